### ticket_sla_breached
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import Enum


class Priority(Enum):
    LOW = timedelta(hours=48)
    NORMAL = timedelta(hours=8)
    HIGH = timedelta(hours=1)


@dataclass
class Ticket:
    number: int
    priority: Priority
    opened: datetime
    answers: list[datetime] = field(default_factory=list)

    def breached(self, now: datetime) -> bool:
        first = min(self.answers, default=now)
        return first - self.opened > self.priority.value


def ticket_sla_breached(rows: list[tuple], now: str) -> list[int]:
    """Numbers of tickets (number, priority, opened, answers...) that were answered too late."""
    moment = datetime.fromisoformat(now)
    late = []
    for number, priority, opened, *answers in rows:
        ticket = Ticket(number, Priority[priority.upper()], datetime.fromisoformat(opened))
        for answer in answers:
            ticket.answers.append(datetime.fromisoformat(answer))
        if ticket.breached(moment):
            late.append(ticket.number)
    return late

#> ticket_sla_breached([(1, "high", "2024-05-02T09:00", "2024-05-02T09:40"), (2, "high", "2024-05-02T09:00")], "2024-05-02T12:00")
#> ticket_sla_breached([(7, "low", "2024-05-01T09:00"), (8, "normal", "2024-05-01T09:00", "2024-05-01T18:30")], "2024-05-02T12:00")
#> ticket_sla_breached([], "2024-05-02")
#> ticket_sla_breached([(1, "urgent", "2024-05-02T09:00")], "2024-05-02T12:00")
#> ticket_sla_breached([(3, "normal", "2024-05-02T08:00", "2024-05-02T17:00", "2024-05-02T10:00"), (4, "low", "2024-04-28")], "2024-05-02")
#> ticket_sla_breached([(3, "normal", "2024-05-02T08:00", "2024-05-02T17:00", "2024-05-02T10:00"), (4, "low", "2024-04-28"), (1, "high", "2024-05-02T09:00", "2024-05-02T09:40"), (2, "high", "2024-05-02T09:00"), (7, "low", "2024-05-01T09:00"), (8, "normal", "2024-05-01T09:00", "2024-05-01T18:30")], "2024-05-02")
#> ticket_sla_breached([(1, "high", "2024-05-02T09:00", "2024-05-02T09:40"), (2, "high", "2024-05-02T09:00"), (3, "normal", "2024-05-02T08:00", "2024-05-02T17:00", "2024-05-02T10:00"), (4, "low", "2024-04-28"), (7, "low", "2024-05-01T09:00"), (8, "normal", "2024-05-01T09:00", "2024-05-01T18:30")], "2024-05-02T12:00")

### ordered_semver_sort
from dataclasses import dataclass, field


@dataclass(frozen=True, order=True)
class Version:
    major: int
    minor: int
    patch: int
    stable: bool = True
    label: str = field(default="", compare=False)

    @classmethod
    def parse(cls, text):
        core, dash, label = text.removeprefix("v").partition("-")
        return cls(*map(int, core.split(".")), not dash, label)

    def __str__(self):
        core = f"{self.major}.{self.minor}.{self.patch}"
        return core if self.stable else f"{core}-{self.label}"


def ordered_semver_sort(tags: list[str], stable_only: bool = False) -> str | None:
    versions = []
    for tag in tags:
        version = Version.parse(tag)
        if stable_only and not version.stable:
            continue
        versions.append(version)
    return str(max(versions)) if versions else None

#> ordered_semver_sort(["v1.2.3", "1.10.0", "1.9.9"])
#> ordered_semver_sort(["2.0.0-rc1", "1.9.0"], stable_only=True)
#> ordered_semver_sort(["2.0.0-rc1", "1.9.0", "v2.0.0"])
#> ordered_semver_sort(["3.0.0-beta"])
#> ordered_semver_sort([])
#> ordered_semver_sort(["1.2"])
#> ordered_semver_sort(["v1.2.3", "1.10.0", "1.9.9", "2.0.0-rc1", "1.9.0"])

### weekday_enum_arithmetic
from enum import Enum


class Day(Enum):
    MON, TUE, WED, THU, FRI, SAT, SUN = range(7)

    def __add__(self, days: int) -> "Day":
        return Day((self.value + days) % 7)

    def __sub__(self, other: "Day") -> int:
        return (self.value - other.value) % 7

    @property
    def is_weekend(self) -> bool:
        return self in (Day.SAT, Day.SUN)


def weekday_enum_arithmetic(start: str, shifts: list[int]) -> str:
    day = Day[start.upper()]
    total = 0
    for shift in shifts:
        target = day + shift
        while target.is_weekend:
            target = target + 1
        total += target - day
        day = target
    return f"{day.name.title()} after {total} days"

#> weekday_enum_arithmetic("thu", [1, 1, 3])
#> weekday_enum_arithmetic("mon", [5, 6])
#> weekday_enum_arithmetic("Fri", [])
#> weekday_enum_arithmetic("sat", [0, -3])
#> weekday_enum_arithmetic("monday", [1])
#> weekday_enum_arithmetic("mon", [5, 6, 1, 1, 3, 0, -3])

### rpg_character_builder
from dataclasses import asdict, dataclass


class BuildError(ValueError):
    pass


@dataclass
class Stats:
    strength: int = 8
    agility: int = 8
    mind: int = 8

    def cost(self):
        return sum(sum(2 if level > 13 else 1 for level in range(9, value + 1)) for value in asdict(self).values())

    def raise_to(self, name, value):
        if not hasattr(self, name):
            raise BuildError(f"no attribute {name}")
        if not 8 <= value <= 18:
            raise BuildError(f"{name} cannot be {value}")
        setattr(self, name, value)


def rpg_character_builder(points: int, **wishes: int) -> dict:
    stats = Stats()
    refused = []
    for name, value in wishes.items():
        before = getattr(stats, name, None)
        stats.raise_to(name, value)
        if stats.cost() > points:
            setattr(stats, name, before)
            refused.append(name)
    return {**asdict(stats), "left": points - stats.cost(), "refused": refused}

#> rpg_character_builder(20, strength=15, mind=12)
#> rpg_character_builder(6, agility=16, strength=12)
#> rpg_character_builder(0)
#> rpg_character_builder(10, luck=9)
#> rpg_character_builder(10, mind=19)

### inventory_slots_merge
from dataclasses import dataclass


@dataclass
class Slot:
    item: str
    count: int
    size: int = 10

    def add(self, count):
        fits = min(count, self.size - self.count)
        self.count += fits
        return count - fits

    def __bool__(self):
        return self.count > 0


def inventory_slots_merge(pickups, slots=4):
    bag: list[Slot] = []
    lost = 0
    for item, count in pickups:
        for slot in bag:
            if slot.item == item:
                count = slot.add(count)
        while count and len(bag) < slots:
            slot = Slot(item, 0)
            count = slot.add(count)
            bag.append(slot)
        lost += count
    lines = [f"{slot.item} x{slot.count}" for slot in bag if slot]
    return lines + [f"lost {lost}"] if lost else lines

#> inventory_slots_merge([("arrow", 7), ("potion", 2), ("arrow", 8)])
#> inventory_slots_merge([("stone", 55)], slots=3)
#> inventory_slots_merge([])
#> inventory_slots_merge([("a", 1), ("b", 1), ("c", 1), ("a", 3)], 2)
#> inventory_slots_merge([("gold", 10), ("gold", 10), ("gem", 1)], 2)
#> inventory_slots_merge([("arrow", 7), ("potion", 2), ("arrow", 8), ("a", 1), ("b", 1), ("c", 1), ("a", 3)])

### date_range_splits
from dataclasses import dataclass
from datetime import date, timedelta


@dataclass(frozen=True)
class Period:
    start: date
    end: date

    def __post_init__(self):
        if self.end < self.start:
            raise ValueError(f"{self.end} is before {self.start}")

    def split_months(self):
        current = self.start
        while current <= self.end:
            following = (current.replace(day=1) + timedelta(days=32)).replace(day=1)
            yield Period(current, min(self.end, following - timedelta(days=1)))
            current = following

    def __len__(self):
        return (self.end - self.start).days + 1


def date_range_splits(start: str, end: str, rate: int) -> dict[str, int]:
    """Cost of a stay by month, at so much a day."""
    period = Period(date.fromisoformat(start), date.fromisoformat(end))
    return {f"{part.start:%Y-%m}": len(part) * rate for part in period.split_months()}

#> date_range_splits("2024-01-30", "2024-03-02", 10)
#> date_range_splits("2023-12-31", "2024-01-01", 75)
#> date_range_splits("2024-05-05", "2024-05-05", 40)
#> date_range_splits("2024-05-05", "2024-05-01", 40)
#> date_range_splits("2024-02-01", "2024-02-29", 1)

### point_of_sale_receipt
from dataclasses import dataclass, field
from decimal import Decimal


@dataclass(frozen=True)
class Line:
    name: str
    price: Decimal
    quantity: int = 1
    tax: int = 19

    @property
    def gross(self):
        return self.price * self.quantity


@dataclass
class Receipt:
    lines: list[Line] = field(default_factory=list)

    def total(self):
        return sum((line.gross for line in self.lines), Decimal("0.00"))

    def tax_parts(self):
        parts: dict[int, Decimal] = {}
        for line in self.lines:
            net = line.gross / (1 + Decimal(line.tax) / 100)
            parts[line.tax] = parts.get(line.tax, Decimal(0)) + line.gross - net
        return {rate: f"{amount:.2f}" for rate, amount in sorted(parts.items())}


def point_of_sale_receipt(items, paid):
    """Total, taxes by rate and change for items (name, price, quantity, tax)."""
    receipt = Receipt()
    for name, price, *rest in items:
        receipt.lines.append(Line(name, Decimal(price), *rest))
    change = Decimal(paid) - receipt.total()
    if change < 0:
        raise ValueError(f"{-change} is missing")
    return {"total": str(receipt.total()), "tax": receipt.tax_parts(), "change": str(change)}

#> point_of_sale_receipt([("bread", "3.20", 1, 7), ("beer", "1.19", 6)], "20.00")
#> point_of_sale_receipt([("pen", "2.38")], "2.38")
#> point_of_sale_receipt([], "5.00")
#> point_of_sale_receipt([("tv", "499.00")], "400.00")
#> point_of_sale_receipt([("milk", "1.07", 3, 7), ("soap", "0.99", 2), ("egg", "0.35", 10, 7)], "10.00")
#> point_of_sale_receipt([("bread", "3.20", 1, 7), ("beer", "1.19", 6), ("milk", "1.07", 3, 7), ("soap", "0.99", 2), ("egg", "0.35", 10, 7)], "20.00")

### chess_piece_moves
from abc import ABC, abstractmethod
from dataclasses import dataclass


@dataclass(frozen=True)
class Piece(ABC):
    square: str

    @property
    def position(self):
        return "abcdefgh".index(self.square[0]), int(self.square[1]) - 1

    @abstractmethod
    def reaches(self, dx, dy):
        ...

    def can_move(self, target):
        x, y = self.position
        tx, ty = type(self)(target).position
        return (tx, ty) != (x, y) and self.reaches(abs(tx - x), abs(ty - y))


class Rook(Piece):
    def reaches(self, dx, dy):
        return dx == 0 or dy == 0


class Bishop(Piece):
    def reaches(self, dx, dy):
        return dx == dy


class Queen(Rook, Bishop):
    def reaches(self, dx, dy):
        return super().reaches(dx, dy) or Bishop.reaches(self, dx, dy)


class King(Piece):
    def reaches(self, dx, dy):
        return max(dx, dy) == 1


PIECES = {"R": Rook, "B": Bishop, "Q": Queen, "K": King}


def chess_piece_moves(moves):
    """Are all moves such as 'Qd1-h5' possible on an empty board?"""
    for move in moves:
        start, _, target = move[1:].partition("-")
        if not PIECES[move[0]](start).can_move(target):
            return False
    return True

#> chess_piece_moves(["Qd1-h5", "Ra1-a8", "Bc1-h6"])
#> chess_piece_moves(["Ke1-e2", "Ke1-e3"])
#> chess_piece_moves(["Bc1-c1"])
#> chess_piece_moves([])
#> chess_piece_moves(["Nb1-c3"])
#> chess_piece_moves(["Qd1-e3", "Ra1-b1"])
#> chess_piece_moves(["Qd1-h5", "Ra1-a8", "Bc1-h6", "Ke1-e2", "Ke1-e3", "Qd1-e3", "Ra1-b1"])

### expense_report_policy
from dataclasses import dataclass, field

LIMITS = {"hotel": 150, "meal": 40, "taxi": 60}


@dataclass
class Expense:
    kind: str
    amount: float
    receipt: bool = True

    def problems(self):
        if self.kind not in LIMITS:
            yield f"{self.kind} is not covered"
            return
        if self.amount > LIMITS[self.kind]:
            yield f"{self.kind} over {LIMITS[self.kind]}"
        if self.amount > 20 and not self.receipt:
            yield f"{self.kind} without receipt"


@dataclass
class Report:
    expenses: list = field(default_factory=list)

    @property
    def payable(self):
        return sum(min(e.amount, LIMITS[e.kind]) for e in self.expenses if e.kind in LIMITS and (e.receipt or e.amount <= 20))


def expense_report_policy(rows: list[tuple]) -> tuple[float, list[str]]:
    report = Report([Expense(*row) for row in rows])
    problems = [problem for expense in report.expenses for problem in expense.problems()]
    return round(report.payable, 2), problems

#> expense_report_policy([("hotel", 180.0), ("meal", 22.5), ("taxi", 35, False)])
#> expense_report_policy([("bar", 12)])
#> expense_report_policy([])
#> expense_report_policy([("meal", 19.9, False), ("meal", 55.25)])
#> expense_report_policy([("hotel", 149.99), ("hotel", 150.01), ("taxi", 60)])
#> expense_report_policy([("hotel", 149.99), ("hotel", 150.01), ("taxi", 60), ("hotel", 180.0), ("meal", 22.5), ("taxi", 35, False), ("meal", 19.9, False), ("meal", 55.25)])

### music_note_transpose
from dataclasses import dataclass

NAMES = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")


@dataclass(frozen=True, order=True)
class Note:
    midi: int

    @classmethod
    def parse(cls, text):
        name, octave = text[:-1], int(text[-1])
        if name not in NAMES:
            raise ValueError(f"no note {text}")
        return cls(12 * (octave + 1) + NAMES.index(name))

    def __add__(self, semitones):
        return Note(self.midi + semitones)

    def __str__(self):
        octave, index = divmod(self.midi, 12)
        return f"{NAMES[index]}{octave - 1}"


def music_note_transpose(melody: str, semitones: int, highest: str = "G5") -> str:
    limit = Note.parse(highest)
    out = []
    for text in melody.split():
        note = Note.parse(text) + semitones
        while note > limit:
            note = note + -12
        out.append(str(note))
    return " ".join(out)

#> music_note_transpose("C4 E4 G4", 2)
#> music_note_transpose("A4 B4 C5", 12)
#> music_note_transpose("", 5)
#> music_note_transpose("H4", 1)
#> music_note_transpose("G#3 A#3 F#4 C5", -3, highest="C4")
#> music_note_transpose("A4 B4 C5 G#3 A#3 F#4 C5", 12)

### shipping_label_fields
from dataclasses import dataclass, fields

COUNTRIES = {"DE": 5, "US": 5, "AT": 4, "NL": 6}


@dataclass(frozen=True)
class Label:
    name: str
    street: str
    zip: str
    city: str
    country: str = "DE"

    def missing(self):
        return [f.name for f in fields(self) if not getattr(self, f.name).strip()]

    def lines(self):
        yield self.name.upper()
        yield self.street
        yield f"{self.country}-{self.zip} {self.city}"


class LabelError(ValueError):
    pass


def check(label):
    if label.missing():
        raise LabelError(f"missing {', '.join(label.missing())}")
    if len(label.zip) != COUNTRIES.get(label.country, len(label.zip)):
        raise LabelError(f"zip {label.zip}")


def shipping_label_fields(text: str) -> str:
    try:
        label = Label(*text.split("|"))
        check(label)
    except LabelError as error:
        return f"error: {error}"
    return " / ".join(label.lines())

#> shipping_label_fields("Ida Holm|Ringweg 7|10115|Berlin")
#> shipping_label_fields("Ida Holm| |1010|Wien|AT")
#> shipping_label_fields("Bo Ek|Street 1|123|Utrecht|NL")
#> shipping_label_fields("Al Ng|Rd 5|00501|Holtsville|US")
#> shipping_label_fields("only a name")

### team_roster_diff
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Player:
    name: str
    number: int
    position: str


def load(text):
    """'7 Ana GK; 9 Bo FW' as a dict by name."""
    roster = {}
    for entry in filter(None, text.split("; ")):
        number, name, position = entry.split()
        roster[name] = Player(name, int(number), position)
    return roster


def team_roster_diff(before: str, after: str) -> list[str]:
    """What changed between two rosters."""
    old, new = load(before), load(after)
    changes = []
    for name in sorted(old.keys() | new.keys()):
        if name not in new:
            changes.append(f"{name} left")
        elif name not in old:
            changes.append(f"{name} joined as {new[name].position}")
        elif old[name] != new[name]:
            moved = replace(old[name], position=new[name].position)
            changes.append(f"{name} is now {'number ' + str(new[name].number) if moved != new[name] else moved.position}")
    return changes

#> team_roster_diff("7 Ana GK; 9 Bo FW", "7 Ana GK; 10 Bo FW; 4 Cy DF")
#> team_roster_diff("7 Ana GK", "7 Ana DF")
#> team_roster_diff("", "")
#> team_roster_diff("1 Di GK; 2 Ed DF; 3 Flo MF", "2 Ed DF")
#> team_roster_diff("1 Di", "1 Di GK")
#> team_roster_diff("1 Di GK; 2 Ed DF; 3 Flo MF; 7 Ana GK; 9 Bo FW; 7 Ana GK", "2 Ed DF; 7 Ana GK; 10 Bo FW; 4 Cy DF; 7 Ana DF")

### color_enum_mixing
from enum import Flag, auto


class Light(Flag):
    RED = auto()
    GREEN = auto()
    BLUE = auto()
    YELLOW = RED | GREEN
    CYAN = GREEN | BLUE
    WHITE = RED | GREEN | BLUE


def mix(lamps):
    result = Light(0)
    for lamp in lamps:
        result ^= Light[lamp.upper()]
    return result


def color_enum_mixing(switches: list[list[str]]) -> list[str]:
    """Colour of the stage for each cue; a lamp named twice is off again."""
    colours = []
    for lamps in switches:
        light = mix(lamps)
        if not light:
            colours.append("dark")
        else:
            colours.append(light.name.lower().replace("|", "+"))
    return colours

#> color_enum_mixing([["red", "green"], ["red", "red"], ["blue"]])
#> color_enum_mixing([["yellow", "red"], ["white", "cyan"]])
#> color_enum_mixing([])
#> color_enum_mixing([["pink"]])
#> color_enum_mixing([["red", "blue"], [], ["red", "green", "blue"]])
#> color_enum_mixing([["red", "green"], ["red", "red"], ["blue"], ["red", "blue"], [], ["red", "green", "blue"], ["yellow", "red"], ["white", "cyan"]])
#> color_enum_mixing([["red", "blue"], [], ["red", "green", "blue"], ["red", "green"], ["red", "red"], ["blue"], ["yellow", "red"], ["white", "cyan"]])

### stock_position_average
from dataclasses import dataclass


class ShortSale(Exception):
    pass


@dataclass
class Position:
    quantity: int = 0
    cost: float = 0.0
    realised: float = 0.0

    @property
    def average(self) -> float:
        return self.cost / self.quantity if self.quantity else 0.0

    def trade(self, quantity: int, price: float) -> None:
        if quantity >= 0:
            self.cost += quantity * price
        else:
            if -quantity > self.quantity:
                raise ShortSale(f"{-quantity} of {self.quantity}")
            self.realised += -quantity * (price - self.average)
            self.cost += quantity * self.average
        self.quantity += quantity


def stock_position_average(trades: list[tuple[int, float]]) -> tuple[int, float, float]:
    position = Position()
    for quantity, price in trades:
        position.trade(quantity, price)
    return position.quantity, round(position.average, 3), round(position.realised, 2)

#> stock_position_average([(10, 5.0), (10, 7.0), (-5, 8.0)])
#> stock_position_average([(4, 2.5), (-4, 2.0)])
#> stock_position_average([])
#> stock_position_average([(3, 1.0), (-4, 2.0)])
#> stock_position_average([(100, 1.25), (-40, 1.5), (20, 1.1), (-60, 1.0)])
#> stock_position_average([(10, 5.0), (10, 7.0), (-5, 8.0), (100, 1.25), (-40, 1.5), (20, 1.1), (-60, 1.0), (4, 2.5), (-4, 2.0)])

### game_save_roundtrip
import json
from dataclasses import asdict, dataclass, field


@dataclass
class Hero:
    name: str
    level: int = 1
    gold: int = 0
    bag: list = field(default_factory=list)

    def to_save(self):
        return json.dumps({"v": 2, **asdict(self)}, separators=(",", ":"))

    @classmethod
    def from_save(cls, text):
        data = json.loads(text)
        version = data.pop("v", 1)
        if version == 1:
            # the first version wrote the bag as one text
            data["bag"] = data["bag"].split(",") if data.get("bag") else []
        elif version != 2:
            raise ValueError(f"version {version}")
        return cls(**data)


def game_save_roundtrip(save, loot):
    hero = Hero.from_save(save)
    for thing in loot:
        if thing.endswith("g") and thing[:-1].isdigit():
            hero.gold += int(thing[:-1])
        else:
            hero.bag.append(thing)
        if hero.gold >= 10 * hero.level:
            hero.level += 1
    return hero.to_save()

#> game_save_roundtrip('{"name":"Bo","bag":"rope,lamp"}', ["7g", "key"])
#> game_save_roundtrip('{"v":2,"name":"Ann","level":3,"gold":28,"bag":[]}', ["5g", "9g"])
#> game_save_roundtrip('{"name":"Cy"}', [])
#> game_save_roundtrip('{"v":3,"name":"Di"}', [])
#> game_save_roundtrip('{"v":2,"name":"Ed","shield":true}', ["egg"])
#> game_save_roundtrip('{"v":2,"name":"Ann","level":3,"gold":28,"bag":[]}', ["5g", "9g", "7g", "key"])
#> game_save_roundtrip('{"name":"Bo","bag":"rope,lamp"}', ["7g", "key", "5g", "9g"])
