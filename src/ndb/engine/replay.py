"""The replay engine: a cursor on a timeline, exact both ways.

Knows nothing of programs that still run; nothing it does can change what happened.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ndb.engine.protocol import (
    EXPRESSION_MOVES,
    FORWARD_MOVES,
    INSTRUCTION_MOVES,
    INVERSE_MOVES,
    NO_STOPS,
    RUN_END,
    Goal,
    Inside,
    Place,
    Provenance,
    Reason,
    Sameness,
    Stops,
    ThreadInfo,
    ThreadState,
    stops_of_thread,
)
from ndb.engine.timeline.columns import ArrayRecording
from ndb.engine.timeline.objects import same_in_recording
from ndb.engine.timeline.seek import seek, seek_back
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadAction
from ndb.trace.state import Event, Exit, Recording, State
from ndb.tree.action import Action, Move
from ndb.tree.inverse import Node


@dataclass(frozen=True, slots=True)
class Other:
    """A thread of the recorded run."""

    name: str
    recording: Recording


class ReplayEngine:
    """Walks a recording."""

    name = "replay"

    def __init__(
        self, recording: Recording | ArrayRecording, start: int = 0, others: Mapping[int, Other] | None = None
    ) -> None:
        """`others`: all threads of the same run by number, this one among them, where there are several."""
        if not len(recording):
            raise BadAction("this recording holds no state: nothing of the user's code ran")
        self.timeline = Timeline(recording)
        self.notes: list[str] = []
        self._others = dict(others or {})
        self.thread = next((n for n, other in self._others.items() if other.recording is recording), 0)
        self._timelines = {self.thread: self.timeline}
        self._at = Node(start)

    @property
    def sources(self) -> Mapping[str, str]:
        return self.timeline.recording.sources

    @property
    def threads(self) -> Sequence[ThreadInfo]:
        if not self._others:
            return [ThreadInfo(0, "MainThread", ThreadState.RECORDED, self._last(0))]
        return [
            ThreadInfo(number, other.name, ThreadState.RECORDED, self._last(number))
            for number, other in sorted(self._others.items())
        ]

    def _last(self, number: int) -> State | None:
        timeline = self._timeline(number)
        return timeline.state(len(timeline) - 1) if len(timeline) else None

    def _timeline(self, number: int) -> Timeline:
        if number not in self._timelines:
            self._timelines[number] = Timeline(self._others[number].recording)
        return self._timelines[number]

    def choose_thread(self, number: int) -> Place:
        """Stand at the first state of another thread: how the threads' states lay in time was not recorded."""
        if number == self.thread:
            return self.here
        if number not in self._others:
            last = max(self._others, default=0)
            raise BadAction(f"there is no thread {number}; there are 0 to {last} (see: threads)")
        if not len(self._timeline(number)):
            raise BadAction(f"thread {number} ({self._others[number].name}) never came to a line of the user's")
        self.thread, self.timeline, self._at = number, self._timeline(number), Node(0)
        return self.here

    @property
    def moves(self) -> frozenset[Move]:
        events = self.timeline.recording.events
        has_expressions = bool(((events == Event.EXPRESSION) | (events == Event.ROUND)).any())
        has_instructions = bool((events == Event.INSTRUCTION).any())
        below = (EXPRESSION_MOVES if has_expressions else frozenset()) | (
            INSTRUCTION_MOVES if has_instructions else frozenset()
        )
        return FORWARD_MOVES | INVERSE_MOVES | below

    @property
    def here(self) -> Place:
        if self._at.index < 0:
            return Place(None, Exit.ENTRY, moment=-1)
        if self._at.index >= len(self.timeline):
            return self._past_end()
        state = self.timeline.state(self._at.index)
        return Place(state, moment=self._at.index, before_calls=self._at.before_calls, provenance=Provenance.RECORDED)

    def _past_end(self) -> Place:
        """Past the end of the program, or of a thread other than its main one."""
        end = Place(None, self.timeline.exit, moment=len(self.timeline))
        if not self.thread or self.timeline.exit is Exit.NEVER:
            return end
        said = f"thread {self.thread} ({self._others[self.thread].name}) has ended"
        return replace(end, reason=Reason.THREAD_END, problem=said)

    def move(self, action: Action) -> Place:
        if action.move in EXPRESSION_MOVES and action.move not in self.moves:
            raise BadAction("this recording has no expression states; record it with --expressions")
        if action.move in INSTRUCTION_MOVES and action.move not in self.moves:
            raise BadAction("this recording has no instruction states; record it with --instructions")
        self._at = self._backward(action) if action.move.inverse else self._forward(action)
        return self.here

    def _forward(self, action: Action) -> Node:
        if self._at.index >= len(self.timeline):
            raise BadAction("the run is over; go back, or restart")
        if self._at.index < 0:
            return Node(0) if action.move is not Move.CONTINUE else Node(len(self.timeline))
        return Node(self.timeline.forward(self._at.index, action))

    def _backward(self, action: Action) -> Node:
        if self._at.index < 0:
            raise BadAction("this is before the first state; there is nothing to go back to")
        if self._at.index >= len(self.timeline):
            return Node(self.timeline.before(len(self.timeline)))
        return self.timeline.backward(self._at, action) or Node(-1)

    def run(self, goal: Goal = RUN_END, stops: Stops = NO_STOPS) -> Place:
        at = self._at.index
        if at >= len(self.timeline):
            raise BadAction("the run is over; go back, or restart")
        end = self.timeline.goal(at, goal) if at >= 0 else 0 if goal != RUN_END else len(self.timeline)
        found = seek(self.timeline, at, stops_of_thread(stops, self.thread), end)
        self._at = Node(found)
        if found == len(self.timeline):
            self._tell_of_others(stops)
        here = self.here
        is_over = here.reason is Reason.THREAD_END
        return here if is_over else replace(here, reason=_reason(found, end, len(self.timeline)))

    def run_back(self, stops: Stops) -> Place:
        self._at = Node(seek_back(self.timeline, self._at.index, stops_of_thread(stops, self.thread)))
        return replace(self.here, reason=_reason(self._at.index, -1, -1))

    def _tell_of_others(self, stops: Stops) -> None:
        """Breakpoints that other threads came to are not passed in silence, although nobody knows when it was."""
        for number in sorted(self._others):
            timeline = self._timeline(number)
            hit = seek(timeline, -1, stops_of_thread(stops, number), len(timeline))
            if number != self.thread and hit < len(timeline):
                name = self._others[number].name
                self.notes.append(f"thread {number} ({name}) comes to a breakpoint, too: `thread {number}`, then `c`")

    def go(self, moment: int) -> Place:
        self._at = Node(max(-1, min(moment, len(self.timeline))))
        return self.here

    def stack(self) -> Sequence[State]:
        return [self.timeline.state(moment) for moment in self.timeline.stack(max(self._at.index, 0))]

    def evaluate(self, expression: str, frame: int) -> str:
        return self.timeline.values.evaluate(expression, self._moment(frame))

    def value(self, expression: str, frame: int) -> Any:
        return self.timeline.values.value(expression, self._moment(frame))

    def inside(self, name: str, frame: int) -> Inside | None:
        return self.timeline.values.inside(name, self._moment(frame))

    def brief(self, name: str, frame: int) -> str:
        return self.timeline.values.brief(name, self._moment(frame))

    def _moment(self, frame: int) -> int:
        """Where a function of the stack waits."""
        if frame == -1 and not self.here.is_end:
            return self._at.index
        return self.timeline.stack(max(self._at.index, 0))[frame]

    def same(self, name: str, frame: int) -> Sameness:
        return same_in_recording(self.timeline, name, min(max(self._at.index, 0), len(self.timeline) - 1), frame)

    def assign(self, name: str, expression: str, frame: int) -> Place:
        raise BadAction("a recording cannot go on differently; set variables with --engine live or --engine neural")

    def fork(self) -> "ReplayEngine":
        return ReplayEngine(self.timeline.recording, self._at.index, self._others)

    def restart(self) -> Place:
        return self.go(0)

    def close(self) -> None:
        """Nothing was started."""


def _reason(found: int, goal: int, end: int) -> Reason:
    if found == end:
        return Reason.END
    return Reason.GOAL if found == goal else Reason.STOP
