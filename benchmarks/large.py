"""What an event costs while a program changes one element of something large: time per event by size.

    python benchmarks/large.py [--save] [--rounds 2000]

CPU time of the program's own thread, recording into a file. The last line of the output is JSON.
"""

import argparse
import json
import os
import platform
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ndb.trace.recorder.file_recorder import FileRecorder
from ndb.trace.scopes import user_files

RESULTS = Path(__file__).parent / "results" / "large.json"
PROGRAM = """
def run(held, rounds):
    size = len(held)
    for number in range(rounds):
        held[number * 7919 % size] = -number
    return size
"""
SIZES = 1_000, 10_000, 100_000, 1_000_000
KINDS: dict[str, Callable[[int], Any]] = {
    "dict": lambda size: {number: number for number in range(size)},
    "list": lambda size: list(range(size)),
}


def microseconds(folder: Path, held: Any, rounds: int) -> float:
    """Per event of a run that changes one element each round."""
    program = folder / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    namespace: dict[str, Any] = {"__name__": "program", "__file__": str(program)}
    exec(compile(PROGRAM, str(program), "exec"), namespace)
    recorder = FileRecorder(folder / "large.ndb", user_files(folder))
    recorder.start()
    start = time.thread_time()
    namespace["run"](held, rounds)
    spent = time.thread_time() - start
    recorder.end_main(None)
    recorder.stop()
    recorder.close(None)
    return round(spent / (2 * rounds) * 1e6, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=2_000)
    parser.add_argument("--save", action="store_true", help="write results/large.json")
    arguments = parser.parse_args()
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as name:
        found = {
            kind: {size: microseconds(Path(name), make(size), arguments.rounds) for size in SIZES}
            for kind, make in KINDS.items()
        }
    result = {"microseconds_per_event": found, "rounds": arguments.rounds, "python": platform.python_version()}
    result |= {"machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores", "load": round(load, 1)}
    if arguments.save:
        RESULTS.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(result))


if __name__ == "__main__":
    main()
