"""Makes the everyday set: runs every program in `programs/`, writes items, questions and counts beside this file.

    python benchmarks/everyday/make.py                   # everyday.jsonl, questions.jsonl, counts.json
    python benchmarks/everyday/make.py --against seeds   # the same, and which items are near a seed

A program file is written as the seeds are: `### NAME`, the program, then its calls. Behind them come the questions for
inverse search, each with a call that answers it:

    #> NAME(arguments)                    an item: what does this give?
    #? returns NAME(arguments)            which input gives what this gives?
    #? raises ValueError NAME(arguments)  which input raises this?
    #? reaches NAME(arguments)            which input reaches the line marked `# <- reach`?

Every call is really run, in two child processes with different hash seeds, and everything said about it is checked.
Knows the standard library only; `--against` alone asks the project what it means to be near a program.
"""

import argparse
import ast
import contextlib
import io
import json
import os
import statistics
import subprocess
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

HERE = Path(__file__).resolve().parent
PROGRAMS = HERE / "programs"
FILE = "<everyday>"
MARK = "# <- reach"
KINDS = ("returns", "raises", "reaches")
LINES = range(15, 46)
LINE_EVENTS = range(30, 201)
MOST_LINE_EVENTS = 5_000
LONGEST_VALUE = 200
HELD = 0.5
"""A program that holds this share of a seed's token runs is near it, as one that has SHARE of its own from the seed."""
FEWEST_RUNS = 30
"""… if these are not so few that any two programs may share them."""
_INSIDE_A_LINE = frozenset({"<listcomp>", "<setcomp>", "<dictcomp>"})
"""Frames that Python 3.12 no longer has: not counted, so that counts hardly depend on the version."""


class BadProgram(Exception):
    """What is wrong with a program, in words that say what to mend."""


class TooLong(BaseException):
    """Stops a run; no Exception, so that the program does not catch it."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question about a program, and the call that answers it."""

    kind: str
    witness: str
    error: str = ""


@dataclass(frozen=True, slots=True)
class Program:
    """One program of a file: its text without marks, its calls, its questions."""

    name: str
    topic: str
    code: str
    calls: tuple[str, ...]
    questions: tuple[Question, ...]
    marked: int | None
    """Number of the line that a `reaches` question asks for."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a call did: its result or its exception's name, the lines it ran, how many line events these were.

    `stated`: the exception comes from a `raise` or `assert` of the program, not from an operation that failed.
    """

    value: str | None
    kind: str
    error: str | None
    reached: list[int]
    line_events: int
    stated: bool = False


def read_programs(folder: Path) -> Iterator[Program]:
    """Every program of the folder, in order of file and place."""
    for path in sorted(folder.glob("*.py")):
        topic = path.stem.partition("_")[2]
        parts = path.read_text(encoding="utf-8").split("\n### ")
        for part in parts[1:] if not parts[0].startswith("### ") else [parts[0].removeprefix("### "), *parts[1:]]:
            name, _, text = part.partition("\n")
            yield _program(name.strip(), topic, text)


def _program(name: str, topic: str, text: str) -> Program:
    body, calls, questions = list[str](), list[str](), list[Question]()
    for line in text.splitlines():
        if line.startswith("#> "):
            calls.append(line.removeprefix("#> ").strip())
        elif line.startswith("#? "):
            questions.append(_question(name, line.removeprefix("#? ").strip()))
        else:
            body.append(line)
    marked_body = "\n".join(body).strip("\n").split("\n")
    marked = [number for number, line in enumerate(marked_body, 1) if line.endswith(MARK)]
    code = "".join(line.removesuffix(MARK).rstrip() + "\n" for line in marked_body)
    if len(marked) != sum(question.kind == "reaches" for question in questions):
        raise BadProgram(f"{name}: {len(marked)} marked lines, not one for each question that reaches")
    return Program(name, topic, code, tuple(calls), tuple(questions), marked[0] if marked else None)


def _question(name: str, text: str) -> Question:
    kind, _, rest = text.partition(" ")
    error, _, witness = rest.partition(" ") if kind == "raises" else ("", "", rest)
    if kind not in KINDS or not witness.startswith(f"{name}("):
        raise BadProgram(f"{name}: no question: {text}")
    return Question(kind, witness, error)


def run(program: Program, call: str) -> Outcome:
    """What the call does, in a fresh copy of the program."""
    module = ModuleType("everyday_program")
    sys.modules[module.__name__] = module  # dataclasses look there for the names in annotations that are texts
    space = module.__dict__
    reached: Counter[int] = Counter()
    with contextlib.redirect_stdout(io.StringIO()):
        exec(compile(program.code, FILE, "exec", dont_inherit=True), space)
        compiled = compile(call, "<call>", "eval")
        sys.settrace(_counting(reached))
        try:
            result = eval(compiled, space)
        except Exception as error:
            stated = _is_stated(error, program.code)
            return Outcome(None, "", type(error).__name__, sorted(reached), reached.total(), stated)
        finally:
            sys.settrace(None)
    return Outcome(repr(result), type(result).__name__, None, sorted(reached), reached.total())


def _is_stated(error: Exception, code: str) -> bool:
    innermost = traceback.extract_tb(error.__traceback__)[-1]
    if innermost.filename != FILE or innermost.lineno is None:
        return False
    return code.splitlines()[innermost.lineno - 1].strip().startswith(("raise", "assert"))


def _counting(reached: Counter[int]) -> Callable[[FrameType, str, Any], Any]:
    def entered(frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        if code.co_filename != FILE or code.co_name in _INSIDE_A_LINE:
            return None
        last = 0

        def moved(frame: FrameType, event: str, arg: Any) -> Any:
            nonlocal last
            if event == "line" and frame.f_lineno != last:  # Python 3.12 tells a comprehension's line at every round
                last = frame.f_lineno
                reached[last] += 1
                if reached.total() > MOST_LINE_EVENTS:
                    raise TooLong
            return moved

        return moved

    return entered


def run_all(programs: Sequence[Program]) -> list[dict[str, dict[str, Any]]]:
    """The outcome of every call of every program."""
    return [{call: asdict(run(program, call)) for call in _all_calls(program)} for program in programs]


def _all_calls(program: Program) -> list[str]:
    return [*program.calls, *(question.witness for question in program.questions)]


def run_in_children(folder: Path) -> list[dict[str, Outcome]]:
    """The same in two processes with different hash seeds, which must agree."""
    said = []
    for hash_seed in ("0", "1"):
        done = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), "--child", "--programs", str(folder)],
            capture_output=True, text=True, check=False, timeout=300,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"},
        )  # fmt: skip
        if done.returncode:
            raise BadProgram(f"the run died: {done.stderr[-2000:]}")
        said.append(json.loads(done.stdout))
    differing = [call for a, b in zip(*said, strict=True) for call in a if a[call] != b[call]]
    if differing:
        raise BadProgram(f"differs between hash seeds: {differing}")
    return [{call: Outcome(**outcome) for call, outcome in of.items()} for of in said[0]]


def complaints(program: Program, outcomes: dict[str, Outcome]) -> Iterator[str]:
    """What is wrong with a program and its questions."""
    if program.code.count("\n") not in LINES:
        yield f"{program.code.count(chr(10))} lines"
    if not program.calls:
        yield "no call"
    for call in _all_calls(program):
        yield from (f"{call}: {problem}" for problem in _call_problems(program, call))
    for call in program.calls:
        yield from (f"{call}: {problem}" for problem in _outcome_problems(outcomes[call]))
    for question in program.questions:
        problem = _question_problem(program, question, outcomes)
        if problem:
            yield f"{question.kind} {question.witness}: {problem}"


def _call_problems(program: Program, call: str) -> Iterator[str]:
    node = ast.parse(call, mode="eval").body
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == program.name):
        yield "not a call of the entry"
    elif not all(_is_literal(ast.unparse(a)) for a in (*node.args, *(k.value for k in node.keywords))):
        yield "an argument is no literal"
    if call in program.code:
        yield "stands in the code"


def _outcome_problems(outcome: Outcome) -> Iterator[str]:
    if outcome.value is None:
        yield f"raises {outcome.error}"
    elif not _is_literal(outcome.value):
        yield f"gives no literal: {outcome.value[:80]}"
    elif len(outcome.value) > LONGEST_VALUE:
        yield f"gives {len(outcome.value)} characters"
    if outcome.line_events not in LINE_EVENTS:
        yield f"{outcome.line_events} line events"


def _is_literal(text: str) -> bool:
    try:
        ast.literal_eval(text)
    except (ValueError, SyntaxError):
        return False
    return True


def _question_problem(program: Program, question: Question, outcomes: dict[str, Outcome]) -> str | None:
    witness, shown = outcomes[question.witness], [outcomes[call] for call in program.calls]
    match question.kind:
        case "returns" if witness.value is None or not _is_literal(witness.value):
            return f"gives {witness.value}, raises {witness.error}"
        case "returns" if witness.value in [outcome.value for outcome in shown]:
            return "gives what an item gives"
        case "raises" if witness.error != question.error:
            return f"gives {witness.value}, raises {witness.error}"
        case "reaches" if program.marked not in witness.reached:
            return "does not reach the marked line"
        case "reaches" if all(program.marked in outcome.reached for outcome in outcomes.values()):
            return "every known call reaches the marked line"
    return None


def item_rows(program: Program, outcomes: dict[str, Outcome]) -> Iterator[dict[str, Any]]:
    for number, call in enumerate(program.calls):
        yield {
            "id": f"everyday/{program.name}/{number}", "code": program.code, "input": call[len(program.name) + 1 : -1],
            "output": outcomes[call].value, "entry": program.name, "topic": program.topic, "source": "everyday",
        }  # fmt: skip


def question_rows(program: Program, outcomes: dict[str, Outcome]) -> Iterator[dict[str, Any]]:
    numbers: Counter[str] = Counter()
    for question in program.questions:
        wanted: str | int | None = {
            "returns": outcomes[question.witness].value, "raises": question.error, "reaches": program.marked,
        }[question.kind]  # fmt: skip
        row: dict[str, Any] = {
            "id": f"everyday/{program.name}/{question.kind}/{numbers[question.kind]}", "code": program.code,
            "entry": program.name, "kind": question.kind, "wanted": wanted, "witness": question.witness,
        }  # fmt: skip
        if question.kind == "raises":
            row["stated"] = outcomes[question.witness].stated
        yield row
        numbers[question.kind] += 1


def item_counts(program: Program, outcomes: dict[str, Outcome]) -> Iterator[dict[str, Any]]:
    for number, call in enumerate(program.calls):
        yield {
            "id": f"everyday/{program.name}/{number}", "lines": program.code.count("\n"),
            "line_events": outcomes[call].line_events, "type": outcomes[call].kind,
        }  # fmt: skip


def summary(
    programs: Sequence[Program], items: Sequence[dict[str, Any]], questions: Sequence[dict[str, Any]]
) -> dict[str, Any]:
    """The figures of the set as a whole."""
    types = Counter(item["type"] for item in items)
    return {
        "programs": len(programs),
        "items": len(items),
        "lines": _spread([program.code.count("\n") for program in programs]),
        "line_events": _spread([item["line_events"] for item in items]),
        "types": {kind: {"items": n, "percent": round(100 * n / len(items), 1)} for kind, n in types.most_common()},
        "topics": dict(Counter(program.topic for program in programs)),
        "questions": {kind: sum(question["kind"] == kind for question in questions) for kind in KINDS},
        "raises_stated": sum(question.get("stated", False) for question in questions),
        "programs_with_questions": sum(bool(program.questions) for program in programs),
        "programs_with_every_kind": sum({q.kind for q in p.questions} == set(KINDS) for p in programs),
    }


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    return {"least": min(numbers), "median": statistics.median(numbers), "most": max(numbers)}


def near_seeds(programs: Sequence[Program], paths: Sequence[Path]) -> Iterator[str]:
    """Which programs are near a seed, in words: the same up to names and constants, or sharing too many token runs."""
    from ndb.dataset.checks.contamination import SHARE, token_grams
    from ndb.dataset.checks.fingerprint import fingerprint
    from ndb.dataset.programs.seeds import read_seeds

    prints = {fingerprint(program.code): program for program in programs}
    grams = {program.name: token_grams(program.code) for program in programs}
    holders: dict[str, list[str]] = {}
    for name, of in grams.items():
        for gram in of:
            holders.setdefault(gram, []).append(name)
    for seed in read_seeds(paths):
        if twin := prints.get(fingerprint(seed.source)):
            yield f"{twin.name}: same as {seed.name} up to names and constants"
        own = token_grams(seed.source)
        shared = Counter(name for gram in own for name in holders.get(gram, ()))
        for name, count in shared.items():
            if count > SHARE * len(grams[name]) or count >= max(FEWEST_RUNS, HELD * len(own)):
                yield f"{name}: shares {count} of {len(grams[name])} token runs with {seed.name}, which has {len(own)}"


def write_lines(rows: Sequence[dict[str, Any]], path: Path) -> None:
    new = path.with_suffix(".new")
    new.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), encoding="utf-8")
    new.replace(path)


def write_all(programs: Sequence[Program], outcomes: Sequence[dict[str, Outcome]]) -> dict[str, Any]:
    """The three files; the summary."""
    pairs = list(zip(programs, outcomes, strict=True))
    counts = [row for pair in pairs for row in item_counts(*pair)]
    questions = [row for pair in pairs for row in question_rows(*pair)]
    told = summary(programs, counts, questions)
    write_lines([row for pair in pairs for row in item_rows(*pair)], HERE / "everyday.jsonl")
    write_lines(questions, HERE / "questions.jsonl")
    (HERE / "counts.json").write_text(json.dumps({"summary": told, "items": counts}, indent=1) + "\n")
    return told


def make(arguments: argparse.Namespace) -> int:
    programs = list(read_programs(arguments.programs))
    outcomes = run_in_children(arguments.programs)
    wrong = [f"{p.name}: {text}" for p, of in zip(programs, outcomes, strict=True) for text in complaints(p, of)]
    wrong += [f"{name}: {n} programs of this name" for name, n in Counter(p.name for p in programs).items() if n > 1]
    if wrong:
        print(*wrong, f"{len(wrong)} complaints; nothing written", sep="\n", file=sys.stderr)
        return 1
    print(json.dumps(write_all(programs, outcomes), indent=1))
    if arguments.against:
        near = list(near_seeds(programs, arguments.against))
        print(*near, f"{len({text.partition(':')[0] for text in near})} programs near a seed", sep="\n")
        return 1 if near else 0
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", type=Path, default=PROGRAMS, metavar="FOLDER", help="where the programs are")
    parser.add_argument("--against", type=Path, nargs="+", metavar="PATH", help="seed files or folders to compare with")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.child:
        json.dump(run_all(list(read_programs(arguments.programs))), sys.stdout)
        return 0
    try:
        return make(arguments)
    except BadProgram as problem:
        print(problem, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
