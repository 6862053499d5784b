### curry_pipeline_numbers
from functools import partial, reduce
from operator import add, mul


def pipe(*functions):
    return lambda value: reduce(lambda v, f: f(v), functions, value)


def clamp(low, high, value):
    return max(low, min(high, value))


REGISTRY = {"add": add, "mul": mul, "clamp": clamp}


def build(spec):
    functions = []
    for step in spec.split("|"):
        name, *args = step.split()
        functions.append(partial(REGISTRY[name], *map(int, args)))
    return pipe(*functions)


def curry_pipeline_numbers(spec: str, values: list[int]) -> list[int]:
    """Values through a pipeline like 'add 3 | mul 2 | clamp 0 50'."""
    function = build(spec)
    return [function(value) for value in values]

#> curry_pipeline_numbers("add 3 | mul 2 | clamp 0 50", [1, 10, 100, -10])
#> curry_pipeline_numbers("mul -1", [5])
#> curry_pipeline_numbers("clamp 1 2", [])
#> curry_pipeline_numbers("add 1 | square", [1])
#> curry_pipeline_numbers("clamp 0 9 | add 1 | mul 11 | add -1", [-4, 3, 12])
#> curry_pipeline_numbers("add 3 | mul 2 | clamp 0 50|clamp 0 9 | add 1 | mul 11 | add -1", [1, 10, 100, -10])
#> curry_pipeline_numbers("clamp 0 9 | add 1 | mul 11 | add -1", [-4, 3, 12, 1, 10, 100, -10])

### validator_combinators
class Invalid(ValueError):
    pass


def is_int(value):
    if not value.lstrip("-").isdigit():
        raise Invalid(f"{value} is no number")
    return int(value)


def between(low, high):
    def check(value):
        if not low <= value <= high:
            raise Invalid(f"{value} not in {low}..{high}")
        return value
    return check


def chain(*checks):
    def check(value):
        for step in checks:
            value = step(value)
        return value
    return check


def either(*checks):
    def check(value):
        errors = []
        for step in checks:
            try:
                return step(value)
            except Invalid as error:
                errors.append(str(error))
        raise Invalid(" or ".join(errors))
    return check


def keyword(word):
    def check(value):
        if value != word:
            raise Invalid(f"not {word!r}")
        return None
    return check


def validator_combinators(values: list[str]) -> list:
    """Ports as numbers, 'auto' as None, errors as text."""
    port = either(keyword("auto"), chain(is_int, between(1, 65535)))
    results = []
    for value in values:
        try:
            results.append(port(value))
        except Invalid as error:
            results.append(f"! {error}")
    return results

#> validator_combinators(["80", "auto", "0", "http"])
#> validator_combinators(["-5", "65535", "65536"])
#> validator_combinators([])
#> validator_combinators(["", "AUTO", "8080"])
#> validator_combinators(["22", "auto", "443", "1e3"])

### lazy_property_chain_values
class lazy:
    def __init__(self, function):
        self.function = function
        self.name = function.__name__

    def __get__(self, instance, owner):
        value = self.function(instance)
        instance.__dict__[self.name] = value
        instance.log.append(self.name)
        return value


def order_class():
    class Order:
        def __init__(self, items):
            self.items = items
            self.log = []

        @lazy
        def net(self):
            return sum(count * price for count, price in self.items)

        @lazy
        def tax(self):
            return self.net * 19 // 100

        @lazy
        def gross(self):
            return self.net + self.tax

    return Order


def lazy_property_chain_values(items: list[tuple[int, int]], reads: str) -> tuple[int, list[str]]:
    order = order_class()(items)
    total = 0
    for name in reads.split():
        total += getattr(order, name)
    return total, order.log

#> lazy_property_chain_values([(2, 100), (1, 50)], "tax gross net")
#> lazy_property_chain_values([(2, 100)], "gross gross gross")
#> lazy_property_chain_values([], "")
#> lazy_property_chain_values([(1, 999)], "net color")
#> lazy_property_chain_values([(3, 33), (5, 20), (1, 1)], "net tax net tax gross")

### maybe_chain_lookup
class Maybe:
    def __init__(self, value):
        self.value = value

    def bind(self, function):
        if self.value is None:
            return self
        try:
            return Maybe(function(self.value))
        except (KeyError, IndexError, TypeError, ValueError):
            return Maybe(None)

    def or_else(self, default):
        return default if self.value is None else self.value

    def __getitem__(self, key):
        return self.bind(lambda value: value[key])


def maybe_chain_lookup(document, path, default=None):
    current = Maybe(document)
    for key in path:
        current = current[key]
    return current.bind(int).or_else(default)

#> maybe_chain_lookup({"user": {"ages": ["31", "44"]}}, ["user", "ages", 1])
#> maybe_chain_lookup({"user": {"ages": ["31"]}}, ["user", "ages", 1], default=-1)
#> maybe_chain_lookup({"user": None}, ["user", "name"])
#> maybe_chain_lookup({"n": "many"}, ["n"], 0)
#> maybe_chain_lookup({"a": {"b": {"c": 7.9}}}, ["a", "b", "c"], 1)

### trace_calls_decorator
from functools import wraps

LOG = []
DEPTH = 0


def traced(function):
    @wraps(function)
    def wrapper(*args):
        global DEPTH
        shown = ", ".join(map(repr, args))
        LOG.append("  " * DEPTH + f"{function.__name__}({shown})")
        DEPTH += 1
        try:
            result = function(*args)
        finally:
            DEPTH -= 1
        LOG.append("  " * DEPTH + f"-> {result!r}")
        return result
    return wrapper


def trace_calls_decorator(kind, n):
    @traced
    def fact(k):
        return 1 if k == 0 else k * fact(k - 1)

    @traced
    def half(k):
        return 0 if k < 2 else 1 + half(k // 2)

    functions = {"fact": fact, "half": half}
    functions[kind](n)
    return LOG

#> trace_calls_decorator("fact", 3)
#> trace_calls_decorator("half", 9)
#> trace_calls_decorator("half", 1)
#> trace_calls_decorator("fib", 3)
#> trace_calls_decorator("fact", 0)

### group_reduce_by_key
from collections import defaultdict
from functools import reduce

REDUCERS = {
    "sum": lambda a, b: a + b,
    "max": max,
    "min": min,
    "join": lambda a, b: f"{a},{b}",
}


def group_reduce_by_key(rows, key, **columns):
    """Groups rows by a key and reduces columns: group_reduce_by_key(rows, 'city', age='max')."""
    groups = defaultdict(list)
    for row in rows:
        groups[row.get(key, "?")].append(row)
    result = {}
    for name, members in groups.items():
        reduced = {}
        for column, how in columns.items():
            values = [member[column] for member in members if column in member]
            if values:
                reduced[column] = reduce(REDUCERS[how], values)
        result[name] = reduced
    return result

#> group_reduce_by_key([{"city": "Ulm", "age": 30}, {"city": "Bonn", "age": 41}, {"city": "Ulm", "age": 35}], "city", age="max")
#> group_reduce_by_key([{"k": 1, "v": "a", "n": 2}, {"k": 1, "v": "b"}, {"v": "c", "n": 5}], "k", v="join", n="sum")
#> group_reduce_by_key([], "k", n="sum")
#> group_reduce_by_key([{"k": "a", "n": 4}, {"k": "b", "m": 1}, {"k": "a", "n": -1}], "k", n="sum", m="max")
#> group_reduce_by_key([{"k": 1, "n": 2}], "k", n="mean")
#> group_reduce_by_key([{"t": "x", "p": 3.5}, {"t": "x", "p": 1.25}, {"t": "y", "p": 9}], "t", p="min")

### sequence_generators_by_rule
from itertools import count, islice


def linear(start, step):
    return count(start, step)


def geometric(start, factor):
    while True:
        yield start
        start *= factor


def fibonacci(a, b):
    while True:
        yield a
        a, b = b, a + b


RULES = {"lin": linear, "geo": geometric, "fib": fibonacci}


def sequence_generators_by_rule(spec: str, n: int, drop: int = 0) -> list[int]:
    """n numbers of sequences like 'fib 1 1' or of the sum of two 'lin 0 1 + geo 1 2'; numbers divisible by drop are left out."""
    streams = []
    for part in spec.split("+"):
        name, a, b = part.split()
        streams.append(RULES[name](int(a), int(b)))
    numbers = []
    for values in islice(zip(*streams), n * 3):
        total = sum(values)
        if drop and total % drop == 0:
            continue
        numbers.append(total)
        if len(numbers) == n:
            break
    return numbers

#> sequence_generators_by_rule("fib 1 1", 8)
#> sequence_generators_by_rule("lin 0 1 + geo 1 2", 5)
#> sequence_generators_by_rule("lin 1 1", 5, drop=2)
#> sequence_generators_by_rule("geo 2 3", 4, 2)
#> sequence_generators_by_rule("cub 1 1", 3)

### currying_discount_rules
def percent(p):
    return lambda cents: cents * (100 - p) // 100


def minus(amount):
    return lambda cents: max(0, cents - amount)


def when(test, rule):
    return lambda cents: rule(cents) if test(cents) else cents


def best_of(*rules):
    return lambda cents: min(rule(cents) for rule in rules)


def parse(text):
    """'10%', '-500', '10%>5000' (only above), 'a/b' (the better one)."""
    if "/" in text:
        return best_of(*(parse(part) for part in text.split("/")))
    rule, above, limit = text.partition(">")
    function = percent(int(rule[:-1])) if rule.endswith("%") else minus(int(rule.lstrip("-")))
    if above:
        return when(lambda cents: cents > int(limit), function)
    return function


def currying_discount_rules(cents: int, rules: list[str]) -> int:
    """Price after all rules one after another."""
    for text in rules:
        cents = parse(text)(cents)
    return cents

#> currying_discount_rules(10000, ["10%", "-500", "20%>9000"])
#> currying_discount_rules(4000, ["10%/-500", "-3600"])
#> currying_discount_rules(100, [])
#> currying_discount_rules(100, ["ten%"])
#> currying_discount_rules(20000, ["5%>19999/-2000", "50%>18000", "1%"])
