"""Recordings of two versions of ndb side by side: size, opening, first `why`.

    python benchmarks/opening.py --old OTHER/src [--whole] [--out FILE] [PACKAGE ...]

Records the test suites of benchmarks/suites.py, and a loop of a million states, once with the code in OTHER/src (an older
commit, whose compiled parts were built there) and once with this one. Each version then opens its own recordings, the
largest first, and is asked of each why the first variable of its last state is what it is; of the loop also for the index
of changes. Milliseconds of CPU time, the best of three processes: for the largest recording, and for the median of those
opened. Without --whole only one test file of each larger suite is run. The last line of the output is JSON.
"""  # noqa: E501

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import session as sessions
import suites

HERE = Path(__file__).resolve()
PARTS = {
    "cachetools": "tests/test_lru.py",
    "boltons": "tests/test_iterutils.py",
    "more-itertools": "tests/test_recipes.py",
    "click": "tests/test_basic.py",
}
"""What is run of a suite that is not run whole."""
LOOP = "a loop of a million states"
STATES = 1_000_000
TRIES = 3


def cpu(times: list[float], done: Callable[[], object]) -> object:
    start = time.process_time()
    result = done()
    times.append((time.process_time() - start) * 1000)
    return result


def read(folder: Path) -> dict[str, float]:
    """In a child, with the version whose recordings they are."""
    from ndb.engine.replay import ReplayEngine
    from ndb.session import Session
    from ndb.trace.tracefile.open_trace import open_trace

    files = sorted(folder.glob("*.ndb"), key=lambda path: -path.stat().st_size)[: suites.OPENED]
    suites.ask(Session(ReplayEngine(open_trace(files[-1]).threads[0])))  # what is loaded at the first time is no matter
    opening, asking = list[float](), list[float]()
    for path in files:
        session = cpu(opening, lambda: Session(ReplayEngine(open_trace(path).threads[0])))  # noqa: B023
        assert isinstance(session, Session)
        cpu(asking, lambda: suites.ask(session))  # noqa: B023
    found = {
        "opening_ms": opening[0], "opening_ms_median": statistics.median(opening),
        "first_why_ms": asking[0], "first_why_ms_median": statistics.median(asking),
    }  # fmt: skip
    if len(files) == 1:
        found["index_ms"] = index(files[0])
    return found


def index(path: Path) -> float:
    from ndb.engine.timeline.timeline import Timeline
    from ndb.trace.tracefile.open_trace import open_trace

    times = list[float]()
    timeline = Timeline(open_trace(path).threads[0])
    cpu(times, timeline.changes.build)
    return times[0]


def best_of(source: Path, folder: Path) -> dict[str, float]:
    """The least that each took in some processes: others are at work, too."""
    command = [sys.executable, str(HERE), "--read", str(folder)]
    environment = dict(os.environ, PYTHONPATH=str(source))
    tries = [
        json.loads(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)
        for _ in range(TRIES)
    ]
    return {name: round(min(each[name] for each in tries), 1) for name in tries[0]}


def measured(source: Path, folder: Path) -> dict[str, float]:
    files = sorted(folder.glob("*.ndb"))
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())  # what recordings share, too
    return {"recordings": len(files), "bytes": size, **best_of(source, folder)}


def record_suite(package: str, is_whole: bool, source: Path, folder: Path, project: Path) -> None:
    imports, tests = suites.SUITES[package]
    paths = os.pathsep.join(map(str, [project / imports, source]))
    environment = dict(os.environ, PYTEST_DISABLE_PLUGIN_AUTOLOAD="1", PYTHONPATH=paths)
    options = ["-q", "-p", "no:cacheprovider", "-p", "ndb.trace.pytest_plugin", "--ndb", str(folder)]
    command = [sys.executable, "-m", "pytest", *options, tests if is_whole else PARTS.get(package, tests)]
    subprocess.run(command, cwd=project, env=environment, capture_output=True, check=False)


def record_loop(source: Path, folder: Path) -> None:
    folder.mkdir()
    program = folder / "program.py"
    program.write_text(sessions.PROGRAM.replace("COUNT", str(int(STATES / sessions.STATES_PER_ROUND))))
    command = [sys.executable, "-m", "ndb", "trace", str(program), "-o", str(folder / "loop.ndb")]
    subprocess.run(command, env=dict(os.environ, PYTHONPATH=str(source)), check=True, capture_output=True)
    program.unlink()


def side_by_side(given: argparse.Namespace, folder: Path) -> Iterator[dict[str, object]]:
    versions = {"old": given.old.resolve(), "new": suites.SOURCES}
    for name in given.packages:
        project = suites.unpack(name, folder) if name != LOOP else folder
        row: dict[str, object] = {"of": name}
        for label, source in versions.items():
            place = folder / f"{label} {name}"
            if name == LOOP:
                record_loop(source, place)
            else:
                record_suite(name, given.whole, source, place, project)
            row[label] = measured(source, place)
        yield row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("packages", nargs="*", default=[LOOP, *suites.SUITES])
    parser.add_argument("--old", type=Path, help="the sources of the version to compare with")
    parser.add_argument("--whole", action="store_true", help="whole suites")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--read", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.read:
        print(json.dumps(read(given.read)))
        return
    if given.old is None:
        parser.error("say what to compare with: --old OTHER/src")
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for row in side_by_side(given, Path(folder)):
            rows.append(row)
            print(json.dumps(row), flush=True)
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[1]:.0f}"
    result = {"whole": given.whole, "python": platform.python_version(), "machine": machine, "recordings": rows}
    if given.out is not None:
        given.out.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(result))


if __name__ == "__main__":
    main()
