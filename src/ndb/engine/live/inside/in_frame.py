"""Running what a person typed in a frame of the program: expressions, statements, conditions of breakpoints.

Knows frames and compiled code; nothing of tracers, threads or the channel. Light: the program's process imports it.
"""

import ast
import builtins
import codeop
import ctypes
import dis
import sys
from collections.abc import Iterable, Mapping, Sequence
from inspect import CO_OPTIMIZED
from types import CellType, CodeType, FrameType
from typing import Any, Final

from ndb.errors import NotPython
from ndb.source.parse import parse_expression

MOST_SHOWN = 10_000
"""Characters of an evaluated value that are shown."""


_FRAME_INNER, _INNER_CODE, _INNER_FRAME, _INNER_VARIABLES = 24, 32, 40, 72
"""Of 3.11: where a frame's variables are, as in trace/encode/frames.h; every frame is checked to look like that."""
_REFERENCES: Final = 3
"""To a dict that nobody has but its frame, the variable that it is looked at by, and the function that counts."""
_get_variable: Final[Any] = getattr(ctypes.pythonapi, "PyFrame_GetVar", None)
if _get_variable is not None:
    _get_variable.argtypes, _get_variable.restype = [ctypes.py_object, ctypes.py_object], ctypes.py_object


def variables_of(frame: FrameType, wanted: Iterable[str] | None = None) -> Mapping[str, Any]:
    """The variables of a function, those that are wanted, as they are now.

    Before 3.13 `f_locals` is a dict of the frame's own: what `locals()` gave the program would change under its hands,
    and what the program deletes would live until somebody asks again. So the variables are read where they lie.
    """
    code = frame.f_code
    if sys.version_info >= (3, 13) or not code.co_flags & CO_OPTIMIZED:
        return frame.f_locals
    names = list(dict.fromkeys((*code.co_varnames, *code.co_cellvars, *code.co_freevars)))
    chosen = names if wanted is None else [name for name in wanted if name in names]
    if _get_variable is not None:
        return dict(_asked(frame, chosen))
    inner = ctypes.c_void_p.from_address(id(frame) + _FRAME_INNER).value
    if inner is None or not _is_inner(inner, frame):
        return frame.f_locals
    cells = {*code.co_cellvars, *code.co_freevars}
    return dict(_read(inner, [(name, names.index(name), name in cells) for name in chosen]))


def _asked(frame: FrameType, names: Sequence[str]) -> Iterable[tuple[str, Any]]:
    for name in names:
        try:
            yield name, _get_variable(frame, name)
        except NameError:
            continue


def _is_inner(inner: int, frame: FrameType) -> bool:
    places = ((_INNER_CODE, frame.f_code), (_INNER_FRAME, frame))
    return all(ctypes.c_void_p.from_address(inner + at).value == id(known) for at, known in places)


def _read(inner: int, slots: Sequence[tuple[str, int, bool]]) -> Iterable[tuple[str, Any]]:
    for name, at, is_cell in slots:
        address = inner + _INNER_VARIABLES + 8 * at
        if not ctypes.c_void_p.from_address(address).value:
            continue
        value: Any = ctypes.py_object.from_address(address).value
        if is_cell and type(value) is CellType:
            try:
                value = value.cell_contents
            except ValueError:
                continue
        yield name, value


def evaluated(expression: str, frame: FrameType) -> Any:
    """The value of an expression in a function. Functions and comprehensions inside it see its variables, too."""
    code = compile(expression, "<ndb>", "eval")
    locals_, globals_ = variables_of(frame), frame.f_globals
    if _names_in(expression) - set(locals_) - globals_.keys() - vars(builtins).keys():
        locals_ = _with_those_by_hand(frame)
    if not any(isinstance(part, CodeType) for part in code.co_consts):
        return eval(code, globals_, locals_)
    namespace = {"locals": lambda: dict(locals_), "globals": lambda: globals_}
    return eval(code, {**namespace, **globals_, **locals_})


def _with_those_by_hand(frame: FrameType) -> Mapping[str, Any]:
    """All variables, also names that a statement which was executed before has put into the function."""
    try:
        return dict(frame.f_locals)
    finally:
        forget_copies(frame)


def forget_copies(frame: FrameType) -> None:
    """Have a function's `f_locals` keep nothing alive, before 3.13, unless the program has asked for it, too."""
    code = frame.f_code
    if sys.version_info >= (3, 13) or not code.co_flags & CO_OPTIMIZED:
        return
    copies = frame.f_locals
    if sys.getrefcount(copies) > _REFERENCES:
        return
    for name in (*code.co_varnames, *code.co_cellvars, *code.co_freevars):
        copies.pop(name, None)


def _names_in(expression: str) -> set[str]:
    """The names that an expression reads and does not bind itself."""
    nodes = list(ast.walk(parse_expression(expression.strip())))
    names = [node for node in nodes if isinstance(node, ast.Name)]
    bound = {name.id for name in names if isinstance(name.ctx, ast.Store)}
    return {name.id for name in names} - bound - {node.arg for node in nodes if isinstance(node, ast.arg)}


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


def compiled_statement(statement: str) -> CodeType:
    code: CodeType | None = codeop.compile_command(statement + "\n", "<ndb>", "exec")
    if code is None:
        raise SyntaxError("the statement is not complete")
    return code


def execute_and_keep(code: CodeType, frame: FrameType) -> None:
    """Run a statement in a function, whose variables are then as it left them."""
    try:
        execute_in(code, frame)
    finally:
        if sys.version_info < (3, 13):
            ctypes.pythonapi.PyFrame_LocalsToFast(ctypes.py_object(frame), ctypes.c_int(0))


_LOOKS_AROUND: Final = frozenset({"locals", "vars", "dir", "globals", "eval", "exec"})


class Condition:
    """The condition of a breakpoint: compiled once, and given only the variables that it names."""

    def __init__(self, expression: str) -> None:
        tree = parse_expression(expression.strip())
        self._code = compile(ast.Expression(tree), "<condition>", "eval")
        self._names = sorted({node.id for node in ast.walk(tree) if isinstance(node, ast.Name)})
        self._looked_around = expression if not _LOOKS_AROUND.isdisjoint(self._names) else None
        """Of one that asks which variables there are: its text."""

    def holds(self, frame: FrameType) -> bool:
        if self._looked_around is not None:
            return bool(evaluated(self._looked_around.strip(), frame))
        locals_, globals_ = variables_of(frame, self._names), frame.f_globals
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
