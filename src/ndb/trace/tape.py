"""Where events go while a program runs: rows of numbers of fixed size, and beside them the snapshots of the variables.

Knows the layout in memory of a stretch of events. Does not know when events happen (tracer), nor files (tracefile).
`_encode.c` holds a faster twin of `Tape`, byte for byte the same.
"""

import struct
import sys
import threading
from collections.abc import Container, Iterator, Mapping
from typing import Any, Final

from ndb.trace.names import global_name
from ndb.trace.scopes import is_hidden
from ndb.trace.state import Event
from ndb.trace.values.describe import FUNCTION_LIKE, Describer
from ndb.trace.values.snapshot import Cut, Cycle, Describe, Encoder, Gone, Object, Opaque, Wrapped, encode

try:
    from ndb.trace import _encode
except ImportError:
    _encode = None  # type: ignore[assignment]

ROW: Final = struct.Struct("<6I")
"""Event, line, depth, frame, scope, and the size of the payload."""
_SIZE: Final = struct.Struct("<I")


class Tape:
    """Appends events to two buffers. A payload is a sequence of entries: name, size, snapshot.

    Of return, exception and expression events the first entry is the value, under the name `label`.
    """

    def __init__(self, describe: Describe, limit: int) -> None:
        self._describe = describe
        self._encoder = Encoder(describe)
        self._limit = limit
        self._rows = bytearray()
        self._lock = threading.Lock()
        self._is_writing = False
        """In the middle of an event. What garbage collection runs meanwhile (a generator is closed) is not recorded."""
        self.payload_size = 0
        self.count = 0
        self.look_at = sys.maxsize
        """Count of events from which the tracer calls `attend`."""

    def append(
        self,
        row: tuple[int, int, int, int, int],
        names: tuple[str, ...] | None,
        variables: Mapping[str, Any],
        global_names: tuple[str, ...],
        module: Mapping[str, Any],
    ) -> None:
        """Add an event without a value: the variables `names`, all of a body's if None, and the module's data."""
        self._whole(row, None, names, variables, global_names, module)

    def append_value(
        self,
        row: tuple[int, int, int, int, int],
        label: str,
        value: Any,
        names: tuple[str, ...] | None,
        variables: Mapping[str, Any],
        global_names: tuple[str, ...],
        module: Mapping[str, Any],
    ) -> None:
        """The same for an event with a value."""
        self._whole(row, (label, value), names, variables, global_names, module)

    def encode(self, value: object) -> bytes:
        """The snapshot of a value, which is not put on the tape."""
        return encode(value, self._describe, self._limit)

    def peek(self) -> tuple[bytes, bytes]:
        """The rows and payloads so far, which stay."""
        return bytes(self._rows), bytes(self._encoder.out)

    def take(self) -> tuple[bytes, bytes]:
        """Hand over the rows and payloads so far, and start anew; nothing, if asked in the middle of an event."""
        if not self._lock.acquire(blocking=False):
            return b"", b""
        try:
            taken = bytes(self._rows), bytes(self._encoder.out)
            self._rows.clear()
            self._encoder.out.clear()
            self.payload_size = self.count = 0
            return taken
        finally:
            self._lock.release()

    def _whole(self, *event: Any) -> None:
        if self._is_writing:
            return
        with self._lock:
            self._is_writing = True
            try:
                self._event(*event)
            finally:
                self._is_writing = False
        # Nothing is kept alive; what dies here may run code of the program, whose events come after this one.
        self._encoder.memo.clear()

    def _event(
        self,
        row: tuple[int, int, int, int, int],
        value: tuple[str, Any] | None,
        names: tuple[str, ...] | None,
        variables: Mapping[str, Any],
        global_names: tuple[str, ...],
        module: Mapping[str, Any],
    ) -> None:
        start = len(self._encoder.out)
        try:
            if value is not None:
                self._entry(*value)
            self._variables(names, variables)
            for name in global_names:
                if name in module and not is_program(module[name]):
                    self._entry(global_name(name), module[name])
        except BaseException:
            del self._encoder.out[start:]
            raise
        self._row(row)

    def _variables(self, names: tuple[str, ...] | None, variables: Mapping[str, Any]) -> None:
        if names is None:
            return self._body(variables)
        for name in names:
            if name in variables:
                self._entry(name, variables[name])
        return None

    def _body(self, variables: Mapping[str, Any]) -> None:
        # A class body's names may be kept in a mapping of the user's, whose methods are not to be called.
        for name, value in list(dict.items(variables)) if isinstance(variables, dict) else []:
            if type(name) is str and not is_hidden(name) and not is_program(value):
                self._entry(name, value)

    def _entry(self, name: str, value: Any) -> None:
        out = self._encoder.out
        self._encoder.path.clear()
        text = name.encode("utf-8", "surrogatepass")
        out += _SIZE.pack(len(text)) + text + _SIZE.pack(0)
        start = len(out)
        try:
            self._encoder.value(value, self._limit)
        except RecursionError:
            # The program is so deep in its own recursion that there is no stack left to look at the value.
            del out[start:]
            out += encode(Gone("stack is full"), self._describe)
        _SIZE.pack_into(out, start - 4, len(out) - start)

    def _row(self, row: tuple[int, int, int, int, int]) -> None:
        before, self.payload_size = self.payload_size, len(self._encoder.out)
        self.count += 1
        self._rows += ROW.pack(*row, self.payload_size - before)


def new_tape(describer: Describer, limit: int, is_fast: bool = True) -> Any:
    """A tape, in C where that was compiled."""
    if _encode is None or not is_fast:
        return Tape(describer, limit)
    nodes = (Opaque, Object, Wrapped, Cut, Gone, Cycle)
    return _encode.Tape(describer, limit, describer.plain, FUNCTION_LIKE, nodes)


def columns(rows: bytes, is_fast: bool = True) -> bytes:
    """The numbers of some rows, column after column: far easier to compress."""
    if _encode is not None and is_fast:
        return _encode.columns(rows)
    table, width = memoryview(rows).cast("I"), ROW.size // 4
    return b"".join(table[number::width].tobytes() for number in range(width))


def is_program(value: Any) -> bool:
    """Whether a value belongs to the program's text (a function, class or module) and not to its data."""
    return type(value) in FUNCTION_LIKE or issubclass(type(value), type)


def last_entries(tape: Any, frame: int) -> dict[str, bytes]:
    """The snapshots of the last event of a frame that lists variables, if that is still on the tape."""
    rows, payload = tape.peek()
    return next((found for number, found in _backwards(rows, payload) if number == frame), {})


def last_of_frames(rows: bytes, payload: bytes, scopes: Container[int]) -> dict[int, dict[str, bytes]]:
    """The same of all frames of some scopes."""
    found: dict[int, dict[str, bytes]] = {}
    for number, each in _backwards(rows, payload, scopes):
        found.setdefault(number, each)
    return found


def _backwards(
    rows: bytes, payload: bytes, scopes: Container[int] | None = None
) -> Iterator[tuple[int, dict[str, bytes]]]:
    """Frame and variables of the events that list any, last first. Parts of lines list none."""
    end = sum(memoryview(rows).cast("I")[5 :: ROW.size // 4])  # behind it may be the beginning of another event
    for at in range(len(rows) - ROW.size, -1, -ROW.size):
        event, _, _, frame, scope, size = ROW.unpack_from(rows, at)
        if event < Event.EXPRESSION and (scopes is None or scope in scopes):
            yield frame, dict(entries(payload[end - size : end]))
        end -= size


def entries(payload: bytes) -> Iterator[tuple[str, bytes]]:
    """The entries of one event's payload: name and snapshot."""
    at = 0
    while at < len(payload):
        name_end = at + 4 + _SIZE.unpack_from(payload, at)[0]
        start = name_end + 4
        end = start + _SIZE.unpack_from(payload, name_end)[0]
        yield payload[at + 4 : name_end].decode("utf-8", "surrogatepass"), payload[start:end]
        at = end
