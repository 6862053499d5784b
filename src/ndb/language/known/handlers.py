"""Whether an `except` takes an exception that was told: by its name, the classes that are shown and Python's own.

Only what cannot be otherwise is said. Knows syntax trees and values as text; no states.
"""

import ast
import builtins
import re
from collections.abc import Mapping
from dataclasses import dataclass

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
