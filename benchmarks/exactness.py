"""Is every change recorded, and only changes? Programs are run twice: recorded, and with a naive deep copy of every
variable at every event (tests/support/naive.py). Every change of every variable's full value is compared.

    python benchmarks/exactness.py [--in memory|files] [--programs 500] [--seed 0] [--packages toolz,boltons] [--save]
                                   [--resume] [--show 20]

A third of the programs are generated (tests/support/mutations.py: lists, dicts, sets, slots, properties, arrays, all of
them mixed), a third seeds, a third tests of packages from PyPI (--packages "" leaves them out) and the programs of
tests/programs. Recordings are held in memory, or written as changes into files and read back, in short stretches, as
`ndb trace` and `pytest --ndb` do it; there the text of every state is also compared with that of one in memory.

Changes of values that are so large that the recorder looks at them only once in a while (docs/changes.md) are counted
as late where they were missed or are seen at another state. Prints counts as JSON; exit code 1 if any other change was
missed or invented, twice in two tries, or a text is another. What cannot be compared is left out, counted, and said
why: programs that start threads, say, which run otherwise when they are copied. `--save` writes
results/exactness-memory.json or exactness-files.json after every program, and `--resume` goes on from there.
"""

import argparse
import ast
import io
import json
import os
import platform
import random
import re
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "support"), str(ROOT / "benchmarks")]

from mutations import GROUPS, mutating_program  # noqa: E402
from naive import UNSURE, Full, Moment, TooLarge, changes, run_call, run_source  # noqa: E402
from suites import SUITES, commit, unpack  # noqa: E402

from ndb.dataset.programs.seeds import read_seeds  # noqa: E402
from ndb.engine.timeline.timeline import Timeline  # noqa: E402
from ndb.errors import NdbError  # noqa: E402
from ndb.trace.deadline import Deadline  # noqa: E402
from ndb.trace.memory import MemoryRecording  # noqa: E402
from ndb.trace.recorder.file_recorder import FileRecorder  # noqa: E402
from ndb.trace.recorder.record_call import record_call, record_source  # noqa: E402
from ndb.trace.recorder.record_limits import LimitReached, RecordLimits  # noqa: E402
from ndb.trace.state import State  # noqa: E402
from ndb.trace.target import stack_of_its_own, with_main  # noqa: E402
from ndb.trace.tracefile.open_trace import open_trace  # noqa: E402
from ndb.trace.tracefile.recorded_file import FileRecording  # noqa: E402

RESULTS = Path(__file__).parent / "results"
MOST = 3_000
"""States of one program that are compared."""
STRETCH = 256
"""Events after which a file's next stretch begins: shorter than usual, so that short programs have several."""
OBJECTS, ROW, DICT, BUFFER = 256, 16_384, 1_024, 32_768
"""What is larger is looked at once in a while: objects that a variable reaches (64 items of a list count as one), items
of a row; entries of a dict, of which each setting counts as a change; bytes of a buffer. As in `_encode.c`."""
ROUNDS = 9
"""Of the lines of generated programs that run often: enough for the recorder to know which of them change nothing."""
OTHERS = 6
"""Runs after which a program is believed to show the same in each: one that goes through a set of objects may not."""
FILE = "<program>"
SECONDS = 60.0
Recorded = MemoryRecording | FileRecording


@dataclass(frozen=True)
class Program:
    """A program, and the call that is recorded; without one, its module body is."""

    kind: str
    name: str
    source: str
    call: str = ""

    def twice(self, waiting: bool = False) -> tuple[list[Moment], MemoryRecording]:
        """The copies and the recording. A run before both fills what libraries keep from run to run."""
        self.record()
        return self.copied(waiting), self.record()

    def starts_threads(self) -> bool:
        """Runs it to see; that also fills what libraries keep from run to run."""
        with patch.object(threading.Thread, "start", autospec=True, side_effect=threading.Thread.start) as start:
            self.record()
        return bool(start.called)

    def record(self) -> MemoryRecording:
        random.seed(self.name)
        limits = RecordLimits(events=MOST, seconds=SECONDS)
        if self.call:
            return record_call(self.source, self.call, limits=limits)
        return record_source(self.source, limits=limits)

    def copied(self, waiting: bool = False) -> list[Moment]:
        random.seed(self.name)
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()), Deadline(SECONDS, TooSlow):
            if self.call:
                return run_call(self.source, self.call, most=MOST, waiting=waiting)
            return run_source(self.source, most=MOST, waiting=waiting)

    def record_into(self, path: Path) -> FileRecording:
        """The same run, written as changes."""
        random.seed(self.name)
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            text, function = self._loaded()
            limits = RecordLimits(events=MOST, seconds=SECONDS)
            recorder = FileRecorder(
                path, lambda name: name if name == FILE else None, limits=limits, sources={FILE: text}
            )
            with patch("ndb.trace.recorder.file_recorder._BLOCK_EVENTS", STRETCH):
                _run(recorder, function)
        return open_trace(path).threads[0]

    def _loaded(self) -> tuple[str, Callable[[], object]]:
        """The text that runs, and what is recorded of it."""
        namespace: dict[str, Any] = {"__name__": "__main__", "__file__": FILE}
        if not self.call:
            code = compile(self.source, FILE, "exec", dont_inherit=True)
            return self.source, lambda: exec(code, namespace)
        text, name = with_main(self.source, self.call)
        exec(compile(text, FILE, "exec", dont_inherit=True), namespace)
        return text, namespace[name]


class TooSlow(BaseException):
    """A program whose copies take too long; no Exception, so that it does not take it for one of its own."""


def _run(recorder: FileRecorder, function: Callable[[], object]) -> None:
    error: BaseException | None = None
    recorder.start(has_room=True)
    try:
        with stack_of_its_own(recorder.spare_frames), Deadline(SECONDS, LimitReached):
            function()
    except BaseException as raised:
        error = raised
    finally:
        recorder.end_main(error)
        recorder.stop()
        recorder.close(error)
    if isinstance(error, KeyboardInterrupt):
        raise error


@dataclass
class Tally:
    """What was compared of one kind of programs, and what was found."""

    programs: int = 0
    states: int = 0
    values: int = 0
    changes: int = 0
    missed: int = 0
    invented: int = 0
    late: int = 0
    """Changes of large values, missed or at another state."""
    texts_differ: int = 0
    """States whose text in the file is not that of the recording in memory."""


@dataclass
class Counts:
    """What was compared, by kind, and what was not."""

    by_kind: dict[str, Tally] = field(default_factory=dict)
    drawn: int = 0
    """Programs that were looked at, those that were left out among them."""
    left_out: Counter[str] = field(default_factory=Counter)
    commits: list[str] = field(default_factory=list)
    """Which states of the code were measured."""
    examples: list[str] = field(default_factory=list)

    @property
    def total(self) -> Tally:
        tallies = [asdict(tally) for tally in self.by_kind.values()]
        return Tally(**{name: sum(tally[name] for tally in tallies) for name in asdict(Tally())})

    def as_json(self) -> dict[str, object]:
        return {
            **asdict(self.total),
            "by_kind": {kind: asdict(tally) for kind, tally in sorted(self.by_kind.items())},
            "drawn": self.drawn,
            "left_out": dict(self.left_out.most_common()),
            "examples": self.examples,
            "commits": self.commits,
            "python": platform.python_version(),
        }


def counts_in(path: Path, seed: int) -> Counts:
    """What was saved, to go on with."""
    if not path.is_file():
        return Counts()
    saved = json.loads(path.read_text(encoding="utf-8"))
    if saved.get("seed") != seed:
        sys.exit(f"{path.name} was begun with --seed {saved.get('seed')}: go on with that, or without --resume")
    by_kind = {kind: Tally(**tally) for kind, tally in saved["by_kind"].items()}
    return Counts(by_kind, saved["drawn"], Counter(saved["left_out"]), saved["commits"], saved["examples"])


def seeds(dice: Random) -> Iterator[Program]:
    found = list(read_seeds([ROOT / "seeds"]))
    dice.shuffle(found)
    return (Program("seed", seed.name, seed.source, seed.inputs[0]) for seed in found)


def generated(dice: Random) -> Iterator[Program]:
    """Of each kind in turn."""
    while True:
        for about in (*GROUPS, ""):
            number = dice.randrange(1 << 30)
            kind = f"generated: {about or 'mixed'}"
            yield Program(kind, str(number), mutating_program(Random(number), about=about, rounds=ROUNDS))


def package_tests(packages: Sequence[str], folder: Path, dice: Random) -> Iterator[Program]:
    """Test functions without arguments, methods of test cases, and the programs of this project's own tests."""
    paths = sorted((ROOT / "tests/programs").glob("*.py"))
    found = [Program("test program", path.name, path.read_text("utf-8")) for path in paths]
    for package in packages:
        imports, tests = SUITES[package]
        project = unpack(package, folder)
        sys.path.insert(0, str(project / imports))
        for path in sorted((project / tests).rglob("test_*.py")):
            found += tests_of(path, f"package: {package}")
    dice.shuffle(found)
    return iter(found)


def tests_of(path: Path, kind: str) -> Iterator[Program]:
    text = path.read_text(encoding="utf-8")
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test") and not node.args.args:
            yield Program(kind, f"{path.name}::{node.name}", text, f"{node.name}()")
        if isinstance(node, ast.ClassDef) and "TestCase" in ast.unparse(ast.Tuple(node.bases, ast.Load())):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name.startswith("test"):
                    call = f"{node.name}({method.name!r}).debug()"
                    yield Program(kind, f"{path.name}::{node.name}.{method.name}", text, call)


def recorded_changes(recording: Recorded, moments: Sequence[Moment]) -> set[tuple[int, str]]:
    """State and name of every change that the recording shows."""
    timeline = Timeline(recording)
    known = {(moment.row[3], name) for moment in moments for name in moment.narrow if name}
    end = len(moments)
    return {
        (change.state, name)
        for frame, name in known
        for change in timeline.changes.of([name], frame, 0, end, backwards=False)
    }


def compare(program: Program, counts: Counts, path: Path | None) -> None:
    """Count one program's changes, or why it cannot be compared; `path`: where it is recorded, if into a file."""
    try:
        if program.starts_threads():
            counts.left_out["starts threads"] += 1
            return
        moments, recording = program.copied(), program.record()
        in_file = program.record_into(path) if path is not None else None
    except (TooLarge, NdbError, ImportError, SyntaxError, TooSlow) as error:
        counts.left_out[f"{type(error).__name__}: {error}"[:60]] += 1
        return
    except Exception as error:  # the module body of a test file that wants something that is not here
        counts.left_out[f"cannot be loaded: {type(error).__name__}"] += 1
        return
    recordings: list[Recorded] = [recording, *([in_file] if in_file is not None else [])]
    if any(rows_of(each)[: len(moments)] != [moment.row[:4] for moment in moments] for each in recordings):
        counts.left_out["not the same run twice"] += 1
        return
    tally = counts.by_kind.setdefault(program.kind, Tally())
    tally.programs += 1
    tally.states += len(moments)
    tally.values += sum(len(moment.narrow) for moment in moments)
    faults = found_in(recordings[-1], moments)
    if faults.missed or faults.invented:
        faults = again(program, faults, path)
    tally.changes += len(changes(moments, False))
    tally.late += len(faults.late)
    tally.missed += len(faults.missed)
    tally.invented += len(faults.invented)
    counts.examples += told(program, recordings[-1], faults)
    if in_file is not None:
        counts.examples += compare_texts(program, recording, in_file, tally)


def rows_of(recording: Recorded) -> list[tuple[int, ...]]:
    return list(zip(*(getattr(recording, c) for c in ("events", "lines", "depths", "frames")), strict=True))


@dataclass(frozen=True)
class Faults:
    """State and name of changes that were not seen, that were none, and of those of large values among both."""

    missed: set[tuple[int, str]]
    invented: set[tuple[int, str]]
    late: set[tuple[int, str]]


def found_in(recording: Recorded, moments: list[Moment]) -> Faults:
    seen, narrow, wide = recorded_changes(recording, moments), changes(moments, False), changes(moments, True)
    unsure = {
        (at, name) for at, moment in enumerate(moments) for name in moment.narrow if moment.narrow[name] == UNSURE
    }
    late = {place for place in (narrow - seen) | (seen - wide) if was_large(moments, *place)}
    return Faults(narrow - seen - unsure - late, seen - wide - unsure - late, late)


def again(program: Program, faults: Faults, path: Path | None) -> Faults:
    """What is found a second time, too: threads and clocks make two runs differ."""
    moments = program.copied()
    recording: Recorded = program.record_into(path) if path is not None else program.record()
    if rows_of(recording)[: len(moments)] != [moment.row[:4] for moment in moments]:
        return Faults(set(), set(), faults.late)
    other = found_in(recording, moments)
    return Faults(faults.missed & other.missed, faults.invented & other.invented, faults.late)


def told(program: Program, recording: Recorded, faults: Faults) -> Iterator[str]:
    for word, places in (("missed", faults.missed), ("invented", faults.invented)):
        for at, name in sorted(places):
            state = recording.state(at)
            shown = re.sub(r"\s+", " ", state.locals.get(name, "gone"))[:60]
            line = recording.source_of(max(at - 1, 0)).strip()
            yield f"{word}: {program.kind} {program.name} state {at} {name} = {shown} after `{line}`"


def was_large(moments: Sequence[Moment], at: int, name: str) -> bool:
    """Whether a variable is, or was before, so large that it is looked at once in a while."""
    frame = moments[at].row[3]
    before = next((each for each in reversed(moments[:at]) if each.row[3] == frame and each.row[0] < 4), moments[at])
    return any(weight(each.narrow[name]) > OBJECTS for each in (before, moments[at]) if name in each.narrow)


def weight(value: Full) -> float:
    """How much a copied value is for the recorder, in objects; infinite if one of its parts is too large."""
    match value:
        case ("atom", *_, bytes(data)):
            return float("inf") if len(data) > BUFFER else 1
        case ("items" | "members" | "pairs" as kind, _, tuple(items)):
            if len(items) > (DICT if kind == "pairs" else ROW):
                return float("inf")
            parts = (part for pair in items for part in pair) if kind == "pairs" else items
            return 1 + len(items) / 64 + sum(weight(part) for part in parts if part[0] != "atom")
        case ("object", _, tuple(attributes)):
            return 1 + sum(weight(part) for _, part in attributes)
    return 0


def compare_texts(program: Program, memory: Recorded, in_file: Recorded, tally: Tally) -> Iterator[str]:
    """Whether every state reads the same; what a program shows otherwise in every run is not compared."""
    others: list[MemoryRecording] = []
    for at in range(min(len(memory), len(in_file))):
        wanted = shown(memory.state(at))
        if wanted == shown(in_file.state(at)):
            continue
        others = others or [program.record() for _ in range(OTHERS)]
        if any(len(other) != len(memory) or shown(other.state(at)) != wanted for other in others):
            continue
        tally.texts_differ += 1
        line = in_file.source_of(max(at - 1, 0)).strip()
        yield f"text: {program.kind} {program.name} state {at} after `{line}`"


def shown(state: State) -> tuple[object, ...]:
    return (*state.locals.items(), state.value, state.source)


def chosen(arguments: argparse.Namespace, folder: Path) -> Iterator[Program]:
    """Programs of the kinds in turn, as long as there are any."""
    dice = [Random(f"{arguments.seed} {number}") for number in range(3)]
    packages = [name for name in arguments.packages.split(",") if name]
    kinds = [generated(dice[0]), seeds(dice[1]), package_tests(packages, folder, dice[2])]
    for number in range(arguments.programs * 2):
        program = next(kinds[number % len(kinds)], None)
        if program is not None:
            yield program


def compare_all(arguments: argparse.Namespace, counts: Counts, save: Callable[[], None]) -> None:
    """Go on with the next programs until there are enough."""
    begun = counts.drawn
    if commit() not in counts.commits:
        counts.commits.append(commit())
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "program.ndb" if arguments.kept_in == "files" else None
        for number, program in enumerate(chosen(arguments, Path(name))):
            if counts.total.programs >= arguments.programs:
                break
            if number >= begun:
                compare(program, counts, path)
                counts.drawn += 1
                save()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--in", dest="kept_in", choices=["memory", "files"], default="memory")
    parser.add_argument("--programs", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--packages", default="toolz,more-itertools,boltons,cachetools")
    parser.add_argument("--show", type=int, default=20, help="how many faults to show")
    parser.add_argument("--save", action="store_true", help="write results/exactness-memory.json or -files.json")
    parser.add_argument("--resume", action="store_true", help="go on with what was saved")
    arguments = parser.parse_args()
    result = RESULTS / f"exactness-{arguments.kept_in}.json"
    counts = counts_in(result, arguments.seed) if arguments.resume else Counts()

    def save() -> None:
        if arguments.save:
            draft = result.with_suffix(f".{os.getpid()}")
            draft.write_text(json.dumps(counts.as_json() | {"seed": arguments.seed}, indent=1) + "\n", "utf-8")
            draft.replace(result)

    with suppress(KeyboardInterrupt):
        compare_all(arguments, counts, save)
    for example in sorted(counts.examples, key=lambda line: line.split()[:2])[: arguments.show]:
        print(example, file=sys.stderr)
    print(json.dumps(counts.as_json()))
    total = counts.total
    return 1 if total.missed or total.invented or total.texts_differ else 0


if __name__ == "__main__":
    sys.exit(main())
