### snapshot_text_buffer_gap
class GapBuffer:
    def __init__(self, text, gap=2):
        self.buf = list(text) + [None] * gap
        self.start, self.end = len(text), len(text) + gap

    def move(self, pos):
        while self.start > pos:
            self.start -= 1
            self.end -= 1
            self.buf[self.end], self.buf[self.start] = self.buf[self.start], None
        while self.start < pos:
            self.buf[self.start], self.buf[self.end] = self.buf[self.end], None
            self.start += 1
            self.end += 1

    def insert(self, text):
        for ch in text:
            if self.start == self.end:
                self.buf[self.start:self.start] = [None] * 3
                self.end += 3
            self.buf[self.start] = ch
            self.start += 1

    def __str__(self):
        return "".join(c or "_" for c in self.buf)


def snapshot_text_buffer_gap(text, edits):
    g = GapBuffer(text)
    shots = [str(g)]
    for pos, s in edits:
        g.move(pos)
        g.insert(s)
        shots.append(str(g))
    return shots

#> snapshot_text_buffer_gap("cat", [(1, "h")])
#> snapshot_text_buffer_gap("", [(0, "abc")])
#> snapshot_text_buffer_gap("xy", [(0, "1"), (3, "2")])
#> snapshot_text_buffer_gap("day", [])
#> snapshot_text_buffer_gap("ab", [(5, "z")])

### recursive_directory_glob
def expand(tree, parts, prefix=""):
    if not parts:
        yield prefix
        return
    head, *rest = parts
    for name, child in sorted(tree.items()):
        if head not in ("*", "**", name):
            continue
        path = f"{prefix}/{name}"
        if isinstance(child, dict):
            yield from expand(child, rest, path)
            if head == "**":
                yield from expand(child, parts, path)
        elif not rest:
            yield path


def recursive_directory_glob(tree, pattern):
    return list(expand(tree, pattern.split("/")))

#> recursive_directory_glob({"src": {"a.py": 1, "lib": {"b.py": 2}}, "x": 3}, "src/*")
#> recursive_directory_glob({"src": {"a.py": 1, "lib": {"b.py": 2}}}, "**/b.py")
#> recursive_directory_glob({}, "*")
#> recursive_directory_glob({"p": {"q": {"r": 0}}}, "*/*/*")
#> recursive_directory_glob({"f": 1, "g": {}}, "f/z")

### pipe_cleaning_generators_send
def cleaner(rules):
    text = None
    applied = 0
    while True:
        text = yield text, applied
        applied = 0
        for old, new in rules:
            if old in text:
                text = text.replace(old, new)
                applied += 1


def pipe_cleaning_generators_send(lines, **rules):
    pipe = cleaner(list(rules.items()))
    next(pipe)
    results = [pipe.send(line) for line in lines]
    pipe.close()
    return [t for t, _ in results], sum(n for _, n in results)

#> pipe_cleaning_generators_send(["teh cat", "adn dog"], teh="the", adn="and")
#> pipe_cleaning_generators_send([], a="b")
#> pipe_cleaning_generators_send(["aaa"], a="b", b="c")
#> pipe_cleaning_generators_send(["keep"])
#> pipe_cleaning_generators_send(["x", 5], x="y")

### stock_portfolio_average_cost
class Position:
    def __init__(self):
        self.qty, self.cost, self.gain = 0, 0.0, 0.0

    @property
    def average(self):
        return self.cost / self.qty if self.qty else 0.0

    def buy(self, qty, price):
        self.qty += qty
        self.cost += qty * price

    def sell(self, qty, price):
        if qty > self.qty:
            raise ValueError(f"only {self.qty}")
        avg = self.average
        self.gain += qty * (price - avg)
        self.cost -= qty * avg
        self.qty -= qty


def stock_portfolio_average_cost(trades):
    book, errors = {}, []
    for sym, qty, price in trades:
        pos = book.setdefault(sym, Position())
        try:
            (pos.buy if qty > 0 else pos.sell)(abs(qty), price)
        except ValueError as e:
            errors.append(f"{sym}: {e}")
    return {s: (p.qty, round(p.average, 2), p.gain) for s, p in book.items()}, errors

#> stock_portfolio_average_cost([("ACME", 10, 5.0), ("ACME", 10, 7.0), ("ACME", -5, 8.0)])
#> stock_portfolio_average_cost([("X", -1, 1.0)])
#> stock_portfolio_average_cost([])
#> stock_portfolio_average_cost([("A", 2, 3.0), ("B", 1, 1.0), ("A", -2, 3.0)])
#> stock_portfolio_average_cost([("Q", 4, 2.5), ("Q", -3, 2.5), ("Q", -3, 9.0)])

### lazy_evaluated_thunks
class Thunk:
    forced = 0

    def __init__(self, fn):
        self.fn, self.done = fn, False

    def force(self):
        if not self.done:
            Thunk.forced += 1
            self.value, self.done = self.fn(), True
        return self.value


def if_then_else(cond, a, b):
    return a.force() if cond.force() else b.force()


def lazy_evaluated_thunks(n, d):
    Thunk.forced = 0
    safe = Thunk(lambda: d != 0)
    quotient = Thunk(lambda: n // d)
    fallback = Thunk(lambda: "undefined")
    first = if_then_else(safe, quotient, fallback)
    second = if_then_else(safe, quotient, fallback)
    return first, second, Thunk.forced

#> lazy_evaluated_thunks(17, 5)
#> lazy_evaluated_thunks(1, 0)
#> lazy_evaluated_thunks(-7, 2)
#> lazy_evaluated_thunks(0, 3)
#> lazy_evaluated_thunks("a", 1)

### coin_sorter_machine_enum
from enum import IntEnum


class Coin(IntEnum):
    QUARTER = 25
    DIME = 10
    NICKEL = 5
    PENNY = 1


def change(amount):
    for coin in Coin:
        n, amount = divmod(amount, coin)
        if n:
            yield coin, n


def describe(coin, n):
    name = coin.name.lower()
    if n == 1:
        return f"1 {name}"
    return f"{n} {name[:-1] + 'ies' if name.endswith('y') else name + 's'}"


def coin_sorter_machine_enum(amount):
    if amount < 0:
        raise ValueError("debt")
    return ", ".join(describe(c, n) for c, n in change(amount)) or "nothing"

#> coin_sorter_machine_enum(68)
#> coin_sorter_machine_enum(0)
#> coin_sorter_machine_enum(25)
#> coin_sorter_machine_enum(-1)
#> coin_sorter_machine_enum(119)

### sandwich_builder_abstract
class Part:
    calories = 0

    def name(self):
        raise NotImplementedError

    def __radd__(self, total):
        return total + self.calories


class Bread(Part):
    calories = 80

    def name(self):
        return "bread"


class Filling(Part):
    def __init__(self, what, calories):
        self.what, self.calories = what, calories

    def name(self):
        return self.what


def sandwich_builder_abstract(*fillings):
    parts = [Bread(), *(Filling(*f) for f in fillings), Bread()]
    try:
        Part().name()
    except NotImplementedError:
        parts.append(Filling("napkin", 0))
    return "/".join(p.name() for p in parts), sum(parts)

#> sandwich_builder_abstract(("ham", 120), ("kraut", 15))
#> sandwich_builder_abstract()
#> sandwich_builder_abstract(("egg", 78.5))
#> sandwich_builder_abstract(("air", 0), ("ice", -5))
#> sandwich_builder_abstract(("mayo",))

### dependency_injection_container
class Container:
    def __init__(self):
        self.makers, self.cache, self.built = {}, {}, []

    def provide(self, name, *deps):
        def deco(fn):
            self.makers[name] = (fn, deps)
            return fn
        return deco

    def get(self, name):
        if name not in self.cache:
            fn, deps = self.makers[name]
            args = [self.get(d) for d in deps]
            self.cache[name] = fn(*args)
            self.built.append(name)
        return self.cache[name]


def dependency_injection_container(env, *wanted):
    c = Container()

    @c.provide("config")
    def config():
        return {"url": f"db://{env}"}

    @c.provide("db", "config")
    def db(cfg):
        return cfg["url"] + "/main"

    @c.provide("app", "db", "config")
    def app(database, cfg):
        return len(database) + len(cfg)

    return [c.get(w) for w in wanted], c.built

#> dependency_injection_container("test", "app")
#> dependency_injection_container("prod", "db", "db", "config")
#> dependency_injection_container("x")
#> dependency_injection_container("", "config", "app")
#> dependency_injection_container("dev", "cache")

### card_shuffle_perfect_orders
def split(deck):
    mid = (len(deck) + 1) // 2
    return deck[:mid], deck[mid:]


def riffle(deck):
    a, b = split(deck)
    out = []
    for i, card in enumerate(a):
        out.append(card)
        out.extend(b[i:i + 1])
    return out


def card_shuffle_perfect_orders(deck):
    start, cur, n = list(deck), riffle(deck), 1
    history = [cur[:3]]
    while cur != start:
        cur = riffle(cur)
        history.append(cur[:3])
        n += 1
    return n, history

#> card_shuffle_perfect_orders(["A", "K", "Q", "J"])
#> card_shuffle_perfect_orders([])
#> card_shuffle_perfect_orders([1, 2, 3, 4, 5, 6])
#> card_shuffle_perfect_orders([9, 8, 7])
#> card_shuffle_perfect_orders(["x", "x"])

### replace_placeholders_callback_count
import re


class Numberer:
    def __init__(self, start=1):
        self.n, self.seen = start, {}

    def __call__(self, m):
        key = m[1]
        if key not in self.seen:
            self.seen[key] = self.n
            self.n += 1
        return f"[{self.seen[key]}]"


def replace_placeholders_callback_count(text, start=1):
    sub = Numberer(start)
    body = re.sub(r"@(\w+)", sub, text)
    notes = [f"{n}={k}" for k, n in sub.seen.items()]
    return body, notes

#> replace_placeholders_callback_count("see @smith and @jones, also @smith")
#> replace_placeholders_callback_count("nothing here")
#> replace_placeholders_callback_count("@a@b @A", start=10)
#> replace_placeholders_callback_count("")
#> replace_placeholders_callback_count("mail me@home @ noon")

### evolving_cellular_rule
def rule_table(number):
    return {f"{i:03b}": str(number >> i & 1) for i in range(8)}


def evolve(row, table):
    padded = f"0{row}0"
    return "".join(table[padded[i:i + 3]] for i in range(len(row)))


def evolving_cellular_rule(row, number, steps):
    table = rule_table(number)
    history = [row]
    for _ in range(steps):
        nxt = evolve(history[-1], table)
        if nxt in history:
            history.append(f"loop to {history.index(nxt)}")
            break
        history.append(nxt)
    return history

#> evolving_cellular_rule("0001000", 90, 3)
#> evolving_cellular_rule("111", 0, 5)
#> evolving_cellular_rule("", 30, 2)
#> evolving_cellular_rule("10110", 110, 4)
#> evolving_cellular_rule("012", 30, 1)

### typed_config_dataclass_from_dict
from dataclasses import dataclass, fields, asdict


@dataclass
class Settings:
    host: str = "localhost"
    port: int = 80
    ratio: float = 0.5

    def validate(self):
        if not 0 < self.port < 65536:
            raise ValueError(f"port {self.port}")
        return self


def coerce(raw):
    known = {f.name: f.type for f in fields(Settings)}
    good = {k: known[k](v) for k, v in raw.items() if k in known}
    return Settings(**good), sorted(set(raw) - set(known))


def typed_config_dataclass_from_dict(raw):
    settings, unknown = coerce(raw)
    return asdict(settings.validate()), unknown

#> typed_config_dataclass_from_dict({"port": "8080", "ratio": "1"})
#> typed_config_dataclass_from_dict({})
#> typed_config_dataclass_from_dict({"host": 127, "colour": "red", "zoom": 2})
#> typed_config_dataclass_from_dict({"port": 0})
#> typed_config_dataclass_from_dict({"port": "http"})

### diamond_kata_lines
def line(i, n):
    ch = chr(65 + i)
    outer = "." * (n - i)
    if i == 0:
        return outer + ch + outer
    inner = "." * (2 * i - 1)
    return outer + ch + inner + ch + outer


def mirror(lines):
    return lines + lines[-2::-1]


def diamond_kata_lines(letter):
    n = ord(letter.upper()) - 65
    return mirror([line(i, n) for i in range(n + 1)])

#> diamond_kata_lines("C")
#> diamond_kata_lines("a")
#> diamond_kata_lines("B")
#> diamond_kata_lines("E")
#> diamond_kata_lines("")

### stable_topic_router_patterns
class Topic:
    def __init__(self, pattern):
        self.parts = pattern.split("/")

    def matches(self, topic):
        return self._match(self.parts, topic.split("/"))

    def _match(self, pat, parts):
        if not pat:
            return not parts
        if pat[0] == "#":
            return True
        return bool(parts) and pat[0] in ("+", parts[0]) and self._match(pat[1:], parts[1:])


def stable_topic_router_patterns(subs, messages):
    delivered = {name: [] for name in subs}
    for topic, payload in messages:
        for name, pattern in subs.items():
            if Topic(pattern).matches(topic):
                delivered[name].append(payload)
    return delivered

#> stable_topic_router_patterns({"temp": "home/+/temp", "all": "#"}, [("home/attic/temp", 31), ("home/door", "open")])
#> stable_topic_router_patterns({}, [("x", 1)])
#> stable_topic_router_patterns({"a": "x/y"}, [("x", 0), ("x/y", 1), ("x/y/z", 2)])
#> stable_topic_router_patterns({"h": "a/#", "p": "+"}, [("a", 1), ("b", 2)])
#> stable_topic_router_patterns({"q": "+/+"}, [])

### matrix_determinant_recursive
def minor(m, col):
    return [row[:col] + row[col + 1:] for row in m[1:]]


def det(m):
    if not m:
        return 1
    return sum((-1) ** c * v * det(minor(m, c)) for c, v in enumerate(m[0]) if v)


def matrix_determinant_recursive(m):
    if any(len(row) != len(m) for row in m):
        raise ValueError("not square")
    d = det(m)
    return d, "singular" if d == 0 else "invertible"

#> matrix_determinant_recursive([[1, 2], [3, 4]])
#> matrix_determinant_recursive([])
#> matrix_determinant_recursive([[2, 0, 1], [1, 3, 2], [4, 0, 2]])
#> matrix_determinant_recursive([[1, 2, 3]])
#> matrix_determinant_recursive([[-7.5]])

### conversation_state_handler
def ask_name(ctx, msg):
    ctx["name"] = msg.title()
    return f"How old are you, {ctx['name']}?", ask_age


def ask_age(ctx, msg):
    if not msg.isdigit():
        return "A number, please.", ask_age
    ctx["age"] = int(msg)
    return ("Bye, kid!", None) if ctx["age"] < 18 else ("Coffee or tea?", ask_drink)


def ask_drink(ctx, msg):
    ctx["drink"] = msg if msg in ("coffee", "tea") else "water"
    return f"One {ctx['drink']}.", None


def conversation_state_handler(messages):
    ctx, replies, state = {}, [], ask_name
    for m in messages:
        if state is None:
            replies.append("...")
            break
        reply, state = state(ctx, m.strip().lower())
        replies.append(reply)
    return replies, ctx

#> conversation_state_handler(["jo ann", "forty", "40", "Tea"])
#> conversation_state_handler(["tim", "9", "hello?"])
#> conversation_state_handler([])
#> conversation_state_handler(["x", "18", "gin"])
#> conversation_state_handler([" ", "0"])

### prioritised_support_tickets
import heapq
from itertools import count


class Desk:
    LEVELS = {"urgent": 0, "normal": 1, "low": 2}

    def __init__(self):
        self.heap, self.order = [], count()

    def open(self, title, level="normal"):
        heapq.heappush(self.heap, [self.LEVELS[level], next(self.order), title])

    def escalate(self):
        for t in self.heap:
            t[0] = max(0, t[0] - 1)
        heapq.heapify(self.heap)

    def close(self):
        return heapq.heappop(self.heap)[2]


def prioritised_support_tickets(tickets, served_between):
    d, done = Desk(), []
    for i, t in enumerate(tickets, 1):
        d.open(*t)
        if i % served_between == 0:
            done.append(d.close())
            d.escalate()
    return done, [d.close() for _ in range(len(d.heap))]

#> prioritised_support_tickets([("printer", "low"), ("fire", "urgent"), ("login",)], 2)
#> prioritised_support_tickets([("a", "low"), ("b", "low"), ("c", "normal"), ("d", "urgent")], 1)
#> prioritised_support_tickets([], 3)
#> prioritised_support_tickets([("x", "low"), ("y",), ("z", "low"), ("w",)], 2)
#> prioritised_support_tickets([("q", "whenever")], 1)

### exception_group_summaries
class Problem(Exception):
    def __init__(self, *subs):
        super().__init__(f"{len(subs)} problems")
        self.subs = subs

    def flat(self):
        for s in self.subs:
            if isinstance(s, Problem):
                yield from s.flat()
            else:
                yield f"{type(s).__name__}: {s}"


def check_all(value, checks):
    errors = []
    for c in checks:
        try:
            c(value)
        except Exception as e:
            errors.append(e)
    if errors:
        raise Problem(*errors)


def exception_group_summaries(value):
    numeric = lambda v: check_all(v, [int, lambda x: 10 / int(x)])
    try:
        check_all(value, [len, numeric])
    except Problem as p:
        return str(p), list(p.flat())
    return "fine", []

#> exception_group_summaries("5")
#> exception_group_summaries("0")
#> exception_group_summaries(0)
#> exception_group_summaries("abc")
#> exception_group_summaries(7)

### pretty_print_binary_tree_rows
def height(t):
    return 0 if t is None else 1 + max(height(t[1]), height(t[2]))


def place(t, grid, row, lo, hi):
    if t is None:
        return
    mid = (lo + hi) // 2
    grid[row][mid] = str(t[0])
    place(t[1], grid, row + 1, lo, mid)
    place(t[2], grid, row + 1, mid + 1, hi)


def leaf(v):
    return (v, None, None)


def pretty_print_binary_tree_rows(root, left=(), right=()):
    t = (root, leaf(left[0]) if len(left) == 1 else None, (right[0], None, leaf(right[1])) if len(right) == 2 else None)
    h = height(t)
    grid = [["."] * (2 ** h - 1) for _ in range(h)]
    place(t, grid, 0, 0, 2 ** h - 1)
    return ["".join(r) for r in grid]

#> pretty_print_binary_tree_rows(1, (2,), (3, 4))
#> pretty_print_binary_tree_rows("a")
#> pretty_print_binary_tree_rows(5, (6,))
#> pretty_print_binary_tree_rows(0, (), (8, 9))
#> pretty_print_binary_tree_rows("x", (1, 2), ("y",))

### bank_statement_categoriser
RULES = []


def category(name, *keywords):
    RULES.append((name, keywords))


def setup():
    RULES.clear()
    category("food", "grocer", "bakery")
    category("travel", "rail", "air")
    category("other", "")


def classify(text):
    return next(name for name, keys in RULES if any(k in text.lower() for k in keys))


def bank_statement_categoriser(entries):
    setup()
    sums = dict.fromkeys((name for name, _ in RULES), 0)
    for text, amount in entries:
        sums[classify(text)] += amount
    return {k: v for k, v in sums.items() if v}

#> bank_statement_categoriser([("City Grocer 12", 40), ("AIRBUS shop", 5), ("Rent", 700)])
#> bank_statement_categoriser([])
#> bank_statement_categoriser([("refund bakery", -3), ("Bakery", 3)])
#> bank_statement_categoriser([("Railway grocer", 10), ("", 1)])
#> bank_statement_categoriser([("hair salon", 25), ("TRAIL MIX", 4)])
