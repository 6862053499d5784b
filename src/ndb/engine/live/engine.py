"""The live engine: the program really runs, in a process of its own, and everything it shows is kept.

So the past can be walked as a recording can; what is ahead comes from the program. The process is process.py's, what it
has shown is history.py's; here is what the two mean as an engine.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ndb.engine.live.channel import Message
from ndb.engine.live.history import History
from ndb.engine.live.launch import Program
from ndb.engine.live.orders import write_goal, write_stops
from ndb.engine.live.process import Process, listening
from ndb.engine.protocol import (
    EXPRESSION_MOVES,
    FORWARD_MOVES,
    INVERSE_MOVES,
    NO_STOPS,
    RUN_END,
    Goal,
    NextState,
    Place,
    Provenance,
    Reason,
    Stops,
    edited_by_hand,
    goal_of,
)
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadAction, BadTarget
from ndb.trace.scopes import read_source
from ndb.trace.state import Exit, State
from ndb.trace.values.interpret import evaluate_text
from ndb.tree.action import Action, Move
from ndb.tree.inverse import Node


class LiveEngine:
    """Runs a program and stands at one of its states, the present or a past one."""

    name = "live"

    def __init__(self, program: Program, process: Process | None = None, history: History | None = None) -> None:
        """Start the program; or take over a process that runs already, with what it has shown so far."""
        self._program = program
        self._history = history or History.of(program)
        self._process = process or Process.start(program)
        if process is None:
            self._wait_for_first_state()

    @classmethod
    def attached(cls, descriptor: int) -> "LiveEngine":
        """The engine of a program that runs already and has opened a debugger for itself."""
        engine = cls(Program(""), Process.attached(descriptor))
        engine._take_until_stopped()
        engine._history.at = Node(max(len(engine.timeline) - 1, 0))
        return engine

    def _wait_for_first_state(self) -> None:
        try:
            self._take_until_stopped()
        except BaseException:
            self.close()
            raise
        if not len(self.timeline):
            self.close()
            raise BadTarget(f"{self._program.target} ran and ended without a line of the user's code")

    # What it is

    @property
    def timeline(self) -> Timeline:
        return self._history.timeline

    @property
    def notes(self) -> list[str]:
        """What the user should know about the process; whoever shows them takes them away."""
        return self._history.notes

    @property
    def forgotten(self) -> int:
        return self._history.forgotten

    @property
    def sources(self) -> Mapping[str, str]:
        return self._history.recording.sources

    def unread(self, file: str) -> str | None:
        """The text of a file of the program that has not been run yet; None if it has, or if there is none."""
        program = self._program
        root = Path.cwd() if program.is_module else Path(program.target.partition("::")[0]).resolve().parent
        if file in self.sources or not file.endswith(".py") or not (root / file).resolve().is_relative_to(root):
            return None
        return read_source(str(root / file))

    @property
    def moves(self) -> frozenset[Move]:
        return FORWARD_MOVES | INVERSE_MOVES | (EXPRESSION_MOVES if self._program.expressions else frozenset())

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_present(self) -> bool:
        """Whether this is where the program really is."""
        return not self._history.is_over and self._history.at.index == len(self.timeline) - 1

    @property
    def here(self) -> Place:
        at, recording = self._history.at, self._history.recording
        if at.index < 0:
            return Place(None, Exit.ENTRY, moment=-1)
        if at.index >= len(self.timeline):
            return Place(None, recording.exit, Provenance.COMPUTED, len(self.timeline), problem=recording.error)
        provenance = Provenance.COMPUTED if self.is_present else Provenance.RECORDED
        if at.index in self._history.edits:
            state, names = self._history.edits[at.index]
            return Place(state, provenance=provenance, moment=at.index, origins=edited_by_hand(names))
        state = self.timeline.state(at.index)
        return Place(state, provenance=provenance, moment=at.index, before_calls=at.before_calls)

    def stack(self) -> Sequence[State]:
        return [self._history.state(moment) for moment in self.timeline.stack(max(self._history.at.index, 0))]

    # Moving

    def move(self, action: Action) -> Place:
        if action.move.inverse:
            return self._move_back(action)
        if action.move in EXPRESSION_MOVES and not self._program.expressions:
            raise BadAction("the program was started without expression states; start it with --expressions")
        state = self.here.state
        return self.run(goal_of(action, state) if state is not None else NextState())

    def _move_back(self, action: Action) -> Place:
        at = self._history.at
        if at.index < 0:
            raise BadAction("this is before the first state; there is nothing to go back to")
        if at.index >= len(self.timeline):
            return self.go(self.timeline.before(len(self.timeline)))
        return self._stand(self.timeline.backward(at, action) or Node(-1))

    def _stand(self, at: Node) -> Place:
        self._history.at = at
        return self.here

    def run(self, goal: Goal = RUN_END, stops: Stops = NO_STOPS) -> Place:
        history = self._history
        if history.is_over and history.at.index >= len(self.timeline):
            raise BadAction("the program has ended; go back, or restart")
        known, history.is_held = stops, False
        while True:
            count = len(self.timeline)
            end = self._goal(goal)
            found = self.timeline.seek(history.at.index, known, end)
            if history.is_held:
                found = min(found, count - 1)
            if found < count or history.is_over:
                return replace(self._stand(Node(found)), reason=_reason(found, end, count))
            with self._process.interrupts_passed_on():
                self._process.send({"do": "run", "goal": write_goal(goal), "stops": write_stops(stops)})
                self._take_until_stopped()
            known = replace(stops, conditions=())  # of what it runs the program looks at the conditions itself
            if history.is_interrupted or history.is_called:
                said = "breakpoint() was called" if history.is_called else None
                return replace(self._stand(Node(len(self.timeline) - 1)), reason=Reason.INTERRUPTED, problem=said)

    def _goal(self, goal: Goal) -> int:
        if self._history.at.index < 0:
            return 0 if goal != RUN_END else len(self.timeline)
        return self.timeline.goal(self._history.at.index, goal)

    def run_back(self, stops: Stops) -> Place:
        found = self.timeline.seek_back(self._history.at.index, stops)
        return replace(self._stand(Node(found)), reason=Reason.END if found < 0 else Reason.STOP)

    def go(self, moment: int) -> Place:
        return self._stand(Node(max(-1, min(moment, len(self.timeline) - (not self._history.is_over)))))

    # The program

    def _take_until_stopped(self) -> None:
        """Take what the program reports until it waits or is over."""
        self._history.goes_on()
        while (message := self._process.receive()) is not None:
            if not self._history.take(message):
                break
        else:
            self._history.end(*self._process.how_it_ended())
        if self._history.is_over and not self._history.left:
            self._process.wait()

    def _ask(self, says: dict[str, Any]) -> Message:
        """Have something done while the program waits."""
        with self._process.interrupts_passed_on():
            self._process.send(says)
            message = self._process.receive()
        if message is None:
            self._history.left = 0
            self._history.end(*self._process.how_it_ended())
            self._history.at = Node(len(self.timeline))
            raise BadAction(f"{self._history.recording.error}")
        assert message.says["event"] == "answer", message.says
        if "error" in message.says:
            raise BadAction(message.says["error"])
        return message

    # Changing it

    def evaluate(self, expression: str, frame: int) -> str:
        state = self.stack()[frame]
        if not self.is_present and not self._is_left(state):
            return evaluate_text(expression, state.locals)
        value: str = self._ask({"do": "evaluate", "expression": expression, "frame": state.depth}).says["value"]
        return value

    def _is_left(self, state: State) -> bool:
        """Whether this is a function that the uncaught exception left, as it left it: the program keeps those."""
        if state.depth >= self._history.left:
            return False
        origin = self.timeline.origin_of_error()
        return origin is not None and self._history.at.index >= origin

    def assign(self, name: str, expression: str, frame: int) -> Place:
        return self._execute(f"{name} = {expression}", frame, {name})

    def execute(self, statement: str, frame: int) -> Place:
        """Run a statement in a function that is active."""
        return self._execute(statement, frame, set())

    def _execute(self, statement: str, frame: int, names: set[str]) -> Place:
        self._check_present("change")
        moment = self.timeline.stack(self._history.at.index)[frame]
        depth = self._history.state(moment).depth
        message = self._ask({"do": "execute", "statement": statement, "frame": depth})
        self._history.edit(moment, message.payload, names)
        return self.here

    def jump(self, line: int) -> Place:
        """Set the line that runs next; nothing in between is run."""
        self._check_present("jump")
        message = self._ask({"do": "jump", "line": line, "frame": self.stack()[-1].depth})
        self._history.jumped(message.rows, message.payload)
        return self.here

    def _check_present(self, what: str) -> None:
        if self._history.is_over:
            raise BadAction(f"the program has ended: there is nothing left to {what}; restart, or go back and look")
        if not self.is_present:
            raise BadAction(
                f"this is the recorded past: it cannot {what}; `go {len(self.timeline) - 1}` leads to the present"
            )

    def fork(self) -> "LiveEngine":
        """A copy of the process, in the same state, that goes its own way."""
        self._check_present("fork")
        with listening() as (listener, path):
            pid = int(self._ask({"do": "fork", "path": path}).says["pid"])
            process = Process.forked(listener, pid)
        return LiveEngine(self._program, process, self._history.copy())

    def restart(self) -> Place:
        if self._process.is_guest:
            raise BadAction("the program opened this debugger by itself; it cannot be restarted from here")
        self.close()
        self._history = History.of(self._program)
        self._process = Process.start(self._program)
        self._wait_for_first_state()
        return self.here

    def close(self) -> None:
        self._history.is_over = True
        if self._history.recording.exit is Exit.NEVER:
            self._history.recording.exit = Exit.ERROR
        if self._history.left:
            self._history.left = 0
            self._process.send({"do": "leave"})
            self._process.wait()
        self._process.end()

    def __enter__(self) -> "LiveEngine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _reason(found: int, goal: int, end: int) -> Reason:
    if found == end:
        return Reason.END
    return Reason.GOAL if found == goal else Reason.STOP
