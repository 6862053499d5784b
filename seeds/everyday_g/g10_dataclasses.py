### frozen_point_replace
from dataclasses import dataclass, replace, FrozenInstanceError


@dataclass(frozen=True)
class Turtle:
    x: int = 0
    y: int = 0
    pen: bool = True

    def moved(self, dx, dy):
        return replace(self, x=self.x + dx, y=self.y + dy)


MOVES = {"U": (0, 1), "D": (0, -1), "L": (-1, 0), "R": (1, 0)}


def frozen_point_replace(commands):
    """Points drawn, the last turtle, and whether somebody tried to cheat."""
    turtle, drawn, cheated = Turtle(), set(), False
    for command in commands:
        if command == "P":
            turtle = replace(turtle, pen=not turtle.pen)
        elif command == "!":
            try:
                turtle.x = 100
            except FrozenInstanceError:
                cheated = True
        else:
            turtle = turtle.moved(*MOVES[command])
            if turtle.pen:
                drawn.add((turtle.x, turtle.y))
    return len(drawn), (turtle.x, turtle.y), cheated

#> frozen_point_replace("UURD")
#> frozen_point_replace("RPRR!PL")
#> frozen_point_replace("")
#> frozen_point_replace("ULDRULDR")
#> frozen_point_replace("UX")

### ordered_priority_tasks
from dataclasses import dataclass, field
import heapq


@dataclass(order=True)
class Task:
    priority: int
    due: str
    name: str = field(compare=False)
    tags: list = field(default_factory=list, compare=False)


def ordered_priority_tasks(lines, take=2):
    heap = []
    for line in lines:
        priority, due, name, *tags = line.split()
        heapq.heappush(heap, Task(int(priority), due, name, tags))
    done = []
    while heap and len(done) < take:
        task = heapq.heappop(heap)
        if "later" in task.tags:
            task.tags.remove("later")
            task.priority += 5
            heapq.heappush(heap, task)
            continue
        done.append(task.name)
    return done, len(heap)

#> ordered_priority_tasks(["2 05-01 write", "1 05-03 call later", "2 04-30 mail home"])
#> ordered_priority_tasks(["3 01-01 a later", "4 01-01 b"], take=5)
#> ordered_priority_tasks([])
#> ordered_priority_tasks(["high 01-01 a"])
#> ordered_priority_tasks(["1 x a", "1 x b", "1 w c"], 1)

### post_init_rectangle
from dataclasses import dataclass, field, asdict


@dataclass
class Room:
    name: str
    width: float
    length: float
    height: float = 2.5
    area: float = field(init=False)
    walls: float = field(init=False, repr=False)

    def __post_init__(self):
        if min(self.width, self.length) <= 0:
            raise ValueError(f"{self.name}: no such room")
        self.area = round(self.width * self.length, 2)
        self.walls = round(2 * (self.width + self.length) * self.height, 2)


def post_init_rectangle(plan, litres_per_m2=0.1):
    """Paint in litres for all rooms and the biggest room as a dict."""
    rooms = [Room(*row) for row in plan]
    paint = sum(room.walls for room in rooms) * litres_per_m2
    biggest = max(rooms, key=lambda room: room.area, default=None)
    return round(paint, 1), asdict(biggest) if biggest else {}

#> post_init_rectangle([("hall", 2, 3.5), ("bath", 2.2, 2.0, 2.3)])
#> post_init_rectangle([("attic", 4, 0)])
#> post_init_rectangle([])
#> post_init_rectangle([("box", 1, 1, 1)], litres_per_m2=1)
#> post_init_rectangle([("hall", 2)])

### inventory_dataclass_merge
from dataclasses import dataclass, fields


@dataclass
class Stock:
    apples: int = 0
    pears: int = 0
    plums: int = 0

    def __add__(self, other: "Stock") -> "Stock":
        values = [getattr(self, f.name) + getattr(other, f.name) for f in fields(self)]
        return Stock(*values)

    def __bool__(self) -> bool:
        return any(getattr(self, f.name) for f in fields(self))


def inventory_dataclass_merge(*boxes: dict) -> str:
    """Sum of the boxes as text; boxes with unknown fruit are refused."""
    total = Stock()
    refused = 0
    for box in boxes:
        try:
            total = total + Stock(**box)
        except TypeError:
            refused += 1
    text = repr(total) if total else "nothing"
    return f"{text}, refused {refused}" if refused else text

#> inventory_dataclass_merge({"apples": 3}, {"pears": 2, "apples": 1})
#> inventory_dataclass_merge({"kiwis": 9}, {"plums": 4})
#> inventory_dataclass_merge()
#> inventory_dataclass_merge({"apples": 1}, {"apples": -1})
#> inventory_dataclass_merge({"apples": "x"}, {})
#> inventory_dataclass_merge(None)

### namedtuple_trip_methods
from collections import namedtuple

Leg = namedtuple("Leg", "start end km", defaults=[0])


class Trip(namedtuple("Trip", ["name", "legs"])):
    __slots__ = ()

    @property
    def km(self):
        return sum(leg.km for leg in self.legs)

    def is_round(self):
        return bool(self.legs) and self.legs[0].start == self.legs[-1].end


def namedtuple_trip_methods(name, *stretches):
    legs = []
    for stretch in stretches:
        leg = Leg._make(stretch) if len(stretch) == 3 else Leg(*stretch)
        if legs and legs[-1].end != leg.start:
            leg = leg._replace(start=legs[-1].end)
        legs.append(leg)
    trip = Trip(name, tuple(legs))
    if trip.is_round():
        trip = trip._replace(name=name + " loop")
    return trip.name, trip.km, [leg._asdict() for leg in legs[:1]]

#> namedtuple_trip_methods("Alps", ("Bern", "Brig", 120), ("Brig", "Bern", 118))
#> namedtuple_trip_methods("coast", ("A", "B", 5), ("X", "C"))
#> namedtuple_trip_methods("none")
#> namedtuple_trip_methods("bad", ("A",))
#> namedtuple_trip_methods("x", ("A", "B", "far"))

### typed_namedtuple_ranking
from typing import NamedTuple


class Score(NamedTuple):
    points: int
    name: str
    bonus: int = 0

    @property
    def total(self) -> int:
        return self.points + self.bonus

    @classmethod
    def parse(cls, text: str) -> "Score":
        name, points, *rest = text.split(":")
        return cls(int(points), name, *map(int, rest))


def typed_namedtuple_ranking(entries: list[str], podium: int = 3) -> dict[int, list[str]]:
    """Ranks with ties: 1, 1, 3 ..."""
    scores = sorted(map(Score.parse, entries), key=lambda s: (-s.total, s.name))
    ranks: dict[int, list[str]] = {}
    rank = 0
    previous = None
    for position, score in enumerate(scores, 1):
        if score.total != previous:
            rank, previous = position, score.total
        if rank > podium:
            break
        ranks.setdefault(rank, []).append(score.name)
    return ranks

#> typed_namedtuple_ranking(["ann:10", "bob:8:2", "cy:7"])
#> typed_namedtuple_ranking(["a:1", "b:2", "c:3", "d:4"], podium=2)
#> typed_namedtuple_ranking([])
#> typed_namedtuple_ranking(["a:1:2:3"])
#> typed_namedtuple_ranking(["x:5", "y:five"])
#> typed_namedtuple_ranking(["x:-5", "y:-5:0", "z:-9:9"], 1)

### matrix_dataclass_multiply
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Matrix:
    rows: tuple

    @classmethod
    def parse(cls, text):
        return cls(tuple(tuple(map(int, row.split())) for row in text.split(";")))

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ValueError(f"{self.shape} @ {other.shape}")
        columns = list(zip(*other.rows))
        return Matrix(tuple(tuple(sum(a * b for a, b in zip(r, c)) for c in columns) for r in self.rows))

    def __str__(self):
        return "; ".join(" ".join(map(str, row)) for row in self.rows)


def matrix_dataclass_multiply(*texts):
    result, *others = map(Matrix.parse, texts)
    for other in others:
        result = result @ other
    return str(result)

#> matrix_dataclass_multiply("1 2; 3 4", "0 1; 1 0")
#> matrix_dataclass_multiply("1 2 3", "1; 2; 3")
#> matrix_dataclass_multiply("7 8; 9 10")
#> matrix_dataclass_multiply("1 2", "3 4")
#> matrix_dataclass_multiply()
#> matrix_dataclass_multiply("2", "3", "-4")

### dataclass_diff_fields
from dataclasses import dataclass, fields, field


@dataclass
class Profile:
    name: str
    city: str = ""
    langs: tuple = ()
    logins: int = field(default=0, metadata={"private": True})


def changes(old, new):
    for f in fields(Profile):
        before, after = getattr(old, f.name), getattr(new, f.name)
        if before == after or f.metadata.get("private"):
            continue
        yield f.name, before, after


def dataclass_diff_fields(old, new):
    """Readable list of what changed; None if nothing a person would see."""
    lines = []
    for name, before, after in changes(Profile(**old), Profile(**new)):
        if not before:
            lines.append(f"{name} set to {after!r}")
        elif not after:
            lines.append(f"{name} removed")
        else:
            lines.append(f"{name}: {before!r} -> {after!r}")
    return "; ".join(lines) or None

#> dataclass_diff_fields({"name": "Ann", "city": "Oslo"}, {"name": "Anna", "city": "", "langs": ("no",)})
#> dataclass_diff_fields({"name": "Bo"}, {"name": "Bo", "logins": 4})
#> dataclass_diff_fields({"name": "Bo"}, {"city": "Rome"})
#> dataclass_diff_fields({"name": "C"}, {"name": "C", "langs": ("de", "fr")})
#> dataclass_diff_fields({"name": "D", "age": 4}, {"name": "D"})

### linked_dataclass_nodes
from dataclasses import dataclass


@dataclass
class Node:
    value: int
    next: object = None


def build(values):
    head = None
    for value in reversed(values):
        head = Node(value, head)
    return head


def reverse_every(node, k):
    # reverses the nodes k by k; an incomplete last group stays as it is
    probe, count = node, 0
    while probe and count < k:
        probe, count = probe.next, count + 1
    if count < k:
        return node
    previous = reverse_every(probe, k)
    for _ in range(k):
        node.next, previous, node = previous, node, node.next
    return previous


def linked_dataclass_nodes(values, k):
    if k < 1:
        raise ValueError("k must be 1 or more")
    node = reverse_every(build(values), k)
    out = []
    while node:
        out.append(node.value)
        node = node.next
    return out

#> linked_dataclass_nodes([1, 2, 3, 4, 5], 2)
#> linked_dataclass_nodes([1, 2, 3], 3)
#> linked_dataclass_nodes([], 1)
#> linked_dataclass_nodes([1, 2], 0)
#> linked_dataclass_nodes(["a", "b", "c", "d"], 3)

### cached_property_dataset
from functools import cached_property


class Dataset:
    def __init__(self, numbers):
        self.numbers = numbers
        self.computed = []

    @cached_property
    def mean(self):
        self.computed.append("mean")
        return sum(self.numbers) / len(self.numbers)

    @cached_property
    def variance(self):
        self.computed.append("variance")
        return sum((n - self.mean) ** 2 for n in self.numbers) / len(self.numbers)

    def outliers(self, factor):
        return [n for n in self.numbers if (n - self.mean) ** 2 > factor ** 2 * self.variance]


def cached_property_dataset(numbers: list[float], factor: float = 1.5, fresh: bool = False):
    """Outliers before and after dropping the mean from the cache, and the computations done."""
    data = Dataset(numbers)
    found = data.outliers(factor)
    if fresh:
        del data.mean
        data.numbers = [n for n in numbers if n not in found]
        found += data.outliers(factor)
    return found, data.computed

#> cached_property_dataset([1, 2, 3, 2, 30])
#> cached_property_dataset([1, 2, 3, 2, 30], 1.2, fresh=True)
#> cached_property_dataset([])
#> cached_property_dataset([5])
#> cached_property_dataset([1, -1], fresh=True)
#> cached_property_dataset([4, 4, 9, 4], factor=1)
