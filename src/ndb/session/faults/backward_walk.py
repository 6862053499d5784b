"""The lines that made a test's outcome: backwards from its error, or from its last assertion, along what was read.

A dynamic slice: from a line to the lines that made the values it read, into the calls that it made by what they
returned, and to the conditions that let it run. Knows timelines and syntax; nothing of tests that pass or fail.
"""

import ast
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from ndb.engine.timeline.causes.origin import origin_of_error
from ndb.engine.timeline.changes.late import changed_after
from ndb.engine.timeline.timeline import Timeline
from ndb.session.why import names_read
from ndb.source.parse import nodes_of, parsed
from ndb.source.statements import guards_of
from ndb.trace.state import Event, State
from ndb.tree.search import first_where, last_where

Line = tuple[str, int]
"""A file and a line of it."""
MOST_STEPS = 3000
_MOST_BEFORE = 3
_MOST_RETURNS = 200
"""Calls of one line that are followed, the last ones."""
_ENDS = (Event.RETURN, Event.EXCEPTION)
_JUMPS = (ast.Continue, ast.Break, ast.Return, ast.Raise)


@dataclass(slots=True)
class Walk:
    """Lines on the way back, with how many steps back they are and the name that led there."""

    steps: dict[Line, int] = field(default_factory=dict)
    led_by: dict[Line, str] = field(default_factory=dict)


def walk_back(timeline: Timeline, start: int) -> Walk:
    """From the state at which a line has just run, or failed, back to all that it rests on."""
    return _Walker(timeline).walked(start)


def outcome_moment(timeline: Timeline) -> int | None:
    """Where to start: where the error was raised; without one, the last assertion that ran."""
    origin = origin_of_error(timeline)
    if origin is not None:
        return origin
    lasts = lines_run(timeline).values()
    asserted = [at for at in lasts if timeline.recording.source_of(at).strip().startswith("assert")]
    return max(asserted, default=len(timeline) - 1 if len(timeline) else None)


def lines_run(timeline: Timeline) -> dict[Line, int]:
    """The lines that ran, each with the moment at which it last did."""
    found = timeline.recording
    moments = np.flatnonzero(found.events[: len(timeline)] == Event.LINE)[::-1]
    scopes, lines = (np.asarray(column[: len(timeline)])[moments] for column in (found.scope_numbers, found.lines))
    _, firsts = np.unique((scopes.astype(np.int64) << 32) + lines, return_index=True)
    return {(found.scopes[scopes[at]].file, int(lines[at])): int(moments[at]) for at in sorted(firsts, reverse=True)}


class _Walker:
    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._found = Walk()
        self._seen: set[int] = set()
        self._pending: deque[tuple[int, int, str]] = deque()

    def walked(self, start: int) -> Walk:
        self._pending.append((start, 0, "the outcome"))
        for _ in range(MOST_STEPS):
            if not self._pending:
                break
            self._visit(*self._pending.popleft())
        return self._found

    def _visit(self, moment: int, steps: int, name: str) -> None:
        """One line that ran: what it read, which calls it made, what let it run."""
        if moment in self._seen:
            return
        self._seen.add(moment)
        state = self._timeline.state(moment)
        line = (state.file, state.line)
        if line not in self._found.steps:
            self._found.steps[line], self._found.led_by[line] = steps, name
        for read in names_read(state.source):
            self._follow_name(read, moment, steps)
        self._follow_calls(moment, state, steps)
        self._follow_guards(moment, state, steps)

    def _follow_name(self, name: str, moment: int, steps: int) -> None:
        change = self._timeline.through_calls.last_change(name, moment)
        maker = self._timeline.maker(change) if change is not None else None
        if change is not None and maker is not None and changed_after(self._timeline, name, change) is None:
            self._pending.append((maker, steps + 1, name))

    def _follow_calls(self, moment: int, state: State, steps: int) -> None:
        """The returns of the calls that a line made: after it, before the next state of its function."""
        events, depths = self._timeline.recording.events, self._timeline.recording.depths
        first = moment
        if state.event in (Event.EXCEPTION, Event.RETURN) and (maker := self._timeline.maker(moment)) is not None:
            first = maker
        end = first_where(lambda a, b: depths[a:b] <= state.depth, max(first, moment) + 1, len(self._timeline))
        its = (depths[first + 1 : end] == state.depth + 1) & np.isin(events[first + 1 : end], _ENDS)
        for at in (first + 1 + np.flatnonzero(its)[-_MOST_RETURNS:]).tolist():
            self._pending.append((at, steps + 1, f"what {self._timeline.state(at).function} returned"))

    def _follow_guards(self, moment: int, state: State, steps: int) -> None:
        text = self._timeline.recording.sources.get(state.file, "")
        for guard in _guards(text, state.line):
            found = self._last_run(moment, state, guard)
            if found is not None:
                self._pending.append((found, steps + 1, "the condition"))

    def _last_run(self, moment: int, state: State, line: int) -> int | None:
        """When a line of the same function last ran, before it was entered or gone on with."""
        found = self._timeline.recording
        frames, lines, events, depths = found.frames, found.lines, found.events, found.depths
        at = last_where(
            lambda a, b: ((frames[a:b] == state.frame) & (lines[a:b] == line) & (events[a:b] == Event.LINE))
            | (depths[a:b] < state.depth),
            0, moment,
        )  # fmt: skip
        return at if at >= 0 and frames[at] == state.frame else None


def _guards(text: str, line: int) -> Iterator[int]:
    """The innermost line that decided whether a line runs, and the conditions before it that could have left."""
    if parsed(text) is None:
        return
    yield from (guard.line for guard in guards_of(text, line)[:1])
    leaving = (node for node in nodes_of(text) if isinstance(node, ast.If) and _can_leave(node))
    before = [node.lineno for node in leaving if (node.end_lineno or node.lineno) < line]
    yield from sorted(before, reverse=True)[:_MOST_BEFORE]


def _can_leave(node: ast.If) -> bool:
    return any(isinstance(inner, _JUMPS) for inner in node.body)
