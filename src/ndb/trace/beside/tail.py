"""The last states of a program that ends without a word: by `os._exit`, a signal, a crash.

Knows the file beside a recording, mapped into memory, in which the tape in C has what is not written yet; it stays as
it is when the process ends. Whoever opens such a recording first adds it. Does not know how recordings look
(tracefile).

    file  : MAGIC, size and name of the recording, size and lines of JSON (what it is about if its file does not say so
            yet, scopes, threads), then two banks a thread
    bank  : size {row payload}; a row whose event is STRETCH begins a stretch: thread, events before it (low, high);
            OF_OBJECTS, OF_VERSIONS: its payload goes on with what identities and versions tell of the stretch, until
            NO_MORE says that there was no room
"""

import json
import os
import struct
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.state import Scope
from ndb.trace.tape import ROW

try:
    from ndb.trace import _encode
except ImportError:
    _encode = None  # type: ignore[assignment]

_MAGIC: Final = b"NDBTAIL2"
_JSON: Final = json.JSONEncoder(separators=(",", ":"))
_STRETCH, _OF_OBJECTS, _OF_VERSIONS, _NO_MORE = range(0xFFFFFFFF, 0xFFFFFFFB, -1)
_SIZE: Final = struct.Struct("<Q")
_NAME: Final = len(_MAGIC)
_LONGEST_NAME: Final = 2048
_TEXTS: Final = _NAME + _SIZE.size + _LONGEST_NAME
_HEAD: Final = 1 << 20
"""Where the banks begin."""
_BANKS: Final = 4 << 20
"""Bytes of the two banks of a thread. What is not touched takes no room."""
_MOST_THREADS: Final = 64
_MOST_BYTES: Final = _HEAD + _MOST_THREADS * _BANKS


@dataclass(slots=True)
class Stretch:
    """Events that were not written."""

    thread: int
    first: int
    """How many events of the thread come before."""
    rows: bytearray = field(default_factory=bytearray)
    payload: bytearray = field(default_factory=bytearray)
    objects: bytearray = field(default_factory=bytearray)
    """Which objects variables are (identities)."""
    versions: bytearray = field(default_factory=bytearray)
    """What objects held (versions)."""
    is_all: bool = True
    """Whether these two are there for all of its events."""


@dataclass(frozen=True, slots=True)
class Left:
    """What a process left behind of a recording."""

    texts: list[dict[str, Any]]
    stretches: list[Stretch]


class Tail:
    """A file for the recordings of one process in one folder, one after another."""

    def __init__(self, folder: Path) -> None:
        self._path = folder.absolute() / f".ndb-{os.getpid()}.tail"
        self._pid = os.getpid()
        self._path.unlink(missing_ok=True)
        self._path.touch(0o600)
        self._head = self._part(0, _HEAD)
        self._head[: len(_MAGIC)] = _MAGIC
        self.lines = _encode.Lines(self._head, _TEXTS)
        """Texts that the events refer to, a JSON object a line."""
        self._threads: list[memoryview] = []
        self._used = 0

    def begin(self, name: str) -> None:
        """What follows belongs to this recording; nothing of an earlier one is left."""
        self._put_size(_NAME, 0)
        self.lines.clear()
        self._used = 0
        for memory in self._threads:
            memory[: _SIZE.size] = memory[_BANKS // 2 : _BANKS // 2 + _SIZE.size] = bytes(_SIZE.size)
        data = name.encode("utf-8", "surrogatepass")[:_LONGEST_NAME]
        self._head[_NAME + _SIZE.size : _NAME + _SIZE.size + len(data)] = data
        self._put_size(_NAME, len(data))

    def tell_about(self, about: dict[str, Any]) -> None:
        """What the recording is about, where its file does not say so yet."""
        self.lines.add(_JSON.encode({"about": about}).encode())

    def tell_shelved(self, file: str, name: str) -> None:
        """Where the text of a file stands."""
        self.lines.add(shelved_text(file, name))

    def tell_thread(self, number: int, name: str) -> None:
        """What a thread is called: every test has the same three."""
        self.lines.add(_thread_text(number, name))

    def memory(self) -> memoryview | None:
        """Two banks for one more thread's tape; None if there are too many, or the file was taken away."""
        if self._used == len(self._threads):
            if self._used == _MOST_THREADS:
                return None
            try:
                self._threads.append(self._part(_HEAD + self._used * _BANKS, _BANKS))
            except OSError:
                return None
        self._used += 1
        return self._threads[self._used - 1]

    def close(self) -> None:
        """All is written. In a forked child the file is the parent's."""
        if os.getpid() == self._pid:
            with suppress(OSError):
                self._path.unlink()

    def _part(self, start: int, size: int) -> memoryview:
        return memoryview(_encode.share_file(str(self._path), start, size))

    def _put_size(self, at: int, size: int) -> None:
        self._head[at : at + _SIZE.size] = _SIZE.pack(size)


@lru_cache(maxsize=10_000)
def scope_text(scope: Scope) -> bytes:
    """A scope as JSON: every test of a run tells of the same ones."""
    return _JSON.encode((scope.file, scope.name, scope.line)).encode()


@lru_cache(maxsize=1000)
def shelved_text(file: str, name: str) -> bytes:
    """Where a file's text stands, as JSON."""
    return _JSON.encode({"shelved": {file: name}}).encode()


@lru_cache(maxsize=16)
def _thread_text(number: int, name: str) -> bytes:
    return _JSON.encode({"threads": {number: name}}).encode()


def new_tail(folder: Path) -> Tail | None:
    """None where there can be none: a system without such files, a folder that nothing can be written to."""
    if _encode is None or os.name != "posix":
        return None
    try:
        return Tail(folder)
    except OSError:
        return None


def find_left(trace: Path) -> tuple[Path, Left] | None:
    """What was left of a recording that has no end, and the file that it is in."""
    for path in sorted(trace.parent.glob(".ndb-*.tail")):
        with suppress(OSError, ValueError, KeyError, struct.error, RecursionError):
            # Every child of a program that was ended may have left one: they are not read for the sake of another's.
            if _HEAD <= path.stat().st_size <= _MOST_BYTES and _name_in(path) == trace.name:
                return path, _read(path.read_bytes())
    return None


def _name_in(path: Path) -> str | None:
    with path.open("rb") as file:
        data = file.read(_TEXTS)
    if not data.startswith(_MAGIC):
        return None
    start = _NAME + _SIZE.size
    size = min(_SIZE.unpack_from(data, _NAME)[0], _LONGEST_NAME)
    return data[start : start + size].decode("utf-8", "surrogatepass")


def _read(data: bytes) -> Left:
    start = _TEXTS + _SIZE.size
    size = min(_SIZE.unpack_from(data, _TEXTS)[0], _HEAD - start)
    lines = data[start : start + size].split(b"\n")
    found = [
        stretch for at in range(_HEAD, len(data), _BANKS // 2) for stretch in _stretches(data[at : at + _BANKS // 2])
    ]
    return Left([json.loads(line) for line in lines if line], sorted(found, key=lambda each: (each.thread, each.first)))


def _stretches(bank: bytes) -> Iterator[Stretch]:
    end = _SIZE.size + min(_SIZE.unpack_from(bank)[0], len(bank) - _SIZE.size)
    at, stretch = _SIZE.size, Stretch(0, 0)
    while at + ROW.size <= end:
        event, *rest, size = ROW.unpack_from(bank, at)
        row, payload = bank[at : at + ROW.size], bank[at + ROW.size : at + ROW.size + size]
        at += ROW.size + size
        if event == _STRETCH:
            if stretch.rows:
                yield stretch
            stretch = Stretch(rest[0], rest[1] | rest[2] << 32)
        elif event in (_OF_OBJECTS, _OF_VERSIONS):
            told = stretch.objects if event == _OF_OBJECTS else stretch.versions
            told += payload
        elif event == _NO_MORE:
            stretch.is_all = False
        else:
            stretch.rows += row
            stretch.payload += payload
    if stretch.rows:
        yield stretch
