"""Rules that tell on which day of a year a holiday is."""

from calendar import FRIDAY, MONDAY, SATURDAY, SUNDAY, THURSDAY, monthrange
from collections.abc import Callable
from datetime import date, timedelta

Rule = Callable[[int], date]


def fixed(month: int, day: int) -> Rule:
    return lambda year: date(year, month, day)


def nth(n: int, weekday: int, month: int) -> Rule:
    """The nth weekday of a month; -1 is the last one."""

    def rule(year: int) -> date:
        if n > 0:
            first = date(year, month, 1)
            ahead = (weekday - first.weekday()) % 7
            return first + timedelta(days=ahead, weeks=n - 1)
        last = date(year, month, monthrange(year, month)[1])
        return last - timedelta(days=(last.weekday() - weekday) % 7)

    return rule


def easter(year: int) -> date:
    a, b, c = year % 19, year // 100, year % 100
    d, e = divmod(b, 4)
    g = (8 * b + 13) // 25
    h = (19 * a + b - d - g + 15) % 30
    i, k = divmod(c, 4)
    l = (32 + 2 * e + 2 * i - h - k) % 7
    m = (a + 11 * h + 22 * l) // 451
    month, day = divmod(h + l - 7 * m + 114, 31)
    return date(year, month, day + 1)


def around_easter(days: int) -> Rule:
    return lambda year: easter(year) + timedelta(days=days)


def observed(rule: Rule) -> Rule:
    """On Saturday: the Friday before; on Sunday: the Monday after."""

    def shifted(year: int) -> date:
        day = rule(year)
        shift = {SATURDAY: -1, SUNDAY: 1}.get(day.weekday(), 0)
        return day + timedelta(days=shift)

    return shifted
