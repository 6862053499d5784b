"""What the program prints, as output events: its stdout and stderr are pipes that end here.

Knows file descriptors. The program, and what it starts, inherit ours; so this process's own become the pipes.
"""

import codecs
import os
import select
import threading
from collections.abc import Callable

Tell = Callable[[str, str], None]
"""Takes a category of the protocol and a text."""
_CHUNK = 65536


class ProgramOutput:
    """Reads what is written to this process's stdout and stderr, and by whoever inherits them."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._lock = threading.Lock()
        self._streams = {_pipe_for(1): "stdout", _pipe_for(2): "stderr"}
        self._decoders = {fd: codecs.getincrementaldecoder("utf-8")("replace") for fd in self._streams}
        self._thread = threading.Thread(target=self._read_on, daemon=True, name="program output")
        self._thread.start()

    def _read_on(self) -> None:
        while True:
            select.select(list(self._streams), [], [])
            self.settle()

    def settle(self) -> None:
        """Tell all that was written so far."""
        with self._lock:
            while ready := select.select(list(self._streams), [], [], 0)[0]:
                for descriptor in ready:
                    text = self._decoders[descriptor].decode(os.read(descriptor, _CHUNK))
                    if text:
                        self._tell(self._streams[descriptor], text)


def _pipe_for(descriptor: int) -> int:
    """Make a descriptor of ours one end of a pipe; the other end."""
    reads, writes = os.pipe()
    os.dup2(writes, descriptor, inheritable=True)
    os.close(writes)
    return reads
