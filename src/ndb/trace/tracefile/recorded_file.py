"""A trace file that is open, and the recordings of its threads: read block by block, as they are asked for.

Does not know what is done with states.
"""

import zlib
from array import array
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from pathlib import Path
from typing import Any, Final, overload

from ndb.errors import BadTraceFile
from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.beside.identities import Objects, read_objects
from ndb.trace.beside.shelf import Listed, unpacked
from ndb.trace.beside.versions import Heap
from ndb.trace.memory import source_line, split_lines, state_of
from ndb.trace.state import Event, Exit, Scope, State
from ndb.trace.tape import ROW, table
from ndb.trace.tracefile.file_layout import (
    DAMAGED,
    MOST_BYTES,
    VERSION,
    WHOLE_PAYLOADS,
    Chunk,
    split_events,
)
from ndb.trace.values.limit import LIMIT
from ndb.trace.values.render import renderer
from ndb.trace.values.unfold import Changed, Stretch, open_stretch

_COLUMNS: Final = 6
_KEPT_COLUMNS: Final = 256
_KEPT_PAYLOADS: Final = 8
"""Blocks that are remembered once they have been read."""
_MOST_EVENTS: Final = 1 << 20


class Column(Sequence[int]):
    """One number per event, read from the file block by block as it is needed."""

    __slots__ = ("_number", "_recording")

    def __init__(self, recording: "FileRecording", number: int) -> None:
        self._recording = recording
        self._number = number

    def __len__(self) -> int:
        return len(self._recording)

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> list[int]: ...
    def __getitem__(self, index: int | slice) -> int | list[int]:
        if isinstance(index, slice):
            start, stop, step = index.indices(len(self))
            return self._between(start, stop) if step == 1 else [self[place] for place in range(start, stop, step)]
        block, row = self._recording.locate(index)
        return self._recording.columns(block)[self._number][row]

    def _between(self, start: int, stop: int) -> list[int]:
        """Block by block: searches take slices, and one look-up a number is most of their time."""
        found: list[int] = []
        while start < stop:
            block, row = self._recording.locate(start)
            part = self._recording.columns(block)[self._number][row : row + stop - start]
            found += part
            start += len(part)
        return found

    def __iter__(self) -> Iterator[int]:
        for block in range(self._recording.block_count):
            yield from self._recording.columns(block)[self._number]

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        import numpy as np  # recording and walking do without

        raw = b"".join(
            self._recording.columns(block)[self._number].tobytes() for block in range(self._recording.block_count)
        )
        return np.frombuffer(raw, "u4").astype(dtype or np.int64)


class FileRecording:
    """One thread's recording in a trace file."""

    def __init__(self, file: "TraceFile", thread: int, chunks: list[Chunk]) -> None:
        self._file = file
        self._chunks = chunks
        self._ends = list(accumulate(chunk.events for chunk in chunks))
        self._columns: OrderedDict[int, list[array[int]]] = OrderedDict()
        self._stretches: OrderedDict[int, Stretch] = OrderedDict()
        self._objects: OrderedDict[int, list[Objects]] = OrderedDict()
        self.numbered: dict[int, Chunk] = {}
        """Where it stands which objects variables are, by the first event of the stretch."""
        self.held: dict[int, Chunk] = {}
        """The same for what objects held."""
        self.thread = thread
        self.events: Sequence[int] = Column(self, 0)
        self.lines: Sequence[int] = Column(self, 1)
        self.depths: Sequence[int] = Column(self, 2)
        self.frames: Sequence[int] = Column(self, 3)
        self.scope_numbers: Sequence[int] = Column(self, 4)
        self._render = renderer(file.value_limit)

    @property
    def name(self) -> str:
        """The thread's name."""
        return self._file.thread_names.get(self.thread, f"thread {self.thread}")

    @property
    def sources(self) -> Mapping[str, str]:
        return self._file.sources

    @property
    def scopes(self) -> Sequence[Scope]:
        return self._file.scopes

    @property
    def exit(self) -> Exit:
        return self._file.exit

    @property
    def path(self) -> Path:
        """The file that it stands in."""
        return self._file.path

    @property
    def is_complete(self) -> bool:
        """Whether its end is in the file: nothing will be added."""
        return self._file.is_complete

    @property
    def block_count(self) -> int:
        return len(self._chunks)

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def state(self, index: int) -> State:
        """One state, rendered."""
        block, row = self.locate(index)
        event, line, depth, frame, scope_number, _ = (column[row] for column in self.columns(block))
        scope, lines = self._place(scope_number)
        stretch = self.stretch(block)
        with self._damage_is_told(block):
            shown = stretch.at(row)
            return state_of((event, line, depth, frame), scope, shown, lines, self._render)

    def source_of(self, index: int) -> str:
        """The SRC of a state."""
        if self.events[index] >= Event.EXPRESSION:
            return self.state(index).source
        return source_line(self._place(self.scope_numbers[index])[1], self.lines[index])

    def _place(self, scope_number: int) -> tuple[Scope, list[str]]:
        if scope_number >= len(self.scopes) or self.scopes[scope_number].file not in self.sources:
            raise BadTraceFile(f"{self._file.path}: the sources are damaged; only numbers can still be read")
        scope = self.scopes[scope_number]
        return scope, self._file.lines[scope.file]

    def locate(self, index: int) -> tuple[int, int]:
        """Block and row of an event."""
        index = range(len(self))[index]
        block = bisect_right(self._ends, index)
        return block, index - self.first_of(block)

    def first_of(self, block: int) -> int:
        """The first event of a block."""
        return self._ends[block - 1] if block else 0

    def is_same_block(self, other: "FileRecording", block: int) -> bool:
        """Whether a block of two files that have the same scopes is written alike: then both tell the same."""
        if self.first_of(block) != other.first_of(block):
            return False
        mine, its = (each._file.body(each._chunks[block], each._says(block)) for each in (self, other))
        return mine == its

    def columns(self, block: int) -> "list[array[int]]":
        """The numbers of a block's events: event, line, depth, frame, scope, size of the payload."""
        found = self._columns.get(block)
        if found is None:
            numbers, size = self.table(block), 4 * self._chunks[block].events
            found = self._columns[block] = [
                array("I", numbers[number * size : (number + 1) * size]) for number in range(_COLUMNS)
            ]
            _forget_first(self._columns, _KEPT_COLUMNS)
        return found

    def table(self, block: int) -> bytes:
        """The same, column after column as 32-bit numbers."""
        count = self._chunks[block].events
        body = self._file.body(self._chunks[block], self._says(block))
        with self._damage_is_told(block):
            packed, is_told, _ = split_events(body)
            found = unpacked(packed, (ROW.size + 6) * min(count, _MOST_EVENTS), self._file.path)
            if is_told:
                return table(found, count)
            if len(found) != ROW.size * count:
                raise ValueError("rows are missing")
        return found

    @property
    def has_changes(self) -> bool:
        """Whether the file says what changed, and not only what was."""
        return self._file.version != WHOLE_PAYLOADS

    def stretch(self, block: int) -> Stretch:
        """What a block's events show. The last few are remembered."""
        found = self._stretches.get(block)
        if found is None:
            with self._damage_is_told(block):
                found = self._stretches[block] = self._read_stretch(block)
            _forget_first(self._stretches, _KEPT_PAYLOADS)
        return found

    def _read_stretch(self, block: int) -> Stretch:
        columns = self.columns(block)
        ends = array("I", accumulate(columns[5]))
        body = self._file.body(self._chunks[block], self._says(block))
        payload = unpacked(split_events(body)[2], MOST_BYTES, self._file.path)
        if ends and ends[-1] != len(payload):
            raise ValueError("payloads are missing")
        return open_stretch(columns[3], ends, payload, has_changes=self.has_changes)

    def payloads(self, block: int, first: int, last: int) -> tuple[bytes, "array[int]"]:
        """Some of a block's events as whole payloads, one after the other, and where each ends."""
        stretch = self.stretch(block)
        with self._damage_is_told(block):
            data, ends = stretch.payloads(first, last, MOST_BYTES)
        return data, array("q", ends)

    def named(self, block: int, rows: list[int], names: tuple[str, ...]) -> list[tuple[bytes | None, ...]]:
        """The snapshots of some variables at some of a block's events; None for what is not there."""
        stretch = self.stretch(block)
        with self._damage_is_told(block):
            return stretch.named(rows, names)

    def changed(self, block: int) -> Changed:
        """What changed in a block's events, of a file that says so."""
        stretch = self.stretch(block)
        with self._damage_is_told(block):
            return stretch.changed(self.columns(block)[0])

    def objects(self, index: int) -> Objects:
        """Which objects the variables of a state are, and under "" that of a return or an exception: numbers, the same
        for two names if they are one object. Plain values have none; empty in recordings that do not tell."""
        block, row = self.locate(index)
        found = self._objects.get(block)
        if found is None:
            with self._damage_is_told(block):
                found = self._objects[block] = self._read_objects(block)
            if len(self._objects) > _KEPT_PAYLOADS:
                self._objects.popitem(last=False)
        return found[row]

    def _read_objects(self, block: int) -> list[Objects]:
        chunk = self.numbered.get(self._ends[block - 1] if block else 0)
        data = b"" if chunk is None else self._file.unpacked(chunk, self._says(block))
        return read_objects(data, self.columns(block)[3])

    @cached_property
    def heap(self) -> Heap | None:
        """What objects held; None in recordings that do not tell."""
        if not self.held:
            return None
        try:
            return Heap([self._held(block) for block in range(self.block_count)])
        except DAMAGED as error:
            raise BadTraceFile(f"{self._file.path}: what objects held is damaged; states can still be read") from error

    def _held(self, block: int) -> tuple[int, int, Callable[[], bytes] | None]:
        """Where a block begins and ends, and what reads what objects held in it."""
        first = self.first_of(block)
        chunk = self.held.get(first)
        if chunk is None:
            return first, self._ends[block], None
        return first, self._ends[block], lambda: self._file.unpacked(chunk, self._says(block))

    @contextmanager
    def _damage_is_told(self, block: int) -> Iterator[None]:
        try:
            yield
        except DAMAGED as error:
            raise BadTraceFile(f"{self._file.path}: {self._says(block)}") from error

    def _says(self, block: int) -> str:
        return f"states {self.first_of(block)} to {self._ends[block] - 1} are damaged; the others can still be read"


def _forget_first(kept: OrderedDict[int, Any], most: int) -> None:
    while len(kept) > most:
        kept.popitem(last=False)


@dataclass
class TraceFile:
    """A trace file that is open for reading."""

    path: Path
    version: int = VERSION
    about: dict[str, Any] = field(default_factory=dict)
    """Target, arguments, Python version, root folder, …"""
    sources: dict[str, str] = field(default_factory=dict)
    scopes: list[Scope] = field(default_factory=list)
    lists: list[Listed] = field(default_factory=list)
    """Where scopes stand that others have, too."""
    thread_names: dict[int, str] = field(default_factory=dict)
    exit: Exit = Exit.NEVER
    """NEVER also for a program that was killed: its end is not in the file."""
    error: str | None = None
    note: str | None = None
    """What the reader should know: a limit was reached, the end is missing."""
    is_complete: bool = False
    threads: list[FileRecording] = field(default_factory=list)
    """At least one; the first is the main thread's."""

    @property
    def value_limit(self) -> int:
        told = self.about.get("value_limit", LIMIT)
        return told if type(told) is int and 0 < told <= MOST_BYTES else LIMIT

    @cached_property
    def lines(self) -> Mapping[str, list[str]]:
        """File name to source lines."""
        return {name: split_lines(source) for name, source in self.sources.items()}

    def body(self, chunk: Chunk, says: str) -> bytes:
        """Read one chunk; `says` completes the error if it is damaged."""
        with self.path.open("rb") as file:
            file.seek(chunk.at)
            body = file.read(chunk.size)
        if len(body) != chunk.size or zlib.crc32(body) != chunk.checksum:
            raise BadTraceFile(f"{self.path}: {says}")
        return body

    def unpacked(self, chunk: Chunk, says: str) -> bytes:
        """What one holds that is packed as a whole."""
        return unpacked(self.body(chunk, says), MOST_BYTES, self.path)
