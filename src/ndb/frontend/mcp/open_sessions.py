"""The sessions of a server, by their ids: each has a thread of its own, a time for every call, an end.

A call that takes too long is answered; a live program is interrupted where it is, a prediction goes on and is waited
for by the next call. Knows threads and clocks; nothing of the protocol.
"""

import asyncio
import contextlib
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from ndb.engine.live.engine import LiveEngine
from ndb.errors import BadAction
from ndb.frontend.mcp.project import Limits
from ndb.frontend.mcp.replies import Handles
from ndb.frontend.program_pipe import ProgramPipe
from ndb.session import Session
from ndb.session.open import Opened, Wanted, opened

Result = TypeVar("Result")
_ASK_MODEL = frozenset({"neural", "guided"})
_MOST_QUESTIONS = 32
_GRACE_SECONDS = 3.0
"""For a program that was interrupted to stand still."""


class StillAtWork(BadAction):
    """The answer is not there yet, and is not lost."""


@dataclass(slots=True)
class Held:
    """One session, and the only thread that touches it."""

    name: str
    wanted: Wanted
    folder: contextlib.ExitStack
    """What else goes when the session does: a temporary folder."""
    thread: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "ndb-session"))
    handles: Handles = field(default_factory=Handles)
    closing: contextlib.ExitStack = field(default_factory=contextlib.ExitStack)
    found: Opened | None = None
    pipe: ProgramPipe | None = None
    """What the session's own program writes."""
    told: int = 0
    """Characters of it that were told."""
    pending: "Future[object] | None" = None
    used: float = field(default_factory=time.monotonic)

    @property
    def session(self) -> Session:
        assert self.found is not None, "a session is opened before it is handed out"
        return self.found.session

    def open(self) -> Opened:
        if self.wanted.is_program and self.wanted.engine == "live":
            self.pipe = ProgramPipe()
            self.closing.callback(self.pipe.close)
            self.wanted = replace(self.wanted, program=replace(self.wanted.program, output=self.pipe.writes))
        self.found = self.closing.enter_context(opened(self.wanted))
        return self.found

    def printed(self) -> str:
        """What the program wrote since this was asked last."""
        if self.pipe is None:
            return ""
        new = self.pipe.since(self.told)
        self.told = self.pipe.written
        return new

    def interrupt(self) -> bool:
        """Stop a live program where it is; whether there is one."""
        engine = self.found.session.engine if self.found is not None else None
        if not isinstance(engine, LiveEngine):
            return False
        with contextlib.suppress(OSError):
            os.kill(engine.pid, signal.SIGINT)
        return True

    def end_program(self) -> None:
        """The hard way, from outside its thread: the thread then sees that the program is gone."""
        if self.found is not None:
            for branch in self.found.session.branches:
                if isinstance(branch.engine, LiveEngine):
                    branch.engine.close()

    def close(self) -> None:
        if self.pending is not None and not self.pending.done():
            self.end_program()
        self.thread.submit(self.closing.close)
        self.thread.shutdown(wait=False)
        self.folder.close()


class OpenSessions:
    """All of them. Ids are given once and cannot be guessed."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._held: dict[str, Held] = {}
        self.model = threading.Lock()
        """Held by whoever asks the model: all sessions share it, and it reads one text at a time."""
        self._beside = ThreadPoolExecutor(limits.sessions, "ndb-question")
        self._asked: dict[Hashable, Future[Any]] = {}
        """Questions without a session that are not answered yet, or whose answer nobody has fetched."""

    def __getitem__(self, name: str) -> Held:
        if name not in self._held:
            raise BadAction(f"no session {name!r} is open; create_session opens one")
        self._held[name].used = time.monotonic()
        return self._held[name]

    def __len__(self) -> int:
        return len(self._held)

    async def open(self, wanted: Wanted, folder: contextlib.ExitStack | None = None) -> Held:
        """Open a session; it stands where people expect to start."""
        if len(self) >= self.limits.sessions:
            raise BadAction(f"{len(self)} sessions are open, which is the limit; close_session closes one")
        held = Held(f"s{secrets.token_hex(4)}", wanted, folder or contextlib.ExitStack())
        self._held[held.name] = held
        try:
            await self.do(held, lambda _: held.open())
        except StillAtWork:
            self.close(held.name)
            raise BadAction(f"nothing to show after {self.limits.seconds:g} s: it was ended; try engine live") from None
        except BaseException:
            self.close(held.name)
            raise
        return held

    async def do(self, held: Held, work: Callable[[Held], Result], seconds: float | None = None) -> Result:
        """Have something done in a session's thread."""
        limit = min(seconds or self.limits.seconds, self.limits.seconds)
        if held.pending is not None and not await _done(held.pending, limit):
            raise StillAtWork(f"the call before is still at work after {limit:g} s more; ask again")
        future = held.thread.submit(self._with_model, held, work)
        held.pending = future  # type: ignore[assignment]
        try:
            if await _done(future, limit):
                return future.result()
        except asyncio.CancelledError:
            held.interrupt()
            raise
        if held.interrupt() and await _done(future, _GRACE_SECONDS):
            return future.result()
        raise StillAtWork(f"still at work after {limit:g} s; ask again, or close_session ends it")

    async def ask(self, question: Hashable, work: Callable[[], Result]) -> Result:
        """A question without a session. One that takes too long is worked on; asked again, its answer is there."""
        if question not in self._asked:
            while len(self._asked) >= _MOST_QUESTIONS:
                self._asked.pop(next(iter(self._asked))).cancel()
            self._asked[question] = self._beside.submit(work)
        future: Future[Result] = self._asked[question]
        if not await _done(future, self.limits.seconds):
            raise StillAtWork(f"still at work after {self.limits.seconds:g} s; ask the same again for the answer")
        self._asked.pop(question, None)
        return future.result()

    def _with_model(self, held: Held, work: Callable[[Held], Result]) -> Result:
        """Work in a session, alone with the model if that may be asked."""
        engine = held.found.session.engine.name if held.found is not None else held.wanted.engine
        with self.model if engine in _ASK_MODEL else contextlib.nullcontext():
            return work(held)

    def close(self, name: str) -> None:
        held = self[name]
        del self._held[name]
        held.close()

    def close_all(self) -> None:
        self._beside.shutdown(wait=False, cancel_futures=True)
        for name in list(self._held):
            self.close(name)

    async def close_unused(self) -> None:
        """Forever: close what nobody has used for long."""
        while True:
            await asyncio.sleep(min(self.limits.idle / 4, 30.0))
            now = time.monotonic()
            for name, held in list(self._held.items()):
                if now - held.used > self.limits.idle and (held.pending is None or held.pending.done()):
                    self.close(name)


async def _done(future: "Future[Result]", seconds: float) -> bool:
    """Whether it is done in time. Not cancelled when we are: its thread goes on."""
    waiting = asyncio.wrap_future(future)
    done, _ = await asyncio.wait({waiting}, timeout=seconds)
    if done:
        waiting.exception()  # it is read from the future itself
    return bool(done)
