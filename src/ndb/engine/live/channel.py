"""Messages between the live engine and the program it controls: a JSON header, and states as the tape wrote them.

Knows bytes on a socket; nothing of what is said. Light: the program's process imports it.
"""

import json
import socket
import struct
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from typing import Any

_SIZES = struct.Struct("<5I")


@dataclass(frozen=True, slots=True)
class Told:
    """A stretch of states, as the tape wrote it: only what changed."""

    rows: bytes = b""
    payload: bytes = field(default=b"", repr=False)
    objects: bytes = field(default=b"", repr=False)
    """Which objects their variables are (`beside/identities.py`)."""
    versions: bytes = field(default=b"", repr=False)
    """What objects held (`beside/versions.py`)."""


NOTHING_TOLD = Told()


@dataclass(frozen=True, slots=True)
class Message:
    """What is said, and with it states."""

    says: dict[str, Any]
    told: Told = NOTHING_TOLD


class Closed(Exception):
    """The other side is gone."""


class Channel:
    """One end of the conversation."""

    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection

    def fileno(self) -> int:
        return self._socket.fileno()

    def send(self, says: dict[str, Any], told: Told = NOTHING_TOLD) -> None:
        parts = (json.dumps(says).encode(), told.rows, told.payload, told.objects, told.versions)
        try:
            self._socket.sendall(b"".join((_SIZES.pack(*map(len, parts)), *parts)))
        except OSError as error:
            raise Closed(str(error)) from error

    def receive(self) -> Message:
        ends = tuple(accumulate(_SIZES.unpack(self._exactly(_SIZES.size))))
        data = self._exactly(ends[-1])
        parts = (data[start:end] for start, end in pairwise(ends))
        return Message(json.loads(data[: ends[0]]), Told(*parts) if ends[-1] > ends[0] else NOTHING_TOLD)

    def _exactly(self, size: int) -> bytes:
        data = bytearray()
        while len(data) < size:
            try:
                part = self._socket.recv(min(size - len(data), 1 << 20))
            except OSError as error:
                raise Closed(str(error)) from error
            if not part:
                raise Closed("closed")
            data += part
        return bytes(data)

    def close(self) -> None:
        self._socket.close()
