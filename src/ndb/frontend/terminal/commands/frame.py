"""Commands that look at the stack, and at one function of it."""

from typing import TYPE_CHECKING

from ndb.frontend.terminal.commands.parameters import count, number
from ndb.frontend.terminal.screen import short_name
from ndb.trace.state import State

if TYPE_CHECKING:
    from ndb.frontend.terminal.terminal import Terminal

_OUTERMOST, _INNERMOST = 5, 25
"""Functions of a deep stack that `w` shows."""


def where(terminal: "Terminal", argument: str) -> None:
    """The stack; of a deep one the ends, unless `all` of it or so many of the innermost are asked for."""
    here, stack = terminal.session.frames.selected(), list(terminal.session.frames.stack())
    most = number(argument, "w takes a count, or `all`") if argument and argument != "all" else len(stack)
    first, last = (_OUTERMOST, _INNERMOST) if not argument else (0, most)
    for state in stack if len(stack) <= first + last else stack[:first]:
        _row(terminal, state, here)
    if len(stack) > first + last:
        terminal.say(f"... {len(stack) - first - last} more; `w all` shows them")
        for state in stack[len(stack) - last :]:
            _row(terminal, state, here)


def _row(terminal: "Terminal", state: State, here: State) -> None:
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
