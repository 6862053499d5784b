### text_is_pangram_with_limit
def text_is_pangram_with_limit(text: str, most_each: int = 9) -> bool:
    """All letters occur, none of them more often than allowed."""
    counts = [0] * 26
    for ch in text.lower():
        index = ord(ch) - ord("a")
        if 0 <= index < 26:
            counts[index] += 1
            if counts[index] > most_each:
                return False
    for count in counts:
        if count == 0:
            return False
    return True

#> text_is_pangram_with_limit("The quick brown fox jumps over the lazy dog")
#> text_is_pangram_with_limit("The quick brown fox jumps over the lazy dog", most_each=3)
#> text_is_pangram_with_limit("Hello, everyday world of work!")
#> text_is_pangram_with_limit("Sphinx of black quartz, judge my vow", 3)
#> text_is_pangram_with_limit("")
#> text_is_pangram_with_limit('Sphinx of black quartz, judge my vow, The quick brown fox jumps over the lazy dog, The quick brown fox jumps over the lazy dog', 3)
#> text_is_pangram_with_limit('Sphinx of black quartz, judge my vow, Hello, everyday world of work!, The quick brown fox jumps over the lazy dog', 3)

### license_plate_matches_region
REGIONS = {"B": "Berlin", "M": "Munich", "HH": "Hamburg", "K": "Cologne"}


def split_plate(plate):
    letters, middle, number = "", "", ""
    stage = 0
    for ch in plate.upper():
        if ch in "- ":
            if letters and stage == 0:
                stage = 1
        elif ch.isdigit():
            stage = 2
            number += ch
        elif stage == 0:
            letters += ch
        elif stage == 1:
            middle += ch
        else:
            return None
    return letters, middle, number


def license_plate_matches_region(plate: str, region: str) -> bool:
    parts = split_plate(plate)
    if parts is None:
        return False
    letters, middle, number = parts
    if not 1 <= len(middle) <= 2 or not 1 <= len(number) <= 4 or number[0] == "0":
        return False
    return REGIONS.get(letters) == region

#> license_plate_matches_region("HH-AB 1234", "Hamburg")
#> license_plate_matches_region("b-x 99", "Berlin")
#> license_plate_matches_region("M-ABC 1", "Munich")
#> license_plate_matches_region("K-A 12B", "Cologne")
#> license_plate_matches_region("K - LM 007", "Cologne")
#> license_plate_matches_region("F-AA 100", "Frankfurt")
#> license_plate_matches_region('HH-AB 1234 b-x 99', 'Hamburg')
#> license_plate_matches_region('F-AA 100 M-ABC 1', 'Frankfurt')

### deck_is_complete
def deck_is_complete(cards: str) -> bool:
    """A piquet deck: 32 different cards of four suits and eight ranks like 'Ah' or '10c'."""
    seen = set()
    for card in cards.split():
        rank, suit = card[:-1], card[-1]
        if suit not in "cdhs":
            return False
        if rank not in ("7", "8", "9", "10", "J", "Q", "K", "A"):
            return False
        if card in seen:
            return False
        seen.add(card)
    return len(seen) == 32

#> deck_is_complete(" ".join(r + s for r in ("7", "8", "9", "10", "J", "Q", "K", "A") for s in "cdhs"))
#> deck_is_complete("7c 8c 9c 10c Jc Qc Kc Ac 7d 8d 9d")
#> deck_is_complete("7c 8c 9c 10c Jc Qc Kc Ac 7d 8d 9d 7c")
#> deck_is_complete("Ah Kh Qh Jh 10h 9h 8h 6h")
#> deck_is_complete("Ah Kh Qx")
#> deck_is_complete("")
#> deck_is_complete('7c 8c 9c 10c Jc Qc Kc Ac 7d 8d 9d Ah Kh Qh Jh 10h 9h 8h 6h')
#> deck_is_complete('7c 8c 9c 10c Jc Qc Kc Ac 7d 8d 9d Ah Kh Qx')

### train_timetable_is_consistent
def minutes(text):
    return int(text[:2]) * 60 + int(text[3:])


def train_timetable_is_consistent(stops: list[tuple[str, str, str]], shortest_stay: int = 1) -> bool:
    """(station, arrival, departure): times rise, no station twice, stays long enough."""
    clock = -1
    visited = []
    for station, arrival, departure in stops:
        if station in visited:
            return False
        visited.append(station)
        if minutes(arrival) <= clock:
            return False
        if minutes(departure) - minutes(arrival) < shortest_stay:
            return False
        clock = minutes(departure)
    return len(visited) >= 2

#> train_timetable_is_consistent([("Bonn", "08:00", "08:05"), ("Köln", "08:30", "08:40"), ("Essen", "09:20", "09:22")])
#> train_timetable_is_consistent([("Bonn", "08:00", "08:05"), ("Köln", "08:05", "08:40")])
#> train_timetable_is_consistent([("A", "10:00", "10:02"), ("B", "10:10", "10:12"), ("A", "10:20", "10:25")])
#> train_timetable_is_consistent([("A", "10:00", "10:02"), ("B", "10:10", "10:12"), ("C", "10:20", "10:25")], shortest_stay=3)
#> train_timetable_is_consistent([("A", "10:00", "10:02")])
#> train_timetable_is_consistent([("A", "ten", "10:02")])
#> train_timetable_is_consistent([('Bonn', '08:00', '08:05'), ('Köln', '08:30', '08:40'), ('Essen', '09:20', '09:22'), ('A', '10:00', '10:02'), ('B', '10:10', '10:12'), ('C', '10:20', '10:25')])
#> train_timetable_is_consistent([('Bonn', '08:00', '08:05'), ('Köln', '08:30', '08:40'), ('Essen', '09:20', '09:22'), ('A', '10:00', '10:02'), ('Bonn', '08:00', '08:05'), ('Köln', '08:05', '08:40')])

### stack_sequence_possible
def stack_sequence_possible(pushed: list, popped: list) -> bool:
    """Could these values have been pushed and popped in these orders on one stack?"""
    stack = []
    position = 0
    for value in pushed:
        stack.append(value)
        while stack and position < len(popped) and stack[-1] == popped[position]:
            stack.pop()
            position += 1
    return position == len(popped)

#> stack_sequence_possible([1, 2, 3, 4, 5], [4, 5, 3, 2, 1])
#> stack_sequence_possible([1, 2, 3, 4, 5], [4, 3, 5, 1, 2])
#> stack_sequence_possible([], [])
#> stack_sequence_possible(["a", "b", "c", "d", "e", "f"], ["b", "a", "d", "c", "f", "e"])
#> stack_sequence_possible([7, 7, 8], [7, 8, 7])
#> stack_sequence_possible([1, 2, 3], [3, 1, 2])
#> stack_sequence_possible(['a', 'b', 'c', 'd', 'e', 'f', 1, 2, 3, 4, 5, 1, 2, 3, 4, 5], ['b', 'a', 'd', 'c', 'f', 'e'])
#> stack_sequence_possible([1, 2, 3, 4, 5, 7, 7, 8, 'a', 'b', 'c', 'd', 'e', 'f'], [4, 5, 3, 2, 1])

### budget_never_negative
from datetime import date, timedelta


def budget_never_negative(start: float, income: float, payday: int, bills: dict[int, float], days: int = 31) -> bool:
    """Simulate one January day by day; bills by day of the month."""
    day = date(2024, 1, 1)
    money = start
    for _ in range(days):
        if day.day == payday:
            money += income
        if day.day in bills:
            money -= bills[day.day]
        money -= 5.0 if day.weekday() < 5 else 12.5
        if money < 0:
            return False
        day += timedelta(days=1)
    return True

#> budget_never_negative(300.0, 1500.0, 15, {1: 50.0, 20: 900.0})
#> budget_never_negative(100.0, 1500.0, 28, {10: 80.0})
#> budget_never_negative(80.0, 0.0, 1, {}, days=10)
#> budget_never_negative(0.0, 1000.0, 1, {2: 400.0, 3: 400.0, 9: 100.0}, 12)
#> budget_never_negative(10.0, 100.0, 5, {}, 0)

### words_form_ring
def words_form_ring(words: list[str], overlap: int = 1) -> bool:
    """Each word starts with the end of the one before, the first with the end of the last."""
    if not words:
        return False
    previous = words[-1].lower()
    for word in words:
        current = word.lower()
        if len(current) < overlap:
            return False
        tail = previous[-overlap:]
        for a, b in zip(tail, current):
            if a != b:
                return False
        previous = current
    return True

#> words_form_ring(["Stop", "pear", "rings", "sums"])
#> words_form_ring(["t", "t"], 2)
#> words_form_ring(["ape", "dot"])
#> words_form_ring(["tea", "a", "at"], 2)
#> words_form_ring(["at", "a", "tea"], 2)
#> words_form_ring(["eat", "t", "tee"], overlap=2)
#> words_form_ring(["eel", "lake", "east", "tape", "ease"])
#> words_form_ring(["note", "term", "rmno"], overlap=2)
#> words_form_ring(["abca"], 1)
#> words_form_ring([])
#> words_form_ring(["table", "lemon", "onta"], 2)
#> words_form_ring(['eel', 'lake', 'east', 'tape', 'ease', 't', 't', 'eat', 't', 'tee'])

### row_of_houses_valid
def row_of_houses_valid(costs, paint):
    """Neighbours have different colours, colours exist, and the sum stays within 20% of the cheapest per house."""
    cheapest = spent = 0
    last = None
    for house, colour in zip(costs, paint):
        if colour not in house:
            raise KeyError(colour)
        if colour == last:
            return False
        last = colour
        spent += house[colour]
        cheapest += min(house.values())
    return spent <= cheapest * 1.2

#> row_of_houses_valid([{"r": 5, "g": 4}, {"r": 3, "g": 6}, {"r": 9, "g": 2}], "grg")
#> row_of_houses_valid([{"r": 5, "g": 4}, {"r": 3, "g": 6}], "rr")
#> row_of_houses_valid([{"r": 5, "g": 4}, {"r": 3, "g": 6}], "rb")
#> row_of_houses_valid([], "")
#> row_of_houses_valid([{"r": 5, "g": 4, "b": 9}, {"r": 3, "g": 6, "b": 1}, {"r": 2, "g": 2, "b": 2}, {"r": 8, "g": 1, "b": 1}], "rgbg")

### temperatures_trend_upwards
def smooth(values, width):
    averages = []
    for i in range(len(values) - width + 1):
        total = 0.0
        for value in values[i:i + width]:
            total += value
        averages.append(total / width)
    return averages


def temperatures_trend_upwards(values, width=3, slack=0):
    falls = 0
    averages = smooth(values, width)
    for a, b in zip(averages, averages[1:]):
        if b < a:
            falls += 1
    return falls <= slack and len(averages) > 1

#> temperatures_trend_upwards([10.0, 11.0, 10.5, 12.0, 12.5, 13.0])
#> temperatures_trend_upwards([10.0, 11.0, 7.0, 12.0, 6.0, 13.0])
#> temperatures_trend_upwards([10.0, 11.0, 7.0, 12.0, 6.0, 13.0], width=2, slack=3)
#> temperatures_trend_upwards([1.0, 2.0], 3)
#> temperatures_trend_upwards([5.0, 4.0, 3.0, 6.0, 9.0], 4)
#> temperatures_trend_upwards([5.0, 4.0, 3.0, 6.0, 9.0, 10.0, 11.0, 10.5, 12.0, 12.5, 13.0, 10.0, 11.0, 7.0, 12.0, 6.0, 13.0], 4)
#> temperatures_trend_upwards([10.0, 11.0, 7.0, 12.0, 6.0, 13.0, 10.0, 11.0, 7.0, 12.0, 6.0, 13.0, 5.0, 4.0, 3.0, 6.0, 9.0])

### balanced_parcel_loads
def balanced_parcel_loads(weights: list[int], trucks: int, tolerance: int = 5) -> bool:
    """Heaviest first onto the emptiest truck: is the difference small enough in the end?"""
    loads = [0] * trucks
    for weight in sorted(weights, reverse=True):
        lightest = 0
        for i in range(1, trucks):
            if loads[i] < loads[lightest]:
                lightest = i
        loads[lightest] += weight
    return max(loads) - min(loads) <= tolerance

#> balanced_parcel_loads([12, 7, 9, 4, 15, 3, 8], 3)
#> balanced_parcel_loads([50, 1, 1, 1], 2)
#> balanced_parcel_loads([], 4)
#> balanced_parcel_loads([5, 5, 5, 5, 5], 2, tolerance=4)
#> balanced_parcel_loads([5], 0)
#> balanced_parcel_loads([20, 18, 17, 11, 9, 6, 2], 2, 1)
#> balanced_parcel_loads([12, 7, 9, 4, 15, 3, 8, 50, 1, 1, 1, 20, 18, 17, 11, 9, 6, 2], 3)
#> balanced_parcel_loads([12, 7, 9, 4, 15, 3, 8, 50, 1, 1, 1, 5, 5, 5, 5, 5], 3)

### changelog_is_well_formed
import re

HEADING = re.compile(r"^## (\d+)\.(\d+)\.(\d+) \((\d{4}-\d{2}-\d{2})\)$")


def changelog_is_well_formed(text: str) -> bool:
    """Versions and dates fall from top to bottom, every version has an entry."""
    last_version = last_date = None
    entries = 1
    for line in text.splitlines():
        if line.startswith("## "):
            m = HEADING.match(line)
            if not m or entries == 0:
                return False
            version = tuple(int(m[i]) for i in (1, 2, 3))
            if last_version and (version >= last_version or m[4] > last_date):
                return False
            last_version, last_date, entries = version, m[4], 0
        elif line.startswith("- "):
            entries += 1
    return last_version is not None and entries > 0

#> changelog_is_well_formed("# Log\n## 1.10.0 (2024-03-01)\n- new\n- fix\n## 1.9.2 (2024-02-11)\n- fix")
#> changelog_is_well_formed("## 1.0.0 (2024-03-01)\n## 0.9.0 (2024-02-01)\n- a")
#> changelog_is_well_formed("## 1.0.0 (2024-03-01)\n- a\n## 1.0.1 (2024-02-01)\n- b")
#> changelog_is_well_formed("## 1.0 (2024-03-01)\n- a")
#> changelog_is_well_formed("just text")
#> changelog_is_well_formed("## 2.0.0 (2024-01-01)\n- x\n\n## 1.0.0 (2024-01-01)\n- y\n## 0.1.0 (2023-12-31)")
#> changelog_is_well_formed('just text\n## 2.0.0 (2024-01-01)\n- x\n\n## 1.0.0 (2024-01-01)\n- y\n## 0.1.0 (2023-12-31)\n## 1.0.0 (2024-03-01)\n- a\n## 1.0.1 (2024-02-01)\n- b')
#> changelog_is_well_formed('# Log\n## 1.10.0 (2024-03-01)\n- new\n- fix\n## 1.9.2 (2024-02-11)\n- fix\n## 1.0 (2024-03-01)\n- a\n## 2.0.0 (2024-01-01)\n- x\n\n## 1.0.0 (2024-01-01)\n- y\n## 0.1.0 (2023-12-31)')

### key_rotation_due
from datetime import date


def key_rotation_due(keys: list[dict], today: str, max_days: int = 90) -> bool:
    """Whether some active key is too old, or an admin key has no successor planned."""
    now = date.fromisoformat(today)
    for key in keys:
        if key.get("revoked"):
            continue
        age = (now - date.fromisoformat(key["created"])).days
        limit = max_days
        if "admin" in key.get("scopes", []):
            limit //= 2
            if not key.get("successor") and age > limit - 7:
                return True
        if age > limit:
            return True
    return False

#> key_rotation_due([{"created": "2024-01-01"}, {"created": "2023-01-01", "revoked": True}], "2024-03-01")
#> key_rotation_due([{"created": "2023-11-01", "scopes": ["read"]}], "2024-03-01")
#> key_rotation_due([{"created": "2024-01-20", "scopes": ["admin"]}], "2024-03-01")
#> key_rotation_due([{"created": "2024-01-20", "scopes": ["admin"], "successor": "k2"}, {"created": "2024-02-02"}], "2024-03-01")
#> key_rotation_due([], "2024-03-01")
#> key_rotation_due([{"created": "soon"}], "2024-03-01", 30)
#> key_rotation_due([{"created": "2024-01-20"}, {"created": "2024-02-20"}, {"created": "2024-02-28"}], "2024-03-01", max_days=41)
