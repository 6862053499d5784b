"""Asking everything: who is asked what, in one process or several, into one file; items of held-out seeds."""

import argparse
import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from small_model import CONFIG, random_weights

from ndb.cli import main
from ndb.dataset.programs.program import Program
from ndb.errors import BadData
from ndb.evaluate.answers import Said, in_common, read_all, read_said, write_said
from ndb.evaluate.command import _manner, declare
from ndb.evaluate.cruxeval import Answer, read_rows
from ndb.evaluate.sets.items import Size, programs_of, seed_rows, write_rows
from ndb.model.weights import EMBEDDED, write_weights
from ndb.predict.view import LIMITS

PROGRAMS = [
    Program(
        "def twice(text):\n    return text + text\n", "twice", ("twice('ab')", "twice('')", "twice(3)"), "seed", "twice"
    ),
    Program(
        "def half(n):\n    if n % 2:\n        raise ValueError(n)\n    return n // 2\n",
        "half",
        ("half(4)", "half(3)", "half(n=8)"),
        "seed",
        "half",
    ),
]


@pytest.fixture
def model(tmp_path: Path) -> Path:
    """A model that says nothing sensible, soon out of context."""
    config = replace(CONFIG, width=16, layers=1, heads=2, key_value_heads=1, head_width=8, inner_width=16, context=160)
    write_weights(tmp_path / "model", config, random_weights(config))
    shutil.copy(EMBEDDED / "tokenizer.json", tmp_path / "model")
    return tmp_path / "model"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    write_rows(seed_rows(PROGRAMS, "fresh", 3), tmp_path / "fresh.jsonl")
    return tmp_path / "fresh.jsonl"


def test_items_are_calls_in_turn_that_give_a_plain_value() -> None:
    rows = seed_rows(PROGRAMS, "fresh", 10)
    assert [(row.id, row.input, row.output) for row in rows] == [
        ("fresh/twice/0", "'ab'", "'abab'"), ("fresh/half/0", "4", "2"), ("fresh/twice/1", "''", "''"),
        ("fresh/twice/2", "3", "6"), ("fresh/half/2", "n=8", "4"),
    ]  # fmt: skip
    assert len(seed_rows(PROGRAMS, "fresh", 2)) == 2


def test_items_of_one_entry_have_names_of_their_own_and_may_have_to_be_long() -> None:
    loop = "def twice(text):\n    done = ''\n    for letter in text:\n        done += letter * 2\n    return done\n"
    programs = [PROGRAMS[0], Program(loop, "twice", ("twice('abc')",), "harvest", "p:m")]
    assert [row.id for row in seed_rows(programs, "fresh", 2)] == ["fresh/twice/0", "fresh/twice.1/0"]
    long = Size(code=900, run=60, least_lines=5, least_run=8)
    assert [row.code for row in seed_rows(programs, "fresh", 9, long)] == [loop]


@pytest.mark.parametrize("name", ["validation", "fresh"])
def test_every_item_of_a_committed_set_has_a_name_of_its_own(name: str) -> None:
    rows = read_rows(Path(__file__).parents[2] / f"benchmarks/items/{name}.jsonl")
    assert len({row.id for row in rows}) == len(rows) == 600


def test_items_survive_a_file_and_become_programs_again(data: Path) -> None:
    rows = read_rows(data)
    assert rows == seed_rows(PROGRAMS, "fresh", 3)
    calls = {program.entry: program.calls for program in programs_of(rows)}
    assert calls == {"twice": ("twice('ab')", "twice('')"), "half": ("half(4)",)}


def test_one_file_holds_every_answer_and_every_next_state(model: Path, data: Path, tmp_path: Path) -> None:
    out = tmp_path / "answers.jsonl.gz"
    command = ["eval", "answers", str(out), "--weights", str(model), "--data", str(data), "--next-state", "fresh"]
    assert main([*command, "--per-action", "1"]) == 0
    said = read_said(out)
    asked = {(a.item, a.mode, a.sample) for a in said.answers}
    for row in read_rows(data):
        assert (row.id, "walking_expressions", 2) in asked
        assert {(row.id, "input", n) for n in range(6)} <= asked
        assert (row.id, "revealed 0.50", 0) in asked
    assert said.grades
    assert said.about["data"] == {"fresh": 3}


def test_a_run_that_was_cut_short_is_resumed(model: Path, data: Path, tmp_path: Path) -> None:
    out = tmp_path / "answers.jsonl"
    command = ["eval", "answers", str(out), "--weights", str(model), "--data", str(data), "--greedy"]
    assert main(command) == 0
    whole = read_said(out)
    kept = [replace(whole.answers[0], value="'kept'"), *whole.answers[1:7]]
    write_said(Said(kept, (), whole.about), out)
    assert main([*command, "--resume"]) == 0
    again = read_said(out).answers
    assert again[:7] == kept
    assert sorted((a.item, a.mode) for a in again) == sorted((a.item, a.mode) for a in whole.answers)


def test_several_processes_say_what_one_says(model: Path, data: Path, tmp_path: Path) -> None:
    command = ["eval", "cruxeval", "--weights", str(model), "--data", str(data), "--modes", "step_return", "input"]
    for number in (1, 2):
        out = tmp_path / f"answers{number}.jsonl"
        assert main([*command, "--processes", str(number), "--answers", str(out)]) == 0
    one, two = (read_said(tmp_path / f"answers{number}.jsonl").answers for number in (1, 2))
    key = [(a.item, a.mode, a.value, a.problem) for a in one]
    assert sorted(key, key=str) == sorted([(a.item, a.mode, a.value, a.problem) for a in two], key=str)


def test_walks_are_as_patient_as_the_command_line_says(model: Path, data: Path, tmp_path: Path) -> None:
    command = ["eval", "cruxeval", "--weights", str(model), "--data", str(data), "--modes", "walking"]
    for words, limits in (([], LIMITS), (["--steps", "3", "--tokens", "9"], replace(LIMITS, steps=3, tokens=9))):
        parser = argparse.ArgumentParser()
        declare(parser)
        assert _manner(parser.parse_args([*command[1:], *words]))["limits"] == limits
    assert main([*command, "--steps", "1", "--answers", str(tmp_path / "answers.jsonl")]) == 0
    assert all(a.steps <= 1 for a in read_said(tmp_path / "answers.jsonl").answers)


def test_answers_can_be_judged_later_and_reported(
    model: Path, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "answers.jsonl"
    assert main(["eval", "answers", str(out), "--weights", str(model), "--data", str(data)]) == 0
    assert main(["eval", "chooser", str(out), "--data", str(data), "--weights", str(model)]) == 0
    capsys.readouterr()
    assert main(["eval", "cruxeval", "--data", str(data), "--judge", str(out), "--weights", str(model), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    inputs, jumps = {"input_pass1", "input_exact"}, {"step_return", "breakpoint", "blind"}
    assert inputs | jumps | {"walking", "walking_expressions", "adaptive"} <= set(found)
    command = ["eval", "report", str(tmp_path / "report"), "--answers", str(out), "--data", str(data)]
    assert main([*command, "--weights", str(model), "--other", str(out)]) == 0
    page = (tmp_path / "report" / "index.html").read_text()
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "twice" in page
    assert json.loads((tmp_path / "report" / "report.json").read_text())["sets"]["fresh"]["items"] == 3


def test_a_chooser_is_not_fitted_on_answers_of_another_model(model: Path, data: Path, tmp_path: Path) -> None:
    out = tmp_path / "answers.jsonl"
    assert main(["eval", "answers", str(out), "--weights", str(model), "--data", str(data)]) == 0
    config = replace(CONFIG, width=32, layers=1)
    write_weights(tmp_path / "other", config, random_weights(config))
    fit = ["eval", "chooser", str(out), "--data", str(data), "--weights", str(tmp_path / "other")]
    assert main(fit) == 2
    assert main([*fit, "--unrounded"]) == 0  # said on purpose


def test_two_evaluations_are_compared_where_both_were_asked(tmp_path: Path) -> None:
    def said(model: str, *items: str) -> Said:
        return Said([Answer(item, "blind", model, 0.0, 1, 1) for item in items], about={"weights": model})

    here, there = in_common(said("int8", "a", "b"), said("float", "b", "c"))
    assert [[(a.item, a.value) for a in one.answers] for one in (here, there)] == [[("b", "int8")], [("b", "float")]]
    paths = tmp_path / "float.jsonl", tmp_path / "int8.jsonl"
    for path, one in zip(paths, (said("float", "b", "c"), said("int8", "a", "b")), strict=True):
        write_said(one, path)
    with pytest.raises(BadData, match="several models"):
        read_all(paths)
    together = read_all(paths, several_models=True)
    assert {a.item: a.value for a in together.answers} == {"a": "int8", "b": "int8", "c": "float"}
    assert (together.about["weights"], together.about["also"]) == ("int8", ["float"])
    assert len(together.about["files"]) == 2
