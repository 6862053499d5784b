### validated_descriptor_fields
class Bounded:
    def __init__(self, low, high):
        self.low, self.high = low, high

    def bind(self, name):
        self.slot = "_" + name
        return self

    def __get__(self, obj, owner=None):
        return getattr(obj, self.slot, self.low)

    def __set__(self, obj, value):
        if not self.low <= value <= self.high:
            obj.rejected.append((self.slot[1:], value))
            value = max(self.low, min(self.high, value))
        setattr(obj, self.slot, value)


def mixer_class(limits):
    body = {name: Bounded(*pair).bind(name) for name, pair in limits.items()}
    return type("Mixer", (), {**body, "__init__": lambda self: self.__dict__.update(rejected=[])})


def validated_descriptor_fields(limits, changes):
    mixer = mixer_class(limits)()
    for name, value in changes:
        setattr(mixer, name, value)
    return {name: getattr(mixer, name) for name in limits}, mixer.rejected

#> validated_descriptor_fields({"bass": (-6, 6), "gain": (0, 10)}, [("bass", 4), ("gain", 15)])
#> validated_descriptor_fields({"pan": (-1, 1)}, [("pan", -3), ("pan", 0.5)])
#> validated_descriptor_fields({}, [])
#> validated_descriptor_fields({"mid": (2, 2)}, [("mid", 1), ("other", 99)])
#> validated_descriptor_fields({"a": (0, 5), "b": (5, 9)}, [])

### planet_enum_methods
from enum import Enum


class Planet(Enum):
    MERCURY = (1, 58)
    EARTH = (3, 1)
    MARS = (4, 1)
    JUPITER = (5, 0.4)

    @property
    def position(self):
        return self.value[0]

    @property
    def day_length(self):
        return self.value[1]

    @property
    def initial(self):
        return self.name[0]

    @classmethod
    def nearest(cls, position):
        return min(cls, key=lambda p: (abs(p.position - position), p.position))

    def next(self):
        members = list(type(self))
        i = members.index(self) + 1
        return members[i] if i < len(members) else None

    def gap(self):
        following = self.next()
        return 0 if following is None else following.position - self.position


def planet_enum_methods(positions, name=None):
    Tour = Enum("Tour", {"START": positions[0] if positions else -1, "END": positions[-1] if positions else -2})
    stops = [Planet.nearest(p) for p in positions]
    route = "".join(p.initial for p in stops)
    chosen = Planet[name] if name else Planet.EARTH
    return route, chosen.gap(), chosen.day_length, len(Tour), sorted({p.position for p in stops})

#> planet_enum_methods([1, 2, 9])
#> planet_enum_methods([], "JUPITER")
#> planet_enum_methods([4, 4], "MERCURY")
#> planet_enum_methods([3.5, 0], "MARS")
#> planet_enum_methods([7], "PLUTO")

### temperature_scale_properties
class Temperature:
    def __init__(self, kelvin=273.15):
        self.kelvin = kelvin

    @property
    def kelvin(self):
        return self._k

    @kelvin.setter
    def kelvin(self, value):
        if value < 0:
            raise ValueError(f"{value:.1f} K")
        self._k = value

    @property
    def celsius(self):
        return round(self._k - 273.15, 2)

    @celsius.setter
    def celsius(self, value):
        self.kelvin = value + 273.15

    @property
    def feels(self):
        for limit, word in ((0, "freezing"), (15, "cool"), (25, "mild")):
            if self.celsius < limit:
                return word
        return "hot"

    @feels.deleter
    def feels(self):
        self._k = 273.15


def temperature_scale_properties(changes):
    t = Temperature()
    log = []
    for name, value in changes:
        try:
            if name == "reset":
                del t.feels
            else:
                setattr(t, name, value)
        except ValueError as error:
            log.append(f"no: {error}")
            continue
        except AttributeError:
            log.append(f"read only {name}")
            continue
        log.append((t.celsius, t.feels, round(t.kelvin)))
    return log

#> temperature_scale_properties([("celsius", 18), ("kelvin", 310), ("celsius", -300)])
#> temperature_scale_properties([("feels", "hot"), ("celsius", 9.5), ("reset", None)])
#> temperature_scale_properties([])
#> temperature_scale_properties([("kelvin", 0), ("kelvin", -1)])
#> temperature_scale_properties([("celsius", -0.01), ("celsius", 25)])

### suit_ranking_namedtuple
from collections import namedtuple
from enum import IntEnum


class Suit(IntEnum):
    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3
    SPADES = 4


class Card(namedtuple("Card", "rank suit")):
    FACES = {11: "J", 12: "Q", 13: "K", 14: "A"}

    @classmethod
    def parse(cls, text):
        rank = next((n for n, f in cls.FACES.items() if f == text[0]), None)
        rank = rank or int(text[:-1])
        suit = next(s for s in Suit if s.name[0] == text[-1].upper())
        return cls(rank, suit)

    def beats(self, other, trump):
        if self.suit == other.suit:
            return self.rank > other.rank
        return self.suit is trump

    def __str__(self):
        return f"{self.FACES.get(self.rank, self.rank)}{self.suit.name[0].lower()}"


def suit_ranking_namedtuple(cards, trump):
    trump = Suit[trump.upper()]
    best = None
    for card in map(Card.parse, cards.split()):
        if best is None or card.beats(best, trump):
            best = card
    hand = sorted(map(Card.parse, cards.split()), key=lambda c: (c.suit, c.rank))
    return str(best), " ".join(map(str, hand))

#> suit_ranking_namedtuple("10H KH 2S AH", "spades")
#> suit_ranking_namedtuple("QC", "hearts")
#> suit_ranking_namedtuple("", "clubs")
#> suit_ranking_namedtuple("9d Jd 3c 4c", "Clubs")
#> suit_ranking_namedtuple("5S 1X", "spades")
#> suit_ranking_namedtuple("2D AS 3D", "hearts")

### class_level_counters_ids
class Ticketed:
    _next = {}

    @classmethod
    def issue(cls):
        Ticketed._next[cls] = Ticketed._next.get(cls, 0) + 1
        return Ticketed._next[cls]

    def __init__(self, owner):
        self.id = f"{type(self).prefix()}-{self.issue():03}"
        self.owner = owner

    @classmethod
    def prefix(cls):
        return "".join(c for c in cls.__name__ if c.isupper())

    @staticmethod
    def check(code):
        prefix, dash, number = code.partition("-")
        return bool(dash) and prefix.isupper() and number.isdigit()


class LostItem(Ticketed):
    pass


class RepairJob(Ticketed):
    def __init__(self, owner, days):
        super().__init__(owner)
        self.days = days


def class_level_counters_ids(requests, codes):
    made = {}
    for owner, *days in requests:
        thing = RepairJob(owner, *days) if days else LostItem(owner)
        made.setdefault(thing.owner, []).append(thing.id)
    return made, [Ticketed.check(c) for c in codes], sorted(Ticketed._next.values())

#> class_level_counters_ids([("ann", 3), ("bob",), ("ann",), ("cy", 1)], ["RJ-001", "x-1", "LI"])
#> class_level_counters_ids([], ["", "A-", "A-7"])
#> class_level_counters_ids([("zoë",), ("zoë",), ("zoë",)], [])
#> class_level_counters_ids([("p", 0)], ["RJ-٣"])
#> class_level_counters_ids([("q", 2), ("q", 3)], ["RJ 001"])

### weekday_enum_schedule
from enum import Enum


class Day(Enum):
    MON, TUE, WED, THU, FRI, SAT, SUN = range(7)

    def __add__(self, n):
        return Day((self.value + n) % 7)

    def __sub__(self, other):
        return (self.value - other.value) % 7

    @property
    def weekend(self):
        return self in (Day.SAT, Day.SUN)


class Habit:
    def __init__(self, name, start, every):
        self.name, self.day, self.every = name, Day[start], every

    def run(self, times, skip_weekend):
        for _ in range(times):
            day = self.day
            while skip_weekend and day.weekend:
                day += 1
            yield day.name
            self.day += self.every


def weekday_enum_schedule(name, start, every, times, skip_weekend=False):
    habit = Habit(name, start, every)
    days = list(habit.run(times, skip_weekend))
    return f"{habit.name}: {' '.join(days)}", Day[start] - habit.day

#> weekday_enum_schedule("run", "MON", 2, 5)
#> weekday_enum_schedule("swim", "FRI", 1, 4, True)
#> weekday_enum_schedule("rest", "SUN", 7, 2, skip_weekend=True)
#> weekday_enum_schedule("yoga", "WED", 3, 0)
#> weekday_enum_schedule("piano", "SAT", -1, 3)
#> weekday_enum_schedule("x", "Mon", 1, 1)

### rectangle_dependent_properties
class Rect:
    def __init__(self, left, top, width, height):
        self.left, self.top, self.width, self.height = left, top, width, height

    @property
    def right(self):
        return self.left + self.width

    @right.setter
    def right(self, value):
        self.left = value - self.width

    @property
    def centre(self):
        return self.left + self.width // 2, self.top + self.height // 2

    @centre.setter
    def centre(self, point):
        x, y = point
        self.left, self.top = x - self.width // 2, y - self.height // 2

    def snap(self, other):
        if abs(self.right - other.left) <= 3:
            self.right = other.left
            return "right"
        if abs(self.left - other.right) <= 3:
            self.left = other.right
            return "left"
        return None


def rectangle_dependent_properties(first, second, target):
    a, b = Rect(*first), Rect(*second)
    a.centre = target
    side = a.snap(b)
    return side, (a.left, a.top, a.right), a.centre == tuple(target)

#> rectangle_dependent_properties((0, 0, 10, 4), (50, 0, 20, 20), (43, 7))
#> rectangle_dependent_properties((5, 5, 6, 6), (0, 0, 10, 10), (15, 3))
#> rectangle_dependent_properties((0, 0, 3, 3), (100, 100, 1, 1), (8, 8))
#> rectangle_dependent_properties((1, 2, 0, 0), (4, 4, 2, 2), [4, 4])
#> rectangle_dependent_properties((0, 0, 7, 5), (-20, 0, 5, 5), (-9, 0))

### alternate_constructors_colour
class Colour:
    NAMES = {"red": (255, 0, 0), "teal": (0, 128, 128), "white": (255,) * 3}

    def __init__(self, r, g, b):
        self.rgb = (r, g, b)

    @classmethod
    def from_hex(cls, text):
        text = text.lstrip("#")
        if len(text) == 3:
            text = "".join(ch * 2 for ch in text)
        return cls(*bytes.fromhex(text))

    @classmethod
    def from_name(cls, name):
        return cls(*cls.NAMES[name])

    @classmethod
    def parse(cls, text):
        if text.startswith("#"):
            return cls.from_hex(text)
        if "," in text:
            return cls(*map(int, text.split(",")))
        return cls.from_name(text.lower())

    @property
    def brightness(self):
        r, g, b = self.rgb
        return (299 * r + 587 * g + 114 * b) // 1000

    def blend(self, other):
        return Colour(*((a + b) // 2 for a, b in zip(self.rgb, other.rgb)))

    @staticmethod
    def ink_for(colour):
        return "black" if colour.brightness > 127 else "white"


def alternate_constructors_colour(first, second):
    a, b = Colour.parse(first), Colour.parse(second)
    mix = a.blend(b)
    return mix.rgb, mix.brightness, [Colour.ink_for(c) for c in (a, b, mix)]

#> alternate_constructors_colour("#ff8800", "white")
#> alternate_constructors_colour("Red", "0,0,0")
#> alternate_constructors_colour("#fff", "#000")
#> alternate_constructors_colour("teal", "12, 200, 7")
#> alternate_constructors_colour("mauve", "red")
#> alternate_constructors_colour("#abcd", "teal")

### flyweight_glyph_factory
class Glyph:
    __slots__ = ("char", "width")
    _pool = {}

    def __new__(cls, char):
        glyph = cls._pool.get(char)
        if glyph is None:
            glyph = super().__new__(cls)
            glyph.char = char
            glyph.width = 1 if char in "il.,' " else 3 if char in "mwMW" else 2
            cls._pool[char] = glyph
        return glyph


class Line:
    def __init__(self, text):
        self.glyphs = [Glyph(c) for c in text]

    @property
    def width(self):
        return sum(g.width for g in self.glyphs)

    def clipped(self, limit):
        out, used = "", 0
        for g in self.glyphs:
            if used + g.width > limit:
                return out + "…"
            out, used = out + g.char, used + g.width
        return out


def flyweight_glyph_factory(texts, limit):
    lines = [Line(t) for t in texts]
    shared = bool(lines) and all(l.glyphs[:1] == [Glyph(t[0])] for l, t in zip(lines, texts) if t)
    return [l.width for l in lines], [l.clipped(limit) for l in lines], len(Glyph._pool), shared

#> flyweight_glyph_factory(["will", "mow", "lawn"], 6)
#> flyweight_glyph_factory([], 3)
#> flyweight_glyph_factory(["", "iii"], 2)
#> flyweight_glyph_factory(["Żuraw", "aaa"], 100)
#> flyweight_glyph_factory(["MMM", "M.M"], 7)

### singleton_settings_shared
class Shared:
    _instances = {}

    def __new__(cls, *args):
        if cls not in cls._instances:
            cls._instances[cls] = super().__new__(cls)
            cls._instances[cls].setup(*args)
        return cls._instances[cls]

    def setup(self, *args):
        self.data = list(args)


class Journal(Shared):
    def write(self, line):
        self.data.append(line)
        return len(self.data)


class Tally(Shared):
    def setup(self, *args):
        super().setup(*sorted(args))
        self.count = 0

    def bump(self):
        self.count += 1
        return self


def singleton_settings_shared(first, later, bumps):
    Journal(*first)
    for line in later:
        Journal("ignored").write(line)
    for n in bumps:
        tally = Tally(*bumps)
        for _ in range(n):
            tally.bump()
    return Journal().data, Tally().count, Tally().data, Journal() is Tally()

#> singleton_settings_shared(["start"], ["a", "b"], [2, 1])
#> singleton_settings_shared([], [], [])
#> singleton_settings_shared(["x", "y"], ["x"], [3])
#> singleton_settings_shared([], ["é"], [0, 0, 5, 1])
#> singleton_settings_shared([1, 2], [], [-1, 1])

### typed_record_metaclass_like
from collections import namedtuple

Field = namedtuple("Field", "kind default", defaults=[None])


class Record:
    @classmethod
    def fields(cls):
        found = {}
        for base in reversed(cls.__mro__):
            found.update({k: v for k, v in vars(base).items() if isinstance(v, Field)})
        return found

    def __init__(self, **values):
        for name, field in self.fields().items():
            value = values.pop(name, field.default)
            setattr(self, name, value if value is None else field.kind(value))
        if values:
            raise TypeError(f"extra {sorted(values)}")

    def as_dict(self):
        return {name: getattr(self, name) for name in self.fields()}


class Animal(Record):
    name = Field(str.title)
    legs = Field(int, 4)


class Bird(Animal):
    legs = Field(int, 2)
    song = Field(str)


def typed_record_metaclass_like(kind, **values):
    cls = {"bird": Bird}.get(kind, Animal)
    try:
        return cls(**values).as_dict()
    except TypeError as error:
        return str(error)

#> typed_record_metaclass_like("bird", name="wren", song=7)
#> typed_record_metaclass_like("cat", name="tom cat", legs="3")
#> typed_record_metaclass_like("cat")
#> typed_record_metaclass_like("bird", wings=2, beak=1)
#> typed_record_metaclass_like("cat", legs="four")
#> typed_record_metaclass_like("bird", name="émeu", legs=2.9)

### currency_enum_conversion_table
from enum import Enum, unique


@unique
class Currency(Enum):
    EUR = "€"
    USD = "$"
    JPY = "¥"

    @property
    def digits(self):
        return 0 if self is Currency.JPY else 2

    def format(self, amount):
        text = f"{amount:,.{self.digits}f}"
        return f"{text} {self.value}" if self is Currency.EUR else f"{self.value}{text}"


class Desk:
    def __init__(self, rates):
        self.rates = {Currency[k]: v for k, v in rates.items()}

    def convert(self, amount, source, target):
        if source is target:
            return amount
        try:
            return amount / self.rates[source] * self.rates[target]
        except KeyError as missing:
            raise LookupError(f"no rate for {missing.args[0].name}") from None


def currency_enum_conversion_table(rates, amount, symbol):
    desk, source, out = Desk(rates), Currency(symbol), []
    for target in Currency:
        try:
            out.append(target.format(desk.convert(amount, source, target)))
        except LookupError as error:
            out.append(str(error))
    return out

#> currency_enum_conversion_table({"EUR": 1, "USD": 1.25, "JPY": 160}, 1000, "€")
#> currency_enum_conversion_table({"USD": 1, "JPY": 150}, 20, "$")
#> currency_enum_conversion_table({}, 5, "¥")
#> currency_enum_conversion_table({"EUR": 0.5, "USD": 1}, 1234567.891, "$")
#> currency_enum_conversion_table({}, 1, "£")

### slot_limited_backpack_property
class Item:
    def __init__(self, name, weight):
        self.name, self.weight = name, weight

    def __repr__(self):
        return self.name


class Backpack:
    def __init__(self, capacity):
        self._items, self.capacity = [], capacity

    @property
    def load(self):
        return sum(i.weight for i in self._items)

    @property
    def capacity(self):
        return self._capacity

    @capacity.setter
    def capacity(self, value):
        self._capacity = value
        self.dropped = []
        while self.load > value:
            heaviest = max(self._items, key=lambda i: i.weight)
            self._items.remove(heaviest)
            self.dropped.append(heaviest)

    @property
    def items(self):
        return tuple(self._items)

    def pack(self, item):
        fits = self.load + item.weight <= self.capacity
        if fits:
            self._items.append(item)
        return fits


def slot_limited_backpack_property(capacity, gear, smaller):
    bag = Backpack(capacity)
    packed = [bag.pack(Item(n, w)) for n, w in gear]
    bag.capacity = smaller
    return packed, str(bag.items), str(bag.dropped), bag.load

#> slot_limited_backpack_property(10, [("tent", 5), ("stove", 4), ("axe", 3), ("map", 1)], 6)
#> slot_limited_backpack_property(3, [], 0)
#> slot_limited_backpack_property(20, [("a", 4), ("b", 4), ("c", 4)], 20)
#> slot_limited_backpack_property(9, [("x", 9)], 8)
#> slot_limited_backpack_property(5, [("p", 2), ("q", 3), ("r", 0)], -1)

### grade_scale_namedtuple_methods
from typing import NamedTuple


class Mark(NamedTuple):
    subject: str
    points: int
    out_of: int = 100

    @property
    def percent(self):
        return self.points * 100 // self.out_of

    @property
    def letter(self):
        return "A" if self.percent >= 85 else "B" if self.percent >= 70 else "C" if self.percent >= 50 else "F"


class Card:
    def __init__(self):
        self.marks = {}

    def record(self, mark):
        old = self.marks.get(mark.subject)
        if old is None or mark.percent > old.percent:
            self.marks[mark.subject] = mark
        else:
            self.marks[mark.subject] = old._replace(subject=old.subject.upper())

    def summary(self):
        letters = "".join(m.letter for m in self.marks.values())
        best = max(self.marks.values(), key=lambda m: m.percent, default=Mark("none", 0))
        return letters, best


def grade_scale_namedtuple_methods(*rows):
    card = Card()
    for row in rows:
        card.record(Mark(*row))
    letters, best = card.summary()
    subject, *rest = best
    return letters, subject, rest, best[1:] == tuple(rest)

#> grade_scale_namedtuple_methods(("art", 42, 50), ("bio", 71), ("art", 40, 50))
#> grade_scale_namedtuple_methods()
#> grade_scale_namedtuple_methods(("pe", 3, 10), ("pe", 8, 10), ("pe", 8, 10))
#> grade_scale_namedtuple_methods(("x", 49), ("y", 50), ("z", 85))
#> grade_scale_namedtuple_methods(("w", 1, 0))

### private_name_mangling_shadow
class Base:
    def __init__(self, secret):
        self.__secret = secret
        self._hint = secret[:1]

    def __scramble(self):
        return self.__secret[::-1]

    def reveal(self):
        return self.__scramble()

    @property
    def hint(self):
        return self._hint


class Child(Base):
    def __init__(self, secret, decoy):
        super().__init__(secret)
        self.__secret = decoy
        self._hint += decoy[:1]

    def __scramble(self):
        return self.__secret.upper()

    def decoy(self):
        return self.__scramble()


def private_name_mangling_shadow(secret, decoy, patch):
    child = Child(secret, decoy)
    before = child.reveal(), child.decoy(), child.hint
    if patch:
        child._Base__secret = patch
    names = sorted(n for n in vars(child))
    return before, child.reveal(), names

#> private_name_mangling_shadow("opal", "jade", None)
#> private_name_mangling_shadow("ruby", "glass", "tin")
#> private_name_mangling_shadow("", "x", "")
#> private_name_mangling_shadow("été", "straße", "ß")
#> private_name_mangling_shadow("aa", "", "bbb")

### chainable_query_set_slices
class QuerySet:
    def __init__(self, rows, steps=()):
        self._rows, self._steps = rows, steps
        self._result = None

    def _with(self, step):
        return QuerySet(self._rows, self._steps + (step,))

    def filter(self, **wanted):
        return self._with(lambda rows: [r for r in rows if all(r.get(k) == v for k, v in wanted.items())])

    def order_by(self, key):
        name = key.lstrip("-")
        return self._with(lambda rows: sorted(rows, key=lambda r: r[name], reverse=key != name))

    def __getitem__(self, item):
        return self.result[item]

    @property
    def result(self):
        if self._result is None:
            rows = self._rows
            for step in self._steps:
                rows = step(rows)
            self._result = rows
        return self._result

    def values(self, name):
        return [r[name] for r in self.result]


def chainable_query_set_slices(rows, key, top, **wanted):
    everything = QuerySet(rows)
    chosen = everything.filter(**wanted)
    ranked = chosen.order_by(key)
    field = key.lstrip("-")
    return ranked.values(field), [r[field] for r in ranked[:top]], len(everything.result)

#> chainable_query_set_slices([{"n": 3, "t": "x"}, {"n": 9, "t": "y"}, {"n": 5, "t": "x"}], "-n", 1, t="x")
#> chainable_query_set_slices([], "id", 2)
#> chainable_query_set_slices([{"id": 2}, {"id": 1}], "id", 5)
#> chainable_query_set_slices([{"s": "b", "k": 1}, {"s": "a", "k": 1}, {"s": "c", "k": 2}], "-s", 2, k=1)
#> chainable_query_set_slices([{"a": 1}], "b", 1)

### immutable_record_with_updates
class Immutable:
    __slots__ = ("_data",)

    def __init__(self, **data):
        object.__setattr__(self, "_data", tuple(sorted(data.items())))

    def __setattr__(self, name, value):
        raise AttributeError(f"cannot set {name}")

    def __getattr__(self, name):
        for key, value in self._data:
            if key == name:
                return value
        raise AttributeError(f"no field {name}")

    def evolve(self, **changes):
        return type(self)(**{**dict(self._data), **changes})

    def __eq__(self, other):
        return self._data == other._data

    def __hash__(self):
        return hash(self._data)


def immutable_record_with_updates(fields, changes, probe):
    first = Immutable(**fields)
    second = first.evolve(**changes)
    notes = []
    for action in (lambda: setattr(first, probe, 0), lambda: notes.append(getattr(second, probe))):
        try:
            action()
        except AttributeError as error:
            notes.append(str(error))
    return notes, first == second, len({first, second, first.evolve()})

#> immutable_record_with_updates({"x": 1, "y": 2}, {"y": 5}, "y")
#> immutable_record_with_updates({"x": 1}, {}, "z")
#> immutable_record_with_updates({}, {"new": "é"}, "new")
#> immutable_record_with_updates({"a": 1, "b": 2}, {"b": 2}, "a")
#> immutable_record_with_updates({"k": (1, 2)}, {"k": (1, 2, 3)}, "k")

### logging_mixin_property_trace
class Traced:
    def __setattr__(self, name, value):
        history = self.__dict__.setdefault("_history", [])
        old = self.__dict__.get(name)
        super().__setattr__(name, value)
        if old != value:
            history.append(f"{name}:{old}>{value}")

    def rollback(self, n):
        for entry in reversed(self._history[-n:]):
            name, _, change = entry.partition(":")
            old, new = change.split(">")
            self.__dict__[name] = None if old == "None" else int(old)
        self._history[-n:] = []


class Slider(Traced):
    def __init__(self, value):
        self.value = value
        self.step = 1

    def move(self, ticks):
        self.value += ticks * self.step


def logging_mixin_property_trace(start, moves, back):
    slider = Slider(start)
    for move in moves:
        if move == 0:
            slider.step = min(4, slider.step * 2)
        else:
            slider.move(move)
    tail = slider._history[2:]
    if back:
        slider.rollback(back)
    return tail, slider.value, slider.step

#> logging_mixin_property_trace(5, [2, 0, -1], 1)
#> logging_mixin_property_trace(0, [0, 0, 3], 2)
#> logging_mixin_property_trace(7, [], 0)
#> logging_mixin_property_trace(-3, [3, 3], 0)
#> logging_mixin_property_trace(1, [1], 2)
#> logging_mixin_property_trace(12, [0, 0, 0, 2, 0], 1)

### abstract_property_shapes_tiles
from abc import ABC, abstractmethod


class Tile(ABC):
    @property
    @abstractmethod
    def area(self):
        """Square centimetres."""

    @property
    def price(self):
        return self.area * self.rate // 100

    rate = 12


class Square(Tile):
    def __init__(self, side):
        self.side = side

    @property
    def area(self):
        return self.side ** 2


class Hexagon(Square):
    rate = 20

    @property
    def area(self):
        return super().area * 2598 // 1000


class Floor:
    def __init__(self, width, depth):
        self.size = width * depth

    def needed(self, tile, waste=10):
        raw = -(-self.size // tile.area)
        return raw + raw * waste // 100


def abstract_property_shapes_tiles(width, depth, sides):
    floor = Floor(width, depth)
    offers = {}
    for side in sides:
        tile = Hexagon(-side) if side < 0 else Square(side)
        count = floor.needed(tile)
        offers[f"{type(tile).__name__[0]}{tile.side}"] = count, count * tile.price
    try:
        Tile()
    except TypeError as error:
        reason = str(error).split()[0]
    return offers, reason

#> abstract_property_shapes_tiles(200, 150, [10, 20, -10])
#> abstract_property_shapes_tiles(0, 5, [3])
#> abstract_property_shapes_tiles(31, 29, [30, -17])
#> abstract_property_shapes_tiles(10, 10, [])
#> abstract_property_shapes_tiles(10, 10, [0])

### flag_permission_enum_sets
from enum import IntFlag


class Access(IntFlag):
    READ = 4
    WRITE = 2
    EXEC = 1


class File:
    def __init__(self, name, mode):
        self.name = name
        self.bits = [Access(int(d)) for d in mode]

    @property
    def symbolic(self):
        out = ""
        for bits in self.bits:
            for flag, letter in zip((Access.READ, Access.WRITE, Access.EXEC), "rwx"):
                out += letter if flag in bits else "-"
        return out

    def chmod(self, change):
        who, op, letters = change[0], change[1], change[2:]
        mask = Access(0)
        for letter in letters:
            mask |= {"r": Access.READ, "w": Access.WRITE, "x": Access.EXEC}[letter]
        for i in range(3) if who == "a" else ["ugo".index(who)]:
            if op == "+":
                self.bits[i] |= mask
            elif op == "-":
                self.bits[i] &= ~mask
            else:
                self.bits[i] = mask


def flag_permission_enum_sets(mode, changes):
    file = File("notes", mode)
    steps = [file.symbolic]
    for change in changes.split():
        file.chmod(change)
        steps.append(file.symbolic)
    return steps, "".join(str(int(b)) for b in file.bits)

#> flag_permission_enum_sets("644", "u+x o-r")
#> flag_permission_enum_sets("777", "a-w g=r")
#> flag_permission_enum_sets("000", "")
#> flag_permission_enum_sets("421", "a+rwx a-rwx o=x")
#> flag_permission_enum_sets("750", "z+r")

### ordered_priority_enum_queue
from enum import Enum
from functools import total_ordering


@total_ordering
class Urgency(Enum):
    LOW = "later"
    MID = "today"
    TOP = "now"

    def __lt__(self, other):
        order = list(Urgency)
        return order.index(self) < order.index(other)

    @classmethod
    def _missing_(cls, value):
        return cls.TOP if "!" in str(value) else cls.LOW


class Inbox:
    def __init__(self):
        self._items = []

    def add(self, text, when):
        self._items.append((Urgency(when), text))
        self._items.sort(key=lambda item: item[0], reverse=True)

    def pop_at_least(self, level):
        keep = [i for i in self._items if i[0] < level]
        out = [text for urgency, text in self._items if urgency >= level]
        self._items = keep
        return out


def ordered_priority_enum_queue(entries, *levels):
    inbox = Inbox()
    for text, when in entries:
        inbox.add(text, when)
    return [inbox.pop_at_least(Urgency[level]) for level in levels], len(inbox._items)

#> ordered_priority_enum_queue([("tax", "later"), ("fire", "now"), ("mail", "today"), ("cat", "meow!")], "TOP", "LOW")
#> ordered_priority_enum_queue([], "MID")
#> ordered_priority_enum_queue([("a", "soon"), ("b", None), ("c", "today")], "MID")
#> ordered_priority_enum_queue([("x", "now")])
#> ordered_priority_enum_queue([("y", "later")], "ASAP")

### proxy_lazy_loading_images
class Image:
    loads = []

    def __init__(self, name):
        Image.loads.append(name)
        self.name, self.pixels = name, len(name) * 10

    def show(self, zoom=1):
        return f"{self.name}:{self.pixels * zoom}"


class Lazy:
    def __init__(self, factory, *args):
        self.__dict__.update(_factory=factory, _args=args, _real=None)

    @property
    def ready(self):
        return self._real is not None

    def __getattr__(self, name):
        if not self.ready:
            self.__dict__["_real"] = self._factory(*self._args)
        return getattr(self._real, name)

    def __setattr__(self, name, value):
        if self.ready:
            setattr(self._real, name, value)
        else:
            raise RuntimeError(f"{name} before load")


def proxy_lazy_loading_images(names, views, repaint):
    Image.loads.clear()
    album = {n: Lazy(Image, n) for n in names}
    shown = [album[n].show(z) for n, z in views]
    for name in names:
        try:
            album[name].pixels = repaint
        except RuntimeError as error:
            shown.append(str(error))
    return shown, Image.loads, [n for n in names if album[n].ready and album[n].pixels == repaint]

#> proxy_lazy_loading_images(["sea", "dune"], [("sea", 2), ("sea", 1)], 5)
#> proxy_lazy_loading_images([], [], 0)
#> proxy_lazy_loading_images(["fjord"], [], 1)
#> proxy_lazy_loading_images(["a", "bb"], [("bb", 3), ("a", 0)], 10)
#> proxy_lazy_loading_images(["x"], [("y", 1)], 1)

### bank_card_masking_str_subclass
class Masked(str):
    """A string that hides its middle when shown."""

    def __new__(cls, text, keep=4):
        self = super().__new__(cls, text.replace(" ", ""))
        self.keep = keep
        return self

    def __str__(self):
        hidden = len(self) - self.keep
        return "•" * max(0, hidden) + self[-self.keep:]

    def __add__(self, other):
        return Masked(super().__add__(other), self.keep)

    @property
    def checksum_ok(self):
        total = 0
        for i, ch in enumerate(reversed(self)):
            digit = int(ch) * (2 if i % 2 else 1)
            total += digit - 9 if digit > 9 else digit
        return total % 10 == 0


def bank_card_masking_str_subclass(number, keep, extra):
    card = Masked(number, keep)
    longer = card + extra
    try:
        valid = card.checksum_ok, longer.checksum_ok
    except ValueError:
        valid = None
    return str(card), f"{longer}", len(longer), card == number, valid

#> bank_card_masking_str_subclass("4539 1488 0343 6467", 4, "0")
#> bank_card_masking_str_subclass("79927398713", 3, "")
#> bank_card_masking_str_subclass("12", 4, "34")
#> bank_card_masking_str_subclass("no digits", 2, "!")
#> bank_card_masking_str_subclass("", 1, "18")
