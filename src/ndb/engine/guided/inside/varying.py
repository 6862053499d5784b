"""What is another in every run or in every place: the time, chance, processes, the machine, addresses, hashes.

What the program is told of these is real, and so it is not known to be so elsewhere: it is assumed, and told. Knows
which functions of the standard library tell such things, and when; not where the program asks, which the rewritten code
says.
"""

import asyncio
import contextlib
import copy
import datetime
import importlib
import operator
import os
import random
import re
import sys
import time
import types
import weakref
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, Final

from ndb.engine.guided.assumption import VARYING
from ndb.engine.guided.inside.decide import Decisions
from ndb.engine.guided.inside.unknown import is_unknown, shown
from ndb.engine.guided.inside.varying_names import (
    AT_TERMINAL,
    DOES,
    KEEPING,
    LOTS,
    NOW,
    OF_ENVIRONMENT,
    OF_OBJECTS,
    OF_STACK,
    TELLS,
    TELLS_BARE,
    functions,
)

_ADDRESS: Final = re.compile(r" at 0x[0-9a-fA-F]{6,}")
_FUNCTIONS: Final = (
    types.BuiltinFunctionType, types.FunctionType, types.MethodType, types.MethodWrapperType,
    types.WrapperDescriptorType,
)  # fmt: skip
_WRITING: Final = (repr, format, ascii, print)
_IN_TURN: Final = frozenset({list, tuple, enumerate, map, filter, zip})
_ANY_ORDER: Final = frozenset(
    {len, any, all, isinstance, issubclass, hasattr, getattr, setattr, callable, hash, id, vars, dir, copy.copy,
     copy.deepcopy}
)  # fmt: skip
"""Functions to which it does not matter in which order a set is."""
_BY_KEY: Final = frozenset({sorted, min, max})
"""To which it only matters what comes first of two that are alike."""
_GOING_THROUGH: Final = frozenset({"builtins", "collections", "itertools", "array"})
"""Modules whose classes take what they are given item by item..."""
_NOT_GOING: Final = (set, frozenset, bool, type, property, staticmethod, classmethod)
"""but for these."""
_WITH_ADDRESSES: Final = (
    types.FunctionType, types.MethodType, types.GeneratorType, types.CoroutineType, types.CodeType, types.FrameType,
    weakref.ReferenceType,
)  # fmt: skip
MOST_NAMED: Final = 4
"""Items of a set."""
MOST_LOOKED_AT: Final = 100
"""Items of one of which a text is made."""
_FIRST: Final = operator.itemgetter(0)
_RANDOM: Final[Any] = random.random.__self__  # type: ignore[attr-defined]
"""The generator that the module's functions draw from."""


@cache
def _tables() -> tuple[Mapping[Any, str], ...]:
    """What is told always, what where nothing is given, and what is done: by function, its name."""
    return tuple(map(_by_function, (TELLS, TELLS_BARE, DOES)))


def _by_function(names: Mapping[str, str]) -> Mapping[Any, str]:
    found: dict[Any, str] = {}
    for module, name in functions(names):
        if (function := getattr(importlib.import_module(module), name, None)) is not None:
            found.setdefault(function, f"{module}.{name}")
    return found


class Varying:
    """Says of what the program calls and reads whether it is another elsewhere."""

    def __init__(self, decisions: Decisions) -> None:
        self._decisions = decisions
        self._tells, self._tells_bare, self._does = _tables()
        self._is_seeded = False
        self.caller: types.CodeType | None = None
        """Of the function of ours that calls the program's, where there is one: elsewhere others call it."""

    def begin(self) -> None:
        """Others stand now in the place of some functions: what these do is the same."""
        self._does = {**self._does, **_by_function(DOES)}

    def call(self, function: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Callable[[], Any] | None:
        """What is to be called instead, without a frame of ours around it; None: just that function."""
        if type(function) is type:
            return self._made(function, args, kwargs)
        if function in _WRITING:
            self.written(args)
        if type(function) not in _FUNCTIONS:
            return None
        if function is iter and args:
            self.walked(args[0])
        if function in self._does:
            self._decisions.varying(f"{self._does[function]}({_words(args, kwargs)})")
            return None
        if function is getattr and len(args) > 1 and type(args[0]) is types.ModuleType and type(args[1]) is str:
            self.value(getattr(*args[:2], None))
        self._through(function, args, kwargs)
        text = self._text(function, args, kwargs)
        if text is None or any(map(is_unknown, (*args, *kwargs.values()))):
            return None
        try:
            found = function(*args, **kwargs)
        except Exception:
            return None  # it is raised where it stands
        return _given(self._decisions.surrounding(f"{text}({_words(args, kwargs)})", found, VARYING))

    def _text(self, function: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> str | None:
        """The function in words, if its answer is another elsewhere."""
        if (text := self._tells.get(function)) is not None:
            return text
        if not args and not kwargs and function in self._tells_bare:
            return self._tells_bare[function]
        name, of = function.__name__, getattr(function, "__self__", None)
        if of is _RANDOM:
            return self._lot(name, args)
        if isinstance(of, datetime.date) or (isinstance(of, type) and issubclass(of, datetime.date)):
            return f"{_class_name(of)}.{name}" if _is_local(of, name, args, kwargs) else None
        if of is os.environ and name in OF_ENVIRONMENT:
            return f"os.environ.{name}"
        if name == "isatty" and any(of is stream for stream in (sys.stdin, sys.stdout, sys.stderr)):
            return "isatty"
        if function is time.strftime and len(args) == 1:
            return "time.strftime"
        if name in OF_STACK:
            self._looked_below(name, args)
        if name == "time" and isinstance(of, asyncio.AbstractEventLoop):
            return "loop.time"
        if name in AT_TERMINAL and type(of).__module__ == "argparse":
            self._decisions.varying("shutil.get_terminal_size()")
        if name == "writestr" and args and type(args[0]) is str:
            self._decisions.varying("time in an archive")
        if name in OF_OBJECTS:
            self._of_object(name, args if of is None or isinstance(of, type) else (of, *args))
        if function is os.path.expandvars and args and "$" in str(args[0]):
            return "os.path.expandvars"
        if name == "pop" and type(of) is set:
            self.walked(of)
        if name == "join" and type(of) is str and args:
            self.walked(args[0])
        if name == "format" and type(of) is str:
            self.written((*args, *kwargs.values()))
        return None

    def _looked_below(self, name: str, args: tuple[Any, ...]) -> None:
        """Who calls the function that is run is not known."""
        frame, depth = self._decisions.user_frame(), args[0] if args and type(args[0]) is int else 0
        while frame is not None and frame.f_code is not self.caller and (depth or name != "_getframe"):
            frame, depth = frame.f_back, depth - 1
        self.framed(frame)

    def framed(self, frame: Any) -> None:
        if type(frame) is types.FrameType and frame.f_code is self.caller:
            self._decisions.varying("who calls the function")

    def _of_object(self, name: str, values: tuple[Any, ...]) -> None:
        """What a method makes of its object; the object may be given to the class's."""
        if name != "__hash__":
            self.written(values[:1])
        elif values and type(values[0]).__hash__ is not None and not has_own_hash(values[0]):
            self._decisions.varying(f"hash({shown(values[0])})")

    def _through(self, function: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        """A function that is not the program's may go through the sets that it is given."""
        given = [each for each in (*args, *kwargs.values()) if isinstance(each, set | frozenset)]
        if not given or function in _ANY_ORDER or (function in _BY_KEY and kwargs.get("key") is None):
            return
        of = getattr(function, "__self__", None)
        if isinstance(of, set | frozenset) or function.__name__ in KEEPING:
            return
        if not self._is_programs(function):
            for each in given:
                self.walked(each)

    def _lot(self, name: str, args: tuple[Any, ...]) -> str | None:
        if name == "seed":
            self._is_seeded = bool(args) and args[0] is not None
        if name == "setstate":
            self._is_seeded = True  # as that which the state was taken of
        return f"random.{name}" if name in LOTS and not self._is_seeded else None

    def _made(self, kind: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Callable[[], Any] | None:
        if issubclass(kind, random.Random) and (not (args or kwargs) or args[:1] == (None,)):
            self._decisions.varying(f"random.{kind.__name__}()")
        elif kind is str:
            self.written(args)
        elif kind in _IN_TURN or (kind.__module__ in _GOING_THROUGH and not issubclass(kind, _NOT_GOING)):
            for each in args:
                self.walked(each)
            if issubclass(kind, BaseException):
                self.written(args)
        elif kind in self._does:
            self._decisions.varying(f"{self._does[kind]}({_words(args, kwargs)})")
        return None

    def value(self, value: Any) -> Any:
        """Something that the program reads and does not call: a function that tells such things may be called later."""
        self.framed(value)
        if type(value) in _FUNCTIONS and not is_unknown(value):
            name, of = value.__name__, getattr(value, "__self__", None)
            text = self._tells.get(value) or self._tells_bare.get(value) or self._does.get(value)
            if text is None and of is _RANDOM and name in LOTS and not self._is_seeded:
                text = f"random.{name}"
            if text is None and name in NOW and isinstance(of, type) and issubclass(of, datetime.date):
                text = f"{_class_name(of)}.{name}"
            if text is not None:
                self._decisions.varying(text)
        elif value is random.Random or value is random.SystemRandom:
            self._decisions.varying(f"random.{value.__name__}")
        return value

    def walked(self, value: Any) -> Any:
        """Something whose items are taken in turn: those of a set come in another order in every run, but for
        numbers."""
        if isinstance(value, set | frozenset) and type(value).__iter__ in (set.__iter__, frozenset.__iter__):
            items = list(value)
            if len(items) > 1 and not all(map(has_own_hash, items)):
                self._decisions.varying(f"order of {_as_set(items)}")
        return value

    def filled(self, text: Any, value: Any) -> Callable[[], Any]:
        """`%`, to be called where it stands."""
        if type(text) in (str, bytes):
            self.written(value)
        return partial(operator.mod, text, value)

    def written(self, value: Any, depth: int = 3) -> Any:
        """Something of which a text is made: the order of a set, or an address, may stand in it."""
        if is_unknown(value):
            return value
        if type(value) in (list, tuple, dict) and depth:
            items = [*value, *value.values()] if type(value) is dict else value
            for each in items[:MOST_LOOKED_AT]:
                self.written(each, depth - 1)
        elif isinstance(value, set | frozenset):
            self.walked(value)
        elif type(value) in _WITH_ADDRESSES or _is_plain(type(value)):
            self._decisions.varying(f"address of {type(value).__name__}")
        elif depth and not self._is_programs(type(value).__repr__):
            with contextlib.suppress(AttributeError):  # as dataclasses read
                self.written(list(object.__getattribute__(value, "__dict__").values()), depth - 1)
        return value

    def _is_programs(self, function: Any) -> bool:
        code = getattr(function, "__code__", None)
        return code is not None and self._decisions.is_users(code.co_filename)

    def text(self, value: Any) -> Any:
        """A text that the program makes: the address of an object may stand in it."""
        if type(value) is str and " at 0x" in value and (found := _ADDRESS.search(value)) is not None:
            self._decisions.varying(f"address{found[0].removeprefix(' at')}")
        return value


def _as_set(items: list[Any]) -> str:
    """A set in words, which are the same in every run."""
    if len(items) > MOST_LOOKED_AT:
        return f"a set of {len(items)}"
    words = sorted(map(shown, items))
    return f"{{{', '.join(words[:MOST_NAMED])}{', …' if len(items) > MOST_NAMED else ''}}}"


def has_own_hash(value: Any) -> bool:
    """Whether a hash is the same in every run."""
    return type(value) in (bool, int, float, complex) or (type(value) is tuple and all(map(has_own_hash, value)))


def _is_local(of: Any, name: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
    """Whether a method of dates asks for the time, or for the time zone."""
    if isinstance(of, type):
        return name in NOW or (name == "fromtimestamp" and len(args) < 2 and not kwargs)
    is_naive = isinstance(of, datetime.datetime) and of.tzinfo is None
    return (name == "timestamp" and is_naive) or (name == "astimezone" and (is_naive or not (args or kwargs)))


def _is_plain(kind: type) -> bool:
    """Whether instances read as Python has them read that say nothing themselves."""
    its: Any = kind
    return its.__repr__ is object.__repr__ and its.__str__ is object.__str__


def _class_name(of: Any) -> str:
    return str(of.__name__ if isinstance(of, type) else type(of).__name__)


def _words(args: tuple[Any, ...], kwargs: dict[str, Any]) -> str:
    return ", ".join([*map(_word, args), *(f"{name}={_word(each)}" for name, each in kwargs.items())])


def _word(value: Any) -> str:
    return f"[{', '.join(map(shown, value))}]" if type(value) is list and len(value) < 6 else shown(value)


def _given(value: Any) -> Callable[[], Any]:
    return partial(_FIRST, (value,))
