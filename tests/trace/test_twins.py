"""The hot path in C and in Python record the same, state by state."""

import gc
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ndb.trace import tape
from ndb.trace.recorder.record_call import record_call, record_source
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Event

PROGRAMS = Path(__file__).parent.parent / "programs"
LIMITS = RecordLimits(events=20_000)

pytestmark = pytest.mark.skipif(tape._encode is None, reason="the C twin was not compiled")


@pytest.mark.parametrize("name", sorted(path.stem for path in PROGRAMS.glob("*.py")))
def test_a_program_is_recorded_the_same_by_both(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(PROGRAMS)
    path = PROGRAMS / f"{name}.py"
    source = path.read_text(encoding="utf-8")
    fast = record_source(source, file=str(path), limits=LIMITS, is_fast=True)
    gc.collect()  # a generator that the first run left unfinished would be closed in the middle of the second
    slow = record_source(source, file=str(path), limits=LIMITS, is_fast=False)
    assert fast.scopes == slow.scopes
    assert fast.exit == slow.exit
    assert [fast.state(index) for index in range(len(fast))] == [slow.state(index) for index in range(len(slow))]
    assert fast.rows == slow.rows


def test_rows_are_turned_into_columns_the_same_by_both() -> None:
    rows = b"".join(tape.ROW.pack(*range(number, number + 6)) for number in range(1, 1000, 7))
    assert tape.columns(rows, is_fast=True) == tape.columns(rows, is_fast=False)
    assert tape.columns(b"", is_fast=True) == b""


NUMBERS = st.one_of(st.integers(0, 300), st.integers(0, 2**32 - 1), st.sampled_from([0, 2**31 - 1, 2**31, 2**32 - 1]))


@given(st.lists(st.tuples(*[NUMBERS] * 6), max_size=30))
def test_columns_are_read_as_the_rows_they_were_made_of_by_both(rows: list[tuple[int, ...]]) -> None:
    data = b"".join(tape.ROW.pack(*row) for row in rows)
    packed = tape.columns(data, is_fast=True)
    assert packed == tape.columns(data, is_fast=False)
    expected = b"".join(number.to_bytes(4, "little") for column in zip(*rows, strict=True) for number in column)
    assert tape.table(packed, len(rows), is_fast=True) == tape.table(packed, len(rows), is_fast=False) == expected


@pytest.mark.parametrize("is_fast", [True, False])
def test_columns_that_are_cut_off_or_too_long_are_damaged(is_fast: bool) -> None:
    packed = tape.columns(b"".join(tape.ROW.pack(*[number * 1000] * 6) for number in range(20)))
    for data, count in ((packed[:-1], 20), (packed + b"0", 20), (packed, 19), (packed, 21), (b"", 1), (b"", 10**12)):
        with pytest.raises(ValueError, match=r".+"):
            tape.table(data, count, is_fast)


SLOTS = """
def plain(a, *rest, **named):
    for index in range(2):
        if index:
            del a
        else:
            late = a
    return late, rest, named

def enclosing(a):
    kept = 1
    def inner():
        nonlocal kept
        kept += a
        return kept
    return inner(), [a + kept for a in (1, 2)]

def turns(first):
    received = yield first
    yield received

def run():
    made = turns(1)
    next(made)
    return plain(1, 2, x=3), enclosing(5), made.send("sent"), (lambda same: same)(4), locals()
"""


def test_variables_are_found_in_frames_of_every_kind() -> None:
    fast, slow = (record_call(SLOTS, "run()", is_fast=is_fast) for is_fast in (True, False))
    assert [fast.state(index) for index in range(len(fast))] == [slow.state(index) for index in range(len(slow))]
    assert (fast.rows, fast.payload) == (slow.rows, slow.payload)


CLOSED_MEANWHILE = """
def numbers():
    try:
        yield 1
    except GeneratorExit:
        closed = 2

def first():
    made = numbers()
    return next(made)

def sums():
    total = first()
    total += first()
    return total
"""


@pytest.mark.parametrize("is_fast", [True, False])
@pytest.mark.parametrize("expressions", [True, False])
def test_a_generator_that_dies_with_its_function_is_closed_between_two_states(is_fast: bool, expressions: bool) -> None:
    recording = record_call(CLOSED_MEANWHILE, "sums()", limits=LIMITS, is_fast=is_fast, expressions=expressions)
    states = [recording.state(index) for index in range(len(recording))]
    lines = [state.source.strip() for state in states if state.event is Event.LINE]
    assert states[-1].value == "2"
    assert lines.count("closed = 2") == 2
    assert lines[-2:] == ["closed = 2", "return total"]
