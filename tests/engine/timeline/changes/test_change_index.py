"""The index of changes says exactly what comparing every state with the one before it says."""

import struct
import threading
import zlib
from pathlib import Path

import pytest

from ndb.engine.timeline.changes import change_index as module
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadTraceFile
from ndb.trace.recorder import file_recorder
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.recorder.record_target import record_target
from ndb.trace.state import Event, Recording
from ndb.trace.tracefile import writer as trace_writer
from ndb.trace.tracefile.open_trace import open_trace

SOURCE = """
def gen(n):
    for k in range(n):
        x = k // 2
        yield x

def helper(i):
    j = i * 2
    if i % 3:
        del j
        j = 5
    return j

def work(n):
    total = 0
    seen = []
    g = gen(n)
    for i in range(n):
        total += next(g)
        if i % 2 == 0:
            seen.append(helper(i))
    return total
"""


def slow_changes(recording: Recording) -> set[tuple[int, str]]:
    last: dict[int, dict[str, str]] = {}
    found = set()
    for index in range(len(recording)):
        state = recording.state(index)
        if state.event is Event.EXPRESSION:
            continue
        before, now = last.get(state.frame, {}), dict(state.locals)
        found |= {(index, name) for name in {*before, *now} if before.get(name) != now.get(name)}
        last[state.frame] = now
    return found


@pytest.mark.parametrize("block", [7, 64, 16_384])
@pytest.mark.parametrize("expressions", [False, True])
def test_changes_are_those_of_comparing_all_states(
    block: int, expressions: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BLOCK", block)
    recording = record_call(SOURCE, "work(40)", expressions=expressions)
    index = Timeline(recording).changes
    wanted = slow_changes(recording)
    names = {name for _, name in wanted}
    found = {(c.state, name) for name in names for c in index.of([name], None, 0, len(recording), backwards=False)}
    assert found == wanted
    backwards = [c.state for c in index.of(["total"], None, 0, len(recording), backwards=True)]
    assert backwards == sorted(backwards, reverse=True)


def test_the_last_change_of_a_module_variable_is_found_from_any_function() -> None:
    source = "total = 0\ndef add(n):\n    global total\n    total += n\ndef look():\n    return total\ndef run():\n    add(1)\n    add(0)\n    add(2)\n    return look()\n"  # noqa: E501
    recording = record_call(source, "run()")
    timeline = Timeline(recording)
    looking = next(
        i
        for i in range(len(recording))
        if recording.state(i).function == "look" and recording.state(i).event is Event.LINE
    )
    change = timeline.through_calls.last_change("total", looking)
    assert change is not None
    assert recording.state(change).locals["global total"] == "3" and recording.state(change).function == "add"


def test_a_recording_from_a_file_has_the_same_changes(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text(SOURCE)
    record_target(str(tmp_path / "p.py") + "::work", out=tmp_path / "r", args="40", limits=RecordLimits())
    recording = open_trace(tmp_path / "r").threads[0]
    index = Timeline(recording).changes
    wanted = slow_changes(recording)
    found = {
        (c.state, n) for n in {n for _, n in wanted} for c in index.of([n], None, 0, len(recording), backwards=False)
    }
    assert found == wanted


def test_a_recording_that_is_taken_away_ends_the_index_in_silence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "p.py").write_text(SOURCE)
    record_target(str(tmp_path / "p.py") + "::work", out=tmp_path / "r", args="40", limits=RecordLimits())
    recording = open_trace(tmp_path / "r").threads[0]
    (tmp_path / "r").unlink()
    said: list[object] = []
    monkeypatch.setattr(threading, "excepthook", said.append)
    module.Changes(recording).build_in_background().join()
    assert said == []


@pytest.mark.parametrize("block", [50, 16_384])
@pytest.mark.parametrize("expressions", [False, True])
def test_a_recording_that_says_what_changed_is_believed_across_its_stretches(
    block: int, expressions: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BLOCK", block)
    monkeypatch.setattr(file_recorder, "LOOK_EVERY", 16)
    monkeypatch.setattr(file_recorder, "_BLOCK_EVENTS", 16)
    (tmp_path / "p.py").write_text(SOURCE)
    target = str(tmp_path / "p.py") + "::work"
    record_target(target, out=tmp_path / "r", args="40", limits=RecordLimits(), expressions=expressions)
    recording = open_trace(tmp_path / "r").threads[0]
    assert recording.block_count > 5
    told, compared = Timeline(recording).changes, Timeline(recording).changes
    wanted = slow_changes(recording)
    monkeypatch.setattr(compared._recording, "told_changes", lambda start, stop: None, raising=True)
    names = sorted({name for _, name in wanted})
    assert "j" in names
    for name in names:
        found = list(told.of([name], None, 0, len(recording), backwards=False))
        assert {(change.state, name) for change in found} == {each for each in wanted if each[1] == name}
        assert found == list(compared.of([name], None, 0, len(recording), backwards=False))


def test_a_recording_of_the_first_format_whose_sizes_are_damaged_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trace_writer, "VERSION", 1)
    writer = trace_writer.Writer(tmp_path / "r", {"sources": {"p.py": "x"}, "scopes": [["p.py", "f", 1]]}, list)
    payload = struct.pack("<I", 1) + b"x" + struct.pack("<I", 70_000) + b"N"
    writer.put((0, struct.pack("<6I", int(Event.LINE), 1, 0, 0, 0, len(payload)), payload))
    writer.close({})
    monkeypatch.undo()
    changes = Timeline(open_trace(tmp_path / "r").threads[0]).changes
    with pytest.raises(BadTraceFile, match="damaged"):
        list(changes.of(["x"], None, 0, 1, backwards=False))


def test_room_is_made_only_for_states_that_are_there(tmp_path: Path) -> None:
    body = struct.pack("<I", 0)
    fields = (b"\xabNDB", 1, 0, 1 << 31, len(body), zlib.crc32(body))
    header = struct.pack("<4sIIIIII", *fields, zlib.crc32(struct.pack("<4sIIIIII", *fields, 0)))
    (tmp_path / "r").write_bytes(struct.pack("<8sI", trace_writer.MAGIC, trace_writer.VERSION) + header + body)
    with pytest.raises(BadTraceFile, match="damaged"):
        Timeline(open_trace(tmp_path / "r").threads[0])
