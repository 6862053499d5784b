"""What recordings of one folder share: sources, lists of scopes, and words that their texts have in common.

Knows the folder beside them and how bytes are packed. Does not know what recordings hold (tracefile).

Sources stand in a file each, named by its digest. So do lists of scopes, as JSON with where their sources stand: most
scopes of a test are those of the tests before it. Words are the beginnings of what was packed lately, for zlib as a
preset dictionary: a short recording is much like the one before it. What was packed with words says so itself (RFC
1950: a bit, and their checksum), and that checksum is the name of their file; so it is known of any bytes what they
need, and a recording without words is read without the folder.
"""

import hashlib
import json
import os
import re
import struct
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ndb.errors import BadTraceFile
from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.state import Scope

_SHELF: Final = "sources"
_SHELF_NAME: Final = 32
_MOST_BYTES: Final = 256 << 20
_WORDS: Final = 4096
"""Bytes of words: more take longer to be learned anew for each recording than they save."""
_BEGINNING: Final = 1366
"""How much of what was packed becomes words, so that they are of three recordings at least."""
_RENEWED: Final = 200
"""After so many others words are of another time."""
_LONG: Final = 64 << 10
"""What has words enough of its own."""
_HAS_WORDS: Final = 0x20
_WORDS_NAME: Final = struct.Struct(">xxI")
_BLOCK: Final = struct.Struct("<BHH")
LISTED: Final = 64
"""Scopes of a list."""
_ONCE, _TWICE = -1, -2
_JSON: Final = json.JSONEncoder(separators=(",", ":"))
_WINDOWS: Final = ((4096, 12, 5), (8192, 13, 6), (16384, 14, 7))
"""Up to how many bytes, how far (as a power of two) is looked back for what was there before, and how much is kept."""
_WIDEST: Final = (15, 8)


class Words:
    """Words of one kind of bytes, found as they are packed."""

    def __init__(self, folder: Path) -> None:
        """`folder`: where they are kept."""
        self._folder = folder
        self._beginnings: list[bytes] = []
        self._size = 0
        self._since = _RENEWED
        self._current = b""
        self._packers: dict[tuple[int, int], Any] = {}
        """That have learned the words, by window and memory."""

    def packed(self, data: bytes) -> bytes:
        """Some bytes, in the words of those before them."""
        if len(data) > _LONG:
            return deflated(data, 1)
        if self._current:
            packer = self._packer(_window_for(len(data) + _WORDS))
            found: bytes = packer.compress(data) + packer.flush()
        else:
            found = deflated(data, 1)
        self._since += 1
        if self._since > _RENEWED:
            self._learn(bytes(memoryview(data)[:_BEGINNING]))
        return found

    def _packer(self, window: tuple[int, int]) -> Any:
        """A copy of one: to learn the words takes longer than to pack a short recording."""
        if window not in self._packers:
            self._packers[window] = _new_packer(1, window, self._current)
        return self._packers[window].copy()

    def _learn(self, beginning: bytes) -> None:
        self._beginnings.append(beginning)
        self._size += len(beginning)
        if self._size >= _WORDS:
            words = b"".join(self._beginnings)[-_WORDS:]
            self._current = words if _is_kept(self._folder, words) else b""
            self._packers.clear()
            self._beginnings, self._size, self._since = [], 0, 0


def _is_kept(folder: Path, words: bytes) -> bool:
    """Put words where whoever needs them finds them; not so if others have their name already, or nothing can be."""
    path = folder / _name_of(zlib.adler32(words))
    try:
        if path.exists():
            return zlib.decompress(path.read_bytes()) == words
        _put(path, zlib.compress(words, 9))
    except (OSError, zlib.error):
        return False
    return True


def _name_of(checksum: int) -> str:
    return f"{checksum:08x}"


def _put(path: Path, data: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_bytes(data)
    draft.replace(path)


class Lists:
    """Scopes that several recordings had, in lists of so many."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self._places: dict[int, int] = {}
        """Of scopes, by identity: list and place; _ONCE if they were told once, _TWICE if they wait for their list."""
        self._told: list[Scope] = []
        """All of these are kept, that no other one has the identity of theirs."""
        self._waiting: list[Scope] = []

    def place(self, scope: Scope) -> int:
        """The number of a list times their length, and the place in it; less than 0 if it is in none."""
        place = self._places.get(id(scope))
        if place is None:
            self._told.append(scope)
            self._places[id(scope)] = _ONCE
            return _ONCE
        if place == _ONCE:
            self._waiting.append(scope)
            self._places[id(scope)] = _TWICE
        return place

    def next_list(self) -> list[Scope]:
        """Those that are to have a list; none if there are too few."""
        return self._waiting[:LISTED] if len(self._waiting) >= LISTED else []

    def add(self, name: str) -> None:
        """The next list has been written."""
        first = len(self.names) * LISTED
        found, self._waiting = self._waiting[:LISTED], self._waiting[LISTED:]
        self._places.update((id(scope), first + at) for at, scope in enumerate(found))
        self.names.append(name)


class Shelf:
    """What the recordings of one folder share, as long as this process makes some."""

    def __init__(self, folder: Path) -> None:
        """`folder`: where the recordings are."""
        self._folder = folder / _SHELF
        self._there: dict[str, str] = {}
        self._lists = Lists()
        self.texts = Words(self._folder)
        self.payloads = Words(self._folder)
        self.versions = Words(self._folder)

    def put(self, source: str) -> str:
        """The name under which a source stands here."""
        name = self._there.get(source)
        if name is None:
            data = source.encode("utf-8", "surrogatepass")
            name = hashlib.sha256(data).hexdigest()[:_SHELF_NAME]
            _put(self._folder / name, zlib.compress(data, 6))
            self._there[source] = name
        return name

    def tell(self, scopes: list[Scope], lists: dict[int, int], source_of: Callable[[str], str]) -> dict[str, Any]:
        """How a recording tells of scopes. `lists`: those that it has told of, in their order; more are added."""
        told, names, files = list[object](), list[str](), set[str]()
        for scope in scopes:
            place = self._lists.place(scope)
            if place < 0:
                told.append((scope.file, scope.name, scope.line))
                files.add(scope.file)
                continue
            number, at = divmod(place, LISTED)
            if number not in lists:
                lists[number] = len(lists)
                names.append(self._lists.names[number])
            told.append(lists[number] * LISTED + at)
        while together := self._lists.next_list():
            self._lists.add(self.put(_JSON.encode(self._as_list(together, source_of))))
        shelved = {file: self.put(source_of(file)) for file in files}
        return {"scopes": told, "shelved": shelved} | ({"lists": names} if names else {})

    def _as_list(self, scopes: list[Scope], source_of: Callable[[str], str]) -> dict[str, Any]:
        shelved = {scope.file: self.put(source_of(scope.file)) for scope in scopes}
        return {"scopes": [(scope.file, scope.name, scope.line) for scope in scopes], "shelved": shelved}


@dataclass(frozen=True, slots=True)
class Listed:
    """Scopes that a recording refers to."""

    scopes: list[Scope]
    shelved: dict[str, str]
    """Where the texts of their files stand."""


def list_from_shelf(trace: Path, name: str) -> Listed:
    """A list of scopes that a recording refers to."""
    found = json.loads(from_shelf(trace, name))
    return Listed([Scope(*scope) for scope in found["scopes"]], found["shelved"])


def from_shelf(trace: Path, name: str) -> str:
    """A source that a recording refers to."""
    if not re.fullmatch(rf"[0-9a-f]{{{_SHELF_NAME}}}", name):
        raise ValueError("no name of a text")
    path = trace.parent / _SHELF / name
    try:
        data = unpacked(path.read_bytes(), _MOST_BYTES)
    except OSError as error:
        raise _missing(trace, error) from error
    if hashlib.sha256(data).hexdigest()[:_SHELF_NAME] != name:
        raise BadTraceFile(f"{path} is damaged; record again")
    return data.decode("utf-8", "surrogatepass")


def _missing(trace: Path, error: OSError) -> BadTraceFile:
    return BadTraceFile(f"{trace} needs the folder {_SHELF} that was beside it: {error.strerror}")


def deflated(data: bytes, level: int) -> bytes:
    """As `zlib.compress`, which has to make room for much more than most tests have: that takes ten times as long."""
    window = _window_for(len(data))
    if window == _WIDEST:
        return zlib.compress(data, level)
    packer = _new_packer(level, window)
    packed: bytes = packer.compress(data) + packer.flush()
    return packed


def _new_packer(level: int, window: tuple[int, int], words: bytes = b"") -> Any:
    wide, memory = window
    if not words:
        return zlib.compressobj(level, zlib.DEFLATED, wide, memory)
    return zlib.compressobj(level, zlib.DEFLATED, wide, memory, zlib.Z_DEFAULT_STRATEGY, words)


def _window_for(size: int) -> tuple[int, int]:
    for longest, window, memory in _WINDOWS:
        if size <= longest:
            return window, memory
    return _WIDEST


def stored(data: bytes) -> bytes:
    """The same for a few bytes, not compressed: one block that is kept as it is (RFC 1951)."""
    size = len(data)
    return b"\x78\x01" + _BLOCK.pack(1, size, size ^ 0xFFFF) + data + zlib.adler32(data).to_bytes(4, "big")


def unpacked(data: bytes, most: int, trace: Path | None = None) -> bytes:
    """Decompressed, up to a size that no recording of ours reaches. `trace`: the recording that it is of."""
    has_words = trace is not None and len(data) >= _WORDS_NAME.size and data[1] & _HAS_WORDS
    if trace is not None and has_words:
        unpacker = zlib.decompressobj(zdict=_words(trace, _name_of(*_WORDS_NAME.unpack_from(data))))
    else:
        unpacker = zlib.decompressobj()
    found = unpacker.decompress(data, most + 1)
    if len(found) > most or not unpacker.eof:
        raise ValueError("it unpacks to more than a recording holds, or is cut off")
    return found


def _words(trace: Path, name: str) -> bytes:
    path = trace.parent / _SHELF / name
    try:
        return _read_words(path, path.stat().st_mtime_ns)
    except OSError as error:
        raise _missing(trace, error) from error


@lru_cache(maxsize=64)
def _read_words(path: Path, changed: int) -> bytes:
    with path.open("rb") as file:
        return unpacked(file.read(2 * _WORDS), _WORDS)
