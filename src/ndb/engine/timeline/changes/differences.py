"""What differs between two values: the smallest part of them in which they do.

Knows decoded values and parts; nothing of when they were.
"""

from dataclasses import dataclass
from typing import Any

from ndb.engine.timeline.parts import NOTHING, identity
from ndb.trace.values.nodes import Object, Wrapped
from ndb.trace.values.way import Attribute, Item, Step


@dataclass(frozen=True, slots=True)
class Difference:
    """A part that is not the same any more; NOTHING where it is new or gone."""

    steps: tuple[Step, ...]
    before: Any
    after: Any


def difference(before: Any, after: Any) -> Difference:
    """The smallest part of two values in which all their difference lies; all of them, if several parts differ."""
    steps: list[Step] = []
    while True:
        inner = _only_difference(before, after)
        if inner is None:
            return Difference(tuple(steps), before, after)
        step, before, after = inner
        if step is not None:
            steps.append(step)
        if before is NOTHING or after is NOTHING:
            return Difference(tuple(steps), before, after)


def _only_difference(before: Any, after: Any) -> tuple[Step | None, Any, Any] | None:
    """The part that differs, if it is the only one."""
    match before, after:
        case Wrapped(), Wrapped() if (before.prefix, before.suffix) == (after.prefix, after.suffix):
            return None, before.value, after.value
        case Object(), Object() if before.name == after.name:
            return _only(_attributes(before), _attributes(after))
        case dict(), dict():
            return _only(_keys(before), _keys(after))
        case (list(), list()) | (tuple(), tuple()):
            return _only_item(before, after)
    return None


def _attributes(value: Object) -> dict[Step, Any] | None:
    found: dict[Step, Any] = {Attribute(name): item for name, item in value.attributes}
    return found if len(found) == len(value.attributes) and Attribute("") not in found else None


def _keys(value: dict[Any, Any]) -> dict[Step, Any] | None:
    plain = all(type(key) in (str, int, bool, type(None), float, bytes, tuple) for key in value)
    return {Item(key): item for key, item in value.items()} if plain else None


def _only(before: dict[Step, Any] | None, after: dict[Step, Any] | None) -> tuple[Step, Any, Any] | None:
    if before is None or after is None:
        return None
    found: list[tuple[Step, Any, Any]] = []
    for step in dict.fromkeys((*before, *after)):
        one, other = before.get(step, NOTHING), after.get(step, NOTHING)
        if identity(one) != identity(other):
            found.append((step, one, other))
        if len(found) > 1:
            return None
    return found[0] if found else None


def _only_item(before: Any, after: Any) -> tuple[Step, Any, Any] | None:
    if abs(len(before) - len(after)) > 1:
        return None
    same = min(len(before), len(after))
    different = (place for place in range(same) if identity(before[place]) != identity(after[place]))
    first, second = next(different, None), next(different, None)
    if len(before) == len(after):
        return (Item(first), before[first], after[first]) if first is not None and second is None else None
    if first is not None:
        return None
    at = Item(same)
    return (at, NOTHING, after[same]) if len(after) > same else (at, before[same], NOTHING)
