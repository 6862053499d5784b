### token_bucket_all_pass
class TokenBucket:
    """A bucket that refills by `rate` tokens per second up to `capacity`."""

    def __init__(self, rate, capacity):
        self.rate = rate
        self.capacity = capacity
        self.tokens = capacity
        self.stamp = 0.0

    def refill(self, now):
        self.tokens = min(self.capacity, self.tokens + (now - self.stamp) * self.rate)
        self.stamp = now

    def allow(self, now, cost=1):
        self.refill(now)
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


def token_bucket_all_pass(requests, rate, capacity):
    bucket = TokenBucket(rate, capacity)
    for now, cost in requests:
        if not bucket.allow(now, cost):
            return False
    return True

#> token_bucket_all_pass([(0, 1), (0.5, 1), (1, 1), (3, 2)], 1, 3)
#> token_bucket_all_pass([(0, 1), (0.1, 1), (0.2, 1), (0.3, 1)], 1, 3)
#> token_bucket_all_pass([], 5, 5)
#> token_bucket_all_pass([(0, 5), (10, 5), (20, 5), (30, 5)], 0.5, 5)
#> token_bucket_all_pass([(0, 4), (2, 3), (4, 3), (5, 2)], 1.0, 6)
#> token_bucket_all_pass([(0, 1), (0.5, 1), (1, 1), (3, 2), (0, 1), (0.1, 1), (0.2, 1), (0.3, 1)], 1, 3)

### acl_request_allowed
from dataclasses import dataclass
from fnmatch import fnmatchcase


@dataclass(frozen=True)
class Rule:
    effect: str
    who: str
    action: str
    resource: str

    def matches(self, user, groups, action, resource):
        if self.who not in ("*", user) and self.who.removeprefix("@") not in groups:
            return False
        return fnmatchcase(action, self.action) and fnmatchcase(resource, self.resource)


POLICY = [
    Rule("allow", "@staff", "read", "/docs/*"),
    Rule("allow", "@editors", "*", "/docs/*"),
    Rule("deny", "*", "delete", "/docs/legal/*"),
    Rule("allow", "root", "*", "*"),
]


def acl_request_allowed(user, groups, action, resource):
    """A deny beats every allow; without a rule the answer is no."""
    allowed = False
    for rule in POLICY:
        if not rule.matches(user, groups, action, resource):
            continue
        if rule.effect == "deny":
            return False
        allowed = True
    return allowed

#> acl_request_allowed("ann", ["staff"], "read", "/docs/handbook.md")
#> acl_request_allowed("ann", ["staff"], "write", "/docs/handbook.md")
#> acl_request_allowed("eva", ["editors", "staff"], "delete", "/docs/draft.md")
#> acl_request_allowed("eva", ["editors"], "delete", "/docs/legal/nda.md")
#> acl_request_allowed("root", [], "delete", "/etc/passwd")
#> acl_request_allowed("bob", [], "read", "/index.html")

### sliding_log_rejections
from collections import defaultdict, deque


class SlidingLog:
    def __init__(self, limit, window):
        self.limit, self.window = limit, window
        self.log = defaultdict(deque)

    def hit(self, client, now):
        stamps = self.log[client]
        while stamps and stamps[0] <= now - self.window:
            stamps.popleft()
        if len(stamps) >= self.limit:
            return False
        stamps.append(now)
        return True


def sliding_log_rejections(requests: list[tuple[str, int]], limit: int = 2, window: int = 10) -> dict[str, int]:
    """Number of rejected requests by client."""
    limiter = SlidingLog(limit, window)
    rejected: dict[str, int] = {}
    for client, now in requests:
        if not limiter.hit(client, now):
            rejected[client] = rejected.get(client, 0) + 1
    return rejected

#> sliding_log_rejections([("a", 0), ("a", 1), ("a", 2), ("b", 2), ("a", 11), ("a", 12)])
#> sliding_log_rejections([("x", 1), ("y", 1), ("z", 1)], limit=1)
#> sliding_log_rejections([])
#> sliding_log_rejections([("bot", t) for t in range(6)], 3, 4)
#> sliding_log_rejections([("k", 0), ("k", 0), ("l", 0), ("k", 5)], 1, 5)
#> sliding_log_rejections([("a", 0), ("a", 1), ("a", 2), ("b", 2), ("a", 11), ("a", 12), ("k", 0), ("k", 0), ("l", 0), ("k", 5)])

### backoff_total_wait
def backoff_delays(base, factor, limit, jitter):
    """Endless delays; jitter comes from a fixed list so that tests can repeat it."""
    delay, turn = base, 0
    while True:
        yield min(limit, delay) + jitter[turn % len(jitter)]
        delay *= factor
        turn += 1


def backoff_total_wait(outcomes: str, base: int = 100, limit: int = 1000, attempts: int = 6) -> int:
    """Milliseconds waited until a call succeeds; outcomes are F(ail) and S(uccess).

    Returns -1 when all attempts fail.
    """
    waited = 0
    delays = backoff_delays(base, 2, limit, [0, 7, 3])
    for attempt, outcome in enumerate(outcomes[:attempts], 1):
        if outcome == "S":
            return waited
        if attempt == attempts:
            break
        waited += next(delays)
    return -1

#> backoff_total_wait("FFFS")
#> backoff_total_wait("S")
#> backoff_total_wait("FFFFFFFS")
#> backoff_total_wait("FFFFFS", base=250)
#> backoff_total_wait("FFFFS", limit=300)
#> backoff_total_wait("FF", attempts=3)

### breaker_trace_of_calls
from enum import Enum


class State(Enum):
    CLOSED = "closed"
    OPEN = "open"
    HALF = "half-open"


class Breaker:
    def __init__(self, threshold, cooldown):
        self.threshold, self.cooldown = threshold, cooldown
        self.state, self.failures, self.opened_at = State.CLOSED, 0, None

    def before(self, now):
        if self.state is State.OPEN and now - self.opened_at >= self.cooldown:
            self.state = State.HALF
        return self.state is not State.OPEN

    def after(self, now, ok):
        if ok:
            self.state, self.failures = State.CLOSED, 0
            return
        self.failures += 1
        if self.state is State.HALF or self.failures >= self.threshold:
            self.state, self.opened_at = State.OPEN, now


def breaker_trace_of_calls(calls, threshold=2, cooldown=5):
    """State after each call; calls that are not let through say 'refused'."""
    breaker, trace = Breaker(threshold, cooldown), []
    for now, ok in calls:
        if breaker.before(now):
            breaker.after(now, ok)
            trace.append(breaker.state.value)
        else:
            trace.append("refused")
    return trace

#> breaker_trace_of_calls([(0, True), (1, False), (2, False), (3, True), (8, True)])
#> breaker_trace_of_calls([(0, False), (1, True), (2, False), (3, True)])
#> breaker_trace_of_calls([(0, False), (5, False), (7, True), (10, True)], threshold=1)
#> breaker_trace_of_calls([])
#> breaker_trace_of_calls([(0, False), (0, False), (0, False), (4, True), (5, False), (9, True)], 3, 4)
#> breaker_trace_of_calls([(0, False), (0, False), (0, False), (4, True), (5, False), (9, True), (0, False), (1, True), (2, False), (3, True)], 3, 4)

### password_policy_accepts
import re

FORBIDDEN = ("password", "letmein", "qwerty")
CLASSES = [re.compile(p) for p in (r"[a-z]", r"[A-Z]", r"\d", r"[^\w\s]")]


class PolicyViolation(ValueError):
    pass


def check_length(password):
    if len(password) < 8:
        raise PolicyViolation("too short")


def check_classes(password):
    used = sum(bool(pattern.search(password)) for pattern in CLASSES)
    if used < 3:
        raise PolicyViolation(f"only {used} kinds of characters")


def check_words(password, history):
    low = password.lower()
    if any(word in low for word in FORBIDDEN):
        raise PolicyViolation("contains a common word")
    if low in (old.lower() for old in history):
        raise PolicyViolation("used before")


def password_policy_accepts(password, history=()):
    try:
        check_length(password)
        check_classes(password)
        check_words(password, history)
    except PolicyViolation:
        return False
    return True

#> password_policy_accepts("Blue-Whale42")
#> password_policy_accepts("Short1!")
#> password_policy_accepts("alllowercaseletters")
#> password_policy_accepts("MyPassword1!")
#> password_policy_accepts("Autumn#2023", history=("Spring#2023", "autumn#2023"))
#> password_policy_accepts("Autumn#2024", history=("Spring#2023", "autumn#2023"))

### unix_mode_allows
def parse_mode(text):
    if len(text) != 9:
        raise ValueError(f"mode {text!r}")
    bits = 0
    for position, letter in enumerate(text):
        bits <<= 1
        if letter == "rwx"[position % 3]:
            bits |= 1
        elif letter != "-":
            raise ValueError(f"mode {text!r}")
    return bits


def unix_mode_allows(mode: str, owner: str, group: str, user: str, groups: list[str], want: str) -> bool:
    bits = parse_mode(mode)
    if user == owner:
        shift = 6
    elif group in groups:
        shift = 3
    else:
        shift = 0
    allowed = bits >> shift & 0b111
    needed = sum(1 << 2 - "rwx".index(letter) for letter in want)
    return allowed & needed == needed

#> unix_mode_allows("rwxr-x--x", "ann", "dev", "ann", [], "rw")
#> unix_mode_allows("rwxr-x--x", "ann", "dev", "bob", ["dev", "ops"], "rw")
#> unix_mode_allows("rwxr-x--x", "ann", "dev", "eve", [], "x")
#> unix_mode_allows("---rwxrwx", "ann", "dev", "ann", ["dev"], "r")
#> unix_mode_allows("rwxr-x", "ann", "dev", "eve", [], "x")
#> unix_mode_allows("rw?r--r--", "ann", "dev", "eve", [], "r")

### role_grant_needed
from functools import reduce

GRANTS = {
    "reader": frozenset({"view"}),
    "writer": frozenset({"view", "edit"}),
    "reviewer": frozenset({"view", "comment", "approve"}),
    "owner": frozenset({"view", "edit", "delete", "share"}),
}


def union(roles):
    return reduce(frozenset.union, (GRANTS[r] for r in roles), frozenset())


def role_grant_needed(have: list[str], wanted: list[str]) -> list[str] | None:
    missing = set(wanted) - union(have)
    added = []
    while missing:
        best = max(sorted(GRANTS), key=lambda role: len(GRANTS[role] & missing))
        gained = GRANTS[best] & missing
        if not gained:
            return None
        added.append(best)
        missing -= gained
    return added

#> role_grant_needed(["reader"], ["view", "edit", "approve"])
#> role_grant_needed(["owner"], ["share"])
#> role_grant_needed([], ["fly"])
#> role_grant_needed(["boss"], ["view"])
#> role_grant_needed([], ["comment", "delete", "share"])

### jwt_like_token_accepted
import base64
import hashlib
import json

SECRET = "kitchen-sink"


def b64(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unb64(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def signature(body):
    return b64(hashlib.sha256(f"{SECRET}.{body}".encode()).digest())[:12]


def issue(claims):
    body = b64(json.dumps(claims, sort_keys=True).encode())
    return f"{body}.{signature(body)}"


def jwt_like_token_accepted(claims: dict, now: int, scope: str, forge: bool = False) -> bool:
    """Issue a token, perhaps forge it, and check it the way a server does."""
    token = issue(claims)
    if forge:
        token = f"{b64(json.dumps({**claims, 'scope': scope}).encode())}.{token.split('.')[1]}"
    body, _, sent = token.partition(".")
    if signature(body) != sent:
        return False
    data = json.loads(unb64(body))
    if data["exp"] <= now:
        return False
    return scope in data.get("scope", "").split()

#> jwt_like_token_accepted({"sub": "ann", "exp": 100, "scope": "read write"}, 50, "write")
#> jwt_like_token_accepted({"sub": "ann", "exp": 100, "scope": "read"}, 50, "write")
#> jwt_like_token_accepted({"sub": "ann", "exp": 100, "scope": "read"}, 50, "write", forge=True)
#> jwt_like_token_accepted({"sub": "ann", "exp": 100, "scope": "read"}, 100, "read")
#> jwt_like_token_accepted({"sub": "bob"}, 1, "read")

### login_lockout_active
from collections import defaultdict

MAX_FAILURES = 3
LOCK_SECONDS = 60


class LoginGuard:
    def __init__(self):
        self.failures = defaultdict(list)
        self.locked_until = {}

    def attempt(self, user, ok, now):
        if now < self.locked_until.get(user, 0):
            return "locked"
        if ok:
            self.failures.pop(user, None)
            return "ok"
        recent = [t for t in self.failures[user] if t > now - LOCK_SECONDS]
        recent.append(now)
        self.failures[user] = recent
        if len(recent) >= MAX_FAILURES:
            self.locked_until[user] = now + LOCK_SECONDS
            return "locked now"
        return "wrong"


def login_lockout_active(attempts: list[tuple[str, bool, int]], user: str, now: int) -> bool:
    guard = LoginGuard()
    for name, ok, when in attempts:
        guard.attempt(name, ok, when)
    return guard.attempt(user, True, now) == "locked"

#> login_lockout_active([("ann", False, 0), ("ann", False, 10), ("ann", False, 20)], "ann", 50)
#> login_lockout_active([("ann", False, 0), ("ann", False, 10), ("ann", False, 20)], "ann", 80)
#> login_lockout_active([("ann", False, 0), ("ann", True, 10), ("ann", False, 20), ("ann", False, 30)], "ann", 31)
#> login_lockout_active([], "bob", 5)
#> login_lockout_active([("eve", False, 1), ("eve", False, 2), ("eve", False, 3), ("eve", False, 4), ("bob", False, 4)], "eve", 62)
#> login_lockout_active([("ann", False, 0), ("ann", True, 10), ("ann", False, 20), ("ann", False, 30), ("eve", False, 1), ("eve", False, 2), ("eve", False, 3), ("eve", False, 4), ("bob", False, 4)], "ann", 31)

### age_gate_by_country
from datetime import date

MINIMUM = {"de": {"beer": 16, "spirits": 18}, "us": {"beer": 21, "spirits": 21}, "jp": {"beer": 20, "spirits": 20}}


class UnknownRule(KeyError):
    pass


def minimum_age(country, article):
    try:
        return MINIMUM[country][article]
    except KeyError as error:
        raise UnknownRule(f"{country}/{article}") from error


def birthday_in(born, years):
    try:
        return born.replace(year=born.year + years)
    except ValueError:
        return date(born.year + years, 3, 1)


def age_gate_by_country(born: str, day: str, basket: list[tuple[str, str]]) -> bool:
    birth, today = date.fromisoformat(born), date.fromisoformat(day)
    for country, article in basket:
        if today < birthday_in(birth, minimum_age(country, article)):
            return False
    return True

#> age_gate_by_country("2007-05-10", "2024-05-09", [("de", "beer")])
#> age_gate_by_country("2007-05-10", "2024-05-10", [("de", "beer"), ("de", "spirits")])
#> age_gate_by_country("2004-02-29", "2025-02-28", [("us", "beer")])
#> age_gate_by_country("2004-02-29", "2025-03-01", [("us", "beer"), ("jp", "spirits"), ("de", "spirits")])
#> age_gate_by_country("1990-01-01", "2024-01-01", [("fr", "wine")])
#> age_gate_by_country("2010-01-01", "2024-01-01", [])
#> age_gate_by_country("2004-02-29", "2025-03-01", [("us", "beer"), ("jp", "spirits"), ("de", "spirits"), ("de", "beer"), ("de", "spirits"), ("us", "beer")])

### seat_license_leases
class NoSeatFree(Exception):
    pass


class LicenseServer:
    def __init__(self, seats, lease):
        self.seats, self.lease = seats, lease
        self.leases = {}

    def checkout(self, user, now):
        self.leases = {u: until for u, until in self.leases.items() if until > now}
        if user not in self.leases and len(self.leases) >= self.seats:
            raise NoSeatFree(user)
        self.leases[user] = now + self.lease

    def release(self, user):
        return self.leases.pop(user, None) is not None


def seat_license_leases(seats: int, log: str, lease: int = 30) -> int:
    """How many users were turned away? The log looks like 'ann@0 bob@5 -ann@9'."""
    server = LicenseServer(seats, lease)
    refused = 0
    for entry in log.split():
        user, _, time = entry.partition("@")
        if user.startswith("-"):
            server.release(user[1:])
            continue
        try:
            server.checkout(user, int(time))
        except NoSeatFree:
            refused += 1
    return refused

#> seat_license_leases(1, "ann@0 bob@5 bob@31")
#> seat_license_leases(2, "ann@0 bob@5 cy@10 -ann@12 cy@13 dee@14")
#> seat_license_leases(0, "ann@0")
#> seat_license_leases(5, "")
#> seat_license_leases(1, "ann@0 ann@20 bob@40 bob@51", lease=30)
#> seat_license_leases(1, "ann@zero")
#> seat_license_leases(2, "ann@0 bob@5 cy@10 -ann@12 cy@13 dee@14 ann@0 bob@5 bob@31")

### ip_allowlist_contains
def to_number(address):
    parts = [int(part) for part in address.split(".")]
    if len(parts) != 4 or any(not 0 <= p <= 255 for p in parts):
        raise ValueError(f"bad address {address}")
    number = 0
    for part in parts:
        number = number << 8 | part
    return number


def in_network(address, network):
    base, _, bits = network.partition("/")
    shift = 32 - int(bits or 32)
    return to_number(address) >> shift == to_number(base) >> shift


def ip_allowlist_contains(address: str, networks: list[str]) -> bool:
    inside = False
    for network in networks:
        if network.startswith("!"):
            if in_network(address, network[1:]):
                return False
        elif in_network(address, network):
            inside = True
    return inside

#> ip_allowlist_contains("10.1.2.3", ["10.0.0.0/8"])
#> ip_allowlist_contains("10.1.2.3", ["10.0.0.0/8", "!10.1.0.0/16"])
#> ip_allowlist_contains("192.168.7.9", ["192.168.7.8", "192.168.6.0/23"])
#> ip_allowlist_contains("8.8.8.8", ["!10.0.0.0/8", "9.0.0.0/8"])
#> ip_allowlist_contains("300.1.1.1", ["10.0.0.0/8"])

### retry_budget_ratio_ok
def retry_budget_ratio_ok(log, percent=20, burst=1):
    fresh = retries = 0
    for kind in log:
        if kind == "new":
            fresh += 1
        elif kind == "retry":
            retries += 1
            allowed = burst + fresh * percent // 100
            if retries > allowed:
                return False
        else:
            raise ValueError(f"kind {kind!r}")
    return True

#> retry_budget_ratio_ok(["new", "retry", "new", "new", "new", "new", "retry"])
#> retry_budget_ratio_ok(["new", "retry", "retry"])
#> retry_budget_ratio_ok([])
#> retry_budget_ratio_ok(["new", "new", "lost"])
#> retry_budget_ratio_ok(["new", "retry", "new", "retry", "new", "retry"], percent=50)
#> retry_budget_ratio_ok(["new", "new", "retry", "retry", "new", "new", "retry"], 50, 2)
#> retry_budget_ratio_ok(["new", "new", "retry", "retry", "new", "new", "retry", "new", "retry", "new", "new", "new", "new", "retry", "new", "retry", "new", "retry", "new", "retry"], 50, 2)

### maintenance_window_open
from datetime import datetime, time

WINDOWS = {
    "db": [({5, 6}, time(1, 0), time(5, 0))],
    "web": [({0, 1, 2, 3, 4}, time(22, 0), time(6, 0)), ({6}, time(8, 0), time(12, 0))],
}


def inside(moment, days, start, end):
    clock = moment.time()
    if start <= end:
        return moment.weekday() in days and start <= clock < end
    # the window goes past midnight and belongs to the day on which it starts
    if clock >= start:
        return moment.weekday() in days
    return clock < end and (moment.weekday() - 1) % 7 in days


def maintenance_window_open(system: str, moments: list[str]) -> list[bool]:
    answers = []
    for text in moments:
        moment = datetime.strptime(text, "%Y-%m-%d %H:%M")
        answers.append(any(inside(moment, *window) for window in WINDOWS[system]))
    return answers

#> maintenance_window_open("db", ["2024-06-01 02:30", "2024-06-03 02:30"])
#> maintenance_window_open("web", ["2024-06-03 23:15", "2024-06-04 05:59", "2024-06-04 06:00"])
#> maintenance_window_open("web", ["2024-06-01 03:00", "2024-06-02 03:00", "2024-06-02 09:00"])
#> maintenance_window_open("mail", ["2024-06-02 09:00"])
#> maintenance_window_open("db", ["2024-06-02 9h"])
#> maintenance_window_open("web", ["2024-06-01 03:00", "2024-06-02 03:00", "2024-06-02 09:00", "2024-06-03 23:15", "2024-06-04 05:59", "2024-06-04 06:00", "2024-06-01 02:30", "2024-06-03 02:30"])

### spending_limit_exceeded
from collections import defaultdict
from decimal import Decimal


class Limits:
    def __init__(self, single, daily):
        self.single, self.daily = Decimal(single), Decimal(daily)
        self.spent = defaultdict(Decimal)

    def try_spend(self, day, amount):
        amount = Decimal(amount)
        if amount > self.single:
            return "single"
        if self.spent[day] + amount > self.daily:
            return "daily"
        self.spent[day] += amount
        return None


def spending_limit_exceeded(payments: list[tuple[str, str]], single: str = "100", daily: str = "150") -> dict:
    """Which limit was hit how often, and the total that went through."""
    limits = Limits(single, daily)
    hits = {"single": 0, "daily": 0}
    for day, amount in payments:
        reason = limits.try_spend(day, amount)
        if reason:
            hits[reason] += 1
    return hits | {"total": str(sum(limits.spent.values(), Decimal("0.00")))}

#> spending_limit_exceeded([("mon", "80.50"), ("mon", "80.00"), ("tue", "80.00"), ("tue", "120")])
#> spending_limit_exceeded([])
#> spending_limit_exceeded([("fri", "99.99"), ("fri", "50.01"), ("fri", "0.01")])
#> spending_limit_exceeded([("sat", "20"), ("sun", "21")], single="20", daily="20")
#> spending_limit_exceeded([("mon", "ten")])
#> spending_limit_exceeded([("fri", "99.99"), ("fri", "50.01"), ("fri", "0.01"), ("mon", "80.50"), ("mon", "80.00"), ("tue", "80.00"), ("tue", "120"), ("sat", "20"), ("sun", "21")])

### nonce_replay_detected
class ReplayGuard:
    """Remembers nonces inside a window of time stamps."""

    def __init__(self, window):
        self.window = window
        self.newest = 0
        self.seen = {}

    def accept(self, nonce, stamp):
        if stamp <= self.newest - self.window:
            return False
        if nonce in self.seen:
            return False
        self.newest = max(self.newest, stamp)
        self.seen[nonce] = stamp
        # forget what is too old to be accepted anyway
        for old in [n for n, t in self.seen.items() if t <= self.newest - self.window]:
            del self.seen[old]
        return True


def nonce_replay_detected(messages, window=10):
    guard = ReplayGuard(window)
    return not all([guard.accept(nonce, stamp) for nonce, stamp in messages])

#> nonce_replay_detected([("a1", 1), ("b2", 2), ("c3", 15)])
#> nonce_replay_detected([("a1", 1), ("b2", 2), ("a1", 3)])
#> nonce_replay_detected([("a1", 1), ("b2", 20), ("a1", 21)])
#> nonce_replay_detected([("a1", 50), ("b2", 39), ("c3", 60)])
#> nonce_replay_detected([])
#> nonce_replay_detected([("a1", 1), ("b2", 2), ("c3", 15), ("a1", 1), ("b2", 20), ("a1", 21), ("a1", 50), ("b2", 39), ("c3", 60)])

### consent_purposes_missing
REQUIRES = {
    "newsletter": {"email"},
    "profiling": {"cookies", "history"},
    "ads": {"profiling", "cookies"},
}


def expand(purpose):
    """All data categories a purpose needs, also through other purposes."""
    needs = set()
    for need in sorted(REQUIRES[purpose]):
        if need in REQUIRES:
            needs |= expand(need)
        else:
            needs.add(need)
    return needs


def consent_purposes_missing(purposes: list[str], given: set[str]) -> list[str]:
    """Categories for which consent is still missing."""
    missing: set[str] = set()
    for purpose in purposes:
        if purpose not in REQUIRES:
            raise KeyError(purpose)
        missing |= expand(purpose) - given
    return sorted(missing)

#> consent_purposes_missing(["newsletter", "ads"], {"email", "cookies"})
#> consent_purposes_missing(["profiling"], {"cookies", "history"})
#> consent_purposes_missing([], set())
#> consent_purposes_missing(["telemetry"], set())
#> consent_purposes_missing(["ads", "newsletter", "profiling"], set())
#> consent_purposes_missing(["profiling", "ads", "newsletter", "profiling"], {"cookies", "history"})

### four_eyes_release_ok
from dataclasses import dataclass, field


@dataclass
class Change:
    author: str
    risk: int
    approvals: list = field(default_factory=list)

    def approve(self, person, day):
        if person == self.author:
            raise PermissionError("own change")
        self.approvals.append((person, day))

    def valid_approvals(self, today):
        return {person for person, day in self.approvals if today - day <= 7}

    @property
    def needed(self):
        return 1 if self.risk < 3 else 2


def four_eyes_release_ok(author: str, risk: int, approvals: list[tuple[str, int]], today: int) -> bool:
    change = Change(author, risk)
    for person, day in approvals:
        try:
            change.approve(person, day)
        except PermissionError:
            continue
    return len(change.valid_approvals(today)) >= change.needed

#> four_eyes_release_ok("ann", 1, [("bob", 3)], 5)
#> four_eyes_release_ok("ann", 3, [("bob", 3), ("bob", 4), ("ann", 4)], 5)
#> four_eyes_release_ok("ann", 5, [("bob", 3), ("cy", 4)], 10)
#> four_eyes_release_ok("ann", 4, [("bob", 1), ("cy", 9), ("dee", 9)], 12)
#> four_eyes_release_ok("ann", 1, [("ann", 1)], 1)
#> four_eyes_release_ok("ann", 3, [("bob", 3), ("bob", 4), ("ann", 4), ("bob", 1), ("cy", 9), ("dee", 9), ("bob", 3), ("cy", 4)], 5)

### throttle_plan_upgrade
PLANS = (("free", 100, 0), ("team", 1_000, 49), ("pro", 10_000, 199))


def plan_cost(calls, limit, price, overage=0.1):
    return price + max(0, calls - limit) * overage


def throttle_plan_upgrade(daily_calls, overage=0.1):
    best = None
    for name, limit, price in PLANS:
        extra = 0.0
        for calls in daily_calls:
            extra += plan_cost(calls, limit, 0, overage)
        total = round(price + extra, 2)
        if best is None or total < best[1]:
            best = (name, total)
    return best

#> throttle_plan_upgrade([50, 80, 120])
#> throttle_plan_upgrade([900, 1100, 700, 950])
#> throttle_plan_upgrade([])
#> throttle_plan_upgrade([8000, 9000], overage=0.5)
#> throttle_plan_upgrade([400], 0.2)
#> throttle_plan_upgrade([400, 900, 1100, 700, 950], 0.2)
