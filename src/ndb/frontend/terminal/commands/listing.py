"""Commands that show source text."""

import ast
from typing import TYPE_CHECKING

from ndb.errors import BadAction
from ndb.frontend.terminal.commands.parameters import number
from ndb.frontend.terminal.paint import BOLD, RED, Paint
from ndb.source.functions import lines_of_function
from ndb.source.parse import walk_text
from ndb.trace.state import State

if TYPE_CHECKING:
    from ndb.frontend.terminal.terminal import Terminal


def around(terminal: "Terminal", argument: str) -> None:
    state = terminal.session.frames.selected()
    first, last = _range(terminal.listed, argument, state)
    _print_lines(terminal, state, first, last)
    terminal.listed = (state.file, last)


def _range(listed: tuple[str, int] | None, argument: str, state: State) -> tuple[int, int]:
    """Which lines are asked for: around here, those after the ones that were shown, or as the argument says."""
    if argument and argument != ".":
        numbers = [number(part.strip(), "list takes line numbers") for part in argument.split(",")]
        first = numbers[0] if len(numbers) > 1 else max(1, numbers[0] - 5)
        last = numbers[1] if len(numbers) > 1 else first + 10
        return first, last if last >= first else first + last
    if not argument and listed and listed[0] == state.file:
        return listed[1] + 1, listed[1] + 11
    first = max(1, state.line - 5)
    return first, first + 10


def whole_function(terminal: "Terminal", argument: str) -> None:
    state = terminal.session.frames.selected()
    _print_lines(terminal, state, *lines_of_function(terminal.session.engine.sources.get(state.file, ""), state.line))


def of_name(terminal: "Terminal", argument: str) -> None:
    sources = terminal.session.engine.sources
    for text in sources.values():
        for node in walk_text(text):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and node.name == argument:
                for line in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                    terminal.say(f"{line:>4}     {terminal.paint.source(text.splitlines()[line - 1])}")
                return
    raise BadAction(f"no function or class {argument!r} in {', '.join(sources)}")


def _print_lines(terminal: "Terminal", state: State, first: int, last: int) -> None:
    text, paint = terminal.session.engine.sources.get(state.file), terminal.paint
    if text is None:
        raise BadAction(f"the text of {state.file} is not known")
    lines = text.splitlines()
    if first > len(lines):
        terminal.say("[EOF]")
    stops = {b.line for b in terminal.session.breakpoints if b.file == state.file and b.enabled}
    for line in range(first, min(last, len(lines)) + 1):
        mark, arrow = "B" if line in stops else " ", "->" if line == state.line else "  "
        source = Paint(paint.colour, paint.width - 9).source(lines[line - 1])
        terminal.say(f"{line:>4} {paint(mark, RED)}{paint(arrow, BOLD)} {source}".rstrip())
