"""Changes of very large values: told as between two states, where no line is known to have made them."""

from pathlib import Path

import pytest

from ndb.engine.replay import ReplayEngine
from ndb.engine.timeline.changes.late import changed_after
from ndb.engine.timeline.timeline import Timeline
from ndb.session import Session
from ndb.trace import tape
from ndb.trace.recorder.record_call import record_source
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.recorder.record_target import record_target
from ndb.trace.state import Event
from ndb.trace.tracefile.open_trace import open_trace

pytestmark = pytest.mark.skipif(tape._encode is None, reason="without the compiled part all is looked at each time")

PROGRAM = """\
def poke(rows, place):
    rows[place].append(1)
    return place


def main():
    rows = MAKE
    total = []
    for n in range(1_000):  # as long as there is something to spare, all is looked at
        total.append(len(rows))
    CHANGE
    for n in range(1_000):
        total.append(len(rows))
    return total


main()
"""
KINDS = {
    "lists in a list": ("[[n] for n in range(2000)]", "rows[1000].append(1)"),
    "lists in a list, in a call": ("[[n] for n in range(2000)]", "poke(rows, 1000)"),
    "a long row": ("[0] * 40000", "rows[20000] = 1"),
    "a long buffer": ("bytearray(100000)", "rows[50000] = 1"),
}


def _program(kind: str) -> str:
    make, change = KINDS[kind]
    return PROGRAM.replace("MAKE", make).replace("CHANGE", change)


def _first_change(timeline: Timeline, line: str) -> tuple[int, int]:
    """The state at which a line ran, and the first one of its function that shows another value of `rows`."""
    ran = next(n for n in range(len(timeline)) if timeline.recording.source_of(n).strip() == line)
    frame = int(timeline.recording.frames[ran])
    changes = timeline.changes.of(["rows"], frame, ran + 1, len(timeline), backwards=False)
    return ran, next(changes).state


@pytest.mark.parametrize("kind", KINDS)
def test_the_line_that_made_a_change_lies_between_the_states_that_are_told(kind: str) -> None:
    timeline = Timeline(record_source(_program(kind), limits=RecordLimits(seconds=None)))
    made, seen = _first_change(timeline, KINDS[kind][1])
    since = changed_after(timeline, "rows", seen)
    assert since is not None
    assert since <= made < seen - 1


@pytest.mark.parametrize(
    ("make", "change"),
    [
        ("[[n] for n in range(2000)]", "rows[0] = [5]"),
        ("[[n] for n in range(2000)]", "rows.append(1)"),
        ("[0] * 40000", "rows[0] = 1"),
        ("[[0] * 10 for _ in range(10)]", "rows[5][5] = 1"),
        ("[[0] * 10 for _ in range(100)]", "poke(rows, 50)"),
    ],
)
def test_a_change_that_is_seen_at_once_is_its_line_s(make: str, change: str) -> None:
    source = PROGRAM.replace("MAKE", make).replace("CHANGE", change)
    timeline = Timeline(record_source(source, limits=RecordLimits(seconds=None)))
    made, seen = _first_change(timeline, change)
    assert timeline.maker(seen) == made
    assert changed_after(timeline, "rows", seen) is None


@pytest.mark.parametrize(
    ("change", "times"),
    [("rows[1000] = [7]", 1), ("rows.insert(1000, [[7]])", 1), ("rows[1000] = [7]; rows[1000].append(8)", 1),
     ("del rows[1000]", 1), ("rows[1000].append(1)", 1)],
)  # fmt: skip
def test_what_is_put_into_the_middle_is_told_once(tmp_path: Path, change: str, times: int) -> None:
    program, out = tmp_path / "p.py", tmp_path / "out.ndb"
    program.write_text(_program("lists in a list").replace("rows[1000].append(1)", change), encoding="utf-8")
    record_target(str(program), out=out)
    timeline = Timeline(open_trace(out).threads[0])
    ran = next(n for n in range(len(timeline)) if timeline.recording.source_of(n).strip() == change)
    watch = timeline.watches.watch_for("rows", timeline.state(ran), ran)
    assert watch is not None
    watches, end = timeline.watches, len(timeline)
    found = [each.state for each in watches.changes_of(watch, ran + 1, end)]
    assert len(found) == times
    assert found == [each.state for each in watches.changes_of(watch, ran + 1, end, backwards=True)][::-1]


def test_watch_why_and_back_do_not_claim_a_line_that_did_not_do_it(tmp_path: Path) -> None:
    program, out = tmp_path / "p.py", tmp_path / "out.ndb"
    program.write_text(_program("lists in a list"), encoding="utf-8")
    record_target(str(program), out=out)
    [recording] = open_trace(out).threads
    session = Session(ReplayEngine(recording))
    line = next(n for n in range(len(recording)) if recording.source_of(n).strip() == "rows[1000].append(1)")
    assert recording.events[line] == Event.LINE
    session.go(line)
    session.set_breakpoint.on_change("rows")
    stop = session.resume()
    seen = stop.place.moment
    assert seen is not None
    since = changed_after(session.engine.timeline, "rows", seen)
    assert stop.why.endswith(f"(rows[1000][1]: nothing -> 1, between states {since} and {seen})")
    [cause] = session.frames.why("rows")
    assert (cause.how, cause.maker) == (f"changed between states {since} and {seen}", None)
    back = session.back_to_change("rows")
    assert (back.place.moment, back.why) == (since, f"rows was changed between here and state {seen}")
