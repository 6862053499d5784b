### noisy_service
import re

LINE = re.compile(r"^(?P<level>[A-Z]+)\s+\[(?P<service>[\w-]+)\]\s+(?P<message>.*)$")
SEVERITY = {"DEBUG": 0, "INFO": 1, "WARN": 2, "ERROR": 3}


def parse(line):
    """Split a raw log line; None if it does not look like one."""
    match = LINE.match(line.strip())
    if match is None:
        return None
    return match.group("level"), match.group("service"), match.group("message")


def noisy_service(log: str, least: str = "WARN") -> str:
    """Name of the service that complains the most."""
    threshold = SEVERITY[least]
    counts: dict[str, int] = {}
    for raw in log.splitlines():
        parsed = parse(raw)
        if not parsed:
            continue
        level, service, _ = parsed
        if SEVERITY.get(level, 0) >= threshold:
            counts[service] = counts.get(service, 0) + 1
    if not counts:
        return "(quiet)"  # <- reach
    return max(sorted(counts), key=counts.get)

#> noisy_service("INFO  [auth] login ok\nWARN  [mail-out] queue is long\nERROR [mail-out] smtp timeout\nERROR [auth] bad token\ngarbage")
#? returns noisy_service("ERROR [billing] card declined\nINFO [web] GET /")
#? raises KeyError noisy_service("WARN [a] b", "FATAL")
#? reaches noisy_service("INFO [web] started")

### is_burst
from collections import deque

WINDOW_SECONDS = 10
LIMIT = 3


def seconds_of(stamp):
    hours, minutes, seconds = stamp.split(":")
    return int(hours) * 3600 + int(minutes) * 60 + int(seconds)


def is_burst(lines):
    """True when more than LIMIT errors fall into one sliding window."""
    recent = deque()
    for line in lines:
        stamp, level, _ = line.split(" ", 2)
        if level != "ERROR":
            continue
        now = seconds_of(stamp)
        recent.append(now)
        while now - recent[0] > WINDOW_SECONDS:
            recent.popleft()  # <- reach
        if len(recent) > LIMIT:
            return True
    return False

#> is_burst(["08:00:01 ERROR disk full", "08:00:04 INFO retrying upload", "08:00:05 ERROR disk full", "08:00:06 ERROR disk full", "08:00:10 ERROR disk full"])
#> is_burst(["23:59:01 ERROR a", "23:59:02 WARN b", "23:59:12 ERROR c", "23:59:14 ERROR d", "23:59:15 ERROR e", "23:59:25 ERROR f", "23:59:27 INFO g", "23:59:29 ERROR h"])
#? raises ValueError is_burst(["08:00 ERROR short stamp"])
#? reaches is_burst(["08:00:01 ERROR a", "08:01:01 ERROR b"])

### status_histogram
import re

ACCESS = re.compile(r'"(?P<verb>GET|POST|PUT|DELETE) (?P<path>\S+) HTTP/[\d.]+" (?P<status>\d{3}) (?P<size>\d+|-)')


class AccessLog:
    """Counts of an access log in common log format."""

    def __init__(self):
        self.by_class = {}
        self.bytes_sent = 0
        self.skipped = 0

    def feed(self, line):
        found = ACCESS.search(line)
        if not found:
            self.skipped += 1
            return  # <- reach
        bucket = found["status"][0] + "xx"
        self.by_class[bucket] = self.by_class.get(bucket, 0) + 1
        if found["size"] != "-":
            self.bytes_sent += int(found["size"])


def status_histogram(lines):
    log = AccessLog()
    for line in lines:
        log.feed(line)
    if log.skipped > len(lines) // 2:
        raise ValueError("this is not an access log")
    return {**log.by_class, "bytes": log.bytes_sent}

#> status_histogram(['10.0.0.1 - - "GET /index.html HTTP/1.1" 200 512', '10.0.0.2 - - "POST /login HTTP/1.1" 302 -', '10.0.0.9 - - "GET /missing HTTP/1.1" 404 81', 'healthcheck'])
#? returns status_histogram(['"DELETE /a HTTP/2" 500 7', '"PUT /b HTTP/1.0" 201 -'])
#? raises ValueError status_histogram(["nothing", "of", "value"])
#? reaches status_histogram(['10.0.0.1 - - "GET /index.html HTTP/1.1" 200 512', '10.0.0.2 - - "POST /login HTTP/1.1" 302 -', '10.0.0.9 - - "GET /missing HTTP/1.1" 404 81', 'healthcheck'])

### slowest_endpoint
from typing import NamedTuple


class Sample(NamedTuple):
    endpoint: str
    millis: int


def read_sample(line: str) -> Sample:
    # e.g. "2024-03-01T10:00:00 GET /api/users 120ms"
    _, verb, path, took = line.split()
    if not took.endswith("ms"):
        raise ValueError(f"no duration in {line!r}")
    return Sample(f"{verb} {path}", int(took[:-2]))


def average(numbers: list[int]) -> float:
    return round(sum(numbers) / len(numbers), 1)


def slowest_endpoint(lines: list[str]) -> tuple[str, float]:
    times: dict[str, list[int]] = {}
    for line in lines:
        if line.startswith("#"):
            continue  # <- reach
        sample = read_sample(line)
        times.setdefault(sample.endpoint, []).append(sample.millis)
    ranked = sorted(times.items(), key=lambda item: (-average(item[1]), item[0]))
    endpoint, numbers = ranked[0]
    return endpoint, average(numbers)

#> slowest_endpoint(["# started", "2024-03-01T10:00:00 GET /api/users 120ms", "2024-03-01T10:00:02 POST /api/users 310ms", "2024-03-01T10:00:03 GET /api/users 180ms", "2024-03-01T10:00:09 POST /api/users 95ms"])
#? returns slowest_endpoint(["x PUT /v2/cart 44ms"])
#? raises IndexError slowest_endpoint([])
#? reaches slowest_endpoint(["# started", "2024-03-01T10:00:00 GET /api/users 120ms", "2024-03-01T10:00:02 POST /api/users 310ms", "2024-03-01T10:00:03 GET /api/users 180ms", "2024-03-01T10:00:09 POST /api/users 95ms"])

### error_budget_left
# Availability target of the quarter, as agreed with operations.
TARGET = 0.995


def count_outcomes(entries):
    good = bad = 0
    for entry in entries:
        for word in entry.split(","):
            key, _, value = word.strip().partition("=")
            if key == "ok":
                good += int(value)
            elif key == "failed":
                bad += int(value)
    return good, bad


def error_budget_left(entries: list[str]) -> float:
    """Share of the error budget that is still there, between 0 and 1."""
    good, bad = count_outcomes(entries)
    total = good + bad
    if total == 0:
        return 1.0
    allowed = total * (1 - TARGET)
    left = 1 - bad / allowed
    if left < 0:
        left = 0.0  # <- reach
    return round(left, 3)

#> error_budget_left(["ok=1200, failed=2", "failed=1,ok=640, retried=9", "ok=160"])
#? returns error_budget_left(["ok=995,failed=4"])
#? reaches error_budget_left(["ok=10,failed=5"])
#? raises ValueError error_budget_left(["ok=many"])

### session_lengths
from datetime import datetime

FORMAT = "%Y-%m-%d %H:%M:%S"


def session_lengths(events: str) -> dict:
    """Minutes that each user was logged in.

    A login without a logout counts as nothing.
    """
    opened = {}
    minutes = {}
    for row in events.strip().split("\n"):
        stamp, user, action = [part.strip() for part in row.split("|")]
        at = datetime.strptime(stamp, FORMAT)
        if action == "login":
            opened[user] = at
        elif action == "logout":
            if user not in opened:
                continue  # <- reach
            began = opened.pop(user)
            spent = int((at - began).total_seconds() // 60)
            minutes[user] = minutes.get(user, 0) + spent
        else:
            raise KeyError(action)
    return dict(sorted(minutes.items()))

#> session_lengths("2024-05-02 09:00:00 | mira | login\n2024-05-02 09:05:00 | tom | login\n2024-05-02 09:47:30 | mira | logout\n2024-05-02 10:05:00 | tom | logout\n2024-05-02 11:00:00 | mira | login")
#> session_lengths("2024-05-02 23:50:00 | mira | login\n2024-05-03 00:20:59 | mira | logout\n2024-05-03 08:00:00 | tom | login\n2024-05-03 09:30:00 | tom | logout\n2024-05-03 10:00:00 | mira | login\n2024-05-03 10:10:00 | mira | logout")
#? returns session_lengths("2024-01-01 00:00:00 | bo | login\n2024-01-01 02:00:00 | bo | logout")
#? raises KeyError session_lengths("2024-01-01 00:00:00 | bo | crash")
#? reaches session_lengths("2024-01-01 00:00:00 | bo | logout")

### mask_secrets
import re

RULES = [
    (re.compile(r"(password|token)=\S+"), r"\1=***"),
    (re.compile(r"\b\d{4}-\d{4}-\d{4}-(\d{4})\b"), r"****-\1"),
    (re.compile(r"([\w.]+)@([\w.]+\.\w+)"), lambda m: m.group(1)[0] + "***@" + m.group(2)),  # <- reach
]


def apply_rules(line):
    hits = 0
    for pattern, replacement in RULES:
        line, n = pattern.subn(replacement, line)
        hits += n
    return line, hits


def mask_secrets(text):
    """Censor a log before it is attached to a ticket."""
    total = 0
    out = []
    for line in text.split('\n'):
        clean, hits = apply_rules(line)
        total += hits
        out.append(clean)
    if total:
        out.append('[%d masked]' % total)
    return '\n'.join(out)

#> mask_secrets("user anna.berg@example.org logged in\npaid with 4111-1111-1111-4242, token=ab12cd\nbye")
#> mask_secrets("token=abc password=def\nmail bob@corp.io and eve.x@corp.io\ncards 1111-2222-3333-4444 5555-6666-7777-8888")
#? returns mask_secrets("password=hunter2 ok")
#? reaches mask_secrets("user anna.berg@example.org logged in\npaid with 4111-1111-1111-4242, token=ab12cd\nbye")

### has_gap
class GapDetector:
    """Watches the sequence numbers of a stream of log entries."""

    def __init__(self, start=0, tolerance=0):
        self.expected = start
        self.tolerance = tolerance
        self.missing = []

    def see(self, number):
        if number < self.expected:
            # an old one that arrives late
            if number in self.missing:
                self.missing.remove(number)
            return
        self.missing.extend(range(self.expected, number))
        self.expected = number + 1

    @property
    def broken(self):
        return len(self.missing) > self.tolerance


def has_gap(entries, tolerance=0):
    detector = GapDetector(start=1, tolerance=tolerance)
    for entry in entries:
        head, _, _ = entry.partition(":")
        detector.see(int(head.lstrip("#")))
    return detector.broken

#> has_gap(["#1: boot", "#2: mount volumes", "#4: start network", "#3: check disk", "#5: ready"])
#> has_gap(["#1: boot", "#4: start network", "#3: check disk", "#7: ready", "#5: late"], 1)
#? raises ValueError has_gap(["one: boot"])

### collapse_repeats
def similar(a: str, b: str) -> bool:
    """Two messages are similar when they differ in numbers only."""
    strip = lambda text: "".join(c for c in text if not c.isdigit())
    return strip(a) == strip(b)


def collapse_repeats(messages: list[str]) -> list[str]:
    collapsed: list[str] = []
    first = None
    repeats = 0

    def flush():
        if first is None:
            return
        suffix = f" (x{repeats})" if repeats > 1 else ""
        collapsed.append(first + suffix)

    for message in messages:
        if first is not None and similar(message, first):
            repeats += 1
            continue
        flush()
        first, repeats = message, 1
    flush()
    return collapsed

#> collapse_repeats(["retry 1 of 3", "retry 2 of 3", "retry 3 of 3", "gave up"])
#? returns collapse_repeats(["node 7 is up", "node 8 is up", "leader chosen"])

### first_failure_line
import io


def numbered(stream):
    for number, line in enumerate(stream, start=1):
        yield number, line.rstrip("\n")


def first_failure_line(text, markers=("FAILED", "Traceback", "error:")):
    """Number of the first line with a failure marker, 0 if the build was fine."""
    stream = io.StringIO(text)
    in_ignored = False
    for number, line in numbered(stream):
        if line.startswith("::group::ignored"):
            in_ignored = True
        elif line.startswith("::endgroup::"):
            in_ignored = False
        if in_ignored:
            continue
        for marker in markers:
            if marker in line:
                return number
    return 0  # <- reach

#> first_failure_line("compiling main.c\n::group::ignored\nerror: optional target\n::endgroup::\nlinking\ntests/test_io.py FAILED\ndone")
#? returns first_failure_line("ok\nok\nok\nTraceback (most recent call last)")
#? reaches first_failure_line("ok")

### within_quota
from dataclasses import dataclass, field


@dataclass
class Quota:
    limit: int
    used: dict = field(default_factory=dict)

    def charge(self, who: str, amount: int) -> bool:
        total = self.used.get(who, 0) + amount
        if total > self.limit:
            return False
        self.used[who] = total
        return True


def within_quota(log: list[str], limit: int) -> bool:
    """Replay an upload log such as "kim 20" and say whether nobody was refused."""
    quota = Quota(limit)
    refused = []
    for entry in log:
        who, size = entry.rsplit(" ", 1)
        amount = int(size)
        if amount < 0:
            raise ValueError("negative upload")
        if not quota.charge(who, amount):
            refused.append(who)  # <- reach
    return not refused

#> within_quota(["kim lee 20", "ada 35", "kim lee 25", "ada 10", "kim lee 4"], 50)
#> within_quota(["kim lee 20", "ada 35", "kim lee 41"], 60)
#? raises ValueError within_quota(["ada -3"], 10)
#? reaches within_quota(["kim lee 20", "ada 35", "kim lee 41"], 60)

### top_talkers
from collections import Counter

PRIVATE = ("10.", "192.168.", "127.")


def is_private(address):
    return address.startswith(PRIVATE)


def top_talkers(flows, count=2):
    """[(address, bytes)] of the public addresses that sent the most.

    flows: lines "source > target bytes"
    """
    sent = Counter()
    for flow in flows:
        source, arrow, target, size = flow.split()
        assert arrow == ">", flow
        if is_private(source):
            continue  # <- reach
        sent[source] += int(size)
    ranking = sent.most_common()
    ranking.sort(key=lambda pair: (-pair[1], pair[0]))
    return ranking[:count]

#> top_talkers(["8.8.8.8 > 10.0.0.4 1200", "10.0.0.4 > 8.8.8.8 90", "1.1.1.1 > 10.0.0.5 1500", "8.8.8.8 > 10.0.0.9 400", "9.9.9.9 > 10.0.0.4 10"])
#? returns top_talkers(["5.5.5.5 > 10.0.0.1 77"])
#? raises AssertionError top_talkers(["8.8.8.8 < 10.0.0.4 1200"])
#? reaches top_talkers(["8.8.8.8 > 10.0.0.4 1200", "10.0.0.4 > 8.8.8.8 90", "1.1.1.1 > 10.0.0.5 1500", "8.8.8.8 > 10.0.0.9 400", "9.9.9.9 > 10.0.0.4 10"])

### severity_score
import enum


class Level(enum.IntEnum):
    DEBUG = 10
    INFO = 20
    WARNING = 30
    ERROR = 40

    @classmethod
    def parse(cls, text):
        aliases = {"WARN": "WARNING", "ERR": "ERROR"}
        name = text.strip("[]").upper()
        return cls[aliases.get(name, name)]


def severity_score(lines):
    """Sum of levels above INFO; consecutive errors count double."""
    score, previous = 0, Level.DEBUG
    for line in lines:
        level = Level.parse(line.split()[0])
        if level > Level.INFO:
            weight = 1
            if level is Level.ERROR and previous is Level.ERROR:
                weight = 2  # <- reach
            score += level * weight
        previous = level
    return score

#> severity_score(["[info] ready", "[warn] slow query (2s)", "[err] lost connection", "[error] lost connection", "[info] reconnected"])
#> severity_score(["WARN disk 91%", "ERROR disk full", "ERR write failed", "debug retry", "[ERROR] write failed", "WARNING readonly", "info done"])
#? returns severity_score(["WARN a", "WARN b", "WARN c"])
#? raises KeyError severity_score(["fatal all is lost"])
#? reaches severity_score(["[info] ready", "[warn] slow query (2s)", "[err] lost connection", "[error] lost connection", "[info] reconnected"])

### parse_kv_line
def tokens(text):
    """Yield words; double quotes keep blanks together."""
    word, quoted = "", False
    for ch in text:
        if ch == '"':
            quoted = not quoted
        elif ch == " " and not quoted:
            if word:
                yield word
            word = ""
        else:
            word += ch
    if quoted:
        raise ValueError("unbalanced quote")
    if word:
        yield word


def parse_kv_line(line):
    fields = {}
    for token in tokens(line):
        key, eq, value = token.partition("=")
        if not eq:
            fields.setdefault("tags", []).append(key)  # <- reach
            continue
        fields[key] = int(value) if value.isdigit() else value
    return fields

#> parse_kv_line('id=7 msg="no disk" ok=0')
#? returns parse_kv_line("pid=42 user=root")
#? raises ValueError parse_kv_line('a="b')
#? reaches parse_kv_line("x")

### last_seen
from datetime import date, timedelta


def parse_day(text, today):
    if text == "today":
        return today  # <- reach
    if text.endswith("d ago"):
        return today - timedelta(days=int(text[:-5]))
    return date.fromisoformat(text)


def last_seen(entries, today="2024-02-29"):
    """The stalest host as `name (days)`; entries are (host, when)."""
    now = date.fromisoformat(today)
    ages = {}
    for host, when in entries:
        day = parse_day(when, now)
        age = (now - day).days
        if host not in ages or age < ages[host]:
            ages[host] = age
    host, age = max(ages.items(), key=lambda kv: kv[1])
    return f"{host} ({age} days)"

#> last_seen([("db-1", "today"), ("web-1", "9d ago"), ("db-1", "2024-01-01"), ("cron", "2024-02-12"), ("web-1", "4d ago")])
#? returns last_seen([("mail", "30d ago")])
#? raises ValueError last_seen([("a", "yesterday")])
#? reaches last_seen([("db-1", "today"), ("web-1", "9d ago"), ("db-1", "2024-01-01"), ("cron", "2024-02-12"), ("web-1", "4d ago")])

### deploy_succeeded
STAGES = ["build", "test", "push", "rollout"]


class DeployError(Exception):
    def __init__(self, stage, reason):
        super().__init__(f"{stage}: {reason}")
        self.stage = stage


def check_stage(stage, log):
    lines = [line for line in log if line.startswith(stage + ":")]
    if not lines:
        raise DeployError(stage, "never ran")
    if lines[-1].split(": ", 1)[1] != "ok":
        raise DeployError(stage, lines[-1])
    return len(lines)


def deploy_succeeded(log, optional=("push",)):
    attempts = 0
    for stage in STAGES:
        try:
            attempts += check_stage(stage, log)
        except DeployError as error:
            if error.stage not in optional:
                return False  # <- reach
    return attempts < 2 * len(STAGES)

#> deploy_succeeded(["build: ok", "test: 2 failures", "test: ok", "rollout: ok"])
#> deploy_succeeded(["build: no space left", "build: ok", "test: ok", "push: denied", "rollout: ok", "rollout: ok"])
#? reaches deploy_succeeded(["build: no compiler"])
#? raises IndexError deploy_succeeded(["build:ok"])

### uptime_percent
"""Uptime from a list of state changes, as the status page shows it."""

UP, DOWN = "up", "down"


def intervals(changes, end):
    for (at, state), (until, _) in zip(changes, changes[1:] + [(end, None)]):
        yield state, until - at


def uptime_percent(changes, end):
    if not changes:
        raise ValueError("no changes")
    total = {UP: 0, DOWN: 0}
    for state, length in intervals(changes, end):
        if length < 0:
            raise ValueError("changes are not in order")
        total[state] += length
    whole = sum(total.values())
    if whole == 0:
        return 100.0  # <- reach
    return round(100.0 * total[UP] / whole, 2)

#> uptime_percent([(0, "up"), (340, "down"), (352, "up"), (900, "down"), (960, "up")], 1440)
#? returns uptime_percent([(0, "down"), (750, "up")], 1000)
#? raises KeyError uptime_percent([(0, "unknown")], 10)
#? reaches uptime_percent([(5, "up")], 5)

### crash_signature
import re

FRAME = re.compile(r'\s*File "(?P<file>[^"]+)", line (?P<line>\d+), in (?P<name>\w+)')
LIBRARY = ("site-packages/", "lib/python")


def frames(trace):
    for line in trace.splitlines():
        m = FRAME.match(line)
        if m:
            yield m.groupdict()


def is_ours(frame):
    for part in LIBRARY:
        if part in frame["file"]:
            return False
    return True


def crash_signature(trace):
    ours = [f for f in frames(trace) if is_ours(f)]
    last = trace.strip().splitlines()[-1]
    error = last.split(":")[0]
    if not ours:
        return error + "@?"  # <- reach
    top = ours[-1]
    short = top["file"].rsplit("/", 1)[-1]
    return f"{error}@{short}:{top['name']}"

#> crash_signature('Traceback (most recent call last):\n  File "/srv/app/main.py", line 10, in run\n    load()\n  File "/srv/app/store.py", line 88, in load\n    json.loads(text)\n  File "/usr/lib/python3/json.py", line 5, in loads\nValueError: bad json')
#? returns crash_signature('  File "a/worker.py", line 1, in poll\nTimeoutError: late')
#? reaches crash_signature("KeyError: 'x'")
#? raises IndexError crash_signature("")

### alerts_to_send
class Alerter:
    def __init__(self, cooldown):
        self.cooldown = cooldown
        self.last_sent = {}
        self.outbox = []

    def notify(self, at, name, message):
        last = self.last_sent.get(name)
        if last is not None and at - last < self.cooldown:
            return False
        self.last_sent[name] = at
        self.outbox.append(f"{name}: {message}")
        return True


def alerts_to_send(events, cooldown=60):
    """Messages that go out when repeated ones are held back for `cooldown` seconds."""
    alerter = Alerter(cooldown)
    suppressed = 0
    for at, name, value, limit in events:
        if value <= limit:
            continue  # <- reach
        if not alerter.notify(at, name, f"{value} > {limit}"):
            suppressed += 1
    if suppressed:
        alerter.outbox.append(f"{suppressed} suppressed")
    return alerter.outbox

#> alerts_to_send([(0, "cpu", 97, 90), (10, "disk", 70, 80), (20, "cpu", 99, 90), (65, "cpu", 95, 90)])
#? returns alerts_to_send([(0, "temp", 81, 75), (3, "temp", 82, 75)])
#? raises TypeError alerts_to_send([(0, "cpu", "97", 90)])
#? reaches alerts_to_send([(0, "cpu", 97, 90), (10, "disk", 70, 80), (20, "cpu", 99, 90), (65, "cpu", 95, 90)])

### tail_since
import json


def tail_since(text, cursor=None, limit=3):
    """Entries of a JSON-lines log after the cursor, and the new cursor."""
    fresh = []
    seen_cursor = cursor is None
    for raw in text.splitlines():
        if not raw.strip():
            continue
        entry = json.loads(raw)
        if not seen_cursor:
            seen_cursor = entry["id"] == cursor
            continue
        fresh.append(entry["msg"])
        last = entry["id"]
        if len(fresh) == limit:
            break  # <- reach
    if not fresh:
        return [], cursor
    return fresh, last

#> tail_since('{"id": "a1", "msg": "boot"}\n\n{"id": "a2", "msg": "listen on 8080"}\n{"id": "a3", "msg": "first request"}\n{"id": "a4", "msg": "cache warmed"}', "a2")
#? returns tail_since('{"id": "k9", "msg": "woof"}')
#? raises KeyError tail_since('{"msg": "no id"}', "x")
#? reaches tail_since('{"id": 1, "msg": "a"}', None, 1)

### memory_leaking
import re

UNITS = {"KB": 1, "MB": 1024, "GB": 1024 ** 2}
SIZE = re.compile(r"rss=(\d+(?:\.\d+)?)(KB|MB|GB)")


def samples(lines):
    for line in lines:
        hit = SIZE.search(line)
        if hit:
            number, unit = hit.groups()
            yield float(number) * UNITS[unit]


def memory_leaking(lines, growth=1.2, least=3):
    """Does memory rise from sample to sample and by `growth` overall?"""
    seen = list(samples(lines))
    if len(seen) < least:
        return False  # <- reach
    rising = all(a <= b for a, b in zip(seen, seen[1:]))
    return rising and seen[-1] > seen[0] * growth

#> memory_leaking(["10:00 rss=812MB", "10:05 rss=840.5MB", "gc pause 20ms", "10:10 rss=1.1GB", "10:15 rss=1.1GB"])
#> memory_leaking(["10:00 rss=812MB", "10:05 rss=790MB", "10:10 rss=2.5GB", "10:12 rss=2600MB", "10:14 rss=3GB"])
#? reaches memory_leaking(["a"])

### split_by_request
from collections import defaultdict
from itertools import count


def request_of(line, fresh):
    """Request id in brackets, or a fresh one for lines without."""
    if line.startswith("["):
        return line[1:line.index("]")]
    return f"anon{next(fresh)}"  # <- reach


def split_by_request(lines):
    groups = defaultdict(list)
    fresh = count(1)
    for line in lines:
        request = request_of(line, fresh)
        message = line.split("] ", 1)[-1]
        groups[request].append(message)
    return {key: " / ".join(value) for key, value in groups.items() if value}

#> split_by_request(["[r1] start GET /", "[r2] start GET /img", "[r1] query users", "worker idle", "[r2] sent 304", "[r1] sent 200"])
#? returns split_by_request(["[z] one", "[z] two"])
#? raises ValueError split_by_request(["[broken"])
#? reaches split_by_request(["[r1] start GET /", "[r2] start GET /img", "[r1] query users", "worker idle", "[r2] sent 304", "[r1] sent 200"])

### median_latency
def parse_duration(text: str) -> int:
    """'1.5s', '300ms' or '20us' in microseconds."""
    for suffix, factor in (("ms", 1_000), ("us", 1), ("s", 1_000_000)):
        if text.endswith(suffix):
            return round(float(text.removesuffix(suffix)) * factor)
    raise ValueError(f"unknown unit: {text}")


def median_latency(report: str) -> int:
    """Median in microseconds of all `took=` fields."""
    durations = []
    for chunk in report.split(";"):
        for field in chunk.split():
            if field.startswith("took="):
                durations.append(parse_duration(field[5:]))
    durations.sort()
    middle = len(durations) // 2
    if len(durations) % 2:
        return durations[middle]  # <- reach
    return (durations[middle - 1] + durations[middle]) // 2

#> median_latency("id=1 took=30ms; id=2 took=1.5s; id=3 took=900us; id=4 took=12ms")
#? returns median_latency("took=2s")
#? raises ValueError median_latency("took=3h")
#? reaches median_latency("took=2s")

### rotation_plan
# Which rotated log files go, which stay: app.log, app.log.1, app.log.2.gz ...
import re

NAME = re.compile(r"^(?P<base>[a-z]+\.log)(?:\.(?P<age>\d+))?(?P<gz>\.gz)?$")


def rotation_plan(files, keep=2):
    plan = {"keep": [], "compress": [], "delete": []}
    for name in sorted(files):
        match = NAME.match(name)
        if match is None:
            continue
        age = int(match["age"] or 0)
        if age > keep:
            plan["delete"].append(name)
        elif age == 0 or match["gz"]:
            plan["keep"].append(name)
        else:
            plan["compress"].append(name)  # <- reach
    return {action: names for action, names in plan.items() if names}

#> rotation_plan(["app.log", "app.log.1.gz", "readme.txt", "app.log.3.gz", "db.log", "app.log.7"])
#? returns rotation_plan(["web.log.1", "web.log.12"])
#? reaches rotation_plan(["a.log.1"])
