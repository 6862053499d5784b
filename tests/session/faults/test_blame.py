"""From a failing test to the line that is wrong, and to an edit that passes."""

import os
from pathlib import Path

import pytest

from ndb.cli import main
from ndb.errors import BadTarget
from ndb.session.faults.blame import Studied, Suspect, blame, evidence_of, is_test_file, study
from ndb.session.faults.edits import small_edits
from ndb.session.faults.repair import repair
from ndb.session.record_tests import record_tests

CALC = """\
def clamp(x, low, high):
    if x < low:
        return low
    if x >= high:
        return low
    return x


def mean(numbers):
    total = 0
    for number in numbers:
        total += number
    return total / len(numbers)


def scale(numbers, top):
    middle = mean(numbers)
    unused = len(numbers)
    return [clamp(n - middle, 0, top) for n in numbers]
"""
TESTS = """\
from calc import clamp, mean, scale


def test_low():
    assert clamp(-1, 0, 5) == 0


def test_inside():
    assert clamp(3, 0, 5) == 3


def test_scale():
    result = scale([0, 10], 3)
    assert result == [0, 3]


def test_mean():
    assert mean([1, 3]) == 2
"""
WRONG = 5
"""The line of CALC that is wrong."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("calc")
    (folder / "calc.py").write_text(CALC)
    (folder / "test_calc.py").write_text(TESTS)
    return folder


@pytest.fixture(scope="module")
def studied(project: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Studied]:
    recorded = record_tests(["test_calc.py"], tmp_path_factory.mktemp("traces"), root=project)
    return [study(test) for test in recorded]


def rank(suspects: list[Suspect], line: int) -> int:
    return [suspect.line for suspect in suspects].index(line) + 1


def test_the_wrong_line_is_among_the_first_and_what_the_failure_does_not_rest_on_is_behind_it(
    studied: list[Studied],
) -> None:
    suspects = blame(evidence_of(studied))
    assert rank(suspects, WRONG) <= 2 < rank(suspects, 18)
    assert any("what clamp returned" in reason for reason in suspects[rank(suspects, WRONG) - 1].reasons)
    assert suspects[rank(suspects, 18) - 1].reasons[-1] == "the failure does not rest on it"


def test_spectrum_cannot_tell_an_unused_line_from_the_wrong_one(studied: list[Studied]) -> None:
    scores = {suspect.line: suspect.score for suspect in blame(evidence_of(studied), "spectrum")}
    assert scores[WRONG] == scores[18] == max(scores.values())


def test_tests_are_never_to_blame_and_without_a_failure_nothing_is(studied: list[Studied]) -> None:
    assert {suspect.file for suspect in blame(evidence_of(studied))} == {"calc.py"}
    with pytest.raises(BadTarget, match="nothing fails"):
        evidence_of(each for each in studied if not each.test.failed)


def test_edits_are_of_one_line_only_and_never_the_text_itself() -> None:
    found = list(small_edits("calc.py", CALC, 4))
    assert {edit.after for edit in found} >= {"if x > high:", "if low >= high:", "if x >= high + 1:"}
    before = CALC.splitlines()
    for edit in found:
        after = edit.text.splitlines()
        assert [n for n, (a, b) in enumerate(zip(before, after, strict=True), 1) if a != b] == [4]


def test_an_edit_is_found_that_passes_all_tests_and_no_file_is_changed(project: Path, studied: list[Studied]) -> None:
    suspects = [suspect for suspect in blame(evidence_of(studied)) if suspect.line == WRONG]
    found = repair(suspects, project, ["test_calc.py::test_scale"], ["test_calc.py"], seconds=60)
    assert found.edit is not None and found.edit.after == "return high"
    assert (project / "calc.py").read_text() == CALC


def test_the_command_tells_lines_and_reasons(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = Path.cwd()
    os.chdir(project)
    try:
        assert main(["blame", "test_calc.py::test_scale", "--count", "2"]) == 0
    finally:
        os.chdir(before)
    said = capsys.readouterr().out
    assert "  1  calc.py:5  return low" in said and "run by 1 of 1 failing" in said
    assert "if it read `return high` all tests would pass" in said


def test_what_stands_among_the_tests_is_a_test_file() -> None:
    assert all(map(is_test_file, ["test_a.py", "a_test.py", "conftest.py", "tests/base.py", "pkg/test/common.py"]))
    assert not any(map(is_test_file, ["calc.py", "pkg/testing.py", "latest/a.py"]))
