### bank_account_with_limits
from dataclasses import dataclass, field
from decimal import Decimal


class AccountError(Exception):
    pass


class LimitExceeded(AccountError):
    pass


@dataclass
class Account:
    owner: str
    balance: Decimal = Decimal("0")
    daily_limit: Decimal = Decimal("500")
    spent_today: Decimal = Decimal("0")
    history: list = field(default_factory=list)

    def deposit(self, amount):
        self.balance += amount
        self.history.append(f"+{amount}")

    def withdraw(self, amount):
        if amount > self.balance:
            raise AccountError("not enough money")
        if self.spent_today + amount > self.daily_limit:
            raise LimitExceeded(f"only {self.daily_limit - self.spent_today} left today")
        self.balance -= amount
        self.spent_today += amount
        self.history.append(f"-{amount}")

    def new_day(self):
        self.spent_today = Decimal("0")


def bank_account_with_limits(steps: str) -> tuple:
    """Balance and history after steps such as '+100 -20 next -500'."""
    account = Account("ida")
    refused = []
    for step in steps.split():
        if step == "next":
            account.new_day()
            continue
        amount = Decimal(step[1:])
        try:
            if step[0] == "+":
                account.deposit(amount)
            else:
                account.withdraw(amount)
        except AccountError as error:
            refused.append(f"{step}: {error}")
    return str(account.balance), refused

#> bank_account_with_limits("+1000 -300 -250 next -250 -9000 +0.50")
#> bank_account_with_limits("-1")
#> bank_account_with_limits("+50 -20.25 -20.25 -20.25 next +0.01")
#> bank_account_with_limits("next next")
#> bank_account_with_limits("+700 -500 -0.01 next -199.99")

### temperature_controller_hysteresis
from enum import Enum


class Mode(Enum):
    OFF = "off"
    HEAT = "heat"
    COOL = "cool"


class Thermostat:
    def __init__(self, target, band=1.0):
        self.target, self.band = target, band
        self.mode = Mode.OFF
        self.switches = 0

    def _switch(self, mode):
        if mode is not self.mode:
            self.mode = mode
            self.switches += 1

    def update(self, temperature):
        if temperature < self.target - self.band:
            self._switch(Mode.HEAT)
        elif temperature > self.target + self.band:
            self._switch(Mode.COOL)
        elif self.mode is Mode.HEAT and temperature >= self.target:
            self._switch(Mode.OFF)
        elif self.mode is Mode.COOL and temperature <= self.target:
            self._switch(Mode.OFF)
        return self.mode


def temperature_controller_hysteresis(readings, target=20, band=1.0):
    thermostat = Thermostat(target, band)
    for reading in readings:
        thermostat.update(reading)
    return thermostat.switches

#> temperature_controller_hysteresis([18, 19.5, 20, 20.5, 21.5, 20.5, 19.9])
#> temperature_controller_hysteresis([20, 20.9, 19.1, 20])
#> temperature_controller_hysteresis([])
#> temperature_controller_hysteresis([10, 30, 10, 30], band=2)
#> temperature_controller_hysteresis([15, 16, 17, 18, 19, 20, 22, 23, 21, 19], target=18, band=0.5)

### event_bus_subscriptions
class EventBus:
    def __init__(self):
        self.handlers = {}
        self.depth = 0

    def on(self, topic, handler):
        self.handlers.setdefault(topic, []).append(handler)
        return lambda: self.handlers[topic].remove(handler)

    def emit(self, topic, value):
        self.depth += 1
        try:
            if self.depth > 3:
                raise RecursionError(topic)
            for handler in list(self.handlers.get(topic, ())):
                handler(value)
        finally:
            self.depth -= 1


def event_bus_subscriptions(events):
    bus = EventBus()
    log = []
    stock = {"mug": 3}

    def on_order(count):
        stock["mug"] -= count
        log.append(f"order {count}")
        bus.emit("stock", stock["mug"])

    def on_stock(level):
        if level < 1:
            log.append("refill")
            stock["mug"] += 5
            bus.emit("stock", stock["mug"])

    bus.on("order", on_order)
    cancel = bus.on("stock", on_stock)
    for event in events:
        if event == "stop":
            cancel()
        else:
            bus.emit("order", event)
    return log, stock["mug"]

#> event_bus_subscriptions([1, 1, 1, 2])
#> event_bus_subscriptions([2, "stop", 4, 1])
#> event_bus_subscriptions([])
#> event_bus_subscriptions([3, 4, 5])
#> event_bus_subscriptions(["stop", "stop"])
#> event_bus_subscriptions([0, 0, 1, 1, 1])
#> event_bus_subscriptions([4, 20])

### plugin_registry_by_kind
class Registry:
    def __init__(self):
        self._plugins = {}

    def register(self, kind, priority=0):
        def decorate(function):
            self._plugins.setdefault(kind, []).append((-priority, len(self._plugins), function))
            return function
        return decorate

    def run(self, kind, value):
        for _, _, function in sorted(self._plugins.get(kind, []), key=lambda entry: entry[:2]):
            value = function(value)
        return value


def build():
    registry = Registry()

    @registry.register("text", priority=5)
    def strip(text):
        return text.strip()

    @registry.register("text")
    def squeeze(text):
        return " ".join(text.split())

    @registry.register("number")
    def round_up(number):
        return -(-number // 10) * 10

    @registry.register("text", priority=9)
    def without_bom(text):
        return text.removeprefix("\ufeff")

    return registry


def plugin_registry_by_kind(values: list) -> list:
    registry = build()
    kinds = {str: "text", int: "number"}
    return [registry.run(kinds.get(type(value), "other"), value) for value in values]

#> plugin_registry_by_kind(["  a   b ", 41, 2.5])
#> plugin_registry_by_kind(["\ufeff x\ty", -7, None])
#> plugin_registry_by_kind([])
#> plugin_registry_by_kind([True, 10, 11])
#> plugin_registry_by_kind(["ok", ["  list  "]])

### money_box_dunder_methods
class Box:
    """Coins in a box; behaves like a container of values."""

    def __init__(self, *coins):
        self.coins = sorted(coins)

    def __len__(self):
        return len(self.coins)

    def __contains__(self, coin):
        return coin in self.coins

    def __add__(self, other):
        return Box(*self.coins, *other.coins)

    def __sub__(self, coin):
        if coin not in self:
            raise ValueError(f"no {coin} in {self!r}")
        rest = list(self.coins)
        rest.remove(coin)
        return Box(*rest)

    def __iter__(self):
        return iter(self.coins)

    def __repr__(self):
        return f"Box({', '.join(map(str, self.coins))})"


def money_box_dunder_methods(first: list[int], second: list[int], remove: list[int]) -> tuple:
    """Join two boxes and take coins out; the sum, the number and the text."""
    box = Box(*first) + Box(*second)
    for coin in remove:
        box = box - coin
    return sum(box), len(box), repr(box)

#> money_box_dunder_methods([50, 10], [20, 20], [20])
#> money_box_dunder_methods([], [], [])
#> money_box_dunder_methods([1, 2, 5], [1], [1, 1])
#> money_box_dunder_methods([5], [10], [20])
#> money_box_dunder_methods([200, 100], [2, 50], [100, 2, 50])

### linked_playlist_shuffle
import random


class Track:
    def __init__(self, title, following=None):
        self.title = title
        self.following = following


class Playlist:
    def __init__(self, titles):
        self.head = None
        for title in reversed(titles):
            self.head = Track(title, self.head)

    def titles(self):
        track = self.head
        while track is not None:
            yield track.title
            track = track.following

    def move_to_front(self, title):
        previous, track = None, self.head
        while track is not None and track.title != title:
            previous, track = track, track.following
        if track is None:
            raise LookupError(title)
        if previous is not None:
            previous.following = track.following
            track.following = self.head
            self.head = track


def linked_playlist_shuffle(titles: list[str], favourites: list[str], seed: int | None = None) -> list[str]:
    titles = list(titles)
    if seed is not None:
        random.Random(seed).shuffle(titles)
    playlist = Playlist(titles)
    for title in favourites:
        playlist.move_to_front(title)
    return list(playlist.titles())

#> linked_playlist_shuffle(["blue", "red", "green", "gold"], ["green", "red"])
#> linked_playlist_shuffle(["a", "b", "c", "d"], [], seed=3)
#> linked_playlist_shuffle(["one"], ["one"])
#> linked_playlist_shuffle(["x", "y"], ["z"])
#> linked_playlist_shuffle(["p", "q", "r"], ["r", "p", "p"], 11)

### connection_pool_checkout
class PoolExhausted(Exception):
    pass


class Connection:
    def __init__(self, number):
        self.number = number
        self.queries = 0

    def query(self, text):
        self.queries += 1
        if "drop" in text:
            raise PermissionError(text)
        return len(text)


class Pool:
    def __init__(self, size):
        self.size = size
        self.idle = []
        self.made = 0

    def acquire(self):
        if self.idle:
            return self.idle.pop()
        if self.made == self.size:
            raise PoolExhausted(f"{self.size} in use")
        self.made += 1
        return Connection(self.made)

    def release(self, connection):
        self.idle.append(connection)


def connection_pool_checkout(queries: list[str], size: int = 2, leak: bool = False) -> tuple:
    """Characters sent; connections go back even when a query fails, unless they leak."""
    pool = Pool(size)
    total = 0
    for text in queries:
        connection = pool.acquire()
        try:
            total += connection.query(text)
        except PermissionError:
            total -= 1
        finally:
            if not leak:
                pool.release(connection)
    return total, pool.made

#> connection_pool_checkout(["select 1", "drop table x", "select 22"])
#> connection_pool_checkout(["a", "bb", "ccc"], leak=True)
#> connection_pool_checkout(["a", "bb"], size=2, leak=True)
#> connection_pool_checkout([], 0)
#> connection_pool_checkout(["drop", "drop it", "ok"], 1)

### tax_strategy_by_country
from abc import ABC, abstractmethod


class TaxRule(ABC):
    @abstractmethod
    def tax(self, cents, kind):
        ...

    def gross(self, cents, kind):
        return cents + self.tax(cents, kind)


class FlatTax(TaxRule):
    def __init__(self, percent):
        self.percent = percent

    def tax(self, cents, kind):
        return cents * self.percent // 100


class ReducedTax(FlatTax):
    def __init__(self, percent, reduced, kinds):
        super().__init__(percent)
        self.reduced, self.kinds = reduced, kinds

    def tax(self, cents, kind):
        if kind in self.kinds:
            return cents * self.reduced // 100
        return super().tax(cents, kind)


def make_rules():
    return {"DE": ReducedTax(19, 7, {"food", "book"}), "DK": FlatTax(25), "XX": FlatTax(0)}


def tax_strategy_by_country(country: str, items: list[str]) -> int:
    """Gross sum of 'kind cents' items."""
    rule = make_rules()[country]
    total = 0
    for item in items:
        kind, cents = item.split()
        total += rule.gross(int(cents), kind)
    return total

#> tax_strategy_by_country("DE", ["food 1000", "toy 1000", "book 550"])
#> tax_strategy_by_country("DK", ["food 1000", "toy 333"])
#> tax_strategy_by_country("XX", ["any 5"])
#> tax_strategy_by_country("DE", [])
#> tax_strategy_by_country("FR", ["food 1"])

### document_tree_visitor_counts
class Node:
    def __init__(self, *children):
        self.children = children

    def accept(self, visitor):
        method = getattr(visitor, "visit_" + type(self).__name__.lower(), None)
        if method is not None:
            method(self)
        for child in self.children:
            child.accept(visitor)


class Section(Node):
    pass


class Paragraph(Node):
    def __init__(self, text):
        super().__init__()
        self.text = text


class Figure(Node):
    pass


class Rule(Node):
    """A line across the page; nobody counts it."""


class Counter:
    def __init__(self):
        self.words = self.figures = self.sections = 0

    def visit_section(self, node):
        self.sections += 1

    def visit_paragraph(self, node):
        self.words += len(node.text.split())

    def visit_figure(self, node):
        self.figures += 1


def build(data):
    if isinstance(data, str):
        return {"!": Figure, "---": Rule}[data]() if data in ("!", "---") else Paragraph(data)
    return Section(*(build(item) for item in data))


def document_tree_visitor_counts(data):
    counter = Counter()
    build(data).accept(counter)
    return {"words": counter.words, "figures": counter.figures, "sections": counter.sections}

#> document_tree_visitor_counts(["An intro text", ["first part", "!"], ["second", "!", ["deep down"]]])
#> document_tree_visitor_counts("just one paragraph here")
#> document_tree_visitor_counts([])
#> document_tree_visitor_counts(["!", "---", ["text after a rule"]])
#> document_tree_visitor_counts([["!", "!"], [], ["a b c d e"]])

### lazy_settings_properties
class Settings:
    """Values are computed once, on first use."""

    def __init__(self, raw):
        self.raw = raw
        self.loads = []

    def __getattr__(self, name):
        if name not in self.raw:
            raise AttributeError(f"no setting {name}")
        self.loads.append(name)
        value = self.raw[name]
        if isinstance(value, str) and value.startswith("@"):
            value = getattr(self, value[1:])
        setattr(self, name, value)
        return value


def lazy_settings_properties(raw, names):
    """The values asked for, and which ones had to be loaded."""
    settings = Settings(raw)
    values = [getattr(settings, name) for name in names.split()]
    return values, settings.loads

#> lazy_settings_properties({"host": "db1", "backup": "@host", "port": 5432}, "port backup host backup")
#> lazy_settings_properties({"a": "@b", "b": "@c", "c": 1}, "a b c")
#> lazy_settings_properties({}, "")
#> lazy_settings_properties({"x": 1}, "x y")
#> lazy_settings_properties({"k": None, "m": "@k"}, "k k m m")

### game_inventory_slots
class InventoryFull(Exception):
    pass


class Slot:
    LIMIT = 5

    def __init__(self, item):
        self.item, self.count = item, 0

    def room(self):
        return self.LIMIT - self.count


class Inventory:
    def __init__(self, size):
        self.slots = []
        self.size = size

    def add(self, item, count):
        for slot in self.slots:
            if slot.item == item and slot.room():
                moved = min(slot.room(), count)
                slot.count += moved
                count -= moved
        while count > 0:
            if len(self.slots) == self.size:
                raise InventoryFull(f"{count} {item} left over")
            slot = Slot(item)
            slot.count = min(Slot.LIMIT, count)
            count -= slot.count
            self.slots.append(slot)

    def __str__(self):
        return " ".join(f"{slot.item}:{slot.count}" for slot in self.slots)


def game_inventory_slots(items, size=4):
    inventory = Inventory(size)
    for item, count in items:
        try:
            inventory.add(item, count)
        except InventoryFull as error:
            return f"{inventory} ({error})"
    return str(inventory)

#> game_inventory_slots([("wood", 3), ("stone", 7), ("wood", 4)])
#> game_inventory_slots([("gold", 12), ("gem", 6), ("gold", 4)])
#> game_inventory_slots([])
#> game_inventory_slots([("a", 5), ("a", 1)], size=1)
#> game_inventory_slots([("x", 1), ("y", 1), ("x", 1), ("y", 1), ("x", 9)], 5)

### print_queue_with_priorities
from collections import deque


class Printer:
    SPEED = 10

    def __init__(self):
        self.queues = {"high": deque(), "normal": deque()}
        self.minute = 0
        self.finished = {}

    def submit(self, name, pages, priority="normal"):
        self.queues[priority].append([name, pages])

    def tick(self):
        self.minute += 1
        budget = self.SPEED
        for queue in self.queues.values():
            while queue and budget:
                job = queue[0]
                printed = min(budget, job[1])
                job[1] -= printed
                budget -= printed
                if job[1] == 0:
                    queue.popleft()
                    self.finished[job[0]] = self.minute

    def busy(self):
        return any(self.queues.values())


def print_queue_with_priorities(jobs: list[str]) -> dict[str, int]:
    """Minute at which each job ends; jobs are 'name pages' or 'name pages!'."""
    printer = Printer()
    for job in jobs:
        name, pages = job.split()
        urgent = pages.endswith("!")
        printer.submit(name, int(pages.rstrip("!")), "high" if urgent else "normal")
    while printer.busy():
        printer.tick()
    return printer.finished

#> print_queue_with_priorities(["thesis 25", "memo 3", "alarm 4!", "poster 1"])
#> print_queue_with_priorities(["a 10", "b 10!", "c 10"])
#> print_queue_with_priorities([])
#> print_queue_with_priorities(["x many"])
#> print_queue_with_priorities(["one 1", "two 2", "three 3", "four 4!"])

### immutable_address_book
from dataclasses import dataclass, replace
from typing import Optional


@dataclass(frozen=True)
class Person:
    name: str
    mail: Optional[str] = None
    tags: frozenset = frozenset()

    def with_tag(self, tag):
        return replace(self, tags=self.tags | {tag})


class Book:
    def __init__(self, people=()):
        self._people = {person.name: person for person in people}

    def put(self, person):
        return Book([*self._people.values(), person])

    def tagged(self, tag):
        return sorted(p.name for p in self._people.values() if tag in p.tags)

    def __getitem__(self, name):
        return self._people[name]


def immutable_address_book(commands, tag):
    """Names with a tag after 'name', 'name@mail' and 'name#tag' commands."""
    book = Book()
    for command in commands.split():
        if "#" in command:
            name, _, label = command.partition("#")
            book = book.put(book[name].with_tag(label))
        elif "@" in command:
            name, _, domain = command.partition("@")
            book = book.put(Person(name, f"{name}@{domain}"))
        else:
            book = book.put(Person(command))
    return book.tagged(tag)

#> immutable_address_book("ida bo@x.org ida#vip bo#vip cy bo@y.org", "vip")
#> immutable_address_book("a b c a#x b#y c#x c#y", "y")
#> immutable_address_book("", "any")
#> immutable_address_book("zoe#friend", "friend")
#> immutable_address_book("m n#q", "q")

### retry_policy_objects
class Policy:
    def delays(self):
        raise NotImplementedError


class Fixed(Policy):
    def __init__(self, delay, times):
        self.delay, self.times = delay, times

    def delays(self):
        yield from [self.delay] * self.times


class Exponential(Policy):
    def __init__(self, first, factor, times):
        self.first, self.factor, self.times = first, factor, times

    def delays(self):
        delay = self.first
        for _ in range(self.times):
            yield delay
            delay *= self.factor


class Capped(Policy):
    def __init__(self, inner, most):
        self.inner, self.most = inner, most

    def delays(self):
        for delay in self.inner.delays():
            yield min(delay, self.most)


def parse(text):
    """'fixed 2 3', 'exp 1 2 5' or 'cap 10 exp 1 3 4'."""
    kind, *rest = text.split()
    if kind == "cap":
        return Capped(parse(" ".join(rest[1:])), int(rest[0]))
    makers = {"fixed": Fixed, "exp": Exponential, "none": Policy}
    return makers[kind](*map(int, rest))


def retry_policy_objects(text):
    return list(parse(text).delays())

#> retry_policy_objects("fixed 2 3")
#> retry_policy_objects("cap 10 exp 1 3 5")
#> retry_policy_objects("exp 5 2 0")
#> retry_policy_objects("none")
#> retry_policy_objects("cap 3 cap 8 exp 2 2 4")
#> retry_policy_objects("random 1")

### text_adventure_rooms
ROOMS = {
    "hall": {"north": "library", "east": "kitchen"},
    "library": {"south": "hall"},
    "kitchen": {"west": "hall", "down": "cellar"},
    "cellar": {"up": "kitchen"},
}
ITEMS = {"library": ["lamp"], "kitchen": ["bread", "key"]}


class Game:
    def __init__(self):
        self.room = "hall"
        self.bag = []
        self.items = {room: list(items) for room, items in ITEMS.items()}

    def go(self, direction):
        target = ROOMS[self.room].get(direction)
        if target is None:
            return "no way"
        if target == "cellar" and "lamp" not in self.bag:
            return "too dark"
        self.room = target
        return target

    def take(self, item):
        if item not in self.items.get(self.room, []):
            return "nothing"
        self.items[self.room].remove(item)
        self.bag.append(item)
        return f"got {item}"


def text_adventure_rooms(commands: str) -> list[str]:
    game = Game()
    answers = []
    for command in commands.split(","):
        verb, _, word = command.strip().partition(" ")
        answers.append(getattr(game, verb)(word))
    return answers

#> text_adventure_rooms("go east, go down, take key, go west, go north, take lamp, go south, go east, go down")
#> text_adventure_rooms("take lamp, go up")
#> text_adventure_rooms("go north, take lamp, take lamp")
#> text_adventure_rooms("fly away")
#> text_adventure_rooms("go east, take bread, take key, go west, go west")

### loyalty_points_account
from datetime import date


class Points:
    TIERS = ((0, "basic", 1), (500, "silver", 2), (2000, "gold", 3))

    def __init__(self):
        self.batches = []
        self.lifetime = 0

    def tier(self):
        name, factor = "", 1
        for limit, tier_name, tier_factor in self.TIERS:
            if self.lifetime >= limit:
                name, factor = tier_name, tier_factor
        return name, factor

    def earn(self, day, euros):
        points = euros * self.tier()[1]
        self.batches.append([date.fromisoformat(day), points])
        self.lifetime += points

    def balance(self, day):
        now = date.fromisoformat(day)
        return sum(points for when, points in self.batches if (now - when).days <= 365)

    def spend(self, day, points):
        if points > self.balance(day):
            raise ValueError(f"only {self.balance(day)} points")
        for batch in self.batches:
            used = min(points, batch[1])
            batch[1] -= used
            points -= used


def loyalty_points_account(events: list, today: str) -> tuple:
    account = Points()
    for day, euros in events:
        if euros >= 0:
            account.earn(day, euros)
        else:
            account.spend(day, -euros)
    return account.tier()[0], account.balance(today)

#> loyalty_points_account([("2023-01-10", 300), ("2023-06-01", 300), ("2023-09-01", 100)], "2024-03-01")
#> loyalty_points_account([("2024-01-01", 100), ("2024-01-02", -150)], "2024-02-01")
#> loyalty_points_account([], "2024-02-01")
#> loyalty_points_account([("2024-01-01", 600), ("2024-01-05", 800), ("2024-01-08", -700), ("2024-01-09", 10)], "2024-02-01")
#> loyalty_points_account([("2020-01-01", 5000)], "2024-02-01")

### elevator_maintenance_counter
class Component:
    def __init__(self, name, interval):
        self.name, self.interval = name, interval
        self.used = 0
        self.services = 0

    def use(self, amount=1):
        self.used += amount
        if self.used >= self.interval:
            self.used -= self.interval
            self.services += 1
            return True
        return False


class Elevator:
    def __init__(self):
        self.door = Component("door", 4)
        self.cable = Component("cable", 10)
        self.floor = 0

    def drive(self, floor):
        due = []
        if self.cable.use(abs(floor - self.floor)):
            due.append(self.cable.name)
        if self.door.use():
            due.append(self.door.name)
        self.floor = floor
        return due


def elevator_maintenance_counter(trips):
    """Trips after which something had to be serviced."""
    elevator = Elevator()
    services = {}
    for number, floor in enumerate(trips, 1):
        due = elevator.drive(floor)
        if due:
            services[number] = due
    return services

#> elevator_maintenance_counter([3, 0, 7, 2, 2, 5, 1, 0])
#> elevator_maintenance_counter([1, 2, 3])
#> elevator_maintenance_counter([])
#> elevator_maintenance_counter([10, 0, 10, 0, 10])
#> elevator_maintenance_counter([4, 9, 4, 9, 4, 9, 4])

### graph_of_tasks_critical_path
class Task:
    def __init__(self, name, days, needs):
        self.name, self.days, self.needs = name, days, needs
        self.start = None

    def finish(self, tasks):
        if self.start is None:
            self.start = 0
            for need in self.needs:
                self.start = max(self.start, tasks[need].finish(tasks))
        return self.start + self.days


def parse(text):
    tasks = {}
    for part in text.split(";"):
        head, _, needs = part.strip().partition(" after ")
        name, days = head.split(":")
        tasks[name] = Task(name, int(days), needs.split("+") if needs else [])
    return tasks


def graph_of_tasks_critical_path(text):
    tasks = parse(text)
    current = max(tasks.values(), key=lambda task: (task.finish(tasks), task.name))
    path = [current.name]
    while current.needs:
        current = max((tasks[need] for need in current.needs), key=lambda task: task.finish(tasks))
        path.insert(0, current.name)
    return path

#> graph_of_tasks_critical_path("plan:2; dig:3 after plan; buy:6 after plan; build:5 after dig+buy; paint:1 after build")
#> graph_of_tasks_critical_path("solo:4")
#> graph_of_tasks_critical_path("a:1; b:1; c:1 after a+b")
#> graph_of_tasks_critical_path("x:1 after y")
#> graph_of_tasks_critical_path("a:5; b:2 after a; c:4 after a; d:1 after b; e:1 after c")

### household_meter_readings
class Meter:
    def __init__(self, digits=4):
        self.modulus = 10 ** digits
        self.readings = []

    def read(self, day, value):
        if not 0 <= value < self.modulus:
            raise ValueError(f"reading {value} has too many digits")
        if self.readings and day <= self.readings[-1][0]:
            raise ValueError(f"day {day} is not after day {self.readings[-1][0]}")
        self.readings.append((day, value))

    def usage(self):
        total = 0
        for (_, before), (_, after) in zip(self.readings, self.readings[1:]):
            total += (after - before) % self.modulus
        return total

    def per_day(self):
        if len(self.readings) < 2:
            return 0.0
        days = self.readings[-1][0] - self.readings[0][0]
        return self.usage() / days


def household_meter_readings(readings, digits=4):
    """Mean usage a day of 'day:value' readings, the meter may wrap."""
    meter = Meter(digits)
    for reading in readings.split():
        day, value = map(int, reading.split(":"))
        meter.read(day, value)
    return round(meter.per_day(), 3)

#> household_meter_readings("1:9900 31:9990 61:105 91:300")
#> household_meter_readings("5:10 6:25 7:25 9:30", digits=2)
#> household_meter_readings("5:10")
#> household_meter_readings("5:10 5:11")
#> household_meter_readings("1:12345")
#> household_meter_readings("10:0 20:7 40:14 70:29")

### parking_lot_levels
class LotFull(Exception):
    pass


class Level:
    def __init__(self, name, spots):
        self.name = name
        self.spots = {size: count for size, count in spots.items()}
        self.cars = {}

    def park(self, plate, size):
        for candidate in ("small", "large"):
            if candidate == "small" and size == "large":
                continue
            if self.spots.get(candidate, 0):
                self.spots[candidate] -= 1
                self.cars[plate] = candidate
                return True
        return False

    def leave(self, plate):
        size = self.cars.pop(plate, None)
        if size is not None:
            self.spots[size] += 1
        return size is not None


def parking_lot_levels(moves: str) -> list[str]:
    levels = [Level("A", {"small": 1, "large": 1}), Level("B", {"small": 2})]
    placed = []
    for move in moves.split():
        plate = move[1:].rstrip("!")
        if move[0] == "-":
            any(level.leave(plate) for level in levels)
            continue
        size = "large" if move.endswith("!") else "small"
        for level in levels:
            if level.park(plate, size):
                placed.append(f"{plate}@{level.name}")
                break
        else:
            raise LotFull(plate)
    return placed

#> parking_lot_levels("+p1 +p2! +p3 -p2 +p4 +p5")
#> parking_lot_levels("+a +b +c +d +e")
#> parking_lot_levels("+a! +b!")
#> parking_lot_levels("-ghost +x -x +y -y +z!")
#> parking_lot_levels("")
