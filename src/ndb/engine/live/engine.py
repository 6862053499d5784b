"""The live engine: the program really runs, in a process of its own, and everything it shows is kept.

So the past can be walked as a recording can; what is ahead comes from the program. The process is process.py's, what it
has shown is history.py's; here is what the two mean as an engine.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import chain, islice
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
    INSTRUCTION_MOVES,
    INVERSE_MOVES,
    NO_INSTRUCTIONS,
    NO_STOPS,
    RUN_END,
    Goal,
    Holder,
    Inside,
    NextState,
    Place,
    Provenance,
    Reason,
    Sameness,
    SharedObjects,
    Stops,
    TaskFrame,
    TaskInfo,
    ThreadInfo,
    Watch,
    edited_by_hand,
    goal_of,
    stops_of_thread,
)
from ndb.engine.timeline.objects import last_change_held, last_change_of, same_in_recording, shared_in_recording
from ndb.engine.timeline.parts import need_part
from ndb.engine.timeline.seek import seek, seek_back
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadAction, BadTarget
from ndb.trace.scopes import read_source
from ndb.trace.state import Event, Exit, State
from ndb.trace.target import find_target
from ndb.trace.values.expression.refusal import UnknownValue
from ndb.trace.values.interpret import evaluate_text
from ndb.tree.action import Action, Move
from ndb.tree.inverse import Node

_MOST_LOOKED_AT = 1000
"""Files of one name among which one is looked for."""


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
        engine._history.now.at = Node(max(len(engine.timeline) - 1, 0))
        return engine

    def _wait_for_first_state(self) -> None:
        try:
            self._take_until_stopped()
        except BaseException:
            self.close()
            raise
        if not len(self.timeline):
            self.close()
            raise BadTarget(f"{self._program.target} ran and ended without a line of the user's code (see --include)")

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
        """The name and the text of a file of the program that has not been run yet; None if it has, or there is none.

        Given by its last parts only, it is looked for around what has been run.
        """
        if not file.endswith(".py"):
            return None
        near = (self._root / Path(known).parent / file for known in list(self.sources))
        for path in chain((self._root / file, Path.cwd() / file), near, self._called_so(file)):
            found = path.resolve()
            name = found.relative_to(self._root).as_posix() if found.is_relative_to(self._root) else None
            if name is not None and name not in self.sources and (text := read_source(str(found))) is not None:
                return name, text
        return None

    def _called_so(self, file: str) -> Sequence[Path]:
        """The one file of the packages of the program that ends so."""
        packages = {name.partition("/")[0] for name in list(self.sources) if "/" in name and name[0] != "/"}
        every = (path for package in packages for path in (self._root / package).rglob(Path(file).name))
        found = [path for path in islice(every, _MOST_LOOKED_AT) if path.as_posix().endswith(f"/{file}")]
        return found if len(found) == 1 else ()

    @property
    def moves(self) -> frozenset[Move]:
        return FORWARD_MOVES | INVERSE_MOVES | (EXPRESSION_MOVES if self._program.expressions else frozenset())

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_present(self) -> bool:
        """Whether this is where the program really is."""
        return not self._history.now.is_over and self._history.now.at.index == len(self.timeline) - 1

    @property
    def here(self) -> Place:
        past = self._history.now
        at, recording = past.at, past.recording
        if at.index < 0:
            return Place(None, Exit.ENTRY, moment=-1)
        if at.index >= len(self.timeline):
            return self._past_end(recording.exit)
        provenance = Provenance.COMPUTED if self.is_present else Provenance.RECORDED
        if at.index in past.edits:
            state, names = past.edits[at.index]
            return Place(state, provenance=provenance, moment=at.index, origins=edited_by_hand(names))
        state = self.timeline.state(at.index)
        return Place(state, provenance=provenance, moment=at.index, before_calls=at.before_calls)

    def _past_end(self, exit: Exit) -> Place:
        """Past the end of the program, or of a thread."""
        history, end = self._history, Place(None, exit, Provenance.COMPUTED, len(self.timeline))
        error = history.now.recording.error
        if history.is_over and not history.thread:
            return replace(end, problem=error)
        said = f"thread {history.thread} ({history.now.name}) has ended" + (f": {error}" if error else "")
        return replace(
            end, reason=Reason.THREAD_END, problem=said if history.is_over else f"{said}; the program goes on"
        )

    def stack(self) -> Sequence[State]:
        past = self._history.now
        return [past.state(moment) for moment in self.timeline.stack(max(past.at.index, 0))]

    # Threads

    @property
    def threads(self) -> Sequence[ThreadInfo]:
        if not self._history.is_over:
            self._see_threads(self._history.thread)
        threads = enumerate(self._history.threads)
        return [ThreadInfo(number, past.name, past.condition, past.last) for number, past in threads]

    def _see_threads(self, chosen: int) -> None:
        """How they are now: those that ran when the program stopped may have come to be held. One is chosen."""
        self._history.see(self._ask({"do": "thread", "thread": chosen}).says["threads"])

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
            self._see_threads(number)
        self._history.thread = number
        past = threads[number]
        return self._stand(Node(len(past.timeline) - 1))

    def tasks(self) -> Sequence[TaskInfo]:
        """The tasks of the event loop that runs in the chosen thread."""
        self._check_present("be asked for its tasks")
        told = self._ask({"do": "tasks"}).says["tasks"]
        return [TaskInfo(**each | {"frames": tuple(TaskFrame(**frame) for frame in each["frames"])}) for each in told]

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
        return self._stand(self.timeline.backward(at, action) or Node(-1))

    def _stand(self, at: Node) -> Place:
        self._history.now.at = at
        return self.here

    def run(self, goal: Goal = RUN_END, stops: Stops = NO_STOPS) -> Place:
        self._check_can_run(goal)
        history, mine = self._history, self._history.thread
        known, history.is_held = stops, False
        while True:
            count, past = len(self.timeline), history.now
            end = self._goal(goal)
            found = seek(self.timeline, past.at.index, stops_of_thread(known, mine), end)
            if history.is_held:
                found = min(found, count - 1)
            if found < count or history.is_over or (past.is_over and goal != RUN_END):
                return _with_reason(self._stand(Node(found)), _reason(found, end, count))
            self._go_on(goal, stops)
            known = _looked_at_here(stops)
            if (place := self._stopped_elsewhere(mine, known)) is not None:
                return place

    def _check_can_run(self, goal: Goal) -> None:
        past = self._history.now
        if past.at.index < len(past.timeline) or not past.is_over:
            return
        if self._history.is_over:
            raise BadAction("the program has ended; go back, or restart")
        if goal != RUN_END:
            raise BadAction("this thread has ended; `c` lets the others go on, `thread N` chooses one of them")

    def _go_on(self, goal: Goal, stops: Stops) -> None:
        order = {"do": "run", "thread": self._history.thread, "goal": write_goal(goal), "stops": write_stops(stops)}
        with self._process.interrupts_passed_on():
            self._process.send(order)
            self._take_until_stopped()

    def _stopped_elsewhere(self, mine: int, stops: Stops) -> Place | None:
        """Where the program stopped, if it is not to be asked whether that is what `mine` was sent to."""
        history, now = self._history, self._history.now
        if history.is_over:
            history.thread = 0
            return None if mine == 0 else replace(self._stand(Node(len(self.timeline))), reason=Reason.END)
        last = len(now.timeline) - 1
        if history.stopped in ("interrupted", "called", "debugged"):
            return replace(self._stand(Node(last)), reason=Reason.INTERRUPTED, problem=_told(history))
        if self._process.take_interrupt():
            return replace(self._stand(Node(last)), reason=Reason.INTERRUPTED)
        if history.stopped == "ended":
            return self._stand(Node(last + 1))
        if history.thread == mine:
            return None
        if history.is_held or seek(now.timeline, last - 1, stops_of_thread(stops, history.thread), last + 1) == last:
            return replace(self._stand(Node(last)), reason=Reason.STOP)
        history.thread = mine
        return None

    def _goal(self, goal: Goal) -> int:
        if self._history.now.at.index < 0:
            return 0 if goal != RUN_END else len(self.timeline)
        return self.timeline.goal(self._history.now.at.index, goal)

    def run_back(self, stops: Stops) -> Place:
        found = seek_back(self.timeline, self._history.now.at.index, stops_of_thread(stops, self.thread))
        return replace(self._stand(Node(found)), reason=Reason.END if found < 0 else Reason.STOP)

    def go(self, moment: int) -> Place:
        return self._stand(Node(max(-1, min(moment, len(self.timeline) - (not self._history.now.is_over)))))

    # The program

    def _take_until_stopped(self) -> None:
        """Take what the program reports until it waits or is over."""
        while (message := self._process.receive()) is not None:
            if not self._history.take(message):
                break
        else:
            self._history.end(*self._process.how_it_ended())
        if self._history.is_over and not self._history.left:
            self._process.wait()

    def _ask(self, says: dict[str, Any]) -> Message:
        """Have something done while the program waits; threads that are not held may report meanwhile."""
        with self._process.interrupts_passed_on():
            self._process.send(says)
            while (message := self._process.receive()) is not None and message.says["event"] == "states":
                self._history.learn(message)
        if message is None:
            self._history.left = 0
            self._history.end(*self._process.how_it_ended())
            self._history.thread = 0
            self._history.now.at = Node(len(self.timeline))
            raise BadAction(f"{self._history.now.recording.error}")
        assert message.says["event"] == "answer", message.says
        if "error" in message.says:
            raise BadAction(message.says["error"])
        return message

    # Changing it

    def evaluate(self, expression: str, frame: int) -> str:
        if self.is_present or self._is_as_left(frame):
            return self._asked(expression, frame)
        moment = self._moment(frame)
        if moment in self._history.now.edits:
            return evaluate_text(expression, self._at_frame(frame).locals)
        try:
            return self.timeline.values.evaluate(expression, moment)
        except UnknownValue:
            if not self._was_left(moment):
                raise
            return self._asked(expression, frame) + "   (asked after the end: code that ran since may have changed it)"

    def _asked(self, expression: str, frame: int) -> str:
        depth = self._at_frame(frame).depth
        value: str = self._ask({"do": "evaluate", "expression": expression, "frame": depth}).says["value"]
        return value

    def _at_frame(self, frame: int) -> State:
        """Where a function of the stack stands. Nobody looks for the callers of the innermost one: the longer the run,
        the longer that takes."""
        past = self._history.now
        return past.state(self._now()) if frame == -1 else self.stack()[frame]

    def _moment(self, frame: int) -> int:
        """Where a function of the stack waits."""
        return self._now() if frame == -1 else self.timeline.stack(self._now())[frame]

    def value(self, expression: str, frame: int) -> Any:
        if self._is_asked(frame):
            raise BadAction("the program itself is asked here")
        return self.timeline.values.value(expression, self._moment(frame))

    def inside(self, name: str, frame: int) -> Inside | None:
        return None if self._is_asked(frame) else self.timeline.values.inside(name, self._moment(frame))

    def brief(self, name: str, frame: int) -> str:
        return self.timeline.values.brief(name, self._moment(frame))

    def _is_asked(self, frame: int) -> bool:
        """Whether the program can be asked what a function has, or something was set by hand."""
        is_there = self.is_present or self._is_as_left(frame)
        return is_there or self._moment(frame) in self._history.now.edits

    def seen_change(self, watch: Watch) -> tuple[str, str] | None:
        history = self._history
        is_there = history.now.at.index == history.changed_at
        return history.changed.get((watch.name, watch.frame)) if is_there else None

    def same(self, name: str, frame: int) -> Sameness:
        if not self.is_present:
            return same_in_recording(self.timeline, name, self._now(), frame)
        depth = self.stack()[frame].depth
        told = self._ask({"do": "same", "name": name, "frame": depth}).says["holders"]
        holders = tuple(Holder(number, way) for number, way in told)
        changed = last_change_held(self.timeline, name, self.timeline.stack(self._now())[frame])
        if changed is None:
            changed = last_change_of(self.timeline, holders, self._now())
        return Sameness(holders, True, changed=changed)

    def shared(self) -> SharedObjects:
        if not self.is_present:
            return shared_in_recording(self.timeline, self._now())
        told = self._ask({"do": "shared"}).says["groups"]
        return SharedObjects(tuple(tuple(Holder(number, way) for number, way in group) for group in told), True, True)

    def _now(self) -> int:
        return min(max(self._history.now.at.index, 0), len(self.timeline) - 1)

    def _is_as_left(self, frame: int) -> bool:
        """Whether this is a function that the uncaught exception left, and is as it was here: nothing of the user's ran
        since, no `finally` and no end of a `with`."""
        return self._was_left(self._moment(frame)) and self._now() >= self._unwinding()[0]

    def _was_left(self, moment: int) -> bool:
        """Whether the program keeps the function of this state, which the uncaught exception left."""
        if not self._history.left or self._history.thread:
            return False
        frames, depths = self.timeline.recording.frames, self.timeline.recording.depths
        is_kept = depths[moment] < self._history.left
        return bool(is_kept and any(frames[at] == frames[moment] for at in self._unwinding()))

    def _unwinding(self) -> list[int]:
        """The last states of a run that ended in an error: the functions that the exception left without anything else
        being run, innermost first."""
        recording, found = self.timeline.recording, [len(self.timeline) - 1]
        while (at := found[0] - 1) >= 0 and recording.events[at] == Event.EXCEPTION:
            if recording.depths[at] != recording.depths[at + 1] + 1:
                break
            found.insert(0, at)
        return found

    def assign(self, name: str, expression: str, frame: int) -> Place:
        return self._execute(f"{name} = {expression}", frame, {name})

    def execute(self, statement: str, frame: int) -> Place:
        """Run a statement in a function that is active."""
        return self._execute(statement, frame, set())

    def debug(self, statement: str, frame: int) -> Place:
        """Run a statement and stop at the first state of what it calls; here again when it is done."""
        self._check_present("run a statement")
        history, depth = self._history, self.stack()[frame].depth
        with self._process.interrupts_passed_on():
            self._process.send({"do": "debug", "statement": statement, "frame": depth, "stops": write_stops(NO_STOPS)})
            self._take_until_stopped()
        if history.is_over:
            history.thread = 0
            return replace(self._stand(Node(len(self.timeline))), reason=Reason.END)
        place = self._stand(Node(len(self.timeline) - 1))
        said = _told(history) if history.stopped == "debugged" else None
        return replace(place, reason=Reason.INTERRUPTED if said else Reason.GOAL, problem=said)

    def _execute(self, statement: str, frame: int, names: set[str]) -> Place:
        self._check_present("change")
        moment = self.timeline.stack(self._history.now.at.index)[frame]
        depth = self._history.now.state(moment).depth
        message = self._ask({"do": "execute", "statement": statement, "frame": depth})
        self._history.edit(moment, message.told.payload, names)
        return self.here

    def jump(self, line: int) -> Place:
        """Set the line that runs next; nothing in between is run."""
        self._check_present("jump")
        self._ask({"do": "jump", "line": line, "frame": self.stack()[-1].depth})
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
        before, self._history = self._history, History.of(self._program)
        try:
            self._process = Process.start(self._program)
            self._wait_for_first_state()
        except BaseException:
            self._history = before  # a program that does not start any more: what it has shown can be looked at
            raise
        return self.here

    def close(self) -> None:
        self._history.is_over = True
        for past in self._history.threads:
            if not past.is_over:
                past.recording.exit = Exit.ERROR
        if self._history.left:
            self._history.left = 0
            self._process.send({"do": "leave"})
            self._process.wait()
        self._process.end()

    def __enter__(self) -> "LiveEngine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _looked_at_here(stops: Stops) -> Stops:
    """Without conditions and parts: at those the program looks itself while it runs, and stops on the line that changed
    one, also where nobody can tell from here that it is the same object."""
    whole = tuple(watch for watch in stops.watches if not need_part(watch.name).steps)
    return replace(stops, conditions=(), watches=whole)


def _with_reason(place: Place, reason: Reason) -> Place:
    return place if place.reason is Reason.THREAD_END else replace(place, reason=reason)


def _told(history: History) -> str | None:
    """Why the program waits, where it was no goal and no stop."""
    if history.stopped == "called":
        return "breakpoint() was called"
    if history.stopped == "debugged":
        return "the statement is done" + (f": {history.said}" if history.said else "")
    return None


def _reason(found: int, goal: int, end: int) -> Reason:
    if found == end:
        return Reason.END
    return Reason.GOAL if found == goal else Reason.STOP
