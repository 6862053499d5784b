"""Reading snapshots: the value that the bytes stand for, and what their mark tells of all that it reaches.

Other bytes are a ValueError; nothing is guessed.
"""

import struct
from collections.abc import Callable, Iterator
from typing import Any, Final

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.values.nodes import Cut, Cycle, Gone, Object, Opaque, Wrapped
from ndb.trace.values.varint import read_varint

_LATE: Final = ord("~")
_MARKS: Final = {ord("#"): 9, _LATE: 13}
"""How a mark begins, and its size; one of `~` also says by how many events the last change was seen late."""


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
    """Reads one value after another."""

    __slots__ = ("at", "data")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def value(self) -> Any:
        tag = self.data[self.at]
        self.at += 1
        return _READERS[tag](self)

    def varint(self) -> int:
        number, self.at = read_varint(self.data, self.at)
        return number

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
