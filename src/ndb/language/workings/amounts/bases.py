"""Digits of another base: bits that are joined, numbers that are read and written by 2, 8 and 16 (SPEC 2c).

A number is written by what is left of it each time it is divided by the base, the last digit first; it is read from
the left, as much as the base again for each digit. What letter a large digit has, and which number, is asked. Knows
numbers as text; no model.
"""

from collections.abc import Generator
from typing import Any

from ndb.language.workings.numbers import (
    NotNumbers,
    Steps,
    added,
    division,
    number_told,
    product,
    unless_not_numbers,
)
from ndb.source.parse import plain_value

MOST_SHIFTED = 16
"""Binary digits."""
DIGITS = "0123456789abcdef"
NAMES = {"bin": 2, "oct": 8, "hex": 16}
KINDS = {"b": 2, "o": 8, "x": 16, "X": 16}
"""Bases by the letters that formats have for them."""
PREFIXES = {2: "0b", 8: "0o", 16: "0x"}
LARGEST = 10**8
MOST_BITS_WRITTEN = 14


def bit_length(number: int) -> Steps:
    """Which powers of two it reaches, of those that have as many digits: the first digit that is another tells."""
    if not 8 <= number < 10**12:
        return None
    powers = [2**n for n in range(1, 41) if len(str(2**n)) == len(str(number))]
    reached = 0
    for power_of_two in powers:
        pairs = zip(str(number), str(power_of_two), strict=True)
        one, other = next((pair for pair in pairs if pair[0] != pair[1]), ("", ""))
        told = (yield f"{one} > {other}") if one else "True"
        if told not in ("True", "False"):
            return None
        if told == "False":
            break
        reached += 1
    return str(powers[0].bit_length() - 1 + reached)


def shifted(number: int, by: int, is_left: bool) -> Steps:
    """Twice as much, or half, so many times: by the power of two."""
    if not (0 < by <= MOST_SHIFTED and abs(number) < 10**8):
        return None
    factor = "2"
    for _ in range(by - 1):
        factor = (yield from product(int(factor), 2)) or number_told((yield f"{factor} * 2"))
        if len(factor) > MOST_SHIFTED:
            raise NotNumbers
    if is_left:
        return (yield from product(number, int(factor))) or (yield f"{number} * {factor}")
    return (yield from division(number, int(factor), "FloorDiv")) or (yield f"{number} // {factor}")


def bitwise(a: int, operator: str, b: int) -> Steps:
    """`&`, `|` and `^` of the binary digits, which are what is left of halves; the powers that are there are added."""
    if not (0 <= a < 2**MOST_SHIFTED and 0 <= b < 2**MOST_SHIFTED):
        return None
    first, second, powers = (yield from _bits(a)), (yield from _bits(b)), list[str]()
    for place in range(max(len(first), len(second))):
        one, other = first[place : place + 1] or "0", second[place : place + 1] or "0"
        if "1" in (one, other) and number_told((yield f"{one} {operator} {other}")) == "1":
            powers.append(str(2**place))
    return (yield from added(powers)) if powers else "0"


def in_base(number: int, base: int) -> Generator[str, str, str]:
    """The digits of a number that is not below zero."""
    rests = list[str]()
    while number >= base:
        told = plain_value((yield from division(number, base, "divmod")) or (yield f"divmod({number}, {base})"))
        match told:
            case (int(times), int(rest)) if 0 <= rest < base and 0 <= times < number:
                rests.append((yield from _digit(rest)))
                number = times
            case _:
                raise NotNumbers
    return "".join([(yield from _digit(number)), *reversed(rests)])


def _digit(number: int) -> Generator[str, str, str]:
    """By its place among the letters, where it has one."""
    if number < 10:
        return str(number)
    letter = plain_value((yield f"{DIGITS[10:]!r}[{number - 10}]"))
    if not isinstance(letter, str) or len(letter) != 1:
        raise NotNumbers
    return letter


def is_written_in(number: Any, base: int) -> bool:
    """Whether a number is one that is written digit by digit; very long ones are asked."""
    return type(number) is int and abs(number) < (2**MOST_BITS_WRITTEN if base == 2 else LARGEST)


def written_in_base(number: Any, base: int) -> Steps:
    """`hex`, `bin` and `oct`."""
    if not is_written_in(number, base):
        return None
    digits = yield from unless_not_numbers(in_base(abs(number), base))
    return repr(f"{'-' * (number < 0)}{PREFIXES[base]}{digits}") if digits is not None else None


def _bits(number: int) -> Generator[str, str, str]:
    """The last digit first."""
    found = ""
    while number > 1:
        told = plain_value((yield from division(number, 2, "divmod")) or (yield f"divmod({number}, 2)"))
        match told:
            case (int(half), int(left)) if left in (0, 1) and 0 <= half < number:
                found, number = found + str(left), half
            case _:
                raise NotNumbers
    return found + str(number)


def digits_read(text: str, base: int) -> Steps:
    """`int(text, base)`: letters by their place in the alphabet, then from the left as much as the base again."""
    letters, total = [chr(ord("a") + k) for k in range(base - 10)], "0"
    for digit in text.lower():
        value = digit
        if not digit.isdecimal():
            place = number_told((yield f"{letters!r}.index({digit!r})"))
            value = number_told((yield f"10 + {place}"))
        if total != "0":
            total = number_told((yield from product(int(total), base)) or (yield f"{total} * {base}"))
        is_said = "0" in (total, value)
        total = max(total, value, key=int) if is_said else number_told((yield from added([total, value])))
    return total
