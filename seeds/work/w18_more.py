### zip_code_region
REGIONS = {"0": "Northeast", "3": "Southeast", "6": "Midwest", "9": "West"}


def zip_code_region(code):
    base, dash, plus4 = str(code).strip().partition("-")
    if not base.isdigit() or len(base) > 5:
        return "invalid"
    if dash and not (plus4.isdigit() and len(plus4) == 4):
        return "bad +4"
    base = base.zfill(5)
    return base, REGIONS.get(base[0], "other")

#> zip_code_region("94105-1234")
#> zip_code_region(2139)
#> zip_code_region("60601-12")
#> zip_code_region("ABC")
#> zip_code_region(" 77001 ")

### song_queue_interleave
def song_queue_interleave(requests):
    """Fair order: one song per user in turn."""
    by_user = {}
    for user, song in requests:
        by_user.setdefault(user, []).append(song)
    order = []
    while by_user:
        for user in list(by_user):
            order.append(by_user[user].pop(0))
            if not by_user[user]:
                del by_user[user]
    return order

#> song_queue_interleave([("ann", "A1"), ("ann", "A2"), ("bob", "B1"), ("ann", "A3")])
#> song_queue_interleave([])
#> song_queue_interleave([("x", "1"), ("y", "2"), ("x", "3")])
#> song_queue_interleave([("solo", "s")])
#> song_queue_interleave([("p", "a"), ("q", "a"), ("q", "b")])

### expiring_coupons_sort
def expiring_coupons_sort(coupons, today):
    soon, later, gone = [], [], 0
    for code, day in coupons:
        if day < today:
            gone += 1
        elif day - today <= 3:
            soon.append((day, code))
        else:
            later.append((day, code))
    return {"soon": [c for _, c in sorted(soon)], "later": [c for _, c in sorted(later)], "expired": gone}

#> expiring_coupons_sort([("TEN", 12), ("FREE", 10), ("OLD", 2), ("LATE", 40)], 10)
#> expiring_coupons_sort([], 1)
#> expiring_coupons_sort([("A", 5), ("B", 5)], 5)
#> expiring_coupons_sort([("X", 4)], 0)
#> expiring_coupons_sort([("n", -1), ("m", -5)], 0)

### stepwise_tariff_cache
from functools import lru_cache


def stepwise_tariff_cache(distances):
    calls = []

    @lru_cache(maxsize=None)
    def tariff(km):
        calls.append(km)
        if km <= 0:
            return 0
        if km <= 5:
            return 300
        return tariff(km - 5) + 180

    return [tariff(d) for d in distances], calls

#> stepwise_tariff_cache([3, 12, 12])
#> stepwise_tariff_cache([])
#> stepwise_tariff_cache([0, -2])
#> stepwise_tariff_cache([15, 10, 5])
#> stepwise_tariff_cache([7.5, 2.5])

### plugin_registry_resolve
def plugin_registry_resolve(requested):
    registry = {}

    def register(name, *aliases, after=()):
        def wrap(func):
            for key in (name, *aliases):
                registry[key] = (name, func, after)
            return func
        return wrap

    register("upper", "up")(str.upper)
    register("strip", "trim", after=("upper",))(str.strip)
    register("stars", after=("strip",))(lambda s: f"*{s}*")

    text, done = " demo ", []
    for key in requested:
        if key not in registry:
            done.append(f"{key}?")
            continue
        name, func, after = registry[key]
        if any(a not in done for a in after):
            done.append(f"{name} too early")
            continue
        text = func(text)
        done.append(name)
    return text, done

#> plugin_registry_resolve(["up", "trim", "stars"])
#> plugin_registry_resolve([])
#> plugin_registry_resolve(["stars"])
#> plugin_registry_resolve(["upper", "bold", "strip"])
#> plugin_registry_resolve(["trim", "up", "up"])

### validator_chain_factory
def validator_chain_factory(spec, value):
    def between(low, high):
        return lambda v: None if low <= v <= high else f"not in {low}..{high}"

    def multiple(n):
        return lambda v: None if v % n == 0 else f"not a multiple of {n}"

    makers = {"range": between, "step": multiple}
    errors = []
    for name, *args in spec:
        message = makers[name](*args)(value)
        if message:
            errors.append(message)
    return errors

#> validator_chain_factory([("range", 0, 10), ("step", 2)], 7)
#> validator_chain_factory([], 99)
#> validator_chain_factory([("range", 1, 5)], 5)
#> validator_chain_factory([("step", 7), ("range", -1, 1)], 50)
#> validator_chain_factory([("regex", "x")], 1)

### context_stack_settings
from contextlib import contextmanager


def context_stack_settings(base, overrides):
    log = []

    @contextmanager
    def using(**changes):
        saved = dict(base)
        base.update(changes)
        try:
            yield base
        finally:
            base.clear()
            base.update(saved)

    for change in overrides:
        try:
            with using(**change) as current:
                log.append(sorted(current.items()))
                if current.get("fail"):
                    raise RuntimeError("boom")
        except RuntimeError as err:
            log.append(str(err))
    return log, base

#> context_stack_settings({"lang": "en"}, [{"lang": "de"}, {"debug": True}])
#> context_stack_settings({}, [])
#> context_stack_settings({"x": 1}, [{"fail": True}, {"x": 2}])
#> context_stack_settings({"fail": 1}, [{"fail": 0}])
#> context_stack_settings({"n": None}, [{}])

### generator_batch_sums
def generator_batch_sums(readings, size):
    def batches(source):
        batch = []
        for item in source:
            batch.append(item)
            if len(batch) == size:
                yield batch
                batch = []
        if batch:
            yield batch

    valid = (r for r in readings if r is not None)
    return [(len(b), sum(b)) for b in batches(valid)]

#> generator_batch_sums([1, 2, None, 3, 4, 5], 2)
#> generator_batch_sums([], 3)
#> generator_batch_sums([None, None], 1)
#> generator_batch_sums([10, 20, 30], 3)
#> generator_batch_sums([0.5, 1.5], 10)

### pipeline_stage_errors
def pipeline_stage_errors(rows, *stages):
    table = {
        "int": lambda r: int(r),
        "positive": lambda r: r if r > 0 else 1 / 0,
        "double": lambda r: r * 2,
    }
    good, bad = [], []
    for row in rows:
        value = row
        try:
            for stage in stages:
                value = table[stage](value)
        except (ValueError, ZeroDivisionError) as err:
            bad.append(f"{row!r} at {stage}: {type(err).__name__}")
        else:
            good.append(value)
    return good, bad

#> pipeline_stage_errors(["4", "x", "-2"], "int", "positive", "double")
#> pipeline_stage_errors([], "int")
#> pipeline_stage_errors([1, 2])
#> pipeline_stage_errors(["7"], "double", "int")
#> pipeline_stage_errors([3], "triple")

### topic_vote_weights
def topic_vote_weights(votes, half_life=7):
    """Newer votes weigh more: (age in days, +1/-1)."""
    score = 0.0
    for age, direction in votes:
        if direction not in (1, -1):
            continue
        score += direction * 0.5 ** (age / half_life)
    total = len(votes)
    return round(score, 3), round(score / total, 3) if total else 0

#> topic_vote_weights([(0, 1), (7, 1), (14, -1)])
#> topic_vote_weights([])
#> topic_vote_weights([(3, 5)])
#> topic_vote_weights([(1, -1), (2, -1)], half_life=1)
#> topic_vote_weights([(0, 1), (0, -1)])

### hot_posts_ranking
import math


def hot_posts_ranking(posts, epoch=0):
    ranked = []
    for title, ups, downs, created in posts:
        s = ups - downs
        order = math.log10(max(abs(s), 1))
        sign = (s > 0) - (s < 0)
        ranked.append((round(sign * order + (created - epoch) / 45000, 4), title))
    return [f"{t} {h}" for h, t in sorted(ranked, reverse=True)]

#> hot_posts_ranking([("cats", 100, 10, 45000), ("rant", 2, 50, 90000), ("new", 1, 0, 135000)])
#> hot_posts_ranking([])
#> hot_posts_ranking([("zero", 5, 5, 0)])
#> hot_posts_ranking([("a", 11, 1, 0), ("b", 1, 11, 0)], epoch=45000)
#> hot_posts_ranking([("x", 0, 0, 100), ("y", 0, 0, 100)])

### markov_chain_table
def markov_chain_table(text, start, length=5):
    """Follow the most common next word (ties: alphabetical)."""
    words = text.lower().split()
    follow = {}
    for a, b in zip(words, words[1:]):
        follow.setdefault(a, []).append(b)
    chain = [start]
    while len(chain) < length and chain[-1] in follow:
        options = follow[chain[-1]]
        chain.append(min(options, key=lambda w: (-options.count(w), w)))
    return " ".join(chain)

#> markov_chain_table("the cat sat on the mat the cat ran", "the")
#> markov_chain_table("", "x")
#> markov_chain_table("a b a c a b", "a", length=3)
#> markov_chain_table("one two", "two")
#> markov_chain_table("loop loop loop", "loop", 4)

### attendance_percent_flags
def attendance_percent_flags(register, minimum=75):
    flags = []
    for student in sorted(register):
        marks = register[student].upper()
        counted = [m for m in marks if m in "PAL"]
        if not counted:
            flags.append((student, "no data"))
            continue
        percent = 100 * (counted.count("P") + 0.5 * counted.count("L")) / len(counted)
        if percent < minimum:
            flags.append((student, f"{percent:.0f}%"))
    return flags

#> attendance_percent_flags({"Noa": "PPPAL", "Eli": "ppppp", "Zoe": "--"})
#> attendance_percent_flags({})
#> attendance_percent_flags({"A": "PPPA"})
#> attendance_percent_flags({"x": "LLLL", "w": "PAAA"}, minimum=50)
#> attendance_percent_flags({"y": "EEP"}, 101)

### timetable_clash_finder
def timetable_clash_finder(courses):
    slots = {}
    for course, times in courses.items():
        for t in times.split():
            day, hours = t[:2], t[2:]
            first, _, last = hours.partition("-")
            for h in range(int(first), int(last or int(first) + 1)):
                slots.setdefault(f"{day}{h}", []).append(course)
    return {slot: names for slot, names in sorted(slots.items()) if len(names) > 1}

#> timetable_clash_finder({"Math": "Mo9-11 We14", "Art": "Mo10-12", "Bio": "We14"})
#> timetable_clash_finder({})
#> timetable_clash_finder({"X": "Fr8 Fr8"})
#> timetable_clash_finder({"A": "Tu9", "B": "Tu10"})
#> timetable_clash_finder({"Bad": "Mo"})

### museum_audio_stops
def museum_audio_stops(visited, tour):
    """Next stop on the tour, progress, and the stops that were skipped."""
    last = max((tour.index(v) for v in visited if v in tour), default=-1)
    skipped = [s for s in tour[:last + 1] if s not in visited]
    following = tour[last + 1] if last + 1 < len(tour) else None
    return following, f"{last + 1}/{len(tour)}", skipped

#> museum_audio_stops(["lobby", "armor"], ["lobby", "vases", "armor", "roof"])
#> museum_audio_stops([], ["a", "b"])
#> museum_audio_stops(["roof"], ["roof"])
#> museum_audio_stops(["cafe"], [])
#> museum_audio_stops(["d", "b"], ["a", "b", "c", "d", "e"])

### thermostat_schedule_target
SCHEDULE = [(0, 16.0), (6, 20.5), (9, 18.0), (17, 21.0), (22, 16.0)]


def thermostat_schedule_target(hour, current, away=False, boost_until=None):
    target = [t for h, t in SCHEDULE if h <= hour][-1]
    if away:
        target = min(target, 15.0)
    if boost_until is not None and hour < boost_until:
        target = max(target, 22.0)
    gap = target - current
    if abs(gap) <= 0.5:
        return target, "hold"
    return target, "heat" if gap > 0 else "off"

#> thermostat_schedule_target(7, 18)
#> thermostat_schedule_target(18.5, 20.6)
#> thermostat_schedule_target(12, 19.5, away=True)
#> thermostat_schedule_target(3, 17, boost_until=4)
#> thermostat_schedule_target(-1, 20)

### battery_runtime_forecast
def battery_runtime_forecast(samples, floor=5):
    """samples: (minute, percent). Minutes until the floor at the recent rate."""
    if len(samples) < 2:
        return None
    (t0, p0), (t1, p1) = samples[-2:]
    drop = p0 - p1
    if drop <= 0:
        return "charging" if drop < 0 else "idle"
    rate = drop / (t1 - t0)
    return max(0, round((p1 - floor) / rate))

#> battery_runtime_forecast([(0, 100), (10, 96), (20, 90)])
#> battery_runtime_forecast([(0, 50)])
#> battery_runtime_forecast([(0, 40), (5, 45)])
#> battery_runtime_forecast([(3, 7), (4, 4)])
#> battery_runtime_forecast([(0, 80), (60, 80)], floor=0)

### water_level_alarm_log
def water_level_alarm_log(levels, stages=((3.0, "watch"), (4.5, "warning"), (6.0, "evacuate"))):
    log, previous = [], 0
    for i, level in enumerate(levels):
        stage = sum(level >= limit for limit, _ in stages)
        if stage > previous:
            log.append(f"t{i}: {stages[stage - 1][1]}")
        elif stage < previous and stage == 0:
            log.append(f"t{i}: all clear")
        previous = stage
    return log

#> water_level_alarm_log([2.5, 3.2, 4.6, 4.0, 2.9])
#> water_level_alarm_log([])
#> water_level_alarm_log([7, 5, 6])
#> water_level_alarm_log([1, 1, 1])
#> water_level_alarm_log([0, 1, 0, 1], stages=((1, "high"),))

### treasure_hunt_digits
def treasure_hunt_digits(clues, start=(0, 0)):
    """Clues such as 'N3' or 'SE2'; returns the position and the farthest distance."""
    x, y = start
    far = 0
    for clue in clues:
        heading = clue.rstrip("0123456789")
        steps = int(clue[len(heading):] or 1)
        x += steps * (heading.count("E") - heading.count("W"))
        y += steps * (heading.count("N") - heading.count("S"))
        far = max(far, abs(x - start[0]) + abs(y - start[1]))
    return (x, y), far

#> treasure_hunt_digits(["N3", "SE2", "W10"])
#> treasure_hunt_digits([])
#> treasure_hunt_digits(["NE", "NE", "SW2"], start=(5, 5))
#> treasure_hunt_digits(["12"])
#> treasure_hunt_digits(["S1", "N1", "E0"])

### pixel_font_banner
FONT = {"A": [" # ", "###", "# #"], "I": ["###", " # ", "###"], "L": ["#  ", "#  ", "###"], " ": ["  "] * 3}


def pixel_font_banner(text, ink="#", gap=1):
    rows = ["", "", ""]
    for i, ch in enumerate(text.upper()):
        glyph = FONT.get(ch, ["???"] * 3)
        for r in range(3):
            rows[r] += (" " * gap if i else "") + glyph[r].replace("#", ink)
    return [r.rstrip() for r in rows]

#> pixel_font_banner("ail")
#> pixel_font_banner("")
#> pixel_font_banner("L a", ink="@")
#> pixel_font_banner("Z", gap=3)
#> pixel_font_banner("II", "█", 0)

### dial_plan_route
PLAN = [("00", "international"), ("0900", "blocked"), ("0", "national"), ("1", "emergency"), ("", "local")]


def dial_plan_route(number, strip=True):
    digits = "".join(c for c in number if c.isdigit())
    if number.strip().startswith("+"):
        digits = "00" + digits
    matches = [(len(prefix), prefix, route) for prefix, route in PLAN if digits.startswith(prefix)]
    _, prefix, route = max(matches)
    return route, digits[len(prefix):] if strip else digits

#> dial_plan_route("+49 30 1234")
#> dial_plan_route("0900-555")
#> dial_plan_route("112", strip=False)
#> dial_plan_route("")
#> dial_plan_route("(030) 99 88")

### sprint_burndown_points
def sprint_burndown_points(total, done_by_day, days):
    ideal = [round(total - total * d / days, 1) for d in range(days + 1)]
    remaining, actual = total, [total]
    for d in range(1, days + 1):
        if d not in done_by_day and d > max(done_by_day, default=0):
            break
        remaining -= done_by_day.get(d, 0)
        actual.append(remaining)
    behind = actual[-1] - ideal[len(actual) - 1]
    return actual, "behind" if behind > 0 else "on track"

#> sprint_burndown_points(30, {1: 5, 3: 2}, 6)
#> sprint_burndown_points(10, {}, 2)
#> sprint_burndown_points(8, {1: 8}, 4)
#> sprint_burndown_points(20, {2: 15, 4: 5}, 4)
#> sprint_burndown_points(5, {1: 0}, 1)

### kanban_move_card
def kanban_move_card(board, card, target, limits=None):
    limits = limits or {}
    source = next((col for col, cards in board.items() if card in cards), None)
    if source is None:
        raise KeyError(f"no card {card!r}")
    if target not in board:
        raise KeyError(f"no column {target!r}")
    if len(board[target]) >= limits.get(target, 99) and source != target:
        return board, "WIP limit"
    board[source].remove(card)
    board[target].append(card)
    return board, f"{source}->{target}"

#> kanban_move_card({"todo": ["A", "B"], "doing": []}, "A", "doing")
#> kanban_move_card({"todo": ["A"], "doing": ["B"]}, "A", "doing", limits={"doing": 1})
#> kanban_move_card({"todo": []}, "Z", "todo")
#> kanban_move_card({"x": ["1", "2"]}, "1", "x")
#> kanban_move_card({"x": ["1"]}, "1", "nowhere")

### contact_birthday_upcoming
def contact_birthday_upcoming(contacts, month, day, horizon=30):
    def ordinal(m, d):
        return sum((31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)[:m - 1]) + d

    today = ordinal(month, day)
    upcoming = []
    for name, (m, d) in contacts.items():
        wait = (ordinal(m, d) - today) % 365
        if wait <= horizon:
            upcoming.append((wait, name))
    return [f"{n} {'today' if not w else f'in {w}d'}" for w, n in sorted(upcoming)]

#> contact_birthday_upcoming({"Ma": (6, 3), "Pa": (12, 24), "Sis": (5, 30)}, 5, 30)
#> contact_birthday_upcoming({}, 1, 1)
#> contact_birthday_upcoming({"Nye": (1, 2)}, 12, 30)
#> contact_birthday_upcoming({"a": (3, 1), "b": (2, 28)}, 2, 28, horizon=1)
#> contact_birthday_upcoming({"x": (13, 1)}, 7, 7)

### phone_plan_overage
def phone_plan_overage(usage, plan):
    bill, notes = plan["fee"], []
    for kind in ("minutes", "sms", "mb"):
        included = plan.get(kind, 0)
        if included is None:  # unlimited
            continue
        over = max(0, usage.get(kind, 0) - included)
        if over:
            blocks = -(-over // 100) if kind == "mb" else over
            bill += blocks * plan["rates"][kind]
            notes.append(f"{kind}+{over}")
    return bill, notes

#> phone_plan_overage({"minutes": 130, "mb": 1250}, {"fee": 1000, "minutes": 100, "mb": 1000, "rates": {"minutes": 9, "mb": 50}})
#> phone_plan_overage({}, {"fee": 500})
#> phone_plan_overage({"sms": 9999}, {"fee": 1500, "sms": None})
#> phone_plan_overage({"sms": 3}, {"fee": 0, "sms": 1, "rates": {"sms": 19}})
#> phone_plan_overage({"mb": 1}, {"fee": 1, "rates": {}})
