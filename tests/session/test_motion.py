"""How moves are made: through what does not really stop, past what is known, and back to where one began."""

import pytest
from recorded import FAILING, FILE, here, recorded, recording

from ndb.engine.protocol import RUN_END, Goal, NextState, Place, SourceLine, Stops
from ndb.engine.replay import ReplayEngine
from ndb.errors import BadAction
from ndb.session import Session
from ndb.trace.state import Exit


def test_a_run_goes_on_after_a_condition_that_does_not_hold() -> None:
    session = recorded()
    made = session.set_breakpoint.in_function("helper", condition="i == 4")
    stop = session.resume()
    assert here(session).locals == {"i": "4"} and made.hits == 1 and stop.breakpoints == (1,)
    assert session.resume_back().place.exit is Exit.ENTRY


def test_a_goal_is_kept_while_log_points_are_passed() -> None:
    session = recorded()
    session.set_breakpoint.in_function("helper", log="called with {i}")
    stop = session.finish()
    assert here(session).value == "10" and stop.said == ("called with 0", "called with 2", "called with 4")
    assert session.resume_back().said == ("called with 4", "called with 2", "called with 0")


def test_moves_that_fail_leave_nothing_to_undo() -> None:
    session = recorded(steps=0)
    for fails in (session.step_expression, lambda: session.go(999), lambda: session.back_to_change("x")):
        with pytest.raises(BadAction):
            fails()
    with pytest.raises(BadAction, match="nothing to undo"):
        session.undo()


def test_conditions_and_log_points_are_asked_in_the_innermost_function() -> None:
    session = recorded()
    session.set_breakpoint.at_line(FILE, 12, condition="j == 4", log="j is {j}")
    assert session.resume().said == ("j is 4",)


def test_a_variable_that_changes_at_the_next_state_has_not_changed_yet() -> None:
    session = recorded(steps=4)
    watched = session.set_breakpoint.on_change("total")
    session.set_breakpoint.at_line(FILE, 5, condition="i == 1")
    assert (session.resume().place.moment, watched.hits) == (14, 0)
    assert (session.resume().place.moment, watched.hits) == (15, 1)


def test_the_first_state_can_be_gone_back_to() -> None:
    assert recorded(steps=1).back().place.moment == 0
    session = recorded(steps=3)
    assert session.back(3).place.moment == 0


def test_where_nothing_is_expected_a_restart_leads_to_the_first_state() -> None:
    assert recorded(steps=4).restart().place.moment == 0


def test_an_action_of_the_language_can_be_undone() -> None:
    session = recorded(steps=11)
    stop = session.back_to_call()
    assert stop is session.stop and stop.place.moment == 9 and session.undo().place.moment == 11


def test_there_is_no_way_back_from_before_the_start() -> None:
    session = recorded(steps=0)
    session.back()
    with pytest.raises(BadAction, match="nothing to go back to"):
        session.resume_back()


def test_back_by_a_count_ends_before_the_first_state() -> None:
    session = recorded(steps=5)
    assert session.back(3).place.moment == 2
    assert session.back(99).place.exit is Exit.ENTRY
    assert session.undo().place.moment == 2
    with pytest.raises(BadAction, match="before the first state"):
        session.back(99), session.back()


def test_back_over_passes_calls_by() -> None:
    session = recorded(steps=13)
    assert session.back_over().place.moment == 8
    assert session.back_over(3).place.moment == 5


class Remembers(ReplayEngine):
    """Knows of one state more when it is asked for what was before, as a model may."""

    def move(self, action: object) -> Place:  # type: ignore[override]
        self.timeline = type(self.timeline)(recording(call="work(6)"))
        return self.go(0)


def test_what_a_model_knows_of_the_past_shifts_all_moments() -> None:
    session = Session(Remembers(recording(), 3))
    known = len(session.engine.timeline)
    session.step()
    session.go(0)
    session.back()
    more = len(session.engine.timeline) - known
    assert more > 0
    assert session.branches.current.start == more
    assert [session.undo().place.moment for _ in range(3)] == [0 + more, 4 + more, 3 + more]


class Forgetful(ReplayEngine):
    """Gives up its oldest states while it runs, as a live program's past is."""

    forgotten = 0

    def run(self, goal: Goal = RUN_END, stops: Stops = Stops()) -> Place:  # noqa: B008
        self.forgotten += 2
        return super().run(goal, stops)


def test_what_an_engine_forgets_cannot_be_undone_to() -> None:
    session = Session(Forgetful(recording(), 5))
    session.step()
    session.step()
    assert session.undo().place.moment == 4, "the second of the two began at 6"
    assert session.undo().place.moment == 1
    with pytest.raises(BadAction):
        session.undo()


def test_a_session_begins_where_people_expect_and_restarts_there() -> None:
    session = recorded(steps=0)
    session.begin(SourceLine("    total = 0"))
    assert (session.place.moment, session.stop.why) == (3, "start")
    session.finish()
    assert (session.restart().place.moment, session.stop.why) == (3, "restarted")
    assert session.undo().place.moment == 37


def test_where_it_never_comes_to_that_it_begins_at_the_first_state() -> None:
    session = recorded(steps=0)
    session.begin(RUN_END, Stops(lines=frozenset({(FILE, 99)})))
    assert session.place.moment == 0 and session.restart().place.moment == 0
    session.begin(NextState())
    assert session.place.moment == 1


def test_watched_variables_are_asked_for_where_they_changed() -> None:
    session = recorded(steps=4)
    made = session.set_breakpoint.on_change("total")
    session.set_breakpoint.at_line(FILE, 6)
    assert session.resume().breakpoints == (2,), "total += 0 changes nothing"
    assert session.resume().breakpoints == (1, 2) and made.hits == 1


def test_a_breakpoint_on_uncaught_exceptions_is_hit_by_one() -> None:
    session = recorded(FAILING, "f(1)")
    made = session.set_breakpoint.on_exception(uncaught=True)
    stop = session.resume()
    assert stop.breakpoints == (made.number,) and made.hits == 1
    assert stop.why.startswith("breakpoint 1 (uncaught exception), uncaught")


def test_the_end_of_a_function_says_what_it_returned() -> None:
    assert recorded().resume().why == "the program has ended: it returned 10"
