"""Whether a row that a thread has recorded may be where the run is to stop.

Knows goals, stops and rows; nothing of threads that wait or of the channel. Whether a stop is exactly what was wanted
is for the other side to decide, which has all states: here a run is stopped at the first row that may be it.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, assert_never

from ndb.engine.live.inside.identity import value_there
from ndb.engine.live.inside.in_frame import Condition, conditions_of, variables_of
from ndb.engine.live.inside.lane import Lane
from ndb.engine.protocol import (
    NO_INSTRUCTIONS,
    NO_STOPS,
    RUN_END,
    Goal,
    InLine,
    Leaving,
    Level,
    NextInstruction,
    NextState,
    RunEnd,
    SourceLine,
    Stops,
    Until,
    Watch,
    has_function_name,
)
from ndb.engine.timeline.parts import Part, need_part
from ndb.errors import BadAction, NdbError
from ndb.trace.memory import source_line
from ndb.trace.scopes import Scopes
from ndb.trace.state import Event

CALL, LINE, RETURN, EXCEPTION, EXPRESSION, ROUND = map(int, list(Event)[:6])
_Test = Callable[[int, int, int, int], bool]
"""Of an event, its line, depth and scope."""
Change = tuple[str, int | None, bytes, bytes]
"""Of a part: its name, the activation, before and after."""


class StopTest:
    """Where one run is to end: at a goal of one thread, or at a stop in any."""

    def __init__(
        self, goal: Goal, stops: Stops, lane: Lane, scopes: Scopes, encode: Callable[[Any], bytes],
        lanes: list[Lane], before: Mapping[Watch, bytes | None],
    ) -> None:  # fmt: skip
        """`lane`: whose goal it is; `encode`: a value as a snapshot, to see whether it changed; `before`: the `seen` of
        the run before."""
        self.goal = goal
        self.lane = lane
        self._held: set[int] = set()
        self._changed: dict[int, list[Change]] = {}
        self.is_uncaught_wanted = stops.uncaught
        self.is_free = goal == RUN_END and replace(stops, uncaught=False) == NO_STOPS
        self._scopes = scopes
        self._encode = encode
        self._may_be_goal = self._test_of(goal)
        self._lines = stops.lines
        self._conditions = conditions_of(stops.conditions)
        self._functions = stops.functions
        self._is_raised = stops.raised
        self._named: dict[int, bool] = {}
        self._passing = {watch: self._first_seen(watch, lanes) for watch in stops.watches}
        self.seen = {watch: before.get(watch, now) for watch, now in self._passing.items()}
        """What is watched, as it was when the function that it belongs to was last there; kept from run to run."""

    def begin(self, lane: Lane) -> None:
        """New rows of a thread are looked at; threads do that side by side, each for itself."""
        self._held.discard(lane.number)
        self._changed.pop(lane.number, None)

    def is_held(self, lane: Lane) -> bool:
        """Whether the condition of a line was found to hold in a thread, or a watched part to have changed."""
        return lane.number in self._held

    def changed(self, lane: Lane) -> "list[Change]":
        """Parts that changed at the rows of a thread that were last looked at."""
        return self._changed.get(lane.number, [])

    def may_stop(self, lane: Lane, event: int, line: int, depth: int, frame: int, scope: int, size: int) -> bool:
        if self._may_be_goal is not None and lane is self.lane and self._may_be_goal(event, line, depth, scope):
            return True
        if (self._lines or self._functions or self._conditions) and event <= LINE:
            place = self._scopes.scopes[scope].file, line
            if place in self._lines or (event == CALL and self._is_named(scope)):
                return True
            if place in self._conditions and _holds(lane, self._conditions[place]):
                self._held.add(lane.number)
                return True
        return (self._is_raised and event == EXCEPTION) or bool(self.seen and self._is_changed(lane, frame))

    def is_left(self, lane: Lane, depth: int) -> bool:
        """Whether a function that an exception leaves is the one whose end is the goal."""
        return lane is self.lane and self.goal == Leaving(depth)

    def _test_of(self, goal: Goal) -> "_Test | None":
        """Tells of a row whether it may be the goal: chosen once, since it is asked of every row."""
        match goal:
            case NextState():
                return lambda event, line, depth, scope: event < EXPRESSION
            case Level(most):
                return lambda event, line, depth, scope: depth <= most and event < EXPRESSION
            case InLine(most, rounds):
                return lambda event, line, depth, scope: depth <= most or (rounds and event == ROUND)
            case NextInstruction():
                raise BadAction(NO_INSTRUCTIONS)
            case Leaving(own):
                return lambda event, line, depth, scope: (
                    event < EXPRESSION and (depth < own or (depth == own and event in (RETURN, CALL)))
                )
            case Until(own, last):
                return lambda event, line, depth, scope: (
                    event <= LINE and (depth < own or (depth == own and line > last))
                )
            case SourceLine(source):
                return lambda event, line, depth, scope: event <= LINE and self._text_at(scope, line) == source
            case RunEnd():
                return None
        assert_never(goal)

    def _text_at(self, scope: int, line: int) -> str:
        return source_line(self._scopes.lines[self._scopes.scopes[scope].file], line)

    def _is_named(self, scope: int) -> bool:
        if scope not in self._named:
            name = self._scopes.scopes[scope].name
            self._named[scope] = any(has_function_name(name, wanted) for wanted in self._functions)
        return self._named[scope]

    def _is_changed(self, lane: Lane, frame: int) -> bool:
        """Whether a row is the first to show something watched in another way: in a function that was called, too."""
        changed = False
        for watch in self.seen:
            if watch.frame is not None and watch.thread != lane.number:
                continue
            now, is_own = self._seen(watch, lane), watch.frame is None or watch.frame == frame
            if now is None:
                continue
            before = (self.seen if is_own else self._passing)[watch]
            changed |= now != before
            if now != before and need_part(watch.name).steps and now != self._passing[watch]:
                self._held.add(lane.number)
                told = watch.name, watch.frame, self._passing[watch] or b"", now
                self._changed.setdefault(lane.number, []).append(told)
            self._passing[watch] = now
            if is_own:
                self.seen[watch] = now
        return changed

    def _first_seen(self, watch: Watch, lanes: list[Lane]) -> bytes | None:
        """As it is now, from whichever thread it can be seen."""
        seen = (self._seen(watch, lane) for lane in lanes if watch.frame is None or lane.number == watch.thread)
        return next((found for found in seen if found is not None), None)

    def _snapshot(self, variables: Mapping[str, Any], part: Part) -> bytes:
        if part.root not in variables:
            return b""
        try:
            return self._encode(value_there(variables[part.root], part.steps))
        except NdbError:
            return b""

    def _seen(self, watch: Watch, lane: Lane) -> bytes | None:
        """A snapshot of a watched variable or part; empty if it is gone, None if it cannot be seen from here."""
        part = need_part(watch.name)
        for activation in reversed(lane.tracer.stack):
            if watch.frame is not None and activation.number != watch.frame:
                continue
            if watch.frame is None and self._scopes.label(activation.info.code.co_filename) != watch.file:
                continue
            frame, is_local = activation.frame, watch.frame is not None
            return self._snapshot(variables_of(frame, (part.root,)) if is_local else frame.f_globals, part)
        return None


def _holds(lane: Lane, conditions: list[Condition]) -> bool:
    """Whether one holds in the function that runs; one that fails does, so that it can be told."""
    tracer = lane.tracer
    frame = tracer.stack[-1].frame
    busy, tracer.is_busy = tracer.is_busy, True
    try:
        return any(condition.holds(frame) for condition in conditions)
    except Exception:
        return True
    finally:
        tracer.is_busy = busy
