### area_of_shapes_match
from dataclasses import dataclass


@dataclass
class Circle:
    r: float


@dataclass
class Rect:
    w: float
    h: float


@dataclass
class Group:
    parts: list


def area(shape):
    match shape:
        case Circle(r=r) if r < 0:
            raise ValueError("negative radius")
        case Circle(r):
            return 3 * r * r
        case Rect(w, h):
            return w * h
        case Group(parts=[]):
            return 0
        case Group(parts=[first, *rest]):
            return area(first) + area(Group(rest))
        case _:
            raise TypeError(f"no shape: {shape!r}")


def area_of_shapes_match(items):
    """Sum of the areas; pi is 3 in this village."""
    shapes = [Circle(i) if isinstance(i, (int, float)) else Rect(*i) if i else i for i in items]
    return area(Group(shapes))

#> area_of_shapes_match([2, (3, 4)])
#> area_of_shapes_match([])
#> area_of_shapes_match([1.5, -1])
#> area_of_shapes_match([(2, 2.5), (1, 1), 1])
#> area_of_shapes_match([(1, 2), None])
#> area_of_shapes_match([(2, 2), 0, (0, 9)])

### robot_vacuum_commands
def robot_vacuum_commands(program, battery=10):
    x = y = 0
    facing = (0, 1)
    cleaned = set()
    for command in program.split(","):
        if battery <= 0:
            return "empty battery at (%d, %d)" % (x, y)
        match command.split():
            case ["go"]:
                x, y = x + facing[0], y + facing[1]
                battery -= 1
            case ["go", steps] if steps.isdigit():
                for _ in range(int(steps)):
                    x, y = x + facing[0], y + facing[1]
                    battery -= 1
            case ["turn", "left" | "l"]:
                facing = (-facing[1], facing[0])
            case ["turn", "right" | "r"]:
                facing = (facing[1], -facing[0])
            case ["clean", *_]:
                cleaned.add((x, y))
                battery -= 2
            case [] | ["wait"]:
                continue
            case other:
                raise ValueError(" ".join(other))
    return f"{len(cleaned)} spots, at ({x}, {y}), {battery} left"

#> robot_vacuum_commands("go 2,clean,turn right,go,clean here")
#> robot_vacuum_commands("turn l,go 3,turn left,go,clean,clean")
#> robot_vacuum_commands("go 4,clean,go 4,clean,go", battery=9)
#> robot_vacuum_commands("")
#> robot_vacuum_commands("go x")
#> robot_vacuum_commands("wait,,clean,turn r,turn r,go 2", 20)

### json_kind_summary
import json


def describe(node):
    match node:
        case None:
            return "null"
        case bool():
            return "flag"
        case int() | float() as number if number < 0:
            return "negative"
        case int() | float():
            return "number"
        case str(text):
            return f"text{len(text)}"
        case []:
            return "empty"
        case [only]:
            return f"[{describe(only)}]"
        case [first, *_, last]:
            return f"[{describe(first)}..{describe(last)}]"
        case {"type": kind, **rest}:
            return f"{kind}({', '.join(rest)})"
        case dict():
            return "{%s}" % ",".join(f"{k}:{describe(v)}" for k, v in sorted(node.items()))


def json_kind_summary(document):
    try:
        return describe(json.loads(document))
    except json.JSONDecodeError as error:
        return f"broken at {error.pos}"

#> json_kind_summary('{"type": "user", "name": "Ann", "age": 3}')
#> json_kind_summary('[1, "two", null]')
#> json_kind_summary('{"b": [], "a": [-4.5], "c": true}')
#> json_kind_summary('[[[]]]')
#> json_kind_summary('{"open": ')
#> json_kind_summary('["alpha", {"x": 1}]')

### is_valid_chess_move_text
import re


def split_move(text: str) -> tuple:
    m = re.fullmatch(r"([KQRBN]?)([a-h])([1-8])-([a-h])([1-8])", text)
    if m is None:
        return ()
    piece, a, b, c, d = m.groups()
    return piece or "P", ord(c) - ord(a), int(d) - int(b)


def is_valid_chess_move_text(text: str) -> bool:
    """Whether a move like 'Nb1-c3' has the right geometry for its piece (white, no board)."""
    match split_move(text):
        case () | (_, 0, 0):
            return False
        case ("K", dx, dy):
            return max(abs(dx), abs(dy)) == 1
        case ("R", dx, dy):
            return dx == 0 or dy == 0
        case ("B", dx, dy):
            return abs(dx) == abs(dy)
        case ("Q", dx, dy):
            return dx == 0 or dy == 0 or abs(dx) == abs(dy)
        case ("N", dx, dy):
            return {abs(dx), abs(dy)} == {1, 2}
        case (_, 0, 1 | 2):
            return True
        case (_, 1 | -1, 1):
            return True
    return False

#> is_valid_chess_move_text("Nb1-c3")
#> is_valid_chess_move_text("Ke1-e3")
#> is_valid_chess_move_text("e2-e4")
#> is_valid_chess_move_text("e4-d5")
#> is_valid_chess_move_text("a7-a4")
#> is_valid_chess_move_text("Bc1-h6")
#> is_valid_chess_move_text("Qd1-e5")
#> is_valid_chess_move_text("Ra1-a1")
#> is_valid_chess_move_text("Rh1-d1")
#> is_valid_chess_move_text("castle")

### simplify_formula_by_match
def simplify(node):
    match node:
        case ("+", a, b):
            match simplify(a), simplify(b):
                case 0, other:
                    return other
                case other, 0:
                    return other
                case int(x), int(y):
                    return x + y
                case left, right:
                    return ("+", left, right)
        case ("*", a, b):
            match simplify(a), simplify(b):
                case (0, _) | (_, 0):
                    return 0
                case (1, other) | (other, 1):
                    return other
                case int(x), int(y):
                    return x * y
                case left, right:
                    return ("*", left, right)
        case int() | str():
            return node
        case _:
            raise ValueError(f"cannot read {node}")


def simplify_formula_by_match(tree):
    return simplify(tree)

#> simplify_formula_by_match(("+", ("*", 1, "x"), 0))
#> simplify_formula_by_match(("*", ("+", 2, 3), ("+", 0, 4)))
#> simplify_formula_by_match(("+", ("*", "x", 0), ("*", "a", "b")))
#> simplify_formula_by_match(("-", 3, 2))
#> simplify_formula_by_match(("+", "n", ("*", 2, ("+", 1, 1))))
#> simplify_formula_by_match("y")

### repository_hook_router
HANDLED = ("push", "issue", "ping")


def repository_hook_router(event: dict, muted: tuple = ()) -> str:
    # one line for the chat channel per webhook event
    match event:
        case {"repo": repo} if repo in muted:
            return ""
        case {"kind": "ping"}:
            return "pong"
        case {"kind": "push", "branch": "main", "commits": [single]}:
            return f"main: {single}"
        case {"kind": "push", "branch": branch, "commits": [*commits]} if commits:
            return f"{branch}: {len(commits)} commits, last {commits[-1]!r}"
        case {"kind": "issue", "action": "opened" | "reopened" as action, "title": str(title)}:
            return f"{action} {title[:12]}"
        case {"kind": str(kind)} if kind not in HANDLED:
            raise NotImplementedError(kind)
        case {"kind": kind, **rest}:
            return f"ignored {kind} with {sorted(rest)}"
    return "no event"

#> repository_hook_router({"kind": "push", "branch": "main", "commits": ["fix typo"]})
#> repository_hook_router({"kind": "push", "branch": "dev", "commits": ["a", "b", "c"], "repo": "site"}, muted=("docs",))
#> repository_hook_router({"kind": "issue", "action": "reopened", "title": "Crash when saving twice"})
#> repository_hook_router({"kind": "issue", "action": "closed", "title": "x"})
#> repository_hook_router({"kind": "ping", "repo": "docs"}, ("docs",))
#> repository_hook_router({"kind": "ping"})
#> repository_hook_router({"kind": "star"})
#> repository_hook_router({"action": "opened"})

### tax_form_status_points
from enum import Enum


class Status(Enum):
    SINGLE = 1
    MARRIED = 2
    WIDOWED = 3

    @property
    def allowance(self):
        return {Status.MARRIED: 1800}.get(self, 900)


def points(status, children, income):
    match (status, children):
        case (Status.MARRIED, 0):
            base = 1.0
        case (Status.MARRIED, n) if n > 3:
            base = 2.5
        case (Status.MARRIED | Status.WIDOWED, n):
            base = 1.0 + n * 0.4
        case (Status.SINGLE, 0):
            base = 0.5
        case _:
            base = 1.2
    taxed = max(income - status.allowance, 0)
    return round(base * 100 - taxed / 250, 2)


def tax_form_status_points(form):
    name, children, income = form.split("/")
    return points(Status[name.upper()], int(children), float(income))

#> tax_form_status_points("married/0/24000")
#> tax_form_status_points("married/5/1000.50")
#> tax_form_status_points("widowed/2/30000")
#> tax_form_status_points("single/0/900")
#> tax_form_status_points("Single/1/18250.75")
#> tax_form_status_points("divorced/1/100")

### stack_machine_with_match
class Halt(Exception):
    """Raised by the program itself to stop early."""


def step(stack, op):
    match op:
        case int() | float():
            stack.append(op)
        case "dup":
            stack.append(stack[-1])
        case "swap":
            stack[-2:] = stack[-1], stack[-2]
        case "add" | "mul":
            b, a = stack.pop(), stack.pop()
            stack.append(a + b if op == "add" else a * b)
        case ("if", then, other):
            for inner in then if stack.pop() else other:
                step(stack, inner)
        case "halt":
            raise Halt
        case _:
            raise SyntaxError(str(op))


def stack_machine_with_match(*program):
    stack = []
    try:
        for op in program:
            step(stack, op)
    except Halt:
        return ("halted", *stack)
    except IndexError:
        return None
    return tuple(stack)

#> stack_machine_with_match(2, 3, "add", "dup", "mul")
#> stack_machine_with_match(1, ("if", (7, 2, "swap"), (0,)), "halt", 99)
#> stack_machine_with_match(5, 0, ("if", ("dup",), (4, "mul")))
#> stack_machine_with_match("add")
#> stack_machine_with_match(1, "pop")
#> stack_machine_with_match()

### flatten_address_variants
def flatten_address_variants(record):
    """Old and new address formats to one line; None if there is nothing to send to."""
    match record:
        case {"address": {"street": street, "zip": zip_code, "city": city}}:
            parts = [street, f"{zip_code} {city}"]
        case {"address": [*lines]} | {"lines": [*lines]}:
            parts = [line.strip() for line in lines if line.strip()]
        case {"address": str(text)}:
            parts = text.replace("\n", ",").split(",")
        case {"po_box": int(box)} if box > 0:
            parts = [f"PO Box {box:04d}"]
        case _:
            return None
    if country := record.get("country"):
        parts.append(country.upper())
    return ", ".join(part.strip() for part in parts)

#> flatten_address_variants({"address": {"street": "Elm St 4", "zip": "0417", "city": "Oslo"}, "country": "no"})
#> flatten_address_variants({"address": ["  Flat 2 ", "", "12 Kings Road"]})
#> flatten_address_variants({"address": "Main 1\n8000 Zurich, left door"})
#> flatten_address_variants({"po_box": 77, "country": "ie"})
#> flatten_address_variants({"po_box": -1})
#> flatten_address_variants({"lines": ["a", 5]})

### combat_turn_events
class Attack:
    __match_args__ = ("damage", "element")

    def __init__(self, damage, element=None):
        self.damage = damage
        self.element = element


class Heal:
    __match_args__ = ("amount",)

    def __init__(self, amount):
        self.amount = amount


def parse(word):
    kind, _, rest = word.partition(":")
    if kind == "heal":
        return Heal(int(rest))
    return Attack(int(rest), kind if kind != "hit" else None)


def combat_turn_events(script, hp=30, weak="fire"):
    for number, word in enumerate(script.split(), start=1):
        match parse(word):
            case Attack(damage, element) if element == weak:
                hp -= damage * 2
            case Attack(damage, None):
                hp -= damage
            case Attack(damage=damage):
                hp -= damage // 2
            case Heal(amount) if hp > 25:
                continue
            case Heal(amount):
                hp = min(30, hp + amount)
        if hp <= 0:
            return -number
    return hp

#> combat_turn_events("hit:5 fire:6 ice:7 heal:10")
#> combat_turn_events("heal:9 fire:9 fire:9 hit:1")
#> combat_turn_events("")
#> combat_turn_events("ice:9 heal:4 heal:3", weak="ice")
#> combat_turn_events("hit:ten")
#> combat_turn_events("hit:12 heal:50", hp=14)

### date_pattern_guess
import datetime as dt


def read_date(parts, year):
    match parts:
        case ["today"]:
            return dt.date(year, 1, 1)
        case [y, m, d] if len(y) == 4:
            return dt.date(int(y), int(m), int(d))
        case [d, m, y] if len(y) in (2, 4):
            full = int(y) if len(y) == 4 else 2000 + int(y)
            return dt.date(full, int(m), int(d))
        case [d, m]:
            return dt.date(year, int(m), int(d))
        case [] | [_]:
            raise ValueError("too few parts")
        case [*many]:
            raise ValueError(f"{len(many)} parts")


def date_pattern_guess(text, year=2024):
    for mark in "./ ":
        text = text.replace(mark, "-")
    return read_date([p for p in text.split("-") if p], year).strftime("%d %b %Y (%a)")

#> date_pattern_guess("2023-11-05")
#> date_pattern_guess("7.3.24")
#> date_pattern_guess("29/02")
#> date_pattern_guess("29/02", year=2023)
#> date_pattern_guess("today", 1999)
#> date_pattern_guess("31 12 1999")
#> date_pattern_guess("5")
#> date_pattern_guess("1.2.3.4")

### cart_rule_engine
from typing import NamedTuple


class Line(NamedTuple):
    sku: str
    qty: int
    price: float


def discount(line):
    match line:
        case Line(qty=0):
            return 0.0
        case Line(sku="GIFT"):
            return line.price
        case Line(sku, qty, price) if sku.startswith("B-") and qty >= 10:
            return round(qty * price * 0.2, 2)
        case (_, 2 | 3, price):
            return round(price * 0.5, 2)
        case Line():
            return 0


def cart_rule_engine(lines, cap=25.0):
    """Total discount of a cart, never above the cap."""
    total = 0.0
    for line in map(Line._make, lines):
        total += discount(line)
        if total >= cap:
            return cap
    return total

#> cart_rule_engine([("B-1", 10, 4.5), ("A-2", 2, 3.0)])
#> cart_rule_engine([("GIFT", 1, 9.99), ("A-1", 0, 5), ("A-2", 5, 1)])
#> cart_rule_engine([("B-9", 40, 12.5), ("GIFT", 1, 1)])
#> cart_rule_engine([])
#> cart_rule_engine([("A-1", 3)])
#> cart_rule_engine([("A-7", 3, 19.9)], cap=5)
