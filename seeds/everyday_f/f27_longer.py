### mini_shell_session
class ShellError(Exception):
    pass


class Shell:
    def __init__(self):
        self.files = {}
        self.cwd = "/"

    def path(self, name):
        full = name if name.startswith("/") else self.cwd.rstrip("/") + "/" + name
        parts = []
        for part in full.split("/"):
            if part == "..":
                if parts:
                    parts.pop()
            elif part not in ("", "."):
                parts.append(part)
        return "/" + "/".join(parts)

    def run(self, line):
        words = line.split()
        match words:
            case ["cd", where]:
                self.cwd = self.path(where)
            case ["pwd"]:
                return self.cwd
            case ["echo", *text, ">", name]:
                self.files[self.path(name)] = " ".join(text)
            case ["cat", name]:
                if self.path(name) not in self.files:
                    raise ShellError(f"{name}: not found")
                return self.files[self.path(name)]
            case ["ls"]:
                prefix = self.cwd.rstrip("/") + "/"
                return " ".join(sorted(p[len(prefix):] for p in self.files if p.startswith(prefix)))
            case _:
                raise ShellError(f"bad command {line!r}")
        return None


def mini_shell_session(script: str) -> list[str]:
    """Outputs of the commands (separated by ';'), errors with a question mark in front."""
    shell = Shell()
    out = []
    for line in script.split(";"):
        try:
            answer = shell.run(line.strip())
        except ShellError as error:
            answer = f"? {error}"
        if answer is not None:
            out.append(answer)
    return out

#> mini_shell_session("cd home; echo hi there > note; cat note; cd ..; ls; pwd")
#> mini_shell_session("cat nothing; dance")
#> mini_shell_session("pwd")
#> mini_shell_session("echo 1 > a/b; cd a/c; cat ../b; ls; cd /../..; pwd; ls")
#> mini_shell_session("cd x/y/z; cd ../..; pwd; echo > empty; cat ./empty")
#> mini_shell_session('pwd;echo 1 > a/b; cd a/c; cat ../b; ls; cd /../..; pwd; ls;cat nothing; dance')
#> mini_shell_session('cat nothing; dance;echo 1 > a/b; cd a/c; cat ../b; ls; cd /../..; pwd; ls')

### invoice_state_machine
from enum import Enum, auto


class State(Enum):
    DRAFT = auto()
    SENT = auto()
    PAID = auto()
    OVERDUE = auto()
    CANCELLED = auto()


class IllegalStep(Exception):
    pass


ALLOWED = {
    State.DRAFT: {"send": State.SENT, "cancel": State.CANCELLED},
    State.SENT: {"pay": State.PAID, "expire": State.OVERDUE, "cancel": State.CANCELLED},
    State.OVERDUE: {"pay": State.PAID, "remind": State.OVERDUE},
}


class Invoice:
    def __init__(self, amount):
        self.amount = amount
        self.state = State.DRAFT
        self.fees = 0

    def step(self, action):
        target = ALLOWED.get(self.state, {}).get(action)
        if target is None:
            raise IllegalStep(f"{action} while {self.state.name.lower()}")
        if action == "remind":
            self.fees += 5
        self.state = target


def invoice_state_machine(amount: int, actions: str) -> tuple[str, int, list[str]]:
    """(state, amount with fees, refused steps)."""
    invoice = Invoice(amount)
    refused = []
    for action in actions.split():
        try:
            invoice.step(action)
        except IllegalStep as error:
            refused.append(str(error))
    return invoice.state.name, invoice.amount + invoice.fees, refused

#> invoice_state_machine(100, "send expire remind remind pay")
#> invoice_state_machine(50, "pay send cancel send")
#> invoice_state_machine(10, "")
#> invoice_state_machine(70, "send pay pay expire")
#> invoice_state_machine(1, "cancel cancel fly")

### text_adventure_session
ROOMS = {
    "hall": {"exits": {"north": "library", "east": "kitchen"}, "items": ["lamp"]},
    "library": {"exits": {"south": "hall"}, "items": ["book", "key"]},
    "kitchen": {"exits": {"west": "hall", "down": "cellar"}, "items": []},
    "cellar": {"exits": {"up": "kitchen"}, "items": ["gold"]},
}


def text_adventure_session(commands: str) -> tuple[str, list[str], int]:
    """(room, bag, score) after words like 'north', 'take', 'drop'; the cellar needs the lamp."""
    rooms = {name: list(room["items"]) for name, room in ROOMS.items()}
    here, bag, score = "hall", [], 0
    for word in commands.split():
        exits = ROOMS[here]["exits"]
        if word in exits:
            target = exits[word]
            if target == "cellar" and "lamp" not in bag:
                score -= 1
                continue
            here = target
        elif word == "take":
            if not rooms[here]:
                score -= 1
                continue
            item = rooms[here].pop(0)
            bag.append(item)
            score += 10 if item == "gold" else 1
        elif word == "drop" and bag:
            rooms[here].append(bag.pop())
        else:
            score -= 1
    return here, bag, score

#> text_adventure_session("take north take take south east down take up")
#> text_adventure_session("east down take drop fly")
#> text_adventure_session("")
#> text_adventure_session("north take drop take take drop south drop")
#> text_adventure_session("take east down take drop take up west drop drop")
#> text_adventure_session('take east down take drop take up west drop drop north take drop take take drop south drop take north take take south east down take up')
#> text_adventure_session('take east down take drop take up west drop drop take north take take south east down take up east down take drop fly')

### ledger_with_categories
from collections import defaultdict
from dataclasses import dataclass
from decimal import Decimal
import re

RULES = [(r"rewe|aldi|market", "food"), (r"rail|bus|taxi", "travel"), (r"rent|power|water", "home")]


@dataclass(frozen=True)
class Entry:
    day: str
    text: str
    amount: Decimal

    @property
    def month(self) -> str:
        return self.day[:7]

    def category(self) -> str:
        for pattern, name in RULES:
            if re.search(pattern, self.text, re.IGNORECASE):
                return name
        return "income" if self.amount > 0 else "other"


def parse(line: str) -> Entry:
    day, text, amount = line.split("|")
    return Entry(day.strip(), text.strip(), Decimal(amount.strip()))


def ledger_with_categories(lines: list[str]) -> dict[str, dict[str, str]]:
    """Sums per month and category."""
    sums: dict[str, dict[str, Decimal]] = defaultdict(lambda: defaultdict(Decimal))
    for line in lines:
        entry = parse(line)
        sums[entry.month][entry.category()] += entry.amount
    return {month: {c: str(v) for c, v in sorted(row.items())} for month, row in sorted(sums.items())}

#> ledger_with_categories(["2024-05-01 | Rent May | -800", "2024-05-02 | ALDI | -35.20", "2024-05-03 | salary | 2500", "2024-05-09|Farmers Market|-12.80"])
#> ledger_with_categories([])
#> ledger_with_categories(["2024-05-01 | x"])
#> ledger_with_categories(["2024-06-30 | City Bus | -2.90", "2024-07-01 | Taxi | -20.00", "2024-06-01 | gift | 50", "2024-06-02 | shoes | -80"])
#> ledger_with_categories(["2023-12-31 | Power refund | 10.00", "2023-12-31 | water | -10.00"])
#> ledger_with_categories(['2024-06-30 | City Bus | -2.90', '2024-07-01 | Taxi | -20.00', '2024-06-01 | gift | 50', '2024-06-02 | shoes | -80', '2024-05-01 | Rent May | -800', '2024-05-02 | ALDI | -35.20', '2024-05-03 | salary | 2500', '2024-05-09|Farmers Market|-12.80', '2023-12-31 | Power refund | 10.00', '2023-12-31 | water | -10.00'])
#> ledger_with_categories(['2024-06-30 | City Bus | -2.90', '2024-07-01 | Taxi | -20.00', '2024-06-01 | gift | 50', '2024-06-02 | shoes | -80', '2024-05-01 | Rent May | -800', '2024-05-02 | ALDI | -35.20', '2024-05-03 | salary | 2500', '2024-05-09|Farmers Market|-12.80'])

### hotel_front_desk
class Full(Exception):
    pass


class Hotel:
    def __init__(self, rooms):
        self.rooms = {number: None for number in rooms}
        self.keys = {}

    def check_in(self, guest, floor=None):
        for number, taken in self.rooms.items():
            if taken is None and (floor is None or number // 100 == floor):
                self.rooms[number] = guest
                self.keys[guest] = self.keys.get(guest, 0) + 2
                return number
        raise Full(floor)

    def check_out(self, guest, returned=2):
        for number, taken in self.rooms.items():
            if taken == guest:
                self.rooms[number] = None
                self.keys[guest] -= returned
                return self.keys.pop(guest) * 15
        raise KeyError(guest)

    def __len__(self):
        return sum(1 for guest in self.rooms.values() if guest is not None)


def hotel_front_desk(rooms: list[int], events: list[tuple]) -> tuple[list, int]:
    """Results of ('in', guest[, floor]) and ('out', guest[, keys]) events, and rooms taken at the end."""
    hotel = Hotel(rooms)
    results = []
    for kind, *args in events:
        try:
            results.append(hotel.check_in(*args) if kind == "in" else hotel.check_out(*args))
        except Full:
            results.append("full")
        except KeyError as error:
            results.append(f"no {error.args[0]}")
    return results, len(hotel)

#> hotel_front_desk([101, 102, 201], [("in", "ann"), ("in", "bob", 2), ("in", "cy", 2), ("out", "ann", 1), ("in", "cy")])
#> hotel_front_desk([], [("in", "x"), ("out", "x")])
#> hotel_front_desk([301], [])
#> hotel_front_desk([11, 12], [("in", "p"), ("in", "q"), ("in", "r"), ("out", "q"), ("out", "q"), ("in", "r")])
#> hotel_front_desk([105, 205, 305], [("in", "k", 3), ("out", "k", 0), ("in", "l", 1), ("in", "m", 1)])
#> hotel_front_desk([11, 12, 105, 205, 305, 101, 102, 201], [('in', 'p'), ('in', 'q'), ('in', 'r'), ('out', 'q'), ('out', 'q'), ('in', 'r')])
#> hotel_front_desk([11, 12, 301, 105, 205, 305], [('in', 'p'), ('in', 'q'), ('in', 'r'), ('out', 'q'), ('out', 'q'), ('in', 'r')])

### mini_spreadsheet_engine
import re


class Cycle(Exception):
    pass


class Sheet:
    def __init__(self):
        self.cells = {}

    def set(self, text):
        name, _, formula = text.partition("=")
        self.cells[name.strip()] = formula.strip()

    def get(self, name, path=()):
        if name in path:
            raise Cycle(">".join(path + (name,)))
        formula = self.cells.get(name, "0")
        total = 0
        for sign, token in re.findall(r"([+-]?)\s*(\w+)", formula):
            value = int(token) if token.isdigit() else self.get(token, path + (name,))
            total += -value if sign == "-" else value
        return total


def mini_spreadsheet_engine(lines: list[str], wanted: str) -> dict[str, object]:
    """Values of the wanted cells (separated by blanks) after all settings; cycles as text."""
    sheet = Sheet()
    for line in lines:
        sheet.set(line)
    values = {}
    for name in wanted.split():
        try:
            values[name] = sheet.get(name)
        except Cycle as cycle:
            values[name] = f"cycle {cycle}"
    return values

#> mini_spreadsheet_engine(["a = 5", "b = a + 10", "c = b - a - 1"], "a b c")
#> mini_spreadsheet_engine(["x = y", "y = z + 1", "z = x"], "x w")
#> mini_spreadsheet_engine([], "")
#> mini_spreadsheet_engine(["n = 1", "m = n + n + n", "k = m + m", "n = 2"], "k")
#> mini_spreadsheet_engine(["p = q"], "p q")

### print_shop_job_quotes
from dataclasses import dataclass


@dataclass
class Job:
    pages: int
    copies: int
    colour: bool = False
    duplex: bool = False
    binding: str = ""

    def sheets(self) -> int:
        per_copy = -(-self.pages // 2) if self.duplex else self.pages
        return per_copy * self.copies


BINDING = {"": 0, "staple": 10, "spiral": 250}


def parse_job(text: str) -> Job:
    job = Job(0, 1)
    for word in text.split():
        if word.endswith("p"):
            job.pages = int(word[:-1])
        elif word.startswith("x"):
            job.copies = int(word[1:])
        elif word in BINDING:
            job.binding = word
        elif word in ("colour", "duplex"):
            setattr(job, word, True)
        else:
            raise ValueError(f"unknown option {word}")
    return job


def print_shop_job_quotes(texts: list[str]) -> list[int]:
    """Cents for jobs such as '12p x3 duplex colour spiral'; from 500 sheets on 20% off."""
    quotes = []
    for text in texts:
        job = parse_job(text)
        price = job.sheets() * 2 + job.pages * job.copies * (25 if job.colour else 4)
        price += BINDING[job.binding] * job.copies
        if job.sheets() >= 500:
            price = price * 80 // 100
        quotes.append(price)
    return quotes

#> print_shop_job_quotes(["12p x3 duplex colour spiral", "1p", "7p x100 staple"])
#> print_shop_job_quotes(["5p glossy"])
#> print_shop_job_quotes([])
#> print_shop_job_quotes(["100p x5", "99p x5 duplex", "3p x200 colour"])
#> print_shop_job_quotes(["tenp"])
#> print_shop_job_quotes(['12p x3 duplex colour spiral', '1p', '7p x100 staple', '100p x5', '99p x5 duplex', '3p x200 colour'])
