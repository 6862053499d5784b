### rpg_dialogue_tree_choices
class Line:
    def __init__(self, text, **choices):
        self.text, self.choices = text, choices


def build_tree():
    return {
        "hi": Line("Who goes there?", friend="inn", foe="fight"),
        "inn": Line("Come in.", sleep="end", leave="hi"),
        "fight": Line("Have at you!"),
        "end": Line("Good night."),
    }


def options(line):
    return "/".join(sorted(line.choices)) or "(end)"


def rpg_dialogue_tree_choices(picks):
    tree, here, said = build_tree(), "hi", []
    for p in picks:
        line = tree[here]
        said.append(line.text)
        if p not in line.choices:
            return said, options(line)
        here = line.choices[p]
    return said, tree[here].text

#> rpg_dialogue_tree_choices(["friend", "sleep"])
#> rpg_dialogue_tree_choices(["foe", "run"])
#> rpg_dialogue_tree_choices([])
#> rpg_dialogue_tree_choices(["friend", "leave", "what"])
#> rpg_dialogue_tree_choices(["Friend"])

### number_base_converter_class
class Number:
    DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

    def __init__(self, value):
        self.value = value

    @classmethod
    def parse(cls, text, base):
        value = 0
        for ch in text.lower():
            d = cls.DIGITS.index(ch)
            if d >= base:
                raise ValueError(f"{ch!r} not in base {base}")
            value = value * base + d
        return cls(value)

    def to(self, base):
        if self.value < base:
            return self.DIGITS[self.value]
        q, r = divmod(self.value, base)
        return Number(q).to(base) + self.DIGITS[r]


def number_base_converter_class(text, src, *bases):
    n = Number.parse(text, src)
    return [n.to(b) for b in bases]

#> number_base_converter_class("255", 10, 2, 16, 36)
#> number_base_converter_class("FF", 16, 8)
#> number_base_converter_class("102", 2, 10)
#> number_base_converter_class("0", 7, 3)
#> number_base_converter_class("zz", 36)

### priority_merge_todo_lists
from functools import total_ordering


@total_ordering
class Todo:
    RANK = {"!": 0, "": 1, "?": 2}

    def __init__(self, text):
        self.mark = text[0] if text[:1] in ("!", "?") else ""
        self.text = text.lstrip("!? ")

    def _key(self):
        return self.RANK[self.mark], self.text.lower()

    def __eq__(self, other):
        return self.text.lower() == other.text.lower()

    def __lt__(self, other):
        return self._key() < other._key()


def priority_merge_todo_lists(*lists):
    merged = []
    for lst in lists:
        for t in map(Todo, lst):
            if t in merged:
                i = merged.index(t)
                merged[i] = min(merged[i], t)
            else:
                merged.append(t)
    return [t.mark + t.text for t in sorted(merged)]

#> priority_merge_todo_lists(["milk", "?nap"], ["!Milk", "bank"])
#> priority_merge_todo_lists([])
#> priority_merge_todo_lists(["b", "a"], ["B", "? a"])
#> priority_merge_todo_lists(["!!x", "??x"])
#> priority_merge_todo_lists(["", "!"], ["call Ömer"])

### knot_theory_permutation_power
def compose(p, q):
    return tuple(p[i] for i in q)


def power(p, n):
    result = tuple(range(len(p)))
    if n < 0:
        return power(inverse(p), -n)
    while n:
        if n & 1:
            result = compose(result, p)
        p, n = compose(p, p), n >> 1
    return result


def inverse(p):
    out = [0] * len(p)
    for i, x in enumerate(p):
        out[x] = i
    return tuple(out)


def knot_theory_permutation_power(word, p, n):
    return "".join(word[i] for i in power(tuple(p), n))

#> knot_theory_permutation_power("abcd", [1, 2, 3, 0], 2)
#> knot_theory_permutation_power("xyz", [2, 0, 1], -1)
#> knot_theory_permutation_power("", [], 5)
#> knot_theory_permutation_power("hello", [4, 3, 2, 1, 0], 7)
#> knot_theory_permutation_power("pq", [0, 5], 1)

### pipeline_error_policies
class Skip(Exception):
    pass


def parse(s):
    try:
        return int(s)
    except ValueError:
        raise Skip(f"bad {s!r}") from None


def invert(n):
    if n == 0:
        raise ZeroDivisionError("zero")
    return round(1 / n, 3)


def pipeline_error_policies(items, policy="skip"):
    out, notes = [], []
    for it in items:
        try:
            out.append(invert(parse(it)))
        except Skip as e:
            notes.append(str(e))
            if policy == "stop":
                break
        except ZeroDivisionError:
            if policy == "raise":
                raise
            out.append(None)
    return out, notes

#> pipeline_error_policies(["4", "x", "0", "5"])
#> pipeline_error_policies(["4", "x", "5"], "stop")
#> pipeline_error_policies(["2", "0"], policy="raise")
#> pipeline_error_policies([])
#> pipeline_error_policies(["", "3"], "skip")

### robot_arm_inverse_queue
from collections import deque


class Arm:
    def __init__(self, joints):
        self.angles = [0] * joints
        self.queue = deque()

    def plan(self, joint, angle):
        step = 30 if angle > self.angles[joint] else -30
        for a in range(self.angles[joint], angle, step):
            self.queue.append((joint, step))
        return len(self.queue)

    def run(self, budget):
        while self.queue and budget:
            joint, step = self.queue.popleft()
            self.angles[joint] += step
            budget -= 1
        return budget


def robot_arm_inverse_queue(joints, targets, budget):
    arm = Arm(joints)
    planned = [arm.plan(*t) for t in targets]
    left = arm.run(budget)
    return arm.angles, planned, left

#> robot_arm_inverse_queue(2, [(0, 90), (1, -60)], 4)
#> robot_arm_inverse_queue(1, [(0, 45)], 10)
#> robot_arm_inverse_queue(3, [], 5)
#> robot_arm_inverse_queue(2, [(1, 0)], 0)
#> robot_arm_inverse_queue(1, [(2, 30)], 1)

### fuzzy_matcher_ranked
def subsequence_gaps(query, text):
    gaps, pos = 0, -1
    for ch in query:
        nxt = text.find(ch, pos + 1)
        if nxt == -1:
            return None
        gaps += nxt - pos - 1
        pos = nxt
    return gaps


def bonus(query, text):
    return -5 if text.startswith(query) else 0


def fuzzy_matcher_ranked(query, choices, limit=3):
    q = query.lower()
    scored = []
    for c in choices:
        g = subsequence_gaps(q, c.lower())
        if g is not None:
            scored.append((g + bonus(q, c.lower()), c))
    return [c for _, c in sorted(scored)[:limit]]

#> fuzzy_matcher_ranked("mn", ["main.py", "Manual", "moon", "xyz"])
#> fuzzy_matcher_ranked("", ["b", "a"])
#> fuzzy_matcher_ranked("q", [])
#> fuzzy_matcher_ranked("ab", ["cab", "a-b", "abc", "ba"], limit=2)
#> fuzzy_matcher_ranked("É", ["été", "thé"])

### array_sum_tree_segment
class SegTree:
    def __init__(self, xs, op, default):
        self.n, self.op, self.default = len(xs), op, default
        self.t = [default] * self.n + list(xs)
        for i in range(self.n - 1, 0, -1):
            self.t[i] = op(self.t[2 * i], self.t[2 * i + 1])

    def set(self, i, v):
        i += self.n
        self.t[i] = v
        while i > 1:
            i //= 2
            self.t[i] = self.op(self.t[2 * i], self.t[2 * i + 1])

    def query(self, lo, hi):
        out, lo, hi = self.default, lo + self.n, hi + self.n
        while lo < hi:
            if lo & 1:
                out, lo = self.op(out, self.t[lo]), lo + 1
            if hi & 1:
                hi -= 1
                out = self.op(out, self.t[hi])
            lo, hi = lo // 2, hi // 2
        return out


def array_sum_tree_segment(xs, ops):
    s, m = SegTree(xs, lambda a, b: a + b, 0), SegTree(xs, max, -10**9)
    out = []
    for kind, a, b in ops:
        if kind == "set":
            s.set(a, b)
            m.set(a, b)
        else:
            out.append((s.query(a, b), m.query(a, b)))
    return out

#> array_sum_tree_segment([5, 1, 4, 2], [("q", 0, 3), ("set", 1, 10), ("q", 1, 4)])
#> array_sum_tree_segment([7], [("q", 0, 1)])
#> array_sum_tree_segment([], [])
#> array_sum_tree_segment([1, 2, 3], [("q", 2, 2), ("q", 0, 3)])
#> array_sum_tree_segment([-1, -5, -2, -8, -3], [("set", 4, 0), ("q", 1, 5)])

### parse_cooking_steps_timer
import re


class Step:
    def __init__(self, text):
        self.text = text
        self.minutes = sum(int(n) * (60 if u.startswith("h") else 1) for n, u in re.findall(r"(\d+) ?(h|hours?|min)", text))

    @property
    def passive(self):
        return any(w in self.text.lower() for w in ("bake", "rest", "chill"))


def split_steps(recipe):
    return [Step(s.strip()) for s in recipe.split(".") if s.strip()]


def parse_cooking_steps_timer(recipe):
    steps = split_steps(recipe)
    active = sum(s.minutes for s in steps if not s.passive)
    total = sum(s.minutes for s in steps)
    return active, total, [i for i, s in enumerate(steps, 1) if not s.minutes]

#> parse_cooking_steps_timer("Mix 5 min. Rest 1 hour. Bake 30 min. Serve.")
#> parse_cooking_steps_timer("")
#> parse_cooking_steps_timer("Chill 2h 15 min. Stir for 3 min and 4 min.")
#> parse_cooking_steps_timer("Eat.. Enjoy")
#> parse_cooking_steps_timer("Knead 10 minutes")

### iterator_protocol_zip_shortest
class MyZip:
    def __init__(self, *iterables):
        self.its = [iter(i) for i in iterables]
        self.pulled = 0

    def __iter__(self):
        return self

    def __next__(self):
        if not self.its:
            raise StopIteration
        row = []
        for it in self.its:
            row.append(next(it))
            self.pulled += 1
        return tuple(row)


def iterator_protocol_zip_shortest(*seqs):
    z = MyZip(*seqs)
    rows = list(z)
    return rows, z.pulled, rows == list(zip(*seqs))

#> iterator_protocol_zip_shortest("abc", [1, 2])
#> iterator_protocol_zip_shortest()
#> iterator_protocol_zip_shortest([], "x")
#> iterator_protocol_zip_shortest((1, 2), (3, 4), (5, 6))
#> iterator_protocol_zip_shortest("z")

### secret_message_grille
def rotate(holes, n):
    return sorted((c, n - 1 - r) for r, c in holes)


def positions(holes, n):
    for _ in range(4):
        yield from holes
        holes = rotate(holes, n)


def secret_message_grille(text, holes, n):
    grid = [["."] * n for _ in range(n)]
    spots = list(positions(sorted(map(tuple, holes)), n))
    for ch, (r, c) in zip(text, spots):
        grid[r][c] = ch
    clash = len(spots) - len(set(spots))
    return ["".join(row) for row in grid], clash

#> secret_message_grille("MEET", [(0, 0)], 2)
#> secret_message_grille("HELLOYOU", [(0, 0), (0, 1)], 3)
#> secret_message_grille("", [(1, 1)], 3)
#> secret_message_grille("abc", [], 1)
#> secret_message_grille("XYZW", [(1, 1)], 3)

### polite_error_translator_map
MESSAGES = {
    ZeroDivisionError: "cannot share among none",
    LookupError: "not on the list",
    ValueError: lambda e: f"strange value ({e})",
}


def translate(exc):
    for kind, text in MESSAGES.items():
        if isinstance(exc, kind):
            return text(exc) if callable(text) else text
    raise exc


def attempt(fn, *args):
    try:
        return fn(*args)
    except Exception as e:
        return translate(e)


def polite_error_translator_map(data, key, divisor):
    value = attempt(lambda: data[key])
    if isinstance(value, str):
        return value, attempt(int, value)
    return value, attempt(lambda v, d: v // d, value, divisor)

#> polite_error_translator_map({"x": 10}, "x", 3)
#> polite_error_translator_map({"x": 10}, "x", 0)
#> polite_error_translator_map([1, 2], 5, 1)
#> polite_error_translator_map({"x": "12"}, "x", 1)
#> polite_error_translator_map([1], "k", 1)

### bank_queue_priority_classes
class Customer:
    waiting = 0

    def __init__(self, name):
        self.name = name
        type(self).waiting += 1

    def served(self):
        type(self).waiting -= 1
        return self.name


class Vip(Customer):
    waiting = 0


def bank_queue_priority_classes(names, serve):
    Customer.waiting = Vip.waiting = 0
    line = []
    for n in names:
        if n.startswith("*"):
            line.insert(Vip.waiting, Vip(n[1:]))
        else:
            line.append(Customer(n))
    done = [line.pop(0).served() for _ in range(min(serve, len(line)))]
    return done, Customer.waiting, Vip.waiting

#> bank_queue_priority_classes(["al", "*bo", "cy", "*di"], 3)
#> bank_queue_priority_classes([], 2)
#> bank_queue_priority_classes(["*x"], 0)
#> bank_queue_priority_classes(["a", "b"], 9)
#> bank_queue_priority_classes(["p", "*q", "*"], 1)

### walk_nested_callable_config
def resolve(value, ctx):
    if callable(value):
        return resolve(value(ctx), ctx)
    if isinstance(value, dict):
        return {k: resolve(v, ctx) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value)(resolve(v, ctx) for v in value)
    return value


def config(debug):
    return {
        "level": lambda c: "debug" if debug else "info",
        "paths": [lambda c: c["root"] + "/log", "/tmp"],
        "size": (1, lambda c: lambda c2: len(c2)),
    }


def walk_nested_callable_config(ctx, debug=False):
    return resolve(config(debug), ctx)

#> walk_nested_callable_config({"root": "/srv"})
#> walk_nested_callable_config({"root": "", "x": 1}, debug=True)
#> walk_nested_callable_config({})
#> walk_nested_callable_config({"root": "C:"}, 1)
#> walk_nested_callable_config({"root": "/é", "a": 0, "b": 0})

### thesaurus_union_find_words
class Groups:
    def __init__(self):
        self.parent = {}

    def find(self, w):
        self.parent.setdefault(w, w)
        if self.parent[w] != w:
            self.parent[w] = self.find(self.parent[w])
        return self.parent[w]

    def link(self, a, b):
        a, b = self.find(a), self.find(b)
        if a != b:
            self.parent[max(a, b)] = min(a, b)


def thesaurus_union_find_words(pairs, left, right):
    g = Groups()
    for a, b in pairs:
        g.link(a, b)
    same = [g.find(x) == g.find(y) for x, y in zip(left.split(), right.split())]
    return same, all(same)

#> thesaurus_union_find_words([("big", "large"), ("large", "huge")], "a huge cat", "a big cat")
#> thesaurus_union_find_words([], "one two", "one too")
#> thesaurus_union_find_words([("x", "y"), ("z", "w"), ("y", "z")], "x w", "w x")
#> thesaurus_union_find_words([("a", "a")], "", "")
#> thesaurus_union_find_words([("q", "p"), ("p", "q")], "p", "q")

### seasons_cycle_next_prev
from enum import Enum


class Season(Enum):
    SPRING = ("seed", 15)
    SUMMER = ("weed", 28)
    AUTUMN = ("reap", 12)
    WINTER = ("rest", -2)

    @property
    def job(self):
        return self.value[0]

    def shift(self, n):
        order = list(type(self))
        return order[(order.index(self) + n) % 4]

    def __sub__(self, other):
        return self.value[1] - other.value[1]


def seasons_cycle_next_prev(name, n):
    s = Season[name.upper()]
    t = s.shift(n)
    return t.name, t.job, t - s

#> seasons_cycle_next_prev("spring", 1)
#> seasons_cycle_next_prev("Winter", -5)
#> seasons_cycle_next_prev("autumn", 0)
#> seasons_cycle_next_prev("monsoon", 1)
#> seasons_cycle_next_prev("SUMMER", 102)
