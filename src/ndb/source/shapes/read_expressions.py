"""What expressions stand for, and what they say of the places of an input that they use: comparisons, arithmetic,
literals, comprehensions.

Knows syntax and what things stand for (abstract.py); what a step into a value gives is read_parts.py's matter, what a
call does read_calls.py's.
"""

import ast
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ndb.source.parse import NOT_PLAIN, is_hashable, plain_value
from ndb.source.shape import Shape
from ndb.source.shapes.abstract import Abstract, Code, Known, Many, Named, Names, Several, Table, Thing

if TYPE_CHECKING:
    from ndb.source.read_shapes import Reader

MOST_STEPS: Final = 30_000
"""Expressions of one file that are read."""
BUILTINS = frozenset(dir(__builtins__) if not isinstance(__builtins__, dict) else __builtins__)
OPERATORS = {
    "Add": "__add__",
    "Sub": "__sub__",
    "Mult": "__mul__",
    "Div": "__truediv__",
    "FloorDiv": "__floordiv__",
    "Mod": "__mod__",
}


class Expressions:
    """Reads expressions of one file."""

    def __init__(self, file: "Reader") -> None:
        self._file = file
        self._steps = 0

    @property
    def is_enough(self) -> bool:
        """Whether no more are read."""
        return self._steps > MOST_STEPS

    def value(self, node: ast.expr, names: Names) -> Abstract:
        """What an expression stands for."""
        self._steps += 1
        if self._steps > MOST_STEPS:
            return None
        match node:
            case ast.Constant(value=value):
                return Known(value)
            case ast.Name(id=name):
                return names.get(name) or (Named(f"builtins.{name}") if name in BUILTINS else None)
            case ast.Attribute(value=owner, attr=name):
                return self._file.parts.attribute(self.value(owner, names), name)
            case ast.Subscript(value=owner, slice=ast.Slice() as part):
                for bound in filter(None, (part.lower, part.upper, part.step)):
                    self.value(bound, names)
                return self._file.parts.sliced(self.value(owner, names))
            case ast.Subscript(value=owner, slice=index):
                return self._file.parts.item(self.value(owner, names), self.value(index, names))
            case ast.Call():
                return self._file.calls.call(node, names)
            case ast.Compare(left=left, ops=ops, comparators=others):
                _all_compared(ops, [self.value(each, names) for each in (left, *others)])
                return None
            case ast.BoolOp(values=parts):
                return _either([self.value(part, names) for part in parts])
            case ast.IfExp(test=test, body=body, orelse=orelse):
                self.value(test, names)
                return _one_of(self.value(body, names), self.value(orelse, names))
            case ast.BinOp(left=left, op=op, right=right):
                return self._computed(self.value(left, names), op, self.value(right, names))
            case ast.UnaryOp(op=op, operand=operand):
                return _signed(op, self.value(operand, names))
            case ast.NamedExpr(target=target, value=value):
                found = self.value(value, names)
                self._file.statements.assign(target, found, names)
                return found
            case ast.Starred(value=value) | ast.Await(value=value):
                return self.value(value, names)
        return self._made(node, names)

    def _made(self, node: ast.expr, names: Names) -> Abstract:
        """An expression that makes something new, or gives it away."""
        match node:
            case ast.Tuple(elts=parts):
                return constant_or(node, Several([self.value(inner(part), names) for part in parts]))
            case ast.List(elts=parts) | ast.Set(elts=parts):
                return self._collection(node, parts, names)
            case ast.Dict(keys=keys, values=values):
                return self._table(node, keys, values, names)
            case ast.ListComp(generators=rounds) | ast.SetComp(generators=rounds) | ast.GeneratorExp(generators=rounds):
                return Many(self.value(node.elt, self._rounds(rounds, names)))
            case ast.DictComp(key=key, value=value, generators=rounds):
                inside = self._rounds(rounds, names)
                return Table(self.value(key, inside), self.value(value, inside))
            case ast.Lambda():
                return Code(node, names)
            case ast.JoinedStr(values=parts):
                for hole in parts:
                    if isinstance(hole, ast.FormattedValue):
                        _formatted(self.value(hole.value, names), hole)
                return Shape().is_a("str")
            case ast.Yield(value=value) if self._file.calls.is_inside and value is not None:
                self._file.calls.give(self.value(value, names))
            case ast.YieldFrom(value=value) if self._file.calls.is_inside:
                self._file.calls.give(self._file.parts.iterated(self.value(value, names)))
        return None

    def _collection(self, node: ast.expr, parts: Sequence[ast.expr], names: Names) -> Abstract:
        """`[…]` or `{…}`."""
        each = [self.value(inner(part), names) for part in parts]
        walked = self._file.parts.iterated
        told = [walked(v) if isinstance(p, ast.Starred) else v for p, v in zip(parts, each, strict=True)]
        return constant_or(node, Many(next((v for v in told if v is not None), None))) if parts else Many()

    def _table(
        self, node: ast.Dict, keys: Sequence[ast.expr | None], values: Sequence[ast.expr], names: Names
    ) -> Abstract:
        """`{…: …}`."""
        found = Table()
        for key, value in zip(keys, values, strict=True):
            told = self.value(value, names)
            if key is None:
                merged(found, told)
                continue
            name = self.value(key, names)
            found.key, found.value = found.key or name, found.value or told
            if isinstance(name, Known) and is_hashable(name.value):
                found.entries[name.value] = told
        return constant_or(node, found)

    def _rounds(self, rounds: Sequence[ast.comprehension], names: Names) -> Names:
        """The names inside a comprehension."""
        inside = Names(names)
        for each in rounds:
            self._file.statements.assign(each.target, self._file.parts.iterated(self.value(each.iter, inside)), inside)
            for test in each.ifs:
                self.value(test, inside)
        return inside

    def _computed(self, left: Abstract, op: ast.operator, right: Abstract) -> Abstract:
        """`left op right`."""
        for one, other in ((left, right), (right, left)):
            if isinstance(one, Shape):
                computed_with(one, op, other, is_left=one is left)
        if isinstance(left, Known) and isinstance(right, Known):
            return folded(left.value, op, right.value)
        if isinstance(left, Many) or isinstance(right, Many):
            return left if isinstance(left, Many) else right
        if (
            isinstance(left, Thing)
            and (method := self._file.classes.method(left.made_of, OPERATORS.get(type(op).__name__, ""))) is not None
        ):
            return self._file.calls.called(Code(method, self._file.module, left), (right,), {})
        if isinstance(left, Shape) and isinstance(op, ast.Add | ast.Mod) and left.kind in ("list", "str"):
            return left
        return Shape().is_a("number") if not isinstance(left, Known) or not isinstance(left.value, str) else None


def _all_compared(ops: Sequence[ast.cmpop], values: Sequence[Abstract]) -> None:
    for one, op, other in zip(values, ops, values[1:], strict=False):
        _compared(one, op, other)


def _compared(left: Abstract, op: ast.cmpop, right: Abstract) -> None:
    """`left op right`."""
    if isinstance(op, ast.In | ast.NotIn):
        found_in(left, right)
        return
    for one, other in ((left, right), (right, left)):
        if isinstance(one, Shape) and isinstance(other, Known):
            one.compared(other.value)
        elif isinstance(one, Shape) and isinstance(other, Several | Many):
            one.is_a("tuple" if isinstance(other, Several) else "list")


def found_in(left: Abstract, right: Abstract) -> None:
    """`left in right`."""
    match left, right:
        case Shape(), Known(known) if isinstance(known, list | tuple | set | frozenset | dict):
            left.compared(*list(known)[:24])
        case Shape(), Known(str() as known):
            left.is_a("str").compared(*([known] if len(known) > 12 else list(known)))
        case Shape(), Table():
            left.compared(*right.entries)
            left.is_a("str", 0)
        case Shape(), Several(parts):
            left.compared(*(part.value for part in parts if isinstance(part, Known)))
        case Shape(), Shape():
            left.among.append(right)
        case Known(value), Shape():
            if is_hashable(value):
                right.holds.append(value)


def _either(values: Sequence[Abstract]) -> Abstract:
    """`a or b`: what is no constant."""
    return next((v for v in values if v is not None and not isinstance(v, Known)), values[-1])


def _one_of(one: Abstract, other: Abstract) -> Abstract:
    """`one if … else other`."""
    return other if one is None or (isinstance(one, Known) and other is not None) else one


def _signed(op: ast.unaryop, found: Abstract) -> Abstract:
    if isinstance(found, Shape) and not isinstance(op, ast.Not):
        found.is_a("number")
    if isinstance(op, ast.USub) and isinstance(found, Known) and isinstance(found.value, int | float):
        return Known(-found.value)
    return None if isinstance(op, ast.Not) else found


def _formatted(value: Abstract, part: ast.FormattedValue) -> None:
    """`{x:,.2f}` is said of numbers."""
    spec = part.format_spec
    if isinstance(value, Shape) and isinstance(spec, ast.JoinedStr) and spec.values:
        last = spec.values[-1]
        text = last.value if isinstance(last, ast.Constant) and isinstance(last.value, str) else ""
        if text[-1:] in ("f", "d", "e", "%", ","):
            value.is_a("number")


def computed_with(one: Shape, op: ast.operator, other: Abstract, is_left: bool) -> None:
    """What arithmetic says of an operand."""
    if isinstance(op, ast.Mod | ast.Add) and isinstance(other, Known) and isinstance(other.value, str):
        one.is_a("str") if isinstance(op, ast.Add) else None
    elif isinstance(op, ast.Add) and isinstance(other, Known) and isinstance(other.value, list | tuple):
        one.is_a(type(other.value).__name__)
    elif isinstance(op, ast.Add) and isinstance(other, Many):
        one.is_a("list")
    elif isinstance(op, ast.Mult) and isinstance(other, Known) and isinstance(other.value, str):
        one.is_a("int")
    elif isinstance(op, ast.BitOr | ast.BitAnd) and isinstance(other, Known) and isinstance(other.value, set):
        one.is_a("set")
    elif isinstance(op, ast.BitOr | ast.BitAnd) and isinstance(other, Many | Table | Shape):
        one.is_a("set" if isinstance(op, ast.BitAnd) else "dict" if isinstance(other, Table) else "set", 1)
    elif isinstance(op, ast.Add) and one.kind in ("str", "list", "tuple"):
        return
    elif not (isinstance(op, ast.Mod) and is_left and one.kind == "str"):
        one.is_a("number")
        if isinstance(other, Known) and isinstance(other.value, float):
            one.is_a("float", 0)


def folded(left: Any, op: ast.operator, right: Any) -> Abstract:
    """Constants put together: only what cannot grow."""
    try:
        match op:
            case ast.Add() if isinstance(left, int | float | str | list | tuple):
                return Known(left + right)
            case ast.Sub():
                return Known(left - right)
            case ast.Mult() if (
                isinstance(left, int | float) and isinstance(right, int | float) and abs(left) < 1e9 > abs(right)
            ):
                return Known(left * right)
    except (TypeError, ArithmeticError):
        return None
    return None


def inner(node: ast.expr) -> ast.expr:
    """What is starred, or the expression itself."""
    return node.value if isinstance(node, ast.Starred) else node


def constant_or(node: ast.expr, made: Abstract) -> Abstract:
    """The value of a literal, else what was made of it."""
    value = plain_value(node)
    return made if value is NOT_PLAIN else Known(value)


def merged(found: Table, told: Abstract) -> None:
    """`{**told}`."""
    match told:
        case Shape():
            key, value = told.is_a("dict", 2).entries()
            found.key, found.value = found.key or key, found.value or value
        case Known(known) if isinstance(known, dict):
            found.entries.update({name: Known(part) for name, part in known.items()})
        case Table():
            found.entries.update(told.entries)
            found.key, found.value = found.key or told.key, found.value or told.value
