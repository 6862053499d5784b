"""Commands that look at the stack, and at one function of it."""

from typing import TYPE_CHECKING

from ndb.frontend.terminal.commands.parameters import count
from ndb.frontend.terminal.screen import short_name
from ndb.trace.state import State

if TYPE_CHECKING:
    from ndb.frontend.terminal.terminal import Terminal


def where(terminal: "Terminal", argument: str) -> None:
    here = terminal.session.frames.selected()
    for state in terminal.session.frames.stack():
        mark = ">" if state is here or state == here else " "
        terminal.say(f"{mark} {state.file}({state.line}){short_name(state.function)}()")
        terminal.say(f"-> {terminal.paint.source(state.source.strip())}")


def up(terminal: "Terminal", argument: str) -> None:
    _look_at(terminal, terminal.session.frames.up(count(argument, "up takes a count")))


def down(terminal: "Terminal", argument: str) -> None:
    _look_at(terminal, terminal.session.frames.down(count(argument, "down takes a count")))


def _look_at(terminal: "Terminal", state: State) -> None:
    terminal.listed = None
    terminal.screen.state(state)


def info(terminal: "Terminal", argument: str) -> None:
    session = terminal.session
    where_ = f"state {session.cursor.moment} of {len(session.engine.timeline)}"
    terminal.say(f"{session.engine.name} engine, {where_}, branch {session.branches.current.name}")
    terminal.say(f"stopped: {session.stop.why}")
