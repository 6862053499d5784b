"""What objects held: a version of every object that is kept, whenever it was seen to hold something else.

Knows how the versions of a stretch of events are written by the tape in C (`encode/versions.h`), and puts them together
again. Objects have the numbers of `identities`; what is plain (numbers, texts, None) stands where it is held. What is
not held is said not to be: objects of more than 10,000 items, texts of more than 100,000 bytes, arrays of more than
32,768 bytes, what was beyond the account of bytes that a recording has, and what changed while it was not looked at.

    stretch : {event}
    event   : events since the last one told of (since the first) {entry} 0
    entry   : CLASS kind name members {name} fields {name}           numbered from 0 on
            | TEXT digest(8) tag size bytes                          numbered from 1 on
            | WHOLE object class unseen size body                    all that it holds
            | DELTA object unseen size [layout] from removed added {item}
            | LOST object why                                        from here on it is not held
            | PARTLY object | ALL object                             of a variable: what it reaches was looked at
    body    : [content] [buffer] [[layout] count {item}], or what describes it, as its class says
    layout  : [items of the row, where there are attributes, too] [items that are no members of a set, of a set]
    item    : a plain value as in snapshots | @ object | $ text | ? (not held)

All numbers are varints. `unseen`: for so many events before this one it was not looked at, so it may have been this
already. Numbers of classes and texts hold over stretches.
"""

import struct
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.values.nodes import Gone
from ndb.trace.values.reach import Kind
from ndb.trace.values.read_snapshot import ValueReader


class _Tag:
    CLASS, TEXT, WHOLE, DELTA, LOST, PARTLY, ALL = range(1, 8)


_ROWS: Final = Kind.LISTED | Kind.TUPLED | Kind.MAPPED | Kind.DEQUED
_CONTENT: Final = Kind.WHOLE | Kind.TEXTUAL | Kind.REAL | Kind.BINARY
_SINGLE: Final = Kind.CONST | Kind.NAMED | Kind.BUFFERED | Kind.TOLD | _CONTENT
_DESCRIBED: Final = Kind.FROZEN | Kind.VOLATILE | Kind.NAMED
_WHY: Final = {
    1: "too large to be held",
    2: "beyond what this recording holds of large values",
    3: "changed while it was not looked at",
}
UNHELD: Final = Gone("not recorded")
"""What stands where something is that is not held."""
_UNSEEN: Final = Gone("not known here: it changed while it was not looked at")


Moved = Callable[[int], int]
"""What the number of an event has become."""


def unmoved(event: int) -> int:
    """Events as they were numbered."""
    return event


@dataclass(frozen=True, slots=True)
class At:
    """An object, by its number."""

    number: int


@dataclass(frozen=True, slots=True)
class HeldClass:
    """What is known of a class."""

    kind: Kind
    name: str
    members: tuple[str, ...]
    """Names of what instances store outside of `__dict__`."""
    fields: tuple[str, ...]
    """Names that a namedtuple has for its items."""


@dataclass(frozen=True, slots=True)
class Buffer:
    """The content of an array."""

    format: str
    shape: tuple[int, ...]
    data: bytes


@dataclass(frozen=True, slots=True)
class Content:
    """What an object held at some time, itself: other objects are told by their numbers."""

    cls: HeldClass
    items: tuple[Any, ...] = ()
    """Of a list, tuple, deque or set; the values of a dict."""
    keys: tuple[Any, ...] = ()
    """Of a dict, in order."""
    attributes: tuple[tuple[str, Any], ...] = ()
    value: Any = None
    """Of a subclass of int, str, float or bytes; an array's Buffer; what describes a value of the library."""


Ref = Any
"""A plain value, an `At`, or UNHELD."""


@dataclass(slots=True)
class _Raw:
    """An object's version, put together from its changes."""

    cls: HeldClass
    value: Any = None
    items: list[Any] = field(default_factory=list)
    primary: int | None = None
    in_order: int | None = None


@dataclass(frozen=True, slots=True)
class _Entry:
    """Where a version stands."""

    kind: int
    event: int
    unseen: int
    cls: int
    """Of a whole one; of a lost one, why."""
    data: bytes


class Heap:
    """The versions of one thread's recording."""

    def __init__(
        self, stretches: Sequence[tuple[int, int, Callable[[], bytes] | None]] = (), *, is_retold: bool = False
    ) -> None:
        """First event, end and data of every stretch of events; None where nothing is told of it. `is_retold`: what is
        told first of an object may have been so long before."""
        self.is_retold = is_retold
        self._ends: list[int] = []
        self._is_told: list[bool] = []
        self._classes: list[HeldClass] = []
        self._texts: list[Any] = []
        self._by_digest: dict[int, Any] = {}
        self._entries: dict[int, list[_Entry]] = {}
        self._events: dict[int, list[int]] = {}
        self._tracks: dict[int, _Track] = {}
        self._looks: dict[int, list[tuple[int, bool]]] = {}
        """Of objects that variables are: from which event on all that they reach was looked at, or not."""
        for first, end, read in stretches:
            self.add(first, end, None if read is None else read())

    def add(self, first: int, end: int, data: bytes | None, moved: Moved = unmoved) -> None:
        """One more stretch; its events count as others, if they were moved since it was written."""
        self._ends.append(moved(end))
        self._is_told.append(data is not None)
        if data is not None:
            self._read(data, first, moved)

    def copy(self) -> "Heap":
        """The same so far."""
        other = Heap(is_retold=self.is_retold)
        other._ends, other._is_told = list(self._ends), list(self._is_told)
        other._classes, other._texts, other._by_digest = list(self._classes), list(self._texts), dict(self._by_digest)
        other._entries = {number: list(entries) for number, entries in self._entries.items()}
        other._events = {number: list(events) for number, events in self._events.items()}
        other._looks = {number: list(looks) for number, looks in self._looks.items()}
        return other

    def move(self, moved: Moved) -> None:
        """Events have other numbers from now on, in the same order; some may have come to be one."""
        self._ends = [moved(end) for end in self._ends]
        for number, entries in self._entries.items():
            entries[:] = (_moved(entry, moved) for entry in entries)
            self._events[number] = [entry.event for entry in entries]
        for looks in self._looks.values():
            looks[:] = ((moved(event), is_all) for event, is_all in looks)

    # What is asked

    def content(self, number: int, event: int) -> Content | Gone:
        """What an object held at an event, or why that is not known."""
        place = bisect_right(self._events.get(number, ()), event) - 1
        if place < 0 or not self._covers(event):
            return UNHELD
        entries = self._entries[number]
        if place + 1 < len(entries) and entries[place + 1].event - entries[place + 1].unseen <= event:
            return _UNSEEN
        if entries[place].kind == _Tag.LOST:
            return Gone(_WHY.get(entries[place].cls, UNHELD.text))
        return _content(self._track(number).at(place))

    def looked_at(self, number: int, event: int) -> int | None:
        """The first event from this one on at which all was looked at that an object reaches, which a variable was at
        this event; None if that was never again."""
        looks = self._looks.get(number, [])
        place = bisect_right(looks, (event, True)) - 1
        if place < 0 or looks[place][1]:
            return event
        return next((at for at, is_all in looks[place + 1 :] if is_all), None)

    @property
    def has_gaps(self) -> bool:
        """Whether there was anything so large that it was not looked at whole for every event."""
        return bool(self._looks)

    def is_looked_at(self, number: int, event: int) -> bool:
        """Whether an object was seen to hold at this event, or after it, what it held before."""
        events = self._events.get(number, ())
        place = bisect_right(events, event)
        if place and events[place - 1] == event:
            return True
        return place < len(events) and events[place] - self._entries[number][place].unseen > event

    def text(self, digest: int) -> Any:
        """A long text, or what else is plain and long, by the digest that a snapshot of it ends with; None if it is not
        held."""
        return self._by_digest.get(digest)

    def changes(self, number: int) -> Sequence[int]:
        """The events at which an object was first seen, or seen to hold something else."""
        return self._events.get(number, ())[self.is_retold :]

    def made(self, number: int, event: int) -> int | None:
        """The event at which an object was first seen: an address may have been used by objects of other classes."""
        entries = [
            entry for entry in self._entries.get(number, ()) if entry.event <= event and entry.kind == _Tag.WHOLE
        ]
        for later, earlier in zip(entries[::-1], entries[-2::-1], strict=False):
            if later.cls != earlier.cls:
                return later.event
        return entries[0].event if entries and not self.is_retold else None

    def _covers(self, event: int) -> bool:
        stretch = bisect_right(self._ends, event)
        return stretch < len(self._ends) and self._is_told[stretch]

    def _track(self, number: int) -> "_Track":
        found = self._tracks.get(number)
        if found is None:
            found = self._tracks[number] = _Track(self._entries[number], self._classes, self._texts)
        return found

    # Reading

    def _read(self, data: bytes, first: int, moved: Moved) -> None:
        reader, event = _Reader(data, self._texts), first
        while reader.at < len(data):
            event += reader.varint()
            while (kind := reader.varint()) != 0:
                self._read_entry(reader, kind, event, moved)

    def _read_entry(self, reader: "_Reader", kind: int, event: int, moved: Moved) -> None:
        match kind:
            case _Tag.CLASS:
                self._classes.append(reader.held_class())
            case _Tag.TEXT:
                digest = int.from_bytes(reader.bytes(8), "little")
                self._texts.append(reader.value())
                self._by_digest[digest] = self._texts[-1]
            case _Tag.WHOLE:
                number, cls, unseen = reader.varint(), reader.varint(), reader.varint()
                self._add(number, _moved(_Entry(kind, event, unseen, cls, reader.raw()), moved))
            case _Tag.DELTA:
                number, unseen = reader.varint(), reader.varint()
                self._add(number, _moved(_Entry(kind, event, unseen, 0, reader.raw()), moved))
            case _Tag.PARTLY | _Tag.ALL:
                self._looks.setdefault(reader.varint(), []).append((moved(event), kind == _Tag.ALL))
            case _Tag.LOST:
                self._add(reader.varint(), _moved(_Entry(kind, event, 0, reader.varint(), b""), moved))
            case _:
                raise ValueError(f"no version: {kind}")

    def _add(self, number: int, entry: _Entry) -> None:
        self._entries.setdefault(number, []).append(entry)
        self._events.setdefault(number, []).append(entry.event)


def _moved(entry: _Entry, moved: Moved) -> _Entry:
    """With other numbers of events."""
    if moved is unmoved:
        return entry
    event = moved(entry.event)
    return replace(entry, event=event, unseen=event - moved(entry.event - entry.unseen))


class _Track:
    """One object's versions, of which one is put together; others are reached by doing and undoing changes."""

    def __init__(self, entries: list[_Entry], classes: list[HeldClass], texts: list[Any]) -> None:
        self._entries = entries
        self._classes = classes
        self._texts = texts
        self._place = -1
        self._raw: _Raw | None = None
        self._undo: list[Any] = []

    def at(self, place: int) -> _Raw:
        while self._place < place:
            self._place += 1
            self._undo.append(self._do(self._entries[self._place]))
        while self._place > place:
            self._place -= 1
            self._undo_one(self._undo.pop())
        if self._raw is None:
            raise ValueError("a change of what was never told whole")
        return self._raw

    def _do(self, entry: _Entry) -> Any:
        """One change; what undoes it."""
        if entry.kind == _Tag.LOST:
            return None
        if entry.kind == _Tag.WHOLE:
            before, self._raw = self._raw, self._whole(entry)
            return (before,)
        raw = self._raw
        if raw is None:
            raise ValueError("a change of what was never told whole")
        reader, layout = _Reader(entry.data, self._texts), (raw.primary, raw.in_order)
        reader.layout(raw)
        start, removed, added = reader.varint(), reader.varint(), reader.varint()
        gone = raw.items[start : start + removed]
        raw.items[start : start + removed] = [reader.value() for _ in range(added)]
        return start, added, gone, layout

    def _undo_one(self, change: Any) -> None:
        if change is None:
            return
        if len(change) == 1:
            self._raw = change[0]
            return
        start, added, gone, layout = change
        assert self._raw is not None
        self._raw.items[start : start + added] = gone
        self._raw.primary, self._raw.in_order = layout

    def _whole(self, entry: _Entry) -> _Raw:
        reader, raw = _Reader(entry.data, self._texts), _Raw(self._classes[entry.cls])
        kind = raw.cls.kind
        if kind & Kind.FOREIGN:
            return raw
        if kind & _DESCRIBED or kind == Kind.CONST:
            raw.value = reader.value()
            return raw
        if kind & (_CONTENT | Kind.BUFFERED):
            raw.value = reader.value()
        if kind & ~_SINGLE or raw.cls.members:
            reader.layout(raw)
            raw.items = [reader.value() for _ in range(reader.varint())]
        return raw


def _content(raw: _Raw) -> Content | Gone:
    """A version with its items told apart."""
    cls = raw.cls
    if cls.kind & Kind.FOREIGN:
        return Gone("the test runner's own: not recorded")
    items = raw.items
    in_order = len(items) if raw.in_order is None else raw.in_order
    stored_end = in_order - len(cls.members)
    primary = raw.primary if raw.primary is not None else stored_end if cls.kind & _ROWS else 0
    row, rest = items[:primary], items[primary:stored_end]
    keys: tuple[Any, ...] = ()
    if cls.kind & Kind.MAPPED:
        keys, row = tuple(row[::2]), row[1::2]
        if cls.kind & Kind.ORDERED:
            order, rest = rest[: len(keys)], rest[len(keys) :]
            keys, row = _ordered(keys, row, order)
    stored = [(name, item) for name, item in zip(rest[::2], rest[1::2], strict=True) if type(name) is str]
    members = zip(cls.members, items[stored_end:in_order], strict=True)
    attributes = (*((name, item) for name, item in members if item is not ...), *stored)
    return Content(cls, (*row, *items[in_order:]), keys, attributes, raw.value)


def _ordered(keys: tuple[Any, ...], items: list[Any], order: list[Any]) -> tuple[tuple[Any, ...], list[Any]]:
    """An OrderedDict's items as it orders them."""
    of_keys = {(type(key), key): item for key, item in zip(keys, items, strict=True)}
    return tuple(order), [of_keys[type(key), key] for key in order]


class _Reader(ValueReader):
    """Reads what snapshots hold, and besides it references and arrays."""

    __slots__ = ("_texts",)

    def __init__(self, data: bytes, texts: list[Any]) -> None:
        super().__init__(data)
        self._texts = texts

    def value(self) -> Any:
        match self.data[self.at]:
            case 0x40:  # @
                self.at += 1
                return At(self.varint())
            case 0x24:  # $
                self.at += 1
                return self._texts[self.varint() - 1]
            case 0x3F:  # ?
                self.at += 1
                return UNHELD
            case 0x4D:  # M
                self.at += 1
                shape = (self.text(), tuple(self.varint() for _ in range(self.varint())))
                return Buffer(*shape, self.raw())
        return super().value()

    def bytes(self, size: int) -> bytes:
        self.at += size
        return self.data[self.at - size : self.at]

    def names(self) -> tuple[str, ...]:
        return tuple(self.text() for _ in range(self.varint()))

    def held_class(self) -> HeldClass:
        return HeldClass(Kind(self.varint()), self.text(), self.names(), self.names())

    def layout(self, raw: _Raw) -> None:
        kind = raw.cls.kind
        if kind & _ROWS and kind & (Kind.STORED | Kind.ORDERED | Kind.MEMBERS):
            raw.primary = self.varint()
        if kind & Kind.MEMBERS:
            raw.in_order = self.varint()


def elements(buffer: Buffer) -> Any:
    """The elements of an array, nested as its shape says; UNHELD if its format is not a plain one."""
    format_ = buffer.format if buffer.format[:1] in "@=<>!" else f"@{buffer.format}"
    try:
        flat = [value if len(value) > 1 else value[0] for value in struct.iter_unpack(format_, buffer.data)]
    except struct.error:
        return UNHELD
    return _nested(iter(flat), buffer.shape)


def _nested(flat: Iterator[Any], shape: tuple[int, ...]) -> Any:
    if not shape:
        return next(flat)
    if len(shape) == 1:
        return [next(flat) for _ in range(shape[0])]
    return [_nested(flat, shape[1:]) for _ in range(shape[0])]
