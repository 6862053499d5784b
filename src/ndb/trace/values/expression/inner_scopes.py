"""Names that an expression binds itself: in comprehensions, by `:=`, as the parameter of a key to sort by."""

import ast
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from ndb.trace.values.expression.refusal import BadExpression


class InnerScopes:
    """The scopes inside one expression; the innermost that has a name counts."""

    def __init__(self) -> None:
        self._scopes: list[dict[str, Any]] = []

    def of(self, name: str) -> dict[str, Any] | None:
        """The scope that has a name."""
        for scope in self._scopes[::-1]:
            if name in scope:
                return scope
        return None

    def bind(self, name: str, value: Any) -> None:
        """From here on, as far as the scope around reaches."""
        self._scopes.append({name: value})

    @contextmanager
    def parameter(self, name: str, value: Any) -> Iterator[None]:
        self._scopes.append({name: value})
        try:
            yield
        finally:
            self._scopes.pop()

    def rounds(self, generators: list[ast.comprehension], plain: Callable[[ast.expr], Any]) -> Iterator[None]:
        """The rounds of a comprehension, each with its names bound; `plain` evaluates in them."""
        if not generators:
            yield None
            return
        first, *rest = generators
        items = plain(first.iter)
        self._scopes.append({})
        height = len(self._scopes)
        for item in items:
            del self._scopes[height:]
            self._bind_target(first.target, item)
            if all(plain(test) for test in first.ifs):
                yield from self.rounds(rest, plain)
        del self._scopes[height - 1 :]

    def _bind_target(self, target: ast.expr, value: Any) -> None:
        if isinstance(target, ast.Name):
            self._scopes[-1][target.id] = value
        elif isinstance(target, ast.Tuple | ast.List):
            for part, item in zip(target.elts, value, strict=True):
                self._bind_target(part, item)
        else:
            raise BadExpression(f"`{ast.unparse(target)}` cannot be bound here")
