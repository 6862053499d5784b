"""Long texts and lists in pieces: counted, searched, compared, cut piece by piece, then put together.

Knows plain values; no model.
"""

from collections.abc import Generator, Sequence
from typing import Any

from ndb.language.workings.alike import NotTold, first_of, is_compared
from ndb.language.workings.numbers import Steps
from ndb.source.parse import plain_value
from ndb.trace.values.notation import write_value

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
    if isinstance(value, str) and 1 < len(value) <= LONG_TEXT and not (value.isascii() and value.isprintable()):
        return (yield f"len({list(value)!r})")
    if not is_long(value):
        return None
    size = _size(value)
    lengths = numbers_told((yield f"[len(p) for p in {pieces(value)}]"))
    whole = len(lengths) - 1
    if whole < 1:
        return None
    return (yield f"{size} * {whole} + {lengths[-1]}" if whole > 1 else f"{size} + {lengths[-1]}")


def search(owner: Any, argument: Any) -> Search:
    """`index`: the first item that is the one sought."""
    if not is_compared(argument, *owner):
        return None
    try:
        place = yield from first_of(argument, owner)
    except NotTold:
        return None
    return True if place is None else str(place)


def membership(item: Any, owner: Any, is_wanted: bool) -> Steps:
    row = sorted(owner, key=write_value) if isinstance(owner, set | frozenset) else owner
    if not isinstance(row, list | tuple) or not is_compared(item, *row) or len(row) < 2:
        return None
    is_hard = any(isinstance(each, str) and len(each) > FEW for each in row)
    if not is_long(row) and not is_hard:
        return None
    try:
        place = yield from first_of(item, row)
    except NotTold:
        return None
    return repr((place is not None) == is_wanted)


def merged(first: Any, second: Any) -> Steps:
    """`d | e`: which keys are in both is asked; their entries stay where they are."""
    return (yield from merged_display([first, second]))


def merged_display(tables: Sequence[Any]) -> Steps:
    """`{**d, 'k': 1, **e}`: one after the other is put into the first."""
    if not all(isinstance(table, dict) and is_compared(*table) for table in tables):
        return None
    found, told = dict[Any, str](), dict[str, bool]()
    try:
        for table in tables:
            before = [*found]
            for key, value in table.items():
                place = yield from first_of(key, before, told)
                found[key if place is None else before[place]] = write_value(value)
    except NotTold:
        return None
    return f"{{{', '.join(f'{write_value(key)}: {value}' for key, value in found.items())}}}"


def item(owner: Any, index: Any) -> Steps:
    if is_long(owner) and type(index) is int and -len(owner) <= index < len(owner):
        # Counted from the end, the last item is the first: -1.
        piece, place = yield from _place(owner, index if index >= 0 else -index - 1, from_end=index < 0)
        if piece is not None:
            return (yield f"{piece!r}[{place if index >= 0 else -place - 1}]")
    return None


def slice_of(owner: Any, lower: Any, upper: Any) -> Steps:
    """Where it begins and where it ends: the pieces that are cut; what is between is there already."""
    if not isinstance(owner, list | tuple) or len(owner) <= PIECE_OF_LIST:
        return None
    lower, upper = (_from_start(owner, bound) for bound in (lower or 0, len(owner) if upper is None else upper))
    if lower is None or upper is None or lower >= upper or (lower, upper) == (0, len(owner)):
        return None
    size = PIECE_OF_LIST
    first, last = lower // size * size, (upper - 1) // size * size
    if first == last:
        return (yield from _cut_piece(owner[first : first + size], lower - first, upper - first))
    found: Any = owner[first + size : last]
    for start, bounds in ((first, (lower - first, size)), (last, (0, upper - last))):
        told = plain_value((yield from _cut_piece(owner[start : start + size], *bounds)))
        if type(told) is not type(owner):
            return None
        found = told + found if start == first else found + told
    return write_value(found)


def _cut_piece(piece: Any, lower: int, upper: int) -> Generator[str, str, str]:
    """What of a piece lies between two places; no question where all of it does."""
    if not lower and upper >= len(piece):
        return write_value(piece)
    return (yield f"{piece!r}[{lower or ''}:{upper if upper < len(piece) else ''}]")


def _from_start(owner: Any, bound: Any) -> int | None:
    """A bound counted from the beginning; None where it is none."""
    if type(bound) is not int:
        return None
    return min(bound, len(owner)) if bound >= 0 else max(0, len(owner) + bound)


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
