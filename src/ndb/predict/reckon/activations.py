"""What the interpreter knows of running code: scopes with their variables, activations, and the states it tells.

Knows no syntax but the nodes that scopes come from.
"""

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ndb.predict.reckon.doubt import NotKnown
from ndb.predict.reckon.program.program_text import Names, ProgramText, ScopeNode
from ndb.trace.scopes import CodeInfo
from ndb.trace.state import Event

UNBOUND = object()


@dataclass(slots=True, eq=False)
class Scope:
    """Variables, and where names that are not among them are looked for."""

    variables: dict[str, Any]
    names: Names
    outer: "Scope | None"
    """None for the module's."""
    is_class: bool = False
    is_comprehension: bool = False

    def find(self, name: str) -> "Scope | None":
        """The scope that a name belongs to, None if it is one of Python's own."""
        scope: Scope | None = self
        is_first = True
        while scope is not None and scope.outer is not None:
            names = scope.names
            if name in names.of_module:
                return scope.module
            is_seen = is_first or not scope.is_class
            if is_seen and (name in scope.variables if scope.is_class else name in names.own):
                return scope
            is_first = False
            scope = scope.outer
        return scope if scope is not None and name in scope.variables else None

    @property
    def module(self) -> "Scope":
        scope = self
        while scope.outer is not None:
            scope = scope.outer
        return scope

    def store(self, name: str, value: Any) -> None:
        names = self.names
        if self.outer is None or self.is_class or name in names.own:
            self.variables[name] = value
        elif name in names.of_module:
            self.module.variables[name] = value
        elif self.is_comprehension:
            self.outer.store(name, value)  # what `:=` binds is the function's
        else:
            found = self.outer.find(name)
            if found is None:
                raise NotKnown(name)
            found.variables[name] = value


@dataclass(frozen=True, slots=True, eq=False)
class Code:
    """A function as the text has it, and what was there when it was defined."""

    node: ScopeNode
    text: ProgramText
    """The file that it stands in."""
    name: str
    scope: Scope
    """Where it was defined."""
    defaults: Mapping[str, Any]
    info: CodeInfo | None
    is_generator: bool
    of_class: "list[type] | None" = None
    """The class that it is a method of, once there is one."""
    class_name: str = ""
    functions: list[Any] = field(default_factory=list)
    """The function of Python's that stands for it, once there is one."""

    @property
    def given_name(self) -> str:
        """What generators and coroutines are called that it makes: a decorator may have named it anew."""
        return str(self.functions[0].__name__) if self.functions else self.name

    @property
    def line(self) -> int:
        return getattr(self.node, "lineno", 0)

    @property
    def end_line(self) -> int:
        """The line of its last instruction."""
        lines = [line for _, _, line in self.info.code.co_lines() if line] if self.info is not None else []
        return lines[-1] if lines else self.line

    def has_line(self, line: int) -> bool:
        """Whether any instruction stands on a line, as far as that is known."""
        return self.info is None or any(line == number for _, _, number in self.info.code.co_lines())


@dataclass(slots=True, eq=False)
class Frame:
    """A function that runs."""

    code: Code
    scope: Scope
    depth: int
    line: int = 0
    """Where it is."""
    told_line: int = 0
    """Where a state told that it is: not every step back to the beginning of a statement is told."""
    span: int = 0
    left_at: int = 0
    """The line on which it is left by an exception, if that is another one."""
    raised: bool = False
    """The last state was an exception: nothing has run since."""
    reported: BaseException | None = None
    """The exception that a state has told of."""
    handled: list[BaseException] = field(default_factory=list)
    """Those that handlers under way have taken."""
    comes_back_to: ast.For | None = None
    """The loop to whose head it has just come from its body, if it was begun there."""
    thrown: bool = False
    """An exception is thrown into it, or into what it waits for, and no state told yet that it goes on."""
    has_listed: bool = False
    """It has asked for all its variables."""
    stopped_at: ast.Yield | None = None
    """Where a generator has stopped."""
    back: "Frame | None" = None
    """Which called it, if nothing of Python's stands between."""


class Yielded:
    """What an async generator gives, beside what it waits for."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value


@dataclass(frozen=True, slots=True)
class Told:
    """A state that the interpreter came to."""

    event: Event
    file: str
    line: int
    depth: int
    locals: Mapping[str, str]
    value: str | None = None
    frame: int = 0
    part: str = ""
    """Of a state inside a line: the text of the expression."""
    generator_line: int = 0
    """Of a state of a generator expression: the line on which that begins."""


@dataclass(frozen=True, slots=True)
class Given:
    """A value that a walk saw where the interpreter did not know on."""

    text: str
    depth: int
    """Of the function that goes on with it."""
    function: str = ""
    """The function of the program that returned it, or..."""
    part: str = ""
    """the expression that has it."""


@dataclass(frozen=True, slots=True)
class Gap:
    """States that it does not tell: of a function at a depth, and of those that it calls."""

    depth: int
    is_inside: bool = False
    """Whether it is only a part of a line whose value has no text that is known."""


def first_parameter(node: ScopeNode) -> str | None:
    args = getattr(node, "args", None)
    if not isinstance(args, ast.arguments):
        return None
    found = [*args.posonlyargs, *args.args]
    return found[0].arg if found else None
