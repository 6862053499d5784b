### simple_regex_matcher_kernighan
def match_here(p, s):
    if not p:
        return True
    if p[1:2] == "*":
        return match_star(p[0], p[2:], s)
    if p == "$":
        return not s
    return bool(s) and p[0] in (".", s[0]) and match_here(p[1:], s[1:])


def match_star(c, p, s):
    while True:
        if match_here(p, s):
            return True
        if not s or c not in (".", s[0]):
            return False
        s = s[1:]


def simple_regex_matcher_kernighan(pattern, text):
    if pattern.startswith("^"):
        return 0 if match_here(pattern[1:], text) else -1
    for i in range(len(text) + 1):
        if match_here(pattern, text[i:]):
            return i
    return -1

#> simple_regex_matcher_kernighan("b*c", "aabbc")
#> simple_regex_matcher_kernighan("^h.t$", "hot")
#> simple_regex_matcher_kernighan("x", "abc")
#> simple_regex_matcher_kernighan("^a", "ba")
#> simple_regex_matcher_kernighan("", "")
#> simple_regex_matcher_kernighan("a.*d$", "xabcd ad")

### memory_allocator_first_fit
class OutOfMemory(Exception):
    pass


class Heap:
    def __init__(self, size):
        self.free = [(0, size)]
        self.used = {}

    def alloc(self, name, n):
        for i, (at, size) in enumerate(self.free):
            if size >= n:
                self.used[name] = (at, n)
                self.free[i:i + 1] = [(at + n, size - n)] if size > n else []
                return at
        raise OutOfMemory(name)

    def release(self, name):
        self.free.append(self.used.pop(name))
        self.free.sort()
        merged = []
        for at, size in self.free:
            if merged and sum(merged[-1]) == at:
                merged[-1] = (merged[-1][0], merged[-1][1] + size)
            else:
                merged.append((at, size))
        self.free = merged


def memory_allocator_first_fit(size, ops):
    heap = Heap(size)
    for name, n in ops:
        try:
            heap.release(name) if n == 0 else heap.alloc(name, n)
        except OutOfMemory as e:
            return f"oom {e}", heap.free
    return heap.used, heap.free

#> memory_allocator_first_fit(10, [("a", 4), ("b", 3), ("a", 0)])
#> memory_allocator_first_fit(10, [("a", 4), ("b", 6), ("a", 0), ("b", 0)])
#> memory_allocator_first_fit(5, [("x", 6)])
#> memory_allocator_first_fit(8, [])
#> memory_allocator_first_fit(3, [("q", 0)])

### leaky_bucket_generator
def leak(rate):
    level = 0
    while True:
        amount = yield level
        level = max(0, level + amount - rate)


def leaky_bucket_generator(drops, rate, size):
    bucket = leak(rate)
    next(bucket)
    history, spilled = [], 0
    for d in drops:
        level = bucket.send(d)
        if level > size:
            spilled += level - size
            bucket.send(size - level + rate)
            level = size
        history.append(level)
    return history, spilled

#> leaky_bucket_generator([5, 0, 0, 9], 2, 6)
#> leaky_bucket_generator([], 1, 1)
#> leaky_bucket_generator([1, 1, 1], 1, 3)
#> leaky_bucket_generator([20, 20], 5, 10)
#> leaky_bucket_generator([0.5, 3], 0.25, 2)

### table_driven_validator
RULES = {
    "name": [(bool, "required"), (lambda v: len(v) <= 8, "too long")],
    "zip": [(str.isdigit, "digits only"), (lambda v: len(v) == 5, "five digits")],
}


def first_error(value, rules):
    return next((msg for ok, msg in rules if not ok(value)), None)


def table_driven_validator(record):
    errors = {f: e for f, rules in RULES.items() if (e := first_error(record.get(f, ""), rules))}
    unknown = sorted(record.keys() - RULES.keys())
    if unknown:
        errors["?"] = unknown
    return errors

#> table_driven_validator({"name": "Ute", "zip": "04109"})
#> table_driven_validator({"zip": "12a45"})
#> table_driven_validator({"name": "Maximilian", "zip": "123", "age": "9"})
#> table_driven_validator({})
#> table_driven_validator({"name": 7, "zip": "00000"})

### tower_builder_class_compare
class Block:
    def __init__(self, w, h):
        self.w, self.h = w, h

    def __lt__(self, other):
        return self.w < other.w or self.w == other.w and self.h < other.h

    def fits_on(self, other):
        return self.w < other.w and self.h <= other.h


def stack(blocks):
    tower = []
    for b in sorted(blocks, reverse=True):
        if not tower or b.fits_on(tower[-1]):
            tower.append(b)
    return tower


def tower_builder_class_compare(dims):
    tower = stack(Block(*d) for d in dims)
    return sum(b.h for b in tower), [b.w for b in tower]

#> tower_builder_class_compare([(3, 2), (5, 4), (4, 4), (4, 9)])
#> tower_builder_class_compare([])
#> tower_builder_class_compare([(2, 2), (2, 2)])
#> tower_builder_class_compare([(1, 1), (10, 1), (5, 1)])
#> tower_builder_class_compare([(7, 3), (6, 5), (2, 1)])

### string_calculator_custom_delims
class NegativeNotAllowed(ValueError):
    pass


def split_header(text):
    if text.startswith("//"):
        delim, _, body = text[2:].partition("\n")
        return delim, body
    return ",", text


def numbers(text):
    delim, body = split_header(text)
    for part in body.replace("\n", delim).split(delim):
        if part:
            yield int(part)


def string_calculator_custom_delims(text, limit=1000):
    nums = list(numbers(text))
    negatives = [n for n in nums if n < 0]
    if negatives:
        raise NegativeNotAllowed(", ".join(map(str, negatives)))
    return sum(n for n in nums if n <= limit)

#> string_calculator_custom_delims("1,2\n3")
#> string_calculator_custom_delims("//;\n4;5")
#> string_calculator_custom_delims("")
#> string_calculator_custom_delims("2,-4,-9")
#> string_calculator_custom_delims("5,1001,10", limit=9)

### nested_menu_price_recursive
def price(item):
    if isinstance(item, (int, float)):
        return item
    if isinstance(item, dict):
        base = sum(price(v) for k, v in item.items() if k != "off")
        return base - base * item.get("off", 0) / 100
    return sum(price(i) for i in item)


def nested_menu_price_recursive(menu, *names):
    chosen = {n: price(menu[n]) for n in names or menu}
    return chosen, round(sum(chosen.values()), 2)

#> nested_menu_price_recursive({"combo": {"burger": 6, "fries": 3, "off": 10}, "cola": 2})
#> nested_menu_price_recursive({"set": [{"a": 1, "b": [2, 3]}, 4], "x": 9}, "set")
#> nested_menu_price_recursive({})
#> nested_menu_price_recursive({"free": {"off": 50}, "y": [[], []]}, "free", "y")
#> nested_menu_price_recursive({"a": 1}, "b")

### once_and_every_decorators
def once(fn):
    done = False
    result = None

    def inner(*args):
        nonlocal done, result
        if not done:
            result, done = fn(*args), True
        return result
    return inner


def every(n):
    def deco(fn):
        calls = 0

        def inner(*args):
            nonlocal calls
            calls += 1
            return fn(*args) if calls % n == 0 else None
        return inner
    return deco


def once_and_every_decorators(xs, n):
    first = once(lambda x: x * 10)
    some = every(n)(lambda x: -x)
    return [(first(x), some(x)) for x in xs]

#> once_and_every_decorators([1, 2, 3, 4], 2)
#> once_and_every_decorators([], 1)
#> once_and_every_decorators([5, 6], 1)
#> once_and_every_decorators([0, 7, 0.5], 3)
#> once_and_every_decorators([9], 0)

### polygon_shoelace_class
class Polygon:
    def __init__(self, *points):
        self.points = points

    def edges(self):
        yield from zip(self.points, self.points[1:] + self.points[:1])

    @property
    def area2(self):
        return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in self.edges())

    def clockwise(self):
        return self.area2 < 0

    def reversed(self):
        return Polygon(*self.points[::-1])


def polygon_shoelace_class(*points):
    p = Polygon(*points)
    if p.clockwise():
        p = p.reversed()
    return abs(p.area2) / 2, p.points[0]

#> polygon_shoelace_class((0, 0), (4, 0), (4, 3), (0, 3))
#> polygon_shoelace_class((0, 0), (0, 2), (2, 0))
#> polygon_shoelace_class()
#> polygon_shoelace_class((1, 1), (2, 2), (3, 3))
#> polygon_shoelace_class((5, 5), 7)

### merge_ranges_with_generator
def ranges(text):
    for part in text.split(","):
        a, _, b = part.partition("-")
        yield int(a), int(b or a)


def merged(pairs):
    cur = None
    for a, b in sorted(pairs):
        if cur and a <= cur[1] + 1:
            cur = (cur[0], max(cur[1], b))
        else:
            if cur:
                yield cur
            cur = (a, b)
    if cur:
        yield cur


def merge_ranges_with_generator(text):
    out = merged(ranges(text) if text else [])
    return ",".join(str(a) if a == b else f"{a}-{b}" for a, b in out)

#> merge_ranges_with_generator("1-3,7,4,10-12")
#> merge_ranges_with_generator("")
#> merge_ranges_with_generator("5,5,5")
#> merge_ranges_with_generator("8-9,1-20,30")
#> merge_ranges_with_generator("1-x")

### priority_task_tree_dependencies
class Task:
    def __init__(self, name, cost, *subs):
        self.name, self.cost, self.subs = name, cost, list(subs)

    def __iter__(self):
        for s in self.subs:
            yield from s
        yield self

    def total(self):
        return sum(t.cost for t in self)


def load(spec):
    name, cost, *subs = spec
    return Task(name, cost, *map(load, subs))


def priority_task_tree_dependencies(spec, budget):
    done = []
    for task in load(spec):
        if task.cost > budget:
            return done, f"stopped at {task.name}"
        budget -= task.cost
        done.append(task.name)
    return done, load(spec).total()

#> priority_task_tree_dependencies(("ship", 1, ("test", 2, ("code", 5)), ("docs", 3)), 20)
#> priority_task_tree_dependencies(("ship", 1, ("test", 2, ("code", 5)), ("docs", 3)), 8)
#> priority_task_tree_dependencies(("one", 0), 0)
#> priority_task_tree_dependencies(("big", 9), 8)
#> priority_task_tree_dependencies(("a", 1, ("b", 1), ("c", 1)), 3)

### ant_langton_steps
class Ant:
    DIRS = ((0, -1), (1, 0), (0, 1), (-1, 0))

    def __init__(self):
        self.x = self.y = self.d = 0
        self.black = set()

    def step(self):
        here = (self.x, self.y)
        if here in self.black:
            self.black.remove(here)
            self.d = (self.d - 1) % 4
        else:
            self.black.add(here)
            self.d = (self.d + 1) % 4
        dx, dy = self.DIRS[self.d]
        self.x += dx
        self.y += dy


def ant_langton_steps(n):
    ant = Ant()
    for _ in range(n):
        ant.step()
    return (ant.x, ant.y), "NESW"[ant.d], sorted(ant.black)

#> ant_langton_steps(0)
#> ant_langton_steps(1)
#> ant_langton_steps(4)
#> ant_langton_steps(7)
#> ant_langton_steps(11)

### parse_key_path_assignments
def set_path(root, path, value):
    node = root
    *front, last = path
    for p in front:
        node = node.setdefault(p, {})
        if not isinstance(node, dict):
            raise TypeError(f"{p} is a leaf")
    node[last] = value


def parse_value(raw):
    if raw in ("yes", "no"):
        return raw == "yes"
    try:
        return int(raw)
    except ValueError:
        return raw.strip('"')


def parse_key_path_assignments(lines):
    root, bad = {}, []
    for i, line in enumerate(lines):
        key, _, raw = line.partition("=")
        try:
            set_path(root, key.strip().split("."), parse_value(raw.strip()))
        except TypeError as e:
            bad.append((i, str(e)))
    return root, bad

#> parse_key_path_assignments(["db.host = \"x\"", "db.port=5", "on = yes"])
#> parse_key_path_assignments(["a=1", "a.b=2"])
#> parse_key_path_assignments([])
#> parse_key_path_assignments(["x.y.z=no", "x.y=3", "x.y.w=4"])
#> parse_key_path_assignments(["=empty", "novalue"])

### circuit_breaker_calls
class CircuitOpen(Exception):
    pass


class Breaker:
    def __init__(self, fn, max_fails, rest):
        self.fn, self.max_fails, self.rest = fn, max_fails, rest
        self.fails = 0
        self.waiting = 0

    def __call__(self, *args):
        if self.waiting:
            self.waiting -= 1
            raise CircuitOpen
        try:
            result = self.fn(*args)
        except ValueError:
            self.fails += 1
            if self.fails == self.max_fails:
                self.fails, self.waiting = 0, self.rest
            return "fail"
        self.fails = 0
        return result


def circuit_breaker_calls(inputs, max_fails=2, rest=1):
    call = Breaker(int, max_fails, rest)
    log = []
    for x in inputs:
        try:
            log.append(call(x))
        except CircuitOpen:
            log.append("open")
    return log

#> circuit_breaker_calls(["1", "a", "b", "2", "3"])
#> circuit_breaker_calls(["x", "5", "y", "6"])
#> circuit_breaker_calls([])
#> circuit_breaker_calls(["q", "7", "8", "9"], max_fails=1, rest=2)
#> circuit_breaker_calls(["z", "z"], 2, 0)

### sentence_tokens_state_enum
from enum import Enum, auto


class S(Enum):
    SPACE = auto()
    WORD = auto()
    NUMBER = auto()


def classify(ch):
    return S.WORD if ch.isalpha() else S.NUMBER if ch.isdigit() else S.SPACE


def sentence_tokens_state_enum(text):
    state, start, out = S.SPACE, 0, []
    for i, ch in enumerate(text + " "):
        new = classify(ch)
        if new is not state:
            if state is not S.SPACE:
                out.append((state.name[0], text[start:i]))
            state, start = new, i
    return out

#> sentence_tokens_state_enum("Route66 is 100% fun")
#> sentence_tokens_state_enum("")
#> sentence_tokens_state_enum("...")
#> sentence_tokens_state_enum("a1b2")
#> sentence_tokens_state_enum("naïve 2½")

### zipper_list_navigation
from typing import NamedTuple


class Zipper(NamedTuple):
    left: tuple
    focus: object
    right: tuple

    def next(self):
        if not self.right:
            return self
        return Zipper((*self.left, self.focus), self.right[0], self.right[1:])

    def prev(self):
        if not self.left:
            return self
        return Zipper(self.left[:-1], self.left[-1], (self.focus, *self.right))

    def set(self, v):
        return self._replace(focus=v)

    def to_list(self):
        return [*self.left, self.focus, *self.right]


def zipper_list_navigation(items, script):
    z = Zipper((), items[0], tuple(items[1:]))
    for s in script:
        z = z.next() if s == ">" else z.prev() if s == "<" else z.set(s)
    return z.to_list(), z.focus

#> zipper_list_navigation([1, 2, 3], ">>x<y")
#> zipper_list_navigation(["only"], "><")
#> zipper_list_navigation([0, 0], ["<", 9, ">", 8])
#> zipper_list_navigation((5, 6, 7), "")
#> zipper_list_navigation([], ">")

### dispatch_units_with_lambda_table
UNITS = {
    "m": (1, "length"), "km": (1000, "length"), "cm": (0.01, "length"),
    "g": (1, "mass"), "kg": (1000, "mass"),
}


class UnitError(Exception):
    pass


def lookup(unit):
    try:
        return UNITS[unit]
    except KeyError:
        raise UnitError(f"unknown {unit}") from None


def convert(value, src, dst):
    (a, kind_a), (b, kind_b) = lookup(src), lookup(dst)
    if kind_a != kind_b:
        raise UnitError(f"{kind_a} is not {kind_b}")
    return value * a / b


def dispatch_units_with_lambda_table(request):
    try:
        value, src, _, dst = request.split()
        return f"{convert(float(value), src, dst):g} {dst}"
    except UnitError as e:
        return f"UnitError: {e}"

#> dispatch_units_with_lambda_table("3 km to m")
#> dispatch_units_with_lambda_table("250 cm in km")
#> dispatch_units_with_lambda_table("5 kg to m")
#> dispatch_units_with_lambda_table("1 mile to km")
#> dispatch_units_with_lambda_table("two kg to g")

### path_sum_memo_triangle
def triangle(text):
    return [[int(n) for n in row.split()] for row in text.split(";")]


def best_from(rows, r, c, memo):
    if r == len(rows):
        return 0
    if (r, c) not in memo:
        down = best_from(rows, r + 1, c, memo)
        diag = best_from(rows, r + 1, c + 1, memo)
        memo[r, c] = rows[r][c] + max(down, diag)
    return memo[r, c]


def path_sum_memo_triangle(text):
    memo = {}
    rows = triangle(text)
    return best_from(rows, 0, 0, memo), len(memo)

#> path_sum_memo_triangle("3;7 4;2 4 6")
#> path_sum_memo_triangle("9")
#> path_sum_memo_triangle("-1;-2 -3")
#> path_sum_memo_triangle("1;1 1;1 1 1;1 1 1 1")
#> path_sum_memo_triangle("5;x y")

### rock_collection_multi_sort
from dataclasses import dataclass, replace


@dataclass(order=True, frozen=True)
class Rock:
    hardness: float
    name: str = "?"

    def scratch(self, other):
        if self > other:
            return self, replace(other, hardness=other.hardness - 0.5)
        return replace(self, hardness=self.hardness - 0.5), other


def rock_collection_multi_sort(pairs):
    rocks = [Rock(h, n) for n, h in pairs]
    for i in range(len(rocks) - 1):
        rocks[i], rocks[i + 1] = rocks[i].scratch(rocks[i + 1])
    return [f"{r.name}:{r.hardness}" for r in sorted(rocks)]

#> rock_collection_multi_sort([("talc", 1.0), ("quartz", 7.0), ("topaz", 8.0)])
#> rock_collection_multi_sort([])
#> rock_collection_multi_sort([("gem", 5)])
#> rock_collection_multi_sort([("b", 3.0), ("a", 3.0)])
#> rock_collection_multi_sort([("x", 9), ("y", 2), ("z", 4)])

### compare_recursive_iterative_gcd
def gcd_rec(a, b, trace):
    trace.append((a, b))
    return a if not b else gcd_rec(b, a % b, trace)


def gcd_sub(a, b):
    steps = 0
    while a != b:
        if a > b:
            a -= b
        else:
            b -= a
        steps += 1
    return a, steps


def compare_recursive_iterative_gcd(a, b):
    trace = []
    g = gcd_rec(a, b, trace)
    if 0 in (a, b):
        return g, len(trace), None
    return g, len(trace), gcd_sub(a, b)[1]

#> compare_recursive_iterative_gcd(48, 18)
#> compare_recursive_iterative_gcd(0, 5)
#> compare_recursive_iterative_gcd(17, 17)
#> compare_recursive_iterative_gcd(3, 40)
#> compare_recursive_iterative_gcd(100, 75)

### undo_stack_context
class Session:
    def __init__(self, data):
        self.data = data
        self.snapshots = []

    def __enter__(self):
        self.snapshots.append(list(self.data))
        return self.data

    def __exit__(self, exc_type, exc, tb):
        saved = self.snapshots.pop()
        if exc_type:
            self.data[:] = saved
        return exc_type is not None and issubclass(exc_type, LookupError)


def undo_stack_context(data, outer, inner):
    s = Session(data)
    with s as xs:
        xs.append(outer)
        with s as ys:
            ys.remove(ys[inner])
        ys.append(len(s.snapshots))
    return data

#> undo_stack_context([1, 2], 3, 0)
#> undo_stack_context([1, 2], 3, 9)
#> undo_stack_context([], "z", 0)
#> undo_stack_context(["a"], None, -5)
#> undo_stack_context([4], 5, "x")

### coordinate_compress_classes
class Compressor:
    def __init__(self, values):
        self.order = sorted(set(values))
        self.rank = {v: i for i, v in enumerate(self.order)}

    def __getitem__(self, v):
        return self.rank[v]

    def back(self, i):
        return self.order[i]


class Fenwick:
    def __init__(self, n):
        self.t = [0] * (n + 1)

    def add(self, i):
        i += 1
        while i < len(self.t):
            self.t[i] += 1
            i += i & -i

    def count(self, i):
        total = 0
        while i:
            total += self.t[i]
            i -= i & -i
        return total


def coordinate_compress_classes(values):
    comp = Compressor(values)
    fw = Fenwick(len(comp.order))
    smaller_before = []
    for v in values:
        smaller_before.append(fw.count(comp[v]))
        fw.add(comp[v])
    return smaller_before, comp.back(-1) if values else None

#> coordinate_compress_classes([50, 10, 70, 60])
#> coordinate_compress_classes([])
#> coordinate_compress_classes([3, 3, 3])
#> coordinate_compress_classes([9, 8, 7])
#> coordinate_compress_classes([-1.5, 1000000, 0])

### escape_room_clue_solver
def caesar(text, k):
    return "".join(chr((ord(c) - 97 + k) % 26 + 97) if c.islower() else c for c in text)


def mirror(text, _):
    return text.translate(str.maketrans("abcdefghijklm", "zyxwvutsrqpon"))


def drop(text, k):
    return text[::k] if k else text


STEPS = {"c": caesar, "m": mirror, "d": drop}


def escape_room_clue_solver(text, recipe):
    trail = []
    for part in recipe.split():
        fn = STEPS[part[0]]
        text = fn(text, int(part[1:] or 0))
        trail.append(text)
    return trail

#> escape_room_clue_solver("ifmmp", "c-1")
#> escape_room_clue_solver("secret door", "m d2")
#> escape_room_clue_solver("", "c3 d m")
#> escape_room_clue_solver("key", "")
#> escape_room_clue_solver("abc", "z9")

### sequence_alignment_score
def score(a, b, match=2, mismatch=-1):
    return match if a == b else mismatch


def table(x, y, gap):
    rows = [[j * gap for j in range(len(y) + 1)]]
    for i, a in enumerate(x, 1):
        row = [i * gap]
        for j, b in enumerate(y, 1):
            row.append(max(rows[-1][j - 1] + score(a, b), rows[-1][j] + gap, row[-1] + gap))
        rows.append(row)
    return rows


def sequence_alignment_score(x, y, gap=-2):
    rows = table(x, y, gap)
    return rows[-1][-1], max(max(r) for r in rows)

#> sequence_alignment_score("GATT", "GAT")
#> sequence_alignment_score("", "")
#> sequence_alignment_score("ACGT", "TGCA")
#> sequence_alignment_score("AA", "AAAA", gap=0)
#> sequence_alignment_score("xyz", "")

### lottery_ticket_checker_enum
from enum import Enum


class Prize(Enum):
    JACKPOT = (3, True)
    BIG = (3, False)
    SMALL = (2, None)
    NONE = (0, None)

    @classmethod
    def of(cls, hits, bonus):
        for p in cls:
            need, want = p.value
            if hits >= need and want in (None, bonus):
                return p


def lottery_ticket_checker_enum(drawn, star, tickets):
    results = {}
    for numbers, ticket_star in tickets:
        hits = len(set(numbers) & set(drawn))
        prize = Prize.of(hits, star == ticket_star)
        results[prize.name] = results.get(prize.name, 0) + 1
    return results

#> lottery_ticket_checker_enum([4, 8, 15], 7, [((4, 8, 15), 7), ((4, 8, 15), 1), ((4, 9, 15), 7)])
#> lottery_ticket_checker_enum([1, 2, 3], 1, [])
#> lottery_ticket_checker_enum([1, 2, 3], 1, [((5, 6, 7), 1), ((1, 1, 1), 1)])
#> lottery_ticket_checker_enum([], 0, [((1,), 0)])
#> lottery_ticket_checker_enum([10, 20, 30], 5, [((20, 30, 40), 5), ((30, 10, 99), 0)])

### iterate_with_lookahead
def lookahead(iterable, end=None):
    it = iter(iterable)
    cur = next(it, end)
    for nxt in it:
        yield cur, nxt
        cur = nxt
    yield cur, end


def iterate_with_lookahead(text):
    out = []
    for ch, nxt in lookahead(text, ""):
        if ch == "\\" and nxt:
            continue
        out.append(ch.upper() if nxt.isdigit() else ch)
    return "".join(out)

#> iterate_with_lookahead("a1b2cc")
#> iterate_with_lookahead("")
#> iterate_with_lookahead("x\\y\\")
#> iterate_with_lookahead("99 red")
#> iterate_with_lookahead("é5")
