"""Dates, times and what lies between them, as one reckons with a calendar (SPEC 2c).

A date is its year, month and day; they are told, so they are looked up. The day of the year is what came before its
month and its day, a difference is one of days of the year; a weekday is what is left of the days since a Monday. How
long months are stands in a table, as on the wall; every sum, rest and comparison is asked. Knows dates as text; no
model.
"""

import ast
import re
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass

from ndb.language.workings.numbers import Steps, added, at_once, division, ordered_numbers, product
from ndb.source.parse import NOT_PLAIN, parsed_expression, plain_value

BEFORE = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)
LONG = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
"""Days before each month and in it, in a year that is no leap year."""
DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
          "December")  # fmt: skip
FIRST_YEAR, LAST_YEAR = 1901, 2099
"""Between them every fourth year is a leap year."""
MOST_MONTHS = 14
"""Ends of months that are passed one by one."""
MOST_YEARS = 99
SURE_DAY = 28
"""A day that every month has."""
FIELDS = ("year", "month", "day", "hour", "minute", "second", "microsecond")
_ISO_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
_NUMBERS_ONLY = re.compile(r"(?:[^%]|%[YmdHMS])*")
_ISO_TIME = re.compile(r"\d{2}:\d{2}(:\d{2})?")
_DIRECTIVES: Mapping[str, tuple[str, str]] = {
    "Y": ("year", r"\d{4}"), "m": ("month", r"\d{2}"), "d": ("day", r"\d{2}"), "H": ("hour", r"\d{2}"),
    "M": ("minute", r"\d{2}"), "S": ("second", r"\d{2}"),
}  # fmt: skip
_COMPARED: Mapping[type, str] = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
_SPANS: Mapping[str, int] = {"weeks": 7, "days": 1, "hours": 3600, "minutes": 60, "seconds": 1}
Asked = Generator[str, str, int]
Raising = Generator[str, str, bool | str | None]
"""Workings that end with True where they show that it raises."""


class _NotTold(Exception):
    """An answer that is no answer."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A date, with a time if it has one."""

    fields: tuple[int, ...]
    has_time: bool

    @property
    def date(self) -> tuple[int, int, int]:
        year, month, day, *_ = self.fields
        return year, month, day

    @property
    def time(self) -> tuple[int, int, int]:
        hour, minute, second, *_ = (*self.fields[3:], 0, 0, 0)
        return hour, minute, second

    @property
    def text(self) -> str:
        if not self.has_time:
            return f"datetime.date({', '.join(map(str, self.date))})"
        shown = (*self.date, *self.time) if self.time[2] else (*self.date, *self.time[:2])
        return f"datetime.datetime({', '.join(map(str, shown))})"


@dataclass(frozen=True, slots=True)
class Span:
    """What lies between two moments."""

    days: int
    seconds: int

    @property
    def text(self) -> str:
        parts = [f"days={self.days}"] * bool(self.days) + [f"seconds={self.seconds}"] * bool(self.seconds)
        return f"datetime.timedelta({', '.join(parts) or '0'})"


def moment_of(text: str) -> Moment | Span | None:
    """A date or a span as it is shown; None where it is neither, or has parts of a second or a time zone."""
    if not text.startswith("datetime."):
        return None
    match parsed_expression(text):
        case ast.Call(func=ast.Attribute(attr="date" | "datetime" as kind), args=args, keywords=[]):
            fields = [plain_value(each) for each in args]
            is_plain = all(type(each) is int for each in fields) and 3 <= len(fields) <= 6
            is_known = is_plain and FIRST_YEAR <= fields[0] <= LAST_YEAR
            return Moment(tuple(fields), kind == "datetime") if is_known else None
        case ast.Call(func=ast.Attribute(attr="timedelta"), args=[] | [ast.Constant(value=0)], keywords=keywords):
            given = {each.arg: plain_value(each.value) for each in keywords}
            is_plain = given.keys() <= {"days", "seconds"} and all(type(each) is int for each in given.values())
            return Span(given.get("days", 0), given.get("seconds", 0)) if is_plain else None
    return None


def stays_near(one: str, other: str) -> bool:
    """Whether a sum or a difference of two values, as they are shown, surely lies in a year that there is."""
    values = moment_of(one), moment_of(other)
    spans = [value for value in values if isinstance(value, Span)]
    return None not in values and len(spans) > 0 and all(abs(span.days) <= MOST_YEARS * 365 for span in spans)


def of_date(
    node: ast.expr, told: Callable[[ast.expr], str], is_library: Callable[[ast.expr, str], bool]
) -> Raising | None:
    """The workings of an operation with dates; None where it is none. `is_library`: whether a name is the library's."""
    match node:
        case ast.Attribute(value=owner, attr=name):
            return _field(moment_of(told(owner)), name)
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as operator, right=right):
            first, second = moment_of(told(left)), moment_of(told(right))
            return _checked(_reckoned(first, isinstance(operator, ast.Add), second)) if first and second else None
        case ast.Compare(left=left, ops=[operator], comparators=[right]):
            first, second = moment_of(told(left)), moment_of(told(right))
            is_alike = isinstance(first, Moment) and isinstance(second, Moment) and first.has_time == second.has_time
            return _compared(first, operator, second) if is_alike else None  # type: ignore[arg-type]
        case ast.Call(func=ast.Attribute(value=owner, attr=name), args=args, keywords=keywords):
            found = moment_of(told(owner))
            if found is not None:
                return _method(found, name, [plain_value(told(each)) for each in args], _named(keywords, told))
            return _read(owner, name, [plain_value(told(each)) for each in args], is_library) if not keywords else None
        case ast.Call(func=ast.Name(id="str") as function, args=[one], keywords=[]) if is_library(function, "str"):
            found = moment_of(told(one))
            return _checked(_as_text(found)) if found is not None else None
        case ast.Call(func=function, args=args, keywords=keywords):
            given = [plain_value(told(each)) for each in args]
            return _made(function, given, _named(keywords, told), is_library)
    return None


def _named(keywords: Sequence[ast.keyword], told: Callable[[ast.expr], str]) -> dict[str, object]:
    return {each.arg or "": plain_value(told(each.value)) for each in keywords}


def _checked(steps: Raising) -> Raising:
    try:
        return (yield from steps)
    except _NotTold:
        return None


def _number(told: str) -> int:
    if not told.removeprefix("-").isdecimal():
        raise _NotTold
    return int(told)


def _asked(text: str) -> Asked:
    return _number((yield text))


def _sum(*terms: int) -> Asked:
    """Those that are not zero, one after the other."""
    row = [str(term) for term in terms if term] or ["0"]
    return _number((yield from added(row)))


def _times(a: int, b: int) -> Asked:
    if 0 in (a, b):
        return 0
    return _number((yield from product(a, b)) or (yield f"{a} * {b}"))


def _divided(a: int, b: int) -> Generator[str, str, tuple[int, int]]:
    told = plain_value((yield from division(a, b, "divmod")) or (yield f"divmod({a}, {b})"))
    if not (isinstance(told, tuple) and len(told) == 2 and all(type(each) is int for each in told)):
        raise _NotTold
    return told


# -- fields and shapes -------------------------------------------------------------------------------------------------


def _field(found: Moment | Span | None, name: str) -> Steps | None:
    if isinstance(found, Span) and name in ("days", "seconds"):
        return at_once(str(found.days if name == "days" else found.seconds))
    if isinstance(found, Moment) and name in FIELDS[: 7 if found.has_time else 3]:
        return at_once(str((*found.date, *found.time, 0)[FIELDS.index(name)]))
    return None


def _read(
    owner: ast.expr, name: str, given: Sequence[object], is_library: Callable[[ast.expr, str], bool]
) -> Raising | None:
    """`date.fromisoformat` and `datetime.strptime`: of texts in which every number stands where it should."""
    match name, given:
        case "fromisoformat", [str(text)] if is_library(owner, "date") and _ISO_DATE.fullmatch(text):
            return _checked(_from_parts([text[:4], text[5:7], text[8:]], FIELDS, has_time=False))
        case "fromisoformat", [str(text)] if is_library(owner, "datetime") and _is_iso(text):
            parts = [text[:4], text[5:7], text[8:10], *text[11:].split(":")] if text[10:] else text.split("-")
            return _checked(_from_parts(parts, FIELDS, has_time=True))
        case "strptime", [str(text), str(form)] if is_library(owner, "datetime"):
            names, shape = _shape(form) if _NUMBERS_ONLY.fullmatch(form) else ([], "")
            found = re.fullmatch(shape, text) if names else None
            return _checked(_from_parts(list(found.groups()), names, has_time=True)) if found else None
    return None


def _is_iso(text: str) -> bool:
    is_dated = _ISO_DATE.fullmatch(text[:10]) is not None
    return is_dated and (not text[10:] or (text[10] in "T " and _ISO_TIME.fullmatch(text[11:]) is not None))


def _shape(form: str) -> tuple[list[str], str]:
    """The fields of a format and the pattern of its texts; none where it has others than numbers."""
    names, shape = list[str](), ""
    for literal, directive in re.findall(r"([^%]+)|%(.)", form):
        if literal and not re.search(r"[\s\d]{2}", literal):
            shape += re.escape(literal)
        elif directive in _DIRECTIVES and _DIRECTIVES[directive][0] not in names:
            names.append(_DIRECTIVES[directive][0])
            shape += f"({_DIRECTIVES[directive][1]})"
        else:
            return [], ""
    return (names, shape) if {"year", "month", "day"} <= {*names} else ([], "")


def _from_parts(parts: Sequence[str], names: Sequence[str], has_time: bool) -> Raising:
    """The numbers of cut texts, in the order of the fields."""
    if not str(FIRST_YEAR) <= parts[names.index("year")] <= str(LAST_YEAR):
        return None
    told = plain_value((yield f"[int(p) for p in {[*parts]!r}]"))
    if not isinstance(told, list) or len(told) != len(parts) or any(type(each) is not int for each in told):
        return None
    named = dict(zip(names, told, strict=False))
    fields = tuple(named.get(name, 0) for name in FIELDS[:6])
    return (yield from _as_moment(fields if has_time else fields[:3], has_time))


def _as_moment(fields: tuple[int, ...], has_time: bool) -> Raising:
    """A date of numbers that are told, where there is such a day; True where there is none."""
    year, month, day, *time = fields
    if not FIRST_YEAR <= year <= LAST_YEAR:
        return None
    if not 1 <= month <= 12:
        return True if (yield f"1 <= {month} <= 12") == "False" else None
    if not 1 <= day <= SURE_DAY:
        last = yield from _length(year, month)
        if (yield f"1 <= {day} <= {last}") != "True":
            return True
    for number, most in zip(time, (23, 59, 59), strict=False):
        if number > most:
            return True if (yield f"{number} <= {most}") == "False" else None
    return Moment(fields, has_time).text


def _length(year: int, month: int) -> Asked:
    return LONG[month - 1] + ((yield from _leap(year)) if month == 2 else 0)


def _leap(year: int) -> Asked:
    """1 in a leap year: the last two digits say it, but for those of most centuries."""
    if not FIRST_YEAR <= year <= LAST_YEAR:
        raise _NotTold
    return int((yield from _divided(year % 100, 4))[1] == 0)


def _made(
    function: ast.expr,
    given: Sequence[object],
    named: Mapping[str, object],
    is_library: Callable[[ast.expr, str], bool],
) -> Raising | None:
    """`date(2024, 5, 10)`, `timedelta(hours=30)`."""
    kind = next((name for name in ("date", "datetime", "timedelta") if is_library(function, name)), None)
    if kind == "timedelta":
        spans = {**dict(zip(("days", "seconds"), given, strict=False)), **named}
        is_plain = spans.keys() <= _SPANS.keys() and len(given) <= 2
        return _checked(_span({name: each for name, each in spans.items() if type(each) is int})) if (
            spans and is_plain and all(type(each) is int and each >= 0 for each in spans.values())
        ) else None  # fmt: skip
    fields = [*given, *(named[name] for name in FIELDS[len(given) :] if name in named)]
    is_plain = len(fields) == len(given) + len(named) and all(type(each) is int and each >= 0 for each in fields)
    if kind is None or not is_plain or not 3 <= len(fields) <= (6 if kind == "datetime" else 3):
        return None
    if named and [*FIELDS[: len(fields)]][len(given) :] != [name for name in FIELDS if name in named]:
        return None
    numbers = tuple(each for each in fields if type(each) is int)
    if not FIRST_YEAR <= numbers[0] <= LAST_YEAR:
        return None
    return _checked(_as_moment((*numbers, 0, 0, 0)[:6] if kind == "datetime" else numbers, kind == "datetime"))


def _span(given: Mapping[str, int]) -> Steps:
    days, seconds = list[int](), list[int]()
    for name, number in given.items():
        if name == "hours" and number >= 24:
            whole, number = yield from _divided(number, 24)
            days.append(whole)
        if name == "minutes" and number >= 1440:
            whole, number = yield from _divided(number, 1440)
            days.append(whole)
        row = days if name in ("weeks", "days") else seconds
        row.append((yield from _times(number, _SPANS[name])) if _SPANS[name] > 1 else number)
    total = (yield from _sum(*seconds)) if len(seconds) > 1 else sum(seconds)
    if total >= 86_400:
        whole, total = yield from _divided(total, 86_400)
        days.append(whole)
    return Span((yield from _sum(*days)) if len([day for day in days if day]) > 1 else sum(days), total).text


# -- reckoning ---------------------------------------------------------------------------------------------------------


def _compared(first: Moment, operator: ast.cmpop, second: Moment) -> Steps | None:
    """By the first field in which they differ."""
    one, other = (*first.date, *first.time), (*second.date, *second.time)
    if isinstance(operator, ast.Eq | ast.NotEq):
        size = 6 if first.has_time else 3
        return _said(f"{one[:size]} {'==' if isinstance(operator, ast.Eq) else '!='} {other[:size]}")
    if type(operator) not in _COMPARED:
        return None
    differ = [(a, b) for a, b in zip(one, other, strict=True) if a != b]
    if not differ:
        return at_once(repr(isinstance(operator, ast.LtE | ast.GtE)))
    return _ordered(differ[0][0], _COMPARED[type(operator)], differ[0][1])


def _said(text: str) -> Steps:
    told = yield text
    return told if told in ("True", "False") else None


def _ordered(a: int, operator: str, b: int) -> Steps:
    return (yield from ordered_numbers(a, operator, b)) or (yield from _said(f"{a} {operator} {b}"))


def _day_of_year(date: tuple[int, int, int], leap: int) -> Asked:
    _, month, day = date
    return (yield from _sum(BEFORE[month - 1], day, leap)) if month > 1 else day


def _reckoned(first: Moment | Span, is_sum: bool, second: Moment | Span) -> Steps:
    match first, second:
        case Moment(), Moment() if not is_sum and first.has_time == second.has_time:
            return (yield from _between(second, first))
        case Moment(), Span():
            return (yield from _moved(first, second, is_sum))
        case Span(), Moment() if is_sum:
            return (yield from _moved(second, first, is_sum))
    return None


def _between(start: Moment, end: Moment) -> Steps:
    days = yield from _days_between(start.date, end.date)
    seconds = (yield from _seconds_between(start.time, end.time)) if start.has_time else 0
    if seconds < 0:
        days, seconds = (yield from _sum(days, -1)), (yield from _sum(86_400, seconds))
    return Span(days, seconds).text


def _days_between(start: tuple[int, int, int], end: tuple[int, int, int]) -> Asked:
    """Of one month the days; of one year days of the year; else with the years between."""
    if start == end:
        return 0
    if start[:2] == end[:2]:
        return (yield from _sum(end[2], -start[2]))
    days = list[int]()
    for date in (start, end):
        # Where both are behind February of one year, its length does not matter.
        matters = date[1] > 2 and not (start[0] == end[0] and start[1] > 2 and end[1] > 2)
        leap = (yield from _leap(date[0])) if matters else 0
        days.append((yield from _day_of_year(date, leap)))
    difference = yield from _sum(days[1], -days[0])
    if start[0] == end[0]:
        return difference
    years = yield from _sum(end[0], -start[0])
    whole = yield from _days_of_years(min(start[0], end[0]), abs(years))
    return (yield from _sum(difference, whole if years > 0 else -whole))


def _days_of_years(first: int, count: int) -> Asked:
    """All days of years that follow each other, every fourth of which is a leap year: how many fours there are up to
    the last, and up to the one before the first, as counted since 1900."""
    since = [year - 1900 for year in (first - 1, first + count - 1)]
    if not (0 < count <= MOST_YEARS and all(0 <= year < 200 for year in since)):
        raise _NotTold
    fours = list[int]()
    for year in since:
        fours.append((yield from _divided(year, 4))[0])
    days = yield from _times(365, count)
    return (yield from _sum(days, (yield from _sum(fours[1], -fours[0])))) if fours[0] != fours[1] else days


def _seconds_between(start: tuple[int, int, int], end: tuple[int, int, int]) -> Asked:
    """Field by field, then in seconds."""
    parts = list[int]()
    for one, other, size in zip(start, end, (3600, 60, 1), strict=True):
        if one != other:
            difference = yield from _asked(f"{other} - {one}")
            parts.append((yield from _times(difference, size)) if size > 1 else difference)
    return (yield from _sum(*parts)) if len(parts) > 1 else sum(parts)


def _moved(moment: Moment, span: Span, is_sum: bool) -> Steps:
    """A date so many days later or earlier: from the end of one month to that of the next."""
    if not moment.has_time:
        return Moment((yield from _days_later(moment.date, span.days if is_sum else -span.days)), has_time=False).text
    days, time = span.days if is_sum else -span.days, tuple[int, ...](moment.time)
    if span.seconds:
        carried, time = yield from _later(moment.time, span.seconds, is_sum)
        days = (yield from _sum(days, carried)) if days and carried else days + carried
    return Moment((*(yield from _days_later(moment.date, days)), *time), has_time=True).text


def _days_later(date: tuple[int, int, int], days: int) -> Generator[str, str, tuple[int, int, int]]:
    year, month, day = date
    day = (yield from _sum(day, days)) if days else day
    for _ in range(MOST_MONTHS):
        if 1 <= day <= SURE_DAY:
            return year, month, day
        if day > SURE_DAY:
            last = yield from _length(year, month)
            if (yield from _ordered(day, ">", last)) != "True":
                return year, month, day
            day, month = (yield from _sum(day, -last)), month + 1
            year, month = (yield from _asked(f"{year} + 1")) if month > 12 else year, 1 if month > 12 else month
        else:
            month = month - 1
            year, month = (yield from _asked(f"{year} - 1")) if month < 1 else year, 12 if month < 1 else month
            day = yield from _sum((yield from _length(year, month)), day)
    raise _NotTold


def _later(time: tuple[int, int, int], seconds: int, is_sum: bool) -> Generator[str, str, tuple[int, tuple[int, ...]]]:
    """A time of the day so much later or earlier, and whole days that are carried."""
    hours, rest = yield from _divided(seconds, 3600) if seconds >= 3600 else _none(seconds)
    minutes, rest = yield from _divided(rest, 60) if rest >= 60 else _none(rest)
    carried, fields = 0, list[int]()
    for field, more, size in zip(reversed(time), (rest, minutes, hours), (60, 60, 24), strict=True):
        terms = (field, more if is_sum else -more, carried)
        now = (yield from _sum(*terms)) if sum(map(bool, terms)) > 1 else sum(terms)
        carried, now = (yield from _divided(now, size)) if not 0 <= now < size else (0, now)
        fields.insert(0, now)
    return carried, tuple(fields)


def _none(rest: int) -> Generator[str, str, tuple[int, int]]:
    yield from ()
    return 0, rest


# -- methods -----------------------------------------------------------------------------------------------------------


def _method(found: Moment | Span, name: str, given: Sequence[object], named: Mapping[str, object]) -> Raising | None:
    if NOT_PLAIN in (*given, *named.values()):
        return None
    match found, name, given:
        case Span(), "total_seconds", [] if not named:
            return _checked(_total_seconds(found))
        case Moment(), "replace", []:
            return _replaced(found, named)
        case Moment(), "date", [] if found.has_time and not named:
            return at_once(Moment(found.date, has_time=False).text)
        case Moment(), "weekday" | "isoweekday", [] if not named:
            return _checked(_weekday_told(found, name))
        case Moment(), "isoformat", [] if not named:
            return _checked(_formatted(found, "%Y-%m-%dT%H:%M:%S" if found.has_time else "%Y-%m-%d"))
        case Moment(), "strftime", [str(form)] if not named:
            return _checked(_formatted(found, form)) if re.fullmatch(r"(%[YmdHMSaAbB]|[^%])*", form) else None
    return None


def _total_seconds(span: Span) -> Steps:
    days = yield from _times(span.days, 86_400)
    return f"{(yield from _sum(days, span.seconds)) if days and span.seconds else days + span.seconds}.0"


def _replaced(found: Moment, named: Mapping[str, object]) -> Raising | None:
    fields = (*found.date, *found.time)[: 6 if found.has_time else 3]
    numbers = {name: each for name, each in named.items() if type(each) is int and each >= 0}
    if not named or numbers.keys() != named.keys() or not named.keys() <= {*FIELDS[: len(fields)]}:
        return None
    now = tuple(numbers.get(name, field) for name, field in zip(FIELDS, fields, strict=False))
    return _checked(_as_moment(now, found.has_time))


def _weekday_told(found: Moment, name: str) -> Steps:
    weekday = yield from _weekday(found.date)
    return str(weekday) if name == "weekday" else str((yield from _sum(weekday, 1)))


def _weekday(date: tuple[int, int, int]) -> Asked:
    """The first of January 2001 was a Monday, that of 1901 a Tuesday. A year is a day more than weeks, a leap year
    two."""
    year, month, _ = date
    start, ahead = (2001, -1) if year > 2000 else (1901, 0)
    since = yield from _asked(f"{year} - {start}") if year > start else _zero()
    leaps = yield from _asked(f"{since} // 4") if since > 3 else _zero()
    leap = (yield from _leap(year)) if month > 2 else 0
    day = yield from _day_of_year(date, leap)
    return (yield from _divided((yield from _sum(day, since, leaps, ahead)), 7))[1]


def _zero() -> Asked:
    yield from ()
    return 0


def _as_text(found: Moment | Span) -> Steps:
    """`str` of a date, or of a span: its days, hours and the rest with their zeros."""
    if isinstance(found, Moment):
        return (yield from _formatted(found, "%Y-%m-%d %H:%M:%S" if found.has_time else "%Y-%m-%d"))
    hours, rest = (yield from _divided(found.seconds, 3600)) if found.seconds >= 3600 else (0, found.seconds)
    minutes, seconds = (yield from _divided(rest, 60)) if rest >= 60 else (0, rest)
    told = plain_value((yield f"[f'{{n:02}}' for n in {[minutes, seconds]!r}]"))
    if not isinstance(told, list) or len(told) != 2 or any(type(each) is not str for each in told):
        return None
    days = f"{found.days} day{'s' * (abs(found.days) != 1)}, " if found.days else ""
    return repr(f"{days}{hours}:{told[0]}:{told[1]}")


def _formatted(found: Moment, form: str) -> Steps:
    """The numbers that are asked for with their zeros, the names of days and months; then put together."""
    texts, fields = dict[str, str](), dict(zip(FIELDS, (*found.date, *found.time), strict=False))
    directives = list(dict.fromkeys(re.findall("%(.)", form)))
    short = [each for each in directives if each in "mdHMS"]
    numbers = [fields[_DIRECTIVES[each][0]] for each in short]
    if any(number < 10 for number in numbers):
        told = plain_value((yield f"[f'{{n:02}}' for n in {numbers!r}]"))
        if not isinstance(told, list) or len(told) != len(short) or any(type(each) is not str for each in told):
            return None
        texts |= dict(zip(short, told, strict=True))
    texts = {each: str(number) for each, number in zip(short, numbers, strict=True)} | texts
    texts |= {"Y": str(found.date[0]), "B": MONTHS[found.date[1] - 1], "b": MONTHS[found.date[1] - 1][:3]}
    if {"a", "A"} & {*directives}:
        name = DAYS[(yield from _weekday(found.date)) % 7]
        texts |= {"A": name, "a": name[:3]}
    return repr(re.sub("%(.)", lambda each: texts[each[1]], form))
