"""Exercises on single operations of texts, numbers, lists and dictionaries that models were weak at.

Numbers that are near each other, and so differ late; texts in which letters come twice, in both cases; short lists of
which every third is taken; keys that are in both of two dictionaries. A short function asks several things about the
same few values, as exercises on the library do (library_exercises.py).
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from ndb.dataset.programs import words
from ndb.dataset.programs.exercises.library_exercises import Theme, exercise
from ndb.dataset.programs.program import Program

MOST_DIGITS = 8
MOST_ITEMS = 30
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def operation_exercise(dice: Random) -> Program:
    """A program about one kind of values."""
    return exercise(dice, {dice.choice(THEMES): 1.0})


def _number(dice: Random, most: int = MOST_DIGITS) -> int:
    digits = dice.randint(1, most)
    return dice.randint(10 ** (digits - 1), 10**digits - 1)


def _beside(dice: Random, number: int) -> int:
    """A number that begins as another does, mostly."""
    return number + dice.choice((0, 1, -1, dice.randint(-12, 12), dice.randint(-150, 150), _number(dice)))


def _numbers(dice: Random) -> Sequence[Any]:
    first = _number(dice) * dice.choice((1, 1, 1, 1, -1))
    return first, _beside(dice, first), _beside(dice, first), _number(dice, 3)


def _prices(dice: Random) -> Sequence[Any]:
    price = dice.randint(1, dice.choice((2_000, 20_000, 100_000)))
    others = [price + dice.choice((0, 1, -1, dice.randint(-40, 40), dice.randint(-900, 900))) for _ in range(2)]
    return tuple(abs(each) / 100 for each in (price, *others))


def _cased_text(dice: Random) -> str:
    """Of few letters, so that they come again, in both cases; or of words."""
    if dice.random() < 0.4:
        row = [words.word(dice) for _ in range(dice.randint(1, 9))]
        return dice.choice((" ", "-", "\n", ", ")).join(dice.choice((w, w.title(), w.upper())) for w in row)[:80]
    some = dice.sample(LETTERS, dice.randint(2, 9))
    letters = [*some, *(map(str.upper, some) if dice.random() < 0.6 else ()), dice.choice(" _-\n\t")]
    return "".join(dice.choices(letters, k=dice.randint(5, 80)))


def _texts(dice: Random) -> Sequence[Any]:
    text = _cased_text(dice)
    start, other = dice.randrange(len(text)), dice.sample(LETTERS, 3)
    letters = dice.sample(sorted({*text}), min(len({*text}), 3))
    return text, text[start : start + dice.randint(1, 4)], "".join(letters), "".join(other[: len(letters)])


def _rows(dice: Random) -> Sequence[Any]:
    size = dice.choice((dice.randint(2, 8), dice.randint(6, MOST_ITEMS)))
    row = [_number(dice, dice.choice((1, 2, 3, 3))) for _ in range(size)]
    return row, dice.randrange(len(row)), dice.choice((dice.choice(row), _number(dice, 3)))


def _words(dice: Random) -> Sequence[Any]:
    made = ["".join(dice.choices(LETTERS, k=dice.randint(1, 7))) for _ in range(dice.randint(2, 12))]
    return [dice.choice((each, words.word(dice))) for each in made], dice.choice(LETTERS)


def _tables(dice: Random) -> Sequence[Any]:
    names = [words.word(dice) for _ in range(dice.randint(2, 8))]
    first = {name: _number(dice, 3) for name in names}
    some = {name: _number(dice, 3) for name in dice.sample(names, dice.randint(0, min(2, len(names))))}
    others = {words.word(dice): _number(dice, 3) for _ in range(dice.randint(1, 4))}
    return first, {**others, **some}, dice.choice((*names, words.word(dice)))


def _theme(arguments: Callable[[Random], Sequence[Any]], asked: str, changes: str = "") -> Theme:
    return Theme("", arguments, (), tuple(asked.split("; ")), tuple(each for each in changes.split("; ") if each))


THEMES = (
    _theme(
        _numbers,
        "$[1] < $[2]; $[1] >= $[2]; $[2] <= $[3]; $[3] > $[1]; $[1] <= $[2] < $[3]; $[2] > $[1] >= $[3]; "
        "max($[1], $[2]); min($[2], $[3]); max($[1], $[2], $[3]); min($[1], $[2], $[3]); "
        "sorted([$[1], $[2], $[3]]); $[1] - $[2]; $[1] + $[2]; sorted([$[1], $[2]], reverse=True); $[1] % -$[4]; "
        "-$[1] // $[4]; -$[1] % $[4]; divmod($[1], -$[4]); abs($[1] - $[3]); $[1] if $[1] > $[2] else $[2]; "
        "$[4] - $[1]; [x for x in [$[1], $[2], $[3]] if x >= $[2]]; $[1] == $[2]; $[2] != $[3]; $[4] * $[4]; "
        "$[1] // $[4]; $[1] % $[4]; $[3] - $[2] < $[4]",
        "$[1] += $[4]; $[2] -= $[4]; $[3] = max($[3], $[2])",
    ),
    _theme(
        _prices,
        "$[1] < $[2]; $[1] >= $[2]; $[2] <= $[3]; $[3] > $[1]; max($[1], $[2]); min($[2], $[3]); "
        "sorted([$[1], $[2], $[3]]); 0 < $[1] <= $[2]; $[1] > {n}; $[2] >= {n}; $[1] + $[2]; $[1] - $[2]; "
        "min([$[1], $[2], $[3]]); $[1] == $[2]",
    ),
    _theme(
        _texts,
        "$[1].lower(); $[1].casefold(); $[1].swapcase(); $[1].capitalize(); $[1].upper(); $[1].title(); "
        "$[1][::2]; $[1][::3]; $[1][1::2]; $[1].split($[2]); $[1].count($[2]); $[1].replace($[2], ''); "
        "$[1].splitlines(); $[2] * {n}; $[1].find($[2]); $[1].translate(str.maketrans($[3], $[4])); "
        "str.maketrans($[3], $[4]); $[1].partition($[2]); $[1].rfind($[2]); $[1].strip($[3]); "
        "$[2].lower() == $[2]; $[1][-{n}:]; $[1][:{n}]; $[1].rsplit($[2], 1); $[1].islower(); $[1].isalpha()",
    ),
    _theme(
        _rows,
        "$[1][::3]; $[1][::2]; $[1][1::2]; $[1][$[2]:]; $[1][:$[2]]; $[1][-{n}:]; sorted($[1], reverse=True); "
        "sorted($[1]); sorted($[1], key=str); min($[1]); max($[1]); sorted(set($[1])); $[1][$[2]] * $[3]; "
        "$[1][$[2]] + $[3]; $[1][::-1]; [x for x in $[1] if x > $[3]]; $[1].index(max($[1])); sum($[1]); "
        "list(reversed($[1])); $[1][$[2]] > $[3]; $[1].count($[3])",
        "$[1].reverse(); $[1].sort(reverse=True); $[1][$[2]] += $[3]; $[1].sort()",
    ),
    _theme(
        _words,
        "sorted($[1], reverse=True); sorted($[1]); sorted($[1], key=len); sorted($[1], key=len, reverse=True); "
        "max($[1]); min($[1]); max($[1], key=len); $[1][::2]; $[1][::3]; [w.capitalize() for w in $[1]]; "
        "$[1][0] < $[1][-1]; [w for w in $[1] if w > $[2]]; {w: len(w) for w in $[1]}; "
        "[w[::-1] for w in $[1][:{n}]]; sorted($[1][0])",
        "$[1].sort(reverse=True); $[1].reverse()",
    ),
    _theme(
        _tables,
        "{**$[1], **$[2]}; {**$[1], $[3]: {n}}; $[1] | $[2]; $[2] | $[1]; $[1] | {$[3]: {n}}; "
        "{**$[2], **$[1], $[3]: 0}; [{**$[1], 'x': x} for x in range(2)]; "
        "sorted($[1], key=$[1].get, reverse=True); sorted($[1].items(), reverse=True); $[1].get($[3], 0); "
        "$[3] in $[2]; {k: v for k, v in $[1].items() if v > {n}}; max($[1], key=$[1].get)",
        "$[1].update($[2]); $[1] |= $[2]; $[1][$[3]] = $[1].get($[3], 0) + 1",
    ),
)  # fmt: skip
