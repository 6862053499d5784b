### greenhouse_bed_harvest
from dataclasses import dataclass, field


@dataclass
class Bed:
    crop: str
    water: int = 0
    yields: list = field(default_factory=list)

    def irrigate(self, litres):
        self.water += litres
        return self

    def pick(self):
        ripe = self.water // 4
        self.water -= ripe * 4
        if ripe:
            self.yields.append(ripe)
        return ripe


@dataclass
class Greenhouse:
    beds: dict = field(default_factory=dict)

    def bed(self, crop):
        return self.beds.setdefault(crop, Bed(crop))

    def best(self):
        ranked = sorted(self.beds.values(), key=lambda b: (-sum(b.yields), b.crop))
        return ranked[0].crop if ranked else None


def greenhouse_bed_harvest(waterings, picks):
    house = Greenhouse()
    for crop, litres in waterings:
        house.bed(crop).irrigate(litres)
    picked = [house.bed(crop).pick() for crop in picks]
    return picked, house.best(), {b.crop: b.water for b in house.beds.values()}

#> greenhouse_bed_harvest([("kale", 9), ("chard", 14), ("kale", 4)], ["kale", "chard", "kale"])
#> greenhouse_bed_harvest([], [])
#> greenhouse_bed_harvest([("leek", 3)], ["leek"])
#> greenhouse_bed_harvest([("fig", 8), ("dill", 8)], ["dill", "fig"])
#> greenhouse_bed_harvest([("okra", 21)], ["okra", "rue", "okra"])
#> greenhouse_bed_harvest([("beet", 5), ("beet", -2), ("pea", 40)], ["beet"])

### semver_release_train
from dataclasses import dataclass, replace


@dataclass(frozen=True, order=True)
class Release:
    major: int
    minor: int = 0
    patch: int = 0

    @classmethod
    def parse(cls, text):
        return cls(*map(int, text.lstrip("v").split(".")))

    def bump(self, kind):
        if kind == "breaking":
            return Release(self.major + 1)
        if kind == "feature":
            return replace(self, minor=self.minor + 1, patch=0)
        return replace(self, patch=self.patch + 1)

    def __str__(self):
        return f"v{self.major}.{self.minor}.{self.patch}"


def semver_release_train(start, changes, floor):
    trail = [Release.parse(start)]
    for kind in changes:
        trail.append(trail[-1].bump(kind))
    limit = Release.parse(floor)
    return [str(r) for r in trail if r > limit], str(max(trail))

#> semver_release_train("1.2.9", ["fix", "feature", "fix"], "1.2.9")
#> semver_release_train("v0.9", ["breaking", "fix"], "1")
#> semver_release_train("3", [], "2.9.9")
#> semver_release_train("v2.0.1", ["feature", "feature", "breaking"], "v2.1")
#> semver_release_train("10.4.0", ["fix", "fix", "docs"], "9.99.99")
#> semver_release_train("1.x", ["fix"], "0")

### postage_parcel_dims
from dataclasses import dataclass, field


@dataclass
class Parcel:
    length: int
    width: int
    height: int
    grams: int
    girth: int = field(init=False)
    band: str = field(init=False, default="letter")

    def __post_init__(self):
        sides = sorted((self.length, self.width, self.height), reverse=True)
        self.length, self.width, self.height = sides
        self.girth = 2 * (self.width + self.height)
        if self.grams > 2000 or self.length + self.girth > 120:
            self.band = "freight"
        elif self.height > 3:
            self.band = "parcel"

    def price(self):
        base = {"letter": 90, "parcel": 420, "freight": 1500}[self.band]
        return base + self.grams // 100 * 5


def postage_parcel_dims(rows):
    parcels = [Parcel(*row) for row in rows]
    bands = {}
    for p in parcels:
        bands[p.band] = bands.get(p.band, 0) + p.price()
    return bands, [(p.length, p.girth) for p in parcels]

#> postage_parcel_dims([(10, 20, 2, 80), (30, 12, 15, 900)])
#> postage_parcel_dims([])
#> postage_parcel_dims([(5, 60, 40, 350)])
#> postage_parcel_dims([(1, 1, 1, 2500), (22, 3, 11, 199), (22, 4, 11, 199)])
#> postage_parcel_dims([(3, 3, 3, 0), (8, 9, 7, 1204), (9, 8, 7, 1204)])
#> postage_parcel_dims([(4, 4)])

### star_catalogue_order
from dataclasses import dataclass, field


@dataclass(order=True)
class Star:
    magnitude: float
    name: str = field(compare=False)
    tags: set = field(default_factory=set, compare=False, repr=False)

    def visible(self, limit):
        return self.magnitude <= limit

    def mark(self, *labels):
        self.tags.update(labels)
        return self


def star_catalogue_order(rows, limit, *labels):
    stars = [Star(mag, name) for name, mag in rows]
    for star in stars:
        if star.visible(limit):
            star.mark("eye", *labels)
        elif len(star.name) > 6:
            star.mark("scope")
    brightest = min(stars, default=None)
    listing = [(s.name, sorted(s.tags)) for s in sorted(stars)]
    return repr(brightest), listing

#> star_catalogue_order([("Vega", 0.03), ("Polaris", 1.98), ("Proxima", 11.1)], 6.0, "named")
#> star_catalogue_order([], 4)
#> star_catalogue_order([("Sirius", -1.46), ("Mira", 3.5)], -1.0)
#> star_catalogue_order([("Barnard's", 9.5), ("Wolf 359", 13.5)], 5, "near", "red")
#> star_catalogue_order([("A", 2.0), ("B", 2.0), ("C", 1.0)], 2.0, "x", "x")

### hotel_folio_frozen_lines
from dataclasses import dataclass, FrozenInstanceError, astuple


@dataclass(frozen=True)
class Charge:
    code: str
    cents: int
    nights: int = 1

    @property
    def total(self):
        return self.cents * self.nights

    def taxed(self, percent):
        return Charge(self.code + "*", self.cents + self.cents * percent // 100, self.nights)


def try_edit(charge, amount):
    try:
        charge.cents = amount
    except FrozenInstanceError as error:
        return str(error)


def hotel_folio_frozen_lines(lines, tax, taxable):
    charges = {Charge(*line) for line in lines}
    ordered = sorted(charges, key=astuple)
    final = [c.taxed(tax) if c.code in taxable else c for c in ordered]
    note = try_edit(final[0], 0) if final else "empty folio"
    return [astuple(c) for c in final], sum(c.total for c in final), note

#> hotel_folio_frozen_lines([("ROOM", 9900, 3), ("BAR", 1250), ("ROOM", 9900, 3)], 10, ["ROOM"])
#> hotel_folio_frozen_lines([], 7, [])
#> hotel_folio_frozen_lines([("SPA", 4000), ("SPA", 4000, 2)], 19, "SPA")
#> hotel_folio_frozen_lines([("MINI", 333)], 21, ["MINI", "BAR"])
#> hotel_folio_frozen_lines([("B", 1), ("A", 2, 5), ("C", 3, 0)], 50, ["C"])
#> hotel_folio_frozen_lines([("PARK", 1500, 2)], 0, [])

### trail_marker_distance
from dataclasses import dataclass
import math


@dataclass
class Marker:
    x: int
    y: int
    label: str = "?"

    def __sub__(self, other):
        return math.hypot(self.x - other.x, self.y - other.y)

    def __str__(self):
        return f"{self.label}@{self.x},{self.y}"


@dataclass
class Trail:
    markers: list

    def legs(self):
        return [round(b - a, 2) for a, b in zip(self.markers, self.markers[1:])]

    @property
    def is_loop(self):
        return len(self.markers) > 2 and self.markers[0] - self.markers[-1] < 1.5

    def longest(self):
        legs = self.legs()
        if not legs:
            return None
        i = legs.index(max(legs))
        return f"{self.markers[i]} -> {self.markers[i + 1]}"


def trail_marker_distance(points):
    trail = Trail([Marker(x, y, chr(65 + i)) for i, (x, y) in enumerate(points)])
    return sum(trail.legs()), trail.is_loop, trail.longest()

#> trail_marker_distance([(0, 0), (3, 4), (3, 16), (1, 1)])
#> trail_marker_distance([])
#> trail_marker_distance([(5, 5)])
#> trail_marker_distance([(0, 0), (-6, 8), (0, 1)])
#> trail_marker_distance([(2, 2), (2, 2)])
#> trail_marker_distance([(1, 0), (0, 1), (-1, 0), (0, -1)])

### board_game_collection_query
from dataclasses import dataclass, asdict


@dataclass
class Game:
    title: str
    low: int
    high: int
    minutes: int

    def fits(self, players, time):
        return self.low <= players <= self.high and self.minutes <= time


class Shelf:
    def __init__(self, games):
        self._games = games

    def __len__(self):
        return len(self._games)

    def __contains__(self, title):
        return any(g.title.lower() == title.lower() for g in self._games)

    def for_evening(self, players, time):
        found = [g for g in self._games if g.fits(players, time)]
        found.sort(key=lambda g: g.minutes, reverse=True)
        return found


def board_game_collection_query(rows, players, time, wish):
    shelf = Shelf([Game(*row) for row in rows])
    night = shelf.for_evening(players, time)
    top = asdict(night[0]) if night else {}
    return len(shelf), [g.title for g in night], top, wish in shelf

#> board_game_collection_query([("Azul", 2, 4, 40), ("Skull", 3, 6, 25), ("Root", 2, 4, 90)], 3, 60, "root")
#> board_game_collection_query([], 2, 30, "Go")
#> board_game_collection_query([("Go", 2, 2, 60), ("Hive", 2, 2, 20)], 2, 60, "GO")
#> board_game_collection_query([("Hanabi", 2, 5, 25)], 6, 90, "Hana")
#> board_game_collection_query([("Tak", 2, 2, 30), ("Set", 1, 8, 30), ("Nim", 2, 2, 5)], 2, 30, "tak ")
#> board_game_collection_query([("Ra", 2, 5, 45)], 5, 44, "ra")

### clinic_appointment_slots
from dataclasses import dataclass, field


class SlotTaken(Exception):
    def __init__(self, hour, holder):
        super().__init__(f"{hour}h held by {holder}")
        self.holder = holder


@dataclass
class Doctor:
    name: str
    opens: int = 9
    closes: int = 17
    book: dict = field(default_factory=dict)

    def reserve(self, hour, patient):
        if not self.opens <= hour < self.closes:
            raise ValueError(f"{self.name} closed at {hour}")
        if hour in self.book:
            raise SlotTaken(hour, self.book[hour])
        self.book[hour] = patient

    def next_free(self, hour):
        return next((h for h in range(max(hour, self.opens), self.closes) if h not in self.book), None)


def clinic_appointment_slots(doctor, opens, requests):
    doc = Doctor(doctor, opens, opens + 4)
    notes = []
    for hour, patient in requests:
        try:
            doc.reserve(hour, patient)
        except SlotTaken as taken:
            other = doc.next_free(hour)
            notes.append((patient, taken.holder, other))
            if other is not None:
                doc.reserve(other, patient)
        except ValueError as closed:
            notes.append(str(closed))
    return doc.book, notes

#> clinic_appointment_slots("Oye", 9, [(9, "ana"), (9, "bo"), (12, "cy")])
#> clinic_appointment_slots("Lim", 8, [])
#> clinic_appointment_slots("Rao", 10, [(13, "dee"), (13, "eli"), (14, "fay")])
#> clinic_appointment_slots("Kask", 14, [(14, "gus"), (15, "hal"), (14, "ida")])
#> clinic_appointment_slots("Oye", 9, [(7, "jo"), (10, "jo"), (10, "jo")])
#> clinic_appointment_slots("Zed", 20, [(23, "kim")])

### choir_seating_voices
from dataclasses import dataclass, field
from typing import ClassVar


@dataclass
class Singer:
    RANGES: ClassVar[dict] = {"bass": (40, 64), "tenor": (48, 69), "alto": (55, 77), "soprano": (60, 84)}
    name: str
    low: int
    high: int
    parts: list = field(init=False)

    def __post_init__(self):
        self.parts = [p for p, (lo, hi) in self.RANGES.items() if self.low <= lo + 3 and self.high >= hi - 3]

    @property
    def main_part(self):
        if not self.parts:
            return "listener"
        return self.parts[-1] if len(self.parts) < 3 else "any"


def choir_seating_voices(*people):
    seating = {}
    for name, low, high in people:
        singer = Singer(name, low, high)
        row = seating.setdefault(singer.main_part, [])
        row.append(singer.name.title())
        row.sort()
    gaps = [part for part in Singer.RANGES if part not in seating]
    return seating, gaps

#> choir_seating_voices(("mona", 62, 83), ("ivo", 42, 63), ("lea", 57, 75))
#> choir_seating_voices()
#> choir_seating_voices(("rex", 40, 90), ("ann lee", 60, 70))
#> choir_seating_voices(("zoe", 50, 68), ("abe", 49, 66), ("kit", 43, 66))
#> choir_seating_voices(("quiet one", 70, 71))
#> choir_seating_voices(("uma", 55, 84), ("tom", 41, 61))

### tax_form_section_totals
from dataclasses import dataclass, field, fields


@dataclass
class Form:
    wages: int = 0
    interest: int = 0
    rent: int = 0
    losses: int = 0
    notes: list = field(default_factory=list)

    def fill(self, name, amount):
        known = {f.name for f in fields(self) if f.type is int}
        if name not in known:
            self.notes.append(f"unknown {name}")
            return False
        setattr(self, name, getattr(self, name) + amount)
        return True

    def taxable(self):
        gross = self.wages + self.interest + self.rent
        used = min(self.losses, gross // 2)
        if used < self.losses:
            self.notes.append(f"carry {self.losses - used}")
        return gross - used


def tax_form_section_totals(entries, **initial):
    form = Form(**initial)
    accepted = sum(form.fill(k, v) for k, v in entries)
    return accepted, form.taxable(), form.notes

#> tax_form_section_totals([("wages", 42000), ("interest", 310), ("tips", 90)])
#> tax_form_section_totals([], losses=500)
#> tax_form_section_totals([("losses", 4000), ("rent", 6000)], wages=1000)
#> tax_form_section_totals([("rent", 12000), ("notes", 5)], interest=44)
#> tax_form_section_totals([("wages", -200)], wages=200)
#> tax_form_section_totals([("rent", 1)], salary=10)

### music_playlist_durations
from dataclasses import dataclass


@dataclass(frozen=True)
class Length:
    seconds: int

    @staticmethod
    def of(text):
        minutes, _, seconds = text.partition(":")
        return Length(int(minutes) * 60 + int(seconds or 0))

    def __add__(self, other):
        return Length(self.seconds + other.seconds)

    def __radd__(self, start):
        return self if start == 0 else NotImplemented

    def __format__(self, spec):
        m, s = divmod(self.seconds, 60)
        if spec == "h" and m >= 60:
            return f"{m // 60}h{m % 60:02}"
        return f"{m}:{s:02}"


def music_playlist_durations(tracks, spec):
    lengths = {title: Length.of(text) for title, text in tracks.items()}
    total = sum(lengths.values()) or Length(0)
    longest = max(lengths, key=lambda t: lengths[t].seconds, default="-")
    return f"{total:{spec}}", longest, [f"{t} {n}" for t, n in lengths.items()]

#> music_playlist_durations({"Dusk": "3:45", "Iron Bell": "12:20", "Coda": "0:58"}, "")
#> music_playlist_durations({}, "h")
#> music_playlist_durations({"Drone I": "48:10", "Drone II": "51:05"}, "h")
#> music_playlist_durations({"Silence": "4:33"}, "h")
#> music_playlist_durations({"A": "7", "B": "0:59", "C": "7:00"}, "")
#> music_playlist_durations({"bad": "x:10"}, "")

### ski_lift_pass_validator
from dataclasses import dataclass, field
from enum import Enum


class Kind(Enum):
    DAY = 1
    HALF = 2
    POINTS = 3


@dataclass
class Pass:
    kind: Kind
    balance: int = 0
    rides: list = field(default_factory=list)

    def allows(self, hour, cost):
        match self.kind:
            case Kind.DAY:
                return True
            case Kind.HALF:
                return hour >= 12
            case Kind.POINTS:
                return self.balance >= cost

    def scan(self, hour, cost):
        ok = self.allows(hour, cost)
        if ok:
            self.rides.append(hour)
            if self.kind is Kind.POINTS:
                self.balance -= cost
        return ok


def ski_lift_pass_validator(kind, balance, scans):
    card = Pass(Kind[kind.upper()], balance)
    beeps = "".join("+" if card.scan(*s) else "x" for s in scans)
    return beeps, card.rides, card.balance

#> ski_lift_pass_validator("day", 0, [(9, 4), (11, 6)])
#> ski_lift_pass_validator("half", 0, [(10, 4), (12, 4), (15, 2), (11, 1)])
#> ski_lift_pass_validator("points", 10, [(9, 4), (10, 4), (11, 4), (12, 2)])
#> ski_lift_pass_validator("Points", 3, [])
#> ski_lift_pass_validator("half", 7, [(11, 1)])
#> ski_lift_pass_validator("weekly", 1, [(8, 8)])

### recipe_scaling_kitchen
from dataclasses import dataclass, replace
from fractions import Fraction


@dataclass
class Ingredient:
    name: str
    amount: Fraction
    unit: str = ""

    def scaled(self, factor):
        return replace(self, amount=self.amount * factor)

    def show(self):
        whole, rest = divmod(self.amount, 1)
        parts = [str(whole)] if whole else []
        if rest:
            parts.append(str(rest))
        return " ".join([*parts, self.unit, self.name]).replace("  ", " ")


@dataclass
class Recipe:
    serves: int
    items: list

    def for_people(self, count):
        factor = Fraction(count, self.serves)
        return Recipe(count, [i.scaled(factor) for i in self.items])


def recipe_scaling_kitchen(serves, rows, people):
    recipe = Recipe(serves, [Ingredient(n, Fraction(a), u) for n, a, u in rows])
    return [i.show() for i in recipe.for_people(people).items]

#> recipe_scaling_kitchen(4, [("flour", "3/2", "cups"), ("eggs", "2", ""), ("salt", "1/4", "tsp")], 6)
#> recipe_scaling_kitchen(2, [("rice", "1", "cup")], 1)
#> recipe_scaling_kitchen(3, [], 9)
#> recipe_scaling_kitchen(8, [("butter", "0.5", "lb"), ("sugar", "2/3", "cup")], 24)
#> recipe_scaling_kitchen(0, [("milk", "1", "l")], 2)
#> recipe_scaling_kitchen(5, [("lemon", "1", "")], 5)

### museum_loan_agreement
from dataclasses import dataclass, field, InitVar


@dataclass
class Loan:
    piece: str
    start: int
    weeks: InitVar[int]
    insured: InitVar[bool] = True
    end: int = field(init=False)
    fee: int = field(init=False)

    def __post_init__(self, weeks, insured):
        if weeks <= 0:
            raise ValueError(f"{self.piece}: bad term {weeks}")
        self.end = self.start + weeks * 7
        self.fee = weeks * (120 if insured else 80)

    def clashes(self, other):
        return self.piece == other.piece and self.start < other.end and other.start < self.end


def museum_loan_agreement(requests):
    granted, refused = [], []
    for request in requests:
        try:
            loan = Loan(*request)
        except ValueError as error:
            refused.append(str(error))
            continue
        if any(loan.clashes(g) for g in granted):
            refused.append(loan.piece)
        else:
            granted.append(loan)
    return [(g.piece, g.end, g.fee) for g in granted], refused

#> museum_loan_agreement([("vase", 10, 2), ("vase", 20, 1), ("vase", 24, 1)])
#> museum_loan_agreement([("mask", 0, 0), ("mask", 0, 1, False)])
#> museum_loan_agreement([])
#> museum_loan_agreement([("coin", 5, 3, False), ("lute", 6, 3), ("coin", 1, 1)])
#> museum_loan_agreement([("drum", 100, -4)])
#> museum_loan_agreement([("icon", 7, 10), ("icon", 70, 2), ("harp", 70, 2, True)])

### signal_frame_checksum_parts
from dataclasses import dataclass


@dataclass
class Frame:
    kind: str
    payload: bytes

    def checksum(self):
        total = ord(self.kind)
        for byte in self.payload:
            total = (total * 3 + byte) % 251
        return total

    def encode(self):
        return f"{self.kind}{len(self.payload):02x}{self.payload.hex()}{self.checksum():02x}"

    @classmethod
    def decode(cls, text):
        size = int(text[1:3], 16)
        frame = cls(text[0], bytes.fromhex(text[3:3 + 2 * size]))
        given = int(text[3 + 2 * size:], 16)
        if frame.checksum() != given:
            raise ValueError(f"checksum {given} != {frame.checksum()}")
        return frame


def signal_frame_checksum_parts(kind, message, damage=None):
    wire = Frame(kind, message.encode()).encode()
    if damage is not None:
        wire = wire[:damage] + "0" + wire[damage + 1:]
    try:
        back = Frame.decode(wire)
    except ValueError as error:
        return wire, str(error)
    return wire, back == Frame(kind, message.encode())

#> signal_frame_checksum_parts("D", "ping")
#> signal_frame_checksum_parts("A", "")
#> signal_frame_checksum_parts("D", "ping", 4)
#> signal_frame_checksum_parts("S", "né", 3)
#> signal_frame_checksum_parts("Z", "0123", 4)
#> signal_frame_checksum_parts("Q", "a b", 0)

### dormitory_chore_wheel
from dataclasses import dataclass, field


@dataclass
class Wheel:
    people: list
    chores: list
    turn: int = 0
    skipped: dict = field(default_factory=dict)

    def rotate(self, steps=1):
        self.turn = (self.turn + steps) % len(self.people)

    def assignment(self):
        n = len(self.people)
        return {c: self.people[(self.turn + i) % n] for i, c in enumerate(self.chores)}

    def swap_out(self, person, week):
        plan = self.assignment()
        for chore, who in plan.items():
            if who == person:
                sub = next((p for p in self.people if p not in plan.values()), None)
                self.skipped[person] = self.skipped.get(person, 0) + 1
                return f"week {week}: {sub or 'nobody'} does {chore}"
        return f"week {week}: {person} was free"


def dormitory_chore_wheel(people, chores, absences):
    wheel = Wheel(people, chores)
    log = []
    for week, absent in enumerate(absences, 1):
        if absent:
            log.append(wheel.swap_out(absent, week))
        wheel.rotate()
    return log, wheel.assignment(), wheel.skipped

#> dormitory_chore_wheel(["Ed", "Flo", "Gil"], ["bins", "mop"], ["Flo", "", "Flo"])
#> dormitory_chore_wheel(["Ana", "Ben"], ["cook", "wash"], [None, "Ana", "Ana"])
#> dormitory_chore_wheel(["Solo"], ["all"], [])
#> dormitory_chore_wheel(["K", "L", "M", "N"], ["dust"], ["K", "K", "K", "K", "K"])
#> dormitory_chore_wheel([], ["bins"], ["X"])
#> dormitory_chore_wheel(["Uri", "Vic"], [], ["Vic"])

### beehive_frame_inspection
from dataclasses import dataclass
from collections import Counter


@dataclass
class HiveFrame:
    cells: str

    def __post_init__(self):
        self.counts = Counter(self.cells)

    def __getitem__(self, symbol):
        return self.counts[symbol]

    @property
    def healthy(self):
        return self["x"] * 10 <= len(self.cells)

    @property
    def stage(self):
        if self["b"] >= self["h"]:
            return "brood" if self["b"] else "bare"
        return "honey"


@dataclass
class Hive:
    frames: list

    def summary(self):
        stages = Counter(f.stage for f in self.frames)
        sick = [i for i, f in enumerate(self.frames) if not f.healthy]
        return dict(stages), sick

    def strength(self):
        return sum(f["b"] * 2 + f["h"] for f in self.frames)


def beehive_frame_inspection(*rows):
    hive = Hive([HiveFrame(r) for r in rows])
    stages, sick = hive.summary()
    return stages, sick, hive.strength()

#> beehive_frame_inspection("bbbbhh..", "hhhhhh", "......")
#> beehive_frame_inspection("bxbxbb", "hhhhhhhhhhx")
#> beehive_frame_inspection()
#> beehive_frame_inspection("")
#> beehive_frame_inspection("bh", "hb", "hhb")
#> beehive_frame_inspection("x", "xxhhhhhhhhhhhhhhhhhhhhhh")

### regatta_handicap_results
from dataclasses import dataclass, field
from functools import total_ordering


@total_ordering
@dataclass(eq=False)
class Boat:
    name: str
    rating: float
    elapsed: int
    penalties: list = field(default_factory=list)

    @property
    def corrected(self):
        return round(self.elapsed * self.rating) + sum(self.penalties)

    def __eq__(self, other):
        return self.corrected == other.corrected

    def __lt__(self, other):
        return self.corrected < other.corrected


def regatta_handicap_results(entries, protests):
    fleet = {name: Boat(name, rating, elapsed) for name, rating, elapsed in entries}
    for name, seconds in protests:
        if name in fleet:
            fleet[name].penalties.append(seconds)
    order = sorted(fleet.values())
    places = []
    for i, boat in enumerate(order):
        tied = i > 0 and boat == order[i - 1]
        places.append((places[-1][0] if tied else i + 1, boat.name, boat.corrected))
    return places

#> regatta_handicap_results([("Gull", 0.9, 1000), ("Tern", 1.1, 800), ("Auk", 1.0, 900)], [("Tern", 30)])
#> regatta_handicap_results([("Finch", 1.0, 60)], [("Owl", 5)])
#> regatta_handicap_results([], [])
#> regatta_handicap_results([("A", 1.25, 400), ("B", 0.5, 1000), ("C", 1.0, 700)], [])
#> regatta_handicap_results([("Kite", 0.8, 500), ("Wren", 1.0, 390)], [("Wren", 5), ("Wren", 5)])

### quiz_buzzer_lockout
from dataclasses import dataclass, field


@dataclass
class Team:
    name: str
    points: int = 0
    locked: bool = False


@dataclass
class Round:
    answer: str
    worth: int
    order: list = field(default_factory=list)

    def buzz(self, team, guess):
        if team.locked:
            return "ignored"
        self.order.append(team.name)
        if guess.casefold().strip() == self.answer.casefold():
            team.points += self.worth
            return "right"
        team.locked = True
        team.points -= self.worth // 2
        return "wrong"


def quiz_buzzer_lockout(questions, buzzes):
    teams, history = {}, []
    for (answer, worth), attempts in zip(questions, buzzes):
        current = Round(answer, worth)
        for name, guess in attempts:
            verdict = current.buzz(teams.setdefault(name, Team(name)), guess)
            history.append(f"{name}:{verdict}")
            if verdict == "right":
                break
        for team in teams.values():
            team.locked = False
    return {t.name: t.points for t in teams.values()}, history

#> quiz_buzzer_lockout([("Oslo", 10)], [[("red", "Bergen"), ("red", "oslo"), ("blue", " OSLO ")]])
#> quiz_buzzer_lockout([("7", 4), ("iron", 6)], [[("x", "7"), ("y", "7")], [("y", "lead"), ("x", "tin")]])
#> quiz_buzzer_lockout([], [[("a", "b")]])
#> quiz_buzzer_lockout([("straße", 5)], [[("de", "STRASSE")]])
#> quiz_buzzer_lockout([("pi", 9), ("e", 9)], [[], [("m", "pi")]])

### paint_mix_ledger
from dataclasses import dataclass


@dataclass(frozen=True)
class Paint:
    red: int
    green: int
    blue: int
    litres: float = 1.0

    def __add__(self, other):
        volume = self.litres + other.litres
        channels = [
            round((a * self.litres + b * other.litres) / volume)
            for a, b in zip(self.rgb, other.rgb)
        ]
        return Paint(*channels, volume)

    def __mul__(self, factor):
        return Paint(*self.rgb, self.litres * factor)

    @property
    def rgb(self):
        return self.red, self.green, self.blue

    @property
    def hex(self):
        return "#" + "".join(f"{c:02X}" for c in self.rgb)


def paint_mix_ledger(tins, pours):
    shelf = {name: Paint(*rgb) for name, rgb in tins.items()}
    mix = None
    for name, amount in pours:
        dose = shelf[name] * amount
        mix = dose if mix is None else mix + dose
    return (mix.hex, mix.litres) if mix else "nothing mixed"

#> paint_mix_ledger({"sun": (255, 200, 0), "sea": (0, 80, 200)}, [("sun", 2), ("sea", 1)])
#> paint_mix_ledger({"ink": (10, 10, 10)}, [("ink", 0.5)])
#> paint_mix_ledger({"w": (255, 255, 255)}, [])
#> paint_mix_ledger({"w": (255, 255, 255), "k": (0, 0, 0)}, [("w", 1), ("k", 1), ("w", 2)])
#> paint_mix_ledger({"rust": (183, 65, 14)}, [("moss", 1)])
#> paint_mix_ledger({"a": (1, 2, 3), "b": (3, 2, 1)}, [("a", 3), ("b", 3)])

### dig_site_layer_finds
from dataclasses import dataclass, field


@dataclass
class Layer:
    top: int
    bottom: int
    finds: list = field(default_factory=list)

    def __contains__(self, depth):
        return self.top <= depth < self.bottom

    def __len__(self):
        return len(self.finds)


class Trench:
    def __init__(self, *cuts):
        edges = (0,) + cuts
        self.layers = [Layer(a, b) for a, b in zip(edges, cuts)]

    def record(self, depth, find):
        for number, layer in enumerate(self.layers, 1):
            if depth in layer:
                layer.finds.append(find)
                return number
        raise LookupError(f"{find} below trench at {depth}")

    def richest(self):
        return max(range(len(self.layers)), key=lambda i: len(self.layers[i])) + 1


def dig_site_layer_finds(cuts, finds):
    trench, strays = Trench(*cuts), []
    for depth, what in finds:
        try:
            trench.record(depth, what)
        except LookupError as error:
            strays.append(error.args[0])
    return [layer.finds for layer in trench.layers], trench.richest(), strays

#> dig_site_layer_finds([30, 75, 120], [(10, "nail"), (80, "sherd"), (119, "bead"), (130, "bone")])
#> dig_site_layer_finds([50], [])
#> dig_site_layer_finds([20, 40], [(20, "coin"), (19, "pin"), (39, "key"), (40, "ash")])
#> dig_site_layer_finds([5, 5, 10], [(5, "flint")])
#> dig_site_layer_finds([], [(1, "tile")])
#> dig_site_layer_finds([100], [(-1, "leaf"), (0, "turf")])

### grant_budget_categories
from dataclasses import dataclass, field
from collections import defaultdict


@dataclass
class Grant:
    total: int
    caps: dict
    spent: dict = field(default_factory=lambda: defaultdict(int))
    journal: list = field(default_factory=list)

    @property
    def left(self):
        return self.total - sum(self.spent.values())

    def room(self, category):
        share = self.caps.get(category, 100)
        return min(self.left, self.total * share // 100 - self.spent[category])

    def spend(self, category, amount):
        granted = max(0, min(amount, self.room(category)))
        self.spent[category] += granted
        if granted < amount:
            self.journal.append((category, amount - granted))
        return granted


def grant_budget_categories(total, caps, requests):
    grant = Grant(total, caps)
    given = [grant.spend(c, a) for c, a in requests]
    return given, grant.left, grant.journal

#> grant_budget_categories(1000, {"travel": 20}, [("travel", 150), ("travel", 100), ("lab", 700)])
#> grant_budget_categories(500, {}, [("any", 600), ("more", 1)])
#> grant_budget_categories(90, {"staff": 50, "misc": 10}, [("misc", 9), ("staff", 45), ("misc", 1)])
#> grant_budget_categories(0, {"x": 100}, [("x", 10)])
#> grant_budget_categories(77, {"a": 33}, [])
#> grant_budget_categories(300, {"print": 0}, [("print", 5), ("post", 295), ("post", 20)])

### moon_phase_log_entry
from dataclasses import dataclass


@dataclass(order=True, frozen=True)
class Night:
    day: int
    cloud: int = 0

    CYCLE = 30
    NAMES = ("new", "waxing", "full", "waning")

    @property
    def phase(self):
        position = self.day % self.CYCLE
        if position in (0, 15):
            return self.NAMES[position // 15 * 2]
        return self.NAMES[1 if position < 15 else 3]

    @property
    def score(self):
        brightness = 15 - abs(self.day % self.CYCLE - 15)
        return brightness * (10 - self.cloud)

    def later(self, days):
        return type(self)(self.day + days, self.cloud)


def moon_phase_log_entry(entries, shift):
    nights = sorted(Night(*e).later(shift) for e in entries)
    best = max(nights, key=lambda n: n.score, default=None)
    phases = [n.phase for n in nights]
    return phases, (best.day, best.score) if best else None

#> moon_phase_log_entry([(3, 2), (15, 9), (28,)], 0)
#> moon_phase_log_entry([(0,), (15,), (30, 4)], 15)
#> moon_phase_log_entry([], 3)
#> moon_phase_log_entry([(7, 10), (7, 1), (7, 5)], 1)
#> moon_phase_log_entry([(44, 3), (2, 0), (17, 8), (31, 6)], -2)

### vineyard_barrel_blend
from dataclasses import dataclass, field


@dataclass
class Barrel:
    capacity: int
    parts: dict = field(default_factory=dict)

    @property
    def level(self):
        return sum(self.parts.values())

    def pour_in(self, grape, litres):
        accepted = min(litres, self.capacity - self.level)
        if accepted:
            self.parts[grape] = self.parts.get(grape, 0) + accepted
        return litres - accepted

    def label(self):
        if not self.parts:
            return "empty"
        top, amount = max(self.parts.items(), key=lambda kv: kv[1])
        return top if amount * 4 >= self.level * 3 else "cuvée " + "/".join(sorted(self.parts))


def vineyard_barrel_blend(capacities, harvest):
    cellar = [Barrel(c) for c in capacities]
    wasted = 0
    for grape, litres in harvest:
        for barrel in cellar:
            litres = barrel.pour_in(grape, litres)
            if not litres:
                break
        else:
            wasted += litres
    return [b.label() for b in cellar], wasted

#> vineyard_barrel_blend([100, 50], [("merlot", 80), ("syrah", 40), ("malbec", 60)])
#> vineyard_barrel_blend([30, 30, 30], [("gamay", 45)])
#> vineyard_barrel_blend([], [("pinot", 9)])
#> vineyard_barrel_blend([40], [("a", 30), ("b", 10)])
#> vineyard_barrel_blend([40], [("a", 29), ("b", 11), ("a", 2)])
#> vineyard_barrel_blend([10, 20], [])

### telescope_booking_priority
from dataclasses import dataclass, field
import heapq
import itertools


@dataclass(order=True)
class Proposal:
    rank: int
    serial: int
    title: str = field(compare=False)
    hours: int = field(compare=False, default=1)


class Telescope:
    def __init__(self, hours):
        self.hours = hours
        self._queue = []
        self._serials = itertools.count(1)

    def submit(self, title, rank, hours):
        heapq.heappush(self._queue, Proposal(rank, next(self._serials), title, hours))

    def allocate(self):
        while self._queue:
            best = heapq.heappop(self._queue)
            if best.hours > self.hours:
                yield best.title.lower(), 0
                continue
            self.hours -= best.hours
            yield best.title, best.hours


def telescope_booking_priority(hours, proposals):
    scope = Telescope(hours)
    for proposal in proposals:
        scope.submit(*proposal)
    nights = list(scope.allocate())
    return nights, scope.hours

#> telescope_booking_priority(10, [("Quasar", 2, 6), ("Comet", 1, 3), ("Nova", 2, 4), ("Dust", 9, 1)])
#> telescope_booking_priority(3, [("Mars", 1, 4)])
#> telescope_booking_priority(8, [])
#> telescope_booking_priority(5, [("B", 1, 2), ("A", 1, 2), ("C", 1, 2), ("D", 0, 0)])
#> telescope_booking_priority(0, [("X", -1, 0), ("Y", -2, 1)])
