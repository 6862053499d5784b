"""Classes of the program: made by Python's own machinery out of what their bodies hold, their methods interpreted.

So dataclasses, enums, named tuples, properties and inheritance are what they are in Python. Knows class statements; not
how functions run.
"""

import abc
import ast
import dataclasses
import sys
import types
import typing
from typing import Any, Final

from ndb.predict.reckon.activations import Code, Frame, Scope
from ndb.predict.reckon.calling.python_calls import Calls
from ndb.predict.reckon.doubt import NotKnown, Raised, native
from ndb.predict.reckon.program.program_text import docstring_of, static_attributes
from ndb.trace.state import Event

_NEVER = frozenset({"__getattribute__", "__del__", "__instancecheck__", "__subclasscheck__", "__mro_entries__"})
"""What a class of the program may not have if it is to be known."""
_TELLS_PLACE: Final = sys.version_info >= (3, 13)
"""Whether the namespace of a class has its first line and what its methods bind."""


class Classes(Calls):
    """Class statements."""

    class_cell: "list[type] | None" = None
    class_nodes: dict[type, ast.ClassDef]
    """What the text has of each class."""
    installed_classes: set[type]
    """Those of modules that are installed."""

    def define_class(self, node: ast.ClassDef, scope: Scope) -> None:
        decorators = [self.value(each, scope) for each in node.decorator_list]
        self.at(node.lineno)
        bases = [self.value(each, scope) for each in node.bases]
        named = {each.arg or "": self.value(each.value, scope) for each in node.keywords}
        if "" in named or not self._is_known_metaclass(named.get("metaclass", type)):
            raise NotKnown("a class with a metaclass")
        if any(base in self.special for base in bases if isinstance(base, types.FunctionType)):
            raise NotKnown("a class derived from what is another one here")
        self.at(node.lineno)
        self.is_spoiled = self.is_spoiled or any(map(self.is_own, bases))  # they know what is derived from them
        cell: list[type] = []
        before, self.class_cell = self.class_cell, cell
        self.classes_begun += 1
        try:
            made: Any = native(
                types.new_class, node.name, tuple(bases), named, lambda space: self._fill(node, scope, space)
            )
        finally:
            self.class_cell = before
            self.classes_begun -= 1
        self.own_classes.add(made)
        self.class_nodes[made] = node
        if not self.text.is_told:
            self.installed_classes.add(made)
        cell.append(made)
        for decorator, each in zip(reversed(decorators), reversed(node.decorator_list), strict=True):
            self.at(each.lineno)
            made = self.call(decorator, [made], {})
            if isinstance(made, type):
                self.own_classes.add(made)
                self.class_nodes[made] = node
        self.at(node.lineno)
        self.store(node.name, made, scope)

    def _is_known_metaclass(self, value: Any) -> bool:
        """Whether classes are made by Python's own, or by a class of the program's that is derived from it."""
        return value in (type, abc.ABCMeta) or (isinstance(value, type) and self.is_own(value))

    def _fill(self, node: ast.ClassDef, scope: Scope, space: Any) -> None:
        """Run the body of a class, in a frame of its own, in the namespace that Python has prepared for it."""
        space["__module__"] = "__main__"
        info = self.text.info(node)
        space["__qualname__"] = self.text.qualified_name(node)
        if _TELLS_PLACE:
            space["__firstlineno__"] = min([node.lineno, *(each.lineno for each in node.decorator_list)])
        if (words := docstring_of(node)) is not None:
            space["__doc__"] = words
        inner = Scope(space, self.text.names(node), scope, is_class=True)
        code = Code(node, self.text, node.name, scope, {}, info, False, None, node.name)
        frame = Frame(code, inner, self.depth_of(code))
        outer, self.frame = self.frame, frame
        try:
            self.tell_call(frame)
            for _ in self.block(node.body, frame):
                raise NotKnown("a yield")
            if _TELLS_PLACE:
                space["__static_attributes__"] = static_attributes(node)
            self.tell(Event.RETURN, types.CellType() if _has_cell(node) else None)
        except Raised as raised:
            self.left_by(frame, raised.error)
            raise raised.error from None
        finally:
            self.frame = outer
        if _NEVER & set(space) or (type(space) is not dict and self.is_own(space)):
            raise NotKnown("a class with special methods")


def _has_cell(node: ast.ClassDef) -> bool:
    """Whether methods of a class ask which class they belong to."""
    names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    return bool(names & {"super", "__class__"})


def annotation_of(node: ast.expr) -> Any:
    """What an annotation is to a dataclass or named tuple: whether it is a variable of the class."""
    text = ast.unparse(node).strip("'\"")
    if text.startswith(("ClassVar", "typing.ClassVar")):
        return typing.ClassVar
    if text in ("KW_ONLY", "dataclasses.KW_ONLY"):
        return dataclasses.KW_ONLY
    if text.startswith(("InitVar", "dataclasses.InitVar")):
        return dataclasses.InitVar[object]
    if "InitVar" in text or "KW_ONLY" in text:
        raise NotKnown("a dataclass with other fields")
    return object
