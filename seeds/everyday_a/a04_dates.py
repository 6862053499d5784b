### working_days_between
from datetime import date, timedelta

HOLIDAYS = {date(2024, 1, 1), date(2024, 5, 1), date(2024, 12, 25), date(2024, 12, 26)}


def is_working_day(day):
    if day.weekday() >= 5:
        return False
    return day not in HOLIDAYS


def working_days_between(start: str, end: str) -> int:
    """Working days from start to end, both included."""
    day, last = date.fromisoformat(start), date.fromisoformat(end)
    count = 0
    while day <= last:
        if is_working_day(day):
            count += 1
        day += timedelta(days=1)
    return count

#> working_days_between("2024-04-26", "2024-05-06")
#> working_days_between("2024-12-23", "2025-01-01")
#> working_days_between("2024-03-02", "2024-03-03")
#> working_days_between("2024-03-10", "2024-03-01")
#> working_days_between("2024-02-26", "2024-03-08")
#> working_days_between("2024-13-01", "2024-03-08")

### add_working_days_to
from datetime import datetime, timedelta

FORMAT = "%d.%m.%Y"


def add_working_days_to(text, days, closed=()):
    day = datetime.strptime(text, FORMAT)
    step = timedelta(days=1 if days >= 0 else -1)
    left = abs(days)
    while left:
        day += step
        if day.weekday() in (5, 6):
            continue
        if day.strftime(FORMAT) in closed:
            continue
        left -= 1
    return day.strftime(FORMAT)

#> add_working_days_to("28.03.2024", 3, closed=("29.03.2024", "01.04.2024"))
#> add_working_days_to("01.03.2024", -2)
#> add_working_days_to("15.06.2024", 0)
#> add_working_days_to("30.12.2024", 7, ("01.01.2025",))
#> add_working_days_to("2024-01-01", 1)
#> add_working_days_to("06.01.2025", -10)

### has_booking_conflict
from datetime import datetime


class Booking:
    def __init__(self, room, start, end):
        self.room = room
        self.start = datetime.fromisoformat(start)
        self.end = datetime.fromisoformat(end)
        if self.end <= self.start:
            raise ValueError(f"{room}: ends before it starts")

    def overlaps(self, other):
        if self.room != other.room:
            return False
        return self.start < other.end and other.start < self.end


def has_booking_conflict(rows):
    bookings = [Booking(*row) for row in rows]
    for index, first in enumerate(bookings):
        for second in bookings[index + 1:]:
            if first.overlaps(second):
                return True
    return False

#> has_booking_conflict([("blue", "2024-05-02T09:00", "2024-05-02T10:00"), ("blue", "2024-05-02T10:00", "2024-05-02T11:00"), ("red", "2024-05-02T09:30", "2024-05-02T10:30"), ("red", "2024-05-03T09:30", "2024-05-03T10:30")])
#> has_booking_conflict([("blue", "2024-05-02T09:00", "2024-05-02T10:00"), ("red", "2024-05-02T09:00", "2024-05-02T10:00"), ("blue", "2024-05-02T09:59", "2024-05-02T11:00")])
#> has_booking_conflict([])
#> has_booking_conflict([("attic", "2024-05-02T12:00", "2024-05-02T11:00")])
#> has_booking_conflict([("hall", "2024-01-01", "2024-01-03"), ("hall", "2024-01-05", "2024-01-09"), ("hall", "2024-01-02", "2024-01-04")])
#> has_booking_conflict([("a", "2024-05-01", "2024-05-03"), ("b", "2024-05-01", "2024-05-03"), ("a", "2024-05-03", "2024-05-05"), ("b", "2024-05-04", "2024-05-06"), ("c", "2024-05-01", "2024-05-09")])

### free_slots_of_day
def to_minutes(clock):
    hours, minutes = clock.split(":")
    return int(hours) * 60 + int(minutes)


def to_clock(minutes):
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


def free_slots_of_day(busy: list, start: str = "09:00", end: str = "17:00", shortest: int = 30) -> list:
    cursor, stop = to_minutes(start), to_minutes(end)
    slots = []
    for begin, finish in sorted((to_minutes(a), to_minutes(b)) for a, b in busy):
        if begin - cursor >= shortest:
            slots.append((to_clock(cursor), to_clock(min(begin, stop))))
        cursor = max(cursor, finish)
    if stop - cursor >= shortest:
        slots.append((to_clock(cursor), to_clock(stop)))
    return slots

#> free_slots_of_day([("10:00", "11:30"), ("13:00", "13:45"), ("11:00", "12:00")])
#> free_slots_of_day([("09:00", "12:00"), ("12:15", "17:00")])
#> free_slots_of_day([])
#> free_slots_of_day([("08:30", "09:10"), ("15:00", "15:50"), ("16:10", "16:40")], shortest=20)
#> free_slots_of_day([("noon", "13:00")])

### age_in_full_years
from datetime import date


def birthday_in(year, born):
    try:
        return born.replace(year=year)
    except ValueError:
        # 29 February in a common year
        return date(year, 3, 1)


def age_in_full_years(born_text, on_text):
    born, on = date.fromisoformat(born_text), date.fromisoformat(on_text)
    if on < born:
        raise ValueError("not born yet")
    age = on.year - born.year
    if on < birthday_in(on.year, born):
        age -= 1
    return age

#> age_in_full_years("1990-06-15", "2024-06-14")
#> age_in_full_years("1990-06-15", "2024-06-15")
#> age_in_full_years("2004-02-29", "2023-02-28")
#> age_in_full_years("2004-02-29", "2023-03-01")
#> age_in_full_years("2024-01-02", "2024-01-01")
#> age_in_full_years("1969-12-31", "2000-01-01")
#> age_in_full_years("1980-12-31", "2024-12-30")

### next_recurrences
from datetime import date, timedelta


def add_month(day, wanted):
    year, month = (day.year + 1, 1) if day.month == 12 else (day.year, day.month + 1)
    while True:
        try:
            return date(year, month, wanted)
        except ValueError:
            wanted -= 1


def next_recurrences(start, rule, count):
    """ISO dates of a series: 'daily', 'weekly' or 'monthly', every n-th."""
    kind, _, every = rule.partition("/")
    step = int(every or 1)
    first = day = date.fromisoformat(start)
    found = []
    while len(found) < count:
        found.append(day.isoformat())
        for _ in range(step):
            if kind == "monthly":
                day = add_month(day, first.day)
            elif kind == "weekly":
                day += timedelta(weeks=1)
            elif kind == "daily":
                day += timedelta(days=1)
            else:
                raise ValueError(f"unknown rule {rule!r}")
    return found

#> next_recurrences("2024-01-31", "monthly", 5)
#> next_recurrences("2024-02-27", "daily/2", 4)
#> next_recurrences("2023-12-18", "weekly", 3)
#> next_recurrences("2023-11-30", "monthly/3", 3)
#> next_recurrences("2024-01-01", "yearly", 2)
#> next_recurrences("2024-01-01", "daily", 0)

### quarter_label_counts
from collections import Counter
from datetime import datetime

FORMATS = ("%Y-%m-%d", "%d/%m/%Y", "%b %d, %Y")


def parse_any(text):
    for pattern in FORMATS:
        try:
            return datetime.strptime(text, pattern)
        except ValueError:
            continue
    return None


def quarter_label_counts(texts):
    counts = Counter()
    for text in texts:
        day = parse_any(text.strip())
        if day is None:
            counts["?"] += 1
            continue
        quarter = (day.month - 1) // 3 + 1
        counts[f"{day.year}Q{quarter}"] += 1
    return dict(sorted(counts.items()))

#> quarter_label_counts(["2024-01-15", "31/03/2024", "Apr 01, 2024", "soon"])
#> quarter_label_counts(["Dec 24, 2023", "2023-10-01", " 02/11/2023 "])
#> quarter_label_counts([])
#> quarter_label_counts(["2024-02-30", "30/02/2024", "Feb 28, 2024", "2024-05-05", "2024-06-30"])
#> quarter_label_counts(["2022-07-01", "01/07/2022", "Jul 01, 2022"])

### human_duration_between
from datetime import datetime

UNITS = (("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1))


def plural(count, word):
    return f"{count} {word}" + ("" if count == 1 else "s")


def human_duration_between(start: str, end: str, parts: int = 2) -> str:
    """'2 days 3 hours', with at most so many parts."""
    delta = datetime.fromisoformat(end) - datetime.fromisoformat(start)
    seconds = int(abs(delta.total_seconds()))
    words = []
    for name, size in UNITS:
        count, seconds = divmod(seconds, size)
        if count:
            words.append(plural(count, name))
        if len(words) == parts:
            break
    if not words:
        return "now"
    suffix = " ago" if delta.total_seconds() < 0 else ""
    return " ".join(words) + suffix

#> human_duration_between("2024-03-01T08:00:00", "2024-03-03T11:30:05")
#> human_duration_between("2024-03-01T08:00:00", "2024-03-01T07:59:59")
#> human_duration_between("2024-03-01", "2024-03-01")
#> human_duration_between("2024-02-28T23:59:00", "2024-03-01T00:00:01", parts=4)
#> human_duration_between("2023-01-01", "2024-01-01", 1)
#> human_duration_between("2023-01-01", "January 2nd")

### timesheet_overtime_minutes
from datetime import datetime

TARGET = 8 * 60


def worked_minutes(spans):
    total = 0
    for span in spans.split():
        begin, end = (datetime.strptime(part, "%H:%M") for part in span.split("-"))
        if end < begin:
            raise ValueError(f"backwards: {span}")
        total += (end - begin).seconds // 60
    # the law wants a break of 30 minutes after six hours
    if total > 360 and " " not in spans.strip():
        total -= 30
    return total


def timesheet_overtime_minutes(days: dict[str, str]) -> int:
    balance = 0
    for day, spans in days.items():
        minutes = worked_minutes(spans)
        target = 0 if day in ("Sat", "Sun") else TARGET
        balance += minutes - target
    return balance

#> timesheet_overtime_minutes({"Mon": "08:00-12:00 12:30-17:00", "Tue": "09:00-17:30", "Sat": "10:00-11:15"})
#> timesheet_overtime_minutes({"Wed": "08:00-14:00", "Thu": ""})
#> timesheet_overtime_minutes({})
#> timesheet_overtime_minutes({"Fri": "12:00-08:00"})
#> timesheet_overtime_minutes({"Mon": "07:45-16:15", "Tue": "07:30-11:30 12:00-16:45", "Wed": "06:00-12:01"})
#> timesheet_overtime_minutes({"Mon": "08:00-12:00 12:30-17:00", "Tue": "08:00-12:00 13:00-16:00", "Wed": "07:00-15:30", "Thu": "09:00-12:30 13:00-18:00", "Fri": "08:00-14:00", "Sun": "10:00-11:00"})

### is_leap_day_birthday_list
import calendar
from datetime import datetime


def is_leap_day_birthday_list(people: list, year: int) -> bool:
    for name, born in people:
        day = datetime.strptime(born, "%d %B %Y")
        if (day.month, day.day) != (2, 29):
            continue
        if not calendar.isleap(year):
            return False
    return True

#> is_leap_day_birthday_list([("Ann", "29 February 2000"), ("Bo", "1 March 1999")], 2023)
#> is_leap_day_birthday_list([("Ann", "29 February 2000"), ("Bo", "1 March 1999")], 2024)
#> is_leap_day_birthday_list([("Cy", "28 February 1981"), ("Di", "30 July 1977")], 2023)
#> is_leap_day_birthday_list([], 1900)
#> is_leap_day_birthday_list([("Ed", "29 February 1900")], 2000)
#> is_leap_day_birthday_list([("Flo", "5 May 1988"), ("Gus", "29 February 1996")], 2100)
#> is_leap_day_birthday_list([("A", "1 May 1980"), ("B", "2 June 1981"), ("C", "3 July 1982"), ("D", "29 February 1984"), ("E", "5 May 1985"), ("F", "29 February 1988")], 2028)

### shift_roster_rotation
from datetime import date, timedelta
from itertools import cycle, islice

SHIFTS = ("early", "late", "night", "off")


def shift_roster_rotation(teams, start, days):
    """Each team starts one shift later; gives the roster by weekday and date."""
    first = date.fromisoformat(start)
    plans = {}
    for offset, team in enumerate(teams):
        plans[team] = list(islice(cycle(SHIFTS), offset, offset + days))
    roster = []
    for index in range(days):
        day = first + timedelta(days=index)
        duty = [f"{team}:{plan[index]}" for team, plan in plans.items() if plan[index] != "off"]
        roster.append(f"{day:%a %d} {' '.join(duty) or '-'}")
    return roster

#> shift_roster_rotation(["A", "B"], "2024-02-28", 4)
#> shift_roster_rotation(["red", "green", "blue", "gold"], "2024-12-30", 3)
#> shift_roster_rotation([], "2024-01-01", 2)
#> shift_roster_rotation(["solo"], "2024-07-04", 5)
#> shift_roster_rotation(["X"], "2024-7-4", 1)

### project_gantt_days
from datetime import date, timedelta


class CycleError(Exception):
    """Tasks wait for each other."""


def project_gantt_days(tasks, start):
    """Finish date of each task; a task is (days, names of those before it)."""
    begin = date.fromisoformat(start)
    finished = {}
    active = []

    def finish(name):
        if name in finished:
            return finished[name]
        if name in active:
            raise CycleError(" > ".join(active[active.index(name):] + [name]))
        active.append(name)
        days, before = tasks[name]
        ready = max([finish(other) for other in before], default=begin)
        active.pop()
        finished[name] = ready + timedelta(days=days)
        return finished[name]

    for name in tasks:
        finish(name)
    return {name: day.strftime("%d %b") for name, day in finished.items()}

#> project_gantt_days({"design": (5, []), "build": (10, ["design"]), "test": (3, ["build"]), "manual": (4, ["design"]), "ship": (1, ["test", "manual"])}, "2024-02-20")
#> project_gantt_days({"a": (1, ["b"]), "b": (1, ["c"]), "c": (1, ["a"])}, "2024-01-01")
#> project_gantt_days({"only": (0, [])}, "2023-12-31")
#> project_gantt_days({"x": (2, ["ghost"])}, "2024-01-01")
#> project_gantt_days({"late": (2, ["mid"]), "mid": (7, ["first"]), "first": (30, [])}, "2024-11-15")

### iso_week_of_entries
from datetime import date


def iso_week_of_entries(entries: list) -> str | None:
    """Sum hours by ISO year and week, as '2024-W05'."""
    totals = {}
    for day, hours in entries:
        year, week, _ = date.fromisoformat(day).isocalendar()
        label = f"{year}-W{week:02d}"
        totals[label] = totals.get(label, 0) + hours
    best = None
    for label, hours in totals.items():
        if best is None or hours > totals[best]:
            best = label
    return best

#> iso_week_of_entries([("2024-12-30", 4), ("2025-01-02", 5), ("2024-12-29", 8), ("2025-01-06", 3)])
#> iso_week_of_entries([("2024-01-31", 7.5), ("2024-02-01", 8), ("2024-02-05", 8)])
#> iso_week_of_entries([])
#> iso_week_of_entries([("2021-01-03", 1), ("2020-12-28", 1), ("2021-01-04", 2)])
#> iso_week_of_entries([("2024-02-31", 1)])
#> iso_week_of_entries([("2024-03-01", 3), ("2024-03-04", 8), ("2024-03-05", 7), ("2024-03-08", 1), ("2024-03-11", 9), ("2024-03-12", 6), ("2024-02-28", 14)])

### expired_certificates_count
from datetime import datetime, timedelta

STAMP = "%b %d %H:%M:%S %Y GMT"


def parse_expiry(line):
    _, _, text = line.partition("notAfter=")
    return datetime.strptime(text.strip(), STAMP)


def expired_certificates_count(lines, now, warn_days=0):
    limit = datetime.fromisoformat(now) + timedelta(days=warn_days)
    count = 0
    for line in lines:
        if "notAfter=" not in line:
            continue
        if parse_expiry(line) < limit:
            count += 1
    return count

#> expired_certificates_count(["CN=shop notAfter=Mar 01 12:00:00 2024 GMT", "CN=mail notAfter=Jun 30 00:00:00 2025 GMT", "CN=old notAfter=Jan 05 08:30:00 2023 GMT"], "2024-03-02")
#> expired_certificates_count(["CN=a notAfter=Mar 20 12:00:00 2024 GMT", "CN=b notAfter=Apr 20 12:00:00 2024 GMT"], "2024-03-02", warn_days=30)
#> expired_certificates_count(["# none here"], "2024-03-02")
#> expired_certificates_count(["notAfter=tomorrow"], "2024-03-02")
#> expired_certificates_count(["CN=x notAfter=Mar 02 00:00:00 2024 GMT"], "2024-03-02T00:00:00", 0)
#> expired_certificates_count(["CN=a notAfter=Jan 01 00:00:00 2024 GMT", "CN=b notAfter=Feb 01 00:00:00 2024 GMT", "# c", "CN=d notAfter=Mar 01 00:00:00 2024 GMT", "CN=e notAfter=Apr 01 00:00:00 2024 GMT", "CN=f notAfter=Dec 31 23:59:59 2023 GMT"], "2024-02-15", 20)

### timezone_meeting_hours
from datetime import datetime, timedelta, timezone

OFFICES = {"london": 0, "berlin": 1, "dubai": 4, "tokyo": 9, "denver": -7}


def local_time(moment, office):
    zone = timezone(timedelta(hours=OFFICES[office]))
    return moment.astimezone(zone)


def is_office_hour(moment):
    return moment.weekday() < 5 and 8 <= moment.hour < 18


def timezone_meeting_hours(day: str, offices: list[str]) -> list[int]:
    start = datetime.fromisoformat(day).replace(tzinfo=timezone.utc)
    hours = []
    for hour in range(6, 18, 2):
        moment = start + timedelta(hours=hour)
        for office in offices:
            if not is_office_hour(local_time(moment, office)):
                break
        else:
            hours.append(hour)
    return hours

#> timezone_meeting_hours("2024-03-05", ["london", "berlin", "dubai"])
#> timezone_meeting_hours("2024-03-05", ["berlin", "denver"])
#> timezone_meeting_hours("2024-03-09", ["london"])
#> timezone_meeting_hours("2024-03-05", ["denver", "tokyo"])
#> timezone_meeting_hours("2024-03-05", ["paris"])

### parking_tickets_total
from datetime import datetime

FREE_MINUTES = 15
HOURLY = 250
DAILY_MAX = 1800


def fee_for(minutes):
    if minutes <= FREE_MINUTES:
        return 0
    days, rest = divmod(minutes, 24 * 60)
    hours = -(-rest // 60)
    return days * DAILY_MAX + min(DAILY_MAX, hours * HOURLY)


def parking_tickets_total(tickets):
    total = 0
    for entered, left in tickets:
        if entered is None:
            total += DAILY_MAX
            continue
        stay = datetime.fromisoformat(left) - datetime.fromisoformat(entered)
        minutes = int(stay.total_seconds() // 60)
        total += fee_for(minutes)
    return total

#> parking_tickets_total([("2024-03-01T08:00", "2024-03-01T10:05"), ("2024-03-01T09:00", "2024-03-01T09:15"), (None, "2024-03-01T12:00")])
#> parking_tickets_total([("2024-03-01T08:00", "2024-03-03T09:30")])
#> parking_tickets_total([])
#> parking_tickets_total([("2024-03-01T08:00", "2024-03-01T19:59"), ("2024-03-01T22:00", "2024-03-02T01:00")])
#> parking_tickets_total([("2024-03-01T08:00", None)])
#> parking_tickets_total([("2024-03-01T08:00", "2024-03-01T08:10"), ("2024-03-01T08:00", "2024-03-01T08:20"), (None, "2024-03-01T09:00"), ("2024-03-01T08:00", "2024-03-02T10:00"), ("2024-03-01T06:00", "2024-03-01T20:00"), ("2024-03-01T12:00", "2024-03-01T14:01")])

### calendar_week_grid
import calendar


def calendar_week_grid(year: int, month: int, marked=()) -> str:
    title = f"{calendar.month_name[month]} {year}"
    rows = [title.center(27).rstrip(), "  ".join(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"])]
    for week in calendar.Calendar().monthdayscalendar(year, month):
        cells = []
        for day in week:
            if day == 0:
                cells.append("   ")
            else:
                cells.append(f"{day:2d}" + ("*" if day in marked else " "))
        rows.append(" ".join(cells).rstrip())
    return "\n".join(rows)

#> calendar_week_grid(2024, 2, marked=(14, 29))
#> calendar_week_grid(2021, 2)
#> calendar_week_grid(2023, 10, [31])
#> calendar_week_grid(2024, 9, {1, 2, 30})
#> calendar_week_grid(2024, 13)

### medicine_doses_due
from datetime import datetime, timedelta


def doses(start, every_hours, until):
    moment = start
    while moment <= until:
        yield moment
        moment += timedelta(hours=every_hours)


def medicine_doses_due(plan: dict[str, int], start: str, hours: int) -> list[str]:
    begin = datetime.strptime(start, "%Y-%m-%d %H:%M")
    end = begin + timedelta(hours=hours)
    due = []
    for name, every in plan.items():
        for moment in doses(begin, every, end):
            if moment.hour < 6:
                continue
            due.append((moment, name))
    return [f"{moment:%H:%M} {name}" for moment, name in sorted(due)]

#> medicine_doses_due({"aspirin": 6, "iron": 12}, "2024-04-01 08:00", 20)
#> medicine_doses_due({"drops": 3}, "2024-04-01 20:30", 12)
#> medicine_doses_due({}, "2024-04-01 08:00", 48)
#> medicine_doses_due({"a": 24, "b": 8, "c": 10}, "2024-04-01 07:15", 24)
#> medicine_doses_due({"x": 4}, "01.04.2024 08:00", 4)

### streak_of_days
from datetime import date, timedelta


def streak_of_days(days):
    known = {date.fromisoformat(day) for day in days}
    longest = 0
    for day in sorted(known):
        if day - timedelta(days=1) in known:
            continue
        length = 1
        while day + timedelta(days=length) in known:
            length += 1
        longest = max(longest, length)
    return longest

#> streak_of_days(["2024-02-27", "2024-02-28", "2024-02-29", "2024-03-01", "2024-03-05", "2024-03-06"])
#> streak_of_days(["2024-01-05", "2024-01-01", "2024-01-03"])
#> streak_of_days([])
#> streak_of_days(["2023-12-31", "2024-01-01", "2023-12-30", "2023-12-30", "2024-01-10", "2024-01-11"])
#> streak_of_days(["2024-02-30"])
#> streak_of_days(["2024-01-01", "2024-01-02", "2024-01-03", "2024-01-05", "2024-01-06", "2024-01-07", "2024-01-08", "2024-01-10"])

### school_timetable_clashes
DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri")


def parse_slot(text):
    day, _, lessons = text.partition(" ")
    if day not in DAYS:
        raise ValueError(f"no such day: {day}")
    first, _, last = lessons.partition("-")
    return day, range(int(first), int(last or first) + 1)


def school_timetable_clashes(plan):
    taken = {}
    clashes = set()
    for course, teacher, slots in plan:
        for slot in slots.split(", "):
            day, lessons = parse_slot(slot)
            for lesson in lessons:
                other = taken.setdefault((teacher, day, lesson), course)
                if other != course:
                    clashes.add((teacher, day, lesson))
    return sorted(clashes)

#> school_timetable_clashes([("maths 7a", "Ito", "Mon 1-2, Wed 3"), ("maths 8b", "Ito", "Mon 2, Thu 1-2"), ("art", "Berg", "Mon 1-2")])
#> school_timetable_clashes([("choir", "Lund", "Fri 5-6"), ("band", "Lund", "Fri 6-7"), ("piano", "Lund", "Fri 6")])
#> school_timetable_clashes([])
#> school_timetable_clashes([("chess", "Roy", "Sat 1")])
#> school_timetable_clashes([("bio", "Mann", "Tue 1, Tue 3"), ("chem", "Mann", "Tue 2, Tue 4")])

### deadline_traffic_light
from datetime import date
from enum import Enum


class Light(Enum):
    GREEN = 0
    YELLOW = 1
    RED = 2

    def worse(self, other):
        return self if self.value >= other.value else other


def light_for(due, today, done):
    if done:
        return Light.GREEN
    days = (due - today).days
    if days < 0:
        return Light.RED
    return Light.YELLOW if days <= 7 else Light.GREEN


def deadline_traffic_light(tasks: list[dict], today: str) -> str:
    """The worst light of a project's tasks."""
    now = date.fromisoformat(today)
    light = Light.GREEN
    for task in tasks:
        due = date.fromisoformat(task["due"])
        light = light.worse(light_for(due, now, task.get("done", False)))
        if light is Light.RED:
            break
    return light.name.lower()

#> deadline_traffic_light([{"due": "2024-03-20"}, {"due": "2024-03-05", "done": True}, {"due": "2024-03-12"}], "2024-03-08")
#> deadline_traffic_light([{"due": "2024-04-20"}, {"due": "2024-03-05"}, {"due": "bad"}], "2024-03-08")
#> deadline_traffic_light([], "2024-03-08")
#> deadline_traffic_light([{"due": "2024-03-16"}, {"due": "2024-05-01"}], "2024-03-08")
#> deadline_traffic_light([{"due": "someday"}], "2024-03-08")

### date_ranges_merged
from datetime import date, timedelta

ONE_DAY = timedelta(days=1)


def date_ranges_merged(ranges):
    """Join ranges that overlap or touch; ranges are 'from..to'."""
    parsed = []
    for text in ranges:
        first, last = map(date.fromisoformat, text.split(".."))
        if last < first:
            first, last = last, first
        parsed.append([first, last])
    merged = []
    for first, last in sorted(parsed):
        if merged and first <= merged[-1][1] + ONE_DAY:
            merged[-1][1] = max(merged[-1][1], last)
        else:
            merged.append([first, last])
    return [f"{a.isoformat()}..{b.isoformat()}" for a, b in merged]

#> date_ranges_merged(["2024-01-10..2024-01-20", "2024-01-21..2024-02-02", "2024-03-01..2024-03-02"])
#> date_ranges_merged(["2024-05-31..2024-05-01", "2024-05-10..2024-05-12"])
#> date_ranges_merged([])
#> date_ranges_merged(["2023-12-24..2023-12-31", "2024-01-02..2024-01-06", "2023-12-30..2024-01-01"])
#> date_ranges_merged(["2024-01-01"])

### vacation_account_left
from datetime import date, timedelta


def weekdays(first, last):
    day = first
    while day <= last:
        if day.weekday() < 5:
            yield day
        day += timedelta(days=1)


class VacationAccount:
    def __init__(self, yearly, carried=0):
        self.yearly = yearly
        self.carried = carried
        self.taken = []

    def take(self, first, last):
        for day in weekdays(first, last):
            # days carried over are lost after March
            if self.carried and day.month <= 3:
                self.carried -= 1
            elif self.yearly:
                self.yearly -= 1
            else:
                raise OverflowError(f"no day left for {day}")
            self.taken.append(day)


def vacation_account_left(yearly, carried, trips):
    account = VacationAccount(yearly, carried)
    for first, last in trips:
        account.take(date.fromisoformat(first), date.fromisoformat(last))
    return account.yearly

#> vacation_account_left(20, 3, [("2024-03-28", "2024-04-03"), ("2024-08-05", "2024-08-09")])
#> vacation_account_left(2, 0, [("2024-06-03", "2024-06-06")])
#> vacation_account_left(25, 5, [])
#> vacation_account_left(10, 1, [("2024-02-09", "2024-02-13"), ("2024-12-30", "2024-12-31")])
#> vacation_account_left(30, 10, [("2024-01-06", "2024-01-07")])

### countdown_to_release
from datetime import date, datetime


def countdown_to_release(now: str, milestones: dict[str, str]) -> str:
    """Days to each milestone ahead, nearest first, as one line of text."""
    today = datetime.strptime(now, "%A, %d %B %Y").date()
    ahead = []
    for name, day in milestones.items():
        days = (date.fromisoformat(day) - today).days
        if days < 0:
            continue
        if days == 0:
            ahead.append((0, f"{name} today"))
        elif days == 1:
            ahead.append((1, f"{name} tomorrow"))
        else:
            ahead.append((days, f"{name} in {days} days"))
    if not ahead:
        return "all released"
    return "; ".join(text for _, text in sorted(ahead))

#> countdown_to_release("Friday, 01 March 2024", {"beta": "2024-03-02", "alpha": "2024-02-01", "final": "2024-05-01", "freeze": "2024-03-01"})
#> countdown_to_release("Sunday, 31 December 2023", {"1.0": "2024-01-01", "2.0": "2025-01-01"})
#> countdown_to_release("Monday, 05 February 2024", {"old": "2020-02-02"})
#> countdown_to_release("Monday, 05 February 2024", {})
#> countdown_to_release("05 February 2024", {"x": "2024-02-06"})

### bus_departures_after
from bisect import bisect_left

TIMETABLE = {
    "weekday": {6: [10, 40], 7: [0, 20, 40], 8: [0, 20, 40], 17: [15, 45], 22: [30]},
    "weekend": {8: [0], 12: [0], 18: [30]},
}


def minutes_list(kind):
    return [hour * 60 + minute for hour, row in sorted(TIMETABLE[kind].items()) for minute in row]


def bus_departures_after(clock: str, kind: str = "weekday", count: int = 2) -> list:
    hour, minute = map(int, clock.split(":"))
    now = hour * 60 + minute
    times = minutes_list(kind)
    index = bisect_left(times, now)
    result = []
    for step in range(count):
        when = times[(index + step) % len(times)]
        wait = (when - now) % 1440
        result.append((f"{when // 60}:{when % 60:02d}", wait))
    return result

#> bus_departures_after("07:15")
#> bus_departures_after("22:31", count=3)
#> bus_departures_after("12:00", "weekend")
#> bus_departures_after("06:10", "weekday", 1)
#> bus_departures_after("09:00", "holiday")

### birthday_reminder_sorted
from datetime import date


def next_birthday(born, today):
    year = today.year
    while True:
        try:
            day = born.replace(year=year)
        except ValueError:
            day = date(year, 2, 28)
        if day >= today:
            return day
        year += 1


def birthday_reminder_sorted(people, today, within=30):
    now = date.fromisoformat(today)
    soon = []
    for name, born_text in people.items():
        born = date.fromisoformat(born_text)
        day = next_birthday(born, now)
        if (day - now).days <= within:
            soon.append((day, name, day.year - born.year))
    soon.sort()
    return {name: age for _, name, age in soon}

#> birthday_reminder_sorted({"Ida": "1990-12-24", "Joe": "1985-01-03", "Kim": "2001-06-06"}, "2023-12-20")
#> birthday_reminder_sorted({"Leap": "2000-02-29", "Mar": "1999-03-15"}, "2023-02-20")
#> birthday_reminder_sorted({}, "2023-02-20")
#> birthday_reminder_sorted({"Now": "1970-05-05", "Past": "1970-05-04"}, "2024-05-05", within=0)
#> birthday_reminder_sorted({"Bad": "1970-15-05"}, "2024-05-05")
