"""What each line did when it last ran, and a line taken apart."""

from ndb.engine.timeline.line_values import last_runs, parts_of_line
from ndb.engine.timeline.timeline import Timeline
from ndb.trace.recorder.record_call import record_call

COUNT = """def count(s, t):
    n = 0
    for c in s:
        n += int(c == t)
    return n
"""


def timeline_of(expressions: bool = False) -> Timeline:
    return Timeline(record_call(COUNT, 'count("ab", "b")', expressions=expressions))


def at_line(timeline: Timeline, line: int, which: int = 0) -> int:
    found = [at for at in range(len(timeline)) if timeline.state(at).line == line and timeline.state(at).event == 1]
    return found[which]


def told(timeline: Timeline, moment: int) -> dict[int, dict[str, str | None]]:
    return {run.line: dict(run.changed) for run in last_runs(timeline, moment)}


def test_lines_show_what_they_made_when_they_last_ran() -> None:
    timeline = timeline_of()
    assert told(timeline, at_line(timeline, 5)) == {
        1: {"s": "'ab'", "t": "'b'"}, 2: {"n": "0"}, 3: {"c": "'b'"}, 4: {"n": "1"},
    }  # fmt: skip


def test_a_value_that_was_set_again_is_shown_though_it_is_the_same() -> None:
    timeline = timeline_of()
    assert told(timeline, at_line(timeline, 3, 1))[4] == {"n": "0"}


def test_the_line_that_is_about_to_run_shows_its_run_before() -> None:
    timeline = timeline_of()
    assert 4 not in told(timeline, at_line(timeline, 4, 0))
    assert told(timeline, at_line(timeline, 4, 1))[4] == {"n": "0"}


def test_a_return_shows_its_value() -> None:
    timeline = timeline_of()
    last = next(at for at in range(len(timeline)) if timeline.state(at).event == 2)
    assert next(run for run in last_runs(timeline, last) if run.line == 5).value == "1"


def test_before_and_after_the_run_there_is_nothing() -> None:
    timeline = timeline_of()
    assert last_runs(timeline, -1) == last_runs(timeline, len(timeline)) == []
    assert parts_of_line(timeline, -1) == parts_of_line(timeline, len(timeline)) == []


def test_a_line_is_taken_apart_wherever_one_stands_in_it() -> None:
    timeline = timeline_of(expressions=True)
    moment = at_line(timeline, 4, 1)
    parts = parts_of_line(timeline, moment)
    assert [(part.text, part.value) for part in parts] == [("c == t", "True"), ("int(c == t)", "1")]
    assert parts_of_line(timeline, parts[0].moment) == parts
    assert parts_of_line(timeline_of(), moment) == []


def test_rounds_of_a_comprehension_are_told_as_such() -> None:
    timeline = Timeline(record_call("def f(xs):\n    return [x * 2 for x in xs]\n", "f([1, 2])", expressions=True))
    moment = next(at for at in range(len(timeline)) if timeline.state(at).line == 2)
    parts = parts_of_line(timeline, moment)
    assert [part.value for part in parts if part.is_round and part.text == "x * 2"] == ["2", "4"]
    assert parts[-1].value == "[2, 4]"
