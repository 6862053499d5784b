"""How long a search for a pattern may take: regular expressions are tried only where they cannot run away.

Reads patterns as Python's own parser does. Knows no values.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from re import _constants as sre  # type: ignore[attr-defined]
from re import _parser as sre_parser  # type: ignore[attr-defined]
from typing import Any, Final

from ndb.predict.reckon.doubt import NotKnown

_MOST_WORK: Final = 5_000_000
"""Steps, roughly."""
_LONGEST_PATTERN: Final = 1_000
_LONGEST_TEXT: Final = 20_000
_FEW: Final = 20
"""So often something may be repeated, and a text be long, without any harm."""
_CATEGORIES: Final = {
    sre.CATEGORY_DIGIT: r"\d", sre.CATEGORY_NOT_DIGIT: r"\D", sre.CATEGORY_SPACE: r"\s",
    sre.CATEGORY_NOT_SPACE: r"\S", sre.CATEGORY_WORD: r"\w", sre.CATEGORY_NOT_WORD: r"\W",
}  # fmt: skip


def check_search(pattern: Any, flags: int, size: int) -> None:
    """NotKnown where a search in a text of a size may take long."""
    if isinstance(pattern, bytes):
        pattern = pattern.decode("latin-1")
    if isinstance(pattern, str) and _may_take_long(pattern, flags & ~re.LOCALE, size):
        raise NotKnown("a search that may take long")


@lru_cache(maxsize=512)
def _may_take_long(pattern: str, flags: int, size: int) -> bool:
    if len(pattern) > _LONGEST_PATTERN or size > _LONGEST_TEXT:
        return True
    try:
        tree = sre_parser.parse(pattern, flags)
    except (re.error, RecursionError, OverflowError, ValueError):
        return False  # it will say so itself
    choices = [0]
    is_nested = _nests(list(tree), None, choices)
    return size > _FEW and (is_nested or max(size, 2) ** (min(choices[0], 9) + 1) > _MOST_WORK)


def _nests(items: Sequence[Any], around: Any, choices: list[int]) -> bool:
    """Whether a repetition stands in another one so that a text can be shared out between them in many ways; counts
    those whose end is not told by what comes next."""
    for number, (kind, detail) in enumerate(items):
        if kind in (sre.MAX_REPEAT, sre.MIN_REPEAT):
            _, high, inner = detail
            is_open = high is sre.MAXREPEAT or high > _FEW
            if is_open and around is not None and not _is_apart(detail, around):
                return True
            choices[0] += is_open and not _ends(detail, items[number + 1 :])
            if _nests(list(inner), detail if is_open else around, choices):
                return True
        elif any(_nests(list(part), around, choices) for part in _inside(kind, detail)):
            return True
    return False


def _inside(kind: Any, detail: Any) -> list[Any]:
    if kind is sre.SUBPATTERN:
        return [detail[3]]
    if kind is sre.BRANCH:
        return list(detail[1])
    return [detail[1]] if kind in (sre.ASSERT, sre.ASSERT_NOT) else []


def _ends(repeat: Any, rest: Sequence[Any]) -> bool:
    """Whether what comes after a repetition cannot be part of it."""
    inner = list(repeat[2])
    first = _first(rest)
    return len(inner) == 1 and first is not None and not _can_be(inner[0], first)


def _is_apart(inner: Any, around: Any) -> bool:
    """Whether every round of the outer repetition begins with a character that the inner one cannot have."""
    parts, first = list(inner[2]), _first(list(around[2]))
    return len(parts) == 1 and first is not None and not _can_be(parts[0], first)


def _first(items: Sequence[Any]) -> str | None:
    """The character with which a sequence begins, if there is only one."""
    for kind, detail in items:
        if kind is sre.LITERAL:
            return chr(detail)
        if kind is sre.SUBPATTERN:
            return _first(list(detail[3]))
        if kind is not sre.AT:
            return None
    return None


def _can_be(item: Any, character: str) -> bool:
    kind, detail = item
    if kind is sre.LITERAL:
        return chr(detail).lower() == character.lower()
    if kind is sre.NOT_LITERAL:
        return chr(detail) != character
    if kind is sre.IN:
        return _is_among(detail, character)
    return True


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
