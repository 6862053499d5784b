"""What names of the module stand for whatever happens: constants, tables that are only looked at, compiled patterns,
and names of functions and classes, which states never list.

Knows syntax trees and how values are written; no states.
"""

import ast
import re
from dataclasses import dataclass
from functools import lru_cache

from ndb.language.known.looked_at import LookedAt
from ndb.language.known.names_bound import bound_names, name_of
from ndb.language.known.tables import Tables, constant_text
from ndb.source.parse import parsed_expression

LONGEST_KNOWN = 200
"""Characters of a value that is said to be known: a longer one might be shown cut."""
_LONGEST_PATTERN = 180
"""Characters of a regular expression that is shown whole."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Names in parts of a program that are not shown."""

    bound: frozenset[str] = frozenset()
    """They may stand for something else than what is shown."""
    used: frozenset[str] = frozenset()
    """What they stand for may be changed there."""


def is_known(text: str) -> bool:
    """Whether a value that was put together is shown so."""
    return len(text) <= LONGEST_KNOWN and is_whole(text)


def is_whole(text: str) -> bool:
    """Whether a value was shown whole: however long it is, it is shown so again as long as it is the same."""
    return "<…" not in text


def module_constants(tree: ast.Module, shared: set[str], elsewhere: Elsewhere) -> dict[str, str]:
    """Names in capitals that stand for the same literal all the time: set once, at the top, and never touched."""
    stores: dict[str, int] = {}
    for name in bound_names(ast.walk(tree)):
        stores[name] = stores.get(name, 0) + 1
    found: dict[str, str] = {}
    owners = {id(child): owner for owner in ast.walk(tree) for child in ast.iter_child_nodes(owner)}
    looked_at = LookedAt(tree, owners, frozenset(stores) | elsewhere.bound)
    tables = Tables(tree, frozenset(stores), shared | elsewhere.bound)
    for node in tree.body:
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            ) if stores[name] == 1 and name not in shared | elsewhere.bound and name.strip("_").isupper():
                text, levels = _pattern(value), 0
                if text is None and (made := tables.made(value, found)) is not None:
                    text, levels = made
                is_spared = levels == 0 or (name not in elsewhere.used and looked_at.is_only(name, levels))
                if text is not None and is_spared and len(text) <= LONGEST_KNOWN:
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
