"""Exercises on numbers as people use them: prices, shares, means, quotients, and the fields they are written into.

A short function asks several things about the same few numbers, as exercises on the library do (library_exercises.py).
Formats are drawn anew for each program: widths, fillings, precisions, signs and thousands, in the three ways that
Python has.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from ndb.dataset.programs import words
from ndb.dataset.programs.exercises.library_exercises import Theme, exercise
from ndb.dataset.programs.program import Program

FORMATS = 12
"""Drawn for one program."""
RATES = (0.05, 0.07, 0.075, 0.1, 0.12, 0.15, 0.175, 0.19, 0.2, 0.21, 0.25, 0.3, 0.5, 1.05, 1.1, 1.5, 0.0833)
DIVISORS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16, 18, 20, 24, 25, 30, 60, 64, 100, 360, 1000)
BY_PERCENT = {
    1: ("%s", "%-{w}s|", "%{w}s", "%r"), 2: ("%d", "%{w}d", "%0{w}d", "%+d", "%s", "%-{w}d|"),
    3: ("%.2f", "%{w}.2f", "%.1f", "%s", "%0{w}.1f", "%d", "%+.2f"), 4: ("%.3f", "%{w}.2f", "%s"),
}  # fmt: skip
"""Of a text, a whole number, a price, a share; {w} is a width."""


def amount_exercise(dice: Random) -> Program:
    """A program about one of the kinds of numbers."""
    kinds = [_money, _means, _quotients, _fields, _fields, _whole_numbers]
    return exercise(dice, {dice.choice(kinds)(dice): 1.0})


def _price(dice: Random) -> float:
    """Of up to three digits before the point, two behind it; some have fewer, or are whole."""
    price = round(
        dice.uniform(0, dice.choice((2, 20, 20, 100, 100, 1000, 5000))), dice.choice((0, 1, 1, 2, 2, 2, 2, 3))
    )
    return dice.randint(1, 80) / 4 if dice.random() < 0.15 else price


def _signed(dice: Random) -> float:
    return -_price(dice) if dice.random() < 0.15 else _price(dice)


def _count(dice: Random) -> int:
    return dice.choice((dice.randint(1, 12), dice.randint(2, 99), dice.randint(10, 2500)))


def _prices(dice: Random) -> Sequence[Any]:
    return _signed(dice), _count(dice), _signed(dice), dice.choice(RATES)


def _rows(dice: Random) -> Sequence[Any]:
    most = dice.choice((9, 30, 100, 100, 1000))
    size = dice.choice((2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12))
    return [dice.randint(0, most) for _ in range(size)], [_price(dice) for _ in range(dice.randint(2, 6))]


def _divided(dice: Random) -> Sequence[Any]:
    most = dice.choice((20, 100, 400, 1000, 100_000))
    return dice.randint(1, most), dice.choice(DIVISORS) if dice.random() < 0.8 else dice.randint(2, 130)


def _pair(dice: Random) -> Sequence[Any]:
    start = dice.randint(-60, 400)
    return start, start + dice.randint(2, 60), dice.choice((1, 1, 2, 3, 4, 5, 7, 10, 25)), dice.randint(100, 10**7)


def _written(dice: Random) -> Sequence[Any]:
    name = words.word(dice) if dice.random() < 0.8 else f"{words.word(dice)} {words.word(dice)}"
    number = dice.choice((dice.randint(0, 99), dice.randint(0, 9999), dice.randint(1000, 10**8), -dice.randint(1, 999)))
    return name, number, _signed(dice), round(dice.random() * dice.choice((0.1, 1, 1, 2)), dice.randint(2, 4))


def _money(dice: Random) -> Theme:
    asked = (
        "$[1] * $[2]", "$[1] * $[2]", "$[1] + $[3]", "$[1] + $[3]", "$[1] - $[3]", "$[3] - $[1]", "$[1] * $[4]",
        "$[1] * (1 + $[4])", "$[1] * (1 - $[4])", "round($[1] * $[2], 2)", "round($[1] * $[4], 2)", "$[1] / $[2]",
        "round($[1] / $[2], 2)", "round($[1] - $[3], 2)", "$[1] * 100", "int($[1])", "round($[3], 1)", "round($[1])",
        "$[1] > $[3]", "$[1] * 2 + $[3]", "$[2] * $[4]", "$[1] / 2", "str($[1])", "$[1] + $[2]", "$[2] - $[3]",
        "$[1] * 1.5", "f'{$[1] * $[2]:.2f}'", "abs($[1] - $[3])", "-$[1]", "$[3] / 100", "round($[1] + $[3], 2)",
        "f'{$[1] - $[3]:.2f}'", "sum([$[1], $[3]])", "max($[1], $[3])",
    )  # fmt: skip
    return Theme("", _prices, (), asked, ("$[1] += $[3]", "$[1] -= $[3]", "$[1] *= $[4]", "$[3] += $[2]"))


def _means(dice: Random) -> Theme:
    asked = (
        "sum($[1]) / len($[1])", "sum($[1]) / len($[1])", "round(sum($[1]) / len($[1]), 2)", "sum($[2])", "sum($[2])",
        "round(sum($[2]), 2)", "sum($[2]) / len($[2])", "max($[2]) - min($[2])", "sum($[1])", "sum($[1], {n})",
        "[x / 2 for x in $[1]]", "[round(x * 1.1, 2) for x in $[2]]", "[x * 0.5 for x in $[2]]", "max($[1]) / 2",
        "sum($[1]) // len($[1])", "[f'{x:.1f}' for x in $[2]]", "sum(x * x for x in $[1][:4])", "$[2][0] + $[2][-1]",
        "f'{sum($[1]) / len($[1]):.1f}'", "min($[2])", "sorted($[2])", "$[1][0] / max($[1])", "$[2][-1] * $[1][0]",
        "round(max($[2]) / len($[2]), 1)", "sum($[2][:2])", "(sum($[1]) + {n}) / {n}", "[round(x) for x in $[2]]",
    )  # fmt: skip
    return Theme("", _rows, (), asked)


def _quotients(dice: Random) -> Theme:
    asked = (
        "$[1] / $[2]", "$[1] / $[2]", "$[1] / $[2]", "$[1] / {n}", "$[2] / 8", "$[1] / 100", "$[1] * 100 / $[2]",
        "round($[1] / $[2], 3)", "round($[1] / $[2], 2)", "round($[1] / $[2])", "int($[1] / $[2])", "$[1] / 3",
        "$[1] % $[2]", "$[1] // $[2]", "divmod($[1], $[2])", "$[1] / 60", "$[1] // 60", "$[1] % 60", "$[2] / $[1]",
        "$[1] * 0.5", "$[1] * 0.25", "$[1] * 1.5", "round($[1] * 2.54, 1)", "($[1] + $[2]) / 2", "$[1] / 7",
        "f'{$[1] / $[2]:.2f}'", "f'{$[1] / $[2]:.1%}'", "$[1] / ($[2] * $[2])", "float($[1])", "$[1] / 9 * 5",
    )  # fmt: skip
    return Theme("", _divided, (), asked)


def _whole_numbers(dice: Random) -> Theme:
    asked = (
        "list(range($[1], $[2], $[3]))", "sum(range($[1], $[2], $[3]))", "list(range($[2], $[1], -$[3]))",
        "len(range($[1], $[2], $[3]))", "$[4] % 100", "$[4] // 100", "$[4] % 1000", "$[4] // 10", "$[4] % 10",
        "round($[4], -2)", "round($[4], -1)", "round($[4], -3)", "f'{$[4]:,}'", "$[4] * $[3]", "$[1] + $[2]",
        "$[2] << {n}", "$[2] >> {n}", "$[2] & $[3]", "$[2] | $[3]", "$[2] ^ $[3]", "$[4] % -$[2]", "-$[4] // $[2]",
        "$[4] - $[2]", "sum(range({n}))", "[x * x for x in range($[3])]", "$[1] - $[2]", "str($[4])", "$[2] * $[2]",
    )  # fmt: skip
    return Theme("", _pair, (), asked)


def _fields(dice: Random) -> Theme:
    ways: Sequence[Callable[[Random], str]] = (_by_f_string, _by_f_string, _by_percent, _by_format)
    plain = ("f'{$[1]}: {$[2]}'", "str($[3]) + $[1]", "f'{$[3]}'", "f'{$[1]!r}'", "'%s' % $[3]", "'%d%%' % $[2]")
    return Theme("", _written, (), (*plain, *(dice.choice(ways)(dice) for _ in range(FORMATS))))


def _by_f_string(dice: Random) -> str:
    places = [f"{{$[{at}]{_spec(dice, at)}}}" for at in dice.choices((1, 2, 3, 4), k=dice.choice((1, 1, 2, 3)))]
    return f"f'{dice.choice(('', '', '<', '$ '))}{dice.choice((' ', '', '|', ': ', ' - ')).join(places)}'"


def _spec(dice: Random, at: int) -> str:
    """Of a text, a whole number, a price, a share."""
    align = dice.choice(("", "", "<", ">", "^", ">", "*^", "-<", ".>", "0>", "_^"))
    width = dice.choice(("", str(dice.randint(4, 24)), str(dice.randint(4, 12))))
    shape = align + width if width else ""
    if at == 1:
        return dice.choice((f":{shape}", f"!r:{shape}", f":{shape}.{dice.randint(1, 6)}", "!r", "")).removesuffix(":")
    precision = dice.choice(("", ".1f", ".2f", ".2f", ".0f", ".3f")) if at == 3 else ""
    if at == 4:
        precision = dice.choice((".0%", ".1%", ".2%", ".1%", "%", ".3f"))
    if at == 2 and dice.random() < 0.4:
        return f":{dice.choice(('0', '+', '+0', '', ''))}{dice.randint(2, 10)}d"
    sign = dice.choice(("", "", "", "+")) if align == "" or width == "" else ""
    if sign == "" and at == 3 and width and dice.random() < 0.2:
        return f":0{width}{precision or '.2f'}"
    return f":{sign}{shape}{dice.choice(('', '', ','))}{precision}".removesuffix(":")


def _by_percent(dice: Random) -> str:
    some = dice.choices((1, 2, 3, 4), k=dice.choice((1, 2, 2, 3)))
    places = [dice.choice(BY_PERCENT[at]).replace("{w}", str(dice.randint(3, 14))) for at in some]
    names = ", ".join(f"$[{at}]" for at in some)
    return f"'{dice.choice((' ', ': ', ' | ', '')).join(places)}' % ({names},)"


def _by_format(dice: Random) -> str:
    some = dice.choices((1, 2, 3, 4), k=dice.choice((1, 2, 2, 3)))
    names = ", ".join(f"$[{at}]" for at in some)
    if dice.random() < 0.3:
        return f"'{{0}}: {{1[0]}} {{1[1]{_spec(dice, 3)}}}'.format($[1], [$[2], $[3]])"
    is_numbered = dice.random() < 0.4
    places = [f"{{{number if is_numbered else ''}{_spec(dice, at)}}}" for number, at in enumerate(some)]
    return f"'{dice.choice((' ', ': ', '/')).join(places)}'.format({names})"
