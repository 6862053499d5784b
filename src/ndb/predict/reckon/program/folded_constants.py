"""What the compiler works out of an expression before anything runs: constants, and texts that are put together.

What it has worked out is one constant, on the line where the whole begins. Knows syntax; runs nothing but operators on
constants, within the compiler's own limits.
"""

import ast
import operator
import re
from collections.abc import Callable
from types import CodeType
from typing import Any, Final

_MOST_BITS: Final = 128
_MOST_ITEMS: Final = 256
_LONGEST: Final = 4096
_BINARY: Final[dict[type, Callable[[Any, Any], Any]]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv, ast.Mod: operator.mod, ast.Pow: operator.pow, ast.LShift: operator.lshift,
    ast.RShift: operator.rshift, ast.BitAnd: operator.and_, ast.BitOr: operator.or_, ast.BitXor: operator.xor,
}  # fmt: skip
_UNARY: Final[dict[type, Callable[[Any], Any]]] = {
    ast.USub: operator.neg, ast.UAdd: operator.pos, ast.Invert: operator.invert, ast.Not: operator.not_,
}  # fmt: skip
_FIELD: Final = re.compile(r"%(?P<flags>[-+ #0]*)(?P<width>\d{0,3})(?:\.(?P<precision>\d{1,3}))?(?P<kind>[sra])|%%|%")


class NoConstant(Exception):
    """It is worked out where it runs."""


def constant_of(node: ast.expr) -> Any:
    """The constant that an expression is; NoConstant where it is none."""
    match node:
        case ast.Constant(value=value):
            return value
        case ast.Tuple(elts=parts, ctx=ast.Load()):
            return tuple(map(constant_of, parts))
        case ast.UnaryOp(op=op, operand=operand):
            return _tried(_UNARY[type(op)], constant_of(operand))
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
            one, other = constant_of(left), constant_of(right)
            _check(op, one, other)
            return _tried(_BINARY[type(op)], one, other)
        case ast.Subscript(value=owner, slice=place, ctx=ast.Load()):
            return _tried(operator.getitem, constant_of(owner), constant_of(place))
    raise NoConstant


def is_constant(node: ast.expr) -> bool:
    try:
        constant_of(node)
    except NoConstant:
        return False
    return True


def _tried(function: Callable[..., Any], *values: Any) -> Any:
    try:
        return function(*values)
    except Exception as error:
        raise NoConstant from error


def _check(op: ast.operator, left: Any, right: Any) -> None:
    match op:
        case ast.Mult():
            _check_product(left, right)
            _check_product(right, left)
        case ast.Pow() if isinstance(left, int) and isinstance(right, int) and right > 0:
            if left.bit_length() > _MOST_BITS // right:
                raise NoConstant
        case ast.LShift() if isinstance(left, int) and isinstance(right, int) and left and right:
            if right > _MOST_BITS or left.bit_length() > _MOST_BITS - right:
                raise NoConstant
        case ast.Mod() if isinstance(left, str | bytes):
            raise NoConstant


def _check_product(left: Any, right: Any) -> None:
    if not isinstance(left, int):
        return
    if isinstance(right, int) and left and right and left.bit_length() + right.bit_length() > _MOST_BITS:
        raise NoConstant
    most = _MOST_ITEMS if isinstance(right, tuple) else _LONGEST
    if isinstance(right, tuple | str | bytes) and right and not 0 <= left <= most // len(right):
        raise NoConstant


def joined_text(node: ast.BinOp) -> list[str | ast.FormattedValue] | None:
    """`"… %s …" % (x, y)` as the compiler puts it together: like an f-string, without a word of the format."""
    match node:
        case ast.BinOp(left=ast.Constant(value=str(text)), op=ast.Mod(), right=ast.Tuple(elts=[*_] as values)):
            pieces = _pieces(text, values) if not any(isinstance(each, ast.Starred) for each in values) else None
            return pieces if pieces is not None and not is_constant(node.right) else None
    return None


def _pieces(text: str, values: list[ast.expr]) -> list[str | ast.FormattedValue] | None:
    pieces, at, left = list[str | ast.FormattedValue](), 0, [*values]
    for found in _FIELD.finditer(text):
        pieces.append(text[at : found.start()])
        at = found.end()
        if found.group() == "%%":
            pieces.append("%")
        elif found.group() == "%" or not left:
            return None
        else:
            pieces.append(_formatted(left.pop(0), found))
    return [each for each in (*pieces, text[at:]) if each != ""] if not left else None


def _formatted(value: ast.expr, field: re.Match[str]) -> ast.FormattedValue:
    width, precision = field["width"], field["precision"]
    side = ">" if width.strip("0") and "-" not in field["flags"] else ""
    words = f"{side}{int(width) if width else ''}{f'.{int(precision)}' if precision is not None else ''}"
    form = ast.JoinedStr([ast.Constant(words)]) if words else None
    return ast.FormattedValue(value, ord(field["kind"]), form, lineno=value.lineno, col_offset=value.col_offset)


def compile_set(items: tuple[Any, ...], is_frozen: bool) -> CodeType:
    """What the compiler makes of a set of constants that stands in the text, or of one that is only looked at."""
    made = ast.Set([ast.Constant(each) for each in items])
    node = ast.Expression(made)
    if not is_frozen:
        return compile(ast.fix_missing_locations(node), "<set>", "eval")
    looked_at = ast.Expression(ast.Compare(ast.Constant(0), [ast.In()], [made]))
    constants = compile(ast.fix_missing_locations(looked_at), "<set>", "eval").co_consts
    code = compile(ast.fix_missing_locations(ast.Expression(ast.Constant(None))), "<set>", "eval")
    return code.replace(co_consts=tuple(each for each in constants if type(each) is frozenset))
