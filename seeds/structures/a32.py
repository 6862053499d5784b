### museum_guard_patrol_iter
class Patrol:
    def __init__(self, rooms):
        self.rooms, self.i, self.step = rooms, 0, 1

    def __iter__(self):
        return self

    def __next__(self):
        if not self.rooms:
            raise StopIteration
        room = self.rooms[self.i]
        if not 0 <= self.i + self.step < len(self.rooms):
            self.step = -self.step
        if len(self.rooms) > 1:
            self.i += self.step
        return room


def museum_guard_patrol_iter(rooms, minutes, thief):
    for t, room in zip(range(minutes), Patrol(rooms)):
        if thief.get(t) == room:
            return f"caught in {room} at {t}"
    return "escaped"

#> museum_guard_patrol_iter(["hall", "attic", "cellar"], 6, {3: "attic"})
#> museum_guard_patrol_iter(["hall", "attic"], 3, {1: "hall"})
#> museum_guard_patrol_iter([], 5, {})
#> museum_guard_patrol_iter(["vault"], 2, {1: "vault"})
#> museum_guard_patrol_iter("abcd", 7, {5: "b", 6: "a"})

### kwargs_builder_sql_update
def quote(v):
    match v:
        case None:
            return "NULL"
        case bool():
            return str(v).upper()
        case int() | float():
            return str(v)
        case str():
            return "'" + v.replace("'", "''") + "'"
        case [*items]:
            return "(" + ", ".join(map(quote, items)) + ")"


def clause(sep, **pairs):
    return sep.join(f"{k} {'IN' if isinstance(v, list) else '='} {quote(v)}" for k, v in pairs.items())


def kwargs_builder_sql_update(table, where, **values):
    if not values:
        raise ValueError("nothing to set")
    return f"UPDATE {table} SET {clause(', ', **values)}" + (f" WHERE {clause(' AND ', **where)}" if where else "")

#> kwargs_builder_sql_update("users", {"id": [1, 2]}, name="O'Neil", admin=False)
#> kwargs_builder_sql_update("t", {}, x=None)
#> kwargs_builder_sql_update("t", {"a": 1})
#> kwargs_builder_sql_update("log", {"day": "mon", "n": 2.5}, seen=True)
#> kwargs_builder_sql_update("q", {"z": []}, k="")

### pendulum_swing_generator_stop
def swing(angle, damping):
    direction = 1
    while abs(angle) >= 1:
        stop = yield round(angle * direction, 2)
        if stop:
            return "caught"
        angle *= damping
        direction = -direction
    return "still"


def pendulum_swing_generator_stop(angle, damping, catch_after):
    g = swing(angle, damping)
    seen = []
    try:
        seen.append(next(g))
        while True:
            seen.append(g.send(len(seen) >= catch_after))
    except StopIteration as s:
        return seen, s.value

#> pendulum_swing_generator_stop(10, 0.5, 99)
#> pendulum_swing_generator_stop(90, 0.9, 2)
#> pendulum_swing_generator_stop(0.5, 0.5, 1)
#> pendulum_swing_generator_stop(-8, 0.25, 5)
#> pendulum_swing_generator_stop(3, 0, 3)

### heap_top_k_frequent_words
import heapq
from collections import Counter


class Entry:
    def __init__(self, word, n):
        self.word, self.n = word, n

    def __lt__(self, other):
        if self.n != other.n:
            return self.n < other.n
        return self.word > other.word


def heap_top_k_frequent_words(text, k):
    heap = []
    for word, n in Counter(text.lower().split()).items():
        heapq.heappush(heap, Entry(word, n))
        if len(heap) > k:
            heapq.heappop(heap)
    out = []
    while heap:
        e = heapq.heappop(heap)
        out.append(f"{e.word}:{e.n}")
    return out[::-1]

#> heap_top_k_frequent_words("a rose is a rose is a flower", 2)
#> heap_top_k_frequent_words("", 3)
#> heap_top_k_frequent_words("z y x", 2)
#> heap_top_k_frequent_words("One one ONE two", 5)
#> heap_top_k_frequent_words("b a b a c", 0)

### expression_stack_trace_errors
class CalcError(Exception):
    pass


def step(stack, tok):
    if tok == "/":
        b, a = stack.pop(), stack.pop()
        if b == 0:
            raise CalcError(f"{a}/0")
        stack.append(a / b)
    elif tok == "neg":
        stack.append(-stack.pop())
    else:
        stack.append(float(tok))


def evaluate(tokens):
    stack = []
    for i, tok in enumerate(tokens):
        try:
            step(stack, tok)
        except (CalcError, IndexError, ValueError) as e:
            raise CalcError(f"token {i}: {type(e).__name__}") from e
    return stack


def expression_stack_trace_errors(expr):
    try:
        return evaluate(expr.split())
    except CalcError as e:
        return f"{e} ({e.__cause__})"

#> expression_stack_trace_errors("8 2 / neg")
#> expression_stack_trace_errors("1 0 /")
#> expression_stack_trace_errors("neg")
#> expression_stack_trace_errors("")
#> expression_stack_trace_errors("3 four")

### doubly_ended_priority_class
from bisect import insort


class MinMax:
    def __init__(self, items=()):
        self._s = []
        for i in items:
            self.push(i)

    def push(self, x):
        insort(self._s, x)

    def pop_min(self):
        return self._s.pop(0)

    def pop_max(self):
        return self._s.pop()

    @property
    def spread(self):
        return self._s[-1] - self._s[0] if self._s else None


def doubly_ended_priority_class(items, script):
    q, out = MinMax(items), []
    for s in script:
        if s == "<":
            out.append(q.pop_min())
        elif s == ">":
            out.append(q.pop_max())
        else:
            q.push(int(s))
    return out, q.spread

#> doubly_ended_priority_class([5, 1, 9], "<>7")
#> doubly_ended_priority_class([], "31")
#> doubly_ended_priority_class([4], "<")
#> doubly_ended_priority_class([2, 2, 8], ["10", ">", ">"])
#> doubly_ended_priority_class([], ">")

### text_justify_columns_class
class Column:
    ALIGN = {"<": str.ljust, ">": str.rjust, "^": str.center}

    def __init__(self, spec):
        self.align, self.width = self.ALIGN[spec[0]], int(spec[1:])

    def __call__(self, value):
        text = str(value)
        if len(text) > self.width:
            text = text[:self.width - 1] + "~"
        return self.align(text, self.width)


def text_justify_columns_class(specs, rows):
    cols = [Column(s) for s in specs.split()]
    return ["|".join(c(v) for c, v in zip(cols, row)) for row in rows]

#> text_justify_columns_class("<6 >4 ^5", [("apple", 12, "x"), ("watermelon", 12345, None)])
#> text_justify_columns_class("", [("a",)])
#> text_justify_columns_class(">3", [])
#> text_justify_columns_class("^4 ^4", [(True, 1.5), ("ü",)])
#> text_justify_columns_class("=3", [("x",)])

### friend_suggestions_graph
from collections import Counter


def mutual(edges):
    g = {}
    for a, b in edges:
        g.setdefault(a, set()).add(b)
        g.setdefault(b, set()).add(a)
    return g


def second_degree(g, who):
    for friend in sorted(g.get(who, ())):
        for other in sorted(g[friend]):
            if other != who and other not in g[who]:
                yield other


def friend_suggestions_graph(edges, who, limit=2):
    counts = Counter(second_degree(mutual(edges), who))
    ranked = sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))
    return ranked[:limit]

#> friend_suggestions_graph([("me", "al"), ("me", "bo"), ("al", "cy"), ("bo", "cy"), ("bo", "di")], "me")
#> friend_suggestions_graph([], "x")
#> friend_suggestions_graph([("a", "b"), ("b", "c"), ("a", "c")], "a")
#> friend_suggestions_graph([("p", "q"), ("q", "r"), ("q", "s"), ("q", "t")], "p", limit=1)
#> friend_suggestions_graph([("m", "n")], "z")

### tree_path_compression_print
def compress(tree):
    out = {}
    for name, sub in tree.items():
        while len(sub) == 1:
            (child, sub), = sub.items()
            name = f"{name}/{child}"
        out[name] = compress(sub)
    return out


def draw(tree, prefix=""):
    names = list(tree)
    for i, n in enumerate(names):
        last = i == len(names) - 1
        yield prefix + ("└ " if last else "├ ") + n
        yield from draw(tree[n], prefix + ("  " if last else "│ "))


def build(paths):
    root = {}
    for p in paths:
        node = root
        for part in p.split("/"):
            node = node.setdefault(part, {})
    return root


def tree_path_compression_print(paths):
    return list(draw(compress(build(paths))))

#> tree_path_compression_print(["src/app/main.py", "src/app/util.py", "docs/a/b/c"])
#> tree_path_compression_print([])
#> tree_path_compression_print(["one"])
#> tree_path_compression_print(["x/y", "x/z/w", "v"])
#> tree_path_compression_print(["p/q", "p/q"])

### sandwich_decorator_accumulate
def layer(name):
    def deco(fn):
        def inner(depth=0):
            pad = "." * depth
            return [pad + name, *fn(depth + 1), pad + name]
        return inner
    return deco


def filling(*items):
    return lambda depth=0: ["." * depth + i for i in items]


def sandwich_decorator_accumulate(layers, items):
    food = filling(*items)
    for name in layers:
        food = layer(name)(food)
    return food()

#> sandwich_decorator_accumulate(["cheese", "bread"], ["ham"])
#> sandwich_decorator_accumulate([], ["egg", "cress"])
#> sandwich_decorator_accumulate(["bun"], [])
#> sandwich_decorator_accumulate(["a", "b", "c"], ["x"])
#> sandwich_decorator_accumulate([1], ["z"])

### bank_holiday_business_days
HOLIDAYS = frozenset({10, 25})


def is_business(day):
    return day % 7 not in (5, 6) and day not in HOLIDAYS


def business_days(start):
    day = start
    while True:
        if is_business(day):
            yield day
        day += 1


def add_business_days(start, n):
    gen = business_days(start)
    for _ in range(n):
        next(gen)
    return next(gen)


def bank_holiday_business_days(invoices, terms):
    due = {name: add_business_days(day, terms) for name, day in invoices.items()}
    return due, [n for n, d in due.items() if d - invoices[n] > terms]

#> bank_holiday_business_days({"a": 0, "b": 4}, 2)
#> bank_holiday_business_days({"x": 10}, 0)
#> bank_holiday_business_days({}, 5)
#> bank_holiday_business_days({"w": 5, "v": 24}, 1)
#> bank_holiday_business_days({"q": 21}, 3)

### observer_weak_unsubscribe
class Topic:
    def __init__(self):
        self.subs = {}
        self.next_id = 0

    def subscribe(self, fn):
        self.next_id += 1
        key = self.next_id
        self.subs[key] = fn
        return lambda: self.subs.pop(key, None) is not None

    def publish(self, value):
        return sum(fn(value) for fn in list(self.subs.values()))


def observer_weak_unsubscribe(values, drop_at):
    t, log = Topic(), []
    stop = t.subscribe(lambda v: log.append(v) or 1)
    t.subscribe(lambda v: v > 10)
    sent = []
    for i, v in enumerate(values):
        if i == drop_at:
            sent.append(stop())
        sent.append(t.publish(v))
    return log, sent, stop()

#> observer_weak_unsubscribe([5, 15, 25], 1)
#> observer_weak_unsubscribe([1, 2], 9)
#> observer_weak_unsubscribe([], 0)
#> observer_weak_unsubscribe([11], 0)
#> observer_weak_unsubscribe([10, 10.5, -1], 2)
