"""Programs that change values in every way there is: nested, shared, large, in place, behind properties and slots.

Each is drawn by dice and is plain Python without input or output, so the same dice give the same run. A statement that
fails is passed by.
"""

import re
from random import Random

HEAD = """\
import array
import enum
import math
import weakref
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
from dataclasses import dataclass, field
from datetime import date, timedelta
from decimal import Decimal
from functools import cached_property
from pathlib import PurePosixPath


class Account:
    def __init__(self, owner, balance):
        self.owner = owner
        self.balance = balance
        self.log = []

    def pay(self, amount):
        self.balance -= amount
        self.log.append(amount)


class Hidden:
    def __init__(self, secret):
        self.secret = secret

    def __repr__(self):
        return "Hidden()"


class Slotted:
    __slots__ = ("left", "right")

    def __init__(self, left, right):
        self.left = left
        self.right = right


class Guarded:
    def __init__(self):
        self._level = 0

    @property
    def level(self):
        return self._level

    @level.setter
    def level(self, value):
        self._level = max(0, value)


class Facade:
    def __init__(self, behind):
        self._behind = behind

    @property
    def first(self):
        return self._behind[0]

    @first.setter
    def first(self, value):
        self._behind[0] = value

    @cached_property
    def total(self):
        return len(self._behind)


class Tied(Slotted):
    __slots__ = ("_both",)

    @property
    def both(self):
        return self._both

    @both.setter
    def both(self, value):
        self._both = [value]
        self.left = self.right = value

    @both.deleter
    def both(self):
        del self._both


class Loose:
    def __setattr__(self, name, value):
        self.__dict__[name.upper()] = value

    def __getattr__(self, name):
        return self.__dict__[name.upper()]


class Tagged(list):
    tag = None


class Registry(dict):
    pass


class Colour(enum.Enum):
    RED = 1
    BLUE = 2


@dataclass
class Part:
    name: str
    size: int = 0
    notes: list = field(default_factory=list)


Pair = namedtuple("Pair", "first second")


class Stack(list):
    last = property(list.pop)
    get = list.append


class Drawn(map):
    pass


NOTES = []
ord = NOTES.append
ERF = math.erf


class Log:
    def __init__(self, kept):
        self.kept = kept

    def __enter__(self):
        self.kept.append("in")
        return self

    def __exit__(self, *_):
        self.kept.append("out")


def poke(target, change):
    change(target)
    done = True
    return done


def grow(items, value):
    items.append(value)
    for place in range(2):
        items[place % len(items)] = value + place
    return items


"""
MAKERS: dict[str, str] = {
    "numbers": "[1, 2, 3]",
    "many": "list(range(1000))",
    "grid": "[[0] * 10 for _ in range(10)]",
    "words": "{'a': 1, 'b': [2]}",
    "table": "{n: str(n) for n in range(500)}",
    "members": "{1, 2, 3}",
    "crowd": "set(range(700))",
    "text": "'x' * 3000",
    "account": "Account('ann', 10)",
    "hidden": "Hidden([1])",
    "slotted": "Slotted(1, [2])",
    "guarded": "Guarded()",
    "tagged": "Tagged([1, 2])",
    "registry": "Registry(a=1)",
    "raw": "bytearray(b'abc' * 400)",
    "cells": "array.array('i', range(300))",
    "ring": "deque([1, 2, 3], maxlen=50)",
    "tally": "Counter('abracadabra')",
    "groups": "defaultdict(list)",
    "ordered": "OrderedDict(a=1, b=2, c=3)",
    "part": "Part('bolt')",
    "pair": "Pair([1], {'k': 2})",
    "colour": "Colour.RED",
    "day": "date(2024, 2, 28)",
    "money": "Decimal('1.10')",
    "path": "PurePosixPath('/srv/data')",
    "nested": "{'rows': [{'cells': [(0, [1])]}]}",
    "stairs": "[[[[1], 2], 3], 4]",
    "shelf": "{'a': {'b': {'c': [1, {2}]}}, ('x', 1): {}}",
    "frozen": "frozenset({1, (2, 3)})",
    "points": "{(n, n * n) for n in range(40)}",
    "chain": "Slotted(Slotted(1, [2]), {'k': {3}})",
    "tied": "Tied(1, 2)",
    "facade": "Facade([1, 2, 3])",
    "loose": "Loose()",
}
ARRAYS: dict[str, str] = {
    "vector": "numpy.zeros(100)",
    "matrix": "numpy.arange(400).reshape(20, 20)",
    "flags": "numpy.zeros((8, 8), dtype=bool)",
    "records": "numpy.zeros(6, dtype=[('a', 'i4'), ('b', 'f8')])",
    "things": "numpy.array([1, [2], None, 'x'], dtype=object)",
    "views": "[numpy.ones((4, 4)), numpy.array([1 + 2j])]",
}
GROUPS: dict[str, tuple[str, ...]] = {
    "lists": ("numbers", "many", "grid", "tagged", "ring", "nested", "stairs", "pair"),
    "dicts": ("words", "table", "registry", "tally", "groups", "ordered", "nested", "shelf"),
    "sets": ("members", "crowd", "frozen", "points", "shelf"),
    "slots": ("slotted", "chain", "tied"),
    "properties": ("guarded", "facade", "tied", "loose", "account", "hidden", "part"),
    "arrays": (*ARRAYS, "cells", "raw"),
}
"""What is changed, by kind: programs of one kind are about these values, and hold two others."""
CHANGES: dict[str, tuple[str, ...]] = {
    "numbers": ("numbers.append(N)", "numbers[0] = N", "numbers.pop()", "numbers.sort(reverse=True)", "numbers += [N]"),
    "many": ("many[500] = -N", "many[N] += 1", "del many[700]", "many.insert(300, N)", "many[400], many[401] = N, N"),
    "grid": ("grid[5][5] = N", "grid[N % 10][3] += 1", "grid[2] = grid[3]", "grid[4].append(N)"),
    "words": ("words['a'] += 1", "words['k'] = N", "words['b'].append(N)", "words.pop('k', None)", "words |= {'z': N}"),
    "table": ("table[250] = 'changed' + str(N)", "table['N'] = N", "del table[N]", "table[N] = table.pop(N)"),
    "members": ("members.add(N)", "members.discard(2)", "members ^= {N}"),
    "crowd": ("crowd.add(-N)", "crowd.discard(300 + N)", "crowd.remove(N); crowd.add(-N)"),
    "text": ("text = text[:1500] + 'N' + text[1501:]", "text = text.replace('x', 'y', N)", "text += '!'"),
    "account": ("account.pay(N)", "account.balance = N", "account.extra = [N]", "account.log.clear()"),
    "hidden": ("hidden.secret = N", "hidden.secret = [N]", "hidden.more = {'n': N}"),
    "slotted": ("slotted.left = N", "slotted.right = [slotted.left]", "slotted.left = slotted.right"),
    "guarded": ("guarded.level = N", "guarded.level -= 1", "guarded._level = -N"),
    "tagged": ("tagged.append(N)", "tagged.tag = N", "tagged[0] = [N]"),
    "registry": ("registry['a'] = N", "registry.note = N", "registry.setdefault('n', []).append(N)"),
    "raw": ("raw[600] = N % 256", "raw += b'z'", "raw[3:5] = b'??'"),
    "cells": ("cells[150] = N", "cells.append(N)", "cells.reverse()"),
    "ring": ("ring.append(N)", "ring.rotate(1)", "ring.popleft() if ring else None", "ring.extend(range(N))"),
    "tally": ("tally['a'] += N", "tally.update('zz')", "tally.subtract(b=1)", "del tally['b']"),
    "groups": ("groups['g'].append(N)", "groups[N]", "groups['h'] = [N]"),
    "ordered": ("ordered.move_to_end('a')", "ordered['a'] = N", "ordered['z'] = [N]"),
    "part": ("part.size += N", "part.notes.append(N)", "part.name = 'nut' + str(N)"),
    "pair": ("pair.first.append(N)", "pair = pair._replace(second=N)", "pair = Pair([N], {'k': N})"),
    "colour": ("colour = Colour.BLUE", "colour = Colour.RED"),
    "day": ("day += timedelta(days=N)", "day = day.replace(day=1)"),
    "money": ("money *= 2", "money += Decimal(N)"),
    "path": ("path = path / str(N)", "path = path.parent"),
    "nested": ("nested['rows'][0]['cells'][0][1].append(N)", "nested['rows'].append({'n': N})", "nested['k'] = nested"),
    "stairs": ("stairs[0][0][0].append(N)", "stairs[0][1] = N", "stairs[0][0][0] *= 2", "stairs = [stairs[0], N]"),
    "shelf": (
        "shelf['a']['b']['c'][1].add(N)",
        "shelf['a']['b']['c'].append(N)",
        "shelf['x', 1]['n'] = N",
        "shelf['a']['b'] = dict(shelf['a']['b'])",
        "shelf[frozenset({N})] = {N}",
    ),
    "frozen": ("frozen |= {N}", "frozen = frozen - {1}", "frozen = frozenset([*frozen, (N,)])"),
    "points": ("points.add((N, N))", "points.discard((N, N * N))", "points &= {(n, n * n) for n in range(N)}"),
    "chain": (
        "chain.left.left = N",
        "chain.left.right.append(N)",
        "chain.right['k'].add(N)",
        "del chain.left.left",
        "chain.left = Slotted(N, chain.left)",
        "chain.right = chain",
    ),
    "tied": ("tied.both = N", "del tied.both", "tied.left = [N]", "tied.both = [N]"),
    "facade": ("facade.first = N", "facade.total", "facade._behind.append(N)", "del facade.total"),
    "loose": ("loose.size = N", "loose.rows = [N]", "loose.rows.append(N)", "vars(loose).clear()"),
    "vector": ("vector[50] = N", "vector *= 2", "vector[10:20] += N", "vector = vector + 1"),
    "matrix": (
        "matrix[3, 4] = N",
        "matrix[5] += N",
        "row = matrix[7]; row[N % 20] = -N",
        "matrix = matrix.T",
        "matrix.sort()",
        "matrix[matrix > N] = N",
        "matrix.shape = (10, 40) if len(matrix) == 20 else (20, 20)",
    ),
    "flags": ("flags[N % 8, 3] = True", "flags ^= True", "flags[:, N % 8] = False"),
    "records": ("records['a'][2] = N", "records[1] = (N, N / 2)", "records['b'] += N"),
    "things": ("things[0] = N", "things[1].append(N)", "things[2] = {N}"),
    "views": ("views[0][1, 2] = N", "views[0][1:3] *= N", "views[1] *= 1j", "views.append(views[0][:, 1])"),
}
SHARING = (
    "box = [A, B]", "box.append(A)", "spare = A", "keep = {'one': A, 'two': [B]}", "holder = Account(A, B)",
    "pack = (A, [B])", "poke(A, lambda it: None)", "loop = [A]; loop.append(loop)", "del box[0]",
    "second = Slotted(A, B)", "grow(numbers, N)", "total = N",
)  # fmt: skip
ON_ONE_LINE = """\
while len(q) > 1: q.pop()
while q and q[-1] != N: q[-1] = N
for x in q: a.append(x)
for x in list(a): a.append(x)
for k in list(d): d[k] = [N]
for i in range(3): d[i] = a
for i in range(3): box.balance += i
for i in range(3): grid[i % 2][0] += i
for i in range(2): d['n'] += 1
for i in range(2): pair.left = [pair.left]
while box.balance > 5: box.balance -= 4
for row in grid: row[1] -= N
for i in range(2): d['n'] = d.get('n', 0) + 1; a.append(d['n'])
for i in range(2): q.append(i); s.add(i)
if q: q.append(N)
if N in s: s.discard(N)
if not q: q.extend(range(4)); a.append(q)
if a: del a[0]
a.append(N); a[0] = q; a = a[:3]
s.add(N); spare = s; s = s | {N + 100}
s.add(N); spare = s; s = {*s}
q += [N]; spare = q; q *= 2
q[:] = [N, *q[:2]]
put = lambda v: a.append(v); put(N)
for x in (1, 2): (lambda v: a.append(v))(x)
for put in (a.append, s.add): put(N)
for x in (1, 2): (lambda: box.log.append(x))()
q.sort(key=lambda v: a.append(1) or len(a))
spare = [q.append(x) for x in (1, 2)]
spare = {q.pop() for _ in q[:1]}
spare = {k: d.pop(k) for k in list(d)[:1]}
spare = any(a.append(x) for x in q[:2])
spare = list(map(a.append, (x for x in q[:2] if len(a) < 40)))
spare = [(a.append(i), a[-1]) for i in range(2)]
spare = [row.append(N) for row in grid]; grid[0].clear()
spare = sum(q.pop() is None for _ in q[:2])
[s.add(x) for x in (N,)]
spare = [v for v in q if a.append(0) or v]
with log: q.append(N)
with log as spare: spare.kept = [N]
with log, log: a.append(N); q = a[:2]
spare = map(a.append, (1, 2))
x = 3 in spare
x, y = spare
x = [*spare]
x, y = map(a.append, (N, 2))
x = 3 in map(a.append, q[:2])
x = q and q.pop()
x = a.append(N) or q.pop() if q else a
while (n := n - 3) > 0 and q: q.pop()
pair.left, pair.right = pair.right, [N]
for i in range(3): s.add(i) if i not in s else s.discard(i)
for i, row in enumerate(grid): row[0] = i
for k, v in d.items(): a.append(k)
for x in iter(q.pop, N): a.append(x)
for x in reversed(q): s.add(str(x))
x = list(map(a.append, (N, 2)) or [y for y in q])
x = len(q if n % 2 else a.append(N) or a)
x = str(a.append(N) or q) if n % 2 else abs(q.append(N) or N)
x = (a.append if n % 2 else q.append)(N)
x = bool(q and q.pop() or a.append(N))
x = ord(N); spare = NOTES; spare[3:] = []
x = [ord(y) for y in (N, 2)]; spare = NOTES
x = min(len(a), len(spare := [*map(a.append, (N,)), *q[:2]]))
x, y = spare = Drawn(a.append, (N, 1))
""".splitlines()
"""What may run many times between two lines, or not at all."""
OVER_LINES: tuple[tuple[str, ...], ...] = (
    ("a.extend(", "    zip(*grid)", ")", "del a[4:]"),
    ("spare = map(a.append, (N, 1))", "x = list(spare or [y for y in q])"),
    ("spare = map(a.append, (N, 1))", "x = set([1] if not n else spare if n % 2 else [str(y) for y in q])"),
    ("x = str(", "    a.append(N)", "    or q.append(N)", "    or list(range(*sorted(grid[1])))", ")"),
    ("x = max(", "    len(q),", "    q.append(N) or 1,", "    *(len(row) for row in grid),", ")"),
    ("x = dict(", "    zip(*[a[:1]] * 2 if a and a.append(N) else [q[:1]] * 2),", "    **{'k': q.append(N)},", ")"),
    ("x = [", "    a.append(y)", "    for y in q[:2]", "    if not s.add(y)", "]"),
    ("x = isinstance(", "    a.append(N) if n % 2 else q.append(N),", "    int,", ")"),
    ("math.erf = a.append", "x = math.erf(N)", "y = 1", "math.erf = ERF", "x = math.erf(N)"),
    ("x = sorted(", "    [a.append(N) or len(a), *map(q.append, (N, 1))],", "    key=str,", ")"),
)  # fmt: skip
"""Statements of several lines, and several that belong together."""
STIRRING: tuple[tuple[str, ...], ...] = (
    ("y = []", "x = Hidden(N)", "spare = weakref.ref(x, y.append)", "k = 1", "x = None", "k = len(y)", "spare = None"),
    ("x = Stack([N, 1, 2])", "y = x.last", "spare = 1", "y = x.get(N)", "spare = 2"),
    ("x = Hidden(N)", "x.get = a.append", "y = x.get(N)", "spare = 2"),
)  # fmt: skip
"""What has functions that are written in C change things where a line only reads, or lets go of something. Few programs
have one of these: where one was seen, no line is believed to change nothing."""
QUICK = """\
def quick(q, a, d, s, box, pair, grid, log, n):
    del q[5:], a[6:], grid[0][3:]
    q.append(n)
    grid[0] += [n, 0, 1]
    spare = ()
LINES    return [q, a]


"""
LAST = """\
    own = ([1], {"n": 1}, {1}, Account("bob", 20), Slotted(1, 2), [[1, 2], [3, 4]])
    log = Log(own[0])
    for turn in range(ROUNDS):
        try:
            box[0] = quick(numbers, *own, log, turn)
        except FAILURES:
            pass
"""
FAILURES = "(ArithmeticError, AttributeError, BufferError, LookupError, TypeError, ValueError)"
CALM = ("grid", "numbers", "account", "hidden", "guarded", "vector")


def mutating_program(dice: Random, *, statements: int = 25, about: str = "", rounds: int = 3) -> str:
    """A program that makes values and changes them; `about`: of one kind (GROUPS); `rounds`: of `quick`."""
    names = _names(dice, about)
    known = MAKERS | ARRAYS
    made = [f"{name} = {known[name]}" for name in names] + ["box = [numbers]"]
    lines = [_statement(dice, names) for _ in range(statements)]
    body = "".join(f"    {line}\n" for line in made)
    body += "".join(f"    try:\n        {line}\n    except {FAILURES}:\n        pass\n" for line in lines)
    loop = "    for turn in range(3):\n" + "".join(f"        {line}\n" for line in _calm(dice, names))
    head = ("import numpy\n" if set(names) & set(ARRAYS) else "") + HEAD + _quick(dice)
    last = LAST.replace("FAILURES", FAILURES).replace("ROUNDS", str(rounds))
    return f"{head}def main():\n{body}{loop}{last}    return box\n\n\nmain()\n"


def _quick(dice: Random) -> str:
    """A function of lines that are loops, branches or several statements, and of statements over several lines."""
    parts = [*((line,) for line in dice.sample(ON_ONE_LINE, 7)), *dice.sample(OVER_LINES, 2)]
    if dice.random() < 0.15:
        parts.append(dice.choice(STIRRING))
    dice.shuffle(parts)
    drawn = [re.sub(r"\bN\b", "n", line) for part in parts for line in part]
    return QUICK.replace("LINES", "".join(f"    {line}\n" for line in drawn))


def _names(dice: Random, about: str) -> list[str]:
    if about:
        others = sorted(set(MAKERS) - {*GROUPS[about], "numbers"})
        names = [*GROUPS[about], *dice.sample(others, 2)]
    else:
        names = dice.sample(sorted(MAKERS), 7)
    return [*names, *(name for name in ("numbers",) if name not in names)]


def _statement(dice: Random, names: list[str]) -> str:
    if dice.random() < 0.25:
        text = re.sub(r"\b[AB]\b", lambda _: dice.choice(names), dice.choice(SHARING))
        return _numbered(text, dice)
    return _numbered(dice.choice(CHANGES[dice.choice(names)]), dice)


def _calm(dice: Random, names: list[str]) -> list[str]:
    """Statements of a loop, which cannot fail."""
    chosen = [name for name in names if name in CALM]
    return [re.sub(r"\bN\b", "turn", CHANGES[name][0]) for name in chosen]


def _numbered(text: str, dice: Random) -> str:
    return re.sub(r"\bN\b", lambda _: str(dice.randrange(1, 60)), text)
