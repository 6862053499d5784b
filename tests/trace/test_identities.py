"""Which variables are the same object."""

import importlib.util
import textwrap
from pathlib import Path

import pytest

from ndb.trace.beside.identities import read_objects
from ndb.trace.recorder.record_target import record_target
from ndb.trace.tracefile.open_trace import open_trace
from ndb.trace.tracefile.recorded_file import FileRecording

IS_COMPILED = importlib.util.find_spec("ndb.trace._encode") is not None
pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="needs the tape in C")


def record(folder: Path, source: str) -> FileRecording:
    (folder / "program.py").write_text(textwrap.dedent(source))
    record_target(str(folder / "program.py"), out=folder / "a.ndb")
    return open_trace(folder / "a.ndb").threads[0]


def before(recording: FileRecording, source: str) -> dict[str, int]:
    """The objects of the first line state on this line."""
    return dict(
        recording.objects(
            next(
                at for at in range(len(recording)) if recording.source_of(at).strip() == source and recording.events[at]
            )
        )
    )


def test_names_of_one_object_have_one_number(tmp_path: Path) -> None:
    recording = record(
        tmp_path,
        """
        DATA = {}
        def work(a, b):
            c = a
            d = list(a)
            DATA["k"] = c
            return c
        x = [1]
        y = x
        z = work(x, y)
        x = 5
        w = z
        """,
    )
    inside = before(recording, "return c")
    assert inside["a"] == inside["b"] == inside["c"] != inside["d"]
    assert inside["global DATA"] not in (inside["a"], inside["d"])
    after = before(recording, "w = z")
    assert after["y"] == after["z"] == inside["a"]
    assert after["DATA"] == inside["global DATA"]
    assert "x" not in after, "a plain value has no number"


def test_a_returned_object_has_its_number_for_that_state_only(tmp_path: Path) -> None:
    recording = record(tmp_path, "def f(a):\n    return a\nx = []\ny = f(x)\nz = 1\n")
    at = next(at for at in range(len(recording)) if recording.state(at).function == "f" and recording.events[at] == 2)
    assert recording.objects(at)[""] == recording.objects(at)["a"]
    assert "" not in recording.objects(at + 1)


def test_an_equal_object_is_another_one_and_a_rebound_name_too(tmp_path: Path) -> None:
    recording = record(tmp_path, "a = [1]\nb = [1]\nkept = a\na = [1]\nc = 1\n")
    found = before(recording, "c = 1")
    assert len({found["a"], found["b"], found["kept"]}) == 3


def test_numbers_hold_over_stretches(tmp_path: Path) -> None:
    recording = record(tmp_path, "a = []\nb = a\nfor i in range(6000):\n    c = i\nd = 1\n")
    assert recording.block_count > 1
    first, last = before(recording, "c = i"), before(recording, "d = 1")
    assert first["a"] == first["b"] == last["a"] == last["b"]


def test_what_was_never_told_is_empty() -> None:
    assert read_objects(b"", [0, 1, 0]) == [{}, {}, {}]
