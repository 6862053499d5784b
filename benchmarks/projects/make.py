"""Makes the set of projects: really runs every call in `calls/`, writes questions, sources and counts beside this file.

    python benchmarks/projects/make.py             # questions.jsonl, sources.jsonl, counts.json
    python benchmarks/projects/make.py invoices    # what the calls of one project give; nothing is written

`programs/NAME/` is a project, `calls/NAME.txt` has its calls under the files they are of; deeper lines go on with one:

    invoices/totals.py
        total_of([('tea', 2)], 'EUR')

A project runs in an interpreter of its own, from the folder that holds its top package (a file of no package: from its
own folder), and every call in modules imported anew. All is done twice with different hash seeds, which must agree.
Knows the standard library only.
"""

import ast
import contextlib
import importlib
import io
import json
import os
import statistics
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from types import FrameType
from typing import Any

HERE = Path(__file__).resolve().parent
PROGRAMS = HERE / "programs"
FILES = range(3, 8)
LINES = range(80, 401)
CALLS = range(6, 11)
MOST_EVENTS = 350
LONGEST_VALUE = 1_000


class BadProject(Exception):
    """What is wrong with a project, in words that say what to mend."""


@dataclass(frozen=True, slots=True)
class Call:
    """A call of a project: the file it is of, the function, the arguments as source."""

    project: str
    file: str
    function: str
    arguments: str

    @property
    def path(self) -> Path:
        return PROGRAMS / self.project / self.file


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a call gave: `repr` of its result or exception; the events of the project's code, the files they are in."""

    output: str | None
    raises: str | None
    type: str
    events: int
    files: int


def read_calls(project: str) -> Iterator[Call]:
    """The calls of a project, in order."""
    file, calls = "", list[tuple[str, str]]()
    for line in (HERE / "calls" / f"{project}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith(" " * 8):
            calls[-1] = file, f"{calls[-1][1]} {line.strip()}"
        elif line.startswith(" " * 4):
            calls.append((file, line.strip()))
        elif line:
            file = line
    for file, text in calls:
        function, _, rest = text.partition("(")
        ast.parse(text, mode="eval")
        yield Call(project, file, function, rest.removesuffix(")"))


def import_root(file: Path) -> Path:
    """The folder from which a file is imported: above its top package, or its own."""
    return next(folder for folder in file.parents if not (folder / "__init__.py").exists())


def run(call: Call) -> Outcome:
    """What the call does, in modules imported anew."""
    folder, root = PROGRAMS / call.project, import_root(call.path)
    for name in [name for name, module in sys.modules.items() if _is_in(getattr(module, "__file__", None), folder)]:
        del sys.modules[name]
    sys.path[0] = str(root)
    importlib.invalidate_caches()
    name = ".".join(call.path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
    space = importlib.import_module(name).__dict__
    compiled = compile(f"{call.function}({call.arguments})", "<call>", "eval")
    seen: Counter[str] = Counter()
    sys.settrace(_counting(folder, seen))
    try:
        result = eval(compiled, space)
    except Exception as error:
        return Outcome(None, repr(error), type(error).__name__, seen.total(), len(seen))
    finally:
        sys.settrace(None)
    return Outcome(repr(result), None, type(result).__name__, seen.total(), len(seen))


def _is_in(file: str | None, folder: Path) -> bool:
    return file is not None and Path(file).is_relative_to(folder)


def _counting(folder: Path, seen: Counter[str]) -> Callable[[FrameType, str, Any], Any]:
    def traced(frame: FrameType, event: str, arg: Any) -> Any:
        if not _is_in(frame.f_code.co_filename, folder):
            return None
        seen[frame.f_code.co_filename] += event in ("call", "line", "return")
        return traced

    return traced


def run_in_children(calls: Sequence[Call]) -> list[Outcome]:
    """Every call of one project in two processes with different hash seeds, which must agree."""
    first, second = (run_in_child(calls[0].project, hash_seed) for hash_seed in ("0", "1"))
    differing = [call for call, a, b in zip(calls, first, second, strict=True) if a != b]
    if differing:
        raise BadProject(f"differs between hash seeds: {differing}")
    return [Outcome(**outcome) for outcome in first]


def run_in_child(project: str, hash_seed: str) -> list[dict[str, Any]]:
    """The outcome of every call of a project, in an interpreter of its own."""
    done = subprocess.run(
        [sys.executable, "-B", str(Path(__file__).resolve()), "--child", project],
        capture_output=True, text=True, check=False, timeout=300,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    if done.returncode:
        raise BadProject(f"{project}: the run died: {done.stderr[-2000:]}")
    told: list[dict[str, Any]] = json.loads(done.stdout)
    return told


def files_of(project: str) -> list[Path]:
    return sorted((PROGRAMS / project).rglob("*.py"))


def lines_of(project: str) -> int:
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files_of(project))


def complaints(calls: Sequence[Call], outcomes: Sequence[Outcome]) -> Iterator[str]:
    """What is wrong with a project and its calls."""
    project = calls[0].project
    for what, number, wanted in (
        ("files", len(files_of(project)), FILES),
        ("lines", lines_of(project), LINES),
        ("calls", len(calls), CALLS),
    ):
        if number not in wanted:
            yield f"{project}: {number} {what}"
    if len({call.file for call in calls}) < 2:
        yield f"{project}: all calls are of one file"
    yield from (f"{call}: twice" for call, number in Counter(calls).items() if number > 1)
    for call, outcome in zip(calls, outcomes, strict=True):
        yield from (f"{call}: {problem}" for problem in _problems(call, outcome))


def _problems(call: Call, outcome: Outcome) -> Iterator[str]:
    value = outcome.output or outcome.raises or ""
    body = ast.parse(call.path.read_text(encoding="utf-8")).body
    defined = {node.name for node in body if isinstance(node, ast.FunctionDef)}
    if call.function not in defined:
        yield "no function of this file"
    if outcome.events > MOST_EVENTS:
        yield f"{outcome.events} events"
    if len(value) > LONGEST_VALUE or " at 0x" in value:
        yield f"no value to ask for: {value}"


def question_rows(calls: Iterable[Call], outcomes: Iterable[Outcome]) -> Iterator[dict[str, Any]]:
    for number, (call, outcome) in enumerate(zip(calls, outcomes, strict=True), 1):
        known = {"output": outcome.output, "raises": outcome.raises}
        yield {"id": f"{call.project}-{number}", **asdict(call), **known}


def source_rows(projects: Iterable[str]) -> Iterator[dict[str, str]]:
    """Every file as the data factory wants what must not be trained on (`--benchmark`)."""
    for path in (path for project in projects for path in files_of(project)):
        yield {"id": path.relative_to(PROGRAMS).as_posix(), "code": path.read_text(encoding="utf-8")}


def counts(calls: Sequence[Call], outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """The figures of the set as a whole."""
    projects = sorted({call.project for call in calls})
    return {
        "projects": len(projects),
        "questions": len(calls),
        "files": sum(len(files_of(project)) for project in projects),
        "lines": sum(lines_of(project) for project in projects),
        "files_of_a_project": _spread([len(files_of(project)) for project in projects]),
        "lines_of_a_project": _spread([lines_of(project) for project in projects]),
        "events_of_a_call": _spread([outcome.events for outcome in outcomes]),
        "files_of_a_call": dict(sorted(Counter(outcome.files for outcome in outcomes).items())),
        "types": dict(Counter(outcome.type for outcome in outcomes if outcome.raises is None).most_common()),
        "raises": dict(Counter(outcome.type for outcome in outcomes if outcome.raises is not None).most_common()),
        "raises_percent": round(100 * sum(outcome.raises is not None for outcome in outcomes) / len(outcomes), 1),
    }


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    return {"least": min(numbers), "median": statistics.median(numbers), "most": max(numbers)}


def write_lines(rows: Iterable[dict[str, Any]], path: Path) -> None:
    write("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), path)


def write(text: str, path: Path) -> None:
    new = path.with_suffix(".new")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


def make(projects: Sequence[str]) -> int:
    every = {project: list(read_calls(project)) for project in projects or sorted(p.name for p in PROGRAMS.iterdir())}
    ran = {project: run_in_children(calls) for project, calls in every.items()}
    rows = [row for project, calls in every.items() for row in question_rows(calls, ran[project])]
    wrong = [text for project, calls in every.items() for text in complaints(calls, ran[project])]
    calls = [call for of in every.values() for call in of]
    outcomes = [outcome for of in ran.values() for outcome in of]
    if projects:
        for row, outcome in zip(rows, outcomes, strict=True):
            print(row["id"], outcome.events, f"{row['function']}({row['arguments']})", row["output"] or row["raises"])
    if wrong:
        print(*wrong, f"{len(wrong)} complaints; nothing written", sep="\n", file=sys.stderr)
        return 1
    told = json.dumps(counts(calls, outcomes), indent=1) + "\n"
    if not projects:
        write_lines(rows, HERE / "questions.jsonl")
        write_lines(source_rows(every), HERE / "sources.jsonl")
        write(told, HERE / "counts.json")
    print(told, end="")
    return 0


def main() -> int:
    if sys.argv[1:2] == ["--child"]:
        with contextlib.redirect_stdout(io.StringIO()):
            outcomes = [asdict(run(call)) for call in read_calls(sys.argv[2])]
        json.dump(outcomes, sys.stdout)
        return 0
    try:
        return make(sys.argv[1:])
    except BadProject as problem:
        print(problem, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
