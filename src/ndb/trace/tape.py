"""Where events go while a program runs: rows of numbers of fixed size, and beside them the snapshots of the variables.

Knows the layout in memory of a stretch of events. Does not know when events happen (tracer), nor files (tracefile).
`_encode.c` holds a faster twin of `Tape`.

A whole payload is a sequence of entries: size and text of a name, size and bytes of a snapshot. A tape for files writes
*changes* instead: only variables that are not what they were in the last event of their frame.

    payload   : empty (nothing changed) | flags [value] {entry}
    value     : size label reference                              of return, exception and expression events
    entry     : name reference
    name      : 0 order size text (a new one) | number + 1        entries are shown in this order
    reference : 0 size snapshot (a new one) | 1 (gone) | number + 2

FRESH: the frame begins anew, all its variables are listed. ASIDE: the same, but for this event only. All numbers but
the flags are varints. A stretch, which is what `take` hands over, refers to nothing before it.
"""

import struct
import sys
import threading
from array import array
from collections.abc import Container, Iterator, Mapping
from itertools import accumulate, pairwise
from typing import Any, Final

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.names import global_name
from ndb.trace.scopes import is_hidden
from ndb.trace.state import Event
from ndb.trace.values.describe import FUNCTION_LIKE, Describer
from ndb.trace.values.nodes import Cut, Cycle, Gone, Object, Opaque, Wrapped
from ndb.trace.values.reach import PARTS, Reach
from ndb.trace.values.snapshot import Encoder, encode, marked
from ndb.trace.values.unfold import ASIDE, FRESH, VALUED, Entry, Stretch, open_stretch, whole
from ndb.trace.values.varint import put_bytes, put_varint

try:
    from ndb.trace import _encode
except ImportError:
    _encode = None  # type: ignore[assignment]

ROW: Final = struct.Struct("<6I")
"""Event, line, depth, frame, scope, and the size of the payload."""
_AS_THEY_ARE: Final = (0, 5)
"""Columns of which numbers are told themselves: events and sizes."""
_LARGE: Final = 255
"""In a column: the number stands behind it."""
_MOST_BYTES: Final = 1 << 40
"""Of a stretch that is still in memory nothing has to be refused."""

Row = tuple[int, int, int, int, int]


class Tape:
    """Appends events to two buffers.

    Of return, exception and expression events the first entry is the value, under the name `label`.
    """

    def __init__(self, describer: Describer, limit: int, is_delta: bool = False) -> None:
        self._describer = describer
        self._encoder = Encoder(describer, self._hides)
        self._reach = Reach(describer.plan, self._encoder.describe)
        self._limit = limit
        self.is_delta = is_delta
        self._changes = _Changes()
        self._entries: list[Entry] = []
        self._has_value = False
        self._rows = bytearray()
        self._payload = bytearray()
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
        return encode(value, self._describer, self._limit)

    def fingerprint(self, value: object) -> bytes:
        """The snapshot of a value with the mark of all that it reaches: other bytes where anything differs."""
        found = self._snapshot(value)
        self._encoder.forget()
        self._reach.clear()
        return found

    def forget(self) -> None:
        """Forget all objects that were seen, when nothing more is recorded; here none are remembered."""

    def taken_objects(self) -> bytes:
        """Which objects variables were in what was taken last (identities); only the tape in C tells."""
        return b""

    def hold(self, account: int, an_event: int) -> None:
        """Write what objects hold (versions), so many bytes and so many more an event; only the tape in C does."""

    def taken_versions(self) -> bytes | None:
        """What objects held in what was taken last; None if that was never told."""
        return None

    def mirror(self, memory: Any, thread: int, events: int = 0) -> None:
        """Have all events in some memory, too, until they are written; only the tape in C does. The tape is empty.

        `events`: how many of the thread's were taken off it before.
        """

    def rest(self) -> None:
        """Keep alive nothing that a later recording, which knows these objects, need not know; here nothing is."""

    def peek(self) -> tuple[bytes, bytes]:
        """The rows and payloads so far, which stay."""
        return bytes(self._rows), bytes(self._payload)

    def rows(self, first: int) -> bytes:
        """The rows from one on, by its number since the last take; they stay."""
        return bytes(self._rows[first * ROW.size :])

    def _hides(self, cls: type) -> bool:
        return bool(self._describer.plan(cls)[0] & PARTS) and cls not in self._describer.plain

    def take(self) -> tuple[bytes, bytes]:
        """Hand over the rows and payloads so far, and start anew; nothing, if asked in the middle of an event."""
        if not self._lock.acquire(blocking=False):
            return b"", b""
        try:
            taken = self.peek()
            self._rows.clear()
            self._payload.clear()
            self.payload_size = self.count = 0
            self._changes = _Changes()
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
        self._encoder.forget()
        self._reach.clear()

    def _event(
        self,
        row: tuple[int, int, int, int, int],
        value: tuple[str, Any] | None,
        names: tuple[str, ...] | None,
        variables: Mapping[str, Any],
        global_names: tuple[str, ...],
        module: Mapping[str, Any],
    ) -> None:
        self._entries, self._has_value = [], value is not None
        if value is not None:
            self._entry(*value)
        self._variables(names, variables)
        for name in global_names:
            if name in module and not is_program(module[name]):
                self._entry(global_name(name), module[name])
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
        self._entries.append((name, self._snapshot(value)))

    def _snapshot(self, value: Any) -> bytes:
        try:
            snapshot, is_partial = self._encoder.snapshot(value, self._limit)
            return marked(snapshot, self._reach.digest(value)) if is_partial else snapshot
        except RecursionError:
            # The program is so deep in its own recursion that there is no stack left to look at the value.
            return encode(Gone("stack is full"), self._describer)

    def _row(self, row: Row) -> None:
        payload = (
            self._changes.payload(row[0], row[3], self._entries, self._has_value)
            if self.is_delta
            else whole(self._entries)
        )
        self._payload += payload
        self.payload_size = len(self._payload)
        self.count += 1
        self._rows += ROW.pack(*row, len(payload))


class _Changes:
    """What was written in one stretch, so that it is not written again."""

    def __init__(self) -> None:
        self._frames: dict[int, list[Entry]] = {}
        self._names: dict[tuple[int, str], int] = {}
        self._values: dict[bytes, int] = {}
        self._out = bytearray()

    def payload(self, event: int, frame: int, shown: list[Entry], has_value: bool) -> bytes:
        label, variables = (shown[0], shown[1:]) if has_value else (None, shown)
        if label is not None and (event >= Event.EXPRESSION or not variables):  # says nothing of the frame's variables
            return self._written(ASIDE, label, list(enumerate(variables)))
        before = self._frames.get(frame)
        self._frames[frame] = variables
        if before is None or [name for name, _ in before] != [name for name, _ in variables]:
            return self._written(FRESH, label, list(enumerate(variables)))
        changed = [(order, entry) for order, entry in enumerate(variables) if entry != before[order]]
        return self._written(0, label, changed) if label is not None or changed else b""

    def _written(self, flags: int, label: Entry | None, entries: list[tuple[int, Entry]]) -> bytes:
        self._out = bytearray([flags | (VALUED if label is not None else 0)])
        if label is not None:
            put_bytes(self._out, label[0].encode("utf-8", "surrogatepass"))
            self._reference(label[1])
        for order, (name, snapshot) in entries:
            self._name(order, name)
            self._reference(snapshot)
        return bytes(self._out)

    def _name(self, order: int, name: str) -> None:
        number = self._names.get((order, name))
        if number is not None:
            return put_varint(self._out, number + 1)
        self._names[order, name] = len(self._names)
        self._out.append(0)
        put_varint(self._out, order)
        return put_bytes(self._out, name.encode("utf-8", "surrogatepass"))

    def _reference(self, snapshot: bytes) -> None:
        number = self._values.get(snapshot)
        if number is not None:
            return put_varint(self._out, number + 2)
        self._values[snapshot] = len(self._values)
        self._out.append(0)
        return put_bytes(self._out, snapshot)


def new_tape(
    describer: Describer, limit: int, is_fast: bool = True, *, is_delta: bool = False, before: Any = None
) -> Any:
    """A tape, in C where that was compiled. `is_delta`: only changes are written.

    `before`: a tape of the same thread that nothing more is put on; what it knows of objects is known here, and no
    longer there.
    """
    if _encode is None or not is_fast:
        return Tape(describer, limit, is_delta)
    nodes = (Opaque, Object, Wrapped, Cut, Gone, Cycle)
    return _encode.Tape(
        describer, limit, describer.plain, FUNCTION_LIKE, nodes, describer.plan, describer.shapes, is_delta, before
    )


def columns(rows: bytes, is_fast: bool = True) -> bytes:
    """The numbers of some rows, column after column: far easier to compress.

    A byte for each number: events and sizes as they are, others by how much they differ from the one before (twice
    that, less one if it is below). Of a number that needs more the byte is 255, and it stands behind the column.
    """
    if _encode is not None and is_fast:
        return _encode.columns(rows)
    table, width = memoryview(rows).cast("I"), ROW.size // 4
    return b"".join(_told(table[number::width].tolist(), number in _AS_THEY_ARE) for number in range(width))


def _told(numbers: list[int], as_they_are: bool) -> bytes:
    told = numbers if as_they_are else [_zigzag(after - before) for before, after in pairwise([0, *numbers])]
    small = bytes(min(number, _LARGE) for number in told)
    return small + b"".join(number.to_bytes(4, "little") for number in told if number >= _LARGE)


def _zigzag(difference: int) -> int:
    wrapped = (difference + (1 << 31)) % (1 << 32) - (1 << 31)
    return 2 * wrapped if wrapped >= 0 else -2 * wrapped - 1


def table(data: bytes, count: int, is_fast: bool = True) -> bytes:
    """What `columns` made of so many rows, as 32-bit numbers column after column; ValueError if it is damaged."""
    if _encode is not None and is_fast:
        return _encode.table(data, count)
    found, at = array("I"), 0
    for number in range(ROW.size // 4):
        small = data[at : at + count]
        at += count
        size = 4 * small.count(_LARGE)
        large = iter(array("I", data[at : at + size]))
        at += size
        told = [next(large) if byte == _LARGE else byte for byte in small]
        found.extend(told if number in _AS_THEY_ARE else _numbers(told))
    if at != len(data) or len(found) * 4 != ROW.size * count:
        raise ValueError("rows are missing")
    return found.tobytes()


def _numbers(told: list[int]) -> Iterator[int]:
    differences = (number >> 1 if not number & 1 else -(number >> 1) - 1 for number in told)
    return (number % (1 << 32) for number in accumulate(differences))


def is_program(value: Any) -> bool:
    """Whether a value belongs to the program's text (a function, class or module) and not to its data."""
    return type(value) in FUNCTION_LIKE or issubclass(type(value), type)


def last_entries(tape: Any, frame: int) -> dict[str, bytes]:
    """The snapshots of the last event of a frame that lists variables, if that is still on the tape."""
    rows, payload = tape.peek()
    table = array("I", bytes(rows))
    events, frames = table[0::6], table[3::6]
    wanted = (row for row in range(len(events) - 1, -1, -1) if frames[row] == frame and events[row] < Event.EXPRESSION)
    row = next(wanted, None)
    return dict(_stretch(rows, payload, tape.is_delta).at(row)) if row is not None else {}


def last_of_frames(rows: bytes, payload: bytes, scopes: Container[int]) -> dict[int, dict[str, bytes]]:
    """The same of all frames of some scopes, from whole payloads."""
    table, stretch = array("I", bytes(rows)), _stretch(rows, payload, False)
    last = {
        frame: row
        for row, (event, frame, scope) in enumerate(zip(table[0::6], table[3::6], table[4::6], strict=True))
        if event < Event.EXPRESSION and scope in scopes
    }
    return {frame: dict(stretch.at(row)) for frame, row in last.items()}


def _stretch(rows: bytes, payload: bytes, is_delta: bool) -> Stretch:
    """What is on a tape; behind the last event may be the beginning of another one."""
    table = array("I", bytes(rows))
    return open_stretch(table[3::6], array("I", accumulate(table[5::6])), bytes(payload), has_changes=is_delta)


def unfolded(rows: bytes, payload: bytes) -> tuple[bytes, bytes]:
    """A stretch of changes as one of whole payloads."""
    table = list(ROW.iter_unpack(bytes(rows)))
    data, ends = _stretch(rows, payload, True).payloads(0, len(table), _MOST_BYTES)
    sizes = (end - start for start, end in pairwise([0, *array("q", ends)]))
    return b"".join(ROW.pack(*row[:5], size) for row, size in zip(table, sizes, strict=True)), data
