"""A recording that is held in memory, and how a state is put together from what is stored of it.

Knows the tape's rows and payloads. Does not know where they come from (recorder) or how they are kept on disk
(tracefile).
"""

import re
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.state import Event, Exit, Scope, State
from ndb.trace.tape import ROW
from ndb.trace.values.limit import LIMIT
from ndb.trace.values.render import Renderer, renderer
from ndb.trace.values.unfold import Entry, entries

_FEW = 2048
"""A recording no longer than this keeps the states that were asked for: whoever walks it, walks it often."""
_LINE_END = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True, slots=True)
class _Stretch:
    """Events in memory, column by column."""

    events: Sequence[int]
    lines: Sequence[int]
    depths: Sequence[int]
    frames: Sequence[int]
    scope_numbers: Sequence[int]
    ends: Sequence[int]


@dataclass(frozen=True)
class MemoryRecording:
    """A recording that is held in memory."""

    sources: Mapping[str, str]
    scopes: Sequence[Scope]
    exit: Exit
    rows: bytes = field(repr=False)
    payload: bytes = field(repr=False)
    value_limit: int = LIMIT
    error: str | None = None
    """How an uncaught exception reads in the last line of its traceback."""

    @cached_property
    def _columns(self) -> _Stretch:
        table = array("I", self.rows)
        events, lines, depths, frames, scope_numbers, sizes = (table[number::6] for number in range(6))
        return _Stretch(events, lines, depths, frames, scope_numbers, list(accumulate(sizes)))

    @property
    def events(self) -> Sequence[int]:
        return self._columns.events

    @property
    def depths(self) -> Sequence[int]:
        return self._columns.depths

    @property
    def lines(self) -> Sequence[int]:
        return self._columns.lines

    @property
    def frames(self) -> Sequence[int]:
        return self._columns.frames

    @property
    def scope_numbers(self) -> Sequence[int]:
        return self._columns.scope_numbers

    def __len__(self) -> int:
        return len(self.rows) // ROW.size

    def state(self, index: int) -> State:
        """One state, rendered."""
        index = range(len(self))[index]
        if len(self) > _FEW:
            return self._made(index)
        state = self._kept.get(index)
        if state is None:
            state = self._kept[index] = self._made(index)
        return state

    @cached_property
    def _kept(self) -> dict[int, State]:
        return {}

    def _made(self, index: int) -> State:
        columns = self._columns
        start = columns.ends[index - 1] if index else 0
        scope = self.scopes[columns.scope_numbers[index]]
        row = (columns.events[index], columns.lines[index], columns.depths[index], columns.frames[index])
        payload = self.payload[start : columns.ends[index]]
        return make_state(row, scope, payload, self._text_lines[scope.file], self._render)

    def source_of(self, index: int) -> str:
        """The SRC of a state."""
        columns = self._columns
        if columns.events[index] >= Event.EXPRESSION:
            return self.state(index).source
        return source_line(self._text_lines[self.scopes[columns.scope_numbers[index]].file], columns.lines[index])

    @cached_property
    def _text_lines(self) -> dict[str, list[str]]:
        return {file: split_lines(source) for file, source in self.sources.items()}

    @cached_property
    def _render(self) -> Renderer:
        return renderer(self.value_limit)


def split_lines(source: str) -> list[str]:
    """The lines as Python counts them; `str.splitlines` knows more line ends than Python does."""
    return _LINE_END.split(source)


def source_line(lines: Sequence[str], line: int) -> str:
    """A source line without its line end; `<module>` for line 0, where module bodies are called."""
    if line == 0:
        return "<module>"
    return lines[line - 1] if line <= len(lines) else ""


def make_state(
    row: tuple[int, int, int, int], scope: Scope, payload: bytes, lines: Sequence[str], render: Renderer
) -> State:
    """A state from what is stored of it."""
    return state_of(row, scope, entries(payload), lines, render)


def state_of(
    row: tuple[int, int, int, int], scope: Scope, shown: Iterable[Entry], lines: Sequence[str], render: Renderer
) -> State:
    """A state from its entries."""
    event, line, depth, frame = row
    parts = iter(shown)
    source, value = source_line(lines, line), None
    if event >= Event.RETURN:
        label, snapshot = next(parts, ("", b""))  # a damaged file may lack it; then it is no snapshot
        value = render(snapshot)
        source = label if event >= Event.EXPRESSION else source
    variables = {name: render(snapshot) for name, snapshot in parts}
    return State(Event(event), source, variables, value, line, depth, frame, scope.file, scope.name)
