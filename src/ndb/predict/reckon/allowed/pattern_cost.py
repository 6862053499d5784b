"""How long a search for a pattern may take: regular expressions are tried only where they cannot run away.

Reads patterns as Python's own parser does. Knows no values.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest
from re import _constants as sre  # type: ignore[attr-defined]
from re import _parser as sre_parser  # type: ignore[attr-defined]
from typing import Any, Final

from ndb.predict.reckon.doubt import NotKnown

_MOST_WORK: Final = 20_000_000
"""Steps, roughly."""
_LONGEST_PATTERN: Final = 1_000
_LONGEST_TEXT: Final = 20_000
_FEW: Final = 20
"""So often something may be repeated, and a text be long, without any harm."""
_WAYS: Final = 3
"""So many ways there are, roughly, to go over a character by repetitions inside of others."""
_CHARACTERS: Final = frozenset(map(chr, [*range(128), *map(ord, "äéÄøπ…·€\u00a0\u3000中")]))
"""Those that are tried: some of every kind."""
_CATEGORIES: Final = {
    sre.CATEGORY_DIGIT: r"\d", sre.CATEGORY_NOT_DIGIT: r"\D", sre.CATEGORY_SPACE: r"\s",
    sre.CATEGORY_NOT_SPACE: r"\S", sre.CATEGORY_WORD: r"\w", sre.CATEGORY_NOT_WORD: r"\W",
}  # fmt: skip


def check_search(pattern: Any, flags: int, texts: Iterable[Any]) -> None:
    """NotKnown where a search in one of some texts may take long."""
    if isinstance(pattern, bytes):
        pattern = pattern.decode("latin-1")
    for each in texts if isinstance(pattern, str) else ():
        text = each.decode("latin-1") if isinstance(each, bytes | bytearray) else str(each)
        if _may_take_long(pattern, flags & ~re.LOCALE, text):
            raise NotKnown("a search that may take long")


@lru_cache(maxsize=512)
def _may_take_long(pattern: str, flags: int, text: str) -> bool:
    if len(pattern) > _LONGEST_PATTERN or len(text) > _LONGEST_TEXT:
        return True
    ambiguous = _ambiguous(pattern, flags)
    if len(text) <= _FEW or ambiguous is None:
        return False
    work = len(text) * float(_WAYS) ** _count(text, ambiguous.nested)
    for characters in ambiguous.choices:
        work *= 1 + _count(text, characters)
    return work > _MOST_WORK


def _count(text: str, characters: frozenset[str]) -> int:
    """How many characters of a text are of some kinds."""
    is_any_other = any(not each.isascii() for each in characters)
    return sum(each in characters or (is_any_other and not each.isascii()) for each in text) if characters else 0


@dataclass(slots=True)
class _Ambiguous:
    """Where a search has a choice."""

    nested: frozenset[str]
    """Characters at which a repetition inside another one may end in several places."""
    choices: list[frozenset[str]]
    """Of each other repetition that may end in several places, at which characters."""


@lru_cache(maxsize=512)
def _ambiguous(pattern: str, flags: int) -> _Ambiguous | None:
    """None of what is no pattern."""
    try:
        tree = sre_parser.parse(pattern, flags)
    except (re.error, RecursionError, OverflowError, ValueError):
        return None  # it will say so itself
    found = _Ambiguous(frozenset(), [])
    _look_at(list(tree), frozenset(), False, found)
    return found


def _look_at(items: Sequence[Any], after: frozenset[str], is_inside: bool, found: _Ambiguous) -> None:
    """Find the choices of a sequence. `after`: with which characters that can go on which follows."""
    for number in range(len(items) - 1, -1, -1):
        kind, detail = items[number]
        if kind in (sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT):
            _, high, inner = detail
            begins, _ = _first(list(inner))
            is_open = high is sre.MAXREPEAT or high > _FEW
            both = begins & after if detail[0] != high else frozenset[str]()
            if is_inside:
                found.nested |= both
            elif both and is_open:
                found.choices.append(both)
            _look_at(list(inner), begins | after, is_inside or is_open, found)
        else:
            if is_inside and kind is sre.BRANCH:
                found.nested |= _overlap([_first(list(p)) for p in detail[1]], after)
            parts = [_Ambiguous(found.nested, [*found.choices]) for _ in _inside(kind, detail)]
            for part, inside in zip(_inside(kind, detail), parts, strict=True):
                _look_at(list(part), after, is_inside, inside)
            found.nested = found.nested.union(*(each.nested for each in parts))
            several = [found.choices, *(each.choices for each in parts)]  # of several ways one is gone at a time
            none: frozenset[str] = frozenset()
            found.choices = [none.union(*each) for each in zip_longest(*several, fillvalue=none)]
        begins, is_optional = _first([items[number]])
        after = begins | after if is_optional else begins


def _overlap(branches: Sequence[tuple[frozenset[str], bool]], after: frozenset[str]) -> frozenset[str]:
    """With which characters two branches can begin alike."""
    seen: frozenset[str] = frozenset()
    both: frozenset[str] = frozenset()
    for begins, is_empty in branches:
        found = begins | after if is_empty else begins
        both |= seen & found
        seen |= found
    return both


def _inside(kind: Any, detail: Any) -> list[Any]:
    if kind is sre.SUBPATTERN:
        return [detail[3]]
    if kind is sre.BRANCH:
        return list(detail[1])
    return [detail[1]] if kind in (sre.ASSERT, sre.ASSERT_NOT) else []


def _first(items: Sequence[Any]) -> tuple[frozenset[str], bool]:
    """With which characters a sequence can begin, and whether it can be empty."""
    found: frozenset[str] = frozenset()
    for kind, detail in items:
        begins, is_optional = _first_of(kind, detail)
        found |= begins
        if not is_optional:
            return found, False
    return found, True


def _first_of(kind: Any, detail: Any) -> tuple[frozenset[str], bool]:
    if kind in (sre.AT, sre.ASSERT, sre.ASSERT_NOT):
        return frozenset(), True
    if kind is sre.SUBPATTERN:
        return _first(list(detail[3]))
    if kind is sre.BRANCH:
        several = [_first(list(part)) for part in detail[1]]
        return frozenset().union(*(each for each, _ in several)), any(empty for _, empty in several)
    if kind in (sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT):
        begins, is_optional = _first(list(detail[2]))
        return begins, is_optional or detail[0] == 0
    if kind in (sre.LITERAL, sre.NOT_LITERAL, sre.IN):
        return frozenset(each for each in _CHARACTERS if _can_be(kind, detail, each)), False
    return _CHARACTERS, kind is not sre.ANY


def _can_be(kind: Any, detail: Any, character: str) -> bool:
    if kind is sre.LITERAL:
        return chr(detail).lower() == character.lower()
    if kind is sre.NOT_LITERAL:
        return chr(detail) != character
    return _is_among(detail, character)


def _is_among(members: Sequence[Any], character: str) -> bool:
    is_negated = bool(members) and members[0][0] is sre.NEGATE
    found = False
    for kind, detail in members:
        if kind is sre.LITERAL:
            found |= chr(detail).lower() == character.lower()
        elif kind is sre.RANGE:
            found |= any(detail[0] <= ord(each) <= detail[1] for each in {character.lower(), character.upper()})
        elif kind is sre.CATEGORY:
            found |= re.match(_CATEGORIES.get(detail, r"[\s\S]"), character) is not None
    return found is not is_negated
