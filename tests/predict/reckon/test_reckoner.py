"""What is reckoned without a model is what really comes: walks of real runs, state by state."""

import time
from pathlib import Path
from random import Random

import pytest

from ndb.dataset.corpus import seed_programs
from ndb.language.document import Shown
from ndb.language.tokens import FORWARD, Sep
from ndb.predict.reckon.reckoner import Reckoner
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Event, Recording, State
from ndb.tree.action import STEP_INTO, STEP_OVER, STEP_RETURN

SEEDS = Path(__file__).parents[3] / "seeds"
LIMITS = RecordLimits(events=1_500, seconds=5.0, clock=time.process_time)


def compared(recording: Recording) -> tuple[int, int, list[str]]:
    """States of a run, how many of them were reckoned from the one before, and those that were reckoned wrongly."""
    states = [recording.state(index) for index in range(len(recording))]
    reckoner = Reckoner(recording.sources)
    reckoned, wrong, latest = 0, list[str](), dict[int, State]()
    for state, real in zip(states, [*states[1:], None], strict=True):
        reckoner.take(state, STEP_INTO)
        latest[state.frame] = state
        known = reckoner.next(STEP_INTO)
        if known is None:
            continue
        reckoned += 1
        before = latest[real.frame].locals if real is not None and real.frame in latest else {}
        if real is None or not is_same(known.shown, real, before):
            wrong.append(f"{state.source.strip()} {dict(state.locals)}: {known.shown}, really {real}")
    return len(states), reckoned, wrong


def is_same(shown: Shown, real: State, before: dict[str, str] | object) -> bool:
    if shown.sep is not FORWARD[real.event] or shown.source != real.source:
        return False
    if not shown.sep.has_locals:
        return shown.value == real.value
    if shown.sep is Sep.CALL:
        return dict(shown.locals) == dict(real.locals)
    assert isinstance(before, dict)
    after = {**before, **shown.locals}
    return {name: text for name, text in after.items() if text is not None} == dict(real.locals)


@pytest.mark.parametrize("topic", ["everyday_a", "everyday_b", "everyday_e", "lists", "objects", "structures"])
def test_what_is_reckoned_is_what_comes(topic: str) -> None:
    programs = [program for program in seed_programs(SEEDS) if program.topic == topic]
    states = reckoned = 0
    for program in Random(3).sample(programs, 12):
        recording = record_call(program.source, program.calls[0], limits=LIMITS)
        count, known, wrong = compared(recording)
        assert not wrong, (program.entry, program.calls[0], wrong[:3])
        states, reckoned = states + count, reckoned + known
    assert reckoned > states / 5


ALIASES = """
def f(rows):
    first = rows[0]
    first.append(5)
    other = rows
    other.append([])
    grid = [[0] * 2] * 2
    grid[0][1] = 7
    total = 0
    for row in rows:
        total += len(row)
        if total == 3:
            rows.append([1])
    return total, grid
"""
CALLS = """
def add(xs, x):
    xs.append(x)
    return len(xs)

def twice(n):
    return n * 2

def f(n):
    xs = []
    a = add(xs, n)
    b = twice(n) + twice(a)
    sum = 3
    c = max(a, b) + sum
    return xs, b, c
"""
OBJECTS = """
class Account:
    rate = 2

    def __init__(self, owner):
        self.owner = owner
        self.total = 0
        self.log = []

    def put(self, cents):
        self.total += cents * self.rate
        self.log.append(cents)
        return self.total

def f(cents):
    account = Account("ann")
    same = account
    account.put(cents)
    same.total = 1
    done = [account.total, same.owner]
    return done
"""
RAISED = """
def g(n):
    if n > 1:
        raise ValueError(n)
    return n

def f(n):
    try:
        g(n)
        x = 1
    except ValueError:
        x = 2
    finally:
        y = 3
    while x < 9:
        x += 3
        if x == 5:
            continue
        break
    else:
        x = 0
    d = {}
    return d[x]
"""


@pytest.mark.parametrize("source", [ALIASES, CALLS, OBJECTS, RAISED])
def test_other_names_calls_objects_and_exceptions(source: str) -> None:
    argument = "[[1], [2]]" if source is ALIASES else "4"
    _, reckoned, wrong = compared(record_call(source, f"f({argument})", limits=LIMITS))
    assert reckoned and not wrong, wrong


def test_after_a_jump_no_round_is_counted() -> None:
    source = "def f(xs):\n    t = 0\n    for x in xs:\n        t += x\n    return t\n"
    recording = record_call(source, "f([1, 2, 3])", limits=LIMITS)
    states = [recording.state(index) for index in range(len(recording))]
    heads = [state for state in states if state.source.strip().startswith("for")]
    followed, jumped = (Reckoner(recording.sources) for _ in range(2))
    for state in states[: states.index(heads[1]) + 1]:
        followed.take(state, STEP_INTO)
    jumped.take(heads[0])
    jumped.take(heads[1], STEP_RETURN)
    known = followed.next(STEP_INTO)
    assert known is not None and known.shown.locals == {"x": "2"}
    assert jumped.next(STEP_INTO) is None


def test_generator_expressions_are_stepped_into_and_over() -> None:
    source = "def f(xs):\n    t = sum(x for x in xs)\n    return t\n"
    recording = record_call(source, "f([1, 2])", limits=LIMITS)
    reckoner = Reckoner(recording.sources)
    for index in range(len(recording)):
        reckoner.take(recording.state(index), STEP_INTO)
        if recording.state(index).source.strip().startswith("t =") and recording.events[index] == Event.LINE:
            break
    inside = reckoner.next(STEP_INTO)
    assert inside is not None and inside.shown.sep is Sep.CALL
    known = reckoner.next(STEP_OVER)
    assert known is not None and known.shown.locals == {"t": "3"}


def test_where_any_name_may_be_anothers_nothing_is_reckoned() -> None:
    plain = "def f(xs):\n    t = sum(xs)\n    return t\n"
    for source, is_known in ((plain, True), (f"from os import *\n{plain}", False)):
        recording = record_call(source, "f([1, 2])", limits=LIMITS)
        assert (compared(recording)[1] > 0) is is_known


def test_what_a_hidden_part_redefines_is_known_all_the_same() -> None:
    source = "def f(xs):\n    return len(xs)\n\n\ndef len(x):\n    return 7\n"
    recording = record_call(source, "f([1, 2])", limits=LIMITS)
    states = [recording.state(index) for index in range(len(recording))]
    line = next(state for state in states if state.source.strip() == "return len(xs)")
    reckoner = Reckoner(recording.sources)
    reckoner.take(line)
    known = reckoner.next(STEP_OVER)
    assert known is not None and known.shown.value == "7"
