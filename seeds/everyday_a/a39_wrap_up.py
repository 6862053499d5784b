### meeting_cost_summary
from datetime import datetime

RATES = {"lead": 95, "dev": 70, "intern": 20}


def hours(span):
    start, end = (datetime.strptime(part, "%H:%M") for part in span.split("-"))
    return (end - start).seconds / 3600


def meeting_cost_summary(meetings: list[str]) -> dict[str, float]:
    costs = {}
    for meeting in meetings:
        title, span, people = meeting.rsplit(" ", 2)
        length = hours(span)
        total = 0.0
        for role in people.split(","):
            if role == "guest":
                continue
            total += RATES[role] * length
        costs[title] = round(costs.get(title, 0.0) + total, 2)
    return costs

#> meeting_cost_summary(["stand up 09:00-09:15 lead,dev,dev,intern", "planning 10:00-11:30 lead,dev,guest", "stand up 09:00-09:20 dev,dev"])
#> meeting_cost_summary(["talk 12:00-13:00 guest"])
#> meeting_cost_summary([])
#> meeting_cost_summary(["review 23:30-00:30 dev", "review 10:00-10:10 lead,intern", "demo 15:00-15:45 dev,dev,dev"])
#> meeting_cost_summary(["x 09:00-10:00 boss"])

### stock_levels_by_location
from collections import defaultdict


class StockError(Exception):
    pass


def stock_levels_by_location(moves):
    levels = defaultdict(lambda: defaultdict(int))
    for move in moves:
        what, route = move.split()
        sku, count = what.split(":")
        source, target = route.split(">")
        if source != "-":
            if levels[source][sku] < int(count):
                raise StockError(f"{source} has {levels[source][sku]} {sku}")
            levels[source][sku] -= int(count)
        if target != "-":
            levels[target][sku] += int(count)
    result = {}
    for place in sorted(levels):
        kept = {sku: count for sku, count in sorted(levels[place].items()) if count}
        if kept:
            result[place] = kept
    return result

#> stock_levels_by_location(["mug:10 ->dock", "mug:6 dock>shelf", "lid:3 ->shelf", "mug:2 shelf>-", "mug:4 dock>van"])
#> stock_levels_by_location(["mug:1 shelf>-"])
#> stock_levels_by_location([])
#> stock_levels_by_location(["a:5 ->x", "a:5 x>y", "a:5 y>z", "a:5 z>-"])
#> stock_levels_by_location(["a:1 ->x", "b:2 ->x", "a:1 ->y", "b:1 x>y"])

### parse_http_dates_order
from datetime import datetime

FORMATS = ("%a, %d %b %Y %H:%M:%S GMT", "%A, %d-%b-%y %H:%M:%S GMT", "%a %b %d %H:%M:%S %Y")


def parse_http_date(text):
    for pattern in FORMATS:
        try:
            return datetime.strptime(" ".join(text.split()), pattern)
        except ValueError:
            pass
    raise ValueError(f"no HTTP date: {text!r}")


def parse_http_dates_order(dates: list[str]) -> bool:
    """Are the dates of some headers in order, whatever their format?"""
    previous = None
    for text in dates:
        moment = parse_http_date(text)
        if previous is not None and moment < previous:
            return False
        previous = moment
    return True

#> parse_http_dates_order(["Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:38 GMT", "Sun Nov  6 08:49:39 1994", "Mon, 07 Nov 1994 00:00:00 GMT"])
#> parse_http_dates_order(["Sun, 06 Nov 1994 08:49:37 GMT", "Sun Nov  6 08:49:36 1994"])
#> parse_http_dates_order([])
#> parse_http_dates_order(["yesterday"])
#> parse_http_dates_order(["Fri, 01 Mar 2024 10:00:00 GMT", "Fri Mar 1 10:00:00 2024", "Friday, 01-Mar-24 10:00:00 GMT"])

### loyalty_tier_upgrades
TIERS = (("bronze", 0), ("silver", 100), ("gold", 250), ("platinum", 600))


def tier_for(points):
    name = TIERS[0][0]
    for tier, limit in TIERS:
        if points >= limit:
            name = tier
    return name


def loyalty_tier_upgrades(events):
    """Months at which the tier of a member changed: events are points earned month by month, a tenth is lost each month."""
    points = 0
    current = "bronze"
    changes = []
    for month, earned in enumerate(events, 1):
        points = points * 9 // 10 + earned
        tier = tier_for(points)
        if tier != current:
            order = [name for name, _ in TIERS]
            arrow = "up" if order.index(tier) > order.index(current) else "down"
            changes.append(f"{month}: {arrow} to {tier}")
            current = tier
    return changes

#> loyalty_tier_upgrades([80, 60, 10, 200, 0, 0, 0, 0, 400])
#> loyalty_tier_upgrades([700, 0, 0])
#> loyalty_tier_upgrades([])
#> loyalty_tier_upgrades([10, 10, 10, 10])
#> loyalty_tier_upgrades([105, 0, 15, 0, 15, 5])

### feed_entries_deduplicated
import hashlib
import re


def key_of(entry):
    if entry.get("guid"):
        return "g:" + entry["guid"]
    title = re.sub(r"\W+", " ", entry.get("title", "")).strip().lower()
    if title:
        return "t:" + hashlib.sha1(title.encode()).hexdigest()[:8]
    return None


def feed_entries_deduplicated(entries: list[dict], seen: tuple = ()) -> list[str]:
    known = set(seen)
    fresh = []
    for entry in entries:
        key = key_of(entry)
        if key is None or key in known:
            continue
        known.add(key)
        fresh.append(entry.get("title", key))
    return fresh

#> feed_entries_deduplicated([{"guid": "1", "title": "One"}, {"title": "Two!"}, {"title": " two"}, {"guid": "1", "title": "One again"}, {"link": "x"}, {"guid": "9"}])
#> feed_entries_deduplicated([{"guid": "1", "title": "One"}, {"guid": "2", "title": "Two"}], seen=("g:1",))
#> feed_entries_deduplicated([])
#> feed_entries_deduplicated([{"title": "A-B"}, {"title": "a b"}, {"title": "ab"}])
#> feed_entries_deduplicated([{"title": "???"}])

### garden_bed_rotation_ok
FAMILIES = {"tomato": "nightshade", "potato": "nightshade", "bean": "legume", "pea": "legume", "cabbage": "brassica", "radish": "brassica", "carrot": "umbel"}


def garden_bed_rotation_ok(history: str, rest: int = 2) -> bool:
    for line in history.splitlines():
        bed, _, crops = line.partition(":")
        last_year = {}
        for year, crop in enumerate(crops.split(",")):
            crop = crop.strip()
            if crop in ("", "rest"):
                continue
            family = FAMILIES[crop]
            if family in last_year and year - last_year[family] <= rest:
                return False
            last_year[family] = year
    return True

#> garden_bed_rotation_ok("north: tomato, bean, cabbage, potato, pea\nsouth: carrot, rest, bean, radish")
#> garden_bed_rotation_ok("north: tomato, bean, potato\nsouth: carrot")
#> garden_bed_rotation_ok("north: bean, rest, pea", rest=1)
#> garden_bed_rotation_ok("")
#> garden_bed_rotation_ok("north: banana")
#> garden_bed_rotation_ok("a: pea, carrot, radish, bean, tomato, carrot\nb: potato, , , tomato")

### key_value_store_protocol
class Store:
    """A small text protocol: SET, GET, DEL, EXPIRE and TICK."""

    def __init__(self):
        self.data, self.expires = {}, {}
        self.clock = 0

    def handle(self, line):
        match line.split():
            case ["SET", key, value]:
                self.data[key] = value
                self.expires.pop(key, None)
                return "OK"
            case ["GET", key]:
                return self.data.get(key, "(nil)")
            case ["DEL", *keys]:
                return str(sum(self.data.pop(key, None) is not None for key in keys))
            case ["EXPIRE", key, ticks] if key in self.data:
                self.expires[key] = self.clock + int(ticks)
                return "1"
            case ["EXPIRE", _, _]:
                return "0"
            case ["TICK"]:
                self.clock += 1
                for key in [k for k, when in self.expires.items() if when <= self.clock]:
                    self.data.pop(key, None)
                    del self.expires[key]
                return str(self.clock)
            case _:
                return f"ERR {line.split()[0] if line.split() else 'empty'}"


def key_value_store_protocol(session):
    """Answers to the lines of a session."""
    store = Store()
    return [store.handle(line) for line in session.split(";")]

#> key_value_store_protocol("SET a 1;EXPIRE a 2;GET a;TICK;GET a;TICK;GET a;DEL a b")
#> key_value_store_protocol("SET x 5;SET y 6;DEL x y z;GET y;EXPIRE y 3")
#> key_value_store_protocol("PING;;GET")
#> key_value_store_protocol("SET k v;EXPIRE k 1;SET k w;TICK;GET k")
#> key_value_store_protocol("TICK")

### overtime_report_lines
def parse(text):
    name, *days = text.split()
    return name, [float(day) for day in days]


def overtime_report_lines(weeks, contract=8.0, cap=10.0):
    totals, flagged = {}, set()
    for week in weeks:
        name, days = parse(week)
        for hours in days:
            if hours > cap:
                flagged.add(name)
                hours = cap
            totals[name] = totals.get(name, 0.0) + hours - contract
    lines = []
    for name in sorted(totals, key=lambda n: (-totals[n], n)):
        mark = " (!)" if name in flagged else ""
        lines.append(f"{name}: {totals[name]:+.1f} h{mark}")
    return lines

#> overtime_report_lines(["ida 8 9.5 8 7 8", "bo 10 12 6 8 8", "ida 8 8 8 8 4"])
#> overtime_report_lines(["cy 8 8"])
#> overtime_report_lines([])
#> overtime_report_lines(["di eight"])
#> overtime_report_lines(["ed 7.5 7.5 9", "flo 6 6 6", "gus 11 11 11"], contract=7.5)

### zip_code_ranges_lookup
from bisect import bisect_right

RANGES = ((1000, 1999, "north", 490), (2000, 2499, "east", 590), (3000, 5999, "south", 690), (8000, 8999, "west", 790))
STARTS = [low for low, *_ in RANGES]


def lookup(code):
    index = bisect_right(STARTS, code) - 1
    if index < 0:
        return None
    low, high, region, cents = RANGES[index]
    return (region, cents) if code <= high else None


def zip_code_ranges_lookup(codes, free_from=3):
    """Shipping in cents for 'zip*parcels' orders; from some parcels on it is free, unknown zips cost 990."""
    total = 0
    for order in codes.split():
        code, _, parcels = order.partition("*")
        count = int(parcels or 1)
        if count >= free_from:
            continue
        found = lookup(int(code))
        total += count * (found[1] if found else 990)
    return total

#> zip_code_ranges_lookup("1050 2499*2 2500 3000*3 8999 500 6000*2")
#> zip_code_ranges_lookup("1000*2", free_from=2)
#> zip_code_ranges_lookup("")
#> zip_code_ranges_lookup("9999 999 5999 8000")
#> zip_code_ranges_lookup("12a")

### training_plan_progression_safe
def training_plan_progression_safe(weeks: list[int], most_percent: int = 10, easy_every: int = 4) -> bool:
    """Weekly kilometres never rise too fast against the best week before, and every fourth week is easier."""
    best = None
    since_easy = 0
    for km in weeks:
        if best is not None:
            if km * 100 > best * (100 + most_percent):
                return False
            if km < best * 0.85:
                since_easy = 0
            else:
                since_easy += 1
            if since_easy >= easy_every:
                return False
        best = km if best is None else max(best, km)
    return True

#> training_plan_progression_safe([20, 22, 24, 18, 26, 28, 30, 22, 32])
#> training_plan_progression_safe([20, 22, 24, 26, 28, 30])
#> training_plan_progression_safe([20, 30])
#> training_plan_progression_safe([])
#> training_plan_progression_safe([10, 10, 10, 8, 10, 11, 12], easy_every=3)
#> training_plan_progression_safe([40, 43, 46, 35, 50], 5)

### badge_svg_text_width
WIDTHS = {"i": 3, "l": 3, "t": 4, "f": 4, "r": 5, "m": 10, "w": 9, " ": 4, ".": 4, "%": 12}


def text_width(text):
    width = 0
    for char in text:
        if char.isupper():
            width += 8
        elif char.isdigit():
            width += 7
        else:
            width += WIDTHS.get(char, 6)
    return width


def colour(value):
    if not value.endswith("%"):
        return "blue"
    percent = float(value[:-1])
    for limit, name in ((90, "green"), (70, "yellow"), (0, "red")):
        if percent >= limit:
            return name


def badge_svg_text_width(label, value, padding=10):
    """'<badge width left colour>' for a label and a value such as '87%'."""
    left = text_width(label) + padding
    right = text_width(value) + padding
    return f"<badge {left + right} {left} {colour(value)}>"

#> badge_svg_text_width("coverage", "87%")
#> badge_svg_text_width("build", "passing")
#> badge_svg_text_width("Tests OK", "99.5%", padding=6)
#> badge_svg_text_width("", "")
#> badge_svg_text_width("will fit", "x%")
#> badge_svg_text_width("limit", "12%")
