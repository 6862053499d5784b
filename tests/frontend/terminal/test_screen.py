"""How stops and states are shown."""

from dataclasses import replace

import pytest
from recorded import recorded, recording

from ndb.engine.protocol import Forecast, Place, Provenance, edited_by_hand
from ndb.frontend.terminal.paint import Paint
from ndb.frontend.terminal.screen import Screen, short_name
from ndb.session import Stop
from ndb.trace.state import Event, Exit, State


def shown(stop: Stop, width: int = 80, colour: bool = False) -> list[str]:
    lines: list[str] = []
    Screen(lambda text: lines.extend(text.split("\n")), Paint(colour, width)).stop(stop)
    return lines


def stop_at(moment: int, why: str = "step", **place: object) -> Stop:
    session = recorded()
    stop = session.go(moment)
    return replace(stop, why=why, place=replace(stop.place, **place))  # type: ignore[arg-type]


def test_a_line_is_shown_with_what_is_new() -> None:
    assert shown(stop_at(6)) == ["> <program>(5)work()", "-> total += i", "   total = 0, seen = [], i = 0"]


def test_calls_returns_and_exceptions_say_what_they_are() -> None:
    assert shown(stop_at(9))[:2] == ["--Call--", "> <program>(10)helper()"]
    assert shown(stop_at(12)) == ["--Return--", "> <program>(12)helper()->0", "-> return j"]
    raised = State(Event.EXCEPTION, "    f()", {}, "KeyError('x')", 3, 0, 0, "p.py", "g.<locals>.h")
    assert shown(Stop(Place(raised), "step")) == ["--Exception--", "> p.py(3)h() KeyError('x')", "-> f()"]


def test_a_reason_that_is_no_plain_step_is_told() -> None:
    assert shown(stop_at(6, "breakpoint 1"))[0] == "> <program>(5)work()  [breakpoint 1]"


def test_what_log_points_said_comes_first() -> None:
    assert shown(replace(stop_at(6), said=("one", "two")))[:2] == ["one", "two"]


def test_a_prediction_says_so_and_how_sure_it_is_where_there_is_doubt() -> None:
    for confidence, said in ((0.95, "predicted"), (0.7, "predicted 70% sure"), (None, "predicted")):
        stop = stop_at(6, provenance=Provenance.PREDICTED, forecast=Forecast(confidence))
        assert shown(stop)[0] == f"> <program>(5)work()  {said}"


def test_unknown_values_are_shown_as_such() -> None:
    stop = stop_at(6, forecast=Forecast(unknown=frozenset({"i", ""})))
    assert shown(stop)[-1] == "   total = 0, seen = [], i = ?"
    assert shown(stop_at(12, forecast=Forecast(unknown=frozenset({""}))))[1] == "> <program>(12)helper()->?"


def test_no_sureness_is_claimed_of_a_return_whose_value_is_unknown() -> None:
    stop = stop_at(12, provenance=Provenance.PREDICTED, forecast=Forecast(0.7, unknown=frozenset({""})))
    assert shown(stop)[1] == "> <program>(12)helper()->?  predicted"


def test_what_was_set_by_hand_is_named() -> None:
    assert shown(stop_at(6, origins=edited_by_hand(["i", "a"])))[0].endswith("  edited: a, i")


def test_an_end_is_told_with_doubt_if_there_is_any() -> None:
    stop = Stop(Place(None, Exit.NORMAL, forecast=Forecast(0.4)), "the program has ended")
    assert shown(stop) == ["[the program has ended]", "  predicted 40% sure"]
    assert shown(replace(stop, place=Place(None, Exit.NORMAL))) == ["[the program has ended]"]
    assert len(shown(replace(stop, why="long words " * 9), width=30)) > 3


def test_expressions_are_shown_in_one_line() -> None:
    state = State(Event.EXPRESSION, "a + 1", {}, "4", 2, 0, 0, "p.py", "f")
    assert shown(Stop(Place(state), "expression")) == ["   a + 1 => 4"]
    assert shown(Stop(Place(replace(state, event=Event.ROUND)), "expression")) == ["   a + 1 => 4"]


@pytest.mark.parametrize("width", [40, 60, 80])
def test_long_things_are_cut_or_go_into_the_next_line(width: int) -> None:
    long = State(Event.RETURN, "    return x", {}, "'" + "v" * 200 + "'", 3, 0, 0, "p.py", "function_name")
    stop = Stop(Place(long, provenance=Provenance.PREDICTED), "breakpoint 1 (p.py:3)")
    lines = shown(stop, width)
    assert max(map(len, lines)) <= width and lines[-2] == "  [breakpoint 1 (p.py:3)] predicted"


def test_a_state_of_the_stack_shows_no_news() -> None:
    lines: list[str] = []
    Screen(lines.append, Paint(width=80)).state(recording().state(6))
    assert lines == ["> <program>(5)work()", "-> total += i"]


def test_a_function_inside_another_is_called_by_its_own_name() -> None:
    assert (short_name("f.<locals>.g"), short_name("A.f")) == ("g", "A.f")
