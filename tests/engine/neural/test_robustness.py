"""What can go wrong with a model or a program: each ends with a clear message or a state, and nothing hangs."""

import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from small_model import CONFIG, TOKENIZER, random_weights

from ndb.engine.neural.engine import NeuralEngine, need_oracle
from ndb.engine.neural.recording import entered
from ndb.engine.protocol import Leaving, Level, NextState
from ndb.errors import NdbError
from ndb.model.runtime import Passes, Runtime
from ndb.model.runtime_kernel import KernelPass, is_available
from ndb.model.runtime_numpy import NumpyPass
from ndb.model.weights import dequantised, write_weights
from ndb.predict.excerpt import TooLong
from ndb.predict.view import WalkLimits
from ndb.session import Session
from ndb.trace.state import Event, State
from ndb.trace.target import with_main
from ndb.tree.action import STEP_INTO, STEP_OVER, STEP_RETURN

SOURCE = "def double(x):\n    y = x + x\n    return y\n"


def passes() -> Passes:
    stored = random_weights()
    return KernelPass(CONFIG, stored) if is_available(CONFIG) else NumpyPass(CONFIG, dequantised(stored))


def engine_on(source: str, call: str, runtime: Runtime | None = None, **options: Any) -> NeuralEngine:
    program, main = with_main(source, call)
    start = entered(program, "p.py", main)
    return NeuralEngine(runtime or Runtime(passes(), TOKENIZER), {"p.py": program}, [start], **options)


@pytest.mark.parametrize("constrained", [True, False])
def test_a_model_of_random_weights_gives_states_or_says_that_it_makes_no_sense(constrained: bool) -> None:
    engine = engine_on(SOURCE, "double(4)", constrained=constrained, reckons=False, limits=WalkLimits(tokens=300))
    for goal in (NextState(), Level(0), Leaving(0)):
        if engine.here.state is None:
            break
        place = engine.run(goal)
        assert place.state is not None or place.exit is not None or "no sense" in (place.problem or "")
        sure = place.forecast.confidence if place.forecast is not None else None
        assert sure is None or sure < 0.5, "nonsense is not sure of itself"


def test_nonsense_is_shown_as_unknown() -> None:
    state = State(Event.LINE, "    y = x + x", {"x": "4"}, None, 2, 0, 0, "p.py", "double")
    engine = NeuralEngine(Runtime(passes(), TOKENIZER), {"p.py": SOURCE}, [state])
    for _ in range(20):
        place = engine.move(STEP_OVER)
        if place.state is None:
            return
        assert place.forecast is not None
        assert set(place.forecast.chances) <= set(place.state.locals) | {""}
        assert {name for name, chance in place.forecast.chances.items() if chance < 0.5} == place.unknown


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_weights(tmp_path, CONFIG, random_weights())
    (tmp_path / "tokenizer.json").write_text(TOKENIZER.to_json(), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("kept", [0, 7, 5_000, -1])
def test_truncated_weights_are_named(folder: Path, kept: int) -> None:
    weights = folder / "model.safetensors"
    weights.write_bytes(weights.read_bytes()[:kept])
    with pytest.raises(NdbError, match="model"):
        need_oracle(str(folder))


def test_a_tokenizer_of_another_model_is_named(folder: Path) -> None:
    text = (folder / "tokenizer.json").read_text(encoding="utf-8")
    (folder / "tokenizer.json").write_text(text.replace('"words": [', '"words": ["strange", '), encoding="utf-8")
    with pytest.raises(NdbError, match="same training run"):
        need_oracle(str(folder))


def test_a_tokenizer_that_is_none_is_named(folder: Path) -> None:
    (folder / "tokenizer.json").write_text("{}")
    with pytest.raises(NdbError, match="tokenizer"):
        need_oracle(str(folder))


LONG = "".join(
    f"def f{n}(x):\n    a = x + {n}\n    b = a * 2\n    return f{(n + 1) % 1000}(b)\n\n" for n in range(1_000)
)


def test_of_five_thousand_lines_the_model_sees_those_that_matter_and_says_so_once_when_it_answers() -> None:
    engine = engine_on(LONG, "f500(3)")
    assert engine.notes == [], "nothing was asked yet"
    asked = NeuralEngine(engine.oracle, engine.sources, [*engine.stack()], reckons=False)
    asked.move(STEP_INTO)
    [note] = asked.notes
    assert f"too long for the model: it sees {engine._walk().code.size} of 5003 lines" in note
    asked.notes.clear()
    asked.go(0)
    asked.move(STEP_OVER)
    assert asked.prediction is not None and asked.notes == []
    assert "def f500(x):" in engine._walk().code.text and engine._walk().code.size < 60
    start = State(Event.LINE, "    b = a * 2", {"x": "3", "a": "80"}, None, 78 * 5 - 2, 0, 0, "p.py", "f77")
    inside = NeuralEngine(Runtime(passes(), TOKENIZER), engine.sources, [start])
    place = inside.move(STEP_INTO)
    assert "def f77(x):" in inside._walk().code.text and place.problem is None
    assert place.state is None or place.state.source in LONG.split("\n") or place.state.source == "<module>"


def test_code_that_comes_into_view_is_shown() -> None:
    engine = engine_on(LONG, "f500(3)")
    far = State(Event.LINE, "    b = a * 2", {"x": "3", "a": "80"}, None, 78 * 5 - 2, 1, 1, "p.py", "f77")
    engine._run.recording.append(type(engine._run.recording.items[0])(far, 0.9, STEP_INTO))
    assert "def f77(x):" not in engine._walk().code.text
    engine.go(1)
    engine.move(STEP_INTO)
    assert "def f77(x):" in engine._walk().code.text


def test_values_of_ten_megabytes_are_read_as_far_as_they_fit() -> None:
    huge = State(Event.LINE, "    y = x + x", {"x": repr("z" * 10_000_000)}, None, 2, 0, 0, "p.py", "double")
    engine = NeuralEngine(Runtime(passes(), TOKENIZER), {"p.py": SOURCE}, [huge])
    place = engine.move(STEP_INTO)
    assert place.state is not None or place.exit is not None or place.problem
    assert engine.go(0).state == huge, "the value itself is not touched"


def test_an_argument_of_ten_megabytes_is_refused_with_a_way_out() -> None:
    with pytest.raises(TooLong, match="shorter arguments"):
        engine_on(SOURCE, f"double({'z' * 10_000_000!r})").move(STEP_INTO)


def test_a_stack_of_five_hundred_functions_can_be_gone_on_from() -> None:
    source = "def deep(n):\n    if n == 0:\n        return 0\n    return 1 + deep(n - 1)\n"
    stack = [
        State(Event.LINE, "    return 1 + deep(n - 1)", {"n": str(500 - depth)}, None, 4, depth, depth, "p.py", "deep")
        for depth in range(500)
    ]
    engine = NeuralEngine(Runtime(passes(), TOKENIZER), {"p.py": source}, stack)
    place = engine.move(STEP_RETURN)
    assert place.state is not None or place.exit is not None or place.problem
    assert len(engine.stack()) >= 1


class Interrupted:
    """Passes during one of which somebody presses Ctrl-C."""

    def __init__(self, at: int) -> None:
        self._passes = passes()
        self.config, self.name, self.logits = self._passes.config, self._passes.name, self._passes.logits
        self._left = at

    def read(self, reads: Sequence[Any]) -> Any:
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGINT)
        return self._passes.read(reads)


@pytest.mark.parametrize("at", [1, 2, 5])
def test_ctrl_c_during_generation_leaves_the_session_as_it_was(at: int) -> None:
    runtime = Runtime(Interrupted(at), TOKENIZER)  # type: ignore[arg-type]
    with pytest.raises(KeyboardInterrupt):
        for number in range(10):
            start = State(Event.LINE, "    y = x + x", {"x": str(number)}, None, 2, 0, 0, "p.py", "double")
            session = Session(NeuralEngine(runtime, {"p.py": SOURCE}, [start], reckons=False))
            session.engine.move(STEP_RETURN)
    assert session.interrupted().place.state == start and len(session.engine.timeline) == 1
    other = NeuralEngine(Runtime(passes(), TOKENIZER), {"p.py": SOURCE}, [start], reckons=False)
    assert session.engine.move(STEP_RETURN).state == other.move(STEP_RETURN).state, "it goes on as if nothing had been"
