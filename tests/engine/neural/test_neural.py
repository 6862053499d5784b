"""The neural engine, with a scripted model in place of a network: walks, jumps, inverses, edits, a bounded past."""

from collections.abc import Sequence
from typing import Any

import pytest
from scripted import SURE, ScriptedOracle

from ndb.engine.neural.engine import NeuralEngine, Stopped, need_oracle
from ndb.engine.protocol import WORKED_OUT, NextState, Provenance, Stops
from ndb.errors import BadAction, NdbError
from ndb.language.decoding import Choose, Chosen, Feed, Result, Talk
from ndb.language.document import Shown
from ndb.language.shown import Shower
from ndb.language.tokenizer import Tokenizer, train_tokenizer
from ndb.language.tokens import LATER, Sep, spell
from ndb.model.confidence import Calibration
from ndb.model.protocol import GREEDY, Sampling
from ndb.predict.follow import Code, Follower, FunctionResolver, Piece
from ndb.predict.view import WalkLimits
from ndb.session import Session
from ndb.source.flow import flow_of
from ndb.trace.memory import MemoryRecording
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event, Exit, State
from ndb.tree.action import (
    CONTINUE,
    INV_STEP_CALL,
    INV_STEP_INTO,
    STEP_EXPRESSION,
    STEP_INSIDE,
    STEP_INTO,
    STEP_OVER,
    STEP_RETURN,
)

SOURCE = """def work(n):
    total = 0
    for i in range(n):
        total += helper(i)
    return total

def helper(i):
    j = i * 2
    return j
"""
TOKENIZER = train_tokenizer([SOURCE])


def made(
    call: str = "work(4)", start: int = 0, **options: bool
) -> tuple[NeuralEngine, ScriptedOracle, MemoryRecording]:
    recording = record_call(SOURCE, call, **options)  # type: ignore[arg-type]
    oracle = ScriptedOracle(TOKENIZER, recording)
    return NeuralEngine(oracle, recording.sources, [recording.state(start)], reckons=False), oracle, recording


def test_a_prediction_says_how_sure_it_is() -> None:
    engine, _, _ = made()
    place = engine.move(STEP_INTO)
    assert engine.prediction is not None and engine.prediction.choices > 0
    assert place.provenance is Provenance.PREDICTED and place.forecast is not None
    assert place.forecast.confidence == pytest.approx(SURE**engine.prediction.choices)


def test_jumps_lead_where_they_really_lead() -> None:
    engine, _, recording = made()
    for action in (STEP_INTO, STEP_INTO, STEP_OVER, STEP_OVER, STEP_RETURN):
        place = engine.move(action)
    assert place.state is not None and (place.state.event, place.state.value) == (Event.RETURN, "12")
    assert engine.move(CONTINUE).exit is recording.exit is Exit.NORMAL


def test_a_start_in_the_middle_with_a_stack_goes_on_and_returns() -> None:
    recording = record_call(SOURCE, "work(4)")
    oracle = ScriptedOracle(TOKENIZER, recording)
    inside = next(i for i in range(len(recording)) if recording.state(i).source == "    j = i * 2")
    depths = [max(i for i in range(inside + 1) if recording.depths[i] == depth) for depth in range(3)]
    engine = NeuralEngine(oracle, recording.sources, [recording.state(i) for i in depths])
    assert [s.function for s in engine.stack()] == ["main", "work", "helper"]
    assert engine.move(STEP_RETURN).state.value == "0"  # type: ignore[union-attr]
    place = engine.move(STEP_OVER)
    assert place.state is not None and (place.state.function, place.state.depth) == ("work", 1)


def test_what_the_model_reads_stays_bounded() -> None:
    recording = record_call(SOURCE, "work(16)")
    oracle = ScriptedOracle(TOKENIZER, recording)
    engine = NeuralEngine(oracle, recording.sources, [recording.state(0)], limits=WalkLimits(read=300), reckons=False)
    for index in range(1, len(recording)):
        place = engine.move(STEP_INTO)
        assert place.state is not None and place.state.source == recording.state(index).source
        if place.state.value is None:
            assert place.state.locals == recording.state(index).locals
    half = len(oracle.read) // 2
    assert max(oracle.read[half:]) <= max(oracle.read[:half]) + 30, "the longer the run, the more it reads"


def test_going_back_and_on_again_asks_nothing_new() -> None:
    engine, oracle, _ = made()
    states = [engine.move(STEP_INTO).state for _ in range(5)]
    asked = len(oracle.read)
    engine.go(0)
    assert [engine.move(STEP_INTO).state for _ in range(5)] == states and len(oracle.read) == asked


def test_another_action_from_the_past_forgets_what_came_after() -> None:
    engine, _, _ = made()
    for _ in range(6):
        engine.move(STEP_INTO)
    engine.go(2)
    engine.move(STEP_RETURN)
    assert len(engine.timeline) == 4


def test_an_inverse_walk_finds_the_arguments() -> None:
    recording = record_call(SOURCE, "helper(21)")
    returned = next(i for i in range(len(recording)) if recording.events[i] == Event.RETURN)
    oracle = ScriptedOracle(TOKENIZER, recording)
    engine = NeuralEngine(oracle, recording.sources, [recording.state(returned - 3), recording.state(returned)])
    place = engine.move(INV_STEP_CALL)
    assert place.state is not None and (place.state.event, place.state.locals) == (Event.CALL, {"i": "21"})
    assert place.moment == 0 and len(engine.timeline) == 2
    engine.go(1)
    assert engine.move(INV_STEP_INTO).moment == 0, "what is known is walked, not asked for again"


def test_the_moments_of_a_session_stay_right_when_something_is_found_before_the_start() -> None:
    recording = record_call(SOURCE, "helper(21)")
    returned = next(i for i in range(len(recording)) if recording.events[i] == Event.RETURN)
    oracle = ScriptedOracle(TOKENIZER, recording)
    session = Session(NeuralEngine(oracle, recording.sources, [recording.state(returned)]))
    start = session.place.state
    session.back()
    assert session.place.state is not None and session.place.state.event is Event.LINE
    assert session.undo().state == start


def test_an_edit_is_marked_and_forgets_what_it_makes_doubtful() -> None:
    engine, _, _ = made()
    for _ in range(4):
        engine.move(STEP_INTO)
    engine.go(2)
    place = engine.assign("n", "n * 10", -1)
    assert place.state is not None and place.state.locals["n"] == "40" and place.edited == {"n"}
    assert len(engine.timeline) == 3


def test_a_fork_keeps_its_own_future() -> None:
    engine, _, _ = made()
    engine.move(STEP_INTO)
    other = engine.fork()
    other.move(STEP_INTO)
    assert (len(engine.timeline), len(other.timeline)) == (2, 3)


def test_expression_steps_are_asked_for() -> None:
    engine, _, _ = made("helper(3)", expressions=True)
    for _ in range(3):
        engine.move(STEP_INTO)
    place = engine.move(STEP_EXPRESSION)
    assert place.state is not None
    assert (place.state.event, place.state.source, place.state.value) == (Event.EXPRESSION, "i * 2", "6")


def test_out_of_a_line_that_was_taken_apart_the_next_state_is_worked_out() -> None:
    """What the embedded model takes the sum for may be wrong; what the line leaves behind is not its to say."""
    source = "def f(words):\n    total = sum(len(w) * 7 for w in words)\n    return total\n"
    recording = record_call(source, "f(['tree', 'ox', 'cloud'])")
    engine = NeuralEngine(need_oracle(None), recording.sources, [recording.state(0)])
    for _ in range(3):
        engine.move(STEP_INTO)
    states = (engine.move(STEP_EXPRESSION).state for _ in range(12))
    after = next(state for state in states if state is not None and not state.event.is_inside_line)
    assert (after.source.strip(), after.locals["total"]) == ("return total", "77")


def test_a_run_with_several_breakpoints_is_walked() -> None:
    engine, _, _ = made()
    stops = Stops(lines=frozenset({("<program>", 8), ("<program>", 5)}))
    found = [engine.run(stops=stops).state for _ in range(5)]
    assert [s.line for s in found if s] == [8, 8, 8, 8, 5]


class Babbler:
    """A model that says the same token for ever."""

    tokenizer = TOKENIZER
    context: int | None = None
    calibration = Calibration()
    weighs = True

    def drive(self, talk: Talk[Result]) -> Result:
        request = next(talk)
        try:
            while True:
                request = next(talk) if isinstance(request, Feed) else talk.send(Chosen(self._token(request), -1.0))
        except StopIteration as ended:
            result: Result = ended.value
            return result

    def drive_all(self, talks: Sequence[Talk[Any]], sampling: Sampling = GREEDY, random: object = None) -> list[Any]:
        return [self.drive(talk) for talk in talks]

    def _token(self, request: Choose) -> int:
        return int(request.allowed[-1]) if request.allowed is not None else TOKENIZER.first_byte + ord("x")


def test_an_answer_that_makes_no_sense_is_shown_as_unknown() -> None:
    recording = record_call(SOURCE, "work(2)")
    engine = NeuralEngine(Babbler(), recording.sources, [recording.state(0)], constrained=False)
    place = engine.move(STEP_INTO)
    assert place.state is None and place.exit is None and "no sense" in (place.problem or "")
    with pytest.raises(BadAction):
        engine.move(STEP_INTO)
    assert engine.move(INV_STEP_INTO).state == recording.state(0)


def test_code_that_cannot_be_parsed_can_still_be_asked_about() -> None:
    start = State(Event.LINE, "total = price *", {"price": "3"}, None, 1, 0, 0, "f.py", "<module>")
    engine = NeuralEngine(Babbler(), {"f.py": "total = price *\nprint(total\n"}, [start])
    place = engine.move(STEP_INTO)
    assert place.state is not None or place.exit is not None or place.problem


def test_a_model_that_is_not_there_is_named() -> None:
    with pytest.raises(NdbError, match="model"):
        need_oracle("/nowhere/at/all")


def test_after_a_jump_to_its_end_a_functions_variables_are_not_known() -> None:
    engine, _, _ = made()
    for action in (STEP_INTO, STEP_INTO, STEP_OVER, STEP_OVER, STEP_RETURN):
        engine.move(action)
    with pytest.raises(BadAction, match="shows its value only"):
        engine.evaluate("total", -1)
    engine.go(3)
    assert engine.evaluate("n", -1) == "4"


def test_after_a_step_from_the_return_line_they_are() -> None:
    engine, _, _ = made("helper(4)")
    for action in (STEP_INTO, STEP_INTO, STEP_OVER, STEP_OVER, STEP_RETURN):
        engine.move(action)
    assert engine.evaluate("j", -1) == "8"


def test_step_return_ends_in_the_function_it_starts_from() -> None:
    recording = record_call(SOURCE, "work(4)")
    call = next(i for i in range(len(recording)) if recording.state(i).source == "def work(n):")
    flow = flow_of(SOURCE)
    assert flow is not None
    resolver = FunctionResolver(flow)
    resolver.take(Shower().show(recording.state(call)), STEP_RETURN)
    assert resolver.candidates(Sep.RETURN) == {2, 3, 4, 5}
    assert resolver.candidates(Sep.EXCEPTION) == {2, 3, 4, 5}


def test_functions_of_code_that_cannot_be_parsed_have_names() -> None:
    text = "class A:\n    def f(self):\n        return self +\n\nx = (\n"
    start = State(Event.CALL, "<module>", {}, None, 0, 0, 0, "f.py", "<module>")
    follower = Follower(Code(text, None, (Piece(1, "f.py", 1),)), [start])
    state = follower.follow(Shown(Sep.CALL, "    def f(self):", {"self": "1"}, None, False), STEP_INTO, {2})
    assert (state.function, state.line) == ("f", 2)


def test_what_the_model_says_is_heard_as_it_says_it() -> None:
    engine, _, _ = made()
    heard: list[bytes] = []
    engine.listener = heard.append
    engine.move(STEP_INTO)
    assert engine.prediction is not None and len(heard) == engine.prediction.choices
    assert all(piece.decode() in engine.prediction.text for piece in heard)


def test_a_command_can_be_stopped_from_outside_and_changes_nothing() -> None:
    engine, _, _ = made()
    place = engine.move(STEP_INTO)
    while place.state.source.strip() != "j = i * 2":  # what comes before is known without asking
        place = engine.move(STEP_INTO)
    moments = len(engine.timeline)
    engine.listener = lambda piece: engine.stop()
    with pytest.raises(Stopped):
        engine.run(NextState())
    assert engine.here == place and len(engine.timeline) == moments
    engine.listener = None
    assert engine.move(STEP_INTO).state is not None


def test_a_move_that_the_model_never_learned_is_refused() -> None:
    older = Tokenizer([word for word in TOKENIZER.words if word not in map(spell, LATER)])
    recording = record_call(SOURCE, "work(2)")
    engine = NeuralEngine(ScriptedOracle(older, recording), recording.sources, [recording.state(0)])
    with pytest.raises(BadAction, match="does not know step_inside"):
        engine.move(STEP_INSIDE)


ROUNDS = """def work(n):
    total = sum(twice(k) for k in range(n)) + n * 3
    return total

def twice(k):
    return k * 2
"""


def test_steps_inside_a_line_are_worked_out_and_the_model_is_not_asked() -> None:
    recording = record_call(ROUNDS, "work(2)")
    oracle = ScriptedOracle(train_tokenizer([ROUNDS]), recording)
    engine = NeuralEngine(oracle, recording.sources, [recording.state(0)])
    for _ in range(3):
        engine.move(STEP_INTO)
    seen = list[tuple[str, str | None]]()
    while (place := engine.move(STEP_INSIDE)).state is not None and place.state.event.is_inside_line:
        assert place.forecast is not None and place.forecast.way == WORKED_OUT
        assert (place.state.function, place.state.line, place.state.depth) == ("work", 2, 1)
        seen.append((place.state.source, place.state.value))
    assert seen == [
        ("range(n)", "range(0, 2)"), ("for k in range(n)", "0"), ("twice(k)", "0"), ("for k in range(n)", "1"),
        ("twice(k)", "2"), ("sum(twice(k) for k in range(n))", "2"), ("n * 3", "6"),
        ("sum(twice(k) for k in range(n)) + n * 3", "8"),
    ]  # fmt: skip
    assert place.state is not None and place.state.source.strip() == "return total"
    assert place.state.locals == {"n": "2", "total": "8"} and not oracle.read
    engine.go(5)
    place = engine.move(STEP_OVER)
    assert place.state is not None and place.state.source.strip() == "return total" and not oracle.read


def test_from_inside_a_line_its_next_call_is_entered_and_left_to_the_value_of_the_call() -> None:
    recording = record_call(ROUNDS.replace("n * 3", "twice(n * 3)"), "work(2)")
    oracle = ScriptedOracle(train_tokenizer([ROUNDS]), recording)
    engine = NeuralEngine(oracle, recording.sources, [recording.state(0)])
    for action in (STEP_INTO, STEP_INTO, STEP_INTO, STEP_EXPRESSION, STEP_EXPRESSION, STEP_EXPRESSION, STEP_INTO):
        place = engine.move(action)
    assert place.state is not None and (place.state.event, place.state.locals) == (Event.CALL, {"k": "6"})
    assert engine.move(STEP_RETURN).state.value == "12"  # type: ignore[union-attr]
    place = engine.move(STEP_EXPRESSION)
    assert place.state is not None and (place.state.source, place.state.value) == ("twice(n * 3)", "12")
    assert not oracle.read


def test_from_inside_a_generator_expression_the_line_that_draws_from_it_goes_on() -> None:
    recording = record_call(ROUNDS, "work(2)")
    oracle = ScriptedOracle(train_tokenizer([ROUNDS]), recording)
    engine = NeuralEngine(oracle, recording.sources, [recording.state(0)])
    for action in (STEP_INTO, STEP_INTO, STEP_INTO, STEP_INTO, STEP_INTO, STEP_INSIDE):
        place = engine.move(action)
    assert place.state is not None and (place.state.source, place.state.depth) == ("for k in range(n)", 2)
    place = engine.move(STEP_EXPRESSION)
    assert place.state is not None and (place.state.source, place.state.value) == (
        "sum(twice(k) for k in range(n))",
        "2",
    )
    assert (place.state.function, place.state.depth) == ("work", 1)
    place = engine.move(STEP_OVER)
    assert place.state is not None and place.state.locals == {"n": "2", "total": "8"} and not oracle.read


def test_a_jump_for_which_no_model_was_asked_is_said_to_be_worked_out() -> None:
    recording = record_call(ROUNDS, "work(2)")
    oracle = ScriptedOracle(train_tokenizer([ROUNDS]), recording)
    session = Session(NeuralEngine(oracle, recording.sources, [recording.state(0)]))
    for _ in range(3):
        session.step()
    stop = session.finish()
    assert stop.state is not None and stop.state.value == "8" and not oracle.read
    assert stop.place.forecast is not None and stop.place.forecast.way == WORKED_OUT
