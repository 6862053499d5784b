"""Excerpts: calls cut out of packages' traces, in one small file that can be carried to a machine without network.

Traces of test suites are hundreds of megabytes; of each package some hundred calls are kept, of many functions a few
each, with the visited code and the rendered states. Knows cut runs and the file; where traces come from is
`repositories`' business.
"""

import hashlib
import json
import lzma
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from ndb.dataset.checks.contamination import Benchmark
from ndb.dataset.checks.held_out import refuse_held_out, side_of_package
from ndb.dataset.programs.program import Run
from ndb.dataset.programs.repositories import ABOUT, LEAST_STATES, Cut, cut
from ndb.dataset.rounds.shards import digest_of, write_whole
from ndb.errors import BadData, BadTraceFile
from ndb.trace.state import Event, Exit, Recording, Scope, State
from ndb.trace.tracefile.open_trace import open_trace
from ndb.trajectory.visits import code_of
from ndb.tree.span import span_from

FORMAT = "ndb-excerpts 2"
RUNS_PER_BLOCK = 8
"""In memory. In the file a package is one block: its runs show the same code again and again, and lzma sees that."""
MOST_RUNS = 450
"""Of a package."""
MOST_OF_FUNCTION, MOST_OF_TRACE = 8, 30
MOST_OF_TESTS = 0.2
"""Share of runs that start in a test's own code: most of what it does is to assert."""
MOST_STATES, MOST_ROWS, MOST_CHARACTERS, LONGEST_VALUE = 120, 320, 3_000, 200
"""Of a run: states, these with expression states, characters of code and of a value."""
_PLACES = ("/tmp", "/home", "/root", " at 0x")
"""Text that only means something on the machine that recorded it."""


# -- a run -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Excerpt:
    """A recording whose states are stored as they are shown."""

    sources: Mapping[str, str]
    scopes: Sequence[Scope]
    exit: Exit
    rows: Sequence[Sequence[Any]]
    """Event, line, depth, frame, scope number, locals, value; of expression states also the expression's text."""

    @cached_property
    def _columns(self) -> Sequence[Sequence[int]]:
        return list(zip(*(row[:5] for row in self.rows), strict=True)) or [()] * 5

    @property
    def events(self) -> Sequence[int]:
        return self._columns[0]

    @property
    def lines(self) -> Sequence[int]:
        return self._columns[1]

    @property
    def depths(self) -> Sequence[int]:
        return self._columns[2]

    @property
    def frames(self) -> Sequence[int]:
        return self._columns[3]

    @property
    def scope_numbers(self) -> Sequence[int]:
        return self._columns[4]

    def __len__(self) -> int:
        return len(self.rows)

    @cached_property
    def _texts(self) -> Mapping[str, list[str]]:
        return {file: text.split("\n") for file, text in self.sources.items()}

    def source_of(self, index: int) -> str:
        if self.events[index] >= Event.EXPRESSION:
            return str(self.rows[index][7])
        line = self.lines[index]
        return self._texts[self.scopes[self.scope_numbers[index]].file][line - 1]

    def state(self, index: int) -> State:
        event, line, depth, frame, number, variables, value = self.rows[index][:7]
        scope, source = self.scopes[number], self.source_of(index)
        return State(Event(event), source, variables, value, line, depth, frame, scope.file, scope.name)


def excerpt_of(run: Cut) -> Excerpt:
    """A cut run without the trace it was cut from; scopes and frames numbered anew."""
    scopes = [run.scope(number) for number in dict.fromkeys(run.scope_numbers)]
    return Excerpt(run.sources, scopes, run.exit, list(_rows_of(run)))


def _rows_of(run: Cut) -> Iterator[list[Any]]:
    numbers = {number: place for place, number in enumerate(dict.fromkeys(run.scope_numbers))}
    frames = {frame: place for place, frame in enumerate(dict.fromkeys(run.frames))}
    for index in range(len(run)):
        state = run.state(index)
        place = (int(state.event), state.line, state.depth, frames[state.frame], numbers[run.scope_numbers[index]])
        row = [*place, dict(state.locals), state.value]
        yield [*row, state.source] if state.event >= Event.EXPRESSION else row


def _as_json(run: Excerpt) -> list[Any]:
    """Of each state only the variables that are not as in the frame's state before: half the text, less packed."""
    scopes = [[scope.file, scope.name, scope.line] for scope in run.scopes]
    before: dict[int, Mapping[str, str]] = {}
    rows = []
    for event, line, depth, frame, number, variables, *rest in run.rows:
        if event >= Event.EXPRESSION:
            rows.append([event, line, depth, frame, number, *rest])
        else:
            rows.append([event, line, depth, frame, number, *_difference(before.get(frame, {}), variables), *rest])
            before[frame] = variables
    return [dict(run.sources), scopes, str(run.exit), rows]


def _difference(before: Mapping[str, str], now: Mapping[str, str]) -> tuple[dict[str, str], list[str] | None]:
    """What changed, and the order of names where the changes alone would give another one."""
    changed = {name: text for name, text in now.items() if before.get(name) != text}
    return changed, None if list({**before, **changed}) == list(now) else list(now)


def _from_json(stored: list[Any]) -> Excerpt:
    sources, scopes, ended, packed = stored
    before: dict[int, dict[str, str]] = {}
    rows: list[Sequence[Any]] = []
    for row in packed:
        if row[0] >= Event.EXPRESSION:
            rows.append([*row[:5], {}, *row[5:]])
        else:
            event, line, depth, frame, number, changed, order, value = row
            known = {**before.get(frame, {}), **changed}
            before[frame] = known if order is None else {name: known[name] for name in order}
            rows.append([event, line, depth, frame, number, before[frame], value])
    return Excerpt(sources, [Scope(*scope) for scope in scopes], Exit(ended), rows)


# -- the source --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Excerpts:
    """Runs as they stand in a file that `write_excerpts` wrote: a package, then one of its runs."""

    blocks: Mapping[str, Sequence[bytes]]
    """Package to its compressed runs, some a block."""
    licence: str
    digest: str
    name: str = "repository"

    def draw(self, dice: Random) -> Run | None:
        if not self.blocks:
            return None
        # Weighed by the square root: large packages more often, small ones not hardly ever.
        packages = sorted(self.blocks)
        package = dice.choices(packages, [len(self.blocks[name]) ** 0.5 for name in packages])[0]
        return Run(dice.choice(_unpacked(dice.choice(self.blocks[package]))), self.name, package)


@lru_cache(maxsize=64)
def _unpacked(block: bytes) -> Sequence[Excerpt]:
    return [_from_json(json.loads(line)) for line in zlib.decompress(block).splitlines()]


def read_excerpts(path: Path, side: str) -> Excerpts:
    """The packages of one side of the split. Of few packages none may be held out: validation then does without."""
    told, body = _opened(path)
    chosen = [package for package in told["packages"] if side_of_package(package["name"]) == side]
    if not chosen and side == "train":
        raise BadData(f"{path} has no package on the {side} side; trace more packages")
    blocks = {p["name"]: _in_blocks(body[p["start"] : p["start"] + p["size"]]) for p in chosen}
    return Excerpts(blocks, " AND ".join(sorted({p["licence"] for p in chosen})), digest_of([told, side]))


def _opened(path: Path) -> tuple[dict[str, Any], bytes]:
    """What a file says of itself, and what its packages are parts of."""
    try:
        header, _, body = path.read_bytes().partition(b"\n")
        told = json.loads(header)
        if told["format"] != FORMAT:
            raise BadData(f"{path}: excerpts of another version ({told['format']}); make them again")
    except (OSError, ValueError, KeyError, TypeError):
        raise BadData(f"{path} has no excerpts of traces; `ndb data excerpt` makes some") from None
    refuse_held_out(package["name"] for package in told["packages"])
    return told, body


def _in_blocks(packed: bytes) -> list[bytes]:
    """A package's runs as they are held in memory: a draw unpacks a few of them, not all."""
    lines = lzma.decompress(packed).split(b"\n")
    return [
        zlib.compress(b"\n".join(lines[at : at + RUNS_PER_BLOCK]), 6) for at in range(0, len(lines), RUNS_PER_BLOCK)
    ]


# -- making the file ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Wanted:
    """What goes into a file of excerpts."""

    side: str | None = None
    """Only packages on this side of the split."""
    most: int = MOST_RUNS
    """Runs of a package."""
    benchmark: Benchmark | None = None
    """Runs whose code is near it are left out."""
    seed: int = 1


EVERYTHING = Wanted()


def write_excerpts(sources: Sequence[Path], path: Path, wanted: Wanted = EVERYTHING) -> list[dict[str, Any]]:
    """Choose runs of packages, out of folders of traces or of files of excerpts, and write them; says how many of each.

    A package is taken from the first of the sources that has it.
    """
    found: dict[str, tuple[dict[str, Any], Iterator[Excerpt]]] = {}
    for source in sources:
        for told, runs in _in_file(source, wanted) if source.is_file() else _in_traces(source, wanted):
            found.setdefault(told["name"], (told, runs))
    packages, body = list[dict[str, Any]](), bytearray()
    for name, (told, runs) in sorted(found.items()):
        if chosen := [] if wanted.side not in (None, side_of_package(name)) else list(islice(runs, wanted.most)):
            packed = _packed(chosen)
            kept = {field: told[field] for field in ("name", "version", "licence")}
            counts = {"runs": len(chosen), **_rows(chosen), "start": len(body), "size": len(packed)}
            packages.append({**kept, **counts})
            body += packed
    header = json.dumps({"format": FORMAT, "packages": packages, "digest": hashlib.sha256(body).hexdigest()[:20]})
    write_whole(path, header.encode() + b"\n" + bytes(body))
    return packages


def _in_traces(folder: Path, wanted: Wanted) -> Iterator[tuple[dict[str, Any], Iterator[Excerpt]]]:
    for about in sorted(folder.glob(f"*/{ABOUT}")):
        told = json.loads(about.read_text())
        refuse_held_out([told["name"]])
        runs = chosen_runs(about.parent, Random(f"{wanted.seed}/{told['name']}"))
        yield told, (run for run in runs if _may_be_used(run, wanted))


def _in_file(path: Path, wanted: Wanted) -> Iterator[tuple[dict[str, Any], Iterator[Excerpt]]]:
    about, body = _opened(path)
    for told in about["packages"]:
        yield told, _shuffled(body[told["start"] : told["start"] + told["size"]], told["name"], wanted)


def _shuffled(packed: bytes, name: str, wanted: Wanted) -> Iterator[Excerpt]:
    """A package's runs in random order: in the file those of the same code stand together."""
    lines = lzma.decompress(packed).split(b"\n")
    Random(f"{wanted.seed}/{name}").shuffle(lines)
    runs = (_from_json(json.loads(line)) for line in lines)
    yield from (run for run in runs if _may_be_used(run, wanted))


def _may_be_used(run: Excerpt, wanted: Wanted) -> bool:
    return wanted.benchmark is None or wanted.benchmark.reason(code_of(span_from(run))) is None


def _rows(runs: Sequence[Excerpt]) -> dict[str, int]:
    expressions = sum(event >= Event.EXPRESSION for run in runs for event in run.events)
    return {"states": sum(map(len, runs)) - expressions, "expressions": expressions}


def _packed(runs: Sequence[Excerpt]) -> bytes:
    """A run a line, those of the same code beside each other."""
    ordered = sorted(runs, key=lambda run: sorted(run.sources.items()))
    lines = [json.dumps(_as_json(run), separators=(",", ":")) for run in ordered]
    return lzma.compress("\n".join(lines).encode(), preset=9 | lzma.PRESET_EXTREME)


def chosen_runs(folder: Path, dice: Random) -> Iterator[Excerpt]:
    """Runs of a package's traces in random order: of each function a few, none twice, of tests' own code not many."""
    often: Counter[tuple[str, str]] = Counter()
    seen: set[str] = set()
    made = of_tests = 0
    for recording, entry in _entries(folder, dice):
        scope = recording.scopes[recording.scope_numbers[entry]]
        is_test = "test" in scope.file
        if often[scope.file, scope.name] >= MOST_OF_FUNCTION or (is_test and of_tests > MOST_OF_TESTS * (made + 5)):
            continue
        run = _usable(recording, entry, seen)
        if run is not None:
            often[scope.file, scope.name] += 1
            made, of_tests = made + 1, of_tests + is_test
            yield run


def _entries(folder: Path, dice: Random) -> Iterator[tuple[Recording, int]]:
    """Places to cut at: some of each trace, traces in random order."""
    paths = sorted(map(str, folder.glob("*.ndb")))
    dice.shuffle(paths)
    for path in paths:
        with suppress(BadTraceFile):
            recording: Recording = open_trace(Path(path)).threads[0]
            calls = [index for index, event in enumerate(recording.events) if event == Event.CALL]
            dice.shuffle(calls)
            fit = (entry for entry in calls if _is_of_size(recording.events[entry : span_from(recording, entry).stop]))
            yield from ((recording, entry) for entry in islice(fit, MOST_OF_TRACE))


def _is_of_size(events: Sequence[int]) -> bool:
    states = sum(event < Event.EXPRESSION for event in events)
    return LEAST_STATES <= states <= MOST_STATES and len(events) <= MOST_ROWS


def _usable(recording: Recording, entry: int, seen: set[str]) -> Excerpt | None:
    """The call's run, if it is small and none like it was `seen`. Most are not used, so what tells that comes first."""
    run = cut(recording, entry)
    if run is None or sum(map(len, run.sources.values())) > MOST_CHARACTERS:
        return None
    try:
        if (print_ := _digest(run)) in seen:
            return None
        seen.add(print_)
        return excerpt_of(run) if all(map(_is_small, _rows_of(run))) else None
    except ValueError:  # a test suite that was stopped leaves traces that cannot be read to their end
        return None


def _is_small(row: Sequence[Any]) -> bool:
    texts: Iterable[str] = [*row[5].values(), row[6] or ""]
    return all(len(text) <= LONGEST_VALUE and not any(place in text for place in _PLACES) for text in texts)


def _digest(run: Cut) -> str:
    return digest_of([sorted(run.sources.values()), dict(run.state(0).locals), len(run)])
