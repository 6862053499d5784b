### money_class_sum_equal
from functools import total_ordering


@total_ordering
class Money:
    def __init__(self, cents, currency="EUR"):
        self.cents = cents
        self.currency = currency

    @classmethod
    def parse(cls, text):
        number, _, currency = text.partition(" ")
        euros, _, cents = number.partition(".")
        return cls(int(euros) * 100 + int(cents.ljust(2, "0")), currency or "EUR")

    def __add__(self, other):
        if other.currency != self.currency:
            raise TypeError(f"{self} + {other}")
        return Money(self.cents + other.cents, self.currency)

    def __eq__(self, other):
        return (self.cents, self.currency) == (other.cents, other.currency)

    def __lt__(self, other):
        return self.cents < other.cents

    def __repr__(self):
        return f"{self.cents // 100}.{self.cents % 100:02} {self.currency}"


def money_class_sum_equal(items: list[str], claimed: str) -> bool:
    """Whether the items sum up to the claimed total, and no item is above it."""
    total = Money(0)
    target = Money.parse(claimed)
    for item in items:
        price = Money.parse(item)
        if price > target:
            return False
        total = total + price
    return total == target

#> money_class_sum_equal(["1.50", "2.25", "0.25"], "4.00")
#> money_class_sum_equal(["1.5", "2.25 EUR"], "3.74")
#> money_class_sum_equal([], "0")
#> money_class_sum_equal(["10.00", "2.00"], "9.99")
#> money_class_sum_equal(["3.10", "4 USD"], "7.10")
#> money_class_sum_equal(["12.99", "7.01", "5", "25.00"], "50.0 EUR")

### thermostat_setter_moves
class Thermostat:
    LOWEST, HIGHEST = 5.0, 30.0

    def __init__(self, target=20.0):
        self._target = target
        self.changes = 0

    @property
    def target(self):
        return self._target

    @target.setter
    def target(self, value):
        if not self.LOWEST <= value <= self.HIGHEST:
            raise ValueError(f"{value} out of range")
        if value != self._target:
            self.changes += 1
        self._target = value

    @property
    def fahrenheit(self):
        return round(self._target * 9 / 5 + 32, 1)


def thermostat_setter_moves(start, moves):
    """Fahrenheit after all moves that were possible; 0.0 if nothing ever changed."""
    thermostat = Thermostat(start)
    for move in moves:
        try:
            thermostat.target += move
        except ValueError:
            continue
    return thermostat.fahrenheit if thermostat.changes else 0.0

#> thermostat_setter_moves(20.0, [1.5, -3, 0, 20, 4.5])
#> thermostat_setter_moves(5.0, [-1, -0.5, 0])
#> thermostat_setter_moves(18, [2, 2, 2, 2, 2, 2, 2])
#> thermostat_setter_moves(21.5, [])
#> thermostat_setter_moves(29.5, [0.5, 0.5, -10, -10, -10])

### shapes_area_inheritance
import math


class Shape:
    name = "shape"

    def area(self):
        raise NotImplementedError(self.name)

    def __lt__(self, other):
        return self.area() < other.area()

    def __repr__(self):
        return f"{self.name}({self.area():.1f})"


class Rect(Shape):
    name = "rect"

    def __init__(self, width, height):
        self.width, self.height = width, height

    def area(self):
        return self.width * self.height


class Square(Rect):
    name = "square"

    def __init__(self, side):
        super().__init__(side, side)


class Circle(Shape):
    name = "circle"

    def __init__(self, radius):
        self.radius = radius

    def area(self):
        return math.pi * self.radius**2


KINDS = {cls.name: cls for cls in (Shape, Rect, Square, Circle)}


def shapes_area_inheritance(specs):
    shapes = []
    for spec in specs:
        kind, *numbers = spec.split()
        shapes.append(KINDS[kind](*map(float, numbers)))
    return str(sorted(shapes))

#> shapes_area_inheritance(["rect 2 5", "square 3", "circle 1"])
#> shapes_area_inheritance([])
#> shapes_area_inheritance(["shape", "square 1"])
#> shapes_area_inheritance(["circle 0.5", "circle 2", "rect 1 1", "square 1.5"])
#> shapes_area_inheritance(["rect 3", "square 2"])
#> shapes_area_inheritance(["hexagon 1"])
#> shapes_area_inheritance(["circle 0.5", "circle 2", "rect 1 1", "square 1.5", "rect 2 5", "square 3", "circle 1"])
#> shapes_area_inheritance(["rect 2 5", "square 3", "circle 1", "circle 0.5", "circle 2", "rect 1 1", "square 1.5"])

### stack_machine_undo
class Editor:
    def __init__(self, text=""):
        self.text = text
        self._undo = []
        self._redo = []

    def _change(self, text):
        self._undo.append(self.text)
        self._redo.clear()
        self.text = text

    def insert(self, piece):
        self._change(self.text + piece)

    def delete(self, count):
        self._change(self.text[:-int(count)])

    def undo(self, _=""):
        if self._undo:
            self._redo.append(self.text)
            self.text = self._undo.pop()

    def redo(self, _=""):
        if self._redo:
            self._undo.append(self.text)
            self.text = self._redo.pop()


def stack_machine_undo(commands):
    editor = Editor()
    for command in commands:
        name, _, argument = command.partition(":")
        getattr(editor, name)(argument)
    return editor.text

#> stack_machine_undo(["insert:hello", "insert: world", "undo", "redo", "delete:3"])
#> stack_machine_undo(["insert:abc", "undo", "undo", "redo", "redo", "insert:d", "redo"])
#> stack_machine_undo([])
#> stack_machine_undo(["insert:draft ", "insert:two ", "delete:4", "undo", "undo", "insert:final"])
#> stack_machine_undo(["delete:two"])
#> stack_machine_undo(["insert:12345678", "delete:1", "delete:2", "undo", "undo", "redo"])

### inventory_item_hierarchy
class Item:
    """Something on a shelf."""

    def __init__(self, name: str, price: float):
        self.name = name
        self.price = price

    def value(self, days: int) -> float:
        return self.price


class Perishable(Item):
    def __init__(self, name, price, shelf_life):
        super().__init__(name, price)
        self.shelf_life = shelf_life

    def value(self, days):
        left = self.shelf_life - days
        if left <= 0:
            return 0.0
        factor = 0.5 if left <= 2 else 1.0
        return super().value(days) * factor


class Vintage(Item):
    def value(self, days):
        return super().value(days) * (1 + days // 10 * 0.1)


def make(spec):
    name, price, *rest = spec.split(":")
    if not rest:
        return Item(name, float(price))
    if rest[0] == "vintage":
        return Vintage(name, float(price))
    return Perishable(name, float(price), int(rest[0]))


def inventory_item_hierarchy(specs: list[str], days: int) -> float:
    total = 0.0
    for item in map(make, specs):
        total += item.value(days)
    return round(total, 2)

#> inventory_item_hierarchy(["milk:1.2:7", "nails:4.5", "wine:20:vintage"], 6)
#> inventory_item_hierarchy(["milk:1.2:7", "fish:8.9:2", "wine:20:vintage"], 35)
#> inventory_item_hierarchy([], 3)
#> inventory_item_hierarchy(["bread:3:3", "cheese:12.5:30"], 0)
#> inventory_item_hierarchy(["nut:x"], 1)
#> inventory_item_hierarchy(["a:1", "b:2:1", "c:3:2", "d:4:3", "e:5:vintage", "f:6:9"], 1)

### fraction_like_equality
from math import gcd


class Ratio:
    def __init__(self, top, bottom=1):
        if bottom == 0:
            raise ZeroDivisionError("ratio with 0 below")
        sign = -1 if bottom < 0 else 1
        shared = gcd(top, bottom) * sign
        self.top, self.bottom = top // shared, bottom // shared

    def __add__(self, other):
        return Ratio(self.top * other.bottom + other.top * self.bottom, self.bottom * other.bottom)

    def __mul__(self, other):
        return Ratio(self.top * other.top, self.bottom * other.bottom)

    def __eq__(self, other):
        return self.top == other.top and self.bottom == other.bottom

    def __repr__(self):
        return f"{self.top}/{self.bottom}" if self.bottom != 1 else str(self.top)


def fraction_like_equality(pairs, operation):
    result = None
    for top, bottom in pairs:
        ratio = Ratio(top, bottom)
        if result is None:
            result = ratio
        elif operation == "sum":
            result = result + ratio
        else:
            result = result * ratio
    return repr(result), result == Ratio(1)

#> fraction_like_equality([(1, 2), (1, 3), (1, 6)], "sum")
#> fraction_like_equality([(2, 4), (3, -9)], "product")
#> fraction_like_equality([(7, 7)], "sum")
#> fraction_like_equality([(1, 2), (3, 0)], "sum")
#> fraction_like_equality([(3, 4), (8, 9), (3, 2)], "product")
#> fraction_like_equality([(5, 10), (-1, 4), (6, 8), (0, 5)], "sum")

### playlist_slice_that_fits
class Playlist:
    def __init__(self, songs=()):
        self._songs = list(songs)

    def __len__(self):
        return len(self._songs)

    def __iter__(self):
        return iter(self._songs)

    def __contains__(self, title):
        return any(song[0] == title for song in self._songs)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return Playlist(self._songs[index])
        return self._songs[index]

    def add(self, title, seconds):
        if title in self:
            raise ValueError(f"{title} twice")
        self._songs.append((title, seconds))


def playlist_slice_that_fits(songs, first, limit):
    """How many songs from number `first` on fit into `limit` seconds."""
    playlist = Playlist()
    for title, seconds in songs:
        playlist.add(title, seconds)
    used = count = 0
    for _, seconds in playlist[first:]:
        if used + seconds > limit:
            break
        used += seconds
        count += 1
    if count == len(playlist):
        return -playlist[0][1]
    return count

#> playlist_slice_that_fits([("Aria", 180), ("Blue", 240), ("Cold", 200), ("Dawn", 95)], 1, 450)
#> playlist_slice_that_fits([("Aria", 180), ("Aria", 10)], 0, 100)
#> playlist_slice_that_fits([("Solo", 75)], 0, 75)
#> playlist_slice_that_fits([("Aria", 180), ("Blue", 240)], 5, 100)
#> playlist_slice_that_fits([("a", 10), ("b", 20), ("c", 30), ("d", 40), ("e", 50)], 2, 119)
#> playlist_slice_that_fits([("Aria", 180), ("Blue", 240), ("a", 10), ("b", 20), ("c", 30), ("d", 40), ("e", 50)], 2, 119)
#> playlist_slice_that_fits([("a", 10), ("b", 20), ("c", 30), ("d", 40), ("e", 50), ("Solo", 75)], 0, 75)

### employee_str_sort
class Employee:
    raise_percent = 3

    def __init__(self, name, salary):
        self.name = name
        self.salary = salary

    def apply_raise(self):
        self.salary += self.salary * self.raise_percent // 100

    def __str__(self):
        return f"{self.name} ({self.salary:,})"

    def __lt__(self, other):
        return (-self.salary, self.name) < (-other.salary, other.name)


class Manager(Employee):
    raise_percent = 5

    def __init__(self, name, salary, reports):
        super().__init__(name, salary)
        self.reports = reports

    def apply_raise(self):
        super().apply_raise()
        self.salary += 100 * len(self.reports)


def employee_str_sort(staff, years):
    people = []
    for entry in staff:
        cls = Manager if len(entry) == 3 else Employee
        people.append(cls(*entry))
    for _ in range(years):
        for person in people:
            person.apply_raise()
    return [str(person) for person in sorted(people)]

#> employee_str_sort([("Ann", 50000), ("Bo", 48000, ["Ann", "Cy"]), ("Cy", 50000)], 1)
#> employee_str_sort([("Zed", 100), ("Amy", 100)], 0)
#> employee_str_sort([], 4)
#> employee_str_sort([("Di", 30000, []), ("Ed", 31000)], 3)
#> employee_str_sort([("Flo", 999999), ("Gus", 1000, ["x", "y", "z"])], 2)

### clock_time_comparison
class Clock:
    def __init__(self, hours=0, minutes=0):
        total = (hours * 60 + minutes) % 1440
        self.hours, self.minutes = divmod(total, 60)

    @classmethod
    def from_text(cls, text):
        hours, minutes = text.split(":")
        return cls(int(hours), int(minutes))

    def __add__(self, minutes):
        return Clock(self.hours, self.minutes + minutes)

    def __eq__(self, other):
        return isinstance(other, Clock) and vars(self) == vars(other)

    def __le__(self, other):
        return (self.hours, self.minutes) <= (other.hours, other.minutes)

    def __repr__(self):
        return f"{self.hours:02}:{self.minutes:02}"


def clock_time_comparison(start: str, step: int, end: str) -> list[str]:
    """Times from start to end by step minutes; an empty list if the end is not later."""
    moment, last = Clock.from_text(start), Clock.from_text(end)
    times = []
    while moment <= last:
        times.append(repr(moment))
        following = moment + step
        if following <= moment or following == moment:
            break  # over midnight
        moment = following
    return times

#> clock_time_comparison("09:00", 25, "10:30")
#> clock_time_comparison("23:10", 20, "23:59")
#> clock_time_comparison("12:00", 5, "11:59")
#> clock_time_comparison("08:15", 0, "09:00")
#> clock_time_comparison("6:5", 90, "14:00")
#> clock_time_comparison("25:61", 7, "2:20")

### exporter_registry_by_kind
class Exporter:
    registry = {}

    @classmethod
    def register(cls, kind, exporter):
        cls.registry[kind] = exporter

    def export(self, rows):
        return "\n".join(self.line(row) for row in rows)


class CsvExporter(Exporter):
    def line(self, row):
        return ",".join(str(cell) for cell in row)


class MarkdownExporter(Exporter):
    def line(self, row):
        return "| " + " | ".join(map(str, row)) + " |"

    def export(self, rows):
        if not rows:
            return ""
        rule = "|" + "---|" * len(rows[0])
        lines = super().export(rows).split("\n")
        return "\n".join([lines[0], rule, *lines[1:]])


def exporter_registry_by_kind(kind, rows):
    Exporter.register("csv", CsvExporter)
    Exporter.register("md", MarkdownExporter)
    try:
        exporter = Exporter.registry[kind]()
    except KeyError:
        known = "/".join(sorted(Exporter.registry))
        raise ValueError(f"{kind}: use {known}") from None
    return exporter.export(rows)

#> exporter_registry_by_kind("csv", [("id", "name"), (1, "ann"), (2, None)])
#> exporter_registry_by_kind("md", [("id", "name"), (1, "ann"), (2, "bob")])
#> exporter_registry_by_kind("md", [])
#> exporter_registry_by_kind("csv", [])
#> exporter_registry_by_kind("xlsx", [(1,)])
#> exporter_registry_by_kind("md", [("only", "header", "row")])
#> exporter_registry_by_kind("csv", [("id", "name"), (1, "ann"), (2, None), ("id", "name"), (1, "ann"), (2, "bob")])
#> exporter_registry_by_kind("csv", [("id", "name"), (1, "ann"), (2, "bob"), ("id", "name"), (1, "ann"), (2, None)])
#> exporter_registry_by_kind("csv", [("id", "name"), (1, "ann"), (2, None), ("only", "header", "row")])

### linked_list_reverse_equal
class Node:
    def __init__(self, value, rest=None):
        self.value = value
        self.rest = rest


class Chain:
    def __init__(self, values=()):
        self.head = None
        for value in reversed(list(values)):
            self.head = Node(value, self.head)

    def __iter__(self):
        node = self.head
        while node is not None:
            yield node.value
            node = node.rest

    def reverse(self):
        previous = None
        node = self.head
        while node:
            node.rest, previous, node = previous, node, node.rest
        self.head = previous

    def __eq__(self, other):
        return list(self) == list(other)


def linked_list_reverse_equal(values):
    """Whether the values read the same from both ends."""
    forward, backward = Chain(values), Chain(values)
    backward.reverse()
    return forward == backward

#> linked_list_reverse_equal([1, 2, 3, 2, 1])
#> linked_list_reverse_equal("noon")
#> linked_list_reverse_equal([])
#> linked_list_reverse_equal(["a", "b"])
#> linked_list_reverse_equal((4, 4, 4, 5))

### bounded_counter_slots
class Counter:
    __slots__ = ("name", "_value", "limit")

    def __init__(self, name, limit):
        self.name = name
        self.limit = limit
        self._value = 0

    @property
    def value(self):
        return self._value

    @property
    def full(self):
        return self._value >= self.limit

    def __iadd__(self, amount):
        self._value = min(self.limit, self._value + amount)
        return self

    def __bool__(self):
        return self._value > 0

    def __repr__(self):
        return f"<{self.name} {self._value}/{self.limit}>"


def bounded_counter_slots(limits: dict[str, int], hits: list[str]) -> str:
    counters = {name: Counter(name, limit) for name, limit in limits.items()}
    lost = 0
    for hit in hits:
        name, _, amount = hit.partition("*")
        counter = counters[name]
        if counter.full:
            lost += 1
            continue
        counter += int(amount or 1)
    used = [counter for counter in counters.values() if counter]
    best = max(used, key=lambda c: c.value, default=None)
    return f"{best} lost={lost}"

#> bounded_counter_slots({"a": 3, "b": 10}, ["a", "b*4", "a*5", "a", "b"])
#> bounded_counter_slots({"a": 3}, [])
#> bounded_counter_slots({"x": 1, "y": 1}, ["x", "y", "x", "y", "x"])
#> bounded_counter_slots({"x": 1}, ["z"])
#> bounded_counter_slots({"cpu": 100, "disk": 50}, ["cpu*30", "disk*49", "cpu*10", "disk*3", "disk", "cpu*70"])

### account_ledger_multiple_inheritance
class Logged:
    def __init__(self, *args):
        super().__init__(*args)
        self.entries = []

    def record(self, kind, amount):
        self.entries.append((kind, amount))


class Account:
    fee = 0

    def __init__(self, balance=0):
        self.balance = balance

    def pay(self, amount):
        total = amount + self.fee
        if total > self.balance:
            return False
        self.balance -= total
        return True


class GiroAccount(Logged, Account):
    fee = 1

    def pay(self, amount):
        done = super().pay(amount)
        self.record("paid" if done else "refused", amount)
        return done


def account_ledger_multiple_inheritance(balance: int, amounts: list[int]) -> tuple:
    account = GiroAccount(balance)
    results = [account.pay(amount) for amount in amounts]
    refused = sum(a for kind, a in account.entries if kind == "refused")
    return account.balance, results.count(True), refused

#> account_ledger_multiple_inheritance(100, [20, 30, 60, 40, 5])
#> account_ledger_multiple_inheritance(10, [10, 9, 0])
#> account_ledger_multiple_inheritance(0, [])
#> account_ledger_multiple_inheritance(1000, [999, 1, 0, 500])
#> account_ledger_multiple_inheritance(55, [5, 5, 5, 5, 5, 5, 5, 5, 5, 5])

### vector_operators_close
class Vector:
    def __init__(self, *parts):
        self.parts = tuple(float(p) for p in parts)

    def __sub__(self, other):
        return Vector(*(a - b for a, b in zip(self.parts, other.parts)))

    def __mul__(self, factor):
        return Vector(*(p * factor for p in self.parts))

    def __abs__(self):
        return sum(p * p for p in self.parts) ** 0.5

    def unit(self):
        length = abs(self)
        if not length:
            raise ValueError("no direction")
        return self * (1 / length)


def vector_operators_close(points: list[tuple], tolerance: float = 1e-6) -> bool:
    """Whether all points lie on one ray from the first point."""
    vectors = [Vector(*p) for p in points]
    if len(vectors) < 3:
        return True
    directions = [(v - vectors[0]).unit() for v in vectors[1:]]
    first = directions[0]
    for direction in directions[1:]:
        if abs(direction - first) > tolerance:
            return False
    return True

#> vector_operators_close([(0, 0), (1, 1), (2, 2), (5, 5)])
#> vector_operators_close([(0, 0), (1, 1), (-2, -2)])
#> vector_operators_close([(1, 2)])
#> vector_operators_close([(1, 2, 3), (2, 3, 4), (1, 2, 3)])
#> vector_operators_close([(0, 0, 0), (1, 2, 2), (2, 4, 4), (0.5, 1, 1)], 1e-9)
#> vector_operators_close([(0, 0), (10, 0), (20, 0.1), (30, 0)], 0.01)
