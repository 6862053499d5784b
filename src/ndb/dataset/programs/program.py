"""A program of the data factory: source, inputs, where it comes from; and the interface of whatever makes programs.

Knows nothing of how programs are made or run.
"""

from dataclasses import dataclass, replace
from random import Random
from typing import Protocol

from ndb.trace.state import Recording


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
    parent: "Program | None" = None
    """What it was made from by edits: it is kept only if it behaves in another way."""

    def changed(self, origin: str, **changes: object) -> "Program":
        return replace(self, origin=origin, **changes)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Run:
    """A run that was recorded elsewhere, cut to the call of one function: its first state."""

    recording: Recording
    origin: str
    family: str


class Source(Protocol):
    """Where programs come from: one small interface for all of them. It travels to worker processes by pickle."""

    @property
    def name(self) -> str:
        """What `Options.origins` calls it."""

    @property
    def licence(self) -> str:
        """Of what it makes."""

    @property
    def digest(self) -> str:
        """Changes whenever what it draws may change: a part of the identity of shards."""

    def draw(self, dice: Random) -> Program | Run | None:
        """One program, or one run of one; the same for the same dice. None when this draw came to nothing."""
