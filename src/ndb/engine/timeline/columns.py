"""Recordings whose columns are arrays: what a timeline can ask whole stretches of at once.

Knows how the recordings of files and of memory keep their states; nothing of questions about time.
"""

import struct
from bisect import bisect_left
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, pairwise
from typing import Any, Protocol, runtime_checkable

import numpy as np

from ndb.trace.beside.versions import Heap
from ndb.trace.memory import MemoryRecording
from ndb.trace.state import Exit, Recording, Scope, State
from ndb.trace.tape import ROW
from ndb.trace.tracefile.recorded_file import FileRecording


@dataclass(frozen=True, slots=True)
class ToldChanges:
    """What a recording says has changed in a stretch of it. Columns are arrays."""

    begin: int
    """Its first state."""
    newest: int
    """The largest number of a frame before it; -1 if there is none."""
    states: Any
    names: Any
    """Hashes of the variables' names."""
    values: Any
    """Hashes of what they are now; 0 for what is gone."""
    firsts: Any
    """States that are the first of their frames in this stretch: there everything counts as new."""


@runtime_checkable
class ArrayRecording(Protocol):
    """What a timeline stands on. Columns are arrays of numbers, one for every state."""

    @property
    def sources(self) -> Mapping[str, str]: ...

    @property
    def scopes(self) -> Sequence[Scope]: ...

    @property
    def events(self) -> Any: ...

    @property
    def depths(self) -> Any: ...

    @property
    def lines(self) -> Any: ...

    @property
    def frames(self) -> Any: ...

    @property
    def scope_numbers(self) -> Any: ...

    @property
    def exit(self) -> Exit: ...

    def __len__(self) -> int: ...

    def state(self, index: int) -> State: ...

    def source_of(self, index: int) -> str: ...

    @property
    def unwound(self) -> Collection[int]:
        """Exception states by which their functions were left, where no later state shows it yet."""

    @property
    def has_snapshots(self) -> bool:
        """Whether values are kept as snapshots; as texts else."""

    def payloads(self, start: int, stop: int) -> tuple[bytes, Sequence[int]]:
        """The values of some states, one after the other, and where each state's end."""


@runtime_checkable
class KnowsObjects(Protocol):
    """A recording that knows which variables are one and the same object."""

    def objects(self, index: int) -> Mapping[str, int]:
        """The number of the object that each variable of a state is; empty where that is not known. Plain values have
        none."""

    def first_sight(self, number: int, before: int) -> int | None:
        """The first state up to one at which a variable was an object."""


@runtime_checkable
class ForgetsStates(Protocol):
    """A recording that grows, and may have forgotten states."""

    gaps_before: int
    """Between states before this one others may be missing."""


class Columns:
    """A recording whose columns are arrays, whatever it keeps them in."""

    def __init__(self, recording: Recording) -> None:
        self._recording = recording
        self.sources = recording.sources
        self.scopes = recording.scopes
        self.events, self.lines, self.depths, self.frames, self.scope_numbers = _arrays(recording)

    unwound: frozenset[int] = frozenset()

    @property
    def exit(self) -> Exit:
        return self._recording.exit

    def __len__(self) -> int:
        return len(self.events)

    def state(self, index: int) -> State:
        return self._recording.state(index)

    def source_of(self, index: int) -> str:
        return self._recording.source_of(index)

    @property
    def has_snapshots(self) -> bool:
        return isinstance(self._recording, MemoryRecording | FileRecording)

    def objects(self, index: int) -> Mapping[str, int]:
        return self._recording.objects(index) if isinstance(self._recording, FileRecording) else {}

    def first_sight(self, number: int, before: int) -> int | None:
        found = (at for at in range(before + 1) if number in self.objects(at).values())
        return next(found, None)

    def heap_at(self, moment: int) -> Heap | None:
        """What objects held, where the recording keeps that: the same for all moments."""
        return self._recording.heap if isinstance(self._recording, FileRecording) else None

    def payloads(self, start: int, stop: int) -> tuple[bytes, Sequence[int]]:
        """Snapshots as they were taken; of a recording that keeps none, the rendered values."""
        recording = self._recording
        if isinstance(recording, MemoryRecording):
            begin = self._ends[start - 1] if start else 0
            ends = self._ends[start:stop]
            return recording.payload[begin : ends[-1] if len(ends) else begin], ends - begin
        if isinstance(recording, FileRecording):
            return _stored(recording, start, stop)
        return _rendered(recording, start, stop)

    def named(self, moments: Sequence[int], names: tuple[str, ...]) -> list[tuple[bytes | None, ...]]:
        """The snapshots of some variables at some states, in order; None for what is not there."""
        recording = self._recording
        if not isinstance(recording, FileRecording):
            return named_in_payloads(self, moments, names)
        found: list[tuple[bytes | None, ...]] = []
        while len(found) < len(moments):
            block, _ = recording.locate(moments[len(found)])
            begin, end = recording.first_of(block), recording.first_of(block + 1)
            until = bisect_left(moments, end, len(found))
            found += recording.named(block, [moment - begin for moment in moments[len(found) : until]], names)
        return found

    def told_changes(self, start: int, stop: int) -> Iterator[ToldChanges] | None:
        """What the recording itself says has changed in some states; None if it says only what was."""
        recording = self._recording
        if not isinstance(recording, FileRecording) or not recording.has_changes:
            return None
        first, last = (recording.locate(at)[0] for at in (start, stop - 1))
        return (_told(recording, block, self._newest[block]) for block in range(first, last + 1))

    @cached_property
    def _newest(self) -> list[int]:
        """For every block of a file, the largest number of a frame before it."""
        recording = self._recording
        assert isinstance(recording, FileRecording)
        starts = [recording.first_of(block) for block in range(recording.block_count + 1)]
        largest = (int(self.frames[start:stop].max(initial=-1)) for start, stop in pairwise(starts))
        return list(accumulate(largest, max, initial=-1))

    @cached_property
    def _ends(self) -> Any:
        assert isinstance(self._recording, MemoryRecording)
        rows = np.frombuffer(self._recording.rows, dtype="<u4").reshape(-1, ROW.size // 4)
        return np.cumsum(rows[:, -1], dtype=np.int64)


def named_in_payloads(
    recording: ArrayRecording, moments: Sequence[int], names: tuple[str, ...]
) -> list[tuple[bytes | None, ...]]:
    """The snapshots of some variables at some states, of a recording that has whole payloads at hand."""
    if not moments:
        return []
    first = min(moments)
    data, bounds = recording.payloads(first, max(moments) + 1)
    ends = np.asarray(bounds).tolist()
    wanted = {_head(name): number for number, name in enumerate(names)}
    starts = [0, *ends]
    return [_named(data, starts[at - first], ends[at - first], wanted) for at in moments]


def _head(name: str) -> bytes:
    """A name as payloads have it: its size before it."""
    text = name.encode("utf-8", "surrogatepass")
    return len(text).to_bytes(4, "little") + text


def _named(data: bytes, at: int, end: int, wanted: dict[bytes, int]) -> tuple[bytes | None, ...]:
    found: list[bytes | None] = [None] * len(wanted)
    while at < end:
        name_end = at + 4 + _size(data, at)[0]
        next_at = name_end + 4 + _size(data, name_end)[0]
        number = wanted.get(data[at:name_end])
        if number is not None:
            found[number] = data[name_end + 4 : next_at]
        at = next_at
    return tuple(found)


_size = struct.Struct("<I").unpack_from


def _told(recording: FileRecording, block: int, newest: int) -> ToldChanges:
    rows, names, values, firsts = recording.changed(block)
    begin = recording.first_of(block)
    return ToldChanges(
        begin,
        newest,
        np.frombuffer(rows, "u4").astype(np.int64) + begin,
        np.frombuffer(names, "u8"),
        np.frombuffer(values, "u8"),
        np.frombuffer(firsts, "u4").astype(np.int64) + begin,
    )


def _arrays(recording: Recording) -> list[Any]:
    """Events, lines, depths, frames and scope numbers; of a file, read block by block and only once."""
    if isinstance(recording, FileRecording):
        return _read_arrays(recording)
    columns = recording.events, recording.lines, recording.depths, recording.frames, recording.scope_numbers
    return [np.asarray(column, dtype=np.int64) for column in columns]


def _read_arrays(recording: FileRecording) -> list[Any]:
    # All are read before there is room made for them: how many they are is only said by headers.
    tables = [recording.table(block) for block in range(recording.block_count)]
    columns, at = [np.empty(len(recording), np.int64) for _ in range(5)], 0
    for table in tables:
        block = np.frombuffer(table, "u4").reshape(ROW.size // 4, -1)
        for column, numbers in zip(columns, block, strict=False):
            column[at : at + len(numbers)] = numbers
        at += block.shape[1]
    return columns


def _stored(recording: FileRecording, start: int, stop: int) -> tuple[bytes, Sequence[int]]:
    data, ends, at = bytearray(), [np.empty(0, np.int64)], start
    while at < stop:
        block, row = recording.locate(at)
        last = min(row + stop - at, len(recording.stretch(block)))
        payload, bounds = recording.payloads(block, row, last)
        ends.append(np.asarray(bounds, dtype=np.int64) + len(data))
        data += payload
        at += last - row
    return bytes(data), np.concatenate(ends)  # type: ignore[return-value]


def _rendered(recording: Recording, start: int, stop: int) -> tuple[bytes, Sequence[int]]:
    data, ends = bytearray(), []
    for index in range(start, stop):
        for name, text in recording.state(index).locals.items():
            for part in (name.encode("utf-8", "surrogatepass"), text.encode("utf-8", "surrogatepass")):
                data += len(part).to_bytes(4, "little") + part
        ends.append(len(data))
    return bytes(data), ends
