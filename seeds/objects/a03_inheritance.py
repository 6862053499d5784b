### orchestra_tuning_hierarchy
class Instrument:
    base = 440

    def __init__(self, player, drift=0):
        self.player = player
        self.drift = drift

    def pitch(self):
        return self.base + self.drift

    def tune(self, reference):
        gap = reference - self.pitch()
        self.drift += self.correct(gap)
        return self

    def correct(self, gap):
        return gap


class Oboe(Instrument):
    def correct(self, gap):
        return 0


class Harp(Instrument):
    base = 430

    def correct(self, gap):
        step = super().correct(gap)
        return max(-5, min(5, step))


KINDS = {"violin": Instrument, "oboe": Oboe, "harp": Harp}


def orchestra_tuning_hierarchy(players, reference):
    stage = [KINDS.get(kind, Instrument)(name, drift) for kind, name, drift in players]
    off = {}
    for instrument in stage:
        if instrument.tune(reference).pitch() != reference:
            off[instrument.player] = instrument.pitch() - reference
    return off

#> orchestra_tuning_hierarchy([("violin", "Ida", 3), ("oboe", "Raj", 1), ("harp", "Mei", 0)], 442)
#> orchestra_tuning_hierarchy([("harp", "Lu", 8), ("harp", "Pia", 10)], 440)
#> orchestra_tuning_hierarchy([], 440)
#> orchestra_tuning_hierarchy([("kazoo", "Bo", -40), ("oboe", "Cy", 0)], 440)
#> orchestra_tuning_hierarchy([("oboe", "A", -2), ("oboe", "A", 2)], 441)

### toll_vehicle_classes
from abc import ABC, abstractmethod


class Vehicle(ABC):
    surcharge = 0

    def __init__(self, plate, axles=2):
        self.plate, self.axles = plate, axles

    @abstractmethod
    def base_toll(self):
        ...

    def toll(self, hour):
        rush = 7 <= hour < 10
        amount = self.base_toll() + self.surcharge
        return amount * 3 // 2 if rush else amount


class Car(Vehicle):
    def base_toll(self):
        return 300


class Truck(Vehicle):
    surcharge = 150

    def base_toll(self):
        return 250 * self.axles


class Electric(Car):
    def toll(self, hour):
        return super().toll(hour) // 2


def make(plate, axles):
    if plate.endswith("E"):
        return Electric(plate)
    return Truck(plate, axles) if axles > 2 else Car(plate)


def toll_vehicle_classes(passages):
    owed = {}
    for plate, axles, hour in passages:
        vehicle = make(plate, axles)
        owed[plate] = owed.get(plate, 0) + vehicle.toll(hour)
    return owed

#> toll_vehicle_classes([("KX11", 2, 8), ("TR40", 5, 12), ("ZZ9E", 2, 9)])
#> toll_vehicle_classes([("TR40", 3, 7), ("TR40", 3, 23)])
#> toll_vehicle_classes([])
#> toll_vehicle_classes([("E", 6, 6), ("AE", 2, 10), ("EA", 2, 10)])
#> toll_vehicle_classes([("Q1", 0, 0)])

### creature_growth_super_chain
class Creature:
    def __init__(self, name):
        self.name, self.size, self.log = name, 1, []

    def eat(self, food):
        self.size += len(food)
        self.log.append(food)


class Picky(Creature):
    dislikes = ("kale",)

    def eat(self, food):
        if food in self.dislikes:
            self.log.append(f"no {food}")
            return
        super().eat(food)


class Greedy(Creature):
    def eat(self, food):
        super().eat(food)
        if self.size > 12:
            self.log.append("burp")
            self.size -= 4
            return
        super().eat(food[:2])


class PickyGreedy(Picky, Greedy):
    dislikes = Picky.dislikes + ("soap",)


def creature_growth_super_chain(kind, meals):
    species = {c.__name__.lower(): c for c in (Creature, Picky, Greedy, PickyGreedy)}
    pet = species[kind]("Moss")
    for meal in meals.split():
        pet.eat(meal)
    return pet.size, pet.log, [c.__name__ for c in type(pet).__mro__[:-1]]

#> creature_growth_super_chain("creature", "plum kale")
#> creature_growth_super_chain("picky", "kale oats kale")
#> creature_growth_super_chain("greedy", "fig trout")
#> creature_growth_super_chain("pickygreedy", "soap kale peas breadcrumbs")
#> creature_growth_super_chain("picky", "")
#> creature_growth_super_chain("dragon", "gold")

### document_export_template
class Exporter:
    def export(self, title, rows):
        parts = [self.head(title)]
        parts += [self.row(i, r) for i, r in enumerate(rows) if self.keep(r)]
        parts.append(self.foot(len(rows)))
        return "".join(p for p in parts if p)

    def head(self, title):
        return f"{title};"

    def row(self, i, text):
        return f"{i}={text};"

    def keep(self, text):
        return True

    def foot(self, count):
        return ""


class Html(Exporter):
    def head(self, title):
        return f"<h1>{title}</h1><ul>"

    def row(self, i, text):
        return f"<li>{text}</li>"

    def foot(self, count):
        return "</ul>"


class Brief(Html):
    def keep(self, text):
        return len(text) <= 5

    def foot(self, count):
        return super().foot(count) + f"<!-- {count} -->"


def document_export_template(style, title, *rows):
    exporters = {"text": Exporter, "html": Html, "brief": Brief}
    return exporters[style]().export(title.strip(), rows)

#> document_export_template("text", "Stock", "nails", "glue")
#> document_export_template("html", " Menu ", "soup")
#> document_export_template("brief", "Trees", "oak", "sycamore", "birch")
#> document_export_template("brief", "None")
#> document_export_template("text", "")
#> document_export_template("pdf", "x", "y")

### account_interest_kinds
class Account:
    rate = 0

    def __init__(self, owner, cents):
        self.owner, self.cents = owner, cents

    def month_end(self):
        self.cents += self.interest()

    def interest(self):
        return self.cents * self.rate // 1200


class Savings(Account):
    rate = 24


class Student(Account):
    fee_free = 5000

    def month_end(self):
        if self.cents < self.fee_free:
            return
        self.cents -= 10


class Overdraft(Account):
    limit = -10000

    @property
    def rate(self):
        return 60 if self.cents < 0 else 0

    def month_end(self):
        super().month_end()
        if self.cents < self.limit:
            raise RuntimeError(f"{self.owner} beyond limit at {self.cents}")


def account_interest_kinds(kind, cents, months):
    account = {"s": Savings, "t": Student, "o": Overdraft}.get(kind, Account)("Nia", cents)
    trail = []
    for _ in range(months):
        try:
            account.month_end()
        except RuntimeError as stop:
            trail.append(str(stop))
            break
        trail.append(account.cents)
    return trail

#> account_interest_kinds("s", 10000, 3)
#> account_interest_kinds("t", 5015, 4)
#> account_interest_kinds("o", -9200, 4)
#> account_interest_kinds("o", 120, 2)
#> account_interest_kinds("x", 77, 2)
#> account_interest_kinds("s", 0, 0)

### shape_mixin_bounding
class Box:
    def __init__(self, x, y, w, h):
        self.x, self.y, self.w, self.h = x, y, w, h

    def corners(self):
        return self.x, self.y, self.x + self.w, self.y + self.h


class Movable:
    def move(self, dx, dy):
        self.x += dx
        self.y += dy
        return self


class Scalable:
    def grow(self, factor):
        self.w *= factor
        self.h *= factor
        return self


class Sprite(Movable, Scalable, Box):
    pass


class Wall(Box):
    def blocks(self, other):
        ax, ay, bx, by = self.corners()
        cx, cy, dx, dy = other.corners()
        return ax < dx and cx < bx and ay < dy and cy < by


def shape_mixin_bounding(wall, sprite, script):
    barrier, hero = Wall(*wall), Sprite(*sprite)
    bumps = 0
    for verb, *args in script:
        getattr(hero, verb)(*args)
        if barrier.blocks(hero):
            bumps += 1
            hero.move(-1, 0)
    return hero.corners(), bumps, hasattr(barrier, "move")

#> shape_mixin_bounding((5, 0, 2, 10), (0, 0, 2, 2), [("move", 2, 1), ("move", 2, 0), ("grow", 2)])
#> shape_mixin_bounding((0, 0, 1, 1), (0, 0, 1, 1), [])
#> shape_mixin_bounding((0, 0, 4, 4), (10, 10, 1, 1), [("move", -8, -8), ("grow", 3)])
#> shape_mixin_bounding((1, 1, 1, 1), (5, 1, 1, 1), [("grow", 0), ("move", -4, 0)])
#> shape_mixin_bounding((0, 0, 2, 2), (0, 0, 2, 2), [("paint", "red")])

### robot_firmware_versions
class Firmware:
    version = 1

    def handle(self, command):
        method = getattr(self, "do_" + command, None)
        if method is None:
            return f"v{self.version}: {command}?"
        return method()

    def do_beep(self):
        return "beep"

    def commands(self):
        return sorted(n[3:] for n in dir(self) if n.startswith("do_"))


class FirmwareTwo(Firmware):
    version = 2
    lamp = False

    def do_lamp(self):
        self.lamp = not self.lamp
        return "on" if self.lamp else "off"


class FirmwareThree(FirmwareTwo):
    version = 3
    do_beep = None

    def do_chirp(self):
        return Firmware.do_beep(self) + "!" * (1 + self.lamp)


def robot_firmware_versions(version, commands):
    chosen = next(c for c in (Firmware, FirmwareTwo, FirmwareThree) if c.version >= version)
    unit = chosen()
    return [unit.handle(c) for c in commands], unit.commands()

#> robot_firmware_versions(1, ["beep", "lamp"])
#> robot_firmware_versions(2, ["lamp", "lamp", "beep"])
#> robot_firmware_versions(3, ["chirp", "lamp", "chirp", "beep"])
#> robot_firmware_versions(0, [])
#> robot_firmware_versions(4, ["beep"])
#> robot_firmware_versions(3, ["reboot"])

### ticket_fare_overrides
class Fare:
    def __init__(self, zones):
        self.zones = zones

    def price(self):
        return 120 + 60 * (self.zones - 1)

    def describe(self):
        name = type(self).__name__
        return f"{name}({self.zones}) {self.price() / 100:.2f}"


class Child(Fare):
    def price(self):
        return super().price() // 2


class Group(Fare):
    def __init__(self, zones, *members):
        super().__init__(zones)
        self.members = [m(zones) for m in members]

    def price(self):
        each = [m.price() for m in self.members]
        return sum(each) - min(each, default=0)


class Night(Group):
    def price(self):
        return super().price() + 50 * len(self.members)


def ticket_fare_overrides(zones, adults, children, late):
    people = [Fare] * adults + [Child] * children
    if len(people) == 1 and not late:
        fare = people[0](zones)
    else:
        fare = (Night if late else Group)(zones, *people)
    return fare.describe()

#> ticket_fare_overrides(3, 2, 1, False)
#> ticket_fare_overrides(1, 1, 0, False)
#> ticket_fare_overrides(2, 0, 1, False)
#> ticket_fare_overrides(4, 1, 2, True)
#> ticket_fare_overrides(5, 0, 0, True)
#> ticket_fare_overrides(2, 1, 1, False)

### subclass_registry_hook
class Codec:
    registry = {}

    def __init_subclass__(cls, tag=None, **kwargs):
        super().__init_subclass__(**kwargs)
        cls.tag = tag or cls.__name__.lower()
        Codec.registry[cls.tag] = cls()

    def encode(self, text):
        return text

    @classmethod
    def named(cls, tag):
        return cls.registry.get(tag) or Codec()


class Rot(Codec, tag="rot3"):
    def encode(self, text):
        return "".join(chr((ord(c) - 97 + 3) % 26 + 97) if c.islower() and c.isascii() else c for c in text)


class Flip(Codec):
    def encode(self, text):
        return text[::-1]


class Vowelless(Flip, tag="novowel"):
    def encode(self, text):
        return super().encode("".join(c for c in text if c not in "aeiou"))


def subclass_registry_hook(text, *tags):
    class Shout(Codec, tag="loud" if tags else None):
        def encode(self, text):
            return text.upper() + "!"

    for tag in tags or (Shout.tag,):
        text = Codec.named(tag).encode(text)
    return text, sorted(Codec.registry)

#> subclass_registry_hook("zebra crossing", "rot3")
#> subclass_registry_hook("harvest", "flip", "novowel")
#> subclass_registry_hook("", "rot3", "flip")
#> subclass_registry_hook("Ünicorn", "rot3", "gzip", "flip")
#> subclass_registry_hook("plain")
#> subclass_registry_hook("queue", "novowel", "loud")

### plant_watering_polymorphism
class Plant:
    thirst = 3

    def __init__(self, label):
        self.label = label
        self.dry_days = 0
        self.alive = True

    def day(self, watered):
        self.dry_days = 0 if watered else self.dry_days + 1
        if self.dry_days > self.thirst:
            self.alive = False

    def status(self):
        return "ok" if self.alive else "dead"


class Cactus(Plant):
    thirst = 6

    def day(self, watered):
        super().day(watered)
        if watered and getattr(self, "last", False):
            self.alive = False
        self.last = watered


class Fern(Plant):
    thirst = 1

    def status(self):
        word = super().status()
        return "wilting" if word == "ok" and self.dry_days else word


def plant_watering_polymorphism(days):
    garden = [Plant("ivy"), Cactus("spike"), Fern("lace")]
    for mark in days:
        for plant in garden:
            if plant.alive:
                plant.day(mark == "w")
    return {p.label: (p.status(), p.dry_days) for p in garden}

#> plant_watering_polymorphism("w.w.w.")
#> plant_watering_polymorphism("....")
#> plant_watering_polymorphism("ww")
#> plant_watering_polymorphism("")
#> plant_watering_polymorphism("w.......")
#> plant_watering_polymorphism("w.")

### visitor_survey_nodes
class Node:
    def accept(self, visitor):
        return getattr(visitor, "visit_" + type(self).__name__.lower())(self)


class Text(Node):
    def __init__(self, body):
        self.body = body


class Bold(Node):
    def __init__(self, *children):
        self.children = children


class Break(Node):
    pass


class Plain:
    def visit_text(self, node):
        return node.body

    def visit_bold(self, node):
        return "".join(c.accept(self) for c in node.children)

    def visit_break(self, node):
        return " "


class Markdown(Plain):
    def visit_bold(self, node):
        return f"**{super().visit_bold(node)}**"

    def visit_break(self, node):
        return "\\n"


def build(item):
    if item is None:
        return Break()
    if isinstance(item, list):
        return Bold(*map(build, item))
    return Text(item)


def visitor_survey_nodes(items):
    nodes = [build(i) for i in items]
    return tuple("".join(n.accept(v) for n in nodes) for v in (Plain(), Markdown()))

#> visitor_survey_nodes(["Hello ", ["big", None, "world"], "!"])
#> visitor_survey_nodes([])
#> visitor_survey_nodes([None, None])
#> visitor_survey_nodes([[["deep"]], "flat"])
#> visitor_survey_nodes(["ça va", [], "?"])

### employee_bonus_mro
class Employee:
    def __init__(self, name, salary, **extra):
        self.name, self.salary, self.extra = name, salary, extra

    def bonus(self):
        return self.salary // 20


class SellsThings(Employee):
    def __init__(self, *args, sales=0, **kwargs):
        super().__init__(*args, **kwargs)
        self.sales = sales

    def bonus(self):
        return super().bonus() + self.sales // 10


class LeadsPeople(Employee):
    def __init__(self, *args, reports=(), **kwargs):
        super().__init__(*args, **kwargs)
        self.reports = reports

    def bonus(self):
        return super().bonus() + 100 * len(self.reports)


class SalesLead(LeadsPeople, SellsThings):
    def bonus(self):
        return min(super().bonus(), self.salary)


def employee_bonus_mro(people):
    sheet, extras = {}, set()
    for role, name, salary, details in people:
        cls = {"sales": SellsThings, "lead": LeadsPeople, "both": SalesLead}.get(role, Employee)
        person = cls(name, salary, **details)
        sheet[person.name] = person.bonus()
        extras |= person.extra.keys()
    return sheet, sorted(extras)

#> employee_bonus_mro([("sales", "Oto", 2000, {"sales": 990}), ("lead", "Eve", 3000, {"reports": ["a", "b"]})])
#> employee_bonus_mro([("both", "Max", 1000, {"sales": 9500, "reports": "xy"}), ("dev", "Lin", 4040, {"desk": 7})])
#> employee_bonus_mro([])
#> employee_bonus_mro([("both", "Kai", 5000, {}), ("lead", "Jo", 19, {"sales": 5})])
#> employee_bonus_mro([("sales", "Uli", 100, {"reports": 3, "sales": -50})])

### puzzle_lock_subclasses
class Lock:
    tries = 3

    def __init__(self, secret):
        self.secret, self.failed = secret, 0

    def matches(self, code):
        return code == self.secret

    def attempt(self, code):
        if self.failed >= self.tries:
            return "sealed"
        if self.matches(code):
            return "open"
        self.failed += 1
        return "shut"


class AnyOrderLock(Lock):
    def matches(self, code):
        return sorted(code) == sorted(self.secret)


class RotatingLock(Lock):
    tries = 5

    def attempt(self, code):
        outcome = super().attempt(code)
        if outcome == "shut":
            self.secret = self.secret[1:] + self.secret[:1]
        return outcome


class ForgivingLock(AnyOrderLock, RotatingLock):
    def matches(self, code):
        return super().matches(code.replace("-", ""))


def puzzle_lock_subclasses(style, secret, codes):
    styles = [Lock, AnyOrderLock, RotatingLock, ForgivingLock]
    lock = styles[style](secret)
    return [lock.attempt(c) for c in codes], lock.secret, lock.failed

#> puzzle_lock_subclasses(0, "4711", ["1147", "4711"])
#> puzzle_lock_subclasses(1, "4711", ["1147", "4712", "1", "2", "4711"])
#> puzzle_lock_subclasses(2, "abc", ["x", "bca", "bca"])
#> puzzle_lock_subclasses(3, "rune", ["--", "e-n-u-r"])
#> puzzle_lock_subclasses(-1, "ab", [])
#> puzzle_lock_subclasses(0, "", ["a", "b", "c", ""])

### sensor_calibration_layers
class Sensor:
    def __init__(self, samples):
        self._samples = iter(samples)

    def read(self):
        return next(self._samples)


class Wrapper(Sensor):
    def __init__(self, inner):
        self.inner = inner


class Offset(Wrapper):
    def __init__(self, inner, by):
        super().__init__(inner)
        self.by = by

    def read(self):
        return self.inner.read() + self.by


class Smooth(Wrapper):
    previous = None

    def read(self):
        now = self.inner.read()
        value = now if self.previous is None else (now + self.previous) / 2
        self.previous = now
        return value


class Spike(Wrapper):
    def read(self):
        value = self.inner.read()
        while abs(value) > 100:
            value = self.inner.read()
        return value


def sensor_calibration_layers(samples, by):
    sensor = Smooth(Offset(Spike(Sensor(samples)), by))
    out = []
    while True:
        try:
            out.append(sensor.read())
        except StopIteration:
            return out

#> sensor_calibration_layers([10, 12, 500, 14], 1)
#> sensor_calibration_layers([], 5)
#> sensor_calibration_layers([-101, 200, 3], -3)
#> sensor_calibration_layers([100, -100, 100], 0)
#> sensor_calibration_layers([7.5, 7.5], 0.25)
#> sensor_calibration_layers([999], 1)

### chess_like_piece_moves_small
class Piece:
    steps = ()
    reach = 1

    def __init__(self, square):
        self.col, self.row = ord(square[0]) - 97, int(square[1]) - 1

    def targets(self, size, blocked):
        for dc, dr in self.steps:
            c, r = self.col, self.row
            for _ in range(self.reach):
                c, r = c + dc, r + dr
                name = f"{chr(97 + c)}{r + 1}"
                if not (0 <= c < size and 0 <= r < size) or name in blocked:
                    break
                yield name


class Ferz(Piece):
    steps = ((1, 1), (1, -1), (-1, 1), (-1, -1))


class Wazir(Piece):
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Rider(Wazir):
    reach = 3


class Duke(Ferz):
    steps = Ferz.steps + Wazir.steps[:1]


def chess_like_piece_moves_small(kind, square, size, blocked=()):
    piece = {"F": Ferz, "W": Wazir, "R": Rider, "D": Duke}[kind](square)
    return sorted(piece.targets(size, blocked))

#> chess_like_piece_moves_small("F", "b2", 4, ["c3"])
#> chess_like_piece_moves_small("R", "a1", 5)
#> chess_like_piece_moves_small("W", "c3", 3, ("c2",))
#> chess_like_piece_moves_small("D", "d4", 8, ["e5", "c5"])
#> chess_like_piece_moves_small("R", "c3", 5, ["c4", "e3"])
#> chess_like_piece_moves_small("F", "a1", 1)

### logger_levels_inherit_handlers
class Logger:
    def __init__(self, name="", parent=None, level=None):
        self.name, self.parent, self.level = name, parent, level
        self.records = []

    def child(self, suffix, level=None):
        return Logger(f"{self.name}.{suffix}".strip("."), self, level)

    @property
    def threshold(self):
        node = self
        while node.level is None:
            node = node.parent
        return node.level

    def log(self, level, message):
        if level < self.threshold:
            return 0
        node, hops = self, 0
        while node:
            node.records.append(f"{self.name}:{message}")
            node, hops = node.parent, hops + 1
        return hops


def logger_levels_inherit_handlers(levels, events):
    root = Logger(level=10)
    loggers = {"": root}
    for name, level in levels:
        above, _, leaf = name.rpartition(".")
        loggers[name] = loggers[above].child(leaf, level)
    hops = [loggers[n].log(v, m) for n, v, m in events]
    return hops, root.records

#> logger_levels_inherit_handlers([("db", 30), ("db.sql", None)], [("db.sql", 20, "q"), ("db", 30, "up"), ("", 10, "hi")])
#> logger_levels_inherit_handlers([("a", None), ("a.b", None)], [("a.b", 10, "x")])
#> logger_levels_inherit_handlers([], [("", 5, "tiny")])
#> logger_levels_inherit_handlers([("web", 0)], [("web", 1, "trace"), ("web", 0, "raw")])
#> logger_levels_inherit_handlers([("x.y", 1)], [])

### media_player_codec_fallback
class Player:
    supports = frozenset()

    def __init__(self, fallback=None):
        self.fallback = fallback
        self.played = 0

    def play(self, track):
        kind = track.rsplit(".", 1)[-1].lower()
        if kind in self.supports:
            self.played += 1
            return f"{self.label()}<{track}>"
        if self.fallback:
            return self.fallback.play(track)
        return f"cannot play {kind}"

    def label(self):
        return type(self).__name__


class Vinyl(Player):
    supports = frozenset({"lp", "ep"})


class Digital(Player):
    supports = frozenset({"mp3", "ogg", "lp"})

    def label(self):
        return super().label().lower()


def media_player_codec_fallback(order, tracks):
    chain = None
    players = []
    for letter in reversed(order):
        chain = (Vinyl if letter == "v" else Digital)(chain)
        players.insert(0, chain)
    return [chain.play(t) for t in tracks], [p.played for p in players]

#> media_player_codec_fallback("vd", ["blue.LP", "noise.ogg", "film.avi"])
#> media_player_codec_fallback("dv", ["blue.lp", "side.ep"])
#> media_player_codec_fallback("v", [])
#> media_player_codec_fallback("dd", ["x.mp3", "y.mp3", "noext"])
#> media_player_codec_fallback("vvv", ["a.b.ep", "ep"])

### enemy_wave_difficulty
class Enemy:
    health, points = 3, 10
    alive_count = 0

    def __init__(self):
        self.hp = self.health
        type(self).alive_count += 1

    def hit(self, power):
        self.hp -= self.absorb(power)
        if self.hp > 0:
            return 0
        type(self).alive_count -= 1
        return self.points

    def absorb(self, power):
        return power


class Brute(Enemy):
    health, points, alive_count = 6, 40, 0

    def absorb(self, power):
        return max(1, power - 2)


class Ghost(Enemy):
    points = 25
    solid = True

    def absorb(self, power):
        self.solid = not self.solid
        return power if self.solid else 0


def enemy_wave_difficulty(wave, shots):
    queue = [{"b": Brute, "g": Ghost}.get(c, Enemy)() for c in wave]
    score = 0
    for power in shots:
        if not queue:
            break
        gained = queue[0].hit(power)
        if gained:
            queue.pop(0)
        score += gained
    return score, [e.hp for e in queue], (Enemy.alive_count, Brute.alive_count, Ghost.alive_count)

#> enemy_wave_difficulty("eb", [3, 4, 5])
#> enemy_wave_difficulty("gg", [3, 3, 1, 1])
#> enemy_wave_difficulty("", [1, 2])
#> enemy_wave_difficulty("beg", [8, 2, 1, 9, 9])
#> enemy_wave_difficulty("e", [5, 5, 5])

### insurance_policy_claims
class Policy:
    excess = 100

    def __init__(self, limit):
        self.left = limit

    def covers(self, cause):
        return cause in ("fire", "theft")

    def claim(self, cause, loss):
        if not self.covers(cause):
            return 0
        paid = min(self.left, max(0, loss - self.excess))
        self.left -= paid
        return paid


class Gold(Policy):
    excess = 0

    def covers(self, cause):
        return cause != "war"


class Flood(Policy):
    def covers(self, cause):
        return cause == "flood" or super().covers(cause)

    def claim(self, cause, loss):
        paid = super().claim(cause, loss)
        if cause == "flood" and paid:
            self.excess = self.excess * 2
        return paid


class Household:
    def __init__(self, *policies):
        self.policies = policies

    def settle(self, cause, loss):
        for policy in self.policies:
            loss -= policy.claim(cause, loss)
        return loss


def insurance_policy_claims(limits, events):
    home = Household(*(cls(n) for cls, n in zip((Policy, Flood, Gold), limits)))
    return [home.settle(*e) for e in events], [p.left for p in home.policies]

#> insurance_policy_claims([500], [("fire", 300), ("fire", 900), ("hail", 50)])
#> insurance_policy_claims([200, 1000], [("flood", 400), ("flood", 400), ("theft", 250)])
#> insurance_policy_claims([50, 50, 1000], [("war", 10), ("hail", 700), ("hail", 700)])
#> insurance_policy_claims([], [("fire", 5)])
#> insurance_policy_claims([900, 900, 900], [("theft", 90), ("theft", 1090)])

### calculator_history_subclass
class Calculator:
    def __init__(self):
        self.value = 0

    def apply(self, op, n):
        method = {"+": self.add, "-": self.sub, "*": self.mul, "/": self.div}[op]
        self.value = method(n)
        return self

    def add(self, n):
        return self.value + n

    def sub(self, n):
        return self.add(-n)

    def mul(self, n):
        return self.value * n

    def div(self, n):
        return self.value / n


class IntCalculator(Calculator):
    def div(self, n):
        return self.value // n


class Saturating(IntCalculator):
    top = 99

    def apply(self, op, n):
        try:
            super().apply(op, n)
        except ZeroDivisionError:
            self.value = self.top
        self.value = max(-self.top, min(self.value, self.top))
        return self


def calculator_history_subclass(kind, program):
    machine = [Calculator, IntCalculator, Saturating][kind]()
    for step in program.split():
        machine.apply(step[0], int(step[1:]))
    return machine.value

#> calculator_history_subclass(0, "+7 *3 /2")
#> calculator_history_subclass(1, "+7 *3 /2 -11")
#> calculator_history_subclass(2, "+60 +60 -5 /0 -200")
#> calculator_history_subclass(0, "")
#> calculator_history_subclass(1, "+5 /0")
#> calculator_history_subclass(2, "-12 /5 *-4")

### theme_style_cascade
class Theme:
    colours = {"bg": "white", "fg": "black"}

    def style(self, role):
        for cls in type(self).__mro__:
            table = vars(cls).get("colours", {})
            if role in table:
                return table[role]
        return self.default(role)

    def default(self, role):
        return f"?{role}"


class Dark(Theme):
    colours = {"bg": "black", "fg": "grey"}

    def default(self, role):
        return "grey"


class HighContrast(Theme):
    colours = {"fg": "yellow", "link": "cyan"}


class DarkContrast(HighContrast, Dark):
    colours = {"warn": "red"}


def theme_style_cascade(names, roles):
    found = {}
    for name in names:
        cls = next((c for c in [Theme, *Theme.__subclasses__(), DarkContrast] if c.__name__ == name), Theme)
        theme = cls()
        found[name] = "/".join(theme.style(r) for r in roles)
    return found

#> theme_style_cascade(["Theme", "Dark"], ["bg", "fg", "link"])
#> theme_style_cascade(["DarkContrast"], ["bg", "fg", "link", "warn", "hover"])
#> theme_style_cascade(["HighContrast", "Sepia"], ["link", "bg"])
#> theme_style_cascade([], ["bg"])
#> theme_style_cascade(["Dark"], [])
#> theme_style_cascade(["HighContrast"], ["warn", "fg"])

### courier_package_constraints
class Constraint:
    def check(self, parcel):
        return None


class MaxWeight(Constraint):
    def __init__(self, grams):
        self.grams = grams

    def check(self, parcel):
        if parcel["grams"] > self.grams:
            return f"over by {parcel['grams'] - self.grams}g"


class Banned(Constraint):
    def __init__(self, *words):
        self.words = words

    def check(self, parcel):
        hits = [w for w in self.words if w in parcel["content"].lower()]
        return "banned: " + ",".join(hits) if hits else super().check(parcel)


class Both(Constraint):
    def __init__(self, *parts):
        self.parts = parts

    def check(self, parcel):
        reasons = [r for part in self.parts if (r := part.check(parcel))]
        return "; ".join(reasons) or None


class Unless(Both):
    def check(self, parcel):
        return None if parcel.get("vip") else super().check(parcel)


def courier_package_constraints(grams, words, parcels):
    gate = Both(MaxWeight(grams * 10), Unless(MaxWeight(grams), Banned(*words)))
    return [gate.check(p) or "ok" for p in parcels]

#> courier_package_constraints(500, ["acid", "knife"], [{"grams": 700, "content": "Acid test"}, {"grams": 20, "content": "tea"}])
#> courier_package_constraints(100, [], [{"grams": 1200, "content": "", "vip": True}, {"grams": 101, "content": "x"}])
#> courier_package_constraints(1, ["a"], [])
#> courier_package_constraints(50, ["gun", "gunpowder"], [{"grams": 5, "content": "GUNPOWDER", "vip": False}])
#> courier_package_constraints(10, ["x"], [{"grams": 100, "content": "x", "vip": 1}])

### sentence_speaker_overrides
class Speaker:
    filler = "um"

    def say(self, line):
        words = [self.voice(w) for w in line.split()]
        return self.finish(" ".join(words))

    def voice(self, word):
        return word

    def finish(self, line):
        return line + "."


class Shy(Speaker):
    def voice(self, word):
        return f"{self.filler}-{word}" if len(word) > 5 else word.lower()


class Pirate(Speaker):
    swaps = {"my": "me", "is": "be", "hello": "ahoy"}

    def voice(self, word):
        return self.swaps.get(word.lower(), word)

    def finish(self, line):
        return super().finish(line + ", arr")[:-1] + "!"


class ShyPirate(Shy, Pirate):
    filler = "yo"

    def voice(self, word):
        return Pirate.voice(self, super().voice(word))


def sentence_speaker_overrides(line, cast):
    lines = []
    for name in cast:
        speaker = {"shy": Shy, "pirate": Pirate, "both": ShyPirate}.get(name, Speaker)()
        lines.append(speaker.say(line))
    return lines

#> sentence_speaker_overrides("Hello my friend", ["shy", "pirate"])
#> sentence_speaker_overrides("Treasure IS my Captain", ["both"])
#> sentence_speaker_overrides("", ["plain", "pirate", "shy"])
#> sentence_speaker_overrides("my  my", ["both", "host"])
#> sentence_speaker_overrides("Nothing", [])

### elevator_policy_subclasses
class Lift:
    def __init__(self, floor=0):
        self.floor, self.travel = floor, 0

    def choose(self, calls):
        return calls[0]

    def serve(self, calls):
        calls, order = list(calls), []
        while calls:
            target = self.choose(calls)
            calls.remove(target)
            self.travel += abs(target - self.floor)
            self.floor = target
            order.append(target)
        return order


class Nearest(Lift):
    def choose(self, calls):
        return min(calls, key=lambda c: (abs(c - self.floor), c))


class Sweep(Lift):
    rising = True

    def choose(self, calls):
        ahead = [c for c in calls if (c >= self.floor) == self.rising]
        if not ahead:
            self.rising = not self.rising
            ahead = calls
        return min(ahead) if self.rising else max(ahead)


def elevator_policy_subclasses(start, calls):
    report = {}
    for policy in (Lift, Nearest, Sweep):
        lift = policy(start)
        report[policy.__name__] = (lift.serve(calls), lift.travel)
    return report

#> elevator_policy_subclasses(3, [7, 1, 4, 2])
#> elevator_policy_subclasses(0, [])
#> elevator_policy_subclasses(5, [5, 5, 4])
#> elevator_policy_subclasses(10, [1, 9, 3])
#> elevator_policy_subclasses(-1, [-3, 0, 2, -2])

### drink_order_decorators_cost
class Drink:
    def __init__(self, name, cents):
        self.name, self.cents = name, cents

    def cost(self):
        return self.cents

    def label(self):
        return self.name


class Extra(Drink):
    cents = 30

    def __init__(self, drink):
        self.drink = drink

    def cost(self):
        return self.drink.cost() + self.cents

    def label(self):
        return f"{self.drink.label()}+{type(self).__name__.lower()}"


class Syrup(Extra):
    cents = 45


class Large(Extra):
    def cost(self):
        return self.drink.cost() * 4 // 3

    def label(self):
        return self.drink.label().upper()


class Oat(Extra):
    def cost(self):
        free = isinstance(self.drink, Oat)
        return self.drink.cost() if free else super().cost()


def drink_order_decorators_cost(orders):
    menu = {"tea": 180, "mocha": 330}
    slip, total = [], 0
    for base, extras in orders:
        drink = Drink(base, menu.get(base, 250))
        for letter in extras:
            drink = {"s": Syrup, "l": Large, "o": Oat}[letter](drink)
        slip.append(drink.label())
        total += drink.cost()
    return slip, total

#> drink_order_decorators_cost([("tea", "ol"), ("mocha", "lss")])
#> drink_order_decorators_cost([("flat white", "")])
#> drink_order_decorators_cost([])
#> drink_order_decorators_cost([("mocha", "ooo"), ("tea", "lll")])
#> drink_order_decorators_cost([("tea", "sx")])
