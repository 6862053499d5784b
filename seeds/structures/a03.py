### mix_paint_colors
from collections import namedtuple

RGB = namedtuple("RGB", "r g b")


def from_hex(code):
    code = code.lstrip("#")
    if len(code) == 3:
        code = "".join(c * 2 for c in code)
    return RGB(*(int(code[i:i + 2], 16) for i in (0, 2, 4)))


def blend(a, b):
    return RGB(*((x + y) // 2 for x, y in zip(a, b)))


def mix_paint_colors(first, *rest):
    color = from_hex(first)
    for code in rest:
        color = blend(color, from_hex(code))
    return color, "#%02x%02x%02x" % color

#> mix_paint_colors("#ff0000", "#0000ff")
#> mix_paint_colors("abc")
#> mix_paint_colors("#fff", "#000", "#808080")
#> mix_paint_colors("#12345")
#> mix_paint_colors("00ff7F", "#f0f")

### vending_machine_states
class Vending:
    PRICES = {"cola": 150, "gum": 50}

    def __init__(self):
        self.state = "idle"
        self.credit = 0

    def insert(self, cents):
        self.credit += cents
        self.state = "paid"

    def select(self, item):
        if self.state == "idle":
            return "insert coin"
        price = self.PRICES.get(item)
        if price is None:
            return "no such item"
        if price > self.credit:
            return f"add {price - self.credit}"
        self.credit -= price
        change, self.credit = self.credit, 0
        self.state = "idle"
        return f"{item}+{change}"


def vending_machine_states(actions):
    vm = Vending()
    out = []
    for a in actions:
        if isinstance(a, int):
            vm.insert(a)
        else:
            out.append(vm.select(a))
    return out, vm.state, vm.credit

#> vending_machine_states([100, 100, "cola"])
#> vending_machine_states(["gum", 20, "gum", 30, "gum"])
#> vending_machine_states([])
#> vending_machine_states([500, "chips", "cola", "cola"])
#> vending_machine_states([5, 5])

### ackermann_depth_guard
class TooDeep(Exception):
    pass


def ack(m, n, depth, limit):
    if depth > limit:
        raise TooDeep(depth)
    if m == 0:
        return n + 1
    if n == 0:
        return ack(m - 1, 1, depth + 1, limit)
    return ack(m - 1, ack(m, n - 1, depth + 1, limit), depth + 1, limit)


def ackermann_depth_guard(m, n, limit=15):
    try:
        return ack(m, n, 0, limit)
    except TooDeep as e:
        return f"gave up at {e}"

#> ackermann_depth_guard(1, 2)
#> ackermann_depth_guard(0, 99)
#> ackermann_depth_guard(2, 2)
#> ackermann_depth_guard(3, 3, limit=10)
#> ackermann_depth_guard(2, 1, 3)

### set_like_container
class CaseSet:
    def __init__(self, words=()):
        self._d = {}
        for w in words:
            self.add(w)

    def add(self, w):
        self._d.setdefault(w.lower(), w)

    def __contains__(self, w):
        return w.lower() in self._d

    def __len__(self):
        return len(self._d)

    def __iter__(self):
        return iter(sorted(self._d.values()))

    def __sub__(self, other):
        return CaseSet(w for w in self if w not in other)


def set_like_container(xs, ys):
    left, right = CaseSet(xs), CaseSet(ys)
    return list(left - right), len(right)

#> set_like_container(["Fig", "FIG", "plum"], ["PLUM"])
#> set_like_container([], [])
#> set_like_container(["b", "A"], [])
#> set_like_container(["x"], ["X", "x", "Y"])
#> set_like_container([3], ["c"])

### validate_signup_form
class FieldError(Exception):
    def __init__(self, field, msg):
        super().__init__(msg)
        self.field = field


def require(cond, field, msg):
    if not cond:
        raise FieldError(field, msg)


def check_name(form):
    require(form.get("name", "").strip(), "name", "blank")


def check_age(form):
    age = form.get("age")
    require(isinstance(age, int), "age", "not a number")
    require(13 <= age < 120, "age", f"{age} out of range")


def validate_signup_form(form):
    errors = {}
    for check in (check_name, check_age):
        try:
            check(form)
        except FieldError as e:
            errors[e.field] = str(e)
    return errors or "valid"

#> validate_signup_form({"name": "Zoë", "age": 30})
#> validate_signup_form({"name": "  ", "age": 12})
#> validate_signup_form({})
#> validate_signup_form({"name": "Al", "age": "forty"})
#> validate_signup_form({"name": None, "age": 50})

### knight_moves_reach
JUMPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def to_xy(sq):
    return "abcdefgh".index(sq[0]), int(sq[1]) - 1


def to_sq(x, y):
    return "abcdefgh"[x] + str(y + 1)


def knight_moves_reach(square, blocked=()):
    x, y = to_xy(square)
    targets = [to_sq(x + dx, y + dy) for dx, dy in JUMPS if 0 <= x + dx < 8 and 0 <= y + dy < 8]
    return sorted(t for t in targets if t not in blocked)

#> knight_moves_reach("a1")
#> knight_moves_reach("d4")
#> knight_moves_reach("h8", blocked=["g6"])
#> knight_moves_reach("b1", ("a3", "c3", "d2"))
#> knight_moves_reach("k9")

### memoized_edit_distance
from functools import lru_cache


def memoized_edit_distance(a, b, swap_cost=1):
    @lru_cache(maxsize=None)
    def go(i, j):
        if i == 0 or j == 0:
            return i + j
        if a[i - 1] == b[j - 1]:
            return go(i - 1, j - 1)
        return min(go(i - 1, j) + 1, go(i, j - 1) + 1, go(i - 1, j - 1) + swap_cost)

    best = go(len(a), len(b))
    return best, go.cache_info().currsize

#> memoized_edit_distance("kitten", "sitting")
#> memoized_edit_distance("", "abc")
#> memoized_edit_distance("same", "same")
#> memoized_edit_distance("ab", "ba", swap_cost=2)
#> memoized_edit_distance("café", "cafe")

### tournament_bracket_rounds
def play(a, b, strength):
    return a if strength.get(a, 0) >= strength.get(b, 0) else b


def pair_up(players):
    it = iter(players)
    for a in it:
        yield a, next(it, None)


def tournament_bracket_rounds(players, strength):
    rounds = 0
    while len(players) > 1:
        players = [a if b is None else play(a, b, strength) for a, b in pair_up(players)]
        rounds += 1
    return (players[0] if players else None), rounds

#> tournament_bracket_rounds(["Kim", "Lee", "Sam"], {"Kim": 3, "Lee": 7, "Sam": 5})
#> tournament_bracket_rounds([], {})
#> tournament_bracket_rounds(["one"], {"one": 0})
#> tournament_bracket_rounds(list("abcdefgh"), {"c": 2, "h": 2, "e": -1})
#> tournament_bracket_rounds(["p", "q"], {"p": -5})

### pipeline_or_operator
class Stage:
    def __init__(self, fn, label):
        self.fn, self.label = fn, label

    def __or__(self, other):
        return Stage(lambda x: other.fn(self.fn(x)), f"{self.label}|{other.label}")

    def __rrshift__(self, value):
        return self.label, self.fn(value)


def pipeline_or_operator(nums, cut):
    keep = Stage(lambda xs: [x for x in xs if x > cut], "keep")
    square = Stage(lambda xs: [x * x for x in xs], "sq")
    total = Stage(sum, "sum")
    return [nums >> (keep | square | total), nums >> (square | keep)]

#> pipeline_or_operator([1, 5, 9], 4)
#> pipeline_or_operator([], 0)
#> pipeline_or_operator([-3, 2], -1)
#> pipeline_or_operator([0.5, 1.5], 1)
#> pipeline_or_operator([10, 10], 10)

### json_like_serialize
def quote(s):
    return '"' + s.replace("\\", "\\\\").replace('"', '\\"') + '"'


def json_like_serialize(v):
    if v is None:
        return "null"
    if isinstance(v, bool):
        return str(v).lower()
    if isinstance(v, (int, float)):
        return repr(v)
    if isinstance(v, str):
        return quote(v)
    if isinstance(v, (list, tuple)):
        return "[" + ",".join(map(json_like_serialize, v)) + "]"
    if isinstance(v, dict):
        return "{" + ",".join(f"{quote(str(k))}:{json_like_serialize(x)}" for k, x in v.items()) + "}"
    raise TypeError(f"cannot serialise {type(v).__name__}")

#> json_like_serialize({"ok": True, "n": [1, 2.5, None]})
#> json_like_serialize('say "hi"\\')
#> json_like_serialize(())
#> json_like_serialize({1: {"x": ""}})
#> json_like_serialize([b"raw"])

### lru_cache_by_hand
from collections import OrderedDict


class LRU:
    def __init__(self, cap):
        self.cap = cap
        self.d = OrderedDict()

    def get(self, key, default=-1):
        if key not in self.d:
            return default
        self.d.move_to_end(key)
        return self.d[key]

    def put(self, key, value):
        self.d[key] = value
        self.d.move_to_end(key)
        if len(self.d) > self.cap:
            self.d.popitem(last=False)


def lru_cache_by_hand(cap, ops):
    cache = LRU(cap)
    got = []
    for op in ops:
        if len(op) == 2:
            cache.put(*op)
        else:
            got.append(cache.get(op[0]))
    return got, list(cache.d)

#> lru_cache_by_hand(2, [("a", 1), ("b", 2), ("a",), ("c", 3), ("b",)])
#> lru_cache_by_hand(1, [("x", 0), ("x", 5), ("x",)])
#> lru_cache_by_hand(3, [])
#> lru_cache_by_hand(0, [("k", 1), ("k",)])
#> lru_cache_by_hand(2, [(1, "one"), (2, "two"), (3, "three"), (1,), (3,)])

### fizz_rules_closures
def rule(divisor, word):
    return lambda n: word if n % divisor == 0 else ""


def combine(rules):
    def apply(n):
        return "".join(r(n) for r in rules) or str(n)
    return apply


def fizz_rules_closures(table, stop, start=1):
    say = combine([rule(d, w) for d, w in table.items()])
    return " ".join(say(n) for n in range(start, stop + 1))

#> fizz_rules_closures({3: "Fizz", 5: "Buzz"}, 15, start=9)
#> fizz_rules_closures({}, 4)
#> fizz_rules_closures({2: "ev", 4: "en", 7: "!"}, 8)
#> fizz_rules_closures({1: "."}, 3, 5)
#> fizz_rules_closures({0: "zero"}, 2)

### morse_tree_decode
CODES = {"E": ".", "T": "-", "A": ".-", "N": "-.", "S": "...", "O": "---", "R": ".-."}


def build_tree():
    root = {}
    for letter, code in CODES.items():
        node = root
        for sig in code:
            node = node.setdefault(sig, {})
        node["letter"] = letter
    return root


def decode(tree, code):
    for sig in code:
        tree = tree.get(sig)
        if tree is None:
            return "?"
    return tree.get("letter", "_")


def morse_tree_decode(message):
    tree = build_tree()
    return " ".join("".join(decode(tree, c) for c in w.split()) for w in message.split("/"))

#> morse_tree_decode("... --- ...")
#> morse_tree_decode(".- / -. --- - .")
#> morse_tree_decode("")
#> morse_tree_decode("-- ..-. .")
#> morse_tree_decode("x ...")

### account_statement_classes
class Account:
    fee = 0

    def __init__(self, owner):
        self.owner = owner
        self.entries = []

    def post(self, amount):
        self.entries.append(amount - (self.fee if amount < 0 else 0))
        return self

    @property
    def balance(self):
        return sum(self.entries)


class Checking(Account):
    fee = 1


class Savings(Account):
    rate = 10

    def close_year(self):
        return self.post(self.balance * self.rate // 100)


def account_statement_classes(owner, amounts):
    chk, sav = Checking(owner), Savings(owner)
    for a in amounts:
        chk.post(a)
        sav.post(a)
    return chk.owner, chk.balance, sav.close_year().entries

#> account_statement_classes("Nia", [100, -30])
#> account_statement_classes("", [])
#> account_statement_classes("Bo", [-5, -5])
#> account_statement_classes("T", [250, 250, -1])
#> account_statement_classes("Q", [0])

### power_set_backtrack
def power_set_backtrack(items, target):
    found, chosen = [], []

    def explore(i, left):
        if left == 0:
            found.append(tuple(chosen))
            return
        if i == len(items) or left < 0:
            return
        chosen.append(items[i])
        explore(i + 1, left - items[i])
        chosen.pop()
        explore(i + 1, left)

    explore(0, target)
    return found

#> power_set_backtrack([2, 3, 5], 5)
#> power_set_backtrack([], 0)
#> power_set_backtrack([4, 4, 4], 8)
#> power_set_backtrack([7, 9], 1)
#> power_set_backtrack([1, 2, 3, 4], 6)

### path_normalise_stack
class PathStack:
    def __init__(self, absolute):
        self.parts = []
        self.absolute = absolute

    def feed(self, part):
        if part in ("", "."):
            return
        if part == ".." and self.parts and self.parts[-1] != "..":
            self.parts.pop()
        elif part != ".." or not self.absolute:
            self.parts.append(part)

    def __str__(self):
        body = "/".join(self.parts)
        return "/" + body if self.absolute else body or "."


def path_normalise_stack(path, base=""):
    full = path if path.startswith("/") else f"{base}/{path}" if base else path
    stack = PathStack(full.startswith("/"))
    for part in full.split("/"):
        stack.feed(part)
    return str(stack)

#> path_normalise_stack("a/./b/../c")
#> path_normalise_stack("../x", "/home/me")
#> path_normalise_stack("")
#> path_normalise_stack("/../..//etc/")
#> path_normalise_stack("../../lib", "src")

### log_level_filter_class
from enum import IntEnum


class Level(IntEnum):
    DEBUG = 10
    INFO = 20
    WARN = 30
    ERROR = 40


class Logger:
    def __init__(self, threshold):
        self.threshold = threshold
        self.records = []

    def log(self, level, msg):
        if level >= self.threshold:
            self.records.append(f"[{level.name}] {msg}")


def log_level_filter_class(lines, threshold="INFO"):
    logger = Logger(Level[threshold])
    for line in lines:
        name, _, msg = line.partition(": ")
        logger.log(Level[name], msg)
    return logger.records

#> log_level_filter_class(["DEBUG: x=1", "ERROR: disk full"])
#> log_level_filter_class([], "WARN")
#> log_level_filter_class(["WARN: a: b", "INFO: skip"], "WARN")
#> log_level_filter_class(["TRACE: deep"])
#> log_level_filter_class(["DEBUG: ", "INFO"], threshold="DEBUG")

### fibonacci_generator_slice
from itertools import islice, takewhile


def fibs(a=0, b=1):
    while True:
        yield a
        a, b = b, a + b


def fibonacci_generator_slice(skip, count, ceiling):
    part = list(islice(fibs(), skip, skip + count))
    below = sum(1 for _ in takewhile(lambda f: f < ceiling, fibs(1, 2)))
    return part, below

#> fibonacci_generator_slice(0, 5, 10)
#> fibonacci_generator_slice(10, 2, 100)
#> fibonacci_generator_slice(3, 0, 1)
#> fibonacci_generator_slice(30, 1, -5)
#> fibonacci_generator_slice(1, 4, 3)

### count_calls_by_name
from collections import Counter

CALLS = Counter()


def counted(fn):
    def wrapper(*a, **kw):
        CALLS[fn.__name__] += 1
        return fn(*a, **kw)
    return wrapper


def count_calls_by_name(n, base):
    @counted
    def to_base(k):
        return (to_base(k // base) if k >= base else "") + digit(k % base)

    @counted
    def digit(d):
        return "0123456789abcdef"[d]

    return to_base(n), dict(CALLS)

#> count_calls_by_name(10, 2)
#> count_calls_by_name(255, 16)
#> count_calls_by_name(0, 7)
#> count_calls_by_name(81, 3)
#> count_calls_by_name(60, 20)

### topological_build_order
class CycleError(Exception):
    pass


def visit(name, deps, done, active, order):
    if name in done:
        return
    if name in active:
        raise CycleError(name)
    active.add(name)
    for d in deps.get(name, ()):
        visit(d, deps, done, active, order)
    active.discard(name)
    done.add(name)
    order.append(name)


def topological_build_order(deps):
    done, order = set(), []
    for target in deps:
        try:
            visit(target, deps, done, set(), order)
        except CycleError as e:
            return f"cycle through {e}"
    return order

#> topological_build_order({"app": ["lib", "util"], "lib": ["util"]})
#> topological_build_order({})
#> topological_build_order({"a": ["b"], "b": ["a"]})
#> topological_build_order({"x": [], "y": ["x"], "z": ["y", "x"]})
#> topological_build_order({"self": ["self"]})

### keyword_only_report
def line(label, value, *, width=10, fill="."):
    return label + fill * max(1, width - len(label) - len(str(value))) + str(value)


def table(rows, **style):
    return [line(k, v, **style) for k, v in rows]


def keyword_only_report(data, *, desc=False, **style):
    rows = sorted(data.items(), key=lambda kv: kv[1], reverse=desc)
    return table(rows, **style)

#> keyword_only_report({"tea": 3, "coffee": 12})
#> keyword_only_report({}, desc=True)
#> keyword_only_report({"a": 2, "b": 1}, width=6, fill="_")
#> keyword_only_report({"long label": 5, "x": 9}, desc=True, width=5)
#> keyword_only_report({"q": 1}, color="red")

### bracket_repair_stack
PAIRS = {"(": ")", "[": "]", "{": "}"}


def scan(text):
    stack = []
    for i, ch in enumerate(text):
        if ch in PAIRS:
            stack.append((i, PAIRS[ch]))
        elif ch in PAIRS.values():
            if not stack or stack[-1][1] != ch:
                return i, stack
            stack.pop()
    return None, stack


def bracket_repair_stack(text):
    bad, open_ = scan(text)
    if bad is not None:
        return bracket_repair_stack(text[:bad] + text[bad + 1:])
    return text + "".join(c for _, c in reversed(open_))

#> bracket_repair_stack("f(a[1]")
#> bracket_repair_stack("")
#> bracket_repair_stack("(]{)")
#> bracket_repair_stack("balanced {[()]}")
#> bracket_repair_stack("))((")

### playlist_iterator_repeat
class Playlist:
    def __init__(self, songs, repeat=False):
        self.songs = songs
        self.repeat = repeat
        self.pos = 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.pos == len(self.songs):
            if not self.repeat or not self.songs:
                raise StopIteration
            self.pos = 0
        self.pos += 1
        return self.songs[self.pos - 1]


def playlist_iterator_repeat(songs, n, repeat):
    played = []
    for song in Playlist(songs, repeat):
        played.append(song)
        if len(played) == n:
            break
    return played

#> playlist_iterator_repeat(["Intro", "Waltz"], 5, True)
#> playlist_iterator_repeat(["Intro", "Waltz"], 5, False)
#> playlist_iterator_repeat([], 3, True)
#> playlist_iterator_repeat(["a", "b", "c"], 2, False)
#> playlist_iterator_repeat(["loop"], 3, repeat=1)

### mini_sql_select
def parse_query(q):
    head, _, cond = q.partition(" where ")
    cols = [c.strip() for c in head.removeprefix("select ").split(",")]
    return cols, cond.split() if cond else None


def matches(row, cond):
    if cond is None:
        return True
    col, op, val = cond
    have = row[col]
    want = type(have)(val)
    return {"=": have == want, "<": have < want, ">": have > want}[op]


def mini_sql_select(rows, q):
    cols, cond = parse_query(q)
    return [tuple(r[c] for c in (r if cols == ["*"] else cols)) for r in rows if matches(r, cond)]

#> mini_sql_select([{"id": 1, "name": "ada"}, {"id": 2, "name": "bob"}], "select name where id > 1")
#> mini_sql_select([{"id": 1, "name": "ada"}], "select *")
#> mini_sql_select([], "select x where y = 1")
#> mini_sql_select([{"p": 9.5, "q": "n"}, {"p": 2.0, "q": "m"}], "select q, p where p < 5")
#> mini_sql_select([{"a": 1}], "select a where b = 1")

### traverse_org_chart
def find_manager(chart, name, boss=None):
    for person, reports in chart.items():
        if person == name:
            return boss
        found = find_manager(reports, name, person)
        if found is not None:
            return found
    return None


def headcount(chart):
    return len(chart) + sum(headcount(r) for r in chart.values())


def traverse_org_chart(chart, name):
    boss = find_manager(chart, name)
    return {"boss": boss or "nobody", "size": headcount(chart)}

#> traverse_org_chart({"Ceo": {"Cto": {"Dev": {}}, "Cfo": {}}}, "Dev")
#> traverse_org_chart({"Ceo": {}}, "Ceo")
#> traverse_org_chart({}, "x")
#> traverse_org_chart({"A": {"B": {}}, "C": {"D": {"E": {}}}}, "E")
#> traverse_org_chart({"A": {"B": {}}}, "Z")

### descriptor_positive_fields
class Positive:
    def __set_name__(self, owner, name):
        self.key = "_" + name

    def __get__(self, obj, owner):
        return getattr(obj, self.key)

    def __set__(self, obj, value):
        if value <= 0:
            raise ValueError(self.key.lstrip("_") + " must be positive")
        setattr(obj, self.key, value)


def make_box_class():
    class Box:
        width = Positive()
        height = Positive()

        def __init__(self, w, h):
            self.width = w
            self.height = h
    return Box


def descriptor_positive_fields(w, h, grow):
    Box = make_box_class()
    try:
        b = Box(w, h)
        b.width += grow
    except ValueError as e:
        return str(e)
    return b.width * b.height

#> descriptor_positive_fields(2, 3, 1)
#> descriptor_positive_fields(0, 3, 1)
#> descriptor_positive_fields(4, -1, 1)
#> descriptor_positive_fields(4, 1, -9)
#> descriptor_positive_fields(0.5, 2, 0)

### snake_game_simulation
from collections import deque

DIRS = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}


def snake_game_simulation(moves, food, size=4):
    body = deque([(0, 0)])
    score = 0
    for m in moves:
        dx, dy = DIRS[m]
        head = (body[0][0] + dx, body[0][1] + dy)
        if not all(0 <= c < size for c in head) or head in body:
            return f"crash at {head}", score
        body.appendleft(head)
        if head in food:
            food.remove(head)
            score += 1
        else:
            body.pop()
    return list(body), score

#> snake_game_simulation("RRD", [(1, 0)])
#> snake_game_simulation("U", [])
#> snake_game_simulation("RRDL", [(1, 0), (2, 0), (2, 1)])
#> snake_game_simulation("", [(0, 0)], size=1)
#> snake_game_simulation("RDLU", [(1, 0), (1, 1), (0, 1)])

### bitmask_permission_flags
from enum import Flag, auto


class Perm(Flag):
    NONE = 0
    READ = auto()
    WRITE = auto()
    EXEC = auto()


def parse_perm(text):
    table = {"r": Perm.READ, "w": Perm.WRITE, "x": Perm.EXEC}
    p = Perm.NONE
    for ch in text:
        p |= table.get(ch, Perm.NONE)
    return p


def bitmask_permission_flags(granted, needed):
    have, want = parse_perm(granted), parse_perm(needed)
    missing = want & ~have
    return missing == Perm.NONE, missing.value, have.value

#> bitmask_permission_flags("rw-", "r")
#> bitmask_permission_flags("r--", "rwx")
#> bitmask_permission_flags("", "")
#> bitmask_permission_flags("rrr", "x")
#> bitmask_permission_flags("xwr", "wq")

### merge_sort_count_inversions
def merge(left, right):
    out, inv, i = [], 0, 0
    for x in right:
        while i < len(left) and left[i] <= x:
            out.append(left[i])
            i += 1
        inv += len(left) - i
        out.append(x)
    return out + left[i:], inv


def sort_count(xs):
    if len(xs) < 2:
        return xs, 0
    mid = len(xs) // 2
    left, a = sort_count(xs[:mid])
    right, b = sort_count(xs[mid:])
    merged, c = merge(left, right)
    return merged, a + b + c


def merge_sort_count_inversions(xs):
    return sort_count(list(xs))

#> merge_sort_count_inversions([2, 1, 3])
#> merge_sort_count_inversions([])
#> merge_sort_count_inversions("dcba")
#> merge_sort_count_inversions([5])
#> merge_sort_count_inversions([1, 1, 0, 2, -5])

### survey_answers_tally
from collections import Counter, defaultdict


def clean(answer):
    a = answer.strip().lower()
    return {"y": "yes", "n": "no"}.get(a, a or "blank")


def tally(rows):
    by_q = defaultdict(Counter)
    for row in rows:
        for q, ans in row.items():
            by_q[q][clean(ans)] += 1
    return by_q


def survey_answers_tally(rows):
    return {q: c.most_common(1)[0] for q, c in sorted(tally(rows).items())}

#> survey_answers_tally([{"q1": "Y", "q2": "no"}, {"q1": "yes "}])
#> survey_answers_tally([])
#> survey_answers_tally([{"b": ""}, {"b": " "}, {"a": "Maybe"}])
#> survey_answers_tally([{"x": "n"}, {"x": "y"}, {"x": "N"}])
#> survey_answers_tally([{"x": 5}])

### gcd_fraction_class
class Frac:
    def __init__(self, n, d=1):
        if d == 0:
            raise ZeroDivisionError("denominator")
        g = self.gcd(n, d) * (-1 if d < 0 else 1)
        self.n, self.d = n // g, d // g

    @staticmethod
    def gcd(a, b):
        while b:
            a, b = b, a % b
        return abs(a)

    def __add__(self, o):
        return Frac(self.n * o.d + o.n * self.d, self.d * o.d)

    def __repr__(self):
        return f"{self.n}/{self.d}" if self.d != 1 else str(self.n)


def gcd_fraction_class(pairs):
    total = Frac(0)
    for n, d in pairs:
        total = total + Frac(n, d)
    return repr(total)

#> gcd_fraction_class([(1, 2), (1, 3)])
#> gcd_fraction_class([])
#> gcd_fraction_class([(3, -6), (1, 2)])
#> gcd_fraction_class([(1, 0)])
#> gcd_fraction_class([(10, 4), (-3, 4)])

### chat_bot_keyword_router
def greet(rest):
    return f"Hi {rest.title() or 'there'}!"


def add_all(rest):
    nums = [float(x) for x in rest.split()]
    return f"= {sum(nums):g}"


ROUTES = [("hello", greet), ("sum", add_all), ("", lambda rest: f"sorry? ({len(rest)})")]


def chat_bot_keyword_router(message):
    text = message.strip().lower()
    for prefix, handler in ROUTES:
        if text.startswith(prefix):
            try:
                return handler(text[len(prefix):].strip())
            except ValueError as e:
                return "error: " + str(e).split(":")[0]

#> chat_bot_keyword_router("Hello bob")
#> chat_bot_keyword_router("SUM 1 2 3.5")
#> chat_bot_keyword_router("sum one")
#> chat_bot_keyword_router("  what?? ")
#> chat_bot_keyword_router("hello")

### matrix_spiral_recursive
def peel(rows):
    if not rows:
        return []
    first, *rest = rows
    turned = [list(r) for r in zip(*rest)][::-1]
    return list(first) + peel(turned)


def matrix_spiral_recursive(rows, backwards=False):
    path = peel(rows)
    return path[::-1] if backwards else path

#> matrix_spiral_recursive([[1, 2], [4, 3]])
#> matrix_spiral_recursive([])
#> matrix_spiral_recursive([[1, 2, 3], [8, 9, 4], [7, 6, 5]], backwards=True)
#> matrix_spiral_recursive([["a"], ["b"], ["c"]])
#> matrix_spiral_recursive(["spy", "abc"])

### coroutine_running_mean
def averager():
    total, count, avg = 0, 0, None
    while True:
        x = yield avg
        if x is None:
            return (count, avg)
        total += x
        count += 1
        avg = total / count


def coroutine_running_mean(xs):
    co = averager()
    next(co)
    seen = [co.send(x) for x in xs]
    try:
        co.send(None)
    except StopIteration as stop:
        return seen, stop.value

#> coroutine_running_mean([10, 20, 60])
#> coroutine_running_mean([])
#> coroutine_running_mean([-1.5])
#> coroutine_running_mean([0, 0, 3])
#> coroutine_running_mean([4, None])

### parse_query_string_types
def convert(raw):
    for cast in (int, float):
        try:
            return cast(raw)
        except ValueError:
            pass
    return {"true": True, "false": False, "": None}.get(raw, raw)


def parse_query_string_types(query):
    params = {}
    for pair in query.lstrip("?").split("&"):
        if not pair:
            continue
        key, _, raw = pair.partition("=")
        value = convert(raw)
        if key in params:
            if not isinstance(params[key], list):
                params[key] = [params[key]]
            params[key].append(value)
        else:
            params[key] = value
    return params

#> parse_query_string_types("?page=2&q=red+shoes")
#> parse_query_string_types("")
#> parse_query_string_types("id=1&id=2.5&id=x")
#> parse_query_string_types("debug=true&empty=&flag")
#> parse_query_string_types("a=1e3&&b=false")

### stopwatch_lap_dataclass
from dataclasses import dataclass, field, asdict


@dataclass(order=True)
class Lap:
    seconds: float
    label: str = field(compare=False)

    def __str__(self):
        m, s = divmod(self.seconds, 60)
        return f"{self.label} {int(m)}:{s:04.1f}"


def stopwatch_lap_dataclass(marks):
    laps, prev = [], 0
    for i, t in enumerate(marks, 1):
        laps.append(Lap(t - prev, f"#{i}"))
        prev = t
    if not laps:
        return None
    return str(min(laps)), asdict(max(laps))

#> stopwatch_lap_dataclass([61.5, 120, 200])
#> stopwatch_lap_dataclass([])
#> stopwatch_lap_dataclass([30, 60])
#> stopwatch_lap_dataclass([0.25])
#> stopwatch_lap_dataclass([100, 90, 700])

### expand_brace_pattern
def split_top(body):
    parts, depth, cur = [], 0, ""
    for ch in body:
        depth += (ch == "{") - (ch == "}")
        if ch == "," and depth == 0:
            parts.append(cur)
            cur = ""
        else:
            cur += ch
    return parts + [cur]


def find_close(s, start):
    depth = 0
    for i in range(start, len(s)):
        depth += {"{": 1, "}": -1}.get(s[i], 0)
        if depth == 0:
            return i
    raise ValueError("unbalanced")


def expand_brace_pattern(s):
    start = s.find("{")
    if start < 0:
        return [s]
    end = find_close(s, start)
    tails = expand_brace_pattern(s[end + 1:])
    heads = [h for p in split_top(s[start + 1:end]) for h in expand_brace_pattern(p)]
    return [s[:start] + h + t for h in heads for t in tails]

#> expand_brace_pattern("img{1,2}.png")
#> expand_brace_pattern("")
#> expand_brace_pattern("{a,b{c,d}}x")
#> expand_brace_pattern("{x,y}{0,1}")
#> expand_brace_pattern("oops{a")

### counting_semaphore_pool
class PoolEmpty(Exception):
    pass


class Pool:
    def __init__(self, names):
        self.free = list(names)
        self.peak = 0
        self.used = 0

    def __enter__(self):
        if not self.free:
            raise PoolEmpty
        self.used += 1
        self.peak = max(self.peak, self.used)
        self.current = self.free.pop()
        return self.current

    def __exit__(self, *exc):
        self.used -= 1
        self.free.insert(0, self.current)


def counting_semaphore_pool(names, rounds):
    pool, got = Pool(names), []
    for _ in range(rounds):
        try:
            with pool as conn:
                got.append(conn)
        except PoolEmpty:
            got.append(None)
    return got, pool.peak, pool.free

#> counting_semaphore_pool(["db1", "db2"], 3)
#> counting_semaphore_pool([], 2)
#> counting_semaphore_pool(["only"], 0)
#> counting_semaphore_pool("xyz", 4)
#> counting_semaphore_pool([1], 1)
