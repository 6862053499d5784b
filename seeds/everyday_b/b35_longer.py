### hospital_triage_round
import heapq
from dataclasses import dataclass, field
from enum import IntEnum


class Level(IntEnum):
    RED = 1
    YELLOW = 2
    GREEN = 3


@dataclass(order=True)
class Patient:
    level: Level
    arrived: int
    name: str = field(compare=False)
    minutes: int = field(compare=False, default=10)


def assess(pulse: int, conscious: bool) -> Level:
    """Very coarse rules for the training game."""
    if not conscious or pulse > 140 or pulse < 40:
        return Level.RED
    if pulse > 110 or pulse < 50:
        return Level.YELLOW
    return Level.GREEN


def hospital_triage_round(arrivals: list[tuple], doctors: int = 1) -> list[str]:
    """Order in which patients (time, name, pulse, conscious) are seen, with waits."""
    waiting: list[Patient] = []
    pending = sorted(arrivals)
    free = [0] * doctors
    seen = []
    while pending or waiting:
        now = heapq.heappop(free)
        if not waiting and pending and pending[0][0] > now:
            now = pending[0][0]
        while pending and pending[0][0] <= now:
            time, name, pulse, conscious = pending.pop(0)
            heapq.heappush(waiting, Patient(assess(pulse, conscious), time, name))
        patient = heapq.heappop(waiting)
        seen.append(f"{patient.name}/{patient.level.name.lower()} +{now - patient.arrived}")
        heapq.heappush(free, now + patient.minutes)
    return seen

#> hospital_triage_round([(0, "ann", 80, True), (1, "bob", 150, True), (2, "cy", 115, True)])
#> hospital_triage_round([(0, "ann", 80, True), (1, "bob", 35, True), (2, "cy", 90, False)], doctors=2)
#> hospital_triage_round([])
#> hospital_triage_round([(5, "kim", 45, True), (40, "lou", 70, True)])
#> hospital_triage_round([(0, "p", 70, True), (0, "q", 70, True), (3, "r", 200, True), (4, "s", 120, True)])
#> hospital_triage_round([(0, "ann", 80, True), (1, "bob", 150, True), (2, "cy", 115, True), (0, "p", 70, True), (0, "q", 70, True), (3, "r", 200, True), (4, "s", 120, True), (0, "ann", 80, True), (1, "bob", 35, True), (2, "cy", 90, False)])

### shopping_basket_promotions
from abc import ABC, abstractmethod
from collections import Counter

PRICES = {"apple": 40, "bread": 250, "cheese": 390, "milk": 120, "wine": 890}


class Promotion(ABC):
    @abstractmethod
    def discount(self, basket: Counter) -> int:
        """Cents off for this basket."""


class BuyNGetOne(Promotion):
    def __init__(self, item, n):
        self.item, self.n = item, n

    def discount(self, basket):
        return basket[self.item] // (self.n + 1) * PRICES[self.item]


class Bundle(Promotion):
    def __init__(self, off, *items):
        self.off, self.items = off, items

    def discount(self, basket):
        return self.off * min(basket[item] for item in self.items)


class Threshold(Promotion):
    def __init__(self, minimum, percent):
        self.minimum, self.percent = minimum, percent

    def discount(self, basket):
        total = sum(PRICES[item] * count for item, count in basket.items())
        if total < self.minimum:
            return 0
        return total * self.percent // 100


def current_promotions():
    return [BuyNGetOne("apple", 3), Bundle(100, "cheese", "wine"), Threshold(2000, 10)]


def shopping_basket_promotions(items: list[str], combine: bool = False) -> dict[str, int]:
    basket = Counter(items)
    total = sum(PRICES[item] for item in items)
    discounts = [promotion.discount(basket) for promotion in current_promotions()]
    off = sum(discounts) if combine else max(discounts)
    return {"total": total, "off": off, "pay": total - off}

#> shopping_basket_promotions(["apple"] * 5 + ["milk"])
#> shopping_basket_promotions(["cheese", "wine", "bread", "wine"], combine=True)
#> shopping_basket_promotions([])
#> shopping_basket_promotions(["cheese", "wine", "apple", "apple", "apple", "apple"])
#> shopping_basket_promotions(["caviar"])
#> shopping_basket_promotions(["cheese", "wine", "apple", "apple", "apple", "apple", "cheese", "wine", "bread", "wine"])

### regex_tokens_to_tree
import re
from dataclasses import dataclass

TOKEN = re.compile(r"\s*(?:(\d+)|(and|or|not|\(|\)|[<>]=?|=)|(\w+))", re.I)


@dataclass(frozen=True)
class Compare:
    name: str
    op: str
    value: int

    def test(self, row):
        actual = row.get(self.name, 0)
        return {"<": actual < self.value, ">": actual > self.value, "=": actual == self.value,
                "<=": actual <= self.value, ">=": actual >= self.value}[self.op]


@dataclass(frozen=True)
class Combine:
    kind: str
    left: object
    right: object

    def test(self, row):
        if self.kind == "and":
            return self.left.test(row) and self.right.test(row)
        return self.left.test(row) or self.right.test(row)


def parse(tokens):
    node = parse_term(tokens)
    while tokens and tokens[0] in ("and", "or"):
        kind = tokens.pop(0)
        node = Combine(kind, node, parse_term(tokens))
    return node


def parse_term(tokens):
    if tokens[0] == "(":
        tokens.pop(0)
        node = parse(tokens)
        tokens.pop(0)
        return node
    name, op, value = tokens.pop(0), tokens.pop(0), tokens.pop(0)
    return Compare(name, op, int(value))


def regex_tokens_to_tree(condition, rows):
    tokens = [next(filter(None, m.groups())).lower() for m in TOKEN.finditer(condition)]
    tree = parse(tokens)
    return sum(tree.test(row) for row in rows)

#> regex_tokens_to_tree("age > 30 and score >= 5", [{"age": 40, "score": 5}, {"age": 20, "score": 9}])
#> regex_tokens_to_tree("x = 1 or (y < 5 and z > 2)", [{"x": 1}, {"y": 3, "z": 3}, {"y": 9, "z": 9}])
#> regex_tokens_to_tree("n <= 0", [])
#> regex_tokens_to_tree("n > many", [{"n": 3}])
#> regex_tokens_to_tree("(a = 1)", [{"a": 1}, {"a": 2}, {"a": 1}])

### train_seat_reservation
from dataclasses import dataclass, field


class ReservationError(Exception):
    pass


STOPS = ["Basel", "Freiburg", "Karlsruhe", "Mannheim", "Frankfurt"]


@dataclass
class Seat:
    number: int
    window: bool
    taken: list = field(default_factory=list)

    def free_between(self, first, last):
        return all(end <= first or start >= last for start, end in self.taken)


@dataclass
class Coach:
    seats: list

    def reserve(self, origin, target, window=None):
        first, last = STOPS.index(origin), STOPS.index(target)
        if first >= last:
            raise ReservationError("wrong direction")
        fitting = [s for s in self.seats if s.free_between(first, last) and window in (None, s.window)]
        if not fitting:
            raise ReservationError("fully booked")
        # a seat that is used anyway leaves others free for the whole way
        seat = max(fitting, key=lambda s: (len(s.taken), -s.number))
        seat.taken.append((first, last))
        return seat.number


def train_seat_reservation(requests: list[tuple], seats: int = 2) -> list[str]:
    coach = Coach([Seat(n, n % 2 == 1) for n in range(1, seats + 1)])
    answers = []
    for request in requests:
        try:
            answers.append(f"seat {coach.reserve(*request)}")
        except ReservationError as error:
            answers.append(str(error))
    return answers

#> train_seat_reservation([("Basel", "Karlsruhe"), ("Karlsruhe", "Frankfurt"), ("Freiburg", "Mannheim"), ("Basel", "Frankfurt")])
#> train_seat_reservation([("Mannheim", "Basel"), ("Basel", "Freiburg", True), ("Basel", "Freiburg", True)])
#> train_seat_reservation([], 5)
#> train_seat_reservation([("Basel", "Paris")])
#> train_seat_reservation([("Basel", "Mannheim", False), ("Basel", "Freiburg"), ("Freiburg", "Frankfurt")], seats=3)

### text_adventure_inventory
import re

COMMAND = re.compile(r"^(take|drop|use|look)(?: (\w+))?(?: on (\w+))?$")


class GameOver(Exception):
    pass


class World:
    def __init__(self):
        self.here = {"key", "lamp", "rock"}
        self.bag = set()
        self.chest_open = False

    def take(self, thing, _):
        if thing not in self.here:
            return f"no {thing} here"
        self.here.remove(thing)
        self.bag.add(thing)
        return f"taken {thing}"

    def drop(self, thing, _):
        if thing not in self.bag:
            return f"you have no {thing}"
        self.bag.remove(thing)
        self.here.add(thing)
        return f"dropped {thing}"

    def use(self, thing, target):
        if thing not in self.bag:
            return f"you have no {thing}"
        if (thing, target) == ("key", "chest"):
            self.chest_open = True
            return "the chest opens"
        if (thing, target) == ("rock", "mirror"):
            raise GameOver("seven years of bad luck")
        return "nothing happens"

    def look(self, *_):
        return "you see " + ", ".join(sorted(self.here)) if self.here else "nothing here"


def text_adventure_inventory(script: str) -> tuple[list[str], bool]:
    """Play commands separated by '; ' and tell the answers and if the chest is open."""
    world, answers = World(), []
    for line in script.split("; "):
        match = COMMAND.match(line)
        if not match:
            answers.append("what?")
            continue
        verb, thing, target = match.groups()
        try:
            answers.append(getattr(world, verb)(thing, target))
        except GameOver as end:
            answers.append(str(end))
            break
    return answers, world.chest_open

#> text_adventure_inventory("take key; use key on chest; look")
#> text_adventure_inventory("dance; take sword; drop lamp; use rock on mirror")
#> text_adventure_inventory("take rock; use rock on mirror; look")
#> text_adventure_inventory("take key; take lamp; take rock; look; drop lamp; use key on lamp")
#> text_adventure_inventory("look")

### expression_simplifier
from dataclasses import dataclass


@dataclass(frozen=True)
class Op:
    sign: str
    left: object
    right: object

    def __str__(self):
        return f"({self.left} {self.sign} {self.right})"


def parse(text):
    """Fully bracketed expressions such as '((x * 1) + 0)'."""
    tokens = text.replace("(", " ( ").replace(")", " ) ").split()

    def read():
        token = tokens.pop(0)
        if token == "(":
            left, sign, right = read(), tokens.pop(0), read()
            tokens.pop(0)
            return Op(sign, left, right)
        return int(token) if token.isdigit() else token

    return read()


def simplify(node):
    if not isinstance(node, Op):
        return node
    left, right = simplify(node.left), simplify(node.right)
    match node.sign, left, right:
        case "+", int(a), int(b):
            return a + b
        case "*", int(a), int(b):
            return a * b
        case ("+", 0, other) | ("+", other, 0) | ("*", 1, other) | ("*", other, 1):
            return other
        case ("*", 0, _) | ("*", _, 0):
            return 0
        case "-", a, b if a == b:
            return 0
    return Op(node.sign, left, right)


def expression_simplifier(text):
    return str(simplify(parse(text)))

#> expression_simplifier("((x * 1) + 0)")
#> expression_simplifier("((2 + 3) * (y - y))")
#> expression_simplifier("((a + b) - (a + b))")
#> expression_simplifier("(x + (2 * 4))")
#> expression_simplifier("((x * 0) + y)")
#> expression_simplifier("(x +")

### library_catalog_search
import re
from collections import defaultdict
from dataclasses import dataclass


@dataclass(frozen=True)
class Book:
    title: str
    author: str
    year: int
    tags: tuple = ()


class Catalog:
    def __init__(self, books):
        self.books = list(books)
        self.words = defaultdict(set)
        for number, book in enumerate(self.books):
            for word in re.findall(r"\w+", f"{book.title} {book.author} {' '.join(book.tags)}".lower()):
                self.words[word].add(number)

    def search(self, query):
        found = set(range(len(self.books)))
        for term in query.lower().split():
            if term.startswith("year:"):
                low, _, high = term[5:].partition("-")
                years = range(int(low), int(high or low) + 1)
                found = {n for n in found if self.books[n].year in years}
            else:
                found &= self.words.get(term, set())
        return [self.books[n] for n in sorted(found, key=lambda n: (-self.books[n].year, n))]


BOOKS = [
    Book("Dune", "Frank Herbert", 1965, ("scifi",)),
    Book("Emma", "Jane Austen", 1815),
    Book("Snow Crash", "Neal Stephenson", 1992, ("scifi", "satire")),
    Book("Hyperion", "Dan Simmons", 1989, ("scifi",)),
]


def library_catalog_search(query, limit=3):
    hits = Catalog(BOOKS).search(query)
    return [f"{book.title} ({book.year})" for book in hits[:limit]]

#> library_catalog_search("scifi")
#> library_catalog_search("scifi year:1980-1999", limit=1)
#> library_catalog_search("jane austen")
#> library_catalog_search("cooking")
#> library_catalog_search("year:1815")
#> library_catalog_search("year:old")

### invoice_pdf_lines
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal
from textwrap import shorten

TWO = Decimal("0.01")


@dataclass
class Position:
    text: str
    quantity: Decimal
    price: Decimal
    tax: Decimal = Decimal("0.19")

    @property
    def net(self):
        return (self.quantity * self.price).quantize(TWO, ROUND_HALF_UP)


@dataclass
class Invoice:
    number: str
    positions: list = field(default_factory=list)
    discount: Decimal = Decimal(0)

    def totals(self):
        net = sum((p.net for p in self.positions), Decimal(0))
        tax = sum((p.net * p.tax for p in self.positions), Decimal(0))
        factor = 1 - self.discount / 100
        return (net * factor).quantize(TWO), (tax * factor).quantize(TWO, ROUND_HALF_UP)

    def lines(self):
        yield f"Invoice {self.number}"
        for index, p in enumerate(self.positions, 1):
            yield f"{index}. {shorten(p.text, 18, placeholder='..')} {p.quantity:f} x {p.price} = {p.net}"
        net, tax = self.totals()
        if self.discount:
            yield f"less {self.discount}%"
        yield f"net {net} tax {tax} total {net + tax}"


def invoice_pdf_lines(number: str, rows: list[tuple], discount: str = "0") -> list[str]:
    invoice = Invoice(number, discount=Decimal(discount))
    for text, *numbers in rows:
        invoice.positions.append(Position(text, *map(Decimal, numbers)))
    return list(invoice.lines())

#> invoice_pdf_lines("24-017", [("Consulting in March", "7.5", "95"), ("Travel", "1", "63.20")])
#> invoice_pdf_lines("A1", [("Book", "2", "9.99", "0.07")], discount="10")
#> invoice_pdf_lines("X", [])
#> invoice_pdf_lines("B", [("Hosting of three servers for a year", "12", "49.90")], "2.5")
#> invoice_pdf_lines("C", [("Bad", "one", "1")])
#> invoice_pdf_lines("A1", [("Book", "2", "9.99", "0.07"), ("Consulting in March", "7.5", "95"), ("Travel", "1", "63.20"), ("Hosting of three servers for a year", "12", "49.90")], discount="10")

### warehouse_wave_picking
from collections import Counter, defaultdict
from dataclasses import dataclass


@dataclass(frozen=True)
class Location:
    aisle: str
    shelf: int

    @classmethod
    def parse(cls, text):
        return cls(text[0], int(text[1:]))


STOCK = {"pen": ("A3", 40), "pad": ("A1", 10), "ink": ("B7", 5), "lamp": ("C2", 2), "desk": ("C9", 1)}


def combine(orders):
    wanted = Counter()
    for order in orders.values():
        wanted.update(order)
    return wanted


def warehouse_wave_picking(orders: dict[str, dict[str, int]]) -> dict:
    open_orders, short = dict(orders), []
    for name in sorted(orders):
        wanted = combine(open_orders)
        lacking = [a for a in orders[name] if a not in STOCK or wanted[a] > STOCK[a][1]]
        if lacking:
            short.append(name)
            del open_orders[name]
    route = defaultdict(list)
    for article, count in combine(open_orders).items():
        place = Location.parse(STOCK[article][0])
        route[place.aisle].append((place.shelf, f"{count} {article}"))
    plan = {aisle: [text for _, text in sorted(stops)] for aisle, stops in sorted(route.items())}
    return {"plan": plan, "short": short}

#> warehouse_wave_picking({"o1": {"pen": 10, "pad": 2}, "o2": {"pad": 3, "ink": 1}})
#> warehouse_wave_picking({"o1": {"lamp": 2}, "o2": {"lamp": 1, "pen": 1}})
#> warehouse_wave_picking({})
#> warehouse_wave_picking({"x": {"sofa": 1}, "y": {"desk": 1}})
#> warehouse_wave_picking({"a": {"pen": 20}, "b": {"pen": 20}, "c": {"pen": 1, "ink": 5}})
#> warehouse_wave_picking({"o1": {"pen": 10, "pad": 2}, "o2": {"pad": 3, "ink": 1}, "x": {"sofa": 1}, "y": {"desk": 1}})

### tax_declaration_checks
from dataclasses import dataclass, field


class CheckFailed(Exception):
    def __init__(self, rule, detail):
        super().__init__(f"{rule}: {detail}")


@dataclass
class Declaration:
    income: dict = field(default_factory=dict)
    expenses: dict = field(default_factory=dict)
    children: int = 0

    @property
    def profit(self):
        return sum(self.income.values()) - sum(self.expenses.values())


def no_negative_amounts(d):
    for name, amount in {**d.income, **d.expenses}.items():
        if amount < 0:
            raise CheckFailed("negative", name)


def plausible_travel(d):
    travel = d.expenses.get("travel", 0)
    if travel > 0.5 * sum(d.income.values()):
        raise CheckFailed("travel", f"{travel} is too much")


def has_income(d):
    if not d.income:
        raise CheckFailed("income", "none given")


CHECKS = (has_income, no_negative_amounts, plausible_travel)


def tax_due(d):
    taxable = max(0, d.profit - 11_000 - 3_000 * d.children)
    tax = 0
    for limit, rate in ((17_000, 14), (50_000, 30), (10 ** 9, 42)):
        part = min(taxable, limit)
        tax += part * rate // 100
        taxable -= part
        if taxable == 0:
            break
    return tax


def tax_declaration_checks(income: dict, expenses: dict, children: int = 0, strict: bool = False) -> dict:
    """Tax to pay and the warnings of all checks."""
    declaration, warnings = Declaration(income, expenses, children), []
    for check in CHECKS:
        try:
            check(declaration)
        except CheckFailed as failed:
            if strict:
                raise
            warnings.append(str(failed))
    return {"tax": tax_due(declaration), "warnings": warnings}

#> tax_declaration_checks({"job": 42000, "rent": 6000}, {"travel": 1800, "office": 700})
#> tax_declaration_checks({"job": 3000}, {"travel": 2000, "food": -5}, children=1)
#> tax_declaration_checks({}, {})
#> tax_declaration_checks({}, {}, strict=True)
#> tax_declaration_checks({"job": 150000}, {}, 2)

### museum_guide_routes
from functools import lru_cache

ROOMS = {
    "entry": {"maps": 2, "coins": 3},
    "maps": {"globes": 2, "coins": 1},
    "coins": {"armour": 4},
    "globes": {"armour": 3, "shop": 6},
    "armour": {"shop": 1},
    "shop": {},
}
INTEREST = {"maps": 5, "coins": 2, "globes": 8, "armour": 6, "entry": 0, "shop": 1}


def museum_guide_routes(minutes, start="entry", stay=5):
    @lru_cache(maxsize=None)
    def best(room, left):
        if room == "shop":
            return INTEREST[room], (room,)
        options = []
        for following, walk in ROOMS[room].items():
            rest = left - walk - stay
            if rest < 0:
                continue
            value, path = best(following, rest)
            if path:
                options.append((value + INTEREST[room], (room, *path)))
        return max(options, default=(0, ()))

    value, path = best(start, minutes)
    return value, list(path)

#> museum_guide_routes(30)
#> museum_guide_routes(20)
#> museum_guide_routes(60)
#> museum_guide_routes(5)
#> museum_guide_routes(14, start="globes", stay=2)
#> museum_guide_routes(10, "cellar")
