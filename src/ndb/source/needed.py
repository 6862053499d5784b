"""What a function needs of its file: the statements at the top on which its meaning depends (SPEC 4, CODE).

Knows syntax trees; nothing is run and nothing imported.
"""

import ast
import builtins
from collections.abc import Iterable
from functools import lru_cache

from ndb.source.functions import Function, first_line
from ndb.source.parse import parsed, statements_of


def needed_statements(source: str, node: Function) -> list[ast.stmt]:
    """The statements at the top of a file that a function's meaning depends on, itself among them, in order."""
    body = statements_of(source)
    needed = [statement for statement in body if statement.lineno == node.lineno]
    for statement in needed:  # grows while it is walked
        used = {n.id for n in ast.walk(statement) if isinstance(n, ast.Name)}
        needed += [other for other in body if other not in needed and used & bound_names(other)]
    return [statement for statement in body if statement in needed]


def needed_text(source: str, node: Function) -> str:
    """The function and whatever else of the file it needs: what a document shows of a file (SPEC 4)."""
    lines = source.split("\n")
    kept = needed_statements(source, node)
    return "\n".join("\n".join(lines[first_line(s) - 1 : s.end_lineno]) + "\n" for s in kept)


def bound_names(statement: ast.stmt) -> frozenset[str]:
    """The names that a statement gives a meaning, seen from outside."""
    match statement:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return frozenset({name})
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return frozenset(alias.asname or alias.name.split(".")[0] for alias in names)
    return frozenset(n.id for n in ast.walk(statement) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))


def used_names(nodes: Iterable[ast.AST]) -> frozenset[str]:
    """The names and attributes that stand in some nodes."""
    found = [n for node in nodes for n in ast.walk(node)]
    names = {n.id for n in found if isinstance(n, ast.Name)}
    return frozenset(names | {n.attr for n in found if isinstance(n, ast.Attribute)})


_GIVEN = frozenset(dir(builtins)) | {"__file__", "__path__", "__annotations__", "__class__"}


@lru_cache(maxsize=128)
def free_names(source: str) -> frozenset[str]:
    """Names that a text uses and binds nowhere: what stands for them is not shown, so it is no whole program. None of
    what cannot be parsed, or imports all of a module."""
    tree = parsed(source)
    nodes = list(ast.walk(tree)) if tree is not None else []
    used, bound = set[str](), set[str]()
    for node in nodes:
        match node:
            case ast.Name(id=name, ctx=ast.Load()):
                used.add(name)
            case ast.Name(id=name) | ast.arg(arg=name) | ast.ExceptHandler(name=str(name)):
                bound.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                bound.add(name)
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)) | ast.MatchMapping(rest=str(name)):
                bound.add(name)
            case ast.alias(name=name, asname=asname):
                bound.add((asname or name).split(".")[0])
    return frozenset(used - bound - _GIVEN) if "*" not in bound else frozenset()
