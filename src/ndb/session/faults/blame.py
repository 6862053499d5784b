"""Which line is to blame for a failing test: by what the tests ran, by what their outcomes rest on, by which values are
unlike those of tests that pass, by what would turn the outcome; and by all of it together.

Knows recordings of tests and how suspicion is counted (Ochiai); how the tests were recorded is record_tests' business.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import sqrt
from pathlib import Path

from ndb.engine.replay import ReplayEngine
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadTarget
from ndb.session.faults.backward_walk import Line, Walk, lines_run, outcome_moment, walk_back
from ndb.session.faults.blocks import Left, block_starts, blocks_run, strangeness, usual_values, wanted_values
from ndb.session.faults.counterfactual import Turned, turning_lines
from ndb.session.faults.try_edits import Trial
from ndb.session.record_tests import RecordedTest
from ndb.trace.tracefile.open_trace import open_trace

MOST_WALKED = 100_000
"""States of a passing test up to which its outcome is followed back: of a longer one, the lines it ran must do."""
METHODS = ("combined", "walk", "blocks", "counterfactual", "spectrum")
_TURNED, _RIGHT = 0.25, 1.0
"""What it adds to the suspicion of a line if the failing test passes once it gives something else, and if all do."""


@dataclass(frozen=True, slots=True)
class Studied:
    """What one test ran, what its outcome rests on, what its blocks left."""

    test: RecordedTest
    ran: frozenset[Line]
    walk: Walk
    sources: Mapping[str, str]
    left: tuple[Left, ...] = ()
    wanted: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Suspect:
    """A line, how suspicious it is, and why."""

    file: str
    line: int
    source: str
    score: float
    reasons: tuple[str, ...]


def study(test: RecordedTest) -> Studied:
    """Read one recording."""
    trace = open_trace(test.path)
    recording = trace.threads[0]
    timeline = ReplayEngine(recording).timeline
    ran = frozenset(lines_run(timeline))
    start = outcome_moment(timeline)
    is_walked = start is not None and (test.failed or len(timeline) <= MOST_WALKED)
    walk = walk_back(timeline, start) if start is not None and is_walked else Walk()
    wanted = _wanted(timeline, start) if test.failed else frozenset()
    return Studied(test, ran, walk, dict(trace.sources), tuple(blocks_run(timeline, wanted)), wanted)


def _wanted(timeline: Timeline, start: int | None) -> frozenset[str]:
    """What the assertion compares with, if the outcome is one of a test's own lines."""
    if start is None or not is_test_file(timeline.state(start).file):
        return frozenset()
    return wanted_values(timeline.recording.source_of(start))


@dataclass(frozen=True)
class Evidence:
    """What is known of a set of tests, and of lines that were seen to turn a failure."""

    failed: Sequence[Studied]
    passed: Sequence[Studied]
    turns: Mapping[Line, Turned] = field(default_factory=dict)

    @cached_property
    def strange(self) -> Mapping[Line, tuple[float, int]]:
        """Blocks of failing runs: how strange, and when first so."""
        usual = usual_values(each.left for each in self.passed)
        found: dict[Line, tuple[float, int]] = {}
        for each in self.failed:
            for block, (score, when) in strangeness(each.left, usual).items():
                if score > found.get(block, (-1.0, 0))[0]:
                    found[block] = (score, when)
        return found

    @property
    def lines(self) -> set[Line]:
        """Lines of the code under test that failing tests ran."""
        return {line for each in self.failed for line in each.ran if not is_test_file(line[0])}

    def turned(self, line: Line) -> float:
        turn = self.turns.get(line)
        return 0.0 if turn is None else _RIGHT if turn.is_right_for_all else _TURNED

    def block_of(self, line: Line) -> Line:
        file, number = line
        return file, block_starts(self.failed[0].sources.get(file, "")).get(number, number)


def evidence_of(tests: Iterable[Studied]) -> Evidence:
    tests = list(tests)
    failed = [each for each in tests if each.test.failed]
    passed = [each for each in tests if not each.test.failed]
    if not failed:
        raise BadTarget(f"nothing fails: {len(passed)} tests passed")
    return Evidence(failed, passed)


def with_turns(evidence: Evidence, files: Mapping[str, bytes], most: int = 12) -> Evidence:
    """The same, with counterfactuals of the most suspicious lines tried in the sandbox on a copy of the files."""
    ranked = sorted(evidence.lines, key=lambda line: (suspicion(line, evidence, "combined"), line))
    lines = [line for line in ranked if line[0] in files][:most]
    trial = Trial(files, ((evidence.failed[0].test.name,),))
    tests = [each.test.name for each in (*evidence.failed, *evidence.passed)]
    turns = turning_lines(trial, lines, [each.left for each in evidence.passed], tests)
    return Evidence(evidence.failed, evidence.passed, turns)


def blame(evidence: Evidence, method: str = "combined") -> list[Suspect]:
    """Lines of the code under test, most suspicious first."""
    scored = sorted((suspicion(line, evidence, method), line) for line in evidence.lines)
    return [_suspect(line, score, evidence) for score, line in scored]


def is_test_file(name: str) -> bool:
    path = Path(name)
    is_named_so = path.name.startswith("test_") or path.name.endswith("_test.py") or path.name == "conftest.py"
    return is_named_so or bool({"test", "tests"} & set(path.parent.parts))


def suspicion(line: Line, evidence: Evidence, method: str) -> tuple[float, ...]:
    """Smaller is more suspicious, so that ties are broken by the nearer line, then by order."""
    failed, passed = evidence.failed, evidence.passed
    ran = _ochiai(sum(line in each.ran for each in failed), sum(line in each.ran for each in passed), len(failed))
    in_failed, in_passed = (sum(line in each.walk.steps for each in side) for side in (failed, passed))
    made = _ochiai(in_failed, in_passed, len(failed))
    steps = min((each.walk.steps[line] for each in failed if line in each.walk.steps), default=1 << 20)
    match method:
        case "spectrum":
            return (-ran,)
        case "walk":
            return (float(not in_failed), float(steps))
        case "blocks":
            score, when = evidence.strange.get(evidence.block_of(line), (0.0, 1 << 20))
            return (-score, float(when))
        case "counterfactual":
            return (-evidence.turned(line), -ran)
        case "combined":
            return (-(made + ran) / 2 - evidence.turned(line), float(steps))
    raise BadTarget(f"no method {method!r}; choose {', '.join(METHODS)}")


def _ochiai(in_failed: int, in_passed: int, failed: int) -> float:
    return in_failed / sqrt(failed * (in_failed + in_passed)) if in_failed else 0.0


def _suspect(line: Line, score: tuple[float, ...], evidence: Evidence) -> Suspect:
    file, number = line
    text = evidence.failed[0].sources.get(file, "").splitlines()
    source = text[number - 1].strip() if 0 < number <= len(text) else ""
    return Suspect(file, number, source, round(-score[0], 4) + 0.0, tuple(_reasons(line, evidence)))


def _reasons(line: Line, evidence: Evidence) -> Iterator[str]:
    failed, passed = evidence.failed, evidence.passed
    yield f"run by {_of(line, failed)} failing and {_of(line, passed)} passing tests"
    if line in evidence.turns:
        turn = evidence.turns[line]
        yield f"{turn.words} {'all tests' if turn.is_right_for_all else 'the test'} would pass"
    nearest = min((each for each in failed if line in each.walk.steps), key=lambda e: e.walk.steps[line], default=None)
    if nearest is None:
        yield "the failure does not rest on it"
        return
    also = sum(line in each.walk.steps for each in passed)
    shared = f"also on the way of {also} that passed" if also else "on the way of none that passed"
    yield f"{nearest.walk.steps[line]} steps back from the failure, by {nearest.walk.led_by[line]}; {shared}"


def _of(line: Line, tests: Sequence[Studied]) -> str:
    return f"{sum(line in each.ran for each in tests)} of {len(tests)}"
