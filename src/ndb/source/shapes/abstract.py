"""What an expression stands for while code is read and not run: places of an input, constants, what the code makes.

None: nothing is known.
"""

import ast
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

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


class Follows(Protocol):
    """Who reads code and can follow what is handed over."""

    def iterated(self, value: Abstract) -> Abstract:
        """What is met when something is walked through."""

    def applied(self, called: Abstract, *arguments: Abstract) -> Abstract:
        """What a function that was handed over gives; nothing where it is none."""


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


def text_of(value: Abstract) -> str | None:
    """A text that stands in the code."""
    return value.value if isinstance(value, Known) and isinstance(value.value, str) else None


def given_texts(arguments: Sequence[Abstract]) -> None:
    """What methods of texts are given, the first two at least, are texts."""
    for each in arguments[:2]:
        if isinstance(each, Shape) and not each.kinds.get("int"):
            each.is_a("str", 2)
