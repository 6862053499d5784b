"""From rounds of packed sequences to training batches, with a position one can resume from.

Knows rounds and rows; neither programs nor the model.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ndb.dataset.factory import Round


@dataclass(frozen=True, slots=True)
class Position:
    """Where in the data a run is: the next row to be used is `row` of round `round`."""

    round: int = 0
    row: int = 0


@dataclass(frozen=True, slots=True)
class Batch:
    ids: NDArray[np.uint16]
    asked: NDArray[np.uint8]
    after: Position
    """Where the data goes on after this batch."""


def batches(rounds: Iterator[Round], size: int, start: Position) -> Iterator[Batch]:
    """Batches of `size` rows. `rounds` must begin with round `start.round`."""
    ids: list[NDArray[np.uint16]] = []
    asked: list[NDArray[np.uint8]] = []
    have = 0
    for made in rounds:
        row = start.row if made.number == start.round else 0
        rows = len(made.packed)
        while row < rows:
            take = min(size - have, rows - row)
            ids.append(made.packed.ids[row : row + take])
            asked.append(made.packed.asked[row : row + take])
            row, have = row + take, have + take
            if have == size:
                after = Position(made.number, row) if row < rows else Position(made.number + 1, 0)
                yield Batch(np.concatenate(ids), np.concatenate(asked), after)
                ids, asked, have = [], [], 0
