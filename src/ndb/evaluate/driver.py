"""Who answers: the light runtime on a CPU, or torch on a device. Both take talks and give what they came to.

Knows how a model is loaded; torch is imported only when its device is asked for.
"""

from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from ndb.language.decoding import Talk
from ndb.language.tokenizer import Tokenizer
from ndb.model.confidence import Calibration, read_calibration
from ndb.model.protocol import GREEDY, Sampling

Done = Callable[[int, Any], None]
_SIDE_BY_SIDE = 16
"""Talks that the light runtime drives at once."""


def _nobody(number: int, result: Any) -> None:
    """Nobody wants to hear of it."""


class Driver(Protocol):
    """A model's facts (model/protocol.py), and who drives talks on it."""

    @property
    def tokenizer(self) -> Tokenizer: ...

    @property
    def context(self) -> int: ...

    @property
    def calibration(self) -> Calibration: ...

    def run(
        self, talks: Sequence[Talk[Any]], samplings: Sequence[Sampling] = (), seed: int = 0, done: Done = _nobody
    ) -> list[Any]:
        """What each talk came to, in order; None for one that outgrew the context. Greedy, or each as told; `done`
        hears of each as it ends."""


def load_driver(folder: Path, device: str = "light", rows: int = 256, sharing: int = 1) -> Driver:
    """`light` is the runtime that ships; anything else is a torch device, which so many processes share."""
    return _Light(folder) if device == "light" else _Torch(folder, device, rows, sharing)


class _Light:
    def __init__(self, folder: Path) -> None:
        from ndb.model.runtime import Runtime

        self._runtime = Runtime.load(folder)
        self.tokenizer = self._runtime.tokenizer
        self.context, self.calibration = self._runtime.context, self._runtime.calibration

    def run(
        self, talks: Sequence[Talk[Any]], samplings: Sequence[Sampling] = (), seed: int = 0, done: Done = _nobody
    ) -> list[Any]:
        dice = np.random.default_rng(seed)
        results: list[Any] = []
        for sampling, numbers in groupby(range(len(talks)), lambda n: samplings[n] if samplings else GREEDY):
            alike = list(numbers)
            for at in range(0, len(alike), _SIDE_BY_SIDE):
                part = [talks[number] for number in alike[at : at + _SIDE_BY_SIDE]]
                for result in self._runtime.drive_all(part, sampling, dice):
                    done(len(results), result)
                    results.append(result)
        return results


class _Torch:
    def __init__(self, folder: Path, device: str, rows: int, sharing: int) -> None:
        from ndb.model.lockstep import Lockstep, most_rows
        from ndb.model.network import Network, load_weights
        from ndb.model.weights import read_weights

        config, tensors = read_weights(folder)
        network = Network(config)
        load_weights(network, tensors)
        self._lockstep = Lockstep(network, device, min(rows, most_rows(config, device, sharing)))
        self.tokenizer = Tokenizer.load(folder / "tokenizer.json")
        self.context, self.calibration = config.context, read_calibration(folder)

    def run(
        self, talks: Sequence[Talk[Any]], samplings: Sequence[Sampling] = (), seed: int = 0, done: Done = _nobody
    ) -> list[Any]:
        self._lockstep.random.manual_seed(seed)
        return self._lockstep.run(talks, samplings, done)
