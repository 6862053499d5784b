"""The inverse state tree: the same states backwards in time (SPEC 3).

A line state that made calls stands twice: as `inv_line_call`, in front of what it called, and as plain `inv_line`
behind it. A position is therefore an index and whether it is the first of the two. Nothing is built.
"""

from dataclasses import dataclass
from typing import assert_never

from ndb.errors import BadAction
from ndb.trace.state import Event
from ndb.tree.action import Action, Move
from ndb.tree.search import first_where, ints, last_where
from ndb.tree.span import Span

CALL, LINE, EXPRESSION = int(Event.CALL), int(Event.LINE), int(Event.EXPRESSION)


@dataclass(frozen=True, slots=True)
class Node:
    """A position in the inverse tree."""

    index: int
    before_calls: bool = False
    """True for `inv_line_call`: the calls this line made lie ahead (that is, earlier in the walk's order)."""


class InverseTree:
    """Walks a span of a recording backwards. `None` is the exit, before the first state."""

    def __init__(self, span: Span) -> None:
        self.span = span
        self.recording = span.recording

    @property
    def first(self) -> Node:
        """Where an inverse walk starts: the last state of the span."""
        return Node(self._last_state_before(self.span.stop))

    def target(self, node: Node, action: Action) -> Node | None:
        match action.move:
            case Move.INV_STEP_INTO:
                return self._into(node)
            case Move.INV_STEP_OVER:
                return self._over(node)
            case Move.INV_STEP_CALL:
                return self._call_of(node)
            case (
                Move.STEP_INTO
                | Move.STEP_OVER
                | Move.STEP_RETURN
                | Move.STEP_EXPRESSION
                | Move.STEP_INSIDE
                | Move.STEP_INSTRUCTION
                | Move.BREAKPOINT
                | Move.CONTINUE
            ):
                raise BadAction(f"{action} goes forwards; this walk goes backwards")
            case _:
                assert_never(action.move)

    def _into(self, node: Node) -> Node | None:
        if node.before_calls:
            return Node(self._last_of_calls(node.index))
        previous = self._last_state_before(node.index)
        if previous < self.span.start:
            return None
        if self.recording.depths[previous] <= self.recording.depths[node.index]:
            return Node(previous)
        caller = self._over(node)  # the line that made these calls stands in front of them
        return caller if caller and caller.before_calls else Node(previous)

    def _over(self, node: Node) -> Node | None:
        if node.before_calls:
            return Node(node.index)
        recording = self.recording
        previous = self._last_at_most(recording.depths[node.index], node.index)
        if previous < self.span.start:
            return None
        made_calls = self._last_state_before(node.index) != previous and recording.events[previous] == LINE
        return Node(previous, before_calls=made_calls)

    def _call_of(self, node: Node) -> Node | None:
        recording, depth = self.recording, self.recording.depths[node.index]
        if recording.events[node.index] == CALL:
            return self._over(node)
        call = last_where(
            lambda a, b: (ints(recording.depths, a, b) == depth) & (ints(recording.events, a, b) == CALL),
            self.span.start,
            node.index,
        )
        return Node(call) if call >= self.span.start else None

    def _last_of_calls(self, index: int) -> int:
        """The last state of what the line at `index` called."""
        recording, depth = self.recording, self.recording.depths[index]
        end = first_where(
            lambda a, b: (ints(recording.depths, a, b) <= depth) & (ints(recording.events, a, b) < EXPRESSION),
            index + 1,
            self.span.stop,
        )
        return self._last_state_before(end)

    def _last_state_before(self, index: int) -> int:
        return last_where(lambda a, b: ints(self.recording.events, a, b) < EXPRESSION, self.span.start, index)

    def _last_at_most(self, depth: int, before: int) -> int:
        recording = self.recording
        return last_where(
            lambda a, b: (ints(recording.depths, a, b) <= depth) & (ints(recording.events, a, b) < EXPRESSION),
            self.span.start,
            before,
        )
