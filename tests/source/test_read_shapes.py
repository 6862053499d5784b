"""What code says about its inputs: shapes read from annotations, defaults, docstrings and use."""

import ast

import pytest

from ndb.source.functions import top_functions
from ndb.source.read_shapes import Inputs, inputs_of
from ndb.source.shape import Shape


def read(source: str, name: str | None = None) -> Inputs:
    functions = top_functions(source)
    return inputs_of(source, next(each for each in functions if name in (None, each.name)))


def shape(body: str, head: str = "x", before: str = "") -> Shape:
    lines = "\n".join(f"    {line}" for line in body.split("\n"))
    return read(f"{before}def f({head}):\n{lines}\n", "f").parameters["x"]


@pytest.mark.parametrize(
    ("head", "kind"),
    [
        ("x: int", "int"), ("x: 'list[str]'", "list"), ("x: dict[str, int] | None", "dict"), ("x=1.5", "float"),
        ("x='a'", "str"),
        ("x: tuple[int, str]", "tuple"), ("x: Optional[str] = None", "str"), ("x", None), ("x=None", "NoneType"),
    ],
)  # fmt: skip
def test_annotations_and_defaults_say_the_kind(head: str, kind: str | None) -> None:
    assert shape("pass", head).kind == kind


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("return x['a']", "dict"), ("return x.get('a')", "dict"), ("for a, b in x.items(): pass", "dict"),
        ("x.append(1)", "list"), ("for y in x: pass", "list"), ("a, b = x", "tuple"), ("return x.strip()", "str"),
        ("return x + 1", "int"), ("return x == 'a'", "str"), ("return x.year", "date"), ("return 'a' + x", "str"),
        ("return [x[k] for k in x]", "dict"), ("return f'{x:,.2f}'", "int"), ("return {1} & x", "set"),
    ],
)  # fmt: skip
def test_use_says_the_kind(body: str, kind: str) -> None:
    assert shape(body).kind == kind


def test_records_in_a_list_are_read_with_their_keys() -> None:
    found = shape("return sum(r['n'] * 2 for r in x if r.get('on', True) and r['name'].startswith('a'))")
    assert found.kind == "list" and found.item is not None
    record = found.item
    assert (record.kind, list(record.keys), record.optional) == ("dict", ["on", "n", "name"], {"on"}) or set(
        record.keys
    ) == {"n", "on", "name"}
    assert record.keys["name"].kind == "str" and record.keys["on"].kind == "bool" and record.optional == {"on"}


@pytest.mark.parametrize(
    ("body", "kind"),
    [("", "list"), ("seen.get(x)", "str"), ("seen[x]", "str"), ("seen.get(x)\nx.append('1')", "list")],
)
def test_what_is_walked_through_and_looked_up_in_a_dict_is_a_text(body: str, kind: str) -> None:
    found = shape(f"for d in x:\n    int(d)\n{body}", "x, seen")
    assert found.kind == kind


VISITOR = "class Visitor:\n    def __init__(self, age: int, name='ann'):\n        self.age = age\n\n"
MOVE = "@dataclass\nclass Move:\n    size: int\n    to: str = 'a'\n\n"


def test_what_is_taken_apart_by_stars_has_the_parts_that_are_called_for() -> None:
    record = shape("return Visitor(*x).age", before=VISITOR)
    assert record.kind == "tuple" and record.arities == [1, 2]
    assert [record.parts[n].kind for n in (0, 1)] == ["int", "str"]
    for body, before in (("return Visitor(**x).age", VISITOR), ("return g(**x)", "def g(age: int, name=''): pass\n")):
        keys = shape(body, before=before)
        assert keys.kind == "dict" and set(keys.keys) == {"age", "name"} and keys.optional == {"name"}
        assert keys.keys["age"].kind == "int"
    fields = shape("return Move(**x)", before=MOVE)
    assert list(fields.keys) == ["size", "to"] and fields.optional == {"to"}


@pytest.mark.parametrize("asked", ["f'on_{verb}'", "'on_' + verb"])
def test_a_method_that_is_chosen_by_a_name_says_what_the_name_may_be(asked: str) -> None:
    before = (
        "class Board:\n    def on_add(self, n: int): pass\n    def on_drop(self): pass\n    def other(self): pass\n\n"
    )
    found = shape(f"verb, rest = x\ngetattr(Board(), {asked})(*rest)", before=before)
    assert found.parts[0].constants == ["add", "drop"]
    assert found.parts[1].parts[0].kind == "int"


def test_a_text_in_lines_in_pieces_is_read_piece_by_piece() -> None:
    found = shape("for line in x.splitlines():\n    name, _, size = line.partition('=')\n    total = int(size)")
    [lines] = found.formats
    assert lines.kind == "lines" and lines.of.item is not None
    [parts] = lines.of.item.formats
    assert (parts.kind, parts.by) == ("partition", "=") and [f.kind for f in parts.of.parts[2].formats] == ["int"]


def test_a_pattern_is_followed_into_its_groups() -> None:
    before = "import re\nLINE = re.compile(r'(?P<level>[A-Z]+) (\\d+)')\nLEVELS = {'INFO': 1, 'WARN': 2}\n\n"
    found = shape("m = LINE.match(x.strip())\nreturn LEVELS[m['level']], int(m.group(2))", before=before)
    [pattern] = found.formats
    assert pattern.kind == "regex" and pattern.groups["level"].constants == ["INFO", "WARN"]
    assert [f.kind for f in pattern.groups[2].formats] == ["int"]


def test_what_is_handed_to_functions_and_classes_of_the_file_is_followed() -> None:
    before = (
        "from dataclasses import dataclass\nfrom datetime import date\n\n@dataclass\nclass Row:\n    day: str\n"
        "    cost: int\n\n    def when(self):\n        return date.fromisoformat(self.day)\n\n"
        "def total(rows):\n    return sum(r.cost for r in rows)\n\n"
    )
    found = shape("rows = [Row(*r) for r in x]\nreturn total(rows), [r.when() for r in rows]", before=before)
    assert found.kind == "list" and found.item is not None and found.item.kind == "tuple"
    assert [f.kind for f in found.item.parts[0].formats] == ["date"] and found.item.parts[1].kind == "int"
    direct = shape("a, b = x\nrow = Row(a, b)\nreturn row.when()", before=before)
    assert direct.parts[1].kind == "int" and [f.kind for f in direct.parts[0].formats] == ["date"]


def test_recursion_and_objects_that_iterate_over_themselves_come_to_an_end() -> None:
    before = (
        "class Down:\n    def __init__(self, n):\n        self.n = n\n    def __iter__(self):\n        return self\n"
        "    def __next__(self):\n        return self.n\n\n"
    )
    assert shape("return [n + 1 for n in Down(x)]", before=before).kind == "int"
    assert shape("return f(x['left']) + f(x['right'])").kind == "dict"


def test_constants_it_is_compared_with_are_kept_with_tables_and_members() -> None:
    before = "from enum import Enum\nclass Color(Enum):\n    RED = 1\n    BLUE = 2\nPRICES = {'tea': 2, 'mate': 3}\n\n"
    assert shape("return PRICES[x]", before=before).constants == ["tea", "mate"]
    assert shape("return Color[x]", before=before).constants == ["RED", "BLUE"]
    assert shape("if x in ('on', 'off'):\n    return x == 'auto'").constants == ["on", "off", "auto"]
    assert shape(
        "match x:\n    case 'a' | 'b':\n        return 1\n    case {'kind': k}:\n        return k"
    ).keys.keys() == {"kind"}


def test_words_numbers_and_examples_are_taken_from_code_comments_and_docstrings() -> None:
    found = read(
        'def f(x):\n    """Tickets such as \'4 latte +oat\'.\n\n    >>> f("a", 2)\n    3\n    """\n'
        '    # or "tea"\n    return x == "mate" or x > 17\n'
    )
    assert {"4 latte +oat", "tea", "mate"} <= set(found.words) and found.numbers == (17,)
    assert found.examples == ("'a', 2",)


def test_every_program_of_the_project_can_be_read() -> None:
    source = ast.unparse(
        ast.parse("def f(*rows, key=lambda r: r['a'], **more):\n    return sorted(rows, key=key), more.get('b', [])")
    )
    found = read(source).parameters
    assert found["rows"].kind == "tuple" and found["more"].kind == "dict" and "b" in found["more"].keys
