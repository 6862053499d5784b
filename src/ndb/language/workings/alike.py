"""Which items of a told row are the one that is sought (SPEC 2c).

As cards are looked for: those that begin with the same letter or digit and are as long may be it; whether they are is
asked of each, `812 == 812`, once where several read alike. Others cannot be it. Knows plain values; no model.
"""

from collections.abc import Generator, Sequence
from typing import Any

PIECE = 10
"""Letters that are compared in one question."""
Places = Generator[str, str, list[int]]


class NotTold(Exception):
    """An answer that is none."""


def is_compared(*values: Any) -> bool:
    """Whether values are the same only where they read alike: whole numbers, texts and tuples of them."""
    return all(type(value) in (int, str) or (type(value) is tuple and is_compared(*value)) for value in values)


def places_of(sought: Any, row: Sequence[Any], told: dict[str, bool] | None = None) -> Places:
    """Where it stands in a row. `told`: what was asked before."""
    known = {} if told is None else told
    found = list[int]()
    for place, item in enumerate(row):
        if _may_be(sought, item) and (yield from _is_it(sought, item, known)):
            found.append(place)
    return found


def first_of(sought: Any, row: Sequence[Any], told: dict[str, bool] | None = None) -> Generator[str, str, int | None]:
    """Where it stands first; None where it does not."""
    known = {} if told is None else told
    for place, item in enumerate(row):
        if _may_be(sought, item) and (yield from _is_it(sought, item, known)):
            return place
    return None


def _may_be(sought: Any, item: Any) -> bool:
    one, other = repr(sought), repr(item)
    return len(one) == len(other) and one[:2] == other[:2]


def _is_it(sought: Any, item: Any, known: dict[str, bool]) -> Generator[str, str, bool]:
    question = f"{sought!r} == {item!r}"
    if question not in known:
        known[question] = yield from _are_same(sought, item)
    return known[question]


def _are_same(one: Any, other: Any) -> Generator[str, str, bool]:
    """Long texts in pieces, tuples by their parts."""
    if isinstance(one, tuple):
        return (yield from _have_same_parts(one, other))
    pieces = [slice(0, None)]
    if isinstance(one, str) and len(one) > PIECE:
        pieces = [slice(start, start + PIECE) for start in range(0, len(one), PIECE)]
    for piece in pieces:
        told = yield f"{one[piece]!r} == {other[piece]!r}" if isinstance(one, str) else f"{one!r} == {other!r}"
        if told not in ("True", "False"):
            raise NotTold
        if told == "False":
            return False
    return True


def _have_same_parts(one: tuple[Any, ...], other: tuple[Any, ...]) -> Generator[str, str, bool]:
    """Part by part, until one is another."""
    if len(one) != len(other) or not all(_may_be(*pair) for pair in zip(one, other, strict=True)):
        return False
    for pair in zip(one, other, strict=True):
        if not (yield from _are_same(*pair)):
            return False
    return True
