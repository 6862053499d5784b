### event_bus_deliveries
from collections import defaultdict


class Bus:
    def __init__(self):
        self._handlers = defaultdict(list)

    def on(self, topic, handler):
        self._handlers[topic].append(handler)
        return handler

    def emit(self, topic, payload):
        handled = 0
        for pattern, handlers in self._handlers.items():
            if pattern == topic or pattern == "*":
                for handler in handlers:
                    handler(payload)
                    handled += 1
        return handled


def event_bus_deliveries(events: list[tuple[str, int]]) -> dict:
    """Publish events on a bus with three listeners and report what they saw."""
    bus = Bus()
    orders, refunds, everything = [], [], []
    bus.on("order", orders.append)
    bus.on("refund", lambda amount: refunds.append(-amount))
    bus.on("*", everything.append)
    lost = [topic for topic, payload in events if bus.emit(topic, payload) < 2]
    return {"balance": sum(orders) + sum(refunds), "seen": len(everything), "lost": lost}

#> event_bus_deliveries([("order", 120), ("refund", 20), ("order", 35)])
#> event_bus_deliveries([("ping", 1), ("order", 7)])
#> event_bus_deliveries([])
#> event_bus_deliveries([("refund", 5), ("refund", 9)])
#> event_bus_deliveries([("order", 1000), ("audit", 3), ("refund", 400), ("audit", 4)])

### plugin_registry_run
from abc import ABC, abstractmethod


class Plugin(ABC):
    registry = {}

    def __init_subclass__(cls, name, **kwargs):
        super().__init_subclass__(**kwargs)
        Plugin.registry[name] = cls

    @abstractmethod
    def apply(self, text):
        ...


def load_plugins():
    class Shout(Plugin, name="shout"):
        def apply(self, text):
            return text.upper() + "!"

    class Mask(Plugin, name="mask"):
        def apply(self, text):
            return "".join("*" if ch.isdigit() else ch for ch in text)

    class Title(Plugin, name="title"):
        def apply(self, text):
            return text.title()


def plugin_registry_run(text: str, names: str) -> str:
    """Send text through the named plug-ins, separated by commas."""
    load_plugins()
    for name in filter(None, names.split(",")):
        if name not in Plugin.registry:
            known = ", ".join(sorted(Plugin.registry))
            raise LookupError(f"{name!r} is none of {known}")
        text = Plugin.registry[name]().apply(text)
    return text

#> plugin_registry_run("call 555-0199 now", "mask,shout")
#> plugin_registry_run("annual report", "title")
#> plugin_registry_run("keep me", "")
#> plugin_registry_run("pin 4711", "mask,reverse")
#> plugin_registry_run("room 12b is free", "title,mask")

### observer_price_alerts
from dataclasses import dataclass, field


@dataclass
class Watch:
    symbol: str
    below: float
    hits: list = field(default_factory=list)

    def update(self, symbol, price):
        if symbol == self.symbol and price < self.below:
            self.hits.append(price)


class Ticker:
    def __init__(self):
        self._observers = []

    def attach(self, observer):
        self._observers.append(observer)

    def tick(self, symbol, price):
        for observer in self._observers:
            observer.update(symbol, price)


def observer_price_alerts(watches, ticks):
    """Ticks look like 'ACME:12.5 INTL:7'; one line per watch that fired."""
    ticker = Ticker()
    watching = [Watch(*w) for w in watches]
    for watch in watching:
        ticker.attach(watch)
    for item in ticks.split():
        symbol, price = item.split(":")
        ticker.tick(symbol, float(price))
    return [f"{w.symbol}<{w.below}: {len(w.hits)}x, low {min(w.hits)}" for w in watching if w.hits]

#> observer_price_alerts([("ACME", 10)], "ACME:12.5 ACME:9.75 ACME:9.2")
#> observer_price_alerts([("ACME", 10), ("INTL", 8)], "INTL:7 ACME:11")
#> observer_price_alerts([], "ACME:1")
#> observer_price_alerts([("BIT", 100)], "")
#> observer_price_alerts([("OIL", 80), ("OIL", 70)], "OIL:75 GAS:3 OIL:69.5 OIL:broken")
#> observer_price_alerts([("ACME", 10), ("ACME", 10), ("INTL", 8)], "ACME:12.5 ACME:9.75 ACME:9.2 INTL:7 ACME:11")

### command_bus_history
class CommandError(Exception):
    pass


class Inventory:
    def __init__(self):
        self.items = {}
        self.history = []

    def do_add(self, name, count):
        self.items[name] = self.items.get(name, 0) + int(count)

    def do_remove(self, name, count):
        if self.items.get(name, 0) < int(count):
            raise CommandError(f"only {self.items.get(name, 0)} {name}")
        self.items[name] -= int(count)

    def dispatch(self, line):
        verb, *args = line.split()
        handler = getattr(self, f"do_{verb}", None)
        if handler is None:
            raise CommandError(f"unknown command {verb}")
        handler(*args)
        self.history.append(verb)


def command_bus_history(script: str) -> dict:
    inventory = Inventory()
    error = None
    try:
        for line in script.split(";"):
            inventory.dispatch(line)
    except CommandError as problem:
        error = str(problem)
    finally:
        inventory.history.append("end")
    return {"items": inventory.items, "history": inventory.history, "error": error}

#> command_bus_history("add bolt 10;remove bolt 4;add nut 3")
#> command_bus_history("add bolt 1;remove bolt 4;add nut 3")
#> command_bus_history("count bolt")
#> command_bus_history("add gear 2;add gear 5;remove gear 7")
#> command_bus_history("add screw")
#> command_bus_history("add bolt 10;remove bolt 4;add nut 3;add bolt 1;remove bolt 4;add nut 3")

### middleware_chain_reply
from functools import reduce


def logging_layer(handler, log):
    def wrapped(request):
        log.append(f"> {request['path']}")
        reply = handler(request)
        log.append(f"< {reply}")
        return reply
    return wrapped


def auth_layer(handler, log):
    def wrapped(request):
        if request.get("user") is None:
            log.append("denied")
            return 401
        return handler(request)
    return wrapped


def endpoint(request):
    return 200 if request["path"].startswith("/api") else 404


LAYERS = {"log": logging_layer, "auth": auth_layer}


def middleware_chain_reply(request, layers):
    """Wrap the endpoint; the first layer named is the outermost one."""
    log = []
    handler = reduce(lambda inner, name: LAYERS[name](inner, log), reversed(layers), endpoint)
    return handler(request), log

#> middleware_chain_reply({"path": "/api/items", "user": "eva"}, ["log", "auth"])
#> middleware_chain_reply({"path": "/api/items"}, ["auth", "log"])
#> middleware_chain_reply({"path": "/index.html", "user": "eva"}, ["log"])
#> middleware_chain_reply({"path": "/api"}, [])
#> middleware_chain_reply({"path": "/api"}, ["log", "gzip"])
#> middleware_chain_reply({"path": "/admin"}, ["log", "auth"])
#> middleware_chain_reply({"path": "/api/items", "user": "eva"}, ["log", "auth", "log", "auth", "auth", "log"])
#> middleware_chain_reply({"path": "/admin", "user": "eva"}, ["log", "auth", "log", "auth", "auth", "log"])

### slots_after_disconnect
class Signal:
    """Slots are called in the order in which they were connected."""

    def __init__(self):
        self.slots = []

    def connect(self, slot):
        if slot not in self.slots:
            self.slots.append(slot)

    def disconnect(self, slot):
        try:
            self.slots.remove(slot)
        except ValueError:
            return False
        return True

    def emit(self, *args):
        return [slot(*args) for slot in self.slots]


def double(x):
    return x * 2


def square(x):
    return x * x


def negate(x):
    return -x


SLOTS = {"double": double, "square": square, "negate": negate}


def slots_after_disconnect(connect: list[str], disconnect: list[str], value: int) -> int:
    """Sum of what the remaining slots answer, minus one for each failed disconnect."""
    signal = Signal()
    for name in connect:
        signal.connect(SLOTS[name])
    failed = [name for name in disconnect if not signal.disconnect(SLOTS[name])]
    return sum(signal.emit(value)) - len(failed)

#> slots_after_disconnect(["double", "square", "double"], ["square"], 7)
#> slots_after_disconnect(["negate"], ["square", "double"], 5)
#> slots_after_disconnect([], [], 100)
#> slots_after_disconnect(["square", "negate", "double"], [], -4)
#> slots_after_disconnect(["triple"], [], 1)
#> slots_after_disconnect(["double", "square", "double", "square", "negate", "double", "negate"], ["square", "square", "double"], 7)

### flag_rollout_enabled
import hashlib

FLAGS = {
    "new_checkout": {"percent": 50},
    "dark_mode": {"groups": {"beta", "staff"}},
    "export": {"percent": 100, "blocked": {"guest"}},
    "ai_hints": {"percent": 0},
}


def bucket(user, flag):
    """A stable number from 0 to 99 for this user and flag."""
    return int(hashlib.md5(f"{flag}:{user}".encode()).hexdigest()[:6], 16) % 100


def flag_rollout_enabled(flag, user, group="user"):
    rule = FLAGS.get(flag)
    if rule is None:
        return False
    if group in rule.get("blocked", ()):
        return False
    if group in rule.get("groups", ()):
        return True
    return bucket(user, flag) < rule.get("percent", 0)

#> flag_rollout_enabled("new_checkout", "alice@example.org")
#> flag_rollout_enabled("new_checkout", "bob@example.org")
#> flag_rollout_enabled("dark_mode", "carol", group="beta")
#> flag_rollout_enabled("dark_mode", "carol")
#> flag_rollout_enabled("export", "dave", "guest")
#> flag_rollout_enabled("export", "dave")
#> flag_rollout_enabled("teleport", "erin")

### dispatch_by_type_sizes
from functools import singledispatch


def make_sizer():
    @singledispatch
    def size(value):
        raise TypeError(f"cannot size {type(value).__name__}")

    @size.register
    def _(value: str):
        return len(value.encode())

    @size.register
    def _(value: int):
        return (value.bit_length() + 7) // 8 or 1

    @size.register(list)
    @size.register(tuple)
    def _(value):
        return 2 + sum(size(item) for item in value)

    @size.register
    def _(value: dict):
        return 4 + sum(size(k) + size(v) for k, v in value.items())

    return size


def dispatch_by_type_sizes(message) -> int:
    """Rough wire size of a message in bytes."""
    return make_sizer()(message)

#> dispatch_by_type_sizes({"name": "Zoë", "age": 300})
#> dispatch_by_type_sizes([1, 255, 256, 0])
#> dispatch_by_type_sizes(("a", ["bc", 70000]))
#> dispatch_by_type_sizes(3.5)
#> dispatch_by_type_sizes({"tags": ["new", "sale"], "id": 12})
#> dispatch_by_type_sizes({"name": "Zoë", "age": 300, "tags": ["new", "sale"], "id": 12})

### webhook_signature_valid
import hashlib
import hmac

SECRETS = {"shop": b"s3cr3t", "bank": b"v@ult"}


class UnknownSender(Exception):
    pass


def sign(sender, body):
    try:
        key = SECRETS[sender]
    except KeyError:
        raise UnknownSender(sender) from None
    return hmac.new(key, body.encode(), hashlib.sha256).hexdigest()


def webhook_signature_valid(sender, body, signature):
    """Compare the signature of a webhook; only the first ten digits are sent."""
    scheme, _, digits = signature.partition("=")
    if scheme != "sha256":
        return False
    if len(digits) < 10:
        return False
    return hmac.compare_digest(sign(sender, body)[:10], digits[:10])

#> webhook_signature_valid("shop", '{"order": 17}', "sha256=1d3544bcf1")
#> webhook_signature_valid("shop", '{"order": 18}', "sha256=1d3544bcf1")
#> webhook_signature_valid("bank", "amount=10", "md5=0123456789")
#> webhook_signature_valid("bank", "amount=10", "sha256=fe3a6d2af4")
#> webhook_signature_valid("spy", "hello", "sha256=00112233445566")
#> webhook_signature_valid("bank", "amount=10", "sha256=77")

### audit_trail_decorator
from functools import wraps


def audited(trail):
    def decorate(func):
        @wraps(func)
        def wrapper(*args):
            try:
                result = func(*args)
            except Exception as error:
                trail.append(f"{func.__name__}{args} failed: {error}")
                raise
            trail.append(f"{func.__name__}{args} = {result}")
            return result
        return wrapper
    return decorate


def audit_trail_decorator(balance, operations):
    trail: list[str] = []

    @audited(trail)
    def deposit(amount):
        if amount <= 0:
            raise ValueError("not positive")
        return balance + amount

    @audited(trail)
    def withdraw(amount):
        if amount > balance:
            raise ValueError("overdrawn")
        return balance - amount

    actions = {"in": deposit, "out": withdraw}
    for kind, amount in operations:
        try:
            balance = actions[kind](amount)
        except ValueError:
            trail.append("-")
    return trail

#> audit_trail_decorator(100, [("in", 50), ("out", 30)])
#> audit_trail_decorator(10, [("out", 30), ("in", 25), ("out", 30)])
#> audit_trail_decorator(0, [("in", -5)])
#> audit_trail_decorator(5, [])
#> audit_trail_decorator(5, [("transfer", 1)])
#> audit_trail_decorator(10, [("out", 30), ("in", 25), ("out", 30), ("in", 50), ("out", 30), ("in", -5)])

### notification_channels
class Channel:
    limit = 40

    def accepts(self, user):
        return True

    def render(self, text):
        return text if len(text) <= self.limit else text[:self.limit - 3] + "..."


class Sms(Channel):
    limit = 16

    def accepts(self, user):
        return "phone" in user

    def render(self, text):
        return "SMS " + super().render(text)


class Mail(Channel):
    def accepts(self, user):
        return "@" in user.get("mail", "")

    def render(self, text):
        return f"Mail {super().render(text)}"


class Inbox(Channel):
    pass


def notification_channels(user: dict, text: str, urgent: bool = False) -> list[str]:
    sent = []
    for channel in (Sms(), Mail(), Inbox()):
        if not channel.accepts(user):
            continue
        sent.append(channel.render(text))
        if not urgent:
            break
    return sent

#> notification_channels({"mail": "a@b.c"}, "Your parcel arrives tomorrow between 10 and 12 o'clock.")
#> notification_channels({"phone": "555", "mail": "a@b.c"}, "Login from a new device", urgent=True)
#> notification_channels({}, "Welcome")
#> notification_channels({"phone": "555"}, "Code 1234")
#> notification_channels({"mail": "none"}, "Your trial ends in three days, please choose a plan.", True)

### hook_priority_order
import heapq
from itertools import count


class Hooks:
    def __init__(self):
        self._heap = []
        self._serial = count()

    def add(self, priority, func):
        heapq.heappush(self._heap, (-priority, next(self._serial), func))

    def run(self, value):
        for _, _, func in sorted(self._heap, key=lambda h: h[:2]):
            value = func(value)
            if value is None:
                return None
        return value


FUNCS = {
    "strip": str.strip,
    "lower": str.lower,
    "dash": lambda s: s.replace(" ", "-"),
    "nonempty": lambda s: s or None,
}


def hook_priority_order(value, hooks):
    """Higher priorities run first; a hook that answers None stops the chain."""
    chain = Hooks()
    for name, priority in hooks.items():
        chain.add(priority, FUNCS[name])
    return chain.run(value)

#> hook_priority_order("  Summer Sale ", {"dash": 1, "strip": 9, "lower": 5})
#> hook_priority_order("  Summer Sale ", {"dash": 9, "strip": 1})
#> hook_priority_order("   ", {"strip": 5, "nonempty": 4, "dash": 3})
#> hook_priority_order("Plain", {})
#> hook_priority_order("x", {"upper": 1})
#> hook_priority_order("      Summer Sale    Summer Sale ", {"strip": 5, "nonempty": 4, "dash": 3, "lower": 5})

### changelog_subscribers
from collections import ChainMap


class Settings:
    """Settings that tell their subscribers about changes only."""

    def __init__(self, **defaults):
        self._values = ChainMap({}, defaults)
        self._subscribers = {}

    def subscribe(self, key, callback):
        self._subscribers.setdefault(key, []).append(callback)

    def __setitem__(self, key, value):
        old = self._values.get(key)
        if old == value:
            return
        self._values[key] = value
        for callback in self._subscribers.get(key, []):
            callback(key, old, value)


def changelog_subscribers(changes):
    settings = Settings(volume=5, theme="light")
    log = []
    settings.subscribe("volume", lambda k, old, new: log.append(f"{k} {old}->{new}"))
    settings.subscribe("theme", lambda k, old, new: log.append(new.upper()))
    for key, value in changes:
        settings[key] = value
    return "; ".join(log) if log else "no news"

#> changelog_subscribers([("volume", 7), ("theme", "dark"), ("volume", 7)])
#> changelog_subscribers([("volume", 5), ("theme", "light")])
#> changelog_subscribers([("lang", "de")])
#> changelog_subscribers([("theme", 3)])
#> changelog_subscribers([("volume", 0), ("volume", 11), ("volume", 5), ("theme", "sepia")])
#> changelog_subscribers([("volume", 0), ("volume", 11), ("volume", 5), ("theme", "sepia"), ("volume", 7), ("theme", "dark"), ("volume", 7), ("volume", 5), ("theme", "light")])

### message_router_desks
from collections import Counter


def desk_for(message: dict) -> str:
    """Decide which desk gets a message."""
    match message:
        case {"type": "order", "total": total} if total > 1000:
            return "key accounts"
        case {"type": "order", "items": [_, _, *_]}:
            return "shop"
        case {"type": "complaint" | "return", "order": int()}:
            return "service"
        case {"type": "mail", "from": {"vip": True}}:
            return "director"
        case {"type": str()}:
            return "front desk"
        case _:
            raise ValueError(f"no type in {sorted(message)}")


def message_router_desks(messages: list[dict]) -> dict[str, int]:
    """How many messages each desk gets; broken ones are returned to sender."""
    desks = Counter()
    for message in messages:
        try:
            desk = desk_for(message)
        except ValueError as error:
            desk = f"sender ({error})"
        desks[desk] += 1
    return dict(desks)

#> message_router_desks([{"type": "order", "total": 2500, "items": ["desk"]}, {"type": "order", "total": 80, "items": ["lamp", "bulb"]}])
#> message_router_desks([{"type": "return", "order": 1288}, {"type": "complaint", "order": "unknown"}, {"type": "order", "items": ["pen"]}])
#> message_router_desks([{"type": "mail", "from": {"name": "Mr. Yu", "vip": True}}, {"type": "mail", "from": {"name": "Bo"}}, {"subject": "hello"}])
#> message_router_desks([])
#> message_router_desks([{"type": "complaint", "order": 4}, {"type": "complaint", "order": 5}, {"body": "", "to": "me"}, {"type": "fax"}])
#> message_router_desks([{"type": "complaint", "order": 4}, {"type": "complaint", "order": 5}, {"body": "", "to": "me"}, {"type": "fax"}, {"type": "mail", "from": {"name": "Mr. Yu", "vip": True}}, {"type": "mail", "from": {"name": "Bo"}}, {"subject": "hello"}])

### throttled_listener
class Throttle:
    def __init__(self, wait, func):
        self.wait = wait
        self.func = func
        self.last = None
        self.dropped = 0

    def __call__(self, now, *args):
        if self.last is not None and now - self.last < self.wait:
            self.dropped += 1
            return None
        self.last = now
        return self.func(*args)


def throttled_listener(events: list[tuple[int, str]], wait: int) -> tuple:
    """Only one event per `wait` milliseconds gets through to the listener."""
    shown = []
    listener = Throttle(wait, shown.append)
    for now, text in events:
        listener(now, text)
    return tuple(shown), listener.dropped

#> throttled_listener([(0, "s"), (120, "se"), (260, "sea"), (400, "seat")], 250)
#> throttled_listener([(0, "a"), (1, "b"), (2, "c")], 0)
#> throttled_listener([], 100)
#> throttled_listener([(10, "resize"), (60, "resize"), (110, "resize"), (160, "done")], 100)
#> throttled_listener([(5, "x"), (500, "y")], 300)
#> throttled_listener([(10, "resize"), (60, "resize"), (110, "resize"), (160, "done"), (0, "s"), (120, "se"), (260, "sea"), (400, "seat"), (0, "a"), (1, "b"), (2, "c")], 100)
#> throttled_listener([(0, "s"), (120, "se"), (260, "sea"), (400, "seat"), (10, "resize"), (60, "resize"), (110, "resize"), (160, "done"), (0, "a"), (1, "b"), (2, "c")], 250)

### async_pubsub_order
import asyncio


async def producer(queue, name, items):
    for item in items:
        await queue.put(f"{name}:{item}")
        await asyncio.sleep(0)


async def consumer(queue, out, expected):
    while len(out) < expected:
        out.append(await queue.get())
    return len(out)


async def scene(feeds):
    queue = asyncio.Queue(maxsize=2)
    out = []
    expected = sum(len(items) for items in feeds.values())
    tasks = [producer(queue, name, items) for name, items in feeds.items()]
    *_, count = await asyncio.gather(*tasks, consumer(queue, out, expected))
    return out, count


def async_pubsub_order(feeds):
    """Two or more producers share a short queue; in which order do items arrive?"""
    return asyncio.run(scene(feeds))

#> async_pubsub_order({"a": [1, 2], "b": [3]})
#> async_pubsub_order({"solo": ["x", "y", "z"]})
#> async_pubsub_order({})
#> async_pubsub_order({"p": [1], "q": [2], "r": [3]})
#> async_pubsub_order({"news": ["rain", "sun"], "ads": []})
#> async_pubsub_order({"a": [1, 2], "b": [3], "p": [1], "q": [2], "r": [3], "solo": ["x", "y", "z"]})

### click_stream_funnel
FUNNEL = ("visit", "product", "cart", "checkout", "paid")


def furthest_step(events):
    """How far a visitor got, going through the funnel in order."""
    reached = 0
    for event in events:
        if reached < len(FUNNEL) and event == FUNNEL[reached]:
            reached += 1
    return reached


def click_stream_funnel(streams: dict[str, list[str]]) -> dict[str, float]:
    """Share of the visitors of one step that reached the next one."""
    depths = [furthest_step(events) for events in streams.values()]
    rates = {}
    for index, name in enumerate(FUNNEL[1:], start=1):
        before = sum(d >= index for d in depths)
        if before == 0:
            break
        rates[name] = round(sum(d > index for d in depths) / before, 2)
    return rates

#> click_stream_funnel({"u1": ["visit", "product", "cart"], "u2": ["visit", "search", "product"], "u3": ["visit"]})
#> click_stream_funnel({})
#> click_stream_funnel({"u": ["visit", "product", "cart", "checkout", "paid", "visit"]})
#> click_stream_funnel({"a": ["product", "visit"], "b": ["visit", "product"]})
#> click_stream_funnel({"m": ["visit", "product", "cart", "checkout"], "n": ["visit", "product", "cart", "checkout", "paid"]})

### once_only_handler
class Once:
    """Calls the wrapped function for the first event of each id only."""

    def __init__(self, func, memory=3):
        self.func = func
        self.memory = memory
        self.recent = []

    def __call__(self, event_id, *args):
        if event_id in self.recent:
            return False
        self.recent.append(event_id)
        del self.recent[:-self.memory]
        self.func(*args)
        return True


def once_only_handler(events: list[tuple[str, int]], memory: int = 3) -> int:
    """Total booked by a handler that may see the same event more than once."""
    booked = []
    handler = Once(booked.append, memory)
    for event_id, amount in events:
        handler(event_id, amount)
    return sum(booked)

#> once_only_handler([("e1", 10), ("e2", 20), ("e1", 10), ("e3", 5)])
#> once_only_handler([("e1", 10), ("e2", 20), ("e1", 10)], memory=1)
#> once_only_handler([])
#> once_only_handler([("x", 1), ("x", 1), ("x", 1)], 5)
#> once_only_handler([("a", 100), ("b", 200), ("c", 300), ("d", 400), ("a", 100), ("d", 400)])
#> once_only_handler([("e1", 10), ("e2", 20), ("e1", 10), ("e3", 5), ("a", 100), ("b", 200), ("c", 300), ("d", 400), ("a", 100), ("d", 400), ("e1", 10), ("e2", 20), ("e1", 10)])

### all_listeners_agree
class Listener:
    def __init__(self, name, minimum):
        self.name, self.minimum = name, minimum

    def vote(self, proposal):
        return proposal >= self.minimum


class StrictListener(Listener):
    def vote(self, proposal):
        return super().vote(proposal) and proposal % 2 == 0


class TiredListener(Listener):
    def __init__(self, name, minimum, patience):
        super().__init__(name, minimum)
        self.patience = patience

    def vote(self, proposal):
        self.patience -= 1
        return self.patience < 0 or super().vote(proposal)


def all_listeners_agree(proposals):
    """Is there a proposal, made in this order, that everybody accepts?"""
    panel = [Listener("ann", 3), StrictListener("bo", 4), TiredListener("cy", 10, patience=3)]
    for proposal in proposals:
        votes = [listener.vote(proposal) for listener in panel]
        if all(votes):
            return True
    return False

#> all_listeners_agree([2, 5, 12])
#> all_listeners_agree([4, 4, 4, 4])
#> all_listeners_agree([])
#> all_listeners_agree([11, 13])
#> all_listeners_agree([6, 7, 8])

### event_sourcing_balance
from dataclasses import dataclass


@dataclass(frozen=True)
class Opened:
    owner: str


@dataclass(frozen=True)
class Deposited:
    cents: int


@dataclass(frozen=True)
class Withdrawn:
    cents: int
    fee: int = 0


KINDS = {"open": Opened, "in": Deposited, "out": Withdrawn}


def apply(state, event):
    match event:
        case Opened(owner):
            return {"owner": owner, "cents": 0}
        case Deposited(cents):
            return {**state, "cents": state["cents"] + cents}
        case Withdrawn(cents, fee):
            return {**state, "cents": state["cents"] - cents - fee}


def event_sourcing_balance(log: list[tuple]) -> str:
    state = {}
    for kind, *args in log:
        state = apply(state, KINDS[kind](*args))
    return f"{state['owner']}: {state['cents'] / 100:.2f}"

#> event_sourcing_balance([("open", "Ines"), ("in", 12550), ("out", 2000, 35)])
#> event_sourcing_balance([("open", "Raj")])
#> event_sourcing_balance([("in", 100)])
#> event_sourcing_balance([("open", "Ada"), ("out", 999), ("in", 1), ("in", 500)])
#> event_sourcing_balance([("open", "Old"), ("in", 700), ("open", "New"), ("in", 50)])

### weak_password_observers
import re

CHECKS = (
    ("length", lambda p: len(p) >= 10),
    ("upper", re.compile(r"[A-Z]").search),
    ("lower", re.compile(r"[a-z]").search),
    ("digit", re.compile(r"\d").search),
    ("no repeats", lambda p: not re.search(r"(.)\1\1", p)),
)


def failed_checks(password):
    return [name for name, check in CHECKS if not check(password)]


def weak_password_observers(passwords, on_weak=None):
    strong = True
    for user, password in passwords.items():
        problems = failed_checks(password)
        if problems:
            strong = False
            if on_weak:
                on_weak(f"{user}: {', '.join(problems)}")
    return strong

#> weak_password_observers({"ann": "Tr0ub4dor&3x", "bob": "CorrectHorse9"})
#> weak_password_observers({"ann": "Tr0ub4dor&3x", "bob": "aaa111"})
#> weak_password_observers({})
#> weak_password_observers({"eve": "SHOUTING12345"}, on_weak=print)
#> weak_password_observers({"kim": "Winter2024Winter", "lee": "Spriiing2024"}, print)
#> weak_password_observers({"kim": "Winter2024Winter", "lee": "Spriiing2024", "ann": "Tr0ub4dor&3x", "bob": "aaa111"}, print)

### rumour_spread_rounds
def rumour_spread_rounds(contacts: dict[str, list[str]], start: str) -> int:
    """Rounds until everybody who can hear a rumour has heard it."""
    if start not in contacts:
        raise KeyError(start)
    informed = {start}
    rounds = 0
    while True:
        fresh = set()
        for person in informed:
            for contact in contacts.get(person, []):
                if contact not in informed:
                    fresh.add(contact)
        if not fresh:
            return rounds
        informed |= fresh
        rounds += 1

#> rumour_spread_rounds({"a": ["b", "c"], "b": ["d"], "c": ["d"], "d": ["e"]}, "a")
#> rumour_spread_rounds({"a": [], "b": ["a"]}, "a")
#> rumour_spread_rounds({"x": ["y"], "y": ["x"]}, "y")
#> rumour_spread_rounds({"a": ["b"]}, "z")
#> rumour_spread_rounds({"hub": ["n1", "n2", "n3"], "n1": ["m1"], "m1": ["k1"], "k1": ["hub"]}, "hub")

### ui_event_bubbling
from dataclasses import dataclass, field


@dataclass
class Widget:
    name: str
    parent: object = None
    handles: set = field(default_factory=set)
    stops: bool = False

    def ancestors(self):
        widget = self
        while widget is not None:
            yield widget
            widget = widget.parent


def ui_event_bubbling(tree, target, event):
    """Names of the widgets that handle an event, from the target upwards."""
    widgets = {}
    for name, parent, handles, *rest in tree:
        widgets[name] = Widget(name, widgets.get(parent), set(handles), bool(rest))
    path = []
    for widget in widgets[target].ancestors():
        if event in widget.handles:
            path.append(widget.name)
            if widget.stops:
                break
    return path

#> ui_event_bubbling([("window", None, ["key"]), ("panel", "window", ["click"]), ("ok", "panel", ["click"])], "ok", "click")
#> ui_event_bubbling([("window", None, ["key"]), ("dialog", "window", ["key"], "stop"), ("field", "dialog", ["key"])], "field", "key")
#> ui_event_bubbling([("window", None, ["drag"])], "window", "click")
#> ui_event_bubbling([("window", None, [])], "button", "click")
#> ui_event_bubbling([("page", None, ["scroll"]), ("list", "page", ["scroll"]), ("row", "list", [])], "row", "scroll")

### heartbeat_is_stale
def heartbeat_is_stale(beats, now, tolerance=2.0):
    """Is any service overdue, judged by its own usual interval?

    A service is overdue when the time since its last beat is longer than
    `tolerance` times its median interval. One beat alone says nothing.
    """
    for stamps in beats.values():
        if len(stamps) < 2:
            continue
        gaps = sorted(b - a for a, b in zip(stamps, stamps[1:]))
        middle = len(gaps) // 2
        if len(gaps) % 2:
            usual = gaps[middle]
        else:
            usual = (gaps[middle - 1] + gaps[middle]) / 2
        if now - stamps[-1] > tolerance * usual:
            return True
    return False

#> heartbeat_is_stale({"api": [0, 10, 20, 30], "db": [5, 15, 25]}, 40)
#> heartbeat_is_stale({"api": [0, 10, 20, 30], "db": [5, 6, 7]}, 40)
#> heartbeat_is_stale({"new": [3]}, 900)
#> heartbeat_is_stale({}, 1)
#> heartbeat_is_stale({"cron": [0, 60, 119.5, 180.5]}, 300, tolerance=1.5)
#> heartbeat_is_stale({"api": [0, 10, 20, 30], "db": [5, 15, 25], "cron": [0, 60, 119.5, 180.5]}, 40)
