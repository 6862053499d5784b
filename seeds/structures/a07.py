### dungeon_inventory_commands
class Game:
    ITEMS = {"hall": ["lamp"], "cave": ["gold", "rope"]}

    def __init__(self):
        self.room = "hall"
        self.bag = []
        self.floor = {r: list(i) for r, i in self.ITEMS.items()}

    def do(self, line):
        verb, _, noun = line.partition(" ")
        method = getattr(self, f"cmd_{verb}", None)
        return method(noun) if method else f"can't {verb}"

    def cmd_go(self, room):
        if room == "cave" and "lamp" not in self.bag:
            return "too dark"
        self.room = room
        return f"in {room}"

    def cmd_take(self, item):
        try:
            self.floor[self.room].remove(item)
        except ValueError:
            return f"no {item}"
        self.bag.append(item)
        return f"got {item}"


def dungeon_inventory_commands(lines):
    g = Game()
    return [g.do(l) for l in lines], g.bag

#> dungeon_inventory_commands(["go cave", "take lamp", "go cave", "take gold"])
#> dungeon_inventory_commands(["take sword", "dance"])
#> dungeon_inventory_commands([])
#> dungeon_inventory_commands(["take lamp", "take lamp", ""])
#> dungeon_inventory_commands(["go moon", "take rock"])

### evaluate_boolean_formula
def tokens(s):
    return s.replace("(", "( ").replace(")", " )").split()


class Formula:
    def __init__(self, text, env):
        self.toks, self.env = tokens(text), env

    def next_is(self, *words):
        return bool(self.toks) and self.toks[0] in words

    def disj(self):
        v = self.conj()
        while self.next_is("or"):
            self.toks.pop(0)
            v = self.conj() or v
        return v

    def conj(self):
        v = self.atom()
        while self.next_is("and"):
            self.toks.pop(0)
            v = self.atom() and v
        return v

    def atom(self):
        t = self.toks.pop(0)
        if t == "not":
            return not self.atom()
        if t == "(":
            v = self.disj()
            self.toks.pop(0)
            return v
        return self.env[t]


def evaluate_boolean_formula(text, **env):
    return Formula(text, env).disj()

#> evaluate_boolean_formula("a and not b", a=True, b=False)
#> evaluate_boolean_formula("(a or b) and c", a=False, b=True, c=True)
#> evaluate_boolean_formula("x or y and z", x=True, y=False, z=False)
#> evaluate_boolean_formula("not not p", p=False)
#> evaluate_boolean_formula("q and r", q=True)

### compile_rpn_from_infix
PREC = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 3}


def should_pop(top, tok):
    return top != "(" and (PREC[top] > PREC[tok] or PREC[top] == PREC[tok] and tok != "^")


def compile_rpn_from_infix(expr):
    out, ops = [], []
    for tok in expr.split():
        if tok in PREC:
            while ops and should_pop(ops[-1], tok):
                out.append(ops.pop())
            ops.append(tok)
        elif tok == "(":
            ops.append(tok)
        elif tok == ")":
            while (o := ops.pop()) != "(":
                out.append(o)
        else:
            out.append(tok)
    return " ".join(out + ops[::-1])

#> compile_rpn_from_infix("a + b * c")
#> compile_rpn_from_infix("( a + b ) * c - d")
#> compile_rpn_from_infix("")
#> compile_rpn_from_infix("2 ^ 3 ^ 2 / x")
#> compile_rpn_from_infix("1 )")

### subscribe_temperature_alerts
class Sensor:
    def __init__(self):
        self._value = None
        self._watchers = []

    def watch(self, fn):
        self._watchers.append(fn)
        return len(self._watchers) - 1

    @property
    def value(self):
        return self._value

    @value.setter
    def value(self, new):
        old, self._value = self._value, new
        if old != new:
            for fn in self._watchers:
                fn(old, new)


def subscribe_temperature_alerts(readings, limit):
    log = []
    s = Sensor()
    s.watch(lambda old, new: log.append(f"{old}->{new}"))
    s.watch(lambda old, new: new > limit and log.append("ALERT"))
    for r in readings:
        s.value = r
    return log, s.value

#> subscribe_temperature_alerts([20, 20, 31], 30)
#> subscribe_temperature_alerts([], 0)
#> subscribe_temperature_alerts([5.5, -1, 5.5], 5)
#> subscribe_temperature_alerts([0], -1)
#> subscribe_temperature_alerts([10, None], 50)

### playoff_standings_table
from collections import defaultdict
from dataclasses import dataclass


@dataclass
class Record:
    won: int = 0
    drawn: int = 0
    diff: int = 0

    @property
    def points(self):
        return 3 * self.won + self.drawn

    def add(self, mine, theirs):
        self.diff += mine - theirs
        if mine > theirs:
            self.won += 1
        elif mine == theirs:
            self.drawn += 1


def playoff_standings_table(results):
    table = defaultdict(Record)
    for line in results:
        home, score, away = line.split()
        h, a = map(int, score.split(":"))
        table[home].add(h, a)
        table[away].add(a, h)
    order = sorted(table, key=lambda t: (-table[t].points, -table[t].diff, t))
    return [(t, table[t].points, table[t].diff) for t in order]

#> playoff_standings_table(["Ajax 2:1 PSV", "PSV 0:0 Oss"])
#> playoff_standings_table([])
#> playoff_standings_table(["B 1:1 A"])
#> playoff_standings_table(["X 5:0 Y", "Y 5:0 X", "X 0:1 Z"])
#> playoff_standings_table(["M 3-2 N"])

### gather_generator_return
def worker(name, jobs):
    total = 0
    for j in jobs:
        total += j
        yield f"{name}:{j}"
    return total


def supervisor(plan):
    totals = {}
    for name, jobs in plan.items():
        totals[name] = yield from worker(name, jobs)
    return totals


def gather_generator_return(plan):
    g = supervisor(plan)
    lines = []
    while True:
        try:
            lines.append(next(g))
        except StopIteration as stop:
            return lines, stop.value

#> gather_generator_return({"ann": [3, 4], "bo": [10]})
#> gather_generator_return({})
#> gather_generator_return({"idle": [], "x": [0.5]})
#> gather_generator_return({"neg": (-1, -2, 3)})
#> gather_generator_return({"bad": ["a"]})

### calendar_conflict_finder
from collections import namedtuple
from itertools import combinations

Meeting = namedtuple("Meeting", "title start end")


def parse(line):
    title, span = line.rsplit(" ", 1)
    start, end = map(int, span.split("-"))
    if end <= start:
        raise ValueError(f"{title} ends before it starts")
    return Meeting(title, start, end)


def clash(a, b):
    return a.start < b.end and b.start < a.end


def calendar_conflict_finder(lines):
    meetings, skipped = [], []
    for line in lines:
        try:
            meetings.append(parse(line))
        except ValueError as e:
            skipped.append(str(e))
    return [f"{a.title}/{b.title}" for a, b in combinations(meetings, 2) if clash(a, b)], skipped

#> calendar_conflict_finder(["standup 9-10", "demo 9-11", "lunch 12-13"])
#> calendar_conflict_finder(["time travel 15-14"])
#> calendar_conflict_finder([])
#> calendar_conflict_finder(["a 1-5", "b 2-3", "c 4-9", "d 5-6"])
#> calendar_conflict_finder(["nospan", "x 1-2"])

### prefix_tree_longest_common
def build(words):
    root = {}
    for w in words:
        node = root
        for c in w + "\0":
            node = node.setdefault(c, {})
    return root


def descend(node, acc=""):
    if len(node) != 1:
        return acc
    (c, child), = node.items()
    return acc if c == "\0" else descend(child, acc + c)


def prefix_tree_longest_common(words):
    return descend(build(words))

#> prefix_tree_longest_common(["flower", "flow", "flight"])
#> prefix_tree_longest_common([])
#> prefix_tree_longest_common(["same", "same"])
#> prefix_tree_longest_common(["inter", "internal", "internet"])
#> prefix_tree_longest_common(["", "x"])

### currency_wallet_arith
class CurrencyMismatch(TypeError):
    pass


class Wallet:
    def __init__(self, cents, cur="EUR"):
        self.cents, self.cur = cents, cur

    def _same(self, other):
        if self.cur != other.cur:
            raise CurrencyMismatch(f"{self.cur} vs {other.cur}")

    def __add__(self, other):
        self._same(other)
        return Wallet(self.cents + other.cents, self.cur)

    def __sub__(self, other):
        return self + -other

    def __neg__(self):
        return Wallet(-self.cents, self.cur)

    def split(self, n):
        q, r = divmod(self.cents, n)
        return [q + (i < r) for i in range(n)]


def currency_wallet_arith(a, b, people):
    try:
        left = Wallet(*a) - Wallet(*b)
    except CurrencyMismatch as e:
        return f"mismatch {e}"
    return left.cents, left.split(people)

#> currency_wallet_arith((1000,), (250,), 4)
#> currency_wallet_arith((100, "USD"), (1,), 2)
#> currency_wallet_arith((10, "GBP"), (0, "GBP"), 3)
#> currency_wallet_arith((5,), (10,), 2)
#> currency_wallet_arith((5,), (1,), 0)

### edit_script_apply
class Conflict(Exception):
    def __init__(self, at, want, have):
        self.at = at
        super().__init__(f"@{at}: want {want!r}, have {have!r}")


def apply_one(text, op):
    kind, at, arg = op
    if kind == "ins":
        return text[:at] + arg + text[at:]
    have = text[at:at + len(arg)]
    if have != arg:
        raise Conflict(at, arg, have)
    return text[:at] + text[at + len(arg):]


def edit_script_apply(text, ops):
    for n, op in enumerate(ops):
        try:
            text = apply_one(text, op)
        except Conflict as c:
            return text, n, str(c)
    return text, len(ops), None

#> edit_script_apply("colour", [("del", 4, "u"), ("ins", 0, "The ")])
#> edit_script_apply("abc", [("ins", 3, "!"), ("del", 0, "x"), ("ins", 0, "never")])
#> edit_script_apply("", [])
#> edit_script_apply("", [("ins", 5, "new"), ("del", 0, "new")])
#> edit_script_apply("naïve", [("del", 2, "ï"), ("ins", 2, "i")])

### matrix_multiply_class_op
class Mat:
    def __init__(self, rows):
        self.rows = rows

    @classmethod
    def identity(cls, n):
        return cls([[int(i == j) for j in range(n)] for i in range(n)])

    def __matmul__(self, other):
        cols = list(zip(*other.rows))
        return Mat([[sum(a * b for a, b in zip(r, c)) for c in cols] for r in self.rows])

    def __pow__(self, n):
        if n == 0:
            return Mat.identity(len(self.rows))
        half = self ** (n // 2)
        full = half @ half
        return full @ self if n % 2 else full


def matrix_multiply_class_op(rows, n):
    return (Mat(rows) ** n).rows

#> matrix_multiply_class_op([[1, 1], [1, 0]], 6)
#> matrix_multiply_class_op([[2]], 10)
#> matrix_multiply_class_op([[0, 1], [-1, 0]], 3)
#> matrix_multiply_class_op([[5, 6], [7, 8]], 0)
#> matrix_multiply_class_op([], 2)

### alarm_clock_snooze
from enum import Enum


class State(Enum):
    OFF = "off"
    SET = "set"
    RINGING = "ring"
    SNOOZED = "zzz"


MOVES = {
    (State.OFF, "arm"): State.SET,
    (State.SET, "tick"): State.RINGING,
    (State.RINGING, "snooze"): State.SNOOZED,
    (State.SNOOZED, "tick"): State.RINGING,
    (State.RINGING, "stop"): State.OFF,
}


def alarm_clock_snooze(signals):
    state, ignored, snoozes = State.OFF, 0, 0
    for sig in signals:
        nxt = MOVES.get((state, sig))
        if nxt is None:
            ignored += 1
            continue
        if nxt is State.SNOOZED:
            snoozes += 1
        state = nxt
    return state.value, snoozes, ignored

#> alarm_clock_snooze(["arm", "tick", "snooze", "tick", "stop"])
#> alarm_clock_snooze([])
#> alarm_clock_snooze(["tick", "snooze", "arm"])
#> alarm_clock_snooze(["arm", "arm", "tick", "snooze", "stop"])
#> alarm_clock_snooze("arm")

### partition_by_predicate_chain
def partition(pred, xs):
    yes, no = [], []
    for x in xs:
        (yes if pred(x) else no).append(x)
    return yes, no


def partition_by_predicate_chain(words):
    tests = [("digit", str.isdigit), ("upper", str.isupper), ("short", lambda w: len(w) < 4)]
    result = {}
    for name, test in tests:
        result[name], words = partition(test, words)
    result["rest"] = words
    return result

#> partition_by_predicate_chain(["42", "NASA", "cat", "horse"])
#> partition_by_predicate_chain([])
#> partition_by_predicate_chain(["", "7", "A1", "a1"])
#> partition_by_predicate_chain(["½", "ÀB", "long word"])
#> partition_by_predicate_chain(("x", "XX", "1234567"))

### tax_bracket_progressive
BRACKETS = [(10_000, 0), (30_000, 20), (None, 40)]


def slices(income):
    low = 0
    for top, pct in BRACKETS:
        high = income if top is None else min(top, income)
        if high <= low:
            return
        yield high - low, pct
        low = high


def tax_for(income):
    return sum(amount * pct for amount, pct in slices(income)) // 100


def tax_bracket_progressive(people):
    bills = {name: tax_for(income) for name, income in people.items()}
    payer = max(bills, key=bills.get, default="nobody")
    return bills, payer

#> tax_bracket_progressive({"Ida": 25000, "Jon": 9000})
#> tax_bracket_progressive({})
#> tax_bracket_progressive({"Rich": 100000, "Edge": 30000})
#> tax_bracket_progressive({"Loss": -500})
#> tax_bracket_progressive({"a": 10001, "b": 10099})

### doubly_linked_deque
class Link:
    def __init__(self, v):
        self.v, self.prev, self.next = v, None, None


class Deque:
    def __init__(self):
        self.head = self.tail = None

    def push_back(self, v):
        n = Link(v)
        if self.tail:
            self.tail.next, n.prev = n, self.tail
        else:
            self.head = n
        self.tail = n

    def pop_front(self):
        n = self.head
        self.head = n.next
        if self.head:
            self.head.prev = None
        else:
            self.tail = None
        return n.v

    def backwards(self):
        n = self.tail
        while n:
            yield n.v
            n = n.prev


def doubly_linked_deque(values, pops):
    d = Deque()
    for v in values:
        d.push_back(v)
    out = [d.pop_front() for _ in range(pops)]
    return out, list(d.backwards())

#> doubly_linked_deque([1, 2, 3, 4], 2)
#> doubly_linked_deque("ab", 2)
#> doubly_linked_deque([], 0)
#> doubly_linked_deque(["x"], 0)
#> doubly_linked_deque([5], 2)

### format_bytes_recursive
def format_bytes_recursive(n, units=("B", "KB", "MB", "GB")):
    head, *rest = units
    if n < 1024 or not rest:
        return f"{n:.1f}{head}" if isinstance(n, float) else f"{n}{head}"
    return format_bytes_recursive(n / 1024, tuple(rest))

#> format_bytes_recursive(500)
#> format_bytes_recursive(2048)
#> format_bytes_recursive(5 * 1024 ** 4)
#> format_bytes_recursive(10_000_000, ("o", "Ko"))
#> format_bytes_recursive(-1)
#> format_bytes_recursive(1, ())

### memo_grid_path_cost
from functools import cache


def memo_grid_path_cost(grid):
    rows, cols = len(grid), len(grid[0])

    @cache
    def best(r, c):
        if r == c == 0:
            return grid[0][0], ""
        options = []
        if r:
            cost, path = best(r - 1, c)
            options.append((cost + grid[r][c], path + "D"))
        if c:
            cost, path = best(r, c - 1)
            options.append((cost + grid[r][c], path + "R"))
        return min(options)

    return best(rows - 1, cols - 1)

#> memo_grid_path_cost([[1, 3], [2, 1]])
#> memo_grid_path_cost([[7]])
#> memo_grid_path_cost([[1, 9, 1], [1, 9, 1], [1, 1, 1]])
#> memo_grid_path_cost([[0, 0], [0, 0]])
#> memo_grid_path_cost([])

### ticket_counter_global_table
SOLD = {}
CAPACITY = {"A": 2, "B": 1}


class SoldOut(Exception):
    pass


def sell(section):
    global SOLD
    count = SOLD.get(section, 0)
    if count >= CAPACITY[section]:
        raise SoldOut(section)
    SOLD = {**SOLD, section: count + 1}
    return f"{section}{count + 1}"


def ticket_counter_global_table(wishes):
    got = []
    for options in wishes:
        for s in options:
            try:
                got.append(sell(s))
                break
            except SoldOut:
                continue
        else:
            got.append("-")
    return got, SOLD

#> ticket_counter_global_table(["A", "AB", "A"])
#> ticket_counter_global_table(["BA", "BA", "BA", "BA"])
#> ticket_counter_global_table([])
#> ticket_counter_global_table([""])
#> ticket_counter_global_table(["C"])

### dna_codon_translator
CODONS = {"ATG": "M", "TTT": "F", "AAA": "K", "GGC": "G", "TAA": None, "TAG": None}


def codons(dna, start):
    for i in range(start, len(dna) - 2, 3):
        yield dna[i:i + 3]


def translate(stream):
    for codon in stream:
        amino = CODONS.get(codon, "?")
        if amino is None:
            return
        yield amino


def dna_codon_translator(dna):
    dna = dna.upper().replace("U", "T")
    start = dna.find("ATG")
    if start == -1:
        return None
    return "".join(translate(codons(dna, start)))

#> dna_codon_translator("ccATGTTTAAATAAGGC")
#> dna_codon_translator("augggcuag")
#> dna_codon_translator("CCC")
#> dna_codon_translator("ATGxyzAA")
#> dna_codon_translator("")

### stack_of_undoable_ops
from collections import namedtuple

Op = namedtuple("Op", "do undo")

OPS = {
    "inc": Op(lambda n: n + 1, lambda n: n - 1),
    "dbl": Op(lambda n: n * 2, lambda n: n // 2),
    "neg": Op(lambda n: -n, lambda n: -n),
}


def stack_of_undoable_ops(start, script):
    n, done = start, []
    for word in script.split():
        if word == "undo":
            if not done:
                return "nothing to undo"
            n = OPS[done.pop()].undo(n)
        else:
            n = OPS[word].do(n)
            done.append(word)
    return n, done

#> stack_of_undoable_ops(3, "inc dbl undo")
#> stack_of_undoable_ops(0, "undo")
#> stack_of_undoable_ops(-4, "neg dbl inc undo undo")
#> stack_of_undoable_ops(7, "")
#> stack_of_undoable_ops(1, "half")

### permission_tree_inherit
class Group:
    registry = {}

    def __init__(self, name, parent=None, **perms):
        self.parent, self.perms = parent, perms
        Group.registry[name] = self

    def can(self, what):
        if what in self.perms:
            return self.perms[what]
        if self.parent is None:
            return False
        return Group.registry[self.parent].can(what)


def permission_tree_inherit(group, *actions):
    Group.registry = {}
    Group("guest", read=True)
    Group("member", "guest", write=True)
    Group("admin", "member", delete=True)
    Group("banned", "member", write=False, read=False)
    g = Group.registry[group]
    return {a: g.can(a) for a in actions}

#> permission_tree_inherit("admin", "read", "delete")
#> permission_tree_inherit("banned", "write", "fly")
#> permission_tree_inherit("guest")
#> permission_tree_inherit("member", "delete", "write", "read")
#> permission_tree_inherit("root", "read")

### change_making_combinations
def combos(amount, coins):
    if amount == 0:
        yield []
        return
    if not coins:
        return
    biggest, *smaller = coins
    for n in range(amount // biggest, -1, -1):
        for rest in combos(amount - n * biggest, smaller):
            yield [(n, biggest)] * bool(n) + rest


def change_making_combinations(amount, coins, limit=4):
    out = []
    for c in combos(amount, sorted(coins, reverse=True)):
        out.append(" ".join(f"{n}x{v}" for n, v in c))
        if len(out) == limit:
            break
    return out

#> change_making_combinations(10, [5, 2, 1])
#> change_making_combinations(0, [1])
#> change_making_combinations(3, [2])
#> change_making_combinations(12, [4, 6], limit=1)
#> change_making_combinations(7, [])

### sentence_statistics_dataclass
from dataclasses import dataclass, astuple


@dataclass
class Stats:
    words: int = 0
    letters: int = 0
    longest: str = ""

    def feed(self, word):
        core = word.strip(".,;:!?'\"")
        if not core:
            return self
        self.words += 1
        self.letters += len(core)
        self.longest = max(self.longest, core, key=len)
        return self

    def __add__(self, o):
        return Stats(self.words + o.words, self.letters + o.letters, max(self.longest, o.longest, key=len))


def of_line(line):
    s = Stats()
    for w in line.split():
        s.feed(w)
    return s


def sentence_statistics_dataclass(*lines):
    total = sum(map(of_line, lines), Stats())
    return astuple(total)

#> sentence_statistics_dataclass("Call me Ishmael.", "Some years ago -- never mind")
#> sentence_statistics_dataclass()
#> sentence_statistics_dataclass("", "?!")
#> sentence_statistics_dataclass("aa bb", "cc dd")
#> sentence_statistics_dataclass("don't 'quote' me")

### text_wrap_greedy_generator
def pack(words, width):
    line = []
    for w in words:
        if line and len(" ".join([*line, w])) > width:
            yield line
            line = []
        line.append(w)
    if line:
        yield line


def justify(line, width):
    if len(line) == 1:
        return line[0].ljust(width)
    gaps = len(line) - 1
    space = width - sum(map(len, line))
    q, r = divmod(space, gaps)
    return "".join(w + " " * (q + (i < r)) for i, w in enumerate(line[:-1])) + line[-1]


def text_wrap_greedy_generator(text, width):
    return [justify(l, width) for l in pack(text.split(), width)]

#> text_wrap_greedy_generator("the quick brown fox jumps", 11)
#> text_wrap_greedy_generator("", 5)
#> text_wrap_greedy_generator("incomprehensible to me", 8)
#> text_wrap_greedy_generator("a b c d", 7)
#> text_wrap_greedy_generator("one", 6)

### circular_list_josephus
class Circle:
    def __init__(self, names):
        self.names = list(names)
        self.i = 0

    def advance(self, k):
        self.i = (self.i + k - 1) % len(self.names)

    def remove(self):
        gone = self.names.pop(self.i)
        if self.i == len(self.names):
            self.i = 0
        return gone

    def __len__(self):
        return len(self.names)


def circular_list_josephus(names, k):
    c = Circle(names)
    order = []
    while len(c) > 1:
        c.advance(k)
        order.append(c.remove())
    return order, c.names

#> circular_list_josephus("abcde", 2)
#> circular_list_josephus([1, 2, 3, 4, 5, 6], 3)
#> circular_list_josephus(["last"], 9)
#> circular_list_josephus([], 1)
#> circular_list_josephus("xyz", 1)

### apply_discount_strategies
def percent(p):
    return lambda total, items: total * (100 - p) // 100


def every_nth_free(n):
    return lambda total, items: total - sum(sorted(items)[:len(items) // n])


def threshold(limit, off):
    def strategy(total, items):
        return total - off if total >= limit else total
    return strategy


def apply_discount_strategies(items, codes):
    strategies = {"ten": percent(10), "third": every_nth_free(3), "bulk": threshold(1000, 150)}
    total = sum(items)
    trail = [total]
    for c in codes:
        strategy = strategies.get(c, lambda t, _: t)
        total = strategy(total, items)
        trail.append(total)
    return trail

#> apply_discount_strategies([500, 600, 100], ["bulk", "ten"])
#> apply_discount_strategies([10, 20, 30], ["third", "bulk"])
#> apply_discount_strategies([], ["ten", "third"])
#> apply_discount_strategies([999], ["bogus"])
#> apply_discount_strategies([1, 2], [])

### sparse_grid_life_step
from collections import Counter


def around(x, y):
    return [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


def step(cells):
    counts = Counter(n for c in cells for n in around(*c))
    return {c for c, n in counts.items() if n == 3 or n == 2 and c in cells}


def sparse_grid_life_step(cells, generations=1):
    alive = set(map(tuple, cells))
    for g in range(generations):
        if not alive:
            return f"died before {g}"
        alive = step(alive)
    return sorted(alive)

#> sparse_grid_life_step([(0, 1), (1, 1), (2, 1)])
#> sparse_grid_life_step([(5, 5)], 2)
#> sparse_grid_life_step([])
#> sparse_grid_life_step([[0, 0], [0, 1], [1, 0], [1, 1]], 3)
#> sparse_grid_life_step([(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)], 1)

### parse_polynomial_terms
import re


class Term:
    def __init__(self, coef, power):
        self.coef, self.power = coef, power

    @classmethod
    def parse(cls, text):
        m = re.fullmatch(r"([+-]?)(\d*)(x?)(?:\^(\d+))?", text)
        if not m or text in ("", "+", "-"):
            raise ValueError(f"bad term {text!r}")
        sign, num, x, power = m.groups()
        coef = int(num or 1) * (-1 if sign == "-" else 1)
        return cls(coef, int(power or 1) if x else 0)


def split_terms(text):
    return re.findall(r"[+-]?[^+-]+", text.replace(" ", ""))


def parse_polynomial_terms(text, x):
    terms = [Term.parse(t) for t in split_terms(text)]
    value = sum(t.coef * x ** t.power for t in terms)
    return [(t.coef, t.power) for t in terms], value

#> parse_polynomial_terms("3x^2 - 2x + 7", 2)
#> parse_polynomial_terms("-x", 5)
#> parse_polynomial_terms("", 1)
#> parse_polynomial_terms("4y+1", 1)
#> parse_polynomial_terms("x^10 + 0x - 12", -1)

### feature_toggle_percentages
class Flags:
    def __init__(self, **rules):
        self.rules = rules

    @staticmethod
    def bucket(user):
        return sum(ord(c) * i for i, c in enumerate(user, 1)) % 100

    def enabled(self, flag, user):
        rule = self.rules.get(flag, False)
        if isinstance(rule, bool):
            return rule
        if isinstance(rule, int):
            return self.bucket(user) < rule
        return user in rule

    def active(self, user):
        return [f for f in sorted(self.rules) if self.enabled(f, user)]


def feature_toggle_percentages(users, **rules):
    flags = Flags(**rules)
    return {u: flags.active(u) for u in users}, flags.enabled("ghost", "")

#> feature_toggle_percentages(["ann", "bob"], dark=True, beta=50)
#> feature_toggle_percentages([], x=1)
#> feature_toggle_percentages(["zed"], old=False, vip=["zed", "kay"])
#> feature_toggle_percentages(["", "q"], any=1, none=0)
#> feature_toggle_percentages(["émile"], half=50, all=100)

### retry_queue_dead_letter
from collections import deque


class Transient(Exception):
    pass


def handle(msg, fails_left):
    if msg == "poison":
        raise ValueError(msg)
    if fails_left.get(msg, 0) > 0:
        fails_left[msg] -= 1
        raise Transient(msg)
    return msg.upper()


def retry_queue_dead_letter(messages, fails, max_tries=2):
    queue = deque((m, 1) for m in messages)
    done, dead = [], []
    while queue:
        msg, tries = queue.popleft()
        try:
            done.append(handle(msg, fails))
        except Transient:
            if tries < max_tries:
                queue.append((msg, tries + 1))
            else:
                dead.append(msg)
        except ValueError as e:
            dead.append(f"!{e}")
    return done, dead

#> retry_queue_dead_letter(["a", "b"], {"a": 1})
#> retry_queue_dead_letter(["a", "poison"], {"a": 5})
#> retry_queue_dead_letter([], {})
#> retry_queue_dead_letter(["x", "y", "x"], {"x": 2}, max_tries=3)
#> retry_queue_dead_letter(["z"], {"z": 1}, 1)

### turtle_path_crossings
HEAD = [(0, 1), (1, 0), (0, -1), (-1, 0)]


class Turtle:
    def __init__(self):
        self.pos, self.h = (0, 0), 0
        self.visited = [self.pos]

    def walk(self, n):
        dx, dy = HEAD[self.h]
        for _ in range(n):
            self.pos = (self.pos[0] + dx, self.pos[1] + dy)
            if self.pos in self.visited:
                return True
            self.visited.append(self.pos)
        return False


def turtle_path_crossings(path):
    t = Turtle()
    for i, leg in enumerate(path):
        if t.walk(leg):
            return f"crossed at {t.pos} on leg {i}"
        t.h = (t.h + 1) % 4
    return len(t.visited)

#> turtle_path_crossings([1, 1, 2, 2])
#> turtle_path_crossings([2, 1, 1, 3])
#> turtle_path_crossings([])
#> turtle_path_crossings([0, 0, 0, 5])
#> turtle_path_crossings([1, 1, 1, 1])

### find_cheapest_flight_dfs
def routes(flights, here, goal, visited, cost):
    if here == goal:
        yield cost, visited
        return
    for dest, price in sorted(flights.get(here, {}).items()):
        if dest not in visited:
            yield from routes(flights, dest, goal, visited + [dest], cost + price)


def find_cheapest_flight_dfs(flights, start, goal, max_stops=3):
    """Cheapest route with at most max_stops stops in between, or None."""
    options = (r for r in routes(flights, start, goal, [start], 0) if len(r[1]) - 2 <= max_stops)
    best = min(options, default=None)
    return best and f"{'>'.join(best[1])} {best[0]}"

#> find_cheapest_flight_dfs({"OSL": {"LHR": 90, "BER": 40}, "BER": {"LHR": 30}}, "OSL", "LHR")
#> find_cheapest_flight_dfs({"OSL": {"LHR": 90, "BER": 40}, "BER": {"LHR": 30}}, "OSL", "LHR", max_stops=0)
#> find_cheapest_flight_dfs({}, "A", "B")
#> find_cheapest_flight_dfs({"A": {"B": 1}, "B": {"A": 1, "C": 2}}, "A", "C")
#> find_cheapest_flight_dfs({"X": {"Y": 5, "Z": 5}, "Y": {"W": 5}, "Z": {"W": 5}}, "X", "W")
