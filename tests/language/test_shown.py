"""What a document shows of full states, and that nothing is lost by it."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from seed_sample import SEEDS

from ndb.dataset.programs.seeds import Seed
from ndb.language.document import Document, Shown
from ndb.language.shown import Visit, resolve, show
from ndb.language.tokens import Sep
from ndb.trace.recorder.record_call import record_call
from ndb.trajectory.policy import paper_inverse_policy, paper_policy, syntax_policy
from ndb.trajectory.visits import forward_visits, inverse_visits, scripted_policy
from ndb.tree.action import parse_script
from ndb.tree.span import span_from

DELETION = "def f(x):\n    a = 1\n    b = x\n    del a\n    b += 1\n    return b\n"
CALLS = "def g(v):\n    w = v + 1\n    return w\n\ndef f(x):\n    a = g(x)\n    b = a\n    return b\n"
COUNTER = "seen = []\nLIMIT = 3\n\ndef f(x):\n    seen.append(x)\n    y = LIMIT\n    return len(seen) + y\n"


def shown(source: str, call: str, script: str) -> list[Shown]:
    recording = record_call(source, call)
    visits = forward_visits(span_from(recording), scripted_policy(parse_script(script)), Random(0))
    return [frame.state for frame in show(visits)]


def listings(states: list[Shown]) -> list[tuple[dict[str, str | None], bool]]:
    return [(dict(state.locals), state.partial) for state in states if state.sep.has_locals]


def test_only_what_changed_is_listed_and_the_elision_says_that_something_is_left_out() -> None:
    states = shown(DELETION, "f(7)", "step_into*20")
    assert listings(states)[2:6] == [({"x": "7"}, False), ({}, True), ({"a": "1"}, True), ({"b": "7"}, True)]


def test_a_deleted_variable_is_listed_once_as_null() -> None:
    states = shown(DELETION, "f(7)", "step_into*20")
    assert listings(states)[6:] == [({"a": None}, True), ({"b": "8"}, True)]


def test_after_a_jump_everything_is_listed() -> None:
    states = shown(DELETION, "f(7)", "step_into*3, breakpoint 'b += 1', step_into")
    assert listings(states)[4:] == [({"x": "7", "b": "7"}, False), ({"b": "8"}, True)]


def test_after_a_call_was_gone_through_everything_is_listed() -> None:
    states = shown(CALLS, "f(1)", "step_into*20")
    assert [state.sep for state in states[7:9]] == [Sep.RETURN, Sep.LINE]
    assert (dict(states[8].locals), states[8].partial) == ({"x": "1", "a": "2"}, False)


def test_after_a_call_was_stepped_over_only_what_changed_is_listed() -> None:
    states = shown(CALLS, "f(1)", "step_into*3, step_over, step_into")
    assert (states[4].source, dict(states[4].locals), states[4].partial) == ("    b = a", {"a": "2"}, True)


def test_a_call_lists_all_arguments() -> None:
    states = shown("def f(a, b=2, *c, d, **e):\n    return a\n", "f(1, d=4)", "step_into*9")
    assert dict(states[2].locals) == {"a": "1", "b": "2", "d": "4", "c": "()", "e": "{}"} and not states[2].partial


def test_module_data_that_the_code_names_is_listed_after_the_locals() -> None:
    states = shown(COUNTER, "f(5)", "step_into*9")
    assert listings(states)[2:] == [
        ({"x": "5", "global seen": "[]", "global LIMIT": "3"}, False),
        ({}, True),
        ({"global seen": "[5]"}, True),
        ({"y": "3"}, True),
    ]


def test_backwards_a_variable_that_did_not_exist_yet_is_simply_not_there() -> None:
    recording = record_call(DELETION, "f(7)")
    visits = inverse_visits(
        span_from(recording, 2), lambda tree, node, dice: parse_script("inv_step_into")[0], Random(0)
    )  # type: ignore[arg-type,return-value]
    states = [frame.state for frame in show(visits)]
    assert [(dict(s.locals), s.partial) for s in states[1:]] == [
        ({}, True), ({"b": "7"}, True), ({"a": "1"}, True), ({}, True), ({}, True), ({"x": "7"}, False),
    ]  # fmt: skip


def check(visits: list[Visit], document: Document) -> None:
    for visit, frame, known in zip(visits, document.frames, resolve(document), strict=True):
        if frame.state.sep.has_locals:
            assert known == visit.state.locals, (visit.state.line, visit.state.source)


@pytest.mark.parametrize("seed", SEEDS[::3], ids=lambda seed: seed.name)
def test_a_reader_of_a_forward_document_knows_all_locals(seed: Seed) -> None:
    recording = record_call(seed.source, seed.inputs[0])
    for number, policy in enumerate((paper_policy, syntax_policy)):
        span = span_from(recording)
        visits = forward_visits(span, policy, Random(number))
        check(visits, Document("", tuple(show(visits)), span.exit))


SCRIPTS = st.lists(st.sampled_from(["step_into", "step_over", "step_return", "breakpoint 'w = v + 1'"]), max_size=12)


@given(SCRIPTS.map(", ".join))
def test_a_reader_knows_all_locals_whatever_the_walk(script: str) -> None:
    span = span_from(record_call(CALLS.replace("b = a", "b = g(a) + g(x)"), "f(1)"))
    visits = forward_visits(span, scripted_policy(parse_script(script)), Random(0))
    check(visits, Document("", tuple(show(visits)), span.exit))


def test_a_reader_of_an_inverse_document_knows_what_each_state_lists_in_full() -> None:
    recording = record_call(CALLS, "f(1)")
    for seed in range(20):
        visits = inverse_visits(span_from(recording), paper_inverse_policy, Random(seed))
        for visit, frame in zip(visits, show(visits), strict=True):
            if frame.state.sep is Sep.INV_CALL:
                assert dict(frame.state.locals) == visit.state.locals and not frame.state.partial
            assert all(visit.state.locals[name] == text for name, text in frame.state.locals.items())
            assert (
                frame.state.partial or not frame.state.sep.has_locals or dict(frame.state.locals) == visit.state.locals
            )
