"""How far values can be trusted: no further than what they were made from."""

from pathlib import Path

import pytest

from ndb.engine.neural.chances import chances_after, effects_of, handed_on, invented, path_after
from ndb.engine.neural.engine import NeuralEngine
from ndb.engine.neural.recording import Predicted
from ndb.engine.protocol import WORKED_OUT
from ndb.language.decoding import VALUE
from ndb.model.confidence import UNKNOWN
from ndb.model.load import open_model
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event, State
from ndb.tree.action import STEP_EXPRESSION, STEP_INTO, STEP_OVER, STEP_RETURN


def line(source: str, locals: dict[str, str], chances: dict[str, float] | None = None, **more: object) -> Predicted:
    state = State(Event.LINE, source, locals, None, 1, 0, 0, "f.py", "f")
    return Predicted(state, 0.9, STEP_INTO, chances=chances or {})


def test_a_new_value_is_no_surer_than_what_it_was_made_from() -> None:
    before = line("y = x + 1", {"x": "3"}, {"x": 0.4})
    after = line("return y", {"x": "3", "y": "4"}).state
    found = chances_after(before, before, after, {"y": 0.9}, 0.9, STEP_INTO)
    assert found == {"x": 0.4, "y": pytest.approx(0.9 * handed_on(0.4))}


def test_what_a_line_does_not_touch_keeps_its_chance() -> None:
    before = line("y = 1", {"x": "3"}, {"x": 0.8})
    after = line("return y", {"x": "3", "y": "1"}).state
    assert chances_after(before, before, after, {"y": 1.0}, 0.2, STEP_INTO) == {"x": 0.8}


def test_what_a_line_sets_but_the_model_shows_as_it_was_is_as_sure_as_the_state() -> None:
    before = line("x += y", {"x": "3", "y": "0"})
    after = line("return x", {"x": "3", "y": "0"}).state
    assert chances_after(before, before, after, {}, 0.3, STEP_INTO) == {"x": pytest.approx(0.3)}


def test_a_list_that_a_line_may_have_changed_is_as_sure_as_the_state_and_a_number_is_not() -> None:
    before = line("f(a, n)", {"a": "[1]", "n": "3"})
    after = line("return a", {"a": "[1]", "n": "3"}).state
    assert chances_after(before, before, after, {}, 0.3, STEP_INTO) == {"a": pytest.approx(0.3)}


def test_after_a_jump_everything_depends_on_everything() -> None:
    before = line("y = 1", {"x": "3"}, {"x": 0.5})
    returned = State(Event.RETURN, "return y", {}, "1", 2, 0, 0, "f.py", "f")
    found = chances_after(before, before, returned, {VALUE: 0.8}, 0.8, STEP_RETURN)
    assert found == {VALUE: pytest.approx(0.8 * handed_on(0.5))}


def test_a_value_inside_a_line_counts_for_what_the_line_makes_of_it() -> None:
    start = line("y = g(x) * 2", {"x": "3"})
    inside = State(Event.EXPRESSION, "g(x)", {"x": "3"}, "7", 1, 0, 0, "f.py", "f")
    chances = chances_after(start, start, inside, {VALUE: 0.5}, 0.5, STEP_EXPRESSION)
    assert chances == {VALUE: 0.5}
    expression = Predicted(inside, 0.5, STEP_EXPRESSION, chances=chances)
    after = line("return y", {"x": "3", "y": "14"}).state
    found = chances_after(expression, start, after, {"y": 0.9}, 0.9, STEP_EXPRESSION)
    assert found == {"y": pytest.approx(0.9 * handed_on(0.5))}


def test_what_is_worked_out_from_a_value_that_is_shown_as_unknown_is_unknown_too() -> None:
    start = line("y = g(x) * 2", {"x": "3"})
    inside = State(Event.EXPRESSION, "g(x)", {"x": "3"}, "7", 1, 0, 0, "f.py", "f")
    after = line("return y", {"x": "3", "y": "14"}).state
    for chance in (0.3, 0.6):
        expression = Predicted(inside, chance, STEP_EXPRESSION, chances={VALUE: chance})
        found = chances_after(expression, start, after, {VALUE: 1.0}, 1.0, STEP_EXPRESSION)
        assert found == {"y": pytest.approx(0.3 if chance < UNKNOWN else handed_on(0.6))}


def test_arguments_are_as_sure_as_what_the_caller_gave() -> None:
    caller = line("return g(x)", {"x": "3"}, {"x": 0.5})
    called = State(Event.CALL, "def g(a):", {"a": "3"}, None, 5, 1, 1, "f.py", "g")
    assert chances_after(caller, None, called, {"a": 0.9}, 0.9, STEP_INTO) == {"a": pytest.approx(0.9 * handed_on(0.5))}


def test_an_argument_that_is_worked_out_from_an_unknown_value_is_unknown_and_its_neighbours_are_not() -> None:
    caller = line("return g(x + 1, n, 'k')", {"x": "3", "n": "5"}, {"x": 0.2})
    called = State(Event.CALL, "def g(a, b, c):", {"a": "4", "b": "5", "c": "'k'"}, None, 5, 1, 1, "f.py", "g")
    found = chances_after(caller, None, called, {}, 1.0, STEP_INTO)
    assert found["a"] == 0.2 and found["b"] > UNKNOWN and "c" not in found


def test_what_a_line_that_is_stepped_over_makes_of_an_unknown_value_is_unknown_and_nothing_else() -> None:
    before = line("y = x * 2", {"x": "3", "n": "5"}, {"x": 0.2})
    after = line("z = n + 1", {"x": "3", "n": "5", "y": "6"}, {"x": 0.2, "y": 0.2})
    assert chances_after(before, before, after.state, {}, 1.0, STEP_OVER) == {"x": 0.2, "y": 0.2}
    later = line("return z", {"x": "3", "n": "5", "y": "6", "z": "6"}).state
    assert chances_after(after, after, later, {}, 1.0, STEP_OVER) == {"x": 0.2, "y": 0.2}


def returned_from(chance: float) -> Predicted:
    state = State(Event.RETURN, "return q", {}, "7", 9, 1, 1, "f.py", "g")
    return Predicted(state, 0.9, STEP_INTO, chances={VALUE: chance})


def test_what_a_callee_returned_unknown_is_unknown_to_its_caller() -> None:
    caller = line("x = g(n)", {"n": "3", "q": "1"}, {"q": 0.2})
    after = line("return x", {"n": "3", "q": "1", "x": "7"}).state
    found = chances_after(returned_from(0.3), caller, after, {"x": 0.99}, 0.99, STEP_INTO)
    assert found == {"q": 0.2, "x": 0.3}, "n and q were not made by this line"
    handed = State(Event.RETURN, "return g(n)", {}, "7", 1, 0, 0, "f.py", "f")
    assert chances_after(returned_from(0.3), caller, handed, {VALUE: 0.99}, 0.99, STEP_INTO) == {VALUE: 0.3}


def test_what_a_callee_returned_is_doubted_as_anything_that_a_value_is_made_from() -> None:
    caller = line("x = g(n)", {"n": "3"})
    after = line("return x", {"n": "3", "x": "7"}).state
    found = chances_after(returned_from(0.8), caller, after, {"x": 0.9}, 0.9, STEP_INTO)
    assert found == {"x": pytest.approx(0.9 * handed_on(0.8))}


def test_a_branch_is_as_sure_as_what_it_looks_at() -> None:
    assert path_after(line("if x > 3:", {"x": "3"}, {"x": 0.4}), 0.9, 1.0) == pytest.approx(0.36)
    assert path_after(line("y = x", {"x": "3"}, {"x": 0.4}), 0.9, 0.99) == pytest.approx(0.99)


def test_a_wrong_value_is_sometimes_made_good() -> None:
    assert 0.0 < handed_on(0.0) < handed_on(0.5) < handed_on(1.0) == 1.0


@pytest.mark.parametrize(
    ("source", "sets"),
    [("for i in range(n):", {"i"}), ("else:", set()), ("x, y = y, x", {"x", "y"}), ("except ValueError as e:", set()),
     ("with open(p) as f:", {"f"}), ("total = (a +", {"total", "a"})],
)  # fmt: skip
def test_a_line_alone_tells_what_it_sets(source: str, sets: set[str]) -> None:
    assert effects_of(source).sets == sets


NAMES = """
import functools
class Shape:
    def area(self):
        return len(str(self))
def to_single(x):
    return functools.reduce(max, x)
"""


def test_a_function_or_class_that_the_program_does_not_name_is_doubted() -> None:
    right = {
        "a": "<function to_single>", "b": "<class 'Shape'>", "c": "<method area>", "d": "<function len>",
        "e": "<function <lambda>>", "f": "[<function reduce>, <class 'int'>]", "g": "'<function no_such>'", "h": "3",
    }  # fmt: skip
    assert invented(line("x = 1", right).state, NAMES) == []
    wrong = {"a": "<function to_sangle>", "b": "[1, <class 'Shap'>]", "c": "<method areas>", "d": "{'k': <function x>}"}
    assert invented(line("x = 1", wrong).state, NAMES) == ["a", "b", "c"]
    returned = State(Event.RETURN, "return y", {}, "<function to_sangle>", 2, 0, 0, "f.py", "f")
    assert invented(returned, NAMES) == [VALUE]


def test_what_real_states_name_is_not_doubted() -> None:
    recording = record_call(
        NAMES + "def f():\n    kept = [to_single, Shape, Shape().area, len]\n    return kept\n", "f()"
    )
    states = [recording.state(index) for index in range(len(recording))]
    assert any("<method area>" in (state.value or "") for state in states)
    assert [invented(state, NAMES) for state in states if invented(state, NAMES)] == []


def test_an_argument_that_stands_in_the_call_is_certain_if_it_is_shown_as_that() -> None:
    caller = line("return g([' Tea '], \"k\", n=2)", {"global client": "<Client>"}, {"global client": 0.0})
    shown = {"a": "[' Tea ']", "b": "'q'", "n": "2", "d": "5"}
    called = State(Event.CALL, "def g(a, b, n=1, d=LIMIT):", shown, None, 5, 1, 1, "f.py", "g")
    found = chances_after(caller, None, called, {"a": 0.2, "b": 0.2, "n": 0.2, "d": 0.2}, 0.1, STEP_INTO)
    assert "a" not in found and "n" not in found and found["b"] < UNKNOWN and found["d"] < UNKNOWN


def test_to_enter_a_function_makes_its_arguments_no_less_sure() -> None:
    state = State(Event.CALL, "def g(a, b):", {"a": "1", "b": "2"}, None, 5, 1, 1, "f.py", "g")
    called = Predicted(state, 0.1, STEP_INTO, chances={"b": 0.0})
    first = State(Event.LINE, "c = a", {"a": "1", "b": "2"}, None, 6, 1, 1, "f.py", "g")
    assert chances_after(called, called, first, {}, 1.0, STEP_OVER) == {"b": 0.0}


def test_what_is_worked_out_is_sure_where_a_function_of_another_file_is_among_the_values(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("RULES = []\n\ndef positive(n):\n    return n > 0\n\nRULES.append(positive)\n")
    (tmp_path / "core.py").write_text(
        "from rules import RULES\n\ndef run(n):\n    found = []\n    for rule in RULES:\n"
        "        found.append(rule(n))\n    return found\n"
    )
    engine = NeuralEngine.of_target(open_model(), f"{tmp_path}/core.py::run", "3")
    while not (place := engine.move(STEP_INTO)).is_end:
        assert place.state is not None and engine._run.item.way == WORKED_OUT
        assert all(chance == 1.0 for chance in engine._run.item.chances.values()), place.state
    assert engine._run.recording.items[-1].state.value == "[True]"
