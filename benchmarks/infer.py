"""Which input leads there? How many of a set's questions are answered, by which way, after how long.

A set is a file of JSON lines: questions (id, code, entry, kind, wanted), or items (id, code, input, output and perhaps
entry), each of which is the question what input gives the output. A question's witness, an item's input, are never
shown to who is asked. Ways:

  search     what `ndb infer --run` does without a model: shapes of the code, then runs that learn from runs
  both       the same with the model, which is asked when the search alone has found nothing for a while
  model      what the model says when it is asked backwards, ranked as `ndb infer` without --run ranks: those first of
             which it can be worked out that they are answers; nothing is run
  infer      the same, filled up with variations and with what the shapes give

An answer counts when the function, run in the sandbox in a process of its own and without hooks, does what is asked.
Searches are measured in processor seconds of all their processes, since the machine may have other work, and in tries:
how many calls had been run when the first right one was; candidates of the model in tries. Rows are written as they are
made, ids and figures only; a run that was stopped goes on where it was, and one with more seconds asks again what was
asked in vain. Even and odd questions are told apart: the search was developed on the even ones of the everyday set. The
last line is JSON.
"""

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from ndb.errors import NdbError
from ndb.evaluate.report.metrics import interval
from ndb.inverse.infer import Candidate, candidates, judged, rank, verified
from ndb.inverse.propose import fitting, of_model
from ndb.inverse.question import Question, Raises, Reaches, Returns, openings_from
from ndb.inverse.search.candidate_runs import Runner
from ndb.inverse.search.search_answers import missed_by
from ndb.inverse.search.search_inputs import Budget, InputSearch
from ndb.model.load import open_model
from ndb.model.protocol import TalkingModel
from ndb.predict.subject import subject_of
from ndb.source.read_shapes import inputs_of

TRIES = (1, 5, 20)
MOMENTS = (2.0, 10.0, 60.0)
SEARCHES = ("search", "both")
ALONE = 0.4
"""The part of the time that is searched before the model is asked, as `ndb infer` does."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of a set."""

    id: str
    code: str
    entry: str
    kind: str
    wanted: str
    number: int

    @property
    def question(self) -> Question:
        if self.kind == "returns":
            return Returns(self.wanted)
        return Raises(self.wanted) if self.kind == "raises" else Reaches(int(self.wanted))


def main() -> None:
    asked = arguments()
    model = open_model(asked.model, asked.device) if set(asked.way) - {"search"} else None
    known = read_rows(asked.rows)
    for name, path in asked.sets:
        for way in asked.way:
            items = read_questions(path, asked)
            for number, item in enumerate(items):
                if is_open(known.get((name, way, item.id)), asked.seconds):
                    row = {"set": name, "way": way, "id": item.id, "kind": item.kind, "half": item.number % 2}
                    row |= answered(item, way, model, asked.seconds)
                    known[name, way, item.id] = row
                    with asked.rows.open("a") as file:
                        file.write(json.dumps(row) + "\n")
                if number % 20 == 19:
                    print(f"{name}, {way}: {number + 1} of {len(items)}", file=sys.stderr, flush=True)
    result = summary(list(known.values()))
    if asked.output:
        asked.output.write_text(json.dumps(result, indent=1) + "\n")
    print("\n".join(table(result)))
    print(json.dumps(result))


def is_open(row: Mapping[str, Any] | None, seconds: float) -> bool:
    """Whether a question is still to be asked: not asked yet, or in vain with less time."""
    return row is None or (row["seconds"] is None and row.get("budget", seconds) < seconds)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--set", action="append", dest="sets", type=_named, metavar="NAME=FILE", required=True)
    parser.add_argument("--way", action="append", choices=(*SEARCHES, "model", "infer"), required=True)
    parser.add_argument("--kind", choices=("returns", "raises", "reaches"), help="questions of this kind only")
    parser.add_argument("--limit", type=int, default=100_000, help="questions of each set, spread over the file")
    parser.add_argument("--seconds", type=float, default=10.0, help="processor seconds of a search (10)")
    parser.add_argument("--model", help="folder or address of a model; else the one that came with ndb")
    parser.add_argument("--device", help="a torch device; else the light runtime")
    parser.add_argument("--rows", type=Path, default=Path(tempfile.gettempdir()) / "ndb-infer-rows.jsonl")
    parser.add_argument("--output", type=Path, help="write the result here as JSON too")
    return parser.parse_args()


def _named(text: str) -> tuple[str, Path]:
    name, _, path = text.partition("=")
    return name, Path(path)


def read_questions(path: Path, asked: argparse.Namespace) -> list[Asked]:
    """Spread evenly over the file, asked in an order of no meaning: what a stopped run has is a sample, too."""
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    found = [
        Asked(row["id"], row["code"], row.get("entry", "f"), row.get("kind", "returns"),
              str(row["wanted"] if "wanted" in row else row["output"]), number)
        for number, row in enumerate(rows)
    ]  # fmt: skip
    found = [each for each in found if asked.kind in (None, each.kind)]
    step = max(len(found) / asked.limit, 1.0)
    chosen = [found[int(n * step)] for n in range(min(asked.limit, len(found)))]
    return Random(0).sample(chosen, len(chosen))


def read_rows(path: Path) -> dict[tuple[str, str, str], dict[str, Any]]:
    lines = path.read_text().splitlines() if path.exists() else []
    return {(row["set"], row["way"], row["id"]): row for row in map(json.loads, lines)}


# -- answering ---------------------------------------------------------------------------------------------------------


def answered(item: Asked, way: str, model: TalkingModel | None, seconds: float) -> dict[str, Any]:
    """What a way comes to: after how many seconds and tries the first right answer stood there; None: never."""
    try:
        if way in SEARCHES:
            return by_search(item, model if way == "both" else None, seconds)
        assert model is not None
        return by_model(item, way, model)
    except NdbError as error:  # code that the model cannot read, a program that the sandbox cannot run
        return {"seconds": None, "first": None, "budget": seconds, "why": str(error)[:120]}


def by_search(item: Asked, model: TalkingModel | None, seconds: float) -> dict[str, Any]:
    subject, question = subject_of(item.code, item.entry), item.question
    started = time.process_time()
    inputs = inputs_of(subject.source, subject.node)
    with Runner(item.code, item.entry, question) as runner:

        def clock() -> float:
            return time.process_time() - started + runner.processor

        search = InputSearch(subject, question, runner, inputs=inputs)
        search.clock = clock
        found = search.go(Budget(seconds * ALONE if model is not None else seconds))
        for wanted in (1, 6):
            if model is not None and not found and clock() < seconds:
                missed = missed_by(search)
                more = openings_from(subject, missed.line, missed.wanted, missed.variables) if missed else []
                said = of_model(model, subject, question, wanted, more=more)
                search.add([proposal.arguments for proposal in fitting(subject, inputs, said)], -3.0)
                left = seconds - clock()
                found = search.go(Budget(left / 2 if wanted == 1 else left)) if left > 0 else found
        took, runs = clock(), runner.runs
    right = [c for c in verified(subject, question, [Candidate(each.arguments) for each in found[:5]]) if c.verified]
    first = found[0].after_runs if right else None
    return {"seconds": round(took, 3) if right else None, "first": first, "runs": runs, "budget": seconds}


def by_model(item: Asked, way: str, model: TalkingModel) -> dict[str, Any]:
    subject, started = subject_of(item.code, item.entry), time.process_time()
    proposed = candidates(model, subject, item.question, max(TRIES))
    found = sorted(judged(model, subject, item.question, proposed, max(TRIES)), key=rank)
    kept = [c for c in found if way == "infer" or c.origin == "model"]
    took = time.process_time() - started
    seen = verified(subject, item.question, kept)
    first = next((number for number, each in enumerate(seen, 1) if each.verified), None)
    return {"first": first, "tried": len(kept), "seconds": round(took, 3) if first else None, "took": round(took, 3)}


# -- telling -----------------------------------------------------------------------------------------------------------


def summary(rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, way, kind in dict.fromkeys((row["set"], row["way"], row["kind"]) for row in rows):
        own = [row for row in rows if (row["set"], row["way"], row["kind"]) == (name, way, kind)]
        told = {"all": figures(own, way)} | {
            word: figures([row for row in own if row["half"] == half], way) for half, word in enumerate(("even", "odd"))
        }
        found.setdefault(name, {}).setdefault(kind, {})[way] = told
    return found


def figures(rows: Sequence[Mapping[str, Any]], way: str) -> dict[str, Any]:
    """Shares with their intervals, in percent: by tries, and for searches by moments, too."""
    told: dict[str, Any] = {"questions": len(rows)}
    least = min((row.get("budget", 0.0) for row in rows if row["seconds"] is None), default=max(MOMENTS))
    moments = [("seconds", m) for m in MOMENTS if m <= least] if way in SEARCHES else []
    for measure, limit in [*(("first", float(tries)) for tries in TRIES), *moments]:
        right = sum(row[measure] is not None and row[measure] <= limit for row in rows)
        low, high = interval(right, len(rows))
        told[f"{measure} {limit:g}"] = [round(100 * right / max(1, len(rows)), 1), round(low, 1), round(high, 1)]
    return told


def table(result: Mapping[str, Any]) -> Iterator[str]:
    for name, kinds in result.items():
        for kind, ways in kinds.items():
            for way, halves in ways.items():
                for half, told in halves.items():
                    cells = [
                        f"{key}: {v[0]:5.1f} [{v[1]:.0f}, {v[2]:.0f}]" for key, v in told.items() if key != "questions"
                    ]
                    yield f"{name:10} {kind:8} {way:7} {half:5}{told['questions']:5}  " + "  ".join(cells)


if __name__ == "__main__":
    main()
