"""Whole numbers worked out as on paper: partial products, running sums, groups of three digits, long division.

Each question is small; what it comes to is written down from what was told. Knows numbers as text; no model.
"""

from collections.abc import Generator, Sequence
from typing import Any

Steps = Generator[str, str, str | None]
"""Gives the text of a working, is sent its rendered value, gives the next. In the end the value that they are for,
where that follows from what was told."""
MOST_PRODUCTS = 16
"""Partial products of one multiplication."""
MOST_ADDED = 40
"""Numbers whose running sums are told."""
LEAST_DIVIDED = 20
"""Smaller numbers are divided at once."""
LARGE = 1000
"""From here on numbers are added in groups of three digits."""


def _digits(number: int) -> list[int]:
    """407 as 400 and 7."""
    text = str(number)
    return [int(c) * 10 ** (len(text) - 1 - k) for k, c in enumerate(text) if c != "0"]


def product(a: int, b: int) -> Steps:
    """By the digits of the shorter number; a long one is taken apart as well. The sign is said at the end."""
    sign, (a, b) = "-" if (a < 0) != (b < 0) else "", (abs(a), abs(b))
    large, small = (a, b) if len(str(a)) >= len(str(b)) else (b, a)
    parts, others = _digits(small), _digits(large) if large >= 100 else [large]
    if large < 10 or small < 2 or not 1 < len(parts) * len(others) <= MOST_PRODUCTS:
        return None
    rows = []
    for part in parts:
        if str(part)[0] == "1":  # nothing to multiply
            rows.append(str(large) if part == 1 else (yield f"{large} * {part}"))
            continue
        products = []
        for other in others:
            products.append((yield f"{other} * {part}"))
        rows.append((yield from added(products)))
    return sign + (yield from added(rows))


def added(numbers: Sequence[str]) -> Generator[str, str, str]:
    """Numbers added up one after the other: their sum, as it is told. Large ones in groups of digits."""
    total = numbers[0]
    for number in numbers[1:]:
        total = (yield from _grouped_sum(total, number)) or (yield f"{total} + {number}")
    return total


def _grouped_sum(total: str, number: str) -> Steps:
    if not (total.isdecimal() and number.isdecimal()):
        return None
    return (yield from sum_of_two(int(total), int(number)))


def sum_of_two(a: int, b: int) -> Steps:
    """Large numbers in groups of three digits, from the right; of different signs the smaller from the larger."""
    if min(abs(a), abs(b)) < LARGE:
        return None
    if (a < 0) == (b < 0):
        told = yield from _addition(abs(a), abs(b))
    else:
        told = yield from _subtraction(max(abs(a), abs(b)), min(abs(a), abs(b)))
    is_negative = (a if abs(a) >= abs(b) else b) < 0
    return f"-{told}" if told not in (None, "0") and is_negative else told


def _addition(a: int, b: int) -> Steps:
    carry, groups = "", list[str]()
    while a and b:
        low = yield f"{a % 1000} + {b % 1000}{carry}"
        carry = " + 1" if len(low) > 3 else ""
        a, b = a // 1000, b // 1000
        groups.append(low if not (a or b) else low[-3:])
    if carry and (a or b):
        groups.append((yield f"{a or b}{carry}"))
    elif a or b:
        groups.append(str(a or b))
    return _number_of(groups)


def _subtraction(a: int, b: int) -> Steps:
    """A group that is too small borrows a thousand from the next."""
    borrowed, groups = "", list[str]()
    while b:
        high, low = a % 1000, b % 1000
        borrows = high - bool(borrowed) < low and a >= 1000
        groups.append((yield f"{high + 1000 if borrows else high} - {low}{borrowed}"))
        borrowed = " - 1" if borrows else ""
        a, b = a // 1000, b // 1000
    if borrowed:
        groups.append((yield f"{a}{borrowed}"))
    elif a:
        groups.append(str(a))
    return _number_of(groups)


def _number_of(groups: Sequence[str]) -> str | None:
    """Groups of three digits, the last first, written behind each other; None where one is no number."""
    if not all(group.isdecimal() for group in groups):
        return None
    return "".join(group.zfill(3) for group in reversed(groups)).lstrip("0") or "0"


def division(a: int, b: int, wanted: str) -> Steps:
    """Long division, from where the divisor fits, digit by digit: how often it fits, how much that is, what is left."""
    if abs(b) < 2 or abs(a) < max(abs(b), LEAST_DIVIDED):
        return None
    is_positive, a, b = a > 0 and b > 0, abs(a), abs(b)
    digits, quotient = str(a), ""
    start = next(n for n in range(1, len(digits) + 1) if int(digits[:n]) >= b)
    now = digits[:start]
    for digit in [*digits[start:], ""]:
        fits = yield f"{now} // {b}"
        if fits != "0":
            product = str(b) if fits == "1" else (yield f"{b} * {fits}")
            now = yield f"{now} - {product}"
        quotient += fits
        if not now.isdecimal() or not quotient.isdecimal():
            return None
        now = str(int(now + digit))
    found = {"FloorDiv": quotient, "Mod": now, "divmod": f"({quotient}, {now})"}
    return found[wanted] if is_positive else None


def power(base: int, exponent: int) -> Steps:
    if abs(base) < 2 or not 3 <= exponent <= 8 or abs(base) ** exponent > 10**9:
        return None
    is_negative, base = base < 0 and exponent % 2 == 1, abs(base)
    total = yield f"{base} * {base}"
    for _ in range(exponent - 2):
        total = yield f"{total} * {base}"
    return f"-{total}" if is_negative else total


def running_sums(numbers: Sequence[Any]) -> Steps:
    if any(type(number) not in (int, float) for number in numbers):
        return None
    total = repr(numbers[0])
    for number in numbers[1:]:
        total = yield f"{total} + {number!r}" if number >= 0 else f"{total} - {-number!r}"
    return total
