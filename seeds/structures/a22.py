### compare_with_tolerance_class
class Approx:
    def __init__(self, value, tol=0.1):
        self.value, self.tol = value, tol

    def __eq__(self, other):
        if isinstance(self.value, (list, tuple)):
            return len(self.value) == len(other) and all(Approx(a, self.tol) == b for a, b in zip(self.value, other))
        return abs(self.value - other) <= self.tol

    def __repr__(self):
        return f"{self.value}±{self.tol}"


def compare_with_tolerance_class(got, want, tol=0.1):
    a = Approx(want, tol)
    return repr(a), got == a, [got, want].count(a)

#> compare_with_tolerance_class(3.14, 3.2)
#> compare_with_tolerance_class([1.0, 2.0], [1.05, 2.5])
#> compare_with_tolerance_class([], [], tol=0)
#> compare_with_tolerance_class((5, [1, 2]), (5, [1, 2.01]), 0.5)
#> compare_with_tolerance_class("x", 1)

### island_economy_trade_rounds
class Trader:
    def __init__(self, name, **goods):
        self.name, self.goods = name, goods

    def wants(self):
        return min(self.goods, key=self.goods.get)

    def offers(self):
        return max(self.goods, key=self.goods.get)


def trade(a, b):
    give, get = a.offers(), b.offers()
    if give == get or a.wants() != get:
        return None
    for t, plus, minus in ((a, get, give), (b, give, get)):
        t.goods[plus] = t.goods.get(plus, 0) + 1
        t.goods[minus] -= 1
    return f"{a.name}:{give}<->{b.name}:{get}"


def island_economy_trade_rounds(first, second, rounds):
    a, b = Trader("A", **first), Trader("B", **second)
    deals = []
    for _ in range(rounds):
        if (deal := trade(a, b)) is None:
            break
        deals.append(deal)
    return len(deals), deals[-1:], a.goods, b.goods

#> island_economy_trade_rounds({"fish": 5, "corn": 0}, {"fish": 0, "corn": 4}, 10)
#> island_economy_trade_rounds({"fish": 3, "corn": 1}, {"fish": 9, "corn": 0}, 2)
#> island_economy_trade_rounds({"a": 9, "b": 0}, {"b": 9, "a": 1}, 2)
#> island_economy_trade_rounds({"x": 1}, {"y": 1}, 0)
#> island_economy_trade_rounds({}, {"y": 1}, 1)

### arithmetic_progression_slices
class Progression:
    def __init__(self, start, step, n):
        self.start, self.step, self.n = start, step, n

    def __len__(self):
        return self.n

    def __getitem__(self, key):
        if isinstance(key, slice):
            lo, hi, st = key.indices(self.n)
            return Progression(self.start + lo * self.step, self.step * st, len(range(lo, hi, st)))
        if not -self.n <= key < self.n:
            raise IndexError(key)
        return self.start + key % self.n * self.step

    def __repr__(self):
        return f"AP{tuple(self)}"


def arithmetic_progression_slices(start, step, n, *cuts):
    ap = Progression(start, step, n)
    for lo, hi, st in cuts:
        ap = ap[lo:hi:st]
    return repr(ap), len(ap), ap[-1] if ap else None

#> arithmetic_progression_slices(0, 5, 10, (2, 8, 2))
#> arithmetic_progression_slices(1, 1, 6, (None, None, -1), (1, None, None))
#> arithmetic_progression_slices(3, 3, 0)
#> arithmetic_progression_slices(10, -2, 4, (5, 9, 1))
#> arithmetic_progression_slices(0, 0.5, 3)

### config_layers_precedence
from collections import ChainMap


def load_defaults():
    return {"color": "auto", "level": 1, "paths": "."}


def load_env(env):
    prefix = "APP_"
    return {k[len(prefix):].lower(): v for k, v in env.items() if k.startswith(prefix)}


def load_args(args):
    it = iter(args)
    return {a[2:]: next(it, True) for a in it if a.startswith("--")}


def config_layers_precedence(args, env):
    layers = ChainMap(load_args(args), load_env(env), load_defaults())
    origin = {k: ("args", "env", "default")[[k in m for m in layers.maps].index(True)] for k in sorted(layers)}
    return {k: layers[k] for k in sorted(layers)}, origin

#> config_layers_precedence(["--level", "3"], {"APP_COLOR": "never", "HOME": "/"})
#> config_layers_precedence([], {})
#> config_layers_precedence(["--verbose"], {"APP_LEVEL": "9"})
#> config_layers_precedence(["x", "--paths", "a:b", "y"], {"APP_": "?"})
#> config_layers_precedence(["--level", "1", "--level", "2"], {"APP_level": 0})

### merge_overlapping_strings
def overlap(a, b):
    for n in range(min(len(a), len(b)), 0, -1):
        if a.endswith(b[:n]):
            return n
    return 0


def best_pair(parts):
    return max(((overlap(a, b), -i, -j) for i, a in enumerate(parts) for j, b in enumerate(parts) if i != j))


def merge_overlapping_strings(parts):
    parts = list(parts)
    while len(parts) > 1:
        n, i, j = best_pair(parts)
        i, j = -i, -j
        joined = parts[i] + parts[j][n:]
        parts = [p for k, p in enumerate(parts) if k not in (i, j)] + [joined]
    return parts[0] if parts else ""

#> merge_overlapping_strings(["ATTAG", "TAGGC", "GCAT"])
#> merge_overlapping_strings([])
#> merge_overlapping_strings(["solo"])
#> merge_overlapping_strings(["abc", "xyz"])
#> merge_overlapping_strings(["aa", "aa", "aab"])

### exam_timetable_slots
def conflicts(a, b, takes):
    return any(a in subjects and b in subjects for subjects in takes.values())


def assign(subjects, takes):
    slots = []
    for s in subjects:
        for slot in slots:
            if not any(conflicts(s, t, takes) for t in slot):
                slot.append(s)
                break
        else:
            slots.append([s])
    return slots


def exam_timetable_slots(takes):
    popularity = {}
    for subjects in takes.values():
        for s in subjects:
            popularity[s] = popularity.get(s, 0) + 1
    order = sorted(popularity, key=lambda s: (-popularity[s], s))
    return assign(order, takes)

#> exam_timetable_slots({"ann": ["math", "art"], "bob": ["math", "pe"]})
#> exam_timetable_slots({})
#> exam_timetable_slots({"x": ["a", "b", "c"]})
#> exam_timetable_slots({"p": ["bio"], "q": ["chem"], "r": ["bio", "latin"]})
#> exam_timetable_slots({"z": []})

### polling_state_generator
def door():
    state, count = "closed", 0
    transitions = {("closed", "open"): "open", ("open", "close"): "closed", ("closed", "lock"): "locked", ("locked", "unlock"): "closed"}
    while True:
        event = yield state, count
        if event == "reset":
            state, count = "closed", 0
        elif (state, event) in transitions:
            state = transitions[state, event]
            count += 1


def drive(machine, events):
    next(machine)
    return [machine.send(e) for e in events]


def polling_state_generator(events):
    trail = drive(door(), events)
    return [s[0] for s, _ in trail], trail[-1] if trail else None

#> polling_state_generator(["open", "lock", "close", "lock"])
#> polling_state_generator([])
#> polling_state_generator(["lock", "open", "unlock", "reset"])
#> polling_state_generator(["knock", "knock"])
#> polling_state_generator(["open", "close", "open", "close"])

### product_review_aggregator
from collections import defaultdict
from dataclasses import dataclass


@dataclass(frozen=True)
class Review:
    product: str
    stars: int
    text: str = ""

    @property
    def positive(self):
        return self.stars >= 4

    def __post_init__(self):
        if not 1 <= self.stars <= 5:
            raise ValueError(f"{self.stars} stars")


def summarise(reviews):
    by_product = defaultdict(list)
    for r in reviews:
        by_product[r.product].append(r)
    for name, rs in sorted(by_product.items()):
        share = sum(r.positive for r in rs) / len(rs)
        longest = max((r.text for r in rs), key=len)
        yield name, f"{share:.0%}", longest


def product_review_aggregator(rows):
    reviews, bad = [], 0
    for row in rows:
        try:
            reviews.append(Review(*row))
        except ValueError:
            bad += 1
    return list(summarise(reviews)), bad

#> product_review_aggregator([("mug", 5, "nice"), ("mug", 2), ("pen", 4, "ok")])
#> product_review_aggregator([("x", 6), ("x", 0)])
#> product_review_aggregator([])
#> product_review_aggregator([("b", 1, "bad"), ("a", 3, "so-so"), ("b", 4)])
#> product_review_aggregator([("t",)])

### triangular_solver_substitution
def forward(lower, rhs):
    xs = []
    for i, row in enumerate(lower):
        known = sum(a * x for a, x in zip(row, xs))
        xs.append((rhs[i] - known) / row[i])
    return xs


def flip(matrix):
    return [row[::-1] for row in matrix[::-1]]


def backward(upper, rhs):
    return forward(flip(upper), rhs[::-1])[::-1]


def triangular_solver_substitution(matrix, rhs, kind):
    try:
        return (forward if kind == "L" else backward)(matrix, rhs)
    except ZeroDivisionError:
        return "singular"

#> triangular_solver_substitution([[2, 0], [1, 4]], [4, 10], "L")
#> triangular_solver_substitution([[1, 2], [0, 5]], [5, 10], "U")
#> triangular_solver_substitution([], [], "L")
#> triangular_solver_substitution([[0]], [1], "U")
#> triangular_solver_substitution([[1, 1, 1], [0, 2, 2], [0, 0, 4]], [6, 10, 8], "U")

### dispatch_http_status_enum
from enum import IntEnum


class Status(IntEnum):
    OK = 200
    MOVED = 301
    NOT_FOUND = 404
    BROKEN = 500

    @property
    def kind(self):
        return {2: "success", 3: "redirect", 4: "client", 5: "server"}[self // 100]

    @classmethod
    def _missing_(cls, value):
        base = value // 100 * 100
        return next((s for s in cls if s >= base and s // 100 == value // 100), None)


def dispatch_http_status_enum(codes):
    out = []
    for c in codes:
        try:
            s = Status(c)
            out.append(f"{s.name.title()}/{s.kind}")
        except ValueError as e:
            out.append(str(e).replace("Status", "").strip())
    return out

#> dispatch_http_status_enum([200, 404])
#> dispatch_http_status_enum([204, 302, 418])
#> dispatch_http_status_enum([])
#> dispatch_http_status_enum([503, 100])
#> dispatch_http_status_enum([999, 301])

### secret_share_splitter
def split(secret, n):
    shares = [secret * (i + 3) % 251 for i in range(n - 1)]
    last = secret
    for s in shares:
        last ^= s
    return shares + [last]


def join(shares):
    acc = 0
    for s in shares:
        acc ^= s
    return acc


def secret_share_splitter(text, n):
    if n < 2:
        raise ValueError("need two holders")
    columns = [split(b, n) for b in text.encode()]
    holders = [bytes(col).hex() for col in zip(*columns)]
    back = bytes(join(c) for c in columns).decode()
    return holders, back == text

#> secret_share_splitter("Hi", 2)
#> secret_share_splitter("", 3)
#> secret_share_splitter("é", 3)
#> secret_share_splitter("key", 1)
#> secret_share_splitter("42", 4)

### undoable_dict_journal
class Journal(dict):
    GONE = "<gone>"

    def __init__(self, *args):
        super().__init__(*args)
        self.log = []

    def __setitem__(self, k, v):
        self.log.append((k, self.get(k, self.GONE)))
        super().__setitem__(k, v)

    def __delitem__(self, k):
        self.log.append((k, self[k]))
        super().__delitem__(k)

    def undo(self):
        k, old = self.log.pop()
        if old == self.GONE:
            super().__delitem__(k)
        else:
            super().__setitem__(k, old)


def undoable_dict_journal(start, ops, undos):
    j = Journal(start)
    for k, *v in ops:
        if v:
            j[k] = v[0]
        else:
            del j[k]
    after = dict(j)
    for _ in range(undos):
        j.undo()
    return after, j

#> undoable_dict_journal({"a": 1}, [("a", 2), ("b", 3)], 1)
#> undoable_dict_journal({"a": 1, "z": 0}, [("a",), ("z", 5)], 2)
#> undoable_dict_journal({}, [], 0)
#> undoable_dict_journal({}, [("q", 1), ("q",), ("q", 2)], 2)
#> undoable_dict_journal({}, [("x",)], 0)

### fence_painting_intervals
def parse(jobs):
    for job in jobs:
        who, _, span = job.partition(" ")
        lo, hi = sorted(map(int, span.split("..")))
        yield who, range(lo, hi)


def coats(jobs):
    wall = {}
    for who, span in parse(jobs):
        for x in span:
            wall.setdefault(x, []).append(who)
    return wall


def fence_painting_intervals(jobs):
    wall = coats(jobs)
    double = sorted(x for x, ws in wall.items() if len(ws) > 1)
    last = {}
    for ws in wall.values():
        last[ws[-1]] = last.get(ws[-1], 0) + 1
    return len(wall), double, last

#> fence_painting_intervals(["ann 0..4", "bob 3..6"])
#> fence_painting_intervals([])
#> fence_painting_intervals(["x 5..2", "x 2..5"])
#> fence_painting_intervals(["a 1..1"])
#> fence_painting_intervals(["a 0..9", "b 2..4", "a 3..4"])

### knight_tour_warnsdorff
MOVES = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def options(pos, size, seen):
    return [(x, y) for dx, dy in MOVES if (x := pos[0] + dx) in range(size) and (y := pos[1] + dy) in range(size) and (x, y) not in seen]


def knight_tour_warnsdorff(size, start=(0, 0), limit=10):
    pos, seen = start, [start]
    while (nxt := options(pos, size, seen)) and len(seen) < limit:
        pos = min(nxt, key=lambda p: (len(options(p, size, seen)), p))
        seen.append(pos)
    return seen, "stuck" if not nxt else "more"

#> knight_tour_warnsdorff(3)
#> knight_tour_warnsdorff(1)
#> knight_tour_warnsdorff(4, (1, 1), 5)
#> knight_tour_warnsdorff(3, (1, 1))
#> knight_tour_warnsdorff(5, limit=6)

### tag_cloud_font_sizes
from collections import Counter


def tags(posts):
    for p in posts:
        yield from sorted({w.lstrip("#").lower() for w in p.split() if w.startswith("#") and len(w) > 1})


def scale(n, lo, hi, smallest, largest):
    if lo == hi:
        return smallest
    return smallest + (n - lo) * (largest - smallest) // (hi - lo)


def tag_cloud_font_sizes(posts, smallest=10, largest=30):
    counts = Counter(tags(posts))
    if not counts:
        return {}
    lo, hi = min(counts.values()), max(counts.values())
    return {t: scale(n, lo, hi, smallest, largest) for t, n in sorted(counts.items())}

#> tag_cloud_font_sizes(["#Sun at #beach", "#beach again", "#beach #sun #sea"])
#> tag_cloud_font_sizes([])
#> tag_cloud_font_sizes(["no tags # here"])
#> tag_cloud_font_sizes(["#a #b", "#A #a"], smallest=1, largest=2)
#> tag_cloud_font_sizes(["#x #x", "#y"], 5, 9)

### quarantine_file_rules
class Verdict(Exception):
    def __init__(self, action, why):
        super().__init__(why)
        self.action = action


def check_name(f):
    if f["name"].endswith((".exe", ".bat")):
        raise Verdict("block", "executable")


def check_size(f):
    if f["size"] > 1000:
        raise Verdict("hold", f"{f['size']} bytes")


def check_owner(f):
    if f.get("owner") == "root":
        raise Verdict("allow", "trusted")


def inspect(f, rules=(check_owner, check_name, check_size)):
    try:
        for rule in rules:
            rule(f)
    except Verdict as v:
        return v.action, str(v)
    return "allow", None


def quarantine_file_rules(files):
    return {f["name"]: inspect(f) for f in files}

#> quarantine_file_rules([{"name": "a.exe", "size": 5}, {"name": "b.txt", "size": 5000}])
#> quarantine_file_rules([{"name": "c.bat", "size": 9999, "owner": "root"}])
#> quarantine_file_rules([])
#> quarantine_file_rules([{"name": "ok", "size": 1000}])
#> quarantine_file_rules([{"name": "nosize"}])

### generator_delegation_tree_edit
def editor(lines):
    while True:
        cmd = yield list(lines)
        if cmd == "block":
            inner = yield from block()
            lines.append(inner)
        elif cmd == "pop":
            lines.pop()
        else:
            lines.append(cmd)


def block():
    body = []
    while True:
        word = yield body[:]
        if word == "end":
            break
        body.append(word)
    return "{" + " ".join(body) + "}"


def generator_delegation_tree_edit(commands):
    g = editor([])
    state = next(g)
    for c in commands:
        state = g.send(c)
    return state

#> generator_delegation_tree_edit(["x", "block", "y", "z", "end"])
#> generator_delegation_tree_edit(["block", "a"])
#> generator_delegation_tree_edit([])
#> generator_delegation_tree_edit(["p", "pop", "block", "end", "q"])
#> generator_delegation_tree_edit(["pop"])

### shift_register_lfsr
def lfsr(state, taps, width):
    mask = (1 << width) - 1
    while True:
        yield state
        bit = 0
        for t in taps:
            bit ^= state >> t & 1
        state = (state << 1 | bit) & mask


def period(gen, limit):
    first = next(gen)
    for n, s in enumerate(gen, 1):
        if s == first:
            return n
        if n == limit:
            return None


def shift_register_lfsr(seed, taps, width=4, show=5):
    g = lfsr(seed, taps, width)
    head = [f"{next(g):0{width}b}" for _ in range(show)]
    return head, period(lfsr(seed, taps, width), 20)

#> shift_register_lfsr(1, (3, 2))
#> shift_register_lfsr(0, (0,), show=2)
#> shift_register_lfsr(5, (2,), 3)
#> shift_register_lfsr(9, (), width=4)
#> shift_register_lfsr(7, (1, 0), 3, show=3)
