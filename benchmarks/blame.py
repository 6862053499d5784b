"""How often `ndb blame` names the faulty line first, and how often `--fix` mends it.

    python benchmarks/blame.py packages --work FOLDER --bugs 300 --out benchmarks/results/blame-packages.json
    python benchmarks/blame.py classic --what-if --fix 60 --out benchmarks/results/blame-classic.json
    python benchmarks/blame.py everyday --bugs 60

*packages*: packages of the foreign set, never trained on, with their own tests (fetched from PyPI into FOLDER, versions
fixed). *classic*: well-known algorithms with well-known mistakes (benchmarks/classic), written for this. *everyday*:
programs of benchmarks/everyday with their items as tests; the rules were developed on these. A planted bug is one small
edit (session/faults/edits.py, from which `--fix` draws too: only *classic* measures mending fairly) of one line that
makes at least one test fail and lets at least one pass. Where lines are equally suspicious, a hit counts by its chance
in a fair draw. `neural` predicts the failing call with the embedded model, nothing run, and walks back from its result;
it is asked for `--neural` bugs of one call. Progress is kept in the result file; the same command goes on from there.
With `--keep FOLDER` the recordings stay, and are not made again: another ranking is measured on the same runs.
"""

import argparse
import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from ndb.errors import BadTarget, NdbError
from ndb.session.faults.backward_walk import walk_back
from ndb.session.faults.blame import (
    METHODS,
    Evidence,
    Studied,
    blame,
    evidence_of,
    is_test_file,
    study,
    suspicion,
    with_turns,
)
from ndb.session.faults.edits import small_edits
from ndb.session.faults.repair import repair
from ndb.session.record_tests import RecordedTest, record_tests
from ndb.source.functions import function_names
from ndb.source.runnable import runnable_lines
from ndb.trace.state import Event

HERE = Path(__file__).parent
ITEMS = HERE / "everyday" / "everyday.jsonl"
RANKS = (1, 3, 5)
PACKAGES = (
    "funcy==2.1", "humanize==4.16.0", "jmespath==1.1.0", "pydash==8.1.0", "python-slugify==9.1.3", "semver==3.1.1",
    "simpleeval==1.0.8", "tabulate==0.10.0",
)  # fmt: skip
_MOST_TESTS = 150
"""Tests of a package that are known by what they run; drawn at random."""
_ON_THE_LINE, _BESIDE = 4, 8
"""Tests of one bug: those that run the line, and others of the same file."""


@dataclass(frozen=True, slots=True)
class Bug:
    """A project with one wrong line, and the tests that are run on it."""

    name: str
    files: Mapping[str, bytes]
    tests: tuple[str, ...]
    file: str
    lines: frozenset[int]
    """Any of them is right: where a line is missing, the one before it and the one after."""
    calls: tuple[tuple[str, str], ...] = ()
    """A call and its right value, for each test in order, where a test is that."""


def test_text(calls: Sequence[tuple[str, str]]) -> str:
    head = "from program import *\nimport program\n"
    return head + "".join(
        f"\n\ndef test_{number}():\n    got = program.{call}\n    assert got == {value}\n"
        for number, (call, value) in enumerate(calls)
    )


def one_file(name: str, text: str, calls: Sequence[tuple[str, str]], lines: frozenset[int]) -> Bug:
    files = {"program.py": text.encode(), "test_program.py": test_text(calls).encode()}
    return Bug(name, files, ("test_program.py",), "program.py", lines, tuple(calls))


# Where bugs come from


def everyday_bugs(dice: Random) -> Iterator[Bug]:
    """Edits at random, without end: a program, a line of it, an edit of that line."""
    items = [json.loads(line) for line in ITEMS.read_text(encoding="utf-8").splitlines()]
    known = []
    for path in sorted((ITEMS.parent / "programs").glob("*.py")):
        text = path.read_text(encoding="utf-8")
        names = set(function_names(text))
        calls = [(f"{i['entry']}({i['input']})", i["output"]) for i in items if i["entry"] in names]
        known += [(path.stem, text, calls)] if len(calls) >= 3 else []
    while True:
        name, text, calls = dice.choice(known)
        line = dice.choice(sorted(runnable_lines(text)))
        edits = list(small_edits("program.py", text, line))
        if edits:
            edit = dice.choice(edits)
            yield one_file(f"{name}:{line} {edit.after}", edit.text, calls, frozenset({line}))


def classic_bugs() -> Iterator[Bug]:
    """The mistakes that are written down, each once."""
    folder = HERE / "classic"
    for row in map(json.loads, (folder / "bugs.jsonl").read_text(encoding="utf-8").splitlines()):
        lines = (folder / f"{row['name']}.py").read_text(encoding="utf-8").splitlines(keepends=True)
        at = row["line"]
        assert lines[at - 1].strip() == row["right"].strip(), row
        wrong = f"{row['wrong']}\n" if row["wrong"] else ""
        text = "".join([*lines[: at - 1], wrong, *lines[at:]])
        places = frozenset({at}) if row["wrong"] else frozenset({at - 1, at})
        yield one_file(f"{row['name']}:{at}", text, [tuple(call) for call in row["calls"]], places)


@dataclass(frozen=True, slots=True)
class Project:
    """A package, its tests, and which lines each test runs."""

    name: str
    files: Mapping[str, bytes]
    ran: Mapping[str, frozenset[tuple[str, int]]]


def package_bugs(dice: Random, projects: Sequence[Project]) -> Iterator[Bug]:
    while True:
        project = dice.choice(projects)
        ran_lines = {line for ran in project.ran.values() for line in ran}
        lines = sorted(line for line in ran_lines if line[0] in project.files and not is_test_file(line[0]))
        if not lines:  # its modules are not in the project's folder
            continue
        file, line = dice.choice(lines)
        edits = list(small_edits(file, project.files[file].decode(), line))
        if not edits:
            continue
        edit = dice.choice(edits)
        on = [test for test, ran in project.ran.items() if (file, line) in ran]
        beside = [test for test, ran in project.ran.items() if test not in on and any(each[0] == file for each in ran)]
        tests = dice.sample(on, min(len(on), _ON_THE_LINE)) + dice.sample(beside, min(len(beside), _BESIDE))
        files = {**project.files, file: edit.text.encode()}
        yield Bug(f"{project.name} {file}:{line} {edit.after}", files, tuple(tests), file, frozenset({line}))


def projects_in(work: Path) -> Iterator[Project]:
    """The packages, fetched and run once; what a test runs is kept for the next time."""
    for wanted in PACKAGES:
        name = wanted.partition("==")[0]
        folder = work / name
        if not (folder / "pytest.ini").exists():
            fetch(wanted, folder)
        kept = work / f"{name}.ran.json"
        if not kept.exists():
            kept.write_text(json.dumps(what_tests_run(folder)), encoding="utf-8")
        ran = {test: frozenset(map(tuple, lines)) for test, lines in json.loads(kept.read_text()).items()}
        print(f"{name}: {len(ran)} tests", file=sys.stderr, flush=True)
        files = {p.relative_to(folder).as_posix(): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}
        if ran:
            yield Project(name, files, ran)


def fetch(wanted: str, folder: Path) -> None:
    """A package's modules and its tests, side by side, without its other files and settings."""
    name = wanted.partition("==")[0].replace("-", "_")
    with TemporaryDirectory(prefix="ndb-") as temporary:
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-binary", ":all:", wanted]
        subprocess.run([*command, "-d", temporary], check=True)
        with tarfile.open(next(Path(temporary).glob("*.tar.gz"))) as archive:
            archive.extractall(temporary, filter="data")
        root = next(path for path in Path(temporary).iterdir() if path.is_dir())
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for part in (*root.glob("src/*"), *root.iterdir()):
            is_own = part.name.removesuffix(".py").lower() in (name.removeprefix("python_"), "test", "tests", name)
            if is_own and part.is_dir():
                shutil.copytree(part, folder / part.name, dirs_exist_ok=True)
            elif (is_own or part.name.startswith("test_")) and part.suffix == ".py":
                shutil.copy(part, folder / part.name)
    (folder / "pytest.ini").write_text("[pytest]\npythonpath = .\n")


def what_tests_run(folder: Path) -> dict[str, list[tuple[str, int]]]:
    """Which lines each of some tests runs; those that fail here are left out."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    said = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300).stdout
    tests = [line for line in said.splitlines() if "::" in line and "[" not in line and " " not in line]
    chosen = Random(0).sample(tests, min(len(tests), _MOST_TESTS))
    found: dict[str, list[tuple[str, int]]] = {}
    for start in range(0, len(chosen), 30):
        with TemporaryDirectory(prefix="ndb-") as traces:
            try:
                recorded = record_tests(chosen[start : start + 30], Path(traces), root=folder, seconds=300)
            except NdbError as problem:
                print(f"{folder.name}: {problem}", file=sys.stderr)
                continue
            found |= {test.name: sorted(study(test).ran) for test in recorded if not test.failed}
    return found


# What is said of one bug


def write_files(bug: Bug, root: Path) -> None:
    for name, content in bug.files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def studied(bug: Bug, root: Path, keep: Path | None) -> list[Studied]:
    """The tests on the program with the bug."""
    write_files(bug, root)
    if keep is not None:
        return [study(test) for test in kept_tests(bug, root, keep)]
    with TemporaryDirectory(prefix="ndb-") as traces:
        return [study(test) for test in record_tests(bug.tests, Path(traces), root=root, seconds=60)]


def kept_tests(bug: Bug, root: Path, keep: Path) -> list[RecordedTest]:
    """The tests' recordings, from a folder of their own; where it is empty they are made."""
    traces = keep / hashlib.sha256(f"{bug.name} {bug.tests}".encode()).hexdigest()[:16]
    told = traces / "tests.json"
    if not told.exists():
        traces.mkdir(parents=True, exist_ok=True)
        try:
            found = record_tests(bug.tests, traces, root=root, seconds=60)
        except NdbError as problem:
            told.write_text(json.dumps(str(problem)), encoding="utf-8")
            raise
        told.write_text(json.dumps([[test.name, test.failed, test.path.name] for test in found]), encoding="utf-8")
    rows = json.loads(told.read_text(encoding="utf-8"))
    if isinstance(rows, str):
        raise BadTarget(rows)
    return [RecordedTest(name, failed, traces / file) for name, failed, file in rows]


def hits(scores: Mapping[tuple[str, int], tuple[float, ...]], bug: Bug) -> dict[str, float]:
    """The chance that a right line is among the first."""
    wanted = min(scores[line] for line in scores if line[0] == bug.file and line[1] in bug.lines)
    better = sum(score < wanted for score in scores.values())
    equal = sum(score == wanted for score in scores.values())
    return {f"at {rank}": min(max((rank - better) / equal, 0.0), 1.0) for rank in RANKS}


def judged(bug: Bug, options: argparse.Namespace, asked_neural: int) -> dict[str, Any] | None:
    """One row; None if it is no bug that tests show: none fails, none passes, or none that fails runs the line."""
    with TemporaryDirectory(prefix="ndb-") as folder:
        root = Path(folder)
        start = time.monotonic()
        try:
            tests = studied(bug, root, options.keep)
            evidence = evidence_of(tests)
        except NdbError:  # nothing fails, or every test hangs
            return None
        is_run = any(line[0] == bug.file and line[1] in bug.lines for line in evidence.lines)
        if not evidence.passed or not is_run:
            return None
        row = {"bug": bug.name, "failed": len(evidence.failed), "passed": len(evidence.passed)}
        row["lines"] = len(evidence.lines)
        row["found"] = {m: hits(scored(evidence, m), bug) for m in METHODS if m != "counterfactual"}
        row["seconds"] = round(time.monotonic() - start, 2)
        if options.what_if:
            row |= with_what_if(bug, evidence)
        if options.fix:
            row |= fixed(bug, evidence, root, options.fix)
        if bug.calls and asked_neural < options.neural:
            row |= by_prediction(bug, evidence)
        return row


def scored(evidence: Evidence, method: str) -> dict[tuple[str, int], tuple[float, ...]]:
    return {line: suspicion(line, evidence, method) for line in evidence.lines}


def with_what_if(bug: Bug, evidence: Evidence) -> dict[str, Any]:
    start = time.monotonic()
    turned = with_turns(evidence, bug.files)
    found = {
        "counterfactual": hits(scored(turned, "counterfactual"), bug),
        "combined with counterfactuals": hits(scored(turned, "combined"), bug),
    }
    return {"what_if": found, "what_if_seconds": round(time.monotonic() - start, 2)}


def fixed(bug: Bug, evidence: Evidence, root: Path, seconds: float) -> dict[str, Any]:
    failing = [each.test.name for each in evidence.failed]
    mended = repair(blame(evidence)[:20], root, failing, bug.tests, seconds=seconds)
    is_place = mended.edit is not None and mended.edit.file == bug.file and mended.edit.line in bug.lines
    told = {"is_fixed": mended.edit is not None, "in_the_line": is_place, "tried": mended.tried}
    return {"fix": told | {"seconds": round(mended.seconds, 1), "edit": mended.edit.after if mended.edit else None}}


def by_prediction(bug: Bug, evidence: Evidence) -> dict[str, Any]:
    """The way back from the predicted result of the first failing call; nothing is run."""
    from ndb import api
    from ndb.engine.neural.engine import NeuralEngine
    from ndb.errors import NdbError as Failure
    from ndb.tree.action import STEP_INTO

    number = int(evidence.failed[0].test.name.rpartition("_")[2])
    function, _, arguments = bug.calls[number][0].partition("(")
    start = time.monotonic()
    with TemporaryDirectory(prefix="ndb-") as folder:
        path = Path(folder) / "program.py"
        path.write_bytes(bug.files[bug.file])
        engine = NeuralEngine.of_target(_model(api), f"{path}::{function}", arguments.removesuffix(")"))
        try:
            for _ in range(300):
                if engine.move(STEP_INTO).state is None:
                    break
        except Failure as problem:
            print(f"{bug.name}: {problem}", file=sys.stderr)
    timeline = engine.timeline
    outcome = max((m for m in range(len(timeline)) if timeline.recording.events[m] == Event.RETURN), default=0)
    steps = {line[1]: count for line, count in walk_back(timeline, outcome).steps.items()}
    far = 1 << 20
    scores = {line: (float(steps.get(line[1], far)),) for line in evidence.lines}
    told = {"states": len(timeline), "ended": str(timeline.exit), "seconds": round(time.monotonic() - start, 1)}
    return {"neural": hits(scores, bug) | told}


_models: list[Any] = []


def _model(api: Any) -> Any:
    if not _models:
        _models.append(api.load())
    return _models[0]


# All of them


def summary(rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    found: dict[str, dict[str, float]] = {}
    for method in METHODS:
        found |= {method: mean([row["found"][method] for row in rows])} if method != "counterfactual" else {}
    told: dict[str, Any] = {"bugs": len(rows), "found": found}
    told["seconds a bug"] = round(sum(row["seconds"] for row in rows) / len(rows), 2)
    if turned := [row for row in rows if "what_if" in row]:
        for method in turned[0]["what_if"]:
            found[method] = {"bugs": len(turned)} | mean([row["what_if"][method] for row in turned])
        told["what-if seconds"] = round(sum(row["what_if_seconds"] for row in turned) / len(turned), 2)
    if neural := [row["neural"] for row in rows if "neural" in row]:
        told["neural alone"] = {"bugs": len(neural)} | mean(
            [{k: r[k] for k in r if k.startswith("at")} for r in neural]
        )
    if mended := [row["fix"] for row in rows if "fix" in row]:
        told["fix"] = {
            "bugs": len(mended),
            "all tests pass": round(sum(each["is_fixed"] for each in mended) / len(mended), 3),
            "by an edit of the faulty line": round(sum(each["in_the_line"] for each in mended) / len(mended), 3),
            "seconds": round(sum(each["seconds"] for each in mended) / len(mended), 1),
        }
    return told


def mean(rows: Sequence[Mapping[str, float]]) -> dict[str, float]:
    return {key: round(sum(row[key] for row in rows) / len(rows), 3) for key in rows[0]}


def bugs_of(options: argparse.Namespace) -> Iterator[Bug]:
    dice = Random(options.seed)
    match options.source:
        case "classic":
            return classic_bugs()
        case "everyday":
            return everyday_bugs(dice)
    return package_bugs(dice, list(projects_in(options.work)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("source", choices=("packages", "classic", "everyday"))
    parser.add_argument("--work", type=Path, help="folder for the packages")
    parser.add_argument("--keep", type=Path, help="folder in which recordings stay")
    parser.add_argument("--bugs", type=int, default=60)
    parser.add_argument("--fix", type=float, default=0.0, metavar="SECONDS", help="look for an edit, so long")
    parser.add_argument("--what-if", action="store_true", help="try counterfactuals, too")
    parser.add_argument("--neural", type=int, default=0, metavar="N", help="bugs that are also predicted")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=600.0, help="give up then, with what there is")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    if options.source == "packages" and options.work is None:
        parser.error("packages are fetched into a folder: --work FOLDER")
    start, rows, tried = time.monotonic(), [], 0
    done = json.loads(options.out.read_text()) if options.out is not None and options.out.exists() else {}
    rows, skip = done.get("rows", []), done.get("edits_tried", 0)
    for tried, bug in enumerate(bugs_of(options), 1):
        if len(rows) >= options.bugs or time.monotonic() - start > options.seconds:
            tried -= 1
            break
        if tried <= skip:
            continue
        row = judged(bug, options, sum("neural" in row for row in rows))
        rows += [row] if row is not None else []
        print(f"{len(rows)} of {tried}: {bug.name}", file=sys.stderr, flush=True)
        if rows and options.out is not None:
            told = summary(rows) | {"edits_tried": tried, "source": options.source, "seed": options.seed, "rows": rows}
            options.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(summary(rows), indent=1) if rows else "no bug that a test shows")


if __name__ == "__main__":
    main()
