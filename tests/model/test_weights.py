"""Weights on disk: int8 there and back, and files that do not fit are refused by name."""

import json
from dataclasses import replace

import numpy as np
import pytest
from small_model import CONFIG, random_weights

from ndb.errors import BadData
from ndb.model.weights import (
    CONFIG_FILE,
    EMBEDDED,
    SCALE,
    dequantised,
    quantised,
    read_stored,
    read_weights,
    shapes_of,
    write_weights,
)

SMALL = replace(CONFIG, vocabulary=100)


@pytest.fixture
def folder(tmp_path):
    write_weights(tmp_path, SMALL, random_weights(SMALL))
    return tmp_path


def test_int8_is_off_by_half_a_step_at_most():
    dice = np.random.default_rng(0)
    tensors = {"matrix": dice.normal(0, 3, (8, 32)).astype(np.float32), "vector": dice.normal(0, 1, 8)}
    again = dequantised(quantised(tensors))
    step = np.abs(tensors["matrix"]).max(axis=1, keepdims=True) / 127
    # The scale itself is rounded to float16: up to 2**-11 of each value.
    assert (np.abs(again["matrix"] - tensors["matrix"]) <= 0.5 * step + np.abs(tensors["matrix"]) * 2**-10).all()
    assert np.allclose(again["vector"], tensors["vector"], rtol=1e-3)


def test_int8_of_int8_is_the_same():
    once = quantised({"matrix": np.random.default_rng(0).normal(0, 1, (4, 16)).astype(np.float32)})
    assert np.array_equal(quantised(dequantised(once))["matrix"], once["matrix"])


def test_rows_of_zeros_and_of_tiny_numbers_stay_finite():
    matrix = np.array([[0.0, 0.0], [1e-30, -1e-30], [1.0, -2.0]], dtype=np.float32)
    again = dequantised(quantised({"matrix": matrix}))["matrix"]
    assert np.isfinite(again).all()
    assert np.allclose(again, matrix, atol=0.01)


def test_what_is_written_is_read(folder):
    config, stored = read_stored(folder)
    assert config == SMALL
    written = random_weights(SMALL)
    assert stored.keys() == written.keys()
    assert all(np.array_equal(stored[name], written[name]) for name in written)
    assert all(t.dtype == np.float32 for t in read_weights(folder)[1].values())


def test_a_file_has_every_tensor_of_the_config_and_no_other(folder):
    assert {name for name in read_stored(folder)[1] if not name.endswith(SCALE)} == set(shapes_of(SMALL))


def test_transformers_config_says_what_ours_says(folder):
    theirs = json.loads((folder / "config.json").read_text())
    assert (theirs["hidden_size"], theirs["vocab_size"], theirs["num_key_value_heads"]) == (64, 100, 2)


@pytest.mark.parametrize("change", [{"width": 32}, {"layers": 4}, {"tied": False}])
def test_weights_that_are_not_those_of_the_config_are_refused(folder, change):
    (folder / CONFIG_FILE).write_text(replace(SMALL, **change).to_json())
    with pytest.raises(BadData, match="differ"):
        read_stored(folder)


def test_a_damaged_file_is_refused(folder):
    content = (folder / "model.safetensors").read_bytes()
    (folder / "model.safetensors").write_bytes(content[: len(content) // 2])
    with pytest.raises(BadData, match="no model"):
        read_stored(folder)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"width": 3}'])
def test_a_config_that_is_none_is_refused(folder, text):
    (folder / CONFIG_FILE).write_text(text)
    with pytest.raises(BadData):
        read_stored(folder)


def test_the_embedded_model_is_small_enough():
    assert (EMBEDDED / "model.safetensors").stat().st_size <= 48e6
