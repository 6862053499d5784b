"""Snapshots: a value at one moment as bytes, exact for plain data, bounded for everything else.

Knows the byte format and how a value too large is cut in its middle. Does not know how an object is described
(describe), nor how a snapshot looks as text (values). `_encode.c` writes the same bytes, only faster.

A value has *room*, in characters of its `repr`. What is charged for a value is never more than its `repr` is long, so
everything that renders within the limit is kept whole; what does not fit keeps a head and a tail. A snapshot that does
not show everything may end with a mark, a digest of all that the value reaches (reach): where anything behind what is
shown differs, the bytes do.
"""

import struct
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.values.limit import LIMIT

DEPTH: Final = 100
"""Containers inside containers; deeper than this is not looked at."""
SORTABLE: Final = 400
"""A set too large to be kept shows its smallest and largest members if it has at most this many."""


_NAME: Final = vars(type)["__name__"]


@dataclass(frozen=True, slots=True, eq=False)
class Opaque:
    """A value known only by a text."""

    text: str


@dataclass(frozen=True, slots=True, eq=False)
class Object:
    """A value shown by its attributes; one without a name is shown by its value alone."""

    name: str
    attributes: tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Wrapped:
    """A value between two texts, such as `deque(` … `)`."""

    prefix: str
    value: Any
    suffix: str


@dataclass(frozen=True, slots=True, eq=False)
class Cut:
    """A value whose middle was left out: how many items or characters, and the two ends, of one type."""

    omitted: int
    head: Any
    tail: Any


@dataclass(frozen=True, slots=True, eq=False)
class Gone:
    """A value that was not kept at all, and why."""

    text: str


@dataclass(frozen=True, slots=True, eq=False)
class Cycle:
    """A container inside itself, as `repr` shows it."""

    text: str


Describe = Callable[[Any], Any]
"""Any object that is no plain data to one of the nodes above."""


def encode(value: object, describe: Describe, limit: int = LIMIT) -> bytes:
    """The snapshot of a value."""
    encoder = Encoder(describe)
    encoder.value(value, limit)
    return bytes(encoder.out)


class _Full(Exception):
    """The room is used up."""


class Encoder:
    """Writes snapshots to `out`, one after another."""

    __slots__ = ("_describe", "_hides", "is_partial", "memo", "out", "path", "room")

    def __init__(self, describe: Describe, hides: Callable[[type], bool] = lambda cls: True) -> None:
        """`hides`: whether instances of a class may hold more than their description shows."""
        self._describe = describe
        self._hides = hides
        self.is_partial = False
        """Set when something is not shown; to be reset by whoever wants to know."""
        self.memo: dict[int, tuple[object, Any]] = {}
        """Objects that were described already, and how; to be cleared when they may have changed."""
        self.out = bytearray()
        self.path: list[int] = []
        self.room = 0

    def value(self, value: object, room: int) -> None:
        """Whole if it fits into the room, else cut."""
        if not self._try(value, room):
            self._cut(value, room)

    def _try(self, value: object, room: int) -> bool:
        start, depth = len(self.out), len(self.path)
        self.room = room
        try:
            self._whole(value)
        except _Full:
            del self.out[start:], self.path[depth:]
            return False
        return True

    def _charge(self, characters: int) -> None:
        self.room -= characters
        if self.room < 0:
            raise _Full

    # Whole values

    def _whole(self, value: Any) -> None:
        write = _WRITERS.get(type(value))
        if write is not None:
            write(self, value)
        else:
            self._described(value)

    def _described(self, value: object) -> None:
        if id(value) in self.path:
            self._cycle(Cycle(f"{type_name(type(value))}(...)"))
        elif self._enter(value):
            self.is_partial = self.is_partial or self._hides(type(value))
            self._whole(self.describe(value))
            self.path.pop()

    def describe(self, value: object) -> Any:
        known = self.memo.get(id(value))
        if known is None:
            known = self.memo[id(value)] = value, self._describe(value)
        return known[1]

    def _enter(self, value: object) -> bool:
        """Go down into a container, if that is not too deep."""
        if len(self.path) >= DEPTH:
            self._gone(Gone("deeper"))
            return False
        self.path.append(id(value))
        return True

    def _constant(self, tag: bytes, characters: int) -> None:
        self._charge(characters)
        self.out += tag

    def _int(self, value: int) -> None:
        if -(1 << 63) <= value < 1 << 63:
            self._charge(len(str(value)))
            self.out += b"i"
            self._varint((value << 1) ^ (value >> 63))
        else:
            self._charge(value.bit_length() * 3 // 10)
            self._text(b"I", hex(value))

    def _float(self, value: float) -> None:
        self._charge(3)
        self.out += b"f" + struct.pack("<d", value)

    def _complex(self, value: complex) -> None:
        self._charge(2)
        self.out += b"c" + struct.pack("<dd", value.real, value.imag)

    def _str(self, value: str) -> None:
        self._charge(len(value) + 2)
        self._text(b"s", value)

    def _bytes(self, value: bytes) -> None:
        self._charge(len(value) + 3)
        self._raw(b"b", value)

    def _bytearray(self, value: bytearray) -> None:
        self._charge(len(value) + 14)
        self._raw(b"B", bytes(value))

    def _list(self, value: list[Any]) -> None:
        self._sequence(b"l", value, 0, "[...]")

    def _tuple(self, value: tuple[Any, ...]) -> None:
        self._sequence(b"t", value, 0, "(...)")

    def _set(self, value: set[Any]) -> None:
        self._sequence(b"S", value, 0 if value else 3, "{...}")

    def _frozenset(self, value: frozenset[Any]) -> None:
        self._sequence(b"z", value, 11 if value else 9, "frozenset({...})")

    def _sequence(self, tag: bytes, value: Any, extra: int, cycle: str) -> None:
        if id(value) in self.path:
            return self._cycle(Cycle(cycle))
        if len(value) * 3 > self.room + 2:
            raise _Full
        self._charge(2 + extra + 2 * max(len(value) - 1, 0))
        if self._enter(value):
            items = tuple(value)
            self.out += tag
            self._varint(len(items))
            for item in () if tag in b"Sz" else items:
                self._whole(item)
            if tag in b"Sz":
                self._members_in_order(items)
            self.path.pop()
        return None

    def _members_in_order(self, items: tuple[Any, ...]) -> None:
        """In whatever order the members of a set come, the same set has the same bytes."""
        written = list[bytes]()
        for item in items:
            start = len(self.out)
            self._whole(item)
            written.append(bytes(self.out[start:]))
            del self.out[start:]
        for member in sorted(written):
            self.out += member

    def _dict(self, value: dict[Any, Any]) -> None:
        if id(value) in self.path:
            return self._cycle(Cycle("{...}"))
        if len(value) * 6 > self.room + 2:
            raise _Full
        self._charge(2 + 2 * len(value) + 2 * max(len(value) - 1, 0))
        if self._enter(value):
            pairs = list(value.items())
            self.out += b"d"
            self._varint(len(pairs))
            for key, item in pairs:
                self._whole(key)
                self._whole(item)
            self.path.pop()
        return None

    def _range(self, value: range) -> None:
        self._charge(4)
        self.out += b"r"
        for part in (value.start, value.stop, value.step):
            self._int(part)

    def _slice(self, value: slice) -> None:
        if id(value) in self.path:
            return self._cycle(Cycle("slice(...)"))
        self._charge(11)
        if self._enter(value):
            self.out += b"e"
            for part in (value.start, value.stop, value.step):
                self._whole(part)
            self.path.pop()
        return None

    def _opaque(self, node: Opaque) -> None:
        self._charge(len(node.text))
        self._text(b"o", node.text)

    def _object(self, node: Object) -> None:
        if len(node.attributes) * 3 > self.room + 2:
            raise _Full
        self._charge(len(node.name) + 2 + 2 * max(len(node.attributes) - 1, 0))
        self._text(b"O", node.name)
        self._varint(len(node.attributes))
        for name, item in node.attributes:
            self._attribute(name)
            self._whole(item)

    def _attribute(self, name: str) -> None:
        self._charge(len(name) + 1 if name else 0)
        self._text(b"", name)

    def _wrapped(self, node: Wrapped) -> None:
        self._charge(len(node.prefix) + len(node.suffix))
        self._text(b"w", node.prefix)
        self._text(b"", node.suffix)
        self._whole(node.value)

    def _already_cut(self, node: Cut) -> None:
        self.out += b"x"
        self._whole(node.head)
        self._whole(node.tail)
        self._varint(node.omitted)

    def _gone(self, node: Gone) -> None:
        self.is_partial = True
        self._text(b"g", node.text)

    def _cycle(self, node: Cycle) -> None:
        self._charge(len(node.text))
        self._text(b"y", node.text)

    # Cut values

    def _cut(self, value: Any, room: int) -> None:
        self.is_partial = True
        cut = _CUTTERS.get(type(value))
        if room < 8 or (cut is None and type(value) in _WRITERS):
            self._gone(Gone("more"))
        elif type(value) in _ATOMS and cut is not None:
            cut(self, value, room)
        elif id(value) in self.path:
            if not self._try(value, room):
                self._gone(Gone("more"))
        elif self._enter(value):
            if cut is None:
                self._cut(self.describe(value), room)
            else:
                cut(self, value, room)
            self.path.pop()

    def _cut_int(self, value: int, room: int) -> None:
        self._gone(Gone(f"int of {value.bit_length()} bits"))

    def _cut_sequence(self, value: Any, room: int) -> None:
        head, tail = list(value[: _most(room)]), list(value[: -_most(room) - 1 : -1])
        self._cut_items(_TAGS[type(value)], "", len(value), head, tail, room)

    def _cut_set(self, value: Any, room: int) -> None:
        members = _members(value)
        self._cut_items(_TAGS[type(value)], "", len(value), members, members[::-1], room)

    def _cut_dict(self, value: dict[Any, Any], room: int) -> None:
        head, tail = islice(value.items(), _most(room)), islice(reversed(value.items()), _most(room))
        self._cut_items(b"d", "", len(value), list(head), list(tail), room)

    def _cut_object(self, node: Object, room: int) -> None:
        pairs = node.attributes
        self._cut_items(b"O", node.name, len(pairs), pairs, pairs[::-1], room)

    def _cut_wrapped(self, node: Wrapped, room: int) -> None:
        self._text(b"w", node.prefix)
        self._text(b"", node.suffix)
        self._cut(node.value, room)

    def _cut_text(self, value: Any, room: int) -> None:
        kept = max(room // 2 - 8, 0)
        text = value.text if type(value) is Opaque else value
        self.out += b"x"
        self._end(value, text[:kept])
        self._end(value, text[len(text) - kept :])
        self._varint(len(text) - 2 * kept)

    def _end(self, value: Any, part: Any) -> None:
        if isinstance(part, str):
            self._text(b"o" if type(value) is Opaque else b"s", part)
        else:
            self._raw(_TAGS[type(value)], bytes(part))

    def _cut_items(
        self, tag: bytes, name: str, size: int, forward: Sequence[Any], backward: Sequence[Any], room: int
    ) -> None:
        head = self._some(tag, forward, room // 2 if size > 1 else room - 2, at_least_one=True)
        tail = self._some(tag, backward[: size - len(head)], room // 2, at_least_one=False)
        omitted = size - len(head) - len(tail)
        if omitted:
            self.out += b"x"
            self._chunks(tag, name, head)
            self._chunks(tag, name, tail[::-1])
            self._varint(omitted)
        else:
            self._chunks(tag, name, head + tail[::-1])

    def _some(self, tag: bytes, items: Sequence[Any], room: int, at_least_one: bool) -> list[bytes]:
        """The items, encoded, that fit into the room; the first one cut if even it does not."""
        chunks: list[bytes] = []
        start = len(self.out)
        for item in items:
            if not self._try_item(tag, item, room):
                if chunks or not at_least_one:
                    break
                self._cut_item(tag, item, room)
                self.room = 0
            chunks.append(bytes(self.out[start:]))
            del self.out[start:]
            room = self.room - 2
            if room <= 0:
                break
        return chunks

    def _try_item(self, tag: bytes, item: Any, room: int) -> bool:
        if tag not in b"dO":
            return self._try(item, room)
        start = len(self.out)
        if tag == b"O":
            self.room = room
            try:
                self._attribute(item[0])
            except _Full:
                return False
        elif not self._try(item[0], room - 2):
            return False
        if self._try(item[1], self.room):
            return True
        del self.out[start:]
        return False

    def _cut_item(self, tag: bytes, item: Any, room: int) -> None:
        if tag not in b"dO":
            return self._cut(item, room)
        if tag == b"O":
            self._text(b"", item[0])
        elif self._try(item[0], room // 2):
            room = max(room - room // 2 + self.room - 2, room // 2)
        else:
            self._cut(item[0], room // 2)
            room //= 2
        self.value(item[1], room)
        return None

    def _chunks(self, tag: bytes, name: str, chunks: list[bytes]) -> None:
        if tag == b"O":
            self._text(tag, name)
        else:
            self.out += tag
        self._varint(len(chunks))
        self.out += b"".join(chunks)

    # Bytes

    def _varint(self, number: int) -> None:
        while number > 0x7F:
            self.out.append(number & 0x7F | 0x80)
            number >>= 7
        self.out.append(number)

    def _raw(self, tag: bytes, data: bytes) -> None:
        self.out += tag
        self._varint(len(data))
        self.out += data

    def _text(self, tag: bytes, text: str) -> None:
        self._raw(tag, text.encode("utf-8", "surrogatepass"))


def _most(room: int) -> int:
    """Items of which none more can be of use to half of the room: each takes two characters at least."""
    return room // 4 + 2


def type_name(cls: type) -> str:
    """The bare name of a class, without asking a metaclass for it."""
    return _NAME.__get__(cls)  # type: ignore[no-any-return]


def _members(value: Any) -> list[Any]:
    """The members of a large set in an order that does not depend on hashes; none if that is not to be had cheaply."""
    kinds = set(map(type, value)) if len(value) <= SORTABLE else set()
    return sorted(value) if kinds in ({int}, {str}) else []


_WRITERS: Final[dict[type, Callable[[Encoder, Any], None]]] = {
    type(None): lambda encoder, _: encoder._constant(b"N", 4),
    type(...): lambda encoder, _: encoder._constant(b"E", 8),
    bool: lambda encoder, value: encoder._constant(b"T", 4) if value else encoder._constant(b"F", 5),
    int: Encoder._int,
    float: Encoder._float,
    complex: Encoder._complex,
    str: Encoder._str,
    bytes: Encoder._bytes,
    bytearray: Encoder._bytearray,
    list: Encoder._list,
    tuple: Encoder._tuple,
    dict: Encoder._dict,
    set: Encoder._set,
    frozenset: Encoder._frozenset,
    range: Encoder._range,
    slice: Encoder._slice,
    Opaque: Encoder._opaque,
    Object: Encoder._object,
    Wrapped: Encoder._wrapped,
    Cut: Encoder._already_cut,
    Gone: Encoder._gone,
    Cycle: Encoder._cycle,
}
_CUTTERS: Final[dict[type, Callable[[Encoder, Any, int], None]]] = {
    int: Encoder._cut_int,
    str: Encoder._cut_text,
    bytes: Encoder._cut_text,
    bytearray: Encoder._cut_text,
    Opaque: Encoder._cut_text,
    list: Encoder._cut_sequence,
    tuple: Encoder._cut_sequence,
    set: Encoder._cut_set,
    frozenset: Encoder._cut_set,
    dict: Encoder._cut_dict,
    Object: Encoder._cut_object,
    Wrapped: Encoder._cut_wrapped,
}
_ATOMS: Final = frozenset({int, str, bytes, bytearray, Opaque, Object, Wrapped})
"""What can be cut and cannot contain itself (a node stands for a value that was entered already)."""
_TAGS: Final[dict[type, bytes]] = {
    list: b"l", tuple: b"t", set: b"S", frozenset: b"z", bytes: b"b", bytearray: b"B",
}  # fmt: skip


_LATE: Final = ord("~")
_MARKS: Final = {ord("#"): 9, _LATE: 13}
"""How a mark begins, and its size; one of `~` also says by how many events the last change was seen late."""


def marked(snapshot: bytes, digest: int) -> bytes:
    """A snapshot with the digest of all that its value reaches."""
    return snapshot + b"#" + digest.to_bytes(8, "little")


def late_by(snapshot: bytes) -> int:
    """For how many events a value was not looked at whole before its last change was seen; 0 if it was seen at once."""
    if snapshot[-_MARKS[_LATE] :][:1] != bytes([_LATE]):
        return 0
    try:
        decode(snapshot[: -_MARKS[_LATE]])
    except ValueError:  # it looks like a mark, and is the end of a text
        return 0
    return int.from_bytes(snapshot[-4:], "little")


def digest_in(snapshot: bytes) -> int | None:
    """The digest of all that a value reaches, where its snapshot does not show everything."""
    reader = ValueReader(snapshot)
    reader.value()
    return int.from_bytes(snapshot[reader.at + 1 : reader.at + 9], "little") if reader.at < len(snapshot) else None


def decode(snapshot: bytes) -> Any:
    """The value of a snapshot: plain data as itself, anything else as the nodes above; other bytes are a ValueError."""
    try:
        reader = ValueReader(snapshot)
        value = reader.value()
    except (IndexError, KeyError, struct.error, TypeError, RecursionError) as error:
        raise ValueError(f"no snapshot: {error!r}") from error
    if reader.at != len(snapshot) and len(snapshot) != reader.at + _MARKS.get(snapshot[reader.at], 0):
        raise ValueError("no snapshot: bytes after its end")
    return value


class ValueReader:
    __slots__ = ("at", "data")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def value(self) -> Any:
        tag = self.data[self.at]
        self.at += 1
        return _READERS[tag](self)

    def varint(self) -> int:
        result = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            result |= (byte & 0x7F) << shift
            if byte < 0x80:
                return result
            shift += 7

    def raw(self) -> bytes:
        size = self.varint()
        start = self.at
        self.at += size
        if self.at > len(self.data):
            raise IndexError("a text ends after the data")
        return self.data[start : self.at]

    def text(self) -> str:
        return self.raw().decode("utf-8", "surrogatepass")

    def small(self) -> int:
        number = self.varint()
        return (number >> 1) ^ -(number & 1)

    def doubles(self, count: int) -> tuple[float, ...]:
        start = self.at
        self.at += 8 * count
        return struct.unpack(f"<{count}d", self.data[start : self.at])

    def items(self) -> Iterator[Any]:
        return (self.value() for _ in range(self.varint()))

    def pairs(self) -> dict[Any, Any]:
        return {self.value(): self.value() for _ in range(self.varint())}

    def object(self) -> Object:
        name = self.text()
        return Object(name, tuple((self.text(), self.value()) for _ in range(self.varint())))

    def wrapped(self) -> Wrapped:
        prefix, suffix = self.text(), self.text()
        return Wrapped(prefix, self.value(), suffix)

    def cut(self) -> Cut:
        head, tail = self.value(), self.value()
        return Cut(self.varint(), head, tail)


_READERS: Final[dict[int, Callable[[ValueReader], Any]]] = {
    ord("N"): lambda reader: None,
    ord("T"): lambda reader: True,
    ord("F"): lambda reader: False,
    ord("E"): lambda reader: ...,
    ord("i"): ValueReader.small,
    ord("I"): lambda reader: int(reader.text(), 16),
    ord("f"): lambda reader: reader.doubles(1)[0],
    ord("c"): lambda reader: complex(*reader.doubles(2)),
    ord("s"): ValueReader.text,
    ord("b"): ValueReader.raw,
    ord("B"): lambda reader: bytearray(reader.raw()),
    ord("l"): lambda reader: list(reader.items()),
    ord("t"): lambda reader: tuple(reader.items()),
    ord("S"): lambda reader: set(reader.items()),
    ord("z"): lambda reader: frozenset(reader.items()),
    ord("d"): ValueReader.pairs,
    ord("r"): lambda reader: range(reader.value(), reader.value(), reader.value()),
    ord("e"): lambda reader: slice(reader.value(), reader.value(), reader.value()),
    ord("o"): lambda reader: Opaque(reader.text()),
    ord("O"): ValueReader.object,
    ord("w"): ValueReader.wrapped,
    ord("x"): ValueReader.cut,
    ord("g"): lambda reader: Gone(reader.text()),
    ord("y"): lambda reader: Cycle(reader.text()),
}
