"""`pytest -p ndb.dataset.programs.packages.watch_calls --ndb-calls FILE`: what tests call a package's functions with.

One line of JSON for each call that can be written as source text, of a function a bounded number; written at once, so
that a suite that is stopped leaves what it had. Far lighter than a recording: frames are looked at when they begin and
never again. Knows pytest's hooks and frames; what the calls are used for it does not know.
"""

import dataclasses
import inspect
import json
import os
import signal
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any, TextIO

import pytest

from ndb.dataset.programs.packages.source_text import NotWritten, source_of

CALLS_OF_FUNCTION, TRIES_OF_FUNCTION = 24, 400
"""Kept; looked at, since most that are looked at first may be given objects."""
TESTS_OF_FILE = 40
"""Of a file before another one's turn comes: a suite may be stopped early."""
_REMEMBERED_OBJECTS = 20_000


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("ndb-calls", "neural debugger: arguments of calls")
    group.addoption("--ndb-calls", metavar="FILE", help="write calls of the functions under --ndb-calls-of there")
    group.addoption("--ndb-calls-of", metavar="FOLDER", action="append", default=[], help="whose functions")
    group.addoption("--ndb-test-seconds", metavar="S", type=float, default=5.0, help="a test that takes longer fails")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--ndb-calls") is not None:
        folders = [os.path.realpath(folder) for folder in config.getoption("--ndb-calls-of")]
        path = Path(config.getoption("--ndb-calls"))
        file = path.open("a", encoding="utf-8", buffering=1)
        watch = CallWatch(folders, file)
        config.pluginmanager.register(_Hooks(watch, config.getoption("--ndb-test-seconds")), "ndb-call-watch")
        sys.settrace(watch)


class _TakesTooLong(BaseException):
    """No Exception, so that a test does not take it for one of its own."""


class _Hooks:
    def __init__(self, watch: "CallWatch", seconds: float) -> None:
        self._watch = watch
        self._seconds = seconds

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = in_turn(items)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        signal.signal(signal.SIGALRM, _give_up)
        signal.setitimer(signal.ITIMER_REAL, self._seconds)
        sys.settrace(self._watch)  # a test before may have taken it off
        try:
            return (yield)
        except _TakesTooLong:
            return True
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)


def _give_up(number: int, frame: object) -> None:
    raise _TakesTooLong


def in_turn(items: list[pytest.Item]) -> list[pytest.Item]:
    """Some tests of every file first, files in an order that is drawn, always the same."""
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(str(item.path), []).append(item)
    dice = Random(1)
    names = dice.sample(sorted(files), len(files))
    places = {name: set(dice.sample(range(len(files[name])), min(TESTS_OF_FILE, len(files[name])))) for name in names}
    first = [item for name in names for place, item in enumerate(files[name]) if place in places[name]]
    return first + [item for name in names for place, item in enumerate(files[name]) if place not in places[name]]


class CallWatch:
    """A trace function that wants nothing but beginnings of frames."""

    def __init__(self, folders: list[str], file: TextIO) -> None:
        self._folders = tuple(folder + os.sep for folder in folders)
        self._file = file
        self._known: dict[int, _Watched | None] = {}
        self._made: dict[int, tuple[type, list[tuple[str, str]] | None]] = {}
        """By the address of an object: its class, and what it was made with."""

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        watched = self._known.get(id(code), _UNSEEN)
        if watched is None:
            return
        if watched is _UNSEEN:
            watched = self._known[id(code)] = self._new(code, frame.f_globals.get("__name__"))
        if watched is not None and frame.f_lasti <= watched.first:
            watched.first = frame.f_lasti
            watched.tries -= 1
            self._look(frame, watched)
            if watched.is_over:
                self._known[id(code)] = None

    def _new(self, code: CodeType, module: object) -> "_Watched | None":
        file = os.path.realpath(code.co_filename) if code.co_filename[:1] != "<" else ""
        is_ours = file.startswith(self._folders) and "<locals>" not in code.co_qualname and code.co_name[:1] != "<"
        is_async = code.co_flags & (inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR)
        return _Watched(code, module) if is_ours and not is_async and isinstance(module, str) else None

    def _look(self, frame: FrameType, watched: "_Watched") -> None:
        code, values = frame.f_code, frame.f_locals
        names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        owner, _, method = code.co_qualname.rpartition(".")
        receiver = values.get(names[0]) if owner and names else None
        try:
            given = list(self._given(code, values, 1 if owner and names and names[0] in ("self", "cls") else 0))
        except (NotWritten, RecursionError):
            if method == "__init__":
                self._remember(receiver, None)
            return
        if method == "__init__":
            self._remember(receiver, given)
        else:
            made = self._receiver(receiver, owner, names)
            if made or (given and made is not None):
                self._tell(watched, made, given)

    def _given(self, code: CodeType, values: dict[str, Any], start: int) -> Iterator[tuple[str, str]]:
        """Names of parameters as `*rest`, `name=` and `**rest` where they are such, and texts of their values."""
        count = code.co_argcount + code.co_kwonlyargcount
        more = iter(code.co_varnames[count:])
        stars = [f"*{next(more)}"] if code.co_flags & inspect.CO_VARARGS else []
        by_name = [f"{name}=" for name in code.co_varnames[code.co_argcount : count]]
        rest = [f"**{next(more)}"] if code.co_flags & inspect.CO_VARKEYWORDS else []
        for name in (*code.co_varnames[start : code.co_argcount], *stars, *by_name, *rest):
            yield name, source_of(values[name.strip("*=")], self._made_by)

    def _receiver(self, receiver: object, owner: str, names: tuple[str, ...]) -> list[tuple[str, str]] | None:
        """What the object was made with whose method is called; nothing if there is none, None if nobody knows."""
        if not owner or not names or names[0] != "self":
            return []
        return self._made_with(receiver) if type(receiver).__qualname__ == owner else None

    def _remember(self, receiver: object, given: list[tuple[str, str]] | None) -> None:
        if len(self._made) > _REMEMBERED_OBJECTS:
            self._made.clear()
        self._made[id(receiver)] = (type(receiver), given)

    def _made_with(self, receiver: object) -> list[tuple[str, str]] | None:
        kind, given = self._made.get(id(receiver), (None, None))
        if kind is type(receiver) and given is not None:
            return given
        return self._from_fields(receiver)

    def _from_fields(self, receiver: object) -> list[tuple[str, str]] | None:
        """Of data classes and named tuples what they hold now; of a class that takes nothing, nothing."""
        try:
            if dataclasses.is_dataclass(receiver):
                names = [field.name for field in dataclasses.fields(receiver) if field.init]
                return [(name, source_of(receiver.__dict__[name], self._made_by)) for name in names]
            if isinstance(receiver, tuple) and (fields := vars(type(receiver)).get("_fields")):
                values = tuple.__iter__(receiver)
                return [(n, source_of(v, self._made_by)) for n, v in zip(fields, values, strict=True)]
        except (NotWritten, KeyError, AttributeError, ValueError):
            return None
        return [] if type(receiver).__init__ is object.__init__ else None

    def _made_by(self, value: object) -> str | None:
        if not type(value).__qualname__.isidentifier() or (id(value) not in self._made and not _has_fields(value)):
            return None
        given = self._made_with(value)
        return None if given is None else f"{type(value).__name__}({', '.join(map(as_argument, given))})"

    def _tell(self, watched: "_Watched", made: list[tuple[str, str]], given: list[tuple[str, str]]) -> None:
        key = json.dumps([made, given])
        if len(key) > 2 * 400 or key in watched.told:
            return
        watched.told.add(key)
        code = watched.code
        row = {
            "module": watched.module,
            "name": code.co_qualname,
            "line": code.co_firstlineno,
            "made": made,
            "given": given,
        }
        self._file.write(json.dumps(row, ensure_ascii=True) + "\n")


def _has_fields(value: object) -> bool:
    return dataclasses.is_dataclass(type(value)) or isinstance(value, tuple)


def as_argument(given: tuple[str, str]) -> str:
    """As it stands in a call: by position, unless it is only taken by name or gathers the rest."""
    name, text = given
    return (name if name.endswith("=") else "*" * name.count("*")) + text


@dataclasses.dataclass(slots=True)
class _Watched:
    """A function of the package, and what is known of its calls."""

    code: CodeType
    """Held, so that its address stays its own."""
    module: str
    first: int = 1 << 30
    """The instruction at which it begins: generators begin there once and go on elsewhere."""
    tries: int = TRIES_OF_FUNCTION
    told: set[str] = dataclasses.field(default_factory=set)

    @property
    def is_over(self) -> bool:
        is_constructor = self.code.co_name == "__init__"  # what objects were made with is needed to the end
        return not is_constructor and (self.tries <= 0 or len(self.told) >= CALLS_OF_FUNCTION)


_UNSEEN = _Watched((lambda: None).__code__, "")
