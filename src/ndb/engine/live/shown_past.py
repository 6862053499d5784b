"""What the states of a running program show, stretch by stretch as it reported them.

A long stretch stays as it came, only what changed, and is unfolded when somebody looks at it; short ones, one for every
step of a person, are put together as whole payloads. Knows the tape's payloads; nothing of states or processes.
"""

from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, Final

import numpy as np

from ndb.engine.timeline.columns import ToldChanges
from ndb.trace.values.unfold import Stretch, Whole, open_stretch

_SHORT: Final = 256
"""States of a stretch that is unfolded at once."""
_LONG_WHOLE: Final = 4096
_OPEN: Final = 8
"""Stretches that stay unfolded."""
_MOST_BYTES: Final = 1 << 40
"""What is in memory need not be refused."""


@dataclass(slots=True)
class _Piece:
    """Some states that lie behind each other."""

    payload: bytes | bytearray
    ends: "array[int]"
    frames: "array[int] | None" = None
    """Of a stretch of changes; None where payloads are whole."""
    skipped: int = 0
    """States at its beginning that are forgotten."""

    def __len__(self) -> int:
        return len(self.ends) - self.skipped

    def opened(self) -> Stretch:
        if self.frames is None:
            return Whole(self.ends, bytes(self.payload))
        return open_stretch(self.frames, self.ends, bytes(self.payload))


@dataclass(slots=True)
class ShownPast:
    """Payloads of states, by their moments."""

    _pieces: list[_Piece] = field(default_factory=list)
    _starts: list[int] = field(default_factory=list)
    """The first moment of every piece."""
    _open: dict[int, Stretch] = field(default_factory=dict)
    size: int = 0
    """Bytes that it takes."""

    def copy(self) -> "ShownPast":
        pieces = [_Piece(bytes(p.payload), p.ends[:], p.frames, p.skipped) for p in self._pieces]
        return ShownPast(pieces, list(self._starts), size=self.size)

    def append(self, start: int, frames: "array[int]", sizes: Sequence[int], payload: bytes) -> None:
        """A stretch of changes, which begins at a moment."""
        ends = array("I", accumulate(sizes))
        if len(frames) >= _SHORT:
            self._add(_Piece(payload, ends, frames), start)
            return
        whole, bounds = open_stretch(frames, ends, payload).payloads(0, len(frames), _MOST_BYTES)
        self._append_whole(start, whole, array("q", bounds))

    def _append_whole(self, start: int, payload: bytes, ends: Sequence[int]) -> None:
        last = self._pieces[-1] if self._pieces else None
        if last is None or last.frames is not None or len(last) >= _LONG_WHOLE:
            return self._add(_Piece(bytearray(payload), array("I", ends)), start)
        if not isinstance(last.payload, bytearray):
            last.payload = bytearray(last.payload)
        before = len(last.payload)
        last.payload += payload
        last.ends.extend(before + end for end in ends)
        self.size += len(payload) + 4 * len(ends)
        return None

    def _add(self, piece: _Piece, start: int) -> None:
        self._pieces.append(piece)
        self._starts.append(start)
        self.size += len(piece.payload) + 4 * len(piece.ends) * (1 if piece.frames is None else 2)

    # What is asked

    def payload(self, moment: int) -> bytes:
        """What one state shows."""
        number = bisect_right(self._starts, moment) - 1
        row = moment - self._starts[number] + self._pieces[number].skipped
        return self._part(number, row, row + 1)[0]

    def payloads(self, start: int, stop: int) -> tuple[bytes, Any]:
        """What some states show, one after the other, and where each ends."""
        parts, ends, size = list[bytes](), [np.empty(0, np.int64)], 0
        for number, first, last in self._between(start, stop):
            data, bounds = self._part(number, first, last)
            parts.append(data)
            ends.append(np.asarray(bounds, np.int64) + size)
            size += len(data)
        return b"".join(parts), np.concatenate(ends)

    def _part(self, number: int, first: int, last: int) -> tuple[bytes, "array[int]"]:
        piece = self._pieces[number]
        if piece.frames is not None:
            data, bounds = self._opened(number).payloads(first, last, _MOST_BYTES)
            return data, array("q", bounds)
        begin = piece.ends[first - 1] if first else 0
        ends = array("q", [end - begin for end in piece.ends[first:last]])
        return bytes(piece.payload[begin : piece.ends[last - 1]]), ends

    def _between(self, start: int, stop: int) -> Iterator[tuple[int, int, int]]:
        """The pieces that some states lie in, and from where to where in them."""
        number = bisect_right(self._starts, start) - 1
        while start < stop and number < len(self._pieces):
            piece, begin = self._pieces[number], self._starts[number]
            end = min(stop, begin + len(piece))
            yield number, start - begin + piece.skipped, end - begin + piece.skipped
            start, number = end, number + 1

    def _opened(self, number: int) -> Stretch:
        found = self._open.get(number)
        if found is None:
            if len(self._open) >= _OPEN:
                self._open.pop(next(iter(self._open)))
            found = self._open[number] = self._pieces[number].opened()
        return found

    def told_changes(self, start: int, stop: int, events: Any, frames: Any) -> Iterator[ToldChanges] | None:
        """What the program itself said has changed in some states; None if it did not for all of them."""
        numbers = [number for number, _, _ in self._between(start, stop)]
        if any(self._pieces[number].frames is None or self._pieces[number].skipped for number in numbers):
            return None
        return (self._told(number, events, frames) for number in numbers)

    def _told(self, number: int, events: Any, frames: Any) -> ToldChanges:
        begin, end = self._starts[number], self._starts[number] + len(self._pieces[number])
        told = self._opened(number).changed(array("I", events[begin:end].tolist()))
        rows, names, values, firsts = (np.frombuffer(part, kind) for part, kind in zip(told, _KINDS, strict=True))
        newest = int(frames[:begin].max(initial=-1))
        return ToldChanges(begin, newest, rows.astype(np.int64) + begin, names, values, firsts.astype(np.int64) + begin)

    # What is forgotten

    def forget(self, kept: Sequence[int], start: int) -> None:
        """Forget the states before `start` but for the ones in `kept`."""
        payload, ends = bytearray(), array("I")
        for moment in kept:
            payload += self.payload(moment)
            ends.append(len(payload))
        pieces, starts = [_Piece(payload, ends)] if kept else [], [0] if kept else []
        for piece, begin in zip(self._pieces, self._starts, strict=True):
            if begin + len(piece) > start:
                piece.skipped += max(start - begin, 0)
                pieces.append(piece)
                starts.append(max(begin, start) - start + len(kept))
        self._pieces, self._starts, self._open, self.size = [], [], {}, 0
        for piece, begin in zip(pieces, starts, strict=True):
            self._add(piece, begin)


_KINDS: Final = ("u4", "u8", "u8", "u4")
