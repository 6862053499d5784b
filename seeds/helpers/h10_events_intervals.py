### overnight_shift_coverage
def unwrap(start, end):
    if end > start:
        return [(start, end)]
    return [(start, 24), (0, end)] if end else [(start, 24)]


def merge(spans):
    merged = []
    for a, b in sorted(spans):
        if merged and a <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(b, merged[-1][1]))
        else:
            merged.append((a, b))
    return merged


def holes(spans, low=0, high=24):
    for a, b in spans:
        if a > low:
            yield low, a
        low = b
    if low < high:
        yield low, high


def overnight_shift_coverage(shifts):
    spans = [s for shift in shifts for s in unwrap(*shift)]
    covered = merge(spans)
    return covered, list(holes(covered))

#> overnight_shift_coverage([(22, 6), (8, 16)])
#> overnight_shift_coverage([])
#> overnight_shift_coverage([(0, 12), (12, 0)])
#> overnight_shift_coverage([(5, 5)])
#> overnight_shift_coverage([(9, 11), (10, 14), (13, 15), (20, 21)])

### login_session_spans
def pair_up(events):
    open_at = {}
    for at, user, what in events:
        if what == "in":
            open_at.setdefault(user, at)
        elif user in open_at:
            yield user, open_at.pop(user), at
    for user, at in open_at.items():
        yield user, at, None


def total(spans, closing):
    times = {}
    for user, start, end in spans:
        end = closing if end is None else end
        times[user] = times.get(user, 0) + end - start
    return times


def login_session_spans(events, closing):
    spans = list(pair_up(events))
    forgot = [u for u, _, end in spans if end is None]
    return total(spans, closing), forgot

#> login_session_spans([(1, "amy", "in"), (4, "raj", "in"), (9, "amy", "out")], 12)
#> login_session_spans([(2, "amy", "out"), (3, "amy", "in"), (5, "amy", "in")], 8)
#> login_session_spans([], 100)
#> login_session_spans([(0, "x", "in"), (1, "x", "out"), (2, "x", "in"), (7, "x", "out")], 7)
#> login_session_spans([(5, "zoë", "in"), (5, "zoë", "out")], 5)

### sweep_line_busiest
from itertools import accumulate


def edges(visits):
    for name, (start, end) in visits.items():
        yield start, 1, name
        yield end, -1, name


def crowd(events):
    ordered = sorted(events)
    levels = accumulate(change for _, change, _ in ordered)
    return [(at, level) for (at, _, _), level in zip(ordered, levels)]


def sweep_line_busiest(visits):
    timeline = crowd(edges(visits))
    peak = max((level for _, level in timeline), default=0)
    moments = [at for at, level in timeline if level == peak]
    return peak, moments

#> sweep_line_busiest({"Ann": (9, 12), "Bob": (11, 15), "Cal": (11, 13)})
#> sweep_line_busiest({})
#> sweep_line_busiest({"x": (1, 2), "y": (2, 3)})
#> sweep_line_busiest({"a": (0, 10), "b": (2, 4), "c": (6, 8)})
#> sweep_line_busiest({"odd": (5, 5)})

### undoable_event_reducer
from functools import reduce


def apply(state, event):
    kind, *args = event.split()
    return HANDLERS.get(kind, ignore)(state, *args)


def add(state, name, amount="1"):
    return {**state, name: state.get(name, 0) + int(amount)}


def drop(state, name):
    return {k: v for k, v in state.items() if k != name}


def rename(state, old, new):
    return {new if k == old else k: v for k, v in state.items()}


def ignore(state, *args):
    return {**state, "?": state.get("?", 0) + 1 + len(args)}


HANDLERS = {"add": add, "drop": drop, "rename": rename}


def undoable_event_reducer(events, until=None):
    return reduce(apply, events[:until], {})

#> undoable_event_reducer(["add apple 3", "add pear", "rename pear fig"])
#> undoable_event_reducer(["add a", "add a", "drop a"], until=-1)
#> undoable_event_reducer([])
#> undoable_event_reducer(["jump high now", "jump"])
#> undoable_event_reducer(["add plum 2", "add kiwi", "drop plum"])
#> undoable_event_reducer(["add x ten"])
#> undoable_event_reducer(["add x", "add y 2", "rename x y"])

### alarm_snooze_timeline
def minutes(text):
    h, m = text.split(":")
    return int(h) * 60 + int(m)


def clock(total):
    return f"{total // 60 % 24:02d}:{total % 60:02d}"


def rings(alarm, snooze, presses):
    at = minutes(alarm)
    for press in presses:
        yield clock(at)
        if press == "off":
            return
        at += snooze * (2 if press == "long" else 1)
    yield clock(at) + "!"


def alarm_snooze_timeline(alarm, presses, *, snooze=9):
    times = list(rings(alarm, snooze, presses))
    late = minutes(times[-1].rstrip("!")) - minutes(alarm)
    return times, late % 1440

#> alarm_snooze_timeline("06:45", ["short", "long", "off"])
#> alarm_snooze_timeline("23:50", ["short", "short"], snooze=7)
#> alarm_snooze_timeline("07:00", [])
#> alarm_snooze_timeline("07:00", ["off", "long"])
#> alarm_snooze_timeline("5:5", ["long"], snooze=0)

### stock_ticker_alerts
def above(limit):
    return lambda old, new: old <= limit < new


def jump(percent):
    return lambda old, new: abs(new - old) * 100 >= percent * old


def watch(prices, rules):
    old = None
    for i, price in enumerate(prices):
        if old is not None:
            for name, rule in rules.items():
                if rule(old, price):
                    yield f"{i}:{name}"
        old = price


def stock_ticker_alerts(prices, limit, percent):
    rules = {"above": above(limit), "jump": jump(percent)}
    return list(watch(prices, rules))

#> stock_ticker_alerts([100, 104, 99, 120], 103, 10)
#> stock_ticker_alerts([50], 10, 1)
#> stock_ticker_alerts([], 10, 1)
#> stock_ticker_alerts([10, 10, 10], 9, 0)
#> stock_ticker_alerts([8, 16, 8], 12, 60)

### priority_task_inheritance
def effective(tasks, name, memo):
    if name in memo:
        return memo[name]
    memo[name] = tasks[name]["p"]
    waiting = [t for t, spec in tasks.items() if name in spec.get("needs", [])]
    memo[name] = max([tasks[name]["p"]] + [effective(tasks, w, memo) for w in waiting])
    return memo[name]


def runnable(tasks, done):
    return [t for t in tasks if t not in done and set(tasks[t].get("needs", [])) <= set(done)]


def priority_task_inheritance(tasks):
    memo, done = {}, []
    while ready := runnable(tasks, done):
        done.append(max(ready, key=lambda t: (effective(tasks, t, memo), t)))
    stuck = [t for t in tasks if t not in done]
    return done, stuck

#> priority_task_inheritance({"log": {"p": 1}, "ui": {"p": 5}, "hot": {"p": 9, "needs": ["log"]}})
#> priority_task_inheritance({})
#> priority_task_inheritance({"a": {"p": 1, "needs": ["b"]}, "b": {"p": 2, "needs": ["a"]}})
#> priority_task_inheritance({"x": {"p": 3}, "y": {"p": 3}, "z": {"p": 4, "needs": ["x", "y"]}})
#> priority_task_inheritance({"solo": {"p": 0, "needs": ["ghost"]}})

### event_emitter_wildcards
class Emitter:
    def __init__(self):
        self.handlers = []

    def on(self, pattern, handler, once=False):
        self.handlers.append([pattern.split("."), handler, once])
        return self

    def emit(self, topic, *args):
        parts = topic.split(".")
        for entry in list(self.handlers):
            pattern, handler, once = entry
            if matches(pattern, parts):
                handler(topic, *args)
                if once:
                    self.handlers.remove(entry)


def matches(pattern, parts):
    if not pattern or not parts:
        return not pattern and not parts
    if pattern[0] == "**":
        return True
    return pattern[0] in ("*", parts[0]) and matches(pattern[1:], parts[1:])


def event_emitter_wildcards(topics):
    log = []
    bus = Emitter()
    bus.on("door.*", lambda t: log.append(f"door:{t[5:]}"))
    bus.on("**", lambda t: log.append(len(t)), once=True)
    bus.on("door.open.slow", lambda t: log.append("creak"))
    for topic in topics:
        bus.emit(topic)
    return log

#> event_emitter_wildcards(["door.open", "door.open.slow"])
#> event_emitter_wildcards(["window", "door.shut", "door"])
#> event_emitter_wildcards([])
#> event_emitter_wildcards(["", "door."])
#> event_emitter_wildcards(["a.b.c", "door.x", "door.x"])

### free_busy_intersection
def intersect(a, b):
    i = j = 0
    while i < len(a) and j < len(b):
        low, high = max(a[i][0], b[j][0]), min(a[i][1], b[j][1])
        if low < high:
            yield low, high
        if a[i][1] < b[j][1]:
            i += 1
        else:
            j += 1


def common(calendars):
    first, *rest = calendars
    for other in rest:
        first = list(intersect(first, other))
    return first


def free_busy_intersection(length, *calendars):
    if not calendars:
        return None
    slots = common([sorted(c) for c in calendars])
    return next((f"{a}-{a + length}" for a, b in slots if b - a >= length), f"none of {len(slots)}")

#> free_busy_intersection(2, [(9, 12), (14, 18)], [(10, 15)])
#> free_busy_intersection(1, [(13, 17), (8, 9)], [(8, 10), (16, 20)], [(0, 24)])
#> free_busy_intersection(3)
#> free_busy_intersection(4, [(9, 11)])
#> free_busy_intersection(1, [(1, 2)], [(2, 3)], [])

### retry_delays_jitterless
def delays(base, factor, cap):
    wait = base
    while True:
        yield min(wait, cap)
        wait *= factor


def attempt(outcomes, schedule, deadline):
    clock = 0
    for ok, wait in zip(outcomes, schedule):
        clock += 1
        if ok:
            return "ok", clock
        if clock + wait > deadline:
            return "deadline", clock
        clock += wait
    return "gave up", clock


def retry_delays_jitterless(outcomes, base=1, factor=2, cap=8, deadline=30):
    result, clock = attempt(outcomes, delays(base, factor, cap), deadline)
    return f"{result} at {clock}"

#> retry_delays_jitterless([0, 0, 1])
#> retry_delays_jitterless([0] * 9)
#> retry_delays_jitterless([], base=5)
#> retry_delays_jitterless([0, 0, 0], factor=1, deadline=100)
#> retry_delays_jitterless([False, False, True], 4, 3, cap=6)

### bank_queue_priority_aging
def effective(customer, now):
    name, rank, arrived = customer
    return rank + (now - arrived) // 3, -arrived


def serve_next(waiting, now):
    chosen = max(waiting, key=lambda c: effective(c, now))
    waiting.remove(chosen)
    return chosen[0]


def bank_queue_priority_aging(arrivals, service=2):
    arrivals = sorted(arrivals, key=lambda c: c[2])
    waiting, served, now = [], [], 0
    while arrivals or waiting:
        while arrivals and arrivals[0][2] <= now:
            waiting.append(arrivals.pop(0))
        if waiting:
            served.append(f"{now}:{serve_next(waiting, now)}")
            now += service
        else:
            now = arrivals[0][2]
    return served

#> bank_queue_priority_aging([("Old", 0, 0), ("Vip", 5, 1), ("Low", 1, 1)])
#> bank_queue_priority_aging([])
#> bank_queue_priority_aging([("A", 1, 10), ("B", 1, 12)], service=5)
#> bank_queue_priority_aging([("p", 0, 0), ("q", 0, 0), ("r", 1, 9), ("s", 2, 10)], 3)
#> bank_queue_priority_aging([("Únic", 3, 4)])

### debounced_sensor_edges
def stable(samples, hold):
    current, candidate, streak = samples[0], samples[0], 0
    for s in samples:
        if s == current:
            candidate, streak = current, 0
        else:
            streak = streak + 1 if s == candidate else 1
            candidate = s
            if streak >= hold:
                current, streak = s, 0
        yield current


def edges(levels):
    last = None
    for i, level in enumerate(levels):
        if last is not None and level != last:
            yield i, "rise" if level > last else "fall"
        last = level


def debounced_sensor_edges(samples, hold=2):
    if not samples:
        return []
    return list(edges(stable([int(s) for s in samples], hold)))

#> debounced_sensor_edges("0010111011000")
#> debounced_sensor_edges("")
#> debounced_sensor_edges("0101010", hold=2)
#> debounced_sensor_edges("0103330", 1)
#> debounced_sensor_edges("1", 3)
#> debounced_sensor_edges("01x")

### tide_table_interpolation
from bisect import bisect_right


def between(table, t):
    i = bisect_right(table, (t, float("inf")))
    if i == 0 or i == len(table):
        raise LookupError(t)
    return table[i - 1], table[i]


def height(table, t):
    (t0, h0), (t1, h1) = between(table, t)
    return h0 + (h1 - h0) * (t - t0) / (t1 - t0)


def tide_table_interpolation(table, times, minimum):
    answer = {}
    for t in times:
        try:
            h = height(sorted(table), t)
        except LookupError:
            answer[t] = "?"
        else:
            answer[t] = f"{h:.2f}{'' if h >= minimum else ' low'}"
    return answer

#> tide_table_interpolation([(0, 1.0), (6, 4.0), (12, 0.5)], [3, 9, 11], 2)
#> tide_table_interpolation([(12, 0.5), (0, 1.0)], [-1, 0, 12], 0)
#> tide_table_interpolation([], [5], 1)
#> tide_table_interpolation([(1, 2), (2, 2)], [], 1)
#> tide_table_interpolation([(4, -1), (8, 3)], [5, 7, 8], 0.5)

### calendar_recurring_rules
def every(n, start=1):
    return lambda day: day >= start and (day - start) % n == 0


def on(*days):
    return lambda day: day in days


def both(*rules):
    return lambda day: all(rule(day) for rule in rules)


def without(rule, *skipped):
    return lambda day: rule(day) and day not in skipped


def calendar_recurring_rules(last, n, start, *skipped):
    rules = {
        "water": without(every(n, start), *skipped),
        "pay": on(1, 15),
        "party": both(every(n, start), on(15, 20, 25)),
    }
    return {name: [d for d in range(1, last + 1) if rule(d)] for name, rule in rules.items()}

#> calendar_recurring_rules(20, 5, 5)
#> calendar_recurring_rules(16, 7, 1, 8)
#> calendar_recurring_rules(0, 1, 1)
#> calendar_recurring_rules(10, 3, 9, 9, 10)
#> calendar_recurring_rules(30, 10, 15, 15)

### traffic_counter_buckets
from collections import OrderedDict


def bucket_of(at, size):
    return at - at % size


def fold(events, size):
    buckets = OrderedDict()
    for at, lane in events:
        buckets.setdefault(bucket_of(at, size), []).append(lane)
    return buckets


def fill_gaps(buckets, size):
    if not buckets:
        return
    for start in range(min(buckets), max(buckets) + 1, size):
        yield start, buckets.get(start, [])


def traffic_counter_buckets(events, size):
    rows = []
    for start, lanes in fill_gaps(fold(events, size), size):
        rows.append((start, len(lanes), len(set(lanes))))
    return rows

#> traffic_counter_buckets([(3, "a"), (7, "b"), (8, "b"), (31, "a")], 10)
#> traffic_counter_buckets([], 5)
#> traffic_counter_buckets([(12, "x")], 12)
#> traffic_counter_buckets([(-3, "n"), (4, "s")], 5)
#> traffic_counter_buckets([(59, "q"), (60, "q"), (0, "p")], 30)

### shared_bike_ledger
class StationEmpty(Exception):
    pass


class StationFull(Exception):
    pass


def take(stations, name):
    bikes, docks = stations[name]
    if bikes == 0:
        raise StationEmpty(name)
    stations[name] = bikes - 1, docks


def give(stations, name):
    bikes, docks = stations[name]
    if bikes == docks:
        raise StationFull(name)
    stations[name] = bikes + 1, docks


def ride(stations, start, end):
    take(stations, start)
    try:
        give(stations, end)
    except StationFull:
        give(stations, start)
        raise


def shared_bike_ledger(stations, rides):
    problems = []
    for r in rides:
        try:
            ride(stations, *r)
        except (StationEmpty, StationFull) as err:
            problems.append(f"{type(err).__name__[7:].lower()} {err}")
    return stations, problems

#> shared_bike_ledger({"park": (1, 3), "zoo": (2, 2)}, [("zoo", "park"), ("park", "zoo"), ("park", "zoo")])
#> shared_bike_ledger({"a": (0, 5), "b": (1, 1)}, ["ab", "bb"])
#> shared_bike_ledger({}, [])
#> shared_bike_ledger({"x": (2, 2)}, [("x", "y")])
#> shared_bike_ledger({"x": (2, 4), "y": (0, 1)}, ["xy", "xy"])

### cinema_seat_gaps
def gaps(row):
    start = None
    for i, seat in enumerate(row + "#"):
        if seat == "." and start is None:
            start = i
        elif seat != "." and start is not None:
            yield start, i - start
            start = None


def best_gap(rows, size):
    options = []
    for r, row in enumerate(rows):
        for start, length in gaps(row):
            if length >= size:
                options.append((length - size, abs(start + size // 2 - len(row) // 2), r, start))
    return min(options, default=None)


def seat_group(rows, size, mark):
    found = best_gap(rows, size)
    if found is None:
        return False
    *_, r, start = found
    rows[r] = rows[r][:start] + mark * size + rows[r][start + size:]
    return True


def cinema_seat_gaps(rows, groups):
    rows = list(rows)
    refused = [m for m, n in groups.items() if not seat_group(rows, n, m)]
    return rows, refused

#> cinema_seat_gaps(["......", "##..##"], {"a": 2, "b": 3})
#> cinema_seat_gaps(["..#.."], {"x": 3, "y": 2, "z": 2})
#> cinema_seat_gaps([], {"q": 1})
#> cinema_seat_gaps(["#.#"], {})
#> cinema_seat_gaps(["...", "..."], {"m": 1, "n": 2, "o": 3})

### interval_subtract_holidays
def subtract(span, cut):
    a, b = span
    c, d = cut
    if d <= a or c >= b:
        return [span]
    return [piece for piece in ((a, c), (d, b)) if piece[0] < piece[1]]


def subtract_all(spans, cuts):
    for cut in cuts:
        spans = [piece for span in spans for piece in subtract(span, cut)]
    return spans


def interval_subtract_holidays(season, *closed, shortest=1):
    left = subtract_all([season], closed)
    kept = [s for s in left if s[1] - s[0] >= shortest]
    return kept, sum(b - a for a, b in kept)

#> interval_subtract_holidays((1, 31), (5, 8), (20, 22))
#> interval_subtract_holidays((1, 10), (0, 3), (9, 15), shortest=2)
#> interval_subtract_holidays((4, 9))
#> interval_subtract_holidays((4, 9), (0, 20))
#> interval_subtract_holidays((0, 12), (3, 4), (5, 6), shortest=3)

### message_thread_order
def children(messages):
    tree = {}
    for number, (parent, _) in messages.items():
        tree.setdefault(parent, []).append(number)
    return tree


def thread(tree, messages, parent=None, depth=0):
    for number in sorted(tree.get(parent, [])):
        yield "  " * depth + f"{number}. {messages[number][1]}"
        yield from thread(tree, messages, number, depth + 1)


def message_thread_order(messages):
    tree = children(messages)
    lines = list(thread(tree, messages))
    lost = [n for n, (p, _) in messages.items() if p is not None and p not in messages]
    return lines, lost

#> message_thread_order({1: (None, "hi"), 3: (1, "yo"), 2: (1, "hey"), 4: (3, "sup")})
#> message_thread_order({})
#> message_thread_order({5: (9, "orphan"), 6: (5, "child")})
#> message_thread_order({2: (None, "b"), 1: (None, "a")})
#> message_thread_order({1: (None, "где?"), 2: (1, "тут")})

### rollup_metrics_pipeline
def parse(lines):
    for line in lines:
        name, _, value = line.rpartition(" ")
        yield tuple(name.split(".")), float(value)


def rollups(path):
    for n in range(len(path) + 1):
        yield path[:n]


def rollup_metrics_pipeline(lines, depth):
    totals = {}
    for path, value in parse(lines):
        for prefix in rollups(path):
            if len(prefix) <= depth:
                key = ".".join(prefix) or "all"
                totals[key] = totals.get(key, 0) + value
    return totals

#> rollup_metrics_pipeline(["web.get 3", "web.post 2", "db.read 4.5"], 1)
#> rollup_metrics_pipeline(["web.get 3", "web.post 2"], 2)
#> rollup_metrics_pipeline([], 3)
#> rollup_metrics_pipeline(["a.b.c 1", "a.b.d -1"], 0)
#> rollup_metrics_pipeline(["cpu 9", "cpu high"], 1)

### weather_streak_detector
from itertools import groupby


def classify(temp):
    return "hot" if temp >= 30 else "cold" if temp <= 0 else "mild"


def streaks(temps):
    day = 0
    for kind, run in groupby(temps, key=classify):
        length = sum(1 for _ in run)
        yield kind, day, length
        day += length


def weather_streak_detector(temps, *, least=3):
    waves = [f"{kind} {start}-{start + n - 1}" for kind, start, n in streaks(temps) if n >= least and kind != "mild"]
    kinds = [kind for kind, _, _ in streaks(temps)]
    return waves, len(kinds) - 1 if kinds else 0

#> weather_streak_detector([31, 33, 30, 22, -1, -4, 0, 5])
#> weather_streak_detector([])
#> weather_streak_detector([35, 12, 35], least=1)
#> weather_streak_detector([10, 11, 12, 13])
#> weather_streak_detector([-5, -5, 40, 40], least=2)

### pubsub_backpressure_queue
from collections import deque


class Dropped(Exception):
    pass


def push(queue, item, limit, policy):
    if len(queue) < limit:
        queue.append(item)
    elif policy == "oldest":
        raise Dropped(queue.popleft() if not queue.append(item) else None)
    else:
        raise Dropped(item)


def pubsub_backpressure_queue(script, limit, policy="newest"):
    queue, lost, read = deque(), [], []
    for ch in script:
        if ch == "<":
            read.append(queue.popleft() if queue else "-")
            continue
        try:
            push(queue, ch, limit, policy)
        except Dropped as item:
            lost.append(str(item))
    return "".join(read), "".join(queue), "".join(lost)

#> pubsub_backpressure_queue("abc<d<", 2)
#> pubsub_backpressure_queue("abc<d<", 2, policy="oldest")
#> pubsub_backpressure_queue("", 1)
#> pubsub_backpressure_queue("<<a<", 3)
#> pubsub_backpressure_queue("xyzw", 1, "oldest")

### relay_leg_reports
def leg_times(marks):
    previous = 0
    for m in marks:
        if m < previous:
            raise ValueError(f"clock ran back to {m}")
        yield m - previous
        previous = m


def team_report(name, marks):
    try:
        legs = list(leg_times(marks))
    except ValueError as err:
        return {"team": name, "error": str(err)}
    return {"team": name, "total": sum(legs), "best": min(legs, default=0)}


def relay_leg_reports(**teams):
    reports = [team_report(n, m) for n, m in teams.items()]
    valid = sorted((r for r in reports if "total" in r), key=lambda r: r["total"])
    return [r["team"] for r in valid], [r["error"] for r in reports if "error" in r], valid[:1]

#> relay_leg_reports(red=[12, 25, 39], blue=[13, 24, 38])
#> relay_leg_reports(red=[12, 11], green=[20])
#> relay_leg_reports()
#> relay_leg_reports(a=[], b=[5, 5, 5])
#> relay_leg_reports(x=[9.5, 19.0], y=[-1], z=[9, 20])

### token_bucket_meter
def meter(rate, burst):
    tokens, last = burst, 0

    def allow(at, cost=1):
        nonlocal tokens, last
        tokens = min(burst, tokens + (at - last) * rate)
        last = at
        if cost > tokens:
            return False
        tokens -= cost
        return True

    return allow


def token_bucket_meter(requests, rate, burst):
    allow = meter(rate, burst)
    marks = ["." if allow(*r) else "x" for r in requests]
    return "".join(marks), marks.count("x")

#> token_bucket_meter([(0,), (0,), (0,), (2,)], 1, 2)
#> token_bucket_meter([(0, 5), (1, 5), (2, 5)], 2, 6)
#> token_bucket_meter([], 1, 1)
#> token_bucket_meter([(10, 3)], 0.5, 2)
#> token_bucket_meter([(1, 1), (1, 1), (5, 4), (6, 1)], 1, 4)

### library_hold_queue
class NoHold(Exception):
    pass


def holds(queues, book):
    try:
        return queues[book]
    except KeyError:
        raise NoHold(book) from None


def place(queues, book, reader):
    line = queues.setdefault(book, [])
    if reader in line:
        return line.index(reader) + 1
    line.append(reader)
    return len(line)


def cancel(queues, book, reader):
    line = holds(queues, book)
    line.remove(reader)
    if not line:
        del queues[book]
    return "ok"


def library_hold_queue(actions):
    queues, answers = {}, []
    for verb, book, reader in actions:
        action = {"+": place, "-": cancel}[verb]
        try:
            answers.append(action(queues, book, reader))
        except NoHold as none:
            answers.append(f"no hold on {none}")
        except ValueError:
            answers.append(f"{reader} not waiting")
    return answers, queues

#> library_hold_queue([("+", "Emma", "Kai"), ("+", "Emma", "Lou"), ("+", "Emma", "Kai")])
#> library_hold_queue([("-", "Dune", "Kai"), ("+", "Dune", "Kai"), ("-", "Dune", "Lou")])
#> library_hold_queue([])
#> library_hold_queue([("+", "Ulysses", "Mo"), ("-", "Ulysses", "Mo"), ("-", "Ulysses", "Mo")])
#> library_hold_queue([("+", "A", "x"), ("+", "A", "y"), ("-", "A", "x")])
