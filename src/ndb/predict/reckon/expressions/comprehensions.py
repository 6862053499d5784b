"""Comprehensions, interpreted: their rounds in the order in which they really happen.

A generator expression is only made here; its rounds come when something draws from it. Knows syntax and scopes; what
else there is of expressions is evaluating.py's.
"""

import ast
from abc import abstractmethod
from collections.abc import Callable, Iterator
from typing import Any

from ndb.predict.reckon.activations import Scope
from ndb.predict.reckon.doubt import NotKnown, is_unordered, native
from ndb.predict.reckon.expressions.evaluating import Expressions


class Comprehensions(Expressions):
    """One program's comprehensions."""

    @abstractmethod
    def make_generator(self, node: ast.GeneratorExp, scope: Scope, items: Any) -> Any: ...

    def _ListComp(self, node: ast.ListComp, scope: Scope) -> Any:
        return [self.value(node.elt, inner) for inner in self._rounds(node, scope)]

    def _SetComp(self, node: ast.SetComp, scope: Scope) -> Any:
        made: set[Any] = set()
        for inner in self._rounds(node, scope, is_set=True):
            native(made.add, self.value(node.elt, inner))
        return made

    def _DictComp(self, node: ast.DictComp, scope: Scope) -> Any:
        made: dict[Any, Any] = {}
        for inner in self._rounds(node, scope):
            key = self.value(node.key, inner)
            native(made.__setitem__, key, self.value(node.value, inner))
        return made

    def _rounds(self, node: Any, scope: Scope, is_set: bool = False) -> Iterator[Scope]:
        first = self.value_of_constants(node.generators[0].iter, scope)
        inner = Scope({}, self.text.names(node), scope, is_comprehension=True)
        self._here(node)
        yield from self.clauses(node.generators, inner, first)

    def clauses(
        self, generators: list[ast.comprehension], inner: Scope, first: Any, again: Callable[[], None] | None = None
    ) -> Iterator[Scope]:
        """The rounds of some clauses; `again` is told where one of them is gone back to."""
        clause, *rest = generators
        if clause.is_async:
            raise NotKnown("async")
        for item in self.each(first):
            self.bind(clause.target, item, inner)
            if self.parts:
                self.tell_part(clause, self._bound_by(clause.target, inner))
            if all(self.truth(test, inner) for test in clause.ifs):
                if rest:
                    yield from self.clauses(rest, inner, self.value(rest[0].iter, inner), again)
                else:
                    yield inner
            if again is not None:
                again()

    def _GeneratorExp(self, node: ast.GeneratorExp, scope: Scope) -> Any:
        if _is_async(node):
            raise NotKnown("an async generator expression")
        self._here(node)  # where it is made; then what it goes through
        first = self.value_of_constants(node.generators[0].iter, scope)
        if is_unordered(first):
            raise NotKnown("the order of a set")
        self._here(node)
        return self.make_generator(node, scope, native(iter, first))

    def _bound_by(self, target: ast.expr, inner: Scope) -> Any:
        """What a clause has bound: several names as a tuple."""
        match target:
            case ast.Name(id=name):
                return self.look_up(name, inner)
            case ast.Tuple(elts=parts) | ast.List(elts=parts):
                found: list[Any] = []
                for part in parts:
                    is_star = isinstance(part, ast.Starred)
                    value = self._bound_by(part.value if isinstance(part, ast.Starred) else part, inner)
                    found += value if is_star else [value]
                return tuple(found)
        raise NotKnown("a target")


def _is_async(node: ast.GeneratorExp) -> bool:
    """Whether what a generator expression makes is an async generator."""
    first = {id(each) for each in ast.walk(node.generators[0].iter)}
    if any(clause.is_async for clause in node.generators):
        return True
    return any(_stops(each) for each in ast.walk(node) if id(each) not in first)


def _stops(node: ast.AST) -> bool:
    return isinstance(node, ast.Await) or (isinstance(node, ast.comprehension) and bool(node.is_async))
