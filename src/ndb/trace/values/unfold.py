"""What the events of a stretch show, from what a tape wrote of them: changes, or all of it.

Knows the bytes of payloads, whose grammar stands in tape, and that they may be damaged or made to do harm: then it is a
ValueError. Does not know files, nor what snapshots mean. `_decode.c` holds a faster twin of `Unfolded`.
"""

import struct
from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Protocol

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401

try:
    from ndb.trace.values import _decode
except ImportError:
    _decode = None  # type: ignore[assignment]

FRESH: Final = 1
ASIDE: Final = 2
VALUED: Final = 4
"""What the payload of an event begins with."""

Entry = tuple[str, bytes]
Shown = tuple[Entry, ...]
Changed = tuple[bytes, bytes, bytes, bytes]
"""Rows (as 32-bit numbers), hashes of names and of new values (64 bits; 0 for what is gone), and the rows at which
frames are seen for the first time in this stretch: there everything is new."""

_SIZE: Final = struct.Struct("<I")
_MOST: Final = 1 << 26
"""Entries that are moved in one stretch. Recordings of ours move some thousands."""
_EXPRESSION: Final = 4
"""The first event that tells of a part of a line (state.Event)."""
BASE: Final = 0x9E3779B97F4A7C15
"""Of the hashes by which names and snapshots are told apart."""
_WORD: Final = (1 << 64) - 1
_DAMAGED: Final = (IndexError, KeyError)


class Stretch(Protocol):
    """Events of one stretch, by their rows."""

    def __len__(self) -> int: ...

    def at(self, row: int, /) -> Shown:
        """The entries of an event; of one with a value, that first, under its label."""

    def payloads(self, first: int, last: int, most: int, /) -> tuple[bytes, bytes]:
        """Some events as whole payloads, and where each ends (64-bit numbers); not more than so many bytes."""

    def named(self, rows: list[int], names: tuple[str, ...], /) -> list[tuple[bytes | None, ...]]:
        """The snapshots of some variables at some events; None for what is not there."""

    def changed(self, events: Sequence[int], /) -> Changed:
        """What is not as in the state before of its frame. Parts of lines are no states."""


def open_stretch(
    frames: Sequence[int], ends: Sequence[int], payload: bytes, *, has_changes: bool = True, is_fast: bool = True
) -> Stretch:
    """A stretch of changes, or of whole payloads, whose frames and ends of payloads are arrays of 32-bit numbers."""
    if not has_changes:
        return Whole(ends, payload)
    if _decode is not None and is_fast:
        return _decode.Unfolded(frames, ends, payload)
    return Unfolded(frames, ends, payload)


class _Listing:
    """What can be told of a stretch from the entries of its events, one by one."""

    def __init__(self, ends: Sequence[int]) -> None:
        self._ends = ends

    def __len__(self) -> int:
        return len(self._ends)

    def at(self, row: int) -> Shown:
        label, variables = self._parts(row)
        return variables if label is None else (label, *variables)

    def payloads(self, first: int, last: int, most: int) -> tuple[bytes, bytes]:
        parts, ends, size = list[bytes](), array("q"), 0
        for row in range(first, last):
            parts.append(whole(self.at(row)))
            size += len(parts[-1])
            ends.append(size)
            if size > most:
                raise ValueError("it unfolds to more than a recording holds")
        return b"".join(parts), ends.tobytes()

    def named(self, rows: list[int], names: tuple[str, ...]) -> list[tuple[bytes | None, ...]]:
        shown = (dict(self._parts(row)[1]) for row in rows)
        return [tuple(found.get(name) for name in names) for found in shown]

    def _parts(self, row: int) -> tuple[Entry | None, Shown]:
        """The value under its label, if there is one, and the variables."""
        raise NotImplementedError


class Unfolded(_Listing):
    """A stretch of changes. What did not change is shared: an event in which nothing changed has the entries of its
    frame's last one, an entry that did not change is the same object."""

    def __init__(self, frames: Sequence[int], ends: Sequence[int], payload: bytes) -> None:
        super().__init__(ends)
        self._frames = frames
        self._shown: list[tuple[Entry | None, Shown]] = []
        try:
            self._read(payload)
        except _DAMAGED as error:
            raise ValueError(f"a stretch is damaged: {error!r}") from error

    def _read(self, payload: bytes) -> None:
        reader, known = _Reader(payload), dict[int, _Frame]()
        for frame, end in zip(self._frames, self._ends, strict=True):
            if reader.at == end:
                self._shown.append((None, known[frame].shown))
                continue
            flags, label = reader.head()
            running = _Frame() if flags & (FRESH | ASIDE) else known[frame]
            if flags & FRESH:
                known[frame] = running
            reader.change(running, end)
            self._shown.append((label, running.shown))

    def _parts(self, row: int) -> tuple[Entry | None, Shown]:
        if row < 0:
            raise IndexError("there is no such event")
        return self._shown[row]

    def changed(self, events: Sequence[int]) -> Changed:
        rows, names, values, firsts = array("I"), array("Q"), array("Q"), array("I")
        last: dict[int, Shown] = {}
        hashes = _Hashes()
        for row, (frame, event) in enumerate(zip(self._frames, events, strict=True)):
            now = self._shown[row][1]
            before = last.get(frame)
            if event >= _EXPRESSION or before is now:
                continue
            if before is None:
                firsts.append(row)
            last[frame] = now
            for name, value in _differences(dict(before or ()), dict(now)):
                rows.append(row)
                names.append(hashes.of(name.encode("utf-8", "surrogatepass")))
                values.append(hashes.of(value) if value is not None else 0)
        return rows.tobytes(), names.tobytes(), values.tobytes(), firsts.tobytes()


def _differences(before: dict[str, bytes], now: dict[str, bytes]) -> Iterator[tuple[str, bytes | None]]:
    for name, value in now.items():
        if before.get(name) != value:
            yield name, value
    yield from ((name, None) for name in before if name not in now)


class _Hashes:
    """Hashes of bytes, each worked out once."""

    def __init__(self) -> None:
        self._known: dict[bytes, int] = {}

    def of(self, data: bytes) -> int:
        found = self._known.get(data)
        if found is None:
            found = self._known[data] = hash_of(data)
        return found


def hash_of(data: bytes) -> int:
    """The hash by which names and snapshots are told apart: the sum of (byte + 1) * base ** place, modulo 2 ** 64."""
    total, power = 0, 1
    for byte in data:
        total, power = total + (byte + 1) * power, power * BASE & _WORD
    return total & _WORD


class Whole(_Listing):
    """A stretch of whole payloads."""

    def __init__(self, ends: Sequence[int], payload: bytes) -> None:
        super().__init__(ends)
        self._payload = payload

    def at(self, row: int) -> Shown:
        return tuple(entries(self._payload[self._start(row) : self._ends[row]]))

    def payloads(self, first: int, last: int, most: int) -> tuple[bytes, bytes]:
        start = self._start(first)
        ends = array("q", [end - start for end in self._ends[first:last]])
        return self._payload[start : self._ends[last - 1] if last > first else start], ends.tobytes()

    def _parts(self, row: int) -> tuple[Entry | None, Shown]:
        return None, self.at(row)

    def _start(self, row: int) -> int:
        return self._ends[row - 1] if row else 0

    def changed(self, events: Sequence[int]) -> Changed:
        raise NotImplementedError("whole payloads do not tell what changed")


class _Frame:
    """The variables of a frame as they are shown, in their order."""

    __slots__ = ("_places", "shown")

    def __init__(self) -> None:
        self.shown: Shown = ()
        self._places: dict[tuple[int, str], int] = {}

    def change(self, changes: "list[tuple[tuple[int, str], bytes | None]]") -> int:
        """Have the changes; how many entries were moved for it."""
        entries, places = list(self.shown), self._places
        if all(value is not None and key in places for key, value in changes):
            for key, value in changes:
                assert value is not None
                entries[places[key]] = (key[1], value)
            self.shown = tuple(entries)
            return len(entries)
        running = {key: entries[place] for key, place in places.items()}
        for key, value in changes:
            if value is None:
                running.pop(key, None)
            else:
                running[key] = (key[1], value)
        keys = sorted(running, key=_order)
        self._places = {key: place for place, key in enumerate(keys)}
        self.shown = tuple(running[key] for key in keys)
        return len(entries) + len(keys)


class _Reader:
    """Reads the payloads of a stretch one after another."""

    def __init__(self, payload: bytes) -> None:
        self._payload = payload
        self._names: list[tuple[int, str]] = []
        self._values: list[bytes] = []
        self._moved = 0
        self.at = 0

    def head(self) -> tuple[int, Entry | None]:
        flags = self._payload[self.at]
        self.at += 1
        if not flags & VALUED:
            return flags, None
        name = self._text().decode("utf-8", "surrogatepass")
        value = self._reference()
        if value is None:
            raise ValueError("an event without its value")
        return flags, (name, value)

    def change(self, frame: _Frame, end: int) -> None:
        """Let a frame have what an event says of it."""
        changes = []
        while self.at < end:
            changes.append((self._name(), self._reference()))
        if self.at != end:
            raise ValueError("an event goes on after its end")
        self._moved += frame.change(changes)
        if self._moved > _MOST:
            raise ValueError("it takes too long to unfold")

    def _name(self) -> tuple[int, str]:
        number = self._varint()
        if number:
            return self._names[number - 1]
        order = self._varint()
        self._names.append((order, self._text().decode("utf-8", "surrogatepass")))
        return self._names[-1]

    def _reference(self) -> bytes | None:
        number = self._varint()
        if number == 0:
            self._values.append(self._text())
            return self._values[-1]
        return None if number == 1 else self._values[number - 2]

    def _text(self) -> bytes:
        size = self._varint()
        start, self.at = self.at, self.at + size
        if self.at > len(self._payload):
            raise ValueError("a text goes on after the end")
        return self._payload[start : self.at]

    def _varint(self) -> int:
        result = self._payload[self.at]
        self.at += 1
        if result < 0x80:  # nearly always
            return result
        result, shift = result & 0x7F, 7
        while shift < 64:
            byte = self._payload[self.at]
            self.at += 1
            result |= (byte & 0x7F) << shift
            if byte < 0x80 and result <= _WORD:
                return result
            shift += 7
        raise ValueError("a number is too large")


def _order(key: tuple[int, str]) -> int:
    return key[0]


def whole(parts: Iterable[Entry]) -> bytes:
    """A whole payload of some entries."""
    return b"".join(map(_whole_entry, parts))


def _whole_entry(entry: Entry) -> bytes:
    name, snapshot = entry
    text = name.encode("utf-8", "surrogatepass")
    return _SIZE.pack(len(text)) + text + _SIZE.pack(len(snapshot)) + snapshot


def entries(payload: bytes) -> Iterator[Entry]:
    """The entries of a whole payload: name and snapshot."""
    at = 0
    while at < len(payload):
        name_end = at + 4 + _SIZE.unpack_from(payload, at)[0]
        start = name_end + 4
        end = start + _SIZE.unpack_from(payload, name_end)[0]
        yield payload[at + 4 : name_end].decode("utf-8", "surrogatepass"), payload[start:end]
        at = end
