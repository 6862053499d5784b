"""One page's session: the thread that alone touches it, what its program writes, how it is broken off and ended.

Knows threads, pipes and signals; what a page may ask is in the requests_ modules.
"""

import asyncio
import contextlib
import os
import signal
import tempfile
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from ndb.engine.live.engine import LiveEngine
from ndb.engine.neural.engine import NeuralEngine
from ndb.engine.neural.predictor import predictor
from ndb.engine.replay import ReplayEngine
from ndb.errors import BadAction
from ndb.frontend.program_pipe import ProgramInput, ProgramPipe
from ndb.frontend.web.stop_view import Views
from ndb.session import Session
from ndb.session.open import Opened, Wanted, go_to_start, opened, root_of

Result = TypeVar("Result")
_ASK_MODEL = frozenset({"neural", "guided"})
_model = threading.RLock()
"""Held by whoever asks the model: all sessions share it, and it reads one text at a time."""


@dataclass(frozen=True, slots=True)
class Showing:
    """What a page looks at."""

    wanted: Wanted
    opened: Opened
    views: Views
    pipe: ProgramPipe | None
    text: str | None
    """The program, where it was pasted."""
    input: ProgramInput | None = None
    """Where a live program reads."""


class PageSession:
    """At most one session at a time; opening another closes the one before."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "ndb-page")
        self._closing = contextlib.ExitStack()
        self.showing: Showing | None = None
        self.is_busy = False

    @property
    def session(self) -> Session:
        return self.need().opened.session

    def need(self) -> Showing:
        if self.showing is None:
            raise BadAction("nothing is open; open a file, a recording or a failed test, or paste code")
        return self.showing

    # From the server's loop

    async def do(self, work: "Callable[[PageSession], Result]") -> Result:
        """Have something done in the session's thread."""
        return await asyncio.wrap_future(self._thread.submit(self._alone, work))

    def do_now(self, work: "Callable[[PageSession], Result]") -> Result:
        """The same, for whoever has no loop."""
        return self._thread.submit(self._alone, work).result()

    def _alone(self, work: "Callable[[PageSession], Result]") -> Result:
        self.is_busy = True
        try:
            with asking(self.showing.opened.session.engine.name if self.showing is not None else ""):
                return work(self)
        finally:
            self.is_busy = False

    def interrupt(self) -> bool:
        """Break off what is under way; whether there is anything to break off."""
        engine = self.showing.opened.session.engine if self.showing is not None else None
        if not self.is_busy:
            return False
        if isinstance(engine, NeuralEngine):
            engine.stop()
        elif isinstance(engine, LiveEngine):
            with contextlib.suppress(OSError):
                os.kill(engine.pid, signal.SIGINT)
        else:
            return False
        return True

    def give(self, line: str | None) -> bool:
        """A line for the program to read, None for the end of what there is; whether it can be read."""
        source = self.showing.input if self.showing is not None else None
        if source is None:
            return False
        if line is None:
            source.end()
        return line is None or source.give(line + "\n")

    def progress(self) -> tuple[str, bool]:
        """Of a live program that is under way: what it has written, and whether it waits for a line to read."""
        showing = self.showing
        if showing is None or showing.pipe is None or showing.input is None:
            return "", False
        engine = showing.opened.session.engine
        is_waiting = isinstance(engine, LiveEngine) and showing.input.is_waited_for(engine.pid)
        return showing.pipe.settle(), is_waiting

    def close(self) -> None:
        """End the session, and what it started, without waiting for a thread that is at work."""
        if self.is_busy:
            self.interrupt()
            for branch in self.showing.opened.session.branches if self.showing is not None else ():
                if isinstance(branch.engine, LiveEngine):
                    branch.engine.close()
        with contextlib.suppress(RuntimeError):
            self._thread.submit(self._closing.close)
        self._thread.shutdown(wait=False)

    # In the session's thread

    def open(
        self, wanted: Wanted, text: str | None = None, folder: contextlib.ExitStack | None = None,
        lines: str | None = None,
    ) -> Showing:  # fmt: skip
        """Open another session in the place of the one there was; if that fails, the one there was stays.

        `text`: the program, where there is no file. `folder`: what else goes when the session does. `lines`: what the
        program is to read, where that is said beforehand.
        """
        with contextlib.ExitStack() as stack:
            if folder is not None:
                stack.push(folder)
            pipe = source = None
            if wanted.is_program and wanted.engine == "live":
                pipe, source = ProgramPipe(), ProgramInput()
                stack.callback(pipe.close)
                stack.callback(source.close)
                wanted = replace(wanted, program=replace(wanted.program, output=pipe.writes, input=source.reads))
                source.give(lines or "")
            elif wanted.is_program and lines is not None:
                given = stack.enter_context(tempfile.TemporaryFile())
                given.write(lines.encode("utf-8", "replace"))
                given.seek(0)
                wanted = replace(wanted, program=replace(wanted.program, input=given.fileno()))
            with asking(wanted.engine):
                found = stack.enter_context(opened(wanted))
            self._closing.close()
            self._closing = stack.pop_all()
        self.showing = Showing(wanted, found, Views(found.session), pipe, text, source)
        return self.showing

    def share(self, other: Showing) -> None:
        """Look at the recording that another session walks, with a session of one's own: nothing is run again."""
        engine = other.opened.session.engine.fork()
        session = Session(engine, predictor(other.wanted.model, other.wanted.device, lambda: root_of(other.wanted)))
        engine.restart()
        session.cursor.stop = replace(session.cursor.stop, place=engine.here)
        go_to_start(session, other.wanted)
        found = replace(other.opened, session=session)
        self.showing = Showing(other.wanted, found, Views(session, other.views.overview), None, other.text)


def is_walked(showing: Showing) -> bool:
    """Whether all is known already, so that any number of pages can look at one recording."""
    return isinstance(showing.opened.session.engine, ReplayEngine)


def alone_with_model() -> "contextlib.AbstractContextManager[object]":
    return _model


def asking(engine: str) -> "contextlib.AbstractContextManager[object]":
    """Alone with the model, if this engine may ask it."""
    return _model if engine in _ASK_MODEL else contextlib.nullcontext()


def written_down(text: str, folder: contextlib.ExitStack) -> Path:
    """Pasted code as a file, for engines that take files."""
    path = Path(folder.enter_context(tempfile.TemporaryDirectory(prefix="ndb-"))) / "pasted.py"
    path.write_text(text, encoding="utf-8")
    return path
