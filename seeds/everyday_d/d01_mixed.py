### crossword_slot_fits_d01
def crossword_slot_fits_d01(rows, word):
    lines = list(rows) + ["".join(column) for column in zip(*rows)]
    for line in lines:
        for slot in line.split("#"):
            if len(slot) != len(word):
                continue
            for letter, wanted in zip(slot, word):
                if letter not in (".", wanted):
                    break
            else:
                return True
    return False

#> crossword_slot_fits_d01(["c.t#", "#.o.", "...p"], "cat")
#> crossword_slot_fits_d01(["c.t#", "#.o.", "...p"], "dog")
#> crossword_slot_fits_d01(["..#", "#a.", "..."], "ant")
#> crossword_slot_fits_d01([], "x")
#> crossword_slot_fits_d01(["b#d", "...", "t#n"], "dan")
#> crossword_slot_fits_d01(["....", ".##.", "....", "...."], "moon")
#> crossword_slot_fits_d01(["....", ".##.", "....", "...."], "mooncat")
#> crossword_slot_fits_d01(["c.t#", "#.o.", "...p", "..#", "#a.", "..."], "ant")

### receipt_parser_totals
import re
from decimal import Decimal

ITEM = re.compile(r"^(?P<name>.+?)\s{2,}(?P<price>-?\d+\.\d{2})(?: (?P<tax>[AB]))?$")
RATES = {"A": Decimal("0.19"), "B": Decimal("0.07"), None: Decimal(0)}


class ReceiptError(Exception):
    pass


def items(text):
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or set(line) <= {"-", "="}:
            continue
        match = ITEM.match(line)
        if match is None:
            raise ReceiptError(f"line {number}: {line}")
        yield match["name"], Decimal(match["price"]), match["tax"]


def receipt_parser_totals(text):
    total, tax = Decimal(0), Decimal(0)
    for name, price, code in items(text):
        if name.upper() == "TOTAL":
            if price != total:
                raise ReceiptError(f"total {price}, counted {total}")
            break
        total += price
        rate = RATES[code]
        tax += price * rate / (1 + rate)
    return {"total": str(total), "tax": f"{tax:.2f}"}

#> receipt_parser_totals("milk  1.19 B\nsoap  2.38 A\n-----\nTOTAL  3.57\nthanks")
#> receipt_parser_totals("bread  2.14 B\ndeposit  -0.25\n\nTOTAL  1.99")
#> receipt_parser_totals("")
#> receipt_parser_totals("tea 3.00 A")
#> receipt_parser_totals("tea  3.57 A\ncake  10.70 B\npen  1.19 A\n=====\nTOTAL  15.46")
#> receipt_parser_totals("big bag of rice  12.00 B\nstamp  0.95\nmug  5.95 A")

### scoreboard_replay_events
from dataclasses import dataclass, field


@dataclass
class Team:
    name: str
    points: int = 0
    fouls: int = 0
    log: list[int] = field(default_factory=list)

    def score(self, points: int) -> None:
        self.points += points
        self.log.append(points)

    @property
    def best_run(self) -> int:
        return max(self.log, default=0)


VALUES = {"ft": 1, "2p": 2, "3p": 3}


def scoreboard_replay_events(events: str) -> str:
    teams = {"A": Team("A"), "B": Team("B")}
    leader, changes = None, 0
    for event in events.split(","):
        side, what = event.split()
        team = teams[side]
        if what == "foul":
            team.fouls += 1
            if team.fouls % 5 == 0:
                teams["B" if side == "A" else "A"].score(2)
        else:
            team.score(VALUES[what])
        a, b = teams["A"].points, teams["B"].points
        now = "A" if a > b else "B" if b > a else leader
        if leader is not None and now != leader:
            changes += 1
        leader = now
    best = max(team.best_run for team in teams.values())
    return f"{teams['A'].points}:{teams['B'].points} {leader} {changes} {best}"

#> scoreboard_replay_events("A 2p, B 3p, A 2p, A ft, B 3p")
#> scoreboard_replay_events("A foul, A foul, A foul, A foul, A foul, A 2p")
#> scoreboard_replay_events("B ft")
#> scoreboard_replay_events("A 4p")
#> scoreboard_replay_events("A 2p, B 2p, B 2p, A 3p, B ft, B ft, A ft, A foul, B 3p")

### csv_type_guess_columns
import csv
import io
from datetime import date


def guess(cell):
    if cell == "":
        return "empty"
    for kind, convert in (("int", int), ("float", float), ("date", date.fromisoformat)):
        try:
            convert(cell)
        except ValueError:
            continue
        return kind
    return "text"


ORDER = ["empty", "int", "float", "date", "text"]


def widen(left, right):
    if "date" in (left, right) and left != right and "empty" not in (left, right):
        return "text"
    return max(left, right, key=ORDER.index)


def csv_type_guess_columns(text):
    rows = csv.reader(io.StringIO(text))
    header = next(rows, [])
    types = ["empty"] * len(header)
    for row in rows:
        for index, cell in enumerate(row):
            types[index] = widen(types[index], guess(cell.strip()))
    return dict(zip(header, types))

#> csv_type_guess_columns("id,price,day,note\n1,2.5,2024-01-01,ok\n2,3,2024-01-02,")
#> csv_type_guess_columns("a,b\n1,x\n2024-01-01,\n,")
#> csv_type_guess_columns("")
#> csv_type_guess_columns("x,y\n5,6,7")
#> csv_type_guess_columns("n,m\n1,1\n2,1.0\n-3,1e5\n 4 ,nan")

### wallet_change_of_notes
from collections import Counter


class NotEnoughNotes(Exception):
    pass


class Dispenser:
    def __init__(self, notes):
        self.notes = Counter(notes)

    def give(self, amount):
        """Fewest notes from the largest on; nothing is taken when it does not work out."""
        plan = Counter()
        for note in sorted(self.notes, reverse=True):
            count = min(amount // note, self.notes[note])
            if count:
                plan[note] = count
                amount -= note * count
        if amount:
            raise NotEnoughNotes(amount)
        self.notes -= plan
        return plan


def wallet_change_of_notes(stock: dict[int, int], requests: list[int]) -> list[int]:
    """Number of notes given for each request, 0 for those that failed, and what is left in all."""
    dispenser = Dispenser(stock)
    given = []
    for amount in requests:
        try:
            plan = dispenser.give(amount)
        except NotEnoughNotes:
            given.append(0)
        else:
            given.append(plan.total())
    given.append(sum(note * count for note, count in dispenser.notes.items()))
    return given

#> wallet_change_of_notes({50: 2, 20: 3, 10: 1}, [80, 30, 60])
#> wallet_change_of_notes({5: 1}, [10, 5, 5])
#> wallet_change_of_notes({}, [])
#> wallet_change_of_notes({100: 1, 50: 1, 20: 10}, [160, 60, 100, 50])
#> wallet_change_of_notes({10: 3, 20: 0}, [20, 20])

### subtitle_shift_overlap
import re

TIME = re.compile(r"(\d+):(\d\d):(\d\d),(\d{3})")


def to_ms(text):
    match = TIME.fullmatch(text.strip())
    if match is None:
        raise ValueError(f"bad time {text!r}")
    hours, minutes, seconds, ms = map(int, match.groups())
    return ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms


def to_text(ms):
    seconds, ms = divmod(ms, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours:02}:{minutes:02}:{seconds:02},{ms:03}"


def subtitle_shift_overlap(cues: list[str], shift: int) -> list[str]:
    """Moves cues 'a --> b' by ms; a cue never starts before zero nor before the last one ends."""
    moved = []
    last_end = 0
    for cue in cues:
        start, end = (to_ms(part) + shift for part in cue.split("-->"))
        start = max(start, last_end)
        if end <= start:
            continue
        moved.append(f"{to_text(start)} --> {to_text(end)}")
        last_end = end
    return moved

#> subtitle_shift_overlap(["0:00:01,000 --> 0:00:02,500", "0:00:02,400 --> 0:00:04,000"], 250)
#> subtitle_shift_overlap(["0:00:01,000 --> 0:00:02,500", "1:59:59,900 --> 2:00:01,000"], -2600)
#> subtitle_shift_overlap([], 10)
#> subtitle_shift_overlap(["0:00:01.000 --> 0:00:02,500"], 0)
#> subtitle_shift_overlap(["0:00:05,000 --> 0:00:06,000", "0:00:03,000 --> 0:00:05,500", "0:00:06,100 --> 0:00:07,000"], 1000)

### shelf_capacity_plan
from itertools import accumulate, groupby


def thickness(book):
    title, _, mm = book.rpartition(" ")
    return title, int(mm)


def shelf_capacity_plan(books, width):
    ordered = sorted(map(thickness, books))
    plan: dict[str, list[int]] = {}
    position = 0
    for letter, group in groupby(ordered, key=lambda book: book[0][0].upper()):
        starts = []
        for _, mm in group:
            shelf, place = divmod(position, width)
            if place + mm > width:
                shelf, place = shelf + 1, 0
                position = shelf * width
            starts.append(shelf)
            position += mm
        plan[letter] = list(accumulate(starts, max))
    return plan

#> shelf_capacity_plan(["Emma 30", "Dune 40", "Dracula 35", "Ulysses 60"], 100)
#> shelf_capacity_plan(["a 10", "b 10", "c 10", "d 10"], 20)
#> shelf_capacity_plan([], 10)
#> shelf_capacity_plan(["zoo 5", "ape 99", "ant 3", "bee 98", "bat 2"], 100)
#> shelf_capacity_plan(["x thick"], 10)

### chat_commands_permissions
from functools import wraps

COMMANDS = {}


class Denied(Exception):
    pass


def command(name, level=0):
    def register(function):
        @wraps(function)
        def wrapper(room, user, *args):
            if room["levels"].get(user, 0) < level:
                raise Denied(f"{name} needs level {level}")
            return function(room, user, *args)
        COMMANDS[name] = wrapper
        return function
    return register


def setup():
    @command("say")
    def say(room, user, *words):
        if user not in room["muted"]:
            room["log"].append(f"{user}: {' '.join(words)}")

    @command("mute", 2)
    def mute(room, user, target):
        room["muted"].add(target)

    @command("promote", 3)
    def promote(room, user, target):
        room["levels"][target] = room["levels"].get(target, 0) + 1


def chat_commands_permissions(lines: list[str]) -> list[str]:
    """The log of a room; 'root' has level 3."""
    setup()
    room = {"levels": {"root": 3}, "muted": set(), "log": []}
    for line in lines:
        user, name, *args = line.split()
        try:
            COMMANDS[name](room, user, *args)
        except Denied as error:
            room["log"].append(f"! {error}")
        except KeyError:
            room["log"].append(f"? {name}")
    return room["log"]

#> chat_commands_permissions(["ann say hello all", "ann mute bob", "root mute bob", "bob say hi"])
#> chat_commands_permissions(["root promote ann", "root promote ann", "ann mute root", "root say help", "ann dance"])
#> chat_commands_permissions([])
#> chat_commands_permissions(["bob promote bob", "bob say", "bob mute"])
#> chat_commands_permissions(["root mute"])

### timer_wheel_fired
class Wheel:
    def __init__(self, slots):
        self.slots = [[] for _ in range(slots)]
        self.now = 0

    def add(self, name, delay):
        rounds, offset = divmod(delay, len(self.slots))
        index = (self.now + offset) % len(self.slots)
        self.slots[index].append([rounds, name])

    def tick(self):
        self.now += 1
        index = self.now % len(self.slots)
        keep, fired = [], []
        for timer in self.slots[index]:
            if timer[0] > 0:
                timer[0] -= 1
                keep.append(timer)
            else:
                fired.append(timer[1])
        self.slots[index] = keep
        return fired


def timer_wheel_fired(timers, slots, ticks):
    wheel = Wheel(slots)
    for name, delay in timers.items():
        wheel.add(name, delay)
    fired = {}
    for _ in range(ticks):
        for name in wheel.tick():
            fired[name] = wheel.now
    return fired

#> timer_wheel_fired({"a": 1, "b": 3, "c": 5}, 4, 6)
#> timer_wheel_fired({"x": 2, "y": 2}, 3, 1)
#> timer_wheel_fired({}, 2, 3)
#> timer_wheel_fired({"p": 7, "q": 4, "r": 1}, 4, 8)
#> timer_wheel_fired({"z": 6}, 2, 7)

### palette_nearest_color
PALETTE = {"black": 0x000000, "red": 0xFF0000, "lime": 0x00FF00, "navy": 0x000080, "white": 0xFFFFFF}


def parse_hex(text: str) -> tuple[int, int, int]:
    digits = text.lstrip("#")
    if len(digits) == 3:
        digits = "".join(d * 2 for d in digits)
    if len(digits) != 6:
        raise ValueError(f"not a color: {text}")
    number = int(digits, 16)
    return number >> 16, number >> 8 & 0xFF, number & 0xFF


def distance(a, b):
    return sum((x - y) ** 2 for x, y in zip(a, b))


def palette_nearest_color(colors: list[str]) -> list[str]:
    named = {name: parse_hex(f"{value:06x}") for name, value in PALETTE.items()}
    names = []
    for color in colors:
        rgb = parse_hex(color)
        best = min(named, key=lambda name: distance(named[name], rgb))
        names.append(best)
    return names

#> palette_nearest_color(["#f00", "#00fa10", "#111122"])
#> palette_nearest_color(["#eee", "#000090", "808080"])
#> palette_nearest_color([])
#> palette_nearest_color(["#12345"])
#> palette_nearest_color(["#abc", "#FF8800", "#0f0", "#00f"])

### train_composition_valid
from enum import Enum, auto


class Car(Enum):
    ENGINE = auto()
    FIRST = auto()
    SECOND = auto()
    DINING = auto()
    CARGO = auto()


CODES = {"E": Car.ENGINE, "1": Car.FIRST, "2": Car.SECOND, "D": Car.DINING, "C": Car.CARGO}
WEIGHT = {Car.ENGINE: 84, Car.FIRST: 40, Car.SECOND: 38, Car.DINING: 45, Car.CARGO: 60}


def train_composition_valid(code, pull=300):
    cars = [CODES[letter] for letter in code]
    if not cars or cars[0] is not Car.ENGINE:
        return False
    if cars.count(Car.DINING) > 1 or cars[-1] is Car.DINING:
        return False
    seen_cargo = False
    weight = 0
    for car in cars:
        if car is Car.CARGO:
            seen_cargo = True
        elif seen_cargo:
            return False
        if car is not Car.ENGINE:
            weight += WEIGHT[car]
    return weight <= pull * cars.count(Car.ENGINE)

#> train_composition_valid("E122D2")
#> train_composition_valid("E12D22CC")
#> train_composition_valid("EE12D22CC")
#> train_composition_valid("E1C2")
#> train_composition_valid("12E")
#> train_composition_valid("E1D2D1")
#> train_composition_valid("E1X")
#> train_composition_valid("E2D")
#> train_composition_valid("EE12D22CCE1C2")

### ngram_text_generator
from collections import defaultdict


class Random:
    def __init__(self, seed):
        self.state = seed

    def choose(self, items):
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return items[self.state % len(items)]


def ngram_text_generator(text, seed, length):
    followers = defaultdict(list)
    words = text.lower().split()
    for word, following in zip(words, words[1:]):
        followers[word].append(following)
    random = Random(seed)
    current = words[0]
    produced = [current]
    while len(produced) < length:
        if current not in followers:
            break
        current = random.choose(followers[current])
        produced.append(current)
    return " ".join(produced)

#> ngram_text_generator("the cat saw the dog and the dog saw the cat", 7, 6)
#> ngram_text_generator("one two three", 1, 10)
#> ngram_text_generator("", 1, 3)
#> ngram_text_generator("a b a c a d a b", 42, 8)
#> ngram_text_generator("We sing and we sing and we dance", 3, 12)

### ip_ranges_compact
def to_int(address: str) -> int:
    value = 0
    for part in address.split("."):
        value = value << 8 | int(part)
    return value


def to_text(number: int) -> str:
    return ".".join(str(number >> shift & 255) for shift in (24, 16, 8, 0))


def ip_ranges_compact(addresses: list[str]) -> list[str]:
    """Neighbouring addresses written as ranges."""
    numbers = sorted({to_int(address) for address in addresses})
    ranges = []
    index = 0
    while index < len(numbers):
        end = index
        while end + 1 < len(numbers) and numbers[end + 1] == numbers[end] + 1:
            end += 1
        first, last = to_text(numbers[index]), to_text(numbers[end])
        if first == last:
            ranges.append(first)
        else:
            ranges.append(f"{first}-{last.rpartition('.')[2]}")
        index = end + 1
    return ranges

#> ip_ranges_compact(["10.0.0.3", "10.0.0.1", "10.0.0.2", "10.0.0.9"])
#> ip_ranges_compact(["192.168.0.255", "192.168.1.0"])
#> ip_ranges_compact([])
#> ip_ranges_compact(["1.1.1.1", "1.1.1.1", "2.2.2.2"])
#> ip_ranges_compact(["10.0.0.x"])

### energy_tariff_compare
from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class Tariff:
    name: str
    base: float
    day: float
    night: float | None = None
    NIGHT_HOURS: ClassVar[range] = range(0, 6)

    def cost(self, usage: dict[int, float]) -> float:
        total = self.base
        for hour, kwh in usage.items():
            night = self.night is not None and hour in self.NIGHT_HOURS
            total += kwh * (self.night if night else self.day)
        return round(total, 2)


TARIFFS = (Tariff("simple", 5.0, 0.40), Tariff("nightowl", 8.0, 0.44, 0.22), Tariff("free", 0.0, 0.55))


def energy_tariff_compare(usage: dict[int, float]) -> tuple[str, float]:
    costs = {}
    for tariff in TARIFFS:
        costs[tariff.name] = tariff.cost(usage)
    best = min(costs, key=costs.get)
    return best, round(max(costs.values()) - costs[best], 2)

#> energy_tariff_compare({1: 20, 3: 15, 12: 10, 19: 12})
#> energy_tariff_compare({12: 5})
#> energy_tariff_compare({})
#> energy_tariff_compare({h: 3.5 for h in range(8, 20)})
#> energy_tariff_compare({5: 40, 6: 40})
