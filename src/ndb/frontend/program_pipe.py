"""What a live program writes and reads, for front ends that show and ask in their own way. Knows pipes and what the
system tells of a process; nothing of sessions.
"""

import array
import codecs
import contextlib
import fcntl
import os
import select
import termios
import threading
from pathlib import Path

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


class ProgramInput:
    """What a live program reads: lines that somebody gives it, before it asks for them or after."""

    def __init__(self) -> None:
        self.reads, self._writes = os.pipe()
        # A program that reads nothing must not make whoever gives it lines wait.
        os.set_blocking(self._writes, False)
        self._is_ended = self._closed = False
        self._lock = threading.Lock()

    def give(self, text: str) -> bool:
        """A text for the program; False if it has ended, or if too much waits to be read already."""
        data = text.encode("utf-8", "replace")
        with self._lock:
            if self._is_ended or self._closed:
                return False
            try:
                for start in range(0, len(data), select.PIPE_BUF):  # so much is written whole or not at all
                    os.write(self._writes, data[start : start + select.PIPE_BUF])
            except BlockingIOError:
                return False
        return True

    def end(self) -> None:
        """There is no more: the program finds the end of its input."""
        with self._lock:
            if not self._is_ended and not self._closed:
                self._is_ended = True
                os.close(self._writes)

    def is_waited_for(self, pid: int) -> bool:
        """Whether the program waits for a line that nobody has given it, as far as the system tells."""
        with self._lock:
            if self._is_ended or self._closed:
                return False
            there = array.array("i", [0])
            fcntl.ioctl(self.reads, termios.FIONREAD, there)
        return there[0] == 0 and any(_reads_input(task) for task in Path(f"/proc/{pid}/task").glob("*"))

    def close(self) -> None:
        self.end()
        with self._lock:
            if not self._closed:
                self._closed = True
                os.close(self.reads)


def _reads_input(task: Path) -> bool:
    """Whether a thread of a process is inside a call of the system on descriptor 0."""
    try:
        call = (task / "syscall").read_text().split()
    except OSError:
        return False
    return len(call) > 1 and call[1] == "0x0" and call[0] == _reading()


def _reading() -> str:
    """The number of the system's call that reads: it differs between machines."""
    return "0" if os.uname().machine in ("x86_64", "amd64") else "63"
