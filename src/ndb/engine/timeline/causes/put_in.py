"""Which line put something into an object of the library that shows nothing of what it holds: a queue, a buffer.

Such an object changes, and no state shows that. The line that called one of the methods that put something into it is
told by the syntax, and that it is the same object by identity. Knows timelines and syntax.
"""

import ast
from collections.abc import Iterator
from typing import Final

from ndb.engine.timeline.parts import part_of
from ndb.engine.timeline.timeline import Timeline
from ndb.source.statements import statement_of
from ndb.trace.state import Event, State
from ndb.trace.values.expression.refusal import BadExpression

_PUTS: Final = frozenset({"put", "put_nowait", "set", "set_result", "set_exception", "write", "writelines"})
"""Methods of the library by which something comes into such objects."""
_TAKES: Final = frozenset({"get", "get_nowait"})
"""Methods that give back one of several things that were put in."""
_MOST_STATES: Final = 20_000
"""States that are looked at."""


def line_that_put(timeline: Timeline, owner: str, made: int, taken: int, value: str) -> int | None:
    """The state whose line put a value into an object, from which the line of state `taken` has it; None where that is
    not certain. `made`: since when its variable, or part of one, is that object."""
    puts = list(_puts(timeline, owner, made, taken))
    takes_one = any(method in _TAKES for method, _, _ in _calls(timeline, timeline.state(taken)))
    if not takes_one:
        return puts[0][0] if puts else None
    fitting = [at for at, given in puts if _is_worth(timeline, given, at, value)]
    return fitting[0] if fitting else puts[0][0] if len(puts) == 1 else None


def _puts(timeline: Timeline, owner: str, made: int, taken: int) -> Iterator[tuple[int, ast.expr | None]]:
    """The lines that put something in, the latest first, with what they put in."""
    recording, part = timeline.recording, part_of(owner)
    number = timeline.values.object_at(part, taken) if part is not None else None
    first = made
    if number is not None and timeline.values.held is not None:
        first = timeline.values.held.made(number, taken) or 0
    for at in range(taken - 1, max(first, taken - _MOST_STATES) - 1, -1):
        if recording.events[at] != Event.LINE or "." not in recording.source_of(at):
            continue
        for method, called, given in _calls(timeline, timeline.state(at)):
            if (
                method in _PUTS
                and _is_it(timeline, called, at, owner, number, taken)
                and not _is_own(timeline, at, method)
            ):
                yield at, given


def _calls(timeline: Timeline, state: State) -> Iterator[tuple[str, str, ast.expr | None]]:
    """The methods that a line calls, on what, and what they are given first."""
    tree = statement_of(timeline.recording.sources.get(state.file, ""), state.line, state.source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            yield node.func.attr, ast.unparse(node.func.value), node.args[0] if node.args else None


def _is_it(timeline: Timeline, called: str, at: int, owner: str, number: int | None, taken: int) -> bool:
    part = timeline.values.part_at(called, timeline.state(at))
    if number is None or part is None:
        return called == owner and bool(timeline.recording.frames[at] == timeline.recording.frames[taken])
    return timeline.values.object_at(part, at) == number


def _is_own(timeline: Timeline, at: int, method: str) -> bool:
    """Whether the method is one of the program's own, whose lines tell what it does."""
    after = timeline.state(at + 1)
    return after.event is Event.CALL and after.function.rpartition(".")[2] == method


def _is_worth(timeline: Timeline, given: ast.expr | None, at: int, value: str) -> bool:
    try:
        return given is not None and timeline.values.evaluate(ast.unparse(given), at) == value
    except BadExpression:
        return False
