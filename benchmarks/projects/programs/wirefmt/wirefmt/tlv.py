"""Type, length, value: one byte, two bytes, then the value."""

import struct
from enum import Enum

from .shapes import Quality, Reading, WireError

HEAD = struct.Struct(">cH")


class Tag(bytes, Enum):
    SENSOR = b"s"
    VALUE = b"v"
    TIME = b"t"
    QUALITY = b"q"


def field(tag, payload):
    return HEAD.pack(tag.value, len(payload)) + payload


def encode(reading):
    parts = [
        field(Tag.SENSOR, reading.sensor.encode()),
        field(Tag.VALUE, struct.pack(">d", reading.value)),
        field(Tag.TIME, reading.offset.to_bytes(4, "big")),
    ]
    if reading.quality is not Quality.GOOD:
        parts.append(field(Tag.QUALITY, bytes([reading.quality])))
    return b"".join(parts)


def split(data):
    """(tag, payload) pairs."""
    view = memoryview(data)
    while view:
        if len(view) < HEAD.size:
            raise WireError("cut off in a head")
        tag, length = HEAD.unpack_from(view)
        payload = bytes(view[HEAD.size : HEAD.size + length])
        if len(payload) < length:
            raise WireError(f"{length - len(payload)} bytes missing")
        yield Tag(tag), payload
        view = view[HEAD.size + length :]


def decode(data):
    found = dict(split(data))
    return Reading.after(
        int.from_bytes(found[Tag.TIME], "big"),
        sensor=found[Tag.SENSOR].decode(),
        value=struct.unpack(">d", found[Tag.VALUE])[0],
        quality=Quality(found.get(Tag.QUALITY, b"\x01")[0]),
    )


def packed(seconds, **fields):
    return encode(Reading.after(seconds, **fields))
