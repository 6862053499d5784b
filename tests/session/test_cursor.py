"""The cursor: every stop says why it is there and what is new, and the way back is remembered."""

from dataclasses import replace

import pytest
from recorded import FAILING, SOURCE, recorded, recording

from ndb.engine.protocol import Place, Reason
from ndb.engine.replay import ReplayEngine
from ndb.errors import BadAction
from ndb.session.breakpoints import Breakpoint, Kind
from ndb.session.cursor import LONGEST_TOLD, MOST_UNDONE, Branch, Cursor
from ndb.trace.state import Exit


def cursor(source: str = SOURCE, call: str = "work(5)") -> Cursor:
    return Cursor(Branch("main", ReplayEngine(recording(source, call)), 0))


def test_it_starts_where_the_engine_stands() -> None:
    made = cursor()
    assert made.branch.first == 0
    assert (made.stop.why, made.moment, made.place.moment, made.frame) == ("start", 0, 0, None)


@pytest.mark.parametrize(
    ("place", "why"),
    [
        (Place(None, Exit.NORMAL), "the program has ended: it returned 10"),
        (Place(None, Exit.NORMAL, problem="code 3"), "the program has ended: code 3"),
        (Place(None, Exit.NEVER), "the recording ends here: its limit was reached"),
        (Place(None, Exit.ENTRY), "before the first state"),
        (Place(None, None, problem="nonsense"), "nonsense"),
    ],
)
def test_an_end_says_which(place: Place, why: str) -> None:
    assert cursor().arrive(place, "word").why == why


def test_an_interruption_says_so() -> None:
    made = cursor()
    place = replace(made.engine.here, reason=Reason.INTERRUPTED)
    assert made.arrive(place, "word").why == "interrupted"
    assert made.arrive(replace(place, problem="called"), "word").why == "called"


def test_without_a_better_reason_the_word_is_the_reason() -> None:
    made = cursor()
    assert made.arrive(made.engine.go(3), "word").why == "word"


def test_breakpoints_are_named_with_what_they_are() -> None:
    made, hit = cursor(), [Breakpoint(2, Kind.LINE, "p.py", 5), Breakpoint(3, Kind.FUNCTION, name="f")]
    stop = made.arrive(made.engine.go(6), "continue", hit, ["said"])
    assert stop.why == "breakpoint 2 (p.py:5), breakpoint 3 (function f)"
    assert (stop.breakpoints, stop.said) == ((2, 3), ("said",))


@pytest.mark.parametrize(("moment", "told"), [(4, "total: nothing -> 0"), (15, "total: 0 -> 1")])
def test_a_change_is_told_from_what_to_what(moment: int, told: str) -> None:
    made = cursor()
    stop = made.arrive(made.engine.go(moment), "continue", [Breakpoint(1, Kind.DATA, name="total", frame=1)])
    assert stop.why == f"breakpoint 1 ({told})"


def test_a_long_value_is_cut_in_a_reason() -> None:
    made = cursor("def f():\n    x = 'a' * 21\n    x = 'a' * 23\n    x = 'a' * 22\n    return x\n", "f()")
    exact, longer = "'" + "a" * 22 + "'", "'" + "a" * 23 + "'"
    assert len(exact) == LONGEST_TOLD
    watched = [Breakpoint(1, Kind.DATA, name="x", frame=1)]
    stop = made.arrive(made.engine.go(5), "continue", watched)
    assert stop.why.endswith("-> " + longer[: LONGEST_TOLD - 3] + "...)")
    assert made.arrive(made.engine.go(6), "continue", watched).why.endswith(f"-> {exact})")


def test_what_changed_is_told_against_the_last_look_at_this_function() -> None:
    made = cursor()
    assert made.arrive(made.engine.go(6), "go").changed == {"i"}
    assert made.arrive(made.engine.go(15), "go").changed == {"i", "total", "seen"}, "since state 6"
    assert made.arrive(made.engine.go(22), "go").changed == {"j"}, "in another function, since the line before"
    assert made.arrive(made.engine.go(22), "go").changed == {"j"}, "the same place shows the same"
    assert made.arrive(made.engine.go(20), "go").changed == frozenset(), "i was the same at state 22"
    assert made.arrive(made.engine.go(9), "go").changed == {"i"}, "of a call everything is new"
    assert made.arrive(made.engine.go(39), "go").changed == frozenset()


def test_an_uncaught_exception_ahead_is_where_one_comes_to_rest() -> None:
    made = cursor(FAILING, "f(1)")
    end = made.engine.go(len(made.engine.timeline))
    stop = made.arrive(end, "continue")
    assert stop.state is not None and stop.state.function == "g" and stop.why.startswith("uncaught")
    end = made.engine.go(len(made.engine.timeline))
    assert made.arrive(end, "step").place.exit is Exit.ERROR, "seen once, the end is the end"


def test_going_to_the_end_of_a_failed_run_by_number_leads_to_the_end() -> None:
    made = cursor(FAILING, "f(1)")
    assert made.arrive(made.engine.go(len(made.engine.timeline)), "state 9").place.exit is Exit.ERROR


def test_arriving_looks_at_the_innermost_function_again() -> None:
    made = cursor()
    made.frame = 0
    made.arrive(made.engine.go(9), "go")
    assert made.frame is None


def test_what_was_remembered_is_recalled_last_first() -> None:
    made = cursor()
    for moment in (4, 9):
        made.remember()
        made.arrive(made.engine.go(moment), "go")
    assert [made.recall().moment, made.recall().moment] == [4, 0]
    with pytest.raises(BadAction, match="nothing to undo"):
        made.recall()


def test_only_so_many_moves_can_be_undone() -> None:
    made = cursor()
    for number in range(MOST_UNDONE + 5):
        made.remember()
        made.arrive(made.engine.go(number % 7), "go")
    for _ in range(MOST_UNDONE):
        made.recall()
    with pytest.raises(BadAction, match="nothing to undo"):
        made.recall()


def test_remembering_forgets_which_function_was_looked_at() -> None:
    made = cursor()
    made.frame = 0
    made.remember()
    assert made.frame is None


def test_moments_shift_on_this_branch_only() -> None:
    made = cursor()
    main, other = made.branch, Branch("other", made.engine, 5)
    made.arrive(made.engine.go(4), "go")
    made.remember()
    made.branch = other
    made.remember()
    made.shift(3)
    assert (main.start, other.start) == (0, 8)
    assert [(made.recall().moment, made.branch), (made.recall().moment, made.branch)] == [(7, other), (4, main)]


def test_what_is_forgotten_cannot_be_gone_back_to() -> None:
    made = cursor()
    for moment in (2, 9):
        made.arrive(made.engine.go(moment), "go")
        made.remember()
    made.shift(-3)
    assert made.branch.start == 0 and made.recall().moment == 6
    with pytest.raises(BadAction):
        made.recall()
    made.arrive(made.engine.go(3), "go")
    made.remember()
    made.shift(-3)
    assert made.recall().moment == 0, "the first state that is left"


def test_before_the_start_there_is_no_way_back_and_none_to_ask_of() -> None:
    made = cursor()
    assert made.moment_to_leave() == 0
    made.check_not_over()
    made.arrive(made.engine.go(-1), "back")
    with pytest.raises(BadAction, match="nothing to go back to"):
        made.moment_to_leave()
    with pytest.raises(BadAction, match="step on"):
        made.check_not_over()
    made.arrive(made.engine.go(99), "go")
    with pytest.raises(BadAction, match="the run is over"):
        made.check_not_over()


def test_a_place_without_a_moment_counts_as_the_first() -> None:
    made = cursor()
    made.arrive(Place(made.place.state), "word")
    assert made.moment == 0
    made.remember()
    with pytest.raises(BadAction):
        made.recall()
    with pytest.raises(BadAction):
        made.moment_to_leave()


def test_a_session_shows_its_cursor() -> None:
    session = recorded()
    assert session.stop is session.cursor.stop and session.engine is session.cursor.branch.engine


GENERATOR = """\
TABLE = {"a": 1}

def count(n):
    k = 0
    while k < n:
        yield k + TABLE["a"]
        k += 1

def total(n):
    result = 0
    for each in count(n):
        result += each
    return result
"""


@pytest.mark.parametrize("with_expressions", [False, True])
def test_what_did_not_change_is_not_told_to_have(with_expressions: bool) -> None:
    made = Cursor(Branch("main", ReplayEngine(recording(GENERATOR, "total(3)", with_expressions)), 0))
    changed = dict[tuple[str, str], set[frozenset[str]]]()
    for at in range(len(made.engine.timeline)):
        stop = made.arrive(made.engine.go(at), "go")
        if stop.state is not None and not stop.state.event.is_inside_line:
            changed.setdefault((stop.state.event.word, stop.state.source.strip()), set()).add(stop.changed)
    none = frozenset[str]()
    assert changed["line", 'yield k + TABLE["a"]'] == {none}, "nor after an expression"
    assert changed["return", 'yield k + TABLE["a"]'] == {none}
    assert changed["call", "def count(n):"] == {frozenset({"n"})}, "the table was there before"
    assert changed["call", 'yield k + TABLE["a"]'] == {none}, "it goes on as it was left"
    assert changed["line", "while k < n:"] == {frozenset({"k"})}
    assert changed["line", "result += each"] == {frozenset({"each"})}
