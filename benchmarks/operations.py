"""Single operations: how often a model is right about one, at once and with workings (SPEC 2c), and what that costs.

    python benchmarks/operations.py --model runs/mine/int8 --each 40 --save benchmarks/results/operations.json
    python benchmarks/operations.py --inside --each 12 --random again --save FILE   # goes on where FILE ends

Operands are drawn anew: texts of 5 to 80 characters, numbers of 1 to 8 digits, lists of 2 to 30. A function of one
line is predicted from its call on; nothing is evaluated for the model. A model that does not know `step_inside` has 0%
in the second column. The first fourteen operations are those that runs before the seventh were measured on.
`--further`: operations that the table lacked until 18 November 2026, reported by themselves.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from string import ascii_lowercase
from typing import Any

from ndb.api import load
from ndb.predict.output import Ways, choice_of, side_by_side
from ndb.predict.subject import opening_of, subject_of
from ndb.predict.view import WalkLimits
from ndb.predict.ways import EXPRESSIONS, INSIDE, Way, walking
from ndb.trace.values.notation import write_value
from ndb.tree.action import STEP_RETURN

LIMITS = WalkLimits(tokens=3_000)


@dataclass(frozen=True, slots=True)
class Operation:
    name: str
    parameters: str
    expression: str
    draw: Callable[[Random], Sequence[Any]]
    before: str = ""
    """A line that changes something, of which the expression is asked."""
    imports: str = ""

    @property
    def source(self) -> str:
        lines = [self.before] * bool(self.before) + [f"return {self.expression}"]
        body = f"def f({self.parameters}):\n" + "".join(f"    {line}\n" for line in lines)
        return f"{self.imports}\n\n\n{body}" if self.imports else body


def number(dice: Random, least: int = 1, most: int = 8) -> int:
    digits = dice.randint(least, most)
    return dice.randint(10 ** (digits - 1), 10**digits - 1)


def text(dice: Random) -> str:
    letters = [*dice.sample(ascii_lowercase, 8), " "]
    return "".join(dice.choices(letters, k=dice.randint(5, 80)))


def numbers(dice: Random) -> list[int]:
    return [number(dice, 1, 3) for _ in range(dice.randint(2, 30))]


def text_and_letter(dice: Random) -> tuple[str, str]:
    drawn = text(dice)
    return drawn, dice.choice(drawn)


def list_and_item(dice: Random) -> tuple[list[int], int]:
    drawn = numbers(dice)
    return drawn, dice.choice(drawn)


def text_and_place(dice: Random) -> tuple[str, int]:
    drawn = text(dice)
    return drawn, dice.randrange(len(drawn))


def text_and_piece(dice: Random) -> tuple[str, str]:
    drawn = text(dice)
    start = dice.randrange(len(drawn))
    return drawn, drawn[start : start + dice.randint(2, 4)]


def text_and_slice(dice: Random) -> tuple[str, int, int]:
    drawn = text(dice)
    start, stop = sorted(dice.sample(range(len(drawn) + 1), 2))
    return drawn, start, stop


def text_and_twin(dice: Random) -> tuple[str, str]:
    """The same text twice, or one that differs in a single place."""
    drawn = text(dice)
    at = dice.randrange(len(drawn))
    return drawn, drawn if dice.random() < 0.5 else drawn[:at] + "#" + drawn[at + 1 :]


def cased_text(dice: Random) -> str:
    return "".join(dice.choice((letter, letter.upper())) for letter in text(dice))


def text_of_a_kind(dice: Random) -> str:
    """Letters, digits or blanks only, of one case or of both; in half of them one character is of another kind."""
    letters = dice.choice((ascii_lowercase, ascii_lowercase.upper(), "aBcDeFgH", "0123456789", "ab12cd34", " \t\n"))
    drawn = "".join(dice.choices(letters, k=dice.randint(5, 80))) if dice.random() < 0.8 else text(dice).title()
    at = dice.randrange(len(drawn))
    return drawn if dice.random() < 0.5 else drawn[:at] + dice.choice("aZ7 _-é") + drawn[at + 1 :]


def lines(dice: Random) -> str:
    return text(dice).replace(" ", dice.choice("\n\t"))


def text_and_width(dice: Random) -> tuple[str, int]:
    drawn = text(dice)
    return drawn, max(1, len(drawn) + dice.randint(-2, 20))


def text_and_end(dice: Random) -> tuple[str, str]:
    """What it begins or ends with, or nearly so."""
    drawn = text(dice)
    size = dice.randint(1, 6)
    end = dice.choice((drawn[:size], drawn[-size:]))
    return drawn, end if dice.random() < 0.8 else end[:-1] + "#"


def text_and_times(dice: Random) -> tuple[str, int]:
    return text(dice)[: dice.randint(1, 6)], dice.randint(2, 20)


def two_texts(dice: Random) -> tuple[str, str]:
    return text(dice), text(dice)


def text_and_letters(dice: Random) -> tuple[str, str, str]:
    """With letters of it, and what takes their places."""
    drawn = text(dice)
    some = dice.sample(sorted(set(drawn)), min(3, len(set(drawn))))
    return drawn, "".join(some), "".join(dice.sample(ascii_lowercase, len(some)))


def text_letter_and_place(dice: Random) -> tuple[str, str, int]:
    drawn, letter = text_and_letter(dice)
    return drawn, letter, dice.randrange(len(drawn))


def words(dice: Random) -> list[str]:
    return ["".join(dice.choices(ascii_lowercase, k=dice.randint(2, 7))) for _ in range(dice.randint(2, 12))]


def list_and_place(dice: Random) -> tuple[list[int], int]:
    drawn = numbers(dice)
    return drawn, dice.randrange(len(drawn))


def table(dice: Random) -> dict[str, int]:
    return {word: number(dice, 1, 3) for word in words(dice)}


def table_and_key(dice: Random) -> tuple[dict[str, int], str]:
    drawn = table(dice)
    return drawn, dice.choice(list(drawn)) if dice.random() < 0.7 else words(dice)[0]


def place_and_item(dice: Random) -> tuple[list[int], int, int]:
    drawn, place = list_and_place(dice)
    return drawn, place, number(dice, 1, 3)


def two_lists(dice: Random) -> tuple[list[int], list[int]]:
    """Of fifteen at most: together they are as long as one can be. Some of one are in the other."""
    first, second = numbers(dice)[:15], numbers(dice)[:15]
    return first, [*second[:12], *first[:3]]


def two_tables(dice: Random) -> tuple[dict[str, int], dict[str, int]]:
    first, second = table(dice), table(dice)
    return dict(list(first.items())[:6]), dict([*list(second.items())[:4], *list(first.items())[:1]])


def pairs(dice: Random) -> list[tuple[str, int]]:
    return list(table(dice).items())


def number_and_small(dice: Random) -> tuple[int, int]:
    return number(dice), number(dice, 1, 4)


def small_numbers(dice: Random) -> tuple[int, int]:
    return number(dice, 1, 2), dice.randint(2, 4)


def bounds(dice: Random) -> tuple[int, int, int]:
    start, step = dice.randint(-50, 900), dice.choice((1, 2, 3, 5, 7, 10, -1, -4))
    return start, start + step * dice.randint(1, 20) + dice.randint(0, 1), step


def day(dice: Random) -> str:
    return f"{dice.randint(1970, 2040)}-{dice.randint(1, 12):02}-{dice.randint(1, 28):02}"


def two_days(dice: Random) -> tuple[str, str]:
    """Some of them in one month, or in one year."""
    first, second = day(dice), day(dice)
    same = dice.choice((0, 5, 8))
    return first, first[:same] + second[same:]


def day_and_number(dice: Random) -> tuple[str, int]:
    return day(dice), dice.randint(1, 120)


def two_moments(dice: Random) -> tuple[str, str]:
    first, second = (f" {dice.randrange(24):02}:{dice.randrange(60):02}" for _ in range(2))
    date = day(dice)
    return date + first, (date if dice.random() < 0.7 else day(dice)) + second


def moment_and_number(dice: Random) -> tuple[str, int]:
    return two_moments(dice)[0], dice.randint(1, 200)


def folder_and_file(dice: Random) -> tuple[str, str]:
    parts = words(dice)[:4]
    end = dice.choice((".txt", ".tar.gz", "", ".md"))
    return dice.choice(("", "/")) + "/".join(parts), dice.choice(("", "", "/")) + words(dice)[0] + end


def some_words(dice: Random) -> list[str]:
    kinds = words(dice)[:5]
    return [dice.choice(kinds) for _ in range(dice.randint(2, 10))]


def records(dice: Random) -> list[tuple[str, int]]:
    return [(word, number(dice, 1, 2)) for word in words(dice)]


def entry_text(dice: Random) -> str:
    """A name and a number with a sign between, or nearly so."""
    return words(dice)[0] + dice.choice("=-=") + str(number(dice, 1, 4)) + dice.choice(("", "", "x"))


def sentence(dice: Random) -> str:
    return " ".join(dice.choice((word, word + str(number(dice, 1, 3)))) for word in words(dice)[:8])


def price(dice: Random) -> float:
    return dice.randint(1, 99_999) / 100


def price_and_times(dice: Random) -> tuple[float, int]:
    return price(dice), dice.randint(2, 40)


def two_prices(dice: Random) -> tuple[float, float]:
    return price(dice), price(dice)


def prices(dice: Random) -> list[float]:
    return [price(dice) for _ in range(dice.randint(2, 6))]


def divided(dice: Random) -> tuple[int, int]:
    return dice.randint(1, 500), dice.randint(2, 12)


def share(dice: Random) -> float:
    return dice.randint(0, 1000) / 1000


def uneven_lists(dice: Random) -> tuple[list[int], list[str]]:
    return numbers(dice)[:8], words(dice)[:8]


def base_digits(base: int, most: int) -> Callable[[Random], Sequence[Any]]:
    return lambda dice: ("".join(dice.choices("0123456789abcdef"[:base], k=dice.randint(1, most))),)


def small_number(dice: Random) -> int:
    return number(dice, 1, 4)


def two_small(dice: Random) -> tuple[int, int]:
    return number(dice, 1, 3), number(dice, 1, 3)


def row_text(dice: Random) -> str:
    """Fields with a comma between, some with blanks around them."""
    return ",".join(dice.choice(("", "", " ")) + word for word in words(dice)[:6])


def numbers_text(dice: Random) -> str:
    return ",".join(str(number(dice, 1, 3)) for _ in range(dice.randint(2, 8)))


def spaced_text(dice: Random) -> str:
    return "".join(word + " " * dice.randint(1, 3) for word in words(dice)[:8])


def name_and_number(dice: Random) -> tuple[str, int]:
    return words(dice)[0], number(dice, 1, 4)


def name_and_price(dice: Random) -> tuple[dict[str, Any]]:
    return ({"name": words(dice)[0], "n": number(dice, 1, 3), "price": price(dice)},)


def rows_of_names(dice: Random) -> list[dict[str, Any]]:
    return [{"name": word, "n": number(dice, 1, 2)} for word in words(dice)[:5]]


def address(dice: Random) -> str:
    host = ".".join(words(dice)[:2])
    query = "&".join(f"{word}={number(dice, 1, 2)}" for word in words(dice)[: dice.randint(0, 2)])
    port = dice.choice(("", "", f":{dice.randint(80, 9000)}"))
    return f"{dice.choice(('http', 'https'))}://{host}{port}/{'/'.join(words(dice)[:2])}" + (query and f"?{query}")


def query_text(dice: Random) -> str:
    return "&".join(f"{word}={number(dice, 1, 3)}" for word in words(dice)[:4])


def request(dice: Random) -> str:
    """A line as servers log it, or nearly so."""
    verb = dice.choice(("GET", "POST", "PUT", "HEAD"))
    return f"{verb} /{'/'.join(words(dice)[:2])} {dice.choice((200, 201, 404, 500))}"


def size_text(dice: Random) -> str:
    return str(number(dice, 1, 4)) + dice.choice(("", "k", "m", "g", "kb", "mb", "x"))


def decimals(dice: Random) -> tuple[str, str]:
    return str(price(dice)), str(price(dice))


def two_pairs(dice: Random) -> tuple[tuple[int, int], tuple[int, int]]:
    first = number(dice, 1, 3), number(dice, 1, 3)
    return first, dice.choice((first, (first[0], number(dice, 1, 3)), two_small(dice)))


def two_rows(dice: Random) -> tuple[list[int], list[int]]:
    first = numbers(dice)[:6]
    at = dice.randrange(len(first))
    return first, dice.choice((first, first[:at], [*first[:at], number(dice, 1, 3)]))


def letter_and_shift(dice: Random) -> tuple[str, int]:
    return dice.choice(ascii_lowercase), dice.randint(1, 25)


def runs(dice: Random) -> str:
    return "".join(dice.choice("abcd") * dice.randint(1, 4) for _ in range(dice.randint(2, 7)))


def few_numbers(dice: Random) -> list[int]:
    return [number(dice, 1, 2) for _ in range(dice.randint(2, 6))]


def list_and_span(dice: Random) -> tuple[list[int], int, int]:
    drawn = numbers(dice)
    start, stop = sorted(dice.sample(range(len(drawn) + 1), 2))
    return drawn, start, stop


def two_sets(dice: Random) -> tuple[set[int], set[int]]:
    first, second = two_lists(dice)
    return set(first[:8]), set(second[-8:])


def set_and_item(dice: Random) -> tuple[set[int], int]:
    row, item = list_and_item(dice)
    return set(row[:12]), item


def sorted_and_item(dice: Random) -> tuple[list[int], int]:
    return sorted(numbers(dice)), number(dice, 1, 3)


def data(dice: Random) -> dict[str, Any]:
    kinds = (number(dice, 1, 3), words(dice)[0], price(dice), None, True, few_numbers(dice)[:3])
    return {word: dice.choice(kinds) for word in words(dice)[:4]}


def data_text(dice: Random) -> str:
    return json.dumps(data(dice))


def title_text(dice: Random) -> str:
    return (
        dice.choice((" ", "-", " & ", ", ")).join(dice.choice((word, word.title())) for word in words(dice)[:6]) + "!"
    )


def two(dice: Random) -> tuple[int, int]:
    return number(dice), number(dice)


def _of(kind: Callable[[Random], Any]) -> Callable[[Random], Sequence[Any]]:
    return lambda dice: (kind(dice),)


def _one(name: str, kind: Callable[[Random], Any], *expressions: str) -> list[Operation]:
    return [Operation(expression, name, expression, _of(kind)) for expression in expressions]


def _changing(names: str, draw: Callable[[Random], Sequence[Any]], asked: str, *lines: str) -> list[Operation]:
    """Methods that change a list or dictionary, which is given back, with what they give where that is bound."""
    return [Operation(line.removeprefix("r = "), names, asked, draw, line) for line in lines]


def _of_library(
    imports: str, names: str, draw: Callable[[Random], Sequence[Any]], *expressions: str
) -> list[Operation]:
    return [Operation(expression, names, expression, draw, imports=imports) for expression in expressions]


def _several(names: str, draw: Callable[[Random], Sequence[Any]], *expressions: str) -> list[Operation]:
    return [Operation(expression, names, expression, draw) for expression in expressions]


OPERATIONS = (
    Operation("a * b, 1 to 4 digits", "a, b", "a * b", lambda d: (number(d, 1, 4), number(d, 1, 4))),
    Operation("a + b", "a, b", "a + b", two),
    Operation("a // b", "a, b", "a // b", lambda d: (number(d), number(d, 1, 3))),
    Operation("a % b", "a, b", "a % b", lambda d: (number(d), number(d, 1, 3))),
    Operation("len(text)", "s", "len(s)", _of(text)),
    Operation("text.count", "s, c", "s.count(c)", text_and_letter),
    Operation("text.find", "s, c", "s.find(c)", text_and_letter),
    Operation("text[i]", "s, i", "s[i]", text_and_place),
    Operation("text[::-1]", "s", "s[::-1]", _of(text)),
    Operation("sum(list)", "xs", "sum(xs)", _of(numbers)),
    Operation("sorted(list)", "xs", "sorted(xs)", _of(numbers)),
    Operation("max(list)", "xs", "max(xs)", _of(numbers)),
    Operation("list.index", "xs, x", "xs.index(x)", list_and_item),
    Operation("[x * 2 for x in xs if x > 50]", "xs", "[x * 2 for x in xs if x > 50]", _of(numbers)),
    *_several("a, b", two, "a - b", "a < b", "a == b"),
    *_one("a", number, "str(a)", "a * 7", "divmod(a, 10)"),
    *_one("s", text, "s.upper()", "s.title()", "s.split()", "s.split(' ', 1)", "s.strip('aeiou ')", "s.isalpha()"),
    *_several(
        "s, c", text_and_letter, "s.rfind(c)", "s.replace(c, '-')", "c in s", "s.startswith(c)", "s.partition(c)"
    ),
    *_several("s, p", text_and_piece, "s.find(p)", "p in s", "s.count(p)", "s.replace(p, '')"),
    *_several("s, i, j", text_and_slice, "s[i:j]", "s[i:]"),
    *_several("s, t", text_and_twin, "s == t", "s < t"),
    *_one("ws", words, "' '.join(ws)", "sorted(ws)", "len(ws)", "ws[::-1]", "max(ws, key=len)"),
    *_several("xs, x", list_and_item, "xs.count(x)", "x in xs", "xs + [x]"),
    *_several("xs, i", list_and_place, "xs[i]", "xs[i:]", "xs[:i]"),
    *_one("xs", numbers, "len(xs)", "min(xs)", "xs[::-1]"),
    *_several("d, k", table_and_key, "d.get(k, 0)", "k in d", "d | {k: 1}"),
    *_one("d", table, "len(d)", "list(d.items())", "sum(d.values())", "max(d, key=d.get)"),
    *_one("s", cased_text, "s.lower()", "s.swapcase()", "s.capitalize()", "s.casefold()"),
    *_one(
        "s", text, "s.encode()", "s[::2]", "s.strip()", "s.lstrip('aeiou ')", "s.rstrip('aeiou ')", "s.rsplit(' ', 2)"
    ),
    *_one(
        "s",
        text_of_a_kind,
        "s.isalnum()",
        "s.isascii()",
        "s.isdecimal()",
        "s.isdigit()",
        "s.isidentifier()",
        "s.islower()",
        "s.isnumeric()",
        "s.isprintable()",
        "s.isspace()",
        "s.istitle()",
        "s.isupper()",
    ),
    Operation("isalpha, of a kind", "s", "s.isalpha()", _of(text_of_a_kind)),
    *_one("s", lines, "s.splitlines()", "s.expandtabs(4)"),
    *_several("s, c", text_and_letter, "s.index(c)", "s.rindex(c)", "s.rpartition(c)", "s.split(c)", "s.endswith(c)"),
    *_several("s, c, i", text_letter_and_place, "s.find(c, i)", "s.count(c, i)"),
    *_several("s, p", text_and_piece, "s.rfind(p)", "s.split(p)", "s.partition(p)"),
    *_several("s, p", text_and_end, "s.removeprefix(p)", "s.removesuffix(p)", "s.startswith((p, '#'))"),
    *_several("s, n", text_and_width, "s.center(n, '*')", "s.ljust(n, '.')", "s.rjust(n)", "s.zfill(n)"),
    *_several("s, n", text_and_times, "s * n", "'{}: {:>4}'.format(s, n)", "'<{t}>'.format_map({'t': s})"),
    *_several("s, t", two_texts, "s + t", "s <= t"),
    *_several("s, a, b", text_and_letters, "s.translate(str.maketrans(a, b))"),
    *_several(
        "a, b", number_and_small, "a * b", "divmod(a, b)", "abs(b - a)", "max(a, b)", "min(a, b)", "a >= b", "a % -b",
    ),
    *_several("a, b", small_numbers, "a ** b", "a << b", "a >> b", "a & b", "a | b", "a ^ b", "pow(a, b, 7)"),
    *_one(
        "a", number, "-a", "len(str(a))", "int(str(a))", "a // 10", "a % 100", "a.bit_length()", "a.conjugate()",
        "round(a, -2)",
    ),
    *_one(
        "xs", numbers, "sorted(xs, reverse=True)", "sorted(xs, key=str)", "xs.copy()", "tuple(xs)",
        "list(reversed(xs))",
        "sorted(set(xs))", "len(set(xs))", "any(xs)", "all(xs)", "xs[::3]", "xs.index(max(xs))", "list(map(str, xs))",
    ),
    *_several("xs, i, x", place_and_item, "xs[:i] + [x] + xs[i:]", "xs[i] + x", "xs[i] - x", "xs[i] * x"),
    *_several(
        "xs, ys", two_lists, "xs + ys", "xs == ys", "list(zip(xs, ys))", "sorted(xs + ys)",
        "sorted(set(xs) & set(ys))",
    ),
    *_several("i, j, k", bounds, "list(range(i, j, k))", "sum(range(i, j, k))"),
    *_one("ps", pairs, "sorted(ps)", "dict(ps)", "sorted(ps, reverse=True)"),
    *_one(
        "ws", words, "sorted(ws, key=len)", "sorted(ws, reverse=True)", "min(ws, key=len)", "list(enumerate(ws))",
        "max(ws)",
    ),
    *_one(
        "d", table, "list(d)", "list(d.values())", "list(d.keys())", "sorted(d)", "sorted(d.items())",
        "sorted(d, key=d.get)",
        "min(d, key=d.get)", "max(d.values())", "d.copy()", "dict.fromkeys(d, 0)", "{v: k for k, v in d.items()}",
    ),
    *_several("d, e", two_tables, "d | e", "{**d, **e}", "d == e"),
    *_several("d, k", table_and_key, "d.get(k)", "d[k] if k in d else 0"),
    *_changing(
        "xs, i, x", place_and_item, "xs", "xs.append(x)", "xs.insert(i, x)", "xs[i] = x", "xs[i] += x", "xs.clear()",
    ),
    *_changing("xs, i", list_and_place, "r, xs", "r = xs.pop()", "r = xs.pop(i)"),
    *_changing("xs, x", list_and_item, "xs", "xs.remove(x)", "xs.sort()", "xs.sort(reverse=True)", "xs.reverse()"),
    *_changing("xs, ys", two_lists, "xs", "xs.extend(ys)", "xs += ys"),
    *_changing("d, k", table_and_key, "r, d", "r = d.pop(k, None)", "r = d.setdefault(k, 7)", "r = d.popitem()"),
    *_changing("d, e", two_tables, "d", "d.update(e)", "d |= e"),
    *_changing("d, k", table_and_key, "d", "d[k] = d.get(k, 0) + 1", "d.clear()"),
    *_several("x, n", price_and_times, "x * n", "x / n", "round(x / n, 2)", "f'{n:>3} x {x:8.2f}'"),
    *_several("x, n", price_and_times, "'%-5d%6.1f' % (n, x)"),
    *_several("x, y", two_prices, "x + y", "x - y", "x * y"),
    *_several("a, b", divided, "a / b", "round(a / b, 3)", "f'{a / b:.2f}'"),
    Operation("sum(prices)", "xs", "sum(xs)", _of(prices)),
    Operation("sum(prices) / len(prices)", "xs", "sum(xs) / len(xs)", _of(prices)),
    *_one("x", price, "round(x, 1)", "round(x)", "f'{x:,.1f}'", "f'{x:010.2f}'"),
    *_one("x", share, "f'{x:.1%}'", "f'{x:6.2%}|'"),
    *_one("a", number, "f'{a:,}'", "f'{a:>12}'"),
    *_of_library(
        "from datetime import date", "a, b", two_days, "date.fromisoformat(a)",
        "date.fromisoformat(a) - date.fromisoformat(b)", "date.fromisoformat(a) < date.fromisoformat(b)",
        "date.fromisoformat(a).weekday()", "date.fromisoformat(a).strftime('%d.%m.%Y')",
    ),
    *_of_library(
        "from datetime import date, timedelta", "a, n", day_and_number, "date.fromisoformat(a) + timedelta(days=n)",
    ),
    *_of_library(
        "from datetime import datetime", "a, b", two_moments, "datetime.strptime(a, '%Y-%m-%d %H:%M')",
        "(datetime.fromisoformat(a) - datetime.fromisoformat(b)).total_seconds()",
    ),
    *_of_library(
        "from datetime import datetime, timedelta", "a, n", moment_and_number,
        "datetime.fromisoformat(a) + timedelta(minutes=n)",
    ),
    *_of_library(
        "from pathlib import PurePosixPath", "a, b", folder_and_file, "PurePosixPath(a) / b", "PurePosixPath(b).suffix",
        "PurePosixPath(a).name", "PurePosixPath(a).parent", "PurePosixPath(b).is_absolute()",
    ),
    *_of_library("from collections import Counter", "ws", _of(some_words), "Counter(ws)", "Counter(ws).most_common(1)"),
    *_several("xs, ys", two_lists, "set(xs[:6]) & set(ys)", "set(xs[:6]) - set(ys)", "set(xs[:6]) <= set(ys)"),
    *_one(
        "ps", records, "sorted(ps, key=lambda p: (-p[1], p[0]))", "max(ps, key=lambda p: p[1])",
        "sorted(ps, key=lambda p: len(p[0]))",
    ),
    *_of_library(
        "import re", "s", _of(entry_text), r"re.fullmatch(r'(\w+)=(\d+)', s)", r"re.match(r'([a-z]+)-(\d+)', s)",
    ),
    *_of_library("import re", "s", _of(sentence), r"re.findall(r'\d+', s)", r"re.sub(r'\d+', '#', s)"),
)  # fmt: skip


FURTHER = (
    *_one(
        "s", text, "sorted(s)", "list(s)", "''.join(sorted(s))", "''.join(reversed(s))", "min(s)", "max(s)",
        "len(set(s))",
    ),
    *_several("s, c", text_and_letter, "s.strip(c)", "s.rsplit(c)", "s.lstrip(c)", "s.encode().decode()"),
    *_several("s, t", text_and_twin, "s != t", "s > t"),
    *_several(
        "p, q", two_sets, "p | q", "p ^ q", "p.issubset(q)", "sorted(p.union(q))", "len(p & q)", "p.isdisjoint(q)",
    ),
    *_several("p, x", set_and_item, "p | {x}", "p - {x}", "sorted(p)", "sum(p)", "max(p)"),
    *_several(
        "d, e", two_tables, "sorted(d.keys() & e.keys())", "sorted(d.keys() - e.keys())", "dict(sorted(d.items()))",
    ),
    *_one(
        "d", table, "max(d.items(), key=lambda e: e[1])", "{k: d[k] for k in sorted(d)}", "list(d)[0]",
        "min(d.values())",
    ),
    *_several("d, k", table_and_key, "k not in d", "d.get(k, 0) + 1"),
    *_one("x", price, "x % 1", "x // 1", "x.is_integer()", "float(str(x))", "round(-x)", "x * -1", "str(round(x))"),
    *_several("x, n", price_and_times, "divmod(x, n)", "x >= n", "int(x / n)", "x + n", "n - x", "x == n"),
    *_several(
        "a, b", number_and_small, "a - b * 3", "(a + b) // 2", "a * b % 100", "-a + b", "a != b", "float(a)",
        "a.bit_count()",
    ),
    *_one(
        "xs", numbers, "xs * 2", "sorted(xs)[:3]", "max(xs[1:])", "xs.index(min(xs))", "sorted(xs, key=abs)",
        "set(xs)",
    ),
    *_several("xs, x", list_and_item, "xs.count(x) > 1", "x not in xs", "[x] + xs", "xs.index(x) + 1"),
    *_several("xs, i, j", list_and_span, "xs[:i] + xs[j:]", "max(xs[i:j], default=0)", "len(xs[i:j])"),
    Operation("x in p, of a set", "p, x", "x in p", set_and_item),
    Operation("a & b, three digits", "a, b", "a & b", two_small),
    Operation("a ^ b, three digits", "a, b", "a ^ b", two_small),
    Operation("sorted(prices)", "xs", "sorted(xs)", _of(prices)),
    Operation("s.split(), spaced", "s", "s.split()", _of(spaced_text)),
    Operation("s.title(), words", "s", "s.title()", _of(title_text)),
    Operation("xs >= ys, rows", "xs, ys", "xs >= ys", two_rows),
    Operation("-(-a // b)", "a, b", "-(-a // b)", two_small),
    Operation("'-'.join(reversed(ws))", "ws", "'-'.join(reversed(ws))", _of(words)),
    Operation("'/'.join(reversed(s.split(',')))", "s", "'/'.join(reversed(s.split(\",\")))", _of(row_text)),
    Operation("int(s, 16)", "s", "int(s, 16)", base_digits(16, 4)),
    Operation("int(s, 2)", "s", "int(s, 2)", base_digits(2, 8)),
    *_one(
        "a", small_number, "hex(a)", "bin(a)", "oct(a)", "f'{a:x}'", "f'{a:08b}'", "f'{a:04X}'", "bin(a).count('1')",
    ),
    *_several("a, b", two_small, "~a", "a >> 3", "a / b * 100"),
    *_several(
        "a, b", two_small, "round(a / b * 100, 1)", "f'{a / b:.1%}'", "f'{100 * a / b:.0f}%'",
        "f'{a}/{b} = {a / b:.3f}'",
    ),
    *_several(
        "x, n", price_and_times, "x // n", "x % n", "round(x * n, 2)", "x * (1 + n / 100)",
        "round(x * (100 - n) / 100, 2)",
    ),
    *_several(
        "x, y", two_prices, "x / y", "x < y", "max(x, y)", "abs(x - y)", "round(x - y, 2)", "f'{x - y:+.2f}'",
        "round(x / y, 2)",
    ),
    *_one(
        "x", price, "x ** 2", "int(x)", "str(x)", "-x", "round(x * 1.19, 2)", "f'{x:.0f}'", "f'{x:g}'", "x / 2",
        "int(x * 100)",
    ),
    *_one("xs", prices, "max(xs)", "round(sum(xs) / len(xs), 2)", "round(sum(xs), 2)"),
    *_of_library("import math", "x", _of(price), "math.floor(x)", "math.ceil(x)"),
    *_of_library("import math", "a, b", two_small, "math.gcd(a, b)", "math.isqrt(a)", "math.hypot(3, 4) + a"),
    *_one(
        "s", row_text, "s.split(',', 2)", "s.rsplit(',', 1)", "[p.strip() for p in s.split(',')]",
        "s.replace(',', ';', 2)",
    ),
    *_one("s", numbers_text, "[int(p) for p in s.split(',')]", "sum(int(p) for p in s.split(','))", "s.split(',')"),
    *_one("s", spaced_text, "' '.join(s.split())", "s.strip().split(' ')", "len(s.split())"),
    *_one("s", title_text, "s.lower().replace(' ', '-')", "s.strip('!').split()", "[w[0] for w in s.split()]"),
    *_several(
        "s, n", name_and_number, "f'{s!r:>12}'", "f'{s:<10}|{n:>6}'", "f'{s:^{n % 10 + 6}}|'", "str(-n).zfill(7)",
        "'%s has %d' % (s, n)",
    ),
    *_several(
        "s, n", name_and_number, "'%-8s%5d' % (s, n)", "'{0}-{1:03d}-{0}'.format(s, n)", "s + '-' + str(n)",
        "f'{n:_}'", "f'{n:+d}'",
    ),
    *_several(
        "d", name_and_price, "'{name}: {n:>5}'.format(**d)", "'%(name)s is %(n)d' % d",
        "'{0[name]}/{0[n]}'.format(d)",
    ),
    *_several(
        "d", name_and_price, "f\"{d['name']:<8}{d['price']:>9.2f}\"", "f\"{d['n'] * d['price']:.2f}\"", "f'{d}'",
    ),
    *_several(
        "xs, ws", uneven_lists, "list(zip(xs, ws))", "dict(zip(ws, xs))", "[f'{w}={x}' for w, x in zip(ws, xs)]",
    ),
    *_one(
        "ws", words, "list(enumerate(ws, 1))", "sum(len(w) for w in ws)", "max(len(w) for w in ws)",
        "{w: len(w) for w in ws}",
    ),
    *_one(
        "ws", words, "sorted(ws, key=lambda w: (-len(w), w))", "min(ws, key=lambda w: (len(w), w))",
        "sorted(ws, key=lambda w: w[-1])",
    ),
    *_one(
        "ws", words, "max(ws, key=lambda w: w.count('a'))", "','.join(sorted(ws))", "[w.upper() for w in ws]",
        "ws[1:-1]", "ws[-1]",
    ),
    *_one(
        "xs", numbers, "sum(1 for x in xs if x > 50)", "max(xs) - min(xs)", "[x for x in xs if x % 2 == 0]",
        "xs[::-2]", "xs[-3:]",
    ),
    *_one(
        "xs", numbers, "sum(xs) / len(xs)", "sum(xs) // len(xs)", "any(x > 900 for x in xs)",
        "min(xs, key=lambda x: abs(x - 100))",
    ),
    *_one(
        "xs", numbers, "xs == sorted(xs)", "sorted(xs)[len(xs) // 2]", "sum(x * x for x in xs[:4])",
        "[y - x for x, y in zip(xs, xs[1:])]",
    ),
    *_several("xs, i, j", list_and_span, "xs[i:j:2]", "sum(xs[i:j])", "xs[i:j]"),
    *_one(
        "ds", rows_of_names, "sorted(ds, key=lambda d: d['n'])", "[d['name'] for d in ds]",
        "sum(d['n'] for d in ds)", "max(ds, key=lambda d: d['n'])",
    ),
    *_one(
        "d", table, "', '.join(f'{k}={v}' for k, v in d.items())", "sorted(d.items(), key=lambda e: -e[1])",
        "{k: v for k, v in d.items() if v > 50}",
    ),
    *_one(
        "ps", records, "sorted(ps, key=lambda p: (p[1], p[0]))", "sum(n for _, n in ps)",
        "min(ps, key=lambda p: p[1])",
    ),
    *_several("p, q", two_pairs, "p < q", "p == q", "max(p, q)"),
    *_several("xs, ys", two_rows, "xs < ys", "xs != ys"),
    *_several("c, n", letter_and_shift, "ord(c)", "chr(ord(c) - 32)", "chr((ord(c) - 97 + n) % 26 + 97)"),
    *_several(
        "s, c", text_and_letter, "s.replace(c, '', 2)", "s.split(c, 1)", "[i for i, x in enumerate(s) if x == c]",
        "s.index(c) + 1",
    ),
    *_several("s, i, j", text_and_slice, "s[:i] + s[j:]", "s[-5:]", "s[1:-1]", "s[::-2]"),
    *_of_library(
        "from datetime import date, datetime, timedelta", "a, n", day_and_number,
        "date.fromisoformat(a) - timedelta(days=n)", "date.fromisoformat(a).isoformat()",
        "date.fromisoformat(a).strftime('%d %b %Y')", "date.fromisoformat(a).replace(day=1)",
        "str(timedelta(minutes=n))", "timedelta(hours=n)", "datetime.strptime(a, '%Y-%m-%d').date()",
    ),
    *_of_library(
        "from datetime import datetime", "a, b", two_moments, "datetime.fromisoformat(a).strftime('%H:%M')",
        "datetime.fromisoformat(a) - datetime.fromisoformat(b)", "datetime.fromisoformat(a).isoformat()",
    ),
    *_of_library(
        "import json", "d", _of(data), "json.dumps(d)", "json.dumps(d, sort_keys=True)", "json.dumps(d, indent=2)",
    ),
    *_of_library("import json", "s", _of(data_text), "json.loads(s)"),
    *_of_library(
        "from urllib.parse import parse_qs, urlsplit", "u", _of(address), "urlsplit(u)", "urlsplit(u).netloc",
        "urlsplit(u).path",
    ),
    *_of_library("from urllib.parse import parse_qs, urlencode", "q", _of(query_text), "parse_qs(q)"),
    *_of_library("from urllib.parse import urlencode", "d", _of(table), "urlencode(d)"),
    *_of_library(
        "import textwrap", "s", _of(sentence), "textwrap.wrap(s, 20)", "textwrap.shorten(s, 20)",
        "textwrap.fill(s, 24)",
    ),
    *_of_library(
        "from decimal import Decimal", "a, b", decimals, "Decimal(a) + Decimal(b)", "Decimal(a) * 3",
        "(Decimal(a) * Decimal(b)).quantize(Decimal('0.01'))",
    ),
    *_of_library(
        "from fractions import Fraction", "a, b", two_small, "Fraction(a, b)", "Fraction(a, b) + Fraction(1, 2)",
    ),
    *_of_library(
        "from collections import Counter", "ws", _of(some_words), "Counter(ws).most_common(2)", "Counter(ws)[ws[0]]",
    ),
    *_of_library("from collections import Counter", "s", _of(runs), "Counter(s).most_common(1)[0]"),
    *_of_library("from itertools import groupby", "s", _of(runs), "[(k, len(list(g))) for k, g in groupby(s)]"),
    *_of_library(
        "from itertools import accumulate, chain, pairwise, product", "xs", _of(few_numbers), "list(accumulate(xs))",
        "list(chain(xs, [1, 2]))", "list(product(xs[:2], 'ab'))", "list(pairwise(xs))",
    ),
    *_of_library("from functools import reduce", "xs", _of(few_numbers), "reduce(lambda a, b: a * 10 + b, xs)"),
    *_of_library("import heapq", "xs", _of(numbers), "heapq.nlargest(3, xs)"),
    *_of_library("from bisect import bisect_left", "xs, x", sorted_and_item, "bisect_left(xs, x)"),
    *_of_library(
        "import re", "s", _of(request), r"re.match(r'(GET|POST|PUT) (/\S*) (\d{3})', s)", r"re.search(r'\d+$', s)",
        r"re.match(r'(?P<verb>[A-Z]+) (?P<path>\S+)', s).groupdict()",
    ),
    *_of_library(
        "import re", "s", _of(size_text), r"re.fullmatch(r'(\d+)([kmg]?)b?', s)", r"re.match(r'\d+', s).group()",
    ),
    *_of_library(
        "import re", "s", _of(sentence), r"re.search(r'\d+', s)", r"re.findall(r'[a-z]+', s)",
        r"re.findall(r'\w+', s)", r"re.sub(r'\s+', '_', s)", r"re.split(r'\d+', s)",
    ),
    *_of_library("import re", "s", _of(query_text), r"re.findall(r'(\w+)=(\d+)', s)", r"re.split(r'[&=]', s)"),
    *_of_library(
        "import re", "s", _of(title_text), r"re.sub(r'[^a-z0-9]+', '-', s.lower())",
        r"re.findall(r'[A-Z][a-z]+', s)",
    ),
    *_of_library("import csv, io", "s", _of(row_text), "next(csv.reader(io.StringIO(s)))"),
    *_of_library("import statistics", "xs", _of(few_numbers), "statistics.mean(xs)", "statistics.median(xs)"),
)  # fmt: skip
"""What the table lacked until 18 November 2026: drawn before any rule was made for it, and reported by itself."""


BOTH = (EXPRESSIONS, INSIDE)


def measured(
    model: Any, operation: Operation, each: int, ways_asked: Sequence[str] = BOTH, random: str = ""
) -> dict[str, Any]:
    """Share right and tokens a question, at once and with workings. `random`: other operands by another word."""
    dice = Random(f"operations/{operation.name}{'/' if random else ''}{random}")
    operands = [operation.draw(dice) for _ in range(each)]
    real = [write_value(eval(f"f{tuple(given)!r}", _run(operation.source))) for given in operands]
    calls = [repr(tuple(given))[1:-1].rstrip(",") for given in operands]
    found: dict[str, Any] = {}
    for name in ways_asked:
        ways = _only(walking(name, STEP_RETURN))
        subject = subject_of(operation.source, "f")
        talks = [choice_of(model, opening_of(subject, call), ways=ways, limits=LIMITS, reckons=False) for call in calls]
        # The walk itself, not its return line interpreted on its variables, which is the first try's companion.
        said = [choice.tries[0] if choice is not None else None for choice in side_by_side(model, talks)]
        ends = [tried.end if tried is not None and tried.problem is None else None for tried in said]
        right = [end is not None and end.value == value for end, value in zip(ends, real, strict=True)]
        tokens = sum(tried.tokens for tried in said if tried is not None) / each
        found[name] = {"right": round(100 * sum(right) / each, 1), "tokens": round(tokens, 1)}
    return found


def _only(way: Way) -> Ways:
    return lambda walk: [way]


def _run(source: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(source, names)
    return names


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", help="folder of the weights; default: the embedded model")
    parser.add_argument("--each", type=int, default=40, help="questions about each operation")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="operations that are asked; default: all")
    parser.add_argument("--further", action="store_true", help="those that were added last, instead of all others")
    parser.add_argument("--inside", action="store_true", help="only with workings")
    parser.add_argument("--random", default="", metavar="WORD", help="other operands")
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="after every operation; what it has is not asked again"
    )
    parser.add_argument("--device", help="where torch runs the model; default: the light runtime")
    asked = parser.parse_args()
    model = load(asked.model, asked.device)
    ways = (INSIDE,) if asked.inside else BOTH
    results = _saved(asked.save, asked.each, asked.random)
    print(f"{'operation':<32} " + " ".join(f"{way[:16]:>16}" for way in ways))
    table = FURTHER if asked.further else (*OPERATIONS, *FURTHER) if asked.only else OPERATIONS
    for operation in [each for each in table if not asked.only or each.name in asked.only]:
        if operation.name not in results:
            found = results[operation.name] = measured(model, operation, asked.each, ways, asked.random)
            cells = [f"{found[way]['right']:>7}% {found[way]['tokens']:>7}" for way in ways]
            print(f"{operation.name:<32} {' '.join(cells)}", flush=True)
            _save(asked.save, {"each": asked.each, "random": asked.random, "operations": results})
    if asked.save:
        print(asked.save, file=sys.stderr)


def _saved(file: Path | None, each: int, random: str) -> dict[str, Any]:
    """What was asked before, in the same way."""
    if file is None or not file.exists():
        return {}
    found = json.loads(file.read_text())
    if (found["each"], found.get("random", "")) != (each, random):
        raise SystemExit(f"{file} has other operands: name another file, or remove it")
    return dict(found["operations"])


def _save(file: Path | None, results: dict[str, Any]) -> None:
    if file is not None:
        new = file.with_suffix(".new")
        new.write_text(json.dumps(results, indent=1) + "\n")
        new.replace(file)


if __name__ == "__main__":
    main()
