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

from ndb.language.workings.numbers import NotNumbers, Steps, division, product, sum_of_two
from ndb.source.parse import plain_value

COMPENSATES = sys.version_info >= (3, 12)
"""Whether `sum` of floats makes up for what is lost."""
MOST_DIGITS = 15
"""Of a number: so many say exactly which one is meant."""
LONGEST, MEANT = 21, 13
"""Digits of a float, with zeros before the point and behind it; those of a short number that it stands for."""
MOST_PLACES, FEW_PLACES = 8, 4
"""Digits behind the point that are told of a quotient, until they come again; few of those by a large number."""
LARGE, TOO_LARGE = 100, 10_000
WRITTEN_OUT = 30
"""Digits of a quotient that goes on for ever: enough for the nearest number."""
TEN, MOST_TENTHS = 10, 999
CENTS, UNSURE, FINEST = 100, 44, 8
"""Hundredths; from so many on it is not sure which number is the nearest, unless there are but eighths."""
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
    def off(self) -> Fraction:
        """How far what stands in a computer for it is off."""
        return Fraction(plain_value(self.text)) - _fraction(self.units, self.places)


def amount(value: object) -> Amount:
    """A number as it is shown, without zeros at its end. Of one that is a little off, the short one that is meant."""
    digits = as_shown(value, LONGEST)
    if len(str(digits.units)) > MOST_DIGITS and isinstance(value, float):
        meant = as_shown(float(f"{value:.{MEANT}g}"), MEANT)
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
    """On paper, and how far it is off: in units of the finer number's last place that is a whole number."""
    if not a.units or not b.units:
        return _alone(a, b, is_difference)
    places = max(a.places, b.places, 0)
    one, other = _units(a, places), _units(b, places)
    told = yield from _asked_sum(one, -other if is_difference else other)
    on_paper = _fraction(int(told), places)
    last_place = min(Fraction(math.ulp(float(number.text))) for number in (a, b) if "." in number.text)
    nearest = round(on_paper / last_place) * last_place
    off = [a.off, -b.off if is_difference else b.off, on_paper - nearest]
    tenths = [round(each / last_place * TEN) for each in off]
    if max(map(abs, tenths)) > MOST_TENTHS:
        sign = "-" if is_difference else "+"
        return (yield from _confirmed(f"{a.text} {sign} {b.text}", pointed(told, places), a, b))
    return repr(float(nearest + (yield from _whole(tenths)) * last_place))


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
    terms = [each for each in numbers if each]
    if len(terms) < 2:
        return sum(terms)
    told = yield str(terms[0]) + "".join(f" + {term}" if term > 0 else f" - {-term}" for term in terms[1:])
    return int(_integer(told))


def float_product(a: Amount, b: Amount) -> Told:
    """On paper; then how far each factor is off counts as often as the other one has it."""
    if not a.units or not b.units:
        raise NotNumbers
    told = yield from _asked_product(a.units, b.units)
    if len(told) > MOST_DIGITS:
        raise NotNumbers
    places, operation = a.places + b.places, f"{a.text} * {b.text}"
    if not a.off and not b.off:
        return pointed(told, places)
    nearest = float(point_set(told, places))
    last_place = Fraction(math.ulp(nearest))
    paper = round((_fraction(int(told), places) - Fraction(nearest)) / last_place * CENTS)
    off = [(yield from _counted(a, b, last_place)), (yield from _counted(b, a, last_place)), paper]
    if any(abs(each) > MOST_TENTHS for each in off):
        return (yield from _confirmed(operation, repr(nearest), a, b))
    cents = yield from _asked_terms(off)
    is_unsure = UNSURE <= abs(cents) % CENTS <= CENTS - UNSURE
    if is_unsure and not _has_halves(a, b, last_place):
        return (yield from _confirmed(operation, repr(nearest), a, b))
    steps = Fraction(round(2 * cents / CENTS), 2) if is_unsure else round(cents / CENTS)
    return repr(float(Fraction(nearest) + steps * last_place))


def _has_halves(a: Amount, b: Amount, last_place: Fraction) -> bool:
    """Whether what is about half of a last place is just that: so few times a number comes to no finer parts of it."""
    pointed = [number for number in (a, b) if "." in number.text]
    return len(pointed) == 1 and last_place <= FINEST * Fraction(math.ulp(float(pointed[0].text)))


def _counted(number: Amount, other: Amount, last_place: Fraction) -> Generator[str, str, int]:
    """In hundredths of the product's last place: how far a factor is off, times the tenths that each of its own last
    places counts there."""
    own = Fraction(math.ulp(float(number.text)))
    off, counts = (
        round(number.off / own * CENTS),
        round(abs(_fraction(other.units, other.places)) * own / last_place * TEN),
    )
    if not off:
        return 0
    told = yield from _asked_product(off, counts)
    sign = -1 if (other.units < 0) != told.startswith("-") else 1
    return sign * int(told.removeprefix("-")[:-1] or "0")


def _asked_product(a: int, b: int) -> Told:
    sign = "-" if (a < 0) != (b < 0) else ""
    a, b = abs(a), abs(b)
    told = str(a * b) if 1 in (a, b) else (yield from product(a, b)) or (yield f"{a} * {b}")
    if told.startswith("-"):
        raise NotNumbers
    return sign + _integer(told)


def _confirmed(operation: str, on_paper: str, a: Amount, b: Amount) -> Told:
    if not a.off and not b.off:
        return on_paper
    told = yield f"{operation} == {on_paper}"
    return on_paper if told == "True" else (yield operation)


def quotient(a: Amount, b: Amount) -> Told:
    """Digit by digit, until nothing is left or what is left was left before; zeros at their ends are the point's."""
    one, other = abs(a.units), abs(b.units)
    sign, places = "-" if (a.units < 0) != (b.units < 0) else "", a.places - b.places
    if not other or not one or other >= TOO_LARGE or len(str(one)) > MOST_DIGITS:
        raise NotNumbers
    written = str(one) if other == 1 else (yield from _divided(one, other))
    if written is None:
        return (yield f"{a.text} / {b.text}")
    whole, _, rest = written.partition(".")
    on_paper = repr(float(sign + point_set(whole + rest, len(rest) + places)))
    return (yield from _confirmed(f"{a.text} / {b.text}", on_paper, a, b))


def _divided(a: int, b: int) -> Steps:
    """A literal; None where it goes on for long."""
    whole, left = yield from _asked_division(a, b)
    digits, seen = "", dict[str, int]()
    while left != "0":
        if left in seen:
            again = digits[seen[left] :]
            return f"{whole}.{digits}{again * (WRITTEN_OUT // len(again) + 1)}"
        if len(digits) == (MOST_PLACES if b < LARGE else FEW_PLACES):
            return None
        seen[left] = len(digits)
        digit, left = yield from _asked_division(int(left + "0"), b)
        digits += digit[-1]
    return f"{whole}.{digits}" if digits else whole


def _asked_division(a: int, b: int) -> Generator[str, str, tuple[str, str]]:
    if a < b:
        return "0", str(a)
    told = plain_value((yield from division(a, b, "divmod")) or (yield f"divmod({a}, {b})"))
    if not (isinstance(told, tuple) and len(told) == 2 and all(type(n) is int and n >= 0 for n in told)):
        raise NotNumbers
    return str(told[0]), str(told[1])


def rounded_units(number: Amount, places: int) -> Told:
    """So many digits behind the point, without it: the first that is left out says whether one is added."""
    sign, digits = ("-", str(-number.units)) if number.text.startswith("-") else ("", str(number.units))
    if places >= number.places:
        return sign + digits + "0" * (places - number.places)
    digits = digits.zfill(number.places + 1)
    cut = number.places - places
    kept, rest = (digits[:-cut], digits[-cut:]) if cut <= len(digits) else ("", digits.zfill(cut))
    if rest == "5" or len(kept) >= MOST_DIGITS:
        raise NotNumbers  # a tie on paper: the computer's number may be above or below it
    told = yield f"{rest[0]} >= 5"
    if told == "True":
        kept = yield from _asked_sum(int(kept or "0"), 1)
    return sign + (kept or "0")


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


def of_floats(a: object, operator: ast.operator, b: object) -> Steps:
    """`+`, `-`, `*` and `/` of two numbers; nothing where one of them has too many digits, or none has a point."""
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
