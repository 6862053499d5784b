### harvest_crates_needed
import math
from collections import defaultdict

CRATE = {"apple": 18.0, "plum": 12.0, "pear": 15.0}


class SpoiltFruit(Exception):
    pass


def usable(kind, kilos, quality):
    if kind not in CRATE:
        raise KeyError(f"no crate for {kind}")
    if quality == "C":
        raise SpoiltFruit(f"{kilos} kg {kind}")
    return kilos if quality == "A" else kilos * 0.9


def harvest_crates_needed(picks: list[tuple[str, float, str]]) -> int:
    totals = defaultdict(float)
    for kind, kilos, quality in picks:
        try:
            totals[kind] += usable(kind, kilos, quality)
        except SpoiltFruit:
            continue
    crates = 0
    for kind, kilos in totals.items():
        crates += math.ceil(round(kilos / CRATE[kind], 6))
    return crates

#> harvest_crates_needed([("apple", 40, "A"), ("plum", 30, "B"), ("apple", 10, "C"), ("pear", 15, "A")])
#> harvest_crates_needed([("plum", 13.3, "B"), ("plum", 1, "A")])
#> harvest_crates_needed([])
#> harvest_crates_needed([("fig", 3, "A")])
#> harvest_crates_needed([("pear", 50, "A"), ("pear", 50, "B"), ("apple", 36, "A"), ("apple", 20, "B"), ("plum", 5, "C"), ("plum", 24, "A")])
#> harvest_crates_needed([("apple", 40, "A"), ("plum", 30, "B"), ("apple", 10, "C"), ("pear", 15, "A"), ("pear", 50, "A"), ("pear", 50, "B"), ("apple", 36, "A"), ("apple", 20, "B"), ("plum", 5, "C"), ("plum", 24, "A"), ("plum", 13.3, "B"), ("plum", 1, "A")])

### fence_posts_to_replace
def fence_posts_to_replace(posts, spacing=2):
    """Fewest posts to replace so that no gap of bad posts is longer than allowed.

    '|' is a good post, '.' a rotten one. Of a run of rotten posts every
    (spacing+1)-th one has to be replaced.
    """
    if spacing < 0:
        raise ValueError("spacing must not be negative")
    replaced = run = 0
    for post in posts:
        if post == "|":
            run = 0
            continue
        run += 1
        if run > spacing:
            replaced += 1
            run = 0
    return replaced

#> fence_posts_to_replace("||...|......||.")
#> fence_posts_to_replace("........", spacing=1)
#> fence_posts_to_replace("")
#> fence_posts_to_replace("|.|", -1)
#> fence_posts_to_replace("....|....|....", 3)

### cipher_wheel_opens
class Wheel:
    def __init__(self, symbols, start):
        self.symbols = symbols
        self.position = symbols.index(start)

    def turn(self, steps):
        self.position = (self.position + steps) % len(self.symbols)

    @property
    def shown(self):
        return self.symbols[self.position]


def cipher_wheel_opens(start: str, turns: list[tuple[int, int]], secret: str, linked: bool = False) -> bool:
    symbols = "ABCDEFGH"
    wheels = [Wheel(symbols, letter) for letter in start]
    for number, steps in turns:
        wheels[number].turn(steps)
        if linked and number + 1 < len(wheels):
            wheels[number + 1].turn(-1)
    return "".join(wheel.shown for wheel in wheels) == secret

#> cipher_wheel_opens("ABC", [(0, 3), (1, -1), (2, 5)], "DAH")
#> cipher_wheel_opens("ABC", [(0, 3), (1, -1), (2, 5)], "DAH", linked=True)
#> cipher_wheel_opens("AAA", [(0, 1), (0, 1), (1, 2), (2, 1)], "CAA", linked=True)
#> cipher_wheel_opens("HH", [], "HH")
#> cipher_wheel_opens("AB", [(2, 1)], "AB")
#> cipher_wheel_opens("GAF", [(0, 2), (1, 9), (2, -6), (0, 8)], "ABH")
#> cipher_wheel_opens("AAA", [(0, 1), (0, 1), (1, 2), (2, 1), (0, 3), (1, -1), (2, 5), (0, 2), (1, 9), (2, -6), (0, 8)], "CAA", linked=True)

### festival_wristband_ok
from datetime import date

TYPES = {"day": 1, "weekend": 2, "full": 4}
FIRST_DAY = date(2024, 7, 4)


def valid_days(kind, activated):
    """Festival days (0 to 3) on which a band is valid."""
    if kind == "full":
        return range(4)
    if kind == "weekend":
        return range(2, 4)
    return range(activated, activated + TYPES[kind])


def festival_wristband_ok(band: str, day: str, area: str = "field") -> bool:
    """Check a band such as 'day:1' or 'full+camp' at a gate on some day."""
    body, *extras = band.split("+")
    kind, _, activated = body.partition(":")
    if kind not in TYPES:
        return False
    number = (date.fromisoformat(day) - FIRST_DAY).days
    if not 0 <= number < 4:
        return False
    if area != "field" and area not in extras:
        return False
    return number in valid_days(kind, int(activated or 0))

#> festival_wristband_ok("day:1", "2024-07-05")
#> festival_wristband_ok("day:1", "2024-07-06")
#> festival_wristband_ok("weekend", "2024-07-05")
#> festival_wristband_ok("full+camp+vip", "2024-07-07", "vip")
#> festival_wristband_ok("full", "2024-07-07", area="camp")
#> festival_wristband_ok("full", "2024-07-09")
#> festival_wristband_ok("press", "2024-07-05")

### stack_of_crates_stable
from dataclasses import dataclass


@dataclass(frozen=True)
class Crate:
    label: str
    weight: int
    carries: int


def stack_of_crates_stable(stack):
    """Check a stack (bottom first): does each crate carry what is above it?"""
    crates = [Crate(*row) for row in stack]
    above = 0
    weakest = None
    for crate in reversed(crates):
        if above > crate.carries:
            return f"{crate.label} breaks under {above}"
        margin = crate.carries - above
        if weakest is None or margin < weakest[0]:
            weakest = (margin, crate.label)
        above += crate.weight
    if weakest is None:
        return "empty"
    return f"stable, {weakest[1]} has {weakest[0]} to spare"

#> stack_of_crates_stable([("oak", 20, 60), ("pine", 10, 25), ("box", 8, 5)])
#> stack_of_crates_stable([("box", 8, 5), ("oak", 20, 60)])
#> stack_of_crates_stable([])
#> stack_of_crates_stable([("a", 1, 0)])
#> stack_of_crates_stable([("steel", 40, 200), ("oak", 20, 60), ("oak2", 20, 60), ("pine", 10, 25), ("tin", 4, 9), ("bag", 2, 0)])

### parking_permit_zone_check
import re

PLATE = re.compile(r"[A-Z]{1,3}-[A-Z]{1,2} \d{1,4}[EH]?")


class Permits:
    def __init__(self):
        self._zones = {}

    def grant(self, plate, *zones):
        if not PLATE.fullmatch(plate):
            raise ValueError(f"bad plate {plate}")
        self._zones.setdefault(plate, set()).update(zones)

    def allows(self, plate, zone):
        if plate.endswith("E") and zone != "market":
            return True
        return zone in self._zones.get(plate, ())


def parking_permit_zone_check(permits, parked):
    office = Permits()
    for plate, zones in permits.items():
        office.grant(plate, *zones)
    fined = []
    for plate, zone in parked:
        if not office.allows(plate, zone) and plate not in fined:
            fined.append(plate)
    return fined

#> parking_permit_zone_check({"B-AB 12": ["north"], "M-X 7E": []}, [("B-AB 12", "north"), ("B-AB 12", "south"), ("M-X 7E", "south"), ("M-X 7E", "market")])
#> parking_permit_zone_check({}, [("K-Z 1", "north"), ("K-Z 1", "north")])
#> parking_permit_zone_check({"123": ["x"]}, [])
#> parking_permit_zone_check({}, [])
#> parking_permit_zone_check({"HH-A 1": ["a", "b"], "HH-B 2": ["b"]}, [("HH-A 1", "a"), ("HH-B 2", "a"), ("HH-A 1", "b"), ("HH-B 2", "b")])
#> parking_permit_zone_check({"B-AB 12": ["north"], "M-X 7E": [], "HH-A 1": ["a", "b"], "HH-B 2": ["b"]}, [("B-AB 12", "north"), ("B-AB 12", "south"), ("M-X 7E", "south"), ("M-X 7E", "market"), ("HH-A 1", "a"), ("HH-B 2", "a"), ("HH-A 1", "b"), ("HH-B 2", "b"), ("K-Z 1", "north"), ("K-Z 1", "north")])

### word_search_hidden_count
DIRECTIONS = [(0, 1), (1, 0), (1, 1), (-1, 1)]


def starts_at(grid, word, r, c, dr, dc):
    for offset, letter in enumerate(word):
        i, j = r + offset * dr, c + offset * dc
        if not (0 <= i < len(grid) and 0 <= j < len(grid[i])) or grid[i][j] != letter:
            return False
    return True


def word_search_hidden_count(grid, words):
    """How many of the words are hidden in the grid, forwards, down or diagonal?"""
    found = 0
    for word in words:
        places = [(r, c) for r, row in enumerate(grid) for c, cell in enumerate(row) if cell == word[:1]]
        hit = any(starts_at(grid, word, r, c, dr, dc) for r, c in places for dr, dc in DIRECTIONS)
        if hit:
            found += 1
    return found

#> word_search_hidden_count(["cat", "oxe", "wyn"], ["cat", "cow", "ten", "dog"])
#> word_search_hidden_count(["ab", "cd"], ["ad", "cb", "ba"])
#> word_search_hidden_count([], ["x"])
#> word_search_hidden_count(["xx", "xx"], ["xx"])
#> word_search_hidden_count(["tree", "abcd", "enda"], ["tree", "tbd", "ebe"])
