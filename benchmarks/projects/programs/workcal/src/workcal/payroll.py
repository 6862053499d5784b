"""Dates that an office needs."""

from datetime import date, datetime


def _calendar(country):
    from workcal import CALENDARS  # late: workcal imports much

    return CALENDARS[country]


def payday(year, month, country="DE"):
    """The last workday of a month."""
    first_of_next = date(year + month // 12, month % 12 + 1, 1)
    return _calendar(country).shift(first_of_next, -1)


def due(invoice_day, days=14, country="DE"):
    calendar = _calendar(country)
    day = date.fromisoformat(invoice_day)
    due_day = date.fromordinal(day.toordinal() + days)
    while not calendar.is_workday(due_day):
        due_day = calendar.shift(due_day, 1)
    return f"{due_day:%A, %d %B %Y}"


def workdays_between(start, end, country="DE"):
    start, end = (datetime.strptime(text, "%d.%m.%Y").date() for text in (start, end))
    return sum(1 for _ in _calendar(country).workdays(start, end))


def holiday_list(year, country):
    return [f"{day:%d %b} {name}" for day, name in _calendar(country).holidays(year).items()]


def why_closed(day, country="US"):
    day = date.fromisoformat(day)
    calendar = _calendar(country)
    if calendar.is_workday(day):
        return None
    return calendar.name_of(day) or day.strftime("%A")
