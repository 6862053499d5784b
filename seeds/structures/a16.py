### count_change_closure_pool
def make_till(**coins):
    def take(amount):
        used = []
        for name in sorted(coins, key=lambda n: -int(n[1:])):
            value = int(name[1:])
            while coins[name] and value <= amount:
                coins[name] -= 1
                amount -= value
                used.append(value)
        return used if amount == 0 else None

    return take, coins


def count_change_closure_pool(amounts, till):
    take, left = make_till(**till)
    return [take(a) for a in amounts], left

#> count_change_closure_pool([30, 15], {"c20": 1, "c10": 2, "c5": 1})
#> count_change_closure_pool([], {"c1": 1})
#> count_change_closure_pool([3], {"c2": 5})
#> count_change_closure_pool([0, 7], {"c5": 1, "c1": 2})
#> count_change_closure_pool([4], {"coin": 4})

### parse_chemical_formula
import re
from collections import Counter


def parse(tokens):
    total = Counter()
    while tokens:
        t = tokens.pop(0)
        if t == ")":
            break
        part = parse(tokens) if t == "(" else Counter({t: 1})
        n = int(tokens.pop(0)) if tokens and tokens[0].isdigit() else 1
        for el in part:
            total[el] += part[el] * n
    return total


def parse_chemical_formula(formula):
    tokens = re.findall(r"[A-Z][a-z]?|\d+|[()]", formula)
    counts = parse(tokens)
    return dict(sorted(counts.items())), sum(counts.values())

#> parse_chemical_formula("H2O")
#> parse_chemical_formula("Ca(OH)2")
#> parse_chemical_formula("")
#> parse_chemical_formula("Fe2(SO4)3")
#> parse_chemical_formula("NaCl-x")

### multiply_strings_by_columns
def columns(a, b):
    cols = [0] * (len(a) + len(b))
    for i, x in enumerate(reversed(a)):
        for j, y in enumerate(reversed(b)):
            cols[i + j] += int(x) * int(y)
    return cols


def carry(cols):
    out, c = [], 0
    for v in cols:
        c, d = divmod(v + c, 10)
        out.append(str(d))
    return "".join(reversed(out)).lstrip("0") or "0"


def multiply_strings_by_columns(a, b):
    sign = "-" if a.startswith("-") != b.startswith("-") else ""
    product = carry(columns(a.lstrip("-"), b.lstrip("-")))
    return product if product == "0" else sign + product

#> multiply_strings_by_columns("12", "34")
#> multiply_strings_by_columns("-99", "9")
#> multiply_strings_by_columns("0", "-5")
#> multiply_strings_by_columns("-7", "-6")
#> multiply_strings_by_columns("", "3")

### wizard_spell_slots
class OutOfMana(Exception):
    def __init__(self, spell, short):
        super().__init__(spell)
        self.short = short


class Wizard:
    SPELLS = {"spark": 1, "shield": 3, "meteor": 8}

    def __init__(self, mana):
        self.mana = self.full = mana

    def cast(self, spell):
        cost = self.SPELLS[spell]
        if cost > self.mana:
            raise OutOfMana(spell, cost - self.mana)
        self.mana -= cost
        return spell

    def rest(self):
        gained = min(self.full - self.mana, 4)
        self.mana += gained
        return f"+{gained}"


def wizard_spell_slots(mana, plan):
    w, log = Wizard(mana), []
    for step in plan:
        try:
            log.append(w.rest() if step == "rest" else w.cast(step))
        except OutOfMana as e:
            log.append(f"{e} needs {e.short} more")
    return log, w.mana

#> wizard_spell_slots(10, ["meteor", "shield", "rest", "shield"])
#> wizard_spell_slots(0, ["spark", "rest"])
#> wizard_spell_slots(5, [])
#> wizard_spell_slots(3, ["spark", "spark", "spark", "spark"])
#> wizard_spell_slots(9, ["nap"])

### flatten_linked_multilevel
class Node:
    def __init__(self, val, child=None, nxt=None):
        self.val, self.child, self.next = val, child, nxt


def build(spec):
    head = None
    for item in reversed(spec):
        if isinstance(item, tuple):
            head = Node(item[0], build(item[1]), head)
        else:
            head = Node(item, None, head)
    return head


def flatten_linked_multilevel(spec):
    stack, out = [build(spec)], []
    while stack:
        node = stack.pop()
        if node is None:
            continue
        out.append(node.val)
        stack.append(node.next)
        stack.append(node.child)
    return out

#> flatten_linked_multilevel([1, (2, [5, 6]), 3])
#> flatten_linked_multilevel([])
#> flatten_linked_multilevel([("a", [("b", ["c"])]), "d"])
#> flatten_linked_multilevel([("x", []), "y"])
#> flatten_linked_multilevel(["solo"])

### resolve_css_specificity
import re


class Rule:
    def __init__(self, selector, color, order):
        self.selector, self.color, self.order = selector, color, order

    @property
    def weight(self):
        s = self.selector
        return s.count("#"), s.count("."), len(re.findall(r"(?:^|\s)[a-z]", s))

    def __lt__(self, other):
        return (self.weight, self.order) < (other.weight, other.order)


def resolve_css_specificity(rules):
    ordered = sorted(Rule(s, c, i) for i, (s, c) in enumerate(rules))
    winner = ordered[-1] if ordered else None
    return winner and (winner.color, winner.weight), [r.color for r in ordered]

#> resolve_css_specificity([("p", "red"), (".note", "blue"), ("div p", "green")])
#> resolve_css_specificity([])
#> resolve_css_specificity([("#top", "gold"), ("ul li a.x.y", "grey")])
#> resolve_css_specificity([("a", "one"), ("b", "two")])
#> resolve_css_specificity([("p.intro", "teal"), (".a .b", "pink"), ("", "none")])

### frog_jump_cached_paths
from functools import lru_cache


def frog_jump_cached_paths(stones):
    stones = tuple(stones)
    index = {s: i for i, s in enumerate(stones)}

    @lru_cache(None)
    def reach(pos, k):
        if pos == stones[-1]:
            return (pos,)
        for step in (k + 1, k, k - 1):
            if step > 0 and pos + step in index:
                rest = reach(pos + step, step)
                if rest:
                    return (pos, *rest)
        return None

    return reach(stones[0], 0)

#> frog_jump_cached_paths([0, 1, 3, 5, 6, 8])
#> frog_jump_cached_paths([0, 2])
#> frog_jump_cached_paths([4])
#> frog_jump_cached_paths([0, 1, 2, 3, 4, 8])
#> frog_jump_cached_paths([])

### encode_tree_as_parens
def encode(t):
    if t is None:
        return ""
    v, l, r = t
    if l is None and r is None:
        return str(v)
    return f"{v}({encode(l)},{encode(r)})"


def decode(s):
    if not s:
        return None
    if "(" not in s:
        return (int(s), None, None)
    v, body = s[:s.index("(")], s[s.index("(") + 1:-1]
    depth = 0
    for i, ch in enumerate(body):
        depth += (ch == "(") - (ch == ")")
        if ch == "," and depth == 0:
            return (int(v), decode(body[:i]), decode(body[i + 1:]))


def encode_tree_as_parens(t):
    s = encode(t)
    return s, decode(s) == t

#> encode_tree_as_parens((1, (2, None, None), (3, None, None)))
#> encode_tree_as_parens(None)
#> encode_tree_as_parens((5, None, (6, (7, None, None), None)))
#> encode_tree_as_parens((-1, None, None))
#> encode_tree_as_parens((1.5, None, (2, None, None)))

### gate_circuit_simulation
GATES = {"AND": lambda a, b: a & b, "OR": lambda a, b: a | b, "XOR": lambda a, b: a ^ b}


class Circuit:
    def __init__(self, wires):
        self.wires = wires
        self.values = {}

    def eval(self, name):
        if isinstance(name, int):
            return name
        if name not in self.values:
            self.values[name] = self._compute(self.wires[name])
        return self.values[name]

    def _compute(self, gate):
        if not isinstance(gate, tuple):
            return self.eval(gate)
        if gate[0] == "NOT":
            return 1 - self.eval(gate[1])
        op, a, b = gate
        return GATES[op](self.eval(a), self.eval(b))


def gate_circuit_simulation(wires, *outputs):
    c = Circuit(wires)
    return [c.eval(o) for o in outputs], sorted(c.values)

#> gate_circuit_simulation({"a": 1, "b": 1, "sum": ("XOR", "a", "b"), "carry": ("AND", "a", "b")}, "sum", "carry")
#> gate_circuit_simulation({"x": 0, "n": ("NOT", "x"), "m": ("NOT", "n")}, "m")
#> gate_circuit_simulation({}, 1)
#> gate_circuit_simulation({"p": "q", "q": 1, "r": ("OR", "p", 0)}, "r", "q")
#> gate_circuit_simulation({"z": ("NAND", 1, 1)}, "z")

### timeline_state_rewinder
class Timeline:
    def __init__(self, **state):
        self.states = [state]

    @property
    def now(self):
        return self.states[-1]

    def change(self, **kw):
        self.states.append({**self.now, **kw})

    def rewind(self, n=1):
        del self.states[max(1, len(self.states) - n):]

    def diff(self):
        first, last = self.states[0], self.now
        return {k: (first.get(k), v) for k, v in last.items() if first.get(k) != v}


def timeline_state_rewinder(start, steps):
    t = Timeline(**start)
    for s in steps:
        if isinstance(s, int):
            t.rewind(s)
        else:
            t.change(**s)
    return t.diff(), len(t.states)

#> timeline_state_rewinder({"hp": 10}, [{"hp": 7}, {"gold": 5}, 1])
#> timeline_state_rewinder({}, [9, {"x": 1}])
#> timeline_state_rewinder({"a": 1}, [])
#> timeline_state_rewinder({"a": 1, "b": 2}, [{"a": 2}, {"a": 1}, {"b": 0}])
#> timeline_state_rewinder({"k": None}, [{"k": False}, {"j": 1}, 2, 0])

### sliding_puzzle_parity
def inversions(seq):
    return sum(a > b for i, a in enumerate(seq) for b in seq[i + 1:])


def blank_row(board):
    return next(i for i, row in enumerate(reversed(board), 1) if 0 in row)


def solvable(board):
    flat = [n for row in board for n in row if n]
    width = len(board[0])
    if width % 2:
        return inversions(flat) % 2 == 0
    return (inversions(flat) + blank_row(board)) % 2 == 1


def sliding_puzzle_parity(board):
    try:
        return solvable(board), inversions([n for r in board for n in r if n])
    except StopIteration:
        return "no blank"

#> sliding_puzzle_parity([[1, 2, 3], [4, 5, 6], [8, 7, 0]])
#> sliding_puzzle_parity([[2, 1], [3, 0]])
#> sliding_puzzle_parity([[1, 2], [3, 4]])
#> sliding_puzzle_parity([[1, 2, 3], [4, 0, 5]])
#> sliding_puzzle_parity([])

### chained_attribute_builder
class Path:
    def __init__(self, parts=()):
        self._parts = parts

    def __getattr__(self, name):
        return Path(self._parts + (name,))

    def __getitem__(self, i):
        return Path(self._parts + (f"[{i}]",))

    def __call__(self, data):
        for p in self._parts:
            data = data[int(p[1:-1])] if p[0] == "[" else data[p]
        return data


def chained_attribute_builder(data, i):
    p = Path()
    first = p.users[i].name
    return first(data), "/".join(first._parts), p.meta.count(data)

#> chained_attribute_builder({"users": [{"name": "Ea"}, {"name": "Bo"}], "meta": {"count": 2}}, 1)
#> chained_attribute_builder({"users": [{"name": ""}], "meta": {"count": [1]}}, 0)
#> chained_attribute_builder({"users": [{"name": 1}, {"name": 2}], "meta": {"count": None}}, -1)
#> chained_attribute_builder({"users": []}, 0)
#> chained_attribute_builder({"users": [{"name": "Q"}], "meta": {}}, 0)

### sort_stability_with_proxy
class Key:
    compared = 0

    def __init__(self, item):
        self.k = len(item)

    def __lt__(self, other):
        Key.compared += 1
        return self.k < other.k


def insertion(items):
    out = []
    for it in items:
        i = len(out)
        while i and Key(it) < Key(out[i - 1]):
            i -= 1
        out.insert(i, it)
    return out


def sort_stability_with_proxy(items):
    Key.compared = 0
    mine = insertion(items)
    n = Key.compared
    return mine, n, mine == sorted(items, key=Key)

#> sort_stability_with_proxy(["ccc", "a", "bb", "d"])
#> sort_stability_with_proxy([])
#> sort_stability_with_proxy(["x", "y", "z"])
#> sort_stability_with_proxy(["four", "two", "", "1"])
#> sort_stability_with_proxy(["a", 5])

### feed_pets_class_hierarchy
class Pet:
    sound = "..."
    eats = {"kibble"}

    def __init__(self, name):
        self.name, self.fed = name, 0

    def feed(self, food):
        if food not in self.eats:
            return f"{self.name} ignores {food}"
        self.fed += 1
        return f"{self.name}: {self.speak()}"

    def speak(self):
        return self.sound * self.fed


class Dog(Pet):
    sound = "woof"
    eats = Pet.eats | {"bone"}


class Cat(Pet):
    sound = "meow"
    eats = {"fish"}

    def speak(self):
        return super().speak() if self.fed < 2 else "purr"


def feed_pets_class_hierarchy(foods):
    pets = [Dog("Rex"), Cat("Tom"), Pet("Egg")]
    return [p.feed(f) for f in foods for p in pets][-4:], [p.fed for p in pets]

#> feed_pets_class_hierarchy(["kibble", "fish"])
#> feed_pets_class_hierarchy([])
#> feed_pets_class_hierarchy(["fish", "fish", "bone"])
#> feed_pets_class_hierarchy(["stone"])
#> feed_pets_class_hierarchy(["bone", "kibble"])

### text_diff_lcs_backtrack
def lcs_table(a, b):
    t = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            t[i + 1][j + 1] = t[i][j] + 1 if x == y else max(t[i][j + 1], t[i + 1][j])
    return t


def backtrack(t, a, b, i, j):
    if i and j and a[i - 1] == b[j - 1]:
        return backtrack(t, a, b, i - 1, j - 1) + a[i - 1]
    if j and (not i or t[i][j - 1] >= t[i - 1][j]):
        return backtrack(t, a, b, i, j - 1) + f"[+{b[j - 1]}]"
    if i:
        return backtrack(t, a, b, i - 1, j) + f"[-{a[i - 1]}]"
    return ""


def text_diff_lcs_backtrack(a, b):
    return backtrack(lcs_table(a, b), a, b, len(a), len(b))

#> text_diff_lcs_backtrack("cart", "cat")
#> text_diff_lcs_backtrack("", "hi")
#> text_diff_lcs_backtrack("abc", "xbz")
#> text_diff_lcs_backtrack("same", "same")
#> text_diff_lcs_backtrack("no", "")

### accept_typed_arguments_decorator
def accepts(*types):
    def deco(fn):
        def inner(*args):
            for i, (a, t) in enumerate(zip(args, types)):
                if not isinstance(a, t):
                    raise TypeError(f"arg {i}: {type(a).__name__}")
            return fn(*args)
        return inner
    return deco


def accept_typed_arguments_decorator(calls):
    @accepts(str, int)
    def repeat(s, n):
        return s * n

    out = []
    for c in calls:
        try:
            out.append(repeat(*c))
        except TypeError as e:
            out.append(str(e)[:20])
    return out

#> accept_typed_arguments_decorator([("ab", 2), (3, 4)])
#> accept_typed_arguments_decorator([("x", "y"), ("z", True)])
#> accept_typed_arguments_decorator([])
#> accept_typed_arguments_decorator([("q", 0), (b"q", 1)])
#> accept_typed_arguments_decorator([("a",), (None, 1)])

### interpret_turtle_loops
def parse(src, i=0):
    prog = []
    while i < len(src):
        ch = src[i]
        if ch.isdigit():
            body, j = parse(src, i + 2)
            prog.append((int(ch), body))
            i = j
        elif ch == ")":
            return prog, i + 1
        else:
            prog.append(ch)
            i += 1
    return prog, i


def run(prog, state):
    for cmd in prog:
        if isinstance(cmd, tuple):
            for _ in range(cmd[0]):
                state = run(cmd[1], state)
        else:
            x, y, d = state
            state = (x + d[0], y + d[1], d) if cmd == "F" else (x, y, (-d[1], d[0]))
    return state


def interpret_turtle_loops(src):
    x, y, d = run(parse(src)[0], (0, 0, (1, 0)))
    return (x, y), "ENWS"[[(1, 0), (0, 1), (-1, 0), (0, -1)].index(d)]

#> interpret_turtle_loops("FFLF")
#> interpret_turtle_loops("4(FL)")
#> interpret_turtle_loops("2(F2(LF))")
#> interpret_turtle_loops("")
#> interpret_turtle_loops("0(F)L3(F")

### sum_file_sizes_context
from contextlib import contextmanager

DISK = {"a.txt": "hello", "b.bin": "x" * 40, "locked": None}
OPEN = []


@contextmanager
def open_fake(name):
    if DISK.get(name, None) is None:
        raise FileNotFoundError(name)
    OPEN.append(name)
    try:
        yield DISK[name]
    finally:
        OPEN.remove(name)


def sum_file_sizes_context(names, limit=30):
    total, peak, failed = 0, 0, []
    for n in names:
        try:
            with open_fake(n) as text:
                peak = max(peak, len(OPEN))
                if len(text) > limit:
                    raise OverflowError(n)
                total += len(text)
        except (FileNotFoundError, OverflowError) as e:
            failed.append(f"{type(e).__name__[:4]} {e}")
    return total, peak, failed, OPEN

#> sum_file_sizes_context(["a.txt", "b.bin"])
#> sum_file_sizes_context(["locked", "zzz"])
#> sum_file_sizes_context([])
#> sum_file_sizes_context(["b.bin", "a.txt", "a.txt"], limit=100)
#> sum_file_sizes_context(["a.txt"], 0)

### run_length_iterator_class
class RLE:
    def __init__(self, encoded):
        self.pairs = iter(encoded)
        self.left, self.value = 0, None

    def __iter__(self):
        return self

    def __next__(self):
        while self.left == 0:
            self.left, self.value = next(self.pairs)
        self.left -= 1
        return self.value


def run_length_iterator_class(encoded, skip):
    it = RLE(encoded)
    for _ in range(skip):
        next(it, None)
    return next(it, "end"), list(it)

#> run_length_iterator_class([(3, "a"), (2, "b")], 1)
#> run_length_iterator_class([], 0)
#> run_length_iterator_class([(0, "x"), (1, "y"), (0, "z")], 0)
#> run_length_iterator_class([(2, 7)], 5)
#> run_length_iterator_class([(1, None), (1, True)], 1)

### hex_dump_formatter
def rows(data, width):
    for off in range(0, len(data), width):
        yield off, data[off:off + width]


def printable(chunk):
    return "".join(chr(b) if 32 <= b < 127 else "." for b in chunk)


def hex_dump_formatter(data, width=4):
    return [f"{off:02x}: {chunk.hex(' '):<{width * 3 - 1}} |{printable(chunk)}|" for off, chunk in rows(data, width)]

#> hex_dump_formatter(b"Hi there\n")
#> hex_dump_formatter(b"")
#> hex_dump_formatter(b"\x00\xff~", 2)
#> hex_dump_formatter(bytes(range(64, 70)), width=8)
#> hex_dump_formatter("text")

### tribonacci_closure_window
def sequence(*seed):
    window = list(seed)

    def step():
        value = window.pop(0)
        window.append(value + sum(window))
        return value

    def peek():
        return tuple(window)

    return step, peek


def tribonacci_closure_window(seed, n):
    step, peek = sequence(*seed)
    return [step() for _ in range(n)], peek()

#> tribonacci_closure_window([0, 1, 1], 6)
#> tribonacci_closure_window([1, 1], 5)
#> tribonacci_closure_window([2], 4)
#> tribonacci_closure_window([], 1)
#> tribonacci_closure_window([-1, 1, 0, 0.5], 3)
