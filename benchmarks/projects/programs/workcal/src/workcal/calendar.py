from __future__ import annotations

from datetime import date, timedelta
from typing import Mapping

from workcal import rules

WEEKEND = {rules.SATURDAY, rules.SUNDAY}
ONE_DAY = timedelta(days=1)


class Calendar:
    def __init__(self, holidays: Mapping[str, rules.Rule]) -> None:
        self._rules = holidays
        self._years: dict[int, dict[date, str]] = {}

    def holidays(self, year: int) -> dict[date, str]:
        if year not in self._years:
            days = {rule(year): name for name, rule in self._rules.items()}
            self._years[year] = dict(sorted(days.items()))
        return self._years[year]

    def name_of(self, day: date) -> str | None:
        return self.holidays(day.year).get(day)

    def is_workday(self, day: date) -> bool:
        return day.weekday() not in WEEKEND and self.name_of(day) is None

    def workdays(self, start: date, end: date):
        """From start to end, end not included."""
        while start < end:
            if self.is_workday(start):
                yield start
            start += ONE_DAY

    def shift(self, day: date, n: int) -> date:
        """n workdays later (or earlier)."""
        step = ONE_DAY if n >= 0 else -ONE_DAY
        while n:
            day += step
            if self.is_workday(day):
                n -= 1 if n > 0 else -1
        return day
