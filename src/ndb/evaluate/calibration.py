"""Fitting confidence: how often predictions of a certain sureness are right, on programs that were held out.

Fitted on the validation side of the seeds, measured on the fresh side: states and single values, by kind of action.
Asks a model; the curves and their file are model/confidence.py's.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from ndb.dataset.corpus import on_side, seed_programs
from ndb.dataset.programs.program import Program
from ndb.evaluate.driver import Driver, load_driver
from ndb.evaluate.next_state import Question, asked, grade, questions
from ndb.language.decoding import VALUE, Prediction, scores_of_values
from ndb.language.document import Shown
from ndb.language.tokenizer import Tokenizer
from ndb.model.confidence import (
    BARE,
    Curve,
    Scores,
    calibration_error,
    features_of,
    fit,
    kind_of,
    reliability,
    write_calibration,
)
from ndb.model.weights import EMBEDDED

_RIDGE = 10.0
"""States and values of one step: the tokens' own probability is nearly right, and is left only for good reasons."""


@dataclass(frozen=True, slots=True)
class Judged:
    """Something that was predicted, and whether it was right."""

    curve: str
    scores: Scores
    right: bool

    @property
    def bare(self) -> float:
        """The probability of its tokens, nothing fitted."""
        return math.exp(math.fsum(self.scores))


def declare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--weights", type=Path, default=EMBEDDED, help="folder of the model; default: the embedded one")
    parser.add_argument("--device", default="light", help="light (the runtime that ships), or a torch device")
    parser.add_argument("--rows", type=int, default=400, help="questions side by side on a torch device")
    parser.add_argument("--seeds", type=Path, default=Path("seeds"), help="the seed corpus; what was held out is used")
    parser.add_argument("--per-action", type=int, default=80, help="questions per action, on each side")
    parser.add_argument("--check", action="store_true", help="measure only; write nothing")
    parser.set_defaults(benchmark=run)


def run(asked: argparse.Namespace) -> int:
    driver = load_driver(asked.weights, asked.device, asked.rows)
    programs = seed_programs(asked.seeds)
    fitted_on, tested_on = (
        judged(driver, _questions(on_side(programs, side), driver.tokenizer, asked.per_action))
        for side in ("validation", "fresh")
    )
    curves = fit_curves(fitted_on)
    measured = measure(curves, tested_on) | {"fitted_on": len(fitted_on)}
    if not asked.check:
        write_calibration(asked.weights, measured, curves=curves)
    print(json.dumps(measured, indent=1))
    return 0


def _questions(programs: Sequence[Program], tokenizer: Tokenizer, per_action: int) -> list[Question]:
    """From as many programs as it takes: recording all of them would take longer than asking."""
    dice = Random(0)
    some = dice.sample(list(programs), min(len(programs), 3 * per_action))
    return questions(some, tokenizer, per_action, dice)


def judged(driver: Driver, wanted: Sequence[Question]) -> list[Judged]:
    """Every state and every value that the model predicts for these questions."""
    print(f"{len(wanted)} questions", file=sys.stderr, flush=True)
    said = driver.run([asked(question, driver.tokenizer) for question in wanted])
    pairs = zip(wanted, said, strict=True)
    return [
        found
        for question, prediction in pairs
        if prediction
        for found in _judge(question, prediction, driver.tokenizer)
    ]


def _judge(question: Question, prediction: Prediction, tokenizer: Tokenizer) -> Iterator[Judged]:
    kind, truth = kind_of(question.action.move), question.truth
    yield Judged(f"state {kind}", prediction.scores, grade(question, prediction).whole)
    shown = prediction.shown
    if shown is None or not isinstance(truth, Shown) or shown.sep.has_locals != truth.sep.has_locals:
        return
    said, real = _values(shown), _values(truth)
    for name, scores in scores_of_values(tokenizer, prediction).items():
        if name in said:
            yield Judged(f"value {kind}", scores, name in real and said[name] == real[name])


def _values(shown: Shown) -> Mapping[str, str | None]:
    return shown.locals if shown.sep.has_locals else {VALUE: shown.value}


def fit_curves(known: Sequence[Judged]) -> dict[str, Curve]:
    by_name: dict[str, list[Judged]] = {}
    for one in known:
        by_name.setdefault(one.curve, []).append(one)
    return {
        name: fit([features_of(one.scores) for one in found], [one.right for one in found], _RIDGE, BARE)
        for name, found in sorted(by_name.items())
    }


def measure(curves: Mapping[str, Curve], known: Sequence[Judged]) -> dict[str, Any]:
    """The expected calibration error of the least sure token, of all tokens together and of the curves, and the
    curves' reliability table, for states and for values."""
    found: dict[str, Any] = {}
    for what in ("state", "value"):
        these = [one for one in known if one.curve.startswith(what) and one.curve in curves]
        right = [one.right for one in these]
        chances = [curves[one.curve].chance(features_of(one.scores)) for one in these]
        found[what] = {
            "of": len(these),
            "right": round(sum(right) / max(1, len(right)), 4),
            "error_weakest": round(calibration_error([math.exp(min(one.scores)) for one in these], right), 4),
            "error_before": round(calibration_error([one.bare for one in these], right), 4),
            "error_after": round(calibration_error(chances, right), 4),
            "unknown": round(sum(chance < 0.5 for chance in chances) / max(1, len(chances)), 4),
            "reliability": [[n, round(chance, 3), round(share, 3)] for n, chance, share in reliability(chances, right)],
        }
    return found
