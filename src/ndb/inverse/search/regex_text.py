"""Texts that a regular expression matches: drawn along its parse, groups filled with words that fit them.

Knows the parser of `re`; a pattern that it does not read gives nothing. What is drawn is meant to match; assertions
about what comes next or before are passed by, so whoever needs a match tries it.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from re import _constants as constants  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

Words = Callable[[int | str], Sequence[str]]
"""Words that may stand in a group, by its number or name."""
LONGEST_REPEAT = 4
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_CATEGORIES: Mapping[Any, str] = {
    constants.CATEGORY_DIGIT: "0123456789", constants.CATEGORY_NOT_DIGIT: _LETTERS + "-/ ",
    constants.CATEGORY_WORD: _LETTERS + "ABCXYZ0123456789", constants.CATEGORY_NOT_WORD: " -,.;:/",
    constants.CATEGORY_SPACE: " ", constants.CATEGORY_NOT_SPACE: _LETTERS + "0123456789-_.",
}  # fmt: skip


@lru_cache(maxsize=256)
def _parsed(pattern: str) -> Any:
    try:
        return parser.parse(pattern), re.compile(pattern)
    except (re.error, OverflowError, RecursionError, ValueError, TypeError):
        return None


def matching_text(pattern: str, dice: Random, words: Words | None = None, tries: int = 4) -> str | None:
    """A text in which the pattern is found; None where none was drawn."""
    known = _parsed(pattern)
    if known is None:
        return None
    tree, compiled = known
    names = {number: name for name, number in compiled.groupindex.items()}
    for _ in range(tries):
        text = _Drawing(dice, words, names).sequence(tree)
        if compiled.search(text) is not None:
            return text
    return None


class _Drawing:
    """One text, drawn."""

    def __init__(self, dice: Random, words: Words | None, names: Mapping[int, str]) -> None:
        self.dice, self.words, self.names = dice, words, names
        self.groups: dict[int, str] = {}

    def sequence(self, parts: Any) -> str:
        return "".join(self.part(op, value) for op, value in parts)

    def part(self, op: Any, value: Any) -> str:
        if op is constants.LITERAL:
            return chr(value)
        if op is constants.NOT_LITERAL:
            return self.dice.choice([c for c in "abcxyz012 " if ord(c) != value])
        if op is constants.ANY:
            return self.dice.choice(_LETTERS)
        if op is constants.IN:
            return self.one_of(value)
        if op is constants.CATEGORY:
            return self.dice.choice(_CATEGORIES.get(value, "a"))
        if op in (constants.MAX_REPEAT, constants.MIN_REPEAT, getattr(constants, "POSSESSIVE_REPEAT", None)):
            return self.repeated(*value)
        if op is constants.SUBPATTERN:
            return self.group(value[0], value[-1])
        if op is constants.BRANCH:
            return self.sequence(self.dice.choice(value[1]))
        if op is constants.GROUPREF:
            return self.groups.get(value, "")
        if op is getattr(constants, "ATOMIC_GROUP", None):
            return self.sequence(value)
        if op is constants.GROUPREF_EXISTS:
            return self.sequence(value[1] if value[0] in self.groups else value[2] or [])
        return ""  # anchors, and what must or must not stand around

    def one_of(self, items: Any) -> str:
        if items and items[0][0] is constants.NEGATE:
            barred = {c for op, value in items[1:] for c in self.members(op, value)}
            left = [c for c in _LETTERS + "ABC0123456789 -_.,:" if c not in barred]
            return self.dice.choice(left) if left else "~"
        members = [c for op, value in items for c in self.members(op, value)[:40]]
        return self.dice.choice(members) if members else ""

    def members(self, op: Any, value: Any) -> str:
        if op is constants.LITERAL:
            return chr(value)
        if op is constants.RANGE:
            return "".join(map(chr, range(value[0], min(value[1], value[0] + 80) + 1)))
        return _CATEGORIES.get(value, "a") if op is constants.CATEGORY else ""

    def repeated(self, least: int, most: Any, what: Any) -> str:
        most = min(least + LONGEST_REPEAT, int(most))
        count = (
            self.dice.choice((least, least, max(least, 1), self.dice.randint(least, most))) if most > least else least
        )
        return "".join(self.sequence(what) for _ in range(min(count, most, 200)))

    def group(self, number: int | None, inside: Any) -> str:
        text = self.sequence(inside)
        if number is not None:
            fitting = self.fitting(number, inside) if self.words is not None and self.dice.random() < 0.8 else []
            text = self.dice.choice(fitting) if fitting else text
            self.groups[number] = text
        return text

    def fitting(self, number: int, inside: Any) -> list[str]:
        """Words that the group itself would match."""
        assert self.words is not None
        asked = [*self.words(number), *(self.words(self.names[number]) if number in self.names else ())]
        return [word for word in asked if _fits(inside, word)]


def _fits(inside: Any, word: str) -> bool:
    """Whether a word is what a part of a pattern matches, by the parse: only simple parts are judged."""
    allowed: set[str] | None = set()
    negated: set[str] = set()
    for op, value in inside:
        items = value[2] if op in (constants.MAX_REPEAT, constants.MIN_REPEAT) else [(op, value)]
        for inner, what in items:
            members, barred = _characters(inner, what)
            negated |= barred
            if members is None:
                allowed = None
            elif allowed is not None:
                allowed |= members
    if not word or any(c in negated for c in word):
        return False
    return allowed is None or all(c in allowed or (c.isalnum() and {"a", "1"} <= allowed) for c in word)


def _characters(op: Any, value: Any) -> tuple[set[str] | None, set[str]]:
    """Characters that a part may have (None: any) and may not have."""
    drawing = _Drawing(Random(0), None, {})
    if op is constants.ANY:
        return None, {"\n"}
    if op is constants.IN:
        if value and value[0][0] is constants.NEGATE:
            return None, {c for inner, what in value[1:] for c in drawing.members(inner, what)}
        return {c for inner, what in value for c in drawing.members(inner, what)}, set()
    if op in (constants.LITERAL, constants.RANGE, constants.CATEGORY):
        return set(drawing.members(op, value)), set()
    return None, set()
