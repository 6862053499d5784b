"""Confidence: chances that hold what they promise, and a file that belongs to its weights."""

import math
from pathlib import Path

import numpy as np
import pytest

from ndb.errors import BadData
from ndb.model.confidence import (
    BARE,
    CALIBRATION_FILE,
    Calibration,
    Curve,
    calibration_error,
    features_of,
    fit,
    kind_of,
    read_calibration,
    reliability,
    write_calibration,
)
from ndb.model.weights import EMBEDDED
from ndb.tree.action import Move


def boaster(count: int, seed: int) -> tuple[list[list[float]], list[bool]]:
    """Scores of a model that is right less often than its tokens say: with the square of their probability."""
    dice = np.random.default_rng(seed)
    scores = [[float(np.log(p))] * 2 for p in dice.uniform(0.3, 0.999, count)]
    return scores, [bool(dice.random() < math.exp(2 * sum(s))) for s in scores]


def test_a_fitted_curve_promises_what_holds() -> None:
    known, right = boaster(3000, 0)
    curve = fit([features_of(s) for s in known], right)
    fresh, truth = boaster(3000, 1)
    bare = [math.exp(sum(s)) for s in fresh]
    chances = [curve.chance(features_of(s)) for s in fresh]
    assert calibration_error(chances, truth) < 0.04 < 0.15 < calibration_error(bare, truth)


def test_few_examples_change_little() -> None:
    rows = [features_of([score]) for score in (-0.05, -0.2, -1.0)]
    curve = fit(rows, [True, True, False], 10.0, BARE)
    for score in (-0.01, -0.3, -2.0):
        assert curve.chance(features_of([score])) == pytest.approx(math.exp(score), abs=0.15)


def test_tokens_that_were_forced_do_not_count() -> None:
    assert features_of([0.0, -0.2, 0.0, -0.1]) == features_of([-0.2, -0.1])


def test_certainty_and_impossibility_are_bounded() -> None:
    for scores in ([], [0.0], [-1e-300], [-1e9], [-0.1] * 1000):
        assert all(math.isfinite(value) and abs(value) <= 12 for value in features_of(scores).values())


def test_without_curves_a_chance_is_the_probability_of_the_tokens() -> None:
    assert Calibration().chance("state", Move.STEP_INTO, [-0.1, -0.2]) == pytest.approx(math.exp(-0.3))


def test_every_move_is_of_some_kind() -> None:
    assert {kind_of(move) for move in Move} == {"step", "jump", "inverse"}


def test_calibration_error_is_the_mean_distance_from_the_truth() -> None:
    assert calibration_error([0.75] * 4, [True, True, True, False]) == pytest.approx(0.0)
    assert calibration_error([0.95] * 4, [False] * 4) == pytest.approx(0.95)
    assert reliability([0.05, 0.95, 0.95], [False, True, False]) == [(1, 0.05, 0.0), (2, 0.95, 0.5)]


def test_where_nothing_was_fitted_a_way_is_as_likely_as_its_weakest_token() -> None:
    assert Calibration().chance_of_way("walking", [-0.1, -0.2, -0.05]) == pytest.approx(math.exp(-0.2))
    assert Calibration().chance_of_way("walking", []) == 1.0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "model.safetensors").write_bytes(bytes(range(256)) * 100)
    return tmp_path


CURVE = Curve(0.5, {"total": 1.5})


def test_what_is_written_is_read(folder: Path) -> None:
    write_calibration(folder, {"error": 0.1}, curves={"state step": CURVE})
    write_calibration(folder, {"more": 1}, ways={"walking": CURVE})
    found = read_calibration(folder)
    assert found.curves == {"state step": CURVE} and found.ways == {"walking": CURVE}
    assert found.chance("state", Move.STEP_INTO, [-0.1]) == CURVE.chance(features_of([-0.1]))
    assert found.chance_of_way("walking", [-0.1]) == CURVE.chance(features_of([-0.1]))


def test_curves_of_other_weights_are_not_used(folder: Path) -> None:
    write_calibration(folder, {}, curves={"state step": CURVE})
    (folder / "model.safetensors").write_bytes(bytes(range(255, -1, -1)) * 100)
    assert read_calibration(folder) == Calibration()
    write_calibration(folder, {}, ways={"walking": CURVE})
    assert read_calibration(folder) == Calibration(ways={"walking": CURVE}), "nothing of the other weights is left"


def test_another_tokenizer_than_the_models_own_is_refused(folder: Path) -> None:
    (folder / "tokenizer.json").write_text('["a", "b"]')
    write_calibration(folder, {}, curves={"state step": CURVE})
    (folder / "tokenizer.json").write_text('["b", "a"]')
    with pytest.raises(BadData, match="same training run"):
        read_calibration(folder)


@pytest.mark.parametrize("text", ["", "[]", '{"format": 99}', "{"])
def test_a_file_that_is_none_says_how_to_make_one(folder: Path, text: str) -> None:
    (folder / CALIBRATION_FILE).write_text(text)
    with pytest.raises(BadData, match="ndb eval calibrate"):
        read_calibration(folder)


def test_a_curve_that_is_none_says_so_too(folder: Path) -> None:
    write_calibration(folder, {}, curves={"state step": CURVE})
    path = folder / CALIBRATION_FILE
    path.write_text(path.read_text().replace("bias", "bend"))
    with pytest.raises(BadData, match="ndb eval calibrate"):
        read_calibration(folder)


def test_the_embedded_model_knows_what_its_sureness_is_worth() -> None:
    found = read_calibration(EMBEDDED)
    assert {"state step", "state jump", "value step", "value jump"} <= set(found.curves), "run `ndb eval calibrate`"


@pytest.mark.parametrize("seed", range(5))
def test_a_curve_is_fitted_where_what_was_said_to_be_sure_is_often_wrong(seed: int) -> None:
    dice = np.random.default_rng(seed)
    scores = [[] if dice.random() < 0.7 else [float(-dice.exponential())] for _ in range(150)]
    rows, right = [features_of(each) for each in scores], [bool(dice.random() < 0.6) for _ in scores]
    curve = fit(rows, right, 10.0, BARE)
    assert np.mean([curve.chance(row) for row in rows]) == pytest.approx(np.mean(right), abs=0.1)
