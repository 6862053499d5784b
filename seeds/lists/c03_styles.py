### yield_chunks_until
def yield_chunks_until(items, stop):
    def chunks():
        buf = []
        for it in items:
            if it == stop:
                yield buf
                buf = []
            else:
                buf.append(it)
        if buf:
            yield buf

    return list(chunks())

#> yield_chunks_until([1, 2, 0, 3, 0], 0)
#> yield_chunks_until([], 9)
#> yield_chunks_until(["a"], "b")
#> yield_chunks_until("x;yy;;z", ";")
#> yield_chunks_until([None], None)

### class_bounded_stack
class BoundedStack:
    def __init__(self, limit):
        self.items = []
        self.limit = limit

    def push(self, x):
        if len(self.items) == self.limit:
            self.items.pop(0)
        self.items.append(x)

def class_bounded_stack(limit, values):
    s = BoundedStack(limit)
    for v in values:
        s.push(v)
    return s.items

#> class_bounded_stack(2, [1, 2, 3])
#> class_bounded_stack(5, "abc")
#> class_bounded_stack(1, [])
#> class_bounded_stack(3, [None, 0, 1, 2, 3])
#> class_bounded_stack(0, [1])

### list_subclass_total
class Ledger(list):
    def add(self, amount):
        self.append(amount)
        return self

    @property
    def total(self):
        return sum(self)

def list_subclass_total(amounts, fee):
    book = Ledger()
    for a in amounts:
        book.add(a).add(-fee)
    return book.total, book[::-2]

#> list_subclass_total([100, 50], 1)
#> list_subclass_total([], 5)
#> list_subclass_total([0.5], 0)
#> list_subclass_total([-10, 10], -1)
#> list_subclass_total([3, 3, 3], 3)

### dunder_len_getitem
class Deck:
    def __init__(self, ranks, suits):
        self._cards = [r + s for s in suits for r in ranks]

    def __len__(self):
        return len(self._cards)

    def __getitem__(self, i):
        return self._cards[i]

def dunder_len_getitem(ranks, suits, pick):
    d = Deck(ranks, suits)
    return len(d), d[pick], list(reversed(d))[:2], "AS" in d

#> dunder_len_getitem("KA", "SH", 0)
#> dunder_len_getitem("2", "C", -1)
#> dunder_len_getitem("23", "DC", slice(1, 3))
#> dunder_len_getitem("", "S", slice(None))
#> dunder_len_getitem("A", "S", 4)

### recursive_permutations
def recursive_permutations(items):
    if not items:
        return [[]]
    out = []
    for i, x in enumerate(items):
        for rest in recursive_permutations(items[:i] + items[i + 1:]):
            out.append([x] + rest)
    return out

#> recursive_permutations([1, 2, 3])
#> recursive_permutations([])
#> recursive_permutations(["solo"])
#> recursive_permutations(["a", "a"])
#> recursive_permutations([True, None])

### recursive_sum_digits_list
def recursive_sum_digits_list(n):
    if n < 10:
        return [n]
    return [n] + recursive_sum_digits_list(sum(int(d) for d in str(n)))

#> recursive_sum_digits_list(9875)
#> recursive_sum_digits_list(7)
#> recursive_sum_digits_list(0)
#> recursive_sum_digits_list(199)
#> recursive_sum_digits_list(10**12 - 1)

### partitions_of_int
def partitions_of_int(n, biggest=None):
    if n == 0:
        return [[]]
    top = n if biggest is None else min(n, biggest)
    return [[k] + p for k in range(top, 0, -1) for p in partitions_of_int(n - k, k)]

#> partitions_of_int(4)
#> partitions_of_int(0)
#> partitions_of_int(5, 2)
#> partitions_of_int(1)
#> partitions_of_int(3, biggest=1)

### combos_with_sum
def combos_with_sum(cands, target, path=()):
    if target == 0:
        return [list(path)]
    found = []
    for i, c in enumerate(cands):
        if c <= target:
            found += combos_with_sum(cands[i:], target - c, path + (c,))
    return found

#> combos_with_sum([2, 3, 5], 8)
#> combos_with_sum([4], 6)
#> combos_with_sum([], 3)
#> combos_with_sum([1], 4)
#> combos_with_sum([7, 2], 0)

### queens_placements
def queens_placements(n, cols=()):
    if len(cols) == n:
        return [list(cols)]
    r = len(cols)
    spots = [c for c in range(n) if all(c != q and abs(c - q) != r - i for i, q in enumerate(cols))]
    return [s for c in spots for s in queens_placements(n, cols + (c,))]

#> queens_placements(4)
#> queens_placements(1)
#> queens_placements(3)
#> queens_placements(0)
#> queens_placements(5, (0, 2))

### generate_parentheses
def generate_parentheses(n):
    done = []

    def grow(s, opened, closed):
        if len(s) == 2 * n:
            done.append(s)
            return
        if opened < n:
            grow(s + "(", opened + 1, closed)
        if closed < opened:
            grow(s + ")", opened, closed + 1)

    grow("", 0, 0)
    return done

#> generate_parentheses(2)
#> generate_parentheses(3)
#> generate_parentheses(0)
#> generate_parentheses(1)
#> generate_parentheses(4)

### letter_case_variants
def letter_case_variants(s):
    out = [""]
    for ch in s:
        if ch.isalpha():
            out = [o + c for o in out for c in (ch.lower(), ch.upper())]
        else:
            out = [o + ch for o in out]
    return out

#> letter_case_variants("a1b")
#> letter_case_variants("")
#> letter_case_variants("42")
#> letter_case_variants("Q-é")
#> letter_case_variants("xyz")

### phone_letters
PAD = {"2": "abc", "3": "def", "7": "pqrs", "9": "wxyz"}

def phone_letters(digits):
    if not digits:
        return []
    combos = [""]
    for d in digits:
        combos = [c + l for c in combos for l in PAD.get(d, d)]
    return combos[:6], len(combos)

#> phone_letters("23")
#> phone_letters("")
#> phone_letters("0")
#> phone_letters("79")
#> phone_letters("2a9")

### memo_list_fib
from functools import lru_cache

def memo_list_fib(indices):
    @lru_cache(None)
    def fib(n):
        return n if n < 2 else fib(n - 1) + fib(n - 2)

    values = [fib(i) for i in indices]
    return values, fib.cache_info().currsize

#> memo_list_fib([5, 10, 3])
#> memo_list_fib([])
#> memo_list_fib([0, 1])
#> memo_list_fib([20])
#> memo_list_fib([2, 2, 2])

### closure_accumulator
def closure_accumulator(values, reset_on):
    def make():
        items = []

        def add(x):
            if x == reset_on:
                items.clear()
            else:
                items.append(x)
            return sum(items)

        return add

    one, two = make(), make()
    return [one(v) if i % 2 else two(v) for i, v in enumerate(values)]

#> closure_accumulator([1, 2, 3, 4], 0)
#> closure_accumulator([5, 5, -1, 5, 5], -1)
#> closure_accumulator([], 9)
#> closure_accumulator([7], 7)
#> closure_accumulator([1, 1, 1, 9, 1, 1], 9)

### decorator_logs_args
def decorator_logs_args(calls):
    log = []

    def logged(fn):
        def inner(*a):
            log.append(list(a))
            return fn(*a)
        return inner

    @logged
    def span(*xs):
        return max(xs) - min(xs)

    results = [span(*c) for c in calls if c]
    return results, log

#> decorator_logs_args([(1, 5), (2, 9, 4)])
#> decorator_logs_args([])
#> decorator_logs_args([(), (7,)])
#> decorator_logs_args([[0.5, -0.5]])
#> decorator_logs_args([("a", "b")])

### context_guard_list
from contextlib import suppress

def context_guard_list(xs, ops):
    for op, arg in ops:
        with suppress(ValueError, IndexError):
            if op == "rm":
                xs.remove(arg)
            else:
                xs.pop(arg)
            xs.append(op)
    return xs

#> context_guard_list([1, 2, 3], [("rm", 2), ("rm", 9), ("pop", 0)])
#> context_guard_list([], [("pop", 0)])
#> context_guard_list(["a"], [("rm", "a"), ("pop", -1), ("pop", 5)])
#> context_guard_list([7], [])
#> context_guard_list([1, 2], [("pop", "x")])

### enum_state_walk
from enum import Enum

class Light(Enum):
    RED = 30
    GREEN = 25
    AMBER = 5

def enum_state_walk(start, steps):
    order = list(Light)
    i = order.index(Light[start])
    path = [order[(i + k) % len(order)] for k in range(steps)]
    return [p.name for p in path], sum(p.value for p in path)

#> enum_state_walk("RED", 4)
#> enum_state_walk("AMBER", 1)
#> enum_state_walk("GREEN", 0)
#> enum_state_walk("AMBER", 3)
#> enum_state_walk("BLUE", 2)

### typed_rank_table
from typing import Iterable

def typed_rank_table(scores: Iterable[tuple[str, int]]) -> list[str]:
    table: list[str] = []
    rank, prev = 0, None
    for n, (name, s) in enumerate(sorted(scores, key=lambda p: -p[1]), 1):
        if s != prev:
            rank, prev = n, s
        table.append(f"{rank:>2} {name:<6}{s:>4}")
    return table

#> typed_rank_table([("ann", 90), ("bob", 95), ("cy", 90), ("dee", 10)])
#> typed_rank_table([])
#> typed_rank_table([("longname", 0)])
#> typed_rank_table([("x", -5), ("y", -5)])
#> typed_rank_table({"é": 3, "ö": 4}.items())

### lambda_pipeline
def lambda_pipeline(data, names):
    steps = {
        "rev": lambda xs: xs[::-1],
        "sort": sorted,
        "uniq": lambda xs: list(dict.fromkeys(xs)),
        "half": lambda xs: xs[:len(xs) // 2],
        "dbl": lambda xs: [x * 2 for x in xs],
    }
    for n in names.split("|"):
        data = steps[n.strip()](data)
    return data

#> lambda_pipeline([3, 1, 3, 2], "uniq|sort|rev")
#> lambda_pipeline([5, 4], "half | dbl")
#> lambda_pipeline([], "sort")
#> lambda_pipeline(["b", "a"], "dbl|rev|half")
#> lambda_pipeline([1], "nope")

### while_true_trim
def while_true_trim(xs, total):
    rounds = 0
    while True:
        s = sum(xs)
        if s <= total or not xs:
            break
        rounds += 1
        xs.remove(max(xs))
    return rounds, xs

#> while_true_trim([5, 9, 3, 8], 12)
#> while_true_trim([1, 1], 5)
#> while_true_trim([], -1)
#> while_true_trim([4], 0)
#> while_true_trim([2, 2, 2, 2], 4)

### global_registry
REGISTRY = []

def register(name):
    REGISTRY.append(name)
    return len(REGISTRY)

def global_registry(names):
    ids = {n: register(n) for n in names if n not in REGISTRY}
    return ids, REGISTRY

#> global_registry(["disk", "cpu", "disk"])
#> global_registry([])
#> global_registry(("x",))
#> global_registry("aab")
#> global_registry([1, 1.0, True])

### raise_custom_on_dup
class DuplicateKey(Exception):
    pass

def raise_custom_on_dup(rows, key):
    seen = []
    for r in rows:
        k = r[key]
        if k in seen:
            raise DuplicateKey(f"{key}={k} at row {len(seen)}")
        seen.append(k)
    return seen

#> raise_custom_on_dup([{"id": 1}, {"id": 2}], "id")
#> raise_custom_on_dup([{"id": 1}, {"id": 1}], "id")
#> raise_custom_on_dup([], "x")
#> raise_custom_on_dup([("a", 5), ("b", 6)], 1)
#> raise_custom_on_dup(["xy", "zw", "qy"], 0)

### except_else_finally_list
def except_else_finally_list(xs, i):
    trail = []
    try:
        trail.append("try")
        v = 100 // xs[i]
    except ZeroDivisionError:
        trail.append("zero")
        v = 0
    except IndexError:
        trail.append("index")
        v = -1
    else:
        trail.append("else")
    finally:
        trail.append("finally")
    return v, trail

#> except_else_finally_list([5, 0, 7], 0)
#> except_else_finally_list([5, 0, 7], 1)
#> except_else_finally_list([5, 0, 7], 3)
#> except_else_finally_list([], -1)
#> except_else_finally_list(["x"], 0)

### walrus_while_pop
def walrus_while_pop(queue):
    total = 0
    while queue and (n := queue.pop(0)) >= 0:
        total += n
    return total, queue

#> walrus_while_pop([4, 5, -1, 6])
#> walrus_while_pop([])
#> walrus_while_pop([-1])
#> walrus_while_pop([1, 2])
#> walrus_while_pop([0, 0, -9, 0, 1])

### format_list_specs
def format_list_specs(values, spec):
    return [format(v, spec) for v in values]

#> format_list_specs([1.5, 2.25], ".1f")
#> format_list_specs([7, 42, 1000], ">5")
#> format_list_specs([10, 255], "x")
#> format_list_specs([], "d")
#> format_list_specs([1234567], ",")
#> format_list_specs(["a"], "d")

### percent_template_rows
def percent_template_rows(rows):
    out = []
    for name, qty, share in rows:
        out.append("%-8s|%03d|%5.1f%%" % (name, qty, share * 100))
    return out

#> percent_template_rows([("tea", 7, 0.125)])
#> percent_template_rows([])
#> percent_template_rows([("a long name", 1234, 1), ("é", 0, 0)])
#> percent_template_rows([("neg", -5, -0.5)])
#> percent_template_rows([("bad", "x", 0)])

### str_format_positions
def str_format_positions(template, items):
    try:
        return template.format(*items, n=len(items))
    except IndexError:
        return template.format(*items + ["?"] * 5, n=len(items))

#> str_format_positions("{0}-{1}-{0} ({n})", ["a", "b"])
#> str_format_positions("{}+{}={}", [1, 2])
#> str_format_positions("no fields", [])
#> str_format_positions("{1[0]}{0:>4}", ["x", "yz"])
#> str_format_positions("{missing}", [1])

### sorted_set_ops
def sorted_set_ops(a, b):
    sa, sb = set(a), set(b)
    return sorted(sa ^ sb), sorted(sa & sb), sa <= sb

#> sorted_set_ops([1, 2, 3], [3, 4])
#> sorted_set_ops([], [])
#> sorted_set_ops("abc", "abcdef")
#> sorted_set_ops([5, 5], [5])
#> sorted_set_ops(["x", "y"], ["z"])

### multiline_bool_chain
def multiline_bool_chain(cart, stock, limit):
    ok = (
        cart
        and len(cart) <= limit
        and all(i in stock for i in cart)
        and not any(cart.count(i) > stock.count(i) for i in cart)
    )
    return ok

#> multiline_bool_chain(["pen", "pad"], ["pad", "pen", "ink"], 3)
#> multiline_bool_chain([], ["pen"], 3)
#> multiline_bool_chain(["a", "b", "c"], ["a", "b", "c"], 2)
#> multiline_bool_chain(["x"], ["y"], 1)
#> multiline_bool_chain(["k", "k"], ["k"], 5)
