"""What a function's code says about its inputs: shapes of its parameters, read once, from the text alone.

Follows the parameters through the function and the functions and classes of the same file: an entry that is read, a
text that is split, parsed or matched, a value that is compared or looked up in a table leaves its mark on the shape
(shape.py) of the place of the input that it came from. Nothing is run. It reads every branch, once, in order; what it
does not understand it passes by. How expressions, statements and calls are read stands in `shapes/`.
"""

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ndb.source.functions import Function, default_nodes
from ndb.source.neighbours import Neighbour
from ndb.source.parse import parsed
from ndb.source.shape import Shape
from ndb.source.shapes.abstract import Abstract, Code, Kind, Known, Names
from ndb.source.shapes.annotations import annotated
from ndb.source.shapes.file_classes import FileClasses, is_enum, members_of, written_elsewhere
from ndb.source.shapes.read_calls import Calls
from ndb.source.shapes.read_expressions import Expressions
from ndb.source.shapes.read_parts import Parts
from ndb.source.shapes.read_statements import Statements
from ndb.source.shapes.said_texts import said_in


@dataclass(frozen=True, slots=True)
class Inputs:
    """What a function takes, as far as its code says."""

    parameters: Mapping[str, Shape]
    """Shapes by name; of `*args` that of the tuple, of `**kwargs` that of the dict."""
    defaults: Mapping[str, Any]
    """Plain ones."""
    words: tuple[str, ...]
    """Texts that stand in the code, its comments and docstrings: examples of what it reads."""
    numbers: tuple[int | float, ...]
    examples: tuple[str, ...]
    """Arguments of calls in doctests, as source."""
    tables: tuple[Any, ...] = ()
    """Keys and members of what the module has ready."""
    classes: Mapping[str, tuple[Shape, ...]] = field(default_factory=dict)
    """What constructors of the program's classes must be given, by how a class is written in the file."""
    spare: Mapping[str, tuple[Shape, ...]] = field(default_factory=dict)
    """What may be given besides, in their order."""
    members: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Names of the members of those that are enumerations."""


class Reader:
    """Reads one file, with what it uses of files around it."""

    def __init__(self, source: str, around: Sequence[Neighbour] = ()) -> None:
        self.around = Names()
        """What other files define."""
        self.module, self.classes = Names(self.around), FileClasses()
        self.modules = frozenset(each.module for each in around)
        self.expressions, self.parts = Expressions(self), Parts(self)
        self.statements, self.calls = Statements(self), Calls(self)
        for each in reversed(around):
            self._read_other(each)
        self._read_own(source)

    def _read_other(self, file: Neighbour) -> None:
        for statement in _statements(file.text):
            self.statements.statement(statement, self.around)
            if isinstance(statement, ast.ClassDef):
                self.classes.add(statement.name, statement, written_elsewhere(file.module, statement.name))

    def _read_own(self, source: str) -> None:
        body = _statements(source)
        for statement in body:
            if isinstance(statement, ast.ClassDef):
                self.classes.add(statement.name, statement)
        self.statements.block(body, self.module)
        for name, found in self.module.own.items():
            if isinstance(found, Kind):
                self.classes.add(name, found.node, name)

    def read(self, function: Function) -> dict[str, Shape]:
        """The shapes of a function's parameters."""
        given = function.args
        shapes = {each.arg: Shape() for each in (*given.posonlyargs, *given.args, *given.kwonlyargs)}
        more = [each.arg for each in (given.vararg, given.kwarg) if each is not None]
        shapes |= {name: Shape() for name in more}
        if given.vararg is not None:
            shapes[given.vararg.arg].is_a("tuple", 9).items()
        if given.kwarg is not None:
            shapes[given.kwarg.arg].is_a("dict", 9)
        self.calls.hinted(given, shapes)
        self.calls.enter(Code(function, self.module), shapes)
        return shapes

    def constructor(self, kind: ast.ClassDef) -> tuple[tuple[Shape, ...], tuple[Shape, ...]]:
        """What must be given to make an object of a class, and what may be."""
        method = self.classes.method(kind, "__init__")
        if method is not None:
            given, late = self.read(method), default_nodes(method.args)
            names = [each.arg for each in (*method.args.posonlyargs, *method.args.args)][1:]
            needed = [name for name in names if name not in late]
            return tuple(given[name] for name in needed), tuple(given[name] for name in names if name in late)
        fields = self.classes.given_fields(kind)
        shapes = [Shape() for _ in fields]
        for shape, node in zip(shapes, fields, strict=True):
            annotated(shape, node.annotation, self.classes)
        told = list(zip(shapes, fields, strict=True))
        return tuple(s for s, n in told if n.value is None), tuple(s for s, n in told if n.value is not None)

    def defaults(self, function: Function) -> dict[str, Any]:
        """Those that are plain, by parameter."""
        found = {name: self.expressions.value(node, self.module) for name, node in default_nodes(function.args).items()}
        return {name: value.value for name, value in found.items() if isinstance(value, Known)}

    # What calls of methods and of the library follow

    def iterated(self, value: Abstract) -> Abstract:
        return self.parts.iterated(value)

    def applied(self, called: Abstract, *arguments: Abstract) -> Abstract:
        return self.calls.applied(called, *arguments)


def _statements(source: str) -> list[ast.stmt]:
    tree = parsed(source)
    return tree.body if tree is not None else []


def inputs_of(source: str, function: Function, around: Sequence[Neighbour] = ()) -> Inputs:
    """What a function of a file takes. `around`: files that it imports from, nearest first."""
    reader = Reader(source, around)
    shapes = reader.read(function)
    defaults = reader.defaults(function)
    words, numbers, examples, tables = said_in(source, function)
    known = reader.classes.as_written()
    made = {name: reader.constructor(node) for name, node in known.items()}
    classes, spare = ({name: told[part] for name, told in made.items()} for part in (0, 1))
    members = {name: tuple(members_of(node)) for name, node in known.items() if is_enum(node)}
    return Inputs(shapes, defaults, words, numbers, examples, tables, classes, spare, members)
