"""Searching a recording's columns: the first or last position where something holds, without a Python loop over
millions.

Knows sequences of numbers only.
"""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
_FIRST_CHUNK, _LARGEST_CHUNK = 64, 1 << 20


def first_where(holds: Callable[[int, int], NDArray[np.bool_]], start: int, stop: int) -> int:
    """The first position in [start, stop) where `holds(a, b)`, a mask over [a, b), is true; `stop` if none is."""
    chunk = _FIRST_CHUNK
    while start < stop:
        end = min(start + chunk, stop)
        mask = holds(start, end)
        at = int(mask.argmax())  # of the first that is true, and the quickest way to ask whether any is
        if mask[at]:
            return start + at
        start, chunk = end, min(chunk * 4, _LARGEST_CHUNK)
    return stop


def last_where(holds: Callable[[int, int], NDArray[np.bool_]], start: int, stop: int) -> int:
    """The last position in [start, stop) where `holds` is true; `start - 1` if none is."""
    chunk = _FIRST_CHUNK
    while start < stop:
        begin = max(stop - chunk, start)
        mask = holds(begin, stop)
        at = int(mask[::-1].argmax())
        if mask[-1 - at]:
            return stop - 1 - at
        stop, chunk = begin, min(chunk * 4, _LARGEST_CHUNK)
    return start - 1


def ints(column: Sequence[int], start: int, stop: int) -> Ints:
    return np.asarray(column[start:stop])
