"""The index of changes of a recording, kept in a file beside it, so that a large one is studied only once.

Knows the bytes of that file, and which recording it belongs to. What the numbers mean is the index's (changes).

    file  : MAGIC version, size of the header, header (JSON: which recording, block by block how many changes), body
    body  : compressed, columns over all blocks: the names, states (each less the one before in its block), numbers of
            names, numbers of values (how many are new to this point, less the number: 0 for a new one)

Values are only compared with each other, so a number stands for each: hashes would be most of the file.
"""

import contextlib
import json
import os
import struct
import threading
import zlib
from pathlib import Path
from typing import Any, Final

import numpy as np

from ndb.engine.timeline.changes.change_index import BLOCK, GONE, Changes, Hashes, Kept
from ndb.trace.tracefile.recorded_file import FileRecording

MAGIC: Final = b"NDBINDEX"
VERSION: Final = 2
LEAST: Final = 4 * BLOCK
"""States from which on keeping is worth a file."""
_START: Final = struct.Struct("<8sII")


def study(changes: Changes, recording: Any) -> threading.Thread | None:
    """Have the index complete soon: from its file, else built in the background and, if it is large, kept in one."""
    if not isinstance(recording, FileRecording) or len(recording) < LEAST or not recording.is_complete:
        return changes.build_in_background()
    path, about = beside(recording), _about(recording)
    if (kept := read(path, about)) is not None:
        changes.adopt(kept)
        return None

    def build_and_keep() -> None:
        changes.build()
        # Where the folder cannot be written to, the index is built again next time; nobody has to be told.
        with contextlib.suppress(OSError):
            write(path, about, changes.kept())

    thread = threading.Thread(target=build_and_keep, name="ndb-index", daemon=True)
    thread.start()
    return thread


def beside(recording: FileRecording) -> Path:
    """Where the index of a recording is kept."""
    path = recording.path
    return path.with_name(f"{path.name}.{recording.thread}.index" if recording.thread else f"{path.name}.index")


def _about(recording: FileRecording) -> dict[str, Any]:
    found = recording.path.stat()
    return {"bytes": found.st_size, "changed": found.st_mtime_ns, "states": len(recording), "block": BLOCK}


def write(path: Path, about: dict[str, Any], blocks: list[Kept]) -> None:
    """Under its name only once it is whole."""
    names = np.unique(np.concatenate([block.names for block in blocks]))
    parts = [names.tobytes()]
    parts += [np.diff(block.states, prepend=0).astype("<u4").tobytes() for block in blocks]
    parts += [np.searchsorted(names, block.names).astype("<u4").tobytes() for block in blocks]
    parts.append(_behind(_numbered(np.concatenate([block.values for block in blocks]))).astype("<u4").tobytes())
    header = json.dumps(about | {"names": len(names), "counts": [len(block.states) for block in blocks]}).encode()
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(_START.pack(MAGIC, VERSION, len(header)) + header + zlib.compress(b"".join(parts), 1))
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _numbered(values: Hashes) -> Hashes:
    """A number for every value, in the order in which they come; GONE stays 0."""
    values = np.concatenate([np.array([GONE]), values])
    _, first, which = np.unique(values, return_index=True, return_inverse=True)
    return np.argsort(np.argsort(first)).astype(np.uint64)[which.ravel()][1:]


def _behind(numbers: Hashes) -> Hashes:
    """How far each number is behind that of a new value."""
    known = np.maximum.accumulate(np.concatenate([np.array([0], np.uint64), numbers]))[:-1]
    return known + np.uint64(1) - numbers


def _from_behind(behind: Hashes) -> Hashes:
    """The numbers again."""
    known = np.cumsum(behind == 0, dtype=np.uint64)
    return np.where(behind == 0, known, known + np.uint64(1) - behind)


def read(path: Path, about: dict[str, Any]) -> list[Kept] | None:
    """The blocks of an index; None if there is none, or it is another recording's, damaged, or of another version."""
    try:
        raw = path.read_bytes()
        magic, version, size = _START.unpack_from(raw)
        header = json.loads(raw[_START.size : _START.size + size]) if (magic, version) == (MAGIC, VERSION) else {}
        if not about.items() <= header.items():
            return None
        return _blocks(zlib.decompress(raw[_START.size + size :]), header["names"], header["counts"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError, struct.error, zlib.error, IndexError):
        return None


def _blocks(body: bytes, name_count: int, counts: list[int]) -> list[Kept]:
    total = sum(counts)
    if len(body) != 8 * name_count + 12 * total:
        raise ValueError("cut short")
    names = np.frombuffer(body, "<u8", name_count)
    states, numbers, behind = np.frombuffer(body, "<u4", 3 * total, 8 * name_count).reshape(3, total)
    values = _from_behind(behind.astype(np.uint64))
    blocks, at = [], 0
    for count in counts:
        here = slice(at, at + count)
        blocks.append(Kept(states[here].astype(np.int64).cumsum(), names[numbers[here]], values[here]))
        at += count
    return blocks
