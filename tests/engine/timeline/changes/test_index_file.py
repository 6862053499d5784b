"""The index of a large recording is kept beside it, and a file that does not fit is never believed."""

from pathlib import Path

import pytest

from ndb.engine.timeline.changes import index_file as keeping
from ndb.engine.timeline.changes.change_index import BLOCK
from ndb.engine.timeline.changes.index_file import beside, study
from ndb.engine.timeline.timeline import Timeline
from ndb.trace.recorder.record_target import record_target
from ndb.trace.tracefile.open_trace import open_trace
from ndb.trace.tracefile.recorded_file import FileRecording

PROGRAM = """
def work(n):
    total = 0
    for i in range(n):
        total += i % 7
    return total
early = 1
last = work(COUNT)
"""


def recording(folder: Path, count: int = 40_000) -> FileRecording:
    program = folder / "program.py"
    program.write_text(PROGRAM.replace("COUNT", str(count)), encoding="utf-8")
    record_target(str(program), out=folder / "recording.ndb")
    return open_trace(folder / "recording.ndb").threads[0]


def studied(made: FileRecording) -> tuple[Timeline, bool]:
    """The timeline of a recording with its whole index, and whether that had to be built."""
    timeline = Timeline(made)
    thread = study(timeline.changes, made)
    if thread is not None:
        thread.join()
    return timeline, thread is not None


def changes(timeline: Timeline, name: str) -> list[tuple[int, int, int]]:
    """States and frames of the changes, and for each value how many others came before it was first seen; 0: gone."""
    found = list(timeline.changes.of([name], None, 0, len(timeline), backwards=False))
    seen = {0: 0}
    return [(each.state, each.frame, seen.setdefault(each.value, len(seen))) for each in found]


def test_a_second_opening_builds_nothing_and_knows_the_same(tmp_path: Path) -> None:
    made = recording(tmp_path)
    assert len(made) > keeping.LEAST
    first, was_built = studied(made)
    second, was_built_again = studied(open_trace(made.path).threads[0])
    assert (was_built, was_built_again) == (True, False)
    assert beside(made).stat().st_size < made.path.stat().st_size
    for name in ("total", "i", "early", "n", "nothing"):
        assert changes(first, name) == changes(second, name)
    assert len(changes(second, "i")) > 2 * BLOCK


def test_a_small_recording_leaves_no_file(tmp_path: Path) -> None:
    made = recording(tmp_path, 100)
    studied(made)
    assert not beside(made).exists()


def test_the_index_of_a_recording_that_was_made_anew_is_not_used(tmp_path: Path) -> None:
    studied(recording(tmp_path))
    made = recording(tmp_path, 40_001)
    timeline, was_built = studied(made)
    assert was_built and len(changes(timeline, "i")) == len(changes(studied(made)[0], "i"))
    assert not studied(made)[1]


@pytest.mark.parametrize("damage", ["empty", "cut", "bytes", "header", "foreign"])
def test_a_damaged_index_is_built_again(tmp_path: Path, damage: str) -> None:
    made = recording(tmp_path)
    expected = changes(studied(made)[0], "total")
    path = beside(made)
    raw = path.read_bytes()
    damaged = {
        "empty": b"", "cut": raw[: len(raw) // 2], "bytes": raw[:-100] + bytes(100),
        "header": raw[:16] + b"[" + raw[17:], "foreign": b"something else",
    }  # fmt: skip
    path.write_bytes(damaged[damage])
    timeline, was_built = studied(made)
    assert was_built and changes(timeline, "total") == expected
    assert path.read_bytes() == raw


def test_a_place_that_cannot_be_written_to_is_no_mistake(tmp_path: Path) -> None:
    made = recording(tmp_path)
    # A folder stands where the index would be kept: not even root can write a file there.
    beside(made).mkdir()
    timeline, was_built = studied(made)
    assert was_built and changes(timeline, "total") and beside(made).is_dir()
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".")]
