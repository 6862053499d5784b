"""The parts of the search by themselves: texts for patterns, distances, places, changes, shrinking, directions."""

import ast
import re
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ndb.inverse.question import Raises, Reaches, openings_from
from ndb.inverse.search.approach import Approach, target_lines
from ndb.inverse.search.candidate import Json, New, Piece, places, replaced, size, text_of, values_of
from ndb.inverse.search.candidate_runs import Note, Runner
from ndb.inverse.search.direct import Director
from ndb.inverse.search.draw import Generator, Pool, fits
from ndb.inverse.search.nearness import differing, distance, numbers_in
from ndb.inverse.search.regex_text import matching_text
from ndb.inverse.search.search_answers import missed_by
from ndb.inverse.search.search_inputs import Budget, InputSearch
from ndb.inverse.search.shrink import shrunk, weight
from ndb.inverse.search.vary import Mutator
from ndb.predict.subject import subject_of
from ndb.source.functions import top_functions
from ndb.source.read_shapes import Inputs, inputs_of
from ndb.source.shape import Shape

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-1000, 1000) | st.floats(-10, 10) | st.text(max_size=6),
    lambda parts: (
        st.lists(parts, max_size=4) | st.dictionaries(st.text(max_size=3), parts, max_size=3) | st.tuples(parts)
    ),
    max_leaves=8,
)


@pytest.mark.parametrize(
    "pattern",
    [
        r"^(?P<level>[A-Z]+)\s+\[(?P<service>[\w-]+)\]\s+(?P<message>.*)$", r"\d{4}-\d\d-\d\d", r"(a|bc)+?d{2,3}",
        r"(\w+):(\S+)|(\S+)", r"[^,;]+,\s*(?:x|y)?$", r"(['\"])(.*?)\1", r"-?\d+(?:[.,]\d+)?\s*(?:kg|g)",
        r"(?i)hello\b", r"\\(\w+)\{([^{}]*)\}",
    ],
)  # fmt: skip
def test_texts_for_a_pattern_match_it(pattern: str) -> None:
    dice = Random(3)
    drawn = [matching_text(pattern, dice) for _ in range(20)]
    made = [text for text in drawn if text is not None]
    assert len(made) >= 15 and all(re.search(pattern, text) for text in made)


def test_groups_are_filled_with_words_that_fit_them() -> None:
    words = {"service": ["billing"], "level": ["not fitting", "WARN"]}
    texts = [
        matching_text(r"(?P<level>[A-Z]+) \[(?P<service>\w+)\]", Random(n), lambda g: words.get(str(g), []))
        for n in range(20)
    ]
    assert "WARN [billing]" in texts
    assert matching_text("(unclosed", Random(0)) is None


@given(PLAIN, PLAIN)
@settings(max_examples=60)
def test_a_distance_is_zero_for_equal_values_only_and_never_negative(one: Any, other: Any) -> None:
    assert distance(one, one) == 0 <= distance(one, other)
    if type(one) is type(other) and one != other and one == one and other == other:
        assert distance(one, other) > 0


def test_nearer_is_smaller() -> None:
    assert distance([1, 2, 3], [1, 2, 4]) < distance([1, 9, 9], [1, 2, 4]) < distance("x", [1, 2, 4])
    assert distance("a with 45", "a with 44") < distance("nobody", "a with 44")
    assert distance({"a": 1}, {"a": 2}) < distance({}, {"a": 2})
    assert list(differing(("ann", {"n": 3}), ("bob", {"n": 4}))) == [("ann", "bob"), ("ann", "bob"), (3, 4)]
    assert numbers_in({"a": "1,200.50 EUR", "b": [7, True]}) == {("a", "text", 0): 1200.5, ("b", 0): 7}


@given(PLAIN)
@settings(max_examples=60)
def test_a_part_that_is_put_back_changes_nothing(value: Any) -> None:
    for path, _, _ in places({"x": value}, {}):
        assert replaced({"x": value}, path, lambda part: part) == {"x": value}


def test_places_go_into_texts_as_the_code_takes_them_apart() -> None:
    shape = Shape()
    shape.read_as("lines").of.items().read_as("split", ",")
    values = {"x": "a,b\nc,d"}
    found = {path: value for path, value, _ in places(values, {"x": shape})}
    path = ("x", Piece("\n", 1), Piece(",", 0))
    assert found[path] == "c" and replaced(values, path, str.upper) == {"x": "a,b\nC,d"}
    coded = Shape()
    coded.read_as("json")
    assert replaced({"x": '{"a": [1]}'}, ("x", Json(), "a", 0), lambda _: 7) == {"x": '{"a": [7]}'}
    assert {("x", Json(), "a"): [1]}.items() <= {p: v for p, v, _ in places({"x": '{"a": [1]}'}, {"x": coded})}.items()


@pytest.mark.parametrize("text", ["1, 'a'", "1, b=[2]", "1, 'a', k={'x': None}", "a=1, b=Row(1)", "1, 2, 3, 4, more=5"])
def test_arguments_become_values_and_text_again(text: str) -> None:
    [node] = ast.parse("def f(a, b=2, *rest, k=None, **kw): pass").body
    assert isinstance(node, ast.FunctionDef)
    values = values_of(node.args, text)
    assert values is not None
    assert values_of(node.args, text_of(node.args, values)) == values
    assert repr(New("Row", (1,), (("k", "v"),))) == "Row(1, k='v')" and size([1, "ab"]) == 7


def inputs(source: str) -> Inputs:
    return inputs_of(source, top_functions(source)[-1])


RECORDS = """def f(rows: list, limit=3):
    return [r['name'].upper() for r in rows if r['size'] > limit and r.get('kind') == 'x']
"""


def test_what_is_drawn_has_the_shape_that_the_code_says() -> None:
    known, dice = inputs(RECORDS), Random(5)
    generator = Generator(known, Pool(known, [["BOB"]], dice), dice)
    drawn = [generator.arguments(["rows"])["rows"] for _ in range(60)]
    rows = [row for each in drawn for row in each]
    assert rows and sum(isinstance(r, dict) and {"name", "size"} <= r.keys() for r in rows) > 0.8 * len(rows)
    assert "BOB" in {r.get("name") for r in rows if isinstance(r, dict)}
    assert fits([{}], known.parameters["rows"]) and not fits("text", known.parameters["rows"])


def test_a_text_whose_letters_are_read_as_numbers_is_drawn_of_digits() -> None:
    known, dice = inputs("def f(code, names):\n    return sum(int(d) for d in code), names[code]\n"), Random(3)
    generator = Generator(known, Pool(known, [], dice), dice)
    drawn = [generator.arguments(["code", "names"])["code"] for _ in range(100)]
    assert sum(isinstance(code, str) and code.isdigit() for code in drawn) > 50


FEED = """import xml.etree.ElementTree as ET


def f(text):
    channel = ET.fromstring(text).find("channel")
    days = [int(item.findtext("day")) for item in channel.findall("./item") if item.get("kind") == "new"]
    return days, [child.tag == "link" for child in channel]
"""


def test_xml_is_drawn_with_the_elements_that_the_code_reads() -> None:
    known, dice = inputs(FEED), Random(2)
    generator = Generator(known, Pool(known, [], dice), dice)
    drawn = [generator.arguments(["text"])["text"] for _ in range(300)]
    trees = [ElementTree.fromstring(text) for text in drawn if text.startswith("<") and text.endswith(">")]
    days = [day.text or "" for tree in trees for day in tree.iterfind("channel/item/day")]
    assert len(trees) > 200 and sum(day.lstrip("-").isdigit() for day in days) > 0.7 * len(days) > 50
    assert any(tree.find("channel/item[@kind='new']") is not None for tree in trees)
    assert any(tree.find("channel/link") is not None for tree in trees)


def test_changes_keep_required_arguments_and_come_to_something_else() -> None:
    known, dice = inputs(RECORDS), Random(1)
    mutator = Mutator(Generator(known, Pool(known, [], dice), dice), known.parameters, ["limit"], dice, 0.1)
    values = {"rows": [{"name": "ann", "size": 4, "kind": "x"}]}
    made = [mutator.mutated(values) for _ in range(50)]
    assert all("rows" in each for each in made) and sum(each != values for each in made) > 40
    assert values == {"rows": [{"name": "ann", "size": 4, "kind": "x"}]}, "what is changed is a copy"
    assert {bump.before for bump in mutator.bumps(values)} == {4}


@pytest.mark.parametrize(
    ("note", "expected"),
    [
        (Note(0, "Gt", 4, 9, False), {"rows": [{"name": "ann", "size": 10, "kind": "x"}]}),
        (Note(0, "Eq", "x", "y", False), {"rows": [{"name": "ann", "size": 4, "kind": "y"}]}),
        (
            Note(0, "item", "age", ["name", "size", "kind"], False),
            {"rows": [{"name": "ann", "size": 4, "kind": "x", "age": "ann"}]},
        ),
        (Note(0, "NotEq", 3, 5, True), {"rows": [{"name": "annan", "size": 4, "kind": "x"}]}),
        (Note(0, "startswith", "ann", "Dr. ", False), {"rows": [{"name": "Dr. ann", "size": 4, "kind": "x"}]}),
    ],
)
def test_operands_are_put_where_the_others_came_from(note: Note, expected: dict[str, Any]) -> None:
    known, dice = inputs(RECORDS), Random(1)
    director = Director(Generator(known, Pool(known, [], dice), dice), known.parameters, dice)
    made = [
        each for _ in range(10) for each in director.follow({"rows": [{"name": "ann", "size": 4, "kind": "x"}]}, [note])
    ]
    assert expected in made


def test_what_is_shrunk_still_holds_and_is_smaller() -> None:
    def holds(steps: Any) -> list[bool]:
        return [
            isinstance(step.get("x"), list) and sum(v for v in step["x"] if isinstance(v, int)) >= 10 for step in steps
        ]

    start = {"x": [3, 50, "text", 7, 1], "y": {"a": 1}}
    small = shrunk(start, ["x"], {}, holds)
    assert small == {"x": [10]} and weight(small) < weight(start)


def test_runs_are_measured_by_the_lines_that_are_missing() -> None:
    source = (
        "class Own(ValueError):\n    pass\n\ndef g(x):\n    if x > 3:\n        raise Own(x)\n\n"
        "def f(x):\n    if x:\n        g(x)\n    return x\n"
    )
    subject = subject_of(source, "f")
    assert target_lines(subject, Raises("ValueError")) == {6} and target_lines(subject, Reaches(10)) == {10}
    approach = Approach(subject, Raises("Own"))
    assert approach.away[10] < approach.away[9] and 6 in approach.away


LOCKED = """
def unlock(kind, code):
    weight = len(kind)
    if code.encode().hex() == "00ff00ff00ff":
        return weight
    return None
"""


def test_where_the_nearest_run_went_wrong_is_told_with_its_variables() -> None:
    subject = subject_of(LOCKED, "unlock")
    with Runner(LOCKED, "unlock", Reaches(5)) as runner:
        search = InputSearch(subject, Reaches(5), runner)
        search.add(["'door', 'x'"])
        assert search.go(Budget(600.0, 1)) == []
        missed = missed_by(search)
        assert missed is not None and (missed.line, missed.wanted) == (4, 5)
        assert {"kind", "code", "weight"} == set(missed.variables)
        assert runner.run(["'a', 'b'"])[0].value == "None", "the question is asked again"
    [shown] = openings_from(subject, missed.line, missed.wanted, missed.variables)
    assert set(shown.locals) == {"kind", "weight"} and shown.source.strip() == "return weight" and shown.partial


USES = """
import re

def f(pattern, text, keep, node, tail):
    if re.search(pattern, text) and keep(text):
        return node.next.name
    return text[1:] if text.endswith(tail) else None
"""


def test_uses_say_what_patterns_functions_objects_and_texts_are() -> None:
    inputs = inputs_of(USES, subject_of(USES, "f").node)
    shapes = inputs.parameters
    kinds = {name: shape.kind for name, shape in shapes.items()}
    assert kinds == {"pattern": "str", "text": "str", "keep": "callable", "node": "object", "tail": "str"}
    assert [read.kind for read in shapes["pattern"].formats] == ["pattern"]
    made = Generator(inputs, Pool(inputs, [], Random(0)), Random(0)).of_kind("object", shapes["node"], 0)
    assert isinstance(made, New) and [name for name, _ in made.named] == ["next"]
