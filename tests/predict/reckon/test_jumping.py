"""Walks that mix steps and jumps through real runs: wherever the interpreter says they lead, they lead."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from test_reckoner import is_same

from ndb.predict.reckon.reckoner import Reckoned, Reckoner
from ndb.session.open import Program, open_recording, record_beside
from ndb.trace.state import Event, Recording, State
from ndb.tree.action import CONTINUE, STEP_INTO, STEP_OVER, STEP_RETURN, Action, breakpoint_at
from ndb.tree.forward import ForwardTree
from ndb.tree.span import Span

PROGRAMS = Path(__file__).parents[2] / "programs"
LOOPS = """
def f(x):
    return x + 1

for fn in (f, str):
    for i in range(2):
        print(fn(i))

def f(x):
    return x + 2

def g(n):
    total = 0
    for i in range(n):
        try:
            if i == 3:
                raise ValueError(i)
            total += f(i)
        except ValueError as error:
            total -= 1
            continue
        finally:
            total += 1
    return total

def h(n):
    if n == 0:
        raise KeyError("deep")
    return h(n - 1)

def k():
    for x in [1, 2]:
        y = x
        del x
    return y

print(f(1), g(5), k())
try:
    h(4)
except KeyError as error:
    print(error)
assert g(0), "nothing"
"""


def recorded(folder: Path, source: str) -> Recording:
    (folder / "program.py").write_text(source.lstrip("\n"))
    record_beside(Program(str(folder / "program.py")), folder / "run.ndb")
    recording, _ = open_recording(folder / "run.ndb")
    return recording


def actions_at(recording: Recording, dice: Random, far: float) -> Action:
    sources = sorted(
        {s.source for s in map(recording.state, range(len(recording))) if s.event in (Event.LINE, Event.CALL)}
    )
    if dice.random() < far:
        return dice.choice([STEP_RETURN, CONTINUE, *map(breakpoint_at, sources)])
    return dice.choice([STEP_INTO, STEP_INTO, STEP_OVER])


def wrong_of_walk(recording: Recording, dice: Random, far: float) -> tuple[int, list[str]]:
    """How often something was said on one walk by dice, and what was said wrongly."""
    tree, reckoner = ForwardTree(Span(recording, 0, len(recording))), Reckoner(recording.sources)
    latest, at, said, wrong = dict[int, State](), 0, 0, list[str]()
    led_by: Action | None = None
    while at < len(recording):
        state = recording.state(at)
        reckoner.take(state, led_by)
        latest[state.frame] = state
        led_by = actions_at(recording, dice, far)
        to = tree.target(at, led_by)
        known, exit = reckoner.next(led_by), reckoner.exit(led_by)
        real = recording.state(to) if to < len(recording) else None
        said += known is not None or exit is not None
        if known is not None and not is_real(known, real, latest):
            wrong.append(f"{at} {state.source.strip()}, {led_by}: {known}, really {real}")
        if exit is not None and (real is not None or exit is not recording.exit):
            wrong.append(f"{at} {state.source.strip()}, {led_by}: {exit}, really {real or recording.exit}")
        passed = reckoner.passed_by(led_by)
        if passed is not None and real is not None and passed != to - at:
            wrong.append(f"{at} {state.source.strip()}, {led_by}: passes {passed} states, really {to - at}")
        at = to
    return said, wrong


def is_real(known: Reckoned, real: State | None, latest: dict[int, State]) -> bool:
    if real is None:
        return False
    before = latest[real.frame].locals if real.frame in latest else {}
    return (known.file, known.line) == (real.file, real.line) and is_same(known.shown, real, before)


def wrong_of_walks(recording: Recording, seeds: Sequence[int]) -> tuple[int, list[str]]:
    said, wrong = 0, list[str]()
    for seed in seeds:
        more, found = wrong_of_walk(recording, Random(seed), far=(0.2, 0.6)[seed % 2])
        said, wrong = said + more, wrong + found
    return said, wrong


@pytest.mark.parametrize(
    "name",
    ["broken_cases", "linked_list", "raising_properties", "with_several", "swallowed_on_one_line", "generators",
     "try_in_loops", "throwing_through", "metaclasses", "system_exit", "exceptions_uncaught", "async_generators",
     "early_returns"],
)  # fmt: skip
def test_where_a_walk_with_jumps_is_said_to_lead_it_leads(name: str, tmp_path: Path) -> None:
    recording = recorded(tmp_path, (PROGRAMS / f"{name}.py").read_text())
    said, wrong = wrong_of_walks(recording, range(12))
    assert not wrong, wrong[:3]
    assert said > 10


def test_behind_a_jump_into_a_loop_nothing_wrong_is_said(tmp_path: Path) -> None:
    """A function's line before is not known behind a jump, nor which function a variable of a loop holds."""
    recording = recorded(tmp_path, LOOPS)
    said, wrong = wrong_of_walks(recording, range(40))
    assert not wrong, wrong[:3]
    assert said > 200


def test_a_jump_over_a_long_loop_comes_to_its_end(tmp_path: Path) -> None:
    recording = recorded(
        tmp_path,
        "def f(n):\n    total = 0\n    for i in range(n):\n        total += i\n    return total\n\nprint(f(3000))\n",
    )
    reckoner, number = Reckoner(recording.sources), 0
    while recording.state(number).source.strip() != "total = 0":
        reckoner.take(recording.state(number), STEP_INTO if number else None)
        number += 1
    reckoner.take(recording.state(number), STEP_INTO)
    known = reckoner.next(STEP_RETURN)
    assert known is not None
    assert known.shown.value == "4498500"
    assert reckoner.passed_by(STEP_RETURN) == len(recording) - 2 - number


def test_a_jump_that_never_ends_is_given_up() -> None:
    source = "def f():\n    n = 0\n    while True:\n        n += 1\n"
    reckoner = Reckoner({"program.py": source}, far_steps=20_000)
    reckoner.take(State(Event.CALL, "def f():", {}, None, line=1, depth=0, frame=0, file="program.py", function="f"))
    assert reckoner.next(STEP_INTO) is not None
    assert reckoner.next(STEP_RETURN) is None
    assert reckoner.passed_by(STEP_RETURN) is None
    assert reckoner.exit(CONTINUE) is None


def test_what_a_text_gives_that_the_program_evaluates_is_not_said_wrongly(tmp_path: Path) -> None:
    recording = recorded(tmp_path, (PROGRAMS / "executed_code.py").read_text())
    _, wrong = wrong_of_walks(recording, range(6))
    assert not wrong, wrong[:3]


HEADS = """
def shown(items, names=None):
    names = names or []
    out = []
    for key, value in filter(
        lambda item: item[0] not in names,
        sorted(items.items(), key=lambda item: item[0]),
    ):
        out.append(f"{key}={value!r}")
    return ", ".join(
        sorted(
            out,
            key=lambda text: text[::-1],
        )
    )

def total(rows):
    return sum(
        row["n"]
        for row in rows
        if row["n"] > 1
    )

print(
    shown({"b": 1, "a": 2, "c": 3}, ["a"]),
    shown({}),
    total([{"n": 1}, {"n": 2}]),
)
"""


def test_the_line_of_a_statement_over_several_may_be_its_beginning_or_not(tmp_path: Path) -> None:
    recording = recorded(tmp_path, HEADS)
    said, wrong = wrong_of_walks(recording, range(30))
    assert not wrong, wrong[:3]
    assert said > 60


def test_wherever_a_walk_begins_nothing_wrong_is_said_of_what_comes(tmp_path: Path) -> None:
    recording = recorded(tmp_path, HEADS)
    states = [recording.state(index) for index in range(len(recording))]
    said = 0
    for state, real in pairwise(states):
        reckoner = Reckoner(recording.sources)
        reckoner.take(state)
        known = reckoner.next(STEP_INTO)
        assert known is None or is_real(known, real, {state.frame: state}), (state, known)
        said += known is not None
    assert said > 10
