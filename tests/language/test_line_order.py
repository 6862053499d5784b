"""Which line comes next in statements of several lines, behind exceptions and on the way out of a `with`."""

from itertools import pairwise

import pytest
from library_calls import TOKENIZER
from test_outcome import asked, walk

from ndb.language.document import Document
from ndb.language.grammar import Grammar
from ndb.language.guide import Guide
from ndb.language.tokens import Sep
from ndb.trace.instructions.line_order import IS_KNOWN, line_orders
from ndb.tree.action import STEP_INSIDE, STEP_INTO

SEVERAL_LINES = """
class Reader:
    def read(self, kind, other=0):
        return kind


def f(x):
    a = {
        'x': x,
        'y': abs(x),
    }
    b = Reader().read(
        kind=x,
        other=a,
    )
    c = (
        b,
        x,
    )
    if (
        b
        and x
    ):
        return [
            c,
            a,
        ]
"""
RAISING = """
from contextlib import contextmanager, suppress


@contextmanager
def held(names):
    names.append(1)
    try:
        yield names
    finally:
        names.pop()


def g(x):
    with suppress(KeyError):
        return {}[x]
    with held([]) as names:
        for each in (1, 2):
            with suppress(ZeroDivisionError):
                return each / x
    return names


def f(x):
    try:
        try:
            y = 1 / x
        except KeyError:
            y = 2
        except ArithmeticError:
            raise
        except (ValueError, TypeError) as error:
            y = error
        else:
            y = 3
        finally:
            z = 4
    except ZeroDivisionError:
        y = 5
    try:
        with held([]) as names:
            raise ValueError(names)
    except ValueError as error:
        z = str(error)
    return y, z, g(x)
"""


def lines_possible(document: Document) -> list[tuple[str, int, str]]:
    """Behind each state with something to choose: its source, how many events could come, and the line that came."""
    guide, found = Guide(Grammar(TOKENIZER, document.code)), list[tuple[str, int, str]]()
    for before, after in pairwise(document.frames):
        cursor = guide.took(before.state, before.action)
        found.append((before.state.source.strip(), len(cursor.allowed()), after.state.source.strip()))
    return found


@pytest.mark.parametrize(
    ("source", "call"), [(SEVERAL_LINES, "f(3)"), (SEVERAL_LINES, "f(0)"), (RAISING, "f(0)"), (RAISING, "f(2)")]
)
def test_the_order_of_lines_never_forbids_what_comes(source: str, call: str) -> None:
    for action, into in ((STEP_INSIDE, True), (STEP_INTO, True), (STEP_INSIDE, False)):
        assert asked(walk(source, call, action, into))


@pytest.mark.skipif(not IS_KNOWN, reason="not known of this version")
def test_lines_of_a_statement_come_in_the_order_in_which_it_is_evaluated() -> None:
    counts = {
        (frame.state.source.strip(), frame.state.sep): count
        for frame, count in asked(walk(SEVERAL_LINES, "f(3)", STEP_INTO))
    }
    asked_for = [counts["'x': x,", Sep.LINE], counts["a = {", Sep.LINE], counts["other=a,", Sep.LINE]]
    assert max(asked_for) <= 1, "not which line, at most whether variables are listed"


@pytest.mark.skipif(not IS_KNOWN, reason="not known of this version")
def test_what_is_raised_in_a_try_comes_to_its_first_handler() -> None:
    document = walk(RAISING, "f(0)", STEP_INTO)
    events = {before: (count, after) for before, count, after in lines_possible(document) if before == "y = 1 / x"}
    assert events == {"y = 1 / x": (2, "except KeyError:")}, "a line, or the run is cut off"


CONDITIONS = """
def is_any(x, *kinds):
    return x in kinds


def split(text):
    return [part for part in text.split(",") if part]


def f(value):
    kind = type(value)
    if is_any(
        kind,
        int,
        type(None),
        object,
    ):
        return split("a,b")
    return (value
            and value[0] == '0'
            and value.isdigit()
            and value != '0')
"""


@pytest.mark.skipif(not IS_KNOWN, reason="not known of this version")
@pytest.mark.parametrize("value", ["'0'", "'01'", "'10'", "''"])
def test_inside_a_statement_of_several_lines_it_is_known_when_the_next_one_is_shown(value: str) -> None:
    document = walk(CONDITIONS, f"f({value})", STEP_INSIDE)
    guide, asked_events = Guide(Grammar(TOKENIZER, document.code), has_workings=True), 0
    lines = [n for n, frame in enumerate(document.frames) if frame.state.source.strip() == "return (value"]
    for number, frame in enumerate(document.frames[:-2]):
        cursor = guide.took(frame.state, frame.action)
        follows = document.frames[number + 1].state.sep
        asked_events += number >= lines[0] and follows is not Sep.RETURN and len(cursor.allowed()) > 1
    assert asked_events <= 1, "neither which part comes next nor whether a line does before it"


def test_classes_that_are_handed_on_are_known_as_arguments() -> None:
    source = (
        "def g(kind, *others):\n    return others\n\n\ndef f(x):\n    kind = type(x)\n    return g(kind, int, object)\n"
    )
    states = asked(walk(source, "f('a')", STEP_INTO, into=True))
    assert [count for frame, count in states if frame.state.source == "def g(kind, *others):"] == [0]


def test_methods_of_texts_are_not_taken_for_functions_of_the_same_name() -> None:
    document = walk(CONDITIONS, "f(3)", STEP_INSIDE, into=True)
    guide = Guide(Grammar(TOKENIZER, document.code), has_workings=True)
    for frame in document.frames:
        guide.saw(frame.state)
        if frame.state.sep is Sep.LINE and "text.split" in frame.state.source:
            assert not guide.calls_own(rounds=True)
        guide.act(frame.action)


@pytest.mark.skipif(not IS_KNOWN, reason="not known of this version")
def test_it_is_known_of_every_file_that_a_text_is_made_of() -> None:
    future = "from __future__ import annotations\ndef f(x):\n    return x\n"
    assert line_orders(future + future, (1, 4)).keys() == {2, 5}
