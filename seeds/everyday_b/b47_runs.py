### bubble_pass_counter
def bubble_pass_counter(names: list[str], key: str = "length") -> dict:
    keys = {"length": len, "alpha": str.lower, "last": lambda name: name[-1]}
    measure = keys[key]
    items = list(names)
    swaps = passes = 0
    changed = True
    while changed:
        changed = False
        passes += 1
        for i in range(len(items) - 1):
            if measure(items[i]) > measure(items[i + 1]):
                items[i], items[i + 1] = items[i + 1], items[i]
                swaps += 1
                changed = True
    return {"items": items, "swaps": swaps, "passes": passes}

#> bubble_pass_counter(["banana", "fig", "apple", "kiwi"])
#> bubble_pass_counter(["delta", "Alpha", "charlie", "Bravo"], key="alpha")
#> bubble_pass_counter(["ab", "ba", "cc"], "last")
#> bubble_pass_counter([])
#> bubble_pass_counter(["x"], "size")
#> bubble_pass_counter(["banana", "fig", "apple", "kiwi", "ab", "ba", "cc"])

### ledger_running_statement
from dataclasses import dataclass, field


@dataclass
class Statement:
    opening: int
    lines: list = field(default_factory=list)
    lowest: int | None = None

    def add(self, text, cents):
        self.opening += cents
        self.lines.append(f"{text[:12]:<12}{cents / 100:>9.2f}{self.opening / 100:>10.2f}")
        if self.lowest is None or self.opening < self.lowest:
            self.lowest = self.opening


def ledger_running_statement(opening, bookings, fee=0):
    statement = Statement(opening)
    charged = False
    for text, cents in bookings:
        statement.add(text, cents)
        if fee and statement.opening < 0 and not charged:
            statement.add("overdraft fee", -fee)
            charged = True
    if statement.lines:
        statement.lines.append(f"lowest {statement.lowest / 100:.2f}")
    return "\n".join(statement.lines)

#> ledger_running_statement(10000, [("rent", -8000), ("salary May", 150000), ("groceries and more", -4312)])
#> ledger_running_statement(500, [("phone", -1000), ("gift", -100), ("refund", 2000)], fee=250)
#> ledger_running_statement(0, [])
#> ledger_running_statement(100, [("tea", -100)], 5)
#> ledger_running_statement(-50, [("x", -1), ("y", 100), ("z", -500)], 10)
#> ledger_running_statement(500, [("phone", -1000), ("gift", -100), ("refund", 2000), ("x", -1), ("y", 100), ("z", -500), ("rent", -8000), ("salary May", 150000), ("groceries and more", -4312)], fee=250)
#> ledger_running_statement(-50, [("x", -1), ("y", 100), ("z", -500), ("phone", -1000), ("gift", -100), ("refund", 2000), ("rent", -8000), ("salary May", 150000), ("groceries and more", -4312)], 10)

### prime_factor_table
def factors(number):
    """Prime factors with their powers, smallest first."""
    divisor, found = 2, {}
    while divisor * divisor <= number:
        while number % divisor == 0:
            found[divisor] = found.get(divisor, 0) + 1
            number //= divisor
        divisor += 1
    if number > 1:
        found[number] = found.get(number, 0) + 1
    return found


def prime_factor_table(numbers):
    """'12 = 2^2 * 3' for each number, joined by semicolons."""
    parts = []
    for number in numbers:
        if number < 1:
            raise ValueError(f"{number} is not positive")
        powers = [str(p) if e == 1 else f"{p}^{e}" for p, e in factors(number).items()]
        parts.append(f"{number} = {' * '.join(powers) or '1'}")
    return "; ".join(parts)

#> prime_factor_table([12, 97, 360])
#> prime_factor_table([1, 2, 64])
#> prime_factor_table([])
#> prime_factor_table([5, 0])
#> prime_factor_table([221, 100])

### inventory_cycle_counts
from collections import Counter


def inventory_cycle_counts(book: dict[str, int], scans: list[str], tolerance: int = 1) -> dict[str, str]:
    """Compare scanned articles with the books; differences in words.

    A scan 'pen*12' stands for twelve pens, '-pen' takes one back.
    """
    counted = Counter()
    for scan in scans:
        sign = -1 if scan.startswith("-") else 1
        name, star, times = scan.lstrip("-").partition("*")
        counted[name] += sign * (int(times) if star else 1)
    report = {}
    for name in sorted(book.keys() | counted.keys()):
        difference = counted[name] - book.get(name, 0)
        if abs(difference) <= tolerance:
            continue
        report[name] = f"{'surplus' if difference > 0 else 'missing'} {abs(difference)}"
    return report

#> inventory_cycle_counts({"pen": 14, "pad": 3}, ["pen*12", "pen", "-pad", "pad", "pad", "ink*5"])
#> inventory_cycle_counts({"a": 2}, ["a", "a"], tolerance=0)
#> inventory_cycle_counts({}, [])
#> inventory_cycle_counts({"cup": 1}, ["cup*x"])
#> inventory_cycle_counts({"x": 10, "y": 10, "z": 10}, ["x*7", "y*12", "z*9", "x", "-y"], 1)
#> inventory_cycle_counts({"pen": 14, "pad": 3, "x": 10, "y": 10, "z": 10, "a": 2}, ["pen*12", "pen", "-pad", "pad", "pad", "ink*5", "x*7", "y*12", "z*9", "x", "-y", "a", "a"])

### base_conversion_columns
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class BaseError(ValueError):
    pass


def to_base(number, base):
    if number == 0:
        return "0"
    out, negative, number = "", number < 0, abs(number)
    while number:
        number, rest = divmod(number, base)
        out = DIGITS[rest] + out
    return "-" + out if negative else out


def base_conversion_columns(numbers: list[str], bases: list[int]) -> list[list[str]]:
    """Each number (like '255' or 'ff:16') in all bases."""
    for base in bases:
        if not 2 <= base <= 36:
            raise BaseError(f"base {base}")
    rows = []
    for text in numbers:
        digits, colon, given = text.partition(":")
        value = int(digits, int(given) if colon else 10)
        rows.append([to_base(value, base) for base in bases])
    return rows

#> base_conversion_columns(["255", "ff:16", "-7"], [2, 16])
#> base_conversion_columns(["0"], [2, 3, 36])
#> base_conversion_columns([], [8])
#> base_conversion_columns(["12"], [1])
#> base_conversion_columns(["zz:36", "777:8"], [10, 8])
#> base_conversion_columns(["255", "ff:16", "-7"], [2, 16, 8])

### caravan_water_supply
def caravan_water_supply(camels, oases, goal, per_day=3, carry=40):
    """Days to cross a desert, None when the water runs out.

    Oases are (day's march, litres); each camel carries so much and drinks daily.
    """
    if camels <= 0:
        raise ValueError("no camels")
    water = camels * carry
    wells = dict(oases)
    day = position = 0
    while position < goal:
        day += 1
        water -= camels * per_day
        if water < 0:
            return None
        position += 1
        if position in wells:
            water = min(camels * carry, water + wells[position])
            if wells[position] < camels * per_day:
                day += 1  # it takes a rest day to fill from a poor well
                water -= camels * per_day
    return day

#> caravan_water_supply(4, [(5, 60), (9, 10)], 14)
#> caravan_water_supply(10, [], 14)
#> caravan_water_supply(2, [], 12, per_day=2)
#> caravan_water_supply(0, [], 3)
#> caravan_water_supply(3, [(2, 5), (4, 5)], 6, per_day=5, carry=30)

### collapse_whitespace_tables
import re

CELL = re.compile(r"\s{2,}|\t")


def read_table(text):
    for line in text.splitlines():
        line = line.strip()
        if not line or set(line) <= set("-= "):
            continue
        yield CELL.split(line)


def collapse_whitespace_tables(text: str, column: str) -> list[str] | None:
    rows = list(read_table(text))
    if not rows:
        return None
    header, *body = rows
    names = [name.lower() for name in header]
    if column.lower() not in names:
        return None
    index = names.index(column.lower())
    return [row[index] if index < len(row) else "" for row in body]

#> collapse_whitespace_tables("Name      Qty\n----      ---\nBlue pen  12\nPad       3\n", "qty")
#> collapse_whitespace_tables("A  B  C\n1  2\n4  5  6", "C")
#> collapse_whitespace_tables("", "x")
#> collapse_whitespace_tables("Host\tState\nweb1\tup\n", "uptime")
#> collapse_whitespace_tables("City    Temp\n=====   ====\nNew York   21\nOslo    9", "City")
#> collapse_whitespace_tables("A  B  C\n1  2\n4  5  6\nCity    Temp\n=====   ====\nNew York   21\nOslo    9", "C")

### knight_battle_rounds
from dataclasses import dataclass


@dataclass
class Fighter:
    name: str
    health: int
    attack: int
    armour: int = 0

    def hit(self, other, bonus=0):
        damage = max(1, self.attack + bonus - other.armour)
        other.health -= damage
        return damage

    @property
    def alive(self):
        return self.health > 0


def knight_battle_rounds(first: tuple, second: tuple, dice: list[int]) -> str:
    """Two fighters hit in turn; dice give a bonus of one on a six."""
    a, b = Fighter(*first), Fighter(*second)
    rounds = 0
    while a.alive and b.alive:
        attacker, defender = (a, b) if rounds % 2 == 0 else (b, a)
        bonus = 0
        if dice and dice[rounds % len(dice)] == 6:
            bonus = 1
        attacker.hit(defender, bonus)
        rounds += 1
        if rounds >= 14:
            return f"draw {a.health}:{b.health}"
    winner = a if a.alive else b
    return f"{winner.name} wins in {rounds} with {winner.health}"

#> knight_battle_rounds(("Kay", 12, 4, 1), ("Bors", 10, 5), [6, 1])
#> knight_battle_rounds(("Kay", 60, 1, 9), ("Bors", 50, 2, 5), [])
#> knight_battle_rounds(("A", 0, 1), ("B", 5, 1), [6])
#> knight_battle_rounds(("Ox", 20, 3, 2), ("Fox", 9, 6, 0), [1, 2, 6])
#> knight_battle_rounds(("Solo",), ("Duo", 1, 1), [])

### weighted_grade_letter
WEIGHTS = {"homework": 0.3, "midterm": 0.3, "final": 0.4}
LETTERS = [(90, "A"), (80, "B"), (70, "C"), (60, "D")]


def drop_lowest(values, count):
    kept = sorted(values, reverse=True)
    return kept[:max(1, len(kept) - count)]


def weighted_grade_letter(scores, drops=1):
    total = weight_sum = 0.0
    for part, weight in WEIGHTS.items():
        values = scores.get(part)
        if not values:
            continue
        if part == "homework":
            values = drop_lowest(values, drops)
        total += weight * sum(values) / len(values)
        weight_sum += weight
    if weight_sum == 0:
        return "incomplete"
    average = total / weight_sum
    for limit, letter in LETTERS:
        if average >= limit:
            return f"{letter} {average:.1f}"
    return f"F {average:.1f}"

#> weighted_grade_letter({"homework": [80, 95, 40], "midterm": [72], "final": [88]})
#> weighted_grade_letter({"homework": [80, 95, 40], "midterm": [72], "final": [88]}, drops=0)
#> weighted_grade_letter({})
#> weighted_grade_letter({"final": [97, 93]})
#> weighted_grade_letter({"homework": [20], "midterm": [55], "final": []})
