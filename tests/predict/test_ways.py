"""The ways to a target: what each asks, where each ends, what it costs, and what its return line gives."""

import math
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scripted import SURE, ScriptedOracle

from ndb.language.document import Frame, Shown
from ndb.language.tokenizer import train_tokenizer
from ndb.model.confidence import Calibration, Curve
from ndb.predict.view import LIMITS, View, WalkLimits
from ndb.predict.walk import Start, Step, Walk, start_at
from ndb.predict.ways import (
    EXPRESSIONS,
    GIVEN_UP,
    LINES,
    NOT_REACHED,
    TOO_LONG,
    Trial,
    Tried,
    Way,
    by_line,
    directly,
    last_return,
    nowhere,
    reckon,
    reckoned_too,
    walking,
    ways_to,
)
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event, Exit, State
from ndb.tree.action import CONTINUE, STEP_INTO, STEP_RETURN, Action, Move, breakpoint_at

SOURCE = """def work(n):
    total = 0
    for i in range(n):
        total += helper(i)
    return total

def helper(i):
    if i > 5:
        raise ValueError(i)
    return i * 2

def careful(i):
    try:
        x = helper(i)
    except ValueError:
        x = 0
    return x

def rude(i):
    x = helper(i)
    return x

def fact(n):
    if n < 2:
        return 1
    return n * fact(n - 1)
"""
TOKENIZER = train_tokenizer([SOURCE])


class Told(ScriptedOracle):
    """Says the truth, and keeps what it was asked."""

    def __init__(self, call: str) -> None:
        super().__init__(TOKENIZER, record_call(SOURCE, call, expressions=True))
        self.asked: list[Move] = []

    def says(self, frames: Sequence[Frame]) -> tuple[Shown | Exit, float]:
        self.asked.append(frames[-1].action.move)
        return super().says(frames)


def begun(oracle: ScriptedOracle, limits: WalkLimits = LIMITS) -> Walk:
    """A walk at the call of the function that main calls."""
    recording = oracle.recording
    entry = next(i for i in range(len(recording)) if recording.events[i] == Event.CALL and recording.depths[i] == 1)
    before = [i for i in range(entry) if recording.events[i] < Event.EXPRESSION]
    start = start_at([recording.state(before[-1]), recording.state(entry)])
    return Walk(View(oracle, recording.sources, start.stack, limits), start)


def tried(oracle: ScriptedOracle, way: Way, walk: Walk | None = None, tokens: int = 5_000, floor: float = 0.0) -> Tried:
    return oracle.drive(way.go(Trial(way.name, walk or begun(oracle), oracle.calibration, tokens, floor)))


def names(oracle: ScriptedOracle, to: Action) -> list[str]:
    return [way.name for way in ways_to(begun(oracle), to)]


# Which ways there are


def test_the_ways_come_cheapest_first() -> None:
    assert names(Told("work(2)"), STEP_RETURN) == ["step_return", "blind", "walking_inside"]
    assert names(Told("work(2)"), breakpoint_at("    return total")) == ["breakpoint", "walking_inside"]
    assert names(Told("work(2)"), breakpoint_at("    return i * 2")) == ["breakpoint", "walking"]
    assert names(Told("work(2)"), CONTINUE) == ["continue", "walking_inside"]


def test_a_return_line_that_lies_behind_is_no_way() -> None:
    oracle = Told("work(1)")
    recording = oracle.recording
    at = max(i for i in range(len(recording)) if recording.state(i).source == "    return total")
    stack = [recording.state(1), replace(recording.state(at), event=Event.LINE)]
    walk = Walk(View(oracle, recording.sources, stack), start_at(stack))
    assert last_return(walk) is None
    assert last_return(begun(oracle)) == "    return total"


# Where they end


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(["work(3)", "helper(4)", "careful(3)", "careful(7)", "rude(2)", "fact(4)"]))
def test_on_true_answers_every_way_comes_to_what_the_call_really_returns(call: str) -> None:
    oracle = Told(call)
    recording = oracle.recording
    value = recording.state(len(recording) - 1).value
    for way in (*ways_to(begun(oracle), STEP_RETURN), walking(LINES, STEP_RETURN)):
        found = tried(oracle, way)
        assert found.problem is None and found.end is not None, way.name
        assert (found.end.event, found.end.value, found.end.depth) == (Event.RETURN, value, 1), way.name
        assert found.tokens == sum(step.tokens for step in found.steps)


@pytest.mark.parametrize("way", [directly(STEP_RETURN), walking(EXPRESSIONS, STEP_RETURN), walking(LINES, STEP_RETURN)])
def test_a_function_that_is_left_by_an_exception_ends_with_it(way: Way) -> None:
    for call in ("helper(9)", "rude(9)"):
        found = tried(Told(call), way)
        assert found.end is not None and found.problem is None
        assert (found.end.event, found.end.value, found.end.depth) == (Event.EXCEPTION, "ValueError(9)", 1)


def test_an_exception_inside_a_try_is_not_the_end() -> None:
    found = tried(Told("careful(9)"), walking(EXPRESSIONS, STEP_RETURN))
    assert found.end is not None and (found.end.event, found.end.value) == (Event.RETURN, "0")
    assert any(step.state is not None and step.state.event is Event.EXCEPTION for step in found.steps)


def test_a_walk_to_a_line_stops_where_it_first_comes_at_any_depth() -> None:
    found = tried(Told("fact(3)"), walking(EXPRESSIONS, breakpoint_at("        return 1")))
    assert found.end is not None and (found.end.source, found.end.depth) == ("        return 1", 3)


def test_a_line_that_never_comes_leads_to_the_exit() -> None:
    for way in (directly(breakpoint_at("        raise ValueError(i)")), walking(LINES, breakpoint_at("    return x"))):
        found = tried(Told("work(1)"), way)
        assert (found.end, found.exit, found.problem) == (None, Exit.NORMAL, None)
        assert found.answer is Exit.NORMAL


def test_a_walk_to_the_end_of_the_run_is_one_to_its_exit() -> None:
    assert tried(Told("helper(1)"), walking(LINES, CONTINUE)).exit is Exit.NORMAL


# Into own functions


def test_a_walk_by_expressions_goes_into_own_functions_and_over_all_others() -> None:
    oracle = Told("work(2)")
    found = tried(oracle, walking(EXPRESSIONS, STEP_RETURN))
    entered = [step for step in found.steps if step.state is not None and step.state.event is Event.CALL]
    assert [step.state.function for step in entered if step.state] == ["helper", "helper"]
    assert {step.action for step in entered} == {STEP_INTO}
    assert oracle.asked.count(Move.STEP_INTO) == 2, "everything else is taken apart"
    values = [step.state.source for step in found.steps if step.state and step.state.event is Event.EXPRESSION]
    assert "helper(i)" in values and "i * 2" in values and "range(n)" in values


def test_a_walk_by_lines_only_steps_into() -> None:
    oracle = Told("work(2)")
    found = tried(oracle, walking(LINES, STEP_RETURN))
    assert set(oracle.asked) == {Move.STEP_INTO}
    assert not any(step.state and step.state.event is Event.EXPRESSION for step in found.steps)


# By the return line


def test_by_the_last_return_line_costs_one_question_where_the_variables_tell() -> None:
    oracle = Told("work(3)")
    found = tried(oracle, by_line("blind", "    return total"))
    assert oracle.asked == [Move.BREAKPOINT]
    assert found.end is not None and (found.end.value, found.reckoned) == ("6", "6")
    assert found.steps[-1].prediction is None


def test_what_the_variables_do_not_tell_is_asked_for() -> None:
    oracle = Told("fact(3)")
    found = tried(oracle, by_line("blind", "    return n * fact(n - 1)"))
    assert oracle.asked == [Move.BREAKPOINT, Move.STEP_RETURN]
    assert found.end is not None and (found.end.value, found.reckoned) == ("6", None)


def test_a_line_of_another_function_is_not_the_end_of_this_one() -> None:
    found = tried(Told("rude(3)"), by_line("blind", "    return i * 2"))
    assert (found.problem, found.answer) == (NOT_REACHED, None)


def test_a_way_that_cannot_be_gone_asks_nothing() -> None:
    oracle = Told("work(1)")
    found = tried(oracle, nowhere("blind", "no return line"))
    assert (found.problem, found.tokens, found.steps, oracle.asked) == ("no return line", 0, (), [])


# Limits


def test_a_walk_ends_when_its_tokens_are_spent() -> None:
    oracle = Told("work(5)")
    found = tried(oracle, walking(EXPRESSIONS, STEP_RETURN), tokens=100)
    assert found.problem == TOO_LONG and found.answer is None
    assert 100 <= found.tokens < 100 + 60, "it stops with the state that spends the last"


@pytest.mark.parametrize("steps", [1, 7])
def test_a_walk_has_so_many_states_and_no_more(steps: int) -> None:
    oracle = Told("work(5)")
    walk = begun(oracle, WalkLimits(steps=steps))
    found = tried(oracle, walking(LINES, STEP_RETURN), walk)
    assert found.problem == TOO_LONG and len(found.steps) == steps == len(oracle.asked)


def test_a_way_that_gets_less_likely_than_the_floor_is_given_up() -> None:
    oracle = Told("work(5)")
    oracle.calibration = Calibration({}, {EXPRESSIONS: Curve(0.0, {"length": -1.0})})
    found = tried(oracle, walking(EXPRESSIONS, STEP_RETURN), floor=0.2)
    assert found.problem == GIVEN_UP and found.chance < 0.2 and 1 < len(found.steps) < 8
    assert tried(oracle, walking(EXPRESSIONS, STEP_RETURN), floor=0.0).problem is None
    line = tried(oracle, by_line("blind", "    return total"), floor=1.0)
    assert (line.problem, len(line.steps)) == (GIVEN_UP, 1)


# Chances and what is reckoned


def test_the_chance_of_a_way_is_its_curves_on_all_its_tokens_and_on_what_led_to_its_start() -> None:
    oracle = Told("work(2)")
    walk = begun(oracle)
    plain = tried(oracle, walking(EXPRESSIONS, STEP_RETURN), walk)
    assert plain.chance == pytest.approx(SURE)
    start = replace(walk.start, scores=(math.log(0.5),))
    doubtful = tried(oracle, walking(EXPRESSIONS, STEP_RETURN), Walk(walk.view, start))
    assert doubtful.chance == pytest.approx(0.5) and len(doubtful.scores) == len(plain.scores) + 1
    assert doubtful.tokens == plain.tokens


def test_a_walk_answers_a_second_time_by_its_return_line() -> None:
    class Slip(Told):
        def says(self, frames: Sequence[Frame]) -> tuple[Shown | Exit, float]:
            slipped = [frame for frame in frames if frame.state.value == "7"]  # the script knows true walks only
            true = [replace(f, state=replace(f.state, value="2")) if f in slipped else f for f in frames]
            said, sure = super().says(true)
            is_end = not isinstance(said, Exit) and said.value is not None and said.source.endswith("i * 2")
            return (replace(said, value="7"), sure) if is_end and not isinstance(said, Exit) else (said, sure)

    oracle = Slip("helper(1)")
    oracle.calibration = Calibration({}, {EXPRESSIONS: Curve(0.0, {}), EXPRESSIONS + "_reckoned": Curve(2.0, {})})
    found = tried(oracle, walking(EXPRESSIONS, STEP_RETURN))
    [again] = reckoned_too(found, oracle.calibration)
    assert (found.answer, again.answer) == ((Event.RETURN, "7"), (Event.RETURN, "2"))
    assert again.way == "walking_expressions_reckoned" and again.tokens == 0 and again.chance > 0.8 > found.chance
    assert again.steps[:-1] == found.steps[:-1]


def test_only_a_walk_to_a_return_is_reckoned() -> None:
    oracle = Told("helper(9)")
    raised = tried(oracle, walking(EXPRESSIONS, STEP_RETURN))
    jumped = tried(Told("helper(1)"), directly(STEP_RETURN))
    lost = tried(Told("work(5)"), walking(LINES, STEP_RETURN), tokens=50)
    assert [reckoned_too(one, oracle.calibration) for one in (raised, jumped, lost)] == [[], [], []]


def test_where_the_variables_do_not_tell_the_walk_votes_twice() -> None:
    found = tried(Told("fact(3)"), walking(EXPRESSIONS, STEP_RETURN))
    [again] = reckoned_too(found, Calibration())
    assert found.reckoned is None and again.answer == found.answer


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("    return a + b", "3"),
        ("    return", "None"),
        ("    return f(a)", None),
        ("    x = a", None),
        ("    return c", None),
    ],
)
def test_a_return_line_is_interpreted_and_never_run(line: str, value: str | None) -> None:
    state = State(Event.LINE, "    " + line, {"a": "1", "b": "2"}, None, 2, 0, 0, "f.py", "g")
    assert reckon(state) == value


def test_ways_agree_on_values_on_whole_states_and_on_exits() -> None:
    def at(state: State | None) -> Tried:
        return Tried("x", (Step(STEP_INTO, None, state),), (), 1.0, 0)

    line = State(Event.LINE, "    a = 1", {"a": "1", "b": "2"}, None, 2, 0, 0, "f.py", "g")
    assert at(line).answer == at(replace(line, locals={"b": "2", "a": "1"}, frame=7)).answer
    assert at(line).answer != at(replace(line, locals={"a": "2"})).answer
    end = replace(line, event=Event.RETURN, value="1")
    assert at(end).answer == at(replace(end, locals={})).answer != at(replace(end, event=Event.EXCEPTION)).answer
    assert replace(at(end), problem=TOO_LONG).answer is None
    assert Tried("x", (), (), 1.0, 0).end is None
    assert isinstance(Start((line,), ()).stack, tuple)
