"""Expression states in recordings: added to the states that are there without them; nothing else changes."""

import ast
import contextlib
import io
import sys
from pathlib import Path
from typing import Any

import pytest

from ndb.dataset.programs.seeds import read_seeds
from ndb.trace.recorder.record_call import record_call, record_source
from ndb.trace.state import Event, Recording, State, states
from ndb.tree.action import STEP_EXPRESSION, STEP_INTO
from ndb.tree.forward import ForwardTree
from ndb.tree.span import Span

PROGRAMS = Path(__file__).parent.parent / "programs"
SEEDS = Path(__file__).parent.parent.parent / "seeds"


def without_expressions(recording: Recording) -> list[State]:
    return [state for state in states(recording) if state.event < Event.EXPRESSION]


def same(recording: Recording, plain: Recording) -> bool:
    return without_expressions(recording) == list(states(plain)) and recording.exit is plain.exit


@pytest.mark.parametrize("path", sorted(PROGRAMS.glob("*.py")), ids=lambda path: path.stem)
def test_a_program_has_the_same_other_states(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PROGRAMS))
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    source = path.read_text(encoding="utf-8")
    plain = record_source(source, file="<program>")
    recording = record_source(source, file="<program>", expressions=True)
    for here, there in zip(without_expressions(recording), states(plain), strict=False):
        assert here == there
    assert same(recording, plain)
    assert len(recording) > len(plain)


def test_hundreds_of_seed_programs_have_the_same_other_states() -> None:
    seeds = list(read_seeds([SEEDS]))
    for seed in seeds[:: max(1, len(seeds) // 300)]:
        for call in seed.inputs[:2]:
            assert same(record_call(seed.source, call, expressions=True), record_call(seed.source, call)), seed.name


SOURCE = """\
def f(s):
    return ''.join(sorted(s.split()))[::-1]
"""


def test_the_parts_of_a_line_stand_between_its_line_state_and_its_return() -> None:
    recording = record_call(SOURCE, "f('b a')", expressions=True)
    found = [(state.event.word, state.source, state.value) for state in states(recording) if state.function == "f"]
    assert found[2:] == [
        ("expression", "s.split()", "['b', 'a']"),
        ("expression", "sorted(s.split())", "['a', 'b']"),
        ("expression", "''.join(sorted(s.split()))", "'ab'"),
        ("expression", "''.join(sorted(s.split()))[::-1]", "'ba'"),
        ("return", "    return ''.join(sorted(s.split()))[::-1]", "'ba'"),
    ]


def test_a_value_is_recorded_as_it_was_then() -> None:
    source = "def f(a):\n    return len(a[:]) + (a.append(1) or len(a)), list(a)"
    recording = record_call(source, "f([])", expressions=True)
    values = {state.source: state.value for state in states(recording) if state.event is Event.EXPRESSION}
    assert (values["a[:]"], values["len(a)"], values["list(a)"]) == ("[]", "1", "[1]")


def test_step_expression_goes_through_a_line_and_over_the_calls_in_it() -> None:
    source = "def g(n):\n    return n * 2\n\ndef f():\n    return g(1) + g(2)\n"
    recording = record_call(source, "f()", expressions=True)
    tree = ForwardTree(Span(recording, 0, len(recording)))
    index = tree.target(tree.target(tree.target(0, STEP_INTO), STEP_INTO), STEP_INTO)
    seen = []
    for _ in range(4):
        index = tree.target(index, STEP_EXPRESSION)
        seen.append((recording.state(index).source.strip(), recording.state(index).value))
    assert seen == [("g(1)", "2"), ("g(2)", "4"), ("g(1) + g(2)", "6"), ("return g(1) + g(2)", "6")]


def test_after_a_call_returns_the_next_expression_is_the_calls_value() -> None:
    source = "def g(n):\n    return n * 2\n\ndef f():\n    return g(1) + 1\n"
    recording = record_call(source, "f()", expressions=True)
    tree = ForwardTree(Span(recording, 0, len(recording)))
    returned = list(recording.events).index(Event.RETURN)
    assert recording.state(returned).function == "g"
    state = recording.state(tree.target(returned, STEP_EXPRESSION))
    assert (state.source, state.value, state.function) == ("g(1)", "2", "f")


# --- what a state shows is what `eval` of its text gives, with the locals that the line state shows ---


def check(recording: Recording) -> int:
    """How many expressions whose variables are all shown in full as literals agree with `eval` on exactly these."""
    agreed = 0
    latest: dict[int, dict[str, Any]] = {}
    for state in states(recording):
        if state.event < Event.EXPRESSION:
            # `:=` gives a variable another value in the middle of its line.
            latest[state.frame] = {} if ":=" in state.source else dict(literals(state))
        elif state.event is Event.EXPRESSION and is_arithmetic(state.source, latest.get(state.frame, {})):
            assert is_shown_as(eval(state.source, {}, dict(latest[state.frame])), state.value or ""), state
            agreed += 1
    return agreed


def is_shown_as(value: Any, text: str) -> bool:
    """As `repr` writes it; sets are shown sorted, whatever order they have."""
    return repr(value) == text or ("{" in text and ast.literal_eval(text) == value)


def literals(state: State) -> list[tuple[str, Any]]:
    found = []
    for name, text in state.locals.items():
        with contextlib.suppress(ValueError, SyntaxError):
            found.append((name, ast.literal_eval(text)))
    return found


def is_arithmetic(text: str, space: dict[str, Any]) -> bool:
    """Only operators on names that are known: nothing that could have changed on the way, and nothing of identity."""
    kinds = (
        ast.Expression, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.Subscript, ast.Slice, ast.Constant,
        ast.IfExp, ast.Tuple, ast.expr_context, ast.operator, ast.unaryop, ast.boolop, ast.Eq, ast.NotEq, ast.Lt,
        ast.LtE, ast.Gt, ast.GtE, ast.In, ast.NotIn,
    )  # fmt: skip
    nodes = list(ast.walk(ast.parse(f"({text})", mode="eval")))
    return all(node.id in space if isinstance(node, ast.Name) else isinstance(node, kinds) for node in nodes)


def test_recorded_values_agree_with_eval_of_their_text_on_the_recorded_locals() -> None:
    seeds = list(read_seeds([SEEDS]))
    chosen = seeds[:: max(1, len(seeds) // 300)]
    assert sum(check(record_call(seed.source, seed.inputs[0], expressions=True)) for seed in chosen) > 2_000
