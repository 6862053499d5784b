"""What is being debugged for one client: a session, its files, and the numbers the client knows its parts by.

Knows how a stop is told. What the single requests do is in the `handle_` modules.
"""

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ndb.engine.protocol import Provenance, RunsStatements, TakesNotes
from ndb.errors import BadAction
from ndb.frontend.dap.client import Client
from ndb.frontend.dap.configuration import Configuration
from ndb.frontend.dap.files import Files
from ndb.frontend.dap.references import References
from ndb.session import Session, Stop
from ndb.session.open import Opened, opened
from ndb.trace.state import State

THREAD = 1
"""A session is one thread of a run."""


@dataclass(frozen=True, slots=True)
class FrameAt:
    """A function on the stack, counted from the outermost."""

    number: int


@dataclass(slots=True)
class Debuggee:
    """One run, opened."""

    client: Client
    configuration: Configuration
    found: Opened
    files: Files
    closing: contextlib.ExitStack
    frames: References[FrameAt] = field(default_factory=lambda: References("frame"))
    containers: References[Any] = field(default_factory=lambda: References("variablesReference"))
    exception_filters: dict[str, str] = field(default_factory=lambda: {"uncaught": ""})
    """Filter to its condition (types of exceptions)."""
    targets: dict[int, Callable[[], Stop]] = field(default_factory=dict)
    """What stepInTargets and gotoTargets offered."""
    returned: tuple[str, str] | None = None
    """The function that the last step came out of, and what it returned."""
    is_over: bool = False
    is_configured: bool = False
    _stack: Sequence[State] | None = None

    @classmethod
    def open(cls, client: Client, configuration: Configuration) -> "Debuggee":
        """Start what is wanted; it waits where people expect to begin."""
        configuration.prepare()
        with contextlib.ExitStack() as stack:
            found = stack.enter_context(opened(configuration.wanted))
            files = Files.of(configuration.wanted, _SourcesNow(found.session))
            return cls(client, configuration, found, files, stack.pop_all())

    @property
    def session(self) -> Session:
        return self.found.session

    @property
    def is_live(self) -> bool:
        """Whether the program really stands here and can be asked for more than was rendered."""
        return isinstance(self.session.engine, RunsStatements) and self.session.place.provenance is Provenance.COMPUTED

    @property
    def stack(self) -> Sequence[State]:
        if self._stack is None:
            self._stack = self.session.frames.stack()
        return self._stack

    def select(self, frame: int | None) -> int:
        """Look at a frame by the client's number; without one, at the innermost."""
        number = len(self.stack) - 1 if frame is None else self.frames[frame].number
        self.session.cursor.frame = number
        return number

    def moved(self) -> None:
        """Numbers of frames and variables are no longer good."""
        self.frames.forget()
        self.containers.forget()
        self.targets.clear()
        self._stack = None

    def edited(self) -> None:
        """Something was changed where the program stands: what was shown must be asked for again."""
        self._stack = None
        self.containers.forget()
        self.client.invalidate("variables")

    def check_not_over(self) -> None:
        if self.is_over:
            raise BadAction("the program has ended; restart it")

    def show_notes(self) -> None:
        """What the engine has to say on its own."""
        engine = self.session.engine
        notes = engine.notes if isinstance(engine, TakesNotes) else []
        while notes:
            self.client.say(f"[{notes.pop(0)}]")

    def close(self) -> None:
        """End what was started. One that is closed can be closed again."""
        self.is_over = True
        self.closing.close()


class _SourcesNow(dict[str, str]):
    """The sources of whichever engine the session has now: a restart or a branch makes another."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    def __contains__(self, name: object) -> bool:
        return name in self._session.engine.sources

    def __getitem__(self, name: str) -> str:
        return self._session.engine.sources[name]

    def __iter__(self) -> Any:
        return iter(list(self._session.engine.sources))

    def get(self, name: str, default: Any = None) -> Any:
        return self._session.engine.sources.get(name, default)
