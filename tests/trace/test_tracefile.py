"""Trace files: complete, cut short, damaged, foreign."""

import gc
import os
import random
import shutil
import weakref
import zlib
from array import array
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ndb.errors import BadTraceFile
from ndb.trace.beside.shelf import LISTED, Shelf, list_from_shelf
from ndb.trace.recorder.file_recorder import FileRecorder
from ndb.trace.recorder.record_call import record_call
from ndb.trace.scopes import user_files
from ndb.trace.state import Event, Exit, Scope, states
from ndb.trace.tape import ROW
from ndb.trace.tracefile import writer as trace_writer
from ndb.trace.tracefile.file_layout import MAGIC, VERSION
from ndb.trace.tracefile.open_trace import open_trace
from ndb.trace.tracefile.writer import Writer
from ndb.trace.values.describe import Describer
from ndb.trace.values.snapshot import encode
from ndb.trace.values.unfold import FRESH, whole

ABOUT = {"about": {"target": "program.py", "value_limit": 300}}
TEXTS = {"scopes": [("program.py", "<module>", 0)], "sources": {"program.py": "a = 1\nb = 2\n"}}
ONE = encode(1, Describer(lambda file: None))


def fresh(name: str, snapshot: bytes) -> bytes:
    """The payload of a frame's first event, with one variable, all of it new."""
    return bytes([FRESH, 0, 0, len(name)]) + name.encode() + bytes([0, len(snapshot)]) + snapshot


def block(first: int, count: int, payload: Callable[[str, bytes], bytes] = fresh) -> tuple[int, bytes, bytes]:
    """`count` line events whose frame numbers go up from `first`."""
    payloads = [payload("n", encode(number, Describer(lambda file: None))) for number in range(first, first + count)]
    rows = [
        ROW.pack(1, number % 2 + 1, 0, number, 0, len(payloads[number - first]))
        for number in range(first, first + count)
    ]
    return 0, b"".join(rows), b"".join(payloads)


def write(path: Path, blocks: int = 4, size: int = 10, is_closed: bool = True) -> Path:
    writer = Writer(path, ABOUT, list)
    writer.put(TEXTS)
    for number in range(blocks):
        writer.put(block(number * size, size))
    if is_closed:
        writer.close({"exit": Exit.NORMAL, "error": None, "note": None})
    else:
        writer.pause()
    return path


def test_what_was_written_is_read(tmp_path: Path) -> None:
    trace = open_trace(write(tmp_path / "a.ndb"))
    recording = trace.threads[0]
    assert (trace.exit, trace.error, trace.note) == (Exit.NORMAL, None, None)
    assert trace.about["target"] == "program.py"
    assert len(recording) == 40
    assert list(recording.frames) == list(range(40))
    assert recording.lines[3] == 2
    assert recording.frames[-1] == 39
    assert recording.frames[8:12] == [8, 9, 10, 11]
    assert dict(recording.state(27).locals) == {"n": "27"}
    assert recording.state(27).source == "b = 2"
    assert recording.source_of(26) == "a = 1"
    with pytest.raises(IndexError):
        recording.state(40)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.parametrize("lets_go", [False, True])
def test_a_forked_child_writes_nothing_into_its_parents_file(tmp_path: Path, lets_go: bool) -> None:
    """Also when it has let go of the file: it would open it again by its name."""
    writer = Writer(tmp_path / "a.ndb", ABOUT, list)
    writer.put(TEXTS)
    writer.pause()
    size = (tmp_path / "a.ndb").stat().st_size
    child = os.fork()
    if child == 0:
        try:
            if lets_go:
                writer.abandon()
            writer.put_at_once({"sources": {"child.py": "x"}})
            writer.pause()
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    assert (tmp_path / "a.ndb").stat().st_size == size
    writer.put(block(0, 10))
    writer.close({"exit": Exit.NORMAL, "error": None, "note": None})
    [recording] = open_trace(tmp_path / "a.ndb").threads
    assert len(recording) == 10
    assert list(recording.frames) == list(range(10))


def test_a_file_of_the_first_format_is_still_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trace_writer, "VERSION", 1)
    writer = Writer(tmp_path / "a.ndb", ABOUT, list)
    monkeypatch.undo()
    writer.put(TEXTS)
    writer.put(block(0, 10, lambda name, snapshot: whole([(name, snapshot)])))
    writer.close({"exit": Exit.NORMAL, "error": None, "note": None})
    trace = open_trace(tmp_path / "a.ndb")
    assert trace.version == 1
    assert [dict(state.locals) for state in states(trace.threads[0])] == [{"n": str(number)} for number in range(10)]


def test_a_file_of_the_second_format_is_still_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its columns are numbers of 32 bits."""

    def pack_events(rows: bytes, payload: bytes, words: None = None) -> bytes:
        numbers = array("I", rows)
        columns = zlib.compress(b"".join(numbers[column::6].tobytes() for column in range(6)))
        return len(columns).to_bytes(4, "little") + columns + zlib.compress(payload)

    monkeypatch.setattr(trace_writer, "VERSION", 2)
    monkeypatch.setattr(trace_writer, "pack_events", pack_events)
    write(tmp_path / "a.ndb")
    monkeypatch.undo()
    trace = open_trace(tmp_path / "a.ndb")
    assert trace.version == 2
    assert list(trace.threads[0].frames) == list(range(40))
    assert dict(trace.threads[0].state(27).locals) == {"n": "27"}


def test_recordings_of_a_folder_share_words_and_say_which_they_need(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for number in range(60):
        writer = Writer(tmp_path / f"{number}.ndb", ABOUT, list, shelf)
        writer.put(TEXTS)
        writer.put(block(number, 200))
        writer.close({"exit": Exit.NORMAL, "error": None, "note": None})
    sizes = [(tmp_path / f"{number}.ndb").stat().st_size for number in range(60)]
    assert sizes[-1] < 0.8 * sizes[0]
    for number in range(60):
        [recording] = open_trace(tmp_path / f"{number}.ndb").threads
        assert dict(recording.state(100).locals) == {"n": str(number + 100)}
        assert recording.state(100).source == ("a = 1", "b = 2")[number % 2]
    for words in (tmp_path / "sources").iterdir():
        words.write_bytes(zlib.compress(b"other words"))
    with pytest.raises(BadTraceFile, match="damaged"):
        open_trace(tmp_path / "59.ndb").threads[0].state(0)
    shutil.rmtree(tmp_path / "sources")
    assert dict(open_trace(tmp_path / "0.ndb").threads[0].state(0).locals) == {"n": "0"}
    with pytest.raises(BadTraceFile, match="needs the folder sources"):
        open_trace(tmp_path / "59.ndb").threads[0].state(0)


def test_a_list_of_scopes_that_could_not_be_written_is_referred_to_by_none(tmp_path: Path) -> None:
    shelf, folder = Shelf(tmp_path), tmp_path / "sources"
    some, others = ([Scope("program.py", f"{name}{n}", n) for n in range(LISTED)] for name in "fg")
    shelf.tell([*some, *others], {}, str)
    folder.rename(tmp_path / "away")
    folder.touch()
    with pytest.raises(OSError):
        shelf.tell(some, {}, str)
    folder.unlink()
    (tmp_path / "away").rename(folder)
    shelf.tell(others, {}, str)
    told = shelf.tell([*others, *some], {}, str)
    lists = [list_from_shelf(tmp_path / "a.ndb", name) for name in told["lists"]]
    assert [lists[at // LISTED].scopes[at % LISTED] for at in told["scopes"]] == [*others, *some]


def test_a_recorder_of_one_test_of_many_is_gone_without_garbage_collection(tmp_path: Path) -> None:
    recorder = FileRecorder(tmp_path / "a.ndb", user_files(Path(__file__).parent), shelf=Shelf(tmp_path))
    for phase in range(3):
        recorder.start(number=phase)
        fresh("n", ONE)
        recorder.end_main(None)
        recorder.stop()
    gc.disable()
    try:
        recorder.close(None)
        left = weakref.ref(recorder)
        after = FileRecorder(
            tmp_path / "b.ndb", user_files(Path(__file__).parent), shelf=Shelf(tmp_path), after=recorder
        )
        del recorder
        assert left() is None
    finally:
        gc.enable()
    after.close(None)
    assert [len(thread) for thread in open_trace(tmp_path / "a.ndb").threads] == [3, 3, 3]


def test_a_column_is_an_array_to_numpy(tmp_path: Path) -> None:
    np = pytest.importorskip("numpy")
    recording = open_trace(write(tmp_path / "a.ndb")).threads[0]
    assert np.asarray(recording.frames).tolist() == list(range(40))


def test_a_slice_of_a_column_is_the_slice_of_its_numbers(tmp_path: Path) -> None:
    lines = open_trace(write(tmp_path / "a.ndb")).threads[0].lines
    numbers = list(lines)
    bounds = [None, 0, 3, 9, 10, 11, 25, 39, 40, 60, -1, -12]
    for part in (slice(*way) for way in product(bounds, bounds, [None, 1, 3, -1])):
        assert lines[part] == numbers[part], part


def test_a_file_without_an_end_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    trace = open_trace(write(tmp_path / "a.ndb", is_closed=False))
    assert trace.exit is Exit.NEVER
    assert "the end is missing" in str(trace.note)
    assert len(trace.threads[0]) == 40
    assert dict(trace.threads[0].state(39).locals) == {"n": "39"}


@given(st.data())
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_truncated_file_gives_what_it_has_or_our_own_error(tmp_path: Path, data: st.DataObject) -> None:
    whole = write(tmp_path / "whole.ndb").read_bytes()
    path = tmp_path / "cut.ndb"
    path.write_bytes(whole[: data.draw(st.integers(0, len(whole) - 1))])
    try:
        trace = open_trace(path)
    except BadTraceFile:
        return
    recording = trace.threads[0]
    assert len(recording) % 10 == 0
    assert [state.locals["n"] for state in states(recording)] == [str(number) for number in range(len(recording))]


@given(st.data())
@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_damaged_file_never_ends_in_another_error(tmp_path: Path, data: st.DataObject) -> None:
    raw = bytearray(write(tmp_path / "whole.ndb", is_closed=data.draw(st.booleans())).read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    path = tmp_path / "damaged.ndb"
    path.write_bytes(raw)
    try:
        trace = open_trace(path)
    except BadTraceFile:
        return
    for recording in trace.threads:
        for index in range(len(recording)):
            try:
                number = recording.state(index).locals["n"]
            except BadTraceFile:
                continue
            assert number.isdigit()


def test_a_damaged_block_is_named_and_the_others_are_read(tmp_path: Path) -> None:
    path = write(tmp_path / "a.ndb")
    recording = open_trace(path).threads[0]
    raw = bytearray(path.read_bytes())
    raw[recording._chunks[1].at + 20] ^= 0xFF
    path.write_bytes(raw)
    recording = open_trace(path).threads[0]
    assert len(recording) == 40
    with pytest.raises(BadTraceFile, match="states 10 to 19 are damaged; the others can still be read"):
        recording.state(12)
    assert dict(recording.state(25).locals) == {"n": "25"}


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "is no trace file"),
        (b"print('hello')\n", "is no trace file"),
        (MAGIC, "is no trace file"),
        (MAGIC + (VERSION + 1).to_bytes(4, "little"), f"has format {VERSION + 1}"),
    ],
)
def test_a_foreign_file_is_told_from_ours(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "a.ndb"
    path.write_bytes(content)
    with pytest.raises(BadTraceFile, match=says):
        open_trace(path)


def test_a_missing_file_and_a_folder_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    with pytest.raises(BadTraceFile, match="cannot read"):
        open_trace(tmp_path / "missing.ndb")
    with pytest.raises(BadTraceFile, match="cannot write"):
        Writer(tmp_path / "missing" / "a.ndb", ABOUT, list)


def test_a_million_events_are_not_unpacked_to_open_them_or_to_reach_one(tmp_path: Path) -> None:
    path = tmp_path / "long.ndb"
    writer = Writer(path, ABOUT, list)
    writer.put(TEXTS)
    thread, rows, payload = block(0, 4096)
    for _ in range(250):
        writer.put((thread, rows, payload))
    writer.close({"exit": Exit.NORMAL, "error": None, "note": None})
    places = random.Random(1).sample(range(250 * 4096), 20)
    recording = open_trace(path).threads[0]
    assert len(recording) == 250 * 4096
    assert not recording._stretches  # nothing was unpacked for that
    assert [recording.state(place).locals["n"] for place in places] == [str(place % 4096) for place in places]
    assert 0 < len(recording._stretches) <= 8


def test_a_recording_in_a_file_is_the_one_in_memory(tmp_path: Path) -> None:
    source = "def f(n):\n    total = []\n    for i in range(n):\n        total.append({i: str(i)})\n    return total\n"
    memory = record_call(source, "f(3000)")
    program = tmp_path / "program.py"
    program.write_text(next(iter(memory.sources.values())), encoding="utf-8")
    space: dict[str, Any] = {}
    exec(compile(program.read_text(encoding="utf-8"), str(program), "exec"), space)
    recorder = FileRecorder(tmp_path / "a.ndb", user_files(tmp_path))
    recorder.start()
    space["main"]()
    recorder.stop()
    recorder.close(None)
    recording = open_trace(tmp_path / "a.ndb").threads[0]
    assert len(recording) == len(memory) > 4096
    for column in ("events", "depths", "lines", "frames"):
        assert array("I", getattr(recording, column)) == array("I", getattr(memory, column))
    for index in (0, 1, 2, 4095, 4096, 4097, len(memory) - 1):
        assert recording.state(index).locals == memory.state(index).locals
        assert recording.state(index).value == memory.state(index).value
    assert recording.events[len(memory) - 1] == Event.RETURN


def test_the_file_has_its_name_only_when_it_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "a.ndb"
    writer = Writer(path, ABOUT, list)
    assert len(open_trace(path).threads[0]) == 0
    writer.put(TEXTS)
    writer.close({"exit": Exit.ERROR, "error": "ValueError: x", "note": None})
    assert open_trace(path).error == "ValueError: x"
    assert [found.name for found in tmp_path.iterdir()] == ["a.ndb"]
