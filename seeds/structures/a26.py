### string_cursor_peek_take
class Chars:
    def __init__(self, s):
        self.s, self.i = s, 0

    def peek(self, k=0):
        return self.s[self.i + k:self.i + k + 1]

    def take(self):
        self.i += 1
        return self.s[self.i - 1]

    def __bool__(self):
        return self.i < len(self.s)


def string_cursor_peek_take(text):
    c, out = Chars(text), []
    while c:
        if c.peek() == c.peek(1):
            out.append(c.take() + c.take())
        elif c.peek(1).isupper():
            out.append(c.take().upper())
        else:
            out.append(c.take())
    return out

#> string_cursor_peek_take("bookKeeper")
#> string_cursor_peek_take("")
#> string_cursor_peek_take("aaa")
#> string_cursor_peek_take("xYzZ")
#> string_cursor_peek_take("1 1  ")

### multi_return_helper_chain
def bounds(xs):
    return min(xs), max(xs)


def normalise(xs):
    lo, hi = bounds(xs)
    span = hi - lo
    return [(x - lo) / span if span else 0.0 for x in xs]


def bucket(x, n):
    return min(int(x * n), n - 1)


def multi_return_helper_chain(xs, n):
    if not xs:
        return []
    counts = [0] * n
    for x in normalise(xs):
        counts[bucket(x, n)] += 1
    return counts

#> multi_return_helper_chain([1, 2, 3, 4, 10], 3)
#> multi_return_helper_chain([], 4)
#> multi_return_helper_chain([7, 7], 2)
#> multi_return_helper_chain([-1, 0, 1], 1)
#> multi_return_helper_chain([0.5, 0.75, 1.0, 0.25], 4)

### vending_change_exception_else
class CoinJam(Exception):
    pass


def insert(coins):
    total = 0
    for c in coins:
        if c not in (5, 10, 25, 100):
            raise CoinJam(f"{c}c after {total}")
        total += c
    return total


def vending_change_exception_else(coins, price):
    opened = True
    try:
        paid = insert(coins)
    except CoinJam as jam:
        result = f"jammed: {jam}"
    else:
        result = paid - price if paid >= price else None
    finally:
        opened = False
    return result, opened

#> vending_change_exception_else([25, 25, 100], 120)
#> vending_change_exception_else([10, 7, 5], 15)
#> vending_change_exception_else([], 1)
#> vending_change_exception_else([100], 100)
#> vending_change_exception_else([5, 5], 50)

### iter_chain_flat_zip
from itertools import chain, repeat, islice


def padded(xs, n, fill):
    return islice(chain(xs, repeat(fill)), n)


def braid(*lists, fill="-"):
    n = max(map(len, lists), default=0)
    return chain.from_iterable(zip(*(padded(l, n, fill) for l in lists)))


def iter_chain_flat_zip(lists, fill="-"):
    woven = list(braid(*lists, fill=fill))
    return woven, woven.count(fill)

#> iter_chain_flat_zip(["abc", "1"])
#> iter_chain_flat_zip([])
#> iter_chain_flat_zip([[1, 2], [], [3]], fill=0)
#> iter_chain_flat_zip([("x",)], None)
#> iter_chain_flat_zip(["", ""])

### counter_overflow_digits_class
class Odometer:
    def __init__(self, *digits, base=10):
        self.digits, self.base = list(digits), base

    def tick(self, i=-1):
        if -i > len(self.digits):
            return "overflow"
        self.digits[i] = (self.digits[i] + 1) % self.base
        if self.digits[i] == 0:
            return self.tick(i - 1)
        return None


def counter_overflow_digits_class(digits, ticks, base=10):
    o = Odometer(*digits, base=base)
    overflows = sum(o.tick() is not None for _ in range(ticks))
    return o.digits, overflows

#> counter_overflow_digits_class([1, 9, 8], 3)
#> counter_overflow_digits_class([1, 1], 1, base=2)
#> counter_overflow_digits_class([], 2)
#> counter_overflow_digits_class([0, 0], 0)
#> counter_overflow_digits_class([2, 2], 10, 3)

### closure_based_stack_object
def make_stack(*items):
    data = list(items)

    def dispatch(msg, *args):
        if msg == "push":
            data.extend(args)
            return len(data)
        if msg == "pop":
            return data.pop() if data else None
        if msg == "peek":
            return data[-1:]
        raise NameError(msg)

    return dispatch


def closure_based_stack_object(items, messages):
    s = make_stack(*items)
    out = []
    for m in messages:
        try:
            out.append(s(*m))
        except NameError as e:
            out.append(f"no {e}")
    return out

#> closure_based_stack_object([1], [("push", 2, 3), ("pop",), ("peek",)])
#> closure_based_stack_object([], [("pop",), ("peek",)])
#> closure_based_stack_object("ab", [("swap",), ("push",)])
#> closure_based_stack_object([], [])
#> closure_based_stack_object([None], [("pop",), ("push", []), ("peek",)])

### bisect_leaderboard_insert
from bisect import bisect_left, insort


class Scores:
    def __init__(self, limit):
        self.limit, self.rows = limit, []

    def add(self, name, score):
        entry = (-score, name)
        insort(self.rows, entry)
        place = bisect_left(self.rows, entry) + 1
        del self.rows[self.limit:]
        return place if place <= self.limit else None


def bisect_leaderboard_insert(limit, results):
    s = Scores(limit)
    places = [s.add(*r) for r in results]
    return places, [f"{n}={-k}" for k, n in s.rows]

#> bisect_leaderboard_insert(2, [("ann", 50), ("bob", 70), ("cy", 60), ("di", 10)])
#> bisect_leaderboard_insert(3, [])
#> bisect_leaderboard_insert(1, [("b", 5), ("a", 5)])
#> bisect_leaderboard_insert(0, [("x", 9)])
#> bisect_leaderboard_insert(5, [("p", 1), ("p", 1), ("q", -3)])

### decode_run_nested_repeat
def decode(s, i=0):
    out, num = "", 0
    while i < len(s):
        c = s[i]
        if c.isdigit():
            num = num * 10 + int(c)
        elif c == "[":
            inner, i = decode(s, i + 1)
            out += inner * num
            num = 0
        elif c == "]":
            return out, i
        else:
            out += c
        i += 1
    return out, i


def decode_run_nested_repeat(s):
    text, end = decode(s)
    return text if end == len(s) else (text, s[end:])

#> decode_run_nested_repeat("3[ab]c")
#> decode_run_nested_repeat("2[x2[yz]]")
#> decode_run_nested_repeat("")
#> decode_run_nested_repeat("a]b")
#> decode_run_nested_repeat("10[-]2[")

### simulate_card_war
from collections import deque


def battle(a, b, pot):
    if not a or not b:
        return pot
    x, y = a.popleft(), b.popleft()
    pot += [x, y]
    if x == y:
        return battle(a, b, pot)
    winner = a if x > y else b
    winner.extend(sorted(pot, reverse=True))
    return []


def simulate_card_war(first, second, limit=20):
    a, b = deque(first), deque(second)
    rounds, lost = 0, []
    while a and b and rounds < limit:
        lost += battle(a, b, [])
        rounds += 1
    return list(a), list(b), rounds, lost

#> simulate_card_war([5, 3], [4, 6])
#> simulate_card_war([2, 9], [2, 8])
#> simulate_card_war([], [1])
#> simulate_card_war([7], [7])
#> simulate_card_war([1, 2], [2, 1], limit=6)

### hook_before_after_methods
class Hooked:
    def __init__(self):
        self.calls = []

    def run(self, name, *args):
        for phase in ("before", "", "after"):
            fn = getattr(self, f"{phase}_{name}".strip("_"), None)
            if fn:
                result = fn(*args)
                if phase == "":
                    value = result
        return value


class Mailer(Hooked):
    def before_send(self, text):
        self.calls.append(f"check {len(text)}")

    def send(self, text):
        self.calls.append(text)
        return text.upper()

    def after_save(self, text):
        self.calls.append("saved " + text)

    def save(self, text):
        return text[:3]


def hook_before_after_methods(script):
    m = Mailer()
    return [m.run(*s) for s in script], m.calls

#> hook_before_after_methods([("send", "hi all"), ("save", "draft")])
#> hook_before_after_methods([])
#> hook_before_after_methods([("save", "")])
#> hook_before_after_methods([("send", "")])
#> hook_before_after_methods([("drop", "x")])

### group_by_consecutive_key_iter
class GroupBy:
    def __init__(self, items, key):
        self.it, self.key = iter(items), key
        self.pending = []

    def __iter__(self):
        return self

    def __next__(self):
        group = self.pending
        for x in self.it:
            if group and self.key(x) != self.key(group[0]):
                self.pending = [x]
                return self.key(group[0]), group
            group.append(x)
        self.pending = []
        if not group:
            raise StopIteration
        return self.key(group[0]), group


def group_by_consecutive_key_iter(words, by):
    key = {"len": len, "first": lambda w: w[:1], "case": str.isupper}[by]
    return list(GroupBy(words, key))

#> group_by_consecutive_key_iter(["a", "b", "cc", "d"], "len")
#> group_by_consecutive_key_iter([], "first")
#> group_by_consecutive_key_iter(["fig", "fox", "ant", "fly"], "first")
#> group_by_consecutive_key_iter(["UP", "up", "Up"], "case")
#> group_by_consecutive_key_iter(["x"], "size")

### dataclass_slots_order_compare
from dataclasses import dataclass, field


@dataclass(order=True)
class Version:
    sort_key: tuple = field(init=False, repr=False)
    major: int
    minor: int = 0
    tag: str = ""

    def __post_init__(self):
        self.sort_key = (self.major, self.minor, self.tag == "", self.tag)

    @classmethod
    def parse(cls, text):
        nums, _, tag = text.partition("-")
        return cls(*map(int, nums.split(".")), tag=tag)


def dataclass_slots_order_compare(texts):
    versions = sorted(map(Version.parse, texts))
    return [f"{v.major}.{v.minor}{v.tag}" for v in versions], repr(versions[-1]) if versions else ""

#> dataclass_slots_order_compare(["1.2", "1.2-rc1", "1.10"])
#> dataclass_slots_order_compare([])
#> dataclass_slots_order_compare(["3", "2.9-beta", "3-alpha"])
#> dataclass_slots_order_compare(["0.0"])
#> dataclass_slots_order_compare(["1.x"])

### counting_sort_objects_stable
def counting_sort(items, key, top):
    buckets = [[] for _ in range(top + 1)]
    for it in items:
        buckets[key(it)].append(it)
    return [it for b in buckets for it in b]


def radix(words, width):
    padded = [w.ljust(width) for w in words]
    for pos in range(width - 1, -1, -1):
        padded = counting_sort(padded, lambda w: max(0, ord(w[pos].lower()) - 96), 26)
    return [w.rstrip() for w in padded]


def counting_sort_objects_stable(words):
    width = max(map(len, words), default=0)
    done = radix(words, width)
    return done, done == sorted(words)

#> counting_sort_objects_stable(["pear", "fig", "apple", "figs"])
#> counting_sort_objects_stable([])
#> counting_sort_objects_stable(["b", "B", "a", "A"])
#> counting_sort_objects_stable(["z-y", "za"])
#> counting_sort_objects_stable(["né", "no"])

### bank_atm_pin_generator
def session(pin):
    for left in (2, 1, 0):
        entered = yield f"PIN? {left + 1}"
        if entered == pin:
            break
    else:
        yield "card kept"
        return
    balance = 100
    while True:
        cmd = yield f"balance {balance}"
        if cmd == "quit":
            return
        if cmd.isdigit() and int(cmd) <= balance:
            balance -= int(cmd)


def bank_atm_pin_generator(pin, inputs):
    s = session(pin)
    screen = [next(s)]
    for i in inputs:
        try:
            screen.append(s.send(i))
        except StopIteration:
            screen.append("bye")
            break
    return screen

#> bank_atm_pin_generator("0000", ["1", "0000", "30", "500", "quit", "x"])
#> bank_atm_pin_generator("1", ["2", "3", "4", "1"])
#> bank_atm_pin_generator("7", [])
#> bank_atm_pin_generator("9", ["9", "100", "ten"])
#> bank_atm_pin_generator("5", ["5", "quit"])

### triplet_ops_namespace_class
class Ops:
    table = {}

    def __class_getitem__(cls, name):
        return cls.table.get(name, lambda *a: None)

    @classmethod
    def load(cls):
        cls.table = {"sum": lambda *a: sum(a), "first": lambda *a: a[0], "spread": lambda *a: max(a) - min(a)}
        return cls


def triplet_ops_namespace_class(names, *values):
    ops = Ops.load()
    out = {}
    for n in names:
        try:
            out[n] = ops[n](*values)
        except (IndexError, ValueError) as e:
            out[n] = type(e).__name__
    return out

#> triplet_ops_namespace_class(["sum", "spread"], 4, 9, 1)
#> triplet_ops_namespace_class(["first", "spread", "sum"])
#> triplet_ops_namespace_class(["mean"], 1)
#> triplet_ops_namespace_class([], 5)
#> triplet_ops_namespace_class(["first"], "ab", "c")

### bucket_brigade_recursion_swap
def brigade(buckets, capacity, i=0):
    if i == len(buckets) - 1:
        return buckets
    spill = max(0, buckets[i] - capacity)
    buckets[i] -= spill
    buckets[i + 1] += spill
    return brigade(buckets, capacity, i + 1)


def bucket_brigade_recursion_swap(levels, capacity):
    if not levels:
        return None
    original = list(levels)
    result = brigade(levels, capacity)
    return result, [b - a for a, b in zip(original, result)], result is levels

#> bucket_brigade_recursion_swap([9, 2, 1], 5)
#> bucket_brigade_recursion_swap([], 3)
#> bucket_brigade_recursion_swap([4], 1)
#> bucket_brigade_recursion_swap([1, 1, 1], 5)
#> bucket_brigade_recursion_swap([7, 0, 7, 0], 2)

### inventory_sets_recipe_check
RECIPES = {"soup": {"water", "leek"}, "bread": {"flour", "water", "salt"}, "air": set()}


def makeable(pantry):
    return sorted(name for name, needs in RECIPES.items() if needs <= pantry)


def closest(pantry):
    gaps = {name: needs - pantry for name, needs in RECIPES.items() if needs - pantry}
    if not gaps:
        return None
    name = min(gaps, key=lambda n: (len(gaps[n]), n))
    return name, sorted(gaps[name])


def inventory_sets_recipe_check(pantry, bought=()):
    have = set(pantry) | set(bought)
    return makeable(have), closest(have)

#> inventory_sets_recipe_check(["water", "leek"])
#> inventory_sets_recipe_check([], ["flour", "salt"])
#> inventory_sets_recipe_check(["water", "salt", "flour", "leek"])
#> inventory_sets_recipe_check([])
#> inventory_sets_recipe_check(["gold"], bought=["water"])

### text_histogram_recursive_rows
def rows(counts, level):
    if level == 0:
        return []
    line = "".join("*" if n >= level else " " for n in counts)
    return [line.rstrip()] + rows(counts, level - 1)


def text_histogram_recursive_rows(text, letters):
    counts = [text.lower().count(c) for c in letters]
    return rows(counts, max(counts, default=0)) + [letters]

#> text_histogram_recursive_rows("Mississippi", "imps")
#> text_histogram_recursive_rows("", "ab")
#> text_histogram_recursive_rows("zzz", "")
#> text_histogram_recursive_rows("A man, a plan", "an ")
#> text_histogram_recursive_rows("xyx", "yx")
