"""What the text of a value tells of it: whether it can change, whether it is all of it, how deep it is.

Knows texts of values only; not where they come from.
"""

import ast
import re
from functools import lru_cache
from typing import Final

from ndb.source.parse import NOT_PLAIN, parsed_expression, plain_value
from ndb.trace.values.notation import write_value

DEEPEST_KNOWN: Final = 4
"""Objects inside each other, beyond which one might be shown cut."""
CUT: Final = "<…"
"""Begins what stands for what is left out."""


def depth_of(text: str) -> int:
    """How deeply brackets are nested, those in texts counted too."""
    deepest = depth = 0
    for letter in text:
        depth += (letter in "([{") - (letter in ")]}")
        deepest = max(deepest, depth)
    return deepest


@lru_cache(maxsize=4096)
def is_immutable(text: str) -> bool:
    """Whether a text is a literal of something that nobody can change."""
    tree = parsed_expression(text) if len(text) <= 1_000 else None
    return tree is not None and _is_immutable_value(plain_value(tree))


def is_whole(text: str) -> bool:
    """Whether a value is shown in the same words inside something: nothing of it is left out, and it is not deep."""
    return is_plain_text(text) or (CUT not in text and "..." not in text and depth_of(text) < DEEPEST_KNOWN)


@lru_cache(maxsize=4096)
def entries_of(text: str) -> list[tuple[str, str]] | None:
    """Those of a told dict; None where it is none, or its text says less than all of it."""
    table = plain_value(text)
    if not isinstance(table, dict) or write_value(table) != text:
        return None
    return [(write_value(key), write_value(value)) for key, value in table.items()]


_NAMED_THING = re.compile(
    r"<(?:class '[\w.]+'|[a-z_]+iterator|(?:function|generator|module|method) [\w.]+|[A-Z]\w*\.\w+: \d+)>"
)


def is_named_thing(text: str) -> bool:
    """Whether a value says nothing but what it is: `<function f>`, `<Lane.DONE: 3>`."""
    return _NAMED_THING.fullmatch(text) is not None


@lru_cache(maxsize=4096)
def is_plain_text(text: str) -> bool:
    """Whether a text is all of a value, as it would be written; no set, whose order would be told."""
    value = plain_value(text) if CUT not in text else NOT_PLAIN
    return value is not NOT_PLAIN and not _holds_set(value) and write_value(value) == text


def literal(node: ast.expr) -> str | None:
    """The text of what is written there in full."""
    value = plain_value(node)
    return None if value is NOT_PLAIN or _holds_set(value) else write_value(value)


def _holds_set(value: object) -> bool:
    if isinstance(value, dict):
        return any(map(_holds_set, value.values()))
    return isinstance(value, set | frozenset) or (isinstance(value, list | tuple) and any(map(_holds_set, value)))


def _is_immutable_value(value: object) -> bool:
    if type(value) is tuple:
        return all(map(_is_immutable_value, value))
    return type(value) in (int, float, complex, bool, str, bytes, type(None))
