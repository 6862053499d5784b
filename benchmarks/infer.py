"""Which input gives this output? The model against random search, by how often one of k tries is right.

Every set is a file of JSON lines with id, code, input, output (and entry, the function's name, where it is not f). The
question is the output alone: neither side is told which `return` was taken. Ways to propose k different inputs:

  model      what the model says when it is asked backwards, by how often it says it; perhaps fewer than k
  infer      the same, ranked by how likely the model finds the output given the input, and filled up with variations
             (constants of the code, then dice): what `ndb infer` tries
  checked    the first of `infer`, ranked anew by what the model predicts by jumps and walks (--check N of them)
  random     hypothesis, from the types of the true arguments' values, which the model is not told

A try is right when the function, run in the sandbox, gives a value equal to the output. Rows are written as they are
made, ids and verdicts only; a run that was stopped goes on where it was. Times are wall and processor seconds a
question, without loading the model. The last line is JSON.
"""

import argparse
import ast
import hashlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as with_seed
from hypothesis import strategies as st

from ndb.errors import NdbError
from ndb.evaluate.report.metrics import interval
from ndb.inverse.infer import Candidate, candidates, predicted, rank
from ndb.inverse.observe import Call, observe
from ndb.inverse.question import Returns
from ndb.model.load import open_model
from ndb.model.protocol import TalkingModel
from ndb.model.weights import EMBEDDED
from ndb.predict.subject import Subject, subject_of

TRIES = (1, 5, 20)
MOST = max(TRIES)
A_CHUNK = 5
"""Questions that are answered before their candidates are run together."""


@dataclass(frozen=True, slots=True)
class Item:
    id: str
    code: str
    input: str
    output: str
    entry: str


@dataclass(frozen=True, slots=True)
class Proposed:
    """The inputs that one way proposes for an item, in order, and what they took to find."""

    way: str
    inputs: tuple[str, ...]
    wall: float
    processor: float


def main() -> None:
    asked = arguments()
    model = open_model(asked.model, asked.device)
    known = read_rows(asked.rows)
    key = digest_of(asked)
    for name, path in asked.sets:
        items = [item for item in read_items(path, asked.limit) if (key, name, item.id) not in known]
        for at in range(0, len(items), A_CHUNK):
            for row in answered(model, items[at : at + A_CHUNK], asked.check):
                known[key, name, row["id"]] = row
                with asked.rows.open("a") as file:
                    file.write(json.dumps({"key": key, "set": name, **row}) + "\n")
            print(f"{name}: {min(at + A_CHUNK, len(items))} of {len(items)}", file=sys.stderr, flush=True)
    rows = {name: [row for (k, n, _), row in known.items() if (k, n) == (key, name)] for name, _ in asked.sets}
    result = {name: summary(found) for name, found in rows.items()} | {"model": asked.model or "embedded", "key": key}
    if asked.output:
        asked.output.write_text(json.dumps(result, indent=1) + "\n")
    for name, found in rows.items():
        print("\n".join(table(name, summary(found))))
    print(json.dumps(result))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--set", action="append", dest="sets", type=_named, metavar="NAME=FILE", required=True)
    parser.add_argument("--limit", type=int, default=100, help="functions of each set, spread over the file (100)")
    parser.add_argument(
        "--check", type=int, default=0, metavar="N", help="rank so many candidates by forward prediction"
    )
    parser.add_argument("--model", help="folder or address of a model; else the one that came with ndb")
    parser.add_argument("--device", help="a torch device; else the light runtime")
    parser.add_argument("--rows", type=Path, default=Path(tempfile.gettempdir()) / "ndb-infer-rows.jsonl")
    parser.add_argument("--output", type=Path, help="write the result here as JSON too")
    return parser.parse_args()


def _named(text: str) -> tuple[str, Path]:
    name, _, path = text.partition("=")
    return name, Path(path)


def read_items(path: Path, limit: int) -> list[Item]:
    """One item a function, spread evenly over the file."""
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    one_each = list({row["code"]: row for row in reversed(rows)}.values())[::-1]
    step = max(len(one_each) / limit, 1.0)
    chosen = [one_each[int(n * step)] for n in range(min(limit, len(one_each)))]
    return [Item(row["id"], row["code"], row["input"], row["output"], row.get("entry", "f")) for row in chosen]


def read_rows(path: Path) -> dict[tuple[str, str, str], dict[str, Any]]:
    lines = path.read_text().splitlines() if path.exists() else []
    return {(row["key"], row["set"], row["id"]): row for row in map(json.loads, lines)}


def digest_of(asked: argparse.Namespace) -> str:
    """Rows of other weights or another protocol are not mixed."""
    folder = Path(asked.model) if asked.model else EMBEDDED
    weights = folder / "model.safetensors"
    told = weights.read_bytes() if weights.is_file() else str(asked.model).encode()
    return hashlib.sha256(told + str((MOST, asked.check)).encode()).hexdigest()[:12]


# -- proposing ---------------------------------------------------------------------------------------------------------


def answered(model: TalkingModel, items: Sequence[Item], check: int) -> Iterator[dict[str, Any]]:
    """A row for every item: for each way, which of its tries were right, and what they took."""
    proposed = [(item, way) for item in items for way in ways(model, item, check)]
    calls = [Call(i.code, f"{i.entry}({text})", i.output) for i, way in proposed for text in way.inputs]
    unique = list(dict.fromkeys(calls))
    started = time.monotonic()
    seen = dict(zip(unique, observe(unique, seconds=3.0), strict=True))
    run = (time.monotonic() - started) / max(1, len(unique))
    for item in items:
        row: dict[str, Any] = {"id": item.id, "ways": {}}
        for way in [way for other, way in proposed if other is item]:
            right = [seen[Call(item.code, f"{item.entry}({text})", item.output)].equal for text in way.inputs]
            first = right.index(True) + 1 if True in right else None
            took = {"wall": way.wall + run * len(right), "processor": way.processor}
            row["ways"][way.way] = {"first": first, "tried": len(right), **took}
        yield row


def ways(model: TalkingModel, item: Item, check: int) -> Iterator[Proposed]:
    question, found = Returns(item.output), list[Candidate]()

    def propose() -> list[str]:
        found.extend(candidates(model, subject_of(item.code, item.entry), question, MOST))
        return [candidate.arguments for candidate in found]

    try:
        filled = timed("infer", propose)
    except NdbError as error:  # a value that is no literal, or code that the model cannot read
        print(f"{item.id}: {error}", file=sys.stderr)
        filled = Proposed("infer", (), 0.0, 0.0)
    own = sorted((c for c in found if c.origin == "model"), key=lambda c: -c.times)
    yield replace(filled, way="model", inputs=tuple(c.arguments for c in own))
    yield filled
    if check and filled.inputs:
        yield checked(model, subject_of(item.code, item.entry), question, filled, found[:check])
    yield timed("random", lambda: random_inputs(item, MOST))


def timed(way: str, propose: Callable[[], Sequence[str]]) -> Proposed:
    wall, processor = time.monotonic(), time.process_time()
    found = tuple(propose())
    return Proposed(way, found, time.monotonic() - wall, time.process_time() - processor)


def checked(
    model: TalkingModel, subject: Subject, question: Returns, filled: Proposed, first: Sequence[Candidate]
) -> Proposed:
    """The first candidates in the order that forward prediction gives them; the others behind."""

    def propose() -> Sequence[str]:
        ranked = sorted(predicted(model, subject, question, first), key=rank)
        return [c.arguments for c in ranked] + list(filled.inputs[len(first) :])

    found = timed("checked", propose)
    return replace(found, wall=found.wall + filled.wall, processor=found.processor + filled.processor)


def random_inputs(item: Item, count: int) -> list[str]:
    """What hypothesis draws for values of the kinds that the true arguments have."""
    call = ast.parse(f"f({item.input})", mode="eval").body
    assert isinstance(call, ast.Call)
    kinds = [strategy_like(node) for node in call.args]
    named = {str(k.arg): strategy_like(k.value) for k in call.keywords}
    found: dict[str, None] = {}

    @with_seed(int(hashlib.sha256(item.id.encode()).hexdigest()[:8], 16))
    @settings(
        max_examples=4 * count, database=None, deadline=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(st.tuples(*kinds), st.fixed_dictionaries(named))
    def draw(values: tuple[Any, ...], more: Mapping[str, Any]) -> None:
        parts = [repr(value) for value in values] + [f"{name}={value!r}" for name, value in more.items()]
        found.setdefault(", ".join(parts))

    if kinds or named:
        draw()
    return list(found)[:count] or [""]


class AsWritten(str):
    """An argument that is no plain value: it stays as it is written."""

    def __repr__(self) -> str:
        return str(self)


def strategy_like(node: ast.expr) -> st.SearchStrategy[Any]:
    try:
        return strategy_for(ast.literal_eval(node))
    except (ValueError, TypeError):
        return st.just(AsWritten(ast.unparse(node)))


def strategy_for(value: Any) -> st.SearchStrategy[Any]:
    """Values of the same kind, of sizes that tests have."""
    match value:
        case bool():
            return st.booleans()
        case int():
            return st.integers(-100, 100)
        case float():
            return st.floats(-100, 100).map(lambda x: round(x, 2))
        case str():
            return st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=12)
        case list() | set() | frozenset():
            made = st.lists(one_of(value), max_size=6, unique=not isinstance(value, list))
            return made if isinstance(value, list) else made.map(type(value))
        case tuple():
            return st.tuples(*(strategy_for(part) for part in value))
        case dict():
            return st.dictionaries(one_of(list(value)), one_of(list(value.values())), max_size=5)
    return st.just(value)


def one_of(values: Any) -> st.SearchStrategy[Any]:
    kinds = {type(value): value for value in values}
    return st.one_of(*(strategy_for(value) for value in kinds.values())) if kinds else st.integers(-100, 100)


# -- telling -----------------------------------------------------------------------------------------------------------


def summary(rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    names = list(dict.fromkeys(way for row in rows for way in row["ways"]))
    return {"questions": len(rows), "processors": os.cpu_count()} | {way: _way(rows, way) for way in names}


def _way(rows: Sequence[Mapping[str, Any]], way: str) -> dict[str, Any]:
    said = [row["ways"][way] for row in rows if way in row["ways"]]
    found: dict[str, Any] = {}
    for k in TRIES:
        right = sum(one["first"] is not None and one["first"] <= k for one in said)
        low, high = interval(right, len(rows))
        found[f"k={k}"] = {
            "percent": round(100 * right / max(1, len(rows)), 1),
            "low": round(low, 1),
            "high": round(high, 1),
        }
    for what in ("wall", "processor", "tried"):
        found[f"mean_{what}"] = round(sum(one[what] for one in said) / max(1, len(said)), 3)
    return found


def table(name: str, found: Mapping[str, Any]) -> Iterator[str]:
    yield f"{name}, {found['questions']} questions: percent with a right one among k tries [95% interval]"
    for way, told in found.items():
        if isinstance(told, dict):
            cells = "".join(
                f"{t['percent']:7.1f} [{t['low']:4.1f}, {t['high']:4.1f}]" for t in (told[f"k={k}"] for k in TRIES)
            )
            yield f"  {way:8}{cells}  {told['mean_wall']:6.2f} s, {told['mean_processor']:.2f} s CPU"


if __name__ == "__main__":
    main()
