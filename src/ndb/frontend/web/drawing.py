"""Values as what a picture is drawn from: containers and objects taken apart, everything else as text.

Knows rendered texts and how they are read back; nothing of pixels.
"""

import re
from typing import Any

from ndb.trace.values.notation import read_value, write_value
from ndb.trace.values.thing import Thing, Unknown

Node = str | dict[str, Any]
MOST_ITEMS = 60
DEEPEST = 6
_MARK = re.compile(r"<…(?P<count>\d+) more…>")
_GAP = "\ue000"
"""Stands, in a private character, for items that were left out."""


def node_of(text: str) -> Node:
    """A rendered value, taken apart where it can be."""
    value = read_value(text)
    if isinstance(value, Unknown) and _MARK.search(text):
        value = _with_gaps(text)
    return _node(value, 0) if not isinstance(value, Unknown) else text


def _with_gaps(text: str) -> Any:
    """A container whose middle was left out: the gap is an item of its own."""
    for form in (r"'" + _GAP + r"\g<count>'", r"'" + _GAP + r"\g<count>': None"):
        value = read_value(_MARK.sub(form, text))
        if not isinstance(value, Unknown | str):
            return value
    return Unknown(text)


def _node(value: Any, depth: int) -> Node:
    match value:
        case str() if value.startswith(_GAP):
            return {"t": "gap", "n": int(value[1:])}
        case Thing(name=name, attributes=attributes) if attributes and depth < DEEPEST:
            return {"t": "object", "c": name, "v": [[key, _node(item, depth + 1)] for key, item in attributes.items()]}
        case dict() if depth < DEEPEST:
            return {"t": "dict", "v": [_pair(key, item, depth) for key, item in list(value.items())[:MOST_ITEMS]]}
        case list() | tuple() | set() | frozenset() if depth < DEEPEST:
            return {
                "t": type(value).__name__, "n": len(value),
                "v": [_node(item, depth + 1) for item in list(value)[:MOST_ITEMS]],
            }  # fmt: skip
    return write_value(value)


def _pair(key: Any, item: Any, depth: int) -> list[Node]:
    name = _node(key, depth + 1)
    return [name if isinstance(name, str) or name["t"] == "gap" else write_value(key), _node(item, depth + 1)]
