"""Going back in time: the same states in reverse, lines that made calls twice."""

import pytest
from test_forward import CAUGHT, ENDLESS, GENERATOR, RECURSION, REPEATED, TWO_CALLS, at, where

from ndb.errors import BadAction
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Event, Recording
from ndb.tree.action import INV_STEP_CALL, INV_STEP_INTO, INV_STEP_OVER, STEP_INTO, Action
from ndb.tree.inverse import InverseTree, Node
from ndb.tree.span import Span, span_from

PROGRAMS = [
    (TWO_CALLS, "f(3)"),
    (RECURSION, "down(3)"),
    (GENERATOR, "f()"),
    (CAUGHT, "f(0)"),
    (CAUGHT, "risky(0)"),
    (REPEATED, "f('ab')"),
]


def said(recording: Recording, node: Node | None) -> str:
    """A position in one word; a line in front of the calls it made has a star."""
    if node is None:
        return "entry"
    return where(recording, node.index) + ("*" if node.before_calls else "")


def walk(span: Span, action: Action) -> list[Node]:
    tree = InverseTree(span)
    node: Node | None = tree.first
    visited = list[Node]()
    while node is not None:
        visited.append(node)
        node = tree.target(node, action)
    return visited


def target(recording: Recording, node: Node, action: Action) -> str:
    return said(recording, InverseTree(span_from(recording)).target(node, action))


def test_stepping_back_through_two_calls_on_a_line() -> None:
    recording = record_call(TWO_CALLS, "f(3)")
    assert [said(recording, node) for node in walk(span_from(recording), INV_STEP_INTO)] == [
        "return:8@0", "line:8@0*",
        "return:5@1", "line:5@1", "line:4@1*",
        "return:2@2", "line:2@2", "call:1@2",
        "return:2@2", "line:2@2", "call:1@2",
        "line:4@1", "call:3@1",
        "line:8@0", "call:7@0",
    ]  # fmt: skip


@pytest.mark.parametrize(("source", "call"), PROGRAMS)
@pytest.mark.parametrize("expressions", [False, True])
def test_the_inverse_of_the_inverse_is_the_recording(source: str, call: str, expressions: bool) -> None:
    recording = record_call(source, call, expressions=expressions)
    visited = walk(span_from(recording), INV_STEP_INTO)
    forwards = [node.index for node in reversed(visited) if not node.before_calls]
    assert forwards == [i for i in range(len(recording)) if recording.events[i] != Event.EXPRESSION]


@pytest.mark.parametrize(("source", "call"), PROGRAMS)
def test_exactly_the_lines_that_made_calls_stand_twice(source: str, call: str) -> None:
    recording = record_call(source, call)
    made_calls = {
        i for i in range(len(recording) - 1)
        if recording.events[i] == Event.LINE and recording.depths[i + 1] > recording.depths[i]
    }  # fmt: skip
    visited = walk(span_from(recording), INV_STEP_INTO)
    assert {node.index for node in visited if node.before_calls} == made_calls
    order = [node.index for node in visited if node.index in made_calls]
    assert all(order.count(index) == 2 for index in made_calls)


@pytest.mark.parametrize(("source", "call"), PROGRAMS)
def test_stepping_over_backwards_never_goes_a_level_down(source: str, call: str) -> None:
    recording = record_call(source, call)
    tree = InverseTree(span_from(recording))
    for node in walk(span_from(recording), INV_STEP_INTO):
        after = tree.target(node, INV_STEP_OVER)
        assert after is None or recording.depths[after.index] <= recording.depths[node.index]


def test_from_a_line_after_its_calls_one_can_go_past_them() -> None:
    recording = record_call(TWO_CALLS, "f(3)")
    node = Node(at(recording, "line:4@1"), before_calls=True)
    assert target(recording, node, INV_STEP_INTO) == "return:2@2"
    assert target(recording, node, INV_STEP_OVER) == "line:4@1"


def test_stepping_over_at_the_start_of_a_call_goes_up_to_the_line_that_made_it() -> None:
    recording = record_call(TWO_CALLS, "f(3)")
    assert target(recording, Node(at(recording, "call:3@1")), INV_STEP_OVER) == "line:8@0"
    assert target(recording, Node(at(recording, "call:1@2", 1)), INV_STEP_OVER) == "return:2@2"


def test_step_call_goes_to_the_arguments_of_this_activation_at_once() -> None:
    recording = record_call(RECURSION, "down(3)")
    for depth in (1, 2, 3):
        assert target(recording, Node(at(recording, f"return:4@{depth}")), INV_STEP_CALL) == f"call:1@{depth}"


def test_step_call_of_one_of_two_calls_on_a_line_finds_its_own() -> None:
    recording = record_call(TWO_CALLS, "f(3)")
    tree = InverseTree(span_from(recording))
    for number in (0, 1):
        returned, called = at(recording, "return:2@2", number), at(recording, "call:1@2", number)
        assert tree.target(Node(returned), INV_STEP_CALL) == Node(called)


def test_an_inverse_walk_starts_at_the_return_or_the_exception() -> None:
    recording = record_call(CAUGHT, "f(0)")
    assert said(recording, InverseTree(span_from(recording, at(recording, "call:3@1"))).first) == "return:7@1"
    assert said(recording, InverseTree(span_from(recording, at(recording, "call:1@2"))).first) == "exception:2@2"


def test_before_the_first_state_is_the_entry() -> None:
    recording = record_call(TWO_CALLS, "f(3)")
    for action in (INV_STEP_INTO, INV_STEP_OVER, INV_STEP_CALL):
        assert target(recording, Node(0), action) == "entry"
    inner = span_from(recording, at(recording, "call:3@1"))
    assert InverseTree(inner).target(Node(inner.start), INV_STEP_INTO) is None


def test_a_run_that_never_ended_can_be_walked_back_from_where_it_was_cut() -> None:
    recording = record_call(ENDLESS, "f()", limits=RecordLimits(events=20))
    visited = walk(span_from(recording), INV_STEP_INTO)
    assert [node.index for node in visited] == list(range(19, -1, -1))


def test_forward_actions_are_refused() -> None:
    recording = record_call(TWO_CALLS, "f(3)")
    with pytest.raises(BadAction, match="forwards"):
        InverseTree(span_from(recording)).target(Node(3), STEP_INTO)
