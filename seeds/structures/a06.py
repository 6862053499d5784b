### class_attr_shared_list
class Bag:
    shared = []

    def __init__(self):
        self.own = []

    def put(self, x):
        self.own.append(x)
        self.shared.append(x)
        if len(self.shared) > 3:
            self.shared = self.shared[-2:]


def class_attr_shared_list(xs):
    Bag.shared = []
    a, b = Bag(), Bag()
    for i, x in enumerate(xs):
        (a if i % 2 else b).put(x)
    return a.own, b.own, a.shared, b.shared, Bag.shared

#> class_attr_shared_list([1, 2])
#> class_attr_shared_list([])
#> class_attr_shared_list("vwxyz")
#> class_attr_shared_list([7, 7, 7, 7])
#> class_attr_shared_list(range(7))

### default_arg_mutation_trap
def collect(x, bucket=[]):
    bucket.append(x)
    return bucket


def collect_safe(x, bucket=None):
    bucket = [] if bucket is None else bucket
    bucket.append(x)
    return bucket


def default_arg_mutation_trap(xs, start):
    first = [len(collect(x)) for x in xs]
    second = [len(collect_safe(x)) for x in xs]
    third = [len(collect(x, start)) for x in xs]
    return first, second, third, start

#> default_arg_mutation_trap("ab", [])
#> default_arg_mutation_trap([], [9])
#> default_arg_mutation_trap([1, 2, 3], [0, 0])
#> default_arg_mutation_trap((None,), ["z"])
#> default_arg_mutation_trap("xy", ())

### late_binding_lambdas_too
def make_late(n):
    return [lambda x: x * i for i in range(n)]


def make_bound(n):
    return [lambda x, i=i: x * i for i in range(n)]


def apply_all(fns, v):
    return [f(v) for f in fns]


def late_binding_lambdas_too(n, v):
    late, bound = apply_all(make_late(n), v), apply_all(make_bound(n), v)
    return late, bound, late == bound

#> late_binding_lambdas_too(3, 10)
#> late_binding_lambdas_too(0, 5)
#> late_binding_lambdas_too(1, 7)
#> late_binding_lambdas_too(4, "ab")
#> late_binding_lambdas_too(2, None)

### generator_exhausted_twice
def evens(xs):
    for x in xs:
        if x % 2 == 0:
            yield x


def generator_exhausted_twice(xs, probe):
    g = evens(xs)
    found = probe in g
    rest = list(g)
    again = list(g)
    return found, rest, again

#> generator_exhausted_twice([2, 4, 6, 8], 4)
#> generator_exhausted_twice([1, 3], 1)
#> generator_exhausted_twice([], 0)
#> generator_exhausted_twice([10, 11, 12], 99)
#> generator_exhausted_twice([-2, 0, 5], 0)

### try_return_finally_override
def choose(x, log):
    try:
        log.append("try")
        return 10 // x
    except ZeroDivisionError:
        log.append("zero")
        return -1
    finally:
        log.append("finally")
        if x == 5:
            return "override"


def try_return_finally_override(xs):
    log = []
    return [choose(x, log) for x in xs], log

#> try_return_finally_override([2, 0])
#> try_return_finally_override([5])
#> try_return_finally_override([])
#> try_return_finally_override([3, "a"])
#> try_return_finally_override([-4, 5, 0])

### method_resolution_super
class Base:
    def who(self):
        return ["Base"]


class Left(Base):
    def who(self):
        return ["Left"] + super().who()


class Right(Base):
    def who(self):
        return super().who() + ["Right"]


class Both(Left, Right):
    def who(self):
        return ["Both", *super().who()]


class Flip(Right, Left):
    pass


def method_resolution_super(letter):
    cls = {"l": Left, "r": Right, "b": Both, "f": Flip}.get(letter, Base)
    return cls().who(), [c.__name__ for c in cls.__mro__[:-1]]

#> method_resolution_super("b")
#> method_resolution_super("f")
#> method_resolution_super("l")
#> method_resolution_super("r")
#> method_resolution_super("?")

### eq_without_hash_list
class P:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __eq__(self, other):
        if not isinstance(other, P):
            return NotImplemented
        return (self.x, self.y) == (other.x, other.y)


def eq_without_hash_list(points, probe):
    ps = [P(*p) for p in points]
    target = P(*probe)
    n = ps.count(target)
    where = ps.index(target) if target in ps else None
    try:
        size = len(set(ps))
    except TypeError:
        size = "unhashable"
    return n, where, size, target == probe

#> eq_without_hash_list([(1, 2), (3, 4), (1, 2)], (1, 2))
#> eq_without_hash_list([], (0, 0))
#> eq_without_hash_list([(5, 5)], (5, 6))
#> eq_without_hash_list([(1, 0), (True, False)], (1.0, 0))
#> eq_without_hash_list([(None, "a")], (None, "a"))

### truthiness_custom_len
class Crate:
    def __init__(self, *things):
        self.things = things

    def __len__(self):
        return len(self.things)


class Marked(Crate):
    def __bool__(self):
        return "x" in self.things


def truthiness_custom_len(things):
    out = []
    for cls in (Crate, Marked):
        c = cls(*things)
        if c:
            out.append(cls.__name__)
        else:
            out.append(len(c))
    return out

#> truthiness_custom_len(["x"])
#> truthiness_custom_len([])
#> truthiness_custom_len("abc")
#> truthiness_custom_len([0, None])
#> truthiness_custom_len("xx")

### walrus_reader_blocks
class Reader:
    def __init__(self, data):
        self.data, self.pos = data, 0

    def read(self, n):
        piece = self.data[self.pos:self.pos + n]
        self.pos += len(piece)
        return piece


def walrus_reader_blocks(data, n, stop=None):
    r = Reader(data)
    blocks = []
    while (b := r.read(n)):
        if b == stop:
            break
        blocks.append(b)
    else:
        blocks.append("EOF")
    return blocks, r.pos

#> walrus_reader_blocks("abcdefg", 3)
#> walrus_reader_blocks("aabbcc", 2, "bb")
#> walrus_reader_blocks("", 4)
#> walrus_reader_blocks(b"\x00\x01\x02", 2)
#> walrus_reader_blocks([1, 2, 3], 1, [2])

### swap_fields_namedtuple
from collections import namedtuple

Emp = namedtuple("Emp", ["name", "dept", "pay"])


def raise_pay(e, pct):
    return e._replace(pay=e.pay + e.pay * pct // 100)


def swap_fields_namedtuple(rows, pct):
    staff = [Emp._make(r) for r in rows]
    raised = [raise_pay(e, pct) if e.dept == "eng" else e for e in staff]
    top = max(raised, key=lambda e: e.pay, default=Emp("none", "", 0))
    return top._asdict(), sum(e.pay for e in raised)

#> swap_fields_namedtuple([("Al", "eng", 1000), ("Bo", "ops", 1050)], 10)
#> swap_fields_namedtuple([], 5)
#> swap_fields_namedtuple([("Cy", "eng", 99)], 50)
#> swap_fields_namedtuple([("D", "ops", 5), ("E", "ops", 5)], 100)
#> swap_fields_namedtuple([("F", "eng")], 1)

### iter_sentinel_pop_more
def make_source(items):
    stack = list(items)

    def pull():
        return stack.pop() if stack else None

    return pull, stack


def iter_sentinel_pop_more(items, sentinel):
    pull, left = make_source(items)
    got = []
    for x in iter(pull, sentinel):
        if x is None:
            got.append("dry")
            break
        got.append(x)
    return got, left

#> iter_sentinel_pop_more([1, 2, 0, 3, 4], 0)
#> iter_sentinel_pop_more("abc", "z")
#> iter_sentinel_pop_more([], 1)
#> iter_sentinel_pop_more(["stop"], "stop")
#> iter_sentinel_pop_more([5, 6], None)

### nested_function_counter_reset
def nested_function_counter_reset(text):
    depth = best = 0

    def enter():
        nonlocal depth, best
        depth += 1
        best = max(best, depth)

    def leave():
        nonlocal depth
        if depth == 0:
            raise ValueError("too many )")
        depth -= 1

    actions = {"(": enter, ")": leave}
    for ch in text:
        actions.get(ch, lambda: None)()
    return best, depth

#> nested_function_counter_reset("((a)(b(c)))")
#> nested_function_counter_reset("")
#> nested_function_counter_reset("((")
#> nested_function_counter_reset("())")
#> nested_function_counter_reset("no brackets")

### add_reflected_numbers
class Meters:
    def __init__(self, n):
        self.n = n

    def __add__(self, other):
        if isinstance(other, Meters):
            return Meters(self.n + other.n)
        if isinstance(other, (int, float)):
            return Meters(self.n + other)
        return NotImplemented

    __radd__ = __add__

    def __repr__(self):
        return f"{self.n:g}m"


def add_reflected_numbers(lengths, extra):
    total = sum(map(Meters, lengths))
    try:
        return repr(total + extra), repr(extra + total)
    except TypeError as e:
        return "TypeError", repr(total)

#> add_reflected_numbers([1, 2.5], 10)
#> add_reflected_numbers([], 4)
#> add_reflected_numbers([7], "m")
#> add_reflected_numbers([0.1, 0.2], 0)
#> add_reflected_numbers([3, -3], None)

### exception_args_levels
class AppError(Exception):
    level = "error"

    def __str__(self):
        return f"{self.level}:{'/'.join(map(str, self.args))}"


class Warn(AppError):
    level = "warn"


def inner(n):
    if n < 0:
        raise Warn("negative", n)
    if n > 100:
        raise AppError("large", n, "max", 100)
    return n


def exception_args_levels(ns):
    msgs = []
    for n in ns:
        try:
            inner(n)
        except Warn as w:
            msgs.append(str(w))
            continue
        except AppError as e:
            msgs.append(str(e))
            break
        msgs.append(n)
    return msgs

#> exception_args_levels([5, -1, 7])
#> exception_args_levels([101, 6])
#> exception_args_levels([])
#> exception_args_levels([-50, 100, 1000, -2])
#> exception_args_levels([0.5, "x"])

### mutable_state_alias_rows
def make_grid(rows, cols, shared):
    if shared:
        return [[0] * cols] * rows
    return [[0] * cols for _ in range(rows)]


def mark(grid, cells):
    for r, c in cells:
        grid[r][c] += 1
    return grid


def mutable_state_alias_rows(rows, cols, cells):
    return mark(make_grid(rows, cols, True), cells), mark(make_grid(rows, cols, False), cells)

#> mutable_state_alias_rows(2, 2, [(0, 1)])
#> mutable_state_alias_rows(3, 1, [(0, 0), (1, 0), (2, 0)])
#> mutable_state_alias_rows(1, 3, [(0, -1)])
#> mutable_state_alias_rows(2, 2, [])
#> mutable_state_alias_rows(2, 1, [(2, 0)])

### match_point_class_patterns
class Point:
    __match_args__ = ("x", "y")

    def __init__(self, x, y):
        self.x, self.y = x, y


def locate(p):
    match p:
        case Point(0, 0):
            return "origin"
        case Point(0, y):
            return f"y-axis {y}"
        case Point(x, 0):
            return f"x-axis {x}"
        case Point(x, y) if x == y:
            return f"diagonal {x}"
        case Point():
            return "plane"
        case (Point() as a, Point() as b):
            return locate(a) + " & " + locate(b)
        case _:
            return "not a point"


def match_point_class_patterns(coords):
    pts = [Point(*c) for c in coords]
    return [locate(p) for p in pts] + [locate(tuple(pts))]

#> match_point_class_patterns([(0, 0), (0, 5)])
#> match_point_class_patterns([(3, 0)])
#> match_point_class_patterns([(4, 4), (-1, 2)])
#> match_point_class_patterns([])
#> match_point_class_patterns([(0, -1), (7, 7), (0.0, 0)])

### yield_in_try_except
def reader(rows):
    for row in rows:
        try:
            yield int(row)
        except ValueError:
            yield f"bad:{row}"
        finally:
            reader.count += 1


def yield_in_try_except(rows, limit):
    reader.count = 0
    out = []
    for v in reader(rows):
        out.append(v)
        if len(out) == limit:
            break
    return out, reader.count

#> yield_in_try_except(["1", "x", "3"], 10)
#> yield_in_try_except([], 1)
#> yield_in_try_except(["a", "b"], 1)
#> yield_in_try_except([" 9 ", "9.0", ""], 3)
#> yield_in_try_except(["1", None], 5)

### recursion_replace_in_nest
def recursion_replace_in_nest(obj, old, new):
    if obj == old:
        return new
    if isinstance(obj, list):
        return [recursion_replace_in_nest(o, old, new) for o in obj]
    if isinstance(obj, tuple):
        return tuple(recursion_replace_in_nest(o, old, new) for o in obj)
    if isinstance(obj, dict):
        return {recursion_replace_in_nest(k, old, new): recursion_replace_in_nest(v, old, new) for k, v in obj.items()}
    return obj

#> recursion_replace_in_nest([1, [2, (1, 3)]], 1, 9)
#> recursion_replace_in_nest({"a": "b", "b": {"c": "b"}}, "b", "z")
#> recursion_replace_in_nest("x", "x", [])
#> recursion_replace_in_nest([[], [[]]], [], 0)
#> recursion_replace_in_nest((True, 1.0, "1"), 1, "one")
#> recursion_replace_in_nest({"k": 5}, "k", [1])

### dict_subclass_counter_default
class Tally(dict):
    def __missing__(self, key):
        self[key] = []
        return self[key]

    def __str__(self):
        return ";".join(f"{k}={len(v)}" for k, v in self.items())


def dict_subclass_counter_default(words):
    t = Tally()
    for w in words:
        t[w[:1]].append(w)
    looked = t.get("q"), t["q"], "r" in t
    return str(t), looked

#> dict_subclass_counter_default(["ant", "ape", "bee"])
#> dict_subclass_counter_default([])
#> dict_subclass_counter_default(["", "quilt"])
#> dict_subclass_counter_default(["Ab", "ab"])
#> dict_subclass_counter_default(["x", 5])

### star_unpack_call_chain
def stats(first, *middle, last=0, **extra):
    return first, len(middle), last, sorted(extra)


def forward(*args, **kwargs):
    return stats(*args[::-1], **kwargs)


def star_unpack_call_chain(args, options):
    return forward(*args, **options), forward(len(args), *args)

#> star_unpack_call_chain([1, 2, 3], {"last": 9})
#> star_unpack_call_chain(["solo"], {})
#> star_unpack_call_chain([None, ()], {"b": 1, "a": 2})
#> star_unpack_call_chain([], {"z": 0})
#> star_unpack_call_chain([4, 5], {"first": 1})

### sort_objects_multi_key
from operator import attrgetter, itemgetter


class Song:
    def __init__(self, artist, title, secs):
        self.artist, self.title, self.secs = artist, title, secs


def sort_objects_multi_key(rows, *keys):
    songs = [Song(*r) for r in rows]
    for k in reversed(keys):
        songs.sort(key=attrgetter(k.lstrip("-")), reverse=k.startswith("-"))
    return [itemgetter("title", "secs")(vars(s)) for s in songs]

#> sort_objects_multi_key([("Abba", "SOS", 200), ("Abba", "Eva", 250), ("Blur", "Song 2", 121)], "artist", "-secs")
#> sort_objects_multi_key([("Z", "z", 1), ("A", "a", 2)])
#> sort_objects_multi_key([], "title")
#> sort_objects_multi_key([("x", "b", 5), ("y", "a", 5), ("x", "c", 4)], "-artist", "title")
#> sort_objects_multi_key([("q", "r", 3)], "-album")

### generator_stateful_delta
def deltas(xs):
    it = iter(xs)
    try:
        prev = next(it)
    except StopIteration:
        return
    for x in it:
        yield x - prev
        prev = x


def generator_stateful_delta(xs, order=1):
    rows = [list(xs)]
    for _ in range(order):
        rows.append(list(deltas(rows[-1])))
    return rows[-1], [len(r) for r in rows]

#> generator_stateful_delta([1, 4, 9, 16], 2)
#> generator_stateful_delta([])
#> generator_stateful_delta([5], order=3)
#> generator_stateful_delta([2.5, 2, 2.75])
#> generator_stateful_delta((10, 7, 7), 0)

### insert_sorted_linked
class Cell:
    __slots__ = ("val", "next")

    def __init__(self, val, next=None):
        self.val, self.next = val, next


class SortedChain:
    def __init__(self):
        self.head = Cell(None)

    def insert(self, v):
        cur, steps = self.head, 0
        while cur.next and cur.next.val < v:
            cur = cur.next
            steps += 1
        cur.next = Cell(v, cur.next)
        return steps

    def __iter__(self):
        cur = self.head.next
        while cur:
            yield cur.val
            cur = cur.next


def insert_sorted_linked(values):
    chain = SortedChain()
    steps = [chain.insert(v) for v in values]
    return list(chain), steps

#> insert_sorted_linked([30, 10, 20])
#> insert_sorted_linked([])
#> insert_sorted_linked("cab")
#> insert_sorted_linked([1, 1, 1])
#> insert_sorted_linked([-5, 0, -10, 2.5])

### assert_guarded_division
def checked(n, d):
    assert d, f"zero divisor for {n}"
    q, r = divmod(n, d)
    assert r == 0, f"{n} % {d} = {r}"
    return q


def assert_guarded_division(n, divisors):
    trail = [n]
    for d in divisors:
        try:
            trail.append(checked(trail[-1], d))
        except AssertionError as e:
            return trail, str(e)
    return trail, None

#> assert_guarded_division(60, [2, 3, 5])
#> assert_guarded_division(60, [7])
#> assert_guarded_division(9, [0])
#> assert_guarded_division(0, [])
#> assert_guarded_division(-12, [-4, 3, 2])

### closure_list_vs_scalar
def tracker():
    seen = []
    count = 0

    def add(x):
        nonlocal count
        if x in seen:
            return count
        seen.append(x)
        count = count + 1
        return -count

    add.seen = seen
    return add


def closure_list_vs_scalar(a, b):
    f, g = tracker(), tracker()
    left = [f(x) for x in a]
    right = [g(x) for x in b]
    both = [f(x) for x in b]
    return left, right, both, f.seen

#> closure_list_vs_scalar("aba", "b")
#> closure_list_vs_scalar([], [1, 1])
#> closure_list_vs_scalar([0, False, None], [None])
#> closure_list_vs_scalar([3, 2, 1], [4, 3])
#> closure_list_vs_scalar("", "")

### class_call_count_reset
class Meter:
    total = 0

    def __init__(self, name):
        self.name, self.n = name, 0

    def __call__(self, k=1):
        self.n += k
        Meter.total += k
        return self

    def __repr__(self):
        return f"{self.name}:{self.n}/{Meter.total}"

    @classmethod
    def reset(cls):
        old, cls.total = cls.total, 0
        return old


def class_call_count_reset(a, b):
    m, n = Meter("m"), Meter("n")
    for k in a:
        m(k)
    first = repr(m)
    old = Meter.reset()
    for k in b:
        n(k)()
    return first, old, repr(n), repr(m)

#> class_call_count_reset([1, 2], [3])
#> class_call_count_reset([], [])
#> class_call_count_reset([10], [])
#> class_call_count_reset([], [0, 0, 0])
#> class_call_count_reset([-5, 5.5], [2, 2])

### recursive_string_interleavings
def weave(a, b):
    if not a or not b:
        return [a + b]
    return [a[0] + w for w in weave(a[1:], b)] + [b[0] + w for w in weave(a, b[1:])]


def recursive_string_interleavings(a, b):
    ways = weave(a, b)
    unique = sorted(set(ways))
    return len(ways), unique

#> recursive_string_interleavings("ab", "x")
#> recursive_string_interleavings("", "")
#> recursive_string_interleavings("aa", "a")
#> recursive_string_interleavings("1", "23")
#> recursive_string_interleavings("xy", "yx")

### format_spec_custom_class
class Temp:
    def __init__(self, c):
        self.c = c

    def __format__(self, spec):
        unit = spec[-1:] or "C"
        digits = int(spec[:-1] or 0) if spec else 1
        value = {"C": self.c, "F": self.c * 9 / 5 + 32, "K": self.c + 273.15}[unit]
        return f"{value:.{digits}f}{unit}"


def format_spec_custom_class(c, spec):
    t = Temp(c)
    return f"{t}|{t:F}|{t:2K}|" + format(t, spec)

#> format_spec_custom_class(20, "3C")
#> format_spec_custom_class(-40, "F")
#> format_spec_custom_class(36.66, "")
#> format_spec_custom_class(0, "0K")
#> format_spec_custom_class(10, "1R")

### throw_into_generator
def accumulator():
    total = 0
    while True:
        try:
            total += yield total
        except KeyError as e:
            total = e.args[0]


def throw_into_generator(commands):
    g = accumulator()
    out = [next(g)]
    for c in commands:
        if isinstance(c, tuple):
            out.append(g.throw(KeyError(*c)))
        else:
            out.append(g.send(c))
    return out

#> throw_into_generator([5, 6, (100,), 1])
#> throw_into_generator([])
#> throw_into_generator([(0,), (-1,)])
#> throw_into_generator([2.5, 2.5])
#> throw_into_generator([1, ()])

### count_islands_flood
def flood(grid, r, c):
    if not (0 <= r < len(grid) and 0 <= c < len(grid[r])) or grid[r][c] != "1":
        return 0
    grid[r][c] = "."
    return 1 + sum(flood(grid, r + dr, c + dc) for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1)))


def count_islands_flood(rows):
    grid = [list(r) for r in rows]
    sizes = []
    for r in range(len(grid)):
        for c in range(len(grid[r])):
            if size := flood(grid, r, c):
                sizes.append(size)
    return sorted(sizes, reverse=True)

#> count_islands_flood(["110", "001"])
#> count_islands_flood([])
#> count_islands_flood(["000", "0"])
#> count_islands_flood(["101", "111"])
#> count_islands_flood(["1 1", "x1"])

### setitem_slice_window
class Window:
    def __init__(self, data, lo, hi):
        self.data, self.lo, self.hi = data, lo, hi

    def __len__(self):
        return self.hi - self.lo

    def __getitem__(self, i):
        if not -len(self) <= i < len(self):
            raise IndexError("window")
        return self.data[self.lo + i % len(self)]

    def __setitem__(self, i, v):
        self.data[self.lo + i % len(self)] = v


def setitem_slice_window(data, lo, hi):
    w = Window(data, lo, hi)
    w[0], w[-1] = w[-1], w[0]
    return data, list(reversed(w)), sorted(w)

#> setitem_slice_window([9, 1, 2, 3, 8], 1, 4)
#> setitem_slice_window([5], 0, 1)
#> setitem_slice_window(list("hello"), 2, 5)
#> setitem_slice_window([1, 2], 1, 1)
#> setitem_slice_window([4, 3, 2, 1], 0, 4)

### any_all_short_circuit_trace
def traced(log, pred):
    def check(x):
        log.append(x)
        return pred(x)
    return check


def any_all_short_circuit_trace(xs, cut):
    log_any, log_all = [], []
    some = any(map(traced(log_any, lambda v: v > cut), xs))
    every = all(map(traced(log_all, lambda v: v > cut), xs))
    return (some, log_any), (every, log_all)

#> any_all_short_circuit_trace([1, 5, 9], 4)
#> any_all_short_circuit_trace([], 0)
#> any_all_short_circuit_trace([7, 8], 6)
#> any_all_short_circuit_trace([0, -1, -2], 0)
#> any_all_short_circuit_trace("mad", "c")

### recursive_max_nested_with_default
def numbers_in(x):
    match x:
        case bool() | None:
            return []
        case int() | float():
            return [x]
        case str():
            return [int(x)] if x.isdigit() else []
        case dict():
            return numbers_in(list(x.values()))
        case _:
            return [n for part in x for n in numbers_in(part)]


def recursive_max_nested_with_default(x, default=0):
    nums = numbers_in(x)
    return max(nums, default=default), len(nums)

#> recursive_max_nested_with_default([3, ["12", [True, 7.5]]])
#> recursive_max_nested_with_default({"a": {"b": -4}, "c": None})
#> recursive_max_nested_with_default([], default=None)
#> recursive_max_nested_with_default("99")
#> recursive_max_nested_with_default(("x", ["-5"]), -1)

### context_manager_swap_attr
from contextlib import contextmanager


class Config:
    verbose = False
    depth = 1


@contextmanager
def override(obj, **changes):
    saved = {k: getattr(obj, k) for k in changes}
    for k, v in changes.items():
        setattr(obj, k, v)
    try:
        yield saved
    finally:
        for k, v in saved.items():
            setattr(obj, k, v)


def context_manager_swap_attr(depth, fail):
    cfg = Config()
    inside = None
    try:
        with override(cfg, depth=depth, verbose=True) as old:
            inside = (cfg.depth, cfg.verbose, old["depth"])
            if fail:
                raise RuntimeError
    except RuntimeError:
        inside += ("failed",)
    return inside, (cfg.depth, cfg.verbose)

#> context_manager_swap_attr(5, False)
#> context_manager_swap_attr(0, True)
#> context_manager_swap_attr(None, 0)
#> context_manager_swap_attr("deep", [1])
#> context_manager_swap_attr(1, "")

### chained_comparison_objects
class Loud:
    log = []

    def __init__(self, v):
        self.v = v

    def __lt__(self, other):
        Loud.log.append(f"{self.v}<{other.v}")
        return self.v < other.v


def between(a, b, c):
    return a < b < c


def chained_comparison_objects(a, b, c):
    Loud.log.clear()
    result = between(Loud(a), Loud(b), Loud(c))
    best = max([Loud(a), Loud(b), Loud(c)], key=lambda o: o.v).v
    low = min(Loud(a), Loud(b)).v
    return result, best, low, Loud.log[:]

#> chained_comparison_objects(1, 2, 3)
#> chained_comparison_objects(3, 2, 1)
#> chained_comparison_objects(0, 0, 5)
#> chained_comparison_objects("a", "b", "B")
#> chained_comparison_objects(1, "x", 2)

### inheritance_init_order_log
class A:
    def __init__(self, log):
        log.append("A")
        self.setup(log)

    def setup(self, log):
        log.append("A.setup")


class B(A):
    def __init__(self, log, extra):
        self.extra = extra
        super().__init__(log)
        log.append("B")

    def setup(self, log):
        log.append(f"B.setup({self.extra})")


class C(B):
    extra = "C-default"

    def __init__(self, log, extra):
        A.__init__(self, log)
        log.append(extra)

    def setup(self, log):
        super().setup(log)
        A.setup(self, log)


def inheritance_init_order_log(which, extra):
    log = []
    if which == "A":
        A(log)
    else:
        {"B": B, "C": C}[which](log, extra)
    return log

#> inheritance_init_order_log("B", 5)
#> inheritance_init_order_log("C", "late")
#> inheritance_init_order_log("A", None)
#> inheritance_init_order_log("D", 1)
#> inheritance_init_order_log("C", "")

### tee_pairwise_monotone
from itertools import tee, pairwise, groupby


def trend(a, b):
    return "up" if b > a else "down" if b < a else "flat"


def runs_of(xs):
    labels = (trend(a, b) for a, b in pairwise(xs))
    return [(k, len(list(g))) for k, g in groupby(labels)]


def tee_pairwise_monotone(xs):
    a, b = tee(iter(xs))
    next(b, None)
    jumps = [abs(y - x) for x, y in zip(a, b)]
    return runs_of(xs), max(jumps, default=0)

#> tee_pairwise_monotone([1, 2, 3, 3, 1])
#> tee_pairwise_monotone([])
#> tee_pairwise_monotone([42])
#> tee_pairwise_monotone([5, 4, 4.5, 4.5])
#> tee_pairwise_monotone((0, 0))
