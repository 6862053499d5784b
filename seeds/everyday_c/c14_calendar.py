### next_billing_dates
import calendar
from datetime import date


def add_months(day: date, months: int, anchor: int) -> date:
    index = day.year * 12 + day.month - 1 + months
    year, month = divmod(index, 12)
    last = calendar.monthrange(year, month + 1)[1]
    return date(year, month + 1, min(anchor, last))


def next_billing_dates(start: str, every: int, count: int) -> list[str]:
    """Billing days every so many months; the 31st becomes the last day of shorter months."""
    first = date.fromisoformat(start)
    days = []
    current = first
    for _ in range(count):
        days.append(current.isoformat())
        current = add_months(current, every, first.day)
    return days

#> next_billing_dates("2024-01-31", 1, 4)
#> next_billing_dates("2023-11-15", 3, 3)
#> next_billing_dates("2024-02-29", 12, 3)
#> next_billing_dates("2024-05-05", 1, 0)
#> next_billing_dates("2023-08-30", 6, 5)

### month_calendar_text
import calendar


def month_calendar_text(year: int, month: int, marked: tuple[int, ...] = ()) -> list[str]:
    """Weeks of a month from Monday, marked days in brackets."""
    lines = ["Mo  Tu  We  Th  Fr  Sa  Su"]
    for week in calendar.Calendar(firstweekday=0).monthdayscalendar(year, month):
        cells = []
        for day in week:
            if day == 0:
                cells.append("    ")
            elif day in marked:
                cells.append(f"[{day:>2}]"[:4])
            else:
                cells.append(f"{day:>2}  ")
        lines.append("".join(cells).rstrip())
    return lines

#> month_calendar_text(2024, 2, (14, 29))
#> month_calendar_text(2021, 2)
#> month_calendar_text(2023, 10, (1, 31))
#> month_calendar_text(2024, 6, (30,))
#> month_calendar_text(2024, 13)

### duration_text_to_minutes
import re

PART = re.compile(r"(\d+(?:\.\d+)?)\s*(d|h|m|min|s)\b")
MINUTES = {"d": 480, "h": 60, "m": 1, "min": 1, "s": 1 / 60}  # a day of work has 8 hours


def duration_text_to_minutes(entries: list[str], limit: int | None = None) -> float:
    """Minutes of work in texts like '1h 30m' or '2.5 h'; stops when the limit is reached."""
    total = 0.0
    for entry in entries:
        found = PART.findall(entry.lower())
        if not found:
            raise ValueError(f"no duration in {entry!r}")
        for number, unit in found:
            total += float(number) * MINUTES[unit]
        if limit is not None and total >= limit:
            return float(limit)
    return round(total, 2)

#> duration_text_to_minutes(["1h 30m", "45 min", "0.5 h"])
#> duration_text_to_minutes(["1d 2h", "3h"], limit=600)
#> duration_text_to_minutes([])
#> duration_text_to_minutes(["20m", "soon"])
#> duration_text_to_minutes(["90 s", "2m 15s", "1.25h", "10 min 30 s"], 500)
#> duration_text_to_minutes(["1h 30m", "45 min", "0.5 h", "1d 2h", "3h"])
#> duration_text_to_minutes(["1d 2h", "3h", "1h 30m", "45 min", "0.5 h"])

### timezone_meeting_overlap
from datetime import datetime, timedelta, timezone

OFFSETS = {"Berlin": 1, "London": 0, "New York": -5, "Tokyo": 9, "Mumbai": 5.5}


def working_hours_utc(city, day, start=9, end=17):
    zone = timezone(timedelta(hours=OFFSETS[city]))
    begin = datetime(day.year, day.month, day.day, start, tzinfo=zone)
    return begin.astimezone(timezone.utc), (begin + timedelta(hours=end - start)).astimezone(timezone.utc)


def timezone_meeting_overlap(cities: list[str], day: str):
    """Common working hours of all cities in UTC as 'HH:MM-HH:MM', None without overlap."""
    when = datetime.fromisoformat(day)
    latest = earliest = None
    for city in cities:
        begin, end = working_hours_utc(city, when)
        latest = begin if latest is None else max(latest, begin)
        earliest = end if earliest is None else min(earliest, end)
    if latest is None or latest >= earliest:
        return None
    return f"{latest:%H:%M}-{earliest:%H:%M}"

#> timezone_meeting_overlap(["Berlin", "London"], "2024-03-04")
#> timezone_meeting_overlap(["Tokyo", "New York"], "2024-03-04")
#> timezone_meeting_overlap([], "2024-03-04")
#> timezone_meeting_overlap(["Mumbai", "Berlin", "London"], "2024-11-20")
#> timezone_meeting_overlap(["Oslo"], "2024-11-20")
#> timezone_meeting_overlap(["Berlin", "London", "Mumbai", "Berlin", "London"], "2024-03-04")
#> timezone_meeting_overlap(["Tokyo", "New York", "Mumbai", "Berlin", "London"], "2024-03-04")
#> timezone_meeting_overlap(["Mumbai", "Berlin", "London", "Berlin", "London"], "2024-03-04")

### birthday_reminders_window
from datetime import date


def next_birthday(born: date, today: date) -> date:
    for year in (today.year, today.year + 1):
        try:
            birthday = born.replace(year=year)
        except ValueError:  # 29 February
            birthday = date(year, 3, 1)
        if birthday >= today:
            return birthday


def birthday_reminders_window(people: dict[str, str], today: str, days: int) -> list[str]:
    """'Ann turns 40 in 3 days', the next ones first."""
    now = date.fromisoformat(today)
    found = []
    for name, text in people.items():
        born = date.fromisoformat(text)
        birthday = next_birthday(born, now)
        ahead = (birthday - now).days
        if ahead <= days:
            found.append((ahead, name, birthday.year - born.year))
    found.sort()
    return [f"{name} turns {age} in {ahead} days" if ahead else f"{name} turns {age} today" for ahead, name, age in found]

#> birthday_reminders_window({"Ann": "1984-03-07", "Bob": "1990-12-30", "Cid": "2000-02-29"}, "2023-02-27", 10)
#> birthday_reminders_window({"Eve": "1999-01-02", "Dan": "1970-12-31"}, "2024-12-31", 5)
#> birthday_reminders_window({}, "2024-01-01", 30)
#> birthday_reminders_window({"Gus": "1964-02-29", "Hal": "1977-03-02", "Ivy": "2001-01-15"}, "2024-01-10", 60)
#> birthday_reminders_window({"Fay": "2010-06-01"}, "2024-06-02", 30)

### shift_plan_rest_ok
from datetime import datetime, timedelta

REST = timedelta(hours=11)
LONGEST = timedelta(hours=10)


def parse_shift(text):
    start, end = text.split("/")
    begin = datetime.strptime(start, "%d.%m. %H:%M")
    finish = datetime.strptime(end, "%H:%M").replace(month=begin.month, day=begin.day)
    if finish <= begin:
        finish += timedelta(days=1)
    return begin, finish


def shift_plan_rest_ok(shifts: list[str]) -> bool:
    """Shifts like '03.06. 22:00/06:00' are not too long and have rest between them."""
    plan = sorted(map(parse_shift, shifts))
    previous_end = None
    for begin, finish in plan:
        if finish - begin > LONGEST:
            return False
        if previous_end is not None and begin - previous_end < REST:
            return False
        previous_end = finish
    return True

#> shift_plan_rest_ok(["03.06. 08:00/16:30", "04.06. 08:00/16:00"])
#> shift_plan_rest_ok(["03.06. 22:00/06:00", "04.06. 14:00/22:00"])
#> shift_plan_rest_ok(["05.06. 06:00/17:00"])
#> shift_plan_rest_ok([])
#> shift_plan_rest_ok(["07.06. 06:00/14:00", "05.06. 14:00/22:00", "06.06. 10:00/18:00", "08.06. 23:00/07:00"])
#> shift_plan_rest_ok(["03.06. 08:00/16:30", "04.06. 08:00/16:00", "07.06. 06:00/14:00", "05.06. 14:00/22:00", "06.06. 10:00/18:00", "08.06. 23:00/07:00"])
#> shift_plan_rest_ok(["03.06. 22:00/06:00", "04.06. 14:00/22:00", "07.06. 06:00/14:00", "05.06. 14:00/22:00", "06.06. 10:00/18:00", "08.06. 23:00/07:00"])

### parse_mixed_date_formats
from datetime import datetime

FORMATS = ("%Y-%m-%d", "%d.%m.%Y", "%m/%d/%Y", "%d %b %Y")


class UnknownDate(ValueError):
    pass


def parse_day(text):
    for layout in FORMATS:
        try:
            return datetime.strptime(text.strip(), layout).date()
        except ValueError:
            continue
    raise UnknownDate(text)


def parse_mixed_date_formats(texts: list[str]) -> int:
    """Days from the earliest to the latest date, texts that are no date are skipped; -1 if none is left."""
    days = []
    for text in texts:
        try:
            days.append(parse_day(text))
        except UnknownDate:
            pass
    if not days:
        return -1
    return (max(days) - min(days)).days

#> parse_mixed_date_formats(["2024-03-01", "29.02.2024", "03/15/2024"])
#> parse_mixed_date_formats(["1 Jan 2024", "31 Dec 2024 ", "yesterday"])
#> parse_mixed_date_formats([])
#> parse_mixed_date_formats(["30.02.2024", "13/13/2024"])
#> parse_mixed_date_formats(["07/04/2023", "4.7.2023", "2023-07-04"])

### quarter_revenue_report
from collections import defaultdict


def quarter_of(day: str) -> str:
    year, month, _ = day.split("-")
    return f"{year}Q{(int(month) + 2) // 3}"


def quarter_revenue_report(sales: list[tuple[str, int]], target: int) -> dict[str, bool]:
    """For each quarter with sales, whether the target was reached, counting what was too much before."""
    sums: dict[str, int] = defaultdict(int)
    for day, amount in sales:
        sums[quarter_of(day)] += amount
    surplus = 0
    report = {}
    for quarter in sorted(sums):
        available = sums[quarter] + surplus
        report[quarter] = available >= target
        surplus = max(0, available - target) // 2
    return report

#> quarter_revenue_report([("2024-01-15", 500), ("2024-02-01", 900), ("2024-05-05", 850), ("2024-07-30", 100)], 1000)
#> quarter_revenue_report([("2023-12-31", 10), ("2024-01-01", 10)], 10)
#> quarter_revenue_report([], 100)
#> quarter_revenue_report([("2024-03-31", 5000), ("2024-04-01", 1), ("2024-09-30", 1), ("2024-10-01", 999)], 1500)
#> quarter_revenue_report([("2024", 1)], 1)
#> quarter_revenue_report([("2024-01-15", 500), ("2024-02-01", 900), ("2024-05-05", 850), ("2024-07-30", 100), ("2024-03-31", 5000), ("2024-04-01", 1), ("2024-09-30", 1), ("2024-10-01", 999)], 1000)
#> quarter_revenue_report([("2023-12-31", 10), ("2024-01-01", 10), ("2024-03-31", 5000), ("2024-04-01", 1), ("2024-09-30", 1), ("2024-10-01", 999)], 10)

### cron_minutes_hours_due
def expand(field: str, low: int, high: int) -> set[int]:
    values = set()
    for part in field.split(","):
        span, _, step = part.partition("/")
        if span == "*":
            first, last = low, high
        elif "-" in span:
            first, last = map(int, span.split("-"))
        else:
            first = last = int(span)
        if first < low or last > high:
            raise ValueError(f"{part} not in {low}-{high}")
        values.update(range(first, last + 1, int(step or 1)))
    return values


def cron_minutes_hours_due(expression: str, minute: int, hour: int) -> bool:
    """Whether 'minutes hours' like '*/15 8-17' matches a time."""
    minutes, hours = expression.split()
    if hour not in expand(hours, 0, 23):
        return False
    return minute in expand(minutes, 0, 59)

#> cron_minutes_hours_due("*/15 8-17", 45, 9)
#> cron_minutes_hours_due("*/15 8-17", 45, 18)
#> cron_minutes_hours_due("0,30 */6", 30, 12)
#> cron_minutes_hours_due("5-10/2 *", 8, 3)
#> cron_minutes_hours_due("60 1", 0, 1)
#> cron_minutes_hours_due("59 0,12,23", 59, 23)

### age_groups_on_day
from collections import Counter
from datetime import date

GROUPS = ((0, "child"), (13, "teen"), (20, "adult"), (65, "senior"))


def age_on(born: date, day: date) -> int:
    before_birthday = (day.month, day.day) < (born.month, born.day)
    return day.year - born.year - before_birthday


def age_groups_on_day(births: list[str], day: str) -> dict[str, int]:
    reference = date.fromisoformat(day)
    counts = Counter()
    for text in births:
        age = age_on(date.fromisoformat(text), reference)
        if age < 0:
            continue
        label = [name for start, name in GROUPS if age >= start][-1]
        counts[label] += 1
    return dict(counts.most_common())

#> age_groups_on_day(["1990-05-05", "2010-01-01", "2011-01-02", "1950-12-31"], "2024-01-01")
#> age_groups_on_day(["2025-01-01"], "2024-01-01")
#> age_groups_on_day([], "2024-01-01")
#> age_groups_on_day(["2004-02-29", "2004-03-01", "1959-02-28"], "2024-02-29")
#> age_groups_on_day(["1980-01-01", "1981-01-01", "2020-07-07", "2021-07-07", "2019-07-07"], "2024-07-07")

### recurring_event_occurrences
from datetime import date, timedelta

STEP = {"daily": 1, "weekly": 7, "biweekly": 14}


def occurrences(start, rule, until, skip):
    day = start
    while day <= until:
        if day not in skip:
            yield day
        day += timedelta(days=STEP[rule])


def recurring_event_occurrences(spec: str, until: str, skipped: list[str] = ()) -> int:
    """How many times an event like 'weekly from 2024-03-01' takes place up to a day."""
    rule, _, start = spec.partition(" from ")
    skip = {date.fromisoformat(day) for day in skipped}
    count = 0
    for day in occurrences(date.fromisoformat(start), rule, date.fromisoformat(until), skip):
        if day.month == 8:
            continue  # no events in August
        count += 1
    return count

#> recurring_event_occurrences("weekly from 2024-03-01", "2024-04-15", ["2024-03-29"])
#> recurring_event_occurrences("biweekly from 2024-07-20", "2024-09-30")
#> recurring_event_occurrences("daily from 2024-05-10", "2024-05-09")
#> recurring_event_occurrences("monthly from 2024-05-10", "2024-06-09")
#> recurring_event_occurrences("daily from 2024-07-28", "2024-08-03", ["2024-07-30", "2024-08-01"])

### overtime_by_iso_week
from datetime import date
from itertools import groupby


def week_label(day):
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"


def overtime_by_iso_week(hours: dict[str, float], most: float = 40) -> list[tuple[str, float]]:
    """Weeks with more hours than allowed, and by how much."""
    days = sorted((date.fromisoformat(text), amount) for text, amount in hours.items())
    over = []
    for label, entries in groupby(days, key=lambda entry: week_label(entry[0])):
        total = sum(amount for _, amount in entries)
        if total > most:
            over.append((label, round(total - most, 2)))
    return over

#> overtime_by_iso_week({"2024-12-30": 20, "2025-01-01": 15, "2025-01-03": 9.5, "2025-01-06": 8})
#> overtime_by_iso_week({"2024-05-06": 10, "2024-05-07": 10}, 15)
#> overtime_by_iso_week({})
#> overtime_by_iso_week({"2021-01-03": 50, "2021-01-04": 41.25, "2020-12-31": 3})
#> overtime_by_iso_week({"2024-02-30": 1})
#> overtime_by_iso_week({"2024-12-30": 20, "2025-01-01": 15, "2025-01-03": 9.5, "2025-01-06": 8, "2021-01-03": 50, "2021-01-04": 41.25, "2020-12-31": 3})
#> overtime_by_iso_week({"2021-01-03": 50, "2021-01-04": 41.25, "2020-12-31": 3, "2024-12-30": 20, "2025-01-01": 15, "2025-01-03": 9.5, "2025-01-06": 8})

### parking_fee_rounds_up
from datetime import datetime

FREE_MINUTES = 15
RATES = ((60, 200), (120, 350), (240, 600))
DAY_MAX = 1500


def fee_for(minutes):
    if minutes <= FREE_MINUTES:
        return 0
    for limit, price in RATES:
        if minutes <= limit:
            return price
    hours_more = -(-(minutes - 240) // 60)
    return min(600 + hours_more * 150, DAY_MAX)


def parking_fee_rounds_up(tickets: list[str]) -> int:
    """Fees in cents for tickets like '2024-05-01T08:00 2024-05-01T10:30'."""
    total = 0
    for ticket in tickets:
        entry, leave = (datetime.fromisoformat(part) for part in ticket.split())
        if leave < entry:
            raise ValueError(f"left before entry: {ticket}")
        days, rest = divmod(int((leave - entry).total_seconds() // 60), 1440)
        total += days * DAY_MAX + fee_for(rest)
    return total

#> parking_fee_rounds_up(["2024-05-01T08:00 2024-05-01T08:15", "2024-05-01T08:00 2024-05-01T10:30"])
#> parking_fee_rounds_up(["2024-05-01T23:50 2024-05-03T01:00"])
#> parking_fee_rounds_up([])
#> parking_fee_rounds_up(["2024-05-02T09:00 2024-05-01T09:00"])
#> parking_fee_rounds_up(["2024-05-01T06:00 2024-05-01T23:59", "2024-05-01T07:00 2024-05-01T12:01", "2024-05-01T07:00 2024-05-01T08:00"])
#> parking_fee_rounds_up(["2024-05-01T08:00 2024-05-01T08:15", "2024-05-01T08:00 2024-05-01T10:30", "2024-05-01T06:00 2024-05-01T23:59", "2024-05-01T07:00 2024-05-01T12:01", "2024-05-01T07:00 2024-05-01T08:00"])
#> parking_fee_rounds_up(["2024-05-01T23:50 2024-05-03T01:00", "2024-05-01T06:00 2024-05-01T23:59", "2024-05-01T07:00 2024-05-01T12:01", "2024-05-01T07:00 2024-05-01T08:00"])
