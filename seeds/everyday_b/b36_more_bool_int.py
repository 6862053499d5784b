### vat_number_plausible
import re

FORMATS = {
    "DE": re.compile(r"\d{9}"),
    "AT": re.compile(r"U\d{8}"),
    "NL": re.compile(r"\d{9}B\d{2}"),
}


def check_at(digits):
    total = 0
    for index, char in enumerate(digits[:7]):
        value = int(char) * (2 if index % 2 else 1)
        total += value // 10 + value % 10
    return (10 - (total + 4) % 10) % 10 == int(digits[7])


CHECKS = {"AT": lambda body: check_at(body[1:])}


def vat_number_plausible(number):
    compact = re.sub(r"[\s.-]", "", number).upper()
    country, body = compact[:2], compact[2:]
    pattern = FORMATS.get(country)
    if pattern is None or not pattern.fullmatch(body):
        return False
    check = CHECKS.get(country)
    if check is not None:
        return check(body)
    return True

#> vat_number_plausible("DE 123 456 789")
#> vat_number_plausible("DE12345678")
#> vat_number_plausible("ATU 1358 5627")
#> vat_number_plausible("ATU13585626")
#> vat_number_plausible("nl123456789b01")
#> vat_number_plausible("XX1")

### change_request_touches_frozen
from fnmatch import fnmatch
from pathlib import PurePosixPath

FROZEN = ("migrations/*", "*.lock", "vendor/**", "LICENSE")
EXEMPT = {"release-bot"}


def matches(path, pattern):
    if pattern.endswith("/**"):
        return PurePosixPath(pattern[:-3]) in PurePosixPath(path).parents
    name = PurePosixPath(path).name if "/" not in pattern else path
    return fnmatch(name, pattern)


def change_request_touches_frozen(author, files):
    if author in EXEMPT:
        return False
    for file in files:
        for pattern in FROZEN:
            if matches(file, pattern):
                return True
    return False

#> change_request_touches_frozen("ann", ["src/app.py", "docs/index.md"])
#> change_request_touches_frozen("ann", ["src/app.py", "web/yarn.lock"])
#> change_request_touches_frozen("ann", ["vendor/lib/a/b.c"])
#> change_request_touches_frozen("release-bot", ["LICENSE"])
#> change_request_touches_frozen("bob", ["migrations/0001_init.sql"])
#> change_request_touches_frozen("bob", [])
#> change_request_touches_frozen("ann", ["src/app.py", "docs/index.md", "src/app.py", "web/yarn.lock", "vendor/lib/a/b.c"])

### recipe_steps_in_order
def recipe_steps_in_order(steps, needs):
    """Is everything that a step needs done before it, and nothing forgotten?"""
    done: set[str] = set()
    for step in steps:
        for need in needs.get(step, []):
            if need not in done:
                return False
        done.add(step)
    required = {need for names in needs.values() for need in names} | set(needs)
    return required <= done

#> recipe_steps_in_order(["chop", "fry", "serve"], {"fry": ["chop"], "serve": ["fry"]})
#> recipe_steps_in_order(["fry", "chop", "serve"], {"fry": ["chop"], "serve": ["fry"]})
#> recipe_steps_in_order(["mix", "bake"], {"bake": ["mix"], "glaze": ["bake"]})
#> recipe_steps_in_order([], {})
#> recipe_steps_in_order(["wash", "peel", "boil", "drain", "mash", "stir"], {"mash": ["boil", "drain"], "drain": ["boil"], "boil": ["peel", "wash"], "stir": ["mash"]})
#> recipe_steps_in_order(["chop", "fry", "serve", "wash", "peel", "boil", "drain", "mash", "stir", "mix", "bake"], {"fry": ["chop"], "serve": ["fry"], "mash": ["boil", "drain"], "drain": ["boil"], "boil": ["peel", "wash"], "stir": ["mash"], "bake": ["mix"], "glaze": ["bake"]})

### meeting_time_for_all
def to_minutes(text):
    hours, minutes = map(int, text.split(":"))
    if not 0 <= hours * 60 + minutes <= 1440:
        raise ValueError(text)
    return hours * 60 + minutes


def free_slots(busy, start=540, end=1080):
    current = start
    for a, b in sorted(busy):
        if a > current:
            yield current, a
        current = max(current, b)
    if current < end:
        yield current, end


def meeting_time_for_all(calendars: dict[str, list[str]], minutes: int) -> bool:
    busy = []
    for entries in calendars.values():
        for entry in entries:
            first, _, last = entry.partition("-")
            busy.append((to_minutes(first), to_minutes(last)))
    for start, end in free_slots(busy):
        if end - start >= minutes:
            return True
    return False

#> meeting_time_for_all({"ann": ["9:00-12:00", "14:00-18:00"], "bob": ["11:00-13:15"]}, 45)
#> meeting_time_for_all({"ann": ["9:00-12:00", "14:00-18:00"], "bob": ["11:00-13:30"]}, 45)
#> meeting_time_for_all({}, 480)
#> meeting_time_for_all({"ann": ["9:00-18:00"]}, 5)
#> meeting_time_for_all({"ann": ["25:00-26:00"]}, 5)
#> meeting_time_for_all({"ann": ["10:00-11:00"], "bob": ["11:30-12:30"], "cy": ["9:00-9:45", "12:15-17:00"]}, 60)

### sudoku_solver_small
def candidates(grid, r, c, n):
    used = set(grid[r]) | {row[c] for row in grid}
    r0, c0 = r // 2 * 2, c // (n // 2) * (n // 2)
    for i in range(r0, r0 + 2):
        used |= set(grid[i][c0:c0 + n // 2])
    return [d for d in range(1, n + 1) if d not in used]


def solve(grid, n):
    for r in range(n):
        for c in range(n):
            if grid[r][c] == 0:
                for digit in candidates(grid, r, c, n):
                    grid[r][c] = digit
                    if solve(grid, n):
                        return True
                    grid[r][c] = 0
                return False
    return True


def sudoku_solver_small(rows):
    grid = [[0 if cell == "." else int(cell) for cell in row] for row in rows]
    if not solve(grid, len(grid)):
        return None
    return ["".join(map(str, row)) for row in grid]

#> sudoku_solver_small(["1234", "34.2", "2.43", "4321"])
#> sudoku_solver_small(["123.", "..12", "2143", "4321"])
#> sudoku_solver_small(["3..1", "1334", ".331", "1132"])
#> sudoku_solver_small(["123.", "34.4", "2143", "4321"])
#> sudoku_solver_small(["12.4", "3412", "214.", ".321"])

### pairs_of_socks_left
from collections import Counter


def pairs_of_socks_left(drawer: str, washed: list[str], lost_every: int = 5) -> int:
    """Complete pairs after washing days; each letter is a sock of a colour.

    On a washing day the named socks go into the machine, and every fifth sock
    that was ever washed is lost.
    """
    socks = Counter(drawer)
    washed_total = 0
    for load in washed:
        for colour in load:
            if socks[colour] == 0:
                raise LookupError(f"no {colour} sock")
            washed_total += 1
            if washed_total % lost_every == 0:
                socks[colour] -= 1
    return sum(count // 2 for count in socks.values())

#> pairs_of_socks_left("aabbcc", ["aabb", "cc"])
#> pairs_of_socks_left("aaaabb", ["aab", "ab", "aabb"], lost_every=3)
#> pairs_of_socks_left("", [])
#> pairs_of_socks_left("ab", ["c"])
#> pairs_of_socks_left("aabbccddd", ["abcd", "abcd", "abcd"], 4)

### bus_passengers_peak
import re

STOP = re.compile(r"\+(\d+)-(\d+)")


def bus_passengers_peak(stops, seats, start=0):
    on_board, peak, standing = start, start, 0
    for got_in, got_out in STOP.findall(stops):
        if int(got_out) > on_board:
            raise ValueError("more people got out than were on board")
        on_board += int(got_in) - int(got_out)
        peak = max(peak, on_board)
        if on_board > seats:
            standing += on_board - seats
    return peak, standing

#> bus_passengers_peak("+5-0 +3-1 +4-2 +0-9", 8)
#> bus_passengers_peak("+10-0 +5-3 +2-1", 6, start=2)
#> bus_passengers_peak("", 10)
#> bus_passengers_peak("+1-2", 10)
#> bus_passengers_peak("+4-0, +4-0, +4-0, +4-12, +9-4", 12)
#> bus_passengers_peak("+5-0 +3-1 +4-2 +0-9, +4-0, +4-0, +4-0, +4-12, +9-4, +10-0 +5-3 +2-1", 8)
#> bus_passengers_peak("+4-0, +4-0, +4-0, +4-12, +9-4, +5-0 +3-1 +4-2 +0-9, +10-0 +5-3 +2-1", 12)

### lottery_prize_cents
from collections import Counter

TABLE = {(6, True): 1_000_000_00, (6, False): 50_000_00, (5, True): 1_000_00, (5, False): 300_00, (4, True): 20_00, (4, False): 10_00, (3, True): 6_00}


def parse_ticket(text):
    """'3 8 17 22 40 41 / 5' -> (set of numbers, bonus)."""
    numbers, slash, bonus = text.partition("/")
    chosen = {int(n) for n in numbers.split()}
    if len(chosen) != 6 or not slash:
        raise ValueError(f"bad ticket {text!r}")
    return chosen, int(bonus)


def lottery_prize_cents(draw: str, tickets: list[str]) -> int:
    """Sum of the prizes of all tickets in cents; unreadable ones win nothing."""
    drawn, bonus = parse_ticket(draw)
    prizes = Counter()
    for ticket in tickets:
        try:
            numbers, guess = parse_ticket(ticket)
        except ValueError:
            prizes["invalid"] += 1
            continue
        hits = len(numbers & drawn)
        prize = TABLE.get((hits, guess == bonus), 0)
        prizes["cents"] += prize
    return prizes["cents"]

#> lottery_prize_cents("3 8 17 22 40 41 / 5", ["3 8 17 1 2 4 / 5", "3 8 17 22 9 10 / 1"])
#> lottery_prize_cents("3 8 17 22 40 41 / 5", ["41 40 22 17 8 3 / 5", "1 2 3", "3 8 17 22 40 1 / 5"])
#> lottery_prize_cents("1 2 3 4 5 6 / 0", [])
#> lottery_prize_cents("1 2 3", ["1 2 3 4 5 6 / 0"])
#> lottery_prize_cents("1 2 3 4 5 6 / 0", ["7 8 9 10 11 12 / 0", "x"])

### water_jug_steps
from collections import deque


def pours(state, sizes):
    for i, level in enumerate(state):
        if level < sizes[i]:
            yield state[:i] + (sizes[i],) + state[i + 1:]
        if level:
            yield state[:i] + (0,) + state[i + 1:]
        for j in range(len(state)):
            amount = min(level, sizes[j] - state[j])
            if i != j and amount:
                after = list(state)
                after[i] -= amount
                after[j] += amount
                yield tuple(after)


def water_jug_steps(sizes, goal):
    start = (0,) * len(sizes)
    seen, queue = {start}, deque([(start, 0)])
    while queue:
        state, steps = queue.popleft()
        if goal in state:
            return steps
        for following in pours(state, sizes):
            if following not in seen:
                seen.add(following)
                queue.append((following, steps + 1))
    return -1

#> water_jug_steps((3, 2), 1)
#> water_jug_steps((2, 4), 3)
#> water_jug_steps((5,), 5)
#> water_jug_steps((1, 2), 0)
#> water_jug_steps((1,), 7)

### shared_file_versions_conflict
class Conflict(Exception):
    pass


class SharedFile:
    """Optimistic locking: a save names the version it was based on."""

    def __init__(self, text=""):
        self.versions = [text]

    @property
    def current(self):
        return len(self.versions)

    def save(self, text, based_on):
        if based_on != self.current:
            raise Conflict(f"based on {based_on}, now {self.current}")
        self.versions.append(text)


def shared_file_versions_conflict(edits: list[tuple[str, int, str]], retry: bool = False) -> bool:
    file = SharedFile()
    lost = []
    for who, version, text in edits:
        try:
            file.save(text, version)
        except Conflict:
            if retry:
                file.save(f"{file.versions[-1]}+{text}", file.current)
            else:
                lost.append(who)
    return bool(lost)

#> shared_file_versions_conflict([("ann", 1, "a"), ("bob", 2, "b"), ("ann", 3, "c")])
#> shared_file_versions_conflict([("ann", 1, "a"), ("bob", 1, "b")])
#> shared_file_versions_conflict([("ann", 1, "a"), ("bob", 1, "b"), ("cy", 1, "c")], retry=True)
#> shared_file_versions_conflict([])
#> shared_file_versions_conflict([("eve", 7, "z"), ("ann", 1, "a")])
#> shared_file_versions_conflict([("ann", 1, "a"), ("bob", 1, "b"), ("cy", 1, "c"), ("ann", 1, "a"), ("bob", 2, "b"), ("ann", 3, "c")], retry=True)

### stone_scale_odd_one
def stone_scale_odd_one(stones: list[int]) -> tuple[int, int]:
    if len(set(stones)) != 2 or stones.count(max(stones)) != 1:
        raise ValueError("exactly one stone must be heavier")
    low, high, weighings = 0, len(stones), 0
    while high - low > 1:
        third = (high - low + 1) // 3
        left = sum(stones[low:low + third])
        right = sum(stones[low + third:low + 2 * third])
        weighings += 1
        if left > right:
            high = low + third
        elif right > left:
            low, high = low + third, low + 2 * third
        else:
            low += 2 * third
    return low, weighings

#> stone_scale_odd_one([5, 5, 5, 5, 6, 5, 5, 5, 5])
#> stone_scale_odd_one([9, 4, 4])
#> stone_scale_odd_one([1, 2])
#> stone_scale_odd_one([3, 3, 3])
#> stone_scale_odd_one([7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8])

### word_count_goal_streak
from datetime import date, timedelta


def word_count_goal_streak(entries: dict[str, int], goal: int, today: str, pause_days: int = 0) -> int:
    """Days in a row up to today on which the writing goal was met.

    Today counts only if it is met already; some missed days may be forgiven.
    """
    day = date.fromisoformat(today)
    if entries.get(today, 0) < goal:
        day -= timedelta(days=1)
    streak = 0
    while True:
        if entries.get(day.isoformat(), 0) >= goal:
            streak += 1
        elif pause_days > 0 and streak:
            pause_days -= 1
        else:
            return streak
        day -= timedelta(days=1)

#> word_count_goal_streak({"2024-03-01": 500, "2024-02-29": 600, "2024-02-28": 100}, 500, "2024-03-01")
#> word_count_goal_streak({"2024-02-29": 600, "2024-02-28": 700}, 500, "2024-03-01")
#> word_count_goal_streak({}, 1, "2024-03-01")
#> word_count_goal_streak({"2024-03-01": 9, "2024-02-28": 9, "2024-02-27": 9}, 5, "2024-03-01", pause_days=1)
#> word_count_goal_streak({"2024-01-02": 40, "2024-01-01": 40, "2023-12-31": 40, "2023-12-30": 39}, 40, "2024-01-02", 2)
