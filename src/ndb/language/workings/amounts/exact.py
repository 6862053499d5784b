"""`Decimal` and `Fraction`: reckoned with as whole numbers, exactly (SPEC 2c).

A decimal is a whole number of its last place, which is kept; a fraction is cut down by what divides both its numbers.
Knows numbers as text; no model.
"""

import ast
import re
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any

from ndb.language.workings.amounts.decimals import point_set
from ndb.language.workings.numbers import (
    NotNumbers,
    Steps,
    division,
    number_told,
    ordered_numbers,
    product,
    sum_of_two,
    unless_not_numbers,
)
from ndb.source.parse import plain_value

MOST_DIGITS = 27
"""With so many a decimal is exact."""
_DECIMAL = re.compile(r"Decimal\('(-?)(\d+)(?:\.(\d+))?'\)")
_FRACTION = re.compile(r"Fraction\((-?\d+), (\d+)\)")
_COMPARED: dict[type, str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
Told = Generator[str, str, int]


@dataclass(frozen=True, slots=True)
class Exact:
    """A decimal; `units` of its last place."""

    units: int
    places: int

    @property
    def text(self) -> str:
        return f"Decimal('{point_set(str(self.units), self.places)}')"

    def finer(self, places: int) -> int:
        """In units of another place."""
        return int(f"{self.units}{'0' * (places - self.places)}")


def of_exact(
    node: ast.expr, told: Callable[[ast.expr], str], is_library: Callable[[ast.expr, str], bool]
) -> Steps | None:
    """The workings of an operation on decimals or fractions; None where it is none."""
    match node:
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() | ast.Mult() as operator, right=right):
            return _joined(told(left), operator, told(right))
        case ast.Compare(left=left, ops=[operator], comparators=[right]) if type(operator) in _COMPARED:
            one, other = _decimal(told(left)), _decimal(told(right))
            if one is None or other is None or not _has_decimal(told(left), told(right)):
                return None
            return unless_not_numbers(_compared(one, _COMPARED[type(operator)], other))
        case ast.Call(func=ast.Attribute(value=owner, attr="quantize"), args=[one], keywords=keywords):
            number, unit = _decimal(told(owner)), _decimal(told(one))
            how = [ast.unparse(each.value).rpartition(".")[2] for each in keywords if each.arg == "rounding"]
            is_known = (
                number is not None and unit is not None and _has_decimal(told(owner)) and len(how) == len(keywords)
            )
            return _quantized(number, unit.places, how) if is_known and number and unit else None
        case ast.Call(func=function, args=[one, other], keywords=[]) if is_library(function, "Fraction"):
            return _fraction_made(plain_value(told(one)), plain_value(told(other)))
    return None


def _decimal(told: str) -> Exact | None:
    """Also a whole number."""
    match = _DECIMAL.fullmatch(told if told.startswith("Decimal(") else f"Decimal('{told}')")
    if (
        match is None
        or (match[3] and not told.startswith("Decimal("))
        or len(match[2] + (match[3] or "")) > MOST_DIGITS
    ):
        return None
    units = int(match[1] + match[2] + (match[3] or ""))
    return Exact(units, len(match[3] or "")) if units or not match[1] else None


def _has_decimal(*told: str) -> bool:
    return any(text.startswith("Decimal(") for text in told)


def _joined(one: str, operator: ast.operator, other: str) -> Steps | None:
    if _has_decimal(one, other):
        a, b = _decimal(one), _decimal(other)
        return unless_not_numbers(_decimals(a, operator, b)) if a is not None and b is not None else None
    first, second = _fraction(one), _fraction(other)
    is_fraction = "Fraction(" in one + other and first is not None and second is not None
    return unless_not_numbers(_fractions(first, operator, second)) if is_fraction and first and second else None


def _decimals(a: Exact, operator: ast.operator, b: Exact) -> Steps:
    if isinstance(operator, ast.Mult):
        if not a.units or not b.units:
            return None  # a zero with a sign, perhaps
        return _shown(Exact((yield from _times(a.units, b.units)), a.places + b.places))
    places = max(a.places, b.places)
    sign = -1 if isinstance(operator, ast.Sub) else 1
    return _shown(Exact((yield from _sum(a.finer(places), sign * b.finer(places))), places))


def _shown(found: Exact) -> str | None:
    return found.text if len(str(abs(found.units))) <= MOST_DIGITS and found.places <= 6 else None


def _compared(a: Exact, operator: str, b: Exact) -> Steps:
    places = max(a.places, b.places)
    one, other = a.finer(places), b.finer(places)
    return (yield from ordered_numbers(one, operator, other)) or (yield f"{one} {operator} {other}")


def _quantized(number: Exact, places: int, how: Sequence[str]) -> Steps:
    """Half way the even digit is taken, or the larger one; the first digit that is left out says the rest."""
    if places >= number.places:
        return Exact(number.finer(places), places).text
    digits = str(abs(number.units)).zfill(number.places + 1)
    kept, rest = digits[: places - number.places], digits[places - number.places :]
    if how not in ([], ["ROUND_HALF_EVEN"], ["ROUND_HALF_UP"]):
        return None
    is_half = rest.rstrip("0") == "5" and how != ["ROUND_HALF_UP"]
    is_up = kept[-1:] in "13579" and bool(kept) if is_half else (yield f"{rest[0]} >= 5") == "True"
    units = (yield from _sum(int(kept or "0"), 1)) if is_up else int(kept or "0")
    return Exact(-units if number.units < 0 else units, places).text if units or number.units > 0 else None


# -- fractions ---------------------------------------------------------------------------------------------------------


def _fraction(told: str) -> tuple[int, int] | None:
    """Also a whole number."""
    match = _FRACTION.fullmatch(told)
    if match is not None:
        return int(match[1]), int(match[2])
    number = plain_value(told)
    return (number, 1) if type(number) is int else None


def _fraction_made(a: Any, b: Any) -> Steps | None:
    is_plain = type(a) is int and type(b) is int and b > 0
    return unless_not_numbers(_cut_down(a, b)) if is_plain else None


def _fractions(a: tuple[int, int], operator: ast.operator, b: tuple[int, int]) -> Steps:
    if isinstance(operator, ast.Mult):
        return (yield from _cut_down((yield from _times(a[0], b[0])), (yield from _times(a[1], b[1]))))
    if a[1] == b[1]:
        one, other, below = a[0], b[0], a[1]
    else:
        one, other = (yield from _times(a[0], b[1])), (yield from _times(b[0], a[1]))
        below = yield from _times(a[1], b[1])
    return (yield from _cut_down((yield from _sum(one, -other if isinstance(operator, ast.Sub) else other)), below))


def _cut_down(a: int, b: int) -> Steps:
    """By what divides both: what is left of the larger by the smaller, until nothing is."""
    larger, smaller = max(abs(a), b), min(abs(a), b)
    while smaller:
        larger, smaller = smaller, (yield from _rest(larger, smaller))
    if larger > 1:
        a, b = (yield from _part(a, larger)), (yield from _part(b, larger))
    return f"Fraction({a}, {b})"


def _rest(a: int, b: int) -> Told:
    rest = int((yield from division(a, b, "Mod")) or number_told((yield f"{a} % {b}")))
    if rest >= b:
        raise NotNumbers
    return rest


def _part(a: int, b: int) -> Told:
    told = (yield from division(abs(a), b, "FloorDiv")) or number_told((yield f"{abs(a)} // {b}"))
    return -int(told) if a < 0 else int(told)


def _times(a: int, b: int) -> Told:
    if 0 in (a, b):
        return 0
    if 1 in (abs(a), abs(b)):
        return a * b
    told = (yield from product(abs(a), abs(b))) or (yield f"{abs(a)} * {abs(b)}")
    return int(number_told(told)) * (-1 if (a < 0) != (b < 0) else 1)


def _sum(a: int, b: int) -> Told:
    if not a or not b:
        return a or b
    told = (yield from sum_of_two(a, b)) or (yield f"{a} - {-b}" if b < 0 else f"{a} + {b}")
    return (-1 if told.startswith("-") else 1) * int(number_told(told.removeprefix("-")))
