"""Which line comes next in statements of several lines, behind exceptions and on the way out of a `with`."""

from itertools import pairwise

import pytest
from library_calls import TOKENIZER
from test_outcome import asked, walk

from ndb.language.document import Document
from ndb.language.grammar import Grammar
from ndb.language.guide import Guide
from ndb.language.tokens import Sep
from ndb.trace.instructions.line_order import IS_KNOWN
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
