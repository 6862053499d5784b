### garden_grid_companions
GOOD = {frozenset({"tomato", "basil"}), frozenset({"carrot", "onion"})}
BAD = {frozenset({"onion", "bean"})}


def neighbours(rows):
    for r, row in enumerate(rows):
        for c, plant in enumerate(row):
            if c + 1 < len(row):
                yield plant, row[c + 1]
            if r + 1 < len(rows):
                yield plant, rows[r + 1][c]


def score(a, b):
    pair = frozenset({a, b})
    return (pair in GOOD) - 2 * (pair in BAD)


def garden_grid_companions(rows):
    marks = [(score(a, b), f"{a}/{b}") for a, b in neighbours(rows)]
    return sum(s for s, _ in marks), [p for s, p in marks if s < 0]

#> garden_grid_companions([["tomato", "basil"], ["onion", "carrot"]])
#> garden_grid_companions([["bean"], ["onion"], ["bean"]])
#> garden_grid_companions([])
#> garden_grid_companions([["basil", "basil", "tomato"]])
#> garden_grid_companions([["a", "b"], ["c"]])

### nested_menu_breadcrumbs
class Page:
    def __init__(self, title, parent=None):
        self.title, self.parent = title, parent

    def __truediv__(self, title):
        return Page(title, self)

    def __iter__(self):
        if self.parent:
            yield from self.parent
        yield self.title

    def __len__(self):
        return 1 + (len(self.parent) if self.parent else 0)


def nested_menu_breadcrumbs(root, titles, limit=3):
    page = Page(root)
    for t in titles:
        page = page / t
    crumbs = list(page)
    if len(page) > limit:
        crumbs[1:-1] = ["…"]
    return " > ".join(crumbs), len(page)

#> nested_menu_breadcrumbs("Home", ["Shop", "Shoes"])
#> nested_menu_breadcrumbs("Home", ["A", "B", "C"])
#> nested_menu_breadcrumbs("/", [])
#> nested_menu_breadcrumbs("x", ["y"], limit=1)
#> nested_menu_breadcrumbs("", ["", ""], 9)

### ad_hoc_query_planner_cost
from functools import lru_cache


def ad_hoc_query_planner_cost(sizes):
    n = len(sizes) - 1

    @lru_cache(None)
    def cost(i, j):
        if i == j:
            return 0, f"T{i}"
        options = []
        for k in range(i, j):
            (a, left), (b, right) = cost(i, k), cost(k + 1, j)
            options.append((a + b + sizes[i] * sizes[k + 1] * sizes[j + 1], f"({left}{right})"))
        return min(options)

    return cost(0, n - 1) if n > 0 else None

#> ad_hoc_query_planner_cost([10, 30, 5, 60])
#> ad_hoc_query_planner_cost([2, 3])
#> ad_hoc_query_planner_cost([])
#> ad_hoc_query_planner_cost([1, 2, 3, 4, 5])
#> ad_hoc_query_planner_cost([5, 1, 5, 1])

### line_sweep_meeting_rooms
def events(meetings):
    for start, end in meetings:
        yield start, 1
        yield end, -1


def line_sweep_meeting_rooms(meetings):
    busy = peak = 0
    peak_at = None
    idle, last = 0, None
    for t, delta in sorted(events(meetings)):
        if busy == 0 and last is not None:
            idle += t - last
        busy += delta
        if busy > peak:
            peak, peak_at = busy, t
        last = t
    return peak, peak_at, idle

#> line_sweep_meeting_rooms([(9, 10), (9, 12), (11, 13)])
#> line_sweep_meeting_rooms([])
#> line_sweep_meeting_rooms([(1, 2), (2, 3), (5, 6)])
#> line_sweep_meeting_rooms([(8, 8)])
#> line_sweep_meeting_rooms([(0, 10), (1, 9), (2, 8)])

### auto_completion_cache_layers
class Completer:
    def __init__(self, words):
        self.words, self.cache, self.scans = sorted(words), {}, 0

    def suggest(self, prefix):
        if prefix in self.cache:
            return self.cache[prefix]
        pool = self.words
        for n in range(len(prefix) - 1, 0, -1):
            if prefix[:n] in self.cache:
                pool = self.cache[prefix[:n]]
                break
        self.scans += len(pool)
        self.cache[prefix] = [w for w in pool if w.startswith(prefix)]
        return self.cache[prefix]


def auto_completion_cache_layers(words, typed):
    c = Completer(words)
    found = [len(c.suggest(t)) for t in typed]
    return found, c.scans, c.suggest(typed[-1]) if typed else []

#> auto_completion_cache_layers(["car", "cat", "dog", "cart"], ["c", "ca", "car", "ca"])
#> auto_completion_cache_layers([], ["x"])
#> auto_completion_cache_layers(["a", "b"], [])
#> auto_completion_cache_layers(["tip", "top", "tap"], ["to", "t", "tap"])
#> auto_completion_cache_layers(["é", "e"], ["", "é"])

### simulate_belt_sorter
from collections import defaultdict


class Belt:
    def __init__(self, *rules, default="floor"):
        self.rules, self.default = rules, default
        self.bins = defaultdict(list)

    def route(self, item):
        for name, test in self.rules:
            if test(item):
                return name
        return self.default

    def run(self, items):
        for it in items:
            self.bins[self.route(it)].append(it)
        return {k: self.bins[k] for k in sorted(self.bins)}


def simulate_belt_sorter(items, cut):
    belt = Belt(("text", lambda x: isinstance(x, str)), ("big", lambda x: x > cut), ("even", lambda x: x % 2 == 0), default="odd")
    return belt.run(items)

#> simulate_belt_sorter([1, 12, "nut", 4], 10)
#> simulate_belt_sorter([], 0)
#> simulate_belt_sorter(["a", ""], 5)
#> simulate_belt_sorter([3, 3.5, -2], 3)
#> simulate_belt_sorter([None], 1)

### compress_path_trie_edges
def insert(node, word):
    for edge in list(node):
        n = 0
        while n < min(len(edge), len(word)) and edge[n] == word[n]:
            n += 1
        if n == 0:
            continue
        child = node.pop(edge)
        if n < len(edge):
            child = {edge[n:]: child}
        node[edge[:n]] = child
        if n < len(word):
            insert(child, word[n:])
        return
    node[word] = {}


def compress_path_trie_edges(words):
    root = {}
    for w in words:
        insert(root, w)
    return root

#> compress_path_trie_edges(["tea", "ten", "to"])
#> compress_path_trie_edges(["car", "cart"])
#> compress_path_trie_edges([])
#> compress_path_trie_edges(["a", "b", "ab"])
#> compress_path_trie_edges(["roman", "romulus", "rom"])

### dispatch_matrix_collision
HANDLERS = {}


def on(a, b):
    def deco(fn):
        HANDLERS[a, b] = fn
        HANDLERS[b, a] = lambda y, x: fn(x, y)
        return fn
    return deco


def install():
    @on("ship", "rock")
    def crash(ship, rock):
        return f"ship{ship} hit by rock{rock}"

    @on("ship", "gem")
    def collect(ship, gem):
        return f"ship{ship} +{gem}"


def collide(p, q):
    (ka, va), (kb, vb) = p, q
    handler = HANDLERS.get((ka, kb))
    return handler(va, vb) if handler else None


def dispatch_matrix_collision(things):
    install()
    return [c for a, b in zip(things, things[1:]) if (c := collide(a, b))]

#> dispatch_matrix_collision([("rock", 1), ("ship", 2), ("gem", 50)])
#> dispatch_matrix_collision([("gem", 1), ("rock", 2)])
#> dispatch_matrix_collision([])
#> dispatch_matrix_collision([("ship", 1), ("ship", 2)])
#> dispatch_matrix_collision([("gem", 5), ("ship", 1), ("rock", 9)])

### rate_words_with_bonus_squares
VALUES = {**dict.fromkeys("aeioulnstr", 1), **dict.fromkeys("dg", 2), **dict.fromkeys("bcmp", 3), "k": 5, "q": 10, "z": 10}


def letter_value(ch, bonus):
    return VALUES.get(ch.lower(), 4) * {"d": 2, "t": 3}.get(bonus, 1)


def word_factor(bonuses):
    f = 1
    for b in bonuses:
        f *= {"D": 2, "T": 3}.get(b, 1)
    return f


def rate_words_with_bonus_squares(word, squares=""):
    squares = squares.ljust(len(word), ".")
    base = sum(map(letter_value, word, squares))
    total = base * word_factor(squares[:len(word)])
    return total + 50 if len(word) == 7 else total

#> rate_words_with_bonus_squares("quiz", "d..D")
#> rate_words_with_bonus_squares("cat")
#> rate_words_with_bonus_squares("", "TTT")
#> rate_words_with_bonus_squares("painter", "t")
#> rate_words_with_bonus_squares("Hex", "TD")

### bulk_rename_conflict_plan
class Conflict(Exception):
    pass


def new_name(name, rules):
    for old, new in rules:
        name = name.replace(old, new)
    return name


def plan(names, rules):
    mapping = {}
    for n in names:
        target = new_name(n, rules)
        if target in mapping.values():
            raise Conflict(target)
        mapping[n] = target
    return mapping


def order(mapping):
    todo = {a: b for a, b in mapping.items() if a != b}
    steps = []
    while todo:
        ready = [a for a, b in todo.items() if b not in todo]
        if not ready:
            a = next(iter(todo))
            steps.append((a, "tmp"))
            todo = {("tmp" if k == a else k): v for k, v in todo.items()}
            continue
        steps += [(a, todo.pop(a)) for a in ready]
    return steps


def bulk_rename_conflict_plan(names, *rules):
    try:
        return order(plan(names, rules))
    except Conflict as c:
        return f"two files become {c}"

#> bulk_rename_conflict_plan(["img 1", "img 2"], (" ", "_"))
#> bulk_rename_conflict_plan(["a", "b"], ("a", "x"), ("b", "a"), ("x", "b"))
#> bulk_rename_conflict_plan(["a-b", "a_b"], ("-", "_"))
#> bulk_rename_conflict_plan([], ("p", "q"))
#> bulk_rename_conflict_plan(["keep"], ("z", "y"))

### gene_expression_parser_fold
def parse(text):
    stack = [("root", [])]
    word = ""
    for ch in text:
        if ch in "(),;":
            if word.strip():
                stack[-1][1].append(word.strip())
            word = ""
            if ch == "(":
                stack.append(("clade", []))
            elif ch == ")":
                done = stack.pop()
                stack[-1][1].append(done)
        else:
            word += ch
    return stack[0][1]


def leaves(node):
    if isinstance(node, str):
        return [node]
    return [l for child in node[1] for l in leaves(child)]


def gene_expression_parser_fold(text):
    nodes = parse(text)
    clades = [n for n in nodes if not isinstance(n, str)]
    return [leaves(c) for c in clades], len(nodes)

#> gene_expression_parser_fold("((cat,dog),(ant,bee));")
#> gene_expression_parser_fold("")
#> gene_expression_parser_fold("solo;")
#> gene_expression_parser_fold("(a, (b ,c) d);(e);")
#> gene_expression_parser_fold("(x))")

### wrap_counter_with_callbacks
class Counter:
    def __init__(self, limit, on_wrap):
        self.n, self.limit, self.on_wrap = 0, limit, on_wrap

    def __iadd__(self, k):
        q, self.n = divmod(self.n + k, self.limit)
        if q:
            self.on_wrap(q)
        return self


class Clock:
    def __init__(self):
        self.days = 0
        self.hours = Counter(24, self._day)
        self.minutes = Counter(60, self._hour)

    def _day(self, n):
        self.days += n

    def _hour(self, n):
        self.hours += n

    def __str__(self):
        return f"{self.days}d{self.hours.n:02}:{self.minutes.n:02}"


def wrap_counter_with_callbacks(*steps):
    c = Clock()
    for s in steps:
        c.minutes += s
    return str(c)

#> wrap_counter_with_callbacks(59, 1, 1)
#> wrap_counter_with_callbacks()
#> wrap_counter_with_callbacks(1500, 1500)
#> wrap_counter_with_callbacks(-1)
#> wrap_counter_with_callbacks(30, 30, 60 * 23)

### lazy_chain_dataframe
class Frame:
    def __init__(self, rows, ops=()):
        self.rows, self.ops = rows, ops

    def _then(self, op):
        return Frame(self.rows, (*self.ops, op))

    def where(self, **kw):
        return self._then(lambda rs: [r for r in rs if all(r[k] == v for k, v in kw.items())])

    def with_col(self, name, fn):
        return self._then(lambda rs: [{**r, name: fn(r)} for r in rs])

    def top(self, n, by):
        return self._then(lambda rs: sorted(rs, key=lambda r: r[by], reverse=True)[:n])

    def collect(self):
        rs = self.rows
        for op in self.ops:
            rs = op(rs)
        return rs


def lazy_chain_dataframe(rows, kind, n):
    f = Frame(rows).where(kind=kind).with_col("total", lambda r: r["qty"] * r["price"]).top(n, "total")
    rows.append({"kind": kind, "qty": 1, "price": 1})
    return [r["total"] for r in f.collect()], len(f.ops)

#> lazy_chain_dataframe([{"kind": "a", "qty": 2, "price": 5}, {"kind": "b", "qty": 9, "price": 9}, {"kind": "a", "qty": 7, "price": 3}], "a", 2)
#> lazy_chain_dataframe([], "x", 5)
#> lazy_chain_dataframe([{"kind": "q", "qty": -1, "price": 4}], "q", 1)
#> lazy_chain_dataframe([{"kind": "z", "qty": 2, "price": 2.5}], "z", 0)
#> lazy_chain_dataframe([{"qty": 1}], "k", 1)

### token_ring_leader_election
class Node:
    def __init__(self, ident):
        self.id, self.leader, self.sent = ident, None, 0

    def receive(self, token):
        if token == self.id:
            self.leader = self.id
            return None
        if token > self.id:
            self.sent += 1
            return token
        return None


def token_ring_leader_election(ids):
    ring = [Node(i) for i in ids]
    messages = [(k, n.id) for k, n in enumerate(ring)]
    rounds = 0
    while messages:
        moved = []
        for k, token in messages:
            nxt = (k + 1) % len(ring)
            if (out := ring[nxt].receive(token)) is not None:
                moved.append((nxt, out))
        messages = moved
        rounds += 1
    return [n.leader for n in ring if n.leader is not None], rounds, [n.sent for n in ring]

#> token_ring_leader_election([3, 7, 5])
#> token_ring_leader_election([])
#> token_ring_leader_election([4])
#> token_ring_leader_election([1, 2, 3, 4])
#> token_ring_leader_election("bca")

### bitwise_matrix_rotate_encode
def to_rows(n, size):
    return [n >> (size * r) & (1 << size) - 1 for r in range(size)]


def rotate(rows, size):
    out = [0] * size
    for r, row in enumerate(rows):
        for c in range(size):
            if row >> c & 1:
                out[c] |= 1 << (size - 1 - r)
    return out


def from_rows(rows, size):
    return sum(row << (size * r) for r, row in enumerate(rows))


def bitwise_matrix_rotate_encode(n, size, turns=1):
    rows = to_rows(n, size)
    for _ in range(turns % 4):
        rows = rotate(rows, size)
    return from_rows(rows, size), [f"{r:0{size}b}"[::-1] for r in rows]

#> bitwise_matrix_rotate_encode(0b0111, 2)
#> bitwise_matrix_rotate_encode(0b001001111, 3, turns=2)
#> bitwise_matrix_rotate_encode(0, 2)
#> bitwise_matrix_rotate_encode(5, 3, 4)
#> bitwise_matrix_rotate_encode(1, 1, -1)
