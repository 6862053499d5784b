### tide_table_lookup
import bisect


class TideTable:
    def __init__(self, readings):
        self._times = [t for t, _ in readings]
        self._levels = [v for _, v in readings]

    def __len__(self):
        return len(self._times)

    def __contains__(self, time):
        i = bisect.bisect_left(self._times, time)
        return i < len(self) and self._times[i] == time

    def __getitem__(self, time):
        if isinstance(time, slice):
            lo = bisect.bisect_left(self._times, time.start)
            hi = bisect.bisect_left(self._times, time.stop)
            return self._levels[lo:hi]
        i = bisect.bisect_right(self._times, time) - 1
        if i < 0:
            raise KeyError(time)
        return self._levels[i]


def tide_table_lookup(readings, times, window):
    table = TideTable(sorted(readings))
    found = []
    for time in times:
        try:
            found.append((table[time], time in table))
        except KeyError as missing:
            found.append(f"before {missing}")
    return found, table[window[0]:window[1]]

#> tide_table_lookup([(6, 1.2), (12, 3.4), (18, 0.9)], [6, 13, 2], (6, 18))
#> tide_table_lookup([], [1], (0, 9))
#> tide_table_lookup([(15, 2), (3, 5), (9, 7)], [3, 9, 15, 30], (4, 40))
#> tide_table_lookup([(0, -1)], [], (0, 1))
#> tide_table_lookup([(5, 1), (5, 2)], [5, 4], (5, 5))

### bead_string_concat
class BeadString:
    def __init__(self, beads=""):
        self.beads = beads

    def __add__(self, other):
        if self.beads and other.beads and self.beads[-1] == other.beads[0]:
            return BeadString(self.beads + other.beads[1:])
        return BeadString(self.beads + other.beads)

    def __mul__(self, times):
        result = BeadString()
        for _ in range(times):
            result = result + self
        return result

    def __invert__(self):
        return BeadString(self.beads[::-1])

    def __eq__(self, other):
        if len(self.beads) != len(other.beads):
            return False
        return other.beads in self.beads * 2

    def __repr__(self):
        return f"<{self.beads or 'bare'}>"


def bead_string_concat(left, right, times):
    a, b = BeadString(left), BeadString(right)
    joined = a + b
    necklace = joined * times
    return repr(necklace), a == b, repr(~joined + a)

#> bead_string_concat("rgb", "bgr", 2)
#> bead_string_concat("", "", 3)
#> bead_string_concat("abca", "caab", 1)
#> bead_string_concat("xyz", "zxy", 0)
#> bead_string_concat("ooo", "o", 3)
#> bead_string_concat("red", "blue", 2)

### pixel_canvas_indexing
class Canvas:
    def __init__(self, width, height, blank="."):
        self.width, self.height = width, height
        self._cells = [[blank] * width for _ in range(height)]

    def __getitem__(self, where):
        row, col = where
        return self._cells[row][col]

    def __setitem__(self, where, ink):
        row, col = where
        if isinstance(row, slice):
            for r in range(*row.indices(self.height)):
                self[r, col] = ink
        elif isinstance(col, slice):
            for c in range(*col.indices(self.width)):
                self[row, c] = ink
        else:
            self._cells[row][col] = ink

    def __str__(self):
        return "/".join("".join(row) for row in self._cells)


def pixel_canvas_indexing(width, height, rows, cols, dots):
    canvas = Canvas(width, height)
    for r in rows:
        canvas[r, :] = "-"
    for c in cols:
        canvas[1:, c] = "|"
    for r, c, ink in dots:
        canvas[r, c] = ink if canvas[r, c] == "." else ink.upper()
    return str(canvas)

#> pixel_canvas_indexing(4, 3, [0], [2], [(1, 1, "a"), (2, 2, "b")])
#> pixel_canvas_indexing(3, 1, [], [0], [(0, -1, "z")])
#> pixel_canvas_indexing(2, 2, [1], [1], [])
#> pixel_canvas_indexing(5, 2, [0, 1], [], [(0, 0, "x"), (0, 0, "y")])
#> pixel_canvas_indexing(1, 4, [-1], [0], [(0, 0, "é")])
#> pixel_canvas_indexing(2, 2, [], [], [(2, 0, "q")])

### countdown_calendar_iter
class Advent:
    """Doors that open in a shuffled but fixed order."""

    def __init__(self, doors, step):
        self.doors = doors
        self.step = step
        self.opened = []

    def __iter__(self):
        spot = 0
        while len(self.opened) < len(self.doors):
            spot = (spot + self.step) % len(self.doors)
            while spot in self.opened:
                spot = (spot + 1) % len(self.doors)
            self.opened.append(spot)
            yield self.doors[spot]

    def __reversed__(self):
        return (self.doors[i] for i in reversed(self.opened))

    def __bool__(self):
        return len(self.opened) == len(self.doors)


def countdown_calendar_iter(doors, step, stop_at):
    calendar = Advent(doors, step)
    gifts = []
    for gift in calendar:
        gifts.append(gift)
        if gift == stop_at:
            break
    return gifts, list(reversed(calendar)), bool(calendar)

#> countdown_calendar_iter(["star", "bell", "sled", "coal", "nut"], 2, "coal")
#> countdown_calendar_iter("snow", 3, None)
#> countdown_calendar_iter([], 1, "x")
#> countdown_calendar_iter(["one"], 7, "one")
#> countdown_calendar_iter(["a", "b", "c", "d", "e", "f"], 3, "z")
#> countdown_calendar_iter(["ox", "ass", "ewe"], 0, "ass")

### shopping_basket_operators
class Basket:
    def __init__(self, **goods):
        self.goods = {k: v for k, v in goods.items() if v > 0}

    def __or__(self, other):
        names = self.goods.keys() | other.goods.keys()
        return Basket(**{n: max(self.goods.get(n, 0), other.goods.get(n, 0)) for n in names})

    def __and__(self, other):
        return Basket(**{n: min(v, other.goods.get(n, 0)) for n, v in self.goods.items()})

    def __sub__(self, other):
        return Basket(**{n: v - other.goods.get(n, 0) for n, v in self.goods.items()})

    def __le__(self, other):
        return all(v <= other.goods.get(n, 0) for n, v in self.goods.items())

    def __len__(self):
        return sum(self.goods.values())

    def listing(self):
        return ", ".join(f"{n} x{v}" for n, v in sorted(self.goods.items())) or "(nothing)"


def shopping_basket_operators(mine, yours):
    a, b = Basket(**mine), Basket(**yours)
    results = [x.listing() for x in (a | b, a & b, a - b)]
    return results, a <= b, len(a)

#> shopping_basket_operators({"milk": 2, "eggs": 6}, {"milk": 1, "soap": 1})
#> shopping_basket_operators({}, {"tea": 3})
#> shopping_basket_operators({"jam": 1}, {"jam": 1})
#> shopping_basket_operators({"rice": 4, "peas": 0, "oil": -2}, {"rice": 9})
#> shopping_basket_operators({"nuts": 5, "figs": 2}, {})

### bounded_gauge_arithmetic
class Gauge:
    low, high = 0, 100

    def __init__(self, value):
        self.value = max(self.low, min(self.high, value))

    def __iadd__(self, delta):
        self.value = type(self)(self.value + delta).value
        return self

    def __isub__(self, delta):
        self += -delta
        return self

    def __int__(self):
        return int(self.value)

    def __index__(self):
        return int(self)

    def __neg__(self):
        return type(self)(self.high - self.value + self.low)


class Thermostat(Gauge):
    low, high = -20, 45


def bounded_gauge_arithmetic(kind, start, deltas):
    gauge = (Thermostat if kind == "thermo" else Gauge)(start)
    seen = [int(gauge)]
    for delta in deltas:
        if delta >= 0:
            gauge += delta
        else:
            gauge -= -delta
        seen.append(int(gauge))
    return seen, int(-gauge), hex(gauge)

#> bounded_gauge_arithmetic("fuel", 50, [30, 40, -15])
#> bounded_gauge_arithmetic("thermo", 60, [-70, 5])
#> bounded_gauge_arithmetic("fuel", -5, [])
#> bounded_gauge_arithmetic("thermo", 0, [-30, -1, 12])
#> bounded_gauge_arithmetic("x", 99.9, [0.05, -100])
#> bounded_gauge_arithmetic("fuel", 200, [-1, -1, -1, 7])

### guest_name_badge_sort
from functools import total_ordering


@total_ordering
class Guest:
    PARTICLES = {"van", "de", "von", "da", "al"}

    def __init__(self, full):
        words = full.split()
        cut = len(words) - 1
        while cut > 0 and words[cut - 1].lower() in self.PARTICLES:
            cut -= 1
        self.given = " ".join(words[:cut])
        self.family = " ".join(words[cut:])

    def _key(self):
        core = self.family.split()[-1] if self.family else ""
        return core.casefold(), self.given.casefold()

    def __eq__(self, other):
        return self._key() == other._key()

    def __lt__(self, other):
        return self._key() < other._key()

    def __hash__(self):
        return hash(self._key())

    def __str__(self):
        return f"{self.family}, {self.given}" if self.given else self.family


def guest_name_badge_sort(names):
    guests = sorted({Guest(n): None for n in names})
    return [str(g) for g in guests]

#> guest_name_badge_sort(["Ludwig van Beethoven", "Ada Lovelace", "Cher"])
#> guest_name_badge_sort([])
#> guest_name_badge_sort(["Ann de la Cruz", "ANN CRUZ", "Ann Cruz"])
#> guest_name_badge_sort(["van Gogh", "Vincent van Gogh", ""])
#> guest_name_badge_sort(["Zoë von der Leyen", "Leonardo da Vinci", "Omar al Bashir"])
#> guest_name_badge_sort(["B A", "A B", "b  a"])

### modular_clock_dial
class Dial:
    def __init__(self, marks, at=0):
        self.marks = marks
        self.at = at % len(marks)

    def __lshift__(self, n):
        return Dial(self.marks, self.at - n)

    def __rshift__(self, n):
        return Dial(self.marks, self.at + n)

    def __matmul__(self, mark):
        return Dial(self.marks, self.marks.index(mark))

    def __sub__(self, other):
        gap = (self.at - other.at) % len(self.marks)
        return min(gap, len(self.marks) - gap)

    def __str__(self):
        return self.marks[self.at]


def modular_clock_dial(marks, moves):
    origin = dial = Dial(marks)
    stops = []
    for move in moves:
        match move:
            case int() if move < 0:
                dial = dial << -move
            case int():
                dial = dial >> move
            case str():
                dial = dial @ move
        stops.append(str(dial))
    return stops, dial - origin

#> modular_clock_dial("NESW", [1, 2, -4, "W"])
#> modular_clock_dial(["mon", "tue", "wed", "thu", "fri"], [7, "fri", -1])
#> modular_clock_dial("abc", [])
#> modular_clock_dial("XYZ", ["Z", 30, -31])
#> modular_clock_dial("abc", [1, "q"])
#> modular_clock_dial("0123456789", [5, 5, 5, "8", -3])

### callable_price_rules
class Rule:
    def __call__(self, cents, count):
        raise NotImplementedError

    def __and__(self, other):
        return Chain(self, other)


class Bulk(Rule):
    def __init__(self, every, free):
        self.every, self.free = every, free

    def __call__(self, cents, count):
        unit = cents // count if count else 0
        return cents - unit * (count // self.every * self.free)


class Percent(Rule):
    def __init__(self, off):
        self.off = off

    def __call__(self, cents, count):
        return cents - cents * self.off // 100


class Chain(Rule):
    def __init__(self, *rules):
        self.rules = rules

    def __call__(self, cents, count):
        for rule in self.rules:
            cents = rule(cents, count)
        return cents


def callable_price_rules(unit, count, every, off):
    bulk, percent = Bulk(every, 1), Percent(off)
    try:
        plain = Rule()(unit, count)
    except NotImplementedError:
        plain = unit * count
    return plain, (bulk & percent)(plain, count), (percent & bulk & percent)(plain, count)

#> callable_price_rules(250, 7, 3, 10)
#> callable_price_rules(99, 1, 2, 50)
#> callable_price_rules(1000, 0, 4, 5)
#> callable_price_rules(333, 10, 5, 33)
#> callable_price_rules(120, 6, 6, 0)
#> callable_price_rules(80, 3, 0, 20)

### attribute_bag_missing
class Bag:
    """Settings with attribute access, dotted parents and a fallback."""

    def __init__(self, values, parent=None):
        object.__setattr__(self, "_values", dict(values))
        object.__setattr__(self, "_parent", parent)

    def __getattr__(self, name):
        if name in self._values:
            return self._values[name]
        if self._parent is not None:
            return getattr(self._parent, name)
        raise AttributeError(f"no setting {name!r}")

    def __setattr__(self, name, value):
        if name.startswith("_"):
            raise AttributeError("private")
        self._values[name] = value

    def __delattr__(self, name):
        self._values.pop(name, None)


def attribute_bag_missing(base, local, writes, reads):
    root = Bag(base)
    bag = Bag(local, root)
    for name, value in writes:
        if value is None:
            delattr(bag, name)
        else:
            setattr(bag, name, value)
    return [getattr(bag, name) if hasattr(bag, name) else f"<{name}>" for name in reads]

#> attribute_bag_missing({"font": "mono", "size": 10}, {"size": 14}, [], ["font", "size", "ink"])
#> attribute_bag_missing({"size": 9}, {"size": 12}, [("size", None)], ["size"])
#> attribute_bag_missing({}, {}, [("wide", True), ("gap", 0), ("gone", None)], ["gap", "wide", "gone"])
#> attribute_bag_missing({"a": 1}, {}, [("_a", 2)], ["a"])
#> attribute_bag_missing({"x": "root"}, {"y": "leaf"}, [("x", "leaf too")], ["x", "y", "z"])

### sliding_window_sequence
from collections.abc import Sequence


class Windows(Sequence):
    def __init__(self, data, size):
        if size < 1:
            raise ValueError("size must be positive")
        self.data, self.size = data, size

    def __len__(self):
        return max(0, len(self.data) - self.size + 1)

    def __getitem__(self, i):
        if i < 0:
            i += len(self)
        if not 0 <= i < len(self):
            raise IndexError(i)
        return self.data[i:i + self.size]


def sliding_window_sequence(data, size, probe):
    try:
        windows = Windows(data, size)
    except ValueError as error:
        return str(error)
    where = windows.index(probe) if probe in windows else -1
    last = windows[-1] if windows else None
    return len(windows), where, windows.count(probe), last, next(iter(reversed(windows)), "none")

#> sliding_window_sequence("abracadabra", 2, "ab")
#> sliding_window_sequence([1, 2, 1, 2, 1], 3, [2, 1, 2])
#> sliding_window_sequence("hi", 5, "h")
#> sliding_window_sequence("", 0, "")
#> sliding_window_sequence([5, 5, 5, 5], 1, [5])
#> sliding_window_sequence("ñandú", 4, "andú")

### library_stamp_mapping
from collections.abc import MutableMapping


class StampBook(MutableMapping):
    """Keys are call numbers compared without spaces and case."""

    def __init__(self):
        self._data = {}

    @staticmethod
    def _norm(key):
        return "".join(key.split()).upper()

    def __getitem__(self, key):
        return self._data[self._norm(key)][1]

    def __setitem__(self, key, value):
        self._data[self._norm(key)] = (key, value)

    def __delitem__(self, key):
        del self._data[self._norm(key)]

    def __iter__(self):
        return (original for original, _ in self._data.values())

    def __len__(self):
        return len(self._data)


def library_stamp_mapping(stamps, removed):
    book = StampBook()
    for key, date in stamps:
        book[key] = max(date, book.get(key, date))
    gone = [book.pop(key, None) for key in removed]
    return list(book.items()), gone, len(book)

#> library_stamp_mapping([("QA 76", 3), ("qa76", 9), ("PR 10", 4)], ["pr10"])
#> library_stamp_mapping([], ["x"])
#> library_stamp_mapping([("b 1", 5), ("B1", 2), (" b1 ", 4)], [])
#> library_stamp_mapping([("Z 8", 1), ("Y 7", 2)], ["z8", "Z 8", "y 7"])
#> library_stamp_mapping([("é 5", 7), ("É5", 8)], ["e5"])

### fuzzy_angle_equality
import math


class Angle:
    def __init__(self, degrees):
        self.degrees = degrees % 360

    @classmethod
    def from_radians(cls, r):
        return cls(round(math.degrees(r), 6))

    def __eq__(self, other):
        if isinstance(other, Angle):
            return abs(self.degrees - other.degrees) < 1e-6
        if isinstance(other, (int, float)):
            return self == Angle(other)
        return NotImplemented

    def __add__(self, other):
        return Angle(self.degrees + getattr(other, "degrees", other))

    __radd__ = __add__

    def __abs__(self):
        return min(self.degrees, 360 - self.degrees)

    def __round__(self, n=0):
        return round(self.degrees, n)


def fuzzy_angle_equality(first, second, radians):
    a, b = Angle(first), Angle(second)
    c = Angle.from_radians(radians)
    return [a == b, a == first + 720, a == "a", round(a + b, 1), abs(10 + c), round(sum([a, b, c]), 2)]

#> fuzzy_angle_equality(350, -10, 0)
#> fuzzy_angle_equality(90, 45, 3.14159265)
#> fuzzy_angle_equality(0, 360, -1.5)
#> fuzzy_angle_equality(12.5, 347.5, 6.283185307)
#> fuzzy_angle_equality(-725, 5, 0.1)

### secret_note_slicing
class Redacted:
    def __init__(self, text, hidden):
        self._text = text
        self._hidden = hidden

    def __len__(self):
        return len(self._text)

    def __getitem__(self, key):
        if isinstance(key, slice):
            start, stop, step = key.indices(len(self))
            return "".join(self[i] for i in range(start, stop, step))
        if key < 0:
            key += len(self)
        for lo, hi in self._hidden:
            if lo <= key < hi:
                return "#"
        return self._text[key]

    def __add__(self, other):
        shifted = [(lo + len(self), hi + len(self)) for lo, hi in other._hidden]
        return Redacted(self._text + other._text, self._hidden + shifted)

    def __str__(self):
        return self[:]


def secret_note_slicing(first, spans, second, part):
    note = Redacted(first, spans) + Redacted(second, [(0, 1)])
    return str(note), note[slice(*part)], note[-1]

#> secret_note_slicing("meet at dawn", [(8, 12)], "bring rope", (0, 20, 2))
#> secret_note_slicing("", [], "x", (None,))
#> secret_note_slicing("agent 47", [(6, 8), (0, 1)], " ok", (-3, None))
#> secret_note_slicing("abc", [(0, 99)], "", (1, 2))
#> secret_note_slicing("Öl & Gas", [(3, 4)], "Zürich", (None, None, -1))
#> secret_note_slicing("", [(0, 3)], "", (0, 1))

### quantity_unit_mismatch
class UnitError(TypeError):
    pass


class Quantity:
    FACTORS = {"mm": ("m", 0.001), "cm": ("m", 0.01), "km": ("m", 1000), "g": ("kg", 0.001), "min": ("s", 60)}

    def __init__(self, amount, unit):
        base, factor = self.FACTORS.get(unit, (unit, 1))
        self.amount, self.unit = amount * factor, base

    def _check(self, other):
        if self.unit != other.unit:
            raise UnitError(f"{self.unit} vs {other.unit}")

    def __add__(self, other):
        self._check(other)
        return Quantity(self.amount + other.amount, self.unit)

    def __truediv__(self, other):
        if isinstance(other, Quantity):
            self._check(other)
            return self.amount / other.amount
        return Quantity(self.amount / other, self.unit)

    def __gt__(self, other):
        self._check(other)
        return self.amount > other.amount

    def __repr__(self):
        return f"{self.amount:g}{self.unit}"


def quantity_unit_mismatch(parts, compare):
    quantities = [Quantity(*p) for p in parts]
    total = quantities[0]
    try:
        for q in quantities[1:]:
            total = total + q
        return repr(total), repr(total / len(parts)), total > Quantity(*compare), total / Quantity(*compare)
    except UnitError as error:
        return f"unit error: {error}"

#> quantity_unit_mismatch([(5, "cm"), (2, "m")], (500, "mm"))
#> quantity_unit_mismatch([(1, "km")], (1000, "m"))
#> quantity_unit_mismatch([(3, "kg"), (20, "cm")], (1, "g"))
#> quantity_unit_mismatch([(2, "min"), (30, "s"), (0, "s")], (1, "g"))
#> quantity_unit_mismatch([], (1, "m"))
#> quantity_unit_mismatch([(250, "g"), (0.75, "kg")], (500, "g"))

### matrix_row_view_alias
class RowView:
    def __init__(self, owner, r):
        self.owner, self.r = owner, r

    def __getitem__(self, c):
        return self.owner.flat[self.r * self.owner.cols + c]

    def __setitem__(self, c, value):
        self.owner.flat[self.r * self.owner.cols + c] = value
        self.owner.writes += 1

    def __iter__(self):
        start = self.r * self.owner.cols
        return iter(self.owner.flat[start:start + self.owner.cols])


class Matrix:
    def __init__(self, cols, flat):
        self.cols, self.flat, self.writes = cols, list(flat), 0

    def __getitem__(self, r):
        return RowView(self, r)

    def swap(self, i, j):
        a, b = list(self[i]), list(self[j])
        for c in range(self.cols):
            if a[c] != b[c]:
                self[i][c], self[j][c] = b[c], a[c]


def matrix_row_view_alias(cols, flat, swaps, cell):
    m = Matrix(cols, flat)
    row = m[cell[0]]
    before = row[cell[1]]
    for i, j in swaps:
        m.swap(i, j)
    return before, row[cell[1]], list(row), m.writes

#> matrix_row_view_alias(2, [1, 2, 3, 4], [(0, 1)], (0, 1))
#> matrix_row_view_alias(3, [7, 0, 7, 7, 5, 7], [(0, 1), (1, 0)], (1, 1))
#> matrix_row_view_alias(1, "xyz", [(0, 2), (2, 1)], (2, 0))
#> matrix_row_view_alias(4, range(8), [], (1, 3))
#> matrix_row_view_alias(2, [1, 1, 1, 1], [(0, 1), (0, 0)], (0, 0))

### hashable_grid_position
class Pos:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x, self.y = x, y

    def __eq__(self, other):
        return isinstance(other, Pos) and (self.x, self.y) == (other.x, other.y)

    def __hash__(self):
        return hash((self.x, self.y))

    def __add__(self, delta):
        dx, dy = delta
        return Pos(self.x + dx, self.y + dy)

    def __complex__(self):
        return complex(self.x, self.y)

    def __iter__(self):
        yield self.x
        yield self.y


def hashable_grid_position(path):
    steps = {"^": (0, 1), "v": (0, -1), "<": (-1, 0), ">": (1, 0)}
    here = Pos(0, 0)
    visits = {here: 1}
    for ch in path:
        if ch not in steps:
            continue
        here = here + steps[ch]
        visits[here] = visits.get(here, 0) + 1
    again = [tuple(p) for p, n in visits.items() if n > 1]
    return len(visits), again, complex(here), here == (here.x, here.y)

#> hashable_grid_position("^>v<^^")
#> hashable_grid_position("")
#> hashable_grid_position(">>> vvv")
#> hashable_grid_position("<><><>")
#> hashable_grid_position("^^vv?>><<")

### lazy_string_builder_len
class Lines:
    def __init__(self, indent="  "):
        self._rows, self._depth, self._indent = [], 0, indent

    def __lshift__(self, text):
        self._rows.append(self._indent * self._depth + text)
        return self

    def __enter__(self):
        self._depth += 1
        return self

    def __exit__(self, kind, value, trace):
        self._depth -= 1
        if kind is ValueError:
            self << f"# {value}"
            return True

    def __len__(self):
        return sum(map(len, self._rows))

    def __str__(self):
        return "\n".join(self._rows)


def lazy_string_builder_len(name, values):
    out = Lines("\t")
    out << f"def {name}():"
    with out:
        for value in values:
            if value < 0:
                raise ValueError(f"bad {value}")
            out << f"yield {value}" << "pass"
        out << "return"
    return str(out), len(out)

#> lazy_string_builder_len("gen", [3, 1])
#> lazy_string_builder_len("empty", [])
#> lazy_string_builder_len("oops", [8, -2, 9])
#> lazy_string_builder_len("", [0])
#> lazy_string_builder_len("größe", [12, 12, -1])

### priority_label_comparison
class Priority:
    ORDER = ["trivial", "minor", "major", "blocker"]

    def __init__(self, label):
        if label not in self.ORDER:
            raise ValueError(label)
        self.label = label

    def __lt__(self, other):
        return int(self) < int(other)

    def __ge__(self, other):
        return not self < other

    def __int__(self):
        return self.ORDER.index(self.label)

    def __pos__(self):
        return Priority(self.ORDER[min(int(self) + 1, len(self.ORDER) - 1)])

    def __neg__(self):
        return Priority(self.ORDER[max(int(self) - 1, 0)])

    def __str__(self):
        return self.label[:3]


def priority_label_comparison(issues, threshold, stale):
    limit = Priority(threshold)
    levels = {}
    for key, label in issues.items():
        level = Priority(label)
        levels[key] = -level if key in stale else +level if level >= limit else level
    ordered = sorted(levels, key=levels.get)
    return [f"{k}={levels[k]}" for k in ordered]

#> priority_label_comparison({"A-1": "minor", "A-2": "blocker", "A-3": "trivial"}, "major", [])
#> priority_label_comparison({"B": "major", "C": "major"}, "major", ["C"])
#> priority_label_comparison({}, "minor", ["Z"])
#> priority_label_comparison({"D": "trivial", "E": "minor"}, "trivial", ["D"])
#> priority_label_comparison({"F": "urgent"}, "minor", [])
#> priority_label_comparison({"G": "major"}, "none", [])

### poll_tally_equality
class Tally:
    def __init__(self, marks=""):
        self.count = self._read(marks)

    @staticmethod
    def _read(marks):
        return sum(5 if m == "#" else 1 for m in marks if m in "#|")

    def __iadd__(self, other):
        self.count += other.count if isinstance(other, Tally) else other
        return self

    def __eq__(self, other):
        return self.count == other

    def __divmod__(self, size):
        return divmod(self.count, size)

    def __bool__(self):
        return self.count > 0

    def __repr__(self):
        fives, ones = divmod(self, 5)
        return "#" * fives + "|" * ones


def poll_tally_equality(first, second, extra):
    votes = {"yes": Tally(first), "no": Tally(second)}
    for who, n in extra:
        votes.setdefault(who, Tally())
        votes[who] += n
    both = Tally()
    for t in votes.values():
        both += t
    shown = {k: repr(v) for k, v in votes.items() if v}
    return shown, votes["yes"] == votes["no"].count, repr(both)

#> poll_tally_equality("##||", "#|||", [("no", 4)])
#> poll_tally_equality("", "", [])
#> poll_tally_equality("|| |", "abc", [("maybe", 6), ("maybe", 1)])
#> poll_tally_equality("#", "|||||", [])
#> poll_tally_equality("###", "||", [("yes", -15), ("no", 3)])

### reversible_iterator_cursor
class Cursor:
    def __init__(self, items):
        self.items, self.pos = list(items), -1

    def __iter__(self):
        return self

    def __next__(self):
        if self.pos + 1 >= len(self.items):
            raise StopIteration
        self.pos += 1
        return self.items[self.pos]

    def back(self):
        if self.pos <= 0:
            raise IndexError("at start")
        self.pos -= 1
        return self.items[self.pos]

    @property
    def rest(self):
        return len(self.items) - self.pos - 1


def reversible_iterator_cursor(items, keys):
    cursor, shown = Cursor(items), []
    for key in keys:
        try:
            if key == "n":
                shown.append(next(cursor))
            elif key == "b":
                shown.append(cursor.back())
            else:
                shown.extend(cursor)
        except StopIteration:
            shown.append("END")
        except IndexError as error:
            shown.append(str(error).upper())
    return shown, cursor.rest

#> reversible_iterator_cursor(["jan", "feb", "mar"], "nnbnnn")
#> reversible_iterator_cursor([], "nb*")
#> reversible_iterator_cursor("wxyz", "n*bb")
#> reversible_iterator_cursor((4, 8), "bnb")
#> reversible_iterator_cursor([True, None], "")
#> reversible_iterator_cursor(range(3), "**b")

### default_row_missing_dict
class Depot(dict):
    """Stock per site; unknown sites are derived from their region."""

    def __missing__(self, site):
        region = site.split("-")[0]
        if region == site:
            raise KeyError(f"no region {site}")
        base = self[region]
        self[site] = max(1, base // 2)
        return self[site]

    def __repr__(self):
        return "|".join(f"{k}:{v}" for k, v in self.items())

    def __or__(self, other):
        merged = Depot(self)
        for k, v in other.items():
            merged[k] = merged.get(k, 0) + v
        return merged


def default_row_missing_dict(stock, wanted, arriving):
    depot = Depot(stock)
    got = []
    for site in wanted:
        try:
            got.append(depot[site])
        except KeyError as error:
            got.append(error.args[0])
    return got, repr(depot | arriving)

#> default_row_missing_dict({"EU": 10, "US": 3}, ["EU-1", "US-9", "EU-1"], {"EU": 5})
#> default_row_missing_dict({}, ["AP-1"], {"AP": 1})
#> default_row_missing_dict({"UK": 1}, ["UK-a-b", "UK", "FR"], {})
#> default_row_missing_dict({"A": 64}, ["A-x", "A-y"], {"A-x": -2, "B": 7})
#> default_row_missing_dict({"Z": 0}, ["Z-0"], {"Z-0": 0})

### weighted_score_truediv
class Score:
    def __init__(self, won, of):
        self.won, self.of = won, of

    def __truediv__(self, weight):
        return Score(self.won / weight, self.of / weight)

    def __or__(self, other):
        return Score(self.won + other.won, self.of + other.of)

    def __float__(self):
        return self.won / self.of if self.of else 0.0

    def __lt__(self, other):
        return float(self) < float(other)

    def __format__(self, spec):
        if spec.endswith("%"):
            return format(float(self), spec)
        if spec == "grade":
            return "FDCBA"[min(4, int(float(self) * 5))]
        return f"{self.won:g}/{self.of:g}"


def weighted_score_truediv(papers, halve):
    total = Score(0, 0)
    scores = []
    for name, won, of in papers:
        score = Score(won, of)
        if name in halve:
            score = score / 2
        scores.append((name, score))
        total = total | score
    worst = min(scores, key=lambda pair: pair[1])[0] if scores else None
    return f"{total}", f"{total:.1%}", f"{total:grade}", worst

#> weighted_score_truediv([("algebra", 18, 20), ("essay", 31, 50)], ["essay"])
#> weighted_score_truediv([], [])
#> weighted_score_truediv([("oral", 0, 10)], ["oral"])
#> weighted_score_truediv([("lab", 10, 10), ("quiz", 5, 5)], [])
#> weighted_score_truediv([("x", 3, 4), ("y", 2, 4), ("z", 2, 4)], "xyz")

### chunk_bag_membership
class Ranges:
    def __init__(self, *bounds):
        self._spans = [range(lo, hi + 1) for lo, hi in bounds]

    @classmethod
    def parse(cls, text):
        bounds = []
        for piece in filter(None, text.replace(" ", "").split(",")):
            lo, dash, hi = piece.partition("-")
            bounds.append((int(lo), int(hi) if dash else int(lo)))
        return cls(*bounds)

    def __contains__(self, n):
        return any(n in span for span in self._spans)

    def __iter__(self):
        seen = set()
        for span in self._spans:
            for n in span:
                if n not in seen:
                    seen.add(n)
                    yield n

    def __len__(self):
        return sum(1 for _ in self)


def chunk_bag_membership(pages, wanted):
    ranges = Ranges.parse(pages)
    return list(ranges), len(ranges), {n: n in ranges for n in wanted}

#> chunk_bag_membership("1-3, 7, 2-4", [2, 5, 7])
#> chunk_bag_membership("", [1])
#> chunk_bag_membership("12", [])
#> chunk_bag_membership("9-6,10", [8, 10])
#> chunk_bag_membership("5,5,5", [5, 0])
#> chunk_bag_membership("a-3", [3])

### copyable_stack_spread
import copy


class History:
    def __init__(self, *frames):
        self.frames = list(frames)
        self.generation = 0

    def __copy__(self):
        twin = History(*self.frames)
        twin.generation = self.generation + 1
        return twin

    def __lshift__(self, frame):
        self.frames.append(frame)
        return self

    def __invert__(self):
        return self.frames.pop() if self.frames else None

    def __eq__(self, other):
        return self.frames == other.frames

    def __iter__(self):
        return reversed(self.frames)


def copyable_stack_spread(frames, pops, late):
    original = History(*frames)
    branch = copy.copy(original)
    taken = [~branch for _ in range(pops)]
    same = branch == original
    branch << late
    leaf = copy.copy(branch)
    return taken, same, [*leaf], [*original], leaf.generation

#> copyable_stack_spread(["home", "shop", "cart"], 1, "help")
#> copyable_stack_spread([], 2, "x")
#> copyable_stack_spread([1, 2, 3], 0, 4)
#> copyable_stack_spread(["a"], 3, ["a"])
#> copyable_stack_spread("tree", 2, "p")
