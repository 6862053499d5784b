"""Messages of the protocol on a stream: a header with the length, then JSON. Knows bytes; nothing of requests."""

import json
import threading
from typing import Any, BinaryIO

from ndb.errors import NdbError

Message = dict[str, Any]
MOST_BYTES = 64 << 20
"""Of one message: what is longer is no message but noise."""
_LONGEST_HEADER = 4096


class BadMessage(NdbError):
    """Bytes that are no message of the protocol."""


def read_message(stream: BinaryIO) -> Message | None:
    """The next message; None at the end of the stream."""
    length = _content_length(stream)
    if length is None:
        return None
    body = stream.read(length)
    if len(body) < length:
        return None
    try:
        message = json.loads(body)
    except ValueError as error:
        raise BadMessage(f"the client sent what is no JSON: {error}") from None
    if not isinstance(message, dict):
        raise BadMessage("the client sent JSON that is no object")
    return message


def _content_length(stream: BinaryIO) -> int | None:
    length: int | None = None
    while True:
        line = stream.readline(_LONGEST_HEADER)
        if not line:
            return None
        if line in (b"\r\n", b"\n"):
            if length is None:
                raise BadMessage("a message has no Content-Length")
            return length
        name, separator, value = line.partition(b":")
        if not separator or not line.endswith(b"\n"):
            raise BadMessage(f"no header of the protocol: {line[:60]!r}")
        if name.strip().lower() == b"content-length":
            length = _number(value.strip())


def _number(value: bytes) -> int:
    if not value.isdigit() or int(value) > MOST_BYTES:
        raise BadMessage(f"no length of a message: {value[:60]!r}")
    return int(value)


def encoded(message: Message) -> bytes:
    """A message as it goes over the stream."""
    # A value may hold half a surrogate pair; what JSON escapes is always a text.
    body = json.dumps(message, separators=(",", ":")).encode("ascii")
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


class Sender:
    """Writes messages, numbered, from any thread."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._lock = threading.Lock()
        self._sent = 0
        self.is_open = True

    def __call__(self, message: Message) -> None:
        with self._lock:
            self._sent += 1
            try:
                if self.is_open:
                    self._stream.write(encoded({"seq": self._sent, **message}))
                    self._stream.flush()
            except (OSError, ValueError):
                # Whoever listened is gone: reading notices it too, and ends the session.
                self.is_open = False
