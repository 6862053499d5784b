"""The terminal front end: pdb's commands, as fingers know them, and a few new ones. Reads lines, obeys, shows.

Knows how lines become commands: several on one line, aliases, repetition, what breakpoints are to do, statements over
several lines. Which commands there are is table.py's, how things look is screen.py's; nothing of stepping, breakpoints
or time: the session does.
"""

import re
from collections import deque
from collections.abc import Iterable

from ndb.errors import NdbError
from ndb.frontend.terminal.commands.python import run_python
from ndb.frontend.terminal.commands.shell import Quit
from ndb.frontend.terminal.paint import RED, Paint
from ndb.frontend.terminal.screen import Screen, Write
from ndb.frontend.terminal.table import COMMANDS, GOING_ON
from ndb.session import Session, Stop
from ndb.session.open import Verifier

PROMPT = "(ndb) "


class Terminal:
    """Commands over one session."""

    def __init__(self, session: Session, write: Write, paint: Paint = Paint()) -> None:  # noqa: B008
        self.session = session
        self.screen = Screen(write, paint)
        self.aliases: dict[str, str] = {}
        self.on_stop: dict[int, list[str]] = {}
        """Commands to run when a breakpoint stops, by its number."""
        self.has_more_lines = True
        """Whether a statement may go on in the next line."""
        self.verifier: Verifier | None = None
        self.collecting: list[str] | None = None
        """Of a breakpoint whose commands are being typed."""
        self.explained: tuple[str, int, int] | None = None
        """What `why` was asked last: a name, at which state, and how many levels deep."""
        self.begun: list[str] = []
        """Of a statement that is being typed."""
        self.listed: tuple[str, int] | None = None
        """The file and the line up to which source was shown."""
        self.is_interacting = False
        """Whether lines are Python, not commands."""
        self.errors: list[str] = []
        """What went wrong so far, for whoever wants to know it apart from what was said."""
        self._last = ""
        self._pending: deque[str] = deque()

    @property
    def paint(self) -> Paint:
        return self.screen.paint

    @property
    def prompt(self) -> str:
        if self.begun:
            return "... " if self.is_interacting else " ... "
        if self.is_interacting:
            return ">>> "
        return PROMPT if self.collecting is None else "(com) "

    def say(self, text: str = "") -> None:
        self.screen.say(text)

    def loop(self, lines: Iterable[str]) -> None:
        """Run commands until they end or one ends the session."""
        try:
            for line in lines:
                self.execute(line)
        except Quit:
            pass

    def execute(self, line: str) -> None:
        """One line: commands separated by `;;`, then those of breakpoints that were reached. A mistake is told."""
        if self.collecting is not None:
            return self._collect(self.collecting, line.strip())
        if self.begun:
            return self._go_on_typing(line)
        if self.is_interacting:
            return self._interact(line)
        line = line.strip() or self._last
        if line.startswith("#"):
            return None
        self._last = line
        self._pending.extend(commands_in(line))
        while self._pending:
            self._guarded(self._pending.popleft())
        return None

    def _interact(self, line: str) -> None:
        """Every line is Python, also one that reads like a command, until `exit()`."""
        if line.strip() in ("exit()", "quit()", "exit", "quit"):
            self.is_interacting = False
        elif line.strip():
            self._guarded(f"!{line.strip()}")

    def _guarded(self, command: str) -> None:
        try:
            self._obey(command)
        except NdbError as error:
            self.errors.append(str(error))
            self.screen.wrap(f"*** {error}", RED, "    ")
        except KeyboardInterrupt:
            self._pending.clear()
            self.session.interrupted()
            self.errors.append("interrupted")
            self.say(self.paint("*** interrupted", RED))

    def _obey(self, command: str) -> None:
        expanded = self._expand(command)
        if expanded != command and ";;" in expanded:
            for part in commands_in(expanded):
                self._obey(part)
            return
        name, argument = name_and_argument(expanded)
        found = COMMANDS.get(name)
        if found is None:
            run_python(self, expanded)
        else:
            found.run(self, argument)

    def _expand(self, line: str) -> str:
        words = line.split()
        if not words or words[0] not in self.aliases:
            return line
        text = self.aliases[words[0]].replace("%*", " ".join(words[1:]))
        for number, word in enumerate(words[1:], 1):
            text = text.replace(f"%{number}", word)
        return text

    def show_stop(self, stop: Stop) -> None:
        """Show where the session came to rest; what its breakpoints are to do comes next."""
        self.listed = None
        self.screen.stop(stop)
        if stop.place.state is None:
            return
        for display in self.session.displays.update():
            self.say(f"display {display.expression}: {display.now}  [was {display.before}]")
        lines = [line for number in stop.breakpoints for line in self.on_stop.get(number, ())]
        self._pending.extendleft(reversed([part for line in lines for part in commands_in(line)]))

    def _collect(self, lines: list[str], line: str) -> None:
        """A line of what a breakpoint does; one that goes on is the last, as in pdb."""
        if line and line != "end":
            lines.append(line)
        if line == "end" or line.partition(" ")[0] in GOING_ON:
            self.collecting = None

    def _go_on_typing(self, line: str) -> None:
        """A statement over several lines ends with an empty one."""
        self.begun.append(line)
        if not line.strip():
            text = "\n".join(self.begun)
            self.begun.clear()
            self._guarded(text)


def commands_in(line: str) -> list[str]:
    """The commands of a line; `;;` inside quotes, or in what is to be run later, separates nothing."""
    if ";;" not in line or line.startswith(("alias ", "commands ")):
        return [line] if line else []
    parts, quote, start, at = [], "", 0, 0
    while at < len(line):
        if line[at] in "'\"":
            quote = "" if quote == line[at] else quote or line[at]
        elif not quote and line.startswith(";;", at):
            parts.append(line[start:at].strip())
            start = at = at + 2
            continue
        at += 1
    return [part for part in [*parts, line[start:].strip()] if part]


def name_and_argument(line: str) -> tuple[str, str]:
    """A command's name and what stands behind it; no name where the line is Python."""
    if line.startswith(("!", "?")):
        return line[0], line[1:].strip()
    match = re.match(r"([A-Za-z]+)(?:\s+(.*)|$)", line, re.DOTALL)
    # `x = 3` and `s.y` are Python although x and s are commands; `n` alone is the command.
    if not match or re.match(r"(=(?!=)|[-+*/%|&^]=)", match[2] or ""):
        return "", line
    return match[1], (match[2] or "").strip()
