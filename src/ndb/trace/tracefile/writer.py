"""Writes a trace file while the program runs: it can be read up to the last flush, whatever happens to the program.

Does not know how events come about (file_recorder).
"""

import _thread
import errno
import os
import queue
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from ndb.errors import BadTraceFile
from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.beside.shelf import Shelf, deflated
from ndb.trace.own_thread import start_own_thread
from ndb.trace.tape import ROW
from ndb.trace.tracefile.file_layout import (
    END,
    EVENTS,
    HEADER,
    INDEX,
    MAGIC,
    OBJECTS,
    START,
    TEXT,
    VERSION,
    VERSIONS,
    Events,
    Held,
    Numbered,
    Part,
    lock_file,
    pack_events,
    pack_index,
    pack_text,
    packed_chunk,
)

FLUSH_SECONDS: Final = 0.5
_LITTLE: Final = 64 << 10
"""Bytes of payloads that are kept rather than written, where many short recordings are made."""
_MUCH: Final = 1 << 20
"""Bytes in the file from which on there is a thread, where there is none before."""
_WAITING: Final = 8
"""Stretches of events that may wait for the writer before the program has to."""
_COPIED: Final = 1 << 20
_LEAVING_SECONDS: Final = 2.0
"""A thread that is done takes a moment to be gone, on a busy machine more."""
_pid: Final = os.getpid
"""As it was before a program could replace it."""


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
        self._draft = bytearray(START.pack(MAGIC, VERSION))
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
        running = _thread.allocate_lock()
        running.acquire()
        self._queue = _Waiting(_WAITING)
        try:
            start_own_thread(self._run, running)
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
        lock_file(file)
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
        lock_file(file)
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
                self._add(INDEX, 0, 0, pack_index(self._chunks))
                self._draft += END.pack(at, MAGIC)
            case Held(thread, first, data):
                self._add(VERSIONS, thread, first, shelf.versions.packed(data) if shelf else deflated(data, 1))
            case Numbered(thread, first, data):
                self._add(OBJECTS, thread, first, deflated(data, 1))
            case (thread, rows, payload):
                packed = pack_events(rows, payload, shelf.payloads if shelf else None)
                self._add(EVENTS, thread, len(rows) // ROW.size, packed)
            case text:
                self.scopes += len(text.get("scopes", ()))
                self._add(TEXT, 0, 0, pack_text(text, shelf.texts if shelf else None))

    def _add(self, kind: int, thread: int, events: int, body: bytes) -> None:
        self._chunks.append(self._at + len(self._draft) + HEADER.size)
        self._draft += packed_chunk(kind, thread, events, body)

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
        if not lock_file(file):
            raise BadTraceFile(f"{path} is being recorded by another process; choose another place with -o")
