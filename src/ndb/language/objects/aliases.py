"""Variables that stand for a part of what another one holds: `for rack in racks`, `section = config["db"]`.

Who changes such a part through one of them changes it in the other. Only what cannot be otherwise is said. Knows
syntax and values as text; no states.
"""

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ndb.language.objects.value_parts import (
    Attribute,
    Entry,
    Way,
    objects_at,
    objects_shown,
    part_of,
    stands_alone,
    with_part,
)
from ndb.source.parse import NOT_PLAIN, plain_value


@dataclass(frozen=True, slots=True)
class Alias:
    """A variable, and where in another one what it stands for is held."""

    name: str
    root: str
    way: Way


def aliases_made(statement: ast.AST, told: Mapping[str, str], now: Mapping[str, str], item: int | None) -> list[Alias]:
    """Those that a line makes. `told`: what it found; `now`: the variables behind it; `item`: which one a loop has
    bound, if that is known."""
    found = [each for each in _written(statement, told, now, item) if each.name != each.root]
    return [each for each in found if holds(each, now)]


def holds(alias: Alias, now: Mapping[str, str]) -> bool:
    """Whether a variable reads like the part that it is to stand for, and is one that can change."""
    text, whole = now.get(alias.name, ""), now.get(alias.root, "")
    return text[:1] not in ("", "<", "(", "'", '"') and not text[0].isdigit() and part_of(whole, alias.way) == text


def with_changed(
    alias: Alias, whole: str, old: str, new: str, is_single: bool, made_for_one: frozenset[str] = frozenset()
) -> str | None:
    """What the other variable holds if the part has become another; None where it may hold that part elsewhere, too.
    `is_single`: whether no part stands twice in it. `made_for_one`: attributes that no two objects share."""
    is_once = is_single or _is_held_once(alias, whole, old, new, made_for_one)
    if part_of(whole, alias.way) != old or not is_once:
        return None
    return with_part(whole, alias.way, new)


def _is_held_once(alias: Alias, whole: str, old: str, new: str, made_for_one: frozenset[str]) -> bool:
    """Whether neither a part nor what has changed in it can be something else in the whole, too."""
    inside, around = Counter(objects_shown(old)), Counter(objects_shown(whole))
    changed = (inside - Counter(objects_shown(new))) & (around - inside)
    alone = Counter(objects_at(whole, made_for_one))
    return stands_alone(whole, alias.way) and all(alone[text] == around[text] for text in changed)


def _written(statement: ast.AST, told: Mapping[str, str], now: Mapping[str, str], item: int | None) -> Iterator[Alias]:
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            place = _place(value, told)
            yield from [Alias(name, *place)] if place is not None and place[1] else []
        case ast.Assign(targets=[ast.Subscript() as target], value=ast.Name(id=name)):
            place = _place(target, told)
            yield from [Alias(name, *place)] if place is not None else []
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=owner, attr="append"), args=[ast.Name(id=name)])):
            place = _place(owner, told)
            yield from [Alias(name, place[0], (*place[1], Entry(-1)))] if place is not None else []
        case ast.For(target=target, iter=iterable):
            yield from _of_loop(target, iterable, now, item)


def _of_loop(target: ast.expr, iterable: ast.expr, now: Mapping[str, str], item: int | None) -> Iterator[Alias]:
    match target, iterable:
        case ast.Name(id=name), ast.Name(id=root) if item is not None:
            yield Alias(name, root, (Entry(item),))
        case ast.Tuple(elts=[_, ast.Name(id=name)]), ast.Call(
            func=ast.Name(id="enumerate"), args=[ast.Name(id=root), *_]
        ) if item is not None:
            yield Alias(name, root, (Entry(item),))
        case ast.Tuple(elts=[ast.Name(id=key), ast.Name(id=name)]), ast.Call(
            func=ast.Attribute(value=ast.Name(id=root), attr="items"), args=[]
        ):
            value = plain_value(now.get(key, "?"))
            yield from [Alias(name, root, (Entry(value),))] if value is not NOT_PLAIN else []


def _place(node: ast.expr, told: Mapping[str, str]) -> tuple[str, Way] | None:
    match node:
        case ast.Name(id=name):
            return name, ()
        case ast.Attribute(value=owner, attr=name):
            return _further(_place(owner, told), Attribute(name))
        case ast.Subscript(value=owner, slice=key) if not isinstance(key, ast.Slice):
            return _entry(owner, key, told)
        case ast.Call(func=ast.Attribute(value=owner, attr="setdefault" | "get"), args=[key, *_]):
            return _entry(owner, key, told)
    return None


def _entry(owner: ast.expr, key: ast.expr, told: Mapping[str, str]) -> tuple[str, Way] | None:
    value: Any = plain_value(told.get(ast.unparse(key), ast.unparse(key)))
    return _further(_place(owner, told), Entry(value)) if value is not NOT_PLAIN else None


def _further(place: tuple[str, Way] | None, step: Attribute | Entry) -> tuple[str, Way] | None:
    return (place[0], (*place[1], step)) if place is not None else None
