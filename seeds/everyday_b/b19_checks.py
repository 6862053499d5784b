### train_timetable_consistent
def to_minutes(text):
    hours, minutes = text.split(":")
    return int(hours) * 60 + int(minutes)


def train_timetable_consistent(stops: list[tuple[str, str, str]], fastest: int = 2) -> bool:
    """Check a timetable of (station, arrival, departure).

    A train departs after it arrives, takes at least `fastest` minutes to the
    next station and serves no station twice. '-' stands for no time.
    """
    seen = set()
    last = None
    for station, arrival, departure in stops:
        if station in seen:
            return False
        seen.add(station)
        if arrival != "-":
            arrives = to_minutes(arrival)
            if last is not None and arrives - last < fastest:
                return False
            last = arrives
        if departure != "-":
            departs = to_minutes(departure)
            if last is not None and departs < last:
                return False
            last = departs
    return True

#> train_timetable_consistent([("Ulm", "-", "8:00"), ("Aalen", "8:40", "8:42"), ("Crailsheim", "9:10", "-")])
#> train_timetable_consistent([("Ulm", "-", "8:00"), ("Aalen", "8:01", "8:42")])
#> train_timetable_consistent([("Ulm", "-", "8:00"), ("Aalen", "8:40", "8:39")])
#> train_timetable_consistent([("Ulm", "-", "8:00"), ("Ulm", "9:00", "-")])
#> train_timetable_consistent([("A", "-", "23:10"), ("B", "23:15", "23:20"), ("C", "23:40", "23:41"), ("D", "23:59", "-")], fastest=5)
#> train_timetable_consistent([("A", "-", "noon")])
#> train_timetable_consistent([("Ulm", "-", "8:00"), ("Aalen", "8:40", "8:42"), ("Crailsheim", "9:10", "-"), ("A", "-", "23:10"), ("B", "23:15", "23:20"), ("C", "23:40", "23:41"), ("D", "23:59", "-"), ("Ulm", "-", "8:00"), ("Aalen", "8:40", "8:39")])

### is_valid_crossword_grid
def runs(line):
    """Lengths of the runs of white cells in a line."""
    return [len(run) for run in line.split("#") if run]


def is_valid_crossword_grid(rows, shortest=2):
    """White words are long enough and the grid looks the same upside down."""
    if len({len(row) for row in rows}) != 1:
        return False
    turned = [row[::-1] for row in reversed(rows)]
    for row, other in zip(rows, turned):
        blocks = [c == "#" for c in row]
        if blocks != [c == "#" for c in other]:
            return False
    columns = ["".join(column) for column in zip(*rows)]
    for line in rows + columns:
        if any(length < shortest for length in runs(line)):
            return False
    return True

#> is_valid_crossword_grid(["#..", "...", "..#"])
#> is_valid_crossword_grid(["#..", "...", "..."])
#> is_valid_crossword_grid([".#.", "...", ".#."])
#> is_valid_crossword_grid(["....", "..."])
#> is_valid_crossword_grid(["##...", "#....", ".....", "....#", "...##"])

### recipe_fits_diet
DIETS = {
    "vegan": {"meat", "dairy", "egg", "fish"},
    "vegetarian": {"meat", "fish"},
    "kosher style": {"pork"},
}
GROUPS = {
    "ham": {"meat", "pork"}, "milk": {"dairy"}, "butter": {"dairy"}, "cod": {"fish"},
    "mayo": {"egg"}, "rice": set(), "tofu": set(), "beef": {"meat"},
}


class UnknownIngredient(KeyError):
    pass


def groups_of(ingredient):
    for name in (ingredient, ingredient.rstrip("s"), ingredient.split()[-1]):
        if name in GROUPS:
            return GROUPS[name]
    raise UnknownIngredient(ingredient)


def recipe_fits_diet(ingredients, diet, strict=True):
    """Is a recipe fine for a diet? Unknown ingredients count as bad if strict."""
    forbidden = DIETS[diet]
    for ingredient in ingredients:
        try:
            groups = groups_of(ingredient)
        except UnknownIngredient:
            if strict:
                return False
            continue
        if groups & forbidden:
            return False
    return True

#> recipe_fits_diet(["rice", "smoked tofu", "mayo"], "vegetarian")
#> recipe_fits_diet(["rice", "smoked tofu", "mayo"], "vegan")
#> recipe_fits_diet(["rice", "capers"], "vegan")
#> recipe_fits_diet(["rice", "capers", "olives", "tofus"], "vegan", strict=False)
#> recipe_fits_diet(["beef", "butter"], "kosher style")
#> recipe_fits_diet(["rice"], "paleo")
#> recipe_fits_diet(["rice", "capers", "olives", "tofus", "rice", "smoked tofu", "mayo", "rice", "smoked tofu", "mayo"], "vegan", strict=False)

### roster_respects_rest
from itertools import pairwise

SHIFTS = {"E": (6, 14), "L": (14, 22), "N": (22, 30), "-": None}


def roster_respects_rest(week: str, rest: int = 11, most_in_row: int = 5) -> bool:
    streak = 0
    for day in week:
        if day not in SHIFTS:
            raise ValueError(f"no shift {day!r}")
        streak = streak + 1 if SHIFTS[day] else 0
        if streak > most_in_row:
            return False
    for today, tomorrow in pairwise(week):
        first, second = SHIFTS[today], SHIFTS[tomorrow]
        if first and second:
            pause = second[0] + 24 - first[1]
            if pause < rest:
                return False
    return True

#> roster_respects_rest("EELLN--")
#> roster_respects_rest("LE-----")
#> roster_respects_rest("EEEEEE-")
#> roster_respects_rest("NNN--EE")
#> roster_respects_rest("EXE")
#> roster_respects_rest("E-LLL-N", rest=12)

### pangram_letters_present
import string


def pangram_letters_present(texts: list[str], alphabet: str = string.ascii_lowercase, tolerance: int = 0) -> bool:
    missing = set(alphabet)
    for text in texts:
        for char in text.lower():
            missing.discard(char)
        if len(missing) <= tolerance:
            return True
    return False

#> pangram_letters_present(["pack my box with five dozen liquor jugs"])
#> pangram_letters_present(["hello world"], "abcdefgh")
#> pangram_letters_present(["sphinx of black quartz", "judge my vow"])
#> pangram_letters_present(["bad cafe"], "abcdef", tolerance=0)
#> pangram_letters_present([], "xyz", tolerance=2)
#> pangram_letters_present(["abc", "xyz"], "abcdxyz", tolerance=1)
#> pangram_letters_present(["hello world", "pack my box with five dozen liquor jugs"], "abcdefgh")

### spreadsheet_formula_valid
import re

CELL = re.compile(r"\$?[A-Z]{1,2}\$?[1-9]\d{0,3}")
FUNCTIONS = {"SUM", "AVG", "MIN", "MAX", "IF"}
TOKEN = re.compile(r"\s*([A-Z]+(?=\()|\$?[A-Z]{1,2}\$?\d+|\d+(?:\.\d+)?|[-+*/(),:<>=])")


def tokens(text):
    position = 0
    while position < len(text):
        match = TOKEN.match(text, position)
        if match is None:
            raise ValueError(text[position:])
        yield match[1]
        position = match.end()


def spreadsheet_formula_valid(formula: str) -> bool:
    if not formula.startswith("="):
        return False
    depth = 0
    try:
        for token in tokens(formula[1:]):
            if token == "(":
                depth += 1
            elif token == ")":
                depth -= 1
                if depth < 0:
                    return False
            elif token[0].isalpha() or token[0] == "$":
                if token not in FUNCTIONS and not CELL.fullmatch(token):
                    return False
    except ValueError:
        return False
    return depth == 0

#> spreadsheet_formula_valid("=SUM(A1:B12)*1.19")
#> spreadsheet_formula_valid("=SUM(A1:B12")
#> spreadsheet_formula_valid("=MEDIAN(A1:A9)")
#> spreadsheet_formula_valid("A1+B2")
#> spreadsheet_formula_valid("=A0+1")
#> spreadsheet_formula_valid("=IF($C$3>10, MAX(A1,2), 0)")
#> spreadsheet_formula_valid("=A1)+(B2")
#> spreadsheet_formula_valid("=A1 & B1")
#> spreadsheet_formula_valid("=IF($C$3>10, MAX(A1,2), 0), =A1)+(B2")

### suspicious_login_pattern
from dataclasses import dataclass
from itertools import pairwise
from math import asin, cos, radians, sin, sqrt

PLACES = {"berlin": (52.5, 13.4), "madrid": (40.4, -3.7), "tokyo": (35.7, 139.7), "potsdam": (52.4, 13.1)}


@dataclass(frozen=True)
class Login:
    hour: float
    place: str


def kilometres(a, b):
    (lat1, lon1), (lat2, lon2) = (tuple(map(radians, PLACES[p])) for p in (a, b))
    h = sin((lat2 - lat1) / 2) ** 2 + cos(lat1) * cos(lat2) * sin((lon2 - lon1) / 2) ** 2
    return 2 * 6371 * asin(sqrt(h))


def suspicious_login_pattern(logins, speed=900):
    """Would somebody have to travel faster than a plane between two logins?"""
    ordered = sorted((Login(*login) for login in logins), key=lambda l: l.hour)
    for before, after in pairwise(ordered):
        hours = after.hour - before.hour
        if kilometres(before.place, after.place) > speed * hours + 50:
            return True
    return False

#> suspicious_login_pattern([(8, "berlin"), (8.5, "potsdam"), (12, "madrid")])
#> suspicious_login_pattern([(8, "berlin"), (9, "tokyo")])
#> suspicious_login_pattern([(20, "madrid"), (2, "berlin")])
#> suspicious_login_pattern([])
#> suspicious_login_pattern([(1, "berlin"), (3, "atlantis")])
#> suspicious_login_pattern([(0, "berlin"), (3, "madrid")], speed=500)
#> suspicious_login_pattern([(20, "madrid"), (2, "berlin"), (8, "berlin"), (8.5, "potsdam"), (12, "madrid"), (8, "berlin"), (9, "tokyo")])

### binary_tree_is_search_tree
def is_search_tree(node, low=None, high=None):
    """Every key lies between the bounds that its ancestors set."""
    if node is None:
        return True
    key, left, right = node
    if low is not None and key <= low:
        return False
    if high is not None and key >= high:
        return False
    return is_search_tree(left, low, key) and is_search_tree(right, key, high)


def binary_tree_is_search_tree(spec):
    """Trees are nested tuples (key, left, right); a bare key is a leaf."""
    def full(node):
        if node is None or isinstance(node, int):
            return None if node is None else (node, None, None)
        key, left, right = node
        return key, full(left), full(right)

    return is_search_tree(full(spec))

#> binary_tree_is_search_tree((8, (3, 1, 6), (10, None, 14)))
#> binary_tree_is_search_tree((8, (3, 1, 9), 10))
#> binary_tree_is_search_tree((5, 5, None))
#> binary_tree_is_search_tree(None)
#> binary_tree_is_search_tree((8, 3, (10, 7, 14)))
#> binary_tree_is_search_tree((20, (10, None, (15, 12, 18)), (30, 25, None)))
#> binary_tree_is_search_tree((20, 10))

### config_keys_deprecated
DEPRECATED = {"colour": "color", "time_out": "timeout", "db.user": "db.username"}


def dotted_keys(config, prefix=""):
    for key, value in config.items():
        path = f"{prefix}{key}"
        yield path
        if isinstance(value, dict):
            yield from dotted_keys(value, path + ".")


def config_keys_deprecated(config, allowed=()):
    """Does a configuration use a key that was renamed, unless it has both?"""
    present = set(dotted_keys(config))
    for old, new in DEPRECATED.items():
        if old not in present or old in allowed:
            continue
        if new in present:
            continue  # both are set for compatibility
        return True
    return False

#> config_keys_deprecated({"colour": "red", "timeout": 5})
#> config_keys_deprecated({"colour": "red", "color": "red"})
#> config_keys_deprecated({"db": {"user": "x", "host": "y"}})
#> config_keys_deprecated({"db": {"user": "x", "username": "x"}, "time_out": 3}, allowed=("time_out",))
#> config_keys_deprecated({"db": {"name": "shop", "pool": {"size": 3}}, "debug": False})
#> config_keys_deprecated({"colour": "red", "color": "red", "db": {"name": "shop", "pool": {"size": 3}}, "debug": False})

### flight_connection_possible
from collections import defaultdict


def minutes(clock):
    return int(clock[:2]) * 60 + int(clock[3:])


def flight_connection_possible(flights: list[str], start: str, goal: str, transfer: int = 45) -> bool:
    """Can somebody get from start to goal in one day?

    Flights look like 'FRA 08:10 OSL 10:05'. Changing planes takes `transfer` minutes.
    """
    by_origin = defaultdict(list)
    for flight in flights:
        origin, departs, target, arrives = flight.split()
        by_origin[origin].append((minutes(departs), target, minutes(arrives)))
    earliest = {start: -transfer}
    todo = [start]
    while todo:
        place = todo.pop(0)
        for departs, target, arrives in by_origin[place]:
            if departs < earliest[place] + transfer:
                continue
            if arrives < earliest.get(target, 24 * 60):
                earliest[target] = arrives
                todo.append(target)
    return goal in earliest

#> flight_connection_possible(["FRA 08:10 OSL 10:05", "OSL 11:00 TOS 12:55"], "FRA", "TOS")
#> flight_connection_possible(["FRA 08:10 OSL 10:05", "OSL 10:30 TOS 12:25"], "FRA", "TOS")
#> flight_connection_possible(["FRA 08:10 OSL 10:05", "FRA 06:00 OSL 08:00", "OSL 08:45 BGO 09:40"], "FRA", "BGO")
#> flight_connection_possible([], "FRA", "FRA")
#> flight_connection_possible(["A 10:00 B 11:00", "B 12:00 A 13:00", "B 12:30 C 14:00"], "A", "D")
#> flight_connection_possible(["A 10:00 B 11:00", "B 11:20 C 12:00"], "A", "C", transfer=15)
#> flight_connection_possible(["FRA 08:10 OSL 10:05", "FRA 06:00 OSL 08:00", "OSL 08:45 BGO 09:40", "A 10:00 B 11:00", "B 12:00 A 13:00", "B 12:30 C 14:00", "FRA 08:10 OSL 10:05", "OSL 11:00 TOS 12:55"], "FRA", "BGO")

### loan_repaid_on_time
from datetime import date, timedelta


def loan_repaid_on_time(amount: int, due: str, payments: list[tuple[str, int]], grace: int = 3) -> bool:
    """Was a loan paid back in full by the due date plus some days of grace?

    Due dates on a weekend move to the next Monday.
    """
    deadline = date.fromisoformat(due)
    while deadline.weekday() >= 5:
        deadline += timedelta(days=1)
    deadline += timedelta(days=grace)
    paid = 0
    for day, sum_paid in sorted(payments):
        if date.fromisoformat(day) > deadline:
            break
        paid += sum_paid
        if paid >= amount:
            return True
    return False

#> loan_repaid_on_time(500, "2024-05-31", [("2024-04-30", 250), ("2024-06-03", 250)])
#> loan_repaid_on_time(500, "2024-05-31", [("2024-04-30", 250), ("2024-06-04", 250)])
#> loan_repaid_on_time(100, "2024-06-01", [("2024-06-06", 100)])
#> loan_repaid_on_time(100, "2024-06-01", [("2024-05-01", 50), ("2024-05-15", 49)])
#> loan_repaid_on_time(100, "2024-06-31", [("2024-05-01", 50)])
#> loan_repaid_on_time(10, "2024-03-15", [], 0)

### checkout_coupon_applies
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Coupon:
    code: str
    minimum: int = 0
    categories: frozenset = frozenset()
    excluded: frozenset = frozenset()
    first_order: bool = False


COUPONS = {
    c.code: c
    for c in (
        Coupon("HELLO", first_order=True),
        Coupon("BOOKS15", 1500, frozenset({"book"})),
        Coupon("ALL10", 5000, excluded=frozenset({"gift card"})),
    )
}


def checkout_coupon_applies(code, basket, orders_before=0):
    """Does a coupon work for this basket of (category, cents)?"""
    coupon = COUPONS.get(code.strip().upper())
    if coupon is None:
        return False
    if coupon.first_order and orders_before:
        return False
    counted = 0
    for category, cents in basket:
        if coupon.categories and category not in coupon.categories:
            continue
        if category in coupon.excluded:
            continue
        counted += cents
    return counted > 0 and counted >= coupon.minimum

#> checkout_coupon_applies("hello", [("book", 900)])
#> checkout_coupon_applies("HELLO", [("book", 900)], orders_before=2)
#> checkout_coupon_applies("BOOKS15", [("book", 900), ("toy", 4000), ("book", 700)])
#> checkout_coupon_applies("BOOKS15", [("book", 900), ("toy", 4000)])
#> checkout_coupon_applies("ALL10", [("gift card", 5000), ("book", 1200)])
#> checkout_coupon_applies("FREE", [("book", 900)])
#> checkout_coupon_applies("ALL10", [("gift card", 5000), ("book", 1200), ("book", 900), ("toy", 4000), ("book", 700), ("book", 900), ("toy", 4000)])

### drill_plan_covers_rooms
def reachable(doors, start, steps):
    seen, frontier = {start}, {start}
    for _ in range(steps):
        frontier = {b if a in frontier else a for a, b in doors if (a in frontier) != (b in frontier)} - seen
        if not frontier:
            break
        seen |= frontier
    return seen


def drill_plan_covers_rooms(doors, exits, steps):
    rooms = {room for door in doors for room in door}
    safe = set()
    for exit_room in exits:
        if exit_room not in rooms:
            raise LookupError(f"no room {exit_room}")
        safe |= reachable(doors, exit_room, steps)
    return safe == rooms

#> drill_plan_covers_rooms([("lobby", "hall"), ("hall", "lab"), ("hall", "office")], ["lobby"], 2)
#> drill_plan_covers_rooms([("lobby", "hall"), ("hall", "lab"), ("lab", "store")], ["lobby"], 2)
#> drill_plan_covers_rooms([("lobby", "hall"), ("hall", "lab"), ("lab", "store")], ["lobby", "store"], 1)
#> drill_plan_covers_rooms([], [], 3)
#> drill_plan_covers_rooms([("a", "b")], ["c"], 1)
#> drill_plan_covers_rooms([("a", "b")], ["a"], 9)
#> drill_plan_covers_rooms([("lobby", "hall"), ("hall", "lab"), ("lab", "store"), ("lobby", "hall"), ("hall", "lab"), ("hall", "office"), ("lobby", "hall"), ("hall", "lab"), ("lab", "store")], ["lobby", "store", "lobby", "lobby"], 1)

### poem_rhyme_scheme_ok
VOWELS = "aeiouy"


def ending(line):
    """The last vowel of a line and what follows it."""
    word = "".join(c for c in line.lower() if c.isalpha() or c == " ").split()[-1]
    for index in range(len(word) - 1, -1, -1):
        if word[index] in VOWELS and index < len(word) - 1:
            return word[index:]
    return word


def poem_rhyme_scheme_ok(lines: list[str], scheme: str) -> bool:
    """Do lines rhyme as a scheme such as 'ABAB' says?"""
    if len(lines) != len(scheme):
        return False
    endings: dict[str, str] = {}
    for line, letter in zip(lines, scheme):
        sound = ending(line)
        if endings.setdefault(letter, sound) != sound:
            return False
    return len(set(endings.values())) == len(endings)

#> poem_rhyme_scheme_ok(["The cat sat still", "upon the mat", "below the hill", "and that was that"], "ABAB")
#> poem_rhyme_scheme_ok(["The cat sat still", "upon the mat", "below the hill", "and that was that"], "AABB")
#> poem_rhyme_scheme_ok(["so long", "a song"], "AB")
#> poem_rhyme_scheme_ok(["one line"], "AA")
#> poem_rhyme_scheme_ok(["what will be", "will he", "sit by the tree"], "AAB")
#> poem_rhyme_scheme_ok(["Roses are red,", "violets are blue;", "sugar is sweet,", "and so are you."], "ABCB")

### pipeline_dag_is_linear
def pipeline_dag_is_linear(steps: dict[str, list[str]]) -> bool:
    """Is a set of steps with dependencies just one straight line?"""
    if not steps:
        return False
    followers = {name: [] for name in steps}
    for name, needs in steps.items():
        if len(needs) > 1:
            return False
        for need in needs:
            followers[need].append(name)
    starts = [name for name, needs in steps.items() if not needs]
    if len(starts) != 1:
        return False
    current, visited = starts[0], 1
    while followers[current]:
        if len(followers[current]) > 1:
            return False
        current = followers[current][0]
        visited += 1
    return visited == len(steps)

#> pipeline_dag_is_linear({"load": [], "clean": ["load"], "save": ["clean"]})
#> pipeline_dag_is_linear({"load": [], "clean": ["load"], "save": ["clean", "load"]})
#> pipeline_dag_is_linear({"load": [], "a": ["load"], "b": ["load"]})
#> pipeline_dag_is_linear({"x": [], "y": []})
#> pipeline_dag_is_linear({})
#> pipeline_dag_is_linear({"x": ["y"], "y": ["x"], "z": []})
#> pipeline_dag_is_linear({"x": ["w"]})
#> pipeline_dag_is_linear({"load": [], "a": ["load"], "b": ["load"], "clean": ["load"], "save": ["clean"], "x": ["y"], "y": ["x"], "z": []})

### stock_ledger_never_negative
from decimal import Decimal


class LedgerError(Exception):
    pass


def parse_entry(entry):
    amount, _, article = entry.partition(" ")
    if amount[:1] not in ("+", "-") or not article:
        raise LedgerError(f"cannot read {entry!r}")
    return article, Decimal(amount)


def stock_ledger_never_negative(entries: list[str], opening: dict[str, str]) -> bool:
    stock = {article: Decimal(amount) for article, amount in opening.items()}
    for entry in entries:
        article, change = parse_entry(entry)
        stock[article] = stock.get(article, Decimal(0)) + change
        if stock[article] < 0:
            return False
    return True

#> stock_ledger_never_negative(["+12.5 flour", "-3 flour", "-9.5 flour"], {})
#> stock_ledger_never_negative(["-3 flour", "+12.5 flour"], {"flour": "2.9"})
#> stock_ledger_never_negative(["-0.1 sugar", "-0.1 sugar", "-0.1 sugar"], {"sugar": "0.3"})
#> stock_ledger_never_negative([], {"x": "1"})
#> stock_ledger_never_negative(["12 flour"], {})
#> stock_ledger_never_negative(["-0.1 sugar", "-0.1 sugar", "-0.1 sugar", "+12.5 flour", "-3 flour", "-9.5 flour"], {"sugar": "0.3"})
#> stock_ledger_never_negative(["-0.1 sugar", "-0.1 sugar", "-0.1 sugar", "+12.5 flour", "-3 flour", "-9.5 flour", "-3 flour", "+12.5 flour"], {"sugar": "0.3", "flour": "2.9"})

### bus_route_detects_loop
class Stop:
    __slots__ = ("name", "next")

    def __init__(self, name):
        self.name = name
        self.next = None


def link(names, back_to=None):
    """A linked list of stops; the last one may lead back to an earlier one."""
    stops = [Stop(name) for name in names]
    for stop, following in zip(stops, stops[1:]):
        stop.next = following
    if back_to is not None and stops:
        stops[-1].next = next((s for s in stops if s.name == back_to), None)
    return stops[0] if stops else None


def bus_route_detects_loop(names: list[str], back_to: str | None = None) -> bool:
    """Two buses, one twice as fast: if they meet, the route is a loop."""
    slow = fast = link(names, back_to)
    while fast is not None and fast.next is not None:
        slow, fast = slow.next, fast.next.next
        if slow is fast:
            return True
    return False

#> bus_route_detects_loop(["dock", "mall", "school", "park"], back_to="mall")
#> bus_route_detects_loop(["dock", "mall", "school", "park"])
#> bus_route_detects_loop(["dock", "mall"], back_to="nowhere")
#> bus_route_detects_loop([])
#> bus_route_detects_loop(["only"], back_to="only")
#> bus_route_detects_loop(["dock", "mall", "school", "park", "dock", "mall", "school", "park", "dock", "mall"], back_to="mall")

### queue_fair_share_kept
from collections import Counter


def queue_fair_share_kept(served, weights, tolerance=0.2, window=5):
    """Does every window of served customers keep to the weights, roughly?"""
    total = sum(weights.values())
    for start in range(0, len(served) - window + 1):
        counts = Counter(served[start:start + window])
        for name, weight in weights.items():
            share = counts[name] / window
            if abs(share - weight / total) > tolerance + 1e-9:
                return False
    return True

#> queue_fair_share_kept(["a", "b", "a", "b", "a", "b"], {"a": 1, "b": 1})
#> queue_fair_share_kept(["a", "a", "a", "a", "b", "b"], {"a": 1, "b": 1})
#> queue_fair_share_kept(["x", "x", "y", "x", "x", "y", "x"], {"x": 2, "y": 1}, window=3)
#> queue_fair_share_kept(["x"], {"x": 1})
#> queue_fair_share_kept(["p", "q", "q"], {"p": 1, "q": 3}, 0.1, 2)

### domino_chain_closed
def fits(chain, tile):
    if not chain or chain[-1][1] == tile[0]:
        return tile
    if chain[-1][1] == tile[1]:
        return tile[::-1]
    return None


def lay(chain, left):
    if not left:
        return chain[0][0] == chain[-1][1]
    for index, tile in enumerate(left):
        laid = fits(chain, tile)
        if laid and lay(chain + [laid], left[:index] + left[index + 1:]):
            return True
    return False


def domino_chain_closed(tiles: list[tuple[int, int]]) -> bool:
    if not tiles:
        return True
    return lay([tiles[0]], tiles[1:])

#> domino_chain_closed([(1, 2), (2, 3), (3, 1)])
#> domino_chain_closed([(1, 2), (4, 3), (3, 1)])
#> domino_chain_closed([])
#> domino_chain_closed([(6, 6)])
#> domino_chain_closed([(1, 2), (3, 2), (1, 4), (4, 3)])
#> domino_chain_closed([(1, 2), (3, 1), (2, 3), (3, 3)])
#> domino_chain_closed([(1, 2), (3, 1), (2, 3), (3, 3), (1, 2), (3, 2), (1, 4), (4, 3), (1, 2), (2, 3), (3, 1)])
