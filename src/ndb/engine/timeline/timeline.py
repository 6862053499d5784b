"""The states that are known of a run, in order of time: where actions and goals lead, which state came before, which
functions wait.

What variables were (`values`) and when they changed (`changes/`) are its parts, where a run is to stop is sought by
`seek`. Knows recordings and trees. A cursor on it is an engine's; conditions and people are the session's.
"""

from collections.abc import Callable
from functools import cached_property
from typing import assert_never

import numpy as np
from numpy.typing import NDArray

from ndb.engine.protocol import (
    Goal,
    InLine,
    Leaving,
    Level,
    NextInstruction,
    NextState,
    RunEnd,
    SourceLine,
    Until,
)
from ndb.engine.timeline.changes.change_index import Changes
from ndb.engine.timeline.changes.through_calls import ThroughCalls
from ndb.engine.timeline.changes.watches import Watches
from ndb.engine.timeline.columns import ArrayRecording, Columns
from ndb.engine.timeline.known_values import KnownValues
from ndb.trace.state import Event, Exit, Recording, State
from ndb.tree.action import (
    STEP_EXPRESSION,
    STEP_INSIDE,
    STEP_INSTRUCTION,
    STEP_INTO,
    STEP_RETURN,
    Action,
    breakpoint_at,
)
from ndb.tree.forward import ForwardTree
from ndb.tree.inverse import InverseTree, Node
from ndb.tree.search import first_where, last_where
from ndb.tree.span import Span

CALL, LINE, RETURN, EXCEPTION, EXPRESSION = map(int, list(Event)[:5])
Mask = NDArray[np.bool_]
_REMEMBERED = 64


class Timeline:
    """A recording one can ask. Moments are indexes; `len(timeline)` is the exit, -1 is before the first state."""

    def __init__(self, recording: Recording | ArrayRecording) -> None:
        self.recording = recording if isinstance(recording, ArrayRecording) else Columns(recording)
        self._recent: dict[int, State] = {}

    def __len__(self) -> int:
        return len(self.recording)

    @property
    def exit(self) -> Exit:
        return self.recording.exit

    def state(self, moment: int) -> State:
        """One state; the last few are remembered, since one command asks for the same one several times."""
        state = self._recent.get(moment)
        if state is None:
            if len(self._recent) > _REMEMBERED:
                self._recent.clear()
            state = self._recent[moment] = self.recording.state(int(moment))
        return state

    # What is asked of its parts

    @cached_property
    def values(self) -> KnownValues:
        """What variables and parts of them were."""
        return KnownValues(self.recording, self.state)

    @cached_property
    def changes(self) -> Changes:
        """When variables changed, as an index."""
        return Changes(self.recording)

    @cached_property
    def watches(self) -> Watches:
        """When what can be watched changed."""
        return Watches(self.values, self.changes)

    @cached_property
    def through_calls(self) -> ThroughCalls:
        """Changes where they were made, also in the functions that a line called."""
        return ThroughCalls(self)

    # Where actions and goals lead

    @property
    def _span(self) -> Span:
        return Span(self.recording, 0, len(self))

    def forward(self, moment: int, action: Action) -> int:
        return ForwardTree(self._span).target(moment, action)

    def backward(self, node: Node, action: Action) -> Node | None:
        return InverseTree(self._span).target(node, action)

    def before(self, moment: int) -> int:
        """The state before, in order of time."""
        return last_where(lambda a, b: self.recording.events[a:b] < EXPRESSION, 0, moment)

    def before_on_level(self, moment: int) -> int:
        """The state before that is not deeper."""
        depths, events = self.recording.depths, self.recording.events
        depth = depths[moment] if moment < len(self) else 0
        return last_where(lambda a, b: (depths[a:b] <= depth) & (events[a:b] < EXPRESSION), 0, moment)

    def before_instruction(self, moment: int) -> int:
        """The instruction state before, of this function or of one that waits for it; the first state if there is
        none."""
        depths, events = self.recording.depths, self.recording.events
        depth = depths[moment] if moment < len(self) else 0
        is_one = lambda a, b: (depths[a:b] <= depth) & (events[a:b] == Event.INSTRUCTION)  # noqa: E731
        return max(last_where(is_one, 0, moment), 0 if moment else -1)

    def goal(self, moment: int, goal: Goal) -> int:
        """The moment after this one that is the goal; the end if none is."""
        match goal:
            case NextState():
                return self.forward(moment, STEP_INTO)
            case Level(depth):
                return first_where(_level_mask(self.recording, depth), moment + 1, len(self))
            case InLine(_, rounds):
                return self.forward(moment, STEP_INSIDE if rounds else STEP_EXPRESSION)
            case NextInstruction():
                return self.forward(moment, STEP_INSTRUCTION)
            case Leaving(depth):
                return _leaving(self, moment, depth)
            case SourceLine(source):
                return self.forward(moment, breakpoint_at(source))
            case Until(depth, line):
                return first_where(_until_mask(self.recording, depth, line), moment + 1, len(self))
            case RunEnd():
                return len(self)
        assert_never(goal)

    # Functions and who waits for them

    def maker(self, moment: int) -> int | None:
        """The state whose running led to what `moment` newly shows: the state before in its frame, or its caller's."""
        return self.caller(moment) if self.recording.events[moment] == CALL else self.before_in_frame(moment)

    def before_in_frame(self, moment: int) -> int | None:
        """The state before of the same activation; None if there is none."""
        recording, frame = self.recording, self.recording.frames[moment]
        found = last_where(
            lambda a, b: (recording.frames[a:b] == frame) & (recording.events[a:b] < EXPRESSION), 0, moment
        )
        return found if found >= 0 else None

    def first_of(self, frame: int, after: int) -> int:
        """The first state of an activation, which is after this moment."""
        frames = self.recording.frames
        return first_where(lambda a, b: frames[a:b] == frame, after, len(self))

    def caller(self, moment: int) -> int | None:
        """The state at which the calling function waits."""
        depths, events = self.recording.depths, self.recording.events
        depth = depths[moment] - 1
        if depth < 0:
            return None
        found = last_where(lambda a, b: (depths[a:b] <= depth) & (events[a:b] < EXPRESSION), 0, moment)
        if found >= 0 and events[found] == RETURN:  # it has stopped, and waits for what an exception was thrown into
            return self.before_in_frame(found)
        return found if found >= 0 else None

    def stack(self, moment: int) -> list[int]:
        """Moments of the active functions, outermost first; the last is this one."""
        depths = self.recording.depths
        moments, at = [], min(moment, len(self) - 1) if len(self) else None
        while at is not None:
            moments.append(at)
            caller = self.caller(at)
            missing = 0 if caller is None else depths[at] - depths[caller] - 1
            moments += self._waiting_for(at)[:missing] if missing > 0 else []
            at = caller
        return moments[::-1]

    def _waiting_for(self, moment: int) -> list[int]:
        """Functions in whose `yield from` or `await` the one here runs, innermost first, as they were when it stopped
        last: an exception was thrown through them, so no state tells that they are entered."""
        frames, events, frame = self.recording.frames, self.recording.events, self.recording.frames[moment]
        stopped = last_where(lambda a, b: (frames[a:b] == frame) & (events[a:b] == RETURN), 0, moment)
        return self.stack(stopped)[-2::-1] if stopped >= 0 else []


def _level_mask(recording: ArrayRecording, depth: int) -> Callable[[int, int], Mask]:
    return lambda a, b: (recording.depths[a:b] <= depth) & (recording.events[a:b] < EXPRESSION)


def _until_mask(recording: ArrayRecording, depth: int, line: int) -> Callable[[int, int], Mask]:
    def holds(a: int, b: int) -> Mask:
        depths = recording.depths[a:b]
        below = (depths < depth) | ((depths == depth) & (recording.lines[a:b] > line))
        mask: Mask = below & np.isin(recording.events[a:b], (LINE, CALL))
        return mask

    return holds


def _leaving(timeline: Timeline, moment: int, depth: int) -> int:
    waiting = timeline.stack(moment)
    start = waiting[min(depth, len(waiting) - 1)]
    found = timeline.forward(start, STEP_RETURN)
    if found < len(timeline) or timeline.exit is not Exit.NEVER:
        return found
    # A run that goes on has no end of the function yet; but a return is always the last state of its level.
    last, recording = timeline.before(len(timeline)), timeline.recording
    is_left = recording.events[last] == RETURN or last in recording.unwound
    return last if last > start and recording.depths[last] == depth and is_left else found
