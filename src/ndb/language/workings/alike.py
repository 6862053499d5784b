"""Which items of a told row are the one that is sought (SPEC 2c).

As cards are looked for: those that begin with the same letter or digit and are as long may be it; whether they are is
asked of each, `812 == 812`, once where several read alike. Others cannot be it. Knows plain values; no model.
"""

from collections.abc import Generator, Sequence
from typing import Any

Places = Generator[str, str, list[int]]


class NotTold(Exception):
    """An answer that is none."""


def is_compared(*values: Any) -> bool:
    """Whether values are the same only where they read alike: whole numbers and texts."""
    return all(type(value) in (int, str) for value in values)


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
        answer = yield question
        if answer not in ("True", "False"):
            raise NotTold
        known[question] = answer == "True"
    return known[question]
