"""A terminal over a recorded session that gives back what each command showed. For tests."""

from recorded import recorded

from ndb.frontend.terminal.paint import Paint
from ndb.frontend.terminal.terminal import Terminal
from ndb.session import Session


class Obeying:
    """`obeying("s")` gives the lines that the command showed."""

    def __init__(self, session: Session | None = None, paint: Paint | None = None) -> None:
        self.shown: list[str] = []
        self.terminal = Terminal(session or recorded(), self._take, paint or Paint(width=80))

    def _take(self, text: str) -> None:
        self.shown += text.split("\n")

    @property
    def session(self) -> Session:
        return self.terminal.session

    def __call__(self, *commands: str) -> list[str]:
        """What the last of these commands showed."""
        for command in commands:
            self.shown.clear()
            self.terminal.execute(command)
        return list(self.shown)
