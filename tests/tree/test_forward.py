"""Where each action leads, against what the specification says, written out by hand."""

import pytest

from ndb.errors import BadAction
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Event, Exit, Recording
from ndb.tree.action import (
    CONTINUE,
    INV_STEP_INTO,
    STEP_EXPRESSION,
    STEP_INTO,
    STEP_OVER,
    STEP_RETURN,
    Action,
    breakpoint_at,
)
from ndb.tree.forward import ForwardTree
from ndb.tree.span import Span, span_from

TWO_CALLS = """def twice(x):
    return x * 2
def f(n):
    a = twice(n) + twice(n + 1)
    return a
"""
RECURSION = """def down(n):
    if n == 0:
        return 0
    return down(n - 1) + 1
"""
GENERATOR = """def numbers():
    yield 1
    yield 2
def f():
    total = 0
    for n in numbers():
        total += n
    return total
"""
CAUGHT = """def risky(x):
    return 1 // x
def f(x):
    try:
        return risky(x)
    except ZeroDivisionError:
        return -1
"""
ENDLESS = """def f():
    n = 0
    while True:
        n += 1
"""
REPEATED = """def f(items):
    n = 0
    for i in items:
        n += 1
    for i in items:
        n += 1
    return n
"""


def where(recording: Recording, index: int) -> str:
    """A state in one word: event, line, depth."""
    if index >= len(recording):
        return str(recording.exit)
    return f"{Event(recording.events[index]).word}:{recording.lines[index]}@{recording.depths[index]}"


def at(recording: Recording, place: str, occurrence: int = 0) -> int:
    """The index of a state by what `where` says of it."""
    return [i for i in range(len(recording)) if where(recording, i) == place][occurrence]


def target(recording: Recording, start: int, action: Action) -> str:
    return where(recording, ForwardTree(span_from(recording)).target(start, action))


def walk(span: Span, action: Action) -> list[int]:
    """All positions on the way, always by the same action."""
    tree, index, visited = ForwardTree(span), span.start, list[int]()
    while index < span.stop:
        visited.append(index)
        index = tree.target(index, action)
    return visited


def test_only_step_into_is_the_recorded_sequence() -> None:
    recording = record_call(TWO_CALLS, "f(3)")
    assert walk(span_from(recording), STEP_INTO) == list(range(len(recording)))
    assert [where(recording, i) for i in range(len(recording))] == [
        "call:7@0", "line:8@0",
        "call:3@1", "line:4@1",
        "call:1@2", "line:2@2", "return:2@2",
        "call:1@2", "line:2@2", "return:2@2",
        "line:5@1", "return:5@1",
        "return:8@0",
    ]  # fmt: skip


def test_step_over_passes_all_calls_of_a_line_and_goes_up_at_the_end() -> None:
    recording = record_call(TWO_CALLS, "f(3)")
    assert target(recording, at(recording, "line:4@1"), STEP_OVER) == "line:5@1"
    assert target(recording, at(recording, "return:5@1"), STEP_OVER) == "return:8@0"


def test_step_over_from_the_end_of_one_call_goes_to_the_next_call_of_the_same_line() -> None:
    recording = record_call(TWO_CALLS, "f(3)")
    assert target(recording, at(recording, "return:2@2", 0), STEP_OVER) == "call:1@2"
    assert target(recording, at(recording, "return:2@2", 1), STEP_OVER) == "line:5@1"


def test_step_over_never_goes_a_level_down() -> None:
    recording = record_call(RECURSION, "down(4)")
    tree = ForwardTree(span_from(recording))
    for index in range(len(recording)):
        after = tree.target(index, STEP_OVER)
        assert after == len(recording) or recording.depths[after] <= recording.depths[index]


def test_step_return_goes_to_the_return_of_this_activation_in_recursion() -> None:
    recording = record_call(RECURSION, "down(2)")
    outer, inner = at(recording, "line:4@1"), at(recording, "line:2@3")
    assert target(recording, outer, STEP_RETURN) == "return:4@1"
    assert target(recording, inner, STEP_RETURN) == "return:3@3"


def test_step_return_from_the_return_is_step_over() -> None:
    recording = record_call(RECURSION, "down(2)")
    returned = at(recording, "return:3@3")
    assert target(recording, returned, STEP_RETURN) == target(recording, returned, STEP_OVER) == "return:4@2"


def test_step_return_stays_in_one_of_two_calls_on_a_line() -> None:
    recording = record_call(TWO_CALLS, "f(3)")
    first = at(recording, "call:1@2", 0)
    assert ForwardTree(span_from(recording)).target(first, STEP_RETURN) == at(recording, "return:2@2", 0)


def test_step_return_from_a_frame_left_by_an_exception_goes_to_its_exception() -> None:
    recording = record_call(CAUGHT, "f(0)")
    assert target(recording, at(recording, "call:1@2"), STEP_RETURN) == "exception:2@2"
    assert target(recording, at(recording, "exception:2@2"), STEP_RETURN) == "exception:5@1"


def test_a_caught_exception_is_a_state_on_the_way_and_the_run_ends_normally() -> None:
    recording = record_call(CAUGHT, "f(0)")
    assert recording.exit is Exit.NORMAL
    assert target(recording, at(recording, "exception:2@2"), STEP_INTO) == "exception:5@1"
    assert target(recording, at(recording, "exception:5@1"), STEP_INTO) == "line:6@1"
    assert target(recording, at(recording, "exception:5@1"), STEP_RETURN) == "return:7@1"
    value = recording.state(at(recording, "exception:5@1")).value
    assert value is not None and value.startswith("ZeroDivisionError('")  # the message depends on the version


def test_an_uncaught_exception_ends_every_frame_and_the_run_in_an_error() -> None:
    recording = record_call(CAUGHT, "risky(0)")
    assert [where(recording, i) for i in range(len(recording))][-2:] == ["exception:2@1", "exception:10@0"]
    assert target(recording, at(recording, "call:1@1"), STEP_RETURN) == "exception:2@1"
    assert target(recording, at(recording, "call:1@1"), CONTINUE) == Exit.ERROR
    assert target(recording, len(recording) - 1, STEP_INTO) == Exit.ERROR


def test_a_run_that_reached_the_limit_has_no_return_to_step_to() -> None:
    recording = record_call(ENDLESS, "f()", limits=RecordLimits(events=50))
    assert recording.exit is Exit.NEVER
    assert target(recording, at(recording, "call:1@1"), STEP_RETURN) == Exit.NEVER
    assert target(recording, at(recording, "line:7@0"), STEP_OVER) == Exit.NEVER
    assert target(recording, at(recording, "line:2@1"), CONTINUE) == Exit.NEVER
    assert target(recording, at(recording, "line:2@1"), STEP_OVER) == "line:3@1"


def test_a_generator_is_called_at_every_resumption_and_returns_at_every_yield() -> None:
    recording = record_call(GENERATOR, "f()")
    inside = [where(recording, i) for i in range(len(recording)) if recording.depths[i] == 2]
    assert inside == [
        "call:1@2", "line:2@2", "return:2@2",
        "call:2@2", "line:3@2", "return:3@2",
        "call:3@2", "return:3@2",
    ]  # fmt: skip
    assert target(recording, at(recording, "line:6@1"), STEP_OVER) == "line:7@1"
    assert target(recording, at(recording, "call:1@2"), STEP_RETURN) == "return:2@2"
    assert len({recording.frames[i] for i in range(len(recording)) if recording.depths[i] == 2}) == 1


def test_a_breakpoint_is_met_on_any_level() -> None:
    recording = record_call(TWO_CALLS, "f(3)")
    assert target(recording, 0, breakpoint_at("    return x * 2")) == "line:2@2"
    inside = at(recording, "line:2@2", 1)
    assert target(recording, inside, breakpoint_at("    return a")) == "line:5@1"


def test_a_breakpoint_stops_at_calls_and_lines_but_not_at_returns() -> None:
    recording = record_call(TWO_CALLS, "f(3)")
    assert target(recording, 0, breakpoint_at("def twice(x):")) == "call:1@2"
    assert target(recording, at(recording, "line:5@1"), breakpoint_at("    return a")) == Exit.NORMAL


def test_a_breakpoint_that_is_not_met_again_continues() -> None:
    recording = record_call(TWO_CALLS, "f(3)")
    assert target(recording, 0, breakpoint_at("    return nothing")) == Exit.NORMAL
    assert target(recording, at(recording, "line:5@1"), breakpoint_at("    return x * 2")) == Exit.NORMAL


def test_a_breakpoint_by_text_means_either_of_two_equal_lines_and_by_number_one() -> None:
    recording = record_call(REPEATED, "f('ab')")
    tree, last_of_first_loop = ForwardTree(span_from(recording)), at(recording, "line:4@1", 1)
    assert where(recording, tree.target(0, breakpoint_at("        n += 1"))) == "line:4@1"
    assert where(recording, tree.target(last_of_first_loop, breakpoint_at("        n += 1"))) == "line:6@1"
    assert tree.next_at_line(0, 6) == at(recording, "line:6@1", 0)
    assert tree.next_at_line(0, 99) == len(recording)
    assert tree.next_at_line(0, 6, file="another.py") == len(recording)


def test_a_breakpoint_on_a_line_with_unusual_white_space_is_found() -> None:
    source = 'def f():\n    text = "a\x0cb\u2028c\x1d"\n    return len(text)\n'
    recording = record_call(source, "f()")
    assert target(recording, 0, breakpoint_at("    return len(text)")) == "line:3@1"


def test_a_span_is_one_call_with_what_it_calls() -> None:
    recording = record_call(TWO_CALLS, "f(3)")
    call = at(recording, "call:1@2", 0)
    span = span_from(recording, call)
    assert (span.start, span.stop) == (call, call + 3)
    assert span.exit is Exit.NORMAL
    assert ForwardTree(span).target(call, CONTINUE) == span.stop
    assert walk(span, STEP_OVER) == [call, call + 1, call + 2]


def test_a_span_from_the_middle_of_a_function_ends_where_the_function_is_left() -> None:
    recording = record_call(TWO_CALLS, "f(3)")
    span = span_from(recording, at(recording, "line:4@1"))
    assert where(recording, span.stop - 1) == "return:5@1"


def test_a_span_that_an_exception_leaves_ends_in_an_error_although_the_run_goes_on() -> None:
    recording = record_call(CAUGHT, "f(0)")
    span = span_from(recording, at(recording, "call:1@2"))
    assert span.exit is Exit.ERROR
    assert recording.exit is Exit.NORMAL


def expressions_from(recording: Recording, start: int) -> list[str]:
    """The sub-expressions and values that step_expression shows from a state on, and where it ends."""
    tree, shown, index = ForwardTree(span_from(recording)), list[str](), start
    while (index := tree.target(index, STEP_EXPRESSION)) < len(recording):
        state = recording.state(index)
        if state.event is not Event.EXPRESSION:
            return [*shown, where(recording, index)]
        shown.append(f"{state.source} = {state.value}")
    return shown


def test_step_expression_takes_a_line_apart_and_steps_over_calls() -> None:
    recording = record_call(TWO_CALLS, "f(3)", expressions=True)
    assert expressions_from(recording, at(recording, "line:4@1")) == [
        "twice(n) = 6", "n + 1 = 4", "twice(n + 1) = 8", "twice(n) + twice(n + 1) = 14", "line:5@1",
    ]  # fmt: skip


def test_step_expression_from_a_return_gives_the_value_of_the_call_in_the_caller() -> None:
    recording = record_call(TWO_CALLS, "f(3)", expressions=True)
    after = ForwardTree(span_from(recording)).target(at(recording, "return:2@2", 0), STEP_EXPRESSION)
    state = recording.state(after)
    assert (state.event, state.source, state.value, state.depth) == (Event.EXPRESSION, "twice(n)", "6", 1)


def test_short_circuits_show_only_what_was_evaluated() -> None:
    recording = record_call("def f(a, b):\n    return a > 0 and b > 0\n", "f(0, 1)", expressions=True)
    assert expressions_from(recording, at(recording, "line:2@1")) == [
        "a > 0 = False",
        "a > 0 and b > 0 = False",
        "return:2@1",
    ]


@pytest.mark.parametrize("action", [STEP_INTO, STEP_OVER, STEP_RETURN, CONTINUE, breakpoint_at("    return a")])
def test_the_other_actions_pass_expression_states_by(action: Action) -> None:
    plain, fine = record_call(TWO_CALLS, "f(3)"), record_call(TWO_CALLS, "f(3)", expressions=True)
    assert len(fine) > len(plain)
    visited = [where(fine, i) for i in walk(span_from(fine), action)]
    assert visited == [where(plain, i) for i in walk(span_from(plain), action)]


def test_step_into_from_the_expression_before_a_call_enters_it() -> None:
    recording = record_call(TWO_CALLS, "f(3)", expressions=True)
    sum_before = next(i for i in range(len(recording)) if recording.source_of(i) == "n + 1")
    assert target(recording, sum_before, STEP_INTO) == "call:1@2"


def test_inverse_actions_are_refused() -> None:
    recording = record_call(TWO_CALLS, "f(3)")
    with pytest.raises(BadAction, match="backwards"):
        ForwardTree(span_from(recording)).target(0, INV_STEP_INTO)
