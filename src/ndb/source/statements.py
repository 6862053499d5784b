"""The statement that a line is, or is part of: the names it reads and sets, and what decides whether it runs.

Knows syntax trees, of a whole file or of a line alone; nothing of what ran, nor of what was really decided.
"""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ndb.source.parse import parsed_line, statements_of, walk_text

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


# What decides whether a line runs

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


# What runs while an exception is on its way out


@lru_cache(maxsize=4096)
def runs_while_raised(text: str, raised: int, line: int) -> bool:
    """Whether a line is one of those that run before an exception, which another line of its function raised, has left
    the function or is forgotten: of a handler or a `finally` around that line, or the head of a `with` around it."""
    return any(raised in tried and line in after for tried, after in _ways_out(text))


@lru_cache(maxsize=4096)
def may_run_while_raised(text: str, line: int) -> bool:
    """Whether a line is one of those of any other line."""
    return any(line in after for _, after in _ways_out(text))


@lru_cache(maxsize=64)
def _ways_out(text: str) -> tuple[tuple[range, range], ...]:
    """Lines that may raise, and lines that run then."""
    return tuple(way for node in walk_text(text) for way in _ways_out_of(node))


def _ways_out_of(node: ast.AST) -> Iterator[tuple[range, range]]:
    match node:
        case ast.With(body=body) | ast.AsyncWith(body=body):
            yield _lines(body), range(node.lineno, max(body[0].lineno, node.lineno + 1))
        case (
            ast.Try(body=body, handlers=handlers, orelse=other, finalbody=last)
            | ast.TryStar(body=body, handlers=handlers, orelse=other, finalbody=last)
        ):
            yield from ((_lines(body), _lines([handler])) for handler in handlers)
            yield from ((_lines(block), _lines(last)) for block in (body, handlers, other) if block and last)


def _lines(block: Sequence[ast.stmt | ast.excepthandler]) -> range:
    return range(block[0].lineno, (block[-1].end_lineno or block[-1].lineno) + 1)
