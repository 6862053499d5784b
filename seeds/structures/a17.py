### invoice_line_parser_totals
from collections import namedtuple

Line = namedtuple("Line", "qty desc price vat")


def parse(text):
    qty, rest = text.split("x ", 1)
    desc, price = rest.rsplit("@", 1)
    vat = 7 if "book" in desc.lower() else 19
    return Line(int(qty), desc.strip(), int(price), vat)


def invoice_line_parser_totals(lines):
    items = [parse(l) for l in lines]
    by_rate = {}
    for it in items:
        net = it.qty * it.price
        by_rate[it.vat] = by_rate.get(it.vat, 0) + net
    taxes = {r: round(n * r / 100) for r, n in sorted(by_rate.items())}
    return sum(by_rate.values()) + sum(taxes.values()), taxes

#> invoice_line_parser_totals(["2x pen @150", "1x Notebook @999"])
#> invoice_line_parser_totals([])
#> invoice_line_parser_totals(["3x a@b @10", "0x ink @5"])
#> invoice_line_parser_totals(["1x book@100", "1x lamp@100"])
#> invoice_line_parser_totals(["one pen"])

### permutation_by_swapping_inplace
def permute(a, k, visit):
    if k == len(a):
        visit(a)
        return
    for i in range(k, len(a)):
        a[k], a[i] = a[i], a[k]
        permute(a, k + 1, visit)
        a[k], a[i] = a[i], a[k]


def permutation_by_swapping_inplace(items, first=None):
    out = []

    def visit(a):
        if first is None or a[0] == first:
            out.append("".join(map(str, a)))

    work = list(items)
    permute(work, 0, visit)
    return out, work == list(items)

#> permutation_by_swapping_inplace("abc")
#> permutation_by_swapping_inplace([1, 2, 3], first=2)
#> permutation_by_swapping_inplace("")
#> permutation_by_swapping_inplace("zz", "z")
#> permutation_by_swapping_inplace("xy", "q")

### account_lockout_tracker
class Guard:
    def __init__(self, limit):
        self.limit, self.bad, self.locked = limit, {}, set()

    def attempt(self, user, ok):
        if user in self.locked:
            return "locked"
        if ok:
            self.bad.pop(user, None)
            return "welcome"
        self.bad[user] = self.bad.get(user, 0) + 1
        if self.bad[user] >= self.limit:
            self.locked.add(user)
            del self.bad[user]
        return "wrong"


def account_lockout_tracker(attempts, limit=2):
    g = Guard(limit)
    return [g.attempt(a.rstrip("+-"), a.endswith("+")) for a in attempts], sorted(g.locked), g.bad

#> account_lockout_tracker(["amy-", "amy-", "amy+", "bob+"])
#> account_lockout_tracker(["x-", "x+", "x-"])
#> account_lockout_tracker([])
#> account_lockout_tracker(["q-", "r-"], limit=1)
#> account_lockout_tracker(["z", "+", "-"], 3)

### stock_ticker_smoothing_chain
def ema(values, alpha):
    level = None
    for v in values:
        level = v if level is None else alpha * v + (1 - alpha) * level
        yield level


def crossings(xs, ys):
    above = None
    for i, (x, y) in enumerate(zip(xs, ys)):
        now = x > y
        if above is not None and now != above:
            yield i, "up" if now else "down"
        above = now


def stock_ticker_smoothing_chain(prices, alpha=0.5):
    smooth = list(ema(prices, alpha))
    return [round(s, 2) for s in smooth], list(crossings(prices, smooth))

#> stock_ticker_smoothing_chain([10, 14, 8, 12])
#> stock_ticker_smoothing_chain([])
#> stock_ticker_smoothing_chain([5, 5, 5])
#> stock_ticker_smoothing_chain([1, 2, 3], alpha=1)
#> stock_ticker_smoothing_chain([100, 50, 200, 10], 0.1)

### recursive_cartesian_menu
def combos(groups, chosen=()):
    if not groups:
        yield chosen
        return
    (name, options), *rest = groups
    for opt in options:
        yield from combos(rest, chosen + ((name, opt),))


def label(combo):
    return " ".join(f"{k[0]}={v}" for k, v in combo)


def recursive_cartesian_menu(groups, forbid=()):
    out = []
    for combo in combos(list(groups.items())):
        if not any(f in dict(combo).values() for f in forbid):
            out.append(label(combo))
    return out

#> recursive_cartesian_menu({"size": ["S", "L"], "color": ["red", "tan"]})
#> recursive_cartesian_menu({"size": ["S", "L"], "color": ["red", "tan"]}, forbid=["S"])
#> recursive_cartesian_menu({})
#> recursive_cartesian_menu({"a": [], "b": [1]})
#> recursive_cartesian_menu({"x": [1, 2], "y": [None]}, [2])

### class_counter_instances_del
class Tracked:
    alive = []

    def __init__(self, name):
        self.name = name
        Tracked.alive.append(name)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        Tracked.alive.remove(self.name)

    def spawn(self, suffix):
        return Tracked(self.name + suffix)


def class_counter_instances_del(names, suffix):
    Tracked.alive = []
    peaks = []
    for n in names:
        with Tracked(n) as t:
            if suffix:
                with t.spawn(suffix):
                    peaks.append(len(Tracked.alive))
            else:
                t.spawn("!")
        peaks.append(len(Tracked.alive))
    return peaks, Tracked.alive

#> class_counter_instances_del(["a", "b"], "x")
#> class_counter_instances_del(["a", "b"], "")
#> class_counter_instances_del([], "q")
#> class_counter_instances_del(["a", "a"], None)
#> class_counter_instances_del(["solo"], "2")

### tokenise_shell_words
class Shell:
    def __init__(self, env):
        self.env = env

    def expand(self, word):
        out, i = "", 0
        while i < len(word):
            if word[i] == "$":
                j = i + 1
                while j < len(word) and (word[j].isalnum() or word[j] == "_"):
                    j += 1
                out += self.env.get(word[i + 1:j], "")
                i = j
            else:
                out += word[i]
                i += 1
        return out

    def split(self, line):
        words, cur, quote = [], None, ""
        for ch in line:
            if quote:
                if ch == quote:
                    quote = ""
                else:
                    cur += ch
            elif ch in "'\"":
                quote, cur = ch, cur or ""
            elif ch == " ":
                if cur is not None:
                    words.append(cur)
                cur = None
            else:
                cur = (cur or "") + ch
        return words + ([] if cur is None else [cur])


def tokenise_shell_words(line, **env):
    sh = Shell(env)
    return [sh.expand(w) for w in sh.split(line)]

#> tokenise_shell_words("echo 'a b' $HOME/x", HOME="/root")
#> tokenise_shell_words("")
#> tokenise_shell_words('run "" it"s"  $NOPE end')
#> tokenise_shell_words("$a_1$b", a_1="p", b="q")
#> tokenise_shell_words("cost $ 5")

### vote_counter_with_tiebreak
from collections import Counter
from functools import cmp_to_key


def beats(counts, first_seen):
    def cmp(a, b):
        if counts[a] != counts[b]:
            return counts[b] - counts[a]
        return first_seen[a] - first_seen[b]
    return cmp


def vote_counter_with_tiebreak(votes, top=2):
    counts = Counter(votes)
    first_seen = {}
    for i, v in enumerate(votes):
        first_seen.setdefault(v, i)
    ranking = sorted(counts, key=cmp_to_key(beats(counts, first_seen)))
    return [(n, counts[n]) for n in ranking[:top]]

#> vote_counter_with_tiebreak(["pie", "cake", "cake", "pie", "tart"])
#> vote_counter_with_tiebreak([])
#> vote_counter_with_tiebreak(["z", "a", "m"], top=3)
#> vote_counter_with_tiebreak("mississippi", 1)
#> vote_counter_with_tiebreak([3, 3, 1], -1)

### dungeon_room_graph_keys
from collections import deque


def dungeon_room_graph_keys(doors, start, goal):
    """Fewest moves to the goal; some doors need the key found in a room."""
    def neighbours(room, keys):
        for a, b, need in doors:
            if room in (a, b) and (need is None or need in keys):
                yield b if room == a else a

    first = (start, frozenset({start}))
    queue, seen = deque([(first, 0)]), {first}
    while queue:
        (room, keys), d = queue.popleft()
        if room == goal:
            return d
        for nxt in neighbours(room, keys):
            state = (nxt, keys | {nxt})
            if state not in seen:
                seen.add(state)
                queue.append((state, d + 1))
    return None

#> dungeon_room_graph_keys([("A", "B", None), ("A", "C", "B")], "A", "C")
#> dungeon_room_graph_keys([("A", "B", "Z")], "A", "B")
#> dungeon_room_graph_keys([], "X", "X")
#> dungeon_room_graph_keys([("A", "B", None), ("B", "C", None), ("A", "D", "C")], "A", "D")
#> dungeon_room_graph_keys([("P", "Q", None), ("Q", "R", "P")], "P", "R")

### string_template_class_mod
class Table:
    def __init__(self, fmt):
        self.fmt, self.rows = fmt, []

    def __mod__(self, row):
        self.rows.append(self.fmt % row)
        return self

    def __iadd__(self, text):
        self.rows.append(text.center(len(self.rows[0]) if self.rows else 0, "-"))
        return self

    def __str__(self):
        return "\n".join(self.rows)


def string_template_class_mod(fmt, rows, footer):
    t = Table(fmt)
    for r in rows:
        t = t % r
    t += footer
    return str(t)

#> string_template_class_mod("%-5s|%4d", [("tea", 3), ("milk", 12)], "end")
#> string_template_class_mod("%s", [], "none")
#> string_template_class_mod("%05.1f%%", [(2.345,), (99,)], "")
#> string_template_class_mod("%x/%X", [(255, 255)], "hex")
#> string_template_class_mod("%d", [("x",)], "?")

### generate_teams_snake_draft
from itertools import cycle, chain


def snake(n):
    forward = range(n)
    return cycle(chain(forward, reversed(forward)))


def generate_teams_snake_draft(players, n):
    ranked = sorted(players, key=players.get, reverse=True)
    teams = [[] for _ in range(n)]
    for name, t in zip(ranked, snake(n)):
        teams[t].append(name)
    strength = [sum(players[p] for p in team) for team in teams]
    return teams, max(strength) - min(strength)

#> generate_teams_snake_draft({"A": 9, "B": 8, "C": 7, "D": 6}, 2)
#> generate_teams_snake_draft({"A": 5, "B": 9, "C": 1, "D": 3, "E": 4}, 3)
#> generate_teams_snake_draft({}, 1)
#> generate_teams_snake_draft({"X": 1}, 2)
#> generate_teams_snake_draft({"p": 1, "q": 1}, 0)

### observer_pattern_spreadsheet
class Var:
    def __init__(self, value):
        self._value, self._subs = value, []

    def get(self):
        return self._value

    def set(self, v):
        if v == self._value:
            return 0
        self._value = v
        return sum(fn() for fn in self._subs)

    def bind(self, fn):
        self._subs.append(fn)


def computed(fn, *deps):
    out = Var(fn(*(d.get() for d in deps)))

    def update():
        return 1 + out.set(fn(*(d.get() for d in deps)))

    for d in deps:
        d.bind(update)
    return out


def observer_pattern_spreadsheet(w, h, changes):
    width, height = Var(w), Var(h)
    area = computed(lambda a, b: a * b, width, height)
    big = computed(lambda a: a > 20, area)
    counts = [(width if k == "w" else height).set(v) for k, v in changes]
    return area.get(), big.get(), counts

#> observer_pattern_spreadsheet(3, 4, [("w", 5), ("h", 5)])
#> observer_pattern_spreadsheet(2, 2, [("w", 2)])
#> observer_pattern_spreadsheet(1, 1, [])
#> observer_pattern_spreadsheet(0, 9, [("h", 3), ("w", 10)])
#> observer_pattern_spreadsheet("ab", 2, [("h", 3)])

### reverse_linked_in_groups
def to_chain(xs):
    chain = None
    for x in reversed(xs):
        chain = (x, chain)
    return chain


def take(chain, k):
    out = []
    while chain and len(out) < k:
        x, chain = chain
        out.append(x)
    return out, chain


def reverse_linked_in_groups(xs, k):
    chain, result = to_chain(xs), []
    while chain:
        group, chain = take(chain, k)
        result += group[::-1] if len(group) == k else group
    return result

#> reverse_linked_in_groups([1, 2, 3, 4, 5], 2)
#> reverse_linked_in_groups([], 3)
#> reverse_linked_in_groups("abcdef", 3)
#> reverse_linked_in_groups([9, 8], 5)
#> reverse_linked_in_groups([True, False], 1)

### simplify_unix_permissions
class Mode:
    BITS = "rwx"

    def __init__(self, octal):
        self.parts = [int(d, 8) for d in octal]

    def __str__(self):
        return "".join(c if p & 4 >> i else "-" for p in self.parts for i, c in enumerate(self.BITS))

    def apply(self, change):
        who, op, what = change[0], change[1], change[2:]
        mask = sum(4 >> self.BITS.index(c) for c in what)
        for i in (range(3) if who == "a" else ["ugo".index(who)]):
            self.parts[i] = self.parts[i] | mask if op == "+" else self.parts[i] & ~mask
        return self


def simplify_unix_permissions(octal, *changes):
    m = Mode(octal)
    for c in changes:
        m.apply(c)
    return str(m), "".join(map(str, m.parts))

#> simplify_unix_permissions("755", "o-x")
#> simplify_unix_permissions("000", "a+r", "u+wx")
#> simplify_unix_permissions("644")
#> simplify_unix_permissions("777", "a-w", "g-rx")
#> simplify_unix_permissions("89")

### find_majority_divide_conquer
def majority(xs):
    if len(xs) <= 1:
        return xs[0] if xs else None
    mid = len(xs) // 2
    left, right = majority(xs[:mid]), majority(xs[mid:])
    if left == right:
        return left
    return next((c for c in (left, right) if c is not None and xs.count(c) * 2 > len(xs)), None)


def find_majority_divide_conquer(xs):
    m = majority(xs)
    return m, xs.count(m) if m is not None else 0

#> find_majority_divide_conquer([2, 2, 1, 2])
#> find_majority_divide_conquer([])
#> find_majority_divide_conquer(["a", "b"])
#> find_majority_divide_conquer([5])
#> find_majority_divide_conquer([1, 1, 2, 2, 1])

### format_phone_numbers_dispatch
class FormatError(ValueError):
    def __init__(self, digits):
        super().__init__(f"{len(digits)} digits")


def us(d):
    return f"({d[:3]}) {d[3:6]}-{d[6:]}"


def short(d):
    return f"{d[:3]}-{d[3:]}"


FORMATS = {10: us, 7: short, 3: str}


def format_one(raw):
    digits = "".join(filter(str.isdigit, raw))
    if len(digits) == 11 and digits[0] == "1":
        digits = digits[1:]
    try:
        return FORMATS[len(digits)](digits)
    except KeyError:
        raise FormatError(digits) from None


def format_phone_numbers_dispatch(numbers):
    out = []
    for n in numbers:
        try:
            out.append(format_one(n))
        except FormatError as e:
            out.append(f"?{e}")
    return out

#> format_phone_numbers_dispatch(["1-800-555-0199", "555 0123"])
#> format_phone_numbers_dispatch(["911", "12"])
#> format_phone_numbers_dispatch([])
#> format_phone_numbers_dispatch(["(212) 555.7788", "call me"])
#> format_phone_numbers_dispatch(["21234567890"])

### multi_level_undo_counter
from contextlib import contextmanager


class Doc:
    def __init__(self):
        self.words, self.stack = [], []

    def add(self, w):
        self.words.append(w)
        self.stack.append(1)

    @contextmanager
    def group(self):
        before = len(self.stack)
        yield
        size = sum(self.stack[before:])
        self.stack[before:] = [size] if size else []

    def undo(self):
        n = self.stack.pop() if self.stack else 0
        del self.words[len(self.words) - n:]
        return n


def multi_level_undo_counter(first, grouped, undos):
    d = Doc()
    for w in first.split():
        d.add(w)
    with d.group():
        for w in grouped.split():
            d.add(w)
    removed = [d.undo() for _ in range(undos)]
    return " ".join(d.words), removed

#> multi_level_undo_counter("the old", "big red", 1)
#> multi_level_undo_counter("a b c", "", 2)
#> multi_level_undo_counter("", "x y z", 3)
#> multi_level_undo_counter("keep", "this", 0)
#> multi_level_undo_counter("one two", "three", 2)

### seven_segment_renderer
FONT = {"0": " _ | ||_|", "1": "     |  |", "2": " _  _||_ ", "7": " _   |  |", "4": "   |_|  |"}


def glyph(d):
    cells = FONT.get(d, "    -    ")
    return [cells[i:i + 3] for i in range(0, 9, 3)]


def seven_segment_renderer(number, sep=""):
    glyphs = [glyph(d) for d in str(number)]
    return [sep.join(rows).rstrip() for rows in zip(*glyphs)]

#> seven_segment_renderer(42)
#> seven_segment_renderer(1701, " ")
#> seven_segment_renderer("")
#> seven_segment_renderer(-7)
#> seven_segment_renderer("0", sep="|")

### partial_order_sort_layers
def layers(deps):
    deps = {k: set(v) for k, v in deps.items()}
    for needed in list(deps.values()):
        for n in sorted(needed):
            deps.setdefault(n, set())
    while deps:
        ready = sorted(k for k, v in deps.items() if not v)
        if not ready:
            raise ValueError("cycle: " + ",".join(sorted(deps)))
        yield ready
        deps = {k: v - set(ready) for k, v in deps.items() if k not in ready}


def partial_order_sort_layers(deps):
    result = []
    try:
        for layer in layers(deps):
            result.append(layer)
    except ValueError as e:
        result.append(str(e))
    return result

#> partial_order_sort_layers({"roof": ["wall"], "wall": ["base"], "door": ["wall"]})
#> partial_order_sort_layers({})
#> partial_order_sort_layers({"a": ["b"], "b": ["a"], "c": []})
#> partial_order_sort_layers({"x": [], "y": []})
#> partial_order_sort_layers({"p": ["q", "r"], "r": ["q"]})
