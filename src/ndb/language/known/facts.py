"""What the text of a program says of its lines, once and for all, in parts: what stands where, whom lines can call,
what they can bind and list, which handler takes what, what a line comes to.

An over-approximation, on purpose: only what cannot be otherwise is said. Knows how the parts depend on each other.
"""

import ast
import builtins
from collections.abc import Mapping
from functools import lru_cache

from ndb.language.known.constants import Elsewhere
from ndb.language.known.function_variables import FunctionVariables, names_bound
from ndb.language.known.handlers import Exceptions, Handlers
from ndb.language.known.layout import Layout
from ndb.language.known.names_bound import bound_names, end_of_header, names_of_inner
from ndb.language.known.written_calls import WrittenCalls
from ndb.language.objects.classes import classes_of
from ndb.language.objects.constructed import constructors_of
from ndb.language.objects.mutations import mutations_of
from ndb.language.objects.ownership import Holding, Ownership
from ndb.language.outcome import Outcome
from ndb.source.callees import callees_of

_SPREAD = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.For, ast.With)
"""Statements whose headers can have several lines."""


class Facts:
    """The parts, of one program."""

    def __init__(self, code: str, elsewhere: Elsewhere) -> None:
        self.layout = Layout(code)
        is_all = elsewhere == Elsewhere()
        self._code, self._is_all = code, is_all
        self._classes = classes_of(code if is_all else "")  # hidden methods may do anything
        bound, mutations = names_bound(self.layout) | elsewhere.bound, mutations_of(code, self._classes)
        self._bound = bound
        self.calls = WrittenCalls(self.layout, self._classes, mutations, callees_of(code), bound, is_all)
        self.variables = FunctionVariables(self.layout, self.calls, elsewhere)
        self._ownership = Ownership(mutations.leaves_alone, mutations.own_names, is_all)
        stores = list(bound_names(self.layout.nodes))
        named = {node.name: node for node in self.layout.tree.body if isinstance(node, ast.ClassDef)}
        own = {name: node for name, node in named.items() if stores.count(name) == 1}
        self.handlers = Handlers(self.layout, Exceptions(own, bound))
        self._outcomes: dict[int, Outcome | None] = {}

    def outcome(self, line: int) -> Outcome | None:
        """What can be said of the statement at a line; None where it does not stand there alone, or in no function."""
        if line not in self._outcomes:
            self._outcomes[line] = self._find_outcome(line)
        return self._outcomes[line]

    def held_after(
        self,
        line: int,
        following: int | None,
        before: Holding,
        told: Mapping[str, str],
        now: Mapping[str, str],
        item: int | None,
    ) -> Holding:
        """Who holds what behind a line. `following`: the line that comes then, if it was not left by an exception;
        `item`: which one its loop has bound, if that is known."""
        statement, function = self.layout.statement(line), self.layout.function_at(line)
        if statement is None or function is None or self._holds_several(function, line):
            return Holding(frozenset(), frozenset())
        is_one_line = getattr(statement, "end_lineno", None) == line
        is_done = following is not None and (is_one_line or self.layout.statement(following) is not statement)
        owned = self._ownership.after(statement, before.owned, told, now, is_done)
        single = self._ownership.single_after(statement, before.single, told, now, is_done)
        aliases = self._ownership.aliases_after(statement, before.aliases, told, now, item)
        seen = {name for node in ast.walk(function) if node is not function for name in names_of_inner(node)}
        own = frozenset(name for name in now if name not in seen and self.variables.is_own(line, name))
        return Holding(owned & own, single & own, tuple(each for each in aliases if {each.name, each.root} <= own))

    def untouched(self, line: int, owned: Mapping[str, str]) -> frozenset[str]:
        """Of variables that alone hold what they hold, those that a line cannot change."""
        statement, function = self.layout.statement(line), self.layout.function_at(line)
        if statement is None or function is None or self._holds_several(function, line):
            return frozenset()
        found = self._ownership.untouched(statement, owned)
        return found - self.variables.may_rebind(line)

    def made_bare(self, name: str) -> str | None:
        """How an exception is shown that is made by the name of its class alone."""
        is_known = self._is_all and self._classes.init_of(name) is None
        kind = getattr(builtins, name, None) if is_known and name not in self._bound else None
        if isinstance(kind, type) and issubclass(kind, Exception):
            return f"{kind.__name__}()" if not issubclass(kind, UnicodeError | ExceptionGroup) else None
        return constructors_of(self._code).made(name, [], {}) if is_known else None

    def _holds_several(self, function: ast.AST, line: int) -> bool:
        statements = (node for node in ast.walk(function) if isinstance(node, ast.stmt))
        return sum(node.lineno <= line <= end_of_header(node) for node in statements if node is not function) > 1

    def _find_outcome(self, line: int) -> Outcome | None:
        function, statement = self.layout.function_at(line), self.layout.statement(line)
        if function is None or not isinstance(statement, ast.stmt) or statement.lineno != line:
            return None
        is_one_line = line == (statement.test.end_lineno if isinstance(statement, ast.If | ast.While) else line)
        is_one_line &= not isinstance(statement, _SPREAD) or self.layout.rows[line - 1].rstrip().endswith(":")
        has_body = bool(getattr(statement, "body", None) or getattr(statement, "cases", None))
        is_alone = sum(isinstance(n, ast.stmt) and n.lineno == line for n in ast.walk(function)) == 1
        if not (is_one_line and is_alone and (has_body or statement.end_lineno == line)):
            return None
        return Outcome(function, statement, self.layout.rows[line - 1], self._classes)


@lru_cache(maxsize=32)
def facts_of(code: str, elsewhere: Elsewhere = Elsewhere()) -> Facts:  # noqa: B008
    return Facts(code, elsewhere)
