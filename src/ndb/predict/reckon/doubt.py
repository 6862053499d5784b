"""When nothing is said: the two ways out of interpreting, and what must not be asked of values.

`NotKnown` is what nothing can be said of; `Raised` carries what the program itself raised. Both are no Exceptions, so
that neither a handler of the program's nor a native function takes one for its own. Knows values; no syntax.
"""

import datetime
import decimal
import enum
import fractions
import pathlib
import re
import threading
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from typing import Any, Final

MOST_ITEMS: Final = 100_000
"""Of something that is gone through or made at once."""
MOST_BITS: Final = 20_000
LOCKS: Final = (type(threading.Lock()), type(threading.RLock()))
"""Nobody but the program holds one, and it looks the same held and free."""
_WIDTH: Final = re.compile(r"\d{4}")
_DEEPEST: Final = 12
_TOLD: Final = (
    int, float, complex, str, bytes, bytearray, type(None), type(...), range, decimal.Decimal, fractions.Fraction,
    datetime.date, datetime.time, datetime.timedelta, datetime.tzinfo,
)  # fmt: skip


_REGISTERED: Final = ("unknown encoding", "unknown error handler", "unknown dialect")
"""How errors of Python's begin that a program prevents where it says what is meant."""
NO_NAME: Final = "\0?\0"
"""Stands in a text for how the program is called, which is not known."""


class Aside(BaseException):
    """What the interpreter tells itself: no exception of the program's."""


class NotKnown(Aside):
    """It takes a model."""


class Raised(Aside):
    """The program raised something."""

    def __init__(self, error: BaseException) -> None:
        super().__init__(error)
        self.error = error
        error.__traceback__ = None  # of ours: what its frames hold would live longer than in a run
        if isinstance(error.__context__, Raised):
            error.__context__ = None


PASSING: Final = (Aside, GeneratorExit, KeyboardInterrupt)
"""What is not the program's to handle."""


def native(function: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
    """What a function of Python's gives; what it raises is the program's exception."""
    try:
        return bounded(function(*arguments, **named))
    except RecursionError:
        raise NotKnown("nested too deeply") from None
    except MemoryError:
        raise NotKnown("too large") from None
    except PASSING:
        raise
    except BaseException as error:
        if type(error).__name__ == "OperationalError" and error.args == ("interrupted",):
            raise NotKnown("too long") from None
        is_pythons = (
            type(error) is LookupError or type(error).__module__ == "_csv"
        )  # others may have a text of their own
        if is_pythons and str(error).startswith(_REGISTERED):
            raise NotKnown("what may have been registered") from None
        raise Raised(error) from None


def bounded(value: Any) -> Any:
    kind = type(value)
    if kind is int:
        if value.bit_length() > MOST_BITS:
            raise NotKnown("too large a number")
    elif kind is str and (" at 0x" in value or NO_NAME in value):
        raise NotKnown("an address in a text")
    elif kind in (str, list, tuple, dict, bytes, set) and len(value) > MOST_ITEMS:
        raise NotKnown("too large")
    return value


class Sets:
    """What is known of the sets of one run."""

    __slots__ = ("are_known", "is_defined")

    def __init__(self, is_defined: Callable[[Any], bool]) -> None:
        self.are_known = True
        """Whether each has been made as it is made in a run, from its first item on."""
        self.is_defined = is_defined
        """Whether a hash of objects is one that the program says: out of what differs from run to run it makes none."""


SETS: Final[ContextVar[Sets | None]] = ContextVar("SETS", default=None)
_MOST_IN_ORDER: Final = 2_000


def is_unordered(value: Any) -> bool:
    """Whether the order in which something is gone through is not known."""
    return isinstance(value, set | frozenset) and len(value) > 1 and not _is_ranked(value) and not _is_steady(value)


def _is_steady(values: Any) -> bool:
    """Whether a set is gone through in one order in every run: it holds numbers, and what became of it is known."""
    sets = SETS.get()
    if sets is None or not sets.are_known or len(values) > _MOST_IN_ORDER:
        return False
    return all(has_steady_hash(each, sets.is_defined) for each in values)


def has_steady_hash(value: Any, is_defined: Callable[[Any], bool] = lambda asked: False) -> bool:
    if type(value) is tuple:
        return all(has_steady_hash(each, is_defined) for each in value)
    if is_defined(type(value).__hash__):
        return True
    return type(value) in (int, bool) or (type(value) is float and value == value)


def _is_ranked(values: Any) -> bool:
    """Whether a set is one of tasks, that goes by what a loop says (asynchronous/worlds.py)."""
    if not all(getattr(type(each), "is_ranked", False) for each in values):
        return False
    for each in values:
        each.get_loop().is_uncertain = True
    return True


def is_fixed(value: Any) -> bool:
    """Whether a value is what it is for good: what nothing can change, a class of Python's own, or made of these."""
    if type(value) in (tuple, frozenset):
        return all(map(is_fixed, value))
    return (
        is_immutable(value) or isinstance(value, LOCKS) or (isinstance(value, type) and value.__module__ != "__main__")
    )


def is_immutable(value: Any) -> bool:
    """Whether nothing can change a value, nor anything in it."""
    if type(value) in (tuple, frozenset):
        return all(map(is_immutable, value))
    return type(value) in _IMMUTABLE or isinstance(value, enum.Enum)


_IMMUTABLE: Final = frozenset(
    {int, float, complex, bool, str, bytes, type(None), type(...), range, decimal.Decimal, fractions.Fraction,
     datetime.date, datetime.datetime, datetime.time, datetime.timedelta, datetime.timezone, re.Pattern}
)  # fmt: skip


def check_told(value: Any, depth: int = 0) -> None:
    """Whether the text of a value (`str`, `repr`, `format`) says nothing that differs from run to run."""
    kind = type(value)
    if isinstance(value, type) or depth > _DEEPEST:
        raise NotKnown("text of a class, or nested too deeply")
    if isinstance(value, set | frozenset):
        if is_unordered(value):
            raise NotKnown("text of a set")
        for item in value:
            check_told(item, depth + 1)
        return
    if isinstance(value, dict):
        for key, item in value.items():
            check_told(key, depth + 1)
            check_told(item, depth + 1)
    elif kind in (list, tuple) or kind.__name__ == "deque":
        for item in value:
            check_told(item, depth + 1)
    elif isinstance(value, BaseException):
        for item in value.args:
            check_told(item, depth + 1)
    elif isinstance(value, (*_TOLD, enum.Enum)):
        return
    elif shows_nothing(kind):
        raise NotKnown("an address in a text")
    else:
        for item in _parts(value):
            check_told(item, depth + 1)


def _parts(value: Any) -> Iterator[Any]:
    if isinstance(value, list | tuple):
        yield from value
    if isinstance(attributes := getattr(value, "__dict__", None), dict):
        yield from attributes.values()
    is_known = isinstance(value, list | tuple | re.Match | re.Pattern | pathlib.PurePath)
    if not is_known and not hasattr(value, "__dict__") and not hasattr(type(value), "__slots__"):
        raise NotKnown("text of an object that is not known")


def shows_nothing(cls: type) -> bool:
    """Whether the text of an object says nothing but its address."""
    plain: Any = object
    return cls.__repr__ is plain.__repr__ and cls.__str__ is plain.__str__


def check_format(specification: str) -> None:
    if _WIDTH.search(specification):
        raise NotKnown("a wide format")
