"""What is another in every run or in every place: the time, chance, processes, the machine, addresses, hashes.

What the program is told of these is real, and so it is not known to be so elsewhere: it is assumed, and told. Knows
which functions of the standard library tell such things, and when; not where the program asks, which the rewritten code
says.
"""

import datetime
import importlib
import operator
import os
import random
import re
import sys
import types
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, Final

from ndb.engine.guided.assumption import VARYING
from ndb.engine.guided.inside.decide import Decisions
from ndb.engine.guided.inside.unknown import is_unknown, shown
from ndb.engine.guided.inside.varying_names import (
    DOES,
    LOTS,
    NOW,
    OF_ENVIRONMENT,
    TELLS,
    TELLS_BARE,
    functions,
)

_ADDRESS: Final = re.compile(r" at 0x[0-9a-fA-F]{6,}")
_FUNCTIONS: Final = (types.BuiltinFunctionType, types.FunctionType, types.MethodType)
_WRITING: Final = (repr, format, ascii)
_IN_TURN: Final = frozenset({list, tuple, enumerate, map, filter, zip})
_WITH_ADDRESSES: Final = (types.FunctionType, types.MethodType, types.GeneratorType, types.CoroutineType)
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
        if function is os.path.expandvars and args and "$" in str(args[0]):
            return "os.path.expandvars"
        if name == "pop" and type(of) is set:
            self.walked(of)
        if name == "join" and type(of) is str and args:
            self.walked(args[0])
        if name == "format" and type(of) is str:
            self.written((*args, *kwargs.values()))
        return None

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
        elif kind in _IN_TURN:
            for each in args:
                self.walked(each)
        elif kind in self._does:
            self._decisions.varying(f"{self._does[kind]}({_words(args, kwargs)})")
        return None

    def value(self, value: Any) -> Any:
        """Something that the program reads and does not call: a function that tells such things may be called later."""
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
        if type(value) in (set, frozenset) and len(value) > 1 and not all(map(has_own_hash, value)):
            self._decisions.varying(f"order of {shown(value)}")
        return value

    def written(self, value: Any, depth: int = 3) -> Any:
        """Something of which a text is made: the order of a set, or an address, may stand in it."""
        if type(value) in (list, tuple, dict) and depth:
            items = [*value, *value.values()] if type(value) is dict else value
            for each in items[:MOST_LOOKED_AT]:
                self.written(each, depth - 1)
        elif type(value) in (set, frozenset):
            self.walked(value)
        elif not is_unknown(value) and (type(value) in _WITH_ADDRESSES or _is_plain(type(value))):
            self._decisions.varying(f"address of {type(value).__name__}")
        return value

    def text(self, value: Any) -> Any:
        """A text that the program makes: the address of an object may stand in it."""
        if type(value) is str and " at 0x" in value and (found := _ADDRESS.search(value)) is not None:
            self._decisions.varying(f"address{found[0].removeprefix(' at')}")
        return value


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
