"""A model on a torch device, talked to like any other: for models too large for a CPU.

Needs the `train` extra. Talks of one call are driven side by side; nothing is kept from one call to the next.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ndb.errors import BadData
from ndb.language.decoding import Result, Talk
from ndb.language.tokenizer import Tokenizer
from ndb.model.confidence import Calibration, read_calibration
from ndb.model.lockstep import Lockstep
from ndb.model.network import Network, load_weights
from ndb.model.protocol import GREEDY, Sampling
from ndb.model.runtime import ContextFull
from ndb.model.weights import read_weights


class DeviceModel:
    """A network on a device and its tokenizer."""

    weighs = True

    def __init__(self, network: Network, tokenizer: Tokenizer, device: str) -> None:
        self.tokenizer, self.device = tokenizer, device
        self._lockstep = Lockstep(network, device)
        self.calibration = Calibration()

    @classmethod
    def load(cls, folder: Path, device: str) -> "DeviceModel":
        config, tensors = read_weights(folder)
        network = Network(config)
        load_weights(network, tensors)
        try:
            model = cls(network, Tokenizer.load(folder / "tokenizer.json"), device)
            model.calibration = read_calibration(folder)
            return model
        except (RuntimeError, AssertionError) as error:
            raise BadData(f"torch has no device {device!r} here: {str(error).splitlines()[0]}") from None

    @property
    def context(self) -> int:
        """Tokens that it can read."""
        return self._lockstep.network.config.context

    def drive(self, talk: Talk[Result]) -> Result:
        [result] = self.drive_all([talk])
        if result is None:
            raise ContextFull(f"the model reads {self.context} tokens at most and needs more here: start later")
        found: Result = result
        return found

    def drive_all(
        self, talks: Sequence[Talk[Any]], sampling: Sampling = GREEDY, random: np.random.Generator | None = None
    ) -> list[Any]:
        self._lockstep.random.manual_seed(int((random or np.random.default_rng(0)).integers(1 << 31)))
        return self._lockstep.run(talks, [sampling] * len(talks))
