"""Whole test suites of packages from PyPI, recorded by the pytest plugin: do they still pass, and what does it cost?

    python benchmarks/suites.py [--save] [PACKAGE ...]

Downloads the packages' sources with pip, runs each suite twice in a process of its own, without and with `--ndb`, and
compares outcomes and CPU time. The last line of the output is JSON. results/suites.json has the latest result of every
package.
"""

import argparse
import json
import os
import platform
import re
import subprocess
import sys
import tarfile
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from ndb.trace.tracefile import open_trace

RESULTS = Path(__file__).parent / "results" / "suites.json"
SOURCES = Path(__file__).parent.parent / "src"
SUITES = {
    "toolz": (".", "toolz/tests"),
    "inflection": (".", "test_inflection.py"),
    "cachetools": ("src", "tests"),
    "boltons": (".", "tests"),
    "more-itertools": (".", "tests"),
    "click": ("src", "tests"),
}
"""Package to the folder that is imported from and the folder of its tests."""
COUNTS = re.compile(r"(\d+) (passed|failed|skipped|error|errors|xfailed|xpassed)")


@dataclass(frozen=True)
class Result:
    """One suite, without and with recording."""

    package: str
    outcomes: dict[str, int]
    same_outcomes: bool
    cpu_seconds: float
    cpu_seconds_recorded: float
    overhead: float
    """How many times the CPU time."""
    events: int
    traces: int
    bytes_per_event: float


def unpack(package: str, folder: Path) -> Path:
    """The source distribution, which has the tests."""
    command = [
        sys.executable,
        "-m",
        "pip",
        "download",
        "-q",
        "--no-deps",
        "--no-binary",
        ":all:",
        "-d",
        str(folder),
        package,
    ]
    subprocess.run(command, check=True)
    archive = next(folder.glob(f"{package.replace('-', '_')}-*.tar.gz"))
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


def run(project: Path, imports: str, tests: str, options: list[str]) -> tuple[dict[str, int], float]:
    """Outcomes and CPU seconds of a test run."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(project / imports), str(SOURCES)])}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "ndb.trace.pytest_plugin",
        *options,
        tests,
    ]
    before = os.times()
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)
    after = os.times()
    summary = done.stdout.strip().rpartition("\n")[2]
    outcomes = {name.removesuffix("s"): int(count) for count, name in COUNTS.findall(summary)}
    if not outcomes:
        sys.exit(f"{project.name}: no tests were run\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return outcomes, cpu


def measure(package: str, folder: Path) -> Result:
    imports, tests = SUITES[package]
    project = unpack(package, folder)
    outcomes, alone = run(project, imports, tests, [])
    traces = folder / f"traces of {package}"
    recorded, cpu = run(project, imports, tests, ["--ndb", str(traces)])
    files = sorted(traces.glob("*.ndb"))
    events = sum(len(thread) for path in files for thread in open_trace(path).threads)
    size = sum(path.stat().st_size for path in files)
    return Result(
        package,
        recorded,
        recorded == outcomes,
        round(alone, 1),
        round(cpu, 1),
        round(cpu / alone, 1),
        events,
        len(files),
        round(size / events, 1),
    )


def details(results: list[dict[str, object]]) -> dict[str, object]:
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    return {"suites": results, "python": platform.python_version(), "machine": machine}


def save(results: list[dict[str, object]]) -> None:
    """Packages that were not measured this time keep what they had."""
    before = json.loads(RESULTS.read_text(encoding="utf-8"))["suites"] if RESULTS.is_file() else []
    found = {str(result["package"]): result for result in [*before, *results]}
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(details(list(found.values())), indent=2) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("packages", nargs="*", default=list(SUITES))
    parser.add_argument("--save", action="store_true", help="write results/suites.json")
    arguments = parser.parse_args()
    results = []
    with tempfile.TemporaryDirectory() as name:
        for package in arguments.packages:
            start = time.monotonic()
            results.append(asdict(measure(package, Path(name))))
            print(f"{package}: {time.monotonic() - start:.0f} s", json.dumps(results[-1]), flush=True)
            if arguments.save:
                save(results)
    print(json.dumps(details(results)))


if __name__ == "__main__":
    main()
