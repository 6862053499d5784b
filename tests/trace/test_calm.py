"""Where it is believed that nothing changed, nothing has: programs that would show it, in files and in memory alike."""

import codecs
import dis
import math
import sys
from array import array
from collections import Counter
from decimal import Decimal
from enum import Enum
from functools import partial
from operator import itemgetter, methodcaller
from pathlib import Path
from threading import Thread
from weakref import WeakSet

import pytest

from ndb.trace.instructions.calm import calm_table, is_stirring, may_change
from ndb.trace.recorder.record_call import record_source
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.recorder.record_target import record_target
from ndb.trace.tracefile.open_trace import open_trace

ROUNDS = 80
"""Enough for code to count as code that runs often."""
PROGRAMS = {
    "an address that is used again": """
def turn(n):
    x = [n]
    x = None
    x = [n, n]
    x = None
    y = [[n]]
    x = y
    del x, y
    x = [[n, 2]]
    x = None
    x = ([n],)
    x = None
    x = ([n, 2],)
    return x
""",
    "two statements on a line": """
def turn(n):
    x = [n]; y = x
    x = None; y = None; x = [n, n]; z = x
    x = n + 1000; x = x + 1000; x = None; x = [z]
    return x
""",
    "a key that was missing": """
from collections import defaultdict
def turn(n):
    d = defaultdict(list)
    e = d
    x = d[n]
    y = e[n + 1]
    return x is y
""",
    "operators in place": """
def turn(n):
    x = [n]
    y = x
    x += [1]
    z = n
    z += 1
    t = (n,)
    t += (2,)
    return x, y, z, t
""",
    "what others do to it": """
class Box:
    __slots__ = ("held",)
    def __init__(self, held):
        self.held = held
    def put(self, value):
        held = self.held
        held.append(value)
        return len(held)
    def swap(self):
        self.held = [self.held]
def turn(n):
    box = Box([])
    mine = box.held
    count = box.put(n)
    x = box.put(count)
    box.swap()
    y = box.held
    return mine, y
""",
    "an order that a key sees": """
def turn(n):
    xs = [3, 1, n]
    xs.sort(key=lambda x: len(str(x)))
    seen = sorted(xs, key=lambda x: -x)
    first, *rest = seen
    return first
""",
    "cells, globals, iterators": """
from itertools import count, repeat
TOTAL = [0]
def turn(n):
    kept = []
    def add(x):
        nonlocal kept
        kept = [*kept, x]
        TOTAL[0] += x
    add(n)
    numbers = count(n)
    first = next(numbers)
    second = next(numbers)
    left = repeat(1, 3)
    a, b, c = left
    for i in numbers:
        break
    add(2)
    return kept
""",
    "parts of what lives on": """
def turn(n):
    grid = [[0, n], [1, 2]]
    row = grid[0]
    row[1] = 5
    last = grid[-1]
    last = grid[:1]
    last = grid[1:]
    grid[1] = row
    return last == grid
""",
    "loops on one line": """
def turn(n):
    q = [1, 2, 3, [n], 5]
    r = [q, q]
    while len(q) > 1: q.pop()
    for i in range(3): q.append(i)
    s = [q.pop() for _ in range(2)]; t = [r.append(x) for x in s]
    while q and q[-1] is not None: q[-1] = None
    return r
""",
    "branches that are not taken": """
def turn(n):
    seen, other = [], {}
    for i in range(6):
        if i % 3 == 0:
            seen.append([i])
        elif i % 3 == 1:
            other[i] = seen
        x = seen[-1]
        y = x if i % 2 else x.append(i)
        try:
            z = seen[i]
        except IndexError:
            seen.append(n)
    return other
""",
    "what the interpreter calls": """
class Log:
    __slots__ = ("lines", "depth")
    def __init__(self, lines):
        self.lines = lines
        self.depth = []
    def __enter__(self):
        self.lines.append("in")
        return self
    def __exit__(self, *_):
        self.lines.append("out")
    def __call__(self, x):
        self.depth.append(x)
        return len(self.depth)
    def __getitem__(self, key):
        self.lines += [key]
        return self.lines
    def __len__(self):
        self.depth = [*self.depth, 1]
        return len(self.depth)
    def __eq__(self, other):
        other.lines.insert(0, "compared")
        return True
    def __hash__(self):
        return 1
    @property
    def last(self):
        self.lines.append("asked")
        return self.lines[-1]
    @last.setter
    def last(self, value):
        self.lines[-1] = value
def turn(n):
    lines = []
    log = Log(lines)
    alias = log.lines
    with log as same:
        count = log(n)
        count = len(log)
    x = log[n]
    y = log.last
    log.last = n
    z = [log, Log(alias)] == [Log([]), log]
    known = {log: 1}
    w = known[Log(lines)]
    return x is alias
""",
    "what is made and lies elsewhere": """
class Pair:
    __slots__ = ("a", "b")
    def __init__(self, a, b):
        self.a, self.b = a, b
class Plain:
    def __init__(self, held):
        self.held = held
def turn(n):
    for i in range(5):
        p = Pair([i], [[i]])
        q = Plain([p])
        p = None
        q = Plain([[i, n]])
        p = Pair(q, i)
        q = None
        x = [Plain([i]).held, Pair(i, [n]).b]
        x = None
        y = Plain([Pair(1, [i])])
        a = y.held[0]
        y = None
        b = [[i], [n]]
        a = b = None
        c = Pair([n], [[n + i]])
    return c
""",
    "iterators that others have": """
from itertools import count, islice
def turn(n):
    numbers = count(n)
    some = iter([[1], [2], [3]])
    held = {"some": some}
    for x in some:
        x.append(n)
        break
    y = [z for z in islice(numbers, 2)]
    y = sum(z for z in islice(numbers, 2))
    y = list(z for z in some)
    xs = [[0]]
    total = sum(len(x) for x in xs)
    flags = any(x.append(1) for x in xs)
    copies = tuple(x for x in xs)
    g = (xs.append(i) for i in range(3))
    first = next(g)
    rest = list(g)
    for k, v in {"a": xs}.items():
        v.append(k)
    return numbers, held
""",
    "calls between the items of a generator": """
def turn(n):
    told = []
    xs = [1, 2, n]
    done = list(map(told.append, (x for x in xs if x not in told)))
    done = list(filter(told.append, (x for x in xs if len(told) < 9)))
    done = sum(1 for x in map(told.append, (y for y in xs if len(told) < 9)))
    done = any(map(told.append, (x for x in xs if len(told) < 9)))
    done = set(zip(map(told.append, xs), (x for x in xs if len(told) < 20)))
    return done
""",
    "iterators that are drawn from without a loop": """
from itertools import count, islice, repeat
class Box:
    pass
def turn(n):
    told = []
    numbers = count(n)
    x = n + 3 in numbers
    y = map(told.append, [1, 2, 3])
    x = 5 in y
    a, b = map(told.append, [n, 2])
    c = [*map(told.append, [n, 3])]
    y = map(told.append, [4, 5])
    a, b = y
    y = map(told.append, [6])
    c = [*y]
    c = n + 9 in islice(numbers, 3)
    box = Box()
    box.all = map(told.append, [7, 8])
    if None in box.all: a = n
    if None in box.all: a = n
    c = 3 in zip(box.all)
    z = repeat(1, 4)
    x = 2 in z
    return told
""",
    "generators that are resumed": """
def steps(shared):
    for i in range(3):
        shared.append(i)
        got = yield shared
        if got:
            shared.append([got])
def outer(shared):
    x = yield from steps(shared)
    shared.clear()
    return x
def turn(n):
    shared = []
    for x in steps(shared):
        y = x
    g = steps(shared)
    a = next(g); b = g.send(n)
    a, b, *c = outer(shared)
    d = [*steps(shared)]
    return shared
""",
    "what runs when something goes": """
import weakref
class Last:
    def __init__(self, told):
        self.told = told
    def __del__(self):
        self.told.append("gone")
def turn(n):
    told = []
    alias = [told]
    x = Last(told)
    x = None
    y = weakref.ref(x := Last(told), lambda _: told.append("called"))
    del x
    z = Last(told) and len(told)
    for i in range(2):
        x = Last(told)
    x = i
    return alias
""",
    "what is stored by others": """
class Kept:
    def __set_name__(self, owner, name):
        self.log = []
    def __set__(self, instance, value):
        self.log.append(value)
        instance.__dict__["kept"] = [value, self.log]
    def __get__(self, instance, owner):
        return instance.__dict__["kept"]
class Box:
    kept = Kept()
    def __setattr__(self, name, value):
        object.__setattr__(self, name, value)
    def __setitem__(self, key, value):
        self.__dict__[key] = value
    def __iadd__(self, other):
        self.__dict__.update(extra=other)
        return self
def turn(n):
    box = Box()
    same = box
    box.kept = n
    x = box.kept
    box["y"] = x
    box += [n]
    exec("box.z = [n]; x.append(1)")
    setattr(box, "w", {})
    del box.w
    return same
""",
    "comprehensions that change nothing, and some that do": """
class Row(list):
    def __len__(self):
        return sum([len(x) for x in self])
def turn(n):
    told, rows = [], [[n], [n, 2], []]
    held = Row(rows)
    count = len(held)
    sizes = [len(row) for row in rows]
    most = max([len(row) for row in held]); told = [most]; told = None; told = [[most]]
    kinds = {len(row) for row in rows}
    pushed = [rows[0].append(row) for row in sizes]
    count = sum([len(row) for row in rows])
    taken = [rows.pop() for _ in rows[1:]]
    drawn = [x for x in map(told.append, sizes)]
    again = [x for x, *y in zip(sizes, taken)] if taken == [] else [len(x) for x in told]
    deep = [len([told[0].append(y) for y in sizes]) for x in sizes]
    made = sum([count for x in [told.pop()]])
    return held, drawn, made
""",
    "comprehensions whose rounds run code of the program's": """
class Box:
    __slots__ = ("held",)
    def __init__(self, held):
        self.held = held
    def __len__(self):
        self.held.append(1)
        return len(self.held)
def turn(n):
    inner = [n]
    boxes = [Box(inner), Box([])]
    sizes = [len(box) for box in boxes]
    total = sum([len(box) for box in boxes if box.held])
    last = boxes[-1].held
    try:
        bad = [len(x) for x in [inner, n]]
    except TypeError:
        bad = inner.append(2)
    good = [len(x) for x in [inner]]
    return inner, last
""",
    "functions of the library under names of the module": """
import math
from math import sqrt as root
def turn(n):
    global root
    xs = [n]
    ys = xs
    a = root(n) + math.floor(2.5)
    before, root = root, xs.append
    b = root(n)
    c = [root(x) for x in (1, 2)]
    root = before
    d = root(4)
    return ys
""",
    "functions of the library that are replaced where they stand": """
import time
math = __import__("math")
def log(n):
    found = math.log(n)
    return found
def now():
    found = time.perf_counter() is None
    return found
def turn(n):
    xs = [n + 1, n]
    before = math.log, time.perf_counter
    found = log(n + 1) and now()
    if n > 40:
        math.log = xs.append
        time.perf_counter = xs.pop
    found = log(n + 1)
    ys = len(xs)
    found = now()
    math.log, time.perf_counter = before
    return xs
""",
    "names of builtins that become others": """
import builtins
def ask(x):
    return len(x)
def turn(n):
    xs = [n]
    x = ask(xs)
    if n > 60:
        builtins.len = xs.append
    x = ask(3) if n > 60 else 0
    y = 1
    builtins.len = own
    if n > 50:
        globals()["len"] = xs.append
    x = ask(4) if n > 50 else 0
    y = [len(z) for z in (1, 2)] if n > 50 else 0
    globals().pop("len", None)
    return xs
own = len
""",
    "one of two is called, or given": """
import math
class Other:
    pass
def given(x, y):
    return x
def turn(n):
    xs, ys = [n], [1, 2]
    drawn = list(map(xs.append, ys) or [y for y in ys])
    z = 1
    drawn = list(map(xs.append, ys) if n else [y for y in ys])
    it = map(xs.append, ys)
    drawn = list(it or [y for y in ys])
    z = 2
    other = Other()
    other.log = xs.append
    drawn = (other or math).log(3)
    z = 3
    drawn = given(other, math).log(
        3)
    z = 4
    return xs
""",
    "weak references that call something written in C": """
import weakref
class Whole:
    pass
def turn(n):
    dead = []
    whole = Whole()
    weak = weakref.ref(whole, dead.append)
    x = 1
    whole = None
    y = 2
    return x
""",
    "attributes that are read by functions written in C, which change something": """
from operator import methodcaller
class Stack(list):
    last = property(list.pop)
    first = property(methodcaller("pop", 0))
    __getitem__ = list.append
    __neg__ = list.clear
def turn(n):
    stack = Stack([n, 1, 2, 3])
    x = stack.last
    x = stack.first
    y = 1
    x = getattr(stack, "last")
    y = 2
    x = stack[5]
    y = 3
    x = -stack
    y = 4
    return x
""",
    "methods that are not what they are called": """
class Box:
    pass
def turn(n):
    xs = [n]
    box = Box()
    box.get = xs.append
    x = 1
    x = box.get(5)
    y = 2
    return xs
""",
    "a class derived from an iterator": """
class Drawn(map):
    pass
def turn(n):
    xs = [n]
    drawn = Drawn(xs.append, (1, 2))
    x = 5 in drawn
    y = 1
    drawn = Drawn(xs.append, (1, 2))
    x, y = drawn
    z = 2
    return xs
""",
    "names of builtins that are the program's own": """
told = []
len = told.append
def turn(n):
    seen = told
    x = len(n)
    y = [len(z) for z in (1, 2)]
    seen.clear()
    return x
""",
    "calls with arguments out of a list inside others": """
def turn(n):
    xs, rows = [n], [[1, 2], [3, 4]]
    xs.extend(
        zip(*rows)
    )
    z = 1
    xs.append(
        range(*rows[0])
    )
    z = 2
    return xs
""",
    "objects that are passed on, and such that lie where others lay": """
class Node:
    __slots__ = ("items", "next")
    def __init__(self, items, next=None):
        self.items = items
        self.next = next
def size(node):
    items = node.items
    return len(items)
def last(node):
    while node.next is not None:
        node = node.next
    items = node.items
    return items
def turn(n):
    node = Node([n], Node([n, n]))
    a = size(node)
    seen = last(node)
    node = None
    seen = None
    node = Node([n, 1], Node([n, 2]))
    b = size(node)
    seen = last(node)
    held = [[n], [n, 2]]
    first = held[0]
    c = len(first)
    first = None
    held = None
    held = [[n, 3], [n]]
    first = held[0]
    d = size(Node([c, b]))
    e = size(Node([d, b, a]))
    node.next = Node(first)
    seen = last(node)
    return held, d, e
""",
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_file_of_changes_shows_what_is_there(name: str, tmp_path: Path) -> None:
    source = f"{PROGRAMS[name]}\nfor number in range({ROUNDS}):\n    turn(number)\n"
    program = tmp_path / "program.py"
    program.write_text(source, encoding="utf-8")
    memory = record_source(source, limits=RecordLimits(events=None, seconds=None))
    record_target(str(program), out=tmp_path / "out.ndb")
    [recording] = open_trace(tmp_path / "out.ndb").threads
    own = [at for at in range(len(recording)) if recording.scopes[recording.scope_numbers[at]].file == program.name]
    assert len(own) == len(memory), "what is run by `exec` is told in a file only"
    for at, shown_at in enumerate(own):
        shown, wanted = recording.state(shown_at), memory.state(at)
        assert (shown.source, dict(shown.locals), shown.value) == (wanted.source, dict(wanted.locals), wanted.value)


def _changes(source: str) -> list[bool]:
    """Of each line of a function, whether it may change something."""
    space: dict[str, object] = {}
    exec(source, space)
    code = space["f"].__code__  # type: ignore[attr-defined]
    table, units = array("H", calm_table(code)[0]), len(code.co_code) // 2
    lines: dict[int, bool] = {}
    for start, end, line in code.co_lines():
        if line is not None and line > 1:
            lines[line] = lines.get(line, False) or table[end // 2] > table[start // 2]
    assert len(table) >= 3 * (units + 1)
    return [lines[line] for line in sorted(lines)]


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="only 3.11 has a table")
def test_lines_that_change_nothing_are_told_from_those_that_may() -> None:
    source = """def f(a, b):
    x = a.b + len(b)
    x = [a[0], b]
    a.append(x)
    a[0] = x
    a.b = x
    x = b.get(a)
    del a[0]
    return x if a in b else None
"""
    assert _changes(source) == [False, False, True, True, True, False, True, False]


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="only 3.11 has a table")
def test_calls_of_functions_that_only_count_change_nothing() -> None:
    space: dict[str, object] = {}
    exec("import math\ndef f(x):\n    y = math.log(x)\n    y = math.prod(x)\n    return y\n", space)
    code = space["f"].__code__  # type: ignore[attr-defined]
    table, believed = calm_table(code, space)
    changes = array("H", table)
    starts = {line: start // 2 for start, line in dis.findlinestarts(code)}
    assert changes[starts[4]] == changes[0]
    assert changes[starts[5]] > changes[0]
    assert [(name, value) for _, name, value in believed] == [("math", math), ("log", math.log)]


@pytest.mark.skipif(sys.version_info[:2] == (3, 11), reason="3.11 has a table")
def test_other_versions_have_no_table() -> None:
    assert calm_table(_changes.__code__) == (b"", ())


class Stack(list):  # type: ignore[type-arg]
    last = property(list.pop)


class Attributes(dict):  # type: ignore[type-arg]
    __getattr__ = dict.get  # type: ignore[assignment]
    first = property(itemgetter("first"))


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="only 3.11 has a table")
def test_classes_that_change_where_they_are_read_are_told_from_others() -> None:
    assert is_stirring(Stack)
    others = (list, array, Attributes, Counter, Path, Decimal, Enum, Thread, codecs.getreader("utf-8"), WeakSet)
    assert not [cls for cls in others if is_stirring(cls)]
    assert may_change([].append) and may_change(partial(list.pop, [1])) and may_change(methodcaller("pop"))
    assert not may_change({}.pop) and not may_change([].count) and not may_change(len) and not may_change(lambda: None)
