"""Runs that may be: how long things take, and in which order sets go, of which nobody knows before.

What a program does is known as far as all of these worlds have it do the same. Knows numbers; neither loops nor the
interpreter.
"""

from dataclasses import dataclass, field
from random import Random
from typing import Final

NEAR: Final = 0.003
"""Timers whose times lie within so many seconds may come together or apart."""
_MIX: Final = 7919


@dataclass(frozen=True, slots=True)
class World:
    """One of them. Times in seconds."""

    start: float
    """What the clock says where a loop is made."""
    wakes_late: float
    """How long after its time a timer comes, at most."""
    turn: float
    """How long a turn takes at least, ..."""
    step: float
    """and what of the program it runs."""
    is_apart: bool
    """Whether timers come one by one, and only where nothing else is ready."""
    order: int
    """What sets are in the order of: 1 as they were made, -1 the other way round, else mixed."""
    dice: Random | None = field(default=None, compare=False)
    """Have things take any part of the time that they may take."""
    tick: float = 1e-7

    def lag(self) -> float:
        return self.wakes_late * (self.dice.random() if self.dice is not None else 1)

    def cost(self, steps: int) -> float:
        """How long a turn took."""
        return (self.turn + self.step * max(steps, 0)) * (self.dice.random() if self.dice is not None else 1)

    def rank(self, number: int) -> int:
        """What a set goes by, of the task of a number."""
        if self.order == 1:
            return number
        return (1 << 30) - number if self.order == -1 else number * self.order % _MIX


def worlds() -> list[World]:
    """The usual one first."""
    return [
        World(1000.0, 0.0005, 1e-5, 1e-6, False, 1),
        World(2051.3, 0.0, 1e-6, 1e-7, True, -1),
        World(3170.9, 0.002, 3e-4, 2e-5, False, 1013),
        World(4011.7, 0.0, 3e-4, 2e-5, False, 4721),
        World(5207.1, 0.0015, 4e-4, 2e-5, False, 2903, Random(1)),
        World(6133.3, 0.0015, 4e-4, 2e-5, True, 5923, Random(2)),
    ]


COUNT: Final = len(worlds())
