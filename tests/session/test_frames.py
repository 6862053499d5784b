"""Looking into the functions that are active: which one, its values, where they come from."""

import os
import signal
from dataclasses import replace
from pathlib import Path

import pytest
from recorded import at_line, recorded, recording

from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.launch import Program
from ndb.engine.protocol import Origin, Place, Provenance, edited_by_hand
from ndb.engine.replay import ReplayEngine
from ndb.errors import BadAction
from ndb.session import Session


def inside_helper() -> Session:
    return at_line(recorded(), 12, "i == 2")


def test_the_innermost_function_is_looked_at_first() -> None:
    frames = inside_helper().frames
    assert [state.function for state in frames.stack()] == ["main", "work", "helper"]
    assert (frames.number, frames.selected().function) == (2, "helper")


def test_up_and_down_stay_on_the_stack() -> None:
    frames = inside_helper().frames
    assert (frames.up().function, frames.number) == ("work", 1)
    frames.up()
    assert [frames.down().function, frames.down().function] == ["work", "helper"]
    assert (frames.up(9).function, frames.number) == ("main", 0), "not beyond"
    assert frames.down(1).function == "work"
    assert (frames.down(9).function, frames.number) == ("helper", 2)


def test_beyond_the_stack_there_is_nothing() -> None:
    frames = inside_helper().frames
    with pytest.raises(BadAction, match="innermost"):
        frames.down()
    frames.up(2)
    with pytest.raises(BadAction, match="outermost"):
        frames.up()
    assert frames.number == 0


def test_a_stack_that_became_smaller_still_has_one_to_look_at() -> None:
    session = inside_helper()
    session.cursor.frame = 99
    assert session.frames.selected().function == "helper"
    session.cursor.frame = -5
    assert session.frames.selected().function == "main"


def test_expressions_are_read_in_the_function_that_is_looked_at() -> None:
    frames = inside_helper().frames
    assert frames.evaluate("(i, j)") == "(2, 4)"
    frames.up()
    assert frames.evaluate("seen + [total]") == "[0, 3]"


def test_why_is_asked_of_the_function_that_is_looked_at() -> None:
    frames = inside_helper().frames
    assert [cause.name for cause in frames.why("j")][:1] == ["j"]
    with pytest.raises(BadAction, match="no variable 'total'"):
        frames.why("total")
    frames.up()
    assert frames.why("total")[0].value == "3"


def test_the_moment_is_that_at_which_the_function_waits() -> None:
    session = inside_helper()
    assert session.frames.moment() == 22
    session.frames.up()
    assert session.frames.moment() == 19
    session.go(39)
    assert session.frames.moment() == 38, "after the end, its last state"


def test_values_know_where_they_come_from() -> None:
    assert inside_helper().frames.origin("i") == Origin(Provenance.RECORDED)


class Editing(ReplayEngine):
    """Notes what it is told to change, and stands where it stands."""

    told: tuple[object, ...] = ()

    def assign(self, name: str, expression: str, frame: int) -> Place:
        self.told = name, expression, frame
        return replace(self.here, origins=edited_by_hand([name]))

    def execute(self, statement: str, frame: int) -> Place:
        self.told = statement, frame
        return replace(self.here, origins=edited_by_hand(["all"]))


def test_what_is_set_is_new_and_stays_the_stop() -> None:
    engine = Editing(recording(), 11)
    session = Session(engine)
    session.frames.up()
    stop = session.frames.assign("total", "7")
    assert stop is session.stop and (stop.why, stop.changed, stop.place.edited) == ("total set", {"total"}, {"total"})
    assert engine.told == ("total", "7", 1)
    stop = session.frames.execute("n += 1")
    assert stop is session.stop and stop.place.edited == {"all"} and engine.told == ("n += 1", 1)


def test_a_recording_cannot_go_on_differently() -> None:
    frames = inside_helper().frames
    with pytest.raises(BadAction, match="--engine live"):
        frames.assign("n", "3")
    with pytest.raises(BadAction, match="--engine live"):
        frames.execute("n = 3")


def test_a_program_that_dies_meanwhile_can_still_be_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "p.py"
    path.write_text("x = 1\ndef f(n):\n    return n\ny = f(x)\n", encoding="utf-8")
    engine = LiveEngine(Program(str(path)))
    session = Session(engine)
    try:
        session.set_breakpoint.at_line("p.py", 3)
        session.resume()
        session.go(2)
        os.kill(engine.pid, signal.SIGKILL)
        with pytest.raises(BadAction, match="SIGKILL"):
            session.threads.all()
        assert session.frames.moment() == 2
    finally:
        session.close()
