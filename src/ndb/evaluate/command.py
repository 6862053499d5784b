"""`ndb eval cruxeval | next-state | horizon`: who is asked, what is asked, and the result as a table or as JSON."""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from ndb.dataset.corpus import on_side, seed_programs
from ndb.evaluate import calibration, horizon, next_state
from ndb.evaluate.cruxeval import MODES, Answer, Asker, Item, read_items
from ndb.evaluate.driver import Driver, load_driver
from ndb.evaluate.judging import TUNED_ON, exact_inputs, judge, read_answers, score, with_fallback, write_answers
from ndb.model.weights import EMBEDDED

JSON_NAMES = {"input": "input_pass1", "input_exact": "input_exact"}
"""Names under which modes appear in JSON, where they differ."""


def declare(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(required=True, metavar="BENCHMARK")
    cruxeval = what.add_parser("cruxeval", help="outputs and inputs of functions, by debugger actions")
    _declare_model(cruxeval)
    cruxeval.add_argument("--data", type=Path, required=True, help="JSON lines with id, code, input, output")
    cruxeval.add_argument("--limit", type=int, help="only the first so many items")
    cruxeval.add_argument("--modes", nargs="*", choices=MODES, default=list(MODES))
    cruxeval.add_argument("--answers", type=Path, metavar="FILE", help="write the answers here")
    cruxeval.add_argument("--judge", type=Path, metavar="FILE", help="judge answers written before; asks no model")
    cruxeval.add_argument("--only-answers", action="store_true", help="do not judge: nothing that was predicted is run")
    cruxeval.set_defaults(benchmark=run_cruxeval)
    states = what.add_parser("next-state", help="the next state after each action, on programs never trained on")
    _declare_model(states)
    states.add_argument("--seeds", type=Path, default=Path("seeds"), help="the seed corpus; its fresh side is used")
    states.add_argument("--per-action", type=int, default=100)
    states.add_argument("--seed", type=int, default=0)
    states.set_defaults(benchmark=run_next_state)
    calibration.declare(what.add_parser("calibrate", help="fit confidence on held-out programs"))
    far = what.add_parser("horizon", help="accuracy over the share of a run that is jumped over")
    _declare_model(far)
    far.add_argument("--data", type=Path, required=True, help="JSON lines with id, code, input, output")
    far.add_argument("--limit", type=int)
    far.set_defaults(benchmark=run_horizon)


def _declare_model(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--weights", type=Path, default=EMBEDDED, help="folder of the model; default: the embedded one")
    parser.add_argument("--device", default="light", help="light (the runtime that ships), or a torch device")
    parser.add_argument("--rows", type=int, default=400, help="questions side by side on a torch device")
    parser.add_argument("--free", action="store_true", help="decode without the grammar")
    parser.add_argument("--json", action="store_true", help="print JSON only")


def run_cruxeval(asked: argparse.Namespace) -> int:
    items = read_items(asked.data, asked.limit)
    if asked.judge:
        answers = read_answers(asked.judge)
    else:
        driver = load_driver(asked.weights, asked.device, asked.rows)
        answers = _answers(driver, items, asked)
    if not asked.only_answers:
        _print(scores(items, answers), asked.json)
    return 0


def _answers(driver: Driver, items: Sequence[Item], asked: argparse.Namespace) -> list[Answer]:
    asker = Asker(driver.tokenizer, constrained=not asked.free)
    answers: list[Answer] = []
    for mode in asked.modes:
        started = time.monotonic()
        said = driver.run([asker.talk(item, mode) for item in items])
        answers += [
            answer or Answer(item.id, mode, None, problem="outgrew the context")
            for answer, item in zip(said, items, strict=True)
        ]
        if asked.answers:
            write_answers(answers, asked.answers)  # what is there survives an interruption
        print(f"{mode}: {len(items)} items in {time.monotonic() - started:.1f} s", file=sys.stderr, flush=True)
    return answers


def scores(items: Sequence[Item], answers: Sequence[Answer]) -> dict[str, dict[str, float]]:
    """Per mode the share of right answers, over all items and over those never looked at."""
    by_mode: dict[str, list[Answer]] = {}
    for answer in answers:
        by_mode.setdefault(answer.mode, []).append(answer)
    if "blind" in by_mode and "step_return" in by_mode:
        by_mode["blind"] = with_fallback(by_mode["blind"], {a.item: a for a in by_mode["step_return"]})
    unseen = {item.id for item in items[TUNED_ON:]}
    found: dict[str, dict[str, float]] = {}
    for mode, said in by_mode.items():
        right = judge(items, said)
        found[mode] = score(right) | {"tokens": sum(a.tokens for a in said) / max(1, len(said))}
        rest = [r for r, a in zip(right, said, strict=True) if a.item in unseen]
        if rest:
            found[mode]["percent_unseen"] = score(rest)["percent"]
        if mode == "input":
            found["input_exact"] = score(exact_inputs(items, said))
    return found


def run_next_state(asked: argparse.Namespace) -> int:
    driver = load_driver(asked.weights, asked.device, asked.rows)
    programs = on_side(seed_programs(asked.seeds), "fresh")
    questions = next_state.questions(programs, driver.tokenizer, asked.per_action, Random(asked.seed))
    print(f"{len(questions)} questions from {len(programs)} programs", file=sys.stderr, flush=True)
    talks = [next_state.talk(question, driver.tokenizer, not asked.free) for question in questions]
    grades = [grade for grade in driver.run(talks) if grade is not None]
    found = next_state.table(grades)
    if asked.json:
        print(json.dumps(found))
        return 0
    for kind in ("actions", "topics"):
        print(f"{kind:16}" + "".join(f"{part:>14}" for part in next_state.PARTS))
        for name, parts in found[kind].items():
            print(f"{name:16}" + "".join(_cell(parts[part]) for part in next_state.PARTS))
    for name, parts in found["copying"].items():
        print(f"copied {name:9}{_cell(parts['whole'])}")
    return 0


def _cell(share: Any) -> str:
    return f"{share['percent']:8.1f} ({share['of']:3})" if share["of"] else " " * 14


def run_horizon(asked: argparse.Namespace) -> int:
    items = read_items(asked.data, asked.limit)
    driver = load_driver(asked.weights, asked.device, asked.rows)
    asker = Asker(driver.tokenizer, constrained=not asked.free)
    questions = [(item, share) for share in horizon.SHARES for item in items]
    said = driver.run([horizon.talk(asker, item, share) for item, share in questions])
    answers = [a or Answer(i.id, f"revealed {s:.2f}", None) for a, (i, s) in zip(said, questions, strict=True)]
    found = {f"skipped {b.skipped:.2f}": {"percent": 100 * b.right / max(1, b.total), "of": b.total}
             for b in horizon.bins(answers, judge(items, answers))}
    _print(found, asked.json)
    return 0


def _print(found: dict[str, dict[str, float]], as_json: bool) -> None:
    if not as_json:
        for mode, numbers in found.items():
            print(f"{mode:24}" + "  ".join(f"{name} {value:.1f}" for name, value in numbers.items()))
        return
    plain = {JSON_NAMES.get(mode, mode): numbers["percent"] for mode, numbers in found.items()}
    print(json.dumps({**plain, "details": found}))
