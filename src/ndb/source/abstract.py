"""What an expression stands for while code is read and not run: places of an input, constants, what the code makes.

None: nothing is known. For read_shapes.py and shape_calls.py, which share them.
"""

import ast
from dataclasses import dataclass, field
from typing import Any

from ndb.source.functions import Function
from ndb.source.shape import Format, Shape


@dataclass(slots=True, eq=False)
class Known:
    """A value that stands in the code."""

    value: Any


@dataclass(slots=True, eq=False)
class Named:
    """Something of a module: `datetime.date`."""

    name: str


@dataclass(slots=True, eq=False)
class Many:
    """A collection that the code makes; `item`: what is put into it."""

    item: "Abstract" = None


@dataclass(slots=True, eq=False)
class Table:
    """A dict that the code makes."""

    key: "Abstract" = None
    value: "Abstract" = None
    entries: dict[Any, "Abstract"] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Several:
    """A tuple that the code makes."""

    parts: list["Abstract"]


@dataclass(slots=True, eq=False)
class Thing:
    """An object of a class of the file."""

    made_of: ast.ClassDef
    attributes: dict[str, "Abstract"] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Code:
    """A function or lambda, where it was made, and the object it belongs to."""

    node: Function | ast.Lambda
    names: "Names"
    owner: "Thing | None" = None


@dataclass(slots=True, eq=False)
class Kind:
    """A class of the file."""

    node: ast.ClassDef


@dataclass(slots=True, eq=False)
class Pattern:
    """A regular expression."""

    text: str


@dataclass(slots=True, eq=False)
class Matched:
    """A match of a place of the input."""

    read: Format


Abstract = Shape | Known | Named | Many | Table | Several | Thing | Code | Kind | Pattern | Matched | None


class Names:
    """The variables of a scope, and those around it."""

    def __init__(self, around: "Names | None" = None) -> None:
        self.own: dict[str, Abstract] = {}
        self.around = around

    def get(self, name: str) -> Abstract:
        scope: Names | None = self
        while scope is not None:
            if name in scope.own:
                return scope.own[name]
            scope = scope.around
        return None
