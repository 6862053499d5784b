### soup_order_pipeline_partial
from functools import partial, reduce


def keep(pred, xs):
    return [x for x in xs if pred(x)]


def change(fn, xs):
    return list(map(fn, xs))


def soup_order_pipeline_partial(orders, minimum):
    steps = [
        partial(keep, lambda o: o[1] >= minimum),
        partial(change, lambda o: (o[0].capitalize(), o[1] * 2)),
        partial(sorted, key=lambda o: (-o[1], o[0])),
        dict,
    ]
    return reduce(lambda data, step: step(data), steps, orders)

#> soup_order_pipeline_partial([("leek", 3), ("pea", 5), ("ox", 1)], 2)
#> soup_order_pipeline_partial([], 0)
#> soup_order_pipeline_partial([("a", 4), ("A", 4)], 4)
#> soup_order_pipeline_partial([("miso", -1)], 0)
#> soup_order_pipeline_partial([("ramen", 2.5), ("udon", 2.5)], 1)

### mixin_json_repr
class ReprMixin:
    fields = ()

    def __repr__(self):
        body = ", ".join(f"{f}={getattr(self, f)!r}" for f in self.fields)
        return f"{type(self).__name__}({body})"


class EqMixin:
    def __eq__(self, other):
        return type(self) is type(other) and all(getattr(self, f) == getattr(other, f) for f in self.fields)


class Book(ReprMixin, EqMixin):
    fields = ("title", "year")

    def __init__(self, title, year):
        self.title, self.year = title, year


class Comic(Book):
    fields = Book.fields + ("issue",)
    issue = 1


def mixin_json_repr(title, year, issue=None):
    a, b = Book(title, year), Comic(title, year)
    if issue is not None:
        b.issue = issue
    return repr(a), repr(b), a == Book(title, year), a == b, b == Comic(title, year)

#> mixin_json_repr("Maus", 1991)
#> mixin_json_repr("Saga", 2012, 54)
#> mixin_json_repr("", 0, issue=1)
#> mixin_json_repr("It's", None, 0)
#> mixin_json_repr('"Q"', 1.5, -1)

### replay_chat_moderation
class Muted(Exception):
    pass


class Room:
    BAD = ("darn", "heck")

    def __init__(self, strikes):
        self.limit = strikes
        self.strikes = {}
        self.log = []

    def censor(self, text):
        for w in self.BAD:
            text = text.replace(w, "*" * len(w))
        return text

    def say(self, who, text):
        if self.strikes.get(who, 0) >= self.limit:
            raise Muted(who)
        clean = self.censor(text)
        if clean != text:
            self.strikes[who] = self.strikes.get(who, 0) + 1
        self.log.append(f"{who}: {clean}")


def replay_chat_moderation(messages, strikes=1):
    room, dropped = Room(strikes), 0
    for line in messages:
        who, _, text = line.partition(">")
        try:
            room.say(who, text)
        except Muted:
            dropped += 1
    return room.log, dropped

#> replay_chat_moderation(["al>hi", "bo>oh heck", "bo>sorry"])
#> replay_chat_moderation(["x>darn darn", "x>heck", "x>ok"], strikes=2)
#> replay_chat_moderation([])
#> replay_chat_moderation(["noarrow", ">empty name"], 0)
#> replay_chat_moderation(["zed>HECK", "zed>heckle"], 3)

### bisect_monotone_function
def bisect_first(pred, lo, hi):
    if lo >= hi:
        return lo
    mid = (lo + hi) // 2
    if pred(mid):
        return bisect_first(pred, lo, mid)
    return bisect_first(pred, mid + 1, hi)


def hours_needed(piles, speed):
    return sum(-(-p // speed) for p in piles)


def bisect_monotone_function(piles, hours):
    """Smallest eating speed that finishes all piles in time."""
    if hours < len(piles):
        return None
    return bisect_first(lambda s: hours_needed(piles, s) <= hours, 1, max(piles, default=1))

#> bisect_monotone_function([3, 6, 7, 11], 8)
#> bisect_monotone_function([30, 11, 23], 3)
#> bisect_monotone_function([], 5)
#> bisect_monotone_function([4, 4], 1)
#> bisect_monotone_function([1], 100)

### csv_group_totals_report
from itertools import groupby
from operator import itemgetter


def rows(text):
    for line in text.splitlines():
        if line.strip():
            dept, name, pay = (p.strip() for p in line.split(","))
            yield dept, name, int(pay)


def section(dept, members):
    members = list(members)
    total = sum(m[2] for m in members)
    return f"{dept.upper()} {total} ({', '.join(m[1] for m in members)})"


def csv_group_totals_report(text):
    ordered = sorted(rows(text))
    return [section(d, g) for d, g in groupby(ordered, key=itemgetter(0))]

#> csv_group_totals_report("ops, Al, 10\neng, Bo, 20\nops, Cy, 5")
#> csv_group_totals_report("")
#> csv_group_totals_report("a,b,1\n\n  \na,c,-1")
#> csv_group_totals_report("x,y")
#> csv_group_totals_report("é,z,3\nE,z,3")

### stateful_password_lock
class Lock:
    MAX_TRIES = 3

    def __init__(self, code):
        self._code = code
        self.tries = 0
        self.open = False

    @property
    def blocked(self):
        return self.tries >= self.MAX_TRIES

    def enter(self, guess):
        if self.blocked:
            return "blocked"
        if guess == self._code:
            self.tries, self.open = 0, True
            return "open"
        self.tries += 1
        return f"{self.MAX_TRIES - self.tries} left"

    def change(self, new):
        if not self.open:
            raise PermissionError("locked")
        self._code, self.open = new, False
        return "changed"


def stateful_password_lock(code, actions):
    lock = Lock(code)
    return [lock.change(a[1:]) if a.startswith("=") else lock.enter(a) for a in actions]

#> stateful_password_lock("1234", ["0000", "1234", "=99", "1234", "99"])
#> stateful_password_lock("a", ["b", "c", "d", "a"])
#> stateful_password_lock("z", [])
#> stateful_password_lock("q", ["=new"])
#> stateful_password_lock("", ["", "x", ""])

### tree_map_filter_prune
def prune(tree, pred):
    value, kids = tree
    kept = [p for k in kids if (p := prune(k, pred)) is not None]
    return (value, kept) if kept or pred(value) else None


def show(tree):
    if tree is None:
        return "nil"
    value, kids = tree
    return f"{value}" + (f"[{' '.join(map(show, kids))}]" if kids else "")


def tree_map_filter_prune(tree, limit):
    return show(tree), show(prune(tree, lambda v: v > limit))

#> tree_map_filter_prune((1, [(5, []), (2, [(9, [])])]), 4)
#> tree_map_filter_prune((0, []), 3)
#> tree_map_filter_prune((7, [(1, []), (2, [])]), 6)
#> tree_map_filter_prune((1, [(1, [(1, [(8, [])])])]), 7)
#> tree_map_filter_prune((3, [(4, [5])]), 0)

### countdown_solver_digits
from itertools import permutations, product

OPS = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b}


def evaluate(nums, ops):
    total = nums[0]
    for op, n in zip(ops, nums[1:]):
        total = OPS[op](total, n)
    return total


def solutions(nums, target):
    for perm in permutations(nums):
        for ops in product(OPS, repeat=len(nums) - 1):
            if evaluate(perm, ops) == target:
                yield str(perm[0]) + "".join(f"{o}{n}" for o, n in zip(ops, perm[1:]))


def countdown_solver_digits(nums, target):
    return next(solutions(nums, target), "impossible")

#> countdown_solver_digits([2, 3, 4], 14)
#> countdown_solver_digits([5], 5)
#> countdown_solver_digits([1, 1], 9)
#> countdown_solver_digits([7, 2], 5)
#> countdown_solver_digits([], 0)

### layered_cache_lookup
class Layer:
    def __init__(self, name, data, below=None):
        self.name, self.data, self.below = name, dict(data), below
        self.hits = 0

    def get(self, key):
        if key in self.data:
            self.hits += 1
            return self.data[key]
        if self.below is None:
            raise KeyError(key)
        value = self.below.get(key)
        self.data[key] = value
        return value


def layered_cache_lookup(disk, keys):
    d = Layer("disk", disk)
    mem = Layer("mem", {}, d)
    cpu = Layer("cpu", {}, mem)
    got = []
    for k in keys:
        try:
            got.append(cpu.get(k))
        except KeyError:
            got.append(None)
    return got, {l.name: l.hits for l in (cpu, mem, d)}

#> layered_cache_lookup({"a": 1, "b": 2}, ["a", "a", "b", "a"])
#> layered_cache_lookup({}, ["x"])
#> layered_cache_lookup({"k": None}, ["k", "k"])
#> layered_cache_lookup({"q": 0}, [])
#> layered_cache_lookup({1: "one"}, [1, True, 1.0, 2])

### nim_game_optimal_moves
from functools import reduce
from operator import xor


def nim_sum(piles):
    return reduce(xor, piles, 0)


def best_move(piles):
    s = nim_sum(piles)
    for i, p in enumerate(piles):
        if p ^ s < p:
            return i, p - (p ^ s)
    i = piles.index(max(piles))
    return i, 1


def nim_game_optimal_moves(piles):
    piles, moves, turn = list(piles), [], 0
    while any(piles):
        i, n = best_move(piles)
        piles[i] -= n
        moves.append((i, n))
        turn = 1 - turn
    return moves, f"player {1 - turn} wins" if moves else "no game"

#> nim_game_optimal_moves([1, 2])
#> nim_game_optimal_moves([3, 3])
#> nim_game_optimal_moves([])
#> nim_game_optimal_moves([0, 5, 0])
#> nim_game_optimal_moves([1, 1, 1])

### text_stats_visitor_ast
class Doc:
    def __init__(self, kind, *children):
        self.kind, self.children = kind, children

    def walk(self, visitor):
        handler = getattr(visitor, self.kind, visitor.generic)
        handler(self)
        for c in self.children:
            if isinstance(c, Doc):
                c.walk(visitor)


class LinkCounter:
    def __init__(self):
        self.links, self.other = [], 0

    def link(self, node):
        self.links.append(node.children[0])

    def generic(self, node):
        self.other += 1


def make(spec):
    return Doc(spec[0], *(make(c) if isinstance(c, tuple) else c for c in spec[1:]))


def text_stats_visitor_ast(spec):
    v = LinkCounter()
    make(spec).walk(v)
    return v.links, v.other

#> text_stats_visitor_ast(("doc", ("para", "see", ("link", "x.org")), ("link", "y.net")))
#> text_stats_visitor_ast(("doc",))
#> text_stats_visitor_ast(("link", "solo"))
#> text_stats_visitor_ast(("list", ("item", "a"), ("item", ("bold", "b"))))
#> text_stats_visitor_ast(("link",))

### odds_and_evens_coroutine
def sink(store):
    while True:
        store.append((yield))


def router(pred, yes, no):
    while True:
        x = yield
        (yes if pred(x) else no).send(x)


def start(gen):
    next(gen)
    return gen


def odds_and_evens_coroutine(xs):
    odd, even = [], []
    r = start(router(lambda n: n % 2, start(sink(odd)), start(sink(even))))
    for x in xs:
        r.send(x)
    return odd, even

#> odds_and_evens_coroutine([1, 2, 3, 4])
#> odds_and_evens_coroutine([])
#> odds_and_evens_coroutine([0, -3, 7.5])
#> odds_and_evens_coroutine((10, 20))
#> odds_and_evens_coroutine([5, None])

### convert_temperature_table
class Scale:
    registry = {}

    def __init_subclass__(cls, symbol, **kw):
        super().__init_subclass__(**kw)
        cls.symbol = symbol
        Scale.registry[symbol] = cls


def define_scales():
    class Celsius(Scale, symbol="C"):
        to_c = staticmethod(lambda t: t)
        from_c = staticmethod(lambda t: t)

    class Fahrenheit(Scale, symbol="F"):
        to_c = staticmethod(lambda t: (t - 32) * 5 / 9)
        from_c = staticmethod(lambda t: t * 9 / 5 + 32)


def convert_temperature_table(reading, target):
    define_scales()
    value, symbol = float(reading[:-1]), reading[-1]
    try:
        src, dst = Scale.registry[symbol], Scale.registry[target]
    except KeyError as e:
        return f"unknown scale {e.args[0]}"
    return f"{dst.from_c(src.to_c(value)):.1f}{dst.symbol}"

#> convert_temperature_table("100C", "F")
#> convert_temperature_table("-40F", "C")
#> convert_temperature_table("37.5C", "C")
#> convert_temperature_table("300K", "C")
#> convert_temperature_table("C", "F")

### recursive_palindrome_partitions
def is_pal(s):
    return s == s[::-1]


def parts(s):
    if not s:
        return [[]]
    found = []
    for cut in range(1, len(s) + 1):
        head = s[:cut]
        if is_pal(head):
            found += [[head] + rest for rest in parts(s[cut:])]
    return found


def recursive_palindrome_partitions(s):
    options = parts(s)
    fewest = min(options, key=len)
    return len(options), "|".join(fewest)

#> recursive_palindrome_partitions("aab")
#> recursive_palindrome_partitions("")
#> recursive_palindrome_partitions("noon")
#> recursive_palindrome_partitions("abc")
#> recursive_palindrome_partitions("1 1")

### assembler_label_jumps
def assemble(source):
    labels, code = {}, []
    for line in source.split("/"):
        line = line.strip()
        if line.endswith(":"):
            labels[line[:-1]] = len(code)
        elif line:
            code.append(line.split())
    return code, labels


def assembler_label_jumps(source, x, fuel=50):
    code, labels = assemble(source)
    pc, acc = 0, 0
    while pc < len(code):
        if not (fuel := fuel - 1):
            return "out of fuel"
        op, *arg = code[pc]
        pc += 1
        if op == "add":
            acc += x if arg[0] == "x" else int(arg[0])
        elif op == "dec":
            x -= 1
        elif op == "jnz" and x != 0:
            pc = labels[arg[0]]
    return acc, x

#> assembler_label_jumps("top: / add x / dec / jnz top", 4)
#> assembler_label_jumps("add 5 / add -2", 0)
#> assembler_label_jumps("loop: / jnz loop", 1, 10)
#> assembler_label_jumps("", 9)
#> assembler_label_jumps("jnz nowhere", 2)

### bounded_history_namedtuple
from collections import deque, namedtuple

Move = namedtuple("Move", "piece src dst captured", defaults=[None])


class History:
    def __init__(self, size):
        self._moves = deque(maxlen=size)
        self.dropped = 0

    def add(self, move):
        if len(self._moves) == self._moves.maxlen:
            self.dropped += 1
        self._moves.append(move)

    def captures(self):
        return [m.captured for m in self._moves if m.captured]

    def last(self):
        return "{0.piece}{0.src}-{0.dst}".format(self._moves[-1])


def bounded_history_namedtuple(moves, size):
    h = History(size)
    for m in moves:
        h.add(Move(*m.split()))
    return h.last(), h.captures(), h.dropped

#> bounded_history_namedtuple(["N g1 f3", "B c1 g5 P", "Q d1 d4"], 2)
#> bounded_history_namedtuple(["K e1 e2"], 5)
#> bounded_history_namedtuple(["R a1 a8 R", "R h1 h8 Q", "P e2 e4"], 3)
#> bounded_history_namedtuple([], 1)
#> bounded_history_namedtuple(["P a2"], 1)

### lazy_range_product_sum
def lazy_pairs(n, m):
    return ((a, b) for a in range(1, n + 1) for b in range(a, m + 1))


def with_product(pairs):
    for a, b in pairs:
        yield a * b, (a, b)


def lazy_range_product_sum(n, m, want):
    gen = with_product(lazy_pairs(n, m))
    first = next((p for prod, p in gen if prod == want), None)
    remaining = sum(prod for prod, _ in gen)
    return first, remaining

#> lazy_range_product_sum(3, 4, 6)
#> lazy_range_product_sum(2, 2, 100)
#> lazy_range_product_sum(0, 5, 0)
#> lazy_range_product_sum(4, 4, 16)
#> lazy_range_product_sum(1, 6, 1)

### coupon_rule_engine
class Rule:
    def __init__(self, cond, effect):
        self.cond, self.effect = cond, effect

    def __and__(self, other):
        return Rule(lambda c: self.cond(c) and other.cond(c), lambda c: (self.effect(c), other.effect(c)))

    def __call__(self, cart):
        if self.cond(cart):
            self.effect(cart)
            return True
        return False


def coupon_rule_engine(cart):
    big = Rule(lambda c: c["total"] > 50, lambda c: c.update(total=c["total"] - 5))
    member = Rule(lambda c: c.get("member"), lambda c: c.setdefault("gift", "mug"))
    fired = [(big & member)(cart), big(cart), member(cart)]
    return cart, fired

#> coupon_rule_engine({"total": 60, "member": True})
#> coupon_rule_engine({"total": 54})
#> coupon_rule_engine({"total": 10, "member": 1, "gift": "pen"})
#> coupon_rule_engine({"total": 50, "member": False})
#> coupon_rule_engine({"member": True})

### multi_lang_greeting_table
from string import Template

TEXTS = {
    "en": {"hi": "Hello $name", "n": "$count items"},
    "de": {"hi": "Hallo $name"},
}


def lookup(lang, key):
    for code in (lang, lang.split("-")[0], "en"):
        try:
            return TEXTS[code][key], code
        except KeyError:
            continue
    raise LookupError(key)


def translate(lang, key, **values):
    text, code = lookup(lang, key)
    return Template(text).safe_substitute(values), code


def multi_lang_greeting_table(lang, requests):
    return [translate(lang, key, **vals) for key, vals in requests]

#> multi_lang_greeting_table("de-AT", [("hi", {"name": "Eva"}), ("n", {"count": 3})])
#> multi_lang_greeting_table("fr", [("hi", {})])
#> multi_lang_greeting_table("en", [])
#> multi_lang_greeting_table("de", [("bye", {})])
#> multi_lang_greeting_table("en-GB", [("n", {"count": "no", "x": 1})])

### skip_list_levels_det
class SkipList:
    def __init__(self, items):
        self.levels = [sorted(items)]
        while len(self.levels[-1]) > 2:
            self.levels.append(self.levels[-1][::2])

    def find(self, x):
        steps = 0
        lo = None
        for level in reversed(self.levels):
            for y in level:
                if lo is not None and y <= lo:
                    continue
                steps += 1
                if y > x:
                    break
                lo = y
            if lo == x:
                return True, steps
        return False, steps


def skip_list_levels_det(items, queries):
    s = SkipList(items)
    return [s.find(q) for q in queries], len(s.levels)

#> skip_list_levels_det([1, 4, 6, 9, 12, 15, 20], [12, 5])
#> skip_list_levels_det([], [1])
#> skip_list_levels_det([3], [3, 4])
#> skip_list_levels_det("hello", "lx")
#> skip_list_levels_det([10, 20, 30], [])

### ordered_pair_hash_dict
class Pair:
    def __init__(self, a, b):
        self.a, self.b = a, b

    def __eq__(self, o):
        return {self.a, self.b} == {o.a, o.b}

    def __hash__(self):
        return hash(self.a) ^ hash(self.b)

    def __str__(self):
        return f"{self.a}~{self.b}"


def ordered_pair_hash_dict(games):
    meetings = {}
    for a, b in games:
        p = Pair(a, b)
        meetings[p] = meetings.get(p, 0) + 1
    return {str(p): n for p, n in meetings.items()}

#> ordered_pair_hash_dict([("ann", "bob"), ("bob", "ann"), ("cy", "ann")])
#> ordered_pair_hash_dict([])
#> ordered_pair_hash_dict([(1, 1), (1, 2), (2, 1), (1, 1)])
#> ordered_pair_hash_dict([("x", "y")])
#> ordered_pair_hash_dict([([], 1)])

### simulate_traffic_lights
from itertools import cycle


def light(phases):
    for color, length in cycle(phases):
        for _ in range(length):
            yield color


def simulate_traffic_lights(arrivals, phases, seconds):
    queue, passed, log = 0, 0, ""
    for t, color in zip(range(seconds), light(phases)):
        queue += arrivals.count(t)
        if color == "green" and queue:
            queue -= 1
            passed += 1
        log += color[0]
    return log, passed, queue

#> simulate_traffic_lights([0, 0, 1], [("red", 2), ("green", 3)], 6)
#> simulate_traffic_lights([], [("green", 1), ("amber", 1)], 5)
#> simulate_traffic_lights([9], [("red", 1)], 3)
#> simulate_traffic_lights([0], [("green", 4)], 0)
#> simulate_traffic_lights([0, 1, 2, 3], [("green", 1), ("red", 2)], 7)

### bank_interest_simulation_oop
class Account:
    rate = 0.0

    def __init__(self, balance):
        self.balance = balance
        self.months = []

    def interest(self):
        return round(self.balance * self.rate, 2)

    def close_month(self):
        gain = self.interest()
        self.balance = round(self.balance + gain, 2)
        self.months.append(gain)


class Gold(Account):
    rate = 0.02

    def interest(self):
        bonus = 5 if self.balance > 1000 else 0
        return super().interest() + bonus


class Loan(Account):
    rate = 0.1

    def interest(self):
        return -super().interest()


def bank_interest_simulation_oop(kind, balance, months):
    acc = {"gold": Gold, "loan": Loan}.get(kind, Account)(balance)
    for _ in range(months):
        acc.close_month()
    return acc.balance, acc.months

#> bank_interest_simulation_oop("gold", 1000, 2)
#> bank_interest_simulation_oop("gold", 2000, 1)
#> bank_interest_simulation_oop("loan", 100, 3)
#> bank_interest_simulation_oop("basic", 50, 2)
#> bank_interest_simulation_oop("loan", 0, 0)

### substitute_variables_recursive
class CircularReference(Exception):
    pass


def resolve(name, table, active=()):
    if name in active:
        raise CircularReference(" -> ".join((*active, name)))
    out = []
    for word in table[name].split():
        if word.startswith("$"):
            out.append(resolve(word[1:], table, (*active, name)))
        else:
            out.append(word)
    return " ".join(out)


def substitute_variables_recursive(table):
    result = {}
    for name in table:
        try:
            result[name] = resolve(name, table)
        except CircularReference as e:
            result[name] = f"circular: {e}"
        except KeyError as e:
            result[name] = f"undefined: {e}"
    return result

#> substitute_variables_recursive({"who": "big $kind", "kind": "cat"})
#> substitute_variables_recursive({"a": "$b", "b": "x $a"})
#> substitute_variables_recursive({"p": "$q q"})
#> substitute_variables_recursive({})
#> substitute_variables_recursive({"e": "", "f": "$e $e end"})

### weighted_vote_operator_overload
class Score:
    def __init__(self, value, weight=1):
        self.value, self.weight = value, weight

    def __iadd__(self, other):
        total = self.weight + other.weight
        self.value = (self.value * self.weight + other.value * other.weight) / total
        self.weight = total
        return self

    def __rmul__(self, k):
        return Score(self.value, self.weight * k)

    def __float__(self):
        return float(self.value)


def weighted_vote_operator_overload(votes):
    total = Score(0, 0)
    for value, weight in votes:
        total += weight * Score(value)
    return round(float(total), 3), total.weight

#> weighted_vote_operator_overload([(4, 1), (5, 3)])
#> weighted_vote_operator_overload([])
#> weighted_vote_operator_overload([(2, 0)])
#> weighted_vote_operator_overload([(1, 2), (10, 1), (-3, 1)])
#> weighted_vote_operator_overload([(2.5, 10)])

### line_editor_with_dispatch
def cmd_append(lines, arg):
    lines.append(arg)


def cmd_delete(lines, arg):
    del lines[int(arg) - 1]


def cmd_swap(lines, arg):
    i, j = (int(n) - 1 for n in arg.split(","))
    lines[i], lines[j] = lines[j], lines[i]


def cmd_replace(lines, arg):
    old, new = arg.split("->")
    lines[:] = [l.replace(old, new) for l in lines]


TABLE = {name[4:5]: fn for name, fn in list(globals().items()) if name.startswith("cmd_")}


def line_editor_with_dispatch(lines, script):
    errors = []
    for cmd in script:
        try:
            TABLE[cmd[0]](lines, cmd[1:].strip())
        except (IndexError, ValueError, KeyError) as e:
            errors.append((cmd, type(e).__name__))
    return lines, errors

#> line_editor_with_dispatch(["one", "two"], ["a three", "s 1,3", "d2"])
#> line_editor_with_dispatch([], ["d 1", "x", "a"])
#> line_editor_with_dispatch(["aaa"], ["r a->b", "r b"])
#> line_editor_with_dispatch(["k"], [])
#> line_editor_with_dispatch(["p", "q", "r"], ["s 1,2,3", "s 0,1"])

### build_family_relations
class Person:
    people = {}

    def __init__(self, name, *parents):
        self.name = name
        self.parents = [Person.people[p] for p in parents]
        Person.people[name] = self

    def ancestors(self, depth=1):
        for p in self.parents:
            yield p.name, depth
            yield from p.ancestors(depth + 1)


def common(a, b):
    da, db = dict(a.ancestors()), dict(b.ancestors())
    shared = [(da[n] + db[n], n) for n in da if n in db]
    return min(shared, default=None)


def build_family_relations(rows, a, b):
    Person.people = {}
    for row in rows:
        Person(*row)
    return common(Person.people[a], Person.people[b])

#> build_family_relations([("Gran",), ("Mum", "Gran"), ("Aunt", "Gran"), ("Me", "Mum"), ("Cousin", "Aunt")], "Me", "Cousin")
#> build_family_relations([("A",), ("B",)], "A", "B")
#> build_family_relations([("X",), ("Y", "X"), ("Z", "X")], "Y", "Z")
#> build_family_relations([("K", "ghost")], "K", "K")
#> build_family_relations([("P",), ("Q",), ("R", "P", "Q"), ("S", "Q", "P")], "R", "S")

### compute_gini_with_helpers
def prefix_sums(xs):
    total = 0
    for x in xs:
        total += x
        yield total


def trapezoid(points):
    return sum((a + b) / 2 for a, b in zip(points, points[1:]))


def compute_gini_with_helpers(incomes):
    if not incomes or sum(incomes) == 0:
        return None
    xs = sorted(incomes)
    curve = [0, *prefix_sums(xs)]
    area = trapezoid(curve) / (len(xs) * curve[-1])
    return round(1 - 2 * area, 3)

#> compute_gini_with_helpers([1, 1, 1])
#> compute_gini_with_helpers([0, 0, 10])
#> compute_gini_with_helpers([])
#> compute_gini_with_helpers([0, 0])
#> compute_gini_with_helpers([5, 20, 10, 65])

### shunt_train_cars
class Siding:
    def __init__(self):
        self.cars = []

    def __bool__(self):
        return bool(self.cars)

    def __lshift__(self, car):
        self.cars.append(car)
        return self

    def top(self):
        return self.cars[-1]


def shunt_train_cars(incoming, wanted):
    side, out = Siding(), []
    train = iter(incoming)
    for target in wanted:
        while not side or side.top() != target:
            car = next(train, None)
            if car is None:
                return out, side.cars
            side << car
        out.append(side.cars.pop())
    return out, side.cars

#> shunt_train_cars([1, 2, 3], [2, 3, 1])
#> shunt_train_cars([1, 2, 3], [3, 1, 2])
#> shunt_train_cars([], [])
#> shunt_train_cars("abcd", "dc")
#> shunt_train_cars([5], [6])
