"""Kinds of documents: what a late jump is, and that every kind has its share."""

from collections import Counter
from random import Random

import pytest
from seed_sample import SEEDS

from ndb.dataset.rounds.documents import KINDS, OF_LONG_RUNS, OF_SHORT_RUNS, Shares, entry_call, make_documents
from ndb.language.document import Document, Frame, parse, write
from ndb.language.tokens import Sep
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Event, Exit, Recording
from ndb.tree.action import STEP_INTO, STEP_RETURN, Move, breakpoint_at

STRAIGHT = """\
def double(n):
    m = n
    m += n
    return m
def f(n):
    a = n + 1
    b = double(a)
    c = double(b)
    d = a + b + c
    return double(d)
"""
LINES = [line for line in STRAIGHT.split("\n") if line][-5:]


def late_jump(recording: Recording, dice: Random) -> Document:
    entry = entry_call(recording)
    assert entry is not None
    made = KINDS["late_jump"](recording, entry, dice, True)
    assert made is not None and made.given == 1 and made.frames is None
    return made.document


@pytest.fixture(scope="module")
def jumps() -> list[Document]:
    recording = record_call(STRAIGHT, "f(7)")
    return [late_jump(recording, Random(number)) for number in range(200)]


def is_to_return(document: Document) -> bool:
    return document.frames[0].action == STEP_RETURN


def test_a_late_jump_begins_at_a_line_of_the_function_and_leads_to_its_return(jumps: list[Document]) -> None:
    told = [document.frames for document in jumps if is_to_return(document)]
    assert {first.state.source for first, _ in told} == set(LINES)
    assert all(after == Frame(after.state, STEP_INTO) and after.state.sep is Sep.RETURN for _, after in told)
    assert {after.state.value for _, after in told} == {"112"}
    assert {document.exit for document in jumps} == {Exit.NORMAL}


def test_or_it_leads_to_the_last_line_and_from_there_to_the_return(jumps: list[Document]) -> None:
    told = [document.frames for document in jumps if not is_to_return(document)]
    assert {first.state.source for first, *_ in told} == set(LINES[:-1])
    for first, line, after in told:
        assert first.action == breakpoint_at(LINES[-1])
        assert (line.state.source, line.action, after.state.value) == (LINES[-1], STEP_RETURN, "112")


def test_the_first_state_of_a_late_jump_has_all_variables(jumps: list[Document]) -> None:
    begun = {document.frames[0].state.source: document.frames[0].state for document in jumps}
    assert dict(begun[LINES[2]].locals) == {"n": "7", "a": "8", "b": "16"} and not begun[LINES[2]].partial


def test_late_jumps_begin_as_often_one_state_before_the_end_as_two_or_three_or_four_to_seven() -> None:
    body = "".join(f"    n += {number}\n" for number in range(14))
    recording = record_call(f"def f(n):\n{body}    return n\n", "f(1)")
    dice, far = Random(5), Counter[int]()
    rows = [*body.split("\n")[:-1], "    return n"]
    for _ in range(2_000):
        before = 15 - rows.index(late_jump(recording, dice).frames[0].state.source)
        far[before.bit_length() - 1] += 1
    assert set(far) == {0, 1, 2, 3} and all(400 < often < 600 for often in far.values())


def test_a_last_line_that_a_loop_comes_to_before_is_not_jumped_to() -> None:
    recording = record_call("def f(xs):\n    for x in list(xs):\n        xs.append(x)\n", "f([1, 2, 3])")
    documents = [late_jump(recording, Random(number)) for number in range(100)]
    to_line = [document.frames[0].state for document in documents if not is_to_return(document)]
    assert {state.locals["xs"] for state in to_line} == {"[1, 2, 3, 1, 2]"}, "the last round only"
    assert max(len(document.frames) for document in documents) == 3


def test_a_late_jump_of_a_function_that_an_exception_leaves_leads_to_the_exception() -> None:
    recording = record_call("def f(n):\n    m = n - 1\n    m = 1 // m\n    return m\n", "f(1)")
    frames = [late_jump(recording, Random(number)).frames for number in range(30)]
    assert {told[-1].state.sep for told in frames} == {Sep.EXCEPTION}
    assert {told[0].state.source for told in frames} == {"    m = n - 1", "    m = 1 // m"}


def test_late_jumps_of_many_programs_are_whole_and_short() -> None:
    told = 0
    for seed in SEEDS[::4]:
        recording = record_call(seed.source, seed.inputs[0], limits=RecordLimits(3_000, 20.0), expressions=True)
        entry = entry_call(recording)
        if entry is None or recording.exit is Exit.NEVER or not has_lines(recording, entry):
            continue
        document = late_jump(recording, Random(seed.name))
        assert parse(write(document)) == document
        assert [frame.state.sep for frame in document.frames[:-1]] == [Sep.LINE] * (len(document.frames) - 1)
        assert document.frames[-1].state.sep in (Sep.RETURN, Sep.EXCEPTION), seed.name
        assert len(document.frames) <= 3
        told += 1
    assert told > len(SEEDS) // 5


def has_lines(recording: Recording, entry: int) -> bool:
    depth = recording.depths[entry]
    return any(recording.events[i] == Event.LINE and recording.depths[i] == depth for i in range(entry, len(recording)))


def test_every_kind_of_document_has_a_share_in_short_and_in_long_runs() -> None:
    assert set(OF_SHORT_RUNS) == set(OF_LONG_RUNS) == set(KINDS)
    assert min(*OF_SHORT_RUNS.values(), *OF_LONG_RUNS.values()) > 0


def test_one_run_has_many_late_jumps_also_where_no_expressions_were_recorded() -> None:
    recording = record_call(STRAIGHT, "f(7)")
    assert "late_jump" in Shares().for_run(recording).weights
    made = make_documents(recording, Random(3), Shares({"late_jump": 1.0}), 40)
    assert len(made) == 40 and len({write(each.document) for _, each in made}) > 4
    assert {each.document.frames[0].action.move for _, each in made} == {Move.STEP_RETURN, Move.BREAKPOINT}
