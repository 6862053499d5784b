"""The first moment ahead, and the last one behind, at which a run is to stop: lines, conditions, functions, exceptions
and what is watched.

Knows timelines; breakpoints are the session's.
"""

from collections.abc import Callable, Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from ndb.engine.protocol import Stops, has_function_name
from ndb.engine.timeline.columns import ArrayRecording, Columns, named_in_payloads
from ndb.engine.timeline.conditions import Condition, Snapshots, condition_of
from ndb.engine.timeline.evaluation import KeptAt
from ndb.engine.timeline.known_values import KnownValues
from ndb.engine.timeline.timeline import CALL, EXCEPTION, LINE, Timeline
from ndb.tree.search import first_where, last_where

Mask = NDArray[np.bool_]
_LOOKED_AT = 4096
"""States whose hits are looked at in one go."""


def seek(timeline: Timeline, moment: int, stops: Stops, end: int) -> int:
    """The first moment after this one and before `end` at which to stop; `end` if there is none."""
    found = first_where(_mask_of(timeline.recording, stops), moment + 1, end)
    found = next(_held(timeline.values, stops, moment + 1, found), found)
    for watch in stops.watches:
        found = next((c.state for c in timeline.through_calls.changes_of(watch, moment + 1, found)), found)
    return found


def seek_back(timeline: Timeline, moment: int, stops: Stops) -> int:
    """The last moment before this one at which to stop; -1 if there is none."""
    found = last_where(_mask_of(timeline.recording, stops), 0, moment)
    found = next(_held(timeline.values, stops, found + 1, moment, backwards=True), found)
    for watch in stops.watches:
        changes = timeline.through_calls.changes_of(watch, found + 1, moment, backwards=True)
        found = next((c.state for c in changes), found)
    return found


def _mask_of(recording: ArrayRecording, stops: Stops) -> Callable[[int, int], Mask]:
    """Whether a run stops at states, whatever their values are."""
    keys = np.array(sorted(_places(recording, stops.lines)), dtype=np.int64)
    scopes = _scopes_of(recording, stops.functions)

    def holds(a: int, b: int) -> Mask:
        events, numbers = recording.events[a:b], recording.scope_numbers[a:b]
        mask = np.zeros(b - a, bool)
        if len(keys):
            at = np.isin((numbers.astype(np.int64) << 32) + recording.lines[a:b], keys)
            mask |= at & ((events == LINE) | (events == CALL))
        if scopes:
            mask |= (events == CALL) & np.isin(numbers, scopes)
        return mask | _raises(recording, a, b) if stops.raised else mask

    return holds


def _places(recording: ArrayRecording, lines: Iterable[tuple[str, int]]) -> Iterator[int]:
    """Scope and line as one number, of every scope that may be meant."""
    for number, scope in enumerate(recording.scopes):
        for file, line in lines:
            if scope.file == file:
                yield (number << 32) + line


def _scopes_of(recording: ArrayRecording, functions: frozenset[str]) -> list[int]:
    scopes = enumerate(recording.scopes)
    return [number for number, scope in scopes if any(has_function_name(scope.name, name) for name in functions)]


def _raises(recording: ArrayRecording, a: int, b: int) -> Mask:
    """Exception states that are not what the function called just before was left by."""
    events, depths = recording.events, recording.depths
    mask: Mask = events[a:b] == EXCEPTION
    for offset in np.flatnonzero(mask):
        at = a + int(offset)
        mask[offset] = at == 0 or not (events[at - 1] == EXCEPTION and depths[at - 1] > depths[at])
    return mask


def _held(values: KnownValues, stops: Stops, start: int, stop: int, backwards: bool = False) -> Iterator[int]:
    """Moments in [start, stop) at which a condition holds, nearest first: only hits of its line are looked at."""
    if not stops.conditions:
        return
    wanted: dict[int, list[Condition]] = {}
    for file, line, expression in stops.conditions:
        for key in _places(values.recording, [(file, line)]):
            wanted.setdefault(key, []).append(condition_of(expression))
    lines = frozenset((file, line) for file, line, _ in stops.conditions)
    at_lines = _mask_of(values.recording, Stops(lines=lines))
    pieces = range(start // _LOOKED_AT, (stop - 1) // _LOOKED_AT + 1)
    for piece in reversed(pieces) if backwards else pieces:
        first, last = max(start, piece * _LOOKED_AT), min(stop, (piece + 1) * _LOOKED_AT)
        hits = (np.flatnonzero(at_lines(first, last)) + first).tolist()
        yield from _held_of(values, wanted, hits, backwards)


def _held_of(
    values: KnownValues, wanted: dict[int, list[Condition]], hits: list[int], backwards: bool
) -> Iterator[int]:
    if not hits:
        return
    recording = values.recording
    keys = ((recording.scope_numbers[hits].astype(np.int64) << 32) + recording.lines[hits]).tolist()
    conditions = {condition for key in set(keys) for condition in wanted[key]}
    known = {condition: _named(recording, condition, hits) for condition in conditions}
    for number in reversed(range(len(hits))) if backwards else range(len(hits)):
        moment = hits[number]
        if any(_holds(values, condition, known[condition][number], moment) for condition in wanted[keys[number]]):
            yield moment


def _holds(values: KnownValues, condition: Condition, snapshots: Snapshots | None, moment: int) -> bool:
    return condition.holds(snapshots, lambda: values.state(moment).locals, KeptAt(values, moment))


def _named(recording: ArrayRecording, condition: Condition, moments: list[int]) -> list[Snapshots] | list[None]:
    """The snapshots that a condition asks for; of a recording that keeps texts instead, nothing."""
    if not recording.has_snapshots:
        return [None] * len(moments)
    if isinstance(recording, Columns):
        return recording.named(moments, condition.words)
    return named_in_payloads(recording, moments, condition.words)
