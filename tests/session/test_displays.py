"""Watched expressions tell what is new, once."""

import pytest

from ndb.errors import BadAction
from ndb.session.displays import Display, Displays


def watching() -> tuple[dict[str, str], Displays]:
    known = {"x": "1", "y": "2"}

    def evaluate(expression: str) -> str:
        if expression not in known:
            raise BadAction(f"no {expression}")
        return known[expression]

    return known, Displays(evaluate)


def test_an_added_one_has_its_value_at_once() -> None:
    _, displays = watching()
    assert displays.add("x") == "1" and displays.add("z") == "<no z>"
    assert list(displays) == [("x", "1"), ("z", "<no z>")] and displays.update() == []


def test_only_what_is_new_is_told_and_only_once() -> None:
    known, displays = watching()
    displays.add("x")
    displays.add("y")
    known["y"] = "3"
    assert displays.update() == [Display("y", "2", "3")]
    assert displays.update() == [] and list(displays) == [("x", "1"), ("y", "3")]


def test_a_value_that_goes_away_is_news_too() -> None:
    known, displays = watching()
    displays.add("x")
    del known["x"]
    assert displays.update() == [Display("x", "1", "<no x>")]


def test_removed_ones_are_gone() -> None:
    _, displays = watching()
    displays.add("x")
    displays.add("y")
    displays.remove("x")
    assert [expression for expression, _ in displays] == ["y"]
    with pytest.raises(BadAction, match="'x' is not displayed"):
        displays.remove("x")
    displays.clear()
    assert list(displays) == []
