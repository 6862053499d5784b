### payday_of_month
from datetime import date, timedelta
import calendar


def payday_of_month(year: int, month: int, holidays=()) -> str:
    """Last working day of the month that is no holiday."""
    last = calendar.monthrange(year, month)[1]
    day = date(year, month, last)
    off = {date.fromisoformat(h) for h in holidays}
    while day.weekday() >= 5 or day in off:
        day -= timedelta(days=1)
    return day.isoformat()

#> payday_of_month(2024, 3, ["2024-03-29"])
#> payday_of_month(2024, 2)
#> payday_of_month(2023, 12, ("2023-12-25", "2023-12-26", "2023-12-29", "2023-12-28"))
#> payday_of_month(2022, 7)
#> payday_of_month(2024, 13)
#> payday_of_month(2021, 1, ["2021-01-29", "2021-01-28", "2021-01-27"])

### date_text_any_format
from datetime import datetime

FORMATS = ["%Y-%m-%d", "%d.%m.%Y", "%m/%d/%Y", "%d %b %Y", "%B %d, %Y", "%Y%m%d"]


def date_text_any_format(text):
    """ISO date for a date in one of the formats people send us; None if none fits."""
    cleaned = " ".join(text.split())
    for pattern in FORMATS:
        try:
            parsed = datetime.strptime(cleaned, pattern)
        except ValueError:
            continue
        if parsed.year < 1970:
            return None
        return parsed.date().isoformat()
    return None

#> date_text_any_format("2024-02-29")
#> date_text_any_format("  3   Mar 2021 ")
#> date_text_any_format("July 4, 1976")
#> date_text_any_format("02/30/2023")
#> date_text_any_format("20231105")
#> date_text_any_format("01.05.1969")

### calendar_days_until_birthday
from datetime import date


def next_birthday(born: date, today: date) -> date:
    year = today.year
    while True:
        try:
            candidate = date(year, born.month, born.day)
        except ValueError:  # 29 February
            candidate = date(year, 3, 1)
        if candidate >= today:
            return candidate
        year += 1


def calendar_days_until_birthday(people: dict[str, str], today: str) -> list[tuple[int, str, int]]:
    """(days, name, new age) sorted by days."""
    now = date.fromisoformat(today)
    rows = []
    for name, text in people.items():
        born = date.fromisoformat(text)
        when = next_birthday(born, now)
        rows.append(((when - now).days, name, when.year - born.year))
    return sorted(rows)

#> calendar_days_until_birthday({"ann": "1990-05-04", "leap": "2000-02-29", "zoe": "1985-12-31"}, "2023-02-27")
#> calendar_days_until_birthday({"a": "2000-01-01", "b": "2000-01-02"}, "2024-01-01")
#> calendar_days_until_birthday({}, "2024-01-01")
#> calendar_days_until_birthday({"x": "1999-13-01"}, "2024-01-01")
#> calendar_days_until_birthday({"p": "2004-02-29", "q": "1970-11-30", "r": "1988-03-01", "s": "2010-10-10"}, "2024-03-02")
#> calendar_days_until_birthday({'p': '2004-02-29', 'q': '1970-11-30', 'r': '1988-03-01', 's': '2010-10-10', 'ann': '1990-05-04', 'leap': '2000-02-29', 'zoe': '1985-12-31', 'a': '2000-01-01', 'b': '2000-01-02'}, '2024-03-02')
#> calendar_days_until_birthday({'ann': '1990-05-04', 'leap': '2000-02-29', 'zoe': '1985-12-31', 'p': '2004-02-29', 'q': '1970-11-30', 'r': '1988-03-01', 's': '2010-10-10', 'a': '2000-01-01', 'b': '2000-01-02'}, '2023-02-27')

### shift_overlaps_rest_period
from datetime import datetime, timedelta


def parse(moment: str) -> datetime:
    return datetime.strptime(moment, "%Y-%m-%d %H:%M")


def shift_overlaps_rest_period(shifts: list[tuple[str, str]], rest_hours: int = 11) -> bool:
    """True when somebody would begin a shift before the legal rest is over."""
    ordered = sorted((parse(a), parse(b)) for a, b in shifts)
    rest = timedelta(hours=rest_hours)
    previous_end = None
    for start, end in ordered:
        if end <= start:
            end += timedelta(days=1)
        if previous_end is not None and start < previous_end + rest:
            return True
        previous_end = end
    return False

#> shift_overlaps_rest_period([("2024-01-01 08:00", "2024-01-01 16:00"), ("2024-01-02 06:00", "2024-01-02 14:00")])
#> shift_overlaps_rest_period([("2024-01-01 22:00", "2024-01-01 06:00"), ("2024-01-02 14:00", "2024-01-02 20:00")])
#> shift_overlaps_rest_period([])
#> shift_overlaps_rest_period([("2024-01-03 08:00", "2024-01-03 12:00"), ("2024-01-01 08:00", "2024-01-01 12:00"), ("2024-01-02 08:00", "2024-01-02 12:00")], rest_hours=20)
#> shift_overlaps_rest_period([("2024-01-01 08:00", "2024-01-01 20:00"), ("2024-01-02 08:00", "2024-01-02 20:00"), ("2024-01-03 07:00", "2024-01-03 20:00"), ("2024-01-04 06:00", "2024-01-04 12:00")])

### iso_week_label_span
from datetime import date, timedelta


def iso_week_label_span(start, days):
    """Labels like 2024-W01 that a span of days touches, with the number of days in each."""
    day = date.fromisoformat(start)
    spans = {}
    for _ in range(days):
        year, week, _weekday = day.isocalendar()
        label = f"{year}-W{week:02d}"
        spans[label] = spans.get(label, 0) + 1
        day += timedelta(days=1)
    return spans

#> iso_week_label_span("2023-12-29", 8)
#> iso_week_label_span("2020-12-27", 10)
#> iso_week_label_span("2024-06-05", 1)
#> iso_week_label_span("2024-06-05", 0)
#> iso_week_label_span("2021-02-26", 15)
#> iso_week_label_span("2021-02-30", 3)

### age_group_report
from datetime import date

GROUPS = [(0, "child"), (13, "teen"), (18, "adult"), (65, "senior")]


def age_on(born, today):
    had_birthday = (today.month, today.day) >= (born.month, born.day)
    return today.year - born.year - (0 if had_birthday else 1)


def age_group_report(birth_dates, on):
    today = date.fromisoformat(on)
    counts = dict.fromkeys([name for _, name in GROUPS], 0)
    for text in birth_dates:
        age = age_on(date.fromisoformat(text), today)
        if age < 0:
            raise ValueError(f"born in the future: {text}")
        label = None
        for lowest, name in GROUPS:
            if age >= lowest:
                label = name
        counts[label] += 1
    return counts

#> age_group_report(["2010-05-01", "2011-05-02", "1950-01-01", "1959-05-01"], "2024-05-01")
#> age_group_report([], "2024-05-01")
#> age_group_report(["2006-05-01", "2006-05-02", "2024-04-30", "1990-10-10", "2025-01-01"], "2024-05-01")
#> age_group_report(["1999-12-31", "2000-01-01"], "2017-12-31")
#> age_group_report(["1959-05-02", "1959-05-01", "1940-07-07", "2000-02-29", "2015-02-28"], "2024-05-01")
#> age_group_report(['2010-05-01', '2011-05-02', '1950-01-01', '1959-05-01', '1999-12-31', '2000-01-01', '1959-05-02', '1959-05-01', '1940-07-07', '2000-02-29', '2015-02-28'], '2024-05-01')
#> age_group_report(['2010-05-01', '2011-05-02', '1950-01-01', '1959-05-01', '1959-05-02', '1959-05-01', '1940-07-07', '2000-02-29', '2015-02-28'], '2024-05-01')

### subscription_end_date
from datetime import date
import calendar


def add_months(day: date, months: int) -> date:
    index = day.year * 12 + day.month - 1 + months
    year, month = divmod(index, 12)
    month += 1
    last = calendar.monthrange(year, month)[1]
    return day.replace(year=year, month=month, day=min(day.day, last))


def subscription_end_date(start: str, renewals: list[int], frozen_days: int = 0) -> str:
    anchor = date.fromisoformat(start)
    total = 0
    for months in renewals:
        if months <= 0:
            raise ValueError("a renewal adds at least one month")
        total += months
    end = add_months(anchor, total)
    return date.fromordinal(end.toordinal() + frozen_days).isoformat()

#> subscription_end_date("2024-01-31", [1])
#> subscription_end_date("2023-10-31", [1, 1, 2], frozen_days=5)
#> subscription_end_date("2020-02-29", [12, 12])
#> subscription_end_date("2024-05-15", [])
#> subscription_end_date("2024-05-15", [3, 0])
#> subscription_end_date("2023-12-01", [6, 6, 6, 6, 6], 31)

### stopwatch_text_sum
def to_millis(text):
    clock, _, fraction = text.partition(".")
    millis = int((fraction + "000")[:3])
    factor = 1000
    for part in reversed(clock.split(":")):
        millis += int(part) * factor
        factor *= 60
    return millis


def stopwatch_text_sum(laps: list[str]) -> str:
    """Sum of laps such as '59.5', '1:02.25' or '1:00:00'."""
    rest = sum(to_millis(lap) for lap in laps)
    hours, rest = divmod(rest, 3_600_000)
    minutes, rest = divmod(rest, 60_000)
    text = f"{minutes:02d}:{rest // 1000:02d}.{rest % 1000:03d}"
    return f"{hours}:{text}" if hours else text

#> stopwatch_text_sum(["59.5", "1:02.25", "0:58.999"])
#> stopwatch_text_sum(["1:00:00", "59:59.999", "0.001"])
#> stopwatch_text_sum([])
#> stopwatch_text_sum(["4:13", "4:15.5", "abc"])
#> stopwatch_text_sum(["10:00"] * 6)
#> stopwatch_text_sum(['59.5', '1:02.25', '0:58.999', '1:00:00', '59:59.999', '0.001'])

### count_fridays_13
from datetime import date


def count_fridays_13(first_year: int, last_year: int) -> int:
    """How many Fridays fall on a 13th in these years (both included)."""
    count = 0
    for year in range(first_year, last_year + 1):
        for month in range(1, 13):
            if date(year, month, 13).weekday() == 4:
                count += 1
    return count

#> count_fridays_13(2024, 2024)
#> count_fridays_13(2015, 2016)
#> count_fridays_13(2000, 2004)
#> count_fridays_13(2020, 2019)
#> count_fridays_13(1999, 2001)

### working_minutes_in_range
from datetime import datetime, timedelta

OPEN, CLOSE = 9 * 60, 17 * 60


def working_minutes_in_range(start: str, end: str) -> int:
    """Minutes between two moments that lie in office hours on weekdays."""
    begin = datetime.fromisoformat(start)
    stop = datetime.fromisoformat(end)
    if stop < begin:
        raise ValueError("end before start")
    total = 0
    midnight = begin.replace(hour=0, minute=0)
    while midnight < stop:
        if midnight.weekday() < 5:
            low = max(begin, midnight + timedelta(minutes=OPEN))
            high = min(stop, midnight + timedelta(minutes=CLOSE))
            if high > low:
                total += int((high - low).total_seconds()) // 60
        midnight += timedelta(days=1)
    return total

#> working_minutes_in_range("2024-05-03T15:30", "2024-05-06T10:15")
#> working_minutes_in_range("2024-05-01T08:00", "2024-05-08T08:00")
#> working_minutes_in_range("2024-05-04T00:00", "2024-05-05T23:59")
#> working_minutes_in_range("2024-05-04T00:00", "2024-05-03T23:59")
#> working_minutes_in_range("2024-05-07T12:00", "2024-05-07T12:45")
#> working_minutes_in_range("2024-04-29T18:00", "2024-05-03T07:00")

### timezone_offsets_text
from datetime import datetime, timedelta, timezone


def timezone_offsets_text(utc_text: str, offsets: dict[str, float]) -> dict[str, str]:
    """Local wall time in every city, with +1/-1 when the date differs."""
    utc = datetime.fromisoformat(utc_text).replace(tzinfo=timezone.utc)
    local = {}
    for city, hours in offsets.items():
        zone = timezone(timedelta(hours=hours))
        there = utc.astimezone(zone)
        text = there.strftime("%H:%M")
        shift = (there.date() - utc.date()).days
        if shift:
            text += f" ({shift:+d})"
        local[city] = text
    return local

#> timezone_offsets_text("2024-03-10T22:30", {"Berlin": 1, "Delhi": 5.5, "New York": -4})
#> timezone_offsets_text("2024-03-10T01:00", {"LA": -7, "Tokyo": 9, "London": 0, "Kathmandu": 5.75})
#> timezone_offsets_text("2024-03-10", {})
#> timezone_offsets_text("10 March", {"A": 1})
#> timezone_offsets_text("2023-12-31T23:59:59", {"Auckland": 13, "Honolulu": -10, "Dakar": 0, "Oslo": 1, "Lima": -5})

### is_valid_time_sheet
import re

ROW = re.compile(r"^(\d\d):(\d\d)-(\d\d):(\d\d)$")


def minutes(match):
    h1, m1, h2, m2 = map(int, match.groups())
    if h1 > 23 or h2 > 24 or m1 > 59 or m2 > 59:
        return None
    return h1 * 60 + m1, h2 * 60 + m2


def is_valid_time_sheet(rows):
    """Rows like 08:00-12:00, in order, without overlaps, at most ten hours."""
    clock, worked = 0, 0
    for row in rows:
        match = ROW.match(row)
        span = minutes(match) if match else None
        if span is None:
            return False
        start, end = span
        if start < clock or end <= start:
            return False
        worked += end - start
        clock = end
    return worked <= 600

#> is_valid_time_sheet(["08:00-12:00", "12:30-17:00"])
#> is_valid_time_sheet(["08:00-12:00", "11:30-17:00"])
#> is_valid_time_sheet(["06:00-12:00", "12:00-16:01"])
#> is_valid_time_sheet(["8:00-12:00"])
#> is_valid_time_sheet([])
#> is_valid_time_sheet(["07:15-09:45", "10:00-12:30", "13:00-15:00", "15:15-18:00"])
#> is_valid_time_sheet(["23:00-24:60"])
#> is_valid_time_sheet(['07:15-09:45', '10:00-12:30', '13:00-15:00', '15:15-18:00', '08:00-12:00', '12:30-17:00', '8:00-12:00'])

### quarter_revenue_buckets
from datetime import date


def quarter_of(day: date, fiscal_start: int) -> str:
    shifted = (day.month - fiscal_start) % 12
    year = day.year if day.month >= fiscal_start else day.year - 1
    return f"FY{year % 100:02d}Q{shifted // 3 + 1}"


def quarter_revenue_buckets(sales, fiscal_start=1):
    buckets = {}
    for text, cents in sales:
        key = quarter_of(date.fromisoformat(text), fiscal_start)
        buckets[key] = buckets.get(key, 0) + cents
    return {key: buckets[key] / 100 for key in sorted(buckets)}

#> quarter_revenue_buckets([("2024-01-15", 10050), ("2024-03-31", 4950), ("2024-04-01", 1)])
#> quarter_revenue_buckets([("2024-01-15", 10050), ("2024-03-31", 4950), ("2024-04-01", 1)], fiscal_start=4)
#> quarter_revenue_buckets([])
#> quarter_revenue_buckets([("2023-12-31", 99), ("2024-07-04", 125), ("2024-10-01", 250), ("2024-08-30", 75)], 10)
#> quarter_revenue_buckets([("2024-02-30", 1)])
#> quarter_revenue_buckets([('2024-01-15', 10050), ('2024-03-31', 4950), ('2024-04-01', 1), ('2024-01-15', 10050), ('2024-03-31', 4950), ('2024-04-01', 1), ('2023-12-31', 99), ('2024-07-04', 125), ('2024-10-01', 250), ('2024-08-30', 75)], fiscal_start=4)
#> quarter_revenue_buckets([('2024-01-15', 10050), ('2024-03-31', 4950), ('2024-04-01', 1), ('2023-12-31', 99), ('2024-07-04', 125), ('2024-10-01', 250), ('2024-08-30', 75)], fiscal_start=4)

### overdue_loans_total_fee
from datetime import date, timedelta


def overdue_loans_total_fee(loans: list[dict], today: str, per_day: float = 0.25) -> float:
    """Library fees: two weeks free, Sundays are not counted, at most 5.00 a book."""
    now = date.fromisoformat(today)
    total = 0.0
    for loan in loans:
        due = date.fromisoformat(loan["out"]) + timedelta(days=14)
        days = 0
        while due < now:
            due += timedelta(days=1)
            if due.weekday() != 6:
                days += 1
        total += min(days * per_day, 5.0)
    return round(total, 2)

#> overdue_loans_total_fee([{"out": "2024-01-01"}, {"out": "2024-01-10"}], "2024-01-26")
#> overdue_loans_total_fee([], "2024-01-26")
#> overdue_loans_total_fee([{"out": "2023-12-20"}], "2024-02-01")
#> overdue_loans_total_fee([{"out": "2024-01-25"}, {"out": "2024-01-09"}], "2024-01-26", per_day=0.1)
#> overdue_loans_total_fee([{"book": "x"}], "2024-01-26")
#> overdue_loans_total_fee([{"out": "2024-01-05"}, {"out": "2024-01-06"}, {"out": "2024-01-07"}], "2024-01-25", 0.5)
#> overdue_loans_total_fee([{'out': '2024-01-01'}, {'out': '2024-01-10'}, {'out': '2024-01-05'}, {'out': '2024-01-06'}, {'out': '2024-01-07'}, {'out': '2023-12-20'}], '2024-01-26')
#> overdue_loans_total_fee([{'out': '2024-01-05'}, {'out': '2024-01-06'}, {'out': '2024-01-07'}, {'out': '2024-01-01'}, {'out': '2024-01-10'}, {'out': '2023-12-20'}], '2024-01-25', 0.5)
