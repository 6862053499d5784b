"""Inside a line: which sub-expression can be evaluated next (SPEC 2b). Its text is known from the syntax; only its
value is not.

Knows the code and the expressions shown so far; where that is not enough to tell, it says so and forbids nothing.
"""

import ast
from dataclasses import dataclass
from functools import lru_cache

from ndb.source.parse import tree_of, walk_text
from ndb.trace.expressions import START, Expression, imported_modules, sub_expressions

_RUNS_THROUGH = (
    ast.Assign,
    ast.AugAssign,
    ast.AnnAssign,
    ast.Return,
    ast.Expr,
    ast.If,
    ast.While,
    ast.Assert,
    ast.Raise,
)
"""Statements whose expressions are evaluated once, in order, each time their line comes; `for`, `with` and `def` are
not."""


@dataclass(frozen=True, slots=True)
class Next:
    """What can follow inside a line."""

    texts: frozenset[str]
    """Expressions that can come next."""
    can_end: bool
    """Whether the line can be done."""


class Inside:
    """Follows the expression states of one line."""

    def __init__(self, code: str) -> None:
        self._statements = _statements(code)
        self._code = code
        self._expressions: list[Expression] = []
        self._position: int | None = None
        self._statement: ast.stmt | None = None

    def start(self, line: int) -> None:
        """A line state was shown."""
        statement = self._statements.get(line)
        self._statement, self._position = statement, START if statement is not None else None
        self._expressions = _expressions(self._code, line) if statement is not None else []

    def take(self, text: str) -> None:
        """An expression state was shown."""
        found = [k for k in self._candidates() if self._expressions[k].text == text]
        self._position = found[0] if len(found) == 1 else None

    def lose(self) -> None:
        """Something else was shown: where the line is cannot be told any more."""
        self._position = None

    def next(self) -> Next | None:
        """What can follow, or None where that is not known."""
        if self._position is None or self._statement is None:
            return None
        candidates = [self._expressions[k] for k in self._candidates()]
        certain = any(not e.conditional for e in candidates)
        can_end = not certain or not isinstance(self._statement, _RUNS_THROUGH) or _suspends(self._statement)
        return Next(frozenset(e.text for e in candidates), can_end)

    def _candidates(self) -> list[int]:
        return [k for k, e in enumerate(self._expressions) if self._position is not None and self._position in e.after]


@lru_cache(maxsize=256)
def _statements(code: str) -> dict[int, ast.stmt]:
    """Line to the statement on it. Left out: lines on which several start, and statements (or headers) of several
    lines, to whose first line the interpreter comes back in their midst."""
    found: dict[int, ast.stmt] = {}
    several: set[int] = set()
    for node in walk_text(code):
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None) or getattr(node, "cases", None)
            several_lines = not body and node.end_lineno != node.lineno
            several_lines = several_lines or (
                isinstance(node, ast.If | ast.While) and node.test.end_lineno != node.lineno
            )
            several |= {node.lineno} if several_lines or node.lineno in found else set()
            found[node.lineno] = node
    return {line: node for line, node in found.items() if line not in several}


@lru_cache(maxsize=4096)
def _expressions(code: str, line: int) -> list[Expression]:
    return sub_expressions(_statements(code)[line], code, _modules(code))


@lru_cache(maxsize=256)
def _modules(code: str) -> frozenset[str]:
    return imported_modules(tree_of(code))


def _suspends(statement: ast.stmt) -> bool:
    return any(isinstance(node, ast.Yield | ast.YieldFrom | ast.Await) for node in ast.walk(statement))
