"""Whole test suites of packages from PyPI, recorded by the pytest plugin: do they still pass, and what does it cost?

    python benchmarks/suites.py [--save] [--resume] [--quick] [--label NAME] [--tools coverage,viztracer] [--times N]
                                [PACKAGE ...]

Downloads the packages' sources with pip and runs each suite in a process of its own: alone, with `--ndb`, and with
other tools that follow a program, installed into a temporary folder. Compares outcomes and CPU time; then the
recordings are opened, and their first `why` is asked. The last line of the output is JSON; results/suites.json has the
latest result of every package, results/suites-NAME.json those of another state of the code (`PYTHONPATH=OTHER/src`).
Each package is saved when it is done; `--resume` leaves out those that were measured on this commit. `--quick`: a part
of click's tests instead of all, saved as suites-quick.json. `--times`: of so many runs in turn the least CPU time
counts, since what else the machine does only adds to it. Where many files were deleted shortly before, making one
takes ext4 up to a millisecond of system time, which is then ascribed to recording: `TMPDIR=/dev/shm` avoids that.

coverage.py notes which lines of the project ran (its C tracer), hunter prints every line of the project with the
variables that changed. VizTracer notes when which function ran and keeps the last million of these; it passes by all
that is called by what it passes by, so it is not told to leave out pytest.
"""

import argparse
import json
import os
import platform
import re
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

import ndb
from ndb.engine.replay import ReplayEngine
from ndb.errors import NdbError
from ndb.session import Session
from ndb.trace.tracefile.open_trace import open_trace

RESULTS = Path(__file__).parent / "results"
SOURCES = Path(ndb.__file__).parent.parent
SUITES = {
    "toolz": (".", "toolz/tests"),
    "inflection": (".", "test_inflection.py"),
    "cachetools": ("src", "tests"),
    "boltons": (".", "tests"),
    "more-itertools": (".", "tests"),
    "click": ("src", "tests"),
}
"""Package to the folder that is imported from and the folder of its tests."""
QUICK = {"click": "tests/test_commands.py"}
"""The part of a long suite that stands for all of it."""
TOOLS = ("coverage", "viztracer", "hunter")
COUNTS = re.compile(r"(\d+) (passed|failed|skipped|error|errors|xfailed|xpassed)")
OPENED = 40
"""How many recordings are opened and asked, the largest first."""
Run = tuple[dict[str, int], float]
"""Outcomes and CPU seconds of a suite."""


@dataclass(frozen=True)
class Cost:
    """One suite under one tool."""

    same_outcomes: bool
    cpu_seconds: float
    overhead: float
    """How many times the CPU time of the suite alone."""
    bytes: int
    """What it wrote."""


@dataclass(frozen=True)
class Reading:
    """What it takes to use the recordings of a suite: milliseconds for the largest, and for the median of those
    opened."""

    opened: int
    largest_bytes: int
    largest_events: int
    opening_ms: float
    opening_ms_median: float
    first_why_ms: float
    first_why_ms_median: float


@dataclass(frozen=True)
class Result:
    """One suite, without and with recording."""

    package: str
    commit: str
    outcomes: dict[str, int]
    same_outcomes: bool
    cpu_seconds: float
    cpu_seconds_recorded: float
    overhead: float
    """How many times the CPU time."""
    events: int
    events_per_second: int
    """Of the CPU time that recording adds."""
    traces: int
    bytes: int
    bytes_per_event: float
    reading: Reading
    tools: dict[str, Cost]


def unpack(package: str, folder: Path) -> Path:
    """The source distribution, which has the tests."""
    options = ["download", "-q", "--no-deps", "--no-binary", ":all:", "-d", str(folder), package]
    subprocess.run([sys.executable, "-m", "pip", *options], check=True)
    archive = next(folder.glob(f"{package.replace('-', '_')}-*.tar.gz"))
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


def install(tools: list[str], folder: Path) -> None:
    """The other tools, where only their own runs see them."""
    command = [sys.executable, "-m", "pip", "install", "-q", "--target", str(folder), *tools]
    subprocess.run(command, check=True)


@dataclass(frozen=True)
class Suite:
    """A package's tests, ready to be run."""

    project: Path
    imports: str
    tests: str

    def run(self, before: list[str], options: list[str], paths: list[Path]) -> Run:
        """Outcomes and CPU seconds of a test run; `before`: what stands between the interpreter and pytest."""
        environment = dict(os.environ, PYTEST_DISABLE_PLUGIN_AUTOLOAD="1", COVERAGE_CORE="ctrace")
        environment["PYTHONPATH"] = os.pathsep.join(map(str, [self.project / self.imports, SOURCES, *paths]))
        command = [sys.executable, *before, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options, self.tests]
        start = os.times()
        done = subprocess.run(command, cwd=self.project, env=environment, capture_output=True, text=True, check=False)
        end = os.times()
        found = [line for line in done.stdout.splitlines() if COUNTS.search(line) and " in " in line]
        if not found:
            sys.exit(f"{self.project.name}: no tests were run\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
        outcomes = {name.removesuffix("s"): int(count) for count, name in COUNTS.findall(found[-1])}
        return outcomes, end.children_user + end.children_system - start.children_user - start.children_system


def run_tool(tool: str, suite: Suite, output: Path, installed: Path) -> Run:
    """A suite under one of the other tools."""
    paths = [installed, Path(__file__).parent]
    match tool:
        case "coverage":
            before = ["-m", "coverage", "run", f"--data-file={output / 'data'}", f"--source={suite.project}"]
            return suite.run(before, [], paths)
        case "viztracer":
            written = ["-o", str(output / "trace.json"), "--quiet", "--ignore_c_function"]
            return suite.run(["-m", "viztracer", *written], [], paths)
    told = ["--hunter-output", str(output / "lines.txt"), "--hunter-project", str(suite.project)]
    return suite.run([], ["-p", "hunter_plugin", *told], paths)


def cost_of(tool: str, suite: Suite, folder: Path, outcomes: dict[str, int], alone: float, times: int) -> Cost:
    output = folder / f"{tool} of {suite.project.name}"
    output.mkdir()
    runs, size = list[Run](), 0
    for _ in range(times):
        runs.append(run_tool(tool, suite, output, folder / "tools"))
        size = sum(path.stat().st_size for path in output.iterdir())
        for path in output.iterdir():
            path.unlink()
    cpu = min(cpu for _, cpu in runs)
    return Cost(all(found == outcomes for found, _ in runs), round(cpu, 2), round(cpu / alone, 1), size)


@contextmanager
def clock(times: list[float]) -> Iterator[None]:
    start = time.perf_counter()
    yield
    times.append((time.perf_counter() - start) * 1000)


def reading_of(files: list[Path]) -> Reading:
    """Open recordings, the largest first, and ask each why the first variable of its last state is what it is."""
    chosen = sorted(files, key=lambda path: -path.stat().st_size)[:OPENED]
    opening, asking, events = list[float](), list[float](), 0
    for path in chosen:
        with clock(opening):
            session = Session(ReplayEngine(open_trace(path).threads[0]))
        events = events or len(session.engine.timeline)
        with clock(asking):
            ask(session)
    return Reading(
        len(chosen),
        chosen[0].stat().st_size,
        events,
        round(opening[0], 1),
        round(statistics.median(opening), 1),
        round(asking[0], 1),
        round(statistics.median(asking), 1),
    )


def ask(session: Session) -> None:
    """Why, of a variable near the end: the last state that has one."""
    timeline = session.engine.timeline
    at = next((at for at in range(len(timeline) - 1, -1, -1) if timeline.state(at).locals), None)
    if at is None:
        return
    session.go(at)
    try:
        session.frames.why(next(iter(timeline.state(at).locals)).removeprefix("global "))
    except NdbError as error:
        print(f"why: {error}", file=sys.stderr)


def measure(package: str, folder: Path, tools: list[str], is_quick: bool = False, times: int = 1) -> Result:
    imports, tests = SUITES[package]
    if is_quick:
        tests = QUICK.get(package, tests)
    suite = Suite(unpack(package, folder), imports, tests)
    plugin = ["-p", "ndb.trace.pytest_plugin"]
    turns = list[tuple[Run, Run]]()
    for turn in range(times):
        traces = folder / f"traces of {package} {turn}"
        turns.append((suite.run([], plugin, []), suite.run([], [*plugin, "--ndb", str(traces)], [])))
    outcomes, recorded = ([run[0] for run in runs] for runs in zip(*turns, strict=True))
    alone, cpu = (min(run[1] for run in runs) for runs in zip(*turns, strict=True))
    files = sorted(traces.glob("*.ndb"))
    events = sum(len(thread) for path in files for thread in open_trace(path).threads)
    size = sum(path.stat().st_size for path in traces.rglob("*") if path.is_file())  # what tests share, too
    return Result(
        package,
        commit(),
        recorded[-1],
        all(each == outcomes[0] for each in [*outcomes, *recorded]),
        round(alone, 2),
        round(cpu, 2),
        round(cpu / alone, 1),
        events,
        round(events / max(cpu - alone, 0.01)),
        len(files),
        size,
        round(size / events, 1),
        reading_of(files),
        {tool: cost_of(tool, suite, folder, outcomes[0], alone, times) for tool in tools},
    )


def commit() -> str:
    """Which state of the code is measured; empty outside of a repository."""
    command = ["git", "-C", str(SOURCES), "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def measured(path: Path) -> set[str]:
    """Packages that were measured on this commit."""
    before = json.loads(path.read_text(encoding="utf-8"))["suites"] if path.is_file() else []
    return {result["package"] for result in before if result.get("commit") == commit() != ""}


def details(results: list[dict[str, object]]) -> dict[str, object]:
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    return {"suites": results, "python": platform.python_version(), "machine": machine}


def save(results: list[dict[str, object]], path: Path) -> None:
    """Packages that were not measured this time keep what they had."""
    before = json.loads(path.read_text(encoding="utf-8"))["suites"] if path.is_file() else []
    found = {str(result["package"]): result for result in [*before, *results]}
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(details(list(found.values())), indent=2) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("packages", nargs="*", default=list(SUITES))
    parser.add_argument("--save", action="store_true", help="write results/suites.json")
    parser.add_argument("--label", help="write results/suites-LABEL.json instead")
    parser.add_argument("--tools", default=",".join(TOOLS), help="which others to run beside (default: %(default)s)")
    parser.add_argument("--resume", action="store_true", help="leave out what was saved of this commit")
    parser.add_argument("--times", type=int, default=1, help="runs of which the least CPU time counts")
    parser.add_argument("--quick", action="store_true", help="a part of click's tests; results/suites-quick.json")
    arguments = parser.parse_args()
    tools = [tool for tool in arguments.tools.split(",") if tool in TOOLS]
    label = arguments.label or ("quick" if arguments.quick else None)
    path = RESULTS / (f"suites-{label}.json" if label else "suites.json")
    done = measured(path) if arguments.resume else set()
    results = []
    with tempfile.TemporaryDirectory() as name:
        if tools:
            install(tools, Path(name) / "tools")
        for package in (package for package in arguments.packages if package not in done):
            start = time.monotonic()
            results.append(asdict(measure(package, Path(name), tools, arguments.quick, arguments.times)))
            print(f"{package}: {time.monotonic() - start:.0f} s", json.dumps(results[-1]), flush=True)
            if arguments.save:
                save(results, path)
    print(json.dumps(details(results)))


if __name__ == "__main__":
    main()
