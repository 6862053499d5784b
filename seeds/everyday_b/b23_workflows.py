### task_runner_with_deps
class TaskError(Exception):
    pass


class Runner:
    """Runs tasks once, their dependencies first."""

    def __init__(self, tasks, broken=()):
        self.tasks, self.broken = tasks, set(broken)
        self.results = {}

    def run(self, name, trail=()):
        if name in self.results:
            return self.results[name]
        if name in trail:
            raise TaskError("cycle " + ">".join((*trail, name)))
        needs = [self.run(need, (*trail, name)) for need in self.tasks[name]]
        if name in self.broken:
            raise TaskError(f"{name} broke")
        self.results[name] = 1 + sum(needs)
        return self.results[name]


def task_runner_with_deps(tasks, target, broken=()):
    runner = Runner(tasks, broken)
    try:
        value = runner.run(target)
    except TaskError as error:
        return {"error": str(error), "finished": list(runner.results)}
    return {"value": value, "finished": list(runner.results)}

#> task_runner_with_deps({"app": ["lib", "css"], "lib": ["gen"], "css": ["gen"], "gen": []}, "app")
#> task_runner_with_deps({"a": ["b"], "b": ["c"], "c": ["a"]}, "a")
#> task_runner_with_deps({"a": ["b", "c"], "b": [], "c": []}, "a", broken=("c",))
#> task_runner_with_deps({"solo": []}, "solo")
#> task_runner_with_deps({"x": ["y"]}, "x")

### leave_request_flow
from dataclasses import dataclass, field
from datetime import date, timedelta


class Rejected(Exception):
    pass


@dataclass
class Employee:
    name: str
    days: int
    taken: set = field(default_factory=set)


def workdays(first, last):
    day = first
    while day <= last:
        if day.weekday() < 5:
            yield day
        day += timedelta(days=1)


def request(employee, first, last, team_absent):
    days = list(workdays(date.fromisoformat(first), date.fromisoformat(last)))
    if not days:
        raise Rejected("no working days")
    if len(days) > employee.days - len(employee.taken):
        raise Rejected("not enough days left")
    if any(str(day) in team_absent for day in days):
        raise Rejected("somebody else is away")
    employee.taken.update(days)


def leave_request_flow(days, requests, team_absent):
    employee, answers = Employee("ida", days), []
    for first, last in requests:
        try:
            request(employee, first, last, team_absent)
        except Rejected as reason:
            answers.append(f"no: {reason}")
        else:
            answers.append(f"ok, {employee.days - len(employee.taken)} left")
    return answers

#> leave_request_flow(10, [("2024-05-06", "2024-05-08"), ("2024-05-11", "2024-05-12")], [])
#> leave_request_flow(2, [("2024-05-06", "2024-05-08")], [])
#> leave_request_flow(9, [("2024-07-05", "2024-07-08")], ["2024-07-08"])
#> leave_request_flow(5, [], ["2024-01-01"])
#> leave_request_flow(4, [("2024-03-01", "2024-03-04"), ("2024-03-05", "2024-03-06"), ("2024-03-07", "2024-03-07")], [])
#> leave_request_flow(4, [("2024-03-01", "2024-03-04"), ("2024-03-05", "2024-03-06"), ("2024-03-07", "2024-03-07"), ("2024-05-06", "2024-05-08")], [])

### kanban_wip_limits
LIMITS = {"todo": 99, "doing": 2, "review": 1, "done": 99}
FLOW = list(LIMITS)


class LimitReached(Exception):
    pass


class Board:
    def __init__(self, cards):
        self.column = dict.fromkeys(cards, "todo")

    def count(self, column):
        return sum(c == column for c in self.column.values())

    def advance(self, card):
        position = FLOW.index(self.column[card])
        target = FLOW[min(position + 1, len(FLOW) - 1)]
        if self.count(target) >= LIMITS[target]:
            raise LimitReached(target)
        self.column[card] = target


def kanban_wip_limits(cards: list[str], moves: str) -> tuple[dict[str, str], int]:
    """Columns of all cards after some moves, and how many moves were blocked."""
    board, blocked = Board(cards), 0
    for card in moves.split():
        try:
            board.advance(card)
        except LimitReached:
            blocked += 1
    return board.column, blocked

#> kanban_wip_limits(["a", "b", "c"], "a b c a b")
#> kanban_wip_limits(["a", "b"], "a a b b a b")
#> kanban_wip_limits(["x"], "x x x x")
#> kanban_wip_limits([], "")
#> kanban_wip_limits(["k"], "k m")

### form_wizard_steps
STEPS = ("account", "address", "payment", "confirm")
REQUIRED = {"account": ("mail", "password"), "address": ("street", "city"), "payment": ("card",)}


class Wizard:
    def __init__(self):
        self.index = 0
        self.data = {}

    @property
    def step(self):
        return STEPS[self.index]

    def submit(self, **fields):
        missing = [name for name in REQUIRED.get(self.step, ()) if not fields.get(name)]
        if missing:
            return missing
        self.data.update(fields)
        self.index = min(self.index + 1, len(STEPS) - 1)
        return []

    def back(self):
        self.index = max(0, self.index - 1)


def form_wizard_steps(actions: list[dict | str]) -> str:
    wizard, missing = Wizard(), []
    for action in actions:
        if action == "back":
            wizard.back()
            missing = []
        else:
            missing = wizard.submit(**action)
    text = f"{wizard.step}: {len(wizard.data)} fields"
    return f"{text}, missing {', '.join(missing)}" if missing else text

#> form_wizard_steps([{"mail": "a@b.c", "password": "x"}, {"street": "Main 1", "city": ""}])
#> form_wizard_steps([{"mail": "a@b.c", "password": "x"}, "back", "back"])
#> form_wizard_steps([])
#> form_wizard_steps([{"mail": "a", "password": "b"}, {"street": "s", "city": "c"}, {"card": "4111"}, {}])
#> form_wizard_steps([{"password": "only"}])
#> form_wizard_steps([{"mail": "a", "password": "b"}, {"street": "s", "city": "c"}, {"card": "4111"}, {}, {"mail": "a@b.c", "password": "x"}, {"street": "Main 1", "city": ""}, {"mail": "a@b.c", "password": "x"}, "back", "back"])

### ci_matrix_jobs_selected
from itertools import product


def ci_matrix_jobs_selected(matrix, exclude, include, only=""):
    axes = list(matrix)
    jobs = []
    for values in product(*matrix.values()):
        job = dict(zip(axes, values))
        if any(all(job.get(k) == v for k, v in rule.items()) for rule in exclude):
            continue
        jobs.append(job)
    for extra in include:
        if extra not in jobs:
            jobs.append(extra)
    names = ["/".join(str(v) for v in job.values()) for job in jobs]
    return [name for name in names if only in name]

#> ci_matrix_jobs_selected({"os": ["linux", "mac"], "py": [3.11, 3.12]}, [{"os": "mac", "py": 3.11}], [])
#> ci_matrix_jobs_selected({"os": ["linux"]}, [], [{"os": "win", "py": 3.13}, {"os": "linux"}])
#> ci_matrix_jobs_selected({"os": ["linux", "win"], "db": ["pg", "my"]}, [], [], only="win")
#> ci_matrix_jobs_selected({}, [], [])
#> ci_matrix_jobs_selected({"v": [1, 2, 3]}, [{"v": 2}, {"v": 3}], [{"v": 9}], "")

### invoice_dunning_level
from datetime import date
from enum import IntEnum


class Dunning(IntEnum):
    NONE = 0
    REMINDER = 1
    WARNING = 2
    COLLECTION = 3


THRESHOLDS = ((60, Dunning.COLLECTION), (30, Dunning.WARNING), (7, Dunning.REMINDER))


def level(invoice, today):
    if invoice.get("paid") or invoice.get("disputed"):
        return Dunning.NONE
    overdue = (today - date.fromisoformat(invoice["due"])).days
    for days, dunning in THRESHOLDS:
        if overdue >= days:
            return dunning
    return Dunning.NONE


def invoice_dunning_level(invoices: list[dict], today: str) -> str:
    day = date.fromisoformat(today)
    worst, overdue = Dunning.NONE, 0
    for invoice in invoices:
        current = level(invoice, day)
        if current > Dunning.NONE:
            overdue += invoice["amount"]
        worst = max(worst, current)
    return f"{worst.name.lower()} {overdue}"

#> invoice_dunning_level([{"due": "2024-05-01", "amount": 120}, {"due": "2024-05-25", "amount": 80}], "2024-06-02")
#> invoice_dunning_level([{"due": "2024-01-01", "amount": 10, "paid": True}, {"due": "2024-06-01", "amount": 7}], "2024-06-02")
#> invoice_dunning_level([], "2024-06-02")
#> invoice_dunning_level([{"due": "2024-03-01", "amount": 500}, {"due": "2024-03-01", "amount": 9, "disputed": True}], "2024-06-02")
#> invoice_dunning_level([{"due": "soon", "amount": 1}], "2024-06-02")
#> invoice_dunning_level([{"due": "2024-01-01", "amount": 10, "paid": True}, {"due": "2024-06-01", "amount": 7}, {"due": "2024-05-01", "amount": 120}, {"due": "2024-05-25", "amount": 80}, {"due": "2024-03-01", "amount": 500}, {"due": "2024-03-01", "amount": 9, "disputed": True}], "2024-06-02")

### rule_engine_forward_chain
RULES = [
    ({"wet", "cold"}, "icy"),
    ({"icy"}, "slippery"),
    ({"rain"}, "wet"),
    ({"slippery", "bald tyres"}, "stay home"),
    ({"night", "rain"}, "poor view"),
]


def infer(facts, log):
    known = set(facts)
    changed = True
    while changed:
        changed = False
        for conditions, conclusion in RULES:
            if conclusion not in known and conditions <= known:
                known.add(conclusion)
                log.append(conclusion)
                changed = True
    return known


def rule_engine_forward_chain(facts, question):
    log: list[str] = []
    return question in infer(facts, log), log

#> rule_engine_forward_chain(["rain", "cold", "bald tyres"], "stay home")
#> rule_engine_forward_chain(["rain", "night"], "slippery")
#> rule_engine_forward_chain([], "icy")
#> rule_engine_forward_chain(["stay home"], "stay home")
#> rule_engine_forward_chain(["wet", "cold", "night"], "slippery")

### backward_chain_provable
KNOWLEDGE = {
    "can_fly": [["bird", "healthy"], ["plane"]],
    "bird": [["feathers", "lays_eggs"]],
    "healthy": [["eats", "rested"]],
    "rested": [["sleeps"]],
}


def provable(goal, facts, asked):
    if goal in facts:
        return True
    asked.append(goal)
    for premises in KNOWLEDGE.get(goal, []):
        if all(provable(p, facts, asked) for p in premises):
            return True
    return False


def backward_chain_provable(goal: str, facts: list[str], limit: int = 5) -> bool:
    asked: list[str] = []
    result = provable(goal, set(facts), asked)
    return result and len(asked) <= limit

#> backward_chain_provable("can_fly", ["feathers", "lays_eggs", "eats", "sleeps"])
#> backward_chain_provable("can_fly", ["feathers", "eats", "sleeps"])
#> backward_chain_provable("can_fly", ["plane"])
#> backward_chain_provable("can_fly", ["feathers", "lays_eggs", "eats", "sleeps"], limit=2)
#> backward_chain_provable("swims", [])
#> backward_chain_provable("healthy", ["eats", "rested"])

### etl_row_pipeline_stats
from collections import Counter
from dataclasses import dataclass


class SkipRow(Exception):
    """The row is not wanted; not an error."""


@dataclass
class Row:
    name: str
    amount: float


def parse(line):
    parts = [part.strip() for part in line.split(";")]
    if len(parts) != 2:
        raise ValueError("columns")
    return Row(parts[0], float(parts[1].replace(",", ".")))


def keep(row):
    if row.amount == 0:
        raise SkipRow
    return row


def etl_row_pipeline_stats(lines):
    """Load lines 'name; amount'; count what happened to them."""
    stats, total = Counter(), 0.0
    for line in lines:
        try:
            row = keep(parse(line))
        except SkipRow:
            stats["skipped"] += 1
        except ValueError:
            stats["bad"] += 1
        else:
            stats["loaded"] += 1
            total += row.amount
        finally:
            stats["seen"] += 1
    return {**stats, "total": round(total, 2)}

#> etl_row_pipeline_stats(["ann; 12,50", "bob; 0", "cy", "dee; x", "eva;7.25"])
#> etl_row_pipeline_stats([])
#> etl_row_pipeline_stats(["a;1", "b;2", "c;3"])
#> etl_row_pipeline_stats(["x;y;z", ";0"])
#> etl_row_pipeline_stats(["north; -3,5", "south; 3,5", "west; 1e2"])
#> etl_row_pipeline_stats(["ann; 12,50", "bob; 0", "cy", "dee; x", "eva;7.25", "x;y;z", ";0"])

### deployment_rolling_plan
class UnhealthyBatch(Exception):
    pass


def batches(hosts, size):
    for start in range(0, len(hosts), size):
        yield hosts[start:start + size]


def deploy(batch, version, state, broken):
    for host in batch:
        state[host] = version
        if host in broken:
            raise UnhealthyBatch(host)


def deployment_rolling_plan(hosts, size, broken=(), tolerate=0):
    state = dict.fromkeys(hosts, "v1")
    failures = 0
    for batch in batches(hosts, size):
        try:
            deploy(batch, "v2", state, broken)
        except UnhealthyBatch as bad:
            failures += 1
            state[str(bad)] = "v1"
            if failures > tolerate:
                return dict.fromkeys(hosts, "v1")
    return state

#> deployment_rolling_plan(["h1", "h2", "h3", "h4"], 2)
#> deployment_rolling_plan(["h1", "h2", "h3", "h4"], 2, broken=("h3",))
#> deployment_rolling_plan(["h1", "h2", "h3", "h4"], 2, broken=("h1",), tolerate=1)
#> deployment_rolling_plan([], 3)
#> deployment_rolling_plan(["a", "b"], 0)

### data_migration_versions
def v1_to_v2(doc):
    first, _, last = doc.pop("name").partition(" ")
    return {**doc, "first": first, "last": last, "version": 2}


def v2_to_v3(doc):
    doc["tags"] = [t for t in doc.get("tags", "").split(",") if t]
    return {**doc, "version": 3}


def v3_to_v4(doc):
    if "age" in doc:
        doc["born"] = 2024 - doc.pop("age")
    return {**doc, "version": 4}


MIGRATIONS = {1: v1_to_v2, 2: v2_to_v3, 3: v3_to_v4}


def data_migration_versions(document: dict, target: int = 4) -> dict:
    """Bring a stored document up to a version, one step at a time."""
    doc = dict(document)
    while doc.get("version", 1) < target:
        step = MIGRATIONS.get(doc.get("version", 1))
        if step is None:
            raise LookupError(f"no way from version {doc.get('version')}")
        doc = step(doc)
    return dict(sorted(doc.items()))

#> data_migration_versions({"name": "Ida Holm", "age": 41, "tags": "a,b"})
#> data_migration_versions({"first": "Bo", "last": "Ek", "version": 2}, target=3)
#> data_migration_versions({"version": 4, "x": 1})
#> data_migration_versions({"version": 4}, target=6)
#> data_migration_versions({"name": "Prince", "tags": ""})
#> data_migration_versions({"age": 3})

### cart_checkout_state
from enum import Enum, auto


class Cart(Enum):
    EMPTY = auto()
    FILLED = auto()
    RESERVED = auto()
    ORDERED = auto()


class CartError(Exception):
    pass


class Checkout:
    def __init__(self, stock):
        self.stock, self.items, self.state = dict(stock), {}, Cart.EMPTY

    def add(self, name):
        if self.state in (Cart.RESERVED, Cart.ORDERED):
            raise CartError("cart is closed")
        self.items[name] = self.items.get(name, 0) + 1
        self.state = Cart.FILLED

    def reserve(self):
        short = [n for n, c in self.items.items() if self.stock.get(n, 0) < c]
        if short or self.state is not Cart.FILLED:
            raise CartError(f"short of {', '.join(short)}" if short else "nothing to reserve")
        for name, count in self.items.items():
            self.stock[name] -= count
        self.state = Cart.RESERVED

    def pay(self):
        if self.state is not Cart.RESERVED:
            raise CartError("reserve first")
        self.state = Cart.ORDERED


def cart_checkout_state(stock: dict[str, int], script: str) -> tuple[str, str | None]:
    checkout, error = Checkout(stock), None
    for line in script.split(", "):
        method, *args = line.split()
        try:
            getattr(checkout, method)(*args)
        except CartError as problem:
            error = str(problem)
            break
    return checkout.state.name, error

#> cart_checkout_state({"mug": 2}, "add mug, add mug, reserve, pay")
#> cart_checkout_state({"mug": 1}, "add mug, add mug, reserve")
#> cart_checkout_state({}, "reserve")
#> cart_checkout_state({"mug": 1}, "add mug, pay")
#> cart_checkout_state({"mug": 1, "pen": 4}, "add pen, reserve, add mug")
#> cart_checkout_state({"mug": 2, "pen": 4}, "add mug, add mug, reserve, pay, add pen, reserve, add mug")

### printer_fleet_dispatch
from dataclasses import dataclass, field


@dataclass
class Printer:
    name: str
    colour: bool
    speed: int
    busy: float = 0.0
    jobs: list = field(default_factory=list)

    def eta(self, pages):
        return self.busy + pages / self.speed


def printer_fleet_dispatch(printers, jobs):
    """Send each job (name, pages, colour?) to the printer that finishes it first."""
    fleet = [Printer(*p) for p in printers]
    refused = []
    for name, pages, needs_colour in jobs:
        able = [p for p in fleet if p.colour or not needs_colour]
        if not able:
            refused.append(name)
            continue
        best = min(able, key=lambda p: (p.eta(pages), p.name))
        best.busy = best.eta(pages)
        best.jobs.append(name)
    plan = {p.name: p.jobs for p in fleet if p.jobs}
    return plan | {"refused": refused} if refused else plan

#> printer_fleet_dispatch([("mono", False, 20), ("color", True, 10)], [("report", 40, False), ("poster", 5, True), ("memo", 10, False)])
#> printer_fleet_dispatch([("mono", False, 20)], [("photo", 1, True), ("text", 2, False)])
#> printer_fleet_dispatch([], [])
#> printer_fleet_dispatch([("a", True, 5), ("b", True, 5)], [("1", 10, False), ("2", 10, True), ("3", 5, False), ("4", 1, False)])
#> printer_fleet_dispatch([("zero", True, 0)], [("x", 1, False)])
#> printer_fleet_dispatch([("mono", False, 20), ("color", True, 10), ("mono", False, 20)], [("report", 40, False), ("poster", 5, True), ("memo", 10, False), ("photo", 1, True), ("text", 2, False)])

### experiment_arm_choice
def experiment_arm_choice(history: list[tuple[str, int]], arms: list[str], explore_every: int = 4) -> str:
    """Which arm comes next: mostly the best so far, now and then the least tried.

    History holds (arm, reward) pairs in order.
    """
    tries = dict.fromkeys(arms, 0)
    reward = dict.fromkeys(arms, 0)
    for arm, gained in history:
        if arm not in tries:
            raise KeyError(arm)
        tries[arm] += 1
        reward[arm] += gained
    untried = [arm for arm in arms if not tries[arm]]
    if untried:
        return untried[0]
    if (len(history) + 1) % explore_every == 0:
        return min(arms, key=lambda arm: (tries[arm], arm))
    return max(arms, key=lambda arm: reward[arm] / tries[arm])

#> experiment_arm_choice([("a", 1), ("b", 0), ("c", 1), ("a", 0), ("c", 1)], ["a", "b", "c"])
#> experiment_arm_choice([("a", 1), ("a", 1), ("b", 0)], ["a", "b"])
#> experiment_arm_choice([("a", 1)], ["a", "b"])
#> experiment_arm_choice([("z", 1)], ["a", "b"])
#> experiment_arm_choice([("x", 3), ("y", 5), ("x", 4), ("x", 0), ("y", 1)], ["x", "y"], 10)

### content_moderation_queue
import re

BLOCKLIST = [re.compile(p, re.I) for p in (r"\bbuy now\b", r"\bcasino\b")]
WATCHLIST = [re.compile(p, re.I) for p in (r"\bcrypto\b", r"https?://", r"\$\$+")]


def classify(post, trust):
    if any(p.search(post) for p in BLOCKLIST):
        return "reject"
    flags = sum(bool(p.search(post)) for p in WATCHLIST)
    if flags == 0 or trust >= 3 * flags:
        return "publish"
    return "review" if flags == 1 else "hold"


def content_moderation_queue(posts: list[tuple[str, str]]) -> list[str]:
    trust: dict[str, int] = {}
    decisions = []
    for author, post in posts:
        decision = classify(post, trust.get(author, 0))
        if decision == "publish":
            trust[author] = trust.get(author, 0) + 1
        elif decision == "reject":
            trust[author] = -5
        decisions.append(decision)
    return decisions

#> content_moderation_queue([("ann", "Hello all"), ("ann", "My photos: http://x.org"), ("bob", "CASINO night!")])
#> content_moderation_queue([("eve", "crypto gives $$$"), ("eve", "buy now"), ("eve", "sorry")])
#> content_moderation_queue([])
#> content_moderation_queue([("kim", "one"), ("kim", "two"), ("kim", "three"), ("kim", "see https://kim.dev")])
#> content_moderation_queue([("lou", "What is crypto?"), ("lou", "Nobody answers")])

### alarm_clock_rings_today
from datetime import date

HOLIDAYS = {date(2024, 12, 25), date(2024, 1, 1)}
WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


class Alarm:
    def __init__(self, rule):
        self.skip_holidays = rule.endswith("!h")
        body = rule.removesuffix("!h").strip()
        groups = {"weekdays": WEEKDAYS[:5], "weekend": WEEKDAYS[5:], "daily": WEEKDAYS}
        self.days = groups.get(body) or tuple(body.split(","))
        unknown = set(self.days) - set(WEEKDAYS)
        if unknown:
            raise ValueError(f"no day {min(unknown)}")

    def rings(self, day):
        if self.skip_holidays and day in HOLIDAYS:
            return False
        return WEEKDAYS[day.weekday()] in self.days


def alarm_clock_rings_today(rules, today):
    day = date.fromisoformat(today)
    for rule in rules:
        if Alarm(rule).rings(day):
            return True
    return False

#> alarm_clock_rings_today(["weekdays !h"], "2024-12-25")
#> alarm_clock_rings_today(["weekend", "mon,wed"], "2024-12-25")
#> alarm_clock_rings_today(["weekend", "tue,thu"], "2024-12-25")
#> alarm_clock_rings_today([], "2024-12-24")
#> alarm_clock_rings_today(["holiday"], "2024-12-24")
#> alarm_clock_rings_today(["weekend !h", "daily !h"], "2024-12-28")
#> alarm_clock_rings_today(["weekend", "tue,thu", "weekend", "mon,wed", "weekdays !h"], "2024-12-25")
#> alarm_clock_rings_today(["weekend", "tue,thu", "weekend !h", "daily !h"], "2024-12-25")
