"""Guided runs of programs whose real run is known, with one thing hidden at a time: is what is called exact exact?

    python benchmarks/guided/truth.py [--start N] [--sample N] [--model] [--neural N] [--output FILE]

The programs are the calls of benchmarks/foreign and benchmarks/everyday. Hidden is an import, a helper function or a
module-level value: its lines are left empty, so that line numbers stay. The guided run's states are laid beside those
of the real run, without the states inside a hidden helper, as long as they go the same way. Counted are: values said
to rest on nothing assumed, and how many of them are the real ones; branches decided by assumptions, and how many went
the real way; values assumed (numbers, texts, items), and how many are what the expression really comes to with nothing
hidden; both by kind, by who said it, and by how sure the model was; final results said to be exact, and how many are;
final results right at all, beside a MagicMock in the place of what is hidden and beside the neural engine alone
(`--neural N`: of so many cases; it sees the same text, runs nothing and predicts the call's end).

The cases are shuffled once. Those before HELD_OUT were looked at while guided runs were made, the others were not.
"""

import argparse
import ast
import json
import platform
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ndb.engine.guided.ask import answerer
from ndb.engine.guided.assumption import Assumption
from ndb.engine.guided.exactness import Exactness
from ndb.engine.guided.guided_run import Answer, GuidedRun, GuidedWorker, Order
from ndb.errors import NdbError
from ndb.model.load import open_model
from ndb.predict.output import predict_output
from ndb.trace.sandbox.run import Job, evaluate_calls
from ndb.trace.state import State

HERE = Path(__file__).parent
SETS = {"foreign": HERE.parent / "foreign/foreign.jsonl", "everyday": HERE.parent / "everyday/everyday.jsonl"}
MOST_STATES = 3000
HELD_OUT = 700
"""The first case that nobody looked at."""
SURE = (0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99)
"""Confidences are told by the last of these that they reach."""


@dataclass(frozen=True, slots=True)
class Case:
    """A program with something hidden."""

    name: str
    kind: str
    hidden: str
    source: str
    whole: str
    entry: str
    args: str
    output: str
    mocked: str


def cases(sets: Sequence[str]) -> Iterator[Case]:
    for name in sets:
        for line in SETS[name].read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            for kind, hidden, source, mocked in _hidden(row["code"], row["entry"]):
                about = (row["code"], row["entry"], row["input"], row["output"])
                yield Case(f"{row['id']} without {hidden}", kind, hidden, source, *about, mocked)


def _hidden(code: str, entry: str) -> Iterator[tuple[str, str, str, str]]:
    top = entry.partition(".")[0]
    for node in ast.parse(code).body:
        match node:
            case ast.Import() | ast.ImportFrom() if getattr(node, "module", "") != "__future__":
                names = [(alias.asname or alias.name).partition(".")[0] for alias in node.names]
                yield from _without(code, node, "import", names)
            case ast.FunctionDef(name=name) if name != top:
                yield from _without(code, node, "helper", [name])
            case ast.Assign(targets=[ast.Name(id=name)]):
                yield from _without(code, node, "value", [name])


def _without(code: str, node: ast.stmt, kind: str, names: list[str]) -> Iterator[tuple[str, str, str, str]]:
    lines = code.splitlines()
    first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", ()))])
    count = (node.end_lineno or node.lineno) - first + 1
    rest = [*lines[: first - 1], *[""] * count, *lines[first - 1 + count :]]
    if any(name in "\n".join(rest) for name in names):
        mocks = "; ".join(f"{name} = MagicMock(name={name!r})" for name in names)
        yield kind, ", ".join(names), "\n".join(rest) + "\n", f"from unittest.mock import MagicMock\n{mocks}\n"


def states_of(run: GuidedRun, without: str) -> list[tuple[int, State]]:
    """The states of a run with their moments, but for those inside a function."""
    if run.trace is None or not run.trace.threads:
        return []
    recording = run.trace.threads[0]
    found: list[tuple[int, State]] = []
    hidden_below: int | None = None
    for moment in range(min(len(recording), MOST_STATES)):
        state = recording.state(moment)
        if hidden_below is not None and state.depth >= hidden_below:
            continue
        hidden_below = None
        if without and state.function.rpartition(".")[2] in without.split(", "):
            hidden_below = state.depth
            continue
        found.append((moment, state))
    return found


def measure(case: Case, worker: GuidedWorker, answer: Answer | None) -> Counter[str]:
    real = worker.run(Order(f"program.py::{case.entry}", source=case.whole, args=case.args, seconds=5.0))
    start = time.monotonic()
    guided = worker.run(Order(f"program.py::{case.entry}", source=case.source, args=case.args, seconds=5.0), answer)
    seconds = time.monotonic() - start
    counts: Counter[str] = Counter({"cases": 1, "guided milliseconds": round(1000 * seconds)})
    if real.assumptions or real.value is None:
        return Counter({"left out: the real run needs something or fails": 1})
    mine, others = states_of(guided, ""), states_of(real, case.hidden if case.kind == "helper" else "")
    if guided.trace is not None and mine:
        exactness = Exactness(guided.trace.threads[0], guided.uses, guided.unknown_names)
        agreed = _compare(case, mine, others, exactness, counts)
        known = [moment for moment, _ in mine[:agreed]]
        _branches(guided, known, agreed < min(len(mine), len(others)), counts)
        _values(case, guided, known, counts)
    right = guided.value == real.value
    counts["results"] += 1
    counts["results right"] += right
    if guided.is_exact:
        counts["results said to be exact"] += 1
        counts["results said to be exact and right"] += right
        if not right:
            print("NOT EXACT:", case.name, case.kind, guided.value, guided.error, real.value)
    return counts


def _compare(
    case: Case, mine: Sequence[tuple[int, State]], others: Sequence[tuple[int, State]], exactness: Exactness,
    counts: Counter[str],
) -> int:  # fmt: skip
    for number, ((moment, state), (_, other)) in enumerate(zip(mine, others, strict=False)):
        if (state.event, state.line, state.depth) != (other.event, other.line, other.depth):
            return number
        rests = exactness.at(moment)
        values = [*state.locals.items(), ("", state.value)] if state.value is not None else state.locals.items()
        for name, text in values:
            counts["values"] += 1
            if name not in rests:
                expected = other.value if name == "" else other.locals.get(name)
                counts["exact values"] += 1
                counts["exact values right"] += text == expected
                if text != expected:
                    print("NOT EXACT:", case.name, case.kind, f"line {state.line} {name!r}: {text} is {expected}")
    return min(len(mine), len(others))


def _branches(guided: GuidedRun, agreed: Sequence[int], diverged: bool, counts: Counter[str]) -> None:
    """Branches decided where both runs still went the same way: the last one before they part was wrong."""
    known = set(agreed)
    last = agreed[-1] if agreed else -1
    for each in guided.assumptions:
        if each.use == "truth" and each.moment - 1 in known:
            right = not (diverged and each.moment - 1 == last)
            _count(each, "branches", right, counts)


VALUES = frozenset({"number", "text", "items", "value"})


def _values(case: Case, guided: GuidedRun, agreed: Sequence[int], counts: Counter[str]) -> None:
    """Values assumed where both runs still went the same way, beside what their expression comes to in the whole
    program. An expression that cannot be evaluated there (it names variables of a function) tells nothing."""
    known = set(agreed)
    mine = [each for each in guided.assumptions if each.use in VALUES and each.moment - 1 in known]
    if not mine:
        return
    answers = evaluate_calls([Job(case.whole, each.expression) for each in mine], workers=1)
    for each, answer in zip(mine, answers, strict=True):
        if answer.value is None:
            counts["assumed values that cannot be judged"] += 1
        else:
            right = answer.value == each.value or (each.use == "text" and answer.value == repr(each.value))
            _count(each, f"assumed {each.use}", right, counts)


def _count(each: Assumption, what: str, right: bool, counts: Counter[str]) -> None:
    counts[f"{what} ({each.source})"] += 1
    counts[f"{what} ({each.source}) right"] += right
    if each.confidence is not None:
        sure = max((least for least in SURE if each.confidence >= least), default=0.0)
        counts[f"{what}, {sure:.0%} sure or more"] += 1
        counts[f"{what}, {sure:.0%} sure or more right"] += right


def by_model_alone(items: Sequence[Case]) -> Counter[str]:
    """Calls whose end the neural engine predicts from the text with something hidden, running nothing."""
    model, counts = open_model(None, None), Counter[str]()
    for each in items:
        try:
            found = predict_output(model, each.source, f"{each.entry}({each.args})")
        except NdbError:
            counts["neural: refused"] += 1  # a method, or a text that is too long
            continue
        counts["neural: cases"] += 1
        counts["neural: results right"] += found.value == each.output
    return counts


def with_mocks(items: Sequence[Case]) -> int:
    """Results that are right with a MagicMock in the place of what is hidden."""
    jobs = [Job(each.mocked + each.source.replace("from __future__ import annotations", ""),
                f"{each.entry}({each.args})") for each in items]  # fmt: skip
    answers = evaluate_calls(jobs, workers=1)
    return sum(answer.value == each.output for answer, each in zip(answers, items, strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--sample", type=int, help="cases")
    parser.add_argument("--start", type=int, default=0, help="the first of them")
    parser.add_argument("--model", action="store_true")
    parser.add_argument("--neural", type=int, default=0, help="cases that the neural engine alone is asked for, too")
    parser.add_argument("--output", type=Path)
    arguments = parser.parse_args()
    items = list(cases(tuple(SETS)))
    random.Random(0).shuffle(items)
    end = arguments.start + arguments.sample if arguments.sample is not None else None
    items = items[arguments.start : end]
    begun = time.monotonic()
    total: Counter[str] = Counter()
    kinds: dict[str, Counter[str]] = {}
    with GuidedWorker() as worker:
        for each in items:
            found = measure(each, worker, answerer(Order("")) if arguments.model else None)
            total += found
            kinds.setdefault(each.kind, Counter()).update(found)
    rows: dict[str, Any] = {"all": dict(total), **{kind: dict(found) for kind, found in kinds.items()}}
    rows["all"]["results right with a MagicMock"] = with_mocks(items)
    rows["all"] |= by_model_alone(items[: arguments.neural]) if arguments.neural else {}
    print(json.dumps(rows, indent=1))
    if arguments.output is not None:
        about = {
            "python": platform.python_version(), "machine": platform.machine(), "model": arguments.model,
            "first case": arguments.start, "held out": arguments.start >= HELD_OUT,
            "seconds": round(time.monotonic() - begun),
        }  # fmt: skip
        arguments.output.write_text(json.dumps(about | rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
