"""How a snapshot looks as text: exactly `repr` for plain data that fits, cut in the middle with a mark if it does not.

Knows text only; what an object shows of itself was decided when it was recorded (describe). A cut is written
`<…N more…>`, N items or characters, or `<…REASON…>`; it stands between items or between two quoted ends, so that a cut
text is never valid Python and never taken for a whole one: `[0, 1, <…96 more…>, 98, 99]`, `'abc'<…90 more…>'xyz'`.
"""

import functools
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.source.parse import is_expression
from ndb.trace.values.limit import LIMIT
from ndb.trace.values.nodes import Cut, Cycle, Gone, Object, Opaque, Wrapped
from ndb.trace.values.read_snapshot import decode

_MARK: Final = re.compile(r"<…[^…]*…>")
_CACHED: Final = 50_000
_SHORTEST: Final = 24
"""Room below which it is of no use to show the ends of something."""


def render(snapshot: bytes, limit: int = LIMIT) -> str:
    """The text of a snapshot, at most `limit` characters long (a little more where the limit is very small)."""
    return text_of(decode(snapshot), limit)


def text_of(value: Any, limit: int = LIMIT) -> str:
    """The text of a decoded snapshot."""
    text = _text(value)
    return text if len(text) <= limit else _shorten(value, limit)


def is_cut(text: str) -> bool:
    """Whether a rendered value had something left out."""
    return _MARK.search(text) is not None and not is_expression(text)


def reason_in(text: str) -> str | None:
    """Why nothing is known of a value whose text says only that; None of any other text."""
    found = _MARK.fullmatch(text)
    return found[0][2:-2] if found is not None else None


@functools.cache
def renderer(limit: int = LIMIT) -> "Renderer":
    """The renderer for a limit, shared by all recordings: small values are the same everywhere."""
    return Renderer(limit)


class Renderer:
    """Renders snapshots and remembers: from one state to the next most values are the same."""

    __slots__ = ("_limit", "_texts")

    def __init__(self, limit: int = LIMIT) -> None:
        self._limit = limit
        self._texts: dict[bytes, str] = {}

    def __call__(self, snapshot: bytes) -> str:
        text = self._texts.get(snapshot)
        if text is None:
            if len(self._texts) >= _CACHED:
                self._texts.clear()
            text = self._texts[snapshot] = render(snapshot, self._limit)
        return text


@dataclass(frozen=True, slots=True, eq=False)
class _Pair:
    """A dict's key and value, to be shown as one item."""

    key: Any
    value: Any


@dataclass(frozen=True, slots=True)
class _Items:
    """A container taken apart: what stands before and after the place where items are left out."""

    opening: str
    head: list[Any]
    omitted: int
    tail: list[Any]
    closing: str


def _text(value: Any) -> str:
    write = _TEXTS.get(type(value))
    return repr(value) if write is None else write(value)


def _text_of_items(value: Any) -> str:
    items = _take_apart(value)
    return _join(items, map(_text, items.head), items.omitted, map(_text, items.tail))


def _join(items: _Items, head: Iterable[str], omitted: int, tail: Iterable[str]) -> str:
    texts = [*head, *([_mark(omitted)] if omitted else []), *tail]
    comma = "," if items.opening == "(" and len(texts) == 1 and not omitted else ""
    return f"{items.opening}{', '.join(texts)}{comma}{items.closing}"


def _mark(omitted: int) -> str:
    return f"<…{omitted} more…>"


def _text_of_set(value: Any) -> str:
    return _text_of_items(value) if value else repr(value)


def _text_of_cut(value: Cut) -> str:
    match value.head:
        case str() | bytes() | bytearray():
            return f"{value.head!r}{_mark(value.omitted)}{value.tail!r}"
        case Opaque():
            return f"{value.head.text}{_mark(value.omitted)}{value.tail.text}"
        case _:
            return _text_of_items(value)


def _take_apart(value: Any) -> _Items:
    if isinstance(value, Cut):
        head, tail = _take_apart(value.head), _take_apart(value.tail)
        return _Items(head.opening, head.head, value.omitted, tail.head, head.closing)
    match value:
        case list():
            return _Items("[", value, 0, [], "]")
        case tuple():
            return _Items("(", list(value), 0, [], ")")
        case dict():
            return _Items("{", [_Pair(key, item) for key, item in value.items()], 0, [], "}")
        case set():
            return _Items("{", _sorted(value), 0, [], "}")
        case frozenset():
            return _Items("frozenset({", _sorted(value), 0, [], "})")
        case slice():
            return _Items("slice(", [value.start, value.stop, value.step], 0, [], ")")
        case Object():
            attributes = [Wrapped(f"{name}=", item, "") if name else item for name, item in value.attributes]
            return _Items(f"{value.name}(", attributes, 0, [], ")")
        case _:
            raise ValueError(f"a {type(value).__name__} has no items")


def _sorted(members: Iterable[Any]) -> list[Any]:
    members = list(members)
    if all(map(_orderable, members)):
        try:
            return sorted(members)
        except TypeError:
            pass
    return sorted(members, key=_text)


def _orderable(value: Any) -> bool:
    """Whether `<` is a total order on such values, as it is not on sets and nan."""
    if type(value) is tuple:
        return all(map(_orderable, value))
    return type(value) in (bool, int, str, bytes) or (type(value) is float and value == value)


_TEXTS: Final[dict[type, Callable[[Any], str]]] = {
    list: _text_of_items,
    tuple: _text_of_items,
    dict: _text_of_items,
    set: _text_of_set,
    frozenset: _text_of_set,
    slice: _text_of_items,
    Object: _text_of_items,
    Cut: _text_of_cut,
    Opaque: lambda value: value.text,
    Wrapped: lambda value: f"{value.prefix}{_text(value.value)}{value.suffix}",
    Gone: lambda value: f"<…{value.text}…>",
    Cycle: lambda value: value.text,
    _Pair: lambda value: f"{_text(value.key)}: {_text(value.value)}",
}


def _shorten(value: Any, limit: int) -> str:
    """The text of a value that is longer than the limit, with as much as possible of both its ends."""
    head = value.head if isinstance(value, Cut) else value
    match head:
        case str() | bytes() | bytearray():
            return _shorten_quoted(value, limit)
        case list() | tuple() | dict() | set() | frozenset() | slice() | Object():
            return _shorten_items(_take_apart(value), limit)
        case Wrapped():
            room = max(limit - len(head.prefix) - len(head.suffix), limit // 2)
            return f"{head.prefix}{text_of(head.value, room)}{head.suffix}"
        case _Pair():
            return f"{text_of(head.key, limit // 2 - 2)}: {text_of(head.value, limit // 2)}"
        case Gone() | Cycle():
            return _text(head)
        case _:
            return _shorten_text(value, limit)


def _shorten_text(value: Any, limit: int) -> str:
    text, tail, omitted = _text(value), "", 0
    if isinstance(value, Cut):
        text, tail, omitted = value.head.text, value.tail.text, value.omitted
    kept = max(limit - len(_mark(10**9)), 0) // 2
    tail = tail or text
    omitted += len(text) - kept + (len(tail) - kept if tail is not text else -kept)
    return f"{text[:kept]}{_mark(omitted)}{tail[len(tail) - kept :]}"


def _shorten_quoted(value: Any, limit: int) -> str:
    head, tail, omitted = (value.head, value.tail, value.omitted) if isinstance(value, Cut) else (value, value[:0], 0)
    size = len(head) + len(tail) + omitted
    kept = min(limit // 2, size // 2)
    while True:
        start = head[:kept]
        end = (tail or head)[max(len(tail or head) - kept, 0) :] if kept else head[:0]
        text = f"{start!r}{_mark(size - len(start) - len(end))}{end!r}"
        if len(text) <= limit or not kept:
            return text
        kept = min(kept - 1, kept * 7 // 8)


def _shorten_items(items: _Items, limit: int) -> str:
    count = items.omitted + len(items.head) + len(items.tail)
    room = limit - len(items.opening) - len(items.closing) - (len(_mark(count)) + 2 if count > 2 else count % 2)
    head = _fitting(items.head, room // 2)
    if not head and items.head:
        head = [_shorten_item(items.head[0], room if count == 1 else room // 2)]
    room -= sum(len(text) + 2 for text in head)
    rest = items.tail if items.omitted else items.head[len(head) :]
    tail = _fitting(rest[::-1], room)[::-1]
    if not tail and rest and room >= _SHORTEST:
        tail = [_shorten_item(rest[-1], room)]
    return _join(items, head, count - len(head) - len(tail), tail)


def _shorten_item(value: Any, room: int) -> str:
    text = _shorten(value, room) if room >= _SHORTEST else ""
    return text if 0 < len(text) <= room else "<…more…>"


def _fitting(values: list[Any], room: int) -> list[str]:
    """The texts of as many of the first values as fit."""
    texts: list[str] = []
    for value in values:
        text = _text(value)
        room -= len(text) + 2
        if room < -2:
            break
        texts.append(text)
    return texts
