"""What statements bind, and what they say of the places of an input that they use: loops, branches, patterns.

Every branch is read, once, in order. Knows syntax and what things stand for (abstract.py).
"""

import ast
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ndb.source.parse import NOT_PLAIN, is_hashable, plain_value
from ndb.source.shape import Shape
from ndb.source.shapes.abstract import (
    Abstract,
    Code,
    Kind,
    Known,
    Many,
    Named,
    Names,
    Several,
    Table,
    Thing,
)

if TYPE_CHECKING:
    from ndb.source.read_shapes import Reader


class Statements:
    """Reads statements of one file."""

    def __init__(self, file: "Reader") -> None:
        self._file = file

    def block(self, body: Sequence[ast.stmt], names: Names) -> None:
        for statement in body:
            self.statement(statement, names)

    def statement(self, node: ast.stmt, names: Names) -> None:
        value = self._file.expressions.value
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                names.own[node.name] = Code(node, names)
            case ast.ClassDef():
                names.own[node.name] = Kind(node)
            case ast.Import() | ast.ImportFrom():
                self._import(node, names)
            case ast.Assign(targets=targets, value=given):
                found = value(given, names)
                for target in targets:
                    self.assign(target, found, names)
            case ast.AnnAssign(target=target, value=given) if given is not None:
                self.assign(target, value(given, names), names)
            case ast.AugAssign():
                self._add(node, names)
            case ast.For(target=target, iter=walked) | ast.AsyncFor(target=target, iter=walked):
                self.assign(target, self._file.parts.iterated(value(walked, names)), names)
                self.block([*node.body, *node.orelse], names)
            case ast.While(test=test) | ast.If(test=test):
                value(test, names)
                self.block([*node.body, *node.orelse], names)
            case ast.Return(value=given):
                self._file.calls.give(value(given, names) if given is not None else None)
            case ast.With(items=items) | ast.AsyncWith(items=items):
                self._open(items, names)
                self.block(node.body, names)
            case ast.Try() | ast.TryStar():
                self.block(node.body, names)
                for handler in node.handlers:
                    self.block(handler.body, names)
                self.block([*node.orelse, *node.finalbody], names)
            case ast.Match(subject=subject, cases=cases):
                self._cases(value(subject, names), cases, names)
            case ast.Expr(value=given) | ast.Assert(test=given):
                value(given, names)
            case ast.Raise(exc=given) if given is not None:
                value(given, names)
            case ast.Delete(targets=targets):
                for target in targets:
                    value(_loaded(target), names)

    def _import(self, node: ast.Import | ast.ImportFrom, names: Names) -> None:
        """Of files around this one, names stand for what these define."""
        if isinstance(node, ast.Import):
            for each in node.names:
                first = each.name.partition(".")[0]
                names.own[(each.asname or first).partition(".")[0]] = Named(each.name if each.asname else first)
            return
        is_near = node.level > 0 or node.module in self._file.modules
        for each in node.names:
            found = self._file.around.own.get(each.name) if is_near else None
            names.own[each.asname or each.name] = found or Named(f"{node.module}.{each.name}")

    def _add(self, node: ast.AugAssign, names: Names) -> None:
        """`target += value`: of a collection it says what it holds."""
        self._file.expressions.value(ast.BinOp(_loaded(node.target), node.op, node.value), names)
        if isinstance(node.target, ast.Name) and isinstance(many := names.get(node.target.id), Many):
            many.item = many.item or self._file.parts.iterated(self._file.expressions.value(node.value, names))

    def _open(self, items: Sequence[ast.withitem], names: Names) -> None:
        for item in items:
            found = self._file.expressions.value(item.context_expr, names)
            if item.optional_vars is not None:
                self.assign(item.optional_vars, found, names)

    def _cases(self, subject: Abstract, cases: Sequence[ast.match_case], names: Names) -> None:
        for case in cases:
            self._pattern(case.pattern, subject, names)
            if case.guard is not None:
                self._file.expressions.value(case.guard, names)
            self.block(case.body, names)

    def assign(self, target: ast.expr, value: Abstract, names: Names) -> None:
        """A target gets what a value stands for."""
        match target:
            case ast.Name(id=name):
                known = names.own.get(name)
                if value is not None or not isinstance(known, Many | Table | Thing | Shape):
                    names.own[name] = value
            case ast.Tuple(elts=targets) | ast.List(elts=targets):
                for each, part in zip(targets, self._file.parts.unpacked(value, targets), strict=True):
                    self.assign(each.value if isinstance(each, ast.Starred) else each, part, names)
            case ast.Attribute(value=owner, attr=name):
                found = self._file.expressions.value(owner, names)
                if isinstance(found, Thing) and (value is not None or name not in found.attributes):
                    found.attributes[name] = value
            case ast.Subscript(value=owner, slice=index):
                found, key = self._file.expressions.value(owner, names), self._file.expressions.value(index, names)
                if isinstance(found, Table):
                    if isinstance(key, Known) and is_hashable(key.value):
                        found.entries[key.value] = value
                    found.key, found.value = found.key or key, found.value or value
                elif isinstance(found, Many):
                    found.item = found.item or value

    def _pattern(self, node: ast.pattern, value: Abstract, names: Names) -> None:
        """What a pattern of a `case` says of what it is held against."""
        shape = value if isinstance(value, Shape) else Shape()
        match node:
            case ast.MatchValue(value=constant):
                found = self._file.expressions.value(constant, names)
                if isinstance(found, Known):
                    shape.compared(found.value)
            case ast.MatchSingleton(value=constant):
                shape.compared(constant)
            case ast.MatchOr(patterns=patterns):
                for each in patterns:
                    self._pattern(each, value, names)
            case ast.MatchSequence(patterns=patterns):
                self._in_order(patterns, value, shape, names)
            case ast.MatchMapping(keys=keys, patterns=patterns):
                shape.is_a("dict", 2)
                for key, each in zip(keys, patterns, strict=True):
                    name = plain_value(key)
                    if name is not NOT_PLAIN and is_hashable(name):
                        self._pattern(each, shape.entry(name, optional=True), names)
            case ast.MatchClass(cls=kind, patterns=patterns, kwd_attrs=attributes, kwd_patterns=named):
                if isinstance(kind, ast.Name):
                    shape.is_a(self._file.classes.kind_of(kind.id) or kind.id, 1)
                for each in patterns:
                    self._pattern(each, value, names)
                for name, each in zip(attributes, named, strict=True):
                    self._pattern(each, shape.attributes.setdefault(name, Shape()), names)
            case ast.MatchAs(pattern=inner, name=name):
                if inner is not None:
                    self._pattern(inner, value, names)
                if name is not None:
                    names.own[name] = value
            case ast.MatchStar(name=name) if name is not None:
                names.own[name] = Many(shape.item)

    def _in_order(self, patterns: Sequence[ast.pattern], value: Abstract, shape: Shape, names: Names) -> None:
        """`[first, *rest]`; `shape`: of what is held against it, if that is a place of the input."""
        parts = value.parts if isinstance(value, Several) else []
        star = next((n for n, each in enumerate(patterns) if isinstance(each, ast.MatchStar)), None)
        shape.arities.append(len(patterns) if star is None else -(len(patterns) - 1))
        for n, each in enumerate(patterns):
            number = n if star is None or n < star else n - len(patterns)
            self._pattern(each, parts[n] if n < len(parts) else shape.part(number), names)


def _loaded(node: ast.expr) -> ast.expr:
    """A target, read."""
    match node:
        case ast.Name(id=name):
            return ast.Name(name, ast.Load())
        case ast.Attribute(value=owner, attr=name):
            return ast.Attribute(owner, name, ast.Load())
        case ast.Subscript(value=owner, slice=index):
            return ast.Subscript(owner, index, ast.Load())
    return node
