"""What the interpreter told, as a recording that moves can be made on (tree/forward.py).

What it does not tell stands there as something that no move stops at; a move that would have to look there leads
nowhere. Knows told states; neither values nor walks.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from ndb.predict.reckon.activations import Gap, Told
from ndb.trace.state import Event, Exit, Scope, State
from ndb.tree.action import Action, Move
from ndb.tree.forward import ForwardTree
from ndb.tree.span import Span

_UNTOLD: Final = int(Event.INSTRUCTION)
"""No move of a walk stops at one."""
_GENERATOR: Final = "<genexpr>"
_INSIDE: Final = frozenset({Move.STEP_EXPRESSION, Move.STEP_INSIDE})


class ToldStates:
    """The states of one run of the interpreter, in columns."""

    exit = Exit.NEVER

    def __init__(self, told: Sequence[Told | Gap], sources: Mapping[str, str]) -> None:
        self._told, self.sources = told, sources
        self.events = [int(each.event) if isinstance(each, Told) else _UNTOLD for each in told]
        self.depths = [each.depth for each in told]
        self.lines = [each.line if isinstance(each, Told) else 0 for each in told]
        self.frames = [each.frame if isinstance(each, Told) else 0 for each in told]
        self._numbers = {("", 0): 0}
        self.scopes = [Scope("", "", 0)]
        self.scope_numbers = [self._scope(each) if isinstance(each, Told) else 0 for each in told]
        self._gaps = [index for index, each in enumerate(told) if isinstance(each, Gap)]

    def _scope(self, told: Told) -> int:
        """Of a generator expression on a line; one for all else of a file."""
        place = told.file, told.generator_line
        if place not in self._numbers:
            self._numbers[place] = len(self.scopes)
            self.scopes.append(Scope(told.file, _GENERATOR if told.generator_line else "", told.generator_line))
        return self._numbers[place]

    def __len__(self) -> int:
        return len(self._told)

    def told(self, index: int) -> Told:
        found = self._told[index]
        assert isinstance(found, Told)
        return found

    def source_of(self, index: int) -> str:
        told = self.told(index)
        return told.part or (self.sources[told.file].split("\n")[told.line - 1] if told.line else "<module>")

    def state(self, index: int) -> State:
        told = self.told(index)
        source = self.source_of(index)
        return State(told.event, source, told.locals, told.value, told.line, told.depth, told.frame, told.file)

    def target(self, index: int, move: Move) -> int | None:
        """Where a move leads: as many as there are where it leads behind all that was told, None into what was not."""
        found = ForwardTree(Span(self, 0, len(self))).target(index, Action(move))
        return found if not any(self._hides(gap, index, move) for gap in self._gaps if index < gap < found) else None

    def _hides(self, gap: int, index: int, move: Move) -> bool:
        """Whether a move from a state could have stopped at something that was not told."""
        untold = self._told[gap]
        assert isinstance(untold, Gap)
        if move in _INSIDE:
            return move is Move.STEP_INSIDE or untold.depth <= self.depths[index]
        return not untold.is_inside and (move is Move.STEP_INTO or untold.depth <= self.depths[index])
