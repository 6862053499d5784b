### top_customers_counter
from collections import Counter, namedtuple

Sale = namedtuple("Sale", "customer product amount")


def parse_sales(text):
    for entry in text.split(";"):
        customer, product, amount = entry.split("/")
        yield Sale(customer.strip(), product.strip(), int(amount))


def top_customers_counter(text: str, n: int = 2) -> list[tuple[str, int]]:
    """The n customers with the highest sums, refunds (negative amounts) taken off."""
    totals: Counter = Counter()
    for sale in parse_sales(text):
        totals[sale.customer] += sale.amount
    totals = +totals  # nobody with nothing left
    ranking = sorted(totals.items(), key=lambda item: (-item[1], item[0]))
    return ranking[:n]

#> top_customers_counter("ann/pen/5; bob/ink/12; ann/pad/9; cid/pen/5")
#> top_customers_counter("ann/pen/5; ann/pen/-5; bob/pen/1", n=5)
#> top_customers_counter("x/y/z")
#> top_customers_counter("d/a/10; c/a/10; b/a/10; a/a/9; b/a/-1; c/b/2", 3)
#> top_customers_counter("zoe/lamp/120; yan/lamp/80; zoe/bulb/-60; yan/bulb/4; xu/chair/83", 1)
#> top_customers_counter("d/a/10; c/a/10; b/a/10; a/a/9; b/a/-1; c/b/2; zoe/lamp/120; yan/lamp/80; zoe/bulb/-60; yan/bulb/4; xu/chair/83", 3)
#> top_customers_counter("ann/pen/5; bob/ink/12; ann/pad/9; cid/pen/5; ann/pen/5; ann/pen/-5; bob/pen/1")

### adjacency_from_roads
from collections import defaultdict, deque


def adjacency_from_roads(roads: str, start: str, goal: str) -> int:
    """Fewest roads from start to goal in 'A-B B-C', -1 if there is no way."""
    neighbours = defaultdict(set)
    for road in roads.split():
        left, right = road.split("-")
        neighbours[left].add(right)
        neighbours[right].add(left)
    distance = {start: 0}
    waiting = deque([start])
    while waiting:
        town = waiting.popleft()
        if town == goal:
            return distance[town]
        for other in sorted(neighbours[town]):
            if other not in distance:
                distance[other] = distance[town] + 1
                waiting.append(other)
    return -1

#> adjacency_from_roads("A-B B-C C-D A-E E-D", "A", "D")
#> adjacency_from_roads("A-B C-D", "A", "D")
#> adjacency_from_roads("", "X", "X")
#> adjacency_from_roads("a-b b-c c-d d-e e-f b-f", "a", "e")
#> adjacency_from_roads("x-y y-z", "q", "z")
#> adjacency_from_roads("h-i h-j i-k j-l k-m l-m m-n", "h", "n")

### lru_cache_ordered_dict
from collections import OrderedDict


class LruCache:
    def __init__(self, capacity):
        self.capacity = capacity
        self.entries = OrderedDict()
        self.hits = 0

    def get(self, key):
        if key not in self.entries:
            return None
        self.entries.move_to_end(key)
        self.hits += 1
        return self.entries[key]

    def put(self, key, value):
        self.entries[key] = value
        self.entries.move_to_end(key)
        if len(self.entries) > self.capacity:
            self.entries.popitem(last=False)


def lru_cache_ordered_dict(capacity: int, requests: str) -> tuple[int, str]:
    """Hits, and the keys in the cache from the oldest to the newest."""
    cache = LruCache(capacity)
    for key in requests:
        if cache.get(key) is None:
            cache.put(key, key.upper())
    return cache.hits, "".join(cache.entries)

#> lru_cache_ordered_dict(2, "abacbb")
#> lru_cache_ordered_dict(3, "abcdabc")
#> lru_cache_ordered_dict(1, "aaab")
#> lru_cache_ordered_dict(0, "xy")
#> lru_cache_ordered_dict(4, "mississippi")
#> lru_cache_ordered_dict(2, "")

### settings_chainmap_origin
from collections import ChainMap

DEFAULTS = {"color": "auto", "pager": "less", "width": 80}
LAYERS = ("command line", "project", "user", "default")


def settings_chainmap_origin(command, project, user, name):
    """Where a setting comes from: (value, layer); strings like '${other}' are looked up again."""
    layers = ChainMap(command, project, user, DEFAULTS)
    seen = []
    while True:
        if name in seen:
            raise RecursionError(" -> ".join(seen + [name]))
        seen.append(name)
        value = layers[name]
        if isinstance(value, str) and value.startswith("${"):
            name = value[2:-1]
            continue
        break
    for layer, mapping in zip(LAYERS, layers.maps):
        if name in mapping:
            return value, layer

#> settings_chainmap_origin({}, {"width": 100}, {"width": 60}, "width")
#> settings_chainmap_origin({"color": "never"}, {}, {}, "color")
#> settings_chainmap_origin({}, {}, {}, "pager")
#> settings_chainmap_origin({}, {}, {}, "editor")
#> settings_chainmap_origin({"a": "${b}"}, {"b": "${c}"}, {"c": 7}, "a")
#> settings_chainmap_origin({"a": "${b}"}, {"b": "${a}"}, {}, "a")

### hospital_queue_heapq
import heapq
from itertools import count

URGENCY = {"red": 0, "orange": 1, "green": 2}


def hospital_queue_heapq(arrivals: list[str], doctors: int) -> list[str]:
    """Patients ('name colour' arrives, '-' means all doctors take the next) in order of treatment."""
    numbers = count(1)
    queue: list[tuple[int, int, str]] = []
    treated = []
    for arrival in arrivals:
        if arrival == "-":
            for _ in range(min(doctors, len(queue))):
                treated.append(heapq.heappop(queue)[-1])
            continue
        name, colour = arrival.split()
        heapq.heappush(queue, (URGENCY[colour], next(numbers), name))
    return treated

#> hospital_queue_heapq(["ann green", "bob red", "-", "cid orange", "dot red", "-", "-"], 1)
#> hospital_queue_heapq(["a green", "b green", "c red", "-"], 2)
#> hospital_queue_heapq(["-", "-"], 3)
#> hospital_queue_heapq(["a blue"], 1)
#> hospital_queue_heapq(["a green", "b orange", "c orange", "d red", "e green", "-", "f red", "-"], 3)
#> hospital_queue_heapq(["a green", "b orange", "c orange", "d red", "e green", "-", "f red", "-", "ann green", "bob red", "-", "cid orange", "dot red", "-", "-"], 3)
#> hospital_queue_heapq(["ann green", "bob red", "-", "cid orange", "dot red", "-", "-", "a green", "b orange", "c orange", "d red", "e green", "-", "f red", "-"], 3)

### anagram_groups_largest
from collections import defaultdict


def signature(word):
    return "".join(sorted(word.lower()))


def anagram_groups_largest(text: str) -> list[str]:
    """The largest group of anagrams among the words, the first one of equal size."""
    groups = defaultdict(list)
    for raw in text.split():
        word = raw.strip(".,;!?").lower()
        if len(word) < 3:
            continue
        group = groups[signature(word)]
        if word not in group:
            group.append(word)
    best = []
    for group in groups.values():
        if len(group) > len(best):
            best = group
    return best

#> anagram_groups_largest("Listen! A silent inlet: enlist, tinsel and the rest, inlets.")
#> anagram_groups_largest("tea eat ate; a at")
#> anagram_groups_largest("")
#> anagram_groups_largest("one two three one, neo eon")
#> anagram_groups_largest("stop spot post tops pots opts stop, part trap")

### sliding_window_rate_limit
from collections import defaultdict, deque


class RateLimiter:
    """At most `limit` calls of a client within `period` seconds."""

    def __init__(self, limit, period):
        self.limit, self.period = limit, period
        self.calls = defaultdict(deque)

    def allow(self, client, now):
        calls = self.calls[client]
        while calls and calls[0] <= now - self.period:
            calls.popleft()
        if len(calls) >= self.limit:
            return False
        calls.append(now)
        return True


def sliding_window_rate_limit(limit, period, log):
    limiter = RateLimiter(limit, period)
    refused = 0
    for entry in log.split():
        client, _, second = entry.partition("@")
        if not limiter.allow(client, int(second)):
            refused += 1
    return refused

#> sliding_window_rate_limit(2, 10, "a@1 a@2 a@3 b@3 a@11 a@12 a@13")
#> sliding_window_rate_limit(1, 5, "x@0 x@4 x@5 x@9 x@10")
#> sliding_window_rate_limit(0, 1, "a@1 b@2")
#> sliding_window_rate_limit(3, 60, "")
#> sliding_window_rate_limit(3, 3, "q@1 q@1 q@1 q@2 r@2 q@4 q@4 q@4 q@4 r@5")

### insort_median_stream
from bisect import bisect_left, insort


class Median:
    def __init__(self):
        self.values = []

    def add(self, value):
        insort(self.values, value)

    def discard(self, value):
        index = bisect_left(self.values, value)
        del self.values[index]

    @property
    def current(self):
        middle, odd = divmod(len(self.values), 2)
        if odd:
            return float(self.values[middle])
        return (self.values[middle - 1] + self.values[middle]) / 2


def insort_median_stream(numbers, window):
    """Medians of a moving window."""
    median = Median()
    result = []
    for index, number in enumerate(numbers):
        median.add(number)
        if index >= window:
            median.discard(numbers[index - window])
        if index >= window - 1:
            result.append(median.current)
    return result

#> insort_median_stream([5, 1, 9, 3, 7, 7], 3)
#> insort_median_stream([4, 8, 15, 16, 23, 42], 2)
#> insort_median_stream([1, 2], 5)
#> insort_median_stream([], 1)
#> insort_median_stream([2.5, -1, 0, 3, 3, 10], 4)

### invert_tags_index
from collections import defaultdict


def invert_tags_index(posts: dict[str, list[str]], query: str) -> list[str]:
    """Posts that match a query like 'python +web -draft': any plain word, all +words, no -words."""
    index = defaultdict(set)
    for title, tags in posts.items():
        for tag in tags:
            index[tag.lower()].add(title)
    found, required, banned = set(), [], set()
    for term in query.lower().split():
        if term.startswith("+"):
            required.append(term[1:])
        elif term.startswith("-"):
            banned |= index[term[1:]]
        else:
            found |= index[term]
    if not found and required:
        found = set(posts)
    for tag in required:
        found &= index[tag]
    return sorted(found - banned)

#> invert_tags_index({"a": ["Python", "web"], "b": ["python", "draft"], "c": ["web"]}, "python web -draft")
#> invert_tags_index({"a": ["Python", "web"], "b": ["python", "draft"], "c": ["web"]}, "+web +python")
#> invert_tags_index({}, "x")
#> invert_tags_index({"p": ["x", "y"], "q": ["y", "z"], "r": ["x", "z"]}, "x z +y")
#> invert_tags_index({"p": ["x"]}, "-x")

### history_deque_back_forward
from collections import deque


class Browser:
    def __init__(self, home, keep=3):
        self.page = home
        self.behind = deque(maxlen=keep)
        self.ahead = []

    def visit(self, page):
        self.behind.append(self.page)
        self.ahead.clear()
        self.page = page

    def back(self):
        if not self.behind:
            raise IndexError("no page behind")
        self.ahead.append(self.page)
        self.page = self.behind.pop()

    def forward(self):
        if not self.ahead:
            raise IndexError("no page ahead")
        self.behind.append(self.page)
        self.page = self.ahead.pop()


def history_deque_back_forward(moves: str) -> str:
    """'<' goes back, '>' forward, everything else is a page; moves that are not possible are shown."""
    browser = Browser("home")
    errors = 0
    for move in moves.split():
        try:
            if move == "<":
                browser.back()
            elif move == ">":
                browser.forward()
            else:
                browser.visit(move)
        except IndexError:
            errors += 1
    return f"{browser.page} ({errors} errors, {len(browser.behind)} behind)"

#> history_deque_back_forward("news sport < < > > >")
#> history_deque_back_forward("a b c d e < < < < <")
#> history_deque_back_forward("")
#> history_deque_back_forward("< > x < y >")
#> history_deque_back_forward("p q r s < < t < > u")

### word_ladder_follows_rules
from collections import Counter, deque


def differs_by_one(left, right):
    if len(left) != len(right):
        return False
    return sum(a != b for a, b in zip(left, right)) == 1


def word_ladder_follows_rules(words: list[str], bank: str) -> bool:
    """Each word differs from the last by one letter, none comes twice, all are in the bank."""
    allowed = set(bank.split())
    usage = Counter(words)
    recent = deque(maxlen=1)
    for word in words:
        if word not in allowed or usage[word] > 1:
            return False
        if recent and not differs_by_one(recent[0], word):
            return False
        recent.append(word)
    return len(words) > 1

#> word_ladder_follows_rules(["cold", "cord", "card", "ward", "warm"], "cold cord card ward warm worm")
#> word_ladder_follows_rules(["cold", "cord", "cold"], "cold cord")
#> word_ladder_follows_rules(["cat", "cart"], "cat cart")
#> word_ladder_follows_rules([], "a b")
#> word_ladder_follows_rules(["lead", "load", "goad", "gold"], "lead load goad gold")
#> word_ladder_follows_rules(["dog", "dig", "wig"], "dog dig")
#> word_ladder_follows_rules(["cold", "cord", "card", "ward", "warm", "cat", "cart"], "cold cord card ward warm worm")
#> word_ladder_follows_rules(["cold", "cord", "card", "ward", "warm"], "cold cord card ward warm worm cold cord")

### merge_counts_by_month
from collections import Counter, defaultdict


def merge_counts_by_month(*reports: str) -> dict[str, dict[str, int]]:
    """Reports are lines '2024-05-17 visits=3 sales=1'; sums per month."""
    months: dict[str, Counter] = defaultdict(Counter)
    for report in reports:
        for line in report.splitlines():
            day, *pairs = line.split()
            counts = {}
            for pair in pairs:
                name, _, number = pair.partition("=")
                counts[name] = int(number)
            months[day[:7]].update(counts)
    return {month: dict(sorted(months[month].items())) for month in sorted(months)}

#> merge_counts_by_month("2024-05-17 visits=3 sales=1\n2024-05-18 visits=4", "2024-06-01 visits=9\n2024-05-31 sales=2")
#> merge_counts_by_month()
#> merge_counts_by_month("2024-01-01", "2023-12-31 returns=2")
#> merge_counts_by_month("2024-02-02 a=1 a=5 b=0", "2024-02-03 a=-1")
#> merge_counts_by_month("2024-02-02 a")
#> merge_counts_by_month("2024-05-17 visits=3 sales=1\n2024-05-18 visits=4\n2024-02-02 a=1 a=5 b=0", "2024-06-01 visits=9\n2024-05-31 sales=2")
#> merge_counts_by_month("2024-05-17 visits=3 sales=1\n2024-05-18 visits=4", "2024-06-01 visits=9\n2024-05-31 sales=2\n2023-12-31 returns=2")

### namedtuple_replace_bids
from typing import NamedTuple


class Bid(NamedTuple):
    bidder: str
    amount: int
    auto_limit: int = 0


def raise_bid(leader, amount):
    """The leader answers automatically if the limit allows it."""
    if leader.auto_limit > amount:
        return leader._replace(amount=amount + 1)
    return None


def namedtuple_replace_bids(bids: list[tuple]) -> Bid | None:
    leader = None
    for bid in (Bid(*fields) for fields in bids):
        if leader is None:
            leader = bid
            continue
        if bid.amount <= leader.amount:
            continue
        answer = raise_bid(leader, bid.amount)
        leader = answer or bid
    return leader

#> namedtuple_replace_bids([("ann", 10), ("bob", 12), ("cid", 11), ("dot", 15)])
#> namedtuple_replace_bids([("ann", 10, 20), ("bob", 12), ("bob", 19), ("cid", 20)])
#> namedtuple_replace_bids([])
#> namedtuple_replace_bids([("solo", 5, 100)])
#> namedtuple_replace_bids([("a", 1, 50), ("b", 30), ("c", 50, 60), ("d", 55), ("e", 61)])

### matrix_rotate_deque
from collections import deque


def rings(size):
    for depth in range(size // 2):
        last = size - 1 - depth
        top = [(depth, c) for c in range(depth, last)]
        right = [(r, last) for r in range(depth, last)]
        bottom = [(last, c) for c in range(last, depth, -1)]
        left = [(r, depth) for r in range(last, depth, -1)]
        yield top + right + bottom + left


def matrix_rotate_deque(rows: list[str], steps: int) -> list[str]:
    """Turns every ring of a square letter grid by `steps` places clockwise."""
    grid = [list(row) for row in rows]
    for ring in rings(len(grid)):
        letters = deque(grid[r][c] for r, c in ring)
        letters.rotate(steps)
        for (r, c), letter in zip(ring, letters):
            grid[r][c] = letter
    return ["".join(row) for row in grid]

#> matrix_rotate_deque(["abc", "def", "ghi"], 1)
#> matrix_rotate_deque(["abc", "def", "ghi"], -2)
#> matrix_rotate_deque(["x"], 5)
#> matrix_rotate_deque([], 1)
#> matrix_rotate_deque(["abcd", "efgh", "ijkl", "mnop"], 1)
