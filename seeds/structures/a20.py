### sum_until_stop_generator
def until(xs, stop):
    for x in xs:
        if x == stop:
            return "stopped"
        yield x
    return "ran out"


def consume(gen):
    total = 0
    while True:
        try:
            total += next(gen)
        except StopIteration as e:
            return total, e.value


def sum_until_stop_generator(xs, stop):
    return consume(until(xs, stop))

#> sum_until_stop_generator([4, 5, -1, 6], -1)
#> sum_until_stop_generator([], 0)
#> sum_until_stop_generator([1.5, 2.5], 9)
#> sum_until_stop_generator([0], 0)
#> sum_until_stop_generator([1, "x"], 3)

### stack_frames_locals_sim
class Frame:
    def __init__(self, name, parent=None):
        self.name, self.parent, self.vars = name, parent, {}

    @property
    def depth(self):
        return 0 if self.parent is None else self.parent.depth + 1

    def __str__(self):
        here = f"{self.name}({','.join(f'{k}={v}' for k, v in self.vars.items())})"
        return here if self.parent is None else f"{self.parent}>{here}"


def stack_frames_locals_sim(events):
    top, deepest = Frame("main"), 0
    for e in events:
        if e == "ret":
            top = top.parent
        elif "=" in e:
            k, v = e.split("=")
            top.vars[k] = v
        else:
            top = Frame(e, top)
            deepest = max(deepest, top.depth)
    return str(top), deepest

#> stack_frames_locals_sim(["x=1", "f", "y=2", "g"])
#> stack_frames_locals_sim(["f", "ret", "g", "ret", "z=0"])
#> stack_frames_locals_sim([])
#> stack_frames_locals_sim(["ret", "a=1"])
#> stack_frames_locals_sim(["r", "n=3", "r", "n=2", "r", "ret"])

### pluck_and_group_nested
def pluck(obj, path):
    for key in path.split("."):
        obj = obj.get(key) if isinstance(obj, dict) else None
    return obj


def group(items, path):
    out = {}
    for it in items:
        out.setdefault(pluck(it, path), []).append(it["id"])
    return out


def pluck_and_group_nested(items, *paths):
    return [group(items, p) for p in paths]

#> pluck_and_group_nested([{"id": 1, "addr": {"city": "Rome"}}, {"id": 2, "addr": {"city": "Oslo"}}, {"id": 3}], "addr.city")
#> pluck_and_group_nested([], "a", "b.c")
#> pluck_and_group_nested([{"id": 7, "t": True}, {"id": 8, "t": 1}], "t", "t.x")
#> pluck_and_group_nested([{"id": "z"}])
#> pluck_and_group_nested([{"name": "no id"}], "name")

### rank_with_ties_class
class Leaderboard:
    def __init__(self):
        self.points = {}

    def __iadd__(self, entry):
        name, pts = entry
        self.points[name] = self.points.get(name, 0) + pts
        return self

    def ranks(self):
        ordered = sorted(self.points.items(), key=lambda kv: (-kv[1], kv[0]))
        rank = 0
        for i, (name, pts) in enumerate(ordered, 1):
            if i == 1 or pts != prev:
                rank = i
            prev = pts
            yield rank, name


def rank_with_ties_class(entries):
    board = Leaderboard()
    for e in entries:
        board += e
    return list(board.ranks())

#> rank_with_ties_class([("ann", 5), ("bob", 7), ("cat", 5), ("dan", 1)])
#> rank_with_ties_class([])
#> rank_with_ties_class([("x", 1), ("x", -1), ("y", 0)])
#> rank_with_ties_class([("b", 2.5), ("a", 2.5), ("c", 3)])
#> rank_with_ties_class([("solo", 0)])

### template_inheritance_blocks
import re


def blocks(text):
    return dict(re.findall(r"\{(\w+)\}(.*?)\{/\1\}", text, re.S))


def fill(base, overrides):
    def swap(m):
        body = overrides.get(m[1], m[2])
        return body.replace("{super}", m[2])
    return re.sub(r"\{(\w+)\}(.*?)\{/\1\}", swap, base, flags=re.S)


def template_inheritance_blocks(base, *children):
    for child in children:
        base = fill(base, blocks(child))
    return base

#> template_inheritance_blocks("<{title}Site{/title}>", "{title}Blog - {super}{/title}")
#> template_inheritance_blocks("a{x}1{/x}b{y}2{/y}", "{y}9{/y}")
#> template_inheritance_blocks("plain")
#> template_inheritance_blocks("{x}old{/x}", "{z}no{/z}", "")
#> template_inheritance_blocks("{t}{/t}{t}q{/t}", "{t}[{super}]{/t}")

### temperature_logger_iter_class
class Log:
    def __init__(self, *temps):
        self._temps = list(temps)

    def __iter__(self):
        return iter(self._temps)

    def __reversed__(self):
        yield from self._temps[::-1]

    def __contains__(self, t):
        return any(abs(t - x) < 0.5 for x in self)

    def __getitem__(self, s):
        return Log(*self._temps[s]) if isinstance(s, slice) else self._temps[s]

    def __eq__(self, other):
        return list(self) == list(other)


def temperature_logger_iter_class(temps, probe):
    log = Log(*temps)
    return probe in log, list(reversed(log[1:])), log == log[:], max(log, default=None)

#> temperature_logger_iter_class([20.1, 21.4, 19.9], 21)
#> temperature_logger_iter_class([], 0)
#> temperature_logger_iter_class([5], 5.5)
#> temperature_logger_iter_class([-3, -3.25], -3.6)
#> temperature_logger_iter_class(["warm"], 1)

### word_chain_game_referee
class IllegalWord(Exception):
    pass


class Referee:
    def __init__(self):
        self.used = []

    def play(self, word):
        w = word.lower()
        if w in self.used:
            raise IllegalWord(f"{w} repeated")
        if self.used and self.used[-1][-1] != w[0]:
            raise IllegalWord(f"{w} must start with {self.used[-1][-1]}")
        self.used.append(w)


def word_chain_game_referee(words, players):
    ref, lives = Referee(), dict.fromkeys(players, 2)
    for i, w in enumerate(words):
        who = players[i % len(players)]
        try:
            ref.play(w)
        except IllegalWord as e:
            lives[who] -= 1
            if not lives[who]:
                return f"{who} out: {e}", len(ref.used)
    return lives, len(ref.used)

#> word_chain_game_referee(["Apple", "egg", "goat", "tiger"], ["A", "B"])
#> word_chain_game_referee(["cat", "dog", "toe", "cat"], ["A", "B"])
#> word_chain_game_referee([], ["X"])
#> word_chain_game_referee(["noon", "noon", "net"], ["P", "Q", "R"])
#> word_chain_game_referee(["a", ""], ["Z"])

### bounded_retry_with_else
class Source:
    def __init__(self, answers):
        self.answers = iter(answers)

    def read(self):
        value = next(self.answers, None)
        if isinstance(value, str):
            raise IOError(value)
        return value


def read_all(src, tries):
    got = []
    while True:
        for n in range(tries):
            try:
                v = src.read()
            except IOError as e:
                last = e
            else:
                break
        else:
            return got, f"gave up: {last}"
        if v is None:
            return got, "done"
        got.append((v, n))


def bounded_retry_with_else(answers, tries=2):
    return read_all(Source(answers), tries)

#> bounded_retry_with_else([1, "net", 2])
#> bounded_retry_with_else([1, "net", "disk", 2])
#> bounded_retry_with_else([])
#> bounded_retry_with_else(["a", "b", 5, 6], tries=3)
#> bounded_retry_with_else(["x", 1], 1)

### unit_test_mini_framework
class Case:
    def setup(self):
        self.data = [3, 1, 2]

    def test_sort(self):
        self.data.sort()
        assert self.data == [1, 2, 3]

    def test_pop(self):
        assert self.data.pop() == 3, "popped wrong"

    def test_key(self):
        {}["missing"]


def run(case_class, only=""):
    results = {}
    for name in sorted(n for n in dir(case_class) if n.startswith("test_" + only)):
        case = case_class()
        case.setup()
        try:
            getattr(case, name)()
            results[name] = "ok"
        except AssertionError as e:
            results[name] = f"FAIL {e}"
        except Exception as e:
            results[name] = f"ERROR {type(e).__name__}"
    return results


def unit_test_mini_framework(only, limit=5):
    results = run(Case, only)
    return dict(list(results.items())[:limit]), sum(r == "ok" for r in results.values())

#> unit_test_mini_framework("")
#> unit_test_mini_framework("sort")
#> unit_test_mini_framework("x")
#> unit_test_mini_framework("p", 1)
#> unit_test_mini_framework("", limit=1)

### skyline_from_buildings
def heights(buildings):
    xs = sorted({x for l, r, _ in buildings for x in (l, r)})
    for x in xs:
        yield x, max((h for l, r, h in buildings if l <= x < r), default=0)


def skyline_from_buildings(buildings):
    out, last = [], 0
    for x, h in heights(buildings):
        if h != last:
            out.append((x, h))
            last = h
    return out

#> skyline_from_buildings([(1, 5, 4), (3, 7, 6)])
#> skyline_from_buildings([])
#> skyline_from_buildings([(0, 2, 3), (2, 4, 3)])
#> skyline_from_buildings([(1, 9, 2), (3, 4, 1)])
#> skyline_from_buildings([(0, 1, 5), (6, 7, 1)])

### currency_exchange_fixed_point
RATES = {("EUR", "USD"): 110, ("USD", "JPY"): 15000, ("EUR", "GBP"): 85}


def rate(a, b):
    if (a, b) in RATES:
        return RATES[a, b] / 100
    if (b, a) in RATES:
        return 100 / RATES[b, a]
    raise LookupError(f"{a}/{b}")


def via(a, b, hubs=("EUR", "USD")):
    try:
        return rate(a, b), []
    except LookupError:
        for hub in hubs:
            try:
                return rate(a, hub) * rate(hub, b), [hub]
            except LookupError:
                pass
        raise


def currency_exchange_fixed_point(amount, a, b):
    r, hubs = via(a, b)
    return f"{amount * r:.2f} {b}", hubs

#> currency_exchange_fixed_point(200, "EUR", "USD")
#> currency_exchange_fixed_point(85, "GBP", "EUR")
#> currency_exchange_fixed_point(10, "EUR", "JPY")
#> currency_exchange_fixed_point(1, "GBP", "USD")
#> currency_exchange_fixed_point(5, "EUR", "BTC")

### nested_loops_break_helper
def pairs(rows):
    for i, row in enumerate(rows):
        for j, cell in enumerate(row):
            yield i, j, cell


def first_match(rows, pred):
    for i, j, cell in pairs(rows):
        if pred(cell):
            return i, j
    return None


def nested_loops_break_helper(rows, value):
    exact = first_match(rows, lambda c: c == value)
    bigger = first_match(rows, lambda c: c > value)
    return {"exact": exact, "bigger": bigger, "seen": sum(1 for _ in pairs(rows))}

#> nested_loops_break_helper([[1, 4], [9, 4]], 4)
#> nested_loops_break_helper([], 0)
#> nested_loops_break_helper([[], [2]], 5)
#> nested_loops_break_helper(["ab", "cd"], "c")
#> nested_loops_break_helper([[1, "x"]], 3)

### car_assembly_builder_director
class CarBuilder:
    def __init__(self):
        self.reset()

    def reset(self):
        self.parts = {}
        return self

    def __getattr__(self, name):
        if not name.startswith("with_"):
            raise AttributeError(name)

        def setter(value=True):
            self.parts[name[5:]] = value
            return self
        return setter

    def build(self):
        if "engine" not in self.parts:
            raise ValueError("no engine")
        car, _ = self.parts, self.reset()
        return car


def car_assembly_builder_director(engine, extras):
    b = CarBuilder()
    b.with_wheels(4)
    if engine:
        b.with_engine(engine)
    for e in extras:
        getattr(b, e)()
    return b.build(), b.parts

#> car_assembly_builder_director("V8", ["with_radio"])
#> car_assembly_builder_director("EV", [])
#> car_assembly_builder_director("", ["with_radio"])
#> car_assembly_builder_director("I4", ["paint"])
#> car_assembly_builder_director("V6", ["with_roof", "with_wheels"])

### spiral_number_generator
def spiral_steps():
    length, d = 1, 0
    while True:
        for _ in range(2):
            for _ in range(length):
                yield ((1, 0), (0, 1), (-1, 0), (0, -1))[d % 4]
            d += 1
        length += 1


def coordinates(n):
    x = y = 0
    yield x, y
    for (dx, dy), _ in zip(spiral_steps(), range(n - 1)):
        x, y = x + dx, y + dy
        yield x, y


def spiral_number_generator(n, wanted):
    table = {p: i for i, p in enumerate(coordinates(n), 1)}
    return [table.get(w) for w in wanted]

#> spiral_number_generator(10, [(0, 0), (1, 0), (1, 1)])
#> spiral_number_generator(25, [(-1, -1), (2, 2), (-2, 2)])
#> spiral_number_generator(1, [(1, 0)])
#> spiral_number_generator(9, [])
#> spiral_number_generator(12, [(0, 1), (9, 9), (-1, 0)])

### lambda_dispatch_rpn_variables
def rpn(expr, env):
    ops = {
        "+": lambda s: s.append(s.pop() + s.pop()),
        "max": lambda s: s.append(max(s.pop(), s.pop())),
        "drop": lambda s: s.pop(),
        "over": lambda s: s.append(s[-2]),
    }
    stack = []
    for tok in expr.split():
        if tok in ops:
            ops[tok](stack)
        elif tok in env:
            stack.append(env[tok])
        else:
            stack.append(float(tok) if "." in tok else int(tok))
    return stack


def lambda_dispatch_rpn_variables(expr, **env):
    try:
        return rpn(expr, env)
    except IndexError:
        return "stack underflow"

#> lambda_dispatch_rpn_variables("x 2 +", x=40)
#> lambda_dispatch_rpn_variables("3 9 max 1.5 +")
#> lambda_dispatch_rpn_variables("1 +")
#> lambda_dispatch_rpn_variables("a b over", a="p", b="q")
#> lambda_dispatch_rpn_variables("y 1 +", x=2)
#> lambda_dispatch_rpn_variables("1 2 drop")

### chess_board_fen_expand
class FenError(ValueError):
    pass


def expand_row(row):
    cells = "".join("." * int(c) if c.isdigit() else c for c in row)
    if len(cells) != 8:
        raise FenError(f"{row} has {len(cells)} cells")
    return cells


def material(cells):
    values = dict(p=1, n=3, b=3, r=5, q=9)
    return sum(values.get(c.lower(), 0) * (1 if c.isupper() else -1) for c in cells)


def chess_board_fen_expand(rows):
    board = []
    for r in rows.split("/"):
        try:
            board.append(expand_row(r))
        except FenError as e:
            board.append(str(e))
    return board, material("".join(b for b in board if len(b) == 8))

#> chess_board_fen_expand("4k3/pp6")
#> chess_board_fen_expand("8/QQ6/7")
#> chess_board_fen_expand("rnbqkbnr")
#> chess_board_fen_expand("")
#> chess_board_fen_expand("PPPPPPPP/1n1b1r1q")

### clone_object_graph_memo
class Node:
    def __init__(self, name):
        self.name, self.links = name, []


def clone(node, memo):
    if node in memo:
        return memo[node]
    copy = memo[node] = Node(node.name + "'")
    for n in node.links:
        copy.links.append(clone(n, memo))
    return copy


def build(edges):
    nodes = {}
    for a, b in edges:
        for x in (a, b):
            if x not in nodes:
                nodes[x] = Node(x)
        nodes[a].links.append(nodes[b])
    return nodes


def clone_object_graph_memo(edges, start):
    nodes, memo = build(edges), {}
    c = clone(nodes[start], memo)
    return [n.name for n in memo.values()], [n.name for n in c.links]

#> clone_object_graph_memo(["ab", "bc", "ca"], "a")
#> clone_object_graph_memo(["xx"], "x")
#> clone_object_graph_memo(["ab", "cd"], "c")
#> clone_object_graph_memo([], "q")
#> clone_object_graph_memo([("p", "q"), ("p", "r"), ("p", "q")], "p")

### accumulate_stats_with_slots
class Welford:
    __slots__ = "n", "mean", "m2"

    def __init__(self):
        self.n, self.mean, self.m2 = 0, 0.0, 0.0

    def push(self, x):
        self.n += 1
        d = x - self.mean
        self.mean += d / self.n
        self.m2 += d * (x - self.mean)
        return self

    @property
    def variance(self):
        return self.m2 / (self.n - 1) if self.n > 1 else None


def accumulate_stats_with_slots(groups):
    out = {}
    for name, xs in groups.items():
        w = Welford()
        for x in xs:
            w.push(x)
        out[name] = (w.n, round(w.mean, 2), w.variance)
    return out

#> accumulate_stats_with_slots({"a": [2, 4, 6], "b": [5]})
#> accumulate_stats_with_slots({})
#> accumulate_stats_with_slots({"none": []})
#> accumulate_stats_with_slots({"same": [1, 1, 1, 1]})
#> accumulate_stats_with_slots({"neg": [-1.5, 1.5]})

### shorten_urls_base36
ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz"


class Shortener:
    def __init__(self, start):
        self.n, self.by_code, self.by_url = start, {}, {}

    @staticmethod
    def encode(n):
        out = ""
        while n:
            n, d = divmod(n, 36)
            out = ALPHABET[d] + out
        return out or "0"

    def shorten(self, url):
        if url not in self.by_url:
            code = self.encode(self.n)
            self.by_url[url], self.by_code[code] = code, url
            self.n += 1
        return self.by_url[url]


def shorten_urls_base36(urls, start=0):
    s = Shortener(start)
    codes = [s.shorten(u) for u in urls]
    return codes, s.by_code.get("10")

#> shorten_urls_base36(["x.org", "y.net", "x.org"], 34)
#> shorten_urls_base36([])
#> shorten_urls_base36(["a"], 0)
#> shorten_urls_base36(["p", "q", "r"], start=35)
#> shorten_urls_base36(["big"], 123456)
