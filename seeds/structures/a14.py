### bracket_depth_generator_max
def depths(text, pairs="()[]"):
    d = 0
    for ch in text:
        if ch in pairs[::2]:
            d += 1
            yield d
        elif ch in pairs[1::2]:
            yield d
            d -= 1


def bracket_depth_generator_max(text, pairs="()[]"):
    ds = list(depths(text, pairs))
    return max(ds, default=0), ds

#> bracket_depth_generator_max("f(x[0](y))")
#> bracket_depth_generator_max("")
#> bracket_depth_generator_max("<a<b>>", "<>")
#> bracket_depth_generator_max("))((")
#> bracket_depth_generator_max("no [brackets")

### salary_raise_by_visitor_lambda
class Employee:
    raise_pct = 3

    def __init__(self, name, pay):
        self.name, self.pay = name, pay

    def apply_raise(self):
        self.pay += self.pay * self.raise_pct // 100
        return self.pay

    @classmethod
    def from_text(cls, text):
        name, pay = text.split(":")
        return cls(name, int(pay))


class Boss(Employee):
    raise_pct = 10

    def apply_raise(self):
        return super().apply_raise() + 1


def salary_raise_by_visitor_lambda(staff, boss):
    people = [Employee.from_text(s) for s in staff] + [Boss.from_text(boss)]
    return [p.apply_raise() for p in people], people[-1].pay

#> salary_raise_by_visitor_lambda(["Al:1000", "Bo:50"], "Cy:2000")
#> salary_raise_by_visitor_lambda([], "Di:9")
#> salary_raise_by_visitor_lambda(["E:0"], "F:-100")
#> salary_raise_by_visitor_lambda(["Gus:33"], "Hal:10000")
#> salary_raise_by_visitor_lambda(["noPay"], "I:1")

### apply_n_times_higher_order
def twice(f):
    return lambda x: f(f(x))


def times(f, n):
    if n == 0:
        return lambda x: x
    return lambda x: f(times(f, n - 1)(x))


def apply_n_times_higher_order(x, n):
    add = lambda v: v + v[:1]
    return times(add, n)(x), twice(twice(add))(x), twice(twice)(add)(x)

#> apply_n_times_higher_order("ab", 3)
#> apply_n_times_higher_order([1], 0)
#> apply_n_times_higher_order("", 2)
#> apply_n_times_higher_order((7, 8), 1)
#> apply_n_times_higher_order(5, 1)

### word_count_mapreduce
from collections import defaultdict
from itertools import chain


def mapper(line):
    return [(w.lower().strip(".,"), 1) for w in line.split()]


def shuffle(pairs):
    groups = defaultdict(list)
    for k, v in pairs:
        groups[k].append(v)
    return groups.items()


def reducer(item):
    key, values = item
    return key, sum(values)


def word_count_mapreduce(lines, at_least=1):
    counts = map(reducer, shuffle(chain.from_iterable(map(mapper, lines))))
    return sorted((p for p in counts if p[1] >= at_least), key=lambda p: (-p[1], p[0]))

#> word_count_mapreduce(["The cat, the hat.", "A cat"])
#> word_count_mapreduce([])
#> word_count_mapreduce(["x x", "X y."], at_least=2)
#> word_count_mapreduce(["", "  "])
#> word_count_mapreduce(["Über alles über"], 2)

### seat_reservation_matrix
class Theatre:
    def __init__(self, rows, cols):
        self.seats = [["." for _ in range(cols)] for _ in range(rows)]

    def _find(self, n):
        for r, row in enumerate(self.seats):
            i = "".join(row).find("." * n)
            if i >= 0:
                return r, i
        return None

    def reserve(self, mark, n):
        spot = self._find(n)
        if spot is None:
            return None
        r, c = spot
        self.seats[r][c:c + n] = mark * n
        return f"{chr(65 + r)}{c + 1}"


def seat_reservation_matrix(rows, cols, groups):
    t = Theatre(rows, cols)
    spots = [t.reserve(m, n) for m, n in groups]
    return spots, ["".join(r) for r in t.seats]

#> seat_reservation_matrix(2, 4, [("a", 3), ("b", 2), ("c", 1)])
#> seat_reservation_matrix(1, 3, [("x", 4)])
#> seat_reservation_matrix(0, 5, [("y", 1)])
#> seat_reservation_matrix(2, 2, [])
#> seat_reservation_matrix(3, 1, [("p", 1), ("q", 1), ("r", 1), ("s", 1)])

### safe_eval_arith_with_vars
class EvalError(Exception):
    pass


class Env(dict):
    def __missing__(self, name):
        raise EvalError(f"undefined {name}")


def value(tok, env):
    return int(tok) if tok.isdigit() else env[tok]


def run_line(line, env):
    target, expr = (p.strip() for p in line.split("="))
    left, *rest = expr.split()
    acc = value(left, env)
    for op, tok in zip(rest[::2], rest[1::2]):
        if op == "+":
            acc += value(tok, env)
        elif op == "-":
            acc -= value(tok, env)
        else:
            raise EvalError(f"bad op {op}")
    env[target] = acc


def safe_eval_arith_with_vars(lines):
    env = Env()
    try:
        for line in lines:
            run_line(line, env)
    except EvalError as e:
        env["error"] = str(e)
    return dict(env)

#> safe_eval_arith_with_vars(["x = 5", "y = x + 3 - 1"])
#> safe_eval_arith_with_vars(["a = b"])
#> safe_eval_arith_with_vars([])
#> safe_eval_arith_with_vars(["p = 2 * 3", "q = 1"])
#> safe_eval_arith_with_vars(["n = 1", "n = n + n", "n = n + n"])

### toggle_bits_class_slots
class Flags:
    __slots__ = ("_bits",)
    NAMES = ("bold", "italic", "under")

    def __init__(self, bits=0):
        self._bits = bits

    def __getattr__(self, name):
        if name in Flags.NAMES:
            return bool(self._bits >> Flags.NAMES.index(name) & 1)
        raise AttributeError(f"no flag {name}")

    def toggle(self, *names):
        for n in names:
            self._bits ^= 1 << self.NAMES.index(n)
        return self


def toggle_bits_class_slots(bits, toggles, probe):
    f = Flags(bits).toggle(*toggles)
    try:
        f.extra = 1
    except AttributeError:
        pass
    return f._bits, getattr(f, probe)

#> toggle_bits_class_slots(0, ["bold", "under"], "under")
#> toggle_bits_class_slots(7, ["italic"], "italic")
#> toggle_bits_class_slots(1, [], "bold")
#> toggle_bits_class_slots(2, ["bold", "bold"], "strike")
#> toggle_bits_class_slots(4, ["under", "italic"], "under")

### split_bill_recursive_groups
def split_bill_recursive_groups(amount, group):
    if isinstance(group, str):
        return {group: amount}
    base, extra = divmod(amount, len(group))
    bill = {}
    for i, member in enumerate(group):
        part = split_bill_recursive_groups(base + (i < extra), member)
        for who, owes in part.items():
            bill[who] = bill.get(who, 0) + owes
    return bill

#> split_bill_recursive_groups(100, ["ann", ["bob", "cat"]])
#> split_bill_recursive_groups(7, "solo")
#> split_bill_recursive_groups(11, ["x", "y", "x"])
#> split_bill_recursive_groups(0, [["p"], "q"])
#> split_bill_recursive_groups(5, ["a", []])

### game_tree_minimax_depth
def minimax(node, maximise, depth=0):
    if isinstance(node, int):
        return node, depth
    results = [minimax(k, not maximise, depth + 1) for k in node]
    return (max if maximise else min)(results, key=lambda r: r[0])


def game_tree_minimax_depth(tree):
    best, depth = minimax(tree, True)
    other, _ = minimax(tree, False)
    return {"max first": best, "min first": other, "depth": depth}

#> game_tree_minimax_depth([[3, 12], [8, 2]])
#> game_tree_minimax_depth(5)
#> game_tree_minimax_depth([[1, [9, 4]], 0])
#> game_tree_minimax_depth([[-1], [-2], [-3]])
#> game_tree_minimax_depth([[]])

### csv_column_types_inference
def is_int(s):
    return s.lstrip("+-").isdigit()


def is_float(s):
    try:
        float(s)
    except ValueError:
        return False
    return True


CHECKS = [("empty", lambda s: not s), ("int", is_int), ("float", is_float)]


def type_of(column):
    seen = [c for c in column if c]
    for name, check in CHECKS:
        if all(check(c) for c in (seen if name != "empty" else column)):
            return name + "?" * (len(seen) < len(column) and name != "empty")
    return "str"


def csv_column_types_inference(text):
    header, *rows = [line.split(",") for line in text.split("\n")]
    return {h: type_of(col) for h, col in zip(header, zip(*rows))}

#> csv_column_types_inference("id,price,name\n1,2.5,x\n2,3,y")
#> csv_column_types_inference("a,b\n,\n,7")
#> csv_column_types_inference("only,header")
#> csv_column_types_inference("t,u\n-4,1e3\n+9,nan")
#> csv_column_types_inference("q\n12a\n13")

### cache_invalidations_weakly
class Cell:
    def __init__(self, fn, *inputs):
        self.fn, self.inputs = fn, inputs
        self.users, self.runs, self.cached = [], 0, None
        for i in inputs:
            i.users.append(self)

    def value(self):
        if self.cached is None:
            self.runs += 1
            self.cached = self.fn(*(i.value() for i in self.inputs))
        return self.cached

    def set(self, v):
        self.fn = lambda: v
        self.invalidate()

    def invalidate(self):
        self.cached = None
        for u in self.users:
            u.invalidate()


def cache_invalidations_weakly(a, b, new_a):
    x, y = Cell(lambda: a), Cell(lambda: b)
    total = Cell(lambda p, q: p + q, x, y)
    double = Cell(lambda t: t * 2, total)
    first = double.value(), double.value()
    x.set(new_a)
    return first, double.value(), total.runs, y.runs

#> cache_invalidations_weakly(1, 2, 10)
#> cache_invalidations_weakly("a", "b", "zz")
#> cache_invalidations_weakly([1], [], [2, 3])
#> cache_invalidations_weakly(0, 0, 0)
#> cache_invalidations_weakly(1.5, -1.5, 2)

### merge_log_sources_by_time
import heapq


def stamped(source, lines):
    for line in lines:
        t, _, msg = line.partition(" ")
        h, m = t.split(":")
        yield int(h) * 60 + int(m), source, msg


def gaps(events):
    prev = None
    for t, source, msg in events:
        delta = 0 if prev is None else t - prev
        yield f"+{delta} {source}: {msg}"
        prev = t


def merge_log_sources_by_time(**sources):
    return list(gaps(heapq.merge(*(stamped(s, ls) for s, ls in sources.items()))))

#> merge_log_sources_by_time(web=["08:00 up", "09:30 hit"], db=["08:45 lock"])
#> merge_log_sources_by_time()
#> merge_log_sources_by_time(a=["00:00 x"], b=["00:00 y"], c=[])
#> merge_log_sources_by_time(q=["1:5 odd"])
#> merge_log_sources_by_time(bad=["noon lunch"])

### ordinal_and_duration_words
def ordinal(n):
    if 10 <= n % 100 <= 20:
        return f"{n}th"
    return f"{n}" + {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")


def plural(n, unit):
    return f"{n} {unit}" + "s" * (n != 1)


def duration(minutes):
    h, m = divmod(minutes, 60)
    parts = [plural(n, u) for n, u in ((h, "hour"), (m, "minute")) if n]
    return " and ".join(parts) or "no time"


def ordinal_and_duration_words(results):
    ranked = sorted(results.items(), key=lambda kv: kv[1])
    return [f"{ordinal(i)}: {name} ({duration(t)})" for i, (name, t) in enumerate(ranked, 1)]

#> ordinal_and_duration_words({"Ann": 61, "Bob": 59, "Cy": 120})
#> ordinal_and_duration_words({})
#> ordinal_and_duration_words({"Zed": 0})
#> ordinal_and_duration_words({c: 60 for c in "abcdefghijk"})
#> ordinal_and_duration_words({"x": "5"})

### union_type_area_dispatch
from collections import namedtuple

Circle = namedtuple("Circle", "r")
Rect = namedtuple("Rect", "w h")


def area(s):
    match s:
        case Circle(r=0) | Rect(w=0) | Rect(h=0):
            return "empty"
        case Circle(r):
            return 3 * r ** 2
        case Rect(w, h) if w == h:
            return f"square {w * h}"
        case Rect():
            return s.w * s.h


def union_type_area_dispatch(specs):
    make = {1: Circle, 2: Rect}
    return [area(make[len(s)](*s)) for s in specs]

#> union_type_area_dispatch([(2,), (3, 4), (5, 5)])
#> union_type_area_dispatch([(0,), (0, 9), (9, 0)])
#> union_type_area_dispatch([])
#> union_type_area_dispatch([(1, 2, 3)])
#> union_type_area_dispatch([(0.5,), (-2, -2)])

### lexicographic_next_string
def bump(chars, i):
    if i < 0:
        return ["a"] + chars
    if chars[i] != "z":
        return chars[:i] + [chr(ord(chars[i]) + 1)] + chars[i + 1:]
    return bump(chars[:i] + ["a"] + chars[i + 1:], i - 1)


def valid(word):
    return not set("ilo") & set(word) and any(a == b for a, b in zip(word, word[1:]))


def lexicographic_next_string(word, limit=30):
    for tries in range(1, limit + 1):
        word = "".join(bump(list(word), len(word) - 1))
        if valid(word):
            return word, tries
    return None

#> lexicographic_next_string("az")
#> lexicographic_next_string("zz")
#> lexicographic_next_string("")
#> lexicographic_next_string("abh")
#> lexicographic_next_string("hh", limit=3)

### quiz_score_with_exceptions
class QuizError(Exception):
    penalty = 1


class TooSlow(QuizError):
    penalty = 2


class Skipped(QuizError):
    penalty = 0


def grade(answer, key, seconds):
    if answer is None:
        raise Skipped
    if seconds > 30:
        raise TooSlow
    if answer != key:
        raise QuizError
    return 5 - seconds // 10


def quiz_score_with_exceptions(attempts, keys):
    score, kinds = 0, []
    for (answer, secs), key in zip(attempts, keys):
        try:
            score += grade(answer, key, secs)
        except QuizError as e:
            score -= e.penalty
            kinds.append(type(e).__name__)
    return score, kinds

#> quiz_score_with_exceptions([("b", 4), ("a", 31), (None, 0)], "bac")
#> quiz_score_with_exceptions([("x", 25), ("y", 9)], ["x", "z"])
#> quiz_score_with_exceptions([], "abc")
#> quiz_score_with_exceptions([("a", 30), ("b", 99)], "a")
#> quiz_score_with_exceptions([(None, None)], [None])

### fifo_with_two_stacks
class Queue:
    def __init__(self):
        self.inbox, self.outbox, self.moves = [], [], 0

    def enqueue(self, x):
        self.inbox.append(x)

    def dequeue(self):
        if not self.outbox:
            while self.inbox:
                self.outbox.append(self.inbox.pop())
                self.moves += 1
        return self.outbox.pop()


def fifo_with_two_stacks(ops):
    q, out = Queue(), []
    for op in ops:
        if op is None:
            out.append(q.dequeue())
        else:
            q.enqueue(op)
    return out, q.moves, q.inbox, q.outbox

#> fifo_with_two_stacks([1, 2, None, 3, None])
#> fifo_with_two_stacks(["a", None])
#> fifo_with_two_stacks([])
#> fifo_with_two_stacks([5, 6, 7, None, 8])
#> fifo_with_two_stacks([1, None, None])

### fluent_query_builder
class Query:
    def __init__(self, table):
        self.table, self.conds, self.cols, self.max = table, [], ["*"], None

    def select(self, *cols):
        self.cols = list(cols) or self.cols
        return self

    def where(self, **conds):
        self.conds += [f"{k.replace('__gt', ' >')}{'' if '__' in k else ' ='} {v!r}" for k, v in conds.items()]
        return self

    def limit(self, n):
        self.max = n
        return self

    def __str__(self):
        sql = f"SELECT {', '.join(self.cols)} FROM {self.table}"
        if self.conds:
            sql += " WHERE " + " AND ".join(self.conds)
        if self.max is not None:
            sql += f" LIMIT {self.max}"
        return sql


def fluent_query_builder(table, cols, conds, n=None):
    q = Query(table).select(*cols).where(**conds)
    return str(q.limit(n))

#> fluent_query_builder("users", ["id", "name"], {"age__gt": 30, "city": "Oslo"})
#> fluent_query_builder("logs", [], {})
#> fluent_query_builder("t", ["n"], {"x": None}, 0)
#> fluent_query_builder("orders", [], {"paid": True}, n=10)
#> fluent_query_builder("a", ["b"], {"c": "d'e"})

### compute_checksum_luhn_isbn
def luhn(digits):
    total = 0
    for i, d in enumerate(reversed(digits)):
        d = d * 2 if i % 2 else d
        total += d - 9 if d > 9 else d
    return total % 10 == 0


def isbn10(digits):
    return len(digits) == 10 and sum(i * d for i, d in zip(range(10, 0, -1), digits)) % 11 == 0


def digits_of(text, x_allowed=False):
    return [10 if c in "xX" else int(c) for c in text if c.isdigit() or x_allowed and c in "xX"]


def compute_checksum_luhn_isbn(code):
    return [name for name, ok in (("luhn", luhn(digits_of(code))), ("isbn", isbn10(digits_of(code, True)))) if ok]

#> compute_checksum_luhn_isbn("4539 1488 0343 6467")
#> compute_checksum_luhn_isbn("0-306-40615-2")
#> compute_checksum_luhn_isbn("")
#> compute_checksum_luhn_isbn("080442957X")
#> compute_checksum_luhn_isbn("1234-5678")

### island_hopping_mutual
def outward(stops, fuel, trail):
    if not stops or fuel <= 0:
        return homeward(trail, fuel, [])
    head, *rest = stops
    return outward(rest, fuel - head, trail + [head])


def homeward(trail, fuel, done):
    if not trail:
        return done, fuel
    if fuel + 10 < trail[-1]:
        return done + ["stranded"], fuel
    return homeward(trail[:-1], fuel + 10 - trail[-1], done + [trail[-1]])


def island_hopping_mutual(stops, fuel):
    return outward(stops, fuel, [])

#> island_hopping_mutual([3, 4, 5], 10)
#> island_hopping_mutual([20, 30], 15)
#> island_hopping_mutual([], 5)
#> island_hopping_mutual([1, 1, 1, 1], 2)
#> island_hopping_mutual([8], 0)

### object_pool_reuse_counts
class Pool:
    def __init__(self, factory):
        self.factory, self.idle, self.made = factory, [], 0

    def acquire(self):
        if self.idle:
            return self.idle.pop()
        self.made += 1
        return self.factory(self.made)

    def release(self, obj):
        obj["uses"] += 1
        self.idle.append(obj)


def object_pool_reuse_counts(script):
    pool = Pool(lambda n: {"id": n, "uses": 0})
    busy = []
    for ch in script:
        if ch == "+":
            busy.append(pool.acquire())
        elif busy:
            pool.release(busy.pop(0))
    return pool.made, [o["id"] for o in busy], [o["uses"] for o in pool.idle]

#> object_pool_reuse_counts("++-+-")
#> object_pool_reuse_counts("")
#> object_pool_reuse_counts("--+")
#> object_pool_reuse_counts("+-+-+-")
#> object_pool_reuse_counts("+++---")

### html_escape_visitor_nested
from functools import reduce

ESC = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")]


def escape(text):
    return reduce(lambda s, pair: s.replace(*pair), ESC, text)


class Safe(str):
    pass


def render(x):
    if isinstance(x, Safe):
        return x
    if isinstance(x, list):
        return Safe("<ul>" + "".join(f"<li>{render(i)}</li>" for i in x) + "</ul>")
    return Safe(escape(str(x)))


def html_escape_visitor_nested(x):
    once = render(x)
    return str(once), render(once) == once, len(escape(once)) - len(once)

#> html_escape_visitor_nested("a < b & c")
#> html_escape_visitor_nested(["x", ["<y>"]])
#> html_escape_visitor_nested("")
#> html_escape_visitor_nested(3.5)
#> html_escape_visitor_nested([])

### bounded_integer_iterator_class
class Bounded(int):
    LOW, HIGH = 0, 10

    def __new__(cls, n):
        return super().__new__(cls, max(cls.LOW, min(cls.HIGH, n)))

    def __add__(self, other):
        return Bounded(int(self) + other)

    def __sub__(self, other):
        return Bounded(int(self) - other)


def bounded_integer_iterator_class(start, deltas):
    n = Bounded(start)
    trail = [n]
    for d in deltas:
        n = n + d if d > 0 else n - -d
        trail.append(n)
    return trail, n * 2, isinstance(n * 2, Bounded)

#> bounded_integer_iterator_class(5, [3, 4, -20])
#> bounded_integer_iterator_class(99, [])
#> bounded_integer_iterator_class(-4, [0, 1])
#> bounded_integer_iterator_class(10, [1, -1, 1, -1])
#> bounded_integer_iterator_class(2, [-1, -1, -1])

### weather_station_aggregate
def median(xs):
    ys = sorted(xs)
    mid = len(ys) // 2
    return ys[mid] if len(ys) % 2 else (ys[mid - 1] + ys[mid]) / 2


class Station:
    def __init__(self, name):
        self.name, self.temps = name, []

    def __iadd__(self, temp):
        self.temps.append(temp)
        return self

    def __lt__(self, other):
        return median(self.temps) < median(other.temps)

    def summary(self):
        return self.name, min(self.temps), median(self.temps), max(self.temps)


def weather_station_aggregate(readings):
    stations = {}
    for line in readings:
        name, temp = line.split(";")
        s = stations.setdefault(name, Station(name))
        s += float(temp)
    return [s.summary() for s in sorted(stations.values())]

#> weather_station_aggregate(["Oslo;-3.5", "Rome;18", "Oslo;1.5"])
#> weather_station_aggregate([])
#> weather_station_aggregate(["Zürich;0", "Bern;0"])
#> weather_station_aggregate(["A;5", "A;1", "A;9", "B;2"])
#> weather_station_aggregate(["X;warm"])

### toll_route_enumerate_paths
def all_paths(graph, here, goal, seen=frozenset()):
    if here == goal:
        return [[here]]
    seen = seen | {here}
    return [[here, *p] for nxt in graph.get(here, "") if nxt not in seen for p in all_paths(graph, nxt, goal, seen)]


def toll(path, tolls):
    return sum(tolls.get(a + b, tolls.get(b + a, 1)) for a, b in zip(path, path[1:]))


def toll_route_enumerate_paths(graph, tolls, start, goal):
    priced = [(toll(p, tolls), "".join(p)) for p in all_paths(graph, start, goal)]
    return sorted(priced)

#> toll_route_enumerate_paths({"A": "BC", "B": "D", "C": "D"}, {"AB": 5, "DC": 2}, "A", "D")
#> toll_route_enumerate_paths({"A": "B", "B": "A"}, {}, "A", "Z")
#> toll_route_enumerate_paths({}, {}, "Q", "Q")
#> toll_route_enumerate_paths({"x": "yz", "y": "xz"}, {"yz": 0}, "x", "z")
#> toll_route_enumerate_paths({"1": "23", "2": "3", "3": "2"}, {"12": 10}, "1", "3")
