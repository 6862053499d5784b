"""Jumps of the interpreter: the states on the way to where a far action leads are passed, not told.

To tell a state takes several times as long as to interpret what leads to it, and all of them must be held: so a loop of
a hundred thousand rounds can be gone through, but not told. Knows told states and actions; nothing of programs.
"""

from dataclasses import dataclass
from typing import Final

from ndb.predict.reckon.activations import Told
from ndb.trace.state import Event
from ndb.tree.action import Action, Move

FAR_STEPS: Final = 2_000_000
"""Steps of the interpreter for one jump: two or three seconds."""
FAR: Final = frozenset({Move.STEP_RETURN, Move.BREAKPOINT, Move.CONTINUE})
"""Moves that may pass states over."""


@dataclass(frozen=True, slots=True)
class Jump:
    """From a state on nothing is told until where an action leads."""

    after: int
    """So many states are told before."""
    action: Action
    depth: int
    """Of the function in which it begins."""


class Flight:
    """A jump under way, or one that came to its end."""

    def __init__(self, jump: Jump) -> None:
        self.jump = jump
        self.passed = 0
        """States so far that a recording would have, the one that it leads to among them."""
        self.left_with: Told | None = None
        """The state that is the last of its function if that is now left: it told of an exception."""
        self._lowest = jump.depth
        self._lowest_call = jump.depth + 1

    @property
    def is_return(self) -> bool:
        return self.jump.action.move is Move.STEP_RETURN

    def is_past(self, event: Event, depth: int) -> bool:
        """Whether the function in which it began has been left before a state: that of its caller, or of another call
        from there."""
        if not self.is_return:
            return False
        return depth < self.jump.depth or (depth == self.jump.depth and event is Event.CALL)

    def is_there(self, event: Event, depth: int, source: str) -> bool:
        """Whether it leads to a state, which is passed otherwise."""
        self.passed += 1
        self._lowest = min(self._lowest, depth)
        if event is Event.CALL:
            self._lowest_call = min(self._lowest_call, depth)
        if self.is_return:
            return depth == self.jump.depth and event is Event.RETURN
        return event in (Event.LINE, Event.CALL) and source == self.jump.action.source

    def stayed_at(self, depth: int) -> bool:
        """Whether the function that was active at a depth as it began has not been left since."""
        return self._lowest >= depth and self._lowest_call > depth
