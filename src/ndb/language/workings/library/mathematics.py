"""Functions of `math` on numbers: up and down to whole ones, common divisors, roots and products (SPEC 2c).

What is before the point is read; a divisor is found by what is left, again and again; a root digit by digit, by squares
that are asked and compared. Knows numbers as text; no model.
"""

import ast
from collections.abc import Callable, Generator, Sequence
from typing import Any

from ndb.language.workings.numbers import (
    MOST_ADDED,
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

LARGEST = 10**8
MOST_FACTORS = 10
Told = Generator[str, str, str]


def of_mathematics(
    node: ast.expr, told: Callable[[ast.expr], str], is_library: Callable[[ast.expr, str], bool]
) -> Steps | None:
    """The workings of a function of `math`; None where it is none."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="math"), attr=name) as function, args=args, keywords=[]):
            pass
        case ast.Call(func=ast.Name(id=name) as function, args=args, keywords=[]):
            pass
        case _:
            return None
    if name not in _FUNCTIONS or not is_library(function, name):
        return None
    return unless_not_numbers(_FUNCTIONS[name](name, [plain_value(told(each)) for each in args]))


def _whole(name: str, given: Sequence[Any]) -> Steps:
    """`floor`, `ceil` and `trunc`: one more, or less, where there is something behind the point."""
    match given:
        case [int() as number] if type(number) is int:
            return str(number)
        case [float() as number] if repr(number).replace(".", "", 1).lstrip("-").isdecimal():
            whole, _, rest = repr(number).lstrip("-").partition(".")
        case _:
            return None
    is_further = name == ("floor" if repr(number).startswith("-") else "ceil") and bool(rest.strip("0"))
    further = (yield from _sum(whole, "1")) if is_further else whole
    return f"-{further}" if repr(number).startswith("-") and further != "0" else further


def _common(name: str, given: Sequence[Any]) -> Steps:
    """`gcd`: what is left of the larger by the smaller, until nothing is."""
    if len(given) != 2 or not all(_is_small(each) and each for each in given):
        return None
    larger, smaller = max(given), min(given)
    while smaller:
        left = int((yield from division(larger, smaller, "Mod")) or number_told((yield f"{larger} % {smaller}")))
        if left >= smaller:
            raise NotNumbers
        larger, smaller = smaller, left
    return str(larger)


def _root(name: str, given: Sequence[Any]) -> Steps:
    """`isqrt`; `sqrt` of a square."""
    if len(given) != 1 or not (_is_small(given[0]) or _is_whole(given[0])):
        return None
    number = int(given[0])
    root = yield from _root_of(number)
    if name == "isqrt":
        return root if type(given[0]) is int else None
    square = yield from _square(root)
    return f"{root}.0" if square == str(number) else None


def _hypotenuse(name: str, given: Sequence[Any]) -> Steps:
    """`hypot` of whole numbers, where the root is one."""
    if len(given) != 2 or not all(_is_small(each) for each in given):
        return None
    first, second = (yield from _square(str(given[0]))), (yield from _square(str(given[1])))
    return (yield from _root("sqrt", [int((yield from _sum(first, second)))]))


def _root_of(number: int) -> Told:
    """Digit by digit: the largest whose square is not larger."""
    root = ""
    for left in range((len(str(number)) + 1) // 2 - 1, -1, -1):
        low, high = 0, 9
        while low < high:
            middle = (low + high + 1) // 2
            square = yield from _square(f"{root}{middle}{'0' * left}".lstrip("0") or "0")
            is_above = (yield from ordered_numbers(int(square), ">", number)) or (yield f"{square} > {number}")
            low, high = (low, middle - 1) if is_above == "True" else (middle, high)
        root += str(low)
    return root.lstrip("0") or "0"


def _square(number: str) -> Told:
    """Zeros at its end are written twice."""
    digits = number.rstrip("0") or "0"
    zeros = "0" * (2 * (len(number) - len(digits)))
    return number_told((yield from product(int(digits), int(digits))) or (yield f"{digits} * {digits}")) + zeros


def _product(name: str, given: Sequence[Any]) -> Steps:
    """`prod` and `factorial`: one factor after the other."""
    match name, given:
        case "factorial", [int() as number] if type(number) is int and 1 < number <= MOST_FACTORS:
            row = list(range(1, number + 1))
        case "prod", [list() | tuple() as row] if 1 < len(row) <= MOST_FACTORS and all(map(_is_small, row)):
            pass
        case _:
            return None
    total = str(row[0])
    for factor in row[1:]:
        if "0" in (total, str(factor)):
            return "0"
        if total == "1" or factor == 1:
            total = str(factor) if total == "1" else total
        else:
            total = (yield from product(int(total), factor)) or number_told((yield f"{total} * {factor}"))
        if len(total) > MOST_ADDED:
            raise NotNumbers
    return total


def _sum(a: str, b: str) -> Told:
    return number_told((yield from sum_of_two(int(a), int(b))) or (yield f"{a} + {b}"))


def _is_small(number: Any) -> bool:
    return type(number) is int and 0 <= number < LARGEST


def _is_whole(number: Any) -> bool:
    return type(number) is float and repr(number).endswith(".0") and 0 <= number < LARGEST


_FUNCTIONS: dict[str, Callable[[str, Sequence[Any]], Steps]] = {
    "floor": _whole, "ceil": _whole, "trunc": _whole, "gcd": _common, "isqrt": _root, "sqrt": _root,
    "hypot": _hypotenuse, "prod": _product, "factorial": _product,
}  # fmt: skip
