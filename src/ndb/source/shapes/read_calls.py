"""Calls, followed into the functions and classes of the same file: what they are made with, what they give.

Calls of methods of plain values and of the library are method_calls.py's and library_calls.py's matter. Knows syntax
and what things stand for (abstract.py).
"""

import ast
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from ndb.source.functions import default_nodes
from ndb.source.shape import Shape
from ndb.source.shapes.abstract import Abstract, Code, Kind, Known, Many, Named, Names, Several, Thing
from ndb.source.shapes.annotations import annotated, like
from ndb.source.shapes.file_classes import is_enum, member_values
from ndb.source.shapes.library_calls import named_called
from ndb.source.shapes.method_calls import method_called
from ndb.source.shapes.read_expressions import inner

if TYPE_CHECKING:
    from ndb.source.read_shapes import Reader

DEEPEST: Final = 10
"""Calls inside calls that are followed."""
TWICE: Final = 2
"""How often one function is followed in itself."""
MOST_CHOSEN: Final = 6
"""How many are followed where one of several is called."""


class Calls:
    """Follows calls in one file."""

    def __init__(self, file: "Reader") -> None:
        self._file = file
        self._stack: list[ast.AST] = []
        """The functions that are followed, the innermost last."""
        self._returned: list[list[Abstract]] = []
        """What each of them has given so far."""

    @property
    def is_inside(self) -> bool:
        """Whether a function is followed."""
        return bool(self._returned)

    def give(self, value: Abstract) -> None:
        """The function that is followed gives something."""
        if self._returned:
            self._returned[-1].append(value)

    def call(self, node: ast.Call, names: Names) -> Abstract:
        """What a call gives, and what it says of what it is made with."""
        if isinstance(node.func, ast.Attribute):
            owner = self._file.expressions.value(node.func.value, names)
            if not isinstance(owner, Named | Thing | Kind):
                return method_called(self._file, owner, node.func.attr, *self._handed(node, None, names))
            called = self._file.parts.attribute(owner, node.func.attr)
        else:
            called = self._file.expressions.value(node.func, names)
        if isinstance(called, Several):  # one of several functions: which one is not known before it runs
            found = [
                self.called(each, *self._handed(node, each, names)) for each in called.parts if isinstance(each, Code)
            ]
            return found[0] if found else None
        arguments, named = self._handed(node, called, names)
        match called:
            case Code():
                return self.called(called, arguments, named)
            case Kind(kind):
                return self.made(kind, arguments, named)
            case Named("builtins.getattr") if len(arguments) > 1 and isinstance(arguments[0], Thing):
                return self._chosen(arguments[0], node.args[1], names)
            case Named(name):
                return named_called(self._file, name, arguments, named)
            case Shape():
                called.is_a("callable", 3)
        for handed in (*arguments, *named.values()):
            self.applied(handed, None)
        return None

    def called(self, code: Code, arguments: Sequence[Abstract], named: Mapping[str, Abstract]) -> Abstract:
        """What a function of the file gives for arguments."""
        given = code.node.args
        names = [each.arg for each in (*given.posonlyargs, *given.args)]
        values: dict[str, Abstract] = {}
        for name, node in default_nodes(given).items():
            values[name] = self._file.expressions.value(node, code.names)
        if code.owner is not None and names:
            values[names.pop(0)] = code.owner
        values.update(zip(names, arguments, strict=False))
        if given.vararg is not None:
            rest = list(arguments[len(names) :])
            values[given.vararg.arg] = Several(rest)
        values.update({name: value for name, value in named.items() if name})
        self.hinted(given, {name: value for name, value in values.items() if isinstance(value, Shape)})
        return self.enter(code, values)

    def enter(self, code: Code, values: Mapping[str, Abstract]) -> Abstract:
        """What a function gives when it is called so."""
        node = code.node
        if len(self._stack) >= DEEPEST or self._stack.count(node) >= TWICE or self._file.expressions.is_enough:
            return None
        names = Names(code.names)
        names.own.update(values)
        if isinstance(node, ast.Lambda):
            return self._file.expressions.value(node.body, names)
        self._stack.append(node)
        self._returned.append([])
        self._file.statements.block(node.body, names)
        self._stack.pop()
        found = [value for value in self._returned.pop() if value is not None]
        is_generator = any(isinstance(n, ast.Yield | ast.YieldFrom) for n in ast.walk(node))
        best = next((value for value in found if not isinstance(value, Known)), found[0] if found else None)
        return Many(best) if is_generator else best

    def hinted(self, given: ast.arguments, shapes: Mapping[str, Abstract]) -> None:
        """What annotations and defaults say."""
        classes = self._file.classes
        for each in (*given.posonlyargs, *given.args, *given.kwonlyargs):
            annotated(shapes.get(each.arg), each.annotation, classes)
        if given.vararg is not None and isinstance(many := shapes.get(given.vararg.arg), Shape):
            annotated(many.items(), given.vararg.annotation, classes)
        if given.kwarg is not None and isinstance(many := shapes.get(given.kwarg.arg), Shape):
            annotated(many.entries()[1], given.kwarg.annotation, classes)
        for name, node in default_nodes(given).items():
            shape, value = shapes.get(name), self._file.expressions.value(node, self._file.module)
            if isinstance(shape, Shape) and isinstance(value, Known):
                like(shape, value.value)

    def made(self, kind: ast.ClassDef, arguments: Sequence[Abstract], named: Mapping[str, Abstract]) -> Abstract:
        """An object of a class, and what its making says of what it is made of."""
        thing = Thing(kind)
        method = self._file.classes.method(kind, "__init__")
        if method is not None:
            self.called(Code(method, self._file.module, thing), arguments, named)
            return thing
        if is_enum(kind):
            for shape in arguments:
                if isinstance(shape, Shape):
                    shape.compared(*member_values(kind))
            return None
        fields = self._file.classes.fields(kind)
        told = [*zip(fields, arguments, strict=False)]
        told += [(n, named[n.target.id]) for n in fields if isinstance(n.target, ast.Name) and n.target.id in named]
        for node, value in told:
            annotated(value, node.annotation, self._file.classes)
            if isinstance(node.target, ast.Name):
                thing.attributes[node.target.id] = value
        after = self._file.classes.method(kind, "__post_init__")
        if after is not None:
            self.called(Code(after, self._file.module, thing), (), {})
        return thing

    def _handed(self, node: ast.Call, called: Abstract, names: Names) -> tuple[list[Abstract], dict[str, Abstract]]:
        """What a call is made with; `*` and `**` take apart what they are given as the called one's parameters say."""
        given = self._parameters(called)
        arguments: list[Abstract] = []
        for each in node.args:
            found = self._file.expressions.value(inner(each), names)
            if not isinstance(each, ast.Starred):
                arguments.append(found)
            elif isinstance(found, Several):
                arguments += found.parts
            elif isinstance(found, Shape) and given[len(arguments) :]:
                arguments += taken_apart(found, given[len(arguments) :])
            else:
                arguments.append(self._file.parts.iterated(found))
        value = self._file.expressions.value
        named = {word.arg: value(word.value, names) for word in node.keywords if word.arg is not None}
        for word in node.keywords:
            told = value(word.value, names) if word.arg is None else None
            if isinstance(told, Shape):
                left = [pair for pair in given[len(arguments) :] if pair[0] not in named]
                named |= {name: told.is_a("dict").entry(name, optional=not is_needed) for name, is_needed in left}
        return arguments, named

    def _parameters(self, called: Abstract) -> list[tuple[str, bool]]:
        """Names of what a function or class of the file takes by position, each with whether it must be given."""
        match called:
            case Code(node, _, owner):
                given = node.args
                names = [each.arg for each in (*given.posonlyargs, *given.args)][owner is not None :]
                return [(name, name not in default_nodes(given)) for name in names]
            case Kind(kind) if (method := self._file.classes.method(kind, "__init__")) is not None:
                return self._parameters(Code(method, self._file.module, Thing(kind)))
            case Kind(kind) if not is_enum(kind):
                fields = self._file.classes.fields(kind)
                return [(n.target.id, n.value is None) for n in fields if isinstance(n.target, ast.Name)]
        return []

    def _chosen(self, owner: Thing, asked: ast.expr, names: Names) -> Abstract:
        """`getattr(owner, f"on_{name}")`: the methods that it may give, whose names say what the name may be."""
        before, middle, after = around_name(asked)
        methods = self._file.classes.methods(owner.made_of)
        fitting = [name for name in methods if name.startswith(before) and name.endswith(after) and name[:2] != "__"]
        shape = self._file.expressions.value(middle, names)
        if isinstance(shape, Shape):
            shape.is_a("str").compared(*(name.removeprefix(before).removesuffix(after) for name in fitting))
        return Several([Code(methods[name], self._file.module, owner) for name in fitting[:MOST_CHOSEN]])

    def applied(self, called: Abstract, *arguments: Abstract) -> Abstract:
        """What a function that was handed over gives; nothing where it is none."""
        if isinstance(called, Code):
            return self.called(called, arguments, {})
        if isinstance(called, Kind):
            return self.made(called.node, arguments, {})
        if isinstance(called, Named):
            return named_called(self._file, called.name, list(arguments), {})
        return None


def around_name(node: ast.expr) -> tuple[str, ast.expr, str]:
    """A text that is made around a name: what stands before it, the name, what stands behind it."""
    match node:
        case ast.JoinedStr(values=[ast.Constant(value=str() as before), ast.FormattedValue(value=name)]):
            return before, name, ""
        case ast.JoinedStr(values=[ast.FormattedValue(value=name), ast.Constant(value=str() as after)]):
            return "", name, after
        case ast.BinOp(left=ast.Constant(value=str() as before), op=ast.Add(), right=name):
            return before, name, ""
    return "", node, ""


def taken_apart(shape: Shape, given: Sequence[tuple[str, bool]]) -> list[Abstract]:
    """`*shape` where so many parameters are left: as many parts as must be given, or as can be."""
    for count in (sum(is_needed for _, is_needed in given), len(given)):
        if count and count not in shape.arities:
            shape.arities.append(count)
    return [shape.part(number) for number in range(len(given))]
