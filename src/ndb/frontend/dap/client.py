"""Who is on the other side: what the client said of itself, and sending it events. Knows no session."""

import queue
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ndb.errors import BadAction

Body = dict[str, Any]
Arguments = Mapping[str, Any]
Send = Callable[[dict[str, Any]], None]
ANSWER_SECONDS = 60.0
"""How long an editor may take to do what it is asked: it may have to open a terminal first."""


@dataclass(slots=True)
class Client:
    """A client, as its `initialize` describes it."""

    send: Send
    lines_start_at_1: bool = True
    columns_start_at_1: bool = True
    knows_progress: bool = False
    knows_invalidated: bool = False
    knows_paging: bool = False
    knows_terminals: bool = False
    name: str = ""
    printing_at: Body = field(default_factory=dict)
    """Source and line of the line that is being stepped over: what is printed meanwhile comes from it."""
    _answers: "queue.SimpleQueue[Arguments | None]" = field(default_factory=queue.SimpleQueue)

    def introduced(self, told: Arguments) -> None:
        """Take over what `initialize` says."""
        self.name = str(told.get("clientName") or told.get("clientID") or "")
        self.lines_start_at_1 = bool(told.get("linesStartAt1", True))
        self.columns_start_at_1 = bool(told.get("columnsStartAt1", True))
        self.knows_progress = bool(told.get("supportsProgressReporting"))
        self.knows_invalidated = bool(told.get("supportsInvalidatedEvent"))
        self.knows_paging = bool(told.get("supportsVariablePaging"))
        self.knows_terminals = bool(told.get("supportsRunInTerminalRequest"))

    def event(self, name: str, body: Body | None = None) -> None:
        self.send({"type": "event", "event": name} | ({"body": body} if body is not None else {}))

    def ask(self, command: str, told: Body) -> None:
        """Have the client do something, and wait until it has. One thing at a time."""
        self.send({"type": "request", "command": command, "arguments": told})
        try:
            answer = self._answers.get(timeout=ANSWER_SECONDS)
        except queue.Empty:
            raise BadAction(f"the editor did not answer {command}") from None
        if answer is None or not answer.get("success"):
            raise BadAction(f"the editor refused {command}: {answer.get('message') if answer else 'it is gone'}")

    def answered(self, answer: Arguments | None) -> None:
        """What a client said to `ask`; None: it is gone. From the thread that reads."""
        self._answers.put(answer)

    def say(self, text: str, category: str = "console", **more: Any) -> None:
        """Something of ours for the console."""
        self.event("output", {"category": category, "output": text if text.endswith("\n") else text + "\n", **more})

    def say_raw(self, category: str, text: str) -> None:
        """Something of the program's, as it wrote it."""
        self.event("output", {"category": category, "output": text, **self.printing_at})

    def invalidate(self, *areas: str) -> None:
        """What was shown is no longer so; only for clients that know what to do about it."""
        if self.knows_invalidated:
            self.event("invalidated", {"areas": list(areas)})

    def line_out(self, line: int) -> int:
        return line if self.lines_start_at_1 else line - 1

    def line_in(self, line: int) -> int:
        return line if self.lines_start_at_1 else line + 1

    @property
    def first_column(self) -> int:
        return 1 if self.columns_start_at_1 else 0
