"""Guided runs of programs whose real run is known, with one thing hidden at a time: is what is called exact exact?

    python benchmarks/guided/truth.py [--sample N] [--model] [--output FILE]

The programs are the calls of benchmarks/foreign and benchmarks/everyday. Hidden is an import, a helper function or a
module-level value: its lines are left empty, so that line numbers stay. The guided run's states are laid beside those
of the real run, without the states inside a hidden helper, as long as they go the same way. Counted are: values said
to rest on nothing assumed, and how many of them are the real ones; branches decided by assumptions, and how many went
the real way; final results said to be exact, and how many are; final results right at all, beside a MagicMock in the
place of what is hidden.
"""

import argparse
import ast
import json
import platform
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ndb.engine.guided.ask import answerer
from ndb.engine.guided.exactness import Exactness
from ndb.engine.guided.guided_run import Answer, GuidedRun, GuidedWorker, Order
from ndb.trace.sandbox.run import Job, evaluate_calls
from ndb.trace.state import State

HERE = Path(__file__).parent
SETS = {"foreign": HERE.parent / "foreign/foreign.jsonl", "everyday": HERE.parent / "everyday/everyday.jsonl"}
MOST_STATES = 3000


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
    guided = worker.run(Order(f"program.py::{case.entry}", source=case.source, args=case.args, seconds=5.0), answer)
    counts: Counter[str] = Counter({"cases": 1})
    if real.assumptions or real.value is None:
        return Counter({"left out: the real run needs something or fails": 1})
    mine, others = states_of(guided, ""), states_of(real, case.hidden if case.kind == "helper" else "")
    if guided.trace is not None and mine:
        exactness = Exactness(guided.trace.threads[0], guided.uses, guided.unknown_names)
        agreed = _compare(case, mine, others, exactness, counts)
        _branches(guided, [moment for moment, _ in mine[:agreed]], agreed < min(len(mine), len(others)), counts)
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
            counts[f"branches ({each.source})"] += 1
            counts[f"branches ({each.source}) right"] += right


def with_mocks(items: Sequence[Case]) -> int:
    """Results that are right with a MagicMock in the place of what is hidden."""
    jobs = [Job(each.mocked + each.source.replace("from __future__ import annotations", ""),
                f"{each.entry}({each.args})") for each in items]  # fmt: skip
    answers = evaluate_calls(jobs, workers=1)
    return sum(answer.value == each.output for answer, each in zip(answers, items, strict=True))


def _added(before: dict[str, Any], rows: dict[str, Any]) -> dict[str, Any]:
    """The counts of earlier cases and of these."""
    kinds = {"all", *rows} | {name for name, value in before.items() if isinstance(value, dict)}
    return {kind: dict(Counter(before.get(kind, {})) + Counter(rows.get(kind, {}))) for kind in sorted(kinds)}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--sample", type=int, help="cases")
    parser.add_argument("--start", type=int, default=0, help="the first of them")
    parser.add_argument("--model", action="store_true")
    parser.add_argument("--output", type=Path)
    arguments = parser.parse_args()
    items = list(cases(tuple(SETS)))
    random.Random(0).shuffle(items)
    end = arguments.start + arguments.sample if arguments.sample is not None else None
    items = items[arguments.start : end]
    total: Counter[str] = Counter()
    kinds: dict[str, Counter[str]] = {}
    with GuidedWorker() as worker:
        for each in items:
            found = measure(each, worker, answerer(Order("")) if arguments.model else None)
            total += found
            kinds.setdefault(each.kind, Counter()).update(found)
    rows: dict[str, Any] = {"all": dict(total), **{kind: dict(found) for kind, found in kinds.items()}}
    rows["all"]["results right with a MagicMock"] = with_mocks(items)
    if arguments.output is not None and arguments.output.exists() and arguments.start:
        rows = _added(json.loads(arguments.output.read_text()), rows)
    print(json.dumps(rows, indent=1))
    if arguments.output is not None:
        about = {"python": platform.python_version(), "machine": platform.machine(), "model": arguments.model}
        arguments.output.write_text(json.dumps(about | rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
