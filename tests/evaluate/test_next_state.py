"""Next-state questions and grades."""

from dataclasses import replace
from random import Random

import pytest

from ndb.dataset.program import Program
from ndb.evaluate.next_state import Question, grade, questions, table
from ndb.language.decoding import Prediction
from ndb.language.document import Shown
from ndb.language.tokenizer import Tokenizer
from ndb.model.weights import EMBEDDED
from ndb.trace.state import Exit

PROGRAM = Program(
    "def total(xs, least):\n    n = 0\n    for x in xs:\n        if x > least:\n            n += x\n    return n\n",
    "total", ("total([1, 5, 9], 2)", "total([], 0)", "total([3], 3)"), "seed", "total", "lists",
)


@pytest.fixture(scope="module")
def asked() -> list[Question]:
    return questions([PROGRAM], Tokenizer.load(EMBEDDED / "tokenizer.json"), per_action=4, dice=Random(1))


def test_questions_cover_forward_and_inverse_actions(asked: list[Question]) -> None:
    moves = {question.action.move.value for question in asked}
    assert {"step_into", "step_over", "step_return", "inv_step_call", "inv_step_into"} <= moves


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
