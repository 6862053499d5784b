"""The index of changes of a recording, kept in a file beside it, so that a large one is studied only once.

Knows the bytes of that file, and which recording it belongs to. What the numbers mean is the index's (changes).

    file  : MAGIC version, size of the header, header (JSON: which recording, block by block how many changes), body
    body  : compressed: per block its states (each less the one before), numbers of names, values; before all, the names
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

from ndb.engine.timeline.changes import BLOCK, Changes, Kept
from ndb.trace.tracefile import FileRecording

MAGIC: Final = b"NDBINDEX"
VERSION: Final = 1
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
    for block in blocks:
        parts.append(np.diff(block.states, prepend=0).astype("<u4").tobytes())
        parts.append(np.searchsorted(names, block.names).astype("<u4").tobytes())
        parts.append(block.values.astype("<u8").tobytes())
    header = json.dumps(about | {"names": len(names), "counts": [len(block.states) for block in blocks]}).encode()
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(_START.pack(MAGIC, VERSION, len(header)) + header + zlib.compress(b"".join(parts), 1))
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


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
    if len(body) != 8 * name_count + 16 * sum(counts):
        raise ValueError("cut short")
    names = np.frombuffer(body, "<u8", name_count)
    blocks, at = [], 8 * name_count
    for count in counts:
        states = np.frombuffer(body, "<u4", count, at).astype(np.int64).cumsum()
        numbers = np.frombuffer(body, "<u4", count, at + 4 * count)
        blocks.append(Kept(states, names[numbers], np.frombuffer(body, "<u8", count, at + 8 * count)))
        at += 16 * count
    return blocks
