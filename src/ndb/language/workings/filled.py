"""Texts with places in them, place by place (SPEC 2c): `f"{n:03d} of {name}"`, `"%5.2f" % x`, `"{:>8}".format(word)`.

What is formatted is asked for by itself, as an f-string of one place; texts and whole numbers as they are stand there
already. Then all is written behind each other. Knows Python's three ways to say it; no model.
"""

import ast
import re
from collections.abc import Generator, Mapping, Sequence
from string import Formatter
from typing import Any

from ndb.source.parse import parsed_expression, plain_value

Filled = Generator[str, str, str]
"""Gives the text of a question, is sent its rendered value; in the end a text."""
_PERCENT = re.compile(r"%(?:(%)|([-+ #0]*\d*(?:\.\d+)?[sdrfFeEgGxXoci]))")


class NotFilled(Exception):
    """A place that is more than a value and its format, or an answer that is no text."""


def place_filled(value: Any, conversion: str, spec: str) -> Filled:
    """One place of an f-string."""
    if not conversion and not spec and type(value) in (str, int):
        return str(value)
    return (yield from _asked(f"{value!r}", conversion + (f":{spec}" if spec else "")))


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


def percent_filled(template: str, values: Sequence[Any]) -> Generator[str, str, str]:
    """`template % values`, rendered."""
    places = [match for match in _PERCENT.finditer(template) if not match[1]]
    rest = _PERCENT.sub("", template)
    if len(places) != len(values) or "%" in rest:
        raise NotFilled
    pieces, end, left = list[str](), 0, list(values)
    for match in _PERCENT.finditer(template):
        pieces.append(template[end : match.start()])
        pieces.append("%" if match[1] else (yield from _percent(match[0], left.pop(0))))
        end = match.end()
    return repr("".join([*pieces, template[end:]]))


def _percent(place: str, value: Any) -> Filled:
    if (place == "%s" and type(value) in (str, int)) or (place == "%d" and type(value) is int):
        return str(value)
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
        key: int | str = count if not name else int(name) if name.isdecimal() else name
        count += not name
        if spec and "{" in spec:
            raise NotFilled
        try:
            value = values[key] if isinstance(key, int) else named[key]
        except LookupError:
            raise NotFilled from None
        pieces.append((yield from place_filled(value, f"!{conversion}" if conversion else "", spec or "")))
    if not parts:
        raise NotFilled
    return repr("".join(pieces))
