### temperature_property_guard
class Thermostat:
    """Keeps a target temperature between two limits."""

    def __init__(self, target=20.0, low=5, high=30):
        self.low, self.high = low, high
        self.rejected = 0
        self.target = target

    @property
    def target(self):
        return self._target

    @target.setter
    def target(self, value):
        if not self.low <= value <= self.high:
            self.rejected += 1
            raise ValueError(f"{value} is outside {self.low}..{self.high}")
        self._target = value

    @property
    def fahrenheit(self):
        return self._target * 9 / 5 + 32


def temperature_property_guard(wishes: list[float], start: float = 20.0) -> tuple:
    thermostat = Thermostat(start)
    for wish in wishes:
        try:
            thermostat.target = wish
        except ValueError:
            if thermostat.rejected > 2:
                break
    return thermostat.target, round(thermostat.fahrenheit, 1), thermostat.rejected

#> temperature_property_guard([21.5, 19, 40, 22.5])
#> temperature_property_guard([])
#> temperature_property_guard([50, -3, 31, 18, 17])
#> temperature_property_guard([5, 30], start=10)
#> temperature_property_guard([21], start=99)
#> temperature_property_guard([21.5, 19, 40, 22.5, 50, -3, 31, 18, 17, 5, 30])

### employee_payroll_lines
class Employee:
    def __init__(self, name, base):
        self.name, self.base = name, base

    def pay(self, hours):
        return self.base

    def __str__(self):
        return f"{type(self).__name__} {self.name}"


class Hourly(Employee):
    overtime_after = 40

    def pay(self, hours):
        extra = max(0, hours - self.overtime_after)
        return super().pay(hours) * hours + extra * self.base // 2


class Manager(Employee):
    def __init__(self, name, base, bonus=0):
        super().__init__(name, base)
        self.bonus = bonus

    def pay(self, hours):
        return super().pay(hours) + self.bonus


ROLES = {"h": Hourly, "m": Manager, "e": Employee}


def employee_payroll_lines(staff: list[tuple], hours: dict[str, int]) -> list[str]:
    lines = []
    for code, *args in staff:
        person = ROLES[code](*args)
        lines.append(f"{person}: {person.pay(hours.get(person.name, 0))}")
    return lines

#> employee_payroll_lines([("h", "Ana", 20), ("m", "Ben", 4000, 500)], {"Ana": 45})
#> employee_payroll_lines([("e", "Cy", 3100)], {})
#> employee_payroll_lines([], {"Ana": 10})
#> employee_payroll_lines([("h", "Dee", 31), ("h", "Eli", 18), ("m", "Flo", 5200)], {"Dee": 41, "Eli": 40})
#> employee_payroll_lines([("x", "Gus", 1)], {})
#> employee_payroll_lines([("h", "Ana", 20), ("m", "Ben", 4000, 500), ("h", "Dee", 31), ("h", "Eli", 18), ("m", "Flo", 5200), ("e", "Cy", 3100)], {"Ana": 45, "Dee": 41, "Eli": 40})

### money_type_arithmetic
from functools import total_ordering


class CurrencyMismatch(TypeError):
    pass


@total_ordering
class Money:
    def __init__(self, cents, currency="EUR"):
        self.cents, self.currency = cents, currency

    def _check(self, other):
        if self.currency != other.currency:
            raise CurrencyMismatch(f"{self.currency} and {other.currency}")

    def __add__(self, other):
        self._check(other)
        return Money(self.cents + other.cents, self.currency)

    def __eq__(self, other):
        return (self.cents, self.currency) == (other.cents, other.currency)

    def __lt__(self, other):
        self._check(other)
        return self.cents < other.cents

    def __str__(self):
        return f"{self.cents // 100}.{self.cents % 100:02d} {self.currency}"


def money_type_arithmetic(amounts: list[tuple], budget: tuple) -> str:
    """Add amounts up until the budget is passed; tell the sum that still fits."""
    limit = Money(*budget)
    total = Money(0, limit.currency)
    for amount in amounts:
        following = total + Money(*amount)
        if following > limit:
            return f"{total} (stopped before {Money(*amount)})"
        total = following
    return f"{total}" + (" exactly" if total == limit else "")

#> money_type_arithmetic([(1999,), (501,), (2500,)], (5000,))
#> money_type_arithmetic([(1999,), (3500,), (1,)], (5000,))
#> money_type_arithmetic([(10, "USD")], (100, "EUR"))
#> money_type_arithmetic([], (0,))
#> money_type_arithmetic([(1250, "CHF"), (75, "CHF")], (9900, "CHF"))
#> money_type_arithmetic([(1999,), (501,), (2500,), (1999,), (3500,), (1,), (1250, "CHF"), (75, "CHF")], (5000,))

### playlist_iteration_protocol
class Playlist:
    def __init__(self, *tracks):
        self._tracks = list(tracks)

    def __len__(self):
        return len(self._tracks)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return Playlist(*self._tracks[index])
        return self._tracks[index]

    def __contains__(self, title):
        return any(name.lower() == title.lower() for name, _ in self._tracks)

    def __add__(self, other):
        extra = [t for t in other if t[0] not in self]
        return Playlist(*self._tracks, *extra)

    @property
    def seconds(self):
        return sum(length for _, length in self._tracks)


def playlist_iteration_protocol(mine: list, yours: list, top: int) -> dict:
    """Join two playlists and describe the first `top` tracks."""
    joined = Playlist(*mine) + Playlist(*yours)
    head = joined[:top]
    minutes, seconds = divmod(head.seconds, 60)
    return {"tracks": len(joined), "first": joined[0][0], "length": f"{minutes}:{seconds:02d}"}

#> playlist_iteration_protocol([("Intro", 61)], [("INTRO", 60), ("Outro", 125)], 2)
#> playlist_iteration_protocol([("A", 200), ("B", 100)], [], 1)
#> playlist_iteration_protocol([], [], 5)
#> playlist_iteration_protocol([], [("Solo", 59)], 3)
#> playlist_iteration_protocol([("Rain", 180), ("Snow", 95)], [("rain", 10), ("Hail", 240)], 3)
#> playlist_iteration_protocol([("Intro", 61), ("Rain", 180), ("Snow", 95)], [("INTRO", 60), ("Outro", 125), ("rain", 10), ("Hail", 240), ("Solo", 59)], 2)

### range_like_contains
class Interval:
    """A half open interval that knows union, overlap and length."""

    def __init__(self, start, end):
        if end < start:
            raise ValueError(f"[{start}, {end}) is reversed")
        self.start, self.end = start, end

    def __contains__(self, point):
        return self.start <= point < self.end

    def __and__(self, other):
        start, end = max(self.start, other.start), min(self.end, other.end)
        return Interval(start, end) if start < end else None

    def __bool__(self):
        return self.end > self.start


def range_like_contains(intervals: list[tuple], point: float) -> bool:
    common = Interval(*intervals[0])
    for pair in intervals[1:]:
        common = common & Interval(*pair)
        if not common:
            return False
    return point in common

#> range_like_contains([(0, 10), (5, 20), (3, 8)], 6)
#> range_like_contains([(0, 10), (5, 20), (3, 8)], 8)
#> range_like_contains([(0, 3), (3, 9)], 3)
#> range_like_contains([(4, 1)], 2)
#> range_like_contains([(1.5, 2.5), (0, 2)], 1.75)
#> range_like_contains([(8, 18), (9, 17), (12, 13), (12.5, 20)], 12.25)
#> range_like_contains([(0, 10), (5, 20), (3, 8), (0, 10), (5, 20), (3, 8)], 6)

### mixin_serialise_record
import json


class JsonMixin:
    def to_json(self):
        return json.dumps(self.to_dict(), sort_keys=True)


class DictMixin:
    hidden = ()

    def to_dict(self):
        return {k: v for k, v in vars(self).items() if k not in self.hidden and not k.startswith("_")}


class User(DictMixin, JsonMixin):
    hidden = ("password",)

    def __init__(self, name, password, role="user"):
        self.name, self.password, self.role = name, password, role
        self._logins = 0


class Admin(User):
    hidden = User.hidden + ("role",)

    def to_dict(self):
        return {**super().to_dict(), "admin": True}


def mixin_serialise_record(name, password, admin=False, **extra):
    """Make a user and write it as json without its secrets."""
    user = (Admin if admin else User)(name, password)
    for key, value in extra.items():
        if hasattr(user, key):
            raise AttributeError(f"{key} cannot be replaced")
        setattr(user, key, value)
    return user.to_json()

#> mixin_serialise_record("ida", "hunter2")
#> mixin_serialise_record("root", "toor", admin=True, shell="/bin/sh")
#> mixin_serialise_record("bob", "x", team="core", _seen=3)
#> mixin_serialise_record("eve", "y", role="admin")
#> mixin_serialise_record("zoë", "secret", True, tags=["night", "oncall"])

### polynomial_class_values
class Poly:
    def __init__(self, *coefficients):
        terms = list(coefficients)
        while terms and terms[-1] == 0:
            terms.pop()
        self.terms = tuple(terms)

    def __call__(self, x):
        value = 0
        for c in reversed(self.terms):
            value = value * x + c
        return value

    def __mul__(self, other):
        out = [0] * (len(self.terms) + len(other.terms))
        for i, a in enumerate(self.terms):
            for j, b in enumerate(other.terms):
                out[i + j] += a * b
        return Poly(*out)

    def __repr__(self):
        return f"Poly{self.terms}"


def polynomial_class_values(first, second, points):
    product = Poly(*first) * Poly(*second)
    return repr(product), [product(x) for x in points]

#> polynomial_class_values([1, 1], [1, -1], [0, 1, 2, 3])
#> polynomial_class_values([2], [0, 3], [5])
#> polynomial_class_values([], [1, 2], [4])
#> polynomial_class_values([1, 2, 0], [3], [-1, 10])
#> polynomial_class_values([0, 1], [0, 1], [])
#> polynomial_class_values([1, 1, 0, 1], [1, -1, 0, 1], [0, 1, 2, 3])

### descriptor_validated_fields
class Positive:
    def __set_name__(self, owner, name):
        self.name = "_" + name

    def __get__(self, obj, owner=None):
        return getattr(obj, self.name)

    def __set__(self, obj, value):
        if value <= 0:
            raise ValueError(f"{self.name[1:]} must be positive, not {value}")
        setattr(obj, self.name, value)


def descriptor_validated_fields(parcels: list[tuple]) -> tuple[int, list[str]]:
    """Volume of all sound parcels, and what is wrong with the others."""

    class Parcel:
        length = Positive()
        width = Positive()
        height = Positive()

        def __init__(self, length, width, height):
            self.length = length
            self.width = width
            self.height = height

        @property
        def volume(self):
            return self.length * self.width * self.height

    volume, problems = 0, []
    for sizes in parcels:
        try:
            volume += Parcel(*sizes).volume
        except ValueError as error:
            problems.append(str(error))
    return volume, problems

#> descriptor_validated_fields([(2, 3, 4), (1, 1, 1)])
#> descriptor_validated_fields([(2, -3, 4), (0, 1, 1), (5, 5, 5)])
#> descriptor_validated_fields([])
#> descriptor_validated_fields([(1, 2)])
#> descriptor_validated_fields([(10, 20, 0)])
#> descriptor_validated_fields([(2, -3, 4), (0, 1, 1), (5, 5, 5), (2, 3, 4), (1, 1, 1)])

### stack_machine_class
class StackMachineError(Exception):
    """An instruction could not be carried out."""


class StackMachine:
    def __init__(self):
        self.stack = []

    def pop(self):
        if not self.stack:
            raise StackMachineError("stack is empty")
        return self.stack.pop()

    def execute(self, instruction):
        match instruction.split():
            case ["push", number]:
                self.stack.append(int(number))
            case ["add"]:
                self.stack.append(self.pop() + self.pop())
            case ["mul"]:
                self.stack.append(self.pop() * self.pop())
            case ["dup"]:
                top = self.pop()
                self.stack += [top, top]
            case _:
                raise StackMachineError(f"bad instruction: {instruction}")


def stack_machine_class(program):
    """Run instructions separated by ';' and return the top, or what went wrong."""
    machine = StackMachine()
    try:
        for instruction in program.split(";"):
            machine.execute(instruction)
        return machine.pop()
    except StackMachineError as error:
        return f"error: {error}"

#> stack_machine_class("push 3; push 4; add; dup; mul")
#> stack_machine_class("push 5; add")
#> stack_machine_class("push 2; dup; dup; mul; mul")
#> stack_machine_class("jump 3")
#> stack_machine_class("push x")
#> stack_machine_class("push 2; dup; dup; mul; mul; push 3; push 4; add; dup; mul; push 5; add")

### zoo_feeding_rounds
from dataclasses import dataclass


@dataclass
class Animal:
    name: str
    hunger: int

    appetite = 2

    def feed(self, portions):
        eaten = min(portions, self.appetite, self.hunger)
        self.hunger -= eaten
        return eaten


class Lion(Animal):
    appetite = 4


class Tortoise(Animal):
    def feed(self, portions):
        if self.hunger < 3:
            return 0  # not interested yet
        return super().feed(portions)


SPECIES = {"lion": Lion, "tortoise": Tortoise}


def zoo_feeding_rounds(animals: list[tuple[str, str, int]], portions: int) -> dict[str, int]:
    zoo = [SPECIES.get(kind, Animal)(name, hunger) for kind, name, hunger in animals]
    while portions > 0:
        eaten = 0
        for animal in zoo:
            bite = animal.feed(portions)
            portions -= bite
            eaten += bite
        if eaten == 0:
            break
    return {animal.name: animal.hunger for animal in zoo}

#> zoo_feeding_rounds([("lion", "Leo", 6), ("goat", "Gil", 3)], 8)
#> zoo_feeding_rounds([("tortoise", "Tim", 4), ("tortoise", "Tom", 2)], 10)
#> zoo_feeding_rounds([], 5)
#> zoo_feeding_rounds([("lion", "Lea", 9)], 0)
#> zoo_feeding_rounds([("goat", "A", 5), ("lion", "B", 5), ("tortoise", "C", 5)], 12)
#> zoo_feeding_rounds([("goat", "A", 5), ("lion", "B", 5), ("tortoise", "C", 5), ("tortoise", "Tim", 4), ("tortoise", "Tom", 2)], 12)

### version_range_satisfied
import re
from functools import total_ordering

CLAUSE = re.compile(r"(>=|<=|==|!=|>|<)\s*([\d.]+)")


@total_ordering
class Version:
    def __init__(self, text):
        self.parts = tuple(int(p) for p in text.split("."))

    def _padded(self, length):
        return self.parts + (0,) * (length - len(self.parts))

    def __eq__(self, other):
        n = max(len(self.parts), len(other.parts))
        return self._padded(n) == other._padded(n)

    def __lt__(self, other):
        n = max(len(self.parts), len(other.parts))
        return self._padded(n) < other._padded(n)


OPS = {
    ">=": lambda a, b: a >= b, "<=": lambda a, b: a <= b, "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b, ">": lambda a, b: a > b, "<": lambda a, b: a < b,
}


def version_range_satisfied(version: str, specifier: str) -> bool:
    candidate = Version(version)
    for operator, bound in CLAUSE.findall(specifier):
        if not OPS[operator](candidate, Version(bound)):
            return False
    return True

#> version_range_satisfied("1.4.2", ">=1.2, <2")
#> version_range_satisfied("2.0", ">=1.2, <2")
#> version_range_satisfied("1.0.0", "==1")
#> version_range_satisfied("3.1", "!=3.1.0, >3")
#> version_range_satisfied("v7", ">1")
#> version_range_satisfied("0.9.12", "")
#> version_range_satisfied("1.4.2", ">=1.2, <2, !=3.1.0, >3")

### abstract_exporter_formats
from abc import ABC, abstractmethod


class Exporter(ABC):
    separator = "\n"

    def export(self, rows):
        if not rows:
            return self.empty()
        body = self.separator.join(self.line(row) for row in rows)
        return self.header(rows[0]) + body

    def header(self, row):
        return ""

    def empty(self):
        return "(no rows)"

    @abstractmethod
    def line(self, row):
        ...


class CsvExporter(Exporter):
    def header(self, row):
        return ",".join(row) + "\n"

    def line(self, row):
        return ",".join(str(v) for v in row.values())


class MarkdownExporter(Exporter):
    def header(self, row):
        return f"|{'|'.join(row)}|\n|{'-|' * len(row)}\n"

    def line(self, row):
        return f"|{'|'.join(map(str, row.values()))}|"


class CompactExporter(Exporter):
    separator = "; "

    def line(self, row):
        return " ".join(f"{k}={v}" for k, v in row.items())


def abstract_exporter_formats(rows, kind="csv"):
    exporters = {"csv": CsvExporter, "md": MarkdownExporter, "compact": CompactExporter, "raw": Exporter}
    return exporters[kind]().export(rows)

#> abstract_exporter_formats([{"id": 1, "name": "lamp"}, {"id": 2, "name": "desk"}])
#> abstract_exporter_formats([{"id": 1, "name": "lamp"}], "md")
#> abstract_exporter_formats([{"host": "web1", "up": True}, {"host": "web2", "up": False}], "compact")
#> abstract_exporter_formats([], "md")
#> abstract_exporter_formats([{"a": 1}], "raw")
#> abstract_exporter_formats([{"host": "web1", "up": True}, {"host": "web2", "up": False}, {"id": 1, "name": "lamp"}, {"id": 2, "name": "desk"}, {"id": 1, "name": "lamp"}], "compact")

### vector_dunder_math
class Vec:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x, self.y = x, y

    def __add__(self, other):
        return Vec(self.x + other.x, self.y + other.y)

    def __mul__(self, factor):
        return Vec(self.x * factor, self.y * factor)

    __rmul__ = __mul__

    def __iter__(self):
        yield self.x
        yield self.y

    def __abs__(self):
        return (self.x ** 2 + self.y ** 2) ** 0.5


def vector_dunder_math(position, velocity, steps, drag=0.5):
    place, speed = Vec(*position), Vec(*velocity)
    for _ in range(steps):
        if abs(speed) < 0.5:
            break
        place = place + speed
        speed = drag * speed
    return tuple(place)

#> vector_dunder_math((0, 0), (8, 0), 3)
#> vector_dunder_math((1, 1), (3, 4), 10)
#> vector_dunder_math((5, -5), (0.25, 0.25), 4)
#> vector_dunder_math((0, 10), (-2, 6), 2, drag=1)
#> vector_dunder_math((2, 2), (1, 0), 0)

### chain_of_responsibility_support
class Handler:
    def __init__(self, successor=None):
        self.successor = successor

    def handle(self, ticket):
        if self.can_handle(ticket):
            return self.answer(ticket)
        if self.successor is None:
            raise LookupError(f"nobody takes {ticket['topic']}")
        return self.successor.handle(ticket)

    def answer(self, ticket):
        return f"{type(self).__name__}: {ticket['topic']}"


class Bot(Handler):
    def can_handle(self, ticket):
        return ticket["topic"] in {"password", "opening hours"}


class Agent(Handler):
    def can_handle(self, ticket):
        return ticket.get("severity", 1) < 3

    def answer(self, ticket):
        return super().answer(ticket) + " (24h)"


class Engineer(Handler):
    def can_handle(self, ticket):
        return ticket["topic"].startswith("bug")


def chain_of_responsibility_support(ticket: dict) -> str:
    chain = Bot(Agent(Engineer()))
    return chain.handle(ticket)

#> chain_of_responsibility_support({"topic": "password"})
#> chain_of_responsibility_support({"topic": "invoice", "severity": 2})
#> chain_of_responsibility_support({"topic": "bug in export", "severity": 4})
#> chain_of_responsibility_support({"topic": "refund", "severity": 5})
#> chain_of_responsibility_support({"topic": "bug: typo"})

### library_loan_rules
from dataclasses import dataclass, field


class LoanRefused(Exception):
    pass


@dataclass
class Member:
    name: str
    limit: int = 2
    loans: list = field(default_factory=list)
    fees: int = 0


class Library:
    def __init__(self, titles):
        self.shelf = set(titles)

    def lend(self, member, title):
        if member.fees:
            raise LoanRefused("fees first")
        if len(member.loans) >= member.limit:
            raise LoanRefused("limit reached")
        if title not in self.shelf:
            raise LoanRefused("not on the shelf")
        self.shelf.remove(title)
        member.loans.append(title)

    def take_back(self, member, title, days):
        member.loans.remove(title)
        self.shelf.add(title)
        member.fees += max(0, days - 28) * 10


def library_loan_rules(titles: list[str], actions: list[tuple]) -> list[str]:
    library, member, refusals = Library(titles), Member("reader"), []
    for title, *days in actions:
        try:
            if days:
                library.take_back(member, title, *days)
            else:
                library.lend(member, title)
        except LoanRefused as refusal:
            refusals.append(f"{title}: {refusal}")
    return refusals

#> library_loan_rules(["Dune", "Emma", "Ulysses"], [("Dune",), ("Emma",), ("Ulysses",), ("Dune", 20), ("Ulysses",)])
#> library_loan_rules(["Dune"], [("Dune",), ("Dune", 30), ("Dune",)])
#> library_loan_rules([], [("Emma",)])
#> library_loan_rules(["It"], [])
#> library_loan_rules(["Emma"], [("It", 3)])
#> library_loan_rules(["Dune", "Emma", "Ulysses"], [("Dune",), ("Emma",), ("Ulysses",), ("Dune", 20), ("Ulysses",), ("Emma",)])

### comparable_card_hands
from collections import Counter
from enum import IntEnum


class Rank(IntEnum):
    HIGH = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE = 3
    FULL_HOUSE = 4
    FOUR = 5


VALUES = "23456789TJQKA"
BY_COUNTS = {(4,): Rank.FOUR, (3, 2): Rank.FULL_HOUSE, (3,): Rank.THREE, (2, 2): Rank.TWO_PAIR, (2,): Rank.PAIR}


def rank_of(hand):
    counts = sorted(Counter(hand).values(), reverse=True)
    groups = tuple(c for c in counts if c > 1)
    return BY_COUNTS.get(groups, Rank.HIGH)


def strength(hand):
    """Compare by rank, then by the most frequent and highest values."""
    ordered = sorted(Counter(hand).items(), key=lambda kv: (-kv[1], -VALUES.index(kv[0])))
    return rank_of(hand), [VALUES.index(value) for value, _ in ordered]


def comparable_card_hands(mine: str, yours: str) -> str:
    first, second = strength(mine), strength(yours)
    if first == second:
        return "split pot"
    winner, (rank, _) = ("first", first) if first > second else ("second", second)
    return f"{winner} wins with {rank.name.lower().replace('_', ' ')}"

#> comparable_card_hands("KK772", "KK77A")
#> comparable_card_hands("AAAQQ", "9999T")
#> comparable_card_hands("23456", "23456")
#> comparable_card_hands("TTT98", "AAKK2")
#> comparable_card_hands("1KQJT", "22345")

### plugin_filter_conditions
class Condition:
    def __and__(self, other):
        return AllOf(self, other)

    def __or__(self, other):
        return AnyOf(self, other)

    def __invert__(self):
        return Not(self)


class Field(Condition):
    def __init__(self, name, test):
        self.name, self.test = name, test

    def __call__(self, row):
        return self.name in row and self.test(row[self.name])


class AllOf(Condition):
    def __init__(self, *parts):
        self.parts = parts

    def __call__(self, row):
        return all(part(row) for part in self.parts)


class AnyOf(AllOf):
    def __call__(self, row):
        return any(part(row) for part in self.parts)


class Not(Condition):
    def __init__(self, inner):
        self.inner = inner

    def __call__(self, row):
        return not self.inner(row)


def plugin_filter_conditions(row: dict) -> bool:
    """Does a flat fit: big or with a balcony, affordable and not on the ground floor?"""
    big = Field("size", lambda m: m >= 80)
    balcony = Field("balcony", bool)
    cheap = Field("rent", lambda r: r <= 1200)
    ground = Field("floor", lambda f: f == 0)
    return ((big | balcony) & cheap & ~ground)(row)

#> plugin_filter_conditions({"size": 90, "rent": 1150, "floor": 2})
#> plugin_filter_conditions({"size": 60, "rent": 900, "floor": 1})
#> plugin_filter_conditions({"size": 60, "balcony": True, "rent": 900})
#> plugin_filter_conditions({"size": 120, "rent": 2000, "floor": 3})
#> plugin_filter_conditions({"size": 85, "rent": 1000, "floor": 0})
#> plugin_filter_conditions({"size": "large", "rent": 800})

### singleton_registry_same
class Registry:
    _instance = None

    def __new__(cls):
        if cls._instance is None:
            cls._instance = super().__new__(cls)
            cls._instance.names = []
        return cls._instance

    def add(self, name):
        if name in self.names:
            return False
        self.names.append(name)
        return True


class ScopedRegistry(Registry):
    _instance = None

    def add(self, name):
        return super().add(f"scoped.{name}")


def singleton_registry_same(names):
    """Every call makes 'new' registries, but they share their names."""
    added = [Registry().add(name) for name in names]
    scoped = [ScopedRegistry().add(name) for name in names[:1]]
    return sum(added), scoped, Registry().names + ScopedRegistry().names

#> singleton_registry_same(["alpha", "beta", "alpha"])
#> singleton_registry_same([])
#> singleton_registry_same(["one"])
#> singleton_registry_same(["x", "x", "x", "y"])
#> singleton_registry_same(["db", "cache", "mail", "db", "queue"])
#> singleton_registry_same(["db", "cache", "mail", "db", "queue", "x", "x", "x", "y", "alpha", "beta", "alpha"])

### fraction_recipe_scaler
from fractions import Fraction


class Recipe:
    def __init__(self, servings, **amounts):
        self.servings = servings
        self.amounts = {name: Fraction(str(amount)) for name, amount in amounts.items()}

    def __mul__(self, factor):
        scaled = Recipe(self.servings * factor)
        scaled.amounts = {name: a * factor for name, a in self.amounts.items()}
        return scaled

    def for_people(self, people):
        return self * Fraction(people, self.servings)

    def lines(self):
        for name, amount in sorted(self.amounts.items()):
            whole, rest = divmod(amount, 1)
            parts = [str(whole)] if whole else []
            if rest:
                parts.append(f"{rest.numerator}/{rest.denominator}")
            yield f"{' '.join(parts)} {name}"


def fraction_recipe_scaler(people: int, servings: int = 4, **amounts) -> list[str]:
    return list(Recipe(servings, **amounts).for_people(people).lines())

#> fraction_recipe_scaler(6, eggs=3, flour="2.5", milk="1/2")
#> fraction_recipe_scaler(1, sugar=1, salt="1/4")
#> fraction_recipe_scaler(8, 4)
#> fraction_recipe_scaler(3, 0, rice=2)
#> fraction_recipe_scaler(10, servings=4, butter="3/4", apples=6)

### ledger_context_transaction
class Ledger:
    """Postings are kept only when the whole block succeeds."""

    def __init__(self):
        self.postings = []
        self._open = None

    def __enter__(self):
        self._open = []
        return self

    def post(self, account, cents):
        if cents == 0:
            raise ValueError(f"empty posting on {account}")
        self._open.append((account, cents))

    def __exit__(self, kind, error, traceback):
        balanced = sum(c for _, c in self._open) == 0
        if kind is None and balanced:
            self.postings.extend(self._open)
        self._open = None
        return kind is ValueError


def ledger_context_transaction(transactions: list[list]) -> dict[str, int]:
    ledger = Ledger()
    for lines in transactions:
        with ledger:
            for account, cents in lines:
                ledger.post(account, cents)
    totals: dict[str, int] = {}
    for account, cents in ledger.postings:
        totals[account] = totals.get(account, 0) + cents
    return totals

#> ledger_context_transaction([[("cash", -500), ("rent", 500)], [("cash", 200), ("sales", -200)]])
#> ledger_context_transaction([[("cash", -500), ("rent", 400)]])
#> ledger_context_transaction([[("cash", 0)], [("bank", 10), ("cash", -10)]])
#> ledger_context_transaction([])
#> ledger_context_transaction([[("a", 1), ("b", "x")]])
#> ledger_context_transaction([[("cash", -500), ("rent", 500)], [("cash", 200), ("sales", -200)], [("cash", 0)], [("bank", 10), ("cash", -10)]])

### immutable_point_moves
from contextlib import suppress
from dataclasses import FrozenInstanceError, dataclass, replace


@dataclass(frozen=True)
class Point:
    x: int = 0
    y: int = 0

    def moved(self, direction, by=1):
        match direction:
            case "up":
                return replace(self, y=self.y + by)
            case "down":
                return self.moved("up", -by)
            case "left" | "right":
                return replace(self, x=self.x + (by if direction == "right" else -by))
        raise ValueError(f"no direction {direction!r}")


def immutable_point_moves(moves):
    """Does the path, e.g. 'up 2, left 1', lead back to the origin?"""
    start = point = Point()
    for move in moves.split(", "):
        direction, by = move.split()
        point = point.moved(direction, int(by))
    with suppress(FrozenInstanceError):
        start.x = 99  # refused, points do not change
    return point == start

#> immutable_point_moves("up 2, left 1, down 2, right 1")
#> immutable_point_moves("up 2, left 1")
#> immutable_point_moves("down 5, up 3, up 2")
#> immutable_point_moves("north 1")
#> immutable_point_moves("left 4, right 2, right 2, up 1, down 1")
#> immutable_point_moves("left 4, right 2, right 2, up 1, down 1, up 2, left 1, down 2, right 1, down 5, up 3, up 2")
