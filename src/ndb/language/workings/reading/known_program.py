"""What the text of a program says, for whoever follows a walk through it: its functions, classes, names and constants.

Knows syntax trees and what others have found in them; no states. What was told comes in as values.
"""

import ast
from collections.abc import Iterable, Mapping

from ndb.language.line.value_texts import DEEPEST_KNOWN, depth_of, is_named_thing, is_plain_text
from ndb.language.objects.classes import classes_of, special_method
from ndb.language.objects.constructed import constructors_of
from ndb.language.objects.enums import members_of
from ndb.language.objects.mutations import mutations_of
from ndb.language.objects.value_parts import attributes_of, class_of
from ndb.language.workings.library.patterns import bound_matches
from ndb.language.workings.reading.calls import is_header, spreads
from ndb.language.workings.reading.program_names import NAMED, constants_of, functions_of_lines, loops_that_rebind
from ndb.source.flow import Flow
from ndb.source.parse import parsed_expression, walk_text


class KnownProgram:
    """The code of a walk."""

    def __init__(self, code: str, flow: Flow | None, is_all: bool) -> None:
        """`is_all`: whether the code is all there is of the program."""
        self.code, self.flow = code, flow
        self._whole = code if is_all else ""  # hidden methods may do anything
        self.classes = classes_of(self._whole)
        self.mutations = mutations_of(code, self.classes)
        self.matches = bound_matches(code) if "re." in code else {}
        """By name of a variable: the text of the pattern of which it is a match."""
        self.own = frozenset(node.name for node in walk_text(code) if isinstance(node, NAMED))
        """The names of its functions and classes."""
        self.functions = [scope.name for scope in flow.scopes] if flow is not None else []
        self.constants = constants_of(code) if is_all else {}
        self._rebinding, self._of_line = loops_that_rebind(code), functions_of_lines(code)

    def rebinds(self, line: int) -> bool:
        """Whether the body of a loop binds a variable that its header reads."""
        return line in self._rebinding

    def function_at(self, line: int) -> int:
        """Where the innermost function around a line begins."""
        return self._of_line[line] if line < len(self._of_line) else 0

    def has_function(self, name: str) -> bool:
        return self.flow is not None and any(scope.name == name for scope in self.flow.scopes)

    def is_generator(self, name: str | None) -> bool:
        return self.flow is not None and any(scope.name == name and scope.resumes for scope in self.flow.scopes)

    def member(self, name: str) -> str | None:
        """What `Color.RED` is, or `Color["red"]` as `Color.'red'`: a member of an enumeration."""
        return members_of(self._whole).get(name)

    @property
    def plain_functions(self) -> frozenset[str]:
        """The names of those whose call gives what they return, each the only one of its name."""
        nodes = [node for node in walk_text(self.code) if isinstance(node, NAMED)]
        names = [node.name for node in nodes]
        return frozenset(
            node.name
            for node in nodes
            if isinstance(node, ast.FunctionDef)
            and names.count(node.name) == 1
            and not node.decorator_list
            and not self.is_generator(node.name)
        )

    @property
    def members(self) -> frozenset[str]:
        """What those of its enumerations are shown as."""
        return frozenset(members_of(self._whole).values())

    def made(self, name: str, given: list[str], by_name: dict[str, str]) -> str | None:
        """What the call of a class gives; None where that is not known, or might be shown cut."""
        made = constructors_of(self._whole).made(name, given, by_name)
        return made if made is not None and depth_of(made) <= DEEPEST_KNOWN else None

    def function_called(
        self, call: ast.expr | None, values: Mapping[str, str]
    ) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """The function of the program that an expression enters, if it is known which; `values`: what was told."""
        match call:
            case ast.Call(args=args, keywords=named) if spreads(args, named):
                return None  # what is spread out may be drawn from a function first
            case ast.Call(func=ast.Attribute(value=owner, attr=name)):
                told = values.get(ast.unparse(owner), "")
                is_own = name in (attributes_of(told) or ())  # the object itself has another one
                return self.classes.method(class_of(told) or "", name) if not is_own else None
            case ast.Call(func=ast.Name(id=name), args=[ast.Name(id=of)]) if special := special_method(call):
                is_builtin = name not in self.own
                return self.classes.method(class_of(values.get(of, "")) or "", special) if is_builtin else None
            case ast.Call(func=ast.Name(id=name)):
                return self.classes.init_of(name) or self.classes.function(name)
            case ast.Attribute(value=owner, attr=name):
                return self.classes.getter(class_of(values.get(ast.unparse(owner), "")) or "", name)
        return None

    def enters_own_above(self, name: str, lines: Iterable[int]) -> bool:
        """Whether `super().name(…)` at one of these lines may enter a function of the program's."""
        classes = [node for node in walk_text(self.code) if isinstance(node, ast.ClassDef)]
        around = [c.name for c in classes for line in lines if c.lineno <= line <= (c.end_lineno or 0)]
        return self.has_function(name) and (len(around) != 1 or self.classes.enters_own(around[0], name))

    def enters(self, text: str, header: str) -> bool:
        """Whether a call enters the function that begins with this line, by its name."""
        match parsed_expression(f"({text}\n)"):
            case ast.Call(func=ast.Name(id=name)) if is_header(header, "__init__"):
                return self.classes.init_of(name) is not None
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                return is_header(header, name)
        return False

    def is_drawn(self, header: str) -> bool:
        """Whether a generator runs, or goes on: its call was evaluated before."""
        scopes = self.flow.scopes_starting(header) if self.flow is not None else []
        return not scopes or any(scope.resumes for scope in scopes)

    def attribute(self, text: str, values: Mapping[str, str]) -> str | None:
        """What `object.attribute` gives, where the object was told with its attributes."""
        match parsed_expression(text):
            case ast.Attribute(value=ast.Name() | ast.Attribute() as owner, attr=name):
                return self.classes.read(values.get(ast.unparse(owner), ""), name)
        return None

    def is_shown_so_inside(self, text: str) -> bool:
        """Whether a value is shown in the same words as a part of another."""
        name = class_of(text)
        is_object = name is not None and self.classes.shows_plainly(name) and attributes_of(text) is not None
        return is_plain_text(text) or (is_object and "..." not in text) or is_named_thing(text)

    def is_put_so(self, text: str) -> bool:
        """The same of a part of something that is itself a part."""
        return self.is_shown_so_inside(text) and depth_of(text) < DEEPEST_KNOWN

    @property
    def may_end_otherwise(self) -> bool:
        """Whether an exception may go on behind a line that raised none."""
        return "finally:" in self.code or "with " in self.code
