"""Tests run by pytest, each recorded: which failed, and what is said when nothing can be recorded."""

from pathlib import Path

import pytest

from ndb.errors import BadTarget
from ndb.session.record_tests import failing_test, record_tests
from ndb.trace.state import Exit
from ndb.trace.tracefile.open_trace import open_trace

TESTS = """\
import pytest

def test_right():
    assert 1 + 1 == 2

def test_wrong():
    assert 1 + 1 == 3

@pytest.mark.skip
def test_skipped():
    assert False
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    (folder / "inner").mkdir(parents=True)
    (folder / "inner" / "test_sums.py").write_text(TESTS)
    (tmp_path / "traces").mkdir()
    return folder


def test_each_test_has_a_recording_and_a_verdict(project: Path) -> None:
    found = record_tests(["inner/test_sums.py"], project.parent / "traces", root=project)
    assert {test.name.rpartition("::")[2]: test.failed for test in found} == {"test_right": False, "test_wrong": True}
    wrong = failing_test(["inner/test_sums.py::test_wrong"], project.parent / "traces", root=project)
    assert open_trace(wrong.path).exit is Exit.ERROR


def test_what_cannot_be_recorded_is_said(project: Path) -> None:
    folder = project.parent / "traces"
    with pytest.raises(BadTarget, match="no test of"):
        record_tests(["inner/test_sums.py::test_gone"], folder, root=project)
    with pytest.raises(BadTarget, match="nothing fails"):
        failing_test(["inner/test_sums.py::test_right"], folder, root=project)
    (project / "test_slow.py").write_text("def test_slow():\n    while True:\n        pass\n")
    with pytest.raises(BadTarget, match="longer than"):
        record_tests(["test_slow.py"], folder, root=project, seconds=3.0)
