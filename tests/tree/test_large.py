"""Trees of a million states, from columns alone: no recursion, right answers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import pytest
from numpy.typing import NDArray

from ndb.trace.state import Event, Exit, Scope, State
from ndb.tree.action import (
    CONTINUE,
    INV_STEP_CALL,
    INV_STEP_INTO,
    INV_STEP_OVER,
    STEP_INTO,
    STEP_OVER,
    STEP_RETURN,
    breakpoint_at,
)
from ndb.tree.forward import ForwardTree
from ndb.tree.inverse import InverseTree, Node
from ndb.tree.span import span_from

SOURCE = "def f(n):\n    work()\n    return f(n - 1)\n"
DEPTH = 333_333
Column = NDArray[np.int64]


@dataclass(frozen=True)
class Synthetic:
    """A recording that is nothing but columns."""

    events: Sequence[int]
    depths: Sequence[int]
    lines: Sequence[int]
    frames: Sequence[int]
    exit: Exit = Exit.NORMAL

    sources: Mapping[str, str] = None  # type: ignore[assignment]
    scopes: Sequence[Scope] = (Scope("f.py", "f", 1),)

    def __post_init__(self) -> None:
        object.__setattr__(self, "sources", {"f.py": SOURCE})

    @property
    def scope_numbers(self) -> Sequence[int]:
        return np.zeros(len(self), dtype=np.int64)  # type: ignore[return-value]

    def __len__(self) -> int:
        return len(self.events)

    def state(self, index: int) -> State:
        event = Event(self.events[index])
        return State(event, self.source_of(index), {}, None, self.lines[index], self.depths[index], self.frames[index])

    def source_of(self, index: int) -> str:
        return SOURCE.split("\n")[self.lines[index] - 1]


def columns(*parts: Column) -> Column:
    return np.concatenate(parts)


def deep() -> Synthetic:
    """A function that calls itself DEPTH times and returns as often: call and line down, return up."""
    levels = np.arange(DEPTH)
    ones = np.ones(DEPTH, dtype=np.int64)
    down = np.column_stack([ones * Event.CALL, ones * Event.LINE]).ravel()
    events = columns(down, ones * Event.RETURN)
    depths = columns(np.repeat(levels, 2), levels[::-1])
    lines = columns(np.tile([1, 3], DEPTH), ones * 3)
    return Synthetic(events, depths, lines, depths)  # type: ignore[arg-type]


def wide() -> Synthetic:
    """One line that makes a third of a million calls, one after the other, of three states each."""
    ones = np.ones(DEPTH, dtype=np.int64)
    first, last = np.array([Event.CALL, Event.LINE]), np.array([Event.RETURN])
    events = columns(first, np.tile([Event.CALL, Event.LINE, Event.RETURN], DEPTH), last)
    depths = columns(np.array([0, 0]), np.repeat(ones, 3), np.array([0]))
    lines = columns(np.array([1, 3]), np.tile([1, 2, 2], DEPTH), np.array([3]))
    frames = columns(np.array([0, 0]), np.repeat(np.arange(1, DEPTH + 1), 3), np.array([0]))
    return Synthetic(events, depths, lines, frames)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def recursion() -> Synthetic:
    return deep()


@pytest.fixture(scope="module")
def loop() -> Synthetic:
    return wide()


def test_jumps_span_a_recursion_of_a_third_of_a_million_levels(recursion: Synthetic) -> None:
    tree, last = ForwardTree(span_from(recursion)), len(recursion) - 1
    assert len(recursion) == 999_999
    assert tree.target(0, STEP_RETURN) == last
    assert tree.target(1, STEP_OVER) == last
    assert tree.target(2 * 1000, STEP_RETURN) == last - 1000
    assert tree.target(2 * DEPTH - 1, STEP_INTO) == 2 * DEPTH
    assert tree.target(0, CONTINUE) == len(recursion)


def test_backwards_through_it_too(recursion: Synthetic) -> None:
    tree, last = InverseTree(span_from(recursion)), len(recursion) - 1
    assert tree.first == Node(last)
    assert tree.target(Node(last), INV_STEP_INTO) == Node(1, before_calls=True)
    assert tree.target(Node(1, before_calls=True), INV_STEP_INTO) == Node(last - 1)
    assert tree.target(Node(last - 7), INV_STEP_CALL) == Node(14)
    assert tree.target(Node(last), INV_STEP_OVER) == Node(1, before_calls=True)


def test_a_line_with_a_third_of_a_million_calls_is_stepped_over_at_once(loop: Synthetic) -> None:
    tree, last = ForwardTree(span_from(loop)), len(loop) - 1
    assert tree.target(1, STEP_OVER) == last
    assert tree.target(2, STEP_RETURN) == 4
    assert tree.target(4, STEP_OVER) == 5
    assert tree.target(4, breakpoint_at("    work()")) == 6
    assert tree.target(last - 3, breakpoint_at("    work()")) == last - 2
    assert tree.target(last - 2, breakpoint_at("    work()")) == len(loop)


def test_and_backwards(loop: Synthetic) -> None:
    tree, last = InverseTree(span_from(loop)), len(loop) - 1
    assert tree.target(Node(last), INV_STEP_INTO) == Node(1, before_calls=True)
    assert tree.target(Node(1, before_calls=True), INV_STEP_INTO) == Node(last - 1)
    assert tree.target(Node(last - 1), INV_STEP_CALL) == Node(last - 3)
    assert tree.target(Node(last - 3), INV_STEP_INTO) == Node(last - 4)


def test_spans_of_single_calls_are_found_in_the_middle(loop: Synthetic) -> None:
    span = span_from(loop, 2 + 3 * 150_000)
    assert (span.stop - span.start, span.exit) == (3, Exit.NORMAL)
