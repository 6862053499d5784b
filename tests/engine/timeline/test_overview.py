"""A run as a picture: bars and marks say what the states say, however few pixels there are."""

import numpy as np
import pytest
from recorded import FAILING, recorded, recording

from ndb.engine.protocol import Watch
from ndb.engine.timeline.overview import Overview, thinned
from ndb.engine.timeline.timeline import CALL, EXPRESSION, Timeline
from ndb.trace.recorder.record_call import record_source

RECURSIVE = """def fib(n):
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)

def numbers(n):
    for k in range(n):
        yield fib(k)

found = [n for n in numbers(6)]
print(found)
"""


def naive_calls(timeline: Timeline) -> set[tuple[int, int, int]]:
    """Every call by following each one from its call state to where its level is left."""
    recording = timeline.recording
    found = set()
    for start in range(len(recording)):
        if recording.events[start] != CALL:
            continue
        depth, end = recording.depths[start], start
        for at in range(start + 1, len(recording)):
            is_left = recording.depths[at] < depth
            if recording.events[at] < EXPRESSION and (
                is_left or (recording.depths[at] == depth and recording.events[at] == CALL)
            ):
                break
            if recording.events[at] < EXPRESSION and recording.depths[at] == depth:
                end = at
        found.add((start, end, int(depth)))
    return found


@pytest.mark.parametrize("expressions", [False, True])
@pytest.mark.parametrize("source", [RECURSIVE, "x = 1\n"])
def test_bars_are_the_calls_of_the_run(source: str, expressions: bool) -> None:
    timeline = Timeline(record_source(source, expressions=expressions))
    bars, merged = Overview(timeline).calls(0, len(timeline), len(timeline), 0, 100)
    assert {(bar.start, bar.end, bar.depth) for bar in bars} == naive_calls(timeline)
    assert merged == []


@pytest.mark.parametrize("bins", [1, 7, 40])
def test_calls_too_narrow_to_be_seen_are_merged_and_counted(bins: int) -> None:
    timeline = Timeline(record_source(RECURSIVE))
    overview = Overview(timeline)
    bars, merged = overview.calls(0, len(timeline), bins, 0, 100)
    assert len(bars) + sum(each.calls for each in merged) == len(naive_calls(timeline))
    assert len(merged) <= (bins + 1) * (overview.deepest + 1)
    assert all((bar.end - bar.start + 1) * bins >= len(timeline) for bar in bars)


def test_only_the_asked_part_and_depths_are_drawn() -> None:
    timeline = Timeline(record_source(RECURSIVE))
    bars, _ = Overview(timeline).calls(20, 40, 20, 1, 2)
    assert bars
    assert all(bar.start < 40 and bar.end >= 20 and 1 <= bar.depth < 3 for bar in bars)


@pytest.mark.parametrize("bins", [1, 3, 50, 10_000])
def test_the_depth_of_each_part_is_its_greatest(bins: int) -> None:
    timeline = Timeline(record_source(RECURSIVE))
    depths = Overview(timeline).depths(0, len(timeline), bins)
    assert len(depths) == min(bins, len(timeline))
    assert max(depths) == max(timeline.recording.depths)


def test_an_exception_is_marked_where_it_was_raised_and_not_where_it_passed() -> None:
    timeline = recorded(FAILING, "f(1)").engine.timeline
    moments = Overview(timeline).raised(0, len(timeline)).tolist()
    assert [timeline.state(at).function for at in moments] == ["g"]


def test_prints_and_lines_are_marked_where_they_run() -> None:
    timeline = Timeline(record_source("for k in range(3):\n    print(k)\n"))
    overview = Overview(timeline)
    prints = overview.printed(0, len(timeline)).tolist()
    assert [timeline.state(at).line for at in prints] == [2, 2, 2]
    assert overview.at_lines([("<program>", 2)], 0, len(timeline)).tolist() == prints
    assert overview.at_lines([("other.py", 2)], 0, len(timeline)).tolist() == []


def test_changes_of_a_variable_are_those_of_the_timeline() -> None:
    timeline = Timeline(recording())
    call = next(at for at in range(len(timeline)) if timeline.state(at).function == "work")
    watch = Watch("total", timeline.state(call).frame)
    marked = Overview(timeline).changed(watch, 0, len(timeline)).tolist()
    assert marked == [change.state for change in timeline.watches.changes_of(watch, 0, len(timeline))]


def test_marks_are_thinned_to_one_a_pixel() -> None:
    kept = thinned(np.arange(1000), 0, 1000, 10)
    assert kept == list(range(0, 1000, 100))
    assert thinned(np.empty(0, np.int64), 0, 10, 5) == []
