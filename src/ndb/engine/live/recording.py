"""A recording that is still being made: states are appended as a running program reports them.

Knows the tape's rows and payloads; nothing of processes.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ndb.trace.memory import make_state, source_line, split_lines
from ndb.trace.state import Event, Exit, Scope, State
from ndb.trace.tape import ROW
from ndb.trace.values.render import renderer

_COLUMNS = ROW.size // 4


class GrowingRecording:
    """Columns that grow by doubling. `exit` is NEVER as long as the program may go on."""

    has_snapshots = True

    def __init__(self, value_limit: int) -> None:
        self.sources: dict[str, str] = {}
        self.scopes: list[Scope] = []
        self.exit = Exit.NEVER
        self.error: str | None = None
        self.unwound: set[int] = set()
        self.gaps_before = 0
        """Exception states by which their functions were left, where no later state shows it yet."""
        self._table: NDArray[np.int64] = np.zeros((_COLUMNS, 1024), np.int64)
        self._count = 0
        self._payload = bytearray()
        self._lines: dict[str, list[str]] = {}
        self._render = renderer(value_limit)

    def copy(self, value_limit: int) -> "GrowingRecording":
        """The same so far."""
        other = GrowingRecording(value_limit)
        other.sources, other.scopes, other.unwound = dict(self.sources), list(self.scopes), set(self.unwound)
        other.exit, other.error, other.gaps_before = self.exit, self.error, self.gaps_before
        other._table, other._count, other._payload = self._table.copy(), self._count, bytearray(self._payload)
        return other

    def learn(self, scopes: Sequence[Any], sources: Mapping[str, str]) -> None:
        self.scopes += [Scope(*scope) for scope in scopes]
        self.sources |= sources

    def learn_from(self, other: "GrowingRecording") -> None:
        """Of another thread of the same program: what is known about its files and functions."""
        self.scopes, self.sources = list(other.scopes), dict(other.sources)

    def append(self, rows: bytes, payload: bytes) -> None:
        new = np.frombuffer(rows, "<u4").reshape(-1, _COLUMNS).T.astype(np.int64)
        new[5] = np.cumsum(new[5]) + len(self._payload)
        while self._count + new.shape[1] > self._table.shape[1]:
            room = np.zeros((_COLUMNS, max(self._table.shape[1], 1024)), np.int64)
            self._table = np.concatenate([self._table, room], axis=1)
        self._table[:, self._count : self._count + new.shape[1]] = new
        self._count += new.shape[1]
        self._payload += payload

    @property
    def size(self) -> int:
        """Bytes that the states take."""
        return len(self._payload) + self._count * _COLUMNS * self._table.itemsize

    def forget(self, kept: Sequence[int], start: int) -> int:
        """Forget the states before `start` but for the ones in `kept`; by how much moments are smaller from now on."""
        moments = np.concatenate([np.asarray(kept, np.int64), np.arange(start, self._count)])
        stops = self._table[5, moments]
        starts = np.where(moments > 0, self._table[5, moments - 1], 0)
        whole = bytes(self._payload[int(starts[len(kept)]) :]) if start < self._count else b""
        pieces = [bytes(self._payload[a:b]) for a, b in zip(starts[: len(kept)], stops, strict=False)]
        table = self._table[:, moments]
        table[5] = np.cumsum(stops - starts)
        self.gaps_before = len(kept)
        shift, self.unwound = start - len(kept), {m - (start - len(kept)) for m in self.unwound if m >= start}
        self._table, self._count, self._payload = table, len(moments), bytearray(b"".join(pieces) + whole)
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
        event, line, depth, frame, scope_number, end = (int(number) for number in self._table[:, index])
        start = int(self._table[5, index - 1]) if index else 0
        scope = self.scopes[scope_number]
        payload = bytes(self._payload[start:end])
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
        begin = int(self._table[5, start - 1]) if start else 0
        ends = self._table[5, start:stop]
        return bytes(self._payload[begin : int(ends[-1]) if len(ends) else begin]), (ends - begin).tolist()

    def _text(self, file: str) -> list[str]:
        if file not in self._lines:
            self._lines[file] = split_lines(self.sources[file])
        return self._lines[file]
