### access_log_report_by_client
import re
from collections import defaultdict
from dataclasses import dataclass, field

ENTRY = re.compile(r'(?P<ip>\S+) "(?P<method>[A-Z]+) (?P<path>\S+)" (?P<status>\d{3}) (?P<size>\d+|-)')


class BadLine(ValueError):
    """A line that is no log entry."""


@dataclass
class Client:
    requests: int = 0
    errors: int = 0
    sent: int = 0
    paths: set = field(default_factory=set)

    def add(self, path, status, size):
        self.requests += 1
        self.sent += size
        self.paths.add(path)
        if status >= 400:
            self.errors += 1

    @property
    def suspicious(self):
        return self.errors * 2 > self.requests and self.requests > 1


def parse_line(line):
    match = ENTRY.fullmatch(line.strip())
    if match is None:
        raise BadLine(line.strip())
    size = 0 if match["size"] == "-" else int(match["size"])
    return match["ip"], match["path"].split("?")[0], int(match["status"]), size


def access_log_report_by_client(text: str) -> dict:
    clients = defaultdict(Client)
    skipped = 0
    for line in text.splitlines():
        try:
            ip, *rest = parse_line(line)
        except BadLine:
            skipped += 1
            continue
        clients[ip].add(*rest)
    report = {}
    for ip, client in clients.items():
        mark = "!" if client.suspicious else ""
        report[ip] = f"{client.requests}/{client.sent}/{len(client.paths)}{mark}"
    report["skipped"] = skipped
    return report

#> access_log_report_by_client('10.0.0.1 "GET /" 200 512\n10.0.0.2 "GET /admin" 403 -\n10.0.0.1 "GET /a?x=1" 200 90\n10.0.0.2 "GET /wp" 404 10\nnoise\n10.0.0.1 "POST /a" 500 1')
#> access_log_report_by_client('h "GET /x" 404 7')
#> access_log_report_by_client("")
#> access_log_report_by_client('a "GET /1" 200 1\na "GET /2" 200 1\na "get /3" 200 1\nb "PUT /1" 201 100')
#> access_log_report_by_client('c "GET /q" 401 -\nc "GET /q" 401 -\nc "GET /q" 200 44')

### order_validation_pipeline
import re
from decimal import Decimal, InvalidOperation


class OrderError(Exception):
    """Base of what can be wrong with an order."""

    def __init__(self, field, message):
        super().__init__(message)
        self.field = field


class MissingField(OrderError):
    pass


class InvalidField(OrderError):
    pass


SKU = re.compile(r"[A-Z]{2}\d{3}")


def require(order, name):
    value = order.get(name)
    if value in (None, "", []):
        raise MissingField(name, f"{name} is missing")
    return value


def check_customer(order):
    customer = require(order, "customer")
    if "@" not in customer:
        raise InvalidField("customer", f"no mail address: {customer}")
    return customer.lower()


def check_line(line, number):
    sku, _, rest = line.partition("x")
    count, _, price = rest.partition("@")
    if not SKU.fullmatch(sku):
        raise InvalidField("lines", f"line {number}: sku {sku!r}")
    try:
        amount = int(count) * Decimal(price)
    except (ValueError, InvalidOperation):
        raise InvalidField("lines", f"line {number}: {rest!r}") from None
    return sku, amount


def order_validation_pipeline(order: dict) -> dict:
    """The total of a valid order, or which field is wrong and why."""
    try:
        customer = check_customer(order)
        total = Decimal(0)
        for number, line in enumerate(require(order, "lines"), 1):
            _, amount = check_line(line, number)
            total += amount
    except MissingField as error:
        return {"ok": False, "missing": error.field}
    except OrderError as error:
        return {"ok": False, "field": error.field, "reason": str(error)}
    return {"ok": True, "customer": customer, "total": f"{total:.2f}"}

#> order_validation_pipeline({"customer": "Ida@Holm.example", "lines": ["AB123x2@9.99", "CD456x1@100", "EF789x10@0.05"]})
#> order_validation_pipeline({"customer": "ida", "lines": ["AB123x2@9.99"]})
#> order_validation_pipeline({"customer": "a@b", "lines": ["AB123x2@9.99", "AB12x1@1"]})
#> order_validation_pipeline({"customer": "a@b", "lines": ["AB123x2@9.99", "AB124xtwo@1"]})
#> order_validation_pipeline({"customer": "a@b", "lines": []})
#> order_validation_pipeline({})

### settings_command_interpreter
class CommandError(Exception):
    pass


class Shell:
    """Commands that read and change settings."""

    def __init__(self, settings):
        self.settings = dict(settings)
        self.output = []
        self.commands = {
            "set": (self.do_set, 2),
            "get": (self.do_get, 1),
            "del": (self.do_del, 1),
            "incr": (self.do_incr, 1),
            "keys": (self.do_keys, 0),
        }

    def do_set(self, key, value):
        self.settings[key] = int(value) if value.lstrip("-").isdigit() else value

    def do_get(self, key):
        if key not in self.settings:
            raise CommandError(f"no key {key}")
        self.output.append(str(self.settings[key]))

    def do_del(self, key):
        self.settings.pop(key, None)

    def do_incr(self, key):
        value = self.settings.get(key, 0)
        if not isinstance(value, int):
            raise CommandError(f"{key} is no number")
        self.settings[key] = value + 1

    def do_keys(self):
        self.output.append(" ".join(sorted(self.settings)))

    def run(self, line):
        name, *args = line.split()
        if name not in self.commands:
            raise CommandError(f"unknown command {name}")
        function, wanted = self.commands[name]
        if len(args) != wanted:
            raise CommandError(f"{name} takes {wanted} arguments")
        function(*args)


def settings_command_interpreter(settings, script):
    """What the commands of a script print; errors are printed with a mark."""
    shell = Shell(settings)
    for line in script.split(";"):
        try:
            shell.run(line)
        except CommandError as error:
            shell.output.append(f"! {error}")
    return shell.output

#> settings_command_interpreter({"port": 80}, "get port; incr port; get port; set host db1; keys")
#> settings_command_interpreter({}, "get x; incr x; incr x; get x; del x; keys")
#> settings_command_interpreter({"name": "ida"}, "incr name; get name now; quit")
#> settings_command_interpreter({"a": 1}, "set b -5; set c x1; del a; keys; incr b; get b")
#> settings_command_interpreter({}, "keys")

### log_query_language
import re

LINE = re.compile(r"(\d\d:\d\d) (\w+) (\w+): (.*)")
LEVELS = {"DEBUG": 0, "INFO": 1, "WARN": 2, "ERROR": 3}


def parse(text):
    for line in text.splitlines():
        match = LINE.match(line)
        if match:
            time, level, source, message = match.groups()
            yield {"time": time, "level": level, "source": source, "message": message}


def level_at_least(name):
    return lambda record: LEVELS[record["level"]] >= LEVELS[name]


def from_source(name):
    return lambda record: record["source"] == name


def contains(word):
    return lambda record: word.lower() in record["message"].lower()


def between(span):
    start, _, end = span.partition("-")
    return lambda record: start <= record["time"] <= end


FILTERS = {"level": level_at_least, "source": from_source, "has": contains, "time": between}


def log_query_language(text: str, query: str) -> int:
    """Number of the lines that fulfil a query such as 'level=WARN has=disk'."""
    tests = []
    for term in query.split():
        name, _, value = term.partition("=")
        negated = name.startswith("!")
        test = FILTERS[name.lstrip("!")](value)
        tests.append((test, not negated))
    count = 0
    for record in parse(text):
        if all(test(record) is wanted for test, wanted in tests):
            count += 1
    return count

#> log_query_language("08:00 INFO web: started\n08:05 WARN db: disk nearly full\n08:09 ERROR db: Disk full\n09:00 INFO web: stopped", "level=WARN has=disk")
#> log_query_language("08:00 INFO web: started\n08:05 WARN db: disk nearly full\n08:09 ERROR db: Disk full\n09:00 INFO web: stopped", "time=08:01-09:00 !source=web")
#> log_query_language("10:00 DEBUG a: x\nbroken line\n10:01 DEBUG a: y", "source=a")
#> log_query_language("", "level=INFO")
#> log_query_language("10:00 DEBUG a: x", "color=red")
#> log_query_language("10:00 DEBUG a: x\n10:30 ERROR b: xx\n11:00 INFO a: xyz", "has=x !level=WARN time=10:00-12:00")

### bank_import_categorise
import csv
import io
import re

RULES = (
    ("rent", re.compile(r"landlord|rent\b", re.I)),
    ("food", re.compile(r"market|bakery|grocer", re.I)),
    ("travel", re.compile(r"\b(rail|bus|air)\w*", re.I)),
)


def category(text, cents):
    if cents > 0:
        return "income"
    for name, pattern in RULES:
        if pattern.search(text):
            return name
    return "other"


def rows(text):
    reader = csv.reader(io.StringIO(text), delimiter=";")
    next(reader)
    for day, description, amount in reader:
        # the bank writes 1.234,56-
        sign = -1 if amount.endswith("-") else 1
        digits = re.sub(r"[^\d]", "", amount)
        yield day, description, sign * int(digits)


def bank_import_categorise(text: str) -> list:
    """Sums in cents by category, largest expense first; the same booking twice is taken once."""
    totals, seen = {}, set()
    for row in rows(text):
        if row in seen:
            continue
        seen.add(row)
        _, description, cents = row
        name = category(description, cents)
        totals[name] = totals.get(name, 0) + cents
    return sorted(totals.items(), key=lambda pair: pair[1])

#> bank_import_categorise("d;t;a\n01.03.;Landlord Ltd;900,00-\n02.03.;Salary;2.500,00\n03.03.;Super Market;45,10-\n03.03.;Super Market;45,10-\n04.03.;Railway;19,90-")
#> bank_import_categorise("d;t;a\n01.03.;Cinema;12,00-\n02.03.;Airline refund;99,99\n05.03.;Airline;199,99-\n06.03.;Bakery Nord;3,20-\n07.03.;BAKERY;4,80-")
#> bank_import_categorise("d;t;a\n")
#> bank_import_categorise("d;t;a\n01.03.;broken row\n")
#> bank_import_categorise("d;t;a\n01.01.;Rent;1,00-\n02.01.;Parent;2,00-\n03.01.;\"a;b\";3,00-")

### dependency_resolver_versions
class Conflict(Exception):
    def __init__(self, package, wanted):
        super().__init__(f"{package}: nothing fits {' and '.join(sorted(wanted))}")


INDEX = {
    "web": {1: [], 2: ["http>=2"], 3: ["http>=3", "json>=1"]},
    "http": {1: [], 2: [], 3: ["tls>=2"]},
    "tls": {1: [], 2: []},
    "json": {1: [], 2: ["http<3"]},
    "app": {1: ["web>=2", "json>=1"]},
}


def fits(version, constraint):
    for operator in (">=", "<", "=="):
        if operator in constraint:
            limit = int(constraint.split(operator)[1])
            return {">=": version >= limit, "<": version < limit, "==": version == limit}[operator]
    return True


def name_of(constraint):
    for operator in (">=", "<", "=="):
        constraint = constraint.split(operator)[0]
    return constraint


def resolve(wanted, chosen):
    """Choose the newest version that fits all; a later constraint can lower a choice."""
    for name, constraints in wanted.items():
        versions = [v for v in INDEX[name] if all(fits(v, c) for c in constraints)]
        if not versions:
            raise Conflict(name, constraints)
        newest = max(versions)
        if chosen.get(name) == newest:
            continue
        chosen[name] = newest
        for need in INDEX[name][newest]:
            wanted.setdefault(name_of(need), set()).add(need)
        return resolve(wanted, chosen)
    return chosen


def dependency_resolver_versions(requirements: str) -> dict[str, int]:
    wanted = {}
    for requirement in requirements.split():
        wanted.setdefault(name_of(requirement), set()).add(requirement)
    return resolve(wanted, {})

#> dependency_resolver_versions("web")
#> dependency_resolver_versions("web http<3")
#> dependency_resolver_versions("tls<2 http==1")
#> dependency_resolver_versions("web>=2 json==1")
#> dependency_resolver_versions("flask")
#> dependency_resolver_versions("tls")

### invoice_text_renderer
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal

CENT = Decimal("0.01")


@dataclass(frozen=True)
class Line:
    text: str
    quantity: Decimal
    price: Decimal

    @property
    def amount(self) -> Decimal:
        return (self.quantity * self.price).quantize(CENT, ROUND_HALF_UP)


@dataclass
class Invoice:
    number: str
    lines: list
    tax_percent: int = 19

    def net(self) -> Decimal:
        return sum((line.amount for line in self.lines), Decimal(0))

    def tax(self) -> Decimal:
        return (self.net() * self.tax_percent / 100).quantize(CENT, ROUND_HALF_UP)


def parse_line(text):
    name, _, rest = text.partition(": ")
    quantity, _, price = rest.partition(" x ")
    return Line(name, Decimal(quantity), Decimal(price))


def render(invoice):
    rows = [(line.text, line.amount) for line in invoice.lines]
    rows += [("Net", invoice.net())]
    if invoice.tax_percent:
        rows += [(f"Tax {invoice.tax_percent}%", invoice.tax())]
    rows += [("Total", invoice.net() + invoice.tax())]
    width = max(len(text) for text, _ in rows)
    return [f"Invoice {invoice.number}"] + [f"{text:<{width}} {amount:>9}" for text, amount in rows]


def invoice_text_renderer(number, lines, tax=19):
    return render(Invoice(number, [parse_line(line) for line in lines], tax))

#> invoice_text_renderer("R-7", ["Consulting: 7.5 x 80", "Train: 1 x 49.90"])
#> invoice_text_renderer("R-8", ["Tea: 3 x 2.335"], tax=0)
#> invoice_text_renderer("R-9", [])
#> invoice_text_renderer("R-10", ["Screws: 1000 x 0.0149", "Shipping: 1 x 5.90", "Rebate: -1 x 2"], 7)
#> invoice_text_renderer("R-11", ["Broken line"])

### calendar_text_import
from datetime import datetime, timedelta


class IcsError(ValueError):
    pass


def unfold(text):
    lines = []
    for line in text.split("\n"):
        if line.startswith(" ") and lines:
            lines[-1] += line[1:]
        elif line:
            lines.append(line)
    return lines


def parse_time(text):
    if "T" in text:
        return datetime.strptime(text.rstrip("Z"), "%Y%m%dT%H%M%S")
    return datetime.strptime(text, "%Y%m%d")


def events(lines):
    current = None
    for line in lines:
        name, _, value = line.partition(":")
        name = name.split(";")[0]
        if line == "BEGIN:VEVENT":
            current = {}
        elif line == "END:VEVENT":
            if "DTSTART" not in current:
                raise IcsError("event without a start")
            yield current
            current = None
        elif current is not None:
            current[name] = value


def calendar_text_import(text: str) -> list[str]:
    found = []
    for event in events(unfold(text)):
        start = parse_time(event["DTSTART"])
        end = parse_time(event["DTEND"]) if "DTEND" in event else start + timedelta(hours=1)
        minutes = int((end - start).total_seconds() // 60)
        found.append((start, event.get("SUMMARY", "?"), minutes))
    return [f"{start:%d.%m. %H:%M} {title} ({minutes})" for start, title, minutes in sorted(found)]

#> calendar_text_import("BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20240302T090000Z\nDTEND:20240302T103000Z\nSUMMARY:Plan\n ning day\nEND:VEVENT\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20240301\nSUMMARY:Trip\nEND:VEVENT\nEND:VCALENDAR")
#> calendar_text_import("BEGIN:VEVENT\nSUMMARY:No start\nEND:VEVENT")
#> calendar_text_import("BEGIN:VCALENDAR\nEND:VCALENDAR\n")
#> calendar_text_import("BEGIN:VEVENT\nDTSTART:20241231T233000\nDTEND:20250101T003000\nEND:VEVENT")
#> calendar_text_import("BEGIN:VEVENT\nDTSTART:tomorrow\nEND:VEVENT")

### mail_rules_engine
import re
from dataclasses import dataclass, field


@dataclass
class Mail:
    sender: str
    subject: str
    size: int = 1
    folder: str = "inbox"
    flags: set = field(default_factory=set)


def condition(text):
    """A test from 'from~shop', 'subject~offer' or 'size>100'."""
    match = re.fullmatch(r"(from|subject|size)([~>])(.+)", text)
    if match is None:
        raise ValueError(f"bad condition {text!r}")
    name, operator, value = match.groups()
    if operator == ">":
        return lambda mail: mail.size > int(value)
    attribute = {"from": "sender", "subject": "subject"}[name]
    return lambda mail: value.lower() in getattr(mail, attribute).lower()


def apply(mail, action):
    verb, _, argument = action.partition(":")
    if verb == "move":
        mail.folder = argument
    elif verb == "flag":
        mail.flags.add(argument)
    return verb != "stop"


def parse_rule(text):
    tests, _, actions = text.partition(" => ")
    return [condition(part) for part in tests.split(" & ")], actions.split(", ")


def mail_rules_engine(rules, mails):
    """Folder and flags of each mail after the rules ran."""
    parsed = [parse_rule(rule) for rule in rules]
    results = []
    for sender, subject, *size in mails:
        mail = Mail(sender, subject, *size)
        for tests, actions in parsed:
            if not all(test(mail) for test in tests):
                continue
            if not all([apply(mail, action) for action in actions]):
                break
        results.append((mail.folder, sorted(mail.flags)))
    return results

#> mail_rules_engine(["from~boss => flag:urgent, stop", "subject~offer & size>5 => move:junk"], [("Boss@corp", "Special OFFER", 99), ("shop@x", "offer of the day", 9), ("shop@x", "offer", 2)])
#> mail_rules_engine(["from~a => move:A", "from~b => move:B, flag:seen"], [("ab@c", "x"), ("zz@c", "y")])
#> mail_rules_engine([], [("a", "b")])
#> mail_rules_engine(["to~me => stop"], [("a", "b")])
#> mail_rules_engine(["size>1 => flag:big", "size>10 => flag:bigger, move:archive", "subject~x => stop"], [("p", "x", 50), ("q", "y", 5), ("r", "z")])

### pricing_engine_with_rules
from abc import ABC, abstractmethod


class Rule(ABC):
    def __init__(self, label):
        self.label = label

    @abstractmethod
    def discount(self, cart, subtotal):
        ...


class BuyNPayLess(Rule):
    def __init__(self, item, buy, free):
        super().__init__(f"{buy} for {buy - free} {item}")
        self.item, self.buy, self.free = item, buy, free

    def discount(self, cart, subtotal):
        count, price = cart.get(self.item, (0, 0))
        return count // self.buy * self.free * price


class OverAmount(Rule):
    def __init__(self, amount, percent):
        super().__init__(f"{percent}% over {amount}")
        self.amount, self.percent = amount, percent

    def discount(self, cart, subtotal):
        if subtotal <= self.amount:
            return 0
        return subtotal * self.percent // 100


class Bundle(Rule):
    def __init__(self, items, off):
        super().__init__("bundle " + "+".join(items))
        self.items, self.off = items, off

    def discount(self, cart, subtotal):
        sets = min((cart.get(item, (0, 0))[0] for item in self.items), default=0)
        return sets * self.off


def pricing_engine_with_rules(cart, stackable=False):
    """The price and the labels of the rules used: the best one, or all in order."""
    rules = [BuyNPayLess("soap", 3, 1), OverAmount(2000, 10), Bundle(["pen", "ink"], 150)]
    total = sum(count * price for count, price in cart.values())
    offers = [(rule.discount(cart, total), rule.label) for rule in rules]
    offers = [offer for offer in offers if offer[0] > 0]
    if not offers:
        return total, []
    if not stackable:
        offers = [max(offers)]
    return total - sum(amount for amount, _ in offers), [label for _, label in offers]

#> pricing_engine_with_rules({"soap": (7, 120), "pen": (2, 500), "ink": (1, 900)})
#> pricing_engine_with_rules({"soap": (7, 120), "pen": (2, 500), "ink": (1, 900)}, stackable=True)
#> pricing_engine_with_rules({"cup": (1, 300)})
#> pricing_engine_with_rules({})
#> pricing_engine_with_rules({"pen": (10, 250), "ink": (3, 100), "soap": (2, 5)}, True)

### html_table_extractor
from html.parser import HTMLParser


class TableParser(HTMLParser):
    def __init__(self):
        super().__init__()
        self.rows = []
        self.cell = None
        self.depth = 0

    def handle_starttag(self, tag, attrs):
        if tag == "table":
            self.depth += 1
        elif self.depth == 1:
            if tag == "tr":
                self.rows.append([])
            elif tag in ("td", "th"):
                self.cell = ""

    def handle_data(self, data):
        if self.cell is not None:
            self.cell += data

    def handle_endtag(self, tag):
        if tag == "table":
            self.depth -= 1
        elif tag in ("td", "th") and self.cell is not None:
            self.rows[-1].append(" ".join(self.cell.split()))
            self.cell = None


def html_table_extractor(html: str, column: str) -> float | None:
    parser = TableParser()
    parser.feed(html)
    if not parser.rows:
        return None
    header, *body = parser.rows
    index = header.index(column)
    total = 0.0
    for row in body:
        if index < len(row) and row[index]:
            total += float(row[index].replace(",", ""))
    return total

#> html_table_extractor("<table><tr><th>Item</th><th>Price</th></tr><tr><td>Tea</td><td>3.50</td></tr><tr><td>Pot</td><td>1,020</td></tr></table>", "Price")
#> html_table_extractor("<p>none</p>", "x")
#> html_table_extractor("<table><tr><th>a</th></tr><tr><td> 1\n</td></tr><tr></tr><tr><td></td></tr></table>", "a")
#> html_table_extractor("<table><tr><th>a</th></tr></table>", "b")
#> html_table_extractor("<table><tr><th>n</th></tr><tr><td><b>7</b></td></tr><tr><td>x</td></tr></table>", "n")

### state_machine_from_text
class MachineError(Exception):
    pass


class Machine:
    def __init__(self, start):
        self.state = start
        self.table = {}
        self.counts = {}

    def add(self, source, event, target):
        key = (source, event)
        if key in self.table:
            raise MachineError(f"{source} has two ways for {event}")
        self.table[key] = target

    def fire(self, event):
        for source in (self.state, "*"):
            target = self.table.get((source, event))
            if target is not None:
                break
        else:
            raise MachineError(f"{event} in {self.state}")
        self.state = target
        self.counts[target] = self.counts.get(target, 0) + 1


def load(text):
    machine = None
    for line in text.split(";"):
        source, rest = line.strip().split(" --")
        event, target = rest.split("--> ")
        if machine is None:
            machine = Machine(source)
        machine.add(source, event, target)
    return machine


def state_machine_from_text(text, events):
    machine = load(text)
    for event in events.split():
        machine.fire(event)
    return machine.state, machine.counts

#> state_machine_from_text("closed --open--> opened; opened --close--> closed; closed --lock--> locked; locked --unlock--> closed", "open close lock unlock open")
#> state_machine_from_text("idle --go--> busy; busy --done--> idle; * --reset--> idle", "go reset reset go done")
#> state_machine_from_text("a --x--> b; a --x--> c", "x")
#> state_machine_from_text("a --x--> b; b --y--> a", "x y x y x x")
#> state_machine_from_text("p --q--> p", "")

### config_tree_diff_and_apply
def diff(old, new, path=()):
    """Changes as (path, before, after); None stands for absent."""
    changes = []
    for key in sorted(old.keys() | new.keys()):
        before, after = old.get(key), new.get(key)
        where = (*path, key)
        if isinstance(before, dict) and isinstance(after, dict):
            changes += diff(before, after, where)
        elif before != after:
            changes.append((where, before, after))
    return changes


def apply(tree, changes):
    for path, _, after in changes:
        node = tree
        for key in path[:-1]:
            node = node.setdefault(key, {})
        if after is None:
            node.pop(path[-1], None)
        else:
            node[path[-1]] = after
    return tree


def clone(tree):
    return {k: clone(v) if isinstance(v, dict) else v for k, v in tree.items()}


def config_tree_diff_and_apply(old: dict, new: dict, skip: tuple = ()) -> bool:
    """Does applying the diff give the new tree? Skipped top-level names are left out."""
    changes = [change for change in diff(old, new) if change[0][0] not in skip]
    return apply(clone(old), changes) == new

#> config_tree_diff_and_apply({"a": 1, "b": {"c": 2, "d": 3}}, {"a": 5, "b": {"c": 2, "e": {"f": 6}}})
#> config_tree_diff_and_apply({"a": 1, "b": {"c": 2}}, {"a": 2, "b": {"c": 3}}, skip=("b",))
#> config_tree_diff_and_apply({}, {"x": {"y": {"z": 1}}})
#> config_tree_diff_and_apply({"x": {"y": 1}}, {"x": 5})
#> config_tree_diff_and_apply({"k": 1}, {"k": None})
#> config_tree_diff_and_apply({"same": {"deep": [1, 2]}}, {"same": {"deep": [1, 2]}}, skip=("other",))

### inventory_event_sourcing
from dataclasses import dataclass


@dataclass(frozen=True)
class Received:
    sku: str
    count: int


@dataclass(frozen=True)
class Shipped:
    sku: str
    count: int


@dataclass(frozen=True)
class Counted:
    sku: str
    found: int


class Stock:
    def __init__(self):
        self.levels = {}
        self.lost = 0

    def apply(self, event):
        match event:
            case Received(sku, count):
                self.levels[sku] = self.levels.get(sku, 0) + count
            case Shipped(sku, count) if self.levels.get(sku, 0) >= count:
                self.levels[sku] -= count
            case Shipped(sku, count):
                raise ValueError(f"cannot ship {count} {sku}")
            case Counted(sku, found):
                self.lost += max(0, self.levels.get(sku, 0) - found)
                self.levels[sku] = found


KINDS = {"+": Received, "-": Shipped, "=": Counted}


def parse(text):
    kind = KINDS[text[0]]
    sku, count = text[1:].split("*")
    return kind(sku, int(count))


def inventory_event_sourcing(events, upto=None):
    """Levels after the first events, and what was lost."""
    stock = Stock()
    for event in list(map(parse, events.split()))[:upto]:
        stock.apply(event)
    return stock.levels, stock.lost

#> inventory_event_sourcing("+mug*10 -mug*3 +lid*4 =mug*5 -lid*4 =lid*1")
#> inventory_event_sourcing("+mug*10 -mug*3 +lid*4 =mug*5 -lid*9", upto=4)
#> inventory_event_sourcing("+mug*1 -mug*2")
#> inventory_event_sourcing("")
#> inventory_event_sourcing("=x*5 -x*5 +x*1 =x*0 +y*2")

### text_wrapping_email_reply
import textwrap


def quote_depth(line):
    depth = 0
    for char in line:
        if char == ">":
            depth += 1
        elif char != " ":
            break
    return depth


def paragraphs(lines):
    current, depth = [], None
    for line in lines:
        line_depth = quote_depth(line)
        text = line.lstrip("> ").strip()
        if line_depth != depth or not text:
            if current:
                yield depth, " ".join(current)
            current = []
            depth = line_depth
        if text:
            current.append(text)
        else:
            yield line_depth, ""
    if current:
        yield depth, " ".join(current)


def text_wrapping_email_reply(text: str, width: int = 30, deepest: int = 2) -> list[str]:
    out = []
    for depth, paragraph in paragraphs(text.splitlines()):
        if depth >= deepest:
            continue
        prefix = ">" * (depth + 1) + " "
        for line in textwrap.wrap(paragraph, width - len(prefix)) or [""]:
            out.append((prefix + line).rstrip())
    return out

#> text_wrapping_email_reply("Hello Ida,\nthis is a line that is too long\n> earlier words\n>> even earlier\nbye")
#> text_wrapping_email_reply("a\n\nb", width=10)
#> text_wrapping_email_reply("")
#> text_wrapping_email_reply("> one\n> two\n> three four five six", width=16, deepest=3)
#> text_wrapping_email_reply(">> deep\n>> deeper")
