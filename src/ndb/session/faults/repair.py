"""Small edits of a suspicious line, each verified by running the tests in the sandbox on a copy of the folder.

Knows syntax and the sandbox. An edit is a whole new text of the file; nothing of the user's is changed.
"""

import ast
import copy
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ndb.session.faults.blame import Suspect
from ndb.session.folder import read_folder
from ndb.source.functions import function_at
from ndb.source.parse import nodes_of, parsed
from ndb.trace.sandbox.run import SandboxLimits, run_sandboxed

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt), ast.LtE: (ast.Lt, ast.GtE), ast.Gt: (ast.GtE, ast.Lt), ast.GtE: (ast.Gt, ast.LtE),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,), ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}  # fmt: skip
_OPERATORS: dict[type[ast.operator], tuple[type[ast.operator], ...]] = {
    ast.Add: (ast.Sub, ast.Mult), ast.Sub: (ast.Add,), ast.Mult: (ast.Add, ast.FloorDiv), ast.Div: (ast.FloorDiv,),
    ast.FloorDiv: (ast.Div, ast.Mod), ast.Mod: (ast.FloorDiv,), ast.BitAnd: (ast.BitOr, ast.BitXor),
    ast.BitOr: (ast.BitAnd,), ast.BitXor: (ast.BitAnd, ast.BitOr),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Edit:
    """One line, before and after, and the whole text after."""

    file: str
    line: int
    before: str
    after: str
    text: str


@dataclass(frozen=True, slots=True)
class Repair:
    """What was tried, and the first edit with which all tests pass."""

    edit: Edit | None
    tried: int
    seconds: float


def repair(
    suspects: Sequence[Suspect], root: Path, failing: Sequence[str], tests: Sequence[str], *, seconds: float = 120.0
) -> Repair:
    """Try edits of the most suspicious lines, in order, until all tests pass or the time is over."""
    start, tried = time.monotonic(), 0
    files = dict(read_folder(root).files)
    for suspect in suspects:
        text = files.get(suspect.file, b"").decode("utf-8", "replace")
        for edit in edits_of(suspect.file, text, suspect.line):
            if time.monotonic() - start > seconds:
                return Repair(None, tried, time.monotonic() - start)
            tried += 1
            edited = files | {edit.file: edit.text.encode()}
            if passes(edited, failing) and passes(edited, tests):
                return Repair(edit, tried, time.monotonic() - start)
    return Repair(None, tried, time.monotonic() - start)


def passes(files: dict[str, bytes], tests: Sequence[str], seconds: float = 20.0) -> bool:
    """Whether tests pass in a sandbox that holds these files."""
    options = ["-q", "-x", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:ndb"]
    command = [sys.executable, "-m", "pytest", *options, "--", *tests]
    limits = SandboxLimits(cpu_seconds=seconds, wall_seconds=seconds)
    outcome = run_sandboxed(command, limits=limits, files=files)
    return outcome.stopped_by is None and outcome.returncode == 0


def edits_of(file: str, text: str, line: int) -> Iterator[Edit]:
    """Small edits of one line: operators, constants, boundaries, another variable."""
    if parsed(text) is None:
        return
    seen, lines = {text}, text.splitlines(keepends=True)
    for node in nodes_of(text):
        if not isinstance(node, ast.expr | ast.AugAssign) or node.lineno != line or node.end_lineno != line:
            continue
        for other in _others(node, text, line):
            row = lines[line - 1].encode()
            assert node.end_col_offset is not None
            changed = (row[: node.col_offset] + ast.unparse(other).encode() + row[node.end_col_offset :]).decode()
            made = "".join([*lines[: line - 1], changed, *lines[line:]])
            if made not in seen and parsed(made) is not None:
                seen.add(made)
                yield Edit(file, line, lines[line - 1].strip(), changed.strip(), made)


def _others(node: ast.expr | ast.AugAssign, text: str, line: int) -> Iterator[ast.AST]:
    """What may stand in the place of a node."""
    match node:
        case ast.Compare(ops=[op]):
            yield from (_with(node, ops=[kind()]) for kind in _COMPARISONS.get(type(op), ()))
        case ast.BinOp(op=operator):
            yield from (_with(node, op=kind()) for kind in _OPERATORS.get(type(operator), ()))
        case ast.AugAssign(op=operator):
            yield from (_with(node, op=kind()) for kind in _OPERATORS.get(type(operator), ()))
        case ast.BoolOp(op=ast.And()):
            yield _with(node, op=ast.Or())
        case ast.BoolOp(op=ast.Or()):
            yield _with(node, op=ast.And())
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield from (ast.Constant(other) for other in (value + 1, value - 1))
        case ast.Name(ctx=ast.Load()):
            yield from (ast.Name(name, ast.Load()) for name in _names(text, line) if name != node.id)
    if isinstance(node, ast.Name | ast.Call) and isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        yield from (ast.BinOp(node, op, ast.Constant(1)) for op in (ast.Add(), ast.Sub()))


def _with(node: ast.AST, **fields: object) -> ast.AST:
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def _names(text: str, line: int) -> list[str]:
    """Variables of the function that a line is in."""
    function = function_at(text, line)
    if function is None:
        return []
    nodes = list(ast.walk(function))
    stored = [n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
    return list(dict.fromkeys([n.arg for n in nodes if isinstance(n, ast.arg)] + stored))[:6]
