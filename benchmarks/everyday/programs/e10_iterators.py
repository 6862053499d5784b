### timed_steps
from contextlib import contextmanager


class Recorder:
    def __init__(self):
        self.depth = 0
        self.lines = []

    @contextmanager
    def step(self, name):
        self.lines.append("  " * self.depth + name)
        self.depth += 1
        try:
            yield self
        except ZeroDivisionError:
            self.lines.append("  " * self.depth + "failed")
        finally:
            self.depth -= 1


def timed_steps(numbers):
    recorder = Recorder()
    with recorder.step("all"):
        for number in numbers:
            with recorder.step(f"n={number}"):
                result = 12 // number
                if result > 3:
                    with recorder.step("big"):
                        pass  # <- reach
    return "|".join(recorder.lines)

#> timed_steps([2, 0])
#? returns timed_steps([12])
#? raises TypeError timed_steps(["a"])
#? reaches timed_steps([2, 0])

### retry_decorator
import functools

calls = []


def retry(times, on=(ValueError,)):
    def decorate(function):
        @functools.wraps(function)
        def wrapper(*args):
            for attempt in range(1, times + 1):
                try:
                    return function(*args, attempt)
                except on:
                    calls.append((function.__name__, attempt))
            return None  # <- reach
        return wrapper
    return decorate


@retry(3)
def flaky(needed, attempt):
    if attempt < needed:
        raise ValueError("not yet")
    return f"ok after {attempt}"


def retry_decorator(needs):
    calls.clear()
    results = []
    for needed in needs:
        results.append(flaky(needed))
    return results, len(calls)

#> retry_decorator([1, 3, 4])
#? returns retry_decorator([2])
#? raises TypeError retry_decorator(["2"])
#? reaches retry_decorator([1, 3, 4])

### windowed_max
from itertools import islice
from typing import Iterable, Iterator


def windows(values: Iterable[int], size: int) -> Iterator[tuple[int, ...]]:
    iterator = iter(values)
    window = tuple(islice(iterator, size))
    if len(window) == size:
        yield window
    for value in iterator:
        window = window[1:] + (value,)
        yield window


def windowed_max(values: list[int], size: int = 3) -> int:
    """Largest rise within a window of consecutive values."""
    best = 0
    for window in windows(values, size):
        low = window[0]
        for value in window[1:]:
            best = max(best, value - low)
            low = min(low, value)
    return best

#> windowed_max([7, 1, 5, 3, 6, 4])
#? returns windowed_max([1, 2, 10], 2)
#? raises TypeError windowed_max(["a", "b", "c"])
#? raises ValueError windowed_max([1], -1)

### lazy_primes
def sieve():
    """Endless primes, without a limit known in advance."""
    composites = {}
    number = 2
    while True:
        if number in composites:
            for prime in composites.pop(number):
                composites.setdefault(prime + number, []).append(prime)
        else:
            yield number
            composites[number * number] = [number]
        number += 1


def lazy_primes(limit, digit=None):
    """Primes below the limit, those that end with a digit if one is given."""
    found = []
    for prime in sieve():
        if prime >= limit:
            break
        if digit is None or prime % 10 == digit:
            found.append(prime)
    return found

#> lazy_primes(20, 3)
#? returns lazy_primes(12)
#? raises TypeError lazy_primes("20")

### transaction_scope
class Database:
    def __init__(self):
        self.rows = {}

    def transaction(self):
        return Transaction(self)


class Transaction:
    def __init__(self, db):
        self.db = db

    def __enter__(self):
        self.backup = dict(self.db.rows)
        return self.db.rows

    def __exit__(self, kind, error, traceback):
        if kind is None:
            return False
        self.db.rows = self.backup
        # a conflict is rolled back silently, everything else goes on
        return issubclass(kind, LookupError)


def transaction_scope(groups):
    """Each group of 'key=value' or 'key-' is one transaction."""
    db = Database()
    for group in groups:
        with db.transaction() as rows:
            for change in group:
                if change.endswith("-"):
                    del rows[change[:-1]]  # <- reach
                else:
                    key, value = change.split("=")
                    rows[key] = int(value)
    return db.rows

#> transaction_scope([["a=1", "b=2"], ["a=5", "c-"], ["b-", "d=9"]])
#? returns transaction_scope([["k=40"]])
#? raises ValueError transaction_scope([["k"]])
#? reaches transaction_scope([["a=1", "b=2"], ["a=5", "c-"], ["b-", "d=9"]])

### coroutine_average
def averager():
    """Send numbers in, get the running mean back."""
    total, count, mean = 0.0, 0, None
    while True:
        value = yield mean
        if value is None:
            return total, count
        total += value
        count += 1
        mean = round(total / count, 2)


def coroutine_average(values, alarm):
    """(means until the alarm level is passed, total, count)"""
    machine = averager()
    next(machine)
    means = []
    for value in values:
        mean = machine.send(value)
        means.append(mean)
        if mean > alarm:
            break
    try:
        machine.send(None)
    except StopIteration as stop:
        total, count = stop.value
    return means, total, count

#> coroutine_average([4, 9, 8.5, 30], 7.5)
#? returns coroutine_average([100], 1)
#? raises TypeError coroutine_average(["a"], 1)

### merge_sorted_logs
import heapq


def entries(name, text):
    for line in text.split("\n"):
        if line:
            stamp, _, message = line.partition(" ")
            yield int(stamp), name, message


def merge_sorted_logs(logs, skip=()):
    """Messages of several logs in order of time."""
    streams = [entries(name, text) for name, text in logs.items()]
    merged = []
    for stamp, name, message in heapq.merge(*streams):
        if name in skip:
            continue  # <- reach
        merged.append(f"{name}: {message}")
    return " / ".join(merged)

#> merge_sorted_logs({"db": "3 ready\n9 slow", "web": "1 boot\n5 GET /\n\n8 GET /x"})
#? returns merge_sorted_logs({"a": "1 x", "b": "0 y"})
#? raises ValueError merge_sorted_logs({"a": "one x"})
#? reaches merge_sorted_logs({"a": "1 x"}, ["a"])

### memoized_grid
from functools import cache


def memoized_grid(rows):
    """Cheapest way from the top left to the bottom right, only right and down; '#' is a wall."""
    height, width = len(rows), len(rows[0])

    @cache
    def cost(r, c):
        if r >= height or c >= width or rows[r][c] == "#":
            return None
        here = int(rows[r][c])
        if (r, c) == (height - 1, width - 1):
            return here
        options = [x for x in (cost(r + 1, c), cost(r, c + 1)) if x is not None]
        if not options:
            return None  # <- reach
        return here + min(options)

    return cost(0, 0)

#> memoized_grid(["12", "#3", "51"])
#? returns memoized_grid(["9"])
#? returns memoized_grid(["1#", "#1"])
#? raises IndexError memoized_grid([])
#? reaches memoized_grid(["1#", "#1"])

### paginate_all
class Api:
    """Pretends to be a paged web service."""

    def __init__(self, items, size):
        self.items, self.size = items, size
        self.requests = 0

    def page(self, token=0):
        self.requests += 1
        end = token + self.size
        answer = {"items": self.items[token:end]}
        if end < len(self.items):
            answer["next"] = end
        return answer


def every(api):
    token = 0
    while token is not None:
        answer = api.page(token)
        yield from answer["items"]
        token = answer.get("next")


def paginate_all(items, size, stop=None):
    api = Api(items, size)
    seen = []
    for item in every(api):
        seen.append(item)
        if item == stop:
            break  # <- reach
    return len(seen), api.requests

#> paginate_all(["ana", "bo", "cy", "di", "ed"], 2, stop="cy")
#? returns paginate_all([1, 2, 3, 4, 5, 6], 6)
#? raises TypeError paginate_all(5, 2)
#? reaches paginate_all(["ana", "bo", "cy", "di", "ed"], 2, stop="cy")

### event_hooks
import functools
from collections import defaultdict

_hooks = defaultdict(list)


def on(event, when=None):
    def register(function):
        @functools.wraps(function)
        def guarded(data):
            if when is None or when(data):
                return function(data)
            return None  # <- reach
        _hooks[event].append(guarded)
        return guarded
    return register


@on("order", when=lambda data: data["total"] > 100)
def thank(data):
    return f"thanks {data['who']}"


@on("order")
@on("refund")
def book(data):
    return f"booked {data['total']:+d}"


def event_hooks(event, payloads):
    out = []
    for data in payloads:
        for hook in _hooks.get(event, []):
            answer = hook(data)
            if answer:
                out.append(answer)
    return out

#> event_hooks("order", [{"who": "Ty", "total": 250}, {"who": "Jo", "total": 40}])
#? returns event_hooks("refund", [{"total": -5}])
#? raises KeyError event_hooks("order", [{}])
#? reaches event_hooks("order", [{"who": "Ty", "total": 250}, {"who": "Jo", "total": 40}])

### countdown_iter
class Countdown:
    """An iterator with a memory: a pause repeats the last number."""

    def __init__(self, start):
        self.n = start
        self.paused = False

    def __iter__(self):
        return self

    def __next__(self):
        if self.n <= 0:
            raise StopIteration
        if self.paused:
            self.paused = False
        else:
            self.n -= 1
        return self.n


def countdown_iter(start, pauses=()):
    countdown = Countdown(start)
    heard = []
    for number in countdown:
        if number in pauses and number not in heard:
            countdown.paused = True  # <- reach
        heard.append(number)
    return "".join(str(n) for n in heard) + ("!" if 0 in heard else "?")

#> countdown_iter(4, pauses=(2,))
#? returns countdown_iter(2)
#? raises TypeError countdown_iter("5")
#? reaches countdown_iter(4, pauses=(2,))

### chained_filters
def where(test):
    def stage(rows):
        return (row for row in rows if test(row))
    return stage


def pick(*names):
    def stage(rows):
        for row in rows:
            yield {name: row[name] for name in names}
    return stage


def take(n):
    def stage(rows):
        for _, row in zip(range(n), rows):
            yield row
    return stage


def run(rows, *stages):
    for stage in stages:
        rows = stage(rows)
    return list(rows)


def chained_filters(people, minimum, n=2):
    """Names and ages of the first adults."""
    return run(people, where(lambda p: p["age"] >= minimum), pick("name", "age"), take(n))

#> chained_filters([{"name": "Al", "age": 15}, {"name": "Bo", "age": 32, "x": 1}, {"name": "Cy", "age": 18}, {"name": "Di", "age": 50}], 18)
#? returns chained_filters([{"name": "Q", "age": 3}], 1, 1)
#? raises KeyError chained_filters([{"name": "Al"}], 18)

### suppress_and_log
from contextlib import ExitStack, suppress


class Resource:
    opened = []

    def __init__(self, name):
        self.name = name

    def __enter__(self):
        if self.name.startswith("bad"):
            raise OSError(self.name)
        Resource.opened.append("+" + self.name)
        return self

    def __exit__(self, *details):
        Resource.opened.append("-" + self.name)


def suppress_and_log(names):
    """Opens all resources, closes them in reverse; a bad one ends the opening."""
    Resource.opened = []
    with suppress(OSError), ExitStack() as stack:
        for name in names:
            stack.enter_context(Resource(name))
        Resource.opened.append("ready")  # <- reach
    return " ".join(Resource.opened)

#> suppress_and_log(["db", "cache", "queue", "bad-disk"])
#? returns suppress_and_log(["a", "b"])
#? raises AttributeError suppress_and_log([1])
#? reaches suppress_and_log(["a", "b"])

### round_robin_plan
from collections import deque


def round_robin(*queues):
    """Items of the queues in turn, until all are empty."""
    turns = deque(iter(queue) for queue in queues)
    while turns:
        queue = turns.popleft()
        try:
            item = next(queue)
        except StopIteration:
            continue
        turns.append(queue)
        yield item


def schedule(teams):
    return [task for task in round_robin(*teams)]


def round_robin_plan(teams, per_day=2):
    plan, day = {}, 1
    tasks = schedule(teams)
    while tasks:
        plan[f"day {day}"] = tasks[:per_day]
        tasks = tasks[per_day:]
        day += 1
    return plan

#> round_robin_plan([["a1", "a2", "a3"], ["b1"], ["c1", "c2"]])
#? returns round_robin_plan([["x"]], 1)
#? raises TypeError round_robin_plan([5])

### throttle_calls
import functools


def throttle(seconds):
    """Decorator: at most one call in so many seconds; others give the last answer."""
    def decorate(function):
        state = {"at": None, "answer": None}

        @functools.wraps(function)
        def wrapper(now, *args):
            if state["at"] is None or now - state["at"] >= seconds:
                state["at"] = now
                state["answer"] = function(now, *args)
            return state["answer"]

        wrapper.reset = lambda: state.update(at=None, answer=None)
        return wrapper
    return decorate


@throttle(5)
def price(now, symbol):
    return f"{symbol}@{now * 3 % 17}"


def throttle_calls(moments, symbol="XYZ"):
    price.reset()
    answers = []
    for moment in moments:
        answers.append(price(moment, symbol))
    return answers

#> throttle_calls([1, 3, 6, 10, 12])
#? returns throttle_calls([2], "AB")
#? raises TypeError throttle_calls(["1", "2"])

### tokenise_code
import re
from typing import Iterator, NamedTuple

SPEC = [
    ("NUMBER", r"\d+(?:\.\d+)?"),
    ("NAME", r"[A-Za-z_]\w*"),
    ("OP", r"[-+*/=<>!]=?|[()]"),
    ("SKIP", r"\s+"),
    ("BAD", r"."),
]
SCANNER = re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in SPEC))


class Token(NamedTuple):
    kind: str
    text: str
    column: int


def tokenise(source: str) -> Iterator[Token]:
    for match in SCANNER.finditer(source):
        kind = match.lastgroup
        if kind == "SKIP":
            continue  # <- reach
        if kind == "BAD":
            raise SyntaxError(f"{match.group()!r} in column {match.start()}")
        yield Token(kind, match.group(), match.start())


def tokenise_code(source: str) -> list[str]:
    out = []
    for token in tokenise(source):
        text = token.text.upper() if token.text in ("and", "or", "not") else token.text
        out.append(f"{token.kind[0]}{token.column}:{text}")
    return out

#> tokenise_code("rate_2 >= 0.5 and (x)")
#? returns tokenise_code("a=1")
#? raises SyntaxError tokenise_code("a ? b")
#? reaches tokenise_code("rate_2 >= 0.5 and (x)")

### infinite_ids
import itertools


def id_source(prefix, start=1, skip=()):
    """Endless ids; unlucky numbers are skipped."""
    for number in itertools.count(start):
        if any(digit in str(number) for digit in skip):
            continue  # <- reach
        yield f"{prefix}{number:03d}"


def infinite_ids(requests, start=1):
    """Ids that are handed out for requests such as 'inv*2, ord'."""
    sources = {}
    handed = []
    for request in requests.split(","):
        prefix, _, count = request.strip().partition("*")
        if prefix not in sources:
            sources[prefix] = id_source(prefix[0].upper(), start, skip="4")
        for _ in range(int(count or 1)):
            handed.append(next(sources[prefix]))
    return handed

#> infinite_ids("inv*2, ord, inv*2", start=2)
#? returns infinite_ids("bill", 39)
#? raises ValueError infinite_ids("a*b")
#? raises IndexError infinite_ids("")
#? reaches infinite_ids("inv*2, ord, inv*2", start=2)

### temp_setting
from contextlib import contextmanager

settings = {"precision": 2, "sign": False}


@contextmanager
def override(**changes):
    unknown = changes.keys() - settings.keys()
    if unknown:
        raise KeyError(sorted(unknown)[0])
    saved = {name: settings[name] for name in changes}
    settings.update(changes)
    try:
        yield settings
    finally:
        settings.update(saved)


def show(number):
    sign = "+" if settings["sign"] and number > 0 else ""
    return f"{sign}{number:.{settings['precision']}f}"


def temp_setting(numbers, **changes):
    lines = []
    for number in numbers:
        with override(**changes):
            inside = show(number)
        lines.append(f"{show(number)}={inside}")
    return ", ".join(lines)

#> temp_setting([3.14159, -2], precision=0, sign=True)
#? returns temp_setting([1.5], precision=1)
#? raises KeyError temp_setting([1], width=5)

### groupwise_stats
from itertools import groupby
from statistics import median


def parse(lines):
    for line in lines:
        name, *numbers = line.split()
        yield name, [int(n) for n in numbers]


def key(pair):
    return pair[0].split(".")[0]


def groupwise_stats(lines):
    """Median of all numbers of each machine (the part before the dot)."""
    stats = {}
    for machine, group in groupby(sorted(parse(lines)), key=key):
        values = []
        for _, numbers in group:
            values.extend(numbers)
        if not values:
            continue  # <- reach
        stats[machine] = median(values)
    return stats

#> groupwise_stats(["web.cpu 40 55 61", "db.cpu 20", "web.mem 70", "mail.cpu", "db.mem 35 30"])
#? returns groupwise_stats(["a.b 7"])
#? raises ValueError groupwise_stats(["a.b x"])
#? reaches groupwise_stats(["web.cpu 40 55 61", "db.cpu 20", "web.mem 70", "mail.cpu", "db.mem 35 30"])

### all_checks_pass
CHECKS = []


def check(function):
    CHECKS.append(function)
    return function


@check
def no_tabs(line):
    return "\t" not in line


@check
def short(line):
    return len(line) <= 30


@check
def no_trailing(line):
    return line == line.rstrip()


@check
def even_indent(line):
    return (len(line) - len(line.lstrip(" "))) % 2 == 0


def all_checks_pass(source, disabled=()):
    """Whether every line of a file passes the style checks."""
    for line in source.split("\n"):
        for function in CHECKS:
            if function.__name__ in disabled:
                continue
            if not function(line):
                return False  # <- reach
    return True

#> all_checks_pass("def f(x):\n    return x\n")
#> all_checks_pass("import os\n\n\nclass A:\n    x = 1\n\n   y = 2\n")
#? reaches all_checks_pass("a ")

### pipeline_backpressure
from collections import deque


def producer(items, queue, size):
    for item in items:
        while len(queue) >= size:
            yield "wait"
        queue.append(item)
        yield "put"


def consumer(queue, out):
    while True:
        if queue:
            out.append(queue.popleft().upper())
            yield "got"
        else:
            yield "idle"


def pipeline_backpressure(items, size=1):
    """Two tasks by turns; how often each had to wait."""
    queue, out = deque(), []
    put, get = producer(items, queue, size), consumer(queue, out)
    waits = {"wait": 0, "idle": 0}
    for turn, state in enumerate(put):
        waits[state] = waits.get(state, 0) + 1
        if turn % 2:
            waits[next(get)] = 0  # <- reach
    return waits, out

#> pipeline_backpressure(["a", "b", "c"])
#? returns pipeline_backpressure(["q"], 3)
#? raises AttributeError pipeline_backpressure([1, 2])
#? reaches pipeline_backpressure(["a", "b", "c"])

### zip_longest_rows
from itertools import zip_longest


def split_columns(line):
    for cell in line.split("|"):
        yield cell.strip() or None


def zip_longest_rows(header, *lines):
    """Rows as dicts; short rows are filled with None, long ones are an error."""
    names = [name for name in split_columns(header)]
    rows = []
    for line in lines:
        row = {}
        for name, cell in zip_longest(names, split_columns(line)):
            if name is None:
                raise ValueError(f"too many cells: {line}")
            row[name] = cell
        rows.append(row)
    return rows

#> zip_longest_rows("id | city | zip", "1 | Oslo | 0150", "2 | | 1011", "3")
#? returns zip_longest_rows("k|v", "a|b")
#? raises ValueError zip_longest_rows("a", "1|2")

### reversible_walk
class Path:
    def __init__(self, *points):
        self.points = points

    def __iter__(self):
        return iter(self.points)

    def __reversed__(self):
        for point in self.points[::-1]:
            yield point

    def __len__(self):
        return len(self.points)


def length(path):
    total, previous = 0, None
    for x, y in path:
        if previous is not None:
            total += abs(x - previous[0]) + abs(y - previous[1])
        previous = (x, y)
    return total


def reversible_walk(points):
    """A path and its way back are equally long, and the path does not cross a point twice."""
    path = Path(*points)
    back = Path(*reversed(path))
    if len(set(path)) != len(path):
        return False  # <- reach
    return length(path) == length(back)

#> reversible_walk([(0, 0), (3, 4), (3, 9)])
#? raises TypeError reversible_walk([[1, 2]])
#? reaches reversible_walk([(0, 0), (0, 0)])

### nested_generator_sum
def leaves(tree, depth=0):
    """(depth, number) of all numbers in nested lists, texts skipped."""
    for item in tree:
        if isinstance(item, (list, tuple)):
            yield from leaves(item, depth + 1)
        elif isinstance(item, str):
            continue  # <- reach
        else:
            yield depth, item


def nested_generator_sum(tree, weights=(1, 10, 100)):
    """Sum in which numbers weigh more the deeper they are."""
    total = 0
    deepest = 0
    for depth, number in leaves(tree):
        if depth >= len(weights):
            raise RecursionError(f"too deep: {depth}")
        deepest = max(deepest, depth)
        total += weights[depth] * number
    return total + deepest

#> nested_generator_sum([1, [2, "two", (3,)], 4])
#? returns nested_generator_sum([7, [5]])
#? raises RecursionError nested_generator_sum([[[[1]]]])
#? raises TypeError nested_generator_sum([None])
#? reaches nested_generator_sum([1, [2, "two", (3,)], 4])

### search_queries
def debounce(events, quiet):
    """Last event of every burst; a burst ends after `quiet` without an event."""
    pending = None
    for event in events:
        if pending is not None and event[0] - pending[0] >= quiet:
            yield pending
        pending = event
    if pending is not None:
        yield pending


def keystrokes(text):
    for word in text.split():
        at, _, key = word.partition(":")
        yield int(at), key


def search_queries(text, quiet=300):
    """What is sent to the server while someone types, times in milliseconds."""
    sent = []
    for at, typed in debounce(keystrokes(text), quiet):
        if len(typed) < 2:
            continue  # <- reach
        sent.append(typed)
    return sent

#> search_queries("0:p 120:py 180:pyt 700:pytest 800:pytes 1400:pytest-x")
#? returns search_queries("5:abc")
#? raises ValueError search_queries("a:b c:d")
#? reaches search_queries("0:p")
