### retry_until_success_count
from functools import wraps


class TemporaryError(Exception):
    """Worth another try."""


def retry(times, delays):
    def decorate(func):
        @wraps(func)
        def wrapper(*args, **kwargs):
            wait = 1
            for attempt in range(1, times + 1):
                try:
                    return func(*args, **kwargs)
                except TemporaryError:
                    if attempt == times:
                        raise
                    delays.append(wait)
                    wait *= 2
        return wrapper
    return decorate


def retry_until_success_count(failures: int, times: int = 4) -> int:
    """Seconds spent waiting until a flaky call that fails so often succeeds."""
    delays: list[int] = []
    calls = 0

    @retry(times, delays)
    def flaky():
        nonlocal calls
        calls += 1
        if calls <= failures:
            raise TemporaryError(f"call {calls}")
        return "done"

    try:
        flaky()
    except TemporaryError:
        return -sum(delays)
    return sum(delays)

#> retry_until_success_count(2)
#> retry_until_success_count(0)
#> retry_until_success_count(4)
#> retry_until_success_count(9, times=6)
#> retry_until_success_count(3, 5)

### memoize_with_limit
from functools import wraps


def memoize(limit):
    """Remember results of the last `limit` different arguments."""
    def decorate(func):
        memory = {}

        @wraps(func)
        def wrapper(*args):
            if args in memory:
                wrapper.hits += 1
                return memory[args]
            result = func(*args)
            if len(memory) >= limit:
                memory.pop(next(iter(memory)))
            memory[args] = result
            return result

        wrapper.hits = 0
        return wrapper
    return decorate


def memoize_with_limit(words: list[str], limit: int = 2) -> tuple[list[int], int]:
    @memoize(limit)
    def vowels(word):
        return sum(letter in "aeiou" for letter in word)

    counts = [vowels(word) for word in words]
    return counts, vowels.hits

#> memoize_with_limit(["apple", "pear", "apple"])
#> memoize_with_limit(["one", "two", "three", "one"], 2)
#> memoize_with_limit([])
#> memoize_with_limit(["aa", "aa", "aa"], limit=1)
#> memoize_with_limit(["sun", "moon", "sun", "star", "sun"], 3)

### type_checked_call_result
import inspect
from functools import wraps


def checked(func):
    """Compare arguments with the annotations of a function."""
    signature = inspect.signature(func)

    @wraps(func)
    def wrapper(*args, **kwargs):
        bound = signature.bind(*args, **kwargs)
        for name, value in bound.arguments.items():
            wanted = signature.parameters[name].annotation
            if wanted is not inspect.Parameter.empty and not isinstance(value, wanted):
                raise TypeError(f"{name} must be {wanted.__name__}, got {value!r}")
        return func(*args, **kwargs)

    return wrapper


def type_checked_call_result(*args, **kwargs):
    @checked
    def label(name: str, copies: int, size="A4"):
        return f"{copies} x {name} ({size})"

    try:
        return label(*args, **kwargs)
    except TypeError as error:
        return f"refused: {error}"

#> type_checked_call_result("poster", 3)
#> type_checked_call_result("poster", "3")
#> type_checked_call_result("flyer", copies=200, size="A6")
#> type_checked_call_result(None, 1)
#> type_checked_call_result("card")

### compose_text_filters
from functools import partial, reduce


def truncate(text, length):
    return text if len(text) <= length else text[:length - 1] + "~"


def surround(text, left, right):
    return left + text + right


def compose(*functions):
    return lambda value: reduce(lambda acc, func: func(acc), functions, value)


FILTERS = {
    "lower": str.lower,
    "squash": lambda text: " ".join(text.split()),
    "short": partial(truncate, length=12),
    "paren": partial(surround, left="(", right=")"),
}


def compose_text_filters(text, names):
    unknown = [name for name in names.split() if name not in FILTERS]
    if unknown:
        raise ValueError(f"no filter {unknown[0]!r}")
    return compose(*(FILTERS[name] for name in names.split()))(text)

#> compose_text_filters("  Quarterly   Results 2024 ", "squash lower short")
#> compose_text_filters("OK", "short paren paren")
#> compose_text_filters("unchanged text", "")
#> compose_text_filters("abc", "lower upper")
#> compose_text_filters("A  Very  Long  Heading", "short squash paren")
#> compose_text_filters("A  Very  Long  Heading OK   Quarterly   Results 2024 ", "short squash paren short paren paren squash lower short")

### call_order_contract
from functools import wraps


class ContractError(AssertionError):
    pass


def requires(condition, message):
    def decorate(func):
        @wraps(func)
        def wrapper(*args):
            if not condition(*args):
                raise ContractError(f"{func.__name__}: {message}")
            return func(*args)
        return wrapper
    return decorate


def call_order_contract(stock, orders):
    @requires(lambda have, want: want > 0, "order something")
    @requires(lambda have, want: want <= have, "not enough")
    def take(have, want):
        return have - want

    for order in orders:
        try:
            stock = take(stock, order)
        except ContractError:
            return None
    return stock

#> call_order_contract(20, [3, 4, 5])
#> call_order_contract(5, [3, 3])
#> call_order_contract(5, [0])
#> call_order_contract(7, [])
#> call_order_contract(100, [50, 25, 12, 6, 7])

### deprecated_alias_warnings
from functools import wraps


def renamed_argument(old, new, log):
    """Accept an old keyword for a while and note who still uses it."""
    def decorate(func):
        @wraps(func)
        def wrapper(**kwargs):
            if old in kwargs:
                if new in kwargs:
                    raise TypeError(f"{func.__name__}() got both {old} and {new}")
                log.append(f"{func.__name__}: use {new}")
                kwargs[new] = kwargs.pop(old)
            return func(**kwargs)
        return wrapper
    return decorate


def deprecated_alias_warnings(calls: list[dict]) -> tuple[int, list[str]]:
    log: list[str] = []

    @renamed_argument("colour", "color", log)
    @renamed_argument("width", "size", log)
    def brush(color="black", size=1):
        return len(color) * size

    paint = 0
    for call in calls:
        paint += brush(**call)
    return paint, log

#> deprecated_alias_warnings([{"color": "red", "size": 2}, {"colour": "blue"}])
#> deprecated_alias_warnings([{"colour": "pink", "width": 3}])
#> deprecated_alias_warnings([])
#> deprecated_alias_warnings([{"width": 3, "size": 4}])
#> deprecated_alias_warnings([{}, {"size": 5}, {"width": 2}])
#> deprecated_alias_warnings([{"color": "red", "size": 2}, {"colour": "blue"}, {}, {"size": 5}, {"width": 2}, {"colour": "pink", "width": 3}])

### rate_limited_function
from collections import deque
from functools import wraps


def limited(calls, period):
    def decorate(func):
        stamps = deque()

        @wraps(func)
        def wrapper(now, *args):
            while stamps and now - stamps[0] >= period:
                stamps.popleft()
            if len(stamps) == calls:
                return None
            stamps.append(now)
            return func(*args)
        return wrapper
    return decorate


def rate_limited_function(requests, calls=2, period=10):
    @limited(calls, period)
    def answer(name):
        return f"hello {name}"

    answers = [answer(now, name) for now, name in requests]
    return None not in answers

#> rate_limited_function([(0, "ann"), (1, "bob"), (12, "cy")])
#> rate_limited_function([(0, "ann"), (1, "bob"), (9, "cy")])
#> rate_limited_function([])
#> rate_limited_function([(0, "a"), (5, "b"), (10, "c"), (15, "d")])
#> rate_limited_function([(3, "x"), (3, "y"), (3, "z")], calls=3)
#> rate_limited_function([(0, "x"), (4, "y")], 1, 5)
#> rate_limited_function([(0, "a"), (5, "b"), (10, "c"), (15, "d"), (0, "ann"), (1, "bob"), (12, "cy"), (3, "x"), (3, "y"), (3, "z")])

### cached_fibonacci_calls
from functools import lru_cache


def stairs_ways(n, blocked=()):
    calls = 0

    @lru_cache(maxsize=None)
    def ways(stair):
        nonlocal calls
        calls += 1
        if stair in blocked or stair < 0:
            return 0
        if stair == 0:
            return 1
        return ways(stair - 1) + ways(stair - 2)

    return ways(n), calls


def cached_fibonacci_calls(heights: list[int], blocked: tuple = ()) -> int:
    total = 0
    for height in heights:
        found, _ = stairs_ways(height, blocked)
        total += found
    return total

#> cached_fibonacci_calls([3, 5])
#> cached_fibonacci_calls([6], blocked=(3,))
#> cached_fibonacci_calls([])
#> cached_fibonacci_calls([1, 2, 3, 4], (1,))
#> cached_fibonacci_calls([8], (4, 5))

### class_decorator_registry
COMMANDS = {}


def command(name, *aliases):
    def register(func):
        for key in (name, *aliases):
            COMMANDS[key] = func
        func.usage = f"{name} - {func.__doc__}"
        return func
    return register


def install():
    @command("add", "+", "plus")
    def add(*numbers):
        """sum of all numbers"""
        return sum(numbers)

    @command("max", "top")
    def largest(*numbers):
        """largest number"""
        return max(numbers)

    @command("help")
    def usage(*_):
        """this text"""
        return "; ".join(sorted({func.usage for func in COMMANDS.values()}))


def class_decorator_registry(line: str):
    """Run a line such as '+ 1 2 3'."""
    install()
    name, *arguments = line.split()
    if name not in COMMANDS:
        return f"{name}? try help"
    return COMMANDS[name](*map(int, arguments))

#> class_decorator_registry("+ 1 2 3")
#> class_decorator_registry("top 7 19 4")
#> class_decorator_registry("help")
#> class_decorator_registry("divide 1 2")
#> class_decorator_registry("max")
#> class_decorator_registry("plus 40 2")

### timing_budget_decorator
from contextlib import contextmanager


class FakeClock:
    def __init__(self):
        self.now = 0.0

    def sleep(self, seconds):
        self.now += seconds


@contextmanager
def budget(clock, limit, over):
    start = clock.now
    yield
    spent = clock.now - start
    if spent > limit:
        over.append(round(spent - limit, 3))


def timing_budget_decorator(steps, limit):
    clock = FakeClock()
    over: list[float] = []
    for naps in steps.values():
        with budget(clock, limit, over):
            for nap in naps:
                clock.sleep(nap)
    return round(sum(over), 3)

#> timing_budget_decorator({"load": [0.5, 0.75], "save": [0.25]}, 1.0)
#> timing_budget_decorator({}, 1.0)
#> timing_budget_decorator({"a": [0.1, 0.1, 0.1], "b": [0.4], "c": [0.05]}, 0.2)
#> timing_budget_decorator({"idle": []}, 0.0)
#> timing_budget_decorator({"fetch": [1.5], "parse": [2.25, 0.5], "store": [0.125]}, 1.25)
#> timing_budget_decorator({"a": [0.1, 0.1, 0.1], "b": [0.4], "c": [0.05], "fetch": [1.5], "parse": [2.25, 0.5], "store": [0.125]}, 0.2)

### partial_price_rules
from functools import partial


def percent_off(price, percent):
    return price - price * percent // 100


def minus(price, amount):
    return max(0, price - amount)


def at_least(price, rule, minimum):
    return rule(price) if price >= minimum else price


RULES = {
    "SPRING10": partial(percent_off, percent=10),
    "WELCOME": partial(minus, amount=500),
    "BIG20": partial(at_least, rule=partial(percent_off, percent=20), minimum=10_000),
}


def partial_price_rules(price: int, codes: list[str]) -> int:
    used = set()
    for code in codes:
        rule = RULES.get(code.upper().strip())
        if rule is None:
            raise KeyError(f"voucher {code}")
        if code in used:
            continue
        used.add(code)
        price = rule(price)
    return price

#> partial_price_rules(12000, ["BIG20", "SPRING10"])
#> partial_price_rules(9900, ["big20", "welcome"])
#> partial_price_rules(300, ["WELCOME"])
#> partial_price_rules(5000, ["SPRING10", "SPRING10"])
#> partial_price_rules(100, ["FREE"])
#> partial_price_rules(9900, ["big20", "welcome", "BIG20", "SPRING10", "SPRING10", "SPRING10"])
#> partial_price_rules(12000, ["BIG20", "SPRING10", "big20", "welcome", "SPRING10", "SPRING10"])

### curry_tag_builder
def curry(func, arity):
    """Collect arguments over several calls until there are enough."""
    def collect(*given):
        if len(given) >= arity:
            return func(*given)
        return lambda *more: collect(*given, *more)
    return collect


def make_tag(name, css, text):
    attribute = f' class="{css}"' if css else ""
    return f"<{name}{attribute}>{text}</{name}>"


def curry_tag_builder(items: list[str], css: str = "") -> str:
    """An html list; every other item is highlighted."""
    tag = curry(make_tag, 3)
    li = tag("li")
    plain, bright = li(""), li("hot")
    parts = []
    for number, item in enumerate(items):
        builder = bright if number % 2 else plain
        parts.append(builder(item))
    return tag("ul", css)("".join(parts))

#> curry_tag_builder(["tea", "milk", "rice"])
#> curry_tag_builder([], css="empty")
#> curry_tag_builder(["one"], "big")
#> curry_tag_builder(["a", "b", "c", "d"], "nav")
#> curry_tag_builder(["Home", "About us"])

### debounce_with_closure
def debounce(wait):
    """Only the last of several quick calls counts; returns (call, flush)."""
    pending = []
    fired = []

    def call(now, value):
        if pending and now - pending[0] >= wait:
            fired.append(pending[1])
        pending[:] = [now, value]

    def flush():
        if pending:
            fired.append(pending[1])
            pending.clear()
        return fired

    return call, flush


def debounce_with_closure(keystrokes: list[tuple[int, str]], wait: int = 300) -> str:
    """Which searches are sent while somebody types?"""
    call, flush = debounce(wait)
    text = ""
    for now, key in keystrokes:
        text = text[:-1] if key == "<" else text + key
        call(now, text)
    return "|".join(flush())

#> debounce_with_closure([(0, "c"), (100, "a"), (900, "t")])
#> debounce_with_closure([(0, "d"), (50, "o"), (90, "<"), (120, "r")])
#> debounce_with_closure([])
#> debounce_with_closure([(0, "x"), (300, "y"), (600, "z")])
#> debounce_with_closure([(10, "n"), (20, "e"), (700, "w"), (710, "s")], wait=500)
#> debounce_with_closure([(0, "d"), (50, "o"), (90, "<"), (120, "r"), (10, "n"), (20, "e"), (700, "w"), (710, "s"), (0, "x"), (300, "y"), (600, "z")])

### idempotent_payment_keys
from functools import wraps


def idempotent(func):
    results = {}

    @wraps(func)
    def wrapper(key, *args):
        if key not in results:
            try:
                results[key] = ("ok", func(*args))
            except ValueError as error:
                results[key] = ("error", str(error))
        status, value = results[key]
        if status == "error":
            raise ValueError(value)
        return value

    return wrapper


def idempotent_payment_keys(payments: list[tuple[str, int]]) -> dict:
    balance = 100

    @idempotent
    def pay(amount):
        nonlocal balance
        if amount > balance:
            raise ValueError(f"{amount} > {balance}")
        balance -= amount
        return balance

    outcome = []
    for key, amount in payments:
        try:
            outcome.append(pay(key, amount))
        except ValueError as error:
            outcome.append(str(error))
    return {"balance": balance, "outcome": outcome}

#> idempotent_payment_keys([("k1", 30), ("k1", 30), ("k2", 50)])
#> idempotent_payment_keys([("a", 101), ("a", 101), ("b", 1)])
#> idempotent_payment_keys([])
#> idempotent_payment_keys([("x", 60), ("y", 60), ("x", 60)])
#> idempotent_payment_keys([("p", 10), ("q", 20), ("r", 30), ("s", 40)])
#> idempotent_payment_keys([("k1", 30), ("k1", 30), ("k2", 50), ("p", 10), ("q", 20), ("r", 30), ("s", 40)])

### validator_chain_passes
import re
from functools import partial


def matches(pattern, text):
    return re.fullmatch(pattern, text) is not None


def length_between(low, high, text):
    return low <= len(text) <= high


def all_of(*checks):
    return lambda text: all(check(text) for check in checks)


def negate(check):
    return lambda text: not check(text)


USERNAME = all_of(
    partial(length_between, 3, 12),
    partial(matches, r"[a-z][a-z0-9_]*"),
    negate(partial(matches, r".*__.*")),
)
ZIP = partial(matches, r"\d{5}")


def validator_chain_passes(kind: str, text: str) -> bool:
    """Check a user name or a zip code."""
    validators = {"user": USERNAME, "zip": ZIP}
    return validators[kind](text)

#> validator_chain_passes("user", "jane_doe7")
#> validator_chain_passes("user", "7jane")
#> validator_chain_passes("user", "a__b")
#> validator_chain_passes("zip", "04109")
#> validator_chain_passes("phone", "555")
#> validator_chain_passes("user", "averyveryverylongname")

### reduce_nested_updates
from functools import reduce
from operator import getitem


def get_path(data, path):
    return reduce(getitem, path, data)


def set_path(data, path, value):
    """A copy of nested dicts with one value changed."""
    head, *rest = path
    changed = set_path(data[head], rest, value) if rest else value
    return {**data, head: changed}


def reduce_nested_updates(data, *updates):
    """Apply (path, value) updates; numbers are added to what is there."""
    def apply(current, update):
        dotted, value = update
        path = dotted.split(".")
        if isinstance(value, int):
            value += get_path(current, path)
        return set_path(current, path, value)
    return reduce(apply, updates, data)

#> reduce_nested_updates({"shop": {"visits": 10, "name": "A"}}, ("shop.visits", 5), ("shop.name", "B"))
#> reduce_nested_updates({"a": 1}, ("a", -1))
#> reduce_nested_updates({"x": {}})
#> reduce_nested_updates({"x": {"y": {"z": 1}}}, ("x.y.z", 1), ("x.y.z", 1), ("x.y.z", 7))
#> reduce_nested_updates({"k": {"l": 1}}, ("k.m", 4))

### attrgetter_sorted_staff
from collections import namedtuple
from operator import attrgetter

Person = namedtuple("Person", "name team age")


def attrgetter_sorted_staff(rows: list[tuple], *fields: str) -> list[str]:
    people = [Person(*row) for row in rows]
    # sorting is stable, so the last field has to be sorted by first
    for field in reversed(fields):
        backwards = field.startswith("-")
        people.sort(key=attrgetter(field.lstrip("-")), reverse=backwards)
    return [f"{p.name} ({p.team}, {p.age})" for p in people]

#> attrgetter_sorted_staff([("Kim", "ops", 31), ("Ann", "dev", 45), ("Bob", "dev", 29)], "team", "-age")
#> attrgetter_sorted_staff([("Kim", "ops", 31), ("Ann", "dev", 45)], "name")
#> attrgetter_sorted_staff([], "age")
#> attrgetter_sorted_staff([("Zed", "qa", 22), ("Amy", "qa", 22)], "height")
#> attrgetter_sorted_staff([("Lou", "hr", 50), ("Max", "hr", 28), ("Ned", "it", 50)], "-age", "name")
#> attrgetter_sorted_staff([("Lou", "hr", 50), ("Max", "hr", 28), ("Ned", "it", 50), ("Kim", "ops", 31), ("Ann", "dev", 45), ("Bob", "dev", 29), ("Kim", "ops", 31), ("Ann", "dev", 45)], "-age", "name")
#> attrgetter_sorted_staff([("Kim", "ops", 31), ("Ann", "dev", 45), ("Bob", "dev", 29), ("Lou", "hr", 50), ("Max", "hr", 28), ("Ned", "it", 50), ("Kim", "ops", 31), ("Ann", "dev", 45)], "team", "-age")

### lazy_attribute_loader
class lazy:
    """A descriptor that computes an attribute on first use."""

    def __init__(self, func):
        self.func = func
        self.name = func.__name__

    def __get__(self, obj, owner):
        value = obj.__dict__[self.name] = self.func(obj)
        obj.loaded.append(self.name)
        return value


def lazy_attribute_loader(text, uses):
    class Document:
        def __init__(self):
            self.loaded = []

        @lazy
        def words(self):
            return text.split()

        @lazy
        def count(self):
            return len(self.words)

        @lazy
        def longest(self):
            return max(self.words, key=len)

    document = Document()
    values = [getattr(document, name) for name in uses]
    return values, document.loaded

#> lazy_attribute_loader("to be or not to be", ["count", "count"])
#> lazy_attribute_loader("measure twice cut once", ["longest", "count"])
#> lazy_attribute_loader("unused", [])
#> lazy_attribute_loader("a bb ccc", ["words", "longest"])
#> lazy_attribute_loader("", ["longest"])

### fallback_sources_first
from functools import wraps


def fallback(*exceptions, default):
    def decorate(func):
        @wraps(func)
        def wrapper(*args):
            try:
                return func(*args)
            except exceptions:
                return default
        return wrapper
    return decorate


def fallback_sources_first(record):
    @fallback(KeyError, AttributeError, default="")
    def full_name():
        return f"{record['first'].strip()} {record['last'].strip()}"

    @fallback(KeyError, IndexError, default="")
    def from_mail():
        return record["mail"].split("@")[0].replace(".", " ").title()

    @fallback(KeyError, default="unknown")
    def ident():
        return f"#{record['id']:04d}"

    return full_name() or from_mail() or ident()

#> fallback_sources_first({"first": "Ida ", "last": " Holm"})
#> fallback_sources_first({"first": "Ida", "last": None, "mail": "ida.holm@example.org"})
#> fallback_sources_first({"id": 42})
#> fallback_sources_first({})
#> fallback_sources_first({"mail": "@", "id": "x"})

### event_counter_method_wrap
class Counted:
    """Wraps an object and counts the calls of its methods."""

    def __init__(self, target):
        self._target = target
        self._counts = {}

    def __getattr__(self, name):
        attribute = getattr(self._target, name)

        def call(*args):
            self._counts[name] = self._counts.get(name, 0) + 1
            return attribute(*args)
        return call


def event_counter_method_wrap(start: list, script: list[tuple]) -> dict:
    """Run list methods through the wrapper and tell how often each was used."""
    wrapped = Counted(list(start))
    for method, *args in script:
        getattr(wrapped, method)(*args)
    wrapped.sort()
    return {"counts": wrapped._counts, "list": wrapped._target}

#> event_counter_method_wrap([3, 1], [("append", 2), ("append", 9), ("pop", 0)])
#> event_counter_method_wrap([], [])
#> event_counter_method_wrap(["b"], [("insert", 0, "c"), ("extend", ["a", "d"])])
#> event_counter_method_wrap([1], [("push", 2)])
#> event_counter_method_wrap([5, 5, 4], [("remove", 5), ("count", 5)])
#> event_counter_method_wrap([3, 1, 5, 5, 4], [("append", 2), ("append", 9), ("pop", 0), ("remove", 5), ("count", 5)])

### pipe_operator_overload
class Pipe:
    def __init__(self, func, label=None):
        self.func = func
        self.label = label or func.__name__

    def __ror__(self, value):
        return self.func(value)

    def __rshift__(self, other):
        return Pipe(lambda value: other.func(self.func(value)), f"{self.label}>{other.label}")


digits = Pipe(lambda text: [int(c) for c in text if c.isdigit()], "digits")
total = Pipe(sum)
is_even = Pipe(lambda n: n % 2 == 0, "even")


def pipe_operator_overload(code: str) -> bool:
    """A code is fine when its digit sum is even and it has at least three digits."""
    checksum = digits >> total >> is_even
    enough = len(code | digits) >= 3
    return enough and code | checksum

#> pipe_operator_overload("AB-1234")
#> pipe_operator_overload("AB-1235")
#> pipe_operator_overload("no digits here")
#> pipe_operator_overload("90210-1337")
#> pipe_operator_overload("")
#> pipe_operator_overload("90210-1337 no digits here")
