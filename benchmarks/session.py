"""How long every command of a session takes on a recording of a million states.

    python benchmarks/session.py [--states 1000000] [--clock cpu]

Records a program with loops, calls, lists and dicts into a trace file, opens it as `ndb RECORDING` does, waits for the
index of changes as a background thread builds it, and times each command, and a condition on a line that runs in every
round. `--clock cpu` counts processor time, for a machine on which others work, too; with `PYTHONPATH=OTHER/src` it is
another version's. Last line: JSON with the slowest command.
"""

import argparse
import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from ndb.engine.replay import ReplayEngine
from ndb.engine.timeline.changes.index_file import study
from ndb.frontend.terminal.terminal import Terminal
from ndb.session import Session
from ndb.session.open import open_recording
from ndb.trace.recorder.record_target import record_target

PROGRAM = """start = 1

def helper(i, table):
    j = i * 2
    table[i % 7] = j
    return j

def work(n):
    total = 0
    early = "set once"
    seen = []
    table = {}
    for i in range(n):
        total += i
        if i % 3 == 0:
            total += helper(i, table)
        if i % 1000 == 0:
            seen.append(total)
    return total

result = work(COUNT)
"""
STATES_PER_ROUND = 5.7
CLOCKS = {"wall": time.perf_counter, "cpu": time.process_time}
Clock = Callable[[], float]
COMMANDS = [
    "s", "n", "w", "l", "ll", "p total, i", "a", "v", "why total", "why early", "back", "bo", "undo", "r", "back", "back early",  # noqa: E501
    "undo", "why seen", "back seen", "undo", "b 19", "c", "rc", "cl", "watch seen", "c", "rc", "rc", "cl", "watch early", "rc", "c",  # noqa: E501
    "cl", "go 1000", "b helper", "c", "rc", "cl", "catch", "c", "rc", "cl", "go 500000", "watch total", "rc", "rc", "c", "cl", "why table", "rback",  # noqa: E501
    "until", "go 900000", "b 14, i > 0", "rc", "cl", "b 18, i == LATE", "c", "cl", "restart", "i",
]  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--states", type=int, default=1_000_000)
    parser.add_argument("--clock", choices=CLOCKS, default="wall")
    given = parser.parse_args()
    states = given.states
    with tempfile.TemporaryDirectory() as folder:
        program, recording = Path(folder) / "program.py", Path(folder) / "recording.ndb"
        count = int(states / STATES_PER_ROUND)
        program.write_text(PROGRAM.replace("COUNT", str(count)))
        record_target(str(program), out=recording)
        report(recording, count, given.clock)


def report(recording: Path, count: int, clock_name: str) -> None:
    clock = CLOCKS[clock_name]
    opening = clock()
    found, _ = open_recording(recording)
    engine = ReplayEngine(found)
    opened = clock() - opening
    indexing = clock()
    thread = study(engine.timeline.changes, found)
    assert thread is not None
    thread.join()
    indexed = clock() - indexing
    kept = recording.with_name(recording.name + ".index").stat().st_size
    print(
        f"{len(engine.timeline)} states, {recording.stat().st_size / 1e6:.1f} MB; opened in {opened:.2f} s, indexed in {indexed:.2f} s and {kept / 1e6:.1f} MB"  # noqa: E501
    )
    opening = clock()
    found, _ = open_recording(recording)
    engine = ReplayEngine(found)
    assert study(engine.timeline.changes, found) is None
    again = clock() - opening
    print(f"opened again, with its index, in {again:.2f} s")
    times = measure(engine, count, clock)
    scan = measure_condition(engine, count)
    for name, seconds in sorted(times, key=lambda each: -each[1])[:12]:
        print(f"{seconds * 1000:8.1f} ms  {name}")
    slowest = max(times, key=lambda each: each[1])
    print(json.dumps({
        "states": len(engine.timeline), "clock": clock_name, "bytes": recording.stat().st_size, "open_seconds": round(opened, 3), "index_seconds": round(indexed, 3), "open_again_seconds": round(again, 3), "index_bytes": kept, "commands": len(times),  # noqa: E501
        "slowest_ms": round(slowest[1] * 1000, 1), "slowest_command": slowest[0],
        "condition_hits": count, "condition_cpu_seconds": round(scan, 3),
    }))  # fmt: skip


def measure_condition(engine: ReplayEngine, count: int) -> float:
    """Processor time of finding the last hit of a line whose condition has to be asked at every hit."""
    session = Session(engine)
    session.go(0)
    session.set_breakpoint.at_line("program.py", 14, condition=f"i == {count - 1}")
    start = time.process_time()
    stop = session.resume()
    assert stop.breakpoints == (1,), stop
    print(f"{time.process_time() - start:8.2f} s of processor time for a condition asked at {count} hits")
    return time.process_time() - start


def measure(engine: ReplayEngine, count: int, clock: Clock) -> list[tuple[str, float]]:
    shown: list[str] = []
    session = Session(engine)
    terminal = Terminal(session, shown.append)
    for command in ["b work", "c", "cl", "n", "n", "n", "n", "n", "n"]:
        terminal.execute(command)
    times = []
    for command in COMMANDS:
        command = command.replace("LATE", str(count - 10))
        shown.clear()
        start = clock()
        terminal.execute(command)
        times.append((command, clock() - start))
        mistakes = [line for line in shown if line.startswith("***")]
        assert not mistakes, (command, mistakes)
    return times


if __name__ == "__main__":
    main()
