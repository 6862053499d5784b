"""Next-state questions and grades."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from ndb.dataset.programs.excerpts import read_excerpts
from ndb.dataset.programs.program import Program
from ndb.evaluate.next_state import Question, grade, questions, repository_questions, table
from ndb.language.decoding import Prediction
from ndb.language.document import Shown, write_state
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Sep
from ndb.model.weights import EMBEDDED
from ndb.trace.state import Exit
from ndb.tree.action import STEP_INTO

PROGRAM = Program(
    "def total(xs, least):\n    n = 0\n    for x in xs:\n        if x > least:\n            n += x\n    return n\n",
    "total",
    ("total([1, 5, 9], 2)", "total([], 0)", "total([3], 3)"),
    "seed",
    "total",
    "lists",
)


@pytest.fixture(scope="module")
def asked() -> list[Question]:
    return questions([PROGRAM], Tokenizer.load(EMBEDDED / "tokenizer.json"), per_action=4, dice=Random(6))


def test_questions_cover_forward_and_inverse_actions(asked: list[Question]) -> None:
    moves = {question.action.move.value for question in asked}
    assert {"step_into", "step_over", "step_return", "inv_step_call", "inv_step_into"} <= moves


def test_questions_are_asked_on_the_packages_of_the_evaluation() -> None:
    """The file must be of the format that is read, and of packages that are not trained on."""
    path = Path(__file__).parents[2] / "benchmarks" / "items" / "repositories.ndbx"
    excerpts, tokenizer = read_excerpts(path, "fresh"), Tokenizer.load(EMBEDDED / "tokenizer.json")
    assert set(excerpts.blocks) == {"dpath", "pluggy", "tomlkit"}
    assert "step_into" in {q.action.move.value for q in repository_questions(excerpts, tokenizer, 2, Random(1))}


def test_the_truth_is_graded_right_and_each_part_can_be_wrong(asked: list[Question]) -> None:
    for question in asked:
        true = question.truth
        if isinstance(true, Exit):
            assert grade(question, Prediction("", exit=true)).whole
            assert not grade(question, Prediction("", exit=Exit.NEVER)).whole
            continue
        assert grade(question, Prediction("", shown=true)).whole
        wrong_source = grade(question, Prediction("", shown=replace(true, source=true.source + " ")))
        assert (wrong_source.whole, wrong_source.event, wrong_source.source) == (False, True, False)
        assert not grade(question, Prediction("", shown=_otherwise(true))).whole
        assert not grade(question, Prediction("", problem="nonsense")).event


def _otherwise(shown: Shown) -> Shown:
    if shown.sep.has_locals:
        return replace(shown, locals={**shown.locals, "zz": "1"})
    return replace(shown, value=f"{shown.value} ")


def test_the_table_counts_by_action_and_topic(asked: list[Question]) -> None:
    said = [Prediction("", exit=q.truth) if isinstance(q.truth, Exit) else Prediction("", shown=q.truth) for q in asked]
    found = table([grade(question, prediction) for question, prediction in zip(asked, said, strict=True)])
    assert all(parts["whole"]["percent"] == 100.0 for parts in found["actions"].values())
    assert found["topics"]["lists"]["whole"]["of"] == len(asked)


def test_copying_is_arguments_of_the_calling_line_and_lines_of_the_code(asked: list[Question]) -> None:
    into = [(q, q.truth) for q in asked if isinstance(q.truth, Shown) and q.action == STEP_INTO]
    question, true = next((q, truth) for q, truth in into if truth.sep is Sep.CALL)

    def copied(said: Shown) -> tuple[float, float]:
        found = table([grade(question, Prediction(write_state(said), shown=said))])["copying"]
        return (
            found["arguments of a call"]["whole"]["percent"],
            found["lines that stand in the code"]["whole"]["percent"],
        )

    assert copied(true) == (100, 100)
    assert copied(replace(true, locals={**true.locals, "global other": "1"})) == (100, 100)
    assert copied(replace(true, locals={**true.locals, "least": "77"})) == (0, 100)
    assert copied(replace(true, source="    for x in xs:")) == (100, 100)
    assert copied(replace(true, source="    for x in xy:")) == (100, 0)
