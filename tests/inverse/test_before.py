"""What the state before may have been: proposed, checked by a step forwards, and by running the line."""

from dataclasses import replace

import pytest
from truthful import Truthful

from ndb.engine.neural.engine import NeuralEngine
from ndb.errors import BadAction
from ndb.frontend.terminal.terminal import Terminal
from ndb.inverse.before import states_before
from ndb.inverse.search.search_inputs import Budget
from ndb.inverse.search_before import search_before
from ndb.language.document import Shown
from ndb.language.tokens import Sep
from ndb.session import Session
from ndb.trace.state import Event, State

SOURCE = "def count(s, t):\n    n = 0\n    for c in s:\n        n += int(c == t)\n    return n\n"
HERE = State(
    Event.LINE, "    for c in s:", {"s": "'er'", "t": "'r'", "n": "1", "c": "'r'"}, None, 3, 1, 1, "p.py", "count"
)
ADDED = "        n += int(c == t)"


def before(n: str) -> Shown:
    return Shown(Sep.INV_LINE, ADDED, {"n": n}, partial=True)


def model(*earlier: Shown) -> Truthful:
    return Truthful(earlier=earlier, call="count('er', 'r')")


def test_the_state_before_is_proposed_with_what_did_not_change() -> None:
    [found] = states_before(model(before("0")), SOURCE, HERE)
    assert (found.state.line, found.state.locals) == (4, {**HERE.locals, "n": "0"})
    assert found.agrees and found.verified is None, "nothing was run"


def test_a_run_of_the_line_tells_right_from_wrong() -> None:
    found = states_before(model(before("7"), before("0")), SOURCE, HERE, run=True)
    assert [(e.state.locals["n"], e.verified) for e in found] == [("0", True), ("7", False)]


def test_where_the_model_is_wrong_states_are_searched_for_by_running_the_line() -> None:
    [right, *_] = states_before(model(before("7")), SOURCE, HERE, run=True)
    assert (right.verified, right.state.line, right.state.locals) == (True, 4, {**HERE.locals, "n": "0"})


@pytest.mark.parametrize(
    ("line", "now", "names"),
    [
        ("xs.append(y)", {"xs": "[1, 2]", "y": "2"}, {"xs": "[1]", "y": "2"}),
        ("d[k] = d.get(k, 0) + 3", {"d": "{'a': 5}", "k": "'a'"}, {"d": "{'a': 2}", "k": "'a'"}),
        ("z = y * 2", {"y": "4", "z": "8"}, {"y": "4"}),
    ],
)
def test_a_statement_is_gone_back_through(line: str, now: dict[str, str], names: dict[str, str]) -> None:
    source = f"def f(xs, d, k, y):\n    {line}\n    return xs\n"
    later = State(Event.LINE, "    return xs", now, None, 3, 1, 1, "p.py", "f")
    found = search_before(source, later, 3, budget=Budget(float("inf"), 2000))
    assert names in [dict(state.locals) for state in found] and all(state.line == 2 for state in found)


def test_a_statement_that_cannot_lead_there_has_no_state_before() -> None:
    later = State(Event.LINE, "    return y", {"y": "4", "z": "9"}, None, 3, 1, 1, "p.py", "f")
    assert search_before("def f(y):\n    z = y * 2\n    return y\n", later, 3, budget=Budget(float("inf"), 400)) == []


def test_a_line_from_which_control_cannot_come_is_no_candidate() -> None:
    assert states_before(model(Shown(Sep.INV_LINE, "    return n", {}, partial=True)), SOURCE, HERE) == []


def test_a_line_that_is_no_simple_statement_is_not_run() -> None:
    later = replace(HERE, source=ADDED, line=4)
    shown = Shown(Sep.INV_LINE, "    for c in s:", {"c": "'e'"}, partial=True)
    [found] = states_before(model(shown), SOURCE, later, run=True)
    assert found.verified is None


def test_a_return_is_checked_by_its_value() -> None:
    later = replace(HERE, event=Event.RETURN, source="    return n", line=5, value="1", locals={})
    shown = [Shown(Sep.INV_LINE, "    return n", {"n": n}) for n in ("2", "1")]
    found = states_before(model(*shown), SOURCE, later, run=True)
    assert [(e.state.locals["n"], e.verified) for e in found] == [("1", True), ("2", False)]


def test_a_function_that_was_just_entered_has_no_state_before_of_its_own() -> None:
    with pytest.raises(BadAction, match="just been entered"):
        states_before(model(before("0")), SOURCE, replace(HERE, event=Event.CALL))


def test_a_session_shows_what_may_have_been() -> None:
    said: list[str] = []
    asked = model(before("7"), before("0"))
    terminal = Terminal(Session(NeuralEngine(asked, {"p.py": SOURCE}, [HERE])), said.append)
    terminal.execute("before 2 run")
    assert said == [
        f"right     p.py(4) {ADDED.strip()}",
        "          n = 0",
        f"wrong     p.py(4) {ADDED.strip()}",
        "          n = 7",
    ]
    terminal.execute("before two")
    assert said[-1].startswith("*** write: before")
