### is_log_in_order
from datetime import datetime

STAMP = "%Y-%m-%d %H:%M:%S"


def stamp_of(line):
    return datetime.strptime(line[:19], STAMP)


def is_log_in_order(lines, strict=False):
    """True when no line is older than the one before it."""
    previous = None
    for line in lines:
        if not line.strip():
            continue
        current = stamp_of(line)
        if previous is not None:
            if current < previous:
                return False
            if strict and current == previous:
                return False
        previous = current
    return True

#> is_log_in_order(["2024-05-01 08:00:00 boot", "2024-05-01 08:00:03 net up", "2024-05-01 08:00:03 dns up"])
#> is_log_in_order(["2024-05-01 08:00:00 boot", "2024-05-01 08:00:03 net up", "2024-05-01 08:00:03 dns up"], strict=True)
#> is_log_in_order(["2023-12-31 23:59:59 bye", "", "2023-12-31 23:59:58 late"])
#> is_log_in_order([])
#> is_log_in_order(["2023-12-31 23:59:59 ok", "2024-01-01 00:00:00 happy new year"], True)
#> is_log_in_order(["yesterday evening: nothing"])
#> is_log_in_order(["2024-05-01 08:00:00 a", "2024-05-01 08:00:01 b", "", "2024-05-01 08:00:02 c", "2024-05-01 09:10:00 d", "2024-05-02 00:00:00 e", "2024-05-02 00:00:01 f", "2024-05-03 12:00:00 g"], strict=True)

### highest_log_level
from enum import IntEnum


class Level(IntEnum):
    DEBUG = 10
    INFO = 20
    WARNING = 30
    ERROR = 40
    CRITICAL = 50


ALIASES = {"WARN": "WARNING", "ERR": "ERROR", "FATAL": "CRITICAL"}


def level_of(line: str) -> Level | None:
    word = line.split(":", 1)[0].strip().upper()
    word = ALIASES.get(word, word)
    if word in Level.__members__:
        return Level[word]
    return None


def highest_log_level(lines: list[str]) -> str | None:
    worst = None
    for line in lines:
        level = level_of(line)
        if level is not None and (worst is None or level > worst):
            worst = level
    return worst.name if worst is not None else None

#> highest_log_level(["info: listening on 8080", "warn: certificate expires in 9 days", "debug: tick"])
#> highest_log_level(["fatal: out of memory", "Error: disk 97% full"])
#> highest_log_level(["Traceback (most recent call last)", "  File 'x.py', line 3"])
#> highest_log_level(["debug: a", "debug: b"])
#> highest_log_level(["ERR: checksum of block 17", "info: retry", "info: done"])
#> highest_log_level(["info: a", "debug: b", "hello", "warn: c", "info: d", "err: e", "debug: f", "  info : g", "trace: h"])

### slow_request_paths
from collections import namedtuple

Request = namedtuple("Request", "method path status millis")


def parse_request(line):
    method, path, status, took = line.split()
    return Request(method, path.split("?")[0], int(status), int(took.removesuffix("ms")))


def slow_request_paths(lines: list[str], limit: int = 500) -> list[str]:
    slow = set()
    for request in map(parse_request, lines):
        if request.status >= 500 or request.method == "OPTIONS":
            continue
        if request.millis > limit:
            slow.add(request.path)
    return sorted(slow)

#> slow_request_paths(["GET /orders?page=2 200 730ms", "GET /orders 200 120ms", "POST /login 302 501ms", "GET /health 503 9000ms"])
#> slow_request_paths(["OPTIONS /api 204 900ms", "GET /api 200 500ms"])
#> slow_request_paths(["PUT /users/7 200 64ms", "GET /report.pdf 200 2310ms"], limit=50)
#> slow_request_paths([])
#> slow_request_paths(["GET /broken 200"])
#> slow_request_paths(["GET /a 200 900ms", "GET /b?x=1 200 100ms", "PUT /c 201 800ms", "GET /a?y=2 304 950ms", "OPTIONS /d 204 999ms", "GET /e 500 999ms", "GET /f 404 501ms", "GET /g 200 500ms"])

### error_rate_of_access_log
def status_codes(text):
    for line in text.splitlines():
        tail = line.rsplit('"', 1)[-1].split()
        if tail and tail[0].isdigit():
            yield int(tail[0])


def error_rate_of_access_log(text: str, ignore: tuple = (404,)) -> float:
    total = bad = 0
    for code in status_codes(text):
        if code in ignore:
            continue
        total += 1
        bad += code >= 400
    if total == 0:
        return 0.0
    return round(bad / total, 3)

#> error_rate_of_access_log('10.0.0.1 "GET / HTTP/1.1" 200 512\n10.0.0.2 "GET /a HTTP/1.1" 500 12\n10.0.0.2 "GET /b HTTP/1.1" 404 9')
#> error_rate_of_access_log('1.2.3.4 "POST /x" 201 7\n1.2.3.4 "POST /x" 403 7\n1.2.3.4 "POST /x" 422 7', ignore=())
#> error_rate_of_access_log("no quotes here")
#> error_rate_of_access_log("")
#> error_rate_of_access_log('h "GET /q" 503 -\nh "GET /q" 503 -\nh "GET /q" 200 88\nh "GET /z" - -')
#> error_rate_of_access_log('a "GET /" 200 1\na "GET /" 500 1\na "GET /" 302 1\na "GET /" 404 1\na "GET /" 403 1\na "GET /" 200 1\na "GET /" 200 1\na "GET /" 503 1')

### collapse_repeated_messages
def collapse_repeated_messages(messages):
    out = []
    last, repeats = None, 0

    def flush():
        if repeats == 1:
            out.append(last)
        elif repeats > 1:
            out.append(f"last message repeated {repeats} times")

    for message in messages:
        if message == last:
            repeats += 1
            continue
        flush()
        out.append(message)
        last, repeats = message, 0
    flush()
    return out

#> collapse_repeated_messages(["link down eth0", "link down eth0", "link down eth0", "link up eth0"])
#> collapse_repeated_messages(["cron: job 12 started", "cron: job 12 started"])
#> collapse_repeated_messages([])
#> collapse_repeated_messages(["a", "b", "a", "b"])
#> collapse_repeated_messages(["disk full", "disk full", "disk full", "disk full", "rotating", "rotating", "rotating"])
#> collapse_repeated_messages(["up", "up", "down", "down", "down", "up", "up", "idle", "idle", "idle", "idle", "up"])

### stack_traces_in_log
def stack_traces_in_log(text: str) -> list[dict]:
    """Find tracebacks and keep the error type, its message and the depth."""
    traces = []
    depth = None
    for line in text.split("\n"):
        if line.startswith("Traceback"):
            depth = 0
        elif depth is None:
            continue
        elif line.startswith("  File "):
            depth += 1
        elif not line.startswith(" "):
            # the first unindented line is the exception itself
            kind, _, message = line.partition(": ")
            traces.append({"type": kind, "message": message, "depth": depth})
            depth = None
    return traces

#> stack_traces_in_log("start\nTraceback (most recent call last):\n  File 'a.py', line 1\n    f()\n  File 'a.py', line 9\nKeyError: 'user'\nstop")
#> stack_traces_in_log("Traceback (most recent call last):\nRecursionError\n")
#> stack_traces_in_log("all quiet\non the western front")
#> stack_traces_in_log("Traceback:\n  File 'x', line 4\nValueError: bad date: 31.02\nTraceback:\n  File 'y', line 2\nOSError: [Errno 2] gone")
#> stack_traces_in_log("Traceback (most recent call last):\n  File 'cut.py', line 77")

### log_session_durations
from datetime import datetime


class SessionError(Exception):
    pass


def minutes_between(start, end):
    delta = datetime.fromisoformat(end) - datetime.fromisoformat(start)
    return int(delta.total_seconds() // 60)


def log_session_durations(entries: list) -> dict[str, int]:
    opened, minutes = {}, {}
    for when, user, what in entries:
        if what == "login":
            if user in opened:
                raise SessionError(f"{user} is already logged in")
            opened[user] = when
        elif what == "logout":
            try:
                start = opened.pop(user)
            except KeyError:
                raise SessionError(f"{user} was never logged in") from None
            minutes[user] = minutes.get(user, 0) + minutes_between(start, when)
    return minutes

#> log_session_durations([("2024-02-29T08:00", "mia", "login"), ("2024-02-29T08:45", "mia", "logout"), ("2024-02-29T09:00", "mia", "login"), ("2024-02-29T09:05", "mia", "logout")])
#> log_session_durations([("2024-02-29T23:30", "otto", "login"), ("2024-03-01T00:10", "otto", "logout"), ("2024-03-01T00:11", "eve", "login")])
#> log_session_durations([("2024-01-01T10:00", "kim", "logout")])
#> log_session_durations([("2024-01-01T10:00", "kim", "login"), ("2024-01-01T10:05", "kim", "login")])
#> log_session_durations([("2024-01-01T10:00", "kim", "ping")])

### log_ring_buffer_tail
from collections import deque


class LogBuffer:
    """Keeps the newest lines and counts the dropped ones."""

    def __init__(self, capacity):
        self.lines = deque(maxlen=capacity)
        self.dropped = 0

    def write(self, line):
        if len(self.lines) == self.lines.maxlen:
            self.dropped += 1
        self.lines.append(line)

    def tail(self, count):
        return list(self.lines)[-count:]


def log_ring_buffer_tail(lines: list[str], capacity: int, count: int) -> tuple:
    buffer = LogBuffer(capacity)
    for number, line in enumerate(lines, 1):
        buffer.write(f"{number}: {line.rstrip()}")
    return buffer.tail(count), buffer.dropped

#> log_ring_buffer_tail(["booting ", "mounting /home", "starting sshd", "ready\n"], 3, 2)
#> log_ring_buffer_tail(["one line only"], 5, 3)
#> log_ring_buffer_tail([], 2, 1)
#> log_ring_buffer_tail(["a", "b", "c", "d", "e", "f"], 2, 4)
#> log_ring_buffer_tail(["GET /", "GET /favicon.ico", "GET /app.js"], 1, 1)
#> log_ring_buffer_tail(["a", "b ", "c", "d\n", "e", "f", "g", "h", "i", "j"], 4, 3)

### first_line_after_restart
RESTART_MARKS = ("=== restart", "system boot", "daemon started")


def is_restart(line):
    lowered = line.lower()
    return any(mark in lowered for mark in RESTART_MARKS)


def first_line_after_restart(lines):
    position = None
    for index, line in enumerate(lines):
        if is_restart(line):
            position = index
    if position is None:
        return None
    for line in lines[position + 1:]:
        if line and not line.startswith("#"):
            return line
    return ""

#> first_line_after_restart(["user ann joined", "=== RESTART ===", "# version 3", "loading maps", "ready"])
#> first_line_after_restart(["System boot at 07:12", "clock set", "Daemon started", "listening on port 25"])
#> first_line_after_restart(["nothing", "happens", "here"])
#> first_line_after_restart(["warm-up", "daemon started", "", "# idle"])
#> first_line_after_restart([])

### parse_logfmt_line
import re

PAIR = re.compile(r'(\w+)=("(?:[^"\\]|\\.)*"|\S*)')


def convert(raw):
    if raw.startswith('"'):
        return raw[1:-1].replace('\\"', '"')
    if raw in ("true", "false"):
        return raw == "true"
    try:
        return int(raw)
    except ValueError:
        return raw


def parse_logfmt_line(line: str) -> dict:
    return {m.group(1): convert(m.group(2)) for m in PAIR.finditer(line)}

#> parse_logfmt_line('level=info msg="user logged in" id=4711 admin=false')
#> parse_logfmt_line('at=error code=H12 desc="Request \\"timed\\" out" service=30001ms')
#> parse_logfmt_line("")
#> parse_logfmt_line("cached=true hits=18 ratio=0.75 key=")
#> parse_logfmt_line('path=/a/b?c=d dur=-3')

### has_brute_force_attempt
from collections import defaultdict, deque


def has_brute_force_attempt(events, limit=3, window=60):
    """Whether an address failed `limit` times within `window` seconds.

    Events are (second, address, ok) in order of time.
    """
    failures = defaultdict(deque)
    for second, address, ok in events:
        recent = failures[address]
        if ok:
            recent.clear()
            continue
        recent.append(second)
        while recent[0] <= second - window:
            recent.popleft()
        if len(recent) >= limit:
            return True
    return False

#> has_brute_force_attempt([(0, "10.1.1.9", False), (10, "10.1.1.9", False), (15, "10.1.1.8", False), (59, "10.1.1.9", False)])
#> has_brute_force_attempt([(0, "10.1.1.9", False), (10, "10.1.1.9", False), (70, "10.1.1.9", False)])
#> has_brute_force_attempt([(0, "a", False), (1, "a", False), (2, "a", True), (3, "a", False)])
#> has_brute_force_attempt([], limit=1)
#> has_brute_force_attempt([(5, "172.16.0.4", False), (6, "172.16.0.4", False)], limit=2, window=5)
#> has_brute_force_attempt([(0, "a", False), (5, "b", False), (20, "a", False), (61, "a", False), (70, "b", False), (75, "a", True), (80, "a", False), (90, "b", False), (95, "a", False)])

### busiest_log_hour
from collections import Counter


def busiest_log_hour(stamps: list[str]) -> int:
    hours = Counter()
    for stamp in stamps:
        _, clock = stamp.split("T")
        hour = int(clock[:2])
        hours[hour] += 1
    if not hours:
        return -1
    top = max(hours.values())
    # earliest hour wins a tie
    return min(hour for hour, count in hours.items() if count == top)

#> busiest_log_hour(["2024-06-01T13:05:11", "2024-06-01T14:00:00", "2024-06-01T13:59:59", "2024-06-02T02:30:00"])
#> busiest_log_hour(["2024-06-01T23:00:00Z", "2024-06-01T07:15:00Z"])
#> busiest_log_hour([])
#> busiest_log_hour(["2024-06-01T00:00:01"] * 3 + ["2024-06-01T09:00:01"] * 4)
#> busiest_log_hour(["2024-06-01 13:05"])
#> busiest_log_hour(["2024-06-01T08:05", "2024-06-01T09:00", "2024-06-01T08:59", "2024-06-02T17:30", "2024-06-02T17:31", "2024-06-03T17:45", "2024-06-03T08:00", "2024-06-04T08:10"])

### log_level_filter_chain
ORDER = ["debug", "info", "warning", "error"]


class Handler:
    def __init__(self, name, level):
        self.name = name
        self.threshold = ORDER.index(level)
        self.records = []

    def handle(self, level, message):
        if ORDER.index(level) < self.threshold:
            return False
        self.records.append(f"{level[0].upper()} {message}")
        return True


def log_level_filter_chain(config, records):
    handlers = [Handler(name, level) for name, level in config]
    lost = 0
    for level, message in records:
        taken = [handler.handle(level, message) for handler in handlers]
        if not any(taken):
            lost += 1
    kept = {handler.name: handler.records for handler in handlers}
    kept["lost"] = lost
    return kept

#> log_level_filter_chain([("console", "warning"), ("file", "info")], [("info", "hello"), ("error", "boom"), ("debug", "x=3")])
#> log_level_filter_chain([], [("error", "nobody listens")])
#> log_level_filter_chain([("mail", "error")], [("warning", "low battery"), ("warning", "lower battery")])
#> log_level_filter_chain([("all", "debug")], [])
#> log_level_filter_chain([("tty", "notice")], [("info", "x")])

### seconds_of_downtime
from datetime import datetime


def seconds_of_downtime(lines: list[str]) -> int:
    down_since = None
    total = 0
    for line in lines:
        when, state = line.rsplit(" ", 1)
        moment = datetime.strptime(when, "%d.%m.%Y %H:%M:%S")
        if state == "DOWN" and down_since is None:
            down_since = moment
        elif state == "UP" and down_since is not None:
            total += (moment - down_since).seconds
            down_since = None
    return total

#> seconds_of_downtime(["01.02.2024 10:00:00 DOWN", "01.02.2024 10:02:30 UP", "01.02.2024 11:00:00 DOWN", "01.02.2024 11:00:05 UP"])
#> seconds_of_downtime(["31.12.2023 23:59:50 DOWN", "31.12.2023 23:59:55 DOWN", "01.01.2024 00:00:10 UP"])
#> seconds_of_downtime(["05.05.2024 05:05:05 UP"])
#> seconds_of_downtime([])
#> seconds_of_downtime(["2024-02-01 10:00:00 DOWN"])
#> seconds_of_downtime(["01.02.2024 10:00:00 UP", "01.02.2024 10:05:00 DOWN", "01.02.2024 10:05:30 DOWN", "01.02.2024 10:06:00 UP", "01.02.2024 10:07:00 UP", "01.02.2024 11:00:00 DOWN", "01.02.2024 11:30:00 UP", "01.02.2024 12:00:00 DOWN"])

### correlate_request_ids
import re

ID = re.compile(r"\breq-([0-9a-f]{4})\b")


def correlate_request_ids(services: dict) -> dict:
    """Which request ids were seen by which services, unfinished ones only."""
    seen, finished = {}, set()
    for service in sorted(services):
        for line in services[service]:
            for request in ID.findall(line):
                seen.setdefault(request, [])
                if service not in seen[request]:
                    seen[request].append(service)
                if line.endswith("done"):
                    finished.add(request)
    return {request: where for request, where in seen.items() if request not in finished}

#> correlate_request_ids({"gateway": ["req-00af in", "req-00b0 in"], "billing": ["req-00af charge", "req-00af done"]})
#> correlate_request_ids({"gateway": ["req-beef in", "retry of req-beef as req-beea"], "search": ["req-beef query"]})
#> correlate_request_ids({"a": ["no ids here", "req-xyz0 is no id"]})
#> correlate_request_ids({})
#> correlate_request_ids({"web": ["req-1234 in", "req-1234 done", "req-1235 in"]})

### log_indent_tree
def log_indent_tree(lines):
    depth = 0
    outline = []
    for line in lines:
        mark, text = line[:1], line[1:].strip()
        if mark == ">":
            outline.append("  " * depth + text)
            depth += 1
        elif mark == "<":
            depth -= 1
            if depth < 0:
                raise ValueError(f"leave without enter: {text}")
        else:
            outline.append("  " * depth + "- " + line)
    if depth:
        outline.append(f"({depth} still open)")
    return "\n".join(outline)

#> log_indent_tree(["> build", "> compile", "3 files", "< compile", "> link", "< link", "< build"])
#> log_indent_tree(["start", "> deploy", "copying 14 MB"])
#> log_indent_tree(["> a", "< a", "< a"])
#> log_indent_tree([])
#> log_indent_tree(["plain line", "another plain line"])

### sample_noisy_logger
class SamplingLogger:
    """Passes the first few messages of a key, then every n-th."""

    def __init__(self, first: int = 2, every: int = 3):
        self.first = first
        self.every = every
        self.counts: dict[str, int] = {}

    def should_log(self, key: str) -> bool:
        count = self.counts.get(key, 0) + 1
        self.counts[key] = count
        if count <= self.first:
            return True
        return (count - self.first) % self.every == 0


def sample_noisy_logger(keys: list[str], first: int = 2, every: int = 3) -> int:
    logger = SamplingLogger(first, every)
    passed = 0
    for key in keys:
        if logger.should_log(key):
            passed += 1
    return passed

#> sample_noisy_logger(["timeout"] * 9)
#> sample_noisy_logger(["timeout", "refused", "timeout", "timeout", "timeout", "refused"])
#> sample_noisy_logger([], 1, 1)
#> sample_noisy_logger(["disk"] * 7, first=0, every=2)
#> sample_noisy_logger(["a", "b", "c"], first=1, every=0)
#> sample_noisy_logger(["a", "a", "b", "a", "a", "b", "a", "b", "b", "a", "c", "a"], first=1, every=2)

### format_log_table
def format_log_table(records, columns=("time", "level", "msg")):
    widths = [max([len(c)] + [len(str(r.get(c, "-"))) for r in records]) for c in columns]
    rows = [" ".join(c.upper().ljust(w) for c, w in zip(columns, widths)).rstrip()]
    for record in records:
        cells = []
        for column, width in zip(columns, widths):
            cells.append(str(record.get(column, "-")).ljust(width))
        rows.append(" ".join(cells).rstrip())
    return "\n".join(rows)

#> format_log_table([{"time": "08:00", "level": "INFO", "msg": "up"}, {"time": "08:01", "level": "WARNING", "msg": "swap in use"}])
#> format_log_table([])
#> format_log_table([{"msg": "no time known"}], columns=("time", "msg"))
#> format_log_table([{"job": 17, "rc": 0}, {"job": 1800, "rc": -9}], columns=("job", "rc"))
#> format_log_table([{"level": "DEBUG"}], columns=("level",))

### suppressed_warning_codes
class Suppressions:
    def __init__(self):
        self._stack = [set()]

    def __contains__(self, code):
        return any(code in layer for layer in self._stack)

    def __call__(self, *codes):
        self._pending = set(codes)
        return self

    def __enter__(self):
        self._stack.append(self._pending)

    def __exit__(self, *exc):
        self._stack.pop()
        return False


def suppressed_warning_codes(outer, inner, emitted: list[str]) -> dict:
    muted = Suppressions()
    with muted(*outer):
        through_outer = [c for c in emitted if c not in muted]
        with muted(*inner):
            through_inner = [c for c in emitted if c not in muted]
    after = sum(c not in muted for c in emitted)
    return {"outer": through_outer, "inner": through_inner, "after": after}

#> suppressed_warning_codes(["W101"], ["W205", "E3"], ["W101", "W205", "E9", "E3"])
#> suppressed_warning_codes([], [], ["W1"])
#> suppressed_warning_codes(["A", "B"], ["A"], ["B", "A", "B"])
#> suppressed_warning_codes(["X1"], [], [])
#> suppressed_warning_codes((), ("N7",), ["N7", "N8", "N7"])

### parse_syslog_priority
FACILITIES = ["kern", "user", "mail", "daemon", "auth", "syslog", "lpr", "news"]
SEVERITIES = ["emerg", "alert", "crit", "err", "warning", "notice", "info", "debug"]


class BadPriority(ValueError):
    """The text does not start with <number>."""


def read_priority(line: str) -> tuple[int, str]:
    if not line.startswith("<"):
        raise BadPriority(line[:10])
    digits, closing, rest = line[1:].partition(">")
    if not closing or not digits.isdigit():
        raise BadPriority(line[:10])
    return int(digits), rest


def parse_syslog_priority(line: str) -> str:
    number, rest = read_priority(line)
    facility, severity = divmod(number, 8)
    name = FACILITIES[facility] if facility < len(FACILITIES) else f"local{facility - 16}"
    return f"{name}.{SEVERITIES[severity]} {rest.strip()}"

#> parse_syslog_priority("<34>su: authentication failure for root")
#> parse_syslog_priority("<165> evntslog: application event log entry")
#> parse_syslog_priority("<0>kernel: oops")
#> parse_syslog_priority("<abc>nothing")
#> parse_syslog_priority("Oct 11 22:14:15 mymachine")

### log_percentile_millis
import re

TOOK = re.compile(r"took (\d+(?:\.\d+)?)(ms|s)\b")
FACTOR = {"ms": 1.0, "s": 1000.0}


def durations(lines):
    for line in lines:
        m = TOOK.search(line)
        if m:
            yield float(m[1]) * FACTOR[m[2]]


def log_percentile_millis(lines: list[str], percent: int = 95) -> float | None:
    values = sorted(durations(lines))
    if not values:
        return None
    rank = max(0, -(-len(values) * percent // 100) - 1)
    return values[rank]

#> log_percentile_millis(["query took 12ms", "query took 1.5s", "query took 40ms", "connect took 7ms"], 50)
#> log_percentile_millis(["render took 0.25s", "render took 80ms"])
#> log_percentile_millis(["took forever", "took 5 minutes"])
#> log_percentile_millis([f"job {i} took {i * 10}ms" for i in range(1, 11)], 90)
#> log_percentile_millis(["x took 3ms"], 0)
#> log_percentile_millis(["a took 5ms", "b took 7ms", "c took 1.2s", "d took 30ms", "noise", "e took 2s", "f took 11ms", "g took 8ms", "h took 90ms"], 75)

### audit_trail_has_gap
def audit_trail_has_gap(entries: list[str]) -> bool:
    """Sequence numbers must rise by one; a '!reset' entry starts again."""
    expected = None
    for entry in entries:
        if entry == "!reset":
            expected = None
            continue
        number = int(entry.split("#")[1].split()[0])
        if expected is not None and number != expected:
            return True
        expected = number + 1
    return False

#> audit_trail_has_gap(["#101 create invoice", "#102 send invoice", "#103 book payment"])
#> audit_trail_has_gap(["#101 create invoice", "#103 book payment"])
#> audit_trail_has_gap(["#7 open", "!reset", "#1 open", "#2 close"])
#> audit_trail_has_gap([])
#> audit_trail_has_gap(["#5 a", "#6 b", "!reset", "#6 b", "#6 b"])
#> audit_trail_has_gap(["entry without number"])
#> audit_trail_has_gap(["#1 a", "#2 b", "#3 c", "#4 d", "!reset", "#10 e", "#11 f", "#12 g", "#13 h", "#14 i"])

### compare_deploy_logs
def steps_of(log):
    steps = {}
    for line in log:
        if " ... " not in line:
            continue
        step, outcome = line.split(" ... ")
        steps[step.strip()] = outcome.strip().lower()
    return steps


def compare_deploy_logs(before, after):
    old, new = steps_of(before), steps_of(after)
    report = {"broken": [], "mended": [], "new": []}
    for step, outcome in new.items():
        if step not in old:
            report["new"].append(step)
        elif old[step] == "ok" and outcome != "ok":
            report["broken"].append(step)
        elif old[step] != "ok" and outcome == "ok":
            report["mended"].append(step)
    return report

#> compare_deploy_logs(["fetch ... ok", "migrate ... FAILED"], ["fetch ... ok", "migrate ... OK", "warm caches ... ok"])
#> compare_deploy_logs(["lint ... ok", "tests ... ok"], ["lint ... ok", "tests ... failed (3)"])
#> compare_deploy_logs([], ["fetch ... ok", "--- end ---"])
#> compare_deploy_logs(["a ... ok"], [])
#> compare_deploy_logs(["upload ... skipped"], ["upload ... failed", "notify ... ok"])

### collect_log_with_levels
class Collector:
    """A logger that keeps its lines in memory."""

    def __init__(self, prefix=""):
        self.prefix = prefix
        self.lines = []

    def _log(self, level, message, *args):
        text = message % args if args else message
        self.lines.append(f"{level}:{self.prefix}{text}")

    def info(self, message, *args):
        self._log("INFO", message, *args)

    def error(self, message, *args):
        self._log("ERROR", message, *args)


def transfer(log, source, target, amount):
    log.info("moving %d", amount)
    if source["balance"] < amount:
        log.error("%s has only %d", source["name"], source["balance"])
        return False
    source["balance"] -= amount
    target["balance"] += amount
    return True


def collect_log_with_levels(balance_a, balance_b, amounts):
    log = Collector("bank: ")
    a, b = {"name": "A", "balance": balance_a}, {"name": "B", "balance": balance_b}
    done = [transfer(log, a, b, amount) for amount in amounts]
    if all(done):
        log.info("all done")
    return log.lines

#> collect_log_with_levels(100, 0, [60, 60])
#> collect_log_with_levels(10, 5, [1, 2, 3])
#> collect_log_with_levels(0, 0, [])
#> collect_log_with_levels(30, 0, [40, 30])
#> collect_log_with_levels(7, 7, [7])
