### invoice_due_dates_cash_flow
from collections import defaultdict
from datetime import date, timedelta


def due_date(issued, terms):
    if terms == "end of month":
        following = issued.replace(day=28) + timedelta(days=4)
        return following - timedelta(days=following.day)
    days = int("".join(char for char in terms if char.isdigit()))
    day = issued + timedelta(days=days)
    # never on a weekend
    while day.weekday() > 4:
        day += timedelta(days=1)
    return day


def invoice_due_dates_cash_flow(invoices, opening):
    flow = defaultdict(int)
    for sign, issued, terms, cents in invoices:
        day = due_date(date.fromisoformat(issued), terms)
        flow[day] += cents if sign == "+" else -cents
    balance = lowest = opening
    for day in sorted(flow):
        balance += flow[day]
        lowest = min(lowest, balance)
    return lowest

#> invoice_due_dates_cash_flow([("+", "2024-02-01", "net 30", 50000), ("-", "2024-02-05", "10 days", 30000), ("-", "2024-02-20", "end of month", 15000)], 20000)
#> invoice_due_dates_cash_flow([("-", "2024-01-01", "net 5", 100), ("+", "2024-01-01", "net 5", 100)], 0)
#> invoice_due_dates_cash_flow([], 77)
#> invoice_due_dates_cash_flow([("-", "2024-12-15", "end of month", 900), ("+", "2024-12-01", "net 29", 1000)], 500)
#> invoice_due_dates_cash_flow([("-", "2024-01-01", "soon", 100)], 0)

### drone_mission_battery_ok
from math import hypot


class MissionError(Exception):
    pass


def parse_waypoint(text):
    x, y, *hover = text.split(",")
    return float(x), float(y), float(hover[0]) if hover else 0.0


def drone_mission_battery_ok(waypoints, capacity=100.0, per_metre=0.05, per_second=0.1):
    x = y = used = 0.0
    for text in waypoints.split():
        px, py, hover = parse_waypoint(text)
        if hover < 0:
            raise MissionError(f"hover {hover}")
        used += hypot(px - x, py - y) * per_metre + hover * per_second
        x, y = px, py
        way_home = hypot(x, y) * per_metre
        if used + way_home > capacity * 0.8:
            return False
    return True

#> drone_mission_battery_ok("300,400 300,0,60 0,0")
#> drone_mission_battery_ok("300,400 600,800,60 0,0")
#> drone_mission_battery_ok("")
#> drone_mission_battery_ok("30,40,-1")
#> drone_mission_battery_ok("100,0,100 100,100,200 0,100,300", capacity=90)
#> drone_mission_battery_ok("100,0,100 100,100,200 0,100,50", per_metre=0.01)

### museum_audio_guide_route
ROOMS = {"entrance": ["hall"], "hall": ["entrance", "art", "coins"], "art": ["hall", "modern"], "modern": ["art"], "coins": ["hall"]}
MINUTES = {"entrance": 1, "hall": 5, "art": 20, "modern": 15, "coins": 10}


def visit(room, wanted, seen, route):
    seen.add(room)
    route.append(room)
    for following in ROOMS[room]:
        if following in seen:
            continue
        if leads_to(following, wanted, seen | {room}):
            visit(following, wanted, seen, route)
            route.append(room)


def leads_to(room, wanted, seen):
    if room in wanted:
        return True
    return any(leads_to(other, wanted, seen | {room}) for other in ROOMS[room] if other not in seen)


def museum_audio_guide_route(wanted: str, budget: int = 60) -> tuple:
    route = []
    visit("entrance", set(wanted.split()), set(), route)
    minutes = sum(MINUTES[room] for room in set(route))
    return " > ".join(route), minutes <= budget

#> museum_audio_guide_route("coins")
#> museum_audio_guide_route("modern coins")
#> museum_audio_guide_route("")
#> museum_audio_guide_route("modern", budget=40)
#> museum_audio_guide_route("attic hall")

### translate_log_timezone
import re
from datetime import datetime, timedelta

STAMP = re.compile(r"(\d{4}-\d\d-\d\d) (\d\d:\d\d)(?: ([+-])(\d\d)(\d\d))?")


def shifted(match, hours):
    moment = datetime.strptime(f"{match[1]} {match[2]}", "%Y-%m-%d %H:%M")
    if match[3]:
        offset = timedelta(hours=int(match[4]), minutes=int(match[5]))
        moment -= offset if match[3] == "+" else -offset
    moment += timedelta(hours=hours)
    return moment.strftime("%Y-%m-%d %H:%M")


def translate_log_timezone(text: str, hours: int = 0) -> str:
    out = []
    for line in text.splitlines():
        out.append(STAMP.sub(lambda match: shifted(match, hours), line))
    return "\n".join(out)

#> translate_log_timezone("2024-03-01 08:30 +0200 start\n2024-02-29 23:45 -0130 sync\n2024-03-01 00:10 end", 1)
#> translate_log_timezone("no time here")
#> translate_log_timezone("2023-12-31 23:59 +0000 x 2024-01-01 00:01 -0500 y", hours=-8)
#> translate_log_timezone("")
#> translate_log_timezone("2024-02-30 10:00 bad")

### packing_list_by_weather
RULES = (
    ("umbrella", lambda d: d["rain"] > 30),
    ("sun hat", lambda d: d["high"] >= 25),
    ("warm coat", lambda d: d["low"] <= 5),
    ("sandals", lambda d: d["high"] >= 22 and d["rain"] < 20),
)
DAILY = {"socks": 1, "shirt": 1}


def parse_day(text):
    low, high, rain = text.split("/")
    return {"low": int(low), "high": int(high), "rain": int(rain.rstrip("%"))}


def packing_list_by_weather(days: str, laundry: int | None = None) -> dict[str, int]:
    """Things to pack for days 'low/high/rain%', daily things by count, less when there is a laundry."""
    forecast = [parse_day(day) for day in days.split()]
    count = len(forecast) if laundry is None else min(len(forecast), laundry)
    packed = {name: each * count for name, each in DAILY.items() if count}
    for name, needed in RULES:
        hits = sum(needed(day) for day in forecast)
        if hits:
            packed[name] = 1
    return packed

#> packing_list_by_weather("12/26/10% 14/23/40% 4/18/5%")
#> packing_list_by_weather("20/30/0% 20/30/0% 20/30/0% 20/30/0%", laundry=2)
#> packing_list_by_weather("")
#> packing_list_by_weather("cold")
#> packing_list_by_weather("-5/0/80%")

### expression_tree_simplifier
def simplify(node):
    if not isinstance(node, tuple):
        return node
    operator, left, right = node
    left, right = simplify(left), simplify(right)
    if isinstance(left, int) and isinstance(right, int):
        return left + right if operator == "+" else left * right
    if operator == "+":
        if left == 0:
            return right
        if right == 0:
            return left
    else:
        if 0 in (left, right):
            return 0
        if left == 1:
            return right
        if right == 1:
            return left
    return (operator, left, right)


def show(node):
    if isinstance(node, tuple):
        operator, left, right = node
        return f"({show(left)} {operator} {show(right)})"
    return str(node)


def expression_tree_simplifier(tree):
    return show(simplify(tree))

#> expression_tree_simplifier(("+", ("*", "x", 1), ("*", 0, "y")))
#> expression_tree_simplifier(("*", ("+", 2, 3), ("+", "a", 0)))
#> expression_tree_simplifier(("+", 0, ("*", 1, ("+", "p", "q"))))
#> expression_tree_simplifier("z")
#> expression_tree_simplifier(("+", ("*", "u", "v"), ("+", 1, ("*", 2, 3))))

### service_health_rollup
from enum import IntEnum


class Health(IntEnum):
    UP = 0
    DEGRADED = 1
    DOWN = 2


DEPENDS = {"shop": ["cart", "search"], "cart": ["db"], "search": ["index"], "db": [], "index": [], "loop": ["loop"]}
OPTIONAL = {("shop", "search")}


def rollup(name, states, seen=()):
    if name in seen:
        raise RecursionError(" > ".join([*seen, name]))
    worst = states.get(name, Health.UP)
    for need in DEPENDS[name]:
        health = rollup(need, states, (*seen, name))
        if (name, need) in OPTIONAL:
            health = min(health, Health.DEGRADED)
        worst = max(worst, health)
    return worst


def service_health_rollup(name, reports):
    """The health of a service with all it needs; reports are 'db=down index=degraded'."""
    states = {}
    for report in reports.split():
        service, _, state = report.partition("=")
        states[service] = Health[state.upper()]
    return rollup(name, states).name

#> service_health_rollup("shop", "index=down")
#> service_health_rollup("shop", "db=down index=degraded")
#> service_health_rollup("search", "index=degraded db=down")
#> service_health_rollup("shop", "")
#> service_health_rollup("mail", "db=up")
#> service_health_rollup("loop", "")
#> service_health_rollup("shop", "search=down cart=degraded")
#> service_health_rollup("cart", "cart=broken")

### parse_ingredient_lines
import re
from typing import NamedTuple, Optional

LINE = re.compile(r"^(?:(\d+(?:[.,]\d+)?)\s*(g|kg|ml|l|tbsp|tsp|cups?)?\s+)?(.+?)(?:,\s*(.+))?$")


class Ingredient(NamedTuple):
    amount: Optional[float]
    unit: str
    name: str
    note: str


def parse_line(line):
    amount, unit, name, note = LINE.match(line.strip()).groups()
    value = float(amount.replace(",", ".")) if amount else None
    return Ingredient(value, unit or "", name.lower(), note or "")


def parse_ingredient_lines(text, portions=1, base=1):
    out = []
    for line in text.splitlines():
        if not line.strip():
            continue
        item = parse_line(line)
        if item.amount is None:
            out.append(item.name)
            continue
        amount = item.amount * portions / base
        out.append(f"{amount:g} {item.unit} {item.name}".replace("  ", " "))
    return out

#> parse_ingredient_lines("500 g Flour, sifted\n2 eggs\n0,5 l milk\n\nSalt", portions=6, base=4)
#> parse_ingredient_lines("1 cup Sugar\n3 tbsp oil, warm")
#> parse_ingredient_lines("")
#> parse_ingredient_lines("2 eggs", 1, 0)
#> parse_ingredient_lines("1.5 kg potatoes, peeled, diced\na pinch of salt", 2)

### cinema_seat_price_total
CATEGORIES = {"A": 1450, "B": 1200, "C": 900}
REDUCED = {"child": 60, "student": 80, "senior": 85}


class Seat:
    def __init__(self, text):
        self.row, number = text[0], text[1:]
        self.number = int(number)

    @property
    def category(self):
        if self.row in "AB":
            return "C"
        return "A" if 5 <= self.number <= 12 else "B"


def cinema_seat_price_total(booking, day="sat"):
    """Cents for seats such as 'C7/child D8'; Tuesdays cost two thirds, groups of five or more get the cheapest seat free."""
    prices = []
    for entry in booking.split():
        place, _, kind = entry.partition("/")
        price = CATEGORIES[Seat(place).category]
        if kind:
            price = price * REDUCED[kind] // 100
        if day == "tue":
            price = price * 2 // 3
        prices.append(price)
    if len(prices) >= 5:
        prices.remove(min(prices))
    return sum(prices)

#> cinema_seat_price_total("C7 C8 C9/child D3/student A1")
#> cinema_seat_price_total("C7 C8/senior", day="tue")
#> cinema_seat_price_total("")
#> cinema_seat_price_total("C7/dog")
#> cinema_seat_price_total("B1 B2 B3 B4/child", "tue")

### wedding_table_conflicts
def wedding_table_conflicts(tables, feuds):
    """Pairs of people who do not talk but sit at one table, as 'a-b@table'."""
    enemies = set()
    for feud in feuds.split(","):
        if feud.strip():
            a, b = feud.strip().split("/")
            enemies.add(frozenset((a, b)))
    conflicts = []
    for table, guests in tables.items():
        people = guests.split()
        for index, first in enumerate(people):
            for second in people[index + 1:]:
                if frozenset((first, second)) in enemies:
                    conflicts.append(f"{min(first, second)}-{max(first, second)}@{table}")
    return conflicts

#> wedding_table_conflicts({"1": "ida bo cy", "2": "di ed flo"}, "bo/ida, cy/di, flo/di")
#> wedding_table_conflicts({"1": "ida bo cy di"}, "")
#> wedding_table_conflicts({}, "a/b")
#> wedding_table_conflicts({"x": "p q r s", "y": "t"}, "p/q,q/r,r/s,s/p")
#> wedding_table_conflicts({"x": "p"}, "pq")

### streaming_median_window
from bisect import bisect_left, insort


def streaming_median_window(values: list, size: int = 3) -> list:
    """Medians of a sliding window over numbers, as a list; shorter windows at the start count too."""
    window, ordered, medians = [], [], []
    for value in values:
        window.append(value)
        insort(ordered, value)
        if len(window) > size:
            oldest = window.pop(0)
            del ordered[bisect_left(ordered, oldest)]
        middle = len(ordered) // 2
        if len(ordered) % 2:
            medians.append(ordered[middle])
        else:
            medians.append((ordered[middle - 1] + ordered[middle]) / 2)
    return medians

#> streaming_median_window([5, 1, 9, 2, 7, 7, 3])
#> streaming_median_window([4, 4, 8], size=2)
#> streaming_median_window([])
#> streaming_median_window([10, 20, 30, 40, 50, 60], 4)
#> streaming_median_window([3, "x"])

### access_card_antipassback
class Alarm(Exception):
    pass


class Door:
    def __init__(self, capacity):
        self.capacity = capacity
        self.inside = set()

    def enter(self, card):
        if card in self.inside:
            raise Alarm(f"{card} entered twice")
        if len(self.inside) >= self.capacity:
            return False
        self.inside.add(card)
        return True

    def leave(self, card):
        if card not in self.inside:
            raise Alarm(f"{card} was not inside")
        self.inside.remove(card)
        return True


def access_card_antipassback(swipes, capacity=3):
    door = Door(capacity)
    for swipe in swipes.split():
        action = door.enter if swipe[0] == ">" else door.leave
        action(swipe[1:])
    return len(door.inside)

#> access_card_antipassback(">a >b <a >c >d >e <b >a")
#> access_card_antipassback(">a >a")
#> access_card_antipassback("")
#> access_card_antipassback("<ghost")
#> access_card_antipassback(">x >y >z <x <y <z >x", capacity=2)
#> access_card_antipassback(">p >q <p >r <q <r >s >t", 5)

### vocabulary_trainer_boxes
class Trainer:
    """Words move up a box when known and back to the first when not."""

    BOXES = 4

    def __init__(self, words):
        self.box = {word: 1 for word in words}

    def answer(self, word, right):
        if word not in self.box:
            raise KeyError(word)
        if right:
            self.box[word] = min(self.BOXES, self.box[word] + 1)
        else:
            self.box[word] = 1

    def due(self, day):
        return [word for word, box in self.box.items() if day % 2 ** (box - 1) == 0]


def vocabulary_trainer_boxes(words: str, answers: str, day: int) -> list[str]:
    """Words due on a day after answers such as 'tree+ house- tree+'."""
    trainer = Trainer(words.split())
    for answer in answers.split():
        trainer.answer(answer[:-1], answer.endswith("+"))
    return trainer.due(day)

#> vocabulary_trainer_boxes("tree house cat", "tree+ house+ tree+ cat- house-", 2)
#> vocabulary_trainer_boxes("tree house cat", "tree+ house+ tree+ cat- house-", 4)
#> vocabulary_trainer_boxes("", "", 1)
#> vocabulary_trainer_boxes("a b", "a+ a+ a+ a+ a+ b+", 6)
#> vocabulary_trainer_boxes("a", "z+", 1)

### donation_thermometer_text
def donation_thermometer_text(donations: str, goal: int, height: int = 5) -> str:
    total = 0
    givers = {}
    for entry in donations.split(","):
        name, _, amount = entry.strip().rpartition(" ")
        cents = round(float(amount) * 100)
        total += cents
        givers[name or "anonymous"] = givers.get(name or "anonymous", 0) + cents
    filled = min(height, total * height // (goal * 100))
    lines = []
    for level in range(height, 0, -1):
        mark = "#" if level <= filled else " "
        label = f" {goal * level // height}" if level in (1, height) else ""
        lines.append(f"|{mark}|{label}")
    best = max(givers, key=lambda name: (givers[name], name))
    lines.append(f"{total / 100:.2f} of {goal}, thanks to {best}")
    return "\n".join(lines)

#> donation_thermometer_text("Ida 100, Bo 50.50, Ida 20, 30", 400)
#> donation_thermometer_text("Cy 999", 100, height=3)
#> donation_thermometer_text("1, 2, 3", 1000)
#> donation_thermometer_text("Di lots", 10)
#> donation_thermometer_text("Ed Ek 10, Flo 10", 40, 4)
