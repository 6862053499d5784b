"""Where a session stands: on which branch, at which state, why, and how it got there. All parts of a session share it.

Knows how an engine's place becomes a stop; nothing of where to go.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from ndb.engine.protocol import Engine, Place, Provenance, Reason, SeesChanges, Watch, has_threads
from ndb.engine.timeline.causes.origin import error_out_of_task, origin_of_error, origin_of_raise, raised_before
from ndb.engine.timeline.changes.late import changed_after
from ndb.errors import BadAction
from ndb.session.breakpoints import Breakpoint, Kind
from ndb.trace.names import is_global
from ndb.trace.state import Event, Exit, State

LONGEST_TOLD = 24
"""Characters of a value in a reason."""
MOST_UNDONE = 10_000
"""Moves that can be undone. Who makes more of them is a program."""
FORWARD_WORDS = frozenset({"step", "next", "return", "continue", "until", "expression", "instruction"})
_ENDS = {
    Exit.NORMAL: "the program has ended",
    Exit.ERROR: "the program has ended with an error",
    Exit.NEVER: "the recording ends here: its limit was reached",
    Exit.ENTRY: "before the first state",
}


@dataclass(frozen=True, slots=True)
class Stop:
    """Where the session came to rest, and why."""

    place: Place
    why: str
    changed: frozenset[str] = frozenset()
    """Variables with another value than where this function was seen last."""
    breakpoints: tuple[int, ...] = ()
    said: tuple[str, ...] = ()
    """What log points and failing conditions said on the way."""
    thread: int = 0
    """In which thread."""

    @property
    def state(self) -> State | None:
        return self.place.state


@dataclass(slots=True)
class Branch:
    """One line of what happened or might happen: an engine of its own, from a state on."""

    name: str
    engine: Engine
    start: int
    """Moment of the fork on the timeline it came from."""
    first: int = 0
    """Which moment of the timeline it came from is the first of its own: a prediction starts where it was asked for."""


class Cursor:
    """A branch, the last stop, and the stops before it."""

    def __init__(self, branch: Branch) -> None:
        self.branch = branch
        self.frame: int | None = None
        """Which function of the stack is looked at; None: the innermost."""
        self.stop = Stop(branch.engine.here, "start")
        self._history: deque[tuple[Branch, int, int]] = deque(maxlen=MOST_UNDONE)
        """Branch, thread and moment of the stops before."""

    @property
    def engine(self) -> Engine:
        return self.branch.engine

    @property
    def place(self) -> Place:
        return self.stop.place

    @property
    def thread(self) -> int:
        """The thread that the session is in."""
        return self.engine.thread if has_threads(self.engine) else 0

    @property
    def moment(self) -> int:
        return self.place.moment if self.place.moment is not None else 0

    def moment_to_leave(self) -> int:
        """The moment here, from which there is a way back."""
        moment = self.place.moment
        if moment is None or moment < 0:
            raise BadAction("this is before the first state; there is nothing to go back to")
        return moment

    def check_not_over(self) -> None:
        if self.place.state is None:
            is_entry = self.place.exit is Exit.ENTRY
            raise BadAction(
                "this is before the first state; step on" if is_entry else "the run is over; go back, or restart"
            )

    # The way here

    def remember(self) -> None:
        """Be able to come back here."""
        if self.place.moment is not None:
            self._history.append((self.branch, self.stop.thread, self.place.moment))
        self.frame = None

    def recall(self) -> Place:
        """Stand where the last move began."""
        if not self._history:
            raise BadAction("nothing to undo")
        self.branch, thread, moment = self._history.pop()
        if has_threads(self.engine) and thread != self.engine.thread:
            self.engine.choose_thread(thread)
        return self.engine.go(moment)

    def shift(self, by: int) -> None:
        """The moments of this branch have become larger, or smaller because its oldest ones are forgotten."""
        if not by:
            return
        here = (self.branch, self.thread)
        moved = [(branch, t, moment + by * ((branch, t) == here)) for branch, t, moment in self._history]
        self._history = deque((each for each in moved if each[2] >= 0), MOST_UNDONE)
        self.branch.start = max(self.branch.start + by, 0)

    # Arriving

    def arrive(self, place: Place, word: str, hit: Sequence[Breakpoint] = (), said: Sequence[str] = ()) -> Stop:
        """Come to rest. `word` says what led here, if nothing better does."""
        why = self._why(place, word, hit)
        if place.exit is Exit.ERROR and (error := self._post_mortem()) is not None and word in FORWARD_WORDS:
            caught = f"{self._named(hit, error)}, " if hit else ""
            ended = "thread" if place.reason is Reason.THREAD_END else "program"
            place, why = error, f"{caught}uncaught, the {ended} has ended: {self.from_here(error)}"
        if self.thread != self.stop.thread and place.reason is not Reason.THREAD_END:
            why = f"{self.thread_name(self.thread)}: {why}"
        changes, numbers = self._changes(place), tuple(b.number for b in hit)
        self.stop = Stop(place, why, changes, numbers, tuple(said), self.thread)
        self.frame = None
        return self.stop

    @property
    def has_several_threads(self) -> bool:
        return has_threads(self.engine) and len(self.engine.threads) > 1

    def thread_name(self, number: int) -> str:
        """A thread as it is spoken of."""
        names = [each.name for each in self.engine.threads] if has_threads(self.engine) else []
        return f"thread {number} ({names[number]})" if number < len(names) else f"thread {number}"

    def _post_mortem(self) -> Place | None:
        """Where the exception was raised that nobody caught, if that is ahead of where the session stood."""
        timeline, is_here = self.engine.timeline, self.stop.thread == self.thread
        origin = origin_of_error(timeline)
        if origin is not None and is_here and self.moment > origin:  # of a task: its result is still to be asked for
            origin = error_out_of_task(timeline)
        is_seen = origin is not None and is_here and self.moment >= origin
        return None if origin is None or is_seen else self.engine.go(origin)

    def from_here(self, error: Place) -> str:
        """Where to look, from where an uncaught exception was raised."""
        timeline = self.engine.timeline
        before = None if error.moment is None else raised_before(timeline, error.moment)
        if before is None:
            return "go back from here to see why"
        return f"it came after {_cut(timeline.state(before).value or '')}, which `go {before}` shows"

    def _why(self, place: Place, word: str, hit: Sequence[Breakpoint]) -> str:
        if place.problem and place.state is None and place.exit is None:
            return place.problem
        if place.reason is Reason.THREAD_END:
            return place.problem or word
        if place.exit is not None:
            told = f": {place.problem}" if place.problem else self._result(place)
            return _ENDS[place.exit] + told
        if place.reason is Reason.INTERRUPTED:
            return place.problem or "interrupted"
        if hit:
            return self._named(hit, place)
        return word

    def _named(self, hit: Sequence[Breakpoint], place: Place) -> str:
        return ", ".join(f"breakpoint {b.number} ({self._told(b, place)})" for b in hit)

    def _result(self, place: Place) -> str:
        """Of a function that was run by itself: what it returned."""
        timeline = self.engine.timeline
        last = timeline.before(len(timeline)) if place.exit is Exit.NORMAL and len(timeline) else -1
        if last < 0:
            return ""
        state, at = timeline.state(last), place.moment
        if state.event is not Event.RETURN or state.depth or state.function == "<module>":
            return ""
        if place.provenance is Provenance.PREDICTED and at is not None:
            unknown = self.engine.go(last).unknown
            self.engine.go(at)
            return ": it returned " + ("?" if "" in unknown else state.value or "")
        return f": it returned {state.value}"

    def _told(self, breakpoint: Breakpoint, place: Place) -> str:
        """A breakpoint as a reason: of a change, from what to what."""
        if breakpoint.kind is Kind.RAISED and place.state is not None and place.moment is not None:
            began = origin_of_raise(self.engine.timeline, place.moment)
            return str(breakpoint) if began == place.moment else f"{breakpoint} at state {began}, goes on here"
        if breakpoint.kind is not Kind.DATA or place.state is None:
            return str(breakpoint)
        assert place.moment is not None
        seen = self.engine.seen_change(breakpoint.watch) if isinstance(self.engine, SeesChanges) else None
        if seen is not None:
            return f"{breakpoint.name}: {_cut(seen[0])} -> {_cut(seen[1])}"
        name, old, new = self.engine.timeline.through_calls.told_change(breakpoint.watch, place.moment)
        told = f"{name}: {_cut(old)} -> {_cut(new)}" if old != new else f"{name}: changed where it is not shown"
        return told + self._when(breakpoint.watch, place.moment)

    def _when(self, watch: Watch, moment: int) -> str:
        """Where a change was seen late: since when."""
        timeline = self.engine.timeline
        seen, _ = timeline.through_calls.seen_as(watch, moment)
        since = changed_after(timeline, seen.name, moment)
        return "" if since is None else f", between states {since} and {moment}"

    def _changes(self, place: Place) -> frozenset[str]:
        if place.state is None:
            return frozenset()
        before = self.stop.place.state
        is_other = before is None or before.frame != place.state.frame or self.stop.thread != self.thread
        if is_other or before == place.state or (before is not None and before.event >= Event.EXPRESSION):
            before = self._state_before(place)
        if before is None:  # it begins: what its module has was there before
            return frozenset(name for name in place.state.locals if not is_global(name))
        return frozenset(name for name, text in place.state.locals.items() if before.locals.get(name) != text)

    def _state_before(self, place: Place) -> State | None:
        if place.moment is None or not 0 <= place.moment < len(self.engine.timeline):
            return None
        if place.state is None:
            return None
        before = self.engine.timeline.before_in_frame(place.moment)
        return None if before is None else self.engine.timeline.state(before)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_TOLD else text[: LONGEST_TOLD - 3] + "..."
