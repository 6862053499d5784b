"""Sessions on recordings: every stop says why, backwards is as good as forwards, nothing runs the user's code."""

from dataclasses import replace
from pathlib import Path

import pytest

from ndb.engine.live.launch import Program
from ndb.engine.protocol import Origin, Provenance
from ndb.engine.replay import ReplayEngine
from ndb.errors import BadAction
from ndb.session import Kind, Session
from ndb.session.truth import verify_session
from ndb.session.verify import verify
from ndb.trace.recorder import record_call
from ndb.trace.state import Event, Exit, State

SOURCE = """def work(n):
    total = 0
    seen = []
    for i in range(n):
        total += i
        if i % 2 == 0:
            seen.append(helper(i))
    return total

def helper(i):
    j = i * 2
    return j
"""
FILE = "<program>"


def session(source: str = SOURCE, call: str = "work(5)", **options: bool) -> Session:
    made = Session(ReplayEngine(record_call(source, call, **options)))  # type: ignore[arg-type]
    made.step()
    made.step()
    return made


def line(made: Session) -> int:
    assert made.place.state is not None
    return made.place.state.line


def test_a_conditional_breakpoint_stops_only_where_it_holds() -> None:
    made = session()
    made.set_breakpoint.at_line(FILE, 5, condition="i == 3")
    stop = made.resume()
    assert stop.breakpoints == (1,) and stop.state is not None and stop.state.locals["i"] == "3"
    assert made.resume().place.exit is Exit.NORMAL


def test_a_condition_that_fails_stops_and_says_so() -> None:
    made = session()
    made.set_breakpoint.at_line(FILE, 5, condition="nonsense > 1")
    stop = made.resume()
    assert stop.breakpoints == (1,) and "nonsense" in stop.said[0]


def test_hits_can_be_ignored_and_a_temporary_breakpoint_goes() -> None:
    made = session()
    made.set_breakpoint.at_line(FILE, 5, ignore=2)
    assert made.resume().state.locals["i"] == "2"  # type: ignore[union-attr]
    made.breakpoints.clear()
    made.set_breakpoint.at_line(FILE, 5, temporary=True)
    made.resume()
    assert len(made.breakpoints) == 0


def test_a_log_point_speaks_and_does_not_stop() -> None:
    made = session()
    made.set_breakpoint.at_line(FILE, 5, log="i is {i}, total {total}")
    stop = made.resume()
    assert stop.place.exit is Exit.NORMAL
    assert stop.said == tuple(f"i is {i}, total {t}" for i, t in zip(range(5), (0, 0, 1, 3, 6), strict=True))


def test_a_function_breakpoint_stops_at_its_calls() -> None:
    made = session()
    made.set_breakpoint.in_function("helper")
    stop = made.resume()
    assert stop.state is not None and (stop.state.event, stop.state.function) == (Event.CALL, "helper")


def test_a_function_that_is_not_there_gets_a_suggestion() -> None:
    with pytest.raises(BadAction, match="did you mean helper"):
        session().set_breakpoint.in_function("helpr")


def test_a_line_that_never_runs_takes_no_breakpoint() -> None:
    made = session("def f():\n    # nothing\n    return 1\n", "f()")
    with pytest.raises(BadAction, match="line 3 does"):
        made.set_breakpoint.at_line(FILE, 2)
    with pytest.raises(BadAction, match="ends at line"):
        made.set_breakpoint.at_line(FILE, 99)


def test_a_data_breakpoint_stops_at_every_change_both_ways() -> None:
    made = session()
    for _ in range(3):
        made.step()
    made.set_breakpoint.on_change("total")
    forwards = [made.resume().place.moment for _ in range(4)]
    made.resume()
    backwards = [made.resume_back().place.moment for _ in range(4)]
    assert backwards == forwards[::-1]


def test_a_variable_that_is_not_there_yet_can_be_watched() -> None:
    source = "class A:\n    def f(self, n):\n        late = n\n        late = n\n        late += 1\n        return [q for q in (late,)]\n"  # noqa: E501
    made = session(source, "A().f(2)")
    made.set_breakpoint.on_change("late")
    assert [made.resume().state.line for _ in range(2)] == [4, 6]  # type: ignore[union-attr]
    for name, said in {"q": "no variable 'q' here", "self.late": "watch self", "3": "is no variable"}.items():
        with pytest.raises(BadAction, match=said):
            made.set_breakpoint.on_change(name)


def test_an_exception_breakpoint_stops_where_it_is_raised() -> None:
    source = "def f(n):\n    return 1 / n\n\ndef g():\n    try:\n        return f(0)\n    except ZeroDivisionError:\n        return None\n"  # noqa: E501
    made = session(source, "g()")
    made.set_breakpoint.on_exception("ZeroDivisionError")
    stop = made.resume()
    assert stop.state is not None and (stop.state.event, stop.state.function) == (Event.EXCEPTION, "f")
    assert made.resume().place.exit is Exit.NORMAL, "an exception that is only passed on is not raised again"


def test_an_uncaught_exception_opens_where_it_was_raised() -> None:
    made = session("def f(n):\n    k = n\n    return k / 0\n", "f(3)")
    stop = made.resume()
    assert stop.state is not None and stop.state.event is Event.EXCEPTION and stop.state.function == "f"
    assert "uncaught" in stop.why and stop.state is not None and "ZeroDivisionError" in (stop.state.value or "")
    assert made.back().state.line == 3  # type: ignore[union-attr]


def test_back_undoes_step_everywhere() -> None:
    made = session()
    while made.place.exit is None:
        before = made.place.state
        if made.step().place.state is None:
            break
        assert made.back().place.state == before
        made.step()


def test_undo_takes_back_any_move() -> None:
    made = session()
    before = made.place.moment
    made.set_breakpoint.at_line(FILE, 8)
    made.resume()
    assert made.undo().place.moment == before


def test_back_to_change_leads_to_the_line_that_did_it() -> None:
    made = session()
    made.set_breakpoint.at_line(FILE, 8)
    made.resume()
    stop = made.back_to_change("seen")
    assert line(made) == 7 and stop.state is not None and stop.state.locals["i"] == "4"


def test_why_follows_a_value_to_where_it_came_from() -> None:
    made = session()
    made.set_breakpoint.at_line(FILE, 8)
    made.resume()
    causes = made.frames.why("total")
    assert (causes[0].name, causes[0].value, causes[0].how) == ("total", "10", "assigned")
    assert {cause.name for cause in causes} >= {"total", "i"}
    seen = made.frames.why("seen")[0]
    assert (seen.how, seen.returned) == ("changed by a call", "helper returned 8")


def test_until_leaves_a_loop() -> None:
    made = session()
    made.set_breakpoint.at_line(FILE, 7)
    made.resume()
    made.breakpoints.clear()
    assert made.until().state.line == 8  # type: ignore[union-attr]


def test_run_to_a_line() -> None:
    made = session()
    assert made.run_to(FILE, 11).state.function == "helper"  # type: ignore[union-attr]


def test_finish_goes_to_the_return_and_then_up() -> None:
    made = session()
    made.set_breakpoint.in_function("helper")
    made.resume()
    stop = made.finish()
    assert stop.state is not None and (stop.state.event, stop.state.value) == (Event.RETURN, "0")
    assert made.finish().state.function == "work"  # type: ignore[union-attr]


def test_next_after_up_runs_to_that_function() -> None:
    made = session()
    made.set_breakpoint.at_line(FILE, 11)
    made.resume()
    made.frames.up()
    assert made.next().state.function == "work"  # type: ignore[union-attr]


def test_evaluating_looks_at_the_chosen_function() -> None:
    made = session()
    made.set_breakpoint.at_line(FILE, 12, condition="i == 2")
    made.resume()
    assert made.frames.evaluate("(i, j)") == "(2, 4)"
    made.frames.up()
    assert made.frames.evaluate("seen + [total]") == "[0, 3]"
    with pytest.raises(BadAction, match="outermost"):
        made.frames.up()
        made.frames.up()


def test_displays_tell_what_is_new() -> None:
    made = session()
    made.set_breakpoint.at_line(FILE, 6)
    made.resume()
    assert made.displays.add("total") == "0"
    made.resume()
    assert [(d.before, d.now) for d in made.displays.update()] == [("0", "1")]
    assert made.displays.update() == []


def test_a_recording_cannot_go_on_differently() -> None:
    with pytest.raises(BadAction, match="--engine live"):
        session().frames.assign("n", "3")


def test_a_fork_is_a_second_cursor_that_can_be_compared() -> None:
    made = session()
    made.branches.fork("other")
    made.step()
    assert made.branches.current.name == "other" and made.place.moment == 3
    assert made.branches.switch("main").place.moment == 2
    assert made.branches.compare("other").first is None


def test_expressions_are_stepped_through() -> None:
    made = session("def f(a):\n    return (a + 1) * 2\n", "f(3)", expressions=True)
    made.step()
    values = []
    while made.step_expression().place.state.event is Event.EXPRESSION:  # type: ignore[union-attr]
        values.append((made.place.state.source, made.place.state.value))  # type: ignore[union-attr]
    assert values == [("a + 1", "4"), ("(a + 1) * 2", "8")]


def test_without_expressions_the_command_says_how_to_get_them() -> None:
    with pytest.raises(BadAction, match="--expressions"):
        session().step_expression()


def test_predicting_without_a_model_says_so() -> None:
    with pytest.raises(BadAction, match="no model"):
        session().ask_model.go_on()


def test_values_know_where_they_come_from() -> None:
    assert session().frames.origin("n") == Origin(Provenance.RECORDED)


def test_breakpoint_kinds_describe_themselves() -> None:
    made = session()
    assert str(made.set_breakpoint.on_exception(uncaught=True)) == "uncaught exception"
    assert [b.kind for b in made.breakpoints] == [Kind.UNCAUGHT]


@pytest.mark.parametrize(
    "condition",
    ["i == 3", "i % 2 == 1 and total > 1", "len(seen) == 2 and i == 3", "str(i) == '3'", "seen[1:] and i > 2"],
)
def test_conditions_hold_at_the_same_states_however_they_are_found(condition: str) -> None:
    made = session()
    made.set_breakpoint.at_line(FILE, 5, condition=condition)
    stop = made.resume()
    assert stop.breakpoints == (1,) and stop.state is not None and stop.state.locals["i"] == "3"
    made.engine.go(len(made.engine.timeline))
    made.interrupted()
    back = made.resume_back()
    assert back.breakpoints == (1,) and back.state is not None and int(back.state.locals["i"]) >= 3


def test_a_line_with_a_breakpoint_that_has_no_condition_stops_always() -> None:
    made = session()
    made.set_breakpoint.at_line(FILE, 5, condition="i == 3")
    made.set_breakpoint.at_line(FILE, 5)
    assert made.resume().breakpoints == (2,)


def test_a_data_breakpoint_says_from_what_to_what() -> None:
    made = session()
    made.next()
    made.step()
    made.set_breakpoint.on_change("total")
    assert made.resume().why == "breakpoint 1 (total: 0 -> 1)"


def test_a_program_that_cannot_run_is_not_taken_for_a_wrong_prediction(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("import nothing_of_this_name\n\ndef f():\n    return 1\n")
    found = verify_session(session(), Program(str(tmp_path / "p.py") + "::f"))
    assert found.compared == 0 and "nothing_of_this_name" in (found.unverified or "")


def test_what_two_runs_returned_is_compared_by_value_alone() -> None:
    one = State(Event.RETURN, "    return n", {}, "3", 8, 0, 0)
    other = State(Event.RETURN, "    return n", {"n": "3"}, "3", 8, 0, 0)
    assert verify([one], [other]).agreed == 1 and verify([one], [replace(other, value="4")]).first is not None
