### chunks_until_marker
def blocks(lines, marker):
    block = []
    for line in lines:
        if line == marker:
            yield block
            block = []
        else:
            block.append(line)
    if block:
        yield block

def chunks_until_marker(text, marker="---", smallest=1):
    sizes = []
    for block in blocks(text.splitlines(), marker):
        if len(block) < smallest:
            continue
        first, *rest = block or ["(empty)"]
        sizes.append((first, len(rest)))
    return sizes

#> chunks_until_marker("title\na\nb\n---\nnext\nc\n---\n---\nlast")
#> chunks_until_marker("title\na\nb\n---\n---\nlast", smallest=0)
#> chunks_until_marker("")
#> chunks_until_marker("x\n#\ny\nz\n#\nw", marker="#", smallest=2)
#> chunks_until_marker("---")
#> chunks_until_marker('title\na\nb\n---\n---\nlast\nx\n#\ny\nz\n#\nw\ntitle\na\nb\n---\nnext\nc\n---\n---\nlast', smallest=0)
#> chunks_until_marker('title\na\nb\n---\n---\nlast\n---\ntitle\na\nb\n---\nnext\nc\n---\n---\nlast', smallest=0)

### round_robin_of_feeds
from itertools import cycle, islice

def round_robin_of_feeds(*feeds):
    pending = len(feeds)
    out = []
    nexts = cycle(iter(feed).__next__ for feed in feeds)
    while pending:
        try:
            for get in nexts:
                out.append(get())
        except StopIteration:
            pending -= 1
            nexts = cycle(islice(nexts, pending))
    return out

#> round_robin_of_feeds([1, 2, 3], "ab", [9])
#> round_robin_of_feeds("xyz")
#> round_robin_of_feeds()
#> round_robin_of_feeds([], [1, 2, 3, 4, 5], [])
#> round_robin_of_feeds((1, 2), ("a", "b", "c"), (True,), (None, None))

### sliding_pairs_of_stations
from itertools import pairwise

def legs(route):
    for a, b in pairwise(route):
        yield f"{a}-{b}"

def sliding_pairs_of_stations(routes):
    used = {}
    for name, stations in routes.items():
        for leg in legs(stations.split()):
            back = "-".join(reversed(leg.split("-")))
            key = leg if leg <= back else back
            used.setdefault(key, []).append(name)
    return {leg: names for leg, names in used.items() if len(names) > 1}

#> sliding_pairs_of_stations({"red": "A B C D", "blue": "D C E", "green": "F B A"})
#> sliding_pairs_of_stations({"x": "P"})
#> sliding_pairs_of_stations({})
#> sliding_pairs_of_stations({"loop": "A B C A B", "short": "B C"})
#> sliding_pairs_of_stations({"1": "k l m n o", "2": "o n m l k", "3": "k m o"})
#> sliding_pairs_of_stations({'red': 'A B C D', 'blue': 'D C E', 'green': 'F B A', 'loop': 'A B C A B', 'short': 'B C', '1': 'k l m n o', '2': 'o n m l k', '3': 'k m o'})
#> sliding_pairs_of_stations({'x': 'P', 'red': 'A B C D', 'blue': 'D C E', 'green': 'F B A', '1': 'k l m n o', '2': 'o n m l k', '3': 'k m o'})

### countdown_with_send
def averager():
    total = 0.0
    count = 0
    average = None
    while True:
        value = yield average
        if value is None:
            total, count, average = 0.0, 0, None
            continue
        total += value
        count += 1
        average = total / count

def countdown_with_send(values):
    gen = averager()
    next(gen)
    out = []
    for v in values:
        a = gen.send(v)
        out.append(a if a is None else round(a, 2))
    gen.close()
    return out

#> countdown_with_send([10, 20, 60])
#> countdown_with_send([1, 2, None, 7, 8, 9])
#> countdown_with_send([])
#> countdown_with_send([None, None, 3])
#> countdown_with_send([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
#> countdown_with_send([10, 20, 60, 1, 2, None, 7, 8, 9, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
#> countdown_with_send([1, 2, None, 7, 8, 9, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])

### tokens_with_lookahead
class Peek:
    def __init__(self, items):
        self.items = iter(items)
        self.buffer = []

    def __iter__(self):
        return self

    def __next__(self):
        if self.buffer:
            return self.buffer.pop()
        return next(self.items)

    def peek(self, default=None):
        if not self.buffer:
            try:
                self.buffer.append(next(self.items))
            except StopIteration:
                return default
        return self.buffer[-1]

def tokens_with_lookahead(text):
    stream = Peek(text)
    tokens = []
    for ch in stream:
        if ch.isdigit():
            while stream.peek("") and stream.peek("").isdigit():
                ch += next(stream)
        elif ch in "<>=!" and stream.peek() == "=":
            ch += next(stream)
        elif ch == " ":
            continue
        tokens.append(ch)
    return tokens

#> tokens_with_lookahead("12 >= 3")
#> tokens_with_lookahead("a=1!=23")
#> tokens_with_lookahead("")
#> tokens_with_lookahead("x<10 y==007")
#> tokens_with_lookahead("====")
#> tokens_with_lookahead('x<10 y==007 a=1!=23 12 >= 3')
#> tokens_with_lookahead('x<10 y==007 ==== a=1!=23')

### resource_log_with_context
from contextlib import contextmanager

@contextmanager
def section(log, name):
    log.append(f"<{name}>")
    try:
        yield
    except ZeroDivisionError:
        log.append("!")
    finally:
        log.append(f"</{name}>")

def resource_log_with_context(jobs):
    log = []
    for name, numbers in jobs:
        with section(log, name):
            total = 0
            for n in numbers:
                total += 60 // n
            log.append(str(total))
    return "".join(log)

#> resource_log_with_context([("a", [1, 2, 3]), ("b", [5, 0, 6]), ("c", [])])
#> resource_log_with_context([])
#> resource_log_with_context([("x", ["1"])])
#> resource_log_with_context([("p", [7, 11, 13, 17]), ("q", [-4])])
#> resource_log_with_context([("z", [0])])
#> resource_log_with_context([('z', [0]), ('p', [7, 11, 13, 17]), ('q', [-4]), ('a', [1, 2, 3]), ('b', [5, 0, 6]), ('c', [])])
#> resource_log_with_context([('p', [7, 11, 13, 17]), ('q', [-4]), ('a', [1, 2, 3]), ('b', [5, 0, 6]), ('c', [])])

### memoised_grid_paths
from functools import lru_cache

def memoised_grid_paths(rows, columns, blocked=()):
    blocked = frozenset(blocked)

    @lru_cache(maxsize=None)
    def paths(r, c):
        if (r, c) in blocked:
            return 0
        if r == 0 and c == 0:
            return 1
        total = 0
        if r > 0:
            total += paths(r - 1, c)
        if c > 0:
            total += paths(r, c - 1)
        return total

    return paths(rows - 1, columns - 1), paths.cache_info().misses

#> memoised_grid_paths(3, 3)
#> memoised_grid_paths(3, 4, [(1, 1)])
#> memoised_grid_paths(1, 1)
#> memoised_grid_paths(2, 5, blocked=[(0, 2), (1, 1)])
#> memoised_grid_paths(4, 3, [(0, 0)])

### retry_decorator_attempts
import functools

class Flaky(Exception):
    pass

def retry(times):
    def wrap(function):
        @functools.wraps(function)
        def inner(*args):
            for attempt in range(1, times + 1):
                try:
                    return function(*args), attempt
                except Flaky:
                    if attempt == times:
                        raise
        return inner
    return wrap

def retry_decorator_attempts(script, times=3):
    outcomes = iter(script)

    @retry(times)
    def fetch(name):
        if next(outcomes) == "x":
            raise Flaky(name)
        return name.upper()

    results = []
    for name in ("cfg", "data"):
        try:
            results.append(fetch(name))
        except Flaky as e:
            results.append(f"gave up on {e}")
    return results

#> retry_decorator_attempts("ooo")
#> retry_decorator_attempts("xoxxo")
#> retry_decorator_attempts("xxxo")
#> retry_decorator_attempts("xxo", times=1)
#> retry_decorator_attempts("xoxxxxxo", 5)

### merged_streams_without_repeats
def read(stream):
    last = None
    for item in stream:
        if last is not None and item < last:
            raise ValueError(f"{item} after {last}")
        yield item
        last = item

def merged_streams_without_repeats(a, b):
    left, right = read(a), read(b)
    x, y = next(left, None), next(right, None)
    out = []
    while x is not None or y is not None:
        if y is None or (x is not None and x <= y):
            if not out or out[-1] != x:
                out.append(x)
            x = next(left, None)
        else:
            if not out or out[-1] != y:
                out.append(y)
            y = next(right, None)
    return out

#> merged_streams_without_repeats([1, 3, 5, 5], [2, 3, 6])
#> merged_streams_without_repeats([], [])
#> merged_streams_without_repeats("adg", "beh")
#> merged_streams_without_repeats([1, 2], [9, 8])
#> merged_streams_without_repeats([1, 1, 1], [1, 1])
#> merged_streams_without_repeats([1, 1, 1, 1, 3, 5, 5], [1, 1])
#> merged_streams_without_repeats([1, 1, 1, 1, 2], [1, 1])

### pipeline_of_filters
def grep(word):
    return lambda lines: (l for l in lines if word in l)

def head(n):
    def first(lines):
        for i, l in enumerate(lines):
            if i == int(n):
                return
            yield l
    return first

def upper(_):
    return lambda lines: (l.upper() for l in lines)

def count(_):
    return lambda lines: [str(sum(1 for _ in lines))]

STEPS = {"grep": grep, "head": head, "upper": upper, "count": count}

def pipeline_of_filters(text, command):
    lines = text.splitlines()
    for part in command.split("|"):
        name, _, arg = part.strip().partition(" ")
        if name not in STEPS:
            raise NameError(name + ": command not found")
        lines = STEPS[name](arg)(lines)
    return list(lines)

#> pipeline_of_filters("red apple\ngreen pear\nred plum\nblue berry", "grep red | upper")
#> pipeline_of_filters("red apple\ngreen pear\nred plum\nblue berry", "grep r | head 2 | count")
#> pipeline_of_filters("a\nb", "sort")
#> pipeline_of_filters("", "count")
#> pipeline_of_filters("one\ntwo\nthree\nfour", "head 3 | grep t | upper")
