"""Where it is believed that nothing changed, nothing has: programs that would show it, in files and in memory alike."""

import sys
from array import array
from pathlib import Path

import pytest

from ndb.trace.instructions.calm import calm_table
from ndb.trace.recorder import RecordLimits, record_source, record_target
from ndb.trace.tracefile import open_trace

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
    return r
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
    assert len(recording) == len(memory)
    for at in range(len(memory)):
        shown, wanted = recording.state(at), memory.state(at)
        assert (shown.source, dict(shown.locals), shown.value) == (wanted.source, dict(wanted.locals), wanted.value)


def _changes(source: str) -> list[bool]:
    """Of each line of a function, whether it may change something."""
    space: dict[str, object] = {}
    exec(source, space)
    code = space["f"].__code__  # type: ignore[attr-defined]
    table, units = array("H", calm_table(code)), len(code.co_code) // 2
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


@pytest.mark.skipif(sys.version_info[:2] == (3, 11), reason="3.11 has a table")
def test_other_versions_have_no_table() -> None:
    assert calm_table(_changes.__code__) == b""
