"""Where an exception goes: whether a function is left by it at once.

Only what cannot be otherwise is said. Knows syntax and exceptions as they are shown; no states.
"""

import ast
import re
from collections.abc import Iterable

_SHOWN = re.compile(r"([A-Za-z_]\w*)\(")
_TAKEN_BY_OTHERS = frozenset(
    {"StopIteration", "StopAsyncIteration", "GeneratorExit", "AttributeError", "IndexError", "KeyError", "TypeError"}
)
"""Exceptions by which library code is told something: they need not be seen again."""


def leaves(function: ast.AST, line: int, raised: str) -> bool | None:
    """Whether an exception that comes up at a line leaves its function at once: nothing around the line takes it, or
    sees it go. False: another line of it comes first. None where that is not known."""
    around = [node for node in _own(function) if _holds(node, line)]
    if any(isinstance(node, ast.With | ast.AsyncWith | ast.TryStar) for node in around):
        return None
    tries = [node for node in around if isinstance(node, ast.Try)]
    if any(_is_in(node.body, line) or node.finalbody for node in tries):
        return False if not any(_is_in(node.finalbody, line) for node in tries) else None
    shown = _SHOWN.match(raised)
    return True if shown is not None and shown[1] not in _TAKEN_BY_OTHERS else None


def is_told(function: ast.AST, line: int) -> bool:
    """Whether an exception that comes up at a line is either taken by a handler or shown again where it goes: nothing
    runs behind it."""
    around = [node for node in _own(function) if _holds(node, line)]
    return not any(
        isinstance(node, ast.With | ast.AsyncWith | ast.TryStar) or (isinstance(node, ast.Try) and bool(node.finalbody))
        for node in around
    )


def _own(function: ast.AST) -> Iterable[ast.stmt]:
    """The statements of a function without those of functions inside it."""
    waiting = list(ast.iter_child_nodes(function))
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.stmt):
            yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
            waiting += ast.iter_child_nodes(node)


def _holds(node: ast.stmt, line: int) -> bool:
    return node.lineno <= line <= (node.end_lineno or 0)


def _is_in(body: list[ast.stmt], line: int) -> bool:
    return bool(body) and body[0].lineno <= line <= (body[-1].end_lineno or 0)
