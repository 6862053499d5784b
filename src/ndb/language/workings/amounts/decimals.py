"""Numbers with a point, as on paper: whole numbers of their last place, then the point (SPEC 2c).

What stands in a computer for 0.1 is not quite 0.1, so sums are not quite those on paper. How far each number is off, in
tenths of the last place of the finer one, is read off the number; what it comes to is asked. A quotient is the
literal that long division writes down, once nothing is left or what is left comes again. Knows numbers as text; no
model, and adds, multiplies and divides none of them.
"""

import ast
import math
import sys
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from re import compile as pattern

from ndb.language.workings.numbers import NotNumbers, Steps, fitted, long_division, product, sum_of_two
from ndb.source.parse import plain_value

COMPENSATES = sys.version_info >= (3, 12)
"""Whether `sum` of floats makes up for what is lost."""
MOST_DIGITS = 15
"""Of a number: so many say exactly which one is meant."""
LONGEST, MEANT = 21, 13
"""Digits of a float, with zeros before the point and behind it; those of a short number that it stands for."""
MOST_PRODUCT = 24
"""Digits of a product on paper."""
MOST_PLACES = 8
"""Digits behind the point to which a number is rounded."""
SIGNIFICANT, FEW_SIGNIFICANT = 20, 6
"""Digits of a quotient that are told, until they come again, or say which number is the nearest; few of those by a
large number, which cost more."""
LEAST_SIGNIFICANT = 16
"""Fewer digits never say which number is the nearest."""
LARGE, TOO_LARGE = 100_000, 1_000_000
WRITTEN_OUT = 30
"""Digits of a quotient that goes on for ever."""
TEN, MOST_TENTHS = 10, 999
COARSE, FINE = 100, 10_000
"""Parts of a last place in which it is reckoned how far something is off: fine ones where coarse ones do not tell."""
DOUBT = 5
"""Hundredths of a last place that a power may be off."""
_NUMBER = pattern(r"(-?)(\d+)(?:\.(\d+))?")
Told = Generator[str, str, str]


@dataclass(frozen=True, slots=True)
class Amount:
    """A whole number of units of the last place."""

    units: int
    places: int
    """Digits behind the point; below zero, zeros that are left out before it."""
    text: str

    @property
    def last_place(self) -> Fraction:
        """Of what stands in a computer for it."""
        return Fraction(math.ulp(float(self.text)))

    @property
    def unit(self) -> Fraction:
        """What stands in a computer for it is a whole number of these."""
        return Fraction(1, Fraction(plain_value(self.text)).denominator)

    @property
    def off(self) -> Fraction:
        """How far what stands in a computer for it is off."""
        return Fraction(plain_value(self.text)) - _fraction(self.units, self.places)


def amount(value: object) -> Amount:
    """A number as it is shown, without zeros at its end. Of one that is a little off, the short one that is meant."""
    digits = as_shown(value, LONGEST)
    if len(str(digits.units)) > MOST_DIGITS and isinstance(value, float):
        meant = as_shown(float(f"{value:.{MEANT}g}"), LONGEST)
        return Amount(meant.units, meant.places, digits.text) if len(str(meant.units)) <= MEANT - 3 else digits
    return digits


def as_shown(value: object, most: int) -> Amount:
    """All its digits."""
    match = _NUMBER.fullmatch(repr(value)) if type(value) in (int, float) else None
    if match is None or len(match[2] + (match[3] or "")) > most:
        raise NotNumbers
    digits, places = match[2] + (match[3] or ""), len(match[3] or "")
    short = digits.rstrip("0")
    kept = short or "0"
    return Amount(int(match[1] + kept), places - (len(digits) - len(short)) if short else 0, match[0])


def _fraction(units: int, places: int) -> Fraction:
    return Fraction(units) / Fraction(10) ** places


def _units(number: Amount, places: int) -> int:
    """In units of another place: with zeros behind it."""
    return int(f"{number.units}{'0' * (places - number.places)}")


def pointed(units: str, places: int) -> str:
    """A float of so many units, as it is shown."""
    return repr(float(point_set(units, places)))


def point_set(units: str, places: int) -> str:
    """Digits with the point before the last so many."""
    sign, digits = ("-", units[1:]) if units.startswith("-") else ("", units)
    if places <= 0:
        return sign + digits + "0" * -places
    digits = digits.zfill(places + 1)
    return f"{sign}{digits[:-places]}.{digits[-places:]}"


def _asked_sum(a: int, b: int) -> Told:
    if not a or not b:
        return str(a or b)
    return _integer((yield from sum_of_two(a, b)) or (yield f"{a} - {-b}" if b < 0 else f"{a} + {b}"))


def _integer(told: str) -> str:
    """As it was told, unless nobody would: it is not to grow beyond all bounds."""
    if not told.removeprefix("-").isdecimal() or len(told) > WRITTEN_OUT:
        raise NotNumbers
    return told


def float_sum(a: Amount, b: Amount, is_difference: bool = False) -> Told:
    """On paper, and how far it is off: in units that go into both numbers, or in parts of the last place."""
    if not a.units or not b.units:
        return _alone(a, b, is_difference)
    places = max(a.places, b.places, 0)
    one, other = _units(a, places), _units(b, places)
    told = yield from _asked_sum(one, -other if is_difference else other)
    on_paper = _fraction(int(told), places)
    unit = min(a.unit, b.unit)
    found = yield from _in_units(on_paper, unit, [a.off, -b.off if is_difference else b.off])
    if found is None:
        terms = [_Off(a, Fraction(1)), _Off(b, Fraction(-1 if is_difference else 1))]
        found = yield from _nearest(on_paper, terms, unit)
    return found or (yield f"{a.text} {'-' if is_difference else '+'} {b.text}")


def _in_units(on_paper: Fraction, unit: Fraction, off: Sequence[Fraction]) -> Generator[str, str, str | None]:
    """A number that is a whole number of units, by how many tenths of one it is off on paper; None where these are
    many."""
    nearest = round(on_paper / unit) * unit
    tenths = [round(each / unit * TEN) for each in (*off, on_paper - nearest)]
    if max(map(abs, tenths)) > MOST_TENTHS:
        return None
    return repr(float(nearest + (yield from _whole(tenths)) * unit))


def _alone(a: Amount, b: Amount, is_difference: bool) -> str:
    """What is added to nothing."""
    if not a.units and not b.units:
        raise NotNumbers  # a nothing with a sign, perhaps
    if not b.units:
        return repr(float(a.text))
    return repr(-float(b.text) if is_difference else float(b.text))


def _whole(tenths: Sequence[int]) -> Generator[str, str, int]:
    """What tenths come to, in whole ones: they are a few more or less."""
    return round((yield from _asked_terms(tenths)) / TEN)


def _asked_terms(numbers: Sequence[int]) -> Generator[str, str, int]:
    """One after the other."""
    total = 0
    for number in numbers:
        total = int((yield from _asked_sum(total, number)))
    return total


def float_square(a: Amount) -> Told:
    """As a product; where it is about half way between two numbers, a computer may take the other one."""
    return (yield from float_product(a, a, DOUBT))


def float_product(a: Amount, b: Amount, doubt: int = 0) -> Told:
    """On paper; then how far each factor is off counts as often as the other one has it."""
    if not a.units or not b.units:
        raise NotNumbers
    told = yield from _asked_product(a.units, b.units)
    if len(told) > MOST_PRODUCT:
        raise NotNumbers
    places = a.places + b.places
    if not a.off and not b.off:
        return pointed(told, places)
    terms = [_Off(a, _fraction(b.units, b.places)), _Off(b, _fraction(a.units, a.places))]
    found = yield from _nearest(
        _fraction(int(told), places), terms, a.unit * b.unit if not doubt else Fraction(0), doubt
    )
    return found or (yield f"{a.text} {'** 2' if doubt else f'* {b.text}'}")


@dataclass(frozen=True, slots=True)
class _Off:
    """How far a number is off, and how often that counts in what is made of it."""

    number: Amount
    times: Fraction


def _nearest(
    on_paper: Fraction, terms: Sequence[_Off], unit: Fraction = Fraction(0), doubt: int = 0
) -> Generator[str, str, str | None]:
    """The number nearest to one on paper and what its parts are off, in parts of the last place; in finer ones where
    these do not tell. `unit`: it is a multiple of that; so what is about half of a last place is just that, if nothing
    else is as near to the half. `doubt`: so many hundredths it may come out otherwise. None where it is still not
    sure."""
    near = float(on_paper)
    last_place, terms = Fraction(math.ulp(near)), [term for term in terms if term.number.off]
    for fineness in (COARSE, FINE):
        off = [round((on_paper - Fraction(near)) / last_place * fineness)]
        for term in terms:
            off.append((yield from _counted(term, last_place, fineness)))
        total = yield from _asked_terms(off)
        if abs(total) > MOST_TENTHS * fineness:
            raise NotNumbers
        if total * near < 0 and math.frexp(near)[0] in (0.5, -0.5):
            return None  # below a power of two numbers are nearer to each other
        slack = 1 + 2 * len(terms) + doubt * fineness // COARSE
        is_unsure = abs(abs(total) % fineness - fineness // 2) <= slack
        halves = 2 if is_unsure and unit / last_place * fineness > 2 * slack else 1
        if not is_unsure or halves == 2:
            return repr(
                float(Fraction(near) + Fraction(round(Fraction(halves * total, fineness)), halves) * last_place)
            )
    return None


def _counted(term: _Off, last_place: Fraction, fineness: int) -> Generator[str, str, int]:
    """In parts of a last place: how far a number is off, in parts of its own, times as many parts as these count."""
    own = term.number.last_place
    parts = round(term.number.off / own * fineness)
    counts = round(abs(term.times) * own / last_place * fineness)
    told = (yield from _asked_product(parts, counts)) if parts and counts else "0"
    digits = told.removeprefix("-")[: 1 - len(str(fineness))] or "0"
    return -int(digits) if (term.times < 0) != told.startswith("-") else int(digits)


def _asked_product(a: int, b: int) -> Told:
    sign = "-" if (a < 0) != (b < 0) else ""
    a, b = abs(a), abs(b)
    told = str(a * b) if 1 in (a, b) else (yield from product(a, b)) or (yield f"{a} * {b}")
    if told.startswith("-"):
        raise NotNumbers
    return sign + _integer(told)


def quotient(a: Amount, b: Amount) -> Told:
    """Digit by digit, until nothing is left or what is left was left before; zeros at their ends are the point's."""
    one, other = abs(a.units), abs(b.units)
    sign, places = "-" if (a.units < 0) != (b.units < 0) else "", a.places - b.places
    if not other or not one or other >= TOO_LARGE or len(str(one)) > MOST_DIGITS:
        raise NotNumbers
    written = str(one) if other == 1 else (yield from _divided(one, other, not a.off and not b.off and not places))
    found = None
    if written is not None:
        whole, _, rest = written.partition(".")
        units, below = sign + whole + rest, len(rest) + places
        found = yield from _nearest_quotient(a, b, _fraction(int(units), below))
    return found or (yield f"{a.text} / {b.text}")


def _nearest_quotient(a: Amount, b: Amount, on_paper: Fraction) -> Steps:
    """Where neither number is off, what stands on paper is read."""
    if not a.off and not b.off:
        return repr(float(on_paper))
    divisor = _fraction(b.units, b.places)
    return (yield from _nearest(on_paper, [_Off(a, 1 / divisor), _Off(b, -on_paper / divisor)]))


def _is_told(whole: str, digits: str) -> bool:
    """Whether a quotient's first digits say which number is the nearest: whatever follows, it is the same one."""
    if len((whole + digits).lstrip("0")) < LEAST_SIGNIFICANT:
        return False
    return float(f"{whole}.{digits}") == float(f"{whole}.{digits}{'9' * WRITTEN_OUT}")


def _divided(a: int, b: int, is_exact: bool) -> Steps:
    """A literal, as long as it must be; None where that would be too dear. `is_exact`: the numbers are no others than
    on paper."""
    products = dict[str, str]()
    whole, left = (yield from long_division(str(a), b, products)) if a >= b else ("0", str(a))
    digits, seen = "", dict[str, int]()
    while left != "0":
        if left in seen:
            again = digits[seen[left] :]
            return f"{whole}.{digits}{again * (WRITTEN_OUT // len(again) + 1)}"
        if len((whole + digits).lstrip("0")) >= (SIGNIFICANT if b < LARGE else FEW_SIGNIFICANT):
            return f"{whole}.{digits}" if b < LARGE else None
        if is_exact and _is_told(whole, digits):
            break
        seen[left] = len(digits)
        digit, left = yield from fitted(left + "0", b, products)
        digits += digit
    return f"{whole}.{digits}" if digits else whole


def rounded_units(number: Amount, places: int) -> Told:
    """So many digits behind the point, without it: the first that is left out says whether one is added."""
    sign, digits = ("-", str(-number.units)) if number.text.startswith("-") else ("", str(number.units))
    if places >= number.places:
        return sign + digits + "0" * (places - number.places)
    digits = digits.zfill(number.places + 1)
    cut = number.places - places
    kept, rest = (digits[:-cut], digits[-cut:]) if cut <= len(digits) else ("", digits.zfill(cut))
    if len(kept) >= MOST_DIGITS:
        raise NotNumbers
    if (rest == "5" and _is_tie_up(number, kept)) or (rest != "5" and (yield f"{rest[0]} >= 5") == "True"):
        kept = yield from _asked_sum(int(kept or "0"), 1)
    return sign + (kept or "0")


def _is_tie_up(number: Amount, kept: str) -> bool:
    """A tie on paper: what stands in the computer for it may be above or below; else the even digit is taken."""
    off = -number.off if number.text.startswith("-") else number.off
    return off > 0 or (not off and kept[-1:] in ("1", "3", "5", "7", "9"))


def rounded_told(value: object, places: object) -> Steps:
    """`round(x)` and `round(x, 2)` of a float, `round(n, -2)` of a whole number."""
    digits = places if type(places) is int else 0
    is_known = 0 <= digits <= MOST_PLACES if type(value) is float else type(value) is int and -MOST_PLACES <= digits < 0
    if not is_known or not (places is None or type(places) is int):
        return None
    try:
        told = yield from rounded_units(as_shown(value, LONGEST), digits)
    except NotNumbers:
        return None
    if type(value) is float and places is not None:
        return pointed(told, digits)
    return point_set(told, digits) if told.strip("-0") else "0"


def whole_quotient(a: Amount, b: Amount, is_rest: bool) -> Told:
    """`a // b` and `a % b` of numbers above zero: how often it fits on paper; what is left is off by as much as the
    first number is."""
    places = max(a.places, b.places, 0)
    one, other = _units(a, places), _units(b, places)
    if one <= 0 or other <= 0 or b.off or len(str(one)) > MOST_DIGITS or other >= TOO_LARGE * 10**places:
        raise NotNumbers
    times, rest = ("0", str(one)) if one < other else (yield from long_division(str(one), other, {}))
    if rest == "0" and a.off:
        raise NotNumbers  # it may fit once less
    if not is_rest:
        return f"{times}.0"
    found = yield from _in_units(_fraction(int(rest), places), min(a.unit, b.unit), [a.off])
    return found or (yield f"{a.text} % {b.text}")


def of_floats(a: object, operator: ast.operator, b: object) -> Steps:
    """`+`, `-`, `*`, `/`, `//` and `%` of two numbers, and squares; nothing where one of them has too many digits, or
    none has a point."""
    if type(a) is not float and type(b) is not float and not isinstance(operator, ast.Div):
        return None
    try:
        one, other = amount(a), amount(b)
        match operator:
            case ast.Add() | ast.Sub():
                return (yield from float_sum(one, other, isinstance(operator, ast.Sub)))
            case ast.Mult():
                return (yield from float_product(one, other))
            case ast.Div():
                return (yield from quotient(one, other))
            case ast.Pow() if b == 2:
                return (yield from float_square(amount(abs(a))))  # type: ignore[arg-type]
            case ast.FloorDiv() | ast.Mod():
                return (yield from whole_quotient(one, other, isinstance(operator, ast.Mod)))
    except NotNumbers:
        pass
    return None


def float_sums(numbers: Sequence[object]) -> Steps:
    """One after the other; of what cannot be said on paper the sum is asked. From 3.12 on what was lost on the way is
    added in the end: of more than two the sums are told, and what they come to is still to be said."""
    total = repr(numbers[0])
    for number in numbers[1:]:
        a = plain_value(total)
        if type(a) not in (int, float) or type(number) not in (int, float):
            return None
        sign = "-" if repr(number).startswith("-") else "+"
        asked = f"{total} {sign} {repr(number).removeprefix('-')}"
        told = (yield from of_floats(a, ast.Add(), number)) if float in (type(a), type(number)) else None
        total = told or (yield asked)
    return total if len(numbers) <= 2 or not COMPENSATES else None
