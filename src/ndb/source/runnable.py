"""What setting breakpoints and listing must know of source text: which lines can run, what they bind.

Knows syntax only.
"""

import ast
from functools import lru_cache

from ndb.errors import BadAction
from ndb.source.parse import parsed


@lru_cache(maxsize=256)
def runnable_lines(text: str) -> frozenset[int]:
    """Lines at which a statement starts, and lines of `def`s: where a state can be."""
    tree = parsed(text)
    if tree is None:
        return frozenset(number for number, line in enumerate(text.splitlines(), 1) if line.strip())
    lines: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt | ast.expr | ast.ExceptHandler | ast.match_case) and hasattr(node, "lineno"):
            lines.add(node.lineno)
    return frozenset(lines - _docstrings(tree))


def _docstrings(tree: ast.AST) -> set[int]:
    found: set[int] = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if (
            isinstance(body, list)
            and body
            and isinstance(body[0], ast.Expr)
            and isinstance(body[0].value, ast.Constant)
        ):
            found |= (
                set(range(body[0].lineno, (body[0].end_lineno or 0) + 1))
                if isinstance(body[0].value.value, str)
                else set()
            )
    return found


def check_line(text: str, file: str, line: int) -> None:
    """Refuse a breakpoint on a line that never runs, and say which one does."""
    count = len(text.splitlines())
    if not 1 <= line <= count:
        raise BadAction(f"{file} has no line {line}: it ends at line {count}")
    lines = runnable_lines(text)
    if line not in lines:
        after = min((n for n in lines if n > line), default=None)
        raise BadAction(f"line {line} of {file} never runs by itself" + (f"; line {after} does" if after else ""))


@lru_cache(maxsize=256)
def stored_names(text: str, line: int | None) -> frozenset[str]:
    """The variables that the innermost function or body that holds a line gives values to; of no line: the module."""
    owner: ast.AST | None = parsed(text)
    if owner is None:
        return frozenset()
    for node in ast.walk(owner):  # outer ones come first
        if line is not None and isinstance(node, _NAMED_SCOPES):
            owner = node if node.lineno <= line <= (node.end_lineno or node.lineno) else owner
    names: set[str] = set()
    pending = list(ast.iter_child_nodes(owner))
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        if not isinstance(node, _NAMED_SCOPES + _NAMELESS_SCOPES):
            pending.extend(ast.iter_child_nodes(node))
    return frozenset(names)


_NAMED_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_NAMELESS_SCOPES = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
