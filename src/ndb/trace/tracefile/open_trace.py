"""Opens a trace file; to one without an end it adds what its process left behind when it died."""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from ndb.errors import BadTraceFile
from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.beside.shelf import LISTED, deflated, from_shelf, list_from_shelf
from ndb.trace.beside.tail import Left, find_left
from ndb.trace.beside.tail import Stretch as LeftStretch
from ndb.trace.state import Exit, Scope
from ndb.trace.tape import ROW
from ndb.trace.tracefile.file_layout import (
    DAMAGED,
    EVENTS,
    MAGIC,
    OBJECTS,
    START,
    TEXT,
    VERSION,
    VERSIONS,
    WHOLE_PAYLOADS,
    Chunk,
    find_chunks,
    lock_file,
    pack_events,
    pack_text,
    packed_chunk,
    read_text,
)
from ndb.trace.tracefile.recorded_file import FileRecording, TraceFile


def open_trace(path: Path) -> TraceFile:
    """Open a trace file, reading only what tells its length; one without an end is read as far as it goes."""
    try:
        if path.exists() and not path.is_file():
            raise BadTraceFile(f"{path} is no plain file; record one with: ndb trace PROGRAM.py")
        with path.open("rb") as file:
            version = _check_start(file, path)
            chunks, is_complete = find_chunks(file)
    except OSError as error:
        raise BadTraceFile(f"cannot read {path}: {error.strerror}") from error
    except DAMAGED as error:
        raise BadTraceFile(f"{path}: its index is damaged; record it again") from error
    trace = TraceFile(path, version)
    for chunk in chunks:
        if chunk.kind == TEXT:
            _add_text(trace, chunk)
    _check_texts(trace)
    if not is_complete and _add_left(trace, chunks):
        return open_trace(path)
    trace.is_complete = is_complete
    if not is_complete:
        trace.note = trace.note or "the end is missing: the program is still running or was killed"
    threads = sorted({chunk.thread for chunk in chunks if chunk.kind == EVENTS})
    for thread in threads or [0]:
        of_thread = [chunk for chunk in chunks if chunk.kind == EVENTS and chunk.thread == thread]
        trace.threads.append(FileRecording(trace, thread, of_thread))
        trace.threads[-1].numbered = {
            chunk.events: chunk for chunk in chunks if chunk.kind == OBJECTS and chunk.thread == thread
        }
        trace.threads[-1].held = {
            chunk.events: chunk for chunk in chunks if chunk.kind == VERSIONS and chunk.thread == thread
        }
    return trace


def _check_start(file: BinaryIO, path: Path) -> int:
    start = file.read(START.size)
    if len(start) < START.size or start[:8] != MAGIC:
        what = "a notebook: begin a cell of it with %%ndb, after %load_ext ndb" if path.suffix == ".ipynb" else None
        raise BadTraceFile(f"{path} is {what or 'no trace file; record one with: ndb trace PROGRAM.py'}")
    version: int = START.unpack(start)[1]
    if not WHOLE_PAYLOADS <= version <= VERSION:
        raise BadTraceFile(
            f"{path} has format {version}, this ndb reads formats up to {VERSION}: update ndb or record it again"
        )
    return version


def _add_text(trace: TraceFile, chunk: Chunk) -> None:
    try:
        text = read_text(trace.unpacked(chunk, "what it is about is damaged; record it again"))
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
    except (*DAMAGED, AttributeError) as error:
        raise BadTraceFile(f"{trace.path}: what it is about is damaged; record it again") from error


def _check_texts(trace: TraceFile) -> None:
    texts = [*trace.sources, *trace.sources.values(), *trace.thread_names.values()]
    texts += [text for scope in trace.scopes for text in (scope.file, scope.name)]
    if not all(type(text) is str for text in texts) or not all(type(scope.line) is int for scope in trace.scopes):
        raise BadTraceFile(f"{trace.path}: what it is about is damaged; record it again")


def _add_left(trace: TraceFile, chunks: list[Chunk]) -> bool:
    """Add to a recording without an end what its process left behind, if that is no longer there and left anything."""
    found = find_left(trace.path)
    if found is None:
        return False
    try:
        file = os.open(trace.path, os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0))
    except OSError:
        return False
    try:
        is_over = lock_file(file)
        if is_over:
            os.write(file, _as_chunks(found[1], trace, chunks))
            found[0].unlink(missing_ok=True)
        else:
            trace.about = _about_of(found[1]) | trace.about
    except (*DAMAGED, AttributeError, OSError):
        return False
    finally:
        os.close(file)
    return is_over


def _as_chunks(left: Left, trace: TraceFile, chunks: list[Chunk]) -> bytes:
    """What is not in the file yet: scopes, names of threads, and events that come right after those in the file."""
    texts: dict[str, Any] = {"about": _about_of(left), "scopes": [], "threads": {}, "shelved": {}}
    for text in left.texts:
        texts["threads"].update(text.get("threads", {}))
        texts["shelved"].update(text.get("shelved", {}))
        if text.get("at") == len(trace.scopes) + len(texts["scopes"]):
            texts["scopes"] += text["scopes"]
    parts = [packed_chunk(TEXT, 0, 0, pack_text(texts))]
    counts: Counter[int] = Counter()
    for chunk in chunks:
        counts[chunk.thread] += chunk.events if chunk.kind == EVENTS else 0
    held = {chunk.thread for chunk in chunks if chunk.kind == VERSIONS}
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
    yield packed_chunk(EVENTS, thread, len(rows) // ROW.size, pack_events(rows, bytes(stretch.payload)))
    if not stretch.is_all:
        lost.add(thread)
        return
    if stretch.objects:
        yield packed_chunk(OBJECTS, thread, stretch.first, deflated(bytes(stretch.objects), 1))
    if stretch.versions:
        held.add(thread)
    if thread in held and thread not in lost:
        yield packed_chunk(VERSIONS, thread, stretch.first, deflated(bytes(stretch.versions), 1))
