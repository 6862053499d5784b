"""What the lines of a function did when they last ran, and what happened inside the line that runs.

Knows timelines; how it is shown beside the code is a front end's.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ndb.engine.timeline.overview import Ints
from ndb.engine.timeline.sharing import names_bound
from ndb.engine.timeline.timeline import EXPRESSION, LINE, Timeline
from ndb.source.parse import parsed_line
from ndb.trace.state import Event, State
from ndb.tree.search import first_where, last_where

_LOOKED_BACK = 20_000
"""States of the past in which a line's last run is sought."""
_MOST_LINES = 60
_MOST_PARTS = 400


@dataclass(frozen=True, slots=True)
class LastRun:
    """A line that ran, and what its function showed differently after it."""

    line: int
    moment: int
    changed: tuple[tuple[str, str | None], ...]
    """Variables with the values they got; None for one that went away."""
    value: str | None = None
    """What it returned or raised."""


@dataclass(frozen=True, slots=True)
class Part:
    """A sub-expression of a line, and its value."""

    moment: int
    text: str
    value: str
    is_round: bool


def last_runs(timeline: Timeline, moment: int) -> list[LastRun]:
    """For each line of the function that runs at `moment`: what it did when it last ran, nearest first."""
    recording = timeline.recording
    if not 0 <= moment < len(recording):
        return []
    begin, frame = max(moment - _LOOKED_BACK, 0), recording.frames[moment]
    mask = (recording.frames[begin : moment + 1] == frame) & (recording.events[begin : moment + 1] < EXPRESSION)
    own = np.flatnonzero(mask) + begin
    done = own[:-1] if recording.events[own[-1]] == LINE else own  # a line that is about to run has run before, or not
    _, latest = np.unique(np.asarray(recording.lines)[done][::-1], return_index=True)
    positions = np.sort(len(done) - 1 - latest)[::-1][:_MOST_LINES]
    return [run for at in positions.tolist() if (run := _run(timeline, own, at)) is not None]


def _run(timeline: Timeline, own: Ints, at: int) -> LastRun | None:
    state = timeline.state(int(own[at]))
    if state.event is Event.CALL:
        return LastRun(state.line, int(own[at]), tuple(state.locals.items()))
    if state.event is not Event.LINE:
        return LastRun(state.line, int(own[at]), (), state.value)
    if at + 1 >= len(own):
        return None
    after = timeline.state(int(own[at + 1]))
    return LastRun(state.line, int(own[at]), tuple(_changes(state, after)))


def _changes(before: State, after: State) -> Iterator[tuple[str, str | None]]:
    """What the function shows differently after a line, and what the line gave a value, be it the same as before."""
    tree = parsed_line(before.source)
    bound = set(names_bound(tree)) if tree is not None else set()
    for name, text in after.locals.items():
        if name in bound or before.locals.get(name) != text:
            yield name, text
    if after.event is Event.LINE:
        yield from ((name, None) for name in before.locals if name not in after.locals)


def parts_of_line(timeline: Timeline, moment: int) -> list[Part]:
    """The sub-expressions of the line that runs at `moment`, in order, as far as they are known."""
    recording = timeline.recording
    if not 0 <= moment < len(recording):
        return []
    frame = recording.frames[moment]
    start = last_where(
        lambda a, b: (recording.frames[a:b] == frame) & (recording.events[a:b] < EXPRESSION), 0, moment + 1
    )
    end = first_where(
        lambda a, b: (recording.frames[a:b] == frame) & (recording.events[a:b] < EXPRESSION), start + 1, len(recording)
    )
    return list(_parts(timeline, start + 1, min(end, start + 1 + _LOOKED_BACK), frame, recording.depths[start] + 1))


def _parts(timeline: Timeline, start: int, stop: int, frame: int, below: int) -> Iterator[Part]:
    """The parts of this frame, and the rounds of generator expressions that it draws from: those are frames below."""
    recording = timeline.recording
    events = recording.events[start:stop]
    drawn = [number for number, scope in enumerate(recording.scopes) if scope.name.endswith("<genexpr>")]
    is_drawn = (recording.depths[start:stop] == below) & np.isin(recording.scope_numbers[start:stop], drawn)
    is_part = (events >= EXPRESSION) & (events != Event.INSTRUCTION)
    mask = is_part & ((recording.frames[start:stop] == frame) | is_drawn)
    for offset in np.flatnonzero(mask)[:_MOST_PARTS].tolist():
        state = timeline.state(start + offset)
        yield Part(start + offset, state.source, state.value or "", state.event is Event.ROUND)
