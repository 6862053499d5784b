### license_plate_search_space
import re

PATTERN = re.compile(r"[A-Z?]{2}-[0-9?]{3}")


def options(char, kind):
    if char != "?":
        return 1
    return 26 if kind == "letter" else 10


def license_plate_search_space(descriptions: list[str]) -> int:
    kept: list[str] = []
    for text in descriptions:
        if not PATTERN.fullmatch(text):
            raise ValueError(f"cannot read {text!r}")
        covered = any(all(k in ("?", t) for k, t in zip(known, text)) for known in kept)
        if covered:
            continue
        kept = [k for k in kept if not all(t in ("?", c) for t, c in zip(text, k))]
        kept.append(text)
    total = 0
    for text in kept:
        count = 1
        for index, char in enumerate(text.replace("-", "")):
            count *= options(char, "letter" if index < 2 else "digit")
        total += count
    return total

#> license_plate_search_space(["AB-12?", "AB-123"])
#> license_plate_search_space(["A?-123", "XY-??7"])
#> license_plate_search_space([])
#> license_plate_search_space(["AB-123", "AB-1??"])
#> license_plate_search_space(["ab-123"])

### bookshelf_moves_to_sort
from bisect import bisect_left


def longest_sorted_run(values):
    tails = []
    for value in values:
        index = bisect_left(tails, value)
        if index == len(tails):
            tails.append(value)
        else:
            tails[index] = value
    return len(tails)


def bookshelf_moves_to_sort(titles: list[str], articles: tuple[str, ...] = ("the ", "a ")) -> int:
    keys = []
    for title in titles:
        key = title.lower()
        for article in articles:
            if key.startswith(article):
                key = key[len(article):]
                break
        keys.append(key)
    if len(set(keys)) != len(keys):
        raise ValueError("a book is there twice")
    return len(keys) - longest_sorted_run(keys)

#> bookshelf_moves_to_sort(["Emma", "The Castle", "Dune", "Ulysses"])
#> bookshelf_moves_to_sort(["A Room", "Beloved", "The Trial"])
#> bookshelf_moves_to_sort([])
#> bookshelf_moves_to_sort(["It", "The It"])
#> bookshelf_moves_to_sort(["Zorba", "Walden", "Persuasion", "The Idiot", "Hamlet"])
#> bookshelf_moves_to_sort(["Emma", "The Castle", "Dune", "Ulysses", "Zorba", "Walden", "Persuasion", "The Idiot", "Hamlet", "A Room", "Beloved", "The Trial"])

### coin_change_fewest
def coin_change_fewest(amount: int, coins: list[int], limits: dict[int, int] | None = None) -> int:
    """Fewest coins for an amount, -1 if impossible; some coins may be limited."""
    if any(coin <= 0 for coin in coins):
        raise ValueError("coins have positive values")
    best = {0: (0, {})}
    for value in range(1, amount + 1):
        for coin in coins:
            if value - coin not in best:
                continue
            count, used = best[value - coin]
            if limits and used.get(coin, 0) >= limits.get(coin, amount):
                continue
            if value not in best or count + 1 < best[value][0]:
                best[value] = (count + 1, {**used, coin: used.get(coin, 0) + 1})
    return best[amount][0] if amount in best else -1

#> coin_change_fewest(11, [1, 5, 7])
#> coin_change_fewest(7, [5, 3])
#> coin_change_fewest(0, [2])
#> coin_change_fewest(8, [4, 1], {4: 1})
#> coin_change_fewest(3, [0, 1])

### mountain_bike_gear_shift
from dataclasses import dataclass


@dataclass
class Bike:
    gear: int = 4
    shifts: int = 0

    def shift_to(self, wanted):
        wanted = max(1, min(8, wanted))
        self.shifts += abs(wanted - self.gear)
        self.gear = wanted


def gear_for(slope):
    if slope >= 12:
        return 1
    if slope <= -6:
        return 8
    return round(5 - slope / 3)


def mountain_bike_gear_shift(profile: list[float], lazy: int = 0) -> int:
    bike = Bike()
    for slope in profile:
        wanted = gear_for(slope)
        if abs(wanted - bike.gear) > lazy:
            bike.shift_to(wanted)
    return bike.shifts

#> mountain_bike_gear_shift([0, 3, 6, 12, -7, 0])
#> mountain_bike_gear_shift([0, 3, 6, 12, -7, 0], lazy=2)
#> mountain_bike_gear_shift([])
#> mountain_bike_gear_shift([20, -20, 20])
#> mountain_bike_gear_shift([1.5, 2.5, -1.5, 4.5, -3, -5.5], 1)
#> mountain_bike_gear_shift([1.5, 2.5, -1.5, 4.5, -3, -5.5, 0, 3, 6, 12, -7, 0], 1)

### concert_hall_sections_sold
class SoldOut(Exception):
    pass


class Section:
    def __init__(self, name, seats, price):
        self.name, self.free, self.price = name, seats, price

    def sell(self, count):
        if count > self.free:
            raise SoldOut(self.name)
        self.free -= count
        return count * self.price


def concert_hall_sections_sold(sections: list[tuple[str, int, int]], orders: list[tuple[int, int]]) -> int:
    """Revenue; orders are (seats, most per seat) and take the best section they can pay."""
    hall = sorted((Section(*s) for s in sections), key=lambda s: -s.price)
    revenue = 0
    for count, budget in orders:
        for section in hall:
            if section.price > budget:
                continue
            try:
                revenue += section.sell(count)
                break
            except SoldOut:
                continue
    return revenue

#> concert_hall_sections_sold([("front", 4, 90), ("middle", 6, 60), ("back", 10, 30)], [(2, 100), (3, 95), (4, 70), (1, 20)])
#> concert_hall_sections_sold([("only", 1, 10)], [(2, 50), (1, 10)])
#> concert_hall_sections_sold([], [(1, 1)])
#> concert_hall_sections_sold([("a", 5, 40)], [])
#> concert_hall_sections_sold([("vip", 2, 200), ("std", 3, 50)], [(1, 500), (2, 500), (1, 60), (1, 49)])
#> concert_hall_sections_sold([("only", 1, 10), ("vip", 2, 200), ("std", 3, 50)], [(2, 50), (1, 10), (1, 500), (2, 500), (1, 60), (1, 49)])

### dialect_vowel_shifts
SHIFTS = {"a": "e", "e": "i", "i": "o", "o": "u", "u": "a"}


def shift_word(word, times):
    for _ in range(times):
        word = "".join(SHIFTS.get(letter, letter) for letter in word)
    return word


def dialect_vowel_shifts(source: str, target: str, limit: int = 5) -> int:
    if len(source) != len(target):
        return -1
    for times in range(limit + 1):
        if shift_word(source.lower(), times) == target.lower():
            return times
    return -1

#> dialect_vowel_shifts("banana", "benene")
#> dialect_vowel_shifts("water", "witor")
#> dialect_vowel_shifts("same", "same")
#> dialect_vowel_shifts("short", "longer")
#> dialect_vowel_shifts("tea", "tic", limit=2)
#> dialect_vowel_shifts("queue", "qiaia")

### escalator_people_overtaken
def escalator_people_overtaken(people, length=10):
    """How many overtakings happen; people are (start time, steps per second).

    Everybody also moves one step per second by standing on the escalator.
    """
    def arrival(start, speed):
        return start + length / (1 + speed)

    overtakings = 0
    for i, (start, speed) in enumerate(people):
        if speed < 0:
            raise ValueError("nobody walks backwards here")
        for later_start, later_speed in people[i + 1:]:
            if later_start <= start:
                continue
            if arrival(later_start, later_speed) < arrival(start, speed):
                overtakings += 1
    return overtakings

#> escalator_people_overtaken([(0, 0), (1, 2), (2, 1), (3, 4)])
#> escalator_people_overtaken([(0, 1), (0, 3)])
#> escalator_people_overtaken([])
#> escalator_people_overtaken([(0, -1)])
#> escalator_people_overtaken([(0, 0), (2, 0.25), (4, 1.5), (5, 0)], length=20)
#> escalator_people_overtaken([(0, 1), (0, 3), (0, 0), (2, 0.25), (4, 1.5), (5, 0)])

### zigzag_cipher_rails
def rail_pattern(length, rails):
    """Rail of each letter: 0 1 2 1 0 1 ..."""
    rail, step = 0, 1
    for _ in range(length):
        yield rail
        if rails > 1:
            if rail + step in (-1, rails):
                step = -step
            rail += step


def zigzag_cipher_rails(text: str, rails: int) -> str:
    """Write a text in zigzag over rails and read it rail by rail."""
    if rails < 1:
        raise ValueError("at least one rail")
    letters = [c for c in text.upper() if c.isalpha()]
    lines = [""] * rails
    for letter, rail in zip(letters, rail_pattern(len(letters), rails)):
        lines[rail] += letter
    return " ".join(filter(None, lines))

#> zigzag_cipher_rails("Meet me at noon", 3)
#> zigzag_cipher_rails("We are late!", 2)
#> zigzag_cipher_rails("plain", 1)
#> zigzag_cipher_rails("abc", 9)
#> zigzag_cipher_rails("x", 0)
#> zigzag_cipher_rails("abc Meet me at noon", 9)

### honey_jar_combinations
from functools import lru_cache


def honey_jar_combinations(grams, jars, most=4):
    sizes = tuple(sorted(set(jars), reverse=True))

    @lru_cache(maxsize=None)
    def ways(left, index, used):
        if left == 0:
            return 1
        if left < 0 or used == most or index == len(sizes):
            return 0
        take = ways(left - sizes[index], index, used + 1)
        skip = ways(left, index + 1, used)
        return take + skip

    return ways(grams, 0, 0)

#> honey_jar_combinations(1000, (500, 250))
#> honey_jar_combinations(750, (500, 250, 250))
#> honey_jar_combinations(0, (100,))
#> honey_jar_combinations(300, (250,))
#> honey_jar_combinations(9, (2, 5), most=4)

### quiz_show_risk_total
def quiz_show_risk_total(rounds: list[tuple[str, int]], start: int = 0) -> int:
    """Play rounds: ('win', n), ('lose', n), ('double', 0), ('bank', 0).

    Banked money is safe; going below zero ends the show with what is banked.
    """
    banked, pot = 0, start
    for kind, amount in rounds:
        match kind:
            case "win":
                pot += amount
            case "lose":
                pot -= amount
                if pot < 0:
                    return banked
            case "double":
                pot *= 2
            case "bank":
                banked += pot
                pot = 0
            case _:
                raise ValueError(f"round {kind!r}")
    return banked + pot

#> quiz_show_risk_total([("win", 100), ("double", 0), ("bank", 0), ("win", 50), ("lose", 80)])
#> quiz_show_risk_total([("win", 100), ("lose", 30), ("double", 0)], start=10)
#> quiz_show_risk_total([])
#> quiz_show_risk_total([("spin", 5)])
#> quiz_show_risk_total([("win", 10), ("bank", 0), ("win", 20), ("double", 0), ("lose", 15), ("bank", 0), ("lose", 1)])
#> quiz_show_risk_total([("win", 100), ("lose", 30), ("double", 0), ("win", 10), ("bank", 0), ("win", 20), ("double", 0), ("lose", 15), ("bank", 0), ("lose", 1)], start=10)

### lighthouse_blink_overlap
from math import lcm


def visible(pattern, tick):
    return pattern[tick % len(pattern)] == "*"


def lighthouse_blink_overlap(patterns: list[str], seconds: int | None = None) -> int:
    """Seconds in which all lighthouses shine at once; patterns like '*..' repeat.

    Without a limit one full common period is counted.
    """
    if not patterns or "" in patterns:
        raise ValueError("empty pattern")
    period = lcm(*(len(p) for p in patterns))
    span = period if seconds is None else seconds
    together = 0
    for tick in range(span):
        if all(visible(pattern, tick) for pattern in patterns):
            together += 1
    return together

#> lighthouse_blink_overlap(["*.", "*.."])
#> lighthouse_blink_overlap(["**..", ".*"], seconds=10)
#> lighthouse_blink_overlap(["*"])
#> lighthouse_blink_overlap(["*.", ""])
#> lighthouse_blink_overlap(["*.*", "..**"])

### wallpaper_rolls_needed
import math


def wallpaper_rolls_needed(walls: list[tuple[float, float]], repeat: int = 0, roll: float = 10.05, width: float = 0.53) -> int:
    if roll <= 0 or width <= 0:
        raise ValueError("rolls have a size")
    total = 0
    for length, height in walls:
        strips = math.ceil(round(length / width, 6))
        strip = height + 0.1
        if repeat:
            step = repeat / 100
            strip = math.ceil(round(strip / step, 6)) * step
        per_roll = int(roll // strip)
        if per_roll == 0:
            return -1
        total += math.ceil(strips / per_roll)
    return total

#> wallpaper_rolls_needed([(4.0, 2.5), (3.0, 2.5)])
#> wallpaper_rolls_needed([(4.0, 2.5), (3.0, 2.5)], repeat=64)
#> wallpaper_rolls_needed([])
#> wallpaper_rolls_needed([(2, 11)])
#> wallpaper_rolls_needed([(5, 2.4)], 0, 10.05, 0)
#> wallpaper_rolls_needed([(6.2, 3.1), (1.1, 1.0)], 20)
#> wallpaper_rolls_needed([(4.0, 2.5), (3.0, 2.5), (6.2, 3.1), (1.1, 1.0), (4.0, 2.5), (3.0, 2.5)], repeat=64)

### keycap_distance_typed
ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
PLACE = {key: (x + 0.5 * y, y) for y, row in enumerate(ROWS) for x, key in enumerate(row)}


def distance(a, b):
    (x1, y1), (x2, y2) = PLACE[a], PLACE[b]
    return abs(x1 - x2) + abs(y1 - y2)


def keycap_distance_typed(text: str, fingers: int = 1) -> float:
    """Way that fingers travel; with two, each side of the keyboard has its own."""
    homes = {"left": "f", "right": "j"}
    total = 0.0
    for letter in text.lower():
        if letter not in PLACE:
            continue
        side = "left" if fingers == 1 or PLACE[letter][0] < 5 else "right"
        total += distance(homes[side], letter)
        homes[side] = letter
    return total

#> keycap_distance_typed("type")
#> keycap_distance_typed("type", fingers=2)
#> keycap_distance_typed("Hello, World!")
#> keycap_distance_typed("")
#> keycap_distance_typed("quick brown", 2)
#> keycap_distance_typed("quick brown type", 2)

### domino_effect_fallen
def domino_effect_fallen(gaps, heights, pushes):
    if len(gaps) != len(heights) - 1:
        raise ValueError("one gap between each pair")
    fallen = [False] * len(heights)
    for start in pushes:
        index = start
        while index < len(heights) and not fallen[index]:
            fallen[index] = True
            if index == len(gaps) or gaps[index] >= heights[index]:
                break
            index += 1
    return sum(fallen)

#> domino_effect_fallen([1, 2, 5, 1], [3, 3, 3, 3, 3], [0])
#> domino_effect_fallen([1, 2, 5, 1], [3, 3, 3, 3, 3], [1, 0, 3])
#> domino_effect_fallen([], [4], [])
#> domino_effect_fallen([1], [2], [0])
#> domino_effect_fallen([2, 2, 2, 2, 2], [5, 5, 1, 5, 5, 5], [0, 4])

### sprint_capacity_points
from dataclasses import dataclass


@dataclass(frozen=True)
class Member:
    name: str
    per_day: float
    absent: frozenset = frozenset()

    def capacity(self, days):
        return self.per_day * sum(day not in self.absent for day in days)


def sprint_capacity_points(team: list[tuple], days: int, stories: list[tuple[str, int, int]], focus: float = 0.8) -> list[str]:
    calendar = range(1, days + 1)
    members = [Member(name, speed, frozenset(absent)) for name, speed, absent in team]
    left = focus * sum(member.capacity(calendar) for member in members)
    chosen = []
    for name, points, value in sorted(stories, key=lambda s: (-s[2] / s[1], s[0])):
        if points <= left:
            chosen.append(name)
            left -= points
    return chosen

#> sprint_capacity_points([("ann", 2, []), ("bob", 1.5, [1, 2])], 5, [("login", 5, 8), ("search", 8, 10), ("export", 3, 2)])
#> sprint_capacity_points([("solo", 1, [1, 2, 3])], 3, [("x", 1, 1)])
#> sprint_capacity_points([], 10, [])
#> sprint_capacity_points([("kim", 3, [])], 4, [("a", 0, 1)])
#> sprint_capacity_points([("kim", 2, []), ("lou", 2, [])], 10, [("a", 13, 13), ("b", 8, 9), ("c", 13, 20), ("d", 1, 0)], focus=0.7)
#> sprint_capacity_points([("ann", 2, []), ("bob", 1.5, [1, 2]), ("kim", 2, []), ("lou", 2, [])], 5, [("login", 5, 8), ("search", 8, 10), ("export", 3, 2), ("a", 13, 13), ("b", 8, 9), ("c", 13, 20), ("d", 1, 0)])
