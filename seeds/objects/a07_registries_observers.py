### weather_flag_subscribers
class Station:
    def __init__(self):
        self.listeners = []
        self.wind = 0

    def attach(self, listener):
        self.listeners.append(listener)
        return listener

    def report(self, wind):
        old, self.wind = self.wind, wind
        for listener in list(self.listeners):
            listener(old, wind, self)


class Flag:
    def __init__(self, limit):
        self.limit, self.raised = limit, 0

    def __call__(self, old, new, station):
        if old < self.limit <= new:
            self.raised += 1


class OneShot(Flag):
    def __call__(self, old, new, station):
        super().__call__(old, new, station)
        if self.raised:
            station.listeners.remove(self)


def weather_flag_subscribers(limits, winds):
    station = Station()
    flags = [station.attach(Flag(n)) for n in limits]
    storm = station.attach(OneShot(max(limits, default=50)))
    for wind in winds:
        station.report(wind)
    return [f.raised for f in flags], storm.raised, len(station.listeners)

#> weather_flag_subscribers([20, 40], [10, 25, 45, 5, 60])
#> weather_flag_subscribers([], [49, 50, 10, 80])
#> weather_flag_subscribers([30], [])
#> weather_flag_subscribers([5, 5, 9], [5, 4, 5, 4])
#> weather_flag_subscribers([100], [99.5, 100])

### command_registry_aliases
class Registry:
    def __init__(self):
        self.commands, self.aliases = {}, {}

    def command(self, *aliases):
        def wrap(fn):
            self.commands[fn.__name__] = fn
            for alias in aliases:
                self.aliases[alias] = fn.__name__
            return fn
        return wrap

    def run(self, line):
        name, *args = line.split()
        fn = self.commands.get(self.aliases.get(name, name))
        if fn is None:
            close = [c for c in self.commands if c.startswith(name[0])]
            return f"{name}? try {', '.join(close) or 'help'}"
        return fn(*args)


def command_registry_aliases(lines):
    shell, notes = Registry(), []

    @shell.command("n", "add")
    def note(*words):
        notes.append(" ".join(words))
        return len(notes)

    @shell.command("d")
    def drop(index="1"):
        return notes.pop(int(index) - 1)

    @shell.command()
    def dump():
        return list(notes)

    return [shell.run(line) for line in lines]

#> command_registry_aliases(["note buy milk", "add call Mo", "d", "dump"])
#> command_registry_aliases(["delete 3", "zap"])
#> command_registry_aliases([])
#> command_registry_aliases(["n", "n x", "drop 2", "dump"])
#> command_registry_aliases(["d"])

### event_bus_topics_wildcard
from collections import defaultdict


class Bus:
    def __init__(self):
        self.handlers = defaultdict(list)
        self.delivered = 0

    def on(self, topic, handler, priority=0):
        self.handlers[topic].append((-priority, len(self.handlers[topic]), handler))
        self.handlers[topic].sort()

    def emit(self, topic, payload):
        matched = [topic]
        parts = topic.split(".")
        for cut in range(len(parts) - 1, -1, -1):
            matched.append(".".join(parts[:cut] + ["*"]))
        for name in matched:
            for _, _, handler in self.handlers.get(name, ()):
                self.delivered += 1
                if handler(payload) is False:
                    return f"stopped by {name}"
        return None


def event_bus_topics_wildcard(routes, events):
    bus, seen = Bus(), []
    for topic, tag, priority in routes:
        if tag == "stop":
            bus.on(topic, lambda p: False, priority)
        else:
            bus.on(topic, lambda p, tag=tag: seen.append(tag + p), priority)
    stops = [bus.emit(*e) for e in events]
    return seen, stops, bus.delivered

#> event_bus_topics_wildcard([("user.add", "A", 0), ("user.*", "U", 0), ("*", "all", 0)], [("user.add", "1"), ("db.up", "2")])
#> event_bus_topics_wildcard([("x", "lo", 1), ("x", "hi", 5), ("*", "w", 0)], [("x", "!")])
#> event_bus_topics_wildcard([("a.*", "stop", 0), ("*", "never", 0), ("a.b", "ab", 0)], [("a.b", "7"), ("c", "8")])
#> event_bus_topics_wildcard([], [("q", "0")])
#> event_bus_topics_wildcard([("z", "t", 0)], [])

### stock_watchers_thresholds
class Stock:
    def __init__(self, symbol, price):
        self.symbol, self._price, self.watchers = symbol, price, set()

    @property
    def price(self):
        return self._price

    @price.setter
    def price(self, value):
        if value == self._price:
            return
        old, self._price = self._price, value
        for watcher in sorted(self.watchers, key=lambda w: w.name):
            watcher.notify(self, value - old)


class Trader:
    def __init__(self, name, nerve):
        self.name, self.nerve, self.trades = name, nerve, []

    def notify(self, stock, change):
        if change <= -self.nerve:
            self.trades.append(f"buy {stock.symbol}@{stock.price}")
        elif change >= self.nerve:
            self.trades.append(f"sell {stock.symbol}@{stock.price}")
            stock.watchers.discard(self)


def stock_watchers_thresholds(start, prices, **nerves):
    stock = Stock("ACM", start)
    traders = [Trader(n, k) for n, k in nerves.items()]
    stock.watchers.update(traders)
    for p in prices:
        stock.price = p
    return {t.name: t.trades for t in traders}, sorted(w.name for w in stock.watchers)

#> stock_watchers_thresholds(100, [95, 97, 110, 90], ann=5, bob=10)
#> stock_watchers_thresholds(50, [50, 50], cy=1)
#> stock_watchers_thresholds(10, [12, 8])
#> stock_watchers_thresholds(7, [9, 3, 11], zed=2, amy=4)
#> stock_watchers_thresholds(0, [], x=1)

### model_binding_two_way
class Field:
    def __init__(self, value):
        self.value, self.bound, self.sets = value, [], 0

    def set(self, value):
        if value == self.value:
            return
        self.value = value
        self.sets += 1
        for other, convert in self.bound:
            other.set(convert(value))

    def bind(self, other, there, back):
        self.bound.append((other, there))
        other.bound.append((self, back))
        other.set(there(self.value))


def model_binding_two_way(start, updates):
    celsius, fahrenheit, label = Field(start), Field(None), Field("")
    celsius.bind(fahrenheit, lambda c: c * 9 // 5 + 32, lambda f: (f - 32) * 5 // 9)
    fahrenheit.bound.append((label, "{}F".format))
    for name, value in updates:
        {"c": celsius, "f": fahrenheit}[name].set(value)
    return celsius.value, fahrenheit.value, label.value, (celsius.sets, fahrenheit.sets)

#> model_binding_two_way(20, [("c", 25), ("f", 50)])
#> model_binding_two_way(0, [])
#> model_binding_two_way(10, [("f", 51), ("c", 10)])
#> model_binding_two_way(-40, [("c", -40), ("f", -40)])
#> model_binding_two_way(5, [("k", 300)])

### plugin_dependency_activation
class Plugin:
    requires = ()

    def __init__(self, host):
        self.host = host
        host.order.append(type(self).__name__)

    def describe(self):
        return "plain"


class Host:
    known = {}

    @classmethod
    def register(cls, plugin):
        cls.known[plugin.__name__.lower()] = plugin
        return plugin

    def __init__(self):
        self.active, self.order = {}, []

    def activate(self, name):
        if name in self.active:
            return self.active[name]
        plugin = self.known[name]
        for need in plugin.requires:
            self.activate(need)
        self.active[name] = plugin(self)
        return self.active[name]


@Host.register
class Store(Plugin):
    pass


@Host.register
class Search(Plugin):
    requires = ("store",)

    def describe(self):
        return f"search over {len(self.host.active)}"


@Host.register
class Suggest(Plugin):
    requires = ("search", "store")


def plugin_dependency_activation(*names):
    host, notes = Host(), []
    for name in names:
        try:
            notes.append(host.activate(name).describe())
        except KeyError as missing:
            notes.append(f"no plugin {missing}")
    Host.register(type("Late", (Plugin,), {"requires": names[:1]}))
    return host.order, notes, len(Host.known)

#> plugin_dependency_activation("suggest", "search")
#> plugin_dependency_activation("store", "store", "search")
#> plugin_dependency_activation()
#> plugin_dependency_activation("mail", "search")
#> plugin_dependency_activation("search")

### undo_redo_command_objects
class Command:
    def __init__(self, target, *args):
        self.target, self.args = target, args


class Insert(Command):
    def do(self):
        self.target.insert(*self.args)

    def undo(self):
        del self.target[self.args[0]]


class Remove(Command):
    def do(self):
        self.gone = self.target.pop(*self.args)

    def undo(self):
        self.target.insert(*self.args, self.gone)


class Swap(Command):
    def do(self):
        i, j = self.args
        self.target[i], self.target[j] = self.target[j], self.target[i]

    undo = do


class Editor:
    def __init__(self, items):
        self.items, self.past, self.future = list(items), [], []

    def run(self, kind, *args):
        command = kind(self.items, *args)
        command.do()
        self.past.append(command)
        self.future.clear()

    def step(self, source, target, method):
        if not source:
            return False
        command = source.pop()
        getattr(command, method)()
        target.append(command)
        return True


def undo_redo_command_objects(items, script):
    editor, missed = Editor(items), 0
    kinds = {"ins": Insert, "rem": Remove, "swap": Swap}
    for name, *args in script:
        if name == "undo":
            missed += not editor.step(editor.past, editor.future, "undo")
        elif name == "redo":
            missed += not editor.step(editor.future, editor.past, "do")
        else:
            editor.run(kinds[name], *args)
    return editor.items, missed, len(editor.past)

#> undo_redo_command_objects("abc", [("ins", 1, "X"), ("rem", 0), ("undo",), ("undo",), ("redo",)])
#> undo_redo_command_objects([5, 6, 7], [("swap", 0, 2), ("undo",), ("undo",)])
#> undo_redo_command_objects([], [("redo",)])
#> undo_redo_command_objects(["p", "q"], [("rem", 1), ("undo",), ("swap", 0, 1), ("redo",)])
#> undo_redo_command_objects([1], [("rem", 4)])

### metric_hub_aggregators
class Aggregator:
    start = 0

    def __init__(self):
        self.value = self.start

    def push(self, x):
        raise NotImplementedError(type(self).__name__)


class Total(Aggregator):
    def push(self, x):
        self.value += x


class Peak(Aggregator):
    start = float("-inf")

    def push(self, x):
        self.value = max(self.value, x)


class Streak(Aggregator):
    last = None

    def push(self, x):
        self.value = self.value + 1 if self.last is not None and x > self.last else 0
        self.last = x


class Hub:
    kinds = {c.__name__.lower(): c for c in (Total, Peak, Streak, Aggregator)}

    def __init__(self, names):
        self.parts = {n: self.kinds[n]() for n in names}

    def __lshift__(self, x):
        for part in self.parts.values():
            part.push(x)
        return self


def metric_hub_aggregators(names, values):
    hub = Hub(names)
    try:
        for v in values:
            hub << v << v + 1
    except NotImplementedError as error:
        return f"{error} has no push"
    return {n: p.value for n, p in hub.parts.items()}

#> metric_hub_aggregators(["total", "peak"], [3, -4, 10])
#> metric_hub_aggregators(["streak"], [1, 5, 5, 9])
#> metric_hub_aggregators([], [1])
#> metric_hub_aggregators(["peak", "streak"], [])
#> metric_hub_aggregators(["total", "aggregator"], [2])
#> metric_hub_aggregators(["median"], [2])

### chat_room_mediator
class Room:
    def __init__(self):
        self.members, self.muted = {}, set()

    def join(self, member):
        member.room = self
        for other in self.members.values():
            other.inbox.append(f"* {member.name} joined")
        self.members[member.name] = member

    def post(self, sender, text, to=None):
        if sender.name in self.muted:
            return 0
        targets = [self.members[to]] if to else [m for m in self.members.values() if m is not sender]
        for target in targets:
            target.inbox.append(f"{sender.name}: {text}")
        return len(targets)


class Member:
    def __init__(self, name):
        self.name, self.inbox, self.room = name, [], None

    def say(self, text):
        if text.startswith("@"):
            to, _, text = text[1:].partition(" ")
            return self.room.post(self, text, to)
        if text.startswith("/mute "):
            self.room.muted.add(text[6:])
            return -1
        return self.room.post(self, text)


def chat_room_mediator(names, lines):
    room = Room()
    people = {n: Member(n) for n in names}
    for member in people.values():
        room.join(member)
    reach = [people[n].say(t) for n, t in lines]
    return reach, {n: m.inbox[-2:] for n, m in people.items()}

#> chat_room_mediator(["al", "bea", "cal"], [("al", "hi all"), ("bea", "@al psst")])
#> chat_room_mediator(["x", "y"], [("x", "/mute y"), ("y", "hello?"), ("x", "quiet")])
#> chat_room_mediator([], [])
#> chat_room_mediator(["solo"], [("solo", "echo"), ("solo", "@solo me")])
#> chat_room_mediator(["a", "b"], [("a", "@zoe hey")])

### type_handler_multimethod
class Renderer:
    handlers = []

    @classmethod
    def handles(cls, *types):
        def mark(fn):
            cls.handlers.append((types, fn))
            return fn
        return mark

    def render(self, value):
        for types, fn in reversed(self.handlers):
            if isinstance(value, types):
                return fn(self, value)
        return "?"


def type_handler_multimethod(value, compact):
    Renderer.handlers.clear()

    @Renderer.handles(int, float)
    def number(self, v):
        return f"{v:g}"

    @Renderer.handles(bool)
    def boolean(self, v):
        return "yes" if v else "no"

    @Renderer.handles(str)
    def text(self, v):
        return v if compact else repr(v)

    @Renderer.handles(list, tuple)
    def sequence(self, v):
        glue = "," if compact else ", "
        return f"<{glue.join(self.render(x) for x in v)}>"

    return Renderer().render(value)

#> type_handler_multimethod([1, True, "a b", (2.50, None)], False)
#> type_handler_multimethod(["x", "y", []], True)
#> type_handler_multimethod({"k": 1}, True)
#> type_handler_multimethod(False, False)
#> type_handler_multimethod("it's", False)
#> type_handler_multimethod(1e20, True)

### job_queue_hooks
class Hooks:
    def __init__(self):
        self._hooks = {}

    def __getattr__(self, name):
        if not name.startswith("on_"):
            raise AttributeError(name)
        return self._hooks.setdefault(name[3:], []).append

    def fire(self, name, *args):
        return [fn(*args) for fn in self._hooks.get(name, [])]


class Queue:
    def __init__(self, hooks):
        self.hooks, self.items = hooks, []

    def put(self, job):
        vetoes = self.hooks.fire("put", job)
        if any(vetoes):
            self.hooks.fire("reject", job)
            return
        self.items.append(job)

    def drain(self):
        while self.items:
            job = self.items.pop(0)
            for extra in self.hooks.fire("done", job):
                if extra:
                    self.put(extra)


def job_queue_hooks(jobs, limit):
    hooks, log = Hooks(), []
    hooks.on_put(lambda job: len(job) > limit)
    hooks.on_reject(lambda job: log.append("-" + job))
    hooks.on_done(lambda job: log.append("+" + job))
    hooks.on_done(lambda job: job[1:] if job.startswith("r") else None)
    queue = Queue(hooks)
    for job in jobs:
        queue.put(job)
    queue.drain()
    return log, hasattr(hooks, "put")

#> job_queue_hooks(["mail", "rrun", "backup"], 5)
#> job_queue_hooks([], 1)
#> job_queue_hooks(["r", "rr", "x"], 2)
#> job_queue_hooks(["long job"], 3)
#> job_queue_hooks(["rest", "scan", "rest"], 4)

### signal_slot_disconnect
class Signal:
    def __init__(self):
        self.slots = {}
        self.counter = 0

    def connect(self, slot):
        self.counter += 1
        self.slots[self.counter] = slot
        return lambda token=self.counter: self.slots.pop(token, None)

    def __call__(self, *args):
        for slot in list(self.slots.values()):
            slot(*args)


class Button:
    def __init__(self):
        self.pressed, self.released = Signal(), Signal()

    def click(self, times=1):
        for _ in range(times):
            self.pressed()
            self.released(times)


class Counter:
    def __init__(self, step):
        self.step, self.total = step, 0

    def up(self, *extra):
        self.total += self.step + sum(extra)


def signal_slot_disconnect(steps, clicks, cut_after):
    button, counters, cuts = Button(), [], []
    for i, step in enumerate(steps):
        counter = Counter(step)
        counters.append(counter)
        signal = button.released if i % 2 else button.pressed
        cuts.append(signal.connect(counter.up))
    for n, times in enumerate(clicks):
        if n == cut_after:
            for cut in cuts[:2]:
                cut()
                cut()
        button.click(times)
    return [c.total for c in counters], len(button.pressed.slots)

#> signal_slot_disconnect([1, 10, 100], [2, 1], 1)
#> signal_slot_disconnect([5], [1, 1, 1], 0)
#> signal_slot_disconnect([], [4], 9)
#> signal_slot_disconnect([2, 3], [], 0)
#> signal_slot_disconnect([-1, 7, 7, 7], [3], 5)

### permission_role_registry
class Role:
    registry = {}

    def __init__(self, name, grants, parents=()):
        self.name, self.grants, self.parents = name, set(grants), parents
        Role.registry[name] = self

    @property
    def all_grants(self):
        found = set(self.grants)
        for parent in self.parents:
            found |= Role.registry[parent].all_grants
        return {g for g in found if "-" + g not in self.grants and not g.startswith("-")}

    def __contains__(self, grant):
        area = grant.split(":")[0]
        return bool({grant, area + ":*", "*"} & self.all_grants)


def permission_role_registry(roles, checks):
    for name, (grants, *parents) in roles.items():
        Role(name, grants.split(), parents)
    return [f"{r} {'can' if g in Role.registry[r] else 'cannot'} {g}" for r, g in checks]

#> permission_role_registry({"guest": ("page:read",), "editor": ("page:edit", "guest")}, [("editor", "page:read"), ("guest", "page:edit")])
#> permission_role_registry({"root": ("*",), "op": ("-disk:wipe disk:*", "root")}, [("op", "disk:wipe"), ("root", "any")])
#> permission_role_registry({}, [])
#> permission_role_registry({"a": ("x:1 x:2",), "b": ("-x:1", "a")}, [("b", "x:1"), ("b", "x:2"), ("a", "x:1")])
#> permission_role_registry({"c": ("k", "ghost")}, [("c", "k")])

### service_locator_scopes
class Scope:
    def __init__(self, parent=None):
        self.parent, self.factories, self.instances = parent, {}, {}

    def bind(self, name, factory, shared=True):
        self.factories[name] = (factory, shared)
        return self

    def get(self, name):
        if name in self.instances:
            return self.instances[name]
        scope = self
        while scope and name not in scope.factories:
            scope = scope.parent
        if scope is None:
            raise LookupError(f"unbound {name}")
        factory, shared = scope.factories[name]
        made = factory(self)
        if shared:
            scope.instances[name] = made
        return made


class Ticket:
    made = 0

    def __init__(self, scope):
        Ticket.made += 1
        self.number = Ticket.made
        self.prefix = scope.get("prefix")


def service_locator_scopes(prefixes, shared, wants):
    root = Scope().bind("prefix", lambda s: prefixes[0]).bind("ticket", Ticket, shared)
    inner = Scope(root).bind("prefix", lambda s: prefixes[-1])
    got = []
    for where, name in wants:
        try:
            thing = (inner if where == "in" else root).get(name)
            got.append(f"{thing.prefix}{thing.number}" if isinstance(thing, Ticket) else thing)
        except LookupError as error:
            got.append(str(error))
    return got, Ticket.made

#> service_locator_scopes(["A", "B"], False, [("in", "ticket"), ("out", "ticket"), ("in", "prefix")])
#> service_locator_scopes(["A", "B"], True, [("in", "ticket"), ("out", "ticket"), ("in", "ticket")])
#> service_locator_scopes(["only"], True, [("out", "log"), ("in", "prefix"), ("in", "prefix")])
#> service_locator_scopes(["x", "y"], False, [])
#> service_locator_scopes([], False, [("out", "prefix")])

### audit_trail_proxy_calls
class Audit:
    def __init__(self, target, log):
        self._target, self._log = target, log

    def __getattr__(self, name):
        value = getattr(self._target, name)
        if not callable(value):
            self._log.append(f"read {name}")
            return value

        def recorded(*args):
            result = value(*args)
            if result is self._target:
                self._log.append(f"{name}{args}")
                return self
            self._log.append(f"{name}{args} -> {result}")
            return result
        return recorded


class Counter:
    def __init__(self, start):
        self.value = start

    def up(self, by=1):
        self.value += by
        return self

    def mod(self, n):
        return self.value % n


def audit_trail_proxy_calls(start, steps, n):
    log = []
    counter = Audit(Counter(start), log)
    for step in steps:
        counter = counter.up(step) if step else counter.up()
    return counter.value, counter.mod(n), log

#> audit_trail_proxy_calls(10, [2, 0, 5], 3)
#> audit_trail_proxy_calls(-4, [], 7)
#> audit_trail_proxy_calls(0, [1], 0)
#> audit_trail_proxy_calls(1234, [-30, 0, 0, 8], 10)
#> audit_trail_proxy_calls(2.5, [0.25], 2)

### theme_park_ride_notifier
class Ride:
    def __init__(self, name, seats):
        self.name, self.seats, self.line, self.watchers = name, seats, [], []

    @property
    def wait(self):
        return -(-len(self.line) // self.seats) * 5

    def queue(self, *guests):
        self.line.extend(guests)
        self._tell()

    def run(self):
        boarded, self.line = self.line[:self.seats], self.line[self.seats:]
        self._tell()
        return boarded

    def _tell(self):
        for watcher in self.watchers:
            watcher.update(self)


class Board:
    def __init__(self):
        self.shown, self.changes = {}, 0

    def update(self, ride):
        if self.shown.get(ride.name) != ride.wait:
            self.shown[ride.name] = ride.wait
            self.changes += 1


def theme_park_ride_notifier(seats, actions):
    board, rides, boarded = Board(), {}, []
    for name, n in seats.items():
        rides[name] = Ride(name, n)
        rides[name].watchers.append(board)
    for name, *guests in actions:
        if guests:
            rides[name].queue(*guests)
        else:
            boarded.append(rides[name].run())
    return board.shown, board.changes, boarded

#> theme_park_ride_notifier({"loop": 2, "swan": 4}, [("loop", "a", "b", "c"), ("swan", "d"), ("loop",), ("loop",)])
#> theme_park_ride_notifier({}, [])
#> theme_park_ride_notifier({"drop": 1}, [("drop",), ("drop", "x"), ("drop", "y"), ("drop",)])
#> theme_park_ride_notifier({"maze": 10}, [("maze", "p"), ("maze", "q", "r")])
#> theme_park_ride_notifier({"w": 0}, [("w", "z")])

### spreadsheet_dependents_push
class Cell:
    def __init__(self, sheet, name):
        self.sheet, self.name = sheet, name
        self.inputs, self.formula, self.value = (), None, 0
        self.dependents = set()

    def set(self, value=None, inputs=(), formula=None):
        for old in self.inputs:
            self.sheet[old].dependents.discard(self.name)
        self.inputs, self.formula = inputs, formula
        for name in inputs:
            self.sheet[name].dependents.add(self.name)
        if formula is None:
            self.value = value
        self.refresh()

    def refresh(self):
        self.sheet.refreshed += 1
        if self.formula:
            self.value = self.formula(*(self.sheet[n].value for n in self.inputs))
        for name in sorted(self.dependents):
            self.sheet[name].refresh()


class Sheet(dict):
    refreshed = 0

    def __missing__(self, name):
        return self.setdefault(name, Cell(self, name))


def spreadsheet_dependents_push(values, sums, changes):
    sheet = Sheet()
    for name, inputs in sums.items():
        sheet[name].set(inputs=tuple(inputs), formula=lambda *xs: sum(xs))
    for name, value in [*values.items(), *changes]:
        sheet[name].set(value)
    return {n: c.value for n, c in sheet.items()}, sheet.refreshed

#> spreadsheet_dependents_push({"a": 2, "b": 3}, {"s": "ab", "t": "sa"}, [("a", 10)])
#> spreadsheet_dependents_push({}, {"x": "yz"}, [("y", 5)])
#> spreadsheet_dependents_push({"p": 1}, {}, [("p", 2)])
#> spreadsheet_dependents_push({"a": 1}, {"d": "aa", "e": "dd"}, [("d", 100)])
#> spreadsheet_dependents_push({}, {}, [])

### feature_flag_listeners_diff
class Flags:
    def __init__(self, **initial):
        self._on = {k for k, v in initial.items() if v}
        self._listeners = []

    def listen(self, fn):
        self._listeners.append(fn)
        return fn

    def update(self, **changes):
        before = frozenset(self._on)
        for name, on in changes.items():
            (self._on.add if on else self._on.discard)(name)
        added, removed = sorted(self._on - before), sorted(before - self._on)
        if added or removed:
            for fn in self._listeners:
                fn(added, removed)

    def __getattr__(self, name):
        return name in self._on


def feature_flag_listeners_diff(initial, updates, asked):
    flags, history = Flags(**initial), []

    @flags.listen
    def remember(added, removed):
        history.append("".join(f"+{a}" for a in added) + "".join(f"-{r}" for r in removed))

    for update in updates:
        flags.update(**update)
    return history, getattr(flags, asked)

#> feature_flag_listeners_diff({"dark": 1, "beta": 0}, [{"beta": True, "dark": False}, {"beta": True}], "beta")
#> feature_flag_listeners_diff({}, [], "none")
#> feature_flag_listeners_diff({"a": True}, [{"a": False}, {"b": 1, "c": 1}], "a")
#> feature_flag_listeners_diff({"x": 1}, [{}, {"x": 1}], "x")
#> feature_flag_listeners_diff({}, [{"z": 1, "y": 1}, {"z": 0}], "y")

### lamp_group_broadcast
class Lamp:
    def __init__(self, name):
        self.name, self.level = name, 0

    def dim(self, level):
        self.level = max(0, min(100, level))

    def toggle(self):
        self.level = 0 if self.level else 100


class Group:
    def __init__(self, *members):
        self.members = members

    def __getattr__(self, method):
        def broadcast(*args):
            for member in self.members:
                getattr(member, method)(*args)
            return self
        return broadcast

    def lamps(self):
        for m in self.members:
            if isinstance(m, Group):
                yield from m.lamps()
            else:
                yield m


def lamp_group_broadcast(rooms, orders):
    groups = {name: Group(*(Lamp(f"{name}{i}") for i in range(n))) for name, n in rooms.items()}
    house = Group(*groups.values())
    for where, method, *args in orders:
        getattr(groups.get(where, house), method)(*args)
    return {lamp.name: lamp.level for lamp in house.lamps()}

#> lamp_group_broadcast({"hall": 1, "den": 2}, [("den", "dim", 40), ("all", "toggle")])
#> lamp_group_broadcast({"a": 2}, [("a", "toggle"), ("a", "dim", 150), ("b", "toggle")])
#> lamp_group_broadcast({}, [("x", "dim", 5)])
#> lamp_group_broadcast({"k": 1, "l": 0}, [("l", "fly"), ("k", "dim", -5)])
#> lamp_group_broadcast({"m": 1}, [("m", "explode")])

### reactive_total_lazy_dirty
class Source:
    def __init__(self, value):
        self._value, self.users = value, []

    def get(self):
        return self._value

    def set(self, value):
        self._value = value
        self.spoil()

    def spoil(self):
        for user in self.users:
            user.dirty = True
            user.spoil()


class Derived(Source):
    def __init__(self, fn, *inputs):
        super().__init__(None)
        self.fn, self.inputs, self.dirty, self.runs = fn, inputs, True, 0
        for i in inputs:
            i.users.append(self)

    def get(self):
        if self.dirty:
            self._value = self.fn(*(i.get() for i in self.inputs))
            self.dirty = False
            self.runs += 1
        return self._value


def reactive_total_lazy_dirty(price, count, events):
    p, c = Source(price), Source(count)
    net = Derived(lambda a, b: a * b, p, c)
    gross = Derived(lambda n: n + n // 5, net)
    seen = []
    for event in events:
        match event:
            case ("price", value):
                p.set(value)
            case ("count", value):
                c.set(value)
            case _:
                seen.append(gross.get())
    return seen, net.runs, gross.runs

#> reactive_total_lazy_dirty(10, 3, ["show", "show", ("price", 20), ("count", 1), "show"])
#> reactive_total_lazy_dirty(7, 0, [])
#> reactive_total_lazy_dirty(5, 5, [("count", 2), "?", ("count", 2), "?"])
#> reactive_total_lazy_dirty(1, 99, ["a"])
#> reactive_total_lazy_dirty(-3, 4, [("price", 3), "x", ("stock", 1)])

### middleware_chain_objects
class Middleware:
    def __init__(self, inner):
        self.inner = inner

    def __call__(self, request):
        return self.inner(request)


class Auth(Middleware):
    def __call__(self, request):
        if request.get("user") is None:
            return {"status": 401}
        return super().__call__(request)


class Cache(Middleware):
    def __init__(self, inner):
        super().__init__(inner)
        self.store = {}

    def __call__(self, request):
        key = request["path"]
        if key not in self.store:
            self.store[key] = super().__call__(request)
            return self.store[key]
        return {**self.store[key], "cached": True}


class Shout(Middleware):
    def __call__(self, request):
        response = super().__call__(request)
        if "body" in response:
            response = {**response, "body": response["body"].upper()}
        return response


def middleware_chain_objects(layers, requests):
    app = lambda request: {"status": 200, "body": f"{request['user']}@{request['path']}"}
    for letter in reversed(layers):
        app = {"a": Auth, "c": Cache, "s": Shout}[letter](app)
    return [app(dict(zip(("path", "user"), r))) for r in requests]

#> middleware_chain_objects("ac", [("/x", "ann"), ("/x", "bob"), ("/x",)])
#> middleware_chain_objects("ca", [("/x",), ("/x", "bob")])
#> middleware_chain_objects("sas", [("/é", "zoë"), ("/",)])
#> middleware_chain_objects("", [("/a", "b")])
#> middleware_chain_objects("c", [("/q",)])
#> middleware_chain_objects("s", [])

### score_board_ranking_events
class Player:
    def __init__(self, name):
        self.name, self.points = name, 0


class Ranking:
    def __init__(self):
        self.players, self.leader, self.callbacks = {}, None, []

    def score(self, name, points):
        player = self.players.setdefault(name, Player(name))
        player.points += points
        best = max(self.players.values(), key=lambda p: p.points)
        if best is not self.leader:
            previous, self.leader = self.leader, best
            for callback in self.callbacks:
                callback(previous, best)


class Announcer:
    def __init__(self):
        self.lines = []

    def changed(self, old, new):
        if old is None:
            self.lines.append(f"{new.name} opens")
        else:
            self.lines.append(f"{new.name} passes {old.name} {new.points}-{old.points}")


def score_board_ranking_events(events):
    ranking, announcer = Ranking(), Announcer()
    ranking.callbacks.append(announcer.changed)
    for event in events:
        name, points = event.split("+")
        ranking.score(name.strip(), int(points))
    return announcer.lines, {n: p.points for n, p in ranking.players.items()}

#> score_board_ranking_events(["mo+3", "li+2", "li+2", "mo+5"])
#> score_board_ranking_events([])
#> score_board_ranking_events(["x + 0", "y + 0", "z + 1"])
#> score_board_ranking_events(["a+1", "b+2", "a+1", "a+1"])
#> score_board_ranking_events(["k-3"])

### class_decorator_route_table
class Router:
    def __init__(self):
        self.table = []

    def route(self, pattern):
        def keep(view):
            self.table.append((pattern.split("/"), view))
            return view
        return keep

    def dispatch(self, path):
        parts = path.strip("/").split("/")
        for pattern, view in self.table:
            if len(pattern) != len(parts):
                continue
            params = {}
            for want, got in zip(pattern, parts):
                if want.startswith(":"):
                    params[want[1:]] = got
                elif want != got:
                    break
            else:
                return view()(**params)
        return "404 " + path


def class_decorator_route_table(paths, greeting):
    router = Router()

    @router.route("users/:name")
    class User:
        def __call__(self, name):
            return f"{greeting} {name}"

    @router.route(":a/plus/:b")
    class Plus:
        def __call__(self, a, b):
            return int(a) + int(b)

    return [router.dispatch(p) for p in paths]

#> class_decorator_route_table(["/users/ida", "3/plus/4", "/users"], "hej")
#> class_decorator_route_table(["/", "users/", "1/minus/1"], "yo")
#> class_decorator_route_table([], "x")
#> class_decorator_route_table(["plus/plus/1"], "hm")
#> class_decorator_route_table(["users/josé/", "/10/plus/-3"], "olá")
