"""Tools that open, close and move sessions. Each translates, delegates to the session, and tells where it stands."""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from ndb.engine.live.launch import Program
from ndb.engine.protocol import TakesNotes
from ndb.errors import BadTarget
from ndb.frontend.mcp.open_sessions import Held, OpenSessions
from ndb.frontend.mcp.project import Project
from ndb.frontend.mcp.replies import PRINTED, as_text, told_stop
from ndb.session import Session, Stop
from ndb.session.open import Wanted
from ndb.session.set_breakpoint import Options

_RECORDING_SHARE = 0.4
"""Of the time for a call: a recording is to be read, too."""
EngineName = Literal["live", "replay", "guided", "neural"]


@dataclass(frozen=True, slots=True)
class Desk:
    """What all tools share."""

    project: Project
    sessions: OpenSessions
    model: tuple[str | None, str | None] = (None, None)
    """The model that predicts, and the device it runs on."""

    async def move(self, session: str, move: Callable[[Session], Stop | None], seconds: float | None = None) -> str:
        """Move a session, and tell where it stands."""
        return await self.sessions.do(self.sessions[session], lambda held: _moved(held, move), seconds)


def _moved(held: Held, move: Callable[[Session], Stop | None]) -> str:
    move(held.session)
    told = told_stop(held.session.stop, held.handles)
    printed = held.handles.cut(held.printed(), PRINTED)
    return as_text({"session": held.name} | told | {"printed": printed, "notes": notes_of(held)})


def notes_of(held: Held) -> list[str]:
    """What the engine has to say on its own; said once."""
    engine = held.session.engine
    if not isinstance(engine, TakesNotes):
        return []
    said = list(engine.notes)
    engine.notes.clear()
    return said


def _nothing(session: Session) -> None:
    """Stand still."""


def _forked(session: Session, name: str) -> None:
    session.branches.fork(name)


class MoveTools:
    """The names are those that agents know from other debuggers."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def create_session(self, target: str, args: str = "", engine: EngineName = "live") -> str:
        """Open a debugging session. target: FILE.py, FILE.py::FUNCTION (args: its arguments as source, '"ab", n=2')
        or a recording. engine: live runs it with the user's rights; replay runs it once, then walks the recording;
        guided runs incomplete code in a sandbox and says what it assumed; neural runs nothing, a model predicts."""
        limits, model = self._desk.sessions.limits, self._desk.model
        program = Program(self._desk.project.target(target), args=args, output_aside=True)
        return await self._opened(Wanted(program, engine, *model, seconds=limits.seconds * _RECORDING_SHARE))

    async def debug_failing_test(self, test: str) -> str:
        """Run pytest on a test (tests/test_x.py::test_y, or a file) with the recorder; open the recording of the first
        that fails, at the line that raised. From there step_back, why and reverse_continue lead to the cause."""
        from ndb.session.record_tests import failing_test

        project, seconds = self._desk.project, self._desk.sessions.limits.seconds
        project.target(test.partition("::")[0])
        if test.startswith("-"):
            raise BadTarget(f"{test!r} is no test; give FILE.py::TEST")
        with contextlib.ExitStack() as stack:
            folder = Path(stack.enter_context(TemporaryDirectory(prefix="ndb-")))
            found = await asyncio.to_thread(failing_test, [test], folder, root=project.root, seconds=seconds)
            return await self._opened(Wanted(Program(str(found.path)), "replay", *self._desk.model), stack.pop_all())

    async def _opened(self, wanted: Wanted, folder: contextlib.ExitStack | None = None) -> str:
        held = await self._desk.sessions.open(wanted, folder)
        return await self._desk.move(held.name, _nothing)

    async def close_session(self, session: str) -> str:
        """End a session and the program it runs."""
        self._desk.sessions.close(session)
        return as_text({"session": session, "why": "closed"})

    async def step_into(self, session: str) -> str:
        """To the very next state, into calls."""
        return await self._desk.move(session, Session.step)

    async def step_over(self, session: str) -> str:
        """To the next line of this function, over calls."""
        return await self._desk.move(session, Session.next)

    async def step_out(self, session: str) -> str:
        """To where this function returns, with the value it returns."""
        return await self._desk.move(session, Session.finish)

    async def continue_execution(self, session: str, seconds: float | None = None) -> str:
        """To the next breakpoint or the end. A live program that takes longer than `seconds` is interrupted."""
        return await self._desk.move(session, Session.resume, seconds)

    async def step_back(self, session: str, count: int = 1, over: bool = False) -> str:
        """Back in time by so many states; over: not into the calls that were made."""
        back = Session.back_over if over else Session.back
        return await self._desk.move(session, lambda found: back(found, max(count, 1)))

    async def reverse_continue(self, session: str) -> str:
        """Back in time to the breakpoint passed last, or to the start."""
        return await self._desk.move(session, Session.resume_back)

    async def go_to_state(self, session: str, state: int) -> str:
        """To a state by the number that replies give it."""
        return await self._desk.move(session, lambda found: found.go(state))

    async def add_breakpoint(
        self, session: str, line: int | None = None, file: str = "", function: str = "", variable: str = "",
        exception: str = "", condition: str = "", log: str = "",
    ) -> str:  # fmt: skip
        """Stop at a line (of file, or of the current one), at calls of a function, when a variable changes, or where an
        exception type is raised ("any": all). condition: an expression. log: say this ({expr} filled in) and go on."""

        def add(held: Held) -> str:
            made = _breakpoint(held.session, line, file, function, variable, exception, condition, log)
            return as_text({"session": held.name, "breakpoint": made[0], "stops_at": made[1]})

        return await self._desk.sessions.do(self._desk.sessions[session], add)

    async def remove_breakpoint(self, session: str, number: int) -> str:
        """Remove a breakpoint by its number."""

        def remove(held: Held) -> str:
            return as_text({"session": held.name, "removed": str(held.session.breakpoints.remove(number))})

        return await self._desk.sessions.do(self._desk.sessions[session], remove)

    async def set_variable(self, session: str, name: str, value: str) -> str:
        """Set a variable of the current function to an expression's value and go on from there."""
        return await self._desk.move(session, lambda found: found.frames.assign(name, value))

    async def fork(self, session: str, name: str = "") -> str:
        """A branch from here on, with a name: the one before stays as it is. switch_branch leads back."""
        return await self._desk.move(session, lambda found: _forked(found, name))

    async def switch_branch(self, session: str, name: str = "main") -> str:
        """To where another branch stands; the first is main."""
        return await self._desk.move(session, lambda found: found.branches.switch(name))

    async def predict_from_here(self, session: str) -> str:
        """Let the model go on from this state, as a branch: steps then predict and run nothing."""
        return await self._desk.move(session, lambda found: found.ask_model.go_on())


def _breakpoint(
    session: Session,
    line: int | None,
    file: str,
    function: str,
    variable: str,
    exception: str,
    condition: str,
    log: str,
) -> tuple[int, str]:
    options: Options = {"condition": condition or None, "log": log or None}
    setter = session.set_breakpoint
    if line is not None:
        made = setter.at_line(file or session.frames.selected().file, line, **options)
    elif function:
        made = setter.in_function(function, **options)
    elif variable:
        made = setter.on_change(variable, **options)
    elif exception:
        made = setter.on_exception("" if exception == "any" else exception, **options)
    else:
        raise BadTarget("say where to stop: line, function, variable or exception")
    return made.number, str(made)
