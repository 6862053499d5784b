"""The way back from an outcome: the values that were read, the calls, and the lines that decided."""

from ndb.engine.timeline.timeline import Timeline
from ndb.session.faults.backward_walk import outcome_moment, walk_back
from ndb.trace.recorder.record_call import record_call

SOURCE = """
def kind(word):
    unused = len(word)
    match word:
        case "a":
            size = 1
        case "b":
            size = 0
    try:
        found = 1 / size
    except ZeroDivisionError:
        found = None
    return found


def run():
    made = kind("b")
    assert made == 1
"""


def test_the_handler_that_a_line_stands_in_is_on_the_way_back() -> None:
    recording = record_call(SOURCE, "run()")
    timeline = Timeline(recording)
    start = outcome_moment(timeline)
    assert start is not None
    text = next(iter(recording.sources.values())).splitlines()
    lines = {text[line - 1].strip() for _, line in walk_back(timeline, start).steps}
    assert {"assert made == 1", 'made = kind("b")', "return found", "found = None"} <= lines
    assert "except ZeroDivisionError:" in lines
    assert "unused = len(word)" not in lines and "size = 1" not in lines
