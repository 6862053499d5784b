"""Whether a `__repr__` can be called without changing anything: decided by reading it, never by trying.

Knows a small part of Python's syntax that cannot store, print, loop for long or call what it does not know. Judges by
the syntax tree and not by bytecode, so that every Python version comes to the same answer. Does not know values: that
the attributes read are plain data is for the caller to check (describe).
"""

import ast
import functools
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.source.parse import walk_text

_BUILTINS: Final = frozenset(
    {
        "repr", "str", "len", "type", "format", "sorted", "list", "tuple", "dict", "set", "int", "float", "bool", "abs",
        "min", "max", "sum", "round", "zip", "enumerate", "reversed", "any", "all",
    }
)  # fmt: skip
_METHODS: Final = frozenset(
    {
        "join", "items", "keys", "values", "get", "strip", "upper", "lower", "title", "capitalize", "split",
        "startswith", "endswith", "count", "index", "copy",
    }
)  # fmt: skip
_OPERATORS: Final = (ast.Add, ast.Sub, ast.FloorDiv)
_CLASS_NAMES: Final = ("__name__", "__qualname__")
_WIDTH: Final = re.compile(r"\d{4}")
"""A format such as `>99999999` would make a text of that size."""


@dataclass(frozen=True, slots=True)
class Reads:
    """All that a harmless `__repr__` does."""

    attributes: frozenset[str]
    """Names of the instance's attributes it reads."""
    calls_methods: bool
    """Whether it calls methods of what it has read (which are known only if that is plain data)."""


def reads(source: str, line: int, shadowed: Mapping[str, object]) -> Reads | None:
    """What the `__repr__` standing at `line` of `source` reads; None if it does more than reading.

    `shadowed` are the globals of its module: a builtin that is redefined there is not trusted.
    """
    function = _find(source, line)
    if function is None or not _is_plain_method(function):
        return None
    reading = _Reading(function.args.args[0].arg, shadowed)
    harmless = reading.block(function.body)
    return Reads(frozenset(reading.attributes), reading.calls_methods) if harmless else None


def _find(source: str, line: int) -> ast.FunctionDef | None:
    return next((node for node in _all_reprs(source) if node.lineno == line), None)


@functools.lru_cache(maxsize=16)
def _all_reprs(source: str) -> list[ast.FunctionDef]:
    return [node for node in walk_text(source) if isinstance(node, ast.FunctionDef) and node.name == "__repr__"]


def _is_plain_method(function: ast.FunctionDef) -> bool:
    taken = function.args
    others = (taken.posonlyargs, taken.kwonlyargs, taken.vararg, taken.kwarg, taken.defaults)
    return len(taken.args) == 1 and not any(others) and not function.decorator_list


class _Reading:
    """Walks a function body; every method says whether what it was given is harmless."""

    def __init__(self, self_name: str, shadowed: Mapping[str, object]) -> None:
        self.self_name = self_name
        self.shadowed = shadowed
        self.local: set[str] = set()
        self.attributes: set[str] = set()
        self.calls_methods = False

    def block(self, body: list[ast.stmt]) -> bool:
        return all(map(self.statement, body))

    def statement(self, node: ast.stmt) -> bool:
        match node:
            case ast.Pass() | ast.Return(value=None) | ast.Expr(value=ast.Constant()):
                return True
            case ast.Return(value=ast.expr() as value):
                return self.expression(value)
            case ast.Assign(targets=[target], value=value):
                return self.expression(value) and self.target(target)
            case ast.If():
                return self.expression(node.test) and self.block(node.body) and self.block(node.orelse)
        return False

    def target(self, node: ast.expr) -> bool:
        match node:
            case ast.Name(id=name) if name != self.self_name:
                self.local.add(name)
                return True
            case ast.Tuple(elts=parts):
                return all(map(self.target, parts))
        return False

    def expression(self, node: ast.expr | None) -> bool:
        match node:
            case None | ast.Constant():
                return True
            case ast.Name(id=name):
                return name in self.local
            case ast.Attribute():
                return self.attribute(node)
            case ast.JoinedStr(values=parts) | ast.BoolOp(values=parts):
                return all(map(self.expression, parts))
            case ast.FormattedValue(value=value, format_spec=form):
                return self.expression(value) and self.format(form)
            case ast.List(elts=parts) | ast.Tuple(elts=parts) | ast.Set(elts=parts):
                return all(map(self.expression, parts))
            case ast.Dict(keys=keys, values=parts):
                return None not in keys and all(map(self.expression, [*keys, *parts]))
            case ast.UnaryOp(operand=value):
                return self.expression(value)
            case ast.BinOp(left=left, op=operator, right=right):
                return self.operator(left, operator) and self.expression(left) and self.expression(right)
            case ast.Compare(left=left, comparators=parts):
                return all(map(self.expression, [left, *parts]))
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return all(map(self.expression, [test, body, orelse]))
            case ast.Subscript(value=value, slice=index):
                return self.expression(value) and self.expression(index)
            case ast.Slice(lower=lower, upper=upper, step=step):
                return all(map(self.expression, [lower, upper, step]))
            case ast.ListComp(elt=item) | ast.SetComp(elt=item) | ast.GeneratorExp(elt=item):
                return self.loops(node.generators) and self.expression(item)
            case ast.DictComp(key=key, value=value):
                return self.loops(node.generators) and self.expression(key) and self.expression(value)
            case ast.Call():
                return self.call(node)
        return False

    def attribute(self, node: ast.Attribute) -> bool:
        match node.value:
            case ast.Name(id=name) if name == self.self_name:
                self.attributes.add(node.attr)
                return not node.attr.startswith("__")
            case ast.Attribute(value=ast.Name(id=name), attr="__class__") if name == self.self_name:
                return node.attr in _CLASS_NAMES
            case ast.Call(func=ast.Name(id="type"), args=[ast.Name(id=name)]) if name == self.self_name:
                return node.attr in _CLASS_NAMES and "type" not in self.shadowed
        return False

    def format(self, node: ast.expr | None) -> bool:
        match node:
            case None:
                return True
            case ast.JoinedStr(values=[ast.Constant(value=str(text))]):
                return not _WIDTH.search(text)
        return False

    def operator(self, left: ast.expr, operator: ast.operator) -> bool:
        match left, operator:
            case ast.Constant(value=str(text)), ast.Mod():
                return not _WIDTH.search(text) and "*" not in text
        return isinstance(operator, _OPERATORS)

    def loops(self, generators: list[ast.comprehension]) -> bool:
        return len(generators) == 1 and all(
            not loop.is_async
            and self.expression(loop.iter)
            and self.target(loop.target)
            and all(map(self.expression, loop.ifs))
            for loop in generators
        )

    def call(self, node: ast.Call) -> bool:
        match node.func:
            case ast.Name(id=name):
                known = name in _BUILTINS and name not in self.shadowed and name not in self.local
            case ast.Attribute(value=ast.Constant(value=str(text)), attr="format"):
                known = not _WIDTH.search(text)
            case ast.Attribute(value=value, attr=method):
                self.calls_methods = self.calls_methods or not isinstance(value, ast.Constant)
                known = method in _METHODS and self.expression(value)
            case _:
                known = False
        arguments = [*node.args, *(keyword.value for keyword in node.keywords)]
        return known and all(map(self.expression, arguments)) and all(keyword.arg for keyword in node.keywords)
