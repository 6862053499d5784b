"""A session: what every front end drives. This page is the guide for whoever writes one.

Open it with `session/open.py` (any target, any engine) or with `Session(engine)`; close it at the end. A front end
translates what a person or a program wants into these verbs, and shows the `Stop` that each one returns. It never asks
the engine itself where to go.

**Moving** is done by the session itself, and every move returns a `Stop`: the place (`stop.place`, with its state, its
exit, how far a prediction is to be trusted and where its values come from), why it is there (`stop.why`), which
breakpoints were hit, what changed, and what log points said on the way.

    forwards    step  next  finish  resume  until  run_to  step_expression  jump
    backwards   back  back_over  back_to_call  back_to_change  resume_back
    in time     go (to a state by its number)  undo (the last move)  restart  go_to_error

`session.stop` is the last stop, `session.place` its place. What cannot be done raises `BadAction`, whose text is for
the user, and the session stands where it stood. A command that was broken off from outside (Ctrl-C) is followed by
`interrupted()`.

**Parts** do all else, each one idea:

    session.frames          the stack; `up`, `down`; `evaluate`, `why`, `origin`, `assign`, `execute`, `debug`
    session.threads         `all`, `current`, `choose`; the `stack` of any; asyncio's `tasks`
    session.set_breakpoint  `at_line`, `in_function`, `on_change`, `on_exception`, with condition, count, log text
    session.breakpoints     those that are set: iterate, `[number]`, `remove`, `clear`; enabled, hits, conditions
    session.displays        expressions watched from stop to stop
    session.branches        `fork`, `switch`, `compare`: what might happen, side by side
    session.ask_model       `go_on` from here with a model; what may have been `before`

`truth.verify_session` runs the real program and compares. What an engine can do besides (run statements, jump, say
something on its own) is asked with `isinstance` and the protocols of engine/protocol.py; of these, a front end needs
only `TakesNotes`, whose notes it shows between commands.
"""

from dataclasses import replace

from ndb.engine.protocol import (
    NO_STOPS,
    RUN_END,
    Engine,
    Goal,
    Jumps,
    Leaving,
    Level,
    NextState,
    Place,
    Stops,
    Until,
)
from ndb.engine.timeline.causes.origin import origin_of_error
from ndb.engine.timeline.changes.late import changed_after
from ndb.errors import BadAction
from ndb.session.ask_model import AskModel, Predictor
from ndb.session.branches import Branches
from ndb.session.breakpoints import Breakpoints
from ndb.session.cursor import Branch, Cursor, Stop
from ndb.session.displays import Displays
from ndb.session.frames import Frames, Threads
from ndb.session.motion import Listener, Motion
from ndb.session.set_breakpoint import SetBreakpoint
from ndb.session.why import MEANWHILE, first_cause
from ndb.trace.state import Event
from ndb.tree.action import INV_STEP_CALL, STEP_EXPRESSION, STEP_INSIDE, STEP_INSTRUCTION, Move


class Session:
    """One debugging session. Its own verbs move; its parts look, change and ask."""

    def __init__(self, engine: Engine, predictor: Predictor | None = None) -> None:
        """`predictor` makes a neural engine that goes on from a stack of states of these sources."""
        self.cursor = Cursor(Branch("main", engine, 0))
        self.breakpoints = Breakpoints()
        self.frames = Frames(self.cursor)
        self.threads = Threads(self.cursor)
        self.displays = Displays(self.frames.evaluate)
        self.branches = Branches(self.cursor)
        self.set_breakpoint = SetBreakpoint(self.cursor, self.frames, self.breakpoints)
        self.ask_model = AskModel(self.cursor, self.frames, self.branches, predictor)
        self._motion = Motion(self.cursor, self.breakpoints)

    @property
    def engine(self) -> Engine:
        return self.cursor.engine

    @property
    def stop(self) -> Stop:
        return self.cursor.stop

    @property
    def place(self) -> Place:
        return self.cursor.stop.place

    # Forwards

    def step(self) -> Stop:
        """To the very next state."""
        return self._motion.run(NextState(), "step")

    def next(self) -> Stop:
        """To the next state of the function that is looked at: after `up`, of that one, as fingers know from pdb."""
        return self._motion.run(Level(self.frames.selected().depth if self.place.state is not None else 0), "next")

    def finish(self) -> Stop:
        """To where this function returns (or is left by an exception); standing there already, one level up."""
        self.cursor.check_not_over()
        return self._motion.run(Leaving(self.frames.selected().depth), "return")

    def resume(self) -> Stop:
        """To the next breakpoint, or to the end."""
        return self._motion.run(RUN_END, "continue")

    def until(self, line: int | None = None) -> Stop:
        """To a later line of this function than this one (or than `line`), or to its caller."""
        self.cursor.check_not_over()
        state = self.frames.selected()
        if line is not None and line <= state.line:
            raise BadAction(
                f"line {line} is not after line {state.line}; `to {line}` runs to it wherever it comes next"
            )
        return self._motion.run(Until(state.depth, state.line if line is None else line - 1), "until")

    def run_to(self, file: str, line: int) -> Stop:
        """To a line that can run, once; to the end if it does not come to that."""
        made = self.set_breakpoint.at_line(file, line, temporary=True)
        stop = self.resume()
        if made in list(self.breakpoints):
            self.breakpoints.remove(made.number)
        return stop

    def step_expression(self, rounds: bool = False) -> Stop:
        """To the next sub-expression of this line; `rounds`: also those inside its comprehensions."""
        return self._motion.move(STEP_INSIDE if rounds else STEP_EXPRESSION, "expression")

    def step_instruction(self) -> Stop:
        """To the next instruction of this function."""
        return self._motion.move(STEP_INSTRUCTION, "instruction")

    def jump(self, line: int) -> Stop:
        """Set the line of the innermost function that runs next. Only what runs can do that."""
        if not isinstance(self.engine, Jumps):
            raise BadAction("only a running program can jump; use --engine live")
        place = self.engine.jump(line)
        self.cursor.remember()
        return self.cursor.arrive(place, "jump")

    # Backwards

    def back(self, count: int = 1) -> Stop:
        """To the state before, in order of time."""
        return self._motion.back(self.engine.timeline.before, count, "back")

    def back_over(self, count: int = 1) -> Stop:
        """To the state before that is not deeper."""
        return self._motion.back(self.engine.timeline.before_on_level, count, "back over")

    def back_instruction(self, count: int = 1) -> Stop:
        """To the instruction before, of this function or of the one that called it."""
        if Move.STEP_INSTRUCTION not in self.engine.moves:
            raise BadAction("there are no instruction states here; record with `ndb trace --instructions`")
        return self._motion.back(self.engine.timeline.before_instruction, count, "instruction")

    def back_to_call(self, word: str = "back to the call") -> Stop:
        """To where this function was entered."""
        self.cursor.moment_to_leave()
        if self.place.state is None:
            self.engine.go(len(self.engine.timeline) - 1)
        return self._motion.move(INV_STEP_CALL, word)

    def back_to_change(self, name: str) -> Stop:
        """To the line that gave a variable, or a part, the value it has here: the state just before that line ran."""
        timeline, here = self.engine.timeline, self.frames.moment()
        change = timeline.through_calls.last_change(name, here)
        if change is None:
            raise BadAction(timeline.values.why_unknown(name, timeline.state(here), here))
        since = changed_after(timeline, name, change)
        if since is not None:
            return self._motion.go(since, f"{name} was changed between here and state {change}")
        if timeline.recording.events[change] == Event.CALL:
            return self._back_before_call(name, here)
        maker = timeline.maker(change)
        cause = first_cause(timeline, name, here)
        if maker is not None and cause is not None and not cause.is_named and self.cursor.has_several_threads:
            return self._motion.go(maker, f"{name} was {MEANWHILE}")
        return self._motion.go(change if maker is None else maker, f"{name} was changed by this line")

    def _back_before_call(self, name: str, here: int) -> Stop:
        """The same where it is as it was when its function was entered: to the line that gave it, or made it so."""
        timeline, cause = self.engine.timeline, first_cause(self.engine.timeline, name, here)
        assert cause is not None, name
        since = timeline.before_in_frame(cause.moment) if cause.how.startswith("changed between") else None
        if since is not None:
            return self._motion.go(since, f"{name} was changed between here and state {cause.moment}")
        if cause.maker is None:
            return self._motion.go(cause.moment, f"{name} was so here: {cause.how}")
        done = "given" if cause.how == "argument" else "changed"
        return self._motion.go(cause.maker, f"{name} was {done} by this line")

    def resume_back(self) -> Stop:
        """Back to the nearest breakpoint that was passed."""
        return self._motion.run_back("reverse continue")

    # In time

    def go(self, moment: int) -> Stop:
        """To a state of the timeline by its number."""
        if not 0 <= moment <= len(self.engine.timeline):
            raise BadAction(f"states are numbered 0 to {len(self.engine.timeline) - 1}")
        return self._motion.go(moment, f"state {moment}")

    def undo(self) -> Stop:
        """Take back the last command that moved."""
        return self.cursor.arrive(self.cursor.recall(), "undone")

    def begin(self, goal: Goal, stops: Stops = NO_STOPS) -> None:
        """Go to where people expect to start; to the first state if that is never reached. `restart` comes back."""
        self._motion.begin(goal, stops)

    def restart(self) -> Stop:
        """From the start again; breakpoints stay."""
        return self._motion.restart("restarted")

    def go_to_error(self) -> Stop | None:
        """To where the uncaught exception was raised; None if there was none."""
        origin = origin_of_error(self.engine.timeline)
        if origin is None:
            return None
        stop = self.cursor.arrive(self.engine.go(origin), "uncaught")
        self.cursor.stop = replace(stop, why=f"uncaught: {self.cursor.from_here(stop.place)}")
        return self.stop

    def interrupted(self) -> Stop:
        """A command was broken off: the session stands wherever the engine does."""
        self.cursor.stop, self.cursor.frame = Stop(self.engine.here, "interrupted", thread=self.cursor.thread), None
        return self.stop

    def listen(self, listener: Listener) -> None:
        """Be told what log points say as they are hit, not only at the next stop."""
        self._motion.listener = listener

    def close(self) -> None:
        """End what was started, on every branch."""
        self.branches.close()
