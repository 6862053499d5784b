### shape_points_transform_matrix
class Transform:
    def __init__(self, a=1, b=0, c=0, d=1, tx=0, ty=0):
        self.m = (a, b, c, d, tx, ty)

    def __call__(self, p):
        a, b, c, d, tx, ty = self.m
        x, y = p
        return a * x + b * y + tx, c * x + d * y + ty

    @classmethod
    def parse(cls, text):
        kind, _, arg = text.partition(" ")
        match kind:
            case "move":
                dx, dy = map(int, arg.split(","))
                return cls(tx=dx, ty=dy)
            case "scale":
                k = int(arg)
                return cls(a=k, d=k)
            case "turn":
                return cls(0, -1, 1, 0)
            case _:
                raise ValueError(f"unknown {kind!r}")


def shape_points_transform_matrix(points, ops):
    for op in ops:
        points = list(map(Transform.parse(op), points))
    return points

#> shape_points_transform_matrix([(1, 0), (0, 2)], ["turn", "move 1,1"])
#> shape_points_transform_matrix([(2, 3)], ["scale -2", "scale 3"])
#> shape_points_transform_matrix([], ["turn"])
#> shape_points_transform_matrix([(5, 5)], [])
#> shape_points_transform_matrix([(0, 0)], ["shear 2"])

### diet_plan_optional_args
def entry(food, grams=100, *, kcal, protein=0):
    return {"food": food, "kcal": kcal * grams / 100, "protein": protein * grams / 100}


def total(*entries, **limits):
    sums = {k: sum(e[k] for e in entries) for k in ("kcal", "protein")}
    over = [k for k, lim in limits.items() if sums.get(k, 0) > lim]
    return sums, over


def diet_plan_optional_args(foods, limits):
    entries = [entry(*args, **kw) for args, kw in foods]
    return total(*entries, **limits)

#> diet_plan_optional_args([(("oats", 50), {"kcal": 370, "protein": 13}), (("tea",), {"kcal": 1})], {"kcal": 150})
#> diet_plan_optional_args([], {"kcal": 0})
#> diet_plan_optional_args([(("egg", 60), {"kcal": 155, "protein": 12})], {})
#> diet_plan_optional_args([(("nut",), {"kcal": 600})], {"kcal": 600, "fat": 1})
#> diet_plan_optional_args([(("air",), {})], {})

### chain_of_responsibility_expenses
class Approver:
    def __init__(self, title, limit, boss=None):
        self.title, self.limit, self.boss = title, limit, boss

    def approve(self, amount, hops=0):
        if amount <= self.limit:
            return self.title, hops
        if self.boss is None:
            raise PermissionError(f"{amount} exceeds {self.limit}")
        return self.boss.approve(amount, hops + 1)


def chain_of_responsibility_expenses(amounts):
    ceo = Approver("CEO", 10_000)
    head = Approver("head", 1_000, ceo)
    team = Approver("team", 100, head)
    out = []
    for a in amounts:
        try:
            out.append(team.approve(a))
        except PermissionError as e:
            out.append(str(e))
    return out

#> chain_of_responsibility_expenses([50, 500, 5000])
#> chain_of_responsibility_expenses([10001])
#> chain_of_responsibility_expenses([])
#> chain_of_responsibility_expenses([100, 100.01, -1])
#> chain_of_responsibility_expenses([10**6, 0])

### string_iter_vowel_groups
from itertools import groupby


def syllables(word):
    groups = [k for k, _ in groupby(word.lower(), key=lambda c: c in "aeiouy")]
    n = sum(groups)
    if word.lower().endswith("e") and n > 1:
        n -= 1
    return max(n, 1)


def line_count(line):
    return sum(map(syllables, line.split()))


def string_iter_vowel_groups(poem):
    counts = [line_count(l) for l in poem.split("/")]
    return counts, "haiku" if counts == [5, 7, 5] else "free"

#> string_iter_vowel_groups("an old silent pond/a frog jumps into the pond/splash silence again")
#> string_iter_vowel_groups("")
#> string_iter_vowel_groups("the queue/brrr")
#> string_iter_vowel_groups("make cake/fire")
#> string_iter_vowel_groups("rhythm")

### weak_key_value_parser_modes
MODES = {}


def mode(name):
    def deco(fn):
        MODES[name] = fn
        return fn
    return deco


def install():
    @mode("strict")
    def strict(pairs):
        keys = [k for k, _ in pairs]
        if len(keys) != len(set(keys)):
            raise KeyError("duplicate")
        return dict(pairs)

    @mode("last")
    def last(pairs):
        return dict(pairs)

    @mode("all")
    def collect(pairs):
        out = {}
        for k, v in pairs:
            out.setdefault(k, []).append(v)
        return out


def weak_key_value_parser_modes(text, how="last"):
    install()
    pairs = [tuple(p.split("=", 1)) for p in text.split(";") if "=" in p]
    return MODES[how](pairs)

#> weak_key_value_parser_modes("a=1;b=2;a=3")
#> weak_key_value_parser_modes("a=1;b=2;a=3", "all")
#> weak_key_value_parser_modes("a=1;a=2", how="strict")
#> weak_key_value_parser_modes(";;x", "strict")
#> weak_key_value_parser_modes("k==v;", "all")

### recursive_set_partition_count
def set_partitions(items):
    if not items:
        yield []
        return
    first, *rest = items
    for part in set_partitions(rest):
        yield [[first], *part]
        for i, block in enumerate(part):
            yield part[:i] + [[first, *block]] + part[i + 1:]


def recursive_set_partition_count(items, blocks):
    found = [p for p in set_partitions(list(items)) if len(p) == blocks]
    return len(found), "|".join("".join(map(str, b)) for b in found[0]) if found else ""

#> recursive_set_partition_count("abc", 2)
#> recursive_set_partition_count([], 0)
#> recursive_set_partition_count([1, 2, 3, 4], 2)
#> recursive_set_partition_count("xy", 5)
#> recursive_set_partition_count("wxyz", 3)

### scoped_indent_parser
class Node:
    def __init__(self, text, depth):
        self.text, self.depth, self.kids = text, depth, []

    def dump(self):
        return [self.text, *(k.dump() for k in self.kids)] if self.kids else self.text


def parse(lines):
    root = Node("root", -1)
    stack = [root]
    for line in lines:
        body = line.lstrip()
        if not body:
            continue
        node = Node(body, len(line) - len(body))
        while stack[-1].depth >= node.depth:
            stack.pop()
        stack[-1].kids.append(node)
        stack.append(node)
    return root


def scoped_indent_parser(text):
    return parse(text.split("\n")).dump()

#> scoped_indent_parser("fruit\n  apple\n  pear\nveg\n  kale")
#> scoped_indent_parser("")
#> scoped_indent_parser("a\n  b\n    c\n d")
#> scoped_indent_parser("   deep\nshallow")
#> scoped_indent_parser("x\n\n\ty")

### ingredient_substitution_closure
def substituter(table, max_depth):
    used = []

    def swap(item, depth=0):
        if item not in table:
            return item
        if depth == max_depth:
            return item + "?"
        used.append(item)
        return swap(table[item], depth + 1)

    return swap, used


def ingredient_substitution_closure(items, table, max_depth=2):
    swap, used = substituter(table, max_depth)
    return [swap(i) for i in items], used

#> ingredient_substitution_closure(["butter", "salt"], {"butter": "oil"})
#> ingredient_substitution_closure(["a"], {"a": "b", "b": "c", "c": "d"})
#> ingredient_substitution_closure([], {"x": "y"})
#> ingredient_substitution_closure(["loop"], {"loop": "loop"}, max_depth=3)
#> ingredient_substitution_closure(["egg", "egg"], {"egg": "flax"}, 0)

### game_character_equipment_stats
class Item:
    def __init__(self, slot, **bonus):
        self.slot, self.bonus = slot, bonus


class Character:
    BASE = {"str": 5, "def": 3}

    def __init__(self):
        self.gear = {}

    def equip(self, item):
        old = self.gear.get(item.slot)
        self.gear[item.slot] = item
        return old

    def __getitem__(self, stat):
        return self.BASE[stat] + sum(i.bonus.get(stat, 0) for i in self.gear.values())


def game_character_equipment_stats(items):
    hero, dropped = Character(), []
    for slot, bonus in items:
        old = hero.equip(Item(slot, **bonus))
        if old:
            dropped.append(old.bonus)
    return {s: hero[s] for s in Character.BASE}, dropped

#> game_character_equipment_stats([("hand", {"str": 4}), ("head", {"def": 2, "str": -1})])
#> game_character_equipment_stats([("hand", {"str": 1}), ("hand", {"str": 9})])
#> game_character_equipment_stats([])
#> game_character_equipment_stats([("ring", {"luck": 7})])
#> game_character_equipment_stats([("a", {}), ("a", {}), ("a", {"def": 1})])

### async_like_task_stepper
class Sleep:
    def __init__(self, ticks):
        self.ticks = ticks


def task(name, *delays):
    for d in delays:
        yield Sleep(d)
    return name.upper()


def run(tasks):
    clock, waiting, finished = 0, [(0, i, t) for i, t in enumerate(tasks)], []
    while waiting:
        waiting.sort(key=lambda w: w[:2])
        clock, i, t = waiting.pop(0)
        try:
            req = next(t)
        except StopIteration as stop:
            finished.append((clock, stop.value))
        else:
            waiting.append((clock + req.ticks, i, t))
    return finished


def async_like_task_stepper(specs):
    return run([task(*s) for s in specs])

#> async_like_task_stepper([("a", 3), ("b", 1, 1)])
#> async_like_task_stepper([])
#> async_like_task_stepper([("x",), ("y", 0)])
#> async_like_task_stepper([("p", 5), ("q", 5), ("r", 2, 3)])
#> async_like_task_stepper([("f", 0.5, 0.25)])

### expression_simplify_classes
class Expr:
    def simplify(self):
        return self


class Const(Expr):
    def __init__(self, v):
        self.v = v

    def __str__(self):
        return str(self.v)


class Var(Expr):
    def __init__(self, name):
        self.name = name

    def __str__(self):
        return self.name


class Mul(Expr):
    def __init__(self, a, b):
        self.a, self.b = a, b

    def simplify(self):
        a, b = self.a.simplify(), self.b.simplify()
        for x, y in ((a, b), (b, a)):
            if isinstance(x, Const) and x.v in (0, 1):
                return x if x.v == 0 else y
        if isinstance(a, Const) and isinstance(b, Const):
            return Const(a.v * b.v)
        return Mul(a, b)

    def __str__(self):
        return f"({self.a}*{self.b})"


def make(parts):
    head, *rest = parts
    leaf = Const(head) if isinstance(head, int) else Var(head)
    return Mul(leaf, make(rest)) if rest else leaf


def expression_simplify_classes(parts):
    e = make(parts)
    return str(e), str(e.simplify())

#> expression_simplify_classes([2, 3, "x"])
#> expression_simplify_classes(["x", 0, "y"])
#> expression_simplify_classes([1])
#> expression_simplify_classes(["a", 1, 4, 5])
#> expression_simplify_classes([])

### calendar_recurring_events
from itertools import count, islice, takewhile


def every(n, start=0):
    return count(start, n)


def weekdays(start):
    return (d for d in count(start) if d % 7 < 5)


RULES = {"daily": lambda s: every(1, s), "weekly": lambda s: every(7, s), "workday": weekdays}


def calendar_recurring_events(rule, start, *, times=None, until=None):
    days = RULES[rule](start)
    if until is not None:
        days = takewhile(lambda d: d <= until, days)
    return list(islice(days, times if until is None else None))

#> calendar_recurring_events("weekly", 3, times=3)
#> calendar_recurring_events("workday", 4, until=12)
#> calendar_recurring_events("daily", 10, until=9)
#> calendar_recurring_events("daily", -2, times=4)
#> calendar_recurring_events("monthly", 0, times=1)

### multi_key_index_db
class Table:
    def __init__(self, *indexed):
        self.rows = []
        self.indexes = {k: {} for k in indexed}

    def insert(self, **row):
        rid = len(self.rows)
        self.rows.append(row)
        for k, idx in self.indexes.items():
            idx.setdefault(row.get(k), []).append(rid)
        return rid

    def find(self, **query):
        scanned = 0
        ids = range(len(self.rows))
        for k, v in query.items():
            if k in self.indexes:
                ids = self.indexes[k].get(v, [])
                break
        hits = []
        for rid in ids:
            scanned += 1
            if all(self.rows[rid].get(k) == v for k, v in query.items()):
                hits.append(rid)
        return hits, scanned


def multi_key_index_db(rows, query, *indexed):
    t = Table(*indexed)
    for r in rows:
        t.insert(**r)
    return t.find(**query)

#> multi_key_index_db([{"c": "red", "n": 1}, {"c": "blue", "n": 1}, {"c": "red", "n": 2}], {"c": "red", "n": 2}, "c")
#> multi_key_index_db([{"c": "red", "n": 1}, {"c": "blue", "n": 1}], {"n": 1})
#> multi_key_index_db([], {"x": 1}, "x")
#> multi_key_index_db([{"a": 1}], {}, "a")
#> multi_key_index_db([{"a": 1}, {}], {"a": None}, "a", "b")

### bracket_language_compiler
class Emitter:
    def __init__(self):
        self.code, self.labels = [], 0

    def label(self):
        self.labels += 1
        return f"L{self.labels}"

    def emit(self, *parts):
        self.code.append(" ".join(map(str, parts)))


def compile_(node, out):
    match node:
        case ["if", cond, then, other]:
            l1, l2 = out.label(), out.label()
            compile_(cond, out)
            out.emit("JZ", l1)
            compile_(then, out)
            out.emit("JMP", l2)
            out.emit(l1 + ":")
            compile_(other, out)
            out.emit(l2 + ":")
        case [op, a, b]:
            compile_(a, out)
            compile_(b, out)
            out.emit(op.upper())
        case int() | str():
            out.emit("PUSH", node)


def bracket_language_compiler(tree):
    out = Emitter()
    compile_(tree, out)
    return out.code

#> bracket_language_compiler(["add", 1, ["mul", "x", 2]])
#> bracket_language_compiler(["if", "ok", 1, 0])
#> bracket_language_compiler(7)
#> bracket_language_compiler([])
#> bracket_language_compiler(["if", ["lt", "a", "b"], ["if", "c", 1, 2], 3])

### estimate_reading_level
import re


def sentences(text):
    return [s for s in re.split(r"[.!?]+\s*", text) if s]


def words(sentence):
    return re.findall(r"[A-Za-z']+", sentence)


def average(xs):
    xs = list(xs)
    return sum(xs) / len(xs) if xs else 0.0


def estimate_reading_level(text):
    sents = [words(s) for s in sentences(text)]
    per_sentence = average(map(len, sents))
    per_word = average(len(w) for s in sents for w in s)
    return round(per_sentence, 1), round(per_word, 2), max((w for s in sents for w in s), key=len, default=None)

#> estimate_reading_level("Cats sleep. Dogs don't sleep much!")
#> estimate_reading_level("")
#> estimate_reading_level("Wow!!! 123. Ok?")
#> estimate_reading_level("one long unpunctuated sentence")
#> estimate_reading_level("...")

### bank_card_masking_visitor
SENSITIVE = ("card", "pin", "password")


def mask(value):
    s = str(value)
    return "*" * max(0, len(s) - 2) + s[-2:] if len(s) > 4 else "*" * len(s)


def scrub(node, key=""):
    if isinstance(node, dict):
        return {k: scrub(v, k) for k, v in node.items()}
    if isinstance(node, list):
        return [scrub(v, key) for v in node]
    return mask(node) if any(s in key.lower() for s in SENSITIVE) else node


def bank_card_masking_visitor(payload):
    clean = scrub(payload)
    return clean, clean == payload

#> bank_card_masking_visitor({"user": "ann", "cardNumber": "4111111111111111"})
#> bank_card_masking_visitor({"PIN": 1234, "meta": {"pins": [9, 12345]}})
#> bank_card_masking_visitor([])
#> bank_card_masking_visitor({"a": {"b": [1, None]}})
#> bank_card_masking_visitor([{"password": ""}, {"Password_hint": "dog's name"}])

### tetris_line_clear_grid
class Well:
    def __init__(self, width, height):
        self.width = width
        self.rows = [["."] * width for _ in range(height)]

    def drop(self, x, piece):
        y = 0
        while y + 1 <= len(self.rows) - 1 and all(self.rows[y + 1][x + i] == "." for i in range(len(piece))):
            y += 1
        for i, ch in enumerate(piece):
            self.rows[y][x + i] = ch
        return self.clear()

    def clear(self):
        kept = [r for r in self.rows if "." in r]
        gone = len(self.rows) - len(kept)
        self.rows = [["."] * self.width for _ in range(gone)] + kept
        return gone


def tetris_line_clear_grid(width, height, drops):
    w = Well(width, height)
    cleared = sum(w.drop(x, p) for x, p in drops)
    return cleared, ["".join(r) for r in w.rows]

#> tetris_line_clear_grid(4, 3, [(0, "ab"), (1, "c"), (2, "dd")])
#> tetris_line_clear_grid(3, 2, [])
#> tetris_line_clear_grid(2, 2, [(0, "x"), (0, "x"), (1, "y"), (1, "y")])
#> tetris_line_clear_grid(5, 2, [(0, "zz"), (1, "ww")])
#> tetris_line_clear_grid(2, 1, [(1, "qq")])

### recursive_json_path_query
def query(node, path):
    if not path:
        yield node
        return
    head, *rest = path
    if head == "..":
        yield from query(node, rest)
        for child in children(node):
            yield from query(child, path)
    elif head == "*":
        for child in children(node):
            yield from query(child, rest)
    elif isinstance(node, dict) and head in node:
        yield from query(node[head], rest)


def children(node):
    if isinstance(node, dict):
        return list(node.values())
    return node if isinstance(node, list) else []


def recursive_json_path_query(doc, path):
    return list(query(doc, path.split("/")))

#> recursive_json_path_query({"a": {"id": 1}, "b": [{"id": 2}]}, "../id")
#> recursive_json_path_query({"a": [5, 6], "b": 7}, "a/*")
#> recursive_json_path_query({}, "x")
#> recursive_json_path_query({"k": {"k": {"k": 0}}}, "k/../k")
#> recursive_json_path_query([{"q": None}, "z"], "*/q")

### monkey_patch_method_swap
class Greeter:
    def __init__(self, name):
        self.name = name

    def greet(self):
        return f"Hello, {self.name}"


def shout(original):
    def greet(self):
        return original(self).upper() + "!"
    return greet


def monkey_patch_method_swap(names, on_instance):
    saved = Greeter.greet
    people = [Greeter(n) for n in names]
    try:
        if on_instance and people:
            people[0].greet = lambda: "psst"
        Greeter.greet = shout(saved)
        during = [p.greet() for p in people]
    finally:
        Greeter.greet = saved
    return during, [p.greet() for p in people]

#> monkey_patch_method_swap(["Bo", "Al"], False)
#> monkey_patch_method_swap(["Bo", "Al"], True)
#> monkey_patch_method_swap([], True)
#> monkey_patch_method_swap(["ß"], 0)
#> monkey_patch_method_swap([7], 1)
