"""What a function's code says about its inputs: shapes of its parameters, read once, from the text alone.

Follows the parameters through the function and the functions and classes of the same file: an entry that is read, a
text that is split, parsed or matched, a value that is compared or looked up in a table leaves its mark on the shape
(shape.py) of the place of the input that it came from. Nothing is run. It reads every branch, once, in order; what it
does not understand it passes by. What calls of methods and library functions say stands in shape_calls.py.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ndb.source.abstract import Abstract, Code, Kind, Known, Many, Matched, Named, Names, Pattern, Several, Table, Thing
from ndb.source.functions import Function
from ndb.source.neighbours import Neighbour
from ndb.source.parse import NOT_PLAIN, parsed, plain_value
from ndb.source.said_texts import said_in
from ndb.source.shape import Shape
from ndb.source.shape_calls import ELEMENT, method_called, named_called

DEEPEST, MOST_STEPS, TWICE, MOST_CHOSEN = 10, 30_000, 2, 6
"""Calls inside calls that are followed, expressions that are read, how often one function is followed in itself, and
how many where one of several is called."""


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
        self.tree = parsed(source) or ast.Module([], [])
        self.around = Names()
        """What other files define."""
        self.module = Names(self.around)
        self.classes: dict[str, ast.ClassDef] = {}
        self.written: dict[str, str] = {}
        """How a class of another file is written here that has no name here."""
        self.modules = frozenset(each.module for each in around)
        self.steps = 0
        self.stack: list[ast.AST] = []
        self.returned: list[list[Abstract]] = []
        for each in reversed(around):
            self.other_file(each)
        self.classes |= {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}
        for statement in self.tree.body:
            self.statement(statement, self.module)
        for name, found in self.module.own.items():
            if isinstance(found, Kind):
                self.classes[name] = found.node
                self.written[name] = name

    def other_file(self, file: Neighbour) -> None:
        for statement in (parsed(file.text) or ast.Module([], [])).body:
            self.statement(statement, self.around)
            if isinstance(statement, ast.ClassDef):
                self.classes[statement.name] = statement
                self.written[statement.name] = written_elsewhere(file.module, statement.name)

    def kind_of(self, name: str) -> str | None:
        """The kind of objects of a class that a name means."""
        return f"new {self.written.get(name, name)}" if name in self.classes else None

    # -- functions -----------------------------------------------------------------------------------------------------

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
        self.hinted(given, shapes)
        self.enter(Code(function, self.module), shapes)
        return shapes

    def hinted(self, given: ast.arguments, shapes: Mapping[str, Abstract]) -> None:
        """What annotations and defaults say."""
        for each in (*given.posonlyargs, *given.args, *given.kwonlyargs):
            self.annotated(shapes.get(each.arg), each.annotation)
        if given.vararg is not None and isinstance(many := shapes.get(given.vararg.arg), Shape):
            self.annotated(many.items(), given.vararg.annotation)
        if given.kwarg is not None and isinstance(many := shapes.get(given.kwarg.arg), Shape):
            self.annotated(many.entries()[1], given.kwarg.annotation)
        for name, node in default_nodes(given).items():
            shape, value = shapes.get(name), self.value(node, self.module)
            if isinstance(shape, Shape) and isinstance(value, Known):
                like(shape, value.value)

    def enter(self, code: Code, values: Mapping[str, Abstract]) -> Abstract:
        """What a function gives when it is called so."""
        node = code.node
        if len(self.stack) >= DEEPEST or self.stack.count(node) >= TWICE or self.steps > MOST_STEPS:
            return None
        names = Names(code.names)
        names.own.update(values)
        if isinstance(node, ast.Lambda):
            return self.value(node.body, names)
        self.stack.append(node)
        self.returned.append([])
        self.block(node.body, names)
        self.stack.pop()
        found = [value for value in self.returned.pop() if value is not None]
        is_generator = any(isinstance(n, ast.Yield | ast.YieldFrom) for n in ast.walk(node))
        best = next((value for value in found if not isinstance(value, Known)), found[0] if found else None)
        return Many(best) if is_generator else best

    def called(self, code: Code, arguments: Sequence[Abstract], named: Mapping[str, Abstract]) -> Abstract:
        given = code.node.args
        names = [each.arg for each in (*given.posonlyargs, *given.args)]
        values: dict[str, Abstract] = {}
        for name, node in default_nodes(given).items():
            values[name] = self.value(node, code.names)
        if code.owner is not None and names:
            values[names.pop(0)] = code.owner
        values.update(zip(names, arguments, strict=False))
        if given.vararg is not None:
            rest = list(arguments[len(names) :])
            values[given.vararg.arg] = Several(rest)
        values.update({name: value for name, value in named.items() if name})
        self.hinted(given, {name: value for name, value in values.items() if isinstance(value, Shape)})
        return self.enter(code, values)

    def made(self, kind: ast.ClassDef, arguments: Sequence[Abstract], named: Mapping[str, Abstract]) -> Abstract:
        """An object of a class, and what its making says of what it is made of."""
        thing = Thing(kind)
        method = self.method(kind, "__init__")
        if method is not None:
            self.called(Code(method, self.module, thing), arguments, named)
            return thing
        if is_enum(kind):
            for shape in arguments:
                if isinstance(shape, Shape):
                    shape.compared(*(plain_value(n.value) for n in kind.body if isinstance(n, ast.Assign)))
            return None
        fields = [n for each in self.lineage(kind) for n in each.body if isinstance(n, ast.AnnAssign)]
        told = [*zip(fields, arguments, strict=False)]
        told += [(n, named[n.target.id]) for n in fields if isinstance(n.target, ast.Name) and n.target.id in named]
        for node, value in told:
            self.annotated(value, node.annotation)
            if isinstance(node.target, ast.Name):
                thing.attributes[node.target.id] = value
        after = self.method(kind, "__post_init__")
        if after is not None:
            self.called(Code(after, self.module, thing), (), {})
        return thing

    def constructor(self, kind: ast.ClassDef) -> tuple[tuple[Shape, ...], tuple[Shape, ...]]:
        """What must be given to make an object of a class, and what may be."""
        method = self.method(kind, "__init__")
        if method is not None:
            given, late = self.read(method), default_nodes(method.args)
            names = [each.arg for each in (*method.args.posonlyargs, *method.args.args)][1:]
            needed = [name for name in names if name not in late]
            return tuple(given[name] for name in needed), tuple(given[name] for name in names if name in late)
        fields = [n for each in self.lineage(kind) for n in each.body if isinstance(n, ast.AnnAssign) and is_given(n)]
        shapes = [Shape() for _ in fields]
        for shape, node in zip(shapes, fields, strict=True):
            self.annotated(shape, node.annotation)
        told = list(zip(shapes, fields, strict=True))
        return tuple(s for s, n in told if n.value is None), tuple(s for s, n in told if n.value is not None)

    def lineage(self, kind: ast.ClassDef) -> list[ast.ClassDef]:
        """A class and those of the file that it derives from, outermost first."""
        bases = [
            self.classes[b.id]
            for b in kind.bases
            if isinstance(b, ast.Name) and b.id in self.classes and b.id != kind.name
        ]
        return [*(each for base in bases for each in self.lineage(base)), kind]

    def method(self, kind: ast.ClassDef, name: str) -> Function | None:
        for each in reversed(self.lineage(kind)):
            for node in each.body:
                if isinstance(node, Function) and node.name == name:
                    return node
        return None

    # -- statements ----------------------------------------------------------------------------------------------------

    def block(self, body: Sequence[ast.stmt], names: Names) -> None:
        for statement in body:
            self.statement(statement, names)

    def statement(self, node: ast.stmt, names: Names) -> None:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                names.own[node.name] = Code(node, names)
            case ast.ClassDef():
                names.own[node.name] = Kind(node)
            case ast.Import(names=aliases):
                names.own.update(
                    {
                        (a.asname or a.name).partition(".")[0]: Named(a.name if a.asname else a.name.partition(".")[0])
                        for a in aliases
                    }
                )
            case ast.ImportFrom(module=module, names=aliases):
                is_near = node.level > 0 or module in self.modules
                for each in aliases:
                    found = self.around.own.get(each.name) if is_near else None
                    names.own[each.asname or each.name] = found or Named(f"{module}.{each.name}")
            case ast.Assign(targets=targets, value=value):
                found = self.value(value, names)
                for target in targets:
                    self.assign(target, found, names)
            case ast.AnnAssign(target=target, value=value) if value is not None:
                self.assign(target, self.value(value, names), names)
            case ast.AugAssign(target=target, op=op, value=value):
                self.value(ast.BinOp(_loaded(target), op, value), names)
                if isinstance(target, ast.Name) and isinstance(many := names.get(target.id), Many):
                    many.item = many.item or self.iterated(self.value(value, names))
            case ast.For(target=target, iter=walked) | ast.AsyncFor(target=target, iter=walked):
                self.assign(target, self.iterated(self.value(walked, names)), names)
                self.block([*node.body, *node.orelse], names)
            case ast.While(test=test) | ast.If(test=test):
                self.value(test, names)
                self.block([*node.body, *node.orelse], names)
            case ast.Return(value=value):
                found = self.value(value, names) if value is not None else None
                if self.returned:
                    self.returned[-1].append(found)
            case ast.With(items=items) | ast.AsyncWith(items=items):
                for item in items:
                    found = self.value(item.context_expr, names)
                    if item.optional_vars is not None:
                        self.assign(item.optional_vars, found, names)
                self.block(node.body, names)
            case ast.Try() | ast.TryStar():
                self.block(node.body, names)
                for handler in node.handlers:
                    self.block(handler.body, names)
                self.block([*node.orelse, *node.finalbody], names)
            case ast.Match(subject=subject, cases=cases):
                found = self.value(subject, names)
                for case in cases:
                    self.pattern(case.pattern, found, names)
                    if case.guard is not None:
                        self.value(case.guard, names)
                    self.block(case.body, names)
            case ast.Expr(value=value) | ast.Assert(test=value):
                self.value(value, names)
            case ast.Raise(exc=value) if value is not None:
                self.value(value, names)
            case ast.Delete(targets=targets):
                for target in targets:
                    self.value(_loaded(target), names)

    def assign(self, target: ast.expr, value: Abstract, names: Names) -> None:
        match target:
            case ast.Name(id=name):
                known = names.own.get(name)
                if value is not None or not isinstance(known, Many | Table | Thing | Shape):
                    names.own[name] = value
            case ast.Tuple(elts=targets) | ast.List(elts=targets):
                for each, part in zip(targets, self.unpacked(value, targets), strict=True):
                    self.assign(each.value if isinstance(each, ast.Starred) else each, part, names)
            case ast.Attribute(value=owner, attr=name):
                found = self.value(owner, names)
                if isinstance(found, Thing) and (value is not None or name not in found.attributes):
                    found.attributes[name] = value
            case ast.Subscript(value=owner, slice=index):
                found, key = self.value(owner, names), self.value(index, names)
                if isinstance(found, Table):
                    if isinstance(key, Known) and is_hashable(key.value):
                        found.entries[key.value] = value
                    found.key, found.value = found.key or key, found.value or value
                elif isinstance(found, Many):
                    found.item = found.item or value

    def unpacked(self, value: Abstract, targets: Sequence[ast.expr]) -> list[Abstract]:
        count = len(targets)
        star = next((n for n, each in enumerate(targets) if isinstance(each, ast.Starred)), None)
        match value:
            case Shape():
                value.arities.append(count if star is None else -(count - 1))
                if star is None:
                    return [value.part(n) for n in range(count)]
                rest = value.items() if count == 1 else Shape()
                value.part(-1000).item = rest  # what is beyond the parts that have names
                parts: list[Abstract] = [value.part(n if n < star else n - count) for n in range(count)]
                parts[star] = value.part(-1000).is_a("list")
                return parts
            case Several(parts) if star is None and len(parts) == count:
                return parts
            case Known(known) if isinstance(known, tuple | list) and star is None and len(known) == count:
                return [Known(each) for each in known]
            case (
                Matched()
                | Many()
                | Table()
                | Named()
                | Thing()
                | Code()
                | Kind()
                | Pattern()
                | Several()
                | Known()
                | None
            ):
                item = self.iterated(value)
                return [Many(item) if n == star else item for n in range(count)]

    def iterated(self, value: Abstract) -> Abstract:
        """What is met when something is walked through."""
        match value:
            case Shape() if ELEMENT in value.kinds:
                return value.items().is_a(ELEMENT)
            case Shape():
                value.is_a("sequence")
                return value.items()
            case Many(item):
                return item
            case Several(parts):
                return next((part for part in parts if part is not None), None)
            case Table(key=key):
                return key
            case Known(known) if isinstance(known, list | tuple | set | dict | str) and known:
                return Known(next(iter(known)))
            case Thing() if (method := self.method(value.made_of, "__iter__")) is not None:
                return self.walked(value, self.called(Code(method, self.module, value), (), {}))
        return None

    def walked(self, thing: Thing, iterator: Abstract) -> Abstract:
        """What an object gives that is walked through: one that is its own iterator gives what `__next__` does."""
        if not isinstance(iterator, Thing):
            return self.iterated(iterator)
        method = self.method(iterator.made_of, "__next__")
        return self.called(Code(method, self.module, iterator), (), {}) if method is not None else None

    def pattern(self, node: ast.pattern, value: Abstract, names: Names) -> None:
        shape = value if isinstance(value, Shape) else Shape()
        match node:
            case ast.MatchValue(value=constant):
                found = self.value(constant, names)
                if isinstance(found, Known):
                    shape.compared(found.value)
            case ast.MatchSingleton(value=constant):
                shape.compared(constant)
            case ast.MatchOr(patterns=patterns):
                for each in patterns:
                    self.pattern(each, value, names)
            case ast.MatchSequence(patterns=patterns):
                parts = value.parts if isinstance(value, Several) else None
                star = next((n for n, each in enumerate(patterns) if isinstance(each, ast.MatchStar)), None)
                shape.arities.append(len(patterns) if star is None else -(len(patterns) - 1))
                for n, each in enumerate(patterns):
                    part = (
                        parts[n]
                        if parts is not None and n < len(parts)
                        else shape.part(n if star is None or n < star else n - len(patterns))
                    )
                    self.pattern(each, part, names)
            case ast.MatchMapping(keys=keys, patterns=patterns):
                shape.is_a("dict", 2)
                for key, each in zip(keys, patterns, strict=True):
                    name = plain_value(key)
                    if name is not NOT_PLAIN and is_hashable(name):
                        self.pattern(each, shape.entry(name, optional=True), names)
            case ast.MatchClass(cls=kind, patterns=patterns, kwd_attrs=attributes, kwd_patterns=named):
                if isinstance(kind, ast.Name):
                    shape.is_a(self.kind_of(kind.id) or kind.id, 1)
                for each in patterns:
                    self.pattern(each, value, names)
                for name, each in zip(attributes, named, strict=True):
                    self.pattern(each, shape.attributes.setdefault(name, Shape()), names)
            case ast.MatchAs(pattern=inner, name=name):
                if inner is not None:
                    self.pattern(inner, value, names)
                if name is not None:
                    names.own[name] = value
            case ast.MatchStar(name=name) if name is not None:
                names.own[name] = Many(shape.item)

    # -- expressions ---------------------------------------------------------------------------------------------------

    def value(self, node: ast.expr, names: Names) -> Abstract:
        """What an expression stands for."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            return None
        match node:
            case ast.Constant(value=value):
                return Known(value)
            case ast.Name(id=name):
                return names.get(name) or (Named(f"builtins.{name}") if name in BUILTINS else None)
            case ast.Attribute(value=owner, attr=name):
                return self.attribute(self.value(owner, names), name)
            case ast.Subscript(value=owner, slice=ast.Slice() as part):
                for bound in filter(None, (part.lower, part.upper, part.step)):
                    self.value(bound, names)
                return self.sliced(self.value(owner, names))
            case ast.Subscript(value=owner, slice=index):
                return self.item(self.value(owner, names), self.value(index, names))
            case ast.Call():
                return self.call(node, names)
            case ast.Compare(left=left, ops=ops, comparators=others):
                values = [self.value(each, names) for each in (left, *others)]
                for one, op, other in zip(values, ops, values[1:], strict=False):
                    self.compare(one, op, other)
                return None
            case ast.BoolOp(values=parts):
                either = [self.value(part, names) for part in parts]
                return next((v for v in either if v is not None and not isinstance(v, Known)), either[-1])
            case ast.IfExp(test=test, body=body, orelse=orelse):
                self.value(test, names)
                one, other = self.value(body, names), self.value(orelse, names)
                return other if one is None or (isinstance(one, Known) and other is not None) else one
            case ast.BinOp(left=left, op=op, right=right):
                return self.computed(self.value(left, names), op, self.value(right, names))
            case ast.UnaryOp(op=op, operand=operand):
                found = self.value(operand, names)
                if isinstance(found, Shape) and not isinstance(op, ast.Not):
                    found.is_a("number")
                if isinstance(op, ast.USub) and isinstance(found, Known) and isinstance(found.value, int | float):
                    return Known(-found.value)
                return None if isinstance(op, ast.Not) else found
            case ast.Tuple(elts=parts):
                return constant_or(node, Several([self.value(_inner(part), names) for part in parts]))
            case ast.List(elts=parts) | ast.Set(elts=parts):
                each = [self.value(_inner(part), names) for part in parts]
                starred = [
                    self.iterated(v) if isinstance(p, ast.Starred) else v for p, v in zip(parts, each, strict=True)
                ]
                return (
                    constant_or(node, Many(next((value for value in starred if value is not None), None)))
                    if parts
                    else Many()
                )
            case ast.Dict(keys=keys, values=values):
                return self.table(node, keys, values, names)
            case ast.ListComp(generators=rounds) | ast.SetComp(generators=rounds) | ast.GeneratorExp(generators=rounds):
                return Many(self.value(node.elt, self.rounds(rounds, names)))
            case ast.DictComp(key=key, value=value, generators=rounds):
                inner = self.rounds(rounds, names)
                return Table(self.value(key, inner), self.value(value, inner))
            case ast.Lambda():
                return Code(node, names)
            case ast.JoinedStr(values=parts):
                for hole in parts:
                    if isinstance(hole, ast.FormattedValue):
                        self.formatted(self.value(hole.value, names), hole)
                return Shape().is_a("str")
            case ast.NamedExpr(target=target, value=value):
                found = self.value(value, names)
                self.assign(target, found, names)
                return found
            case ast.Starred(value=value):
                return self.value(value, names)
            case ast.Yield(value=value):
                if self.returned and value is not None:
                    self.returned[-1].append(self.value(value, names))
                return None
            case ast.YieldFrom(value=value):
                if self.returned:
                    self.returned[-1].append(self.iterated(self.value(value, names)))
                return None
            case ast.Await(value=value):
                return self.value(value, names)
        return None

    def formatted(self, value: Abstract, part: ast.FormattedValue) -> None:
        """`{x:,.2f}` is said of numbers."""
        spec = part.format_spec
        if isinstance(value, Shape) and isinstance(spec, ast.JoinedStr) and spec.values:
            last = spec.values[-1]
            text = last.value if isinstance(last, ast.Constant) and isinstance(last.value, str) else ""
            if text[-1:] in ("f", "d", "e", "%", ","):
                value.is_a("number")

    def table(
        self, node: ast.Dict, keys: Sequence[ast.expr | None], values: Sequence[ast.expr], names: Names
    ) -> Abstract:
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

    def rounds(self, rounds: Sequence[ast.comprehension], names: Names) -> Names:
        inner = Names(names)
        for each in rounds:
            self.assign(each.target, self.iterated(self.value(each.iter, inner)), inner)
            for test in each.ifs:
                self.value(test, inner)
        return inner

    def attribute(self, owner: Abstract, name: str) -> Abstract:
        match owner:
            case Named(known):
                return Named(f"{known}.{name}")
            case Thing():
                if name in owner.attributes:
                    return owner.attributes[name]
                method = self.method(owner.made_of, name)
                if method is not None:
                    code = Code(method, self.module, owner)
                    is_property = any("property" in ast.unparse(each) for each in method.decorator_list)
                    return self.called(code, (), {}) if is_property else code
                return self.class_attribute(owner.made_of, name)
            case Kind(node):
                method = self.method(node, name)
                if method is None:
                    return self.class_attribute(node, name)
                is_static = any("staticmethod" in ast.unparse(each) for each in method.decorator_list)
                return Code(method, self.module, None if is_static else Thing(node))
            case Shape():
                if name in DATE_PARTS:
                    owner.is_a("datetime" if name in ("hour", "minute", "second") else "date", 2)
                    return Shape().is_a("int")
                return owner.attributes.setdefault(name, Shape())
        return None

    def class_attribute(self, kind: ast.ClassDef, name: str) -> Abstract:
        for each in reversed(self.lineage(kind)):
            for node in each.body:
                targets = (
                    node.targets
                    if isinstance(node, ast.Assign)
                    else [node.target]
                    if isinstance(node, ast.AnnAssign)
                    else []
                )
                if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                    value = getattr(node, "value", None)
                    return self.value(value, self.module) if value is not None else None
        return None

    def sliced(self, owner: Abstract) -> Abstract:
        if isinstance(owner, Shape):
            owner.is_a("sequence")
            found = Shape()
            found.item = owner.items()
            return owner if owner.kind == "str" else found
        return Many(self.iterated(owner)) if isinstance(owner, Several) else owner

    def item(self, owner: Abstract, index: Abstract) -> Abstract:
        """`owner[index]`."""
        match owner:
            case Shape():
                return self.item_of_shape(owner, index)
            case Known(known):
                return looked_up(known, index)
            case Table():
                if isinstance(index, Known) and is_hashable(index.value) and index.value in owner.entries:
                    return owner.entries[index.value]
                if isinstance(index, Shape):
                    index.compared(*owner.entries)
                return owner.value
            case Several(parts):
                if isinstance(index, Known) and type(index.value) is int and -len(parts) <= index.value < len(parts):
                    return parts[index.value]
                return self.iterated(owner)
            case Many(item):
                return item
            case Matched(read):
                return (
                    read.groups.setdefault(index.value, Shape())
                    if isinstance(index, Known) and is_hashable(index.value)
                    else None
                )
            case Kind(node) if isinstance(index, Shape) and is_enum(node):
                index.compared(
                    *(
                        t.id
                        for n in node.body
                        if isinstance(n, ast.Assign)
                        for t in n.targets
                        if isinstance(t, ast.Name)
                    )
                )
            case Thing() if (method := self.method(owner.made_of, "__getitem__")) is not None:
                return self.called(Code(method, self.module, owner), (index,), {})
        return None

    def item_of_shape(self, owner: Shape, index: Abstract) -> Abstract:
        match index:
            case Known(value) if type(value) is int:
                owner.is_a("sequence")
                return owner.part(value) if owner.item is None else owner.item
            case Known(value) if is_hashable(value):
                return owner.is_a("dict").entry(value)
            case Shape() if index is owner.item:
                owner.is_a("dict", 3)
                owner.key, owner.value = index, owner.value or Shape()
                return owner.value
            case Shape() if index.kind in ("str", "list", "tuple", None) or owner.kind == "dict":  # no number
                index.among.append(owner)
                index.is_key = True
                return owner.is_a("dict").entries()[1]
        if owner.kind == "dict" and owner.value is not None:
            return owner.value
        owner.is_a("sequence")
        if isinstance(index, Shape):
            index.is_a("int")
        return owner.items()

    def compare(self, left: Abstract, op: ast.cmpop, right: Abstract) -> None:
        if isinstance(op, ast.In | ast.NotIn):
            found_in(left, right)
            return
        for one, other in ((left, right), (right, left)):
            if isinstance(one, Shape) and isinstance(other, Known):
                one.compared(other.value)
            elif isinstance(one, Shape) and isinstance(other, Several | Many):
                one.is_a("tuple" if isinstance(other, Several) else "list")

    def computed(self, left: Abstract, op: ast.operator, right: Abstract) -> Abstract:
        for one, other in ((left, right), (right, left)):
            if isinstance(one, Shape):
                computed_with(one, op, other, is_left=one is left)
        if isinstance(left, Known) and isinstance(right, Known):
            return folded(left.value, op, right.value)
        if isinstance(left, Many) or isinstance(right, Many):
            return left if isinstance(left, Many) else right
        if (
            isinstance(left, Thing)
            and (method := self.method(left.made_of, OPERATORS.get(type(op).__name__, ""))) is not None
        ):
            return self.called(Code(method, self.module, left), (right,), {})
        if isinstance(left, Shape) and isinstance(op, ast.Add | ast.Mod) and left.kind in ("list", "str"):
            return left
        return Shape().is_a("number") if not isinstance(left, Known) or not isinstance(left.value, str) else None

    def call(self, node: ast.Call, names: Names) -> Abstract:
        if isinstance(node.func, ast.Attribute):
            owner = self.value(node.func.value, names)
            if not isinstance(owner, Named | Thing | Kind):
                return method_called(self, owner, node.func.attr, *self.handed(node, None, names))
            called = self.attribute(owner, node.func.attr)
        else:
            called = self.value(node.func, names)
        if isinstance(called, Several):  # one of several functions: which one is not known before it runs
            found = [
                self.called(each, *self.handed(node, each, names)) for each in called.parts if isinstance(each, Code)
            ]
            return found[0] if found else None
        arguments, named = self.handed(node, called, names)
        match called:
            case Code():
                return self.called(called, arguments, named)
            case Kind(kind):
                return self.made(kind, arguments, named)
            case Named("builtins.getattr") if len(arguments) > 1 and isinstance(arguments[0], Thing):
                return self.chosen(arguments[0], node.args[1], names)
            case Named(name):
                return named_called(self, name, arguments, named)
            case Shape():
                called.is_a("callable", 3)
        for handed in (*arguments, *named.values()):
            self.applied(handed, None)
        return None

    def handed(self, node: ast.Call, called: Abstract, names: Names) -> tuple[list[Abstract], dict[str, Abstract]]:
        """What a call is made with; `*` and `**` take apart what they are given as the called one's parameters say."""
        given = self.parameters(called)
        arguments: list[Abstract] = []
        for each in node.args:
            found = self.value(_inner(each), names)
            if not isinstance(each, ast.Starred):
                arguments.append(found)
            elif isinstance(found, Several):
                arguments += found.parts
            elif isinstance(found, Shape) and given[len(arguments) :]:
                arguments += taken_apart(found, given[len(arguments) :])
            else:
                arguments.append(self.iterated(found))
        named = {word.arg: self.value(word.value, names) for word in node.keywords if word.arg is not None}
        for word in node.keywords:
            told = self.value(word.value, names) if word.arg is None else None
            if isinstance(told, Shape):
                left = [pair for pair in given[len(arguments) :] if pair[0] not in named]
                named |= {name: told.is_a("dict").entry(name, optional=not is_needed) for name, is_needed in left}
        return arguments, named

    def parameters(self, called: Abstract) -> list[tuple[str, bool]]:
        """Names of what a function or class of the file takes by position, each with whether it must be given."""
        match called:
            case Code(node, _, owner):
                given = node.args
                names = [each.arg for each in (*given.posonlyargs, *given.args)][owner is not None :]
                return [(name, name not in default_nodes(given)) for name in names]
            case Kind(kind) if (method := self.method(kind, "__init__")) is not None:
                return self.parameters(Code(method, self.module, Thing(kind)))
            case Kind(kind) if not is_enum(kind):
                fields = [n for each in self.lineage(kind) for n in each.body if isinstance(n, ast.AnnAssign)]
                return [(n.target.id, n.value is None) for n in fields if isinstance(n.target, ast.Name)]
        return []

    def chosen(self, owner: Thing, asked: ast.expr, names: Names) -> Abstract:
        """`getattr(owner, f"on_{name}")`: the methods that it may give, whose names say what the name may be."""
        before, middle, after = around_name(asked)
        methods = {n.name: n for each in self.lineage(owner.made_of) for n in each.body if isinstance(n, Function)}
        fitting = [name for name in methods if name.startswith(before) and name.endswith(after) and name[:2] != "__"]
        shape = self.value(middle, names)
        if isinstance(shape, Shape):
            shape.is_a("str").compared(*(name.removeprefix(before).removesuffix(after) for name in fitting))
        return Several([Code(methods[name], self.module, owner) for name in fitting[:MOST_CHOSEN]])

    def applied(self, called: Abstract, *arguments: Abstract) -> Abstract:
        """What a function that was handed over gives; nothing where it is none."""
        if isinstance(called, Code):
            return self.called(called, arguments, {})
        if isinstance(called, Kind):
            return self.made(called.node, arguments, {})
        if isinstance(called, Named):
            return named_called(self, called.name, list(arguments), {})
        return None

    # -- annotations ---------------------------------------------------------------------------------------------------

    def annotated(self, shape: Abstract, node: ast.expr | None) -> None:
        """What an annotation says."""
        if not isinstance(shape, Shape) or node is None:
            return
        match node:
            case ast.Constant(value=str() as text):
                tree = parsed(text)
                if tree is not None and len(tree.body) == 1 and isinstance(tree.body[0], ast.Expr):
                    self.annotated(shape, tree.body[0].value)
            case ast.Constant(value=None):
                shape.is_a("NoneType", 1)
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                self.annotated(shape, left)
                self.annotated(shape, right)
            case ast.Subscript(value=of, slice=inner):
                self.annotated_of(shape, ast.unparse(of).rpartition(".")[2], inner)
            case ast.Name() | ast.Attribute():
                name = ast.unparse(node).rpartition(".")[2]
                kind = self.kind_of(name) or ANNOTATIONS.get(name, "")
                if kind:
                    shape.is_a(kind, 5)

    def annotated_of(self, shape: Shape, name: str, inner: ast.expr) -> None:
        parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
        match ANNOTATIONS.get(name, name):
            case "Optional" | "Union" | "Annotated" | "Final":
                for part in parts if name == "Union" else parts[:1]:
                    self.annotated(shape, part)
            case "Literal":
                shape.compared(*(v for part in parts if (v := plain_value(part)) is not NOT_PLAIN))
            case "dict" if len(parts) == 2:
                key, value = shape.is_a("dict", 5).entries()
                self.annotated(key, parts[0])
                self.annotated(value, parts[1])
            case "tuple" if not (len(parts) == 2 and isinstance(parts[1], ast.Constant)):
                shape.is_a("tuple", 5).arities.append(len(parts))
                for number, part in enumerate(parts):
                    self.annotated(shape.part(number), part)
            case "list" | "set" | "tuple" | "frozenset" as kind:
                self.annotated(shape.is_a(kind, 5).items(), parts[0])


def inputs_of(source: str, function: Function, around: Sequence[Neighbour] = ()) -> Inputs:
    """What a function of a file takes. `around`: files that it imports from, nearest first."""
    reader = Reader(source, around)
    shapes = reader.read(function)
    given = function.args
    found = {name: reader.value(node, reader.module) for name, node in default_nodes(given).items()}
    defaults = {name: value.value for name, value in found.items() if isinstance(value, Known)}
    words, numbers, examples, tables = said_in(source, function)
    known = {reader.written.get(name, name): node for name, node in reader.classes.items()}
    made = {name: reader.constructor(node) for name, node in known.items()}
    classes, spare = ({name: told[part] for name, told in made.items()} for part in (0, 1))
    members = {name: tuple(members_of(node)) for name, node in known.items() if is_enum(node)}
    return Inputs(shapes, defaults, words, numbers, examples, tables, classes, spare, members)


# -- small readings ----------------------------------------------------------------------------------------------------

BUILTINS = frozenset(dir(__builtins__) if not isinstance(__builtins__, dict) else __builtins__)
DATE_PARTS = frozenset({"year", "month", "day", "hour", "minute", "second"})
ANNOTATIONS = {
    "str": "str", "int": "int", "float": "float", "bool": "bool", "bytes": "bytes", "list": "list", "List": "list",
    "Sequence": "list", "Iterable": "list", "Iterator": "list", "Collection": "list", "MutableSequence": "list",
    "dict": "dict",
    "Dict": "dict", "Mapping": "dict", "MutableMapping": "dict", "tuple": "tuple", "Tuple": "tuple", "set": "set",
    "Set": "set",
    "frozenset": "frozenset", "FrozenSet": "frozenset", "date": "date", "datetime": "datetime",
    "timedelta": "timedelta",
    "Decimal": "Decimal", "None": "NoneType", "Callable": "callable", "Number": "number", "Generator": "list",
    "Path": "Path", "complex": "complex", "Counter": "dict", "deque": "list", "OrderedDict": "dict",
    "AbstractSet": "set",
}  # fmt: skip
OPERATORS = {
    "Add": "__add__",
    "Sub": "__sub__",
    "Mult": "__mul__",
    "Div": "__truediv__",
    "FloorDiv": "__floordiv__",
    "Mod": "__mod__",
}


def default_nodes(given: ast.arguments) -> dict[str, ast.expr]:
    """Parameters that need not be given, and what they then are."""
    names = [each.arg for each in (*given.posonlyargs, *given.args)]
    late = dict(zip(names[len(names) - len(given.defaults) :], given.defaults, strict=True))
    return late | {a.arg: d for a, d in zip(given.kwonlyargs, given.kw_defaults, strict=True) if d is not None}


def like(shape: Shape, value: Any) -> None:
    """A value that the place may have says what kind it is."""
    kind = type(value).__name__
    if value is not None:
        shape.is_a(kind, 2)
    if kind in ("int", "float", "str", "bool", "NoneType"):
        shape.compared(value)
    elif isinstance(value, dict):
        for name, part in list(value.items())[:20]:
            if isinstance(name, str):
                like(shape.entry(name, optional=True), part)
    elif isinstance(value, list | tuple | set):
        for part in list(value)[:20]:
            like(shape.items(), part)


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


def is_hashable(value: Any) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True


def is_enum(kind: ast.ClassDef) -> bool:
    return any("Enum" in ast.unparse(base) or "Flag" in ast.unparse(base) for base in kind.bases)


def is_given(field: ast.AnnAssign) -> bool:
    """Whether a field of a dataclass is one that its constructor takes."""
    is_own = isinstance(field.value, ast.Call) and any(
        word.arg == "init" and plain_value(word.value) is False for word in field.value.keywords
    )
    return not is_own and "ClassVar" not in ast.unparse(field.annotation)


def members_of(kind: ast.ClassDef) -> Iterator[str]:
    """Names of an enumeration's members."""
    for node in kind.body:
        if isinstance(node, ast.Assign):
            yield from (t.id for t in node.targets if isinstance(t, ast.Name) and not t.id.startswith("_"))


def written_elsewhere(module: str, name: str) -> str:
    """How a name of another module is written where nothing of it was imported."""
    return f"__import__({module!r}, fromlist=['']).{name}"


def _inner(node: ast.expr) -> ast.expr:
    return node.value if isinstance(node, ast.Starred) else node


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


def looked_up(known: Any, index: Abstract) -> Abstract:
    """An item of a value that stands in the code."""
    if isinstance(index, Shape):
        if isinstance(known, dict):
            index.compared(*list(known)[:24])
            return Known(next(iter(known.values()))) if known else None
        index.is_a("int")
        index.compared(*range(min(len(known), 3)) if isinstance(known, list | tuple | str) else ())
        return None
    try:
        return Known(known[index.value]) if isinstance(index, Known) else None
    except (TypeError, LookupError):
        return None


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
