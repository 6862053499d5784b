### wood_cutting_waste_plan
class Board:
    def __init__(self, length):
        self.left, self.cuts = length, []

    def __contains__(self, piece):
        return piece <= self.left

    def cut(self, piece):
        self.left -= piece
        self.cuts.append(piece)


def first_fit(pieces, length):
    boards = []
    for p in sorted(pieces, reverse=True):
        for b in boards:
            if p in b:
                break
        else:
            b = Board(length)
            boards.append(b)
        b.cut(p)
    return boards


def wood_cutting_waste_plan(pieces, length):
    if any(p > length for p in pieces):
        raise ValueError(f"longest board is {length}")
    boards = first_fit(pieces, length)
    return [b.cuts for b in boards], sum(b.left for b in boards)

#> wood_cutting_waste_plan([60, 40, 30, 70], 100)
#> wood_cutting_waste_plan([], 10)
#> wood_cutting_waste_plan([5, 5, 5], 5)
#> wood_cutting_waste_plan([11], 10)
#> wood_cutting_waste_plan([2.5, 1.5, 3, 0.5], 4)

### braille_cell_dots_render
DOTS = {"a": {1}, "b": {1, 2}, "c": {1, 4}, "d": {1, 4, 5}, "e": {1, 5}}


def cell(ch):
    dots = DOTS.get(ch.lower(), set())
    rows = [(1, 4), (2, 5), (3, 6)]
    return ["".join("o" if d in dots else "." for d in row) for row in rows]


def cells(text):
    for ch in text:
        if ch.isupper():
            yield ["..", "..", ".o"]
        yield cell(ch)


def braille_cell_dots_render(text):
    return [" ".join(r) for r in zip(*cells(text))]

#> braille_cell_dots_render("bad")
#> braille_cell_dots_render("Ace")
#> braille_cell_dots_render("")
#> braille_cell_dots_render("z e")
#> braille_cell_dots_render("EE")

### multi_currency_ledger_errors
class LedgerError(Exception):
    def __init__(self, line, *, reason):
        super().__init__(f"line {line}: {reason}")
        self.line = line


def parse(n, raw):
    parts = raw.split()
    if len(parts) != 3:
        raise LedgerError(n, reason="needs 3 fields")
    account, amount, cur = parts
    try:
        return account, int(amount), cur
    except ValueError as e:
        raise LedgerError(n, reason="bad amount") from e


def multi_currency_ledger_errors(lines, strict=False):
    books, skipped = {}, []
    for n, raw in enumerate(lines, 1):
        try:
            account, amount, cur = parse(n, raw)
        except LedgerError as e:
            if strict and e.__cause__:
                raise
            skipped.append(e.line)
            continue
        books.setdefault(account, {}).setdefault(cur, 0)
        books[account][cur] += amount
    return books, skipped

#> multi_currency_ledger_errors(["cash 5 EUR", "cash 7 USD", "cash -2 EUR"])
#> multi_currency_ledger_errors(["oops", "bank 1O EUR"])
#> multi_currency_ledger_errors(["a b c"], strict=True)
#> multi_currency_ledger_errors([])
#> multi_currency_ledger_errors(["", "x 0 JPY"], True)

### grid_paint_bucket_queue
from collections import deque


class Canvas:
    def __init__(self, rows):
        self.px = [list(r) for r in rows]

    def around(self, r, c):
        for y, x in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if 0 <= y < len(self.px) and 0 <= x < len(self.px[y]):
                yield y, x

    def fill(self, r, c, color):
        old, n = self.px[r][c], 0
        if old == color:
            return 0
        todo = deque([(r, c)])
        while todo:
            y, x = todo.popleft()
            if self.px[y][x] == old:
                self.px[y][x] = color
                n += 1
                todo.extend(self.around(y, x))
        return n


def grid_paint_bucket_queue(rows, *fills):
    c = Canvas(rows)
    counts = [c.fill(*f) for f in fills]
    return ["".join(r) for r in c.px], counts

#> grid_paint_bucket_queue(["..#", ".#.", "#.."], (0, 0, "o"))
#> grid_paint_bucket_queue(["ab"], (0, 0, "a"), (0, 1, "a"), (0, 0, "z"))
#> grid_paint_bucket_queue(["x"])
#> grid_paint_bucket_queue(["aa", "a"], (1, 0, "b"))
#> grid_paint_bucket_queue([], (0, 0, "q"))

### scoped_counter_stack_class
class Scopes:
    def __init__(self):
        self._stack = [{}]

    def __enter__(self):
        self._stack.append({})
        return self

    def __exit__(self, *exc):
        top = self._stack.pop()
        for k, v in top.items():
            self[k] += v
        return False

    def __getitem__(self, k):
        return self._stack[-1].get(k, 0)

    def __setitem__(self, k, v):
        self._stack[-1][k] = v


def count(scopes, node):
    if isinstance(node, str):
        scopes[node] += 1
        return
    with scopes:
        for child in node:
            count(scopes, child)
        snapshots.append(dict(scopes._stack[-1]))


snapshots = []


def scoped_counter_stack_class(tree):
    snapshots.clear()
    s = Scopes()
    count(s, tree)
    return s._stack, snapshots

#> scoped_counter_stack_class(["a", ["b", "a"], "a"])
#> scoped_counter_stack_class([])
#> scoped_counter_stack_class("x")
#> scoped_counter_stack_class([[["q"]], "q"])
#> scoped_counter_stack_class([["m"], ["n"], []])

### rotate_shifts_fair_generator
from itertools import cycle, islice


def rota(people, per_day):
    pool = cycle(people)
    while True:
        yield list(islice(pool, per_day))


def absent_swap(crew, absent, spare):
    return [spare if p in absent else p for p in crew]


def rotate_shifts_fair_generator(people, per_day, days, absent=()):
    plan = []
    for day, crew in zip(range(days), rota(people, per_day)):
        away = [who for who, when in absent if when == day]
        plan.append(absent_swap(crew, away, "temp"))
    return plan, sum(c.count("temp") for c in plan)

#> rotate_shifts_fair_generator(["ann", "bob", "cy"], 2, 3)
#> rotate_shifts_fair_generator(["ann", "bob"], 1, 3, absent=[("ann", 2), ("bob", 0)])
#> rotate_shifts_fair_generator(["x"], 2, 1)
#> rotate_shifts_fair_generator(["p", "q"], 3, 2, [("p", 1)])
#> rotate_shifts_fair_generator([], 1, 2)

### memoised_string_break_words
from functools import cache


def memoised_string_break_words(text, words):
    vocab = frozenset(words)
    longest = max(map(len, words), default=0)

    @cache
    def split(i):
        if i == len(text):
            return ((),)
        out = []
        for j in range(i + 1, min(len(text), i + longest) + 1):
            if text[i:j] in vocab:
                out += [(text[i:j], *rest) for rest in split(j)]
        return tuple(out)

    return [" ".join(s) for s in split(0)]

#> memoised_string_break_words("catsanddog", ["cat", "cats", "and", "sand", "dog"])
#> memoised_string_break_words("", ["a"])
#> memoised_string_break_words("aaa", ["a", "aa"])
#> memoised_string_break_words("xyz", ["x", "z"])
#> memoised_string_break_words("q", [])

### comparator_chain_hand_sort
def by(key, reverse=False):
    def cmp(a, b):
        x, y = key(a), key(b)
        return ((x > y) - (x < y)) * (-1 if reverse else 1)
    return cmp


def then(*cmps):
    return lambda a, b: next((c for c in (f(a, b) for f in cmps) if c), 0)


def insertion_sort(items, cmp):
    out = []
    for it in items:
        i = 0
        while i < len(out) and cmp(out[i], it) <= 0:
            i += 1
        out.insert(i, it)
    return out


def comparator_chain_hand_sort(words):
    cmp = then(by(len, reverse=True), by(str.lower), by(lambda w: w))
    return insertion_sort(words, cmp)

#> comparator_chain_hand_sort(["bb", "a", "Ab", "ccc"])
#> comparator_chain_hand_sort([])
#> comparator_chain_hand_sort(["b", "B", "b"])
#> comparator_chain_hand_sort(["x", "xx", "xxx"])
#> comparator_chain_hand_sort(["é", "e", "ee"])

### bank_vault_time_lock_property
class TimeLock:
    def __init__(self, opens, closes):
        self.opens, self.closes, self.now = opens, closes, 0

    @property
    def is_open(self):
        if self.opens <= self.closes:
            return self.opens <= self.now < self.closes
        return self.now >= self.opens or self.now < self.closes

    def wait(self):
        return 0 if self.is_open else (self.opens - self.now) % 24


def bank_vault_time_lock_property(opens, closes, hours):
    lock = TimeLock(opens, closes)
    out = []
    for h in hours:
        lock.now = h % 24
        out.append(lock.wait())
    return out, lock.is_open

#> bank_vault_time_lock_property(9, 17, [8, 12, 18])
#> bank_vault_time_lock_property(22, 4, [23, 3, 10])
#> bank_vault_time_lock_property(0, 0, [5])
#> bank_vault_time_lock_property(6, 7, [])
#> bank_vault_time_lock_property(1, 23, [24, 47])

### nested_function_pipeline_debug
def pipeline(*steps):
    log = []

    def run(value):
        for step in steps:
            before = value
            value = step(value)
            if value != before:
                log.append(f"{step.__name__}: {before!r} -> {value!r}")
        return value

    run.log = log
    return run


def squeeze(s):
    return "".join(c for i, c in enumerate(s) if i == 0 or c != s[i - 1])


def drop_vowels(s):
    return s[:1] + "".join(c for c in s[1:] if c not in "aeiou")


def nested_function_pipeline_debug(words):
    run = pipeline(str.strip, squeeze, drop_vowels)
    return [run(w) for w in words], run.log

#> nested_function_pipeline_debug(["balloon", " tip "])
#> nested_function_pipeline_debug([])
#> nested_function_pipeline_debug(["x", ""])
#> nested_function_pipeline_debug(["aardvark"])
#> nested_function_pipeline_debug(["zzz", "Zoo"])

### polymorphic_payment_methods
class Declined(Exception):
    pass


class Payment:
    fee = 0

    def pay(self, cents):
        total = cents + self.fee
        self.charge(total)
        return total


class Cash(Payment):
    def __init__(self, purse):
        self.purse = purse

    def charge(self, total):
        if total > self.purse:
            raise Declined("not enough cash")
        self.purse -= total


class Card(Payment):
    fee = 30

    def __init__(self, limit):
        self.limit, self.used = limit, 0

    def charge(self, total):
        if self.used + total > self.limit:
            raise Declined(f"over limit by {self.used + total - self.limit}")
        self.used += total


def polymorphic_payment_methods(purse, limit, bills):
    methods = [Cash(purse), Card(limit)]
    receipts = []
    for b in bills:
        for m in methods:
            try:
                receipts.append((type(m).__name__, m.pay(b)))
                break
            except Declined as e:
                last = e
        else:
            receipts.append(str(last))
    return receipts

#> polymorphic_payment_methods(100, 500, [80, 80, 400])
#> polymorphic_payment_methods(0, 0, [1])
#> polymorphic_payment_methods(50, 100, [])
#> polymorphic_payment_methods(1000, 10, [999, 2])
#> polymorphic_payment_methods(10, 70, [20, 10, 20])

### recursive_walk_with_depth_limit
def walk(node, limit, path=()):
    if not isinstance(node, dict) or limit == 0:
        yield "/".join(path), node if not isinstance(node, dict) else f"<{len(node)} keys>"
        return
    for key in node:
        yield from walk(node[key], limit - 1, (*path, str(key)))


def recursive_walk_with_depth_limit(tree, limit, only=None):
    rows = list(walk(tree, limit))
    if only is not None:
        rows = [r for r in rows if only in r[0].split("/")]
    return rows

#> recursive_walk_with_depth_limit({"a": {"b": {"c": 1}}, "d": 2}, 2)
#> recursive_walk_with_depth_limit({"a": {"b": 1}, "x": {"b": {"y": 0}}}, 5, only="b")
#> recursive_walk_with_depth_limit({}, 3)
#> recursive_walk_with_depth_limit({"k": {}}, 0)
#> recursive_walk_with_depth_limit("leaf", 1, "q")

### stock_exchange_candles
from dataclasses import dataclass


@dataclass
class Candle:
    open: float
    high: float
    low: float
    close: float

    @classmethod
    def of(cls, prices):
        return cls(prices[0], max(prices), min(prices), prices[-1])

    def __add__(self, other):
        return Candle(self.open, max(self.high, other.high), min(self.low, other.low), other.close)

    @property
    def color(self):
        return "green" if self.close > self.open else "red" if self.close < self.open else "grey"


def stock_exchange_candles(prices, size):
    candles = [Candle.of(prices[i:i + size]) for i in range(0, len(prices), size)]
    if not candles:
        return [], None
    whole = candles[0]
    for c in candles[1:]:
        whole = whole + c
    return [c.color for c in candles], repr(whole)

#> stock_exchange_candles([5, 7, 6, 4, 9], 2)
#> stock_exchange_candles([], 3)
#> stock_exchange_candles([10, 8, 12, 3, 3], 5)
#> stock_exchange_candles([1], 4)
#> stock_exchange_candles([2.5, 2.0], 0)
