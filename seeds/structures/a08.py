### school_gradebook_curve
class Gradebook:
    LETTERS = ((90, "A"), (80, "B"), (70, "C"))

    def __init__(self):
        self._scores = {}

    def record(self, name, *scores):
        self._scores.setdefault(name, []).extend(scores)

    def average(self, name):
        s = self._scores[name]
        return sum(s) / len(s)

    def letter(self, name, curve=0):
        avg = self.average(name) + curve
        for cut, letter in self.LETTERS:
            if avg >= cut:
                return letter
        return "F"

    def __iter__(self):
        return iter(sorted(self._scores))


def school_gradebook_curve(entries, curve=0):
    book = Gradebook()
    for name, *scores in entries:
        book.record(name, *scores)
    return {n: book.letter(n, curve) for n in book}

#> school_gradebook_curve([("Kai", 95, 85), ("Ana", 60)])
#> school_gradebook_curve([("Kai", 85), ("Ana", 60), ("Kai", 74)], curve=10)
#> school_gradebook_curve([])
#> school_gradebook_curve([("Empty",)])
#> school_gradebook_curve([("Z", 69.5)], 0.5)

### chunked_checksum_pipeline
def to_bytes(text):
    yield from text.encode("utf-8")


def blocks(stream, size):
    block = []
    for b in stream:
        block.append(b)
        if len(block) == size:
            yield block
            block = []
    if block:
        yield block + [0] * (size - len(block))


def checksum(block):
    acc = 0
    for b in block:
        acc = (acc * 31 + b) & 0xFF
    return acc


def chunked_checksum_pipeline(text, size=4):
    return "-".join(f"{checksum(b):02x}" for b in blocks(to_bytes(text), size))

#> chunked_checksum_pipeline("abcdef")
#> chunked_checksum_pipeline("")
#> chunked_checksum_pipeline("é", 1)
#> chunked_checksum_pipeline("12345678", 8)
#> chunked_checksum_pipeline("zz", 3)

### rope_string_tree
class Leaf:
    def __init__(self, s):
        self.s = s

    def __len__(self):
        return len(self.s)

    def char(self, i):
        return self.s[i]

    def __str__(self):
        return self.s


class Concat:
    def __init__(self, a, b):
        self.a, self.b, self.n = a, b, len(a) + len(b)

    def __len__(self):
        return self.n

    def char(self, i):
        k = len(self.a)
        return self.a.char(i) if i < k else self.b.char(i - k)

    def __str__(self):
        return str(self.a) + str(self.b)


def rope_of(parts):
    if len(parts) <= 1:
        return Leaf("".join(parts))
    mid = len(parts) // 2
    return Concat(rope_of(parts[:mid]), rope_of(parts[mid:]))


def rope_string_tree(parts, i):
    r = rope_of(parts)
    return str(r), len(r), r.char(i)

#> rope_string_tree(["ab", "cd", "ef"], 3)
#> rope_string_tree(["solo"], 0)
#> rope_string_tree([], 0)
#> rope_string_tree(["x", "", "yz"], 1)
#> rope_string_tree(["Ä", "ö", "ü", "!"], 3)

### hotel_booking_calendar
class Overbooked(Exception):
    pass


class Room:
    def __init__(self, number):
        self.number = number
        self.stays = []

    def free(self, first, last):
        return all(last <= a or b <= first for a, b in self.stays)

    def book(self, first, last):
        self.stays.append((first, last))
        self.stays.sort()


def find_room(rooms, first, last):
    for room in rooms:
        if room.free(first, last):
            return room
    raise Overbooked(f"{first}-{last}")


def hotel_booking_calendar(numbers, requests):
    rooms = [Room(n) for n in numbers]
    answers = []
    for first, last in requests:
        try:
            room = find_room(rooms, first, last)
        except Overbooked as e:
            answers.append(f"full {e}")
        else:
            room.book(first, last)
            answers.append(room.number)
    return answers

#> hotel_booking_calendar([101, 102], [(1, 5), (3, 4), (4, 6), (5, 9)])
#> hotel_booking_calendar([], [(1, 2)])
#> hotel_booking_calendar([7], [])
#> hotel_booking_calendar([7], [(1, 3), (3, 5), (2, 4)])
#> hotel_booking_calendar(["A"], [(0, 0), (0, 0)])

### cycle_detect_linked_floyd
class N:
    def __init__(self, v):
        self.v, self.next = v, None


def build(values, back):
    nodes = [N(v) for v in values]
    for a, b in zip(nodes, nodes[1:]):
        a.next = b
    if nodes and back is not None:
        nodes[-1].next = nodes[back]
    return nodes[0] if nodes else None


def meet(head):
    slow = fast = head
    while fast and fast.next:
        slow, fast = slow.next, fast.next.next
        if slow is fast:
            return slow
    return None


def cycle_detect_linked_floyd(values, back=None):
    head = build(values, back)
    at = meet(head)
    if at is None:
        return None
    steps = 0
    while head is not at:
        head, at, steps = head.next, at.next, steps + 1
    return at.v, steps

#> cycle_detect_linked_floyd("abcde", 2)
#> cycle_detect_linked_floyd([1, 2, 3])
#> cycle_detect_linked_floyd([])
#> cycle_detect_linked_floyd([9], 0)
#> cycle_detect_linked_floyd([4, 5, 6, 7], -1)

### huffman_code_lengths
import heapq
from collections import Counter


def build_tree(text):
    heap = [(n, c, c) for c, n in Counter(text).items()]
    heapq.heapify(heap)
    while len(heap) > 1:
        n1, k1, a = heapq.heappop(heap)
        n2, k2, b = heapq.heappop(heap)
        heapq.heappush(heap, (n1 + n2, min(k1, k2), (a, b)))
    return heap[0][2] if heap else None


def codes(tree, prefix=""):
    if isinstance(tree, tuple):
        return codes(tree[0], prefix + "0") | codes(tree[1], prefix + "1")
    return {tree: prefix or "0"}


def huffman_code_lengths(text):
    tree = build_tree(text)
    if tree is None:
        return {}, 0
    table = codes(tree)
    return dict(sorted(table.items())), sum(len(table[c]) for c in text)

#> huffman_code_lengths("aaabbc")
#> huffman_code_lengths("")
#> huffman_code_lengths("zzzz")
#> huffman_code_lengths("abcd")
#> huffman_code_lengths("go go gophers")

### state_pattern_document
class Draft:
    def submit(self, doc):
        doc.state = Review()

    def reject(self, doc):
        raise RuntimeError("nothing to reject")


class Review:
    def submit(self, doc):
        doc.state = Published()

    def reject(self, doc):
        doc.rejections += 1
        doc.state = Draft()


class Published:
    def submit(self, doc):
        raise RuntimeError("already out")

    reject = submit


class Document:
    def __init__(self):
        self.state, self.rejections = Draft(), 0

    def perform(self, action):
        getattr(self.state, action)(self)
        return type(self.state).__name__


def state_pattern_document(actions):
    doc, seen = Document(), []
    for a in actions:
        try:
            seen.append(doc.perform(a))
        except RuntimeError as e:
            seen.append(str(e))
    return seen, doc.rejections

#> state_pattern_document(["submit", "reject", "submit", "submit"])
#> state_pattern_document(["reject"])
#> state_pattern_document([])
#> state_pattern_document(["submit", "submit", "submit", "reject"])
#> state_pattern_document(["submit", "archive"])

### sum_of_subsets_generator_expr
from itertools import chain, combinations


def subsets(xs):
    return chain.from_iterable(combinations(xs, k) for k in range(len(xs) + 1))


def sum_of_subsets_generator_expr(xs, divisor):
    good = [s for s in subsets(xs) if s and sum(s) % divisor == 0]
    return len(good), max(good, key=len, default=())

#> sum_of_subsets_generator_expr([1, 2, 3], 3)
#> sum_of_subsets_generator_expr([], 2)
#> sum_of_subsets_generator_expr([5, 5, 5], 5)
#> sum_of_subsets_generator_expr([4, -4, 1], 9)
#> sum_of_subsets_generator_expr([2], 0)

### proxy_readonly_freeze
class Frozen(Exception):
    pass


class Box:
    def __init__(self, **kw):
        object.__setattr__(self, "_frozen", False)
        for k, v in kw.items():
            setattr(self, k, v)

    def __setattr__(self, name, value):
        if self._frozen:
            raise Frozen(name)
        super().__setattr__(name, value)

    def freeze(self):
        object.__setattr__(self, "_frozen", True)


def proxy_readonly_freeze(fields, changes, freeze_after):
    b = Box(**fields)
    blocked = []
    for i, (k, v) in enumerate(changes):
        if i == freeze_after:
            b.freeze()
        try:
            setattr(b, k, v)
        except Frozen as e:
            blocked.append(e.args[0])
    return {k: v for k, v in vars(b).items() if k != "_frozen"}, blocked

#> proxy_readonly_freeze({"w": 1}, [("w", 2), ("h", 3)], 1)
#> proxy_readonly_freeze({}, [], 0)
#> proxy_readonly_freeze({"a": None}, [("a", 1), ("b", 2)], 0)
#> proxy_readonly_freeze({"k": "v"}, [("k", "u"), ("z", [])], 9)
#> proxy_readonly_freeze({"x": 1, "y": 2}, [("y", 0), ("x", 0), ("y", 5)], 2)

### text_menu_navigation
MENU = {"File": {"Open": "open()", "Recent": {"a.txt": "load(a)"}}, "Help": "about()"}


def options(node):
    return [f"{i}:{k}" for i, k in enumerate(node, 1)]


def text_menu_navigation(keys):
    trail, node = [], MENU
    for k in keys:
        if k == 0:
            node = trail.pop() if trail else MENU
            continue
        if not 1 <= k <= len(node):
            return "beep", options(node)
        child = list(node.values())[k - 1]
        if isinstance(child, str):
            return child, len(trail)
        trail.append(node)
        node = child
    return options(node), len(trail)

#> text_menu_navigation([1, 2, 1])
#> text_menu_navigation([1, 0, 2])
#> text_menu_navigation([])
#> text_menu_navigation([1, 5])
#> text_menu_navigation([0, 1, 2, 0, 0])

### vector_clock_merge
class Clock:
    def __init__(self, name, **t):
        self.name, self.t = name, t

    def tick(self):
        self.t[self.name] = self.t.get(self.name, 0) + 1
        return dict(self.t)

    def receive(self, stamp):
        for k, v in stamp.items():
            self.t[k] = max(self.t.get(k, 0), v)
        return self.tick()


def before(a, b):
    return a != b and all(a.get(k, 0) <= b.get(k, 0) for k in a)


def vector_clock_merge(events):
    nodes, stamps = {}, []
    for who, *src in events:
        c = nodes.setdefault(who, Clock(who))
        stamps.append(c.receive(stamps[src[0]]) if src else c.tick())
    return stamps, before(stamps[0], stamps[-1]) if stamps else None

#> vector_clock_merge([("a",), ("b", 0), ("a",)])
#> vector_clock_merge([("x",), ("y",)])
#> vector_clock_merge([])
#> vector_clock_merge([("p",), ("p",), ("q", 1), ("p", 2)])
#> vector_clock_merge([("solo", 0)])

### lazy_sequence_take_while
class LazySeq:
    def __init__(self, gen_fn):
        self.gen_fn = gen_fn

    def __iter__(self):
        return self.gen_fn()

    def map(self, f):
        return LazySeq(lambda: (f(x) for x in self))

    def filter(self, p):
        return LazySeq(lambda: (x for x in self if p(x)))

    def take(self, n):
        out = []
        it = iter(self)
        while len(out) < n:
            try:
                out.append(next(it))
            except StopIteration:
                break
        return out


def naturals():
    n = 0
    while n < 50:
        n += 1
        yield n


def lazy_sequence_take_while(mod, n):
    seq = LazySeq(naturals).filter(lambda x: x % mod == 1).map(lambda x: x * x)
    return seq.take(n), seq.take(1)

#> lazy_sequence_take_while(3, 4)
#> lazy_sequence_take_while(20, 9)
#> lazy_sequence_take_while(1, 2)
#> lazy_sequence_take_while(2, 0)
#> lazy_sequence_take_while(0, 1)

### mini_makefile_runner
class BuildFailed(Exception):
    pass


def parse_rules(text):
    rules = {}
    for line in text.strip().splitlines():
        target, _, deps = line.partition(":")
        rules[target.strip()] = deps.split()
    return rules


def build(target, rules, done, log):
    if target in done:
        return
    if target not in rules:
        raise BuildFailed(f"no rule for {target}")
    for dep in rules[target]:
        build(dep, rules, done, log)
    done.add(target)
    log.append(target)


def mini_makefile_runner(text, target):
    log = []
    try:
        build(target, parse_rules(text), set(), log)
    except BuildFailed as e:
        log.append(f"*** {e}")
    return log

#> mini_makefile_runner("app: a.o b.o\na.o: a.c\nb.o: a.c\na.c:", "app")
#> mini_makefile_runner("app: x", "app")
#> mini_makefile_runner("", "all")
#> mini_makefile_runner("clean:", "clean")
#> mini_makefile_runner("t: u v\nu:\nv: w", "t")

### poker_hand_classifier
from collections import Counter

RANKS = "23456789TJQKA"


def parse(hand):
    cards = hand.split()
    return sorted((RANKS.index(c[0]) for c in cards), reverse=True), {c[1] for c in cards}


def is_straight(ranks):
    return all(a - b == 1 for a, b in zip(ranks, ranks[1:]))


def poker_hand_classifier(hand):
    ranks, suits = parse(hand)
    groups = sorted(Counter(ranks).values(), reverse=True)
    flush, straight = len(suits) == 1, is_straight(ranks)
    if flush and straight:
        return "straight flush"
    names = {(4, 1): "four", (3, 2): "full house", (3, 1, 1): "three", (2, 2, 1): "two pair", (2, 1, 1, 1): "pair"}
    if name := names.get(tuple(groups)):
        return name
    return "flush" if flush else "straight" if straight else "high " + RANKS[ranks[0]]

#> poker_hand_classifier("9H 8H 7H 6H 5H")
#> poker_hand_classifier("KS KD 2C KH 2S")
#> poker_hand_classifier("AS 2D 9C 7H 3S")
#> poker_hand_classifier("TC JD QC KH AS")
#> poker_hand_classifier("1C 2C 3C 4C 5C")
#> poker_hand_classifier("2D 9D 4D KD 7D")

### unify_dict_schema_check
def check(value, schema, path="$"):
    if isinstance(schema, type):
        if not isinstance(value, schema):
            yield f"{path}: {type(value).__name__} is not {schema.__name__}"
    elif isinstance(schema, list):
        for i, item in enumerate(value):
            yield from check(item, schema[0], f"{path}[{i}]")
    else:
        for key, sub in schema.items():
            if key not in value:
                yield f"{path}: no {key}"
            else:
                yield from check(value[key], sub, f"{path}.{key}")


def unify_dict_schema_check(doc):
    schema = {"id": int, "tags": [str], "owner": {"name": str}}
    return list(check(doc, schema)) or "ok"

#> unify_dict_schema_check({"id": 1, "tags": ["a"], "owner": {"name": "x"}})
#> unify_dict_schema_check({"id": "1", "tags": ["a", 2], "owner": {}})
#> unify_dict_schema_check({})
#> unify_dict_schema_check({"id": True, "tags": [], "owner": {"name": None}})
#> unify_dict_schema_check({"id": 0, "tags": 5, "owner": {}})

### rolling_hash_substring
class Roller:
    B, M = 256, 1009

    def __init__(self, text):
        self.h = 0
        for c in text:
            self.h = (self.h * self.B + ord(c)) % self.M
        self.top = pow(self.B, max(len(text) - 1, 0), self.M)

    def roll(self, out, inn):
        self.h = ((self.h - ord(out) * self.top) * self.B + ord(inn)) % self.M


def rolling_hash_substring(text, pat):
    n = len(pat)
    want, win = Roller(pat).h, Roller(text[:n])
    hits = []
    for i in range(len(text) - n + 1):
        if win.h == want and text[i:i + n] == pat:
            hits.append(i)
        if i + n < len(text):
            win.roll(text[i], text[i + n])
    return hits

#> rolling_hash_substring("abracadabra", "abra")
#> rolling_hash_substring("aaaa", "aa")
#> rolling_hash_substring("short", "longer pattern")
#> rolling_hash_substring("", "x")
#> rolling_hash_substring("xyz", "q")

### coin_flip_walk_property
class Walker:
    def __init__(self, low, high):
        self._pos, self.low, self.high = 0, low, high

    @property
    def pos(self):
        return self._pos

    @pos.setter
    def pos(self, new):
        if new < self.low:
            new = self.high
        elif new > self.high:
            new = self.low
        self._pos = new


def coin_flip_walk_property(flips, low, high):
    w = Walker(low, high)
    trail = []
    for f in flips:
        w.pos += 1 if f == "H" else -1
        trail.append(w.pos)
    return trail

#> coin_flip_walk_property("HHHH", -2, 2)
#> coin_flip_walk_property("TTT", -1, 3)
#> coin_flip_walk_property("", 0, 0)
#> coin_flip_walk_property("HT", 0, 0)
#> coin_flip_walk_property(["H", "T", "T"], 0, 9)

### sort_with_key_chain_class
class ByKeys:
    def __init__(self, *specs):
        self.specs = specs

    def __call__(self, rec):
        key = []
        for spec in self.specs:
            v = rec.get(spec.strip("-"))
            missing = v is None
            v = 0 if missing else v
            key.append((missing, -v if spec.startswith("-") else v))
        return key


def sort_with_key_chain_class(records, *specs):
    return [r["id"] for r in sorted(records, key=ByKeys(*specs))]

#> sort_with_key_chain_class([{"id": 1, "age": 30}, {"id": 2, "age": 25}], "age")
#> sort_with_key_chain_class([{"id": 1}, {"id": 2, "age": 9}, {"id": 3, "age": 40}], "-age")
#> sort_with_key_chain_class([], "x")
#> sort_with_key_chain_class([{"id": 5, "a": 1, "b": 2}, {"id": 6, "a": 1, "b": 3}], "a", "-b")
#> sort_with_key_chain_class([{"id": 8}, {"id": 7}])

### radio_station_presets
class Radio:
    def __init__(self, stations):
        self.stations = sorted(stations)
        self.freq = self.stations[0] if self.stations else 88.0
        self.presets = {}

    def seek(self, up=True):
        later = [s for s in self.stations if (s > self.freq if up else s < self.freq)]
        if later:
            self.freq = min(later) if up else max(later)
        elif self.stations:
            self.freq = self.stations[0 if up else -1]
        return self.freq

    def store(self, n):
        self.presets[n] = self.freq

    def recall(self, n):
        self.freq = self.presets.get(n, self.freq)


def radio_station_presets(stations, buttons):
    r = Radio(stations)
    for b in buttons:
        match b:
            case "+" | "-":
                r.seek(b == "+")
            case ("set", n):
                r.store(n)
            case int():
                r.recall(b)
    return r.freq, r.presets

#> radio_station_presets([99.5, 91.1, 104.3], ["+", ("set", 1), "+", "+", 1])
#> radio_station_presets([], ["+", "-"])
#> radio_station_presets([100.0], ["-", 5])
#> radio_station_presets([90, 95], ["-", ("set", 2)])
#> radio_station_presets([88.8, 101.2], ["mute"])

### fold_tree_with_functions
def fold(tree, leaf, branch):
    if not isinstance(tree, list):
        return leaf(tree)
    return branch([fold(t, leaf, branch) for t in tree])


def fold_tree_with_functions(tree):
    return {
        "sum": fold(tree, lambda x: x, sum),
        "leaves": fold(tree, lambda _: 1, sum),
        "depth": fold(tree, lambda _: 0, lambda ds: 1 + max(ds, default=0)),
        "text": fold(tree, str, lambda ts: "<" + "".join(ts) + ">"),
    }

#> fold_tree_with_functions([1, [2, 3], [[4]]])
#> fold_tree_with_functions(7)
#> fold_tree_with_functions([])
#> fold_tree_with_functions([[], [-1.5, []]])
#> fold_tree_with_functions([["a"], 1])

### voting_ranked_choice
from collections import Counter


def count_first(ballots, out):
    firsts = (next((c for c in b if c not in out), None) for b in ballots)
    return Counter(f for f in firsts if f)


def loser(counts, candidates, out):
    alive = [c for c in candidates if c not in out]
    return min(alive, key=lambda c: (counts[c], c))


def voting_ranked_choice(ballots):
    candidates = sorted({c for b in ballots for c in b})
    out = []
    while len(out) < len(candidates):
        counts = count_first(ballots, out)
        top, votes = max(sorted(counts.items()), key=lambda kv: kv[1])
        if votes * 2 > sum(counts.values()):
            return top, out
        out.append(loser(counts, candidates, out))
    return None, out

#> voting_ranked_choice(["ABC", "ABC", "BCA", "CBA", "CBA"])
#> voting_ranked_choice(["X", "X", "Y"])
#> voting_ranked_choice([])
#> voting_ranked_choice(["AB", "BA"])
#> voting_ranked_choice(["PQ", "QP", "RQ", "RP"])

### html_tag_balance_checker
import re
from collections import namedtuple

Tag = namedtuple("Tag", "name closing")
VOID = frozenset(["br", "img", "hr"])


class Unbalanced(Exception):
    pass


def tags(html):
    for m in re.finditer(r"<(/?)(\w+)[^>]*>", html):
        yield Tag(m[2].lower(), bool(m[1]))


def check(html):
    stack, deepest = [], 0
    for t in tags(html):
        if t.name in VOID:
            continue
        if not t.closing:
            stack.append(t.name)
            deepest = max(deepest, len(stack))
        elif not stack or stack.pop() != t.name:
            raise Unbalanced(f"</{t.name}>")
    if stack:
        raise Unbalanced(f"<{stack[-1]}>")
    return deepest


def html_tag_balance_checker(html):
    try:
        return check(html)
    except Unbalanced as u:
        return f"unexpected {u}"

#> html_tag_balance_checker("<p>Hi <b>you</b><br></p>")
#> html_tag_balance_checker("<p><i></p></i>")
#> html_tag_balance_checker("plain")
#> html_tag_balance_checker("<DIV class='x'><span></span>")
#> html_tag_balance_checker("</p>")

### rational_string_arithmetic
def gcd(a, b):
    return a if b == 0 else gcd(b, a % b)


def parse(text):
    n, _, d = text.partition("/")
    return int(n), int(d or 1)


def show(n, d):
    g = gcd(abs(n), abs(d))
    n, d = n // g, d // g
    return str(n) if d == 1 else f"{n}/{d}"


def rational_string_arithmetic(expr):
    left, op, right = expr.split(" ")
    (a, b), (c, d) = parse(left), parse(right)
    match op:
        case "+":
            return show(a * d + c * b, b * d)
        case "-":
            return show(a * d - c * b, b * d)
        case "*":
            return show(a * c, b * d)
        case "/":
            return show(a * d, b * c)
        case _:
            raise ValueError(op)

#> rational_string_arithmetic("1/2 + 1/3")
#> rational_string_arithmetic("3/4 - 3/4")
#> rational_string_arithmetic("2 * 5/10")
#> rational_string_arithmetic("7/8 / 7")
#> rational_string_arithmetic("1 % 2")
#> rational_string_arithmetic("1/2 / 0")

### keyed_debounce_events
class Debouncer:
    def __init__(self, gap, sink):
        self.gap, self.sink = gap, sink
        self.last = {}

    def __call__(self, t, key):
        prev = self.last.get(key)
        self.last[key] = t
        if prev is None or t - prev > self.gap:
            self.sink(t, key)


def keyed_debounce_events(events, gap):
    passed = []
    push = Debouncer(gap, lambda t, k: passed.append(f"{k}@{t}"))
    for e in events:
        push(*e)
    return passed, push.last

#> keyed_debounce_events([(0, "a"), (3, "a"), (9, "a"), (10, "b")], 5)
#> keyed_debounce_events([], 1)
#> keyed_debounce_events([(1, "x"), (1, "x")], 0)
#> keyed_debounce_events([(0, "k"), (4, "k"), (8, "k")], 4)
#> keyed_debounce_events([(2.5, "q"), (2.75, "r")], 0.1)

### bfs_level_order_tuple_tree
from collections import deque


def levels(root):
    queue = deque([(root, 0)])
    while queue:
        node, depth = queue.popleft()
        if node is None:
            continue
        value, left, right = node
        yield depth, value
        queue.extend([(left, depth + 1), (right, depth + 1)])


def bfs_level_order_tuple_tree(root, zigzag=False):
    rows = []
    for depth, value in levels(root):
        if depth == len(rows):
            rows.append([])
        rows[depth].append(value)
    if zigzag:
        rows = [r[::-1] if i % 2 else r for i, r in enumerate(rows)]
    return rows

#> bfs_level_order_tuple_tree((1, (2, None, None), (3, (4, None, None), None)))
#> bfs_level_order_tuple_tree(None)
#> bfs_level_order_tuple_tree(("a", ("b", None, None), ("c", None, None)), zigzag=True)
#> bfs_level_order_tuple_tree((0, None, None), True)
#> bfs_level_order_tuple_tree((1, 2, 3))

### secret_santa_ring
def rotate(names, k):
    return names[k:] + names[:k]


def valid(pairs, banned):
    return all(a != b and (a, b) not in banned for a, b in pairs)


def secret_santa_ring(names, banned=()):
    banned = set(banned)
    for k in range(1, len(names)):
        pairs = list(zip(names, rotate(names, k)))
        if valid(pairs, banned):
            return {a: b for a, b in pairs}
    return None

#> secret_santa_ring(["Amy", "Ben", "Cat"])
#> secret_santa_ring(["Amy", "Ben", "Cat"], [("Amy", "Ben")])
#> secret_santa_ring(["solo"])
#> secret_santa_ring(["x", "y"], [("y", "x")])
#> secret_santa_ring([1, 2, 3, 4], [(1, 2), (2, 4)])

### stringify_cron_field
NAMES = {"mon": 1, "tue": 2, "wed": 3, "thu": 4, "fri": 5}


def number(tok):
    return NAMES[tok] if tok in NAMES else int(tok)


def expand_item(item, lo, hi):
    body, _, step = item.partition("/")
    if body == "*":
        a, b = lo, hi
    elif "-" in body:
        a, b = map(number, body.split("-"))
    else:
        a = number(body)
        b = hi if step else a
    return range(a, b + 1, int(step or 1))


def stringify_cron_field(field, lo, hi):
    values = sorted({v for item in field.split(",") for v in expand_item(item, lo, hi)})
    if any(not lo <= v <= hi for v in values):
        raise ValueError(f"out of range: {field}")
    return values

#> stringify_cron_field("*/15", 0, 59)
#> stringify_cron_field("mon-wed,fri", 0, 6)
#> stringify_cron_field("5", 0, 23)
#> stringify_cron_field("20/2,1", 0, 23)
#> stringify_cron_field("70", 0, 59)
#> stringify_cron_field("x", 0, 9)

### adjacency_matrix_components
class DSU:
    def __init__(self, n):
        self.parent = list(range(n))

    def find(self, x):
        while self.parent[x] != x:
            self.parent[x] = self.parent[self.parent[x]]
            x = self.parent[x]
        return x

    def union(self, a, b):
        ra, rb = self.find(a), self.find(b)
        if ra == rb:
            return False
        self.parent[max(ra, rb)] = min(ra, rb)
        return True


def adjacency_matrix_components(matrix):
    dsu = DSU(len(matrix))
    joins = 0
    for i, row in enumerate(matrix):
        for j, cell in enumerate(row[:i]):
            if cell and dsu.union(i, j):
                joins += 1
    roots = [dsu.find(i) for i in range(len(matrix))]
    return len(set(roots)), roots, joins

#> adjacency_matrix_components([[1, 1, 0], [1, 1, 0], [0, 0, 1]])
#> adjacency_matrix_components([])
#> adjacency_matrix_components([[0, 0], [0, 0]])
#> adjacency_matrix_components([[1, 1, 1], [1, 1, 1], [1, 1, 1]])
#> adjacency_matrix_components([[0, 0, 0, 1], [0, 0, 1, 0], [0, 1, 0, 1], [1, 0, 1, 0]])

### wrap_exceptions_with_position
class LocatedError(Exception):
    def __init__(self, msg, where=()):
        super().__init__(msg)
        self.where = where

    def at(self, label):
        return LocatedError(self.args[0], (label, *self.where))


def parse_cell(cell):
    if not cell.lstrip("-").isdigit():
        raise LocatedError(f"not a number: {cell}")
    return int(cell)


def parse_row(row):
    out = []
    for i, cell in enumerate(row.split(",")):
        try:
            out.append(parse_cell(cell.strip()))
        except LocatedError as e:
            raise e.at(f"col {i}") from None
    return out


def wrap_exceptions_with_position(text):
    rows = []
    for i, line in enumerate(text.split("\n")):
        try:
            rows.append(parse_row(line))
        except LocatedError as e:
            e = e.at(f"row {i}")
            return " ".join(e.where) + " " + str(e)
    return rows

#> wrap_exceptions_with_position("1, 2\n3,-4")
#> wrap_exceptions_with_position("1,2\n3,x")
#> wrap_exceptions_with_position("")
#> wrap_exceptions_with_position("7")
#> wrap_exceptions_with_position("1,,3")

### chainable_text_scanner
class Scanner:
    def __init__(self, text):
        self.text, self.i = text, 0

    def take(self, pred):
        start = self.i
        while self.i < len(self.text) and pred(self.text[self.i]):
            self.i += 1
        return self.text[start:self.i]

    def expect(self, s):
        if not self.text.startswith(s, self.i):
            raise SyntaxError(f"expected {s!r} at {self.i}")
        self.i += len(s)
        return self

    def skip_space(self):
        self.take(str.isspace)
        return self


def chainable_text_scanner(line):
    sc = Scanner(line).skip_space()
    key = sc.take(str.isalnum)
    sc.skip_space().expect(":=").skip_space()
    value = sc.take(lambda c: c != ";")
    sc.expect(";")
    return key, value.rstrip(), len(line) - sc.i

#> chainable_text_scanner("  width := 20 px ;")
#> chainable_text_scanner("a:=;tail")
#> chainable_text_scanner("x = 1;")
#> chainable_text_scanner("k:=v")
#> chainable_text_scanner("ключ :=  да;  ")
