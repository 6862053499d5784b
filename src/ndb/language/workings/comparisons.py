"""Which of two values comes first, and whether one lies between others (SPEC 2c).

Numbers by the first digit that is another, texts by their pieces; rows by their first item that is another, or by how
many they have. Chains one comparison after the other. Knows syntax and plain values; no model.
"""

import ast
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from ndb.language.workings.cuts import ordered
from ndb.language.workings.lists import range_told
from ndb.language.workings.numbers import Steps, at_once, ordered_numbers
from ndb.language.workings.pieces import membership

COMPARED: Mapping[type[ast.cmpop], str] = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=",
}  # fmt: skip
Values = Callable[[ast.expr], Any]
"""What an operand is worth."""


def of_comparison(node: ast.expr, told: Callable[[ast.expr], str], value: Values) -> Steps | None:
    """The workings of a comparison of plain values that are no texts; None where it is none."""
    match node:
        case ast.Compare(left=left, ops=[ast.In() | ast.NotIn() as operator], comparators=[right]):
            is_wanted, numbers = isinstance(operator, ast.In), range_told(told(right))
            if numbers is not None:
                return within(value(left), numbers, is_wanted)
            return membership(value(left), value(right), is_wanted) if not isinstance(value(right), str) else None
        case ast.Compare(left=left, ops=[operator], comparators=[right]):
            one, other = value(left), value(right)
            are_texts = isinstance(one, str) and isinstance(other, str)
            is_view = told(left).startswith("dict_")  # of a part of another, not by its first item
            return ordered_values(one, COMPARED.get(type(operator), ""), other) if not (are_texts or is_view) else None
        case ast.Compare(left=left, ops=operators, comparators=others):
            return _chained([left, *others], operators, value)
    return None


def within(number: Any, numbers: range, is_wanted: bool) -> Steps:
    """`n in range(a, b)`: not below the first, below the end."""
    if type(number) is not int or numbers.step != 1:
        return None
    for one, operator, other in ((numbers.start, "<=", number), (number, "<", numbers.stop)):
        told = yield from _holds(one, operator, other)
        if told != "True":
            return repr(not is_wanted) if told == "False" else None
    return repr(is_wanted)


def ordered_values(one: Any, operator: str, other: Any) -> Steps:
    """Nothing where it is asked at once."""
    if operator in ("", "==", "!="):
        return at_once(None)
    if _is_number(one, other):
        return ordered_numbers(one, operator, other)
    if isinstance(one, str) and isinstance(other, str):
        return ordered(one, operator, other)
    return _ordered_rows(one, operator, other) if _are_rows(one, other) else at_once(None)


def _ordered_rows(one: Sequence[Any], operator: str, other: Sequence[Any]) -> Steps:
    """By the first items that read otherwise; where one row begins as the other, by how many each has."""
    a, b = next((pair for pair in zip(one, other, strict=False) if repr(pair[0]) != repr(pair[1])), (None, None))
    if a is None:
        return (yield f"{len(one)} {operator} {len(other)}")
    return (yield from ordered_values(a, operator, b)) or (yield f"{a!r} {operator} {b!r}")


def _are_rows(one: Any, other: Any) -> bool:
    """Whether items that read otherwise are others."""
    if type(one) is not type(other) or not isinstance(one, list | tuple):
        return False
    return all(_are_alike(a, b) for a, b in zip(one, other, strict=False))


def _are_alike(a: Any, b: Any) -> bool:
    return type(a) is type(b) and (type(a) in (int, str) or (a == a and type(a) is float) or _are_rows(a, b))


def _is_number(*values: Any) -> bool:
    return all(type(each) in (int, float) for each in values)


def _chained(row: Sequence[ast.expr], operators: Sequence[ast.cmpop], value: Values) -> Steps:
    """`a <= b < c`: one after the other, until one does not hold; what stands behind that is not evaluated."""
    told = "True"
    for left, operator, right in zip(row, operators, row[1:], strict=False):
        one, other = value(left), value(right)
        if not _is_number(one, other) or type(operator) not in COMPARED:
            return None
        told = yield from _holds(one, COMPARED[type(operator)], other)
        if told != "True":
            break
    return told if told in ("True", "False") else None


def _holds(one: Any, operator: str, other: Any) -> Generator[str, str, str]:
    """Whether one comparison holds."""
    steps = ordered_numbers(one, operator, other) if operator not in ("==", "!=") else at_once(None)
    return (yield from steps) or (yield f"{one!r} {operator} {other!r}")
