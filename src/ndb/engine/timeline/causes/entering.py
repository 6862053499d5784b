"""How a variable came to be there when its function was entered: as an argument, as a default, from a function around
it; and who changed an object while the function that is entered again (a generator, a coroutine) waited.

A call state shows all variables of its function. Which of them the line that led there gave is read from the syntax of
the call; what is not told there for sure is an argument. Knows timelines and syntax.
"""

import ast
import enum
from typing import Final

import numpy as np

from ndb.engine.timeline.columns import ForgetsStates, KnowsObjects
from ndb.engine.timeline.parts import NOTHING, Part, identity
from ndb.engine.timeline.timeline import Timeline
from ndb.source.call import passed_to
from ndb.source.functions import Function, function_at, own_nodes
from ndb.source.parse import walk_text
from ndb.source.statements import statement_of
from ndb.trace.beside.versions import At
from ndb.trace.names import GLOBAL
from ndb.trace.state import Event, State

_MOST_STATES: Final = 2_000
"""States back in which another function's variable is looked for."""

_COMPREHENSIONS: Final = ast.ListComp | ast.SetComp | ast.DictComp


class Entry(enum.Enum):
    """What a variable is at the state where its function is entered."""

    ARGUMENT = "argument"
    """Given by the line that called the function."""
    DEFAULT = "default of the function"
    EARLIER = "given when it was made"
    """Of a generator or a coroutine that is begun here: an argument of a call that was made before."""
    AROUND = "of the function around it"
    WAITED = "changed while it waited"
    """The function goes on, and something else ran meanwhile."""


def entry_of(timeline: Timeline, name: str, change: int) -> Entry:
    """How a variable came to be at a call state."""
    if timeline.before_in_frame(change) is not None:
        return Entry.WAITED
    state, maker = timeline.state(change), timeline.caller(change)
    function, leaf = _function(timeline, state), state.function.rpartition(".")[2]
    if leaf.startswith("<"):
        return Entry.ARGUMENT if leaf == "<lambda>" and name in _lambda_names(timeline, state) else Entry.AROUND
    if function is None or maker is None:
        return Entry.ARGUMENT
    if name not in _parameters(function.args):
        return Entry.AROUND
    calls = calls_of(timeline, maker, state)
    if not calls and _is_lazy(function):
        return Entry.EARLIER
    return Entry.DEFAULT if len(calls) == 1 and _is_default(function, calls[0], state, name) else Entry.ARGUMENT


def shown_around(timeline: Timeline, part: Part, change: int) -> int | None:
    """The last state of the function around the one that is entered, if the variable is surely that one's and it shows
    the same."""
    at = around(timeline, part.root, change)
    if at is None:
        return None
    there, here = (timeline.values.part_value(part, moment) for moment in (at, change))
    same = timeline.values.object_at(part, at) == timeline.values.object_at(part, change)
    return at if same and there is not NOTHING and identity(there) == identity(here) else None


def around(timeline: Timeline, name: str, entered: int) -> int | None:
    """The last state of the function around the one that is entered, where it is sure which activation that is: it ran
    once only, or its line is the one that holds the generator expression or the lambda. None, too, where others than
    its own lines may bind the variable."""
    recording, state, at = timeline.recording, timeline.state(entered), timeline.caller(entered)
    outer, leaf = _around(state.function)
    scopes = [
        number for number, scope in enumerate(recording.scopes) if (scope.name, scope.file) == (outer, state.file)
    ]
    ran = np.isin(recording.scope_numbers[:entered], scopes) & (recording.events[:entered] < Event.EXPRESSION)
    if not ran.any() or at is None:
        return None
    is_all_known = not isinstance(recording, ForgetsStates) or not recording.gaps_before
    if is_all_known and len(np.unique(recording.frames[:entered][ran])) == 1:
        at = int(np.flatnonzero(ran)[-1])
    elif not (
        leaf.startswith("<") and recording.scope_numbers[at] in scopes and holds_lazily(timeline, at, state.line)
    ):
        return None
    return None if _is_bound_by_others(timeline, name, at) else at


def _around(function: str) -> tuple[str, str]:
    """The name of the function around one, and the last part of its own."""
    outer, _, inner = function.rpartition(".<locals>.")
    within, _, leaf = inner.rpartition(".")
    is_in_generator = within.rpartition(".")[2] == "<genexpr>"  # whose name has no <locals> behind it
    return (f"{outer}.<locals>.{within}" if is_in_generator and outer else within if is_in_generator else outer), leaf


def holds_lazily(timeline: Timeline, moment: int, line: int) -> bool:
    """Whether the statement of a state holds a generator expression or a lambda that begins at a line."""
    here = timeline.state(moment).line  # of a statement on one line, the syntax counts from there
    nodes = (node for node in ast.walk(_statement(timeline, moment)) if isinstance(node, ast.GeneratorExp | ast.Lambda))
    return any(line in (node.lineno, here) for node in nodes)


def _is_bound_by_others(timeline: Timeline, name: str, moment: int) -> bool:
    """Whether a function inside another binds its variable, which its own lines do not tell; or a comprehension of the
    line has a variable of that name."""
    nodes = walk_text(timeline.recording.sources.get(timeline.state(moment).file, ""))
    inner = (node for node in ast.walk(_statement(timeline, moment)) if isinstance(node, _COMPREHENSIONS))
    targets = (target for node in inner for each in node.generators for target in ast.walk(each.target))
    return any(isinstance(node, ast.Nonlocal) and name in node.names for node in nodes) or any(
        isinstance(target, ast.Name) and target.id == name for target in targets
    )


def _statement(timeline: Timeline, moment: int) -> ast.AST:
    state = timeline.state(moment)
    return statement_of(timeline.recording.sources.get(state.file, ""), state.line, state.source)


def changed_elsewhere(timeline: Timeline, part: Part, change: int) -> int | None:
    """The state that first showed what an object, or a part of it, has become, in whichever function; None where that
    is not known, or it was always so."""
    number, since = timeline.values.object_at(Part(part.root), change), timeline.before_in_frame(change)
    if number is None:
        return None
    begin = 0 if since is None else since + 1
    found = _held_to_change(timeline, number, part, change)
    found = _shown_to_change(timeline, number, part, begin, change) if found is None else found
    return found if found is not None and begin <= found < change else None


def _held_to_change(timeline: Timeline, number: int, part: Part, change: int) -> int | None:
    """When it last changed, by what is held of objects."""
    held, inner = timeline.values.held, timeline.values.object_at(part, change)
    if held is None:
        return None
    last = held.changed_since_held(number if inner is None else inner, change)
    if last < 0 or inner is not None:
        return last if last >= 0 else None
    before, after, here = (held.value(At(number), part.steps, moment) for moment in (last - 1, last, change))
    return last if identity(before) != identity(after) and identity(after) == identity(here) else None


def _shown_to_change(timeline: Timeline, number: int, part: Part, begin: int, change: int) -> int | None:
    """The same by the variables of other functions that are the object: the one that saw it last."""
    recording, value = timeline.recording, identity(timeline.values.part_value(part, change))
    if not isinstance(recording, KnowsObjects):
        return None
    at = change - 1
    while at >= max(begin, change - _MOST_STATES):
        name = next((name for name, known in recording.objects(at).items() if known == number and name), None)
        seen = Part(name.removeprefix(GLOBAL), part.steps) if name is not None else None
        if seen is not None:
            if identity(timeline.values.part_value(seen, at)) != value:
                return None
            shown = timeline.through_calls.last_change(str(seen), at)
            if shown is not None and recording.events[shown] != Event.CALL:
                return shown if timeline.before_in_frame(shown) is not None else None
            at = at if shown is None else min(at, shown)
        at -= 1
    return None


def calls_of(timeline: Timeline, maker: int, callee: State) -> list[ast.Call]:
    """The calls in the line of a state that may be that of a function, by its name or its class's."""
    names, tree = set(callee.function.split(".")[-2:]), _statement(timeline, maker)
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _last_name(node.func) in names]


def _function(timeline: Timeline, state: State) -> Function | None:
    found = function_at(timeline.recording.sources.get(state.file, ""), state.line)
    return found if found is not None and found.name == state.function.rpartition(".")[2] else None


def _parameters(given: ast.arguments) -> set[str]:
    stars = [each for each in (given.vararg, given.kwarg) if each is not None]
    return {each.arg for each in (*given.posonlyargs, *given.args, *given.kwonlyargs, *stars)}


def _lambda_names(timeline: Timeline, state: State) -> set[str]:
    nodes = walk_text(timeline.recording.sources.get(state.file, ""))
    found = (node for node in nodes if isinstance(node, ast.Lambda) and node.lineno == state.line)
    return {name for node in found for name in _parameters(node.args)}


def _is_lazy(function: Function) -> bool:
    """Whether a call of it runs nothing yet."""
    is_generator = any(isinstance(node, ast.Yield | ast.YieldFrom) for node in own_nodes(function, ast.expr))
    return isinstance(function, ast.AsyncFunctionDef) or is_generator


def _is_default(function: Function, call: ast.Call, callee: State, name: str) -> bool:
    """Whether it is sure that a call gives nothing for a parameter. A decorator may give something itself."""
    stars = [each for each in call.args if isinstance(each, ast.Starred)]
    if function.decorator_list or stars or any(keyword.arg is None for keyword in call.keywords):
        return False
    return name in _with_defaults(function.args) and (
        passed_to(function.args, call, name, is_bound=is_method(callee)) is None
    )


def _with_defaults(given: ast.arguments) -> set[str]:
    plain = [each.arg for each in (*given.posonlyargs, *given.args)]
    named = (each.arg for each, default in zip(given.kwonlyargs, given.kw_defaults, strict=True) if default is not None)
    return {*plain[len(plain) - len(given.defaults) :], *named}


def is_method(callee: State) -> bool:
    """Whether the first parameter of a function is what it was found on."""
    return "." in callee.function and "<locals>" not in callee.function.split(".")[-2:]


def _last_name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
