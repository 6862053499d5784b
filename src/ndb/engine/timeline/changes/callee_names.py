"""Under which names a called function has what is watched: the parameters for which the line that calls passed it on;
the same name, where it stands in the function that calls it and shares its variables.

What is passed is read from the syntax of the call. Knows timelines and syntax; nothing of changes.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ndb.engine.protocol import Watch
from ndb.engine.timeline.parts import NOTHING, Part, identity, need_part
from ndb.source.call import passed_to
from ndb.source.functions import function_at
from ndb.source.statements import statement_of
from ndb.trace.state import State
from ndb.trace.values.way import Step

if TYPE_CHECKING:
    from ndb.engine.timeline.timeline import Timeline


@dataclass(frozen=True, slots=True)
class Alias:
    """What is watched, under the name that a called function has for it."""

    watch: Watch
    entered: int
    rest: tuple[Step, ...]
    """Where only a part of what is watched was passed: the way to that part."""
    is_shared: bool = False
    """Whether it is the very variable: what is bound to it there is bound to it here."""


def aliases(timeline: "Timeline", watch: Watch, maker: int, entered: int) -> Iterator[Alias]:
    """The parameters of a function that hold what is watched, or a part of it."""
    caller, callee = timeline.state(maker), timeline.state(entered)
    part = need_part(watch.name)
    if _shares(timeline, caller, callee, maker, entered, part.root):
        yield Alias(replace(watch, frame=callee.frame), entered, (), is_shared=True)
        return
    given = list(_passed(timeline, caller, callee))
    for name, text in dict.fromkeys(given):
        passed = timeline.values.part_at(text, caller)
        if passed is None or passed.root != part.root:
            continue
        is_alone = all(other == text for named, other in given if named == name)
        if not is_alone and not _is_it(timeline, passed, maker, name, entered):
            continue
        frame, size = callee.frame, len(passed.steps)
        if part.steps[:size] == passed.steps:
            inner = str(Part(name, part.steps[size:]))
            yield Alias(replace(watch, name=inner, frame=frame), entered, ())
        elif passed.steps[: len(part.steps)] == part.steps:
            yield Alias(replace(watch, name=name, frame=frame), entered, passed.steps[len(part.steps) :])


def _shares(timeline: "Timeline", caller: State, callee: State, maker: int, entered: int, name: str) -> bool:
    """Whether a variable of a function is that of its caller, in which it stands: there from the start, no argument."""
    if name not in callee.locals or name not in caller.locals or caller.file != callee.file:
        return False
    rest = callee.function.removeprefix(caller.function)
    if rest == callee.function or rest.removeprefix(".<locals>").count(".") != 1:
        return False
    if not rest.endswith("<genexpr>"):
        function = function_at(timeline.recording.sources.get(callee.file, ""), callee.line)
        if function is None or function.name != rest.rpartition(".")[2]:
            return False
        if any(isinstance(each, ast.arg) and each.arg == name for each in ast.walk(function.args)):
            return False
    objects = (timeline.values.object_at(Part(name), moment) for moment in (maker, entered))
    return len(set(objects)) == 1 and _is_it(timeline, Part(name), maker, name, entered)


def _passed(timeline: "Timeline", caller: State, callee: State) -> Iterator[tuple[str, str]]:
    """Parameters, and the expressions that were passed for them, in each call that it may have been."""
    function = function_at(timeline.recording.sources.get(callee.file, ""), callee.line)
    names = callee.function.split(".")[-2:]
    if function is None:
        return
    is_bound = len(names) > 1 and names[0] != "<locals>"
    for node in ast.walk(statement_at(timeline, caller)):
        if isinstance(node, ast.Call) and _last_name(node.func) in names:
            for name in callee.locals:
                given = passed_to(function.args, node, name, is_bound=is_bound)
                if given is not None:
                    yield name, ast.unparse(given)


def _is_it(timeline: "Timeline", passed: Part, maker: int, name: str, entered: int) -> bool:
    """Whether the parameter has the value that the expression had: of several calls of a line it may be another."""
    there, here = (
        timeline.values.part_value(passed, maker),
        timeline.values.part_value(Part(name), entered),
    )
    return bool(identity(there) == identity(here)) and there is not NOTHING


def statement_at(timeline: "Timeline", state: State) -> ast.AST:
    return statement_of(timeline.recording.sources.get(state.file, ""), state.line, state.source)


def _last_name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
