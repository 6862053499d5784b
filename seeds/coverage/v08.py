### parse_ini_sections_alt
def parse_ini_sections_alt(text):
    """Parse a small INI text into nested dicts; ';' starts a comment."""
    config = {}
    section = config.setdefault("DEFAULT", {})
    for raw in text.splitlines():
        line = raw.partition(";")[0].strip()
        if not line:
            continue
        if line.startswith("[") and line.endswith("]"):
            section = config.setdefault(line[1:-1], {})
            continue
        key, sep, value = line.partition("=")
        section[key.strip()] = value.strip() if sep else True
    return config

#> parse_ini_sections_alt("debug\n[db]\nhost = pg ; main\nport=5432")
#> parse_ini_sections_alt("")
#> parse_ini_sections_alt("; nothing\n\n")
#> parse_ini_sections_alt("[a]\nx=1\n[b]\ny=\n[a]\nz=2=3")
#> parse_ini_sections_alt("[broken\nk = v")

### slug_with_limit
import re

_SLUG_JUNK = re.compile(r"[^a-z0-9]+")

def slug_with_limit(title: str, max_length: int = 20) -> str:
    slug = _SLUG_JUNK.sub("-", title.casefold()).strip("-")
    if len(slug) <= max_length:
        return slug
    cut = slug[:max_length]
    if slug[max_length] != "-" and "-" in cut:
        cut = cut.rpartition("-")[0]
    return cut.strip("-")

#> slug_with_limit("Ten Ways to Peel a Mango!")
#> slug_with_limit("Short")
#> slug_with_limit("¿Qué?", 5)
#> slug_with_limit("incomprehensibilities", 8)
#> slug_with_limit("cats & dogs & rats", 9)
#> slug_with_limit("", 3)

### compare_release_tags
def _tag_key(tag):
    core, _, pre = tag.removeprefix("v").partition("-")
    numbers = [int(n) for n in core.split(".")]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return numbers, pre == "", pre

def compare_release_tags(a, b):
    left, right = _tag_key(a), _tag_key(b)
    return (left > right) - (left < right)

#> compare_release_tags("v1.2.0", "1.2")
#> compare_release_tags("1.10", "1.9")
#> compare_release_tags("2.0-rc1", "2.0")
#> compare_release_tags("1.0-alpha", "1.0-beta")
#> compare_release_tags("1.x", "1.0")
#> compare_release_tags("0", "0.0.0")

### query_string_to_multidict
def _unquote_plus(s):
    parts = s.replace("+", " ").split("%")
    out = parts[0]
    for p in parts[1:]:
        out += chr(int(p[:2], 16)) + p[2:]
    return out

def query_string_to_multidict(query):
    fields = {}
    for pair in query.removeprefix("?").split("&"):
        if pair:
            key, _, value = pair.partition("=")
            fields.setdefault(_unquote_plus(key), []).append(_unquote_plus(value))
    return fields

#> query_string_to_multidict("?q=red+shoes&size=9&size=10")
#> query_string_to_multidict("")
#> query_string_to_multidict("name=J%C3%B8&&flag")
#> query_string_to_multidict("a%3Db=c%26d")
#> query_string_to_multidict("bad=%zz")

### normalise_posix_path
def normalise_posix_path(path):
    absolute = path.startswith("/")
    stack = []
    for part in path.split("/"):
        if part in ("", "."):
            continue
        if part != "..":
            stack.append(part)
        elif stack and stack[-1] != "..":
            stack.pop()
        elif not absolute:
            stack.append("..")
    joined = "/".join(stack)
    return "/" + joined if absolute else joined or "."

#> normalise_posix_path("/a/./b/../c//d")
#> normalise_posix_path("../../x/..")
#> normalise_posix_path("/../..")
#> normalise_posix_path("")
#> normalise_posix_path("a/..")

### check_port_range
def check_port_range(ports, *, privileged=False):
    """Validate ports; raise on the first problem."""
    floor = 1 if privileged else 1024
    for p in ports:
        if isinstance(p, bool) or not isinstance(p, int):
            raise TypeError(f"port must be int, not {type(p).__name__}")
        if not floor <= p <= 65535:
            raise ValueError(f"port {p} outside {floor}..65535")
    return len(set(ports)) == len(ports)

#> check_port_range([8080, 5432])
#> check_port_range([8080, 8080])
#> check_port_range([22, 80], privileged=True)
#> check_port_range([22])
#> check_port_range([])
#> check_port_range([True], privileged=True)

### bounded_lru_trace
from collections import OrderedDict

class BoundedLru:
    def __init__(self, size):
        self.size = size
        self.data = OrderedDict()

    def get(self, key):
        if key not in self.data:
            return None
        self.data.move_to_end(key)
        return self.data[key]

    def put(self, key, value):
        self.data[key] = value
        self.data.move_to_end(key)
        if len(self.data) > self.size:
            self.data.popitem(last=False)

def bounded_lru_trace(size, steps):
    cache = BoundedLru(size)
    seen = []
    for step in steps:
        if len(step) == 2:
            cache.put(*step)
        else:
            seen.append(cache.get(step[0]))
    return seen, list(cache.data)

#> bounded_lru_trace(2, [("a", 1), ("b", 2), ("a",), ("c", 3), ("b",)])
#> bounded_lru_trace(1, [])
#> bounded_lru_trace(0, [("x", 9), ("x",)])
#> bounded_lru_trace(3, [("k", 1), ("k", 2), ("k",)])
#> bounded_lru_trace(2, [("p", 0), ("q", 0), ("p", 5), ("r", 7)])

### retry_decorator_log
import functools

def retry_on(exc_type, attempts):
    def wrap(fn):
        @functools.wraps(fn)
        def inner(queue):
            for n in range(1, attempts + 1):
                try:
                    return n, fn(queue)
                except exc_type:
                    if n == attempts:
                        raise
        return inner
    return wrap

def retry_decorator_log(queue):
    @retry_on(ValueError, 3)
    def take(q):
        return int(q.pop(0))

    return take(queue)

#> retry_decorator_log(["7"])
#> retry_decorator_log(["x", "", "12"])
#> retry_decorator_log(["a", "b", "c", "4"])
#> retry_decorator_log(["-", "-3"])
#> retry_decorator_log([])
#> retry_decorator_log([3.9])

### temporary_setting
from contextlib import contextmanager

SETTINGS = {"colour": "auto"}

@contextmanager
def override(key, value):
    missing = object()
    old = SETTINGS.get(key, missing)
    SETTINGS[key] = value
    try:
        yield
    finally:
        if old is missing:
            del SETTINGS[key]
        else:
            SETTINGS[key] = old

def temporary_setting(key, value):
    with override(key, value):
        inside = dict(SETTINGS)
    return inside, dict(SETTINGS)

#> temporary_setting("colour", "never")
#> temporary_setting("width", 80)
#> temporary_setting("", None)
#> temporary_setting("colour", "auto")
#> temporary_setting(("a", 1), [])

### flatten_json_keys
def flatten_json_keys(node, prefix=""):
    if isinstance(node, dict):
        items = node.items()
    elif isinstance(node, list):
        items = enumerate(node)
    else:
        return {prefix: node}
    flat = {}
    for key, child in items:
        path = f"{prefix}.{key}" if prefix else str(key)
        flat.update(flatten_json_keys(child, path))
    return flat

#> flatten_json_keys({"a": {"b": [1, 2]}, "c": None})
#> flatten_json_keys([])
#> flatten_json_keys(5)
#> flatten_json_keys([[["x"]], {"y": {}}])
#> flatten_json_keys({"": {"k": True}, "z": 0.5}, "root")

### markdown_table_rows
def markdown_table_rows(header, rows):
    """Render a Markdown table; numbers are right aligned."""
    table = [header] + [[str(c) for c in r] for r in rows]
    widths = [max(len(r[i]) for r in table) for i in range(len(header))]
    lines = []
    for n, row in enumerate(table):
        cells = [c.rjust(w) if n and c.isdecimal() else c.ljust(w) for c, w in zip(row, widths)]
        lines.append("| " + " | ".join(cells) + " |")
        if n == 0:
            lines.append("|" + "|".join("-" * (w + 2) for w in widths) + "|")
    return lines

#> markdown_table_rows(["item", "n"], [["tea", 3], ["cocoa", 12]])
#> markdown_table_rows(["x"], [])
#> markdown_table_rows(["id", "ok"], [[1000, True]])
#> markdown_table_rows(["a", "b"], [["only"]])
#> markdown_table_rows(["é"], [[-5], [5]])

### human_duration
_STEPS = (("d", 86400), ("h", 3600), ("m", 60), ("s", 1))

def human_duration(seconds, parts=2):
    if seconds < 0:
        return "-" + human_duration(-seconds, parts)
    pieces = []
    for unit, size in _STEPS:
        count, seconds = divmod(seconds, size)
        if count:
            pieces.append(f"{count}{unit}")
    return " ".join(pieces[:parts]) or "0s"

#> human_duration(3725)
#> human_duration(0)
#> human_duration(-90)
#> human_duration(176461, 4)
#> human_duration(86400, 1)

### days_between_tuples
_MONTH_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)

def _ordinal(date):
    y, m, d = date
    leaps = y // 4 - y // 100 + y // 400
    days = y * 365 + leaps + sum(_MONTH_DAYS[:m - 1]) + d
    if m <= 2 and y % 4 == 0 and (y % 100 or y % 400 == 0):
        days -= 1
    return days

def days_between_tuples(a, b):
    return _ordinal(b) - _ordinal(a)

#> days_between_tuples((2024, 2, 28), (2024, 3, 1))
#> days_between_tuples((2023, 12, 31), (2024, 1, 1))
#> days_between_tuples((2000, 1, 1), (1999, 1, 1))
#> days_between_tuples((1900, 2, 1), (1900, 3, 1))
#> days_between_tuples((2021, 7), (2021, 8, 1))

### turnstile_machine
TRANSITIONS = {
    ("locked", "coin"): ("open", 1),
    ("open", "push"): ("locked", 0),
    ("open", "coin"): ("open", 1),
}

def turnstile_machine(events, state="locked"):
    coins, refused = 0, []
    for event in events:
        try:
            state, paid = TRANSITIONS[state, event]
        except KeyError:
            refused.append(f"{state}/{event}")
        else:
            coins += paid
    return state, coins, refused

#> turnstile_machine(["coin", "push", "push"])
#> turnstile_machine([])
#> turnstile_machine(["kick", "coin", "coin"])
#> turnstile_machine(["push"], "open")
#> turnstile_machine(["push", "coin"], "broken")

### sliding_pairs_generator
def _sliding(iterable, size):
    window = []
    for item in iterable:
        window.append(item)
        if len(window) == size:
            yield tuple(window)
            del window[0]

def sliding_pairs_generator(values, size):
    return [max(w) - min(w) for w in _sliding(values, size)]

#> sliding_pairs_generator([3, 9, 1, 4], 2)
#> sliding_pairs_generator([], 3)
#> sliding_pairs_generator([5, 5, 5], 3)
#> sliding_pairs_generator([1, 2], 4)
#> sliding_pairs_generator([0.5, -0.5, 2, 7], 1)

### money_dataclass_sum
from dataclasses import dataclass

@dataclass(frozen=True)
class Money:
    cents: int
    currency: str = "EUR"

    def __add__(self, other: "Money") -> "Money":
        if self.currency != other.currency:
            raise ValueError(f"{self.currency} + {other.currency}")
        return Money(self.cents + other.cents, self.currency)

    def __str__(self) -> str:
        return f"{self.cents // 100}.{self.cents % 100:02d} {self.currency}"

def money_dataclass_sum(amounts, currency):
    total = Money(0, currency)
    for a in amounts:
        total = total + (Money(*a) if isinstance(a, tuple) else Money(a))
    return str(total)

#> money_dataclass_sum([1050, 299], "EUR")
#> money_dataclass_sum([], "CHF")
#> money_dataclass_sum([(5, "USD"), (1, "USD")], "USD")
#> money_dataclass_sum([100, (5, "USD")], "EUR")
#> money_dataclass_sum([-250], "EUR")

### inventory_reserve
class OutOfStock(Exception):
    pass

class Inventory:
    def __init__(self, stock):
        self.stock = dict(stock)
        self.reserved = {}

    def reserve(self, sku, n):
        free = self.stock.get(sku, 0) - self.reserved.get(sku, 0)
        if n > free:
            raise OutOfStock(f"{sku}: {free} left")
        self.reserved[sku] = self.reserved.get(sku, 0) + n

def inventory_reserve(stock, orders):
    inv = Inventory(stock)
    try:
        for sku, n in orders:
            inv.reserve(sku, n)
    except OutOfStock as e:
        return str(e), inv.reserved
    return "ok", inv.reserved

#> inventory_reserve({"pen": 5}, [("pen", 2), ("pen", 4)])
#> inventory_reserve({"pen": 5, "ink": 1}, [("ink", 1), ("pen", 5)])
#> inventory_reserve({}, [("cap", 1)])
#> inventory_reserve({"x": 0}, [])
#> inventory_reserve({"x": 1}, [("x", 0), ("y", 0)])

### split_csv_quoted
def split_csv_quoted(line, delim=","):
    fields, buf, quoted = [], [], False
    i = 0
    while i < len(line):
        ch = line[i]
        if quoted and ch == '"' and line[i + 1:i + 2] == '"':
            buf.append('"')
            i += 1
        elif ch == '"':
            quoted = not quoted
        elif ch == delim and not quoted:
            fields.append("".join(buf))
            buf.clear()
        else:
            buf.append(ch)
        i += 1
    if quoted:
        raise ValueError("unterminated quote")
    fields.append("".join(buf))
    return fields

#> split_csv_quoted('a,"b,c",d')
#> split_csv_quoted('"say ""hi""",2')
#> split_csv_quoted("")
#> split_csv_quoted('x;"y', ";")
#> split_csv_quoted(",,")

### semver_bump_part
def semver_bump_part(version: str, part: str = "patch") -> str:
    """Bump one part of MAJOR.MINOR.PATCH and reset those behind it."""
    names = ("major", "minor", "patch")
    numbers = [int(x) for x in version.split(".")]
    if len(numbers) != 3:
        raise ValueError(f"want three numbers, got {len(numbers)}")
    at = names.index(part)
    numbers[at] += 1
    numbers[at + 1:] = [0] * (2 - at)
    return ".".join(map(str, numbers))

#> semver_bump_part("1.4.9")
#> semver_bump_part("1.4.9", "minor")
#> semver_bump_part("0.0.9", "major")
#> semver_bump_part("1.4")
#> semver_bump_part("1.0.0", "micro")
#> semver_bump_part("09.09.09", "patch")

### memo_grid_paths_alt
def memo_grid_paths_alt(rows, cols, walls):
    cache = {}

    def paths(r, c):
        if r == rows or c == cols or (r, c) in walls:
            return 0
        if (r, c) == (rows - 1, cols - 1):
            return 1
        if (r, c) not in cache:
            cache[r, c] = paths(r + 1, c) + paths(r, c + 1)
        return cache[r, c]

    return paths(0, 0), len(cache)

#> memo_grid_paths_alt(2, 2, [])
#> memo_grid_paths_alt(3, 3, [(1, 1)])
#> memo_grid_paths_alt(1, 1, [])
#> memo_grid_paths_alt(2, 3, [(0, 1), (1, 0)])
#> memo_grid_paths_alt(3, 2, [(2, 1)])

### celsius_column
def _to_celsius(token):
    number, unit = token[:-1], token[-1:].upper()
    value = float(number)
    if unit == "F":
        return (value - 32) * 5 / 9
    if unit == "K":
        return value - 273.15
    if unit != "C":
        raise ValueError(f"unknown unit in {token!r}")
    return value

def celsius_column(tokens):
    return [f"{_to_celsius(t):+.1f}" for t in tokens]

#> celsius_column(["68F", "0c", "300K"])
#> celsius_column([])
#> celsius_column(["-40F"])
#> celsius_column(["12R"])
#> celsius_column(["1e2C", ".5f"])

### topo_order_names
def topo_order_names(deps):
    """Depth-first order of packages; a cycle raises."""
    done, busy = [], set()

    def visit(name):
        if name in done:
            return
        if name in busy:
            raise RuntimeError(f"cycle at {name}")
        busy.add(name)
        for need in deps.get(name, ()):
            visit(need)
        done.append(name)

    for name in deps:
        visit(name)
    return done

#> topo_order_names({"app": ["db", "log"], "db": ["log"]})
#> topo_order_names({})
#> topo_order_names({"a": ["b"], "b": ["a"]})
#> topo_order_names({"x": [], "y": ["x", "x"]})
#> topo_order_names({"z": ["y", "x"], "y": ["x"], "w": ["z"]})

### event_bus_calls
class EventBus:
    def __init__(self):
        self.handlers = {}

    def on(self, topic, handler):
        self.handlers.setdefault(topic, []).append(handler)

    def emit(self, topic, value):
        return [h(value) for h in self.handlers.get(topic, [])]

def event_bus_calls(topics, value):
    bus = EventBus()
    bus.on("double", lambda v: v * 2)
    bus.on("double", lambda v: [v])
    bus.on("len", len)
    return {t: bus.emit(t, value) for t in topics}

#> event_bus_calls(["double", "len"], "ab")
#> event_bus_calls(["nope"], 4)
#> event_bus_calls([], None)
#> event_bus_calls(["double"], 2.5)
#> event_bus_calls(["len"], 3)

### redact_secrets_nested
SECRET_WORDS = ("password", "token", "secret")

def redact_secrets_nested(node):
    if isinstance(node, dict):
        clean = {}
        for key, value in node.items():
            if any(w in str(key).casefold() for w in SECRET_WORDS):
                clean[key] = "***" if value else value
            else:
                clean[key] = redact_secrets_nested(value)
        return clean
    if isinstance(node, (list, tuple)):
        return type(node)(redact_secrets_nested(v) for v in node)
    return node

#> redact_secrets_nested({"user": "io", "Password": "hunter2"})
#> redact_secrets_nested([{"api_token": ""}, ("x", {"SECRET": 1})])
#> redact_secrets_nested("token")
#> redact_secrets_nested({})
#> redact_secrets_nested({"auth": {"tokens": [1, 2], "ttl": 60}})

### rate_limiter_windows
class SlidingLimit:
    def __init__(self, limit, span):
        self.limit = limit
        self.span = span
        self.hits = []

    def allow(self, now):
        while self.hits and self.hits[0] <= now - self.span:
            self.hits.pop(0)
        if len(self.hits) >= self.limit:
            return False
        self.hits.append(now)
        return True

def rate_limiter_windows(limit, span, times):
    limiter = SlidingLimit(limit, span)
    return "".join("y" if limiter.allow(t) else "n" for t in times)

#> rate_limiter_windows(2, 10, [0, 1, 2, 10, 11, 12])
#> rate_limiter_windows(1, 5, [])
#> rate_limiter_windows(0, 5, [1, 2])
#> rate_limiter_windows(3, 1, [0, 0, 0, 0, 1])
#> rate_limiter_windows(1, 2.5, [0, 2, 2.5, 5])

### parse_accept_header
def parse_accept_header(header):
    """Media types sorted by their q value, best first."""
    prefs = []
    for position, item in enumerate(header.split(",")):
        media, *params = [p.strip() for p in item.split(";")]
        if not media:
            continue
        quality = 1.0
        for p in params:
            if p.startswith("q="):
                quality = float(p.removeprefix("q="))
        prefs.append((-quality, position, media))
    return [m for _, _, m in sorted(prefs)]

#> parse_accept_header("text/html;q=0.8, application/json, */*;q=0.1")
#> parse_accept_header("")
#> parse_accept_header("a/b;level=1;q=0.5,c/d;q=0.5,")
#> parse_accept_header("x/y;q=high")
#> parse_accept_header("image/png ; q=0")

### matrix_class_product
class Matrix:
    def __init__(self, rows):
        if len({len(r) for r in rows}) > 1:
            raise ValueError("ragged")
        self.rows = rows

    def __matmul__(self, other):
        cols = list(zip(*other.rows))
        return Matrix([[sum(a * b for a, b in zip(r, c)) for c in cols] for r in self.rows])

def matrix_class_product(a, b):
    return (Matrix(a) @ Matrix(b)).rows

#> matrix_class_product([[1, 2], [3, 4]], [[0, 1], [1, 0]])
#> matrix_class_product([[2]], [[-3]])
#> matrix_class_product([], [])
#> matrix_class_product([[1, 2], [3]], [[1]])
#> matrix_class_product([[1, 0, 2]], [[1], [5], [0.5]])

### validation_messages
def _leaves(errors, path=()):
    """Yield 'field.sub: message' for every leaf of a validation tree."""
    for field, problem in errors.items():
        here = (*path, str(field))
        if isinstance(problem, dict):
            yield from _leaves(problem, here)
        elif isinstance(problem, list):
            for p in problem:
                yield f"{'.'.join(here)}: {p}"
        else:
            yield f"{'.'.join(here)}: {problem}"

def validation_messages(errors, limit):
    messages = list(_leaves(errors))
    if len(messages) > limit:
        messages[limit:] = [f"... {len(messages) - limit} more"]
    return messages

#> validation_messages({"age": "too low"}, 3)
#> validation_messages({"user": {"name": ["empty", "short"]}, "zip": "bad"}, 5)
#> validation_messages({}, 1)
#> validation_messages({"items": {0: {"qty": "neg"}, 2: ["a", "b", "c"]}}, 2)
#> validation_messages({"x": []}, 0)
