"""Next-state questions and grades."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from scripted import ScriptedOracle

from ndb.dataset.programs.excerpts import read_excerpts
from ndb.dataset.programs.program import Program
from ndb.evaluate.next_state import Question, grade, grades, inside, questions, repository_questions, table
from ndb.language.decoding import Prediction
from ndb.language.document import Frame, Shown, write_state
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Sep
from ndb.model.weights import EMBEDDED
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Exit
from ndb.tree.action import STEP_INTO, Move

PROGRAM = Program(
    "def total(xs, least):\n    n = 0\n    for x in xs:\n        if x > least:\n            n += x\n    return n\n",
    "total",
    ("total([1, 5, 9], 2)", "total([], 0)", "total([3], 3)"),
    "seed",
    "total",
    "lists",
)


ADDING = "    c = a + b"
CALLS = tuple(f"plus({n}, 3)" for n in range(2, 14))
PLUS = Program(f"def plus(a, b):\n{ADDING}\n    return c\n", "plus", CALLS, "seed", "plus", "numbers")


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


class Hasty(ScriptedOracle):
    """Knows what comes inside lines; of steps out of them it says anything, and is not sure."""

    def says(self, frames: Sequence[Frame]) -> tuple[Shown | Exit, float]:
        said, sure = super().says(frames)
        is_step = frames[-1].action.move in (Move.STEP_INTO, Move.STEP_OVER)
        if not is_step or isinstance(said, Exit) or frames[-1].state.source != ADDING:
            return said, sure
        return replace(said, locals={"c": "77"}), 0.5


def oracle_of(question: Question, program: Program, kind: type[ScriptedOracle]) -> ScriptedOracle:
    call = next(call for call in program.calls if call in question.document.code)
    oracle = kind(Tokenizer.load(EMBEDDED / "tokenizer.json"), record_call(program.source, call, expressions=True))
    oracle.code = question.document.code
    return oracle


def steps_from_lines(asked: list[Question]) -> list[Question]:
    moves = (Move.STEP_INTO, Move.STEP_OVER)
    found = [q for q in asked if q.action.move in moves and q.document.frames[q.frame - 1].state.sep is Sep.LINE]
    assert found
    return found


def test_a_walk_inside_a_line_comes_to_where_a_step_leads(asked: list[Question]) -> None:
    for question in steps_from_lines(asked):
        oracle = oracle_of(question, PROGRAM, ScriptedOracle)
        walked = oracle.drive(inside(question, oracle.tokenizer))
        assert grade(question, walked).whole, (walked, question.truth)


def test_the_surer_of_a_step_and_a_walk_inside_its_line_is_a_column_of_its_own() -> None:
    tokenizer = Tokenizer.load(EMBEDDED / "tokenizer.json")
    many = questions([PLUS], tokenizer, per_action=30, dice=Random(6))
    adding = [q for q in steps_from_lines(many) if q.document.frames[q.frame - 1].state.source == ADDING]
    found = [each for q in adding for each in oracle_of(q, PLUS, Hasty).drive(grades(q, tokenizer))]
    assert found and {g.whole for g in found if g.action.endswith("_inside")} == {True}
    assert {g.whole for g in found if not g.action.endswith("_inside")} == {False}
    told = table(found)
    assert {"step_into", "step_into_inside"} <= set(told["actions"])
    assert sum(parts["whole"]["of"] for parts in told["topics"].values()) == len(adding), "no question counts twice"


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
