"""Sample predictions: a few states of held-out documents, what the model says comes next beside what is true.

Knows packed sequences and the three tokens that matter here; any model that turns ids into logits will do.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

import numpy as np
import torch
from torch import Tensor

from ndb.dataset.rounds.factory import Round

LONGEST = 96
"""A state is predicted up to so many tokens."""
_ROOM = 8
"""So many more than the true state has."""


@dataclass(frozen=True, slots=True)
class Spelling:
    """How a tokenizer writes documents: what opens one, what ends a state, and ids as text."""

    begin: int
    end_of_state: int
    decode: Callable[[Sequence[int]], str]


@dataclass(frozen=True, slots=True)
class Sample:
    """A document up to a state, and that state."""

    prompt: tuple[int, ...]
    truth: tuple[int, ...]


def choose_samples(rounds: Sequence[Round], spelling: Spelling, count: int, seed: int = 0) -> list[Sample]:
    """Some states of held-out rounds, the same every time."""
    found = [sample for made in rounds for row in range(len(made.packed)) for sample in _in_row(made, row, spelling)]
    return Random(seed).sample(found, min(count, len(found)))


def _in_row(made: Round, row: int, spelling: Spelling) -> list[Sample]:
    """One state a row, from its middle, if there is room to be wrong about its length."""
    ids, asked = made.packed.ids[row], made.packed.asked[row].astype(bool)
    ends = [int(at) for at in np.flatnonzero(asked & (ids == spelling.end_of_state))]
    if not ends:
        return []
    end = ends[len(ends) // 2]
    start = end
    while start and asked[start - 1]:
        start -= 1
    opened = int(np.flatnonzero(ids[:start] == spelling.begin)[-1]) if (ids[:start] == spelling.begin).any() else 0
    if end + 1 - opened + _ROOM >= len(ids):
        return []
    return [Sample(tuple(map(int, ids[opened:start])), tuple(map(int, ids[start : end + 1])))]


@torch.no_grad()
def predicted(logits_of: Callable[[Tensor], Tensor], sample: Sample, end: int, device: str) -> list[int]:
    """The state that the model finds likeliest, token by token, up to its end.

    The number of passes does not depend on what is said: processes that share a model stay together.
    """
    ids = torch.tensor([[*sample.prompt]], device=device)
    for _ in range(min(LONGEST, len(sample.truth) + _ROOM)):
        token = logits_of(ids)[:, -1].argmax(dim=-1, keepdim=True)
        ids = torch.cat((ids, token), dim=1)
    said: list[int] = ids[0, len(sample.prompt) :].tolist()
    return said[: said.index(end) + 1] if end in said else said
