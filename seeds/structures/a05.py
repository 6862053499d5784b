### parking_lot_allocator
class Lot:
    def __init__(self, small, large):
        self.free = {"small": small, "large": large}
        self.cars = {}

    def park(self, plate, size):
        options = ["large"] if size == "truck" else ["small", "large"]
        for kind in options:
            if self.free[kind] > 0:
                self.free[kind] -= 1
                self.cars[plate] = kind
                return kind
        return None

    def leave(self, plate):
        kind = self.cars.pop(plate)
        self.free[kind] += 1
        return kind


def parking_lot_allocator(small, large, events):
    lot = Lot(small, large)
    out = []
    for plate, *size in events:
        out.append(lot.park(plate, *size) if size else lot.leave(plate))
    return out, lot.free

#> parking_lot_allocator(1, 1, [("AB-1", "car"), ("CD-2", "car"), ("EF-3", "truck")])
#> parking_lot_allocator(0, 2, [("T", "truck"), ("T",), ("U", "car")])
#> parking_lot_allocator(3, 0, [])
#> parking_lot_allocator(1, 0, [("zz",)])
#> parking_lot_allocator(2, 1, [("a", "car"), ("b", "car"), ("a",), ("c", "car")])

### xml_like_attribute_walk
def find_all(node, tag):
    name, attrs, children = node
    if name == tag:
        yield attrs
    for child in children:
        yield from find_all(child, tag)


def pluck(dicts, key):
    return [d[key] for d in dicts if key in d]


def xml_like_attribute_walk(doc, path):
    tag, _, key = path.partition("@")
    found = find_all(doc, tag)
    return pluck(found, key) if key else sum(1 for _ in found)

#> xml_like_attribute_walk(("ul", {}, [("li", {"id": "a"}, []), ("li", {"id": "b"}, [])]), "li@id")
#> xml_like_attribute_walk(("ul", {}, [("li", {}, [("li", {"k": 1}, [])])]), "li")
#> xml_like_attribute_walk(("x", {"x": 0}, []), "x@x")
#> xml_like_attribute_walk(("root", {}, []), "leaf@size")
#> xml_like_attribute_walk(("a", {"h": None}, [("a", {"g": 2}, [])]), "a@h")

### brainf_mini_interpreter
def jump_table(code):
    stack, table = [], {}
    for i, c in enumerate(code):
        if c == "[":
            stack.append(i)
        elif c == "]":
            j = stack.pop()
            table[i], table[j] = j, i
    return table


def brainf_mini_interpreter(code):
    jumps = jump_table(code)
    tape, p, pc = [0] * 4, 0, 0
    while pc < len(code):
        c = code[pc]
        if c in "+-":
            tape[p] += 1 if c == "+" else -1
        elif c in "<>":
            p = (p + (1 if c == ">" else -1)) % len(tape)
        elif c == "[" and tape[p] == 0 or c == "]" and tape[p] != 0:
            pc = jumps[pc]
        pc += 1
    return tape, p

#> brainf_mini_interpreter("++>+")
#> brainf_mini_interpreter("+++[>++<-]")
#> brainf_mini_interpreter("")
#> brainf_mini_interpreter("<-[+]x")
#> brainf_mini_interpreter("[-]>>>>+")
#> brainf_mini_interpreter("+]")

### typed_event_dispatch_classes
class Event:
    def __init__(self, **data):
        self.__dict__.update(data)


class Login(Event):
    pass


class Purchase(Event):
    pass


class Audit:
    def __init__(self):
        self.summary = {}

    def handle(self, ev):
        method = getattr(self, "on_" + type(ev).__name__.lower(), self.default)
        return method(ev)

    def on_login(self, ev):
        self.summary[ev.user] = 0
        return "in"

    def on_purchase(self, ev):
        self.summary[ev.user] = self.summary.get(ev.user, 0) + ev.cents
        return ev.cents

    def default(self, ev):
        return None


def typed_event_dispatch_classes(rows):
    kinds = {"L": Login, "P": Purchase, "E": Event}
    audit = Audit()
    results = [audit.handle(kinds[k](**data)) for k, data in rows]
    return results, audit.summary

#> typed_event_dispatch_classes([("L", {"user": "io"}), ("P", {"user": "io", "cents": 250})])
#> typed_event_dispatch_classes([("E", {}), ("P", {"user": "new", "cents": -5})])
#> typed_event_dispatch_classes([])
#> typed_event_dispatch_classes([("P", {"user": "x"})])
#> typed_event_dispatch_classes([("L", {"user": "a"}), ("L", {"user": "b"}), ("E", {"z": 1})])

### zip_longest_diff_lines
from itertools import zip_longest


def mark(old, new):
    if old == new:
        return "  " + old
    if old is None:
        return "+ " + new
    if new is None:
        return "- " + old
    return f"~ {old} => {new}"


def zip_longest_diff_lines(old, new):
    rows = zip_longest(old.splitlines(), new.splitlines())
    marked = [mark(a, b) for a, b in rows]
    changed = sum(not m.startswith("  ") for m in marked)
    return marked, changed

#> zip_longest_diff_lines("a\nb", "a\nc")
#> zip_longest_diff_lines("", "new")
#> zip_longest_diff_lines("x\ny\nz", "x")
#> zip_longest_diff_lines("same\n", "same")
#> zip_longest_diff_lines("", "")

### tail_sum_accumulator
def tail_sum_accumulator(xs, acc=0, seen=()):
    if not xs:
        return acc, seen
    head, *tail = xs
    if head in seen:
        return tail_sum_accumulator(tail, acc - head, seen)
    return tail_sum_accumulator(tail, acc + head, (*seen, head))

#> tail_sum_accumulator([3, 4, 3])
#> tail_sum_accumulator([])
#> tail_sum_accumulator((5, 5, 5), acc=100)
#> tail_sum_accumulator([-1, 2.5], 0, (2.5,))
#> tail_sum_accumulator([True, 1, 0])

### ship_cargo_hold_stack
class HoldFull(RuntimeError):
    pass


class Hold:
    def __init__(self, limit):
        self.limit = limit
        self.crates = []

    @property
    def weight(self):
        return sum(w for _, w in self.crates)

    def load(self, name, w):
        if self.weight + w > self.limit:
            raise HoldFull(f"{name}: {self.weight}+{w}>{self.limit}")
        self.crates.append((name, w))
        self.crates.sort(key=lambda c: c[1], reverse=True)

    def unload_heaviest(self):
        return self.crates.pop(0)[0] if self.crates else None


def ship_cargo_hold_stack(limit, crates):
    hold, notes = Hold(limit), []
    for name, w in crates:
        try:
            hold.load(name, w)
        except HoldFull as e:
            notes.append(str(e))
    return hold.unload_heaviest(), hold.weight, notes

#> ship_cargo_hold_stack(100, [("rum", 40), ("tea", 70), ("silk", 55)])
#> ship_cargo_hold_stack(0, [("feather", 1)])
#> ship_cargo_hold_stack(10, [])
#> ship_cargo_hold_stack(9.5, [("a", 4.5), ("b", 5)])
#> ship_cargo_hold_stack(50, [("x", 20), ("y", 20), ("z", 20)])

### decorator_stack_order
def tag(name):
    def deco(fn):
        def inner(x):
            return f"<{name}>{fn(x)}</{name}>"
        return inner
    return deco


def apply_tags(fn, names):
    for n in names:
        fn = tag(n)(fn)
    return fn


def decorator_stack_order(text, names):
    shout = apply_tags(str.upper, names)
    plain = apply_tags(lambda s: s.strip(), reversed(names))
    return shout(text), plain(text)

#> decorator_stack_order("hey", ["b", "i"])
#> decorator_stack_order(" x ", [])
#> decorator_stack_order("", ["p"])
#> decorator_stack_order("Öl ", ["a", "a", "c"])
#> decorator_stack_order("ok", "uv")

### binary_search_tree_delete
class Node:
    def __init__(self, key):
        self.key, self.left, self.right = key, None, None


def insert(node, key):
    if node is None:
        return Node(key)
    if key < node.key:
        node.left = insert(node.left, key)
    else:
        node.right = insert(node.right, key)
    return node


def delete(node, key):
    if node is None:
        return None
    if key < node.key:
        node.left = delete(node.left, key)
    elif key > node.key:
        node.right = delete(node.right, key)
    elif node.left is None:
        return node.right
    elif node.right is None:
        return node.left
    else:
        succ = node.right
        while succ.left:
            succ = succ.left
        node.key = succ.key
        node.right = delete(node.right, succ.key)
    return node


def shape(node):
    return "." if node is None else f"({shape(node.left)}{node.key}{shape(node.right)})"


def binary_search_tree_delete(keys, gone):
    root = None
    for k in keys:
        root = insert(root, k)
    for g in gone:
        root = delete(root, g)
    return shape(root)

#> binary_search_tree_delete([5, 3, 8, 6, 9], [5])
#> binary_search_tree_delete([2, 1], [2, 1, 7])
#> binary_search_tree_delete([4, 2, 9, 7, 6], [4, 9])
#> binary_search_tree_delete([], [1])
#> binary_search_tree_delete([1, 2, 3], [1])

### kwargs_override_settings
DEFAULTS = {"host": "localhost", "port": 8000, "debug": False}


class UnknownSetting(KeyError):
    pass


def validated(overrides):
    for name in overrides:
        if name not in DEFAULTS:
            raise UnknownSetting(name)
    return overrides


def build_url(host, port, *, debug, scheme="http"):
    flag = "?debug" if debug else ""
    return f"{scheme}://{host}:{port}{flag}"


def kwargs_override_settings(overrides, strict=True):
    try:
        settings = DEFAULTS | validated(overrides)
    except UnknownSetting as e:
        if strict:
            return f"unknown {e}"
        settings = {**DEFAULTS, **{k: v for k, v in overrides.items() if k in DEFAULTS}}
    return build_url(**settings)

#> kwargs_override_settings({"port": 81})
#> kwargs_override_settings({"prt": 81, "debug": True})
#> kwargs_override_settings({"prt": 81, "debug": True}, strict=False)
#> kwargs_override_settings({})
#> kwargs_override_settings({"host": "::1", "debug": 1}, False)

### infinite_id_generator_prefix
from itertools import count


class IdSource:
    def __init__(self, width=3):
        self.width = width
        self.counters = {}

    def next_id(self, prefix):
        c = self.counters.setdefault(prefix, count(1))
        return f"{prefix}{next(c):0{self.width}d}"


def infinite_id_generator_prefix(requests, width=3):
    src = IdSource(width)
    ids = [src.next_id(r[:1].upper()) for r in requests if r]
    return dict(zip(ids, filter(None, requests)))

#> infinite_id_generator_prefix(["invoice", "order", "item"])
#> infinite_id_generator_prefix([])
#> infinite_id_generator_prefix(["", "a", "A", "apple"], width=1)
#> infinite_id_generator_prefix(["9lives", "ß"], 2)
#> infinite_id_generator_prefix(["tag", 7])

### quadtree_compress_grid
def uniform(grid):
    first = grid[0][0]
    return all(c == first for row in grid for c in row)


def quarters(grid):
    h = len(grid) // 2
    for rows in (grid[:h], grid[h:]):
        for cut in (slice(None, h), slice(h, None)):
            yield [r[cut] for r in rows]


def quadtree_compress_grid(grid):
    if uniform(grid):
        return grid[0][0]
    return "(" + "".join(quadtree_compress_grid(q) for q in quarters(grid)) + ")"

#> quadtree_compress_grid(["00", "00"])
#> quadtree_compress_grid(["01", "10"])
#> quadtree_compress_grid(["0011", "0011", "0100", "1000"])
#> quadtree_compress_grid(["x"])
#> quadtree_compress_grid([])

### score_bowling_game
class Game:
    def __init__(self, rolls):
        self.rolls = rolls

    def is_strike(self, i):
        return self.rolls[i] == 10

    def is_spare(self, i):
        return sum(self.rolls[i:i + 2]) == 10

    def frames(self):
        i = 0
        for _ in range(10):
            if i >= len(self.rolls):
                return
            if self.is_strike(i):
                yield 10 + sum(self.rolls[i + 1:i + 3])
                i += 1
            elif self.is_spare(i):
                yield 10 + sum(self.rolls[i + 2:i + 3])
                i += 2
            else:
                yield sum(self.rolls[i:i + 2])
                i += 2


def score_bowling_game(rolls):
    frames = list(Game(rolls).frames())
    return sum(frames), frames

#> score_bowling_game([10, 3, 4])
#> score_bowling_game([5, 5, 7, 0, 2])
#> score_bowling_game([])
#> score_bowling_game([10] * 12)
#> score_bowling_game([0, 10, 1, 1])

### mapping_proxy_aliases
class Aliased:
    def __init__(self, aliases):
        self._aliases = aliases
        self._values = {}

    def _real(self, name):
        while name in self._aliases:
            name = self._aliases[name]
        return name

    def __getattr__(self, name):
        try:
            return self._values[self._real(name)]
        except KeyError:
            raise AttributeError(name)

    def set(self, name, value):
        self._values[self._real(name)] = value


def mapping_proxy_aliases(aliases, sets, name):
    box = Aliased(aliases)
    for k, v in sets:
        box.set(k, v)
    return getattr(box, name, "missing"), box._values

#> mapping_proxy_aliases({"colour": "color"}, [("colour", "red")], "color")
#> mapping_proxy_aliases({"a": "b", "b": "c"}, [("c", 1), ("a", 2)], "b")
#> mapping_proxy_aliases({}, [], "nothing")
#> mapping_proxy_aliases({}, [("size", 10)], "Size")
#> mapping_proxy_aliases({"x": "y"}, [("x", None)], "x")

### email_thread_builder
from dataclasses import dataclass, field


@dataclass
class Mail:
    subject: str
    replies: list = field(default_factory=list)

    def depth(self):
        return 1 + max((r.depth() for r in self.replies), default=0)

    def flat(self):
        yield self.subject
        for r in self.replies:
            yield from r.flat()


def email_thread_builder(messages):
    mails, roots = {}, []
    for mid, parent, subject in messages:
        mails[mid] = mail = Mail(subject)
        if parent is None:
            roots.append(mail)
        else:
            mails[parent].replies.append(mail)
    return [(r.depth(), list(r.flat())) for r in roots]

#> email_thread_builder([(1, None, "Lunch?"), (2, 1, "Yes"), (3, 2, "Where?"), (4, 1, "No")])
#> email_thread_builder([])
#> email_thread_builder([(1, None, "A"), (2, None, "B")])
#> email_thread_builder([(5, 4, "orphan")])
#> email_thread_builder([("x", None, ""), ("y", "x", "Re:")])

### pattern_wildcard_match
def pattern_wildcard_match(pattern, text):
    if not pattern:
        return not text
    if pattern[0] == "*":
        return pattern_wildcard_match(pattern[1:], text) or (text != "" and pattern_wildcard_match(pattern, text[1:]))
    if not text:
        return False
    return pattern[0] in ("?", text[0]) and pattern_wildcard_match(pattern[1:], text[1:])

#> pattern_wildcard_match("*.py", "main.py")
#> pattern_wildcard_match("a?c", "abd")
#> pattern_wildcard_match("", "")
#> pattern_wildcard_match("x*y*z", "xyyz")
#> pattern_wildcard_match("ab", "a")
#> pattern_wildcard_match("?", "")

### group_adjacent_runs_class
class Run:
    def __init__(self, value):
        self.value, self.n = value, 1

    def absorb(self, value):
        if value != self.value:
            return False
        self.n += 1
        return True

    def __iter__(self):
        yield self.value
        yield self.n


def runs(seq):
    cur = None
    for v in seq:
        if cur is None:
            cur = Run(v)
        elif not cur.absorb(v):
            yield cur
            cur = Run(v)
    if cur is not None:
        yield cur


def group_adjacent_runs_class(seq):
    pairs = [tuple(r) for r in runs(seq)]
    longest = max(pairs, key=lambda p: p[1], default=None)
    return pairs, longest

#> group_adjacent_runs_class("aabccc")
#> group_adjacent_runs_class([])
#> group_adjacent_runs_class([1, True, 1.0, 2])
#> group_adjacent_runs_class("z")
#> group_adjacent_runs_class([None, None, 0, None])

### retry_backoff_schedule
def backoff(base, factor, cap):
    delay = base
    while True:
        yield min(delay, cap)
        delay *= factor


def plan_retries(failures, delays):
    t = 0
    attempts = []
    for n, d in zip(range(failures + 1), delays):
        attempts.append(t)
        t += d
    return attempts


def retry_backoff_schedule(failures, base=1, *, factor=2, cap=8):
    at = plan_retries(failures, backoff(base, factor, cap))
    return {"attempts": at, "total": at[-1]}

#> retry_backoff_schedule(3)
#> retry_backoff_schedule(0)
#> retry_backoff_schedule(6, 0.5, cap=3)
#> retry_backoff_schedule(4, 5, factor=1)
#> retry_backoff_schedule(-1)

### inverted_index_search
from collections import defaultdict


def words(text):
    return [w.strip(".,!?").lower() for w in text.split()]


class Index:
    def __init__(self):
        self.post = defaultdict(set)

    def add(self, doc_id, text):
        for w in words(text):
            self.post[w].add(doc_id)

    def search(self, query):
        must = [self.post.get(w, set()) for w in words(query)]
        return sorted(set.intersection(*must)) if must else []


def inverted_index_search(docs, query):
    idx = Index()
    for i, d in enumerate(docs):
        idx.add(i, d)
    return idx.search(query), len(idx.post)

#> inverted_index_search(["Red fox.", "The red hen", "blue hen!"], "red hen")
#> inverted_index_search([], "x")
#> inverted_index_search(["one two", "two three"], "TWO?")
#> inverted_index_search(["a"], "")
#> inverted_index_search(["to be, or not", "be not"], "not be")

### simulate_bank_queue
import heapq


def simulate(tellers, jobs):
    free = [(0, t) for t in range(tellers)]
    for arrive, length in jobs:
        at, t = heapq.heappop(free)
        begin = max(arrive, at)
        heapq.heappush(free, (begin + length, t))
        yield t, begin - arrive


def simulate_bank_queue(tellers, jobs):
    served = [0] * tellers
    waits = []
    for t, wait in simulate(tellers, jobs):
        served[t] += 1
        waits.append(wait)
    return served, max(waits, default=0), waits

#> simulate_bank_queue(1, [(0, 5), (1, 5), (2, 5)])
#> simulate_bank_queue(2, [(0, 10), (1, 2), (2, 2), (9, 1)])
#> simulate_bank_queue(3, [])
#> simulate_bank_queue(0, [(0, 1)])
#> simulate_bank_queue(2, [(5, 0), (5, 0)])

### parse_ini_sections
class IniError(Exception):
    pass


def parse_line(line, number):
    line = line.split(";", 1)[0].strip()
    if not line:
        return None
    if line[0] == "[":
        if line[-1] != "]":
            raise IniError(f"line {number}: bad section")
        return "section", line[1:-1]
    key, eq, value = line.partition("=")
    if not eq:
        raise IniError(f"line {number}: no '='")
    return "pair", (key.strip(), value.strip())


def parse_ini_sections(text):
    data, current = {}, "default"
    for number, raw in enumerate(text.split("\n"), 1):
        match parse_line(raw, number):
            case None:
                continue
            case "section", name:
                current = name
            case "pair", (key, value):
                data.setdefault(current, {})[key] = value
    return data

#> parse_ini_sections("[db]\nhost = a ; local\nport=1")
#> parse_ini_sections("")
#> parse_ini_sections("x = y=z\n[ui]\n; none")
#> parse_ini_sections("[broken")
#> parse_ini_sections("ok=1\n\njunk")
#> parse_ini_sections("[a]\nk=\n[a]\nk=2")

### chess_piece_subclasses
class Piece:
    def __init__(self, sq):
        self.f, self.r = ord(sq[0]) - 97, int(sq[1]) - 1

    def delta(self, sq):
        return abs(ord(sq[0]) - 97 - self.f), abs(int(sq[1]) - 1 - self.r)

    def can(self, sq):
        d = self.delta(sq)
        return d != (0, 0) and self.legal(*d)


class Rook(Piece):
    def legal(self, x, y):
        return x == 0 or y == 0


class Bishop(Piece):
    def legal(self, x, y):
        return x == y


class Queen(Rook, Bishop):
    def legal(self, x, y):
        return Rook.legal(self, x, y) or Bishop.legal(self, x, y)


class King(Queen):
    def legal(self, x, y):
        return max(x, y) == 1


def chess_piece_subclasses(at, to):
    return "".join(c.__name__[0] for c in (Rook, Bishop, Queen, King) if c(at).can(to))

#> chess_piece_subclasses("a1", "a8")
#> chess_piece_subclasses("c3", "d4")
#> chess_piece_subclasses("e4", "e4")
#> chess_piece_subclasses("b2", "c4")
#> chess_piece_subclasses("h", "h2")
#> chess_piece_subclasses("f1", "a6")

### generator_close_cleanup
def ticker(log, label):
    log.append(f"open {label}")
    try:
        n = 0
        while True:
            n += 1
            yield f"{label}{n}"
    finally:
        log.append(f"close {label}@{n}")


def generator_close_cleanup(label, wanted):
    log = []
    gen = ticker(log, label)
    got = []
    while len(got) < wanted:
        got.append(next(gen))
    gen.close()
    return got, log

#> generator_close_cleanup("t", 2)
#> generator_close_cleanup("", 1)
#> generator_close_cleanup("x", 0)
#> generator_close_cleanup("çé", 3)
#> generator_close_cleanup("n", -1)

### sum_tree_paths_target
def leaf_paths(tree, prefix=()):
    value, *kids = tree
    path = prefix + (value,)
    if not kids:
        yield path
    for k in kids:
        yield from leaf_paths(k, path)


def sum_tree_paths_target(tree, target):
    paths = list(leaf_paths(tree))
    hits = [p for p in paths if sum(p) == target]
    return hits, max(map(sum, paths))

#> sum_tree_paths_target((5, (4, (11,)), (8, (3,), (7,))), 20)
#> sum_tree_paths_target((1,), 1)
#> sum_tree_paths_target((0, (0,), (0, (-3,))), 0)
#> sum_tree_paths_target((2, (2.5,)), 10)
#> sum_tree_paths_target((), 0)

### spam_score_rules
RULES = []


def rule(points):
    def add(fn):
        RULES.append((points, fn))
        return fn
    return add


def setup():
    RULES.clear()

    @rule(3)
    def shouting(text):
        return text.isupper()

    @rule(2)
    def bangs(text):
        return text.count("!") >= 2

    @rule(5)
    def money(text):
        return any(w in text.lower() for w in ("free", "$$$"))


def spam_score_rules(text, threshold):
    setup()
    hits = [(fn.__name__, p) for p, fn in RULES if fn(text)]
    score = sum(p for _, p in hits)
    return score >= threshold, score, [n for n, _ in hits]

#> spam_score_rules("FREE MONEY!!", 6)
#> spam_score_rules("see you at noon", 1)
#> spam_score_rules("", 0)
#> spam_score_rules("Freedom!", 5)
#> spam_score_rules("OK!! $$", 5)

### bitset_class_operations
class BitSet:
    def __init__(self, items=(), bits=0):
        for i in items:
            bits |= 1 << i
        self.bits = bits

    def __iter__(self):
        b, i = self.bits, 0
        while b:
            if b & 1:
                yield i
            b >>= 1
            i += 1

    def __xor__(self, other):
        return BitSet(bits=self.bits ^ other.bits)

    def __le__(self, other):
        return self.bits & other.bits == self.bits

    def __len__(self):
        return bin(self.bits).count("1")


def bitset_class_operations(a, b):
    x, y = BitSet(a), BitSet(b)
    return list(x ^ y), x <= y, len(x)

#> bitset_class_operations([1, 3, 5], [3, 4])
#> bitset_class_operations([], [])
#> bitset_class_operations([2, 2], [0, 2])
#> bitset_class_operations((10,), (10,))
#> bitset_class_operations([-1], [0])

### workflow_step_runner
class Abort(Exception):
    pass


def upper_step(ctx):
    ctx["text"] = ctx["text"].upper()


def limit_step(ctx):
    if len(ctx["text"]) > ctx.get("max", 8):
        raise Abort("too long")


def tag_step(ctx):
    ctx["text"] += ctx["suffix"]


def run_steps(steps, ctx):
    done = []
    try:
        for s in steps:
            s(ctx)
            done.append(s.__name__)
    except Abort as a:
        done.append(f"abort: {a}")
    except KeyError as k:
        done.append(f"missing {k}")
        raise
    finally:
        ctx["done"] = done


def workflow_step_runner(text, **options):
    ctx = dict(options, text=text)
    try:
        run_steps([upper_step, limit_step, tag_step], ctx)
    except KeyError:
        ctx["failed"] = True
    return ctx

#> workflow_step_runner("ok", suffix="!")
#> workflow_step_runner("way too long text")
#> workflow_step_runner("abc")
#> workflow_step_runner("straße", max=6, suffix="?")
#> workflow_step_runner("", suffix="")

### interleave_sorted_streams
def peekable(it):
    it = iter(it)
    empty = object()
    head = next(it, empty)

    def peek():
        return None if head is empty else head

    def pop():
        nonlocal head
        value, head = head, next(it, empty)
        return value

    return peek, pop


def interleave_sorted_streams(a, b):
    (peek_a, pop_a), (peek_b, pop_b) = peekable(a), peekable(b)
    out = []
    while (x := peek_a()) is not None and (y := peek_b()) is not None:
        out.append(pop_a() if x <= y else pop_b())
    while peek_a() is not None:
        out.append(pop_a())
    while peek_b() is not None:
        out.append(pop_b())
    return out

#> interleave_sorted_streams([1, 4, 9], [2, 3])
#> interleave_sorted_streams([], "ab")
#> interleave_sorted_streams([5], [])
#> interleave_sorted_streams("ace", "bdf")
#> interleave_sorted_streams([0, None, 7], [1])

### calculate_shipping_zones
from bisect import bisect_right
from collections import namedtuple

Zone = namedtuple("Zone", "name limits prices", defaults=((), ()))
ZONES = {
    "DE": Zone("home", (2, 5, 10), (4, 6, 8, 17)),
    "FR": Zone("eu", (5,), (12, 25)),
}


def price(zone, kg):
    if not zone.prices:
        raise LookupError(f"no prices for {zone.name}")
    return zone.prices[bisect_right(zone.limits, kg)]


def calculate_shipping_zones(parcels):
    costs = []
    for country, kg in parcels:
        zone = ZONES.get(country) or Zone(country.lower())
        try:
            costs.append(price(zone, kg))
        except LookupError as e:
            costs.append(str(e))
    return costs

#> calculate_shipping_zones([("DE", 1.5), ("DE", 5), ("FR", 30)])
#> calculate_shipping_zones([("US", 2)])
#> calculate_shipping_zones([])
#> calculate_shipping_zones([("DE", 10), ("FR", 0)])
#> calculate_shipping_zones([("DE", "3")])

### mutual_json_tokens
def parse_value(s, i):
    if s[i] == "[":
        return parse_array(s, i + 1)
    j = i
    while j < len(s) and s[j] not in ",]":
        j += 1
    word = s[i:j]
    return (int(word) if word.isdecimal() else word), j


def parse_array(s, i):
    out = []
    while s[i] != "]":
        value, i = parse_value(s, i)
        out.append(value)
        if s[i] == ",":
            i += 1
    return out, i + 1


def mutual_json_tokens(s):
    value, end = parse_value(s.replace(" ", ""), 0)
    return value

#> mutual_json_tokens("[1, [2, x], []]")
#> mutual_json_tokens("42")
#> mutual_json_tokens("[]")
#> mutual_json_tokens("[a,b")
#> mutual_json_tokens("[ 10,,y ]")

### bit_counter_gray_code
def gray(n):
    if n == 0:
        return [""]
    prev = gray(n - 1)
    return ["0" + p for p in prev] + ["1" + p for p in reversed(prev)]


def distance(a, b):
    return sum(x != y for x, y in zip(a, b))


def bit_counter_gray_code(n, start=0):
    codes = gray(n)
    turned = codes[start:] + codes[:start]
    ok = all(distance(a, b) == 1 for a, b in zip(turned, turned[1:]))
    return turned, ok

#> bit_counter_gray_code(2)
#> bit_counter_gray_code(0)
#> bit_counter_gray_code(3, 5)
#> bit_counter_gray_code(1, 1)
#> bit_counter_gray_code(2, -1)

### proxy_call_recorder
class Recorder:
    def __init__(self, target):
        self._target = target
        self._calls = []

    def __getattr__(self, name):
        real = getattr(self._target, name)

        def call(*args):
            result = real(*args)
            self._calls.append((name, *args))
            return result
        return call


def proxy_call_recorder(start, script):
    rec = Recorder(list(start))
    results = []
    for name, *args in script:
        try:
            results.append(getattr(rec, name)(*args))
        except (AttributeError, ValueError) as e:
            results.append(type(e).__name__)
    return results, rec._calls, rec._target

#> proxy_call_recorder([3, 1], [("append", 2), ("sort",), ("index", 3)])
#> proxy_call_recorder("ab", [("remove", "z"), ("pop", 0)])
#> proxy_call_recorder([], [("fly",)])
#> proxy_call_recorder((5,), [])
#> proxy_call_recorder([1, 1], [("count", 1), ("insert", 1, 9), ("reverse",)])

### pick_handler_by_type
from functools import singledispatch


def make_describe():
    @singledispatch
    def describe(x):
        return "?" + type(x).__name__

    @describe.register
    def _(x: int):
        return f"int {x:+d}"

    @describe.register
    def _(x: str):
        return f"str {len(x)}"

    @describe.register(list)
    def _(x):
        return [describe(i) for i in x]

    return describe


def pick_handler_by_type(*values):
    describe = make_describe()
    return [describe(v) for v in values]

#> pick_handler_by_type(5, "five")
#> pick_handler_by_type([1, ["x", None]])
#> pick_handler_by_type()
#> pick_handler_by_type(True, 2.0, b"")
#> pick_handler_by_type((), [], -3)

### market_order_book
from bisect import insort


class Book:
    def __init__(self):
        self.asks = []

    def sell(self, price, qty):
        insort(self.asks, [price, qty])

    def buy(self, limit, qty):
        paid = 0
        while qty and self.asks and self.asks[0][0] <= limit:
            best = self.asks[0]
            n = min(qty, best[1])
            paid += n * best[0]
            qty -= n
            best[1] -= n
            if not best[1]:
                self.asks.pop(0)
        return paid, qty


def market_order_book(asks, limit, qty):
    book = Book()
    for a in asks:
        book.sell(*a)
    return book.buy(limit, qty), book.asks

#> market_order_book([(10, 5), (9, 2)], 10, 4)
#> market_order_book([(10, 5)], 8, 1)
#> market_order_book([], 100, 3)
#> market_order_book([(3, 1), (1, 1), (2, 1)], 5, 9)
#> market_order_book([(7, 7)], 7, 0)

### nested_scope_shadowing
x = "module"


def outer(x):
    def reads():
        return x

    def rebinds(x):
        x = x + "!"
        return x

    def modifies():
        nonlocal x
        x = x.upper()
        return x

    return reads(), rebinds(x), modifies(), reads()


def module_level():
    return x


def nested_scope_shadowing(value, change):
    global x
    if change:
        x = value[::-1]
    return outer(value), module_level()

#> nested_scope_shadowing("abc", False)
#> nested_scope_shadowing("abc", True)
#> nested_scope_shadowing("", True)
#> nested_scope_shadowing("Mixed Case", 0)
#> nested_scope_shadowing([1], False)
