### parcel_price
ZONES = {"DE": 1, "AT": 2, "FR": 2, "US": 4}
BASE = {1: 399, 2: 799, 4: 1899}


class Parcel:
    def __init__(self, length, width, height, grams):
        self.sides = sorted((length, width, height))
        self.grams = grams

    @property
    def girth(self):
        return self.sides[2] + 2 * (self.sides[0] + self.sides[1])

    def volumetric(self):
        a, b, c = self.sides
        return a * b * c * 1000 // 5000


def surcharge(parcel):
    extra = 0
    if parcel.girth > 300:
        raise ValueError("too bulky for parcel post")
    if parcel.sides[2] > 100:
        extra += 500  # <- reach
    weight = max(parcel.grams, parcel.volumetric())
    while weight > 2000:
        extra += 150
        weight -= 2000
    return extra


def parcel_price(country, *parcels):
    """Total postage in cents."""
    total = 0
    for spec in parcels:
        total += BASE[ZONES[country]] + surcharge(Parcel(*spec))
    return total

#> parcel_price("AT", (30, 20, 10, 900), (60, 40, 30, 4000))
#? returns parcel_price("US", (10, 10, 10, 100))
#? raises ValueError parcel_price("DE", (200, 50, 50, 10))
#? raises KeyError parcel_price("XX", (1, 1, 1, 1))
#? reaches parcel_price("DE", (110, 10, 10, 10))

### support_route
import re
from dataclasses import dataclass

RULES = [
    (re.compile(r"\b(refund|invoice|charged?)\b", re.I), "billing", 2),
    (re.compile(r"\b(crash|error|bug)\w*", re.I), "engineering", 3),
    (re.compile(r"\b(cancel|leave)\b", re.I), "retention", 2),
]


@dataclass
class Ticket:
    text: str
    vip: bool = False

    def scores(self):
        result = {}
        for pattern, team, weight in RULES:
            hits = len(pattern.findall(self.text))
            if hits:
                result[team] = hits * weight
        return result


def support_route(tickets):
    """Team for each ticket, urgent ones with a mark."""
    routed = []
    for text, vip in tickets:
        scores = Ticket(text, vip).scores()
        if not scores:
            routed.append("general")
            continue  # <- reach
        team = max(scores, key=scores.get)
        urgent = vip or scores[team] > 5
        routed.append(team + ("!" if urgent else ""))
    return routed

#> support_route([("I was charged twice, please refund", False), ("App crashes with error 5", True), ("Hello there", True)])
#? returns support_route([("cancel", False)])
#? raises ValueError support_route(["abc"])
#? raises TypeError support_route([(5, False)])
#? reaches support_route([("I was charged twice, please refund", False), ("App crashes with error 5", True), ("Hello there", True)])

### inventory_forecast
from statistics import mean


def daily_use(history):
    """Mean of the drops between counts; deliveries (rises) do not count."""
    drops = []
    for earlier, later in zip(history, history[1:]):
        if later <= earlier:
            drops.append(earlier - later)
    if not drops:
        return 0.0
    return mean(drops)


def inventory_forecast(stock, lead_days=3):
    """What to reorder today, with the days that are left."""
    orders = {}
    for product, history in stock.items():
        use = daily_use(history)
        if use == 0:
            continue  # <- reach
        left = history[-1] / use
        if left <= lead_days:
            orders[product] = round(left, 1)
    return orders

#> inventory_forecast({"milk": [20, 14, 9, 24, 18], "salt": [50, 49, 49, 48], "eggs": [60, 36, 12]})
#? returns inventory_forecast({"x": [10, 5]})
#? raises TypeError inventory_forecast({"x": [5, None]})
#? reaches inventory_forecast({"x": [5]})

### quiz_result
QUESTIONS = [
    {"id": "q1", "answer": "b", "points": 2},
    {"id": "q2", "answer": {"a", "c"}, "points": 3},
    {"id": "q3", "answer": 42, "points": 5},
]


def grade(question, given):
    expected = question["answer"]
    if isinstance(expected, set):
        chosen = set(given)
        wrong = len(chosen - expected)
        right = len(chosen & expected)
        return max(0, question["points"] * (right - wrong) // len(expected))
    if isinstance(expected, int):
        off = abs(int(given) - expected)
        return question["points"] if off == 0 else question["points"] // 2 if off == 1 else 0
    return question["points"] if given.strip().lower() == expected else 0


def quiz_result(answers, passing=6):
    """Whether a candidate passed; no answer gives no points."""
    total = 0
    for question in QUESTIONS:
        given = answers.get(question["id"])
        if given is None:
            continue  # <- reach
        total += grade(question, given)
    return total >= passing

#> quiz_result({"q1": " B", "q2": "ab", "q3": "41"}, 4)
#> quiz_result({"q1": "b", "q2": ["a", "c"], "q3": "43"}, 7)
#? raises ValueError quiz_result({"q3": "forty"})
#? raises AttributeError quiz_result({"q1": 2})
#? reaches quiz_result({"q3": "forty"})

### cafe_orders_merge
def parse_item(text):
    """'2x latte (oat, hot)' -> quantity, name, options"""
    quantity = 1
    if "x " in text[:4]:
        number, _, text = text.partition("x ")
        quantity = int(number)
    name, _, options = text.partition("(")
    wanted = sorted(o.strip() for o in options.rstrip(")").split(",") if o.strip())
    return quantity, name.strip(), tuple(wanted)


def cafe_orders_merge(lines):
    """One kitchen ticket from several orders; the same drink with the same options is one line."""
    merged = {}
    for line in lines:
        for item in line.split(";"):
            quantity, name, options = parse_item(item.strip())
            key = (name, options)
            merged[key] = merged.get(key, 0) + quantity
    ticket = []
    for (name, options), quantity in sorted(merged.items()):
        extra = f" [{'/'.join(options)}]" if options else ""
        ticket.append(f"{quantity} {name}{extra}")
    return "\n".join(ticket)

#> cafe_orders_merge(["2x latte (oat, hot); tea", "latte (hot,oat)", "tea (hot)"])
#? returns cafe_orders_merge(["10x bun"])
#? raises ValueError cafe_orders_merge(["ax bun"])

### meter_bill
from dataclasses import dataclass


@dataclass(frozen=True)
class Tariff:
    name: str
    base: float
    steps: tuple

    def price(self, units):
        """Units are priced step by step, like taxes."""
        cost, rest = self.base, units
        for size, rate in self.steps:
            part = rest if size is None else min(rest, size)
            cost += part * rate
            rest -= part
            if rest <= 0:
                break
        return round(cost, 2)


TARIFFS = [
    Tariff("eco", 4.0, ((100, 0.20), (None, 0.35))),
    Tariff("flat", 12.0, ((None, 0.24),)),
]


def meter_bill(readings, wrap=100_000):
    """Cheapest price for the use between the first and the last reading of a meter that wraps."""
    used = 0
    for before, after in zip(readings, readings[1:]):
        used += after - before if after >= before else after + wrap - before
    return min(tariff.price(used) for tariff in TARIFFS)

#> meter_bill([99_820, 99_950, 40, 150])
#? returns meter_bill([0, 50])
#? raises TypeError meter_bill([0, None])

### swim_heats
import math


def to_seconds(text):
    minutes, _, seconds = text.rpartition(":")
    return int(minutes or 0) * 60 + float(seconds)


def lane_order(lanes):
    """Fastest in the middle, then outwards: 4 lanes -> 2, 3, 1, 4"""
    middle = math.ceil(lanes / 2)
    order = [middle]
    for offset in range(1, lanes):
        for lane in (middle + offset, middle - offset):
            if 1 <= lane <= lanes:
                order.append(lane)  # <- reach
    return order


def swim_heats(entries, lanes=3):
    """Lane of every swimmer, in the heats from fast to slow."""
    ordered = sorted(entries, key=lambda name: to_seconds(entries[name]))
    heats = []
    while ordered:
        heat, ordered = ordered[:lanes], ordered[lanes:]
        heats.append({name: lane for name, lane in zip(heat, lane_order(lanes))})
    return heats

#> swim_heats({"Ito": "1:02.5", "Bell": "58.9", "Cruz": "1:00.1", "Dahl": "59.9"})
#? returns swim_heats({"A": "9.9"}, 1)
#? raises ValueError swim_heats({"A": "fast"})
#? reaches swim_heats({"Ito": "1:02.5", "Bell": "58.9", "Cruz": "1:00.1", "Dahl": "59.9"})

### pet_clinic_slots
class NoSlot(Exception):
    pass


class Vet:
    def __init__(self, name, species, hours):
        self.name = name
        self.species = set(species)
        self.free = list(hours)

    def can_treat(self, animal):
        return animal in self.species and bool(self.free)


VETS = [("Dr. Ahn", ("cat", "dog"), (9, 10)), ("Dr. Bly", ("dog", "bird"), (9, 11, 14))]


def book(vets, animal, earliest):
    best = None
    for vet in vets:
        if not vet.can_treat(animal):
            continue  # <- reach
        for hour in vet.free:
            if hour >= earliest and (best is None or hour < best[0]):
                best = (hour, vet)
    if best is None:
        raise NoSlot(animal)
    hour, vet = best
    vet.free.remove(hour)
    return f"{animal} {hour}:00 {vet.name}"


def pet_clinic_slots(requests):
    vets = [Vet(*spec) for spec in VETS]
    return "; ".join(book(vets, animal, earliest) for animal, earliest in requests)

#> pet_clinic_slots([("dog", 9), ("dog", 10)])
#? returns pet_clinic_slots([("bird", 12)])
#? raises NoSlot pet_clinic_slots([("fish", 9)])
#? reaches pet_clinic_slots([("bird", 12)])

### podcast_feed
from datetime import datetime

import xml.etree.ElementTree as ET


def seconds(text):
    total = 0
    for part in text.split(":"):
        total = total * 60 + int(part)
    return total


def podcast_feed(xml, since):
    """Total minutes of the episodes published since a day."""
    limit = datetime.fromisoformat(since)
    channel = ET.fromstring(xml).find("channel")
    total = 0
    for item in channel.findall("item"):
        published = datetime.strptime(item.findtext("pubDate"), "%d %b %Y")
        if published < limit:
            continue
        length = item.findtext("duration")
        if not length:
            continue  # <- reach
        total += seconds(length)
    return round(total / 60, 1)

#> podcast_feed("<rss><channel><item><pubDate>03 May 2024</pubDate><duration>42:30</duration></item><item><pubDate>10 May 2024</pubDate><duration>1:05:15</duration></item><item><pubDate>01 Jan 2024</pubDate></item></channel></rss>", "2024-02-01")
#? returns podcast_feed("<rss><channel><item><pubDate>03 May 2024</pubDate><duration>90</duration></item></channel></rss>", "2024-01-01")
#? raises AttributeError podcast_feed("<rss/>", "2024-01-01")
#? raises ParseError podcast_feed("", "2024-01-01")
#? reaches podcast_feed("<rss><channel><item><pubDate>03 May 2024</pubDate></item></channel></rss>", "2024-01-01")

### fridge_monitor
LIMITS = (2.0, 8.0)


def minutes(stamp):
    h, m = stamp.split("h")
    return int(h) * 60 + int(m)


def excursions(readings):
    """(start, end, worst) of every time outside the limits."""
    start = None
    worst = 0.0
    for stamp, celsius in readings:
        low, high = LIMITS
        outside = max(low - celsius, celsius - high, 0.0)
        if outside and start is None:
            start, worst = stamp, outside
        elif outside:
            worst = max(worst, outside)
        elif start is not None:
            yield start, stamp, worst
            start = None
    if start is not None:
        yield start, readings[-1][0], worst


def fridge_monitor(readings, tolerated=30):
    """True if the vaccines are still good."""
    for start, end, worst in excursions(readings):
        if minutes(end) - minutes(start) > tolerated:
            return False
        if worst > 4:
            return False  # <- reach
    return True

#> fridge_monitor([("8h00", 5.0), ("8h20", 8.5), ("8h40", 9.0), ("8h50", 7.9), ("9h10", 1.5)])
#> fridge_monitor([("8h00", 5.0), ("8h30", 8.2), ("8h45", 6.0), ("9h10", 1.0), ("9h30", 1.5), ("9h45", 1.9), ("10h00", 4.0)])
#? reaches fridge_monitor([("8h00", 15.0), ("8h10", 4.0)])
#? raises ValueError fridge_monitor([("8:00", 15.0)])

### bus_ticket
from enum import Enum


class Fare(Enum):
    CHILD = (0.5, 0, 14)
    ADULT = (1.0, 15, 64)
    SENIOR = (0.7, 65, 130)

    @classmethod
    def for_age(cls, age):
        for fare in cls:
            factor, low, high = fare.value
            if low <= age <= high:
                return fare
        raise ValueError(f"age {age}")


def zones_crossed(stops, zone_of):
    zones = []
    for stop in stops:
        zone = zone_of[stop]
        if zone not in zones:
            zones.append(zone)
    return len(zones)


def bus_ticket(ages, route, zone_of, price=240):
    """Price in cents of a group; from three paying adults on, one child is free."""
    stops = route.split("-")
    zones = zones_crossed(stops, zone_of)
    fares = [Fare.for_age(age) for age in ages]
    total = 0
    for fare in fares:
        total += int(price * zones * fare.value[0])
    if fares.count(Fare.ADULT) >= 3 and Fare.CHILD in fares:
        total -= int(price * zones * 0.5)  # <- reach
    return total

#> bus_ticket([34, 36, 9, 70], "port-mall-zoo", {"port": "A", "mall": "A", "zoo": "B"})
#? returns bus_ticket([20], "a", {"a": 1})
#? raises ValueError bus_ticket([-1], "a", {"a": 1})
#? raises KeyError bus_ticket([20], "a-b", {"a": 1})
#? reaches bus_ticket([20, 30, 40, 5], "a", {"a": 1})

### library_search
import re
from collections import namedtuple

Book = namedtuple("Book", "title author year")
SHELF = [
    Book("The Glass Key", "Hammett", 1931),
    Book("Key Largo", "Anderson", 1939),
    Book("Glass Town", "Hart", 1989),
]
TERM = re.compile(r"(\w+):(\S+)|(\S+)")


def predicate(field, value, word):
    if word:
        return lambda book: word.lower() in book.title.lower()
    if field == "before":
        return lambda book: book.year < int(value)  # <- reach
    if field == "by":
        return lambda book: book.author.lower().startswith(value.lower())
    raise LookupError(f"unknown field {field}")


def library_search(query):
    """'glass before:1950' finds the titles that meet all terms."""
    tests = [predicate(*match.groups()) for match in TERM.finditer(query)]
    found = []
    for book in SHELF:
        for test in tests:
            if not test(book):
                break
        else:
            found.append(f"{book.title} ({book.year})")
    return found

#> library_search("key before:1935 by:h")
#? returns library_search("by:hart")
#? raises LookupError library_search("isbn:12")
#? raises ValueError library_search("before:soon")
#? reaches library_search("key before:1935 by:h")

### sprint_velocity
STATES = ("todo", "doing", "done")


class Board:
    def __init__(self):
        self.cards = {}

    def apply(self, event):
        verb, _, rest = event.partition(" ")
        handler = getattr(self, f"on_{verb}", None)
        if handler is None:
            raise NotImplementedError(verb)
        handler(*rest.split())

    def on_add(self, card, points):
        self.cards[card] = {"points": int(points), "state": "todo"}

    def on_move(self, card, state):
        if state not in STATES:
            raise ValueError(state)
        self.cards[card]["state"] = state

    def on_split(self, card, new, points):
        taken = int(points)
        self.cards[card]["points"] -= taken
        self.cards[new] = {"points": taken, "state": "todo"}  # <- reach


def sprint_velocity(events):
    """Points done, and what is still open."""
    board = Board()
    for event in events:
        board.apply(event)
    done = sum(c["points"] for c in board.cards.values() if c["state"] == "done")
    rest = sorted(name for name, c in board.cards.items() if c["state"] != "done")
    return done, rest

#> sprint_velocity(["add login 5", "add export 8", "split export pdf 3", "move login done", "move export doing"])
#? returns sprint_velocity(["add a 13", "move a done"])
#? raises NotImplementedError sprint_velocity(["drop a"])
#? raises KeyError sprint_velocity(["move a done"])
#? raises TypeError sprint_velocity(["add a"])
#? reaches sprint_velocity(["add login 5", "add export 8", "split export pdf 3", "move login done", "move export doing"])

### recipe_scale
import re
from fractions import Fraction

LINE = re.compile(r"(?P<amount>\d+(?:/\d+)?)\s*(?P<unit>g|ml|tbsp|cups?)?\s+(?P<what>.+)")


def pretty(amount):
    whole, rest = divmod(amount, 1)
    if not rest:
        return str(whole)
    if not whole:
        return str(rest)
    return f"{whole} {rest}"


def recipe_scale(lines, servings, wanted):
    """The ingredients for another number of people; lines without an amount stay."""
    factor = Fraction(wanted, servings)
    scaled = []
    for line in lines:
        match = LINE.match(line)
        if match is None:
            scaled.append(line)
            continue  # <- reach
        amount = Fraction(match["amount"]) * factor
        unit = match["unit"] or ""
        scaled.append(" ".join(f"{pretty(amount)}{' ' + unit if unit else ''} {match['what']}".split()))
    return scaled

#> recipe_scale(["250 g flour", "3 eggs", "1/2 cup milk", "salt"], 4, 6)
#? returns recipe_scale(["1 egg"], 1, 12)
#? raises ZeroDivisionError recipe_scale([], 0, 2)
#? reaches recipe_scale(["250 g flour", "3 eggs", "1/2 cup milk", "salt"], 4, 6)

### door_access
from datetime import datetime


class Badge:
    def __init__(self, owner, doors, expires):
        self.owner = owner
        self.doors = set(doors)
        self.expires = datetime.fromisoformat(expires)


class Door:
    def __init__(self, name, hours=(0, 24)):
        self.name = name
        self.first, self.last = hours

    def reason_to_refuse(self, badge, at):
        if at >= badge.expires:
            return "expired"  # <- reach
        if self.name not in badge.doors and "*" not in badge.doors:
            return "no right"
        if not self.first <= at.hour < self.last:
            return "closed"
        return None


DOORS = {"lab": Door("lab", (8, 18)), "gate": Door("gate")}


def door_access(badge, attempts):
    """Refusals as texts; unknown doors are an error."""
    holder = Badge(*badge)
    refused = []
    for door, stamp in attempts:
        if door not in DOORS:
            raise LookupError(f"no door {door}")
        reason = DOORS[door].reason_to_refuse(holder, datetime.fromisoformat(stamp))
        if reason:
            refused.append(f"{door}: {reason}")
    return refused

#> door_access(["Kai", ["lab"], "2024-07-01"], [["lab", "2024-06-10T09:00"], ["lab", "2024-06-10T19:30"], ["gate", "2024-06-11T07:00"]])
#? returns door_access(["Q", ["*"], "2020-01-01"], [["gate", "2021-01-01"]])
#? raises LookupError door_access(["Q", [], "2020-01-01"], [["cellar", "2021-01-01"]])
#? reaches door_access(["Q", ["*"], "2020-01-01"], [["gate", "2021-01-01"]])

### newsletter_split
import zlib

VARIANTS = {"a": 50, "b": 30, "c": 20}


def variant_for(mail, salt):
    """Stable choice by a checksum of the address."""
    point = zlib.crc32(f"{salt}:{mail}".encode()) % 100
    upper = 0
    for name, share in VARIANTS.items():
        upper += share
        if point < upper:
            return name
    raise AssertionError("shares do not add up to 100")


def newsletter_split(mails, salt="2024-06", opted_out=()):
    counts = dict.fromkeys(VARIANTS, 0)
    for mail in mails:
        address = mail.strip().lower()
        if address in opted_out:
            continue  # <- reach
        counts[variant_for(address, salt)] += 1
    return counts

#> newsletter_split(["ann@x.org", "Bob@x.org", "cy@x.org ", "dora@x.org"], opted_out=["cy@x.org"])
#? returns newsletter_split([])
#? raises AttributeError newsletter_split([None])
#? reaches newsletter_split(["ann@x.org", "Bob@x.org", "cy@x.org ", "dora@x.org"], opted_out=["cy@x.org"])

### gps_track
import math

EARTH_KM = 6371.0


def leg(a, b):
    """Distance on the sphere, good enough for short legs."""
    lat1, lon1 = map(math.radians, a)
    lat2, lon2 = map(math.radians, b)
    x = (lon2 - lon1) * math.cos((lat1 + lat2) / 2)
    y = lat2 - lat1
    return EARTH_KM * math.hypot(x, y)


def gps_track(points, jitter=0.05):
    """Kilometres of a track; movements below the jitter are noise."""
    if len(points) < 2:
        return 0.0
    total = 0.0
    last = points[0]
    for point in points[1:]:
        step = leg(last, point)
        if step < jitter:
            continue  # <- reach
        total += step
        last = point
    return round(total, 2)

#> gps_track([(52.52, 13.4), (52.53, 13.41), (52.55, 13.41), (52.56, 13.4)])
#? returns gps_track([(0, 0), (0, 1)])
#? raises ValueError gps_track([(1, 2), (3, 4, 5)])
#? reaches gps_track([(1, 1), (1, 1)])

### chat_commands
class Bot:
    """Commands are methods whose name starts with cmd_."""

    def __init__(self):
        self.todo = []

    def handle(self, message):
        if not message.startswith("/"):
            return None
        name, *args = message[1:].split()
        method = getattr(self, "cmd_" + name, self.unknown)
        try:
            return method(*args)
        except TypeError:
            return f"usage: /{name}"
        except (IndexError, ValueError):
            return "no such item"  # <- reach

    def unknown(self, *args):
        return "what?"

    def cmd_add(self, *words):
        self.todo.append(" ".join(words))
        return f"{len(self.todo)} items"

    def cmd_done(self, number):
        return "done: " + self.todo.pop(int(number) - 1)


def chat_commands(messages):
    bot = Bot()
    answers = []
    for message in messages:
        answer = bot.handle(message)
        if answer:
            answers.append(answer)
    return answers

#> chat_commands(["/add buy milk", "hello", "/done", "/done 4", "/help me"])
#? returns chat_commands(["/add x", "/done 1"])
#? raises AttributeError chat_commands([5])
#? reaches chat_commands(["/add buy milk", "hello", "/done", "/done 4", "/help me"])

### crossword_fits
def pattern_of(slot):
    return "".join(slot).lower()


def fits(word, pattern):
    if len(word) != len(pattern):
        return False
    for letter, wanted in zip(word, pattern):
        if wanted not in ("_", letter):
            return False  # <- reach
    return True


def crossword_fits(slots, words):
    """The only word for each slot; None where there are several or none."""
    answer = {}
    for name, slot in slots.items():
        candidates = []
        for word in words:
            if fits(word.lower(), pattern_of(slot)):
                candidates.append(word)
        answer[name] = candidates[0] if len(candidates) == 1 else None
    return answer

#> crossword_fits({"1a": "_a_", "2d": ["t", "_", "p"]}, ["tap", "Cat", "top", "tip", "oats"])
#? returns crossword_fits({"x": "__"}, ["go"])
#? raises TypeError crossword_fits({"x": 5}, ["go"])
#? reaches crossword_fits({"1a": "_a_", "2d": ["t", "_", "p"]}, ["tap", "Cat", "top", "tip", "oats"])

### water_tank_levels
class Tank:
    def __init__(self, name, size, level=0):
        self.name, self.size, self.level = name, size, level

    def pour(self, litres):
        """Takes what fits; returns what is left over."""
        room = self.size - self.level
        taken = min(room, litres)
        self.level += taken
        return litres - taken


def water_tank_levels(sizes, rain, leak=1):
    """Tanks in a cascade: what overflows runs into the next. Litres lost at the end of the chain."""
    tanks = [Tank(f"t{i}", size) for i, size in enumerate(sizes)]
    lost = 0
    for litres in rain:
        for tank in tanks:
            litres = tank.pour(litres)
        lost += litres
        for tank in tanks:
            if tank.level >= leak:
                tank.level -= leak
    return lost

#> water_tank_levels([10, 5], [8, 9, 4])
#? returns water_tank_levels([1], [50], 0)
#? raises TypeError water_tank_levels([1], ["2"])

### ab_test_winner
import math
from dataclasses import dataclass


@dataclass
class Variant:
    name: str
    shown: int
    clicked: int

    @property
    def rate(self):
        return self.clicked / self.shown

    def variance(self):
        return self.rate * (1 - self.rate) / self.shown


def z_score(a, b):
    spread = math.sqrt(a.variance() + b.variance())
    return (b.rate - a.rate) / spread


def ab_test_winner(control, *others, level=1.96):
    """Name of the best variant that beats the control significantly, else the control's."""
    base = Variant(*control)
    best, best_z = base.name, level
    for spec in others:
        variant = Variant(*spec)
        if variant.clicked > variant.shown:
            raise ValueError(f"{variant.name}: more clicks than views")
        z = z_score(base, variant)
        if z > best_z:
            best, best_z = variant.name, z  # <- reach
    return best

#> ab_test_winner(("old", 1000, 100), ("red", 1000, 122), ("big", 1000, 140))
#? returns ab_test_winner(("x", 10, 5))
#? raises ValueError ab_test_winner(("x", 10, 5), ("y", 10, 11))
#? raises ZeroDivisionError ab_test_winner(("x", 10, 5), ("y", 0, 0))
#? reaches ab_test_winner(("old", 1000, 100), ("red", 1000, 122), ("big", 1000, 140))

### plate_check
import re

REGIONS = {"B": "Berlin", "HH": "Hamburg", "M": "Munich", "K": "Cologne"}
PLATE = re.compile(r"^([A-ZÄÖÜ]{1,3})[- ]([A-Z]{1,2}) ?(\d{1,4})([EH]?)$")
BLOCKED = ("SS", "SA", "KZ")


def parse_plate(text):
    match = PLATE.match(text.strip().upper())
    if match is None:
        raise ValueError(f"cannot read {text!r}")
    return match.groups()


def plate_check(plates, electric_only=False):
    """How many of the plates may enter the zone."""
    allowed = 0
    for text in plates:
        try:
            region, letters, number, suffix = parse_plate(text)
        except ValueError:
            continue
        if region not in REGIONS or letters in BLOCKED:
            continue
        if electric_only and suffix != "E":
            continue  # <- reach
        if number.startswith("0"):
            continue
        allowed += 1
    return allowed

#> plate_check(["B-AB 123", "hh xy99E", "Q-AA 1", "M-SS 18", "K:77"])
#? returns plate_check(["B-A 1", "B-A 2", "B-A 3", "B-A 4"])
#? reaches plate_check(["B-A 1"], True)
#? raises AttributeError plate_check([123])

### shift_swap_ok
from datetime import datetime, timedelta

REST = timedelta(hours=11)


def shift(text):
    """'2024-05-01 22-06' ends on the next day."""
    day, hours = text.split()
    first, last = map(int, hours.split("-"))
    start = datetime.fromisoformat(day) + timedelta(hours=first)
    end = datetime.fromisoformat(day) + timedelta(hours=last)
    if end <= start:
        end += timedelta(days=1)
    return start, end


def rested(shifts):
    ordered = sorted(shift(text) for text in shifts)
    for (_, end), (start, _) in zip(ordered, ordered[1:]):
        if start - end < REST:
            return False  # <- reach
    return True


def shift_swap_ok(mine, yours, give, take):
    """May I give one of my shifts for one of yours, with enough rest for both?"""
    after_mine = [s for s in mine if s != give] + [take]
    after_yours = [s for s in yours if s != take] + [give]
    return rested(after_mine) and rested(after_yours)

#> shift_swap_ok(["2024-05-02 08-16", "2024-05-03 08-16"], ["2024-05-01 22-06", "2024-05-04 08-16"], "2024-05-02 08-16", "2024-05-01 22-06")
#> shift_swap_ok(["2024-05-01 08-16", "2024-05-04 08-16"], ["2024-05-02 22-06", "2024-05-06 06-14"], "2024-05-04 08-16", "2024-05-02 22-06")
#? raises ValueError shift_swap_ok(["today 8-16"], [], "", "")
#? reaches shift_swap_ok(["2024-05-01 08-16"], [], "", "2024-05-01 18-20")

### barcode_ean
WEIGHTS = (1, 3)


class Scanner:
    def __init__(self, catalog):
        self.catalog = catalog
        self.errors = 0

    def check(self, code):
        total = 0
        for position, digit in enumerate(code):
            total += int(digit) * WEIGHTS[position % 2]
        return total % 10 == 0

    def scan(self, code):
        if len(code) != 8 or not self.check(code):
            self.errors += 1
            return None
        return self.catalog.get(code, "unlisted")  # <- reach


def barcode_ean(codes, catalog):
    """Names of scanned goods; bad reads are counted in the last element."""
    scanner = Scanner(catalog)
    names = []
    for code in codes:
        name = scanner.scan(code)
        if name is not None:
            names.append(name)
    return tuple(names) + (scanner.errors,)

#> barcode_ean(["40170725", "4017072", "40170726"], {"40170725": "mint"})
#? returns barcode_ean(["00000000"], {})
#? raises ValueError barcode_ean(["1234567x"], {})
#? reaches barcode_ean(["00000000"], {})
