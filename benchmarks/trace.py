"""How fast a running program is recorded, beside what others do: events per second, bytes per event, memory.

    python -m pip install -e .[bench] && python benchmarks/trace.py

Every recorder runs the same program, a loop with lists, dicts and calls, in one process, the best of some rounds each.
ndb writes a trace file all the while, the others write text to the null device, the naive one keeps
`{name: repr(value)}` of every event in memory. The last line of the output is JSON; results/trace.json has everything.
"""

import argparse
import json
import os
import platform
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import redirect_stderr
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

from ndb.trace import tape
from ndb.trace.recorder.file_recorder import FileRecorder
from ndb.trace.scopes import user_files

RESULTS = Path(__file__).parent / "results" / "trace.json"
PROGRAM = """
def weigh(name, weights):
    total = 0
    for letter in name:
        total += weights.get(letter, 1)
    return total


def step(number, seen, weights):
    name = "item" + str(number % 7)
    value = weigh(name, weights)
    seen.append(value)
    if len(seen) > 8:
        seen.pop(0)
    pair = (number, value)
    return pair


def run(rounds):
    seen = []
    weights = {"i": 3, "t": 2, "e": 5, "m": 1}
    best = {}
    for number in range(rounds):
        key, value = step(number, seen, weights)
        best[value] = key
    return best
"""

Trace = Callable[[FrameType, str, Any], Any]


def load(folder: Path) -> ModuleType:
    """The program as a file, since some recorders read its source."""
    path = folder / "program.py"
    path.write_text(PROGRAM, encoding="utf-8")
    module = ModuleType("program")
    module.__file__ = str(path)
    sys.modules["program"] = module
    exec(compile(PROGRAM, str(path), "exec"), module.__dict__)
    return module


def timed(function: Callable[[], object]) -> float:
    start = time.perf_counter()
    function()
    return time.perf_counter() - start


def traced(run: Callable[[], object], trace: Trace) -> float:
    sys.settrace(trace)
    try:
        return timed(run)
    finally:
        sys.settrace(None)


def count_events(run: Callable[[], object]) -> int:
    """Call, line, return and exception events of the program's own frames."""
    counted = [0]

    def trace(frame: FrameType, event: str, argument: object) -> Trace:
        counted[0] += 1
        return trace

    traced(run, trace)
    return counted[0]


def no_op(run: Callable[[], object]) -> float:
    def trace(frame: FrameType, event: str, argument: object) -> Trace:
        return trace

    return traced(run, trace)


def naive(run: Callable[[], object]) -> float:
    rows: list[tuple[str, int, dict[str, str]]] = []

    def trace(frame: FrameType, event: str, argument: object) -> Trace:
        rows.append((event, frame.f_lineno, {name: repr(value) for name, value in frame.f_locals.items()}))
        return trace

    return traced(run, trace)


def pysnooper(run: Callable[[], object]) -> float:
    import pysnooper

    with pysnooper.snoop(os.devnull, depth=10):
        return timed(run)


def hunter(run: Callable[[], object]) -> float:
    import hunter

    with (
        Path(os.devnull).open("w") as null,
        hunter.trace(module="program", action=hunter.VarsSnooper(stream=null)),
    ):
        return timed(run)


def snoop(run: Callable[[], object]) -> float:
    import snoop

    with open(os.devnull, "w") as null:  # noqa: PTH123
        config = snoop.Config(out=null)
        with config.snoop(depth=10):
            return timed(run)


def ndb(run: Callable[[], object], path: Path) -> float:
    """Until the file is complete: what the writer still has to do counts."""

    def record() -> None:
        recorder = FileRecorder(path, user_files(path.parent))
        recorder.start()
        run()
        recorder.stop()
        recorder.close(None)

    return timed(record)


PEERS: dict[str, tuple[Callable[[Callable[[], object]], float], int]] = {
    "no_op": (no_op, 20_000),
    "naive": (naive, 2_000),
    "pysnooper": (pysnooper, 300),
    "hunter": (hunter, 300),
    "snoop": (snoop, 60),
}
"""Name, how to run, and rounds of the program: the slower, the fewer."""


def measure_peers(module: ModuleType, repeats: int) -> dict[str, float]:
    """Events per second of every peer that is installed."""
    rates = {}
    for name, (measure, rounds) in PEERS.items():
        run = lambda rounds=rounds: module.run(rounds)  # noqa: E731
        try:
            with redirect_stderr(Path(os.devnull).open("w")):
                best = min(measure(run) for _ in range(repeats))
        except ImportError:
            print(f"{name:12} not installed")
            continue
        rates[name] = count_events(run) / best
        print(f"{name:12} {rates[name]:12,.0f} events/s")
    return rates


def measure_ndb(module: ModuleType, folder: Path, rounds: int, repeats: int) -> tuple[float, float, float]:
    """Events per second, bytes per event, and how many times slower than without."""
    run = lambda: module.run(rounds)  # noqa: E731
    events = count_events(run)
    path = folder / "trace.ndb"
    best = min(ndb(run, path) for _ in range(repeats))
    alone = min(timed(run) for _ in range(repeats))
    print(f"{'ndb':12} {events / best:12,.0f} events/s, {path.stat().st_size / events:.2f} bytes/event")
    return events / best, path.stat().st_size / events, best / alone


def resident() -> float:
    """Memory in use, in MB; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def measure_memory(module: ModuleType, folder: Path, events: int) -> list[float]:
    """Memory in use at ten points of a long recording."""
    rounds = events // 26
    samples: list[float] = []
    done = threading.Event()

    def watch() -> None:
        while not done.wait(0.2):
            samples.append(resident())

    watcher = threading.Thread(target=watch)
    watcher.start()
    ndb(lambda: module.run(rounds), folder / "long.ndb")
    done.set()
    watcher.join()
    picked = [samples[len(samples) * number // 10] for number in range(10)] if samples else []
    print("memory in MB over", f"{events:,} events:", " ".join(f"{sample:.0f}" for sample in picked))
    return [round(sample, 1) for sample in picked]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=20_000, help="of the program, for ndb")
    parser.add_argument(
        "--long", type=int, default=10_000_000, metavar="EVENTS", help="events of the memory test; 0: none"
    )
    parser.add_argument("--save", action="store_true", help="write results/trace.json")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        module = load(Path(name))
        rates = measure_peers(module, arguments.repeats)
        rate, size, slowdown = measure_ndb(module, Path(name), arguments.rounds, arguments.repeats)
        memory = measure_memory(module, Path(name), arguments.long) if arguments.long else []
    summary = {
        "events_per_second": round(rate),
        "vs_naive": round(rate / rates["naive"], 2),
        "vs_pysnooper": round(rate / rates["pysnooper"], 1) if "pysnooper" in rates else None,
        "bytes_per_event": round(size, 2),
    }
    details = {
        **summary,
        "slowdown": round(slowdown, 1),
        "peers_events_per_second": {name: round(peer) for name, peer in rates.items()},
        "memory_mb": memory,
        "memory_events": arguments.long,
        "compiled": tape._encode is not None,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
    }
    if arguments.save:
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(json.dumps(details, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(summary))


if __name__ == "__main__":
    main()
