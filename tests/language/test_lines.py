"""Which line a state is at when several lines read the same: told by control flow, never by searching."""

from random import Random

import pytest
from seed_sample import SEEDS

from ndb.dataset.programs.seeds import Seed
from ndb.language.document import Document
from ndb.language.lines import LineResolver, resolve_lines
from ndb.language.shown import show
from ndb.source.flow import flow_of
from ndb.trace.recorder import record_call
from ndb.trajectory.policy import paper_policy, step_into_policy
from ndb.trajectory.visits import code_of, forward_visits, scripted_policy
from ndb.tree.action import STEP_INTO, parse_script
from ndb.tree.span import span_from

BRANCHES = """def f(x):
    if x > 0:
        y = 1
    else:
        y = 1
    return y
"""
LOOPS = """def f(items):
    n = 0
    for i in items:
        n += 1
    for i in items:
        n += 1
    return n
"""
FUNCTIONS = """def g(x):
    y = x
    return y
def h(x):
    y = x
    return y
def f(x):
    return g(x) + h(x)
"""
HANDLERS = """def f(x):
    try:
        y = 1 // x
    except ZeroDivisionError:
        y = 0
    try:
        y = 1 // x
    except ZeroDivisionError:
        y = 0
    return y
"""


def resolved_and_recorded(source: str, call: str, script: str = "step_into*99") -> tuple[list[int], list[int]]:
    """The lines that the document's reader finds, and those that were recorded."""
    recording = record_call(source, call)
    span = span_from(recording)
    visits = forward_visits(span, scripted_policy(parse_script(script)), Random(0))
    flow = flow_of(recording.sources["<program>"])
    assert flow is not None
    return resolve_lines(flow, tuple(show(visits))), [visit.state.line for visit in visits]


@pytest.mark.parametrize("argument", ["1", "-1"])
def test_the_same_line_in_two_branches(argument: str) -> None:
    resolved, recorded = resolved_and_recorded(BRANCHES, f"f({argument})")
    assert (3 in recorded) != (5 in recorded)
    # Both branches lead to the same line with the same text: the first is as good a guess as the second.
    assert [line for line in resolved if line not in (3, 5)] == [line for line in recorded if line not in (3, 5)]


def test_a_branch_is_told_by_what_comes_after_it() -> None:
    source = BRANCHES.replace("    else:\n        y = 1\n", "    else:\n        y = 1\n        y += 1\n")
    for argument in ("1", "-1"):
        resolved, recorded = resolved_and_recorded(source, f"f({argument})")
        assert resolved == recorded


def test_the_same_line_in_two_loops() -> None:
    resolved, recorded = resolved_and_recorded(LOOPS, "f('ab')")
    assert {4, 6} < set(recorded)
    assert resolved == recorded


def test_the_same_line_in_two_functions() -> None:
    resolved, recorded = resolved_and_recorded(FUNCTIONS, "f(1)")
    assert {2, 3, 5, 6} < set(recorded)
    assert resolved == recorded


def test_the_same_line_in_two_functions_after_stepping_over_the_first() -> None:
    resolved, recorded = resolved_and_recorded(FUNCTIONS, "f(1)", "step_into*4, step_return, step_into*20")
    assert resolved == recorded


def test_the_same_handler_twice() -> None:
    resolved, recorded = resolved_and_recorded(HANDLERS, "f(0)")
    assert {5, 9} < set(recorded)
    assert resolved == recorded


def test_a_jump_to_a_line_that_stands_twice_stays_open_until_the_next_state() -> None:
    recording = record_call(LOOPS, "f('a')")
    flow = flow_of(recording.sources["<program>"])
    assert flow is not None
    resolver = LineResolver(flow)
    script = parse_script("step_into*4, breakpoint 'n += 1', breakpoint 'n += 1', step_into*3")
    visits = forward_visits(span_from(recording), scripted_policy(script), Random(0))
    possible = [resolver.take(frame.state, frame.action) for frame in show(visits)]
    truth = [visit.state.line for visit in visits]
    assert all(line in lines for line, lines in zip(truth, possible, strict=True))
    assert possible[5] == {4, 6}


def test_where_control_can_go_is_known_before_the_state_is() -> None:
    recording = record_call(LOOPS, "f('a')")
    flow = flow_of(recording.sources["<program>"])
    assert flow is not None
    resolver = LineResolver(flow)
    for visit, frame in zip(
        visits := forward_visits(span_from(recording), step_into_policy, Random(0)), show(visits), strict=True
    ):
        candidates = resolver.candidates(frame.state.sep)
        assert candidates is None or visit.state.line in candidates
        resolver.take(frame.state, STEP_INTO)
        if visit.state.line == 2:
            assert resolver.candidates(frame.state.sep) == {3}


@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: seed.name)
def test_every_line_of_real_walks_is_among_those_found_possible(seed: Seed) -> None:
    recording = record_call(seed.source, seed.inputs[-1])
    for policy in (step_into_policy, paper_policy):
        span = span_from(recording)
        visits = forward_visits(span, policy, Random(1))
        flow = flow_of(recording.sources["<program>"])
        assert flow is not None
        resolver = LineResolver(flow)
        for visit, frame in zip(visits, show(visits), strict=True):
            assert visit.state.line in resolver.take(frame.state, frame.action), (visit.state.source, visit.state.line)


@pytest.mark.parametrize("seed", SEEDS[::2], ids=lambda seed: seed.name)
def test_lines_of_whole_walks_are_resolved_up_to_twins_in_the_same_function(seed: Seed) -> None:
    recording = record_call(seed.source, seed.inputs[0])
    span = span_from(recording)
    visits = forward_visits(span, step_into_policy, Random(0))
    document = Document(code_of(span, whole=True), tuple(show(visits)), span.exit)
    flow = flow_of(document.code)
    assert flow is not None
    resolved = resolve_lines(flow, document.frames)
    texts = document.code.split("\n")
    for line, visit in zip(resolved, visits, strict=True):
        is_twin = texts[line - 1] == visit.state.source and flow.scope_of(line) is flow.scope_of(visit.state.line)
        assert line == visit.state.line or is_twin
