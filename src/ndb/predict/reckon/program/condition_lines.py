"""On which lines a condition of several lines is decided: there the jumps stand that follow its parts.

What differs between versions of Python. Knows syntax; no values.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ndb.predict.reckon.program.folded_constants import is_constant

_IS_LEFT_BEHIND: Final = sys.version_info < (3, 12)
"""Whether the jump behind a part stands on the line of the statement, or of the last comparison before."""


@dataclass(frozen=True, slots=True)
class Decisions:
    """Of one condition."""

    lines: Mapping[int, int]
    """By the `id` of each part."""
    last: int
    """The line that the compiler is on behind it."""


def is_turned(node: ast.expr) -> bool:
    """Whether the compiler makes `not … in …` and `not … is …` one comparison."""
    match node:
        case ast.UnaryOp(op=ast.Not(), operand=ast.Compare(ops=[ast.Is() | ast.IsNot() | ast.In() | ast.NotIn()])):
            return True
    return False


@lru_cache(maxsize=4096)
def decisions(test: ast.expr, line: int) -> Decisions:
    """`line`: of the statement."""
    lines, here = dict[int, int](), line
    for part in parts_of(test):
        if isinstance(part, ast.Compare):
            here = part.lineno
        elif is_turned(part) and isinstance(part, ast.UnaryOp):
            here = part.operand.lineno
        lines[id(part)] = here if _IS_LEFT_BEHIND else part.lineno
    return Decisions(lines, here if _IS_LEFT_BEHIND else line)


def parts_of(test: ast.expr) -> Iterator[ast.expr]:
    """What is decided one by one, in the order of the text that the compiler makes."""
    match test:
        case ast.BoolOp(values=values):
            for each in values:
                yield from parts_of(each)
        case ast.UnaryOp(op=ast.Not(), operand=operand) if not is_turned(test) and not is_constant(test):
            yield from parts_of(operand)
        case ast.IfExp(test=inner, body=body, orelse=orelse):
            for each in (inner, body, orelse):
                yield from parts_of(each)
        case _:
            yield test
