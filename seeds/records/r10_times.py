### merge_bookings
def merge_bookings(bookings):
    merged = []
    for start, end, who in sorted(bookings):
        if merged and start <= merged[-1][1]:
            last = merged[-1]
            last[1] = max(last[1], end)
            last[2].append(who)
        else:
            merged.append([start, end, [who]])
    return [f"{s}-{e} {'&'.join(w)}" for s, e, w in merged]

#> merge_bookings([(9, 11, "Ann"), (10, 12, "Bob"), (14, 15, "Cy")])
#> merge_bookings([])
#> merge_bookings([(5, 6, "z"), (1, 9, "y"), (2, 3, "x")])
#> merge_bookings([(1, 2, "a"), (2, 3, "b"), (4, 5, "c")])
#> merge_bookings([(8, 8, "pop")])

### open_gaps_for_visitor
def open_gaps_for_visitor(busy, opens=8, closes=18, least=1):
    slots, cursor = [], opens
    for start, end in sorted(busy):
        if start - cursor >= least:
            slots.append((cursor, start))
        cursor = max(cursor, end)
    if closes - cursor >= least:
        slots.append((cursor, closes))
    return slots

#> open_gaps_for_visitor([(9, 10), (13, 15)])
#> open_gaps_for_visitor([])
#> open_gaps_for_visitor([(8, 18)])
#> open_gaps_for_visitor([(10, 12), (11, 14), (15, 16)], least=2)
#> open_gaps_for_visitor([(7, 9), (9, 11), (16, 20)], 8, 18)

### peak_overlap
def peak_overlap(visits):
    edges = []
    for arrive, leave in visits:
        edges += [(arrive, 1), (leave, -1)]
    inside = best = 0
    when = None
    for time, change in sorted(edges):
        inside += change
        if inside > best:
            best, when = inside, time
    return best, when

#> peak_overlap([(1, 5), (2, 6), (4, 8)])
#> peak_overlap([])
#> peak_overlap([(1, 2), (2, 3), (3, 4)])
#> peak_overlap([(0, 10), (3, 4), (3, 5), (9, 12)])
#> peak_overlap([(7, 7)])

### next_departures
def next_departures(timetable, now, count=2):
    def minutes(text):
        h, m = text.split(":")
        return int(h) * 60 + int(m)

    waits = {}
    for line, times in timetable.items():
        ahead = [minutes(t) - minutes(now) for t in times if minutes(t) >= minutes(now)]
        waits[line] = ahead[:count] or "tomorrow"
    return waits

#> next_departures({"4": ["08:10", "08:40", "09:10"], "N1": ["00:30"]}, "08:20")
#> next_departures({}, "12:00")
#> next_departures({"X": ["23:59"]}, "23:59", 1)
#> next_departures({"7": ["06:00", "06:15", "06:30"]}, "05:50", count=3)
#> next_departures({"7": ["6am"]}, "05:50")

### timesheet_hours
def timesheet_hours(punches):
    totals, open_since = {}, {}
    for stamp in punches:
        name, clock = stamp.split("@")
        h, m = map(int, clock.split(":"))
        now = h * 60 + m
        if name in open_since:
            totals[name] = totals.get(name, 0) + now - open_since.pop(name)
        else:
            open_since[name] = now
    shown = {n: f"{t // 60}h{t % 60:02d}" for n, t in totals.items()}
    return shown, list(open_since)

#> timesheet_hours(["ann@8:00", "bob@8:30", "ann@12:15", "bob@9:00"])
#> timesheet_hours([])
#> timesheet_hours(["cy@10:00"])
#> timesheet_hours(["di@9:00", "di@9:50", "di@10:00", "di@11:20"])
#> timesheet_hours(["ed 9:00"])

### understaffed_hours
def understaffed_hours(shifts, need):
    gaps = []
    for hour in range(24):
        on_duty = sum(start <= hour < end for start, end in shifts)
        missing = need.get(hour, 0) - on_duty
        if missing > 0:
            gaps.append((hour, missing))
    return gaps

#> understaffed_hours([(8, 12), (10, 16)], {8: 1, 11: 3, 15: 1, 16: 1})
#> understaffed_hours([], {3: 2})
#> understaffed_hours([(0, 24)], {23: 1})
#> understaffed_hours([(5, 6)], {})
#> understaffed_hours([(9, 10), (9, 10)], {9: 2, 10: 2})

### week_grid
def week_grid(events):
    days = ["Mo", "Tu", "We", "Th", "Fr"]
    slots = sorted({hour for _, hour, _ in events})
    grid = {(d, h): t for d, h, t in events}
    return [
        f"{hour:02d} " + " ".join(grid.get((d, hour), "....")[:4].ljust(4) for d in days)
        for hour in slots
    ]

#> week_grid([("Mo", 9, "math"), ("We", 9, "art"), ("Fr", 14, "chemistry")])
#> week_grid([])
#> week_grid([("Sa", 8, "swim")])
#> week_grid([("Tu", 10, "a"), ("Tu", 10, "b")])
#> week_grid([("Th", 7, "gym"), ("Mo", 16, "band"), ("Mo", 7, "run")])

### parking_fees
def parking_fees(log, per_hour=2, grace=15):
    entered, fees = {}, {}
    for minute, plate in log:
        if plate not in entered:
            entered[plate] = minute
            continue
        stay = minute - entered.pop(plate)
        hours = 0 if stay <= grace else -(-stay // 60)
        fees[plate] = fees.get(plate, 0) + hours * per_hour
    return fees, sorted(entered)

#> parking_fees([(0, "AB1"), (10, "CD2"), (61, "AB1"), (25, "CD2")])
#> parking_fees([])
#> parking_fees([(5, "ZZ9")])
#> parking_fees([(0, "A"), (60, "A"), (100, "A"), (221, "A")], 3)
#> parking_fees([(0, "K"), (30, "K")], per_hour=4, grace=30)

### subtract_holidays
def subtract_holidays(period, holidays):
    first, last = period
    pieces, start = [], first
    for day in sorted(set(holidays)):
        if not first <= day <= last:
            continue
        if start < day:
            pieces.append((start, day - 1))
        start = day + 1
    if start <= last:
        pieces.append((start, last))
    return pieces, sum(b - a + 1 for a, b in pieces)

#> subtract_holidays((1, 10), [4, 5, 8])
#> subtract_holidays((1, 10), [])
#> subtract_holidays((3, 3), [3])
#> subtract_holidays((10, 15), [2, 10, 15, 20])
#> subtract_holidays((1, 6), [6, 1, 6])

### workday_repeats_until
from datetime import date, timedelta


def workday_repeats_until(start, every, until, skip=()):
    day = date.fromisoformat(start)
    stop = date.fromisoformat(until)
    found = []
    while day <= stop:
        label = day.isoformat()
        if label not in skip and day.weekday() < 5:
            found.append(label[5:])
        day += timedelta(days=every)
    return found

#> workday_repeats_until("2024-02-26", 2, "2024-03-08")
#> workday_repeats_until("2024-05-01", 7, "2024-04-01")
#> workday_repeats_until("2023-12-29", 1, "2024-01-03", skip=["2024-01-01"])
#> workday_repeats_until("2024-06-01", 7, "2024-06-30")
#> workday_repeats_until("2024-13-01", 1, "2024-12-31")

### train_delay_ripple
def train_delay_ripple(stops, delay, slack):
    arrivals = []
    for name, planned in stops:
        arrivals.append(f"{name} {planned + delay}" + (f" (+{delay})" if delay else ""))
        delay = max(0, delay - slack.get(name, 0))
    return arrivals

#> train_delay_ripple([("Hull", 10), ("York", 50), ("Leeds", 80)], 12, {"Hull": 5, "York": 10})
#> train_delay_ripple([], 5, {})
#> train_delay_ripple([("A", 1), ("B", 2)], 0, {"A": 3})
#> train_delay_ripple([("A", 100), ("B", 130)], 30, {})
#> train_delay_ripple([("x", 0), ("y", 5), ("z", 9)], 4, {"x": 4, "z": 1})

### meeting_common_slot
def meeting_common_slot(calendars, length):
    free = None
    for busy in calendars.values():
        hours = set(range(9, 17)) - {h for start, end in busy for h in range(start, end)}
        free = hours if free is None else free & hours
    for start in sorted(free or []):
        if all(start + i in free for i in range(length)):
            return start
    return -1

#> meeting_common_slot({"ann": [(9, 11)], "bob": [(12, 13)]}, 2)
#> meeting_common_slot({"ann": [(9, 17)]}, 1)
#> meeting_common_slot({}, 1)
#> meeting_common_slot({"x": [(10, 11)], "y": [(11, 12), (14, 15)], "z": []}, 1)
#> meeting_common_slot({"x": [(9, 12)], "y": [(13, 17)]}, 2)

### birthday_next
def birthday_next(people, today):
    def distance(md):
        return ((md[0] - today[0]) * 31 + md[1] - today[1]) % (12 * 31)

    upcoming = sorted(people.items(), key=lambda p: (distance(p[1]), p[0]))
    return [f"{name} {'today!' if md == today else '%02d/%02d' % md}" for name, md in upcoming]

#> birthday_next({"Una": (3, 14), "Vic": (1, 2), "Wes": (3, 10)}, (3, 10))
#> birthday_next({}, (1, 1))
#> birthday_next({"Xi": (12, 31)}, (1, 1))
#> birthday_next({"b": (6, 5), "a": (6, 5)}, (6, 4))
#> birthday_next({"k": (11, 30), "m": (12, 1), "n": (11, 29)}, (11, 30))

### round_times_to_slot
def round_times_to_slot(times, step):
    rounded = {}
    for t in times:
        h, m = map(int, t.split(":"))
        total = (h * 60 + m + step // 2) // step * step
        label = f"{total // 60 % 24:02}:{total % 60:02}"
        rounded.setdefault(label, []).append(t)
    return rounded

#> round_times_to_slot(["08:07", "08:08", "08:22"], 15)
#> round_times_to_slot([], 5)
#> round_times_to_slot(["23:50", "00:10"], 30)
#> round_times_to_slot(["9:59", "10:01"], 10)
#> round_times_to_slot(["12:29", "12:30", "12:31"], 60)

### room_usage_percent
def room_usage_percent(bookings, open_hours):
    hours = {}
    for room, start, end in bookings:
        if end <= start:
            raise ValueError(f"bad booking {room} {start}-{end}")
        hours[room] = hours.get(room, 0) + end - start
    return {room: f"{min(1, h / open_hours):.0%}" for room, h in hours.items()}

#> room_usage_percent([("blue", 9, 11), ("red", 9, 10), ("blue", 13, 16)], 8)
#> room_usage_percent([], 8)
#> room_usage_percent([("x", 5, 5)], 10)
#> room_usage_percent([("k", 0, 9), ("k", 3, 9)], 10)
#> room_usage_percent([("solo", 1, 2)], 3)

### lap_splits_text
def lap_splits_text(splits):
    laps = [b - a for a, b in zip([0, *splits], splits)]
    if not laps:
        return "no laps"
    fastest = laps.index(min(laps))
    lines = []
    for i, lap in enumerate(laps):
        mark = "*" if i == fastest else ""
        lines.append(f"L{i + 1} {lap // 60}:{lap % 60:02d}{mark}")
    return ", ".join(lines)

#> lap_splits_text([65, 128, 195])
#> lap_splits_text([])
#> lap_splits_text([59])
#> lap_splits_text([60, 120, 180])
#> lap_splits_text([3661, 3662])

### time_zone_board
def time_zone_board(base_hour, offsets):
    board = []
    for city, off in sorted(offsets.items(), key=lambda c: c[1]):
        day, hour = divmod(base_hour + off, 24)
        note = {-1: " (prev)", 1: " (next)"}.get(day, "")
        board.append(f"{city} {hour:g}h{note}")
    return board

#> time_zone_board(22, {"Tokyo": 9, "Lima": -5, "Paris": 1})
#> time_zone_board(3, {"Lima": -5, "Delhi": 5.5})
#> time_zone_board(12, {})
#> time_zone_board(0, {"A": 0, "B": -1, "C": 24})
#> time_zone_board(23, {"Perth": 8, "Oslo": 1})

### irrigation_windows
def irrigation_windows(zones, start, forbidden):
    clock, plan = start, []
    for zone, minutes in zones:
        for lo, hi in forbidden:
            if clock < hi and clock + minutes > lo:
                clock = hi
        plan.append((zone, clock, clock + minutes))
        clock += minutes
    return plan

#> irrigation_windows([("lawn", 30), ("beds", 20), ("trees", 15)], 0, [(40, 60)])
#> irrigation_windows([], 5, [(1, 2)])
#> irrigation_windows([("a", 10)], 0, [(0, 5), (12, 20)])
#> irrigation_windows([("a", 10), ("b", 10)], 100, [])
#> irrigation_windows([("a", 5), ("b", 5)], 0, [(5, 6), (7, 9)])

### attendance_minutes_late
def attendance_minutes_late(arrivals, start="09:00", grace=5):
    base = int(start[:2]) * 60 + int(start[3:])
    late = {}
    for name, at in arrivals.items():
        diff = int(at[:2]) * 60 + int(at[3:]) - base
        if diff > grace:
            late[name] = diff
    worst = sorted(late, key=late.get)[-1:]
    return late, worst

#> attendance_minutes_late({"Ole": "08:55", "Pia": "09:06", "Ras": "09:30"})
#> attendance_minutes_late({})
#> attendance_minutes_late({"Siv": "09:05"})
#> attendance_minutes_late({"Tor": "07:45", "Uma": "07:46"}, "07:30", 15)
#> attendance_minutes_late({"Vi": "12:01", "Wo": "12:01"}, start="12:00", grace=0)

### itinerary_gaps
def itinerary_gaps(legs):
    issues = []
    for i in range(len(legs) - 1):
        here, there = legs[i], legs[i + 1]
        if here["to"] != there["from"]:
            issues.append(f"teleport {here['to']}->{there['from']}")
        elif there["dep"] - here["arr"] < 30:
            issues.append(f"tight at {here['to']}: {there['dep'] - here['arr']}m")
    return issues

#> itinerary_gaps([{"from": "OSL", "to": "CPH", "dep": 0, "arr": 70}, {"from": "CPH", "to": "ROM", "dep": 90, "arr": 240}])
#> itinerary_gaps([])
#> itinerary_gaps([{"from": "A", "to": "B", "dep": 0, "arr": 10}, {"from": "C", "to": "D", "dep": 100, "arr": 110}])
#> itinerary_gaps([{"from": "A", "to": "B", "dep": 0, "arr": 10}, {"from": "B", "to": "A", "dep": 40, "arr": 50}])
#> itinerary_gaps([{"from": "X", "to": "Y", "dep": 0, "arr": 60}, {"from": "Y", "to": "Z", "dep": 50, "arr": 99}, {"from": "X", "to": "W", "dep": 300, "arr": 400}])

### tv_guide_now
from bisect import bisect_right


def tv_guide_now(channels, hour):
    guide = {}
    for channel, shows in channels.items():
        starts = [s for s, _ in shows]
        i = bisect_right(starts, hour) - 1
        current = shows[i][1] if i >= 0 else "off air"
        upcoming = shows[i + 1][1] if i + 1 < len(shows) else "-"
        guide[channel] = (current, upcoming)
    return guide

#> tv_guide_now({"One": [(6, "News"), (9, "Chess"), (12, "Film")], "Two": [(10, "Golf")]}, 9)
#> tv_guide_now({}, 5)
#> tv_guide_now({"Kids": []}, 5)
#> tv_guide_now({"Sport": [(8, "Ski"), (8.5, "Run")]}, 8.25)
#> tv_guide_now({"A": [(1, "x"), (2, "y")]}, 23)

### medication_times
def medication_times(meds, wake=7, sleep=22):
    plan = {}
    for name, per_day in meds.items():
        gap = (sleep - wake) // per_day
        for n in range(per_day):
            plan.setdefault(wake + n * gap, []).append(name)
    return [f"{h}h: {', '.join(sorted(plan[h]))}" for h in sorted(plan)]

#> medication_times({"iron": 1, "zinc": 3})
#> medication_times({})
#> medication_times({"b": 2, "a": 2}, 8, 20)
#> medication_times({"none": 0})
#> medication_times({"drops": 5}, wake=6)

### elevator_maintenance_due
def elevator_maintenance_due(units, day, interval=90):
    due = []
    for unit in units:
        last = max(unit["services"], default=unit["built"])
        overdue = day - last - interval
        if overdue >= 0:
            due.append((-overdue, unit["id"]))
    return [f"{uid}: {-over}d overdue" if over else f"{uid}: today" for over, uid in sorted(due)]

#> elevator_maintenance_due([{"id": "E1", "built": 0, "services": [50, 120]}, {"id": "E2", "built": 10, "services": []}], 210)
#> elevator_maintenance_due([], 100)
#> elevator_maintenance_due([{"id": "K", "built": 0, "services": [300, 20]}], 310)
#> elevator_maintenance_due([{"id": "A", "built": 5, "services": []}, {"id": "B", "built": 1, "services": []}], 40, interval=30)
#> elevator_maintenance_due([{"id": "Z", "services": [1]}], 400)

### season_of_records
def season_of_records(sightings):
    seasons = {"winter": (12, 1, 2), "spring": (3, 4, 5), "summer": (6, 7, 8), "autumn": (9, 10, 11)}
    found = {}
    for bird, iso in sightings:
        month = int(iso.split("-")[1])
        season = next(s for s, months in seasons.items() if month in months)
        found.setdefault(bird, {}).setdefault(season, 0)
        found[bird][season] += 1
    return found

#> season_of_records([("wren", "2023-01-09"), ("wren", "2023-12-30"), ("swift", "2023-06-02")])
#> season_of_records([])
#> season_of_records([("gull", "2022-10-10"), ("gull", "2022-03-01"), ("gull", "2022-04-30")])
#> season_of_records([("crow", "2022-13-01")])
#> season_of_records([("owl", "1999-08-31"), ("tit", "1999-09-01")])
