"""Whether a breakpoint's condition holds at recorded states: understood once, and only the variables it names are read.

Operators and comparisons of numbers and strings, which most conditions are, run as Python's own code on those values;
all else is interpreted as any expression at the prompt is. Knows snapshots; nothing of breakpoints.
"""

import ast
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import CodeType
from typing import Any, Final, Protocol

from ndb.source.parse import parsed_expression
from ndb.trace.names import global_name
from ndb.trace.values.expression.refusal import BadExpression
from ndb.trace.values.expression.variables import Kept
from ndb.trace.values.interpret import evaluate
from ndb.trace.values.read_snapshot import decode

_OPERATIONS: Final = (
    ast.Expression, ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Name, ast.Constant, ast.expr_context, ast.cmpop,
    ast.boolop, ast.unaryop,
)  # fmt: skip
_ARITHMETIC: Final = (ast.BinOp, ast.Add, ast.Sub, ast.Mod, ast.FloorDiv)
_SIMPLE: Final = frozenset({int, bool, float, str, type(None)})
_NUMBERS: Final = frozenset({int, bool, float})

Snapshots = tuple[bytes | None, ...]
"""Of some variables; None for one that is not there."""


Variables = Callable[[], Mapping[str, str]]


class AsksForMore(Kept, Protocol):
    """What is kept behind the texts of a state, which knows whether it was needed."""

    is_asked: bool


class Condition:
    """One expression, asked of many states."""

    def __init__(self, expression: str) -> None:
        self._expression = expression
        self._names: tuple[str, ...] = ()
        self.words: tuple[str, ...] = ()
        """The variables that it has to know, as states list them: its names, and after them as the module's."""
        self._code: CodeType | None = None
        self._takes = _SIMPLE
        self._known: dict[Snapshots, bool] = {}
        found = parsed_expression(expression.strip())
        if found is None:
            return  # whoever is stopped by it is told what is wrong with it
        tree = ast.Expression(found)
        self._names = tuple({node.id: None for node in ast.walk(tree) if isinstance(node, ast.Name)})
        self.words = (*self._names, *map(global_name, self._names))
        if all(isinstance(node, _OPERATIONS + _ARITHMETIC) for node in ast.walk(tree)):
            self._code = compile(tree, "<condition>", "eval")
        if any(isinstance(node, _ARITHMETIC) for node in ast.walk(tree)):
            self._takes = _NUMBERS  # `%` of a string would be formatting

    def holds(self, snapshots: Snapshots | None, variables: Variables, kept: AsksForMore) -> bool:
        """Whether it holds where `words` have these snapshots; also where it cannot be known, so that nobody misses it.

        `variables` gives all of them as text, if they are needed; where there are no snapshots they are. `kept`: what
        is known of them besides; what it says holds for one state only."""
        if snapshots is None:
            return self._interpreted(variables(), kept)
        known = self._known.get(snapshots)
        if known is None:
            known = self._found_out(snapshots, variables, kept)
            if not kept.is_asked:
                self._remember(snapshots, known)
        return known

    def _remember(self, snapshots: Snapshots, holds: bool) -> None:
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
        self._known[snapshots] = holds

    def _found_out(self, snapshots: Snapshots, variables: Variables, kept: AsksForMore) -> bool:
        values = self._values(snapshots) if self._code is not None else None
        return self._computed(values) if values is not None else self._interpreted(variables(), kept)

    def _values(self, snapshots: Snapshots) -> dict[str, Any] | None:
        """Its variables, if all are there and of the kinds that can be computed with."""
        values, count = {}, len(self._names)
        for place, name in enumerate(self._names):
            snapshot = snapshots[place] or snapshots[count + place]
            value = _decoded(snapshot) if snapshot is not None else ...
            if type(value) not in self._takes:
                return None
            values[name] = value
        return values

    def _computed(self, values: dict[str, Any]) -> bool:
        assert self._code is not None
        try:
            return bool(eval(self._code, _NO_BUILTINS, values))
        except Exception:
            return True

    def _interpreted(self, variables: Mapping[str, str], kept: AsksForMore) -> bool:
        try:
            return bool(evaluate(self._expression, variables, kept))
        except (BadExpression, ValueError):  # an array is neither
            return True


_REMEMBERED: Final = 10_000
"""Values of its variables for which it is known whether it holds."""
_NO_BUILTINS: Final[dict[str, Any]] = {"__builtins__": {}}


def _decoded(snapshot: bytes) -> Any:
    try:
        return decode(snapshot)
    except ValueError:  # damaged: whoever reads the whole state says so
        return ...


@lru_cache(maxsize=256)
def condition_of(expression: str) -> Condition:
    return Condition(expression)
