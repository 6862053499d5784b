"""Annotations are not evaluated as part of what a program computes; some targets are."""
from __future__ import annotations

from typing import NamedTuple


class Pair(NamedTuple):
    left: int
    right: list[str] = []


def scale(values: list[int], factor: int | None = 1 + 1) -> list[undefined_type]:
    result: list[int] = [value * factor for value in values]
    count: int
    box = {}
    box["a" + "b"]: int = len(result)
    return result + [box["ab"]]


pair: Pair = Pair(1)
print(scale([1, 2]), pair, pair._replace(left=pair.left + 1), scale.__annotations__["return"])
