### traffic_light_cycle_enum
from enum import Enum


class Light(Enum):
    RED = 30
    GREEN = 25
    YELLOW = 5

    def following(self):
        order = list(Light)
        return order[(order.index(self) + 1) % len(order)]


def traffic_light_cycle_enum(start: str, seconds: int) -> str:
    """Name of the light `seconds` after `start` was switched on."""
    light = Light[start.upper()]
    left = seconds
    while left >= light.value:
        left -= light.value
        light = light.following()
    return f"{light.name.lower()} for {light.value - left}s"

#> traffic_light_cycle_enum("red", 100)
#> traffic_light_cycle_enum("green", 24)
#> traffic_light_cycle_enum("Yellow", 5)
#> traffic_light_cycle_enum("red", 245)
#> traffic_light_cycle_enum("blue", 3)
#> traffic_light_cycle_enum("green", 181)

### permission_flags_check
from enum import Flag, auto


class Right(Flag):
    NONE = 0
    READ = auto()
    WRITE = auto()
    RUN = auto()
    ALL = READ | WRITE | RUN


LETTERS = {"r": Right.READ, "w": Right.WRITE, "x": Right.RUN}


def parse_rights(text):
    rights = Right.NONE
    for letter in text:
        if letter != "-":
            rights |= LETTERS[letter]
    return rights


def permission_flags_check(mode: str, who: str, needed: str) -> bool:
    """Whether 'u', 'g' or 'o' has the needed rights in a mode like 'rwxr-x---'."""
    start = "ugo".index(who) * 3
    granted = parse_rights(mode[start:start + 3])
    wanted = parse_rights(needed)
    if wanted == Right.NONE:
        return granted == Right.ALL
    return wanted & granted == wanted

#> permission_flags_check("rwxr-x---", "g", "rx")
#> permission_flags_check("rwxr-x---", "o", "r")
#> permission_flags_check("rwxr-x---", "u", "")
#> permission_flags_check("rw-rw-rw-", "o", "rwx")
#> permission_flags_check("r--r--r--", "z", "r")
#> permission_flags_check("rwx--x--x", "o", "x")
#> permission_flags_check("rw-------", "u", "")

### order_status_machine_enum
from enum import Enum


class Status(str, Enum):
    CART = "cart"
    PAID = "paid"
    SHIPPED = "shipped"
    RETURNED = "returned"
    CANCELLED = "cancelled"

    @property
    def final(self):
        return self in (Status.RETURNED, Status.CANCELLED)


MOVES = {
    (Status.CART, "pay"): Status.PAID,
    (Status.CART, "cancel"): Status.CANCELLED,
    (Status.PAID, "ship"): Status.SHIPPED,
    (Status.PAID, "cancel"): Status.CANCELLED,
    (Status.SHIPPED, "return"): Status.RETURNED,
}


def order_status_machine_enum(events: list[str]) -> dict:
    status = Status.CART
    ignored = []
    for event in events:
        if status.final:
            break
        target = MOVES.get((status, event))
        if target is None:
            ignored.append(event)
            continue
        status = target
    return {"status": status.value, "ignored": ignored, "final": status.final}

#> order_status_machine_enum(["pay", "ship", "return", "pay"])
#> order_status_machine_enum(["ship", "pay", "pay", "cancel"])
#> order_status_machine_enum([])
#> order_status_machine_enum(["cancel", "pay"])
#> order_status_machine_enum(["pay", "refund", "ship", "cancel", "hold"])
#> order_status_machine_enum(["pay", "refund", "ship", "cancel", "hold", "ship", "pay", "pay", "cancel"])
#> order_status_machine_enum(["pay", "refund", "ship", "cancel", "hold", "pay", "ship", "return", "pay"])

### card_hand_intenum_score
from collections import Counter
from enum import IntEnum


class Rank(IntEnum):
    TWO = 2
    THREE = 3
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14


SYMBOLS = {"2": Rank.TWO, "3": Rank.THREE, "9": Rank.NINE, "T": Rank.TEN,
           "J": Rank.JACK, "Q": Rank.QUEEN, "K": Rank.KING, "A": Rank.ACE}


def card_hand_intenum_score(hand: str) -> int:
    """Points of cards like 'KS KD 9H': sum of ranks, pairs double, same suit adds 20."""
    cards = hand.split()
    counts = Counter(SYMBOLS[card[0]] for card in cards)
    score = 0
    for rank, count in counts.items():
        points = rank * count
        if count >= 2:
            points *= 2
        score += points
    suits = {card[1] for card in cards}
    if len(suits) == 1 and len(cards) > 2:
        score += 20
    return score

#> card_hand_intenum_score("KS KD 9H")
#> card_hand_intenum_score("2H 3H TH QH")
#> card_hand_intenum_score("")
#> card_hand_intenum_score("AS AD AC 2H 2S")
#> card_hand_intenum_score("JS 5S")
#> card_hand_intenum_score("TS JS QS KS AS 9S")
#> card_hand_intenum_score("2H 3H TH QH TS JS QS KS AS 9S")
#> card_hand_intenum_score("AS AD AC 2H 2S TS JS QS KS AS 9S")

### dump_blocks_indented
from contextlib import contextmanager


class Writer:
    def __init__(self, width=2):
        self.lines = []
        self.level = 0
        self.width = width

    def write(self, text):
        self.lines.append(" " * (self.level * self.width) + text)

    @contextmanager
    def block(self, opening, closing):
        self.write(opening)
        self.level += 1
        try:
            yield self
        finally:
            self.level -= 1
            self.write(closing)


def dump(value, writer):
    if isinstance(value, dict):
        with writer.block("{", "}"):
            for key, child in value.items():
                writer.write(f"{key}:")
                dump(child, writer)
    else:
        writer.write(repr(value))


def dump_blocks_indented(value, width=2) -> str:
    writer = Writer(width)
    dump(value, writer)
    return "\n".join(writer.lines)

#> dump_blocks_indented({"a": 1, "b": {"c": "x"}})
#> dump_blocks_indented(5)
#> dump_blocks_indented({}, 4)
#> dump_blocks_indented({"server": {"host": "h", "port": 80}, "debug": False}, 1)
#> dump_blocks_indented({"x": {"y": {"z": None}}}, 0)

### timed_sections_fake_clock
from contextlib import contextmanager


class Clock:
    def __init__(self, ticks):
        self._ticks = iter(ticks)

    def __call__(self):
        return next(self._ticks)


class Profiler:
    def __init__(self, clock):
        self.clock = clock
        self.totals = {}

    @contextmanager
    def section(self, name):
        started = self.clock()
        try:
            yield
        finally:
            spent = self.clock() - started
            self.totals[name] = self.totals.get(name, 0) + spent


def timed_sections_fake_clock(names: list[str], ticks: list[float]) -> str | None:
    """The section that took longest, ties go to the name; sections with '!' fail but are timed."""
    profiler = Profiler(Clock(ticks))
    for name in names:
        try:
            with profiler.section(name.strip("!")):
                if name.endswith("!"):
                    raise RuntimeError(name)
        except RuntimeError:
            pass
    if not profiler.totals:
        return None
    return max(sorted(profiler.totals), key=profiler.totals.get)

#> timed_sections_fake_clock(["load", "sort!", "load"], [0, 2, 2, 7, 7, 9])
#> timed_sections_fake_clock(["a", "b"], [1, 2, 3, 4])
#> timed_sections_fake_clock([], [])
#> timed_sections_fake_clock(["parse", "save!", "parse", "save"], [0.0, 0.5, 1.0, 1.25, 2.0, 2.5, 3.0, 5.0])
#> timed_sections_fake_clock(["x", "y!"], [0, 4, 5])

### temporary_override_settings
from contextlib import contextmanager

SETTINGS = {"currency": "EUR", "places": 2, "sep": ","}


@contextmanager
def override(**changes):
    saved = dict(SETTINGS)
    unknown = set(changes) - set(SETTINGS)
    if unknown:
        raise KeyError(sorted(unknown)[0])
    SETTINGS.update(changes)
    try:
        yield SETTINGS
    finally:
        SETTINGS.clear()
        SETTINGS.update(saved)


def show(amount):
    text = f"{amount:,.{SETTINGS['places']}f}"
    if SETTINGS["sep"] != ",":
        text = text.replace(",", SETTINGS["sep"])
    return f"{text} {SETTINGS['currency']}"


def temporary_override_settings(amounts: list[float], **changes) -> list[str]:
    shown = []
    with override(**changes):
        for amount in amounts:
            shown.append(show(amount))
    shown.append(show(sum(amounts)))
    return shown

#> temporary_override_settings([1234.5, 99.999], currency="USD")
#> temporary_override_settings([1e6, 2.25], sep=" ", places=0)
#> temporary_override_settings([])
#> temporary_override_settings([5], symbol="$")
#> temporary_override_settings([12345.678, -42, 0.005, 1e3], places=3, sep="'")
#> temporary_override_settings([1000000.0, 2.25, 12345.678, -42, 0.005, 1000.0], sep=" ", places=0)
#> temporary_override_settings([12345.678, -42, 0.005, 1000.0, 1000000.0, 2.25], sep=" ", places=0)

### exit_stack_closing_order
from contextlib import ExitStack


class Resource:
    opened: list = []

    def __init__(self, name, log):
        self.name, self.log = name, log

    def __enter__(self):
        if self.name.startswith("bad"):
            raise OSError(f"cannot open {self.name}")
        self.log.append("+" + self.name)
        return self

    def __exit__(self, *error):
        self.log.append(("!" if error[0] else "-") + self.name)
        return False


def exit_stack_closing_order(names, fail_inside=False):
    """What is opened and closed, in order."""
    log = []
    try:
        with ExitStack() as stack:
            for name in names:
                stack.enter_context(Resource(name, log))
            stack.callback(log.append, "callback")
            if fail_inside:
                raise ValueError("inside")
    except (OSError, ValueError) as error:
        log.append(type(error).__name__)
    return log

#> exit_stack_closing_order(["a", "b", "c"])
#> exit_stack_closing_order(["a", "bad", "c"])
#> exit_stack_closing_order([])
#> exit_stack_closing_order(["x", "y"], fail_inside=True)
#> exit_stack_closing_order(["one", "two", "three", "bad4"], True)
#> exit_stack_closing_order(["a", "b", "c", "x", "y"])
#> exit_stack_closing_order(["x", "y", "a", "b", "c"])

### planet_enum_weight_on
from enum import Enum


class Planet(Enum):
    MERCURY = (3.30e23, 2.44e6)
    EARTH = (5.97e24, 6.37e6)
    MARS = (6.42e23, 3.39e6)
    JUPITER = (1.90e27, 7.15e7)

    @property
    def gravity(self):
        mass, radius = self.value
        return 6.674e-11 * mass / radius**2

    @classmethod
    def heaviest(cls, names):
        return max((cls[name] for name in names), key=lambda planet: planet.gravity)


def planet_enum_weight_on(kilos: float, names: list[str]) -> float:
    """Weight in newtons on the planet of the list that pulls hardest."""
    upper = [name.upper() for name in names]
    known = [name for name in upper if name in Planet.__members__]
    if not known:
        return 0.0
    planet = Planet.heaviest(known)
    return round(kilos * planet.gravity, 1)

#> planet_enum_weight_on(70, ["earth", "mars"])
#> planet_enum_weight_on(70, ["Jupiter", "Earth", "Mercury"])
#> planet_enum_weight_on(10, ["pluto"])
#> planet_enum_weight_on(55.5, ["mars", "mercury", "vulcan"])
#> planet_enum_weight_on(0, ["earth"])
#> planet_enum_weight_on(55.5, ["mars", "mercury", "vulcan", "Jupiter", "Earth", "Mercury"])
#> planet_enum_weight_on(55.5, ["mars", "mercury", "vulcan", "earth", "mars"])
#> planet_enum_weight_on(10, ["pluto", "Jupiter", "Earth", "Mercury"])

### weekday_enum_opening_hours
from enum import Enum


class Day(Enum):
    MO = 0
    TU = 1
    WE = 2
    TH = 3
    FR = 4
    SA = 5
    SU = 6


def expand(days: str) -> set[Day]:
    found = set()
    for part in days.split(","):
        first, dash, last = part.strip().partition("-")
        start = Day[first].value
        end = Day[last].value if dash else start
        if end < start:
            end += 7
        for number in range(start, end + 1):
            found.add(Day(number % 7))
    return found


def weekday_enum_opening_hours(rules: str, day: str, time: str) -> bool:
    """Whether rules like 'Mo-Fr 09:00-18:00; Sa 10:00-14:00' say open."""
    wanted = Day[day.upper()]
    for rule in rules.upper().split(";"):
        days, _, hours = rule.strip().partition(" ")
        if wanted not in expand(days):
            continue
        opens, _, closes = hours.partition("-")
        if opens <= time < closes:
            return True
    return False

#> weekday_enum_opening_hours("Mo-Fr 09:00-18:00; Sa 10:00-14:00", "we", "17:59")
#> weekday_enum_opening_hours("Mo-Fr 09:00-18:00; Sa 10:00-14:00", "sa", "15:00")
#> weekday_enum_opening_hours("Fr-Mo 20:00-23:00", "su", "21:30")
#> weekday_enum_opening_hours("Mo,We 08:00-12:00; We 13:00-17:00", "We", "13:00")
#> weekday_enum_opening_hours("Xx 08:00-12:00", "mo", "09:00")
#> weekday_enum_opening_hours("Tu-Th 07:30-11:00; Fr 12:00-13:00", "mo", "08:00")

### log_level_threshold_enum
from enum import IntEnum


class Level(IntEnum):
    DEBUG = 10
    INFO = 20
    WARN = 30
    ERROR = 40

    @classmethod
    def of(cls, text):
        try:
            return cls[text.upper()]
        except KeyError:
            return cls.INFO


def log_level_threshold_enum(lines: list[str], threshold: str) -> int:
    """Characters of all messages at or above the threshold."""
    limit = Level.of(threshold)
    size = 0
    for line in lines:
        level, colon, message = line.partition(":")
        if not colon:
            level, message = "info", line
        if Level.of(level) >= limit:
            size += len(message.strip())
    return size

#> log_level_threshold_enum(["debug: cache miss", "error: disk full", "warn: slow query 3s"], "warn")
#> log_level_threshold_enum(["just text without level", "debug: x", "notice: hello"], "info")
#> log_level_threshold_enum([], "error")
#> log_level_threshold_enum(["ERROR: a", "Error : b", "error:c"], "error")
#> log_level_threshold_enum(["info: started on port 8080", "debug: loop", "info: stopped"], "whatever")
#> log_level_threshold_enum(["just text without level", "debug: x", "notice: hello", "ERROR: a", "Error : b", "error:c"], "info")
#> log_level_threshold_enum(["info: started on port 8080", "debug: loop", "info: stopped", "just text without level", "debug: x", "notice: hello"], "whatever")
#> log_level_threshold_enum(["info: started on port 8080", "debug: loop", "info: stopped", "ERROR: a", "Error : b", "error:c"], "whatever")

### patched_attribute_restored
from contextlib import contextmanager


class Gateway:
    fee = 0.02
    enabled = True

    def charge(self, amount):
        if not self.enabled:
            raise PermissionError("disabled")
        return round(amount * (1 + self.fee), 2)


@contextmanager
def patched(target, **values):
    before = {name: getattr(target, name) for name in values}
    for name, value in values.items():
        setattr(target, name, value)
    try:
        yield target
    finally:
        for name, value in before.items():
            setattr(target, name, value)


def patched_attribute_restored(amount, patches):
    """Charges with each patch, then without; a refused charge counts as 0."""
    gateway = Gateway()
    charges = []
    for patch in patches:
        try:
            with patched(Gateway, **patch):
                charges.append(gateway.charge(amount))
        except PermissionError:
            charges.append(0)
    charges.append(gateway.charge(amount))
    return tuple(charges)

#> patched_attribute_restored(100, [{"fee": 0.1}, {"enabled": False}])
#> patched_attribute_restored(19.99, [])
#> patched_attribute_restored(50, [{"fee": 0, "enabled": True}, {"fee": 1}])
#> patched_attribute_restored(10, [{"tax": 3}])
#> patched_attribute_restored(12.5, [{"enabled": False, "fee": 9}, {"fee": -0.5}, {}])

### seat_class_enum_parse
from enum import Enum, unique


@unique
class Seat(Enum):
    ECONOMY = "Y"
    BUSINESS = "C"
    FIRST = "F"

    @classmethod
    def _missing_(cls, value):
        for member in cls:
            if member.name.startswith(str(value).upper()):
                return member
        return None


PRICE = {Seat.ECONOMY: 100, Seat.BUSINESS: 280, Seat.FIRST: 650}


def seat_class_enum_parse(codes: str, miles: int = 0):
    """Price of all seats; free upgrades by one class for every 1000 miles; None for a bad code."""
    total = 0
    for code in codes.split(","):
        try:
            seat = Seat(code.strip())
        except ValueError:
            return None
        if miles >= 1000 and seat is not Seat.ECONOMY:
            members = list(Seat)
            seat = members[members.index(seat) - 1]
            miles -= 1000
        total += PRICE[seat]
    return total

#> seat_class_enum_parse("Y, C, F")
#> seat_class_enum_parse("busi, first", 1500)
#> seat_class_enum_parse("Y, Q")
#> seat_class_enum_parse("F,F,C,Y,eco", 5000)
#> seat_class_enum_parse("C", 999)
#> seat_class_enum_parse("F,F,C,Y,eco, busi, first", 5000)
#> seat_class_enum_parse("busi, first, F,F,C,Y,eco", 1500)

### nested_locks_order
class LockOrderError(Exception):
    pass


class Lock:
    held: list["Lock"] = []

    def __init__(self, name, rank):
        self.name, self.rank = name, rank

    def __enter__(self):
        if Lock.held and Lock.held[-1].rank >= self.rank:
            raise LockOrderError(f"{self.name} after {Lock.held[-1].name}")
        Lock.held.append(self)
        return self

    def __exit__(self, *_):
        Lock.held.remove(self)


def take(locks, names):
    if not names:
        return len(Lock.held)
    with locks[names[0]]:
        return take(locks, names[1:])


def nested_locks_order(ranks: dict[str, int], sequences: list[str]) -> bool:
    """Whether every sequence of locks can be taken in order of rank."""
    locks = {name: Lock(name, rank) for name, rank in ranks.items()}
    for sequence in sequences:
        try:
            depth = take(locks, sequence.split())
        except LockOrderError:
            return False
        assert depth == len(sequence.split())
    return not Lock.held

#> nested_locks_order({"db": 1, "file": 2, "log": 3}, ["db file log", "file log", "db log"])
#> nested_locks_order({"db": 1, "file": 2}, ["db", "file db"])
#> nested_locks_order({}, [])
#> nested_locks_order({"a": 5}, ["a a"])
#> nested_locks_order({"a": 1, "b": 2, "c": 3, "d": 4}, ["a b c d", "", "a d", "b d"])
#> nested_locks_order({"a": 1}, ["b"])
