"""What is read and set of values: attributes, and names that are private to a class.

Of Python's own values what pure_library.py allows; of the program's whatever is data or a method. Knows values; no
syntax.
"""

import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import MutableMapping
from types import BuiltinFunctionType, FunctionType, MethodType, SimpleNamespace
from typing import Any, Final
from xml.etree.ElementTree import Element

from ndb.predict.reckon.activations import Frame, Scope
from ndb.predict.reckon.allowed import databases
from ndb.predict.reckon.allowed import pure_library as library
from ndb.predict.reckon.allowed.pure_library import Library
from ndb.predict.reckon.allowed.special_names import is_special
from ndb.predict.reckon.doubt import NotKnown, native
from ndb.predict.reckon.shown.shown_values import (
    UNSEEN,
    FrameView,
    Globals,
    Hidden,
    Loaded,
    Outside,
    OwnModule,
    Unseen,
)

_OPEN: Final = (SimpleNamespace, FunctionType, threading.local, Element)
"""Types of Python's whose objects' attributes a program sets."""
_NAMING: Final = frozenset({"__name__", "__qualname__", "__doc__"})
"""What a function is called, and what it says of itself."""
_OF_FUNCTIONS: Final = frozenset({"__name__", "__qualname__", "__doc__", "__module__", "__wrapped__"})
"""What functions have, and objects that stand for functions."""
_DUNDERS: Final = frozenset(
    {"__init__", "__post_init__", "__str__", "__repr__", "__eq__", "__lt__", "__le__", "__gt__", "__ge__", "__ne__",
     "__len__", "__iter__", "__next__", "__enter__", "__exit__", "__call__", "__getitem__", "__setitem__",
     "__delitem__", "__contains__", "__add__", "__sub__", "__mul__", "__bool__", "__missing__",
     "__setattr__", "__new__", "__members__", "__format__", "__init_subclass__", "__subclasses__", "__set_name__",
     "__class_getitem__"}
)  # fmt: skip
"""Special names that may be written out, where they are a class's of the program's, or of what it inherits from."""
_BASES: Final = (dict, list, set, frozenset, tuple, str, bytes, int, float, property)
_OF_OBJECT: Final = frozenset(
    {"__setattr__", "__init__", "__new__", "__hash__", "__eq__", "__ne__", "__init_subclass__"}
)
_UNBOUND: Final = frozenset(
    {"__init__", "__new__", "__str__", "__repr__", "__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__",
     "__len__", "__iter__", "__contains__", "__getitem__", "__setitem__", "__delitem__", "__add__", "__sub__",
     "__mul__", "__or__", "__and__", "__get__", "__format__", "append", "extend", "insert", "pop", "remove",
     "update", "get", "setdefault", "keys", "values", "items", "add", "discard", "fromkeys", "sort", "copy", "clear"}
)  # fmt: skip
"""Methods that may be called by the name of one of Python's own classes."""


class Attributes(ABC):
    """Attributes of one program's values."""

    frame: Frame
    own_classes: set[type]
    classes_begun = 0
    """Class statements that are under way."""
    is_spoiled = False
    """Whether a class or a function may have become another one than it was when the program began."""
    wrapped: MutableMapping[Any, Any]
    """Functions by those that wrap them."""

    def __init__(self) -> None:
        self.redirected: dict[str, list[Any]] = {"stdout": [], "stderr": []}
        """Where what is written goes instead."""
        self.has_read = False
        """Whether it goes on with values of which only the texts were there."""

    @abstractmethod
    def check_change(self, value: Any) -> None: ...

    @abstractmethod
    def loaded(self) -> Loaded: ...

    @abstractmethod
    def place_of(self, function: Any, name: str) -> str: ...

    @abstractmethod
    def annotations_of(self, function: Any) -> Any: ...

    @abstractmethod
    def docstring_of(self, function: Any) -> str | None: ...

    def _private(self, name: str, scope: Scope) -> str:
        """A variable as a class that it is private to calls it."""
        found = self.mangled(name)
        if found != name and not scope.is_class:
            raise NotKnown("a private variable")
        return found

    def store(self, name: str, value: Any, scope: Scope) -> None:
        """Bind a variable."""
        scope.store(self._private(name, scope), value)

    def mangled(self, name: str) -> str:
        inside = self.frame.code.class_name
        if inside and name.startswith("__") and not name.endswith("__"):
            return f"_{inside.lstrip('_')}{name}"
        return name

    def attribute(self, owner: Any, name: str) -> Any:
        if name == "pytestmark":
            raise NotKnown("the marks of a test")
        if type(owner) is FrameView and name == "f_globals":
            return Globals(owner.frame.code.scope.module)
        if type(owner) is Globals and name == "get":
            return owner.get
        if type(owner) is Library:
            if (owner.name, name) == ("sys", "modules"):
                return self.loaded()
            if owner.name == "sys" and self.redirected.get(name):
                return self.redirected[name][-1]
            if name not in owner.contents:
                raise NotKnown(f"{owner.name}.{name}")
            return owner.contents[name]
        if type(owner) is OwnModule:
            return self._variable_of(owner, name)
        if type(owner) is property and name in ("setter", "getter", "deleter"):
            return native(getattr, owner, name)
        if owner is object and name in _OF_OBJECT:
            return getattr(object, name)
        if isinstance(owner, type) and self._is_base(owner) and name in _UNBOUND:
            return native(getattr, owner, name)
        if self.is_own(owner) or type(owner) is super:
            return self._own_attribute(owner, name)
        if type(owner) is FunctionType and name == "__wrapped__" and owner in self.wrapped:
            return self.wrapped[owner]
        if type(owner) is FunctionType and not is_special(name):
            return native(getattr, owner, name)
        if name == "__name__" and isinstance(owner, FunctionType | MethodType | type | BuiltinFunctionType):
            return owner.__name__
        if name in ("__module__", "__qualname__") and type(owner) is FunctionType:
            return self.place_of(owner, name)
        if name == "__annotations__" and type(owner) is FunctionType:
            return self.annotations_of(owner)
        if name == "__class__":
            return type(owner)
        if name == "__doc__" and isinstance(owner, FunctionType | MethodType):
            return self.docstring_of(owner)
        if not library.may_read(owner, name):
            raise NotKnown(f"attribute {name} of {type(owner).__name__}")
        return native(getattr, owner, name)

    @staticmethod
    def _is_base(owner: type) -> bool:
        """Whether methods of one of Python's own classes may be called by its name."""
        return owner in _BASES or (issubclass(owner, BaseException) and owner.__module__ == "builtins")

    @staticmethod
    def _variable_of(module: OwnModule, name: str) -> Any:
        value = module.scope.variables.get(name, UNSEEN)
        if type(value) in (Hidden, Unseen, Outside):
            raise NotKnown(f"{module.name}.{name} is not known")
        return value

    def _is_defined(self, owner: Any, name: str) -> bool:
        """Whether a class of the program's says what a special name is."""
        if type(owner) is super:
            asked: Any = owner
            order = asked.__self_class__.__mro__
            order = order[order.index(asked.__thisclass__) + 1 :]
        else:
            order = (owner if isinstance(owner, type) else type(owner)).__mro__
        first = next((base for base in order if name in vars(base)), None)
        return first in self.own_classes and type(vars(first)[name]) is FunctionType

    def _own_attribute(self, owner: Any, name: str) -> Any:
        """Of a class of the program's, or of an object of one."""
        if name == "__class__" and type(owner) is not super:
            return type(owner)
        if name == "__name__" and isinstance(owner, type):
            return owner.__name__
        if name == "__subclasses__" and isinstance(owner, type):
            derived: list[type] = type.__subclasses__(owner)
            names = [each.__qualname__ for each in derived]
            if len(set(names)) < len(names):
                raise NotKnown("which classes are still there")
        if name == "__dict__" and type(owner) is not super and not isinstance(owner, type):
            self.check_change(owner)  # whoever has it can change the object
            if self.has_read:
                raise NotKnown("in which order attributes were set")
            return native(getattr, owner, name)
        if name in _OF_FUNCTIONS and name in getattr(owner, "__dict__", ()) and not isinstance(owner, type):
            return vars(owner)[name]
        if self._is_defined(owner, name):
            return native(getattr, owner, name)
        if is_special(name) and (name not in _DUNDERS or not (isinstance(owner, type) or hasattr(owner, name))):
            raise NotKnown(f"attribute {name}")
        return native(getattr, owner, name)

    def is_own(self, value: Any) -> bool:
        """Whether a value is a class of the program's, or of one."""
        cls = value if isinstance(value, type) else type(value)
        if cls not in self.own_classes and self.classes_begun and cls.__module__ == "__main__":
            self.own_classes.add(cls)  # its statement is under way: only classes of the program's have this module
        return cls in self.own_classes

    def set_attribute(self, owner: Any, name: str, value: Any) -> None:
        if type(owner) is OwnModule and not name.startswith("__"):
            owner.scope.variables[name] = value
            return
        if isinstance(owner, sqlite3.Connection) and name in databases.SETTABLE:
            native(setattr, owner, name, value)
            return
        if not self.is_own(owner) and type(owner) not in _OPEN:
            raise NotKnown(f"setting {name} of {type(owner).__name__}")
        is_named = type(owner) is FunctionType and name in _NAMING and type(value) is str
        if name == "__module__" and isinstance(owner, type) and type(value) is str:
            return  # it is shown nowhere, and not read
        is_named = is_named or name == "__doc__"
        is_named = is_named or (name == "__class__" and self.is_own(owner) and self.is_own(value))
        is_named = is_named or (name in _OF_FUNCTIONS and self.is_own(owner) and not isinstance(owner, type))
        if is_special(name) and not is_named:
            raise NotKnown(f"setting {name}")
        self.check_change(owner)
        self.is_spoiled = self.is_spoiled or isinstance(owner, type | FunctionType)
        native(setattr, owner, name, value)
