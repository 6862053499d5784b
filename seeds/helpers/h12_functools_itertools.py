### splat_call_forwarder
def describe(first, second="b", *rest, flag=False, **extra):
    return f"{first}{second}{''.join(map(str, rest))}{'!' if flag else ''}{sorted(extra)}"


def forward(func, call):
    args, kwargs = [], {}
    for piece in call:
        if isinstance(piece, dict):
            kwargs.update(piece)
        elif isinstance(piece, list):
            args.extend(piece)
        else:
            args.append(piece)
    return func(*args, **kwargs)


def splat_call_forwarder(*calls):
    results = []
    for call in calls:
        try:
            results.append(forward(describe, call))
        except TypeError as err:
            results.append("multiple" if "multiple values" in str(err) else "missing")
    return results

#> splat_call_forwarder(("x", ["y", 1, 2], {"flag": True}))
#> splat_call_forwarder(("x",), ({"first": "q", "tone": 3},))
#> splat_call_forwarder(("x", {"first": "z"}), ())
#> splat_call_forwarder()
#> splat_call_forwarder(([1, 2, 3, 4], {"flag": 0, "b": 1, "a": 2}), (["é"],))

### starred_unpack_records
def head_tail(record):
    match record:
        case []:
            return None
        case [only]:
            return only, ()
        case [first, *middle, last]:
            return (first, last), tuple(middle)


def trim(values):
    low, *inner, high = sorted(values)
    return sum(inner) / len(inner) if inner else (low + high) / 2


def starred_unpack_records(records):
    out = []
    for name, *scores in records:
        out.append((name, head_tail(scores), trim(scores) if len(scores) > 1 else None))
    return out

#> starred_unpack_records([("Ann", 7, 9, 4, 8), ("Bob", 5)])
#> starred_unpack_records([("Cy",), ("Di", 2, 4)])
#> starred_unpack_records([])
#> starred_unpack_records(["abcd"[:1], ["E", -1, -1, -1]])
#> starred_unpack_records([()])

### reduce_matrix_powers
from functools import reduce


def multiply(a, b):
    return [[sum(x * y for x, y in zip(row, col)) for col in zip(*b)] for row in a]


def identity(n):
    return [[int(i == j) for j in range(n)] for i in range(n)]


def power(matrix, n):
    if n == 0:
        return identity(len(matrix))
    half = power(matrix, n // 2)
    square = multiply(half, half)
    return multiply(square, matrix) if n % 2 else square


def reduce_matrix_powers(matrix, powers):
    return reduce(multiply, (power(matrix, p) for p in powers), identity(len(matrix)))

#> reduce_matrix_powers([[1, 1], [1, 0]], [5])
#> reduce_matrix_powers([[2]], [3, 1, 0])
#> reduce_matrix_powers([[0, 1], [1, 0]], [])
#> reduce_matrix_powers([[1, 2], [3, 4]], [1, 2])
#> reduce_matrix_powers([[1, 0, 0], [0, -1, 0], [0, 0, 2]], [4])

### chain_map_of_scopes
from collections import ChainMap


def evaluate(tokens, scope):
    total = 0
    for tok in tokens:
        total += scope[tok] if tok in scope else int(tok)
    return total


def run_block(lines, scope):
    results = []
    for line in lines:
        if isinstance(line, list):
            results += run_block(line, scope.new_child())
            continue
        name, _, expression = line.partition(" = ")
        scope[name] = evaluate(expression.split(), scope)
        results.append((name, scope[name], len(scope.maps)))
    return results


def chain_map_of_scopes(program, **start):
    scope = ChainMap(dict(start))
    results = run_block(program, scope)
    return results, dict(scope)

#> chain_map_of_scopes(["x = 2 3", ["x = x 10", "y = x"], "z = x"])
#> chain_map_of_scopes(["a = b b"], b=7)
#> chain_map_of_scopes([])
#> chain_map_of_scopes([[["k = 1"]], "k = 2"], k=0)
#> chain_map_of_scopes([["t = 5"], "u = t"])

### product_menu_combos
from itertools import chain, product


def priced(options):
    return [(name, price) for name, price in options.items()]


def combos(courses, budget):
    for meal in product(*map(priced, courses)):
        total = sum(price for _, price in meal)
        if total <= budget:
            yield total, [name for name, _ in meal]


def product_menu_combos(budget, *courses):
    found = sorted(combos(courses, budget))
    names = set(chain.from_iterable(names for _, names in found))
    never = sorted(name for course in courses for name in course if name not in names)
    return len(found), found[-1:], never

#> product_menu_combos(20, {"soup": 5, "pie": 9}, {"fish": 14, "rice": 8})
#> product_menu_combos(3, {"soup": 5})
#> product_menu_combos(10)
#> product_menu_combos(12, {"a": 4, "b": 4}, {"c": 4}, {"d": 4, "e": 5})
#> product_menu_combos(0, {"water": 0}, {})

### accumulate_with_resets
from itertools import accumulate


def resetting(limit):
    def step(total, item):
        fresh = total + item
        return item if fresh > limit else fresh
    return step


def boundaries(levels):
    previous = None
    for i, level in enumerate(levels):
        if previous is not None and level < previous:
            yield i
        previous = level


def accumulate_with_resets(items, limit, initial=None):
    levels = list(accumulate(items, resetting(limit), initial=initial))
    return levels, list(boundaries(levels))

#> accumulate_with_resets([4, 5, 3, 8, 1], 10)
#> accumulate_with_resets([4, 5, 3], 10, initial=6)
#> accumulate_with_resets([], 5)
#> accumulate_with_resets([20, 1, 20], 10)
#> accumulate_with_resets([-3, -3, 9], 2, 0)

### single_dispatch_describe
from functools import singledispatch


def single_dispatch_describe(*values):
    @singledispatch
    def describe(value):
        return f"?{type(value).__name__}"

    @describe.register(int)
    def _(value):
        return f"int {value:+d}"

    @describe.register(list)
    @describe.register(tuple)
    def _(value):
        return "[" + " ".join(describe(v) for v in value) + "]"

    @describe.register
    def _(value: str):
        return f"'{value[:5]}'" if len(value) > 5 else value

    return [describe(v) for v in values]

#> single_dispatch_describe(5, "hello world", [1, ("a", None)])
#> single_dispatch_describe()
#> single_dispatch_describe(True, 2.5)
#> single_dispatch_describe([], {}, "")
#> single_dispatch_describe(("naïveté", [-3]))

### groupby_invoice_totals
from itertools import groupby
from operator import itemgetter


def sort_key(line):
    return line["client"].lower(), line["month"]


def subtotal(lines):
    return sum(line["hours"] * line.get("rate", 50) for line in lines)


def statement(client, lines):
    yield client
    for month, group in groupby(lines, key=itemgetter("month")):
        yield f"  {month}: {subtotal(group)}"


def groupby_invoice_totals(rows):
    lines = [dict(zip(("client", "month", "hours", "rate"), row)) for row in rows]
    lines.sort(key=sort_key)
    report = []
    for client, group in groupby(lines, key=lambda line: line["client"].lower()):
        report.extend(statement(client, group))
    return report

#> groupby_invoice_totals([("Acme", 2, 3), ("acme", 1, 2, 80), ("Bolt", 1, 1)])
#> groupby_invoice_totals([])
#> groupby_invoice_totals([("Zed", 5, 0), ("Zed", 5, 10, 0)])
#> groupby_invoice_totals([("Q", 1, 1), ("Q", 2, 1), ("Q", 1, 1)])
#> groupby_invoice_totals([("X",)])

### cached_route_counter
from functools import lru_cache


def cached_route_counter(rows, start=(0, 0)):
    height, width = len(rows), len(rows[0])

    def open_cell(r, c):
        return r < height and c < width and rows[r][c] != "x"

    @lru_cache(maxsize=None)
    def routes(r, c):
        if not open_cell(r, c):
            return 0
        if (r, c) == (height - 1, width - 1):
            return 1
        bonus = routes(r + 1, c + 1) if rows[r][c] == "d" else 0
        return routes(r + 1, c) + routes(r, c + 1) + bonus

    total = routes(*start)
    info = routes.cache_info()
    return total, info.hits, info.misses

#> cached_route_counter(["...", ".x.", "..."])
#> cached_route_counter(["d.", ".."])
#> cached_route_counter(["x"])
#> cached_route_counter(["..", ".."], start=(1, 0))
#> cached_route_counter(["....", "dx.."])
#> cached_route_counter([])

### partial_application_menu
from functools import partial


def apply_tax(rate, rounding, price):
    raw = price * (100 + rate)
    return -(-raw // 100) if rounding == "up" else raw // 100


def build_tills(rates, rounding):
    return {country: partial(apply_tax, rate, rounding) for country, rate in rates.items()}


def receipt(till, prices):
    return list(map(till, prices))


def partial_application_menu(prices, rates, rounding="down"):
    tills = build_tills(rates, rounding)
    totals = {country: sum(receipt(till, prices)) for country, till in tills.items()}
    cheapest = min(totals, key=totals.get, default=None)
    return totals, cheapest, tills[cheapest].args if cheapest else ()

#> partial_application_menu([199, 350], {"DE": 19, "LU": 17})
#> partial_application_menu([199, 350], {"DE": 19, "LU": 17}, rounding="up")
#> partial_application_menu([], {"HU": 27})
#> partial_application_menu([10], {})
#> partial_application_menu([1, 1, 1], {"A": 50, "B": 0}, "up")

### zip_longest_score_sheet
from itertools import zip_longest


def frames(rolls):
    i = 0
    while i < len(rolls):
        if rolls[i] == 10:
            yield (10,)
            i += 1
        else:
            yield tuple(rolls[i:i + 2])
            i += 2


def show(frame):
    if frame is None:
        return "..."
    if frame == (10,):
        return " X "
    if sum(frame) == 10:
        return f"{frame[0]} /"
    return " ".join(map(str, frame)).ljust(3)


def zip_longest_score_sheet(**players):
    columns = zip_longest(*(frames(r) for r in players.values()))
    rows = ["|".join(map(show, column)) for column in columns]
    return ["|".join(name[:3].ljust(3) for name in players), *rows]

#> zip_longest_score_sheet(anna=[10, 3, 7, 2], bo=[4, 4])
#> zip_longest_score_sheet()
#> zip_longest_score_sheet(solo=[])
#> zip_longest_score_sheet(x=[0, 10, 10], y=[9], zed=[1, 2, 3, 4, 5, 5])
#> zip_longest_score_sheet(um=[5, 6])

### permutations_seating_rules
from itertools import permutations


def adjacent(order, a, b):
    return abs(order.index(a) - order.index(b)) == 1


def rule_from(text):
    a, verb, b = text.split()
    if verb == "by":
        return lambda order: adjacent(order, a, b)
    if verb == "not-by":
        return lambda order: not adjacent(order, a, b)
    return lambda order: order.index(a) < order.index(b)


def permutations_seating_rules(guests, *rules):
    checks = [rule_from(r) for r in rules]
    good = ["".join(p) for p in permutations(guests) if all(check(p) for check in checks)]
    return len(good), good[:2]

#> permutations_seating_rules("abc", "a by b")
#> permutations_seating_rules("abcd", "a not-by b", "c before d", "a by d")
#> permutations_seating_rules("", *[])
#> permutations_seating_rules("xy", "x not-by y")
#> permutations_seating_rules("pqr", "p before q", "q before r")
#> permutations_seating_rules("ab", "a by z")

### dropwhile_log_excerpt
from itertools import dropwhile, islice, takewhile


def excerpt(lines, start, stop, limit):
    after = dropwhile(lambda line: start not in line, lines)
    inside = takewhile(lambda line: stop not in line, after)
    return list(islice(inside, limit))


def numbered(lines):
    return [f"{i:>2} {line}" for i, line in enumerate(lines, 1)]


def dropwhile_log_excerpt(text, start, stop="END", limit=4):
    part = excerpt(iter(text.split(";")), start, stop, limit)
    return numbered(part) if part else f"no {start}"

#> dropwhile_log_excerpt("boot;load BEGIN;step 1;step 2;END;off", "BEGIN")
#> dropwhile_log_excerpt("a;b;c", "z")
#> dropwhile_log_excerpt("", "")
#> dropwhile_log_excerpt("x1;x2;x3;x4;x5;x6", "x2", stop="x6", limit=3)
#> dropwhile_log_excerpt("START END;more", "START")
#> dropwhile_log_excerpt("été;hiver", "hiv", limit=9)

### composed_predicates_operator
from operator import and_, attrgetter, itemgetter, or_


class P:
    def __init__(self, test, text):
        self.test, self.text = test, text

    def __call__(self, x):
        return self.test(x)

    def __and__(self, other):
        return P(lambda x: self(x) and other(x), f"({self.text}&{other.text})")

    def __or__(self, other):
        return P(lambda x: self(x) or other(x), f"({self.text}|{other.text})")

    def __invert__(self):
        return P(lambda x: not self(x), f"~{self.text}")


def at_least(key, n):
    getter = itemgetter(key)
    return P(lambda row: getter(row) >= n, f"{key}>={n}")


def composed_predicates_operator(rows, height, age, mode):
    tall, grown = at_least("h", height), at_least("a", age)
    combine = {"and": and_, "or": or_, "only": lambda p, q: p & ~q}[mode]
    rule = combine(tall, grown)
    return attrgetter("text")(rule), [r["n"] for r in rows if rule(r)]

#> composed_predicates_operator([{"n": "Al", "h": 190, "a": 15}, {"n": "Bo", "h": 170, "a": 40}], 180, 18, "or")
#> composed_predicates_operator([{"n": "Al", "h": 190, "a": 15}, {"n": "Bo", "h": 170, "a": 40}], 160, 18, "and")
#> composed_predicates_operator([{"n": "Al", "h": 190, "a": 15}], 180, 18, "only")
#> composed_predicates_operator([], 1, 1, "or")
#> composed_predicates_operator([{"n": "Cy"}], 1, 1, "xor")

### counter_algebra_pantry
from collections import Counter
from functools import reduce


def recipe(text):
    pairs = (item.split("x") for item in text.split())
    return Counter({name: int(n) for n, name in pairs})


def shopping(pantry, recipes):
    need = reduce(lambda a, b: a + b, recipes, Counter())
    return need - pantry, pantry - need


def counter_algebra_pantry(pantry, *texts, parallel=False):
    recipes = [recipe(t) for t in texts]
    if parallel:
        recipes = [reduce(lambda a, b: a | b, recipes, Counter())]
    buy, left = shopping(recipe(pantry), recipes)
    return dict(sorted(buy.items())), dict(sorted(left.items()))

#> counter_algebra_pantry("3xegg 1xmilk", "2xegg 1xflour", "2xegg")
#> counter_algebra_pantry("3xegg 1xmilk", "2xegg 1xflour", "3xegg", parallel=True)
#> counter_algebra_pantry("")
#> counter_algebra_pantry("5xfig", "5xfig")
#> counter_algebra_pantry("0xoil", "1xoil 2xsalt", "1xsalt")
#> counter_algebra_pantry("egg")

### sliding_pairs_cycle_teams
from itertools import combinations, cycle, islice, repeat


def pairings(players):
    return list(combinations(players, 2))


def referees(players, pair):
    return [p for p in players if p not in pair]


def sliding_pairs_cycle_teams(players, courts, fallback="coach"):
    rows = []
    for pair, court in zip(pairings(players), cycle(courts)):
        spare = referees(players, pair) or repeat(fallback)
        ref = next(islice(spare, 1))
        rows.append(f"{court}: {pair[0]}-{pair[1]} ({ref})")
    return rows

#> sliding_pairs_cycle_teams(["Al", "Bo", "Cy"], "12")
#> sliding_pairs_cycle_teams(["Al", "Bo"], ["main"])
#> sliding_pairs_cycle_teams(["Al"], ["x", "y"])
#> sliding_pairs_cycle_teams("abcd", [1, 2, 3])
#> sliding_pairs_cycle_teams("pq", [], fallback="none")

### tree_reduce_catamorphism
def cata(tree, leaf, node):
    if isinstance(tree, tuple):
        left, right = tree
        return node(cata(left, leaf, node), cata(right, leaf, node))
    return leaf(tree)


FOLDS = {
    "size": (lambda x: 1, lambda a, b: a + b),
    "depth": (lambda x: 0, lambda a, b: 1 + max(a, b)),
    "text": (str, lambda a, b: f"[{a} {b}]"),
    "mirror": (lambda x: x, lambda a, b: (b, a)),
}


def tree_reduce_catamorphism(tree, *folds):
    results = {}
    for name in folds:
        leaf, node = FOLDS[name]
        results[name] = cata(tree, leaf, node)
    return results

#> tree_reduce_catamorphism((1, (2, 3)), "size", "depth", "text")
#> tree_reduce_catamorphism("leaf", "size", "mirror")
#> tree_reduce_catamorphism(((1, 2), ("x", "y")), "mirror")
#> tree_reduce_catamorphism((0, 0))
#> tree_reduce_catamorphism((1, 2, 3), "size")
#> tree_reduce_catamorphism((5, 6), "width")

### unfold_seed_sequences
def unfold(step, state, limit=8):
    produced = []
    while len(produced) < limit:
        answer = step(state)
        if answer is None:
            break
        value, state = answer
        produced.append(value)
    return produced


def halving(n):
    return None if n == 0 else (n % 2, n // 2)


def look_and_say(text):
    out, i = "", 0
    while i < len(text):
        j = i
        while j < len(text) and text[j] == text[i]:
            j += 1
        out += f"{j - i}{text[i]}"
        i = j
    return text, out


def peeling(text):
    return (text[0] + text[-1], text[1:-1]) if len(text) > 1 else None


def unfold_seed_sequences(kind, seed, limit=8):
    step = {"bits": halving, "say": look_and_say, "peel": peeling}[kind]
    return unfold(step, seed, limit)

#> unfold_seed_sequences("bits", 13)
#> unfold_seed_sequences("say", "1", 5)
#> unfold_seed_sequences("peel", "wonders")
#> unfold_seed_sequences("bits", 0)
#> unfold_seed_sequences("peel", "abcdef", limit=2)
#> unfold_seed_sequences("spin", 1)

### maybe_monad_lookups
class Maybe:
    def __init__(self, value=None):
        self.value = value

    def bind(self, func):
        return self if self.value is None else func(self.value)

    def get(self, default):
        return default if self.value is None else self.value


def look(table):
    return lambda key: Maybe(table.get(key))


def only_if(test):
    return lambda value: Maybe(value if test(value) else None)


def maybe_monad_lookups(names, emails, domains):
    found = {}
    for n in names:
        result = (
            Maybe(n)
            .bind(look(emails))
            .bind(only_if(lambda e: "@" in e))
            .bind(lambda e: Maybe(e.split("@")[1]))
            .bind(look(domains))
        )
        found[n] = result.get("unknown")
    return found

#> maybe_monad_lookups(["ann", "bob"], {"ann": "a@x.org"}, {"x.org": "Xco"})
#> maybe_monad_lookups(["cy", "di"], {"cy": "nobody", "di": "d@y.net"}, {"x.org": "Xco"})
#> maybe_monad_lookups([], {}, {})
#> maybe_monad_lookups([None, "e"], {"e": "@"}, {"": "blank"})
#> maybe_monad_lookups(["é"], {"é": "é@ü.de"}, {"ü.de": "Ü"})

### trampoline_deep_calls
def trampoline(func, *args):
    bounces = 0
    result = func(*args)
    while callable(result):
        result = result()
        bounces += 1
    return result, bounces


def sum_to(n, acc=0):
    if n <= 0:
        return acc
    return lambda: sum_to(n - 1, acc + n)


def ping(n):
    return "ping wins" if n == 0 else lambda: pong(n - 1)


def pong(n):
    return "pong wins" if n == 0 else lambda: ping(n - 1)


def trampoline_deep_calls(kind, n):
    if kind == "sum":
        return trampoline(sum_to, n)
    return trampoline(ping if kind == "ping" else pong, n)

#> trampoline_deep_calls("sum", 6)
#> trampoline_deep_calls("ping", 5)
#> trampoline_deep_calls("pong", 4)
#> trampoline_deep_calls("sum", -2)
#> trampoline_deep_calls("ping", 0)

### observer_computed_cells
class Cell:
    def __init__(self, value=0, formula=None, sources=()):
        self.value, self.formula, self.sources = value, formula, sources
        self.watchers = []
        for s in sources:
            s.watchers.append(self)
        if formula:
            self.refresh()

    def refresh(self):
        new = self.formula(*(s.value for s in self.sources))
        if new != self.value:
            self.value = new
            self.notify()

    def set(self, value):
        self.value = value
        self.notify()

    def notify(self):
        for w in self.watchers:
            w.refresh()


def observer_computed_cells(width, height, changes):
    w, h = Cell(width), Cell(height)
    area = Cell(formula=lambda a, b: a * b, sources=(w, h))
    label = Cell(formula=lambda a: "big" if a > 50 else "small", sources=(area,))
    history = [label.value]
    for name, value in changes:
        (w if name == "w" else h).set(value)
        history.append(f"{label.value}:{area.value}")
    return history

#> observer_computed_cells(4, 5, [("w", 20), ("h", 1)])
#> observer_computed_cells(10, 10, [])
#> observer_computed_cells(0, 7, [("h", 9), ("w", 6)])
#> observer_computed_cells(5, 10, [("w", 5), ("h", 11)])
#> observer_computed_cells(-6, 3, [("h", -9)])

### generator_zip_merge_dicts
def rows(table):
    columns = list(table)
    for values in zip(*table.values()):
        yield dict(zip(columns, values))


def derive(stream, **formulas):
    for row in stream:
        extra = {name: formula(row) for name, formula in formulas.items()}
        yield {**row, **extra}


def columns(stream):
    table = {}
    for row in stream:
        for key, value in row.items():
            table.setdefault(key, []).append(value)
    return table


def generator_zip_merge_dicts(table, threshold):
    enriched = derive(rows(table), total=lambda r: r["q"] * r["p"], big=lambda r: r["q"] >= threshold)
    return columns(enriched)

#> generator_zip_merge_dicts({"q": [2, 5], "p": [30, 4]}, 3)
#> generator_zip_merge_dicts({"q": [], "p": []}, 1)
#> generator_zip_merge_dicts({"p": [1, 2, 3], "q": [7]}, 7)
#> generator_zip_merge_dicts({"q": ["ab", "c"], "p": [2, 3]}, "b")
#> generator_zip_merge_dicts({"q": [1]}, 0)

### flip_and_spread_arguments
def flip(func):
    return lambda a, b, *rest: func(b, a, *rest)


def spread(func):
    return lambda args: func(*args)


def gather(func):
    return lambda *args: func(args)


def subtract(a, b, *rest):
    return a - b - sum(rest)


def flip_and_spread_arguments(name, args):
    tools = {
        "plain": spread(subtract),
        "flip": spread(flip(subtract)),
        "round": gather(spread(subtract)),
        "twice": spread(flip(flip(subtract))),
    }
    func = tools[name]
    try:
        return func(*args) if name == "round" else func(args)
    except TypeError:
        return f"{name} cannot take {len(args)}"

#> flip_and_spread_arguments("plain", [10, 3, 2])
#> flip_and_spread_arguments("flip", [10, 3, 2])
#> flip_and_spread_arguments("round", (8, 5))
#> flip_and_spread_arguments("twice", [1])
#> flip_and_spread_arguments("round", [4])
#> flip_and_spread_arguments("swap", [1, 2])

### iter_sentinel_reader
def reader(values):
    source = iter(values)
    return lambda: next(source, "")


def packets(read):
    for header in iter(read, ""):
        size = int(header)
        body = [read() for _ in range(size)]
        if "" in body:
            raise EOFError(f"wanted {size}, got {len([b for b in body if b])}")
        yield body


def iter_sentinel_reader(values):
    done = []
    try:
        for body in packets(reader(values)):
            done.append("".join(body))
    except EOFError as err:
        done.append(f"<{err}>")
    return done

#> iter_sentinel_reader(["2", "a", "b", "1", "z"])
#> iter_sentinel_reader(["3", "x"])
#> iter_sentinel_reader([])
#> iter_sentinel_reader(["0", "1", "é", "", "9"])
#> iter_sentinel_reader(["two", "a"])

### weighted_vote_reduce_max
from functools import reduce


def better(a, b):
    (name_a, points_a), (name_b, points_b) = a, b
    if points_a != points_b:
        return a if points_a > points_b else b
    return a if name_a <= name_b else b


def borda(ballot, weight=1):
    size = len(ballot)
    return {name: weight * (size - i) for i, name in enumerate(ballot)}


def combine(total, part):
    return {k: total.get(k, 0) + part.get(k, 0) for k in {**total, **part}}


def weighted_vote_reduce_max(ballots):
    totals = reduce(combine, (borda(*b) for b in ballots), {})
    winner = reduce(better, totals.items()) if totals else None
    return winner, totals

#> weighted_vote_reduce_max([("abc",), ("bca", 2)])
#> weighted_vote_reduce_max([])
#> weighted_vote_reduce_max([(["tea", "cocoa"], 3), (["cocoa", "tea"], 3)])
#> weighted_vote_reduce_max([("x", 0)])
#> weighted_vote_reduce_max([("pq", 1), ("qrp", 1), ("r", 4)])

### lazy_stream_cons_cells
def cons(head, tail):
    return head, tail


def count_from(n, step=1):
    return cons(n, lambda: count_from(n + step, step))


def smap(func, stream):
    head, tail = stream
    return cons(func(head), lambda: smap(func, tail()))


def szip(op, a, b):
    return cons(op(a[0], b[0]), lambda: szip(op, a[1](), b[1]()))


def take(stream, n):
    out = []
    while n > 0:
        head, tail = stream
        out.append(head)
        n -= 1
        if n:
            stream = tail()
    return out


def lazy_stream_cons_cells(start, step, n):
    odds = count_from(start, step)
    squares = smap(lambda x: x * x, odds)
    return take(szip(lambda a, b: b - a, odds, squares), n)

#> lazy_stream_cons_cells(1, 2, 4)
#> lazy_stream_cons_cells(5, -1, 6)
#> lazy_stream_cons_cells(9, 9, 0)
#> lazy_stream_cons_cells(0, 0, 3)
#> lazy_stream_cons_cells(-2, 3, 1)

### church_style_pairs
def pair(a, b):
    return lambda pick: pick(a, b)


def first(p):
    return p(lambda a, b: a)


def second(p):
    return p(lambda a, b: b)


def from_list(items):
    result = None
    for item in reversed(items):
        result = pair(item, result)
    return result


def walk(node):
    while node is not None:
        yield first(node)
        node = second(node)


def insert_after(node, mark, item):
    if node is None:
        return None
    head, tail = first(node), second(node)
    if head == mark:
        return pair(head, pair(item, tail))
    return pair(head, insert_after(tail, mark, item))


def church_style_pairs(items, mark, item):
    return list(walk(insert_after(from_list(items), mark, item)))

#> church_style_pairs([1, 2, 3], 2, 99)
#> church_style_pairs("abc", "z", "!")
#> church_style_pairs([], 0, 1)
#> church_style_pairs([7, 7], 7, 8)
#> church_style_pairs(["x"], "x", None)
