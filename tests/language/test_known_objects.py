"""What functions of the program leave of the objects that they were given, and what they cannot have changed; and that
what they really do is never forbidden."""

from itertools import pairwise

import pytest
from library_calls import TOKENIZER
from test_outcome import asked, walk

from ndb.language.grammar import Grammar
from ndb.language.guide import Guide
from ndb.language.tokens import Sep
from ndb.tree.action import STEP_INSIDE, STEP_INTO

SHOP = """
import re

WORD = re.compile(r"\\w+")
OPEN, CLOSE = 9, 17


class Bag:
    def __init__(self, items):
        self.items = items
        self.size = len(items)

    @property
    def is_empty(self):
        return not self.items

    def add(self, item):
        self.items.append(item)
        self.size = self.size + 1


def put(items, item):
    items.append(item)


def hours(day):
    return CLOSE - OPEN if WORD.match(day) else 0


def letters(text, marks):
    for letter in text:
        yield letter


def f(xs, ys):
    bag = Bag([1])
    bag.add(7)
    put(xs, 3)
    same = xs
    put(ys, 4)
    put(same, 5)
    for letter in letters("ab", ys):
        ys.append(letter)
    return bag.is_empty, hours("mon"), bag
"""


def counts(source: str, call: str) -> dict[tuple[str, str], list[int]]:
    """By event and line: how many tokens behind the event were asked each time."""
    found: dict[tuple[str, str], list[int]] = {}
    for frame, count in asked(walk(source, call, STEP_INSIDE, into=True)):
        found.setdefault((frame.state.sep.name, frame.state.source.strip()), []).append(count)
    return found


def test_what_a_function_leaves_of_what_it_was_given_is_known() -> None:
    found = counts(SHOP, "f([9], ['a'])")
    assert found["LINE", "put(xs, 3)"] == [0]  # `bag`, as its method left it
    assert found["LINE", "same = xs"] == [0]
    assert found["LINE", "put(same, 5)"] == [0]  # `ys` changed; nothing else reads like it
    assert found["LINE", 'for letter in letters("ab", ys):'][0] > 3  # `xs` may be what `same` is


def test_attributes_constants_and_who_is_called_for_are_known() -> None:
    found = counts(SHOP, "f([9], ['a'])")
    assert found["EXPRESSION", "self.size"] == [0]
    assert found["CALL", "def __init__(self, items):"] == [0]
    assert found["CALL", "def is_empty(self):"][0] < 3  # whether it is a method that is entered
    assert found["CALL", "def add(self, item):"] == [0]
    assert found["CALL", "def hours(day):"][0] < 10  # which function, and its argument; no constant
    assert found["CALL", "def letters(text, marks):"][0] < 4  # which line it is


ALIASES = [
    "def g(xs):\n    xs.append(1)\n\ndef f(xs):\n    ys = [xs]\n    g(xs)\n    zs = ys\n    return zs\n",
    "def g(d, k):\n    d[k].append(1)\n\ndef f(xs):\n    d = {'a': xs}\n    g(d, 'a')\n    return xs\n",
    "def g(xs, seen=[]):\n    seen.append(xs)\n    seen[0].append(2)\n\ndef f(xs):\n    g(xs)\n    g([])\n"
    "    return xs\n",
    "class A:\n    all = []\n    def add(self, x):\n        self.all.append(x)\n\ndef f(xs):\n    a = A()\n"
    "    A.all = xs\n    a.add(3)\n    return xs\n",
    "def f(xs):\n    def g():\n        xs.append(1)\n        return 2\n    n = g()\n    return xs, n\n",
    "class A:\n    def __init__(self, xs):\n        self.xs = xs\n    def __len__(self):\n        self.xs.append(1)\n"
    "        return 2\n\ndef f(xs):\n    a = A(xs)\n    n = len(a)\n    return xs, n\n",
    "def g(xs):\n    for x in xs:\n        x.append(1)\n    yield xs\n\ndef f(xs):\n    ys = [[1], xs]\n"
    "    for each in g(ys):\n        xs = xs\n    return ys\n",
    "def g(xs):\n    xs[0], xs[1] = xs[1], xs[0]\n    xs = []\n    xs.append(3)\n\ndef f(xs):\n    xs.append(4)\n"
    "    g(xs)\n    return xs\n",
    "from collections import defaultdict\n\ndef g(d):\n    return d['new']\n\ndef f(xs):\n    d = defaultdict(list)\n"
    "    e = d\n    xs = g(d)\n    return e, xs\n",
    "import heapq\n\ndef g(h, x):\n    heapq.heappush(h, x)\n\ndef f(xs):\n    ys = {'q': xs}\n"
    "    g(xs, 0)\n    return ys\n",
    "def f(xs):\n    x = b = 1\n    try:\n        y = xs[9]\n    except IndexError as error:\n        w = str(error)\n"
    "    y, a = 1, 2\n    del x\n    return y, a, b\n",
    "class A:\n    def __init__(self, n):\n        self.n = n\n    def g(self, xs):\n        return self.n\n\n"
    "def f(xs):\n    return [a for a in [A(1), A(2), A(0)] if a.g(xs)]\n",
    "class A:\n    def __init__(self, other):\n        self.other = other\n\n"
    "def f(xs):\n    a = A(None)\n    b = A(a)\n    a.other = b\n    return a\n",
    "from enum import Enum\n\nclass S(Enum):\n    A = 1\n\ndef f(xs):\n    d = {'a': S.A, 'b': S.A}\n    k = 'z'\n"
    "    return [k for k, s in d.items() if s is S.A]\n",
    "def f(xs):\n    node = 5\n    def g(node):\n        ys = sorted(xs, key=lambda n: node)\n        return ys\n"
    "    def h():\n        node = 3\n        return (lambda: node)()\n    return g(1), h(), node\n",
    "def f(xs):\n    match xs:\n        case [a, 5]:\n            b = a\n        case [c]:\n            d, a = c, 2\n"
    "    e = [a for a in xs]\n    return e\n",
]  # fmt: skip


@pytest.mark.parametrize("source", ALIASES)
def test_what_others_change_is_never_forbidden(source: str) -> None:
    for action, into in ((STEP_INSIDE, True), (STEP_INSIDE, False), (STEP_INTO, True)):
        assert asked(walk(source, "f([1])", action, into))


def test_only_variables_of_the_function_are_listed_and_in_their_order() -> None:
    source = "N = 1\n\ndef g(other):\n    unused = other\n\ndef f(a):\n    b = a\n    c = b\n    return c\n"
    document = walk(source, "f(1)", STEP_INTO)
    guide, possible = Guide(Grammar(TOKENIZER, document.code)), set[str]()
    for before, after in pairwise(document.frames):
        cursor = guide.took(before.state, before.action)
        if after.state.source == "    c = b" and after.state.sep is Sep.LINE:
            tokens = TOKENIZER.state(after.state)
            opened = tokens.index(cursor.grammar.words['{"..": "..", "']) + 1
            for token in tokens[:opened]:
                cursor.advance(token)
            possible = {TOKENIZER.decode([int(token)]) for token in cursor.allowed()}
    assert possible == {"b"}
