"""What a model is given to read is a document up to an action, and what it may answer is what may follow there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ndb.language.decoding import Choose, Chosen, Feed, Prediction, Talk
from ndb.language.document import Document, Frame, Shown, parse, write
from ndb.language.grammar import Grammar
from ndb.language.prompt import ask, cursor_after, frame_ids, opened, question_ids
from ndb.language.shown import Visit, show
from ndb.language.tokenizer import train_tokenizer
from ndb.language.tokens import Mark, Sep
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Exit
from ndb.tree.action import INV_STEP_CALL, STEP_INTO, STEP_RETURN

SOURCE = "def double(x):\n    y = x + x\n    return y\n"
TOKENIZER = train_tokenizer([SOURCE])
RECORDING = record_call(SOURCE, "double(4)")
CODE = RECORDING.sources["<program>"]
FRAMES = list(show(Visit(RECORDING.state(number), STEP_INTO) for number in range(len(RECORDING))))


@given(st.integers(0, len(FRAMES)))
def test_a_question_and_its_end_are_the_document(count: int) -> None:
    ids = question_ids(TOKENIZER, CODE, FRAMES[:count])
    text = TOKENIZER.decode(ids)
    assert TOKENIZER.encode(text) == ids and text.endswith("<|frame_sep|>")
    if count:
        ended = text + "<|exit_normal|><|trace_end|><|end_of_text|>"
        assert parse(ended) == Document(CODE, tuple(FRAMES[:count]), Exit.NORMAL) and write(parse(ended)) == ended


def test_a_question_grows_by_its_frames() -> None:
    whole = question_ids(TOKENIZER, CODE, FRAMES)
    parts = [token for frame in FRAMES for token in frame_ids(TOKENIZER, frame.state, frame.action)]
    assert whole == [*TOKENIZER.context(CODE), *parts, *opened(TOKENIZER)]


def answered(talk: Talk[Prediction], shown: Shown) -> tuple[Prediction, list[Feed | Choose]]:
    """Drive a talk with one answer; everything that it asked for."""
    ids = iter([*TOKENIZER.state(shown), TOKENIZER.special[Mark.ACTION_SEP]])
    request, seen = next(talk), list[Feed | Choose]()
    try:
        while True:
            seen.append(request)
            if isinstance(request, Choose):
                token = next(ids)
                assert request.allowed is None or token in request.allowed
                request = talk.send(Chosen(token, -0.1))
            else:
                if len(seen) > 1:
                    assert request.ids[0] == next(ids)
                request = next(talk)
    except StopIteration as end:
        return end.value, seen


@pytest.mark.parametrize("constrained", [True, False])
@pytest.mark.parametrize("count", range(1, len(FRAMES)))
def test_the_true_state_may_be_answered_and_is_understood(count: int, constrained: bool) -> None:
    truth = FRAMES[count].state
    prediction, seen = answered(ask(Grammar(TOKENIZER, CODE), FRAMES[:count], constrained), truth)
    assert prediction.shown == truth
    assert isinstance(seen[0], Feed) and list(seen[0].ids) == question_ids(TOKENIZER, CODE, FRAMES[:count])
    asked = [request for request in seen if isinstance(request, Choose)]
    assert all((request.allowed is not None) is constrained for request in asked)


def test_backwards_only_a_call_may_follow_the_action_that_leads_to_it() -> None:
    end = Frame(Shown(Sep.INV_RETURN, "    return y", value="8"), INV_STEP_CALL)
    allowed = cursor_after(Grammar(TOKENIZER, SOURCE), [end]).allowed()
    assert [int(token) for token in allowed] == [TOKENIZER.special[Sep.INV_CALL]]


def test_forwards_what_may_follow_depends_on_the_last_action() -> None:
    grammar = Grammar(TOKENIZER, CODE)
    jump = [*FRAMES[:2], Frame(FRAMES[2].state, STEP_RETURN)]
    step, end = cursor_after(grammar, FRAMES[:3]).allowed(), cursor_after(grammar, jump).allowed()
    assert TOKENIZER.special[Sep.LINE] in step and TOKENIZER.special[Sep.LINE] not in end
