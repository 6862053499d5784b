"""What a debugger looks at in a frame: as it is, and without leaving a trace in the program."""

import sys
import weakref
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

import pytest

from ndb.engine.live.inside.in_frame import Condition, evaluated, execute_in, forget_copies, variables_of


class Thing:
    """What can be referred to weakly."""


def looked_at(look: Callable[[FrameType], Any]) -> tuple[bool, list[str]]:
    """Whether something was freed when the program deleted it, and what `locals()` had given it then shows."""
    thing = Thing()
    there = weakref.ref(thing)
    seen: dict[str, Any] = {}
    if sys.version_info < (3, 13):
        seen = locals()
        seen.pop("thing", None)
        seen.pop("seen", None)
    later = 1
    look(sys._getframe())
    del thing
    return there() is None and later == 1, sorted(seen)


LOOKS: dict[str, Callable[[FrameType], Any]] = {
    "all": variables_of,
    "one": lambda frame: variables_of(frame, ["thing"]),
    "evaluated": lambda frame: evaluated("thing is not None and later == 1", frame),
    "with a function inside": lambda frame: evaluated("[later for _ in range(1)]", frame),
    "condition": lambda frame: Condition("thing is None").holds(frame),
}


@pytest.mark.parametrize("way", list(LOOKS))
def test_what_the_program_deletes_is_gone_although_somebody_looked(way: str) -> None:
    nobody = looked_at(lambda frame: None)
    assert looked_at(LOOKS[way]) == nobody
    assert nobody[0]


def test_variables_are_those_of_functions_of_every_kind() -> None:
    outer = "o"

    def inner(argument: int, *rest: int, named: str = "n", **more: int) -> Iterator[dict[str, Any]]:
        mine = outer
        yield dict(variables_of(sys._getframe()))
        cell = argument + 1
        del mine
        yield dict(variables_of(sys._getframe()))
        yield {"cell": (lambda: cell)()}

    steps = inner(1, 2, more=3)
    known = {"argument": 1, "rest": (2,), "named": "n", "more": {"more": 3}, "outer": "o"}
    assert next(steps) == known | {"mine": "o"}
    assert next(steps) == known | {"cell": 2}
    steps.close()


def test_the_body_of_a_module_has_the_names_of_the_module() -> None:
    space: dict[str, Any] = {"variables_of": variables_of, "sys": sys}
    exec("x = 1\nfound = variables_of(sys._getframe())", space)
    assert space["found"]["x"] == 1


def test_what_was_put_into_a_function_by_hand_can_be_asked_for() -> None:
    def function() -> Any:
        frame = sys._getframe()
        execute_in(compile("by_hand = 5", "<ndb>", "exec"), frame)
        return evaluated("by_hand + 1", frame), evaluated("[by_hand for _ in 'a']", frame)

    assert function() == (6, [5])


def test_what_the_program_itself_has_of_its_variables_is_left_alone() -> None:
    def function(is_kept: bool) -> dict[str, Any]:
        kept = locals() if is_kept else {}
        forget_copies(sys._getframe())
        return kept

    assert function(True)["is_kept"] is True
    assert function(False) == {}


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("'here' in locals()", True),
        ("'missing' in locals()", False),
        ("'here' in dir() and 'condition' in vars()", True),
        ("eval('here') == 1", True),
        ("'Thing' in globals()", True),
        ("'Thing' in locals()", False),
    ],
)
def test_a_condition_may_ask_which_variables_there_are(condition: str, holds: bool) -> None:
    here = 1
    assert Condition(condition).holds(sys._getframe()) is holds and here == 1
