"""A run of any length as a picture's worth of numbers: how deep it was, where something happened, which calls are wide
enough to be seen.

Knows the columns of a timeline and how many pixels there are; nothing of colours. What is asked costs by the pixel, not
by the state, once the calls of a run have been put together.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from ndb.engine.protocol import Watch
from ndb.engine.timeline.timeline import CALL, EXCEPTION, EXPRESSION, LINE, Timeline
from ndb.source.printing import printing_lines

Ints = NDArray[np.int64]
MOST_CHANGES = 20_000
"""Changes of a variable that are marked; a picture shows no more."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One call, wide enough to be seen: from its first state to its last."""

    start: int
    end: int
    depth: int
    scope: int


@dataclass(frozen=True, slots=True)
class Stretch:
    """Calls of one depth that are too narrow to be told apart."""

    start: int
    end: int
    depth: int
    calls: int


@dataclass(frozen=True, slots=True)
class _Calls:
    starts: Ints
    ends: Ints
    depths: Ints
    scopes: Ints


class Overview:
    """Pictures of a timeline. One that has grown since is read anew."""

    def __init__(self, timeline: Timeline, other: "Overview | None" = None) -> None:
        """`other`: one whose timeline may be of the same recording; what it knows need not be found out again."""
        self._timeline = timeline
        is_same = other is not None and other._timeline.recording is timeline.recording
        self._known: tuple[int, _Calls] | None = other._known if other is not None and is_same else None

    @property
    def deepest(self) -> int:
        depths = self._timeline.recording.depths
        return int(depths.max()) if len(depths) else 0

    def depths(self, start: int, stop: int, bins: int) -> list[int]:
        """The greatest depth in each of so many equal parts of [start, stop)."""
        if stop <= start:
            return []
        edges = np.unique(np.linspace(start, stop, min(bins, stop - start) + 1).astype(np.int64)[:-1])
        column = np.asarray(self._timeline.recording.depths[:stop], dtype=np.int64)
        found: list[int] = np.maximum.reduceat(column, edges).tolist()
        return found

    # The call tree

    def calls(self, start: int, stop: int, bins: int, top: int, rows: int) -> tuple[list[Bar], list[Stretch]]:
        """The calls of `rows` depths from `top` on that overlap [start, stop): those at least as wide as a bin, and
        the others merged."""
        calls = self._calls()
        seen = (calls.starts < stop) & (calls.ends >= start) & (calls.depths >= top) & (calls.depths < top + rows)
        widths = calls.ends - calls.starts + 1
        is_wide = widths * bins >= stop - start
        wide, narrow = np.flatnonzero(seen & is_wide), np.flatnonzero(seen & ~is_wide)
        columns = (calls.starts, calls.ends, calls.depths, calls.scopes)
        bars = zip(*(column[wide].tolist() for column in columns), strict=True)
        return [Bar(*bar) for bar in bars], list(self._merged(calls, narrow, start, stop, bins))

    def _merged(self, calls: _Calls, narrow: Ints, start: int, stop: int, bins: int) -> Iterable[Stretch]:
        """Neighbours of one depth whose bins touch, as one stretch."""
        if not len(narrow):
            return
        column = (calls.starts[narrow] - start) * bins // max(stop - start, 1)
        order = np.lexsort((column, calls.depths[narrow]))
        chosen, column = narrow[order], column[order]
        depths = calls.depths[chosen]
        breaks = np.flatnonzero((np.diff(column) > 1) | (np.diff(depths) != 0)) + 1
        firsts = np.concatenate([[0], breaks])
        lasts = np.concatenate([breaks, [len(chosen)]]) - 1
        ends = np.maximum.reduceat(calls.ends[chosen], firsts)
        for first, last, end in zip(firsts.tolist(), lasts.tolist(), ends.tolist(), strict=True):
            yield Stretch(int(calls.starts[chosen[first]]), int(end), int(depths[first]), last - first + 1)

    def _calls(self) -> _Calls:
        if self._known is None or self._known[0] != len(self._timeline):
            self._known = len(self._timeline), _calls_of(self._timeline)
        return self._known[1]

    # Where something happened

    def raised(self, start: int, stop: int) -> Ints:
        """Exception states that are not just passed on from the function called before."""
        recording = self._timeline.recording
        events, depths = recording.events[start:stop], recording.depths[start:stop]
        mask = events == EXCEPTION
        mask[1:] &= ~((events[:-1] == EXCEPTION) & (depths[:-1] > depths[1:]))
        return np.flatnonzero(mask) + start

    def printed(self, start: int, stop: int) -> Ints:
        """Line states of lines that call `print`."""
        files = {file: printing_lines(text) for file, text in self._timeline.recording.sources.items()}
        return self.at_lines([(file, line) for file, lines in files.items() for line in lines], start, stop)

    def at_lines(self, places: Iterable[tuple[str, int]], start: int, stop: int) -> Ints:
        """Line and call states of some lines."""
        recording = self._timeline.recording
        wanted = set(places)
        keys = [
            (number << 32) + line for number, scope in enumerate(recording.scopes)
            for file, line in wanted if scope.file == file
        ]  # fmt: skip
        events = recording.events[start:stop]
        at = (recording.scope_numbers[start:stop].astype(np.int64) << 32) + recording.lines[start:stop]
        mask = np.isin(at, np.array(keys, dtype=np.int64)) & ((events == LINE) | (events == CALL))
        return np.flatnonzero(mask) + start

    def changed(self, watch: Watch, start: int, stop: int) -> Ints:
        """Moments at which a variable shows a new value: the first so many of them."""
        found = islice(self._timeline.watches.changes_of(watch, start, stop), MOST_CHANGES)
        return np.fromiter((change.state for change in found), dtype=np.int64)


def thinned(moments: Ints, start: int, stop: int, bins: int) -> list[int]:
    """The first moment of every bin that has one: as many marks as a picture can show."""
    if not len(moments):
        return []
    _, first = np.unique((moments - start) * bins // max(stop - start, 1), return_index=True)
    kept: list[int] = moments[first].tolist()
    return kept


def _calls_of(timeline: Timeline) -> _Calls:
    """All calls. Of the states of one depth, in order, a call begins at its call state and ends before the next one's:
    what is deeper stands between its own states, what is less deep comes after its last."""
    recording = timeline.recording
    depths = np.asarray(recording.depths, dtype=np.int64)
    plain = np.flatnonzero(np.asarray(recording.events) < EXPRESSION)
    if not len(plain):
        empty = np.empty(0, np.int64)
        return _Calls(empty, empty, empty, empty)
    # Depths are small numbers: as such they are sorted in one pass.
    of_depth = depths[plain]
    order = plain[np.argsort(of_depth.astype(np.int16) if of_depth.max() < 1 << 15 else of_depth, kind="stable")]
    level = depths[order]
    begins = np.asarray(recording.events)[order] == CALL
    begins[0] = True
    begins[1:] |= level[1:] != level[:-1]
    firsts = np.flatnonzero(begins)
    lasts = np.concatenate([firsts[1:], [len(order)]]) - 1
    starts, ends = order[firsts], order[lasts]
    scopes = np.asarray(recording.scope_numbers, dtype=np.int64)[starts]
    return _Calls(starts, ends, level[firsts], scopes)
