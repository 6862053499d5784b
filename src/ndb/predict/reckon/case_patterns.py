"""Patterns of `match`: whether a value has a shape, and what that binds.

Knows syntax and values.
"""

import ast
from collections.abc import Mapping
from typing import Any

from ndb.predict.reckon.activations import Scope
from ndb.predict.reckon.doubt import NotKnown, native

_SELF = (bool, bytearray, bytes, dict, float, frozenset, int, list, set, str, tuple)
"""Types whose pattern takes the value itself as its only part."""


def matches(machine: Any, pattern: ast.pattern, subject: Any, scope: Scope, bound: dict[str, Any]) -> bool:
    match pattern:
        case ast.MatchValue(value=value):
            return bool(native(bool, native(lambda: subject == machine.value(value, scope))))
        case ast.MatchSingleton(value=value):
            return subject is value
        case ast.MatchAs(pattern=inner, name=name):
            if inner is not None and not matches(machine, inner, subject, scope, bound):
                return False
            if name is not None:
                bound[name] = subject
            return True
        case ast.MatchOr(patterns=several):
            return any(matches(machine, each, subject, scope, bound) for each in several)
        case ast.MatchSequence(patterns=parts):
            return type(subject) in (list, tuple) and _sequence(machine, parts, list(subject), scope, bound)
        case ast.MatchMapping():
            return isinstance(subject, dict) and _mapping(machine, pattern, subject, scope, bound)
        case ast.MatchClass():
            return _class(machine, pattern, subject, scope, bound)
    raise NotKnown("a pattern")


def _sequence(machine: Any, parts: list[ast.pattern], items: list[Any], scope: Scope, bound: dict[str, Any]) -> bool:
    stars = [number for number, part in enumerate(parts) if isinstance(part, ast.MatchStar)]
    if not stars:
        return len(parts) == len(items) and all(
            matches(machine, part, item, scope, bound) for part, item in zip(parts, items, strict=True)
        )
    before, after = stars[0], len(parts) - stars[0] - 1
    if len(items) < before + after:
        return False
    star = parts[before]
    assert isinstance(star, ast.MatchStar)
    ends = [*zip(parts[:before], items[:before], strict=True)]
    ends += [*zip(parts[before + 1 :], items[len(items) - after :], strict=True)]
    if not all(matches(machine, part, item, scope, bound) for part, item in ends):
        return False
    if star.name is not None:
        bound[star.name] = items[before : len(items) - after]
    return True


def _mapping(
    machine: Any, pattern: ast.MatchMapping, subject: Mapping[Any, Any], scope: Scope, bound: dict[str, Any]
) -> bool:
    keys = [machine.value(key, scope) for key in pattern.keys]
    for key, part in zip(keys, pattern.patterns, strict=True):
        if key not in subject or not matches(machine, part, subject[key], scope, bound):
            return False
    if pattern.rest is not None:
        bound[pattern.rest] = {key: value for key, value in subject.items() if key not in keys}
    return True


def _class(machine: Any, pattern: ast.MatchClass, subject: Any, scope: Scope, bound: dict[str, Any]) -> bool:
    cls = machine.value(pattern.cls, scope)
    if not isinstance(cls, type):
        raise NotKnown("a pattern of no class")
    if not isinstance(subject, cls):
        return False
    names = list(pattern.kwd_attrs)
    parts = list(pattern.kwd_patterns)
    if pattern.patterns:
        if cls in _SELF:
            return len(pattern.patterns) == 1 and matches(machine, pattern.patterns[0], subject, scope, bound)
        given = getattr(cls, "__match_args__", ())
        if len(given) < len(pattern.patterns):
            raise NotKnown("a pattern with too many parts")
        names = [*given[: len(pattern.patterns)], *names]
        parts = [*pattern.patterns, *parts]
    for name, part in zip(names, parts, strict=True):
        if not native(hasattr, subject, name):
            return False
        if not matches(machine, part, machine.attribute(subject, name), scope, bound):
            return False
    return True
