"""Fitting confidence: every predicted state and value is judged against the recording, and the curves follow."""

from pathlib import Path
from random import Random

import pytest
from small_model import CONFIG, TOKENIZER, random_weights

from ndb.dataset.programs.program import Program
from ndb.evaluate.calibration import Judged, fit_curves, judged, measure
from ndb.evaluate.driver import load_driver
from ndb.evaluate.next_state import questions
from ndb.language.decoding import Prediction
from ndb.language.document import Shown
from ndb.model.weights import write_weights

SOURCE = "def double(words):\n    got = []\n    for word in words:\n        got.append(word * 2)\n    return got\n"
PROGRAM = Program(SOURCE, "double", ("double(['a', 'b'])", "double([])"), "seed", "double", "lists")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_weights(tmp_path, CONFIG, random_weights())
    (tmp_path / "tokenizer.json").write_text(TOKENIZER.to_json(), encoding="utf-8")
    return tmp_path


def test_a_model_that_knows_nothing_is_judged_wrong_and_unsure(folder: Path) -> None:
    asked = questions([PROGRAM], TOKENIZER, 2, Random(0))
    found = judged(load_driver(folder), asked)
    states = [one for one in found if one.curve.startswith("state")]
    assert len(states) == len(asked) and sum(one.right for one in states) < len(states) / 2
    assert all(one.bare < 0.5 for one in states if not one.right)


def test_the_truth_is_judged_right_value_by_value() -> None:
    class Truthful:
        tokenizer = TOKENIZER

        def run(self, talks: list[object]) -> list[Prediction]:
            return [said_truly(question.truth) for question in asked if isinstance(question.truth, Shown)]

    def said_truly(shown: Shown) -> Prediction:
        ids = (*TOKENIZER.state(shown), TOKENIZER.special["action_sep"])
        return Prediction("", shown, ids=ids, scores=(-0.01,) * len(ids))

    every = questions([PROGRAM], TOKENIZER, 5, Random(0))
    asked = [question for question in every if isinstance(question.truth, Shown)]
    found = judged(Truthful(), asked)  # type: ignore[arg-type]
    assert all(one.right for one in found) and len(found) > len(asked)


def test_curves_follow_what_was_judged() -> None:
    dice = Random(0)
    known = []
    for _ in range(2000):
        score = -dice.random() * 3
        known.append(Judged("state step", [score], dice.random() < 2.718 ** (3 * score)))
    curves = fit_curves(known[:1000])
    told = measure(curves, known[1000:])["state"]
    assert told["error_after"] < told["error_before"] and told["of"] == 1000
