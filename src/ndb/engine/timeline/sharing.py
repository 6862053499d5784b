"""Which variables of a stack are one and the same object, as far as a run tells it.

Recordings keep values, not identities. But two names with one value are one object where the code says so: `b = a`,
`a = b = []`, an argument that was a plain name, a module's data seen from a function. What is not told so is not
claimed: objects inside others, and what a call returns, are drawn apart. Knows timelines and syntax.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ndb.engine.timeline.timeline import EXPRESSION, Timeline
from ndb.source.parse import parsed_line
from ndb.trace.names import bare_name, is_global
from ndb.trace.state import Event, State

_LOOKED_BACK = 10_000
_OPENINGS = ("[", "{", "set(", "deque(", "bytearray(")
Named = tuple[int, str]
"""A variable: which function of the stack, and its name."""


@dataclass(frozen=True, slots=True)
class _Binding:
    """The last line that gave a name its object."""

    moment: int
    statement: ast.stmt


def shared_objects(timeline: Timeline, moment: int) -> list[list[Named]]:
    """Groups of two or more variables that are one object."""
    moments = timeline.stack(moment)
    states = [timeline.state(at) for at in moments]
    groups = _Groups()
    for number, at in enumerate(moments):
        frame = _Frame(timeline, at, states[number])
        for one, other in frame.told_same():
            groups.join((number, one), (number, other))
        for name, argument in frame.arguments(states[number - 1]) if number else ():
            groups.join((number, name), (number - 1, argument))
        for name in map(bare_name, filter(is_global, states[number].locals)):
            if number and name in states[0].locals and states[0].file == states[number].file:
                groups.join((number, name), (0, name))
    return [group for group in groups.all() if _is_container(states, group[-1])]


def _is_container(states: list[State], named: Named) -> bool:
    number, name = named
    variables = states[number].locals
    text = variables.get(name) or variables.get(f"global {name}") or ""
    return text.startswith(_OPENINGS) or (text[:1].isalpha() and text.endswith(")") and "(" in text)


class _Groups:
    """What is the same as what is the same as …"""

    def __init__(self) -> None:
        self._of: dict[Named, list[Named]] = {}

    def join(self, one: Named, other: Named) -> None:
        mine, its = self._of.setdefault(one, [one]), self._of.setdefault(other, [other])
        if mine is not its:
            mine += its
            for each in its:
                self._of[each] = mine

    def all(self) -> list[list[Named]]:
        return [sorted(group) for group in {id(group): group for group in self._of.values()}.values()]


class _Frame:
    """One function of the stack, at the state at which it waits."""

    def __init__(self, timeline: Timeline, moment: int, state: State) -> None:
        self._timeline = timeline
        self._state = state
        recording = timeline.recording
        begin = max(moment - _LOOKED_BACK, 0)
        of_frame = recording.frames[begin:moment] == recording.frames[moment]
        plain = recording.events[begin:moment] < EXPRESSION
        self._own = np.flatnonzero(of_frame & plain) + begin
        self._bindings = dict(self._last_bindings())

    def _last_bindings(self) -> Iterator[tuple[str, _Binding]]:
        """Each line at its last run, in order of time, so that the last one stays."""
        recording = self._timeline.recording
        ran = self._own[recording.events[self._own] == Event.LINE]
        _, latest = np.unique(recording.lines[ran][::-1], return_index=True)
        for at in np.sort(ran[len(ran) - 1 - latest]).tolist():
            tree = parsed_line(recording.source_of(at))
            for statement in tree.body if tree is not None else ():
                yield from ((name, _Binding(at, statement)) for name in names_bound(statement))

    def told_same(self) -> Iterator[tuple[str, str]]:
        """Names that one assignment made the same, and that nothing has bound anew since."""
        together: dict[int, list[str]] = defaultdict(list)
        variables = self._state.locals
        for name, binding in self._bindings.items():
            match binding.statement:
                case ast.Assign(targets=targets) if len(targets) > 1 and all(isinstance(t, ast.Name) for t in targets):
                    together[binding.moment].append(name)
                case ast.Assign(targets=[ast.Name()], value=ast.Name(id=other)):
                    since = self._bindings.get(other)
                    is_bound_anew = since is not None and since.moment > binding.moment
                    if not is_bound_anew and variables.get(name) == variables.get(other):
                        yield name, other
        for names in together.values():
            yield from ((names[0], other) for other in names[1:])

    def arguments(self, caller: State) -> Iterator[tuple[str, str]]:
        """Parameters that were given plain names, and those names. What the caller shows is as old as the call."""
        calls = self._own[self._timeline.recording.events[self._own] == Event.CALL]
        state = self._timeline.state(int(calls[0])) if len(calls) else self._state
        tree = parsed_line(caller.source)
        if state.event is not Event.CALL or tree is None:
            return
        name = state.function.rpartition(".")[2]
        parameters = [each for each in state.locals if not is_global(each)]
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _called(node) in (name, state.function.rpartition(".")[0]):
                for parameter, given in _passed(node, parameters):
                    is_it = state.locals[parameter] == caller.locals.get(given)
                    if is_it and parameter not in self._bindings:
                        yield parameter, given


def names_bound(statement: ast.AST) -> Iterator[str]:
    """Names that a statement gives objects to, or takes away."""
    for node in ast.walk(statement):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store | ast.Del):
            yield node.id


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _passed(call: ast.Call, parameters: list[str]) -> Iterator[tuple[str, str]]:
    """Of a method's call, `self` is what stands before the dot; of a class's, it is new."""
    given: list[ast.expr | None] = list(call.args)
    if parameters[:1] == ["self"]:
        given.insert(0, call.func.value if isinstance(call.func, ast.Attribute) else None)
    for parameter, node in zip(parameters, given, strict=False):
        if isinstance(node, ast.Starred):
            return
        if isinstance(node, ast.Name):
            yield parameter, node.id
    for word in call.keywords:
        if word.arg in parameters and isinstance(word.value, ast.Name):
            yield word.arg, word.value.id
