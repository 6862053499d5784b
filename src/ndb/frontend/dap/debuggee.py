"""What is being debugged for one client: a session, its files, and the numbers the client knows its parts by.

Knows how a stop is told. What the single requests do is in the `handle_` modules.
"""

import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ndb.engine.live.engine import LiveEngine
from ndb.engine.protocol import Place, Provenance, RunsStatements, TakesNotes, ThreadState
from ndb.errors import BadAction
from ndb.frontend.dap.client import Body, Client
from ndb.frontend.dap.configuration import Configuration
from ndb.frontend.dap.files import Files
from ndb.frontend.dap.references import References
from ndb.frontend.dap.waiting_programs import Card, connected
from ndb.session import Session, Stop
from ndb.session.open import Opened, opened
from ndb.trace.state import State

FIRST_THREAD = 1
"""Clients count threads from here; sessions from 0."""


@dataclass(frozen=True, slots=True)
class FrameAt:
    """A function on the stack of a thread, counted from the outermost."""

    number: int
    thread: int = 0


@dataclass(slots=True)
class Debuggee:
    """One run, opened."""

    client: Client
    configuration: Configuration
    found: Opened
    files: Files
    closing: contextlib.ExitStack
    frames: References[FrameAt] = field(default_factory=lambda: References("frame"))
    containers: References[tuple[int, Any]] = field(default_factory=lambda: References("variablesReference"))
    """What a client can open, each with the thread that it is of."""
    exception_filters: dict[str, str] = field(default_factory=lambda: {"uncaught": ""})
    """Filter to its condition (types of exceptions)."""
    targets: dict[int, Callable[[], Stop]] = field(default_factory=dict)
    """What stepInTargets and gotoTargets offered."""
    returned: tuple[str, str] | None = None
    """The function that the last step came out of, and what it returned."""
    is_over: bool = False
    is_configured: bool = False
    told_threads: Mapping[int, str] = field(default_factory=dict)
    """The threads that the client knows of, by their numbers in the session."""
    _stood: dict[int, int] = field(default_factory=dict)
    """Moments at which threads were left to look at others."""
    _stack: Sequence[State] | None = None

    @classmethod
    def open(cls, client: Client, configuration: Configuration) -> "Debuggee":
        """Start what is wanted; it waits where people expect to begin."""
        configuration.prepare()
        with contextlib.ExitStack() as stack:
            found = stack.enter_context(_opened(client, configuration))
            card, sources = configuration.waiting, _SourcesNow(found.session)
            files = Files(Path(card.root), sources) if card else Files.of(configuration.wanted, sources)
            debuggee = cls(client, configuration, found, files, stack.pop_all())
        found.session.listen(debuggee.hear)
        return debuggee

    @property
    def session(self) -> Session:
        return self.found.session

    @property
    def is_live(self) -> bool:
        """Whether the program really stands here and can be asked for more than was rendered."""
        return isinstance(self.session.engine, RunsStatements) and self.session.place.provenance is Provenance.COMPUTED

    @property
    def program_process(self) -> int | None:
        """The process of a live program."""
        engine = self.session.engine
        return engine.pid if isinstance(engine, LiveEngine) else None

    @property
    def stack(self) -> Sequence[State]:
        if self._stack is None:
            self._stack = self.session.frames.stack()
        return self._stack

    def select(self, frame: int | None) -> int:
        """Look at a frame by the client's number; without one, at the innermost."""
        number = len(self.stack) - 1 if frame is None else self.at_frame(frame)
        self.session.cursor.frame = number
        return number

    def at_frame(self, frame: int) -> int:
        """Which function of its thread's stack a client's number means; that thread is looked at from now on."""
        found = self.frames[frame]
        self.look_at(found.thread)
        return found.number

    def add_container(self, holds: Any) -> int:
        return self.containers.add((self.session.threads.current, holds))

    def container(self, reference: int) -> Any:
        """What a client's number means; its thread is looked at from now on."""
        thread, holds = self.containers[reference]
        self.look_at(thread)
        return holds

    # Threads

    def look_at(self, thread: int) -> None:
        """Stand in a thread: where it was left to look at another, or where it is."""
        session = self.session
        if thread == session.threads.current:
            return
        self._stood[session.threads.current] = session.cursor.moment
        session.threads.choose(thread)
        if self._stood.get(thread, session.cursor.moment) != session.cursor.moment:
            session.go(self._stood[thread])
        self._stack = None

    def stack_of(self, thread: int) -> Sequence[State]:
        """The functions of a thread; one that stands in the past is shown there."""
        if thread in self._stood:
            self.look_at(thread)
        return self.stack if thread == self.session.threads.current else self.session.threads.stack(thread)

    def tell_threads(self) -> None:
        """Say which threads are new, and which are gone."""
        known = {
            each.number: each.name for each in self.session.threads.all() if each.condition is not ThreadState.ENDED
        }
        known.setdefault(self.session.threads.current, "MainThread")
        for number in known.keys() - self.told_threads.keys():
            self.client.event("thread", {"reason": "started", "threadId": number + FIRST_THREAD})
        for number in self.told_threads.keys() - known.keys():
            self.client.event("thread", {"reason": "exited", "threadId": number + FIRST_THREAD})
        self.told_threads = known

    def threads(self) -> list[Body]:
        """The threads as a client lists them. Asks nobody, so it can be asked while the program runs."""
        known = self.told_threads or {0: "MainThread"}
        return [{"id": number + FIRST_THREAD, "name": name} for number, name in sorted(known.items())]

    # Changes

    def moved(self) -> None:
        """Numbers of frames and variables are no longer good."""
        self._stood.clear()
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

    def hear(self, place: Place, text: str) -> None:
        """What a log point says, when it says it."""
        self.client.say(text, **self.line_of(place))

    def line_of(self, place: Place) -> Body:
        """Where a place is, as an output event has it."""
        state = place.state
        if state is None or not state.line:
            return {}
        return {"source": self.files.source(state.file, state.line), "line": self.client.line_out(state.line)}

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


def _opened(client: Client, configuration: Configuration) -> contextlib.AbstractContextManager[Opened]:
    """A session: with what waits for an editor, or with what is wanted, in a terminal of the client's if it has any."""
    wanted, terminal = configuration.wanted, configuration.terminal
    if configuration.waiting is not None:
        return _attached(configuration.waiting)
    if terminal is None:
        return opened(wanted)
    if not client.knows_terminals:
        client.say("ndb: this editor offers no terminal; the program has no input, and its output comes here")
        return opened(wanted)

    def run(command: Sequence[str]) -> None:
        about = {"kind": terminal.kind, "title": terminal.title, "cwd": str(Path.cwd())}
        environment = {"env": dict(configuration.environment)} if configuration.environment else {}
        client.ask("runInTerminal", {**about, **environment, "args": list(command)})

    return opened(replace(wanted, program=replace(wanted.program, in_terminal=run)))


@contextlib.contextmanager
def _attached(card: Card) -> Iterator[Opened]:
    """A session with a program that runs already, and goes on when the session ends."""
    session = Session(LiveEngine.attached(connected(card)))
    try:
        yield Opened(session, (), None)
    finally:
        session.close()


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
