"""The terminal's commands for programs: a line in (a command, or {"id": …, "command": …}), a JSON object a line out."""

import json
from collections.abc import Iterable, Mapping

from ndb.frontend.stop_json import stop_as_json
from ndb.frontend.terminal.commands.shell import Quit
from ndb.frontend.terminal.paint import Paint
from ndb.frontend.terminal.screen import Write
from ndb.frontend.terminal.terminal import Terminal
from ndb.session import Session, Stop

PROTOCOL = 1
"""The version of what is written: docs/json-protocol.md."""


class JsonLines:
    """A terminal whose output is collected, one answer a command."""

    def __init__(self, session: Session, write: Write) -> None:
        self.terminal = Terminal(session, self._collect, Paint(width=1 << 30))
        self.terminal.has_more_lines = False
        self._write = write
        self._text: list[str] = []

    def _collect(self, text: str) -> None:
        self._text.append(text)

    def greet(self) -> None:
        """Tell where the session stands at first."""
        self._answer(None, "", self.terminal.session.stop, {"protocol": PROTOCOL})

    def loop(self, lines: Iterable[str]) -> None:
        for line in lines:
            try:
                self._line(line.strip())
            except Quit:
                return

    def _line(self, line: str) -> None:
        number, text = None, line
        if line.startswith("{"):
            try:
                asked = json.loads(line)
                number, text = asked.get("id"), str(asked["command"])
            except (ValueError, KeyError, AttributeError):
                self._write(json.dumps({"ok": False, "error": 'write {"id": 1, "command": "step"}'}))
                return
        if text:
            before = self.terminal.session.stop
            self.terminal.execute(text)
            stop = self.terminal.session.stop
            self._answer(number, text, stop if stop is not before else None)

    def _answer(
        self, number: object, command: str, stop: Stop | None, first: Mapping[str, object] | None = None
    ) -> None:
        errors, self.terminal.errors = self.terminal.errors, []
        answer: dict[str, object] = dict(first or {}) | ({"id": number} if number is not None else {})
        answer |= {"command": command, "ok": not errors, "text": self._text}
        if errors:
            answer["error"] = errors[0]
        if stop is not None:
            answer["stop"] = stop_as_json(stop)
        self._text = []
        self._write(json.dumps(answer, ensure_ascii=False))
