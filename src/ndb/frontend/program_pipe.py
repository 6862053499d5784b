"""What a live program writes, for front ends that show it in their own way. Knows pipes; nothing of sessions."""

import codecs
import contextlib
import os
import select
import threading

_CHUNK = 65536
MOST_OUTPUT = 1 << 20
"""Characters of a program's output that are kept: the latest."""


class ProgramPipe:
    """What a live program writes, read when it is asked for: by then the program stands still."""

    def __init__(self) -> None:
        self._reads, self.writes = os.pipe()
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._lock = threading.Lock()
        self._closed = False
        self.text = ""
        self.written = 0
        """Characters in all, also those that are not kept."""
        threading.Thread(target=self._read_on, daemon=True, name="ndb-output").start()

    def _read_on(self) -> None:
        """A program that prints more than a pipe holds must not wait for us."""
        while not self._closed:
            with contextlib.suppress(OSError, ValueError):
                select.select([self._reads], [], [], 0.5)
                self.settle()

    def settle(self) -> str:
        """All that was written so far."""
        with self._lock:
            while not self._closed and select.select([self._reads], [], [], 0)[0]:
                data = os.read(self._reads, _CHUNK)
                if not data:
                    break
                new = self._decoder.decode(data)
                self.written += len(new)
                self.text = (self.text + new)[-MOST_OUTPUT:]
        return self.text

    def since(self, written: int) -> str:
        """What was written after so many characters, as far as it is kept."""
        self.settle()
        return self.text[-(self.written - written) :] if self.written > written else ""

    def close(self) -> None:
        with self._lock:
            if not self._closed:
                self._closed = True
                os.close(self._reads)
                os.close(self.writes)
