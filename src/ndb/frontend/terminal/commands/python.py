"""What is no command is Python: an expression is shown, an assignment sets a variable, all else is run."""

import codeop
import re
from typing import TYPE_CHECKING

from ndb.engine.protocol import RunsStatements
from ndb.errors import BadAction, NdbError
from ndb.frontend.terminal.commands.parameters import needed
from ndb.frontend.terminal.commands.values import value_line
from ndb.source.parse import is_expression

if TYPE_CHECKING:
    from ndb.frontend.terminal.terminal import Terminal


def run_python(terminal: "Terminal", line: str) -> None:
    line = line.strip()
    is_assignment = re.fullmatch(r"[^\W\d]\w*\s*=(?!=)\s*.+", line)
    runs = isinstance(terminal.session.engine, RunsStatements)
    if is_assignment and not runs:
        set_variable(terminal, line)
    elif is_expression(line):
        _show_value(terminal, line)
    elif not runs:
        known = line.split()[0] if line.split() else line
        raise BadAction(f"{known!r} is no command (h lists them), and statements are run only with --engine live")
    elif terminal.has_more_lines and _needs_more_lines(line):
        terminal.begun.append(line)
    else:
        terminal.session.frames.execute(line)


def interact(terminal: "Terminal", argument: str) -> None:
    """A Python prompt in the function that is looked at."""
    if not isinstance(terminal.session.engine, RunsStatements):
        raise BadAction("a Python prompt needs a running program; use --engine live")
    terminal.is_interacting = True
    terminal.say("lines are Python now; exit() comes back to the debugger")


def debug(terminal: "Terminal", argument: str) -> None:
    """Step through what a statement calls."""
    statement = needed(argument, "debug takes a statement, such as a call")
    terminal.show_stop(terminal.session.frames.debug(statement))


def set_variable(terminal: "Terminal", argument: str) -> None:
    name, separator, expression = (part.strip() for part in argument.partition("="))
    if not separator or not name.isidentifier():
        raise BadAction("write: set NAME = EXPRESSION")
    state = terminal.session.frames.assign(name, expression).state
    text = state.locals.get(name, "") if state is not None else ""
    terminal.say(value_line(terminal, name, text, changed=True))


def _show_value(terminal: "Terminal", expression: str) -> None:
    try:
        value = terminal.session.frames.evaluate(expression)
    except NdbError as error:
        hint = " (h lists the commands)" if expression.isidentifier() else ""
        raise BadAction(f"{error}{hint}") from None
    if value != "None":
        terminal.say(value)


def _needs_more_lines(line: str) -> bool:
    """Whether a statement is not whole yet; `if x: f()` is, although more may follow in a file."""
    try:
        return "\n" not in line and codeop.compile_command(line, symbol="exec") is None
    except (SyntaxError, ValueError, OverflowError):
        return False
