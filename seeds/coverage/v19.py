### typed_env_reader
class EnvReader:
    """Read typed values from a mapping of strings."""

    def __init__(self, env, prefix=""):
        self.env, self.prefix = env, prefix

    def get(self, name, kind=str, default=None):
        raw = self.env.get(self.prefix + name.upper())
        if raw is None:
            return default
        if kind is bool:
            return raw.casefold() in ("1", "true", "yes")
        if kind is list:
            return [p for p in raw.split(",") if p]
        return kind(raw)

def typed_env_reader(env, wanted):
    reader = EnvReader(env, "APP_")
    kinds = {"debug": bool, "hosts": list, "port": int}
    return [reader.get(n, kinds.get(n, str), "-") for n in wanted]

#> typed_env_reader({"APP_PORT": "80", "APP_DEBUG": "Yes"}, ["port", "debug", "name"])
#> typed_env_reader({"APP_HOSTS": "a,,b,"}, ["hosts"])
#> typed_env_reader({}, [])
#> typed_env_reader({"APP_PORT": "http"}, ["port"])
#> typed_env_reader({"APP_NAME": "", "APP_DEBUG": "0"}, ["name", "debug"])

### money_bag_class
from collections import Counter

class Bag:
    def __init__(self, **amounts):
        self.amounts = Counter(amounts)

    def __iadd__(self, other):
        self.amounts.update(other.amounts)
        return self

    def __repr__(self):
        shown = (f"{n}{cur}" for cur, n in sorted(self.amounts.items()) if n)
        return "Bag(" + " ".join(shown) + ")"

def money_bag_class(deposits):
    bag, before = Bag(), []
    for d in deposits:
        before.append(repr(bag))
        bag += Bag(**d)
    return repr(bag), before

#> money_bag_class([{"EUR": 5}, {"USD": 3, "EUR": -5}])
#> money_bag_class([])
#> money_bag_class([{}, {"CHF": 0.5}])
#> money_bag_class([{"b": 1, "a": 2}, {"a": 1}])
#> money_bag_class([{"X": -1}])

### leaderboard_class
import bisect

class Leaderboard:
    def __init__(self):
        self.entries = []

    def add(self, name, points):
        self.entries = [e for e in self.entries if e[1] != name]
        bisect.insort(self.entries, (-points, name))

    def rank(self, name):
        for n, (_, who) in enumerate(self.entries, 1):
            if who == name:
                return n

def leaderboard_class(results, ask):
    board = Leaderboard()
    for name, points in results:
        board.add(name, points)
    return [board.rank(a) for a in ask], [n for _, n in board.entries[:2]]

#> leaderboard_class([("io", 30), ("al", 50), ("io", 70)], ["io", "al", "zz"])
#> leaderboard_class([], ["x"])
#> leaderboard_class([("b", 1), ("a", 1), ("c", -1)], ["c", "b"])
#> leaderboard_class([("solo", 0)], [])
#> leaderboard_class([("x", 2), ("y", 3), ("x", 1), ("z", 2.5)], ["x"])

### date_range_dataclass
from dataclasses import dataclass

@dataclass(frozen=True)
class Stay:
    first: tuple
    last: tuple

    def __post_init__(self):
        if self.last < self.first:
            raise ValueError("ends before it starts")

    def overlaps(self, other):
        return self.first < other.last and other.first < self.last

def date_range_dataclass(bookings, wanted):
    """Indices of the bookings in the way."""
    want = Stay(*wanted)
    return [i for i, b in enumerate(bookings) if Stay(*b).overlaps(want)]

#> date_range_dataclass([((2024, 5, 1), (2024, 5, 4)), ((2024, 5, 4), (2024, 5, 9))], ((2024, 5, 4), (2024, 5, 6)))
#> date_range_dataclass([], ((1, 1, 1), (1, 1, 2)))
#> date_range_dataclass([((2023, 12, 30), (2024, 1, 3))], ((2024, 1, 1), (2024, 1, 2)))
#> date_range_dataclass([], ((2024, 2, 1), (2024, 1, 1)))
#> date_range_dataclass([((2024, 3, 1), (2024, 3, 2)), ((2024, 3, 5), (2024, 3, 7))], ((2024, 3, 2), (2024, 3, 5)))

### dataclass_from_row
from dataclasses import dataclass, fields

@dataclass
class Reading:
    station: str
    level: float = 0.0
    valid: bool = True

    @classmethod
    def from_row(cls, row):
        kinds = {"float": float, "bool": lambda s: s.lower() == "true", "str": str.strip}
        values = {}
        for f in fields(cls):
            if f.name in row:
                values[f.name] = kinds[f.type.__name__](row[f.name])
        return cls(**values)

def dataclass_from_row(rows):
    readings = [Reading.from_row(r) for r in rows]
    return [(r.station, r.level) for r in readings if r.valid]

#> dataclass_from_row([{"station": " Basel ", "level": "2.45"}, {"station": "Köln", "valid": "False"}])
#> dataclass_from_row([])
#> dataclass_from_row([{"station": "", "level": "1e2"}, {"station": "z"}])
#> dataclass_from_row([{"station": "x", "level": "-3", "valid": "TRUE", "extra": "?"}])
#> dataclass_from_row([{"station": "y", "level": "high"}])

### strategy_discount
def _percent(p):
    return lambda total, items: total * p // 100

def _third_free(total, items):
    return sum(sorted(items)[:len(items) // 3])

STRATEGIES = {"sale": _percent(20), "club": _percent(5), "3for2": _third_free}

def strategy_discount(items, codes):
    """The best single discount of the codes given."""
    total = sum(items)
    best = max((STRATEGIES[c](total, items) for c in codes if c in STRATEGIES), default=0)
    return total - best, best

#> strategy_discount([300, 500, 200], ["sale", "3for2"])
#> strategy_discount([900, 900, 900], ["sale", "3for2", "club"])
#> strategy_discount([], ["club"])
#> strategy_discount([100], [])
#> strategy_discount([100, 50], ["bogus", "club"])

### chain_of_handlers
def _cents(text):
    return ("cents", int(text[:-1])) if text.endswith("c") and text[0].isdecimal() else None

def _ratio(text):
    a, slash, b = text.partition("/")
    return ("ratio", int(a) / int(b)) if slash else None

def _plain(text):
    return ("int", int(text)) if text.lstrip("+-").isdecimal() else None

def chain_of_handlers(tokens):
    out = []
    for t in tokens:
        for handler in (_cents, _ratio, _plain):
            result = handler(t)
            if result is not None:
                out.append(result)
                break
        else:
            out.append(("?", t))
    return out

#> chain_of_handlers(["50c", "3/4", "-7", "abc"])
#> chain_of_handlers([])
#> chain_of_handlers(["1/0"])
#> chain_of_handlers(["", "+3", "0c", "1/8", "mc"])
#> chain_of_handlers(["c"])

### visitor_pretty_print
class Printer:
    def visit(self, node):
        kind = node[0]
        method = getattr(self, "visit_" + kind, None)
        if method is None:
            raise NotImplementedError(kind)
        return method(*node[1:])

    def visit_num(self, value):
        return str(value)

    def visit_neg(self, inner):
        return "-" + self.visit(inner)

    def visit_bin(self, op, left, right):
        return f"({self.visit(left)} {op} {self.visit(right)})"

def visitor_pretty_print(tree):
    text = Printer().visit(tree)
    return text[1:-1] if text.startswith("(") else text

#> visitor_pretty_print(("bin", "+", ("num", 1), ("neg", ("num", 2))))
#> visitor_pretty_print(("num", 7))
#> visitor_pretty_print(("neg", ("bin", "*", ("num", 0.5), ("num", 3))))
#> visitor_pretty_print(("call", "f"))
#> visitor_pretty_print(("bin", "-", ("bin", "-", ("num", 1), ("num", 2)), ("num", 3)))

### iterator_protocol_countdown
class Countdown:
    def __init__(self, start, step=1):
        self.now, self.step = start, step

    def __iter__(self):
        return self

    def __next__(self):
        if self.now <= 0:
            raise StopIteration
        value, self.now = self.now, self.now - self.step
        return value

def iterator_protocol_countdown(start, step):
    c = Countdown(start, step)
    first = list(zip(c, "ab"))
    return first, list(c), c.now

#> iterator_protocol_countdown(7, 2)
#> iterator_protocol_countdown(0, 1)
#> iterator_protocol_countdown(2, 1)
#> iterator_protocol_countdown(10, 3)
#> iterator_protocol_countdown(1.5, 0.5)

### getitem_default_sequence
class Padded:
    def __init__(self, items, fill):
        self.items, self.fill = items, fill

    def __getitem__(self, i):
        if isinstance(i, slice):
            return [self[k] for k in range(i.start or 0, i.stop)]
        return self.items[i] if 0 <= i < len(self.items) else self.fill

    def __contains__(self, x):
        return x == self.fill or x in self.items

def getitem_default_sequence(items, fill, start, stop):
    p = Padded(items, fill)
    return p[start:stop], p[-1], fill in p

#> getitem_default_sequence([1, 2, 3], 0, 1, 5)
#> getitem_default_sequence([], None, 0, 2)
#> getitem_default_sequence("abc", "-", -2, 2)
#> getitem_default_sequence(["x"], "y", 3, 3)
#> getitem_default_sequence([5, 6], 5, None, 1)

### comparable_version_class
import functools

@functools.total_ordering
class Ver:
    def __init__(self, text):
        self.text = text
        self.key = tuple(int(p) if p.isdecimal() else -1 for p in text.split("."))

    def __eq__(self, other):
        return self.key == other.key

    def __lt__(self, other):
        return self.key < other.key

def comparable_version_class(texts, floor):
    limit = Ver(floor)
    kept = sorted(v for v in map(Ver, texts) if v >= limit)
    return [v.text for v in kept], sum(v == limit for v in kept)

#> comparable_version_class(["1.10", "1.9", "2.0", "1.2"], "1.9")
#> comparable_version_class([], "0")
#> comparable_version_class(["1.0.dev", "1.0.0"], "1.0")
#> comparable_version_class(["3", "3.0", "03"], "3")
#> comparable_version_class(["0.1"], "0.2")

### context_stack_breadcrumbs
from contextlib import contextmanager

def context_stack_breadcrumbs(data):
    """Validate nested ages; errors name the way to them."""
    trail, errors = [], []

    @contextmanager
    def at(name):
        trail.append(str(name))
        try:
            yield
        except (TypeError, ValueError) as e:
            errors.append(f"{'>'.join(trail)}: {type(e).__name__}")
        finally:
            trail.pop()

    for person, fields in data.items():
        with at(person):
            for field, value in fields.items():
                with at(field):
                    if int(value) < 0:
                        raise ValueError(value)
    return errors

#> context_stack_breadcrumbs({"ann": {"age": "41", "kids": "x"}, "bob": {"age": -3}})
#> context_stack_breadcrumbs({})
#> context_stack_breadcrumbs({"cy": {"age": None}})
#> context_stack_breadcrumbs({"di": {"age": 0}})
#> context_stack_breadcrumbs({"ed": {}, 7: {"n": []}})

### swap_attr_context
class Patch:
    def __init__(self, target, **values):
        self.target, self.values = target, values

    def __enter__(self):
        self.saved = {k: self.target[k] for k in self.values if k in self.target}
        self.target.update(self.values)
        return self.target

    def __exit__(self, kind, exc, tb):
        for k in self.values:
            self.target.pop(k)
        self.target.update(self.saved)
        return False

def swap_attr_context(config, expr_key, **patch):
    with Patch(config, **patch) as c:
        during = c[expr_key] * 2
    return during, config

#> swap_attr_context({"n": 1, "s": "a"}, "n", n=5)
#> swap_attr_context({"s": "ab"}, "s", extra=1)
#> swap_attr_context({}, "k", k="z")
#> swap_attr_context({"x": 1}, "gone", x=2)
#> swap_attr_context({"p": [1], "q": 2}, "p", q=3, r=4)

### trace_decorator_indent
def trace_decorator_indent(n):
    log, depth = [], 0

    def traced(fn):
        def inner(*args):
            nonlocal depth
            log.append(f"{'.' * depth}{fn.__name__}{args}")
            depth += 1
            try:
                return fn(*args)
            finally:
                depth -= 1
        return inner

    @traced
    def even(k):
        return True if k == 0 else odd(k - 1)

    @traced
    def odd(k):
        return False if k == 0 else even(k - 1)

    return even(n), log

#> trace_decorator_indent(3)
#> trace_decorator_indent(0)
#> trace_decorator_indent(4)
#> trace_decorator_indent(1)
#> trace_decorator_indent(6)

### default_on_error_decorator
def fallback(value, *errors):
    def deco(fn):
        def safe(*args):
            try:
                return fn(*args)
            except errors or Exception as e:
                return value(e) if callable(value) else value
        return safe
    return deco

def default_on_error_decorator(rows, key, n):
    @fallback(None, KeyError, IndexError)
    def pick(row):
        return row[key][n]

    @fallback(lambda e: type(e).__name__)
    def ratio(a, b):
        return a / b

    picked = [pick(r) for r in rows]
    return picked, ratio(len(rows), sum(p is None for p in picked))

#> default_on_error_decorator([{"a": [1, 2]}, {"b": [3]}, {"a": []}], "a", 1)
#> default_on_error_decorator([], "x", 0)
#> default_on_error_decorator([{"k": "word"}], "k", -1)
#> default_on_error_decorator([{"k": 5}], "k", 0)
#> default_on_error_decorator([{"k": ""}, {}], "k", 0)

### partial_pipeline
from functools import partial, reduce

def _replace(old, new, s):
    return s.replace(old, new)

def _limit(n, s):
    return s[:n]

def partial_pipeline(text, limit):
    steps = [
        str.strip,
        partial(_replace, "  ", " "),
        partial(_replace, "colour", "color"),
        partial(_limit, limit),
        str.rstrip,
    ]
    return reduce(lambda acc, step: step(acc), steps, text)

#> partial_pipeline("  a  colour   wheel ", 9)
#> partial_pipeline("", 5)
#> partial_pipeline("colours", 100)
#> partial_pipeline("one  two", -1)
#> partial_pipeline("    ", 3)

### group_by_first_key
from itertools import groupby
from operator import itemgetter

def group_by_first_key(records, *keys):
    """Nested groups, one level per key."""
    if not keys:
        return len(records)
    first, *rest = keys
    ordered = sorted(records, key=itemgetter(first))
    return {k: group_by_first_key(list(g), *rest) for k, g in groupby(ordered, key=itemgetter(first))}

#> group_by_first_key([{"y": 1, "m": "a"}, {"y": 2, "m": "a"}, {"y": 1, "m": "b"}], "y", "m")
#> group_by_first_key([], "x")
#> group_by_first_key([{}, {}])
#> group_by_first_key([{"k": 2}, {"k": 1}, {"k": 2}], "k")
#> group_by_first_key([{"k": 1}], "z")

### nested_list_map
def nested_list_map(fn_name, data, depth=None):
    """Apply a string method to the leaves, at most depth levels down."""
    if isinstance(data, list):
        if depth == 0:
            return f"<{len(data)}>"
        below = None if depth is None else depth - 1
        return [nested_list_map(fn_name, d, below) for d in data]
    return getattr(data, fn_name)() if isinstance(data, str) else data

#> nested_list_map("upper", ["a", ["b", ["c", 1]]])
#> nested_list_map("swapcase", [["Ab"], [["Cd"]]], 2)
#> nested_list_map("title", "one two")
#> nested_list_map("casefold", [[]], 0)
#> nested_list_map("shout", ["x"])

### prune_empty_branches
def prune_empty_branches(node):
    """Drop None, '' and containers that become empty; keep 0 and False."""
    if isinstance(node, dict):
        pruned = {k: prune_empty_branches(v) for k, v in node.items()}
        return {k: v for k, v in pruned.items() if v not in (None, "", [], {})}
    if isinstance(node, list):
        items = map(prune_empty_branches, node)
        return [v for v in items if v not in (None, "", [], {})]
    return node

#> prune_empty_branches({"a": None, "b": {"c": ""}, "d": [[], 1]})
#> prune_empty_branches({})
#> prune_empty_branches([0, False, "", None, {"x": 0.0}])
#> prune_empty_branches("")
#> prune_empty_branches({"deep": [[[{}]]], "ok": [{"k": [2]}]})

### expression_depth_limits
def expression_depth_limits(expr, limit):
    """Deepest nesting of brackets, or the position where the limit breaks."""
    depth = deepest = 0
    for pos, ch in enumerate(expr):
        if ch in "([{":
            depth += 1
            if depth > limit:
                return None, pos
            deepest = max(deepest, depth)
        elif ch in ")]}":
            depth -= 1
    return deepest, depth

#> expression_depth_limits("f(a[0], (b))", 3)
#> expression_depth_limits("((()))", 2)
#> expression_depth_limits("", 0)
#> expression_depth_limits("{[x", 9)
#> expression_depth_limits("a))", 1)

### compile_simple_pattern
def compile_simple_pattern(pattern):
    """'dd-aa?' into (class, optional) steps; ? makes the last optional."""
    classes = {"d": "digit", "a": "alpha", "*": "any"}
    steps = []
    for ch in pattern:
        if ch == "?":
            if not steps:
                raise ValueError("nothing to make optional")
            steps[-1] = (steps[-1][0], True)
        else:
            steps.append((classes.get(ch, ch), False))
    return steps

#> compile_simple_pattern("dd-a?")
#> compile_simple_pattern("")
#> compile_simple_pattern("?d")
#> compile_simple_pattern("*??x")
#> compile_simple_pattern("é a")

### license_plate_match
def _fits(kind, ch):
    return {"9": ch.isdecimal(), "A": ch.isascii() and ch.isupper()}.get(kind, kind == ch)

def license_plate_match(plate, formats):
    """First country whose mask fits; blanks and dashes do not count."""
    bare = plate.upper().translate({32: None, 45: None})
    for country, mask in formats.items():
        if len(mask) == len(bare) and all(map(_fits, mask, bare)):
            return country, bare
    return None

#> license_plate_match("ab-12 xy", {"xx": "99AA", "fr": "AA99AA"})
#> license_plate_match("1 EGL 234", {"be": "9AAA999"})
#> license_plate_match("", {"zz": ""})
#> license_plate_match("ÄB12", {"de": "AA99"})
#> license_plate_match("CD-007", {"dip": "CD999", "any": "AA999"})

### postal_code_format
POSTAL = {"NL": (6, lambda s: s[:4] + " " + s[4:]), "GB": (7, lambda s: s[:-3] + " " + s[-3:]), "DE": (5, str)}

def postal_code_format(code, country):
    if country not in POSTAL:
        raise LookupError(f"no rule for {country}")
    size, layout = POSTAL[country]
    bare = "".join(code.upper().split())
    if country == "DE":
        bare = bare.removeprefix("D-").zfill(size)
    if len(bare) > size:
        raise ValueError(f"{code!r} is too long")
    return layout(bare)

#> postal_code_format("1012ab", "NL")
#> postal_code_format("sw1a 1aa", "GB")
#> postal_code_format("D-1067", "DE")
#> postal_code_format("123456", "DE")
#> postal_code_format("75001", "FR")
#> postal_code_format(" m1  1ae", "GB")
