"""Numbers that meet the conditions on the way to a line, by a solver where one is installed: z3, the extra `solve`.

Runs meet one condition after the other; where several numbers must fit together (`a + b == 180 and a == 2 * b`), each
change that mends one breaks another, and a solver sees them at once. Reads the conditions that stand around a line in
its function, over parameters, their numbered items and lengths, and what is computed of these in plain arithmetic; what
else they say is left out. What comes out is a proposal like any other: it is run. Runs nothing itself.
"""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from ndb.source.functions import Function

Place = tuple[str, int | None]
"""A parameter, or an item of one by its number; LENGTH for how many it has."""
LENGTH = -1
MOST, MILLISECONDS, LARGEST_LENGTH = 4, 400, 40
_SMALL = 10_000


class _Unknown(Exception):
    """Not plain arithmetic over what is known."""


def solutions(function: Function, line: int) -> list[dict[Place, int | float]]:
    """Up to a few different assignments with which control may come to a line; none where no solver is installed."""
    try:
        import z3
    except ImportError:
        return []
    reader = _Reader(z3, _Names(function))
    conditions = list(reader.conditions(function.body, line))
    if not conditions or not reader.variables:
        return []
    return list(_solved(z3, reader, conditions))


def _solved(z3: Any, reader: "_Reader", conditions: Sequence[Any]) -> Iterator[dict[Place, int | float]]:
    solver = z3.Solver()
    solver.set("timeout", MILLISECONDS)
    solver.add(*conditions)
    for (_, number), variable in reader.variables.items():
        solver.add(z3.And(variable >= 0, variable <= LARGEST_LENGTH) if number == LENGTH else variable > -(10**9))
    solver.push()
    solver.add(*(z3.And(variable >= -_SMALL, variable <= _SMALL) for variable in reader.variables.values()))
    if solver.check() != z3.sat:
        solver.pop()
    for _ in range(MOST):
        if solver.check() != z3.sat:
            return
        model = solver.model()
        values = {place: model.eval(variable, model_completion=True) for place, variable in reader.variables.items()}
        yield {place: _number(z3, value) for place, value in values.items()}
        solver.add(z3.Or(*(reader.variables[place] != value for place, value in values.items())))


def _number(z3: Any, value: Any) -> int | float:
    return int(value.as_long()) if z3.is_int_value(value) else float(value.as_fraction())


@dataclass(slots=True)
class _Names:
    """What the names of a function stand for, as far as that is arithmetic."""

    function: Function
    known: dict[str, Any] = field(default_factory=dict)
    """Names that were computed."""
    lost: set[str] = field(default_factory=set)
    """Names that stand for something else by now."""

    def is_parameter(self, name: str) -> bool:
        given = self.function.args
        every = {each.arg for each in (*given.posonlyargs, *given.args, *given.kwonlyargs)}
        return name in every and name not in self.lost

    def hint(self, name: str) -> str:
        given = self.function.args
        for each in (*given.posonlyargs, *given.args, *given.kwonlyargs):
            if each.arg == name and each.annotation is not None:
                return ast.unparse(each.annotation)
        return ""

    def lose(self, nodes: Sequence[ast.AST]) -> None:
        """What is bound in these is not known any more."""
        for node in (inner for each in nodes for inner in ast.walk(each)):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                self.lost.add(node.id)
                self.known.pop(node.id, None)


class _Reader:
    """Reads conditions into the solver's."""

    def __init__(self, z3: Any, names: _Names) -> None:
        self.z3, self.names = z3, names
        self.variables: dict[Place, Any] = {}

    def conditions(self, body: Sequence[ast.stmt], line: int) -> Iterator[Any]:
        """What has to hold for control to come from the beginning of a block to a line in it."""
        for statement in body:
            is_inside = statement.lineno <= line <= (statement.end_lineno or statement.lineno)
            match statement:
                case ast.If() if is_inside and statement.lineno != line:
                    is_then = statement.body[0].lineno <= line <= (statement.body[-1].end_lineno or 0)
                    yield from self.holding(statement.test, is_then)
                    yield from self.conditions(statement.body if is_then else statement.orelse, line)
                case ast.While() if is_inside and statement.lineno != line:
                    self.names.lose([statement])
                    yield from self.holding(statement.test, True)
                    yield from self.conditions(statement.body, line)
                case ast.For() | ast.With() | ast.Try() if is_inside and statement.lineno != line:
                    self.names.lose([statement])
                    yield from self.conditions(statement.body, line)
                case ast.If(body=[*_, ast.Return() | ast.Raise() | ast.Continue()], orelse=[]) if not is_inside:
                    yield from self.holding(statement.test, False)
                case ast.Assert() if not is_inside:
                    yield from self.holding(statement.test, True)
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if not is_inside:
                    self.bind(name, value)
                case _:
                    self.names.lose([statement])
            if is_inside:
                return

    def bind(self, name: str, value: ast.expr) -> None:
        try:
            known = self.number(value)
        except _Unknown:
            self.names.lose([ast.Name(name, ast.Store())])
            return
        self.names.lost.add(name)
        self.names.known[name] = known

    def holding(self, test: ast.expr, wanted: bool) -> Iterator[Any]:
        """The condition, or the parts of it that can be read where all of them must hold."""
        match test:
            case ast.BoolOp(op=op, values=parts) if isinstance(op, ast.And) is wanted:
                for part in parts:
                    yield from self.holding(part, wanted)
            case ast.UnaryOp(op=ast.Not(), operand=inner):
                yield from self.holding(inner, not wanted)
            case _:
                try:
                    read = self.truth(test)
                except _Unknown:
                    return
                yield read if wanted else self.z3.Not(read)

    def truth(self, test: ast.expr) -> Any:
        match test:
            case ast.BoolOp(op=op, values=parts):
                return (self.z3.And if isinstance(op, ast.And) else self.z3.Or)(*map(self.truth, parts))
            case ast.UnaryOp(op=ast.Not(), operand=inner):
                return self.z3.Not(self.truth(inner))
            case ast.Compare(left=left, ops=ops, comparators=rest):
                sides = [left, *rest]
                pairs = zip(sides, ops, sides[1:], strict=False)
                return self.z3.And(*(self.compared(one, op, other) for one, op, other in pairs))
        raise _Unknown

    def compared(self, one: ast.expr, op: ast.cmpop, other: ast.expr) -> Any:
        left, right = self.number(one), self.number(other)
        match op:
            case ast.Eq():
                return left == right
            case ast.NotEq():
                return left != right
            case ast.Lt():
                return left < right
            case ast.LtE():
                return left <= right
            case ast.Gt():
                return left > right
            case ast.GtE():
                return left >= right
        raise _Unknown

    def number(self, node: ast.expr) -> Any:
        match node:
            case ast.Constant(value=int() | float() as value) if not isinstance(value, bool):
                return self.z3.IntVal(value) if isinstance(value, int) else self.z3.RealVal(repr(value))
            case ast.Name(id=name) if name in self.names.known:
                return self.names.known[name]
            case ast.Name(id=name) if self.names.is_parameter(name):
                return self.variable((name, None), self.names.hint(name) == "float")
            case ast.Subscript(value=ast.Name(id=name), slice=ast.Constant(value=int(number))) if number >= 0:
                if self.names.is_parameter(name):
                    return self.variable((name, number), "float" in self.names.hint(name))
            case ast.Call(func=ast.Name(id="len"), args=[ast.Name(id=name)]) if self.names.is_parameter(name):
                return self.variable((name, LENGTH), False)
            case ast.Call(func=ast.Name(id="abs"), args=[inner]):
                value = self.number(inner)
                return self.z3.If(value >= 0, value, -value)
            case ast.UnaryOp(op=ast.USub(), operand=inner):
                return -self.number(inner)
            case ast.BinOp(left=one, op=op, right=other):
                return self.computed(self.number(one), op, other)
        raise _Unknown

    def computed(self, left: Any, op: ast.operator, other: ast.expr) -> Any:
        right = self.number(other)
        match op:
            case ast.Add():
                return left + right
            case ast.Sub():
                return left - right
            case ast.Mult():
                return left * right
            case ast.Div():
                return self.z3.ToReal(left) / right if self.z3.is_int(left) else left / right
            case ast.FloorDiv() | ast.Mod() if _is_positive(other) and self.z3.is_int(left):
                return left / right if isinstance(op, ast.FloorDiv) else left % right
        raise _Unknown

    def variable(self, place: Place, is_real: bool) -> Any:
        if place not in self.variables:
            name = f"{place[0]}.{place[1]}"
            self.variables[place] = self.z3.Real(name) if is_real else self.z3.Int(name)
        return self.variables[place]


def _is_positive(node: ast.expr) -> bool:
    """Only then does the solver divide as Python does."""
    return isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value > 0
