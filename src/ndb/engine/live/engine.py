"""The live engine: the program really runs, in a process of its own, and everything it shows is kept.

So the past can be walked as a recording can; what is ahead comes from the program. Here stands what a debugger asks of
an engine; the program and its history are running_program's, where one stands position's, how it comes to a goal
advance's, what values are live_values'.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

from ndb.engine.live import position
from ndb.engine.live.advance import advance, why_it_waits
from ndb.engine.live.history import History
from ndb.engine.live.launch import Program
from ndb.engine.live.live_values import LiveValues
from ndb.engine.live.running_program import RunningProgram
from ndb.engine.live.unread_files import unread_file
from ndb.engine.protocol import (
    EXPRESSION_MOVES,
    FORWARD_MOVES,
    INSTRUCTION_MOVES,
    INVERSE_MOVES,
    NO_INSTRUCTIONS,
    NO_STOPS,
    RUN_END,
    Goal,
    Inside,
    NextState,
    Place,
    Reason,
    Sameness,
    SharedObjects,
    Stops,
    TaskInfo,
    ThreadInfo,
    Watch,
    goal_of,
    stops_of_thread,
)
from ndb.engine.timeline.seek import seek_back
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadAction
from ndb.trace.state import State
from ndb.trace.target import find_target
from ndb.tree.action import Action, Move
from ndb.tree.inverse import Node


class LiveEngine:
    """Runs a program and stands at one of its states, the present or a past one."""

    name = "live"

    def __init__(self, program: Program, running: RunningProgram | None = None) -> None:
        """Start the program, unless it is `running` already."""
        self._program = program
        self._take(running or RunningProgram.start(program))

    @classmethod
    def attached(cls, descriptor: int) -> "LiveEngine":
        """The engine of a program that runs already and has opened a debugger for itself."""
        running = RunningProgram.attached(descriptor)
        return cls(running.program, running)

    def _take(self, running: RunningProgram) -> None:
        self._running = running
        self._values = LiveValues(running)

    @property
    def _history(self) -> History:
        return self._running.history

    # What it is

    @property
    def timeline(self) -> Timeline:
        return self._history.now.timeline

    @property
    def notes(self) -> list[str]:
        """What the user should know about the process; whoever shows them takes them away."""
        return self._history.notes

    @property
    def forgotten(self) -> int:
        return self._history.now.forgotten

    @property
    def sources(self) -> Mapping[str, str]:
        return self._history.now.recording.sources

    @cached_property
    def _root(self) -> Path:
        """The folder that names of files are relative to."""
        program = self._program
        if not program.target:  # a program that runs already
            return Path.cwd()
        return find_target(program.target, is_module=program.is_module, args=program.args).root

    def unread(self, file: str) -> tuple[str, str] | None:
        """The name and the text of a file that has not been run yet; None if it has, or there is none."""
        return unread_file(file, self._root, list(self.sources))

    @property
    def moves(self) -> frozenset[Move]:
        return FORWARD_MOVES | INVERSE_MOVES | (EXPRESSION_MOVES if self._program.expressions else frozenset())

    @property
    def pid(self) -> int:
        return self._running.process.pid

    @property
    def is_present(self) -> bool:
        """Whether this is where the program really is."""
        return position.is_present(self._history)

    @property
    def here(self) -> Place:
        return position.place_of(self._history)

    def stack(self) -> Sequence[State]:
        return position.stack(self._history)

    # Threads

    @property
    def threads(self) -> Sequence[ThreadInfo]:
        if not self._history.is_over:
            self._running.see_threads(self._history.thread)
        threads = enumerate(self._history.threads)
        return [ThreadInfo(number, past.name, past.condition, past.last) for number, past in threads]

    @property
    def thread(self) -> int:
        return self._history.thread

    def choose_thread(self, number: int) -> Place:
        """Stand where a thread stands; moves go on in it, and what is evaluated is evaluated by it if it is held."""
        threads = self._history.threads
        if not 0 <= number < len(threads):
            raise BadAction(f"there is no thread {number}; there are 0 to {len(threads) - 1} (see: threads)")
        if not len(threads[number].timeline):
            raise BadAction(f"thread {number} ({threads[number].name}) has not come to a line of the user's yet")
        if not self._history.is_over:
            self._running.see_threads(number)
        self._history.thread = number
        return position.stand(self._history, len(self.timeline) - 1)

    def tasks(self) -> Sequence[TaskInfo]:
        """The tasks of the event loop that runs in the chosen thread."""
        self._check_present("be asked for its tasks")
        return self._running.tasks()

    # Moving

    def move(self, action: Action) -> Place:
        if action.move.inverse:
            return self._move_back(action)
        if action.move in EXPRESSION_MOVES and not self._program.expressions:
            raise BadAction("the program was started without expression states; start it with --expressions")
        if action.move in INSTRUCTION_MOVES:
            raise BadAction(NO_INSTRUCTIONS)
        state = self.here.state
        return self.run(goal_of(action, state) if state is not None else NextState())

    def _move_back(self, action: Action) -> Place:
        at = self._history.now.at
        if at.index < 0:
            raise BadAction("this is before the first state; there is nothing to go back to")
        if at.index >= len(self.timeline):
            return self.go(self.timeline.before(len(self.timeline)))
        return position.stand_at(self._history, self.timeline.backward(at, action) or Node(-1))

    def run(self, goal: Goal = RUN_END, stops: Stops = NO_STOPS) -> Place:
        return advance(self._running, goal, stops)

    def run_back(self, stops: Stops) -> Place:
        found = seek_back(self.timeline, self._history.now.at.index, stops_of_thread(stops, self.thread))
        return replace(position.stand(self._history, found), reason=Reason.END if found < 0 else Reason.STOP)

    def go(self, moment: int) -> Place:
        last = len(self.timeline) - (not self._history.now.is_over)
        return position.stand(self._history, max(-1, min(moment, last)))

    # Values

    def evaluate(self, expression: str, frame: int) -> str:
        return self._values.evaluate(expression, frame)

    def value(self, expression: str, frame: int) -> Any:
        return self._values.value(expression, frame)

    def inside(self, name: str, frame: int) -> Inside | None:
        return self._values.inside(name, frame)

    def brief(self, name: str, frame: int) -> str:
        return self._values.brief(name, frame)

    def seen_change(self, watch: Watch) -> tuple[str, str] | None:
        return self._values.seen_change(watch)

    def same(self, name: str, frame: int) -> Sameness:
        return self._values.same(name, frame)

    def shared(self) -> SharedObjects:
        return self._values.shared()

    # Changing the program

    def assign(self, name: str, expression: str, frame: int) -> Place:
        return self._execute(f"{name} = {expression}", frame, {name})

    def execute(self, statement: str, frame: int) -> Place:
        """Run a statement in a function that is active."""
        return self._execute(statement, frame, set())

    def _execute(self, statement: str, frame: int, names: set[str]) -> Place:
        self._check_present("change")
        moment = self.timeline.stack(self._history.now.at.index)[frame]
        depth = self._history.now.state(moment).depth
        message = self._running.ask(do="execute", statement=statement, frame=depth)
        self._history.edit(moment, message.told.payload, names)
        return self.here

    def debug(self, statement: str, frame: int) -> Place:
        """Run a statement and stop at the first state of what it calls; here again when it is done."""
        self._check_present("run a statement")
        history = self._history
        self._running.debug(statement, self.stack()[frame].depth)
        if history.is_over:
            history.thread = 0
            return replace(position.stand(history, len(self.timeline)), reason=Reason.END)
        place = position.stand(history, len(self.timeline) - 1)
        said = why_it_waits(history) if history.stopped == "debugged" else None
        return replace(place, reason=Reason.INTERRUPTED if said else Reason.GOAL, problem=said)

    def jump(self, line: int) -> Place:
        """Set the line that runs next; nothing in between is run."""
        self._check_present("jump")
        self._running.ask(do="jump", line=line, frame=self.stack()[-1].depth)
        self._history.jumped()
        return self.here

    def _check_present(self, what: str) -> None:
        if self._history.now.is_over:
            ended = "program" if self._history.is_over else "thread"
            raise BadAction(f"the {ended} has ended: there is nothing left to {what}; restart, or go back and look")
        if not self.is_present:
            raise BadAction(
                f"this is the recorded past: it cannot {what}; `go {len(self.timeline) - 1}` leads to the present"
            )

    # Beginning and end

    def fork(self) -> "LiveEngine":
        """A copy of the process, in the same state, that goes its own way."""
        self._check_present("fork")
        return LiveEngine(self._program, self._running.fork())

    def restart(self) -> Place:
        if self._running.process.is_guest:
            raise BadAction("the program opened this debugger by itself; it cannot be restarted from here")
        self.close()
        self._take(RunningProgram.start(self._program))  # one that does not start any more can still be looked at
        return self.here

    def close(self) -> None:
        self._running.close()

    def __enter__(self) -> "LiveEngine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
