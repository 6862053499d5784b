"""Exercises on values of the standard library: dates, paths, counters, sets, deques, records and patterns.

As series do (series.py), a short function asks several things about the same few values, as people have them: days that
lie near each other, files in folders, words that come again. Arguments are plain; the first lines make of them what is
asked about. Every line is tried on the first call's values while the program is written.
"""

import copy
import re
import string
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from random import Random
from typing import Any

from ndb.dataset.programs import words
from ndb.dataset.programs.inputs import written
from ndb.dataset.programs.program import Program

CALLS = 6
LINES = (2, 5)
MOST_AT_ONCE = 6
LONGEST = 200
"""Characters of a value."""
TRIES = 4
FIRST_DAY, LAST_DAY = date(1999, 1, 1), date(2032, 12, 31)
FORMATS = ("%d/%m/%Y", "%d.%m.%Y", "%Y/%m/%d", "%m/%d/%Y", "%Y-%m-%d", "%Y%m%d")
ENDINGS = (".txt", ".csv", ".py", ".tar.gz", ".md", ".json", "", "", ".log", ".PNG")


@dataclass(frozen=True, slots=True)
class Theme:
    """What is imported, what the arguments are, what is made of them first, and what is asked then."""

    imports: str
    arguments: Callable[[Random], Sequence[Any]]
    made: Sequence[str]
    asked: Sequence[str]
    changes: Sequence[str] = ()
    """Lines that change what was made."""


def exercise(dice: Random, themes: Mapping[Theme, float] | None = None) -> Program:
    """A program about one theme. `$[1]`, `$[2]` stand for arguments, `@[1]`, `@[2]` for what is made of them."""
    themes = THEMES if themes is None else themes
    theme = dice.choices(list(themes), list(themes.values()))[0]
    taken = {"date", "datetime", "timedelta", "re", "deque", "p", "w", "x", "kv"}
    first = theme.arguments(dice)
    names = [words.fresh_identifier(dice, taken) for _ in first]
    objects = [words.fresh_identifier(dice, taken) for _ in theme.made]
    writer = _Writer(dice, theme, names, objects, taken)
    lines = writer.lines(first)
    entry = words.fresh_identifier(dice, taken)
    header = f"{theme.imports}\n\n\n" if theme.imports else ""
    body = "\n".join(f"    {line}" for line in [*lines, f"return {writer.last}"])
    source = f"{header}def {entry}({', '.join(names)}):\n{body}\n"
    every = [first, *(theme.arguments(dice) for _ in range(CALLS - 1))]
    calls = tuple(f"{entry}({', '.join(map(written, values))})" for values in every)
    return Program(source, entry, calls, "exercise", "exercise", "exercise")


class _Writer:
    def __init__(self, dice: Random, theme: Theme, names: list[str], objects: list[str], taken: set[str]) -> None:
        self._dice, self._theme, self._taken = dice, theme, taken
        self._names, self._objects = names, objects
        self._now: dict[str, Any] = {}
        self.last = objects[0] if objects else names[0]
        """What the function gives back."""

    def lines(self, first: Sequence[Any]) -> list[str]:
        """Lines that work on the arguments of the first call."""
        exec(self._theme.imports, self._now)
        self._now |= dict(zip(self._names, copy.deepcopy(first), strict=True))
        lines = [f"{name} = {self._filled(made)}" for name, made in zip(self._objects, self._theme.made, strict=True)]
        exec("\n".join(lines), self._now)
        for _ in range(self._dice.randint(*LINES)):
            lines += self._line()
        return lines

    def _line(self) -> list[str]:
        for _ in range(TRIES):
            if self._theme.changes and self._dice.random() < 0.4:
                name, line = self.last, self._filled(self._dice.choice(self._theme.changes))
            else:
                name = words.fresh_identifier(self._dice, self._taken)
                line = f"{name} = {self._question()}"
            if self._works(line):
                self.last = name
                return [line]
        return []

    def _question(self) -> str:
        count = self._dice.randint(2, MOST_AT_ONCE) if self._dice.random() < 0.4 else 1
        drawn = [self._filled(self._dice.choice(self._theme.asked)) for _ in range(count)]
        asked = list(dict.fromkeys(drawn))
        return asked[0] if len(asked) == 1 else f"({', '.join(asked)})"

    def _works(self, line: str) -> bool:
        tried = {name: value if name.startswith("__") else _copied(value) for name, value in self._now.items()}
        try:
            exec(line, tried)  # ours: made of the templates below
        except Exception:
            return False
        own = {*self._names, *self._objects, line.partition(" = ")[0]}
        if any(len(repr(value)) > LONGEST for name, value in tried.items() if name in own):
            return False
        self._now = tried
        return True

    def _filled(self, template: str) -> str:
        for number, name in enumerate(self._names, 1):
            template = template.replace(f"$[{number}]", name)
        for number, name in enumerate(self._objects, 1):
            template = template.replace(f"@[{number}]", name)
        return template.replace("{n}", str(self._dice.choice((1, 2, 3, 7, 10, 14, 30, 45))))


def _copied(value: Any) -> Any:
    return copy.deepcopy(value) if isinstance(value, list | dict | set) or hasattr(value, "popleft") else value


# -- what people have --------------------------------------------------------------------------------------------------


def _day(dice: Random) -> date:
    return FIRST_DAY + timedelta(days=dice.randrange((LAST_DAY - FIRST_DAY).days))


def _near(dice: Random, day: date) -> date:
    """A day that is near another, mostly."""
    apart = dice.choices((dice.randint(-10, 40), dice.randint(-120, 300), dice.randint(-1500, 3000)), (5, 3, 1))[0]
    return day + timedelta(days=apart)


def _days(dice: Random) -> Sequence[Any]:
    day = _day(dice)
    return day.isoformat(), _near(dice, day).isoformat(), dice.choice((1, 5, 7, 10, 14, 30, 60, 90, 100))


def _moments(dice: Random) -> Sequence[Any]:
    moment = datetime.combine(_day(dice), datetime.min.time()) + timedelta(minutes=5 * dice.randrange(288))
    other = moment + timedelta(minutes=5 * dice.choice((dice.randint(0, 60), dice.randint(-100, 900))))
    return (
        moment.isoformat(timespec="minutes"),
        other.isoformat(timespec="minutes"),
        dice.choice((1, 6, 15, 24, 36, 90)),
    )


def _formatted(dice: Random) -> Sequence[Any]:
    form = dice.choice(FORMATS)
    day = _day(dice)
    return day.strftime(form), _near(dice, day).strftime(form), form


def _folder(dice: Random) -> str:
    return "/" * (dice.random() < 0.4) + "/".join(words.word(dice) for _ in range(dice.randint(1, 3)))


def _files(dice: Random) -> Sequence[Any]:
    name = words.word(dice) + dice.choice(ENDINGS)
    return _folder(dice), name if dice.random() < 0.8 else f"{_folder(dice)}/{name}"


def _rows(dice: Random) -> Sequence[Any]:
    some = [words.word(dice) for _ in range(dice.randint(2, 5))]
    kind = dice.random()
    if kind < 0.5:
        return [dice.choice(some) for _ in range(dice.randint(3, 9))], some[0]
    if kind < 0.8:
        letters = "".join(dice.sample(string.ascii_lowercase, 5))
        return "".join(dice.choices(letters, k=dice.randint(4, 20))), letters[0]
    return [dice.randint(1, 6) for _ in range(dice.randint(3, 12))], dice.randint(1, 6)


def _pairs_of_sets(dice: Random) -> Sequence[Any]:
    pool = [words.word(dice) for _ in range(8)] if dice.random() < 0.6 else dice.sample(range(40), 8)
    return tuple(dice.sample(pool, dice.randint(1, 6)) for _ in range(2))


def _records(dice: Random) -> Sequence[Any]:
    names = list(dict.fromkeys(words.word(dice) for _ in range(dice.randint(2, 7))))
    most = dice.choice((4, 10, 99, 999))
    rows = [(name, dice.randint(0, most), dice.choice("abc")) for name in names]
    return rows, {name: dice.randint(0, most) for name in names}


def _queue(dice: Random) -> Sequence[Any]:
    row: list[Any] = [words.word(dice) for _ in range(4)] if dice.random() < 0.5 else dice.sample(range(99), 5)
    return row[: dice.randint(2, len(row))], row[-1]


def _texts(dice: Random) -> Sequence[Any]:
    """Texts as patterns are for: fields between separators, numbers with units, versions."""
    word, number, other = words.word(dice), dice.randint(0, 999), dice.randint(0, 99)
    shapes = (
        f"{word}-{number}", f"{word}={number}", f"{number}{dice.choice(('px', 'km', 'kg', 'h'))}", f"{number}.{other}",
        f"{word}:{number}:{other}", f"{number}x{other}", f"{word} {number}", f"v{number}.{other}.{number % 7}",
        f"{word}@{word}.org", f"{number:02}:{other:02}", f"#{number}", word, str(number), f"{word}_{word}{other}",
    )  # fmt: skip
    shown = dice.choice(shapes)
    return shown, " ".join(dice.choice((*shapes, word)) for _ in range(dice.randint(2, 5)))


PATTERNS = (
    r"(\w+)-(\d+)", r"(\d+)\.(\d+)", r"(\w+)=(\w+)", r"(\d+)x(\d+)", r"(\d{2}):(\d{2})", r"([a-z]+):(\d+):(\d+)",
    r"(\d+)(px|km|kg|h)", r"v(\d+)\.(\d+)(?:\.(\d+))?", r"(\d+)", r"([a-z]+)", r"(?P<name>\w+)[=:](?P<value>\d+)",
    r"#(\d+)", r"([A-Za-z]+) (\d+)", r"(\w+)@(\w+)\.(org|com)",
)  # fmt: skip
_OF_MATCH = ("@[1]", "@[1] is None", "@[1] and @[1].groups()", "@[1] and @[1][1]", "@[1] and @[1].group(1)",
             "bool(@[1])", "@[1].groups() if @[1] else ()")  # fmt: skip


def _matching(pattern: str, how: str) -> Theme:
    """By a pattern of the module; most texts have its shape."""

    def drawn(dice: Random) -> Sequence[Any]:
        tries = [_texts(dice) for _ in range(8 if dice.random() < 0.75 else 1)]
        return next((given for given in tries if re.match(pattern, given[0])), tries[0])

    return Theme(f"import re\n\nPATTERN = re.compile(r'{pattern}')", drawn, (f"PATTERN.{how}($[1])",), _OF_MATCH)


_DATES = Theme(
    "from datetime import date, timedelta", _days, ("date.fromisoformat($[1])", "date.fromisoformat($[2])"),
    ("@[2] - @[1]", "(@[2] - @[1]).days", "@[1] - @[2]", "@[1] + timedelta(days=$[3])", "@[2] - timedelta(days=$[3])",
     "@[1] + timedelta(days={n})", "@[1].weekday()", "@[2].weekday()", "@[1].isoweekday()", "@[1].isoformat()",
     "@[1] < @[2]", "@[1] >= @[2]", "@[1] == @[2]", "@[1].strftime('%d.%m.%Y')", "@[1].strftime('%a %d %b')",
     "@[1].replace(day=1)", "(@[1].year, @[1].month)", "date(@[2].year, @[2].month, 1)", "timedelta(weeks={n})",
     "@[1].day", "max(@[1], @[2])", "@[2].strftime('%Y-%m')", "str(@[1])", "@[1].weekday() < 5",
     "abs((@[2] - @[1]).days)", "@[2].strftime('%A')"),
)  # fmt: skip
_TIMES = Theme(
    "from datetime import datetime, timedelta", _moments,
    ("datetime.fromisoformat($[1])", "datetime.fromisoformat($[2])"),
    ("@[2] - @[1]", "(@[2] - @[1]).total_seconds()", "@[1] + timedelta(hours=$[3])", "@[1] + timedelta(minutes=$[3])",
     "@[2] - timedelta(minutes={n})", "@[1].hour", "@[2].minute", "@[1].date()", "@[1] < @[2]", "@[1] <= @[2]",
     "@[1].strftime('%H:%M')", "@[2].isoformat()", "timedelta(hours=$[3])", "timedelta(minutes=$[3] * 10)",
     "@[1].replace(hour=0, minute=0)", "(@[2] - @[1]).days", "@[1].weekday()", "(@[2] - @[1]).seconds",
     "(@[2] - @[1]).total_seconds() / 60", "@[1].strftime('%d/%m/%Y %H:%M')", "@[1].date() == @[2].date()"),
)  # fmt: skip
_PARSED = Theme(
    "from datetime import datetime", _formatted,
    ("datetime.strptime($[1], $[3])", "datetime.strptime($[2], $[3]).date()"),
    ("@[1].date()", "@[2] - @[1].date()", "@[1].strftime('%Y-%m-%d')", "@[2].isoformat()", "@[1].month", "@[2].year",
     "@[1].date() <= @[2]", "@[2].weekday()", "@[2].replace(day=1)"),
)  # fmt: skip
_PATHS = Theme(
    "from pathlib import PurePosixPath", _files, ("PurePosixPath($[1])", "PurePosixPath($[2])"),
    ("@[1] / $[2]", "@[1] / @[2]", "@[1] / @[2].name", "@[2].name", "@[2].suffix", "@[2].stem", "@[1].parent",
     "@[2].parts", "@[1].parts", "@[1].is_absolute()", "str(@[1])", "@[2].with_suffix('.bak')", "@[1].name",
     "(@[1] / $[2]).parent", "(@[1] / $[2]).suffix", "@[1].joinpath($[2])", "@[2].as_posix()",
     "@[2].parent / @[1].name"),
)  # fmt: skip
_COUNTERS = Theme(
    "from collections import Counter", _rows, ("Counter($[1])",),
    ("@[1].most_common(1)", "@[1].most_common(2)", "@[1].most_common()", "@[1][$[2]]", "@[1].total()",
     "@[1].most_common(1)[0][0]", "max(@[1].values())", "len(@[1])", "sorted(@[1])", "sorted(@[1].items())",
     "$[2] in @[1]", "Counter($[1][1:])", "sorted(@[1], key=lambda x: (-@[1][x], x))", "dict(@[1])"),
)  # fmt: skip
_SETS = Theme(
    "", _pairs_of_sets, ("set($[1])", "set($[2])"),
    ("@[1] | @[2]", "@[1] & @[2]", "@[1] - @[2]", "@[2] - @[1]", "@[1] ^ @[2]", "@[1] <= @[2]", "@[2] >= @[1]",
     "@[1].isdisjoint(@[2])", "@[1].issubset($[2])", "@[1].union($[2])", "@[1].intersection($[2])", "len(@[1] & @[2])",
     "sorted(@[1] - @[2])", "sorted(@[1] | @[2])", "$[1][0] in @[2]", "not @[1] - @[2]", "@[1] == @[2]"),
    ("@[1].add($[2][0])", "@[2].discard($[1][0])", "@[1] |= @[2]", "@[1].update($[2])"),
)  # fmt: skip
_SORTED = Theme(
    "from operator import itemgetter", _records, (),
    ("sorted($[1], key=lambda p: p[1])", "sorted($[1], key=lambda p: (-p[1], p[0]))", "max($[1], key=lambda p: p[1])",
     "min($[1], key=lambda p: p[1])", "sorted($[2], key=lambda x: (-$[2][x], x))", "sorted($[1], key=itemgetter(1))",
     "sorted($[2].items(), key=lambda kv: kv[1], reverse=True)", "sorted($[2].items(), key=lambda kv: (-kv[1], kv[0]))",
     "max($[2], key=lambda x: $[2][x])", "sorted($[1], key=lambda p: (p[2], -p[1]))", "sorted($[2], key=$[2].get)",
     "sorted($[1], key=lambda p: len(p[0]))", "sorted($[2], key=lambda w: (len(w), w))",
     "max($[2].items(), key=itemgetter(1))",
     "[p[0] for p in sorted($[1], key=lambda p: p[1], reverse=True)]", "sorted($[1], key=lambda p: p[0].lower())",
     "min($[1], key=lambda p: abs(p[1] - {n}))", "sorted($[2], key=lambda w: w.count('a'))"),
    ("$[1].sort(key=lambda p: p[1])", "$[1].sort(key=lambda p: (-p[1], p[0]))", "$[1].sort(key=itemgetter(2, 0))"),
)  # fmt: skip
_DEQUES = Theme(
    "from collections import deque", _queue, ("deque($[1])",),
    ("@[1][0]", "@[1][-1]", "len(@[1])", "list(@[1])", "@[1].popleft()", "@[1].pop()", "$[2] in @[1]", "bool(@[1])",
     "sorted(@[1])"),
    ("@[1].append($[2])", "@[1].appendleft($[2])", "@[1].extend($[1])"),
)  # fmt: skip
_FOUND = Theme(
    "import re", _texts, (),
    (r"re.findall(r'\d+', $[2])", r"re.sub(r'\d+', '#', $[2])", r"re.findall(r'[a-z]+', $[2])",
     r"re.split(r'\s+', $[2])",
     r"re.sub(r'[^a-z0-9]+', '-', $[2])", r"re.findall(r'(\w+)=(\d+)', $[2])", r"re.sub(r'\s+', ' ', $[1])",
     r"re.findall(r'\w+', $[2])", r"[int(x) for x in re.findall(r'\d+', $[1])]", r"re.sub(r'[aeiou]', '', $[1])"),
)  # fmt: skip
THEMES: Mapping[Theme, float] = {
    _DATES: 5, _TIMES: 4, _PARSED: 1.5, _PATHS: 3, _COUNTERS: 3, _SETS: 3, _SORTED: 4, _DEQUES: 1, _FOUND: 2,
    **{_matching(pattern, how): 0.15 for pattern in PATTERNS for how in ("match", "fullmatch", "fullmatch")},
}  # fmt: skip
"""How often each is drawn, about as everyday code has them."""
