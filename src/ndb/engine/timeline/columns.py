"""Recordings whose columns are arrays: what a timeline can ask whole stretches of at once.

Knows how the recordings of files and of memory keep their states; nothing of questions about time.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol, runtime_checkable

import numpy as np

from ndb.trace.memory import MemoryRecording
from ndb.trace.state import Exit, Recording, Scope, State
from ndb.trace.tape import ROW
from ndb.trace.tracefile import FileRecording


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

    @cached_property
    def _ends(self) -> Any:
        assert isinstance(self._recording, MemoryRecording)
        rows = np.frombuffer(self._recording.rows, dtype="<u4").reshape(-1, ROW.size // 4)
        return np.cumsum(rows[:, -1], dtype=np.int64)


def _arrays(recording: Recording) -> list[Any]:
    """Events, lines, depths, frames and scope numbers; of a file, read block by block and only once."""
    if isinstance(recording, FileRecording):
        blocks = [recording.columns(block) for block in range(recording.block_count)]
        return [np.concatenate([np.asarray(block[number], dtype=np.int64) for block in blocks]) for number in range(5)]
    columns = recording.events, recording.lines, recording.depths, recording.frames, recording.scope_numbers
    return [np.asarray(column, dtype=np.int64) for column in columns]


def _stored(recording: FileRecording, start: int, stop: int) -> tuple[bytes, Sequence[int]]:
    data, ends, at = bytearray(), [np.empty(0, np.int64)], start
    while at < stop:
        block, row = recording.locate(at)
        last = min(row + stop - at, len(recording.columns(block)[0]))
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
