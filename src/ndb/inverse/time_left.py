"""How much is left of the time that something may take, and a model that is asked no longer than that.

Knows a clock and talks; nothing of what the time is spent on.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ndb.language.decoding import Chosen, Result, Talk
from ndb.language.tokenizer import Tokenizer
from ndb.model.confidence import Calibration
from ndb.model.protocol import GREEDY, Sampling, TalkingModel


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """Of so many seconds, from now on."""

    seconds: float
    begun: float = field(default_factory=time.monotonic)

    def until(self, share: float = 1.0) -> float:
        """Seconds until this share of it is over; none where it is."""
        return max(0.0, self.begun + share * self.seconds - time.monotonic())

    def is_over(self, share: float = 1.0) -> bool:
        return not self.until(share)


class Hurried:
    """A model that is asked until a share of the time is over: talks that have not ended by then come to nothing."""

    def __init__(self, model: TalkingModel, time_left: TimeLeft, share: float = 1.0) -> None:
        self._model, self._time_left, self._share = model, time_left, share
        self.weighs = model.weighs
        self.tokenizer: Tokenizer = model.tokenizer
        self.context: int | None = model.context
        self.calibration: Calibration = model.calibration
        self.is_cut_off = False
        """Whether a talk was broken off."""

    def drive(self, talk: Talk[Result]) -> Result:
        [found] = self.drive_all([talk])
        return found  # type: ignore[no-any-return]

    def drive_all(
        self, talks: Sequence[Talk[Any]], sampling: Sampling = GREEDY, random: np.random.Generator | None = None
    ) -> list[Any]:
        return self._model.drive_all([self._in_time(talk) for talk in talks], sampling, random)

    def _in_time(self, talk: Talk[Any]) -> Talk[Any]:
        answer: Chosen | None = None
        try:
            while not self._time_left.is_over(self._share):
                answer = yield talk.send(answer)
        except StopIteration as end:
            return end.value
        finally:
            talk.close()
        self.is_cut_off = True
        return None
