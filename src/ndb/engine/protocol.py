"""What every engine is: something that stands at a state of a program and can be moved by debugger actions.

Three truths stand behind it: live (runs the program), replay (walks a recording), neural (predicts). Knows states and
actions; nothing of breakpoints with conditions, histories or people: that is the session's.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

from ndb.errors import BadAction
from ndb.trace.state import Event, Exit, State
from ndb.tree.action import Action, Move

if TYPE_CHECKING:
    from ndb.engine.timeline.timeline import Timeline

FORWARD_MOVES = frozenset(move for move in Move if not move.inverse and move is not Move.STEP_EXPRESSION)
INVERSE_MOVES = frozenset(move for move in Move if move.inverse)


class Provenance(StrEnum):
    """Where what is shown comes from."""

    RUN = "run"
    """Just now, by the real program."""
    RECORDED = "recorded"
    PREDICTED = "predicted"
    EDITED = "edited"


class Reason(StrEnum):
    """Why an engine came to rest."""

    GOAL = "goal"
    STOP = "stop"
    INTERRUPTED = "interrupted"
    END = "end"


@dataclass(frozen=True, slots=True)
class Place:
    """Where an engine stands: at a state, past an end of the run, or nowhere that makes sense (`problem`)."""

    state: State | None
    exit: Exit | None = None
    provenance: Provenance = Provenance.RECORDED
    confidence: float | None = None
    """Of a prediction: how likely it is right, given that the state before was."""
    moment: int | None = None
    """Position on the engine's timeline."""
    before_calls: bool = False
    """Backwards only: the calls this line made have not been walked through yet (`inv_line_call`)."""
    edited: frozenset[str] = frozenset()
    """Variables that were set by hand."""
    reason: Reason = Reason.GOAL
    problem: str | None = None
    """Why there is neither a state nor an exit, or what is to be said about the exit."""
    chances: Mapping[str, float] = field(default_factory=dict)
    """Of a prediction: how likely each value is right, by variable; under "" that of the value."""
    unknown: frozenset[str] = frozenset()
    """Of these, the values that are more likely wrong than right: shown as unknown, the guess on request."""
    so_far: float | None = None
    """Of a prediction: how likely it and all before it are right."""
    way: str | None = None
    """In which way a prediction was come to, where there was a choice."""
    scores: Sequence[float] = ()
    """Of a prediction: the log-probabilities of what the model said."""

    @property
    def is_end(self) -> bool:
        return self.state is None


@dataclass(frozen=True, slots=True)
class Watch:
    """A variable to stop at when it changes: of one activation, or a module's (`frame` None, by file)."""

    name: str
    frame: int | None
    file: str = ""


@dataclass(frozen=True, slots=True)
class Goal:
    """Where a run was sent, in terms that stay true while it is under way. At most one is given.

    Depths, not actions: a run that was stopped on its way (by a breakpoint whose condition then did not hold) goes on
    to the same goal from where it is.
    """

    any_state: bool = False
    """The very next state."""
    level: int | None = None
    """The first state at most this deep."""
    leaving: int | None = None
    """The last state of the function that is active at this depth."""
    expressions: bool = False
    """With a level: expression states count too."""
    source: str | None = None
    """The first line or call state whose source line reads so."""
    until: tuple[int, int] | None = None
    """(depth, line): the first line or call state less deep, or this deep and after this line."""


@dataclass(frozen=True, slots=True)
class Stops:
    """Where a run is to stop on its way: at any of these."""

    lines: frozenset[tuple[str, int]] = frozenset()
    conditions: tuple[tuple[str, int, str], ...] = ()
    """(file, line, expression): at this line where the expression holds, or where that cannot be known."""
    functions: frozenset[str] = frozenset()
    """Qualified names, or their last parts."""
    raised: bool = False
    """At every exception state that does not just pass an exception on."""
    watches: tuple[Watch, ...] = ()


NO_GOAL = Goal()
NO_STOPS = Stops()


class Engine(Protocol):
    """One truth about one program."""

    @property
    def name(self) -> str:
        """`live`, `replay` or `neural`."""

    @property
    def sources(self) -> Mapping[str, str]:
        """File name to text, of what has been seen so far."""

    @property
    def moves(self) -> frozenset[Move]:
        """The moves that lead anywhere at all."""

    @property
    def here(self) -> Place: ...

    @property
    def timeline(self) -> "Timeline":
        """The states known so far, in order of time."""

    def move(self, action: Action) -> Place:
        """Do one action of the language (SPEC 2, 2b, 3). Raises BadAction where it cannot be done."""

    def run(self, goal: Goal = NO_GOAL, stops: Stops = NO_STOPS) -> Place:
        """Go on to the goal, or to the first stop before it; to the end of the run if there is neither."""

    def run_back(self, stops: Stops) -> Place:
        """Go back to the nearest earlier stop; to before the first state if there is none."""

    def go(self, moment: int) -> Place:
        """Stand at a state of the timeline again."""

    def stack(self) -> Sequence[State]:
        """The functions that are active here, outermost first, each where it waits; the last is `here`."""

    def evaluate(self, expression: str, frame: int) -> str:
        """The rendered value of an expression in `stack()[frame]`. Only the live engine may run the user's code."""

    def assign(self, name: str, expression: str, frame: int) -> Place:
        """Set a variable here and go on from there. Raises BadAction where nothing could go on."""

    def fork(self) -> "Engine":
        """A second engine that stands here and goes its own way."""

    def restart(self) -> Place:
        """Stand at the first state again; the live engine runs the program anew."""

    def close(self) -> None:
        """End what was started. An engine that is closed can be closed again."""


def goal_of(action: Action, state: State) -> Goal:
    """Where an action leads from a state, as a goal."""
    match action.move:
        case Move.STEP_INTO:
            return Goal(any_state=True)
        case Move.STEP_OVER:
            return Goal(level=state.depth)
        case Move.STEP_RETURN:
            return Goal(leaving=state.depth)
        case Move.STEP_EXPRESSION:
            return Goal(level=state.depth, expressions=True)
        case Move.BREAKPOINT:
            return Goal(source=action.source)
        case Move.CONTINUE:
            return NO_GOAL
    raise BadAction(f"{action} goes backwards; there is no goal ahead")


def has_function_name(qualified: str, wanted: str) -> bool:
    """Whether a function of this qualified name is meant by `wanted`: all of it, or its last parts."""
    return qualified == wanted or qualified.endswith("." + wanted)


def same_state(one: State, other: State) -> bool:
    """Whether two states tell the same, wherever their frames were numbered."""
    return (one.event, one.source, one.value, dict(one.locals)) == (
        other.event,
        other.source,
        other.value,
        dict(other.locals),
    )


def is_line_or_call(state: State) -> bool:
    return state.event in (Event.LINE, Event.CALL)
