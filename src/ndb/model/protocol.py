"""What a model is to all who ask one: something that can be talked to, and that knows what its sureness is worth.

The light runtime, a network on a device and a server's model are such; so are the stand-ins of tests. Knows talks;
nothing of how they are answered.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from ndb.language.decoding import Result, Talk
from ndb.language.tokenizer import Tokenizer
from ndb.model.confidence import Calibration

TOP_P = 0.95
"""Of the dice that a talk asks for itself: what is less likely than the likeliest of this share is never taken."""


@dataclass(frozen=True, slots=True)
class Sampling:
    """How choices are made; temperature 0 takes the likeliest token."""

    temperature: float = 0.0
    top_p: float = 1.0

    def at(self, temperature: float | None) -> "Sampling":
        """The same, unless a talk says itself how boldly its text is to be chosen."""
        return self if temperature is None else Sampling(temperature, TOP_P)


GREEDY = Sampling()


class ModelFacts(Protocol):
    """What must be known of a model to make talks for it."""

    @property
    def tokenizer(self) -> Tokenizer: ...

    @property
    def context(self) -> int | None:
        """How many tokens it can read; None where that is not known."""

    @property
    def calibration(self) -> Calibration:
        """What its sureness is worth."""


class TalkingModel(ModelFacts, Protocol):
    """A model that can be talked to, also many times at once."""

    @property
    def weighs(self) -> bool:
        """Whether it is cheap to ask how likely given tokens are."""

    def drive(self, talk: Talk[Result]) -> Result:
        """Drive a talk to its end, from an empty context: read what it feeds, choose where it asks."""

    def drive_all(
        self, talks: Sequence[Talk[Any]], sampling: Sampling = GREEDY, random: np.random.Generator | None = None
    ) -> list[Any]:
        """What each of several talks came to; None for one that outgrew what the model can read."""
