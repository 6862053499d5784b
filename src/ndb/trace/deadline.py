"""A time limit for code of this process that may loop without ever being traced, such as `while True: pass`.

Knows clocks and threads. An exception is raised in the thread whose time is up, at its next bytecode; a call of a C
function that does not come back is not interrupted (the sandbox ends such processes).
"""

import os
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.own_thread import start_own_thread

_PERIOD: Final = 0.1
_lock = threading.Lock()
_wake: Final = threading.Event()
Clock = Callable[[], float]
_due: Final[dict[int, tuple[float, type[BaseException], Clock, FrameType | None]]] = {}
_watched = threading.Lock()
"""Held by the thread that watches, while there is one: none that `threading` knows, as a program may count those."""


class Deadline:
    """Within this context, `error` is raised when `seconds` have passed, and again until it is left. None: no limit.

    `is_framed`: whether the function that enters it runs until it is left, which is looked at; there is none below a
    program at the bottom of the stack.
    """

    __slots__ = ("_clock", "_error", "_is_framed", "_seconds", "_thread")

    def __init__(
        self, seconds: float | None, error: type[BaseException], clock: Clock = time.monotonic, is_framed: bool = True
    ) -> None:
        self._is_framed = is_framed
        self._seconds = seconds
        self._error = error
        self._clock = clock
        self._thread = threading.get_ident()

    def __enter__(self) -> None:
        if self._seconds is None:
            return
        with _lock:
            frame = sys._getframe(1) if self._is_framed else None
            _due[self._thread] = (self._clock() + self._seconds, self._error, self._clock, frame)
            if _watched.acquire(blocking=False):
                start_own_thread(_watch)
        if not _wake.is_set():
            _wake.set()

    def __exit__(self, *raised: object) -> None:
        if self._seconds is None:
            return
        is_overdue = True
        while self._thread in _due:
            try:
                with _lock:
                    is_overdue = _due.pop(self._thread)[0] < self._clock()
            except self._error:
                continue
        if is_overdue:
            self._absorb()

    def _absorb(self) -> None:
        """An exception may be on its way still: it comes out in the next loop, so let that be this one."""
        try:
            for _ in range(3):
                pass
        except self._error:
            return


def _watch() -> None:
    """Ends when there has been nothing to watch for a while, so that no thread is left behind."""
    while _wake.wait(timeout=10 * _PERIOD) or not _ended():
        time.sleep(_PERIOD)
        with _lock:
            for thread, (due, error, clock, frame) in list(_due.items()):
                if due >= clock():
                    continue
                if _is_on_stack(frame, thread):
                    _raise_in(thread, error)
                else:  # the exception came in the first moment of `__exit__`, which did nothing then
                    del _due[thread]
            if not _due:
                _wake.clear()


def _ended() -> bool:
    """Whether there is nothing to watch; then the next deadline starts another thread."""
    with _lock:
        if not _due:
            _watched.release()
        return not _due


def _is_on_stack(frame: FrameType | None, thread: int) -> bool:
    """Whether the function that set the deadline still runs."""
    if frame is None:
        return True
    running: FrameType | None = sys._current_frames().get(thread)
    while running is not None and running is not frame:
        running = running.f_back
    return running is not None


def _raise_in(thread: int, error: type[BaseException]) -> None:
    import ctypes  # only where it is needed: it takes longer to import than many programs run

    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(error))


def _after_fork() -> None:
    """A forked child has no thread that watches, and perhaps a lock that nobody will release."""
    global _lock, _watched
    _lock, _watched = threading.Lock(), threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
