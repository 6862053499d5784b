"""The part of a recording that one walk sees: a run from one state to where that state's function is left.

A whole recording is the span of its first state. Knows columns; neither actions nor text.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from ndb.trace.state import Event, Exit, Recording
from ndb.tree.search import first_where, ints, last_where

CALL, EXPRESSION, RETURN = int(Event.CALL), int(Event.EXPRESSION), int(Event.RETURN)


class Levels(Protocol):
    """What it takes to know where a call ends."""

    @property
    def events(self) -> Sequence[int]: ...

    @property
    def depths(self) -> Sequence[int]: ...


@dataclass(frozen=True)
class Span:
    """The states [start, stop) of a recording: a walk's world."""

    recording: Recording
    start: int
    stop: int

    @cached_property
    def exit(self) -> Exit:
        """How this span ends: as the run does, or, cut out of a longer run, as its function does."""
        if self.stop == len(self.recording):
            return self.recording.exit
        last = last_where(self._is_state, self.start, self.stop)
        return Exit.NORMAL if self.recording.events[last] == RETURN else Exit.ERROR

    def _is_state(self, start: int, stop: int):  # type: ignore[no-untyped-def]
        return ints(self.recording.events, start, stop) < EXPRESSION


def span_from(recording: Recording, start: int = 0) -> Span:
    """From `start`, a call or line state, to the end of the activation it belongs to."""
    return Span(recording, start, activation_end(recording, start, len(recording)))


def activation_end(recording: Levels, index: int, stop: int) -> int:
    """The first state after `index` that belongs neither to its activation nor to what that calls; `stop` if none
    does."""
    depth = recording.depths[index]

    def left(a: int, b: int):  # type: ignore[no-untyped-def]
        depths = ints(recording.depths, a, b)
        return (depths < depth) | ((depths == depth) & (ints(recording.events, a, b) == CALL))

    return first_where(left, index + 1, stop)
