"""Small edits of one line, most plausible first: what a person would try.

Two helpings: `small_edits` (operators, constants, boundaries, another variable, a relative of a function, swapped
arguments), and `larger_edits` (another expression of the same function in the place of one, a case that is missing,
a statement left out). Knows syntax; what passes is try_edits' business.
"""

import ast
import copy
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from ndb.source.functions import Function, function_at
from ndb.source.parse import nodes_of, parsed, parsed_line

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt), ast.LtE: (ast.Lt, ast.GtE), ast.Gt: (ast.GtE, ast.Lt), ast.GtE: (ast.Gt, ast.LtE),
    ast.Eq: (ast.NotEq, ast.LtE, ast.GtE), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
}  # fmt: skip
_OPERATORS: dict[type[ast.operator], tuple[type[ast.operator], ...]] = {
    ast.Add: (ast.Sub, ast.Mult), ast.Sub: (ast.Add,), ast.Mult: (ast.Add, ast.FloorDiv), ast.Div: (ast.FloorDiv,),
    ast.FloorDiv: (ast.Div, ast.Mod), ast.Mod: (ast.FloorDiv,), ast.BitAnd: (ast.BitOr, ast.BitXor),
    ast.BitOr: (ast.BitAnd,), ast.BitXor: (ast.BitAnd, ast.BitOr), ast.LShift: (ast.RShift,), ast.RShift: (ast.LShift,),
    ast.Pow: (ast.Mult,),
}  # fmt: skip
_RELATIVES = (
    ("any", "all"), ("min", "max"), ("append", "extend"), ("upper", "lower"), ("startswith", "endswith"),
    ("lstrip", "rstrip", "strip"), ("find", "rfind"), ("index", "rindex"), ("keys", "values", "items"),
    ("popleft", "pop"), ("appendleft", "append"), ("floor", "ceil", "round"), ("sorted", "reversed", "list"),
    ("add", "discard"), ("union", "intersection", "difference"), ("partition", "rpartition"), ("split", "rsplit"),
)  # fmt: skip
_CASES = ("[]", "0", "None", "''", "1", "True", "False", "{}")
"""What a missing case usually returns."""
_MOST_DONORS = 40
_LONGEST_DONOR = 40
_LOADED = (ast.Load, type(None))
"""Contexts in which an expression is read: most kinds of expression have none."""
Node = ast.expr | ast.AugAssign
_SWAPPED = (ast.Sub, ast.Div, ast.FloorDiv, ast.Mod, ast.Add, ast.Pow)


@dataclass(frozen=True, slots=True)
class Edit:
    """One line, before and after, and the whole text after. A line that is put in has nothing before."""

    file: str
    line: int
    before: str
    after: str
    text: str


def small_edits(file: str, text: str, line: int) -> Iterator[Edit]:
    """Edits inside the line."""
    return _replacements(file, text, line, lambda node: _others(node, text, line))


def larger_edits(file: str, text: str, line: int) -> Iterator[Edit]:
    """Another expression of the function in the place of one; a missing case before the line; the line left out."""
    function = function_at(text, line)
    if function is None:
        return
    donors = _donors(function)
    yield from _replacements(file, text, line, lambda node: _transplants(node, donors))
    lines = text.splitlines(keepends=True)
    row = lines[line - 1]
    indent = row[: len(row) - len(row.lstrip())]
    if not row.rstrip().endswith(":"):
        yield from _checked(file, line, row, f"{indent}pass\n", lines)
    for case in _missing_cases(function):
        yield from _checked(file, line, "", f"{indent}{case}\n", lines)


def _missing_cases(function: Function) -> Iterator[str]:
    for name in [argument.arg for argument in function.args.args if argument.arg != "self"][:3]:
        yield from (f"if not {name}: return {value}" for value in (*_CASES, name))


def _checked(file: str, line: int, before: str, after: str, lines: list[str]) -> Iterator[Edit]:
    """A line replaced, or put in before it; where that can be parsed."""
    made = "".join([*lines[: line - 1], after, *lines[line - 1 + bool(before) :]])
    if parsed(made) is not None:
        yield Edit(file, line, before.strip(), after.strip(), made)


def _replacements(file: str, text: str, line: int, others: Callable[[Node], Iterable[ast.AST]]) -> Iterator[Edit]:
    """Every node of the line replaced by each of its others, once, where that can be parsed."""
    if parsed(text) is None:
        return
    seen, lines = {text}, text.splitlines(keepends=True)
    for node in nodes_of(text):
        if not isinstance(node, ast.expr | ast.AugAssign) or node.lineno != line or node.end_lineno != line:
            continue
        for other in others(node):
            changed = _changed_row(lines[line - 1].encode(), node, other)
            made = "".join([*lines[: line - 1], changed, *lines[line:]])
            if made not in seen and parsed(made) is not None:
                seen.add(made)
                yield Edit(file, line, lines[line - 1].strip(), changed.strip(), made)


def _changed_row(row: bytes, node: Node, other: ast.AST) -> str:
    """The line with another node in the place of one; in brackets where it would otherwise be read differently."""
    assert node.end_col_offset is not None
    head, tail, text = row[: node.col_offset].decode(), row[node.end_col_offset :].decode(), ast.unparse(other)
    plain, bracketed = f"{head}{text}{tail}", f"{head}({text}){tail}"
    if isinstance(other, ast.AugAssign | ast.Slice) or _dump(plain) == _dump(bracketed):
        return plain
    return bracketed


def _dump(line: str) -> str:
    tree = parsed_line(line)
    return ast.dump(tree) if tree is not None else ""


def _others(node: Node, text: str, line: int) -> Iterator[ast.AST]:
    """What a person would write by mistake in the place of a node, and the other way round."""
    match node:
        case ast.Compare(ops=[op]):
            yield from (_with(node, ops=[kind()]) for kind in _COMPARISONS.get(type(op), ()))
        case ast.BinOp(op=operator, left=left, right=right):
            yield from (_with(node, op=kind()) for kind in _OPERATORS.get(type(operator), ()))
            if isinstance(operator, _SWAPPED):
                yield _with(node, left=right, right=left)
            yield from (left, right)
        case ast.AugAssign(op=operator):
            yield from (_with(node, op=kind()) for kind in _OPERATORS.get(type(operator), ()))
        case ast.BoolOp(op=operator, values=values):
            yield _with(node, op=ast.Or() if isinstance(operator, ast.And) else ast.And())
            yield from values
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.Constant():
            yield from _constants(node.value)
        case ast.Name(ctx=ast.Load()):
            yield from (ast.Name(name, ast.Load()) for name in _names(text, line) if name != node.id)
            yield from (ast.Name(name, ast.Load()) for name in _relatives(node.id))
        case ast.Attribute(ctx=ast.Load(), attr=attribute):
            yield from (_with(node, attr=name) for name in _relatives(attribute))
        case ast.Call(args=[first, second, *rest]):
            yield _with(node, args=[second, first, *rest])
        case ast.Slice():
            yield from (_with(node, **{side: None}) for side in ("lower", "upper") if getattr(node, side))
    if isinstance(node, ast.Name | ast.Call | ast.Subscript) and isinstance(getattr(node, "ctx", None), _LOADED):
        yield from (ast.BinOp(node, op, ast.Constant(1)) for op in (ast.Add(), ast.Sub()))


def _constants(value: object) -> Iterator[ast.AST]:
    match value:
        case bool():
            yield ast.Constant(not value)
        case int():
            yield from (ast.Constant(other) for other in dict.fromkeys((value + 1, value - 1, 0, 1)) if other != value)
        case str():
            yield from (ast.Constant(other) for other in ("", " ") if other != value)


def _relatives(name: str) -> Iterator[str]:
    return (other for group in _RELATIVES if name in group for other in group if other != name)


def _transplants(node: Node, donors: list[ast.expr]) -> Iterator[ast.AST]:
    """Expressions of the function that could stand here: a condition for a condition, else a value for a value."""
    if isinstance(node, ast.AugAssign | ast.Slice) or not isinstance(getattr(node, "ctx", None), _LOADED):
        return
    here = ast.unparse(node)
    yield from (donor for donor in donors if _is_condition(donor) == _is_condition(node) and ast.unparse(donor) != here)
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield from donors


def _is_condition(node: ast.AST) -> bool:
    return isinstance(node, ast.Compare | ast.BoolOp) or (
        isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    )


def _donors(function: Function) -> list[ast.expr]:
    """Distinct short expressions of a function, shortest first."""
    found: dict[str, ast.expr] = {}
    for node in ast.walk(function):
        is_part = isinstance(node, ast.Slice | ast.Starred | ast.JoinedStr)
        if not isinstance(node, ast.expr) or is_part or not isinstance(getattr(node, "ctx", None), _LOADED):
            continue
        if len(text := ast.unparse(node)) <= _LONGEST_DONOR:
            found.setdefault(text, node)
    return [found[text] for text in sorted(found, key=len)][:_MOST_DONORS]


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
    return list(dict.fromkeys([n.arg for n in nodes if isinstance(n, ast.arg)] + stored))[:8]
