"""`ndb tests`: the file it writes, and what it says about it."""

import argparse
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ndb.errors import BadTarget
from ndb.frontend import tests as tests_command
from ndb.inverse.cover import Cover, Tried

SOURCE = "def f(n):\n    if n == 0:\n        raise KeyError(n)\n    return n > 3 or None\n"


def tried(arguments: str, value: str | None, error: str | None = None, is_plain: bool = True) -> Tried:
    return Tried(arguments, frozenset((2, 4) if error is None else (2, 3)), value, error, is_plain)


@pytest.fixture
def target(tmp_path: Path) -> Path:
    (tmp_path / "p.py").write_text(SOURCE)
    return tmp_path / "p.py"


def run(monkeypatch: pytest.MonkeyPatch, found: Cover, *given: str) -> int:
    parser = argparse.ArgumentParser()
    tests_command.declare(parser)
    monkeypatch.setattr(tests_command, "cover_offer", lambda *args, **more: found)
    monkeypatch.setattr(tests_command, "deterministic", lambda subject, cover, observer, time_left: cover)
    model: Any = object()
    return tests_command.run(parser.parse_args(list(given)), model)


def covered(chosen: list[Tried], is_real: bool) -> Cover:
    return Cover(tuple(chosen), frozenset({2, 3, 4}), is_real)


def test_the_file_is_a_test_file_that_passes(
    target: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = [tried("5", "True"), tried("1", "None"), tried("0", None, "KeyError(0)")]
    output = target.parent / "test_f.py"
    assert run(monkeypatch, covered(chosen, True), f"{target}::f", "--run", "-o", str(output)) == 0
    assert f"{output}: 3 tests (run), 3 of 3 lines reached" in capsys.readouterr().out
    text = output.read_text()
    for line in ("def test_f_gives_true() -> None:", "    assert f(1) is None", "    with pytest.raises(KeyError):"):
        assert line in text
    command = [sys.executable, "-m", "pytest", "-q", str(output)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "3 passed" in done.stdout


def test_an_exception_of_the_program_is_expected_by_its_name(target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target.write_text("class Refused(Exception):\n    pass\n\n" + SOURCE.replace("KeyError", "Refused"))
    output = target.parent / "test_f.py"
    chosen = [tried("5", "True"), tried("0", None, "Refused(0)")]
    assert run(monkeypatch, covered(chosen, True), f"{target}::f", "--run", "-o", str(output)) == 0
    text = output.read_text()
    assert "from p import Refused, f  # noqa: E402" in text and "    with pytest.raises(Refused):" in text
    done = subprocess.run([sys.executable, "-m", "pytest", "-q", str(output)], capture_output=True, check=False)
    assert b"2 passed" in done.stdout


def test_predicted_values_are_marked_and_missed_lines_told(
    target: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    output = target.parent / "test_f.py"
    found = covered([tried("5", "<thing>", is_plain=False), tried("6", "<thing>", is_plain=False)], False)
    assert run(monkeypatch, found, f"{target}::f", "-o", str(output)) == 1
    text, said = output.read_text(), capsys.readouterr()
    assert "PREDICTED" in text and "# Predicted, not run." in text and "assert repr(f(5)) == '<thing>'" in text
    assert "def test_f_gives_thing_case_2()" in text
    assert "  not reached:    3  raise KeyError(n)" in said.out and "nothing was run" in said.err


def test_it_can_be_said_as_json(
    target: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    output = target.parent / "t.py"
    run(monkeypatch, covered([tried("5", "True")], True), f"{target}::f", "--json", "-o", str(output))
    said = json.loads(capsys.readouterr().out)
    assert (said["file"], said["run"], said["lines"], said["missed"]) == (str(output), True, [2, 3, 4], [3])
    assert said["tests"][0]["lines"] == [2, 4]


def test_mistakes_are_told(target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadTarget, match="no input of f"):
        run(monkeypatch, covered([], True), f"{target}::f")
    with pytest.raises(BadTarget, match="cannot write"):
        run(monkeypatch, covered([tried("5", "True")], True), f"{target}::f", "-o", str(target.parent / "no" / "t.py"))


def test_a_file_that_is_there_is_replaced_only_when_asked(target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    output = target.parent / "test_mine.py"
    output.write_text("mine", encoding="utf-8")
    given = (f"{target}::f", "-o", str(output))
    with pytest.raises(BadTarget, match=r"is there already.*--force"):
        run(monkeypatch, covered([tried("5", "True")], True), *given)
    assert output.read_text(encoding="utf-8") == "mine"
    run(monkeypatch, covered([tried("5", "True")], True), *given, "--force")
    assert output.read_text(encoding="utf-8") != "mine"


def test_where_all_calls_loop_too_long_that_is_said_and_neither_time_nor_an_example_asked_for(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadTarget, match="all 80 calls that were tried go round their loops more than 60,000") as raised:
        run(monkeypatch, replace(covered([], True), endless=80), f"{target}::f")
    assert "--like" not in str(raised.value) and "no time" not in str(raised.value)
