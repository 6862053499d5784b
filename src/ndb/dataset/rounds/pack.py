"""Documents into sequences of fixed length, uncut where that can be had.

Knows token lists and arrays. First fit, longest first: a document that is longer than a sequence is cut at the end.
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
    room, rows = list[int](), list[list[Encoded]]()
    for document in sorted(documents, key=lambda d: -len(d.ids)):
        need = min(len(document.ids), length + 1)
        place = next((i for i, free in enumerate(room) if free >= need), None)
        if place is None:
            place = len(rows)
            room.append(length + 1)
            rows.append([])
        room[place] -= need
        rows[place].append(document)
    return _filled(rows, length + 1, pad)


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
