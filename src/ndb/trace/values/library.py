"""Values of the standard library, read back from their texts: dates, decimals, paths, counters, deques, enum members.

Knows how such values are written, and which of their attributes and methods change nothing and run nobody's code. They
are told by their texts alone: a class of the program that has the name and the looks of one of these is taken for it.
"""

import re
from collections import Counter, deque
from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta, timezone
from decimal import Decimal
from fractions import Fraction
from pathlib import PurePath, PurePosixPath, PureWindowsPath
from typing import Any, Final
from uuid import UUID

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401

_LARGEST_EXPONENT: Final = 10_000


class PosixPath(PurePosixPath):
    """A path that knows no files."""


class WindowsPath(PureWindowsPath):
    """The same, of another system."""


class Grouped(dict[Any, Any]):
    """A defaultdict without its factory: asking for a key that is not there must not add one."""

    def __init__(self, factory: Any, items: Any = ()) -> None:
        super().__init__(items)
        self.factory = factory

    def __repr__(self) -> str:
        return f"defaultdict({self.factory}, {super().__repr__()})"


class Ordered(dict[Any, Any]):
    """An OrderedDict, written as recordings write it."""

    def __repr__(self) -> str:
        return f"OrderedDict({super().__repr__()})"


CLASS_NAMES: Final[dict[type, str]] = {Grouped: "defaultdict", Ordered: "OrderedDict"}
"""What classes are called that stand for others here."""


def names_of_class(value: Any) -> set[str]:
    """What the class of a value and its bases are called."""
    paths = {"Path", "PathLike"} if isinstance(value, PosixPath | WindowsPath) else set()
    return {CLASS_NAMES.get(cls, cls.__name__) for cls in type(value).__mro__} | paths


def _decimal(text: str) -> Decimal:
    value = Decimal(str(text))
    if value.is_finite() and abs(value.adjusted()) > _LARGEST_EXPONENT:
        raise ValueError("too large to be worth having")
    return value


def _deque(items: Any = (), maxlen: int | None = None) -> deque[Any]:
    return deque(items, maxlen)


MAKERS: Final[dict[str, Callable[..., Any]]] = {
    "datetime.datetime": datetime, "datetime.date": date, "datetime.time": time, "datetime.timedelta": timedelta,
    "datetime.timezone": timezone, "Decimal": _decimal, "Fraction": Fraction, "UUID": UUID, "Counter": Counter,
    "OrderedDict": Ordered, "deque": _deque, "defaultdict": Grouped, "PosixPath": PosixPath,
    "PurePosixPath": PurePosixPath, "WindowsPath": WindowsPath, "PureWindowsPath": PureWindowsPath,
}  # fmt: skip
"""How a value is written to what makes it. Paths are made without a file system behind them."""
IN_EXPRESSIONS: Final[dict[str, Callable[..., Any]]] = {"timedelta": timedelta, "Decimal": _decimal}
"""What an expression may call by name: what one needs to compute with the others."""
CONSTANTS: Final = {"datetime.timezone.utc": UTC}
TYPES: Final = (date, time, timedelta, timezone, Decimal, Fraction, PurePath, UUID, deque)
"""What can be computed with like plain data; counters and their like are dicts."""
ATTRIBUTES: Final[dict[type, frozenset[str]]] = {
    datetime: frozenset({"year", "month", "day", "hour", "minute", "second", "microsecond", "tzinfo", "fold"}),
    date: frozenset({"year", "month", "day"}),
    time: frozenset({"hour", "minute", "second", "microsecond", "tzinfo", "fold"}),
    timedelta: frozenset({"days", "seconds", "microseconds"}),
    Fraction: frozenset({"numerator", "denominator"}),
    PurePath: frozenset(
        {"name", "stem", "suffix", "suffixes", "parts", "parent", "parents", "anchor", "root", "drive"}
    ),
    UUID: frozenset({"hex", "int", "version", "urn", "bytes"}),
    deque: frozenset({"maxlen"}),
}
METHODS: Final[dict[type, frozenset[str]]] = {
    datetime: frozenset({
        "date", "time", "isoformat", "weekday", "isoweekday", "isocalendar", "timestamp", "strftime", "replace",
        "toordinal", "timetuple", "utcoffset", "tzname", "ctime",
    }),
    date: frozenset({
        "isoformat", "weekday", "isoweekday", "isocalendar", "strftime", "replace", "toordinal", "timetuple", "ctime",
    }),
    time: frozenset({"isoformat", "replace", "strftime"}),
    timedelta: frozenset({"total_seconds"}),
    Decimal: frozenset({
        "quantize", "as_tuple", "is_nan", "is_zero", "is_signed", "is_finite", "normalize", "sqrt", "to_integral_value",
        "copy_abs", "compare", "adjusted",
    }),
    Fraction: frozenset({"limit_denominator"}),
    PurePath: frozenset({
        "joinpath", "with_suffix", "with_name", "with_stem", "is_absolute", "relative_to", "is_relative_to", "as_posix",
        "match",
    }),
    Counter: frozenset({"most_common", "total", "elements", "get", "keys", "values", "items", "copy"}),
    Ordered: frozenset({"get", "keys", "values", "items", "copy"}),
    Grouped: frozenset({"get", "keys", "values", "items"}),
    deque: frozenset({"count", "index", "copy"}),
}  # fmt: skip


def allowed(table: dict[type, frozenset[str]], value: Any) -> frozenset[str]:
    """What a table says of a value, by its class or the nearest one above it."""
    return next((table[cls] for cls in type(value).__mro__ if cls in table), frozenset())


def unwrapped(value: Any) -> tuple[str, Any, str] | None:
    """What stands around the items of a collection, and the items as plain data; None for anything else."""
    match value:
        case Counter():
            return "Counter(", dict(value), ")"
        case Ordered():
            return "OrderedDict(", dict(value), ")"
        case Grouped():
            return f"defaultdict({value.factory}, ", dict(value), ")"
        case deque():
            return "deque(", list(value), ")" if value.maxlen is None else f", maxlen={value.maxlen})"
    return None


ENUM: Final = "__enum__"
OPAQUE: Final = "__opaque__"
_PIECES: Final = re.compile(
    r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|<(?P<enum>\w+)\.(?P<member>\w+): |(?P<opaque><[^<>:'"…]+(?:'[\w.]*')?>)|>"""
)


def as_python(text: str) -> str | None:
    """A rendered text with what is no Python in it (`<Colour.RED: 1>`, `<function f>`) written as calls; None if there
    is something else that is none, such as a cut."""
    out, at, open_ = [], 0, 0
    for piece in _PIECES.finditer(text):
        out.append(text[at : piece.start()])
        at = piece.end()
        if piece["enum"] is not None:
            open_ += 1
            out.append(f"{ENUM}({piece['enum']!r}, {piece['member']!r}, ")
        elif piece["opaque"] is not None:
            out.append(f"{OPAQUE}({piece['opaque']!r})")
        elif piece[0] == ">":
            open_ -= 1
            out.append(")")
        else:
            out.append(piece[0])
        if open_ < 0:
            return None
    out.append(text[at:])
    return "".join(out) if open_ == 0 else None
