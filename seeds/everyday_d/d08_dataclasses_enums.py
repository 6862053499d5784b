### task_board_lanes
from dataclasses import dataclass, field
from enum import IntEnum


class Lane(IntEnum):
    TODO = 0
    DOING = 1
    REVIEW = 2
    DONE = 3


LIMITS = {Lane.DOING: 2, Lane.REVIEW: 1}


@dataclass
class Board:
    tasks: dict[str, Lane] = field(default_factory=dict)

    def count(self, lane: Lane) -> int:
        return sum(1 for where in self.tasks.values() if where is lane)

    def advance(self, name: str) -> bool:
        lane = self.tasks.setdefault(name, Lane.TODO)
        if lane is Lane.DONE:
            return False
        target = Lane(lane + 1)
        if self.count(target) >= LIMITS.get(target, 99):
            return False
        self.tasks[name] = target
        return True


def task_board_lanes(moves: str) -> dict[str, str]:
    """Tasks that move on one lane for each letter, as far as the limits of lanes allow."""
    board = Board()
    blocked = 0
    for name in moves:
        if not board.advance(name):
            blocked += 1
    result = {name: lane.name.lower() for name, lane in board.tasks.items()}
    result["blocked"] = str(blocked)
    return result

#> task_board_lanes("abcaab")
#> task_board_lanes("abc")
#> task_board_lanes("")
#> task_board_lanes("aaaabbbcc")
#> task_board_lanes("xyzxyzxx")

### spectrum_color_mix
from dataclasses import astuple, dataclass


@dataclass(frozen=True)
class Color:
    red: int = 0
    green: int = 0
    blue: int = 0

    @classmethod
    def parse(cls, text: str) -> "Color":
        value = int(text.lstrip("#"), 16)
        return cls(value >> 16 & 255, value >> 8 & 255, value & 255)

    def mix(self, other: "Color", share: float) -> "Color":
        pairs = zip(astuple(self), astuple(other))
        return Color(*(round(a + (b - a) * share) for a, b in pairs))

    @property
    def dark(self) -> bool:
        return 0.299 * self.red + 0.587 * self.green + 0.114 * self.blue < 128

    def __str__(self) -> str:
        return "#" + "".join(f"{part:02x}" for part in astuple(self))


def spectrum_color_mix(first: str, last: str, steps: int) -> list[str]:
    start, end = Color.parse(first), Color.parse(last)
    shown = []
    for index in range(steps):
        share = index / (steps - 1) if steps > 1 else 0.0
        color = start.mix(end, share)
        shown.append(f"{color}*" if color.dark else str(color))
    return shown

#> spectrum_color_mix("#000000", "#ffffff", 5)
#> spectrum_color_mix("ff0000", "0000ff", 3)
#> spectrum_color_mix("#123456", "#654321", 1)
#> spectrum_color_mix("#000", "#fff", 0)
#> spectrum_color_mix("#xyz", "#fff", 2)
#> spectrum_color_mix("#000000ff0000", "#ffffff", 5)
#> spectrum_color_mix("#000000", "#ffffff0000ff", 5)

### measurement_units_compare
from dataclasses import dataclass
from enum import Enum
from functools import total_ordering


class Unit(Enum):
    MM = 0.001
    CM = 0.01
    M = 1.0
    KM = 1000.0
    INCH = 0.0254


@total_ordering
@dataclass(eq=False)
class Length:
    amount: float
    unit: Unit

    @classmethod
    def parse(cls, text: str) -> "Length":
        amount, unit = text.split()
        return cls(float(amount), Unit[unit.upper()])

    @property
    def meters(self) -> float:
        return self.amount * self.unit.value

    def __eq__(self, other):
        return abs(self.meters - other.meters) < 1e-9

    def __lt__(self, other):
        return self != other and self.meters < other.meters


def measurement_units_compare(texts: list[str]) -> bool:
    """Whether lengths like '30 cm' are in rising order, equal ones allowed."""
    lengths = [Length.parse(text) for text in texts]
    for before, after in zip(lengths, lengths[1:]):
        if after < before:
            return False
    return True

#> measurement_units_compare(["5 mm", "1 inch", "2.54 cm", "1 m"])
#> measurement_units_compare(["1 km", "999 m"])
#> measurement_units_compare([])
#> measurement_units_compare(["1 mile"])
#> measurement_units_compare(["10 mm", "1 cm", "0.01 m", "0.00001 km", "1 inch"])
#> measurement_units_compare(["10 mm", "1 cm", "0.01 m", "0.00001 km", "1 inch", "1 km", "999 m"])
#> measurement_units_compare(["10 mm", "1 cm", "0.01 m", "0.00001 km", "1 inch", "5 mm", "1 inch", "2.54 cm", "1 m"])

### mortgage_applicants_rank
from dataclasses import dataclass, field


@dataclass(order=True)
class Applicant:
    sort_key: tuple = field(init=False, repr=False)
    name: str = field(compare=False)
    income: int = field(compare=False)
    debts: int = field(default=0, compare=False)
    years: int = field(default=0, compare=False)

    def __post_init__(self):
        ratio = self.debts / self.income
        self.sort_key = (round(ratio, 2), -self.years, self.name)

    @property
    def accepted(self):
        return self.sort_key[0] <= 0.4 and self.years >= 1


def mortgage_applicants_rank(rows):
    """Accepted applicants from the safest on, then the others with an exclamation mark."""
    applicants = sorted(Applicant(*row) for row in rows)
    ranked = []
    refused = []
    for applicant in applicants:
        if applicant.accepted:
            ranked.append(applicant.name)
        else:
            refused.append("!" + applicant.name)
    return ranked + refused

#> mortgage_applicants_rank([("ann", 4000, 800, 3), ("bob", 3000, 1500, 10), ("cid", 5000, 1000, 5)])
#> mortgage_applicants_rank([("dot", 2000)])
#> mortgage_applicants_rank([])
#> mortgage_applicants_rank([("eve", 0, 5)])
#> mortgage_applicants_rank([("a", 100, 40, 1), ("b", 100, 41, 1), ("c", 100, 40, 2), ("d", 1000, 404, 9)])
#> mortgage_applicants_rank([("ann", 4000, 800, 3), ("bob", 3000, 1500, 10), ("cid", 5000, 1000, 5), ("a", 100, 40, 1), ("b", 100, 41, 1), ("c", 100, 40, 2), ("d", 1000, 404, 9)])
#> mortgage_applicants_rank([("dot", 2000), ("a", 100, 40, 1), ("b", 100, 41, 1), ("c", 100, 40, 2), ("d", 1000, 404, 9)])

### protocol_message_codec
import struct
from dataclasses import dataclass
from enum import IntEnum


class Kind(IntEnum):
    PING = 1
    TEXT = 2
    BYE = 9


@dataclass
class Message:
    kind: Kind
    number: int
    body: bytes = b""

    HEADER = struct.Struct(">BHB")

    def encode(self) -> bytes:
        return self.HEADER.pack(self.kind, self.number, len(self.body)) + self.body

    @classmethod
    def decode_all(cls, data: bytes):
        while data:
            if len(data) < cls.HEADER.size:
                raise ValueError(f"{len(data)} bytes left over")
            kind, number, size = cls.HEADER.unpack_from(data)
            body = data[cls.HEADER.size:cls.HEADER.size + size]
            yield cls(Kind(kind), number, body)
            data = data[cls.HEADER.size + size:]


def protocol_message_codec(texts: list[str], cut: int = 0) -> list[str]:
    stream = b""
    for number, text in enumerate(texts, 1):
        kind = Kind.TEXT if text else Kind.PING
        stream += Message(kind, number, text.encode()).encode()
    stream += Message(Kind.BYE, 0).encode()
    received = []
    for message in Message.decode_all(stream[:len(stream) - cut]):
        received.append(f"{message.kind.name} {message.number} {message.body.decode()}".strip())
    return received

#> protocol_message_codec(["hello", "", "bye"])
#> protocol_message_codec(["hello"], cut=2)
#> protocol_message_codec([])
#> protocol_message_codec(["ab", "cd"], cut=4)
#> protocol_message_codec(["grüße", "", "", "x"])

### recipe_scale_dataclass
from dataclasses import dataclass, replace
from fractions import Fraction


@dataclass(frozen=True)
class Ingredient:
    name: str
    amount: Fraction
    unit: str = ""

    @classmethod
    def parse(cls, text):
        amount, *words = text.split()
        unit = words.pop(0) if len(words) > 1 else ""
        return cls(" ".join(words), Fraction(amount), unit)

    def __str__(self):
        whole, rest = divmod(self.amount, 1)
        number = str(whole) if whole or not rest else ""
        if rest:
            number = f"{number} {rest}".strip()
        return " ".join(filter(None, (number, self.unit, self.name)))


def recipe_scale_dataclass(lines, factor):
    """The recipe for a factor like '3/2'."""
    scale = Fraction(factor)
    if scale <= 0:
        raise ValueError(f"factor {factor}")
    scaled = []
    for line in lines:
        ingredient = Ingredient.parse(line)
        scaled.append(str(replace(ingredient, amount=ingredient.amount * scale)))
    return scaled

#> recipe_scale_dataclass(["2 cup flour", "1/2 tsp salt", "3 eggs"], "3/2")
#> recipe_scale_dataclass(["1 l milk"], "1/4")
#> recipe_scale_dataclass([], "1")
#> recipe_scale_dataclass(["1 l milk"], "-1")
#> recipe_scale_dataclass(["250 g brown sugar", "1.5 l water", "2/3 cup oil"], "0.5")
#> recipe_scale_dataclass(["250 g brown sugar", "1.5 l water", "2/3 cup oil", "2 cup flour", "1/2 tsp salt", "3 eggs"], "0.5")
#> recipe_scale_dataclass(["2 cup flour", "1/2 tsp salt", "3 eggs", "250 g brown sugar", "1.5 l water", "2/3 cup oil"], "0.5")

### season_enum_months
from enum import Enum


class Season(Enum):
    WINTER = (12, 1, 2)
    SPRING = (3, 4, 5)
    SUMMER = (6, 7, 8)
    AUTUMN = (9, 10, 11)

    @classmethod
    def of(cls, month: int) -> "Season":
        for season in cls:
            if month in season.value:
                return season
        raise ValueError(f"no month {month}")

    @property
    def opposite(self) -> "Season":
        seasons = list(Season)
        return seasons[(seasons.index(self) + 2) % 4]


def season_enum_months(days: list[str], southern: bool = False) -> dict[str, int]:
    """How many days fall into each season, for dates like '2024-07-01'."""
    counts: dict[str, int] = {}
    for day in days:
        season = Season.of(int(day.split("-")[1]))
        if southern:
            season = season.opposite
        name = season.name.title()
        counts[name] = counts.get(name, 0) + 1
    return counts

#> season_enum_months(["2024-01-05", "2024-07-01", "2024-12-31", "2024-10-10"])
#> season_enum_months(["2024-01-05", "2024-07-01", "2024-08-31"], southern=True)
#> season_enum_months([])
#> season_enum_months(["2024-13-01"])
#> season_enum_months(["x-03-y", "x-06-y", "x-09-y", "x-04-y", "x-05-y"])

### gps_track_dataclass
import math
from dataclasses import dataclass
from itertools import pairwise


@dataclass(frozen=True)
class Fix:
    seconds: int
    x: float
    y: float

    def __sub__(self, other):
        return math.hypot(self.x - other.x, self.y - other.y)

    def speed_from(self, other):
        return (self - other) / (self.seconds - other.seconds)


@dataclass
class Track:
    fixes: list[Fix]

    def cleaned(self, fastest):
        kept = self.fixes[:1]
        for fix in self.fixes[1:]:
            if fix.speed_from(kept[-1]) <= fastest:
                kept.append(fix)
        return Track(kept)

    @property
    def length(self):
        return sum(after - before for before, after in pairwise(self.fixes))


def gps_track_dataclass(points, fastest=10.0):
    track = Track([Fix(*point) for point in points])
    return round(track.cleaned(fastest).length, 2)

#> gps_track_dataclass([(0, 0, 0), (1, 3, 4), (2, 100, 100), (3, 6, 8)])
#> gps_track_dataclass([(0, 0, 0), (10, 30, 40)], 4.9)
#> gps_track_dataclass([])
#> gps_track_dataclass([(5, 1, 1), (5, 2, 2)])
#> gps_track_dataclass([(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 0, 1), (4, 0, 0), (5, 50, 0)], 2)
#> gps_track_dataclass([(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 0, 1), (4, 0, 0), (5, 50, 0), (0, 0, 0), (10, 30, 40)], 4.9)
#> gps_track_dataclass([(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 0, 1), (4, 0, 0), (5, 50, 0), (0, 0, 0), (10, 30, 40)], 2)

### inventory_slots_stack_d08
from dataclasses import dataclass, field

MAX_STACK = {"arrow": 64, "potion": 3}


class BagFull(Exception):
    pass


@dataclass
class Bag:
    size: int
    slots: list[list] = field(default_factory=list)

    def add(self, item: str, count: int) -> None:
        limit = MAX_STACK.get(item, 1)
        for slot in self.slots:
            if slot[0] == item and slot[1] < limit:
                moved = min(count, limit - slot[1])
                slot[1] += moved
                count -= moved
        while count:
            if len(self.slots) == self.size:
                raise BagFull(f"{count} {item} left over")
            moved = min(count, limit)
            self.slots.append([item, moved])
            count -= moved


def inventory_slots_stack_d08(size: int, loot: list[tuple[str, int]]) -> list[str]:
    """Slots of a bag after picking up loot; what does not fit is named at the end."""
    bag = Bag(size)
    lost = []
    for item, count in loot:
        try:
            bag.add(item, count)
        except BagFull as error:
            lost.append(str(error))
    return [f"{item} x{count}" for item, count in bag.slots] + lost

#> inventory_slots_stack_d08(4, [("arrow", 50), ("potion", 4), ("arrow", 20), ("sword", 2)])
#> inventory_slots_stack_d08(1, [("sword", 1), ("arrow", 1)])
#> inventory_slots_stack_d08(0, [])
#> inventory_slots_stack_d08(3, [("potion", 2), ("potion", 2), ("potion", 2), ("potion", 9)])
#> inventory_slots_stack_d08(2, [("arrow", 130), ("arrow", 0)])

### course_enrollment_waitlist
from collections import deque
from dataclasses import dataclass, field


@dataclass
class Course:
    title: str
    seats: int
    enrolled: list[str] = field(default_factory=list)
    waiting: deque = field(default_factory=deque)

    def enroll(self, student):
        if student in self.enrolled or student in self.waiting:
            return "already"
        if len(self.enrolled) < self.seats:
            self.enrolled.append(student)
            return "enrolled"
        self.waiting.append(student)
        return f"waiting {len(self.waiting)}"

    def drop(self, student):
        if student in self.enrolled:
            self.enrolled.remove(student)
            if self.waiting:
                self.enrolled.append(self.waiting.popleft())
        elif student in self.waiting:
            self.waiting.remove(student)
        else:
            raise LookupError(student)


def course_enrollment_waitlist(seats, events):
    course = Course("Math", seats)
    for event in events:
        student = event[1:]
        try:
            if event.startswith("+"):
                course.enroll(student)
            else:
                course.drop(student)
        except LookupError:
            continue
    return course

#> course_enrollment_waitlist(2, ["+ann", "+bob", "+cid", "+dot", "-ann", "-dot"])
#> course_enrollment_waitlist(1, ["+ann", "+ann", "-bob", "-ann"])
#> course_enrollment_waitlist(0, [])
#> course_enrollment_waitlist(1, ["+a", "+b", "+b", "-a", "+a", "-b"])
#> course_enrollment_waitlist(3, ["+x", "+y", "+z", "+w", "-y", "-x", "+x"])
