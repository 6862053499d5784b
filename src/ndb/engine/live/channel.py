"""Messages between the live engine and the program it controls: a JSON header, and states as the tape wrote them.

Knows bytes on a socket; nothing of what is said. Light: the program's process imports it.
"""

import json
import socket
import struct
from dataclasses import dataclass, field
from typing import Any

_SIZES = struct.Struct("<III")


@dataclass(frozen=True, slots=True)
class Message:
    """What is said, and with it rows and payloads of states."""

    says: dict[str, Any]
    rows: bytes = b""
    payload: bytes = field(default=b"", repr=False)


class Closed(Exception):
    """The other side is gone."""


class Channel:
    """One end of the conversation."""

    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection

    def fileno(self) -> int:
        return self._socket.fileno()

    def send(self, says: dict[str, Any], rows: bytes = b"", payload: bytes = b"") -> None:
        text = json.dumps(says).encode()
        try:
            self._socket.sendall(_SIZES.pack(len(text), len(rows), len(payload)) + text + rows + payload)
        except OSError as error:
            raise Closed(str(error)) from error

    def receive(self) -> Message:
        text, rows, payload = (self._exactly(size) for size in _SIZES.unpack(self._exactly(_SIZES.size)))
        return Message(json.loads(text), rows, payload)

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
