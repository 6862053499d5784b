"""Where a text prints: its calls of `print`, by line, with what stands between the parentheses.

Knows syntax only: a `print` that was given another meaning is taken for the usual one.
"""

import ast
from collections.abc import Mapping
from functools import lru_cache

from ndb.source.parse import walk_text


@lru_cache(maxsize=64)
def print_calls(text: str) -> Mapping[int, tuple[ast.Call, ...]]:
    """The calls of `print` by the line on which each begins, in order."""
    found: dict[int, list[ast.Call]] = {}
    for node in walk_text(text):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print":
            found.setdefault(node.lineno, []).append(node)
    return {line: tuple(sorted(calls, key=lambda call: call.col_offset)) for line, calls in found.items()}


def printing_lines(text: str) -> frozenset[int]:
    """Lines on which something is printed."""
    return frozenset(print_calls(text))
