### chunked_upload_sizes
def chunks(data, size):
    for start in range(0, len(data), size):
        yield data[start:start + size]


def with_checksum(parts):
    running = 0
    for part in parts:
        running = (running + sum(map(ord, part))) % 97
        yield part, running


def chunked_upload_sizes(text: str, size: int, fail_at: int = -1) -> list[tuple[int, int]]:
    """(length, checksum) of every chunk sent; a failed chunk is sent again in two halves."""
    sent = []
    for number, (part, check) in enumerate(with_checksum(chunks(text, size))):
        if number == fail_at:
            middle = len(part) // 2
            sent.append((middle, check))
            sent.append((len(part) - middle, check))
        else:
            sent.append((len(part), check))
    return sent

#> chunked_upload_sizes("the quick brown fox jumps over the lazy dog", 10)
#> chunked_upload_sizes("the quick brown fox jumps over", 7, fail_at=2)
#> chunked_upload_sizes("", 4)
#> chunked_upload_sizes("short", 100, 0)
#> chunked_upload_sizes("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", 5, fail_at=7)

### rolling_average_alerts
from collections import deque


def rolling(values, width):
    window = deque(maxlen=width)
    for value in values:
        window.append(value)
        if len(window) == width:
            yield sum(window) / width


def rolling_average_alerts(values: list[float], width: int, limit: float) -> int:
    """How often the rolling average goes from at most the limit to above it."""
    alerts = 0
    above = False
    for average in rolling(values, width):
        if average > limit and not above:
            alerts += 1
        above = average > limit
    return alerts

#> rolling_average_alerts([1, 5, 9, 2, 1, 1, 8, 9, 9], 2, 5)
#> rolling_average_alerts([3.5, 3.6, 3.7, 3.1, 2.9, 3.8, 4.1], 3, 3.55)
#> rolling_average_alerts([], 3, 0)
#> rolling_average_alerts([10, 10], 3, 5)
#> rolling_average_alerts([0, 9, 0, 9, 0, 9, 0, 9, 0], 1, 4)
#> rolling_average_alerts([7, 7, 7, 7, 7], 4, 6.9)

### paginate_api_results
class Api:
    """Gives items in pages, the token of the next page with each."""

    def __init__(self, items, size):
        self.items, self.size = items, size
        self.requests = 0

    def fetch(self, token=0):
        self.requests += 1
        page = self.items[token:token + self.size]
        after = token + self.size
        return page, after if after < len(self.items) else None


def every_item(api):
    token = 0
    while token is not None:
        page, token = api.fetch(token)
        yield from page


def paginate_api_results(items: list, size: int, wanted) -> tuple[int, int]:
    """Position of the wanted item and how many requests it took; -1 if it is not there."""
    api = Api(items, size)
    for position, item in enumerate(every_item(api)):
        if item == wanted:
            return position, api.requests
    return -1, api.requests

#> paginate_api_results(["a", "b", "c", "d", "e", "f", "g"], 3, "f")
#> paginate_api_results([5, 8, 13, 21, 34, 55], 2, 1)
#> paginate_api_results([], 10, None)
#> paginate_api_results(list(range(0, 90, 7)), 4, 84)
#> paginate_api_results(["x"], 1, "x")

### pipeline_clean_numbers
def strip_lines(lines):
    for line in lines:
        line = line.split("#")[0].strip()
        if line:
            yield line


def to_numbers(lines):
    for line in lines:
        for word in line.split():
            try:
                yield int(word)
            except ValueError:
                yield float(word)


def differences(numbers):
    previous = None
    for number in numbers:
        if previous is not None:
            yield number - previous
        previous = number


def pipeline_clean_numbers(text: str) -> float:
    """The largest step between neighbouring numbers of the text, 0.0 if there is none."""
    largest = 0.0
    for step in differences(to_numbers(strip_lines(text.splitlines()))):
        largest = max(largest, abs(step))
    return round(largest, 3)

#> pipeline_clean_numbers("1 2 4\n# nothing\n8 16\n15.5 # back")
#> pipeline_clean_numbers("3.25\n\n3.5 3.125")
#> pipeline_clean_numbers("")
#> pipeline_clean_numbers("7 # only one")
#> pipeline_clean_numbers("10 20 abc 30")
#> pipeline_clean_numbers("100 97 99\n98 103 # jump\n103 102.5 60 61")

### batch_by_weight_generator
from collections.abc import Iterable, Iterator


def batch_by_weight(parcels: Iterable[tuple[str, int]], limit: int) -> Iterator[list[str]]:
    batch: list[str] = []
    weight = 0
    for name, grams in parcels:
        if grams > limit:
            raise ValueError(f"{name} is too heavy")
        if weight + grams > limit:
            yield batch
            batch, weight = [], 0
        batch.append(name)
        weight += grams
    if batch:
        yield batch


def batch_by_weight_generator(text: str, limit: int) -> list[list[str]]:
    """Batches of parcels from 'name grams' separated by commas, in order."""
    parcels = []
    for entry in filter(None, (part.strip() for part in text.split(","))):
        name, grams = entry.rsplit(" ", 1)
        parcels.append((name, int(grams)))
    return list(batch_by_weight(parcels, limit))

#> batch_by_weight_generator("book 400, lamp 900, pen 20, mug 350, tea 100", 1000)
#> batch_by_weight_generator("anvil 5000, feather 1", 1000)
#> batch_by_weight_generator("", 10)
#> batch_by_weight_generator("a 5, b 5, c 5, d 5, e 5,", 10)
#> batch_by_weight_generator("red box 10, blue box 10, green box 1", 10)

### interleave_feeds_round_robin
from itertools import cycle, islice


def round_robin(*feeds):
    active = len(feeds)
    takers = cycle(iter(feed).__next__ for feed in feeds)
    while active:
        try:
            for take in takers:
                yield take()
        except StopIteration:
            active -= 1
            takers = cycle(islice(takers, active))


def interleave_feeds_round_robin(feeds: dict[str, list[str]], limit: int) -> str:
    """Headlines of all feeds in turn, without repetitions, at most `limit`."""
    seen = set()
    chosen = []
    for headline in round_robin(*feeds.values()):
        if headline in seen:
            continue
        seen.add(headline)
        chosen.append(headline)
        if len(chosen) == limit:
            break
    return " / ".join(chosen)

#> interleave_feeds_round_robin({"a": ["A1", "A2", "A3"], "b": ["B1"], "c": ["C1", "C2"]}, 10)
#> interleave_feeds_round_robin({"a": ["same", "x"], "b": ["same", "y"]}, 3)
#> interleave_feeds_round_robin({}, 5)
#> interleave_feeds_round_robin({"n": ["one", "two", "three", "four"], "m": ["five"]}, 3)
#> interleave_feeds_round_robin({"p": [], "q": ["only"]}, 1)

### group_sessions_by_gap
from itertools import groupby
from operator import itemgetter


def sessions(times, gap):
    start = last = None
    for time in times:
        if start is None:
            start = time
        elif time - last > gap:
            yield start, last
            start = time
        last = time
    yield start, last


def group_sessions_by_gap(clicks: list[tuple[str, int]], gap: int) -> dict[str, list[tuple[int, int]]]:
    """Sessions (first, last click) of each user; a pause above the gap begins a new one."""
    result = {}
    for user, rows in groupby(sorted(clicks), key=itemgetter(0)):
        times = [time for _, time in rows]
        result[user] = list(sessions(times, gap))
    return result

#> group_sessions_by_gap([("ann", 1), ("bob", 5), ("ann", 4), ("ann", 40), ("bob", 7), ("ann", 45)], 10)
#> group_sessions_by_gap([], 5)
#> group_sessions_by_gap([("x", 0), ("x", 6), ("x", 12), ("x", 19)], 6)
#> group_sessions_by_gap([("u1", 100), ("u2", 90), ("u3", 80), ("u1", 101)], 1)
#> group_sessions_by_gap([("a", 3), ("a", 1), ("b", 2), ("a", 30), ("b", 50), ("c", 9), ("b", 55), ("a", 31)], 20)

### accumulate_balance_minimum
from itertools import accumulate


def parse_entry(text):
    sign = -1 if text.startswith("-") else 1
    whole, _, cents = text.lstrip("+-").partition(".")
    return sign * (int(whole) * 100 + int(cents or 0))


def accumulate_balance_minimum(opening: str, entries: list[str]) -> bool:
    """Whether the account never went below zero, with cents as integers."""
    amounts = [parse_entry(opening)]
    for entry in entries:
        amounts.append(parse_entry(entry))
    lowest = None
    for balance in accumulate(amounts):
        if lowest is None or balance < lowest:
            lowest = balance
    return lowest >= 0

#> accumulate_balance_minimum("10.00", ["-4.50", "-5.50", "+20.00", "-19.99"])
#> accumulate_balance_minimum("10.00", ["-4.50", "-5.51", "+20.00"])
#> accumulate_balance_minimum("0", [])
#> accumulate_balance_minimum("-1", ["+5"])
#> accumulate_balance_minimum("100", ["-20.20", "-30.30", "-40.40", "-9.10", "+3.00", "-3.01"])

### product_price_grid
from itertools import product

SIZES = {"S": 0, "M": 150, "L": 300}
EXTRAS = {"none": 0, "print": 500, "gift": 250}


def variants(base):
    for (size, more), (extra, cost) in product(SIZES.items(), EXTRAS.items()):
        if size == "S" and extra == "print":
            continue  # no room for a print
        yield f"{size}+{extra}", base + more + cost


def product_price_grid(base: int, budget: int) -> list[str]:
    """Variants that fit the budget, the dearest first."""
    fitting = []
    for name, price in variants(base):
        if price <= budget:
            fitting.append((price, name))
    fitting.sort(reverse=True)
    return [f"{name}={price / 100:.2f}" for price, name in fitting]

#> product_price_grid(1000, 1400)
#> product_price_grid(999, 1249)
#> product_price_grid(5000, 100)
#> product_price_grid(0, 550)
#> product_price_grid(1500, 1800)

### tree_walk_yield_from
def walk(node, path=()):
    name, *children = node
    here = (*path, name)
    yield here
    for child in children:
        yield from walk(child, here)


def tree_walk_yield_from(tree, wanted: str):
    """The breadcrumb of the first node with this name, None if there is none."""
    visited = 0
    for path in walk(tree):
        visited += 1
        if path[-1] == wanted:
            return f"{' > '.join(path)} ({visited})"
    return None

#> tree_walk_yield_from(("home", ("docs", ("api",), ("guide", ("intro",))), ("blog",)), "intro")
#> tree_walk_yield_from(("home", ("docs", ("api",)), ("blog", ("api",))), "api")
#> tree_walk_yield_from(("root",), "leaf")
#> tree_walk_yield_from(("root",), "root")
#> tree_walk_yield_from(("a", ("b", ("c", ("d", ("e",)))), ("f", ("g",))), "g")
#> tree_walk_yield_from(("a", ("b", ("c", ("d", ("e",)))), ("f", ("g",))), "gintro")
#> tree_walk_yield_from(("a", ("b", ("c", ("d", ("e",)))), ("f", ("g",))), "gleaf")

### send_running_mean_coroutine
def averager(alpha):
    """Takes values by send(), gives the smoothed mean back."""
    mean = None
    while True:
        value = yield mean
        if value is None:
            mean = None
        elif mean is None:
            mean = float(value)
        else:
            mean = alpha * value + (1 - alpha) * mean


def send_running_mean_coroutine(values: list, alpha: float = 0.5) -> list:
    smoother = averager(alpha)
    next(smoother)
    output = []
    try:
        for value in values:
            mean = smoother.send(value)
            output.append(mean if mean is None else round(mean, 3))
    finally:
        smoother.close()
    return output

#> send_running_mean_coroutine([10, 20, 30, 40])
#> send_running_mean_coroutine([1, None, 5, 6, None], 0.25)
#> send_running_mean_coroutine([])
#> send_running_mean_coroutine([3, 3, 3, 9, 9, 9], 0.1)
#> send_running_mean_coroutine([5, "x"])

### takewhile_header_block
from itertools import dropwhile, takewhile


def is_header(line):
    return ":" in line and not line.startswith(" ")


def takewhile_header_block(message: str) -> dict:
    """Headers of a mail-like text, 'lines' of the body counted."""
    lines = message.split("\n")
    headers = {}
    for line in takewhile(is_header, lines):
        name, value = line.split(":", 1)
        key = name.strip().lower()
        if key in headers:
            headers[key] += ", " + value.strip()
        else:
            headers[key] = value.strip()
    body = list(dropwhile(is_header, lines))
    headers["lines"] = sum(1 for line in body if line.strip())
    return headers

#> takewhile_header_block("From: ida@x.org\nTo: bo@x.org\nTo: cy@x.org\n\nHello\n\nBye: now")
#> takewhile_header_block("just a body\nwith: colon")
#> takewhile_header_block("")
#> takewhile_header_block("A: 1\nB: 2: 3\n  C: folded\nrest")
#> takewhile_header_block("Subject: Meeting at 10:30\nX-Tag: a\nX-Tag: b\nx-tag: c")
#> takewhile_header_block("Subject: Meeting at 10:30\nX-Tag: a\nX-Tag: b\nx-tag: c\nA: 1\nB: 2: 3\n  C: folded\nrest")
#> takewhile_header_block("Subject: Meeting at 10:30\nX-Tag: a\nX-Tag: b\nx-tag: c\njust a body\nwith: colon")

### prime_sieve_islice_sum
from itertools import count, islice


def primes():
    known: dict[int, list[int]] = {}
    for number in count(2):
        factors = known.pop(number, None)
        if factors is None:
            yield number
            known[number * number] = [number]
        else:
            for factor in factors:
                known.setdefault(number + factor, []).append(factor)


def prime_sieve_islice_sum(skip: int, take: int) -> int:
    """Sum of `take` primes after the first `skip` of them."""
    total = 0
    for prime in islice(primes(), skip, skip + take):
        total += prime
    return total

#> prime_sieve_islice_sum(0, 5)
#> prime_sieve_islice_sum(4, 3)
#> prime_sieve_islice_sum(2, 0)
#> prime_sieve_islice_sum(7, 4)
#> prime_sieve_islice_sum(1, 9)

### merge_sorted_calendars
import heapq


def parse(text, owner):
    for slot in text.split():
        start, end = slot.split("-")
        yield int(start), int(end), owner


def conflicts(slots):
    latest_end, latest_owner = -1, ""
    for start, end, owner in slots:
        if start < latest_end:
            yield f"{latest_owner}/{owner}@{start}"
        if end > latest_end:
            latest_end, latest_owner = end, owner


def merge_sorted_calendars(calendars: dict[str, str]) -> list[str]:
    """Overlaps in calendars like '9-10 13-15', each sorted by start."""
    streams = [parse(text, owner) for owner, text in calendars.items()]
    return list(conflicts(heapq.merge(*streams)))

#> merge_sorted_calendars({"ann": "9-10 13-15", "bob": "10-11 14-16", "cid": "8-9"})
#> merge_sorted_calendars({"a": "1-20", "b": "2-3 4-5 6-7"})
#> merge_sorted_calendars({})
#> merge_sorted_calendars({"a": "9-10 10-11", "b": "11-12"})
#> merge_sorted_calendars({"x": "9-12", "y": "9-12 11-13", "z": "12-14 13-14"})
#> merge_sorted_calendars({"x": "9-noon"})

### all_pairs_compatible
from itertools import combinations

ALLERGIC = frozenset({("cat", "bird"), ("dog", "cat"), ("snake", "mouse")})


def compatible(left, right):
    return (left, right) not in ALLERGIC and (right, left) not in ALLERGIC


def all_pairs_compatible(animals: list[str], tolerate: int = 0) -> bool:
    """True if at most `tolerate` pairs of these animals must not meet."""
    trouble = 0
    for left, right in combinations(animals, 2):
        if not compatible(left, right):
            trouble += 1
        if trouble > tolerate:
            return False
    return True

#> all_pairs_compatible(["dog", "mouse", "bird", "horse"])
#> all_pairs_compatible(["dog", "mouse", "cat"])
#> all_pairs_compatible(["bird", "dog", "cat"], 1)
#> all_pairs_compatible(["bird", "dog", "cat"], tolerate=2)
#> all_pairs_compatible([])
#> all_pairs_compatible(["mouse", "dog", "horse", "snake", "bird"])
#> all_pairs_compatible(["dog", "mouse", "bird", "horse", "mouse", "dog", "horse", "snake", "bird"])
