### best_price_per_unit
import re

OFFER = re.compile(r"(?P<n>\d+)?x?\s*(?P<size>\d+(?:\.\d+)?)\s*(?P<unit>g|kg|ml|l)\s+(?P<price>\d+\.\d{2})", re.I)
FACTOR = {"g": 0.001, "kg": 1.0, "ml": 0.001, "l": 1.0}


def unit_price(offer: str) -> float | None:
    match = OFFER.fullmatch(offer.strip())
    if match is None:
        return None
    amount = int(match["n"] or 1) * float(match["size"]) * FACTOR[match["unit"].lower()]
    return float(match["price"]) / amount if amount else None


def best_price_per_unit(offers: dict[str, str]) -> tuple[str, float] | None:
    """The shop with the lowest price per kilo or litre for offers like '6x330 ml 3.96'."""
    best = None
    for shop, offer in offers.items():
        price = unit_price(offer)
        if price is None:
            continue
        price = round(price, 3)
        if best is None or price < best[1]:
            best = (shop, price)
    return best

#> best_price_per_unit({"north": "500 g 2.49", "south": "1 kg 4.79", "east": "2x250g 2.60"})
#> best_price_per_unit({"a": "6x330 ml 3.96", "b": "1.5 L 2.85", "c": "cheap"})
#> best_price_per_unit({})
#> best_price_per_unit({"x": "free", "y": "0 g 1.00"})
#> best_price_per_unit({"p": "750ml 5.99", "q": "0.7 l 5.49", "r": "3x1 l 25.00", "s": "100 ml 0.80"})

### find_config_section_value
class Section:
    def __init__(self, name, parent=None):
        self.name, self.parent = name, parent
        self.values = {}

    def get(self, key):
        section = self
        while section is not None:
            if key in section.values:
                return section.values[key]
            section = section.parent
        return None


def load(text):
    sections = {"root": Section("root")}
    current = sections["root"]
    for line in text.splitlines():
        line = line.strip()
        if line.startswith("["):
            name, _, parent = line.strip("[]").partition(":")
            current = sections[name] = Section(name, sections[parent or "root"])
        elif "=" in line:
            key, value = line.split("=", 1)
            current.values[key.strip()] = value.strip()
    return sections


def find_config_section_value(text: str, section: str, key: str) -> str | None:
    """A value, looked up in the parents '[child:parent]' too."""
    found = load(text).get(section)
    return found.get(key) if found is not None else None

#> find_config_section_value("color=red\n[base]\nsize=5\n[big:base]\nsize=9\nname=x", "big", "size")
#> find_config_section_value("color=red\n[base]\nsize=5\n[big:base]\nname=x", "big", "color")
#> find_config_section_value("[a]\nx=1\n[b]\ny=2", "b", "x")
#> find_config_section_value("", "a", "x")
#> find_config_section_value("[c:d]\nx=1", "c", "x")
#> find_config_section_value("k = v = w\n[one]\n\n[two:one]\n[three:two]\nz=0", "three", "k")

### signal_average_power
import cmath
import math


def signal_average_power(samples, bins=4):
    """(strongest frequency bin, its magnitude) of a discrete Fourier transform, without bin 0."""
    n = len(samples)
    if n == 0:
        return -1, 0.0
    best, best_size = -1, 0.0
    for k in range(1, min(bins, n // 2) + 1):
        total = 0j
        for index, sample in enumerate(samples):
            total += sample * cmath.exp(-2j * math.pi * k * index / n)
        size = round(abs(total) / n, 4)
        if size > best_size:
            best, best_size = k, size
    return best, best_size

#> signal_average_power([0, 1, 0, -1, 0, 1, 0, -1])
#> signal_average_power([1, 1, 1, 1])
#> signal_average_power([])
#> signal_average_power([2, -2, 2, -2, 2, -2])
#> signal_average_power([0.5, 1.5, 3.0, 1.5, 0.5, 0.0], bins=2)

### first_duplicate_within
from collections import OrderedDict


def first_duplicate_within(items: list, distance: int):
    recent: OrderedDict = OrderedDict()
    for place, item in enumerate(items):
        if item in recent:
            return item, recent[item], place
        recent[item] = place
        if len(recent) > distance:
            recent.popitem(last=False)
    return None

#> first_duplicate_within(["a", "b", "c", "a", "b"], 3)
#> first_duplicate_within(["a", "b", "c", "a", "b"], 2)
#> first_duplicate_within([], 5)
#> first_duplicate_within([1, 2, 3, 4, 5, 6, 4, 1], 4)
#> first_duplicate_within(["x", "x"], 0)
#> first_duplicate_within("the quick brown fox and the lazy dog".split(), 6)
#> first_duplicate_within(["a", "b", "c", "a", "b", "x", "x"], 2)
#> first_duplicate_within(["a", "b", "c", "a", "b", 1, 2, 3, 4, 5, 6, 4, 1], 2)

### room_lighting_needed
from dataclasses import dataclass

LUX = {"office": 500, "hall": 100, "kitchen": 300}


@dataclass
class Lamp:
    lumens: int
    watts: float
    price: float


LAMPS = {"spot": Lamp(400, 5.0, 6.0), "panel": Lamp(3600, 36.0, 45.0), "bulb": Lamp(806, 9.0, 3.5)}


def lamps_for(area, kind, lamp):
    needed = LUX[kind] * area
    count = 0
    while count * lamp.lumens < needed:
        count += 1
    return count


def room_lighting_needed(rooms, lamp, hours=3.0):
    """(lamps, price, kWh per day) for rooms (kind, square metres)."""
    chosen = LAMPS[lamp]
    total = 0
    for kind, area in rooms:
        total += lamps_for(area, kind, chosen)
    return total, round(total * chosen.price, 2), round(total * chosen.watts * hours / 1000, 3)

#> room_lighting_needed([("office", 12.5), ("hall", 6)], "panel")
#> room_lighting_needed([("kitchen", 9)], "bulb", hours=5)
#> room_lighting_needed([], "spot")
#> room_lighting_needed([("bath", 3)], "spot")
#> room_lighting_needed([("hall", 8), ("hall", 4), ("kitchen", 7.5)], "spot", 1.5)
#> room_lighting_needed([("office", 12.5), ("hall", 6), ("kitchen", 9)], "panel")
#> room_lighting_needed([("kitchen", 9), ("office", 12.5), ("hall", 6)], "panel")

### pid_controller_steps
class Pid:
    def __init__(self, kp, ki, kd):
        self.kp, self.ki, self.kd = kp, ki, kd
        self.total = 0.0
        self.last = None

    def update(self, error):
        self.total += error
        change = 0.0 if self.last is None else error - self.last
        self.last = error
        return self.kp * error + self.ki * self.total + self.kd * change


def pid_controller_steps(start: float, goal: float, gains: tuple[float, float, float], most: int = 12):
    """(steps, final value) until the value is within 1% of the goal; None if it never is."""
    controller = Pid(*gains)
    value = start
    for step in range(1, most + 1):
        error = goal - value
        if abs(error) <= abs(goal) * 0.01:
            return step - 1, round(value, 3)
        power = max(-10.0, min(10.0, controller.update(error)))
        value += power * 0.5
    return None

#> pid_controller_steps(20.0, 25.0, (1.0, 0.0, 0.0))
#> pid_controller_steps(20.0, 25.0, (0.1, 0.0, 0.0), most=5)
#> pid_controller_steps(10, 10, (1, 1, 1))
#> pid_controller_steps(0.0, 40.0, (1.2, 0.05, 0.1), 20)
#> pid_controller_steps(5.0, -5.0, (1.5, 0.0, 0.2))

### triangulate_area_sum
def shoelace(points):
    total = 0.0
    for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1]):
        total += x1 * y2 - x2 * y1
    return total / 2


def parse(text):
    points = []
    for pair in text.split(";"):
        x, y = pair.split(",")
        points.append((float(x), float(y)))
    if len(points) < 3:
        raise ValueError(f"only {len(points)} corners")
    return points


def triangulate_area_sum(plots: list[str], price: float = 1.0) -> float:
    """Worth of land plots 'x,y;x,y;...'; plots drawn clockwise are holes and are taken off."""
    total = 0.0
    for plot in plots:
        area = shoelace(parse(plot))
        if area < 0:
            total -= abs(area) * price / 2
        else:
            total += area * price
    return round(total, 2)

#> triangulate_area_sum(["0,0;4,0;4,3;0,3"])
#> triangulate_area_sum(["0,0;10,0;10,10;0,10", "2,2;2,4;4,4;4,2"], 2.5)
#> triangulate_area_sum([])
#> triangulate_area_sum(["0,0;1,1"])
#> triangulate_area_sum(["0,0;6,0;0,8", "1.5,1.5;4.5,1.5;3,4.25", "0,0;0,1;1,0"], 3)

### longest_increasing_dates
from datetime import date


def longest_increasing_dates(texts):
    best = None
    start = previous = None
    length = 0
    for text in texts:
        try:
            day = date.fromisoformat(text)
        except ValueError:
            continue
        if previous is not None and day > previous:
            length += 1
        else:
            start, length = day, 1
        previous = day
        if best is None or length > best[2]:
            best = (start.isoformat(), day.isoformat(), length)
    return best

#> longest_increasing_dates(["2024-01-05", "2024-01-01", "2024-01-03", "x", "2024-02-01", "2024-01-31"])
#> longest_increasing_dates(["2024-01-05", "2024-01-05"])
#> longest_increasing_dates([])
#> longest_increasing_dates(["soon", "later", "2024-02-30"])
#> longest_increasing_dates(["2023-12-31", "2024-01-01", "2024-02-29", "2024-02-28", "2024-03-01", "2024-03-02", "2024-03-03", "2024-03-04"])
#> longest_increasing_dates(["soon", "later", "2024-02-30", "2023-12-31", "2024-01-01", "2024-02-29", "2024-02-28", "2024-03-01", "2024-03-02", "2024-03-03", "2024-03-04"])
#> longest_increasing_dates(["2024-01-05", "2024-01-01", "2024-01-03", "x", "2024-02-01", "2024-01-31", "soon", "later", "2024-02-30"])

### mixture_concentration_target
class Tank:
    def __init__(self, liters=0.0, percent=0.0):
        self.liters = liters
        self.substance = liters * percent / 100

    @property
    def percent(self):
        return 100 * self.substance / self.liters if self.liters else 0.0

    def pour(self, liters, percent):
        self.liters += liters
        self.substance += liters * percent / 100

    def drain(self, liters):
        if liters > self.liters:
            raise ValueError(f"only {self.liters:g} liters")
        self.substance -= liters * self.percent / 100
        self.liters -= liters


def mixture_concentration_target(steps: list[str], target: float) -> float:
    tank = Tank()
    for step in steps:
        amount, _, percent = step[1:].partition("@")
        if step[0] == "+":
            tank.pour(float(amount), float(percent or 0))
        else:
            tank.drain(float(amount))
    return round(tank.percent - target, 2)

#> mixture_concentration_target(["+10@5", "+10@15", "-5", "+5"], 7.5)
#> mixture_concentration_target(["+1@100", "+99"], 1)
#> mixture_concentration_target([], 3)
#> mixture_concentration_target(["+2@50", "-3"], 0)
#> mixture_concentration_target(["+8@12.5", "-4", "+4@40", "-2", "+2@0", "-1"], 20)
#> mixture_concentration_target(["+10@5", "+10@15", "-5", "+5", "+8@12.5", "-4", "+4@40", "-2", "+2@0", "-1"], 7.5)
#> mixture_concentration_target(["+8@12.5", "-4", "+4@40", "-2", "+2@0", "-1", "+10@5", "+10@15", "-5", "+5"], 7.5)

### stock_split_adjusted_prices_d11
from typing import NamedTuple


class Quote(NamedTuple):
    day: int
    price: float


def stock_split_adjusted_prices_d11(quotes, splits):
    factor = 1.0
    adjusted = []
    for quote in sorted((Quote(*q) for q in quotes), reverse=True):
        adjusted.append(round(quote.price / factor, 2))
        if quote.day in splits:
            factor *= splits[quote.day]
    adjusted.reverse()
    return adjusted

#> stock_split_adjusted_prices_d11([(1, 100.0), (2, 104.0), (3, 52.5), (4, 51.0)], {3: 2})
#> stock_split_adjusted_prices_d11([(1, 10.0), (2, 3.3), (3, 1.1)], {2: 3, 3: 3})
#> stock_split_adjusted_prices_d11([], {})
#> stock_split_adjusted_prices_d11([(5, 9.99)], {5: 10})
#> stock_split_adjusted_prices_d11([(4, 40), (1, 80), (3, 85.5), (2, 82), (6, 21), (5, 42)], {3: 1.0, 4: 2.0, 6: 2.0})
#> stock_split_adjusted_prices_d11([(4, 40), (1, 80), (3, 85.5), (2, 82), (6, 21), (5, 42), (1, 100.0), (2, 104.0), (3, 52.5), (4, 51.0)], {3: 1.0, 4: 2.0, 6: 2.0})
#> stock_split_adjusted_prices_d11([(1, 100.0), (2, 104.0), (3, 52.5), (4, 51.0), (4, 40), (1, 80), (3, 85.5), (2, 82), (6, 21), (5, 42)], {3: 2})

### dose_calculator_by_weight
LIMITS = {"paracetamol": (15.0, 1000, 4), "ibuprofen": (10.0, 400, 3)}


class DoseError(ValueError):
    pass


def single_dose(drug, kilos):
    per_kilo, most, _ = LIMITS[drug]
    if not 3 <= kilos <= 200:
        raise DoseError(f"weight {kilos}")
    return min(per_kilo * kilos, most)


def dose_calculator_by_weight(drug, kilos, tablets):
    """(tablet, halves, times a day) with the dose that comes nearest without being above; None if none fits."""
    if drug not in LIMITS:
        raise DoseError(f"unknown drug {drug}")
    dose = single_dose(drug, kilos)
    best = None
    for tablet in tablets:
        halves = 0
        while (halves + 1) * tablet / 2 <= dose:
            halves += 1
        reached = halves * tablet / 2
        if halves and (best is None or reached > best[0]):
            best = (reached, tablet, halves)
    if best is None:
        return None
    return best[1], best[2], LIMITS[drug][2]

#> dose_calculator_by_weight("paracetamol", 30, [500, 250])
#> dose_calculator_by_weight("ibuprofen", 70, [200, 400, 600])
#> dose_calculator_by_weight("ibuprofen", 8, [400])
#> dose_calculator_by_weight("aspirin", 60, [100])
#> dose_calculator_by_weight("paracetamol", 2.5, [125])
#> dose_calculator_by_weight("paracetamol", 22, [125, 80, 500])
#> dose_calculator_by_weight("ibuprofen", 70, [125, 80, 500, 200, 400, 600])
#> dose_calculator_by_weight("paracetamol", 30, [500, 250, 125, 80, 500])
