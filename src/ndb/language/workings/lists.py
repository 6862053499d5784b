"""Long lists in pieces of five: turned round, every so many of them, counted, side by side; what a range goes through.

Each piece is asked for by itself, and what was told is written behind each other. Knows plain values; no model.
"""

import ast
import re
from collections.abc import Callable, Generator, Sequence
from typing import Any

from ndb.language.workings.alike import NotTold, first_of, is_compared, places_of
from ndb.language.workings.numbers import MOST_ADDED, Steps, running_sums, sum_of_two
from ndb.language.workings.pieces import LONG_LIST, PIECE_OF_LIST, listed, parts, slice_of
from ndb.source.parse import plain_value

FIRSTS = 3
"""Pieces whose first items are told in one question."""
MOST_GONE_THROUGH = 40
"""Numbers of a range that are told."""
_MOST_REPEATED = 200
"""Items of a list made by repeating another: a longer one is shown cut."""
_RANGE = re.compile(r"range\((-?\d+), (-?\d+)(?:, (-?\d+))?\)")
Rows = Generator[str, str, list[Any]]


class _NotTold(Exception):
    """An answer that is no list, or one of another length."""


def of_list(node: ast.expr, told: Callable[[ast.expr], str], value: Callable[[ast.expr], Any]) -> Steps | None:
    """The workings of an operation on long lists; None where it is none."""
    match node:
        case ast.Call(func=ast.Name(id="sum" | "list" as name), args=[one], keywords=[]) if (
            numbers := _range(told(one))
        ) is not None:
            return _put_together(_of_range(name, numbers))
        case ast.Call(func=ast.Name(id="list"), args=[ast.Call(func=ast.Name(id="zip"), args=rows, keywords=[])]):
            lists = [value(row) for row in rows]
            is_long = lists and all(isinstance(row, list | tuple | str) for row in lists)
            return _put_together(_side_by_side(lists)) if is_long and max(map(len, lists)) > LONG_LIST else None
        case ast.Call(
            func=ast.Name(id="list"), args=[ast.Call(func=ast.Name(id="enumerate"), args=[row, *given], keywords=named)]
        ):
            first = [value(each) for each in (*given, *(keyword.value for keyword in named))]
            is_counted = _is_long(value(row)) and len(first) == 1 and type(first[0]) is int
            return _put_together(_numbered(value(row), first[0])) if is_counted else None
        case ast.Call(func=ast.Name(id="list"), args=[ast.Call(func=ast.Name(id="reversed"), args=[row])]):
            return turned_round(value(row)) if _is_long(value(row)) else None
        case ast.Call(func=ast.Attribute(value=owner, attr="count"), args=[one], keywords=[]):
            return _put_together(_counted(value(owner), value(one))) if _is_long(value(owner)) else None
        case ast.BinOp(left=left, op=ast.Mult(), right=right):
            one, other = value(left), value(right)
            many, count = (one, other) if isinstance(one, list) else (other, one)
            is_long = isinstance(many, list) and type(count) is int and LONG_LIST < len(many) * count <= _MOST_REPEATED
            return _put_together(_repeated(many, count)) if is_long else None
        case ast.Subscript(value=owner, slice=ast.Slice(lower=lower, upper=upper, step=ast.expr() as step)):
            bounds = [value(bound) if bound is not None else None for bound in (lower, upper)]
            return _with_step(value(owner), bounds, value(step))
    return None


def _with_step(row: Any, bounds: Sequence[Any], by: Any) -> Steps | None:
    """`xs[i:j:2]`: what lies between the bounds, then every so many; from the end without bounds alone."""
    is_plain = isinstance(row, list) and type(by) is int and 0 < abs(by) <= PIECE_OF_LIST
    if not is_plain or not all(bound is None or type(bound) is int for bound in bounds):
        return None
    if by > 1:
        return _put_together(_cut_and_stepped(row, bounds, by))
    if bounds != [None, None] or by == 1 or not row:
        return None
    if by == -1:
        return turned_round(row) if _is_long(row) else None
    return _put_together(_every_from_end(row, -by)) if len(row) > -by else None


def _cut_and_stepped(row: list[Any], bounds: Sequence[Any], by: int) -> Rows:
    part = (yield from _cut(row, *bounds)) if bounds != [None, None] else row
    return (yield from _every(part, by)) if len(part) > by else part[:1]


def _cut(row: list[Any], lower: Any, upper: Any) -> Rows:
    told = yield from slice_of(row, lower, upper)
    return _row(told or (yield f"{row!r}[{_shown(lower)}:{_shown(upper)}]"))


def _shown(bound: int | None) -> str:
    return "" if bound is None else str(bound)


def _is_long(value: Any) -> bool:
    return isinstance(value, list) and len(value) > LONG_LIST


def _put_together(rows: Generator[str, str, Any]) -> Steps:
    try:
        found = yield from rows
    except _NotTold:
        return None
    return found if isinstance(found, str) or found is None else repr(found)


def _row(told: str, count: int | None = None) -> list[Any]:
    value = plain_value(told)
    if not isinstance(value, list) or (count is not None and len(value) != count):
        raise _NotTold
    return value


def turned_round(row: list[Any]) -> Steps:
    """The last piece first, each of them turned round."""
    return _put_together(_turned_round(row))


def _turned_round(row: list[Any]) -> Rows:
    found = list[Any]()
    for part in reversed(parts(row, PIECE_OF_LIST)):
        found += _row((yield f"{part!r}[::-1]"), len(part)) if len(part) > 1 else part
    return found


def _repeated(row: list[Any], count: int) -> Rows:
    """A few of them, told once and written as often as they go into it; then the others."""
    few = max(2, PIECE_OF_LIST // len(row))
    some = _row((yield f"{row!r} * {few}"), len(row) * few)
    left = count % few
    last = _row((yield f"{row!r} * {left}"), len(row) * left) if left > 1 else row * left
    return some * (count // few) + last


def _every(row: list[Any], by: int) -> Rows:
    """The first of every so many."""
    found = list[Any]()
    rows = parts(row, by)
    for part in parts(rows, FIRSTS):
        found += _row((yield f"[p[0] for p in {listed(part)}]"), len(part))
    return found


def _every_from_end(row: list[Any], by: int) -> Rows:
    """Turned round first."""
    return (yield from _every((yield from _turned_round(row)), by))


def _counted(row: list[Any], sought: Any) -> Generator[str, str, str | None]:
    """At how many places it stands."""
    if not is_compared(sought, *row):
        return None
    try:
        return str(len((yield from places_of(sought, row))))
    except NotTold:
        return None


def _side_by_side(lists: Sequence[Any]) -> Rows:
    found = list[Any]()
    for start in range(0, min(map(len, lists)), PIECE_OF_LIST):
        given = ", ".join(repr(row[start : start + PIECE_OF_LIST]) for row in lists)
        found += _row((yield f"list(zip({given}))"))
    return found


def _numbered(row: list[Any], first: int) -> Rows:
    """Beside their numbers: models are less sure of where a count begins."""
    return (yield from _side_by_side([list(range(first, first + len(row))), row]))


def _range(told: str) -> range | None:
    """As it is shown, if it has not too many numbers."""
    found = range_told(told)
    return found if found is not None and len(found) <= MOST_GONE_THROUGH else None


def range_told(told: str) -> range | None:
    """A range as it is shown."""
    match = _RANGE.fullmatch(told)
    return range(int(match[1]), int(match[2]), int(match[3] or 1)) if match is not None and match[3] != "0" else None


def _of_range(name: str, numbers: range) -> Generator[str, str, Any]:
    """The first number stands there; each of the others is one step behind the one before it."""
    if len(numbers) < 2:
        return [*numbers] if name == "list" else str(sum(numbers))
    found = [str(numbers.start)]
    step = f"{'-' if numbers.step < 0 else '+'} {abs(numbers.step)}"
    is_counted = numbers.start == 0 and numbers.step == 1
    for place in range(1, len(numbers)):
        if is_counted:
            found.append(str(place))
            continue
        last = found[-1]
        told = (yield from sum_of_two(int(last), numbers.step)) or (yield f"{last} {step}")
        if not told.removeprefix("-").isdecimal() or len(told) > len(last) + 2:
            raise _NotTold
        found.append(told)
    row = [int(each) for each in found]
    return (yield from running_sums(row)) if name == "sum" and len(row) <= MOST_ADDED else row


def removed(row: list[Any], item: Any) -> Steps:
    """A list without the first of its items that is the one sought. Nothing where that was not told."""
    try:
        at = yield from first_of(item, row)
    except NotTold:
        return ""
    return repr([*row[:at], *row[at + 1 :]]) if at is not None else ""
