"""Harvest: pure functions out of the standard library and of installed packages, as programs that stand alone.

A function is taken with whatever of its package it needs, a generator as a list, a method on a new object; doctests are
programs of their own. Calls come from doctests, from recorded calls, and from a search by names and annotations. Files
are read, never imported; functions are run in a child process with limits, which is lost alone when one misbehaves.
"""

import ast
import contextlib
import importlib.metadata
import io
import json
import math
import multiprocessing
import os
import resource
import signal
import sysconfig
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import islice
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

from ndb.dataset.checks.contamination import Benchmark
from ndb.dataset.checks.filters import order_of_sets_shows, shows_an_address, uses_chance
from ndb.dataset.checks.fingerprint import fingerprint
from ndb.dataset.checks.held_out import refuse_held_out, side_of_package
from ndb.dataset.programs.examples import Example, doctest_calls, doctest_examples
from ndb.dataset.programs.guesses import ANY_KIND, constants_in, guess, kinds_of
from ndb.dataset.programs.inputs import written
from ndb.dataset.programs.packages.assertions import Asserted, asserted_programs
from ndb.dataset.programs.packages.authors_calls import Called, by_name, called, is_generator
from ndb.dataset.programs.packages.linked import standing_alone
from ndb.dataset.programs.packages.run_suites import WatchedCall
from ndb.dataset.programs.packages.trimmed import link_function
from ndb.dataset.programs.program import Program
from ndb.dataset.programs.sources import mutant, programs_digest
from ndb.dataset.programs.standalone import Definition, Module, Modules, definitions
from ndb.dataset.rounds.shards import digest_of, write_whole
from ndb.errors import BadData
from ndb.source.functions import top_functions
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Exit

FORMAT = "ndb-harvest 1"
STANDARD_LIBRARY = "python"
EXAMPLE, DOCTEST, RECORDED, SEARCH = "example", "doctest", "recorded", "search"
TEST, DOCTEST_EXAMPLE, TEST_EXAMPLE = "test", "doctest example", "test example"
FEWEST_CALLS, MOST_CALLS = 3, 8
TRIES, FRUITLESS_TRIES, PATIENCE = 200, 110, 6.0
"""Calls that are tried; given up after so many that failed, or that took too long."""
MOST_OF_RESULT = 3
"""Calls of one result."""
PLACES = ("/tmp", "/home", "/root", "site-packages", " at 0x")
"""In a call: it only means something on the machine where the tests ran."""
FRUITLESS_CALLS = 12
"""Calls of authors that do not work; then the others are not tried."""
LONGEST_CALL, LONGEST_VALUE, LONGEST_SOURCE = 400, 160, 4_000
MOST_ARGUMENTS, MOST_METHODS, MOST_EXAMPLES = 3, 5, 3
AS_FOUND = 0.6
"""Share of draws that give a function as it was found; the others are edited."""
PATIENCE_SECONDS = 20.0
"""For one function."""
_LIMITS = RecordLimits(events=900, seconds=0.35, clock=time.process_time)
_processes = multiprocessing.get_context("fork")


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
    """How its first calls were found: doctest, test, recorded, search; or as what it was found whole, an example."""


@dataclass(frozen=True, slots=True)
class Package:
    """An installed distribution (or the standard library): its Python files and its licence."""

    name: str
    version: str
    licence: str
    files: tuple[tuple[str, Path], ...]
    """Module names and paths."""


@dataclass(frozen=True, slots=True)
class AuthorsCalls:
    """Calls that a package's authors made, besides those in doctests of the function itself."""

    recorded: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By function name, out of recordings of tests."""
    watched: Sequence[WatchedCall] = ()
    """What test suites and doctests were seen to call."""
    tests: Sequence[tuple[str, Path]] = ()
    """Files of tests, of which assertions are taken as programs: module names and paths."""
    is_all: bool = False
    """Whether functions of which no author's call is known are left out; else calls are searched for."""


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
    """The functions of packages on one side of the split."""
    chosen = [row for row in read_functions(path) if side_of_package(row.package) == side]
    if not chosen:
        raise BadData(f"{path} has no function on the {side} side; harvest more packages")
    return Harvest([as_program(row) for row in chosen], " AND ".join(sorted({row.licence for row in chosen})))


def read_functions(path: Path) -> list[Harvested]:
    """All that stands in a file that `write_harvest` wrote."""
    try:
        header, *rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        if header["format"] != FORMAT:
            raise BadData(f"{path} is a harvest of another version ({header['format']}); harvest again")
        found = [Harvested(**{**row, "calls": tuple(row["calls"])}) for row in rows]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadData(f"{path} is no harvest ({error}); `ndb data harvest` makes one") from None
    refuse_held_out(row.package for row in found)
    return found


def digest_of_functions(found: Sequence[Harvested]) -> str:
    """Tells whether two harvests are the same."""
    return digest_of([asdict(one) for one in found])


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


_NOT_HARVESTED = frozenset({"site-packages", "test", "tests", "ensurepip", "idle_test", "turtledemo", "encodings"})


def _standard_library() -> Package:
    import platform

    root = Path(sysconfig.get_path("stdlib"))
    paths = (path for path in sorted(root.rglob("*.py")) if not _NOT_HARVESTED & set(path.relative_to(root).parts))
    files = tuple((".".join(path.relative_to(root).with_suffix("").parts), path) for path in paths)
    return Package(STANDARD_LIBRARY, platform.python_version(), "PSF-2.0", files)


# -- calls -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Candidate:
    """A program that stands alone, with an entry for which calls are wanted."""

    source: str
    entry: str
    parameters: tuple[ast.arg, ...]
    """Those that every call must give."""
    more: tuple[tuple[ast.arg, ast.expr], ...] = ()
    """Some that a call may give, with their defaults."""


def candidates(node: Definition, source: str) -> Iterator[Candidate]:
    """A function; a generator made a list; the methods of a class, each called on a new object."""
    if isinstance(node, ast.ClassDef):
        yield from _methods(node, source)
    elif takes_something(node):
        parameters = tuple(required(node))
        if is_generator(node):
            names = ", ".join(parameter.arg for parameter in parameters)
            entry = f"all_{node.name.lstrip('_')}"
            yield Candidate(_with(source, entry, names, f"return list({node.name}({names}))"), entry, parameters)
        else:
            positional = node.args.posonlyargs + node.args.args
            defaults = zip(positional[::-1], node.args.defaults[::-1], strict=False)
            yield Candidate(
                source, node.name, parameters, tuple(pair for pair in defaults if pair[0] not in parameters)
            )


def takes_something(function: ast.FunctionDef) -> bool:
    return bool(function.args.args or function.args.posonlyargs) and None not in function.args.kw_defaults


def required(function: ast.FunctionDef) -> list[ast.arg]:
    positional = function.args.posonlyargs + function.args.args
    return positional[: len(positional) - len(function.args.defaults)] or positional[:1]


def _with(source: str, entry: str, parameters: str, *body: str) -> str:
    lines = "".join(f"    {line}\n" for line in body)
    return f"{source.rstrip()}\n\n\ndef {entry}({parameters}):\n{lines}"


def _methods(node: ast.ClassDef, source: str) -> Iterator[Candidate]:
    methods = {method.name: method for method in node.body if isinstance(method, ast.FunctionDef)}
    own = _of_new_object(node, methods.get("__init__"))
    if own is None:
        return
    public = (method for name, method in methods.items() if not name.startswith("_") or name in _OPERATIONS)
    made = (candidate for method in public if (candidate := _method(node.name, method, own, source)) is not None)
    yield from islice(made, MOST_METHODS)


def _of_new_object(node: ast.ClassDef, init: ast.FunctionDef | None) -> list[ast.arg] | None:
    """What a new object must be given; None where that is not known or is too much."""
    given: list[ast.arg] = []
    if init is not None:
        given = (init.args.posonlyargs + init.args.args)[1:]
        given = given[: max(0, len(given) - len(init.args.defaults))]
        if None in init.args.kw_defaults:
            return None
    elif node.decorator_list:
        fields = [f for f in node.body if isinstance(f, ast.AnnAssign) and f.value is None]
        given = [ast.arg(field.target.id, field.annotation) for field in fields if isinstance(field.target, ast.Name)]
    elif node.bases:
        return None
    return given if len(given) <= MOST_ARGUMENTS else None


def _method(name: str, method: ast.FunctionDef, own: Sequence[ast.arg], source: str) -> Candidate | None:
    """A function that makes an object and calls one of its methods."""
    decorators = {ast.unparse(decorator) for decorator in method.decorator_list}
    if decorators - {"staticmethod", "classmethod", "property"} or None in method.args.kw_defaults:
        return None
    needs_object = not decorators & {"staticmethod", "classmethod"}
    own = own if needs_object else []
    positional = (method.args.posonlyargs + method.args.args)[0 if "staticmethod" in decorators else 1 :]
    taken = {parameter.arg for parameter in own}
    given = [ast.arg(p.arg + "_" * (p.arg in taken), p.annotation) for p in positional]
    given = given[: max(0, len(given) - len(method.args.defaults))]
    if (not own and not given) or len(given) > MOST_ARGUMENTS:
        return None
    arguments = ", ".join(parameter.arg for parameter in given)
    thing = "thing" if needs_object else name
    way = _OPERATIONS.get(method.name, "{0}.{2}" if "property" in decorators else "{0}.{2}({1})")
    asked = way.format(thing, arguments, method.name)
    asked = f"list({asked})" if is_generator(method) else asked
    body = [f"thing = {name}({', '.join(parameter.arg for parameter in own)})"] * needs_object + [f"return {asked}"]
    entry, parameters = f"use_{method.name.strip('_')}", (*own, *given)
    return Candidate(_with(source, entry, ", ".join(p.arg for p in parameters), *body), entry, parameters)


_OPERATIONS = {
    "__call__": "{0}({1})", "__len__": "len({0})", "__str__": "str({0})", "__getitem__": "{0}[{1}]",
    "__contains__": "{1} in {0}", "__eq__": "{0} == {1}", "__lt__": "{0} < {1}", "__add__": "{0} + {1}",
}  # fmt: skip


def find_calls(
    candidate: Candidate, known: Mapping[str, Sequence[str]], dice: Random, is_all: bool = False
) -> tuple[str, tuple[str, ...]] | None:
    """How calls were found, and calls that work; None if there are too few, or all give the same.

    `known` are calls by how they were found; what authors wrote in doctests and tests is enough where it is little, and
    `is_all` says that there are no others.
    """
    results: dict[str, str] = {}
    ways = [way for way, calls in known.items() if _try_calls(candidate.source, calls, results)]
    if not is_all or ways:
        _search(candidate, results, dice)
    if not ways and (len(results) < FEWEST_CALLS or len(set(results.values())) < 2):
        return None
    return (ways[0] if ways else SEARCH, tuple(results)[:MOST_CALLS]) if results else None


def _try_calls(source: str, calls: Sequence[str], results: dict[str, str]) -> bool:
    """Add those that work, of one result not many; whether there was one."""
    before, slow = len(results), 0
    for call in calls:
        if len(results) >= MOST_CALLS or slow > FRUITLESS_CALLS:
            break
        is_of_here = any(place in call for place in PLACES)
        result = result_of(source, call) if len(call) <= LONGEST_CALL and not is_of_here else None
        slow += result is None
        if result is not None and list(results.values()).count(result) < MOST_OF_RESULT:
            results[call] = result
    return len(results) > before


def _search(candidate: Candidate, results: dict[str, str], dice: Random) -> None:
    """Arguments by name and annotation until there are calls enough, few where authors gave some; kinds that worked are
    tried again."""
    namespace = loaded(candidate.source)
    if namespace is None or len(candidate.parameters) > MOST_ARGUMENTS + 1:
        return
    enough = FEWEST_CALLS if results else MOST_CALLS
    constants = constants_in(candidate.source)
    worked: list[tuple[str, ...]] = []
    slow = 0.0
    for attempt in range(TRIES):
        if len(results) >= enough or slow > PATIENCE or (attempt > FRUITLESS_TRIES and not results):
            return
        kinds = dice.choice(worked) if worked and dice.random() < 0.75 else _kinds(candidate, dice, attempt)
        call = _call(candidate, kinds, constants, bool(results), dice)
        works = works_in(namespace, call) if call not in results and len(call) <= LONGEST_CALL else False
        slow += works is None
        result = result_of(candidate.source, call) if works else None
        if result is not None and list(results.values()).count(result) < MOST_OF_RESULT:
            results[call] = result
            worked.append(kinds)
        elif works:
            slow += 0.3


def _kinds(candidate: Candidate, dice: Random, attempt: int) -> tuple[str, ...]:
    """As the names suggest, mostly; less so when that has come to nothing."""
    trust = 0.85 if attempt < TRIES // 5 else 0.4
    wanted = map(kinds_of, candidate.parameters)
    return tuple(dice.choice(kinds if dice.random() < trust else ANY_KIND) for kinds in wanted)


def _call(candidate: Candidate, kinds: Sequence[str], constants: Sequence[str], is_known: bool, dice: Random) -> str:
    arguments = [written(guess(kind, dice, constants)) for kind in kinds]
    if is_known and candidate.more and dice.random() < 0.35:
        parameter, default = dice.choice(candidate.more)
        if (more := kinds_of(parameter, default)) is not ANY_KIND:
            arguments.append(f"{parameter.arg}={written(guess(dice.choice(more), dice, constants))}")
    return f"{candidate.entry}({', '.join(arguments)})"


class _TakesTooLong(BaseException):
    """No Exception, so that foreign code does not take it for one of its own."""


@contextlib.contextmanager
def _limited(seconds: float) -> Iterator[None]:
    def give_up(number: int, frame: object) -> None:
        raise _TakesTooLong

    signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def loaded(source: str) -> dict[str, Any] | None:
    """The namespace of a program; None if it cannot be run."""
    namespace: dict[str, Any] = {"__name__": "__main__"}
    try:
        with _limited(1.0), contextlib.redirect_stdout(io.StringIO()):
            exec(compile(source, "<program>", "exec", dont_inherit=True), namespace)
    except BaseException:  # a foreign module's text may fail in any way; it is not used then
        return None
    return namespace


def works_in(namespace: dict[str, Any], call: str) -> bool | None:
    """Whether a call gives a value, tried without recording, which is a hundred times faster; None: it takes long."""
    try:
        with _limited(0.05), contextlib.redirect_stdout(io.StringIO()):
            return eval(call, namespace) is not None
    except _TakesTooLong:
        return None
    except BaseException:  # as above
        return False


def result_of(source: str, call: str) -> str | None:
    """What a call gives, if it ends normally, soon, and with a value that is the same everywhere."""
    try:
        recording = record_call(source, call, limits=_LIMITS)
    except Exception:  # as above
        return None
    if recording.exit is not Exit.NORMAL or len(recording) < 5:
        return None
    value = recording.state(len(recording) - 1).value or ""
    is_chance = shows_an_address(recording) or order_of_sets_shows(source, call, recording)
    return None if is_chance or value.startswith("<") or len(value) > LONGEST_VALUE else value


# -- the run -----------------------------------------------------------------------------------------------------------


def harvest(
    package: Package, authors: AuthorsCalls, seed: int = 1, seconds: float = math.inf
) -> Iterator[tuple[str, list[Harvested], Counter[str]]]:
    """Module after module: its name, what was found in it, and counts of what became of its definitions.

    After so many `seconds` of processor time the rest is left.
    """
    modules, started = Modules(package.files), _processor_time()
    names = list(modules)
    Random(f"{seed}/{package.name}").shuffle(names)  # where time is short, not only what comes first
    for name in names:
        module = modules.get(name)
        if _processor_time() - started > seconds:
            return
        if module is not None and definitions(module):  # looking costs less than starting a process, and is shared
            found, counts = _in_a_child(harvest_module, package, module, modules, authors, seed)
            yield f"{package.name}:{name}", merged(found), counts
    yield from _harvest_tests(package, authors, started + seconds)


def _harvest_tests(
    package: Package, authors: AuthorsCalls, until: float
) -> Iterator[tuple[str, list[Harvested], Counter[str]]]:
    """File after file of tests."""
    modules = Modules((*authors.tests, *package.files))
    for name, _ in authors.tests:
        module = modules.get(name.removesuffix(".__init__"))
        if _processor_time() > until:
            return
        if module is not None and "test" in module.text:
            found, counts = _in_a_child(harvest_assertions, package, module, modules)
            yield f"{package.name}:{name}", merged(found), counts


def _processor_time() -> float:
    """Of this process and those it has waited for."""
    return sum(os.times()[:4])


class Sieve:
    """Lets pass what is new (up to names) and no near copy of a benchmark's program, and counts what it keeps back."""

    def __init__(self, benchmark: Benchmark | None = None, known: Iterable[Harvested] = ()) -> None:
        self._benchmark = benchmark
        self._seen = {fingerprint(one.source, constants=True) for one in known}
        self.counts: Counter[str] = Counter()

    def __call__(self, found: Iterable[Harvested]) -> list[Harvested]:
        return [one for one in found if not self._keeps_back(one)]

    def _keeps_back(self, one: Harvested) -> str | None:
        print_ = fingerprint(one.source, constants=True)
        reason = "duplicate" if print_ in self._seen else None
        if reason is None and len(one.source) > LONGEST_SOURCE:
            reason = "too long"
        if reason is None and self._benchmark is not None:
            reason = self._benchmark.reason(one.source)
        self._seen.add(print_)
        self.counts[reason or "kept"] += 1
        return reason


def merged(found: Iterable[Harvested]) -> list[Harvested]:
    """Examples that differ in their literals only are one program with several calls."""
    together: dict[str, Harvested] = {}
    for one in found:
        before = together.get(one.source)
        calls = dict.fromkeys((*before.calls, *one.calls)) if before else one.calls
        together[one.source] = replace(before or one, calls=tuple(calls)[:MOST_CALLS])
    return list(together.values())


def fewer(found: Sequence[Harvested], most: int, seed: int = 1) -> list[Harvested]:
    """Of a package at most so many, in their order: those whose authors gave calls first, the others drawn."""
    drawn = Random(seed).sample(range(len(found)), len(found))
    drawn.sort(key=lambda number: found[number].found_by == SEARCH)
    return [found[number] for number in sorted(drawn[:most])]


def harvest_module(
    package: Package, module: Module, modules: Modules, authors: AuthorsCalls, seed: int
) -> Iterator[tuple[str, Harvested | None]]:
    """Definition after definition: what became of it, and itself if it is kept."""
    whose = (package.name, package.version, package.licence, module.name)
    watched = by_name(authors.watched, module.name)
    for node in definitions(module):
        done: set[str] = set()
        for one in called(node, module, modules, watched):
            dice = Random(f"{seed}/{package.name}/{module.name}/{node.name}/{one.entry}")
            calls = None
            if not uses_chance(one.source):
                calls = find_calls(_as_candidate(one), {RECORDED: one.calls}, dice, is_all=True)
            if calls is not None:
                done.add(one.entry)
                yield f"kept by {calls[0]}", Harvested(one.source, one.entry, calls[1], *whose, calls[0])
        for example in _kept_examples(node, module, modules):
            yield "kept example", Harvested(example.source, EXAMPLE, (example.call,), *whose, DOCTEST_EXAMPLE)
        source = standing_alone(module, modules, node)
        if source is None or uses_chance(source):
            yield "does not stand alone" if source is None else "nondeterministic", None
            continue
        for candidate in candidates(node, source):
            if candidate.entry in done:
                continue
            dice = Random(f"{seed}/{package.name}/{module.name}/{node.name}/{candidate.entry}")
            known = _known_calls(node, candidate, authors.recorded) if isinstance(node, ast.FunctionDef) else {}
            calls = find_calls(candidate, known, dice, authors.is_all)
            if calls is None:
                yield "no calls found", None
            else:
                yield f"kept by {calls[0]}", Harvested(candidate.source, candidate.entry, calls[1], *whose, calls[0])


def harvest_assertions(package: Package, test: Module, modules: Modules) -> Iterator[tuple[str, Harvested | None]]:
    """Assertion after assertion of a file of tests: what became of it, and a program of it if it is kept."""
    own = frozenset(name.removesuffix(".__init__") for name, _ in package.files)
    shapes: Counter[str] = Counter()
    for one in asserted_programs(test, modules, own):
        start = one.source.rpartition(f"\ndef {EXAMPLE}(")[0] or one.source
        if uses_chance(one.source) or (shapes[start] >= MOST_EXAMPLES and one.source not in shapes):
            yield "assertion left: nondeterministic, or one of many", None
            continue
        calls = _calls_as_told(one)
        shapes += Counter([start, one.source]) if calls else Counter()
        whose = (package.name, package.version, package.licence, one.module)
        yield (
            "kept assertion" if calls else "assertion that does not work alone",
            (
                Harvested(one.source, one.entry, calls, *whose, TEST_EXAMPLE if one.entry == EXAMPLE else TEST)
                if calls
                else None
            ),
        )


def _calls_as_told(one: Asserted) -> tuple[str, ...]:
    """Those calls that give what the test says."""
    results: dict[str, str] = {}
    for call, wanted in one.calls:
        result = result_of(one.source, call) if len(call) <= LONGEST_CALL and len(results) < MOST_CALLS else None
        if result is not None and wanted in (None, result):
            results[call] = result
    return tuple(results)


def _as_candidate(one: Called) -> Candidate:
    entry = next(function for function in top_functions(one.source) if function.name == one.entry)
    assert isinstance(entry, ast.FunctionDef)
    return Candidate(one.source, one.entry, tuple(required(entry)))


def _kept_examples(node: Definition, module: Module, modules: Modules) -> Iterator[Example]:
    """Examples that do what their author says, of one definition not many that differ."""
    shapes: set[str] = set()
    for example in doctest_examples(node):
        program = link_function(example.source, module, modules)
        if program is None or uses_chance(program.text):
            continue
        result = result_of(program.text, example.call)
        is_right = result is not None and example.wanted in (result, result.strip("'\""))
        if is_right and (program.text in shapes or len(shapes) < MOST_EXAMPLES):
            shapes.add(program.text)
            yield replace(example, source=program.text)


def _known_calls(
    node: ast.FunctionDef, candidate: Candidate, recorded: Mapping[str, Sequence[str]]
) -> dict[str, list[str]]:
    """Calls by the function's authors, as calls of the entry."""
    found = {DOCTEST: doctest_calls(node), RECORDED: recorded.get(node.name, ())}
    return {way: [candidate.entry + call[len(node.name) :] for call in calls] for way, calls in found.items()}


def _in_a_child(*job: Any) -> tuple[list[Harvested], Counter[str]]:
    ours, theirs = _processes.Pipe(duplex=False)
    process = _processes.Process(target=_work, args=(theirs, *job), daemon=True)
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


def _work(pipe: Connection, work: Callable[..., Iterator[object]], *job: Any) -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):  # foreign functions ask and tell; our output is for programs to read
        os.dup2(nowhere, stream)
    resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
    for message in work(*job):
        pipe.send(message)
    pipe.send(None)
