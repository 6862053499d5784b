"""A session: an engine, breakpoints, a history, branches, watches. Front ends translate, delegate and show.

Knows what a person wants (step, until, back to where it changed); how a state is obtained is the engine's business.
Every command that moves returns a Stop, and every Stop says why it is there.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from ndb.engine.protocol import (
    NO_STOPS,
    RUN_END,
    AsksModel,
    Engine,
    Forgets,
    Goal,
    Jumps,
    Leaving,
    Level,
    NextState,
    Origin,
    Place,
    ReadsAhead,
    Reason,
    RunsStatements,
    Stops,
    Until,
    Watch,
    has_function_name,
)
from ndb.errors import BadAction, NdbError
from ndb.session.breakpoints import Breakpoint, Breakpoints, Kind
from ndb.session.verify import Verification, verify
from ndb.session.why import Cause, explain
from ndb.source.runnable import check_line, functions_of, stored_names
from ndb.trace.names import value_of
from ndb.trace.state import Event, Exit, State
from ndb.tree.action import INV_STEP_CALL, INV_STEP_INTO, STEP_EXPRESSION, STEP_INSIDE

if TYPE_CHECKING:
    from ndb.inverse.before import Earlier


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

    @property
    def state(self) -> State | None:
        return self.place.state


@dataclass(frozen=True, slots=True)
class Display:
    """A watched expression: what it was at the stop before, and what it is here."""

    expression: str
    before: str | None
    now: str


@dataclass(slots=True)
class Branch:
    """One line of what happened or might happen: an engine of its own, from a state on."""

    name: str
    engine: Engine
    start: int
    """Moment of the fork on the timeline it came from."""
    first: int = 0
    """Which moment of the timeline it came from is the first of its own: a prediction starts where it was asked for."""


class Session:
    """One debugging session."""

    def __init__(
        self, engine: Engine, predictor: Callable[[Sequence[State], dict[str, str]], Engine] | None = None
    ) -> None:
        """`predictor` makes a neural engine that goes on from a stack of states of these sources."""
        self.engine = engine
        self.predictor = predictor
        self.breakpoints = Breakpoints()
        self.branches = {"main": Branch("main", engine, 0)}
        self.branch = "main"
        self.frame: int | None = None
        """Which function of the stack is looked at; None: the innermost."""
        self.displays: dict[str, str | None] = {}
        self._history: list[tuple[str, int]] = []
        self._begin: tuple[Goal, Stops] | None = None
        self.stop = Stop(engine.here, "start")

    # Looking

    @property
    def place(self) -> Place:
        return self.stop.place

    @property
    def moment(self) -> int:
        moment = self.place.moment
        return moment if moment is not None else 0

    def stack(self) -> Sequence[State]:
        return self.engine.stack()

    def selected(self) -> State:
        """The state of the function that is looked at."""
        stack = self.stack()
        if not stack:
            raise BadAction("no function is active here")
        return stack[self._frame_number(stack)]

    def _frame_number(self, stack: Sequence[State]) -> int:
        return len(stack) - 1 if self.frame is None else max(0, min(self.frame, len(stack) - 1))

    def up(self, count: int = 1) -> State:
        return self._select(-count, "this is the outermost function")

    def down(self, count: int = 1) -> State:
        return self._select(count, "this is the innermost function")

    def _select(self, by: int, limit: str) -> State:
        stack = self.stack()
        wanted, now = self._frame_number(stack) + by, self._frame_number(stack)
        if (by < 0 and now == 0) or (by > 0 and now == len(stack) - 1):
            raise BadAction(limit)
        self.frame = max(0, min(wanted, len(stack) - 1))
        return stack[self.frame]

    def evaluate(self, expression: str) -> str:
        """The value of an expression in the function that is looked at. Runs code only on the live engine."""
        return self.engine.evaluate(expression, self._frame_number(self.stack()))

    def origin(self, name: str) -> Origin:
        """Where the value of a variable here comes from."""
        return self.place.origin(name)

    def update_displays(self) -> list[Display]:
        """The watched expressions whose values are new here."""
        shown = []
        for expression, before in self.displays.items():
            now = self._value_or_problem(expression)
            if now != before:
                shown.append(Display(expression, before, now))
                self.displays[expression] = now
        return shown

    def _value_or_problem(self, expression: str) -> str:
        try:
            return self.evaluate(expression)
        except NdbError as error:
            return f"<{error}>"

    # Forwards

    def step(self) -> Stop:
        return self._go(NextState(), "step")

    def next(self) -> Stop:
        return self._go(Level(self._depth()), "next")

    def finish(self) -> Stop:
        """To where this function returns (or is left by an exception); standing there already, one level up."""
        return self._go(Leaving(self._state().depth), "return")

    def resume(self) -> Stop:
        return self._go(RUN_END, "continue")

    def until(self, line: int | None = None) -> Stop:
        """To a later line of this function than this one (or than `line`), or to its caller."""
        state = self._state()
        wanted = state.line if line is None else line - 1
        return self._go(Until(state.depth, wanted), "until")

    def run_to(self, file: str, line: int) -> Stop:
        """To a line, once."""
        self.breakpoints.add(Kind.LINE, file=file, line=line, temporary=True)
        return self.resume()

    def step_expression(self, rounds: bool = False) -> Stop:
        """To the next sub-expression of this line; `rounds`: also those inside its comprehensions."""
        self._remember()
        return self._arrive(self.engine.move(STEP_INSIDE if rounds else STEP_EXPRESSION), "expression")

    def _depth(self) -> int:
        """The depth of the function that is looked at: `next` after `up` runs to it, as fingers know from pdb."""
        return self.selected().depth if self.place.state is not None else 0

    def _state(self) -> State:
        if self.place.state is None:
            raise BadAction(
                "the run is over; go back, or restart"
                if self.place.exit is not Exit.ENTRY
                else "this is before the first state; step on"
            )
        return self.selected()

    def _go(self, goal: Goal, word: str) -> Stop:
        self._remember()
        said: list[str] = []
        while True:
            known = self._forgotten
            place = self.engine.run(goal, self.breakpoints.stops())
            self._shift(known - self._forgotten)
            hit = self.breakpoints.hit(place, lambda e: self.engine.evaluate(e, -1), self._changed_here(place))
            said += hit.said
            if place.reason is not Reason.STOP or hit.stopping:
                return self._arrive(place, word, hit.stopping, said)

    @property
    def _forgotten(self) -> int:
        return self.engine.forgotten if isinstance(self.engine, Forgets) else 0

    def _changed_here(self, place: Place) -> Callable[[Watch], bool]:
        def changed(watch: Watch) -> bool:
            moment = place.moment
            if moment is None or not 0 <= moment < len(self.engine.timeline):
                return False
            return any(True for _ in self.engine.timeline.changes_of(watch, moment, moment + 1))

        return changed

    # Backwards

    def back(self, count: int = 1) -> Stop:
        """To the state before, in order of time."""
        return self._back_to(lambda moment: self.engine.timeline.before(moment), count, "back")

    def back_over(self, count: int = 1) -> Stop:
        """To the state before that is not deeper."""
        return self._back_to(lambda moment: self.engine.timeline.before_on_level(moment), count, "back over")

    def _back_to(self, previous: Callable[[int], int], count: int, word: str) -> Stop:
        moment = self._moment_to_leave()
        for _ in range(count):
            if moment < 0:
                break
            moment = previous(moment)
        self._remember()
        return self._arrive(self._before_start() if moment < 0 else self.engine.go(moment), word)

    def _before_start(self) -> Place:
        """Before the first state that is known. A model may know more; then all moments shift."""
        known = len(self.engine.timeline)
        self.engine.go(0)
        place = self.engine.move(INV_STEP_INTO)
        self._shift(len(self.engine.timeline) - known)
        return place

    def _shift(self, by: int) -> None:
        """The moments of this branch have become larger, or smaller because its oldest ones are forgotten."""
        moved = [(branch, moment + by * (branch == self.branch)) for branch, moment in self._history]
        self._history = [(branch, moment) for branch, moment in moved if moment >= 0]
        self.branches[self.branch].start = max(self.branches[self.branch].start + by, 0)

    def _moment_to_leave(self) -> int:
        moment = self.place.moment
        if moment is None or moment < 0:
            raise BadAction("this is before the first state; there is nothing to go back to")
        return moment

    def back_to_call(self) -> Stop:
        """To where this function was entered."""
        self._moment_to_leave()
        self._remember()
        if self.place.state is None:
            self.engine.go(len(self.engine.timeline) - 1)
        return self._arrive(self.engine.move(INV_STEP_CALL), "back to the call")

    def resume_back(self) -> Stop:
        """Back to the nearest breakpoint that was passed."""
        self._moment_to_leave()
        self._remember()
        said: list[str] = []
        while True:
            place = self.engine.run_back(self.breakpoints.stops())
            hit = self.breakpoints.hit(place, lambda e: self.engine.evaluate(e, -1), self._changed_here(place))
            said += hit.said
            if place.reason is not Reason.STOP or hit.stopping:
                return self._arrive(place, "reverse continue", hit.stopping, said)

    def back_to_change(self, name: str) -> Stop:
        """To the line that gave a variable the value it has here: the state just before that line ran."""
        timeline = self.engine.timeline
        moment = min(self._moment_to_leave(), len(timeline) - 1)
        at = timeline.stack(moment)[self._frame_number(self.stack())]
        change = timeline.last_change(name, at)
        if change is None:
            raise BadAction(f"no variable {name!r} is known here")
        maker = timeline.maker(change)
        self._remember()
        return self._arrive(self.engine.go(change if maker is None else maker), f"{name} was changed by this line")

    def why(self, name: str) -> list[Cause]:
        """Where the value of a variable came from."""
        timeline = self.engine.timeline
        at = timeline.stack(min(self._moment_to_leave(), len(timeline) - 1))[self._frame_number(self.stack())]
        causes = explain(timeline, name, at)
        if not causes:
            raise BadAction(f"no variable {name!r} is known here")
        return causes

    def undo(self) -> Stop:
        """Take back the last command that moved."""
        if not self._history:
            raise BadAction("nothing to undo")
        self.branch, moment = self._history.pop()
        self.engine = self.branches[self.branch].engine
        return self._arrive(self.engine.go(moment), "undone")

    def go(self, moment: int) -> Stop:
        """To a state of the timeline by its number."""
        if not 0 <= moment <= len(self.engine.timeline):
            raise BadAction(f"states are numbered 0 to {len(self.engine.timeline) - 1}")
        self._remember()
        return self._arrive(self.engine.go(moment), f"state {moment}")

    def begin(self, goal: Goal, stops: Stops = NO_STOPS) -> None:
        """Go to where people expect to start; to the first state if that is never reached. `restart` comes back."""
        self._begin = goal, stops
        self.stop = replace(self.stop, place=self._begun(self.engine.here))

    def _begun(self, first: Place) -> Place:
        if self._begin is None:
            return first
        place = self.engine.run(*self._begin)
        return place if place.state is not None else self.engine.go(0)

    def restart(self) -> Stop:
        """From the start again; breakpoints stay."""
        self._remember()
        return self._arrive(self._begun(self.engine.restart()), "restarted")

    def restart_frame(self) -> Stop:
        return replace(self.back_to_call(), why="frame restarted")

    def go_to_error(self) -> Stop | None:
        """To where the uncaught exception was raised; None if there was none."""
        origin = self.engine.timeline.origin_of_error()
        if origin is None:
            return None
        stop = self._arrive(self.engine.go(origin), "uncaught")
        self.stop = replace(stop, why="uncaught: go back from here to see why")
        return self.stop

    # Arriving

    def _remember(self) -> None:
        if self.place.moment is not None:
            self._history.append((self.branch, self.place.moment))
        self.frame = None

    def _arrive(self, place: Place, word: str, hit: Sequence[Breakpoint] = (), said: Sequence[str] = ()) -> Stop:
        why = self._why(place, word, hit)
        if place.exit is Exit.ERROR and (error := self._post_mortem()) is not None and word in FORWARD_WORDS:
            place, why = error, "uncaught, the program has ended: go back from here to see why"
        changed = self._changes(place)
        self.stop = Stop(place, why, changed, tuple(b.number for b in hit), tuple(said))
        self.frame = None
        return self.stop

    def _post_mortem(self) -> Place | None:
        origin = self.engine.timeline.origin_of_error()
        return None if origin is None or self.moment >= origin else self.engine.go(origin)

    def _why(self, place: Place, word: str, hit: Sequence[Breakpoint]) -> str:
        if place.problem and place.state is None and place.exit is None:
            return place.problem
        if place.exit is not None:
            return _ENDS[place.exit] + (f": {place.problem}" if place.problem else "")
        if place.reason is Reason.INTERRUPTED:
            return place.problem or "interrupted"
        if hit:
            return ", ".join(f"breakpoint {b.number} ({self._told(b, place)})" for b in hit)
        return word

    def _told(self, breakpoint: Breakpoint, place: Place) -> str:
        """A breakpoint as a reason: of a change, from what to what."""
        if breakpoint.kind is not Kind.DATA or place.state is None:
            return str(breakpoint)
        before = self._state_before(place)
        old, new = (_value_in(state, breakpoint.name) for state in (before, place.state))
        return f"{breakpoint.name}: {old} -> {new}"

    def _changes(self, place: Place) -> frozenset[str]:
        if place.state is None:
            return frozenset()
        before = self.stop.place.state
        if before is None or before.frame != place.state.frame or before == place.state:
            before = self._state_before(place)
        known = before.locals if before else {}
        return frozenset(name for name, text in place.state.locals.items() if known.get(name) != text)

    def _state_before(self, place: Place) -> State | None:
        if place.moment is None or not 0 <= place.moment < len(self.engine.timeline):
            return None
        if place.state is None or place.state.event is Event.CALL:
            return None
        maker = self.engine.timeline.maker(place.moment)
        return None if maker is None else self.engine.timeline.state(maker)

    # Breakpoints

    def break_at(self, file: str, line: int, **options: Any) -> Breakpoint:
        """A breakpoint on a line that can run."""
        waiting = self.engine.unread(file) if isinstance(self.engine, ReadsAhead) else None
        known = file if waiting is not None else self.find_file(file)
        check_line(self.engine.sources[known] if waiting is None else waiting, known, line)
        return self.breakpoints.add(Kind.LINE, file=known, line=line, **options)

    def break_in(self, function: str, **options: Any) -> Breakpoint:
        """A breakpoint on every call of a function."""
        known = [name for text in list(self.engine.sources.values()) for name in functions_of(text)]
        if not any(has_function_name(name, function) for name in known):
            near = get_close_matches(function, known, 3)
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            raise BadAction(f"no function {function!r} in {', '.join(self.engine.sources) or 'the program'}{hint}")
        return self.breakpoints.add(Kind.FUNCTION, name=function, **options)

    def break_on_change(self, name: str, **options: Any) -> Breakpoint:
        """A breakpoint on every change of a variable of the function that is looked at, or of its module."""
        state = self.selected()
        if not name.isidentifier():
            whole = re.split(r"\W", name, maxsplit=1)[0]
            raise BadAction(f"{name!r} is no variable; `watch {whole or 'NAME'}` stops when anything in it changes")
        watch = self.engine.timeline.watch_for(name, state) or self._watch_for_later(name, state)
        if watch is None:
            raise BadAction(f"no variable {name!r} here; data breakpoints are set where the variable exists")
        return self.breakpoints.add(Kind.DATA, name=name, frame=watch.frame, file=watch.file, **options)

    def _watch_for_later(self, name: str, state: State) -> Watch | None:
        """A variable that this function will have, but has not yet."""
        if name not in stored_names(self.engine.sources.get(state.file, ""), state.line):
            return None
        is_modules = state.function == "<module>"
        return Watch(name, None, state.file) if is_modules else Watch(name, state.frame)

    def break_on_exception(self, name: str = "", *, uncaught: bool = False, **options: Any) -> Breakpoint:
        return self.breakpoints.add(Kind.UNCAUGHT if uncaught else Kind.RAISED, name=name, **options)

    def find_file(self, file: str) -> str:
        """The name under which the engine knows a file, from all of it or its last parts."""
        sources = self.engine.sources
        if file in sources:
            return file
        ending = [name for name in sources if name.endswith("/" + file)]
        if len(ending) == 1:
            return ending[0]
        raise BadAction(f"no file {file!r} is part of this run; there are {', '.join(sources) or 'none yet'}")

    # Changing what happens

    def assign(self, name: str, expression: str) -> Stop:
        """Set a variable and go on from there."""
        place = self.engine.assign(name, expression, self._frame_number(self.stack()))
        self.stop = replace(self.stop, place=place, why=f"{name} set", changed=frozenset({name}))
        return self.stop

    def fork(self, name: str = "") -> Branch:
        """A new branch from here on; the old one stays as it is, to be returned to or compared with."""
        name = name or f"branch{len(self.branches)}"
        if name in self.branches:
            raise BadAction(f"there is a branch {name!r} already")
        made = Branch(name, self.engine.fork(), self.moment)
        self.branches[name] = made
        self.switch(name)
        return made

    def compare_with(self, name: str) -> Verification:
        """How this branch and another went on from the state at which the younger of them was forked."""
        if name not in self.branches:
            raise BadAction(f"no branch {name!r}; there are {', '.join(self.branches)}")
        mine, other = self.branches[self.branch], self.branches[name]
        start = max(mine.start, other.start)
        found = verify(_states_from(mine, start), _states_from(other, start))
        if found.first is None:
            return found
        return replace(found, first=replace(found.first, number=found.first.number + start))

    def execute(self, statement: str) -> Stop:
        """Run a statement in the program. Only what runs can do that."""
        if not isinstance(self.engine, RunsStatements):
            raise BadAction("statements are run only with --engine live")
        place = self.engine.execute(statement, self._frame_number(self.stack()))
        self.stop = replace(self.stop, place=place)
        return self.stop

    def interrupted(self) -> Stop:
        """A command was broken off: the session stands wherever the engine does."""
        self.stop, self.frame = Stop(self.engine.here, "interrupted"), None
        return self.stop

    def jump(self, line: int) -> Stop:
        """Set the line of the innermost function that runs next. Only what runs can do that."""
        if not isinstance(self.engine, Jumps):
            raise BadAction("only a running program can jump; use --engine live")
        place = self.engine.jump(line)
        self._remember()
        return self._arrive(place, "jump")

    def adopt(self, name: str, engine: Engine) -> Stop:
        """Go on with another engine that stands at this state, as a branch of its own."""
        self.branches[name] = Branch(name, engine, self.moment, self.moment)
        return self.switch(name)

    def switch(self, name: str) -> Stop:
        if name not in self.branches:
            raise BadAction(f"no branch {name!r}; there are {', '.join(self.branches)}")
        self._remember()
        self.branch, self.engine = name, self.branches[name].engine
        return self._arrive(self.engine.here, f"branch {name}")

    def infer(self) -> Stop:
        """Let the model go on from this state, as a branch of its own."""
        if self.predictor is None:
            raise BadAction("no model is there to infer with; get one with `ndb model` or give --model DIR")
        engine = self.predictor(self.stack(), dict(self.engine.sources))
        return self.adopt(f"inferred{len(self.branches)}", engine)

    def before(self, count: int = 3, run: bool = False) -> "list[Earlier]":
        """What the state before this one may have been, as a model sees it; with `run`, lines are tried in the
        sandbox."""
        from ndb.inverse.before import states_before

        if count < 1:
            raise BadAction("ask for at least one state")
        state, engine = self._state(), self.engine
        if not isinstance(engine, AsksModel) and self.predictor is not None:
            engine = self.predictor(self.stack(), dict(self.engine.sources))
        if not isinstance(engine, AsksModel):
            raise BadAction("no model is there to ask; give one with --model DIR")
        return states_before(engine.oracle, self.engine.sources[state.file], state, count, run=run)

    def close(self) -> None:
        for branch in self.branches.values():
            branch.engine.close()


def _value_in(state: State | None, name: str) -> str:
    found = None if state is None else value_of(state.locals, name)
    return "nothing" if found is None else found if len(found) <= LONGEST_TOLD else found[: LONGEST_TOLD - 3] + "..."


def _states_from(branch: Branch, start: int) -> list[State]:
    """A branch's states from a fork on."""
    timeline, first = branch.engine.timeline, max(start - branch.first, 0)
    moments = range(first, min(len(timeline), first + MOST_COMPARED))
    return [timeline.state(moment) for moment in moments]


MOST_COMPARED = 10_000
LONGEST_TOLD = 24
"""Characters of a value in a reason."""
FORWARD_WORDS = frozenset({"step", "next", "return", "continue", "until", "expression"})
_ENDS = {
    Exit.NORMAL: "the program has ended",
    Exit.ERROR: "the program has ended with an error",
    Exit.NEVER: "the recording ends here: its limit was reached",
    Exit.ENTRY: "before the first state",
}
