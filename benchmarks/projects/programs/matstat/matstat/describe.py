from __future__ import annotations

import math
import statistics
from typing import NamedTuple, Sequence

from . import constants as c


class Summary(NamedTuple):
    n: int
    mean: float
    deviation: float
    quartiles: tuple[float, ...]
    outliers: tuple[float, ...] = ()


def mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)


def variance(values: Sequence[float], sample: bool = True) -> float:
    centre = mean(values)
    return math.fsum((v - centre) ** 2 for v in values) / (len(values) - sample)


def quantile(values: Sequence[float], p: float) -> float:
    """Linear between the nearest two."""
    ordered = sorted(values)
    place = p * (len(ordered) - 1)
    low = math.floor(place)
    high = math.ceil(place)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def describe(values: Sequence[float]) -> Summary:
    first, middle, third = quartiles = tuple(quantile(values, p) for p in c.QUARTILES)
    reach = 1.5 * (third - first)
    return Summary(
        len(values),
        round(mean(values), c.DIGITS),
        round(math.sqrt(variance(values)), c.DIGITS),
        quartiles,
        tuple(v for v in values if not first - reach <= v <= third + reach),
    )


def correlation(xs, ys):
    if len(xs) != len(ys):
        raise statistics.StatisticsError("series differ in length")
    mx, my = mean(xs), mean(ys)
    top = sum((x - mx) * (y - my) for x, y in zip(xs, ys))
    return round(top / math.sqrt(variance(xs, False) * variance(ys, False)) / len(xs), c.DIGITS)
