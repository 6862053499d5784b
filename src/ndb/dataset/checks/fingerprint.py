"""Fingerprints of programs that survive renaming: what makes two programs "the same" here.

Knows syntax trees only, and none of what differs in them between Python versions; nothing here runs a
program.
"""

import ast
import builtins
import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ndb.source.parse import tree_of

BUILTIN_NAMES = frozenset(dir(builtins))
_NOT_PART = frozenset({"ctx", "annotation", "returns", "kind", "type_comment", "type_ignores"})
_NAMED_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


@dataclass(frozen=True, slots=True)
class NormalForm:
    """A program with names numbered in order of appearance, docstrings and annotations of arguments gone.

    Attribute names and built-ins stay: `s.strip()` and `s.lstrip()` are different programs.
    """

    exact: str
    shape: str
    """The same with constants blanked."""


def fingerprint(source: str, *, constants: bool = False) -> str:
    """A short digest of a normal form: equal for programs that differ only in names (and constants)."""
    form = normal_form(source)
    text = form.exact if constants else form.shape
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:20]


@lru_cache(maxsize=32)
def normal_form(source: str) -> NormalForm:
    """Every node in order of breadth: its class, and its fields as far as they hold something."""
    exact, shape = list[str](), list[str]()
    numbers: dict[str, str] = {}
    nodes: list[ast.AST] = [tree_of(source)]
    for node in nodes:
        parts = [type(node).__name__]
        if isinstance(node, ast.Constant):
            exact.append(f"Constant {node.value!r}")
            shape.append(f"Constant {_blank(node.value)!r}")
            continue
        for name in node._fields:
            value = None if name in _NOT_PART else _without_docstring(name, getattr(node, name, None))
            if value not in (None, []):
                parts.append(_field(node, name, value, numbers, nodes))
        text = " ".join(parts)
        exact.append(text)
        shape.append(text)
    return NormalForm("\n".join(exact), "\n".join(shape))


def _field(node: ast.AST, name: str, value: Any, numbers: dict[str, str], nodes: list[ast.AST]) -> str:
    """What a field holds, in words; nodes in it have their turn later."""
    if isinstance(value, ast.AST):
        if not value._fields:  # an operator
            return f"{name}={type(value).__name__}"
        nodes.append(value)
        return name
    if isinstance(value, list):
        nodes += [item for item in value if isinstance(item, ast.AST)]
        return f"{name}={[type(item).__name__ if isinstance(item, ast.AST) else item for item in value]}"
    return f"{name}={_number(node, value, numbers) if isinstance(value, str) else value!r}"


def _number(node: ast.AST, name: str, numbers: dict[str, str]) -> str:
    """A name as a number, if it is one that the program may choose."""
    match node:
        case ast.Name():
            chosen = name not in BUILTIN_NAMES
        case ast.keyword():
            chosen = name in numbers
        case _:
            chosen = isinstance(node, (ast.arg, ast.ExceptHandler, *_NAMED_DEFINITIONS))
    return numbers.setdefault(name, f"#{len(numbers)}") if chosen else name


def _without_docstring(field: str, value: Any) -> Any:
    if field == "body":
        match value:
            case [ast.Expr(value=ast.Constant(value=str())), _, *_]:
                return value[1:]
    return value


def _blank(value: object) -> object:
    if value is None or isinstance(value, bool):
        return value
    return type(value).__name__
