"""Threads of ours beside the program's: nobody records them, and the program cannot count them.

Since 3.12 events of all threads come to a recorder. If it records what such a thread runs, too (a module of Python's
own that is to be included, say), it would wait for itself.
"""

import _thread
from collections.abc import Callable
from contextlib import suppress

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401

_untraced: Callable[..., object] | None = None
with suppress(ImportError, AttributeError):  # not compiled, or on a system where that cannot be had
    from ndb.trace import _encode

    _untraced = _encode.untraced


def start_own_thread(function: Callable[..., object], *arguments: object) -> None:
    """Have a thread, one that `threading` does not know: a program may wait until it is the only one."""
    if _untraced is None:
        _thread.start_new_thread(function, arguments)
    else:
        _thread.start_new_thread(_untraced, (function, *arguments))
