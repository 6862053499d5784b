"""Values as source text, for calls that are to be made again elsewhere.

Plain values, values of some classes of the standard library (by their modules' names), builtins, lambdas that need
nothing around them, members of enums, and objects of the watched package as calls of their classes. Runs inside foreign
tests: nothing of what it looks at is called, exact types only. What cannot be written is `NotWritten`.
"""

import ast
import builtins
import enum
import linecache
import math
from collections.abc import Callable, Mapping
from types import BuiltinFunctionType, FunctionType
from typing import Any

from ndb.source.parse import parsed

LONGEST, DEEPEST = 400, 8


class NotWritten(Exception):
    """A value that no source text of bounded length makes again."""


def source_of(value: Any, made_by: Callable[[object], str | None], deep: int = 0) -> str:
    """The text of an expression that gives an equal value; `made_by` knows how objects were made."""
    if deep > DEEPEST:
        raise NotWritten
    write = _WRITERS.get(type(value))
    text = write(value, lambda part: source_of(part, made_by, deep + 1)) if write else _object(value, made_by)
    if len(text) > LONGEST:
        raise NotWritten
    return text


_Inner = Callable[[Any], str]


def _number(value: float, inner: _Inner) -> str:
    if not math.isfinite(value):
        return f"float('{value}')"
    return repr(value)


def _text(value: str | bytes, inner: _Inner) -> str:
    if len(value) > LONGEST:
        raise NotWritten
    return repr(value)


def _items(before: str, after: str) -> Callable[[Any, _Inner], str]:
    def write(value: Any, inner: _Inner) -> str:
        if len(value) > LONGEST // 2:
            raise NotWritten
        return before + ", ".join(map(inner, value)) + after

    return write


def _tuple(value: tuple[Any, ...], inner: _Inner) -> str:
    return _items("(", ",)" if len(value) == 1 else ")")(value, inner)


def _set(value: set[Any] | frozenset[Any], inner: _Inner) -> str:
    if len(value) > LONGEST // 2:
        raise NotWritten
    name = type(value).__name__
    inside = "{" + ", ".join(sorted(map(inner, value))) + "}"
    return f"{name}()" if not value else inside if name == "set" else f"frozenset({inside})"


def _dict(value: Mapping[Any, Any], inner: _Inner) -> str:
    if len(value) > LONGEST // 4:
        raise NotWritten
    return "{" + ", ".join(f"{inner(key)}: {inner(item)}" for key, item in list(value.items())) + "}"


def _of_library(module: str) -> Callable[[Any, _Inner], str]:
    """By its own text, which for these is a call of its class."""

    def write(value: Any, inner: _Inner) -> str:
        text = repr(value)
        return text if text.startswith(f"{module}.") else f"{module}.{text}"

    return write


def _collection(name: str) -> Callable[[Any, _Inner], str]:
    def write(value: Any, inner: _Inner) -> str:
        if name == "deque":
            return f"collections.deque([{', '.join(map(inner, list(value)))}])"
        pairs = _dict(value, inner)
        if name == "defaultdict":
            return f"collections.defaultdict({inner(value.default_factory)}, {pairs})"
        return f"collections.{name}({pairs})"

    return write


_WRITERS: dict[type, Callable[[Any, _Inner], str]] = {
    bool: lambda value, inner: repr(value),
    int: lambda value, inner: repr(value) if -(10**40) < value < 10**40 else _refuse(),
    float: _number,
    complex: lambda value, inner: repr(value),
    type(None): lambda value, inner: "None",
    type(...): lambda value, inner: "...",
    str: _text,
    bytes: _text,
    bytearray: lambda value, inner: repr(value) if len(value) < LONGEST else _refuse(),
    range: lambda value, inner: repr(value),
    slice: lambda value, inner: f"slice({inner(value.start)}, {inner(value.stop)}, {inner(value.step)})",
    list: _items("[", "]"),
    tuple: _tuple,
    set: _set,
    frozenset: _set,
    dict: _dict,
}
_LIBRARY = {
    "datetime": ("date", "datetime", "time", "timedelta"),
    "decimal": ("Decimal",),
    "fractions": ("Fraction",),
    "uuid": ("UUID",),
    "ipaddress": ("IPv4Address", "IPv6Address", "IPv4Network", "IPv6Network"),
    "pathlib": ("PurePosixPath", "PosixPath"),
}
MODULES = frozenset({*_LIBRARY, "collections"})
"""Modules of the standard library that a text may name."""
_COLLECTIONS = frozenset({"OrderedDict", "Counter", "deque", "defaultdict"})


def _refuse() -> str:
    raise NotWritten


def _object(value: Any, made_by: Callable[[object], str | None]) -> str:
    kind = type(value)
    if kind.__module__ in _LIBRARY and kind.__name__ in _LIBRARY[kind.__module__]:
        return _of_library(kind.__module__)(value, str)
    if kind.__module__ == "collections" and kind.__name__ in _COLLECTIONS:
        return _collection(kind.__name__)(value, lambda part: source_of(part, made_by, DEEPEST - 2))
    if isinstance(value, type | BuiltinFunctionType) and vars(builtins).get(name := str(value.__name__)) is value:
        return name
    if kind is FunctionType:
        return _lambda(value)
    if isinstance(value, enum.Enum) and value.name.isidentifier():
        return f"{kind.__name__}.{value.name}"
    text = made_by(value)
    if text is None:
        raise NotWritten
    return text


def _lambda(value: FunctionType) -> str:
    """A lambda's text, where it is the only one of its line and reads nothing but builtins."""
    code = value.__code__
    if value.__name__ != "<lambda>" or code.co_freevars or not all(hasattr(builtins, n) for n in _globals_of(value)):
        raise NotWritten
    tree = parsed("".join(linecache.getlines(code.co_filename)))
    there = [n for n in ast.walk(tree) if isinstance(n, ast.Lambda) and n.lineno == code.co_firstlineno] if tree else []
    if len(there) != 1:
        raise NotWritten
    return ast.unparse(there[0])


def _globals_of(value: FunctionType) -> set[str]:
    """Names that its code may look up in its module; attributes are among them, so methods of the same name count."""
    own = value.__globals__
    return {name for name in value.__code__.co_names if name in own or hasattr(builtins, name)}
