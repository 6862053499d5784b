"""What lies behind what is shown: a change there changes the mark of a snapshot, an equal copy does not."""

import struct
from collections import defaultdict, deque
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ndb.engine.timeline.timeline import Timeline
from ndb.trace import tape
from ndb.trace.recorder.file_recorder import FileRecorder
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import UNLIMITED, RecordLimits
from ndb.trace.recorder.record_target import record_target
from ndb.trace.scopes import user_files
from ndb.trace.state import Event, states
from ndb.trace.tracefile.open_trace import open_trace
from ndb.trace.values.describe import Describer
from ndb.trace.values.limit import LIMIT

TWINS = [True, False] if tape._encode is not None else [False]
LIMITS = RecordLimits(seconds=None)

SETTING = """
import array
from collections import Counter, OrderedDict, defaultdict, deque

class Shy:
    def __init__(self):
        self.x, self.hidden = 1, [1]
    def __repr__(self):
        return f"Shy({self.x})"

class Slotted:
    __slots__ = ("a", "b", "other")
    def __init__(self, a):
        self.a = a

class Node:
    def __init__(self, parent):
        self.parent, self.children, self.value = parent, [], 0
        if parent is not None:
            parent.children.append(self)

class Numbers(list):
    pass

class Words(dict):
    pass

def itself():
    held = [[0] * 300]
    held.append(held)
    return held

def f():
    value = MAKE
    kept = 0
    CHANGE
    kept = 1
    return kept
"""


def _program(make: str, change: str) -> str:
    return SETTING.replace("MAKE", make).replace("CHANGE", change)


CHANGES = {
    "an element of an inner list": ("[[0] * 10 for _ in range(10)]", "value[5][5] = 1"),
    "an element of a long list": ("list(range(1000))", "value[500] = -1"),
    "an element of a long list by a large equal-looking number": ("[10**6] * 1000", "value[500] = 10**6 + 1"),
    "a value of a large dict": ("{n: n for n in range(500)}", "value[250] = 0"),
    "a key of a large dict": ("{n: n for n in range(500)}", "value['new'] = 0"),
    "a member of a large set": ("set(range(1000))", "value.add(-5)"),
    "a member of a large set for another": ("set(range(1000))", "value.remove(500); value.add(5000)"),
    "the middle of a text": ("'x' * 3000", "value = 'x' * 1500 + 'y' + 'x' * 1499"),
    "an attribute that a repr hides": ("Shy()", "value.hidden.append(2)"),
    "an attribute of a class without a repr, far down": ("[Node(None) for _ in range(50)]", "value[25].value = 3"),
    "a slot": ("[Slotted(n) for n in range(100)]", "value[50].b = 1"),
    "an empty slot": ("[Slotted(n) for n in range(100)]", "del value[50].a"),
    "a child of the parent": ("Node(Node(None))", "value.parent.value = 5"),
    "a value in a list that contains itself": ("itself()", "value[1][1][0][200] = 1"),
    "an edge of a circle": ("Node(Node(Node(None)))", "value.parent.parent.children.append(value)"),
    "the middle of a deque": ("deque(range(500))", "value[250] = -1"),
    "the order of an OrderedDict": ("OrderedDict((n, n) for n in range(200))", "value.move_to_end(100)"),
    "a count": ("Counter({n: n for n in range(200)})", "value[100] += 1"),
    "a defaultdict by reading it": ("defaultdict(list, {n: [n] for n in range(200)})", "value[1000]"),
    "an array": ("array.array('i', range(500))", "value[250] = 0"),
    "bytes in the middle": ("bytearray(500)", "value[250] = 1"),
    "an item of a subclass of list": ("Numbers(range(500))", "value[250] = -1"),
    "an attribute of a subclass of dict": ("Words({n: n for n in range(200)})", "value.extra = 1"),
    "something in a tuple": ("tuple([n] for n in range(200))", "value[100].append(0)"),
}
NO_CHANGES = {
    "an equal copy": ("[[0] * 10 for _ in range(10)]", "value = [list(row) for row in value]"),
    "an equal dict": ("{n: [n] for n in range(200)}", "value = {n: [n] for n in range(200)}"),
    "equal objects": ("[Slotted(n) for n in range(100)]", "value = [Slotted(n) for n in range(100)]"),
    "an equal set made in another order": ("set(range(1000))", "value = set(range(999, -1, -1))"),
    "an equal list that contains itself": ("itself()", "value = itself()"),
    "an equal circle": ("Node(Node(Node(None)))", "value = Node(Node(Node(None)))"),
    "reading": ("[Shy() for _ in range(60)]", "repr(value); value[30].hidden; len(value)"),
    "a change that was taken back": ("list(range(1000))", "value[500] = -1; value[500] = 500"),
}


def _lines_that_changed(make: str, change: str, is_fast: bool) -> list[str]:
    """The lines after which `value` was another one, but for the one that made it."""
    recording = record_call(_program(make, change), "f()", limits=LIMITS, is_fast=is_fast)
    frame = next(state.frame for state in states(recording) if state.function == "f")
    timeline = Timeline(recording)
    changes = timeline.changes.of(["value"], frame, 0, len(recording), backwards=False)
    made_by = [timeline.maker(found.state) for found in changes if found.value]
    return [recording.source_of(place).strip() for place in made_by if place is not None][1:]


@pytest.mark.parametrize("is_fast", TWINS)
@pytest.mark.parametrize("name", CHANGES)
def test_a_change_behind_what_is_shown_is_seen_at_its_line(name: str, is_fast: bool) -> None:
    make, change = CHANGES[name]
    assert _lines_that_changed(make, change, is_fast) == [change]


@pytest.mark.parametrize("is_fast", TWINS)
@pytest.mark.parametrize("name", NO_CHANGES)
def test_what_is_no_change_is_seen_as_none(name: str, is_fast: bool) -> None:
    make, change = NO_CHANGES[name]
    assert _lines_that_changed(make, change, is_fast) == []


@pytest.mark.parametrize(
    "make", ["slice(n)", "slice([n])", "deque([1], maxlen=n + 1)", "defaultdict((int, list, set, dict)[n], {1: 1})"]
)
def test_what_is_made_in_the_place_of_another_is_shown_as_it_is(make: str, tmp_path: Path) -> None:
    program, out = tmp_path / "p.py", tmp_path / "out.ndb"
    text = f"def f(n):\n    made = {make}\n    return n\nfor n in range(4):\n    f(n)\n"
    program.write_text(f"from collections import defaultdict, deque\n{text}", encoding="utf-8")
    record_target(str(program), out=out)
    [thread] = open_trace(out).threads
    shown = [state.locals["made"] for state in states(thread) if state.event is Event.RETURN and state.depth]
    assert shown == [repr(eval(make, {"defaultdict": defaultdict, "deque": deque, "n": n})) for n in range(4)]


def test_a_change_of_a_numpy_array_is_seen() -> None:
    pytest.importorskip("numpy")
    source = "import numpy\ndef f():\n    value = numpy.zeros((30, 30))\n    value[15, 15] = 1\n    return 0\n"
    recording = record_call(source, "f()", limits=LIMITS)
    timeline = Timeline(recording)
    last = len(recording) - 3
    made = timeline.maker(timeline.through_calls.last_change("value", last) or 0)
    assert recording.source_of(made or 0).strip() == "value[15, 15] = 1"


@pytest.mark.parametrize("is_fast", TWINS)
def test_what_an_array_of_objects_holds_is_looked_at(is_fast: bool) -> None:
    pytest.importorskip("numpy")
    make = "__import__('numpy').array([1, [2], None, 'x'], dtype=object)"
    assert _lines_that_changed(make, "value[1].append(3)", is_fast) == ["value[1].append(3)"]
    assert _lines_that_changed(make, "value[0] = 10**6", is_fast) == ["value[0] = 10**6"]
    assert _lines_that_changed(make, f"value = {make}", is_fast) == []


LATER = """
def f():
    rows = [[0] for _ in range(400)]
    deep = {"rows": rows}
    rows[399][0] = 1
    for n in range(400):
        last = n
    return last
"""


@pytest.mark.parametrize("is_fast", TWINS)
def test_what_changes_far_away_in_something_large_is_seen_within_some_states(is_fast: bool) -> None:
    recording = record_call(LATER, "f()", limits=LIMITS, is_fast=is_fast)
    timeline = Timeline(recording)
    changes = list(timeline.changes.of(["deep"], recording.frames[2], 0, len(recording), backwards=False))
    assert len(changes) == 2
    made = next(place for place in range(len(recording)) if recording.source_of(place).strip() == "rows[399][0] = 1")
    assert made < changes[1].state <= made + 20


def _changes_in_a_file(body: Sequence[str], name: str, folder: Path) -> list[str]:
    """The lines of a function after which a variable was another one, as a file of changes tells them."""
    program, out = folder / "p.py", folder / "out.ndb"
    program.write_text("def f():\n" + "".join(f"    {line}\n" for line in body) + "f()\n", encoding="utf-8")
    record_target(str(program), out=out)
    [thread] = open_trace(out).threads
    timeline, frame = Timeline(thread), next(state.frame for state in states(thread) if state.function == "f")
    changes = timeline.changes.of([name], frame, 0, len(thread), backwards=False)
    return [thread.source_of(timeline.maker(found.state) or 0).strip() for found in changes]


IDLE = ("for n in range(400):", "    n")


@pytest.mark.parametrize(
    ("make", "part"),
    [("[[n] for n in range(4000)]", "big[2000]"), ("[0] * 20000 + [[1]] + [0] * 20000", "big[20000]")],
)
def test_what_is_seen_at_once_under_another_name_is_seen_in_something_large_too(
    make: str, part: str, tmp_path: Path
) -> None:
    body = [f"big = {make}", f"part = {part}", "part.append(0)", *IDLE, "return n"]
    assert len(_changes_in_a_file(body, "big", tmp_path)) == 2


@pytest.mark.parametrize("change", ["big.insert(0, [5])", "big[0] = [7]", "big[3999] = [[1], [2]]"])
def test_what_is_new_at_an_end_of_something_large_is_one_change(change: str, tmp_path: Path) -> None:
    body = ["big = [[n] for n in range(4000)]", "n = 0", change, "n = 1", "n = 2", "return n"]
    assert _changes_in_a_file(body, "big", tmp_path) == [body[0], change]


UNDER_TWO_NAMES = """
def change(part, depth):
    if depth:
        return change(part, depth - 1)
    part.append(depth)
    return part

def f():
    whole = {"part": [1], "more": list(range(200))}
    part = whole["part"]
    change(part, 3)
    return len(part)
"""


@pytest.mark.parametrize("is_fast", TWINS)
def test_a_change_made_in_a_call_is_seen_under_every_name(is_fast: bool) -> None:
    recording = record_call(UNDER_TWO_NAMES, "f()", limits=LIMITS, is_fast=is_fast)
    timeline = Timeline(recording)
    frame = next(state.frame for state in states(recording) if state.function == "f")
    for name in ("whole", "part"):
        *_, last = timeline.changes.of([name], frame, 0, len(recording), backwards=False)
        assert recording.source_of(timeline.maker(last.state) or 0).strip() == "change(part, 3)"


def test_a_file_holds_the_same_states_as_memory_though_it_holds_only_changes(tmp_path: Path) -> None:
    make, change = CHANGES["a child of the parent"]
    program = tmp_path / "program.py"
    program.write_text(_program(make, change), encoding="utf-8")
    namespace: dict[str, object] = {"__name__": "program", "__file__": str(program)}
    exec(compile(program.read_text(encoding="utf-8"), str(program), "exec"), namespace)
    recorder = FileRecorder(tmp_path / "a.ndb", user_files(tmp_path), limits=UNLIMITED)
    recorder.start()
    namespace["f"]()  # type: ignore[operator]
    recorder.end_main(None)
    recorder.stop()
    recorder.close(None)
    stored = [state for state in states(open_trace(tmp_path / "a.ndb").threads[0]) if state.function == "f"]
    held = [s for s in states(record_call(program.read_text(encoding="utf-8"), "f()")) if s.function == "f"]
    assert [(s.event, s.line, dict(s.locals), s.value) for s in stored] == [
        (s.event, s.line, dict(s.locals), s.value) for s in held
    ]
    assert stored[-1].event is Event.RETURN


def test_every_small_number_is_written_to_a_file(tmp_path: Path) -> None:
    program = tmp_path / "numbers.py"
    program.write_text("".join(f"v{n} = {n}\n" for n in range(300)), encoding="utf-8")
    record_target(str(program), out=tmp_path / "a.ndb")
    last = list(states(open_trace(tmp_path / "a.ndb").threads[0]))[-1]
    assert dict(last.locals) == {f"v{n}": str(n) for n in range(300)}


def test_a_mark_is_no_part_of_what_is_shown() -> None:
    recording = record_call(_program("Shy()", "value.hidden.append(2)"), "f()", limits=LIMITS)
    shown = [state.locals["value"] for state in states(recording) if "value" in state.locals]
    assert set(shown) == {"Shy(1)"}
    name = struct.pack("<I", 5) + b"value"
    assert recording.payload.count(name) == len(shown)


def _changed(row: Any, random: Random) -> None:
    """Some operation on a list or a deque."""
    at = random.randrange(len(row)) if row else 0
    fresh: Any = random.choice([random.randrange(10**6), "text", [at], (1, 2), None])
    match random.randrange(7):
        case 0:
            row.append(fresh)
        case 1:
            row.insert(0, fresh)
        case 2:
            row.insert(at, fresh)
        case 3 if row:
            row[at] = fresh
        case 4 if row:
            row.pop()
        case 5 if row:
            del row[0]
        case 6 if row:
            del row[at]


@pytest.mark.skipif(tape._encode is None, reason="the C twin was not compiled")
@pytest.mark.parametrize("kind", [list, deque])
@pytest.mark.parametrize("seed", range(4))
def test_a_row_that_changes_has_the_number_that_it_has_when_seen_at_once(kind: type, seed: int) -> None:
    random = Random(seed)
    row = kind(random.choice([n, [n]]) for n in range(200))
    describer = Describer(lambda file: None)
    seen, slow = (tape.new_tape(describer, LIMIT, is_fast=is_fast) for is_fast in (True, False))
    for _ in range(150):
        for _ in range(random.randrange(1, 4)):
            _changed(row, random)
        at_once = tape.new_tape(describer, LIMIT, is_fast=True).fingerprint(row)
        assert seen.fingerprint(row) == at_once == slow.fingerprint(row)


TOLD_BY_REPR = """
class Named:
    def __init__(self, name):
        self.name, self.other = name, [0]
    def __repr__(self):
        return f"<Named {self.name}>"

def f():
    value = Named("a")
    value.other.append(1)
    value.name = "b"
    value.name = [1]
    value.name[0] = 2
    return 0

f()
"""


def test_a_text_that_a_class_tells_is_remembered_only_as_long_as_it_is_true(tmp_path: Path) -> None:
    program, out = tmp_path / "p.py", tmp_path / "out.ndb"
    program.write_text(TOLD_BY_REPR, encoding="utf-8")
    record_target(str(program), out=out)
    [thread] = open_trace(out).threads
    shown = [state.locals["value"] for state in states(thread) if state.function == "f" and "value" in state.locals]
    texts = ["<Named a>", "<Named a>", "<Named b>", "<Named [1]>", "<Named [2]>", "<Named [2]>"]
    assert shown == texts
