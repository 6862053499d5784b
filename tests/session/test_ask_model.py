"""Asking a model from any session: to go on from here, or what was before."""

from collections.abc import Sequence

import pytest
from recorded import FILE, SOURCE, at_line, here, recorded, recording

from ndb.engine.protocol import Engine
from ndb.engine.replay import ReplayEngine
from ndb.errors import BadAction
from ndb.inverse import before as inverse_before
from ndb.session import Session
from ndb.trace.state import State


class Model(ReplayEngine):
    """Stands for an engine behind which a model answers."""

    oracle = "the model"


class Asked:
    """A predictor that notes what it was asked to go on from."""

    def __init__(self, engine: type[ReplayEngine] = Model) -> None:
        self.engine, self.calls = engine, list[tuple[Sequence[State], dict[str, str]]]()

    def __call__(self, stack: Sequence[State], sources: dict[str, str]) -> Engine:
        self.calls.append((stack, sources))
        return self.engine(recording(), 3)


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    asked: list[tuple[object, ...]] = []

    def states_before(model: object, source: str, state: State, count: int, run: bool = False) -> list[object]:
        asked.append((model, source, state, count, run))
        return [state]

    monkeypatch.setattr(inverse_before, "states_before", states_before)
    return asked


def test_a_model_goes_on_from_the_stack_here_as_a_branch() -> None:
    predictor = Asked()
    session = Session(ReplayEngine(recording(), 10), predictor)
    stop = session.ask_model.go_on()
    [(stack, sources)] = predictor.calls
    assert [state.function for state in stack] == ["main", "work", "helper"] and sources[FILE].startswith(SOURCE)
    assert (stop.why, session.branches.current.name, stop.place.moment) == ("branch predicted1", "predicted1", 3)
    assert (session.branches.current.start, session.branches.current.first) == (10, 10)
    session.branches.switch("main")
    session.ask_model.go_on()
    assert session.branches.current.name == "predicted2"


def test_without_a_model_it_says_so() -> None:
    for ask in (recorded().ask_model.go_on, recorded().ask_model.before):
        with pytest.raises(BadAction, match="no model"):
            ask()
    with pytest.raises(BadAction, match="no model"):
        Session(ReplayEngine(recording()), Asked(ReplayEngine)).ask_model.before()


def test_what_was_before_is_asked_of_the_function_that_is_looked_at(questions: list[tuple[object, ...]]) -> None:
    session = at_line(Session(ReplayEngine(recording()), Asked()), 12)
    assert session.ask_model.before() == [here(session)]
    session.frames.up()
    session.ask_model.before(5, run=True)
    text = session.engine.sources[FILE]
    assert questions == [
        ("the model", text, here(session), 3, False), ("the model", text, session.frames.selected(), 5, True),
    ]  # fmt: skip


def test_an_engine_with_a_model_is_asked_itself(questions: list[tuple[object, ...]]) -> None:
    predictor = Asked()
    Session(Model(recording()), predictor).ask_model.before(1)
    assert len(questions) == 1 and predictor.calls == []


def test_there_must_be_something_to_ask_for_and_about(questions: list[tuple[object, ...]]) -> None:
    session = Session(Model(recording()))
    with pytest.raises(BadAction, match="at least one"):
        session.ask_model.before(0)
    session.resume()
    with pytest.raises(BadAction, match="the run is over"):
        session.ask_model.before()
    assert questions == []
