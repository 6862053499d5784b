"""A program that runs, as this side sees it: its process, and the history in which everything is kept that it says.

What is asked here is answered by the process; what it tells meanwhile is in the history before the answer is. Knows no
goals: what a stop means is for whoever sent the program on (advance).
"""

from typing import Any

from ndb.engine.live.channel import Message
from ndb.engine.live.history import History
from ndb.engine.live.launch import Program
from ndb.engine.live.orders import write_goal, write_stops
from ndb.engine.live.position import stand
from ndb.engine.live.process import Process, listening
from ndb.engine.protocol import NO_STOPS, Goal, Stops, TaskFrame, TaskInfo
from ndb.errors import BadAction, BadTarget
from ndb.trace.state import Exit


class RunningProgram:
    def __init__(self, program: Program, process: Process, history: History) -> None:
        self.program = program
        self.process = process
        self.history = history

    @classmethod
    def start(cls, program: Program) -> "RunningProgram":
        """Start a program; it waits at its first state."""
        history = History.of(program)
        running = cls(program, Process.start(program), history)
        try:
            running._take_until_stopped()
        except BaseException:
            running.close()
            raise
        if not len(history.now.timeline):
            running.close()
            raise BadTarget(f"{program.target} ran and ended without a line of the user's code (see --include)")
        return running

    @classmethod
    def attached(cls, descriptor: int) -> "RunningProgram":
        """A program that runs already and has opened a debugger for itself."""
        program = Program("")
        running = cls(program, Process.attached(descriptor), History.of(program))
        running._take_until_stopped()
        stand(running.history, max(len(running.history.now.timeline) - 1, 0))
        return running

    # Letting it run

    def go_on(self, goal: Goal, stops: Stops) -> None:
        """Let it run until it stops or is over."""
        self._order({"do": "run", "thread": self.history.thread, "goal": write_goal(goal), "stops": write_stops(stops)})

    def debug(self, statement: str, depth: int) -> None:
        """Let it run a statement, to the first state of what that calls."""
        self._order({"do": "debug", "statement": statement, "frame": depth, "stops": write_stops(NO_STOPS)})

    def _order(self, says: dict[str, Any]) -> None:
        with self.process.interrupts_passed_on():
            self.process.send(says)
            self._take_until_stopped()

    def _take_until_stopped(self) -> None:
        """Take what the program reports until it waits or is over."""
        while (message := self.process.receive()) is not None:
            if not self.history.take(message):
                break
        else:
            self.history.end(*self.process.how_it_ended())
        if self.history.is_over and not self.history.left:
            self.process.wait()

    # Asking it while it waits

    def ask(self, **says: Any) -> Message:
        """Have something done while the program waits; threads that are not held may report meanwhile."""
        with self.process.interrupts_passed_on():
            self.process.send(says)
            while (message := self.process.receive()) is not None and message.says["event"] == "states":
                self.history.learn(message)
        if message is None:
            raise self._gone()
        assert message.says["event"] == "answer", message.says
        if "error" in message.says:
            raise BadAction(message.says["error"])
        return message

    def _gone(self) -> BadAction:
        """It died while it was asked: one stands past its end."""
        history = self.history
        history.left = 0
        history.end(*self.process.how_it_ended())
        history.thread = 0
        stand(history, len(history.now.timeline))
        return BadAction(f"{history.now.recording.error}")

    def see_threads(self, chosen: int) -> None:
        """How they are now: those that ran when the program stopped may have come to be held. One is chosen."""
        self.history.see(self.ask(do="thread", thread=chosen).says["threads"])

    def tasks(self) -> list[TaskInfo]:
        told = self.ask(do="tasks").says["tasks"]
        return [TaskInfo(**each | {"frames": tuple(TaskFrame(**frame) for frame in each["frames"])}) for each in told]

    def fork(self) -> "RunningProgram":
        """A copy of the process, in the same state, that goes its own way."""
        with listening() as (listener, path):
            pid = int(self.ask(do="fork", path=path).says["pid"])
            process = Process.forked(listener, pid)
        return RunningProgram(self.program, process, self.history.copy())

    # Its end

    def close(self) -> None:
        """End it. What it has shown can still be looked at."""
        history = self.history
        history.is_over = True
        for past in history.threads:
            if not past.is_over:
                past.recording.exit = Exit.ERROR
        if history.left:
            history.left = 0
            self.process.send({"do": "leave"})
            self.process.wait()
        self.process.end()
