### business_days
from datetime import date, timedelta

HOLIDAYS = {(1, 1), (5, 1), (12, 25), (12, 26)}


def is_working(day):
    return day.weekday() < 5 and (day.month, day.day) not in HOLIDAYS


def business_days(start, end):
    """Working days from start to end, both included."""
    first, last = date.fromisoformat(start), date.fromisoformat(end)
    if last < first:
        raise ValueError("end is before start")
    count = 0
    day = first
    while day <= last:
        if is_working(day):
            count += 1
        day += timedelta(days=1)
    return count

#> business_days("2023-12-21", "2024-01-03")
#> business_days("2024-04-26", "2024-05-13")
#? returns business_days("2024-07-01", "2024-07-12")
#? raises ValueError business_days("2024-02-30", "2024-03-01")

### next_occurrence
import calendar
from datetime import date


def nth_weekday(year, month, weekday, n):
    """The n-th weekday of a month; n = -1 means the last one."""
    days = []
    day = 1
    while day <= calendar.monthrange(year, month)[1]:
        if date(year, month, day).weekday() == weekday:
            days.append(day)
            day += 6
        day += 1
    return date(year, month, days[n - 1 if n > 0 else n])


NAMES = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
ORDINALS = {"first": 1, "second": 2, "third": 3, "last": -1}


def next_occurrence(rule, after):
    """rule: 'last fri'; after: ISO date. The meeting that follows."""
    ordinal, name = rule.lower().split()
    day = date.fromisoformat(after)
    year, month = day.year, day.month
    while True:
        meeting = nth_weekday(year, month, NAMES.index(name), ORDINALS[ordinal])
        if meeting > day:
            return meeting.isoformat()
        month += 1
        if month > 12:
            year, month = year + 1, 1  # <- reach

#> next_occurrence("second tue", "2024-12-20")
#? returns next_occurrence("last fri", "2024-05-01")
#? raises KeyError next_occurrence("fifth mon", "2024-05-01")
#? raises ValueError next_occurrence("last day", "2024-05-01")
#? reaches next_occurrence("second tue", "2024-12-20")

### overlaps
from datetime import datetime


class Booking:
    def __init__(self, text):
        span, _, self.title = text.partition(" ")
        start, end = span.split("-")
        self.start = datetime.strptime(start, "%H:%M")
        self.end = datetime.strptime(end, "%H:%M")
        if self.end <= self.start:
            raise ValueError(f"{self.title} ends before it starts")

    def __lt__(self, other):
        return self.start < other.start


def overlaps(texts):
    """Whether any two bookings of a room overlap."""
    bookings = sorted(Booking(text) for text in texts)
    for earlier, later in zip(bookings, bookings[1:]):
        if later.start < earlier.end:
            return True
    return False  # <- reach

#> overlaps(["10:00-11:30 review", "09:00-09:45 stand-up", "13:00-14:00 lunch talk", "11:15-12:00 call"])
#> overlaps(["16:30-17:00 retro", "08:00-08:30 mail", "08:30-10:00 focus", "12:00-13:00 lunch", "10:00-12:00 workshop on naming", "13:05-16:30 hiring"])
#? raises ValueError overlaps(["10:00-09:00 backwards"])
#? reaches overlaps([])

### age_on
def parse(text):
    """'24.12.1990' or '1990-12-24' -> (1990, 12, 24)"""
    if "." in text:
        d, m, y = text.split(".")
    else:
        y, m, d = text.split("-")
    return int(y), int(m), int(d)


def leap(year):
    if year % 400 == 0:
        return True
    if year % 100 == 0:
        return False
    return year % 4 == 0


def age_at(born, day):
    by, bm, bd = parse(born)
    y, m, d = parse(day)
    if (bm, bd) == (2, 29) and not leap(y):
        bm, bd = 3, 1  # <- reach
    years = y - by
    if (m, d) < (bm, bd):
        years -= 1
    if years < 0:
        raise ValueError("not born yet")
    return years


def age_on(births, day):
    """Average age on a day, in whole years."""
    ages = []
    for born in births:
        ages.append(age_at(born, day))
    return sum(ages) // len(ages)

#> age_on(["24.12.1990", "2003-02-11", "1971-12-23"], "2024-12-23")
#? returns age_on(["01.01.1950"], "2020-06-01")
#? raises ValueError age_on(["2024-01-01"], "2020-01-01")
#? raises ZeroDivisionError age_on([], "2020-01-01")
#? reaches age_on(["29.02.2000"], "2023-03-01")

### week_grid
import calendar


def week_grid(year, month, marked=()):
    """A month as text, Monday first, marked days with a star."""
    lines = []
    first, length = calendar.monthrange(year, month)
    cells = ["   "] * first
    for day in range(1, length + 1):
        star = "*" if day in marked else " "
        cells.append(f"{day:2d}{star}")
    while cells:
        week, cells = cells[:7], cells[7:]
        lines.append("".join(week).rstrip())
    return "|".join(lines)

#> week_grid(2023, 2, marked=(14, 20))
#? returns week_grid(2021, 2)
#? raises IllegalMonthError week_grid(2021, 13)

### shift_schedule
from datetime import date, timedelta
from itertools import cycle


def rota(people, start, days):
    """Yield (day, person); nobody works on Sundays."""
    turn = cycle(people)
    for offset in range(days):
        day = start + timedelta(days=offset)
        if day.isoweekday() == 7:
            continue
        yield day, next(turn)


def shift_schedule(people, start, days, away=None):
    away = away or {}
    plan = {}
    for day, person in rota(people, date.fromisoformat(start), days):
        if day.isoformat() in away.get(person, ()):
            person = "open"  # <- reach
        plan[day.strftime("%a %d")] = person
    return plan

#> shift_schedule(["ivo", "jen", "kay"], "2024-08-30", 6, {"jen": ["2024-08-31"], "ivo": ["2024-09-01"]})
#? returns shift_schedule(["ann"], "2024-01-05", 3)
#? raises ValueError shift_schedule(["ann"], "soon", 1)
#? reaches shift_schedule(["ivo", "jen", "kay"], "2024-08-30", 6, {"jen": ["2024-08-31"], "ivo": ["2024-09-01"]})

### parse_duration_text
import re

PART = re.compile(r"(\d+(?:\.\d+)?)\s*(weeks?|days?|hours?|hrs?|h|minutes?|mins?|m|seconds?|secs?|s)\b", re.I)
SECONDS = {"w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1}


def parse_duration_text(text):
    """Seconds in '1 hour 30 min', '2h', '45 secs', '1:30:00'."""
    if ":" in text:
        total = 0  # <- reach
        for piece in text.split(":"):
            total = total * 60 + int(piece)
        return total
    total = 0.0
    end = 0
    for match in PART.finditer(text):
        between = text[end:match.start()].strip(" ,")
        if between not in ("", "and"):
            raise ValueError(f"cannot read {between!r}")
        total += float(match.group(1)) * SECONDS[match.group(2)[0].lower()]
        end = match.end()
    if end == 0:
        raise ValueError("no duration found")
    return int(total)


#> parse_duration_text("1 week, 2 days and 3 hours, 30 min, 1.5 m 12 secs")
#? returns parse_duration_text("2:03:04")
#? raises ValueError parse_duration_text("soon")
#? reaches parse_duration_text("2:03:04")

### is_open
from datetime import datetime, time

HOURS = {
    "mon-fri": ("09:00", "18:30"),
    "sat": ("10:00", "14:00"),
}
DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]


def days_of(key):
    first, _, last = key.partition("-")
    start = DAYS.index(first)
    stop = DAYS.index(last or first)
    return DAYS[start:stop + 1]


def clock(text: str) -> time:
    hours, minutes = text.split(":")
    return time(int(hours), int(minutes))


def is_open(moment: str, hours=HOURS) -> bool:
    at = datetime.fromisoformat(moment)
    today = DAYS[at.weekday()]
    for key, (opens, closes) in hours.items():
        if today not in days_of(key):
            continue
        return clock(opens) <= at.time() < clock(closes)
    return False  # <- reach

#> is_open("2024-06-15T14:00", {"mon-tue": ("08:00", "12:00"), "wed": ("08:00", "16:00"), "thu-fri": ("12:00", "20:00"), "sat": ("10:00", "14:00")})
#> is_open("2024-06-13T18:29", {"mon": ("08:00", "12:00"), "tue": ("08:00", "12:30"), "wed": ("08:00", "16:00"), "thu-fri": ("12:00", "20:00"), "sat": ("10:00", "14:00")})
#? raises ValueError is_open("2024-06-15T14:00", {"weekend": ("1:00", "2:00")})
#? reaches is_open("2024-06-16T10:00")

### release_dates
from datetime import date


def add_months(day, months):
    """Same day of a later month, or its last day."""
    index = day.year * 12 + day.month - 1 + months
    year, month = divmod(index, 12)
    month += 1
    for last in (day.day, 30, 29, 28):
        try:
            return date(year, month, last)
        except ValueError:
            continue  # <- reach
    raise AssertionError("every month has 28 days")


def release_dates(first, every, count):
    if every < 1:
        raise ValueError("at least a month apart")
    start = date.fromisoformat(first)
    dates = []
    for number in range(count):
        dates.append(add_months(start, number * every).isoformat())
    return dates

#> release_dates("2023-10-31", 2, 4)
#? returns release_dates("2024-01-15", 6, 3)
#? raises ValueError release_dates("2024-01-15", 0, 3)
#? reaches release_dates("2023-10-31", 2, 4)

### timezone_meeting
OFFSETS = {"UTC": 0, "CET": 60, "IST": 330, "PST": -480, "NPT": 345}


class Clock:
    """Wall clock of a zone, in minutes of the day."""

    def __init__(self, zone):
        if zone not in OFFSETS:
            raise KeyError(f"unknown zone {zone}")
        self.offset = OFFSETS[zone]

    def local(self, utc_minutes):
        day, minutes = divmod(utc_minutes + self.offset, 1440)
        return day, minutes


def show(day, minutes):
    suffix = {0: "", 1: " (+1)", -1: " (-1)"}[day]
    return "%02d:%02d%s" % (minutes // 60, minutes % 60, suffix)


def timezone_meeting(utc, zones):
    hours, minutes = (int(part) for part in utc.split(":"))
    table = {}
    for zone in zones:
        day, local = Clock(zone).local(hours * 60 + minutes)
        table[zone] = show(day, local)
    return table

#> timezone_meeting("19:15", ["CET", "IST", "PST", "NPT"])
#? returns timezone_meeting("03:00", ["PST"])
#? raises KeyError timezone_meeting("03:00", ["MEZ"])

### streak
from datetime import date


def longest_run(days):
    best = run = 0
    previous = None
    for day in days:
        if previous is not None and day - previous == 1:
            run += 1
        else:
            run = 1
        best = max(best, run)
        previous = day
    return best


def streak(stamps):
    """Longest run of consecutive days in a list of ISO time stamps.

    >>> streak(["2024-01-01", "2024-01-02"])
    2
    """
    days = set()
    for stamp in stamps:
        day = date.fromisoformat(stamp[:10])
        days.add(day.toordinal())
    return longest_run(sorted(days))

#> streak(["2024-02-28T07:00", "2024-02-29T22:10", "2024-03-01T06:00", "2024-03-01T19:00", "2024-03-04T08:00"])
#? returns streak(["2024-01-01", "2024-01-02", "2024-01-03", "2024-01-04", "2024-01-05"])
#? raises ValueError streak(["01/02/2024"])

### quarter_report
from collections import OrderedDict


def quarter(month):
    return (month - 1) // 3 + 1


def fiscal(year, month, starts):
    """Fiscal year and quarter when the year starts in month `starts`."""
    shifted = (month - starts) % 12 + 1
    if month < starts:
        year -= 1
    return year, quarter(shifted)


def quarter_report(sales, starts=4):
    report = OrderedDict()
    for stamp, amount in sorted(sales):
        year, month = map(int, stamp.split("-"))
        if not 1 <= month <= 12:
            raise ValueError("month %d" % month)
        fy, q = fiscal(year, month, starts)
        key = "FY%02dQ%d" % (fy % 100, q)
        report[key] = report.get(key, 0) + amount
    return dict(report)

#> quarter_report([("2024-03", 10), ("2024-04", 5), ("2023-12", 7), ("2024-06", 1), ("2024-07", 2)])
#? returns quarter_report([("2022-01", 3)])
#? raises ValueError quarter_report([("2022-13", 3)])

### reminder_times
from datetime import datetime, timedelta

OFFSETS = [timedelta(days=7), timedelta(days=3), timedelta(days=1), timedelta(hours=2)]
QUIET = range(22, 24)


def polite(moment):
    """Not late in the evening: nine o'clock of the same day's evening instead."""
    if moment.hour in QUIET:
        return moment.replace(hour=21, minute=0)
    if moment.hour < 7:
        return moment.replace(hour=7, minute=0)  # <- reach
    return moment


def reminder_times(event, now):
    at = datetime.fromisoformat(event)
    current = datetime.fromisoformat(now)
    times = []
    for offset in OFFSETS:
        reminder = polite(at - offset)
        if reminder <= current or reminder in times:
            continue
        times.append(reminder)
    return [t.strftime("%m-%d %H:%M") for t in times]

#> reminder_times("2024-09-10T23:30", "2024-09-04T12:00")
#? returns reminder_times("2024-09-10T12:00", "2024-09-09T23:00")
#? reaches reminder_times("2024-09-10T03:00", "2024-09-09T00:00")
#? raises ValueError reminder_times("", "")

### julian_day
MONTH_STARTS = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)


def is_leap(y):
    return y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)


def day_of_year(y, m, d):
    n = MONTH_STARTS[m - 1] + d
    if m > 2 and is_leap(y):
        n += 1  # <- reach
    return n


def days_before(y):
    total = 0
    for year in range(2000, y):
        total += 366 if is_leap(year) else 365
    return total


def julian_day(text):
    """Days since 2000-01-01, which is day 0."""
    y, m, d = [int(p) for p in text.split("-")]
    if y < 2000:
        raise OverflowError("too early")
    return days_before(y) + day_of_year(y, m, d) - 1

#> julian_day("2009-08-17")
#> julian_day("2024-12-31")
#? returns julian_day("2001-01-02")
#? raises OverflowError julian_day("1999-12-31")
#? raises IndexError julian_day("2001-14-01")
#? reaches julian_day("2004-03-01")

### stopwatch_laps
class Stopwatch:
    """Takes its time from outside, so that it can be tested."""

    def __init__(self, clock):
        self._clock = clock
        self._started = None
        self.laps = []

    def __enter__(self):
        self._started = self._last = self._clock()
        return self

    def lap(self, name):
        now = self._clock()
        self.laps.append((name, now - self._last))
        self._last = now

    def __exit__(self, kind, error, trace):
        self.total = self._clock() - self._started
        return kind is LookupError


def stopwatch_laps(readings, names):
    ticks = iter(readings)
    with Stopwatch(lambda: next(ticks)) as watch:
        for name in names:
            if not name:
                raise LookupError("a lap needs a name")  # <- reach
            watch.lap(name)
    slowest = max(watch.laps, key=lambda lap: lap[1], default=("-", 0))
    return f"{slowest[0]} took {slowest[1]} of {watch.total}"

#> stopwatch_laps([100, 130, 175, 190, 192], ["load", "parse", "save"])
#? returns stopwatch_laps([0, 8, 10], ["boot"])
#? reaches stopwatch_laps([0, 8, 10], [""])
#? raises StopIteration stopwatch_laps([1], ["a"])

### expired_items
from datetime import date, timedelta

SHELF_LIFE = {"milk": 7, "bread": 3, "eggs": 21}


class Item:
    def __init__(self, kind: str, bought: date):
        self.kind = kind
        self.bought = bought

    @property
    def best_before(self) -> date:
        days = SHELF_LIFE.get(self.kind, 365)
        return self.bought + timedelta(days=days)

    def __repr__(self):
        return f"{self.kind}@{self.bought:%d%b}"


def expired_items(stock: list, today: str) -> list:
    now = date.fromisoformat(today)
    gone = []
    for kind, bought in stock:
        item = Item(kind, date.fromisoformat(bought))
        if item.best_before < now:
            gone.append(item)
    gone.sort(key=lambda item: item.best_before)
    return [repr(item) for item in gone]

#> expired_items([("milk", "2024-04-01"), ("bread", "2024-04-07"), ("rice", "2023-01-01"), ("eggs", "2024-04-01")], "2024-04-12")
#? returns expired_items([("bread", "2024-02-27")], "2024-03-02")
#? raises ValueError expired_items([("milk", "April")], "2024-04-12")

### same_week
import datetime as dt


def to_date(value):
    if isinstance(value, (list, tuple)):
        return dt.date(*value)
    if isinstance(value, int):
        return dt.date.fromordinal(value)  # <- reach
    return dt.datetime.strptime(value, "%d/%m/%Y").date()


def same_week(*values):
    """True if all the given days lie in the same ISO week."""
    weeks = set()
    for value in values:
        day = to_date(value)
        year, week, _ = day.isocalendar()
        weeks.add((year, week))
        if len(weeks) > 1:
            return False
    return bool(weeks)

#> same_week("30/12/2024", [2025, 1, 5], "31/12/2024", (2025, 1, 1))
#> same_week((2024, 3, 11), "17/03/2024", [2024, 3, 13], [2024, 3, 18], "12/03/2024")
#? raises ValueError same_week("2024-01-01")
#? reaches same_week(738000)

### merge_slots
def minutes(text):
    h, m = text.split(":")
    return 60 * int(h) + int(m)


def clock(n):
    return f"{n // 60:02d}:{n % 60:02d}"


def free_slots(busy, start, end, least):
    cursor = start
    for begin, finish in sorted(busy):
        if begin - cursor >= least:
            yield cursor, begin  # <- reach
        cursor = max(cursor, finish)
    if end - cursor >= least:
        yield cursor, end


def merge_slots(busy, least=30, day=("09:00", "17:00")):
    """Free times of a day, given the busy ones as 'HH:MM-HH:MM'."""
    taken = []
    for text in busy:
        begin, finish = text.split("-")
        taken.append((minutes(begin), minutes(finish)))
    slots = free_slots(taken, minutes(day[0]), minutes(day[1]), least)
    return ["-".join(map(clock, slot)) for slot in slots]

#> merge_slots(["13:00-14:30", "09:15-10:00", "10:15-11:00"])
#? returns merge_slots(["09:00-16:00"])
#? raises ValueError merge_slots(["9-10"])
#? reaches merge_slots(["13:00-14:30", "09:15-10:00", "10:15-11:00"])

### sla_breached
from datetime import datetime, timedelta

TARGETS = {"P1": timedelta(hours=1), "P2": timedelta(hours=8), "P3": timedelta(days=3)}


def paused_time(pauses):
    total = timedelta()
    for begin, end in pauses:
        total += datetime.fromisoformat(end) - datetime.fromisoformat(begin)
    return total


def sla_breached(tickets):
    """Did any ticket take longer than its target, pauses not counted?"""
    for ticket in tickets:
        opened = datetime.fromisoformat(ticket["opened"])
        closed = datetime.fromisoformat(ticket["closed"])
        worked = closed - opened - paused_time(ticket.get("pauses", []))
        target = TARGETS.get(ticket["priority"], timedelta(days=30))
        if worked > target:
            return True  # <- reach
    return False

#> sla_breached([{"priority": "P1", "opened": "2024-01-05T10:00", "closed": "2024-01-05T12:00", "pauses": [("2024-01-05T10:30", "2024-01-05T11:45")]}, {"priority": "P3", "opened": "2024-01-05", "closed": "2024-01-07"}, {"priority": "P2", "opened": "2024-01-05T10:00", "closed": "2024-01-05T17:00"}])
#? raises KeyError sla_breached([{"opened": "2024-01-05"}])
#? reaches sla_breached([{"priority": "P1", "opened": "2024-01-05T10:00", "closed": "2024-01-06T12:00"}])

### gantt_row
from dataclasses import dataclass


@dataclass(order=True)
class Task:
    start: int
    length: int
    name: str

    @property
    def end(self):
        return self.start + self.length


def gantt_row(tasks, width=20):
    """One text row per task, sorted by start."""
    todo = sorted(Task(start, length, name) for name, start, length in tasks)
    rows = []
    for task in todo:
        if task.end > width:
            raise OverflowError(task.name)
        bar = "." * task.start + "#" * task.length
        rows.append(f"{task.name[0]}|{bar.ljust(width, '.')}")
    overlap = 0
    for a, b in zip(todo, todo[1:]):
        overlap += max(0, a.end - b.start)  # <- reach
    return rows, overlap

#> gantt_row([("design", 0, 4), ("write", 3, 9), ("check", 10, 5)], width=16)
#? returns gantt_row([("a", 1, 1)], 4)
#? raises OverflowError gantt_row([("a", 10, 11)])
#? reaches gantt_row([("design", 0, 4), ("write", 3, 9), ("check", 10, 5)], width=16)

### epoch_day_name
DAY_NAMES = ("Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed")


def split_epoch(seconds):
    """Days, hours, minutes, seconds since the epoch."""
    parts = []
    for size in (60, 60, 24):
        seconds, rest = divmod(seconds, size)
        parts.append(rest)
    return seconds, *reversed(parts)


def epoch_day_name(stamps):
    named = []
    for stamp in stamps:
        if isinstance(stamp, str):
            stamp = int(stamp, 0)
        if stamp > 10 ** 11:
            stamp //= 1000      # milliseconds, from the browser  # <- reach
        days, h, m, _ = split_epoch(stamp)
        named.append("%s %02d:%02d" % (DAY_NAMES[days % 7], h, m))
    return tuple(named)

#> epoch_day_name([0, "0x5f5e100", 1700000000123])
#? returns epoch_day_name([86400])
#? raises ValueError epoch_day_name(["today"])
#? reaches epoch_day_name([0, "0x5f5e100", 1700000000123])

### vacation_left
from datetime import date, timedelta

YEARLY = 24


class NotEnough(Exception):
    pass


def workdays(first, last):
    n = 0
    while first <= last:
        n += first.weekday() < 5
        first += timedelta(1)
    return n


def vacation_left(requests, carried=0, entry=None):
    """Days left after all requests; a late entry gets two days a month."""
    left = YEARLY + carried
    if entry:
        left = 2 * (13 - date.fromisoformat(entry).month)  # <- reach
    for first, last in requests:
        days = workdays(date.fromisoformat(first), date.fromisoformat(last))
        if days > left:
            raise NotEnough(f"{first}: {days} days wanted, {left} left")
        left -= days
    return left

#> vacation_left([("2024-05-09", "2024-05-12"), ("2024-08-05", "2024-08-16")], carried=3)
#? returns vacation_left([], entry="2024-07-01")
#? raises NotEnough vacation_left([("2024-01-01", "2024-03-01")])
#? reaches vacation_left([], entry="2024-07-01")

### sprint_of
import bisect

SPRINTS = [("2024-01-08", "Anchor"), ("2024-01-22", "Beacon"), ("2024-02-05", "Comet"), ("2024-02-19", "Delta")]


def sprint_of(commits):
    """Groups commit titles by sprint; None for those before the first one."""
    starts = [start for start, _ in SPRINTS]
    grouped = {}
    for commit in commits:
        day, _, title = commit.partition(" ")
        position = bisect.bisect_right(starts, day)
        if position == 0:
            name = None  # <- reach
        else:
            name = SPRINTS[position - 1][1]
        grouped.setdefault(name, []).append(title)
    for titles in grouped.values():
        titles.sort()
    return grouped

#> sprint_of(["2024-02-06 fix login", "2024-01-01 first commit", "2024-02-18 add search", "2024-01-22 tidy up"])
#? returns sprint_of(["2024-03-30 hotfix"])
#? reaches sprint_of(["2024-02-06 fix login", "2024-01-01 first commit", "2024-02-18 add search", "2024-01-22 tidy up"])
