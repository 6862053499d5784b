"""Arguments that nobody gave: what a function is called with, and what stands for `self`.

A required parameter becomes a name that is nowhere defined, so an unknown; its annotation is remembered. An instance is
made without its `__init__`; what it lacks is unknown. Knows signatures; nothing of how unknowns are decided.
"""

import ast
import builtins
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

from ndb.engine.guided.inside.holes import Holes
from ndb.engine.guided.inside.unknown import is_unknown, make, node
from ndb.errors import BadTarget
from ndb.source.parse import statements_of, walk_text

MOST_NAMED = 6
"""Functions of a file that are named."""
Prepare = Callable[[Holes, dict[str, Any]], None]
_TYPES = {"int": int, "float": float, "str": str, "bool": bool, "bytes": bytes, "list": list, "dict": dict,
          "tuple": tuple, "set": set}  # fmt: skip


def missing_arguments(source: str, name: str) -> tuple[str, Prepare]:
    """The text of a call's arguments, and what is to be done before the call."""
    function, owner = _find(source, name)
    if function is None:
        return "", lambda holes, space: None
    parameters = [*function.args.posonlyargs, *function.args.args]
    required = parameters[: len(parameters) - len(function.args.defaults)]
    keywords = [a for a, d in zip(function.args.kwonlyargs, function.args.kw_defaults, strict=True) if d is None]
    decorators = {ast.unparse(each) for each in function.decorator_list}
    if owner is not None and "staticmethod" not in decorators:
        is_class = "classmethod" in decorators
        required = required[1:] if is_class else required
    bound = {n.id for n in walk_text(source) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    names = {
        a.arg: a.arg + "_" if a.arg in bound or hasattr(builtins, a.arg) else a.arg for a in (*required, *keywords)
    }
    text = ", ".join([names[a.arg] for a in required] + [f"{a.arg}={names[a.arg]}" for a in keywords])

    def prepare(holes: Holes, space: dict[str, Any]) -> None:
        for each in (*required, *keywords):
            holes.prepared[names[each.arg]] = _unknown_argument(each, function)
        if owner is not None and required and required[0].arg in ("self", "this"):
            holes.prepared[names[required[0].arg]] = _instance(space.get(owner))
        for each in names.values():
            space.pop(each, None)

    return text, prepare


def open_arguments(source: str, name: str) -> str:
    """The text of a call's arguments that leaves those open, too, that have a default; empty where none has."""
    function, owner = _find(source, name)
    if function is None or owner is not None:
        return ""
    given = function.args
    positional = [*given.posonlyargs, *given.args]
    first = len(positional) - len(given.defaults)
    named = [*positional[first:], *given.kwonlyargs]
    taken = {n.id for n in walk_text(source) if isinstance(n, ast.Name)} - {a.arg for a in (*positional, *named)}

    def unknown(name: str) -> str:
        return f"{name}_" if name in taken or hasattr(builtins, name) else name

    has_defaults = bool(given.defaults) or any(given.kw_defaults)
    words = [*(unknown(a.arg) for a in positional[:first]), *(f"{a.arg}={unknown(a.arg)}" for a in named)]
    return ", ".join(words) if has_defaults and not given.posonlyargs else ""


def _instead(source: str, name: str) -> str:
    """What there is, in words."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    names = [n.name for n in statements_of(source) if isinstance(n, kinds)]
    near = get_close_matches(name, names) or names
    more = f" and {len(near) - MOST_NAMED} more" if len(near) > MOST_NAMED else ""
    return f"; it has {', '.join(near[:MOST_NAMED])}{more}" if names else ""


def _find(source: str, name: str) -> tuple[Any, str | None]:
    body: Any = statements_of(source)
    owner = None
    found = None
    for part in name.split("."):
        if isinstance(found, ast.ClassDef):
            owner = found.name
        found = next((n for n in body if getattr(n, "name", None) == part), None)
        if found is None:
            raise BadTarget(f"there is no {name} in this file{_instead(source, name)}")
        body = getattr(found, "body", [])
    if isinstance(found, ast.ClassDef):
        start = next((n for n in found.body if getattr(n, "name", None) == "__init__"), None)
        if not isinstance(start, ast.FunctionDef):
            return None, None
        start.args.args = start.args.args[1:]
        return start, None
    return found, owner


def _annotated(annotation: ast.expr | None) -> Any:
    if annotation is None:
        return None
    text = annotation.value if isinstance(annotation, ast.Constant) else ast.unparse(annotation)
    return _TYPES.get(str(text).partition("[")[0].strip().lower())


def _unknown_argument(argument: ast.arg, function: Any) -> Any:
    made = make(argument.arg, "name", hint=_annotated(argument.annotation))
    if is_unknown(made):
        node(made).likely = type_by_use(function, argument.arg)
    return made


def type_by_use(function: ast.FunctionDef | ast.AsyncFunctionDef, name: str) -> type | None:
    """The one plain type that does what a function does with a variable; None where several do, or none."""
    possible = [*_TYPES.values()]
    for used in ast.walk(function):
        match used:
            case ast.Attribute(value=ast.Name(id=found), attr=attribute) if found == name:
                possible = [each for each in possible if hasattr(each, attribute)]
            case ast.BinOp(left=ast.Name(id=found), right=ast.Constant(value=other)) if found == name:
                possible = _alike(possible, other)
            case ast.BinOp(left=ast.Constant(value=other), right=ast.Name(id=found)) if found == name:
                possible = _alike(possible, other)
            case ast.Compare(left=ast.Name(id=found), comparators=[ast.Constant(value=other)]) if found == name:
                possible = _alike(possible, other)
            case ast.Call(func=ast.Name(id="range"), args=args) if any(_is_name(each, name) for each in args):
                possible = [each for each in possible if each is int]
    plain = [each for each in possible if each not in (bool, bytes)]  # they do what int and str do, and are rarer
    return plain[0] if len(plain) == 1 else None


def _alike(possible: list[type], other: object) -> list[type]:
    """Types that go together with a constant in an operation or comparison; None goes with all."""
    if other is None or other is ...:
        return possible
    return [each for each in possible if each is type(other) or (each is float and type(other) is float)]


def _is_name(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def _instance(cls: Any) -> Any:
    """An instance that never was made: it has its class's methods, and unknowns for attributes."""
    if not isinstance(cls, type) or is_unknown(cls):
        return make("self", "name")

    def missing(self: Any, name: str) -> Any:
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        value = make(f"self.{name}", "attribute")
        object.__setattr__(self, name, value)
        return value

    try:
        if any("__getattr__" in vars(base) for base in cls.__mro__[:-1]):
            return object.__new__(cls)
        kind: Any = type(cls)
        return object.__new__(kind(cls.__name__, (cls,), {"__getattr__": missing, "__module__": cls.__module__}))
    except Exception:
        return make("self", "name")
