### run_turnstile_log
class Turnstile:
    def __init__(self):
        self.locked = True
        self.coins = 0
        self.passed = 0

    def coin(self):
        self.coins += 1
        self.locked = False

    def push(self):
        if self.locked:
            return "blocked"
        self.passed += 1
        self.locked = True
        return "pass"


def run_turnstile_log(events):
    gate = Turnstile()
    out = []
    for e in events:
        if e == "c":
            gate.coin()
        else:
            out.append(gate.push())
    return out, gate.coins - gate.passed

#> run_turnstile_log("cpp")
#> run_turnstile_log("")
#> run_turnstile_log("ccp")
#> run_turnstile_log(["p", "c", "p", "c"])
#> run_turnstile_log("pppc")

### eval_prefix_tokens
OPS = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b}


def parse_prefix(tokens):
    tok = next(tokens)
    if tok in OPS:
        left = parse_prefix(tokens)
        right = parse_prefix(tokens)
        return OPS[tok](left, right)
    return int(tok)


def eval_prefix_tokens(expr):
    stream = iter(expr.split())
    value = parse_prefix(stream)
    rest = list(stream)
    return (value, rest) if rest else value

#> eval_prefix_tokens("+ 3 4")
#> eval_prefix_tokens("* - 10 4 + 1 1")
#> eval_prefix_tokens("42")
#> eval_prefix_tokens("- 1 2 3 x")
#> eval_prefix_tokens("* 2")

### nested_list_depth_sum
def nested_list_depth_sum(items, depth=1):
    total = 0
    for it in items:
        if isinstance(it, list):
            total += nested_list_depth_sum(it, depth + 1)
        else:
            total += it * depth
    return total

#> nested_list_depth_sum([4, [5, 6]])
#> nested_list_depth_sum([])
#> nested_list_depth_sum([[[-3]], 2, []])
#> nested_list_depth_sum([10, 20], 3)
#> nested_list_depth_sum([[1, [1, [1]]], 7], depth=0)

### cart_checkout_total
class CartError(Exception):
    pass


class Cart:
    def __init__(self, prices):
        self.prices = prices
        self.lines = {}

    def add(self, sku, qty):
        if sku not in self.prices:
            raise CartError(f"unknown {sku}")
        self.lines[sku] = self.lines.get(sku, 0) + qty

    def total(self):
        return sum(self.prices[s] * q for s, q in self.lines.items())


def cart_checkout_total(prices, orders):
    cart = Cart(prices)
    problems = []
    for sku, qty in orders:
        try:
            cart.add(sku, qty)
        except CartError as err:
            problems.append(str(err))
    return cart.total(), problems

#> cart_checkout_total({"tea": 450, "mug": 1200}, [("tea", 2), ("mug", 1)])
#> cart_checkout_total({"tea": 450}, [("jam", 1), ("tea", 1), ("tea", 3)])
#> cart_checkout_total({}, [])
#> cart_checkout_total({"x-1": 5}, [("x-1", 0), ("x-2", 9), ("X-1", 1)])
#> cart_checkout_total({"äpfel": 30}, [("äpfel", 12)])

### take_chunks_until
def chunk(seq, n):
    for i in range(0, len(seq), n):
        yield seq[i:i + n]


def take_until(chunks, stop):
    for c in chunks:
        if stop in c:
            return
        yield c


def take_chunks_until(seq, n, stop):
    return list(take_until(chunk(seq, n), stop))

#> take_chunks_until("abcdefgh", 3, "e")
#> take_chunks_until([5, 8, 1, 0, 9], 2, 0)
#> take_chunks_until("", 4, "z")
#> take_chunks_until((7, 7, 7), 1, 8)
#> take_chunks_until("to be or not", 5, "q")
#> take_chunks_until("xyz", 0, "y")

### make_step_counter_log
def make_counter(start, step):
    value = start

    def bump(times=1):
        nonlocal value
        value += step * times
        return value

    def reset():
        nonlocal value
        old, value = value, start
        return old

    return bump, reset


def make_step_counter_log(start, step, script):
    bump, reset = make_counter(start, step)
    log = []
    for cmd in script:
        log.append(reset() if cmd == "r" else bump(int(cmd)))
    return log

#> make_step_counter_log(0, 2, "12r1")
#> make_step_counter_log(10, -3, "r")
#> make_step_counter_log(5, 5, "")
#> make_step_counter_log(1, 1, ["10", "r", "0"])
#> make_step_counter_log(0, 1, "3x")

### clamp_decorated_scale
import functools


def clamp(lo, hi):
    def deco(fn):
        @functools.wraps(fn)
        def wrapper(*args):
            raw = fn(*args)
            return max(lo, min(hi, raw))
        return wrapper
    return deco


def clamp_decorated_scale(pairs):
    @clamp(0, 100)
    def scale(value, factor):
        return value * factor

    return scale.__name__, [scale(v, f) for v, f in pairs]

#> clamp_decorated_scale([(30, 2), (80, 2)])
#> clamp_decorated_scale([])
#> clamp_decorated_scale([(-4, 3), (0, 0), (50, 2)])
#> clamp_decorated_scale([(2.5, 3)])
#> clamp_decorated_scale([("ab", 2)])

### is_even_mutual
def is_even_mutual(n, trail=None):
    trail = trail if trail is not None else []
    trail.append(("even?", n))
    if n == 0:
        return True, len(trail)
    return is_odd_mutual(abs(n) - 1, trail)


def is_odd_mutual(n, trail):
    trail.append(("odd?", n))
    if n == 0:
        return False, len(trail)
    return is_even_mutual(n - 1, trail)

#> is_even_mutual(0)
#> is_even_mutual(7)
#> is_even_mutual(-4)
#> is_even_mutual(1, [("start", 1)])
#> is_even_mutual(10)

### vector_add_chain
class Vec:
    def __init__(self, *xs):
        self.xs = xs

    def __add__(self, other):
        if len(self) != len(other):
            raise ValueError("size mismatch")
        return Vec(*(a + b for a, b in zip(self.xs, other.xs)))

    def __mul__(self, k):
        return Vec(*[x * k for x in self.xs])

    def __len__(self):
        return len(self.xs)

    def __repr__(self):
        return "Vec" + str(self.xs)


def vector_add_chain(first, *others, k=1):
    acc = Vec(*first)
    for o in others:
        acc = acc + Vec(*o)
    return repr(acc * k)

#> vector_add_chain((1, 2), (3, 4))
#> vector_add_chain((5,), k=3)
#> vector_add_chain((0, 0, 0), (1, 0, -1), (2, 2, 2), k=-1)
#> vector_add_chain((1, 2), (3,))
#> vector_add_chain((), ())

### dispatch_shape_area
from collections import namedtuple

Rect = namedtuple("Rect", "w h")
Square = namedtuple("Square", ["side"])


def area(shape):
    match shape:
        case Rect(w, h) if w == h:
            return area(Square(w))
        case Rect(w, h):
            return w * h
        case Square(side=s):
            return s ** 2
        case _:
            return None


def dispatch_shape_area(dims):
    shapes = [Rect(*d) if len(d) == 2 else Square(*d) for d in dims]
    return [(type(s).__name__, area(s)) for s in shapes] + [area(dims)]

#> dispatch_shape_area([(2, 3), (4,)])
#> dispatch_shape_area([(5, 5)])
#> dispatch_shape_area([])
#> dispatch_shape_area([(0, 9), (1.5,)])
#> dispatch_shape_area([(1, 2, 3)])

### lru_cache_hits
from functools import lru_cache


@lru_cache(maxsize=3)
def slow_square(n):
    return n * n


def lru_cache_hits(queries):
    total = 0
    for q in queries:
        total += slow_square(q)
    info = slow_square.cache_info()
    return total, info.hits, info.misses, info.currsize

#> lru_cache_hits([2, 2, 2])
#> lru_cache_hits([])
#> lru_cache_hits([1, 2, 3, 4, 1])
#> lru_cache_hits([-1, 1, -1, 1])
#> lru_cache_hits([0, 0.0, False])

### flatten_config_keys
def flatten_config_keys(config, sep="."):
    def walk(node, prefix):
        if not isinstance(node, dict):
            yield prefix, node
            return
        for key, child in node.items():
            path = f"{prefix}{sep}{key}" if prefix else str(key)
            yield from walk(child, path)

    return dict(walk(config, ""))

#> flatten_config_keys({"db": {"host": "lo", "port": 5432}, "debug": False})
#> flatten_config_keys({})
#> flatten_config_keys({"a": {"b": {"c": {}}}, "z": [1]})
#> flatten_config_keys({1: {2: 3}}, sep="/")
#> flatten_config_keys(17)

### bank_transfer_rollback
class InsufficientFunds(Exception):
    def __init__(self, need, have):
        super().__init__(f"need {need}, have {have}")
        self.short = need - have


class Account:
    def __init__(self, balance):
        self.balance = balance

    def withdraw(self, amount):
        if amount > self.balance:
            raise InsufficientFunds(amount, self.balance)
        self.balance -= amount

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("bad amount")
        self.balance += amount


def bank_transfer_rollback(a, b, amount):
    src, dst = Account(a), Account(b)
    status = "ok"
    try:
        src.withdraw(amount)
        dst.deposit(amount)
    except InsufficientFunds as e:
        status = f"short by {e.short}"
    except ValueError:
        src.balance += amount
        status = "rolled back"
    return status, src.balance, dst.balance

#> bank_transfer_rollback(100, 20, 60)
#> bank_transfer_rollback(10, 0, 25)
#> bank_transfer_rollback(10, 5, -5)
#> bank_transfer_rollback(0, 0, 0)
#> bank_transfer_rollback(99.5, 0.5, 99.5)

### tokenise_and_sum_expr
def tokenise(src):
    num = ""
    for ch in src:
        if ch.isdigit():
            num += ch
            continue
        if num:
            yield int(num)
            num = ""
        if ch in "+-":
            yield ch
    if num:
        yield int(num)


def tokenise_and_sum_expr(src):
    sign, total = 1, 0
    for tok in tokenise(src):
        if isinstance(tok, int):
            total += sign * tok
            sign = 1
        elif tok == "-":
            sign = -sign
    return total

#> tokenise_and_sum_expr("12 + 30 - 2")
#> tokenise_and_sum_expr("")
#> tokenise_and_sum_expr("--5+1-")
#> tokenise_and_sum_expr("x7y8")
#> tokenise_and_sum_expr("100-1-1-1")

### walk_text_adventure
ROOMS = {
    "hall": {"n": "library", "e": "kitchen"},
    "library": {"s": "hall"},
    "kitchen": {"w": "hall", "d": "cellar"},
    "cellar": {"u": "kitchen"},
}


def step(room, move):
    exits = ROOMS[room]
    if move not in exits:
        return room, False
    return exits[move], True


def walk_text_adventure(moves, start="hall"):
    room, bumps, seen = start, 0, [start]
    for m in moves:
        room, ok = step(room, m)
        if not ok:
            bumps += 1
        elif room not in seen:
            seen.append(room)
    return {"at": room, "bumps": bumps, "seen": seen}

#> walk_text_adventure("ed")
#> walk_text_adventure("nnsx")
#> walk_text_adventure("", start="cellar")
#> walk_text_adventure(["u", "w", "n"], "cellar")
#> walk_text_adventure("e", "attic")
#> walk_text_adventure("eduwn")

### linked_list_rotate
class Node:
    def __init__(self, val, nxt=None):
        self.val = val
        self.nxt = nxt


def build(values):
    head = None
    for v in reversed(values):
        head = Node(v, head)
    return head


def to_list(head):
    out = []
    while head:
        out.append(head.val)
        head = head.nxt
    return out


def linked_list_rotate(values, k):
    head = build(values)
    for _ in range(k):
        if head is None or head.nxt is None:
            break
        prev = head
        while prev.nxt.nxt:
            prev = prev.nxt
        last = prev.nxt
        prev.nxt = None
        last.nxt, head = head, last
    return to_list(head)

#> linked_list_rotate([1, 2, 3, 4], 1)
#> linked_list_rotate([], 3)
#> linked_list_rotate(["only"], 2)
#> linked_list_rotate([9, 8, 7], 2)
#> linked_list_rotate([True, None], 0)

### observer_notify_order
class Subject:
    def __init__(self):
        self._subs = []

    def subscribe(self, fn, priority=0):
        self._subs.append((priority, fn))
        self._subs.sort(key=lambda p: -p[0])

    def emit(self, payload):
        return [fn(payload) for _, fn in self._subs]


def observer_notify_order(text, priorities):
    subj = Subject()
    handlers = [str.upper, len, lambda s: s[::-1]]
    for fn, pr in zip(handlers, priorities):
        subj.subscribe(fn, pr)
    return subj.emit(text)

#> observer_notify_order("Abc", [0, 0, 0])
#> observer_notify_order("stop", [1, 2, 3])
#> observer_notify_order("", [5])
#> observer_notify_order("x y", [])
#> observer_notify_order(42, [3, 9])

### tree_insert_inorder
class BST:
    def __init__(self):
        self.root = None

    def insert(self, key):
        self.root = self._put(self.root, key)

    def _put(self, node, key):
        if node is None:
            return [key, None, None]
        if key < node[0]:
            node[1] = self._put(node[1], key)
        elif key > node[0]:
            node[2] = self._put(node[2], key)
        return node

    def __iter__(self):
        def visit(n):
            if n:
                yield from visit(n[1])
                yield n[0]
                yield from visit(n[2])
        return visit(self.root)


def tree_insert_inorder(keys):
    t = BST()
    for k in keys:
        t.insert(k)
    return list(t), t.root and t.root[0]

#> tree_insert_inorder([5, 2, 8])
#> tree_insert_inorder([])
#> tree_insert_inorder("banana")
#> tree_insert_inorder([3, 3, 3])
#> tree_insert_inorder([1, "a"])

### suppress_parse_ints
from contextlib import suppress


def suppress_parse_ints(fields, base=10):
    good = []
    for f in fields:
        with suppress(ValueError):
            good.append(int(f, base))
            good.append(-good[-1])
    return good[::2], len(good)

#> suppress_parse_ints(["12", "x", " 7 "])
#> suppress_parse_ints([])
#> suppress_parse_ints(["ff", "0x10", "g"], base=16)
#> suppress_parse_ints(["1.5", "-3"])
#> suppress_parse_ints(["10", None])

### countdown_send_generator
def countdown(n):
    while n > 0:
        jump = yield n
        n -= jump if jump else 1


def countdown_send_generator(n, jumps):
    gen = countdown(n)
    seen = []
    try:
        seen.append(next(gen))
        for j in jumps:
            seen.append(gen.send(j))
    except StopIteration:
        seen.append("done")
    return seen

#> countdown_send_generator(5, [1, 2])
#> countdown_send_generator(3, [None, None, None])
#> countdown_send_generator(0, [4])
#> countdown_send_generator(10, [0, 9, 1])
#> countdown_send_generator(2, [-3, 4])

### color_enum_cycle
from enum import Enum


class Light(Enum):
    RED = 1
    GREEN = 2
    AMBER = 3

    def next(self):
        members = list(Light)
        return members[(members.index(self) + 1) % len(members)]

    @classmethod
    def parse(cls, name):
        try:
            return cls[name.strip().upper()]
        except KeyError:
            return cls.RED


def color_enum_cycle(name, steps):
    light = Light.parse(name)
    names = []
    for _ in range(steps):
        light = light.next()
        names.append(light.name)
    return names, light.value

#> color_enum_cycle("red", 4)
#> color_enum_cycle(" Amber ", 1)
#> color_enum_cycle("blue", 0)
#> color_enum_cycle("", 2)
#> color_enum_cycle("GREEN", 3)

### inventory_fifo_cost
from collections import deque


class Stock:
    def __init__(self):
        self.lots = deque()

    def buy(self, qty, price):
        self.lots.append([qty, price])

    def sell(self, qty):
        cost = 0
        while qty:
            lot = self.lots[0]
            used = min(qty, lot[0])
            cost += used * lot[1]
            lot[0] -= used
            qty -= used
            if lot[0] == 0:
                self.lots.popleft()
        return cost


def inventory_fifo_cost(moves):
    stock, costs = Stock(), []
    for kind, *args in moves:
        if kind == "buy":
            stock.buy(*args)
        else:
            costs.append(stock.sell(*args))
    return costs, [tuple(lot) for lot in stock.lots]

#> inventory_fifo_cost([("buy", 10, 3), ("sell", 4)])
#> inventory_fifo_cost([("buy", 2, 5), ("buy", 2, 7), ("sell", 3)])
#> inventory_fifo_cost([])
#> inventory_fifo_cost([("buy", 1, 9), ("sell", 1), ("sell", 0)])
#> inventory_fifo_cost([("buy", 1, 1), ("sell", 2)])

### compose_string_pipeline
from functools import reduce

STEPS = {
    "strip": str.strip,
    "title": str.title,
    "dash": lambda s: s.replace(" ", "-"),
    "rev": lambda s: s[::-1],
}


def compose(*fns):
    return lambda x: reduce(lambda acc, f: f(acc), fns, x)


def compose_string_pipeline(text, names):
    pipeline = compose(*(STEPS[n] for n in names.split(",") if n))
    return pipeline(text)

#> compose_string_pipeline("  green apple ", "strip,title")
#> compose_string_pipeline("a b c", "dash,rev")
#> compose_string_pipeline("unchanged ", "")
#> compose_string_pipeline("x y", "rev,,title,dash")
#> compose_string_pipeline("q", "upper")

### stack_machine_run
class StackMachine:
    def __init__(self):
        self.stack = []

    def op_push(self, n):
        self.stack.append(int(n))

    def op_dup(self):
        self.stack.append(self.stack[-1])

    def op_add(self):
        self.stack.append(self.stack.pop() + self.stack.pop())

    def op_neg(self):
        self.stack[-1] = -self.stack[-1]

    def execute(self, line):
        name, *args = line.split()
        getattr(self, "op_" + name)(*args)


def stack_machine_run(program):
    vm = StackMachine()
    for number, line in enumerate(program.split(";"), 1):
        try:
            vm.execute(line)
        except (IndexError, AttributeError) as exc:
            return f"line {number}: {type(exc).__name__}"
    return vm.stack

#> stack_machine_run("push 4;dup;add")
#> stack_machine_run("push 1;neg;push 3")
#> stack_machine_run("add")
#> stack_machine_run("push 2;jump 4")
#> stack_machine_run("push two")
#> stack_machine_run("push 7;dup;neg;add")

### group_anagram_signatures
from collections import defaultdict


def signature(word):
    return "".join(sorted(c for c in word.lower() if c.isalpha()))


def group_words(words, key):
    groups = defaultdict(list)
    for w in words:
        groups[key(w)].append(w)
    return groups


def group_anagram_signatures(words):
    groups = group_words(words, signature)
    return {sig: ws for sig, ws in groups.items() if len(ws) > 1}

#> group_anagram_signatures(["listen", "silent", "cat"])
#> group_anagram_signatures([])
#> group_anagram_signatures(["Dormitory", "dirty room", "moon"])
#> group_anagram_signatures(["", "!!", "42"])
#> group_anagram_signatures(["ab", "ba", "AB"])

### timer_context_nesting
class Section:
    depth = 0

    def __init__(self, log, name):
        self.log, self.name = log, name

    def __enter__(self):
        self.log.append("  " * Section.depth + "<" + self.name)
        Section.depth += 1
        return self

    def __exit__(self, kind, value, tb):
        Section.depth -= 1
        self.log.append("  " * Section.depth + ">" + self.name)
        return kind is ZeroDivisionError


def timer_context_nesting(a, b):
    log = []
    with Section(log, "outer"):
        with Section(log, "inner"):
            log.append(a // b)
        log.append("after")
    return log

#> timer_context_nesting(9, 2)
#> timer_context_nesting(1, 0)
#> timer_context_nesting(-7, 2)
#> timer_context_nesting("9", 2)
#> timer_context_nesting(0.5, 0.25)

### permute_with_prefix
def permute_with_prefix(chars, prefix=""):
    if not chars:
        return [prefix]
    results = []
    for i, c in enumerate(chars):
        if c in chars[:i]:
            continue
        results += permute_with_prefix(chars[:i] + chars[i + 1:], prefix + c)
    return results

#> permute_with_prefix("ab")
#> permute_with_prefix("")
#> permute_with_prefix("xyz", "-")
#> permute_with_prefix("aab")
#> permute_with_prefix("000")

### priority_event_queue
import heapq


def schedule(queue, when, name, seq):
    heapq.heappush(queue, (when, seq, name))


def priority_event_queue(events, horizon):
    queue, fired = [], []
    for seq, (when, name) in enumerate(events):
        schedule(queue, when, name, seq)
    while queue and queue[0][0] <= horizon:
        when, seq, name = heapq.heappop(queue)
        fired.append(f"{when}:{name}")
        if name.endswith("!"):
            schedule(queue, when + 5, name[:-1], seq)
    return fired, len(queue)

#> priority_event_queue([(3, "boot"), (1, "init")], 10)
#> priority_event_queue([(2, "ping!"), (4, "stop")], 7)
#> priority_event_queue([], 100)
#> priority_event_queue([(9, "late"), (9, "later!")], 9)
#> priority_event_queue([(0, "a!!")], 20)

### money_class_sort
from functools import total_ordering


@total_ordering
class Money:
    RATES = {"EUR": 1.0, "USD": 0.5, "GBP": 2.0}

    def __init__(self, text):
        amount, self.cur = text.split()
        self.amount = float(amount)

    @property
    def base(self):
        return self.amount * self.RATES[self.cur]

    def __eq__(self, other):
        return self.base == other.base

    def __lt__(self, other):
        return self.base < other.base

    def __str__(self):
        return f"{self.amount:.2f}{self.cur}"


def money_class_sort(texts):
    coins = sorted((Money(t) for t in texts), reverse=True)
    return [str(c) for c in coins], len(coins) > 1 and coins[0] == coins[1]

#> money_class_sort(["3 EUR", "4 USD", "1 GBP"])
#> money_class_sort([])
#> money_class_sort(["1 GBP", "2 EUR", "4 USD"])
#> money_class_sort(["0.999 USD"])
#> money_class_sort(["5 YEN", "1 EUR"])

### parse_nested_parens
class ParseError(ValueError):
    pass


def parse_group(chars, pos):
    out = []
    while pos < len(chars):
        c = chars[pos]
        if c == "(":
            inner, pos = parse_group(chars, pos + 1)
            out.append(inner)
        elif c == ")":
            return out, pos + 1
        else:
            out.append(c)
            pos += 1
    raise ParseError(f"unclosed at {pos}")


def parse_nested_parens(text):
    tree, end = parse_group(text + ")", 0)
    if end != len(text) + 1:
        raise ParseError("extra closing")
    return tree

#> parse_nested_parens("a(bc)d")
#> parse_nested_parens("")
#> parse_nested_parens("((x)())")
#> parse_nested_parens("a)b")
#> parse_nested_parens("(a")
#> parse_nested_parens("1 (2)")

### temperature_property_clamp
class Thermostat:
    LOW, HIGH = 5, 30

    def __init__(self, target):
        self.changes = 0
        self.target = target

    @property
    def target(self):
        return self._target

    @target.setter
    def target(self, value):
        self.changes += 1
        if value < self.LOW:
            value = self.LOW
        elif value > self.HIGH:
            value = self.HIGH
        self._target = value


def temperature_property_clamp(start, deltas):
    t = Thermostat(start)
    for d in deltas:
        t.target += d
    return t.target, t.changes

#> temperature_property_clamp(20, [5, 3])
#> temperature_property_clamp(2, [])
#> temperature_property_clamp(29, [10, -4, 1.5])
#> temperature_property_clamp(10, [-8, -8, 1])
#> temperature_property_clamp(100, [0])

### reverse_polish_with_errors
import operator

TABLE = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv}


class RPNError(Exception):
    pass


def apply_op(stack, sym):
    try:
        b, a = stack.pop(), stack.pop()
        stack.append(TABLE[sym](a, b))
    except IndexError:
        raise RPNError("stack empty") from None
    except ZeroDivisionError as e:
        raise RPNError("div by zero") from e


def reverse_polish_with_errors(expr):
    stack = []
    try:
        for tok in expr.split():
            if tok in TABLE:
                apply_op(stack, tok)
            else:
                stack.append(float(tok))
    except RPNError as err:
        return str(err), err.__cause__ is not None
    return stack

#> reverse_polish_with_errors("3 4 + 2 *")
#> reverse_polish_with_errors("1 0 /")
#> reverse_polish_with_errors("+")
#> reverse_polish_with_errors("")
#> reverse_polish_with_errors("8 2 / 5 -")
#> reverse_polish_with_errors("1 two +")

### matrix_class_getitem
class Matrix:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]

    def __getitem__(self, key):
        if isinstance(key, tuple):
            r, c = key
            return self.rows[r][c]
        return self.rows[key]

    def __setitem__(self, key, value):
        r, c = key
        self.rows[r][c] = value

    def transpose(self):
        return Matrix(zip(*self.rows))


def matrix_class_getitem(rows, r, c):
    m = Matrix(rows)
    t = m.transpose()
    t[c, r] = t[c, r] * 10
    return m[r], t[c], m[r, c] == t[c, r]

#> matrix_class_getitem([[1, 2], [3, 4]], 0, 1)
#> matrix_class_getitem([[0]], 0, 0)
#> matrix_class_getitem([[1, 2, 3], [4, 5, 6]], -1, -1)
#> matrix_class_getitem([["a", "b"], ["c", "d"]], 1, 0)
#> matrix_class_getitem([], 0, 0)

### global_id_allocator
NEXT_ID = 100
FREED = []


def allocate():
    global NEXT_ID
    if FREED:
        return FREED.pop()
    NEXT_ID += 1
    return NEXT_ID


def release(i):
    if i > NEXT_ID or i in FREED:
        return False
    FREED.append(i)
    return True


def global_id_allocator(commands):
    out = []
    for c in commands:
        out.append(allocate() if c is None else release(c))
    return out, NEXT_ID

#> global_id_allocator([None, None, 101, None])
#> global_id_allocator([])
#> global_id_allocator([500, 100, 100])
#> global_id_allocator([None, 101, 101, None, None])
#> global_id_allocator([-1, None])

### trie_autocomplete_again
class Trie:
    END = "$"

    def __init__(self, words):
        self.root = {}
        for w in words:
            self.add(w)

    def add(self, word):
        node = self.root
        for ch in word:
            node = node.setdefault(ch, {})
        node[self.END] = True

    def complete(self, prefix):
        node = self.root
        for ch in prefix:
            if ch not in node:
                return []
            node = node[ch]
        return sorted(self._collect(node, prefix))

    def _collect(self, node, acc):
        for k, v in node.items():
            if k == self.END:
                yield acc
            else:
                yield from self._collect(v, acc + k)


def trie_autocomplete_again(words, prefix, limit=5):
    return Trie(words).complete(prefix)[:limit]

#> trie_autocomplete_again(["car", "cart", "dog"], "ca")
#> trie_autocomplete_again([], "x")
#> trie_autocomplete_again(["über", "übel", "ufer"], "ü", 1)
#> trie_autocomplete_again(["a", "ab", "abc"], "")
#> trie_autocomplete_again(["tin", "tip", "tip"], "tix")

### retry_until_success
class Flaky:
    def __init__(self, plan):
        self.plan = list(plan)
        self.calls = 0

    def __call__(self, x):
        self.calls += 1
        outcome = self.plan.pop(0) if self.plan else "ok"
        if outcome == "fail":
            raise ConnectionError("lost")
        return x * 2 if outcome == "ok" else outcome


def retry(fn, arg, attempts):
    for n in range(attempts):
        try:
            return fn(arg)
        except ConnectionError:
            if n == attempts - 1:
                raise
    return "never tried"


def retry_until_success(plan, x, attempts=3):
    service = Flaky(plan)
    return retry(service, x, attempts), service.calls

#> retry_until_success(["fail", "ok"], 21)
#> retry_until_success([], "ab")
#> retry_until_success(["fail", "fail", "fail"], 1)
#> retry_until_success(["odd"], 5, attempts=1)
#> retry_until_success(["fail"], 5, attempts=0)

### sum_digits_recursive_root
def digit_sum(n):
    return n if n < 10 else n % 10 + digit_sum(n // 10)


def sum_digits_recursive_root(n, rounds=0):
    n = abs(n)
    s = digit_sum(n)
    if s == n:
        return s, rounds
    return sum_digits_recursive_root(s, rounds + 1)

#> sum_digits_recursive_root(9875)
#> sum_digits_recursive_root(0)
#> sum_digits_recursive_root(-38)
#> sum_digits_recursive_root(7, rounds=2)
#> sum_digits_recursive_root(999999999999)

### visitor_expr_printer
class Num:
    def __init__(self, v):
        self.v = v

    def accept(self, visitor):
        return visitor.visit_num(self)


class Bin:
    def __init__(self, op, l, r):
        self.op, self.l, self.r = op, l, r

    def accept(self, visitor):
        return visitor.visit_bin(self)


class Printer:
    def visit_num(self, n):
        return str(n.v)

    def visit_bin(self, b):
        return f"({b.l.accept(self)} {b.op} {b.r.accept(self)})"


class Depth:
    def visit_num(self, n):
        return 0

    def visit_bin(self, b):
        return 1 + max(b.l.accept(self), b.r.accept(self))


def from_tuple(t):
    return Bin(t[0], from_tuple(t[1]), from_tuple(t[2])) if isinstance(t, tuple) else Num(t)


def visitor_expr_printer(t):
    tree = from_tuple(t)
    return tree.accept(Printer()), tree.accept(Depth())

#> visitor_expr_printer(("+", 1, 2))
#> visitor_expr_printer(8)
#> visitor_expr_printer(("*", ("-", "x", 1), ("+", "y", 2)))
#> visitor_expr_printer(("/", 6, ("/", 3, ("/", 2, 1))))
#> visitor_expr_printer(("neg", 1))

### partial_price_formatter
from functools import partial


def fmt_price(cents, *, symbol, places=2, suffix=False):
    body = f"{cents / 100:.{places}f}"
    return body + symbol if suffix else symbol + body


usd = partial(fmt_price, symbol="$")
eur = partial(fmt_price, symbol=" €", suffix=True)
yen = partial(fmt_price, symbol="¥", places=0)


def partial_price_formatter(cents, *currencies):
    table = {"usd": usd, "eur": eur, "yen": yen}
    return [table[c](cents) for c in currencies]

#> partial_price_formatter(1999, "usd", "eur")
#> partial_price_formatter(0)
#> partial_price_formatter(-550, "yen", "usd")
#> partial_price_formatter(123456, "eur")
#> partial_price_formatter(10, "btc")
