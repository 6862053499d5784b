"""Weights on disk: safetensors under the names of `transformers`, in float32, float16, int8 or 4 bits.

Knows files and numpy arrays; no torch. A folder holds `config.json` (as `transformers` reads it), `ndb.json` (our own
config) and `model.safetensors`. int8: `NAME` in int8 and `NAME.scale`, one a row.

4 bits: a weight is its row's scale times its group's step times a whole number from -7 to 7. Groups are 32 columns,
steps 1 to 16, so that step times number fits into int8: a 4-bit matrix is an int8 matrix, without rounding again.
`NAME` is uint8 (rows, columns / 2): byte j of a group holds its columns j (low) and j + 16 (high), plus 8.
`NAME.groups` is uint8 (rows, columns / 64): the steps less 1 of two groups, the first one low. `NAME.scale` is float32.
"""

import json
from collections.abc import Mapping, Sequence
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
GROUPS = ".groups"
GROUP = 32
"""Columns of a 4-bit matrix that share a step."""
MOST = 7
"""The largest number that 4 bits hold, in both directions."""
STEPS = 16
"""How many steps a group may have."""
LEAST_SCALE = 1e-12
LEAST_FLOAT16 = 2.0**-24
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
    wrong = [name for name, shape in shapes_of(config).items() if _shape(name, stored) != shape]
    if wrong:
        named = f"{wrong[0]} and {len(wrong) - 1} more"
        raise BadData(f"{folder}: the weights are not those of {CONFIG_FILE}: {named} differ")
    if unfit := next((name for name in shapes_of(config) if not _is_fit(name, stored)), None):
        raise BadData(f"{folder}: {unfit} holds no numbers that can be computed with")
    return config, stored


def _is_fit(name: str, stored: Mapping[str, Array]) -> bool:
    """Finite floats, or whole numbers with a finite scale for each row."""
    tensor, scale = stored[name], stored.get(name + SCALE)
    if name + GROUPS in stored and not _is_packed(name, stored):
        return False
    if scale is None:
        return tensor.dtype in (np.float32, np.float16) and bool(np.isfinite(tensor).all())
    rows = tensor.shape[:1]
    is_scale = scale.shape == rows and scale.dtype in (np.float32, np.float16) and bool(np.isfinite(scale).all())
    return tensor.dtype == (np.uint8 if name + GROUPS in stored else np.int8) and tensor.ndim == 2 and is_scale


def _is_packed(name: str, stored: Mapping[str, Array]) -> bool:
    """4-bit numbers, with a step for each group."""
    numbers, steps = stored[name], stored[name + GROUPS]
    fits = takes_4_bits(name, (len(numbers), 2 * numbers.shape[-1])) and name + SCALE in stored
    return fits and numbers.dtype == steps.dtype == np.uint8 and numbers.shape == (len(steps), GROUP * steps.shape[-1])


def _shape(name: str, stored: Mapping[str, Array]) -> tuple[int, ...] | None:
    """The shape of a tensor that may be packed."""
    if name not in stored:
        return None
    *rows, columns = stored[name].shape or (0,)
    return (*rows, 2 * columns) if name + GROUPS in stored else (*rows, columns)


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
    stored = unpacked(stored)
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
            scale = np.maximum(np.abs(tensor).max(axis=1) / 127.0, LEAST_FLOAT16).astype(np.float16)
            small[name] = np.clip(np.rint(tensor / scale.astype(np.float32)[:, None]), -127, 127).astype(np.int8)
            small[name + SCALE] = scale
        else:
            small[name] = tensor.astype(np.float16)
    return small


def quantised_to_4_bits(tensors: dict[str, Array]) -> dict[str, Array]:
    """Matrices inside the layers in 4 bits, the rest as `quantised` does it."""
    small: dict[str, Array] = {}
    for name, tensor in tensors.items():
        small |= _packed(name, tensor) if takes_4_bits(name, tensor.shape) else quantised({name: tensor})
    return small


def takes_4_bits(name: str, shape: Sequence[int]) -> bool:
    """Whether a tensor is one of the many that make up a model's size, and divides into pairs of groups."""
    return ".layers." in name and len(shape) == 2 and shape[1] % (2 * GROUP) == 0


def _packed(name: str, matrix: Array) -> dict[str, Array]:
    numbers, steps, scale = in_groups(matrix)
    halves = (numbers + 8).astype(np.uint8).reshape(len(matrix), -1, 2, GROUP // 2)
    pairs = (steps - 1).astype(np.uint8).reshape(len(matrix), -1, 2)
    packed = (halves[:, :, 0] | halves[:, :, 1] << 4).reshape(len(matrix), -1)
    return {name: packed, name + GROUPS: pairs[:, :, 0] | pairs[:, :, 1] << 4, name + SCALE: scale}


def in_groups(matrix: Array) -> tuple[Array, Array, Array]:
    """Numbers (rows, groups, columns of a group), steps (rows, groups) and scales (rows) nearest to a matrix.

    Of the step that just covers a group and its neighbours the one with the smallest squared error. The largest group
    of a row keeps its own: what has been rounded is then rounded to itself. network.py has the twin of this.
    """
    scale = np.maximum(np.abs(matrix).max(axis=1) / np.float32(MOST * STEPS), LEAST_SCALE).astype(np.float32)
    x = (matrix / scale[:, None]).astype(np.float32).reshape(len(matrix), -1, GROUP)
    covering = np.clip(np.rint(np.abs(x).max(axis=2) / np.float32(MOST)), 1, STEPS)
    steps, numbers, least = covering, np.zeros_like(x), np.full(covering.shape, np.inf, np.float32)
    for shift in (0, -1, 1):
        tried = np.where(covering == STEPS, covering, np.clip(covering + shift, 1, STEPS))
        nearest = np.clip(np.rint(x / tried[:, :, None]), -MOST, MOST)
        error = np.square(nearest * tried[:, :, None] - x).sum(axis=2)
        better = error < least
        steps, least = np.where(better, tried, steps), np.where(better, error, least)
        numbers = np.where(better[:, :, None], nearest, numbers)
    return numbers.astype(np.int8), steps.astype(np.int8), scale


def unpacked(stored: Mapping[str, Array]) -> dict[str, Array]:
    """4-bit matrices as the int8 matrices that they are, all else as it is."""
    packed = {name.removesuffix(GROUPS) for name in stored if name.endswith(GROUPS)}
    plain = {name: t for name, t in stored.items() if name not in packed and not name.endswith(GROUPS)}
    return plain | {name: _whole(stored[name], stored[name + GROUPS]) for name in packed}


def _whole(packed: Array, pairs: Array) -> Array:
    """Numbers times steps; both were looked at when they were read."""
    steps = (np.stack((pairs & 15, pairs >> 4), axis=-1) + 1).astype(np.int8).reshape(len(pairs), -1, 1)
    halves = packed.reshape(len(pairs), -1, GROUP // 2)
    numbers = np.concatenate((halves & 15, halves >> 4), axis=-1).view(np.int8)
    numbers -= 8
    numbers *= steps
    whole: Array = numbers.reshape(len(pairs), -1)
    return whole
