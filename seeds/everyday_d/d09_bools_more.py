### delivery_fits_in_truck
from dataclasses import dataclass


@dataclass(frozen=True)
class Parcel:
    length: int
    width: int
    height: int
    kilos: float

    @classmethod
    def parse(cls, text):
        size, kilos = text.split("/")
        return cls(*sorted(map(int, size.split("x")), reverse=True), float(kilos))

    @property
    def volume(self):
        return self.length * self.width * self.height


class Truck:
    def __init__(self, length, volume, kilos):
        self.length, self.volume, self.kilos = length, volume, kilos

    def load(self, parcel):
        if parcel.length > self.length:
            raise ValueError("too long")
        self.volume -= parcel.volume
        self.kilos -= parcel.kilos
        if self.volume < 0 or self.kilos < 0:
            raise ValueError("full")


def delivery_fits_in_truck(parcels: list[str]) -> bool:
    """Parcels like '30x20x10/2.5' fit together into the truck by length, volume and weight."""
    truck = Truck(120, 200_000, 80)
    for text in parcels:
        try:
            truck.load(Parcel.parse(text))
        except ValueError:
            return False
    return True

#> delivery_fits_in_truck(["30x20x10/2.5", "60x40x30/12", "10x100x10/5"])
#> delivery_fits_in_truck(["130x5x5/1"])
#> delivery_fits_in_truck(["100x50x30/20", "100x50x11/1"])
#> delivery_fits_in_truck([])
#> delivery_fits_in_truck(["10x10x10/30", "10x10x10/30", "10x10x10/20.5"])
#> delivery_fits_in_truck(["10x10x10/heavy"])
#> delivery_fits_in_truck(["30x20x10/2.5", "60x40x30/12", "10x100x10/5", "10x10x10/30", "10x10x10/30", "10x10x10/20.5"])
#> delivery_fits_in_truck(["30x20x10/2.5", "60x40x30/12", "10x100x10/5", "100x50x30/20", "100x50x11/1"])

### email_thread_is_reply
import re

PREFIX = re.compile(r"^\s*(?:(?:re|aw|fwd?|wg)(?:\[\d+\])?\s*:\s*)+", re.I)


def base_subject(subject: str) -> str:
    return re.sub(r"\s+", " ", PREFIX.sub("", subject)).strip().casefold()


def email_thread_is_reply(mails: list[dict], first: int, second: int) -> bool:
    by_id = {mail["id"]: mail for mail in mails}
    mail = mails[second]
    parent = mail.get("ref")
    seen = set()
    while parent in by_id and parent not in seen:
        if parent == mails[first]["id"]:
            return True
        seen.add(parent)
        parent = by_id[parent].get("ref")
    if not PREFIX.match(mail["subject"]):
        return False
    return base_subject(mail["subject"]) == base_subject(mails[first]["subject"])

#> email_thread_is_reply([{"id": "a", "subject": "Lunch"}, {"id": "b", "subject": "x", "ref": "a"}, {"id": "c", "subject": "y", "ref": "b"}], 0, 2)
#> email_thread_is_reply([{"id": "a", "subject": "Lunch  plan"}, {"id": "b", "subject": "Re: AW: lunch plan"}], 0, 1)
#> email_thread_is_reply([{"id": "a", "subject": "Lunch"}, {"id": "b", "subject": "Lunch"}], 0, 1)
#> email_thread_is_reply([{"id": "a", "subject": "Lunch"}, {"id": "b", "subject": "Fwd: Dinner", "ref": "b"}], 0, 1)
#> email_thread_is_reply([{"id": "a", "subject": "Re[2]: Plan"}, {"id": "b", "subject": "re: plan ", "ref": "zz"}], 0, 1)

### maze_has_no_loops
def edges(maze):
    for r, row in enumerate(maze):
        for c, cell in enumerate(row):
            if cell == "#":
                continue
            if c + 1 < len(row) and row[c + 1] != "#":
                yield (r, c), (r, c + 1)
            if r + 1 < len(maze) and maze[r + 1][c] != "#":
                yield (r, c), (r + 1, c)


def maze_has_no_loops(maze):
    """Whether the free cells of a maze form no circle."""
    leader = {}

    def find(cell):
        while leader.get(cell, cell) != cell:
            cell = leader[cell]
        return cell

    for left, right in edges(maze):
        a, b = find(left), find(right)
        if a == b:
            return False
        leader[a] = b
    return True

#> maze_has_no_loops(["..#", "#..", "##."])
#> maze_has_no_loops(["..", ".."])
#> maze_has_no_loops([])
#> maze_has_no_loops(["...", ".#.", "..."])
#> maze_has_no_loops([".#.#.", ".....", ".#.#."])

### expense_report_complete
import re

REQUIRED = {"hotel": {"nights", "amount"}, "train": {"from", "to", "amount"}, "meal": {"amount", "people"}}
AMOUNT = re.compile(r"\d+(\.\d\d)?")


class Incomplete(Exception):
    pass


def check_entry(entry):
    kind = entry.get("kind")
    if kind not in REQUIRED:
        raise Incomplete(f"kind {kind}")
    missing = REQUIRED[kind] - entry.keys()
    if missing:
        raise Incomplete(", ".join(sorted(missing)))
    if not AMOUNT.fullmatch(entry["amount"]):
        raise Incomplete("amount")
    return float(entry["amount"])


def expense_report_complete(entries: list[dict], receipts: int, limit: float = 500) -> bool:
    total = 0.0
    needed = 0
    for entry in entries:
        try:
            amount = check_entry(entry)
        except Incomplete:
            return False
        total += amount
        if amount > 20:
            needed += 1
    return needed <= receipts and total <= limit

#> expense_report_complete([{"kind": "hotel", "nights": 2, "amount": "180.00"}, {"kind": "meal", "amount": "12", "people": 1}], 1)
#> expense_report_complete([{"kind": "hotel", "nights": 2, "amount": "180.00"}, {"kind": "meal", "amount": "22", "people": 1}], 1)
#> expense_report_complete([{"kind": "train", "from": "A", "amount": "9.99"}], 1)
#> expense_report_complete([{"kind": "taxi", "amount": "9.99"}], 1)
#> expense_report_complete([], 0, 0)
#> expense_report_complete([{"kind": "meal", "amount": "12,50", "people": 2}], 3)
#> expense_report_complete([{"kind": "hotel", "nights": 5, "amount": "400"}, {"kind": "train", "from": "A", "to": "B", "amount": "100.50"}], 2)
#> expense_report_complete([{"kind": "hotel", "nights": 2, "amount": "180.00"}, {"kind": "meal", "amount": "22", "people": 1}, {"kind": "hotel", "nights": 5, "amount": "400"}, {"kind": "train", "from": "A", "to": "B", "amount": "100.50"}], 1)
#> expense_report_complete([{"kind": "hotel", "nights": 5, "amount": "400"}, {"kind": "train", "from": "A", "to": "B", "amount": "100.50"}, {"kind": "hotel", "nights": 2, "amount": "180.00"}, {"kind": "meal", "amount": "22", "people": 1}], 1)
#> expense_report_complete([{"kind": "hotel", "nights": 5, "amount": "400"}, {"kind": "train", "from": "A", "to": "B", "amount": "100.50"}, {"kind": "hotel", "nights": 2, "amount": "180.00"}, {"kind": "meal", "amount": "22", "people": 1}], 2)

### bracket_tournament_consistent
def winners(round_):
    names = set()
    for game in round_:
        home, score, away = game.split()
        left, right = map(int, score.split(":"))
        if left == right:
            raise ValueError(f"draw in {game}")
        names.add(home if left > right else away)
    return names


def bracket_tournament_consistent(rounds):
    """Each round is played by the winners of the one before; games are 'ann 3:1 bob'."""
    allowed = None
    for round_ in rounds:
        players = set()
        for game in round_:
            home, _, away = game.split()
            players |= {home, away}
        if len(players) != 2 * len(round_):
            return False
        if allowed is not None and players != allowed:
            return False
        allowed = winners(round_)
    return allowed is not None and len(allowed) == 1

#> bracket_tournament_consistent([["ann 3:1 bob", "cid 0:2 dot"], ["ann 2:1 dot"]])
#> bracket_tournament_consistent([["ann 3:1 bob", "cid 0:2 dot"], ["ann 2:1 cid"]])
#> bracket_tournament_consistent([])
#> bracket_tournament_consistent([["a 1:1 b"]])
#> bracket_tournament_consistent([["a 1:0 a"]])
#> bracket_tournament_consistent([["a 1:0 b", "c 1:0 d"]])
#> bracket_tournament_consistent([["ann 3:1 bob", "cid 0:2 dot"], ["ann 2:1 dot"], ["ann 3:1 bob", "cid 0:2 dot"], ["ann 2:1 cid"]])
#> bracket_tournament_consistent([["ann 3:1 bob", "cid 0:2 dot"], ["ann 2:1 dot"], ["a 1:0 b", "c 1:0 d"]])

### spreadsheet_formula_safe
import ast

ALLOWED_CALLS = {"sum", "min", "max", "round", "abs"}
ALLOWED_NODES = (ast.Expression, ast.BinOp, ast.UnaryOp, ast.Call, ast.Name, ast.Constant, ast.List,
                 ast.operator, ast.unaryop, ast.expr_context)


def node_safe(node):
    if not isinstance(node, ALLOWED_NODES):
        return False
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ALLOWED_CALLS
    return True


def spreadsheet_formula_safe(formula: str, names: tuple[str, ...] = ()) -> bool:
    try:
        tree = ast.parse(formula.lstrip("="), mode="eval")
    except SyntaxError:
        return False
    for node in ast.walk(tree):
        if not node_safe(node):
            return False
        if isinstance(node, ast.Name) and node.id not in ALLOWED_CALLS and node.id not in names:
            return False
    return True

#> spreadsheet_formula_safe("=sum([a, b]) * 2 - round(a / 3)", ("a", "b"))
#> spreadsheet_formula_safe("=a + c", ("a", "b"))
#> spreadsheet_formula_safe("__import__('os').system('x')")
#> spreadsheet_formula_safe("1 +")
#> spreadsheet_formula_safe("-max([1, 2.5, abs(-3)])")
#> spreadsheet_formula_safe("[x for x in a]", ("a",))

### shift_register_sequence
class Register:
    """A linear feedback shift register."""

    def __init__(self, bits, taps):
        self.bits = [int(bit) for bit in bits]
        self.taps = taps

    def step(self):
        out = self.bits[-1]
        feedback = 0
        for tap in self.taps:
            feedback ^= self.bits[tap]
        self.bits = [feedback, *self.bits[:-1]]
        return out

    def __eq__(self, other):
        return self.bits == other.bits


def shift_register_sequence(start: str, taps: tuple[int, ...], longest: int = 20) -> bool:
    """Whether the register comes back to its start after the full period 2**n - 1."""
    register, origin = Register(start, taps), Register(start, taps)
    period = 2 ** len(start) - 1
    for steps in range(1, min(period, longest) + 1):
        register.step()
        if register == origin:
            return steps == period
    return False

#> shift_register_sequence("100", (2, 1))
#> shift_register_sequence("100", (2,))
#> shift_register_sequence("000", (0, 1))
#> shift_register_sequence("1000", (3, 2))
#> shift_register_sequence("1011", (3, 1))
#> shift_register_sequence("10000", (4, 2))

### promotion_periods_disjoint
from datetime import date
from itertools import combinations
from typing import NamedTuple


class Promotion(NamedTuple):
    product: str
    first: date
    last: date

    @classmethod
    def parse(cls, text):
        product, first, last = text.split()
        start = date.fromisoformat(first)
        end = start if last == "-" else date.fromisoformat(last)
        if end < start:
            raise ValueError(f"{product} ends before it starts")
        return cls(product, start, end)

    def clashes(self, other):
        same = self.product == other.product or "*" in (self.product, other.product)
        return same and self.first <= other.last and other.first <= self.last


def promotion_periods_disjoint(lines: list[str]) -> bool:
    """Whether no two promotions for the same product overlap; '*' means all products."""
    promotions = [Promotion.parse(line) for line in lines]
    for left, right in combinations(promotions, 2):
        if left.clashes(right):
            return False
    return True

#> promotion_periods_disjoint(["tea 2024-05-01 2024-05-10", "mug 2024-05-05 2024-05-06", "tea 2024-05-11 -"])
#> promotion_periods_disjoint(["tea 2024-05-01 2024-05-10", "* 2024-05-10 -"])
#> promotion_periods_disjoint([])
#> promotion_periods_disjoint(["tea 2024-05-10 2024-05-01"])
#> promotion_periods_disjoint(["a 2024-01-01 2024-01-31", "b 2024-01-01 2024-01-31", "c 2024-01-15 -", "b 2024-02-01 2024-02-02"])
#> promotion_periods_disjoint(["a 2024-01-01 2024-01-31", "b 2024-01-01 2024-01-31", "c 2024-01-15 -", "b 2024-02-01 2024-02-02", "tea 2024-05-01 2024-05-10", "* 2024-05-10 -"])
#> promotion_periods_disjoint(["tea 2024-05-01 2024-05-10", "mug 2024-05-05 2024-05-06", "tea 2024-05-11 -", "a 2024-01-01 2024-01-31", "b 2024-01-01 2024-01-31", "c 2024-01-15 -", "b 2024-02-01 2024-02-02"])

### signal_debounced_stable
def signal_debounced_stable(samples: str, hold: int, expected: str) -> bool:
    if not samples:
        return expected == ""
    state = samples[0]
    candidate, length = state, 0
    changes = ""
    for sample in samples:
        if sample == candidate:
            length += 1
        else:
            candidate, length = sample, 1
        if candidate != state and length >= hold:
            state = candidate
            changes += state
    return changes == expected

#> signal_debounced_stable("0001011110000", 3, "10")
#> signal_debounced_stable("0101010", 2, "")
#> signal_debounced_stable("", 2, "")
#> signal_debounced_stable("1100110011", 2, "0101")
#> signal_debounced_stable("0001", 1, "0")
#> signal_debounced_stable("111000100000111", 3, "01")
