"""Which way to believe: ways are tried from cheap to dear until one is sure enough, then they vote.

Each votes with its chance of being right (model/confidence.py); the answer with the largest sum wins. A way is given
up as soon as it is half as likely as an answer that is there, and all ways together may spend so many tokens: a loop of
a thousand rounds costs a bounded number. Knows ways and chances; nothing of how a state is predicted.
"""

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ndb.language.decoding import Talk
from ndb.model.confidence import Calibration
from ndb.predict.view import LIMITS, WalkLimits
from ndb.predict.walk import Walk
from ndb.predict.ways import KNOWN, Trial, Tried, Way, reckoned_too, ways_to
from ndb.tree.action import Action

Answered = TypeVar("Answered", bound=Hashable)
Begin = Callable[[], Walk]
"""A walk that stands where all ways begin."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What was chosen, and between what."""

    chosen: Tried
    tries: tuple[Tried, ...]
    tokens: int
    """Spent on all ways together."""
    is_spent: bool
    """Whether there were no more to spend."""

    @property
    def words(self) -> str:
        """The way in words: who agrees, who does not, who came to nothing."""
        best, answer = self.chosen, self.chosen.answer
        others = [tried.way for tried in self.tries if tried is not best and tried.answer == answer is not None]
        against = [tried.way for tried in self.tries if tried.answer not in (None, answer)]
        given_up = [tried.way for tried in self.tries if tried.answer is None]
        words = best.way + (f", as by {' and '.join(others)}" if others else "")
        words += f"; otherwise by {' and '.join(against)}" if against else ""
        words += f"; given up: {' and '.join(given_up)}" if given_up else ""
        return words + ("; no tokens left" if self.is_spent and given_up else "")


def choose(
    begin: Begin,
    to: Action,
    calibration: Calibration,
    limits: WalkLimits = LIMITS,
    ways: Iterable[Way] | None = None,
) -> Talk[Choice]:
    """Where an action leads, in the way that is most likely right. `ways`: these, and no others."""
    tries: list[Tried] = []
    left = limits.tokens
    for way in ways if ways is not None else ways_to(begin(), to):
        floor = max((tried.chance for tried in tries if tried.answer is not None), default=0.0) / 2
        tried = yield from way.go(Trial(way.name, begin(), calibration, left, floor))
        if way.name == KNOWN and tried.answer is None and ways is None:
            continue  # nothing was asked, and nothing was answered; others are
        tries += [tried, *reckoned_too(tried, calibration)]
        left -= tried.tokens
        if left <= 0 or any(tried.answer is not None and tried.chance >= limits.sure for tried in tries):
            break
    return Choice(_best(tries), tuple(tries), limits.tokens - left, left <= 0)


def _best(tries: Sequence[Tried]) -> Tried:
    """The likeliest of those with the best answer; where none came to an answer, the first: it says why."""
    found = best_answer((tried.answer, tried.chance) for tried in tries if tried.answer is not None)
    if found is None:
        return tries[0]
    return max((tried for tried in tries if tried.answer == found[0]), key=lambda tried: tried.chance)


def best_answer(votes: Iterable[tuple[Answered, float]]) -> tuple[Answered, float] | None:
    """The answer with the largest sum of chances over all ways that came to it, and the largest of its chances."""
    sums: dict[Answered, list[float]] = {}
    for answer, chance in votes:
        sums.setdefault(answer, []).append(chance)
    if not sums:
        return None
    best = max(sums, key=lambda answer: math.fsum(sums[answer]))
    return best, max(sums[best])
