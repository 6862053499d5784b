### irrigation_controller_plan
from datetime import datetime, timedelta

ZONES = {"lawn": 20, "beds": 10, "trees": 35}


def watering(zone, rain):
    minutes = ZONES[zone] - 2 * rain
    return max(0, minutes)


def irrigation_controller_plan(start: str, days: int, rain_by_day: dict[str, int]) -> list[str]:
    moment = datetime.strptime(start, "%Y-%m-%d %H:%M")
    plan = []
    for day in range(days):
        if day % 2:
            continue
        clock = moment + timedelta(days=day)
        rain = rain_by_day.get(clock.strftime("%m-%d"), 0)
        for zone in ZONES:
            minutes = watering(zone, rain)
            if minutes == 0:
                continue
            plan.append(f"{clock:%a %H:%M} {zone} {minutes}")
            clock += timedelta(minutes=minutes + 1)
    return plan

#> irrigation_controller_plan("2024-05-01 05:30", 4, {"05-03": 6})
#> irrigation_controller_plan("2024-05-30 23:50", 3, {"06-01": 20})
#> irrigation_controller_plan("2024-05-01 05:30", 0, {})
#> irrigation_controller_plan("2024-02-28 06:00", 3, {"02-28": 9, "03-01": 15})
#> irrigation_controller_plan("tomorrow", 1, {})

### flight_connections_possible
from datetime import datetime, timedelta

MINIMUM = {"FRA": 45, "LHR": 75, "AMS": 50}


class Flight:
    def __init__(self, text):
        route, leaves, lands = text.split()
        self.origin, self.target = route.split("-")
        self.leaves = datetime.strptime(leaves, "%d/%H:%M")
        self.lands = datetime.strptime(lands, "%d/%H:%M")


def flight_connections_possible(flights):
    journey = [Flight(text) for text in flights]
    for before, after in zip(journey, journey[1:]):
        if before.target != after.origin:
            return False
        needed = timedelta(minutes=MINIMUM.get(before.target, 60))
        if after.leaves - before.lands < needed:
            return False
    return True

#> flight_connections_possible(["OSL-FRA 01/08:00 01/10:05", "FRA-JFK 01/10:50 01/19:00", "JFK-SFO 01/20:00 02/02:10"])
#> flight_connections_possible(["OSL-LHR 01/08:00 01/10:05", "LHR-JFK 01/11:00 01/19:00"])
#> flight_connections_possible(["OSL-LHR 01/08:00 01/10:05", "FRA-JFK 01/21:00 02/04:00"])
#> flight_connections_possible(["AMS-CDG 05/23:30 06/00:40"])
#> flight_connections_possible(["AMS 05/23:30"])
#> flight_connections_possible(["ARN-AMS 09/22:00 10/00:05", "AMS-SIN 10/00:55 10/13:00"])

### habit_tracker_streaks
from datetime import date, timedelta


class Habit:
    def __init__(self, name, per_week):
        self.name, self.per_week = name, per_week
        self.days = set()

    def check(self, day):
        self.days.add(day)

    def weeks(self, first, last):
        start = first - timedelta(days=first.weekday())
        while start <= last:
            week = {start + timedelta(days=n) for n in range(7)}
            yield len(week & self.days) >= self.per_week
            start += timedelta(weeks=1)


def habit_tracker_streaks(per_week: int, days: list[str], today: str) -> int:
    """Full weeks in a row up to today's week, which does not break the row."""
    habit = Habit("run", per_week)
    for day in days:
        habit.check(date.fromisoformat(day))
    if not habit.days:
        return 0
    results = list(habit.weeks(min(habit.days), date.fromisoformat(today)))
    streak = 0
    for done in results[:-1]:
        streak = streak + 1 if done else 0
    if results[-1]:
        streak += 1
    return streak

#> habit_tracker_streaks(2, ["2024-03-04", "2024-03-06", "2024-03-12", "2024-03-13", "2024-03-20"], "2024-03-21")
#> habit_tracker_streaks(1, ["2024-03-01", "2024-03-09", "2024-03-22"], "2024-03-24")
#> habit_tracker_streaks(1, [], "2024-03-24")
#> habit_tracker_streaks(3, ["2024-03-04", "2024-03-05"], "2024-03-06")
#> habit_tracker_streaks(1, ["2024-03-04"], "yesterday")

### exam_slots_without_conflicts
def exam_slots_without_conflicts(students: dict, order: list[str] | None = None) -> dict[str, int]:
    """Greedy slots: exams that share a student never fall into the same slot."""
    conflicts = {}
    for exams in students.values():
        for exam in exams:
            others = conflicts.setdefault(exam, set())
            others.update(e for e in exams if e != exam)
    names = order or sorted(conflicts, key=lambda e: (-len(conflicts[e]), e))
    slots = {}
    for exam in names:
        taken = {slots[other] for other in conflicts[exam] if other in slots}
        slot = 1
        while slot in taken:
            slot += 1
        slots[exam] = slot
    return slots

#> exam_slots_without_conflicts({"ida": ["math", "art"], "bo": ["art", "bio"], "cy": ["bio", "math"], "di": ["gym"]})
#> exam_slots_without_conflicts({"a": ["x"], "b": ["y"], "c": ["z", "x"]})
#> exam_slots_without_conflicts({})
#> exam_slots_without_conflicts({"a": ["p", "q", "r"], "b": ["r", "s"]}, order=["s", "r", "q", "p"])
#> exam_slots_without_conflicts({"a": ["p", "q"]}, ["p", "q", "t"])

### on_call_rotation_on
from datetime import date, timedelta

TEAM = ["ida", "bo", "cy", "di"]


def monday_of(day):
    return day - timedelta(days=day.weekday())


def on_call_rotation_on(day: str, start: str = "2024-01-01", swaps=(), absent=()) -> str | None:
    wanted, first = date.fromisoformat(day), date.fromisoformat(start)
    if wanted < first:
        return None
    week = (monday_of(wanted) - monday_of(first)).days // 7
    order = list(TEAM)
    for swap_week, a, b in swaps:
        if swap_week == week:
            i, j = order.index(a), order.index(b)
            order[i], order[j] = order[j], order[i]
    for step in range(len(order)):
        person = order[(week + step) % len(order)]
        if person not in absent:
            return person
    raise RuntimeError("everyone is absent")

#> on_call_rotation_on("2024-01-17")
#> on_call_rotation_on("2024-02-01", swaps=[(4, "ida", "di"), (5, "bo", "cy")])
#> on_call_rotation_on("2024-01-10", absent=("bo", "cy"))
#> on_call_rotation_on("2023-12-31")
#> on_call_rotation_on("2024-01-01", absent=TEAM)
#> on_call_rotation_on("2024-03-31", start="2024-01-03", swaps=[(0, "ida", "bo")])

### cinema_schedule_fits
def clock(minutes):
    return f"{minutes // 60 % 24:02d}:{minutes % 60:02d}"


def cinema_schedule_fits(films, screens, opening=840, closing=1440, cleaning=20):
    free_at = [opening] * screens
    plan = {}
    for title, length in sorted(films.items(), key=lambda film: (-film[1], film[0])):
        screen = min(range(screens), key=lambda index: free_at[index])
        start = free_at[screen]
        # shows begin at full five minutes
        start = -(-start // 5) * 5
        if start + length > closing:
            plan[title] = None
            continue
        free_at[screen] = start + length + cleaning
        plan[title] = f"{screen + 1}@{clock(start)}"
    return plan

#> cinema_schedule_fits({"Dune": 155, "Up": 96, "Alien": 117, "Heat": 170, "Coco": 105}, 2)
#> cinema_schedule_fits({"A": 300, "B": 280, "C": 90}, 1)
#> cinema_schedule_fits({}, 3)
#> cinema_schedule_fits({"x": 1000, "y": 33, "z": 34}, 1, opening=600)
#> cinema_schedule_fits({"x": 10}, 0)

### garbage_collection_dates
from datetime import date, timedelta

HOLIDAYS = {"2024-05-01", "2024-05-09", "2024-12-25"}


def shifted(day):
    monday = day - timedelta(days=day.weekday())
    check = monday
    while check <= day:
        if check.isoformat() in HOLIDAYS:
            day += timedelta(days=1)
        check += timedelta(days=1)
    return day


def garbage_collection_dates(first: str, weeks: int, every: int = 2) -> list[str]:
    day = date.fromisoformat(first)
    dates = []
    for number in range(weeks):
        if number % every == 0:
            dates.append(shifted(day).strftime("%a %d.%m."))
        day += timedelta(weeks=1)
    return dates

#> garbage_collection_dates("2024-05-02", 3, every=1)
#> garbage_collection_dates("2024-04-18", 4)
#> garbage_collection_dates("2024-12-26", 2, 1)
#> garbage_collection_dates("2024-04-29", 1)
#> garbage_collection_dates("2024-02-30", 1)

### pomodoro_session_log
class Timer:
    WORK, SHORT, LONG = 25, 5, 15

    def __init__(self):
        self.minute = 0
        self.rounds = 0
        self.log = []

    def run(self, name, minutes):
        self.log.append(f"{self.minute:03d} {name}")
        self.minute += minutes

    def work(self, interrupted_after=None):
        if interrupted_after is not None and interrupted_after < self.WORK:
            self.run("broken", interrupted_after)
            return False
        self.run("work", self.WORK)
        self.rounds += 1
        if self.rounds % 4 == 0:
            self.run("long break", self.LONG)
        else:
            self.run("break", self.SHORT)
        return True


def pomodoro_session_log(interruptions, until=180):
    """The log of a session; a number interrupts a round after so many minutes, None does not."""
    timer = Timer()
    pending = list(interruptions)
    while timer.minute < until:
        timer.work(pending.pop(0) if pending else None)
    return timer.log[-4:], timer.rounds

#> pomodoro_session_log([None, 10, None, 30])
#> pomodoro_session_log([5, 5, 5], until=60)
#> pomodoro_session_log([], until=0)
#> pomodoro_session_log([24, 25], 100)
#> pomodoro_session_log([None] * 5, until=150)

### appointment_reminder_times
from datetime import datetime, timedelta

RULES = {"dentist": ("1d", "2h"), "flight": ("2d", "1d", "3h"), "call": ("10m",)}
UNITS = {"d": "days", "h": "hours", "m": "minutes"}


def parse_offset(text):
    return timedelta(**{UNITS[text[-1]]: int(text[:-1])})


def at_sane_hour(moment):
    if moment.hour < 7:
        return moment.replace(hour=7, minute=0)
    return moment


def appointment_reminder_times(appointments: list, now: str) -> list[str]:
    """Reminders still to come, in order: 'dd.mm. HH:MM what'."""
    current = datetime.fromisoformat(now)
    reminders = []
    for kind, when in appointments:
        start = datetime.fromisoformat(when)
        for rule in RULES.get(kind, ("1h",)):
            moment = at_sane_hour(start - parse_offset(rule))
            if current < moment < start:
                reminders.append((moment, kind))
    return [f"{moment:%d.%m. %H:%M} {kind}" for moment, kind in sorted(reminders)]

#> appointment_reminder_times([("dentist", "2024-03-01T08:30"), ("flight", "2024-03-02T06:15"), ("call", "2024-02-29T16:00")], "2024-02-29T12:00")
#> appointment_reminder_times([("party", "2024-06-01T20:00")], "2024-06-01T19:30")
#> appointment_reminder_times([], "2024-06-01T19:30")
#> appointment_reminder_times([("call", "2024-06-01T05:00"), ("call", "2024-06-01T07:05"), ("call", "2024-06-01T12:00")], "2024-05-31T00:00")
#> appointment_reminder_times([("call", "noon")], "2024-05-31")

### rental_price_by_season
from datetime import date, timedelta

SEASONS = ((6, 1, 8, 31, 120), (12, 20, 12, 31, 150), (1, 1, 1, 6, 150))
BASE = 80


def price_of(day):
    for m1, d1, m2, d2, price in SEASONS:
        if (m1, d1) <= (day.month, day.day) <= (m2, d2):
            return price
    return BASE


def rental_price_by_season(arrival, nights, weekend_extra=15):
    """Price of a stay, night by night; a week gets the cheapest night free."""
    day = date.fromisoformat(arrival)
    prices = []
    for _ in range(nights):
        price = price_of(day)
        if day.weekday() in (4, 5):
            price += weekend_extra
        prices.append(price)
        day += timedelta(days=1)
    total = sum(prices)
    if nights >= 7:
        total -= min(prices)
    return total

#> rental_price_by_season("2024-05-29", 5)
#> rental_price_by_season("2024-12-18", 7)
#> rental_price_by_season("2024-03-04", 0)
#> rental_price_by_season("2023-12-30", 9, weekend_extra=0)
#> rental_price_by_season("2024-08-30", 3, 25)

### train_delay_propagation
def parse(text):
    stops = []
    for part in text.split(","):
        name, arrive, leave = part.split()
        stops.append((name, int(arrive), int(leave)))
    return stops


def train_delay_propagation(timetable, delay_at, delay, shortest_stop=1):
    """Delays at each stop: stops are shortened to catch up, drives are not."""
    current = 0
    delays = {}
    for name, arrive, leave in parse(timetable):
        delays[name] = current
        real_arrival = arrive + current
        earliest = real_arrival + shortest_stop
        if name == delay_at:
            earliest += delay
        real_leave = max(leave, earliest)
        current = real_leave - leave
    return delays

#> train_delay_propagation("A 0 2,B 10 15,C 30 33,D 50 51,E 60 70", "A", 8)
#> train_delay_propagation("A 0 2,B 10 15,C 30 33,D 50 51", "C", 3)
#> train_delay_propagation("A 0 2,B 10 15", "X", 99)
#> train_delay_propagation("P 0 5,Q 20 30,R 40 50,S 60 61", "P", 12, shortest_stop=4)
#> train_delay_propagation("A 0", "A", 1)

### time_slots_overbooked
from collections import Counter


def quarter_hours(start, end):
    def minutes(clock):
        hours, _, rest = clock.partition(":")
        return int(hours) * 60 + int(rest or 0)

    for quarter in range(minutes(start) // 15, -(-minutes(end) // 15)):
        yield quarter


def time_slots_overbooked(bookings, capacity):
    """The first time at which more people are booked than there are places, or None."""
    load = Counter()
    for span, people in bookings:
        start, end = span.split("-")
        for quarter in quarter_hours(start, end):
            load[quarter] += people
    for quarter in sorted(load):
        if load[quarter] > capacity:
            return f"{quarter // 4:02d}:{quarter % 4 * 15:02d}"
    return None

#> time_slots_overbooked([("18-20", 4), ("19:10-21", 3), ("20:30-22", 6)], 8)
#> time_slots_overbooked([("18-20", 4), ("19-21", 4), ("19:45-20:15", 1)], 8)
#> time_slots_overbooked([("18-19", 5), ("19-20", 5)], 5)
#> time_slots_overbooked([], 0)
#> time_slots_overbooked([("12:05-12:06", 1), ("12:14-12:20", 1)], 1)

### sprint_burndown_forecast
def sprint_burndown_forecast(points: int, done_by_day: list, days: int = 10) -> tuple:
    """Points left each day and whether the pace suffices, as ('on track', [...])."""
    left = points
    remaining = []
    for done in done_by_day:
        if done is None:
            # nobody updated the board
            remaining.append(left)
            continue
        left = max(0, left - done)
        remaining.append(left)
    worked = len(done_by_day)
    if left == 0:
        return "done", remaining
    if worked == 0:
        return "not started", remaining
    pace = (points - left) / worked
    needed = left / max(1, days - worked)
    return ("on track" if pace >= needed else "late"), remaining

#> sprint_burndown_forecast(40, [5, 3, None, 6, 8])
#> sprint_burndown_forecast(40, [1, 0, None, 2])
#> sprint_burndown_forecast(10, [4, 4, 4], days=5)
#> sprint_burndown_forecast(25, [])
#> sprint_burndown_forecast(30, [2, 2, 2, 2, 2, 2, 2, 2, 2, 2])

### library_loan_fines
from datetime import date

FINES = {"book": 10, "film": 50}
FREE_DAYS = 3


class Loan:
    def __init__(self, kind, due, returned):
        self.kind = kind
        self.due = date.fromisoformat(due)
        self.returned = date.fromisoformat(returned) if returned else None

    def days_late(self, today):
        end = self.returned or today
        return max(0, (end - self.due).days)

    def fine(self, today):
        late = self.days_late(today) - FREE_DAYS
        if late <= 0:
            return 0
        return min(late * FINES[self.kind], 1000)


def library_loan_fines(loans: list, today: str) -> tuple:
    now = date.fromisoformat(today)
    total, open_late = 0, 0
    for row in loans:
        loan = Loan(*row)
        total += loan.fine(now)
        if loan.returned is None and loan.days_late(now):
            open_late += 1
    return total, total > 1500 or open_late > 2

#> library_loan_fines([("book", "2024-03-01", "2024-03-10"), ("film", "2024-03-01", None), ("book", "2024-04-01", None)], "2024-03-20")
#> library_loan_fines([("film", "2024-01-01", None), ("film", "2024-01-02", None), ("book", "2024-03-18", "2024-03-18")], "2024-03-20")
#> library_loan_fines([], "2024-03-20")
#> library_loan_fines([("book", "2024-03-18", None), ("book", "2024-03-18", None), ("book", "2024-03-19", None)], "2024-03-20")
#> library_loan_fines([("map", "2024-01-01", None)], "2024-03-20")

### stopwatch_lap_report
def parse_stamp(text):
    minutes, _, seconds = text.partition(":")
    return int(minutes) * 60 + float(seconds)


def show(seconds):
    return f"{int(seconds // 60)}:{seconds % 60:04.1f}"


def stopwatch_lap_report(stamps: str) -> list[str]:
    times = [parse_stamp(stamp) for stamp in stamps.split()]
    laps = []
    for before, after in zip([0.0] + times, times):
        if after < before:
            raise ValueError(f"clock went back at {show(after)}")
        laps.append(after - before)
    best = min(laps, default=0)
    lines = []
    for number, lap in enumerate(laps, 1):
        star = "*" if lap == best else ""
        lines.append(f"{number}. {show(lap)}{star}")
    return lines

#> stopwatch_lap_report("1:02.5 2:03.0 3:10.25 4:10.75")
#> stopwatch_lap_report("0:59 1:58 2:57")
#> stopwatch_lap_report("")
#> stopwatch_lap_report("2:00 1:00")
#> stopwatch_lap_report("10:00.1")

### night_shift_bonus_minutes
NIGHT = (22 * 60, 30 * 60)


def overlap(a, b):
    return max(0, min(a[1], b[1]) - max(a[0], b[0]))


def parse_shift(text):
    start, end = text.split("-")
    first, last = (int(part[:2]) * 60 + int(part[2:]) for part in (start, end))
    if last <= first:
        last += 24 * 60
    return first, last


def night_shift_bonus_minutes(shifts: list[str], sunday: tuple = ()) -> float:
    """Minutes with a bonus: nights from 22 to 6 (half) and Sunday shifts (whole)."""
    total = 0.0
    for index, text in enumerate(shifts):
        shift = parse_shift(text)
        if index in sunday:
            total += shift[1] - shift[0]
            continue
        night = overlap(shift, NIGHT)
        # the early hours of the same day
        night += overlap(shift, (0, 6 * 60))
        total += night / 2
    return total

#> night_shift_bonus_minutes(["2200-0600", "1400-2300", "0400-1200"])
#> night_shift_bonus_minutes(["0800-1600", "0900-1000"], sunday=(1,))
#> night_shift_bonus_minutes([])
#> night_shift_bonus_minutes(["2000-0800", "2330-0030"])
#> night_shift_bonus_minutes(["8-16"])

### leap_seconds_calendar_rules
def is_leap(year, calendar="gregorian"):
    if calendar == "julian":
        return year % 4 == 0
    if year % 100 == 0:
        return year % 400 == 0
    return year % 4 == 0


def day_of_year(year, month, day, calendar="gregorian"):
    lengths = [31, 29 if is_leap(year, calendar) else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if not 1 <= day <= lengths[month - 1]:
        raise ValueError(f"{year}-{month:02d} has no day {day}")
    total = day
    for length in lengths[:month - 1]:
        total += length
    return total


def leap_seconds_calendar_rules(dates, calendar="gregorian"):
    return [day_of_year(*map(int, text.split("-")), calendar) for text in dates]

#> leap_seconds_calendar_rules(["2024-03-01", "2023-03-01", "2024-12-31"])
#> leap_seconds_calendar_rules(["1900-12-31", "2000-02-29"])
#> leap_seconds_calendar_rules(["1900-02-29", "1900-12-31"], calendar="julian")
#> leap_seconds_calendar_rules(["1900-02-29"])
#> leap_seconds_calendar_rules([])

### maintenance_intervals_due
from datetime import date, timedelta

TASKS = {"oil": (365, 15_000), "tyres": (180, None), "belt": (1825, 90_000), "check": (None, 30_000)}


def due_by(task, last_day, last_km, today, km):
    days, distance = TASKS[task]
    if days is not None and today - last_day >= timedelta(days=days):
        return "time"
    if distance is not None and km - last_km >= distance:
        return "distance"
    return None


def maintenance_intervals_due(history, today, km):
    now = date.fromisoformat(today)
    due = {}
    for task in TASKS:
        entry = history.get(task)
        if entry is None:
            due[task] = "never done"
            continue
        day, _, at = entry.partition("@")
        reason = due_by(task, date.fromisoformat(day), int(at), now, km)
        if reason:
            due[task] = reason
    return due

#> maintenance_intervals_due({"oil": "2023-05-01@40000", "tyres": "2024-01-01@48000", "belt": "2020-01-01@1000", "check": "2022-01-01@20000"}, "2024-03-01", 51000)
#> maintenance_intervals_due({"oil": "2023-01-01@50000", "tyres": "2023-01-01@50000"}, "2024-03-01", 51000)
#> maintenance_intervals_due({"oil": "2024-02-01@50000", "tyres": "2024-02-01@50000", "belt": "2024-02-01@50000", "check": "2024-02-01@50000"}, "2024-03-01", 51000)
#> maintenance_intervals_due({}, "2024-03-01", 0)
#> maintenance_intervals_due({"oil": "May@1"}, "2024-03-01", 0)

### multi_day_event_hours
from datetime import datetime, timedelta


def split_by_day(start, end):
    """Pieces of a span that each lie within a day."""
    while start.date() < end.date():
        midnight = datetime.combine(start.date() + timedelta(days=1), datetime.min.time())
        yield start, midnight
        start = midnight
    if start < end:
        yield start, end


def multi_day_event_hours(spans):
    """Hours by date over all spans 'start/end'."""
    hours = {}
    for span in spans:
        start, end = map(datetime.fromisoformat, span.split("/"))
        if end < start:
            raise ValueError(f"ends before it starts: {span}")
        for first, last in split_by_day(start, end):
            day = first.date().isoformat()
            hours[day] = hours.get(day, 0.0) + (last - first).total_seconds() / 3600
    return hours

#> multi_day_event_hours(["2024-02-28T20:00/2024-03-01T06:30", "2024-03-01T10:00/2024-03-01T12:00"])
#> multi_day_event_hours(["2024-05-01T00:00/2024-05-02T00:00"])
#> multi_day_event_hours([])
#> multi_day_event_hours(["2024-05-01T10:00/2024-05-01T09:00"])
#> multi_day_event_hours(["2023-12-31T23:45/2024-01-01T00:15", "2023-12-31T12:00/2023-12-31T12:15"])

### club_season_fixtures
def club_season_fixtures(teams):
    """Fixtures by round, circle method; an odd number of teams gives byes."""
    ring = list(teams)
    if len(ring) % 2:
        ring.append(None)
    half = len(ring) // 2
    rounds = []
    for number in range(len(ring) - 1):
        games = []
        for home, away in zip(ring[:half], reversed(ring[half:])):
            if home is None or away is None:
                continue
            # the first team alternates between home and away
            if number % 2 and home == ring[0]:
                home, away = away, home
            games.append(f"{home}-{away}")
        rounds.append(games)
        ring.insert(1, ring.pop())
    return rounds

#> club_season_fixtures(["A", "B", "C", "D"])
#> club_season_fixtures(["x", "y", "z"])
#> club_season_fixtures(["one", "two"])
#> club_season_fixtures([])
#> club_season_fixtures("PQRST")

### reservation_waiting_list
class Event:
    def __init__(self, places):
        self.places = places
        self.going = []
        self.waiting = []

    def join(self, name):
        if name in self.going or name in self.waiting:
            return "already"
        if len(self.going) < self.places:
            self.going.append(name)
            return "going"
        self.waiting.append(name)
        return f"waiting {len(self.waiting)}"

    def leave(self, name):
        if name in self.waiting:
            self.waiting.remove(name)
            return "removed"
        if name not in self.going:
            return "unknown"
        self.going.remove(name)
        if self.waiting:
            lucky = self.waiting.pop(0)
            self.going.append(lucky)
            return f"{lucky} moves up"
        return "left"


def reservation_waiting_list(places, actions):
    event = Event(places)
    return [event.join(a[1:]) if a[0] == "+" else event.leave(a[1:]) for a in actions.split()]

#> reservation_waiting_list(2, "+ida +bo +cy +di -ida -di +bo -zoe")
#> reservation_waiting_list(1, "+a +b -b -a -a")
#> reservation_waiting_list(0, "+x +x")
#> reservation_waiting_list(3, "")
#> reservation_waiting_list(1, "+p +q +r -p -q -r +p")
