### vehicle_inspection_passes
from dataclasses import dataclass
from enum import Enum


class Finding(Enum):
    MINOR = 1
    MAJOR = 5
    DANGEROUS = 99


@dataclass(frozen=True)
class Check:
    part: str
    value: float
    low: float
    high: float

    @classmethod
    def parse(cls, text):
        part, rest = text.split(":")
        value, limits = rest.split(" in ")
        low, high = limits.split("..")
        return cls(part.strip(), float(value), float(low), float(high))

    def finding(self):
        if self.low <= self.value <= self.high:
            return None
        span = self.high - self.low
        off = max(self.low - self.value, self.value - self.high)
        if off > span:
            return Finding.DANGEROUS
        return Finding.MAJOR if off > span / 4 else Finding.MINOR


def vehicle_inspection_passes(checks: list[str], points: int = 5) -> bool:
    """Checks like 'brake: 4.5 in 4..9'; it fails when a danger or too many points are found."""
    total = 0
    for text in checks:
        finding = Check.parse(text).finding()
        if finding is Finding.DANGEROUS:
            return False
        if finding is not None:
            total += finding.value
    return total < points

#> vehicle_inspection_passes(["brake: 4.5 in 4..9", "tire: 1.5 in 1.6..8", "lamp: 52 in 50..60"])
#> vehicle_inspection_passes(["brake: 2 in 4..9"])
#> vehicle_inspection_passes(["steer: 99 in 0..10", "lamp: 55 in 50..60"])
#> vehicle_inspection_passes([])
#> vehicle_inspection_passes(["a: 1 in 2..12", "b: 13 in 2..12", "c: 1 in 2..12", "d: 7 in 2..12"], 3)
#> vehicle_inspection_passes(["horn loud"])
#> vehicle_inspection_passes(["brake: 4.5 in 4..9", "tire: 1.5 in 1.6..8", "lamp: 52 in 50..60", "brake: 2 in 4..9"])
#> vehicle_inspection_passes(["brake: 2 in 4..9", "brake: 4.5 in 4..9", "tire: 1.5 in 1.6..8", "lamp: 52 in 50..60"])

### chat_flood_detected
from collections import defaultdict, deque


class FloodGuard:
    def __init__(self, most, seconds):
        self.most, self.seconds = most, seconds
        self.times = defaultdict(deque)
        self.last_text = {}

    def message(self, when, user, text):
        times = self.times[user]
        times.append(when)
        while times[0] <= when - self.seconds:
            times.popleft()
        repeated = self.last_text.get(user) == text
        self.last_text[user] = text
        weight = len(times) + (1 if repeated else 0)
        return weight > self.most


def chat_flood_detected(log, most=3, seconds=10):
    """Whether someone floods a chat '12 ann hello'; a repeated text counts one more."""
    guard = FloodGuard(most, seconds)
    for line in log:
        when, user, text = line.split(" ", 2)
        if guard.message(int(when), user, text):
            return True
    return False

#> chat_flood_detected(["1 ann hi", "2 ann hey", "3 bob hello", "4 ann so", "15 ann ok"])
#> chat_flood_detected(["1 ann hi", "2 ann hi", "3 ann hi"])
#> chat_flood_detected([])
#> chat_flood_detected(["1 a x", "12 a x", "23 a x", "34 a x"], most=1)
#> chat_flood_detected(["1 a p", "2 a q", "3 a r", "4 b s", "5 b t", "6 a u"], 3, 5)

### genealogy_are_related
def ancestors(person, parents, depth):
    level = {person}
    found = {person}
    for _ in range(depth):
        level = {parent for child in level for parent in parents.get(child, ())}
        found |= level
    return found


def genealogy_are_related(families: list[str], first: str, second: str, depth: int = 3) -> bool:
    """Families are 'ann+bob>cid,dot'; whether two people share an ancestor within so many generations."""
    parents: dict[str, tuple[str, ...]] = {}
    for family in families:
        couple, _, children = family.partition(">")
        for child in children.split(","):
            if child in parents:
                raise ValueError(f"{child} has two families")
            parents[child] = tuple(couple.split("+"))
    shared = ancestors(first, parents, depth) & ancestors(second, parents, depth)
    return bool(shared)

#> genealogy_are_related(["ann+bob>cid,dot", "cid+eve>fay", "dot+gus>hal"], "fay", "hal")
#> genealogy_are_related(["ann+bob>cid,dot", "cid+eve>fay", "dot+gus>hal"], "fay", "gus")
#> genealogy_are_related(["ann+bob>cid,dot", "cid+eve>fay", "dot+gus>hal"], "fay", "hal", depth=1)
#> genealogy_are_related([], "x", "x")
#> genealogy_are_related(["a+b>c", "d+e>c"], "a", "d")
#> genealogy_are_related(["a>b", "b>c", "c>d", "d>e", "a>z"], "e", "z", 4)

### image_is_symmetric
class Image:
    def __init__(self, rows):
        width = max(map(len, rows), default=0)
        self.rows = [row.ljust(width, ".") for row in rows]

    def flipped(self):
        return Image([row[::-1] for row in self.rows])

    def turned(self):
        return Image(["".join(column)[::-1] for column in zip(*self.rows)])

    def __eq__(self, other):
        return self.rows == other.rows


CHECKS = {
    "mirror": lambda image: image == image.flipped(),
    "half turn": lambda image: image == image.turned().turned(),
    "quarter turn": lambda image: image == image.turned(),
}


def image_is_symmetric(rows, kinds):
    image = Image(rows)
    for kind in kinds.split(","):
        check = CHECKS[kind.strip()]
        if not check(image):
            return False
    return True

#> image_is_symmetric([".#.", "###", ".#"], "mirror, half turn, quarter turn")
#> image_is_symmetric(["#..", "...", "..#"], "half turn")
#> image_is_symmetric(["#..", "...", "..#"], "mirror")
#> image_is_symmetric([], "mirror")
#> image_is_symmetric(["##", ".#"], "quarter turn, mirror")
#> image_is_symmetric(["#"], "point")
#> image_is_symmetric([".#.", "###", ".#"], "mirror, half turn, quarter turn, half turn")
#> image_is_symmetric(["#..", "...", "..#"], "half turn, mirror, half turn, quarter turn")

### test_results_improved
from collections import Counter
from typing import NamedTuple


class Result(NamedTuple):
    name: str
    state: str
    seconds: float


def parse(text):
    results = {}
    for line in text.splitlines():
        name, state, seconds = line.split()
        results[name] = Result(name, state, float(seconds.rstrip("s")))
    return results


def test_results_improved(before, after, slower=1.5):
    old, new = parse(before), parse(after)
    for name, result in old.items():
        if result.state != "pass":
            continue
        now = new.get(name)
        if now is None or now.state == "fail":
            return False
        if now.seconds > result.seconds * slower:
            return False
    passed = [Counter(r.state for r in results.values())["pass"] for results in (old, new)]
    return passed[1] >= passed[0]

#> test_results_improved("a pass 1.0s\nb fail 0.5s", "a pass 1.2s\nb pass 0.5s")
#> test_results_improved("a pass 1.0s\nb fail 0.5s", "a pass 1.6s\nb pass 0.5s")
#> test_results_improved("a pass 1.0s", "b pass 1.0s")
#> test_results_improved("", "")
#> test_results_improved("a pass 1s\nb pass 1s\nc skip 0s", "a pass 1s\nb skip 0s\nc skip 0s\nd fail 3s")
#> test_results_improved("a pass 1s\nb pass 1s\nc skip 0s", "a pass 1s\nb pass 1s\nc pass 9s\nd fail 3s")

### hex_grid_path_closed
STEPS = {"n": (0, 1), "s": (0, -1), "ne": (1, 0), "sw": (-1, 0), "nw": (-1, 1), "se": (1, -1)}


def steps(text):
    index = 0
    while index < len(text):
        size = 2 if text[index:index + 2] in STEPS else 1
        name = text[index:index + size]
        if name not in STEPS:
            raise ValueError(f"no step {name!r} at {index}")
        yield STEPS[name]
        index += size


def hex_grid_path_closed(path: str, within: int = 0) -> bool:
    """Whether a walk on hexagons like 'nenwssw' ends within a distance of its start."""
    q = r = 0
    for dq, dr in steps(path):
        q += dq
        r += dr
    distance = max(abs(q), abs(r), abs(q + r))
    return distance <= within

#> hex_grid_path_closed("nneses")
#> hex_grid_path_closed("nenwsws")
#> hex_grid_path_closed("", 0)
#> hex_grid_path_closed("nnx")
#> hex_grid_path_closed("nnnnesesess", within=3)
#> hex_grid_path_closed("seswnwnne")

### paper_roll_cuts_possible
def paper_roll_cuts_possible(rolls, cuts, waste=1):
    """Whether all pieces can be cut from two rolls; every cut wastes some paper."""
    memory: dict[tuple[int, int], bool] = {}

    def possible(index, first, second):
        if first < 0 or second < 0:
            return False
        if index == len(cuts):
            return True
        key = (index, first)
        if key not in memory:
            used = cuts[index] + waste
            memory[key] = possible(index + 1, first - used, second) or possible(index + 1, first, second - used)
        return memory[key]

    return possible(0, *rolls)

#> paper_roll_cuts_possible((12, 6), [5, 5, 5])
#> paper_roll_cuts_possible((11, 11), [5, 5, 5])
#> paper_roll_cuts_possible((11, 11), [5, 5, 5], waste=0)
#> paper_roll_cuts_possible((0, 0), [])
#> paper_roll_cuts_possible((14, 14), [3, 3, 3, 3, 3, 3, 3])
#> paper_roll_cuts_possible((20, 15), [7, 2, 7, 2, 7, 5], 1)

### bus_doors_may_open
class Bus:
    def __init__(self):
        self.speed = 0
        self.open = False
        self.violations = []

    def accelerate(self, by):
        if self.open:
            self.violations.append("drove with open doors")
        self.speed = max(0, self.speed + by)

    def doors(self, open_):
        if open_ and self.speed > 0:
            self.violations.append(f"opened at {self.speed}")
            return
        self.open = open_


def bus_doors_may_open(log):
    bus = Bus()
    for word in log.split():
        if word in ("open", "close"):
            bus.doors(word == "open")
        else:
            bus.accelerate(int(word))
    return not bus.violations and not bus.open

#> bus_doors_may_open("+30 -30 open close +10")
#> bus_doors_may_open("+30 -20 open close")
#> bus_doors_may_open("open +5 close")
#> bus_doors_may_open("")
#> bus_doors_may_open("+10 +20 -50 open close open")
#> bus_doors_may_open("+5 fast")
#> bus_doors_may_open("+10 +20 -50 open close open +30 -30 open close +10")
#> bus_doors_may_open("+30 -30 open close +10 +10 +20 -50 open close open")

### stack_permutation_possible
def stack_permutation_possible(order: str, limit: int = 99) -> bool:
    arriving = sorted(order)
    siding: list[str] = []
    for wanted in order:
        while not siding or siding[-1] != wanted:
            if not arriving or len(siding) == limit:
                return False
            siding.append(arriving.pop(0))
        siding.pop()
    return True

#> stack_permutation_possible("bac")
#> stack_permutation_possible("cab")
#> stack_permutation_possible("")
#> stack_permutation_possible("dcba", limit=3)
#> stack_permutation_possible("badcfe", 2)
#> stack_permutation_possible("cbdae")
#> stack_permutation_possible("baccbdae")
#> stack_permutation_possible("cbdaedcba")

### invoice_number_sequence_ok_d15
import re

NUMBER = re.compile(r"(?P<year>\d{4})-(?P<number>\d{4})(?P<cancel>-C)?")


class SequenceError(Exception):
    pass


def check(previous, text):
    match = NUMBER.fullmatch(text)
    if match is None:
        raise SequenceError(f"format {text}")
    year, number = int(match["year"]), int(match["number"])
    if match["cancel"]:
        if previous != (year, number):
            raise SequenceError(f"cancels {text}")
        return previous
    if previous is not None:
        last_year, last_number = previous
        expected = last_number + 1 if year == last_year else 1
        if year < last_year or number != expected:
            raise SequenceError(f"{text} after {last_year}-{last_number:04}")
    return year, number


def invoice_number_sequence_ok_d15(numbers):
    previous = None
    try:
        for text in numbers:
            previous = check(previous, text)
    except SequenceError:
        return False
    return previous is not None

#> invoice_number_sequence_ok_d15(["2023-0007", "2023-0008", "2023-0008-C", "2023-0009", "2024-0001"])
#> invoice_number_sequence_ok_d15(["2023-0007", "2023-0009"])
#> invoice_number_sequence_ok_d15(["2024-0001", "2023-0001"])
#> invoice_number_sequence_ok_d15([])
#> invoice_number_sequence_ok_d15(["2024-1"])
#> invoice_number_sequence_ok_d15(["2024-0001", "2024-0002-C"])
#> invoice_number_sequence_ok_d15(["2023-0007", "2023-0008", "2023-0008-C", "2023-0009", "2024-0001", "2023-0007", "2023-0009"])
#> invoice_number_sequence_ok_d15(["2023-0007", "2023-0008", "2023-0008-C", "2023-0009", "2024-0001", "2024-0001", "2023-0001"])
