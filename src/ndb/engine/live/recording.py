"""A recording that is still being made: states are appended as a running program reports them.

Knows the tape's rows; what states show is shown_past's, what objects held held_past's. Nothing of processes.
"""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ndb.engine.live.channel import Told
from ndb.engine.live.held_past import HeldPast
from ndb.engine.live.shown_past import ShownPast
from ndb.engine.timeline.columns import ToldChanges
from ndb.trace.beside.versions import Heap
from ndb.trace.memory import make_state, source_line, split_lines
from ndb.trace.state import Event, Exit, Scope, State
from ndb.trace.tape import ROW
from ndb.trace.values.render import renderer

_COLUMNS = 5


class GrowingRecording:
    """Columns that grow by doubling. `exit` is NEVER as long as the program may go on."""

    has_snapshots = True

    def __init__(self, value_limit: int) -> None:
        self.sources: dict[str, str] = {}
        self.scopes: list[Scope] = []
        self.exit = Exit.NEVER
        self.error: str | None = None
        self.unwound: set[int] = set()
        """Exception states by which their functions were left, where no later state shows it yet."""
        self.gaps_before = 0
        self._table: NDArray[np.int64] = np.zeros((_COLUMNS, 1024), np.int64)
        self._count = 0
        self._shown = ShownPast()
        self._held = HeldPast()
        self._lines: dict[str, list[str]] = {}
        self._render = renderer(value_limit)

    def copy(self, value_limit: int) -> "GrowingRecording":
        """The same so far."""
        other = GrowingRecording(value_limit)
        other.sources, other.scopes, other.unwound = dict(self.sources), list(self.scopes), set(self.unwound)
        other.exit, other.error, other.gaps_before = self.exit, self.error, self.gaps_before
        other._table, other._count = self._table.copy(), self._count
        other._shown, other._held = self._shown.copy(), self._held.copy()
        return other

    def learn(self, scopes: Sequence[Any], sources: Mapping[str, str]) -> None:
        self.scopes += [Scope(*scope) for scope in scopes]
        self.sources |= sources

    def learn_from(self, other: "GrowingRecording") -> None:
        """Of another thread of the same program: what is known about its files and functions."""
        self.scopes, self.sources = list(other.scopes), dict(other.sources)

    def append(self, told: Told, is_anew: bool = False) -> None:
        """A stretch of states; `is_anew`: from here on it is told anew what objects hold."""
        new = np.frombuffer(told.rows, "<u4").reshape(-1, ROW.size // 4).T
        while self._count + new.shape[1] > self._table.shape[1]:
            room = np.zeros((_COLUMNS, max(self._table.shape[1], 1024)), np.int64)
            self._table = np.concatenate([self._table, room], axis=1)
        self._table[:, self._count : self._count + new.shape[1]] = new[:_COLUMNS]
        frames = array("I", new[3].tobytes())
        self._shown.append(self._count, frames, new[5].tolist(), told.payload)
        self._held.append(self._count, frames, told.objects, told.versions, is_anew)
        self._count += new.shape[1]

    @property
    def size(self) -> int:
        """Bytes that the states take, and what is held besides them."""
        return self._shown.size + self._held.size + self._count * _COLUMNS * self._table.itemsize

    def forget(self, kept: Sequence[int], start: int) -> int:
        """Forget the states before `start` but for the ones in `kept`; by how much moments are smaller from now on."""
        moments = np.concatenate([np.asarray(kept, np.int64), np.arange(start, self._count)])
        self._shown.forget(kept, start)
        self._held.forget(kept, start)
        self.gaps_before = len(kept)
        shift, self.unwound = start - len(kept), {m - (start - len(kept)) for m in self.unwound if m >= start}
        self._table, self._count = self._table[:, moments], len(moments)
        return shift

    @property
    def events(self) -> Any:
        return self._table[0, : self._count]

    @property
    def lines(self) -> Any:
        return self._table[1, : self._count]

    @property
    def depths(self) -> Any:
        return self._table[2, : self._count]

    @property
    def frames(self) -> Any:
        return self._table[3, : self._count]

    @property
    def scope_numbers(self) -> Any:
        return self._table[4, : self._count]

    def __len__(self) -> int:
        return self._count

    def state(self, index: int) -> State:
        event, line, depth, frame, scope_number = (int(number) for number in self._table[:, index])
        scope = self.scopes[scope_number]
        payload = self._shown.payload(index)
        return make_state((event, line, depth, frame), scope, payload, self._text(scope.file), self._render)

    def edited(self, index: int, payload: bytes) -> State:
        """A state with other variables than it was reported with."""
        was = self.state(index)
        row = (int(Event.LINE), was.line, was.depth, was.frame)
        scope = self.scopes[int(self._table[4, index])]
        now = make_state(row, scope, payload, self._text(scope.file), self._render)
        return State(
            was.event, was.source, now.locals, was.value, was.line, was.depth, was.frame, was.file, was.function
        )

    def source_of(self, index: int) -> str:
        if self._table[0, index] >= Event.EXPRESSION:
            return self.state(index).source
        return source_line(self._text(self.scopes[int(self._table[4, index])].file), int(self._table[1, index]))

    def payloads(self, start: int, stop: int) -> tuple[bytes, Sequence[int]]:
        return self._shown.payloads(start, stop)

    def told_changes(self, start: int, stop: int) -> Iterator[ToldChanges] | None:
        """What the program itself said has changed in some states; None if it did not for all of them."""
        return self._shown.told_changes(start, stop, self.events, self.frames)

    def heap_at(self, moment: int) -> Heap:
        """What objects held, as it was told of a moment."""
        return self._held.heap_at(moment)

    def objects(self, index: int) -> Mapping[str, int]:
        """Which objects the variables of a state are."""
        return self._held.objects(index)

    def first_sight(self, number: int, before: int) -> int | None:
        """The first state up to one at which a variable was an object."""
        return self._held.first_sight(number, before)

    def _text(self, file: str) -> list[str]:
        if file not in self._lines:
            self._lines[file] = split_lines(self.sources[file])
        return self._lines[file]
