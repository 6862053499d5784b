"""What decides whether a line runs: the conditions, loops and handlers that it stands in.

Knows syntax trees; what was really decided is a recording's to say.
"""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ndb.source.parse import statements_of

_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


@dataclass(frozen=True, slots=True)
class Guard:
    """A line that decided, and how it must have decided for the line in question to run."""

    line: int
    kind: str
    """if, while, for, except or case."""
    held: bool
    """Whether the line stands where the condition held (a loop went on); else in its `else`."""
    reads: str
    """The expression that decided; empty if there is none."""


@lru_cache(maxsize=4096)
def guards_of(text: str, line: int) -> tuple[Guard, ...]:
    """The guards of a line, innermost first, within its own function."""
    return tuple(_around(statements_of(text), line))[::-1]


def _around(body: Sequence[ast.stmt], line: int) -> Iterator[Guard]:
    for node in body:
        if not node.lineno <= line <= (node.end_lineno or node.lineno):
            continue
        if isinstance(node, _SCOPES):
            inner = [] if line == node.lineno else list(_around(node.body, line))
            yield from inner
        else:
            yield from _inside(node, line)


def _inside(node: ast.stmt, line: int) -> Iterator[Guard]:
    match node:
        case ast.If(test=test, body=body, orelse=other):
            yield from _branches(node, "if", test, line, body, other)
        case ast.While(test=test, body=body, orelse=other):
            yield from _branches(node, "while", test, line, body, other)
        case ast.For(iter=items, body=body, orelse=other) | ast.AsyncFor(iter=items, body=body, orelse=other):
            yield from _branches(node, "for", items, line, body, other)
        case ast.Match(subject=subject, cases=cases):
            for case in cases:
                yield from _handled(case.pattern.lineno, "case", ast.unparse(subject), line, case.body)
        case (
            ast.Try(body=body, handlers=handlers, orelse=other, finalbody=last)
            | ast.TryStar(body=body, handlers=handlers, orelse=other, finalbody=last)
        ):
            yield from _around([*body, *other, *last], line)
            for handler in handlers:
                yield from _handled(handler.lineno, "except", "", line, handler.body)
        case ast.With(body=body) | ast.AsyncWith(body=body):
            yield from _around(body, line)


def _branches(
    node: ast.stmt, kind: str, decided: ast.expr, line: int, body: Sequence[ast.stmt], other: Sequence[ast.stmt]
) -> Iterator[Guard]:
    for held, block in ((True, body), (False, other)):
        if _holds(block, line):
            yield Guard(node.lineno, kind, held, ast.unparse(decided))
            yield from _around(block, line)


def _handled(at: int, kind: str, reads: str, line: int, body: Sequence[ast.stmt]) -> Iterator[Guard]:
    if _holds(body, line):
        yield Guard(at, kind, True, reads)
        yield from _around(body, line)


def _holds(body: Sequence[ast.stmt], line: int) -> bool:
    return bool(body) and body[0].lineno <= line <= (body[-1].end_lineno or body[-1].lineno)
