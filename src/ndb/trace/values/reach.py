"""All that a value reaches, as one number: where anything behind what is shown differs, so does the number.

Knows how the numbers are made, and the kinds of things that objects consist of. Which class is of which kind is for the
describer to say. Nobody's code is called. `_encode.c` makes the same numbers (others for objects that reach
themselves), and looks closely only at what changed.

Bounds: what lies deeper than DEPTH levels, and what comes after OBJECTS objects for one state, is not looked at.
"""

import struct
import sys
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator
from enum import IntFlag
from typing import Any, Final

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.values.nodes import Cut, Cycle, Gone, Object, Opaque, Wrapped
from ndb.trace.values.whole_value import type_name

DEPTH: Final = 200
OBJECTS: Final = 50_000
_WORD: Final = (1 << 64) - 1
_FACTOR: Final = 0x9E3779B97F4A7C15
_SHIFT: Final = 0xD6E8FEB86659FD93
_SPREAD: Final = 0xC2B2AE3D27D4EB4F
_BASE: Final = 0xA0761D6478BD642B
_PART: Final = 13
_INSIDE_ITSELF: Final = 20
_OBJECTS: Final = 24
_NESTED: Final = 20
"""Levels of containers that a description makes for itself."""


class Kind(IntFlag):
    """What instances of a class consist of."""

    CONST = 1
    """Of nothing that could change."""
    NAMED = 2
    """Part of the program's text, known by its name."""
    FROZEN = 4
    """A value of the standard library that never changes and is known by its text."""
    VOLATILE = 8
    """Asked for its description each time."""
    BUFFERED = 16
    LISTED = 32
    TUPLED = 64
    MAPPED = 128
    MEMBERS = 256
    DEQUED = 512
    ORDERED = 1024
    STORED = 2048
    """Attributes in `__dict__`."""
    WHOLE = 4096
    TEXTUAL = 8192
    REAL = 16384
    BINARY = 32768
    TOLD = 65536
    """Its `__repr__` reads attributes of the class, too."""
    FOREIGN = 131072
    """Inner workings of the test runner: its parts are looked at only where they are shown."""


PARTS: Final = Kind.BUFFERED | Kind.LISTED | Kind.TUPLED | Kind.MAPPED | Kind.MEMBERS | Kind.DEQUED | Kind.STORED
"""Kinds that hold more than their text may show."""
_CONTENT: Final = Kind.WHOLE | Kind.TEXTUAL | Kind.REAL | Kind.BINARY
_SINGLE: Final = Kind.CONST | Kind.NAMED | Kind.BUFFERED | Kind.TOLD | _CONTENT
Plan = tuple[Kind, int, tuple[Any, ...]]
"""Of a class: its kind, a number for its name, descriptors of what is stored outside of `__dict__`."""


class Reach:
    """Digests of values; `clear` after each state."""

    def __init__(self, plan: Callable[[type], Plan], describe: Callable[[Any], Any]) -> None:
        self._plan = plan
        self._describe = describe
        self._known: dict[int, tuple[object, int]] = {}

    def clear(self) -> None:
        self._known.clear()

    def digest(self, value: object, depth: int = 0) -> int:
        """The number of a value and all that it reaches."""
        plain = plain_digest(value)
        if plain is not None:
            return plain
        known = self._known.get(id(value))
        if known is not None:
            return known[1]
        if depth > DEPTH or len(self._known) >= OBJECTS:
            return 0
        self._known[id(value)] = value, _INSIDE_ITSELF
        found = self._digest(value, depth) or 1
        self._known[id(value)] = value, found
        return found

    def _digest(self, value: Any, depth: int) -> int:
        own, single, parts, listed = self._gathered(value)
        total, unordered = _mix(own, single), 0
        for index, part in enumerate(parts):
            digest = self.digest(part, depth + 1)
            if index < listed:
                total = _mix(total, digest)
            else:
                unordered += _mix(18, digest)
        return _mix(total, unordered & _WORD)

    def _gathered(self, value: Any) -> tuple[int, int, list[Any], int]:
        """What an object holds itself, and its parts, of which the first ones stand in an order."""
        kind, name, members = self._plan(type(value))
        if kind & (Kind.FROZEN | Kind.VOLATILE):
            parts: list[Any] = []
            own = self._node(value if type(value) in _NODES else self._describe(value), name, parts, 0)
            return own, 0, parts, len(parts)
        single = self._single(value, kind, name) if kind & _SINGLE else 0
        if kind & ~_SINGLE or members or (kind & Kind.BUFFERED and _is_object_array(value)):
            own, parts, listed = _items(value, kind, name, members)
            if kind & Kind.FOREIGN:
                return own, single, [], 0
            return own, single, parts, listed
        return name, single, [], 0

    def _single(self, value: Any, kind: Kind, name: int) -> int:
        digest = 0
        if kind & Kind.BUFFERED:
            digest = _buffer_digest(value)
        if kind & Kind.NAMED:
            digest = _name_digest(value)
        if kind & _CONTENT:
            digest = _content_digest(value, kind)
        if kind & Kind.TOLD and type(node := self._describe(value)) is Opaque:
            digest = _mix(digest, plain_digest(node.text) or 0)
        return _mix(name, digest)

    def _node(self, node: Any, own: int, parts: list[Any], depth: int) -> int:
        """What `describe` made: nodes, and containers made for this occasion."""
        if depth > _NESTED:
            return own
        match node:
            case Opaque() | Gone() | Cycle():
                return _mix(own, plain_digest(node.text) or 0)
            case Object():
                return self._node(node.attributes, _mix(own, plain_digest(node.name) or 0), parts, depth)
            case Wrapped():
                own = _mix(_mix(own, plain_digest(node.prefix) or 0), plain_digest(node.suffix) or 0)
                return self._node(node.value, own, parts, depth)
            case Cut():
                for part in (node.omitted, node.head, node.tail):
                    own = self._node(part, own, parts, depth)
                return own
        if type(node) in (list, tuple, dict, set, frozenset):
            return self._made(node, own, parts, depth)
        return _mix(own, _plain_or_part(node, parts))

    def _made(self, value: Any, own: int, parts: list[Any], depth: int) -> int:
        items = [part for pair in value.items() for part in pair] if type(value) is dict else list(value)
        own, total = _mix(own, len(items)), 0
        for item in items:
            one = 14
            if type(value) in (set, frozenset):
                one = self._node(item, one, parts, depth + 1)
            else:
                own = self._node(item, own, parts, depth + 1)
            total += one
        return _mix(own, total & _WORD)


_NODES: Final = frozenset({Opaque, Object, Wrapped, Cut, Gone, Cycle})


def _mix(h: int, x: int) -> int:
    # h is spread first: with h ^ x alone the kind of a value and a small value could stand for each other.
    h = ((((h + _SHIFT) * _SPREAD & _WORD) ^ x) * _FACTOR) & _WORD
    return h ^ (h >> 29)


def plain_digest(value: Any) -> int | None:
    """The number of a plain immutable value; None for any other."""
    cls = type(value)
    if cls is int:
        is_small = -(1 << 63) <= value < 1 << 63
        return _mix(5, value & _WORD) if is_small else _mix(_mix(6, hash(value) & _WORD), value.bit_length())
    if cls is str:
        return _mix(_mix(8, hash(value) & _WORD), len(value))
    if value is None or cls is bool or value is ...:
        return 1 if value is None else 2 if value is True else 3 if value is False else 4
    if cls is float:
        return _mix(7, _bits(value))
    if cls is bytes:
        return _mix(_mix(9, hash(value) & _WORD), len(value))
    if cls is complex:
        return _mix(_mix(10, _bits(value.real)), _bits(value.imag))
    return _mix(11, hash(value) & _WORD) if cls is range else None


def _bits(value: float) -> int:
    return int.from_bytes(struct.pack("<d", value), "little")


def _plain_or_part(item: Any, parts: list[Any]) -> int:
    digest = plain_digest(item)
    if digest is None:
        parts.append(item)
        return _PART
    return digest


def _items(value: Any, kind: Kind, name: int, members: tuple[Any, ...]) -> tuple[int, list[Any], int]:
    ordered = list(_ordered_items(value, kind, members))
    loose = list((set if isinstance(value, set) else frozenset).__iter__(value)) if kind & Kind.MEMBERS else []
    parts: list[Any] = []
    row = row_digest(_plain_or_part(item, parts) for item in ordered)
    listed = len(parts)
    total = sum(_mix(14, _plain_or_part(item, parts)) for item in loose)
    return _mix(_mix(_mix(name, len(ordered) + len(loose)), row), total & _WORD), parts, listed


def _ordered_items(value: Any, kind: Kind, members: tuple[Any, ...]) -> Iterator[Any]:
    if kind & Kind.LISTED:
        yield from list.__iter__(value)
    if kind & Kind.TUPLED:
        yield from tuple.__iter__(value)
    if kind & Kind.MAPPED:
        yield from (part for pair in list(dict.items(value)) for part in pair)
    if kind & Kind.DEQUED:
        yield from deque.__iter__(value)
    if kind & Kind.ORDERED and all(plain_digest(key) is not None for key in dict.keys(value)):
        yield from OrderedDict.__iter__(value)  # of other keys this would ask for hashes
    if kind & Kind.STORED:
        yield from (part for pair in list(dict.items(object.__getattribute__(value, "__dict__"))) for part in pair)
    if kind & Kind.BUFFERED and _is_object_array(value):
        yield from sys.modules["numpy"].ndarray.flat.__get__(value)
    for member in members:
        try:
            yield member.__get__(value)
        except AttributeError:
            yield ...


def row_digest(digests: Iterable[int]) -> int:
    """The number of what stands in an order: a polynomial, so that where most stays it need not be made anew."""
    total = 0
    for digest in digests:
        total = (total * _BASE + digest) & _WORD
    return total


def bytes_digest(data: bytes) -> int:
    """The number of some bytes."""
    total = _mix(12, len(data))
    for at in range(0, len(data), 8):
        total = _mix(total, int.from_bytes(data[at : at + 8], "little"))
    return total


def _buffer_digest(value: Any) -> int:
    try:
        with memoryview(value) as view:
            total = _mix(16, view.ndim)
            for size in view.shape or ():
                total = _mix(total, size)
            total = _mix(total, bytes_digest(view.format.encode()))
            return _mix(total, _OBJECTS if _holds_objects(view) else bytes_digest(view.tobytes()))
    except (BufferError, ValueError, TypeError):
        return 15


def _is_object_array(value: Any) -> bool:
    """Whether it is an array whose parts are objects."""
    try:
        with memoryview(value) as view:
            return _holds_objects(view)
    except (BufferError, ValueError, TypeError):
        return False


def _holds_objects(view: memoryview) -> bool:
    return view.format == "O" and view.c_contiguous


def _name_digest(value: Any) -> int:
    if isinstance(value, type):
        return plain_digest(type_name(value)) or 0
    name = getattr(value, "__name__", None)
    if name is None:
        return 17
    return (plain_digest(name) or 0) if type(name) is str else 0


def _content_digest(value: Any, kind: Kind) -> int:
    if kind & Kind.WHOLE:
        return plain_digest(int.__pos__(value)) or 0
    if kind & Kind.REAL:
        return _mix(7, _bits(float.__pos__(value)))
    if kind & Kind.TEXTUAL:
        return bytes_digest(str.encode(value, "utf-8", "surrogatepass"))
    return bytes_digest(bytes.__getitem__(value, slice(None)))
