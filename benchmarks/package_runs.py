"""How predictions fare on tests and examples of real packages: calls that need no model, and where the others stop.

    python benchmarks/package_runs.py FOLDER [--half looked_at|looked_at_later|apart] [--each N] [--random SEED]
        [--packages NAME ...] [--show] [--out FILE]

Fetches the source distributions of some packages into FOLDER (pip), draws N calls of each by dice: test functions that
need nothing but themselves or a row of `parametrize` that is written out, and calls of public functions as docstrings
show them, with arguments that are written out. Each is really recorded (kept in FOLDER); then the reckoner
(predict/reckon) is asked at every state of it for the next one, and what it says is compared with what came. Then the
call is predicted the way that the debugger's `r` does, by a model that says nothing.

The packages are two halves, and some that were looked at later. What fails is shown of those that the interpreter is
built by only: of the other half (`apart`) there are figures, and what was said wrong, which would have to be mended.
The last line of the output is JSON.
"""

import argparse
import ast
import doctest
import hashlib
import importlib
import json
import os
import platform
import re
import subprocess
import sys
import tarfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

from project_runs import Asked, Silent
from reckoned import is_same

from ndb.engine.live.launch import Program
from ndb.engine.neural.engine import NeuralEngine
from ndb.engine.protocol import Leaving
from ndb.errors import NdbError
from ndb.model.load import open_model
from ndb.predict.reckon.allowed.pure_library import is_installed
from ndb.predict.reckon.reckoner import Reckoner
from ndb.session.open import open_recording, record_beside
from ndb.source.parse import parsed
from ndb.trace.scopes import read_source
from ndb.trace.state import Event, Exit, State
from ndb.tree.action import STEP_INTO

LOOKED_AT: Final = (
    "boltons==26.2.0", "glom==25.12.0", "sqlparse==0.6.1", "toolz==1.0.0", "humanize==4.17.0", "parse==1.22.4",
    "intervaltree==3.2.1", "inflection==0.5.1", "wcwidth==0.9.4",
)  # fmt: skip
APART: Final = (
    "validators==0.36.0", "construct==2.10.70", "mistune==3.4.0", "bleach==6.4.0", "anytree==2.13.0",
    "tomlkit==0.15.2", "tabulate==0.8.10", "natsort==8.4.0", "rfc3986==2.0.0",
)  # fmt: skip
"""The first four were looked at before there were halves; the others are drawn from 23 that have tests of this kind."""
LOOKED_AT_LATER: Final = (
    "pyrsistent==0.20.0", "h11==0.16.0", "voluptuous==0.16.0", "munch==4.0.0", "ordered-set==4.1.0",
    "markdown-it-py==4.3.0", "packaging==26.3", "more-itertools==11.2.1", "dpath==2.2.0", "ftfy==6.3.1",
    "python-stdnum==2.2", "webcolors==25.10.0", "jsonpointer==3.12", "multipledispatch==1.0.0", "marshmallow==4.4.0",
    "werkzeug==3.1.9", "blinker==1.9.0", "xmltodict==1.0.4", "tinydb==4.9.0", "click==8.5.1", "pyparsing==3.3.3",
)  # fmt: skip
"""What failed in some of their calls was looked at, too: no figure of theirs says anything of code that is new."""
_HALVES: Final = {"looked_at": LOOKED_AT, "looked_at_later": LOOKED_AT_LATER, "apart": APART}
NEEDED: Final = ("attrs", "face", "boltons", "pytest", "hypothesis", "charset-normalizer", "regex")
"""What some of them import besides."""
_NAMES: Final = re.compile(r"\b(variable|name|attribute|unbound|call of|module|setting|which|whether) \S+")
_OWN_PATH: Final = len(sys.path)
_SECONDS: Final = 20.0
_MOST_STATES: Final = 3_000
_LITERALS: Final = (ast.Constant, ast.List, ast.Tuple, ast.Dict, ast.Set, ast.UnaryOp, ast.unaryop, ast.Load)
_LONGEST: Final = 300


@dataclass(frozen=True, slots=True)
class Call:
    """A call of a function at the top of a file."""

    file: str
    function: str
    arguments: str

    @property
    def words(self) -> str:
        return f"{self.file}::{self.function}({self.arguments})"


@dataclass
class Counts:
    """Of all calls of some packages."""

    calls: int = 0
    tests: int = 0
    ended: int = 0
    """Without a model."""
    ended_tests: int = 0
    wrong_ends: int = 0
    whole: int = 0
    """Calls of which every state was said."""
    states: int = 0
    said: int = 0
    wrong: int = 0
    seconds: float = 0.0
    first_reasons: Counter[str] = field(default_factory=Counter)
    places: dict[str, list[str]] = field(default_factory=dict)
    by_package: dict[str, str] = field(default_factory=dict)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--half", choices=[*_HALVES], default="looked_at")
    parser.add_argument("--each", type=int, default=16)
    parser.add_argument("--random", type=int, default=1)
    parser.add_argument("--packages", nargs="*")
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    folder: Path = options.folder.resolve()
    packages = options.packages or _HALVES[options.half]
    provide(folder / "site")
    oracle, counts = Silent(open_model()), Counts()
    for name in packages:
        place = fetched(name, folder)
        let_find(folder / "site", place)
        before = counts.calls, counts.ended, counts.wrong
        for call, states in drawn(place, folder / "recordings", options.each, Random(f"{options.random} {name}")):
            ask(place, call, states, oracle, counts)
        now = counts.calls, counts.ended, counts.wrong
        found = [after - first for first, after in zip(before, now, strict=True)]
        counts.by_package[name] = "{1} of {0} ended, {2} states wrong".format(*found)
        print(f"{name}: {counts.by_package[name]}", file=sys.stderr, flush=True)
    report(counts, vars(options))


def report(counts: Counts, options: Mapping[str, Any]) -> None:
    if options["show"]:
        assert options["half"] != "apart", "what fails of the other half is not for those who build"
        for reason, number in counts.first_reasons.most_common():
            print(f"{number:4} {reason}")
            print("".join(f"         {place}\n" for place in counts.places[reason][:6]), end="")
    kept = {name: value for name, value in options.items() if name not in ("out", "folder", "show")}
    figures = {
        "python": platform.python_version(), **kept,
        **{name: value for name, value in vars(counts).items() if name not in ("first_reasons", "places")},
        "seconds": round(counts.seconds, 1),
        "ended_percent": round(100 * counts.ended / max(counts.calls, 1), 1),
        "said_percent": round(100 * counts.said / max(counts.states, 1), 1),
    }  # fmt: skip
    if options["half"] != "apart":
        figures["first_reasons"] = dict(counts.first_reasons.most_common(60))
    if options["out"]:
        options["out"].write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(figures))


# The packages


def provide(site: Path) -> None:
    """Have what the packages import besides."""
    if not site.exists():
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(site), *NEEDED]
        subprocess.run(command, check=True)


def let_find(site: Path, place: Path) -> None:
    """Have a package's tests find it, and us what they find, as if all had been started so."""
    os.environ["PYTHONPATH"] = os.pathsep.join([str(site), str(place)])
    sys.path[_OWN_PATH:] = [str(site), str(place)]
    importlib.invalidate_caches()
    is_installed.cache_clear()


def fetched(name: str, folder: Path) -> Path:
    """The folder that a package's source was unpacked into, with what stands in `src` beside its tests."""
    place, archives = folder / "programs" / name.partition("==")[0], folder / "archives"
    if not place.exists():
        stem = name.partition("==")[0].replace("-", "_").lower()
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", stem]
        if not _archives(archives, name):
            subprocess.run([*command, name, "--dest", str(archives)], check=True)
        with tarfile.open(_archives(archives, name)[0]) as archive:
            archive.extractall(folder / "unpacked" / stem, filter="data")
        place.parent.mkdir(parents=True, exist_ok=True)
        next((folder / "unpacked" / stem).iterdir()).rename(place)
        for each in [*(place / "src").iterdir()] if (place / "src").is_dir() else []:
            each.rename(place / each.name)
    return place


def _archives(folder: Path, name: str) -> list[Path]:
    stem = name.partition("==")[0]
    return [each for form in (stem, stem.replace("-", "_").lower()) for each in folder.glob(f"{form}-*.tar.gz")]


def drawn(place: Path, kept: Path, count: int, dice: Random) -> Iterator[tuple[Call, list[State]]]:
    """Calls of a package, half of them tests if there are as many, that came to their end in few states."""
    tests, examples = [*calls_of(place, True)], [*calls_of(place, False)]
    dice.shuffle(tests)
    dice.shuffle(examples)
    half = [*recorded_of(place, tests, kept, count // 2 if examples else count)]
    yield from half
    yield from recorded_of(place, examples, kept, count - len(half))


def recorded_of(place: Path, calls: Sequence[Call], kept: Path, count: int) -> Iterator[tuple[Call, list[State]]]:
    for call in calls[: 3 * count]:
        if count <= 0:
            return
        states = recorded(place, call, kept)
        if states:
            count -= 1
            yield call, states


def calls_of(place: Path, is_test: bool) -> Iterator[Call]:
    for file in sorted(place.rglob("*.py")):
        name = file.relative_to(place).as_posix()
        tree = parsed(read_source(str(file)) or "")
        if tree is None or is_of_tests(file) is not is_test or name in ("setup.py", "conftest.py"):
            continue
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                found = test_calls(node) if is_test else examples_of(node)
                yield from (Call(name, node.name, arguments) for arguments in [*found][:3])


def is_of_tests(file: Path) -> bool:
    return file.stem.startswith("test_") or file.stem.endswith("_test") or file.stem == "tests"


def test_calls(node: ast.FunctionDef) -> Iterator[str]:
    """The arguments with which a test is called: none, or the rows of its only decorator."""
    if not node.name.startswith("test"):
        return
    taken = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    if not taken and node.args.vararg is None:
        yield ""
        return
    match node.decorator_list:
        case [
            ast.Call(func=ast.Attribute(attr="parametrize"), args=[ast.Constant(value=str(names)), ast.List() as rows])
        ]:
            parameters = [each.strip() for each in names.split(",")]
            if parameters == [each.arg for each in taken]:
                yield from (row for each in rows.elts if (row := row_of(each, len(parameters))) is not None)


def row_of(node: ast.expr, count: int) -> str | None:
    values = [node] if count == 1 else getattr(node, "elts", [])
    return written(values) if len(values) == count else None


def written(values: Sequence[ast.expr]) -> str | None:
    """Arguments as text, if they are written out."""
    if not all(isinstance(each, _LITERALS) for value in values for each in ast.walk(value)):
        return None
    text = ", ".join(map(ast.unparse, values))
    return text if len(text) <= _LONGEST and "\n" not in text else None


def examples_of(node: ast.FunctionDef) -> Iterator[str]:
    """Arguments with which a docstring shows a function."""
    if node.name.startswith("_"):
        return
    try:
        examples = doctest.DocTestParser().get_examples(ast.get_docstring(node) or "")
    except ValueError:
        return
    for example in examples:
        tree = parsed(example.source)
        for each in ast.walk(tree) if tree is not None else ():
            match each:
                case ast.Call(func=ast.Name(id=node.name), args=args, keywords=keywords):
                    values = [*args, *(keyword.value for keyword in keywords)]
                    if all(keyword.arg for keyword in keywords) and written(values) is not None:
                        yield ast.unparse(each).partition("(")[2][:-1]


# Recordings


def recorded(place: Path, call: Call, kept: Path) -> list[State]:
    """The states of a real run that came to its end, if it is no long one; none of another one."""
    kept.mkdir(parents=True, exist_ok=True)
    path = kept / f"{place.name}-{hashlib.md5(call.words.encode()).hexdigest()}.ndb"
    if not path.exists():
        try:
            with Path(os.devnull).open("w", encoding="utf-8") as nothing:
                record_quietly(Program(f"{place / call.file}::{call.function}", args=call.arguments), path, nothing)
        except (NdbError, OSError):
            path.write_bytes(b"")
    try:
        recording, _ = open_recording(path)
    except (NdbError, OSError):
        path.write_bytes(b"")
        return []
    is_whole = recording.exit in (Exit.NORMAL, Exit.ERROR)
    is_short = len(recording) <= _MOST_STATES
    return [recording.state(index) for index in range(len(recording))] if is_whole and is_short else []


def record_quietly(program: Program, path: Path, nothing: Any) -> None:
    """What the program writes is nobody's business."""
    saved = [os.dup(1), os.dup(2)]
    try:
        os.dup2(nothing.fileno(), 1)
        os.dup2(nothing.fileno(), 2)
        record_beside(program, path, _SECONDS)
    finally:
        for number, each in enumerate(saved, 1):
            os.dup2(each, number)
            os.close(each)


# What is asked


def ask(place: Path, call: Call, states: Sequence[State], oracle: Any, counts: Counts) -> None:
    started = time.process_time()
    is_test = is_of_tests(place / call.file)
    engine = NeuralEngine.of_target(oracle, f"{place / call.file}::{call.function}", call.arguments)
    counts.calls += 1
    counts.tests += is_test
    failed = follow(f"{place.name}/{call.words}", states, engine.sources, counts)
    is_ended = end(f"{place.name}/{call.words}", states[-1], engine, counts)
    counts.ended += is_ended
    counts.ended_tests += is_ended and is_test
    if failed is not None:
        reason, where = failed
        counts.first_reasons[reason] += 1
        counts.places.setdefault(reason, []).append(f"{place.name}/{where}, in {call.words}")
    counts.seconds += time.process_time() - started


def follow(name: str, states: Sequence[State], sources: Mapping[str, str], counts: Counts) -> tuple[str, str] | None:
    """Count what is said of a run state by state; the first reason for saying nothing, and where that was."""
    reckoner, latest = Reckoner(sources), dict[int, State]()
    first: tuple[str, str] | None = None
    has_failed = False
    for state, real in pairwise(states):
        reckoner.take(state, STEP_INTO)
        latest[state.frame] = state
        known = reckoner.next(STEP_INTO)
        before = latest[real.frame].locals if real.frame in latest else {}
        counts.states += 1
        counts.said += known is not None
        if known is None:
            where = f"{state.file}:{state.line} {state.source.strip()!r} ({reckoner.why})"
            reason = _NAMES.sub(r"\1 …", reckoner.why) or "the interpreter had come to its end"
            first = first or (reason, where)
        elif (known.file, known.line) != (real.file, real.line) or not is_same(known, real, before):
            counts.wrong += 1
            if not has_failed:
                print(f"wrong: {name}, {state.file}:{state.line} {state.source.strip()!r}: {known}, really {real}")
            has_failed = True
    counts.whole += first is None
    return first


def end(name: str, real: State, engine: NeuralEngine, counts: Counts) -> bool:
    """Whether a call came to its end without a model."""
    try:
        engine.run(Leaving(0))
    except Asked:
        return False
    place = engine.here
    found = (place.state.event is Event.RETURN, place.state.value) if place.state is not None else None
    if engine.prediction is None and found != (real.event is Event.RETURN, real.value):
        counts.wrong_ends += 1
        print(f"wrong end: {name}: {found}, really {real.value}")
    return engine.prediction is None


if __name__ == "__main__":
    main()
