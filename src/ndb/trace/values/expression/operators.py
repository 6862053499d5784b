"""Operators on plain data, within bounds: what would be too large is refused before it is computed."""

import ast
import operator
from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

from ndb.trace.values.expression.refusal import BadExpression

LONGEST: Final = 1_000_000
"""Items or characters of an intermediate result; digits of a number are bounded likewise."""
_LARGEST_POWER: Final = 1_000
"""Of a fraction."""
_BINARY: Final[dict[type, Callable[[Any, Any], Any]]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Div: operator.truediv, ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod, ast.BitAnd: operator.and_, ast.BitOr: operator.or_, ast.BitXor: operator.xor,
    ast.RShift: operator.rshift,
}  # fmt: skip
UNARY: Final[dict[type, Callable[[Any], Any]]] = {
    ast.Not: operator.not_, ast.USub: operator.neg, ast.UAdd: operator.pos, ast.Invert: operator.invert,
}  # fmt: skip
COMPARE: Final[dict[type, Callable[[Any, Any], Any]]] = {
    ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt,
    ast.GtE: operator.ge, ast.Is: operator.is_, ast.IsNot: operator.is_not,
    ast.In: lambda item, items: item in items, ast.NotIn: lambda item, items: item not in items,
}  # fmt: skip


def bounded(value: Any) -> Any:
    if isinstance(value, str | bytes | list | tuple | dict | set | frozenset | range) and len(value) > LONGEST:
        raise BadExpression("the result is too large to be worth having")
    if isinstance(value, int) and value.bit_length() > LONGEST:
        raise BadExpression("the number is too large to be worth having")
    return value


def check_product(left: Any, right: Any) -> None:
    for one, other in ((left, right), (right, left)):
        if isinstance(other, int) and hasattr(one, "__len__") and len(one) * other > LONGEST:
            raise BadExpression("the result is too large to be worth having")


def binary(node: ast.BinOp, left: Any, right: Any) -> Any:
    """What an operator between two values gives."""
    match node.op:
        case ast.Mult():
            check_product(left, right)
            return left * right
        case ast.Pow():
            _check_power(left, right)
            return left**right
        case ast.LShift():
            if isinstance(right, int) and right > LONGEST:
                raise BadExpression("the number is too large to be worth having")
            return left << right
        case ast.Mod() if isinstance(left, str | bytes):
            raise BadExpression("%-formatting is not evaluated on recorded values; use an f-string")
    if type(node.op) not in _BINARY:
        raise BadExpression(f"`{ast.unparse(node)}` is not evaluated on recorded values")
    return _BINARY[type(node.op)](left, right)


def _check_power(left: Any, right: Any) -> None:
    is_large = (
        isinstance(left, int) and isinstance(right, int) and right > 0 and left.bit_length() * right > LONGEST
    ) or (isinstance(left, Fraction) and isinstance(right, int) and abs(right) > _LARGEST_POWER)
    if is_large:
        raise BadExpression("the number is too large to be worth having")
