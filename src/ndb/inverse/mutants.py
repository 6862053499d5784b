"""Programs with one small fault each: a comparison turned, a number off by one, a result forgotten.

What tests are worth is seen by how many of them they notice. Knows syntax; runs nothing.
"""

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from ndb.source.functions import first_line
from ndb.source.parse import parse

_TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_REVERSED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.LtE, ast.NotEq: ast.Lt, ast.Lt: ast.Gt, ast.LtE: ast.GtE, ast.Gt: ast.Lt, ast.GtE: ast.LtE,
}  # fmt: skip
_OTHER: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Div: ast.Mult, ast.FloorDiv: ast.Div,
    ast.Mod: ast.FloorDiv, ast.Pow: ast.Mult, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitXor, ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
_FURTHER: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Mult, ast.Sub: ast.Mod, ast.Mult: ast.Div, ast.Div: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
}  # fmt: skip
Change = Callable[[ast.AST], None]


@dataclass(frozen=True, slots=True)
class Mutant:
    """A faulty program: where the fault is, what it is."""

    line: int
    what: str
    source: str


def mutants(source: str, lines: frozenset[int], most: int, seed: int = 0) -> list[Mutant]:
    """Up to `most` faults in some lines, spread over them."""
    tree = parse(source)
    found = [
        (node, what, change)
        for node in ast.walk(tree)
        if getattr(node, "lineno", 0) in lines
        for what, change in _faults(node)
    ]
    if len(found) > most:
        found = Random(seed).sample(found, most)
    statements = {id(node): statement for statement in tree.body for node in ast.walk(statement)}
    return [_made(source, tree, statements[id(node)], node, what, change) for node, what, change in found]


def _made(source: str, tree: ast.Module, statement: ast.stmt, node: ast.AST, what: str, change: Change) -> Mutant:
    """Only the statement at the top in which the fault is is written anew: files can be long."""
    number = next(at for at, each in enumerate(ast.walk(statement)) if each is node)
    changed = copy.deepcopy(statement)
    faulty = next(each for at, each in enumerate(ast.walk(changed)) if at == number)
    change(faulty)
    text = ast.unparse(ast.fix_missing_locations(changed)).split("\n")
    lines, first, last = source.split("\n"), first_line(statement), statement.end_lineno or statement.lineno
    is_alone = all(
        other is statement or (other.end_lineno or 0) < first or first_line(other) > last for other in tree.body
    )
    if is_alone:
        made = "\n".join([*lines[: first - 1], *text, *lines[last:]])
    else:  # several statements stand on a line
        whole = ast.Module([changed if each is statement else each for each in tree.body], [])
        made = ast.unparse(whole)
    return Mutant(getattr(node, "lineno", 0), what, made)


def _faults(node: ast.AST) -> Iterator[tuple[str, Change]]:
    match node:
        case ast.Compare(ops=[op, *_]) if type(op) in _TURNED:
            yield "comparison turned", _turn
            if type(op) in _REVERSED:
                yield "comparison reversed", _reverse
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in _OTHER:
            yield "another operator", _operate
            if type(op) in _FURTHER:
                yield "a further operator", _operate_further
        case ast.BoolOp():
            yield "and for or", _join
        case ast.UnaryOp(op=ast.Not()):
            yield "not left out", _affirm
        case ast.UnaryOp(op=ast.USub(), operand=operand) if not isinstance(operand, ast.Constant):
            yield "minus left out", _plus
        case ast.Constant(value=bool()):
            yield "the other truth", _flip
        case ast.Constant(value=int() | float()):
            yield "off by one", _increase
            yield "off by one below", _decrease
        case ast.Constant(value=str(text)) if text:
            yield "another text", _reword
        case ast.Return(value=value) if value is not None and not isinstance(value, ast.Constant):
            yield "nothing returned", _forget
        case ast.If() | ast.While() | ast.IfExp():
            yield "condition turned", _negate
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            if any(each.ifs for each in node.generators):
                yield "condition left out", _keep_all
        case ast.For():
            yield "no round", _no_round
        case ast.Break() | ast.Continue():
            yield "break for continue", _go_on
        case ast.Expr(value=ast.Call()):
            yield "a call left out", _leave_out


def _turn(node: ast.AST) -> None:
    assert isinstance(node, ast.Compare)
    node.ops = [_TURNED[type(node.ops[0])](), *node.ops[1:]]


def _reverse(node: ast.AST) -> None:
    assert isinstance(node, ast.Compare)
    node.ops = [_REVERSED[type(node.ops[0])](), *node.ops[1:]]


def _operate_further(node: ast.AST) -> None:
    assert isinstance(node, ast.BinOp | ast.AugAssign)
    node.op = _FURTHER[type(node.op)]()


def _plus(node: ast.AST) -> None:
    assert isinstance(node, ast.UnaryOp)
    node.op = ast.UAdd()


def _operate(node: ast.AST) -> None:
    assert isinstance(node, ast.BinOp | ast.AugAssign)
    node.op = _OTHER[type(node.op)]()


def _join(node: ast.AST) -> None:
    assert isinstance(node, ast.BoolOp)
    node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()


def _affirm(node: ast.AST) -> None:
    assert isinstance(node, ast.UnaryOp)
    node.operand = ast.UnaryOp(ast.Not(), node.operand)


def _flip(node: ast.AST) -> None:
    assert isinstance(node, ast.Constant)
    node.value = not node.value


def _increase(node: ast.AST) -> None:
    assert isinstance(node, ast.Constant) and isinstance(node.value, int | float)
    node.value = node.value + 1


def _decrease(node: ast.AST) -> None:
    assert isinstance(node, ast.Constant) and isinstance(node.value, int | float)
    node.value = node.value - 1


def _reword(node: ast.AST) -> None:
    assert isinstance(node, ast.Constant) and isinstance(node.value, str)
    node.value = node.value + "x"


def _keep_all(node: ast.AST) -> None:
    assert isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp)
    for each in node.generators:
        each.ifs = []


def _no_round(node: ast.AST) -> None:
    assert isinstance(node, ast.For)
    node.iter = ast.copy_location(ast.List([], ast.Load()), node.iter)


def _go_on(node: ast.AST) -> None:
    """The node itself cannot become another: its class does, which has the same fields."""
    node.__class__ = ast.Continue if isinstance(node, ast.Break) else ast.Break


def _forget(node: ast.AST) -> None:
    assert isinstance(node, ast.Return)
    node.value = None


def _negate(node: ast.AST) -> None:
    assert isinstance(node, ast.If | ast.While | ast.IfExp)
    node.test = ast.UnaryOp(ast.Not(), node.test)


def _leave_out(node: ast.AST) -> None:
    assert isinstance(node, ast.Expr)
    node.value = ast.Constant(None)
