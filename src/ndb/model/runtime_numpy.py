"""The forward pass in plain numpy: what the kernel computes, for machines that could not compile it.

Knows the network (as network.py does, without torch) and caches. Weights are float32 here: a quantised model takes four
times its size. Shapes: R rows (tokens), H heads, G key/value heads, D head width, C width.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ndb.model.config import ModelConfig
from ndb.model.runtime_cache import BLOCK, Cache, Floats

Read = tuple[Cache, Sequence[int]]
"""A sequence and the tokens that it reads next."""


class NumpyPass:
    """Reads tokens into caches."""

    name = "numpy"

    def __init__(self, config: ModelConfig, tensors: Mapping[str, NDArray[Any]]) -> None:
        self.config = config
        self._tensors = tensors
        self._embedding = tensors["model.embed_tokens.weight"]
        self._head = self._embedding if config.tied else tensors["lm_head.weight"]
        self._cosine, self._sine = rope_table(config)

    def read(self, reads: Sequence[Read]) -> list[Floats]:
        """What the network makes of each token, per sequence (tokens, C)."""
        return [self._read(cache, ids) for cache, ids in reads]

    def logits(self, hidden: Floats) -> Floats:
        """Scores of all next tokens after one position."""
        scores: Floats = self._head @ hidden
        return scores

    def _read(self, cache: Cache, ids: Sequence[int]) -> Floats:
        start = cache.length
        cache.grow(len(ids))
        x_rc = self._embedding[np.asarray(ids)].astype(np.float32)
        for number in range(self.config.layers):
            layer = f"model.layers.{number}"
            x_rc = x_rc + self._attention(number, self._normal(x_rc, f"{layer}.input_layernorm"), cache, start)
            x_rc = x_rc + self._mlp(number, self._normal(x_rc, f"{layer}.post_attention_layernorm"))
        return self._normal(x_rc, "model.norm")

    def _attention(self, number: int, x_rc: Floats, cache: Cache, start: int) -> Floats:
        config, rows = self.config, len(x_rc)
        q_rhd, k_rgd, v_rgd = (self._heads(number, x_rc, part) for part in "qkv")
        if config.qk_norm:
            q_rhd = self._normal(q_rhd, f"model.layers.{number}.self_attn.q_norm")
            k_rgd = self._normal(k_rgd, f"model.layers.{number}.self_attn.k_norm")
        at = slice(start, start + rows)
        _store(cache, number, start, self._turned(k_rgd, at), v_rgd)
        keys_gsd, values_gsd = _stored(cache, number)
        queries = self._turned(q_rhd, at).transpose(1, 0, 2).reshape(config.key_value_heads, -1, config.head_width)
        scores = queries @ keys_gsd.transpose(0, 2, 1) / np.float32(config.head_width**0.5)
        unseen = np.arange(cache.length)[None, :] > np.arange(start, cache.length)[:, None]
        scores[:, np.tile(unseen, (config.heads // config.key_value_heads, 1))] = -np.inf
        scores = np.exp(scores - scores.max(axis=-1, keepdims=True))
        mixed = (scores / scores.sum(axis=-1, keepdims=True)) @ values_gsd
        mixed_rc = mixed.reshape(config.heads, rows, config.head_width).transpose(1, 0, 2).reshape(rows, -1)
        return self._times(mixed_rc, f"model.layers.{number}.self_attn.o_proj")

    def _mlp(self, number: int, x_rc: Floats) -> Floats:
        gate = self._times(x_rc, f"model.layers.{number}.mlp.gate_proj")
        up = self._times(x_rc, f"model.layers.{number}.mlp.up_proj")
        with np.errstate(over="ignore"):
            return self._times(gate / (1 + np.exp(-gate)) * up, f"model.layers.{number}.mlp.down_proj")

    def _heads(self, number: int, x_rc: Floats, part: str) -> Floats:
        product = self._times(x_rc, f"model.layers.{number}.self_attn.{part}_proj")
        return product.reshape(len(x_rc), -1, self.config.head_width)

    def _times(self, x: Floats, name: str) -> Floats:
        product: Floats = x @ self._tensors[name + ".weight"].T
        return product

    def _normal(self, x: Floats, name: str) -> Floats:
        scale = 1 / np.sqrt((x * x).mean(axis=-1, keepdims=True) + np.float32(self.config.norm_epsilon))
        normal: Floats = x * scale * self._tensors[name + ".weight"]
        return normal

    def _turned(self, x_rhd: Floats, at: slice) -> Floats:
        first, second = np.split(x_rhd, 2, axis=-1)
        across = np.concatenate((-second, first), axis=-1)
        turned: Floats = x_rhd * self._cosine[at, None] + across * self._sine[at, None]
        return turned


def rope_table(config: ModelConfig) -> tuple[Floats, Floats]:
    halves = np.arange(0, config.head_width, 2, dtype=np.float32) / np.float32(config.head_width)
    angles = np.outer(np.arange(config.context, dtype=np.float32), 1 / np.float32(config.rope_theta) ** halves)
    both = np.concatenate((angles, angles), axis=-1)
    return np.cos(both).astype(np.float32), np.sin(both).astype(np.float32)


def _store(cache: Cache, number: int, start: int, keys_rgd: Floats, values_rgd: Floats) -> None:
    for row in range(len(keys_rgd)):
        block, at = divmod(start + row, BLOCK)
        cache.blocks[block][number, 0, :, at], cache.blocks[block][number, 1, :, at] = keys_rgd[row], values_rgd[row]


def _stored(cache: Cache, number: int) -> tuple[Floats, Floats]:
    both = np.concatenate([block[number] for block in cache.blocks], axis=2)
    return both[0, :, : cache.length], both[1, :, : cache.length]
