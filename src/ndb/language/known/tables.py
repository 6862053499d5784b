"""What stands in tables of the module, as states list it: literals, functions, classes, members of enumerations, and
what is made of such by a comprehension or a function of Python's.

Nothing of the program is run: plain expressions are interpreted over literals. Knows syntax trees and how values are
written; no states.
"""

import ast
import builtins
import math
import operator
from collections.abc import Mapping, Sequence
from types import BuiltinFunctionType

from ndb.errors import NdbError
from ndb.language.known.looked_at import levels_of
from ndb.language.objects.enums import members_of
from ndb.source.parse import NOT_PLAIN, plain_value
from ndb.trace.values.interpret import evaluate
from ndb.trace.values.notation import write_value
from ndb.trace.values.thing import Thing, Unknown, holds_objects

_MODULES = {"operator": operator, "math": math}
_INTERPRETED = (ast.ListComp, ast.SetComp, ast.DictComp, ast.Call, ast.BinOp, ast.Subscript)
_MAKERS = frozenset({"dict", "list", "tuple", "set", "frozenset", "sorted", "zip", "enumerate", "range", "len"})
Made = tuple[str, int]
"""The text of a value, and how many containers deep it can be changed."""


class Tables:
    """Of one program. `bound`: names that it binds; `unsure`: those that may stand for something else."""

    def __init__(self, tree: ast.Module, bound: frozenset[str], unsure: set[str] | frozenset[str]) -> None:
        self._bound, self._unsure = bound, unsure
        self._things = _things(tree, unsure)

    def made(self, node: ast.expr, constants: Mapping[str, str]) -> Made | None:
        """What an expression at the top of the module gives; None where that is not known. `constants`: those before
        it."""
        value = plain_value(node)
        if value is not NOT_PLAIN:
            return write_value(value), levels_of(value)
        match node:
            case ast.Tuple(elts=items) | ast.List(elts=items) if items:
                return self._row(node, items, constants)
            case ast.Dict(keys=keys, values=values) if keys:
                return self._dict(keys, values, constants)
        if isinstance(node, ast.Attribute) and (member := self._things.get(ast.unparse(node))) is not None:
            return member, 0
        return self._interpreted(node, constants) if isinstance(node, _INTERPRETED) else None

    def _part(self, node: ast.expr, constants: Mapping[str, str]) -> Made | None:
        """What stands in a table; functions and classes alone are nothing that states list."""
        match node:
            case ast.Name(id=name):
                return self._named(name)
            case ast.Attribute():
                return self._read(node)
            case ast.Lambda():
                return "<function <lambda>>", 0
        return self.made(node, constants)

    def _named(self, name: str) -> Made | None:
        thing = self._things.get(name)
        if thing is None and name not in self._bound | self._unsure:
            thing = _shown_as(getattr(builtins, name, None))
        return (thing, 0) if thing is not None else None

    def _read(self, node: ast.Attribute) -> Made | None:
        """A member of an enumeration, a function of a module."""
        if (member := self._things.get(ast.unparse(node))) is not None:
            return member, 0
        owner = node.value.id if isinstance(node.value, ast.Name) else ""
        module = _MODULES.get(owner) if self._things.get(owner) == "<module>" else None
        thing = _shown_as(getattr(module, node.attr, None)) if module is not None else None
        return (thing, 0) if thing is not None else None

    def _row(self, node: ast.expr, items: Sequence[ast.expr], constants: Mapping[str, str]) -> Made | None:
        made = [self._part(item, constants) for item in items]
        known = [each for each in made if each is not None]
        if len(known) < len(made):
            return None
        texts, inside = ", ".join(text for text, _ in known), max(levels for _, levels in known)
        if isinstance(node, ast.List):
            return f"[{texts}]", inside + 1
        return f"({texts}{',' * (len(known) == 1)})", inside + 1 if inside else 0

    def _dict(
        self, keys: Sequence[ast.expr | None], values: Sequence[ast.expr], constants: Mapping[str, str]
    ) -> Made | None:
        names = [self._part(key, constants) if key is not None else None for key in keys]
        made = [self._part(value, constants) for value in values]
        known = [(key, value) for key, value in zip(names, made, strict=True) if key and value and not key[1]]
        if len(known) < len(keys) or len({key for (key, _), _ in known}) < len(keys):
            return None
        texts = ", ".join(f"{key}: {text}" for (key, _), (text, _) in known)
        return f"{{{texts}}}", 1 + max(levels for _, (_, levels) in known)

    def _interpreted(self, node: ast.expr, constants: Mapping[str, str]) -> Made | None:
        """Of literals and of constants before it, if nothing in it can change: it may hold parts of another table."""
        names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Load)}
        inner = {each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}
        others = names - inner - constants.keys()
        is_own = not others <= _MAKERS - self._bound - self._unsure or inner & constants.keys()
        if is_own or _goes_through_sets(node, [constants[name] for name in names & constants.keys()]):
            return None
        try:
            value = evaluate(ast.unparse(node), {name: constants[name] for name in names & constants.keys()})
        except NdbError:
            return None
        is_plain = not isinstance(value, Thing | Unknown) and not holds_objects(value) and levels_of(value) <= 1
        return (write_value(value), levels_of(value)) if is_plain and type(value) in _WRITTEN else None


def _goes_through_sets(node: ast.expr, texts: Sequence[str]) -> bool:
    """Whether the order of a set, which is another in every run, may show."""
    if isinstance(node, ast.BinOp) or (isinstance(node, ast.Call) and ast.unparse(node.func) == "sorted"):
        return any(isinstance(each, ast.comprehension | ast.Starred) for each in ast.walk(node))
    inside = [each for each in ast.walk(node) if each is not node]
    makes = any(isinstance(each, ast.Set | ast.SetComp) for each in inside)
    makes |= any(isinstance(each, ast.Name) and each.id in ("set", "frozenset") for each in inside[:-1])
    held = [plain_value(text) for text in texts]
    return makes or any("{" in text and _holds_set(value) for text, value in zip(texts, held, strict=True))


def _holds_set(value: object) -> bool:
    if isinstance(value, dict):
        return any(map(_holds_set, value.values()))
    return isinstance(value, set | frozenset) or (isinstance(value, list | tuple) and any(map(_holds_set, value)))


_WRITTEN = (int, float, str, bool, tuple, list, dict, set, frozenset)


def _things(tree: ast.Module, unsure: set[str] | frozenset[str]) -> dict[str, str]:
    """By name: functions, classes, modules and members of enumerations that nothing else is called like."""
    names = [name for node in ast.walk(tree) for name in _bound_by(node)]
    found = dict[str, str]()
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name, decorator_list=[]):
                found[name] = f"<function {name}>"
            case ast.ClassDef(name=name, decorator_list=[], keywords=[], bases=bases) if _are_plain(bases, found):
                found[name] = f"<class '{name}'>"
            case ast.Import(names=[ast.alias(name=name, asname=None)]) if name in _MODULES:
                found[name] = "<module>"
            case ast.ImportFrom(module=module, names=imported, level=0) if module in _MODULES:
                shown = {a.asname or a.name: _shown_as(getattr(_MODULES[module], a.name, None)) for a in imported}
                found |= {name: text for name, text in shown.items() if text is not None}
    sure = {name: text for name, text in found.items() if names.count(name) == 1 and name not in unsure}
    has_classes = any(isinstance(node, ast.ClassDef) for node in tree.body)
    members = members_of(ast.unparse(tree)) if has_classes else {}
    return sure | {name: text for name, text in members.items() if name.split(".")[0] not in unsure}


def _are_plain(bases: Sequence[ast.expr], found: Mapping[str, str]) -> bool:
    """Whether a class with these bases is shown as classes are: none of them is a kind of its own."""
    names = [ast.unparse(base) for base in bases]
    return all(name in found or type(getattr(builtins, name, None)) is type for name in names)


def _bound_by(node: ast.AST) -> list[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
            return [name]
        case ast.alias(name=name, asname=other):
            return [other or name.partition(".")[0]]
    return []


def _shown_as(thing: object) -> str | None:
    """How functions and classes of Python's are shown."""
    if isinstance(thing, type):
        return f"<class '{thing.__name__}'>"
    return f"<function {thing.__name__}>" if isinstance(thing, BuiltinFunctionType) else None


def constant_text(node: ast.expr) -> str | None:
    """The text of an immutable literal."""
    value = plain_value(node)
    return write_value(value) if _is_immutable_value(value) else None


def _is_immutable_value(value: object) -> bool:
    if type(value) in (tuple, frozenset):
        return all(map(_is_immutable_value, value))  # type: ignore[call-overload]
    return type(value) in (int, float, complex, bool, str, bytes, type(None))
