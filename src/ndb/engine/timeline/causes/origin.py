"""Where an exception was raised: back along its way out, through functions, and through the handlers, `finally` blocks
and `with` statements that it passed on the way.

A function through which an exception passes shows it twice where it does something about it: where it came in, and
where it goes on (`raise`, the end of a `finally`, the end of a `with`). That both are the same exception is told by
identity where the recording knows objects: it is alive all the while, so no other one can be taken for it. Elsewhere
only what the syntax says for sure is followed. The same identity leads through libraries: from the line that called one
into the functions that it called back, and past those that are merely called on the way out; and from where the result
of a task is asked for into its coroutine. Knows recordings and
syntax.
"""

import ast
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ndb.engine.timeline.columns import KnowsObjects
from ndb.source.statements import may_run_while_raised, runs_while_raised, statement_of
from ndb.trace.state import Event, Exit
from ndb.tree.search import last_where

if TYPE_CHECKING:
    from ndb.engine.timeline.timeline import Timeline

_MOST_STATES: Final = 2_000
"""States of one function between an exception that comes in and the same one going on that are looked at."""
_COMPUTES: Final = (ast.BinOp, ast.UnaryOp, ast.Compare, ast.Raise, ast.Assert, ast.AugAssign, ast.Delete)
_MOST_EXCEPTIONS: Final = 200
"""Earlier exceptions that are compared with one that came out of a task."""


def origin_of_error(timeline: "Timeline") -> int | None:
    """Where the exception was raised that nobody caught."""
    if timeline.exit is not Exit.ERROR or not len(timeline):
        return None
    at = timeline.before(len(timeline))
    return origin_of_raise(timeline, at) if at >= 0 and timeline.recording.events[at] == Event.EXCEPTION else None


def error_out_of_task(timeline: "Timeline") -> int | None:
    """Where that exception came out of the task in which it was raised; else where it was raised."""
    return None if origin_of_error(timeline) is None else origin_in_task(timeline, timeline.before(len(timeline)))


def origin_of_raise(timeline: "Timeline", at: int) -> int:
    """Where the exception was raised that an exception state shows."""
    while True:
        at = origin_in_task(timeline, at)
        raised = _where_it_left_its_task(timeline, at)
        if raised is None:
            return at
        at = raised


def origin_in_task(timeline: "Timeline", at: int) -> int:
    """The same, no farther back than to the line that waited for the task in which it was raised."""
    while True:
        at = _first_of_unwinding(timeline, at)
        came_in = _where_it_came_in(timeline, at)
        if came_in is None:
            came_in = _where_it_left_to_a_library(timeline, at)
        if came_in is None:
            return at
        at = came_in


def _first_of_unwinding(timeline: "Timeline", at: int) -> int:
    """The innermost of the functions that an exception leaves one after the other."""
    events, depths = timeline.recording.events, timeline.recording.depths
    while True:
        previous = timeline.before(at)
        if previous < 0 or events[previous] != Event.EXCEPTION or depths[previous] <= depths[at]:
            return at
        if _is_another(timeline, previous, at):  # a library caught the one and raised the other
            return at
        at = previous


def _is_another(timeline: "Timeline", previous: int, at: int) -> bool:
    """Whether these are two exceptions. One may lie where another of its class lay: the same one reads alike, too."""
    known, here = _own_number(timeline, previous), _own_number(timeline, at)
    is_elsewhere = known is not None and here is not None and known != here
    return is_elsewhere or timeline.state(previous).value != timeline.state(at).value


def raised_before(timeline: "Timeline", origin: int) -> int | None:
    """Where another exception was raised that a library caught, called by this line, just before this one came: most
    often it is what that library has to say of it."""
    previous, began = timeline.before(origin), timeline.before_in_frame(origin)
    if began is None or previous <= began or timeline.recording.events[previous] != Event.EXCEPTION:
        return None
    return origin_of_raise(timeline, previous) if _is_another(timeline, previous, origin) else None


def _where_it_left_to_a_library(timeline: "Timeline", at: int) -> int | None:
    """The state of a function that a library called for this line, which the same exception left; None if none did."""
    number, began = _own_number(timeline, at), timeline.before_in_frame(at)
    if number is None or began is None:
        return None
    events, before = timeline.recording.events, at
    for _ in range(_MOST_STATES):
        before = last_where(lambda a, b: events[a:b] == Event.EXCEPTION, began + 1, before)
        if before <= began:
            return None
        if _own_number(timeline, before) == number and not _is_another(timeline, before, at):
            return before
    return None


def _where_it_left_its_task(timeline: "Timeline", at: int) -> int | None:
    """The last state of the coroutine that the same exception left earlier, kept by its task until this line asks for
    the result; None if none did."""
    number, recording, before = _own_number(timeline, at), timeline.recording, at
    if number is None or not _asks_for_a_result(timeline, at):
        return None
    for _ in range(_MOST_EXCEPTIONS):
        before = last_where(lambda a, b: recording.events[a:b] == Event.EXCEPTION, 0, before)
        if before < 0:
            return None
        if _own_number(timeline, before) == number:
            is_caught = _goes_on_after(timeline, before, at) or _is_another(timeline, before, at)
            return None if is_caught else before
    return None


def _goes_on_after(timeline: "Timeline", before: int, at: int) -> bool:
    """Whether anything more of a function ran between two states."""
    frames = timeline.recording.frames
    return last_where(lambda a, b: frames[a:b] == frames[before], before + 1, at) > before


def _asks_for_a_result(timeline: "Timeline", at: int) -> bool:
    """Whether a line waits for something that may have ended before, or asks for what came of it, and does nothing else
    that could raise an exception of its own."""
    state = timeline.state(at)
    nodes = list(ast.walk(statement_of(timeline.recording.sources.get(state.file, ""), state.line, state.source)))
    asks = any(isinstance(n, ast.Await) or (isinstance(n, ast.Attribute) and n.attr == "result") for n in nodes)
    return asks and not any(isinstance(n, _COMPUTES) for n in nodes)


def _where_it_came_in(timeline: "Timeline", at: int) -> int | None:
    """The earlier state of this function that shows the exception which goes on here; None where it is a new one."""
    passed: list[int] = []
    text = timeline.recording.sources.get(timeline.state(at).file, "")
    for before in _states_before(timeline, at):
        line = int(timeline.recording.lines[before])
        is_raise = timeline.recording.events[before] == Event.EXCEPTION
        was_on_its_way = is_raise and passed and all(runs_while_raised(text, line, between) for between in passed)
        if was_on_its_way and _is_same(timeline, before, at):
            return before
        if not may_run_while_raised(text, line):
            return None
        passed.append(line)
    return None


def _states_before(timeline: "Timeline", at: int) -> Iterator[int]:
    for _ in range(_MOST_STATES):
        found = timeline.before_in_frame(at)
        if found is None:
            return
        yield (at := found)


def _is_same(timeline: "Timeline", before: int, at: int) -> bool:
    known, here = _number(timeline, before), _number(timeline, at)
    if known is not None and here is not None:
        return known == here
    return timeline.state(before).value == timeline.state(at).value and _goes_on(timeline, at)


def _number(timeline: "Timeline", at: int) -> int | None:
    """Which object an exception is. Not every function that it leaves tells that anew."""
    number = _own_number(timeline, at)
    return number if number is not None else _own_number(timeline, _first_of_unwinding(timeline, at))


def _own_number(timeline: "Timeline", at: int) -> int | None:
    recording = timeline.recording
    return recording.objects(at).get("") if isinstance(recording, KnowsObjects) else None


def _goes_on(timeline: "Timeline", at: int) -> bool:
    """Whether the syntax says that no new exception begins here: a `raise` by itself, the end of a `with`."""
    state, before = timeline.state(at), timeline.before_in_frame(at)
    text = timeline.recording.sources.get(state.file, "")
    tree = statement_of(text, state.line, state.source)
    if any(isinstance(node, ast.Raise) and node.exc is None for node in ast.walk(tree)):
        return True
    line = -1 if before is None else int(timeline.recording.lines[before])
    return line < state.line and runs_while_raised(text, state.line, line)
