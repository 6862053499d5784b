"""What the sandbox answers otherwise than the place where the program really runs.

The environment, the home folder, the user, files outside the program's folder, the network: such an answer is assumed
and told, and can be said otherwise.

Knows which functions of the standard library ask for that, and where files are the same as outside. What would end the
run is no answer but a hole, and not this module's business.
"""

import contextlib
import errno
import getpass
import os
import pathlib
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from itertools import islice
from types import FrameType, ModuleType, TracebackType
from typing import Any, Final

from ndb.engine.guided.inside.decide import Decisions
from ndb.engine.guided.inside.files.listings import LISTINGS, Listing
from ndb.engine.guided.inside.unknown import is_unknown, shown

_ASKED: Final[tuple[tuple[Any, str], ...]] = (
    (os, "getenv"), (os, "getuid"), (os, "geteuid"), (os, "getgid"), (os, "getlogin"), (getpass, "getuser"),
    (tempfile, "gettempdir"),
)  # fmt: skip
_OF_FILES: Final[tuple[tuple[Any, str, str], ...]] = (
    (os.path, "exists", "os.path.exists"), (os.path, "isfile", "os.path.isfile"), (os.path, "isdir", "os.path.isdir"),
    (os, "access", "os.access"), (os, "listdir", "os.listdir"), (os.path, "getsize", "os.path.getsize"),
    (pathlib.Path, "exists", "Path.exists"), (pathlib.Path, "is_file", "Path.is_file"),
    (pathlib.Path, "is_dir", "Path.is_dir"),
)  # fmt: skip
_NOT_OPENED: Final = re.compile("unable to open|readonly database")
"""What databases say of files that are no better in another place."""
_MADE_FOR_THE_RUN: Final = ("/box", "/tmp", "/dev/shm")
MOST_TOLD: Final = 1000
"""Of a longer listing the first are told."""


class Surroundings:
    """Stands between a program and what the sandbox says of its surroundings."""

    def __init__(self, decisions: Decisions, root: pathlib.Path, is_handled: Callable[[], bool]) -> None:
        """`root`: the program's folder, which is there as it is. `is_handled`: whether the program handles exceptions
        where it is running."""
        self._decisions = decisions
        self._is_handled = is_handled
        self._told: set[tuple[object, ...]] = set()
        """What failed, and was told."""
        self._same = tuple({os.path.realpath(root), sys.prefix, sys.base_prefix, "/usr"})

    def told(self) -> None:
        """Have such answers told as assumptions."""
        for owner, name in _ASKED:
            self._replace(owner, name, f"{owner.__name__}.{name}")
        for owner, name, text in _OF_FILES:
            self._replace(owner, name, text, self._is_same_file)
        for listing in LISTINGS:
            self._list(listing)
        self._replace(shutil, "which", "shutil.which", self._is_same_search)
        self._replace(os.path, "expanduser", "os.path.expanduser", lambda found, path: "~" not in str(path))
        home: Any = pathlib.Path.home
        pathlib.Path.home = self._asked(lambda: home(), "Path.home")  # type: ignore[method-assign]
        environment: Any = type(os.environ)
        environment.get = self._method(environment.get, "os.environ.get({})")
        self._suppress()
        self._reach(socket, "getaddrinfo")
        self._reach(socket.socket, "connect")

    def raises(self, text: str, error: BaseException) -> None:
        """The program handles that something is not there, which may be there outside."""
        self._told.add(_about(error))
        self._decisions.surrounding_error(text, type(error).__name__)

    def handled(self, error: BaseException) -> None:
        """The program handles an exception: whether Python raised it for something that may be otherwise outside."""
        if _about(error) in self._told:
            return
        if isinstance(error, RecursionError):
            self._decisions.varying("sys.getrecursionlimit()")  # how deep a function is at its limit, hooks count
            return
        if isinstance(error, sqlite3.OperationalError) and _NOT_OPENED.search(str(error)):
            self.raises("sqlite3", error)
        if not isinstance(error, OSError) or error.errno is None or self._is_own(_raising_frame(error)):
            return
        if self._may_be_otherwise(error):
            self.raises(_said_of(error), error)

    def _may_be_otherwise(self, error: OSError) -> bool:
        if isinstance(error, BlockingIOError):
            return False
        names = [each for each in (error.filename, error.filename2) if each is not None]
        is_refused = error.errno in (errno.EROFS, errno.EACCES, errno.EPERM, errno.ENOSPC, errno.ENOSYS, errno.EFBIG)
        return is_refused or not names or _came_through(error, subprocess) or any(map(self.is_outside, names))

    def _is_own(self, trace: TracebackType | None) -> bool:
        """Whether the program raises it itself."""
        if trace is None or not self._decisions.is_users(trace.tb_frame.f_code.co_filename):
            return False
        return self._decisions.is_raising(trace.tb_frame.f_code.co_filename, trace.tb_lineno)

    def is_outside(self, path: object) -> bool:
        """Whether a file may be another one, or none, outside."""
        if is_unknown(path) or not isinstance(path, str | bytes | os.PathLike):
            return False
        try:
            real = os.path.realpath(os.fsdecode(path))
        except ValueError:  # no path at all
            return False
        return not any(real == folder or real.startswith(folder.rstrip("/") + "/") for folder in self._same)

    def _is_same_file(self, found: Any, path: Any = ".", *_: Any, **__: Any) -> bool:
        """What is there is there outside, too, unless it was made for the run."""
        if not self.is_outside(path):
            return True
        return found is True and not os.path.realpath(os.fsdecode(path)).startswith(_MADE_FOR_THE_RUN)

    def _is_same_search(self, found: Any, command: Any = "", mode: int = 0, path: Any = None, **_: Any) -> bool:
        """Where a command is looked for is up to the environment, unless folders are said."""
        folders = [command] if "/" in os.fsdecode(command) else os.fsdecode(path or "").split(os.pathsep)
        return folders != [""] and not any(map(self.is_outside, folders))

    def _is_asked_directly(self) -> bool:
        """Whether the program itself asks; what stands for other answers of the function may stand between."""
        frame: FrameType | None = sys._getframe(2)
        while frame is not None and frame.f_globals.get("__name__", "").startswith(__package__):
            frame = frame.f_back
        return self._decisions.user_frame() is frame

    def _replace(self, owner: Any, name: str, text: str, is_same: Callable[..., bool] = lambda *_, **__: False) -> None:
        if (real := getattr(owner, name, None)) is not None:
            setattr(owner, name, self._asked(real, text, is_same))

    def _asked(self, real: Any, text: str, is_same: Callable[..., bool] = lambda *_, **__: False) -> Any:
        def patched(*args: Any, **kwargs: Any) -> Any:
            found = real(*args, **kwargs)
            given = (*args, *kwargs.values())
            if not self._is_asked_directly() or _has_unknown(found, *given) or is_same(found, *args, **kwargs):
                return found
            return self._decisions.surrounding(f"{text}({_words(given)})", found)

        patched.__name__ = patched.__qualname__ = text.rpartition(".")[2]
        return patched

    def _list(self, listing: Listing) -> None:
        real = getattr(listing.owner, listing.name)

        def patched(*args: Any, **kwargs: Any) -> Any:
            given = (*args, *kwargs.values())
            if not self._is_asked_directly() or _has_unknown(*given):
                return real(*args, **kwargs)
            if not self.is_outside(listing.folder(*args, **kwargs)):
                return real(*args, **kwargs)
            text = f"{listing.text}({_words(given)})"
            is_said = self._decisions.is_said(text)  # of a folder that need not be here
            told = [] if is_said else [listing.told(each) for each in islice(real(*args, **kwargs), MOST_TOLD)]
            said = self._decisions.surrounding(text, told)
            return real(*args, **kwargs) if said is told else listing.answer(said, *args, **kwargs)

        patched.__name__ = patched.__qualname__ = listing.name
        setattr(listing.owner, listing.name, patched)

    def _method(self, real: Any, text: str) -> Any:
        def patched(mapping: Any, *args: Any, **kwargs: Any) -> Any:
            found = real(mapping, *args, **kwargs)
            if mapping is not os.environ or not self._is_asked_directly() or _has_unknown(found, *args):
                return found
            return self._decisions.surrounding(text.format(_words((*args, *kwargs.values()))), found)

        return patched

    def _suppress(self) -> None:
        """`contextlib.suppress` handles exceptions, too."""
        real = contextlib.suppress.__exit__

        def leave(block: Any, kind: Any, error: Any, trace: Any) -> Any:
            is_handled = real(block, kind, error, trace)
            if is_handled and error is not None:
                self.handled(error)
            return is_handled

        leave.__name__, leave.__qualname__ = real.__name__, real.__qualname__
        contextlib.suppress.__exit__ = leave  # type: ignore[method-assign]

    def _reach(self, owner: Any, name: str) -> None:
        """There is no network. Who handles that handles something that may not happen outside."""
        real = getattr(owner, name)

        def patched(*args: Any, **kwargs: Any) -> Any:
            try:
                return real(*args, **kwargs)
            except OSError as error:
                if self._is_handled() and not isinstance(error, BlockingIOError):
                    around = args[1:] if owner is socket.socket else args[:2]
                    self.raises(f"socket.{name}({_words(around)})", error)
                raise

        setattr(owner, name, patched)


def _raising_frame(error: BaseException) -> TracebackType | None:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace


def _came_through(error: BaseException, module: ModuleType) -> bool:
    """Whether a function of a module has raised it, or let it pass."""
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename != module.__file__:
        trace = trace.tb_next
    return trace is not None


def _about(error: BaseException) -> tuple[object, ...]:
    """What an exception of the system is about."""
    return type(error), getattr(error, "errno", None), str(getattr(error, "filename", None)), error.args


def _said_of(error: OSError) -> str:
    """What failed, in words: of what, and where that is known."""
    names = ", ".join(shown(os.fsdecode(each)) for each in (error.filename, error.filename2) if _is_name(each))
    return f"{errno.errorcode.get(error.errno or 0, 'OSError')}({names})"


def _is_name(value: object) -> bool:
    return isinstance(value, str | bytes | os.PathLike)


def _has_unknown(*values: Any) -> bool:
    return any(map(is_unknown, values))


def _words(args: tuple[Any, ...]) -> str:
    return ", ".join(map(_word, args))


def _word(value: Any) -> str:
    if type(value) is tuple:  # an address
        return f"({_words(value)})"
    return shown(str(value) if isinstance(value, os.PathLike) else value)
