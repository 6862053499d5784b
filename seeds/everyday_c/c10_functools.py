### memoized_ways_to_pay
from functools import lru_cache


def memoized_ways_to_pay(amount: int, coins: tuple[int, ...]) -> int:
    """Number of ways to pay an amount with any number of these coins."""
    ordered = tuple(sorted(coins, reverse=True))

    @lru_cache(maxsize=None)
    def ways(left, index):
        if left == 0:
            return 1
        if left < 0 or index == len(ordered):
            return 0
        with_coin = ways(left - ordered[index], index)
        without = ways(left, index + 1)
        return with_coin + without

    return ways(amount, 0)

#> memoized_ways_to_pay(10, (1, 2, 5))
#> memoized_ways_to_pay(7, (2, 4))
#> memoized_ways_to_pay(0, (5,))
#> memoized_ways_to_pay(12, (5, 2, 1))
#> memoized_ways_to_pay(3, ())
#> memoized_ways_to_pay(9, (3, 4, 5))

### describe_singledispatch
from functools import singledispatch


@singledispatch
def size_of(value) -> int:
    raise TypeError(f"no size for {type(value).__name__}")


@size_of.register
def _(value: str) -> int:
    return len(value.encode())


@size_of.register(int)
@size_of.register(float)
def size_number(value) -> int:
    return 8


@size_of.register(list)
@size_of.register(tuple)
def size_sequence(value) -> int:
    return 2 + sum(size_of(item) for item in value)


@size_of.register(dict)
def size_mapping(value) -> int:
    total = 4
    for key, item in value.items():
        total += size_of(key) + size_of(item)
    return total


def describe_singledispatch(document) -> int:
    """Bytes a document takes in our made-up format."""
    return size_of(document)

#> describe_singledispatch({"name": "Zoë", "tags": ["a", "bc"], "age": 44})
#> describe_singledispatch([1, 2.5, "three", (4, [5])])
#> describe_singledispatch("")
#> describe_singledispatch({"when": None})
#> describe_singledispatch({})
#> describe_singledispatch([{"a": 1, "b": [1, 2, 3]}, {"c": ("x", "yy")}])
#> describe_singledispatch([1, 2.5, "three", (4, [5]), {"a": 1, "b": [1, 2, 3]}, {"c": ("x", "yy")}])
#> describe_singledispatch([{"a": 1, "b": [1, 2, 3]}, {"c": ("x", "yy")}, 1, 2.5, "three", (4, [5])])

### retry_decorator_counts
from functools import wraps


def retry(times, errors=(ValueError,)):
    def decorate(function):
        @wraps(function)
        def wrapper(*args):
            for attempt in range(1, times + 1):
                try:
                    return function(*args)
                except errors:
                    if attempt == times:
                        raise
        return wrapper
    return decorate


def retry_decorator_counts(answers: list, times: int) -> tuple:
    """Takes answers until one is a number; (number, answers used)."""
    source = iter(answers)
    used = 0

    @retry(times, (ValueError, TypeError))
    def ask():
        nonlocal used
        used += 1
        return int(next(source))

    number = ask()
    return number, used

#> retry_decorator_counts(["x", None, "42"], 3)
#> retry_decorator_counts(["7", "8"], 1)
#> retry_decorator_counts(["a", "b", "c"], 2)
#> retry_decorator_counts([None, "", "one", " 15 "], 5)
#> retry_decorator_counts(["x", 3.9], 2)
#> retry_decorator_counts([None, "", "one", " 15 ", "x", None, "42"], 5)
#> retry_decorator_counts(["x", None, "42", "7", "8"], 3)

### filters_by_name_reduce
from functools import partial, reduce


def truncate(text, limit, mark="..."):
    if len(text) <= limit:
        return text
    return text[:limit - len(mark)].rstrip() + mark


def remove(text, unwanted):
    return "".join(char for char in text if char not in unwanted)


FILTERS = {
    "trim": str.strip,
    "upper": str.upper,
    "title": str.title,
    "plain": partial(remove, unwanted="*_`"),
    "teaser": partial(truncate, limit=20),
    "squeeze": lambda text: " ".join(text.split()),
}


def filters_by_name_reduce(text: str, spec: str) -> str:
    """Applies filters by name: 'trim|plain|teaser'."""
    names = [name.strip() for name in spec.split("|") if name.strip()]
    unknown = [name for name in names if name not in FILTERS]
    if unknown:
        raise LookupError(", ".join(unknown))
    steps = (FILTERS[name] for name in names)
    return reduce(lambda value, step: step(value), steps, text)

#> filters_by_name_reduce("  *Hello*   wide  _world_ of code  ", "trim|plain|squeeze|teaser")
#> filters_by_name_reduce("short one", "teaser|title")
#> filters_by_name_reduce("keep me", "")
#> filters_by_name_reduce("a `b` c", "plain|shout|loud")
#> filters_by_name_reduce("the rain in spain stays mainly", "teaser|upper|plain")
#> filters_by_name_reduce("  *Hello*   wide  _world_ of code  ", "trim|plain|squeeze|teaser|teaser|upper|plain")
#> filters_by_name_reduce("  *Hello*   wide  _world_ of code  ", "trim|plain|squeeze|teaser|teaser|title")

### validated_arguments_decorator
from functools import wraps
from inspect import signature


def checked(function):
    """Checks arguments against the annotations of a function."""
    parameters = signature(function).parameters

    @wraps(function)
    def wrapper(*args, **kwargs):
        bound = signature(function).bind(*args, **kwargs)
        for name, value in bound.arguments.items():
            wanted = parameters[name].annotation
            if not isinstance(value, wanted):
                raise TypeError(f"{name} is {type(value).__name__}, not {wanted.__name__}")
        return function(*args, **kwargs)

    return wrapper


def validated_arguments_decorator(calls: list[tuple]) -> list:
    """Results of repeat(text, times) for each call, or the complaint."""

    @checked
    def repeat(text: str, times: int = 2):
        return text * times

    results = []
    for call in calls:
        try:
            results.append(repeat(*call))
        except TypeError as error:
            results.append(str(error))
    return results

#> validated_arguments_decorator([("ab", 3), ("x",), ("y", "2")])
#> validated_arguments_decorator([])
#> validated_arguments_decorator([(5,), ("ok", True)])
#> validated_arguments_decorator([("a", 1, 2)])
#> validated_arguments_decorator([("z", 0), (None, 1), ("q", 1.0), ("-=", 4)])

### cached_property_statistics
from functools import cached_property


class Sample:
    def __init__(self, values):
        self.values = values
        self.computed = 0

    @cached_property
    def mean(self):
        self.computed += 1
        return sum(self.values) / len(self.values)

    @cached_property
    def variance(self):
        self.computed += 1
        return sum((v - self.mean) ** 2 for v in self.values) / len(self.values)

    def outliers(self, factor):
        spread = self.variance**0.5
        return [v for v in self.values if abs(v - self.mean) > factor * spread]


def cached_property_statistics(values: list[float], factor: float = 1.5) -> dict:
    sample = Sample(values)
    kept = list(values)
    for outlier in sample.outliers(factor):
        kept.remove(outlier)
    result = {"kept": kept, "computed": sample.computed}
    if len(kept) < len(values):
        result["before"] = round(sample.mean, 2)
    return result

#> cached_property_statistics([10, 11, 9, 10, 30])
#> cached_property_statistics([5, 5, 5])
#> cached_property_statistics([])
#> cached_property_statistics([1, 2, 3, 4, 100], factor=1)
#> cached_property_statistics([2.5, 2.7, 2.6, 9.9, -5.0], 1.2)
#> cached_property_statistics([10, 11, 9, 10, 30, 1, 2, 3, 4, 100])
#> cached_property_statistics([1, 2, 3, 4, 100, 10, 11, 9, 10, 30])

### reduce_nested_merge
from functools import reduce


def merge(left, right):
    """Deep merge, the right side wins; lists are joined without repetitions."""
    if isinstance(left, dict) and isinstance(right, dict):
        merged = dict(left)
        for key, value in right.items():
            merged[key] = merge(merged[key], value) if key in merged else value
        return merged
    if isinstance(left, list) and isinstance(right, list):
        return left + [item for item in right if item not in left]
    return right


def reduce_nested_merge(*documents):
    return reduce(merge, documents, {})

#> reduce_nested_merge({"a": 1, "b": {"c": [1, 2]}}, {"b": {"c": [2, 3], "d": 4}}, {"a": None})
#> reduce_nested_merge()
#> reduce_nested_merge({"x": {"y": 1}}, {"x": 5})
#> reduce_nested_merge({"x": 5}, {"x": {"y": [1]}}, {"x": {"y": [1, 1, 2]}})
#> reduce_nested_merge({"log": {"level": "info", "to": ["file"]}, "n": 1}, {"log": {"level": "debug", "to": ["tty", "file"]}}, {"m": 2})

### call_counter_decorator_limit
class QuotaExceeded(Exception):
    pass


def limited(quota):
    def decorate(function):
        calls = {}

        def wrapper(user, *args):
            calls[user] = calls.get(user, 0) + 1
            if calls[user] > quota:
                raise QuotaExceeded(user)
            return function(user, *args)

        wrapper.calls = calls
        return wrapper

    return decorate


def call_counter_decorator_limit(requests: list[str], quota: int) -> int:
    """Words translated in all; who goes over the quota gets nothing and blocks the rest."""

    @limited(quota)
    def translate(user, text):
        return len(text.split())

    words = 0
    for request in requests:
        user, _, text = request.partition(": ")
        try:
            words += translate(user, text)
        except QuotaExceeded:
            return -sum(translate.calls.values())
    return words

#> call_counter_decorator_limit(["ann: good day", "bob: one two three", "ann: bye"], 2)
#> call_counter_decorator_limit(["ann: a", "ann: b", "bob: c", "ann: d e f", "bob: g"], 2)
#> call_counter_decorator_limit([], 0)
#> call_counter_decorator_limit(["x"], 0)
#> call_counter_decorator_limit(["u1: to be or not", "u2: that is", "u3: the question", "u1: whether tis nobler"], 9)

### sort_by_cmp_to_key_natural
import re
from functools import cmp_to_key


def split(name):
    return [int(part) if part.isdigit() else part.lower() for part in re.findall(r"\d+|\D+", name)]


def compare(left, right):
    for a, b in zip(split(left), split(right)):
        if a == b:
            continue
        if type(a) is not type(b):
            return -1 if isinstance(a, int) else 1
        return -1 if a < b else 1
    return len(left) - len(right)


def sort_by_cmp_to_key_natural(names: list[str]) -> list[str]:
    """File names as people expect them: img2 before img10, numbers before letters."""
    return sorted(names, key=cmp_to_key(compare))

#> sort_by_cmp_to_key_natural(["img10.png", "img2.png", "IMG1.png"])
#> sort_by_cmp_to_key_natural(["a", "1", "a1", "b"])
#> sort_by_cmp_to_key_natural([])
#> sort_by_cmp_to_key_natural(["v1.10", "v1.9", "v1.9.1", "v1"])
#> sort_by_cmp_to_key_natural(["x1y", "x1", "x01", "x1y2"])

### event_bus_subscribers
from collections import defaultdict


class Bus:
    def __init__(self):
        self.handlers = defaultdict(list)
        self.errors = []

    def on(self, topic):
        def register(handler):
            self.handlers[topic].append(handler)
            return handler
        return register

    def publish(self, topic, value):
        for handler in self.handlers[topic] + self.handlers["*"]:
            try:
                handler(topic, value)
            except ArithmeticError as error:
                self.errors.append(f"{topic}: {type(error).__name__}")


def event_bus_subscribers(events: list[tuple[str, int]]) -> dict:
    bus = Bus()
    state = {"stock": 0, "seen": 0, "ratio": None}

    @bus.on("add")
    def add(topic, value):
        state["stock"] += value

    @bus.on("ratio")
    def ratio(topic, value):
        state["ratio"] = round(state["stock"] / value, 2)

    @bus.on("*")
    def count(topic, value):
        state["seen"] += 1

    for topic, value in events:
        bus.publish(topic, value)
    return state | {"errors": bus.errors}

#> event_bus_subscribers([("add", 5), ("ratio", 2), ("add", -1)])
#> event_bus_subscribers([("ratio", 0), ("ping", 1)])
#> event_bus_subscribers([("add", 7), ("add", 8), ("ratio", 4), ("ping", 0), ("ratio", -2)])
#> event_bus_subscribers([])
#> event_bus_subscribers([("add", 10), ("ratio", 0), ("add", 3), ("ratio", 4), ("stop", 0)])

### pipeline_of_predicates_all
from functools import partial
from operator import ge, le, ne


def attribute(name, test, value):
    def check(record):
        return name in record and test(record[name], value)
    return check


def every(*checks):
    return lambda record: all(check(record) for check in checks)


def some(*checks):
    return lambda record: any(check(record) for check in checks)


adult = partial(attribute, "age", ge)
cheap = partial(attribute, "price", le)


def pipeline_of_predicates_all(records: list[dict], age: int, price: int) -> bool:
    """Whether each record belongs to an adult or is cheap, and none is of the state 'void'."""
    rule = every(some(adult(age), cheap(price)), attribute("state", ne, "void"))
    for record in records:
        if not rule(record):
            return False
    return True

#> pipeline_of_predicates_all([{"age": 20, "state": "new"}, {"price": 5, "state": "old"}], 18, 10)
#> pipeline_of_predicates_all([{"age": 20, "state": "void"}], 18, 10)
#> pipeline_of_predicates_all([{"age": 12, "price": 11, "state": "new"}], 18, 10)
#> pipeline_of_predicates_all([], 18, 10)
#> pipeline_of_predicates_all([{"age": 17, "price": 10, "state": ""}, {"age": 18}], 18, 10)
#> pipeline_of_predicates_all([{"age": 33, "price": 90, "state": "a"}, {"age": 1, "price": 0, "state": "b"}, {"age": 70, "state": "c"}], 30, 5)

### edit_distance_cached
from functools import lru_cache


def edit_distance_cached(source: str, target: str, limit: int) -> bool:
    """Whether the words are at most `limit` edits apart."""

    @lru_cache(maxsize=None)
    def distance(i, j):
        if i == 0 or j == 0:
            return i + j
        if source[i - 1] == target[j - 1]:
            return distance(i - 1, j - 1)
        return 1 + min(distance(i - 1, j), distance(i, j - 1), distance(i - 1, j - 1))

    if abs(len(source) - len(target)) > limit:
        return False
    return distance(len(source), len(target)) <= limit

#> edit_distance_cached("kitten", "sitting", 3)
#> edit_distance_cached("berlin", "bern", 1)
#> edit_distance_cached("form", "from", 1)
#> edit_distance_cached("", "", 0)
#> edit_distance_cached("color", "colour", 1)
#> edit_distance_cached("abcd", "dcba", 3)

### deprecated_alias_warning_log
LOG = []


def deprecated(replacement):
    def decorate(function):
        def wrapper(*args, **kwargs):
            message = f"{function.__name__} is old, use {replacement}"
            if message not in LOG:
                LOG.append(message)
            return function(*args, **kwargs)
        return wrapper
    return decorate


def area(width, height):
    return width * height


def deprecated_alias_warning_log(sizes: list[tuple[int, int]], modern: bool) -> tuple[int, list[str]]:
    @deprecated("area")
    def compute_area(w, h):
        return area(w, h)

    @deprecated("sum")
    def add_up(numbers):
        total = 0
        for number in numbers:
            total += number
        return total

    function = area if modern else compute_area
    areas = [function(*size) for size in sizes]
    total = sum(areas) if modern else add_up(areas)
    return total, LOG

#> deprecated_alias_warning_log([(2, 3), (4, 5)], True)
#> deprecated_alias_warning_log([(2, 3), (4, 5), (1, 1)], False)
#> deprecated_alias_warning_log([], False)
#> deprecated_alias_warning_log([], True)
#> deprecated_alias_warning_log([(7, 7)], False)
#> deprecated_alias_warning_log([(2, 3), (4, 5), (1, 1), (2, 3), (4, 5)], False)
#> deprecated_alias_warning_log([(2, 3), (4, 5), (1, 1), (7, 7)], False)

### debounce_calls_virtual_time
class Debounced:
    """Calls the function only after `wait` ms without another call."""

    def __init__(self, function, wait):
        self.function, self.wait = function, wait
        self.pending = None

    def __call__(self, now, value):
        self.flush(now)
        self.pending = (now + self.wait, value)

    def flush(self, now):
        if self.pending is None:
            return
        due, value = self.pending
        if now >= due:
            self.pending = None
            self.function(value)


def debounce_calls_virtual_time(keys: list[tuple[int, str]], wait: int) -> list[str]:
    """The searches that are really sent for keys typed at given times."""
    sent: list[str] = []
    search = Debounced(sent.append, wait)
    text = ""
    last = 0
    for now, key in keys:
        text = text[:-1] if key == "<" else text + key
        search(now, text)
        last = now
    search.flush(last + wait)
    return sent

#> debounce_calls_virtual_time([(0, "c"), (50, "a"), (90, "t"), (400, "s")], 100)
#> debounce_calls_virtual_time([(0, "a"), (100, "b"), (199, "<"), (500, "c")], 100)
#> debounce_calls_virtual_time([], 100)
#> debounce_calls_virtual_time([(10, "x")], 0)
#> debounce_calls_virtual_time([(0, "p"), (10, "y"), (300, "t"), (310, "h"), (900, "o"), (905, "n")], 200)
