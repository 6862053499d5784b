"""Counters, sets and deques: what is in them is told, so it is looked up; what is in both of two is asked (SPEC 2c).

Whether each item of one set is in another is asked, a few at a time, and the rest put together in the order in which
sets are shown. A counter is counted by its kinds, and shown by its counts, sorted as numbers are. Knows plain values;
no model.
"""

import ast
import re
from collections.abc import Callable, Generator, Sequence
from typing import Any

from ndb.language.workings.alike import NotTold, first_of, is_compared
from ndb.language.workings.numbers import Steps, at_once, running_sums
from ndb.language.workings.pieces import PIECE_OF_LIST, length, parts
from ndb.language.workings.sorting import NotOrdered, order_of
from ndb.source.parse import NOT_PLAIN, plain_value
from ndb.trace.values.notation import write_value

MOST_COUNTED = 40
"""Items, or characters, that are counted by their kinds."""
LONGEST = 200
"""Characters of an operand's text."""
_DEQUE = re.compile(r"deque\((\[.*\])(?:, maxlen=\d+)?\)", re.DOTALL)
_COUNTER = re.compile(r"Counter\((\{.*\}|)\)", re.DOTALL)
_KEYS = re.compile(r"dict_keys\((\[.*\])\)", re.DOTALL)
_DEFAULTS = {"int": "0", "list": "[]", "str": "''", "float": "0.0", "dict": "{}", "set": "set()"}
_WITH_DEFAULT = re.compile(rf"defaultdict\(<class '({'|'.join(_DEFAULTS)})'>, (\{{.*\}})\)", re.DOTALL)
_OPERATORS = {ast.BitOr: "|", ast.BitAnd: "&", ast.Sub: "-", ast.BitXor: "^"}
_METHODS = {
    "union": "|", "intersection": "&", "difference": "-", "symmetric_difference": "^", "issubset": "<=",
    "issuperset": ">=", "isdisjoint": "isdisjoint",
}  # fmt: skip
_COMPARED: dict[type, str] = {ast.LtE: "<=", ast.GtE: ">=", ast.Lt: "<", ast.Gt: ">"}
Which = Generator[str, str, list[bool]]


class _NotTold(Exception):
    """An answer that is no answer."""


def of_gathered(
    node: ast.expr, told: Callable[[ast.expr], str], is_library: Callable[[ast.expr, str], bool]
) -> Steps | None:
    """The workings of an operation on counters, sets and deques; None where it is none."""
    match node:
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in _OPERATORS and not _is_frozen(
            told(left)
        ):
            return _of_sets(_OPERATORS[type(operator)], _set_of(left, told), _set_of(right, told))
        case ast.Compare(left=left, ops=[operator], comparators=[right]) if type(operator) in _COMPARED:
            return _of_sets(_COMPARED[type(operator)], _set_of(left, told), _set_of(right, told))
        case ast.Call(func=ast.Attribute(value=owner, attr=name), args=[one], keywords=[]) if (
            name in _METHODS and not _is_frozen(told(owner))
        ):
            return _of_sets(_METHODS[name], _set(told(owner)), _row(told(one)))
        case ast.Call(func=ast.Name(id="Counter") as function, args=[one], keywords=[]):
            row = _row(told(one))
            return _checked(_counted(row)) if row and is_library(function, "Counter") else None
        case ast.Call(func=ast.Attribute(value=owner, attr="most_common"), args=args, keywords=[]):
            return _most_common(_counter(told(owner)), [plain_value(told(each)) for each in args])
        case ast.Call(func=ast.Name(id="set") as function, args=[one], keywords=[]) if is_library(function, "set"):
            return _set_made(_row(told(one)))
        case ast.Call(func=ast.Name(id="len") as function, args=[one], keywords=[]):
            items = _deque(told(one))
            return _length(items) if items is not None and is_library(function, "len") else None
        case ast.Subscript(value=owner, slice=index) if not isinstance(index, ast.Slice):
            return _item(told(owner), plain_value(told(index)))
        case ast.Call(func=ast.Attribute(value=owner, attr="popleft" | "pop" as name), args=[], keywords=[]):
            items = _deque(told(owner))
            return at_once(write_value(items[0 if name == "popleft" else -1])) if items else None
        case ast.Call(func=ast.Name() as function, args=args, keywords=[]) if len(args) < 2:
            return _new(function, [told(each) for each in args], is_library)
        case ast.Call(func=ast.Attribute(value=owner, attr="total"), args=[], keywords=[]):
            counts = _counter(told(owner))
            return running_sums([*counts.values()]) if counts and len(counts) > 1 else None
    return None


def _checked(steps: Steps) -> Steps:
    try:
        return (yield from steps)
    except (_NotTold, NotTold, NotOrdered):
        return None


def _plain(text: str) -> Any:
    return plain_value(text) if len(text) <= LONGEST and "<…" not in text else NOT_PLAIN


def _set(told: str) -> list[Any] | None:
    """The items of a set as they are shown."""
    inner = told.removeprefix("frozenset(").removesuffix(")") if told.startswith("frozenset({") else told
    if inner == "set()" or told == "frozenset()":
        return []
    value = _plain(f"[{inner[1:-1]}]") if inner[:1] == "{" and len(inner) <= LONGEST else NOT_PLAIN
    return value if isinstance(value, list) and value and _plain(inner) is not NOT_PLAIN else None


def _set_of(node: ast.expr, told: Callable[[ast.expr], str]) -> list[Any] | None:
    """Also of a display, and of the keys of a dictionary, which go together with sets."""
    if isinstance(node, ast.Set) and not any(isinstance(each, ast.Starred) for each in node.elts):
        items = _set(f"{{{', '.join(map(told, node.elts))}}}")
        return list(dict.fromkeys(items)) if items is not None and all(map(_is_key, items)) else None
    keys = _KEYS.fullmatch(told(node))
    return _row(keys[1]) if keys is not None else _set(told(node))


def _is_frozen(told: str) -> bool:
    return told.startswith("frozenset(")


def _row(told: str) -> list[Any] | None:
    items = _set(told)
    if items is not None:
        return items
    value = _plain(told)
    return [*value] if isinstance(value, list | tuple | str) and all(map(_is_key, value)) else None


def _is_key(item: Any) -> bool:
    return isinstance(item, str | int | float | bool | None) or (isinstance(item, tuple) and all(map(_is_key, item)))


def _deque(told: str) -> list[Any] | None:
    found = _DEQUE.fullmatch(told)
    value = _plain(found[1]) if found else None
    return value if isinstance(value, list) else None


def _counter(told: str) -> dict[Any, Any] | None:
    found = _COUNTER.fullmatch(told)
    value = _plain(found[1] or "{}") if found else None
    return value if isinstance(value, dict) else None


# -- sets --------------------------------------------------------------------------------------------------------------


def _of_sets(operator: str, first: list[Any] | None, second: list[Any] | None) -> Steps | None:
    if first is None or second is None or len({*map(repr, (*first, *second))}) > len({*first, *second}):
        return None  # 1 and True are one item
    if operator in (">=", ">"):
        operator, first, second = operator.replace(">", "<"), second, first
    return _checked(_whole(operator, first, second))


def _whole(operator: str, first: list[Any], second: list[Any]) -> Steps:
    if operator in ("<=", "isdisjoint"):
        held = yield from _held(first, second)
        return repr(all(held) if operator == "<=" else not any(held))
    if operator == "<":
        held = yield from _held(first, second)
        return repr(all(held) and len({*second}) > len({*first}))
    found = list[Any]()
    if operator != "|":
        held = yield from _held(first, second)
        found = [each for each, is_held in zip(first, held, strict=True) if is_held == (operator == "&")]
    if operator in "|^":
        others = yield from _held(second, first)
        found += [] if operator == "^" else first
        found += [each for each, is_held in zip(second, others, strict=True) if not is_held]
    return write_value({*found})


def _held(items: Sequence[Any], others: Sequence[Any]) -> Which:
    """Of each item whether it is one of others."""
    if is_compared(*items, *others):
        return (yield from _held_one_by_one(items, others))
    found = list[bool]()
    for some in parts([*items], PIECE_OF_LIST) if others else []:
        told = plain_value((yield f"[x in {write_value({*others})} for x in {some!r}]"))
        if not isinstance(told, list) or len(told) != len(some) or any(type(each) is not bool for each in told):
            raise _NotTold
        found += told
    return found if others else [False] * len(items)


def _held_one_by_one(items: Sequence[Any], others: Sequence[Any]) -> Which:
    found, asked = list[bool](), dict[str, bool]()
    for item in items:
        found.append((yield from first_of(item, others, asked)) is not None)
    return found


def _set_made(row: list[Any] | None) -> Steps | None:
    """A set of what was told: sorted as it is shown, and each item once."""
    if row is None or len(row) < 2 or {*map(type, row)} not in ({int}, {str}):
        return None
    return _checked(_sorted_once(row))


def _sorted_once(row: list[Any]) -> Steps:
    places = yield from order_of(row)
    return f"{{{', '.join(dict.fromkeys(repr(row[place]) for place in places))}}}"


# -- counters and deques -----------------------------------------------------------------------------------------------


def _counted(row: list[Any]) -> Steps:
    """Its kinds, how often each of them is there, and the most common first."""
    if len(row) > MOST_COUNTED or not is_compared(*row):
        return None
    kinds, counts, asked = list[Any](), list[int](), dict[str, bool]()
    for item in row:
        place = yield from first_of(item, kinds, asked)
        if place is None:
            kinds.append(item)
            counts.append(1)
        else:
            counts[place] += 1
    places = yield from order_of(counts, is_reversed=True)
    return f"Counter({ {kinds[place]: counts[place] for place in places}!r})"


def _new(function: ast.expr, given: Sequence[str], is_library: Callable[[ast.expr, str], bool]) -> Steps | None:
    """Something empty, or a deque of what was told."""
    if is_library(function, "Counter") and not given:
        return at_once("Counter()")
    if is_library(function, "defaultdict") and given and given[0] in _DEFAULTS:
        return at_once(f"defaultdict(<class '{given[0]}'>, {{}})")
    if is_library(function, "deque"):
        row = _plain(given[0]) if given else []
        return at_once(f"deque({write_value(row)})") if isinstance(row, list) else None
    return None


def _most_common(counts: dict[Any, Any] | None, given: Sequence[Any]) -> Steps | None:
    """As they are shown: the most common are first."""
    if counts is None or any(type(each) is not int or each < 0 for each in given) or len(given) > 1:
        return None
    is_whole = all(type(each) is int for each in counts.values())
    return at_once(repr([*counts.items()][: given[0] if given else None])) if is_whole else None


def _length(items: list[Any]) -> Steps:
    return (yield from length(items)) or (yield f"len({items!r})")


def _item(told: str, index: Any) -> Steps | None:
    """A place that is there; what a counter does not have is there none times, and a default is made."""
    if (items := _deque(told)) is not None and type(index) is int and -len(items) <= index < len(items):
        return at_once(write_value(items[index]))
    if not _is_key(index) or index is NOT_PLAIN:
        return None
    if (counts := _counter(told)) is not None:
        return at_once(write_value(counts.get(index, 0)))
    found = _WITH_DEFAULT.fullmatch(told)
    table = _plain(found[2]) if found else None
    if found is None or not isinstance(table, dict):
        return None
    return at_once(write_value(table[index]) if index in table else _DEFAULTS[found[1]])
