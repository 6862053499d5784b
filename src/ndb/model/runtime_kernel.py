"""The forward pass in C (`_kernel.c`): weights read as they lie on disk, several tokens and sequences in one pass.

Knows how weights are handed to the kernel; the arithmetic is the kernel's. Same results as runtime_numpy, within the
rounding of activations to 16 bits, and bit for bit the same however tokens are grouped into passes.
"""

import os
import time
from collections.abc import Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ndb.model.config import ModelConfig
from ndb.model.runtime_cache import Floats
from ndb.model.runtime_numpy import Read, rope_table
from ndb.model.weights import GROUPS, SCALE, quantised, unpacked

_kernel: ModuleType | None
try:
    from ndb.model import _kernel  # type: ignore[attr-defined,no-redef]
except ImportError:  # not compiled for this machine: runtime_numpy does the same, slower
    _kernel = None

MOST_ROWS = 64
"""Tokens in one pass of the kernel."""
THREADS = "NDB_THREADS"
"""Environment variable: how many threads a pass uses."""


_TRY_OTHER = 24
"""Every so many passes the slower number of threads gets another chance."""
_LEVEL = int(os.environ.get("NDB_INSTRUCTIONS", 2))
"""The most that the kernel may use: 0 plain C, 1 AVX2, 2 AVX-512."""


def is_available(config: ModelConfig) -> bool:
    """Whether the kernel is there and takes models of this shape."""
    widths = (config.width, config.inner_width, config.heads * config.head_width)
    return _kernel is not None and all(width % 16 == 0 for width in widths) and config.head_width % 8 == 0


class Pace:
    """How many threads to use, by what they bring: on a busy machine threads wait for each other, and one is faster."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._passes = 0
        self._cost = {1: 0.0, most: 0.0}
        """Recent time of a pass by threads, 0 where not tried."""

    def threads(self) -> int:
        best = min(self._cost, key=lambda threads: (self._cost[threads], -threads))
        other = 1 if best == self.most else self.most
        self._passes += 1
        return other if self._passes % _TRY_OTHER == 0 else best

    def took(self, threads: int, cost: float) -> None:
        before = self._cost[threads]
        self._cost[threads] = cost if not before else 0.7 * before + 0.3 * cost


class KernelPass:
    """Reads tokens into caches."""

    def __init__(self, config: ModelConfig, tensors: Mapping[str, NDArray[Any]], threads: int | None = None) -> None:
        """`tensors` as in the file: quantised, or in floats, which are then quantised here."""
        assert _kernel is not None, "ask is_available first"
        self.config = config
        self._pace = Pace(threads or int(os.environ.get(THREADS, 0)) or min(os.cpu_count() or 1, 8))
        stored = tensors if any(name.endswith(SCALE) for name in tensors) else quantised(dict(tensors))
        shape = (
            config.vocabulary,
            config.width,
            config.layers,
            config.heads,
            config.key_value_heads,
            config.head_width,
            config.inner_width,
            config.context,
            int(config.qk_norm),
        )
        arrays = list(arrays_of(config, stored))
        size = sum(-(-array.nbytes // 64) * 64 for array in arrays)
        self._model = _kernel.open_model(shape, config.norm_epsilon, config.tied, size, iter(arrays))
        self._forward, self._logits = _kernel.forward, _kernel.logits
        self.name = f"kernel ({_kernel.arithmetic(_LEVEL)}, up to {self._pace.most} threads)"

    def read(self, reads: Sequence[Read]) -> list[Floats]:
        """What the network makes of each token, per sequence (tokens, C)."""
        ids: list[int] = []
        positions: list[int] = []
        owners: list[int] = []
        for number, (cache, tokens) in enumerate(reads):
            ids += tokens
            positions += range(cache.length, cache.length + len(tokens))
            owners += [number] * len(tokens)
            cache.grow(len(tokens))
        hidden = np.empty((len(ids), self.config.width), dtype=np.float32)
        tables = reads[0][0].table if len(reads) == 1 else np.concatenate([cache.table for cache, _ in reads])
        columns = [np.array(column, dtype=np.int32) for column in (ids, positions, owners)]
        for at in range(0, len(ids), MOST_ROWS):
            rows = [array[at : at + MOST_ROWS] for array in (*columns, hidden)]
            threads = self._pace.threads()
            start = time.perf_counter()
            self._forward(self._model, *rows[:3], tables, len(reads[0][0].table), rows[3], threads)
            self._pace.took(threads, (time.perf_counter() - start) / (2 + len(rows[0])))
        return np.split(hidden, np.cumsum([len(tokens) for _, tokens in reads])[:-1])

    def logits(self, hidden: Floats) -> Floats:
        """Scores of all next tokens after one position."""
        out = np.empty(self.config.vocabulary, dtype=np.float32)
        self._logits(self._model, hidden, out)
        return out


def arrays_of(config: ModelConfig, stored: Mapping[str, NDArray[Any]]) -> Iterator[NDArray[Any]]:
    """The model's arrays in the order in which the kernel takes them."""

    def floats(name: str) -> NDArray[Any]:
        return np.ascontiguousarray(stored[name + ".weight"], dtype=np.float32)

    def matrix(*names: str) -> Iterator[NDArray[Any]]:
        parts = {f"{name}.weight{kind}" for name in names for kind in ("", GROUPS, SCALE)} & stored.keys()
        here = {part: stored[part] for part in parts}
        kinds = ("", GROUPS, SCALE) if len(parts) == 3 * len(names) else ("", SCALE)
        here = here if GROUPS in kinds else unpacked(here)
        for kind in kinds:
            arrays = [here[f"{name}.weight{kind}"] for name in names]
            yield np.concatenate(arrays, dtype=np.float32 if kind == SCALE else arrays[0].dtype)

    yield from rope_table(config)
    yield from matrix("model.embed_tokens")
    yield floats("model.norm")
    for at in (f"model.layers.{number}" for number in range(config.layers)):
        yield floats(f"{at}.input_layernorm")
        yield from matrix(*(f"{at}.self_attn.{part}_proj" for part in "qkv"))
        if config.qk_norm:
            yield from (floats(f"{at}.self_attn.{part}_norm") for part in "qk")
        yield from matrix(f"{at}.self_attn.o_proj")
        yield floats(f"{at}.post_attention_layernorm")
        for part in ("gate", "up", "down"):
            yield from matrix(f"{at}.mlp.{part}_proj")
    if not config.tied:
        yield from matrix("lm_head")
