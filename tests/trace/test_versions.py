"""What objects held, event by event, read from files: compared with naive deep copies of everything."""

import importlib.util
import textwrap
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from held_copies import HeldCopier, NotHeld, agrees, in_order
from mutations import mutating_program
from naive import run_source

from ndb.trace.beside.versions import At, Buffer, Content, Heap
from ndb.trace.recorder.record_limits import UNLIMITED, RecordLimits
from ndb.trace.recorder.record_target import record_target
from ndb.trace.tracefile.open_trace import open_trace
from ndb.trace.tracefile.recorded_file import FileRecording
from ndb.trace.values.nodes import Gone

IS_COMPILED = importlib.util.find_spec("ndb.trace._encode") is not None
pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="needs the tape in C")


def record(folder: Path, source: str, limits: RecordLimits = UNLIMITED) -> FileRecording:
    (folder / "program.py").write_text(textwrap.dedent(source), encoding="utf-8")
    record_target(str(folder / "program.py"), out=folder / "a.ndb", limits=limits)
    return open_trace(folder / "a.ndb").threads[0]


def unlike(recording: FileRecording, source: str) -> tuple[int, list[str]]:
    """How many values were compared, and those that are not what the naive copies say, or are not held."""
    moments, copier, found, count = run_source(textwrap.dedent(source)), HeldCopier(recording), [], 0
    assert len(recording) >= len(moments)
    for at, moment in enumerate(moments):
        block, row = recording.locate(at)
        shown = dict(recording.stretch(block).at(row))
        for name, full in moment.wide.items():
            count += 1
            try:
                held = in_order(copier.variable(name, shown[name], at))
            except NotHeld as error:
                found.append(f"{at} {name}: {error}")
            else:
                if not agrees(in_order(full), held):
                    found.append(f"{at} {name}: {full} {held}")
    return count, found


@pytest.mark.parametrize("seed", range(2))
def test_every_value_is_held_as_it_was(tmp_path: Path, seed: int) -> None:
    source = mutating_program(Random(seed))
    count, found = unlike(record(tmp_path, source), source)
    assert count > 300
    assert not found


NESTED = """
class Slotted:
    __slots__ = ("left", "right", "unset")

class Node:
    def __init__(self, value):
        self.value = value
        self.others = []
    def __repr__(self):
        return "Node"

def main():
    shared = [1, 2]
    grid = [[0] * 8 for _ in range(40)]
    table = {n: [n] for n in range(120)}
    crowd = set(range(500))
    both = (shared, {"k": shared}, frozenset({1, (2, 3)}))
    slotted = Slotted()
    slotted.left = shared
    a, b = Node(1), Node(2)
    a.others.append(b)
    b.others.append(a)
    loop = [1]
    loop.append(loop)
    for n in range(12):
        grid[n % 40][n % 8] = n
        shared.append(n)
        table[n * 7 % 120].append(shared)
        crowd.discard(n * 3)
        crowd.add(1000 + n)
        slotted.right = {"n": n}
        a.value += 1
        b.others.insert(0, grid[n])
        del table[n]
        loop.insert(0, n)
    shared.clear()
    table.clear()
    return both

main()
"""


def test_nested_shared_and_circular_objects_are_held_as_they_were(tmp_path: Path) -> None:
    count, found = unlike(record(tmp_path, NESTED), NESTED)
    assert count > 1000
    assert not found


REUSED = """
class Box:
    def __init__(self, n):
        self.n = n
        self.parts = [[n], {n}]

def main():
    held = [Box(0), None]
    for n in range(60):
        held[0] = None
        held[0] = Box(n) if n % 3 else [n, [n]] if n % 2 else {"n": [n]}
        held[1] = [[n] * 3]
        x = [[n], [n]]
        x = ([n], [n])
        del x
    return held

main()
"""


def test_objects_made_where_others_died_are_told_apart_by_what_they_hold(tmp_path: Path) -> None:
    count, found = unlike(record(tmp_path, REUSED), REUSED)
    assert count > 300
    assert not found


AWAY = """
import sys

def away(xs):
    for n in range(90):
        xs.append(n)
    sys.unseen.append(0)

def turn(n, is_far):
    held = [[n], [n]]
    sys.unseen = held[0]
    x = 1
    y = 2
    if is_far:
        away([])
    z = 3
    return held

for n in range(20):
    turn(n, n > 17)
"""


def test_what_changes_out_of_sight_is_known_until_something_happens(tmp_path: Path) -> None:
    count, found = unlike(record(tmp_path, AWAY), AWAY)
    assert count > 300
    assert not found


def at_end(recording: FileRecording, name: str) -> Content | Gone:
    assert recording.heap is not None
    at = max(index for index in range(len(recording)) if name in recording.objects(index))
    return recording.heap.content(recording.objects(at)[name], at)


def test_arrays_are_held_by_their_bytes(tmp_path: Path) -> None:
    source = "import numpy\nxs = numpy.zeros((20, 30))\nfor n in range(3):\n    xs[n, 7] = n + 1\nend = 0\n"
    recording = record(tmp_path, source)
    assert recording.heap is not None
    found = at_end(recording, "xs")
    assert isinstance(found, Content) and isinstance(found.value, Buffer)
    assert (found.value.format, found.value.shape) == ("d", (20, 30))
    assert len(recording.heap.changes(recording.objects(len(recording) - 1)["xs"])) == 4


def test_what_is_too_large_is_said_not_to_be_held(tmp_path: Path) -> None:
    found = at_end(record(tmp_path, "few = [[]]\nxs = list(range(10_001))\nys = [0]\nend = 0\n"), "xs")
    assert isinstance(found, Gone)


def test_what_grows_too_large_is_held_until_then(tmp_path: Path) -> None:
    recording = record(tmp_path, "xs = list(range(9_999))\nfor n in range(3):\n    xs.append(n)\nend = 0\n")
    assert recording.heap is not None
    number = recording.objects(len(recording) - 1)["xs"]
    lengths = [recording.heap.content(number, at) for at in recording.heap.changes(number)]
    assert [len(each.items) if isinstance(each, Content) else each.text for each in lengths] == [
        9_999,
        10_000,
        "too large to be held",
    ]


def test_the_account_of_bytes_is_kept(tmp_path: Path) -> None:
    source = "keep = [[n] * 50 for n in range(100)]\nfor n in range(20):\n    keep[n][n] = [n]\nend = 0\n"
    limits = replace(UNLIMITED, whole=2_000, whole_an_event=0)
    recording = record(tmp_path, source, limits)
    few = sum(chunk.size for chunk in recording.held.values())
    assert 0 < few < 2_000
    count, found = unlike(recording, source)
    assert 0 < len(found) < count
    assert all(isinstance(each, str) and each.endswith(("not recorded", "large values")) for each in found), found


def test_nothing_is_held_if_nothing_is_to_be(tmp_path: Path) -> None:
    recording = record(tmp_path, "xs = [[1]]\nxs.append(2)\nend = 0\n", replace(UNLIMITED, whole=None))
    assert recording.heap is None


def test_small_values_that_are_shown_whole_need_no_versions(tmp_path: Path) -> None:
    recording = record(tmp_path, "xs = [1]\nd = {}\nfor n in range(20):\n    xs.append(n)\n    d[n] = 'x'\nend = 0\n")
    assert recording.heap is None


def test_versions_hold_over_stretches(tmp_path: Path) -> None:
    source = "xs = [[0]]\nfor n in range(6000):\n    xs[0][0] = n\nend = 0\n"
    recording = record(tmp_path, source)
    assert recording.block_count > 1 and recording.heap is not None
    end = len(recording) - 1
    row = recording.heap.content(recording.objects(end)["xs"], end)
    assert isinstance(row, Content) and isinstance(row.items[0], At)
    for at in (end, 100, end - 1, 5000):
        found = recording.heap.content(row.items[0].number, at)
        assert isinstance(found, Content)
        assert str(found.items[0]) == recording.state(at).locals["xs"].strip("[]")


def test_events_of_which_nothing_is_told_are_not_claimed() -> None:
    whole = b"\x00" + b"\x01\x20\x04list\x00\x00" + b"\x03\x01\x00\x00\x03\x01i\x02" + b"\x00"
    heap = Heap([(0, 10, lambda: whole), (10, 20, None)])
    found = heap.content(1, 9)
    assert isinstance(found, Content) and found.items == (1,)
    assert isinstance(heap.content(1, 10), Gone), "a program that died left states, but not what objects held"
    assert isinstance(heap.content(2, 5), Gone)


def test_what_was_not_looked_at_is_not_claimed() -> None:
    first = b"\x00" + b"\x01\x20\x04list\x00\x00" + b"\x03\x01\x00\x00\x03\x01i\x02" + b"\x00"
    later = b"\x08" + b"\x04\x01\x03\x05\x00\x01\x01i\x04" + b"\x00"
    heap = Heap([(0, 20, lambda: first + later)])
    known = [heap.content(1, at) for at in (0, 4, 5, 7, 8, 4)]
    assert [each.items if isinstance(each, Content) else () for each in known] == [(1,), (1,), (), (), (2,), (1,)]
