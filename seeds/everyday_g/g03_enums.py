### planet_weight_enum
from enum import Enum


class Planet(Enum):
    MERCURY = (3.3, 2.4)
    EARTH = (59.7, 6.4)
    MARS = (6.4, 3.4)

    @property
    def gravity(self):
        mass, radius = self.value
        return round(6.67 * mass / radius ** 2, 2)

    def weight(self, kg):
        return kg * self.gravity / Planet.EARTH.gravity


def planet_weight_enum(kg, names):
    """Weights by planet name; unknown names get None."""
    weights = {}
    for name in names:
        try:
            planet = Planet[name.upper()]
        except KeyError:
            weights[name] = None
        else:
            weights[name] = round(planet.weight(kg), 1)
    return weights

#> planet_weight_enum(70, ["earth", "mars"])
#> planet_weight_enum(12.5, ["pluto", "Mercury"])
#> planet_weight_enum(0, [])
#> planet_weight_enum("70", ["mars"])
#> planet_weight_enum(-3, ("MARS", "venus"))

### unix_mode_flags
from enum import Flag, auto


class Perm(Flag):
    X = auto()
    W = auto()
    R = auto()


def letters(perm):
    return "".join(p.name.lower() if p in perm else "-" for p in (Perm.R, Perm.W, Perm.X))


def unix_mode_flags(octal, umask="022"):
    text = ""
    for digit, masked in zip(octal, umask):
        perm = Perm(int(digit, 8)) & ~Perm(int(masked, 8))
        text += letters(perm)
        if Perm.W in perm and Perm.R not in perm:
            text += "!"
    return text

#> unix_mode_flags("777")
#> unix_mode_flags("666", "077")
#> unix_mode_flags("300", "000")
#> unix_mode_flags("7a5")
#> unix_mode_flags("")
#> unix_mode_flags("64", umask="137")

### signal_lamp_cycle_enum
from enum import IntEnum


class Light(IntEnum):
    RED = 0
    GREEN = 1
    YELLOW = 2

    def next(self):
        return Light((self + 1) % len(Light))

    @property
    def seconds(self):
        return {Light.RED: 30, Light.GREEN: 25}.get(self, 5)


def signal_lamp_cycle_enum(second: int, start: str = "RED") -> tuple[str, int]:
    """The light shown after some seconds, and how long it stays."""
    light = Light[start]
    left = second
    while left >= light.seconds:
        left -= light.seconds
        light = light.next()
    return light.name, light.seconds - left

#> signal_lamp_cycle_enum(0)
#> signal_lamp_cycle_enum(30)
#> signal_lamp_cycle_enum(59, "GREEN")
#> signal_lamp_cycle_enum(128)
#> signal_lamp_cycle_enum(7, "BLUE")
#> signal_lamp_cycle_enum(4, start="YELLOW")

### ticket_workflow_transitions
from enum import Enum


class State(str, Enum):
    NEW = "new"
    OPEN = "open"
    DONE = "done"
    DROPPED = "dropped"

    @classmethod
    def _missing_(cls, value):
        for member in cls:
            if member.value == str(value).strip().lower():
                return member
        return None


ALLOWED = {
    State.NEW: {State.OPEN, State.DROPPED},
    State.OPEN: {State.DONE, State.DROPPED, State.NEW},
    State.DONE: {State.OPEN},
}


def ticket_workflow_transitions(path, start="new"):
    """True if the ticket may walk the whole path."""
    state = State(start)
    for word in path.split(">"):
        target = State(word)
        if target not in ALLOWED.get(state, set()):
            return False
        state = target
    return True

#> ticket_workflow_transitions("open>done>open")
#> ticket_workflow_transitions(" Open > DROPPED>new")
#> ticket_workflow_transitions("done")
#> ticket_workflow_transitions("open>parked")
#> ticket_workflow_transitions("OPEN", start="Done")

### pizza_toppings_flag
import enum


class Topping(enum.Flag):
    CHEESE = 1
    HAM = 2
    OLIVE = 4
    TUNA = 8
    VEGGIE = CHEESE | OLIVE


def price(toppings):
    cents = 600
    for topping in (Topping.CHEESE, Topping.HAM, Topping.OLIVE, Topping.TUNA):
        if topping in toppings:
            cents += 50 * topping.value
    return cents


def pizza_toppings_flag(order):
    chosen = Topping(0)
    for word in order.upper().split("+"):
        if word.startswith("NO "):
            chosen &= ~Topping[word[3:]]
        else:
            chosen |= Topping[word]
    if not chosen:
        return 0
    if chosen & (Topping.HAM | Topping.TUNA):
        return price(chosen)
    return price(chosen) - 25

#> pizza_toppings_flag("veggie")
#> pizza_toppings_flag("veggie+ham")
#> pizza_toppings_flag("cheese+no cheese")
#> pizza_toppings_flag("tuna+veggie+no olive")
#> pizza_toppings_flag("pineapple")
#> pizza_toppings_flag("olive")

### card_suits_beat
from enum import Enum
from functools import total_ordering


@total_ordering
class Suit(Enum):
    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"

    def __lt__(self, other):
        order = list(Suit)
        return order.index(self) < order.index(other)


RANKS = "23456789TJQKA"


def parse_card(text):
    return RANKS.index(text[0]), Suit(text[1])


def card_suits_beat(trick, trump=None):
    """The card that wins: highest trump, else highest of the first suit."""
    cards = {text: parse_card(text) for text in trick.split()}
    if not cards:
        return None
    lead = next(iter(cards.values()))[1]
    wanted = Suit(trump) if trump else max(suit for _, suit in cards.values())
    if not any(suit is wanted for _, suit in cards.values()):
        wanted = lead
    return max((t for t in cards if cards[t][1] is wanted), key=lambda t: cards[t][0])

#> card_suits_beat("7h Kh 2s Ah", "s")
#> card_suits_beat("7h Kh 9d", trump="c")
#> card_suits_beat("2c 3d 4h")
#> card_suits_beat("")
#> card_suits_beat("1c 2c")
#> card_suits_beat("Td Jd Qc", "d")

### log_levels_enabled
from enum import IntEnum, unique


@unique
class Level(IntEnum):
    TRACE = 5
    DEBUG = 10
    INFO = 20
    ERROR = 40

    @classmethod
    def parse(cls, text):
        if text.isdigit():
            number = int(text)
            return max((lv for lv in cls if lv <= number), default=cls.TRACE)
        return cls[text.upper()]


def log_levels_enabled(config: str, logger: str, level: str) -> bool:
    """Does a line of that level get through? Config like 'root=info,db=error,db.pool=5'."""
    levels = {}
    for item in config.split(","):
        name, _, value = item.partition("=")
        levels[name] = Level.parse(value)
    name = logger
    while name not in levels:
        if "." not in name:
            name = "root"
            break
        name = name.rsplit(".", 1)[0]
    return Level.parse(level) >= levels[name]

#> log_levels_enabled("root=info,db=error", "db", "info")
#> log_levels_enabled("root=info,db=error,db.pool=5", "db.pool.conn", "debug")
#> log_levels_enabled("root=15", "web.api", "debug")
#> log_levels_enabled("root=3", "web", "error")
#> log_levels_enabled("db=error", "web", "info")
#> log_levels_enabled("root=loud", "web", "info")
#> log_levels_enabled("root=info,a=debug", "a.b.c", "trace")

### weekday_delivery_days
from enum import Enum
from datetime import date, timedelta


class Speed(Enum):
    EXPRESS = 1
    NORMAL = 3
    SLOW = 7

    def arrives(self, sent):
        day, left = sent, self.value
        while left:
            day += timedelta(days=1)
            if day.weekday() < 5:
                left -= 1
        return day


def weekday_delivery_days(sent, speed="normal"):
    start = date.fromisoformat(sent)
    arrival = Speed[speed.upper()].arrives(start)
    days = (arrival - start).days
    return f"{arrival:%A %d %B}, {days} day{'s' if days != 1 else ''}"

#> weekday_delivery_days("2024-03-14")
#> weekday_delivery_days("2024-03-15", "express")
#> weekday_delivery_days("2024-02-27", "slow")
#> weekday_delivery_days("2024-02-30")
#> weekday_delivery_days("2024-12-30", speed="express")
#> weekday_delivery_days("2023-07-01", "snail")

### unit_converter_enum_table
from enum import Enum


class Unit(Enum):
    MM = ("length", 1)
    CM = ("length", 10)
    M = ("length", 1000)
    G = ("mass", 1)
    KG = ("mass", 1000)

    @property
    def kind(self):
        return self.value[0]

    def to(self, other, amount):
        if self.kind != other.kind:
            raise TypeError(f"{self.kind} is not {other.kind}")
        return amount * self.value[1] / other.value[1]


def unit_converter_enum_table(question):
    # '12.5 cm in m'
    amount, source, word, target = question.split()
    if word not in ("in", "to", "as"):
        return None
    try:
        return Unit[source.upper()].to(Unit[target.upper()], float(amount))
    except KeyError:
        return -1.0

#> unit_converter_enum_table("12.5 cm in m")
#> unit_converter_enum_table("3 kg to g")
#> unit_converter_enum_table("250 mm as cm")
#> unit_converter_enum_table("3 kg to miles")
#> unit_converter_enum_table("3 kg in cm")
#> unit_converter_enum_table("3 kg of g")
#> unit_converter_enum_table("kg")

### role_grants_check
from enum import Flag, auto


class Can(Flag):
    NOTHING = 0
    READ = auto()
    WRITE = auto()
    SHARE = auto()
    OWN = READ | WRITE | SHARE


ROLES = {"guest": Can.READ, "editor": Can.READ | Can.WRITE, "owner": Can.OWN}


def effective(roles, denied):
    total = Can.NOTHING
    for role in roles:
        total |= ROLES.get(role, Can.NOTHING)
    return total & ~denied


def role_grants_check(roles, wanted, denied=""):
    """wanted and denied are like 'read,share'."""
    need, deny = Can.NOTHING, Can.NOTHING
    for name in filter(None, wanted.split(",")):
        need |= Can[name.upper()]
    for name in filter(None, denied.split(",")):
        deny |= Can[name.upper()]
    return effective(roles, deny) & need == need

#> role_grants_check(["guest"], "read")
#> role_grants_check(["guest", "editor"], "read,share")
#> role_grants_check(["owner"], "write,share", denied="share")
#> role_grants_check(["robot"], "")
#> role_grants_check([], "fly")
#> role_grants_check(["owner"], "own")

### compass_turns_enum
from enum import Enum


class Heading(Enum):
    N = (0, -1)
    E = (1, 0)
    S = (0, 1)
    W = (-1, 0)

    def turn(self, steps):
        members = list(type(self))
        return members[(members.index(self) + steps) % 4]

    def __str__(self):
        return "^>v<"[list(Heading).index(self)]


TURNS = {"L": -1, "R": 1, "U": 2}


def compass_turns_enum(moves, heading="N"):
    here = Heading[heading]
    x = y = 0
    trail = str(here)
    for move in moves:
        if move in TURNS:
            here = here.turn(TURNS[move])
            trail += str(here)
        else:
            x += here.value[0] * int(move)
            y += here.value[1] * int(move)
    return x, y, trail

#> compass_turns_enum("2R3R1")
#> compass_turns_enum("LL5U9", "E")
#> compass_turns_enum("")
#> compass_turns_enum("4x2")
#> compass_turns_enum("R", heading="Q")
#> compass_turns_enum("R1L1R1L1", heading="W")

### status_code_families_enum
from http import HTTPStatus
from collections import Counter


def family(code):
    status = HTTPStatus(code)
    if 200 <= status < 300:
        return "good", status.phrase
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return "server", status.phrase
    if status >= HTTPStatus.BAD_REQUEST:
        return "client", status.phrase
    return "other", status.name


def status_code_families_enum(codes):
    counts = Counter()
    worst = None
    for code in codes:
        kind, phrase = family(code)
        counts[kind] += 1
        if worst is None or code > worst[0]:
            worst = (code, phrase)
    return dict(counts), worst

#> status_code_families_enum([200, 404, 500, 200])
#> status_code_families_enum([301, 204])
#> status_code_families_enum([])
#> status_code_families_enum([200, 799])
#> status_code_families_enum([418, 403, 304])
