"""`ndb explain`: programs, functions, recordings and tests, for people and for programs."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """\
def total(numbers):
    found = 0
    for number in numbers:
        found += number
    return found


if __name__ == "__main__":
    print("noise", total([1, 2, 3]))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "sums.py").write_text(PROGRAM)
    (tmp_path / "test_sums.py").write_text("from sums import total\n\ndef test_it():\n    assert total([1]) == 2\n")
    return tmp_path


def ndb(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "ndb", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, env=dict(os.environ), check=False)


def test_a_program_is_explained_and_its_output_stays_out_of_the_way(folder: Path) -> None:
    done = ndb(folder, "explain", "sums.py")
    assert "3 rounds; found rose from 0 to 6" in done.stdout and "noise" not in done.stdout
    assert "noise 6" in done.stderr and done.returncode == 0


def test_a_function_and_a_recording_say_the_same_as_json(folder: Path) -> None:
    told = json.loads(ndb(folder, "explain", "sums.py::total", "--args", "[1, 2]", "--json").stdout)
    assert ndb(folder, "trace", "sums.py::total", "--args", "[1, 2]", "-o", "run.ndb").returncode == 0
    assert json.loads(ndb(folder, "explain", "run.ndb", "--json").stdout) == told
    assert told["calls"][0]["calls"][0]["returned"] == "3"


def test_a_failing_test_is_explained_from_its_failure(folder: Path) -> None:
    done = ndb(folder, "explain", "test_sums.py")
    assert "AssertionError" in done.stdout and "`total(numbers=[1])` → `1`" in done.stdout
    assert "test_it failed" in done.stderr


def test_what_is_not_there_is_said_in_one_line(folder: Path) -> None:
    done = ndb(folder, "explain", "test_gone.py")
    assert done.returncode == 2 and done.stderr.startswith("ndb: ") and done.stderr.count("\n") == 1
