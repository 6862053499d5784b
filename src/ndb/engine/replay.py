"""The replay engine: a cursor on a timeline, exact both ways.

Knows nothing of programs that still run; nothing it does can change what happened.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ndb.engine.protocol import (
    EXPRESSION_MOVES,
    FORWARD_MOVES,
    INVERSE_MOVES,
    NO_STOPS,
    RUN_END,
    Goal,
    Place,
    Provenance,
    Reason,
    Stops,
)
from ndb.engine.timeline.columns import ArrayRecording
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadAction
from ndb.trace.state import Event, Exit, Recording, State
from ndb.trace.values.interpret import evaluate_text
from ndb.tree.action import Action, Move
from ndb.tree.inverse import Node


class ReplayEngine:
    """Walks a recording."""

    name = "replay"

    def __init__(self, recording: Recording | ArrayRecording, start: int = 0) -> None:
        if not len(recording):
            raise BadAction("this recording holds no state: nothing of the user's code ran")
        self.timeline = Timeline(recording)
        self._at = Node(start)

    @property
    def sources(self) -> Mapping[str, str]:
        return self.timeline.recording.sources

    @property
    def moves(self) -> frozenset[Move]:
        has_expressions = bool((self.timeline.recording.events >= Event.EXPRESSION).any())
        return FORWARD_MOVES | INVERSE_MOVES | (EXPRESSION_MOVES if has_expressions else frozenset())

    @property
    def here(self) -> Place:
        if self._at.index < 0:
            return Place(None, Exit.ENTRY, moment=-1)
        if self._at.index >= len(self.timeline):
            return Place(None, self.timeline.exit, moment=len(self.timeline))
        state = self.timeline.state(self._at.index)
        return Place(state, moment=self._at.index, before_calls=self._at.before_calls, provenance=Provenance.RECORDED)

    def move(self, action: Action) -> Place:
        if action.move in EXPRESSION_MOVES and action.move not in self.moves:
            raise BadAction("this recording has no expression states; record it with --expressions")
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
        found = self.timeline.seek(at, stops, end)
        self._at = Node(found)
        return replace(self.here, reason=_reason(found, end, len(self.timeline)))

    def run_back(self, stops: Stops) -> Place:
        self._at = Node(self.timeline.seek_back(self._at.index, stops))
        return replace(self.here, reason=_reason(self._at.index, -1, -1))

    def go(self, moment: int) -> Place:
        self._at = Node(max(-1, min(moment, len(self.timeline))))
        return self.here

    def stack(self) -> Sequence[State]:
        return [self.timeline.state(moment) for moment in self.timeline.stack(max(self._at.index, 0))]

    def evaluate(self, expression: str, frame: int) -> str:
        state = self.timeline.state(self._at.index) if frame == -1 and not self.here.is_end else self.stack()[frame]
        return evaluate_text(expression, state.locals)

    def assign(self, name: str, expression: str, frame: int) -> Place:
        raise BadAction("a recording cannot go on differently; set variables with --engine live or --engine neural")

    def fork(self) -> "ReplayEngine":
        return ReplayEngine(self.timeline.recording, self._at.index)

    def restart(self) -> Place:
        return self.go(0)

    def close(self) -> None:
        """Nothing was started."""


def _reason(found: int, goal: int, end: int) -> Reason:
    if found == end:
        return Reason.END
    return Reason.GOAL if found == goal else Reason.STOP
