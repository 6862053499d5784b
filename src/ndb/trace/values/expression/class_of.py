"""Which class a value is of, as far as that is known by name."""

import ast
import numbers
from collections import abc
from collections.abc import Iterator
from typing import Any, Final

from ndb.trace.values import library
from ndb.trace.values.expression.refusal import LONGEST_TOLD, UnknownValue
from ndb.trace.values.thing import Thing, Unknown

_ABSTRACT: Final = {name: getattr(module, name) for module in (abc, numbers) for name in module.__all__}


def class_name(value: Any) -> str:
    if isinstance(value, Unknown):
        raise UnknownValue(f"the class of {value.text[:LONGEST_TOLD]} is not known here")
    return value.name if isinstance(value, Thing) else library.CLASS_NAMES.get(type(value), type(value).__name__)


def is_instance(value: Any, classes: ast.expr) -> bool:
    """`isinstance` with the classes that an expression names."""
    names = [_named_class(each) for each in _alternatives(classes)]
    if not isinstance(value, Thing | Unknown):
        abstract = [kind for name in names if isinstance(kind := _ABSTRACT.get(name), type)]
        return not library.names_of_class(value).isdisjoint(names) or isinstance(value, tuple(abstract))
    if class_name(value) in names:
        return True
    raise UnknownValue(f"which classes a {class_name(value)} is derived from is not recorded")


def _alternatives(classes: ast.expr) -> Iterator[ast.expr]:
    """The classes of `(int, str)` and `int | str`."""
    match classes:
        case ast.Tuple(elts=parts):
            yield from (each for part in parts for each in _alternatives(part))
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            yield from (*_alternatives(left), *_alternatives(right))
        case _:
            yield classes


def _named_class(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Constant(value=None) | ast.Call(func=ast.Name(id="type"), args=[ast.Constant(value=None)]):
            return "NoneType"
    raise UnknownValue(f"which class `{ast.unparse(node)}` is is not known here")
