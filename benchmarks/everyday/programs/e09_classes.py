### shape_report
import math
from dataclasses import dataclass


class Shape:
    def area(self) -> float:
        raise NotImplementedError

    def describe(self) -> str:
        return f"{type(self).__name__.lower()} {self.area():.1f}"


@dataclass
class Circle(Shape):
    radius: float

    def area(self):
        return math.pi * self.radius ** 2  # <- reach


@dataclass
class Rect(Shape):
    width: float
    height: float

    def area(self):
        return self.width * self.height


class Square(Rect):
    def __init__(self, side):
        super().__init__(side, side)


KINDS = {"c": Circle, "r": Rect, "s": Square}


def shape_report(specs):
    shapes = [KINDS[kind](*sizes) for kind, *sizes in specs]
    shapes.sort(key=lambda shape: shape.area())
    lines = []
    for shape in shapes:
        lines.append(shape.describe())
    return ", ".join(lines)

#> shape_report([("c", 2), ("r", 3, 4.5), ("s", 1.5), ("r", 1, 0.5)])
#? returns shape_report([("s", 4)])
#? raises KeyError shape_report([("t", 1)])
#? raises TypeError shape_report([("r", 1)])
#? reaches shape_report([("c", 2), ("r", 3, 4.5), ("s", 1.5), ("r", 1, 0.5)])

### card_hand
from collections import Counter
from enum import IntEnum


class Rank(IntEnum):
    HIGH = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE = 3
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR = 7


def classify(hand):
    values = Counter(card[:-1] for card in hand)
    suits = {card[-1] for card in hand}
    counts = sorted(values.values(), reverse=True)
    if counts[0] == 4:
        return Rank.FOUR  # <- reach
    if counts[:2] == [3, 2]:
        return Rank.FULL_HOUSE
    if len(suits) == 1:
        return Rank.FLUSH
    if counts[0] == 3:
        return Rank.THREE
    return Rank(min(2, counts.count(2)))


def card_hand(first, second):
    """Does the first hand beat the second one? A draw is no win."""
    ranks = []
    for text in (first, second):
        hand = text.split()
        if len(set(hand)) != 5:
            raise ValueError("five different cards are needed")
        ranks.append(classify(hand))
    return ranks[0] > ranks[1]

#> card_hand("10h 10s 4d 4c 4h", "Ah 3h 9h Kh 2h")
#> card_hand("10h 10s 4d 5c 6h", "Ah As 9h 9d 2h")
#? raises ValueError card_hand("2h 2h 3h 4h 5h", "2h 6h 3h 4h 5h")
#? reaches card_hand("2h 2s 2d 2c 3h", "4h 4s 4d 4c 3h")

### vector_path
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Vec:
    x: int = 0
    y: int = 0

    def __add__(self, other: Vec) -> Vec:
        return Vec(self.x + other.x, self.y + other.y)

    def __mul__(self, k: int) -> Vec:
        return Vec(self.x * k, self.y * k)

    def __abs__(self) -> int:
        return abs(self.x) + abs(self.y)


COMPASS = {"n": Vec(0, 1), "s": Vec(0, -1), "e": Vec(1, 0), "w": Vec(-1, 0)}


def vector_path(route: str) -> int:
    """Largest distance from the start along a route such as 'n2 e5'."""
    here, farthest = Vec(), 0
    for leg in route.split():
        here = here + COMPASS[leg[0]] * int(leg[1:])
        farthest = max(farthest, abs(here))
    return farthest

#> vector_path("n3 e4 s5 w1 n20")
#? returns vector_path("w12 e30")
#? raises KeyError vector_path("x1")
#? raises ValueError vector_path("n")

### priority_tasks
import heapq
from dataclasses import dataclass, field
from enum import Enum


class Priority(Enum):
    LOW = 3
    NORMAL = 2
    URGENT = 1


@dataclass(order=True)
class Task:
    rank: int
    number: int
    title: str = field(compare=False)


class TaskList:
    def __init__(self):
        self.heap = []
        self.count = 0

    def add(self, title, priority=Priority.NORMAL):
        self.count += 1
        heapq.heappush(self.heap, Task(priority.value, self.count, title))

    def drain(self):
        while self.heap:
            yield heapq.heappop(self.heap).title


def priority_tasks(lines):
    """'! text' is urgent, '? text' can wait."""
    marks = {"!": Priority.URGENT, "?": Priority.LOW}
    tasks = TaskList()
    for line in lines:
        mark, rest = line[0], line[1:].strip()
        if mark in marks:
            tasks.add(rest, marks[mark])
        else:
            tasks.add(line)
    return list(tasks.drain())

#> priority_tasks(["write docs", "? tidy desk", "! fix build", "review", "! call Bo"])
#? returns priority_tasks(["?later", "now"])
#? raises IndexError priority_tasks([""])

### money_type
from functools import total_ordering


@total_ordering
class Money:
    """An amount in cents with a currency. Mixed currencies do not compare."""

    def __init__(self, cents, currency="EUR"):
        self.cents, self.currency = cents, currency

    @classmethod
    def parse(cls, text):
        amount, currency = text.split()
        euros, _, cents = amount.partition(".")
        return cls(int(euros) * 100 + int(cents.ljust(2, "0") or 0), currency)

    def _check(self, other):
        if self.currency != other.currency:
            raise TypeError(f"{self.currency} and {other.currency}")

    def __eq__(self, other):
        self._check(other)
        return self.cents == other.cents

    def __lt__(self, other):
        self._check(other)
        return self.cents < other.cents


def money_type(offers, budget):
    """Is the cheapest offer within the budget?"""
    amounts = [Money.parse(offer) for offer in offers]
    cheapest = min(amounts)
    return cheapest <= Money.parse(budget)

#> money_type(["19.5 EUR", "18 EUR", "21.99 EUR"], "18.00 EUR")
#> money_type(["240.10 USD", "99.9 USD", "100 USD"], "99.89 USD")
#? raises TypeError money_type(["19.5 EUR"], "18 USD")
#? raises ValueError money_type([], "1 EUR")

### temperature_prop
class Celsius:
    """A descriptor that refuses what is colder than absolute zero."""

    def __set_name__(self, owner, name):
        self.slot = "_" + name

    def __get__(self, obj, owner=None):
        return getattr(obj, self.slot)

    def __set__(self, obj, value):
        if value < -273.15:
            raise ValueError(f"{self.slot[1:]}: {value}")
        setattr(obj, self.slot, float(value))


class Oven:
    inside = Celsius()
    target = Celsius()

    def __init__(self, inside=20, target=20):
        self.inside = inside
        self.target = target

    def step(self):
        self.inside += (self.target - self.inside) * 0.5
        return abs(self.target - self.inside) < 5


def temperature_prop(target, start=20):
    """Temperature after each step until the oven is nearly there."""
    oven = Oven(start, target)
    readings = []
    for _ in range(8):
        done = oven.step()
        readings.append(round(oven.inside, 1))
        if done:
            break
    return readings

#> temperature_prop(60)
#? returns temperature_prop(30, 10)
#? raises ValueError temperature_prop(-300)

### employee_tree
from dataclasses import dataclass, field


@dataclass
class Person:
    name: str
    salary: int
    reports: list["Person"] = field(default_factory=list)

    def __iter__(self):
        yield self
        for person in self.reports:
            yield from person

    def find(self, name):
        for person in self:
            if person.name == name:
                return person
        raise LookupError(name)


def employee_tree(rows, boss):
    """Pay of a boss's whole department.

    rows: (name, salary, manager) with managers before their people
    """
    (name, salary, _), *rest = rows
    root = Person(name, salary)
    for name, salary, manager in rest:
        root.find(manager).reports.append(Person(name, salary))
    return sum(person.salary for person in root.find(boss))

#> employee_tree([("Ada", 90, None), ("Ben", 60, "Ada"), ("Cleo", 55, "Ben")], "Ben")
#? returns employee_tree([("A", 70, None), ("B", 7, "A")], "A")
#? raises LookupError employee_tree([("A", 1, None)], "Z")
#? raises ValueError employee_tree([], "Z")

### enum_units
from enum import Enum


class Unit(Enum):
    BYTE = ("B", 1)
    KILO = ("kB", 1_000)
    MEGA = ("MB", 1_000_000)
    GIGA = ("GB", 1_000_000_000)

    def __init__(self, symbol, factor):
        self.symbol = symbol
        self.factor = factor

    @classmethod
    def fitting(cls, size):
        best = cls.BYTE
        for unit in cls:
            if size >= unit.factor:
                best = unit
        return best

    def show(self, size):
        number = size / self.factor
        text = f"{number:.1f}".removesuffix(".0")
        return f"{text} {self.symbol}"


def enum_units(sizes):
    if min(sizes) < 0:
        raise ValueError("negative size")
    return " + ".join(Unit.fitting(size).show(size) for size in sizes)

#> enum_units([512, 2_500_000, 48_000])
#? returns enum_units([7_000_000_000])
#? raises ValueError enum_units([-5])

### interval_set
class Interval:
    def __init__(self, low, high):
        if low > high:
            low, high = high, low
        self.low, self.high = low, high

    def __contains__(self, value):
        return self.low <= value <= self.high

    def __and__(self, other):
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Interval(low, high) if low <= high else None

    def __bool__(self):
        return self.high > self.low

    def __repr__(self):
        return f"[{self.low}..{self.high}]"


def interval_set(pairs, probe):
    """Common part of all intervals, and how many of them hold the probe."""
    common = None
    holding = 0
    for low, high in pairs:
        interval = Interval(low, high)
        holding += probe in interval
        if common is None:
            common = interval
            continue
        common = common & interval
        if not common:
            return "empty", holding  # <- reach
    return repr(common), holding

#> interval_set([(1, 9), (12, 4), (0, 7)], 8)
#? returns interval_set([(5, 2)], 3)
#? reaches interval_set([(1, 2), (3, 4)], 0)
#? raises TypeError interval_set([(1, "a")], 0)

### plugin_pipeline
class Step:
    steps = {}

    def __init_subclass__(cls):
        Step.steps[cls.__name__.lower()] = cls

    def run(self, words):
        return [self.one(word) for word in words]

    def one(self, word):
        return word


class Lower(Step):
    def one(self, word):
        return word.lower()


class Dedupe(Step):
    def run(self, words):
        return list(dict.fromkeys(words))


class Singular(Step):
    def one(self, word):
        if word.endswith("ies"):
            return word[:-3] + "y"  # <- reach
        return word.removesuffix("s")


def plugin_pipeline(text, pipeline="lower,singular,dedupe"):
    words = text.split()
    for name in pipeline.split(","):
        words = Step.steps[name]().run(words)
    return words

#> plugin_pipeline("Cats cat berries BERRY dog Dogs")
#? returns plugin_pipeline("A b A", "dedupe")
#? raises KeyError plugin_pipeline("a", "stem")
#? reaches plugin_pipeline("Cats cat berries BERRY dog Dogs")

### observer_values
from weakref import WeakSet


class Cell:
    """A spreadsheet cell: plain value or formula of other cells."""

    def __init__(self, value=None, formula=None, inputs=()):
        self._value = value
        self.formula = formula
        self.inputs = list(inputs)
        self.dependents = WeakSet()
        for cell in self.inputs:
            cell.dependents.add(self)
        if formula:
            self.recompute()

    @property
    def value(self):
        return self._value

    @value.setter
    def value(self, new):
        if new != self._value:
            self._value = new
            for cell in self.dependents:
                cell.recompute()

    def recompute(self):
        self.value = self.formula(*(cell.value for cell in self.inputs))


def observer_values(price, changes):
    net = Cell(price)
    gross = Cell(formula=lambda n: n * 120 // 100, inputs=[net])
    label = Cell(formula="{} cents".format, inputs=[gross])
    seen = [label.value]
    for change in changes:
        net.value = net.value + change
        seen.append(label.value)
    return seen[-1] if seen[0] != seen[-1] else "unchanged"

#> observer_values(100, [50, -5, 0])
#? returns observer_values(200, [300])
#? raises TypeError observer_values(100, ["a"])

### animal_chorus
class Animal:
    sound = "..."
    legs = 4

    def __init__(self, name):
        self.name = name

    def speak(self, mood="calm"):
        noise = self.sound
        if mood == "angry":
            noise = noise.upper() + "!"  # <- reach
        return f"{self.name}: {noise}"


class Dog(Animal):
    sound = "woof"


class Puppy(Dog):
    legs = 4

    def speak(self, mood="calm"):
        return super().speak(mood).replace("woof", "wif").replace("WOOF", "WIF")


class Bird(Animal):
    sound, legs = "tweet", 2


def animal_chorus(names, mood="calm"):
    classes = {"d": Dog, "p": Puppy, "b": Bird}
    lines, legs = [], 0
    for name in names:
        animal = classes.get(name[0].lower(), Animal)(name)
        lines.append(animal.speak(mood))
        legs += animal.legs
    return " | ".join(lines) + f" | {legs} legs"

#> animal_chorus(["Dex", "Pip", "Bea"], "angry")
#? returns animal_chorus(["Mo"])
#? raises IndexError animal_chorus([""])
#? reaches animal_chorus(["Dex", "Pip", "Bea"], "angry")

### fraction_sum
from math import gcd


class Ratio:
    __slots__ = ("n", "d")

    def __init__(self, n, d=1):
        if d == 0:
            raise ZeroDivisionError("denominator 0")
        common = gcd(n, d)
        self.n, self.d = n // common, d // common

    def __add__(self, other):
        return Ratio(self.n * other.d + other.n * self.d, self.d * other.d)

    def __radd__(self, other):
        return self if other == 0 else Ratio(other) + self

    def __str__(self):
        if abs(self.n) < self.d or self.d == 1:
            return f"{self.n}" if self.d == 1 else f"{self.n}/{self.d}"  # <- reach
        whole, rest = divmod(self.n, self.d)
        return f"{whole} {rest}/{self.d}"


def fraction_sum(text):
    """Sum of cups in a recipe: '1/2 + 3/4 + 2'."""
    parts = []
    for term in text.split("+"):
        n, _, d = term.strip().partition("/")
        parts.append(Ratio(int(n), int(d or 1)))
    return str(sum(parts))

#> fraction_sum("1/2 + 3/4 + 2")
#? returns fraction_sum("1/3+1/6")
#? raises ZeroDivisionError fraction_sum("1/0")
#? raises ValueError fraction_sum("half")
#? reaches fraction_sum("1/3+1/6")

### grade_book
from dataclasses import dataclass, field
from statistics import mean


@dataclass
class Course:
    title: str
    weights: dict = field(default_factory=lambda: {"exam": 0.6, "home": 0.4})
    marks: dict = field(default_factory=dict)

    def record(self, student, kind, mark):
        if kind not in self.weights:
            raise ValueError(f"no such kind of mark: {kind}")
        self.marks.setdefault(student, {}).setdefault(kind, []).append(mark)

    def final(self, student):
        total = 0.0
        for kind, weight in self.weights.items():
            given = self.marks[student].get(kind)
            total += weight * (mean(given) if given else 0)
        return round(total, 1)


def grade_book(entries, passing=50):
    """Students who pass, best first, with their final mark."""
    course = Course("Algebra")
    for entry in entries:
        course.record(*entry)
    finals = {student: course.final(student) for student in course.marks}
    passed = [item for item in finals.items() if item[1] >= passing]
    return sorted(passed, key=lambda item: -item[1])

#> grade_book([("Noor", "exam", 70), ("Kai", "exam", 40), ("Noor", "home", 80), ("Noor", "home", 90), ("Kai", "home", 55)])
#? returns grade_book([("Z", "exam", 100)])
#? raises ValueError grade_book([("Z", "quiz", 1)])

### linked_list_ops
class Node:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next


class LinkedList:
    def __init__(self, values=()):
        self.head = None
        for value in reversed(values):
            self.head = Node(value, self.head)

    def __iter__(self):
        node = self.head
        while node:
            yield node.value
            node = node.next

    def reverse(self):
        previous, node = None, self.head
        while node:
            node.next, previous, node = previous, node, node.next
        self.head = previous

    def drop(self, value):
        """Remove the first node with this value."""
        link = self.head
        if link and link.value == value:
            self.head = link.next  # <- reach
            return
        while link.next and link.next.value != value:
            link = link.next
        if link.next:
            link.next = link.next.next


def linked_list_ops(values, drop):
    items = LinkedList(values)
    items.reverse()
    items.drop(drop)
    return list(items)

#> linked_list_ops(["jan", "feb", "mar", "apr"], "feb")
#? returns linked_list_ops([1, 2], 2)
#? raises AttributeError linked_list_ops([], 1)
#? reaches linked_list_ops([1, 2], 2)

### singleton_counter
class Registry:
    _instance = None

    def __new__(cls):
        if cls._instance is None:
            cls._instance = super().__new__(cls)
            cls._instance.counts = {}
        return cls._instance

    def hit(self, name):
        self.counts[name] = self.counts.get(name, 0) + 1
        return self.counts[name]


def track(event):
    if not event.isidentifier():
        raise ValueError(f"bad event {event!r}")
    return Registry().hit(event)


def singleton_counter(events):
    """True if some event came three times; every call has its own view of the one registry."""
    Registry._instance = None
    highest = 0
    for event in events:
        highest = max(highest, track(event))
    assert Registry() is Registry()
    return highest >= 3

#> singleton_counter(["click", "scroll", "click", "click"])
#? raises ValueError singleton_counter(["page view"])

### bitmask_days
from enum import IntFlag


class Days(IntFlag):
    MON = 1
    TUE = 2
    WED = 4
    THU = 8
    FRI = 16
    SAT = 32
    SUN = 64


def parse_days(text):
    mask = Days(0)
    for part in text.upper().split("+"):
        if part == "WEEKEND":
            mask |= Days.SAT | Days.SUN
        elif part.startswith("-"):
            mask &= ~Days[part[1:]]  # <- reach
        else:
            mask |= Days[part]
    return mask


def bitmask_days(first, second):
    """Days on which both people are there, as a number of bits and as names."""
    common = parse_days(first) & parse_days(second)
    names = []
    for day in Days:
        if day in common:
            names.append(day.name.title())
    return int(common), names

#> bitmask_days("mon+tue+weekend", "weekend+-sun+tue+fri")
#? returns bitmask_days("wed", "wed+thu")
#? raises KeyError bitmask_days("mon", "someday")
#? reaches bitmask_days("mon+tue+weekend", "weekend+-sun+tue+fri")

### polymorphic_json
import json
from dataclasses import dataclass


@dataclass
class Event:
    at: int

    def render(self):
        return f"{self.at}"


@dataclass
class Message(Event):
    sender: str
    text: str = ""

    def render(self):
        return f"{super().render()} <{self.sender}> {self.text}"  # <- reach


@dataclass
class Joined(Event):
    who: str

    def render(self):
        return f"{super().render()} * {self.who} joined"


TYPES = {"msg": Message, "join": Joined}


def polymorphic_json(lines):
    events = []
    for line in lines:
        data = json.loads(line)
        cls = TYPES[data.pop("type")]
        events.append(cls(**data))
    events.sort(key=lambda event: event.at)
    return "\n".join(event.render() for event in events)

#> polymorphic_json(['{"type": "msg", "at": 7, "sender": "lu", "text": "hi all"}', '{"type": "join", "at": 5, "who": "lu"}', '{"type": "msg", "at": 6, "sender": "bot"}', '{"type": "join", "at": 9, "who": "max"}'])
#? returns polymorphic_json(['{"type": "join", "at": 1, "who": "eve"}'])
#? raises KeyError polymorphic_json(['{"type": "part", "at": 1}'])
#? raises TypeError polymorphic_json(['{"type": "join", "at": 1}'])
#? raises JSONDecodeError polymorphic_json(["{"])
#? reaches polymorphic_json(['{"type": "msg", "at": 7, "sender": "lu", "text": "hi all"}', '{"type": "join", "at": 5, "who": "lu"}', '{"type": "msg", "at": 6, "sender": "bot"}', '{"type": "join", "at": 9, "who": "max"}'])

### cached_lookup
class Memo(dict):
    """A dict that computes what is missing."""

    def __init__(self, function):
        self.function = function
        self.misses = 0

    def __missing__(self, key):
        self.misses += 1
        value = self[key] = self.function(key)
        return value


def collatz(n):
    steps = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


def cached_lookup(numbers):
    """(longest number of steps, numbers really computed)"""
    memo = Memo(collatz)
    longest = 0
    for number in numbers:
        if number < 1:
            raise ValueError(number)
        longest = max(longest, memo[number])
    return longest, memo.misses

#> cached_lookup([6, 5, 6, 8, 5])
#? returns cached_lookup([1, 1, 2])
#? raises ValueError cached_lookup([0])

### open_accounts
from enum import Enum, unique


@unique
class Status(Enum):
    ACTIVE = "A"
    PAUSED = "P"
    CLOSED = "C"

    @property
    def final(self):
        return self is Status.CLOSED

    @classmethod
    def _missing_(cls, value):
        for member in cls:
            if member.name.lower() == str(value).lower():
                return member
        return None  # <- reach


def open_accounts(codes):
    """How many accounts are not closed; codes may be letters or words."""
    open_count = 0
    for code in codes:
        status = Status(code)
        if status.final:
            continue
        open_count += 1
    return open_count

#> open_accounts(["A", "closed", "paused", "C", "active", "A"])
#? returns open_accounts(["A", "A", "A", "A", "A", "A", "A"])
#? raises ValueError open_accounts(["deleted"])
#? reaches open_accounts(["deleted"])

### builder_query
class Query:
    """SELECT statements, piece by piece."""

    def __init__(self, table):
        self.table = table
        self.columns = []
        self.conditions = []
        self.order = None
        self.count = None

    def select(self, *columns):
        self.columns.extend(columns)
        return self

    def where(self, **equal):
        for column, value in equal.items():
            if value is None:
                self.conditions.append(f"{column} IS NULL")
            elif isinstance(value, (list, tuple)):
                marks = ", ".join("?" * len(value))
                self.conditions.append(f"{column} IN ({marks})")  # <- reach
            else:
                self.conditions.append(f"{column} = ?")
        return self

    def __str__(self):
        sql = f"SELECT {', '.join(self.columns) or '*'} FROM {self.table}"
        if self.conditions:
            sql += " WHERE " + " AND ".join(self.conditions)
        return sql


def builder_query(table, columns, filters):
    query = Query(table).select(*columns)
    for name in sorted(filters):
        query.where(**{name: filters[name]})
    return str(query)

#> builder_query("users", ["id", "mail"], {"team": [1, 2, 3], "left_at": None, "role": "dev"})
#? returns builder_query("logs", [], {"day": "x"})
#? raises TypeError builder_query("logs", [], {1: 2, "a": 3})
#? reaches builder_query("users", ["id", "mail"], {"team": [1, 2, 3], "left_at": None, "role": "dev"})

### mixin_models
class Timestamped:
    def fields(self):
        return {**super().fields(), "updated": self.version}

    def touch(self):
        self.version += 1


class SoftDelete:
    deleted = False

    def delete(self):
        self.deleted = True
        self.touch()

    def fields(self):
        return {**super().fields(), "deleted": self.deleted}


class Model:
    version = 0

    def __init__(self, name):
        self.name = name

    def fields(self):
        return {"name": self.name}


class Note(SoftDelete, Timestamped, Model):
    pass


def mixin_models(actions):
    note = Note("todo")
    for action in actions:
        if action in ("touch", "delete"):
            getattr(note, action)()  # <- reach
        elif action.startswith("name="):
            note.name = action[5:]
            note.touch()
        else:
            raise NameError(action)
    return note.fields()

#> mixin_models(["touch", "name=groceries", "delete", "touch", "name=shop"])
#? returns mixin_models(["name=x"])
#? raises NameError mixin_models(["undelete"])
#? reaches mixin_models(["touch", "name=groceries", "delete", "touch", "name=shop"])
