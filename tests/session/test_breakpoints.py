"""Breakpoints by themselves: what each matches, what is counted, what engines are told to stop at."""

import pytest

from ndb.engine.protocol import Place, Stops, Watch
from ndb.errors import BadAction
from ndb.session.breakpoints import Breakpoint, Breakpoints, Kind, is_exception
from ndb.trace.state import Event, State


def at(event: Event = Event.LINE, line: int = 3, value: str | None = None, function: str = "A.f") -> Place:
    return Place(State(event, "    x = 1", {"x": "1"}, value, line, 1, 7, "p.py", function))


def never(watch: Watch) -> bool:
    return False


def evaluate(expression: str) -> str:
    if expression == "bad":
        raise BadAction("no such name")
    return expression.upper()


def test_every_hit_counts_once() -> None:
    some = Breakpoints()
    made = some.add(Kind.LINE, file="p.py", line=3)
    for hits in (1, 2, 3):
        assert some.hit(at(), evaluate, never).stopping == [made] and made.hits == hits


def test_a_new_breakpoint_is_enabled_and_was_never_hit() -> None:
    made = Breakpoints().add(Kind.LINE, file="p.py", line=3)
    assert made == Breakpoint(1, Kind.LINE, "p.py", 3)
    assert (made.enabled, made.hits, made.ignore, made.temporary, made.place) == (True, 0, 0, False, ("p.py", 3))


def test_ignored_hits_count_and_then_it_stops() -> None:
    some = Breakpoints()
    made = some.add(Kind.LINE, file="p.py", line=3, ignore=2)
    assert [len(some.hit(at(), evaluate, never).stopping) for _ in range(4)] == [0, 0, 1, 1]
    assert (made.hits, made.ignore) == (4, 0)


def test_a_hit_whose_condition_fails_to_hold_is_none() -> None:
    some = Breakpoints()
    made = some.add(Kind.LINE, file="p.py", line=3, condition="[]", ignore=1)
    assert some.hit(at(), evaluate, never).stopping == [] and (made.hits, made.ignore) == (0, 1)


def test_a_condition_that_cannot_be_asked_stops_and_is_told() -> None:
    some = Breakpoints()
    some.add(Kind.LINE, file="p.py", line=3, condition="bad")
    hit = some.hit(at(), evaluate, never)
    assert len(hit.stopping) == 1 and hit.said == ["breakpoint 1: the condition 'bad' failed: no such name"]


def test_a_log_point_speaks_and_stays() -> None:
    some = Breakpoints()
    some.add(Kind.LINE, file="p.py", line=3, log="{a} and {bad}", temporary=True)
    hit = some.hit(at(), evaluate, never)
    assert (hit.stopping, hit.said, len(some)) == ([], ["A and <no such name>"], 1)


def test_a_temporary_one_goes_when_it_stops() -> None:
    some = Breakpoints()
    some.add(Kind.LINE, file="p.py", line=3, temporary=True)
    assert len(some.hit(at(), evaluate, never).stopping) == 1 and len(some) == 0


def test_a_disabled_one_does_nothing() -> None:
    some = Breakpoints()
    made = some.add(Kind.LINE, file="p.py", line=3)
    made.enabled = False
    assert some.hit(at(), evaluate, never).stopping == [] and made.hits == 0 and some.stops() == Stops()


def test_past_the_end_nothing_is_hit() -> None:
    some = Breakpoints()
    some.add(Kind.RAISED)
    assert some.hit(Place(None), evaluate, never).stopping == []


@pytest.mark.parametrize(
    ("breakpoint", "place", "matches"),
    [
        (Breakpoint(1, Kind.LINE, "p.py", 3), at(), True),
        (Breakpoint(1, Kind.LINE, "p.py", 3), at(Event.CALL), True),
        (Breakpoint(1, Kind.LINE, "p.py", 3), at(Event.RETURN), False),
        (Breakpoint(1, Kind.LINE, "p.py", 4), at(), False),
        (Breakpoint(1, Kind.LINE, "q.py", 3), at(), False),
        (Breakpoint(1, Kind.FUNCTION, name="f"), at(Event.CALL), True),
        (Breakpoint(1, Kind.FUNCTION, name="f"), at(), False),
        (Breakpoint(1, Kind.FUNCTION, name="g"), at(Event.CALL), False),
        (Breakpoint(1, Kind.RAISED), at(Event.EXCEPTION, value="KeyError('x')"), True),
        (Breakpoint(1, Kind.RAISED, name="KeyError"), at(Event.EXCEPTION, value="KeyError('x')"), True),
        (Breakpoint(1, Kind.RAISED, name="ValueError"), at(Event.EXCEPTION, value="KeyError('x')"), False),
        (Breakpoint(1, Kind.RAISED), at(value="KeyError('x')"), False),
        (Breakpoint(1, Kind.UNCAUGHT), at(Event.EXCEPTION, value="KeyError('x')"), False),
    ],
)
def test_what_a_breakpoint_matches(breakpoint: Breakpoint, place: Place, matches: bool) -> None:
    assert place.state is not None and breakpoint.matches(place.state, never) is matches


def test_a_data_breakpoint_asks_for_its_own_variable() -> None:
    made, asked = Breakpoint(1, Kind.DATA, "p.py", name="x", frame=7), list[Watch]()
    place = at()
    assert place.state is not None

    def changed(watch: Watch) -> bool:
        asked.append(watch)
        return True

    assert made.matches(place.state, changed) and asked == [Watch("x", 7, "p.py")]


@pytest.mark.parametrize(
    ("value", "name", "is_one"),
    [
        ("KeyError('x')", "KeyError", True), ("json.JSONDecodeError('x')", "JSONDecodeError", True),
        ("JSONDecodeError: no", "json.JSONDecodeError", True), ("KeyErrors('x')", "KeyError", False), ("X", "", True),
    ],
)  # fmt: skip
def test_types_of_exceptions_are_told_by_their_last_name(value: str, name: str, is_one: bool) -> None:
    assert is_exception(value, name) is is_one


def test_engines_are_told_of_every_kind() -> None:
    some = Breakpoints()
    some.add(Kind.LINE, file="p.py", line=3)
    some.add(Kind.LINE, file="p.py", line=3, condition="x")
    some.add(Kind.LINE, file="p.py", line=4, condition="y")
    some.add(Kind.FUNCTION, name="f")
    some.add(Kind.DATA, name="x", frame=2)
    assert some.stops() == Stops(
        frozenset({("p.py", 3)}), (("p.py", 4, "y"),), frozenset({"f"}), False, (Watch("x", 2, ""),)
    )
    some.add(Kind.RAISED)
    assert some.stops().raised


def test_numbers_are_given_once() -> None:
    some = Breakpoints()
    first = some.add(Kind.RAISED)
    assert (first.line, first.ignore) == (0, 0) and some.remove(first.number) is first
    assert some.add(Kind.RAISED).number == 2 and some[2].kind is Kind.RAISED
    some.clear()
    assert list(some) == []
    with pytest.raises(BadAction, match="no breakpoint 2"):
        some[2]


def test_each_kind_describes_itself() -> None:
    told = {
        "p.py:3": Breakpoint(1, Kind.LINE, "p.py", 3), "function f": Breakpoint(1, Kind.FUNCTION, name="f"),
        "change of x": Breakpoint(1, Kind.DATA, name="x"), "any exception raised": Breakpoint(1, Kind.RAISED),
        "KeyError raised": Breakpoint(1, Kind.RAISED, name="KeyError"),
        "uncaught exception": Breakpoint(1, Kind.UNCAUGHT),
    }  # fmt: skip
    assert {str(made): made for made in told.values()} == told


def test_a_condition_that_is_no_expression_is_refused() -> None:
    with pytest.raises(BadAction, match="'n >' is no Python expression"):
        Breakpoints().add(Kind.LINE, file="p.py", line=3, condition="n >")
