"""`ndb infer`: what was found, as a table or as JSON."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ndb.errors import BadTarget
from ndb.frontend import infer
from ndb.inverse.infer import Candidate
from ndb.inverse.question import Reaches, Returns

SOURCE = "def f(n):\n    if n > 3:\n        return n\n    return 0\n"


def candidate(**parts: Any) -> Candidate:
    known: dict[str, Any] = {"arguments": "7", "origin": "model", "predicted": "7", "confidence": 0.8, "agrees": True}
    known["is_checked"] = True
    return Candidate(**(known | parts))


def parsed(*given: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    infer.declare(parser)
    return parser.parse_args(list(given))


@pytest.mark.parametrize(
    ("parts", "word"),
    [
        ({"verified": True}, "right"), ({"verified": False}, "wrong"), ({}, "likely"),
        ({"agrees": False}, "doubtful"), ({"agrees": False, "is_checked": False}, "proposed"),
        ({"agrees": False, "is_checked": False, "is_worked_out": True}, "doubtful"),
    ],
)  # fmt: skip
def test_the_verdict_is_what_happened_or_what_the_model_thinks(parts: dict[str, Any], word: str) -> None:
    assert infer.verdict(candidate(**parts)) == word


def test_candidates_are_shown_with_what_speaks_for_them() -> None:
    found = [
        candidate(), candidate(verified=True, happened="returned 7", origin="constant"),
        candidate(confidence=0.001, agrees=False), candidate(predicted=None, agrees=False, is_checked=False),
        candidate(is_worked_out=True), candidate(predicted="too long a way", agrees=False, is_checked=False),
        candidate(predicted=None, verified=False, happened="returned 8"),
    ]  # fmt: skip
    assert [line.rstrip() for line in infer.table("f", Returns("7"), found)] == [
        "likely    f(7)", "          checked by the model's own walk: 7, 80% sure",
        "right     f(7)",
        "          run: returned 7; checked by the model's own walk: 7, 80% sure; a", "            constant",
        "doubtful  f(7)", "          checked by the model's own walk: 7, not sure",
        "proposed  f(7)", "          proposed, not checked",
        "likely    f(7)", "          worked out: 7",
        "proposed  f(7)", "          the model's own walk came to no end: too long a way",
        "wrong     f(7)", "          run: returned 8",
    ]  # fmt: skip


def test_a_line_that_was_reached_was_reached_on_the_way() -> None:
    rows = list(infer.table("f", Reaches(3), [candidate(verified=True, happened="returned 7")]))
    assert "run: returned 7 on the way" in rows[1]


def test_long_calls_are_wrapped_and_nothing_found_is_said() -> None:
    rows = list(infer.table("f", Returns("7"), [candidate(arguments=", ".join(map(str, range(60))))]))
    assert max(map(len, rows)) <= 80 and len(rows) > 3
    assert next(iter(infer.table("f", Returns("7"), []))).startswith("no arguments were found with which f")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[tuple[Any, ...], dict[str, Any]]]:
    calls: list[tuple[tuple[Any, ...], dict[str, Any]]] = []

    def infer_inputs(*given: Any, **more: Any) -> Sequence[Candidate]:
        calls.append((given, more))
        return [candidate(verified=True if more["run"] else None, agrees=False)]

    monkeypatch.setattr("ndb.api.infer_inputs", infer_inputs)
    return calls


def test_the_exit_code_says_whether_something_was_found(
    asked: list[tuple[tuple[Any, ...], dict[str, Any]]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "p.py"
    path.write_text(SOURCE)
    model: Any = object()
    assert infer.run(parsed(f"{path}::f", "--returns", "7", "--run", "--like", "3", "--seed", "4"), model) == 0
    assert infer.run(parsed(f"{path}::f", "--reaches", "3", "--json", "--count", "2"), model) == 1
    [(first, more), (_, other)] = asked
    assert first == (SOURCE, "f") and more["count"] == 5 and other["count"] == 2 and other["reaches"] == "3"
    kept = {name: more[name] for name in ("run", "seed", "like", "seconds", "model", "file", "returns")}
    assert kept == {
        "run": True, "seed": 4, "like": ["3"], "seconds": 10.0, "model": model, "file": str(path), "returns": "7",
    }  # fmt: skip
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["arguments"] == "7"


def test_an_answer_is_opened_where_it_runs_in_the_sandbox(
    asked: list[tuple[tuple[Any, ...], dict[str, Any]]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "p.py"
    path.write_text(SOURCE)
    opened: list[argparse.Namespace] = []
    monkeypatch.setattr("ndb.frontend.terminal.start.debug", lambda given: opened.append(given) or 0)
    model: Any = object()
    assert infer.run(parsed(f"{path}::f", "--where", "result > 3", "--run", "--answer", "1"), model) == 0
    assert (opened[0].target, opened[0].args, opened[0].engine) == (f"{path}::f", "7", "guided")
    with pytest.raises(BadTarget, match="--answer"):
        infer.run(parsed(f"{path}::f", "--state", "line 3: n == 4", "--run", "--answer", "2"), model)


def test_mistakes_are_told(tmp_path: Path) -> None:
    path = tmp_path / "p.py"
    path.write_text(SOURCE)
    with pytest.raises(BadTarget, match="which function"):
        infer.source_and_function(str(path))
    with pytest.raises(BadTarget, match="--count"):
        infer.run(parsed(f"{path}::f", "--returns", "7", "--count", "0"))
