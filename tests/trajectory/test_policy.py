"""Policies: the same seed, the same walk; and each with the habits it is named after."""

from collections import Counter
from random import Random

import pytest

from ndb.language.document import write
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event
from ndb.trajectory.policy import (
    ForwardPolicy,
    InversePolicy,
    expression_policy,
    inverse_call_policy,
    inverse_step_policy,
    landmarks,
    paper_inverse_policy,
    paper_policy,
    step_into_policy,
    syntax_policy,
)
from ndb.trajectory.visits import forward_document, forward_visits, inverse_document, inverse_visits
from ndb.tree.action import Move
from ndb.tree.forward import ForwardTree
from ndb.tree.inverse import InverseTree
from ndb.tree.span import span_from

PROGRAM = """def scale(x):
    return x * 2
def f(items):
    total = 0
    for i in items:
        if i > 1:
            total += scale(i)
        else:
            total -= 1
    result = total
    return result
"""
FORWARD = [paper_policy, syntax_policy, step_into_policy, expression_policy]
INVERSE = [paper_inverse_policy, inverse_call_policy, inverse_step_policy]


@pytest.mark.parametrize("policy", FORWARD)
def test_the_same_seed_makes_the_same_forward_walk(policy: ForwardPolicy) -> None:
    first, second = record_call(PROGRAM, "f([1, 2, 3])"), record_call(PROGRAM, "f([1, 2, 3])")
    for seed in range(10):
        one = forward_document(span_from(first), policy, Random(seed))
        assert one == forward_document(span_from(second), policy, Random(seed))


@pytest.mark.parametrize("policy", INVERSE)
def test_the_same_seed_makes_the_same_inverse_walk(policy: InversePolicy) -> None:
    first, second = record_call(PROGRAM, "f([1, 2, 3])"), record_call(PROGRAM, "f([1, 2, 3])")
    for seed in range(10):
        one = inverse_document(span_from(first, 2), policy, Random(seed))
        assert one == inverse_document(span_from(second, 2), policy, Random(seed))


@pytest.mark.parametrize("policy", [paper_policy, syntax_policy])
def test_different_seeds_make_different_walks(policy: ForwardPolicy) -> None:
    span = span_from(record_call(PROGRAM, "f([1, 2, 3])"))
    walks = {write(forward_document(span, policy, Random(seed))) for seed in range(10)}
    assert len(walks) > 5


def test_the_papers_policy_has_the_papers_shares() -> None:
    recording = record_call(PROGRAM, "f([1, 2, 3])")
    tree, dice = ForwardTree(span_from(recording)), Random(0)
    drawn = Counter(paper_policy(tree, 4, dice).move for _ in range(20_000))
    printed = {"step_into": 0.35, "step_over": 0.1, "step_return": 0.2, "breakpoint": 0.1, "continue": 0.05}
    shares = {move: 0.5 * part / 0.8 for move, part in printed.items()}
    shares["step_into"] += 0.25
    shares["step_over"] += 0.25
    assert all(abs(drawn[Move(move)] / 20_000 - share) < 0.015 for move, share in shares.items())
    assert sum(drawn.values()) == sum(drawn[Move(move)] for move in shares)


def test_the_papers_inverse_policy_has_the_inverse_counterparts() -> None:
    tree, dice = InverseTree(span_from(record_call(PROGRAM, "f([1])"))), Random(0)
    drawn = Counter(paper_inverse_policy(tree, tree.first, dice).move for _ in range(20_000))
    shares = {
        Move.INV_STEP_INTO: 0.25 + 0.175 / 0.65,
        Move.INV_STEP_OVER: 0.25 + 0.05 / 0.65,
        Move.INV_STEP_CALL: 0.1 / 0.65,
    }
    assert all(abs(drawn[move] / 20_000 - share) < 0.015 for move, share in shares.items())


def test_the_step_policy_visits_every_state() -> None:
    recording = record_call(PROGRAM, "f([1, 2, 3])")
    assert len(forward_visits(span_from(recording), step_into_policy, Random(0))) == len(recording)
    backwards = inverse_visits(span_from(recording), inverse_step_policy, Random(0))
    assert len([visit for visit in backwards if not visit.before_calls]) == len(recording)


def test_the_expression_policy_shows_every_value_and_goes_into_every_function() -> None:
    recording = record_call(PROGRAM, "f([1, 2, 3])", expressions=True)
    visits = forward_visits(span_from(recording), expression_policy, Random(0))
    assert [visit.state for visit in visits] == [recording.state(i) for i in range(len(recording))]
    assert any(visit.state.event is Event.EXPRESSION for visit in visits)


def test_the_call_policy_is_at_the_arguments_in_one_move() -> None:
    visits = inverse_visits(span_from(record_call(PROGRAM, "f([1])"), 2), inverse_call_policy, Random(0))
    assert [visit.state.event for visit in visits] == [Event.RETURN, Event.CALL]


def test_landmarks_are_returns_branches_and_what_follows_a_loop() -> None:
    assert [line for line, _ in landmarks(PROGRAM)] == [2, 7, 9, 10, 11]
    assert landmarks("def (") == ()


def test_the_syntax_policy_leaves_loops_more_often_than_the_dice_do() -> None:
    recording = record_call(PROGRAM, "f([1, 2, 3])")
    tree = ForwardTree(span_from(recording))
    loop = next(i for i in range(len(recording)) if recording.lines[i] == 5)

    after_loop = {"    result = total", "    return result"}

    def leaving(policy: ForwardPolicy) -> int:
        dice = Random(0)
        return sum(policy(tree, loop, dice).source in after_loop for _ in range(2000))

    assert leaving(syntax_policy) > 3 * leaving(paper_policy)
