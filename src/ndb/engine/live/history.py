"""What a live program has shown so far, thread by thread: its states, what was set by hand, where one stands among
them, how it ended.

Knows the messages of a program and keeps the past within bounds; nothing of processes.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ndb.engine.live.channel import Message
from ndb.engine.live.launch import Program
from ndb.engine.live.recording import GrowingRecording
from ndb.engine.protocol import ThreadState
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadAction, BadTarget
from ndb.trace.state import Event, Exit, State
from ndb.tree.inverse import Node

_PAST_IS_KEPT = "the past is kept up to"


@dataclass(slots=True)
class ThreadPast:
    """What one thread has shown so far, and where one stands in it."""

    recording: GrowingRecording
    timeline: Timeline
    name: str = "MainThread"
    condition: ThreadState = ThreadState.HELD
    at: Node = field(default_factory=lambda: Node(0))
    """Where one stands: the present, or a past state."""
    edits: dict[int, tuple[State, frozenset[str]]] = field(default_factory=dict)
    """By moment: the state as it is now, and the variables that were set."""
    forgotten: int = 0
    """States of the past that were given up; moments are that much smaller than they would be."""

    @property
    def is_over(self) -> bool:
        return self.recording.exit is not Exit.NEVER

    @property
    def last(self) -> State | None:
        """The last state that is known."""
        return self.state(len(self.timeline) - 1) if len(self.timeline) else None

    def state(self, moment: int) -> State:
        return self.edits[moment][0] if moment in self.edits else self.timeline.state(moment)

    def end(self) -> None:
        """The thread has ended, by the exception that was its last state or not."""
        last = self.timeline.before(len(self.timeline))
        state = self.timeline.state(last) if last >= 0 else None
        is_error = state is not None and state.event is Event.EXCEPTION and state.depth == 0
        self.recording.exit = Exit.ERROR if is_error else Exit.NORMAL
        self.recording.error = state.value if is_error and state is not None else None


@dataclass(slots=True)
class History:
    """All that changes while a live program is debugged. A fork gets a copy."""

    program: Program
    threads: list[ThreadPast]
    """By number; the first is the main one."""
    thread: int = 0
    """The one that is looked at."""
    notes: list[str] = field(default_factory=list)
    is_over: bool = False
    left: int = 0
    """Of a program that ended with an exception and waits: the functions that it left and that can be looked into."""
    stopped: str = ""
    """How the program came to wait: `stopped`, `interrupted`, `called` (it called `breakpoint()`), `ended` (a thread),
    `debugged` (a statement that was stepped through is done)."""
    said: str | None = None
    is_held: bool = False
    """Whether the program stopped because the condition of a line holds, or a watched part changed."""
    changed: dict[tuple[str, int | None], tuple[str, str]] = field(default_factory=dict)
    """Parts that the program saw change where it stopped, by name and activation: before and after."""
    changed_at: int = -1

    @classmethod
    def of(cls, program: Program) -> "History":
        """Of a program that has shown nothing yet."""
        recording = GrowingRecording(program.value_limit)
        return cls(program, [ThreadPast(recording, Timeline(recording))])

    @property
    def now(self) -> ThreadPast:
        """The past of the thread that is looked at."""
        return self.threads[self.thread]

    def copy(self) -> "History":
        """The same so far, of a program with one thread; what is to be told of the process is told of the first one."""
        recording = self.now.recording.copy(self.program.value_limit)
        past = replace(self.now, recording=recording, timeline=Timeline(recording), edits=dict(self.now.edits))
        return History(self.program, [past], is_over=self.is_over)

    # What the program says

    def take(self, message: Message) -> bool:
        """Take one message; whether more are to come before the program waits."""
        self.learn(message)
        match message.says["event"]:
            case "stopped" | "interrupted" | "called" | "ended" | "debugged" as event:
                self._stopped(event, message.says)
            case "exited":
                self.left = int(message.says.get("left", 0))
                self.end(Exit(message.says["exit"]), message.says["error"])
            case "failed":
                raise BadTarget(message.says["error"])
            case "answer" if "error" in message.says:
                raise BadAction(message.says["error"])
            case _:
                return True
        return False

    def _stopped(self, event: str, says: dict[str, Any]) -> None:
        self.stopped, self.said = event, says.get("said")
        self.thread = says["thread"]
        self.see(says["threads"])
        self.is_held = bool(says.get("held"))
        self.changed = {(name, frame): (old, new) for name, frame, old, new in says.get("changed", ())}
        self.changed_at = len(self.now.recording) - 1
        if says.get("unwound"):
            self.now.recording.unwound.add(len(self.now.recording) - 1)

    def end(self, exit: Exit, error: str | None) -> None:
        """The program is over: so are all its threads, and one stands where the main one ended."""
        self.is_over = True
        for past in self.threads:
            if not past.is_over:
                past.end()
            past.condition = ThreadState.ENDED
        main = self.threads[0].recording
        main.exit, main.error = exit, error

    def learn(self, message: Message) -> None:
        """Take what is new about the run: texts, threads, states of one of them."""
        for name, condition in message.says.get("threads", ())[len(self.threads) :]:
            self._meet(name, ThreadState(condition))
        for past in self.threads:
            past.recording.learn(message.says.get("scopes", ()), message.says.get("sources", {}))
        self.notes += message.says.get("notes", ())
        past = self.threads[message.says.get("thread", self.thread)]
        if message.told.rows:
            past.recording.append(message.told, bool(message.says.get("anew")))
        if past.recording.size > self.program.most_kept:
            self._forget(past)

    def see(self, told: Sequence[tuple[str, str]]) -> None:
        """How the threads are now."""
        for past, (_, condition) in zip(self.threads, told, strict=False):
            past.condition = ThreadState(condition)
            if past.condition is ThreadState.ENDED and not past.is_over:
                past.end()

    def _meet(self, name: str, condition: ThreadState) -> None:
        recording = GrowingRecording(self.program.value_limit)
        recording.learn_from(self.threads[0].recording)
        self.threads.append(ThreadPast(recording, Timeline(recording), name, condition))

    def _forget(self, past: ThreadPast) -> None:
        """Give up the older half of a thread's past, but for what the functions wait at that are still active.

        Whatever was asked for did not happen there: the program would have stopped."""
        start = len(past.recording) // 2
        shift = past.recording.forget(past.timeline.stack(start)[:-1], start)
        past.forgotten += shift
        past.edits = {moment - shift: edit for moment, edit in past.edits.items() if moment >= start}
        past.at = Node(max(past.at.index - shift, 0))
        past.timeline = Timeline(past.recording)
        self.notes[:] = [note for note in self.notes if not note.startswith(_PAST_IS_KEPT)]
        self.notes.append(
            f"{_PAST_IS_KEPT} {self.program.most_kept >> 20} MB: the first {past.forgotten} states are forgotten"
        )

    # What was done by hand

    def edit(self, moment: int, payload: bytes, names: set[str]) -> None:
        """A state has other variables now: those of `payload`. `names`: what was set in so many words."""
        past = self.now
        before, now = past.state(moment), past.recording.edited(moment, payload)
        known = past.edits[moment][1] if moment in past.edits else frozenset()
        changed = {name for name, text in now.locals.items() if before.locals.get(name) != text}
        past.edits[moment] = now, known | changed | names

    def jumped(self) -> None:
        """The program was set to another line, which is its last state."""
        self.now.at = Node(len(self.now.recording) - 1)
