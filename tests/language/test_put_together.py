"""What follows from what was told just now is not asked for: displays, decisions, entries of tables of functions, what
spread arguments go through."""

import pytest
from test_known_inside import tokens
from test_outcome import asked, walk

from ndb.language.document import Shown
from ndb.language.tokens import Sep
from ndb.language.workings.reader import Reader
from ndb.source.flow import flow_of
from ndb.tree.action import STEP_INSIDE

TABLE = """from enum import Enum


class Lane(Enum):
    OPEN = 1
    SHUT = 2


def up(x):
    return x + 1


class Box:
    def __init__(self, n):
        self.n = n


STEPS = {"up": up, "box": Box}
FIRST = Lane.SHUT


def f(xs, key):
    """


@pytest.mark.parametrize(
    ("line", "expression", "given"),
    [
        ("return [(a, b) for a in xs if (b := a + 1) > 2 and (a, b) != (1, 2)]", "(a, b)", "[1, 4]"),
        ("return [(k, str(n)) for k, (n, m) in xs]", "(k, str(n))", "[('p', (1, 2))]"),
        ("return [[x, x * 2] for x in xs]", "[x, x * 2]", "[1, 2]"),
        ("return [{'n': x, 'm': x * 2} for x in xs]", "{'n': x, 'm': x * 2}", "[1, 2]"),
        ("return len(xs) > 1 and xs[0] > 2", "len(xs) > 1 and xs[0] > 2", "[1, 4]"),
        ("return xs[0] or xs[1] or 7", "xs[0] or xs[1] or 7", "[0, 4]"),
        ("return [a + b for a, b in zip(*xs)]", "for a, b in zip(*xs)", "[[1, 2], [3, 4]]"),
        ("return [a + b for a, b in zip(xs, xs, strict=True)]", "for a, b in zip(xs, xs, strict=True)", "[1, 2]"),
        ("return [i * a for i, a in enumerate(xs, start=3)]", "for i, a in enumerate(xs, start=3)", "[1, 2]"),
        ("return [a for a in zip(*xs)]", "[a for a in zip(*xs)]", "[]"),
        ("return [a for a in xs if a > 5]", "[a for a in xs if a > 5]", "[1, 2]"),
        ("return {a: 1 for a in xs}", "{a: 1 for a in xs}", "[]"),
        ("return sum(1 for a in xs if a)", "1", "[0, 3]"),
        ("return list(zip(xs, xs))", "zip(xs, xs)", "[1, 2]"),
        ("return list(reversed(xs))", "reversed(xs)", "[1, 2]"),
        ("return xs.sort() or xs", "xs.sort()", "[2, 1]"),
        ("return STEPS[key]", "STEPS[key]", "[2, 1]"),
        ("return STEPS[key].__name__", "STEPS[key].__name__", "[2, 1]"),
        ("return FIRST is Lane.OPEN", "FIRST is Lane.OPEN", "[2, 1]"),
    ],
)
def test_what_was_told_just_now_is_not_asked_for(line: str, expression: str, given: str) -> None:
    found = tokens(TABLE + line + "\n", f"f({given}, 'up')")
    assert set(found["EXPRESSION", expression]) == {0}


def test_what_stands_behind_a_comparison_that_does_not_hold_is_not_needed() -> None:
    found = tokens("def f(row, n):\n    return 0 <= n < len(row)\n", "f([1], -2)")
    assert found["EXPRESSION", "0 <= n < len(row)"] == [0]
    assert ("WORKING", "0 <= -2") in found or any(event == "WORKING" for event, _ in found)


def test_keys_of_a_sort_are_worked_out_one_by_one() -> None:
    source = "def f(xs):\n    return sorted(xs, key=lambda x: (-x.count('+'), x.split('+')[0]))\n"
    found = tokens(source, "f(['b+a', 'c', 'a+b'])")
    workings = {text for event, text in found if event == "WORKING"}
    assert {"'b+a'.count('+')", "['b', 'a'][0]"} <= workings or {"'b+a'.split('+')", "['b', 'a'][0]"} <= workings
    assert set(found["EXPRESSION", "sorted(xs, key=lambda x: (-x.count('+'), x.split('+')[0]))"]) == {0}


def test_views_of_dicts_are_parts_of_each_other_or_not() -> None:
    source = "def f(a, b):\n    return a.items() <= b.items()\n"
    workings = {text for event, text in tokens(source, "f({'x': 1, 'y': 2}, {'y': 2})") if event == "WORKING"}
    assert workings == {"{'x': 1, 'y': 2}.items()", "{'y': 2}.items()", "{('x', 1), ('y', 2)} <= {('y', 2)}"}


@pytest.mark.parametrize(
    ("body", "expression"),
    [
        ("row = []\n    return (row, row.append(n))", "(row, row.append(n))"),
        ("return [(n, step(n)) for n in [n]]", "(n, step(n))"),
    ],
)
def test_what_may_have_changed_since_it_was_told_is_asked(body: str, expression: str) -> None:
    source = f"def step(x):\n    return [x]\n\n\ndef f(n):\n    {body}\n"
    assert any(tokens(source, "f(3)").get(("EXPRESSION", expression), [1]))


def test_a_walk_may_begin_at_any_line() -> None:
    code = "def f(xs):\n    return [(b, a) for a in xs if (b := a + 1) > 1]\n"
    reader, line = Reader(code, flow_of(code), has_workings=True), code.splitlines()[1]
    told = [("for a in xs", "1"), ("1 + 1", "2"), ("a + 1", "2"), ("2 > 1", "True"), ("(b := a + 1) > 1", "True")]
    states = [Shown(Sep.LINE, line, locals={"xs": "[1]"})]
    states += [Shown(Sep.WORKING if text[0] in "12" else Sep.EXPRESSION, text, value=value) for text, value in told]
    for state in states:
        reader.saw(state)
        possible = reader.act(STEP_INSIDE)
    assert possible.values["(b, a)"] == "(2, 1)"


@pytest.mark.parametrize(
    ("line", "given"),
    [
        ("xs.sort()", "[1, 'a']"),
        ("xs.sort(key=len)", "[1]"),
        ("{1}.add(xs)", "[]"),
        ("xs.remove(3)", "[]"),
        ("xs.extend(3)", "[]"),
        ("xs.insert('a', 3)", "[]"),
        ("enumerate(3)", "[]"),
        ("zip(xs, 3)", "[]"),
        ("reversed({1})", "[]"),
        ("map(len, 3)", "[]"),
    ],
)
def test_what_may_fail_is_asked_whether_it_does(line: str, given: str) -> None:
    source = f"def f(xs):\n    try:\n        xs = [{line}, 1]\n    except (TypeError, ValueError):\n        return 0\n"
    made = walk(source, f"f({given})", STEP_INSIDE)
    assert any(frame.state.sep is Sep.EXCEPTION for frame in made.frames)
    assert asked(made)  # it says where the truth may not come


def test_what_cannot_fail_is_not_asked() -> None:
    source = "def f(xs):\n    xs.sort()\n    xs.append(4)\n    xs.extend([5])\n    return list(zip(xs, xs))\n"
    found = tokens(source, "f([2, 1])")
    assert [found["EXPRESSION", text] for text in ("xs.sort()", "xs.append(4)", "zip(xs, xs)")] == [[0], [0], [0]]
