"""Programs that lack nothing, run guided: are the states exactly those of a plain recording, and of the live engine?

    python benchmarks/guided/lacking_nothing.py [--sample N] [--live N] [--output FILE]

The programs are the seed corpus, each with its inputs: `--sample` of them at random are compared with a recording in
memory, the first `--live` of these also with the live engine, stepped into from start to end.
"""

import argparse
import json
import platform
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from ndb.dataset.programs.seeds import Seed, read_seeds
from ndb.engine.guided.guided_run import GuidedWorker, Order
from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.launch import Program
from ndb.engine.protocol import same_state
from ndb.source.call import split_call
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import State, states
from ndb.tree.action import STEP_INTO

SEEDS = Path(__file__).parents[2] / "seeds"
EVENTS = 20_000


def guided(worker: GuidedWorker, source: str, call: str) -> tuple[list[State], bool]:
    function, arguments = split_call(call)
    order = Order(f"program.py::{function}", source=source, args=arguments, seconds=20.0, events=EVENTS)
    found = worker.run(order)
    return list(states(found.recording)), bool(found.assumptions)


def live(seed: Seed, call: str) -> Iterator[State]:
    function, arguments = split_call(call)
    with tempfile.TemporaryDirectory() as folder:
        (file := Path(folder, "program.py")).write_text(seed.source, encoding="utf-8")
        engine = LiveEngine(Program(f"{file}::{function}", args=arguments))
        try:
            place = engine.here
            while place.state is not None:
                yield place.state
                place = engine.move(STEP_INTO)
        finally:
            engine.close()


def is_same(mine: list[State], others: list[State]) -> bool:
    return len(mine) == len(others) and all(
        same_state(one, other) and (one.line, one.depth) == (other.line, other.depth)
        for one, other in zip(mine, others, strict=True)
    )


def measure(seed: Seed, worker: GuidedWorker, with_live: bool, counts: Counter[str]) -> None:
    for call in seed.inputs:
        real = list(states(record_call(seed.source, call, limits=RecordLimits(EVENTS, 20.0))))
        if len(real) >= EVENTS:
            counts["left out: too long"] += 1
            continue
        found, has_assumed = guided(worker, seed.source, call)
        counts["calls"] += 1
        counts["states"] += len(real)
        counts["calls that assumed something"] += has_assumed
        counts["calls with the states of a recording"] += is_same(found, real)
        if not is_same(found, real):
            print("DIFFERS:", seed.name, call)
    if with_live:
        call = seed.inputs[0]
        counts["calls beside the live engine"] += 1
        counts["calls with the live engine's states"] += is_same(
            guided(worker, seed.source, call)[0], [*live(seed, call)]
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--live", type=int, default=60)
    parser.add_argument("--output", type=Path)
    arguments = parser.parse_args()
    items = random.Random(2).sample(list(read_seeds([SEEDS])), arguments.sample)
    counts: Counter[str] = Counter()
    start = time.monotonic()
    with GuidedWorker() as worker:
        for number, seed in enumerate(items):
            measure(seed, worker, number < arguments.live, counts)
    about = {"python": platform.python_version(), "machine": platform.machine(), "programs": len(items),
             "seconds": round(time.monotonic() - start)}  # fmt: skip
    print(json.dumps(about | dict(counts), indent=1))
    if arguments.output is not None:
        arguments.output.write_text(json.dumps(about | dict(counts), indent=1) + "\n")


if __name__ == "__main__":
    main()
