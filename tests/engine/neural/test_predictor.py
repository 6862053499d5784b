"""Letting the model go on from a state of another engine's: what it then knows of the project."""

from pathlib import Path

import pytest

from ndb.engine.live.launch import Program
from ndb.engine.neural.engine import NeuralEngine
from ndb.engine.protocol import Leaving
from ndb.session.open import Wanted, opened, record_beside
from ndb.trace.state import Event

FILES = {
    "shop.py": "from rebate import less\n\ndef total(n):\n    if n > 100:\n        return less(n)\n    return n\n",
    "rebate.py": "from rates import RATE\n\ndef less(n):\n    return n - n // RATE\n",
    "rates.py": "RATE = 10\n",
    "unused.py": "X = 1\n",
}


@pytest.fixture
def run(tmp_path: Path) -> Path:
    """A recording of a call that has not come to functions of the other files."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    record_beside(Program(f"{tmp_path / 'shop.py'}::total", args="50"), tmp_path / "run.ndb", 30)
    return tmp_path / "run.ndb"


def predicted(run: Path) -> NeuralEngine:
    """What goes on in the function, entered with another number than in the recording."""
    with opened(Wanted(Program(str(run)), from_start=True)) as found:
        session = found.session
        while session.place.state is not None and session.place.state.function != "total":
            session.step()
        session.ask_model.go_on()
        engine = session.cursor.engine
        assert isinstance(engine, NeuralEngine)
        engine.assign("n", "200", -1)
        return engine


def test_what_the_files_of_a_recording_import_is_known_where_the_run_did_not_come_to_it(run: Path) -> None:
    engine = predicted(run)
    assert set(engine.sources) == {"shop.py", "rebate.py", "rates.py"}
    engine.run(Leaving(1))
    state = engine.here.state
    assert state is not None and (state.event, state.value) == (Event.RETURN, "180")
    assert engine.prediction is None, "no model was needed"


@pytest.mark.parametrize("changed", ["shop.py", ""])
def test_nothing_is_read_besides_where_the_files_are_no_longer_those_that_ran(run: Path, changed: str) -> None:
    if changed:
        (run.parent / changed).write_text("X = 3\n", encoding="utf-8")
    else:
        (run.parent / "shop.py").unlink()
    assert set(predicted(run).sources) == {"shop.py"}
