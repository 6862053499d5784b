### breaker_log_of_ticks
class OpenCircuit(Exception):
    pass


class Breaker:
    """Opens after `limit` failures in a row; lets one call through after `pause` ticks."""

    def __init__(self, limit, pause):
        self.limit, self.pause = limit, pause
        self.failures = 0
        self.opened_at = None

    def call(self, action, now):
        if self.opened_at is not None and now - self.opened_at < self.pause:
            raise OpenCircuit
        try:
            result = action()
        except ConnectionError:
            self.failures += 1
            if self.failures >= self.limit:
                self.opened_at = now
            raise
        self.failures = 0
        self.opened_at = None
        return result


def breaker_log_of_ticks(answers: str, limit: int = 2, pause: int = 3) -> str:
    """For each tick '.', 'x' (failed) or 'o' (refused by the breaker)."""
    breaker = Breaker(limit, pause)
    log = []
    for now, answer in enumerate(answers):
        def action(answer=answer):
            if answer == "x":
                raise ConnectionError
            return "."

        try:
            log.append(breaker.call(action, now))
        except OpenCircuit:
            log.append("o")
        except ConnectionError:
            log.append("x")
    return "".join(log)

#> breaker_log_of_ticks(".xx....x.")
#> breaker_log_of_ticks("xxxxxx", limit=1, pause=2)
#> breaker_log_of_ticks("")
#> breaker_log_of_ticks("x.x.x.", 2, 5)
#> breaker_log_of_ticks("xxxx.....", 3, 1)

### bucket_level_passes
class Bucket:
    def __init__(self, capacity: float, rate: float):
        self.capacity, self.rate = capacity, rate
        self.level = capacity
        self.updated = 0.0

    def take(self, now: float, cost: float) -> bool:
        self.level = min(self.capacity, self.level + (now - self.updated) * self.rate)
        self.updated = now
        if cost > self.level:
            return False
        self.level -= cost
        return True


def bucket_level_passes(requests: list[tuple[float, float]], capacity: float, rate: float) -> list[bool]:
    """Whether each request (time, cost) passes."""
    bucket = Bucket(capacity, rate)
    decisions = []
    for now, cost in requests:
        if now < bucket.updated:
            raise ValueError("time goes backwards")
        decisions.append(bucket.take(now, cost))
    return decisions

#> bucket_level_passes([(0, 3), (0.5, 3), (1, 2), (4, 5)], 5, 1)
#> bucket_level_passes([(1, 1), (0, 1)], 2, 1)
#> bucket_level_passes([], 1, 1)
#> bucket_level_passes([(0, 1), (0, 1), (0, 1), (10, 2.5), (10, 0.5)], 2, 0.25)
#> bucket_level_passes([(0, 10), (100, 10), (105, 10), (110, 4)], 10, 0.5)

### work_queue_retries_dead
from collections import deque
from dataclasses import dataclass


@dataclass
class Task:
    name: str
    attempts: int = 0


def work_queue_retries_dead(names: list[str], flaky: dict[str, int], most: int = 3) -> dict[str, list[str]]:
    """Tasks that fail as often as `flaky` says are queued again, up to `most` attempts."""
    queue = deque(Task(name) for name in names)
    result: dict[str, list[str]] = {"done": [], "dead": []}
    while queue:
        task = queue.popleft()
        task.attempts += 1
        if task.attempts > flaky.get(task.name, 0):
            result["done"].append(f"{task.name}@{task.attempts}")
        elif task.attempts < most:
            queue.append(task)
        else:
            result["dead"].append(task.name)
    return result

#> work_queue_retries_dead(["mail", "pdf", "sync"], {"pdf": 1, "sync": 9})
#> work_queue_retries_dead(["a", "b"], {"a": 2, "b": 3}, most=4)
#> work_queue_retries_dead([], {})
#> work_queue_retries_dead(["x"], {"x": 1}, most=1)
#> work_queue_retries_dead(["p", "q", "r", "p"], {"p": 1, "q": 2, "r": 3}, 3)

### cache_with_ttl_hits
class TtlCache:
    def __init__(self, ttl, size):
        self.ttl, self.size = ttl, size
        self._data = {}

    def get(self, key, now):
        entry = self._data.get(key)
        if entry is None:
            return None
        value, expires = entry
        if now >= expires:
            del self._data[key]
            return None
        return value

    def put(self, key, value, now):
        if len(self._data) >= self.size and key not in self._data:
            oldest = min(self._data, key=lambda k: self._data[k][1])
            del self._data[oldest]
        self._data[key] = (value, now + self.ttl)

    def __len__(self):
        return len(self._data)


def cache_with_ttl_hits(requests: list[tuple[int, str]], ttl: int, size: int) -> float:
    """Share of requests (time, key) that were answered from the cache."""
    cache = TtlCache(ttl, size)
    hits = 0
    for now, key in requests:
        if cache.get(key, now) is not None:
            hits += 1
        else:
            cache.put(key, len(cache), now)
    return round(hits / len(requests), 3) if requests else 0.0

#> cache_with_ttl_hits([(0, "a"), (1, "a"), (2, "b"), (6, "a"), (7, "b"), (8, "a")], 5, 2)
#> cache_with_ttl_hits([(0, "a"), (1, "b"), (2, "c"), (3, "a")], 100, 2)
#> cache_with_ttl_hits([], 1, 1)
#> cache_with_ttl_hits([(t, "xyz"[t % 3]) for t in range(9)], 4, 3)
#> cache_with_ttl_hits([(0, "k"), (3, "k"), (4, "k")], 3, 1)

### load_balancer_least_busy
import heapq


class Balancer:
    def __init__(self, servers):
        self.heap = [(0, index, name) for index, name in enumerate(servers)]
        heapq.heapify(self.heap)
        self.given = {name: 0 for name in servers}

    def assign(self, cost):
        if not self.heap:
            raise RuntimeError("no servers")
        load, index, name = heapq.heappop(self.heap)
        self.given[name] += 1
        heapq.heappush(self.heap, (load + cost, index, name))
        return name


def load_balancer_least_busy(servers: list[str], costs: list[int], sticky: bool = False) -> str:
    """Assigned servers in order, the first letters joined; sticky: equal costs go to the same one."""
    balancer = Balancer(servers)
    known: dict[int, str] = {}
    path = []
    for cost in costs:
        if sticky and cost in known:
            path.append(known[cost][0])
            continue
        name = balancer.assign(cost)
        known[cost] = name
        path.append(name[0])
    busiest = max(balancer.given, key=balancer.given.get) if path else "-"
    return "".join(path) + ":" + busiest

#> load_balancer_least_busy(["alpha", "beta", "gamma"], [5, 1, 1, 1, 1, 9])
#> load_balancer_least_busy(["alpha", "beta"], [3, 3, 3, 1, 1], sticky=True)
#> load_balancer_least_busy(["solo"], [])
#> load_balancer_least_busy([], [1])
#> load_balancer_least_busy(["x1", "y1", "z1"], [2, 4, 6, 8, 2, 4, 6, 8], False)

### middleware_chain_response
class HttpError(Exception):
    def __init__(self, status, text):
        super().__init__(text)
        self.status = status


def authenticate(handler):
    def wrapped(request):
        if request.get("token") not in ("t-ann", "t-bob"):
            raise HttpError(401, "who are you?")
        return handler(request | {"user": request["token"][2:]})
    return wrapped


def limit_body(handler):
    def wrapped(request):
        if len(request.get("body", "")) > 20:
            raise HttpError(413, "too large")
        return handler(request)
    return wrapped


def errors_to_responses(handler):
    def wrapped(request):
        try:
            return handler(request)
        except HttpError as error:
            return error.status, str(error)
        except KeyError as error:
            return 400, f"missing {error.args[0]}"
    return wrapped


def echo(request):
    return 200, f"{request['user']}: {request['body'].upper()}"


def middleware_chain_response(request: dict) -> tuple[int, str]:
    handler = echo
    for middleware in (limit_body, authenticate, errors_to_responses):
        handler = middleware(handler)
    return handler(request)

#> middleware_chain_response({"token": "t-ann", "body": "hello"})
#> middleware_chain_response({"token": "t-eve", "body": "hello"})
#> middleware_chain_response({"token": "t-bob", "body": "a body that is much too long"})
#> middleware_chain_response({"token": "t-bob"})
#> middleware_chain_response({})

### pubsub_wildcard_topics
from collections import defaultdict


def topic_matches(pattern: str, topic: str) -> bool:
    parts, names = pattern.split("/"), topic.split("/")
    for index, part in enumerate(parts):
        if part == "#":
            return True
        if index >= len(names):
            return False
        if part not in ("+", names[index]):
            return False
    return len(parts) == len(names)


def pubsub_wildcard_topics(subscriptions: dict[str, list[str]], messages: list[str]) -> dict[str, int]:
    """Messages each client gets; a client with several fitting patterns gets a message once."""
    received: dict[str, int] = defaultdict(int)
    for topic in messages:
        for client, patterns in subscriptions.items():
            if any(topic_matches(pattern, topic) for pattern in patterns):
                received[client] += 1
    return dict(received)

#> pubsub_wildcard_topics({"ann": ["home/+/temp"], "bob": ["home/#"], "cid": ["garden/light"]}, ["home/bath/temp", "home/bath/light", "garden/light"])
#> pubsub_wildcard_topics({"x": ["#", "a/b"]}, ["a/b", "c"])
#> pubsub_wildcard_topics({}, ["a"])
#> pubsub_wildcard_topics({"x": ["a/b/c"], "y": ["a/+"]}, ["a/b", "a/b/c", "a"])
#> pubsub_wildcard_topics({"x": ["+"]}, [])
#> pubsub_wildcard_topics({"x": ["#", "a/b"], "y": ["a/+"]}, ["a/b", "a/b/c", "a"])
#> pubsub_wildcard_topics({"x": ["#", "a/b"]}, ["a/b", "c", "home/bath/temp", "home/bath/light", "garden/light"])

### idempotent_payment_requests
class Conflict(Exception):
    pass


class Payments:
    def __init__(self):
        self.seen = {}
        self.balance = 0

    def pay(self, key, amount):
        if key in self.seen:
            if self.seen[key] != amount:
                raise Conflict(key)
            return "repeated"
        self.seen[key] = amount
        self.balance += amount
        return "paid"


def idempotent_payment_requests(requests: list[tuple[str, int]]) -> tuple[int, str]:
    """Sum paid, and a letter for each answer: p(aid), r(epeated), c(onflict)."""
    payments = Payments()
    letters = []
    for key, amount in requests:
        try:
            answer = payments.pay(key, amount)
        except Conflict:
            answer = "conflict"
        letters.append(answer[0])
    return payments.balance, "".join(letters)

#> idempotent_payment_requests([("k1", 100), ("k1", 100), ("k2", 50), ("k2", 60)])
#> idempotent_payment_requests([])
#> idempotent_payment_requests([("a", 1), ("b", 1), ("c", 1)])
#> idempotent_payment_requests([("x", 0), ("x", 0), ("x", 1), ("x", 0)])
#> idempotent_payment_requests([("q", 10), ("r", 20), ("q", 10), ("r", 2), ("s", 5), ("s", 5)])

### url_router_params
import re

ROUTES = [
    ("GET", "/users", "list_users"),
    ("GET", "/users/<int:id>", "show_user"),
    ("POST", "/users/<int:id>/tags/<name>", "add_tag"),
    ("GET", "/files/<path:rest>", "download"),
]
KINDS = {"int": (r"\d+", int), "path": (r".+", str), "": (r"[^/]+", str)}


def compile_route(pattern):
    converters = {}

    def replace(match):
        kind, name = match.group(1) or "", match.group(2)
        expression, converters[name] = KINDS[kind]
        return f"(?P<{name}>{expression})"

    regex = re.sub(r"<(?:(\w+):)?(\w+)>", replace, pattern)
    return re.compile(regex), converters


def url_router_params(method: str, path: str):
    """(handler, parameters) for a request, 405 for a wrong method, 404 for an unknown path."""
    status = 404
    for route_method, pattern, handler in ROUTES:
        regex, converters = compile_route(pattern)
        match = regex.fullmatch(path)
        if match is None:
            continue
        if route_method != method:
            status = 405
            continue
        return handler, {name: converters[name](value) for name, value in match.groupdict().items()}
    return status

#> url_router_params("GET", "/users/42")
#> url_router_params("POST", "/users/7/tags/new")
#> url_router_params("POST", "/users")
#> url_router_params("GET", "/files/a/b/c.txt")
#> url_router_params("GET", "/users/ann")
#> url_router_params("DELETE", "/users/7/tags/x/y")

### health_check_quorum
from enum import Enum


class Health(Enum):
    UP = "up"
    DEGRADED = "degraded"
    DOWN = "down"


def rate(samples: list[int], slow: int) -> Health:
    """Latencies in ms, -1 for no answer."""
    answered = [sample for sample in samples if sample >= 0]
    if len(answered) * 2 <= len(samples):
        return Health.DOWN
    if sum(answered) / len(answered) > slow:
        return Health.DEGRADED
    return Health.UP


def health_check_quorum(nodes: dict[str, list[int]], slow: int = 200) -> bool:
    """Whether more than half of the nodes are up, degraded ones counted half."""
    points = 0.0
    for samples in nodes.values():
        health = rate(samples, slow)
        if health is Health.UP:
            points += 1
        elif health is Health.DEGRADED:
            points += 0.5
    return points > len(nodes) / 2

#> health_check_quorum({"a": [20, 30, 25], "b": [300, 400, -1], "c": [-1, -1, 50]})
#> health_check_quorum({"a": [20, 30], "b": [300, 400]})
#> health_check_quorum({})
#> health_check_quorum({"a": [], "b": [10], "c": [10]})
#> health_check_quorum({"a": [90, 110], "b": [90, 111], "c": [-1, -1, -1]}, slow=100)

### audit_log_who_changed
from collections import ChainMap


class Auditor:
    def __init__(self, record):
        self.record = record
        self.trail = []

    def apply(self, user, changes):
        for field, value in changes.items():
            old = self.record.get(field)
            if old == value:
                continue
            self.trail.append((user, field, old, value))
            self.record[field] = value

    def blame(self, field):
        for user, name, _, _ in reversed(self.trail):
            if name == field:
                return user
        return None


def audit_log_who_changed(record: dict, edits: list[tuple], field: str):
    """Who changed a field last; None if nobody really did."""
    auditor = Auditor(dict(record))
    defaults = {"priority": "low"}
    for user, changes in edits:
        auditor.apply(user, dict(ChainMap(changes, defaults) if changes else {}))
    return auditor.blame(field)

#> audit_log_who_changed({"title": "a"}, [("ann", {"title": "b"}), ("bob", {"title": "b"})], "title")
#> audit_log_who_changed({"title": "a"}, [("ann", {"title": "a"}), ("cid", {})], "title")
#> audit_log_who_changed({}, [("ann", {"x": 1}), ("bob", {"priority": "high"}), ("cid", {"x": 2})], "priority")
#> audit_log_who_changed({}, [], "x")
#> audit_log_who_changed({"n": 1}, [("a", {"n": 2}), ("b", {"n": 3}), ("c", {"n": 3}), ("d", {"m": 0})], "n")

### batch_job_watermark
def batch_job_watermark(events: list[tuple[int, int]], lateness: int, size: int) -> dict[int, int]:
    """Sums by window of `size`; events (time, value) that are too late for the watermark are dropped.

    The watermark is the highest time seen minus the allowed lateness. Key -1 counts the dropped ones.
    """
    windows: dict[int, int] = {}
    highest = None
    dropped = 0
    for time, value in events:
        highest = time if highest is None else max(highest, time)
        watermark = highest - lateness
        start = time // size * size
        if start + size <= watermark:
            dropped += 1
            continue
        windows[start] = windows.get(start, 0) + value
    if dropped:
        windows[-1] = dropped
    return windows

#> batch_job_watermark([(1, 10), (4, 5), (12, 1), (3, 7), (26, 2), (11, 9)], 5, 10)
#> batch_job_watermark([(0, 1), (1, 1), (2, 1), (3, 1)], 0, 2)
#> batch_job_watermark([], 3, 3)
#> batch_job_watermark([(100, 1), (5, 1), (95, 1), (90, 1), (89, 1)], 10, 5)
#> batch_job_watermark([(7, 3), (6, 3), (5, 3)], 1, 1)

### consistent_hash_ring_moves
from bisect import bisect
from zlib import crc32


class Ring:
    def __init__(self, nodes, copies=2):
        points = []
        for node in nodes:
            for copy in range(copies):
                points.append((crc32(f"{node}#{copy}".encode()) % 360, node))
        self.points = sorted(points)

    def owner(self, key):
        angle = crc32(key.encode()) % 360
        index = bisect(self.points, (angle, "~")) % len(self.points)
        return self.points[index][1]


def consistent_hash_ring_moves(nodes: list[str], removed: str, keys: list[str]) -> int:
    """How many keys get another owner when a node is taken away."""
    before = Ring(nodes)
    after = Ring([node for node in nodes if node != removed])
    moved = 0
    for key in keys:
        if before.owner(key) != after.owner(key):
            moved += 1
    return moved

#> consistent_hash_ring_moves(["n1", "n2", "n3"], "n2", ["apple", "pear", "plum", "fig", "kiwi"])
#> consistent_hash_ring_moves(["n1", "n2"], "n9", ["a", "b"])
#> consistent_hash_ring_moves(["n1", "n2"], "n1", [])
#> consistent_hash_ring_moves(["only"], "only", ["x"])
#> consistent_hash_ring_moves(["a", "b", "c"], "a", ["k1", "k2", "k3", "k4", "k5", "k6"])

### leader_election_terms
class Node:
    def __init__(self, name, log_length):
        self.name, self.log_length = name, log_length
        self.term = 0
        self.voted_for = None

    def request_vote(self, candidate, term, log_length):
        if term < self.term:
            return False
        if term > self.term:
            self.term, self.voted_for = term, None
        if self.voted_for not in (None, candidate) or log_length < self.log_length:
            return False
        self.voted_for = candidate
        return True


def leader_election_terms(logs: dict[str, int], campaigns: list[str]):
    """The leader after campaigns 'name@term', None if nobody ever got a majority."""
    nodes = {name: Node(name, length) for name, length in logs.items()}
    leader = None
    for campaign in campaigns:
        name, term = campaign.split("@")
        votes = 0
        for node in nodes.values():
            if node.request_vote(name, int(term), nodes[name].log_length):
                votes += 1
        if votes * 2 > len(nodes):
            leader = name
    return leader

#> leader_election_terms({"a": 3, "b": 3, "c": 5}, ["a@1", "c@2"])
#> leader_election_terms({"a": 3, "b": 3, "c": 5}, ["a@1", "b@1"])
#> leader_election_terms({"a": 1, "b": 9, "c": 9}, ["a@5"])
#> leader_election_terms({}, [])
#> leader_election_terms({"x": 2, "y": 2, "z": 2}, ["x@3", "y@2", "z@3", "y@4"])
