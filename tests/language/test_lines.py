"""Which line a state is at when several lines read the same: told by control flow, never by searching."""

import argparse
import difflib
import fractions
import inspect
import ipaddress
import statistics
import string
import textwrap
from random import Random
from types import ModuleType

import pytest
from seed_sample import SEEDS

from ndb.dataset.programs.seeds import Seed
from ndb.language.lines import LineResolver
from ndb.language.shown import show
from ndb.language.tokens import Sep
from ndb.source.flow import flow_of
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Event
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


def possible_and_recorded(source: str, call: str, script: str = "step_into*99") -> list[tuple[set[int], int]]:
    """For every state of a walk the lines at which it can be, and the one at which it was."""
    recording = record_call(source, call)
    visits = forward_visits(span_from(recording), scripted_policy(parse_script(script)), Random(0))
    flow = flow_of(recording.sources["<program>"])
    assert flow is not None
    resolver = LineResolver(flow)
    possible = [resolver.take(frame.state, frame.action) for frame in show(visits)]
    return list(zip(possible, [visit.state.line for visit in visits], strict=True))


@pytest.mark.parametrize(("argument", "line"), [("1", 3), ("-1", 5)])
def test_the_same_line_in_two_branches_stays_open(argument: str, line: int) -> None:
    found = possible_and_recorded(BRANCHES, f"f({argument})")
    assert [(possible, recorded) for possible, recorded in found if possible != {recorded}] == [({3, 5}, line)]


@pytest.mark.parametrize(
    ("source", "call", "script", "twins"),
    [
        (LOOPS, "f('ab')", "step_into*99", {4, 6}),
        (FUNCTIONS, "f(1)", "step_into*99", {2, 3, 5, 6}),
        (FUNCTIONS, "f(1)", "step_into*4, step_return, step_into*20", {5, 6}),
        (HANDLERS, "f(0)", "step_into*99", {5, 9}),
    ],
    ids=["two loops", "two functions", "two functions, the first stepped over", "two handlers"],
)
def test_the_same_line_twice_is_told_apart(source: str, call: str, script: str, twins: set[int]) -> None:
    found = possible_and_recorded(source, call, script)
    assert twins < {recorded for _, recorded in found}
    assert all(possible == {recorded} for possible, recorded in found)


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


def test_after_a_jump_to_a_line_that_reads_like_no_other_it_is_known_where_control_can_go() -> None:
    code = "def f(x):\n    if x:\n        pass\n    y = x\n    return y\n"
    recording = record_call(code, "f(1)")
    flow = flow_of(recording.sources["<program>"])
    assert flow is not None
    resolver = LineResolver(flow)
    script = parse_script("step_into*3, breakpoint 'pass', step_into")
    visits = forward_visits(span_from(recording), scripted_policy(script), Random(0))
    for frame in list(show(visits))[:5]:
        resolver.take(frame.state, frame.action)
    assert resolver.candidates(Sep.LINE) == {4}, "from pass"
    assert Sep.RETURN in resolver.barred, "it does not return there"


def test_a_function_returns_only_where_it_can() -> None:
    recording = record_call(LOOPS, "f('a')")
    flow = flow_of(recording.sources["<program>"])
    assert flow is not None
    resolver = LineResolver(flow)
    visits = forward_visits(span_from(recording), step_into_policy, Random(0))
    said = []
    for frame in show(visits):
        assert frame.state.sep not in resolver.barred
        resolver.take(frame.state, STEP_INTO)
        said.append(Sep.RETURN in resolver.barred)
    assert any(said) and not all(said)


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
            candidates = resolver.candidates(frame.state.sep)
            assert candidates is None or visit.state.line in candidates, (visit.state.source, visit.state.line)
            assert visit.state.line in resolver.take(frame.state, frame.action), (visit.state.source, visit.state.line)


@pytest.mark.parametrize("seed", SEEDS[::2], ids=lambda seed: seed.name)
def test_what_stays_open_on_a_walk_of_single_steps_are_twins_in_the_same_function(seed: Seed) -> None:
    recording = record_call(seed.source, seed.inputs[0])
    span = span_from(recording)
    visits = forward_visits(span, step_into_policy, Random(0))
    flow = flow_of(code_of(span, whole=True))
    assert flow is not None
    resolver = LineResolver(flow)
    for visit, frame in zip(visits, show(visits), strict=True):
        for line in resolver.take(frame.state, frame.action):
            assert flow.text(line) == visit.state.source
            is_same_function = flow.scope_of(line) is flow.scope_of(visit.state.line)
            assert (
                is_same_function or visit.state.event is Event.CALL
            )  # which of two methods of one name, it may be open


def test_a_call_enters_a_function_that_its_line_can_call() -> None:
    source = FUNCTIONS + "def nobody(x):\n    return f(x)\n"
    recording = record_call(source, "f(1)")
    flow = flow_of(recording.sources["<program>"])
    assert flow is not None
    resolver = LineResolver(flow)
    visits = forward_visits(span_from(recording), step_into_policy, Random(0))
    for visit, frame in zip(visits, show(visits), strict=True):
        resolver.take(frame.state, STEP_INTO)
        if visit.state.event is Event.LINE and visit.state.line == 8:
            break
    assert resolver.candidates(Sep.CALL) == {1, 4}


LIBRARY = [
    (textwrap, "fill('some words that are long enough to be wrapped', 20)"),
    (fractions, "Fraction(3, 4) + Fraction('1/3') * 2"),
    (statistics, "quantiles([1, 2, 3, 4, 5], n=4)"),
    (difflib, "list(unified_diff(['a', 'b'], ['a', 'c']))"),
    (string, "Template('$a and $b').substitute(a=1, b=2)"),
    (argparse, "ArgumentParser(prog='p', add_help=False).parse_args([])"),
    (ipaddress, "list(IPv4Network('10.0.0.0/30').hosts())"),
]


@pytest.mark.parametrize(("module", "call"), LIBRARY, ids=lambda given: getattr(given, "__name__", ""))
def test_what_the_standard_library_does_next_always_remains_possible(module: ModuleType, call: str) -> None:
    recording = record_call(inspect.getsource(module), call, limits=RecordLimits(events=3000))
    flow = flow_of(recording.sources["<program>"])
    assert flow is not None and len(recording) > 20
    resolver = LineResolver(flow)
    visits = forward_visits(span_from(recording), step_into_policy, Random(0))
    for visit, frame in zip(visits, show(visits), strict=True):
        candidates = resolver.candidates(frame.state.sep)
        assert candidates is None or visit.state.line in candidates, (visit.state.source, visit.state.line)
        resolver.take(frame.state, STEP_INTO)
