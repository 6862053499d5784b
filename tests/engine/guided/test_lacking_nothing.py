"""A call that lacks nothing, run guided, gives exactly the states of a plain recording and of the live engine."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from seed_sample import SEEDS

from ndb.dataset.programs.seeds import Seed
from ndb.engine.guided.guided_run import GuidedWorker, Order
from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.launch import Program
from ndb.engine.protocol import same_state
from ndb.source.call import split_call
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import State, states
from ndb.tree.action import STEP_INTO

FEW = [seed for number, seed in enumerate(SEEDS) if number % 20 == 0]
LIVE = FEW[:2]


@pytest.fixture(scope="module")
def worker() -> Iterator[GuidedWorker]:
    with GuidedWorker() as started:
        yield started


def guided(worker: GuidedWorker, source: str, call: str) -> list[State]:
    function, arguments = split_call(call)
    found = worker.run(Order(f"program.py::{function}", source=source, args=arguments, seconds=20.0))
    assert found.assumptions == () and found.is_exact
    return list(states(found.recording))


def told(found: list[State]) -> list[object]:
    return [(each.event, each.source, each.depth, each.line, each.value, dict(each.locals)) for each in found]


@pytest.mark.parametrize("seed", FEW, ids=lambda seed: seed.name)
def test_a_call_gives_the_states_of_a_plain_recording(worker: GuidedWorker, seed: Seed) -> None:
    call = seed.inputs[0]
    assert told(guided(worker, seed.source, call)) == told(list(states(record_call(seed.source, call))))


@pytest.mark.parametrize("seed", LIVE, ids=lambda seed: seed.name)
def test_a_call_gives_the_live_engines_states(worker: GuidedWorker, seed: Seed, tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(seed.source)
    function, arguments = split_call(seed.inputs[0])
    engine = LiveEngine(Program(f"{tmp_path / 'program.py'}::{function}", args=arguments))
    try:
        live, place = list[State](), engine.here
        while place.state is not None:
            live.append(place.state)
            place = engine.move(STEP_INTO)
    finally:
        engine.close()
    found = guided(worker, seed.source, seed.inputs[0])
    assert len(found) == len(live) and all(map(same_state, found, live))
