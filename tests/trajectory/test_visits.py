"""Walks and their documents: scripts, entry points, the code that is shown, and that recordings repeat."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scripted_walk import scripted_document

from ndb.errors import BadAction
from ndb.language.document import parse, write
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event, Exit, states
from ndb.trajectory.policy import paper_policy, step_into_policy
from ndb.trajectory.visits import (
    code_of,
    entry_points,
    forward_document,
    forward_visits,
    scripted_policy,
)
from ndb.tree.action import Action, LineBreakpoint, Move, parse_script
from ndb.tree.span import span_from

PROGRAM = """import math

UNUSED = 1

def unused():
    return UNUSED

def half(x):
    return x // 2

def f(n):
    steps = 0
    while n:
        n = half(n)
        steps += 1
    while steps < 5:
        steps += 1
    return steps
"""


def lines_of(script: str, call: str = "f(4)") -> list[int]:
    visits = forward_visits(span_from(record_call(PROGRAM, call)), scripted_policy(parse_script(script)), Random(0))
    return [visit.state.line for visit in visits]


def test_a_script_is_played_and_then_the_walk_continues_to_the_end() -> None:
    assert lines_of("step_into*3, step_over*2") == [20, 21, 11, 12, 13, 14]


def test_a_breakpoint_by_text_needs_no_indentation() -> None:
    assert lines_of("breakpoint 'return steps'") == lines_of('breakpoint "    return steps"') == [20, 18]


def test_a_breakpoint_by_number_steps_on_until_it_is_at_that_very_line() -> None:
    # steps += 1 stands in lines 15 and 17; in the language only the text is known, so the walk stops at 15 on its way.
    assert lines_of("breakpoint 17, step_return") == [20, 15, 15, 15, 17, 18]


def test_a_breakpoint_on_nothing_is_as_continue() -> None:
    assert lines_of("breakpoint 'no such line', step_into") == [20]
    assert lines_of("breakpoint 6, step_into") == [20]


@pytest.mark.parametrize("script", ["breakpoint 999", "breakpoint 0", "breakpoint 2", "breakpoint ''"])
def test_a_breakpoint_where_no_code_is_says_so(script: str) -> None:
    with pytest.raises(BadAction, match="line"):
        lines_of(script)


@pytest.mark.parametrize(
    "script", ["hop", "step_into 7", "breakpoint", "step_into*x", "step_into step_over", "'return'", ",,"]
)
def test_a_script_that_cannot_be_read_says_so(script: str) -> None:
    with pytest.raises(BadAction):
        parse_script(script)


def test_a_script_is_read_with_repetitions_quotes_and_numbers() -> None:
    assert parse_script('step_into*2 , breakpoint "it\'s", breakpoint 7,continue') == [
        Action(Move.STEP_INTO),
        Action(Move.STEP_INTO),
        Action(Move.BREAKPOINT, "it's"),
        LineBreakpoint(7),
        Action(Move.CONTINUE),
    ]


def test_a_walk_may_not_turn_round() -> None:
    span = span_from(record_call(PROGRAM, "f(4)"))
    with pytest.raises(BadAction):
        scripted_document(span, parse_script("inv_step_into"))
    with pytest.raises(BadAction):
        scripted_document(span, parse_script("step_into"), inverse=True)
    with pytest.raises(BadAction):
        scripted_document(span, parse_script("breakpoint 3"), inverse=True)


def test_the_code_is_the_blocks_that_were_visited() -> None:
    recording = record_call(PROGRAM, "f(4)")
    code = code_of(span_from(recording))
    assert "def half" in code and "def f" in code and "def main" in code
    assert "unused" not in code and "import" not in code
    assert "def main" not in code_of(span_from(recording, 2))
    assert code_of(span_from(recording), whole=True) == recording.sources["<program>"]


def test_entry_points_are_calls_of_bounded_size() -> None:
    recording = record_call(PROGRAM, "f(4)")
    entries = entry_points(recording, least=3, most=10)
    assert [recording.state(i).function for i in entries] == ["half", "half", "half"]
    assert all(recording.events[i] == Event.CALL for i in entries)
    assert [recording.state(i).function for i in entry_points(recording, least=11, most=400)] == ["main", "f"]


def test_a_document_of_an_entry_point_is_complete_in_itself() -> None:
    recording = record_call(PROGRAM, "f(4)")
    for entry in entry_points(recording):
        document = forward_document(span_from(recording, entry), step_into_policy, Random(0))
        assert document.frames[0].state.source == recording.source_of(entry)
        assert document.exit is Exit.NORMAL
        assert parse(write(document)) == document


def test_a_walk_that_is_too_long_is_brought_to_its_end() -> None:
    document = forward_document(span_from(record_call(PROGRAM, "f(4)")), step_into_policy, Random(0), longest=5)
    assert len(document.frames) == 6
    assert document.frames[-1].action == Action(Move.CONTINUE)


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.integers(0, 40))
def test_a_second_recording_replays_the_first(seed: int, n: int) -> None:
    first, second = record_call(PROGRAM, f"f({n})"), record_call(PROGRAM, f"f({n})")
    assert list(states(first)) == list(states(second))
    one = write(forward_document(span_from(first), paper_policy, Random(seed)))
    assert one == write(forward_document(span_from(second), paper_policy, Random(seed)))
