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


def _small_numbers(dice: Random) -> Sequence[Any]:
    first = _number(dice, 4)
    return first, _number(dice, 3), dice.randint(2, 900), f"{first:x}"


def _amounts(dice: Random) -> Sequence[Any]:
    price = dice.randint(1, 99_999)
    return price / 100, str(price / 100), str(dice.randint(1, 9_999) / 100), dice.randint(2, 40)


def _address(dice: Random) -> Sequence[Any]:
    query = "&".join(f"{words.word(dice)}={_number(dice, 3)}" for _ in range(dice.randint(1, 4)))
    host, path = (
        f"{words.word(dice)}.{dice.choice(('com', 'org', 'example'))}",
        f"{words.word(dice)}/{_number(dice, 2)}",
    )
    address = f"{dice.choice(('http', 'https'))}://{host}/{path}" + dice.choice(("", f"?{query}", f"?{query}#top"))
    return address, query, dict(zip([words.word(dice) for _ in range(3)], (1, "x", _number(dice, 2)), strict=True))


def _log_line(dice: Random) -> Sequence[Any]:
    verb, path = dice.choice(("GET", "POST", "PUT")), "/".join(words.word(dice) for _ in range(dice.randint(1, 3)))
    size = f"{_number(dice, 3)}{dice.choice(('', 'k', 'mb', 'g', 'x'))}"
    line = f"{verb} /{path} {dice.choice((200, 404, 500))} {words.word(dice)}={_number(dice, 3)}"
    return line, size, " ".join(dice.choice((words.word(dice).title(), words.word(dice))) for _ in range(6))


def _data(dice: Random) -> Sequence[Any]:
    kinds = (_number(dice, 3), words.word(dice), _number(dice, 4) / 100, None, True, [1, 2], "")
    return {words.word(dice): dice.choice(kinds) for _ in range(dice.randint(1, 4))}, words.word(dice)


def _theme(arguments: Callable[[Random], Sequence[Any]], asked: str, changes: str = "", imports: str = "") -> Theme:
    return Theme(imports, arguments, (), tuple(asked.split("; ")), tuple(each for each in changes.split("; ") if each))


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
    _theme(
        _small_numbers,
        "hex($[1]); bin($[2]); oct($[1]); f'{$[1]:x}'; f'{$[2]:08b}'; f'{$[1]:04X}'; int($[4], 16); "
        "bin($[2]).count('1'); "
        "-(-$[1] // $[3]); -$[2] // $[3]; math.gcd($[1], $[3]); math.isqrt($[1]); $[2] / $[3]; $[2] / $[3] * 100; "
        "round(100 * $[2] / $[3], 1); f'{$[2] / $[3]:.1%}'; math.ceil($[1] / $[3]); ($[2], $[3]) < ($[3], $[2]); "
        "Fraction($[2], $[3]); Fraction($[2], $[3]) + Fraction(1, {n}); str(-$[2]).zfill(7); "
        "str(timedelta(minutes=$[1]))",
        imports="import math\nfrom datetime import timedelta\nfrom fractions import Fraction",
    ),
    _theme(
        _amounts,
        "$[1] // $[4]; $[1] % $[4]; $[1] ** 2; f'{$[1]:g}'; math.ceil($[1]); math.floor($[1]); round($[1] / $[4], 2); "
        "Decimal($[2]) + Decimal($[3]); Decimal($[2]) * $[4]; Decimal($[2]) - Decimal($[3]); "
        "(Decimal($[2]) * Decimal($[3])).quantize(Decimal('0.01')); Decimal($[2]) < Decimal($[3]); "
        "round($[1] * (100 - $[4]) / 100, 2); $[1] / float($[3])",
        imports="import math\nfrom decimal import Decimal",
    ),
    _theme(
        _address,
        "urlsplit($[1]); urlsplit($[1]).netloc; urlsplit($[1]).path; urlsplit($[1]).query; parse_qs($[2]); "
        "parse_qsl($[2]); urlencode($[3]); json.dumps($[3]); re.findall(r'(\\w+)=(\\d+)', $[2]); "
        "re.split(r'[&=]', $[2]); $[1].split('/'); $[1].partition('?'); dict(p.split('=') for p in $[2].split('&'))",
        imports="import json\nimport re\nfrom urllib.parse import parse_qs, parse_qsl, urlencode, urlsplit",
    ),
    _theme(
        _log_line,
        "re.match(r'(GET|POST|PUT) (/\\S*) (\\d{3})', $[1]); re.search(r'\\d+', $[1]); "
        "re.search(r'(\\w+)=(\\d+)', $[1]); "
        "re.fullmatch(r'(\\d+)([kmg]?)b?', $[2]); re.match(r'\\d+', $[2]).group(); re.findall(r'[A-Z][a-z]+', $[3]); "
        "re.findall(r'[a-z]+', $[3]); re.sub(r'[^a-z0-9]+', '-', $[3].lower()); re.sub(r'\\s+', '_', $[3]); "
        "re.findall(r'\\w+', $[3]); re.split(r'[ =/]+', $[1]); textwrap.wrap($[3], 20); textwrap.shorten($[3], 24); "
        "textwrap.fill($[3], 18); re.match(r'(?P<verb>[A-Z]+) (?P<path>\\S+)', $[1]).groupdict()",
        imports="import re\nimport textwrap",
    ),
    _theme(
        _data,
        "json.dumps($[1]); json.dumps($[1], sort_keys=True); json.dumps($[1], indent=2); json.loads(json.dumps($[1])); "
        "json.dumps([$[2], {n}]); '{k}: {v:>6}'.format(**{'k': $[2], 'v': {n}}); list(enumerate($[1], 1)); "
        "'-'.join(reversed(list($[1])))",
        imports="import json",
    ),
    _theme(
        _rows,
        "$[1][::-2]; $[1][$[2]::2]; $[1][1:-1:2]; $[1][:$[2]:3]; min($[1], key=lambda x: abs(x - $[3])); "
        "$[1] < $[1][$[2]:]; $[1][:$[2]] >= $[1]; list(accumulate($[1][:{n}])); list(pairwise($[1][:6])); "
        "list(chain($[1][:3], [$[3]])); heapq.nlargest(3, $[1]); heapq.nsmallest({n}, $[1]); "
        "bisect_left(sorted($[1]), $[3]); statistics.mean($[1]); statistics.median($[1]); "
        "sorted($[1], key=lambda x: abs(x - $[3]))",
        imports="import heapq\nimport statistics\nfrom bisect import bisect_left"
        "\nfrom itertools import accumulate, chain, pairwise",
    ),
)  # fmt: skip
