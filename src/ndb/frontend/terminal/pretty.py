"""Values over several lines: what fits stands on one line, what does not is taken apart.

Knows values as they are read back from texts; nothing of where they come from.
"""

from collections.abc import Iterator
from typing import Any

from ndb.trace.values import library
from ndb.trace.values.notation import write_value
from ndb.trace.values.thing import Thing

_INDENT = 4
MOST_LINES = 1_000
"""Lines that are shown of a value..."""
MOST_OF_A_LINE = 10_000
"""and characters of one that cannot be taken apart, or of all in one line."""
_WHOLE = 1_000_000
"""Characters of a value that are written; recordings and programs have their own bounds."""


def pretty(value: Any, width: int) -> str:
    """A value in lines of at most this width, where that can be; of a large one the first and what is left out."""
    lines = [cut_in_the_middle(line, MOST_OF_A_LINE) for line in _lines(value, "", "", width)]
    if len(lines) <= MOST_LINES:
        return "\n".join(lines)
    return "\n".join((*lines[:MOST_LINES], left_out(len(lines) - MOST_LINES, "lines")))


def cut_in_the_middle(text: str, most: int) -> str:
    """A text with both its ends."""
    if len(text) <= most:
        return text
    return f"{text[: most // 2]}{left_out(len(text) - most, 'characters')}{text[-(most // 2) :]}"


def left_out(count: int, what: str) -> str:
    """The mark that stands for what is not shown."""
    return f"<…{count} {what} more…>"


def _lines(value: Any, before: str, after: str, width: int) -> Iterator[str]:
    """`before` and `after` stand on the first and the last line."""
    whole = f"{before}{write_value(value, _WHOLE)}{after}"
    parts = _parts(value)
    if len(whole) <= width or parts is None:
        yield whole
        return
    opening, items, closing = parts
    yield f"{before}{opening}"
    for name, item in items:
        yield from (" " * _INDENT + line for line in _lines(item, name, ",", width - _INDENT))
    yield f"{closing}{after}"


def _parts(value: Any) -> tuple[str, list[tuple[str, Any]], str] | None:
    """What stands before, in and after the items of a value; None where it has none."""
    wrapped = library.unwrapped(value)
    if wrapped is not None:
        opening, items, closing = _parts(wrapped[1]) or ("", [], "")
        return (f"{wrapped[0]}{opening}", items, f"{closing}{wrapped[2]}") if items else None
    match value:
        case Thing(name=name, attributes=attributes) if attributes and not value.text.startswith("<"):
            return f"{name}(", [(f"{key}=", item) for key, item in attributes.items()], ")"
        case dict() if value:
            return "{", [(f"{write_value(key)}: ", item) for key, item in value.items()], "}"
        case list() if value:
            return "[", [("", item) for item in value], "]"
        case tuple() if value:
            return "(", [("", item) for item in value], ")"
    return None
