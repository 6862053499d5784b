"""Where a value came from: the states and lines that made it, followed back through a timeline.

On a recording the answer is exact about when and where; which variables a line used is read from its syntax. Knows
timelines and syntax; no engine and no text for people.
"""

import ast
from dataclasses import dataclass

from ndb.engine.timeline.timeline import Timeline
from ndb.source.parse import parsed_line
from ndb.trace.names import value_of
from ndb.trace.state import Event, State


@dataclass(frozen=True, slots=True)
class Cause:
    """One step of an explanation: at `maker` a line ran, and at `moment` the variable showed the value."""

    name: str
    value: str
    moment: int
    """The first state that shows the value."""
    maker: int | None
    """The state whose line made it; None if it was there from the start."""
    how: str
    """assigned, argument, changed, changed by a call, changed some time after (states are missing), given."""
    level: int
    uses: tuple[str, ...]
    """Variables the line read."""
    returned: str | None = None
    """What a call made by the line returned, if one did."""


def explain(timeline: Timeline, name: str, moment: int, *, deepest: int = 3, most: int = 12) -> list[Cause]:
    """The causes of a variable's value at a moment, nearest first, each followed by the causes of what it used."""
    causes: list[Cause] = []
    seen: set[tuple[str, int]] = set()
    pending = [(name, moment, 0)]
    while pending and len(causes) < most:
        wanted, at, level = pending.pop(0)
        cause = _cause(timeline, wanted, at, level)
        if cause is None or (cause.name, cause.moment) in seen:
            continue
        seen.add((cause.name, cause.moment))
        causes.append(cause)
        if cause.maker is not None and level + 1 < deepest:
            pending += [(used, cause.maker, level + 1) for used in cause.uses]
    return causes


def _cause(timeline: Timeline, name: str, moment: int, level: int) -> Cause | None:
    change = timeline.last_change(name, moment)
    if change is None:
        return None
    state = timeline.state(change)
    value = value_of(state.locals, name) or ""
    maker = timeline.maker(change)
    if maker is None:
        return Cause(name, value, change, None, "given", level, ())
    line = timeline.state(maker)
    if state.event is Event.CALL:
        return Cause(name, value, change, maker, "argument", level, names_read(line.source))
    called = _call_between(timeline, maker, change)
    how = _how(name, line.source, called)
    return Cause(name, value, change, maker, how, level, names_read(line.source), called)


def _how(name: str, source: str, called: str | None) -> str:
    if name in names_stored(source):
        return "assigned"
    if called is not None:
        return "changed by a call"
    return "changed" if name in names_read(source) else "changed some time after"


def _call_between(timeline: Timeline, maker: int, change: int) -> str | None:
    """What the last call that the line made gave back."""
    last = timeline.before(change)
    if last <= maker:
        return None
    state: State = timeline.state(last)
    return f"{state.function} returned {state.value}" if state.event is Event.RETURN else None


def names_read(source: str) -> tuple[str, ...]:
    """Variables that a source line reads, in order; functions it calls by name aside."""
    tree = _statement(source)
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    names = (n for n in ast.walk(tree) if isinstance(n, ast.Name) and id(n) not in called)
    read = [n.id for n in names if isinstance(n.ctx, ast.Load)]
    changed = [
        node.target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name)
    ]
    return tuple(dict.fromkeys(changed + read))


def names_stored(source: str) -> frozenset[str]:
    tree = _statement(source)
    return frozenset(n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store | ast.Del))


def _statement(source: str) -> ast.AST:
    """The syntax of one line; of a line that opens a block its head, of one that makes no sense alone nothing."""
    return parsed_line(source) or ast.Module(body=[], type_ignores=[])
