"""Documents into sequences of fixed length, uncut where that can be had.

Knows token lists and arrays. First fit, longest first: a document that is longer than a sequence is cut at the end.
Documents of one program go into different sequences: where documents see each other, the answer to one would stand in
the next.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

PAD_WEIGHT = 0


@dataclass(frozen=True, slots=True)
class Encoded:
    """A document as token ids; `asked` marks those a model is trained to predict."""

    ids: Sequence[int]
    asked: Sequence[bool]
    program: int | None = None
    """What it is about: a number that documents of the same program share."""


@dataclass(frozen=True, slots=True)
class Packed:
    """Sequences of equal length. `ids` has one column more than a model reads: the targets are the ids shifted by
    one."""

    ids: NDArray[np.uint16]
    asked: NDArray[np.uint8]
    """1 where the token is to be predicted from those before it; 0 for what is given and for padding."""

    def __len__(self) -> int:
        return len(self.ids)


def pack(documents: Sequence[Encoded], length: int, pad: int) -> Packed:
    """First fit, longest first; deterministic. Rows are `length + 1` long."""
    room, rows, programs = list[int](), list[list[Encoded]](), list[set[int]]()
    for document in sorted(documents, key=lambda d: -len(d.ids)):
        need = min(len(document.ids), length + 1)
        place = next((i for i, free in enumerate(room) if free >= need and document.program not in programs[i]), None)
        if place is None:
            place = len(rows)
            room.append(length + 1)
            rows.append([])
            programs.append(set())
        room[place] -= need
        rows[place].append(document)
        if document.program is not None:
            programs[place].add(document.program)
    # A debugger's question stands at the beginning: so do the shortest documents, in every second row.
    return _filled([row[::-1] if number % 2 else row for number, row in enumerate(rows)], length + 1, pad)


def _filled(rows: list[list[Encoded]], width: int, pad: int) -> Packed:
    ids = np.full((len(rows), width), pad, dtype=np.uint16)
    asked = np.full((len(rows), width), PAD_WEIGHT, dtype=np.uint8)
    for row, documents in enumerate(rows):
        at = 0
        for document in documents:
            need = min(len(document.ids), width)
            ids[row, at : at + need] = document.ids[:need]
            asked[row, at : at + need] = document.asked[:need]
            at += need
    return Packed(ids, asked)
