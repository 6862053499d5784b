"""Recordings made to do harm, and places where a recording must not be written."""

import os
import struct
import zlib
from pathlib import Path

import pytest

from ndb.errors import BadTraceFile
from ndb.trace.beside import tail
from ndb.trace.scopes import read_source
from ndb.trace.state import Event
from ndb.trace.tracefile.file_layout import MAGIC
from ndb.trace.tracefile.open_trace import open_trace
from ndb.trace.tracefile.writer import Writer


def recording(path: Path) -> None:
    writer = Writer(path, {"about": {}}, list)
    writer.put((0, struct.pack("<6I", 1, 1, 0, 0, 0, 0), b""))
    writer.close(
        {"exit": "exit_normal", "error": None, "note": None, "sources": {"p.py": "x"}, "scopes": [["p.py", "f", 1]]}
    )


def forged(path: Path, kind: int, events: int, body: bytes) -> None:
    fields = (b"\xabNDB", kind, 0, events, len(body), zlib.crc32(body))
    header = struct.pack("<4sIIIIII", *fields, 0)
    path.write_bytes(struct.pack("<8sI", MAGIC, 1) + struct.pack("<4sIIIIII", *fields, zlib.crc32(header)) + body)


def test_a_small_recording_that_unpacks_to_gigabytes_is_refused(tmp_path: Path) -> None:
    bomb = zlib.compress(bytes(300 << 20), 1)
    forged(tmp_path / "text.ndb", 0, 0, bomb)
    with pytest.raises(BadTraceFile, match="damaged"):
        open_trace(tmp_path / "text.ndb")
    forged(tmp_path / "events.ndb", 1, 3, struct.pack("<I", len(bomb)) + bomb)
    with pytest.raises(BadTraceFile, match="states 0 to 2 are damaged"):
        open_trace(tmp_path / "events.ndb").threads[0].columns(0)


@pytest.mark.parametrize(
    "text", [b"[1]", b'{"sources": 3}', b'{"scopes": [[1, 2, 3]]}', b'{"threads": [1]}', b"[" * 90_000]
)
def test_texts_of_another_shape_are_refused(tmp_path: Path, text: bytes) -> None:
    forged(tmp_path / "t.ndb", 0, 0, zlib.compress(text))
    with pytest.raises(BadTraceFile):
        open_trace(tmp_path / "t.ndb")


def test_only_plain_files_are_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert read_source("/dev/zero") is None
    assert read_source(str(tmp_path / "pipe")) is None
    with pytest.raises(BadTraceFile, match="no plain file"):
        open_trace(tmp_path / "pipe")


def test_nothing_but_a_recording_is_replaced(tmp_path: Path) -> None:
    program, out = tmp_path / "p.py", tmp_path / "out.ndb"
    program.write_text("x = 1\n")
    with pytest.raises(BadTraceFile, match="is no recording and is not replaced"):
        recording(program)
    assert program.read_text() == "x = 1\n"
    recording(out)
    recording(out)
    assert open_trace(out).is_complete


def test_two_recorders_do_not_write_one_file(tmp_path: Path) -> None:
    first = Writer(tmp_path / "out.ndb", {"about": {}}, list)
    with pytest.raises(BadTraceFile, match="being recorded by another process"):
        recording(tmp_path / "out.ndb")
    first.close({})
    recording(tmp_path / "out.ndb")


def test_a_return_without_its_value_is_damage(tmp_path: Path) -> None:
    writer = Writer(tmp_path / "out.ndb", {"sources": {"p.py": "x"}, "scopes": [["p.py", "f", 1]]}, list)
    writer.put((0, struct.pack("<6I", int(Event.RETURN), 1, 0, 0, 0, 0), b""))
    writer.close({})
    with pytest.raises(BadTraceFile, match="states 0 to 0 are damaged"):
        open_trace(tmp_path / "out.ndb").threads[0].state(0)


@pytest.mark.parametrize("text", [b"[1]", b"5", b'{"threads": 3}', b'{"at": 0, "scopes": 7}', b"{"])
def test_what_was_left_beside_a_recording_is_left_aside_if_it_makes_no_sense(tmp_path: Path, text: bytes) -> None:
    writer = Writer(tmp_path / "out.ndb", {"about": {}}, list)
    writer.pause()
    writer.abandon()
    left = bytearray(tail._HEAD)
    left[: len(tail._MAGIC)] = tail._MAGIC
    for at, data in ((tail._NAME, b"out.ndb"), (tail._TEXTS, text + b"\n")):
        left[at : at + 8 + len(data)] = struct.pack("<Q", len(data)) + data
    (tmp_path / ".ndb-1.tail").write_bytes(left)
    assert len(open_trace(tmp_path / "out.ndb").threads[0]) == 0
