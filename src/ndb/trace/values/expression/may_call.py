"""What an expression may ask of a value: what changes nothing and runs nobody's code."""

import ast
from collections.abc import Callable, Iterator
from typing import Any, Final

from ndb.trace.values import library
from ndb.trace.values.expression.class_of import class_name
from ndb.trace.values.expression.operators import bounded, check_product
from ndb.trace.values.expression.refusal import BadExpression, UnknownValue, all_plain, no_value
from ndb.trace.values.render import reason_in
from ndb.trace.values.thing import Thing, Unknown, is_array

_FUNCTIONS: Final[tuple[Callable[..., Any], ...]] = (
    abs, all, any, bin, bool, bytes, chr, dict, divmod, float, frozenset, hex, int, len, list, max, min, oct, ord, repr,
    round, set, str, sum, tuple, sorted,
)  # fmt: skip
FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    **{function.__name__: function for function in _FUNCTIONS},
    "reversed": lambda items: list(reversed(items)), "enumerate": lambda *a: list(enumerate(*a)),
    "zip": lambda *a: list(zip(*a, strict=False)), "type": lambda value: Unknown(repr(type(value))),
    "range": lambda *a: bounded(range(*a)), **library.IN_EXPRESSIONS,
}  # fmt: skip
"""What is lazy in Python is a list here."""
TYPES: Final = {cls.__name__: cls for cls in (int, float, str, list, tuple, dict, set, bool)}
"""What may be handed on as an argument, such as a key to sort by."""
_METHODS: Final = {
    str: frozenset(dir(str))
    - {"format", "format_map", "center", "ljust", "rjust", "zfill", "expandtabs", "replace", "join"},
    bytes: frozenset({"hex", "decode", "startswith", "endswith", "count", "find", "index"}),
    list: frozenset({"count", "index", "copy"}),
    tuple: frozenset({"count", "index"}),
    dict: frozenset({"get", "keys", "values", "items", "copy"}),
    set: frozenset({"union", "intersection", "difference", "issubset", "issuperset", "isdisjoint", "copy"}),
    frozenset: frozenset({"union", "intersection", "difference", "issubset", "issuperset", "isdisjoint", "copy"}),
    int: frozenset({"bit_length", "bit_count"}),
    float: frozenset({"is_integer", "hex"}),
    range: frozenset({"count", "index"}),
}
_OF_ARRAYS: Final = frozenset({"shape", "dtype", "size", "ndim", "T"})
_METHODS_OF_ARRAYS: Final = frozenset({
    "all", "any", "argmax", "argmin", "argsort", "copy", "cumsum", "flatten", "max", "mean", "min", "prod", "ravel",
    "round", "std", "sum", "tolist", "var",
})  # fmt: skip
_VIEWS: Final[tuple[type, ...]] = (type({}.keys()), type({}.values()), type({}.items()))


def call_method(value: Any, node: ast.Attribute, arguments: list[Any], named: dict[str, Any]) -> Any:
    """What a method of a plain value gives; `node` is how it is written."""
    name = node.attr
    if type(value) is str and name == "join":
        return value.join(arguments[0])
    if type(value) is str and name == "replace":
        check_product(arguments[1], max(len(value), 1))
        return value.replace(*arguments)
    if not name.startswith("_") and name in library.allowed(library.METHODS, value):
        result = getattr(value, name)(*arguments, **named)
        return list(result) if isinstance(result, Iterator) or type(result).__name__.startswith("dict_") else result
    if is_array(value) and name in _METHODS_OF_ARRAYS:
        return getattr(value, name)(*arguments, **named)
    if name in ("count", "index"):
        all_plain(value, node.value)
    if name.startswith("_") or name not in _METHODS.get(type(value), ()):
        raise BadExpression(f"`.{name}` of a {type(value).__name__} is not called on recorded values")
    result = getattr(value, name)(*arguments, **named)
    return list(result) if type(result) in _VIEWS or isinstance(result, Iterator) else result


def attribute(owner: Any, node: ast.Attribute) -> Any:
    """What an attribute of a value is; `node` is how it is written."""
    if node.attr == "__class__":
        return Unknown(f"<class '{class_name(owner)}'>")
    if node.attr == "__name__" and isinstance(owner, Unknown) and owner.text.startswith("<class '"):
        return owner.text[8:-2].rpartition(".")[2]
    if isinstance(owner, Unknown) and reason_in(owner.text) is not None:
        raise no_value(owner, node.value)
    if isinstance(owner, Thing):
        if node.attr in owner.attributes:
            return owner.attributes[node.attr]
        raise BadExpression(f"{owner.name} showed no attribute {node.attr!r} when it was recorded")
    if is_array(owner) and node.attr in _OF_ARRAYS:
        return getattr(owner, node.attr) if node.attr != "dtype" else Unknown(repr(owner.dtype))
    if node.attr in library.allowed(library.ATTRIBUTES, owner):
        return getattr(owner, node.attr)
    if isinstance(owner, int | float | complex) and node.attr in ("real", "imag", "numerator", "denominator"):
        return getattr(owner, node.attr)
    refusal = UnknownValue if isinstance(owner, Unknown) else BadExpression
    raise refusal(f"`{ast.unparse(node)}` is not known: no code of the program is run here")
