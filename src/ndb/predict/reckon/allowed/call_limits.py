"""What must be looked at before a function of Python's is asked: sizes, sets that have no order, texts that tell too
much.

Knows values; no syntax.
"""

import bisect
import codecs
import collections
import copy
import dataclasses
import datetime
import decimal
import fractions
import functools
import graphlib
import heapq
import itertools
import json
import logging
import math
import operator
import posixpath
import pprint
import re
import string
import types
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

from ndb.predict.reckon.allowed.databases import check_statement
from ndb.predict.reckon.allowed.loggers import check_stream
from ndb.predict.reckon.allowed.pattern_cost import check_search
from ndb.predict.reckon.allowed.pure_library import NEVER
from ndb.predict.reckon.doubt import MOST_BITS, MOST_ITEMS, NotKnown, check_format, check_told, is_unordered

_UNORDERED_TOO: Final = (
    len, sorted, set, frozenset, isinstance, bool, type, callable, issubclass, copy.copy, copy.deepcopy, operator.or_,
    operator.and_, operator.sub, operator.xor, operator.eq, operator.ne, operator.le, operator.lt, operator.contains,
)  # fmt: skip
"""Functions to which the order of a set does not matter; `sorted` only where what it sorts has an order of its own."""
_CHANGING_FIRST: Final = frozenset(
    {heapq.heappush, heapq.heappop, heapq.heapify, heapq.heappushpop, heapq.heapreplace, bisect.insort,
     bisect.insort_left, bisect.insort_right, operator.setitem, operator.delitem, operator.iadd, operator.iconcat}
)  # fmt: skip
"""Functions that change their first argument."""
_NATIVE: Final = (
    types.BuiltinFunctionType, types.MethodDescriptorType, types.WrapperDescriptorType, type(str), operator.itemgetter,
)  # fmt: skip
_CALLING: Final[Mapping[Any, int]] = {
    map: 0, filter: 0, itertools.starmap: 0, functools.reduce: 0, itertools.groupby: 1, sorted: -1, min: -1, max: -1,
}  # fmt: skip
"""Functions that call what they are given: in which place, or by the name of `key`."""
_ORDERED_TYPES: Final = frozenset(
    {int, float, str, bytes, bool, datetime.date, datetime.datetime, datetime.timedelta, decimal.Decimal,
     fractions.Fraction}
)  # fmt: skip

CHANGING: Final = frozenset(
    {"append", "extend", "insert", "pop", "remove", "sort", "reverse", "clear", "update", "setdefault", "popitem",
     "add", "discard", "difference_update", "intersection_update", "symmetric_difference_update", "appendleft",
     "popleft", "extendleft", "rotate", "subtract", "move_to_end", "write", "writelines", "writerow", "writerows"}
)  # fmt: skip
"""Methods that change what they are methods of."""
COMPARING: Final = frozenset(
    {
        "remove",
        "index",
        "count",
        "discard",
        "add",
        "setdefault",
        "get",
        "pop",
        "isdisjoint",
        "__contains__",
        "__getitem__",
    }
)
"""Methods that ask whether values are equal."""
CHANGING_BY_NAME: Final = frozenset(
    {"__init__", "__setitem__", "__delitem__", "__setattr__", "__delattr__", "__iadd__", "__imul__", "__ior__",
     "__iand__", "__isub__", "__ixor__", "__set__", "__delete__"}
)  # fmt: skip
"""The same by the names that operators have."""
_TELLING: Final = frozenset({"__repr__", "__str__", "__format__"})
_WIDE_FORMAT: Final = re.compile(r"%[^a-zA-Z%]*(\d{4}|\*)")
_WIDE: Final = frozenset({"ljust", "rjust", "center", "zfill", "expandtabs"})


def check_call(function: Any, arguments: tuple[Any, ...], named: Mapping[str, Any]) -> None:
    """NotKnown where a call would take too long, make too much, or say what differs from run to run."""
    owner = getattr(function, "__self__", None)
    name = getattr(function, "__name__", "")
    if owner is not None and not isinstance(owner, types.ModuleType):
        _check_method(owner, name, arguments, named)
    for argument in arguments:
        _check_argument(function, owner, name, argument, named)
    for key, argument in named.items():
        if is_unordered(argument):
            raise NotKnown(f"a set as {key}")
    check = _CHECKS.get(function) if isinstance(function, Hashable) else None
    if check is not None:
        check(*arguments, **named)


def _check_argument(function: Any, owner: Any, name: str, argument: Any, named: Mapping[str, Any]) -> None:
    kind = type(argument)
    if (
        kind is range
        and len(argument) > MOST_ITEMS
        and function not in (len, enumerate, zip, iter, reversed, isinstance)
    ):
        raise NotKnown("a long range")
    if not is_unordered(argument):
        return
    if isinstance(owner, set | frozenset) or (isinstance(owner, dict) and name in ("get", "setdefault", "pop")):
        return
    if isinstance(owner, list) and name in ("append", "insert", "remove", "count", "index"):
        return
    if isinstance(owner, collections.deque) and name in ("append", "appendleft"):
        return
    if function in (min, max) and not named and _has_one_order(argument):
        return
    if function is sorted and "key" not in named and _has_one_order(argument):
        return
    if function is not sorted and function in _UNORDERED_TOO:
        return
    if function is sum and all(type(each) is int for each in argument):
        return
    if function is dataclasses.replace or getattr(function, "__objclass__", None) in (set, frozenset):
        return
    raise NotKnown("a set in some order")


def _has_one_order(items: Any) -> bool:
    """Whether different items are never equal in order: then it does not matter in which they come."""
    kinds = {type(item) for item in items}
    if kinds == {tuple}:
        return all(_has_one_order([part]) for item in items for part in item)
    return (len(kinds) == 1 and kinds <= _ORDERED_TYPES) or kinds <= {int, bool}


def _check_method(owner: Any, name: str, arguments: tuple[Any, ...], named: Mapping[str, Any]) -> None:
    check_statement(owner, name, arguments)
    if isinstance(owner, str | bytes):
        _check_text_method(owner, name, arguments, named)
    elif isinstance(owner, re.Pattern):
        texts = [each for each in arguments if isinstance(each, str | bytes | bytearray)]
        check_search(owner.pattern, owner.flags, texts)
    elif isinstance(owner, set | frozenset) and name in ("pop", "__iter__") and is_unordered(owner):
        raise NotKnown("any of a set")
    elif isinstance(owner, int) and name == "to_bytes" and arguments and arguments[0] > MOST_ITEMS:
        raise NotKnown("too many bytes")
    elif owner is datetime.datetime and name == "fromtimestamp" and len(arguments) + len(named) < 2:
        raise NotKnown("local time")
    elif name in _TELLING:
        check_told(owner)
    elif isinstance(owner, datetime.date | datetime.time):
        is_local = (name == "astimezone" and not arguments) or (name == "strftime" and "%s" in str(arguments))
        if is_local:
            raise NotKnown("local time")


def _check_text_method(owner: Any, name: str, arguments: tuple[Any, ...], named: Mapping[str, Any]) -> None:
    if name in _WIDE and any(isinstance(each, int) and each > MOST_ITEMS for each in arguments):
        raise NotKnown("too wide")
    if name == "replace" and len(arguments) > 1 and len(owner) * len(arguments[1] or "") > MOST_ITEMS:
        raise NotKnown("too long")
    if name in ("format", "format_map"):
        _check_fields(str(owner), [*arguments, *named.values()])


def _check_fields(text: str, values: list[Any]) -> None:
    """What a format may look at: values and their items, no attributes, in no great width."""
    try:
        fields = list(string.Formatter().parse(text))
    except ValueError:
        return  # it will say so itself
    for _, field, specification, _ in fields:
        if field is not None and "." in field:
            raise NotKnown("a format that looks into values")
        check_format(specification or "")
        for each in values if "{" in (specification or "") else ():
            check_format(str(each) if type(each) in (int, str) else "")
    for each in values:
        check_told(each)


def _check_power(base: Any, exponent: Any, modulus: Any = None) -> None:
    is_whole = modulus is None and isinstance(base, int) and isinstance(exponent, int) and exponent > 0
    if is_whole and base.bit_length() * exponent > MOST_BITS:
        raise NotKnown("too large a number")
    if isinstance(base, fractions.Fraction | decimal.Decimal) and isinstance(exponent, int) and abs(exponent) > 1_000:
        raise NotKnown("too large a number")


def _check_product(left: Any, right: Any) -> None:
    for one, other in ((left, right), (right, left)):
        if isinstance(other, int) and isinstance(one, str | bytes | list | tuple) and len(one) * other > MOST_ITEMS:
            raise NotKnown("too long")


def _check_modulo(left: Any, right: Any) -> None:
    if isinstance(left, str | bytes):
        if _WIDE_FORMAT.search(left if isinstance(left, str) else left.decode("latin-1")):
            raise NotKnown("a wide format")
        check_told(right)


def _check_shift(left: Any, right: Any) -> None:
    if isinstance(right, int) and right > MOST_BITS:
        raise NotKnown("too large a number")


OPERATORS: Final[Mapping[Any, Callable[[Any, Any], None]]] = MappingProxyType(
    {operator.pow: _check_power, operator.ipow: _check_power, operator.mul: _check_product,
     operator.imul: _check_product,
     operator.mod: _check_modulo, operator.imod: _check_modulo, operator.lshift: _check_shift,
     operator.ilshift: _check_shift}
)  # fmt: skip


def _small(most: int) -> Callable[..., None]:
    def check(*arguments: Any, **named: Any) -> None:
        if any(isinstance(each, int) and abs(each) > most for each in arguments):
            raise NotKnown("too large a number")

    return check


def _told(*arguments: Any, **named: Any) -> None:
    for each in arguments:
        check_told(each)


def _without_sets(graph: Any = None) -> None:
    if isinstance(graph, dict) and any(is_unordered(each) for each in graph.values()):
        raise NotKnown("a graph of sets")


def _plain_names(*names: Any, **named: Any) -> None:
    if any(isinstance(each, str) and ("._" in each or each.startswith("_") or each in NEVER) for each in names):
        raise NotKnown("an attribute by name")


def _format(value: Any, specification: str = "") -> None:
    check_told(value)
    check_format(specification)


def _pretty(value: Any, *more: Any, **named: Any) -> None:
    check_told(value)
    if not _has_plain_keys(value, 0):
        raise NotKnown("the order of keys that cannot be compared")


def _has_plain_keys(value: Any, depth: int) -> bool:
    if isinstance(value, dict):
        return len(set(map(type, value))) < 2 and all(_has_plain_keys(each, depth + 1) for each in value.values())
    return not isinstance(value, list | tuple) or all(_has_plain_keys(each, depth + 1) for each in value)


def _absolute(*paths: Any) -> None:
    if not all(type(each) is str and each.startswith("/") for each in paths):
        raise NotKnown("the current folder")


def _relative(path: Any, start: Any = "") -> None:
    _absolute(path, start)


def _usual_handler(name: Any) -> None:
    if name not in ("strict", "ignore", "replace", "xmlcharrefreplace", "backslashreplace", "surrogateescape"):
        raise NotKnown("what may have been registered")


def _dumps(value: Any, **named: Any) -> None:
    if "cls" in named:
        raise NotKnown("another encoder")


def _searching(pattern: Any, *rest: Any, flags: Any = 0, **named: Any) -> None:
    texts = [each for each in (*rest, *named.values()) if isinstance(each, str | bytes | bytearray)]
    source, own = (pattern.pattern, pattern.flags) if isinstance(pattern, re.Pattern) else (pattern, 0)
    check_search(source, own, texts)


def _combined(count: Callable[..., float]) -> Callable[..., None]:
    def check(*arguments: Any, **named: Any) -> None:
        sized = [len(each) if hasattr(each, "__len__") else each for each in arguments]
        if not all(isinstance(each, int) for each in sized) or count(*sized, **named) > MOST_ITEMS:
            raise NotKnown("too many combinations")

    return check


def _permutations(n: int, r: int | None = None) -> float:
    return math.perm(n, n if r is None else r) if n < 100 else math.inf


_CHECKS: Final[Mapping[Any, Callable[..., None]]] = {
    posixpath.abspath: _absolute, posixpath.relpath: _relative, logging.StreamHandler: check_stream,
    codecs.lookup_error: _usual_handler, pprint.pformat: _pretty,
    pow: _check_power, math.factorial: _small(2_000), math.comb: _small(5_000),
    math.perm: _small(2_000), str: _told, repr: _told, ascii: _told, format: _format,
    json.dumps: _dumps, re.match: _searching, re.search: _searching, re.fullmatch: _searching, re.findall: _searching,
    re.finditer: _searching, re.sub: _searching, re.subn: _searching, re.split: _searching,
    operator.attrgetter: _plain_names, operator.methodcaller: _plain_names,
    graphlib.TopologicalSorter: _without_sets,
    itertools.product: _combined(lambda *sizes, repeat=1: math.prod(sizes) ** repeat if repeat < 20 else math.inf),
    itertools.permutations: _combined(_permutations),
    itertools.combinations: _combined(lambda n, r: math.comb(n, r) if n < 100 else math.inf),
    itertools.combinations_with_replacement: _combined(lambda n, r: math.comb(n + r, r) if n + r < 100 else math.inf),
    bytes: _small(MOST_ITEMS), bytearray: _small(MOST_ITEMS),
    operator.pow: _check_power, operator.mul: _check_product, operator.mod: _check_modulo,
    operator.lshift: _check_shift,
}  # fmt: skip


def _watched(function: Any) -> Any:
    """A function of Python's that another one calls: it looks at what it is given first."""

    def watched(*arguments: Any) -> Any:
        check_call(function, arguments, {})
        return function(*arguments)

    return watched


def guarded(function: Any, arguments: list[Any], named: dict[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    """What a function is to be called with: functions of Python's that it calls are watched, and so is what is gone
    through inside of what it goes through."""
    if function == itertools.chain.from_iterable and len(arguments) == 1:
        return [_ordered(arguments[0])], named
    is_calling = isinstance(function, type | types.BuiltinFunctionType) and function in _CALLING
    if not is_calling and getattr(function, "__name__", "") != "sort":
        return arguments, named
    place = _CALLING[function] if is_calling else -1
    arguments = [_kept(each) if number == place else each for number, each in enumerate(arguments)]
    if function is itertools.starmap and len(arguments) == 2:
        arguments[1] = _ordered(arguments[1])
    return arguments, {name: _kept(each) if name == "key" else each for name, each in named.items()}


def _kept(value: Any) -> Any:
    return _watched(value) if isinstance(value, _NATIVE) else value


def _ordered(items: Any) -> Any:
    """Things that are gone through in turn; a set among them has no order."""

    def each_of(iterator: Iterator[Any]) -> Iterator[Any]:
        for each in iterator:
            if is_unordered(each):
                raise NotKnown("the order of a set")
            yield each

    return each_of(iter(items)) if isinstance(items, Iterable) else items


def changes_first(function: Any) -> bool:
    """Whether a function changes its first argument."""
    return isinstance(function, Hashable) and function in _CHANGING_FIRST
