"""Whether an `except` takes an exception that was told: by its name, the classes that are shown and Python's own.

Only what cannot be otherwise is said. Knows syntax trees and values as text; no states.
"""

import ast
import builtins
import re
from collections.abc import Mapping
from dataclasses import dataclass

from ndb.language.known.layout import Layout
from ndb.language.known.names_bound import holds_line
from ndb.language.known.raised import is_told, leaves
from ndb.language.known.tables import constant_text
from ndb.source.parse import parsed_expression

_NAMES_OF_SEVERAL = frozenset({"TimeoutError", "ConnectionError"})
"""Of Python's own, those after which libraries have named exceptions that are others."""
_NAME = re.compile(r"([^\W\d]\w*)\(")


@dataclass(frozen=True, slots=True)
class Exceptions:
    """What names of exceptions stand for in one program."""

    classes: Mapping[str, ast.ClassDef]
    """Those of the program, each by a name of its own."""
    bound: frozenset[str]
    """All names that the program binds."""

    def takes(self, handler: ast.ExceptHandler, told: str) -> bool | None:
        """Whether a handler takes an exception that is shown so; None where that is not known."""
        if handler.type is None:
            return True
        found = _NAME.match(told)
        kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
        answers = [self._is(found[1], kind) if found is not None else None for kind in kinds]
        return True if True in answers else None if None in answers else False

    def _is(self, name: str, kind: ast.expr) -> bool | None:
        wanted = kind.id if isinstance(kind, ast.Name) else ""
        above = self._above(name)
        if above is None or not (self._is_builtin(wanted) or wanted in self.classes):
            return None
        return wanted in above

    def _above(self, name: str, deepest: int = 10) -> set[str] | None:
        """The names of a class of exceptions and of all above it; None where not all are known."""
        if name in self.classes and deepest:
            node = self.classes[name]
            found = [self._above(base.id, deepest - 1) if isinstance(base, ast.Name) else None for base in node.bases]
            is_known = bool(found) and not node.keywords and all(each is not None for each in found)
            return {name}.union(*(each or () for each in found)) if is_known else None
        return {each.__name__ for each in getattr(builtins, name).__mro__} if self._is_builtin(name) else None

    def _is_builtin(self, name: str) -> bool:
        kind = getattr(builtins, name, None)
        is_its_name = isinstance(kind, type) and kind.__name__ == name  # IOError is OSError
        is_one = name not in self.bound and name not in _NAMES_OF_SEVERAL
        return is_one and is_its_name and issubclass(kind, BaseException)  # type: ignore[arg-type]


class Handlers:
    """The `except` of one program, by line."""

    def __init__(self, layout: Layout, exceptions: Exceptions) -> None:
        self._layout, self._exceptions = layout, exceptions

    def handled(self, line: int, raised: str, lines: set[int]) -> set[int]:
        """Of the lines that can come behind an `except` at a line, those that do where this was raised."""
        handler = self._handler(line)
        if handler is None:
            return lines
        taken = self._exceptions.takes(handler, raised)
        inside = {each for each in lines if handler.body[0].lineno <= each <= (handler.end_lineno or 0)}
        return lines if taken is None or handler.body[0].lineno == line else inside if taken else lines - inside

    def caught_as(self, line: int, raised: str) -> str | None:
        """The name that an `except` at a line gives what was raised, if it takes it for sure."""
        handler, tree = self._handler(line), parsed_expression(raised)
        is_fixed = isinstance(tree, ast.Call) and not tree.keywords and all(map(constant_text, tree.args))
        if handler is None or not is_fixed:
            return None
        return handler.name if self._exceptions.takes(handler, raised) else None

    def may_catch(self, line: int | None, after: int | None) -> bool:
        """Whether what is raised at a line is caught, or held up, in its function, and comes to this line then."""
        function = self._layout.function_at(line) if line is not None else None
        if function is None or line is None or after is None or self._layout.function_at(after) is not function:
            return False
        kinds = (ast.Try, ast.TryStar, ast.With)
        around = [node for node in ast.walk(function) if isinstance(node, kinds) and holds_line(node, line)]
        return any(node.lineno < line and after > node.lineno - isinstance(node, ast.With) for node in around)

    def is_handler(self, line: int | None) -> bool:
        return line is not None and isinstance(self._layout.statement(line), ast.ExceptHandler)

    def takes(self, line: int | None, raised: str) -> bool | None:
        """Whether the `except` at a line takes what was raised; None where that is not known, or there is none."""
        handler = self._handler(line) if line is not None else None
        return self._exceptions.takes(handler, raised) if handler is not None else None

    def _handler(self, line: int) -> ast.ExceptHandler | None:
        """The `except` that begins at a line; none for an `except*`, which takes parts of what was raised."""
        handler = self._layout.statement(line)
        is_one = isinstance(handler, ast.ExceptHandler) and handler.lineno == line
        is_plain = is_one and isinstance(self._layout.owners.get(id(handler)), ast.Try)
        return handler if is_plain and isinstance(handler, ast.ExceptHandler) else None

    def is_handled_at(self, line: int | None, other: int | None) -> bool:
        """Whether an exception at a line is surely taken in its own function, if another line comes next."""
        function = self._layout.function_at(line) if line is not None else None
        if function is None or line is None or other is None or function is not self._layout.function_at(other):
            return False
        return not self._layout.is_generator(function) and is_told(function, line)

    def leaves(self, line: int, raised: str) -> bool | None:
        """Whether an exception that comes up at a line leaves its function at once."""
        function = self._layout.function_at(line)
        return (
            leaves(function, line, raised) if function is not None and not self._layout.is_generator(function) else None
        )
