"""What names of the module stand for whatever happens: constants, tables that are only looked at, compiled patterns,
and names of functions and classes, which states never list.

Knows syntax trees and how values are written; no states.
"""

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from ndb.language.known.names_bound import bound_names, name_of
from ndb.language.objects.enums import members_of
from ndb.source.parse import parsed_expression, plain_value
from ndb.trace.values.interpret import write_value

LONGEST_KNOWN = 200
"""Characters of a value that is said to be known: a longer one might be shown cut."""
_LONGEST_PATTERN = 180
"""Characters of a regular expression that is shown whole."""
_LOOKED_AT = frozenset({"get", "items", "keys", "values", "index", "count"})
"""Methods that leave a table as it is."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Names in parts of a program that are not shown."""

    bound: frozenset[str] = frozenset()
    """They may stand for something else than what is shown."""
    used: frozenset[str] = frozenset()
    """What they stand for may be changed there."""


def is_known(text: str) -> bool:
    """Whether a value that was shown is shown so again."""
    return len(text) <= LONGEST_KNOWN and "<…" not in text


def module_constants(tree: ast.Module, shared: set[str], elsewhere: Elsewhere) -> dict[str, str]:
    """Names in capitals that stand for the same literal all the time: set once, at the top, and never touched."""
    stores: dict[str, int] = {}
    for name in bound_names(ast.walk(tree)):
        stores[name] = stores.get(name, 0) + 1
    found: dict[str, str] = {}
    members = members_of(ast.unparse(tree)) if any(isinstance(node, ast.ClassDef) for node in tree.body) else {}
    members = {name: text for name, text in members.items() if name.split(".")[0] not in elsewhere.bound}
    for node in tree.body:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ) if stores[name] == 1 and name not in shared | elsewhere.bound:
                is_spared = name not in elsewhere.used and _is_only_looked_at(tree, name)
                text = constant_text(value) or _pattern(value) or (_table(value) if is_spared else None)
                text = text or _with_members(value, members, is_spared)
                if text is not None and len(text) <= LONGEST_KNOWN and (name.isupper() or name.strip("_").isupper()):
                    found[name] = text
            case ast.Assign(targets=[ast.Tuple(elts=several)], value=ast.Tuple(elts=values)) if len(several) == len(
                values
            ):
                for target, value in zip(several, values, strict=True):
                    is_named = isinstance(target, ast.Name) and target.id.isupper() and stores[target.id] == 1
                    text = constant_text(value) if is_named and not isinstance(value, ast.Starred) else None
                    if text is not None and name_of(target) not in shared | elsewhere.bound:
                        found[name_of(target)] = text
    return found


def never_listed(tree: ast.Module, elsewhere: Elsewhere) -> set[str]:
    bound = list(bound_names(ast.walk(tree))) + [node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)]
    found = set[str]()
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name, decorator_list=[]) | ast.AsyncFunctionDef(name=name, decorator_list=[]):
                found.add(name)
            case ast.ClassDef(name=name, decorator_list=[], keywords=[]):
                found.add(name)
            case ast.Import(names=names):
                found |= {each.asname or each.name for each in names if each.asname or "." not in each.name}
    return {name for name in found if bound.count(name) == 1 and name not in elsewhere.bound}


def _pattern(node: ast.expr) -> str | None:
    """How a regular expression that is compiled from a short text is shown."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="re"), attr="compile"), args=[ast.Constant(str(text))],
                      keywords=[]) if len(repr(text)) <= _LONGEST_PATTERN:  # fmt: skip
            return f"re.compile({text!r})"
    return None


def _with_members(node: ast.expr, members: Mapping[str, str], is_spared: bool) -> str | None:
    """A table in which members of enumerations stand; `is_spared`: whether it may be one that can change."""
    if not isinstance(node, ast.Tuple) and not is_spared:
        return None
    match node:
        case ast.Tuple(elts=items) if items:
            form = f"({{}}{',' * (len(items) == 1)})"
        case ast.List(elts=items):
            form = "[{}]"
        case ast.Dict(keys=keys, values=values) if None not in keys:
            names = [_shown(key, members) for key in keys if key is not None]
            texts = [_shown(value, members) for value in values]
            known = [f"{name}: {text}" for name, text in zip(names, texts, strict=True) if name and text]
            is_all = len(known) == len(keys) == len({*names})
            return f"{{{', '.join(known)}}}" if is_all else None
        case _:
            return None
    texts = [_shown(item, members) for item in items]
    known = [text for text in texts if text is not None]
    return form.format(", ".join(known)) if len(known) == len(texts) else None


def _shown(node: ast.expr, members: Mapping[str, str]) -> str | None:
    """What cannot change: a literal, a member, a tuple of such."""
    if (text := constant_text(node)) is not None:
        return text
    return _with_members(node, members, False) if isinstance(node, ast.Tuple) else members.get(ast.unparse(node))


def _table(node: ast.expr) -> str | None:
    """A list, set or dict of immutable things."""
    value = plain_value(node)
    items = value.values() if isinstance(value, dict) else value if isinstance(value, list | set) else [...]
    return write_value(value) if all(map(_is_immutable_value, items)) else None


def _is_only_looked_at(tree: ast.Module, name: str) -> bool:
    """Whether a table is never handed on: only indexed, searched, counted or gone through."""
    allowed: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(value=ast.Name(id=found), ctx=ast.Load()) if found == name:
                allowed.add(id(node.value))
            case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[ast.Name(id=found) as used]) if found == name:
                allowed.add(id(used))
            case ast.For(iter=ast.Name(id=found) as used) | ast.comprehension(iter=ast.Name(id=found) as used) if (
                found == name
            ):
                allowed.add(id(used))
            case ast.Call(func=ast.Name(id="len" | "sorted" | "enumerate"), args=[ast.Name(id=found) as used]) if (
                found == name
            ):
                allowed.add(id(used))
            case ast.Call(func=ast.Attribute(value=ast.Name(id=found) as used, attr=attr)) if (
                found == name and attr in _LOOKED_AT
            ):
                allowed.add(id(used))
    uses = [n for n in ast.walk(tree) if isinstance(n, ast.Name) and n.id == name and isinstance(n.ctx, ast.Load)]
    return all(id(use) in allowed for use in uses)


def constant_text(node: ast.expr) -> str | None:
    """The text of an immutable literal."""
    value = plain_value(node)
    return write_value(value) if _is_immutable_value(value) else None


def _is_immutable_value(value: object) -> bool:
    if type(value) in (tuple, frozenset):
        return all(map(_is_immutable_value, value))  # type: ignore[call-overload]
    return type(value) in (int, float, complex, bool, str, bytes, type(None))


_FIXED = re.compile(
    r"<(?:class '[^'<>]+'|function [^<>]+|module [^<>]+)>"
    r"|datetime\.(?:date|datetime|time|timedelta)\([\w\s=,.-]*(?:tzinfo=datetime\.timezone\.utc)?\)"
)


def is_fixed(text: str) -> bool:
    """Whether a value reads the same whatever happens: one that cannot change, a class, a function, a date."""
    return is_immutable(text) or _FIXED.fullmatch(text) is not None


@lru_cache(maxsize=4096)
def is_immutable(text: str) -> bool:
    tree = parsed_expression(text) if len(text) <= 1_000 else None
    return tree is not None and constant_text(tree) is not None
