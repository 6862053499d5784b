"""The bytes of trace files: chunks, how each is packed, and how they are found again, over damaged places too.

    file   : MAGIC version  chunk {chunk}  [index-offset MAGIC]
    chunk  : header (mark, kind, thread, events, size of the body, checksums of body and header)  body
    TEXT   : JSON: what the file is about; later ones add sources, scopes, threads, and how the run ended
    EVENTS : size of the columns, columns, payloads (tape: changes), each compressed, so that columns are read alone
    OBJECTS, VERSIONS : which objects variables are (identities), what objects hold (versions)
    INDEX  : JSON: where every chunk starts; only a file that was closed properly has it

What recordings of a folder have in common stands beside them (shelf): sources, and words that bodies were packed with.
A reader without an index goes from header to header, and after a damaged one searches for the next.
"""

import errno
import json
import os
import struct
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, BinaryIO, Final

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.beside.shelf import Words, deflated, stored, unpacked
from ndb.trace.tape import columns

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]
MAGIC: Final = b"NDBTRACE"
VERSION: Final = 4
WHOLE_PAYLOADS: Final = 1
"""The format in which every event lists all its variables: still read. In the second one columns are numbers of 32
bits, and nothing is packed with words of others; in the third one all scopes are told in full."""
_BY_DIFFERENCES: Final = 1 << 31
"""Said with the size of the columns: they are as `tape.columns` makes them since the third format."""
START: Final = struct.Struct("<8sI")
HEADER: Final = struct.Struct("<4sIIIIII")
END: Final = struct.Struct("<Q8s")
_SIZE: Final = struct.Struct("<I")
_MARK: Final = b"\xabNDB"
TEXT, EVENTS, INDEX, OBJECTS, VERSIONS = range(5)
_SHORT_INDEX: Final = 128
"""Bytes that it is not worth the time to pack."""
MOST_BYTES: Final = 256 << 20
"""Of one chunk, unpacked. The writer's are far smaller; a file that unpacks to more is made to do harm."""
DAMAGED: Final = (ValueError, TypeError, KeyError, IndexError, OverflowError, RecursionError, zlib.error, struct.error)
_JSON: Final = json.JSONEncoder(separators=(",", ":"))
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
class Chunk:
    kind: int
    thread: int
    events: int
    at: int
    """Where its body starts."""
    size: int
    checksum: int


def packed_chunk(kind: int, thread: int, events: int, body: bytes) -> bytes:
    """A chunk: its header, and its body."""
    fields = (_MARK, kind, thread, events, len(body), zlib.crc32(body))
    header = HEADER.pack(*fields, 0)
    return HEADER.pack(*fields, zlib.crc32(header)) + body


def pack_text(text: Mapping[str, Any], words: Words | None = None) -> bytes:
    data = _JSON.encode(text).encode("utf-8", "surrogatepass")
    return deflated(data, 6) if words is None else words.packed(data)


def pack_events(rows: bytes, payload: bytes, words: Words | None = None) -> bytes:
    table = deflated(columns(rows), 1)
    packed = deflated(payload, 1) if words is None else words.packed(payload)
    return _SIZE.pack(len(table) | _BY_DIFFERENCES) + table + packed


def pack_index(places: list[int]) -> bytes:
    data = f'{{"at":[{",".join(map(str, places))}]}}'.encode()
    return stored(data) if len(data) <= _SHORT_INDEX else deflated(data, 6)


def split_events(body: bytes) -> tuple[bytes, bool, bytes]:
    """Columns, whether they are told by differences, payloads; all of them packed."""
    told = _SIZE.unpack_from(body)[0]
    end = _SIZE.size + (told & ~_BY_DIFFERENCES)
    return body[_SIZE.size : end], bool(told & _BY_DIFFERENCES), body[end:]


def read_text(data: bytes) -> dict[str, Any]:
    text = json.loads(data.decode("utf-8", "surrogatepass"))
    if not isinstance(text, dict):
        raise ValueError("no JSON object")
    return text


def find_chunks(file: BinaryIO) -> tuple[list[Chunk], bool]:
    size = file.seek(0, os.SEEK_END)
    indexed = _read_index(file, size)
    return (indexed, True) if indexed is not None else (list(_scan(file, size)), False)


def _read_index(file: BinaryIO, size: int) -> list[Chunk] | None:
    """All chunks, from the index; None if there is none to be trusted."""
    if size < START.size + END.size:
        return None
    file.seek(size - END.size)
    at, magic = END.unpack(file.read(END.size))
    index = _read_header(file, at) if magic == MAGIC and at < size else None
    if index is None or index.kind != INDEX:
        return None
    file.seek(index.at)
    body = file.read(index.size)
    if zlib.crc32(body) != index.checksum:
        return None
    told = read_text(unpacked(body, MOST_BYTES))
    places = told["at"] if "at" in told else [at for _, _, _, at, _ in told["chunks"]]  # until format 2
    found = (_read_header(file, at - HEADER.size) for at in places if 0 <= at - HEADER.size < size)
    return [chunk for chunk in found if chunk is not None and chunk.at + chunk.size <= size]


def _read_header(file: BinaryIO, at: int) -> Chunk | None:
    file.seek(at)
    raw = file.read(HEADER.size)
    if len(raw) < HEADER.size or raw[:4] != _MARK:
        return None
    _, kind, thread, events, size, checksum, own = HEADER.unpack(raw)
    if zlib.crc32(raw[:-4] + bytes(4)) != own:
        return None
    return Chunk(kind, thread, events, at + HEADER.size, size, checksum)


def _scan(file: BinaryIO, size: int) -> Iterator[Chunk]:
    """Chunks from the start on, over damaged places, as long as they are complete."""
    at: int | None = START.size
    while at is not None and at + HEADER.size <= size:
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


def lock_file(file: int | BinaryIO) -> bool:
    """Mark a file as being written, where files can be locked; not so: somebody else has."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EWOULDBLOCK, errno.EACCES)
    return True
