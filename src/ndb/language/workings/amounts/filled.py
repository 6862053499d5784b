"""Texts with places in them, place by place (SPEC 2c): `f"{n:03d} of {name}"`, `"%5.2f" % x`, `"{:>8}".format(word)`.

What is formatted is worked out by itself (amounts/fields.py), or asked as an f-string of one place; what is shown as it
is stands there already. Then all is written behind each other. Knows Python's three ways to say it; no model.
"""

import ast
import re
from collections.abc import Generator, Mapping, Sequence
from string import Formatter
from typing import Any

from ndb.language.workings.amounts.fields import (
    NotShown,
    field_by_percent,
    field_of,
    is_shown_so,
    is_sure,
    is_sure_by_percent,
    padded,
    shown_in,
)
from ndb.source.parse import parsed_expression, plain_value

Filled = Generator[str, str, str]
"""Gives the text of a question, is sent its rendered value; in the end a text."""
_PERCENT = re.compile(r"%(?:(%)|(?:\((\w+)\))?([-+ 0]*)(\d*)(?:\.(\d+))?([sdrfFeEgGxXoci]))")
_FIELD = re.compile(r"([^.\[]*)((?:\[[^]]+\])*)")
"""Which value, and the places in it: `0[1][name]`."""


class NotFilled(Exception):
    """A place that is more than a value and its format, or an answer that is no text."""


def place_filled(value: Any, conversion: str, spec: str) -> Filled:
    """One place of an f-string."""
    if conversion in ("!s", "!r") and is_shown_so(value):
        value, conversion = str(value) if conversion == "!s" else repr(value), ""
    if not conversion and not spec and is_shown_so(value):
        return str(value)
    if not is_sure(spec, value) and not conversion:
        raise NotFilled
    how = field_of(spec, value) if not conversion else None
    if how is None:
        return (yield from _asked(f"{value!r}", conversion + (f":{spec}" if spec else "")))
    try:
        body = yield from shown_in(how, value)
        body = body if body is not None else (yield from _asked(f"{value!r}", f":{how.inner}"))
        return (yield from padded(how, body))
    except NotShown:
        raise NotFilled from None


def _asked(value: str, rest: str) -> Filled:
    tree = parsed_expression(value)
    assert tree is not None, "a plain value"
    tree = ast.JoinedStr([ast.FormattedValue(tree, *_parsed(rest))])
    try:
        return _text((yield ast.unparse(tree)))
    except ValueError:  # an f-string cannot hold it
        raise NotFilled from None


def _parsed(rest: str) -> tuple[int, ast.JoinedStr | None]:
    conversion, _, spec = rest.partition(":")
    return ord(conversion[1]) if conversion else -1, ast.JoinedStr([ast.Constant(spec)]) if spec else None


def _text(told: str) -> str:
    value = plain_value(told)
    if not isinstance(value, str):
        raise NotFilled
    return value


def percent_filled(template: str, values: Any) -> Generator[str, str, str]:
    """`template % values`, rendered; values by name come as a dictionary."""
    places = [match for match in _PERCENT.finditer(template) if not match[1]]
    rest = _PERCENT.sub("", template)
    is_named = bool(places) and all(match[2] for match in places)
    left = list(values) if isinstance(values, tuple) and not is_named else [values]
    if "%" in rest or (len(places) != len(left) and not is_named) or any(match[2] for match in places) != is_named:
        raise NotFilled
    pieces, end = list[str](), 0
    for match in _PERCENT.finditer(template):
        pieces.append(template[end : match.start()])
        if match[1]:
            pieces.append("%")
        else:
            pieces.append((yield from _percent(match, _named(values, match[2]) if is_named else left.pop(0))))
        end = match.end()
    return repr("".join([*pieces, template[end:]]))


def _named(values: Any, name: str) -> Any:
    if not isinstance(values, dict) or name not in values:
        raise NotFilled
    return values[name]


def _percent(match: re.Match[str], value: Any) -> Filled:
    """By the same rules as an f-string's; what it has no word for is asked as it stands."""
    kind, place = match[6], f"%{match[3]}{match[4]}{f'.{match[5]}' if match[5] else ''}{match[6]}"
    if not is_sure_by_percent(kind, value):
        raise NotFilled
    shown = value
    if kind in "sr" and is_shown_so(value):
        shown = str(value) if kind == "s" else repr(value)
    how = field_by_percent(match[3], match[4], match[5], kind, shown)
    try:
        body = (yield from shown_in(how, shown)) if how is not None else None
        if how is not None and body is not None:
            return (yield from padded(how, body))
    except NotShown:
        raise NotFilled from None
    return _text((yield f"{place!r} % {value!r}" if not isinstance(value, tuple) else f"{place!r} % ({value!r},)"))


def template_filled(template: Any, values: Sequence[Any], named: Mapping[str, Any]) -> Generator[str, str, str]:
    """`template.format(*values, **named)`, rendered."""
    try:
        parts = list(Formatter().parse(template)) if isinstance(template, str) else []
    except ValueError:
        raise NotFilled from None
    pieces, count = list[str](), 0
    for text, name, spec, conversion in parts:
        pieces.append(text)
        if name is None:
            continue
        if spec and "{" in spec:
            raise NotFilled
        value = _part(name if name[:1] not in ("", "[") else f"{count}{name}", values, named)
        count += name[:1] in ("", "[")
        pieces.append((yield from place_filled(value, f"!{conversion}" if conversion else "", spec or "")))
    if not parts:
        raise NotFilled
    return repr("".join(pieces))


def _part(field: str, values: Sequence[Any], named: Mapping[str, Any]) -> Any:
    """What `0`, `name`, `1[0]` or `user[name]` stands for; attributes are not known here."""
    match = _FIELD.fullmatch(field)
    if match is None:
        raise NotFilled
    try:
        value = values[int(match[1])] if match[1].isdecimal() else named[match[1]]
        for key in re.findall(r"\[([^]]+)\]", match[2]):
            value = value[int(key) if key.isdecimal() else key]
    except (LookupError, TypeError):
        raise NotFilled from None
    return value
