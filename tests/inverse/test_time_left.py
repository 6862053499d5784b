"""A function's tests take no longer than was said, and what there was no time for is told."""

import ast
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ndb.inverse.cover import DOUBTED, _noticed, cover
from ndb.inverse.mutants import mutants
from ndb.inverse.question import Reaches
from ndb.inverse.search.candidate_runs import Runner
from ndb.inverse.time_left import Hurried, TimeLeft
from ndb.predict.subject import subject_of

LONG = 1e9
SIGN = "def sign(n):\n    if n > 0:\n        return 1\n    return -1\n"


def at(share: float) -> TimeLeft:
    """Of a very long time so much is over."""
    return TimeLeft(LONG, time.monotonic() - share * LONG)


class OfTwo:
    """A model that gives every talk two answers."""

    weighs = tokenizer = calibration = None
    context = 9

    def drive_all(self, talks: Any, *_: Any) -> list[Any]:
        found = []
        for talk in talks:
            try:
                next(talk)
                talk.send("first")
                talk.send("second")
                found.append("goes on")
            except StopIteration as end:
                found.append(end.value)
        return found


def talk() -> Iterator[Any]:
    said = [(yield "a question"), (yield "another")]
    return said  # type: ignore[return-value]


def test_a_model_is_asked_as_long_as_there_is_time() -> None:
    hurried: Any = Hurried(OfTwo(), at(0.4), 0.5)  # type: ignore[arg-type]
    assert hurried.drive(talk()) == ["first", "second"] and not hurried.is_cut_off


def test_a_talk_that_has_not_ended_in_time_comes_to_nothing() -> None:
    hurried: Any = Hurried(OfTwo(), at(0.6), 0.5)  # type: ignore[arg-type]
    assert hurried.drive(talk()) is None and hurried.is_cut_off


def test_without_time_nothing_is_searched_and_that_is_told() -> None:
    found = cover(None, subject_of(SIGN, "sign"), run=True, time_left=at(1.0))
    assert found.chosen == () and found.left_out[0] == "further inputs for lines that are missed"


def test_with_time_nothing_is_left_out() -> None:
    found = cover(None, subject_of(SIGN, "sign"), run=True, time_left=at(0.0))
    assert found.missed == [] and found.left_out == () and found.faults == found.noticed


def test_faults_that_there_is_no_time_to_try_are_not_said_to_be_tried() -> None:
    faults = mutants(SIGN, frozenset({2, 3, 4}), 9)
    with Runner(SIGN, "sign", Reaches(4)) as runner:
        late = _noticed(runner, subject_of(SIGN, "sign"), faults, ["1", "-1"], at(DOUBTED))
        seen, tried = _noticed(runner, subject_of(SIGN, "sign"), faults, ["1", "-1", "0"], at(0.0))
    assert late == ({"1": set(), "-1": set()}, 0)
    assert tried == len(faults) and set().union(*seen.values()) == set(range(tried))


def test_a_function_all_of_whose_calls_take_too_long_is_said_to_be_one() -> None:
    source = "def long(n):\n    while True:\n        n += 1\n"
    found = cover(None, subject_of(source, "long"), run=True, time_left=TimeLeft(20.0))
    assert found.chosen == () and found.endless > 0


FILE = '''"""A file.""" # that has comments
TABLE = {"a": 1,   "b": 2}  # and spaces


@staticmethod  # that decorates
def sign(n):
    # a comment inside
    if n > 0: return 1
    return -1


A = 1; B = TABLE["a"] + 1  # two on a line
TEXT = """
  several
lines"""
'''


@pytest.mark.parametrize("line", [8, 9])
def test_a_fault_leaves_all_but_its_own_statement_as_it_stands(line: int) -> None:
    lines = FILE.split("\n")
    found = mutants(FILE, frozenset({line}), 99)
    assert found
    for each in found:
        made = each.source.split("\n")
        assert made[:4] == lines[:4] and made[-6:] == lines[-6:] and "@staticmethod" in made
        assert ast.dump(ast.parse(each.source)) != ast.dump(ast.parse(FILE))


def test_a_fault_where_several_statements_stand_on_a_line_changes_that_one_only() -> None:
    before = [ast.dump(each) for each in ast.parse(FILE).body]
    found = mutants(FILE, frozenset({12}), 99)
    assert found
    for each in found:
        after = [ast.dump(each) for each in ast.parse(each.source).body]
        assert sum(one != other for one, other in zip(before, after, strict=True)) == 1


def test_no_input_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from ndb.cli import main

    (tmp_path / "long.py").write_text("def long(n):\n    while True:\n        n += 1\n")
    monkeypatch.chdir(tmp_path)
    assert main(["tests", "long.py::long", "--run", "--seconds", "20"]) == 2
    assert "no test of long was made: all 80 calls that were tried go round" in capsys.readouterr().err
