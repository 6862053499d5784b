"""Live and replay agree on some hundred programs: the seeds of this project, many to a process.

Every program is a module with its calls behind it; a driver imports one after the other. The same random actions drive
both engines, then both run to the end, and every state of the one is a state of the other.
"""

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from ndb.dataset.programs.seeds import Seed, read_seeds
from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.launch import Program
from ndb.engine.protocol import Engine
from ndb.engine.replay import ReplayEngine
from ndb.session.open import record_beside
from ndb.trace.tracefile.open_trace import open_trace
from ndb.tree.action import (
    CONTINUE,
    INV_STEP_CALL,
    INV_STEP_INTO,
    INV_STEP_OVER,
    STEP_INTO,
    STEP_OVER,
    STEP_RETURN,
    Action,
    breakpoint_at,
)

SEEDS = Path(__file__).parents[2] / "seeds"
BATCHES, TOGETHER, CALLS, MOVES = 8, 52, 2, 120


def batches() -> list[list[Seed]]:
    """About four hundred programs of all topics, however many there are."""
    everything = list(read_seeds([SEEDS]))
    chosen = everything[:: len(everything) // (BATCHES * TOGETHER)]
    return [chosen[start : start + TOGETHER] for start in range(0, BATCHES * TOGETHER, TOGETHER)]


def write(seeds: Sequence[Seed], folder: Path) -> Path:
    """A driver beside one module a seed; a call that raises is told and the next one made."""
    lines = ["import importlib", "for name in NAMES:", "    importlib.import_module(name)"]
    for number, seed in enumerate(seeds):
        calls = [f"try:\n    {call}\nexcept Exception as error:\n    print(error)\n" for call in seed.inputs[:CALLS]]
        (folder / f"seed{number}.py").write_text(seed.source + "\n" + "".join(calls), encoding="utf-8")
    names = [f"seed{number}" for number in range(len(seeds))]
    driver = folder / "driver.py"
    driver.write_text("\n".join([f"NAMES = {names!r}", *lines]) + "\n", encoding="utf-8")
    return driver


def chosen_action(dice: random.Random, sources: Sequence[str]) -> Action:
    at = breakpoint_at(dice.choice(sources))
    moves = [STEP_INTO, STEP_OVER, STEP_RETURN, at, INV_STEP_INTO, INV_STEP_OVER, INV_STEP_CALL]
    return dice.choices(moves, [40, 25, 10, 1, 10, 5, 5])[0]


def walk_together(live: Engine, replay: Engine, dice: random.Random) -> None:
    for _ in range(MOVES):
        texts = [live.sources[file] for file in sorted(live.sources)]
        action = chosen_action(dice, [line for line in texts[-1].split("\n") if line.strip()])
        ran, recorded = live.move(action), replay.move(action)
        assert (ran.state, ran.exit, ran.moment) == (recorded.state, recorded.exit, recorded.moment), str(action)
        if ran.is_end:
            moment = dice.randrange(len(live.timeline))  # as far as it has run
            live.go(moment)
            replay.go(moment)
        assert list(live.stack()) == list(replay.stack()), str(action)


@pytest.mark.parametrize("batch", range(len(batches())))
def test_live_and_replay_agree_on_programs_of_the_seed_corpus(
    batch: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONHASHSEED", "0")
    program = Program(str(write(batches()[batch], tmp_path)))
    record_beside(program, tmp_path / "recording")
    trace = open_trace(tmp_path / "recording")
    replay = ReplayEngine(trace.threads[0])
    with LiveEngine(program) as live:
        walk_together(live, replay, random.Random(batch))
        live.go(len(live.timeline) - 1)
        assert live.move(CONTINUE).exit is trace.exit
        ran, recorded = live.timeline, replay.timeline
        assert len(ran) == len(recorded) > 1000
        assert all(ran.state(moment) == recorded.state(moment) for moment in range(len(ran)))
