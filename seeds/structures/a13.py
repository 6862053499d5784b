### swap_case_strategy_map
def alternate(word):
    return "".join(c.upper() if i % 2 else c.lower() for i, c in enumerate(word))


def camel(word):
    head, *tail = word.split("_")
    return head + "".join(t.capitalize() for t in tail)


def acronym(word):
    return "".join(p[0] for p in word.split("_") if p).upper()


def swap_case_strategy_map(words, *styles):
    table = {f.__name__: f for f in (alternate, camel, acronym)}
    return {w: [table[s](w) for s in styles] for w in words}

#> swap_case_strategy_map(["user_id"], "camel", "acronym")
#> swap_case_strategy_map(["max__size", "x"], "acronym", "alternate")
#> swap_case_strategy_map([], "camel")
#> swap_case_strategy_map(["_lead_", ""], "camel")
#> swap_case_strategy_map(["a_b"], "snake")

### nested_transaction_log
class Store:
    def __init__(self):
        self.frames = [{}]

    def set(self, k, v):
        self.frames[-1][k] = v

    def get(self, k):
        for frame in reversed(self.frames):
            if k in frame:
                return frame[k]
        return "NULL"

    def begin(self):
        self.frames.append({})

    def rollback(self):
        if len(self.frames) == 1:
            raise RuntimeError("NO TRANSACTION")
        self.frames.pop()

    def commit(self):
        while len(self.frames) > 1:
            self.frames[0].update(self.frames.pop(1))


def nested_transaction_log(lines):
    db, out = Store(), []
    for line in lines:
        name, *args = line.lower().split()
        try:
            result = getattr(db, name)(*args)
        except RuntimeError as e:
            result = str(e)
        if result is not None:
            out.append(result)
    return out

#> nested_transaction_log(["SET a 1", "BEGIN", "SET a 2", "GET a", "ROLLBACK", "GET a"])
#> nested_transaction_log(["ROLLBACK", "GET x"])
#> nested_transaction_log(["BEGIN", "SET q 5", "BEGIN", "SET q 6", "COMMIT", "ROLLBACK", "GET q"])
#> nested_transaction_log([])
#> nested_transaction_log(["SET a", "GET a"])

### power_tower_mod
def mod_pow(base, exp, mod):
    if exp == 0:
        return 1 % mod
    half = mod_pow(base, exp // 2, mod)
    sq = half * half % mod
    return sq * base % mod if exp & 1 else sq


def tower(nums):
    if len(nums) == 1:
        return nums[0]
    head, *rest = nums
    return head ** tower(rest)


def power_tower_mod(nums, mod):
    base, *exps = nums
    return mod_pow(base, tower(exps) if exps else 1, mod)

#> power_tower_mod([2, 10], 1000)
#> power_tower_mod([3, 2, 3], 100)
#> power_tower_mod([7], 5)
#> power_tower_mod([10, 0, 9], 7)
#> power_tower_mod([], 3)

### plant_growth_simulation
class Plant:
    thirst = 2

    def __init__(self, name):
        self.name, self.height, self.water, self.alive = name, 1, 3, True

    def day(self, rain):
        if not self.alive:
            return
        self.water += rain - self.thirst
        if self.water < 0:
            self.alive = False
        else:
            self.grow()

    def grow(self):
        self.height += 1


class Cactus(Plant):
    thirst = 0.5

    def grow(self):
        if self.height < 3:
            super().grow()


def plant_growth_simulation(rain):
    garden = [Plant("fern"), Cactus("cactus")]
    for r in rain:
        for p in garden:
            p.day(r)
    return {p.name: p.height if p.alive else "dead" for p in garden}

#> plant_growth_simulation([2, 2, 2])
#> plant_growth_simulation([0, 0, 0, 5])
#> plant_growth_simulation([])
#> plant_growth_simulation([0] * 8)
#> plant_growth_simulation([10, 0, 0, 0, 0, 0])

### stream_json_lines_errors
def parse_pairs(line):
    for chunk in line.split("&"):
        k, eq, v = chunk.partition("=")
        if not eq:
            raise ValueError(chunk)
        yield k, v


def records(lines, on_error):
    for n, line in enumerate(lines, 1):
        try:
            yield dict(parse_pairs(line))
        except ValueError as e:
            on_error(n, e)


def stream_json_lines_errors(lines):
    errors = []
    recs = list(records(lines, lambda n, e: errors.append(f"{n}:{e}")))
    keys = sorted({k for r in recs for k in r})
    return [[r.get(k) for k in keys] for r in recs], errors

#> stream_json_lines_errors(["a=1&b=2", "b=3"])
#> stream_json_lines_errors(["junk", "x=y=z", ""])
#> stream_json_lines_errors([])
#> stream_json_lines_errors(["k=", "=v"])
#> stream_json_lines_errors(["a=1&oops&c=2", "a=9"])

### rotate_array_class_view
class Rotated:
    def __init__(self, data, by=0):
        self.data, self.by = data, by

    def __len__(self):
        return len(self.data)

    def __getitem__(self, i):
        if i >= len(self):
            raise IndexError
        return self.data[(i + self.by) % len(self)]

    def __rshift__(self, k):
        return Rotated(self.data, self.by - k)

    def __lshift__(self, k):
        return self >> -k


def rotate_array_class_view(data, left, right):
    r = Rotated(data) << left
    once = list(r)
    data.append("new")
    return once, list(r >> right), data[0] in r

#> rotate_array_class_view([1, 2, 3, 4], 1, 2)
#> rotate_array_class_view([], 3, 1)
#> rotate_array_class_view(["x"], 0, 0)
#> rotate_array_class_view([7, 8], 5, 5)
#> rotate_array_class_view([1, 2, 3], -1, 4)

### sentence_grammar_generator
GRAMMAR = {
    "S": [["NP", "VP"]],
    "NP": [["the", "N"], ["a", "N"]],
    "VP": [["V"], ["V", "NP"]],
    "N": [["cat"], ["dog"]],
    "V": [["sees"], ["runs"]],
}


def expand(symbol, choose):
    if symbol not in GRAMMAR:
        yield symbol
        return
    options = GRAMMAR[symbol]
    for part in options[choose() % len(options)]:
        yield from expand(part, choose)


def sentence_grammar_generator(digits, start="S"):
    it = iter(digits)

    def choose():
        return int(next(it, 0))

    return " ".join(expand(start, choose))

#> sentence_grammar_generator("0000")
#> sentence_grammar_generator("0101101")
#> sentence_grammar_generator("", "NP")
#> sentence_grammar_generator([7, 3, 1, 1], start="VP")
#> sentence_grammar_generator("9", "moon")
#> sentence_grammar_generator("0x")

### shopping_list_merge_units
import re
from collections import defaultdict

ALIAS = {"kilo": "kg", "kilos": "kg", "litre": "l", "litres": "l"}


def parse(line):
    m = re.match(r"\s*(\d+(?:\.\d+)?)\s*([a-z]+)\s+of\s+(.+)", line, re.I)
    if m:
        amount, unit, name = m.groups()
        return float(amount), ALIAS.get(unit.lower(), unit.lower()), name.strip().lower()
    n, _, name = line.strip().partition(" ")
    return (float(n), "", name.lower()) if n.isdigit() else (1.0, "", line.strip().lower())


def shopping_list_merge_units(lines):
    totals = defaultdict(float)
    for line in lines:
        amount, unit, name = parse(line)
        totals[name, unit] += amount
    return [f"{n}: {a:g}{u}" for (n, u), a in sorted(totals.items())]

#> shopping_list_merge_units(["2 kg of flour", "1.5 kilos of Flour", "3 eggs"])
#> shopping_list_merge_units([])
#> shopping_list_merge_units(["milk", "1 Litre of milk", " Milk "])
#> shopping_list_merge_units(["10 eggs", "eggs"])
#> shopping_list_merge_units(["2l of jus d'été"])

### bubble_sort_event_hooks
class Sorter:
    def __init__(self):
        self.hooks = {"swap": [], "pass": []}

    def on(self, name):
        def deco(fn):
            self.hooks[name].append(fn)
            return fn
        return deco

    def fire(self, name, *args):
        for fn in self.hooks[name]:
            fn(*args)

    def sort(self, xs):
        swapped = True
        while swapped:
            swapped = False
            for i in range(len(xs) - 1):
                if xs[i] > xs[i + 1]:
                    xs[i], xs[i + 1] = xs[i + 1], xs[i]
                    swapped = True
                    self.fire("swap", i)
            self.fire("pass", xs)
        return xs


def bubble_sort_event_hooks(xs):
    s, swaps, snaps = Sorter(), [], []
    s.on("swap")(swaps.append)

    @s.on("pass")
    def snap(state):
        snaps.append("".join(map(str, state)))

    return s.sort(xs), swaps, snaps

#> bubble_sort_event_hooks([3, 1, 2])
#> bubble_sort_event_hooks([])
#> bubble_sort_event_hooks(list("dab"))
#> bubble_sort_event_hooks([1, 2])
#> bubble_sort_event_hooks([4, 4, 0])

### mod_arith_field_class
class Mod:
    P = 7

    def __init__(self, n):
        self.n = n % self.P

    def __add__(self, o):
        return Mod(self.n + o.n)

    def __mul__(self, o):
        return Mod(self.n * o.n)

    def __pow__(self, e):
        r = Mod(1)
        for _ in range(e):
            r = r * self
        return r

    def inverse(self):
        if self.n == 0:
            raise ZeroDivisionError("0 has no inverse")
        return self ** (self.P - 2)

    def __truediv__(self, o):
        return self * o.inverse()

    def __repr__(self):
        return f"{self.n}m{self.P}"


def mod_arith_field_class(a, b):
    x, y = Mod(a), Mod(b)
    return repr(x + y), repr(x * y), repr(x / y)

#> mod_arith_field_class(3, 5)
#> mod_arith_field_class(10, -1)
#> mod_arith_field_class(0, 6)
#> mod_arith_field_class(4, 14)
#> mod_arith_field_class(6, 6)

### dig_with_default_sentinel
_MISSING = object()


def step(node, key):
    if isinstance(node, dict):
        return node.get(key, _MISSING)
    if isinstance(node, (list, tuple)) and isinstance(key, int) and -len(node) <= key < len(node):
        return node[key]
    return _MISSING


def dig_with_default_sentinel(data, path, default=None):
    for depth, key in enumerate(path):
        data = step(data, key)
        if data is _MISSING:
            return default, depth
    return data, len(path)

#> dig_with_default_sentinel({"a": [{"b": 5}]}, ["a", 0, "b"])
#> dig_with_default_sentinel({"a": [1]}, ["a", 3], "none")
#> dig_with_default_sentinel([10, 20], [-1])
#> dig_with_default_sentinel("text", [0], default=False)
#> dig_with_default_sentinel({"n": None}, ["n", "m"])
#> dig_with_default_sentinel({}, [])

### pagination_iterator_pages
class Api:
    def __init__(self, items, size):
        self.items, self.size, self.calls = items, size, 0

    def fetch(self, page):
        self.calls += 1
        lo = page * self.size
        chunk = self.items[lo:lo + self.size]
        return {"data": chunk, "next": page + 1 if lo + self.size < len(self.items) else None}


def all_items(api):
    page = 0
    while page is not None:
        res = api.fetch(page)
        yield from res["data"]
        page = res["next"]


def pagination_iterator_pages(items, size, want):
    api = Api(items, size)
    for i, item in enumerate(all_items(api)):
        if item == want:
            return i, api.calls
    return -1, api.calls

#> pagination_iterator_pages(["a", "b", "c", "d", "e"], 2, "c")
#> pagination_iterator_pages([], 3, "x")
#> pagination_iterator_pages([1, 2, 3, 4], 2, 9)
#> pagination_iterator_pages("mississippi", 4, "p")
#> pagination_iterator_pages([0], 1, False)

### parse_s_expression_types
def read(src, pos=0):
    while src[pos] == " ":
        pos += 1
    if src[pos] == "(":
        return read_list(src, pos + 1)
    if src[pos] == "'":
        form, pos = read(src, pos + 1)
        return ["quote", form], pos
    end = pos
    while end < len(src) and src[end] not in " ()":
        end += 1
    return atom(src[pos:end]), end


def read_list(src, pos):
    items = []
    while True:
        while src[pos] == " ":
            pos += 1
        if src[pos] == ")":
            return items, pos + 1
        form, pos = read(src, pos)
        items.append(form)


def atom(word):
    for kind in (int, float):
        try:
            return kind(word)
        except ValueError:
            pass
    return word


def parse_s_expression_types(src):
    form, end = read(src)
    return form, src[end:].strip()

#> parse_s_expression_types("(define x (+ 1 2.5))")
#> parse_s_expression_types("'(a b) rest")
#> parse_s_expression_types("  42")
#> parse_s_expression_types("(open")
#> parse_s_expression_types("(() ( ) nan-x)")

### battery_cell_balancer
class Cell:
    def __init__(self, charge):
        self.charge = charge

    def give(self, other, amount):
        amount = min(amount, self.charge)
        self.charge -= amount
        other.charge += amount
        return amount


def extremes(cells):
    ordered = sorted(cells, key=lambda c: c.charge)
    return ordered[0], ordered[-1]


def battery_cell_balancer(charges, tolerance=1):
    cells = [Cell(c) for c in charges]
    moved = 0
    while len(cells) > 1:
        low, high = extremes(cells)
        gap = high.charge - low.charge
        if gap <= tolerance:
            break
        moved += high.give(low, gap // 2)
    return [c.charge for c in cells], moved

#> battery_cell_balancer([10, 2, 6])
#> battery_cell_balancer([5])
#> battery_cell_balancer([], 0)
#> battery_cell_balancer([3, 4, 3])
#> battery_cell_balancer([100, 0, 0, 0], tolerance=10)

### bit_string_iterator_runs
class Bits:
    def __init__(self, n, width):
        self.n, self.width = n, width

    def __iter__(self):
        for i in range(self.width - 1, -1, -1):
            yield self.n >> i & 1

    def __invert__(self):
        return Bits(~self.n & (1 << self.width) - 1, self.width)

    def __str__(self):
        return "".join(map(str, self))


def longest_run(bits, value):
    best = cur = 0
    for b in bits:
        cur = cur + 1 if b == value else 0
        best = max(best, cur)
    return best


def bit_string_iterator_runs(n, width=8):
    b = Bits(n, width)
    return str(b), str(~b), longest_run(b, 1), longest_run(~b, 1)

#> bit_string_iterator_runs(182)
#> bit_string_iterator_runs(0, 4)
#> bit_string_iterator_runs(-1, 5)
#> bit_string_iterator_runs(1023)
#> bit_string_iterator_runs(5, 0)

### cook_recipe_graph_steps
def needs(recipe_book, dish, count=1):
    if dish not in recipe_book:
        return {dish: count}
    total = {}
    for part, n in recipe_book[dish].items():
        for base, k in needs(recipe_book, part, n * count).items():
            total[base] = total.get(base, 0) + k
    return total


def shortage(need, pantry):
    return {k: n - pantry.get(k, 0) for k, n in need.items() if n > pantry.get(k, 0)}


def cook_recipe_graph_steps(recipe_book, dish, pantry, count=1):
    need = needs(recipe_book, dish, count)
    missing = shortage(need, pantry)
    return ("buy", missing) if missing else ("cook", sum(need.values()))

#> cook_recipe_graph_steps({"cake": {"dough": 1, "egg": 2}, "dough": {"flour": 3, "egg": 1}}, "cake", {"egg": 2})
#> cook_recipe_graph_steps({"tea": {"leaf": 2}}, "tea", {"leaf": 9}, count=3)
#> cook_recipe_graph_steps({}, "salt", {})
#> cook_recipe_graph_steps({"air": {}}, "air", {})
#> cook_recipe_graph_steps({"x": {"y": 2}, "y": {"z": 2}}, "x", {"z": 3, "y": 50})

### tail_log_ring_with_filter
from collections import deque


def tail(lines, n, pred=None):
    kept = deque(maxlen=n)
    for no, line in enumerate(lines, 1):
        if pred is None or pred(line):
            kept.append((no, line))
    return kept


def level_at_least(name):
    order = ["debug", "info", "warn", "error"]

    def pred(line):
        head = line.split(":", 1)[0]
        return head in order and order.index(head) >= order.index(name)
    return pred


def tail_log_ring_with_filter(lines, n, level=None):
    pred = level_at_least(level) if level else None
    return [f"{no:>2} {line}" for no, line in tail(lines, n, pred)]

#> tail_log_ring_with_filter(["info: up", "error: disk", "debug: x", "warn: hot"], 2, "warn")
#> tail_log_ring_with_filter(["a", "b", "c"], 2)
#> tail_log_ring_with_filter([], 5, "info")
#> tail_log_ring_with_filter(["trace: ?", "info"], 3, "debug")
#> tail_log_ring_with_filter(["info: z"], 1, "fatal")

### shape_factory_registry
class Shape:
    _kinds = {}

    @classmethod
    def kind(cls, name):
        def deco(sub):
            cls._kinds[name] = sub
            return sub
        return deco

    @classmethod
    def create(cls, text):
        name, *nums = text.split()
        return cls._kinds[name](*map(float, nums))


def setup():
    @Shape.kind("sq")
    class Square(Shape):
        def __init__(self, a):
            self.a = a

        def area(self):
            return self.a ** 2

    @Shape.kind("tri")
    class Triangle(Shape):
        def __init__(self, b, h):
            self.b, self.h = b, h

        def area(self):
            return self.b * self.h / 2


def shape_factory_registry(texts):
    setup()
    shapes = [Shape.create(t) for t in texts]
    return [(type(s).__name__, s.area()) for s in shapes]

#> shape_factory_registry(["sq 3", "tri 4 5"])
#> shape_factory_registry([])
#> shape_factory_registry(["tri 0 9"])
#> shape_factory_registry(["hex 1"])
#> shape_factory_registry(["sq 1.5", "sq -2"])

### integer_partition_accumulator
def partitions(n, biggest=None, prefix=()):
    biggest = n if biggest is None else biggest
    if n == 0:
        yield prefix
        return
    for k in range(min(n, biggest), 0, -1):
        yield from partitions(n - k, k, prefix + (k,))


def integer_partition_accumulator(n, distinct=False):
    out = []
    for p in partitions(n):
        if distinct and len(set(p)) < len(p):
            continue
        out.append("+".join(map(str, p)))
    return out

#> integer_partition_accumulator(4)
#> integer_partition_accumulator(6, distinct=True)
#> integer_partition_accumulator(0)
#> integer_partition_accumulator(1, True)
#> integer_partition_accumulator(5)

### thread_scheduler_round_robin
from collections import deque


def job(name, steps):
    for i in range(steps):
        got = yield f"{name}{i}"
        if got == "kill":
            return "killed"
    return "done"


def thread_scheduler_round_robin(jobs, kill=None):
    ready = deque((n, job(n, s)) for n, s in jobs.items())
    trace, ended = [], {}
    while ready:
        name, g = ready.popleft()
        try:
            msg = "kill" if name == kill and name in trace[0:1] + [t[:-1] for t in trace] else None
            trace.append(g.send(msg))
        except StopIteration as e:
            ended[name] = e.value
        else:
            ready.append((name, g))
    return trace, ended

#> thread_scheduler_round_robin({"a": 2, "b": 1})
#> thread_scheduler_round_robin({"a": 3, "b": 3}, kill="b")
#> thread_scheduler_round_robin({})
#> thread_scheduler_round_robin({"z": 0})
#> thread_scheduler_round_robin({"p": 1, "q": 2, "r": 0}, "q")

### chess_clock_context
class Clock:
    def __init__(self, seconds):
        self.left = {"white": seconds, "black": seconds}
        self.turn = "white"

    def move(self, used, bonus):
        self.left[self.turn] -= used
        if self.left[self.turn] <= 0:
            raise TimeoutError(self.turn)
        self.left[self.turn] += bonus
        self.turn = "black" if self.turn == "white" else "white"


def chess_clock_context(seconds, moves, bonus=0):
    clock = Clock(seconds)
    try:
        for n, used in enumerate(moves, 1):
            clock.move(used, bonus)
    except TimeoutError as e:
        return f"{e} flagged on move {n}"
    else:
        return clock.left
    finally:
        clock.turn = None

#> chess_clock_context(60, [10, 20, 5])
#> chess_clock_context(30, [29, 1, 5], bonus=2)
#> chess_clock_context(10, [])
#> chess_clock_context(10, [3, 10])
#> chess_clock_context(5, [4.5, 1, 0.5])

### anagram_solver_multiset
from collections import Counter


def fits(word, bag):
    need = Counter(word)
    return all(bag[c] >= n for c, n in need.items())


def solve(bag, words, start=0):
    if not +bag:
        yield []
        return
    for i in range(start, len(words)):
        w = words[i]
        if fits(w, bag):
            for rest in solve(bag - Counter(w), words, i):
                yield [w] + rest


def anagram_solver_multiset(phrase, words):
    bag = Counter(c for c in phrase.lower() if c.isalpha())
    return [" ".join(s) for s in solve(bag, sorted(words))]

#> anagram_solver_multiset("Cat Dog", ["act", "god", "dog", "toad"])
#> anagram_solver_multiset("aaa", ["a", "aa"])
#> anagram_solver_multiset("", ["x"])
#> anagram_solver_multiset("xyz", ["xy", "yz"])
#> anagram_solver_multiset("No on", ["no", "on"])

### immutable_point_operations
class Point(tuple):
    def __new__(cls, x, y):
        return super().__new__(cls, (x, y))

    @property
    def x(self):
        return self[0]

    @property
    def y(self):
        return self[1]

    def __add__(self, other):
        return Point(self.x + other[0], self.y + other[1])

    def __neg__(self):
        return Point(-self.x, -self.y)

    def manhattan(self):
        return abs(self.x) + abs(self.y)


def immutable_point_operations(steps):
    p, far = Point(0, 0), Point(0, 0)
    for s in steps:
        p = p + s
        if p.manhattan() > far.manhattan():
            far = p
    return p, -far, p == tuple(far), sorted({p, far})

#> immutable_point_operations([(1, 2), (3, -1)])
#> immutable_point_operations([])
#> immutable_point_operations([(5, 0), (-5, 0), (0, 1)])
#> immutable_point_operations([(-1, -1), (-2.5, 0)])
#> immutable_point_operations([(0, 0), (7,)])

### memoize_with_expiry_steps
def expiring(ttl):
    def deco(fn):
        cache = {}
        clock = 0

        def inner(x):
            nonlocal clock
            clock += 1
            if x in cache:
                value, born = cache[x]
                if clock - born <= ttl:
                    return value, "hit"
                del cache[x]
            cache[x] = (fn(x), clock)
            return cache[x][0], "miss"
        return inner
    return deco


def memoize_with_expiry_steps(queries, ttl):
    counter = iter(range(100))

    @expiring(ttl)
    def fetch(x):
        return f"{x}#{next(counter)}"

    return [" ".join(fetch(q)) for q in queries]

#> memoize_with_expiry_steps("aaba", 5)
#> memoize_with_expiry_steps("aaaa", 1)
#> memoize_with_expiry_steps([], 3)
#> memoize_with_expiry_steps(["x", "y", "x"], 0)
#> memoize_with_expiry_steps([1, 1.0, True], 10)

### string_rewrite_lsystem
class LSystem:
    def __init__(self, rules):
        self.rules = rules

    def step(self, s):
        return "".join(self.rules.get(c, c) for c in s)

    def __call__(self, axiom, limit):
        yield axiom
        while len(axiom) < limit:
            nxt = self.step(axiom)
            if nxt == axiom:
                return
            axiom = nxt
            yield axiom


def string_rewrite_lsystem(axiom, rules, limit=12):
    grow = LSystem(dict(r.split("->") for r in rules))
    return list(grow(axiom, limit))

#> string_rewrite_lsystem("A", ["A->AB", "B->A"])
#> string_rewrite_lsystem("F", ["F->F+F"], 5)
#> string_rewrite_lsystem("x", [])
#> string_rewrite_lsystem("ab", ["a->", "b->ba"], limit=4)
#> string_rewrite_lsystem("Z", ["Z-Y"])
