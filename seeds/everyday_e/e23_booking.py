### room_calendar_bookings
from datetime import date, timedelta


class Conflict(Exception):
    pass


class Calendar:
    def __init__(self):
        self.nights = {}

    def book(self, guest, arrival, nights):
        days = [arrival + timedelta(days=i) for i in range(nights)]
        for day in days:
            if day in self.nights:
                raise Conflict(f"{day:%d.%m.} taken by {self.nights[day]}")
        for day in days:
            self.nights[day] = guest


def room_calendar_bookings(requests):
    calendar = Calendar()
    answers = []
    for guest, arrival, nights in requests:
        try:
            calendar.book(guest, date.fromisoformat(arrival), nights)
        except Conflict as conflict:
            answers.append(f"{guest}: no, {conflict}")
        else:
            answers.append(f"{guest}: yes")
    return answers

#> room_calendar_bookings([("ann", "2024-05-01", 3), ("bob", "2024-05-03", 2), ("cy", "2024-05-04", 1)])
#> room_calendar_bookings([])
#> room_calendar_bookings([("x", "2024-02-28", 2), ("y", "2024-03-01", 4), ("z", "2024-02-29", 1)])
#> room_calendar_bookings([("x", "2024-02-30", 2)])
#> room_calendar_bookings([("p", "2024-12-31", 1), ("q", "2025-01-01", 0), ("r", "2024-12-30", 3)])
#> room_calendar_bookings([('x', '2024-02-28', 2), ('y', '2024-03-01', 4), ('z', '2024-02-29', 1), ('p', '2024-12-31', 1), ('q', '2025-01-01', 0), ('r', '2024-12-30', 3), ('ann', '2024-05-01', 3), ('bob', '2024-05-03', 2), ('cy', '2024-05-04', 1)])
#> room_calendar_bookings([('x', '2024-02-28', 2), ('y', '2024-03-01', 4), ('z', '2024-02-29', 1), ('ann', '2024-05-01', 3), ('bob', '2024-05-03', 2), ('cy', '2024-05-04', 1)])

### earliest_common_slot
def earliest_common_slot(calendars: list[list[tuple[int, int]]], length: int, day=(9, 17)):
    """Earliest (start, end) in whole hours when all are free; None if there is none."""
    for start in range(day[0], day[1] - length + 1):
        end = start + length
        free = True
        for appointments in calendars:
            for a, b in appointments:
                if a < end and start < b:
                    free = False
                    break
            if not free:
                break
        if free:
            return start, end
    return None

#> earliest_common_slot([[(9, 10), (12, 13)], [(10, 11)], [(14, 17)]], 1)
#> earliest_common_slot([[(9, 10), (12, 13)], [(10, 11)], [(14, 17)]], 2)
#> earliest_common_slot([], 3)
#> earliest_common_slot([[(8, 12)], [(11, 14)]], 3, day=(8, 20))
#> earliest_common_slot([[(9, 17)]], 1)
#> earliest_common_slot([[(8, 12)], [(11, 14)], [(9, 10), (12, 13)], [(10, 11)], [(14, 17)], [(9, 10), (12, 13)], [(10, 11)], [(14, 17)]], 3, day=(8, 20))

### tables_seated_for_parties
def tables_seated_for_parties(tables: dict[str, int], parties: list[tuple[str, int]]) -> dict[str, str]:
    """Each party gets the smallest free table that is large enough, or two tables together."""
    free = dict(tables)
    seated = {}
    for name, size in parties:
        fitting = [(seats, table) for table, seats in free.items() if seats >= size]
        if fitting:
            _, table = min(fitting)
            seated[name] = table
            del free[table]
            continue
        pairs = []
        names = sorted(free)
        for i, a in enumerate(names):
            for b in names[i + 1:]:
                if free[a] + free[b] >= size:
                    pairs.append((free[a] + free[b], a, b))
        if pairs:
            _, a, b = min(pairs)
            seated[name] = f"{a}+{b}"
            del free[a], free[b]
        else:
            seated[name] = "wait"
    return seated

#> tables_seated_for_parties({"T1": 2, "T2": 4, "T3": 4}, [("Lee", 3), ("Kim", 6), ("Roe", 2)])
#> tables_seated_for_parties({}, [("Solo", 1)])
#> tables_seated_for_parties({"A": 2, "B": 2, "C": 6}, [("x", 2), ("y", 5), ("z", 3)])
#> tables_seated_for_parties({"A": 8}, [])
#> tables_seated_for_parties({"A": 2, "B": 3, "C": 3, "D": 2}, [("q", 5), ("r", 4), ("s", 1)])
#> tables_seated_for_parties({'A': 2, 'B': 3, 'C': 3, 'D': 2, 'T1': 2, 'T2': 4, 'T3': 4}, [('q', 5), ('r', 4), ('s', 1)])
#> tables_seated_for_parties({'A': 2, 'B': 3, 'C': 3, 'T1': 2, 'T2': 4, 'T3': 4, 'D': 2}, [('x', 2), ('y', 5), ('z', 3)])

### flight_seats_overbooked
def flight_seats_overbooked(seats: int, events: list[str], overbooking: float = 0.1):
    """Process 'book NAME' and 'cancel NAME'; returns (confirmed, waiting list)."""
    limit = int(seats * (1 + overbooking))
    confirmed, waiting = [], []
    for event in events:
        action, name = event.split(" ", 1)
        if action == "book":
            if name in confirmed or name in waiting:
                continue
            (confirmed if len(confirmed) < limit else waiting).append(name)
        elif name in confirmed:
            confirmed.remove(name)
            if waiting:
                confirmed.append(waiting.pop(0))
        elif name in waiting:
            waiting.remove(name)
    return confirmed, waiting

#> flight_seats_overbooked(2, ["book a", "book b", "book c", "book d", "cancel a", "cancel d", "book e"])
#> flight_seats_overbooked(2, ["book a", "book a", "book b", "book c"], overbooking=0.5)
#> flight_seats_overbooked(0, ["book x", "cancel y"])
#> flight_seats_overbooked(3, ["book m", "book n", "cancel m", "cancel n", "book m"])
#> flight_seats_overbooked(1, ["book p", "book q", "book r", "cancel q", "cancel p", "cancel p"])

### shift_plan_by_rotation
def shift_plan_by_rotation(workers: list[str], days: int, off: dict[str, set[int]]) -> list[str]:
    """One worker a day in turn; who is off is skipped and comes next time first."""
    queue = list(workers)
    plan = []
    for day in range(days):
        for i, worker in enumerate(queue):
            if day not in off.get(worker, set()):
                plan.append(worker)
                queue.append(queue.pop(i))
                break
        else:
            raise LookupError(f"nobody on day {day}")
    return plan

#> shift_plan_by_rotation(["ann", "bob", "cy"], 6, {"bob": {1, 2}})
#> shift_plan_by_rotation(["ann"], 3, {"ann": {2}})
#> shift_plan_by_rotation([], 0, {})
#> shift_plan_by_rotation(["p", "q"], 5, {"p": {0, 1, 2}})
#> shift_plan_by_rotation(["a", "b", "c", "d"], 8, {"a": {0, 4}, "c": {2}, "d": {3, 5}})
#> shift_plan_by_rotation(['a', 'b', 'c', 'd', 'p', 'q'], 8, {'a': {0, 4}, 'c': {2}, 'd': {3, 5}})
#> shift_plan_by_rotation(['ann', 'bob', 'cy', 'p', 'q'], 6, {'bob': {1, 2}})

### rental_days_charged
from datetime import datetime
from math import ceil


def rental_days_charged(picked: str, returned: str, weekend_free: bool = False) -> int:
    """Begun 24 h periods with 59 minutes of grace; Saturdays and Sundays may be free."""
    start = datetime.fromisoformat(picked)
    end = datetime.fromisoformat(returned)
    if end < start:
        raise ValueError("returned before it was picked up")
    hours = (end - start).total_seconds() / 3600
    periods = max(1, ceil((hours - 59 / 60) / 24))
    charged = 0
    for i in range(periods):
        weekday = (start.weekday() + i) % 7
        if weekend_free and weekday >= 5:
            continue
        charged += 1
    return charged

#> rental_days_charged("2024-05-01T10:00", "2024-05-04T10:58")
#> rental_days_charged("2024-05-01T10:00", "2024-05-04T11:01")
#> rental_days_charged("2024-05-02T08:00", "2024-05-10T08:00", weekend_free=True)
#> rental_days_charged("2024-05-04T10:00", "2024-05-04T10:30", True)
#> rental_days_charged("2024-05-04T10:00", "2024-05-03T10:30")
#> rental_days_charged("2024-02-27T00:00", "2024-03-05T00:00")

### cinema_rows_best_block
def cinema_rows_best_block(rows: list[str], group: int):
    """Row and seat of the free block that is closest to the middle; '.' is free."""
    best = None
    centre_row = (len(rows) - 1) / 2
    for r, row in enumerate(rows):
        centre_seat = (len(row) - group) / 2
        for s in range(len(row) - group + 1):
            if row[s:s + group] != "." * group:
                continue
            score = abs(r - centre_row) * 2 + abs(s - centre_seat)
            if best is None or score < best[0]:
                best = (score, r + 1, s + 1)
    return best[1:] if best else None

#> cinema_rows_best_block(["..x..", ".....", "xx..x"], 2)
#> cinema_rows_best_block(["xxxx", "x.x."], 2)
#> cinema_rows_best_block(["....", "....", "....", "...."], 3)
#> cinema_rows_best_block([], 1)
#> cinema_rows_best_block([".x.x.x", "x.x.x.", "..xx.."], 1)
#> cinema_rows_best_block(['.x.x.x', 'x.x.x.', '..xx..', '..x..', '.....', 'xx..x', '....', '....', '....', '....'], 1)
#> cinema_rows_best_block(['.x.x.x', 'x.x.x.', '..xx..', '....', '....', '....', '....', 'xxxx', 'x.x.'], 1)

### class_waitlist_promotions
from collections import deque
from dataclasses import dataclass, field


@dataclass
class Course:
    places: int
    enrolled: list = field(default_factory=list)
    waiting: deque = field(default_factory=deque)

    def join(self, student):
        if len(self.enrolled) < self.places:
            self.enrolled.append(student)
            return "in"
        self.waiting.append(student)
        return f"waiting #{len(self.waiting)}"

    def leave(self, student):
        if student not in self.enrolled:
            self.waiting.remove(student)
            return "off the list"
        self.enrolled.remove(student)
        if not self.waiting:
            return "left"
        moved = self.waiting.popleft()
        self.enrolled.append(moved)
        return f"left, {moved} moves up"


def class_waitlist_promotions(places: int, actions: str) -> list[str]:
    course = Course(places)
    log = []
    for action in actions.split():
        student = action[1:]
        log.append(course.join(student) if action[0] == "+" else course.leave(student))
    return log

#> class_waitlist_promotions(2, "+ann +bob +cy +dee -ann -dee -bob")
#> class_waitlist_promotions(1, "+x -x +y")
#> class_waitlist_promotions(3, "")
#> class_waitlist_promotions(1, "+a +b -c")
#> class_waitlist_promotions(0, "+a +b +c -b")

### machine_jobs_by_deadline
def machine_jobs_by_deadline(jobs: list[tuple[str, int, int]]) -> tuple[list[str], int]:
    """Moore-Hodgson: jobs (name, hours, deadline) that can be on time, and how many are late."""
    chosen: list[tuple[str, int]] = []
    clock = 0
    late = 0
    for name, hours, deadline in sorted(jobs, key=lambda j: j[2]):
        chosen.append((name, hours))
        clock += hours
        if clock > deadline:
            longest = max(chosen, key=lambda j: j[1])
            chosen.remove(longest)
            clock -= longest[1]
            late += 1
    return [name for name, _ in chosen], late

#> machine_jobs_by_deadline([("a", 4, 6), ("b", 3, 7), ("c", 2, 8), ("d", 5, 9), ("e", 6, 11)])
#> machine_jobs_by_deadline([])
#> machine_jobs_by_deadline([("x", 10, 5)])
#> machine_jobs_by_deadline([("p", 1, 1), ("q", 1, 2), ("r", 1, 3)])
#> machine_jobs_by_deadline([("m", 2, 4), ("n", 2, 4), ("o", 2, 4), ("l", 1, 5)])
#> machine_jobs_by_deadline([('p', 1, 1), ('q', 1, 2), ('r', 1, 3), ('m', 2, 4), ('n', 2, 4), ('o', 2, 4), ('l', 1, 5), ('a', 4, 6), ('b', 3, 7), ('c', 2, 8), ('d', 5, 9), ('e', 6, 11)])
#> machine_jobs_by_deadline([('m', 2, 4), ('n', 2, 4), ('o', 2, 4), ('l', 1, 5), ('x', 10, 5), ('a', 4, 6), ('b', 3, 7), ('c', 2, 8), ('d', 5, 9), ('e', 6, 11)])

### gym_visits_within_contract
from datetime import date, timedelta


def gym_visits_within_contract(visits: list[str], per_week: int, pause: tuple[str, str] = ("", "")) -> bool:
    """At most so many visits in any seven days, none during the pause."""
    days = sorted(date.fromisoformat(v) for v in visits)
    for i, day in enumerate(days):
        if pause[0] <= day.isoformat() <= pause[1]:
            return False
        week_start = day - timedelta(days=6)
        count = 0
        for other in days[:i + 1]:
            if other >= week_start:
                count += 1
        if count > per_week:
            return False
    return True

#> gym_visits_within_contract(["2024-01-01", "2024-01-03", "2024-01-08", "2024-01-10"], 2)
#> gym_visits_within_contract(["2024-01-01", "2024-01-03", "2024-01-07"], 2)
#> gym_visits_within_contract(["2024-01-20", "2024-02-01"], 3, pause=("2024-01-15", "2024-01-25"))
#> gym_visits_within_contract([], 1)
#> gym_visits_within_contract(["2024-01-05", "2024-01-01", "2024-01-04", "2024-01-12", "2024-01-13"], 3, ("2024-02-01", "2024-02-28"))
#> gym_visits_within_contract(['2024-01-05', '2024-01-01', '2024-01-04', '2024-01-12', '2024-01-13', '2024-01-20', '2024-02-01'], 3, ('2024-02-01', '2024-02-28'))
#> gym_visits_within_contract(['2024-01-20', '2024-02-01', '2024-01-05', '2024-01-01', '2024-01-04', '2024-01-12', '2024-01-13'], 3, pause=('2024-01-15', '2024-01-25'))

### delivery_route_times
def clock(minutes):
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


def delivery_route_times(start, legs, windows=None):
    """Arrival at each stop; the driver waits for a window to open, a closed one is skipped."""
    windows = windows or {}
    now = start
    times = {}
    for stop, drive in legs:
        now += drive
        opens, closes = windows.get(stop, (0, 24 * 60))
        if now > closes:
            times[stop] = "missed"
            continue
        if now < opens:
            now = opens
        times[stop] = clock(now)
        now += 5
    return times

#> delivery_route_times(480, [("bakery", 20), ("school", 35), ("bank", 12)], {"school": (560, 600)})
#> delivery_route_times(480, [("a", 300), ("b", 30), ("c", 10)], {"b": (0, 600)})
#> delivery_route_times(600, [])
#> delivery_route_times(0, [("x", 59), ("y", 1), ("z", 0)], {"y": (120, 130), "z": (120, 124)})
#> delivery_route_times(1380, [("late", 70)])

### ticket_prices_for_family
PRICES = {"baby": 0, "child": 450, "adult": 900, "senior": 650}
FAMILY = 2300


def group_of(age):
    if age < 3:
        return "baby"
    if age < 15:
        return "child"
    return "senior" if age >= 65 else "adult"


def ticket_prices_for_family(ages: list[int], day: str) -> tuple[int, str]:
    """Cheapest way to pay: single tickets or family card (two grown-ups, up to three children)."""
    single = 0
    counts = dict.fromkeys(PRICES, 0)
    for age in ages:
        kind = group_of(age)
        counts[kind] += 1
        single += PRICES[kind]
    if day in ("sat", "sun"):
        single += 100 * (len(ages) - counts["baby"])
    grown = counts["adult"] + counts["senior"]
    if grown <= 2 and counts["child"] <= 3 and single > FAMILY:
        return FAMILY, "family card"
    return single, "single tickets"

#> ticket_prices_for_family([38, 40, 12, 9, 1], "wed")
#> ticket_prices_for_family([38, 40, 12, 9, 1], "sun")
#> ticket_prices_for_family([70, 66], "sat")
#> ticket_prices_for_family([], "mon")
#> ticket_prices_for_family([30, 31, 32, 5, 6, 7, 8], "fri")
#> ticket_prices_for_family([38, 40, 12, 9, 1, 38, 40, 12, 9, 1, 30, 31, 32, 5, 6, 7, 8], 'sun')
#> ticket_prices_for_family([70, 66, 38, 40, 12, 9, 1, 30, 31, 32, 5, 6, 7, 8], 'sat')
