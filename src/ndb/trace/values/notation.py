"""How values are written, and read back: plain data and the standard library as themselves, objects as Things.

Reading and writing stand side by side: what is read and not changed is written as it was. Runs nobody's code.
"""

import ast
from collections.abc import Callable
from typing import Any, Final

from ndb.errors import NotPython
from ndb.source.parse import parse_expression
from ndb.trace.values import library
from ndb.trace.values.render import text_of
from ndb.trace.values.thing import COMPUTE_AS_PYTHONS, Thing, Unknown, holds_objects, is_array, is_scalar

# Writing


def write_value(value: Any, limit: int = 10_000) -> str:
    if isinstance(value, Thing | Unknown):
        return value.text
    if is_array(value):
        kind = "" if value.dtype.name in COMPUTE_AS_PYTHONS else f", dtype={value.dtype.name}"
        return f"array({text_of(value.tolist(), limit)}{kind})"
    if is_scalar(value):
        return f"np.{value.dtype.name}({value.item()!r})"
    return text_of(value, limit) if not holds_objects(value) else _write(value)


def _write(value: Any) -> str:
    if (wrapped := library.unwrapped(value)) is not None:
        return f"{wrapped[0]}{_write(wrapped[1])}{wrapped[2]}"
    match value:
        case Thing() | Unknown():
            return value.text
        case _ if is_array(value) or is_scalar(value):
            return write_value(value)
        case list():
            return f"[{', '.join(map(_write, value))}]"
        case tuple():
            return f"({', '.join(map(_write, value))}{',' if len(value) == 1 else ''})"
        case dict():
            return "{" + ", ".join(f"{_write(key)}: {_write(item)}" for key, item in value.items()) + "}"
    return repr(value)


# Reading


def read_value(text: str) -> Any:
    """The value a rendered text stands for: plain data and values of the standard library as themselves."""
    try:
        return _Reading(text, text).value(parse_expression(text))
    except (NotPython, *_NOT_READ):
        pass
    try:
        plainer = library.as_python(text)
        return Unknown(text) if plainer is None else _Reading(plainer, text).value(parse_expression(plainer))
    except (NotPython, *_NOT_READ):
        return Unknown(text)


_NOT_READ: Final = (ValueError, RecursionError, MemoryError, TypeError, ArithmeticError)
_CONSTRUCTORS: Final[dict[str, Callable[..., Any]]] = {
    "set": set, "frozenset": frozenset, "range": range, "slice": slice, "bytearray": bytearray,
}  # fmt: skip
_NUMBERS: Final = {"inf": float("inf"), "nan": float("nan")}


class _Reading:
    """A text being read back: as it was rendered, or with what is no Python in it written as calls (library)."""

    def __init__(self, text: str, rendered: str) -> None:
        self._text = text
        self._is_as_rendered = text is rendered

    def value(self, node: ast.expr) -> Any:
        match node:
            case ast.List(elts=[only]) | ast.Tuple(elts=[only]) | ast.Set(elts=[only]) if _is_dots(only):
                return Unknown(self._segment(node))
            case ast.Constant(value=value):
                return value
            case ast.Name(id="inf" | "nan" as name):
                return _NUMBERS[name]
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return -_number(self.value(operand))
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as op, right=ast.Constant(value=complex() as right)):
                real = _number(self.value(left))
                return real + right if isinstance(op, ast.Add) else real - right
            case ast.List(elts=items):
                return [self.value(item) for item in items]
            case ast.Tuple(elts=items):
                return tuple(self.value(item) for item in items)
            case ast.Set(elts=items):
                return {self.value(item) for item in items}
            case ast.Dict(keys=keys, values=values):
                return {self.value(key): self.value(item) for key, item in zip(keys, values, strict=True) if key}
            case ast.Attribute() if (known := library.CONSTANTS.get(ast.unparse(node))) is not None:
                return known
            case ast.Call(func=ast.Name() | ast.Attribute()):
                return self._called(node, ast.unparse(node.func))
        return Unknown(self._segment(node))

    def _called(self, node: ast.Call, name: str) -> Any:
        arguments = [self.value(argument) for argument in node.args]
        named = {keyword.arg: self.value(keyword.value) for keyword in node.keywords if keyword.arg}
        match name, arguments:
            case library.ENUM, [str() as kind, str() as member, value]:
                return Thing(kind, {"name": member, "value": value}, f"<{kind}.{member}: {write_value(value)}>")
            case library.OPAQUE, [str() as text]:
                return Unknown(text)
        if name in _CONSTRUCTORS and not named:
            return _CONSTRUCTORS[name](*arguments)
        if name in library.MAKERS and arguments and not any(map(holds_objects, (*arguments[1:], *named.values()))):
            return library.MAKERS[name](*(a.text if isinstance(a, Unknown) else a for a in arguments), **named)
        if name in library.MAKERS and named and not arguments and name.startswith("datetime."):
            return library.MAKERS[name](**named)
        if arguments and not named and name.endswith(("Error", "Exception")):
            return Thing(name, {"args": tuple(arguments)}, self._segment(node))
        if arguments or not isinstance(node.func, ast.Name):
            return Unknown(self._segment(node))
        text = f"{name}({', '.join(f'{key}={write_value(item)}' for key, item in named.items())})"
        return Thing(name, named, self._segment(node) if self._is_as_rendered else text)

    def _segment(self, node: ast.expr) -> str:
        """How a part was rendered; where that is lost, all of it is given up."""
        found = ast.get_source_segment(self._text, node)
        if found is None or (not self._is_as_rendered and ("__enum__" in found or "__opaque__" in found)):
            raise ValueError("written as calls")
        return found


def _is_dots(node: ast.expr) -> bool:
    """Whether a container's item says that the container holds itself: Ellipsis is written with its name."""
    return isinstance(node, ast.Constant) and node.value is ...


def _number(value: Any) -> Any:
    if not isinstance(value, int | float | complex):
        raise ValueError("no number")
    return value
