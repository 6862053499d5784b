"""Which operations on texts are worked out, and how (SPEC 2c): a call, a slice or a comparison, as it is written, and
its rule in `searches` or `cuts`.

Knows syntax and plain values; no model.
"""

import ast
from collections.abc import Callable, Mapping
from typing import Any, TypeGuard

from ndb.language.workings.cuts import (
    LAST_OF_LATIN,
    all_of_a_kind,
    at_the_end,
    capitalized,
    cut_text,
    filled_up,
    filled_with_zeros,
    in_title_case,
    letter,
    letter_by_letter,
    of_one_case,
    ordered,
    repeated,
    same,
    stepped,
    stripped,
    translated,
)
from ndb.language.workings.numbers import Steps
from ndb.language.workings.pieces import Search
from ndb.language.workings.searches import (
    ROW,
    SHORT,
    counted,
    held,
    is_searched,
    lines_of,
    located,
    parted,
    replaced_in,
    split_in,
    tabs_expanded,
)

Values = Callable[[ast.expr], Any]
"""What an operand is worth."""
_ORDERS: Mapping[type[ast.cmpop], str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
_SEARCHES = ("find", "index", "rfind", "rindex", "count")
_KINDS = (
    "isalpha", "isalnum", "isdigit", "isdecimal", "isnumeric", "isspace", "isascii", "isprintable", "islower",
    "isupper", "istitle", "isidentifier",
)  # fmt: skip
MOST_EXPANDED = 10
"""Columns of a tab."""
_ENDS = ("startswith", "endswith", "removeprefix", "removesuffix")


def of_text(node: ast.expr, value: Values) -> Search | None:
    """The rule for an operation on a text; None where it is none, or where there is no rule."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=""), attr="join"), args=[one]) if is_turned(one):
            text = value(one.args[0])
            return stepped(text, None, None, -1) if isinstance(text, str) else None
        case ast.Call(func=ast.Attribute(value=owner, attr=name), args=args, keywords=keywords):
            if not (name in _METHODS and all(each.arg == "maxsplit" for each in keywords)):
                return None
            text = value(owner)
            if not isinstance(text, str):
                return None
            return _METHODS[name](text, name, [value(each) for each in [*args, *(each.value for each in keywords)]])
        case ast.Compare(left=left, ops=[operator], comparators=[right]):
            one, other = value(left), value(right)
            both = isinstance(one, str) and isinstance(other, str)
            return _compared(one, operator, other) if both else None
        case ast.BinOp(left=left, op=ast.Mult(), right=right):
            one, other = value(left), value(right)
            text, count = (one, other) if isinstance(one, str) else (other, one)
            return repeated(text, count) if isinstance(text, str) and type(count) is int else None
        case ast.Subscript(value=owner, slice=index):
            text = value(owner)
            return _part(text, index, value) if isinstance(text, str) else None
    return None


def is_turned(node: ast.expr) -> TypeGuard[ast.Call]:
    """Whether it is `reversed(x)`."""
    match node:
        case ast.Call(func=ast.Name(id="reversed"), args=[_], keywords=[]):
            return True
    return False


def _compared(one: str, operator: ast.cmpop, other: str) -> Search | None:
    match operator:
        case ast.In() | ast.NotIn():
            return held(other, one, isinstance(operator, ast.In)) if is_searched(other, one) else None
        case ast.Eq() | ast.NotEq():
            return same(one, other, isinstance(operator, ast.Eq))
        case ast.Lt() | ast.LtE() | ast.Gt() | ast.GtE():
            return ordered(one, _ORDERS[type(operator)], other)
    return None


def _part(text: str, index: ast.expr, value: Values) -> Search | None:
    if not isinstance(index, ast.Slice):
        place = value(index)
        return letter(text, place) if type(place) is int else None
    lower, upper, step = (
        value(bound) if bound is not None else None for bound in (index.lower, index.upper, index.step)
    )
    if step is None:
        return cut_text(text, lower, upper)
    is_plain = type(step) is int and all(bound is None or type(bound) is int for bound in (lower, upper))
    return stepped(text, lower, upper, step) if is_plain else None


def _searched(text: str, name: str, given: list[Any]) -> Search | None:
    """`find`, `count` and their like, perhaps from a place on and to another."""
    if not given or len(given) > 3 or any(type(bound) is not int or bound < 0 for bound in given[1:]):
        return None
    sought, bounds = given[0], given[1:]
    start = bounds[0] if bounds else 0
    text = text[start : bounds[1]] if len(bounds) > 1 else text[start:]
    if not isinstance(sought, str) or not sought or not len(sought) <= len(text):
        return None
    if len(sought) == 1 and len(text) <= SHORT and not bounds:
        return None
    return counted(text, sought) if name == "count" else located(text, name, sought, start)


def _replaced(text: str, name: str, given: list[Any]) -> Search | None:
    match given:
        case [str() as old, str() as new, *most] if is_searched(text, old) and (not most or _is_count(most[0])):
            return replaced_in(text, old, new, *most)
    return None


def _split(text: str, name: str, given: list[Any]) -> Search | None:
    match given:
        case [str() as by] if by and (len(by) > 1 or len(text) > ROW) and len(text) > len(by):
            return split_in(text, name, by)
        case [str() as by, int() as most] if by and _is_count(most) and len(text) > len(by):
            return split_in(text, name, by, most)
    return None


def _is_count(most: Any) -> bool:
    return type(most) is int and (most > 0 or most == -1)


def _parted(text: str, name: str, given: list[Any]) -> Search | None:
    match given:
        case [str() as by] if by and len(text) > (SHORT if len(by) == 1 else len(by)):
            return parted(text, name, by)
    return None


def _stripped(text: str, name: str, given: list[Any]) -> Search | None:
    match given:
        case [] | [None]:
            return stripped(text, name, None)
        case [str() as letters]:
            return stripped(text, name, letters)
    return None


def _at_the_end(text: str, name: str, given: list[Any]) -> Search | None:
    match given:
        case [str() as sought] if 0 < len(sought) <= len(text):
            return at_the_end(text, name, [sought])
        case [tuple() as several] if name in ("startswith", "endswith") and all(type(one) is str for one in several):
            fitting = all(0 < len(one) <= len(text) for one in several)
            return at_the_end(text, name, several) if several and fitting else None
        case [str() as sought, int() as start] if name == "startswith" and type(start) is int:
            rest = text[start:]
            return at_the_end(rest, name, [sought]) if 0 < len(sought) <= len(rest) else None
    return None


def _judged(text: str, name: str, given: list[Any]) -> Search | None:
    """`isalpha` and its like; beyond ASCII letters of identifiers are others, and there is a third case."""
    is_cased = name in ("islower", "isupper", "istitle")
    last = LAST_OF_LATIN if is_cased else "\x7f" if name == "isidentifier" else None
    if given or len(text) <= SHORT or (last is not None and max(text) > last):
        return None
    return in_title_case(text) if name == "istitle" else (of_one_case if is_cased else all_of_a_kind)(text, name)


def _letters_made(text: str, name: str, given: list[Any]) -> Search | None:
    """`upper` and its like; beyond ASCII a letter may become several, or be another one at the end of a word."""
    return letter_by_letter(text, f"p.{name}()") if not given and len(text) > ROW and text.isascii() else None


def _lines(text: str, name: str, given: list[Any]) -> Search | None:
    return lines_of(text) if not given and len(text) > SHORT and not _OTHER_ENDS.intersection(text) else None


def _tabs_expanded(text: str, name: str, given: list[Any]) -> Search | None:
    size = given[0] if given else 8
    if type(size) is not int or not 1 <= size <= MOST_EXPANDED or _OTHER_ENDS.intersection(text):
        return None
    return tabs_expanded(text, size) if text else None


def _filled_up(text: str, name: str, given: list[Any]) -> Search | None:
    match given:
        case [int() as width] if name == "zfill":
            return filled_with_zeros(text, width)
        case [int() as width] if name != "zfill":
            return filled_up(text, name, width, " ")
        case [int() as width, str() as fill] if name != "zfill" and len(fill) == 1:
            return filled_up(text, name, width, fill)
    return None


def _translated(text: str, name: str, given: list[Any]) -> Search | None:
    match given:
        case [dict() as table] if table and len(text) > SHORT and all(_is_letter(key) for key in table):
            return translated(text, table) if all(_is_made(made) for made in table.values()) else None
    return None


def _is_letter(number: Any) -> bool:
    return type(number) is int and 0 <= number < 0x110000


def _is_made(value: Any) -> bool:
    return value is None or type(value) is str or _is_letter(value)


def _capitalized(text: str, name: str, given: list[Any]) -> Search | None:
    return capitalized(text) if not given and len(text) > ROW and text.isascii() else None


_OTHER_ENDS = frozenset("\r\v\f\x1c\x1d\x1e\x85\u2028\u2029")
"""Ends of lines besides the line feed."""
_METHODS: Mapping[str, Callable[[str, str, list[Any]], Search | Steps | None]] = {
    **dict.fromkeys(_SEARCHES, _searched), **dict.fromkeys(("split", "rsplit"), _split),
    **dict.fromkeys(("partition", "rpartition"), _parted), **dict.fromkeys(("strip", "lstrip", "rstrip"), _stripped),
    **dict.fromkeys(_ENDS, _at_the_end), **dict.fromkeys(("center", "ljust", "rjust", "zfill"), _filled_up),
    **dict.fromkeys(_KINDS, _judged), **dict.fromkeys(("upper", "lower", "swapcase", "casefold"), _letters_made),
    "capitalize": _capitalized,
    "replace": _replaced, "translate": _translated, "splitlines": _lines, "expandtabs": _tabs_expanded,
}  # fmt: skip
