"""The live engine: the program really runs, in a process of its own, and everything it shows is kept.

So the past can be walked as a recording can; what is ahead comes from the program. Knows processes and the channel. The
program's own input, output and error streams are left alone.
"""

import contextlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from ndb.engine.live.channel import Channel, Closed, Message
from ndb.engine.live.orders import write_goal, write_stops
from ndb.engine.live.recording import GrowingRecording
from ndb.engine.protocol import (
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
)  # fmt: skip
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadAction, BadTarget
from ndb.trace.sandbox.jail import descendants
from ndb.trace.scopes import read_source
from ndb.trace.state import Exit, State
from ndb.trace.values.interpret import evaluate_text
from ndb.trace.values.snapshot import LIMIT
from ndb.tree.action import Action, Move
from ndb.tree.inverse import Node

_LAST_WORDS_SECONDS = 2.0
_FORWARD_INTERRUPT_SECONDS = 0.3
_LOOK_SECONDS = 0.2
MOST_KEPT = 512 << 20
_PAST_IS_KEPT = "the past is kept up to"
_PACKAGE = str(Path(__file__).resolve().parents[3])
_START = (
    "import sys, json; sys.path.insert(0, {package!r}); from ndb.engine.live.controller import main; del sys.path[0]; "
    "sys.exit(main({descriptor}, json.loads(sys.argv[1]), sys.argv[2:]))"
)


@dataclass(frozen=True, slots=True)
class Program:
    """What is to be run, and how."""

    target: str
    """FILE.py, FILE.py::FUNCTION, or a module's name."""
    argv: tuple[str, ...] = ()
    is_module: bool = False
    args: str = ""
    """Source text of a function's arguments."""
    expressions: bool = False
    include: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()
    value_limit: int = LIMIT
    shares_input: bool = False
    """Whether whoever debugs reads commands from the same stdin, so that the program must not read ahead."""
    output_aside: bool = False
    """Whether the program's stdout is to go to our stderr, because our stdout is read by a program."""
    most_kept: int = MOST_KEPT
    """Bytes of past states that are kept; older ones are forgotten."""
    interpreter: str = field(default_factory=lambda: sys.executable)


class LiveEngine:
    """Runs a program and stands at one of its states, the present or a past one."""

    name = "live"

    def __init__(self, program: Program) -> None:
        self._program = program
        self._forked_pid: int | None = None
        self.notes: list[str] = []
        """What the user should know about the process; whoever shows them takes them away."""
        self._start()

    @classmethod
    def attached(cls, descriptor: int) -> "LiveEngine":
        """The engine of a program that runs already and has opened a debugger for itself."""
        engine = object.__new__(cls)
        engine._program, engine._forked_pid, engine.notes = Program(""), os.getppid(), []
        engine._reset()
        engine._process = None
        engine._is_guest = True
        engine._channel = Channel(socket.socket(fileno=descriptor))
        engine._take_until_stopped()
        engine._at = Node(max(len(engine.timeline) - 1, 0))
        return engine

    def _start(self) -> None:
        self._reset()
        self._process: subprocess.Popen[bytes] | None = self._spawn()
        try:
            self._take_until_stopped()
        except BaseException:
            self.close()
            raise
        if not len(self._recording):
            self.close()
            raise BadTarget(f"{self._program.target} ran and ended without a line of the user's code")

    def _reset(self) -> None:
        self._recording = GrowingRecording(self._program.value_limit)
        self.timeline = Timeline(self._recording)
        self._at = Node(0)
        self._edits: dict[int, tuple[State, frozenset[str]]] = {}
        self.forgotten = 0
        """States of the past that were given up; moments are that much smaller than they would be."""
        self._is_interrupted = self._is_called = self._is_over = False
        self._is_held = False
        """Whether the program stopped because the condition of a line holds."""
        self._threads = 0
        self._is_guest = False
        self._interrupted_at: float | None = None

    def _spawn(self) -> "subprocess.Popen[bytes]":
        ours, its = socket.socketpair()
        options = {name: value for name, value in asdict(self._program).items() if name not in ("argv", "interpreter")}
        options["dies_with_parent"] = threading.current_thread() is threading.main_thread()
        start = _START.format(package=_PACKAGE, descriptor=its.fileno())
        command = [self._program.interpreter, "-c", start, json.dumps(options), *self._program.argv]
        try:
            process = subprocess.Popen(
                command, pass_fds=[its.fileno()], stdout=2 if self._program.output_aside else None
            )
        except OSError as error:
            raise BadTarget(f"cannot start {self._program.interpreter}: {error.strerror}") from error
        finally:
            its.close()
        self._channel = Channel(ours)
        return process

    # What it is

    @property
    def sources(self) -> Mapping[str, str]:
        return self._recording.sources

    def unread(self, file: str) -> str | None:
        """The text of a file of the program that has not been run yet; None if it has, or if there is none."""
        program = self._program
        root = Path.cwd() if program.is_module else Path(program.target.partition("::")[0]).resolve().parent
        if file in self.sources or not file.endswith(".py") or not (root / file).resolve().is_relative_to(root):
            return None
        return read_source(str(root / file))

    @property
    def moves(self) -> frozenset[Move]:
        return FORWARD_MOVES | INVERSE_MOVES | ({Move.STEP_EXPRESSION} if self._program.expressions else frozenset())

    @property
    def pid(self) -> int:
        if self._forked_pid is not None:
            return self._forked_pid
        assert self._process is not None
        return self._process.pid

    @property
    def is_present(self) -> bool:
        """Whether this is where the program really is."""
        return not self._is_over and self._at.index == len(self.timeline) - 1

    @property
    def here(self) -> Place:
        index = self._at.index
        if index < 0:
            return Place(None, Exit.ENTRY, moment=-1)
        if index >= len(self.timeline):
            return Place(
                None, self._recording.exit, Provenance.COMPUTED, len(self.timeline), problem=self._recording.error
            )
        provenance = Provenance.COMPUTED if self.is_present else Provenance.RECORDED
        if index in self._edits:
            state, names = self._edits[index]
            return Place(state, provenance=provenance, moment=index, origins=edited_by_hand(names))
        return Place(
            self.timeline.state(index), provenance=provenance, moment=index, before_calls=self._at.before_calls
        )

    def stack(self) -> Sequence[State]:
        moments = self.timeline.stack(max(self._at.index, 0))
        return [self._edits[m][0] if m in self._edits else self.timeline.state(m) for m in moments]

    # Moving

    def move(self, action: Action) -> Place:
        if action.move.inverse:
            return self._move_back(action)
        if action.move is Move.STEP_EXPRESSION and not self._program.expressions:
            raise BadAction("the program was started without expression states; start it with --expressions")
        state = self.here.state
        goal = goal_of(action, state) if state is not None else NextState()
        return self.run(goal)

    def _move_back(self, action: Action) -> Place:
        if self._at.index < 0:
            raise BadAction("this is before the first state; there is nothing to go back to")
        if self._at.index >= len(self.timeline):
            return self.go(self.timeline.before(len(self.timeline)))
        self._at = self.timeline.backward(self._at, action) or Node(-1)
        return self.here

    def run(self, goal: Goal = RUN_END, stops: Stops = NO_STOPS) -> Place:
        if self._is_over and self._at.index >= len(self.timeline):
            raise BadAction("the program has ended; go back, or restart")
        known, self._is_held = stops, False
        while True:
            count = len(self.timeline)
            end = self._goal(goal)
            found = self.timeline.seek(self._at.index, known, end)
            if self._is_held:
                found = min(found, count - 1)
            if found < count or self._is_over:
                self._at = Node(found)
                return replace(self.here, reason=_reason(found, end, count))
            with self._interrupts_passed_on():
                self._resume(goal, stops)
                self._take_until_stopped()
            known = replace(stops, conditions=())  # of what it runs the program looks at the conditions itself
            if self._is_interrupted or self._is_called:
                self._at = Node(len(self.timeline) - 1)
                said = "breakpoint() was called" if self._is_called else None
                return replace(self.here, reason=Reason.INTERRUPTED, problem=said)

    def _goal(self, goal: Goal) -> int:
        if self._at.index < 0:
            return 0 if goal != RUN_END else len(self.timeline)
        return self.timeline.goal(self._at.index, goal)

    def run_back(self, stops: Stops) -> Place:
        self._at = Node(self.timeline.seek_back(self._at.index, stops))
        return replace(self.here, reason=Reason.END if self._at.index < 0 else Reason.STOP)

    def go(self, moment: int) -> Place:
        self._at = Node(max(-1, min(moment, len(self.timeline) - (not self._is_over))))
        return self.here

    # The program

    def _resume(self, goal: Goal, stops: Stops) -> None:
        self._send({"do": "run", "goal": write_goal(goal), "stops": write_stops(stops)})

    def _send(self, says: dict[str, Any]) -> None:
        # A program that died while it was waiting is noticed when its last words are read.
        with contextlib.suppress(Closed):
            self._channel.send(says)

    def _take_until_stopped(self) -> None:
        """Take what the program reports until it waits or is over. Ctrl-C meanwhile stops the program, not us."""
        self._is_interrupted = self._is_called = False
        while self._take(self._receive_or_none()):
            pass

    def _take(self, message: Message | None) -> bool:
        """Take one message; whether more are to come before the program waits."""
        if message is None:
            self._lost()
            return False
        self._learn(message)
        match message.says["event"]:
            case "stopped" | "interrupted" | "called" as event:
                self._is_interrupted, self._is_called = event == "interrupted", event == "called"
                self._is_held = bool(message.says.get("held"))
                if message.says.get("unwound"):
                    self._recording.unwound.add(len(self._recording) - 1)
                self._say_threads(message.says.get("threads", 0))
            case "exited":
                self._over(Exit(message.says["exit"]), message.says["error"])
            case "failed":
                raise BadTarget(message.says["error"])
            case _:
                return True
        return False

    def _receive_or_none(self) -> Message | None:
        try:
            return self._receive()
        except Closed:
            return None

    def _receive(self) -> Message:
        while not select.select([self._channel], [], [], _LOOK_SECONDS)[0]:
            self._pass_on()
        self._pass_on()
        return self._channel.receive()

    def _pass_on(self) -> None:
        """A terminal tells the program of Ctrl-C, too; if only we were told, we pass it on after a moment."""
        if self._interrupted_at is not None and time.monotonic() > self._interrupted_at + _FORWARD_INTERRUPT_SECONDS:
            self._interrupted_at = None
            self._interrupt()

    @contextlib.contextmanager
    def _interrupts_passed_on(self) -> Iterator[None]:
        self._interrupted_at = None
        if threading.current_thread() is not threading.main_thread():
            yield
            return

        def note(number: int, frame: object) -> None:
            self._interrupted_at = time.monotonic()

        before = signal.signal(signal.SIGINT, note)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    def _interrupt(self) -> None:
        with contextlib.suppress(OSError):
            os.kill(self.pid, signal.SIGINT)

    def _learn(self, message: Message) -> None:
        self._recording.learn(message.says.get("scopes", ()), message.says.get("sources", {}))
        self.notes += message.says.get("notes", ())
        if message.rows:
            self._recording.append(message.rows, message.payload)
        if self._recording.size > self._program.most_kept:
            self._forget()

    def _forget(self) -> None:
        """Give up the older half of the past, but for what the functions wait at that are still active.

        Whatever was asked for did not happen there: the program would have stopped."""
        start = len(self._recording) // 2
        shift = self._recording.forget(self.timeline.stack(start)[:-1], start)
        self.forgotten += shift
        self._edits = {moment - shift: edit for moment, edit in self._edits.items() if moment >= start}
        self._at = Node(max(self._at.index - shift, 0))
        self.timeline = Timeline(self._recording)
        self.notes[:] = [note for note in self.notes if not note.startswith(_PAST_IS_KEPT)]
        self.notes.append(
            f"{_PAST_IS_KEPT} {self._program.most_kept >> 20} MB: the first {self.forgotten} states are forgotten"
        )

    def _say_threads(self, count: int) -> None:
        if count > self._threads:
            self.notes.append(
                f"{count} other thread{'s run' if count > 1 else ' runs'} on while this one is stopped, and through "
                "breakpoints; `ndb trace` records all threads"
            )
        self._threads = count

    def _over(self, exit: Exit, error: str | None) -> None:
        self._is_over = True
        self._recording.exit, self._recording.error = exit, error
        if self._process is not None:
            # What the program still says at its exit comes before the next prompt, if it does not take long.
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_LAST_WORDS_SECONDS)

    def _lost(self) -> None:
        """The connection ended without a word: the program was killed, left by os._exit, or closed our socket."""
        code = self._exit_code()
        if code is None:
            self._kill()
            return self._over(Exit.ERROR, "the program closed the debugger's connection and was ended")
        if code < 0:
            return self._over(Exit.ERROR, f"the program was killed by {_signal_name(-code)}")
        return self._over(
            Exit.NORMAL if code == 0 else Exit.ERROR, f"the program left at once with code {code} (os._exit)"
        )

    def _exit_code(self) -> int | None:
        if self._process is None:
            return 0
        try:
            return self._process.wait(_LAST_WORDS_SECONDS)
        except subprocess.TimeoutExpired:
            return None

    def _ask(self, says: dict[str, Any]) -> Message:
        """Have something done while the program waits."""
        with self._interrupts_passed_on():
            self._send(says)
            message = self._receive_or_none()
        if message is None:
            self._lost()
            self._at = Node(len(self.timeline))
            raise BadAction(f"{self._recording.error}")
        assert message.says["event"] == "answer", message.says
        if "error" in message.says:
            raise BadAction(message.says["error"])
        return message

    # Changing it

    def evaluate(self, expression: str, frame: int) -> str:
        state = self.stack()[frame]
        if not self.is_present:
            return evaluate_text(expression, state.locals)
        value: str = self._ask({"do": "evaluate", "expression": expression, "frame": state.depth}).says["value"]
        return value

    def assign(self, name: str, expression: str, frame: int) -> Place:
        return self._execute(f"{name} = {expression}", frame, {name})

    def execute(self, statement: str, frame: int) -> Place:
        """Run a statement in a function that is active."""
        return self._execute(statement, frame, set())

    def _execute(self, statement: str, frame: int, names: set[str]) -> Place:
        self._check_present("change")
        moment = self.timeline.stack(self._at.index)[frame]
        before = self.stack()[frame]
        message = self._ask({"do": "execute", "statement": statement, "frame": before.depth})
        now = self._recording.edited(moment, message.payload)
        known = self._edits.get(moment, (before, frozenset()))[1]
        changed = {name for name, text in now.locals.items() if before.locals.get(name) != text}
        self._edits[moment] = now, known | changed | names
        return self.here

    def jump(self, line: int) -> Place:
        """Set the line that runs next; nothing in between is run."""
        self._check_present("jump")
        message = self._ask({"do": "jump", "line": line, "frame": self.stack()[-1].depth})
        self._recording.append(message.rows, message.payload)
        self._at = Node(len(self.timeline) - 1)
        return self.here

    def _check_present(self, what: str) -> None:
        if self._is_over:
            raise BadAction(f"the program has ended: there is nothing left to {what}; restart, or go back and look")
        if not self.is_present:
            raise BadAction(
                f"this is the recorded past: it cannot {what}; `go {len(self.timeline) - 1}` leads to the present"
            )

    def fork(self) -> "LiveEngine":
        """A copy of the process, in the same state, that goes its own way."""
        self._check_present("fork")
        with _listening() as (listener, path):
            pid = int(self._ask({"do": "fork", "path": path}).says["pid"])
            connection, _ = listener.accept()
        other = object.__new__(LiveEngine)
        other.__dict__.update(self.__dict__)
        other._recording = self._recording.copy(self._program.value_limit)
        other.timeline, other._edits, other.notes = Timeline(other._recording), dict(self._edits), []
        other._channel, other._process, other._forked_pid = Channel(connection), None, pid
        return other

    def restart(self) -> Place:
        if self._is_guest:
            raise BadAction("the program opened this debugger by itself; it cannot be restarted from here")
        self.close()
        self._forked_pid = None
        self._start()
        return self.here

    def close(self) -> None:
        self._is_over = True
        if self._recording.exit is Exit.NEVER:
            self._recording.exit = Exit.ERROR
        if self._is_guest:
            return self._channel.close()
        self._kill()
        return self._channel.close()

    def _kill(self) -> None:
        """End the program and what it started."""
        if self._process is not None and self._process.poll() is not None:
            return
        for pid in [*descendants(self.pid), self.pid]:
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        if self._process is not None:
            self._process.wait()

    def __enter__(self) -> "LiveEngine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@contextlib.contextmanager
def _listening() -> Iterator[tuple[socket.socket, str]]:
    with (
        tempfile.TemporaryDirectory(prefix="ndb-") as folder,
        socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener,
    ):
        path = str(Path(folder) / "s")
        listener.bind(path)
        listener.listen(1)
        listener.settimeout(10.0)
        yield listener, path


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def _reason(found: int, goal: int, end: int) -> Reason:
    if found == end:
        return Reason.END
    return Reason.GOAL if found == goal else Reason.STOP
