### sprint_calendar_dates
from datetime import date, timedelta


def next_weekday(day: date, weekday: int) -> date:
    return day + timedelta(days=(weekday - day.weekday()) % 7)


def sprint_calendar_dates(start: str, sprints: int, weeks: int = 2, holidays: tuple[str, ...] = ()) -> list[tuple[str, str, int]]:
    """(first Monday, last Friday, working days) of each sprint."""
    off = {date.fromisoformat(h) for h in holidays}
    first = next_weekday(date.fromisoformat(start), 0)
    plan = []
    for _ in range(sprints):
        last = first + timedelta(days=7 * weeks - 3)
        days = 0
        day = first
        while day <= last:
            if day.weekday() < 5 and day not in off:
                days += 1
            day += timedelta(days=1)
        plan.append((first.isoformat(), last.isoformat(), days))
        first += timedelta(weeks=weeks)
    return plan

#> sprint_calendar_dates("2024-05-01", 2, holidays=("2024-05-09", "2024-05-20"))
#> sprint_calendar_dates("2024-01-01", 1, weeks=1)
#> sprint_calendar_dates("2024-01-01", 0)
#> sprint_calendar_dates("2023-12-20", 2, 1, ("2023-12-25", "2023-12-26", "2024-01-01"))
#> sprint_calendar_dates("20.12.2023", 2)

### medication_times_of_day
from datetime import datetime, timedelta


def medication_times_of_day(first: str, every_hours: int, until: str, sleep=(23, 6)) -> list[str]:
    """Times of the doses; a dose in the night moves to the end of the night."""
    now = datetime.strptime(first, "%d.%m. %H:%M").replace(year=2024)
    end = datetime.strptime(until, "%d.%m. %H:%M").replace(year=2024)
    if every_hours <= 0:
        raise ValueError("interval must be positive")
    times = []
    while now <= end:
        if now.hour >= sleep[0] or now.hour < sleep[1]:
            if now.hour >= sleep[0]:
                now += timedelta(days=1)
            now = now.replace(hour=sleep[1], minute=0)
            continue
        times.append(now.strftime("%d.%m. %H:%M"))
        now += timedelta(hours=every_hours)
    return times

#> medication_times_of_day("01.03. 08:00", 8, "02.03. 20:00")
#> medication_times_of_day("28.02. 18:30", 6, "01.03. 12:00")
#> medication_times_of_day("01.03. 08:00", 0, "02.03. 20:00")
#> medication_times_of_day("01.03. 08:00", 15, "03.03. 22:00")
#> medication_times_of_day("05.03. 08:00", 8, "04.03. 20:00")
#> medication_times_of_day("01.07. 02:15", 12, "03.07. 00:00", sleep=(22, 7))

### easter_based_holidays
from datetime import date, timedelta


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


OFFSETS = {"good friday": -2, "easter monday": 1, "ascension": 39, "whit monday": 50}


def easter_based_holidays(year: int, names: list[str]) -> dict[str, str]:
    """Dates of the movable holidays of a year."""
    sunday = easter(year)
    found = {}
    for name in names:
        key = name.strip().lower()
        if key == "easter":
            found[key] = sunday.isoformat()
        elif key in OFFSETS:
            found[key] = (sunday + timedelta(days=OFFSETS[key])).isoformat()
        else:
            raise KeyError(f"{name} does not move")
    return found

#> easter_based_holidays(2024, ["Easter", "Good Friday", "Whit Monday"])
#> easter_based_holidays(2019, ["ascension", "easter monday"])
#> easter_based_holidays(2000, [])
#> easter_based_holidays(2024, ["Christmas"])
#> easter_based_holidays(1961, ["easter"])

### rolling_week_hours_exceeded
from datetime import date, timedelta


def rolling_week_hours_exceeded(entries: dict[str, float], limit: float = 48.0):
    """First day on which the hours of the last seven days exceed the limit, else None."""
    hours = {date.fromisoformat(d): h for d, h in entries.items()}
    if not hours:
        return None
    day, last = min(hours), max(hours)
    while day <= last:
        total = 0.0
        for back in range(7):
            total += hours.get(day - timedelta(days=back), 0.0)
        if total > limit:
            return day.isoformat()
        day += timedelta(days=1)
    return None

#> rolling_week_hours_exceeded({"2024-05-01": 10, "2024-05-02": 12, "2024-05-03": 12, "2024-05-04": 8, "2024-05-06": 9})
#> rolling_week_hours_exceeded({"2024-05-01": 20, "2024-05-09": 40})
#> rolling_week_hours_exceeded({})
#> rolling_week_hours_exceeded({"2024-02-27": 8, "2024-02-28": 8, "2024-02-29": 8, "2024-03-01": 8}, limit=30)
#> rolling_week_hours_exceeded({"2024-13-01": 8})
#> rolling_week_hours_exceeded({'2024-05-01': 20, '2024-05-02': 12, '2024-05-03': 12, '2024-05-04': 8, '2024-05-06': 9, '2024-05-09': 40})

### bank_holiday_aware_due_date
from datetime import date, timedelta

HOLIDAYS = {(1, 1), (5, 1), (12, 25), (12, 26)}


def is_bank_day(day: date) -> bool:
    return day.weekday() < 5 and (day.month, day.day) not in HOLIDAYS


def bank_holiday_aware_due_date(invoice: str, terms: str) -> str:
    """Terms '30 days', '10 bank days' or 'end of month'; the result is always a bank day."""
    day = date.fromisoformat(invoice)
    if terms == "end of month":
        day = (day.replace(day=28) + timedelta(days=4)).replace(day=1) - timedelta(days=1)
    elif terms.endswith(" bank days"):
        left = int(terms.split()[0])
        while left:
            day += timedelta(days=1)
            if is_bank_day(day):
                left -= 1
    elif terms.endswith(" days"):
        day += timedelta(days=int(terms.split()[0]))
    else:
        raise ValueError(f"unknown terms {terms!r}")
    while not is_bank_day(day):
        day += timedelta(days=1)
    return day.isoformat()

#> bank_holiday_aware_due_date("2024-04-26", "3 bank days")
#> bank_holiday_aware_due_date("2023-12-20", "5 days")
#> bank_holiday_aware_due_date("2024-02-10", "end of month")
#> bank_holiday_aware_due_date("2024-02-10", "whenever")
#> bank_holiday_aware_due_date("2023-12-15", "10 bank days")
#> bank_holiday_aware_due_date("2024-11-30", "end of month")

### library_opening_next
OPENING = {0: None, 1: (10, 18), 2: (10, 18), 3: (12, 20), 4: (10, 18), 5: (10, 14), 6: None}
NAMES = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]


def library_opening_next(weekday: int, hour: int, closed_days=()) -> str:
    """'open until 18', or when it opens next ('Thu 12')."""
    hours = OPENING[weekday]
    if hours and weekday not in closed_days and hours[0] <= hour < hours[1]:
        return f"open until {hours[1]}"
    for ahead in range(8):
        day = (weekday + ahead) % 7
        hours = OPENING[day]
        if hours is None or day in closed_days:
            continue
        if ahead == 0 and hour >= hours[0]:
            continue
        return f"{NAMES[day]} {hours[0]}"
    return "closed"

#> library_opening_next(1, 11)
#> library_opening_next(5, 15)
#> library_opening_next(2, 9)
#> library_opening_next(2, 19, closed_days=(3, 4))
#> library_opening_next(6, 12, (0, 1, 2, 3, 4, 5))
#> library_opening_next(9, 12)

### age_text_of_baby
from datetime import date


def age_text_of_baby(born: str, today: str) -> str:
    """'3 days', '7 weeks', '5 months', '2 years and 1 month'."""
    a, b = date.fromisoformat(born), date.fromisoformat(today)
    days = (b - a).days
    if days < 0:
        raise ValueError("not born yet")
    if days < 14:
        amount, unit = days, "day"
    elif days < 84:
        amount, unit = days // 7, "week"
    else:
        months = (b.year - a.year) * 12 + b.month - a.month
        if b.day < a.day:
            months -= 1
        if months >= 24:
            years, rest = divmod(months, 12)
            text = f"{years} years"
            if rest:
                text += f" and {rest} month" + ("s" if rest > 1 else "")
            return text
        amount, unit = months, "month"
    return f"{amount} {unit}" + ("" if amount == 1 else "s")

#> age_text_of_baby("2024-05-01", "2024-05-02")
#> age_text_of_baby("2024-05-01", "2024-06-20")
#> age_text_of_baby("2023-08-31", "2024-05-30")
#> age_text_of_baby("2021-01-15", "2024-03-14")
#> age_text_of_baby("2022-03-14", "2024-03-14")
#> age_text_of_baby("2024-05-02", "2024-05-01")
#> age_text_of_baby("2020-02-29", "2022-04-01")

### tide_table_low_water
from datetime import datetime, timedelta

CYCLE = timedelta(hours=12, minutes=25)


def tide_table_low_water(known: str, from_day: str, count: int, safe=(7, 20)) -> list[str]:
    """Low waters after a day, only in daylight, from one known low water."""
    low = datetime.fromisoformat(known)
    start = datetime.fromisoformat(from_day)
    while low < start:
        low += CYCLE
    while low - CYCLE >= start:
        low -= CYCLE
    times = []
    while len(times) < count:
        if safe[0] <= low.hour < safe[1]:
            times.append(f"{low:%a %d %H:%M}")
        low += CYCLE
    return times

#> tide_table_low_water("2024-05-01T06:10", "2024-05-03", 3)
#> tide_table_low_water("2024-05-09T12:00", "2024-05-06", 2)
#> tide_table_low_water("2024-05-01T06:10", "2024-05-01", 0)
#> tide_table_low_water("2024-02-28T23:00", "2024-02-29", 4, safe=(0, 24))
#> tide_table_low_water("low", "2024-05-01", 1)

### project_milestones_delayed
from datetime import date, timedelta


class Milestone:
    def __init__(self, name, days, after):
        self.name, self.days, self.after = name, days, after
        self.end = None


def project_milestones_delayed(plan: list[tuple], start: str, delays: dict[str, int]) -> dict[str, str]:
    """End of each milestone (name, days, names it waits for); given in any order."""
    items = {name: Milestone(name, days, after) for name, days, after in plan}
    begin = date.fromisoformat(start)
    rounds = 0
    while any(m.end is None for m in items.values()):
        rounds += 1
        if rounds > len(items):
            raise RuntimeError("milestones wait for each other")
        for m in items.values():
            if m.end is not None or any(items[a].end is None for a in m.after):
                continue
            base = max((items[a].end for a in m.after), default=begin)
            m.end = base + timedelta(days=m.days + delays.get(m.name, 0))
    return {m.name: m.end.isoformat() for m in items.values()}

#> project_milestones_delayed([("ship", 2, ["test"]), ("test", 5, ["build"]), ("build", 10, [])], "2024-02-20", {"build": 3})
#> project_milestones_delayed([], "2024-02-20", {})
#> project_milestones_delayed([("a", 1, ["b"]), ("b", 1, ["a"])], "2024-02-20", {})
#> project_milestones_delayed([("a", 1, []), ("b", 9, []), ("c", 1, ["a", "b"])], "2024-12-25", {"a": 10})
#> project_milestones_delayed([("a", 1, ["zz"])], "2024-12-25", {})
#> project_milestones_delayed([('a', 1, ['b']), ('b', 1, ['a']), ('a', 1, []), ('b', 9, []), ('c', 1, ['a', 'b']), ('ship', 2, ['test']), ('test', 5, ['build']), ('build', 10, [])], '2024-02-20', {})
#> project_milestones_delayed([('ship', 2, ['test']), ('test', 5, ['build']), ('build', 10, []), ('a', 1, ['zz']), ('a', 1, []), ('b', 9, []), ('c', 1, ['a', 'b'])], '2024-02-20', {'build': 3})
