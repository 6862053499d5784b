### merge_timelines_iter
class Peek:
    """Iterator with one item of lookahead."""

    def __init__(self, items):
        self._items = iter(items)
        self._load()

    def _load(self):
        self.head = next(self._items, None)

    def pop(self):
        item = self.head
        self._load()
        return item


def merged(left, right):
    a, b = Peek(left), Peek(right)
    while a.head and b.head:
        yield a.pop() if a.head <= b.head else b.pop()
    rest = a if a.head else b
    while rest.head:
        yield rest.pop()


def merge_timelines_iter(mine, yours):
    """Merge two sorted lists of 'hh:mm text' entries, dropping repeats."""
    out = []
    for entry in merged(mine, yours):
        if not out or out[-1] != entry:
            out.append(entry)
    return " | ".join(out)

#> merge_timelines_iter(["08:00 wake", "12:00 lunch"], ["09:00 mail", "12:00 lunch", "18:00 home"])
#> merge_timelines_iter([], ["07:00 run"])
#> merge_timelines_iter(["10:00 a"], [])
#> merge_timelines_iter([], [])
#> merge_timelines_iter(["01:00 x", "02:00 y", "05:00 z"], ["03:00 p", "04:00 q"])
#> merge_timelines_iter(["01:00 x", "02:00 y", "05:00 z", "10:00 a"], ["03:00 p", "04:00 q"])

### chunk_by_weight_limit
def chunk_by_weight(items, limit):
    """Yield lists of (name, weight) whose weight stays within the limit."""
    batch, load = [], 0
    for name, weight in items:
        if weight > limit:
            raise ValueError(f"{name} alone weighs {weight}")
        if load + weight > limit:
            yield batch
            batch, load = [], 0
        batch.append(name)
        load += weight
    if batch:
        yield batch


def chunk_by_weight_limit(items, limit):
    """Number of trips; -1 when something cannot be carried at all."""
    try:
        return sum(1 for _ in chunk_by_weight(items, limit))
    except ValueError:
        return -1

#> chunk_by_weight_limit([("sand", 30), ("brick", 25), ("tile", 20), ("pipe", 40)], 50)
#> chunk_by_weight_limit([("piano", 300)], 50)
#> chunk_by_weight_limit([], 10)
#> chunk_by_weight_limit([("a", 10), ("b", 10), ("c", 10), ("d", 10), ("e", 10)], 20)
#> chunk_by_weight_limit([("x", 1), ("y", 2), ("z", 3)], 100)
#> chunk_by_weight_limit([("sand", 30), ("brick", 25), ("tile", 20), ("pipe", 40), ("a", 10), ("b", 10), ("c", 10), ("d", 10), ("e", 10), ("x", 1), ("y", 2), ("z", 3)], 50)

### sliding_checksum_find
def rolling_sums(data, size):
    """(position, sum) for every window, adding and subtracting one byte a step."""
    if len(data) < size:
        return
    total = sum(data[:size])
    yield 0, total
    for start in range(1, len(data) - size + 1):
        total += data[start + size - 1] - data[start - 1]
        yield start, total


def sliding_checksum_find(data, block):
    """Where a block lies in the data, by checksums first and bytes second; -1 if nowhere."""
    wanted = sum(block)
    for position, total in rolling_sums(data, len(block)):
        if total == wanted:
            if data[position:position + len(block)] == block:
                return position
    return -1

#> sliding_checksum_find(b"the cat sat", b"sat")
#> sliding_checksum_find(b"abcabd", b"bad")
#> sliding_checksum_find(b"xy", b"xyz")
#> sliding_checksum_find(b"\x00\x01\x02\x03\x04\x05", b"\x03\x04")
#> sliding_checksum_find(b"listen", b"tsi")

### cycle_detect_sequence
def iterate(func, value):
    while True:
        yield value
        value = func(value)


RULES = {
    "digits": lambda n: sum(int(d) ** 2 for d in str(n)),
    "half": lambda n: n // 2 if n % 2 == 0 else 3 * n + 1,
    "mirror": lambda n: abs(n - int(str(n)[::-1])),
}


def cycle_detect_sequence(rule: str, start: int, limit: int = 30) -> tuple[int, int] | None:
    """(steps before a cycle, its length) of a number sequence, None if not found in time."""
    seen: dict[int, int] = {}
    for step, value in enumerate(iterate(RULES[rule], start)):
        if value in seen:
            return seen[value], step - seen[value]
        if step > limit:
            return None
        seen[value] = step

#> cycle_detect_sequence("digits", 44)
#> cycle_detect_sequence("half", 6)
#> cycle_detect_sequence("mirror", 91)
#> cycle_detect_sequence("half", 27, limit=10)
#> cycle_detect_sequence("double", 3)

### prefix_sum_range_queries
from itertools import accumulate


class PrefixSums:
    def __init__(self, values):
        self.sums = list(accumulate(values, initial=0))

    def __getitem__(self, key):
        if not isinstance(key, slice):
            return self[key:key + 1]
        start, stop, _ = key.indices(len(self.sums) - 1)
        return self.sums[max(start, stop)] - self.sums[start]


def prefix_sum_range_queries(values: list[int], queries: str) -> list[int]:
    sums = PrefixSums(values)
    answers = []
    for query in queries.split():
        first, colon, last = query.partition(":")
        if not colon:
            answers.append(sums[int(first)])
            continue
        answers.append(sums[int(first or 0):int(last) if last else None])
    return answers

#> prefix_sum_range_queries([5, 1, 4, 2, 8], "0:2 2: :4")
#> prefix_sum_range_queries([], ":")
#> prefix_sum_range_queries([3, -3, 7], "1:1 2:1 -2:")
#> prefix_sum_range_queries([1, 2], "1")
#> prefix_sum_range_queries([10, 20, 30, 40, 50, 60], ":6 1:5 2:4 3:")
#> prefix_sum_range_queries([10, 20, 30, 40, 50, 60, 5, 1, 4, 2, 8, 3, -3, 7], ":6 1:5 2:4 3: 0:2 2: :4 1:1 2:1 -2:")

### file_tree_walker_iter
class Folder:
    def __init__(self, name, *children):
        self.name, self.children = name, children

    def __iter__(self):
        """Depth first: (depth, name, is folder)."""
        stack = [(0, self)]
        while stack:
            depth, node = stack.pop()
            if isinstance(node, str):
                yield depth, node, False
                continue
            yield depth, node.name, True
            stack.extend((depth + 1, child) for child in reversed(node.children))


def build(spec):
    if isinstance(spec, str):
        return spec
    (name, children), = spec.items()
    return Folder(name, *map(build, children))


def file_tree_walker_iter(spec, deepest=9):
    """Lines of a tree view, folders with a slash, cut at a depth."""
    lines = []
    for depth, name, is_folder in build(spec):
        if depth <= deepest:
            lines.append("  " * depth + name + ("/" if is_folder else ""))
    return lines

#> file_tree_walker_iter({"src": ["main.py", {"lib": ["a.py", "b.py"]}, "setup.cfg"]})
#> file_tree_walker_iter({"src": ["main.py", {"lib": ["a.py"]}]}, deepest=1)
#> file_tree_walker_iter({"empty": []})
#> file_tree_walker_iter({"a": [{"b": [{"c": ["d"]}]}]})
#> file_tree_walker_iter({"x": [], "y": []})

### token_stream_balanced_sum
import re


class Tokens:
    def __init__(self, text):
        self._iterator = re.finditer(r"\d+|[()+]", text)
        self.current = None
        self.advance()

    def advance(self):
        match = next(self._iterator, None)
        self.current = match.group() if match else "end"


def parse_sum(tokens):
    total = parse_item(tokens)
    while tokens.current == "+":
        tokens.advance()
        total += parse_item(tokens)
    return total


def parse_item(tokens):
    token = tokens.current
    tokens.advance()
    if token == "(":
        inner = parse_sum(tokens)
        if tokens.current != ")":
            raise SyntaxError(f"expected ) but found {tokens.current}")
        tokens.advance()
        return inner
    if not token.isdigit():
        raise SyntaxError(f"unexpected {token}")
    return int(token)


def token_stream_balanced_sum(text: str) -> int | str:
    tokens = Tokens(text)
    try:
        total = parse_sum(tokens)
        if tokens.current != "end":
            raise SyntaxError(f"trailing {tokens.current}")
        return total
    except SyntaxError as error:
        return str(error)

#> token_stream_balanced_sum("12 + (3 + 4) + 5")
#> token_stream_balanced_sum("(1 + 2")
#> token_stream_balanced_sum("1 + + 2")
#> token_stream_balanced_sum("((((9))))")
#> token_stream_balanced_sum("1 2")

### ring_iterator_josephus
class Ring:
    def __init__(self, items):
        self.items = list(items)
        self.position = 0

    def __len__(self):
        return len(self.items)

    def remove_ahead(self, steps):
        self.position = (self.position + steps) % len(self.items)
        return self.items.pop(self.position)

    def __iter__(self):
        yield from self.items[self.position:]
        yield from self.items[:self.position]


def ring_iterator_josephus(names: str, steps: list[int], keep: int = 1) -> str:
    ring = Ring(names.split())
    out = []
    turn = 0
    while len(ring) > keep:
        out.append(ring.remove_ahead(steps[turn % len(steps)]))
        turn += 1
    return f"{' '.join(out)} | {' '.join(ring)}"

#> ring_iterator_josephus("ann bob cy dee eva", [2])
#> ring_iterator_josephus("a b c d e f", [1, 3], keep=2)
#> ring_iterator_josephus("solo", [4])
#> ring_iterator_josephus("", [1])
#> ring_iterator_josephus("p q r", [])
#> ring_iterator_josephus("ann bob cy dee eva a b c d e f solo", [2, 1, 3, 4])

### stream_median_tracker
import heapq


class MedianTracker:
    """Two heaps: the smaller half (negated) and the larger half."""

    def __init__(self):
        self.low, self.high = [], []

    def add(self, value):
        heapq.heappush(self.low, -heapq.heappushpop(self.high, value))
        if len(self.low) > len(self.high):
            heapq.heappush(self.high, -heapq.heappop(self.low))

    @property
    def median(self):
        if len(self.high) > len(self.low):
            return float(self.high[0])
        return (self.high[0] - self.low[0]) / 2


def stream_median_tracker(values, alarm):
    """Position at which the running median first passes an alarm level."""
    tracker = MedianTracker()
    for position, value in enumerate(values):
        tracker.add(value)
        if tracker.median > alarm:
            return position
    return None

#> stream_median_tracker([1, 2, 50, 60, 70, 80], 30)
#> stream_median_tracker([5, 4, 3, 2, 1], 10)
#> stream_median_tracker([], 0)
#> stream_median_tracker([10, 20], 14.5)
#> stream_median_tracker([3, 8, 1, 9, 2, 10, 11], 7)

### tee_consumers_compare
from itertools import filterfalse, tee


def even(n):
    return n % 2 == 0


def tee_consumers_compare(numbers, limit=100):
    """Sum of even and odd numbers and their alternating sum, in one stream."""
    def guarded(values):
        for value in values:
            if abs(value) > limit:
                return
            yield value

    first, second, third = tee(guarded(numbers), 3)
    evens = sum(filter(even, first))
    odds = sum(filterfalse(even, second))
    alternating = 0
    for index, value in enumerate(third):
        alternating += -value if index % 2 else value
    return {"even": evens, "odd": odds, "alternating": alternating}

#> tee_consumers_compare([1, 2, 3, 4, 5])
#> tee_consumers_compare([10, 101, 20])
#> tee_consumers_compare([])
#> tee_consumers_compare([-4, 7, -9, 2], limit=8)
#> tee_consumers_compare([12, 15, 18, 21, 24, 27])
#> tee_consumers_compare([12, 15, 18, 21, 24, 27, -4, 7, -9, 2])

### lazy_sorted_merge_top
import heapq
from itertools import islice, takewhile


def lazy_sorted_merge_top(stores, budget, top=4):
    trusted = {}
    for store, offers in stores.items():
        prices = [price for price, _ in offers]
        if prices == sorted(prices):
            trusted[store] = offers
    streams = ([(price, store, item) for price, item in offers] for store, offers in sorted(trusted.items()))
    merged = heapq.merge(*streams)
    affordable = takewhile(lambda offer: offer[0] <= budget, merged)
    return [f"{item}@{store} {price}" for price, store, item in islice(affordable, top)]

#> lazy_sorted_merge_top({"east": [(5, "cup"), (9, "pot")], "west": [(4, "cup"), (20, "pan")]}, 10)
#> lazy_sorted_merge_top({"odd": [(9, "x"), (1, "y")], "ok": [(3, "z")]}, 100)
#> lazy_sorted_merge_top({}, 5)
#> lazy_sorted_merge_top({"a": [(1, "p"), (2, "q"), (3, "r")], "b": [(2, "q"), (2, "s")]}, 2, top=3)
#> lazy_sorted_merge_top({"a": [(50, "p")]}, 49)
#> lazy_sorted_merge_top({"east": [(5, "cup"), (9, "pot")], "west": [(4, "cup"), (20, "pan")], "a": [(1, "p"), (2, "q"), (3, "r")], "b": [(2, "q"), (2, "s")], "odd": [(9, "x"), (1, "y")], "ok": [(3, "z")]}, 10)

### bidirectional_cursor_notes
class Cursor:
    def __init__(self, items):
        self.items, self.index = list(items), 0

    @property
    def current(self):
        return self.items[self.index] if self.items else None

    def move(self, by, wrap=False):
        target = self.index + by
        if wrap and self.items:
            target %= len(self.items)
        elif not 0 <= target < len(self.items):
            return False
        self.index = target
        return True


def bidirectional_cursor_notes(notes: list[str], keys: str, wrap: bool = False) -> str | None:
    cursor = Cursor(notes)
    for key in keys:
        match key:
            case "n" | "p":
                cursor.move(1 if key == "n" else -1, wrap)
            case "d" if cursor.items:
                cursor.items.pop(cursor.index)
                cursor.index = min(cursor.index, max(0, len(cursor.items) - 1))
            case "g":
                cursor.index = 0
            case _:
                return None
    return cursor.current

#> bidirectional_cursor_notes(["buy milk", "call mum", "pay rent"], "nn")
#> bidirectional_cursor_notes(["buy milk", "call mum", "pay rent"], "nnnp", wrap=True)
#> bidirectional_cursor_notes(["a", "b", "c"], "nndd")
#> bidirectional_cursor_notes([], "np")
#> bidirectional_cursor_notes(["x"], "dd")
#> bidirectional_cursor_notes(["a", "b", "c", "d"], "nnngnp")
