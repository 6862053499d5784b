"""Weights on disk: safetensors under the names of `transformers`, in float32, float16 or int8 with a scale per row.

Knows files and numpy arrays; no torch. A folder holds `config.json` (as `transformers` reads it), `ndb.json` (our own
config) and `model.safetensors`. int8 files hold `NAME` in int8 and `NAME.scale` in float16.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from safetensors import SafetensorError
from safetensors.numpy import load_file, save_file

from ndb.errors import BadData
from ndb.model.config import ModelConfig

Array = NDArray[Any]
SCALE = ".scale"
CONFIG_FILE = "ndb.json"
EMBEDDED = Path(__file__).parent / "embedded"
"""The model that comes with the package."""


def write_weights(folder: Path, config: ModelConfig, tensors: dict[str, Array]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / CONFIG_FILE).write_text(config.to_json())
    (folder / "config.json").write_text(json.dumps(config.to_transformers(), indent=1))
    save_file(
        {name: np.ascontiguousarray(t) for name, t in tensors.items()}, folder / "model.safetensors", {"format": "pt"}
    )


def read_weights(folder: Path) -> tuple[ModelConfig, dict[str, Array]]:
    """Config and float32 tensors; quantised ones are scaled back."""
    config, stored = read_stored(folder)
    return config, dequantised(stored)


def read_stored(folder: Path) -> tuple[ModelConfig, dict[str, Array]]:
    """Config and tensors as they lie in the file."""
    try:
        config = ModelConfig.from_json((folder / CONFIG_FILE).read_text())
        stored = load_file(folder / "model.safetensors")
    except (OSError, SafetensorError, ValueError, KeyError, TypeError, OverflowError, MemoryError) as error:
        raise BadData(f"{folder}: no model that can be read: {error!r:.200}") from None
    wrong = [name for name, shape in shapes_of(config).items() if name not in stored or stored[name].shape != shape]
    if wrong:
        named = f"{wrong[0]} and {len(wrong) - 1} more"
        raise BadData(f"{folder}: the weights are not those of {CONFIG_FILE}: {named} differ")
    if unfit := next((name for name in shapes_of(config) if not _is_fit(name, stored)), None):
        raise BadData(f"{folder}: {unfit} holds no numbers that can be computed with")
    return config, stored


def _is_fit(name: str, stored: Mapping[str, Array]) -> bool:
    """Finite floats, or whole numbers with a finite scale for each row."""
    tensor, scale = stored[name], stored.get(name + SCALE)
    if scale is None:
        return tensor.dtype in (np.float32, np.float16) and bool(np.isfinite(tensor).all())
    rows = tensor.shape[:1]
    is_scale = scale.shape == rows and scale.dtype in (np.float32, np.float16) and bool(np.isfinite(scale).all())
    return tensor.dtype == np.int8 and tensor.ndim == 2 and is_scale


def shapes_of(config: ModelConfig) -> dict[str, tuple[int, ...]]:
    """The tensors of a model, by name."""
    width, queries, keys = config.width, config.heads * config.head_width, config.key_value_heads * config.head_width
    shapes: dict[str, tuple[int, ...]] = {"model.embed_tokens": (config.vocabulary, width), "model.norm": (width,)}
    for layer in (f"model.layers.{number}" for number in range(config.layers)):
        shapes |= {f"{layer}.input_layernorm": (width,), f"{layer}.post_attention_layernorm": (width,)}
        shapes |= {f"{layer}.self_attn.q_proj": (queries, width), f"{layer}.self_attn.o_proj": (width, queries)}
        shapes |= {f"{layer}.self_attn.{part}_proj": (keys, width) for part in "kv"}
        shapes |= {f"{layer}.self_attn.{part}_norm": (config.head_width,) for part in "qk" if config.qk_norm}
        shapes |= {f"{layer}.mlp.{part}_proj": (config.inner_width, width) for part in ("gate", "up")}
        shapes |= {f"{layer}.mlp.down_proj": (width, config.inner_width)}
    if not config.tied:
        shapes["lm_head"] = shapes["model.embed_tokens"]
    return {f"{name}.weight": shape for name, shape in shapes.items()}


def dequantised(stored: Mapping[str, Array]) -> dict[str, Array]:
    """Tensors in float32, quantised ones scaled back."""
    return {name: _plain(name, stored) for name in stored if not name.endswith(SCALE)}


def _plain(name: str, stored: Mapping[str, Array]) -> Array:
    tensor = stored[name]
    if name + SCALE in stored:
        return tensor.astype(np.float32) * stored[name + SCALE].astype(np.float32)[:, None]
    return tensor.astype(np.float32)


def quantised(tensors: dict[str, Array]) -> dict[str, Array]:
    """Matrices as int8 with one scale a row, the rest as float16."""
    small: dict[str, Array] = {}
    for name, tensor in tensors.items():
        if tensor.ndim == 2:
            scale = np.maximum(np.abs(tensor).max(axis=1), 1e-8) / 127.0
            scale = scale.astype(np.float16)
            small[name] = np.clip(np.rint(tensor / scale.astype(np.float32)[:, None]), -127, 127).astype(np.int8)
            small[name + SCALE] = scale
        else:
            small[name] = tensor.astype(np.float16)
    return small
