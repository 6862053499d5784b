### grocery_discount_composite
class Component:
    def price(self):
        return 0

    def __add__(self, other):
        return Bundle(self, other)


class Single(Component):
    def __init__(self, cents):
        self.cents = cents

    def price(self):
        return self.cents


class Bundle(Component):
    def __init__(self, *parts):
        self.parts = parts

    def price(self):
        raw = sum(p.price() for p in self.parts)
        return raw - raw // 10 if len(self.parts) > 1 else raw


def from_nested(spec):
    if isinstance(spec, int):
        return Single(spec)
    return Bundle(*(from_nested(s) for s in spec))


def grocery_discount_composite(spec, extra):
    cart = from_nested(spec)
    return cart.price(), (cart + Single(extra)).price(), Component().price()

#> grocery_discount_composite([100, [200, 300]], 50)
#> grocery_discount_composite(99, 1)
#> grocery_discount_composite([], 10)
#> grocery_discount_composite([[10], [[20]]], 0)
#> grocery_discount_composite([1, 1, 1], -3)

### rename_keys_recursive_style
import re


def snake(name):
    return re.sub(r"(?<!^)([A-Z])", r"_\1", name).lower()


def camel(name):
    head, *rest = name.split("_")
    return head + "".join(map(str.title, rest))


def convert(obj, fn):
    if isinstance(obj, dict):
        return {fn(k): convert(v, fn) for k, v in obj.items()}
    if isinstance(obj, list):
        return [convert(o, fn) for o in obj]
    return obj


def rename_keys_recursive_style(obj, style):
    fn = {"snake": snake, "camel": camel}[style]
    once = convert(obj, fn)
    return once, convert(once, fn) == once

#> rename_keys_recursive_style({"userId": 1, "homeAddr": [{"zipCode": "X1"}]}, "snake")
#> rename_keys_recursive_style({"user_id": {"last_log_in": None}}, "camel")
#> rename_keys_recursive_style([], "snake")
#> rename_keys_recursive_style({"HTTPServer": 1, "a": 2}, "snake")
#> rename_keys_recursive_style({"x": 1}, "kebab")

### digit_dp_count_without
from functools import cache


def digit_dp_count_without(limit, banned):
    digits = list(map(int, str(limit)))

    @cache
    def go(i, tight):
        if i == len(digits):
            return 1
        top = digits[i] if tight else 9
        return sum(go(i + 1, tight and d == top) for d in range(top + 1) if d != banned)

    return go(0, True), go.cache_info().misses

#> digit_dp_count_without(100, 4)
#> digit_dp_count_without(9, 0)
#> digit_dp_count_without(0, 7)
#> digit_dp_count_without(4999, 4)
#> digit_dp_count_without(314159, 1)

### vector_text_protocol_iter
class Vec:
    def __init__(self, *c):
        self.c = c

    def __iter__(self):
        return iter(self.c)

    def __getitem__(self, key):
        if isinstance(key, str):
            return tuple(self.c["xyz".index(k)] for k in key)
        return self.c[key]

    def __abs__(self):
        return sum(v * v for v in self) ** 0.5

    def __invert__(self):
        return Vec(*reversed(self.c))


def vector_text_protocol_iter(coords, swizzle):
    v = Vec(*coords)
    first, *rest = v
    return v[swizzle], abs(v), list(~v), (first, rest, v[-1])

#> vector_text_protocol_iter([3, 4, 0], "zyx")
#> vector_text_protocol_iter([1], "xxx")
#> vector_text_protocol_iter([6, 8], "")
#> vector_text_protocol_iter([0, 0, 0], "yz")
#> vector_text_protocol_iter([1, 2], "w")

### sum_expression_with_units
import re
from collections import defaultdict


class UnitMix(Exception):
    pass


def terms(text):
    for sign, num, unit in re.findall(r"([+-]?)\s*(\d+(?:\.\d+)?)\s*([a-z]+)", text):
        yield float(num) * (-1 if sign == "-" else 1), unit


def totals(text):
    out = defaultdict(float)
    for value, unit in terms(text):
        out[unit] += value
    return out


def sum_expression_with_units(text, strict=False):
    t = totals(text)
    if strict and len(t) > 1:
        raise UnitMix("/".join(sorted(t)))
    return " ".join(f"{v:+g}{u}" for u, v in t.items())

#> sum_expression_with_units("3 kg + 2.5kg - 1 kg")
#> sum_expression_with_units("2h - 30min + 1h")
#> sum_expression_with_units("")
#> sum_expression_with_units("1 m + 1 s", strict=True)
#> sum_expression_with_units("-5 px", True)

### mutable_iterator_skip_control
class Skipper:
    def __init__(self, items):
        self.items, self.i = items, -1

    def __iter__(self):
        return self

    def __next__(self):
        self.i += 1
        if self.i >= len(self.items):
            raise StopIteration
        return self.items[self.i]

    def skip(self, n):
        self.i += n

    def back(self):
        self.i -= 1
        self.items.pop(self.i)
        self.i -= 1


def mutable_iterator_skip_control(items):
    it = Skipper(list(items))
    out = []
    for x in it:
        if x == "skip":
            it.skip(1)
        elif x == "undo":
            it.back()
            out.pop()
        else:
            out.append(x)
    return out, it.items

#> mutable_iterator_skip_control(["a", "skip", "b", "c"])
#> mutable_iterator_skip_control([])
#> mutable_iterator_skip_control(["skip"])
#> mutable_iterator_skip_control([1, 2, 3, "skip", "skip", 4])
#> mutable_iterator_skip_control(["p", "q", "r"])
#> mutable_iterator_skip_control(["undo"])

### lisp_scope_closures_eval
class Fn:
    def __init__(self, params, body, env):
        self.params, self.body, self.env = params, body, env

    def call(self, args):
        return evaluate(self.body, {**self.env, **dict(zip(self.params, args))})


def evaluate(x, env):
    match x:
        case str():
            return env[x]
        case ["fn", params, body]:
            return Fn(params, body, env)
        case ["let", name, value, body]:
            return evaluate(body, {**env, name: evaluate(value, env)})
        case ["+", *args]:
            return sum(evaluate(a, env) for a in args)
        case [f, *args]:
            return evaluate(f, env).call([evaluate(a, env) for a in args])
        case _:
            return x


def lisp_scope_closures_eval(prog, **env):
    result = evaluate(prog, env)
    return f"<fn {' '.join(result.params)}>" if isinstance(result, Fn) else result

#> lisp_scope_closures_eval(["let", "add", ["fn", ["a", "b"], ["+", "a", "b"]], ["add", 2, 3]])
#> lisp_scope_closures_eval([["fn", ["x"], ["fn", ["y"], ["+", "x", "y"]]], 1])
#> lisp_scope_closures_eval("n", n=9)
#> lisp_scope_closures_eval(["+"])
#> lisp_scope_closures_eval(["let", "f", ["fn", ["x"], ["+", "x", "k"]], ["let", "k", 100, ["f", 1]]], k=5)
#> lisp_scope_closures_eval(["g", 1])

### rotor_cipher_machine
class Rotor:
    def __init__(self, shift, notch):
        self.shift, self.notch, self.turns = shift, notch, 0

    def step(self):
        self.shift += 1
        self.turns += 1
        return self.turns % self.notch == 0

    def encode(self, i):
        return (i + self.shift) % 26


def press(rotors, ch):
    i = ord(ch) - 97
    for r in rotors:
        i = r.encode(i)
    for r in rotors:
        if not r.step():
            break
    return chr(i + 97)


def rotor_cipher_machine(text, *specs):
    rotors = [Rotor(*s) for s in specs]
    out = "".join(press(rotors, c) if c.islower() and c.isascii() else c for c in text)
    return out, [r.turns for r in rotors]

#> rotor_cipher_machine("aaaa", (0, 2), (0, 5))
#> rotor_cipher_machine("Hi you", (3, 1), (1, 1))
#> rotor_cipher_machine("", (1, 1))
#> rotor_cipher_machine("plain")
#> rotor_cipher_machine("zebra", (25, 3))

### find_dependencies_imports
import re


def imports(source):
    for line in source.split("\n"):
        if m := re.match(r"import (.+)", line):
            yield from (n.strip().split(" as ")[0] for n in m[1].split(","))
        elif m := re.match(r"from (\.*[\w.]*) import", line):
            yield m[1] or "."


def closure(modules, name, seen):
    if name in seen or name not in modules:
        return seen
    seen.append(name)
    for dep in imports(modules[name]):
        closure(modules, dep, seen)
    return seen


def find_dependencies_imports(modules, start):
    return closure(modules, start, []), [d for d in imports(modules.get(start, "")) if d not in modules]

#> find_dependencies_imports({"app": "import db, os\nfrom ui import x", "db": "import log", "ui": "", "log": "import app"}, "app")
#> find_dependencies_imports({"a": "x = 1\nimport b as c"}, "a")
#> find_dependencies_imports({}, "main")
#> find_dependencies_imports({"p": "from .q import r\nfrom . import s"}, "p")
#> find_dependencies_imports({"m": "import m"}, "m")

### decimal_to_mixed_radix_clock
class MixedRadix:
    def __init__(self, *units):
        self.units = units

    def split(self, n):
        out = []
        for name, size in reversed(self.units):
            n, r = divmod(n, size) if size else (0, n)
            out.append((r, name))
        return out[::-1]

    def join(self, values):
        n = 0
        for (name, size), v in zip(self.units, values):
            n = n * (size or 1) + v
        return n


def decimal_to_mixed_radix_clock(seconds):
    clock = MixedRadix(("d", None), ("h", 24), ("m", 60), ("s", 60))
    parts = clock.split(seconds)
    text = " ".join(f"{v}{u}" for v, u in parts if v)
    return text or "0s", clock.join([v for v, _ in parts]) == seconds

#> decimal_to_mixed_radix_clock(90061)
#> decimal_to_mixed_radix_clock(0)
#> decimal_to_mixed_radix_clock(3600)
#> decimal_to_mixed_radix_clock(-1)
#> decimal_to_mixed_radix_clock(59.5)

### bridge_torch_crossing
def best(left):
    if len(left) <= 2:
        return max(left, default=0)
    a, b, *_, y, z = left if len(left) > 3 else (*left[:2], *left[1:])
    if len(left) == 3:
        return a + b + z
    return min(a + 2 * b + z, 2 * a + y + z) + best(left[:-2])


def bridge_torch_crossing(times):
    ordered = sorted(times)
    total = best(ordered)
    return total, total <= sum(ordered)

#> bridge_torch_crossing([1, 2, 5, 10])
#> bridge_torch_crossing([])
#> bridge_torch_crossing([7])
#> bridge_torch_crossing([3, 1, 6])
#> bridge_torch_crossing([4, 4, 4, 4, 4, 4])

### typed_stack_generic_checks
from typing import Generic, TypeVar

T = TypeVar("T")


class TypedStack(Generic[T]):
    def __init__(self, kind: type) -> None:
        self.kind, self._data = kind, []

    def push(self, item: T) -> "TypedStack[T]":
        if type(item) is not self.kind:
            raise TypeError(f"{item!r} is not {self.kind.__name__}")
        self._data.append(item)
        return self

    def drain(self) -> list[T]:
        out = []
        while self._data:
            out.append(self._data.pop())
        return out


def typed_stack_generic_checks(kind: str, items: list) -> tuple:
    stack = TypedStack({"int": int, "str": str}[kind])
    rejected = []
    for it in items:
        try:
            stack.push(it)
        except TypeError as e:
            rejected.append(str(e))
    return stack.drain(), rejected

#> typed_stack_generic_checks("int", [1, "a", 2, True])
#> typed_stack_generic_checks("str", ["x", b"y", ""])
#> typed_stack_generic_checks("int", [])
#> typed_stack_generic_checks("float", [1.0])
#> typed_stack_generic_checks("str", [None])

### delivery_route_nearest
def dist(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def nearest(here, places):
    return min(places, key=lambda name: (dist(here, places[name]), name))


def visit_order(start, places):
    here, left = start, dict(places)
    while left:
        name = nearest(here, left)
        step = dist(here, left[name])
        here = left.pop(name)
        yield name, step
    yield "home", dist(here, start)


def delivery_route_nearest(places, start=(0, 0)):
    stops = list(visit_order(start, places))
    return ">".join(n for n, _ in stops), sum(d for _, d in stops)

#> delivery_route_nearest({"A": (5, 5), "B": (1, 1), "C": (2, -1)})
#> delivery_route_nearest({})
#> delivery_route_nearest({"x": (1, 0), "y": (0, 1)}, start=(0, 0))
#> delivery_route_nearest({"far": (-10, 0)}, (10, 0))
#> delivery_route_nearest({"p": (0, 0), "q": (0, 0)})

### dice_expression_expected
import re
from itertools import product
from collections import Counter


def parse(expr):
    for sign, n, sides, flat in re.findall(r"([+-]?)(?:(\d*)d(\d+)|(\d+))", expr):
        k = -1 if sign == "-" else 1
        if sides:
            for _ in range(int(n or 1)):
                yield [k * f for f in range(1, int(sides) + 1)]
        else:
            yield [k * int(flat)]


def distribution(expr):
    return Counter(sum(roll) for roll in product(*parse(expr.replace(" ", ""))))


def dice_expression_expected(expr):
    d = distribution(expr)
    ways = sum(d.values())
    return sum(v * n for v, n in d.items()) / ways, min(d), max(d), d.most_common(1)[0][1]

#> dice_expression_expected("2d4 + 1")
#> dice_expression_expected("d6")
#> dice_expression_expected("")
#> dice_expression_expected("d4-d4")
#> dice_expression_expected("3d2 - 5")

### animal_guess_tree_learning
class Question:
    def __init__(self, text, yes, no):
        self.text, self.yes, self.no = text, yes, no


def ask(node, answers):
    asked = 0
    while isinstance(node, Question):
        node = node.yes if answers.get(node.text) else node.no
        asked += 1
    return node, asked


def learn(node, wrong, question, right):
    if isinstance(node, Question):
        node.yes = learn(node.yes, wrong, question, right)
        node.no = learn(node.no, wrong, question, right)
        return node
    return Question(question, right, wrong) if node == wrong else node


def animal_guess_tree_learning(lessons, answers):
    tree = Question("flies", "bird", "dog")
    for lesson in lessons:
        tree = learn(tree, *lesson)
    return ask(tree, answers)

#> animal_guess_tree_learning([("dog", "purrs", "cat")], {"purrs": True})
#> animal_guess_tree_learning([], {"flies": 1})
#> animal_guess_tree_learning([("bird", "stings", "bee"), ("bee", "big", "hornet")], {"flies": True, "stings": True, "big": True})
#> animal_guess_tree_learning([("cow", "moos", "ox")], {})
#> animal_guess_tree_learning([("dog", "swims", "eel"), ("dog", "barks", "fox")], {"barks": False})

### incremental_parser_feed
class LineFeeder:
    def __init__(self):
        self.buf, self.lines = "", []

    def feed(self, data):
        self.buf += data
        while "\n" in self.buf:
            line, self.buf = self.buf.split("\n", 1)
            self.on_line(line)

    def on_line(self, line):
        self.lines.append(line)


class Headers(LineFeeder):
    def __init__(self):
        super().__init__()
        self.headers, self.done = {}, False

    def on_line(self, line):
        if self.done:
            super().on_line(line)
        elif line:
            k, _, v = line.partition(":")
            self.headers[k.lower()] = v.strip()
        else:
            self.done = True


def incremental_parser_feed(chunks):
    p = Headers()
    for c in chunks:
        p.feed(c)
    return p.headers, p.lines, p.buf

#> incremental_parser_feed(["Host: x\nAcc", "ept: *\n\nbody", " text\nrest"])
#> incremental_parser_feed([])
#> incremental_parser_feed(["\n", "a\n", "b"])
#> incremental_parser_feed(["NoColon\n"])
#> incremental_parser_feed(["K: 1\nk: 2\n\n\n"])

### compound_key_sort_natural
import re
from functools import total_ordering


@total_ordering
class Chunk:
    def __init__(self, text):
        self.text = text

    def __eq__(self, other):
        return self.text == other.text

    def __lt__(self, other):
        a, b = self.text, other.text
        if a.isdigit() and b.isdigit():
            return (int(a), a) < (int(b), b)
        if a.isdigit() != b.isdigit():
            return a.isdigit()
        return a.lower() < b.lower()


def natural(name):
    return [Chunk(c) for c in re.findall(r"\d+|\D+", name)]


def compound_key_sort_natural(names, reverse=False):
    return sorted(names, key=natural, reverse=reverse)

#> compound_key_sort_natural(["img12", "img2", "IMG1"])
#> compound_key_sort_natural(["v10.2", "v9.10", "v9.9"], reverse=True)
#> compound_key_sort_natural([])
#> compound_key_sort_natural(["b1", "1b", "a", "10"])
#> compound_key_sort_natural(["x01", "x1", ""])

### mood_tracker_streaks
from itertools import groupby
from typing import NamedTuple


class Streak(NamedTuple):
    mood: str
    start: int
    days: int


def streaks(moods):
    day = 0
    for mood, run in groupby(moods):
        n = len(list(run))
        yield Streak(mood, day, n)
        day += n


def mood_tracker_streaks(moods, mood=None):
    found = [s for s in streaks(moods) if mood in (None, s.mood)]
    return max(found, key=lambda s: s.days, default=None), len(found)

#> mood_tracker_streaks("hhsshhhm")
#> mood_tracker_streaks("hhsshhhm", "s")
#> mood_tracker_streaks([])
#> mood_tracker_streaks(["ok", "ok", "meh"], mood="sad")
#> mood_tracker_streaks("abab")

### log_rotate_sizes
class Rotator:
    def __init__(self, limit, keep):
        self.limit, self.files = limit, [[]]
        self.keep, self.deleted = keep, 0

    def write(self, line):
        if len(line) > self.limit:
            raise ValueError(f"line of {len(line)}")
        if sum(map(len, self.files[0])) + len(line) > self.limit:
            self.rotate()
        self.files[0].append(line)

    def rotate(self):
        self.files.insert(0, [])
        if len(self.files) > self.keep:
            self.files.pop()
            self.deleted += 1


def log_rotate_sizes(lines, limit=10, keep=2):
    r, skipped = Rotator(limit, keep), []
    for l in lines:
        try:
            r.write(l)
        except ValueError as e:
            skipped.append(str(e))
    return r.files, r.deleted, skipped

#> log_rotate_sizes(["aaaa", "bbbb", "cccc"])
#> log_rotate_sizes(["12345", "12345", "12345", "12345", "1"], limit=5)
#> log_rotate_sizes([])
#> log_rotate_sizes(["much too long line", "ok"])
#> log_rotate_sizes(["x", "y", "z"], 1, keep=1)
