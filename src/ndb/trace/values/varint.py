"""Numbers as bytes: seven bits to a byte, the low ones first; of the last byte the highest bit is not set."""

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401


def put_varint(out: bytearray, number: int) -> None:
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)


def put_bytes(out: bytearray, data: bytes) -> None:
    """Data after its size."""
    put_varint(out, len(data))
    out += data


def read_varint(data: bytes, at: int) -> tuple[int, int]:
    """A number, and where what follows begins."""
    result = shift = 0
    while True:
        byte = data[at]
        at += 1
        result |= (byte & 0x7F) << shift
        if byte < 0x80:
            return result, at
        shift += 7
