"""Snapshots: a value at one moment as bytes, exact for plain data, bounded for everything else.

What fits into its room is written whole (whole_value); here is how a value that does not is cut in its middle: it keeps
a head and a tail. Does not know how an object is described (describe), how a snapshot is read (read_snapshot), nor how
it looks as text (render). `_encode.c` writes the same bytes, only faster.

A snapshot that does not show everything may end with a mark, a digest of all that the value reaches (reach): where
anything behind what is shown differs, the bytes do.
"""

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Final

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.values.limit import LIMIT
from ndb.trace.values.nodes import Describe, Object, Opaque, Wrapped
from ndb.trace.values.varint import put_varint
from ndb.trace.values.whole_value import TAGS, Full, WholeValue, can_be_whole

SORTABLE: Final = 400
"""A set too large to be kept shows its smallest and largest members if it has at most this many."""
_LEAST_ROOM: Final = 8
"""Less is of no use."""
_PAIRS: Final = b"dO"
"""Containers of keys, or names, and items."""


def encode(value: object, describe: Describe, limit: int = LIMIT) -> bytes:
    """The snapshot of a value."""
    return Encoder(describe).snapshot(value, limit)[0]


class Encoder:
    """Writes snapshots."""

    __slots__ = ("_whole",)

    def __init__(self, describe: Describe, hides: Callable[[type], bool] = lambda cls: True) -> None:
        """`hides`: whether instances of a class may hold more than their description shows."""
        self._whole = WholeValue(describe, hides)

    def snapshot(self, value: object, limit: int) -> tuple[bytes, bool]:
        """The snapshot of a value, and whether something is not shown."""
        whole = self._whole
        whole.path.clear()
        whole.out.clear()
        whole.is_partial = False
        self._value(value, limit)
        return bytes(whole.out), whole.is_partial

    def describe(self, value: object) -> Any:
        """How an object is described; one that was is not described again."""
        return self._whole.describe(value)

    def forget(self) -> None:
        """Forget how objects were described: they may have changed."""
        self._whole.memo.clear()

    def _value(self, value: object, room: int) -> None:
        """Whole if it fits into the room, else cut."""
        if not self._whole.fits(value, room):
            self._cut(value, room)

    def _cut(self, value: Any, room: int) -> None:
        whole, cut = self._whole, _CUTTERS.get(type(value))
        whole.is_partial = True
        if room < _LEAST_ROOM or (cut is None and can_be_whole(type(value))):
            whole.gone("more")
        elif type(value) in _ATOMS and cut is not None:
            cut(self, value, room)
        elif id(value) in whole.path:
            if not whole.fits(value, room):
                whole.gone("more")
        elif whole.enter(value):
            if cut is None:
                self._cut(self.describe(value), room)
            else:
                cut(self, value, room)
            whole.path.pop()

    # Without parts

    def _int(self, value: int, room: int) -> None:
        self._whole.gone(f"int of {value.bit_length()} bits")

    def _text(self, value: Any, room: int) -> None:
        kept = max(room // 2 - 8, 0)
        text = value.text if type(value) is Opaque else value
        self._whole.out += b"x"
        self._end(value, text[:kept])
        self._end(value, text[len(text) - kept :])
        put_varint(self._whole.out, len(text) - 2 * kept)

    def _end(self, value: Any, part: Any) -> None:
        if isinstance(part, str):
            self._whole.text(b"o" if type(value) is Opaque else b"s", part)
        else:
            self._whole.raw(TAGS[type(value)], bytes(part))

    def _wrapped(self, node: Wrapped, room: int) -> None:
        self._whole.text(b"w", node.prefix)
        self._whole.text(b"", node.suffix)
        self._cut(node.value, room)

    # With items

    def _sequence(self, value: Any, room: int) -> None:
        head, tail = list(value[: _most(room)]), list(value[: -_most(room) - 1 : -1])
        self._items(TAGS[type(value)], "", len(value), head, tail, room)

    def _set(self, value: Any, room: int) -> None:
        members = _members(value)
        self._items(TAGS[type(value)], "", len(value), members, members[::-1], room)

    def _dict(self, value: dict[Any, Any], room: int) -> None:
        head, tail = islice(value.items(), _most(room)), islice(reversed(value.items()), _most(room))
        self._items(b"d", "", len(value), list(head), list(tail), room)

    def _object(self, node: Object, room: int) -> None:
        pairs = node.attributes
        self._items(b"O", node.name, len(pairs), pairs, pairs[::-1], room)

    def _items(
        self, tag: bytes, name: str, size: int, forward: Sequence[Any], backward: Sequence[Any], room: int
    ) -> None:
        head = self._some(tag, forward, room // 2 if size > 1 else room - 2, at_least_one=True)
        tail = self._some(tag, backward[: size - len(head)], room // 2, at_least_one=False)
        omitted = size - len(head) - len(tail)
        if omitted:
            self._whole.out += b"x"
            self._chunks(tag, name, head)
            self._chunks(tag, name, tail[::-1])
            put_varint(self._whole.out, omitted)
        else:
            self._chunks(tag, name, head + tail[::-1])

    def _some(self, tag: bytes, items: Sequence[Any], room: int, at_least_one: bool) -> list[bytes]:
        """The items, encoded, that fit into the room; the first one cut if even it does not."""
        chunks, whole = list[bytes](), self._whole
        start = len(whole.out)
        for item in items:
            if not self._item_fits(tag, item, room):
                if chunks or not at_least_one:
                    break
                self._cut_item(tag, item, room)
                whole.room = 0
            chunks.append(bytes(whole.out[start:]))
            del whole.out[start:]
            room = whole.room - 2
            if room <= 0:
                break
        return chunks

    def _item_fits(self, tag: bytes, item: Any, room: int) -> bool:
        whole = self._whole
        if tag not in _PAIRS:
            return whole.fits(item, room)
        start = len(whole.out)
        if not (self._name_fits(item[0], room) if tag == b"O" else whole.fits(item[0], room - 2)):
            return False
        if whole.fits(item[1], whole.room):
            return True
        del whole.out[start:]
        return False

    def _name_fits(self, name: str, room: int) -> bool:
        self._whole.room = room
        try:
            self._whole.attribute(name)
        except Full:
            return False
        return True

    def _cut_item(self, tag: bytes, item: Any, room: int) -> None:
        whole = self._whole
        if tag not in _PAIRS:
            return self._cut(item, room)
        if tag == b"O":
            whole.text(b"", item[0])
        elif whole.fits(item[0], room // 2):
            room = max(room - room // 2 + whole.room - 2, room // 2)
        else:
            self._cut(item[0], room // 2)
            room //= 2
        self._value(item[1], room)
        return None

    def _chunks(self, tag: bytes, name: str, chunks: list[bytes]) -> None:
        out = self._whole.out
        if tag == b"O":
            self._whole.text(tag, name)
        else:
            out += tag
        put_varint(out, len(chunks))
        out += b"".join(chunks)


def _most(room: int) -> int:
    """Items of which none more can be of use to half of the room: each takes two characters at least."""
    return room // 4 + 2


def _members(value: Any) -> list[Any]:
    """The members of a large set in an order that does not depend on hashes; none if that is not to be had cheaply."""
    kinds = set(map(type, value)) if len(value) <= SORTABLE else set()
    return sorted(value) if kinds in ({int}, {str}) else []


_CUTTERS: Final[dict[type, Callable[[Encoder, Any, int], None]]] = {
    int: Encoder._int,
    str: Encoder._text,
    bytes: Encoder._text,
    bytearray: Encoder._text,
    Opaque: Encoder._text,
    list: Encoder._sequence,
    tuple: Encoder._sequence,
    set: Encoder._set,
    frozenset: Encoder._set,
    dict: Encoder._dict,
    Object: Encoder._object,
    Wrapped: Encoder._wrapped,
}
_ATOMS: Final = frozenset({int, str, bytes, bytearray, Opaque, Object, Wrapped})
"""What can be cut and cannot contain itself (a node stands for a value that was entered already)."""


def marked(snapshot: bytes, digest: int) -> bytes:
    """A snapshot with the digest of all that its value reaches."""
    return snapshot + b"#" + digest.to_bytes(8, "little")
