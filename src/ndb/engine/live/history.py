"""What a live program has shown so far: its states, what was set by hand, where one stands among them, how it ended.

Knows the messages of a program and keeps the past within bounds; nothing of processes.
"""

from dataclasses import dataclass, field
from typing import Any

from ndb.engine.live.channel import Message
from ndb.engine.live.launch import Program
from ndb.engine.live.recording import GrowingRecording
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadTarget
from ndb.trace.state import Exit, State
from ndb.tree.inverse import Node

_PAST_IS_KEPT = "the past is kept up to"


@dataclass(slots=True)
class History:
    """All that changes while a live program is debugged. A fork gets a copy."""

    program: Program
    recording: GrowingRecording
    timeline: Timeline
    at: Node = field(default_factory=lambda: Node(0))
    """Where one stands: the present, or a past state."""
    edits: dict[int, tuple[State, frozenset[str]]] = field(default_factory=dict)
    """By moment: the state as it is now, and the variables that were set."""
    forgotten: int = 0
    """States of the past that were given up; moments are that much smaller than they would be."""
    notes: list[str] = field(default_factory=list)
    threads: int = 0
    is_over: bool = False
    left: int = 0
    """Of a program that ended with an exception and waits: the functions that it left and that can be looked into."""
    is_interrupted: bool = False
    is_called: bool = False
    """Whether the program stopped because it called `breakpoint()`."""
    is_held: bool = False
    """Whether the program stopped because the condition of a line holds."""

    @classmethod
    def of(cls, program: Program) -> "History":
        """Of a program that has shown nothing yet."""
        recording = GrowingRecording(program.value_limit)
        return cls(program, recording, Timeline(recording))

    def copy(self) -> "History":
        """The same so far; what is to be told of the process is told of the first one."""
        recording = self.recording.copy(self.program.value_limit)
        return History(
            self.program, recording, Timeline(recording), self.at, dict(self.edits), self.forgotten,
            threads=self.threads, is_over=self.is_over,
        )  # fmt: skip

    def state(self, moment: int) -> State:
        return self.edits[moment][0] if moment in self.edits else self.timeline.state(moment)

    # What the program says

    def goes_on(self) -> None:
        self.is_interrupted = self.is_called = False

    def take(self, message: Message) -> bool:
        """Take one message; whether more are to come before the program waits."""
        self._learn(message)
        match message.says["event"]:
            case "stopped" | "interrupted" | "called" as event:
                self._stopped(event, message.says)
            case "exited":
                self.left = int(message.says.get("left", 0))
                self.end(Exit(message.says["exit"]), message.says["error"])
            case "failed":
                raise BadTarget(message.says["error"])
            case _:
                return True
        return False

    def _stopped(self, event: str, says: dict[str, Any]) -> None:
        self.is_interrupted, self.is_called = event == "interrupted", event == "called"
        self.is_held = bool(says.get("held"))
        if says.get("unwound"):
            self.recording.unwound.add(len(self.recording) - 1)
        count = says.get("threads", 0)
        if count > self.threads:
            self.notes.append(
                f"{count} other thread{'s run' if count > 1 else ' runs'} on while this one is stopped, and through "
                "breakpoints; `ndb trace` records all threads"
            )
        self.threads = count

    def end(self, exit: Exit, error: str | None) -> None:
        self.is_over = True
        self.recording.exit, self.recording.error = exit, error

    def _learn(self, message: Message) -> None:
        self.recording.learn(message.says.get("scopes", ()), message.says.get("sources", {}))
        self.notes += message.says.get("notes", ())
        if message.rows:
            self.recording.append(message.rows, message.payload)
        if self.recording.size > self.program.most_kept:
            self._forget()

    def _forget(self) -> None:
        """Give up the older half of the past, but for what the functions wait at that are still active.

        Whatever was asked for did not happen there: the program would have stopped."""
        start = len(self.recording) // 2
        shift = self.recording.forget(self.timeline.stack(start)[:-1], start)
        self.forgotten += shift
        self.edits = {moment - shift: edit for moment, edit in self.edits.items() if moment >= start}
        self.at = Node(max(self.at.index - shift, 0))
        self.timeline = Timeline(self.recording)
        self.notes[:] = [note for note in self.notes if not note.startswith(_PAST_IS_KEPT)]
        self.notes.append(
            f"{_PAST_IS_KEPT} {self.program.most_kept >> 20} MB: the first {self.forgotten} states are forgotten"
        )

    # What was done by hand

    def edit(self, moment: int, payload: bytes, names: set[str]) -> None:
        """A state has other variables now: those of `payload`. `names`: what was set in so many words."""
        before, now = self.state(moment), self.recording.edited(moment, payload)
        known = self.edits[moment][1] if moment in self.edits else frozenset()
        changed = {name for name, text in now.locals.items() if before.locals.get(name) != text}
        self.edits[moment] = now, known | changed | names

    def jumped(self, rows: bytes, payload: bytes) -> None:
        """The program was set to another line."""
        self.recording.append(rows, payload)
        self.at = Node(len(self.recording) - 1)
