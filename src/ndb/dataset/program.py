"""A program of the data factory: source, inputs, and where it comes from.

Knows nothing of how programs are made or run.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Program:
    """Source text with an entry function, and calls of it."""

    source: str
    entry: str
    calls: tuple[str, ...]
    origin: str
    """Which source made it: `seed`, `mutation`, `generation`, `harvest` …"""
    family: str
    """The seed (or package) it descends from: what keeps validation apart from training."""
    topic: str = ""

    def changed(self, origin: str, **changes: object) -> "Program":
        return replace(self, origin=origin, **changes)  # type: ignore[arg-type]


class Source(Protocol):
    """Where programs come from: one small interface for all of them."""

    name: str
    licence: str

    def programs(self, dice: Random) -> Iterator[Program]:
        """Programs without end (or all there are), the same for the same dice."""
