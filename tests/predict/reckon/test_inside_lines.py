"""Inside lines: the interpreter tells what a recording with expressions tells, and steps lead where they really do."""

import time
from pathlib import Path
from random import Random

import pytest
from test_machine import CLASSES, EXCEPTIONS, GENERATORS, LIBRARY

from ndb.dataset.corpus import seed_programs
from ndb.predict.reckon.activations import Gap, Told
from ndb.predict.reckon.machine import Before, Machine
from ndb.predict.reckon.program.program_files import ProgramFiles
from ndb.predict.reckon.reckoner import Reckoned, Reckoner
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Event, Recording, State
from ndb.tree.action import STEP_EXPRESSION, STEP_INSIDE, STEP_INTO, STEP_OVER, Action
from ndb.tree.forward import ForwardTree
from ndb.tree.span import Span

SEEDS = Path(__file__).parents[3] / "seeds"
LIMITS = RecordLimits(events=8_000, seconds=10.0, clock=time.process_time)
Row = tuple[Event, int, int, str, str | None]


def recorded(source: str, call: str = "f(4)") -> Recording:
    return record_call(source, call, limits=LIMITS, expressions=True)


def real_rows(recording: Recording) -> list[Row]:
    states = (recording.state(index) for index in range(len(recording)))
    return [(s.event, s.line, s.depth, s.source if s.event.is_inside_line else "", s.value) for s in states]


def told_rows(recording: Recording) -> list[Row | Gap]:
    start = recording.state(0)
    program = ProgramFiles(recording.sources)
    machine = Machine(program, start.file, 10_000, Before.MODULE, inside_from=1)
    node = machine.start_text.function_at(start.line)
    assert node is not None
    machine.start(node, start.locals, 0, 0)  # type: ignore[arg-type]
    return [(t.event, t.line, t.depth, t.part, t.value) if isinstance(t, Told) else t for t in machine.told]


ROUNDS = """
import os.path as paths
from collections import Counter

class Box:
    def __init__(self, items):
        self.items = items

    def __bool__(self):
        return len(self.items) > 1

def twice(n):
    return n * 2

def f(n):
    pairs = [(a, b) for a, *b in ["xyz", "uv"] if a != "u" or not b]
    grid = {(i, j): i * j for i in range(n) if i % 2 for j in range(i) if j}
    total = sum(twice(k) + 1 for k in range(n) if k)
    found = any(k > 1 and k for k in (m for m in range(n)))
    text = "-".join(
        str(k)
        for k in sorted({3, 1})
        if k
    )
    best = max(
        ((k, n)
         for k in range(n)
         if k),
        default=None,
    )
    lazy = (k + 1 for k in range(n))
    first = next(lazy) + next(lazy)
    box = Box([1, 2]) if Box([n]) or n > 3 else None
    chain = 1 < n <= len(text) < 9
    if not box or (box and box.items[0] + 1 and n):
        n += box.items[-1] * -1
    name = paths.join("a", f"{n:>{n + 2}}{total!r}") + ("" if n else "x")
    box.items[n - n], k = 60 * 60, Counter("aab").most_common(1)[0][1]
    while (m := n - 1) > 2 and n:
        n = m
    return [x for x in box.items], grid, pairs, found, best, first, chain, name[1:-1], k, {x for x in "a"}
"""


@pytest.mark.parametrize("source", [ROUNDS, CLASSES, EXCEPTIONS, GENERATORS, LIBRARY])
def test_every_part_of_every_line_is_told_in_its_order(source: str) -> None:
    recording = recorded(source)
    assert sum(row[0].is_inside_line for row in real_rows(recording)) > 15
    assert told_rows(recording) == real_rows(recording)


@pytest.mark.parametrize("topic", ["everyday_c", "everyday_d", "expressions", "strings"])
def test_parts_of_seeds_are_told_as_they_are_recorded(topic: str) -> None:
    programs = [program for program in seed_programs(SEEDS) if program.topic == topic]
    whole_runs = 0
    for program in Random(4).sample(programs, 10):
        recording = recorded(program.source, program.calls[0])
        told, real = told_rows(recording), real_rows(recording)
        assert told == real[: len(told)], (program.entry, program.calls[0])
        whole_runs += len(told) == len(real)
    assert whole_runs > 5


# -- along a walk ------------------------------------------------------------------------------------------------------


def reckoner_at(recording: Recording, text: str) -> tuple[Reckoner, int]:
    """A reckoner that has come by step_into to a line."""
    reckoner = Reckoner(recording.sources)
    for index in range(len(recording)):
        state = recording.state(index)
        if not state.event.is_inside_line:
            reckoner.take(state, STEP_INTO)
        if state.event is Event.LINE and state.source.strip().startswith(text):
            return reckoner, index
    raise AssertionError(text)


def target(recording: Recording, at: int, action: Action) -> int:
    return ForwardTree(Span(recording, 0, len(recording))).target(at, action)


def words(known: Reckoned | None) -> tuple[str, str | None]:
    assert known is not None
    return known.shown.source.strip(), known.shown.value


def as_walked(state: State, line: State) -> State:
    return State(
        Event.EXPRESSION, state.source, line.locals, state.value, line.line, line.depth, line.frame, line.file, "f"
    )


DRAWN = "def g(n):\n    return n + 1\n\ndef f(n):\n    t = sum(k * 2 for k in range(n)) + g(n)\n    return t\n"


def test_step_inside_goes_through_what_sum_draws_and_step_expression_over_it() -> None:
    recording = recorded(DRAWN, "f(2)")
    reckoner, at = reckoner_at(recording, "t =")
    line, seen = recording.state(at), list[tuple[str, str | None]]()
    assert words(reckoner.next(STEP_EXPRESSION)) == ("range(n)", "range(0, 2)")
    while True:
        assert words(reckoner.next(STEP_OVER)) == ("return t", None), "from anywhere in the line"
        at = target(recording, at, STEP_INSIDE)
        seen.append(words(reckoner.next(STEP_INSIDE)))
        if not recording.state(at).event.is_inside_line:
            break
        reckoner.take(as_walked(recording.state(at), line), STEP_INSIDE)
    assert seen == [
        ("range(n)", "range(0, 2)"), ("for k in range(n)", "0"), ("k * 2", "0"), ("for k in range(n)", "1"),
        ("k * 2", "2"), ("sum(k * 2 for k in range(n))", "2"), ("g(n)", "3"),
        ("sum(k * 2 for k in range(n)) + g(n)", "5"), ("return t", None),
    ]  # fmt: skip


def test_out_of_a_call_the_value_of_the_call_comes_next() -> None:
    recording = recorded(DRAWN, "f(2)")
    reckoner, at = reckoner_at(recording, "return n + 1")
    while recording.events[at] != Event.RETURN:
        at += 1
    reckoner.take(recording.state(at), STEP_OVER)
    assert words(reckoner.next(STEP_EXPRESSION)) == ("g(n)", "3")


def test_where_a_walk_saw_another_value_only_lines_are_said() -> None:
    recording = recorded(DRAWN, "f(2)")
    reckoner, at = reckoner_at(recording, "t =")
    line, part = recording.state(at), recording.state(target(recording, at, STEP_EXPRESSION))
    reckoner.take(as_walked(State(part.event, part.source, {}, "range(0, 9)", 0, 0, 0), line), STEP_EXPRESSION)
    assert reckoner.next(STEP_EXPRESSION) is None
    assert reckoner.next(STEP_INTO) is None, "which call comes next is not known"
    assert words(reckoner.next(STEP_OVER)) == ("return t", None)


def test_a_part_whose_text_is_not_known_hides_no_line() -> None:
    source = "def f(n):\n    t = (n + 1) * len([c for c in ('a at 0x1',)])\n    return t\n"
    recording = recorded(source, "f(2)")
    reckoner, at = reckoner_at(recording, "t =")
    assert words(reckoner.next(STEP_EXPRESSION)) == ("n + 1", "3")
    part = recording.state(target(recording, at, STEP_EXPRESSION))
    reckoner.take(as_walked(part, recording.state(at)), STEP_EXPRESSION)
    assert reckoner.next(STEP_EXPRESSION) is None and reckoner.next(STEP_INSIDE) is None
    assert words(reckoner.next(STEP_INTO)) == words(reckoner.next(STEP_OVER)) == ("return t", None)


def test_what_can_be_known_of_a_line_is_said_before_what_cannot() -> None:
    source = "import time\n\ndef f(n):\n    t = (n + 1) * time.time()\n    return t\n"
    recording = recorded(source, "f(2)")
    reckoner, at = reckoner_at(recording, "t =")
    assert words(reckoner.next(STEP_EXPRESSION)) == ("n + 1", "3")
    assert reckoner.next(STEP_INTO) is None
    part = recording.state(target(recording, at, STEP_EXPRESSION))
    reckoner.take(as_walked(part, recording.state(at)), STEP_EXPRESSION)
    assert reckoner.next(STEP_EXPRESSION) is None


def test_behind_a_line_in_which_it_was_lost_the_interpreter_goes_on_with_its_objects() -> None:
    source = (
        "def f(n):\n    a = []\n    b = a\n    n = len([c for c in ('a at 0x1',)]) + n\n    b.append(n)\n    return a\n"
    )
    recording = recorded(source, "f(2)")
    reckoner, at = reckoner_at(recording, "n =")
    line = recording.state(at)
    while (at := target(recording, at, STEP_INSIDE)) and recording.state(at).event.is_inside_line:
        reckoner.take(as_walked(recording.state(at), line), STEP_INSIDE)
    reckoner.take(recording.state(at), STEP_INSIDE)
    known = reckoner.next(STEP_INTO)
    assert known is not None and known.shown.locals == {"a": "[3]", "b": "[3]"}
