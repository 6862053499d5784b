"""A value written whole, as far as there is room: the byte format of snapshots.

A value has *room*, in characters of its `repr`. What is charged for a value is never more than its `repr` is long, so
everything that renders within the limit is kept whole; where the room is used up, nothing is written and something
else has to be found (snapshot). Does not know how an object is described (describe).
"""

import struct
from collections.abc import Callable
from typing import Any, Final

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.values.nodes import Cut, Cycle, Describe, Gone, Object, Opaque, Wrapped
from ndb.trace.values.varint import put_bytes, put_varint

DEPTH: Final = 100
"""Containers inside containers; deeper than this is not looked at."""
TAGS: Final[dict[type, bytes]] = {list: b"l", tuple: b"t", set: b"S", frozenset: b"z", bytes: b"b", bytearray: b"B"}
_SETS: Final = b"Sz"
_NAME: Final = vars(type)["__name__"]


def type_name(cls: type) -> str:
    """The bare name of a class, without asking a metaclass for it."""
    return _NAME.__get__(cls)  # type: ignore[no-any-return]


class Full(Exception):
    """The room is used up."""


class WholeValue:
    """Writes values to `out`, one after another."""

    __slots__ = ("_describe", "_hides", "is_partial", "memo", "out", "path", "room")

    def __init__(self, describe: Describe, hides: Callable[[type], bool]) -> None:
        """`hides`: whether instances of a class may hold more than their description shows."""
        self._describe = describe
        self._hides = hides
        self.is_partial = False
        """Whether something is not shown."""
        self.memo: dict[int, tuple[object, Any]] = {}
        """Objects that were described already, and how."""
        self.out = bytearray()
        self.path: list[int] = []
        """The containers that are being written, by their addresses: what is in there again is a cycle."""
        self.room = 0

    def fits(self, value: object, room: int) -> bool:
        """Write a value whole, if it fits into the room; what is left of that is in `room`."""
        start, depth = len(self.out), len(self.path)
        self.room = room
        try:
            self.value(value)
        except Full:
            del self.out[start:], self.path[depth:]
            return False
        return True

    def charge(self, characters: int) -> None:
        self.room -= characters
        if self.room < 0:
            raise Full

    def value(self, value: Any) -> None:
        write = _WRITERS.get(type(value))
        if write is not None:
            write(self, value)
        elif id(value) in self.path:
            _cycle(self, Cycle(f"{type_name(type(value))}(...)"))
        elif self.enter(value):
            self.is_partial = self.is_partial or self._hides(type(value))
            self.value(self.describe(value))
            self.path.pop()

    def describe(self, value: object) -> Any:
        known = self.memo.get(id(value))
        if known is None:
            known = self.memo[id(value)] = value, self._describe(value)
        return known[1]

    def enter(self, value: object) -> bool:
        """Go down into a container, if that is not too deep."""
        if len(self.path) >= DEPTH:
            self.gone("deeper")
            return False
        self.path.append(id(value))
        return True

    def gone(self, why: str) -> None:
        """Instead of a value, why it is not there. That is not charged for."""
        self.is_partial = True
        self.text(b"g", why)

    def attribute(self, name: str) -> None:
        self.charge(len(name) + 1 if name else 0)
        self.text(b"", name)

    def raw(self, tag: bytes, data: bytes) -> None:
        self.out += tag
        put_bytes(self.out, data)

    def text(self, tag: bytes, text: str) -> None:
        self.raw(tag, text.encode("utf-8", "surrogatepass"))


_Writer = Callable[[WholeValue, Any], None]


def can_be_whole(cls: type) -> bool:
    """Whether it is plain data, or a node, which nobody needs to describe."""
    return cls in _WRITERS


# Without parts


def _constant(tag: bytes, characters: int) -> _Writer:
    def write(to: WholeValue, _: object) -> None:
        to.charge(characters)
        to.out += tag

    return write


_true, _false = _constant(b"T", 4), _constant(b"F", 5)


def _int(to: WholeValue, value: int) -> None:
    if -(1 << 63) <= value < 1 << 63:
        to.charge(len(str(value)))
        to.out += b"i"
        put_varint(to.out, (value << 1) ^ (value >> 63))
    else:
        to.charge(value.bit_length() * 3 // 10)
        to.text(b"I", hex(value))


def _float(to: WholeValue, value: float) -> None:
    to.charge(3)
    to.out += b"f" + struct.pack("<d", value)


def _complex(to: WholeValue, value: complex) -> None:
    to.charge(2)
    to.out += b"c" + struct.pack("<dd", value.real, value.imag)


def _str(to: WholeValue, value: str) -> None:
    to.charge(len(value) + 2)
    to.text(b"s", value)


def _bytes(to: WholeValue, value: bytes) -> None:
    to.charge(len(value) + 3)
    to.raw(b"b", value)


def _bytearray(to: WholeValue, value: bytearray) -> None:
    to.charge(len(value) + 14)
    to.raw(b"B", bytes(value))


def _range(to: WholeValue, value: range) -> None:
    to.charge(4)
    to.out += b"r"
    for part in (value.start, value.stop, value.step):
        _int(to, part)


# Containers


def _sequence(to: WholeValue, value: Any, extra: int, cycle: str) -> None:
    if id(value) in to.path:
        return _cycle(to, Cycle(cycle))
    if len(value) * 3 > to.room + 2:
        raise Full
    to.charge(2 + extra + 2 * max(len(value) - 1, 0))
    if to.enter(value):
        tag, items = TAGS[type(value)], tuple(value)
        to.out += tag
        put_varint(to.out, len(items))
        if tag in _SETS:
            _members_in_order(to, items)
        else:
            for item in items:
                to.value(item)
        to.path.pop()
    return None


def _members_in_order(to: WholeValue, items: tuple[Any, ...]) -> None:
    """In whatever order the members of a set come, the same set has the same bytes."""
    written = list[bytes]()
    for item in items:
        start = len(to.out)
        to.value(item)
        written.append(bytes(to.out[start:]))
        del to.out[start:]
    for member in sorted(written):
        to.out += member


def _dict(to: WholeValue, value: dict[Any, Any]) -> None:
    if id(value) in to.path:
        return _cycle(to, Cycle("{...}"))
    if len(value) * 6 > to.room + 2:
        raise Full
    to.charge(2 + 2 * len(value) + 2 * max(len(value) - 1, 0))
    if to.enter(value):
        pairs = list(value.items())
        to.out += b"d"
        put_varint(to.out, len(pairs))
        for key, item in pairs:
            to.value(key)
            to.value(item)
        to.path.pop()
    return None


def _slice(to: WholeValue, value: slice) -> None:
    if id(value) in to.path:
        return _cycle(to, Cycle("slice(...)"))
    to.charge(11)
    if to.enter(value):
        to.out += b"e"
        for part in (value.start, value.stop, value.step):
            to.value(part)
        to.path.pop()
    return None


# Nodes


def _opaque(to: WholeValue, node: Opaque) -> None:
    to.charge(len(node.text))
    to.text(b"o", node.text)


def _object(to: WholeValue, node: Object) -> None:
    if len(node.attributes) * 3 > to.room + 2:
        raise Full
    to.charge(len(node.name) + 2 + 2 * max(len(node.attributes) - 1, 0))
    to.text(b"O", node.name)
    put_varint(to.out, len(node.attributes))
    for name, item in node.attributes:
        to.attribute(name)
        to.value(item)


def _wrapped(to: WholeValue, node: Wrapped) -> None:
    to.charge(len(node.prefix) + len(node.suffix))
    to.text(b"w", node.prefix)
    to.text(b"", node.suffix)
    to.value(node.value)


def _already_cut(to: WholeValue, node: Cut) -> None:
    to.out += b"x"
    to.value(node.head)
    to.value(node.tail)
    put_varint(to.out, node.omitted)


def _cycle(to: WholeValue, node: Cycle) -> None:
    to.charge(len(node.text))
    to.text(b"y", node.text)


_WRITERS: Final[dict[type, _Writer]] = {
    type(None): _constant(b"N", 4),
    type(...): _constant(b"E", 8),
    bool: lambda to, value: _true(to, value) if value else _false(to, value),
    int: _int,
    float: _float,
    complex: _complex,
    str: _str,
    bytes: _bytes,
    bytearray: _bytearray,
    list: lambda to, value: _sequence(to, value, 0, "[...]"),
    tuple: lambda to, value: _sequence(to, value, 0, "(...)"),
    dict: _dict,
    set: lambda to, value: _sequence(to, value, 0 if value else 3, "{...}"),
    frozenset: lambda to, value: _sequence(to, value, 11 if value else 9, "frozenset({...})"),
    range: _range,
    slice: _slice,
    Opaque: _opaque,
    Object: _object,
    Wrapped: _wrapped,
    Cut: _already_cut,
    Gone: lambda to, node: to.gone(node.text),
    Cycle: _cycle,
}
