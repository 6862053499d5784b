"""What comes into the holes of a template that no expression of a kind fills: literals that suit where they stand.

C a short string literal, c a character, D a separator, P one of several characters, X a set of characters, N a small
number, M a limit of either sign, w a width, i an index, kw and KW names of keywords, pair and based what
`str.maketrans` and `int` take, [ a bracket.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from ndb.dataset.programs import words

_SMALL: Final = (1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 8, 10)
_LIMITS: Final = (0, 1, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, -1, -1, -2, -3, -5, -8)
_WIDTHS: Final = (0, 1, 3, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 30)
_PLACES: Final = ("0", "0", "-1", "-1", "1", "2", "-2")
_CHARACTERS: Final = "abcdeilnorstxyz0 -_*.AB"
_SEPARATORS: Final = (",", " ", "-", ":", "_", ".", ";", "=", "/", ", ", "|")
_SEVERAL: Final = (
    ", ", "--", "::", " - ", "==", "->", "ab", "an", "in", "er", "  ", "...", " and ", "th", "ss",
)  # fmt: skip
_SETS: Final = (
    "abcde", "aeiou", "xyz ", " ,.!?", "0123456789", "-_. ", "rstlne", "()[]{}", "stuvw", " \t\n\r",
)  # fmt: skip
_KEYWORDS: Final = ("a", "b", "key", "name", "total", "size", "left", "start")
_OTHER_KEYWORDS: Final = ("c", "d", "value", "count", "stop", "right", "other", "end")
_ALPHABETS: Final = ("abcdefgh", "aeiouxyz", "rstlnmpq", "0123456789", "aA eE.,-_")


def _short_text(dice: Random) -> str:
    one, sign = dice.choice("abcdeinorst"), dice.choice(",.-_ :;/#@!0129")
    return dice.choice((one, sign, words.word(dice)[:3], words.word(dice)))


def _separator(dice: Random) -> str:
    return dice.choice((*_SEPARATORS, dice.choice("aeiost")))


def _several(dice: Random) -> str:
    return dice.choice((*_SEVERAL, words.word(dice)[:2]))


def _set(dice: Random) -> str:
    return "".join(dice.sample(dice.choice(_SETS), k=dice.randint(2, 4)))


def _equally_long(dice: Random) -> str:
    """Two arguments for `str.maketrans`."""
    size = dice.randint(1, 4)
    alphabet = dice.choice(_ALPHABETS)
    return f"{''.join(dice.sample(alphabet, size))!r}, {''.join(dice.choices(alphabet + 'xyzXYZ019', k=size))!r}"


def _in_a_base(dice: Random) -> str:
    """Digits and their base, two arguments for `int`."""
    base = dice.choice((2, 2, 3, 8, 10, 16, 16, 36))
    digits = "".join(dice.choices("0123456789abcdefghijklmnopqrstuvwxyz"[:base], k=dice.randint(1, 7)))
    return f"{digits!r}, {base}"


LITERALS: Final[Mapping[str, Callable[[Random], str]]] = {
    "N": lambda dice: str(dice.choice(_SMALL)),
    "M": lambda dice: str(dice.choice(_LIMITS)),
    "w": lambda dice: str(dice.choice(_WIDTHS)),
    "i": lambda dice: dice.choice(_PLACES),
    "c": lambda dice: repr(dice.choice(_CHARACTERS)),
    "C": lambda dice: repr(_short_text(dice)),
    "D": lambda dice: repr(_separator(dice)),
    "P": lambda dice: repr(_several(dice)),
    "X": lambda dice: repr(_set(dice)),
    "kw": lambda dice: dice.choice(_KEYWORDS),
    "KW": lambda dice: dice.choice(_OTHER_KEYWORDS),
    "pair": _equally_long,
    "based": _in_a_base,
    "[": lambda dice: "[",
}
"""By hole, what it is filled with."""
