### patient_record_redact
import copy

SENSITIVE = {"name", "phone", "address", "insurance"}


def redact(node, allowed, path=()):
    """Replace sensitive values in place; counts them."""
    count = 0
    if isinstance(node, dict):
        for key in list(node):
            here = (*path, key)
            if key in SENSITIVE and ".".join(here) not in allowed:
                node[key] = "***"
                count += 1
            else:
                count += redact(node[key], allowed, here)
    elif isinstance(node, list):
        for item in node:
            count += redact(item, allowed, path)
    return count


def patient_record_redact(record: dict, allowed: tuple[str, ...] = ()) -> tuple[dict, int]:
    """A copy without personal data, and how many values were hidden."""
    clean = copy.deepcopy(record)
    hidden = redact(clean, set(allowed))
    return clean, hidden

#> patient_record_redact({"name": "Ann", "visits": [{"day": 3, "phone": "555"}, {"day": 9}]})
#> patient_record_redact({"name": "Ann", "doctor": {"name": "Dr. Who"}}, allowed=("doctor.name",))
#> patient_record_redact({})
#> patient_record_redact({"insurance": {"number": 1, "name": "x"}})
#> patient_record_redact({"a": {"b": {"address": "Main 1", "c": [1, [{"name": "n"}]]}}})
#> patient_record_redact({"a": {"b": {"address": "Main 1", "c": [1, [{"name": "n"}]]}}, "name": "Ann", "visits": [{"day": 3, "phone": "555"}, {"day": 9}]})

### crop_rotation_valid
FAMILIES = {"potato": "nightshade", "tomato": "nightshade", "pea": "legume", "bean": "legume", "kale": "cabbage", "leek": "onion"}


class BadRotation(Exception):
    pass


def check_bed(history, pause):
    last: dict[str, int] = {}
    for year, crop in enumerate(history):
        if crop == "-":
            continue
        family = FAMILIES[crop]
        if family in last and year - last[family] <= pause:
            raise BadRotation(f"{crop} in year {year}")
        last[family] = year


def crop_rotation_valid(beds, pause=2):
    problems = {}
    for bed, history in beds.items():
        try:
            check_bed(history, pause)
        except BadRotation as problem:
            problems[bed] = str(problem)
    return problems

#> crop_rotation_valid({"north": ["potato", "pea", "kale", "tomato"], "south": ["pea", "bean"]})
#> crop_rotation_valid({"a": ["potato", "-", "tomato"]}, pause=1)
#> crop_rotation_valid({})
#> crop_rotation_valid({"x": ["rice"]})
#> crop_rotation_valid({"p": ["leek", "kale", "leek", "pea"], "q": ["kale", "kale"], "r": []}, 2)
#> crop_rotation_valid({"north": ["potato", "pea", "kale", "tomato"], "south": ["pea", "bean"], "p": ["leek", "kale", "leek", "pea"], "q": ["kale", "kale"], "r": [], "a": ["potato", "-", "tomato"]})

### boarding_group_order
from dataclasses import dataclass


@dataclass(frozen=True)
class Passenger:
    name: str
    seat: str
    status: str = ""

    @property
    def row(self):
        return int(self.seat[:-1])

    @property
    def group(self):
        if self.status in ("family", "assist"):
            return 0
        if self.status == "gold":
            return 1
        # back rows board before front rows, windows before aisles
        return 2 + (self.row <= 15) * 2 + (self.seat[-1] not in "AF")


def boarding_group_order(passengers: list[tuple]) -> str:
    people = [Passenger(*p) for p in passengers]
    groups: dict[int, list[str]] = {}
    for person in sorted(people, key=lambda p: (-p.row, p.name)):
        groups.setdefault(person.group, []).append(person.name)
    return " | ".join(" ".join(groups[g]) for g in sorted(groups))

#> boarding_group_order([("ann", "20A"), ("bob", "3C"), ("cy", "18C", "gold"), ("dee", "1F", "assist")])
#> boarding_group_order([("x", "10A"), ("y", "10F"), ("z", "10B")])
#> boarding_group_order([])
#> boarding_group_order([("k", "A1")])
#> boarding_group_order([("a", "30C"), ("b", "29A"), ("c", "28F"), ("d", "2A"), ("e", "30B", "family")])

### energy_label_class
BANDS = [(75, "A"), (100, "B"), (125, "C"), (150, "D")]


def reference(area, volume=2.5):
    return 20 * area + 4 * area * volume


def energy_label_class(rooms, insulated=False):
    """Energy class of a flat from rooms with area, windows and heating."""
    total = area = 0.0
    for room in rooms:
        loss = 22 * room["area"] + 35 * room.get("windows", 0)
        if room.get("heating") == "electric":
            loss *= 1.4
        elif room.get("heating") == "floor":
            loss *= 0.85
        total += loss
        area += room["area"]
    if area == 0:
        return "unknown"
    if insulated:
        total *= 0.7
    share = total / reference(area) * 100
    for limit, letter in BANDS:
        if share <= limit:
            return f"{letter} ({share:.0f})"
    return f"E ({share:.0f})"

#> energy_label_class([{"area": 20, "windows": 2}, {"area": 12, "windows": 1, "heating": "floor"}])
#> energy_label_class([{"area": 15, "windows": 6, "heating": "electric"}])
#> energy_label_class([])
#> energy_label_class([{"area": 15, "windows": 6, "heating": "electric"}], insulated=True)
#> energy_label_class([{"windows": 1}])
#> energy_label_class([{"area": 15, "windows": 6, "heating": "electric"}, {"area": 20, "windows": 2}, {"area": 12, "windows": 1, "heating": "floor"}, {"area": 15, "windows": 6, "heating": "electric"}])

### spelling_bee_points
def spelling_bee_points(letters, words):
    centre, allowed = letters[0], set(letters)
    accepted, points = [], 0
    for word in dict.fromkeys(w.lower() for w in words):
        if len(word) < 4 or centre not in word:
            continue
        if not set(word) <= allowed:
            continue
        gained = 1 if len(word) == 4 else len(word)
        if set(word) == allowed:
            gained += 7
        points += gained
        accepted.append(word)
    return {"accepted": accepted, "points": points}

#> spelling_bee_points("lacotin", ["local", "Call", "action", "location", "coil"])
#> spelling_bee_points("ab", ["abba", "baba", "abba"])
#> spelling_bee_points("xyz", [])
#> spelling_bee_points("tea", ["seat", "tate", "teat", "ate"])
#> spelling_bee_points("", ["word"])

### drone_battery_return
from math import hypot


class NoReturn(Exception):
    """The drone could not get home any more."""


def fly(points, battery, per_metre, wind=1.0):
    x = y = 0.0
    visited = 0
    for px, py in points:
        way = hypot(px - x, py - y) * per_metre
        home = hypot(px, py) * per_metre * wind
        if way > battery:
            raise NoReturn(visited)
        if way + home > battery:
            break
        battery -= way
        x, y = px, py
        visited += 1
    return visited, battery - hypot(x, y) * per_metre * wind


def drone_battery_return(points, battery, per_metre=0.5, wind=1.0):
    """How far a drone gets before it must turn back."""
    try:
        visited, left = fly(points, battery, per_metre, wind)
    except NoReturn as error:
        return f"grounded after {error}"
    return f"{visited} of {len(points)}, {left:.1f} left"

#> drone_battery_return([(3, 4), (6, 8), (30, 40)], 40)
#> drone_battery_return([(3, 4), (6, 8), (30, 40)], 60)
#> drone_battery_return([], 5)
#> drone_battery_return([(0, 10), (0, 20), (0, 5)], 25, wind=1.5)
#> drone_battery_return([(300, 400)], 10)
#> drone_battery_return([(0, 10), (0, 20), (0, 5), (3, 4), (6, 8), (30, 40), (3, 4), (6, 8), (30, 40)], 25, wind=1.5)
#> drone_battery_return([(3, 4), (6, 8), (30, 40), (3, 4), (6, 8), (30, 40)], 60)

### fuzzy_logic_fan_speed
def triangle(low, peak, high):
    """Membership function that rises from low to peak and falls to high."""
    def member(x):
        if x <= low or x >= high:
            return 0.0
        return (x - low) / (peak - low) if x <= peak else (high - x) / (high - peak)
    return member


CORNERS = {"cold": (-10, 10, 20), "warm": (15, 22, 28), "hot": (25, 35, 50)}
SPEEDS = {"cold": 0, "warm": 40, "hot": 100}


def fuzzy_logic_fan_speed(temperatures: list[float]) -> list[int]:
    """Fan speed in percent for each temperature, by fuzzy rules."""
    sets = {name: triangle(*corners) for name, corners in CORNERS.items()}
    speeds = []
    for t in temperatures:
        memberships = {name: member(t) for name, member in sets.items()}
        total = sum(memberships.values())
        if total == 0:
            speeds.append(0 if t < 20 else 100)
            continue
        speed = sum(SPEEDS[name] * value for name, value in memberships.items()) / total
        speeds.append(round(speed))
    return speeds

#> fuzzy_logic_fan_speed([12, 18, 22, 26, 33])
#> fuzzy_logic_fan_speed([-20, 60])
#> fuzzy_logic_fan_speed([])
#> fuzzy_logic_fan_speed([15, 20, 25, 28])
#> fuzzy_logic_fan_speed([26.5])

### shopping_route_aisles
AISLES = {"fruit": 1, "bread": 2, "milk": 4, "pasta": 3, "frozen": 6, "soap": 5}
KEYWORDS = {"apples": "fruit", "bananas": "fruit", "rolls": "bread", "butter": "milk", "yoghurt": "milk", "pizza": "frozen", "noodles": "pasta"}


def aisle_of(item):
    """Aisle number of an item, by its category or a keyword in its name."""
    for word in reversed(item.lower().split()):
        category = KEYWORDS.get(word, word)
        if category in AISLES:
            return AISLES[category]
    return None


def shopping_route_aisles(items, frozen_last=True):
    """Items in the order of the aisles; unknown ones at the end with a '?'."""
    known, unknown = [], []
    for item in items:
        aisle = aisle_of(item)
        if aisle is None:
            unknown.append(f"{item}?")
        else:
            late = frozen_last and aisle == AISLES["frozen"]
            known.append((late, aisle, item))
    return [f"{aisle}:{item}" for _, aisle, item in sorted(known)] + unknown

#> shopping_route_aisles(["red apples", "pizza", "soap", "butter"])
#> shopping_route_aisles(["frozen yoghurt", "rolls", "batteries"])
#> shopping_route_aisles([])
#> shopping_route_aisles(["noodles", "bananas", "apples", "milk"], frozen_last=False)
#> shopping_route_aisles(["frozen", "soap"], True)
#> shopping_route_aisles(["noodles", "bananas", "apples", "milk", "red apples", "pizza", "soap", "butter", "frozen yoghurt", "rolls", "batteries"], frozen_last=False)

### dice_notation_roll
import re
from itertools import cycle

NOTATION = re.compile(r"(?P<count>\d*)d(?P<sides>\d+)(?:k(?P<keep>\d+))?(?P<plus>[+-]\d+)?")


class NotationError(ValueError):
    pass


def roll(notation, faces):
    """Roll by notation; faces is an endless stream of numbers that stand for chance."""
    match = NOTATION.fullmatch(notation)
    if match is None:
        raise NotationError(notation)
    count, sides = int(match["count"] or 1), int(match["sides"])
    rolls = [next(faces) % sides + 1 for _ in range(count)]
    if match["keep"]:
        rolls = sorted(rolls, reverse=True)[:int(match["keep"])]
    return sum(rolls) + int(match["plus"] or 0)


def dice_notation_roll(notations: str, chance: list[int]) -> list[int | None]:
    """Results for rolls such as '2d6+1 4d6k3 d20'; None for what cannot be read."""
    faces = cycle(chance)
    results = []
    for notation in notations.split():
        try:
            results.append(roll(notation, faces))
        except NotationError:
            results.append(None)
    return results

#> dice_notation_roll("2d6+1 4d6k3 d20", [3, 11, 8, 25, 14])
#> dice_notation_roll("d6 dx 3d4-2", [7])
#> dice_notation_roll("", [1])
#> dice_notation_roll("1d100 1d100 1d100", [99, 100, 250])
#> dice_notation_roll("d6", [])
#> dice_notation_roll("1d100 1d100 1d100 2d6+1 4d6k3 d20 d6 dx 3d4-2", [99, 100, 250, 3, 11, 8, 25, 14, 7])
