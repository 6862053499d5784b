### warehouse_robot_energy
from dataclasses import dataclass


@dataclass
class Robot:
    battery: int
    x: int = 0
    y: int = 0
    load: int = 0

    def cost(self, steps):
        return steps * (1 + self.load // 10)

    def drive(self, x, y):
        self.battery -= self.cost(abs(x - self.x) + abs(y - self.y))
        self.x, self.y = x, y


class FlatBattery(RuntimeError):
    pass


def warehouse_robot_energy(battery, picks):
    """Battery left after picking (x, y, kilos) in order and going home."""
    robot = Robot(battery)
    for x, y, kilos in picks:
        robot.drive(x, y)
        robot.load += kilos
        if robot.battery < 0:
            raise FlatBattery(f"at {x},{y}")
    robot.drive(0, 0)
    return max(robot.battery, -1)

#> warehouse_robot_energy(100, [(3, 4, 5), (6, 4, 8), (6, 0, 12)])
#> warehouse_robot_energy(10, [(3, 4, 5), (9, 9, 1)])
#> warehouse_robot_energy(50, [])
#> warehouse_robot_energy(20, [(10, 0, 30)])
#> warehouse_robot_energy(80, [(1, 1, 9), (2, 2, 9), (3, 3, 9), (4, 4, 9)])

### typing_mistakes_count
def typing_mistakes_count(target: str, keys: str) -> int:
    """Wrong key strokes while typing a text; '<' is the backspace key."""
    typed: list[str] = []
    mistakes = 0
    for key in keys:
        if key == "<":
            if typed:
                typed.pop()
            continue
        position = len(typed)
        if position >= len(target) or target[position] != key:
            mistakes += 1
        typed.append(key)
    # what is left wrong or missing counts double
    final = "".join(typed)
    wrong = sum(a != b for a, b in zip(final, target))
    return mistakes + wrong + abs(len(final) - len(target))

#> typing_mistakes_count("hello", "hexx<<llo")
#> typing_mistakes_count("meet at noon", "meet st noon")
#> typing_mistakes_count("abc", "")
#> typing_mistakes_count("ok", "<<ok!")
#> typing_mistakes_count("quick fix", "quikc<<ck fix")

### subnet_hosts_needed
def prefix_for(hosts):
    bits = 2
    while 2 ** bits - 2 < hosts:
        bits += 1
    return 32 - bits


def subnet_hosts_needed(departments: dict[str, int], block: int = 24) -> int:
    size = 2 ** (32 - block)
    used = 0
    for name, hosts in sorted(departments.items(), key=lambda item: -item[1]):
        if hosts < 1:
            raise ValueError(f"{name} has no hosts")
        chunk = 2 ** (32 - prefix_for(hosts))
        # networks start at a multiple of their size
        start = -(-used // chunk) * chunk
        if start + chunk > size:
            return -1
        used = start + chunk
    return size - used

#> subnet_hosts_needed({"sales": 60, "dev": 25, "guest": 10})
#> subnet_hosts_needed({"a": 200, "b": 60})
#> subnet_hosts_needed({})
#> subnet_hosts_needed({"x": 0})
#> subnet_hosts_needed({"lab": 5, "office": 6, "wifi": 7}, block=26)
#> subnet_hosts_needed({"sales": 60, "dev": 25, "guest": 10, "lab": 5, "office": 6, "wifi": 7})

### stair_light_switches
def stair_light_switches(presses, lights=8, timer=5):
    """Lights that are on at the end; each press switches a light and its neighbours.

    Presses are (time, light). A light goes off by itself after `timer` ticks.
    """
    off_at: dict[int, int] = {}
    now = 0
    for now, light in presses:
        for neighbour in (light - 1, light, light + 1):
            if not 0 <= neighbour < lights:
                continue
            if off_at.get(neighbour, 0) > now:
                del off_at[neighbour]
            else:
                off_at[neighbour] = now + timer
    return sum(end > now for end in off_at.values())

#> stair_light_switches([(0, 1), (2, 3), (4, 4)])
#> stair_light_switches([(0, 0), (1, 0)])
#> stair_light_switches([])
#> stair_light_switches([(0, 7), (9, 2), (10, 6)], timer=3)
#> stair_light_switches([(1, 2), (2, 4), (3, 6), (4, 0)], lights=6, timer=10)
#> stair_light_switches([(1, 2), (2, 4), (3, 6), (4, 0), (0, 7), (9, 2), (10, 6), (0, 1), (2, 3), (4, 4)], lights=6, timer=10)

### bakery_production_batches
import math
from collections import Counter

RECIPES = {"roll": {"flour": 60, "yeast": 2}, "bread": {"flour": 500, "yeast": 10}, "cake": {"flour": 200, "sugar": 150}}
BATCH = {"roll": 12, "bread": 4, "cake": 1}


def bakery_production_batches(orders, store):
    """Batches that can be baked for the orders until an ingredient runs out."""
    wanted = Counter()
    for product, count in orders:
        wanted[product] += count
    store = dict(store)
    baked = 0
    for product, count in wanted.most_common():
        for _ in range(math.ceil(count / BATCH[product])):
            needs = {name: grams * BATCH[product] for name, grams in RECIPES[product].items()}
            if any(store.get(name, 0) < grams for name, grams in needs.items()):
                return baked
            for name, grams in needs.items():
                store[name] -= grams
            baked += 1
    return baked

#> bakery_production_batches([("roll", 30), ("cake", 1)], {"flour": 5000, "yeast": 100, "sugar": 150})
#> bakery_production_batches([("bread", 9)], {"flour": 4500, "yeast": 200})
#> bakery_production_batches([], {})
#> bakery_production_batches([("pie", 1)], {"flour": 1})
#> bakery_production_batches([("roll", 5), ("roll", 9), ("bread", 4)], {"flour": 9000, "yeast": 60})

### phone_keypad_presses
KEYS = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz", "0": " "}
WHERE = {letter: (key, index + 1) for key, letters in KEYS.items() for index, letter in enumerate(letters)}


def phone_keypad_presses(message: str, pause: int = 2) -> int:
    """Time for typing a message on an old phone: presses, plus pauses on the same key."""
    time = 0
    last_key = None
    for letter in message.lower():
        if letter not in WHERE:
            raise ValueError(f"no key for {letter!r}")
        key, presses = WHERE[letter]
        if key == last_key:
            time += pause
        time += presses
        last_key = key
    return time

#> phone_keypad_presses("hello world")
#> phone_keypad_presses("cab")
#> phone_keypad_presses("")
#> phone_keypad_presses("Call me at noon", pause=1)
#> phone_keypad_presses("c u @ 8")
#> phone_keypad_presses("Call me at noon cab", pause=1)

### next_version_by_commit_kinds
import re

COMMIT = re.compile(r"(?P<type>\w+)(?:\((?P<scope>[^)]*)\))?(?P<breaking>!)?: (?P<text>.+)")
LEVELS = {"fix": 1, "perf": 1, "feat": 2}


def level_of(commit):
    match = COMMIT.fullmatch(commit)
    if match is None:
        return 0
    if match["breaking"] or "BREAKING" in match["text"]:
        return 3
    return LEVELS.get(match["type"], 0)


def next_version_by_commit_kinds(version: str, commits: list[str]) -> str:
    """Next version by the kinds of commits since the last one."""
    major, minor, patch = map(int, version.split("."))
    level = max((level_of(c) for c in commits), default=0)
    if level == 3 and major > 0:
        return f"{major + 1}.0.0"
    if level >= 2:
        return f"{major}.{minor + 1}.0"
    if level == 1:
        return f"{major}.{minor}.{patch + 1}"
    return version

#> next_version_by_commit_kinds("1.4.2", ["fix: crash on empty file", "docs: typo"])
#> next_version_by_commit_kinds("1.4.2", ["feat(cli): add --json", "fix: x"])
#> next_version_by_commit_kinds("1.4.2", ["refactor!: drop old api"])
#> next_version_by_commit_kinds("0.4.2", ["feat: new login BREAKING sessions"])
#> next_version_by_commit_kinds("2.0.0", ["wip", "chore: bump deps"])
#> next_version_by_commit_kinds("2.0", ["fix: y"])
#> next_version_by_commit_kinds("2.0.0", ["wip", "chore: bump deps", "feat(cli): add --json", "fix: x"])
#> next_version_by_commit_kinds("2.0.0", ["wip", "chore: bump deps", "fix: crash on empty file", "docs: typo"])

### spiral_distance_of_number
def spiral_cells():
    """Numbers 1, 2, 3 ... in a square spiral: yields (number, x, y)."""
    x = y = 0
    dx, dy = 1, 0
    number, length = 1, 1
    yield number, x, y
    while True:
        for _ in range(2):
            for _ in range(length):
                x, y = x + dx, y + dy
                number += 1
                yield number, x, y
            dx, dy = -dy, dx
        length += 1


def spiral_distance_of_number(wanted: int) -> int:
    """Steps from a number back to the centre of the spiral."""
    if wanted < 1:
        raise ValueError("numbers start at one")
    for number, x, y in spiral_cells():
        if number == wanted:
            return abs(x) + abs(y)

#> spiral_distance_of_number(1)
#> spiral_distance_of_number(12)
#> spiral_distance_of_number(23)
#> spiral_distance_of_number(17)
#> spiral_distance_of_number(0)

### escape_room_tries
from itertools import product

HINTS = {
    "sum": lambda code, n: sum(code) == n,
    "first": lambda code, n: code[0] == n,
    "even": lambda code, n: sum(d % 2 == 0 for d in code) == n,
    "apart": lambda code, n: abs(code[0] - code[-1]) == n,
}


def escape_room_tries(digits, length, hints):
    numbers = [int(d) for d in digits]
    tests = [(HINTS[name], n) for name, n in hints.items()]
    left = 0
    for code in product(numbers, repeat=length):
        if all(test(code, n) for test, n in tests):
            left += 1
    return left

#> escape_room_tries("123", 2, {"sum": 4})
#> escape_room_tries("0246", 2, {"first": 2, "apart": 4})
#> escape_room_tries("579", 2, {})
#> escape_room_tries("12", 3, {"even": 2, "sum": 5})
#> escape_room_tries("12", 2, {"colour": 1})

### water_tank_overflow
class Tank:
    def __init__(self, capacity, level=0):
        self.capacity, self.level = capacity, level
        self.spilled = 0

    def pour(self, litres):
        free = self.capacity - self.level
        taken = min(free, litres)
        self.level += taken
        return litres - taken

    def drain(self, litres):
        given = min(self.level, litres)
        self.level -= given
        return given


def water_tank_overflow(capacities, rain, use=0):
    cascade = [Tank(c) for c in capacities]
    lost = 0
    for litres in rain:
        for tank in cascade:
            litres = tank.pour(litres)
            if litres == 0:
                break
        lost += litres
        if cascade and use:
            cascade[-1].drain(use)
    return lost

#> water_tank_overflow([10, 5], [8, 6, 4])
#> water_tank_overflow([10, 5], [8, 6, 4], use=3)
#> water_tank_overflow([], [7, 7])
#> water_tank_overflow([100], [])
#> water_tank_overflow([4, 4, 4], [5, 5, 5, 5], 2)

### sentence_reading_level
import re

VOWEL_GROUPS = re.compile(r"[aeiouy]+")


def syllables(word):
    count = len(VOWEL_GROUPS.findall(word.lower()))
    if word.lower().endswith("e") and count > 1 and not word.lower().endswith("le"):
        count -= 1
    return max(1, count)


def sentence_reading_level(text: str) -> float:
    sentences = [s for s in re.split(r"[.!?]+", text) if s.strip()]
    words = re.findall(r"[A-Za-z]+", text)
    if not words:
        return 0.0
    total = 0
    for word in words:
        total += syllables(word)
    grade = 0.39 * len(words) / len(sentences) + 11.8 * total / len(words) - 15.59
    return round(max(0.0, grade), 1)

#> sentence_reading_level("The cat sat. The dog ran!")
#> sentence_reading_level("Interoperability considerations complicate integration.")
#> sentence_reading_level("")
#> sentence_reading_level("We have made a little table for the people upstairs.")
#> sentence_reading_level("Please update the documentation before releasing. Nobody likes surprises.")
#> sentence_reading_level("The cat sat. The dog ran! We have made a little table for the people upstairs.")

### conveyor_jam_position
def conveyor_jam_position(belt: str, steps: int) -> str:
    cells = list(belt)
    dropped = 0
    for _ in range(steps):
        for i in range(len(cells) - 1, -1, -1):
            if cells[i] != "o":
                continue
            if i == len(cells) - 1:
                cells[i] = "."
                dropped += 1
            elif cells[i + 1] == ".":
                cells[i], cells[i + 1] = ".", "o"
    return f"{''.join(cells)} {dropped}"

#> conveyor_jam_position("oo..", 2)
#> conveyor_jam_position("o.#.o", 3)
#> conveyor_jam_position("", 5)
#> conveyor_jam_position("o.o.o", 1)
#> conveyor_jam_position("ooo", 0)

### museum_ticket_revenue
from enum import Enum


class Ticket(Enum):
    ADULT = 1200
    CHILD = 500
    FAMILY = 2600
    FREE = 0

    @classmethod
    def for_age(cls, age):
        if age < 6:
            return cls.FREE
        return cls.CHILD if age < 18 else cls.ADULT


def best_price(ages):
    """Cheapest way for a group: single tickets or family tickets (2 adults, 3 children)."""
    tickets = [Ticket.for_age(age) for age in ages]
    adults, children = tickets.count(Ticket.ADULT), tickets.count(Ticket.CHILD)
    best = None
    for families in range(adults // 2 + 1):
        rest_adults = adults - 2 * families
        rest_children = max(0, children - 3 * families)
        price = families * Ticket.FAMILY.value + rest_adults * Ticket.ADULT.value + rest_children * Ticket.CHILD.value
        if best is None or price < best:
            best = price
    return best


def museum_ticket_revenue(groups: list[list[int]]) -> int:
    """Cents taken from all groups that come today."""
    total = 0
    for ages in groups:
        if any(age < 0 for age in ages):
            raise ValueError("ages cannot be negative")
        total += best_price(ages)
    return total

#> museum_ticket_revenue([[40, 38, 9, 7], [70]])
#> museum_ticket_revenue([[30, 31], [3, 4, 29]])
#> museum_ticket_revenue([])
#> museum_ticket_revenue([[41, 42, 43, 44, 10, 11, 12, 13]])
#> museum_ticket_revenue([[12, -1]])

### dependency_update_count
def parse(version):
    return tuple(int(part) for part in version.split("."))


def dependency_update_count(locked: dict[str, str], latest: dict[str, str], policy: str = "minor") -> dict[str, int]:
    """How many updates of each size there are, as far as the policy allows them."""
    allowed = {"patch": ("patch",), "minor": ("patch", "minor"), "major": ("patch", "minor", "major")}[policy]
    counts = {size: 0 for size in allowed}
    for name, current in locked.items():
        newest = latest.get(name)
        if newest is None:
            continue
        before, after = parse(current), parse(newest)
        if after <= before:
            continue
        if after[0] > before[0]:
            size = "major"
        elif after[1] > before[1]:
            size = "minor"
        else:
            size = "patch"
        if size in counts:
            counts[size] += 1
    return counts

#> dependency_update_count({"web": "2.1.0", "orm": "1.4.2", "log": "0.9.9"}, {"web": "2.1.3", "orm": "1.5.0", "log": "1.0.0"})
#> dependency_update_count({"web": "2.1.0", "orm": "1.4.2"}, {"web": "3.0.0"}, policy="major")
#> dependency_update_count({}, {}, "patch")
#> dependency_update_count({"a": "1.0.0", "b": "2.0.0"}, {"a": "1.0.0", "b": "1.9.9"})
#> dependency_update_count({"a": "1.0.0"}, {"a": "2.0.0"}, "all")

### rocket_stage_fuel
from functools import reduce


def fuel_for(mass):
    fuel = mass // 3 - 2
    if fuel <= 0:
        return 0
    return fuel + fuel_for(fuel)


def rocket_stage_fuel(stages: list[dict], reserve: float = 0.0) -> int:
    def add_stage(carried, stage):
        mass = stage["mass"] + carried
        if stage.get("solid"):
            return mass
        return mass + fuel_for(mass)

    total = reduce(add_stage, stages, 0)
    dry = sum(stage["mass"] for stage in stages)
    return round((total - dry) * (1 + reserve))

#> rocket_stage_fuel([{"mass": 100}, {"mass": 40}])
#> rocket_stage_fuel([{"mass": 12}])
#> rocket_stage_fuel([])
#> rocket_stage_fuel([{"mass": 30}, {"mass": 50, "solid": True}, {"mass": 10}], reserve=0.1)
#> rocket_stage_fuel([{"weight": 3}])
#> rocket_stage_fuel([{"mass": 100}, {"mass": 40}, {"mass": 30}, {"mass": 50, "solid": True}, {"mass": 10}])

### badge_scan_headcount
from collections import defaultdict


class Building:
    def __init__(self):
        self.inside = set()
        self.errors = 0
        self.visits = defaultdict(int)

    def scan(self, badge, direction):
        if direction == "in" and badge not in self.inside:
            self.inside.add(badge)
            self.visits[badge] += 1
        elif direction == "out" and badge in self.inside:
            self.inside.remove(badge)
        else:
            self.errors += 1


def badge_scan_headcount(scans: str) -> tuple[int, int, int]:
    """(people inside at the end, largest number inside, wrong scans)."""
    building = Building()
    peak = 0
    for scan in scans.split():
        badge, direction = scan.split(":")
        building.scan(badge, direction)
        peak = max(peak, len(building.inside))
    return len(building.inside), peak, building.errors

#> badge_scan_headcount("a:in b:in a:out c:in b:in")
#> badge_scan_headcount("x:out x:in x:in x:out")
#> badge_scan_headcount("")
#> badge_scan_headcount("p:in q:in r:in p:out q:out r:out s:in")
#> badge_scan_headcount("p:in q")
#> badge_scan_headcount("a:in b:in a:out c:in b:in p:in q:in r:in p:out q:out r:out s:in x:out x:in x:in x:out")

### quiz_streak_bonus
def quiz_streak_bonus(answers: str, points: int = 10) -> int:
    total = streak = wrong = 0
    for answer in answers:
        if answer == "s":
            streak = 0
        elif answer == "+":
            streak += 1
            wrong = 0
            total += points * 2 if streak % 3 == 0 else points
        else:
            streak = 0
            wrong += 1
            if wrong == 2:
                total //= 2
                wrong = 0
    return total

#> quiz_streak_bonus("+++")
#> quiz_streak_bonus("++s+-+--")
#> quiz_streak_bonus("")
#> quiz_streak_bonus("-+-+-++++++", points=5)
#> quiz_streak_bonus("++--++--", 20)

### paint_cans_to_buy
import math
from typing import NamedTuple


class Wall(NamedTuple):
    width: float
    height: float
    openings: tuple = ()

    @property
    def area(self):
        return self.width * self.height - sum(w * h for w, h in self.openings)


CANS = ((10.0, 60), (5.0, 34), (1.0, 9))


def paint_cans_to_buy(walls: list[tuple], coats: int = 2, coverage: float = 8.0) -> dict:
    area = sum(Wall(*wall).area for wall in walls)
    litres = area * coats / coverage
    left, cans, price = litres, {}, 0
    for size, cost in CANS:
        count = int(left // size)
        if size == CANS[-1][0]:
            count = math.ceil(round(left / size, 6))
        if count:
            cans[size] = count
            price += count * cost
            left -= count * size
    return {"litres": round(litres, 2), "cans": cans, "price": price}

#> paint_cans_to_buy([(5, 2.5), (4, 2.5, ((1, 2),))])
#> paint_cans_to_buy([(20, 3), (20, 3)], coats=1)
#> paint_cans_to_buy([])
#> paint_cans_to_buy([(3, 2.4, ((0.9, 2), (1.2, 1)))], 3, 10.0)
#> paint_cans_to_buy([(4, 2)], 1, 0)
#> paint_cans_to_buy([(20, 3), (20, 3), (5, 2.5), (4, 2.5, ((1, 2),)), (3, 2.4, ((0.9, 2), (1.2, 1)))], coats=1)

### gear_ratio_wheel_turns
from fractions import Fraction


class GearError(ValueError):
    pass


def ratio(train):
    total = Fraction(1)
    for driver, driven in zip(train, train[1:]):
        if driven == 0:
            raise GearError("a gear without teeth")
        total *= -Fraction(driver, driven)
    return total


def gear_ratio_wheel_turns(train: list[int], turns: int) -> str:
    try:
        result = ratio(train) * turns
    except GearError as error:
        return f"broken: {error}"
    direction = "with" if result > 0 else "against"
    whole, rest = divmod(abs(result), 1)
    text = f"{whole}" if rest == 0 else f"{whole} {rest}" if whole else f"{rest}"
    return f"{text} turns {direction}"

#> gear_ratio_wheel_turns([20, 10], 3)
#> gear_ratio_wheel_turns([12, 18, 30], 4)
#> gear_ratio_wheel_turns([8, 24], 1)
#> gear_ratio_wheel_turns([8, 0, 4], 1)
#> gear_ratio_wheel_turns([15, 9, 7], -2)
#> gear_ratio_wheel_turns([15, 9, 7, 12, 18, 30, 20, 10], -2)
#> gear_ratio_wheel_turns([12, 18, 30, 15, 9, 7, 20, 10], 4)
