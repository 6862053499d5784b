"""Single operations: how often a model is right about one, at once and with workings (SPEC 2c), and what that costs.

    python benchmarks/operations.py --model runs/mine/int8 --each 40 --save benchmarks/results/operations.json
    python benchmarks/operations.py --inside --each 12 --random again --save FILE   # goes on where FILE ends

Operands are drawn anew: texts of 5 to 80 characters, numbers of 1 to 8 digits, lists of 2 to 30. A function of one
line is predicted from its call on; nothing is evaluated for the model. A model that does not know `step_inside` has 0%
in the second column. The first fourteen operations are those that runs before the seventh were measured on.
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
from ndb.trace.values.interpret import write_value
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
    for operation in [each for each in OPERATIONS if not asked.only or each.name in asked.only]:
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
