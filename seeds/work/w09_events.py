### traffic_light_machine
NEXT = {"red": "green", "green": "yellow", "yellow": "red"}


def traffic_light_machine(events, start="red"):
    state, history = start, [start]
    for event in events:
        if event == "fault":
            state = "flashing"
        elif event == "reset":
            state = "red"
        elif event == "tick" and state in NEXT:
            state = NEXT[state]
        else:
            continue
        history.append(state)
    return " > ".join(history)

#> traffic_light_machine(["tick", "tick", "tick"])
#> traffic_light_machine([])
#> traffic_light_machine(["fault", "tick", "reset", "tick"])
#> traffic_light_machine(["noise", "tick"], start="yellow")
#> traffic_light_machine(["tick"], "off")

### order_status_transitions
TRANSITIONS = {
    "new": {"paid", "cancelled"},
    "paid": {"shipped", "refunded"},
    "shipped": {"delivered", "lost"},
    "lost": {"refunded"},
}


def order_status_transitions(steps):
    current, *rest = steps
    for target in rest:
        allowed = TRANSITIONS.get(current, set())
        if target not in allowed:
            options = "/".join(sorted(allowed)) or "nothing"
            raise ValueError(f"{current} -> {target}: only {options}")
        current = target
    return current, current not in TRANSITIONS

#> order_status_transitions(["new", "paid", "shipped", "delivered"])
#> order_status_transitions(["new"])
#> order_status_transitions(["paid", "lost"])
#> order_status_transitions(["shipped", "lost", "refunded"])
#> order_status_transitions(["delivered", "new"])

### vending_machine_session
PRICES = {"cola": 150, "chips": 120, "gum": 35}


class VendingMachine:
    def __init__(self, stock):
        self.stock = stock
        self.credit = 0

    def insert(self, coin):
        if coin in (5, 10, 20, 50, 100, 200):
            self.credit += coin

    def buy(self, item):
        if not self.stock.get(item):
            return "sold out"
        if self.credit < PRICES[item]:
            return f"{PRICES[item] - self.credit} missing"
        self.stock[item] -= 1
        change, self.credit = self.credit - PRICES[item], 0
        return f"{item}, change {change}"


def vending_machine_session(stock, actions):
    machine = VendingMachine(stock)
    out = []
    for action in actions:
        if isinstance(action, int):
            machine.insert(action)
        else:
            out.append(machine.buy(action))
    return out

#> vending_machine_session({"cola": 1}, [100, 100, "cola", 200, "cola"])
#> vending_machine_session({"gum": 3}, [20, "gum", 3, 20, "gum"])
#> vending_machine_session({}, ["chips"])
#> vending_machine_session({"chips": 2}, [])
#> vending_machine_session({"tea": 1}, [50, "tea"])

### door_lock_code_state
def door_lock_code_state(code, keys):
    """Track a rolling buffer; three wrong '#' confirmations lock the door."""
    buf, wrong, opened = "", 0, 0
    for key in keys:
        if wrong == 3:
            return "locked", opened
        if key == "*":
            buf = ""
        elif key == "#":
            if buf == code:
                opened += 1
                wrong = 0
            else:
                wrong += 1
            buf = ""
        else:
            buf = (buf + key)[-len(code):]
    return "idle" if wrong < 3 else "locked", opened

#> door_lock_code_state("4711", "94711#")
#> door_lock_code_state("12", "1#2#3#12#")
#> door_lock_code_state("55", "5*55#55#")
#> door_lock_code_state("1", "")
#> door_lock_code_state("80", "9#9#80#9#")
#> door_lock_code_state("0", "1#1#1#")

### undo_redo_text_editor
def undo_redo_text_editor(commands):
    text, undo, redo = "", [], []
    for cmd in commands:
        op, _, arg = cmd.partition(" ")
        if op == "type":
            undo.append(text)
            text += arg
            redo.clear()
        elif op == "del":
            undo.append(text)
            text = text[:-int(arg)]
            redo.clear()
        elif op == "undo" and undo:
            redo.append(text)
            text = undo.pop()
        elif op == "redo" and redo:
            undo.append(text)
            text = redo.pop()
    return text, len(undo), len(redo)

#> undo_redo_text_editor(["type abc", "type def", "undo", "redo", "del 2"])
#> undo_redo_text_editor([])
#> undo_redo_text_editor(["undo", "redo", "type x y", "undo"])
#> undo_redo_text_editor(["type q", "undo", "type r", "redo"])
#> undo_redo_text_editor(["type long text", "del 0"])

### event_window_counts
from collections import deque


def event_window_counts(events, window=60, threshold=3):
    """Alert when one user has `threshold` events inside the window."""
    recent, alerts = {}, []
    for t, user in events:
        q = recent.setdefault(user, deque())
        q.append(t)
        while q[0] <= t - window:
            q.popleft()
        if len(q) == threshold:
            alerts.append((t, user))
            q.clear()
            q.append(t)
    return alerts

#> event_window_counts([(0, "eve"), (10, "eve"), (20, "bob"), (30, "eve")])
#> event_window_counts([])
#> event_window_counts([(0, "a"), (61, "a"), (122, "a")])
#> event_window_counts([(1, "x"), (2, "x"), (3, "x"), (4, "x")], window=10, threshold=2)
#> event_window_counts([(5, 7), (5, 7), (5, 7)], threshold=4)

### debounce_key_events
def debounce_key_events(events, delay=50):
    last_seen = {}
    kept = []
    for stamp, key in events:
        previous = last_seen.get(key)
        last_seen[key] = stamp
        if previous is not None and stamp - previous < delay:
            continue
        kept.append(f"{key}@{stamp}")
    return kept

#> debounce_key_events([(0, "a"), (30, "a"), (79, "a"), (140, "a")])
#> debounce_key_events([])
#> debounce_key_events([(0, "x"), (10, "y"), (20, "x")])
#> debounce_key_events([(0, "q"), (5, "q")], delay=5)
#> debounce_key_events([(100, "Enter"), (90, "Enter")])

### session_split_clicks
def session_split_clicks(timestamps, gap=1800):
    sessions = []
    for t in sorted(timestamps):
        if sessions and t - sessions[-1][-1] <= gap:
            sessions[-1].append(t)
        else:
            sessions.append([t])
    return [(s[0], s[-1] - s[0], len(s)) for s in sessions]

#> session_split_clicks([100, 200, 5000, 5100, 9999])
#> session_split_clicks([])
#> session_split_clicks([7])
#> session_split_clicks([30, 10, 20], gap=9)
#> session_split_clicks([0, 1800, 3600, 5401])

### priority_job_queue_run
import heapq


def priority_job_queue_run(jobs, workers=2):
    heap = [(-prio, order, name, cost) for order, (name, prio, cost) in enumerate(jobs)]
    heapq.heapify(heap)
    busy = [(0, w) for w in range(workers)]
    log = []
    while heap:
        _, _, name, cost = heapq.heappop(heap)
        start, w = heapq.heappop(busy)
        log.append(f"w{w}:{name}[{start}-{start + cost}]")
        heapq.heappush(busy, (start + cost, w))
    return log

#> priority_job_queue_run([("mail", 1, 5), ("backup", 9, 20), ("index", 5, 3)])
#> priority_job_queue_run([])
#> priority_job_queue_run([("a", 0, 1), ("b", 0, 1), ("c", 0, 1)], workers=1)
#> priority_job_queue_run([("x", -1, 2), ("y", 3, 0), ("z", 3, 4)], 3)
#> priority_job_queue_run([("job", 1, 1)], workers=0)

### round_robin_cpu_slices
def round_robin_cpu_slices(bursts, quantum):
    queue = list(bursts.items())
    clock, finished, timeline = 0, {}, ""
    while queue:
        name, left = queue.pop(0)
        run = min(quantum, left)
        clock += run
        timeline += name * run
        if left > run:
            queue.append((name, left - run))
        else:
            finished[name] = clock
    return timeline, finished

#> round_robin_cpu_slices({"A": 3, "B": 5, "C": 1}, 2)
#> round_robin_cpu_slices({}, 4)
#> round_robin_cpu_slices({"x": 7}, 3)
#> round_robin_cpu_slices({"p": 0, "q": 2}, 1)
#> round_robin_cpu_slices({"M": 2, "N": 2}, 10)

### cron_matches_minute
def field_ok(field, value):
    for part in field.split(","):
        base, _, step = part.partition("/")
        if base == "*" and (not step or value % int(step) == 0):
            return True
        if base.isdigit() and int(base) == value:
            return True
    return False


def cron_matches_minute(expression, minute, hour, weekday):
    fields = expression.split()
    if len(fields) != 3:
        raise ValueError(f"expected 3 fields, got {len(fields)}")
    return all(field_ok(f, v) for f, v in zip(fields, (minute, hour, weekday)))

#> cron_matches_minute("*/10 9 *", 30, 9, 2)
#> cron_matches_minute("0 0,12 1", 0, 12, 1)
#> cron_matches_minute("0 0,12 1", 0, 6, 1)
#> cron_matches_minute("* *", 1, 1, 1)
#> cron_matches_minute("*/7 * *", 8, 0, 0)

### elevator_scan_stops
def elevator_scan_stops(position, calls, going_up=True):
    """Order in which a SCAN elevator serves the calls, and the floors travelled."""
    above = sorted(c for c in calls if c >= position)
    below = sorted((c for c in calls if c < position), reverse=True)
    order = above + below if going_up else below + above
    travelled, at = 0, position
    for stop in order:
        travelled += abs(stop - at)
        at = stop
    return order, travelled

#> elevator_scan_stops(5, [9, 2, 7, 1])
#> elevator_scan_stops(5, [9, 2, 7, 1], going_up=False)
#> elevator_scan_stops(0, [])
#> elevator_scan_stops(3, [3, 3])
#> elevator_scan_stops(-1, [4, -2, 0], False)

### supermarket_checkout_lines
def supermarket_checkout_lines(customers, tills):
    free_at = [0] * tills
    waits = []
    for arrive, service in customers:
        till = min(range(tills), key=free_at.__getitem__)
        start = max(arrive, free_at[till])
        free_at[till] = start + service
        waits.append(start - arrive)
    return {"waits": waits, "max": max(waits, default=0), "done": max(free_at)}

#> supermarket_checkout_lines([(0, 5), (1, 5), (2, 1)], 2)
#> supermarket_checkout_lines([], 1)
#> supermarket_checkout_lines([(0, 3), (1, 3), (2, 3)], tills=1)
#> supermarket_checkout_lines([(10, 1), (20, 1)], 3)
#> supermarket_checkout_lines([(0, 1)], 0)

### pubsub_deliver_topics
def topic_matches(pattern, topic):
    ps, ts = pattern.split("/"), topic.split("/")
    for i, p in enumerate(ps):
        if p == "#":
            return True
        if i >= len(ts) or p not in ("+", ts[i]):
            return False
    return len(ps) == len(ts)


def pubsub_deliver_topics(subscriptions, topic):
    return sorted({client for client, pattern in subscriptions if topic_matches(pattern, topic)})

#> pubsub_deliver_topics([("phone", "home/+/temp"), ("log", "#"), ("tv", "home/attic")], "home/attic/temp")
#> pubsub_deliver_topics([], "x")
#> pubsub_deliver_topics([("a", "x/y/z"), ("b", "x/y"), ("b", "x/+")], "x/y")
#> pubsub_deliver_topics([("q", "home/#")], "garden/home")
#> pubsub_deliver_topics([("m", "+"), ("n", "+/+")], "")

### log_tail_repeats_collapse
def log_tail_repeats_collapse(lines):
    out, repeats = [], 0
    for line in lines:
        if out and line == out[-1]:
            repeats += 1
            continue
        if repeats:
            out[-1] += f" (x{repeats + 1})"
            repeats = 0
        out.append(line)
    if repeats:
        out[-1] += f" (x{repeats + 1})"
    return out

#> log_tail_repeats_collapse(["conn lost", "conn lost", "retry", "ok"])
#> log_tail_repeats_collapse([])
#> log_tail_repeats_collapse(["beep"] * 5)
#> log_tail_repeats_collapse(["a", "b", "b", "b", "a", "a"])
#> log_tail_repeats_collapse(["", "", "x"])

### uptime_from_transitions
def uptime_from_transitions(changes, end):
    """Percentage of time 'up' between the first change and `end`."""
    if not changes:
        return None
    up = 0
    for (t, state), (t_next, _) in zip(changes, changes[1:] + [(end, None)]):
        if state == "up":
            up += t_next - t
    total = end - changes[0][0]
    return round(100 * up / total, 2) if total else 0.0

#> uptime_from_transitions([(0, "up"), (90, "down"), (95, "up")], 100)
#> uptime_from_transitions([], 50)
#> uptime_from_transitions([(10, "down")], 20)
#> uptime_from_transitions([(5, "up")], 5)
#> uptime_from_transitions([(0, "up"), (1, "down"), (2, "up")], 3)

### replay_account_ledger
def replay_account_ledger(entries, overdraft=0):
    balances, errors = {}, []
    for i, entry in enumerate(entries):
        match entry:
            case ("deposit", who, amount):
                balances[who] = balances.get(who, 0) + amount
            case ("withdraw", who, amount) if balances.get(who, 0) - amount >= -overdraft:
                balances[who] = balances.get(who, 0) - amount
            case ("transfer", a, b, amount) if balances.get(a, 0) - amount >= -overdraft:
                balances[a] = balances.get(a, 0) - amount
                balances[b] = balances.get(b, 0) + amount
            case (kind, *_):
                errors.append(f"{i}:{kind}")
    return balances, errors

#> replay_account_ledger([("deposit", "ann", 100), ("transfer", "ann", "bob", 60), ("withdraw", "bob", 70)])
#> replay_account_ledger([])
#> replay_account_ledger([("withdraw", "cy", 50)], overdraft=50)
#> replay_account_ledger([("audit",), ("deposit", "x", 0)])
#> replay_account_ledger([("transfer", "p", "p", 5)], 5)

### sensor_hysteresis_switch
def sensor_hysteresis_switch(readings, low, high, on=False):
    if low >= high:
        raise ValueError("low must be below high")
    switches = []
    for i, r in enumerate(readings):
        if on and r >= high:
            on = False
        elif not on and r <= low:
            on = True
        else:
            continue
        switches.append((i, "on" if on else "off"))
    return switches

#> sensor_hysteresis_switch([20, 18, 17, 19, 22, 21], 18, 21)
#> sensor_hysteresis_switch([], 1, 2)
#> sensor_hysteresis_switch([5, 6], 9, 3)
#> sensor_hysteresis_switch([30, 10, 30, 10], 15, 25, on=True)
#> sensor_hysteresis_switch([0.5, 0.6, 0.4], 0.1, 0.9)

### build_order_dependencies
def build_order_dependencies(targets, deps):
    order, state = [], {}

    def visit(name, trail):
        if state.get(name) == "done":
            return
        if name in trail:
            cycle = trail[trail.index(name):] + [name]
            raise RuntimeError("cycle: " + " -> ".join(cycle))
        for dep in deps.get(name, []):
            visit(dep, trail + [name])
        state[name] = "done"
        order.append(name)

    for t in targets:
        visit(t, [])
    return order

#> build_order_dependencies(["app"], {"app": ["lib", "ui"], "ui": ["lib"], "lib": []})
#> build_order_dependencies([], {"x": ["y"]})
#> build_order_dependencies(["a"], {"a": ["b"], "b": ["c"], "c": ["b"]})
#> build_order_dependencies(["z", "y", "z"], {})
#> build_order_dependencies(["test", "lint"], {"test": ["build"], "lint": ["fmt", "build"]})

### makefile_outdated_targets
def makefile_outdated_targets(rules, mtimes):
    stale = []
    for target, sources in rules:
        built = mtimes.get(target)
        newest = max((mtimes.get(s, 0) for s in sources), default=0)
        if built is None or newest > built or any(s in stale for s in sources):
            stale.append(target)
    return stale

#> makefile_outdated_targets([("a.o", ["a.c"]), ("app", ["a.o", "b.o"])], {"a.c": 9, "a.o": 5, "b.o": 3, "app": 12})
#> makefile_outdated_targets([], {})
#> makefile_outdated_targets([("doc", ["doc.md"])], {"doc": 7, "doc.md": 7})
#> makefile_outdated_targets([("new", [])], {"old": 1})
#> makefile_outdated_targets([("x", ["gone"]), ("y", ["x"])], {"x": 4, "y": 1})

### ab_test_lift
def ab_test_lift(control, variant):
    """Each arm is (visitors, conversions)."""
    rates = []
    for visitors, conversions in (control, variant):
        if conversions > visitors:
            raise ValueError("more conversions than visitors")
        rates.append(conversions / visitors if visitors else 0.0)
    base, new = rates
    if base == 0:
        return "no baseline"
    pooled = (control[1] + variant[1]) / (control[0] + variant[0])
    se = (pooled * (1 - pooled) * (1 / control[0] + 1 / variant[0])) ** 0.5
    return f"{(new - base) / base:+.1%} z={(new - base) / se:.2f}"

#> ab_test_lift((1000, 100), (1000, 130))
#> ab_test_lift((0, 0), (10, 1))
#> ab_test_lift((50, 5), (40, 41))
#> ab_test_lift((200, 20), (100, 10))
#> ab_test_lift((10, 10), (10, 10))

### sla_breach_minutes
SLA = {"P1": 60, "P2": 240, "P3": 1440}


def sla_breach_minutes(tickets, now):
    report = {}
    for t in tickets:
        limit = SLA[t["prio"]]
        paused = sum(b - a for a, b in t.get("paused", []))
        spent = (t.get("closed") or now) - t["opened"] - paused
        if spent > limit:
            report[t["id"]] = spent - limit
    return report

#> sla_breach_minutes([{"id": "T1", "prio": "P1", "opened": 0}, {"id": "T2", "prio": "P2", "opened": 0}], 100)
#> sla_breach_minutes([], 5)
#> sla_breach_minutes([{"id": 7, "prio": "P1", "opened": 10, "closed": 90, "paused": [(20, 50)]}], 999)
#> sla_breach_minutes([{"id": 8, "prio": "P9", "opened": 0}], 1)
#> sla_breach_minutes([{"id": "x", "prio": "P3", "opened": -500, "closed": 0}], 1000)

### on_call_rotation_at
def on_call_rotation_at(people, day, days_each=7, overrides=None):
    for start, end, name in overrides or []:
        if start <= day <= end:
            return name + "*"
    if not people:
        return None
    return people[day // days_each % len(people)]

#> on_call_rotation_at(["ann", "ben", "cat"], 16)
#> on_call_rotation_at([], 3)
#> on_call_rotation_at(["x", "y"], 9, overrides=[(8, 10, "zed")])
#> on_call_rotation_at(["p", "q"], 11, days_each=1, overrides=[(0, 3, "r")])
#> on_call_rotation_at(["solo"], -1)

### alert_rules_evaluate
COMPARE = {">": lambda a, b: a > b, "<": lambda a, b: a < b, "==": lambda a, b: a == b}


def alert_rules_evaluate(metrics, rules):
    fired = []
    for rule in rules:
        name, op, limit, *level = rule.split()
        value = metrics.get(name)
        if value is None:
            fired.append(f"{name}: no data")
        elif COMPARE[op](value, float(limit)):
            fired.append(f"{level[0] if level else 'warn'}: {name}={value}")
    return fired

#> alert_rules_evaluate({"cpu": 93.5, "disk": 40}, ["cpu > 90 crit", "disk > 80"])
#> alert_rules_evaluate({}, ["mem > 1"])
#> alert_rules_evaluate({"up": 0}, ["up == 0", "up < 1 page"])
#> alert_rules_evaluate({"x": 5}, [])
#> alert_rules_evaluate({"t": 1}, ["t >= 1"])

### game_of_life_cells
def game_of_life_cells(alive, steps=1):
    cells = set(map(tuple, alive))
    for _ in range(steps):
        counts = {}
        for x, y in cells:
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    if dx or dy:
                        counts[x + dx, y + dy] = counts.get((x + dx, y + dy), 0) + 1
        cells = {c for c, n in counts.items() if n == 3 or (n == 2 and c in cells)}
    return sorted(cells)

#> game_of_life_cells([(0, 1), (1, 1), (2, 1)])
#> game_of_life_cells([])
#> game_of_life_cells([(5, 5)], steps=1)
#> game_of_life_cells([(0, 0), (0, 1), (1, 0), (1, 1)], 3)
#> game_of_life_cells([(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)], steps=0)

### elementary_automaton_rows
def elementary_automaton_rows(rule, start, generations):
    row = start
    history = [row]
    for _ in range(generations):
        padded = "." + row + "."
        new = ""
        for i in range(len(row)):
            index = int(padded[i:i + 3].replace("#", "1").replace(".", "0"), 2)
            new += "#" if rule >> index & 1 else "."
        row = new
        history.append(row)
    return history

#> elementary_automaton_rows(90, "....#....", 3)
#> elementary_automaton_rows(30, ".#.", 2)
#> elementary_automaton_rows(110, "", 2)
#> elementary_automaton_rows(255, "..#", 1)
#> elementary_automaton_rows(0, "###", 0)
