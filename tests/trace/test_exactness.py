"""Every change of every variable is recorded, and nothing else is: compared with a naive deep copy at each event.

Programs by the hundred: `python benchmarks/exactness.py`."""

from random import Random

import pytest
from mutations import mutating_program
from naive import changes, run_source

from ndb.engine.timeline.timeline import Timeline
from ndb.trace.recorder import RecordLimits, record_source

SHARED = """\
def main():
    inner = [1]
    outer = {"a": inner, "b": (inner, {2})}
    inner.append(3)
    outer["b"][1].add(4)
    twin = [1, 3]
    inner = twin
    del twin
    return outer


main()
"""


def test_the_copies_see_changes_through_every_name_of_an_object() -> None:
    moments = run_source(SHARED)
    lines = {number + 1: line.strip() for number, line in enumerate(SHARED.splitlines())}
    before = {at: moments[at - 1].row[1] for at in range(1, len(moments))}
    found = {(lines[before[at]], name) for at, name in changes(moments, is_wide=False) if before.get(at)}
    assert {
        ("inner.append(3)", "inner"), ("inner.append(3)", "outer"), ('outer["b"][1].add(4)', "outer"),
        ("twin = [1, 3]", "twin"), ("del twin", "twin"),
    } <= found  # fmt: skip
    assert ("inner = twin", "inner") not in found, "an equal value is no change"


@pytest.mark.parametrize("number", range(3))
def test_no_change_is_missed_and_none_is_invented(number: int) -> None:
    source = mutating_program(Random(number))
    moments, recording = run_source(source), record_source(source, limits=RecordLimits(events=5_000, seconds=None))
    timeline = Timeline(recording)
    known = {(moment.row[3], name) for moment in moments for name in moment.narrow if name}
    seen = {
        (change.state, name)
        for frame, name in known
        for change in timeline.changes.of([name], frame, 0, len(moments), backwards=False)
    }
    assert len(recording) == len(moments)
    assert changes(moments, is_wide=False) <= seen <= changes(moments, is_wide=True)
