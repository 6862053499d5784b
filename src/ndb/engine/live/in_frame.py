"""Running what a person typed in a frame of the program: expressions, statements, conditions of breakpoints.

Knows frames and compiled code; nothing of tracers, threads or the channel. Light: the program's process imports it.
"""

import ast
import dis
from collections.abc import Sequence
from types import CodeType, FrameType
from typing import Any

from ndb.errors import NotPython
from ndb.source.parse import parse_expression

MOST_SHOWN = 10_000
"""Characters of an evaluated value that are shown."""


def evaluated(expression: str, frame: FrameType) -> Any:
    """The value of an expression in a function. Functions and comprehensions inside it see its variables, too."""
    code = compile(expression, "<ndb>", "eval")
    locals_, globals_ = frame.f_locals, frame.f_globals
    if not any(isinstance(part, CodeType) for part in code.co_consts):
        return eval(code, globals_, locals_)
    namespace = {"locals": lambda: dict(locals_), "globals": lambda: globals_}
    return eval(code, {**namespace, **globals_, **locals_})


def own_text(value: Any) -> str | None:
    """An object's own `repr`, as at a Python prompt; None for plain data, and where it says no more than an address."""
    if _is_data(value, 8):
        return None
    try:
        text = repr(value)
    except Exception:
        return None
    if " at 0x" in text:
        return None
    return text if len(text) <= MOST_SHOWN else f"{text[: MOST_SHOWN // 2]}<...>{text[-MOST_SHOWN // 2 :]}"


def _is_data(value: Any, depth: int) -> bool:
    if type(value) is dict:
        return depth > 0 and all(_is_data(each, depth - 1) for pair in value.items() for each in pair)
    if type(value) in (list, tuple, set, frozenset):
        return depth > 0 and all(_is_data(each, depth - 1) for each in value)
    return type(value) in (int, float, complex, bool, str, bytes, bytearray, type(None))


def execute_in(code: CodeType, frame: FrameType) -> None:
    """Run a statement in a function. Functions and comprehensions inside it see the function's variables, too."""
    locals_, globals_ = frame.f_locals, frame.f_globals
    if locals_ is globals_ or not any(isinstance(part, CodeType) for part in code.co_consts):
        exec(code, globals_, locals_)
        return
    namespace = {**globals_, **locals_}
    exec(code, namespace)
    for step in dis.get_instructions(code):
        if step.opname in ("STORE_NAME", "STORE_GLOBAL") and step.argval in namespace:
            (locals_ if step.opname == "STORE_NAME" else globals_)[step.argval] = namespace[step.argval]


class Condition:
    """The condition of a breakpoint: compiled once, and given only the variables that it names."""

    def __init__(self, expression: str) -> None:
        tree = parse_expression(expression.strip())
        self._code = compile(ast.Expression(tree), "<condition>", "eval")
        self._names = sorted({node.id for node in ast.walk(tree) if isinstance(node, ast.Name)})

    def holds(self, frame: FrameType) -> bool:
        locals_, globals_ = frame.f_locals, frame.f_globals
        known = {name: locals_[name] for name in self._names if name in locals_}
        known |= {name: globals_[name] for name in self._names if name not in known and name in globals_}
        return bool(eval(self._code, known))


def conditions_of(asked: Sequence[Sequence[Any]]) -> dict[tuple[str, int], list[Condition]]:
    """Conditions by place; one that makes no sense stops always, and whoever set it is told."""
    found: dict[tuple[str, int], list[Condition]] = {}
    for file, line, expression in asked:
        try:
            condition = Condition(expression)
        except (NotPython, SyntaxError, ValueError, RecursionError, MemoryError):
            condition = Condition("True")
        found.setdefault((file, line), []).append(condition)
    return found
