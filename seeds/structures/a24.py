### class_method_alternate_constructors
class Color:
    NAMED = {"red": (255, 0, 0), "tan": (210, 180, 140)}

    def __init__(self, r, g, b):
        self.rgb = r, g, b

    @classmethod
    def from_name(cls, name):
        return cls(*cls.NAMED[name])

    @classmethod
    def from_hex(cls, code):
        return cls(*bytes.fromhex(code.lstrip("#")))

    @classmethod
    def parse(cls, text):
        return cls.from_hex(text) if text.startswith("#") else cls.from_name(text.lower())

    @staticmethod
    def luma(r, g, b):
        return (2 * r + 7 * g + b) // 10

    def __gt__(self, other):
        return self.luma(*self.rgb) > self.luma(*other.rgb)


def class_method_alternate_constructors(a, b):
    x, y = Color.parse(a), Color.parse(b)
    return x.rgb, y.rgb, x > y

#> class_method_alternate_constructors("Red", "#00ff00")
#> class_method_alternate_constructors("#102030", "tan")
#> class_method_alternate_constructors("#000000", "#000000")
#> class_method_alternate_constructors("pink", "red")
#> class_method_alternate_constructors("TAN", "#FFFFFF")

### reverse_dependency_impact
def reverse(graph):
    rev = {}
    for node, deps in graph.items():
        rev.setdefault(node, [])
        for d in deps:
            rev.setdefault(d, []).append(node)
    return rev


def affected(rev, start, depth=0, seen=None):
    seen = {} if seen is None else seen
    for user in rev.get(start, ()):
        if user not in seen or seen[user] > depth + 1:
            seen[user] = depth + 1
            affected(rev, user, depth + 1, seen)
    return seen


def reverse_dependency_impact(graph, changed):
    rev = reverse(graph)
    return {c: affected(rev, c) for c in changed}

#> reverse_dependency_impact({"app": ["lib", "log"], "lib": ["log"], "log": []}, ["log"])
#> reverse_dependency_impact({"a": ["b"], "b": ["a"]}, ["a", "c"])
#> reverse_dependency_impact({}, [])
#> reverse_dependency_impact({"x": ["y"], "z": ["x"], "w": ["z", "y"]}, ["y"])
#> reverse_dependency_impact({"m": []}, ["m"])

### simple_tax_engine_functions
def flat(rate):
    return lambda amount: amount * rate // 100


def exempt_below(limit, rule):
    return lambda amount: 0 if amount < limit else rule(amount)


def capped(cap, rule):
    return lambda amount: min(cap, rule(amount))


def total(*rules):
    return lambda amount: sum(r(amount) for r in rules)


def simple_tax_engine_functions(amounts):
    engine = total(flat(10), exempt_below(500, flat(5)), capped(30, flat(20)))
    return {a: engine(a) for a in amounts}

#> simple_tax_engine_functions([100, 499, 500])
#> simple_tax_engine_functions([])
#> simple_tax_engine_functions([0, 9])
#> simple_tax_engine_functions([1000, 1000])
#> simple_tax_engine_functions([-50, 150])

### recursive_gcd_of_nested_lists
from functools import reduce
from math import gcd


def numbers(node):
    if isinstance(node, int):
        return [node]
    return [n for child in node for n in numbers(child)]


def divide(node, k):
    return node // k if isinstance(node, int) else [divide(c, k) for c in node]


def recursive_gcd_of_nested_lists(tree):
    g = reduce(gcd, numbers(tree), 0)
    if g in (0, 1):
        return tree, g
    return divide(tree, g), g

#> recursive_gcd_of_nested_lists([12, [18, [30]]])
#> recursive_gcd_of_nested_lists([])
#> recursive_gcd_of_nested_lists([7, [9]])
#> recursive_gcd_of_nested_lists(15)
#> recursive_gcd_of_nested_lists([-4, [0, 8]])

### blocking_queue_producer_consumer
from collections import deque


class Full(Exception):
    pass


class Empty(Exception):
    pass


class BoundedQueue:
    def __init__(self, size):
        self.q, self.size = deque(), size

    def put(self, x):
        if len(self.q) >= self.size:
            raise Full
        self.q.append(x)

    def get(self):
        try:
            return self.q.popleft()
        except IndexError:
            raise Empty from None


def blocking_queue_producer_consumer(plan, size):
    q, n, got, stalls = BoundedQueue(size), 0, [], {"p": 0, "c": 0}
    for who in plan:
        try:
            if who == "p":
                q.put(n)
                n += 1
            else:
                got.append(q.get())
        except (Full, Empty):
            stalls[who] += 1
    return got, list(q.q), stalls

#> blocking_queue_producer_consumer("ppcpc", 2)
#> blocking_queue_producer_consumer("cpppc", 2)
#> blocking_queue_producer_consumer("", 1)
#> blocking_queue_producer_consumer("pc", 0)
#> blocking_queue_producer_consumer("pcx", 3)

### vowel_harmony_suffixer
BACK, FRONT = set("aou"), set("äöy")


def harmony(word):
    for ch in reversed(word.lower()):
        if ch in BACK:
            return "back"
        if ch in FRONT:
            return "front"
    return "front"


def inflect(word, suffix):
    if harmony(word) == "front":
        suffix = suffix.translate(str.maketrans("aou", "äöy"))
    return word + suffix


def vowel_harmony_suffixer(words, *suffixes):
    return [inflect(w, "".join(suffixes)) for w in words]

#> vowel_harmony_suffixer(["talo", "kylä", "tie"], "ssa")
#> vowel_harmony_suffixer(["Oulu"], "sta", "ko")
#> vowel_harmony_suffixer([], "a")
#> vowel_harmony_suffixer(["", "x"], "lla")
#> vowel_harmony_suffixer(["metsäauto"])

### task_runner_with_timeouts
class Timeout(Exception):
    def __init__(self, used):
        self.used = used


def tick(budget, cost):
    if cost > budget:
        raise Timeout(budget)
    return budget - cost


def run_task(name, costs, budget):
    start = budget
    try:
        for c in costs:
            budget = tick(budget, c)
    except Timeout as t:
        return f"{name} timeout after {start - t.used}", 0
    else:
        return f"{name} ok", budget


def task_runner_with_timeouts(tasks, budget):
    log = []
    for name, costs in tasks:
        line, left = run_task(name, costs, budget)
        log.append(line)
        budget = left + 5
    return log, budget

#> task_runner_with_timeouts([("build", [3, 4]), ("test", [9])], 10)
#> task_runner_with_timeouts([("a", [1, 1, 50]), ("b", [5])], 20)
#> task_runner_with_timeouts([], 3)
#> task_runner_with_timeouts([("noop", [])], 0)
#> task_runner_with_timeouts([("x", [6]), ("y", [6]), ("z", [6])], 6)

### puzzle_fifteen_moves
class Puzzle:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]

    def blank(self):
        return next((r, c) for r, row in enumerate(self.rows) for c, v in enumerate(row) if v == "_")

    def slide(self, way):
        r, c = self.blank()
        dr, dc = {"u": (1, 0), "d": (-1, 0), "l": (0, 1), "r": (0, -1)}[way]
        y, x = r + dr, c + dc
        if not (0 <= y < len(self.rows) and 0 <= x < len(self.rows[0])):
            return False
        self.rows[r][c], self.rows[y][x] = self.rows[y][x], "_"
        return True

    def __str__(self):
        return "/".join(map("".join, self.rows))


def puzzle_fifteen_moves(rows, moves):
    p = Puzzle(rows)
    blocked = [i for i, m in enumerate(moves) if not p.slide(m)]
    return str(p), blocked

#> puzzle_fifteen_moves(["12", "3_"], "dr")
#> puzzle_fifteen_moves(["_1"], "rl")
#> puzzle_fifteen_moves(["abc", "d_e", "fgh"], "uldr")
#> puzzle_fifteen_moves(["12"], "u")
#> puzzle_fifteen_moves(["_"], "udlr")

### caching_property_invalidate
class Rectangle:
    def __init__(self, w, h):
        self._w, self._h, self._area, self.computed = w, h, None, 0

    @property
    def w(self):
        return self._w

    @w.setter
    def w(self, value):
        if value <= 0:
            raise ValueError("width")
        self._w, self._area = value, None

    @w.deleter
    def w(self):
        self._w, self._area = 1, None

    @property
    def area(self):
        if self._area is None:
            self.computed += 1
            self._area = self._w * self._h
        return self._area


def caching_property_invalidate(w, h, widths):
    r = Rectangle(w, h)
    areas = [r.area]
    for x in widths:
        if x is None:
            del r.w
        else:
            r.w = x
        areas += [r.area, r.area]
    return areas, r.computed, r.w

#> caching_property_invalidate(3, 4, [5])
#> caching_property_invalidate(2, 2, [None, 7])
#> caching_property_invalidate(1, 0, [])
#> caching_property_invalidate(6, 1, [2, 0])
#> caching_property_invalidate(1.5, 2, [2.5])

### find_anagram_windows_counter
from collections import Counter


class Window:
    def __init__(self, target):
        self.need = Counter(target)
        self.missing = len(self.need)

    def _bump(self, ch, by):
        if ch not in self.need:
            return
        was = self.need[ch] == 0
        self.need[ch] += by
        now = self.need[ch] == 0
        self.missing += was - now

    def add(self, ch):
        self._bump(ch, -1)

    def drop(self, ch):
        self._bump(ch, 1)


def find_anagram_windows_counter(text, target):
    w, k, hits = Window(target), len(target), []
    for i, ch in enumerate(text):
        w.add(ch)
        if i >= k:
            w.drop(text[i - k])
        if i >= k - 1 and w.missing == 0:
            hits.append(i - k + 1)
    return hits

#> find_anagram_windows_counter("cbaebabacd", "abc")
#> find_anagram_windows_counter("aaaa", "aa")
#> find_anagram_windows_counter("", "x")
#> find_anagram_windows_counter("abc", "abcd")
#> find_anagram_windows_counter("noon on", "no")

### transposed_text_columns
from itertools import zip_longest


def columns(lines, fill=" "):
    return ["".join(c) for c in zip_longest(*lines, fillvalue=fill)]


def rotate_text(lines, turns):
    for _ in range(turns % 4):
        lines = [c[::-1] for c in columns(lines)]
    return lines


def transposed_text_columns(text, turns=1):
    lines = text.split("\n")
    turned = rotate_text(lines, turns)
    return turned, columns(columns(lines)) == lines

#> transposed_text_columns("abc\nde")
#> transposed_text_columns("ab\ncd", 2)
#> transposed_text_columns("")
#> transposed_text_columns("x\nyz\nw", turns=-1)
#> transposed_text_columns("long line", 4)

### state_history_time_travel_reducer
from functools import reduce


def todos(state, action):
    match action:
        case ("add", text):
            return [*state, {"text": text, "done": False}]
        case ("toggle", int(i)) if 0 <= i < len(state):
            return [{**t, "done": not t["done"]} if k == i else t for k, t in enumerate(state)]
        case ("clear",):
            return [t for t in state if not t["done"]]
        case _:
            return state


def states(actions):
    seen = [[]]
    reduce(lambda s, a: seen.append(todos(s, a)) or seen[-1], actions, seen[0])
    return seen


def state_history_time_travel_reducer(actions, back=0):
    seen = states(actions)
    view = seen[max(0, len(seen) - 1 - back)]
    return ["x" * t["done"] + t["text"] for t in view], sum(a is b for a, b in zip(seen, seen[1:]))

#> state_history_time_travel_reducer([("add", "milk"), ("add", "eggs"), ("toggle", 0)])
#> state_history_time_travel_reducer([("add", "a"), ("toggle", 0), ("clear",)], back=1)
#> state_history_time_travel_reducer([])
#> state_history_time_travel_reducer([("toggle", 3), ("noop",)])
#> state_history_time_travel_reducer([("add", "q")], 9)

### book_index_page_ranges
from collections import defaultdict


def collapse(pages):
    runs = []
    for p in sorted(set(pages)):
        if runs and p == runs[-1][1] + 1:
            runs[-1][1] = p
        else:
            runs.append([p, p])
    return ", ".join(str(a) if a == b else f"{a}–{b}" for a, b in runs)


def index(pages, terms):
    found = defaultdict(list)
    for n, text in enumerate(pages, 1):
        for t in terms:
            if t.lower() in text.lower():
                found[t].append(n)
    return found


def book_index_page_ranges(pages, *terms):
    found = index(pages, terms)
    return [f"{t} {collapse(found[t])}" for t in sorted(found)]

#> book_index_page_ranges(["A cat", "cats and dogs", "dog", "the CAT"], "cat", "dog")
#> book_index_page_ranges([], "x")
#> book_index_page_ranges(["zip", "zap"], "q")
#> book_index_page_ranges(["e", "e", "e", "f", "e"], "e", "f")
#> book_index_page_ranges(["any"])

### wrapper_class_len_limited
class Limited:
    def __init__(self, inner, limit):
        object.__setattr__(self, "inner", inner)
        object.__setattr__(self, "limit", limit)

    def __getattr__(self, name):
        return getattr(self.inner, name)

    def __len__(self):
        return min(len(self.inner), self.limit)

    def __iter__(self):
        for i, x in enumerate(self.inner):
            if i == self.limit:
                return
            yield x


def wrapper_class_len_limited(items, limit, method, *args):
    w = Limited(items, limit)
    result = getattr(w, method)(*args)
    return result, len(w), list(w)

#> wrapper_class_len_limited([3, 1, 2], 2, "sort")
#> wrapper_class_len_limited([5, 5, 5], 10, "count", 5)
#> wrapper_class_len_limited([], 3, "append", "z")
#> wrapper_class_len_limited("hello", 4, "upper")
#> wrapper_class_len_limited([1], 0, "push", 2)

### queue_of_callbacks_deferred
def deferred():
    pending = []

    def defer(fn, *args, **kw):
        pending.append((fn, args, kw))

    def flush():
        results = []
        while pending:
            fn, args, kw = pending.pop()
            try:
                results.append(fn(*args, **kw))
            except Exception as e:
                results.append(type(e).__name__)
        return results

    return defer, flush


def queue_of_callbacks_deferred(text, base):
    defer, flush = deferred()
    defer(int, text, base=base)
    defer(text.center, 7, "*")
    defer(lambda: defer(len, text))
    return flush(), flush()

#> queue_of_callbacks_deferred("101", 2)
#> queue_of_callbacks_deferred("zz", 10)
#> queue_of_callbacks_deferred("", 8)
#> queue_of_callbacks_deferred("ff", 16)
#> queue_of_callbacks_deferred("long text", 36)

### validate_tree_bst_bounds
def build(values):
    if not values:
        return None
    v, *rest = values
    cut = next((i for i, x in enumerate(rest) if x > v), len(rest))
    return v, build(rest[:cut]), build(rest[cut:])


def valid(t, lo=float("-inf"), hi=float("inf")):
    if t is None:
        return True
    v, l, r = t
    return lo < v < hi and valid(l, lo, v) and valid(r, v, hi)


def validate_tree_bst_bounds(preorder):
    t = build(preorder)
    return t, valid(t)

#> validate_tree_bst_bounds([5, 2, 1, 8])
#> validate_tree_bst_bounds([5, 8, 2])
#> validate_tree_bst_bounds([])
#> validate_tree_bst_bounds([3, 3])
#> validate_tree_bst_bounds([1, 2, 3])

### generator_windows_with_stride
def windows(xs, size, stride):
    start = 0
    while start + size <= len(xs):
        yield start, xs[start:start + size]
        start += stride


def score(window):
    return max(window) - min(window)


def generator_windows_with_stride(xs, size, stride=1):
    ranked = sorted(windows(xs, size, stride), key=lambda w: score(w[1]), reverse=True)
    return [(i, score(w)) for i, w in ranked[:3]], len(ranked)

#> generator_windows_with_stride([1, 9, 2, 8, 3, 3], 2)
#> generator_windows_with_stride([4, 4, 4, 10], 3, 1)
#> generator_windows_with_stride([], 1)
#> generator_windows_with_stride([5, 1, 7, 2, 6], 1, stride=2)
#> generator_windows_with_stride([0, 100, 50, 25], 2, 2)

### hotel_key_card_chain
class Card:
    def __init__(self, first, second):
        self.pair = first, second


class Lock:
    def __init__(self, code):
        self.code, self.opened = code, 0

    def insert(self, card):
        first, second = card.pair
        if second == self.code:
            pass
        elif first == self.code:
            self.code = second
        else:
            return "red"
        self.opened += 1
        return "green"


def hotel_key_card_chain(code, cards):
    lock = Lock(code)
    lights = [lock.insert(Card(*c)) for c in cards]
    return lights, lock.code, lock.opened

#> hotel_key_card_chain("k1", [("k1", "k2"), ("k1", "k2"), ("k0", "k1")])
#> hotel_key_card_chain("a", [("b", "c")])
#> hotel_key_card_chain("x", [])
#> hotel_key_card_chain(1, [(1, 2), (2, 3), (1, 2)])
#> hotel_key_card_chain("q", [("q",)])
