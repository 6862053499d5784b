### kitchen_timer_events_heap
import heapq


class Timers:
    def __init__(self):
        self.heap, self.cancelled, self.seq = [], set(), 0

    def start(self, now, secs, label):
        self.seq += 1
        heapq.heappush(self.heap, (now + secs, self.seq, label))
        return self.seq

    def cancel(self, tid):
        self.cancelled.add(tid)

    def due(self, now):
        while self.heap and self.heap[0][0] <= now:
            at, tid, label = heapq.heappop(self.heap)
            if tid not in self.cancelled:
                yield f"{label}@{at}"


def kitchen_timer_events_heap(timers, cancel, checks):
    t = Timers()
    for now, secs, label in timers:
        t.start(now, secs, label)
    for tid in cancel:
        t.cancel(tid)
    return [list(t.due(c)) for c in checks]

#> kitchen_timer_events_heap([(0, 10, "egg"), (2, 3, "tea")], [], [4, 5, 20])
#> kitchen_timer_events_heap([(0, 1, "a"), (0, 1, "b")], [1], [1])
#> kitchen_timer_events_heap([], [7], [0])
#> kitchen_timer_events_heap([(5, 5, "x")], [], [9])
#> kitchen_timer_events_heap([(0, 3, "p"), (0, 2, "q"), (1, 1, "r")], [2], [2, 3])

### parse_argument_spec_defaults
class ArgError(Exception):
    pass


def parse_spec(spec):
    out = {}
    for part in spec.split():
        name, _, default = part.partition("=")
        out[name] = default or None
    return out


def bind(spec, args, kwargs):
    names = list(spec)
    if len(args) > len(names):
        raise ArgError(f"{len(args) - len(names)} too many")
    bound = dict(zip(names, args))
    for k, v in kwargs.items():
        if k in bound:
            raise ArgError(f"{k} twice")
        bound[k] = v
    missing = [n for n in names if n not in bound and spec[n] is None]
    if missing:
        raise ArgError("missing " + ",".join(missing))
    return {n: bound.get(n, spec[n]) for n in names}


def parse_argument_spec_defaults(spec, *args, **kwargs):
    try:
        return bind(parse_spec(spec), args, kwargs)
    except ArgError as e:
        return f"ArgError: {e}"

#> parse_argument_spec_defaults("src dst mode=copy", "a", dst="b")
#> parse_argument_spec_defaults("src dst", "a")
#> parse_argument_spec_defaults("x", 1, 2, 3)
#> parse_argument_spec_defaults("x y=0", 1, x=5)
#> parse_argument_spec_defaults("")

### plane_boarding_groups_sort
class Passenger:
    ORDER = {"gold": 0, "family": 1, "std": 2}

    def __init__(self, name, row, status="std"):
        self.name, self.row, self.status = name, row, status

    @property
    def key(self):
        return self.ORDER.get(self.status, 3), -self.row

    def __lt__(self, other):
        return self.key < other.key


def board(passengers, size):
    line = sorted(passengers)
    while line:
        group, line = line[:size], line[size:]
        yield [p.name for p in group]


def plane_boarding_groups_sort(rows, size=2):
    return list(board([Passenger(*r) for r in rows], size))

#> plane_boarding_groups_sort([("Al", 3), ("Bo", 20), ("Cy", 5, "gold"), ("Di", 9, "family")])
#> plane_boarding_groups_sort([])
#> plane_boarding_groups_sort([("x", 1), ("y", 1), ("z", 2, "staff")], size=1)
#> plane_boarding_groups_sort([("p", 7, "gold"), ("q", 8, "gold"), ("r", 6, "gold")], 10)
#> plane_boarding_groups_sort([("bad", "row")])

### nested_counter_diff_report
from collections import Counter


def letters(text):
    return Counter(c for c in text.lower() if c.isalpha())


def explain(diff):
    return " ".join(f"{c}{n}" if n > 1 else c for c, n in sorted(diff.items()))


def nested_counter_diff_report(have, want):
    a, b = letters(have), letters(want)
    missing, extra = b - a, a - b
    if not missing:
        return "possible", explain(extra)
    return "missing", explain(missing)

#> nested_counter_diff_report("silent night", "listen")
#> nested_counter_diff_report("cat", "attic")
#> nested_counter_diff_report("", "")
#> nested_counter_diff_report("Zoo!", "zoo")
#> nested_counter_diff_report("ab", "AABBB")

### mini_prolog_family_facts
FACTS = [("parent", "tom", "bob"), ("parent", "bob", "ann"), ("parent", "bob", "pat"), ("male", "tom")]


def is_var(t):
    return t[:1].isupper()


def unify(query, fact, env):
    if len(query) != len(fact):
        return None
    env = dict(env)
    for q, f in zip(query, fact):
        q = env.get(q, q)
        if is_var(q):
            env[q] = f
        elif q != f:
            return None
    return env


def solve(goals, env):
    if not goals:
        yield env
        return
    for fact in FACTS:
        new = unify(goals[0], fact, env)
        if new is not None:
            yield from solve(goals[1:], new)


def mini_prolog_family_facts(query):
    goals = [tuple(g.split()) for g in query.split(",")]
    return list(solve(goals, {}))

#> mini_prolog_family_facts("parent X ann")
#> mini_prolog_family_facts("parent X Y, parent Y Z")
#> mini_prolog_family_facts("male bob")
#> mini_prolog_family_facts("male X, parent X Y")
#> mini_prolog_family_facts("male X Y")

### bar_chart_text_scaler
def scale(value, top, width):
    return round(value / top * width) if top else 0


def bar(value, top, width, marks="█▌"):
    n = scale(value, top, width * 2)
    return marks[0] * (n // 2) + marks[1] * (n % 2)


def bar_chart_text_scaler(data, width=6, marks="#-"):
    top = max(data.values(), default=0)
    pad = max(map(len, data), default=0)
    return [f"{k:<{pad}} {bar(v, top, width, marks)} {v}" for k, v in data.items()]

#> bar_chart_text_scaler({"mon": 3, "tuesday": 12})
#> bar_chart_text_scaler({})
#> bar_chart_text_scaler({"a": 0, "b": 0})
#> bar_chart_text_scaler({"x": 5, "y": 4, "z": 1}, 2, "*.")
#> bar_chart_text_scaler({"neg": -2, "pos": 4}, width=3)

### bidirectional_map_class
class BiMap:
    def __init__(self, pairs=()):
        self.fwd, self.inv = {}, {}
        for k, v in pairs:
            self[k] = v

    def __setitem__(self, k, v):
        if k in self.fwd:
            del self.inv[self.fwd[k]]
        if v in self.inv:
            del self.fwd[self.inv[v]]
        self.fwd[k], self.inv[v] = v, k

    def __invert__(self):
        return BiMap(self.inv.items())

    def __getitem__(self, k):
        return self.fwd[k]


def bidirectional_map_class(pairs, probe):
    m = BiMap(pairs)
    try:
        return (~m)[probe], m.fwd
    except KeyError as e:
        return f"no {e}", m.fwd

#> bidirectional_map_class([("one", 1), ("two", 2)], 2)
#> bidirectional_map_class([("a", 1), ("b", 1)], 1)
#> bidirectional_map_class([], "x")
#> bidirectional_map_class([("a", 1), ("a", 2), ("b", 2)], 1)
#> bidirectional_map_class([(1, 1)], True)

### segment_merge_text_styles
from itertools import groupby


class Styled:
    def __init__(self, text):
        self.cells = [(c, frozenset()) for c in text]

    def apply(self, style, lo, hi):
        for i in range(max(0, lo), min(hi, len(self.cells))):
            c, s = self.cells[i]
            self.cells[i] = c, s ^ {style}
        return self

    def runs(self):
        for styles, group in groupby(self.cells, key=lambda cell: cell[1]):
            yield "".join(c for c, _ in group), "".join(sorted(styles))


def segment_merge_text_styles(text, *spans):
    doc = Styled(text)
    for s in spans:
        doc.apply(*s)
    return list(doc.runs())

#> segment_merge_text_styles("hello", ("b", 0, 3), ("i", 2, 5))
#> segment_merge_text_styles("", ("b", 0, 9))
#> segment_merge_text_styles("plain")
#> segment_merge_text_styles("toggle", ("u", 0, 6), ("u", 2, 4))
#> segment_merge_text_styles("xyz", ("b", -5, 1), ("b", 2, 100))

### ladder_ranking_elo
def expected(a, b):
    return 1 / (1 + 10 ** ((b - a) / 400))


class Ladder:
    K = 32

    def __init__(self, *players):
        self.rating = dict.fromkeys(players, 1000.0)

    def play(self, winner, loser, draw=False):
        a, b = self.rating[winner], self.rating[loser]
        delta = self.K * ((0.5 if draw else 1) - expected(a, b))
        self.rating[winner] += delta
        self.rating[loser] -= delta
        return round(delta, 1)


def ladder_ranking_elo(players, games):
    ladder = Ladder(*players)
    deltas = [ladder.play(*g) for g in games]
    return {p: round(r) for p, r in ladder.rating.items()}, deltas

#> ladder_ranking_elo(["ann", "bob"], [("ann", "bob"), ("bob", "ann")])
#> ladder_ranking_elo(["x", "y"], [("x", "y", True)])
#> ladder_ranking_elo([], [])
#> ladder_ranking_elo("abc", [("a", "b"), ("a", "c"), ("b", "c", True)])
#> ladder_ranking_elo(["p"], [("p", "q")])

### text_to_pig_latin_functions
def split_cluster(word):
    i = 0
    while i < len(word) and word[i].lower() not in "aeiou":
        i += 2 if word[i:i + 2].lower() == "qu" else 1
    return word[:i], word[i:]


def match_case(original, new):
    return new.capitalize() if original[:1].isupper() else new


def pig(word):
    core = word.rstrip(".,!?")
    tail = word[len(core):]
    if not core.isalpha():
        return word
    head, rest = split_cluster(core)
    out = rest + head.lower() + "ay" if head else core + "way"
    return match_case(core, out.lower()) + tail


def text_to_pig_latin_functions(text):
    return " ".join(map(pig, text.split(" ")))

#> text_to_pig_latin_functions("Quick brown apple!")
#> text_to_pig_latin_functions("")
#> text_to_pig_latin_functions("3 Tsk, rhythm")
#> text_to_pig_latin_functions("Eat  square eggs")
#> text_to_pig_latin_functions("it's NASA.")

### game_of_pig_turns
class Bust(Exception):
    pass


def roll_turn(rolls, hold):
    total = 0
    for r in rolls:
        if r == 1:
            raise Bust(total)
        total += r
        if total >= hold:
            return total
    return total


def game_of_pig_turns(rolls, hold=10, goal=20):
    it = iter(rolls)
    scores, turn = [0, 0], 0
    log = []
    for _ in range(8):
        me = turn % 2
        try:
            got = roll_turn(it, hold)
        except Bust as b:
            log.append(f"p{me} lost {b}")
        else:
            scores[me] += got
            if scores[me] >= goal or not got:
                break
        turn += 1
    return scores, log

#> game_of_pig_turns([6, 5, 2, 1, 4, 6])
#> game_of_pig_turns([6, 6, 3, 3, 3, 3, 6, 6])
#> game_of_pig_turns([])
#> game_of_pig_turns([1, 1, 1])
#> game_of_pig_turns([5, 5, 5, 5], hold=5, goal=10)

### serialise_object_graph_plain
class Address:
    def __init__(self, street, city):
        self.street, self.city = street, city


class Person:
    def __init__(self, name, address, friends=()):
        self.name, self.address, self.friends = name, address, list(friends)
        self._secret = 42


def to_plain(obj, depth=2):
    if hasattr(obj, "__dict__"):
        if depth == 0:
            return "..."
        return {k: to_plain(v, depth - 1) for k, v in vars(obj).items() if not k.startswith("_")}
    if isinstance(obj, list):
        return [to_plain(o, depth) for o in obj]
    return obj


def serialise_object_graph_plain(name, city, friends, depth=2):
    home = Address("Main St", city)
    buddies = [Person(f, home) for f in friends]
    return to_plain(Person(name, home, buddies), depth)

#> serialise_object_graph_plain("Ann", "Rome", ["Bo"])
#> serialise_object_graph_plain("Cy", None, [], depth=1)
#> serialise_object_graph_plain("D", "X", ["E", "F"], 1)
#> serialise_object_graph_plain("G", "Y", [], 0)
#> serialise_object_graph_plain("H", "Z", ["I"], depth=3)

### bitonic_peak_search
def peak(xs, lo, hi):
    if lo == hi:
        return lo
    mid = (lo + hi) // 2
    return peak(xs, mid + 1, hi) if xs[mid] < xs[mid + 1] else peak(xs, lo, mid)


def find(xs, target, lo, hi, ascending):
    while lo <= hi:
        mid = (lo + hi) // 2
        if xs[mid] == target:
            return mid
        if (xs[mid] < target) == ascending:
            lo = mid + 1
        else:
            hi = mid - 1
    return None


def bitonic_peak_search(xs, target):
    p = peak(xs, 0, len(xs) - 1)
    left = find(xs, target, 0, p, True)
    return p, left if left is not None else find(xs, target, p + 1, len(xs) - 1, False)

#> bitonic_peak_search([1, 5, 9, 6, 2], 6)
#> bitonic_peak_search([3], 3)
#> bitonic_peak_search([1, 2, 3, 4], 7)
#> bitonic_peak_search([9, 4, 1, 0], 0)
#> bitonic_peak_search([-5, 0, 8, 7], -5)
#> bitonic_peak_search([2, 4, 6, 5, 3, 1], 4)

### lru_decorator_manual_order
from collections import OrderedDict


def lru(maxsize):
    def deco(fn):
        cache = OrderedDict()

        def inner(*args):
            if args in cache:
                cache.move_to_end(args)
                return cache[args]
            value = cache[args] = fn(*args)
            if len(cache) > maxsize:
                evicted.append(cache.popitem(last=False)[0][0])
            return value

        evicted = inner.evicted = []
        return inner
    return deco


def lru_decorator_manual_order(keys, size):
    calls = []

    @lru(size)
    def load(key):
        calls.append(key)
        return key * 2

    return [load(k) for k in keys], calls, load.evicted

#> lru_decorator_manual_order("abacb", 2)
#> lru_decorator_manual_order([], 1)
#> lru_decorator_manual_order([1, 2, 3, 1], 3)
#> lru_decorator_manual_order("xx", 0)
#> lru_decorator_manual_order([5, 6, 5, 7, 5], 2)

### apply_edits_piece_table
from collections import namedtuple

Piece = namedtuple("Piece", "source start length")


class PieceTable:
    def __init__(self, text):
        self.buffers = {"orig": text, "add": ""}
        self.pieces = [Piece("orig", 0, len(text))]

    def insert(self, pos, text):
        new = Piece("add", len(self.buffers["add"]), len(text))
        self.buffers["add"] += text
        out = []
        for p in self.pieces:
            if new and 0 <= pos <= p.length:
                out += [Piece(p.source, p.start, pos), new, Piece(p.source, p.start + pos, p.length - pos)]
                new = None
            else:
                out.append(p)
            pos -= p.length
        self.pieces = [p for p in out if p.length]

    def text(self):
        return "".join(self.buffers[p.source][p.start:p.start + p.length] for p in self.pieces)


def apply_edits_piece_table(text, edits):
    t = PieceTable(text)
    for e in edits:
        t.insert(*e)
    return t.text(), [tuple(p) for p in t.pieces]

#> apply_edits_piece_table("hello", [(5, " you"), (0, ">")])
#> apply_edits_piece_table("ac", [(1, "b")])
#> apply_edits_piece_table("", [(0, "x"), (0, "y")])
#> apply_edits_piece_table("keep", [])
#> apply_edits_piece_table("abc", [(9, "lost")])

### network_packet_reassembly
class Assembler:
    def __init__(self):
        self.expected, self.buffer, self.data = 0, {}, ""

    def receive(self, seq, payload):
        if seq < self.expected or seq in self.buffer:
            return "dup"
        self.buffer[seq] = payload
        delivered = 0
        while self.expected in self.buffer:
            self.data += self.buffer.pop(self.expected)
            self.expected += 1
            delivered += 1
        return delivered or "wait"


def network_packet_reassembly(packets):
    a = Assembler()
    acks = [a.receive(*p) for p in packets]
    return a.data, acks, sorted(a.buffer)

#> network_packet_reassembly([(0, "he"), (2, "o"), (1, "ll")])
#> network_packet_reassembly([(1, "b"), (1, "b"), (3, "d")])
#> network_packet_reassembly([])
#> network_packet_reassembly([(0, ""), (0, "x"), (1, "y")])
#> network_packet_reassembly([(2, "c"), (1, "b"), (0, "a")])

### rewrite_rules_normalise_sql
import re

RULES = [
    (re.compile(r"\s+"), " "),
    (re.compile(r"'[^']*'"), "?"),
    (re.compile(r"\b\d+\b"), "?"),
    (re.compile(r"\(\s*\?(?:\s*,\s*\?)*\s*\)"), "(?+)"),
]


def normalise(sql):
    for pattern, repl in RULES:
        sql = pattern.sub(repl, sql)
    return sql.strip().upper()


def group(queries):
    stats = {}
    for sql, ms in queries:
        key = normalise(sql)
        n, total = stats.get(key, (0, 0))
        stats[key] = n + 1, total + ms
    return stats


def rewrite_rules_normalise_sql(queries, slow=0):
    return {k: v for k, v in group(queries).items() if v[1] >= slow}

#> rewrite_rules_normalise_sql([("select * from t where id = 5", 3), ("SELECT *  from t where id = 77", 4)])
#> rewrite_rules_normalise_sql([("insert into a values (1, 'x', 2)", 9)], slow=9)
#> rewrite_rules_normalise_sql([])
#> rewrite_rules_normalise_sql([("q1", 1), ("q1", 1), ("delete\n from b where c='it'", 50)], 5)
#> rewrite_rules_normalise_sql([("x in (1,2,3)", 1), ("x in (4)", 1)])
