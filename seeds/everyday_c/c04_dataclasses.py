### order_line_dataclass_total
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Line:
    sku: str
    count: int
    cents: int
    discount: int = 0

    @property
    def total(self) -> int:
        return self.count * self.cents * (100 - self.discount) // 100


@dataclass
class Order:
    lines: list[Line] = field(default_factory=list)

    def add(self, line: Line) -> None:
        for index, old in enumerate(self.lines):
            if old.sku == line.sku and old.cents == line.cents:
                self.lines[index] = replace(old, count=old.count + line.count)
                return
        self.lines.append(line)


def order_line_dataclass_total(rows: list[tuple], bulk_from: int = 10) -> int:
    """Total in cents; lines of bulk_from pieces and more get ten percent off."""
    order = Order()
    for row in rows:
        order.add(Line(*row))
    total = 0
    for line in order.lines:
        if line.count >= bulk_from:
            line = replace(line, discount=10)
        total += line.total
    return total

#> order_line_dataclass_total([("pen", 6, 120), ("pad", 2, 450), ("pen", 5, 120)])
#> order_line_dataclass_total([("pen", 6, 120), ("pen", 5, 110)])
#> order_line_dataclass_total([])
#> order_line_dataclass_total([("a", 1, 999, 50), ("b", 3, 333, 0), ("a", 1, 999), ("c", 4, 1)], bulk_from=3)
#> order_line_dataclass_total([("x", 10, 99), ("y", 9, 99), ("z", 0, 5), ("y", 1, 99)])

### event_dataclass_ordering
import heapq
from dataclasses import dataclass, field


@dataclass(order=True)
class Event:
    when: int
    priority: int
    name: str = field(compare=False)


def event_dataclass_ordering(specs: list[str], until: int) -> list[str]:
    """Names of the events up to `until`, in order; 'x/5' comes again every 5 ticks."""
    queue: list[Event] = []
    periods: dict[str, int] = {}
    for number, spec in enumerate(specs):
        when, _, name = spec.partition(" ")
        name, slash, period = name.partition("/")
        if slash:
            periods[name] = int(period)
        heapq.heappush(queue, Event(int(when), number, name))
    fired = []
    while queue and queue[0].when <= until:
        event = heapq.heappop(queue)
        fired.append(f"{event.when}:{event.name}")
        if event.name in periods:
            event.when += periods[event.name]
            heapq.heappush(queue, event)
    return fired

#> event_dataclass_ordering(["3 mail", "1 tick/4", "3 save"], 10)
#> event_dataclass_ordering(["5 late", "0 early"], 4)
#> event_dataclass_ordering([], 9)
#> event_dataclass_ordering(["0 a/2", "0 b/3"], 6)
#> event_dataclass_ordering(["7 seven", "7 also", "2 two/5"], 7)

### config_merge_asdict
from dataclasses import asdict, dataclass, fields


@dataclass
class Config:
    host: str = "localhost"
    port: int = 80
    secure: bool = False
    timeout: float | None = None


class ConfigError(Exception):
    pass


def merge(config, overrides):
    known = {f.name for f in fields(Config)}
    for key, value in overrides.items():
        if key not in known:
            raise ConfigError(f"unknown option {key}")
        if value is not None:
            setattr(config, key, value)
    return config


def config_merge_asdict(*layers):
    """The options that differ from the defaults after all layers."""
    config = Config()
    for layer in layers:
        merge(config, layer)
    if config.secure and config.port == 80:
        config.port = 443
    defaults = asdict(Config())
    return {k: v for k, v in asdict(config).items() if v != defaults[k]}

#> config_merge_asdict({"host": "db.local", "port": 5432}, {"timeout": 2.5, "host": None})
#> config_merge_asdict({"secure": True})
#> config_merge_asdict()
#> config_merge_asdict({"port": 8443, "secure": True}, {"secure": False, "port": 80})
#> config_merge_asdict({"host": "a"}, {"hots": "b"})
#> config_merge_asdict({"host": "a", "timeout": 1.0}, {"host": "b", "timeout": None}, {"secure": True, "port": 8080})

### point_dataclass_path_length
from dataclasses import dataclass


@dataclass(frozen=True)
class Point:
    x: int
    y: int

    def moved(self, direction: str, steps: int) -> "Point":
        dx, dy = {"N": (0, 1), "S": (0, -1), "E": (1, 0), "W": (-1, 0)}[direction]
        return Point(self.x + dx * steps, self.y + dy * steps)

    def distance(self, other: "Point") -> int:
        return abs(self.x - other.x) + abs(self.y - other.y)


def point_dataclass_path_length(route: str) -> tuple[int, int, bool]:
    """Way walked, distance from the start, and whether a corner was visited twice."""
    start = here = Point(0, 0)
    corners = {start}
    crossed = False
    walked = 0
    for leg in route.split(","):
        if not leg.strip():
            continue
        direction, steps = leg.strip()[0], int(leg.strip()[1:])
        here = here.moved(direction, steps)
        walked += steps
        if here in corners:
            crossed = True
        corners.add(here)
    return walked, here.distance(start), crossed

#> point_dataclass_path_length("N3, E4, S3, W4")
#> point_dataclass_path_length("E10, N2, W7")
#> point_dataclass_path_length("")
#> point_dataclass_path_length("N1, X2")
#> point_dataclass_path_length("S5, S5, N5, E1, W1, , N2")
#> point_dataclass_path_length("E2, N2, W2, S1, E9, S12")

### student_dataclass_post_init
from dataclasses import dataclass, field


@dataclass
class Student:
    name: str
    marks: list[int]
    average: float = field(init=False)
    passed: bool = field(init=False, default=False)

    def __post_init__(self):
        if any(not 0 <= mark <= 15 for mark in self.marks):
            raise ValueError(f"{self.name}: {self.marks}")
        self.average = sum(self.marks) / len(self.marks) if self.marks else 0.0
        self.passed = self.average >= 5 and self.marks.count(0) == 0


def parse(line):
    name, _, marks = line.partition(":")
    return Student(name.strip(), [int(m) for m in marks.split()])


def student_dataclass_post_init(lines: list[str]) -> list[Student]:
    """Students who failed, the worst first."""
    students = []
    for line in lines:
        students.append(parse(line))
    failed = [s for s in students if not s.passed]
    failed.sort(key=lambda s: s.average)
    return failed

#> student_dataclass_post_init(["Ann: 12 14 9", "Bob: 4 3 6", "Cid: 15 0 15"])
#> student_dataclass_post_init(["Dot:", "Eve: 5 5"])
#> student_dataclass_post_init([])
#> student_dataclass_post_init(["Fay: 16"])
#> student_dataclass_post_init(["Gil: 1 2 3 4", "Hal: 4 4 4", "Ivy: 3 3 3 3", "Jon: 11"])

### ticket_state_replace_history
from dataclasses import dataclass, replace

ALLOWED = {
    "new": {"open", "rejected"},
    "open": {"waiting", "done"},
    "waiting": {"open"},
    "done": {"open"},
}


@dataclass(frozen=True)
class Ticket:
    number: int
    state: str = "new"
    reopened: int = 0

    def to(self, state):
        if state not in ALLOWED.get(self.state, ()):
            raise ValueError(f"{self.number}: {self.state} -> {state}")
        again = self.state == "done" and state == "open"
        return replace(self, state=state, reopened=self.reopened + again)


def ticket_state_replace_history(number: int, path: str) -> Ticket:
    ticket = Ticket(number)
    for word in path.split(">"):
        state = word.strip()
        if state == ticket.state:
            continue
        ticket = ticket.to(state)
    return ticket

#> ticket_state_replace_history(17, "new > open > waiting > open > done")
#> ticket_state_replace_history(18, "open > done > open > done > open")
#> ticket_state_replace_history(19, "rejected > open")
#> ticket_state_replace_history(20, "new")
#> ticket_state_replace_history(21, "open > open > done > waiting")
#> ticket_state_replace_history(22, "new>open>waiting>waiting>open>waiting>open>done>open")

### same_address_normalized
from dataclasses import dataclass, field

SHORT = {"street": "st", "road": "rd", "avenue": "ave"}


@dataclass
class Address:
    street: str
    zip: str
    note: str = field(default="", compare=False)

    def __post_init__(self):
        words = self.street.lower().replace(".", "").split()
        self.street = " ".join(SHORT.get(w, w) for w in words)
        self.zip = self.zip.replace(" ", "")


def parse_address(text: str) -> Address:
    street, zip_, *note = [part.strip() for part in text.split(",")]
    return Address(street, zip_, " ".join(note))


def same_address_normalized(left: str, right: str) -> bool:
    """Whether two lines 'street, zip[, note]' mean the same address; False for broken lines."""
    try:
        first, second = parse_address(left), parse_address(right)
    except ValueError:
        return False
    if not first.zip:
        return first.street == second.street
    return first == second

#> same_address_normalized("12 Main Street, 10 115", "12 main st., 10115, back door")
#> same_address_normalized("12 Main Street, 10115", "12 Main Road, 10115")
#> same_address_normalized("5 Elm Avenue", "5 Elm Ave, 99")
#> same_address_normalized("5 Elm Avenue, ", "5 elm ave, 99")
#> same_address_normalized("77 Long  Road, AB 1", "77 long rd, AB1, note, more")
#> same_address_normalized("1 A St, 5", "1 A Street, 6")
#> same_address_normalized("12 Main Street, 10 115", "12 main st., 10115, back door, 77 long rd, AB1, note, more")
#> same_address_normalized("12 Main Street, 10115", "12 Main Road, 10115, 77 long rd, AB1, note, more")

### stock_position_average_cost
from dataclasses import dataclass


@dataclass
class Position:
    shares: int = 0
    cost: float = 0.0
    realized: float = 0.0

    @property
    def average(self):
        return self.cost / self.shares if self.shares else 0.0

    def buy(self, count, price):
        self.shares += count
        self.cost += count * price

    def sell(self, count, price):
        if count > self.shares:
            raise ValueError(f"only {self.shares} shares")
        basis = self.average * count
        self.realized += count * price - basis
        self.shares -= count
        self.cost -= basis


def stock_position_average_cost(trades: list[tuple[str, int, float]]) -> float:
    """Profit that was realized, by the average cost method."""
    position = Position()
    for side, count, price in trades:
        if side == "B":
            position.buy(count, price)
        else:
            position.sell(count, price)
    return round(position.realized, 2)

#> stock_position_average_cost([("B", 10, 5.0), ("B", 10, 7.0), ("S", 5, 8.0)])
#> stock_position_average_cost([("B", 3, 10.0), ("S", 4, 11.0)])
#> stock_position_average_cost([])
#> stock_position_average_cost([("B", 100, 1.11), ("S", 50, 1.01), ("S", 50, 1.31), ("B", 1, 3.0)])
#> stock_position_average_cost([("S", 0, 9.9), ("B", 7, 3.3), ("B", 2, 4.4), ("S", 9, 4.0), ("B", 5, 1.0), ("S", 1, 2.5)])
#> stock_position_average_cost([("B", 100, 1.11), ("S", 50, 1.01), ("S", 50, 1.31), ("B", 1, 3.0), ("S", 0, 9.9), ("B", 7, 3.3), ("B", 2, 4.4), ("S", 9, 4.0), ("B", 5, 1.0), ("S", 1, 2.5)])
#> stock_position_average_cost([("S", 0, 9.9), ("B", 7, 3.3), ("B", 2, 4.4), ("S", 9, 4.0), ("B", 5, 1.0), ("S", 1, 2.5), ("B", 100, 1.11), ("S", 50, 1.01), ("S", 50, 1.31), ("B", 1, 3.0)])

### tree_node_dataclass_depth
from dataclasses import dataclass, field


@dataclass
class Folder:
    name: str
    size: int = 0
    children: list["Folder"] = field(default_factory=list)

    def child(self, name):
        for folder in self.children:
            if folder.name == name:
                return folder
        created = Folder(name)
        self.children.append(created)
        return created

    def total(self):
        return self.size + sum(child.total() for child in self.children)


def tree_node_dataclass_depth(listing: dict[str, int], limit: int) -> int:
    """Number of folders (the root too) whose total size is above the limit."""
    root = Folder("")
    for path, size in listing.items():
        here = root
        *parts, _file = path.split("/")
        for part in parts:
            here = here.child(part)
        here.size += size
    found = 0
    waiting = [root]
    while waiting:
        folder = waiting.pop()
        if folder.total() > limit:
            found += 1
            waiting.extend(folder.children)
    return found

#> tree_node_dataclass_depth({"src/a.py": 10, "src/lib/b.py": 50, "doc/c.md": 5}, 20)
#> tree_node_dataclass_depth({}, 0)
#> tree_node_dataclass_depth({"x": 3}, 2)
#> tree_node_dataclass_depth({"a/b/c/d.txt": 1, "a/b/e.txt": 2, "a/f.txt": 4}, 2)
#> tree_node_dataclass_depth({"log/1": 100, "log/2": 100, "log/old/3": 300, "tmp/x": 100}, 250)

### interval_dataclass_contains
from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Interval:
    start: int
    end: int

    def __contains__(self, value: int) -> bool:
        return self.start <= value < self.end

    def touches(self, other: "Interval") -> bool:
        return self.start <= other.end and other.start <= self.end

    def __or__(self, other: "Interval") -> "Interval":
        return Interval(min(self.start, other.start), max(self.end, other.end))


def interval_dataclass_contains(pairs: list[tuple[int, int]], probe: int) -> Interval | None:
    """The merged interval in which the probe lies, None if it lies in none."""
    merged: list[Interval] = []
    for interval in sorted(Interval(*p) for p in pairs):
        if merged and merged[-1].touches(interval):
            merged[-1] = merged[-1] | interval
        else:
            merged.append(interval)
    for interval in merged:
        if probe in interval:
            return interval
    return None

#> interval_dataclass_contains([(1, 4), (8, 12), (3, 6)], 5)
#> interval_dataclass_contains([(1, 4), (8, 12), (3, 6)], 6)
#> interval_dataclass_contains([], 0)
#> interval_dataclass_contains([(0, 10), (10, 20), (25, 30), (19, 24)], 23)
#> interval_dataclass_contains([(5, 5), (-3, -1)], -1)
#> interval_dataclass_contains([(7, 9), (1, 2), (8, 15), (2, 3)], 14)
#> interval_dataclass_contains([(0, 10), (10, 20), (25, 30), (19, 24), (7, 9), (1, 2), (8, 15), (2, 3)], 23)
#> interval_dataclass_contains([(1, 4), (8, 12), (3, 6), (7, 9), (1, 2), (8, 15), (2, 3)], 6)

### parse_contact_dataclass_from_vcard
from dataclasses import dataclass, field


@dataclass
class Contact:
    name: str = ""
    phones: dict[str, str] = field(default_factory=dict)
    mails: list[str] = field(default_factory=list)


def parse_contact_dataclass_from_vcard(text: str) -> list[Contact]:
    contacts = []
    current = None
    for line in text.splitlines():
        key, _, value = line.partition(":")
        key, *options = key.upper().split(";")
        if key == "BEGIN":
            current = Contact()
        elif current is None:
            continue  # junk between cards
        elif key == "FN":
            current.name = value.strip()
        elif key == "TEL":
            kind = options[0].removeprefix("TYPE=").lower() if options else "main"
            current.phones[kind] = "".join(c for c in value if c.isdigit() or c == "+")
        elif key == "EMAIL":
            current.mails.append(value.strip().lower())
        elif key == "END":
            contacts.append(current)
            current = None
    return contacts

#> parse_contact_dataclass_from_vcard("BEGIN:VCARD\nFN:Ida Holm\nTEL;TYPE=WORK:+49 30 1234\nTEL:0170 99\nEND:VCARD")
#> parse_contact_dataclass_from_vcard("BEGIN:VCARD\nFN:A\nEMAIL:A@X.org\nEMAIL: b@x.org\nNOTE:hm\nEND:VCARD\nnoise\nBEGIN:VCARD\nEND:VCARD")
#> parse_contact_dataclass_from_vcard("")
#> parse_contact_dataclass_from_vcard("FN:nobody\nTEL:1")
#> parse_contact_dataclass_from_vcard("begin:vcard\nfn: Bo\ntel;type=cell;pref=1:(555) 010-77")

### version_dataclass_satisfies
import re
from dataclasses import astuple, dataclass

SPEC = re.compile(r"(>=|<=|==|!=|<|>|~=)\s*([\d.]+)")


@dataclass(frozen=True, order=True)
class Version:
    major: int = 0
    minor: int = 0
    patch: int = 0

    @classmethod
    def parse(cls, text):
        return cls(*(int(part) for part in text.split(".")))


def matches(version, operator, wanted):
    if operator == "~=":
        return version >= wanted and astuple(version)[:2] == astuple(wanted)[:2]
    return {
        ">=": version >= wanted, "<=": version <= wanted, "==": version == wanted,
        "!=": version != wanted, "<": version < wanted, ">": version > wanted,
    }[operator]


def version_dataclass_satisfies(version: str, requirement: str) -> bool:
    """Whether '2.4.1' satisfies '>=2.1, <3, !=2.4.0'."""
    mine = Version.parse(version)
    for operator, wanted in SPEC.findall(requirement):
        if not matches(mine, operator, Version.parse(wanted)):
            return False
    return True

#> version_dataclass_satisfies("2.4.1", ">=2.1, <3, !=2.4.0")
#> version_dataclass_satisfies("3.0", ">=2.1, <3")
#> version_dataclass_satisfies("1.4.9", "~=1.4.2")
#> version_dataclass_satisfies("1.5.0", "~=1.4.2,>1")
#> version_dataclass_satisfies("0.9", "")
#> version_dataclass_satisfies("2.4.0.1", ">=2")
#> version_dataclass_satisfies("10.2", "> 9.9.9, <= 10.2, == 10.2.0")
#> version_dataclass_satisfies("2.4.1", ">=2.1, <3, !=2.4.0, >=2.1, <3")
#> version_dataclass_satisfies("2.4.1", ">=2.1, <3, !=2.4.0, > 9.9.9, <= 10.2, == 10.2.0")

### reading_list_progress
from dataclasses import dataclass


@dataclass
class Book:
    title: str
    pages: int
    read: int = 0

    @property
    def done(self) -> bool:
        return self.read >= self.pages

    def turn(self, pages: int) -> int:
        """Reads up to `pages`; gives what was left over."""
        used = min(pages, self.pages - self.read)
        self.read += used
        return pages - used


def reading_list_progress(books: list[tuple[str, int]], days: list[int]) -> dict:
    shelf = [Book(*book) for book in books]
    for minutes in days:
        pages = minutes // 2
        for book in shelf:
            if book.done:
                continue
            pages = book.turn(pages)
            if not pages:
                break
    return {book.title: round(100 * book.read / book.pages) for book in shelf}

#> reading_list_progress([("Emma", 100), ("Ulysses", 250)], [60, 90, 120])
#> reading_list_progress([("Emma", 10)], [])
#> reading_list_progress([("A", 20), ("B", 30), ("C", 40)], [70, 0, 90])
#> reading_list_progress([], [30])
#> reading_list_progress([("Short", 5), ("Long", 900)], [11, 200, 45, 1])

### deduplicate_people_by_key
from dataclasses import dataclass


@dataclass(eq=False)
class Person:
    first: str
    last: str
    born: int = 0

    def _key(self):
        return self.last.casefold(), self.first[:1].casefold()

    def __eq__(self, other):
        if self.born and other.born and self.born != other.born:
            return False
        return self._key() == other._key()

    def __hash__(self):
        return hash(self._key())


def deduplicate_people_by_key(rows: list[str], expected: int) -> bool:
    people: list[Person] = []
    for row in rows:
        first, last, *rest = row.split()
        person = Person(first, last, *map(int, rest))
        if person not in people:
            people.append(person)
    return len(people) == expected and len(set(people)) <= expected

#> deduplicate_people_by_key(["Ida Holm 1980", "I. HOLM", "Ida Holm 1981"], 2)
#> deduplicate_people_by_key(["Ida Holm", "Jan Holm"], 2)
#> deduplicate_people_by_key([], 0)
#> deduplicate_people_by_key(["A B 1", "A B 2", "A B"], 3)
#> deduplicate_people_by_key(["Al Bo", "Al Bo", "al bo 7", "Cy Do"], 2)
#> deduplicate_people_by_key(["Ida Holm 1980", "I. HOLM", "Ida Holm 1981", "Al Bo", "Al Bo", "al bo 7", "Cy Do"], 2)
#> deduplicate_people_by_key(["Ida Holm", "Jan Holm", "Ida Holm 1980", "I. HOLM", "Ida Holm 1981"], 2)
