"""A name that is nowhere defined and is surely an import that got lost: `re`, `json`, `Counter`, `Path`.

Code torn out of a file lacks the file's imports. Where the name is that of a module of the standard library, and that
module has all that the code reads of the name, it is assumed to be that module; a name that is called, and that one of
a few modules gives to the world, that one's. Knows the standard library; not what else a name may mean: so it is an
assumption like any other, which a person can change.
"""

import ast
import importlib
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from ndb.source.parse import parsed

GIVING: Final = (
    "collections", "dataclasses", "pathlib", "datetime", "decimal", "fractions", "functools", "itertools", "enum",
    "contextlib", "abc", "textwrap", "heapq", "bisect", "copy",
)  # fmt: skip
"""Modules of which single names are usually imported."""
_ALSO: Final = "typing"
"""It has names of others, too, which are theirs."""


def likely_import(name: str, source: str) -> tuple[str, Any] | None:
    """The expression of what a name most likely stands for in a text, and what that is; None: nobody knows."""
    tree = parsed(source)
    if tree is None:
        return None
    if name in sys.stdlib_module_names and not name.startswith("_"):
        read = set(_attributes(tree, name))
        module = _module(name) if read and _only_attributes(tree, name) else None
        if module is not None and all(hasattr(module, each) for each in read):
            return f"__import__({name!r})", module
    owner = owners().get(name)
    if owner is not None and _is_called(tree, name):
        return f"__import__({owner!r}).{name}", getattr(_module(owner), name)
    return None


def _module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except Exception:
        return None


@cache
def owners() -> dict[str, str]:
    """Names that exactly one of the modules gives to the world. To be called once before copies are made."""
    found: dict[str, str | None] = {}
    for owner in GIVING:
        for name in _given_names(owner):
            found[name] = owner if name not in found else None
    also = dict.fromkeys(_given_names(_ALSO), _ALSO)
    return also | {name: owner for name, owner in found.items() if owner is not None}


def _given_names(owner: str) -> list[str]:
    module = _module(owner)
    own = [name for name, value in vars(module).items() if getattr(value, "__module__", None) == owner]
    return [name for name in getattr(module, "__all__", own) if not name.startswith("_")]


def _uses(tree: ast.Module, name: str) -> Iterator[tuple[ast.AST, ast.Name]]:
    """Where a name is read, each with what it is part of."""
    for node in ast.walk(tree):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Name) and child.id == name and isinstance(child.ctx, ast.Load):
                yield node, child


def _attributes(tree: ast.Module, name: str) -> Iterator[str]:
    yield from (around.attr for around, _ in _uses(tree, name) if isinstance(around, ast.Attribute))


def _only_attributes(tree: ast.Module, name: str) -> bool:
    return all(isinstance(around, ast.Attribute) for around, _ in _uses(tree, name))


def _is_called(tree: ast.Module, name: str) -> bool:
    """Whether a name is called, inherited from or used as a decorator somewhere."""
    for around, use in _uses(tree, name):
        if isinstance(around, ast.Call) and around.func is use:
            return True
        if isinstance(around, ast.ClassDef | ast.FunctionDef) and use in (*around.decorator_list, *_bases(around)):
            return True
    return False


def _bases(node: ast.ClassDef | ast.FunctionDef) -> list[ast.expr]:
    return node.bases if isinstance(node, ast.ClassDef) else []
