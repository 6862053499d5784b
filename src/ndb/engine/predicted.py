"""A timeline of predictions: the states a model said, in order of time, kept as a list.

Knows lists of states; nothing of models. Places where states were jumped over look like any other: what was not asked
for is simply not there.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ndb.trace.state import Event, Exit, Scope, State
from ndb.tree.action import Action


@dataclass(frozen=True, slots=True)
class Predicted:
    """A state, how sure the model was, and what led to it."""

    state: State
    confidence: float | None
    """None for a state that was given."""
    action: Action | None
    """The action that led here from the state before; None for a start."""
    edited: frozenset[str] = frozenset()


@dataclass(slots=True)
class PredictedRecording:
    """A recording over a list that grows at both ends. Columns are made anew when asked for."""

    sources: Mapping[str, str]
    items: list[Predicted] = field(default_factory=list)
    exit: Exit = Exit.NEVER

    @property
    def scopes(self) -> list[Scope]:
        return [Scope(file, name, 0) for file, name in self._places]

    @property
    def _places(self) -> dict[tuple[str, str], int]:
        found: dict[tuple[str, str], int] = {}
        for item in self.items:
            found.setdefault((item.state.file, item.state.function), len(found))
        return found

    @property
    def events(self) -> list[int]:
        return [int(item.state.event) for item in self.items]

    @property
    def depths(self) -> list[int]:
        return [item.state.depth for item in self.items]

    @property
    def lines(self) -> list[int]:
        return [item.state.line for item in self.items]

    @property
    def frames(self) -> list[int]:
        return [item.state.frame for item in self.items]

    @property
    def scope_numbers(self) -> list[int]:
        places = self._places
        return [places[item.state.file, item.state.function] for item in self.items]

    def __len__(self) -> int:
        return len(self.items)

    def state(self, index: int) -> State:
        return self.items[index].state

    def source_of(self, index: int) -> str:
        return self.items[index].state.source


def entered(source: str, file: str, function: str) -> State:
    """The state at which a program starts that nobody has run."""
    line = 0 if function == "<module>" else _line_of(source, function)
    text = "<module>" if line == 0 else source.split("\n")[line - 1]
    return State(Event.CALL, text, {}, None, line, 0, 0, file, function)


def _line_of(source: str, function: str) -> int:
    lines = source.split("\n")
    return next(number for number in range(len(lines), 0, -1) if lines[number - 1].startswith(f"def {function}("))
