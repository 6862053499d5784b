"""Model folders that nobody vouches for: each is read, or refused with an error of ours."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import load_file, save_file
from small_model import CONFIG, TOKENIZER, random_weights

from ndb.errors import BadData
from ndb.language.tokenizer import Tokenizer
from ndb.model.confidence import CALIBRATION_FILE, Curve, read_calibration, write_calibration
from ndb.model.config import ModelConfig
from ndb.model.weights import GROUPS, dequantised, quantised_to_4_bits, read_stored, write_weights

Change = Callable[[dict[str, Any]], object]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_weights(tmp_path, CONFIG, random_weights())
    (tmp_path / "tokenizer.json").write_text(TOKENIZER.to_json(), encoding="utf-8")
    write_calibration(tmp_path, {}, curves={"state": Curve(0.1, {"total": 1.0})})
    return tmp_path


def change(file: Path, how: Change) -> None:
    stored = json.loads(file.read_text(encoding="utf-8"))
    how(stored)
    file.write_text(json.dumps(stored), encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("layers", 1 << 62), ("layers", -1), ("layers", True), ("layers", "3"), ("width", None), ("context", 1e308),
        ("key_value_heads", 0), ("key_value_heads", 3), ("head_width", 15), ("rope_theta", float("nan")),
        ("norm_epsilon", -1.0), ("tied", "yes"),
    ],
)  # fmt: skip
def test_a_config_with_a_number_that_no_model_has_is_refused(name: str, value: object) -> None:
    stored = json.loads(CONFIG.to_json()) | {name: value}
    with pytest.raises(BadData):
        ModelConfig.from_json(json.dumps(stored))


def test_json_nested_without_end_is_refused(folder: Path) -> None:
    deep = "[" * 100_000
    for read in (ModelConfig.from_json, Tokenizer.from_json):
        with pytest.raises(BadData):
            read(deep)
    (folder / CALIBRATION_FILE).write_text(deep, encoding="utf-8")
    with pytest.raises(BadData):
        read_calibration(folder)


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_weights_that_are_no_numbers_are_refused(folder: Path, value: float) -> None:
    tensors = load_file(folder / "model.safetensors")
    tensors["model.norm.weight"][0] = value
    save_file(tensors, folder / "model.safetensors")
    with pytest.raises(BadData, match=r"model\.norm\.weight"):
        read_stored(folder)


def test_weights_of_another_kind_are_refused(folder: Path) -> None:
    tensors = load_file(folder / "model.safetensors")
    tensors["model.norm.weight"] = tensors["model.norm.weight"].astype(np.int64)
    save_file(tensors, folder / "model.safetensors")
    with pytest.raises(BadData):
        read_stored(folder)


def test_a_scale_of_another_length_is_refused(folder: Path) -> None:
    tensors = load_file(folder / "model.safetensors")
    tensors["model.embed_tokens.weight.scale"] = tensors["model.embed_tokens.weight.scale"][:3].copy()
    save_file(tensors, folder / "model.safetensors")
    with pytest.raises(BadData):
        read_stored(folder)


MATRIX = "model.layers.0.mlp.up_proj.weight"
EMBEDDING = "model.embed_tokens.weight"


@pytest.mark.parametrize(
    "how",
    [
        lambda stored: stored.update({MATRIX + GROUPS: stored[MATRIX + GROUPS][:3].copy()}),
        lambda stored: stored.update({MATRIX + GROUPS: stored[MATRIX + GROUPS][0].copy()}),
        lambda stored: stored.update({MATRIX + GROUPS: stored[MATRIX + GROUPS].astype(np.int8)}),
        lambda stored: stored.update({MATRIX: stored[MATRIX].astype(np.float32)}),
        lambda stored: stored.update({MATRIX: stored[MATRIX][:, :16].copy()}),
        lambda stored: stored.pop(MATRIX),
        lambda stored: stored.pop(MATRIX + GROUPS),
        lambda stored: stored.pop(MATRIX + ".scale"),
        lambda stored: stored.update({"model.norm.weight" + GROUPS: np.zeros((1, 1), np.uint8)}),
        lambda stored: stored.update({EMBEDDING: stored[MATRIX], EMBEDDING + GROUPS: stored[MATRIX + GROUPS]}),
    ],
)
def test_4_bits_that_do_not_fit_together_are_refused(folder: Path, how: Change) -> None:
    tensors = quantised_to_4_bits(dequantised(random_weights()))
    how(tensors)
    save_file(tensors, folder / "model.safetensors")
    with pytest.raises(BadData):
        read_stored(folder)


@pytest.mark.parametrize(
    "how",
    [
        lambda stored: stored["curves"]["state"].update(bias=None),
        lambda stored: stored["curves"]["state"].update(bias="0"),
        lambda stored: stored["curves"]["state"].update(slopes={"unheard": 1.0}),
        lambda stored: stored["curves"]["state"].update(slopes={"total": float("nan")}),
        lambda stored: stored["curves"]["state"].update(slopes=[]),
        lambda stored: stored["curves"].update(state=3),
        lambda stored: stored.update(curves=[]),
    ],
)
def test_a_curve_that_is_none_is_refused(folder: Path, how: Change) -> None:
    change(folder / CALIBRATION_FILE, how)
    with pytest.raises(BadData):
        read_calibration(folder)


@pytest.mark.parametrize(
    "how",
    [
        lambda stored: stored["words"].append(""),
        lambda stored: stored["words"].append(7),
        lambda stored: stored["words"].append(stored["words"][0]),
        lambda stored: stored["words"].append("\ud800"),
        lambda stored: stored.update(words="abc"),
        lambda stored: stored.update(words=None),
    ],
)
def test_a_tokenizer_whose_words_are_none_is_refused(folder: Path, how: Change) -> None:
    change(folder / "tokenizer.json", how)
    with pytest.raises(BadData):
        Tokenizer.load(folder / "tokenizer.json")
