"""A program's end as it would be without us: threads that are waited for, what is printed, the exit code."""

import atexit
import os
import sys
import threading
from contextlib import suppress
from types import TracebackType
from typing import NoReturn

from ndb.trace.recorder.record_limits import LimitReached
from ndb.trace.state import Exit


def exit_of(error: BaseException | None) -> Exit:
    """How a program ended that ended with this uncaught exception, or none."""
    match error:
        case None:
            return Exit.NORMAL
        case LimitReached():
            return Exit.NEVER
        case SystemExit():
            return Exit.NORMAL if error.code in (None, 0) else Exit.ERROR
        case _:
            return Exit.ERROR


def other_threads() -> frozenset[threading.Thread]:
    """Threads for which the interpreter would wait."""
    return frozenset(t for t in threading.enumerate() if t is not threading.current_thread() and not t.daemon)


def wait_for_threads(before: frozenset[threading.Thread] = frozenset()) -> None:
    """As the interpreter does before it exits, and by its own means: pools are told to end, the main thread is over.

    `before`: threads of whoever asked, in whose process the program runs. Where some are left, only the program's own
    are waited for: after the interpreter's way no pool of theirs would ever work again.
    """
    left = other_threads() - before
    if not left:
        return
    if not any(thread.is_alive() for thread in before):
        threading._shutdown()  # type: ignore[attr-defined]
        return
    pools = getattr(sys.modules.get("concurrent.futures.thread"), "_threads_queues", {})
    for thread in left:
        if thread not in pools:  # a pool that nobody ends has idle threads for ever
            thread.join()


def end_child(exit_code: int) -> NoReturn:
    """End a forked child as the interpreter would. What our caller still has to do is the parent's business."""
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, OSError, ValueError):
            stream.flush()
    os._exit(exit_code)


def report_error(error: BaseException | None, file: str | None) -> int:
    """Show an uncaught exception as Python would, from frames of this file on; the exit code."""
    if error is None:
        return 0
    if isinstance(error, SystemExit):
        if error.code is None or isinstance(error.code, int):
            return (error.code or 0) & 0xFF
        _say(error.code)
        return 1
    if isinstance(error, LimitReached):
        return 124
    if file is not None:
        error.__traceback__ = _without_us(error.__traceback__, file)
    sys.excepthook(type(error), error, error.__traceback__)
    return 130 if isinstance(error, KeyboardInterrupt) else 1


def _say(value: object) -> None:
    """Print to stderr as the interpreter does at its end: past `sys.stderr` if the program took that away."""
    if sys.stderr is not None:
        with suppress(OSError, ValueError):
            print(value, file=sys.stderr)
    else:
        with suppress(OSError):
            os.write(2, f"{value}\n".encode(errors="backslashreplace"))


def _without_us(trace: TracebackType | None, file: str) -> TracebackType | None:
    """A traceback from the program's own first frame on."""
    while trace is not None and trace.tb_frame.f_code.co_filename != file:
        trace = trace.tb_next
    return trace
