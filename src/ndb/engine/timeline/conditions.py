"""Whether a breakpoint's condition holds at recorded states: understood once, and only the variables it names are read.

Operators and comparisons of numbers and strings, which most conditions are, run as Python's own code on those values;
all else is interpreted as any expression at the prompt is. Knows snapshots; nothing of breakpoints.
"""

import ast
import struct
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import CodeType
from typing import Any, Final

from ndb.source.parse import parsed_expression
from ndb.trace.names import global_name
from ndb.trace.values.interpret import BadExpression, evaluate
from ndb.trace.values.snapshot import decode

_OPERATIONS: Final = (
    ast.Expression, ast.Compare, ast.BoolOp, ast.UnaryOp, ast.Name, ast.Constant, ast.expr_context, ast.cmpop,
    ast.boolop, ast.unaryop,
)  # fmt: skip
_ARITHMETIC: Final = (ast.BinOp, ast.Add, ast.Sub, ast.Mod, ast.FloorDiv)
_SIMPLE: Final = frozenset({int, bool, float, str, type(None)})
_NUMBERS: Final = frozenset({int, bool, float})


class Condition:
    """One expression, asked of many states."""

    def __init__(self, expression: str) -> None:
        self._expression = expression
        self._names: dict[bytes, str] = {}
        self._code: CodeType | None = None
        self._takes = _SIMPLE
        self._known: dict[tuple[tuple[str, bytes], ...], bool] = {}
        found = parsed_expression(expression.strip())
        if found is None:
            return  # whoever is stopped by it is told what is wrong with it
        tree = ast.Expression(found)
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        self._names = {_entry(word): name for name in names for word in (name, global_name(name))}
        if all(isinstance(node, _OPERATIONS + _ARITHMETIC) for node in ast.walk(tree)):
            self._code = compile(tree, "<condition>", "eval")
        if any(isinstance(node, _ARITHMETIC) for node in ast.walk(tree)):
            self._takes = _NUMBERS  # `%` of a string would be formatting

    def holds(self, payload: bytes, variables: Callable[[], Mapping[str, str]]) -> bool:
        """Whether it holds where these snapshots were taken; also where it cannot be known, so that nobody misses it.

        `variables` gives all of them as text, if they are needed."""
        found = self._named(payload)
        if self._code is not None and len(found) == len(self._names) // 2:
            values = {name: decode(snapshot) for name, snapshot in found.items()}
            if all(type(value) in self._takes for value in values.values()):
                return self._computed(self._code, values)
        if not payload:
            return self._interpreted(variables())
        key = tuple(found.items())
        if key not in self._known:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            self._known[key] = self._interpreted(variables())
        return self._known[key]

    def _computed(self, code: CodeType, values: dict[str, Any]) -> bool:
        try:
            return bool(eval(code, _NO_BUILTINS, values))
        except Exception:
            return True

    def _interpreted(self, variables: Mapping[str, str]) -> bool:
        try:
            return bool(evaluate(self._expression, variables))
        except BadExpression:
            return True

    def _named(self, payload: bytes) -> dict[str, bytes]:
        """The snapshots of the variables it names, as far as they are there."""
        found: dict[str, bytes] = {}
        names, at, size, most = self._names, 0, len(payload), len(self._names) // 2
        while at < size and len(found) < most:
            name_end = at + 4 + _size(payload, at)[0]
            end = name_end + 4 + _size(payload, name_end)[0]
            name = names.get(payload[at:name_end])
            if name is not None and name not in found:
                found[name] = payload[name_end + 4 : end]
            at = end
        return found


_size = struct.Struct("<I").unpack_from
_REMEMBERED: Final = 10_000
"""Values of its variables for which it is known whether it holds."""
_NO_BUILTINS: Final[dict[str, Any]] = {"__builtins__": {}}


def _entry(name: str) -> bytes:
    """A name as payloads have it: its size before it."""
    text = name.encode("utf-8", "surrogatepass")
    return len(text).to_bytes(4, "little") + text


@lru_cache(maxsize=256)
def condition_of(expression: str) -> Condition:
    return Condition(expression)
