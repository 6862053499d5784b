### lexer_keyword_classify
import re

TOKEN = re.compile(r"\s*(?:(\d+)|([A-Za-z_]\w*)|(.))")
KEYWORDS = {"if", "else", "while"}


def lex(src):
    for num, name, other in TOKEN.findall(src):
        if num:
            yield "NUM", int(num)
        elif name:
            yield ("KW" if name in KEYWORDS else "ID"), name
        else:
            yield "OP", other


def lexer_keyword_classify(src):
    counts = {}
    tokens = []
    for kind, value in lex(src):
        counts[kind] = counts.get(kind, 0) + 1
        tokens.append(value)
    return tokens, counts

#> lexer_keyword_classify("if x1 > 10")
#> lexer_keyword_classify("")
#> lexer_keyword_classify("while(_n)n=n-1")
#> lexer_keyword_classify("3 4+5 else")
#> lexer_keyword_classify("iffy IF")

### recursive_descent_calc
class Calc:
    def __init__(self, text):
        self.text = text.replace(" ", "")
        self.i = 0

    def peek(self):
        return self.text[self.i:self.i + 1]

    def eat(self):
        c = self.peek()
        self.i += 1
        return c

    def expr(self):
        v = self.term()
        while self.peek() and self.peek() in "+-":
            v = v + self.term() if self.eat() == "+" else v - self.term()
        return v

    def term(self):
        v = self.factor()
        while self.peek() == "*":
            self.eat()
            v *= self.factor()
        return v

    def factor(self):
        if self.peek() == "(":
            self.eat()
            v = self.expr()
            self.eat()
            return v
        digits = ""
        while self.peek().isdigit():
            digits += self.eat()
        return int(digits)


def recursive_descent_calc(text):
    return Calc(text).expr()

#> recursive_descent_calc("2+3*4")
#> recursive_descent_calc("(2+3)*4")
#> recursive_descent_calc("10 - 2 - 3")
#> recursive_descent_calc("7")
#> recursive_descent_calc("5*")
#> recursive_descent_calc("((8))-1*(3-5)")

### deck_deal_hands_again
from dataclasses import dataclass, field


@dataclass
class Player:
    name: str
    hand: list = field(default_factory=list)

    def score(self):
        return sum(min(c, 10) for c in self.hand)


def deal(players, deck):
    i = 0
    while deck:
        players[i % len(players)].hand.append(deck.pop())
        i += 1


def deck_deal_hands_again(names, deck):
    players = [Player(n) for n in names]
    deal(players, list(deck))
    best = max(players, key=Player.score)
    return best.name, {p.name: p.score() for p in players}

#> deck_deal_hands_again(["Ann", "Bo"], [1, 2, 3, 4])
#> deck_deal_hands_again(["solo"], [13, 12, 11])
#> deck_deal_hands_again(["x", "y", "z"], [])
#> deck_deal_hands_again([], [5])
#> deck_deal_hands_again(["p", "q"], (10, 13, 9))

### flatten_any_depth
def flatten_any_depth(data, keep=(str, bytes)):
    def inner(x):
        if isinstance(x, keep):
            yield x
        elif isinstance(x, dict):
            for k in x:
                yield from inner(x[k])
        else:
            try:
                it = iter(x)
            except TypeError:
                yield x
            else:
                for y in it:
                    yield from inner(y)

    return list(inner(data))

#> flatten_any_depth([1, [2, (3, [4])], "five"])
#> flatten_any_depth("word")
#> flatten_any_depth({"k": [1, None], "m": {"n": b"raw"}})
#> flatten_any_depth([], keep=str)
#> flatten_any_depth([(1, 2), "ab"], keep=(tuple, str))

### elevator_state_machine
class Elevator:
    def __init__(self, floors):
        self.floors = floors
        self.at = 0
        self.direction = 1
        self.stops = []

    def tick(self, requests):
        if self.at in requests:
            requests.remove(self.at)
            self.stops.append(self.at)
            return
        if not 0 <= self.at + self.direction < self.floors:
            self.direction = -self.direction
        self.at += self.direction


def elevator_state_machine(floors, requests, limit=30):
    lift = Elevator(floors)
    pending = list(requests)
    ticks = 0
    while pending and ticks < limit:
        lift.tick(pending)
        ticks += 1
    return lift.stops, ticks, pending

#> elevator_state_machine(5, [2, 4])
#> elevator_state_machine(3, [])
#> elevator_state_machine(4, [3, 0, 1])
#> elevator_state_machine(2, [9], limit=4)
#> elevator_state_machine(6, [1, 1, 5])

### cmp_version_sort
from functools import cmp_to_key


def parts(v):
    return [int(p) if p.isdigit() else p for p in v.lstrip("v").split(".")]


def compare(a, b):
    for x, y in zip(parts(a), parts(b)):
        if x == y:
            continue
        if type(x) is not type(y):
            return 1 if isinstance(x, int) else -1
        return -1 if x < y else 1
    return len(parts(a)) - len(parts(b))


def cmp_version_sort(versions):
    return sorted(versions, key=cmp_to_key(compare))

#> cmp_version_sort(["1.10", "1.9", "1.2.3"])
#> cmp_version_sort([])
#> cmp_version_sort(["2.0", "2.rc", "2"])
#> cmp_version_sort(["v1.0.1", "1.0", "v0.9"])
#> cmp_version_sort(["1.b", "1.a", "1.a"])

### undo_redo_editor
class Editor:
    def __init__(self):
        self.text = ""
        self.undos, self.redos = [], []

    def type(self, s):
        self.undos.append(self.text)
        self.redos.clear()
        self.text += s

    def undo(self):
        if self.undos:
            self.redos.append(self.text)
            self.text = self.undos.pop()

    def redo(self):
        if self.redos:
            self.undos.append(self.text)
            self.text = self.redos.pop()


def undo_redo_editor(actions):
    ed = Editor()
    for a in actions:
        if a == "<":
            ed.undo()
        elif a == ">":
            ed.redo()
        else:
            ed.type(a)
    return ed.text, len(ed.undos), len(ed.redos)

#> undo_redo_editor(["ab", "cd", "<"])
#> undo_redo_editor(["x", "<", "<", ">"])
#> undo_redo_editor([">", "é"])
#> undo_redo_editor([])
#> undo_redo_editor("abc<<d>")

### memo_decorator_calls
def memo(fn):
    cache = {}

    def wrapped(*key):
        if key not in cache:
            wrapped.misses += 1
            cache[key] = fn(*key)
        return cache[key]

    wrapped.misses = 0
    return wrapped


def memo_decorator_calls(rows, cols):
    @memo
    def paths(r, c):
        if r == 0 or c == 0:
            return 1
        return paths(r - 1, c) + paths(r, c - 1)

    return paths(rows, cols), paths.misses

#> memo_decorator_calls(2, 2)
#> memo_decorator_calls(0, 9)
#> memo_decorator_calls(3, 4)
#> memo_decorator_calls(1, 1)
#> memo_decorator_calls(5, 2)

### windowed_average_stream
from collections import deque


def windows(stream, size):
    buf = deque(maxlen=size)
    for x in stream:
        buf.append(x)
        if len(buf) == size:
            yield tuple(buf)


def windowed_average_stream(values, size, ndigits=1):
    means = (sum(w) / size for w in windows(values, size))
    return [round(m, ndigits) for m in means]

#> windowed_average_stream([4, 8, 15, 16, 23, 42], 3)
#> windowed_average_stream([1.25, 2.5], 2, 3)
#> windowed_average_stream([], 2)
#> windowed_average_stream([7, 7], 5)
#> windowed_average_stream([-1, 1, -1, 1], 1, 0)

### match_command_parser
def parse_command(line):
    match line.split():
        case []:
            return None
        case ["go", ("north" | "south" | "east" | "west") as way]:
            return ("move", way[0])
        case ["take", *things] if things:
            return ("take", sorted(things))
        case ["say", *words]:
            return ("say", " ".join(words))
        case [verb]:
            return ("unknown", verb)
        case [verb, *_]:
            return ("bad args", verb)


def match_command_parser(script):
    return [parse_command(l) for l in script.splitlines()]

#> match_command_parser("go north\ntake lamp axe")
#> match_command_parser("")
#> match_command_parser("go up\n\nsay hi  there")
#> match_command_parser("take\nlook")
#> match_command_parser("say\ndance with me\ngo west now")

### library_loans_report
class LoanError(Exception):
    code = 1


class NoSuchBook(LoanError):
    code = 2


class AlreadyOut(LoanError):
    code = 3


class Library:
    def __init__(self, titles):
        self.shelf = dict.fromkeys(titles)

    def lend(self, title, who):
        if title not in self.shelf:
            raise NoSuchBook(title)
        if self.shelf[title] is not None:
            raise AlreadyOut(f"{title} with {self.shelf[title]}")
        self.shelf[title] = who


def library_loans_report(titles, requests):
    lib = Library(titles)
    log = []
    for title, who in requests:
        try:
            lib.lend(title, who)
        except LoanError as e:
            log.append((e.code, e.args[0]))
        else:
            log.append((0, title))
    return log

#> library_loans_report(["Dune", "Emma"], [("Dune", "Ida"), ("Dune", "Max")])
#> library_loans_report([], [("Ulysses", "Joy")])
#> library_loans_report(["It"], [])
#> library_loans_report(["Emma", "Emma"], [("Emma", "A"), ("emma", "B"), ("Emma", "C")])
#> library_loans_report("AB", [("A", None), ("A", "x")])

### hanoi_moves_generator
def hanoi(n, a="A", b="B", c="C"):
    if n:
        yield from hanoi(n - 1, a, c, b)
        yield a + c
        yield from hanoi(n - 1, b, a, c)


def hanoi_moves_generator(n, limit):
    moves = []
    for count, m in enumerate(hanoi(n), 1):
        moves.append(m)
        if count >= limit:
            break
    else:
        moves.append("end")
    return " ".join(moves)

#> hanoi_moves_generator(2, 10)
#> hanoi_moves_generator(3, 4)
#> hanoi_moves_generator(0, 1)
#> hanoi_moves_generator(1, 1)
#> hanoi_moves_generator(3, 100)

### interval_set_merge
class Interval:
    __slots__ = ("lo", "hi")

    def __init__(self, lo, hi):
        self.lo, self.hi = min(lo, hi), max(lo, hi)

    def __lt__(self, other):
        return (self.lo, self.hi) < (other.lo, other.hi)

    def __and__(self, other):
        return self.lo <= other.hi and other.lo <= self.hi

    def __or__(self, other):
        return Interval(min(self.lo, other.lo), max(self.hi, other.hi))

    def __iter__(self):
        return iter((self.lo, self.hi))


def interval_set_merge(pairs):
    merged = []
    for iv in sorted(Interval(*p) for p in pairs):
        if merged and merged[-1] & iv:
            merged[-1] = merged[-1] | iv
        else:
            merged.append(iv)
    return [tuple(iv) for iv in merged]

#> interval_set_merge([(1, 4), (3, 6), (8, 9)])
#> interval_set_merge([])
#> interval_set_merge([(9, 5), (5, 2)])
#> interval_set_merge([(0, 0), (0, 0), (-3, -1)])
#> interval_set_merge([(1, 10), (2, 3), (11, 12)])

### spreadsheet_cell_eval
def spreadsheet_cell_eval(sheet, cell):
    def value(name, active):
        if name in active:
            raise RecursionError("cycle: " + ">".join(active + [name]))
        raw = sheet.get(name, 0)
        if isinstance(raw, str) and raw.startswith("="):
            return sum(value(ref, active + [name]) for ref in raw[1:].split("+"))
        return raw

    try:
        return value(cell, [])
    except RecursionError as e:
        return str(e)

#> spreadsheet_cell_eval({"A1": 5, "B1": "=A1+A1"}, "B1")
#> spreadsheet_cell_eval({"A1": "=B1", "B1": "=A1"}, "A1")
#> spreadsheet_cell_eval({}, "Z9")
#> spreadsheet_cell_eval({"x": "=y+z", "y": "=z", "z": 2.5}, "x")
#> spreadsheet_cell_eval({"t": "=u", "u": "text"}, "t")

### shape_inheritance_describe
class Shape:
    sides = 0

    def name(self):
        return type(self).__name__.lower()

    def area(self):
        return 0

    def describe(self):
        return f"{self.name()}/{self.sides}:{self.area()}"


class Rectangle(Shape):
    sides = 4

    def __init__(self, w, h):
        self.w, self.h = w, h

    def area(self):
        return self.w * self.h


class Cube(Rectangle):
    def __init__(self, a):
        super().__init__(a, a)

    def area(self):
        return 6 * super().area()


def shape_inheritance_describe(sizes):
    made = []
    for size in sizes:
        if not size:
            made.append(Shape())
        elif len(size) == 1:
            made.append(Cube(*size))
        else:
            made.append(Rectangle(*size))
    return [s.describe() for s in made]

#> shape_inheritance_describe([(2, 5), (3,)])
#> shape_inheritance_describe([()])
#> shape_inheritance_describe([])
#> shape_inheritance_describe([(0.5, 4), (), (1,)])
#> shape_inheritance_describe([(1, 2, 3)])

### bfs_grid_steps
from collections import deque


def neighbours(grid, r, c):
    for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        y, x = r + dr, c + dc
        if 0 <= y < len(grid) and 0 <= x < len(grid[y]) and grid[y][x] != "#":
            yield y, x


def bfs_grid_steps(grid, goal):
    queue = deque([((0, 0), 0)])
    seen = {(0, 0)}
    while queue:
        pos, d = queue.popleft()
        if pos == goal:
            return d
        for nxt in neighbours(grid, *pos):
            if nxt not in seen:
                seen.add(nxt)
                queue.append((nxt, d + 1))
    return -1

#> bfs_grid_steps(["..", ".."], (1, 1))
#> bfs_grid_steps([".#.", ".#.", "..."], (0, 2))
#> bfs_grid_steps([".#", "#."], (1, 1))
#> bfs_grid_steps(["."], (0, 0))
#> bfs_grid_steps([], (3, 3))

### chained_exception_loader
class ConfigError(Exception):
    pass


def read_number(raw):
    try:
        return int(raw["timeout"])
    except KeyError as e:
        raise ConfigError(f"missing {e}") from e
    except (TypeError, ValueError) as e:
        raise ConfigError("not a number") from e


def chained_exception_loader(raw):
    steps = []
    try:
        steps.append("open")
        value = read_number(raw)
    except ConfigError as err:
        steps.append(f"{err} <- {type(err.__cause__).__name__}")
        value = 30
    else:
        steps.append("ok")
    finally:
        steps.append("close")
    return value, steps

#> chained_exception_loader({"timeout": "15"})
#> chained_exception_loader({})
#> chained_exception_loader({"timeout": "soon"})
#> chained_exception_loader({"timeout": None})
#> chained_exception_loader(None)
#> chained_exception_loader({"timeout": -2.9})

### ring_buffer_overwrite_again
class RingBuffer:
    def __init__(self, capacity):
        self.data = [None] * capacity
        self.start = self.size = 0

    def push(self, item):
        end = (self.start + self.size) % len(self.data)
        dropped = self.data[end]
        self.data[end] = item
        if self.size < len(self.data):
            self.size += 1
        else:
            self.start = (self.start + 1) % len(self.data)
        return dropped

    def __iter__(self):
        for k in range(self.size):
            yield self.data[(self.start + k) % len(self.data)]


def ring_buffer_overwrite_again(capacity, items):
    rb = RingBuffer(capacity)
    dropped = [d for d in map(rb.push, items) if d is not None]
    return list(rb), dropped, rb.start

#> ring_buffer_overwrite_again(3, "abcde")
#> ring_buffer_overwrite_again(4, [10, 20])
#> ring_buffer_overwrite_again(1, ["x", "y"])
#> ring_buffer_overwrite_again(2, [])
#> ring_buffer_overwrite_again(0, [1])

### collatz_iterator_protocol
class Collatz:
    def __init__(self, n):
        self.n = n
        self.done = False

    def __iter__(self):
        return self

    def __next__(self):
        if self.done:
            raise StopIteration
        current = self.n
        if current == 1:
            self.done = True
        self.n = current // 2 if current % 2 == 0 else 3 * current + 1
        return current


def collatz_iterator_protocol(n, take):
    it = Collatz(n)
    first = [x for x, _ in zip(it, range(take))]
    return first, sum(1 for _ in it)

#> collatz_iterator_protocol(6, 3)
#> collatz_iterator_protocol(1, 5)
#> collatz_iterator_protocol(16, 0)
#> collatz_iterator_protocol(7, 20)
#> collatz_iterator_protocol(2, 2)

### curry_add_closures
def curry(fn, arity):
    def collect(*args):
        if len(args) >= arity:
            return fn(*args)
        return lambda *more: collect(*args, *more)
    return collect


def curry_add_closures(groups):
    f = curry(lambda a, b, c: f"{a}-{b}-{c}", 3)
    for g in groups:
        f = f(*g)
        if isinstance(f, str):
            break
    return f if isinstance(f, str) else "waiting"

#> curry_add_closures([(1,), (2,), (3,)])
#> curry_add_closures([(1, 2)])
#> curry_add_closures([("a", "b", "c"), ("d",)])
#> curry_add_closures([])
#> curry_add_closures([(0,), (), (1, 2, 3)])

### plugin_registry_dispatch
class Registry:
    def __init__(self):
        self.handlers = {}

    def register(self, *names):
        def deco(fn):
            for n in names:
                self.handlers[n] = fn
            return fn
        return deco

    def run(self, name, arg):
        handler = self.handlers.get(name)
        return handler(arg) if handler else f"?{name}"


def plugin_registry_dispatch(calls):
    reg = Registry()

    @reg.register("double", "x2")
    def double(v):
        return v * 2

    @reg.register("neg")
    def negate(v):
        return -v

    return [reg.run(n, v) for n, v in calls], sorted(reg.handlers)

#> plugin_registry_dispatch([("x2", 8), ("neg", 3)])
#> plugin_registry_dispatch([])
#> plugin_registry_dispatch([("double", "ab"), ("half", 1)])
#> plugin_registry_dispatch([("neg", 0), ("neg", -2.5)])
#> plugin_registry_dispatch([("neg", "text")])

### build_html_tree
def tag(name, *children, **attrs):
    attr_text = "".join(f' {k.rstrip("_")}="{v}"' for k, v in attrs.items())
    if not children:
        return f"<{name}{attr_text}/>"
    return f"<{name}{attr_text}>{''.join(children)}</{name}>"


def build_html_tree(node):
    if isinstance(node, str):
        return node
    name, attrs, *kids = node
    return tag(name, *map(build_html_tree, kids), **attrs)

#> build_html_tree(("p", {}, "hi"))
#> build_html_tree(("br", {}))
#> build_html_tree(("div", {"class_": "box"}, ("b", {}, "x"), " & y"))
#> build_html_tree("plain")
#> build_html_tree(("img", {"src": "a.png", "width": 10}))

### rate_limiter_window
from collections import defaultdict, deque


class RateLimiter:
    def __init__(self, limit, window):
        self.limit, self.window = limit, window
        self.hits = defaultdict(deque)

    def _expire(self, user, now):
        q = self.hits[user]
        while q and q[0] <= now - self.window:
            q.popleft()
        return q

    def allow(self, user, now):
        q = self._expire(user, now)
        if len(q) >= self.limit:
            return False
        q.append(now)
        return True


def rate_limiter_window(limit, window, requests):
    rl = RateLimiter(limit, window)
    return [rl.allow(*r) for r in requests]

#> rate_limiter_window(2, 10, [("amy", 0), ("amy", 1), ("amy", 5), ("amy", 11)])
#> rate_limiter_window(1, 3, [("a", 0), ("b", 0), ("a", 2), ("a", 3)])
#> rate_limiter_window(0, 5, [("x", 1)])
#> rate_limiter_window(3, 1, [])
#> rate_limiter_window(1, 0, [("k", 7), ("k", 7)])

### string_compress_expand
def compress(s):
    if not s:
        return ""
    run = 1
    while run < len(s) and s[run] == s[0]:
        run += 1
    return (s[0] if run == 1 else f"{run}{s[0]}") + compress(s[run:])


def expand(s):
    out, count = "", ""
    for ch in s:
        if ch.isdigit():
            count += ch
        else:
            out += ch * int(count or 1)
            count = ""
    return out


def string_compress_expand(s):
    packed = compress(s)
    return packed, expand(packed) == s

#> string_compress_expand("aaabcc")
#> string_compress_expand("")
#> string_compress_expand("zzzzzzzzzzzz")
#> string_compress_expand("a1b22")
#> string_compress_expand("  --  ")

### polynomial_call_eval
class Poly:
    def __init__(self, *coefs):
        self.coefs = list(coefs)
        while self.coefs and self.coefs[-1] == 0:
            self.coefs.pop()

    def __call__(self, x):
        total = 0
        for c in reversed(self.coefs):
            total = total * x + c
        return total

    def derivative(self):
        return Poly(*(i * c for i, c in enumerate(self.coefs) if i))

    def __bool__(self):
        return bool(self.coefs)


def polynomial_call_eval(coefs, x):
    p = Poly(*coefs)
    values = []
    while p:
        values.append(p(x))
        p = p.derivative()
    return values

#> polynomial_call_eval([1, 2, 3], 2)
#> polynomial_call_eval([0, 0], 9)
#> polynomial_call_eval([], 1)
#> polynomial_call_eval([5, 0, -1, 0], 3)
#> polynomial_call_eval([0.5, 1], -4)

### diff_nested_dicts
def diff_nested_dicts(old, new, path=""):
    """List the changes between two configs, one line for each."""
    changes = []
    for key in sorted(old.keys() | new.keys()):
        here = f"{path}/{key}"
        if key not in new:
            changes.append(f"- {here}")
        elif key not in old:
            changes.append(f"+ {here}")
        elif isinstance(old[key], dict) and isinstance(new[key], dict):
            changes += diff_nested_dicts(old[key], new[key], here)
        elif old[key] != new[key]:
            changes.append(f"~ {here}: {old[key]!r} -> {new[key]!r}")
    return changes

#> diff_nested_dicts({"port": 80}, {"port": 8080, "tls": True})
#> diff_nested_dicts({"a": {"b": 1, "c": 2}}, {"a": {"b": 1}})
#> diff_nested_dicts({}, {})
#> diff_nested_dicts({"x": {"y": {}}}, {"x": {"y": "n"}}, "cfg")
#> diff_nested_dicts({"n": None}, {"n": None})

### round_robin_generators
def cycle_letters(word):
    for ch in word:
        yield ch


def round_robin(*gens):
    active = list(gens)
    while active:
        g = active.pop(0)
        try:
            yield next(g)
        except StopIteration:
            continue
        active.append(g)


def round_robin_generators(*words, upper=False):
    text = "".join(round_robin(*map(cycle_letters, words)))
    return text.upper() if upper else text

#> round_robin_generators("abc", "12")
#> round_robin_generators()
#> round_robin_generators("", "xyz", "", upper=True)
#> round_robin_generators("mno")
#> round_robin_generators("ace", "bdf", "--")

### robot_command_interpreter
HEADINGS = "NESW"
DELTA = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


class Robot:
    def __init__(self, x, y, heading):
        self.x, self.y, self.heading = x, y, heading

    def turn(self, by):
        self.heading = HEADINGS[(HEADINGS.index(self.heading) + by) % 4]

    def forward(self, n):
        dx, dy = DELTA[self.heading]
        self.x += dx * n
        self.y += dy * n

    def run(self, program):
        for ch in program:
            if ch == "L":
                self.turn(-1)
            elif ch == "R":
                self.turn(1)
            else:
                self.forward(int(ch))


def robot_command_interpreter(program, heading="N"):
    r = Robot(0, 0, heading)
    r.run(program)
    return f"{r.x},{r.y}{r.heading}"

#> robot_command_interpreter("2R3")
#> robot_command_interpreter("")
#> robot_command_interpreter("LL4L1", "E")
#> robot_command_interpreter("1R1R1R1R")
#> robot_command_interpreter("9x", "S")

### accumulate_ledger_lines
from itertools import accumulate


def parse_entry(line):
    label, _, amount = line.rpartition(" ")
    return label or "misc", int(amount)


def running(entries):
    return list(accumulate(a for _, a in entries))


def accumulate_ledger_lines(lines):
    entries = [parse_entry(l) for l in lines]
    balances = running(entries)
    low = min(balances, default=None)
    return [f"{lab:<6}|{b:>5}" for (lab, _), b in zip(entries, balances)], low

#> accumulate_ledger_lines(["rent -50", "pay 120"])
#> accumulate_ledger_lines([])
#> accumulate_ledger_lines(["7", "bus fare -9"])
#> accumulate_ledger_lines(["gift ten"])
#> accumulate_ledger_lines(["a 1000", "b 1000", "c -2500"])

### char_frequency_top
from collections import Counter


def normalise(s, ignore):
    return [c for c in s.casefold() if c not in ignore]


def ranked(counter):
    return sorted(counter.items(), key=lambda kv: (-kv[1], kv[0]))


def char_frequency_top(s, n=2, ignore=" "):
    top = ranked(Counter(normalise(s, ignore)))[:n]
    return "".join(f"{c}{k}" for c, k in top)

#> char_frequency_top("Mississippi")
#> char_frequency_top("", 3)
#> char_frequency_top("To be, or not to be", 3, " ,")
#> char_frequency_top("ßS s")
#> char_frequency_top("aabbcc", 10)

### nested_try_finally_order
def risky(kind):
    if kind == "value":
        raise ValueError("v")
    if kind == "key":
        raise KeyError("k")
    return kind


def middle(kind, trace):
    try:
        trace.append("in")
        return risky(kind)
    except ValueError:
        trace.append("fixed")
        return "default"
    finally:
        trace.append("out")


def nested_try_finally_order(kinds):
    trace, results = [], []
    for k in kinds:
        try:
            results.append(middle(k, trace))
        except KeyError as e:
            results.append(e.args)
    return results, trace

#> nested_try_finally_order(["ok"])
#> nested_try_finally_order(["value", "key"])
#> nested_try_finally_order([])
#> nested_try_finally_order([None, "key", "x"])
#> nested_try_finally_order(("value",))

### multi_stage_text_filter
def lines_of(text):
    yield from (ln.strip() for ln in text.split("\n"))


def drop_comments(lines, mark):
    for ln in lines:
        head, _, _ = ln.partition(mark)
        if head.strip():
            yield head.rstrip()


def number(lines, start=1):
    return (f"{i}:{ln}" for i, ln in enumerate(lines, start))


def multi_stage_text_filter(text, mark="#"):
    return list(number(drop_comments(lines_of(text), mark)))

#> multi_stage_text_filter("a = 1 # one\n# skip\nb = 2")
#> multi_stage_text_filter("")
#> multi_stage_text_filter("SELECT 1 -- x\n  -- y\n", mark="--")
#> multi_stage_text_filter("  spaced  \n\n\tend")
#> multi_stage_text_filter("#", "#")

### tic_tac_toe_game
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(board):
    for a, b, c in LINES:
        if board[a] != "." and board[a] == board[b] == board[c]:
            return board[a]
    return None


def tic_tac_toe_game(moves):
    board = ["."] * 9
    turn = "X"
    for m in moves:
        if board[m] != ".":
            return f"{turn} cheats"
        board[m] = turn
        if winner(board):
            return f"{turn} wins {''.join(board)}"
        turn = "O" if turn == "X" else "X"
    return "".join(board)

#> tic_tac_toe_game([0, 3, 1, 4, 2])
#> tic_tac_toe_game([])
#> tic_tac_toe_game([4, 4])
#> tic_tac_toe_game([8, 2, 0, 4, 1, 6])
#> tic_tac_toe_game([5, 9])

### simple_template_render
import re


class MissingVar(LookupError):
    pass


def lookup(scope, dotted):
    for part in dotted.split("."):
        try:
            scope = scope[part]
        except (KeyError, TypeError):
            raise MissingVar(dotted)
    return scope


def simple_template_render(template, scope, default=None):
    def fill(m):
        try:
            return str(lookup(scope, m.group(1)))
        except MissingVar:
            if default is None:
                raise
            return default

    return re.sub(r"\{([\w.]+)\}", fill, template)

#> simple_template_render("Dear {name},", {"name": "Ola"})
#> simple_template_render("{user.id}/{user.tag}", {"user": {"id": 7}}, default="?")
#> simple_template_render("{x}", {})
#> simple_template_render("no vars {}", {})
#> simple_template_render("{a.b.c}", {"a": {"b": {"c": [1, 2]}}})

### sparse_vector_dot_again
class Sparse(dict):
    def __missing__(self, key):
        return 0

    def dot(self, other):
        return sum(v * other[k] for k, v in self.items())

    @classmethod
    def from_dense(cls, xs):
        return cls((i, x) for i, x in enumerate(xs) if x)


def sparse_vector_dot_again(xs, ys):
    a, b = Sparse.from_dense(xs), Sparse.from_dense(ys)
    return a.dot(b), len(a), dict(b)

#> sparse_vector_dot_again([0, 3, 0, 2], [1, 4, 0, 0])
#> sparse_vector_dot_again([], [])
#> sparse_vector_dot_again([0, 0], [5, 5])
#> sparse_vector_dot_again([1.5, -2], [2, 2, 2])
#> sparse_vector_dot_again([7], [7, 0, 0])

### quick_select_partition
def split(xs, pivot):
    lo = [x for x in xs if x < pivot]
    eq = [x for x in xs if x == pivot]
    hi = [x for x in xs if x > pivot]
    return lo, eq, hi


def quick_select_partition(xs, k):
    lo, eq, hi = split(xs, xs[len(xs) // 2])
    if k < len(lo):
        return quick_select_partition(lo, k)
    if k < len(lo) + len(eq):
        return eq[0]
    return quick_select_partition(hi, k - len(lo) - len(eq))

#> quick_select_partition([9, 1, 8, 2], 0)
#> quick_select_partition([4, 4, 4], 2)
#> quick_select_partition("radish", 5)
#> quick_select_partition([3, -7, 10, 55, 0, 3], 3)
#> quick_select_partition([1], 1)

### contextmanager_indent_log
from contextlib import contextmanager


class Writer:
    def __init__(self):
        self.lines, self.level = [], 0

    def write(self, text):
        self.lines.append("." * self.level + text)

    @contextmanager
    def block(self, title):
        self.write(title)
        self.level += 2
        try:
            yield self
        finally:
            self.level -= 2


def dump(w, node):
    for key, val in node.items():
        if isinstance(val, dict):
            with w.block(key + ":"):
                dump(w, val)
        else:
            w.write(f"{key}={val}")


def contextmanager_indent_log(tree):
    w = Writer()
    dump(w, tree)
    return w.lines

#> contextmanager_indent_log({"name": "pc", "disk": {"size": 512, "raid": {"on": False}}})
#> contextmanager_indent_log({})
#> contextmanager_indent_log({"empty": {}, "z": None})
#> contextmanager_indent_log({"k": [1, 2]})
#> contextmanager_indent_log({"lvl1": {"lvl2": {"lvl3": "x"}}, "end": ""})

### binary_heap_by_hand
class MinHeap:
    def __init__(self):
        self.a = []

    def push(self, x):
        self.a.append(x)
        i = len(self.a) - 1
        while i and self.a[(i - 1) // 2] > self.a[i]:
            p = (i - 1) // 2
            self.a[p], self.a[i] = self.a[i], self.a[p]
            i = p

    def pop(self):
        top, last = self.a[0], self.a.pop()
        if self.a:
            self.a[0] = last
            self._sink(0)
        return top

    def _sink(self, i):
        n = len(self.a)
        while (c := 2 * i + 1) < n:
            if c + 1 < n and self.a[c + 1] < self.a[c]:
                c += 1
            if self.a[i] <= self.a[c]:
                break
            self.a[i], self.a[c] = self.a[c], self.a[i]
            i = c


def binary_heap_by_hand(items, pops):
    h = MinHeap()
    for it in items:
        h.push(it)
    return [h.pop() for _ in range(pops)], h.a

#> binary_heap_by_hand([5, 3, 8, 1], 2)
#> binary_heap_by_hand([], 0)
#> binary_heap_by_hand([2], 1)
#> binary_heap_by_hand([7, 6, 5, 4, 3, 2, 1], 3)
#> binary_heap_by_hand(["b", "a"], 3)
