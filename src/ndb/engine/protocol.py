"""What every engine is: something that stands at a state of a program and can be moved by debugger actions.

Four truths stand behind it: live (runs the program), replay (walks a recording), guided (runs what can run and assumes
the rest), neural (predicts). Knows states and actions; nothing of breakpoints with conditions, histories or people:
that is the session's.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol, TypeGuard, assert_never, runtime_checkable

from ndb.errors import BadAction
from ndb.trace.state import Exit, State
from ndb.tree.action import (
    CONTINUE,
    STEP_EXPRESSION,
    STEP_INSIDE,
    STEP_INSTRUCTION,
    STEP_INTO,
    STEP_OVER,
    STEP_RETURN,
    Action,
    Move,
    breakpoint_at,
)

if TYPE_CHECKING:
    from ndb.engine.guided.assumption import Assumption, Given
    from ndb.engine.timeline.timeline import Timeline
    from ndb.model.protocol import TalkingModel
    from ndb.trace.values.way import Step

EXPRESSION_MOVES = frozenset({Move.STEP_EXPRESSION, Move.STEP_INSIDE})
"""Need the states inside lines."""
INSTRUCTION_MOVES = frozenset({Move.STEP_INSTRUCTION})
NO_INSTRUCTIONS = (
    "only recordings have instruction states; record with `ndb trace --instructions`, then `ndb debug` the file"
)
FORWARD_MOVES = frozenset(move for move in Move if not move.inverse) - EXPRESSION_MOVES - INSTRUCTION_MOVES
INVERSE_MOVES = frozenset(move for move in Move if move.inverse)


class Provenance(StrEnum):
    """Where what is shown comes from."""

    COMPUTED = "computed"
    """Just now, by the real program."""
    RECORDED = "recorded"
    """By the real program, some time ago."""
    ASSUMED = "assumed"
    """Said by a model (or a person) in the place of something that the program lacks."""
    PREDICTED = "predicted"
    EDITED = "edited"
    """Set by hand."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where one value comes from.

    A guided run really computes, but from values that may have been assumed. So a value is exact, or it is an
    assumption, or it rests on some: `Origin(COMPUTED)`, `Origin(ASSUMED, (2,))`, `Origin(COMPUTED, (1, 2))`.
    """

    provenance: Provenance
    assumptions: tuple[int, ...] = ()
    """The assumptions without which the value could be another, by their numbers in the engine's list; of an assumed
    value its own."""

    @property
    def is_exact(self) -> bool:
        """Whether the real program computed it, from nothing that was assumed."""
        return self.provenance in (Provenance.COMPUTED, Provenance.RECORDED) and not self.assumptions


class Reason(StrEnum):
    """Why an engine came to rest."""

    GOAL = "goal"
    STOP = "stop"
    INTERRUPTED = "interrupted"
    END = "end"
    THREAD_END = "thread end"
    """Past the end of a thread while the program goes on, or past that of one that is not the main one."""


WORKED_OUT = "worked out from the code"
"""The way to a state for which no model was asked: plain code over values that are known, or were predicted before."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a prediction is worth."""

    confidence: float | None = None
    """How likely the state is right, given that the state before was."""
    so_far: float | None = None
    """How likely it and all before it are right."""
    chances: Mapping[str, float] = field(default_factory=dict)
    """How likely each value is right, by variable; under "" that of the state's value."""
    unknown: frozenset[str] = frozenset()
    """Of these, the values that are more likely wrong than right: shown as unknown, the guess on request."""
    way: str | None = None
    """In which way it was come to, where there was a choice."""
    scores: Sequence[float] = ()
    """The log-probabilities of what the model said."""

    @property
    def is_worked_out(self) -> bool:
        """Whether no model was asked, neither for this state nor for one that it comes from."""
        return self.way == WORKED_OUT and self.so_far == 1.0


class LateOrigins(Mapping[str, Origin]):
    """Origins that are looked for when somebody asks, since that takes its time. None of them is set by hand."""

    def __init__(self, find: Callable[[], Mapping[str, Origin]]) -> None:
        self._find = cache(find)

    def __getitem__(self, name: str) -> Origin:
        return self._find()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._find())

    def __len__(self) -> int:
        return len(self._find())


@dataclass(frozen=True, slots=True)
class Place:
    """Where an engine stands: at a state, past an end of the run, or nowhere that makes sense (`problem`).

    `provenance` is that of the place as a whole; where single values differ from it, `origins` says how. Ask with
    `origin(name)`, which knows both.
    """

    state: State | None
    exit: Exit | None = None
    provenance: Provenance = Provenance.RECORDED
    moment: int | None = None
    """Position on the engine's timeline."""
    before_calls: bool = False
    """Backwards only: the calls this line made have not been walked through yet (`inv_line_call`)."""
    reason: Reason = Reason.GOAL
    problem: str | None = None
    """Why there is neither a state nor an exit, or what is to be said about the exit."""
    forecast: Forecast | None = None
    """Of a prediction: how far it is to be trusted."""
    origins: Mapping[str, Origin] = field(default_factory=dict)
    """By variable, and under "" for the state's value: where it comes from, if not from where the place does."""

    @property
    def is_end(self) -> bool:
        return self.state is None

    def origin(self, name: str) -> Origin:
        """Where the value of a variable comes from; of "", the state's value."""
        return self.origins.get(name, Origin(self.provenance))

    @property
    def edited(self) -> frozenset[str]:
        """Variables that were set by hand."""
        if isinstance(self.origins, LateOrigins):
            return frozenset()
        return frozenset(name for name, origin in self.origins.items() if origin.provenance is Provenance.EDITED)

    @property
    def unknown(self) -> frozenset[str]:
        """Values that are shown as unknown, by variable; under "" the state's value."""
        return self.forecast.unknown if self.forecast is not None else frozenset()


def edited_by_hand(names: Iterable[str]) -> dict[str, Origin]:
    """The origins of variables that were set by hand."""
    return dict.fromkeys(names, Origin(Provenance.EDITED))


@dataclass(frozen=True, slots=True)
class Watch:
    """A variable to stop at when it changes: of one activation, or a module's (`frame` None, by file)."""

    name: str
    frame: int | None
    file: str = ""
    thread: int = 0
    """Of an activation: in which thread."""


@dataclass(frozen=True, slots=True)
class NextState:
    """The very next state."""


@dataclass(frozen=True, slots=True)
class Level:
    """The first state at most this deep."""

    depth: int


@dataclass(frozen=True, slots=True)
class InLine:
    """The next sub-expression of the line that runs, in a function at most this deep; after the last, the next state
    on its level."""

    depth: int
    rounds: bool = False
    """Whether sub-expressions inside a comprehension that stands in the line count too."""


@dataclass(frozen=True, slots=True)
class NextInstruction:
    """The next instruction of the function that runs."""


@dataclass(frozen=True, slots=True)
class Leaving:
    """The last state of the function that is active at this depth."""

    depth: int


@dataclass(frozen=True, slots=True)
class SourceLine:
    """The first line or call state whose source line reads so."""

    source: str


@dataclass(frozen=True, slots=True)
class Until:
    """The first line or call state less deep than this, or this deep and after this line."""

    depth: int
    line: int


@dataclass(frozen=True, slots=True)
class RunEnd:
    """The end of the run."""


Goal = NextState | Level | InLine | NextInstruction | Leaving | SourceLine | Until | RunEnd
"""Where a run was sent, in terms that stay true while it is under way: depths, not actions. So a run that was stopped
on its way (by a breakpoint whose condition then did not hold) goes on to the same goal from where it is."""


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
    uncaught: bool = False
    """Where a thread ends with an exception that nobody caught."""


RUN_END = RunEnd()
NO_STOPS = Stops()


class ThreadState(StrEnum):
    """What a thread does while the session stands somewhere."""

    HELD = "held"
    """Waits at a state of its own."""
    RUNNING = "running"
    """Is in code that is not the user's, or waits for something there; held as soon as it comes back."""
    ENDED = "ended"
    RECORDED = "recorded"


@dataclass(frozen=True, slots=True)
class ThreadInfo:
    """One thread of a run. 0 is the main one, the others are numbered in the order in which they were met."""

    number: int
    name: str
    condition: ThreadState
    state: State | None
    """Where it stands: its last state that is known."""


@dataclass(frozen=True, slots=True)
class TaskFrame:
    """A coroutine of a task, where it waits."""

    file: str
    line: int
    function: str
    locals: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TaskInfo:
    """A task of an event loop: what it runs, outermost coroutine first, and what the innermost one waits for."""

    name: str
    is_current: bool
    frames: tuple[TaskFrame, ...]
    waits_for: str = ""


class Engine(Protocol):
    """One truth about one program."""

    @property
    def name(self) -> str:
        """`live`, `replay`, `guided` or `neural`."""

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

    def run(self, goal: Goal = RUN_END, stops: Stops = NO_STOPS) -> Place:
        """Go on to the goal, or to the first stop before it."""

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


# What an engine may be able to do besides: ask with `isinstance`.


@runtime_checkable
class RunsStatements(Protocol):
    """An engine whose program can be made to run a statement."""

    def execute(self, statement: str, frame: int) -> Place:
        """Run a statement in `stack()[frame]`."""


@runtime_checkable
class DebugsStatements(Protocol):
    """An engine whose program can be stepped through what a statement calls."""

    def debug(self, statement: str, frame: int) -> Place:
        """Run a statement in `stack()[frame]` and stop at the first state of what it calls; here again at its end."""


class HasThreads(Engine, Protocol):
    """An engine whose program may have several threads. Everything else it says is about the chosen one."""

    @property
    def threads(self) -> Sequence[ThreadInfo]:
        """All that were met, in order of their numbers; also those that have ended."""

    @property
    def thread(self) -> int:
        """The chosen one."""

    def choose_thread(self, number: int) -> Place:
        """Stand where that thread stands; moves go on in it. Raises BadAction if there is none."""


def has_threads(engine: object) -> TypeGuard[HasThreads]:
    """Whether an engine is one of those. Its class is asked: before Python 3.12 `isinstance` asks the engine itself for
    its threads, and a live one asks its program."""
    return hasattr(type(engine), "choose_thread")


@runtime_checkable
class HasTasks(Protocol):
    """An engine that can look into event loops."""

    def tasks(self) -> Sequence[TaskInfo]:
        """The tasks of the loop that runs in the chosen thread. Raises BadAction where none does."""


@runtime_checkable
class Jumps(Protocol):
    """An engine whose program can be set to another line."""

    def jump(self, line: int) -> Place:
        """Set the line of the innermost function that runs next; nothing in between is run."""


@runtime_checkable
class Forgets(Protocol):
    """An engine that gives up its oldest states when there are too many."""

    @property
    def forgotten(self) -> int:
        """How many it has given up of the chosen thread: moments are that much smaller than they would be."""


@runtime_checkable
class ReadsAhead(Protocol):
    """An engine that knows files of the program that have not been run yet."""

    def unread(self, file: str) -> tuple[str, str] | None:
        """The name and the text of such a file, given as one would say it: from the project's folder, from where one
        stands, or by its last parts; None if there is none, or if it has been run."""


@runtime_checkable
class TakesNotes(Protocol):
    """An engine that has something to say to whoever watches."""

    @property
    def notes(self) -> list[str]:
        """What is to be said; whoever shows it takes it away."""


@runtime_checkable
class Assumes(Protocol):
    """An engine whose program lacks something: what it took for true instead can be changed."""

    @property
    def cost_of_origins(self) -> str:
        """How it was found out what is another in another run, and how long that took."""

    @property
    def assumptions(self) -> "Sequence[Assumption]":
        """What the run assumed, in order."""

    def assume(self, given: "Given") -> Place:
        """Run again with one assumption more, or another one, to where one is now."""


@runtime_checkable
class SeesChanges(Protocol):
    """An engine whose program looks at watched parts itself: also at those of which no state shows enough."""

    def seen_change(self, watch: Watch) -> tuple[str, str] | None:
        """From what to what a part changed at the state where one stands; None if the program saw no change there."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A variable, or a part of one, that holds an object."""

    frame: int
    """Which function of the stack."""
    way: str
    """`xs`, `box[0]`, `self.items`."""


@dataclass(frozen=True, slots=True)
class Sameness:
    """Who holds one and the same object."""

    holders: tuple[Holder, ...]
    is_exact: bool
    """By identity; else as far as the code of the program tells it."""
    made: int | None = None
    """The moment at which it was first seen; None if that is not known."""
    changed: int | None = None
    """The moment at which it last changed, or something that it holds did."""
    is_all: bool = True
    """Whether all that is in sight was looked into: what a function that waits holds may have changed meanwhile."""


@runtime_checkable
class TellsSame(Protocol):
    """An engine that can tell which variables are one and the same object."""

    def same(self, name: str, frame: int) -> Sameness:
        """Of a variable of `stack()[frame]`, or a part of it."""


@dataclass(frozen=True, slots=True)
class SharedObjects:
    """Every object that two or more variables, or parts of them, are."""

    groups: tuple[tuple[Holder, ...], ...]
    is_exact: bool
    """By identity; else as far as the code of the program tells it."""
    has_parts: bool
    """Whether it also says which objects inside others are one; else only variables were compared."""


@dataclass(frozen=True, slots=True)
class Inside:
    """What an object holds itself, as steps from it: each part is asked for when it is wanted."""

    kind: str
    """The name of its class."""
    form: str
    """list, dict or object."""
    steps: "Sequence[Step]"


@runtime_checkable
class TellsParts(Protocol):
    """An engine that knows more of values than their texts show, and tells it part by part."""

    def inside(self, name: str, frame: int) -> Inside | None:
        """What a variable of `stack()[frame]`, or a part of one, holds; None if no more is known than is shown."""

    def brief(self, name: str, frame: int) -> str:
        """The text of a part, no longer than texts of variables are."""

    def value(self, expression: str, frame: int) -> Any:
        """The value of an expression, as data."""


@runtime_checkable
class TellsShared(Protocol):
    """An engine that knows which objects of the whole stack are one."""

    def shared(self) -> SharedObjects:
        """At the state one stands at."""


@runtime_checkable
class AsksModel(Protocol):
    """An engine behind which a model answers."""

    @property
    def oracle(self) -> "TalkingModel":
        """Who answers."""


def goal_of(action: Action, state: State) -> Goal:
    """Where an action leads from a state, as a goal."""
    match action.move:
        case Move.STEP_INTO:
            return NextState()
        case Move.STEP_OVER:
            return Level(state.depth)
        case Move.STEP_RETURN:
            return Leaving(state.depth)
        case Move.STEP_EXPRESSION:
            return InLine(state.depth)
        case Move.STEP_INSIDE:
            return InLine(state.depth, rounds=True)
        case Move.STEP_INSTRUCTION:
            return NextInstruction()
        case Move.BREAKPOINT:
            assert action.source is not None
            return SourceLine(action.source)
        case Move.CONTINUE:
            return RUN_END
    raise BadAction(f"{action} goes backwards; there is no goal ahead")


def action_to(goal: Goal) -> Action | None:
    """The action of the language that leads to a goal at once; None where the language has none."""
    match goal:
        case NextState():
            return STEP_INTO
        case Level():
            return STEP_OVER
        case InLine(_, rounds):
            return STEP_INSIDE if rounds else STEP_EXPRESSION
        case NextInstruction():
            return STEP_INSTRUCTION
        case Leaving():
            return STEP_RETURN
        case SourceLine(source):
            return breakpoint_at(source)
        case Until():
            return None
        case RunEnd():
            return CONTINUE
    assert_never(goal)


def stops_of_thread(stops: Stops, thread: int) -> Stops:
    """Without the variables of activations in other threads: numbers of activations are a thread's own."""
    if not stops.watches:
        return stops
    return replace(stops, watches=tuple(each for each in stops.watches if each.frame is None or each.thread == thread))


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
