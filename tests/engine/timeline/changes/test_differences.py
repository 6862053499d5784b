"""What differs between two values."""

from typing import Any

import pytest

from ndb.engine.timeline.changes.differences import difference
from ndb.engine.timeline.parts import NOTHING
from ndb.trace.values.nodes import Object, Wrapped


def told(before: Any, after: Any) -> tuple[str, Any, Any]:
    found = difference(before, after)
    return "".join(map(str, found.steps)), found.before, found.after


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ([[0, 0], [0, 0]], [[0, 0], [0, 1]], ("[1][1]", 0, 1)),
        ([1, 2], [1, 2, 3], ("[2]", NOTHING, 3)),
        ([1, 2, 3], [1, 2], ("[2]", 3, NOTHING)),
        ([1, 2], [2, 1], ("", [1, 2], [2, 1])),
        ([1, 2, 3], [2, 3], ("", [1, 2, 3], [2, 3])),
        ({"k": {"x": 1}}, {"k": {"x": 2}}, ("['k']['x']", 1, 2)),
        ({"k": 1}, {"k": 1, "z": 2}, ("['z']", NOTHING, 2)),
        ({1: 1, 2: 2}, {2: 2, 1: 1}, ("", {1: 1, 2: 2}, {2: 2, 1: 1})),
        (1, "1", ("", 1, "1")),
        ([True], [1], ("[0]", True, 1)),
    ],
)
def test_the_smallest_part_that_differs(before: Any, after: Any, said: Any) -> None:
    assert told(before, after) == said


def test_objects_and_what_is_wrapped_are_looked_into() -> None:
    before = Object("A", (("x", 1), ("ring", Wrapped("deque(", [1, 2], ")"))))
    after = Object("A", (("x", 1), ("ring", Wrapped("deque(", [1, 5], ")"))))
    assert told(before, after) == (".ring[1]", 2, 5)
    assert told(before, Object("B", ()))[0] == ""
