"""How far to go at once: sure jumps are believed, unsure ones are walked to, and no loop is walked without end."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from scripted import SURE, ScriptedOracle

from ndb.engine.neural.engine import NeuralEngine
from ndb.engine.protocol import Leaving, Place, Reason, SourceLine, Stops
from ndb.language.document import Frame, Shown
from ndb.language.tokenizer import train_tokenizer
from ndb.model.confidence import Calibration, Curve
from ndb.predict.view import LIMITS, WalkLimits
from ndb.session import Session
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event, Exit, State
from ndb.tree.action import STEP_INTO, STEP_RETURN, Move

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
RETURNED = Leaving(1)


class Doubter(ScriptedOracle):
    """Says the truth about single steps; about jumps it errs, and is as sure of them as it is told to be."""

    def __init__(self, call: str, sure: float, *, expressions: bool = False, source: str = SOURCE) -> None:
        super().__init__(TOKENIZER, record_call(source, call, expressions=expressions))
        self.sure = sure
        self.asked: list[Move] = []

    def says(self, frames: Sequence[Frame]) -> tuple[Shown | Exit, float]:
        move = frames[-1].action.move
        self.asked.append(move)
        said, sure = super().says(frames)
        if move not in (Move.STEP_RETURN, Move.BREAKPOINT) or isinstance(said, Exit):
            return said, sure
        if said.sep.has_locals:
            return replace(said, locals={**said.locals, "total": "404"}), self.sure
        return replace(said, value="404"), self.sure


def engine_at_work(oracle: ScriptedOracle, limits: WalkLimits = LIMITS) -> NeuralEngine:
    engine = NeuralEngine(oracle, oracle.recording.sources, [oracle.recording.state(0)], limits=limits, reckons=False)
    engine.run(stops=Stops(functions=frozenset({"work"})))
    return engine


def state(engine: NeuralEngine) -> State:
    found = engine.here.state
    assert found is not None
    return found


def way_of(place: Place) -> str:
    assert place.forecast is not None and place.forecast.way is not None
    return place.forecast.way


def test_a_sure_jump_is_believed_at_once() -> None:
    oracle = Doubter("work(3)", SURE)
    engine = engine_at_work(oracle)
    oracle.asked.clear()
    place = engine.run(RETURNED)
    assert state(engine).value == "404" and oracle.asked == [Move.STEP_RETURN]
    assert way_of(place) == "step_return" and place.reason is Reason.GOAL


def test_an_unsure_jump_is_walked_to() -> None:
    engine = engine_at_work(Doubter("work(3)", 0.5, expressions=True))
    place = engine.run(RETURNED)
    assert state(engine).value == "6" and state(engine).event is Event.RETURN
    assert way_of(place).startswith("walking") and "otherwise by step_return" in way_of(place)
    assert place.forecast is not None and (place.forecast.confidence or 0.0) > 0.5


class Slip(Doubter):
    """Steps are true but the last: what the walk comes to is wrong, the variables it comes there with are right."""

    def says(self, frames: Sequence[Frame]) -> tuple[Shown | Exit, float]:
        slipped = [frame for frame in frames if frame.state.value == "7"]  # the script knows true walks only
        true = [replace(f, state=replace(f.state, value="6")) if f in slipped else f for f in frames]
        said, sure = super().says(true)
        is_end = not isinstance(said, Exit) and said.value is not None and said.source.endswith("* 1")
        return (replace(said, value="7"), 0.6) if is_end and not isinstance(said, Exit) else (said, sure)


def test_the_return_line_that_a_walk_came_to_is_reckoned_from_its_variables() -> None:
    trusted = {"walking_inside": Curve(-3.0, {}), "walking_inside_reckoned": Curve(3.0, {})}
    for ways, expected in ((trusted, "6"), ({name: Curve(-c.bias, {}) for name, c in trusted.items()}, "7")):
        oracle = Slip("work(3)", 0.1, expressions=True, source=SOURCE.replace("return total", "return total * 1"))
        oracle.calibration = Calibration({}, {"step_return": Curve(-9.0, {}), "blind": Curve(-9.0, {}), **ways})
        engine = engine_at_work(oracle)
        place = engine.run(RETURNED)
        assert state(engine).value == expected
        assert way_of(place).startswith(max(ways, key=lambda name: ways[name].bias))


def test_a_breakpoint_in_another_function_is_walked_into() -> None:
    engine = engine_at_work(Doubter("work(3)", 0.5))
    place = engine.run(stops=Stops(lines=frozenset({("<program>", 9)})))
    assert state(engine).locals == {"i": "0", "j": "0"}
    assert "walking" in way_of(place) and place.reason is Reason.STOP


def test_a_loop_of_a_thousand_rounds_costs_no_more_than_the_budget() -> None:
    oracle = Doubter("work(1000)", 0.4, expressions=True)
    engine = engine_at_work(oracle, WalkLimits(tokens=120))
    before = len(oracle.asked)
    place = engine.run(RETURNED)
    assert state(engine).value == "404" and "no tokens left" in way_of(place)
    assert len(oracle.asked) - before < 20
    assert place.unknown == {""}, "what it says instead is shown as unknown"


def test_a_walk_that_is_less_sure_than_the_jump_is_given_up() -> None:
    class Wanderer(Doubter):
        def says(self, frames: Sequence[Frame]) -> tuple[Shown | Exit, float]:
            said, sure = super().says(frames)
            is_inside = frames[-1].state.source != "def main():" and len(frames) > 3
            return said, 0.3 if sure == SURE and is_inside else sure

    oracle = Wanderer("work(30)", 0.7, expressions=True)
    engine = engine_at_work(oracle)
    place = engine.run(RETURNED)
    assert "given up" in way_of(place) and state(engine).value == "404"
    assert len(oracle.asked) < 40


def test_going_back_and_to_the_same_goal_asks_nothing_new() -> None:
    oracle = Doubter("work(3)", 0.5, expressions=True)
    engine = engine_at_work(oracle)
    start = engine.here.moment
    assert start is not None
    engine.run(RETURNED)
    end, asked = engine.here.moment, len(oracle.asked)
    engine.go(start)
    assert engine.run(RETURNED).moment == end and len(oracle.asked) == asked


def test_the_states_on_the_way_can_be_gone_back_through() -> None:
    session = Session(engine_at_work(Doubter("work(2)", 0.5, expressions=True)))
    session.finish()
    assert session.back().state is not None
    assert session.place.state is not None and session.place.state.source == "    return total"


def test_an_interrupted_search_leaves_the_engine_where_it_was() -> None:
    class Impatient(Doubter):
        def says(self, frames: Sequence[Frame]) -> tuple[Shown | Exit, float]:
            if len(self.asked) == 8:
                self.asked.append(Move.CONTINUE)
                raise KeyboardInterrupt
            return super().says(frames)

    engine = engine_at_work(Impatient("work(3)", 0.5, expressions=True))
    here, known = engine.here, len(engine.timeline)
    with pytest.raises(KeyboardInterrupt):
        engine.run(RETURNED)
    assert engine.here == here and len(engine.timeline) == known
    assert engine.run(RETURNED).state is not None


def test_a_plain_move_is_always_a_single_question() -> None:
    oracle = Doubter("work(3)", 0.5)
    engine = engine_at_work(oracle)
    oracle.asked.clear()
    engine.move(STEP_RETURN)
    assert oracle.asked == [Move.STEP_RETURN]


def test_a_walk_between_several_breakpoints_ends_with_a_word() -> None:
    oracle = Doubter("work(10)", SURE)
    engine = engine_at_work(oracle, WalkLimits(steps=30))
    place = engine.run(stops=Stops(lines=frozenset({("<program>", 5), ("<program>", 1)})))
    assert place.reason is Reason.INTERRUPTED and "single breakpoint" in (place.problem or "")


def test_what_was_reached_by_stepping_is_walked_not_asked_for_again() -> None:
    oracle = Doubter("work(2)", SURE)
    engine = engine_at_work(oracle)
    while state(engine).source != "    return total":
        engine.move(STEP_INTO)
    end, asked = engine.here.moment, len(oracle.asked)
    engine.go(2)
    place = engine.run(SourceLine("    return total"))
    assert place.moment == end and len(oracle.asked) == asked


def test_the_end_of_a_function_that_waits_is_reached_through_the_one_that_runs() -> None:
    engine = engine_at_work(ScriptedOracle(TOKENIZER, record_call(SOURCE, "work(3)", expressions=True)))
    engine.run(stops=Stops(functions=frozenset({"helper"})))
    assert state(engine).depth == 2
    place = engine.run(RETURNED)
    assert place.reason is Reason.GOAL and state(engine).value == "6"
    assert (state(engine).event, state(engine).function, state(engine).depth) == (Event.RETURN, "work", 1)


def test_from_a_return_on_it_is_one_question() -> None:
    oracle = Doubter("work(2)", 0.5, expressions=True)
    engine = engine_at_work(oracle)
    while state(engine).event is not Event.RETURN:
        engine.move(STEP_INTO)
    assert state(engine).function == "helper"
    oracle.asked.clear()
    engine.run(Leaving(2))
    assert oracle.asked == [Move.STEP_RETURN]
