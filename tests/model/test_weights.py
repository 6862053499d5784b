"""Weights on disk: int8 and 4 bits there and back, and files that do not fit are refused by name."""

import json
from dataclasses import replace

import numpy as np
import pytest
from small_model import CONFIG, random_weights

from ndb.errors import BadData
from ndb.model.weights import (
    CONFIG_FILE,
    EMBEDDED,
    GROUP,
    GROUPS,
    SCALE,
    dequantised,
    quantised,
    quantised_to_4_bits,
    read_stored,
    read_weights,
    shapes_of,
    unpacked,
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


NAME = "model.layers.0.mlp.up_proj.weight"


def some_matrix(rows=6, columns=4 * GROUP):
    """Groups of very different sizes, one of zeros, a row of zeros."""
    matrix = np.random.default_rng(0).normal(0, 1, (rows, columns // GROUP, GROUP))
    matrix *= np.array([1.0, 0.3, 0.01, 0.0])[: columns // GROUP, None]
    matrix[-1] = 0
    return matrix.reshape(rows, columns).astype(np.float32)


def in_4_bits(matrix):
    return dequantised(unpacked(quantised_to_4_bits({NAME: matrix})))[NAME]


def test_4_bits_are_off_by_half_a_step_of_their_group_or_by_the_finest_step_there_is():
    matrix = some_matrix()
    groups = np.abs(matrix - in_4_bits(matrix)).reshape(len(matrix), -1, GROUP).max(axis=2)
    largest = np.abs(matrix).reshape(len(matrix), -1, GROUP).max(axis=2)
    finest = np.abs(matrix).max(axis=1, keepdims=True) / (7 * 16)
    # A step is the covering one or a neighbour that is nearer on the whole: a finer one cuts the largest.
    assert (groups <= 0.5 * largest / 7 + 4 * finest).all()
    assert np.square(matrix - in_4_bits(matrix)).sum() < 0.012 * np.square(matrix).sum()


def test_what_is_rounded_to_4_bits_is_rounded_to_itself():
    once = in_4_bits(some_matrix(64))
    assert np.allclose(in_4_bits(once), once, rtol=1e-6, atol=0)


def test_4_bits_are_int8_matrices_and_half_a_byte_each():
    stored = quantised_to_4_bits({NAME: some_matrix(6, 128)})
    assert {name.removeprefix(NAME): (t.dtype, t.shape) for name, t in stored.items()} == {
        "": (np.uint8, (6, 64)), GROUPS: (np.uint8, (6, 2)), SCALE: (np.float32, (6,)),
    }  # fmt: skip
    read = unpacked(stored)
    assert (read[NAME].dtype, read[NAME].shape) == (np.int8, (6, 128))
    assert np.abs(read[NAME]).max() == 7 * 16


def test_what_is_no_matrix_of_a_layer_or_has_half_a_group_stays_as_it_was():
    tensors = {"model.embed_tokens.weight": some_matrix(), NAME: some_matrix()[:, :96]}
    stored = quantised_to_4_bits(tensors)
    assert {name: t.dtype for name, t in stored.items() if name in tensors} == dict.fromkeys(tensors, np.dtype(np.int8))


def test_a_4_bit_model_is_read_as_it_was_written(tmp_path):
    tensors = dequantised(random_weights(SMALL))
    written = quantised_to_4_bits(tensors)
    write_weights(tmp_path, SMALL, written)
    config, stored = read_stored(tmp_path)
    assert config == SMALL and stored.keys() == written.keys()
    assert all(np.array_equal(stored[name], t) for name, t in written.items())
    whole = unpacked(stored)
    assert {whole[name].dtype for name in tensors if tensors[name].ndim == 2} == {np.dtype(np.int8)}
    assert all(
        np.allclose(read_weights(tmp_path)[1][name], t, atol=0.25 * np.abs(t).max()) for name, t in tensors.items()
    )


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
