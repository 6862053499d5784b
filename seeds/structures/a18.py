### fuel_trip_planner_stops
class Car:
    def __init__(self, tank, per_100):
        self.tank, self.per_100 = tank, per_100
        self.fuel = tank

    def range(self):
        return self.fuel * 100 // self.per_100

    def drive(self, km):
        if km > self.range():
            return False
        self.fuel -= km * self.per_100 / 100
        return True

    def fill(self):
        added, self.fuel = self.tank - self.fuel, self.tank
        return added


def fuel_trip_planner_stops(tank, per_100, legs):
    car, bought = Car(tank, per_100), []
    for i, km in enumerate(legs):
        if not car.drive(km):
            bought.append(round(car.fill(), 1))
            if not car.drive(km):
                return f"leg {i} too long"
    return bought, round(car.fuel, 1)

#> fuel_trip_planner_stops(50, 8, [300, 300, 200])
#> fuel_trip_planner_stops(10, 10, [150])
#> fuel_trip_planner_stops(40, 5, [])
#> fuel_trip_planner_stops(20, 10, [100, 100, 200])
#> fuel_trip_planner_stops(5, 0, [1])

### sorted_insert_recursive_list
def insert(x, xs):
    if not xs or x <= xs[0]:
        return [x, *xs]
    return [xs[0], *insert(x, xs[1:])]


def isort(xs):
    return insert(xs[0], isort(xs[1:])) if xs else []


def sorted_insert_recursive_list(xs, extra):
    ordered = isort(xs)
    return ordered, insert(extra, ordered), insert(extra, xs)

#> sorted_insert_recursive_list([3, 1, 2], 2)
#> sorted_insert_recursive_list([], 9)
#> sorted_insert_recursive_list([5, 5], 0)
#> sorted_insert_recursive_list(["b", "a"], "aa")
#> sorted_insert_recursive_list([10, 4, 8], 11)

### zoo_sounds_namedtuple_dispatch
from typing import NamedTuple


class Animal(NamedTuple):
    kind: str
    name: str = "?"
    legs: int = 4

    def speak(self):
        return SOUNDS.get(self.kind, lambda a: f"{a.name} is silent")(self)


SOUNDS = {
    "cow": lambda a: "moo" * a.legs,
    "duck": lambda a: f"{a.name} quacks",
}


def zoo_sounds_namedtuple_dispatch(rows):
    zoo = [Animal(*r) for r in rows]
    return [a.speak() for a in zoo], sum(a.legs for a in zoo), zoo[-1:] == [("duck", "?", 4)]

#> zoo_sounds_namedtuple_dispatch([("cow", "Ida", 3), ("duck",)])
#> zoo_sounds_namedtuple_dispatch([])
#> zoo_sounds_namedtuple_dispatch([("eel", "Zip", 0)])
#> zoo_sounds_namedtuple_dispatch([("duck", "Donald", 2), ("cow",)])
#> zoo_sounds_namedtuple_dispatch([("duck", "x", "two")])

### text_compress_dictionary_lzw
def compress(text):
    table = {chr(i): i for i in range(97, 100)}
    nxt, cur, out = 256, "", []
    for ch in text:
        if cur + ch in table:
            cur += ch
        else:
            out.append(table[cur])
            table[cur + ch] = nxt
            nxt += 1
            cur = ch
    return out + [table[cur]] if cur else out


def expand(codes):
    table = {i: chr(i) for i in range(97, 100)}
    prev, out = "", ""
    for c in codes:
        entry = table.get(c, prev + prev[:1])
        out += entry
        if prev:
            table[256 + len(table) - 3] = prev + entry[0]
        prev = entry
    return out


def text_compress_dictionary_lzw(text):
    codes = compress(text)
    return codes, expand(codes) == text

#> text_compress_dictionary_lzw("abababab")
#> text_compress_dictionary_lzw("")
#> text_compress_dictionary_lzw("aaaa")
#> text_compress_dictionary_lzw("cabbac")
#> text_compress_dictionary_lzw("abz")

### course_enrolment_waitlist
class CourseFull(Exception):
    pass


class Course:
    def __init__(self, seats):
        self.seats, self.students, self.waiting = seats, [], []

    def enrol(self, name):
        if name in self.students:
            raise KeyError(name)
        if len(self.students) == self.seats:
            raise CourseFull(name)
        self.students.append(name)

    def drop(self, name):
        self.students.remove(name)
        if self.waiting:
            self.enrol(self.waiting.pop(0))


def course_enrolment_waitlist(seats, actions):
    c, notes = Course(seats), []
    for act in actions:
        try:
            c.drop(act[1:]) if act[0] == "-" else c.enrol(act)
        except CourseFull as e:
            c.waiting.append(e.args[0])
        except (KeyError, ValueError) as e:
            notes.append(type(e).__name__)
    return c.students, c.waiting, notes

#> course_enrolment_waitlist(2, ["ann", "bob", "cat", "-ann"])
#> course_enrolment_waitlist(1, ["x", "x", "-y"])
#> course_enrolment_waitlist(0, ["p", "q"])
#> course_enrolment_waitlist(5, [])
#> course_enrolment_waitlist(2, ["a", "b", "c", "d", "-b", "-a", "-c"])

### recursive_count_paths_obstacles
def recursive_count_paths_obstacles(grid, r=0, c=0, memo=None):
    memo = {} if memo is None else memo
    if r >= len(grid) or c >= len(grid[0]) or grid[r][c] == "#":
        return 0
    if r == len(grid) - 1 and c == len(grid[0]) - 1:
        return 1
    if (r, c) not in memo:
        memo[r, c] = sum(recursive_count_paths_obstacles(grid, r + dr, c + dc, memo) for dr, dc in ((0, 1), (1, 0)))
    return memo[r, c]

#> recursive_count_paths_obstacles(["...", ".#.", "..."])
#> recursive_count_paths_obstacles([".", "."])
#> recursive_count_paths_obstacles(["#"])
#> recursive_count_paths_obstacles(["....", "....", "...."])
#> recursive_count_paths_obstacles([])

### train_timetable_delays
from dataclasses import dataclass, field


@dataclass
class Train:
    number: str
    stops: dict = field(default_factory=dict)
    delay: int = 0

    def at(self, station):
        t = self.stops[station] + self.delay
        return f"{t // 60 % 24:02d}:{t % 60:02d}"

    def __add__(self, minutes):
        return Train(self.number, self.stops, self.delay + minutes)


def parse(text):
    number, *parts = text.split()
    stops = {}
    for p in parts:
        name, hhmm = p.split("@")
        stops[name] = int(hhmm[:2]) * 60 + int(hhmm[2:])
    return Train(number, stops)


def train_timetable_delays(text, *delays):
    train = parse(text)
    for d in delays:
        train = train + d
    return train.number, [train.at(s) for s in train.stops]

#> train_timetable_delays("ICE9 Ulm@0905 Bonn@1130", 5, 10)
#> train_timetable_delays("RE1 X@2359", 1)
#> train_timetable_delays("S7")
#> train_timetable_delays("N1 A@0000 B@0001", -2)
#> train_timetable_delays("Q A@9")

### apply_matrix_of_functions
from functools import reduce


def identity(x):
    return x


def compose2(f, g):
    return lambda x: g(f(x))


def compose(fns):
    return reduce(compose2, fns, identity)


FUNCS = {"i": lambda n: n + 1, "d": lambda n: n * 2, "s": lambda n: n ** 2, "h": lambda n: n // 2}


def apply_matrix_of_functions(rows, start):
    results = [compose(FUNCS[c] for c in row)(start) for row in rows]
    best = max(range(len(rows)), key=results.__getitem__, default=None)
    return results, best

#> apply_matrix_of_functions(["id", "di", "ss"], 3)
#> apply_matrix_of_functions(["", "hh"], 10)
#> apply_matrix_of_functions([], 1)
#> apply_matrix_of_functions(["sdi"], -2)
#> apply_matrix_of_functions(["ix"], 0)

### message_bus_middleware_stop
class StopPropagation(Exception):
    pass


class Bus:
    def __init__(self):
        self.subs = {}

    def sub(self, topic, fn):
        self.subs.setdefault(topic, []).append(fn)
        return self

    def pub(self, topic, msg):
        delivered = 0
        for fn in self.subs.get(topic, []) + self.subs.get("*", []):
            try:
                fn(msg)
                delivered += 1
            except StopPropagation:
                break
        return delivered


def message_bus_middleware_stop(messages):
    seen = []

    def guard(msg):
        if msg.startswith("!"):
            raise StopPropagation

    bus = Bus().sub("news", guard).sub("news", seen.append).sub("*", lambda m: seen.append(m.upper()))
    return [bus.pub(*m) for m in messages], seen

#> message_bus_middleware_stop([("news", "rain"), ("news", "!secret")])
#> message_bus_middleware_stop([("misc", "hello")])
#> message_bus_middleware_stop([])
#> message_bus_middleware_stop([("news", ""), ("x", "!y")])
#> message_bus_middleware_stop([("news", 5)])

### ternary_tree_word_pairs
class TST:
    def __init__(self):
        self.root = None

    def add(self, word):
        self.root = self._add(self.root, word)

    def _add(self, node, word):
        ch, rest = word[0], word[1:]
        if node is None:
            node = {"c": ch, "lo": None, "eq": None, "hi": None, "end": False}
        if ch < node["c"]:
            node["lo"] = self._add(node["lo"], word)
        elif ch > node["c"]:
            node["hi"] = self._add(node["hi"], word)
        elif rest:
            node["eq"] = self._add(node["eq"], rest)
        else:
            node["end"] = True
        return node

    def words(self, node, prefix=""):
        if node is None:
            return
        yield from self.words(node["lo"], prefix)
        if node["end"]:
            yield prefix + node["c"]
        yield from self.words(node["eq"], prefix + node["c"])
        yield from self.words(node["hi"], prefix)


def ternary_tree_word_pairs(words):
    t = TST()
    for w in words:
        t.add(w)
    return list(t.words(t.root))

#> ternary_tree_word_pairs(["cat", "bug", "cats", "up"])
#> ternary_tree_word_pairs([])
#> ternary_tree_word_pairs(["b", "a", "c", "a"])
#> ternary_tree_word_pairs(["ab", ""])
#> ternary_tree_word_pairs(["Zed", "zed", "éd"])

### pipeline_backpressure_batches
def batches(items, size):
    batch = []
    for it in items:
        batch.append(it)
        if len(batch) >= size:
            more = yield batch
            size = more or size
            batch = []
    if batch:
        yield batch


def pipeline_backpressure_batches(items, size, slow_at=None):
    gen = batches(items, size)
    out = []
    try:
        b = next(gen)
        while True:
            out.append(b)
            b = gen.send(1 if slow_at is not None and slow_at in b else None)
    except StopIteration:
        return out

#> pipeline_backpressure_batches([1, 2, 3, 4, 5], 2)
#> pipeline_backpressure_batches("abcdef", 3, slow_at="b")
#> pipeline_backpressure_batches([], 4)
#> pipeline_backpressure_batches([7], 2, 7)
#> pipeline_backpressure_batches(range(4), 4, slow_at=9)

### greedy_text_bot_memory
class Memory:
    def __init__(self):
        self.facts = {}

    def learn(self, text):
        subject, sep, fact = text.partition(" is ")
        if not sep:
            return False
        self.facts.setdefault(subject.lower(), []).append(fact.rstrip("."))
        return True

    def recall(self, subject):
        known = self.facts.get(subject.lower().rstrip("?"))
        if not known:
            return "I don't know"
        *others, last = known
        return f"{', '.join(others)} and {last}" if others else last


def greedy_text_bot_memory(lines):
    m = Memory()
    replies = []
    for line in lines:
        if line.startswith("What is "):
            replies.append(m.recall(line[8:]))
        elif not m.learn(line):
            replies.append("?")
    return replies

#> greedy_text_bot_memory(["Snow is cold.", "snow is white", "What is Snow?"])
#> greedy_text_bot_memory(["What is love?", "hm"])
#> greedy_text_bot_memory([])
#> greedy_text_bot_memory(["A is b", "A is c", "A is d", "What is a"])
#> greedy_text_bot_memory(["This is it is fine", "What is this?"])

### bit_flip_search_backtracking
def conflicts(queens, row, col):
    return any(c == col or abs(c - col) == row - r for r, c in enumerate(queens))


def place(n, queens=()):
    if len(queens) == n:
        yield queens
    for col in range(n):
        if not conflicts(queens, len(queens), col):
            yield from place(n, queens + (col,))


def bit_flip_search_backtracking(n, draw=False):
    first = next(place(n), None)
    if first is None:
        return None
    if draw:
        return ["." * c + "Q" + "." * (n - c - 1) for c in first]
    return first

#> bit_flip_search_backtracking(4)
#> bit_flip_search_backtracking(3)
#> bit_flip_search_backtracking(1, draw=True)
#> bit_flip_search_backtracking(5, True)
#> bit_flip_search_backtracking(0)

### read_write_lock_counter
class LockError(RuntimeError):
    pass


class RWLock:
    def __init__(self):
        self.readers, self.writer = 0, None

    def acquire(self, who, write):
        if self.writer or write and self.readers:
            raise LockError(f"{who} waits")
        if write:
            self.writer = who
        else:
            self.readers += 1

    def release(self, who):
        if self.writer == who:
            self.writer = None
        else:
            self.readers = max(0, self.readers - 1)


def read_write_lock_counter(script):
    lock, log = RWLock(), []
    for op in script.split():
        kind, who = op[0], op[1:]
        try:
            if kind == "u":
                lock.release(who)
            else:
                lock.acquire(who, kind == "w")
        except LockError as e:
            log.append(str(e))
    return log, lock.readers, lock.writer

#> read_write_lock_counter("rA rB wC uA uB wC")
#> read_write_lock_counter("wX rY uX rY")
#> read_write_lock_counter("")
#> read_write_lock_counter("uQ wP wQ")
#> read_write_lock_counter("r1 r2 r3 u1")

### generic_tree_zip_compare
def same_shape(a, b):
    if isinstance(a, list) != isinstance(b, list):
        return False
    if not isinstance(a, list):
        return True
    return len(a) == len(b) and all(map(same_shape, a, b))


def zip_tree(a, b, fn):
    if isinstance(a, list):
        return [zip_tree(x, y, fn) for x, y in zip(a, b)]
    return fn(a, b)


def generic_tree_zip_compare(a, b):
    if not same_shape(a, b):
        return None
    return zip_tree(a, b, lambda x, y: (x, y)[x < y]), zip_tree(a, b, lambda x, y: x == y)

#> generic_tree_zip_compare([1, [5, 2]], [3, [4, 2]])
#> generic_tree_zip_compare([1, [2]], [1, 2])
#> generic_tree_zip_compare([], [])
#> generic_tree_zip_compare("b", "a")
#> generic_tree_zip_compare([[1], 2], [[1, 1], 2])

### simulate_washing_machine
class Machine:
    def __init__(self):
        self.state, self.water, self.door = "idle", 0, "closed"

    def step(self):
        return getattr(self, f"_{self.state}")()

    def _idle(self):
        if self.door == "open":
            raise RuntimeError("close the door")
        self.state = "fill"

    def _fill(self):
        self.water += 20
        if self.water >= 40:
            self.state = "wash"

    def _wash(self):
        self.state = "drain"

    def _drain(self):
        self.water = max(0, self.water - 25)
        if self.water == 0:
            self.state = "idle"


def simulate_washing_machine(steps, door="closed"):
    m, trail = Machine(), []
    m.door = door
    for _ in range(steps):
        try:
            m.step()
        except RuntimeError as e:
            return str(e), trail
        trail.append((m.state, m.water))
    return trail

#> simulate_washing_machine(4)
#> simulate_washing_machine(7)
#> simulate_washing_machine(0)
#> simulate_washing_machine(2, door="open")
#> simulate_washing_machine(1, "ajar")

### merge_dict_of_counters
from collections import Counter
from functools import reduce


def parse(entry):
    who, _, what = entry.partition(":")
    return {who: Counter(what.split(","))}


def combine(a, b):
    return {k: a.get(k, Counter()) + b.get(k, Counter()) for k in [*a, *(k for k in b if k not in a)]}


def merge_dict_of_counters(entries):
    merged = reduce(combine, map(parse, entries), {})
    return {who: sorted(c.items()) for who, c in merged.items()}

#> merge_dict_of_counters(["ann:tea,jam", "bob:tea", "ann:tea"])
#> merge_dict_of_counters([])
#> merge_dict_of_counters(["x:", "x:,"])
#> merge_dict_of_counters(["nobody"])
#> merge_dict_of_counters([":a,a,b", ":b"])

### postfix_macro_expander
class Forth:
    def __init__(self):
        self.stack, self.words = [], {}

    def define(self, tokens):
        name, *body = tokens
        self.words[name] = [t for b in body for t in self.words.get(b, [b])]

    def run(self, tokens):
        for t in tokens:
            if t in self.words:
                self.run(self.words[t])
            elif t == "dup":
                self.stack.append(self.stack[-1])
            elif t == "swap":
                self.stack[-2:] = self.stack[:-3:-1]
            elif t in "+*":
                b, a = self.stack.pop(), self.stack.pop()
                self.stack.append(a + b if t == "+" else a * b)
            else:
                self.stack.append(int(t))


def postfix_macro_expander(program):
    f = Forth()
    for line in program.split("\n"):
        tokens = line.split()
        if tokens[:1] == [":"]:
            f.define(tokens[1:])
        else:
            f.run(tokens)
    return f.stack, f.words

#> postfix_macro_expander(": sq dup *\n5 sq 1 +")
#> postfix_macro_expander("1 2 3 swap")
#> postfix_macro_expander("")
#> postfix_macro_expander(": sq dup *\n: quad sq sq\n2 quad")
#> postfix_macro_expander("+")
#> postfix_macro_expander(": sq 0\n7 sq")

### contact_merge_duplicates
class Contact:
    def __init__(self, name, *emails):
        self.name, self.emails = name, set(emails)

    def __and__(self, other):
        return bool(self.emails & other.emails)

    def __ior__(self, other):
        self.emails |= other.emails
        self.name = max(self.name, other.name, key=len)
        return self


def merge_all(contacts):
    merged = []
    for c in contacts:
        hits = [m for m in merged if m & c]
        merged = [m for m in merged if m not in hits]
        for h in hits:
            c |= h
        merged.append(c)
    return merged


def contact_merge_duplicates(rows):
    return [(c.name, sorted(c.emails)) for c in merge_all(Contact(*r) for r in rows)]

#> contact_merge_duplicates([("Bob", "b@x"), ("Robert", "r@y", "b@x"), ("Eve", "e@z")])
#> contact_merge_duplicates([])
#> contact_merge_duplicates([("A", "1"), ("B", "2"), ("C", "1", "2")])
#> contact_merge_duplicates([("NoMail",), ("NoMail",)])
#> contact_merge_duplicates([("x", "e", "e"), ("y", "E")])
