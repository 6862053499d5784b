"""What a recording consists of: events, states, exits, and the recording itself.

Knows nothing of how states are obtained (recorder), stored (trace file) or walked (tree).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Protocol


class Event(IntEnum):
    """Why the interpreter reported a state."""

    CALL = 0
    LINE = 1
    RETURN = 2
    EXCEPTION = 3
    EXPRESSION = 4
    ROUND = 5
    """An expression state inside a comprehension or generator expression (SPEC 2c)."""
    WORKING = 6
    """Worked out from a state, never recorded (SPEC 2c)."""
    INSTRUCTION = 7
    """Before an instruction of the interpreter (SPEC 2d)."""

    @property
    def is_inside_line(self) -> bool:
        """Whether it tells of a part of a line: what is larger than EXPRESSION, too."""
        return self >= Event.EXPRESSION

    @property
    def word(self) -> str:
        return self.name.lower()


class Exit(StrEnum):
    """How a run ended. ENTRY is where going backwards ends: before the first state."""

    NORMAL = "exit_normal"
    ERROR = "exit_error"
    NEVER = "exit_never"
    ENTRY = "inv_exit_entry"


@dataclass(frozen=True, slots=True)
class Scope:
    """A function (or lambda, class body, module body) that was run: where its text stands."""

    file: str
    name: str
    """Qualified name; `<module>` for a script's body."""
    line: int
    """Line of `def` (not of a decorator), `class` or `lambda`; 0 for a module body."""


@dataclass(frozen=True, slots=True)
class State:
    """One state of a program, values as text.

    `locals` is complete in every state of a real run, also where documents show a value instead (return, exception):
    it is what the next state, or the one before, is compared with.
    """

    event: Event
    source: str
    """The source line with its indentation, without its line end; of an expression state the expression's text, of an
    instruction state the instruction's."""
    locals: Mapping[str, str]
    """Of an instruction state the evaluation stack from bottom to top, under "0", "1", …"""
    value: str | None
    """Of return, exception and expression states: the value, rendered; of instruction states where in the source it
    stands."""
    line: int
    """Line number in `file`; 0 for the call state of a module body."""
    depth: int
    """Call-stack depth; the first state of a recording has depth 0."""
    frame: int
    """Which activation of a function: equal for all states of one run of one function, generators' resumptions
    included."""
    file: str = ""
    function: str = ""


class Recording(Protocol):
    """The states of one thread of one run, in order. Columns are cheap to read; `state` renders one state."""

    @property
    def sources(self) -> Mapping[str, str]:
        """File name to the text that ran."""

    @property
    def scopes(self) -> Sequence[Scope]: ...

    @property
    def events(self) -> Sequence[int]: ...

    @property
    def depths(self) -> Sequence[int]: ...

    @property
    def lines(self) -> Sequence[int]: ...

    @property
    def frames(self) -> Sequence[int]: ...

    @property
    def scope_numbers(self) -> Sequence[int]: ...

    @property
    def exit(self) -> Exit: ...

    def __len__(self) -> int: ...

    def state(self, index: int) -> State: ...

    def source_of(self, index: int) -> str:
        """The SRC of a state, without rendering its values."""


def states(recording: Recording) -> Iterator[State]:
    """All states, rendered, first to last."""
    return (recording.state(index) for index in range(len(recording)))
