"""Reading rendered values back, and evaluating expressions on them without running anyone's code.

An expression is interpreted on its syntax tree, over plain data only: operators, comparisons, subscripts,
comprehensions, some builtins and the methods of plain data that change nothing. What is known only as a text stays a
text. Knows no engine, and never guesses: what cannot be known is a BadExpression that says why.
"""

import ast
import numbers
import operator
from collections import abc, deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, Protocol

from ndb.errors import NdbError, NotPython
from ndb.source.parse import parse_expression
from ndb.trace.names import value_of
from ndb.trace.values import library
from ndb.trace.values.render import is_cut, reason_in, text_of
from ndb.trace.values.way import Attribute, Item, Step, is_key

LONGEST = 1_000_000
"""Items or characters of an intermediate result; digits of a number are bounded likewise."""
MOST_STEPS = 1_000_000
_LARGEST_POWER = 1_000
"""Of a fraction."""


class BadExpression(NdbError):
    """An expression that has no value here, or none that can be known."""


class UnknownValue(BadExpression):
    """Something cannot be computed with, because too little is known of it."""


@dataclass(frozen=True, slots=True)
class Thing:
    """An object, known by the attributes it showed."""

    name: str
    attributes: Mapping[str, Any]
    text: str


@dataclass(frozen=True, slots=True)
class Unknown:
    """A value known only by its text."""

    text: str


NOT_KEPT: Final = Unknown("")
"""Stands where no more is known than what a text shows."""


class Kept(Protocol):
    """What a recording keeps of variables besides the texts that it shows of them."""

    def whole(self, name: str) -> Any:
        """All of a variable's value, or NOT_KEPT."""

    def part(self, name: str, steps: tuple[Step, ...]) -> Any:
        """What a way into a variable leads to, or NOT_KEPT."""

    def number(self, name: str, steps: tuple[Step, ...]) -> int | None:
        """Which object a variable is, or a part of it; None where that is not known."""


def evaluate_text(expression: str, variables: Mapping[str, str]) -> str:
    """The rendered value of an expression over rendered variables."""
    return write_value(evaluate(expression, variables))


def evaluate(expression: str, variables: Mapping[str, str], kept: Kept | None = None) -> Any:
    """The value of an expression: plain data, a Thing or an Unknown. `kept`: what is known behind the texts."""
    tree = _parsed(expression)
    try:
        return _Evaluation(variables, kept).value(tree)
    except BadExpression:
        raise
    except RecursionError:
        raise BadExpression("nested too deeply") from None
    except Exception as error:
        if any(f"'{kind.__name__}'" in str(error) for kind in (Thing, Unknown)):
            raise UnknownValue("what the objects' own code would say is not known, but their parts are") from None
        raise BadExpression(f"{type(error).__name__}: {error}") from None


@lru_cache(maxsize=256)
def _parsed(expression: str) -> ast.expr:
    try:
        return parse_expression(expression.strip())
    except NotPython as error:
        raise BadExpression(f"no expression: {error.reason}") from None


def write_value(value: Any, limit: int = 10_000) -> str:
    if isinstance(value, Thing | Unknown):
        return value.text
    if is_array(value):
        kind = "" if value.dtype.name in _COMPUTE_AS_PYTHONS else f", dtype={value.dtype.name}"
        return f"array({text_of(value.tolist(), limit)}{kind})"
    if is_scalar(value):
        return f"np.{value.dtype.name}({value.item()!r})"
    return text_of(value, limit) if not holds_objects(value) else _write(value)


def holds_objects(value: Any) -> bool:
    if isinstance(value, dict):
        return any(holds_objects(key) or holds_objects(item) for key, item in value.items())
    if isinstance(value, list | tuple | set | frozenset | deque):
        return any(map(holds_objects, value))
    return isinstance(value, Thing | Unknown) or is_array(value) or is_scalar(value)


def has_own_code(value: Any) -> bool:
    """Whether there are objects in it whose own code says what they are equal to, and how they are written."""
    if isinstance(value, dict):
        return any(has_own_code(key) or has_own_code(item) for key, item in value.items())
    if isinstance(value, list | tuple | set | frozenset | deque):
        return any(map(has_own_code, value))
    return isinstance(value, Thing | Unknown)


def is_array(value: Any) -> bool:
    """Whether it is one of numpy, which is not imported here: recordings of programs that use it have some."""
    return type(value).__name__ == "ndarray" and type(value).__module__ == "numpy"


_COMPUTE_AS_PYTHONS: Final = frozenset({"int64", "float64", "bool", "complex128"})
"""Kinds of numbers of numpy's."""


def is_scalar(value: Any) -> bool:
    """Whether it is a number of numpy's."""
    return type(value).__module__ == "numpy" and not is_array(value) and hasattr(value, "dtype")


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


_BINARY: Final[dict[type, Callable[[Any, Any], Any]]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Div: operator.truediv, ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod, ast.BitAnd: operator.and_, ast.BitOr: operator.or_, ast.BitXor: operator.xor,
    ast.RShift: operator.rshift,
}  # fmt: skip
UNARY: Final[dict[type, Callable[[Any], Any]]] = {
    ast.Not: operator.not_, ast.USub: operator.neg, ast.UAdd: operator.pos, ast.Invert: operator.invert,
}  # fmt: skip
COMPARE: Final[dict[type, Callable[[Any, Any], Any]]] = {
    ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt,
    ast.GtE: operator.ge, ast.Is: operator.is_, ast.IsNot: operator.is_not,
    ast.In: lambda item, items: item in items, ast.NotIn: lambda item, items: item not in items,
}  # fmt: skip
_PLAIN: Final = (
    bool,
    int,
    float,
    complex,
    str,
    bytes,
    bytearray,
    list,
    tuple,
    dict,
    set,
    frozenset,
    range,
    slice,
    type(None),
)
_FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    f.__name__: f for f in (abs, all, any, bin, bool, bytes, chr, dict, divmod, float, frozenset, hex, int, len, list,
                            max, min, oct, ord, repr, round, set, str, sum, tuple)
}  # fmt: skip
_LAZY: Final[dict[str, Callable[..., Any]]] = {
    "sorted": sorted, "reversed": lambda items: list(reversed(items)), "enumerate": lambda *a: list(enumerate(*a)),
    "zip": lambda *a: list(zip(*a, strict=False)), "type": lambda value: Unknown(repr(type(value))),
    "range": lambda *a: _bounded(range(*a)),
}  # fmt: skip
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
_CONVERSIONS: Final[dict[int, Callable[[Any], str]]] = {ord("r"): repr, ord("s"): str, ord("a"): ascii}
_ABSTRACT: Final = {name: getattr(module, name) for module in (abc, numbers) for name in module.__all__}
_TYPES: Final = {
    "int": int,
    "float": float,
    "str": str,
    "list": list,
    "tuple": tuple,
    "dict": dict,
    "set": set,
    "bool": bool,
}


def _bounded(value: Any) -> Any:
    if isinstance(value, str | bytes | list | tuple | dict | set | frozenset | range) and len(value) > LONGEST:
        raise BadExpression("the result is too large to be worth having")
    if isinstance(value, int) and value.bit_length() > LONGEST:
        raise BadExpression("the number is too large to be worth having")
    return value


class _Evaluation:
    """One expression over one set of variables; inner scopes are comprehensions' variables."""

    def __init__(self, variables: Mapping[str, str], kept: Kept | None) -> None:
        self._variables = variables
        self._kept = kept
        self._inner: list[dict[str, Any]] = []
        self._shown: dict[str, Any] = {}
        self._read: dict[str, Any] = {}
        self._steps = 0

    def value(self, node: ast.expr) -> Any:
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise BadExpression("too much to compute at a prompt")
        method = getattr(self, f"_{type(node).__name__}", None)
        if method is None:
            raise BadExpression(
                f"`{ast.unparse(node)}` is not evaluated on recorded values: no code of the program is run"
            )
        found = method(node)
        if is_scalar(found) and found.dtype.name in _COMPUTE_AS_PYTHONS:
            found = found.item()
        return _bounded(found)

    def plain(self, node: ast.expr) -> Any:
        """A value that can be computed with."""
        value = self.value(node)
        if isinstance(value, Thing | Unknown):
            raise _no_value(node, value)
        return value

    def _Constant(self, node: ast.Constant) -> Any:
        return node.value

    def _Name(self, node: ast.Name) -> Any:
        for scope in reversed(self._inner):
            if node.id in scope:
                return scope[node.id]
        if node.id not in self._read:
            self._read[node.id] = self._read_whole(node.id)
        return self._read[node.id]

    def _read_whole(self, name: str) -> Any:
        shown = self._read_shown(name)
        found = self._kept.whole(name) if self._kept is not None and holds_objects(shown) else NOT_KEPT
        return shown if found is NOT_KEPT else as_shown(found, shown)

    def _read_shown(self, name: str) -> Any:
        """What a variable's text says."""
        if name not in self._shown:
            text = value_of(self._variables, name)
            if text is None:
                raise BadExpression(f"NameError: no variable {name!r} is known here")
            self._shown[name] = read_value(text)
        return self._shown[name]

    def _way(self, node: ast.expr) -> tuple[str, tuple[Step, ...]] | None:
        """The variable, and the way into it, that an expression is; None if it is anything else."""
        match node:
            case ast.Name(id=name):
                return None if any(name in scope for scope in self._inner) else (name, ())
            case ast.Attribute(value=inner, attr=name):
                owner = self._way(inner)
                return None if owner is None else (owner[0], (*owner[1], Attribute(name)))
            case ast.Subscript(value=inner, slice=index) if not isinstance(index, ast.Slice):
                owner = self._way(inner)
                key = self.plain(index) if owner is not None else None
                return (owner[0], (*owner[1], Item(key))) if owner is not None and is_key(key) else None
        return None

    def _kept_part(self, node: ast.expr) -> Any:
        """What is kept of a part: what an object shows of itself may be less than it holds, or something else."""
        way = self._way(node) if self._kept is not None else None
        if self._kept is None or way is None or not holds_objects(shown := self._read_shown(way[0])):
            return NOT_KEPT
        found = self._kept.part(*way)
        return found if found is NOT_KEPT else as_shown(found, _step_into(shown, way[1]))

    def _NamedExpr(self, node: ast.NamedExpr) -> Any:
        value = self.value(node.value)
        self._inner.append({node.target.id: value})
        return value

    def _BinOp(self, node: ast.BinOp) -> Any:
        left, right = self.plain(node.left), self.plain(node.right)
        match node.op:
            case ast.Mult():
                self._check_product(left, right)
                return left * right
            case ast.Pow():
                if (
                    isinstance(left, int)
                    and isinstance(right, int)
                    and right > 0
                    and left.bit_length() * right > LONGEST
                ):
                    raise BadExpression("the number is too large to be worth having")
                if isinstance(left, Fraction) and isinstance(right, int) and abs(right) > _LARGEST_POWER:
                    raise BadExpression("the number is too large to be worth having")
                return left**right
            case ast.LShift():
                if isinstance(right, int) and right > LONGEST:
                    raise BadExpression("the number is too large to be worth having")
                return left << right
            case ast.Mod() if isinstance(left, str | bytes):
                raise BadExpression("%-formatting is not evaluated on recorded values; use an f-string")
        if type(node.op) not in _BINARY:
            raise BadExpression(f"`{ast.unparse(node)}` is not evaluated on recorded values")
        return _BINARY[type(node.op)](left, right)

    def _check_product(self, left: Any, right: Any) -> None:
        for one, other in ((left, right), (right, left)):
            if isinstance(other, int) and hasattr(one, "__len__") and len(one) * other > LONGEST:
                raise BadExpression("the result is too large to be worth having")

    def _UnaryOp(self, node: ast.UnaryOp) -> Any:
        return UNARY[type(node.op)](self.plain(node.operand))

    def _BoolOp(self, node: ast.BoolOp) -> Any:
        value: Any = None
        for part in node.values:
            value = self.plain(part)
            if bool(value) is isinstance(node.op, ast.Or):
                break
        return value

    def _IfExp(self, node: ast.IfExp) -> Any:
        return self.value(node.body if self.plain(node.test) else node.orelse)

    def _Compare(self, node: ast.Compare) -> Any:
        left, result = node.left, True
        for op, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(op, ast.Is | ast.IsNot):
                result = self._is_same(left, right) is isinstance(op, ast.Is)
            else:
                result = self._compared(op, left, right)
            if right is node.comparators[-1] or not result:  # of arrays there is a result for each element
                break
            left = right
        return result

    def _compared(self, op: ast.cmpop, left: ast.expr, right: ast.expr) -> Any:
        if isinstance(op, ast.Eq | ast.NotEq):
            one, other = self.value(left), self.value(right)
            if type(one) is type(other) and type(one) in (list, tuple, dict) and len(one) != len(other):
                return isinstance(op, ast.NotEq)  # whatever they hold
        return COMPARE[type(op)](self._all_plain(left), self._all_plain(right))

    def _is_same(self, left: ast.expr, right: ast.expr) -> bool:
        """Whether two expressions are one object. There is only one None; other objects are told apart by number."""
        one, other = self.value(left), self.value(right)
        if any(value is None or isinstance(value, bool) for value in (one, other)):
            for node, value in ((left, one), (right, other)):
                if isinstance(value, Unknown) and reason_in(value.text) is not None:
                    raise _no_value(node, value)
            return one is other
        numbers = [self._number(node) for node in (left, right)]
        if None in numbers:
            raise BadExpression(f"whether `{ast.unparse(left)}` is `{ast.unparse(right)}` is not known here")
        return numbers[0] == numbers[1]

    def _number(self, node: ast.expr) -> int | None:
        way = self._way(node) if self._kept is not None else None
        return self._kept.number(*way) if self._kept is not None and way is not None else None

    def _all_plain(self, node: ast.expr) -> Any:
        """A value in which there is nothing that says itself what it is equal to, or how it is written."""
        value = self.plain(node)
        if has_own_code(value):
            raise UnknownValue(
                f"`{ast.unparse(node)}` holds objects: what their own code would say is not known, but their parts are"
            )
        return value

    def _Subscript(self, node: ast.Subscript) -> Any:
        found = self._kept_part(node)
        return self.plain(node.value)[self.plain(node.slice)] if found is NOT_KEPT else found

    def _Slice(self, node: ast.Slice) -> Any:
        return slice(*(self.plain(part) if part else None for part in (node.lower, node.upper, node.step)))

    def _Attribute(self, node: ast.Attribute) -> Any:
        if (found := self._kept_part(node)) is not NOT_KEPT:
            return found
        owner = self.value(node.value)
        if node.attr == "__class__":
            return Unknown(f"<class '{_class_name(owner)}'>")
        if node.attr == "__name__" and isinstance(owner, Unknown) and owner.text.startswith("<class '"):
            return owner.text[8:-2].rpartition(".")[2]
        if isinstance(owner, Unknown) and reason_in(owner.text) is not None:
            raise _no_value(node.value, owner)
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
        if isinstance(owner, Unknown):
            raise UnknownValue(f"`{ast.unparse(node)}` is not known: no code of the program is run here")
        raise BadExpression(f"`{ast.unparse(node)}` is not known: no code of the program is run here")

    def _Call(self, node: ast.Call) -> Any:
        if (found := self._of_object(node)) is not NOT_KEPT:
            return found
        arguments = [value for argument in node.args for value in self._argument(argument)]
        named = {keyword.arg: self._named_argument(keyword) for keyword in node.keywords if keyword.arg}
        match node.func:
            case ast.Name(id="str" | "repr") if len(node.args) == 1 and not isinstance(node.args[0], ast.Starred):
                self._all_plain(node.args[0])
        match node.func:
            case ast.Name(id=name) if (name in _FUNCTIONS or name in _LAZY) and name not in self._variables:
                return (_FUNCTIONS.get(name) or _LAZY[name])(*arguments, **named)
            case ast.Name(id=name) if name in library.IN_EXPRESSIONS and name not in self._variables:
                return library.IN_EXPRESSIONS[name](*arguments, **named)
            case ast.Attribute(value=owner, attr=name):
                return self._method(owner, name, arguments, named)
        raise BadExpression(f"`{ast.unparse(node.func)}` is not called: no code of the program is run here")

    def _named_argument(self, keyword: ast.keyword) -> Any:
        """What is passed by name: by which key to sort may be said as a function of one argument."""
        match keyword:
            case ast.keyword(arg="key", value=ast.Lambda(args=ast.arguments(args=[parameter]), body=body)):
                return lambda item: self._with(parameter.arg, item, body)
        return self.plain(keyword.value)

    def _with(self, name: str, value: Any, body: ast.expr) -> Any:
        self._inner.append({name: value})
        try:
            return self.plain(body)
        finally:
            self._inner.pop()

    def _of_object(self, node: ast.Call) -> Any:
        """What can be said of any object without running its code; NOT_KEPT where something else is asked."""
        match node:
            case ast.Call(func=ast.Name(id=function), args=[first, *rest]) if function not in self._variables:
                pass
            case _:
                return NOT_KEPT
        match function, rest:
            case "isinstance", [classes]:
                return self._is_instance(self.value(first), classes)
            case "type", []:
                return Unknown(f"<class '{_class_name(self.value(first))}'>")
            case "vars", [] if isinstance(value := self.value(first), Thing):
                return dict(value.attributes)
            case "repr", [] if isinstance(value := self.value(first), Thing | Unknown) and not is_cut(value.text):
                return value.text
            case "getattr" | "hasattr", [ast.Constant(value=str() as name)]:
                found = self._Attribute(ast.Attribute(first, name, ast.Load()))
                return found if function == "getattr" else True
        return NOT_KEPT

    def _is_instance(self, value: Any, classes: ast.expr) -> bool:
        names = [_named_class(each) for each in _alternatives(classes)]
        if not isinstance(value, Thing | Unknown):
            abstract = [kind for name in names if isinstance(kind := _ABSTRACT.get(name), type)]
            return not library.names_of_class(value).isdisjoint(names) or isinstance(value, tuple(abstract))
        if _class_name(value) in names:
            return True
        raise UnknownValue(f"which classes a {_class_name(value)} is derived from is not recorded")

    def _argument(self, node: ast.expr) -> Iterator[Any]:
        if isinstance(node, ast.Starred):
            yield from self.plain(node.value)
        elif isinstance(node, ast.Name) and node.id in _TYPES and node.id not in self._variables:
            yield _TYPES[node.id]
        else:
            yield self.plain(node)

    def _method(self, owner: ast.expr, name: str, arguments: list[Any], named: dict[str, Any]) -> Any:
        value = self.plain(owner)
        if type(value) is str and name == "join":
            return value.join(arguments[0])
        if type(value) is str and name == "replace":
            self._check_product(arguments[1], max(len(value), 1))
            return value.replace(*arguments)
        if not name.startswith("_") and name in library.allowed(library.METHODS, value):
            result = getattr(value, name)(*arguments, **named)
            return list(result) if isinstance(result, Iterator) or type(result).__name__.startswith("dict_") else result
        if is_array(value) and name in _METHODS_OF_ARRAYS:
            return getattr(value, name)(*arguments, **named)
        if name in ("count", "index"):
            self._all_plain(owner)
        if name.startswith("_") or name not in _METHODS.get(type(value), ()):
            raise BadExpression(f"`.{name}` of a {type(value).__name__} is not called on recorded values")
        result = getattr(value, name)(*arguments, **named)
        return list(result) if type(result) in _VIEWS or isinstance(result, Iterator) else result

    def _List(self, node: ast.List) -> Any:
        return [value for item in node.elts for value in self._item(item)]

    def _Tuple(self, node: ast.Tuple) -> Any:
        return tuple(value for item in node.elts for value in self._item(item))

    def _Set(self, node: ast.Set) -> Any:
        return {value for item in node.elts for value in self._item(item)}

    def _item(self, node: ast.expr) -> Iterator[Any]:
        yield from self.plain(node.value) if isinstance(node, ast.Starred) else (self.value(node),)

    def _Dict(self, node: ast.Dict) -> Any:
        result: dict[Any, Any] = {}
        for key, item in zip(node.keys, node.values, strict=True):
            result |= {self.value(key): self.value(item)} if key else self.plain(item)
        return result

    def _JoinedStr(self, node: ast.JoinedStr) -> Any:
        return "".join(str(self.value(part)) for part in node.values)

    def _FormattedValue(self, node: ast.FormattedValue) -> Any:
        value = self.value(node.value)
        is_member = isinstance(value, Thing) and value.text.startswith("<")  # of an enum: has two texts
        if isinstance(value, Thing | Unknown) and (not is_member or node.conversion == ord("r")):
            return value.text
        self._all_plain(node.value)
        specification = self._JoinedStr(node.format_spec) if isinstance(node.format_spec, ast.JoinedStr) else ""
        if any(part.isdigit() and int(part) > 1000 for part in _digits(specification)):
            raise BadExpression("the result is too large to be worth having")
        convert: Callable[[Any], Any] = _CONVERSIONS.get(node.conversion, lambda same: same)
        shown = convert(value)
        return format(shown, specification)

    def _ListComp(self, node: ast.ListComp) -> Any:
        return [self.value(node.elt) for _ in self._loops(node.generators)]

    def _SetComp(self, node: ast.SetComp) -> Any:
        return {self.value(node.elt) for _ in self._loops(node.generators)}

    def _GeneratorExp(self, node: ast.GeneratorExp) -> Any:
        return [self.value(node.elt) for _ in self._loops(node.generators)]

    def _DictComp(self, node: ast.DictComp) -> Any:
        return {self.value(node.key): self.value(node.value) for _ in self._loops(node.generators)}

    def _loops(self, generators: list[ast.comprehension]) -> Iterator[None]:
        if not generators:
            yield None
            return
        first, *rest = generators
        items = self.plain(first.iter)
        self._inner.append({})
        height = len(self._inner)
        for item in items:
            del self._inner[height:]
            self._bind(first.target, item)
            if all(self.plain(test) for test in first.ifs):
                yield from self._loops(rest)
        del self._inner[height - 1 :]

    def _bind(self, target: ast.expr, value: Any) -> None:
        if isinstance(target, ast.Name):
            self._inner[-1][target.id] = value
        elif isinstance(target, ast.Tuple | ast.List):
            for part, item in zip(target.elts, value, strict=True):
                self._bind(part, item)
        else:
            raise BadExpression(f"`{ast.unparse(target)}` cannot be bound here")


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


def _no_value(node: ast.expr, value: Thing | Unknown) -> UnknownValue:
    """Why something cannot be computed with."""
    text, reason = ast.unparse(node), reason_in(value.text)
    if reason is not None:
        return UnknownValue(f"what `{text}` was is not known: {reason.removeprefix('not known here: ')}")
    cut = " (it was cut when it was recorded)" if is_cut(value.text) else ""
    if isinstance(value, Thing) and not cut:
        return UnknownValue(f"`{text}` is an object: what its own code would say is not known, but its parts are")
    shown = value.text if len(value.text) <= _LONGEST_TOLD else f"{value.text[: _LONGEST_TOLD - 3]}..."
    return UnknownValue(f"`{text}` is known only as a text{cut}: {shown}")


_LONGEST_TOLD: Final = 200
"""Characters of a value in an error."""


def _class_name(value: Any) -> str:
    if isinstance(value, Unknown):
        raise UnknownValue(f"the class of {value.text[:_LONGEST_TOLD]} is not known here")
    return value.name if isinstance(value, Thing) else library.CLASS_NAMES.get(type(value), type(value).__name__)


def as_shown(value: Any, shown: Any) -> Any:
    """A value whose objects are written as they showed themselves, where that is known in full."""
    match value, shown:
        case Thing(), Thing() | Unknown() if not is_cut(shown.text):
            inner = shown.attributes if isinstance(shown, Thing) else {}
            attributes = {name: as_shown(item, inner.get(name)) for name, item in value.attributes.items()}
            return replace(value, attributes=attributes, text=shown.text)
        case (list(), list()) | (tuple(), tuple()) if len(value) == len(shown) and type(value) is type(shown):
            return type(value)(map(as_shown, value, shown)) if type(value) in (list, tuple) else value
        case dict(), dict() if type(value) is dict and [*value] == [*shown]:
            return {key: as_shown(item, shown[key]) for key, item in value.items()}
    return value


def _step_into(shown: Any, steps: tuple[Step, ...]) -> Any:
    """What a text says of a part; None where it says nothing."""
    for step in steps:
        match shown, step:
            case Thing(attributes=attributes), Attribute(name):
                shown = attributes.get(name)
            case (list() | tuple(), Item(int() as key)) if -len(shown) <= key < len(shown):
                shown = shown[key]
            case dict(), Item(key):
                shown = shown.get(key)
            case _:
                return None
    return shown


def _digits(text: str) -> list[str]:
    return "".join(c if c.isdigit() else " " for c in text).split()
