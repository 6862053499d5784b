"""Whether the five-thousandth step costs what the tenth did: a walk through one long loop on the embedded model.

Every state is predicted by the neural engine, through calls and rounds; where the model's own choice differs from the
recording, the recording's is taken after the model has computed its own (as in step.py), so that the walk does not end
where the model errs. Time per step over windows of 500 steps, memory and what the model had to read at the end of each.
CPU time is given beside wall time: on a busy machine only the former says something. Last line: JSON.
"""

import argparse
import json
import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from step import THREADS, Following

from ndb.engine.neural.engine import NeuralEngine
from ndb.language.shown import Shower
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark
from ndb.model.runtime_kernel import KernelPass, is_available
from ndb.model.runtime_numpy import NumpyPass
from ndb.model.weights import EMBEDDED, dequantised, read_stored
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.tree.action import STEP_INTO

WINDOW = 500
PROGRAM = """def mixed(total, i):
    value = (total * 7 + i) % 1009
    return value

def work(n):
    total = 0
    odd = 0
    recent = []
    for i in range(n):
        total = mixed(total, i)
        recent = [total] + recent[:3]
        if total % 2:
            odd += 1
    return total, odd, recent
"""


@dataclass(frozen=True, slots=True)
class Window:
    """Some steps one after the other."""

    last: int
    ms: float
    cpu_ms: float
    memory_mb: float
    read: int
    """Tokens that the model was given at the last step, cached ones included."""


def resident() -> float:
    """Megabytes of this process."""
    status = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024


def model(folder: Path) -> Following:
    config, stored = read_stored(folder)
    passes = KernelPass(config, stored, THREADS) if is_available(config) else NumpyPass(config, dequantised(stored))
    return Following(passes, Tokenizer.load(folder / "tokenizer.json"))


def walk(runtime: Following, steps: int) -> list[Window]:
    """The windows of a walk, told as they are done."""
    recording = record_call(PROGRAM, f"work({steps})", limits=RecordLimits(events=steps + 1, seconds=60.0))
    tokenizer, shower = runtime.tokenizer, Shower()
    engine = NeuralEngine(runtime, recording.sources, [recording.state(0)])
    shower.show(recording.state(0))
    windows: list[Window] = []
    wall, cpu = time.perf_counter(), time.process_time()
    for number in range(1, steps + 1):
        shown = shower.show(recording.state(number))
        runtime.truth = [*tokenizer.state(shown), tokenizer.special[Mark.ACTION_SEP]]
        place = engine.move(STEP_INTO)
        assert place.state is not None and place.state.locals == recording.state(number).locals, place.problem
        if number % WINDOW == 0:
            now, used = time.perf_counter(), time.process_time()
            took = (now - wall) / WINDOW * 1000, (used - cpu) / WINDOW * 1000
            windows.append(Window(number, *(round(t, 1) for t in took), round(resident(), 1), runtime.start))
            print(windows[-1], flush=True)
            wall, cpu = time.perf_counter(), time.process_time()
    return windows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=5_000)
    parser.add_argument("--model", type=Path, default=EMBEDDED)
    parser.add_argument("-o", "--out", type=Path, help="write the result here")
    arguments = parser.parse_args()
    windows = walk(model(arguments.model), arguments.steps)
    first, last = windows[0], windows[-1]
    result = {
        "steps": arguments.steps, "threads": THREADS, "load": round(os.getloadavg()[0], 1),
        "ms_first": first.ms, "ms_last": last.ms, "cpu_ms_first": first.cpu_ms, "cpu_ms_last": last.cpu_ms,
        "cpu_last_to_first": round(last.cpu_ms / first.cpu_ms, 3),
        "memory_mb_first": first.memory_mb, "memory_mb_last": last.memory_mb,
        "windows": [asdict(window) for window in windows],
    }  # fmt: skip
    if arguments.out:
        arguments.out.write_text(json.dumps(result, indent=1) + "\n")
    print(json.dumps(result))


if __name__ == "__main__":
    main()
