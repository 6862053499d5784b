### async_gather_latencies
import asyncio


class Clock:
    def __init__(self):
        self.log = []

    async def call(self, name, hops):
        for hop in range(hops):
            self.log.append(f"{name}{hop}")
            await asyncio.sleep(0)
        return name, hops


async def run_all(clock, services):
    calls = [clock.call(name, hops) for name, hops in services.items()]
    return dict(await asyncio.gather(*calls))


def async_gather_latencies(services: dict[str, int]) -> str:
    clock = Clock()
    results = asyncio.run(run_all(clock, services))
    slowest = max(results, key=results.get, default="none")
    return f"{' '.join(clock.log)} | slowest {slowest}"

#> async_gather_latencies({"auth": 2, "cart": 1, "stock": 3})
#> async_gather_latencies({})
#> async_gather_latencies({"one": 1})
#> async_gather_latencies({"a": 2, "b": 2})
#> async_gather_latencies({"mail": 0, "sms": 2})
#> async_gather_latencies({"a": 2, "b": 2, "auth": 2, "cart": 1, "stock": 3, "mail": 0, "sms": 2})

### async_timeout_fallback
import asyncio


class TooSlow(Exception):
    pass


async def limited(steps, budget):
    """Give up after a number of scheduling steps."""
    for used in range(steps):
        if used >= budget:
            raise TooSlow(f"stopped after {used} steps")
        await asyncio.sleep(0)
    return f"done in {steps}"


async def with_fallback(name, steps, budget, default):
    try:
        return f"{name}: {await limited(steps, budget)}"
    except TooSlow as slow:
        return f"{name}: {default} ({slow})"


def async_timeout_fallback(jobs: dict[str, int], budget: int = 3, default: str = "cached") -> list[str]:
    async def main():
        results = []
        for name, steps in jobs.items():
            results.append(await with_fallback(name, steps, budget, default))
        return results

    return asyncio.run(main())

#> async_timeout_fallback({"price": 2, "rating": 5})
#> async_timeout_fallback({"ads": 1}, budget=0)
#> async_timeout_fallback({})
#> async_timeout_fallback({"a": 3, "b": 4, "c": 0})
#> async_timeout_fallback({"geo": 9}, 4, default="unknown place")
#> async_timeout_fallback({"a": 3, "b": 4, "c": 0, "geo": 9})

### async_semaphore_peak
import asyncio


class Meter:
    def __init__(self):
        self.now = self.peak = 0

    def __enter__(self):
        self.now += 1
        self.peak = max(self.peak, self.now)

    def __exit__(self, *exc):
        self.now -= 1


async def download(size, gate, meter):
    async with gate:
        with meter:
            for _ in range(size):
                await asyncio.sleep(0)
    return size


async def download_all(sizes, limit, meter):
    gate = asyncio.Semaphore(limit)
    return sum(await asyncio.gather(*(download(size, gate, meter) for size in sizes)))


def async_semaphore_peak(sizes: list[int], limit: int) -> tuple[int, int]:
    meter = Meter()
    total = asyncio.run(download_all(sizes, limit, meter))
    return total, meter.peak

#> async_semaphore_peak([2, 1, 3], 2)
#> async_semaphore_peak([1, 1, 1], 5)
#> async_semaphore_peak([], 1)
#> async_semaphore_peak([2, 2], 1)
#> async_semaphore_peak([0, 4], 1)
#> async_semaphore_peak([0, 4, 1, 1, 1], 1)

### async_lock_balance_ok
import asyncio


class Account:
    def __init__(self, balance):
        self.balance = balance
        self.lock = asyncio.Lock()

    async def withdraw_safe(self, amount):
        async with self.lock:
            return await self.withdraw(amount)

    async def withdraw(self, amount):
        seen = self.balance
        await asyncio.sleep(0)
        if seen < amount:
            return False
        self.balance = seen - amount
        return True


async def simulate(balance, amounts, safe):
    account = Account(balance)
    method = account.withdraw_safe if safe else account.withdraw
    answers = await asyncio.gather(*(method(amount) for amount in amounts))
    paid = sum(amount for amount, ok in zip(amounts, answers) if ok)
    return account.balance + paid == balance


def async_lock_balance_ok(balance, amounts, safe=True):
    return asyncio.run(simulate(balance, amounts, safe))

#> async_lock_balance_ok(100, [30, 40])
#> async_lock_balance_ok(100, [30, 40], safe=False)
#> async_lock_balance_ok(100, [80, 80])
#> async_lock_balance_ok(10, [50, 60], safe=False)
#> async_lock_balance_ok(5, [])
#> async_lock_balance_ok(100, [80, 80, 30, 40, 30, 40])

### async_chat_broadcast
import asyncio


class Room:
    def __init__(self):
        self.inboxes = {}

    def join(self, name):
        self.inboxes[name] = asyncio.Queue()

    async def say(self, sender, text):
        for name, inbox in self.inboxes.items():
            if name != sender:
                await inbox.put(f"{sender}: {text}")


async def chat(lines):
    room = Room()
    for line in lines:
        name, _, text = line.partition(" ")
        if name not in room.inboxes:
            room.join(name)
        if text:
            await room.say(name, text)
    return {name: [inbox.get_nowait() for _ in range(inbox.qsize())] for name, inbox in room.inboxes.items()}


def async_chat_broadcast(lines: list[str]) -> dict[str, list[str]]:
    """Everybody gets what others say after they joined."""
    return asyncio.run(chat(lines))

#> async_chat_broadcast(["ann", "bob", "ann hello there", "bob hi ann"])
#> async_chat_broadcast(["ann talking to myself"])
#> async_chat_broadcast([])
#> async_chat_broadcast(["kim", "lou morning!", "kim you are late", "max sorry both"])
#> async_chat_broadcast(["x", "y", "z all fine", "x ok"])
#> async_chat_broadcast(["ann", "bob", "ann hello there", "bob hi ann", "x", "y", "z all fine", "x ok"])

### async_pipeline_stages
import asyncio


async def stage(inbox, outbox, func):
    while True:
        item = await inbox.get()
        if item is None:
            break
        result = func(item)
        if result is not None:
            await outbox.put(result)
    await outbox.put(None)


STAGES = [str.strip, lambda text: text or None, str.lower, lambda text: text.replace(" ", "_")]


async def run(lines):
    queues = [asyncio.Queue() for _ in range(len(STAGES) + 1)]
    workers = [asyncio.create_task(stage(a, b, f)) for a, b, f in zip(queues, queues[1:], STAGES)]
    for line in lines:
        await queues[0].put(line)
    await queues[0].put(None)
    out = []
    while True:
        item = await queues[-1].get()
        if item is None:
            break
        out.append(item)
    await asyncio.gather(*workers)
    return out


def async_pipeline_stages(lines: list[str]) -> list[str]:
    """Clean lines by workers that hand items on through queues."""
    return asyncio.run(run(lines))

#> async_pipeline_stages(["  Hello World "])
#> async_pipeline_stages(["One", "  ", "Two Three"])
#> async_pipeline_stages([])
#> async_pipeline_stages(["UPPER CASE TITLE", "x"])
#> async_pipeline_stages([" "])

### router_path_params
import re


class NotFound(LookupError):
    pass


class Router:
    def __init__(self):
        self.routes = []

    def add(self, method, pattern, handler):
        regex = re.sub(r"<(\w+)>", r"(?P<\1>[^/]+)", pattern)
        self.routes.append((method, re.compile(regex), handler))

    def dispatch(self, method, path):
        allowed = set()
        for route_method, regex, handler in self.routes:
            match = regex.fullmatch(path)
            if match and route_method == method:
                return handler(**match.groupdict())
            if match:
                allowed.add(route_method)
        if allowed:
            return f"405 use {'/'.join(sorted(allowed))}"
        raise NotFound(path)


def router_path_params(request):
    router = Router()
    router.add("GET", "/users/<name>", lambda name: f"user {name}")
    router.add("GET", "/users/<name>/posts/<number>", lambda name, number: f"post {int(number)} of {name}")
    router.add("POST", "/posts", lambda: "created")
    method, path = request.split()
    try:
        return router.dispatch(method, path)
    except NotFound as error:
        return f"404 {error}"

#> router_path_params("GET /users/ida")
#> router_path_params("GET /users/ida/posts/017")
#> router_path_params("DELETE /posts")
#> router_path_params("GET /posts/5")
#> router_path_params("GET /users/ida/posts/last")

### service_health_summary
from enum import IntEnum


class Health(IntEnum):
    OK = 0
    DEGRADED = 1
    DOWN = 2


DEPENDS = {"shop": ["db", "search"], "search": ["index"], "db": [], "index": [], "mail": ["queue"], "queue": []}
OPTIONAL = {("shop", "search")}


def effective(service, own, memo):
    """Own health, made worse by what the service depends on."""
    if service not in memo:
        health = own.get(service, Health.OK)
        for need in DEPENDS[service]:
            state = effective(need, own, memo)
            if (service, need) in OPTIONAL:
                state = min(state, Health.DEGRADED)
            health = max(health, state)
        memo[service] = health
    return memo[service]


def service_health_summary(broken: dict[str, str]) -> dict[str, str]:
    """Services that are not fine, given what is broken itself."""
    own = {name: Health[state.upper()] for name, state in broken.items()}
    memo: dict[str, Health] = {}
    summary = {}
    for service in DEPENDS:
        health = effective(service, own, memo)
        if health is not Health.OK:
            summary[service] = health.name.lower()
    return summary

#> service_health_summary({"index": "down"})
#> service_health_summary({"db": "down", "queue": "degraded"})
#> service_health_summary({})
#> service_health_summary({"db": "burning"})
#> service_health_summary({"queue": "down", "search": "degraded", "mail": "ok"})

### load_balancer_picks
from itertools import cycle


class Backend:
    def __init__(self, name, weight=1):
        self.name, self.weight = name, weight
        self.healthy = True
        self.served = 0


class Balancer:
    def __init__(self, backends):
        self.backends = backends
        self._ring = cycle([b for b in backends for _ in range(b.weight)])
        self._size = sum(b.weight for b in backends)

    def pick(self):
        for _ in range(self._size):
            backend = next(self._ring)
            if backend.healthy:
                backend.served += 1
                return backend
        raise RuntimeError("no healthy backend")


def load_balancer_picks(weights: dict[str, int], requests: int, fail_after: dict[str, int]) -> dict[str, int]:
    """Served requests per backend; some fail for good after serving so many."""
    balancer = Balancer([Backend(name, weight) for name, weight in weights.items()])
    for _ in range(requests):
        backend = balancer.pick()
        if backend.served >= fail_after.get(backend.name, requests + 1):
            backend.healthy = False
    return {b.name: b.served for b in balancer.backends}

#> load_balancer_picks({"a": 2, "b": 1}, 6, {})
#> load_balancer_picks({"a": 1, "b": 1, "c": 1}, 5, {"b": 1})
#> load_balancer_picks({"x": 1}, 3, {"x": 2})
#> load_balancer_picks({"east": 1, "west": 3}, 8, {"west": 2})
#> load_balancer_picks({}, 0, {})

### key_value_server_replies
class KeyValueServer:
    def __init__(self):
        self.data = {}
        self.transaction = None

    def execute(self, line):
        command, *args = line.split()
        store = self.data if self.transaction is None else self.transaction
        match [command.upper(), *args]:
            case ["SET", key, value]:
                store[key] = value
                return "OK"
            case ["GET", key]:
                return store.get(key, self.data.get(key, "nil"))
            case ["INCR", key]:
                store[key] = str(int(store.get(key, self.data.get(key, "0"))) + 1)
                return store[key]
            case ["BEGIN"]:
                self.transaction = {}
                return "OK"
            case ["COMMIT" | "ROLLBACK" as end] if self.transaction is not None:
                if end == "COMMIT":
                    self.data.update(self.transaction)
                self.transaction = None
                return "OK"
            case _:
                return "ERR"


def key_value_server_replies(session: str) -> str:
    """Replies of a server to commands separated by ';'."""
    server = KeyValueServer()
    return " ".join(server.execute(line) for line in session.split(";"))

#> key_value_server_replies("set a 5; incr a; get a; get b")
#> key_value_server_replies("begin; set x 1; rollback; get x")
#> key_value_server_replies("incr n; begin; incr n; get n; commit; get n; commit")
#> key_value_server_replies("set name Ann; incr name")
#> key_value_server_replies("flush; set a; BEGIN; SET k v; COMMIT; GET k")

### rest_resource_crud
import json
from http import HTTPStatus
from itertools import count


class Notes:
    def __init__(self):
        self.items = {}
        self.ids = count(1)

    def handle(self, method, ident=None, body=None):
        if method == "POST":
            data = json.loads(body)
            if not data.get("title"):
                return HTTPStatus.UNPROCESSABLE_ENTITY
            self.items[next(self.ids)] = data
            return HTTPStatus.CREATED
        if ident not in self.items:
            return HTTPStatus.NOT_FOUND
        if method == "DELETE":
            del self.items[ident]
            return HTTPStatus.NO_CONTENT
        self.items[ident].update(json.loads(body))
        return HTTPStatus.OK


def rest_resource_crud(requests: list[tuple]) -> tuple[list[int], dict]:
    """Status codes of requests and what is stored in the end."""
    notes = Notes()
    codes = [int(notes.handle(*request)) for request in requests]
    return codes, notes.items

#> rest_resource_crud([("POST", None, '{"title": "Buy milk"}'), ("PATCH", 1, '{"done": true}')])
#> rest_resource_crud([("POST", None, '{"title": ""}'), ("DELETE", 1)])
#> rest_resource_crud([])
#> rest_resource_crud([("POST", None, "title=x")])
#> rest_resource_crud([("POST", None, '{"title": "A"}'), ("POST", None, '{"title": "B", "tags": []}'), ("DELETE", 1)])
#> rest_resource_crud([("POST", None, '{"title": "A"}'), ("POST", None, '{"title": "B", "tags": []}'), ("DELETE", 1), ("POST", None, '{"title": "Buy milk"}'), ("PATCH", 1, '{"done": true}'), ("POST", None, '{"title": ""}'), ("DELETE", 1)])
#> rest_resource_crud([("POST", None, '{"title": "Buy milk"}'), ("PATCH", 1, '{"done": true}'), ("POST", None, '{"title": "A"}'), ("POST", None, '{"title": "B", "tags": []}'), ("DELETE", 1), ("POST", None, '{"title": ""}'), ("DELETE", 1)])

### leader_election_rounds
from dataclasses import dataclass


@dataclass
class Node:
    name: str
    priority: int
    alive: bool = True


def bully(nodes, starter):
    """Messages sent until somebody is leader: ask all above, the highest answers."""
    messages = 0
    candidate = starter
    while True:
        above = [n for n in nodes if n.priority > candidate.priority]
        messages += len(above)
        answering = [n for n in above if n.alive]
        if not answering:
            break
        candidate = min(answering, key=lambda n: n.priority)
    messages += sum(n.alive and n is not candidate for n in nodes)
    return candidate, messages


def leader_election_rounds(priorities: dict[str, int], dead: list[str], starter: str) -> str:
    nodes = [Node(name, priority, name not in dead) for name, priority in priorities.items()]
    first = next((n for n in nodes if n.name == starter and n.alive), None)
    if first is None:
        return "no election"
    leader, messages = bully(nodes, first)
    return f"{leader.name} after {messages} messages"

#> leader_election_rounds({"a": 1, "b": 2, "c": 3}, [], "a")
#> leader_election_rounds({"a": 1, "b": 2, "c": 3}, ["c"], "a")
#> leader_election_rounds({"a": 1, "b": 2, "c": 3}, ["a"], "a")
#> leader_election_rounds({"n1": 10, "n2": 40, "n3": 30, "n4": 20}, ["n2"], "n1")
#> leader_election_rounds({"solo": 1}, [], "solo")

### message_queue_ack_redeliver
from collections import deque


class Broker:
    def __init__(self):
        self.ready = deque()
        self.unacked = {}
        self.tag = 0

    def publish(self, body):
        self.ready.append((body, 0))

    def get(self):
        if not self.ready:
            return None
        self.tag += 1
        self.unacked[self.tag] = self.ready.popleft()
        return self.tag, self.unacked[self.tag][0]

    def ack(self, tag):
        del self.unacked[tag]

    def nack(self, tag, limit=2):
        body, tries = self.unacked.pop(tag)
        if tries + 1 < limit:
            self.ready.append((body, tries + 1))
            return True
        return False


def message_queue_ack_redeliver(messages, bad):
    """Handle messages; those that contain the bad word are refused."""
    broker, handled, dropped = Broker(), [], []
    for message in messages:
        broker.publish(message)
    while (delivery := broker.get()) is not None:
        tag, body = delivery
        if bad not in body:
            broker.ack(tag)
            handled.append(body)
        elif not broker.nack(tag):
            dropped.append(body)
    return {"handled": handled, "dropped": dropped, "deliveries": broker.tag}

#> message_queue_ack_redeliver(["pay 10", "pay -5", "pay 7"], "-")
#> message_queue_ack_redeliver([], "x")
#> message_queue_ack_redeliver(["ok", "fine"], "bad")
#> message_queue_ack_redeliver(["bad apple", "bad pear", "plum"], "bad")
#> message_queue_ack_redeliver(["a"], "")
#> message_queue_ack_redeliver(["bad apple", "bad pear", "plum", "ok", "fine"], "bad")

### saga_compensation_log
class StepFailed(Exception):
    pass


class Saga:
    """Runs steps; when one fails, the finished ones are undone backwards."""

    def __init__(self):
        self.done = []
        self.log = []

    def run(self, name, fails=False):
        if fails:
            raise StepFailed(name)
        self.log.append(f"do {name}")
        self.done.append(name)

    def undo(self):
        while self.done:
            self.log.append(f"undo {self.done.pop()}")


def saga_compensation_log(steps: list[str], failing: str | None = None) -> str:
    saga = Saga()
    try:
        for step in steps:
            saga.run(step, fails=step == failing)
    except StepFailed as failed:
        saga.log.append(f"{failed} failed")
        saga.undo()
    else:
        saga.log.append("committed")
    return ", ".join(saga.log)

#> saga_compensation_log(["reserve seat", "charge card", "send ticket"])
#> saga_compensation_log(["reserve seat", "charge card", "send ticket"], failing="send ticket")
#> saga_compensation_log(["reserve seat", "charge card"], "reserve seat")
#> saga_compensation_log([])
#> saga_compensation_log(["book flight", "book hotel", "book car", "pay"], "pay")
#> saga_compensation_log(["reserve seat", "charge card", "send ticket", "book flight", "book hotel", "book car", "pay"])

### config_feature_service_ok
import re

VERSION = re.compile(r"(\d+)\.(\d+)")


class Incompatible(Exception):
    pass


def parse(text):
    match = VERSION.fullmatch(text)
    if match is None:
        raise ValueError(f"version {text!r}")
    return int(match[1]), int(match[2])


def negotiate(client, servers):
    """Highest common version: same major number, minor not above the client's."""
    major, minor = parse(client)
    usable = [parse(s) for s in servers if parse(s)[0] == major and parse(s)[1] <= minor]
    if not usable:
        raise Incompatible(client)
    return max(usable)


def config_feature_service_ok(client: str, servers: list[str], needed: str) -> bool:
    """Can client and server agree on a version that has the needed feature?"""
    try:
        agreed = negotiate(client, servers)
    except Incompatible:
        return False
    return agreed >= parse(needed)

#> config_feature_service_ok("2.3", ["1.9", "2.1", "2.4"], "2.1")
#> config_feature_service_ok("2.3", ["1.9", "2.1", "2.4"], "2.2")
#> config_feature_service_ok("3.0", ["2.9"], "1.0")
#> config_feature_service_ok("2.x", ["2.0"], "2.0")
#> config_feature_service_ok("4.7", ["4.0", "4.7", "5.0"], "4.7")
#> config_feature_service_ok("2.3", ["1.9", "2.1", "2.4", "4.0", "4.7", "5.0", "1.9", "2.1", "2.4"], "2.1")

### shard_assignment_moves
import hashlib


def shard_of(key, shards):
    """Rendezvous hashing: the shard with the highest score for a key."""
    def score(shard):
        return int(hashlib.md5(f"{shard}/{key}".encode()).hexdigest()[:8], 16)
    return max(shards, key=score)


def shard_assignment_moves(keys, before, after):
    """How many keys move when the set of shards changes?"""
    if not before or not after:
        raise ValueError("at least one shard needed")
    moves = 0
    for key in keys:
        if shard_of(key, before) != shard_of(key, after):
            moves += 1
    return moves

#> shard_assignment_moves(["user:1", "user:2", "user:3", "user:4"], ["s1", "s2"], ["s1", "s2", "s3"])
#> shard_assignment_moves(["a", "b", "c"], ["s1", "s2", "s3"], ["s1", "s3"])
#> shard_assignment_moves(["a", "b"], ["s1"], ["s1"])
#> shard_assignment_moves(["a"], [], ["s1"])
#> shard_assignment_moves(["x", "y", "z"], ["old"], ["new"])
#> shard_assignment_moves(["a", "b", "c", "x", "y", "z"], ["s1", "s2", "s3", "old"], ["s1", "s3", "new"])

### vector_clock_relation
def merge(a, b):
    return {node: max(a.get(node, 0), b.get(node, 0)) for node in sorted(a.keys() | b.keys())}


def happened_before(a, b):
    return all(count <= b.get(node, 0) for node, count in a.items()) and a != b


def vector_clock_relation(events: list[str]) -> str:
    clocks: dict[str, dict[str, int]] = {}
    stamps = []
    for event in events:
        sender, arrow, receiver = event.partition(">")
        clock = clocks.setdefault(sender, {})
        clock[sender] = clock.get(sender, 0) + 1
        if arrow:
            other = clocks.setdefault(receiver, {})
            other[receiver] = other.get(receiver, 0) + 1
            clocks[receiver] = merge(other, clock)
            stamps.append(dict(clocks[receiver]))
        else:
            stamps.append(dict(clock))
    first, last = stamps[-2], stamps[-1]
    if happened_before(first, last):
        return f"{first} before {last}"
    return f"{first} concurrent with {last}"

#> vector_clock_relation(["a", "a>b", "b"])
#> vector_clock_relation(["a", "b"])
#> vector_clock_relation(["a>b", "c", "b>c", "a"])
#> vector_clock_relation(["x"])
#> vector_clock_relation(["p>q", "q>r", "r", "p"])
#> vector_clock_relation(["a>b", "c", "b>c", "a", "p>q", "q>r", "r", "p", "a", "a>b", "b"])

### feature_queue_votes
from collections import Counter


class Board:
    def __init__(self, budget):
        self.budget = budget
        self.spent = Counter()
        self.votes = Counter()

    def vote(self, user, feature, weight=1):
        cost = weight * weight
        if self.spent[user] + cost > self.budget:
            return False
        self.spent[user] += cost
        self.votes[feature] += weight
        return True


def feature_queue_votes(ballots: list[tuple], budget: int = 10) -> list[str]:
    board = Board(budget)
    ignored = 0
    for ballot in ballots:
        if not board.vote(*ballot):
            ignored += 1
    lines = [f"{feature}: {count}" for feature, count in sorted(board.votes.items(), key=lambda kv: (-kv[1], kv[0]))]
    if ignored:
        lines.append(f"({ignored} ignored)")
    return lines

#> feature_queue_votes([("ann", "dark mode", 3), ("bob", "export", 2), ("ann", "export"), ("ann", "api")])
#> feature_queue_votes([("ann", "x", 4)])
#> feature_queue_votes([])
#> feature_queue_votes([("a", "p", 2), ("a", "q", 2), ("a", "p", 1), ("b", "q", 3)], budget=9)
#> feature_queue_votes([("kim", "sso"), ("lou", "sso"), ("max", "sso", 2)], 5)
#> feature_queue_votes([("ann", "dark mode", 3), ("bob", "export", 2), ("ann", "export"), ("ann", "api"), ("a", "p", 2), ("a", "q", 2), ("a", "p", 1), ("b", "q", 3), ("kim", "sso"), ("lou", "sso"), ("max", "sso", 2)])
