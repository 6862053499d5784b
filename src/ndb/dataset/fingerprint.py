"""Fingerprints of programs that survive renaming: what makes two programs "the same" here.

Knows syntax trees only; nothing here runs a program.
"""

import ast
import builtins
import hashlib
from functools import lru_cache

BUILTIN_NAMES = frozenset(dir(builtins))


@lru_cache(maxsize=16)
def normalised(source: str, *, constants: bool = False) -> str:
    """The program with names numbered in order of appearance, docstrings gone and, unless kept, constants blanked.

    Attribute names and built-ins stay: `s.strip()` and `s.lstrip()` are different programs.
    """
    tree = ast.parse(source)
    numbers: dict[str, str] = {}

    def number(name: str) -> str:
        return numbers.setdefault(name, f"n{len(numbers)}")

    for node in ast.walk(tree):
        _drop_docstring(node)
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) if name not in BUILTIN_NAMES:
                node.id = number(name)
            case ast.arg(arg=name):
                node.arg, node.annotation = number(name), None
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                node.name, node.returns = number(name), None
            case ast.ClassDef(name=name):
                node.name = number(name)
            case ast.keyword(arg=str(name)) if name in numbers:
                node.arg = number(name)
            case ast.ExceptHandler(name=str(name)):
                node.name = number(name)
            case ast.Constant(value=value) if not constants:
                node.value = _blank(value)  # type: ignore[assignment]
    return ast.dump(tree, include_attributes=False)


def fingerprint(source: str, *, constants: bool = False) -> str:
    """A short digest of `normalised`: equal for programs that differ only in names (and constants)."""
    return hashlib.sha256(normalised(source, constants=constants).encode("utf-8", "surrogatepass")).hexdigest()[:20]


def _drop_docstring(node: ast.AST) -> None:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module):
        match node.body:
            case [ast.Expr(value=ast.Constant(value=str())), _, *_]:
                del node.body[0]


def _blank(value: object) -> object:
    if value is None or isinstance(value, bool):
        return value
    return type(value).__name__
