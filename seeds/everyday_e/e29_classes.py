### library_shelf_operations
class Shelf:
    def __init__(self, width):
        self.width = width
        self.books = []

    @property
    def used(self):
        return sum(thickness for _, thickness in self.books)

    def put(self, title, thickness):
        if self.used + thickness > self.width:
            return False
        at = 0
        while at < len(self.books) and self.books[at][0] < title:
            at += 1
        self.books.insert(at, (title, thickness))
        return True

    def take(self, title):
        for i, (name, _) in enumerate(self.books):
            if name == title:
                return self.books.pop(i)
        return None


def library_shelf_operations(width, commands):
    """'put title cm' and 'take title'; gives titles in order and what went wrong."""
    shelf = Shelf(width)
    failed = []
    for command in commands:
        action, title, *rest = command.split()
        if action == "put":
            ok = shelf.put(title, int(rest[0]))
        else:
            ok = shelf.take(title) is not None
        if not ok:
            failed.append(command)
    return [t for t, _ in shelf.books], failed

#> library_shelf_operations(10, ["put emma 3", "put dune 5", "put ulysses 6", "take emma", "put ulysses 5"])
#> library_shelf_operations(5, ["take ghost", "put it 9"])
#> library_shelf_operations(30, ["put c 2", "put a 2", "put b 2", "put d 2", "take b", "take b"])
#> library_shelf_operations(1, [])
#> library_shelf_operations(8, ["put x two"])

### temperature_converter_table
class Temperature:
    def __init__(self, celsius):
        if celsius < -273.15:
            raise ValueError(f"{celsius} is below absolute zero")
        self.celsius = celsius

    @classmethod
    def parse(cls, text):
        number, unit = float(text[:-1]), text[-1].upper()
        if unit == "F":
            return cls((number - 32) * 5 / 9)
        if unit == "K":
            return cls(number - 273.15)
        return cls(number)

    def __lt__(self, other):
        return self.celsius < other.celsius

    def __str__(self):
        return f"{self.celsius:.1f}C"


def temperature_converter_table(texts):
    parsed = [Temperature.parse(t) for t in texts]
    return [str(t) for t in sorted(parsed)]

#> temperature_converter_table(["100C", "98.6F", "300K", "-40f"])
#> temperature_converter_table(["-500F"])
#> temperature_converter_table([])
#> temperature_converter_table(["0K", "0C", "0F", "20c", "15C", "59F"])
#> temperature_converter_table(["warm"])
#> temperature_converter_table(['0K', '0C', '0F', '20c', '15C', '59F', '100C', '98.6F', '300K', '-40f'])

### inventory_class_with_history
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Item:
    name: str
    count: int = 0
    tags: frozenset = field(default_factory=frozenset)

    def changed(self, delta):
        if self.count + delta < 0:
            raise ValueError(f"{self.name}: {self.count}{delta:+d}")
        return replace(self, count=self.count + delta)


def inventory_class_with_history(changes, undo=0):
    """Apply (name, delta); every state is kept, the last `undo` ones are thrown away."""
    states = [{}]
    for name, delta in changes:
        current = dict(states[-1])
        item = current.get(name, Item(name))
        try:
            current[name] = item.changed(delta)
        except ValueError:
            continue
        states.append(current)
    for _ in range(undo):
        if len(states) > 1:
            states.pop()
    return {name: item.count for name, item in states[-1].items()}

#> inventory_class_with_history([("pen", 5), ("pad", 2), ("pen", -3), ("pad", -9)])
#> inventory_class_with_history([("pen", 5), ("pad", 2), ("pen", -3)], undo=2)
#> inventory_class_with_history([], 3)
#> inventory_class_with_history([("a", -1), ("b", 1), ("b", 1), ("b", -2)], 1)
#> inventory_class_with_history([("x", 1), ("y", 2), ("z", 3), ("x", 4), ("y", -5), ("z", -3)])
#> inventory_class_with_history([('a', -1), ('b', 1), ('b', 1), ('b', -2), ('x', 1), ('y', 2), ('z', 3), ('x', 4), ('y', -5), ('z', -3), ('pen', 5), ('pad', 2), ('pen', -3), ('pad', -9)], 1)
#> inventory_class_with_history([('a', -1), ('b', 1), ('b', 1), ('b', -2), ('pen', 5), ('pad', 2), ('pen', -3), ('x', 1), ('y', 2), ('z', 3), ('x', 4), ('y', -5), ('z', -3)], 1)

### money_bag_arithmetic
class Money:
    def __init__(self, **amounts):
        self.amounts = {c: a for c, a in amounts.items() if a}

    def __add__(self, other):
        total = dict(self.amounts)
        for currency, amount in other.amounts.items():
            total[currency] = total.get(currency, 0) + amount
        return Money(**total)

    def __eq__(self, other):
        return self.amounts == other.amounts

    def __bool__(self):
        return bool(self.amounts)

    def __repr__(self):
        parts = [f"{a} {c}" for c, a in sorted(self.amounts.items())]
        return " + ".join(parts) or "nothing"


def money_bag_arithmetic(entries: list[tuple[str, int]]) -> tuple[str, bool]:
    """The sum of all entries as text, and whether anything is left."""
    bag = Money()
    for currency, amount in entries:
        bag = bag + Money(**{currency: amount})
        if bag == Money(EUR=0):
            print("even")
    return repr(bag), bool(bag)

#> money_bag_arithmetic([("EUR", 10), ("USD", 5), ("EUR", -3)])
#> money_bag_arithmetic([("EUR", 10), ("EUR", -10)])
#> money_bag_arithmetic([])
#> money_bag_arithmetic([("CHF", 0), ("JPY", 500), ("AUD", 1), ("JPY", -499)])
#> money_bag_arithmetic([("X", 1), ("Y", 2), ("X", -1), ("Y", -2), ("Z", 3)])
#> money_bag_arithmetic([('CHF', 0), ('JPY', 500), ('AUD', 1), ('JPY', -499), ('EUR', 10), ('USD', 5), ('EUR', -3), ('X', 1), ('Y', 2), ('X', -1), ('Y', -2), ('Z', 3)])
#> money_bag_arithmetic([('CHF', 0), ('JPY', 500), ('AUD', 1), ('JPY', -499), ('X', 1), ('Y', 2), ('X', -1), ('Y', -2), ('Z', 3), ('EUR', 10), ('EUR', -10)])

### queue_with_two_stacks
class TwoStackQueue:
    """First in, first out, with appends and pops at list ends only."""

    def __init__(self):
        self.inbox, self.outbox = [], []
        self.moves = 0

    def put(self, item):
        self.inbox.append(item)

    def get(self):
        if not self.outbox:
            while self.inbox:
                self.outbox.append(self.inbox.pop())
                self.moves += 1
        return self.outbox.pop()


def queue_with_two_stacks(program: str):
    """Letters are put, '-' gets: (what came out, number of moves)."""
    queue = TwoStackQueue()
    out = ""
    for ch in program:
        if ch == "-":
            out += queue.get()
        else:
            queue.put(ch)
    return out, queue.moves

#> queue_with_two_stacks("abc--d--")
#> queue_with_two_stacks("hello-----")
#> queue_with_two_stacks("a--")
#> queue_with_two_stacks("")
#> queue_with_two_stacks("xy-z-w-v--")
#> queue_with_two_stacks('xy-z-w-v--hello-----abc--d--')
#> queue_with_two_stacks('xy-z-w-v--hello-----')

### bounded_counter_events
class LimitReached(Exception):
    pass


class Counter:
    def __init__(self, low, high):
        self.low, self.high = low, high
        self.value = low
        self.listeners = []

    def on_change(self, listener):
        self.listeners.append(listener)

    def add(self, n):
        new = self.value + n
        if not self.low <= new <= self.high:
            raise LimitReached(f"{new} is outside {self.low}..{self.high}")
        old, self.value = self.value, new
        for listener in self.listeners:
            listener(old, new)


def bounded_counter_events(steps: list[int], low: int = 0, high: int = 10) -> list[str]:
    log: list[str] = []
    counter = Counter(low, high)
    counter.on_change(lambda old, new: log.append(f"{old}->{new}"))
    counter.on_change(lambda old, new: log.append("even") if new % 2 == 0 else None)
    for step in steps:
        try:
            counter.add(step)
        except LimitReached as error:
            log.append(f"refused: {error}")
    return log

#> bounded_counter_events([3, 4, 5, -2])
#> bounded_counter_events([])
#> bounded_counter_events([1, 1, 1, -4], low=-1, high=3)
#> bounded_counter_events([-1, 11])
#> bounded_counter_events([2, 2, 2, 2, 2, 1], 0, 9)
#> bounded_counter_events([3, 4, 5, -2, 1, 1, 1, -4, 2, 2, 2, 2, 2, 1])
#> bounded_counter_events([2, 2, 2, 2, 2, 1, 1, 1, 1, -4, 3, 4, 5, -2], 0, 9)

### playlist_cursor_moves
class Playlist:
    def __init__(self, songs, repeat):
        self.songs, self.repeat = songs, repeat
        self.at = 0

    def next(self):
        self.at += 1
        if self.at == len(self.songs):
            if not self.repeat:
                self.at -= 1
                raise StopIteration
            self.at = 0

    def back(self):
        self.at = max(0, self.at - 1)

    def remove(self):
        del self.songs[self.at]
        if self.at >= len(self.songs):
            self.at = 0


def playlist_cursor_moves(songs: str, keys: str, repeat: bool = False) -> str:
    """Keys: n next, b back, x remove the current. The songs heard, one letter each."""
    playlist = Playlist(list(songs), repeat)
    heard = playlist.songs[0]
    for key in keys:
        try:
            {"n": playlist.next, "b": playlist.back, "x": playlist.remove}[key]()
        except StopIteration:
            heard += "."
            continue
        heard += playlist.songs[playlist.at]
    return heard

#> playlist_cursor_moves("abcd", "nnbxn")
#> playlist_cursor_moves("ab", "nnn")
#> playlist_cursor_moves("ab", "nnnn", repeat=True)
#> playlist_cursor_moves("a", "x")
#> playlist_cursor_moves("pqrs", "nnnxbbn", True)
#> playlist_cursor_moves('pqrsabcdab', 'nnnxbbn', True)

### spreadsheet_cells_recalculated
class Sheet:
    def __init__(self, formulas):
        self.formulas = formulas
        self.cache = {}
        self.open = set()

    def value(self, name):
        if name in self.cache:
            return self.cache[name]
        if name in self.open:
            raise RecursionError(f"circle at {name}")
        self.open.add(name)
        text = self.formulas.get(name, "0")
        if text.startswith("="):
            result = sum(self.term(t) for t in text[1:].split("+"))
        else:
            result = float(text)
        self.open.remove(name)
        self.cache[name] = result
        return result

    def term(self, text):
        text = text.strip()
        return self.value(text) if text[0].isalpha() else float(text)


def spreadsheet_cells_recalculated(formulas: dict[str, str]) -> dict[str, float]:
    sheet = Sheet(formulas)
    return {name: sheet.value(name) for name in sorted(formulas)}

#> spreadsheet_cells_recalculated({"A1": "2", "A2": "=A1+3", "A3": "=A2+A1+B9"})
#> spreadsheet_cells_recalculated({"A1": "=B1", "B1": "=A1"})
#> spreadsheet_cells_recalculated({})
#> spreadsheet_cells_recalculated({"X": "=Y+Y", "Y": "=Z+Z", "Z": "1.5"})
#> spreadsheet_cells_recalculated({"A": "abc"})
#> spreadsheet_cells_recalculated({'X': '=Y+Y', 'Y': '=Z+Z', 'Z': '1.5', 'A1': '2', 'B1': '=A1', 'A2': '=A1+3', 'A3': '=A2+A1+B9'})
#> spreadsheet_cells_recalculated({'X': '=Y+Y', 'Y': '=Z+Z', 'Z': '1.5', 'A1': '2', 'A2': '=A1+3', 'A3': '=A2+A1+B9'})

### lru_cache_hits_traced
from collections import OrderedDict


class Cache:
    def __init__(self, size):
        self.size = size
        self.data = OrderedDict()
        self.hits = 0

    def get(self, key, load):
        if key in self.data:
            self.hits += 1
            self.data.move_to_end(key)
            return self.data[key]
        value = load(key)
        self.data[key] = value
        if len(self.data) > self.size:
            self.data.popitem(last=False)
        return value


def lru_cache_hits_traced(requests: str, size: int) -> tuple[int, str, int]:
    loads = 0

    def load(key):
        nonlocal loads
        loads += 1
        return key.upper()

    cache = Cache(size)
    for key in requests:
        cache.get(key, load)
    return cache.hits, "".join(cache.data), loads

#> lru_cache_hits_traced("abcabdae", 3)
#> lru_cache_hits_traced("aaaa", 1)
#> lru_cache_hits_traced("", 2)
#> lru_cache_hits_traced("abab", 0)
#> lru_cache_hits_traced("xyzxyzxyz", 2)
#> lru_cache_hits_traced('ababxyzxyzxyzabcabdae', 0)
#> lru_cache_hits_traced('aaaaxyzxyzxyzabcabdae', 1)

### shape_areas_summed
from abc import ABC, abstractmethod
from math import pi


class Shape(ABC):
    @abstractmethod
    def area(self): ...

    def scaled(self, factor):
        return self.area() * factor ** 2


class Circle(Shape):
    def __init__(self, r):
        self.r = r

    def area(self):
        return pi * self.r ** 2


class Rect(Shape):
    def __init__(self, w, h):
        self.w, self.h = w, h

    def area(self):
        return self.w * self.h


class Triangle(Rect):
    def area(self):
        return super().area() / 2


KINDS = {"circle": Circle, "rect": Rect, "tri": Triangle}


def shape_areas_summed(text, factor=1.0):
    total = 0.0
    for part in text.split(";"):
        kind, *sizes = part.split()
        shape = KINDS[kind](*map(float, sizes))
        total += shape.scaled(factor)
    return round(total, 2)

#> shape_areas_summed("circle 1; rect 2 3; tri 4 5")
#> shape_areas_summed("rect 1 1", factor=3)
#> shape_areas_summed("hexagon 2")
#> shape_areas_summed("circle 1 2")
#> shape_areas_summed("tri 1 1; tri 2 2; tri 3 3; circle 0.5", 0.5)
#> shape_areas_summed('tri 1 1; tri 2 2; tri 3 3; circle 0.5;circle 1; rect 2 3; tri 4 5;rect 1 1', 0.5)

### matrix_class_power
class Matrix:
    def __init__(self, rows):
        self.rows = rows

    def __matmul__(self, other):
        size = len(self.rows)
        out = [[0] * size for _ in range(size)]
        for i in range(size):
            for j in range(size):
                for k in range(size):
                    out[i][j] += self.rows[i][k] * other.rows[k][j]
        return Matrix(out)

    def power(self, n):
        result = Matrix([[int(i == j) for j in range(len(self.rows))] for i in range(len(self.rows))])
        for _ in range(n):
            result = result @ self
        return result


def matrix_class_power(rows, n):
    return Matrix(rows).power(n).rows

#> matrix_class_power([[1, 1], [1, 0]], 4)
#> matrix_class_power([[2]], 5)
#> matrix_class_power([], 3)
#> matrix_class_power([[0, 1], [-1, 0]], 2)
#> matrix_class_power([[1, 2], [3]], 1)
