### library_loans_overdue
class LoanError(Exception):
    pass


class Library:
    DAYS = 14
    MOST = 2

    def __init__(self, books):
        self.shelf = set(books)
        self.loans = {}

    def lend(self, book, reader, day):
        if book not in self.shelf:
            raise LoanError(f"{book} is not here")
        if sum(1 for who, _ in self.loans.values() if who == reader) >= self.MOST:
            raise LoanError(f"{reader} has enough")
        self.shelf.remove(book)
        self.loans[book] = (reader, day + self.DAYS)

    def give_back(self, book, day):
        """Days the book is late."""
        _, due = self.loans.pop(book)
        self.shelf.add(book)
        return max(0, day - due)


def library_loans_overdue(books: list[str], events: list[str], fine: int = 20) -> int:
    """Fines in cents for events '3 ann takes emma' and '20 emma back'; impossible loans cost 5."""
    library = Library(books)
    total = 0
    for event in events:
        day, *words = event.split()
        if words[-1] == "back":
            total += fine * library.give_back(words[0], int(day))
            continue
        try:
            library.lend(words[2], words[0], int(day))
        except LoanError:
            total += 5
    return total

#> library_loans_overdue(["emma", "dune", "kim"], ["1 ann takes emma", "2 bob takes emma", "20 emma back", "21 bob takes emma"])
#> library_loans_overdue(["emma", "dune", "kim"], ["1 ann takes emma", "1 ann takes dune", "1 ann takes kim", "15 dune back"], 50)
#> library_loans_overdue([], [])
#> library_loans_overdue(["x"], ["5 x back"])
#> library_loans_overdue(["a", "b", "c"], ["0 p takes a", "0 q takes b", "3 r takes c", "30 a back", "10 b back", "18 c back"])

### robot_bumps_on_square
class Robot:
    STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
    TURNS = "NESW"

    def __init__(self, x=0, y=0, facing="N", size=5):
        self.x, self.y, self.facing, self.size = x, y, facing, size
        self.bumps = 0

    def turn(self, by):
        index = (self.TURNS.index(self.facing) + by) % 4
        self.facing = self.TURNS[index]

    def forward(self):
        dx, dy = self.STEPS[self.facing]
        x, y = self.x + dx, self.y + dy
        if 0 <= x < self.size and 0 <= y < self.size:
            self.x, self.y = x, y
        else:
            self.bumps += 1

    def __repr__(self):
        return f"({self.x},{self.y}){self.facing}"


def robot_bumps_on_square(program: str, size: int = 5) -> tuple[str, int]:
    robot = Robot(size=size)
    for command in program.upper():
        if command == "L":
            robot.turn(-1)
        elif command == "R":
            robot.turn(1)
        elif command == "F":
            robot.forward()
        else:
            raise ValueError(f"unknown command {command}")
    return repr(robot), robot.bumps

#> robot_bumps_on_square("FFRFFLF")
#> robot_bumps_on_square("lfrfff", size=3)
#> robot_bumps_on_square("")
#> robot_bumps_on_square("FFXF")
#> robot_bumps_on_square("RFFFFFFLFFRRF", 4)

### shopping_cart_observers
class Cart:
    def __init__(self):
        self._items = {}
        self._observers = []

    def observe(self, callback):
        self._observers.append(callback)
        return callback

    def add(self, name, count=1):
        before = self._items.get(name, 0)
        after = max(0, before + count)
        if after:
            self._items[name] = after
        else:
            self._items.pop(name, None)
        for callback in self._observers:
            callback(name, before, after)

    def __contains__(self, name):
        return name in self._items

    def __len__(self):
        return sum(self._items.values())


def shopping_cart_observers(changes: list[tuple[str, int]], free_gift_from: int = 5) -> bool:
    """Whether the cart holds the gift at the end; it is added at a number of items and taken away below."""
    cart = Cart()

    @cart.observe
    def gift(name, before, after):
        if name == "gift":
            return
        wanted = len(cart) - ("gift" in cart) >= free_gift_from
        if wanted and "gift" not in cart:
            cart.add("gift")
        elif not wanted and "gift" in cart:
            cart.add("gift", -1)

    for name, count in changes:
        cart.add(name, count)
    return "gift" in cart

#> shopping_cart_observers([("tea", 2), ("mug", 3)])
#> shopping_cart_observers([("tea", 2), ("mug", 3), ("mug", -1)])
#> shopping_cart_observers([])
#> shopping_cart_observers([("tea", 9), ("tea", -20), ("pen", 4)], free_gift_from=4)
#> shopping_cart_observers([("tea", 1), ("tea", 1), ("tea", 1)], 4)

### matrix_class_operators
class Matrix:
    def __init__(self, rows):
        self.rows = [list(row) for row in rows]

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0]) if self.rows else 0

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ValueError(f"cannot multiply {self.shape} by {other.shape}")
        columns = list(zip(*other.rows))
        return Matrix([[sum(a * b for a, b in zip(row, col)) for col in columns] for row in self.rows])

    def __getitem__(self, place):
        row, column = place
        return self.rows[row][column]

    def transpose(self):
        return Matrix(zip(*self.rows))

    def __eq__(self, other):
        return self.rows == other.rows


def matrix_class_operators(rows: list[list[int]]) -> bool:
    """Whether the matrix is orthogonal: it times its transpose has only a diagonal."""
    matrix = Matrix(rows)
    product = matrix @ matrix.transpose()
    size = product.shape[0]
    for i in range(size):
        for j in range(size):
            if i != j and product[i, j] != 0:
                return False
    return product == product.transpose()

#> matrix_class_operators([[1, 0], [0, 1]])
#> matrix_class_operators([[1, 1], [1, -1]])
#> matrix_class_operators([[1, 2], [3, 4]])
#> matrix_class_operators([[2, 0, 0], [0, 0, 3], [0, 5, 0]])
#> matrix_class_operators([[1, 2], [3]])

### priority_queue_updates
import heapq


class PriorityQueue:
    """A heap in which the priority of an entry can change."""

    REMOVED = "<removed>"

    def __init__(self):
        self._heap = []
        self._entries = {}
        self._counter = 0

    def push(self, name, priority):
        if name in self._entries:
            self._entries[name][-1] = self.REMOVED
        self._counter += 1
        entry = [priority, self._counter, name]
        self._entries[name] = entry
        heapq.heappush(self._heap, entry)

    def pop(self):
        while self._heap:
            *_, name = heapq.heappop(self._heap)
            if name != self.REMOVED:
                del self._entries[name]
                return name
        raise KeyError("empty")

    def __len__(self):
        return len(self._entries)


def priority_queue_updates(script: str) -> str:
    """'a=3 b=1 a=0 ! !' ('!' takes one); what was taken, and how many are left."""
    queue = PriorityQueue()
    taken = []
    for word in script.split():
        if word == "!":
            taken.append(queue.pop())
        else:
            name, _, priority = word.partition("=")
            queue.push(name, int(priority))
    return f"{','.join(taken)}|{len(queue)}"

#> priority_queue_updates("a=3 b=1 a=0 ! !")
#> priority_queue_updates("x=5 y=5 z=5 ! x=1 !")
#> priority_queue_updates("")
#> priority_queue_updates("a=1 a=2 a=3 ! !")
#> priority_queue_updates("p=4 q=2 r=9 q=8 p=1 ! ! s=0 !")

### vehicle_fleet_cheapest
class Vehicle:
    per_km = 30
    seats = 4

    def __init__(self, name):
        self.name = name

    def cost(self, km, people):
        if people > self.seats:
            raise ValueError("too many people")
        return self.fixed() + self.per_km * km

    def fixed(self):
        return 0


class Van(Vehicle):
    per_km = 45
    seats = 9

    def fixed(self):
        return 500


class Bus(Van):
    seats = 50

    def cost(self, km, people):
        base = super().cost(km, people)
        return base + 2 * people

    def fixed(self):
        return super().fixed() * 4



def vehicle_fleet_cheapest(km: int, people: int) -> str:
    """The cheapest vehicle and its cost, or 'walk' if nothing fits."""
    offers = []
    for vehicle in (Vehicle("car"), Van("van"), Bus("bus")):
        try:
            offers.append((vehicle.cost(km, people), vehicle.name))
        except ValueError:
            continue
    if not offers:
        return "walk"
    cost, name = min(offers)
    return f"{name} {cost / 100:.2f}"

#> vehicle_fleet_cheapest(120, 3)
#> vehicle_fleet_cheapest(120, 7)
#> vehicle_fleet_cheapest(10, 33)
#> vehicle_fleet_cheapest(1, 60)
#> vehicle_fleet_cheapest(0, 0)

### text_buffer_cursor
class Buffer:
    def __init__(self, text="", cursor=None):
        self.text = text
        self.cursor = len(text) if cursor is None else cursor

    def type(self, letters):
        self.text = self.text[:self.cursor] + letters + self.text[self.cursor:]
        self.cursor += len(letters)

    def backspace(self):
        if self.cursor:
            self.text = self.text[:self.cursor - 1] + self.text[self.cursor:]
            self.cursor -= 1

    def move(self, by):
        self.cursor = min(max(self.cursor + by, 0), len(self.text))

    def __str__(self):
        return self.text[:self.cursor] + "|" + self.text[self.cursor:]


KEYS = {
    "<": lambda buffer: buffer.move(-1),
    ">": lambda buffer: buffer.move(1),
    "~": Buffer.backspace,
    "^": lambda buffer: buffer.move(-len(buffer.text)),
}


def text_buffer_cursor(keys: str, start: str = "") -> str:
    buffer = Buffer(start)
    for key in keys:
        action = KEYS.get(key)
        if action is None:
            buffer.type(key)
        else:
            action(buffer)
    return str(buffer)

#> text_buffer_cursor("helo<l")
#> text_buffer_cursor("~~rld!^> ", "world")
#> text_buffer_cursor("")
#> text_buffer_cursor("<<<~ab>>>c", "x")
#> text_buffer_cursor("one two^~THE >>>~")

### polynomial_class_equal
from itertools import zip_longest


class Poly:
    def __init__(self, *coefficients):
        trimmed = list(coefficients)
        while trimmed and trimmed[-1] == 0:
            trimmed.pop()
        self.coefficients = tuple(trimmed)

    def __add__(self, other):
        pairs = zip_longest(self.coefficients, other.coefficients, fillvalue=0)
        return Poly(*(a + b for a, b in pairs))

    def __mul__(self, other):
        result = [0] * (len(self.coefficients) + len(other.coefficients))
        for i, a in enumerate(self.coefficients):
            for j, b in enumerate(other.coefficients):
                result[i + j] += a * b
        return Poly(*result)

    def __eq__(self, other):
        return self.coefficients == other.coefficients

    def __call__(self, x):
        value = 0
        for coefficient in reversed(self.coefficients):
            value = value * x + coefficient
        return value


def polynomial_class_equal(left: list[int], right: list[int], at: int) -> bool:
    """Checks (l + r)^2 == l^2 + 2lr + r^2, and that the value at a place is below 1000."""
    l, r = Poly(*left), Poly(*right)
    squared = (l + r) * (l + r)
    expanded = l * l + Poly(2) * l * r + r * r
    return squared == expanded and squared(at) < 1000

#> polynomial_class_equal([1, 2], [0, 1], 3)
#> polynomial_class_equal([5, 1], [1], 10)
#> polynomial_class_equal([], [], 0)
#> polynomial_class_equal([1, 0, -1], [0, 3], 4)
#> polynomial_class_equal([30, 0, 0], [2], 1)

### date_range_class_contains
from datetime import date, timedelta


class DateRange:
    def __init__(self, first, last):
        if last < first:
            raise ValueError(f"{last} before {first}")
        self.first, self.last = first, last

    @classmethod
    def parse(cls, text):
        first, _, last = text.partition("/")
        start = date.fromisoformat(first)
        if last.startswith("P"):
            return cls(start, start + timedelta(days=int(last[1:-1]) - 1))
        return cls(start, date.fromisoformat(last or first))

    def __iter__(self):
        day = self.first
        while day <= self.last:
            yield day
            day += timedelta(days=1)

    def __and__(self, other):
        first, last = max(self.first, other.first), min(self.last, other.last)
        return DateRange(first, last) if first <= last else None

    def __len__(self):
        return (self.last - self.first).days + 1


def date_range_class_contains(left: str, right: str, weekend: bool = True) -> int:
    """Days that two ranges like '2024-05-01/P10D' share, with or without weekends."""
    shared = DateRange.parse(left) & DateRange.parse(right)
    if shared is None:
        return 0
    if weekend:
        return len(shared)
    return sum(1 for day in shared if day.weekday() < 5)

#> date_range_class_contains("2024-05-01/2024-05-10", "2024-05-08/P7D")
#> date_range_class_contains("2024-05-01/2024-05-31", "2024-05-11/P9D", weekend=False)
#> date_range_class_contains("2024-05-01", "2024-05-02")
#> date_range_class_contains("2024-05-09/2024-05-01", "2024-05-02")
#> date_range_class_contains("2024-02-25/P6D", "2024-02-01/2024-03-31", False)

### chess_pieces_attacks
class Piece:
    def __init__(self, square):
        self.file = "abcdefgh".index(square[0])
        self.rank = int(square[1]) - 1

    def attacks(self, other):
        raise NotImplementedError

    def offset(self, other):
        return abs(self.file - other.file), abs(self.rank - other.rank)


class Knight(Piece):
    def attacks(self, other):
        return sorted(self.offset(other)) == [1, 2]


class Rook(Piece):
    def attacks(self, other):
        return self.offset(other).count(0) == 1


class Bishop(Piece):
    def attacks(self, other):
        across, up = self.offset(other)
        return across == up != 0


class Queen(Rook, Bishop):
    def attacks(self, other):
        return Rook.attacks(self, other) or Bishop.attacks(self, other)


PIECES = {"N": Knight, "R": Rook, "B": Bishop, "Q": Queen, "P": Piece}


def chess_pieces_attacks(board: str) -> bool:
    """Whether any piece of 'Qd1 Nf3 Ra8' attacks another (on an empty board)."""
    pieces = [PIECES[word[0]](word[1:]) for word in board.split()]
    for piece in pieces:
        for other in pieces:
            if piece is not other and piece.attacks(other):
                return True
    return False

#> chess_pieces_attacks("Nf3 Ne5 Ra8")
#> chess_pieces_attacks("Nf3 Nd4")
#> chess_pieces_attacks("Qa1 Qb3 Bh5")
#> chess_pieces_attacks("")
#> chess_pieces_attacks("Pa2 Ra8")
#> chess_pieces_attacks("Ba1 Bc3")
#> chess_pieces_attacks("Qa1")
#> chess_pieces_attacks("Qa1 Qb3 Bh5 Qa1")
#> chess_pieces_attacks("Qa1 Qb3 Bh5 Nf3 Ne5 Ra8")

### sensor_history_properties
class Sensor:
    def __init__(self, name, unit="C"):
        self.name, self.unit = name, unit
        self._values = []

    @property
    def last(self):
        if not self._values:
            raise LookupError(f"{self.name} has no values")
        return self._values[-1]

    @last.setter
    def last(self, value):
        self._values.append(float(value))

    @property
    def trend(self):
        rising = falling = 0
        for before, after in zip(self._values, self._values[1:]):
            if after > before:
                rising += 1
            elif after < before:
                falling += 1
        return rising - falling

    def __format__(self, spec):
        return f"{self.name}={format(self.last, spec or '.1f')}{self.unit}"


def sensor_history_properties(readings: list[str], spec: str = "") -> str:
    """Readings 'kitchen 21.5' of one or more sensors, each with its arrow."""
    sensors: dict[str, Sensor] = {}
    for reading in readings:
        name, value = reading.split()
        sensors.setdefault(name, Sensor(name)).last = value
    shown = []
    for sensor in sensors.values():
        arrow = "+" if sensor.trend > 0 else "-" if sensor.trend < 0 else "="
        shown.append(f"{sensor:{spec}}{arrow}")
    if not shown:
        return str(Sensor("none").last)
    return " ".join(shown)

#> sensor_history_properties(["bath 21.5", "hall 18", "bath 22.25", "hall 17.5", "bath 22"])
#> sensor_history_properties(["roof -3", "roof -3.5", "roof -4.25"], ".2f")
#> sensor_history_properties([])
#> sensor_history_properties(["a 1", "a 1", "b 2"], ".0f")
#> sensor_history_properties(["x warm"])

### tree_insert_balance_check
class Node:
    __slots__ = ("key", "left", "right")

    def __init__(self, key):
        self.key = key
        self.left = self.right = None


class Tree:
    def __init__(self):
        self.root = None

    def insert(self, key):
        if self.root is None:
            self.root = Node(key)
            return
        node = self.root
        while node.key != key:
            side = "left" if key < node.key else "right"
            child = getattr(node, side)
            if child is None:
                child = Node(key)
                setattr(node, side, child)
            node = child


def height(node):
    return 0 if node is None else 1 + max(height(node.left), height(node.right))


def tree_insert_balance_check(keys: list, slack: int = 1) -> bool:
    """Whether the two sides of the root differ in height by no more than the slack."""
    tree = Tree()
    for key in keys:
        tree.insert(key)
    if tree.root is None:
        return True
    return abs(height(tree.root.left) - height(tree.root.right)) <= slack

#> tree_insert_balance_check([5, 3, 8, 1, 4])
#> tree_insert_balance_check([1, 2, 3, 4])
#> tree_insert_balance_check([])
#> tree_insert_balance_check(["m", "c", "x", "a", "b"], 0)
#> tree_insert_balance_check([4, 4, 2, 6, 6], slack=0)
