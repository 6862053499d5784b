### typed_descriptor_fields
class Positive:
    """Looks its own name up in the class, so that one line per field is enough."""

    def name(self, owner):
        return next(name for name, value in vars(owner).items() if value is self)

    def __get__(self, instance, owner=None):
        return instance.sizes.get(self.name(owner), 1)

    def __set__(self, instance, value):
        name = self.name(type(instance))
        if value <= 0:
            raise ValueError(f"{name} must be positive, not {value}")
        instance.sizes[name] = value


class Crate:
    width = Positive()
    height = Positive()
    depth = Positive()

    def __init__(self):
        self.sizes = {}

    def volume(self):
        return self.width * self.height * self.depth


def typed_descriptor_fields(**sizes):
    """Volume of a crate; sizes not given are 1."""
    crate = Crate()
    for name, size in sizes.items():
        if name in vars(Crate):
            setattr(crate, name, size)
    return crate.volume()

#> typed_descriptor_fields(width=2, height=3.5)
#> typed_descriptor_fields(depth=4, color="red")
#> typed_descriptor_fields()
#> typed_descriptor_fields(width=5, height=0)
#> typed_descriptor_fields(width="2", depth=2)
#> typed_descriptor_fields(width=2, height=2, depth=2)

### dotted_config_getattr
class Config:
    def __init__(self, data):
        self._data = data

    def __getattr__(self, name):
        try:
            value = self._data[name]
        except KeyError:
            raise AttributeError(f"no setting {name!r}") from None
        return Config(value) if isinstance(value, dict) else value

    def __contains__(self, name):
        return name in self._data

    def __len__(self):
        return len(self._data)


def dotted_config_getattr(data, path, default="-"):
    node = Config(data)
    for name in path.split("."):
        node = getattr(node, name, default)
        if node is default:
            break
    if isinstance(node, Config):
        return f"section of {len(node)}" + (", enabled" if "on" in node else "")
    return node

#> dotted_config_getattr({"db": {"host": "local", "port": 5432}}, "db.port")
#> dotted_config_getattr({"db": {"pool": {"on": True, "max": 3}}}, "db.pool")
#> dotted_config_getattr({"a": 1}, "b.c.d")
#> dotted_config_getattr({"a": "text"}, "a.b", default=None)
#> dotted_config_getattr({"a": {}}, "a")
#> dotted_config_getattr(None, "x")

### polynomial_class_operators
class Poly:
    """Polynomial with integer coefficients, lowest power first."""

    def __init__(self, *coefficients):
        values = list(coefficients)
        while values and values[-1] == 0:
            values.pop()
        self.c = tuple(values)

    def __add__(self, other):
        n = max(len(self.c), len(other.c))
        return Poly(*(self[i] + other[i] for i in range(n)))

    def __getitem__(self, i):
        return self.c[i] if i < len(self.c) else 0

    def __call__(self, x):
        value = 0
        for c in reversed(self.c):
            value = value * x + c
        return value

    def __str__(self):
        terms = [f"{c}x^{i}" if i else str(c) for i, c in enumerate(self.c) if c]
        return " + ".join(reversed(terms)) or "0"


def polynomial_class_operators(left, right, x):
    p = Poly(*left) + Poly(*right)
    return str(p), p(x)

#> polynomial_class_operators([1, 2], [0, 0, 3], 2)
#> polynomial_class_operators([1, -1], [-1, 1], 10)
#> polynomial_class_operators([], [5], 1.5)
#> polynomial_class_operators([1, 0, 0, 4], [2, 2], -1)
#> polynomial_class_operators([1], ["a"], 1)

### time_of_day_ordering
from functools import total_ordering


@total_ordering
class Clock:
    def __init__(self, text):
        hour, minute = map(int, text.split(":"))
        if not (0 <= hour < 24 and 0 <= minute < 60):
            raise ValueError(f"no such time: {text}")
        self.minutes = hour * 60 + minute

    def __eq__(self, other):
        return self.minutes == other.minutes

    def __lt__(self, other):
        return self.minutes < other.minutes

    def __hash__(self):
        return self.minutes

    def __sub__(self, other):
        return (self.minutes - other.minutes) % 1440


def time_of_day_ordering(times: list[str]) -> tuple[int, int]:
    """(different times, longest pause between two of them in minutes)"""
    clocks = sorted({Clock(t) for t in times})
    if len(clocks) < 2:
        return len(clocks), 1440
    pauses = [b - a for a, b in zip(clocks, clocks[1:] + clocks[:1])]
    return len(clocks), max(pauses)

#> time_of_day_ordering(["08:00", "7:59", "23:30", "08:00"])
#> time_of_day_ordering(["12:00", "12:00"])
#> time_of_day_ordering([])
#> time_of_day_ordering(["24:00"])
#> time_of_day_ordering(["0:00", "6:00", "12:00", "18:01"])
#> time_of_day_ordering(["noon"])

### sparse_row_container
class SparseRow:
    def __init__(self, size, fill=0):
        self.size = size
        self.fill = fill
        self.cells = {}

    def __len__(self):
        return len(self.cells)

    def __getitem__(self, key):
        if isinstance(key, slice):
            return [self[i] for i in range(*key.indices(self.size))]
        if key < 0:
            key += self.size
        if not 0 <= key < self.size:
            raise IndexError(key)
        return self.cells.get(key, self.fill)

    def __setitem__(self, key, value):
        if value == self.fill:
            self.cells.pop(key, None)
        else:
            self.cells[key] = value


def sparse_row_container(size, writes, view):
    row = SparseRow(size)
    for index, value in writes:
        row[index] = value
    start, stop = view
    if start is None:
        return sum(row), len(row), row[-1]
    return row[start:stop], len(row)

#> sparse_row_container(6, [(1, 5), (4, 7)], (0, 5))
#> sparse_row_container(6, [(1, 5), (1, 0), (3, 2)], (None, None))
#> sparse_row_container(3, [(-1, 2)], (-2, None))
#> sparse_row_container(0, [], (None, 1))
#> sparse_row_container(0, [(9, 9)], (0, 1))
#> sparse_row_container("3", [], (None, 0))
#> sparse_row_container(4, [(0, 1), (3, 4)], (-1, 4))

### money_equality_hash
class Money:
    RATES = {"EUR": 100, "USD": 90, "CHF": 105}

    def __init__(self, amount, currency="EUR"):
        self.amount = amount
        self.currency = currency

    @classmethod
    def parse(cls, text):
        amount, _, currency = text.partition(" ")
        return cls(float(amount), currency or "EUR")

    def base(self):
        return round(self.amount * self.RATES[self.currency])

    def __eq__(self, other):
        if not isinstance(other, Money):
            return NotImplemented
        return self.base() == other.base()

    def __hash__(self):
        return self.base()


def money_equality_hash(left: str, right: str | None) -> bool:
    """Same value, whatever the currency?"""
    a = Money.parse(left)
    b = Money.parse(right) if right else right
    if a == b:
        return len({a, b}) == 1
    return False

#> money_equality_hash("9 EUR", "10 USD")
#> money_equality_hash("10", "10 EUR")
#> money_equality_hash("10 CHF", "10 EUR")
#> money_equality_hash("10", None)
#> money_equality_hash("10 GBP", "1")
#> money_equality_hash("0 USD", "0 CHF")

### music_box_iterator_class
class Scale:
    NOTES = "C C# D D# E F F# G G# A A# B".split()

    def __init__(self, root, steps):
        self.position = self.NOTES.index(root)
        self.steps = steps

    def __iter__(self):
        position = self.position
        for step in self.steps:
            yield self.NOTES[position % 12]
            position += int(step)

    def __reversed__(self):
        return reversed(list(self))

    def __contains__(self, note):
        return any(note == other for other in self)


def music_box_iterator_class(root, melody, steps="2212221"):
    """The melody with notes outside of the scale in brackets, and the scale downwards."""
    scale = Scale(root, steps)
    played = " ".join(n if n in scale else f"({n})" for n in melody.split())
    return f"{played} / {'-'.join(reversed(scale))}"

#> music_box_iterator_class("C", "C E G# A")
#> music_box_iterator_class("A", "B C#", steps="2122122")
#> music_box_iterator_class("F#", "", "3232")
#> music_box_iterator_class("H", "C")
#> music_box_iterator_class("D", "F A Q", "43")

### abstract_vehicle_fees
from abc import ABC, abstractmethod


class Vehicle(ABC):
    wheels = 4

    def __init__(self, plate):
        self.plate = plate

    @abstractmethod
    def rate(self, hours):
        ...

    def fee(self, hours):
        return round(self.rate(hours) * (0.5 if self.plate.startswith("E") else 1), 2)


class Car(Vehicle):
    def rate(self, hours):
        return 2.5 * hours


class Bike(Vehicle):
    wheels = 2

    def rate(self, hours):
        return min(hours, 3) * 0.8


class Truck(Car):
    wheels = 6

    def rate(self, hours):
        return super().rate(hours) + self.wheels


def abstract_vehicle_fees(arrivals):
    kinds = {cls.__name__.lower(): cls for cls in (Vehicle, Car, Bike, Truck)}
    total = 0.0
    for kind, plate, hours in arrivals:
        total += kinds[kind](plate).fee(hours)
    return total

#> abstract_vehicle_fees([("car", "AB 1", 2), ("bike", "EX 9", 5)])
#> abstract_vehicle_fees([("truck", "E 77", 1)])
#> abstract_vehicle_fees([])
#> abstract_vehicle_fees([("vehicle", "X", 1)])
#> abstract_vehicle_fees([("truck", "T", 0.5), ("bike", "B", 0.25), ("car", "E", 10)])

### protocol_speakers
from typing import Protocol, runtime_checkable


@runtime_checkable
class Speaker(Protocol):
    def speak(self) -> str: ...


class Duck:
    def speak(self):
        return "quack"


class Robot:
    def __init__(self, battery):
        self.battery = battery

    def speak(self):
        if not self.battery:
            raise RuntimeError("empty battery")
        self.battery -= 1
        return "beep" * self.battery or "b..."


class Stone:
    weight = 3


MAKERS = {"duck": Duck, "stone": Stone, "robot": lambda: Robot(2)}


def protocol_speakers(names: str, rounds: int = 1) -> list[str]:
    things = [MAKERS[name]() for name in names.split()]
    heard = []
    for _ in range(rounds):
        for thing in things:
            if isinstance(thing, Speaker):
                heard.append(thing.speak())
    return heard

#> protocol_speakers("duck stone robot")
#> protocol_speakers("robot duck", rounds=2)
#> protocol_speakers("stone", 5)
#> protocol_speakers("robot", 3)
#> protocol_speakers("cow")

### singledispatch_to_sql
from functools import singledispatch
from datetime import date


@singledispatch
def literal(value):
    raise TypeError(f"cannot quote {type(value).__name__}")


@literal.register
def _(value: str):
    return "'" + value.replace("'", "''") + "'"


@literal.register(int)
@literal.register(float)
def _(value):
    return repr(value)


@literal.register
def _(value: bool):
    return "TRUE" if value else "FALSE"


@literal.register
def _(value: date):
    return f"DATE '{value:%Y-%m-%d}'"


@literal.register
def _(value: list):
    return "(" + ", ".join(map(literal, value)) + ")"


def singledispatch_to_sql(table, **where):
    parts = []
    for column, value in where.items():
        if value is None:
            parts.append(f"{column} IS NULL")
            continue
        if column == "day":
            value = date.fromisoformat(value)
        sign = "IN" if isinstance(value, list) else "="
        parts.append(f"{column} {sign} {literal(value)}")
    return f"SELECT * FROM {table}" + (" WHERE " + " AND ".join(parts) if parts else "")

#> singledispatch_to_sql("users", name="O'Hara", age=30)
#> singledispatch_to_sql("orders", id=[1, 2.5, "x"], paid=True, note=None)
#> singledispatch_to_sql("log", day="2024-02-29", ok=False)
#> singledispatch_to_sql("t")
#> singledispatch_to_sql("t", data={"a": 1})

### chained_row_query
class Query:
    def __init__(self, rows):
        self.rows = list(rows)
        self._limit = None

    def where(self, **conditions):
        self.rows = [r for r in self.rows if all(r.get(k) == v for k, v in conditions.items())]
        return self

    def order_by(self, *keys):
        for key in reversed(keys):
            name = key.lstrip("-")
            self.rows.sort(key=lambda r: r[name], reverse=key.startswith("-"))
        return self

    def limit(self, n):
        self._limit = n
        return self

    def __iter__(self):
        yield from self.rows[:self._limit]


def chained_row_query(rows, kind, order, limit=None):
    query = Query(rows)
    if kind:
        query.where(kind=kind)
    return [row["name"] for row in query.order_by(*order.split()).limit(limit)]

#> chained_row_query([{"name": "fig", "kind": "fruit", "n": 3}, {"name": "leek", "kind": "veg", "n": 1}, {"name": "kiwi", "kind": "fruit", "n": 3}], "fruit", "-n name")
#> chained_row_query([{"name": "a", "n": 2}, {"name": "b", "n": 1}, {"name": "c", "n": 2}], None, "n -name", limit=2)
#> chained_row_query([], "x", "")
#> chained_row_query([{"name": "a"}], "", "size")
#> chained_row_query([{"kind": "k", "id": 1}], "k", "id")
#> chained_row_query([{"name": "z", "kind": "q"}, {"name": "y", "kind": "k"}], "k", "kind", -1)
