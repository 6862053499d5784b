"""From rounds of packed sequences to training batches, with a position one can resume from.

Knows rounds, rows, and which rows of a batch are one process's; neither programs nor the model.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ndb.dataset.rounds.factory import Round


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


def batches(rounds: Iterator[Round], size: int, start: Position, rank: int = 0, world: int = 1) -> Iterator[Batch]:
    """Batches of `size` rows over all processes, of which this one gets its share. `rounds` must begin with round
    `start.round`. The same rows in the same order for any number of processes."""
    assert size % world == 0, "a batch is divided evenly"
    mine = range(rank * size // world, (rank + 1) * size // world)
    ids: list[NDArray[np.uint16]] = []
    asked: list[NDArray[np.uint8]] = []
    have = 0
    for made in rounds:
        row = start.row if made.number == start.round else 0
        rows = len(made.packed)
        while row < rows:
            take = min(size - have, rows - row)
            wanted = slice(row + max(mine.start - have, 0), row + max(0, min(mine.stop - have, take)))
            ids.append(made.packed.ids[wanted])
            asked.append(made.packed.asked[wanted])
            row, have = row + take, have + take
            if have == size:
                after = Position(made.number, row) if row < rows else Position(made.number + 1, 0)
                yield Batch(np.concatenate(ids), np.concatenate(asked), after)
                ids, asked, have = [], [], 0
