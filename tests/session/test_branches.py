"""Branches: each goes its own way, and two can be put side by side."""

import pytest
from recorded import recorded

from ndb.engine.replay import ReplayEngine
from ndb.errors import BadAction
from ndb.session import Branch
from ndb.trace.recorder.record_call import record_call


def test_a_fork_starts_here_and_goes_its_own_way() -> None:
    session = recorded()
    main = session.branches.current
    made = session.branches.fork("other")
    assert made is session.branches.current and (made.name, made.start, made.first) == ("other", 2, 0)
    session.step()
    assert (made.engine.here.moment, main.engine.here.moment) == (3, 2)
    assert session.branches.switch("main").place.moment == 2 and session.branches.current is main


def test_forks_are_numbered_unless_they_are_named() -> None:
    session = recorded()
    assert [session.branches.fork().name, session.branches.fork().name] == ["branch1", "branch2"]
    assert len(session.branches) == 3 and [each.name for each in session.branches] == ["main", "branch1", "branch2"]


def test_a_name_is_given_once_and_others_are_listed() -> None:
    session = recorded()
    with pytest.raises(BadAction, match="'main' already"):
        session.branches.fork("main")
    for ask in (session.branches.switch, session.branches.compare):
        with pytest.raises(BadAction, match="no branch 'x'; there are main"):
            ask("x")
    assert session.branches["main"].name == "main"


def test_switching_says_so_and_can_be_undone() -> None:
    session = recorded()
    session.branches.fork("other")
    session.step()
    assert session.branches.switch("main").why == "branch main"
    assert session.undo().place.moment == 3 and session.branches.current.name == "other"


def test_an_adopted_engine_begins_at_the_state_here() -> None:
    session = recorded(steps=4)
    adopted = session.branches.adopt("real", ReplayEngine(session.engine.timeline.recording, 4))
    assert adopted.why == "branch real"
    made = session.branches.current
    assert made == Branch("real", made.engine, 4, 4)


def test_branches_are_compared_from_where_the_younger_began() -> None:
    source = "def f(n):\n    a = n\n    b = a + 1\n    return b\n"
    session = recorded(source, "f(1)")
    other = ReplayEngine(record_call(source, "f(2)"))
    session.branches._by_name["other"] = Branch("other", other, 2)  # as a fork would, but with another run
    session.branches._by_name["late"] = Branch("late", other, 2, 2)
    found = session.branches.compare("other")
    assert found.first is not None and (found.first.number, found.first.parts) == (2, ("variables",))
    late = session.branches.compare("late")
    assert late.first is not None and (late.first.number, late.first.parts) == (2, ("line", "source", "variables"))
    assert session.branches.compare("main").first is None


def test_closing_ends_every_engine() -> None:
    closed = []

    class Closing(ReplayEngine):
        def close(self) -> None:
            closed.append(self)

    session = recorded()
    for name in ("a", "b"):
        session.branches.adopt(name, Closing(session.engine.timeline.recording))
    session.close()
    assert len(closed) == 2
