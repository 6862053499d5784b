### parse_cookie_header_alt
def parse_cookie_header_alt(header):
    jar = {}
    for chunk in header.split(";"):
        name, eq, value = chunk.strip().partition("=")
        if not eq or not name:
            continue
        if value.startswith('"') and value.endswith('"'):
            value = value[1:-1]
        jar.setdefault(name, value)
    return jar

#> parse_cookie_header_alt('sid=ab12; theme="dark"; sid=zz')
#> parse_cookie_header_alt("")
#> parse_cookie_header_alt("flag; =x; k=")
#> parse_cookie_header_alt('q="')
#> parse_cookie_header_alt("a=b=c;d=e ")

### join_url_pieces
def join_url_pieces(base: str, *pieces: str) -> str:
    """Join URL pieces with exactly one slash between them."""
    url = base.rstrip("/")
    for piece in pieces:
        if "://" in piece:
            url = piece.rstrip("/")
            continue
        url += "/" + piece.strip("/")
    return url

#> join_url_pieces("https://api.io/", "/v1/", "users")
#> join_url_pieces("http://a.b", "x", "https://c.d/", "y")
#> join_url_pieces("")
#> join_url_pieces("host", "", "//z//")
#> join_url_pieces("ftp://h/dir/", "file.txt")

### split_url_authority
def split_url_authority(url):
    scheme, sep, rest = url.partition("://")
    if not sep:
        raise ValueError(f"no scheme in {url!r}")
    authority, slash, path = rest.partition("/")
    userinfo, _, hostport = authority.rpartition("@")
    host, colon, port = hostport.rpartition(":")
    if not colon:
        host, port = hostport, {"http": "80", "https": "443"}.get(scheme)
    return {"user": userinfo or None, "host": host.lower(), "port": port, "path": slash + path}

#> split_url_authority("https://io:pw@Example.ORG:8443/a/b")
#> split_url_authority("http://x.y")
#> split_url_authority("git://repo.host/p")
#> split_url_authority("mailto:a@b.c")
#> split_url_authority("http://@:9/")

### relative_link
def relative_link(source, target):
    """Relative path from the folder of source to target."""
    here = source.split("/")[:-1]
    there = target.split("/")
    while here and there[:-1] and here[0] == there[0]:
        here.pop(0)
        there.pop(0)
    return "/".join([".."] * len(here) + there)

#> relative_link("docs/api/io.html", "docs/img/x.png")
#> relative_link("a.html", "b.html")
#> relative_link("a/b/c", "a/b/c")
#> relative_link("x/y/z.md", "readme.md")
#> relative_link("p/q", "p/r/s/t")

### parse_size_string
_UNITS = {"": 1, "b": 1, "k": 1024, "m": 1024 ** 2, "g": 1024 ** 3}

def parse_size_string(text):
    text = text.strip().casefold().removesuffix("b")
    number = text.rstrip("kmg")
    unit = text[len(number):]
    if unit not in _UNITS:
        raise ValueError(f"bad unit {unit!r}")
    value = float(number) * _UNITS[unit]
    return int(value) if value == int(value) else value

#> parse_size_string("1.5 KB")
#> parse_size_string("10m")
#> parse_size_string("7")
#> parse_size_string("3kk")
#> parse_size_string("0.0001k")
#> parse_size_string("2GB")

### format_si_prefix
def format_si_prefix(value, unit="", digits=1):
    if value == 0:
        return f"0{unit}"
    sign = "-" if value < 0 else ""
    value = abs(value)
    prefixes = ["n", "µ", "m", "", "k", "M", "G"]
    at = 3
    while value >= 1000 and at < len(prefixes) - 1:
        value /= 1000
        at += 1
    while value < 1 and at > 0:
        value *= 1000
        at -= 1
    return f"{sign}{value:.{digits}f}{prefixes[at]}{unit}"

#> format_si_prefix(15300, "W")
#> format_si_prefix(0, "V")
#> format_si_prefix(-0.0047, "A", 2)
#> format_si_prefix(999)
#> format_si_prefix(5e12, "B", 0)
#> format_si_prefix(1e-12, "s")

### add_months_tuple
def _month_length(year, month):
    if month == 2:
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        return 29 if leap else 28
    return 30 if month in (4, 6, 9, 11) else 31

def add_months_tuple(date, n):
    year, month, day = date
    total = year * 12 + month - 1 + n
    year, month = total // 12, total % 12 + 1
    return year, month, min(day, _month_length(year, month))

#> add_months_tuple((2024, 1, 31), 1)
#> add_months_tuple((2023, 11, 30), 3)
#> add_months_tuple((2024, 5, 31), -11)
#> add_months_tuple((1999, 12, 15), 0)
#> add_months_tuple((2000, 3, 31), -13)
#> add_months_tuple((2024, 10, 31), 1)

### weekday_of
_NAMES = "Sat Sun Mon Tue Wed Thu Fri".split()

def weekday_of(year, month, day):
    """Zeller's congruence."""
    if month < 3:
        month += 12
        year -= 1
    k, j = year % 100, year // 100
    h = (day + 13 * (month + 1) // 5 + k + k // 4 + j // 4 + 5 * j) % 7
    return _NAMES[h]

#> weekday_of(2024, 2, 29)
#> weekday_of(2000, 1, 1)
#> weekday_of(1969, 7, 20)
#> weekday_of(1582, 10, 15)
#> weekday_of(2023, 12, 31)

### parse_loose_date
_MONTHS = {m: i for i, m in enumerate("jan feb mar apr may jun jul aug sep oct nov dec".split(), 1)}

def parse_loose_date(text):
    """Accept '2024-03-05', '5 Mar 2024' and 'March 5, 2024'."""
    words = text.replace(",", " ").replace("-", " ").split()
    if len(words) != 3:
        return None
    month = next((_MONTHS[w[:3].lower()] for w in words if w[:3].lower() in _MONTHS), None)
    numbers = [int(w) for w in words if w.isdecimal()]
    if month is None and len(numbers) == 3:
        return tuple(numbers)
    if month is None or len(numbers) != 2:
        return None
    return max(numbers), month, min(numbers)

#> parse_loose_date("2024-03-05")
#> parse_loose_date("5 Mar 2024")
#> parse_loose_date("December 25, 1999")
#> parse_loose_date("tomorrow")
#> parse_loose_date("x y z")
#> parse_loose_date("Mayday 5 x")

### tokenize_arithmetic_alt
def tokenize_arithmetic_alt(expr):
    tokens, i = [], 0
    while i < len(expr):
        ch = expr[i]
        if ch.isspace():
            i += 1
        elif ch.isdecimal():
            j = i
            while j < len(expr) and (expr[j].isdecimal() or expr[j] == "."):
                j += 1
            tokens.append(float(expr[i:j]) if "." in expr[i:j] else int(expr[i:j]))
            i = j
        elif ch in "+-*/()":
            tokens.append(ch)
            i += 1
        else:
            raise SyntaxError(f"{ch!r} at {i}")
    return tokens

#> tokenize_arithmetic_alt("3 + 4.5*(2)")
#> tokenize_arithmetic_alt("")
#> tokenize_arithmetic_alt("12-7")
#> tokenize_arithmetic_alt("2 ^ 3")
#> tokenize_arithmetic_alt(" 0 ")

### recursive_descent_sum
def recursive_descent_sum(text):
    """Evaluate + and * with parentheses over single digits."""
    pos = 0

    def atom():
        nonlocal pos
        ch = text[pos]
        pos += 1
        if ch == "(":
            value = sums()
            pos += 1
            return value
        return int(ch)

    def product():
        nonlocal pos
        value = atom()
        while text[pos:pos + 1] == "*":
            pos += 1
            value *= atom()
        return value

    def sums():
        nonlocal pos
        value = product()
        while text[pos:pos + 1] == "+":
            pos += 1
            value += product()
        return value

    return sums()

#> recursive_descent_sum("2+3*4")
#> recursive_descent_sum("(2+3)*4")
#> recursive_descent_sum("7")
#> recursive_descent_sum("((1))+9*0")
#> recursive_descent_sum("2+")

### s_expression_reader
def s_expression_reader(src):
    """Read one Lisp expression into nested lists."""
    stack = [[]]
    for tok in src.replace("(", " ( ").replace(")", " ) ").split():
        if tok == "(":
            stack.append([])
        elif tok == ")":
            if len(stack) == 1:
                raise SyntaxError("unexpected )")
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(int(tok) if tok.lstrip("-").isdecimal() else tok)
    if len(stack) > 1:
        raise SyntaxError(f"{len(stack) - 1} open")
    return stack[0]

#> s_expression_reader("(add 1 (mul -2 x))")
#> s_expression_reader("")
#> s_expression_reader("a b (c)")
#> s_expression_reader("(()")
#> s_expression_reader("(q))")
#> s_expression_reader("(() (-))")

### render_tree_lines
def render_tree_lines(node, depth=0):
    """Indented lines of a (name, children) tree."""
    name, children = node
    lines = ["  " * depth + ("- " if depth else "") + name]
    for child in children:
        if isinstance(child, str):
            child = (child, [])
        lines.extend(render_tree_lines(child, depth + 1))
    return lines

#> render_tree_lines(("src", ["a.py", ("lib", ["b.py"])]))
#> render_tree_lines(("empty", []))
#> render_tree_lines(("x", [("y", [("z", [])])]))
#> render_tree_lines(("top", ["", "é"]))
#> render_tree_lines(("bad",))

### deep_merge_configs
def deep_merge_configs(base, override):
    """Nested dicts merge, lists join, everything else is replaced."""
    merged = base.copy()
    for key, value in override.items():
        old = merged.get(key)
        if isinstance(old, dict) and isinstance(value, dict):
            merged[key] = deep_merge_configs(old, value)
        elif isinstance(old, list) and isinstance(value, list):
            merged[key] = old + [v for v in value if v not in old]
        elif value is None:
            merged.pop(key, None)
        else:
            merged[key] = value
    return merged

#> deep_merge_configs({"db": {"host": "a", "port": 1}}, {"db": {"port": 2}})
#> deep_merge_configs({"tags": ["x", "y"]}, {"tags": ["y", "z"], "n": 0})
#> deep_merge_configs({"old": 1, "keep": 2}, {"old": None, "ghost": None})
#> deep_merge_configs({}, {})
#> deep_merge_configs({"a": {"b": 1}}, {"a": [1]})

### nested_depth_and_leaves
def nested_depth_and_leaves(data):
    if not isinstance(data, (list, tuple)):
        return 0, 1
    depth, leaves = 0, 0
    for child in data:
        d, n = nested_depth_and_leaves(child)
        depth = max(depth, d)
        leaves += n
    return depth + 1, leaves

#> nested_depth_and_leaves([1, [2, [3, 4]], 5])
#> nested_depth_and_leaves([])
#> nested_depth_and_leaves("leaf")
#> nested_depth_and_leaves([[], [[]], ()])
#> nested_depth_and_leaves((None, {"k": [1]}))

### bank_account_class
class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        self.log = []

    def move(self, amount):
        if self.balance + amount < 0:
            raise ValueError(f"{self.owner} lacks {-(self.balance + amount)}")
        self.balance += amount
        self.log.append(amount)

def bank_account_class(owner, moves):
    acc = Account(owner, 100)
    failed = 0
    for m in moves:
        try:
            acc.move(m)
        except ValueError as e:
            failed += 1
            acc.log.append(str(e))
    return acc.balance, failed, acc.log

#> bank_account_class("Ana", [50, -120, -40])
#> bank_account_class("Bo", [])
#> bank_account_class("Cy", [-100, 0, -1])
#> bank_account_class("", [0.5])
#> bank_account_class("Di", [-500, 500])

### polynomial_class
class Poly:
    def __init__(self, *coeffs):
        self.c = list(coeffs)
        while len(self.c) > 1 and self.c[-1] == 0:
            self.c.pop()

    def __call__(self, x):
        value = 0
        for a in reversed(self.c):
            value = value * x + a
        return value

    def __mul__(self, other):
        out = [0] * (len(self.c) + len(other.c) - 1)
        for i, a in enumerate(self.c):
            for j, b in enumerate(other.c):
                out[i + j] += a * b
        return Poly(*out)

def polynomial_class(p, q, x):
    r = Poly(*p) * Poly(*q)
    return r.c, r(x)

#> polynomial_class([1, 1], [1, -1], 3)
#> polynomial_class([0], [5, 5], 2)
#> polynomial_class([2, 0, 0], [1], 9)
#> polynomial_class([1, 2, 3], [0, 1], -1)
#> polynomial_class([0.5], [4], 0)

### interval_dataclass_merge
from dataclasses import dataclass

@dataclass(order=True)
class Span:
    start: int
    end: int

    def touches(self, other):
        return self.start <= other.end and other.start <= self.end

def interval_dataclass_merge(pairs):
    merged = []
    for span in sorted(Span(*p) for p in pairs):
        if merged and merged[-1].touches(span):
            merged[-1].end = max(merged[-1].end, span.end)
        else:
            merged.append(span)
    return [(s.start, s.end) for s in merged]

#> interval_dataclass_merge([(5, 8), (1, 3), (2, 4)])
#> interval_dataclass_merge([])
#> interval_dataclass_merge([(1, 10), (2, 3)])
#> interval_dataclass_merge([(0, 0), (0, 0), (1, 1)])
#> interval_dataclass_merge([(-5, -1), (-1, 2)])

### todo_dataclass_filter
from dataclasses import dataclass, field, replace

@dataclass
class Todo:
    text: str
    done: bool = False
    tags: list = field(default_factory=list)

def _parse_todo(line):
    done = line.startswith("x ")
    words = line.removeprefix("x ").split()
    tags = [w[1:] for w in words if w.startswith("+")]
    return Todo(" ".join(w for w in words if not w.startswith("+")), done, tags)

def todo_dataclass_filter(lines, tag):
    todos = [_parse_todo(ln) for ln in lines]
    hits = [replace(t, text=t.text.upper()) for t in todos if tag in t.tags and not t.done]
    return [t.text for t in hits], sum(t.done for t in todos)

#> todo_dataclass_filter(["buy milk +home", "x call Jo +work", "fix tap +home +diy"], "home")
#> todo_dataclass_filter([], "a")
#> todo_dataclass_filter(["x", "x x +", "+only"], "only")
#> todo_dataclass_filter(["plain"], "none")
#> todo_dataclass_filter(["a +t", "x b +t"], "t")

### count_calls_decorator
import functools

def counted(fn):
    @functools.wraps(fn)
    def wrapper(*args):
        wrapper.calls += 1
        return fn(*args)
    wrapper.calls = 0
    return wrapper

def count_calls_decorator(numbers):
    @counted
    def collatz(n):
        return n // 2 if n % 2 == 0 else 3 * n + 1

    ends = []
    for n in numbers:
        while n > 4:
            n = collatz(n)
        ends.append(n)
    return ends, collatz.calls, collatz.__name__

#> count_calls_decorator([5, 6])
#> count_calls_decorator([])
#> count_calls_decorator([1, 2, 3, 4])
#> count_calls_decorator([12])
#> count_calls_decorator([-7, 8, 17])

### typed_args_decorator
def expects(*types):
    def deco(fn):
        def checked(*args):
            for position, (arg, want) in enumerate(zip(args, types)):
                if not isinstance(arg, want):
                    raise TypeError(f"arg {position}: {type(arg).__name__}")
            return fn(*args)
        return checked
    return deco

def typed_args_decorator(label, count):
    @expects(str, int)
    def repeat(s, n):
        return "-".join([s] * n)

    return repeat(label, count)

#> typed_args_decorator("ho", 3)
#> typed_args_decorator("", 0)
#> typed_args_decorator("x", "3")
#> typed_args_decorator("yes", True)
#> typed_args_decorator("neg", -2)
#> typed_args_decorator("a b", 2)

### section_timer_context
class Section:
    def __init__(self, log, name):
        self.log, self.name = log, name

    def __enter__(self):
        self.log.append(f"<{self.name}>")
        return self.log

    def __exit__(self, exc_type, exc, tb):
        self.log.append(f"</{self.name}{'!' if exc_type else ''}>")
        return exc_type is ZeroDivisionError

def section_timer_context(values):
    log = []
    for v in values:
        with Section(log, str(v)) as lines:
            lines.append(12 // v)
    return log

#> section_timer_context([3, 0, 5])
#> section_timer_context([])
#> section_timer_context([-5])
#> section_timer_context([0])
#> section_timer_context([2, "x"])

### suppress_and_collect
from contextlib import suppress

def suppress_and_collect(raws, kinds):
    out = []
    for raw in raws:
        for kind in kinds:
            with suppress(ValueError, TypeError):
                out.append(kind(raw))
                break
        else:
            out.append(None)
    return out

#> suppress_and_collect(["4", "4.5", "x"], [int, float])
#> suppress_and_collect([], [int])
#> suppress_and_collect([None, "7"], [int, str])
#> suppress_and_collect(["a"], [])
#> suppress_and_collect([[1], "1e3", " 8 "], [int, float])

### batched_generator
def _batches(seq, size):
    batch = []
    for item in seq:
        batch.append(item)
        if len(batch) == size:
            yield batch
            batch = []
    if batch:
        yield batch

def batched_generator(jobs, size):
    return {n: " ".join(b) for n, b in enumerate(_batches(jobs, size), 1)}

#> batched_generator(["a", "b", "c", "d", "e"], 2)
#> batched_generator([], 3)
#> batched_generator(["x", "y"], 2)
#> batched_generator("hello", 4)
#> batched_generator(["solo"], 10)
