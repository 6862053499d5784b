"""Repositories: test suites of real packages, traced by the pytest plugin, as a source of runs.

A package's sdist is fetched, its tests are run once under the recorder, and every draw cuts one call out of one trace
(SPEC 6) together with those parts of the files that it visited. Traces are large: what is kept in the repository is the
list below and the command. Knows traces and files; what is walked in a cut run is the factory's business.
"""

import ast
import importlib.util
import json
import os
import re
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path
from random import Random
from typing import Any

import ndb
from ndb.dataset.checks.held_out import refuse_held_out, side_of_package
from ndb.dataset.programs.program import Run, Source
from ndb.dataset.rounds.shards import digest_of, write_whole
from ndb.errors import BadData, BadTraceFile
from ndb.source.functions import first_line, function_at
from ndb.source.parse import is_plain, statements_of
from ndb.trace.state import Event, Exit, Recording, Scope, State
from ndb.trace.tracefile.open_trace import open_trace
from ndb.trajectory.visits import entry_points
from ndb.tree.span import span_from

ABOUT = "about.json"
MOST_EVENTS = 3_000
"""Of a test: a longer one is recorded up to there."""
SECONDS_OF_TEST = 1.0
MOST_TESTS = 150
"""Of a package, drawn at random: of a suite that is stopped early, its first files would be all there is."""
LEAST_STATES, MOST_STATES = 4, 250
MOST_CHARACTERS = 3_500
"""Of the visited parts of the files: longer ones would leave no room for states."""
DRAWS = 8
TRIED_CALLS = 60
"""Calls of a function that are looked at: those with objects for arguments are no inputs."""
AS_IT_IS = ("-o", "addopts=", "-o", "python_files=*test*.py", "-W", "ignore", "--continue-on-collection-errors")
"""Without the package's own options of pytest, which ask for plugins, and whatever of its tests cannot be read."""
PLUGINS = (
    "pytest_asyncio.plugin", "pytest_mock", "pytest_subtests.plugin", "_hypothesis_pytestplugin",
    "pytest_datadir.plugin", "pytest_lazy_fixtures.plugin", "pytest_benchmark.plugin",
)  # fmt: skip
KEPT_DOCSTRING_LINES = 2


@dataclass(frozen=True, slots=True)
class Repository:
    """A package whose tests are traced, by its name on PyPI."""

    name: str
    version: str
    licence: str
    tests: str = "tests"
    """The folder of its tests inside the sdist."""
    leaves_out: str = ""
    """A pytest expression (-k) of tests that are not for us."""


REPOSITORIES = (
    Repository("addict", "2.4.0", "MIT License", "test_addict.py"),
    Repository("affine", "3.0.1", "BSD-3-Clause"),
    Repository("altgraph", "0.17.5", "MIT License", "altgraph_tests"),
    Repository("anytree", "2.13.0", "Apache-2.0"),
    Repository("arpeggio", "2.0.3", "MIT License", "arpeggio/tests"),
    Repository("arrow", "1.4.0", "Apache Software License"),
    Repository("astor", "0.8.1", "BSD License"),
    Repository("asttokens", "3.0.2", "Apache 2.0"),
    Repository("attrs", "26.1.0", "MIT"),
    Repository("beautifulsoup4", "4.15.0", "MIT License", "bs4/tests"),
    Repository("binaryornot", "0.6.0", "MIT License"),
    Repository("bincopy", "20.1.1", "MIT License"),
    Repository("bitmath", "2.1.1", "MIT License"),
    Repository("bitstruct", "8.24.0", "MIT"),
    Repository("bleach", "6.4.0", "Apache Software License"),
    Repository("blinker", "1.9.0", "MIT License"),
    Repository("boltons", "26.2.0", "BSD License"),
    Repository("boolean.py", "5.0", "BSD-2-Clause", "boolean/test_boolean.py"),
    Repository("bottle", "0.13.4", "MIT License", "test"),
    Repository("bracex", "3.2.2", "MIT"),
    Repository("cachetools", "8.0.0", "MIT"),
    Repository("cattrs", "26.2.1", "MIT License"),
    Repository("charset-normalizer", "3.5.2", "MIT"),
    Repository("circuitbreaker", "2.1.3", "BSD License"),
    Repository("click", "8.5.1", "BSD-3-Clause"),
    Repository("commonmark", "0.9.2", "BSD License", "commonmark/tests"),
    Repository("configupdater", "4.1", "MIT"),
    Repository("confuse", "2.3.0", "MIT", "test"),
    Repository("convertdate", "2.5.1", "MIT"),
    Repository("crccheck", "1.3.1", "MIT License"),
    Repository("cron-descriptor", "2.2.1", "MIT"),
    Repository("croniter", "6.2.4", "MIT", "src/croniter/tests"),
    Repository("crossplane", "0.5.8", "Apache Software License"),
    Repository("decorator", "5.3.1", "BSD-2-Clause"),
    Repository("deepdiff", "9.1.0", "MIT License"),
    Repository("deepmerge", "4.0.0", "MIT License", "deepmerge/tests"),
    Repository("defusedxml", "0.7.1", "Python Software Foundation License", "tests.py"),
    Repository("dpath", "2.2.0", "MIT License"),
    Repository("email-validator", "2.3.0", "The Unlicense (Unlicense)"),
    Repository("feedparser", "6.0.14", "BSD-2-Clause"),
    Repository("flask", "3.1.3", "BSD-3-Clause"),
    Repository("flatdict", "4.1.0", "BSD-3-Clause", "tests.py"),
    Repository("flexmock", "0.13.0", "BSD License"),
    Repository("formencode", "2.1.1", "MIT License"),
    Repository("freezegun", "1.5.5", "Apache-2.0"),
    Repository("ftfy", "6.3.1", "Apache-2.0"),
    Repository("furl", "2.1.4", "Public Domain"),
    Repository("gast", "0.7.0", "BSD License"),
    Repository("geojson", "3.3.0", "BSD License"),
    Repository("graphviz", "0.21", "MIT"),
    Repository("h11", "0.16.0", "MIT License", "h11/tests"),
    Repository("heapdict", "1.0.1", "BSD License", "test_heap.py"),
    Repository("hpack", "4.2.0", "MIT"),
    Repository("humanfriendly", "10.0", "MIT License", "humanfriendly/tests.py"),
    Repository("hyperframe", "6.1.0", "MIT License"),
    Repository("icalendar", "7.3.0", "BSD-2-Clause", "src/icalendar/tests"),
    Repository("idna", "3.20", "BSD-3-Clause"),
    Repository("inflect", "7.6.0", "MIT"),
    Repository("inflection", "0.5.1", "MIT License", "test_inflection.py"),
    Repository("iniconfig", "2.3.1", "MIT", "testing"),
    Repository("injector", "0.24.0", "BSD", "injector_test.py"),
    Repository("installer", "1.1.0", "MIT"),
    Repository("interegular", "0.3.3", "MIT License"),
    Repository("iso8601", "2.1.0", "MIT License", "iso8601/test_iso8601.py"),
    Repository("itemadapter", "0.13.1", "BSD-3-Clause"),
    Repository("itsdangerous", "2.2.0", "BSD License"),
    Repository("jaraco.collections", "5.2.1", "MIT"),
    Repository("jaraco.functools", "4.6.0", "MIT", "test_functools.py"),
    Repository("javaproperties", "0.8.2", "MIT License", "test"),
    Repository("jinja2", "3.1.6", "BSD License"),
    Repository("jsmin", "3.0.1", "MIT License", "jsmin/test.py"),
    Repository("json5", "0.17.3", "Apache-2.0"),
    Repository("jsonlines", "4.0.0", "BSD License"),
    Repository("jsonpatch", "1.46", "BSD-3-Clause", "tests.py"),
    Repository("jsonpath-ng", "1.16.0", "Apache-2.0"),
    Repository("jsonpickle", "4.1.4", "BSD-3-Clause"),
    Repository("jsonpointer", "3.11", "BSD License", "tests.py"),
    Repository("jsonschema", "4.26.0", "MIT", "jsonschema/tests"),
    Repository("lark", "1.3.1", "MIT License"),
    Repository("license-expression", "30.4.4", "Apache-2.0"),
    Repository("linkify-it-py", "2.2.0", "MIT License", "test"),
    Repository("m3u8", "6.0.0", "MIT"),
    Repository("markdown", "3.11.3", "BSD-3-Clause"),
    Repository("marshmallow", "4.4.0", "MIT"),
    Repository("mercantile", "1.2.1", "BSD License"),
    Repository("mistune", "3.4.0", "BSD License"),
    Repository("more-itertools", "11.2.1", "MIT"),
    Repository("mpmath", "1.4.1", "BSD-3-Clause", "mpmath/tests"),
    Repository("multipart", "2.0.1", "MIT License", "test"),
    Repository("multiset", "3.2.0", "MIT License"),
    Repository("munch", "4.0.0", "MIT License"),
    Repository("number-parser", "0.3.2", "BSD License"),
    Repository("ordered-set", "4.1.0", "MIT License", "test"),
    Repository("outcome", "1.3.0.post0", "MIT License / Apache Software License"),
    Repository("packageurl-python", "0.17.6", "MIT License"),
    Repository("parsimonious", "0.11.0", "MIT License", "parsimonious/tests"),
    Repository("parso", "0.8.7", "MIT License", "test"),
    Repository("paste", "3.10.1", "MIT License"),
    Repository("pint", "0.25.3", "BSD License", "pint/testsuite"),
    Repository("platformdirs", "4.14.5", "MIT"),
    Repository("pluggy", "1.7.0", "MIT License", "testing"),
    Repository("plum-dispatch", "2.10.1", "MIT License"),
    Repository("polib", "1.2.0", "MIT License"),
    Repository("poyo", "0.5.0", "MIT License"),
    Repository("pqdict", "1.5.1", "MIT License"),
    Repository("prettytable", "3.18.0", "BSD-3-Clause"),
    Repository("price-parser", "0.5.1", "BSD-3-Clause"),
    Repository("priority", "2.0.0", "MIT License", "test"),
    Repository("prompt-toolkit", "3.0.53", "BSD License"),
    Repository("protego", "0.7.0", "BSD-3-Clause"),
    Repository("pure-eval", "0.2.4", "MIT License"),
    Repository("pyasn1", "0.6.5", "BSD-2-Clause"),
    Repository("pybtex", "0.26.1", "MIT"),
    Repository("pychord", "1.4.1", "MIT", "test"),
    Repository("pycparser", "3.12", "BSD-3-Clause"),
    Repository("pydot", "4.0.1", "MIT", "test"),
    Repository("pyee", "13.0.1", "MIT License"),
    Repository("pyflakes", "4.1.0", "MIT License", "pyflakes/test"),
    Repository("pygtrie", "2.6.2", "Apache-2.0", "test.py"),
    Repository("pyhamcrest", "2.1.0", "BSD License"),
    Repository("pyhocon", "0.3.63", "Apache Software License"),
    Repository("pyhumps", "3.8.0", "MIT License"),
    Repository("pylatexenc", "2.11", "MIT License", "test"),
    Repository("pyparsing", "3.3.3", "MIT"),
    Repository("pyrsistent", "0.20.0", "MIT License"),
    Repository("pyshp", "3.1.6", "MIT"),
    Repository("pysubs2", "1.8.1", "MIT"),
    Repository("python-barcode", "0.16.1", "MIT License"),
    Repository("python-box", "7.4.1", "MIT License", "test"),
    Repository("python-dateutil", "4.0.0", "BSD-3-Clause"),
    Repository("python-dotenv", "1.2.4", "BSD-3-Clause"),
    Repository("python-json-logger", "4.2.0", "BSD-2-Clause"),
    Repository("python-multipart", "0.0.33", "Apache-2.0"),
    Repository("python-statemachine", "3.2.2", "MIT License"),
    Repository("queuelib", "1.10.0", "BSD-3-Clause", "queuelib/tests"),
    Repository("resolvelib", "1.2.1", "ISC License (ISCL)"),
    Repository("rfc3986", "2.0.0", "Apache Software License"),
    Repository("routes", "2.5.1", "MIT License"),
    Repository("schedule", "1.2.2", "MIT License", "test_schedule.py"),
    Repository("schema", "0.7.8", "MIT License", "test_schema.py"),
    Repository("semantic-version", "2.10.0", "BSD License"),
    Repository("serpent", "1.43", "MIT License"),
    Repository("shortuuid", "1.0.13", "BSD License", "shortuuid/test_shortuuid.py"),
    Repository("simplejson", "4.3.0", "MIT OR AFL-2.1", "simplejson/tests"),
    Repository("six", "1.17.0", "MIT License", "test_six.py"),
    Repository("sly", "0.5", "MIT License"),
    Repository("soupsieve", "4.1", "MIT"),
    Repository("sqlparse", "0.6.1", "BSD License"),
    Repository("srt", "3.5.3", "MIT License"),
    Repository("termcolor", "3.3.0", "MIT"),
    Repository("textdistance", "4.6.3", "MIT License"),
    Repository("textfsm", "2.1.0", "Apache Software License"),
    Repository("textparser", "0.26.2", "MIT"),
    Repository("textstat", "0.7.13", "MIT"),
    Repository("tinydb", "4.9.0", "MIT"),
    Repository("tomlkit", "0.15.2", "MIT"),
    Repository("toolz", "1.2.0", "BSD-3-Clause", "toolz/tests"),
    Repository("transitions", "0.9.3", "MIT License"),
    Repository("typeguard", "4.6.0", "MIT"),
    Repository("tzlocal", "5.4.5", "MIT"),
    Repository("uncertainties", "3.2.3", "BSD License"),
    Repository("uritemplate", "4.2.0", "BSD 3-Clause OR Apache-2.0"),
    Repository("uritools", "6.1.3", "MIT"),
    Repository("url-normalize", "3.1.0", "MIT"),
    Repository("utm", "0.9.0", "MIT License", "test"),
    Repository("validators", "0.36.0", "MIT License"),
    Repository("vobject", "0.9.9", "Apache Software License", "tests.py"),
    Repository("voluptuous", "0.16.0", "BSD License", "voluptuous/tests"),
    Repository("wcmatch", "11.2", "MIT"),
    Repository("webvtt-py", "0.6.0", "MIT License"),
    Repository("wtforms", "3.3.2", "BSD License"),
    Repository("xmltodict", "1.0.4", "MIT"),
)


# -- tracing -----------------------------------------------------------------------------------------------------------


def trace_repository(repository: Repository, folder: Path, work: Path, seconds: float = 600.0) -> dict[str, object]:
    """Fetch a package, run its tests under the recorder; traces go to `folder/NAME`. Says what happened."""
    root = fetch(repository, work)
    out = folder / repository.name
    out.mkdir(parents=True, exist_ok=True)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        *with_plugins("ndb.trace.pytest_plugin"),
        "-p",
        "no:cacheprovider",
        *AS_IT_IS,
        "--rootdir",
        str(root.resolve()),
        "--ndb",
        str(out.resolve()),
        "--ndb-expressions",
        "--ndb-events",
        str(MOST_EVENTS),
        "--ndb-sample",
        str(MOST_TESTS),
        "--ndb-seconds",
        str(SECONDS_OF_TEST),
        repository.tests,
        *(["-k", repository.leaves_out] if repository.leaves_out else []),
    ]
    paths = [str(Path(path).resolve()) for path in (Path(ndb.__file__).parents[1], root / "src", root)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0"}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    started = time.monotonic()
    printed = run_limited(command, seconds, cwd=root, env=environment)
    told = {
        **asdict(repository),
        "said": f"stopped after {seconds:.0f} s" if printed is None else printed.strip().rpartition("\n")[2],
        "seconds": round(time.monotonic() - started, 1),
        "traces": sum(1 for _ in out.glob("*.ndb")),
        "bytes": sum(path.stat().st_size for path in out.glob("*.ndb")),
    }
    write_whole(out / ABOUT, json.dumps(told, indent=1).encode())
    return told


def run_limited(command: Sequence[str], seconds: float, **how: Any) -> str | None:
    """What a command prints; None if it was stopped. What it started ends with it, and nobody waits for its output."""
    with tempfile.TemporaryFile() as printed:
        how |= {"stdin": subprocess.DEVNULL, "stdout": printed, "stderr": subprocess.STDOUT}
        process: subprocess.Popen[bytes] = subprocess.Popen(command, start_new_session=True, **how)
        try:
            process.wait(seconds)
            is_done = True
        except subprocess.TimeoutExpired:
            is_done = False
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        printed.seek(0)
        return printed.read().decode(errors="replace") if is_done else None


def with_plugins(ours: str) -> list[str]:
    """A plugin of ours, and what tests ask for where it is installed; all that announces itself can take seconds."""
    there = (name for name in PLUGINS if importlib.util.find_spec(name.partition(".")[0]) is not None)
    return [word for name in (ours, *there) for word in ("-p", name)]


def fetch(repository: Repository, work: Path) -> Path:
    """The unpacked sdist, fetched by pip unless it is there."""
    work.mkdir(parents=True, exist_ok=True)
    if _archive(repository, work) is None:
        wanted = f"{repository.name}=={repository.version}"
        pip = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-binary", ":all:"]
        done = subprocess.run([*pip, "-d", str(work), wanted], capture_output=True, text=True)
        if done.returncode:
            raise BadData(f"{wanted} cannot be fetched: {done.stderr.strip()[-300:]}")
    archive = _archive(repository, work)
    if archive is None:
        raise BadData(f"{repository.name}: pip brought no .tar.gz; take another package")
    with tarfile.open(archive) as tar:
        tar.extractall(work, filter="data")
    return work / archive.name.removesuffix(".tar.gz")


def _archive(repository: Repository, work: Path) -> Path | None:
    """Its sdist in a folder; packages write their names there with hyphens or underscores, large or small."""
    wanted = _plain_name(f"{repository.name}-{repository.version}.tar.gz")
    return next((path for path in sorted(work.glob("*.tar.gz")) if _plain_name(path.name) == wanted), None)


def _plain_name(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


# -- the source --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Repositories:
    """Runs cut out of traces: a package, then one of its traces, then one of its calls."""

    traces: Mapping[str, Sequence[str]]
    """Package to the paths of its trace files."""
    licence: str
    digest: str
    name: str = "repository"

    def draw(self, dice: Random) -> Run | None:
        package = dice.choice(sorted(self.traces))
        for _ in range(DRAWS):
            recording, entries = _opened(dice.choice(self.traces[package]))
            if entries:
                run = cut(recording, dice.choice(entries))
                if run is not None:
                    return Run(run, self.name, package)
        return None


def read_repositories(folder: Path, side: str) -> Source:
    """The packages of one side of the split whose traces are in a folder, or excerpts of them in a file."""
    if folder.is_file():
        from ndb.dataset.programs.excerpts import read_excerpts

        return read_excerpts(folder, side)
    packages = [json.loads(path.read_text()) for path in sorted(folder.glob(f"*/{ABOUT}"))]
    refuse_held_out(package["name"] for package in packages)
    chosen = [package for package in packages if side_of_package(package["name"]) == side]
    traces = {p["name"]: [str(path) for path in sorted((folder / p["name"]).glob("*.ndb"))] for p in chosen}
    traces = {name: paths for name, paths in traces.items() if paths}
    if not traces:
        raise BadData(f"{folder} has no traces of a package on the {side} side; `ndb data trace` makes some")
    sizes = [[Path(path).name, Path(path).stat().st_size] for paths in traces.values() for path in paths]
    return Repositories(traces, " AND ".join(sorted({p["licence"] for p in chosen})), digest_of(sizes))


@lru_cache(maxsize=128)
def _opened(path: str) -> tuple[Recording, Sequence[int]]:
    """The test's own recording, and where it may be cut; nothing to cut in a file that cannot be read."""
    try:
        recording: Recording = open_trace(Path(path)).threads[0]
        return recording, entry_points(recording, least=LEAST_STATES, most=MOST_STATES)
    except BadTraceFile:
        return _NOTHING, ()


def cut(recording: Recording, entry: int) -> "Cut | None":
    """One call as a recording of its own; None if the code it visits is too long."""
    span = span_from(recording, entry)
    visited: dict[str, set[int]] = {}
    places = zip(recording.scope_numbers[entry : span.stop], recording.lines[entry : span.stop], strict=True)
    for scope, line in set(places):
        visited.setdefault(recording.scopes[scope].file, set()).add(line)
    texts = {file: recording.sources.get(file, "") for file in visited}
    if any(0 in lines or not texts[file] for file, lines in visited.items()):
        return None  # a module body ran inside the call: that is an import
    parts = {file: kept_lines(texts[file], frozenset(lines)) for file, lines in visited.items()}
    if sum(sum(map(len, part.values())) for part in parts.values()) > MOST_CHARACTERS:
        return None
    return Cut(recording, span.start, span.stop, span.exit, parts)


@lru_cache(maxsize=2048)
def kept_lines(text: str, visited: frozenset[int]) -> dict[int, str]:
    """Line number to text of what one needs to see: visited functions whole, of classes only their heads and these."""
    rows = text.splitlines()
    kept: set[int] = set()
    for node in statements_of(text):
        kept |= _needed(node, visited)
    return {number: rows[number - 1] for number in sorted(kept) if number <= len(rows)}


def _needed(node: ast.stmt, visited: frozenset[int]) -> set[int]:
    lines = set(range(first_line(node), (node.end_lineno or node.lineno) + 1))
    if not lines & visited:
        return set()
    if isinstance(node, ast.ClassDef):
        head = set(range(first_line(node), node.body[0].lineno)) - _docstring(node)
        return head.union(*(_needed(child, visited) for child in node.body))
    return lines - {line for child in ast.walk(node) for line in _docstring(child)} | (lines & visited)


def _docstring(node: ast.AST) -> set[int]:
    match node:
        case ast.FunctionDef(body=[ast.Expr(value=ast.Constant(value=str())) as text, _, *_]):
            lines = set(range(text.lineno, (text.end_lineno or text.lineno) + 1))
            return lines if len(lines) > KEPT_DOCSTRING_LINES else set()
    return set()


@dataclass(frozen=True)
class Cut:
    """A part of a recording as a recording: from a call to its end, with only the visited code, lines renumbered."""

    base: Recording
    start: int
    stop: int
    exit: Exit
    kept: Mapping[str, Mapping[int, str]]

    @cached_property
    def sources(self) -> Mapping[str, str]:
        return {file: "".join(f"{line}\n" for line in rows.values()) for file, rows in self.kept.items()}

    @cached_property
    def _numbers(self) -> Mapping[str, Mapping[int, int]]:
        return {file: {old: new for new, old in enumerate(rows, 1)} for file, rows in self.kept.items()}

    @cached_property
    def scopes(self) -> Sequence[Scope]:
        return [self.scope(number) for number in range(len(self.base.scopes))]

    def scope(self, number: int) -> Scope:
        scope = self.base.scopes[number]
        return replace(scope, line=self._line(scope.file, scope.line))

    def _line(self, file: str, line: int) -> int:
        return self._numbers.get(file, {}).get(line, 0)

    @cached_property
    def events(self) -> Sequence[int]:
        return list(self.base.events[self.start : self.stop])

    @cached_property
    def depths(self) -> Sequence[int]:
        lowest = self.base.depths[self.start]
        return [depth - lowest for depth in self.base.depths[self.start : self.stop]]

    @cached_property
    def lines(self) -> Sequence[int]:
        files = [self.base.scopes[number].file for number in self.scope_numbers]
        lines = self.base.lines[self.start : self.stop]
        return [self._line(file, line) for file, line in zip(files, lines, strict=True)]

    @cached_property
    def frames(self) -> Sequence[int]:
        return list(self.base.frames[self.start : self.stop])

    @cached_property
    def scope_numbers(self) -> Sequence[int]:
        return list(self.base.scope_numbers[self.start : self.stop])

    def __len__(self) -> int:
        return self.stop - self.start

    def state(self, index: int) -> State:
        state = self.base.state(self.start + range(len(self))[index])
        return replace(state, line=self.lines[index], depth=self.depths[index])

    def source_of(self, index: int) -> str:
        return self.base.source_of(self.start + range(len(self))[index])


class _Nothing:
    """A recording without states."""

    sources: Mapping[str, str] = {}
    scopes: Sequence[Scope] = ()
    events: Sequence[int] = ()
    depths: Sequence[int] = ()
    lines: Sequence[int] = ()
    frames: Sequence[int] = ()
    scope_numbers: Sequence[int] = ()
    exit = Exit.NEVER

    def __len__(self) -> int:
        return 0

    def state(self, index: int) -> State:
        raise IndexError(index)

    def source_of(self, index: int) -> str:
        raise IndexError(index)


_NOTHING = _Nothing()


def recorded_calls(folder: Path, most: int = 12) -> dict[str, list[str]]:
    """Calls of functions as a package's tests made them, by function name: inputs for the harvest of this package."""
    calls: dict[str, dict[str, None]] = {}
    tried: Counter[tuple[str, int]] = Counter()
    for path in sorted(folder.glob("*.ndb")):
        with suppress(BadTraceFile):
            recording: Recording = open_trace(path).threads[0]
            for index in (at for at, event in enumerate(recording.events) if event == Event.CALL):
                scope = recording.scopes[recording.scope_numbers[index]]
                known = calls.setdefault(scope.name, {})
                place = scope.file, scope.line
                # A state costs more than to look what is there, and most calls are of methods.
                if scope.name.isidentifier() and len(known) < most and tried[place] < TRIED_CALLS:
                    tried[place] += 1
                    given = _parameters(recording.sources.get(scope.file, ""), scope.line)
                    call = _as_call(recording.state(index), given)
                    known |= {call: None} if call else {}
    return {name: list(found) for name, found in calls.items() if found}


def _as_call(state: State, parameters: Sequence[tuple[str, str]]) -> str | None:
    """The call that a call state shows, if all its arguments are plain values.

    A state shows what a function sees of its module, too: only parameters are given.
    """
    given = [(how, state.locals.get(name, "")) for name, how in parameters]
    if not given or not all(is_plain(value) for _, value in given):
        return None
    told = (how + value for how, value in given if (how, value) not in (("*", "()"), ("**", "{}")))
    return f"{state.function}({', '.join(told)})"


@lru_cache(maxsize=1024)
def _parameters(text: str, line: int) -> tuple[tuple[str, str], ...]:
    """Names of what the function there is given, and what stands before a value in a call of it."""
    function = function_at(text, line)
    if function is None:
        return ()
    given = function.args
    found = [(each.arg, "") for each in (*given.posonlyargs, *given.args)]
    found += [(given.vararg.arg, "*")] if given.vararg else []
    found += [(each.arg, f"{each.arg}=") for each in given.kwonlyargs]
    found += [(given.kwarg.arg, "**")] if given.kwarg else []
    return tuple(found)
