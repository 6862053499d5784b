"""A predicted run under way: its cursor, its stack, how a walk begins anywhere in it, and what is forgotten."""

from dataclasses import replace

import pytest

from ndb.engine.neural.predicted_run import PredictedRun
from ndb.engine.neural.recording import Predicted, PredictedRecording
from ndb.engine.protocol import Provenance
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event, Exit
from ndb.tree.action import INV_STEP_CALL, INV_STEP_INTO, INV_STEP_OVER, STEP_INTO

SOURCE = "def work(n):\n    total = helper(n)\n    return total\n\ndef helper(i):\n    j = i * 2\n    return j\n"
STATES = [record_call(SOURCE, "work(3)").state(number) for number in range(9)]
"""main call, main line, work call, its line, helper call, its lines, its return, work's last line."""


def run_of(start: int = 0, stop: int = 9, below: int = 0) -> PredictedRun:
    items = [
        Predicted(state, 0.9 if n else None, STEP_INTO if n else None) for n, state in enumerate(STATES[start:stop])
    ]
    return PredictedRun(PredictedRecording({"<program>": SOURCE}, items), tuple(STATES[:below]))


def test_the_end_can_be_stood_at_only_when_it_is_known() -> None:
    run = run_of()
    run.go(99)
    assert run.at == 8 and run.place().state == STATES[8]
    run.recording.exit = Exit.NORMAL
    run.go(99)
    assert run.at == 9 and run.place().exit is Exit.NORMAL and not run.is_at_state and run.nearest == 8
    run.go(-7)
    assert run.at == -1 and run.place().exit is Exit.ENTRY and run.nearest == 0


def test_an_end_that_makes_no_sense_says_so() -> None:
    run = run_of()
    run.problem = "no sense"
    run.go(99)
    assert run.at == 9 and run.place().problem == "no sense" and run.place().exit is None


def test_a_given_state_is_no_prediction() -> None:
    run = run_of()
    assert run.place().provenance is Provenance.RECORDED and run.place().forecast is None
    run.go(1)
    assert run.place().provenance is Provenance.PREDICTED and run.place().forecast is not None


def test_the_stack_holds_the_latest_state_of_every_active_function() -> None:
    run = run_of()
    for moment, functions in (
        (0, ["main"]),
        (3, ["main", "work"]),
        (5, ["main", "work", "helper"]),
        (8, ["main", "work"]),
    ):
        stack = run.stack_at(moment)
        assert [state.function for state in stack] == functions and stack[-1] == STATES[moment]


def test_a_walk_begins_with_the_way_there() -> None:
    start = run_of().start(5)
    assert start.stack == (STATES[1], STATES[3], STATES[5])
    assert [visit.state for visit in start.past] == STATES[:5]
    assert start.frames == 1 + max(state.frame for state in STATES[:6])


def test_after_an_edit_a_walk_begins_with_the_stack_there() -> None:
    run = run_of()
    run.recording.put(5, replace(run.recording.items[5], edited=frozenset({"i"})))
    start = run.start(6)
    assert [visit.state for visit in start.past] == [STATES[1], STATES[3], STATES[5]]


def test_functions_that_wait_below_the_start_are_part_of_it() -> None:
    run = run_of(2, 6, below=2)
    run.below = (STATES[1],)
    assert run.stack_at(3) == [STATES[1], STATES[3], STATES[5]]
    assert run.start(0).past[0].state == STATES[1]


def test_what_is_cut_is_gone_and_so_is_the_end() -> None:
    run = run_of()
    run.recording.exit, run.problem = Exit.NORMAL, "x"
    assert run.cut(4) and len(run.recording) == 4
    assert (run.recording.exit, run.problem) == (Exit.NEVER, None)
    assert not run.cut(4)


def test_a_copy_goes_its_own_way() -> None:
    run = run_of()
    other = run.copy()
    other.cut(2)
    other.go(1)
    assert (len(run.recording), run.at, len(other.recording), other.at) == (9, 0, 2, 1)


@pytest.mark.parametrize(
    ("at", "action", "found"),
    [
        (6, INV_STEP_INTO, 5),
        (8, INV_STEP_OVER, 3),
        (6, INV_STEP_CALL, 4),
        (8, INV_STEP_CALL, 2),
        (0, INV_STEP_INTO, None),
    ],
)
def test_what_was_before_is_known_as_far_as_it_was_come_through(at: int, action, found: int | None) -> None:  # type: ignore[no-untyped-def]
    run = run_of()
    run.go(at)
    assert run.known_before(action) == found


def test_the_variables_of_a_function_are_those_it_was_seen_with_last() -> None:
    run = run_of()
    run.go(8)
    assert run.variables_before(STATES[8]) == STATES[3].locals
    assert STATES[8].event is Event.LINE
