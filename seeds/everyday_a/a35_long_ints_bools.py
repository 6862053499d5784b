### parse_csv_line_field_count
def parse_csv_line_field_count(text: str, delimiter: str = ",") -> int:
    """Number of fields of the longest record, quotes and line breaks inside them respected."""
    longest = fields = 1
    quoted = False
    previous = ""
    for char in text:
        if char == '"':
            quoted = not quoted
        elif not quoted:
            if char == delimiter:
                fields += 1
            elif char == "\n":
                longest = max(longest, fields)
                fields = 1
        previous = char
    if quoted:
        raise ValueError(f"quote not closed before {previous!r}")
    return max(longest, fields)

#> parse_csv_line_field_count('a,b,"c,d"\n1,2\n"x\ny",2,3,4')
#> parse_csv_line_field_count("a;b;c;d\n1;2", delimiter=";")
#> parse_csv_line_field_count("")
#> parse_csv_line_field_count('say ""hi"", you')
#> parse_csv_line_field_count('open,"quote,here')

### password_entropy_bits_over
import math

CLASSES = ((str.islower, 26), (str.isupper, 26), (str.isdigit, 10))


def alphabet_size(password):
    size = 0
    covered = set()
    for test, count in CLASSES:
        members = [char for char in password if test(char)]
        if members:
            size += count
            covered.update(members)
    if set(password) - covered:
        size += 33
    return size


def repeats(password):
    """Characters that only repeat or continue the one before."""
    count = 0
    for before, after in zip(password, password[1:]):
        if ord(after) - ord(before) in (0, 1):
            count += 1
    return count


def password_entropy_bits_over(password: str, needed: int = 50) -> bool:
    """Whether the estimated bits of a password suffice; repeated signs count nothing."""
    effective = len(password) - repeats(password)
    if effective <= 0:
        return False
    bits = effective * math.log2(alphabet_size(password))
    return bits >= needed

#> password_entropy_bits_over("Tr0ub4dor&3")
#> password_entropy_bits_over("abcdefgh12345678")
#> password_entropy_bits_over("kitchen-table-lamp")
#> password_entropy_bits_over("", 0)
#> password_entropy_bits_over("zQ", needed=10)
#> password_entropy_bits_over("aaaaaaaaaaaaaaaaaaaa", needed=5)

### bracket_tournament_upset_count
def bracket_tournament_upset_count(rankings, results):
    """Games won by the side with the worse ranking; results are 'winner-loser' round by round."""
    place = {name: index for index, name in enumerate(rankings.split())}
    alive = set(place)
    upsets = 0
    for round_text in results.split("/"):
        winners = set()
        for game in round_text.split():
            winner, loser = game.split("-")
            if winner not in alive or loser not in alive:
                raise ValueError(f"{game}: already out")
            alive.discard(loser)
            winners.add(winner)
            if place[winner] > place[loser]:
                upsets += 1
        alive &= winners
    return upsets

#> bracket_tournament_upset_count("a b c d e f g h", "a-h e-d c-f g-b / e-a g-c / g-e")
#> bracket_tournament_upset_count("x y", "x-y")
#> bracket_tournament_upset_count("x y z w", "x-w z-y / y-x")
#> bracket_tournament_upset_count("", "")
#> bracket_tournament_upset_count("p q r s", "s-p r-q / s-r")

### file_search_by_rules_count
import re
from pathlib import PurePosixPath

UNITS = {"k": 1000, "M": 1_000_000}


def size_test(text):
    sign, number, unit = re.fullmatch(r"([+-])(\d+)([kM]?)", text).groups()
    limit = int(number) * UNITS.get(unit, 1)
    if sign == "+":
        return lambda path, size: size > limit
    return lambda path, size: size < limit


def name_test(pattern):
    return lambda path, size: PurePosixPath(path).match(pattern)


def depth_test(text):
    return lambda path, size: len(PurePosixPath(path).parts) <= int(text)


TESTS = {"size": size_test, "name": name_test, "depth": depth_test}


def file_search_by_rules_count(files: dict[str, int], rules: str) -> int:
    """How many files {path: size} a search such as 'name=*.log size=+10k' finds."""
    tests = []
    for rule in rules.split():
        kind, _, argument = rule.partition("=")
        tests.append(TESTS[kind](argument))
    return sum(all(test(path, size) for test in tests) for path, size in files.items())

#> file_search_by_rules_count({"a/x.log": 20000, "a/y.log": 500, "z.log": 90000, "a/b/c/d.log": 11000, "n.txt": 5}, "name=*.log size=+10k depth=2")
#> file_search_by_rules_count({"a/x.log": 20000, "a/y.log": 500}, "size=-1k")
#> file_search_by_rules_count({}, "name=*")
#> file_search_by_rules_count({"a": 1}, "owner=root")
#> file_search_by_rules_count({"p/q.py": 10, "p/r.pyc": 20, "s.py": 3_000_000}, "name=*.py size=-4M")

### seating_social_distance_ok
def seating_social_distance_ok(plan, distance=2):
    """No two occupied seats of different groups are too near; letters are groups, '.' is free."""
    rows = plan.split("/")
    seats = []
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter != ".":
                seats.append((y, x, letter))
    for index, (y1, x1, group1) in enumerate(seats):
        for y2, x2, group2 in seats[index + 1:]:
            if group1 == group2:
                continue
            if abs(y1 - y2) + abs(x1 - x2) < distance:
                return False
    return True

#> seating_social_distance_ok("aa.b/..../c..d")
#> seating_social_distance_ok("aab./..../c..d")
#> seating_social_distance_ok("a.b/.c.")
#> seating_social_distance_ok("a.b/.c.", distance=3)
#> seating_social_distance_ok("....")
#> seating_social_distance_ok("xx/xx", 9)

### stairs_and_ramps_accessible
from collections import deque


def stairs_and_ramps_accessible(plan, start="S", goal="G", wheels=True):
    rows = plan.split("/")
    places = {char: (y, x) for y, row in enumerate(rows) for x, char in enumerate(row)}
    if start not in places or goal not in places:
        raise ValueError("no start or no goal")
    queue = deque([places[start]])
    seen = {places[start]}
    while queue:
        y, x = queue.popleft()
        if rows[y][x] == goal:
            return True
        for ny, nx in ((y, x + 1), (y + 1, x), (y, x - 1), (y - 1, x)):
            if not (0 <= ny < len(rows) and 0 <= nx < len(rows[ny])) or (ny, nx) in seen:
                continue
            if rows[ny][nx] == "#" or (wheels and rows[ny][nx] == "^"):
                continue
            seen.add((ny, nx))
            queue.append((ny, nx))
    return False

#> stairs_and_ramps_accessible("S.#/.^G/..#")
#> stairs_and_ramps_accessible("S.#/.^G/..#", wheels=False)
#> stairs_and_ramps_accessible("SG")
#> stairs_and_ramps_accessible("S#G")
#> stairs_and_ramps_accessible("S..")
#> stairs_and_ramps_accessible("S^./.#G/...")

### cargo_hold_stable
def cargo_hold_stable(crates, tolerance=10):
    """Left and right weigh nearly the same, and no crate stands on a lighter one; crates are 'side:kilos kilos ...'."""
    totals = {}
    for stack in crates:
        side, _, weights = stack.partition(":")
        below = None
        for text in weights.split():
            kilos = int(text)
            if below is not None and kilos > below:
                return False
            below = kilos
            totals[side] = totals.get(side, 0) + kilos
    left, right = totals.get("L", 0), totals.get("R", 0)
    if left + right == 0:
        return True
    return abs(left - right) * 100 <= tolerance * (left + right)

#> cargo_hold_stable(["L:90 50 20", "R:80 80", "L:10", "R:5 5"])
#> cargo_hold_stable(["L:50 60", "R:110"])
#> cargo_hold_stable(["L:100", "R:50 20"])
#> cargo_hold_stable([])
#> cargo_hold_stable(["M:70 60", "L:10", "R:12"], tolerance=10)
#> cargo_hold_stable(["L:ten"])

### loan_book_weighted_rate
from decimal import Decimal


def parse(text):
    amount, _, rate = text.partition("@")
    factor = Decimal(1)
    if amount.endswith("k"):
        amount, factor = amount[:-1], Decimal(1000)
    return Decimal(amount) * factor, Decimal(rate.rstrip("%"))


def loan_book_weighted_rate(loans, ignore_below="0"):
    """Mean interest rate weighted by the amounts of '10k@3.5%' loans; small loans are left out."""
    limit = Decimal(ignore_below)
    total = weighted = Decimal(0)
    for loan in loans.split():
        amount, rate = parse(loan)
        if amount < limit:
            continue
        total += amount
        weighted += amount * rate
    if total == 0:
        return 0.0
    return float(round(weighted / total, 3))

#> loan_book_weighted_rate("10k@3.5% 2500@9.9% 120k@1.85%")
#> loan_book_weighted_rate("10k@3.5% 2500@9.9% 120k@1.85%", ignore_below="5000")
#> loan_book_weighted_rate("")
#> loan_book_weighted_rate("1@1% 2@2% 3@3%")
#> loan_book_weighted_rate("10k@high")

### temperature_degree_days
def temperature_degree_days(temperatures, base=15.0, season=None):
    """Heating degree days: for each cold day the gap between 20 degrees and its mean; days as 'low/high'."""
    total = 0.0
    for day, text in enumerate(temperatures.split(), 1):
        if season and not season[0] <= day <= season[1]:
            continue
        low, high = map(float, text.split("/"))
        if low > high:
            raise ValueError(f"day {day}: {text}")
        mean = (low + high) / 2
        if mean < base:
            total += 20 - mean
    return round(total, 2)

#> temperature_degree_days("-2/6 0/9 5/14 8/19 12/22 3/11")
#> temperature_degree_days("-2/6 0/9 5/14 8/19 12/22 3/11", base=10, season=(2, 5))
#> temperature_degree_days("")
#> temperature_degree_days("9/3")
#> temperature_degree_days("14.5/15.5 14/15.9 16/17")

### gear_train_output_speed
import re

PAIR = re.compile(r"(\d+):(\d+)")


class Jammed(Exception):
    pass


def gear_train_output_speed(train: str, rpm: int, efficiency: int = 98) -> float:
    """Speed behind gear pairs '20:40 15:45'; every stage loses some power, below five percent nothing moves."""
    power = 100.0
    direction = 1
    for stage in train.split():
        match = PAIR.fullmatch(stage)
        if match is None:
            raise ValueError(f"stage {stage!r}")
        driving, driven = map(int, match.groups())
        rpm = rpm * driving / driven
        direction = -direction
        power = power * efficiency / 100
        if power < 5:
            raise Jammed(stage)
    return round(direction * rpm, 2)

#> gear_train_output_speed("20:40 15:45", 1800)
#> gear_train_output_speed("12:36", 600)
#> gear_train_output_speed("", 50)
#> gear_train_output_speed("10:20 10:20 10:20 10:20", 1600, efficiency=40)
#> gear_train_output_speed("10x20", 1)
#> gear_train_output_speed("30:10 25:15 18:54", 120)

### ring_network_longest_gap
def ring_network_longest_gap(nodes, size=100):
    """Longest distance between neighbours on a ring of places; the ring closes."""
    places = sorted({int(node) % size for node in nodes.split()})
    if len(places) < 2:
        return size
    longest = 0
    for index, place in enumerate(places):
        following = places[(index + 1) % len(places)]
        gap = (following - place) % size
        if gap > longest:
            longest = gap
    return longest

#> ring_network_longest_gap("10 25 70 90")
#> ring_network_longest_gap("95 5 15")
#> ring_network_longest_gap("42")
#> ring_network_longest_gap("")
#> ring_network_longest_gap("0 120 240 300", size=360)

### contact_tracing_reachable
def contact_tracing_reachable(meetings: str, source: str, start: int = 0) -> int:
    """How many people something could reach through meetings 'time:a,b,c' in order of time."""
    carriers = {source}
    parsed = []
    for meeting in meetings.split():
        time, _, people = meeting.partition(":")
        parsed.append((int(time), set(people.split(","))))
    for time, people in sorted(parsed, key=lambda pair: pair[0]):
        if time < start:
            continue
        if carriers & people:
            carriers |= people
    return len(carriers) - 1

#> contact_tracing_reachable("3:b,c 1:a,b 2:c,d 4:d,e 5:c,e", "a")
#> contact_tracing_reachable("3:b,c 1:a,b 2:c,d 4:d,e 5:c,e", "e")
#> contact_tracing_reachable("1:x,y 2:y,z", "x", start=2)
#> contact_tracing_reachable("", "a")
#> contact_tracing_reachable("1:a,b,c,d 2:d,e 3:e,f 3:f,g", "b")

### magic_square_check
def magic_square_check(text: str) -> bool:
    """Whether rows, columns and diagonals have the same sum and all numbers differ."""
    rows = [[int(cell) for cell in row.split()] for row in text.split("/")]
    size = len(rows)
    for row in rows:
        if len(row) != size:
            return False
    numbers = [cell for row in rows for cell in row]
    if len(set(numbers)) != len(numbers):
        return False
    target = sum(rows[0])
    lines = [*rows, *zip(*rows)]
    lines.append([rows[i][i] for i in range(size)])
    lines.append([rows[i][size - 1 - i] for i in range(size)])
    for line in lines:
        if sum(line) != target:
            return False
    return True

#> magic_square_check("2 7 6/9 5 1/4 3 8")
#> magic_square_check("2 7 6/9 5 1/4 8 3")
#> magic_square_check("1 1/1 1")
#> magic_square_check("5")
#> magic_square_check("1 2/3")
#> magic_square_check("8 1 6/3 5 7/4 9 2")

### shift_swap_requests_granted
class SwapError(Exception):
    pass


class Roster:
    def __init__(self, text):
        self.by_day = dict(entry.split("=") for entry in text.split())

    def swap(self, first, second):
        a, b = self.by_day[first], self.by_day[second]
        if a == b:
            raise SwapError("same person")
        days = list(self.by_day)
        for person, day in ((a, second), (b, first)):
            index = days.index(day)
            neighbours = days[max(0, index - 1):index] + days[index + 1:index + 2]
            for near in neighbours:
                if near not in (first, second) and self.by_day[near] == person:
                    raise SwapError(f"{person} twice in a row")
        self.by_day[first], self.by_day[second] = b, a


def shift_swap_requests_granted(roster: str, requests: str) -> int:
    """Number of swaps 'mon/thu' that can be granted, one after another."""
    plan = Roster(roster)
    granted = 0
    for request in requests.split():
        try:
            plan.swap(*request.split("/"))
        except SwapError:
            continue
        granted += 1
    return granted

#> shift_swap_requests_granted("mon=ida tue=bo wed=cy thu=bo fri=ida", "mon/tue wed/fri tue/thu mon/fri")
#> shift_swap_requests_granted("mon=ida tue=bo", "mon/tue tue/mon")
#> shift_swap_requests_granted("mon=a tue=b wed=a thu=b", "mon/wed mon/thu")
#> shift_swap_requests_granted("mon=a", "")
#> shift_swap_requests_granted("mon=a tue=b", "mon/sun")

### sudoku_candidates_remaining
def peers(cells, y, x):
    seen = set(cells[y])
    seen.update(row[x] for row in cells)
    top, left = y // 2 * 2, x // 2 * 2
    for row in cells[top:top + 2]:
        seen.update(row[left:left + 2])
    return seen


def sudoku_candidates_remaining(puzzle):
    cells = [list(row) for row in puzzle.split("/")]
    fewest = -1
    for y in range(4):
        for x in range(4):
            if cells[y][x] != ".":
                continue
            taken = peers(cells, y, x)
            options = [digit for digit in "1234" if digit not in taken]
            if fewest < 0 or len(options) < fewest:
                fewest = len(options)
    return fewest

#> sudoku_candidates_remaining("12../34../..12/..34")
#> sudoku_candidates_remaining("1234/3412/2143/4321")
#> sudoku_candidates_remaining("..../..../..../....")
#> sudoku_candidates_remaining("123./..4./..../....")
#> sudoku_candidates_remaining("1.../2.../3.../..4.")
