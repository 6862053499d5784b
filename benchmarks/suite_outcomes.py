"""Test suites of packages, recorded and not: does every test end in the same way?

`python benchmarks/audit.py suites --folder FOLDER [--packages NAME ...] [--python OTHER] [--out FILE]`. Sources are
taken from FOLDER/sdists/NAME/, or downloaded there by pip; the tests run in a virtual environment in FOLDER, or with
another Python that has pytest and the packages. Every suite runs alone and with `--ndb`. What differed is run alone
once more: a test that does not end alike twice by itself is called unsteady, and says nothing.

As a pytest plugin (`-p suite_outcomes`) this module writes how each test ended, line by line, so that a suite that dies
tells what it did before. Knows no packages beyond their names, and does not know why a test ends otherwise.
"""

import functools
import json
import os
import subprocess
import sys
import tarfile
import venv
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = (
    "addict", "anytree", "arpeggio", "astunparse", "blinker", "boltons", "cachetools", "click", "cron-descriptor",
    "decorator", "deepmerge", "dpath", "funcparserlib", "furl", "h11", "hpack", "humanfriendly", "hyperframe",
    "inflection", "intervaltree", "iso8601", "itsdangerous", "jsmin", "jsonpointer", "mccabe", "multipledispatch",
    "munch", "ordered-set", "parsimonious", "pluggy", "priority", "purl", "pyflakes", "python-dotenv", "queuelib",
    "rfc3986", "schedule", "schema", "sqlparse", "tomli-w", "toolz", "trafaret", "uritemplate", "voluptuous",
    "xmltodict",
)  # fmt: skip
REQUIREMENTS = ("pytest<9", "hypothesis", "pytest-asyncio", "pytest-mock", "pytest-subtests", "pretend", "mock", "six")
"""What their tests import beside the packages."""
PLUGINS = (
    "pytest_asyncio.plugin", "pytest_mock", "pytest_subtests.plugin", "_hypothesis_pytestplugin",
    "pytest_datadir.plugin", "pytest_lazy_fixtures.plugin",
)  # fmt: skip
"""Used where they are installed. None is loaded unasked: the recorder must not be there in runs without it."""
OUTCOMES = "NDB_SUITE_OUTCOMES"
"""The variable that names the file into which the plugin writes."""
ALONE_SECONDS = 300
RECORDED_SECONDS = 1800


# the plugin


def pytest_runtest_logreport(report: Any) -> None:
    if report.when == "call" or report.outcome != "passed":
        with Path(os.environ[OUTCOMES]).open("a", encoding="utf-8") as out:
            out.write(json.dumps([report.nodeid, f"{report.outcome} in {report.when}"]) + "\n")


# the audit


@dataclass(frozen=True, slots=True)
class Ran:
    """One run of a suite."""

    outcomes: dict[str, str]
    ended: bool
    cpu_seconds: float


@dataclass(frozen=True, slots=True)
class Compared:
    """A suite, alone and recorded."""

    package: str
    version: str
    tests: int = 0
    unsteady: int = 0
    differences: dict[str, str] = field(default_factory=dict)
    cpu_seconds: float = 0.0
    cpu_seconds_recorded: float = 0.0
    outcomes: dict[str, int] = field(default_factory=dict)
    note: str | None = None
    """Why there is nothing to compare, or not everything."""


def compare(package: str, folder: Path, python: str) -> Compared:
    project = unpacked(package, folder)
    version = project.name.rpartition("-")[2]
    tests = next((name for name in _places(package) if list((project / name).glob("**/*test*.py"))), None)
    if tests is None:
        return Compared(package, version, note="no tests in its source distribution")
    alone = run(project, tests, python, [], ALONE_SECONDS)
    if not alone.ended or not any(said.startswith("passed") for said in alone.outcomes.values()):
        return Compared(package, version, note="its tests do not run here alone")
    traces = folder / "traces"
    recorded = run(project, tests, python, ["-p", "ndb.trace.pytest_plugin", "--ndb", str(traces)], RECORDED_SECONDS)
    _remove(traces)
    return _compared(
        Compared(package, version), alone, recorded, lambda: run(project, tests, python, [], ALONE_SECONDS)
    )


def _compared(of: Compared, alone: Ran, recorded: Ran, again: Any) -> Compared:
    met = (
        alone.outcomes
        if recorded.ended
        else {test: said for test, said in alone.outcomes.items() if test in recorded.outcomes}
    )
    told = _differences(met, recorded.outcomes)
    steady = again().outcomes if told else alone.outcomes
    unsteady = {test for test in told if alone.outcomes.get(test) != steady.get(test)}
    return Compared(
        of.package,
        of.version,
        tests=len(met),
        unsteady=len(unsteady),
        differences={test: said for test, said in told.items() if test not in unsteady},
        cpu_seconds=round(alone.cpu_seconds, 2),
        cpu_seconds_recorded=round(recorded.cpu_seconds, 2),
        outcomes=dict(Counter(said.split()[0] for said in met.values())),
        note=None
        if recorded.ended
        else f"{len(met)} of {len(alone.outcomes)} tests had ended when recorded, in the time",
    )


def _differences(alone: dict[str, str], recorded: dict[str, str]) -> dict[str, str]:
    return {
        test: f"{alone.get(test)} alone, {recorded.get(test)} recorded"
        for test in sorted(alone.keys() | recorded.keys())
        if alone.get(test) != recorded.get(test)
    }


def run(project: Path, tests: str, python: str, options: list[str], limit: float) -> Ran:
    """A run of the suite, in a process group of its own that ends with it."""
    out = project / "outcomes.jsonl"
    out.unlink(missing_ok=True)
    paths = [project / "src" if (project / "src").is_dir() else project, ROOT / "src", ROOT / "benchmarks"]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, paths)),
        "PYTHONHASHSEED": "0",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        OUTCOMES: str(out),
    }
    plugins = ["no:cacheprovider", "suite_outcomes", *_installed(python)]
    loaded = [word for name in plugins for word in ("-p", name)]
    command = [python, "-m", "pytest", "-q", "-o", "addopts=", *loaded, *options, tests]
    before = os.times()
    with subprocess.Popen(
        command, cwd=project, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, start_new_session=True,
    ) as process:  # fmt: skip
        try:
            code = process.wait(limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            code = -9
    after = os.times()
    rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()] if out.exists() else []
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return Ran(dict(rows), code in (0, 1), cpu)


@functools.cache
def _installed(python: str) -> list[str]:
    asked = "import importlib.util, sys; print(*[n for n in sys.argv[1:] if importlib.util.find_spec(n.split('.')[0])])"
    return subprocess.check_output([python, "-c", asked, *PLUGINS], text=True).split()


def unpacked(package: str, folder: Path) -> Path:
    """The package's sources, as its makers distribute them."""
    place, work = folder / "sdists" / package, folder / "work" / package
    if not list(place.glob("*.tar.gz")):
        options = ["download", "-q", "--no-deps", "--no-binary", ":all:", "-d", str(place), package]
        subprocess.run([sys.executable, "-m", "pip", *options], check=True)
    _remove(work)
    with tarfile.open(next(place.glob("*.tar.gz"))) as tar:
        tar.extractall(work, filter="data")
    return next(each for each in work.iterdir() if each.is_dir())


def environment_python(folder: Path, packages: list[str]) -> str:
    """The Python of a virtual environment in the folder, made if it is not there."""
    python = folder / "venv" / "bin" / "python"
    if not python.exists():
        venv.create(folder / "venv", with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *REQUIREMENTS, *packages], check=True)
    return str(python)


def _places(package: str) -> Iterator[str]:
    name = package.replace("-", "_")
    yield from ("tests", "test", "testing", f"{name}/tests", f"src/{name}/tests", f"{name}/test", f"src/{name}/test")
    yield from ("src/tests", "unittests", ".")


def _remove(folder: Path) -> None:
    subprocess.run(["rm", "-rf", str(folder)], check=True)


def save(results: list[Compared], path: Path) -> None:
    draft = path.with_suffix(".new")
    draft.write_text(json.dumps([asdict(each) for each in results], indent=1) + "\n", encoding="utf-8")
    draft.replace(path)
