"""The verbs of a session on recordings: every stop says why, backwards is as good as forwards."""

import pytest
from recorded import FAILING, FILE, at_line, here, recorded, recording

from ndb.engine.protocol import NextState, Place
from ndb.engine.replay import ReplayEngine
from ndb.errors import BadAction
from ndb.session import Session
from ndb.trace.state import Event, Exit


def test_a_conditional_breakpoint_stops_only_where_it_holds() -> None:
    made = recorded()
    made.set_breakpoint.at_line(FILE, 5, condition="i == 3")
    stop = made.resume()
    assert stop.breakpoints == (1,) and stop.state is not None and stop.state.locals["i"] == "3"
    assert made.resume().place.exit is Exit.NORMAL


def test_hits_can_be_ignored_and_a_temporary_breakpoint_goes() -> None:
    made = recorded()
    made.set_breakpoint.at_line(FILE, 5, ignore=2)
    assert made.resume().state.locals["i"] == "2"  # type: ignore[union-attr]
    made.breakpoints.clear()
    made.set_breakpoint.at_line(FILE, 5, temporary=True)
    made.resume()
    assert len(made.breakpoints) == 0


def test_a_log_point_speaks_and_does_not_stop() -> None:
    made = recorded()
    made.set_breakpoint.at_line(FILE, 5, log="i is {i}, total {total}")
    stop = made.resume()
    assert stop.place.exit is Exit.NORMAL
    assert stop.said == tuple(f"i is {i}, total {t}" for i, t in zip(range(5), (0, 0, 1, 3, 6), strict=True))


def test_a_function_breakpoint_stops_at_its_calls() -> None:
    made = recorded()
    made.set_breakpoint.in_function("helper")
    stop = made.resume()
    assert stop.state is not None and (stop.state.event, stop.state.function) == (Event.CALL, "helper")


def test_a_data_breakpoint_stops_at_every_change_both_ways() -> None:
    made = recorded()
    for _ in range(3):
        made.step()
    made.set_breakpoint.on_change("total")
    forwards = [made.resume().place.moment for _ in range(4)]
    made.resume()
    backwards = [made.resume_back().place.moment for _ in range(4)]
    assert backwards == forwards[::-1]


def test_an_exception_breakpoint_stops_where_it_is_raised() -> None:
    source = "def f(n):\n    return 1 / n\n\ndef g():\n    try:\n        return f(0)\n    except ZeroDivisionError:\n        return None\n"  # noqa: E501
    made = recorded(source, "g()")
    made.set_breakpoint.on_exception("ZeroDivisionError")
    stop = made.resume()
    assert stop.state is not None and (stop.state.event, stop.state.function) == (Event.EXCEPTION, "f")
    assert made.resume().place.exit is Exit.NORMAL, "an exception that is only passed on is not raised again"


def test_an_uncaught_exception_opens_where_it_was_raised() -> None:
    made = recorded("def f(n):\n    k = n\n    return k / 0\n", "f(3)")
    stop = made.resume()
    assert stop.state is not None and stop.state.event is Event.EXCEPTION and stop.state.function == "f"
    assert "uncaught" in stop.why and stop.state is not None and "ZeroDivisionError" in (stop.state.value or "")
    assert made.back().state.line == 3  # type: ignore[union-attr]


def test_back_undoes_step_everywhere() -> None:
    made = recorded()
    while made.place.exit is None:
        before = made.place.state
        if made.step().place.state is None:
            break
        assert made.back().place.state == before
        made.step()


def test_undo_takes_back_any_move() -> None:
    made = recorded()
    before = made.place.moment
    made.set_breakpoint.at_line(FILE, 8)
    made.resume()
    assert made.undo().place.moment == before


def test_back_to_change_leads_to_the_line_that_did_it() -> None:
    made = recorded()
    made.set_breakpoint.at_line(FILE, 8)
    made.resume()
    stop = made.back_to_change("seen")
    assert here(made).line == 7 and stop.state is not None and stop.state.locals["i"] == "4"


def test_until_leaves_a_loop() -> None:
    made = recorded()
    made.set_breakpoint.at_line(FILE, 7)
    made.resume()
    made.breakpoints.clear()
    assert made.until().state.line == 8  # type: ignore[union-attr]


def test_run_to_a_line() -> None:
    made = recorded()
    assert made.run_to(FILE, 11).state.function == "helper"  # type: ignore[union-attr]


def test_finish_goes_to_the_return_and_then_up() -> None:
    made = recorded()
    made.set_breakpoint.in_function("helper")
    made.resume()
    stop = made.finish()
    assert stop.state is not None and (stop.state.event, stop.state.value) == (Event.RETURN, "0")
    assert made.finish().state.function == "work"  # type: ignore[union-attr]


def test_next_after_up_runs_to_that_function() -> None:
    made = recorded()
    made.set_breakpoint.at_line(FILE, 11)
    made.resume()
    made.frames.up()
    assert made.next().state.function == "work"  # type: ignore[union-attr]


def test_expressions_are_stepped_through() -> None:
    made = recorded("def f(a):\n    return (a + 1) * 2\n", "f(3)", expressions=True)
    made.step()
    values = []
    while made.step_expression().place.state.event is Event.EXPRESSION:  # type: ignore[union-attr]
        values.append((made.place.state.source, made.place.state.value))  # type: ignore[union-attr]
    assert values == [("a + 1", "4"), ("(a + 1) * 2", "8")]


def test_without_expressions_the_command_says_how_to_get_them() -> None:
    with pytest.raises(BadAction, match="--expressions"):
        recorded().step_expression()


@pytest.mark.parametrize(
    "condition",
    ["i == 3", "i % 2 == 1 and total > 1", "len(seen) == 2 and i == 3", "str(i) == '3'", "seen[1:] and i > 2"],
)
def test_conditions_hold_at_the_same_states_however_they_are_found(condition: str) -> None:
    made = recorded()
    made.set_breakpoint.at_line(FILE, 5, condition=condition)
    stop = made.resume()
    assert stop.breakpoints == (1,) and stop.state is not None and stop.state.locals["i"] == "3"
    made.engine.go(len(made.engine.timeline))
    made.interrupted()
    back = made.resume_back()
    assert back.breakpoints == (1,) and back.state is not None and int(back.state.locals["i"]) >= 3


def test_a_line_with_a_breakpoint_that_has_no_condition_stops_always() -> None:
    made = recorded()
    made.set_breakpoint.at_line(FILE, 5, condition="i == 3")
    made.set_breakpoint.at_line(FILE, 5)
    assert made.resume().breakpoints == (2,)


def test_a_data_breakpoint_says_from_what_to_what() -> None:
    made = recorded()
    made.next()
    made.step()
    made.set_breakpoint.on_change("total")
    assert made.resume().why == "breakpoint 1 (total: 0 -> 1)"


def test_until_a_line_goes_at_least_there() -> None:
    made = at_line(recorded(), 5)
    assert made.until(7).state.line == 7  # type: ignore[union-attr]
    assert made.until(8).state.line == 8  # type: ignore[union-attr]
    last = at_line(recorded(), 12)
    assert last.until().state.function == "work", "after the last line, the caller"  # type: ignore[union-attr]


def test_a_line_that_is_run_to_has_no_breakpoint_afterwards() -> None:
    made = recorded()
    assert made.run_to(FILE, 11).why == "breakpoint 1 (<program>:11)" and len(made.breakpoints) == 0
    made.go(37)
    assert made.run_to(FILE, 11).place.exit is Exit.NORMAL and len(made.breakpoints) == 0, "nor where it never came"
    with pytest.raises(BadAction, match="no line 99"):
        made.run_to(FILE, 99)


class Jumping(ReplayEngine):
    def jump(self, line: int) -> Place:
        return self.go(line)


def test_a_jump_can_be_undone() -> None:
    made = Session(Jumping(recording(), 4), None)
    assert (made.jump(7).why, made.place.moment) == ("jump", 7) and made.undo().place.moment == 4


def test_a_session_has_all_its_parts() -> None:
    made = recorded()
    made.displays.add("n")
    with pytest.raises(BadAction, match="no model"):
        made.ask_model.go_on()


def test_only_what_runs_can_jump() -> None:
    with pytest.raises(BadAction, match="--engine live"):
        recorded().jump(3)


def test_any_state_can_be_gone_to_by_its_number() -> None:
    made = recorded()
    assert (made.go(9).why, here(made).function) == ("state 9", "helper")
    assert made.go(39).place.exit is Exit.NORMAL and made.go(0).place.moment == 0
    for number in (-1, 40):
        with pytest.raises(BadAction, match="0 to 38"):
            made.go(number)


def test_back_to_the_call_from_inside_and_from_the_end() -> None:
    made = at_line(recorded(), 12, "i == 4")
    assert (made.back_to_call().place.moment, made.stop.why) == (31, "back to the call")
    made.go(39)
    assert made.back_to_call("frame restarted").place.moment == 0 and made.stop.why == "frame restarted"


def test_back_to_change_in_the_function_that_is_looked_at() -> None:
    made = at_line(recorded(), 12, "i == 4")
    made.frames.up()
    assert (made.back_to_change("total").place.moment, made.stop.why) == (28, "total was changed by this line")
    with pytest.raises(BadAction, match="no variable 'zzz'"):
        made.back_to_change("zzz")


def test_steps_after_the_end_and_before_the_start_are_refused() -> None:
    made = recorded(steps=0)
    made.back()
    for verb in (made.finish, made.until, made.back, made.back_over, made.back_to_call, made.resume_back):
        with pytest.raises(BadAction, match="before the first state"):
            verb()
    assert made.next().place.moment == 0, "on from before the start"
    made.resume()
    for verb in (made.step, made.next, made.resume, made.finish, made.until):
        with pytest.raises(BadAction, match="the run is over"):
            verb()


def test_back_and_back_over_go_by_one_unless_told_otherwise() -> None:
    made = recorded(steps=13)
    assert (made.back_over().place.moment, made.back().place.moment) == (8, 7)


def test_a_session_begins_where_it_is_told_and_ends_every_branch() -> None:
    made = recorded(steps=0)
    made.begin(NextState())
    assert made.place.moment == 1
    closed: list[str] = []
    made.engine.close = lambda: closed.append("main")  # type: ignore[method-assign]
    made.close()
    assert closed == ["main"]


def test_every_verb_says_its_word() -> None:
    made = recorded()
    said = [made.step().why, made.next().why, made.until().why, made.back().why, made.back_over().why, made.undo().why]
    assert said == ["step", "next", "until", "back", "back over", "undone"]
    assert (made.finish().why, made.restart().why) == ("return", "restarted")
    assert made.resume().why == "the program has ended: it returned 10"
    assert made.resume_back().why == "before the first state"


def test_the_error_of_a_failed_run_is_found() -> None:
    made = recorded(FAILING, "f(1)", steps=0)
    stop = made.go_to_error()
    assert stop is made.stop and here(made).function == "g" and stop is not None
    assert stop.why == "uncaught: go back from here to see why"
    assert recorded().go_to_error() is None


def test_what_was_broken_off_stands_where_the_engine_does() -> None:
    made = recorded()
    made.cursor.frame = 0
    made.engine.go(9)
    assert (made.interrupted().why, made.place.moment, made.cursor.frame) == ("interrupted", 9, None)


def test_rounds_are_stepped_through_only_when_asked_for() -> None:
    source = "def f(xs):\n    return [x + 1 for x in xs]\n"
    over, into = (recorded(source, "f([1, 2])", expressions=True, steps=3) for _ in range(2))
    assert here(over).line == 2
    assert over.step_expression().state.value == "[2, 3]"  # type: ignore[union-attr]
    assert into.step_expression(rounds=True).state.value == "1"  # type: ignore[union-attr]


def test_until_a_line_that_lies_behind_is_refused() -> None:
    session = recorded()
    session.step()
    with pytest.raises(BadAction, match="is not after line"):
        session.until(session.frames.selected().line)


def test_an_exception_that_a_handler_raises_again_is_not_said_to_be_raised_there() -> None:
    caught = "def g():\n    try:\n        nowhere()\n    except KeyError:\n        raise\n"
    made = recorded(f"{caught}\ndef nowhere():\n    raise KeyError\n", "g()")
    made.set_breakpoint.on_exception("KeyError")
    first = made.resume()
    assert first.why == "breakpoint 1 (KeyError raised)"
    assert made.resume().why == f"breakpoint 1 (KeyError raised at state {first.place.moment}, goes on here)"
