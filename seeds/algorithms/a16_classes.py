### run_bank_account
class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance

    def withdraw(self, amount):
        if amount > self.balance:
            raise ValueError(f"{self.owner} has only {self.balance}")
        self.balance -= amount

def run_bank_account(owner, start, amounts):
    acct = Account(owner, start)
    failures = 0
    for a in amounts:
        try:
            acct.withdraw(a)
        except ValueError:
            failures += 1
    return acct.balance, failures

#> run_bank_account("Nell", 100, [30, 80, 70])
#> run_bank_account("Zed", 0, [1])
#> run_bank_account("Amy", 50, [])
#> run_bank_account("Bo", 10, [10, 10])
#> run_bank_account("Cy", 5, [-5, 8])

### linked_list_reverse
class Node:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next

def linked_list_reverse(values):
    head = None
    for v in reversed(values):
        head = Node(v, head)
    prev = None
    while head:
        head.next, prev, head = prev, head, head.next
    out = []
    while prev:
        out.append(prev.value)
        prev = prev.next
    return out

#> linked_list_reverse([4, 8, 15])
#> linked_list_reverse([])
#> linked_list_reverse(["only"])
#> linked_list_reverse((1, 1, 2))
#> linked_list_reverse("flow")

### linked_list_cycle_meet
class Link:
    def __init__(self, v):
        self.v = v
        self.nxt = None

def linked_list_cycle_meet(values, back_to):
    nodes = [Link(v) for v in values]
    for a, b in zip(nodes, nodes[1:]):
        a.nxt = b
    if nodes and back_to is not None:
        nodes[-1].nxt = nodes[back_to]
    slow = fast = nodes[0] if nodes else None
    while fast and fast.nxt:
        slow, fast = slow.nxt, fast.nxt.nxt
        if slow is fast:
            return slow.v
    return None

#> linked_list_cycle_meet([1, 2, 3, 4, 5], 2)
#> linked_list_cycle_meet([1, 2, 3], None)
#> linked_list_cycle_meet([], None)
#> linked_list_cycle_meet(["a"], 0)
#> linked_list_cycle_meet([9, 8, 7, 6], 0)

### linked_list_middle
class Cell:
    __slots__ = ("val", "rest")

    def __init__(self, val, rest):
        self.val, self.rest = val, rest

def linked_list_middle(seq):
    cell = None
    for v in seq[::-1]:
        cell = Cell(v, cell)
    slow = fast = cell
    hops = 0
    while fast is not None and fast.rest is not None:
        slow = slow.rest
        fast = fast.rest.rest
        hops += 1
    return (slow.val if slow else None), hops

#> linked_list_middle([1, 2, 3, 4, 5])
#> linked_list_middle([1, 2, 3, 4])
#> linked_list_middle([])
#> linked_list_middle("x")
#> linked_list_middle((10, 20, 30))

### vector_ops_report
class Vec:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __add__(self, other):
        return Vec(self.x + other.x, self.y + other.y)

    def __mul__(self, k):
        return Vec(self.x * k, self.y * k)

    def __eq__(self, other):
        return (self.x, self.y) == (other.x, other.y)

    def __repr__(self):
        return f"<{self.x}, {self.y}>"

def vector_ops_report(a, b, k):
    p, q = Vec(*a), Vec(*b)
    s = p + q * k
    return repr(s), s == p, str(q)

#> vector_ops_report((1, 2), (3, 4), 2)
#> vector_ops_report((5, 5), (0, 0), 9)
#> vector_ops_report((0, -1), (2.5, 1), -1)
#> vector_ops_report((1, 2), (3,), 1)
#> vector_ops_report((0, 0), (1, 1), 0)

### dataclass_inventory_sort
from dataclasses import dataclass, field

@dataclass(order=True)
class Item:
    price: int
    name: str = field(compare=False)
    qty: int = field(default=1, compare=False)

def dataclass_inventory_sort(rows):
    items = sorted(Item(*r) for r in rows)
    return [i.name for i in items], sum(i.price * i.qty for i in items)

#> dataclass_inventory_sort([(30, "pen", 2), (5, "clip"), (30, "ink")])
#> dataclass_inventory_sort([])
#> dataclass_inventory_sort([(9, "z", 0)])
#> dataclass_inventory_sort([(1, "b"), (1, "a")])
#> dataclass_inventory_sort([(2,)])

### enum_traffic_cycle
from enum import Enum

class Light(Enum):
    RED = 30
    GREEN = 25
    AMBER = 5

    def following(self):
        order = list(Light)
        return order[(order.index(self) + 1) % len(order)]

def enum_traffic_cycle(start, changes):
    light, elapsed = Light[start.upper()], 0
    for _ in range(changes):
        elapsed += light.value
        light = light.following()
    return light.name, elapsed

#> enum_traffic_cycle("red", 2)
#> enum_traffic_cycle("amber", 0)
#> enum_traffic_cycle("Green", 4)
#> enum_traffic_cycle("blue", 1)
#> enum_traffic_cycle("red", 6)

### context_manager_log
from contextlib import contextmanager

def context_manager_log(names, fail_at):
    log = []

    @contextmanager
    def step(name):
        log.append(f"+{name}")
        try:
            yield name.upper()
        except KeyError:
            log.append("caught")
        finally:
            log.append(f"-{name}")

    for i, n in enumerate(names):
        with step(n) as tag:
            if i == fail_at:
                raise KeyError(n)
            log.append(tag)
    return log

#> context_manager_log(["db", "io"], 1)
#> context_manager_log(["a"], -1)
#> context_manager_log([], 0)
#> context_manager_log(["x", "y", "z"], 0)
#> context_manager_log([3], 0)

### iterator_countdown_class
class Countdown:
    def __init__(self, n, step):
        self.n, self.step = n, step

    def __iter__(self):
        return self

    def __next__(self):
        if self.n < 0:
            raise StopIteration
        self.n -= self.step
        return self.n + self.step

def iterator_countdown_class(n, step):
    c = Countdown(n, step)
    first = [x for x in c]
    return first, list(c), c.n

#> iterator_countdown_class(5, 2)
#> iterator_countdown_class(-1, 1)
#> iterator_countdown_class(0, 3)
#> iterator_countdown_class(10, 5)
#> iterator_countdown_class(7, 4)

### generator_send_average
def generator_send_average(values):
    def averager():
        total = count = 0
        avg = None
        while True:
            x = yield avg
            if x is None:
                break
            total += x
            count += 1
            avg = total / count
        return avg

    g = averager()
    next(g)
    out = []
    for v in values:
        try:
            out.append(g.send(v))
        except StopIteration as stop:
            return out, stop.value
    return out

#> generator_send_average([10, 20, 60])
#> generator_send_average([4, None, 9])
#> generator_send_average([])
#> generator_send_average([None])
#> generator_send_average([1, 2])

### yield_from_nested
def yield_from_nested(tree):
    def walk(node, depth):
        for child in node:
            if isinstance(child, list):
                yield from walk(child, depth + 1)
            else:
                yield f"{depth}{child}"
    return ",".join(walk(tree, 0))

#> yield_from_nested(["a", ["b", ["c"]], "d"])
#> yield_from_nested([])
#> yield_from_nested([[[]]])
#> yield_from_nested([1, [2, 3], [[4]]])
#> yield_from_nested("xy")

### decorator_call_count
import functools

def decorator_call_count(args):
    def counted(fn):
        @functools.wraps(fn)
        def wrapper(*a):
            wrapper.calls += 1
            return fn(*a)
        wrapper.calls = 0
        return wrapper

    @counted
    def fact(n):
        return 1 if n < 2 else n * fact(n - 1)

    results = [fact(a) for a in args]
    return results, fact.calls, fact.__name__

#> decorator_call_count([3, 4])
#> decorator_call_count([])
#> decorator_call_count([0, 1])
#> decorator_call_count([6])
#> decorator_call_count([-3, 2])

### memo_decorator_hits
def memo_decorator_hits(n):
    hits = []

    def memo(fn):
        cache = {}
        def inner(k):
            if k in cache:
                hits.append(k)
            else:
                cache[k] = fn(k)
            return cache[k]
        return inner

    @memo
    def fib(k):
        return k if k < 2 else fib(k - 1) + fib(k - 2)

    return fib(n), hits

#> memo_decorator_hits(6)
#> memo_decorator_hits(0)
#> memo_decorator_hits(2)
#> memo_decorator_hits(10)
#> memo_decorator_hits(3)

### property_temperature
class Temp:
    def __init__(self, c):
        self.c = c

    @property
    def f(self):
        return self.c * 9 / 5 + 32

    @f.setter
    def f(self, value):
        self.c = round((value - 32) * 5 / 9, 1)

def property_temperature(c, bumps):
    t = Temp(c)
    for b in bumps:
        t.f += b
    return t.c, round(t.f, 1)

#> property_temperature(20, [9, 9])
#> property_temperature(-40, [])
#> property_temperature(0, [-18])
#> property_temperature(36.6, [1.8, 0.9])
#> property_temperature(100, [0])

### class_attr_vs_instance
class Bot:
    count = 0
    tags = []

    def __init__(self, name):
        Bot.count += 1
        self.count = self.count * 10
        self.tags.append(name)

def class_attr_vs_instance(names):
    bots = [Bot(n) for n in names]
    return [b.count for b in bots], Bot.count, Bot.tags

#> class_attr_vs_instance(["r2", "c3"])
#> class_attr_vs_instance([])
#> class_attr_vs_instance(["hal"])
#> class_attr_vs_instance("abcd")
#> class_attr_vs_instance([1, 1, 1])

### inheritance_super_chain
class Shape:
    def __init__(self, name):
        self.log = [name]

    def area(self):
        return 0

class Rect(Shape):
    def __init__(self, w, h):
        super().__init__("rect")
        self.w, self.h = w, h

    def area(self):
        return self.w * self.h

class Square(Rect):
    def __init__(self, side):
        super().__init__(side, side)
        self.log.append("square")

def inheritance_super_chain(dims):
    shapes = [Square(d[0]) if len(d) == 1 else Rect(*d) if d else Shape("dot") for d in dims]
    return [(s.log[-1], s.area(), isinstance(s, Rect)) for s in shapes]

#> inheritance_super_chain([(2, 3), (4,), ()])
#> inheritance_super_chain([])
#> inheritance_super_chain([(0,)])
#> inheritance_super_chain([(1, 2, 3)])
#> inheritance_super_chain([(1.5, 2), (-2,)])

### mro_diamond_calls
def mro_diamond_calls(order):
    class Base:
        def hi(self):
            return ["base"]

    class Left(Base):
        def hi(self):
            return ["left"] + super().hi()

    class Right(Base):
        def hi(self):
            return ["right"] + super().hi()

    table = {"L": Left, "R": Right}
    kind = type("Mix", tuple(table[c] for c in order), {})
    return kind().hi() if order else None

#> mro_diamond_calls("LR")
#> mro_diamond_calls("RL")
#> mro_diamond_calls("L")
#> mro_diamond_calls("")
#> mro_diamond_calls("LL")

### custom_exception_retry
class Flaky(Exception):
    def __init__(self, left):
        super().__init__(f"{left} left")
        self.left = left

def custom_exception_retry(failures, attempts):
    def call():
        nonlocal failures
        if failures > 0:
            failures -= 1
            raise Flaky(failures)
        return "ok"

    errors = []
    for n in range(1, attempts + 1):
        try:
            return call(), n, errors
        except Flaky as err:
            errors.append(err.left)
    raise RuntimeError(f"gave up after {attempts}")

#> custom_exception_retry(2, 5)
#> custom_exception_retry(0, 1)
#> custom_exception_retry(3, 3)
#> custom_exception_retry(1, 2)
#> custom_exception_retry(4, 9)

### matrix_class_getitem_alg
class Grid:
    def __init__(self, rows):
        self.rows = rows

    def __getitem__(self, key):
        r, c = key
        if isinstance(r, slice):
            return [row[c] for row in self.rows[r]]
        return self.rows[r][c]

    def __len__(self):
        return sum(len(r) for r in self.rows)

def matrix_class_getitem_alg(rows, r, c):
    g = Grid(rows)
    return g[r, c], g[:, c], len(g)

#> matrix_class_getitem_alg([[1, 2], [3, 4]], 0, 1)
#> matrix_class_getitem_alg([[5]], 0, 0)
#> matrix_class_getitem_alg(["ab", "cd", "ef"], -1, -1)
#> matrix_class_getitem_alg([[1, 2], [3]], 0, 1)
#> matrix_class_getitem_alg([[7, 8, 9]], 0, 2)

### bool_len_truthiness
class Basket:
    def __init__(self, items):
        self.items = items

    def __len__(self):
        return len(self.items)

    def __contains__(self, x):
        return any(x == i or i.startswith(x) for i in self.items)

def bool_len_truthiness(items, probe):
    b = Basket(items)
    return ("full" if b else "empty"), probe in b, bool(b) + len(b)

#> bool_len_truthiness(["apple", "plum"], "pl")
#> bool_len_truthiness([], "x")
#> bool_len_truthiness(["fig"], "ig")
#> bool_len_truthiness([""], "")
#> bool_len_truthiness(["Kiwi"], "kiwi")

### namedtuple_leaderboard
from collections import namedtuple

Run = namedtuple("Run", "name secs penalty", defaults=[0])

def namedtuple_leaderboard(rows):
    runs = [Run(*r) for r in rows]
    fixed = [r._replace(secs=r.secs + 5 * r.penalty) for r in runs]
    fixed.sort(key=lambda r: r.secs)
    return [f"{r.name}:{r.secs}" for r in fixed]

#> namedtuple_leaderboard([("Ida", 61), ("Oto", 58, 1), ("Una", 70, 0)])
#> namedtuple_leaderboard([])
#> namedtuple_leaderboard([("x", 1.5, 2)])
#> namedtuple_leaderboard([("a", 10), ("b", 5, 1)])
#> namedtuple_leaderboard([("short",)])

### observer_events
class Bus:
    def __init__(self):
        self.handlers = {}

    def on(self, event, fn):
        self.handlers.setdefault(event, []).append(fn)

    def emit(self, event, value):
        for fn in self.handlers.get(event, []):
            value = fn(value)
        return value

def observer_events(script):
    bus = Bus()
    bus.on("price", lambda v: v * 2)
    bus.on("price", lambda v: v - 1)
    bus.on("name", str.title)
    return [bus.emit(e, v) for e, v in script]

#> observer_events([("price", 10), ("name", "joe bloggs")])
#> observer_events([])
#> observer_events([("unknown", [1])])
#> observer_events([("price", -0.5)])
#> observer_events([("name", 5)])

### state_pattern_document_alg
class Draft:
    moves = {"submit": "Review"}

class Review:
    moves = {"approve": "Done", "reject": "Draft"}

class Done:
    moves = {}

def state_pattern_document_alg(actions):
    kinds = {k.__name__: k for k in (Draft, Review, Done)}
    state, ignored = Draft, 0
    for a in actions:
        nxt = state.moves.get(a)
        if nxt is None:
            ignored += 1
            continue
        state = kinds[nxt]
    return state.__name__, ignored

#> state_pattern_document_alg(["submit", "reject", "submit", "approve"])
#> state_pattern_document_alg([])
#> state_pattern_document_alg(["approve", "submit"])
#> state_pattern_document_alg(["submit", "approve", "submit"])
#> state_pattern_document_alg(["reject"])

### lazy_stream_ops
from itertools import count, islice, takewhile

def lazy_stream_ops(start, step, limit):
    evens = (n for n in count(start, step) if n % 2 == 0)
    first = list(islice(evens, 3))
    more = list(takewhile(lambda n: n < limit, evens))
    return first, more, next(evens)

#> lazy_stream_ops(1, 3, 40)
#> lazy_stream_ops(0, 2, 0)
#> lazy_stream_ops(10, 5, 75)
#> lazy_stream_ops(-7, 1, 2)
#> lazy_stream_ops(4, 1, 9)

### polynomial_class_eval
class Poly:
    def __init__(self, *coef):
        self.coef = list(coef)

    def __call__(self, x):
        acc = 0
        for c in self.coef:
            acc = acc * x + c
        return acc

    def derive(self):
        n = len(self.coef) - 1
        return Poly(*[c * (n - i) for i, c in enumerate(self.coef[:-1])])

def polynomial_class_eval(coef, x):
    p = Poly(*coef)
    return p(x), p.derive()(x), p.derive().coef

#> polynomial_class_eval([2, 0, -3], 4)
#> polynomial_class_eval([], 9)
#> polynomial_class_eval([7], 1)
#> polynomial_class_eval([1, -6, 11, -6], 2)
#> polynomial_class_eval([0.5, 1], -2)

### priority_queue_wrapper
import heapq

class PQ:
    def __init__(self):
        self.heap, self.n = [], 0

    def push(self, item, prio):
        heapq.heappush(self.heap, (-prio, self.n, item))
        self.n += 1

    def pop(self):
        return heapq.heappop(self.heap)[2]

def priority_queue_wrapper(tasks, take):
    pq = PQ()
    for item, prio in tasks:
        pq.push(item, prio)
    return [pq.pop() for _ in range(min(take, len(pq.heap)))]

#> priority_queue_wrapper([("mop", 1), ("fire", 9), ("cook", 1)], 3)
#> priority_queue_wrapper([], 2)
#> priority_queue_wrapper([("a", 5), ("b", 5), ("c", 5)], 2)
#> priority_queue_wrapper([("x", -1)], 9)
#> priority_queue_wrapper([("p", 2), ("q", 3)], 0)

### singleton_registry
class Registry:
    _it = None

    def __new__(cls):
        if cls._it is None:
            cls._it = super().__new__(cls)
            cls._it.data = {}
        return cls._it

def singleton_registry(pairs):
    for k, v in pairs:
        Registry().data[k] = v
    return Registry() is Registry(), Registry().data

#> singleton_registry([("a", 1), ("b", 2)])
#> singleton_registry([])
#> singleton_registry([("k", 0), ("k", 9)])
#> singleton_registry([(None, "n")])
#> singleton_registry([("t", (1, 2)), (3, [4])])

### operator_overload_money
class Money:
    def __init__(self, cents):
        self.cents = cents

    def __add__(self, other):
        return Money(self.cents + (other.cents if isinstance(other, Money) else other))

    __radd__ = __add__

    def __str__(self):
        sign = "-" if self.cents < 0 else ""
        return f"{sign}${abs(self.cents) // 100}.{abs(self.cents) % 100:02d}"

def operator_overload_money(amounts):
    return str(sum(Money(a) for a in amounts)) if amounts else "nothing"

#> operator_overload_money([199, 350, 1])
#> operator_overload_money([])
#> operator_overload_money([-5])
#> operator_overload_money([100000, -250])
#> operator_overload_money([0, 0])

### undo_redo_stack_class
class History:
    def __init__(self):
        self.past, self.future = [0], []

    def do(self, v):
        self.past.append(v)
        self.future.clear()

    def undo(self):
        if len(self.past) > 1:
            self.future.append(self.past.pop())

    def redo(self):
        if self.future:
            self.past.append(self.future.pop())

def undo_redo_stack_class(script):
    h = History()
    for cmd in script:
        if cmd in ("undo", "redo"):
            getattr(h, cmd)()
        else:
            h.do(cmd)
    return h.past[-1], h.past, h.future

#> undo_redo_stack_class([5, 7, "undo", "redo", "undo"])
#> undo_redo_stack_class(["undo", "redo"])
#> undo_redo_stack_class([])
#> undo_redo_stack_class([1, "undo", 2, "redo"])
#> undo_redo_stack_class(["a", "b", "undo", "undo", "undo"])
