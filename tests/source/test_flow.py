"""Where control may go: never less than what really happens."""

from pathlib import Path
from zlib import crc32

import pytest

from ndb.dataset.programs.seeds import Seed, read_seeds
from ndb.source.flow import flow_of
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event

SEEDS = [s for s in read_seeds([Path(__file__).parents[2] / "seeds"]) if crc32(s.name.encode()) % 40 == 1]


def test_a_line_leads_to_the_lines_that_can_follow_it() -> None:
    flow = flow_of("def f(x):\n    if x:\n        a = 1\n    else:\n        a = 2\n    return a\n")
    assert flow is not None
    scope = flow.scopes_starting("def f(x):")[0]
    assert scope.entries == {2}
    assert scope.successors[2] == {3, 5}
    assert scope.successors[3] == scope.successors[5] == {6}
    assert scope.successors[6] == frozenset()


def test_a_loop_leads_back_and_out() -> None:
    flow = flow_of("def f(x):\n    for a in x:\n        if a:\n            break\n        b = a\n    return x\n")
    assert flow is not None
    after = flow.scope_of(2).successors
    assert after[2] >= {3, 6}
    assert after[4] == {6}
    assert after[5] >= {2}
    assert 6 not in after[5]


def test_where_a_text_is_that_of_several_files_each_has_a_module_of_its_own() -> None:
    flow = flow_of("import a\n\ndef f():\n    pass\n\n@f\ndef g():\n    pass\n", (1, 6))
    assert flow is not None
    first, second = flow.scopes_starting("<module>")
    assert (first.entries, second.entries) == ({1}, {6, 7})
    assert first.successors[3] == {3} and second.successors[7] == {6, 7}


def test_what_cannot_be_parsed_has_no_flow() -> None:
    assert flow_of("def f(:") is None
    assert flow_of("\0") is None


@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: seed.name)
def test_what_really_happens_is_always_possible(seed: Seed) -> None:
    recording = record_call(seed.source, seed.inputs[0])
    flow = flow_of(recording.sources["<program>"])
    assert flow is not None
    before: dict[int, int] = {}
    raised = 0
    for event, line, frame in zip(recording.events, recording.lines, recording.frames, strict=True):
        if event == Event.LINE and frame in before:
            possible = {after for s in flow.scopes for after in s.after(before[frame], raised == frame)}
            assert line in possible, (seed.name, before[frame], line)
        raised = frame if event == Event.EXCEPTION else 0
        if event in (Event.LINE, Event.EXCEPTION):
            before[frame] = line


def test_a_docstring_is_no_line_that_runs() -> None:
    flow = flow_of('def f(n):\n    """Twice\n    n."""\n    m = n * 2\n    return m\n\ndef g():\n    """Nothing."""\n')
    assert flow is not None
    one, two = (flow.scopes_starting(head)[0] for head in ("def f(n):", "def g():"))
    assert one.entries == {4} and not {2, 3} & set(one.lines)
    assert two.entries == {7, 8}, "where nothing else is, the function returns from there"


GOING_ON = """def f(xs):
    n = 0
    for x in xs:
        if x:
            pass
        elif x is None:
            n = 1
    try:
        n += 1
    finally:
        n += 2
    with open("a") as file:
        n = file
    if n:
        n = 3
    yield n
    if n:
        n = 4
    elif n is None:
        return n
"""


def test_lines_behind_which_another_always_comes_cannot_return() -> None:
    flow = flow_of(GOING_ON)
    assert flow is not None
    [_, scope] = flow.scopes
    assert scope.goes_on == {2, 3, 4, 5, 6, 7, 9, 13, 14, 15}, "not yield, finally, with itself, nor what may be last"


def test_what_the_compiler_may_leave_out_is_no_line_that_comes() -> None:
    flow = flow_of("def f(x):\n    x = 1\n    if False:\n        x = 2\n    assert True\n")
    assert flow is not None and flow.scopes[1].goes_on == frozenset()


def test_a_handler_of_groups_leads_to_the_next_one_however_it_ends() -> None:
    source = """def f(xs):
    try:
        g()
    except* ValueError:
        xs.pop()
    except* KeyError:
        x = 0
    x = 1
"""
    flow = flow_of(source)
    assert flow is not None
    [scope] = [each for each in flow.scopes if each.name == "f"]
    assert scope.successors[5] >= {6, 8} and scope.successors[7] >= {6, 8}


def test_behind_what_was_raised_comes_what_may_take_it() -> None:
    source = """def f(xs):
    try:
        for x in xs:
            g(x)
    except ValueError:
        h()
    finally:
        y = 1
    with g() as z: h()
    with g() as z:
        h()
    return 1
"""
    flow = flow_of(source)
    assert flow is not None
    [scope] = [each for each in flow.scopes if each.name == "f"]
    assert scope.successors[4] == {3, 5, 8} and scope.after(4, is_raised=True) == {5, 8}
    assert scope.successors[6] == {8} == scope.after(6, is_raised=True)
    assert scope.after(8, is_raised=True) == set()
    assert scope.after(9, is_raised=True) >= {10} and scope.after(11, is_raised=True) == {10}
