"""What is known without a model: how many tokens of true walks it must be asked, and that the truth is never forbidden.

Walks at random through calls of the standard library's own functions (tests/support/library_calls.py), in files of 50
to 6,000 lines, with and without what code and earlier states say about the variables of the next state. A forbidden
state is a fault. With --model, what the embedded model walks by lines on everyday items: how many tokens it is asked,
and at which state it first goes wrong. Last line: JSON.
"""

import argparse
import contextlib
import json
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "support"))

from library_calls import Tally, all_calls, recorded, walked  # noqa: E402

from ndb.engine.neural.engine import need_oracle  # noqa: E402
from ndb.language.known.next.next_arguments import NextArguments  # noqa: E402
from ndb.language.known.next.next_event import NextEvent  # noqa: E402
from ndb.language.known.next.next_line import NextLine  # noqa: E402
from ndb.predict.view import View  # noqa: E402
from ndb.predict.walk import Walk, start_at  # noqa: E402
from ndb.trace.recorder.record_call import record_call  # noqa: E402
from ndb.trace.recorder.record_limits import RecordLimits  # noqa: E402
from ndb.tree.action import STEP_INTO  # noqa: E402


@dataclass(frozen=True, slots=True)
class Walked:
    """Walks of the model along true runs."""

    items: int
    states: int
    asked: int
    """Tokens that the model was asked."""
    tokens: int
    never_wrong: int
    """Walks that were right to their end, or to the limit."""
    right_before_first_error: float
    """States that are right before the first wrong one, in the mean."""
    right_states: int


@contextlib.contextmanager
def nothing_known() -> Iterator[None]:
    """As if nothing were known of the variables of the next state."""
    before = NextLine.unchanged, NextLine.follow, NextArguments.arguments, NextEvent.returned
    NextLine.unchanged = NextEvent.returned = lambda self: None  # type: ignore[method-assign]
    NextLine.follow = lambda self, lines: lines  # type: ignore[method-assign]
    NextArguments.arguments = lambda self, header: None  # type: ignore[method-assign]
    try:
        yield
    finally:
        NextLine.unchanged, NextLine.follow, NextArguments.arguments, NextEvent.returned = before  # type: ignore[method-assign]


def library(walks: int, most: int, seed: int, every: int) -> dict[str, object]:
    with_it, without, modules = Tally(forbidden=[]), Tally(forbidden=[]), set()
    for module, call in list(all_calls())[::every]:
        with contextlib.suppress(ImportError):
            found = recorded(module, call, expressions=seed % 2 == 1)
            if found is None:
                continue
            modules.add(module)
            for number in range(seed, seed + walks):
                for inside in (False, True)[: 1 + seed % 2]:
                    with_it.add(walked(found, Random(number), most, inside))
                    with nothing_known():
                        without.add(walked(found, Random(number), most, inside))
    return {"modules": len(modules), "known": asdict(with_it), "unknown": asdict(without)}


def everyday(count: int, most: int) -> dict[str, Walked]:
    lines = (ROOT / "benchmarks" / "everyday" / "everyday.jsonl").read_text(encoding="utf-8").splitlines()
    items = [json.loads(line) for line in lines][:count]
    known = _everyday(items, most)
    with nothing_known():
        return {"known": known, "unknown": _everyday(items, most)}


def _everyday(items: list[dict[str, str]], most: int) -> Walked:
    oracle = need_oracle(None)
    right, asked, tokens, states, whole = list[int](), 0, 0, 0, 0
    for item in items:
        recording = record_call(item["code"], f"{item['entry']}({item['input']})", limits=RecordLimits(events=most))
        truth = [recording.state(index) for index in range(len(recording))]
        walk = Walk(View(oracle, recording.sources, truth[:1]), start_at(truth[:1]))
        good = 0
        for state in truth[1:]:
            step = oracle.drive(walk.alone(STEP_INTO))
            states += 1
            asked += step.prediction.choices if step.prediction is not None else 0
            tokens += step.tokens
            shown = step.state
            is_right = shown is not None and (shown.event, shown.line, shown.value, dict(shown.locals)) == (
                state.event, state.line, state.value, dict(state.locals) if state.value is None else dict(shown.locals),
            )  # fmt: skip
            if not is_right:
                break
            good += 1
        else:
            whole += 1
        right.append(good)
    return Walked(len(items), states, asked, tokens, whole, statistics.mean(right), sum(right))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--walks", type=int, default=2, help="of every call")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every Nth call")
    parser.add_argument("--states", type=int, default=600, help="of a walk")
    parser.add_argument("--seed", type=int, default=0, help="of the dice; an odd one walks inside lines, too")
    parser.add_argument("--model", type=int, default=0, metavar="ITEMS", help="everyday items that the model walks")
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    start = time.perf_counter()
    result: dict[str, object] = {"seed": arguments.seed}
    if arguments.walks:
        result["library"] = library(arguments.walks, arguments.states, arguments.seed, arguments.every)
    if arguments.model:
        found = everyday(arguments.model, arguments.states)
        result["everyday"] = {name: asdict(each) for name, each in found.items()}
    result["seconds"] = round(time.perf_counter() - start, 1)
    text = json.dumps(result, indent=1)
    if arguments.out is not None:
        arguments.out.write_text(text + "\n", encoding="utf-8")
    print(json.dumps(result))


if __name__ == "__main__":
    main()
