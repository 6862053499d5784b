"""A copy of the search's process in which the program has been loaded: copies of that run calls, and load nothing.

A package that takes a fifth of a second to import would otherwise be imported for every forty calls. What was loaded is
the program's, and may be hostile: this side asks for copies and never waits for longer than it said. Whoever cannot
have one loads the program himself.

The copies are this process's own children, not the loaded one's: what started them ends at once, and orphans are
adopted here. So they are watched and ended like any other. Only where orphans are (Linux), and only of a program that
is alone in its process: threads do not come along into a copy, and what waits for them would wait for ever.
"""

import gc
import json
import os
import select
import signal
import socket
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NoReturn

from ndb.trace.sandbox.worker import children

WORTH_SECONDS = 0.02
"""What is loaded faster is loaded anew by every copy."""
_LONGEST_WORD = 1 << 12
Load = Callable[[int], str | None]
"""Loads the program where one stream alone stays open; why that does not work, if so."""
Run = Callable[[list[str], int], NoReturn]
"""Runs calls and writes to a stream what they come to."""


class WarmCopy:
    """Makes copies in which the program is loaded."""

    def __init__(self, load: Load, run: Run, seconds: float) -> None:
        """`seconds`: how long an answer is waited for."""
        self._seconds = seconds
        self._ours, theirs = socket.socketpair()
        self.pid = os.fork()
        if self.pid == 0:
            self._ours.close()
            _serve(theirs, load, run)
        theirs.close()
        told = self._word()
        self.is_worth_it = told.get("is_worth_it") is True

    def copy(self, calls: Sequence[str], write: int) -> int | None:
        """A child that runs calls, told on a stream; None where none could be had."""
        with tempfile.TemporaryFile() as file:
            file.write(json.dumps(list(calls)).encode())
            file.flush()
            try:
                socket.send_fds(self._ours, [b"x"], [write, file.fileno()])
            except OSError:
                return None
            child = self._word().get("child")
        return child if isinstance(child, int) and child != self.pid and child in children() else None

    def _word(self) -> dict[str, object]:
        text, deadline = b"", time.monotonic() + self._seconds
        while not text.endswith(b"\n") and len(text) < _LONGEST_WORD:
            if not select.select([self._ours], [], [], max(0.0, deadline - time.monotonic()))[0]:
                return {}
            with suppress(OSError):
                if data := self._ours.recv(_LONGEST_WORD):
                    text += data
                    continue
            return {}
        try:
            told = json.loads(text)
        except ValueError:
            return {}
        return told if isinstance(told, dict) else {}

    def close(self) -> None:
        self._ours.close()
        for kill in (os.killpg, os.kill):
            with suppress(OSError):
                kill(self.pid, signal.SIGKILL)
        with suppress(OSError):
            os.waitpid(self.pid, 0)


def _serve(orders: socket.socket, load: Load, run: Run) -> NoReturn:
    """In the copy. What the program puts in the place of functions is not called."""
    fork, leave, wait, close, pipe, write_to = os.fork, os._exit, os.waitpid, os.close, os.pipe, os.write
    take, say, size, read, read_from = socket.recv_fds, orders.send, os.fstat, os.pread, os.read
    encode, decode, listed, now = json.JSONEncoder().encode, json.JSONDecoder().decode, os.listdir, time.perf_counter
    begun = now()
    is_broken = load(orders.fileno()) is not None
    is_alone, is_slow = len(listed("/proc/self/task")) == 1, now() - begun >= WORTH_SECONDS
    gc.freeze()
    say((encode({"is_worth_it": is_alone and is_slow and not is_broken}) + "\n").encode())
    while True:
        told, streams, _, _ = take(orders, 1, 2)
        if not told or len(streams) != 2:
            leave(0)
        write, file = streams
        numbers, number = pipe()
        middle = fork()
        if middle == 0:
            child = fork()
            if child == 0:
                run(decode(read(file, size(file).st_size, 0).decode()), write)
            write_to(number, b"%d" % child)
            leave(0)
        wait(middle, 0)  # from now on the child is whose it is to be
        close(number)
        say(b'{"child": %s}\n' % (read_from(numbers, 20) or b"0"))
        for stream in (numbers, write, file):
            close(stream)
