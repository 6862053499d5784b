"""Which line is to blame for a failing test: by what the tests ran, by what their outcomes rest on, by both.

Knows recordings of tests and how suspicion is counted (Ochiai); how the tests were recorded is record_tests' business.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

from ndb.engine.replay import ReplayEngine
from ndb.errors import BadTarget
from ndb.session.faults.backward_walk import Line, Walk, outcome_moment, walk_back
from ndb.session.record_tests import RecordedTest
from ndb.trace.state import Event
from ndb.trace.tracefile import open_trace

METHODS = ("combined", "walk", "spectrum")


@dataclass(frozen=True, slots=True)
class Studied:
    """What one test ran, and what its outcome rests on."""

    test: RecordedTest
    ran: frozenset[Line]
    walk: Walk
    sources: Mapping[str, str]


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
    files = [scope.file for scope in recording.scopes]
    rows = zip(recording.scope_numbers, recording.lines, recording.events, strict=True)
    ran = frozenset((files[scope], int(line)) for scope, line, event in rows if event == Event.LINE)
    start = outcome_moment(timeline)
    return Studied(test, ran, walk_back(timeline, start) if start is not None else Walk(), dict(trace.sources))


def blame(tests: Sequence[Studied], method: str = "combined") -> list[Suspect]:
    """Lines of the code under test, most suspicious first."""
    failed = [each for each in tests if each.test.failed]
    passed = [each for each in tests if not each.test.failed]
    if not failed:
        raise BadTarget(f"nothing fails: {len(passed)} tests passed")
    lines = {line for each in failed for line in each.ran if not is_test_file(line[0])}
    scored = sorted(
        ((suspicion(line, failed, passed, method), line) for line in lines), key=lambda row: (row[0], row[1])
    )
    return [_suspect(line, score, failed, passed) for score, line in scored]


def is_test_file(name: str) -> bool:
    base = Path(name).name
    return base.startswith("test_") or base.endswith("_test.py") or base == "conftest.py"


def suspicion(line: Line, failed: Sequence[Studied], passed: Sequence[Studied], method: str) -> tuple[float, ...]:
    """Smaller is more suspicious, so that ties are broken by the nearer line, then by order."""
    ran = _ochiai(sum(line in each.ran for each in failed), sum(line in each.ran for each in passed), len(failed))
    in_failed, in_passed = (sum(line in each.walk.steps for each in side) for side in (failed, passed))
    made = _ochiai(in_failed, in_passed, len(failed))
    steps = min((each.walk.steps[line] for each in failed if line in each.walk.steps), default=1 << 20)
    match method:
        case "spectrum":
            return (-ran,)
        case "walk":
            return (float(not in_failed), float(steps))
        case "combined":
            return (-(made + ran) / 2, float(steps))
    raise BadTarget(f"no method {method!r}; choose {', '.join(METHODS)}")


def _ochiai(in_failed: int, in_passed: int, failed: int) -> float:
    return in_failed / sqrt(failed * (in_failed + in_passed)) if in_failed else 0.0


def _suspect(line: Line, score: tuple[float, ...], failed: Sequence[Studied], passed: Sequence[Studied]) -> Suspect:
    file, number = line
    text = failed[0].sources.get(file, "").splitlines()
    source = text[number - 1].strip() if 0 < number <= len(text) else ""
    reasons = [f"run by {_of(line, failed)} failing and {_of(line, passed)} passing tests"]
    nearest = min((each for each in failed if line in each.walk.steps), key=lambda e: e.walk.steps[line], default=None)
    if nearest is not None:
        steps = nearest.walk.steps[line]
        also = sum(line in each.walk.steps for each in passed)
        shared = f"; also on the way of {also} that passed" if also else "; on the way of none that passed"
        reasons.append(f"{steps} steps back from the failure, by {nearest.walk.led_by[line]}{shared}")
    else:
        reasons.append("the failure does not rest on it")
    return Suspect(file, number, source, round(-score[0], 4) + 0.0, tuple(reasons))


def _of(line: Line, tests: Sequence[Studied]) -> str:
    return f"{sum(line in each.ran for each in tests)} of {len(tests)}"
