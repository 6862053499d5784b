"""The statement that a line is, or is part of, and the names it reads and sets.

Knows syntax trees, of a whole file or of a line alone; nothing of what ran.
"""

import ast
from functools import lru_cache

from ndb.source.parse import parsed_line, walk_text

_BLOCKS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.If, ast.While, ast.For, ast.AsyncFor, ast.Try,
           ast.TryStar, ast.With, ast.AsyncWith, ast.Match)  # fmt: skip


def statement_of(text: str, line: int, source: str) -> ast.AST:
    """The syntax of a line of a file, of which `source` is the text: the whole of a plain statement over several lines,
    the head of a line that opens a block, nothing of one that makes no sense alone."""
    return statement_around(text, line) or statement_alone(source)


def statement_alone(source: str) -> ast.AST:
    """The same of a line by itself."""
    return parsed_line(source) or ast.Module(body=[], type_ignores=[])


@lru_cache(maxsize=1024)
def statement_around(text: str, line: int) -> ast.stmt | None:
    """The plain statement over several lines that a line belongs to; None for lines that are a statement alone."""
    found = (node for node in walk_text(text) if isinstance(node, ast.stmt) and not isinstance(node, _BLOCKS))
    around = [node for node in found if node.lineno <= line <= (node.end_lineno or 0) > node.lineno]
    return max(around, key=lambda node: node.lineno, default=None)


def names_in(tree: ast.AST) -> tuple[str, ...]:
    """Variables that some code reads, what `x += 1` sets among them; functions it calls by name aside."""
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    names = (n for n in ast.walk(tree) if isinstance(n, ast.Name) and id(n) not in called)
    read = [n.id for n in names if isinstance(n.ctx, ast.Load)]
    changed = [
        node.target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name)
    ]
    return tuple(dict.fromkeys(changed + read))


def names_set(tree: ast.AST) -> frozenset[str]:
    """Variables that some code sets or deletes."""
    return frozenset(n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store | ast.Del))
