"""How a value is written into a field, in steps: its digits, groups of three, its sign, then what fills the field.

Digits that are left out say whether the last one grows; how long it is, how much is missing, and that much are asked.
Knows Python's words for formats and plain values; no model.
"""

import re
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from ndb.language.workings.amounts.bases import KINDS, in_base, is_written_in
from ndb.language.workings.amounts.decimals import LONGEST, MOST_DIGITS, Amount, as_shown, point_set, rounded_units
from ndb.language.workings.cuts import cut_text, fillings
from ndb.language.workings.numbers import NotNumbers
from ndb.source.parse import plain_value

SHORT_ZEROS = 5
"""A whole number in a field of so many zeros is asked at once."""
MOST_WIDE = 120
_SPEC = re.compile(
    r"(?:(?P<fill>.)?(?P<align>[<>=^]))?(?P<sign>[-+ ]?)(?P<zero>0?)(?P<width>\d*)(?P<groups>[,_]?)"
    r"(?:\.(?P<precision>\d+))?(?P<kind>[a-zA-Z%]?)",
    re.DOTALL,
)
_PLAIN = (int, float, str, bool, type(None))
Shown = Generator[str, str, str | None]


class NotShown(Exception):
    """An answer that is none."""


@dataclass(frozen=True, slots=True)
class Field:
    """A format, word by word."""

    fill: str
    align: str
    sign: str
    width: int
    groups: str
    precision: int | None
    kind: str

    @property
    def inner(self) -> str:
        """The format of what stands in the field."""
        precision = "" if self.precision is None else f".{self.precision}"
        return f"{self.sign}{self.groups}{precision}{self.kind}"


def field_of(spec: str, value: Any) -> Field | None:
    """The format of an f-string's place; None where it is asked at once."""
    match = _SPEC.fullmatch(spec)
    if match is None or type(value) not in (int, float, str) or (match["zero"] and match["groups"]):
        return None
    is_text = isinstance(value, str)
    if is_text and (match["zero"] or match["sign"] or match["groups"] or match["align"] == "="):
        return None
    is_zeros = match["zero"] and not match["align"]
    width, precision = int(match["width"] or 0), match["precision"]
    if is_zeros and type(value) is int and width <= SHORT_ZEROS and match["kind"] in ("", "d") and not match["sign"]:
        return None
    fill = match["fill"] or ("0" if match["zero"] else " ")
    align = match["align"] or ("=" if match["zero"] else "<" if is_text else ">")
    how = (fill, align, match["sign"], width, match["groups"], int(precision) if precision else None, match["kind"])
    return Field(*how) if width <= MOST_WIDE else None


def field_by_percent(flags: str, width: str, precision: str | None, kind: str, value: Any) -> Field | None:
    """The format of a place in `text % values`."""
    is_text = kind in "sr"
    if type(value) is not str if is_text else kind not in "dfF" or type(value) not in (int, float):
        return None
    if kind == "d" and (precision or type(value) is not int):
        return None
    if is_text and set(flags) - {"-"}:
        return None
    sign = "+" if "+" in flags else " " if " " in flags else ""
    align = "<" if "-" in flags else "=" if "0" in flags else ">"
    if align == "=" and kind == "d" and int(width or 0) <= SHORT_ZEROS and not sign:
        return None
    fill, digits = "0" if align == "=" else " ", int(precision) if precision else None
    return Field(fill, align, sign, int(width or 0), "", digits, "s" if is_text else kind)


def is_sure(spec: str, value: Any) -> bool:
    """Whether a format surely fits a value: others may raise."""
    match = _SPEC.fullmatch(spec.replace("#", ""))
    if match is None or type(value) not in (int, float, str, bool):
        return not spec
    kind, is_text = match["kind"], isinstance(value, str)
    if is_text:
        return kind in ("", "s") and not (match["sign"] or match["groups"] or match["zero"] or match["align"] == "=")
    if kind and kind in "eEfFgG%":
        return True
    if isinstance(value, float):
        return kind == ""
    return not match["precision"] and (kind in ("", "d") or (kind in "xXob" and not match["groups"]))


def is_sure_by_percent(kind: str, value: Any) -> bool:
    if kind in "sr":
        return True
    return type(value) in (int, bool) or (type(value) is float and kind in "difFeEgG")


def is_shown_so(value: Any) -> bool:
    """Whether its text is known as it is: a set's order is not."""
    if isinstance(value, dict):
        return all(map(is_shown_so, value)) and all(map(is_shown_so, value.values()))
    return all(map(is_shown_so, value)) if isinstance(value, list | tuple) else type(value) in _PLAIN


def shown_in(how: Field, value: Any) -> Shown:
    """The text of a value, as wide as it is; None where that is asked at once."""
    if isinstance(value, str):
        return (yield from _text(how, value)) if how.kind in ("", "s") else None
    is_in_base = how.kind in KINDS and is_written_in(value, KINDS[how.kind]) and not how.groups
    is_plain = how.kind in ("", "d", "f", "F", "%", "g") and not (how.kind == "d" and type(value) is float)
    if not is_plain and not is_in_base:
        return None
    try:
        digits = yield from _digits(how, value)
    except NotNumbers:
        return None
    return _signed(how, digits) if digits is not None else None


def _text(how: Field, text: str) -> Shown:
    if how.precision is None or how.precision >= len(text):
        return text
    told = (yield from cut_text(text, None, how.precision)) or (yield f"{text!r}[:{how.precision}]")
    value = plain_value(told)
    if not isinstance(value, str):
        raise NotShown
    return value


def _digits(how: Field, value: int | float) -> Shown:
    if how.kind in KINDS:
        found = "-" * (value < 0) + (yield from in_base(abs(int(value)), KINDS[how.kind]))
        return found.upper() if how.kind == "X" else found
    if how.kind == "d" or (how.kind == "" and how.precision is None):
        return repr(value) if "e" not in repr(value) and not (how.kind == "d" and how.precision) else None
    if how.kind == "":
        return None
    number = as_shown(value, LONGEST)
    if how.kind == "g":
        return (yield from _significant(number, how.precision))
    if how.kind == "%" and number.units:
        if len(str(number.units)) > MOST_DIGITS:
            raise NotNumbers  # a hundred times as much may be off
        number = Amount(number.units, number.places - 2, number.text)
    precision = 6 if how.precision is None else how.precision
    told = yield from rounded_units(number, precision)
    return point_set(told, precision) + ("%" if how.kind == "%" else "")


def _significant(number: Amount, precision: int | None) -> Shown:
    """So many digits from the first that is no zero, without zeros at the end of those behind the point."""
    size, whole = max(1, 6 if precision is None else precision), len(str(abs(number.units))) - number.places
    if not number.units or not -4 < whole <= size:
        return None
    places = max(0, min(size - whole, number.places))
    told = yield from rounded_units(number, places)
    if len(told.strip("-").lstrip("0")) > size:
        return None
    shown = point_set(told, places)
    return shown.rstrip("0").rstrip(".") if places else shown


def _signed(how: Field, digits: str) -> str:
    is_below, digits = digits.startswith("-"), digits.removeprefix("-")
    whole = re.match(r"[0-9a-fA-F]*", digits)
    assert whole is not None, "digits come first"
    grouped = re.sub(r"(?<=\d)(?=(?:\d{3})+$)", how.groups, whole[0]) if how.groups else whole[0]
    return ("-" if is_below else how.sign.replace("-", "")) + grouped + digits[whole.end() :]


def padded(how: Field, body: str) -> Generator[str, str, str]:
    """In its field; a width below what it has for sure asks for nothing."""
    if how.width <= 1:
        return body
    name = {"<": "ljust", ">": "rjust", "=": "rjust", "^": "middle"}[how.align]
    sides = yield from fillings(body, name, how.width, how.fill)
    if sides is None:
        raise NotShown
    before, behind = sides
    sign = body[:1] if how.align == "=" and body[:1] in ("-", "+", " ") and body else ""
    return sign + before + body[len(sign) :] + behind
