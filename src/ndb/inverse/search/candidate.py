"""Candidates: the arguments of a call as values, their text, and the places inside them.

A place is a way from the arguments to a part: an index, a key, a piece of a text. Values are plain data, or `New`: what
a constructor would make, written as a call. Nothing here knows what is good for anything.
"""

import ast
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ndb.source.parse import NOT_PLAIN, parsed_call, plain_value
from ndb.source.shape import Shape

MOST_PLACES, LONGEST_TEXT = 250, 4000
Path = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class New:
    """An object, by the call that makes it."""

    name: str
    arguments: tuple[Any, ...] = ()
    named: tuple[tuple[str, Any], ...] = ()

    def __repr__(self) -> str:
        parts = [*map(repr, self.arguments), *(f"{name}={value!r}" for name, value in self.named)]
        return f"{self.name}({', '.join(parts)})"


@dataclass(frozen=True, slots=True)
class Expression:
    """Source that is taken as it stands."""

    text: str

    def __repr__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Piece:
    """A step into a text: which of the pieces between separators."""

    by: str | None
    number: int


@dataclass(frozen=True, slots=True)
class Json:
    """A step into a text: what it says as JSON."""


Arguments = dict[str, Any]
"""Values by parameter; a parameter that is missing has its default."""


def text_of(given: ast.arguments, values: Mapping[str, Any]) -> str:
    """The arguments as source text."""
    parts: list[str] = []
    by_name = False
    for each in (*given.posonlyargs, *given.args):
        if each.arg not in values:
            by_name = True
        elif by_name and each not in given.posonlyargs:
            parts.append(f"{each.arg}={values[each.arg]!r}")
        elif not by_name:
            parts.append(repr(values[each.arg]))
    if given.vararg is not None and given.vararg.arg in values:
        rest = values[given.vararg.arg]
        if isinstance(rest, tuple | list) and not by_name:
            parts += [repr(value) for value in rest]
    parts += [f"{each.arg}={values[each.arg]!r}" for each in given.kwonlyargs if each.arg in values]
    if given.kwarg is not None and isinstance(more := values.get(given.kwarg.arg), dict) and more:
        parts.append(f"**{more!r}")
    return ", ".join(parts)


def values_of(given: ast.arguments, text: str) -> Arguments | None:
    """The values of arguments that are given as source; None where they do not fit the parameters."""
    call = parsed_call(text)
    if call is None or any(isinstance(node, ast.Starred) for node in call.args):
        return None
    names = [each.arg for each in (*given.posonlyargs, *given.args)]
    values: Arguments = dict(zip(names, map(_value, call.args), strict=False))
    rest = call.args[len(names) :]
    if rest:
        if given.vararg is None:
            return None
        values[given.vararg.arg] = tuple(map(_value, rest))
    known = {*names, *(each.arg for each in given.kwonlyargs)}
    for each in call.keywords:
        if each.arg is None and given.kwarg is not None:
            values[given.kwarg.arg] = _value(each.value)
        elif each.arg in known:
            values[str(each.arg)] = _value(each.value)
        elif each.arg is not None and given.kwarg is not None:
            values.setdefault(given.kwarg.arg, {})[each.arg] = _value(each.value)
        else:
            return None
    return values


def _value(node: ast.expr) -> Any:
    """What an argument stands for: a plain value, an object by the call that makes it, else its text."""
    value = plain_value(node)
    if value is not NOT_PLAIN:
        return value
    match node:
        case ast.Call(func=ast.Name() | ast.Attribute(), args=given, keywords=named):
            if all(each.arg for each in named) and not any(isinstance(each, ast.Starred) for each in given):
                parts = tuple((str(each.arg), _value(each.value)) for each in named)
                return New(ast.unparse(node.func), tuple(map(_value, given)), parts)
        case ast.List(elts=parts) if not any(isinstance(each, ast.Starred) for each in parts):
            return [_value(each) for each in parts]
        case ast.Tuple(elts=parts) if not any(isinstance(each, ast.Starred) for each in parts):
            return tuple(_value(each) for each in parts)
        case ast.Dict(keys=keys, values=parts) if all(isinstance(key, ast.Constant) for key in keys):
            return {
                key.value: _value(part) for key, part in zip(keys, parts, strict=True) if isinstance(key, ast.Constant)
            }
    return Expression(ast.unparse(node))


# -- places ------------------------------------------------------------------------------------------------------------


def places(values: Any, shapes: Mapping[str, Shape]) -> list[tuple[Path, Any, Shape | None]]:
    """Every part of the arguments, with what is known of its place; outer ones first."""
    found: list[tuple[Path, Any, Shape | None]] = [((name,), value, shapes.get(name)) for name, value in values.items()]
    for path, value, shape in found:
        if len(found) > MOST_PLACES:
            break
        found += [((*path, step), part, of) for step, part, of in _parts(value, shape)]
    return found[:MOST_PLACES]


def _parts(value: Any, shape: Shape | None) -> Iterator[tuple[Any, Any, Shape | None]]:
    match value:
        case dict():
            for key, part in value.items():
                yield key, part, (shape.keys.get(key) or shape.value) if shape is not None else None
        case list() | tuple():
            for number, part in enumerate(value):
                known = (
                    (shape.parts.get(number) or shape.parts.get(number - len(value)) or shape.item)
                    if shape is not None
                    else None
                )
                yield number, part, known
        case New():
            for number, part in enumerate(value.arguments):
                yield number, part, None
            for name, part in value.named:
                yield name, part, shape.attributes.get(name) if shape is not None else None
        case str() if shape is not None:
            yield from _pieces(value, shape)


def _pieces(text: str, shape: Shape) -> Iterator[tuple[Any, Any, Shape | None]]:
    """The pieces into which the code takes a text."""
    for read in shape.formats:
        if read.kind == "json":
            try:
                yield Json(), json.loads(text), read.of
            except (ValueError, RecursionError):
                continue
        if read.kind in ("split", "lines", "partition"):
            by = "\n" if read.kind == "lines" else read.by
            pieces = split(text, by)
            for number, piece in enumerate(pieces) if len(pieces) > 1 else ():
                yield Piece(by, number), piece, read.of.parts.get(number) or read.of.item
            if len(pieces) > 1:
                return


def split(text: str, by: str | None) -> list[str]:
    return text.split(by) if by else text.split()


def join(pieces: list[str], by: str | None) -> str:
    return (by or " ").join(pieces)


def replaced(value: Any, path: Path, change: Callable[[Any], Any]) -> Any:
    """The value with one part changed; what is around it is new."""
    if not path:
        return change(value)
    step, rest = path[0], path[1:]
    match value:
        case dict():
            return {key: replaced(part, rest, change) if key == step else part for key, part in value.items()}
        case list():
            return [replaced(part, rest, change) if number == step else part for number, part in enumerate(value)]
        case tuple():
            return tuple(replaced(part, rest, change) if number == step else part for number, part in enumerate(value))
        case New():
            parts = tuple(replaced(part, rest, change) if n == step else part for n, part in enumerate(value.arguments))
            named = tuple((name, replaced(part, rest, change) if name == step else part) for name, part in value.named)
            return New(value.name, parts, named)
        case str() if isinstance(step, Json):
            try:
                return json.dumps(replaced(json.loads(value), rest, change))
            except (ValueError, TypeError, RecursionError):
                return value
        case str() if isinstance(step, Piece):
            pieces = split(value, step.by)
            if step.number < len(pieces):
                pieces[step.number] = str(replaced(pieces[step.number], rest, change))
            return join(pieces, step.by)
    return value


def size(value: Any) -> int:
    """How much there is to read: small ones are shown first."""
    match value:
        case dict():
            return 2 + sum(size(key) + size(part) for key, part in value.items())
        case list() | tuple() | set() | frozenset():
            return 2 + sum(map(size, value))
        case str():
            return 1 + len(value)
        case bool() | None:
            return 1
        case int():
            return min(1 + len(str(abs(value))) + (value < 0), 40)
        case New():
            return 4 + size(value.arguments) + size(dict(value.named))
    return len(repr(value))
