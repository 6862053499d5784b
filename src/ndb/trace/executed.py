"""Source texts of code that a program makes itself with `exec`, `eval` and `compile`.

Knows the interpreter's audit events, by which a text and then the code made of it are announced. What the user's own
code executes is the user's; what the standard library executes for its own purposes (dataclasses, named tuples) is not.
"""

import sys
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any

try:
    from ndb.trace._encode import watch_code as _watch_code
except ImportError:  # not compiled, or Windows
    _watch_code = sys.addaudithook

_active: list["Executed"] = []
_is_hooked: list[bool] = []


class Executed:
    """Watches while active. `is_users` tells whose code is; `found` is told code, name and text of what was made."""

    def __init__(self, is_users: Callable[[CodeType], bool], found: Callable[[CodeType, str, str], None]) -> None:
        self._is_users = is_users
        self._found = found
        self._texts: dict[str, str] = {}
        self._count = 0

    def start(self) -> None:
        # A hook can never be removed again, so there is only one, which asks who is active.
        if not _is_hooked:
            _is_hooked.append(True)
            _watch_code(_on_audit)
        _active.append(self)

    def stop(self) -> None:
        _active.remove(self)

    def on_compile(self, source: object, file: object, frame: FrameType | None) -> None:
        text = source.decode("utf-8", "replace") if isinstance(source, bytes) else source
        if isinstance(text, str) and isinstance(file, str) and frame is not None and self._is_users(frame.f_code):
            self._texts[file] = text

    def on_exec(self, code: object, frame: FrameType | None) -> None:
        if not isinstance(code, CodeType) or frame is None or code.co_filename not in self._texts:
            return
        if self._is_users(frame.f_code) and not self._is_users(code):
            self._count += 1
            self._found(code, f"<executed {self._count}>", self._texts[code.co_filename])


def _on_audit(event: str, arguments: tuple[Any, ...]) -> None:
    if event == "compile":
        for watcher in _active:
            watcher.on_compile(arguments[0], arguments[1], _caller())
    elif event == "exec":
        for watcher in _active:
            watcher.on_exec(arguments[0], _caller())


def _caller() -> FrameType | None:
    return sys._getframe(1).f_back
