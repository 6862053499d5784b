### rainwater_simulator_columns
def walls(heights):
    left, best = [], 0
    for h in heights:
        best = max(best, h)
        left.append(best)
    return left


def trapped(heights):
    left = walls(heights)
    right = walls(heights[::-1])[::-1]
    return [min(l, r) - h for l, r, h in zip(left, right, heights)]


def rainwater_simulator_columns(heights):
    water = trapped(heights)
    picture = [f"{'#' * h}{'~' * w}" for h, w in zip(heights, water)]
    return sum(water), picture

#> rainwater_simulator_columns([3, 0, 2, 0, 4])
#> rainwater_simulator_columns([])
#> rainwater_simulator_columns([1, 2, 3])
#> rainwater_simulator_columns([5, 1, 5])
#> rainwater_simulator_columns([0, 0, 2])

### mini_git_commits
class Commit:
    def __init__(self, msg, tree, parent=None):
        self.msg, self.tree, self.parent = msg, dict(tree), parent

    def history(self):
        c = self
        while c:
            yield c.msg
            c = c.parent


class Repo:
    def __init__(self):
        self.head, self.stage = None, {}

    def add(self, path, text):
        self.stage[path] = text

    def commit(self, msg):
        tree = {**(self.head.tree if self.head else {}), **self.stage}
        self.head, self.stage = Commit(msg, tree, self.head), {}

    def status(self):
        old = self.head.tree if self.head else {}
        return {p: "M" if p in old else "A" for p, t in self.stage.items() if old.get(p) != t}


def mini_git_commits(script):
    repo = Repo()
    for cmd, *args in script:
        getattr(repo, cmd)(*args)
    log = list(repo.head.history()) if repo.head else []
    return log, repo.status()

#> mini_git_commits([("add", "a", "1"), ("commit", "first"), ("add", "a", "2"), ("add", "b", "")])
#> mini_git_commits([])
#> mini_git_commits([("commit", "empty"), ("commit", "again")])
#> mini_git_commits([("add", "x", "1"), ("commit", "c"), ("add", "x", "1")])
#> mini_git_commits([("push",)])

### sequence_look_and_say
from itertools import groupby


def say(s):
    return "".join(f"{len(list(g))}{d}" for d, g in groupby(s))


def sequence(seed):
    while True:
        yield seed
        seed = say(seed)


def sequence_look_and_say(seed, n):
    gen = sequence(seed)
    out = [next(gen) for _ in range(n)]
    return out, [len(s) for s in out]

#> sequence_look_and_say("1", 5)
#> sequence_look_and_say("22", 3)
#> sequence_look_and_say("", 2)
#> sequence_look_and_say("ab", 4)
#> sequence_look_and_say("3", 0)

### permission_bits_decorator_guard
class Forbidden(Exception):
    pass


def requires(*roles):
    def deco(fn):
        def inner(user, *args):
            missing = [r for r in roles if r not in user["roles"]]
            if missing:
                raise Forbidden(",".join(missing))
            return fn(user, *args)
        inner.roles = roles
        return inner
    return deco


def permission_bits_decorator_guard(user, actions):
    @requires("editor")
    def edit(u, page):
        return f"{u['name']} edits {page}"

    @requires("editor", "admin")
    def delete(u, page):
        return f"{u['name']} deletes {page}"

    table = {"edit": edit, "delete": delete}
    out = []
    for name, page in actions:
        try:
            out.append(table[name](user, page))
        except Forbidden as e:
            out.append(f"needs {e} of {len(table[name].roles)}")
    return out

#> permission_bits_decorator_guard({"name": "Ed", "roles": ["editor"]}, [("edit", "home"), ("delete", "home")])
#> permission_bits_decorator_guard({"name": "Al", "roles": []}, [("delete", "x")])
#> permission_bits_decorator_guard({"name": "Su", "roles": ["admin", "editor"]}, [("delete", "")])
#> permission_bits_decorator_guard({"name": "No", "roles": "editorial"}, [("edit", "p")])
#> permission_bits_decorator_guard({"name": "Q", "roles": []}, [("view", "p")])

### dataclass_inventory_reorder
from dataclasses import dataclass, field


@dataclass
class Item:
    sku: str
    qty: int = 0
    minimum: int = 5
    history: list = field(default_factory=list, repr=False)

    def move(self, delta):
        self.history.append(delta)
        self.qty += delta
        return self

    def needs_reorder(self):
        return self.qty < self.minimum

    def trend(self):
        return sum(self.history[-3:])


def dataclass_inventory_reorder(moves, minimums):
    stock = {}
    for sku, delta in moves:
        item = stock.setdefault(sku, Item(sku, minimum=minimums.get(sku, 5)))
        item.move(delta)
    low = [i for i in stock.values() if i.needs_reorder()]
    return repr(low), {s: i.trend() for s, i in stock.items()}

#> dataclass_inventory_reorder([("nut", 10), ("bolt", 3), ("nut", -6)], {"bolt": 2})
#> dataclass_inventory_reorder([], {})
#> dataclass_inventory_reorder([("a", 1), ("a", 1), ("a", 1), ("a", 1)], {"a": 4})
#> dataclass_inventory_reorder([("z", -2)], {})
#> dataclass_inventory_reorder([("p", 5), ("q", 4)], {"q": 0})

### travelling_expression_precedence_climb
import re

LEVEL = {"||": 1, "&&": 2, "<": 3, "+": 4, "*": 5}
APPLY = {
    "||": lambda a, b: int(bool(a or b)),
    "&&": lambda a, b: int(bool(a and b)),
    "<": lambda a, b: int(a < b),
    "+": lambda a, b: a + b,
    "*": lambda a, b: a * b,
}


def climb(toks, floor=1):
    left = int(toks.pop(0))
    while toks and LEVEL[toks[0]] >= floor:
        op = toks.pop(0)
        right = climb(toks, LEVEL[op] + 1)
        left = APPLY[op](left, right)
    return left


def travelling_expression_precedence_climb(src):
    return climb(re.findall(r"\d+|\|\||&&|[<+*]", src))

#> travelling_expression_precedence_climb("1 + 2 * 3 < 8")
#> travelling_expression_precedence_climb("0 || 5 < 2 && 1")
#> travelling_expression_precedence_climb("42")
#> travelling_expression_precedence_climb("2 * 3 + 4 * 5")
#> travelling_expression_precedence_climb("1 +")

### school_bell_schedule_iter
class Schedule:
    def __init__(self, start, lesson, pauses):
        self.start, self.lesson, self.pauses = start, lesson, pauses

    def __iter__(self):
        t = self.start
        for pause in [*self.pauses, 0]:
            yield t, t + self.lesson
            t += self.lesson + pause

    def at(self, t):
        for n, (a, b) in enumerate(self, 1):
            if t < a:
                return f"break before {n}"
            if t < b:
                return f"lesson {n}"
        return "home"


def hm(t):
    return f"{t // 60}:{t % 60:02d}"


def school_bell_schedule_iter(start, lesson, pauses, *times):
    s = Schedule(start, lesson, pauses)
    return [f"{hm(a)}-{hm(b)}" for a, b in s], [s.at(t) for t in times]

#> school_bell_schedule_iter(480, 45, [5, 20], 500, 527, 700)
#> school_bell_schedule_iter(600, 90, [])
#> school_bell_schedule_iter(0, 30, [30], 30, 59, 60)
#> school_bell_schedule_iter(450, 0, [10], 450)
#> school_bell_schedule_iter(540, 60, [0], -1, 600)

### alphametic_column_solver
from itertools import permutations


def value(word, table):
    n = 0
    for c in word:
        n = n * 10 + table[c]
    return n


def candidates(letters, digits):
    for perm in permutations(digits, len(letters)):
        yield dict(zip(letters, perm))


def alphametic_column_solver(left, right, total, digits="0123"):
    words = (left, right, total)
    letters = sorted(set("".join(words)))
    for table in candidates(letters, list(map(int, digits))):
        if any(table[w[0]] == 0 for w in words):
            continue
        if value(left, table) + value(right, table) == value(total, table):
            return table
    return None

#> alphametic_column_solver("A", "A", "B", "1234")
#> alphametic_column_solver("AB", "A", "BA")
#> alphametic_column_solver("X", "Y", "X", "012")
#> alphametic_column_solver("A", "B", "C", "123")
#> alphametic_column_solver("", "A", "A")

### watch_list_price_alerts
class Watch:
    def __init__(self, symbol, *, above=None, below=None):
        self.symbol, self.above, self.below = symbol, above, below
        self.fired = False

    def check(self, price):
        hit = self.above is not None and price > self.above or self.below is not None and price < self.below
        edge = hit and not self.fired
        self.fired = hit
        return edge


def alerts(watches, ticks):
    for i, (sym, price) in enumerate(ticks):
        for w in watches:
            if w.symbol == sym and w.check(price):
                yield f"{i}:{sym}@{price}"


def watch_list_price_alerts(specs, ticks):
    return list(alerts([Watch(s, **kw) for s, kw in specs], ticks))

#> watch_list_price_alerts([("X", {"above": 10})], [("X", 9), ("X", 11), ("X", 12), ("X", 8), ("X", 13)])
#> watch_list_price_alerts([("A", {"below": 5}), ("A", {"above": 9})], [("A", 4), ("A", 10)])
#> watch_list_price_alerts([], [("Q", 1)])
#> watch_list_price_alerts([("Z", {})], [("Z", 0)])
#> watch_list_price_alerts([("M", {"about": 3})], [])

### recursive_descent_boolean_query
class Query:
    def __init__(self, text):
        self.toks = text.replace("(", " ( ").replace(")", " ) ").split()

    def accept(self, word):
        if self.toks and self.toks[0] == word:
            return self.toks.pop(0)

    def either(self):
        parts = [self.both()]
        while self.accept("|"):
            parts.append(self.both())
        return lambda doc: any(p(doc) for p in parts)

    def both(self):
        parts = [self.term()]
        while self.toks and self.toks[0] not in "|)":
            parts.append(self.term())
        return lambda doc: all(p(doc) for p in parts)

    def term(self):
        if self.accept("("):
            inner = self.either()
            self.accept(")")
            return inner
        word = self.toks.pop(0)
        if word.startswith("-"):
            return lambda doc: word[1:] not in doc
        return lambda doc: word in doc


def recursive_descent_boolean_query(query, docs):
    match = Query(query).either()
    return [i for i, d in enumerate(docs) if match(d.lower().split())]

#> recursive_descent_boolean_query("red (cat | dog)", ["Red cat", "red cow", "dog red"])
#> recursive_descent_boolean_query("-cat", ["cat", "dog", ""])
#> recursive_descent_boolean_query("a | b c", ["a", "b", "b c"])
#> recursive_descent_boolean_query("x", [])
#> recursive_descent_boolean_query("(", ["y"])

### memory_card_game_turns
class Board:
    def __init__(self, cards):
        self.cards = list(cards)
        self.known = {}

    def flip(self, i):
        card = self.cards[i]
        if card is None:
            raise IndexError(f"{i} is gone")
        seen = self.known.setdefault(card, set())
        seen.add(i)
        return card

    def turn(self, i, j):
        a, b = self.flip(i), self.flip(j)
        if i != j and a == b:
            self.cards[i] = self.cards[j] = None
            return True
        return False


def memory_card_game_turns(cards, turns):
    board, scores = Board(cards), [0, 0]
    player = 0
    for i, j in turns:
        try:
            if board.turn(i, j):
                scores[player] += 1
                continue
        except IndexError:
            scores[player] -= 1
        player = 1 - player
    return scores, sum(c is not None for c in board.cards), {c: len(s) for c, s in board.known.items()}

#> memory_card_game_turns("abab", [(0, 1), (0, 2), (1, 3)])
#> memory_card_game_turns("xx", [(0, 1), (0, 1)])
#> memory_card_game_turns("", [])
#> memory_card_game_turns("pqp", [(0, 0), (5, 1), (2, 0)])
#> memory_card_game_turns([1, 1, 2, 2], [(2, 3), (0, 1)])

### fold_paper_creases
def fold_right(n):
    if n == 0:
        return ""
    prev = fold_right(n - 1)
    flipped = prev[::-1].translate(str.maketrans("LR", "RL"))
    return prev + "R" + flipped


def walk(turns):
    x, y, dx, dy = 0, 0, 1, 0
    yield x, y
    for t in turns + "R":
        x, y = x + dx, y + dy
        yield x, y
        dx, dy = (dy, -dx) if t == "R" else (-dy, dx)


def fold_paper_creases(n):
    turns = fold_right(n)
    return turns, list(walk(turns))[-1]

#> fold_paper_creases(0)
#> fold_paper_creases(1)
#> fold_paper_creases(2)
#> fold_paper_creases(3)
#> fold_paper_creases(4)

### mailbox_threads_unread
from collections import OrderedDict


class Mailbox:
    def __init__(self):
        self.threads = OrderedDict()

    def receive(self, subject, body):
        key = subject.lower().removeprefix("re: ")
        self.threads.setdefault(key, []).append([body, False])
        self.threads.move_to_end(key, last=False)

    def read(self, key):
        for mail in self.threads[key]:
            mail[1] = True

    def unread(self):
        return {k: n for k, ms in self.threads.items() if (n := sum(not r for _, r in ms))}


def mailbox_threads_unread(mails, read=()):
    box = Mailbox()
    for m in mails:
        box.receive(*m)
    for k in read:
        box.read(k)
    return list(box.threads), box.unread()

#> mailbox_threads_unread([("Lunch", "?"), ("Bill", "pay"), ("Re: lunch", "ok")], ["bill"])
#> mailbox_threads_unread([])
#> mailbox_threads_unread([("RE: x", "1"), ("X", "2")])
#> mailbox_threads_unread([("a", "")], ["b"])
#> mailbox_threads_unread([("p", "1"), ("q", "2"), ("Re: re: p", "3")], ["p", "q"])

### custom_range_float_steps
class FloatRange:
    def __init__(self, start, stop, step):
        if step == 0:
            raise ValueError("zero step")
        self.start, self.stop, self.step = start, stop, step

    def __iter__(self):
        i, x = 0, self.start
        while (x < self.stop) if self.step > 0 else (x > self.stop):
            yield round(x, 6)
            i += 1
            x = self.start + i * self.step

    def __contains__(self, value):
        return any(abs(value - x) < 1e-9 for x in self)

    def __reversed__(self):
        return iter(list(self)[::-1])


def custom_range_float_steps(start, stop, step, probe):
    r = FloatRange(start, stop, step)
    return list(r), probe in r, next(reversed(r), None)

#> custom_range_float_steps(0, 1, 0.25, 0.5)
#> custom_range_float_steps(1, 0, -0.4, 0.6)
#> custom_range_float_steps(2, 2, 0.1, 2)
#> custom_range_float_steps(0, 1, 0, 0)
#> custom_range_float_steps(-0.3, 0.3, 0.1, 0)

### loan_amortization_rows
def payment(principal, rate, n):
    if rate == 0:
        return principal / n
    f = (1 + rate) ** n
    return principal * rate * f / (f - 1)


def rows(principal, rate, n):
    pay = payment(principal, rate, n)
    for k in range(1, n + 1):
        interest = principal * rate
        principal -= pay - interest
        yield k, round(interest, 2), round(abs(principal), 2)


def loan_amortization_rows(principal, percent, n):
    table = list(rows(principal, percent / 100, n))
    return table[-2:], round(sum(i for _, i, _ in table), 2)

#> loan_amortization_rows(1000, 10, 3)
#> loan_amortization_rows(1200, 0, 4)
#> loan_amortization_rows(500, 1, 1)
#> loan_amortization_rows(100, 5, 0)
#> loan_amortization_rows(2500, 2.5, 6)

### stack_based_html_builder
class Tag:
    stack = []

    def __init__(self, name):
        self.name, self.parts = name, []

    def __enter__(self):
        Tag.stack.append(self)
        return self

    def __exit__(self, *exc):
        Tag.stack.pop()
        if Tag.stack:
            Tag.stack[-1].parts.append(str(self))

    def text(self, s):
        self.parts.append(s)

    def __str__(self):
        return f"<{self.name}>{''.join(self.parts)}</{self.name}>"


def stack_based_html_builder(title, items):
    with Tag("div") as root:
        if title:
            with Tag("h1") as h:
                h.text(title)
        with Tag("ul"):
            for it in items:
                with Tag("li") as li:
                    li.text(str(it))
    return str(root), len(Tag.stack)

#> stack_based_html_builder("Todo", ["eat", 2])
#> stack_based_html_builder("", [])
#> stack_based_html_builder("Ü", [None])
#> stack_based_html_builder(None, ["<b>"])
#> stack_based_html_builder("x", range(3))

### predictive_parser_first_sets
def first(grammar, symbol, active=()):
    if symbol not in grammar or symbol in active:
        return {symbol} - set(grammar)
    out = set()
    for rule in grammar[symbol]:
        if not rule:
            out.add("")
        for part in rule:
            got = first(grammar, part, (*active, symbol))
            out |= got - {""}
            if "" not in got:
                break
        else:
            out.add("")
    return out


def predictive_parser_first_sets(grammar):
    return {s: sorted(first(grammar, s)) for s in grammar}

#> predictive_parser_first_sets({"S": ["AB"], "A": ["a", ""], "B": ["b"]})
#> predictive_parser_first_sets({"E": ["E+T", "T"], "T": ["(E)", "x"]})
#> predictive_parser_first_sets({})
#> predictive_parser_first_sets({"L": ["", "iL"]})
#> predictive_parser_first_sets({"P": ["QR"], "Q": [""], "R": ["", "z"]})
