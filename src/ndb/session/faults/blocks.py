"""Block by block, as LDB looks at a run: which stretch of straight code leaves values unlike those of runs that pass.

LDB asks a large model at the end of each basic block whether its values are what the task wants. Here no model judges:
the tests that pass say what is usual after a block (types, signs, emptiness, small values), and the failing test's
assertion says what is wanted: a block after which the wanted value is there has done its work. Knows timelines and
control flow.
"""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from ndb.engine.timeline.timeline import Timeline
from ndb.session.faults.backward_walk import Line
from ndb.source.flow import ScopeFlow, flow_of
from ndb.source.parse import NOT_PLAIN, parsed_line, plain_value
from ndb.trace.state import Event, State

MOST_STATES = 4000
"""States of a test that are looked at."""
_MOST_VALUES = 6
"""Values of one variable after one block that are remembered word for word."""


@dataclass(frozen=True, slots=True)
class Left:
    """What a block left in a variable, and whether it was the wanted value."""

    block: Line
    line: int
    name: str
    value: str
    is_wanted: bool


@dataclass(slots=True)
class Usual:
    """What the tests that pass left in a variable after a block."""

    kinds: set[str] = field(default_factory=set)
    values: set[str] = field(default_factory=set)

    def add(self, value: str) -> None:
        self.kinds.add(kind_of(value))
        if len(self.values) < _MOST_VALUES:
            self.values.add(value)


def blocks_run(timeline: Timeline, wanted: frozenset[str]) -> list[Left]:
    """The ends of blocks in order of time, with the variables that they changed."""
    found: list[Left] = []
    sources = timeline.recording.sources
    before: dict[int, State] = {}
    for moment in range(min(len(timeline), MOST_STATES)):
        if timeline.recording.events[moment] > Event.EXCEPTION:
            continue
        state = timeline.state(moment)
        last = before.get(state.frame)
        before[state.frame] = state
        if last is not None and last.event in (Event.LINE, Event.CALL):
            block = (last.file, block_starts(sources.get(last.file, "")).get(last.line, last.line))
            found += (Left(block, last.line, name, value, value in wanted) for name, value in _changed(last, state))
    return found


def _changed(last: State, state: State) -> Iterator[tuple[str, str]]:
    yield from ((name, value) for name, value in state.locals.items() if last.locals.get(name) != value)
    if state.event is Event.RETURN and state.value is not None:
        yield "<returned>", state.value


@lru_cache(maxsize=64)
def block_starts(text: str) -> Mapping[int, int]:
    """For each line that can run: the first line of the straight stretch that it is in."""
    flow = flow_of(text)
    return {line: _start(scope, line) for scope in flow.scopes for line in scope.lines} if flow is not None else {}


def _start(scope: ScopeFlow, line: int) -> int:
    seen = {line}
    while line not in scope.entries:
        before = [source for source, targets in scope.successors.items() if line in targets]
        if len(before) != 1 or len(scope.successors[before[0]]) != 1 or before[0] in seen:
            break
        line = before[0]
        seen.add(line)
    return line


def usual_values(passed: Iterable[Sequence[Left]]) -> dict[tuple[Line, str], Usual]:
    known: dict[tuple[Line, str], Usual] = defaultdict(Usual)
    for run in passed:
        for left in run:
            known[left.block, left.name].add(left.value)
    return known


def strangeness(run: Sequence[Left], usual: Mapping[tuple[Line, str], Usual]) -> dict[Line, tuple[float, int]]:
    """For each block of a failing run: how unlike the usual its values are, at worst (0 to 1), and when that was.

    What stands before the last appearance of the wanted value has done its work.
    """
    done = max((index for index, left in enumerate(run) if left.is_wanted), default=-1)
    found: dict[Line, tuple[float, int]] = {}
    for index, left in enumerate(run):
        score = _unlike(left, usual) * (0.5 if index <= done else 1.0)
        if score > found.get(left.block, (-1.0, 0))[0]:
            found[left.block] = (score, index)
    return found


def _unlike(left: Left, usual: Mapping[tuple[Line, str], Usual]) -> float:
    known = usual.get((left.block, left.name))
    if known is None:
        return 0.75  # no test that passes came here, or none made this variable
    if kind_of(left.value) not in known.kinds:
        return 1.0
    return 0.0 if left.value in known.values else 0.25


def kind_of(value: str) -> str:
    """A value's type with what is usually telling: sign, emptiness."""
    plain = plain_value(value)
    match plain:
        case None | bool():
            return value
        case int() | float():
            return f"{type(plain).__name__} {'-' if plain < 0 else '0' if plain == 0 else '+'}"
        case str() | bytes() | list() | tuple() | dict() | set():
            return f"{type(plain).__name__} {'some' if plain else 'empty'}"
    return value.partition("(")[0].partition(" ")[0]


def wanted_values(assertion: str) -> frozenset[str]:
    """The constants with which a test's assertion compares."""
    tree = parsed_line(assertion)
    compared = [node for node in ast.walk(tree) if isinstance(node, ast.Compare)] if tree is not None else []
    sides = [side for node in compared for side in (node.left, *node.comparators)]
    return frozenset(repr(value) for side in sides if (value := plain_value(side)) is not NOT_PLAIN)
