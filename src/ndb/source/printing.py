"""Where a text prints: its calls of `print`, by line, with what stands between the parentheses.

Knows syntax only: a `print` that was given another meaning is taken for the usual one.
"""

import ast
from collections.abc import Mapping
from functools import lru_cache

from ndb.source.parse import parsed_line, walk_text


@lru_cache(maxsize=64)
def print_calls(text: str) -> Mapping[int, tuple[ast.Call, ...]]:
    """The calls of `print` by the line on which each begins, in order."""
    found: dict[int, list[ast.Call]] = {}
    for node in walk_text(text):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print":
            found.setdefault(node.lineno, []).append(node)
    return {line: tuple(sorted(calls, key=lambda call: call.col_offset)) for line, calls in found.items()}


@lru_cache(maxsize=1024)
def bound_beside_prints(line: str) -> frozenset[str]:
    """Names that a line gives values to outside its calls of `print`: what those read is not what it began with."""
    tree, found = parsed_line(line), set[str]()
    pending: list[ast.AST] = [tree] if tree is not None else []
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store | ast.Del):
            found.add(node.id)
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"):
            pending.extend(ast.iter_child_nodes(node))
    return frozenset(found)


def printing_lines(text: str) -> frozenset[int]:
    """Lines on which something is printed."""
    return frozenset(print_calls(text))
