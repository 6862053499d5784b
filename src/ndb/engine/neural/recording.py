"""A timeline of predictions: the states a model said, in order of time, with how sure it was of each.

Knows lists of states, and keeps their columns as arrays, so that a question about time costs the same however long the
run is; nothing of models. Places where states were jumped over look like any other: what was not asked for is simply
not there.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ndb.trace.state import Event, Exit, Scope, State
from ndb.tree.action import Action

_ROOM = 256
"""States that there is room for at first; it doubles."""


@dataclass(frozen=True, slots=True)
class Predicted:
    """A state, how sure the model was, and what led to it."""

    state: State
    confidence: float | None
    """None for a state that was given."""
    action: Action | None
    """The action that led here from the state before; None for a start."""
    edited: frozenset[str] = frozenset()
    chances: Mapping[str, float] = field(default_factory=dict)
    """How likely each value is right, if the walk is where it seems to be; one that is not here was given."""
    path: float = 1.0
    """How likely the walk from the last given state up to here leads along the right lines, whatever the values."""
    so_far: float = 1.0
    """How likely all states from the last given one up to this one are right."""
    way: str | None = None
    """In which way this state was come to, where there was a choice."""
    scores: Sequence[float] = ()
    """Log-probabilities of what the model said."""


class PredictedRecording:
    """A recording over a list that grows at both ends."""

    has_snapshots = False
    unwound: frozenset[int] = frozenset()

    def __init__(self, sources: Mapping[str, str], items: Iterable[Predicted] = (), exit: Exit = Exit.NEVER) -> None:
        self.sources = sources
        self.exit = exit
        self.items: list[Predicted] = []
        self.scopes: list[Scope] = []
        self._numbers: dict[tuple[str, str], int] = {}
        self._table: NDArray[np.int64] = np.zeros((5, _ROOM), np.int64)
        for item in items:
            self.append(item)

    def append(self, item: Predicted) -> None:
        if len(self.items) == self._table.shape[1]:
            self._table = np.concatenate([self._table, np.zeros_like(self._table)], axis=1)
        self._table[:, len(self.items)] = self._row(item.state)
        self.items.append(item)

    def put(self, index: int, item: Predicted) -> None:
        """Another item in the place of one."""
        self.items[index] = item
        self._table[:, index] = self._row(item.state)

    def prepend(self, item: Predicted) -> None:
        self.append(item)
        self.items.insert(0, self.items.pop())
        count = len(self.items)
        self._table[:, :count] = np.roll(self._table[:, :count], 1, axis=1)

    def cut(self, length: int) -> None:
        """Keep the first `length` items."""
        del self.items[length:]

    def _row(self, state: State) -> tuple[int, int, int, int, int]:
        place = state.file, state.function
        if place not in self._numbers:
            self._numbers[place] = len(self.scopes)
            self.scopes.append(Scope(*place, 0))
        return int(state.event), state.line, state.depth, state.frame, self._numbers[place]

    @property
    def events(self) -> Any:
        return self._table[0, : len(self.items)]

    @property
    def lines(self) -> Any:
        return self._table[1, : len(self.items)]

    @property
    def depths(self) -> Any:
        return self._table[2, : len(self.items)]

    @property
    def frames(self) -> Any:
        return self._table[3, : len(self.items)]

    @property
    def scope_numbers(self) -> Any:
        return self._table[4, : len(self.items)]

    def __len__(self) -> int:
        return len(self.items)

    def state(self, index: int) -> State:
        return self.items[index].state

    def source_of(self, index: int) -> str:
        return self.items[index].state.source

    def payloads(self, start: int, stop: int) -> tuple[bytes, Sequence[int]]:
        """There are no snapshots: the rendered values stand for them."""
        data, ends = bytearray(), []
        for item in self.items[start:stop]:
            for name, text in item.state.locals.items():
                for part in (name.encode("utf-8", "surrogatepass"), text.encode("utf-8", "surrogatepass")):
                    data += len(part).to_bytes(4, "little") + part
            ends.append(len(data))
        return bytes(data), ends


def entered(source: str, file: str, function: str) -> State:
    """The state at which a program starts that nobody has run."""
    line = 0 if function == "<module>" else _line_of(source, function)
    text = "<module>" if line == 0 else source.split("\n")[line - 1]
    return State(Event.CALL, text, {}, None, line, 0, 0, file, function)


def _line_of(source: str, function: str) -> int:
    lines = source.split("\n")
    return next(number for number in range(len(lines), 0, -1) if lines[number - 1].startswith(f"def {function}("))
