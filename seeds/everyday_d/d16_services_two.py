### job_queue_visibility_timeout
from dataclasses import dataclass


@dataclass
class Message:
    body: str
    visible_at: int = 0
    received: int = 0


class Queue:
    def __init__(self, timeout, most):
        self.timeout, self.most = timeout, most
        self.messages = []
        self.dead = []

    def send(self, body):
        self.messages.append(Message(body))

    def receive(self, now):
        for message in list(self.messages):
            if message.visible_at > now:
                continue
            if message.received >= self.most:
                self.messages.remove(message)
                self.dead.append(message.body)
                continue
            message.received += 1
            message.visible_at = now + self.timeout
            return message
        return None

    def delete(self, body):
        self.messages = [m for m in self.messages if m.body != body]


def job_queue_visibility_timeout(bodies: list[str], actions: list[str], timeout: int = 5) -> dict:
    """Actions 'get 3' (at time 3) and 'ack name'; what was delivered, is left and is dead."""
    queue = Queue(timeout, most=2)
    for body in bodies:
        queue.send(body)
    delivered = []
    for action in actions:
        kind, argument = action.split()
        if kind == "ack":
            queue.delete(argument)
        else:
            message = queue.receive(int(argument))
            delivered.append(message.body if message else "-")
    return {"delivered": delivered, "left": len(queue.messages), "dead": queue.dead}

#> job_queue_visibility_timeout(["a", "b"], ["get 0", "get 1", "ack a", "get 2", "get 7"])
#> job_queue_visibility_timeout(["x"], ["get 0", "get 5", "get 10", "get 11"])
#> job_queue_visibility_timeout([], ["get 1"])
#> job_queue_visibility_timeout(["p", "q", "r"], ["get 0", "get 0", "ack q", "get 3", "get 6", "get 9"], timeout=3)
#> job_queue_visibility_timeout(["m"], [])

### feature_store_lookup
class Source:
    """A table of values with the time since when they hold."""

    def __init__(self, name):
        self.name = name
        self.rows = {}

    def put(self, key, since, value):
        self.rows.setdefault(key, []).append((since, value))
        self.rows[key].sort()

    def at(self, key, when):
        value = None
        for since, candidate in self.rows.get(key, []):
            if since > when:
                break
            value = candidate
        return value


def feature_store_lookup(events, key, when):
    """All features (source, key, since, value) of a key as they were at a time."""
    sources: dict[str, Source] = {}
    for name, row_key, since, value in events:
        sources.setdefault(name, Source(name)).put(row_key, since, value)
    features = {}
    for name, source in sorted(sources.items()):
        value = source.at(key, when)
        if value is not None:
            features[name] = value
    return features

#> feature_store_lookup([("age", "u1", 0, 30.0), ("score", "u1", 5, 0.5), ("score", "u1", 2, 0.1), ("age", "u2", 0, 41.0)], "u1", 4)
#> feature_store_lookup([("age", "u1", 10, 30.0)], "u1", 4)
#> feature_store_lookup([], "u1", 4)
#> feature_store_lookup([("a", "k", 1, 1.0), ("a", "k", 3, 3.0), ("a", "k", 2, 2.0), ("b", "k", 9, 9.0), ("c", "k", 0, 0.0)], "k", 3)
#> feature_store_lookup([("x", "k", 1, -1.5), ("y", "j", 1, 2.5)], "j", 1)

### rate_limiter_fixed_window
from functools import wraps


class TooManyRequests(Exception):
    def __init__(self, retry_after):
        super().__init__(f"retry after {retry_after}")
        self.retry_after = retry_after


class Clock:
    now = 0


def limited(calls, window, clock):
    def decorate(function):
        counts = {}

        @wraps(function)
        def wrapper(*args):
            slot = clock.now // window
            counts[slot] = counts.get(slot, 0) + 1
            if counts[slot] > calls:
                raise TooManyRequests((slot + 1) * window - clock.now)
            return function(*args)

        return wrapper
    return decorate


def rate_limiter_fixed_window(times, calls, window):
    """Answers of calls at given times: the square of the time, or when to try again."""
    clock = Clock()

    @limited(calls, window, clock)
    def square(value):
        return value * value

    answers = []
    for time in times:
        clock.now = time
        try:
            answers.append(str(square(time)))
        except TooManyRequests as error:
            answers.append(f"+{error.retry_after}")
    return answers

#> rate_limiter_fixed_window([1, 2, 3, 11, 12, 13], 2, 10)
#> rate_limiter_fixed_window([5, 5, 5], 1, 3)
#> rate_limiter_fixed_window([], 1, 1)
#> rate_limiter_fixed_window([0, 1], 0, 60)
#> rate_limiter_fixed_window([9, 10, 19, 20, 20, 21, 29], 2, 10)

### notification_digest_batches
from collections import defaultdict
from dataclasses import dataclass, field


@dataclass
class Digest:
    user: str
    since: int
    texts: list[str] = field(default_factory=list)

    def render(self):
        unique = list(dict.fromkeys(self.texts))
        more = len(self.texts) - len(unique)
        return f"{self.user}: {'; '.join(unique)}" + (f" (+{more} repeated)" if more else "")


class Notifier:
    def __init__(self, wait):
        self.wait = wait
        self.pending = {}
        self.sent = []

    def tick(self, now):
        for user, digest in list(self.pending.items()):
            if now - digest.since >= self.wait:
                self.sent.append(digest.render())
                del self.pending[user]

    def notify(self, now, user, text):
        self.tick(now)
        self.pending.setdefault(user, Digest(user, now)).texts.append(text)


def notification_digest_batches(events: list[tuple[int, str, str]], wait: int) -> list[str]:
    """Messages that are sent, collected by user for a while."""
    notifier = Notifier(wait)
    for now, user, text in events:
        notifier.notify(now, user, text)
    notifier.tick(10**9)
    return notifier.sent

#> notification_digest_batches([(0, "ann", "new mail"), (2, "ann", "new mail"), (3, "bob", "hi"), (12, "ann", "late")], 10)
#> notification_digest_batches([(0, "a", "x"), (5, "a", "y"), (10, "a", "z")], 5)
#> notification_digest_batches([], 5)
#> notification_digest_batches([(1, "u", "p"), (1, "u", "q"), (1, "v", "p"), (1, "u", "p")], 0)
#> notification_digest_batches([(0, "a", "1"), (1, "b", "2"), (2, "a", "3"), (30, "c", "4"), (31, "a", "5")], 20)

### deployment_rollout_stages
class Unhealthy(Exception):
    pass


class Fleet:
    def __init__(self, size):
        self.versions = ["v1"] * size

    def upgrade(self, share, version):
        count = max(1, round(len(self.versions) * share))
        for index in range(count):
            self.versions[index] = version
        return count

    def rollback(self):
        self.versions = ["v1"] * len(self.versions)


def deployment_rollout_stages(size, stages, error_rates, limit=0.05):
    fleet = Fleet(size)
    done = []
    try:
        for share, errors in zip(stages, error_rates):
            count = fleet.upgrade(share, "v2")
            done.append(str(count))
            if errors > limit:
                raise Unhealthy(f"{errors:.0%} at {count}")
    except Unhealthy as error:
        fleet.rollback()
        done.append(f"back ({error})")
    left = fleet.versions.count("v1")
    return " > ".join(done) + f" | {left} old"

#> deployment_rollout_stages(20, [0.05, 0.25, 1.0], [0.01, 0.02, 0.0])
#> deployment_rollout_stages(20, [0.05, 0.25, 1.0], [0.01, 0.12, 0.0])
#> deployment_rollout_stages(5, [], [])
#> deployment_rollout_stages(3, [0.1, 0.5], [0.0, 0.04, 0.9], limit=0.04)
#> deployment_rollout_stages(8, [0.25, 0.5, 0.75, 1.0], [0.0, 0.0, 0.0, 0.3])

### two_phase_commit_outcome
class Participant:
    def __init__(self, name, votes):
        self.name = name
        self.votes = iter(votes)
        self.state = "idle"

    def prepare(self):
        vote = next(self.votes, "n")
        if vote == "x":
            raise ConnectionError(self.name)
        self.state = "ready" if vote == "y" else "aborted"
        return vote == "y"

    def finish(self, commit):
        if self.state == "ready":
            self.state = "committed" if commit else "aborted"


def two_phase_commit_outcome(plans, rounds=1):
    """Outcomes of rounds; plans are votes by round: y(es), n(o) or x (no answer)."""
    participants = [Participant(name, votes) for name, votes in plans.items()]
    log = []
    for _ in range(rounds):
        commit, reason = True, ""
        for participant in participants:
            try:
                agreed = participant.prepare()
            except ConnectionError as error:
                agreed, reason = False, f" lost {error}"
            commit = commit and agreed
        for participant in participants:
            participant.finish(commit)
        log.append(("commit" if commit else "abort") + reason)
    log.append(",".join(p.state for p in participants))
    return log

#> two_phase_commit_outcome({"db": "yy", "mail": "yn"}, 2)
#> two_phase_commit_outcome({"db": "y", "mail": "x", "log": "y"})
#> two_phase_commit_outcome({}, 1)
#> two_phase_commit_outcome({"a": ""}, 2)
#> two_phase_commit_outcome({"a": "yyx", "b": "yxy"}, rounds=3)

### object_pool_reuse_count
class Connection:
    created = 0

    def __init__(self):
        Connection.created += 1
        self.number = Connection.created
        self.used = 0


class Pool:
    def __init__(self, most, max_uses):
        self.most, self.max_uses = most, max_uses
        self.idle = []
        self.busy = {}

    def acquire(self, owner):
        if owner in self.busy:
            return self.busy[owner]
        if self.idle:
            connection = self.idle.pop()
        elif len(self.busy) < self.most:
            connection = Connection()
        else:
            raise RuntimeError("pool is empty")
        connection.used += 1
        self.busy[owner] = connection
        return connection

    def release(self, owner):
        connection = self.busy.pop(owner)
        if connection.used < self.max_uses:
            self.idle.append(connection)


def object_pool_reuse_count(script, most=2, max_uses=2):
    """(connections created, refused) for 'a+ b+ a- c+'."""
    Connection.created = 0
    pool = Pool(most, max_uses)
    refused = 0
    for word in script.split():
        owner, action = word[:-1], word[-1]
        try:
            if action == "+":
                pool.acquire(owner)
            else:
                pool.release(owner)
        except RuntimeError:
            refused += 1
    return Connection.created, refused

#> object_pool_reuse_count("a+ b+ a- c+ c- a+")
#> object_pool_reuse_count("a+ b+ c+ d+")
#> object_pool_reuse_count("")
#> object_pool_reuse_count("a-")
#> object_pool_reuse_count("a+ a+ a- a+ a- a+ b+ b- c+ c-", most=3, max_uses=1)

### message_router_topics_tree
class Node:
    def __init__(self):
        self.children = {}
        self.handlers = []


class Router:
    def __init__(self):
        self.root = Node()

    def subscribe(self, topic, name):
        node = self.root
        for part in topic.split("."):
            node = node.children.setdefault(part, Node())
        node.handlers.append(name)

    def match(self, parts, node):
        if not parts:
            yield from node.handlers
            return
        head, *rest = parts
        for key in (head, "*"):
            if key in node.children:
                yield from self.match(rest, node.children[key])
        if "**" in node.children:
            yield from node.children["**"].handlers


def message_router_topics_tree(subscriptions, topic):
    router = Router()
    for name, pattern in subscriptions.items():
        router.subscribe(pattern, name)
    return sorted(set(router.match(topic.split("."), router.root)))

#> message_router_topics_tree({"a": "order.created", "b": "order.*", "c": "**", "d": "user.*"}, "order.created")
#> message_router_topics_tree({"a": "x.*.z", "b": "x.**", "c": "x.y"}, "x.y.z")
#> message_router_topics_tree({}, "a.b")
#> message_router_topics_tree({"p": "*.*", "q": "*", "r": "a.b.c"}, "a.b")
#> message_router_topics_tree({"s": "a.**", "t": "a"}, "a")

### maintenance_windows_uptime
from datetime import datetime, timedelta


def parse(text):
    start, length = text.split("+")
    begin = datetime.fromisoformat(start)
    return begin, begin + timedelta(minutes=int(length.rstrip("m")))


def minutes(delta):
    return delta.total_seconds() / 60


def maintenance_windows_uptime(outages, planned, hours=24):
    """Availability in percent; outage minutes inside of planned windows do not count."""
    windows = [parse(window) for window in planned]
    down = 0.0
    for start, end in map(parse, outages):
        lost = minutes(end - start)
        for first, last in windows:
            overlap = min(end, last) - max(start, first)
            if overlap > timedelta(0):
                lost -= minutes(overlap)
        down += max(0.0, lost)
    return round(100 * (1 - down / (hours * 60)), 3)

#> maintenance_windows_uptime(["2024-05-01T10:00+30m", "2024-05-01T22:50+20m"], ["2024-05-01T23:00+60m"])
#> maintenance_windows_uptime([], ["2024-05-01T23:00+60m"])
#> maintenance_windows_uptime(["2024-05-01T10:00+90m"], [], hours=10)
#> maintenance_windows_uptime(["2024-05-01 soon"], [])
#> maintenance_windows_uptime(["2024-05-01T00:00+120m", "2024-05-01T03:00+10m"], ["2024-05-01T00:30+30m", "2024-05-01T01:30+600m"])
#> maintenance_windows_uptime(["2024-05-01T00:00+120m", "2024-05-01T03:00+10m", "2024-05-01T10:00+30m", "2024-05-01T22:50+20m"], ["2024-05-01T00:30+30m", "2024-05-01T01:30+600m"])
#> maintenance_windows_uptime(["2024-05-01T10:00+30m", "2024-05-01T22:50+20m", "2024-05-01T00:00+120m", "2024-05-01T03:00+10m"], ["2024-05-01T23:00+60m"])
