### counter_via_class_iterator_reset
class Dial:
    def __init__(self, size):
        self.size, self.at = size, 0

    def __iter__(self):
        self.at = 0
        return self

    def __next__(self):
        if self.at >= self.size:
            raise StopIteration
        self.at += 1
        return self.at


def counter_via_class_iterator_reset(size):
    d = Dial(size)
    pairs = []
    for a in d:
        for b in d:
            pairs.append((a, b))
    return pairs, d.at

#> counter_via_class_iterator_reset(3)
#> counter_via_class_iterator_reset(0)
#> counter_via_class_iterator_reset(1)
#> counter_via_class_iterator_reset(5)
#> counter_via_class_iterator_reset(2.5)

### vowel_consonant_alternation
VOWELS = set("aeiou")


def kind(ch):
    return "v" if ch.lower() in VOWELS else "c" if ch.isalpha() else "-"


def shape(word):
    return "".join(map(kind, word))


def alternates(s):
    return all(a != b for a, b in zip(s, s[1:]))


def vowel_consonant_alternation(words):
    shapes = {w: shape(w) for w in words}
    return [w for w in words if alternates(shapes[w])], sorted(set(shapes.values()))

#> vowel_consonant_alternation(["banana", "tree", "Iota"])
#> vowel_consonant_alternation([])
#> vowel_consonant_alternation(["", "b2b"])
#> vowel_consonant_alternation(["oasis", "a--a"])
#> vowel_consonant_alternation(["ünï"])

### stepwise_equation_solver
def simplify(side):
    coef = const = 0
    for term in side.replace("-", "+-").split("+"):
        term = term.strip()
        if not term:
            continue
        if term.endswith("x"):
            num = term[:-1].replace(" ", "")
            coef += int(num + "1" if num in ("", "-") else num)
        else:
            const += int(term.replace(" ", ""))
    return coef, const


def stepwise_equation_solver(eq):
    (a, b), (c, d) = map(simplify, eq.split("="))
    coef, const = a - c, d - b
    if coef == 0:
        return "all" if const == 0 else "none"
    return const / coef

#> stepwise_equation_solver("2x + 3 = 11")
#> stepwise_equation_solver("x - 4 = x")
#> stepwise_equation_solver("-x = 5 - 3x")
#> stepwise_equation_solver("x + x = 2x")
#> stepwise_equation_solver("3y = 6")

### apply_patch_operations_json
def walk(doc, path):
    *parents, last = path.strip("/").split("/")
    for p in parents:
        doc = doc[int(p)] if isinstance(doc, list) else doc[p]
    return doc, int(last) if isinstance(doc, list) else last


def op_set(doc, path, value):
    parent, key = walk(doc, path)
    parent[key] = value


def op_del(doc, path):
    parent, key = walk(doc, path)
    del parent[key]


def apply_patch_operations_json(doc, patches):
    applied = 0
    for name, *args in patches:
        try:
            {"set": op_set, "del": op_del}[name](doc, *args)
        except (KeyError, IndexError) as e:
            return doc, applied, repr(e)
        applied += 1
    return doc, applied, None

#> apply_patch_operations_json({"a": {"b": 1}}, [("set", "/a/b", 2), ("set", "/c", [])])
#> apply_patch_operations_json({"xs": [5, 6]}, [("del", "/xs/0"), ("set", "/xs/3", 1)])
#> apply_patch_operations_json({}, [("del", "/gone")])
#> apply_patch_operations_json({"k": 0}, [])
#> apply_patch_operations_json([1, 2], [("set", "/1", {"z": 1}), ("set", "/1/z", None)])

### monster_battle_rounds
class Fighter:
    def __init__(self, name, hp, attack, armor=0):
        self.name, self.hp, self.attack, self.armor = name, hp, attack, armor

    @property
    def alive(self):
        return self.hp > 0

    def hit(self, other):
        other.hp -= max(1, self.attack - other.armor)


class Troll(Fighter):
    def hit(self, other):
        super().hit(other)
        if self.hp < 10:
            self.hp += 2


def fight(a, b, limit=20):
    rounds = 0
    while a.alive and b.alive and rounds < limit:
        a.hit(b)
        if b.alive:
            b.hit(a)
        rounds += 1
    return rounds


def monster_battle_rounds(hero, troll):
    h, t = Fighter("hero", *hero), Troll("troll", *troll)
    n = fight(h, t)
    alive = [f.name for f in (h, t) if f.alive]
    return alive, n, (h.hp, t.hp)

#> monster_battle_rounds((20, 6), (15, 4))
#> monster_battle_rounds((5, 1), (12, 9, 3))
#> monster_battle_rounds((100, 2, 9), (8, 1, 5))
#> monster_battle_rounds((0, 10), (1, 1))
#> monster_battle_rounds((30, 7, 1), (9, 12, 2))

### pivot_table_builder
from collections import defaultdict


def aggregate(rows, row_key, col_key, fn):
    cells = defaultdict(list)
    for r in rows:
        cells[r[row_key], r[col_key]].append(r["amount"])
    return {k: fn(v) for k, v in cells.items()}


def layout(cells):
    rows = sorted({r for r, _ in cells})
    cols = sorted({c for _, c in cells})
    yield ["", *cols]
    for r in rows:
        yield [r] + [cells.get((r, c), "-") for c in cols]


def pivot_table_builder(rows, row_key, col_key, how="sum"):
    fn = {"sum": sum, "max": max, "n": len}[how]
    return list(layout(aggregate(rows, row_key, col_key, fn)))

#> pivot_table_builder([{"m": "jan", "p": "x", "amount": 5}, {"m": "jan", "p": "x", "amount": 7}, {"m": "feb", "p": "y", "amount": 1}], "m", "p")
#> pivot_table_builder([], "a", "b", "max")
#> pivot_table_builder([{"q": 1, "r": 2, "amount": 3}], "q", "r", how="n")
#> pivot_table_builder([{"q": 1, "r": 2, "amount": 3}, {"q": 1, "r": 3, "amount": 9}], "r", "q", "max")
#> pivot_table_builder([{"a": 1, "b": 1, "amount": 1}], "a", "b", "avg")

### suffix_automaton_of_lines
def suffixes(word):
    return [word[i:] for i in range(len(word))]


def common_prefix(a, b):
    n = 0
    for x, y in zip(a, b):
        if x != y:
            break
        n += 1
    return a[:n]


def suffix_automaton_of_lines(word):
    sa = sorted(suffixes(word))
    repeats = [common_prefix(a, b) for a, b in zip(sa, sa[1:])]
    return max(repeats, key=len, default=""), len(word) * (len(word) + 1) // 2 - sum(map(len, repeats))

#> suffix_automaton_of_lines("banana")
#> suffix_automaton_of_lines("")
#> suffix_automaton_of_lines("aaaa")
#> suffix_automaton_of_lines("xyz")
#> suffix_automaton_of_lines("to do to don't")

### validate_sudoku_units
def units(grid):
    n = len(grid)
    b = int(n ** 0.5)
    for i, row in enumerate(grid):
        yield f"row {i}", row
        yield f"col {i}", [r[i] for r in grid]
    for r in range(0, n, b):
        for c in range(0, n, b):
            yield f"box {r},{c}", [grid[y][x] for y in range(r, r + b) for x in range(c, c + b)]


def has_repeat(cells):
    filled = [c for c in cells if c]
    return len(filled) != len(set(filled))


def validate_sudoku_units(grid):
    return [name for name, cells in units(grid) if has_repeat(cells)]

#> validate_sudoku_units([[1, 2, 3, 4], [3, 4, 1, 2], [2, 1, 4, 3], [4, 3, 2, 1]])
#> validate_sudoku_units([[1, 0, 0, 1], [0, 0, 0, 0], [0, 0, 2, 0], [0, 0, 0, 2]])
#> validate_sudoku_units([[5]])
#> validate_sudoku_units([])
#> validate_sudoku_units([[0, 0, 0, 0], [7, 0, 0, 0], [7, 0, 0, 0], [0, 0, 0, 0]])

### event_sourced_account
from dataclasses import dataclass


@dataclass(frozen=True)
class Deposited:
    amount: int


@dataclass(frozen=True)
class Withdrawn:
    amount: int
    fee: int = 0


def apply(balance, event):
    match event:
        case Deposited(amount):
            return balance + amount
        case Withdrawn(amount, fee=0):
            return balance - amount
        case Withdrawn(amount, fee):
            return balance - amount - fee


def decode(line):
    kind, *nums = line.split()
    return {"D": Deposited, "W": Withdrawn}[kind](*map(int, nums))


def event_sourced_account(lines, upto=None):
    events = [decode(l) for l in lines]
    history = [0]
    for e in events[:upto]:
        history.append(apply(history[-1], e))
    return history, repr(events[-1]) if events else None

#> event_sourced_account(["D 100", "W 30", "W 20 2"])
#> event_sourced_account([])
#> event_sourced_account(["D 5", "D 6"], upto=1)
#> event_sourced_account(["W 9 1"], -1)
#> event_sourced_account(["X 1"])

### limit_recursion_with_counter
def limit_recursion_with_counter(n, moves):
    calls = 0

    def ways(left):
        nonlocal calls
        calls += 1
        if left < 0:
            return 0
        if left == 0:
            return 1
        return sum(ways(left - m) for m in moves)

    return ways(n), calls

#> limit_recursion_with_counter(4, [1, 2])
#> limit_recursion_with_counter(0, [1])
#> limit_recursion_with_counter(7, [3, 5])
#> limit_recursion_with_counter(3, [])
#> limit_recursion_with_counter(5, (1, 3, 4))

### metric_collector_decorator
from functools import wraps


class Metrics:
    def __init__(self):
        self.ok, self.failed = {}, {}

    def track(self, fn):
        @wraps(fn)
        def inner(*args, **kw):
            name = fn.__name__
            try:
                result = fn(*args, **kw)
            except Exception as e:
                self.failed.setdefault(name, []).append(type(e).__name__)
                return None
            self.ok[name] = self.ok.get(name, 0) + 1
            return result
        return inner


def metric_collector_decorator(values):
    m = Metrics()

    @m.track
    def parse(v):
        return int(v)

    @m.track
    def invert(n):
        return 1 / n

    out = [invert(parse(v)) for v in values]
    return out, m.ok, m.failed

#> metric_collector_decorator(["2", "4"])
#> metric_collector_decorator(["0", "x"])
#> metric_collector_decorator([])
#> metric_collector_decorator([None, 5, "-1"])
#> metric_collector_decorator(["٣"])

### graph_coloring_greedy
def neighbours(edges):
    adj = {}
    for a, b in edges:
        adj.setdefault(a, []).append(b)
        adj.setdefault(b, []).append(a)
    return adj


def first_free(used):
    c = 0
    while c in used:
        c += 1
    return c


def graph_coloring_greedy(edges, order=None):
    adj = neighbours(edges)
    color = {}
    for node in order or sorted(adj, key=lambda n: (-len(adj[n]), n)):
        color[node] = first_free({color[m] for m in adj[node] if m in color})
    return color, max(color.values(), default=-1) + 1

#> graph_coloring_greedy([("a", "b"), ("b", "c"), ("c", "a")])
#> graph_coloring_greedy([])
#> graph_coloring_greedy([(1, 2), (3, 4)], order=[4, 3, 2, 1])
#> graph_coloring_greedy([("x", "y"), ("y", "z"), ("z", "w")])
#> graph_coloring_greedy([(1, 2)], [5])

### music_note_transposer
NOTES = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
FLATS = {"Db": "C#", "Eb": "D#", "Gb": "F#", "Ab": "G#", "Bb": "A#"}


class Note:
    def __init__(self, text):
        name = text.rstrip("0123456789")
        self.octave = int(text[len(name):] or 4)
        self.index = NOTES.index(FLATS.get(name, name))

    def shift(self, semis):
        up, self.index = divmod(self.index + semis, 12)
        self.octave += up
        return self

    def __str__(self):
        return f"{NOTES[self.index]}{self.octave}"


def music_note_transposer(melody, semis):
    return " ".join(str(Note(n).shift(semis)) for n in melody.split())

#> music_note_transposer("C4 E4 G4", 2)
#> music_note_transposer("B Bb3", 1)
#> music_note_transposer("", 5)
#> music_note_transposer("C0 D#9", -1)
#> music_note_transposer("H2", 1)

### kth_permutation_factoradic
def factorials(n):
    f, out = 1, [1]
    for i in range(1, n):
        f *= i
        out.append(f)
    return out[::-1]


def digits(k, bases):
    for b in bases:
        d, k = divmod(k, b)
        yield d


def kth_permutation_factoradic(items, k):
    pool = list(items)
    try:
        picked = [pool.pop(d) for d in digits(k, factorials(len(pool)))]
    except IndexError:
        return None
    return "".join(map(str, picked))

#> kth_permutation_factoradic("abc", 0)
#> kth_permutation_factoradic("abc", 5)
#> kth_permutation_factoradic([1, 2, 3, 4], 9)
#> kth_permutation_factoradic("ab", 2)
#> kth_permutation_factoradic("q", 0)

### context_stack_exit_order
from contextlib import ExitStack


class Res:
    def __init__(self, name, log):
        self.name, self.log = name, log

    def __enter__(self):
        if self.name.startswith("!"):
            raise OSError(self.name[1:])
        self.log.append("+" + self.name)
        return self

    def __exit__(self, *info):
        self.log.append("-" + self.name)


def context_stack_exit_order(names):
    log = []
    try:
        with ExitStack() as stack:
            opened = [stack.enter_context(Res(n, log)) for n in names]
            stack.callback(log.append, "callback")
            log.append(len(opened))
    except OSError as e:
        log.append(f"error {e}")
    return log

#> context_stack_exit_order(["db", "cache"])
#> context_stack_exit_order([])
#> context_stack_exit_order(["a", "!net", "b"])
#> context_stack_exit_order("xy")
#> context_stack_exit_order(["!"])

### treasure_hunt_clues
def follow(clues, start, limit=10):
    spot = start
    for _ in range(limit):
        yield spot
        clue = clues.get(spot)
        if clue is None:
            return
        spot = clue(spot) if callable(clue) else clue
    raise TimeoutError("lost")


def treasure_hunt_clues(clues, start):
    table = {k: (lambda s, v=v: s[::-1] if v == "mirror" else v) for k, v in clues.items()}
    path = []
    try:
        for spot in follow(table, start, 5):
            path.append(spot)
    except TimeoutError as e:
        path.append(str(e))
    return path

#> treasure_hunt_clues({"dock": "well", "well": "mirror"}, "dock")
#> treasure_hunt_clues({"a": "b", "b": "a"}, "a")
#> treasure_hunt_clues({}, "cave")
#> treasure_hunt_clues({"noon": "mirror"}, "noon")
#> treasure_hunt_clues({"x1": "mirror", "1x": "end"}, "x1")

### average_of_trees_class
class Tree:
    def __init__(self, value, *kids):
        self.value, self.kids = value, kids

    def __len__(self):
        return 1 + sum(map(len, self.kids))

    def total(self):
        return self.value + sum(k.total() for k in self.kids)

    def mean(self):
        return self.total() / len(self)

    def best(self):
        return max([self, *(k.best() for k in self.kids)], key=Tree.mean)


def parse(spec):
    value, *kids = spec if isinstance(spec, list) else [spec]
    return Tree(value, *map(parse, kids))


def average_of_trees_class(spec):
    t = parse(spec)
    return len(t), round(t.mean(), 2), t.best().value

#> average_of_trees_class([4, 10, [6, 1]])
#> average_of_trees_class(3)
#> average_of_trees_class([0, [0, [0, 9]]])
#> average_of_trees_class([-1, -2, -3])
#> average_of_trees_class([])

### quoted_csv_field_machine
def fields(line):
    buf, quoted, i = "", False, 0
    while i < len(line):
        ch = line[i]
        if quoted:
            if ch == '"' and line[i + 1:i + 2] == '"':
                buf += '"'
                i += 1
            elif ch == '"':
                quoted = False
            else:
                buf += ch
        elif ch == '"':
            quoted = True
        elif ch == ",":
            yield buf
            buf = ""
        else:
            buf += ch
        i += 1
    if quoted:
        raise ValueError("open quote")
    yield buf


def quoted_csv_field_machine(header, line):
    return dict(zip(fields(header), fields(line)))

#> quoted_csv_field_machine("id,name", '7,"Doe, Jane"')
#> quoted_csv_field_machine("q", '"say ""hi"""')
#> quoted_csv_field_machine("a,b,c", "1,,3")
#> quoted_csv_field_machine("", "x")
#> quoted_csv_field_machine("k", '"oops')

### cooldown_ability_manager
class Ability:
    def __init__(self, name, cooldown, power):
        self.name, self.cooldown, self.power = name, cooldown, power
        self.ready_at = 0

    def use(self, now):
        if now < self.ready_at:
            return 0
        self.ready_at = now + self.cooldown
        return self.power


class Hero:
    def __init__(self, *abilities):
        self.abilities = {a.name: a for a in abilities}

    def best_now(self, now):
        ready = [a for a in self.abilities.values() if a.ready_at <= now]
        return max(ready, key=lambda a: a.power, default=None)


def cooldown_ability_manager(turns, *specs):
    hero = Hero(*(Ability(*s) for s in specs))
    damage, used = 0, []
    for now in range(turns):
        a = hero.best_now(now)
        if a is None:
            used.append("-")
            continue
        damage += a.use(now)
        used.append(a.name)
    wasted = sum(a.use(-1) for a in hero.abilities.values())
    return damage, "".join(used), wasted

#> cooldown_ability_manager(5, ("F", 3, 10), ("j", 1, 2))
#> cooldown_ability_manager(4, ("z", 2, 7))
#> cooldown_ability_manager(0, ("a", 1, 1))
#> cooldown_ability_manager(2)
#> cooldown_ability_manager(6, ("A", 5, 50), ("B", 2, 9), ("c", 0, 1))

### nested_generator_flatten_depth
def flatten(seq, depth):
    for x in seq:
        if depth and isinstance(x, (list, tuple)):
            yield from flatten(x, depth - 1)
        else:
            yield x


def nested_generator_flatten_depth(seq, depth=-1):
    flat = list(flatten(seq, depth))
    return flat, sum(isinstance(x, (list, tuple)) for x in flat)

#> nested_generator_flatten_depth([1, [2, [3, [4]]]])
#> nested_generator_flatten_depth([1, [2, [3, [4]]]], 1)
#> nested_generator_flatten_depth([], 5)
#> nested_generator_flatten_depth(((), "ab", ([],)), 1)
#> nested_generator_flatten_depth([[["x"]]], depth=0)

### product_price_history
from bisect import bisect_right


class History:
    def __init__(self):
        self.days, self.prices = [], []

    def set(self, day, price):
        if self.days and day <= self.days[-1]:
            raise ValueError(f"day {day} is past")
        self.days.append(day)
        self.prices.append(price)

    def at(self, day):
        i = bisect_right(self.days, day)
        return self.prices[i - 1] if i else None

    def __sub__(self, other):
        return [(d, p - q) for d, p in zip(self.days, self.prices) if (q := other.at(d)) is not None]


def product_price_history(ours, theirs, day):
    a, b = History(), History()
    for h, entries in ((a, ours), (b, theirs)):
        for e in entries:
            h.set(*e)
    return a.at(day), b.at(day), a - b

#> product_price_history([(1, 100), (5, 90)], [(3, 95)], 4)
#> product_price_history([], [(1, 1)], 0)
#> product_price_history([(2, 10)], [(1, 10), (2, 12)], 99)
#> product_price_history([(5, 1), (5, 2)], [], 1)
#> product_price_history([(1, 9.5)], [], 1)

### keyword_argument_router
def greet(name, *, polite=False):
    return f"Good day, {name}." if polite else f"Hey {name}"


def repeat(word, times=2, *, sep=" "):
    return sep.join([word] * times)


COMMANDS = {"greet": greet, "repeat": repeat}


def parse_call(text):
    name, *parts = text.split()
    args, kwargs = [], {}
    for p in parts:
        key, eq, val = p.partition("=")
        val = int(val or key) if (val or key).isdigit() else val or key
        if eq:
            kwargs[key] = val
        else:
            args.append(val)
    return name, args, kwargs


def keyword_argument_router(text):
    name, args, kwargs = parse_call(text)
    try:
        return COMMANDS[name](*args, **kwargs)
    except TypeError as e:
        return "usage: " + str(e).split("()")[0]
    except KeyError as e:
        return f"no command {e}"

#> keyword_argument_router("greet Lou polite=1")
#> keyword_argument_router("repeat ha 3 sep=-")
#> keyword_argument_router("greet")
#> keyword_argument_router("sing la")
#> keyword_argument_router("repeat yo")
#> keyword_argument_router("")

### island_ferry_crossing
class Capsized(Exception):
    pass


DANGER = [{"wolf", "goat"}, {"goat", "cabbage"}]


def check(bank):
    for pair in DANGER:
        if pair <= bank:
            raise Capsized("+".join(sorted(pair)))


def island_ferry_crossing(trips):
    left, right = {"wolf", "goat", "cabbage"}, set()
    here, there = left, right
    for n, cargo in enumerate(trips, 1):
        if cargo is not None:
            if cargo not in here:
                return f"trip {n}: no {cargo} here"
            here.remove(cargo)
            there.add(cargo)
        try:
            check(here)
        except Capsized as e:
            return f"trip {n}: {e} left alone"
        here, there = there, here
    return sorted(left), sorted(right)

#> island_ferry_crossing(["goat", None, "wolf", "goat", "cabbage", None, "goat"])
#> island_ferry_crossing(["wolf"])
#> island_ferry_crossing(["goat", "wolf"])
#> island_ferry_crossing([])
#> island_ferry_crossing(["goat", None])
#> island_ferry_crossing(["goat", None, "cabbage", None])

### bit_packing_fields
LAYOUT = (("day", 5), ("month", 4), ("year", 7))


def pack(values):
    n = shift = 0
    for name, width in LAYOUT:
        v = values[name]
        if v >> width:
            raise OverflowError(f"{name}={v} needs more than {width} bits")
        n |= v << shift
        shift += width
    return n


def unpack(n):
    out = {}
    for name, width in LAYOUT:
        out[name] = n & (1 << width) - 1
        n >>= width
    return out


def bit_packing_fields(day, month, year):
    n = pack({"day": day, "month": month, "year": year - 1980})
    assert unpack(n)["day"] == day
    return n, f"{n:016b}", unpack(n ^ 1)

#> bit_packing_fields(31, 12, 1999)
#> bit_packing_fields(1, 1, 1980)
#> bit_packing_fields(32, 1, 2000)
#> bit_packing_fields(0, 0, 2107)
#> bit_packing_fields(15, 7, 1979)

### warehouse_robot_push_boxes
def find(grid, what):
    return next((r, c) for r, row in enumerate(grid) for c, ch in enumerate(row) if ch == what)


def try_push(grid, r, c, dr, dc):
    nr, nc = r + dr, c + dc
    target = grid[nr][nc]
    if target == "#" or target == "O" and not try_push(grid, nr, nc, dr, dc):
        return False
    grid[nr][nc], grid[r][c] = grid[r][c], "."
    return True


def warehouse_robot_push_boxes(rows, moves):
    grid = [list(r) for r in rows]
    r, c = find(grid, "@")
    stuck = 0
    for m in moves:
        dr, dc = {"^": (-1, 0), "v": (1, 0), "<": (0, -1), ">": (0, 1)}[m]
        if try_push(grid, r, c, dr, dc):
            r, c = r + dr, c + dc
        else:
            stuck += 1
    return ["".join(row) for row in grid], stuck

#> warehouse_robot_push_boxes(["######", "#@OO.#", "######"], ">>")
#> warehouse_robot_push_boxes(["#####", "#.@.#", "#####"], "<^>")
#> warehouse_robot_push_boxes(["###", "#@#", "###"], "")
#> warehouse_robot_push_boxes(["####", "#O.#", "#@.#", "####"], "^>v")
#> warehouse_robot_push_boxes(["##", "#."], "v")

### merge_iterators_by_key_heap
import heapq


def tagged(name, items, key):
    for i, it in enumerate(items):
        yield key(it), name, i, it


def merge_iterators_by_key_heap(streams, by_len=False):
    key = len if by_len else str.lower
    merged = heapq.merge(*(tagged(n, s, key) for n, s in streams.items()))
    return [f"{name}.{item}" for _, name, _, item in merged]

#> merge_iterators_by_key_heap({"a": ["Apple", "pear"], "b": ["banana"]})
#> merge_iterators_by_key_heap({"x": ["zz", "yyy"], "w": ["q", "rr"]}, by_len=True)
#> merge_iterators_by_key_heap({})
#> merge_iterators_by_key_heap({"n": [], "m": ["Only"]})
#> merge_iterators_by_key_heap({"p": [5]}, True)

### cipher_chain_classes
import string


class Cipher:
    def encode(self, text):
        return "".join(self.shift(c, i) for i, c in enumerate(text))


class Caesar(Cipher):
    def __init__(self, k):
        self.k = k

    def shift(self, c, i):
        for alpha in (string.ascii_lowercase, string.ascii_uppercase):
            if c in alpha:
                return alpha[(alpha.index(c) + self.k) % 26]
        return c


class Progressive(Caesar):
    def shift(self, c, i):
        old, self.k = self.k, self.k + i
        try:
            return super().shift(c, i)
        finally:
            self.k = old


class Reverse(Cipher):
    def encode(self, text):
        return text[::-1]


def cipher_chain_classes(text, k):
    for c in (Caesar(k), Reverse(), Progressive(-k)):
        text = c.encode(text)
    return text

#> cipher_chain_classes("Attack", 3)
#> cipher_chain_classes("", 1)
#> cipher_chain_classes("abc xyz", 0)
#> cipher_chain_classes("ZéZ", 27)
#> cipher_chain_classes("Hi!", -2)

### running_median_two_heaps
import heapq


class Median:
    def __init__(self):
        self.low, self.high = [], []

    def add(self, x):
        heapq.heappush(self.low, -heapq.heappushpop(self.high, x))
        if len(self.low) > len(self.high) + 1:
            heapq.heappush(self.high, -heapq.heappop(self.low))

    def value(self):
        if len(self.low) > len(self.high):
            return -self.low[0]
        return (self.high[0] - self.low[0]) / 2


def running_median_two_heaps(xs):
    m, out = Median(), []
    for x in xs:
        m.add(x)
        out.append(m.value())
    return out

#> running_median_two_heaps([5, 15, 1, 3])
#> running_median_two_heaps([])
#> running_median_two_heaps([2, 2, 2])
#> running_median_two_heaps([-1.5, 4])
#> running_median_two_heaps([10, 9, 8, 7, 6])

### recursive_binary_strings_no_ones
def build(n, last="0"):
    if n == 0:
        yield ""
        return
    for bit in "01":
        if bit == last == "1":
            continue
        for rest in build(n - 1, bit):
            yield bit + rest


def recursive_binary_strings_no_ones(n, ending=""):
    all_ = list(build(n))
    return len(all_), [b for b in all_ if b.endswith(ending)][:6]

#> recursive_binary_strings_no_ones(3)
#> recursive_binary_strings_no_ones(0)
#> recursive_binary_strings_no_ones(5, "101")
#> recursive_binary_strings_no_ones(1, "1")
#> recursive_binary_strings_no_ones(4, ending="11")
