"""What the events of a stretch show is what was written, the same by both twins, and damage is an error of ours."""

import random
from array import array
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ndb.trace.recorder.record_call import record_source
from ndb.trace.state import Event
from ndb.trace.tape import _Changes, new_tape
from ndb.trace.values import unfold
from ndb.trace.values.describe import Describer
from ndb.trace.values.unfold import Entry, Shown, Stretch, entries, open_stretch, whole

PROGRAMS = Path(__file__).parents[2] / "programs"
TWINS = [pytest.param(False, id="Python"), pytest.param(True, id="C")]
NAMES = ["a", "b", "self", "global x", "é", "\udc80"]
VALUES = [b"N", b"T", b"i\x02", b"s\x01x", b"l" + bytes(200), b""]
MOST = 1 << 20

needs_c = pytest.mark.skipif(unfold._decode is None, reason="the C twin was not compiled")

Written = tuple[Any, Any, Any, bytes]
"""Events, frames, ends of payloads, payloads."""
Drawn = tuple[int, int, Entry | None, list[Entry]]
"""Event, frame, value and variables of a state."""


def drawn(dice: random.Random) -> list[Drawn]:
    """Some states of a few frames, which often stay as they are."""
    found, last = list[Drawn](), dict[int, list[Entry]]()
    for _ in range(dice.randint(1, 25)):
        event, frame = dice.choice(list(Event)[:5]), dice.randrange(4)
        variables = last.get(frame) if dice.random() < 0.5 else None
        if variables is None:
            variables = [(name, dice.choice(VALUES)) for name in dice.sample(NAMES, dice.randrange(6))]
        value = (dice.choice(["", "x + é"]), dice.choice(VALUES)) if event >= Event.RETURN else None
        if event >= Event.EXPRESSION:
            variables = []
        else:
            last[frame] = variables
        found.append((int(event), frame, value, variables))
    return found


def damaged(dice: random.Random, stretch: Written) -> Written:
    events, frames, ends, payload = stretch
    raw = bytearray(payload)
    for _ in range(dice.randint(1, 4)):
        place = dice.randrange(4)
        if place == 0:
            ends[dice.randrange(len(ends))] = dice.randrange(len(raw) + 3)
        elif place == 1:
            frames[dice.randrange(len(frames))] = dice.randrange(6)
        elif raw:
            raw[dice.randrange(len(raw))] = dice.choice([dice.randrange(8), dice.randrange(256)])
    return events, frames, ends, bytes(raw)


def written(states: list[Drawn]) -> Written:
    changes = _Changes()
    parts = [
        changes.payload(event, frame, [*([value] if value is not None else []), *variables], value is not None)
        for event, frame, value, variables in states
    ]
    columns = array("I", [state[0] for state in states]), array("I", [state[1] for state in states])
    return *columns, array("I", accumulate(map(len, parts))), b"".join(parts)


def shown(states: list[Drawn]) -> list[Shown]:
    return [(*([value] if value is not None else []), *variables) for _, _, value, variables in states]


def opened(stretch: Written, is_fast: bool) -> Stretch:
    return open_stretch(stretch[1], stretch[2], stretch[3], is_fast=is_fast)


def told(stretch: Written, is_fast: bool) -> Any:
    """Everything that one of the twins says; None if it finds damage."""
    try:
        found = opened(stretch, is_fast)
    except ValueError:
        return None
    count = len(found)
    rows, names, values, firsts = found.changed(stretch[0])
    changed = sorted(zip(array("I", rows), array("Q", names), array("Q", values), strict=True))
    some = found.named(list(range(count))[::-1], tuple(NAMES))
    return [found.at(row) for row in range(count)], found.payloads(0, count, MOST), some, changed, firsts


@pytest.mark.parametrize("is_fast", TWINS)
@given(seed=st.integers(0))
def test_what_was_written_is_shown(is_fast: bool, seed: int) -> None:
    states = drawn(random.Random(seed))
    stretch = opened(written(states), is_fast)
    assert [stretch.at(row) for row in range(len(stretch))] == shown(states)
    assert [stretch.at(row) for row in reversed(range(len(stretch)))] == shown(states)[::-1]
    data, ends = stretch.payloads(0, len(stretch), MOST)
    assert data == b"".join(map(whole, shown(states)))
    assert list(array("q", ends)) == list(accumulate(len(whole(each)) for each in shown(states)))
    plain = [dict(variables) for _, _, _, variables in states]
    assert stretch.named(list(range(len(plain))), ("a", "é")) == [(each.get("a"), each.get("é")) for each in plain]


@pytest.mark.parametrize("is_fast", TWINS)
@given(seed=st.integers(0))
def test_changes_are_what_comparing_states_says(is_fast: bool, seed: int) -> None:
    states = drawn(random.Random(seed))
    stretch = written(states)
    rows, names, values, firsts = opened(stretch, is_fast).changed(stretch[0])
    last, wanted, seen = dict[int, dict[str, bytes]](), set[tuple[int, int, int]](), list[int]()
    for row, (event, frame, _, variables) in enumerate(states):
        if event >= Event.EXPRESSION:
            continue
        if frame not in last:
            seen.append(row)
        before, now = last.get(frame, {}), dict(variables)
        last[frame] = now
        for name in {*before, *now}:
            if before.get(name) != now.get(name):
                value = unfold.hash_of(now[name]) if name in now else 0
                wanted.add((row, unfold.hash_of(name.encode("utf-8", "surrogatepass")), value))
    assert set(zip(array("I", rows), array("Q", names), array("Q", values), strict=True)) == wanted
    assert list(array("I", firsts)) == seen


@needs_c
@given(seed=st.integers(0))
@settings(max_examples=500)
def test_damage_is_the_same_to_both(seed: int) -> None:
    dice = random.Random(seed)
    stretch = damaged(dice, written(drawn(dice)))
    assert told(stretch, is_fast=True) == told(stretch, is_fast=False)


@needs_c
@pytest.mark.parametrize("name", ["generators", "classes", "closures"])
def test_a_recorded_program_is_the_same_to_both(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = PROGRAMS / f"{name}.py"
    monkeypatch.syspath_prepend(PROGRAMS)
    recording = record_source(path.read_text(encoding="utf-8"), file=str(path))
    states, start = [], 0
    for row in range(len(recording)):
        size = array("I", recording.rows)[6 * row + 5]
        parts = list(entries(recording.payload[start : start + size]))
        start += size
        value = parts.pop(0) if recording.events[row] >= Event.RETURN else None
        states.append((recording.events[row], recording.frames[row], value, parts))
    stretch = written(states)
    assert told(stretch, is_fast=True) == told(stretch, is_fast=False)
    assert told(stretch, is_fast=True)[0] == shown(states)


@pytest.mark.parametrize("is_fast", TWINS)
@pytest.mark.parametrize(
    "payload",
    [
        b"\x01\x00\x00\xff\xff\xff\xff\xff\xff\xff\xff\x01a",  # a name of nearly all the memory there is
        b"\x01\x00" + b"\xff" * 12 + b"\x01\x01a\x00\x01N",  # a number without an end
        b"\x01\x07\x00\x01N",  # a name that was never written
        b"\x01\x00\x00\x01a\x09",  # a value that was never written
        b"\x00",  # a change of a frame that never began
        b"\x05\x00\x01",  # a value that is gone
        b"\x01\x00\x00\x01\xff\x00\x01N",  # a name that is no text
    ],
)
def test_what_no_tape_writes_is_damage(is_fast: bool, payload: bytes) -> None:
    with pytest.raises(ValueError):
        opened((array("I", [1]), array("I", [0]), array("I", [len(payload)]), payload), is_fast)


@pytest.mark.parametrize("is_fast", TWINS)
def test_no_more_is_unfolded_than_was_asked_for(is_fast: bool) -> None:
    states = [(1, 0, None, [("a", bytes(1000))])] * 100
    stretch = opened(written([(event, frame, value, list(each)) for event, frame, value, each in states]), is_fast)
    assert len(stretch.payloads(0, 100, 110_000)[0]) == 100_900
    with pytest.raises(ValueError, match="more than a recording holds"):
        stretch.payloads(0, 100, 50_000)
    with pytest.raises(IndexError):
        stretch.at(100)


@needs_c
def test_the_tape_in_c_writes_what_both_read() -> None:
    tape = new_tape(Describer(lambda file: None), 300, is_delta=True)
    for number in range(5):
        row = (1, 1, 0, 0, 0)
        tape.append(row, ("a", "b"), {"a": number // 2, "b": [1] * number}, (), {})
    rows, payload = (bytes(part) for part in tape.take())
    table = array("I", rows)
    stretch = table[0::6], table[3::6], array("I", accumulate(table[5::6])), payload
    assert told(stretch, is_fast=True) == told(stretch, is_fast=False)
    assert [len(each) for each in told(stretch, is_fast=True)[0]] == [2] * 5
