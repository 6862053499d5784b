"""Is every change recorded, and only changes? Programs are run twice: recorded, and with a naive deep copy of every
variable at every event (tests/support/naive.py). Every change of every variable's full value is compared.

    python benchmarks/exactness.py [--programs 500] [--seed 0] [--packages toolz,more-itertools] [--save] [--show 20]

A third of the programs are generated (tests/support/mutations.py), a third seeds, a third tests of packages from PyPI
(--packages "" leaves them out) and the programs of tests/programs. Prints counts as JSON; exit code 1 if a change was
missed or invented. What cannot be compared is left out, counted, and said why.
"""

import argparse
import ast
import io
import json
import platform
import random
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "support"), str(ROOT / "benchmarks")]

from mutations import mutating_program  # noqa: E402
from naive import UNSURE, Moment, TooLarge, changes, run_call, run_source  # noqa: E402
from suites import SUITES, unpack  # noqa: E402

from ndb.dataset.programs.seeds import read_seeds  # noqa: E402
from ndb.engine.timeline.timeline import Timeline  # noqa: E402
from ndb.errors import NdbError  # noqa: E402
from ndb.trace.memory import MemoryRecording  # noqa: E402
from ndb.trace.recorder import RecordLimits, record_call, record_source  # noqa: E402

RESULT = Path(__file__).parent / "results" / "exactness.json"
MOST = 3_000
"""States of one program that are compared."""


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

    def record(self) -> MemoryRecording:
        random.seed(self.name)
        limits = RecordLimits(events=MOST, seconds=60)
        if self.call:
            return record_call(self.source, self.call, limits=limits)
        return record_source(self.source, limits=limits)

    def copied(self, waiting: bool = False) -> list[Moment]:
        random.seed(self.name)
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            if self.call:
                return run_call(self.source, self.call, most=MOST, waiting=waiting)
            return run_source(self.source, most=MOST, waiting=waiting)


@dataclass
class Counts:
    """What was compared, and what was found."""

    programs: Counter[str] = field(default_factory=Counter)
    states: int = 0
    values: int = 0
    changes: int = 0
    missed: int = 0
    invented: int = 0
    left_out: Counter[str] = field(default_factory=Counter)
    examples: list[str] = field(default_factory=list)

    def as_json(self) -> dict[str, object]:
        return {
            "programs": sum(self.programs.values()),
            "by_kind": dict(self.programs),
            "states": self.states,
            "values": self.values,
            "changes": self.changes,
            "missed": self.missed,
            "invented": self.invented,
            "left_out": dict(self.left_out),
            "python": platform.python_version(),
        }


def seeds(dice: Random) -> Iterator[Program]:
    found = list(read_seeds([ROOT / "seeds"]))
    dice.shuffle(found)
    return (Program("seed", seed.name, seed.source, seed.inputs[0]) for seed in found)


def generated(dice: Random) -> Iterator[Program]:
    while True:
        number = dice.randrange(1 << 30)
        yield Program("generated", str(number), mutating_program(Random(number), arrays=number % 3 == 0))


def package_tests(packages: Sequence[str], folder: Path, dice: Random) -> Iterator[Program]:
    """Test functions without arguments, methods of test cases, and the programs of this project's own tests."""
    found = [Program("test", path.name, path.read_text("utf-8")) for path in (ROOT / "tests/programs").glob("*.py")]
    for package in packages:
        imports, tests = SUITES[package]
        project = unpack(package, folder)
        sys.path.insert(0, str(project / imports))
        for path in sorted((project / tests).rglob("test_*.py")):
            found += tests_of(path)
    dice.shuffle(found)
    return iter(found)


def tests_of(path: Path) -> Iterator[Program]:
    text = path.read_text(encoding="utf-8")
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test") and not node.args.args:
            yield Program("package", f"{path.name}::{node.name}", text, f"{node.name}()")
        if isinstance(node, ast.ClassDef) and "TestCase" in ast.unparse(ast.Tuple(node.bases, ast.Load())):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name.startswith("test"):
                    call = f"{node.name}({method.name!r}).debug()"
                    yield Program("package", f"{path.name}::{node.name}.{method.name}", text, call)


def recorded_changes(recording: MemoryRecording, moments: Sequence[Moment]) -> set[tuple[int, str]]:
    """State and name of every change that the recording shows."""
    timeline = Timeline(recording)
    known = {(moment.row[3], name) for moment in moments for name in moment.narrow if name}
    end = len(moments)
    return {
        (change.state, name)
        for frame, name in known
        for change in timeline.changes.of([name], frame, 0, end, backwards=False)
    }


def compare(program: Program, counts: Counts) -> None:
    """Count one program's changes, or why it cannot be compared."""
    try:
        moments, recording = program.twice()
    except (TooLarge, NdbError, ImportError, SyntaxError) as error:
        counts.left_out[f"{type(error).__name__}: {error}"[:60]] += 1
        return
    except Exception as error:  # the module body of a test file that wants something that is not here
        counts.left_out[f"cannot be loaded: {type(error).__name__}"] += 1
        return
    rows = list(zip(*(getattr(recording, c) for c in ("events", "lines", "depths", "frames")), strict=True))
    if rows[: len(moments)] != [moment.row[:4] for moment in moments]:
        counts.left_out["not the same run twice"] += 1
        return
    counts.programs[program.kind] += 1
    counts.states += len(moments)
    counts.values += sum(len(moment.narrow) for moment in moments)
    judge(program, recording, moments, counts)


def judge(program: Program, recording: MemoryRecording, moments: list[Moment], counts: Counts) -> None:
    seen, narrow, wide = recorded_changes(recording, moments), changes(moments, False), changes(moments, True)
    unsure = {
        (at, name) for at, moment in enumerate(moments) for name in moment.narrow if moment.narrow[name] == UNSURE
    }
    missed, invented = sorted(narrow - seen - unsure), sorted(seen - wide - unsure)
    counts.changes += len(narrow)
    counts.missed += len(missed)
    counts.invented += len(invented)
    for word, places in (("missed", missed), ("invented", invented)):
        for at, name in places:
            state = recording.state(at)
            shown = re.sub(r"\s+", " ", state.locals.get(name, "gone"))[:60]
            line = recording.source_of(max(at - 1, 0)).strip()
            counts.examples.append(f"{word}: {program.kind} {program.name} state {at} {name} = {shown} after `{line}`")


def chosen(arguments: argparse.Namespace, folder: Path) -> Iterator[Program]:
    """Programs of the kinds in turn, as long as there are any."""
    dice = Random(arguments.seed)
    packages = [name for name in arguments.packages.split(",") if name]
    kinds = [generated(dice), seeds(dice), package_tests(packages, folder, dice)]
    for number in range(arguments.programs * 2):
        program = next(kinds[number % len(kinds)], None)
        if program is not None:
            yield program


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--packages", default="toolz,more-itertools")
    parser.add_argument("--show", type=int, default=20, help="how many faults to show")
    parser.add_argument("--save", action="store_true", help=f"write {RESULT.name}")
    arguments = parser.parse_args()
    counts = Counts()
    with tempfile.TemporaryDirectory() as name, suppress(KeyboardInterrupt):
        for program in chosen(arguments, Path(name)):
            if sum(counts.programs.values()) >= arguments.programs:
                break
            compare(program, counts)
    for example in sorted(counts.examples, key=lambda line: line.split()[:2])[: arguments.show]:
        print(example, file=sys.stderr)
    if arguments.save:
        RESULT.write_text(json.dumps(counts.as_json(), indent=2) + "\n", encoding="utf-8")
    print(json.dumps(counts.as_json()))
    return 1 if counts.missed or counts.invented else 0


if __name__ == "__main__":
    sys.exit(main())
