"""Trace files: written while the program runs, readable up to the last flush whatever happens to it.

Knows the bytes on disk. Does not know how events come about (recorder), nor what is done with them.

    file   : MAGIC version  chunk {chunk}  [index-offset MAGIC]
    chunk  : header (mark, kind, thread, events, size of the body, checksums of body and header)  body
    TEXT   : JSON: what the file is about; later ones add sources, scopes, threads, and how the run ended
    EVENTS : size of the columns, columns, payloads (tape: changes), each compressed, so that columns are read alone
    OBJECTS, VERSIONS : which objects variables are (identities), what objects hold (versions)
    INDEX  : JSON: where every chunk starts; only a file that was closed properly has it

What recordings of a folder have in common stands beside them (shelf): sources, and words that bodies were packed with.
A reader without an index goes from header to header, and after a damaged one searches for the next.
"""

import _thread
import errno
import json
import os
import queue
import struct
import threading
import time
import zlib
from array import array
from bisect import bisect_right
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from pathlib import Path
from typing import Any, BinaryIO, Final, overload

from ndb.errors import BadTraceFile
from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.beside.identities import Objects, read_objects
from ndb.trace.beside.shelf import LISTED, Listed, Shelf, Words, deflated, from_shelf, list_from_shelf, stored, unpacked
from ndb.trace.beside.tail import Left, find_left
from ndb.trace.beside.tail import Stretch as LeftStretch
from ndb.trace.beside.versions import Heap
from ndb.trace.memory import source_line, split_lines, state_of
from ndb.trace.state import Event, Exit, Scope, State
from ndb.trace.tape import ROW, columns, table
from ndb.trace.values.limit import LIMIT
from ndb.trace.values.render import renderer
from ndb.trace.values.unfold import Changed, Stretch, open_stretch

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

MAGIC: Final = b"NDBTRACE"
VERSION: Final = 4
_WHOLE_PAYLOADS: Final = 1
"""The format in which every event lists all its variables: still read. In the second one columns are numbers of 32
bits, and nothing is packed with words of others; in the third one all scopes are told in full."""
_BY_DIFFERENCES: Final = 1 << 31
"""Said with the size of the columns: they are as `tape.columns` makes them since the third format."""
FLUSH_SECONDS: Final = 0.5
_START: Final = struct.Struct("<8sI")
_HEADER: Final = struct.Struct("<4sIIIIII")
_END: Final = struct.Struct("<Q8s")
_SIZE: Final = struct.Struct("<I")
_MARK: Final = b"\xabNDB"
_TEXT, _EVENTS, _INDEX, _OBJECTS, _VERSIONS = range(5)
_LITTLE: Final = 64 << 10
"""Bytes of payloads that are kept rather than written, where many short recordings are made."""
_MUCH: Final = 1 << 20
"""Bytes in the file from which on there is a thread, where there is none before."""
_SHORT_INDEX: Final = 128
"""Bytes that it is not worth the time to pack."""
_WAITING: Final = 8
"""Stretches of events that may wait for the writer before the program has to."""
_COPIED: Final = 1 << 20
_COLUMNS: Final = 6
_KEPT_COLUMNS: Final = 256
_KEPT_PAYLOADS: Final = 8
_MOST_EVENTS: Final = 1 << 20
_MOST_BYTES: Final = 256 << 20
"""Of one chunk, unpacked. The writer's are far smaller; a file that unpacks to more is made to do harm."""
_DAMAGED: Final = (ValueError, TypeError, KeyError, IndexError, OverflowError, RecursionError, zlib.error, struct.error)
"""Blocks that are remembered once they have been read."""

Events = tuple[int, bytes, bytes]
"""Thread, rows, payloads; as bytes or, from the tape in C, what can be read as bytes."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """Which objects the variables of a stretch of events were (see identities)."""

    thread: int
    first: int
    """How many events of the thread come before."""
    data: bytes


@dataclass(frozen=True, slots=True)
class Held(Numbered):
    """What objects held in a stretch of events (see versions)."""


Part = Events | Numbered | Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class _Chunk:
    kind: int
    thread: int
    events: int
    at: int
    """Where its body starts."""
    size: int
    checksum: int


_LEAVING_SECONDS: Final = 2.0
"""A thread that is done takes a moment to be gone, on a busy machine more."""


_pid: Final = os.getpid
"""As it was before a program could replace it."""
_JSON: Final = json.JSONEncoder(separators=(",", ":"))


class _Waiting:
    """Parts that wait to be written, so many at most. Queues in C: `queue.Queue` counts with what a program may have
    put in the place of `len`."""

    def __init__(self, most: int) -> None:
        self._parts: queue.SimpleQueue[Part | None] = queue.SimpleQueue()
        self._room: queue.SimpleQueue[None] = queue.SimpleQueue()
        for _ in range(most):
            self._room.put(None)

    def put(self, part: "Part | None") -> None:
        self._room.get()
        self._parts.put(part)

    def get(self, seconds: float) -> "Part | None":
        part = self._parts.get(timeout=seconds)
        self._room.put(None)
        return part


class Writer:
    """Appends to a trace file from a thread of its own, so that the program does not wait for the disk.

    `collect` is asked every half second for events that have not been handed over. `shelf`: what it shares with other
    recordings, of one test each, say. Most likely there is little to be written then; until there is more, it is kept
    for a while, and there is no thread.
    """

    def __init__(
        self,
        path: Path,
        about: Mapping[str, Any],
        collect: Callable[[], list[Events]],
        shelf: Shelf | None = None,
        *,
        is_about_kept: bool = False,
    ) -> None:
        """`is_about_kept`: what the file is about is written with what comes next, since a tail has it until then."""
        self._path = path
        self._collect = collect
        self._shelf = shelf
        self._kept: list[Part] = [about] if is_about_kept else []
        self._draft = bytearray(_START.pack(MAGIC, VERSION))
        """What is to be written next."""
        self._chunks: list[int] = []
        """Where the body of each starts."""
        self._at = 0
        """How much was written."""
        self._queue: _Waiting
        """There if there is a thread."""
        self._pid = _pid()
        self.scopes = 0
        """How many it was told of."""
        if not is_about_kept:
            self._add_part(about)
        self._file = self._create(path)
        self.error: OSError | None = None
        """What went wrong on writing; from then on everything is thrown away."""
        self._one_at_a_time = threading.RLock()
        self._writing = threading.RLock()
        self._running: _thread.LockType | None = None
        """Held by the thread that writes, while there is one."""
        self._forking = 0
        """How many threads are about to fork."""

    def put(self, part: Part) -> None:
        """Hand over events, or new texts about them; waits while too much is waiting."""
        with self._one_at_a_time:
            if self._forking:
                self._kept.append(part)
                return
            is_kept = self._shelf is not None and self._at < _MUCH and self._running is None
            if is_kept:
                self._kept.append(part)
                if not isinstance(part, tuple) or len(part[2]) < _LITTLE:
                    return
            has_thread = not is_kept and (self._running is not None or self._start())
            parts, self._kept = [*self._kept, *([] if is_kept else [part])], []
            for each in parts if has_thread else ():
                self._queue.put(each)
            if not has_thread:
                self._attempt(*_together(parts))

    def put_at_once(self, part: Part) -> None:
        """Write something before anything else happens, that a program which ends without a word has it."""
        with self._one_at_a_time:
            if self._forking:
                self._kept.append(part)
            else:
                self._attempt(part)

    def _start(self) -> bool:
        """Have a thread, one that `threading` does not know: a program may wait until it is the only one."""
        running = _thread.allocate_lock()
        running.acquire()
        self._queue = _Waiting(_WAITING)
        try:
            _thread.start_new_thread(self._run, (running,))
        except RuntimeError:  # the interpreter is about to end, or there are as many threads as there may be
            return False
        self._running = running
        return True

    def hold(self) -> None:
        """This thread is about to fork. What others hand over is only kept until `resume`: a child is to find a file
        that nobody is writing to, and no lock is held meanwhile, which a program's own locks could wait for."""
        with self._one_at_a_time:  # several threads may fork
            self._forking += 1
            self.pause()

    def resume(self) -> None:
        """It has forked; or has not, as it turned out."""
        with self._one_at_a_time:
            self._forking = max(self._forking - 1, 0)
            if not self._forking and self._shelf is None:
                self._write_kept()

    def pause(self) -> None:
        """Write what was handed over and have no thread until there is more: a program that forks should be alone."""
        with self._one_at_a_time:
            self._write_kept()
            if self._running is not None:
                self._queue.put(None)
                self._running.acquire()
                self._running = None
                _wait_for_end(self._thread)

    def _write_kept(self) -> None:
        parts, self._kept = self._kept, []
        for part in _together(parts):
            self._attempt(part)

    def close(self, ending: Mapping[str, Any]) -> None:
        """Write what is left, how the run ended, and the index."""
        if self._kept and self._running is None:
            parts, self._kept = self._kept, []
            self._attempt(*_together([*parts, ending]), None)
        else:
            self.put(ending)
            self.pause()
            self._attempt(None)
        self._collect = list
        self.abandon()

    def branch(self, path: Path) -> None:
        """In a forked child: go on in a file of its own that begins as the parent's did at the fork."""
        self._pid = _pid()
        self._be_alone()
        parent, size, self._at, self._draft = self._file, self._at, 0, bytearray()
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            _check_place(path)
            self._open(draft)
            for at in range(0, size, _COPIED):
                self._draft += os.pread(parent, min(_COPIED, size - at), at)
                self._write()
            draft.replace(path)
            self._place = path.absolute()
        except (OSError, BadTraceFile) as error:
            self.error = error if isinstance(error, OSError) else OSError(errno.EEXIST, str(error))
        os.close(parent)
        self._write_kept()

    def leave(self) -> None:
        """In a forked child: the file is the parent's."""
        self._be_alone()
        self._kept = []
        self.abandon()

    def _be_alone(self) -> None:
        """In a forked child: other threads are not here to write, nor to release what they held."""
        self._one_at_a_time, self._writing = threading.RLock(), threading.RLock()
        self._running, self._forking = None, 0

    def abandon(self) -> None:
        """Let go of the file."""
        if self._is_ours():
            os.close(self._file)
        self._file = -1

    def __del__(self) -> None:
        if getattr(self, "_file", -1) >= 0:
            self.abandon()

    def _is_ours(self) -> bool:
        """Whether the descriptor is still that of the file. A program may close all that it finds, and open others."""
        try:
            found = os.fstat(self._file)
        except OSError:
            return False
        return (found.st_dev, found.st_ino) == self._identity

    def _opened_again(self) -> int:
        file = os.open(self._place, os.O_RDWR | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0))
        found = os.fstat(file)
        if (found.st_dev, found.st_ino) != self._identity or found.st_size != self._at:
            os.close(file)
            raise OSError(errno.ESTALE, "the trace file was closed and replaced")
        os.lseek(file, 0, os.SEEK_END)
        _lock(file)
        return file

    def _create(self, path: Path) -> int:
        """A file that replaces another appears under its name only once it has a beginning."""
        draft = path
        try:
            try:
                file = self._open(draft, os.O_EXCL)
            except FileExistsError:
                _check_place(path)
                draft = path.with_name(f".{path.name}.{os.getpid()}")
                file = self._open(draft)
            self._write_to(file)
            if draft is not path:
                draft.replace(path)
            self._place = path.absolute()
        except OSError as error:
            raise BadTraceFile(f"cannot write {path}: {error.strerror}; choose another place with -o") from error
        return file

    def _open(self, draft: Path, how: int = os.O_TRUNC) -> int:
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
        self._file = file = os.open(draft, flags | how, 0o666)
        found = os.fstat(file)
        self._identity = found.st_dev, found.st_ino
        _lock(file)
        return file

    def _run(self, running: _thread.LockType) -> None:
        self._thread = _thread.get_native_id()
        try:
            while self._wrote_something():
                pass
        finally:
            running.release()

    def _wrote_something(self) -> bool:
        """What comes next, or what is there after a while; not so when all is done."""
        try:
            parts = [self._queue.get(FLUSH_SECONDS)]
        except queue.Empty:
            parts = [*self._collect()]
        for part in parts:
            if part is None:
                return False
            self._attempt(part)
        return True

    def _attempt(self, *parts: Part | None) -> None:
        """Write some parts at once; nothing in a forked child, whose file is the parent's, whoever asks for it."""
        if self._pid != _pid():
            return
        with self._writing:
            if self.error is None:
                try:
                    for part in parts:
                        self._add_part(part)
                    self._write()
                except OSError as error:
                    self.error = error

    def _add_part(self, part: Part | None) -> None:
        shelf = self._shelf
        match part:
            case None:
                at = self._at + len(self._draft)
                self._add(_INDEX, 0, 0, _pack_index(self._chunks))
                self._draft += _END.pack(at, MAGIC)
            case Held(thread, first, data):
                self._add(_VERSIONS, thread, first, shelf.versions.packed(data) if shelf else deflated(data, 1))
            case Numbered(thread, first, data):
                self._add(_OBJECTS, thread, first, deflated(data, 1))
            case (thread, rows, payload):
                packed = _pack_events(rows, payload, shelf.payloads if shelf else None)
                self._add(_EVENTS, thread, len(rows) // ROW.size, packed)
            case text:
                self.scopes += len(text.get("scopes", ()))
                self._add(_TEXT, 0, 0, _pack_text(text, shelf.texts if shelf else None))

    def _add(self, kind: int, thread: int, events: int, body: bytes) -> None:
        self._chunks.append(self._at + len(self._draft) + _HEADER.size)
        self._draft += _packed(kind, thread, events, body)

    def _write(self) -> None:
        if not self._is_ours():
            self._file = self._opened_again()
        self._write_to(self._file)

    def _write_to(self, file: int) -> None:
        view, self._draft = memoryview(self._draft), bytearray()
        while view:
            written = os.write(file, view)
            self._at += written
            view = view[written:]


def _together(parts: "list[Part]") -> "list[Part]":
    """All texts as one, before the events."""
    texts: dict[str, Any] = {}
    for part in parts:
        if not isinstance(part, tuple | Numbered):
            for key, told in part.items():
                texts[key] = _added(texts[key], told) if key in texts else told
    return [*([texts] if texts else []), *(part for part in parts if isinstance(part, tuple | Numbered))]


def _added(before: Any, told: Any) -> Any:
    """What texts say of one thing, taken together."""
    match told:
        case list():
            return [*before, *told]
        case dict():
            return before | told
    return told


def _wait_for_end(thread: int) -> None:
    """Until the system has let go of a thread that is done: if another is there, Python warns of a fork."""
    place = Path(f"/proc/self/task/{thread}")
    until = time.monotonic() + _LEAVING_SECONDS
    while place.exists() and time.monotonic() < until:
        time.sleep(0.0002)


def _check_place(path: Path) -> None:
    """Nothing is replaced but a recording that nobody is writing any more."""
    if not path.exists():
        return
    if not path.is_file():
        raise BadTraceFile(f"{path} is no plain file; choose another place with -o")
    with path.open("rb") as file:
        if file.read(len(MAGIC)) not in (MAGIC, b""):
            raise BadTraceFile(f"{path} is no recording and is not replaced; choose another place with -o")
        if not _lock(file):
            raise BadTraceFile(f"{path} is being recorded by another process; choose another place with -o")


def _lock(file: int | BinaryIO) -> bool:
    """Mark a file as being written, where files can be locked; not so: somebody else has."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EWOULDBLOCK, errno.EACCES)
    return True


def _packed(kind: int, thread: int, events: int, body: bytes) -> bytes:
    """A chunk: its header, and its body."""
    fields = (_MARK, kind, thread, events, len(body), zlib.crc32(body))
    header = _HEADER.pack(*fields, 0)
    return _HEADER.pack(*fields, zlib.crc32(header)) + body


def _pack_text(text: Mapping[str, Any], words: Words | None = None) -> bytes:
    data = _JSON.encode(text).encode("utf-8", "surrogatepass")
    return deflated(data, 6) if words is None else words.packed(data)


def _pack_events(rows: bytes, payload: bytes, words: Words | None = None) -> bytes:
    table = deflated(columns(rows), 1)
    packed = deflated(payload, 1) if words is None else words.packed(payload)
    return _SIZE.pack(len(table) | _BY_DIFFERENCES) + table + packed


def _pack_index(places: list[int]) -> bytes:
    data = f'{{"at":[{",".join(map(str, places))}]}}'.encode()
    return stored(data) if len(data) <= _SHORT_INDEX else deflated(data, 6)


def _split_events(body: bytes) -> tuple[bytes, bool, bytes]:
    """Columns, whether they are told by differences, payloads; all of them packed."""
    told = _SIZE.unpack_from(body)[0]
    end = _SIZE.size + (told & ~_BY_DIFFERENCES)
    return body[_SIZE.size : end], bool(told & _BY_DIFFERENCES), body[end:]


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

    def __init__(self, file: "TraceFile", thread: int, chunks: list[_Chunk]) -> None:
        self._file = file
        self._chunks = chunks
        self._ends = list(accumulate(chunk.events for chunk in chunks))
        self._columns: OrderedDict[int, list[array[int]]] = OrderedDict()
        self._stretches: OrderedDict[int, Stretch] = OrderedDict()
        self._objects: OrderedDict[int, list[Objects]] = OrderedDict()
        self.numbered: dict[int, _Chunk] = {}
        """Where it stands which objects variables are, by the first event of the stretch."""
        self.held: dict[int, _Chunk] = {}
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
            packed, is_told, _ = _split_events(body)
            found = unpacked(packed, (ROW.size + 6) * min(count, _MOST_EVENTS), self._file.path)
            if is_told:
                return table(found, count)
            if len(found) != ROW.size * count:
                raise ValueError("rows are missing")
        return found

    @property
    def has_changes(self) -> bool:
        """Whether the file says what changed, and not only what was."""
        return self._file.version != _WHOLE_PAYLOADS

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
        payload = unpacked(_split_events(body)[2], _MOST_BYTES, self._file.path)
        if ends and ends[-1] != len(payload):
            raise ValueError("payloads are missing")
        return open_stretch(columns[3], ends, payload, has_changes=self.has_changes)

    def payloads(self, block: int, first: int, last: int) -> tuple[bytes, "array[int]"]:
        """Some of a block's events as whole payloads, one after the other, and where each ends."""
        stretch = self.stretch(block)
        with self._damage_is_told(block):
            data, ends = stretch.payloads(first, last, _MOST_BYTES)
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
        except _DAMAGED as error:
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
        except _DAMAGED as error:
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
        return told if type(told) is int and 0 < told <= _MOST_BYTES else LIMIT

    @cached_property
    def lines(self) -> Mapping[str, list[str]]:
        """File name to source lines."""
        return {name: split_lines(source) for name, source in self.sources.items()}

    def body(self, chunk: _Chunk, says: str) -> bytes:
        """Read one chunk; `says` completes the error if it is damaged."""
        with self.path.open("rb") as file:
            file.seek(chunk.at)
            body = file.read(chunk.size)
        if len(body) != chunk.size or zlib.crc32(body) != chunk.checksum:
            raise BadTraceFile(f"{self.path}: {says}")
        return body

    def unpacked(self, chunk: _Chunk, says: str) -> bytes:
        """What one holds that is packed as a whole."""
        return unpacked(self.body(chunk, says), _MOST_BYTES, self.path)


def open_trace(path: Path) -> TraceFile:
    """Open a trace file, reading only what tells its length; one without an end is read as far as it goes."""
    try:
        if path.exists() and not path.is_file():
            raise BadTraceFile(f"{path} is no plain file; record one with: ndb trace PROGRAM.py")
        with path.open("rb") as file:
            version = _check_start(file, path)
            chunks, is_complete = _find_chunks(file)
    except OSError as error:
        raise BadTraceFile(f"cannot read {path}: {error.strerror}") from error
    except _DAMAGED as error:
        raise BadTraceFile(f"{path}: its index is damaged; record it again") from error
    trace = TraceFile(path, version)
    for chunk in chunks:
        if chunk.kind == _TEXT:
            _add_text(trace, chunk)
    _check_texts(trace)
    if not is_complete and _add_left(trace, chunks):
        return open_trace(path)
    trace.is_complete = is_complete
    if not is_complete:
        trace.note = trace.note or "the end is missing: the program is still running or was killed"
    threads = sorted({chunk.thread for chunk in chunks if chunk.kind == _EVENTS})
    for thread in threads or [0]:
        of_thread = [chunk for chunk in chunks if chunk.kind == _EVENTS and chunk.thread == thread]
        trace.threads.append(FileRecording(trace, thread, of_thread))
        trace.threads[-1].numbered = {
            chunk.events: chunk for chunk in chunks if chunk.kind == _OBJECTS and chunk.thread == thread
        }
        trace.threads[-1].held = {
            chunk.events: chunk for chunk in chunks if chunk.kind == _VERSIONS and chunk.thread == thread
        }
    return trace


def _add_left(trace: TraceFile, chunks: list[_Chunk]) -> bool:
    """Add to a recording without an end what its process left behind, if that is no longer there and left anything."""
    found = find_left(trace.path)
    if found is None:
        return False
    try:
        file = os.open(trace.path, os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0))
    except OSError:
        return False
    try:
        is_over = _lock(file)
        if is_over:
            os.write(file, _as_chunks(found[1], trace, chunks))
            found[0].unlink(missing_ok=True)
        else:
            trace.about = _about_of(found[1]) | trace.about
    except (*_DAMAGED, AttributeError, OSError):
        return False
    finally:
        os.close(file)
    return is_over


def _as_chunks(left: Left, trace: TraceFile, chunks: list[_Chunk]) -> bytes:
    """What is not in the file yet: scopes, names of threads, and events that come right after those in the file."""
    texts: dict[str, Any] = {"about": _about_of(left), "scopes": [], "threads": {}, "shelved": {}}
    for text in left.texts:
        texts["threads"].update(text.get("threads", {}))
        texts["shelved"].update(text.get("shelved", {}))
        if text.get("at") == len(trace.scopes) + len(texts["scopes"]):
            texts["scopes"] += text["scopes"]
    parts = [_packed(_TEXT, 0, 0, _pack_text(texts))]
    counts: Counter[int] = Counter()
    for chunk in chunks:
        counts[chunk.thread] += chunk.events if chunk.kind == _EVENTS else 0
    held = {chunk.thread for chunk in chunks if chunk.kind == _VERSIONS}
    lost: set[int] = set()
    for stretch in left.stretches:
        if stretch.first == counts[stretch.thread]:
            counts[stretch.thread] += len(stretch.rows) // ROW.size
            parts += _stretch_as_chunks(stretch, held, lost)
    return b"".join(parts)


def _about_of(left: Left) -> dict[str, Any]:
    return {key: said for text in left.texts for key, said in text.get("about", {}).items()}


def _stretch_as_chunks(stretch: LeftStretch, held: set[int], lost: set[int]) -> Iterator[bytes]:
    """Events that were left, and what was told beside them. What objects held is told of threads in `held`; not after
    some of it was lost: versions rest upon those before."""
    thread, rows = stretch.thread, bytes(stretch.rows)
    yield _packed(_EVENTS, thread, len(rows) // ROW.size, _pack_events(rows, bytes(stretch.payload)))
    if not stretch.is_all:
        lost.add(thread)
        return
    if stretch.objects:
        yield _packed(_OBJECTS, thread, stretch.first, deflated(bytes(stretch.objects), 1))
    if stretch.versions:
        held.add(thread)
    if thread in held and thread not in lost:
        yield _packed(_VERSIONS, thread, stretch.first, deflated(bytes(stretch.versions), 1))


def _check_start(file: BinaryIO, path: Path) -> int:
    start = file.read(_START.size)
    if len(start) < _START.size or start[:8] != MAGIC:
        what = "a notebook: begin a cell of it with %%ndb, after %load_ext ndb" if path.suffix == ".ipynb" else None
        raise BadTraceFile(f"{path} is {what or 'no trace file; record one with: ndb trace PROGRAM.py'}")
    version: int = _START.unpack(start)[1]
    if not _WHOLE_PAYLOADS <= version <= VERSION:
        raise BadTraceFile(
            f"{path} has format {version}, this ndb reads formats up to {VERSION}: update ndb or record it again"
        )
    return version


def _find_chunks(file: BinaryIO) -> tuple[list[_Chunk], bool]:
    size = file.seek(0, os.SEEK_END)
    indexed = _read_index(file, size)
    return (indexed, True) if indexed is not None else (list(_scan(file, size)), False)


def _read_index(file: BinaryIO, size: int) -> list[_Chunk] | None:
    """All chunks, from the index; None if there is none to be trusted."""
    if size < _START.size + _END.size:
        return None
    file.seek(size - _END.size)
    at, magic = _END.unpack(file.read(_END.size))
    index = _read_header(file, at) if magic == MAGIC and at < size else None
    if index is None or index.kind != _INDEX:
        return None
    file.seek(index.at)
    body = file.read(index.size)
    if zlib.crc32(body) != index.checksum:
        return None
    told = _read_text(unpacked(body, _MOST_BYTES))
    places = told["at"] if "at" in told else [at for _, _, _, at, _ in told["chunks"]]  # until format 2
    found = (_read_header(file, at - _HEADER.size) for at in places if 0 <= at - _HEADER.size < size)
    return [chunk for chunk in found if chunk is not None and chunk.at + chunk.size <= size]


def _read_header(file: BinaryIO, at: int) -> _Chunk | None:
    file.seek(at)
    raw = file.read(_HEADER.size)
    if len(raw) < _HEADER.size or raw[:4] != _MARK:
        return None
    _, kind, thread, events, size, checksum, own = _HEADER.unpack(raw)
    if zlib.crc32(raw[:-4] + bytes(4)) != own:
        return None
    return _Chunk(kind, thread, events, at + _HEADER.size, size, checksum)


def _scan(file: BinaryIO, size: int) -> Iterator[_Chunk]:
    """Chunks from the start on, over damaged places, as long as they are complete."""
    at: int | None = _START.size
    while at is not None and at + _HEADER.size <= size:
        chunk = _read_header(file, at)
        if chunk is None or chunk.at + chunk.size > size:
            at = _next_mark(file, at + 1, size)
            continue
        yield chunk
        at = chunk.at + chunk.size


def _next_mark(file: BinaryIO, at: int, size: int) -> int | None:
    while at < size:
        file.seek(at)
        found = file.read(1 << 20).find(_MARK)
        if found >= 0:
            return at + found
        at += (1 << 20) - len(_MARK) + 1
    return None


def _add_text(trace: TraceFile, chunk: _Chunk) -> None:
    try:
        text = _read_text(trace.unpacked(chunk, "what it is about is damaged; record it again"))
        trace.about.update(text.get("about", {}))
        trace.sources.update(text.get("sources", {}))
        trace.lists.extend(list_from_shelf(trace.path, name) for name in text.get("lists", ()))
        shelved = dict(text.get("shelved", {}))
        for told in text.get("scopes", ()):
            if type(told) is int:
                trace.scopes.append(scope := trace.lists[told // LISTED].scopes[told % LISTED])
                shelved.setdefault(scope.file, trace.lists[told // LISTED].shelved[scope.file])
            else:
                trace.scopes.append(Scope(*told))
        trace.sources.update(
            (file, from_shelf(trace.path, name)) for file, name in shelved.items() if file not in trace.sources
        )
        trace.thread_names.update((int(number), name) for number, name in text.get("threads", {}).items())
        if "exit" in text:
            trace.exit, trace.error, trace.note = Exit(text["exit"]), text.get("error"), text.get("note")
    except (*_DAMAGED, AttributeError) as error:
        raise BadTraceFile(f"{trace.path}: what it is about is damaged; record it again") from error


def _read_text(data: bytes) -> dict[str, Any]:
    text = json.loads(data.decode("utf-8", "surrogatepass"))
    if not isinstance(text, dict):
        raise ValueError("no JSON object")
    return text


def _check_texts(trace: TraceFile) -> None:
    texts = [*trace.sources, *trace.sources.values(), *trace.thread_names.values()]
    texts += [text for scope in trace.scopes for text in (scope.file, scope.name)]
    if not all(type(text) is str for text in texts) or not all(type(scope.line) is int for scope in trace.scopes):
        raise BadTraceFile(f"{trace.path}: what it is about is damaged; record it again")
