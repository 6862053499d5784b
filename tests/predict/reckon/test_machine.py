"""Whole programs, interpreted: every state of a real run is said, and said rightly; what cannot be known is not."""

import sys

import pytest
from test_reckoner import LIMITS, compared

from ndb.predict.reckon.reckoner import Reckoner
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event
from ndb.tree.action import STEP_INTO, STEP_OVER, STEP_RETURN

CLASSES = """
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

class Kind(Enum):
    SMALL = 1
    LARGE = 2

    @property
    def label(self):
        return self.name.lower()

class Point(NamedTuple):
    x: int
    y: int = 2

@dataclass(order=True)
class Item:
    name: str
    parts: list = field(default_factory=list)

    def __post_init__(self):
        self.parts.append(self.name)

class Base:
    count = 0

    def __init__(self, items):
        self.items = items
        self.__secret = len(items)
        Base.count += 1

    def __len__(self):
        return self.__secret

    def __iter__(self):
        yield from self.items

    def __add__(self, other):
        return type(self)([*self.items, *other])

    def __repr__(self):
        return f"Base({len(self.items)})"

class Derived(Base):
    def __init__(self, items):
        super().__init__(items)
        self.kind = Kind.LARGE if len(self) > 2 else Kind.SMALL

    @classmethod
    def of(cls, *names):
        return cls([Item(name) for name in names])

    @staticmethod
    def double(n):
        return n * 2

def f(n):
    made = Derived.of("a", "b") + [Item("c")]
    same = made.items
    same[0].parts.append(n)
    point = Point(n)._replace(x=5)
    names = [item.name for item in made]
    best = max(made, key=lambda item: (item.name, item.parts))
    return names, best, made.kind.label, Derived.double(len(made)), point, Base.count, made.items[0].parts
"""
EXCEPTIONS = """
class Refused(ValueError):
    def __init__(self, code):
        super().__init__(f"code {code}")
        self.code = code

class Door:
    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        return kind is not None and issubclass(kind, KeyError)

def check(n):
    if n > 2:
        raise Refused(n)
    return {"a": n}

def f(n):
    log = []
    with Door() as door:
        check(1)["b"]
    for k in range(n):
        try:
            log.append(check(k + 1)["a"])
        except Refused as error:
            log.append(error.code)
            try:
                raise RuntimeError("again") from error
            except (KeyError, RuntimeError):
                log.append(str(error))
            try:
                raise
            except ValueError as error:
                log.append(error.args)
        else:
            log.append("fine")
        finally:
            log.append(k)
    try:
        try:
            return int("x")
        finally:
            log.append("left")
    except ValueError as error:
        log.append(str(error))
        n = len(log)
    a, *b = [1, 2, 3]
    try:
        a = [*n]
    except TypeError as error:
        log.append(str(error))
    with Door(), Door() as door:
        assert n > 100, f"{n}"
"""
GENERATORS = """
from contextlib import contextmanager
from functools import lru_cache, reduce, wraps
from itertools import count, islice

def counted(function):
    @wraps(function)
    def wrapper(*args, **kwargs):
        wrapper.calls += 1
        return function(*args, **kwargs)
    wrapper.calls = 0
    return wrapper

@counted
def twice(n, *, by=2):
    return n * by

@lru_cache(maxsize=None)
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)

def squares(n):
    got = 0
    for i in range(n):
        sent = yield i * i
        got = sent or got
    return got

@contextmanager
def opened(log):
    log.append("in")
    yield log
    log.append("out")

def f(n):
    g = squares(n)
    first = next(g)
    sent = g.send(7)
    rest = list(g)
    with opened([]) as log:
        log.append(fib(n))
    total = 0
    def add(k):
        nonlocal total
        total += k
        return total
    sums = [add(k) for k in range(n) if k % 2]
    even = sum(
        k
        for k in range(n)
        if not k % 2
    )
    while total < 9: total += 2
    made = {
        "log": log,
        "twice": twice(
            n,
            by=3,
        ),
    }
    product = reduce(lambda a, b: a * b, [1, 2, 3])
    return first, sent, rest, sums, even, made, twice.calls, list(islice(count(n), 2)), product
"""
LIBRARY = """
import json
import math
import re
from collections import Counter, defaultdict, deque
from datetime import date, timedelta
from decimal import Decimal

WORDS = re.compile(r"[a-z]+")
PRICES = {"pen": Decimal("1.20")}

def f(n):
    words = Counter(WORDS.findall("to be or not to be"))
    groups = defaultdict(list)
    for word, times in sorted(words.items()):
        groups[times].append(word)
    queue = deque([1, 2], maxlen=2)
    queue.append(3)
    day = date(2024, 2, 28) + timedelta(days=n)
    text = json.dumps({"day": day.isoformat(), "n": n}, sort_keys=True)
    price = PRICES["pen"] * n
    match json.loads(text):
        case {"n": int(k), **rest} if k > 100:
            kind = "large"
        case {"day": str() as when}:
            kind = when
    return dict(groups), queue, text, f"{price:>8.2f}|{math.sqrt(n):.3f}|{n!r:*^5}", "%05d" % n, kind
"""


@pytest.mark.parametrize("source", [CLASSES, EXCEPTIONS, GENERATORS, LIBRARY])
def test_every_state_is_said(source: str) -> None:
    count, said, wrong = compared(record_call(source, "f(4)", limits=LIMITS))
    assert not wrong, wrong[:2]
    assert said == count - 1, "all but the first"


def test_a_hundred_functions_may_wait_for_each_other() -> None:
    source = "def f(n):\n    if n > 0:\n        for k in [n]:\n            return [k, *f(k - 1)][:2]\n    return []\n"
    limit = sys.getrecursionlimit()
    count, said, wrong = compared(record_call(source, "f(100)", limits=LIMITS))
    assert not wrong and said == count - 1 and sys.getrecursionlimit() == limit


UNKNOWN = {
    "the order of a set": "return list({'a', 'b'})",
    "text of a set": "return str({'a', 'b'})",
    "sets inside": "return list(map(list, [{'a', 'b'}]))",
    "sets in a row": "import itertools\n    return list(itertools.chain({'a', 'b'}, []))",
    "sets that come one by one": "return list(map(','.join, (x for x in [{'a', 'b'}])))",
    "an address": "return str(f)",
    "an address inside": "return list(map(str, [object()]))",
    "the clock": "import time\n    return time.time()",
    "a large power": "return 10 ** 10 ** 9",
    "a long text": "return len('a' * 10 ** 9)",
    "a long list": "return sum(range(10 ** 12))",
    "no end": "import itertools\n    return list(itertools.count())",
    "no end inside": "import itertools\n    return sum(map(abs, itertools.count()))",
    "a search that runs away": "import re\n    return re.match('(a+)+$', 'a' * 40 + '!')",
    "a wide format": "return f'{n:>99999999}'",
    "a format that looks inside": "return '{0.__class__}'.format(n)",
    "a way out": "return f.__kwdefaults__",
    "another way out": "return ().__class__.__base__.__subclasses__()",
    "a name that is nowhere": "return missing",
    "what was never bound": "if n < 9:\n        x = 1\n    return x",
    "a module that is not known": "import requests\n    return requests.get('x')",
    "a file": "return open('x').read()",
    "whether texts are one": "return ('a' + str(n)) is ('a' + str(n))",
    "hundreds of calls": "return n and f(n - 1)",
}


@pytest.mark.parametrize("line", UNKNOWN.values(), ids=list(UNKNOWN))
def test_what_cannot_be_known_is_not_said(line: str) -> None:
    source = f"def f(n):\n    {line}\n\ndef main():\n    return f(400)\n"
    recording = record_call("def f(n):\n    return n\n", "f(400)", limits=LIMITS)
    sources = {"<program>": source}
    start = recording.state(0)
    first = type(start)(Event.CALL, "def main():", {}, None, source.count("\n") - 1, 0, 0, "<program>", "main")
    reckoner = Reckoner(sources)
    reckoner.take(first)
    known = reckoner.next(STEP_INTO)
    assert known is not None and known.shown.source == "    return f(400)"
    reckoner.take(
        type(start)(Event.LINE, "    return f(400)", {}, None, first.line + 1, 0, 0, "<program>", "main"), STEP_INTO
    )
    assert reckoner.next(STEP_OVER) is None, reckoner.next(STEP_OVER)


MUTABLE = """
TABLE = {"a": [1]}

def change():
    TABLE["a"].append(2)

def f(n):
    rows = [[], []]
    change()
    rows[0].append(n)
    return rows, TABLE
"""


def test_in_the_middle_of_a_run_objects_may_be_the_same_and_tables_may_have_changed() -> None:
    recording = record_call(MUTABLE, "f(4)", limits=LIMITS)
    states = [recording.state(index) for index in range(len(recording))]
    assert compared(recording)[1] == len(states) - 1, "from the beginning all is known"
    begun = Reckoner(recording.sources)
    begun.take(next(state for state in states if state.source.strip().startswith("rows[0]")))
    assert begun.next(STEP_OVER) is None, "both lists look the same"
    begun.take(next(state for state in states if state.source.strip() == "change()"), STEP_RETURN)
    known = begun.next(STEP_INTO)
    assert known is not None and known.shown.locals == {"global TABLE": "{'a': [1]}"}


def test_a_generator_that_is_left_in_its_middle_may_still_go_on() -> None:
    source = (
        "def counter():\n    n = 0\n    while True:\n        try:\n            yield n\n            n += 1\n"
        "        except ValueError:\n            n = 10\n\n"
        "def f():\n    made = counter()\n    seen = [next(made), made.throw(ValueError), next(made)]\n"
        "    return seen\n\n"
        "def g():\n    return f()\n"
    )
    _, said, wrong = compared(record_call(source, "g()", limits=LIMITS))
    assert wrong == [] and said > 8, "until it is left all is known"
