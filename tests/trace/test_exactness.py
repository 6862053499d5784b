"""Every change of every variable is recorded, and nothing else is: compared with a naive deep copy at each event.

Programs by the hundred: `python benchmarks/exactness.py`."""

from pathlib import Path
from random import Random

import pytest
from mutations import GROUPS, mutating_program
from naive import Moment, changes, run_source

from ndb.cli import main
from ndb.engine.timeline.timeline import Timeline
from ndb.trace.recorder.record_call import record_source
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.recorder.record_target import record_target
from ndb.trace.tracefile.open_trace import open_trace
from ndb.trace.values.reach import plain_digest

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

METHODS = """\
class Player:
    def play(self):
        pass

    def stop(self):
        pass


def main():
    player = Player()
    method = player.play
    method = player.play
    method = player.stop
    method = "".__add__
    method = "".__mul__
    method = [].append
    return method


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
    assert len(recording) == len(moments)
    assert changes(moments, is_wide=False) <= _seen(Timeline(recording), moments) <= changes(moments, is_wide=True)


def test_methods_of_an_object_are_told_apart() -> None:
    source = METHODS
    moments, recording = run_source(source), record_source(source, limits=RecordLimits(events=5_000, seconds=None))
    seen = _seen(Timeline(recording), moments)
    assert changes(moments, is_wide=False) <= seen <= changes(moments, is_wide=True)
    assert sum(name == "method" for _, name in seen) == 5, "one is bound once more, which is no change"


@pytest.mark.parametrize("about", GROUPS)
def test_a_file_of_changes_misses_and_invents_none_either(about: str, tmp_path: Path) -> None:
    if about == "arrays":
        pytest.importorskip("numpy")
    source = mutating_program(Random(about), about=about)
    program = tmp_path / "program.py"
    program.write_text(source, encoding="utf-8")
    moments = run_source(source)
    record_target(str(program), out=tmp_path / "out.ndb")
    [recording] = open_trace(tmp_path / "out.ndb").threads
    assert len(recording) == len(moments)
    assert changes(moments, is_wide=False) <= _seen(Timeline(recording), moments) <= changes(moments, is_wide=True)


def _seen(timeline: Timeline, moments: list[Moment]) -> set[tuple[int, str]]:
    """State and name of every change that a recording shows."""
    known = {(moment.row[3], name) for moment in moments for name in moment.narrow if name}
    return {
        (change.state, name)
        for frame, name in known
        for change in timeline.changes.of([name], frame, 0, len(moments), backwards=False)
    }


SMALL = [None, True, False, ..., 0.0, "", b"", *range(-300, 300)]


def test_a_variable_that_goes_from_any_small_value_to_any_other_is_seen(tmp_path: Path) -> None:
    """Once 5 had the digest of None: a loop that began with None went on showing it."""
    pairs = [(first, second) for first in SMALL[:8] for second in SMALL]
    lines = [f"    x = {value!r}\n" for pair in pairs for value in pair]
    path = tmp_path / "changes.py"
    path.write_text(f"def f():\n{''.join(lines)}f()\n", encoding="utf-8")
    assert main(["trace", str(path), "-o", str(tmp_path / "recording")]) == 0
    recording = open_trace(tmp_path / "recording").threads[0]
    states = [recording.state(index) for index in range(len(recording))]
    shown = [state.locals["x"] for state in states if state.function == "f" and "x" in state.locals]
    assert shown == [repr(value) for pair in pairs for value in pair]


def test_small_values_have_digests_of_their_own() -> None:
    assert len({plain_digest(value) for value in SMALL} | {0}) == len(SMALL) + 1
