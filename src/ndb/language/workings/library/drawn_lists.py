"""Lists of what `itertools` gives one by one, and what `heapq`, `bisect` and `statistics` make of lists (SPEC 2c).

What comes next is what a loop would bind: looked up, or asked from the one before. Knows syntax and plain values; no
model.
"""

import ast
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from ndb.language.workings.amounts.decimals import of_floats
from ndb.language.workings.numbers import (
    MOST_ADDED,
    NotNumbers,
    Steps,
    division,
    number_told,
    ordered_numbers,
    running_sums,
    sum_of_two,
    unless_not_numbers,
)
from ndb.language.workings.rounds import items_of
from ndb.language.workings.sorting import sorted_told
from ndb.source.parse import NOT_PLAIN, parsed_expression, plain_value

MOST_DRAWN = 40
LONGEST = 240
LAZY = frozenset({"accumulate", "chain", "pairwise", "product", "combinations", "permutations"})


def of_drawn(node: ast.expr, values: Mapping[str, str]) -> Steps | None:
    """`list(chain(xs, ys))`: item by item; None where it is none."""
    match node:
        case ast.Call(
            func=ast.Name(id="list" | "tuple" as kind), args=[ast.Call(func=ast.Name(id=name)) as drawn], keywords=[]
        ) if name in LAZY and values.get(ast.unparse(drawn)) == f"<{name}>" and kind not in values:
            items = items_of(drawn, values)
            is_short = items is not None and items.count <= MOST_DRAWN
            return _one_by_one(drawn, values, kind) if is_short else None
    return None


def _one_by_one(drawn: ast.Call, values: Mapping[str, str], kind: str) -> Steps:
    found = list[str]()
    while (items := items_of(drawn, values, found)) is not None and len(found) < items.count:
        at = len(found)
        told = items.value(at) or ((yield from _asked(items.text(at))) if items.text(at) else "")
        if plain_value(told or "...") in (NOT_PLAIN, ...):
            return None
        found.append(told)
    shown = ", ".join(found)
    if len(shown) > LONGEST:
        return None
    return f"[{shown}]" if kind == "list" else f"({shown}{',' * (len(found) == 1)})"


def _asked(text: str) -> Generator[str, str, str]:
    """A sum in groups of digits, as all sums."""
    match parsed_expression(text):
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            a, b = plain_value(left), plain_value(right)
            if type(a) is int and type(b) is int:
                return (yield from sum_of_two(a, b)) or (yield text)
    return (yield text)


def of_numbers_in_lists(
    node: ast.expr, told: Callable[[ast.expr], str], is_library: Callable[[ast.expr, str], bool]
) -> Steps | None:
    """`nlargest`, `bisect_left`, `mean` and their like; None where it is none."""
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name) as function, args=args, keywords=[]):
            if name not in _FUNCTIONS or not is_library(function, name):
                return None
            given = [plain_value(told(each)) if len(told(each)) <= LONGEST else NOT_PLAIN for each in args]
            return unless_not_numbers(_FUNCTIONS[name](name, given))
    return None


def _are_numbers(row: Any) -> bool:
    return isinstance(row, list | tuple) and all(type(each) is int for each in row) and len(row) <= MOST_ADDED


def _outermost(name: str, given: Sequence[Any]) -> Steps:
    """Sorted, and cut."""
    match given:
        case [int() as count, list() | tuple() as row] if _are_numbers(row) and len(row) > 1 and type(count) is int:
            told = plain_value((yield from sorted_told(row, row, name == "nlargest")) or "None")
            return repr(told[: max(0, count)]) if isinstance(told, list) else None
    return None


def _bisected(name: str, given: Sequence[Any]) -> Steps:
    """The middle of what is left, compared each time."""
    match given:
        case [list() as row, int() as sought] if _are_numbers(row) and type(sought) is int:
            low, high = 0, len(row)
        case _:
            return None
    operator = "<" if name == "bisect_left" else "<="
    while low < high:
        middle = (low + high) // 2
        question = f"{row[middle]} {operator} {sought}"
        told = (yield from ordered_numbers(row[middle], operator, sought)) or (yield question)
        low, high = (middle + 1, high) if told == "True" else (low, middle)
    return str(low)


def _mean(name: str, given: Sequence[Any]) -> Steps:
    """The sum, and how often the count fits into it; a float where something is left."""
    match given:
        case [list() | tuple() as row] if row and _are_numbers(row):
            total = (yield from running_sums(row)) if len(row) > 1 else str(row[0])
        case _:
            return None
    if total is None or not total.removeprefix("-").isdecimal():
        raise NotNumbers
    if name == "fmean":
        return (yield from of_floats(int(total), ast.Div(), len(row)))
    return (yield from _shared(int(total), len(row)))


def _shared(total: int, count: int) -> Steps:
    """A whole number where nothing is left."""
    quotient = (yield from of_floats(total, ast.Div(), count)) if total else "0.0"
    if quotient is None:
        return None
    return quotient.removesuffix(".0") if "e" not in quotient else None


def _median(name: str, given: Sequence[Any]) -> Steps:
    """The middle of the sorted list; of two in the middle half their sum."""
    match given:
        case [list() | tuple() as row] if len(row) > 1 and _are_numbers(row):
            told = plain_value((yield from sorted_told(row, row)) or "None")
        case _:
            return None
    if not isinstance(told, list) or len(told) != len(row):
        return None
    middle = len(told) // 2
    if len(told) % 2:
        return repr(told[middle])
    a, b = told[middle - 1], told[middle]
    total = (yield from sum_of_two(a, b)) or (yield f"{a} - {-b}" if b < 0 else f"{a} + {b}")
    is_negative = total.startswith("-")
    half, rest = _halves((yield from division(int(number_told(total.lstrip("-"))), 2, "divmod")))
    if half is None:
        half, rest = _halves((yield f"divmod({total.lstrip('-')}, 2)"))
    if half is None:
        return None
    return f"{'-' * is_negative}{half}.{'5' if rest else '0'}" if (half or rest) else "0.0"


def _halves(told: str | None) -> tuple[int | None, int | None]:
    match plain_value(told or "None"):
        case (int(half), int(rest)):
            return half, rest
    return None, None


_FUNCTIONS: Mapping[str, Callable[[str, Sequence[Any]], Steps]] = {
    "nlargest": _outermost, "nsmallest": _outermost, "bisect_left": _bisected, "bisect_right": _bisected,
    "bisect": _bisected, "mean": _mean, "fmean": _mean, "median": _median,
}  # fmt: skip
