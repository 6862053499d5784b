"""An operation with its operands written in: `unit == target` as `'km' == 'mi'` (SPEC 2c).

What a name or a sub-expression is worth was told before, perhaps hundreds of tokens ago. Written beside each other the
operands need not be looked for. The text follows from what was told; only the value is asked. Knows syntax and values
as text; no model, and nothing is evaluated here.
"""

import ast
import builtins
import re
from collections.abc import Mapping, Sequence
from copy import copy
from functools import lru_cache
from typing import Any, TypeVar

from ndb.source.parse import NOT_PLAIN, parsed_expression, plain_value

LONGEST_WRITTEN = 240
"""Characters of an operation with all its operands: a longer one would fill what a model can read."""
CHANGES_ONLY = frozenset(
    {"append", "extend", "insert", "sort", "reverse", "clear", "add", "update", "remove", "discard"}
)
"""Methods that give None: what they change is told by the next line."""
_OPERATIONS = (ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.Call, ast.Subscript, ast.JoinedStr)
_LAZY = frozenset({"zip", "enumerate", "map", "filter", "reversed", "iter"})
"""Calls whose value says nothing of what they will give: they stand for themselves."""
VIEW = re.compile(r"dict_(?:values|keys|items)\((\[.*\])\)", re.DOTALL)
Node = TypeVar("Node", bound=ast.AST)


class Unknown(Exception):
    """An operand is not known, or cannot be written."""


def written_in(expression: str, values: Mapping[str, str]) -> str | None:
    """An operation over the values of its operands, by name or by the text of a sub-expression; None where one of them
    is not known, or where it says the same as before."""
    tree = parsed_expression(f"({expression}\n)")
    if not isinstance(tree, _OPERATIONS) or _says_nothing(tree):
        return None
    try:
        text = ast.unparse(_Writer(values).operation(tree))
    except (Unknown, ValueError, RecursionError):
        return None
    return text if len(text) <= LONGEST_WRITTEN and text != ast.unparse(tree) else None


def written_value(node: ast.expr, values: Mapping[str, str]) -> str | None:
    """An expression that is a display, or was told, over the values of its parts; None where one is not known."""
    try:
        text = ast.unparse(_Writer(values).operand(node))
    except (Unknown, ValueError, RecursionError):
        return None
    is_plain = plain_value(text) is not NOT_PLAIN
    return text if is_plain and len(text) <= LONGEST_WRITTEN else None


def _seeks(operator: ast.cmpop) -> bool:
    return isinstance(operator, ast.In | ast.NotIn | ast.Is | ast.IsNot)


def _says_nothing(tree: ast.expr) -> bool:
    """Whether the value of an operation is the same whatever its operands are."""
    match tree:
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in CHANGES_ONLY
        case ast.Call(func=ast.Name(id=name)):
            return name in _LAZY or name == "print"
    return False


@lru_cache(maxsize=4096)
def value_tree(told: str) -> ast.expr | None:
    """The tree of a value as it was told; of a dictionary's view that of the list in it. Shared: only to be read."""
    if len(told) > LONGEST_WRITTEN:
        return None
    view = VIEW.fullmatch(told)
    tree = parsed_expression(view[1] if view else told)
    is_cut = tree is None or any(isinstance(node, ast.Constant) and node.value is ... for node in ast.walk(tree))
    return None if is_cut else tree  # `[...]` is a list that holds itself


class _Writer:
    def __init__(self, values: Mapping[str, str]) -> None:
        self._values = {key_of(text): value for text, value in values.items()}

    def operation(self, node: ast.expr) -> ast.expr:
        """The same operation on what its parts are worth."""
        match node:
            case ast.Call(func=func, args=args, keywords=keywords):
                return ast.Call(self._called(func), self._all(args), [self._keyword(each) for each in keywords])
            case ast.JoinedStr(values=parts):
                return ast.JoinedStr([self._placeholder(part) for part in parts])
            case ast.BinOp(left=left, op=operator, right=right):
                return ast.BinOp(self._joined(left), operator, self._joined(right))
            case ast.Compare(left=left, ops=operators, comparators=others) if not any(map(_seeks, operators)):
                return ast.Compare(self._joined(left), operators, [self._joined(each) for each in others])
        return self._with_parts(node)

    def _joined(self, node: ast.expr) -> ast.expr:
        """Keys of a dictionary are a set, where an operator joins or compares them."""
        made = self.operand(node)
        is_view = self._values.get(key_of(node), "").startswith(("dict_keys(", "dict_items("))
        if not is_view or not isinstance(made, ast.List):
            return made
        return ast.Set(made.elts) if made.elts else ast.Call(ast.Name("set", ast.Load()), [], [])

    def _with_parts(self, node: Node) -> Node:
        made = copy(node)
        for name, part in ast.iter_fields(node):
            if isinstance(part, ast.expr):
                setattr(made, name, self.operand(part))
            elif isinstance(part, list):
                setattr(made, name, [self.operand(each) if isinstance(each, ast.expr) else each for each in part])
        return made

    def _all(self, nodes: Sequence[ast.expr]) -> list[ast.expr]:
        return [self.operand(node) for node in nodes]

    def _keyword(self, keyword: ast.keyword) -> ast.keyword:
        return ast.keyword(keyword.arg, self.operand(keyword.value))

    def _placeholder(self, part: ast.expr) -> ast.expr:
        if not isinstance(part, ast.FormattedValue):
            return part
        spec = part.format_spec
        if isinstance(spec, ast.JoinedStr):
            spec = ast.JoinedStr([self._placeholder(each) for each in spec.values])
        return ast.FormattedValue(self.operand(part.value), part.conversion, spec)

    def _called(self, func: ast.expr) -> ast.expr:
        """A function by its name, if that is no variable; a method with the object that it belongs to."""
        if isinstance(func, ast.Attribute) and not self._is_path(func.value):
            return ast.Attribute(self.operand(func.value), func.attr, ast.Load())
        if self._is_path(func):
            return func
        raise Unknown

    def _is_path(self, node: ast.expr) -> bool:
        """`name` or `module.name` of something that is no variable whose value was told."""
        while isinstance(node, ast.Attribute) and key_of(node) not in self._values:
            node = node.value
        return isinstance(node, ast.Name) and node.id not in self._values

    def operand(self, node: ast.expr) -> ast.expr:
        if isinstance(node, ast.Constant):
            return node
        told = self._values.get(key_of(node))
        tree = value_tree(told) if told is not None else None
        if tree is not None:
            return tree
        match node:
            case ast.NamedExpr(value=value):
                return self.operand(value)
            case ast.Call(func=ast.Name(id=name)) if name in _LAZY:
                return self.operation(node)
            case ast.Name(id=name) if told is None and hasattr(builtins, name):
                return node
            case ast.List() | ast.Tuple() | ast.Set() | ast.Dict() | ast.Starred() | ast.Slice():
                return self._with_parts(node)
            case ast.Lambda() if told is None and self._is_closed(node):
                return node
        if told is None and not any(isinstance(part, ast.Name | ast.comprehension) for part in ast.walk(node)):
            return node  # constants only
        raise Unknown

    def _is_closed(self, function: ast.Lambda) -> bool:
        own = {part.arg for part in ast.walk(function) if isinstance(part, ast.arg)}
        names = {part.id for part in ast.walk(function.body) if isinstance(part, ast.Name)}
        return all(hasattr(builtins, name) and name not in self._values for name in names - own)


def key_of(text: str | ast.expr) -> str:
    """One text for all ways to write the same expression."""
    if isinstance(text, ast.expr):
        return ast.unparse(text)
    return _keys(text)


@lru_cache(maxsize=4096)
def _keys(text: str) -> str:
    if text.isidentifier():
        return text
    tree = parsed_expression(text)
    return ast.unparse(tree) if tree is not None else text


_QUIET_METHODS: Mapping[type, frozenset[str]] = {
    str: frozenset({
        "upper", "lower", "title", "capitalize", "swapcase", "casefold", "strip", "lstrip", "rstrip", "isalpha",
        "isdigit", "isalnum", "islower", "isupper", "isspace", "istitle", "isidentifier", "startswith", "endswith",
        "find", "rfind", "count", "replace", "removeprefix", "removesuffix", "splitlines",
    }),
    dict: frozenset({"get", "keys", "values", "items", "copy"}),
    list: frozenset({"count", "copy"}),
}  # fmt: skip
"""Methods that raise nothing on plain operands of the right types."""
_QUIET_FUNCTIONS: Mapping[str, tuple[type, ...]] = {
    "len": (str, list, tuple, dict, set), "str": (object,), "bool": (object,), "repr": (object,), "abs": (int, float),
    "list": (str, list, tuple, dict, set), "tuple": (str, list, tuple, dict, set), "any": (list, tuple),
    "all": (list, tuple), "round": (int, float), "range": (int,), "bin": (int,), "hex": (int,),
}  # fmt: skip
LARGEST = 10**15
"""Numbers up to this can be divided, and made floats of, without a thought."""


def may_raise(written: str) -> bool:
    """Whether an operation over literals may raise, as far as the kinds of its operands tell."""
    tree = parsed_expression(written)
    match tree:
        case ast.Compare(left=left, ops=operators, comparators=others):
            row = [plain_value(each) for each in (left, *others)]
            return not all(_compares(*pair) for pair in zip(row, operators, row[1:], strict=False))
        case ast.BinOp(left=left, op=operator, right=right):
            return not _joins(plain_value(left), operator, plain_value(right))
        case ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
            return False
        case ast.JoinedStr(values=parts):
            return any(isinstance(part, ast.FormattedValue) and not _is_shown(part) for part in parts)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]):
            return not _is_quiet(name, [plain_value(each) for each in args])
        case ast.Call(func=ast.Attribute(value=owner, attr=name), args=args, keywords=[]):
            value, given = plain_value(owner), [plain_value(each) for each in args]
            if isinstance(value, str) and _is_quiet_of_text(name, given):
                return False
            if isinstance(value, str) and not all(isinstance(each, str) for each in given):
                return True
            if isinstance(value, dict) and given and not isinstance(given[0], str | int | float | bytes | None):
                return True  # a list is no key
            return name not in _QUIET_METHODS.get(type(value), frozenset()) or any(each is NOT_PLAIN for each in given)
        case ast.Subscript(value=owner, slice=ast.Slice(lower=lower, upper=upper, step=step)):
            bounds = [plain_value(each) for each in (lower, upper, step) if each is not None]
            is_by_number = all(type(bound) in (int, type(None)) for bound in bounds)
            is_still = step is not None and bounds[-1] == 0
            return not isinstance(plain_value(owner), str | list | tuple) or not is_by_number or is_still
        case ast.Subscript(value=owner, slice=index):
            return not _has(plain_value(owner), plain_value(index))
    return True


def _joins(a: Any, operator: ast.operator, b: Any) -> bool:
    """Whether an operator surely has a value for two operands."""
    match operator:
        case ast.Add():
            return _are_numbers(a, b) or (type(a) is type(b) and isinstance(a, str | list | tuple))
        case ast.Sub():
            return _are_numbers(a, b)
        case ast.Mult():
            return _are_numbers(a, b) or {type(a), type(b)} in ({str, int}, {list, int}, {tuple, int})
        case ast.Div() | ast.FloorDiv() | ast.Mod() if not isinstance(a, str):
            return _are_numbers(a, b) and b != 0 and max(abs(a), abs(b)) < LARGEST
        case ast.BitAnd() | ast.BitOr() | ast.BitXor():
            return isinstance(a, int) and isinstance(b, int)
        case ast.LShift() | ast.RShift():
            return isinstance(a, int) and isinstance(b, int) and 0 <= b < 1_000
    return False


def _is_shown(part: ast.FormattedValue) -> bool:
    return part.format_spec is None and plain_value(part.value) is not NOT_PLAIN


def _is_quiet(name: str, given: list[Any]) -> bool:
    """Whether a function surely has a value for its arguments."""
    one: Any = given[0] if given else NOT_PLAIN
    if any(each is NOT_PLAIN for each in given) or not given:
        return False
    if name in _QUIET_FUNCTIONS and len(given) == 1:
        return isinstance(one, _QUIET_FUNCTIONS[name])
    match name, given:
        case "chr", [int()]:
            return bool(0 <= one < 0x110000)
        case "ord", [str()]:
            return len(one) == 1
        case "int", [str()]:
            return bool(one.isascii() and one.removeprefix("-").isdecimal())
        case "int" | "float", [int() | float()]:
            return bool(-LARGEST < one < LARGEST)
        case "int", [str(), int() as base]:
            digits = _DIGITS[:base] if 2 <= base <= len(_DIGITS) else ""
            return bool(one) and all(letter in digits for letter in one.lower())
        case "sum", [list() | tuple()]:
            return all(isinstance(each, int | float) for each in one)
        case "sorted" | "min" | "max", [list() | tuple() | set()]:
            return (bool(one) or name == "sorted") and (_all_are(one, int | float) or _all_are(one, str))
        case "min" | "max", [_, _, *_]:
            return _all_are(given, int | float) or _all_are(given, str)
        case "round", [int() | float(), int()]:
            return True
        case "divmod", [_, _]:
            return _joins(given[0], ast.FloorDiv(), given[1])
        case "range", [_, _] | [_, _, _]:
            return _all_are(given, int) and given[2:] != [0]
        case "set" | "frozenset", [str() | list() | tuple()]:
            return _all_are(one, str | int | float)
    return False


_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def _is_quiet_of_text(name: str, given: list[Any]) -> bool:
    match name, given:
        case "join", [list() | tuple()]:
            return _all_are(given[0], str)
        case "split" | "rsplit", [] | [None]:
            return True
        case "split" | "rsplit" | "partition" | "rpartition", [str()]:
            return bool(given[0])
        case "split" | "rsplit", [str(), int()]:
            return bool(given[0])
        case "ljust" | "rjust" | "center" | "zfill", [int()]:
            return True
        case "ljust" | "rjust" | "center", [int(), str()]:
            return len(given[1]) == 1
        case "startswith" | "endswith" | "find" | "rfind" | "count", [str(), int()] | [str(), int(), int()]:
            return True
        case "isdecimal" | "isnumeric" | "isascii" | "isprintable", []:
            return True
    return False


def _all_are(values: Any, kind: Any) -> bool:
    return all(isinstance(each, kind) for each in values)


def _compares(a: Any, operator: ast.cmpop, b: Any) -> bool:
    if a is NOT_PLAIN or b is NOT_PLAIN:
        return False
    if isinstance(operator, ast.In | ast.NotIn):
        return isinstance(b, list | tuple | set | dict) or (isinstance(a, str) and isinstance(b, str))
    is_equality = isinstance(operator, ast.Eq | ast.NotEq | ast.Is | ast.IsNot)
    return is_equality or _are_numbers(a, b) or (isinstance(a, str) and isinstance(b, str))


def _are_numbers(a: Any, b: Any) -> bool:
    return isinstance(a, int | float) and isinstance(b, int | float)


def _has(owner: Any, key: Any) -> bool:
    """Whether a place is surely there."""
    try:
        return isinstance(owner, str | list | tuple | dict | bytes) and (owner[key], True)[1]
    except (LookupError, TypeError):
        return False
