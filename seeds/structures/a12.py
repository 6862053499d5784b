### shout_filter_chain_objects
class Filter:
    def __init__(self, nxt=None):
        self.nxt = nxt

    def handle(self, text):
        text = self.process(text)
        return self.nxt.handle(text) if self.nxt else text


class Trim(Filter):
    def process(self, text):
        return " ".join(text.split())


class Shorten(Filter):
    limit = 12

    def process(self, text):
        if len(text) <= self.limit:
            return text
        return text[:self.limit - 1].rstrip() + "…"


class Quote(Filter):
    def process(self, text):
        return f"«{text}»"


def shout_filter_chain_objects(text, limit=12):
    chain = Trim(Shorten(Quote()))
    chain.nxt.limit = limit
    return chain.handle(text), Shorten.limit

#> shout_filter_chain_objects("  many   spaces here ")
#> shout_filter_chain_objects("short")
#> shout_filter_chain_objects("", 5)
#> shout_filter_chain_objects("abcdef ghi", limit=8)
#> shout_filter_chain_objects("x\ty\nz", 3)

### maze_dead_end_filler
def open_neighbours(cells, r, c):
    return sum((r + dr, c + dc) in cells for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)))


def fill_once(cells, keep):
    return {p for p in cells if p not in keep and open_neighbours(cells, *p) <= 1}


def maze_dead_end_filler(rows):
    cells, keep = set(), set()
    for r, row in enumerate(rows):
        for c, ch in enumerate(row):
            if ch != "#":
                cells.add((r, c))
            if ch in "SE":
                keep.add((r, c))
    rounds = 0
    while dead := fill_once(cells, keep):
        cells -= dead
        rounds += 1
    return len(cells), rounds

#> maze_dead_end_filler(["S.#", "#.E", "..#"])
#> maze_dead_end_filler([])
#> maze_dead_end_filler(["S..", "###"])
#> maze_dead_end_filler(["SE"])
#> maze_dead_end_filler(["...", ".#.", "..."])

### reverse_words_in_brackets_recursive
def reverse_words_in_brackets_recursive(s):
    close = s.find(")")
    if close == -1:
        return s
    open_ = s.rfind("(", 0, close)
    if open_ == -1:
        raise ValueError(f"stray ) at {close}")
    inner = s[open_ + 1:close][::-1]
    return reverse_words_in_brackets_recursive(s[:open_] + inner + s[close + 1:])

#> reverse_words_in_brackets_recursive("a(bcd)e")
#> reverse_words_in_brackets_recursive("(u(love)i)")
#> reverse_words_in_brackets_recursive("plain")
#> reverse_words_in_brackets_recursive("a)b")
#> reverse_words_in_brackets_recursive("()(x)")

### discount_stack_property_cache
class Product:
    _cache = {}

    def __init__(self, base):
        self.base = base
        self._rules = []

    def rule(self, fn):
        self._rules.append(fn)
        Product._cache.pop(self.base, None)
        return self

    @property
    def price(self):
        key = self.base
        if key not in self._cache:
            p = self.base
            for r in self._rules:
                p = r(p)
            self._cache[key] = p
        return self._cache[key]


def discount_stack_property_cache(base, percents):
    Product._cache.clear()
    item = Product(base)
    seen = [item.price]
    for pct in percents:
        item.rule(lambda p, pct=pct: p - p * pct // 100)
        seen.append(item.price)
    seen.append(item.price)
    return seen, len(Product._cache)

#> discount_stack_property_cache(200, [10, 50])
#> discount_stack_property_cache(99, [])
#> discount_stack_property_cache(0, [5])
#> discount_stack_property_cache(1000, [1, 1, 1])
#> discount_stack_property_cache(50, [-20, 100])

### guess_number_generator_dialogue
def oracle(secret):
    tries = 1
    guess = yield "ready"
    while guess != secret:
        tries += 1
        guess = yield "higher" if guess < secret else "lower"
    yield "correct"
    yield tries


def player(lo, hi):
    while lo < hi:
        mid = (lo + hi) // 2
        hint = yield mid
        if hint == "higher":
            lo = mid + 1
        else:
            hi = mid - 1
    yield lo


def guess_number_generator_dialogue(secret, lo, hi):
    o, p = oracle(secret), player(lo, hi)
    next(o)
    guess, said = next(p), []
    for _ in range(10):
        hint = o.send(guess)
        said.append((guess, hint[0]))
        if hint == "correct":
            return said, next(o)
        guess = p.send(hint)

#> guess_number_generator_dialogue(7, 1, 10)
#> guess_number_generator_dialogue(1, 1, 1)
#> guess_number_generator_dialogue(2, 0, 16)
#> guess_number_generator_dialogue(5, 4, 6)
#> guess_number_generator_dialogue(50, 1, 10)

### expression_tree_derivative
def derive(e):
    match e:
        case int() | float():
            return 0
        case "x":
            return 1
        case ("+", a, b):
            return simplify(("+", derive(a), derive(b)))
        case ("*", a, b):
            return simplify(("+", simplify(("*", derive(a), b)), simplify(("*", a, derive(b)))))
        case _:
            raise NotImplementedError(str(e))


def simplify(e):
    match e:
        case ("+", 0, t) | ("+", t, 0) | ("*", 1, t) | ("*", t, 1):
            return t
        case ("*", 0, _) | ("*", _, 0):
            return 0
        case ("+", int(a), int(b)):
            return a + b
    return e


def expression_tree_derivative(e, times=1):
    for _ in range(times):
        e = derive(e)
    return e

#> expression_tree_derivative(("+", ("*", 3, "x"), 5))
#> expression_tree_derivative(("*", "x", "x"))
#> expression_tree_derivative(7)
#> expression_tree_derivative(("*", "x", ("*", "x", "x")), 2)
#> expression_tree_derivative(("^", "x", 2))
#> expression_tree_derivative("x", times=0)

### phone_book_search_tree
LETTERS = {c: str(d) for d, cs in enumerate("abc def ghi jkl mno pqrs tuv wxyz".split(), 2) for c in cs}


def to_digits(name):
    return "".join(LETTERS.get(c, "1") for c in name.lower())


class PhoneBook:
    def __init__(self):
        self.index = {}

    def add(self, name):
        code = to_digits(name)
        for n in range(1, len(code) + 1):
            self.index.setdefault(code[:n], []).append(name)

    def __getitem__(self, typed):
        return self.index.get(typed, [])


def phone_book_search_tree(names, typed):
    book = PhoneBook()
    for n in names:
        book.add(n)
    return [(typed[:i], len(book[typed[:i]])) for i in range(1, len(typed) + 1)], book[typed]

#> phone_book_search_tree(["Ada", "Bea", "Cec"], "232")
#> phone_book_search_tree([], "5")
#> phone_book_search_tree(["Zoë", "Yo"], "96")
#> phone_book_search_tree(["Al"], "")
#> phone_book_search_tree(["Sam", "Pan", "Ran"], "726")

### compose_middlewares_onion
def logging(log):
    def mw(nxt):
        def handler(req):
            log.append(f"> {req['path']}")
            res = nxt(req)
            log.append(f"< {res[0]}")
            return res
        return handler
    return mw


def auth(nxt):
    def handler(req):
        if req.get("token") != "t0k":
            return 401, "denied"
        return nxt({**req, "user": "root"})
    return handler


def app(req):
    return (200, f"hi {req['user']}") if req["path"] == "/" else (404, "")


def compose_middlewares_onion(requests):
    log = []
    handler = app
    for mw in (auth, logging(log)):
        handler = mw(handler)
    return [handler(r) for r in requests], log

#> compose_middlewares_onion([{"path": "/", "token": "t0k"}])
#> compose_middlewares_onion([{"path": "/x", "token": "t0k"}, {"path": "/x"}])
#> compose_middlewares_onion([])
#> compose_middlewares_onion([{"path": "/", "token": None}])
#> compose_middlewares_onion([{}])

### grid_word_search
def paths(rows, cols):
    for r in range(rows):
        yield [(r, c) for c in range(cols)]
    for c in range(cols):
        yield [(r, c) for r in range(rows)]


def locate(grid, word):
    for path in paths(len(grid), len(grid[0])):
        line = "".join(grid[r][c] for r, c in path)
        for text, p in ((line, path), (line[::-1], path[::-1])):
            i = text.find(word)
            if i >= 0:
                return p[i], p[i + len(word) - 1]
    return None


def grid_word_search(grid, *words):
    return {w: locate(grid, w) for w in words}

#> grid_word_search(["cat", "oxo", "wen"], "cow", "tac")
#> grid_word_search(["ab", "cd"], "ad")
#> grid_word_search(["q"], "q")
#> grid_word_search(["noon", "abba"], "no", "on", "ab")
#> grid_word_search([], "x")

### lamp_switchboard_observer
class Lamp:
    def __init__(self, name):
        self.name, self.on, self.toggles = name, False, 0

    def toggle(self):
        self.on = not self.on
        self.toggles += 1


class Board:
    def __init__(self, wiring):
        names = sorted({n for group in wiring.values() for n in group})
        self.lamps = {n: Lamp(n) for n in names}
        self.wiring = wiring

    def press(self, button):
        for name in self.wiring.get(button, ()):
            self.lamps[name].toggle()

    def lit(self):
        return [n for n, l in self.lamps.items() if l.on]


def lamp_switchboard_observer(wiring, presses):
    b = Board(wiring)
    for p in presses:
        b.press(p)
    busiest = max(b.lamps.values(), key=lambda l: l.toggles, default=None)
    return b.lit(), busiest and busiest.name

#> lamp_switchboard_observer({"A": ["x", "y"], "B": ["y"]}, "AB")
#> lamp_switchboard_observer({}, "Q")
#> lamp_switchboard_observer({"1": ["n"], "2": ["n", "m"]}, "1122")
#> lamp_switchboard_observer({"z": []}, "zz")
#> lamp_switchboard_observer({"A": ["k", "k"]}, ["A"])

### date_parser_format_table
import re

FORMATS = [
    (r"(\d{4})-(\d\d?)-(\d\d?)", "ymd"),
    (r"(\d\d?)\.(\d\d?)\.(\d{4})", "dmy"),
    (r"(\d\d?)/(\d\d?)/(\d{4})", "mdy"),
]


class BadDate(ValueError):
    pass


def parse(text):
    for pattern, order in FORMATS:
        if m := re.fullmatch(pattern, text.strip()):
            return dict(zip(order, map(int, m.groups())))
    raise BadDate(text)


def check(d):
    if not 1 <= d["m"] <= 12:
        raise BadDate(f"month {d['m']}")
    return d["y"], d["m"], d["d"]


def date_parser_format_table(texts):
    good, bad = [], []
    for t in texts:
        try:
            good.append(check(parse(t)))
        except BadDate as e:
            bad.append(str(e))
    return sorted(good), bad

#> date_parser_format_table(["2021-3-9", "24.12.1999", "7/4/1976"])
#> date_parser_format_table(["24/12/1999", "soon"])
#> date_parser_format_table([])
#> date_parser_format_table([" 1.1.2000 ", "1.1.00"])
#> date_parser_format_table(["0/1/2020", "2020-12-31"])

### subset_iterator_gray_order
class Subsets:
    def __init__(self, items):
        self.items = list(items)
        self.i = 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.i >= 1 << len(self.items):
            raise StopIteration
        code = self.i ^ (self.i >> 1)
        self.i += 1
        return [x for k, x in enumerate(self.items) if code >> k & 1]


def subset_iterator_gray_order(items, want_sum):
    for n, s in enumerate(Subsets(items)):
        if s and sum(s) == want_sum:
            return n, s
    return None

#> subset_iterator_gray_order([3, 5, 7], 12)
#> subset_iterator_gray_order([], 0)
#> subset_iterator_gray_order([1, 2, 4, 8], 13)
#> subset_iterator_gray_order([-2, 2], 0)
#> subset_iterator_gray_order([6, 6], 5)

### resource_usage_tracker_global
TOTALS = {"cpu": 0, "mem": 0}
PEAK = None


def record(kind, amount):
    global PEAK
    TOTALS[kind] += amount
    if PEAK is None or TOTALS[kind] > PEAK[1]:
        PEAK = (kind, TOTALS[kind])


def report():
    return [f"{k}={v}" for k, v in TOTALS.items()] + [PEAK]


def resource_usage_tracker_global(events):
    for e in events:
        kind, sign, amount = e[:3], e[3], int(e[4:])
        record(kind, amount if sign == "+" else -amount)
    return report()

#> resource_usage_tracker_global(["cpu+5", "mem+9", "mem-4"])
#> resource_usage_tracker_global([])
#> resource_usage_tracker_global(["cpu-3", "mem-1"])
#> resource_usage_tracker_global(["gpu+1"])
#> resource_usage_tracker_global(["mem+100", "cpu+99", "cpu+2"])

### tile_rotation_matcher
def rotate(tile):
    return tuple("".join(col) for col in zip(*tile[::-1]))


def flip(tile):
    return tuple(row[::-1] for row in tile)


def orientations(tile):
    for start in (tile, flip(tile)):
        for _ in range(4):
            yield start
            start = rotate(start)


def tile_rotation_matcher(a, b):
    a, b = tuple(a), tuple(b)
    distinct = len(set(orientations(a)))
    for i, t in enumerate(orientations(a)):
        if t == b:
            return i, distinct
    return None, distinct

#> tile_rotation_matcher(["ab", "cd"], ["ca", "db"])
#> tile_rotation_matcher(["##", ".."], ["..", "##"])
#> tile_rotation_matcher(["xx", "xx"], ["xx", "xy"])
#> tile_rotation_matcher(["abc"], ["cba"])
#> tile_rotation_matcher(["ab", "cd"], ["db", "ca"])

### bill_splitter_kwargs
def share(total, people, weights):
    whole = sum(weights.get(p, 1) for p in people)
    return {p: total * weights.get(p, 1) // whole for p in people}


def settle(shares, paid):
    return {p: paid.get(p, 0) - s for p, s in shares.items()}


def transfers(balance):
    debtors = sorted((b, p) for p, b in balance.items() if b < 0)
    creditors = sorted(((b, p) for p, b in balance.items() if b > 0), reverse=True)
    out = []
    while debtors and creditors:
        (owe, d), (due, c) = debtors.pop(0), creditors.pop(0)
        amount = min(-owe, due)
        out.append(f"{d}->{c} {amount}")
        if owe + amount:
            debtors.insert(0, (owe + amount, d))
        if due - amount:
            creditors.insert(0, (due - amount, c))
    return out


def bill_splitter_kwargs(paid, **weights):
    shares = share(sum(paid.values()), sorted(paid), weights)
    return transfers(settle(shares, paid))

#> bill_splitter_kwargs({"Ann": 90, "Bob": 0, "Cid": 0})
#> bill_splitter_kwargs({"Ann": 60, "Bob": 0}, Ann=2)
#> bill_splitter_kwargs({"Ann": 10, "Bob": 10})
#> bill_splitter_kwargs({"A": 50, "B": 70, "C": 0, "D": 0})
#> bill_splitter_kwargs({})

### regex_route_matcher
import re


class Route:
    def __init__(self, pattern, name):
        regex = re.sub(r"<(\w+)>", r"(?P<\1>[^/]+)", pattern)
        self.regex, self.name = re.compile(regex), name

    def match(self, path):
        m = self.regex.fullmatch(path)
        return (self.name, m.groupdict()) if m else None


ROUTES = ["/", "/user/<id>", "/user/<id>/post/<slug>"]


def regex_route_matcher(path):
    table = [Route(p, f"r{i}") for i, p in enumerate(ROUTES)]
    for route in table:
        if found := route.match(path.rstrip("/") or "/"):
            return found
    return 404

#> regex_route_matcher("/user/42/")
#> regex_route_matcher("/")
#> regex_route_matcher("/user/ann/post/my-trip")
#> regex_route_matcher("/admin")
#> regex_route_matcher("/user//post/x")

### knapsack_branching_items
from collections import namedtuple

Item = namedtuple("Item", "name weight value")


def best(items, room):
    if not items:
        return 0, ()
    first, *rest = items
    skip = best(rest, room)
    if first.weight > room:
        return skip
    value, names = best(rest, room - first.weight)
    take = (value + first.value, (first.name, *names))
    return max(skip, take, key=lambda t: t[0])


def knapsack_branching_items(rows, room):
    items = [Item(*r) for r in rows]
    value, names = best(items, room)
    return "+".join(names) or "nothing", value

#> knapsack_branching_items([("tent", 5, 10), ("stove", 3, 6), ("book", 3, 5)], 6)
#> knapsack_branching_items([], 10)
#> knapsack_branching_items([("anvil", 50, 99)], 10)
#> knapsack_branching_items([("a", 1, 1), ("b", 1, 1)], 1)
#> knapsack_branching_items([("x", 0, 4), ("y", 2, 3)], 0)

### tokens_bucket_refill
class Bucket:
    def __init__(self, capacity, rate):
        self.capacity, self.rate = capacity, rate
        self.tokens, self.stamp = capacity, 0

    def _refill(self, now):
        self.tokens = min(self.capacity, self.tokens + (now - self.stamp) * self.rate)
        self.stamp = now

    def take(self, now, n=1):
        self._refill(now)
        if self.tokens < n:
            return False
        self.tokens -= n
        return True


def tokens_bucket_refill(capacity, rate, calls):
    b = Bucket(capacity, rate)
    return "".join("Y" if b.take(*c) else "n" for c in calls), b.tokens

#> tokens_bucket_refill(2, 1, [(0,), (0,), (0,), (1,)])
#> tokens_bucket_refill(10, 2, [(0, 8), (1, 5), (2, 5)])
#> tokens_bucket_refill(1, 0.5, [(0,), (1,), (2,)])
#> tokens_bucket_refill(3, 0, [])
#> tokens_bucket_refill(5, 100, [(0, 6), (9, 5)])

### operator_precedence_paren_printer
PREC = {"or": 1, "and": 2, "not": 3}


def show(e, outer=0):
    if isinstance(e, str):
        return e
    op, *args = e
    p = PREC[op]
    if len(args) == 1:
        text = f"{op} {show(args[0], p)}"
    else:
        text = f" {op} ".join(show(a, p) for a in args)
    return f"({text})" if p < outer else text


def operator_precedence_paren_printer(e):
    text = show(e)
    return text, text.count("(")

#> operator_precedence_paren_printer(("and", ("or", "a", "b"), "c"))
#> operator_precedence_paren_printer(("or", ("and", "a", "b"), ("not", "c")))
#> operator_precedence_paren_printer("x")
#> operator_precedence_paren_printer(("not", ("or", "p", ("not", "q"))))
#> operator_precedence_paren_printer(("xor", "a", "b"))

### library_fine_calculator_class
class Loan:
    FREE_DAYS = 14
    STEPS = ((7, 10), (14, 25), (None, 50))

    def __init__(self, title, days, *, child=False):
        self.title, self.days, self.child = title, days, child

    def late(self):
        return max(0, self.days - self.FREE_DAYS)

    def fine(self):
        left, total = self.late(), 0
        for span, cents in self.STEPS:
            n = left if span is None else min(left, span)
            total += n * cents
            left -= n
            if not left:
                break
        return total // 2 if self.child else total


def library_fine_calculator_class(loans):
    bills = [(l.title, l.fine()) for l in (Loan(t, d, child=c) for t, d, c in loans)]
    return [b for b in bills if b[1]], sum(f for _, f in bills)

#> library_fine_calculator_class([("Dune", 20, False), ("Pippi", 20, True)])
#> library_fine_calculator_class([("Emma", 14, False)])
#> library_fine_calculator_class([])
#> library_fine_calculator_class([("Ulysses", 60, False), ("Momo", 29, True)])
#> library_fine_calculator_class([("It", -3, False)])

### stack_sort_two_stacks
class Stack:
    def __init__(self, items=()):
        self._a = list(items)

    def push(self, x):
        self._a.append(x)

    def pop(self):
        return self._a.pop()

    @property
    def top(self):
        return self._a[-1]

    def __bool__(self):
        return len(self._a) > 0

    def __iter__(self):
        return reversed(self._a)


def stack_sort_two_stacks(items):
    src, dst, moves = Stack(items), Stack(), 0
    while src:
        x = src.pop()
        while dst and dst.top > x:
            src.push(dst.pop())
            moves += 1
        dst.push(x)
        moves += 1
    return list(dst), moves

#> stack_sort_two_stacks([3, 1, 2])
#> stack_sort_two_stacks([])
#> stack_sort_two_stacks("zebra")
#> stack_sort_two_stacks([5, 4, 3, 2, 1])
#> stack_sort_two_stacks([1, 1.0, True])

### notification_template_method
class Notice:
    prefix = ""

    def render(self, data):
        body = self.body(data)
        return f"{self.prefix}{self.style(body)}{self.footer()}"

    def style(self, body):
        return body

    def footer(self):
        return ""


class Sms(Notice):
    def body(self, data):
        return f"{data['what']} {data['n']}"[:10]


class Mail(Notice):
    prefix = "Subject: "

    def body(self, data):
        return "{what} ({n})".format(**data)

    def style(self, body):
        return body.title()

    def footer(self):
        return " --bye"


def notification_template_method(channel, what, n):
    cls = Sms if channel == "sms" else Mail
    return cls().render({"what": what, "n": n})

#> notification_template_method("sms", "new messages", 4)
#> notification_template_method("mail", "late fees", 12)
#> notification_template_method("sms", "", 0)
#> notification_template_method("", "ÉCOLE fermée", None)
#> notification_template_method("mail", "o'clock", -1)

### pairing_heap_merge
def merge(a, b):
    if not a or not b:
        return a or b
    if b[0] < a[0]:
        a, b = b, a
    return (a[0], [*a[1], b])


def pop_min(heap):
    value, kids = heap
    while len(kids) > 1:
        kids = [merge(*kids[i:i + 2]) if i + 1 < len(kids) else kids[i] for i in range(0, len(kids), 2)]
    return value, kids[0] if kids else None


def pairing_heap_merge(xs, ys):
    heap = None
    for v in [*xs, *ys]:
        heap = merge(heap, (v, []))
    out = []
    while heap:
        v, heap = pop_min(heap)
        out.append(v)
    return out

#> pairing_heap_merge([5, 1, 4], [2, 3])
#> pairing_heap_merge([], [])
#> pairing_heap_merge("heap", "!")
#> pairing_heap_merge([0, 0], [-1])
#> pairing_heap_merge([9], [1.5, 7])

### trace_calls_indentation
def traced(log):
    depth = 0

    def deco(fn):
        def inner(*args):
            nonlocal depth
            log.append("|" * depth + f"{fn.__name__}{args}")
            depth += 1
            try:
                return fn(*args)
            finally:
                depth -= 1
        return inner
    return deco


def trace_calls_indentation(n, k):
    log = []

    @traced(log)
    def choose(n, k):
        if k == 0 or k == n:
            return 1
        return choose(n - 1, k - 1) + choose(n - 1, k)

    return choose(n, k), log

#> trace_calls_indentation(2, 1)
#> trace_calls_indentation(3, 2)
#> trace_calls_indentation(5, 0)
#> trace_calls_indentation(4, 4)
#> trace_calls_indentation(4, 1)

### compare_dict_views_class
class Inventory:
    def __init__(self, **items):
        self._items = items

    def keys(self):
        return self._items.keys()

    def __getitem__(self, k):
        return self._items[k]

    def __or__(self, other):
        merged = dict(**self)
        for k in other.keys():
            merged[k] = merged.get(k, 0) + other[k]
        return Inventory(**merged)

    def __and__(self, other):
        return sorted(self.keys() & other.keys())


def compare_dict_views_class(a, b):
    x, y = Inventory(**a), Inventory(**b)
    return {**(x | y)}, x & y

#> compare_dict_views_class({"axe": 1, "rope": 2}, {"rope": 3})
#> compare_dict_views_class({}, {})
#> compare_dict_views_class({"p": 1}, {"q": 1})
#> compare_dict_views_class({"b": 0, "a": 0}, {"a": -1, "b": -1})
#> compare_dict_views_class({"s": "x"}, {"s": "y"})
