"""Long texts and lists in pieces: counted, searched, compared, cut piece by piece, then put together.

Knows plain values; no model.
"""

from collections.abc import Generator, Sequence
from typing import Any

from ndb.language.workings.numbers import Steps
from ndb.source.parse import plain_value

PIECE, PIECE_OF_LIST = 10, 5
"""Characters of a long text, items of a long list, that are looked at together."""
FEW = 5
"""Characters of a text, where each of them must be told or counted."""
LONG_TEXT, LONG_LIST = 10, 6
"""From these sizes on counting needs help."""
Search = Generator[str, str, bool | str | None]
"""Workings that end with True where they show that it raises."""
MUST_FIND = ("index", "rindex")
"""Searches that raise where they find nothing."""


def length(value: Any) -> Steps:
    """The lengths of the pieces: all but the last are alike."""
    if not is_long(value):
        return None
    size = _size(value)
    lengths = numbers_told((yield f"[len(p) for p in {pieces(value)}]"))
    whole = len(lengths) - 1
    if whole < 1:
        return None
    return (yield f"{size} * {whole} + {lengths[-1]}" if whole > 1 else f"{size} + {lengths[-1]}")


def search(name: str, owner: Any, argument: Any) -> Search:
    """The first piece that holds it, where it stands there, and how much comes before."""
    size = _size(owner)
    pieces = parts(owner, size)
    holds = _truths((yield from _held(argument, pieces)))
    found = [k for k, held in enumerate(holds[: len(pieces)]) if held]
    if not found:
        return True if holds else None
    piece = found[0]
    place = yield f"{pieces[piece]!r}.{name}({argument!r})"
    if piece and place.isdecimal():
        return (yield f"{piece * size} + {place}")
    return place


def membership(item: Any, owner: Any) -> Steps:
    if not is_long(owner) or isinstance(owner, str):
        return None
    yield from _held(item, parts(owner, PIECE_OF_LIST))
    return None


def _held(item: Any, pieces: Sequence[Any]) -> Generator[str, str, str]:
    told = yield f"[{item!r} in p for p in {listed(pieces)}]"
    return told


def item(owner: Any, index: Any) -> Steps:
    if is_long(owner) and type(index) is int and -len(owner) <= index < len(owner):
        # Counted from the end, the last item is the first: -1.
        piece, place = yield from _place(owner, index if index >= 0 else -index - 1, from_end=index < 0)
        if piece is not None:
            return (yield f"{piece!r}[{place if index >= 0 else -place - 1}]")
    return None


def slice_of(owner: Any, lower: Any, upper: Any) -> Steps:
    """Where it begins and where it ends: the pieces that are cut, then all that is between."""
    if not is_long(owner):
        return None
    size = _size(owner)
    lower, upper = (_bound(owner, bound) for bound in (lower, upper))
    if lower and upper and lower > 0 and lower // size == upper // size:
        start = lower // size * size
        return (yield f"{owner[start : start + size]!r}[{lower - start}:{upper - start}]")
    told: dict[bool, str] = {}
    for bound, is_lower in ((lower, True), (upper, False)):
        piece, place = (yield from _place(owner, abs(bound), from_end=bound < 0)) if bound else (None, 0)
        if piece is not None and place:
            sign = "-" if bound < 0 else ""
            told[is_lower] = yield f"{piece!r}[{sign}{place}:]" if is_lower else f"{piece!r}[:{sign}{place}]"
    if len(told) == 2 and 0 < lower < upper:
        between = [repr(part) for part in parts(owner[: upper // size * size], size)[lower // size + 1 :]]
        return (yield " + ".join([told[True], *between, told[False]]))
    return None


def _bound(owner: Any, bound: Any) -> int:
    """A bound that cuts something off, or 0."""
    return bound if type(bound) is int and abs(bound) < len(owner) else 0


def _place(owner: Any, index: int, from_end: bool) -> Generator[str, str, tuple[Any, int]]:
    """The piece in which a place lies, counted from the beginning or from the end, and the place in it."""
    size = _size(owner)
    number, place = 0, index
    if index >= size:
        told = plain_value((yield f"divmod({index}, {size})"))
        if not (isinstance(told, tuple) and len(told) == 2 and all(type(n) is int and n >= 0 for n in told)):
            return None, 0
        number, place = told
    stop = len(owner) - number * size
    piece = owner[max(0, stop - size) : max(0, stop)] if from_end else owner[number * size : (number + 1) * size]
    return (piece or None), place


def is_long(value: Any) -> bool:
    return (
        len(value) > LONG_TEXT if isinstance(value, str) else isinstance(value, list | tuple) and len(value) > LONG_LIST
    )


def _size(value: Any) -> int:
    return PIECE if isinstance(value, str) else PIECE_OF_LIST


def parts(value: Any, size: int) -> list[Any]:
    return [value[start : start + size] for start in range(0, len(value), size)]


def pieces(value: Any) -> str:
    return listed(parts(value, _size(value)))


def listed(pieces: Sequence[Any]) -> str:
    return f"[{', '.join(map(repr, pieces))}]"


def numbers_told(told: str) -> list[int]:
    """A told list of numbers; none where it is something else."""
    value = plain_value(told)
    return value if isinstance(value, list) and all(type(n) is int for n in value) else []


def _truths(told: str) -> list[bool]:
    value = plain_value(told)
    return value if isinstance(value, list) and all(type(n) is bool for n in value) else []
