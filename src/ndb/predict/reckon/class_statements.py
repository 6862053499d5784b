"""Classes of the program: made by Python's own machinery out of what their bodies hold, their methods interpreted.

So dataclasses, enums, named tuples, properties and inheritance are what they are in Python. Knows class statements; not
how functions run.
"""

import abc
import ast
import types
import typing
from typing import Any

from ndb.predict.reckon.activations import Scope
from ndb.predict.reckon.calling import Calls
from ndb.predict.reckon.doubt import NotKnown, Raised, native

_NEVER = frozenset({"__getattribute__", "__del__", "__prepare__", "__instancecheck__", "__subclasscheck__"})
"""What a class of the program may not have if it is to be known."""


class Classes(Calls):
    """Class statements."""

    class_cell: "list[type] | None" = None

    def define_class(self, node: ast.ClassDef, scope: Scope) -> None:
        decorators = [self.value(each, scope) for each in node.decorator_list]
        bases = [self.value(each, scope) for each in node.bases]
        named = {each.arg or "": self.value(each.value, scope) for each in node.keywords}
        if "" in named or named.get("metaclass", abc.ABCMeta) is not abc.ABCMeta:
            raise NotKnown("a class with a metaclass")
        cell: list[type] = []
        before, self.class_cell = self.class_cell, cell
        self.silent += 1  # nothing of a class body is told: who steps through one asks the model
        try:
            made: Any = native(
                types.new_class, node.name, tuple(bases), named, lambda space: self._fill(node, scope, space)
            )
        finally:
            self.class_cell = before
            self.silent -= 1
        self.own_classes.add(made)
        cell.append(made)
        for decorator in reversed(decorators):
            made = self.call(decorator, [made], {})
            if isinstance(made, type):
                self.own_classes.add(made)
        scope.store(node.name, made)

    def _fill(self, node: ast.ClassDef, scope: Scope, space: Any) -> None:
        """Run the body of a class in the namespace that Python has prepared for it."""
        space["__module__"] = "__main__"
        space["__qualname__"] = node.name
        names = self.text.names(node)
        inner = Scope(space, names, scope, is_class=True)
        annotations: dict[str, Any] = {}
        for statement in node.body:
            match statement:
                case ast.Pass() | ast.Expr(value=ast.Constant()):
                    continue
                case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=value):
                    annotations[name] = _annotation(annotation)
                    if value is not None:
                        space[name] = self.value(value, inner)
                case _:
                    self._one(statement, inner)
        if annotations:
            space["__annotations__"] = annotations
        if _NEVER & set(space):
            raise NotKnown("a class with special methods")

    def _one(self, statement: ast.stmt, inner: Scope) -> None:
        frame = self.frame
        outer = frame.scope
        frame.scope = inner
        try:
            for _ in self.block([statement], frame):
                raise NotKnown("a yield")
        except Raised as raised:
            raise raised.error from None
        finally:
            frame.scope = outer


def _annotation(node: ast.expr) -> Any:
    """What an annotation is to a dataclass or named tuple: whether it is a variable of the class."""
    text = ast.unparse(node).strip("'\"")
    if text.startswith(("ClassVar", "typing.ClassVar")):
        return typing.ClassVar
    if "InitVar" in text or "KW_ONLY" in text:
        raise NotKnown("a dataclass with other fields")
    return object
