"""Harvest: pure functions out of the standard library and of installed packages, as programs that stand alone.

A function is taken with whatever of its module it needs; what does input or output, keeps state or needs its package is
left. Calls come from doctests, from recorded calls, from type hints and from a search by kind. Files are read, never
imported; functions are run in a child process with limits, which is lost alone when one of them misbehaves.
"""

import ast
import builtins
import contextlib
import doctest
import importlib.metadata
import json
import multiprocessing
import resource
import sysconfig
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

from ndb.dataset.checks.filters import uses_chance
from ndb.dataset.checks.held_out import refuse_held_out
from ndb.dataset.corpus import side_of
from ndb.dataset.programs.generate import literal
from ndb.dataset.programs.program import Program
from ndb.dataset.programs.sources import mutant, programs_digest
from ndb.dataset.rounds.shards import write_whole
from ndb.errors import BadData
from ndb.source.parse import parsed, walk_text
from ndb.trace.recorder import RecordLimits, record_call
from ndb.trace.state import Exit

FORMAT = "ndb-harvest 1"
STANDARD_LIBRARY = "python"
MOST_LINES = 60
FEWEST_CALLS, MOST_CALLS = 3, 8
TRIES = 40
AS_FOUND = 0.6
"""Share of draws that give a function as it was found; the others are edited."""
PATIENCE_SECONDS = 20.0
"""For one function."""
PURE_MODULES = frozenset(
    {
        "re",
        "math",
        "cmath",
        "itertools",
        "functools",
        "collections",
        "collections.abc",
        "string",
        "operator",
        "bisect",
        "heapq",
        "textwrap",
        "unicodedata",
        "fractions",
        "decimal",
        "statistics",
        "numbers",
        "copy",
        "enum",
        "dataclasses",
        "typing",
        "types",
        "abc",
        "keyword",
        "calendar",
        "datetime",
        "html",
        "json",
        "base64",
        "binascii",
        "struct",
        "difflib",
        "__future__",
        "warnings",
        "contextlib",
        "array",
        "colorsys",
        "urllib.parse",
        "zlib",
        "hashlib",
        "codecs",
    }
)
IMPURE = frozenset(
    {
        "open",
        "input",
        "exec",
        "eval",
        "compile",
        "globals",
        "locals",
        "vars",
        "__import__",
        "breakpoint",
        "exit",
        "quit",
        "print",
        "memoryview",
        "super",
        "__file__",
        "__path__",
    }
)
_BUILTINS = frozenset(dir(builtins)) - IMPURE | {"__name__"}
# Kinds of `generate` by annotation, and those that are tried where there is none.
_KINDS_BY_HINT = {
    "str": "S",
    "int": "I",
    "bool": "B",
    "list[str]": "LS",
    "list[int]": "LI",
    "dict[str, int]": "DI",
    "list": "LI",
    "dict": "DI",
    "Iterable[str]": "LS",
    "Sequence[str]": "LS",
    "Iterable[int]": "LI",
    "Sequence[int]": "LI",
    "List[str]": "LS",
    "List[int]": "LI",
    "Dict[str, int]": "DI",
    "Iterable": "LI",
    "Sequence": "LI",
    "Text": "S",
    "tuple[int, ...]": "TI",
    "list[list[int]]": "LL",
    "dict[str, list[int]]": "DL",
    "Optional[str]": "S",
    "str | None": "S",
    "Optional[int]": "I",
    "int | None": "I",
    "float": "I",
}
_SEARCHED = ("S", "I", "LI", "LS", "DI", "TI", "LL", "B", "LT")
_LIMITS = RecordLimits(events=800, seconds=1.0, clock=time.process_time)
_spawn = multiprocessing.get_context("spawn")


@dataclass(frozen=True, slots=True)
class Harvested:
    """A function that was found, and whose it is."""

    source: str
    entry: str
    calls: tuple[str, ...]
    package: str
    version: str
    licence: str
    module: str
    found_by: str
    """How its first calls were found: doctest, recorded, hints, search."""


@dataclass(frozen=True, slots=True)
class Package:
    """An installed distribution (or the standard library): its Python files and its licence."""

    name: str
    version: str
    licence: str
    files: tuple[tuple[str, Path], ...]
    """Module names and paths."""


@dataclass(frozen=True, slots=True)
class Harvest:
    """The source: functions of one side of the split, as they stand in the file that `write_harvest` wrote."""

    programs: Sequence[Program]
    licence: str
    name: str = "harvest"

    @property
    def digest(self) -> str:
        return programs_digest(self.programs)

    def draw(self, dice: Random) -> Program | None:
        """As it was found, or after some edits."""
        program = dice.choice(self.programs)
        return program if dice.random() < AS_FOUND else mutant(program, dice)


def read_harvest(path: Path, side: str) -> Harvest:
    try:
        header, *rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        if header["format"] != FORMAT:
            raise BadData(f"{path} is a harvest of another version ({header['format']}); harvest again")
        found = [Harvested(**row) for row in rows]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadData(f"{path} is no harvest ({error}); `ndb data harvest` makes one") from None
    refuse_held_out(row.package for row in found)
    programs = [as_program(row) for row in found]
    chosen = [program for program in programs if side_of(program.family) == side]
    if not chosen:
        raise BadData(f"{path} has no function on the {side} side; harvest more packages")
    return Harvest(chosen, " AND ".join(sorted({row.licence for row in found})))


def as_program(found: Harvested) -> Program:
    family = f"{found.package}:{found.module}"
    return Program(found.source, found.entry, tuple(found.calls), "harvest", family, found.package)


def write_harvest(path: Path, found: Iterable[Harvested]) -> None:
    rows = [{"format": FORMAT}, *map(asdict, found)]
    write_whole(path, "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows).encode())


# -- packages ----------------------------------------------------------------------------------------------------------


def find_package(name: str) -> Package:
    """An installed distribution by name; `python` is the standard library."""
    if name == STANDARD_LIBRARY:
        return _standard_library()
    try:
        distribution = importlib.metadata.distribution(name)
    except importlib.metadata.PackageNotFoundError:
        raise BadData(f"{name} is not installed; install it, or take it from the list") from None
    files = tuple(
        (".".join(file.with_suffix("").parts), Path(str(distribution.locate_file(file))))
        for file in distribution.files or ()
        if file.suffix == ".py" and not _is_test(file.parts)
    )
    return Package(name, distribution.version, licence_of(distribution), files)


def _is_test(parts: Sequence[str]) -> bool:
    return any(part in {"tests", "test", "testing"} or part.startswith("test_") or "conftest" in part for part in parts)


def licence_of(distribution: importlib.metadata.Distribution) -> str:
    """As the distribution declares it: an SPDX expression if it has one, else its own words."""
    about: Any = distribution.metadata
    declared = about.get("License-Expression", "")
    classifiers = [text.rsplit(" :: ", 1)[-1] for text in about.get_all("Classifier") or () if "License ::" in text]
    told = about["License"].splitlines()[0] if "License" in about else "unknown"
    return str(declared or " / ".join(classifiers) or told)


def _standard_library() -> Package:
    import platform

    root = Path(sysconfig.get_path("stdlib"))
    folders = (root, root / "json", root / "email", root / "html", root / "urllib", root / "xml" / "sax", root / "http")
    paths = sorted(path for folder in folders for path in folder.glob("*.py") if not _is_test(path.parts[-2:]))
    files = tuple((".".join(path.relative_to(root).with_suffix("").parts), path) for path in paths)
    return Package(STANDARD_LIBRARY, platform.python_version(), "PSF-2.0", files)


# -- functions that stand alone ----------------------------------------------------------------------------------------


def standalone_functions(text: str) -> Iterator[tuple[ast.FunctionDef, str]]:
    """The functions of a module that need nothing but pure parts of it, each with its program's text."""
    module = parsed(text)
    if module is None:
        return
    top = _top_level(module)
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and _is_plain(node):
            needed = _closure(node, top)
            if needed is not None:
                source = _text_of(needed, text)
                if source.count("\n") <= MOST_LINES:
                    yield node, source


def _is_plain(function: ast.FunctionDef) -> bool:
    takes_something = bool(function.args.args or function.args.posonlyargs)
    return takes_something and not function.decorator_list and not function.name.startswith("__")


def _top_level(module: ast.Module) -> dict[str, ast.stmt]:
    """Name to the statement that binds it; names bound twice are nobody's."""
    found: dict[str, ast.stmt] = {}
    often: Counter[str] = Counter()
    for node in module.body:
        for name in _bound_by(node):
            found[name] = node
            often[name] += 1
    return {name: node for name, node in found.items() if often[name] == 1}


def _bound_by(node: ast.stmt) -> list[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return [alias.asname or alias.name.partition(".")[0] for alias in names]
        case ast.If() | ast.Try():  # bound under a condition: what it is, only the module knows
            return [
                name
                for child in ast.walk(node)
                if isinstance(child, ast.stmt) and child is not node
                for name in _bound_by(child)
            ] * 2
    return []


def _closure(function: ast.FunctionDef, top: Mapping[str, ast.stmt]) -> list[ast.stmt] | None:
    """The statements the function needs, itself included, in order of their lines; None if it needs anything impure."""
    needed: dict[int, ast.stmt] = {}
    waiting: list[ast.stmt] = [function]
    while waiting:
        node = waiting.pop()
        if node.lineno in needed:
            continue
        needed[node.lineno] = node
        if isinstance(node, ast.Import | ast.ImportFrom):
            if not _is_pure_import(node):
                return None
            continue
        for name in _foreign_names(node):
            if name in top:
                waiting.append(top[name])
            elif name not in _BUILTINS:
                return None
        if len(needed) > 12:
            return None
    return [needed[line] for line in sorted(needed)]


def _is_pure_import(node: ast.Import | ast.ImportFrom) -> bool:
    if isinstance(node, ast.ImportFrom):
        return not node.level and node.module in PURE_MODULES and all(alias.name != "*" for alias in node.names)
    return all(alias.name in PURE_MODULES for alias in node.names)


def _foreign_names(node: ast.stmt) -> set[str]:
    """Names a statement reads and does not bind itself; with `global` none can be told apart, so that is a name too."""
    read: set[str] = set()
    bound: set[str] = set()
    for child in ast.walk(node):
        match child:
            case ast.Name(id=name, ctx=ast.Load()):
                read.add(name)
            case ast.Name(id=name) | ast.arg(arg=name) | ast.ExceptHandler(name=str(name)):
                bound.add(name)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) if child is not node:
                bound.add(name)
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                read |= {"__import__"} if not _is_pure_import(child) else set()
                bound |= {alias.asname or alias.name.partition(".")[0] for alias in names}
            case ast.Global():
                read.add("global")
            case ast.Await() | ast.AsyncFunctionDef() | ast.Yield() | ast.YieldFrom():
                read.add("await")
    own = {node.name} if isinstance(node, ast.FunctionDef | ast.ClassDef) else set()
    return read - bound - own


def _text_of(statements: Sequence[ast.stmt], text: str) -> str:
    """The statements as they stand in the file, without docstrings."""
    lines = text.splitlines()
    parts = []
    for node in statements:
        hidden = {line for child in ast.walk(node) for line in _docstring_lines(child)}
        first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", ()))])
        rows = range(first, (node.end_lineno or node.lineno) + 1)
        parts.append("\n".join(lines[row - 1] for row in rows if row not in hidden))
    gaps = ["\n" if isinstance(a, ast.Import | ast.ImportFrom | ast.Assign) else "\n\n\n" for a in statements[:-1]]
    return "".join(part + gap for part, gap in zip(parts, [*gaps, "\n"], strict=True))


def _docstring_lines(node: ast.AST) -> range:
    match node:
        case ast.FunctionDef(body=[ast.Expr(value=ast.Constant(value=str())) as text, _, *_]):
            return range(text.lineno, (text.end_lineno or text.lineno) + 1)
        case ast.ClassDef(body=[ast.Expr(value=ast.Constant(value=str())) as text, _, *_]):
            return range(text.lineno, (text.end_lineno or text.lineno) + 1)
    return range(0)


# -- calls -------------------------------------------------------------------------------------------------------------


def doctest_calls(function: ast.FunctionDef) -> list[str]:
    """Calls of the function in its own doctests."""
    calls = []
    with contextlib.suppress(ValueError):
        for example in doctest.DocTestParser().get_examples(ast.get_docstring(function) or ""):
            for node in walk_text(example.source):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function.name:
                    calls.append(ast.unparse(node))
    return list(dict.fromkeys(calls))


def hinted_kinds(function: ast.FunctionDef) -> list[str] | None:
    """Kinds of the required arguments if all of them are annotated with something known."""
    kinds = [_KINDS_BY_HINT.get(ast.unparse(a.annotation)) if a.annotation else None for a in required(function)]
    return [kind for kind in kinds if kind] if all(kinds) else None


def required(function: ast.FunctionDef) -> list[ast.arg]:
    positional = function.args.posonlyargs + function.args.args
    return positional[: len(positional) - len(function.args.defaults)] or positional[:1]


def calls_of_kinds(name: str, kinds: Sequence[str], dice: Random, number: int) -> list[str]:
    return [f"{name}({', '.join(literal(kind, dice) for kind in kinds)})" for _ in range(number)]


def find_calls(
    function: ast.FunctionDef, source: str, recorded: Sequence[str], dice: Random
) -> tuple[str, tuple[str, ...]] | None:
    """How calls were found, and calls that work; None if there are too few, or all give the same."""
    ways = {"doctest": doctest_calls(function), "recorded": list(recorded)}
    if kinds := hinted_kinds(function):
        ways["hints"] = calls_of_kinds(function.name, kinds, dice, MOST_CALLS)
    results: dict[str, str] = {}
    first = ""
    for way, calls in (*ways.items(), ("search", _searched(function, source, dice) if not any(ways.values()) else [])):
        for call in calls:
            result = result_of(source, call) if len(results) < MOST_CALLS else None
            if result is not None:
                results[call] = result
                first = first or way
    if len(results) < FEWEST_CALLS and "search" not in first:
        results |= {c: r for c in _searched(function, source, dice) if (r := result_of(source, c)) is not None}
    if len(results) < FEWEST_CALLS or len(set(results.values())) < 2:
        return None
    return first or "search", tuple(results)[:MOST_CALLS]


def _searched(function: ast.FunctionDef, source: str, dice: Random) -> list[str]:
    """Arguments by kind until one combination works; then more of that kind."""
    number = len(required(function))
    if number > 3:
        return []
    for _ in range(TRIES):
        kinds = dice.choices(_SEARCHED, k=number)
        [call] = calls_of_kinds(function.name, kinds, dice, 1)
        if result_of(source, call) not in (None, "None"):
            return [call, *calls_of_kinds(function.name, kinds, dice, MOST_CALLS - 1)]
    return []


def result_of(source: str, call: str) -> str | None:
    """What a call gives, if it ends normally, soon, and with a value that can be shown."""
    try:
        recording = record_call(source, call, limits=_LIMITS)
    except Exception:  # a foreign module's text may fail in any way; it is not used then
        return None
    if recording.exit is not Exit.NORMAL or len(recording) < 5:
        return None
    value = recording.state(len(recording) - 1).value or ""
    return None if " at 0x" in value or value.startswith("<") else value


# -- the run -----------------------------------------------------------------------------------------------------------


def harvest(
    packages: Iterable[Package], recorded: Mapping[str, Sequence[str]], seed: int = 1
) -> Iterator[tuple[str, list[Harvested], Counter[str]]]:
    """Module after module: its name, what was found in it, and counts of what became of its functions."""
    for package in packages:
        for module, path in package.files:
            if _is_worthwhile(path):
                found, counts = _in_a_child(package, module, path, recorded, seed)
                yield f"{package.name}:{module}", found, counts


def _is_worthwhile(path: Path) -> bool:
    """Whether the file has a function that stands alone: reading it costs less than starting a process."""
    try:
        return any(True for _ in standalone_functions(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError):
        return False


def harvest_file(
    package: Package, module: str, path: Path, recorded: Mapping[str, Sequence[str]], seed: int
) -> Iterator[tuple[str, Harvested | None]]:
    """Function after function: what became of it, and itself if it is kept."""
    for function, source in standalone_functions(path.read_text(encoding="utf-8")):
        dice = Random(f"{seed}/{package.name}/{module}/{function.name}")
        calls = None if uses_chance(source) else find_calls(function, source, recorded.get(function.name, ()), dice)
        if calls is None:
            yield "no calls found", None
        else:
            whose = (package.name, package.version, package.licence, module)
            yield f"kept by {calls[0]}", Harvested(source, function.name, calls[1], *whose, calls[0])


def _in_a_child(*job: Any) -> tuple[list[Harvested], Counter[str]]:
    ours, theirs = _spawn.Pipe(duplex=False)
    process = _spawn.Process(target=_work, args=(theirs, *job), daemon=True)
    process.start()
    theirs.close()
    found, counts = list[Harvested](), Counter[str]()
    try:
        while ours.poll(PATIENCE_SECONDS):
            message = ours.recv()
            if message is None:
                return found, counts
            counts[message[0]] += 1
            found += [message[1]] if message[1] else []
    except (EOFError, OSError):
        pass
    finally:
        process.kill()
        process.join()
    counts["files given up: a function took their process down"] += 1
    return found, counts


def _work(pipe: Connection, *job: Any) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
    for message in harvest_file(*job):
        pipe.send(message)
    pipe.send(None)
