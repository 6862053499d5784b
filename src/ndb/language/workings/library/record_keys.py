"""Keys by which records are sorted: `lambda pair: (-pair[1], pair[0])`, `itemgetter(1)` (SPEC 2c).

What a key only looks up in an item, or under it in a dictionary, was told; so was its negative but for the sign. The
rest of a key is asked, for a few items at a time. Knows syntax and plain values; no model.
"""

import ast
import copy
from collections.abc import Callable, Generator, Sequence
from typing import Any

from ndb.language.workings.numbers import Steps
from ndb.language.workings.pieces import PIECE_OF_LIST, parts
from ndb.language.workings.sorting import NotOrdered, extreme, sorted_told
from ndb.source.parse import NOT_PLAIN, parsed_expression, plain_value

Look = Callable[[str], str | None]
"""What a name was told to be."""
Keys = Generator[str, str, list[Any]]
_QUIET_FUNCTIONS = frozenset({"len", "str", "abs", "sum", "max", "min", "sorted", "tuple", "bool"})
_QUIET_METHODS = frozenset({
    "lower", "upper", "casefold", "strip", "title", "count", "startswith", "endswith", "isdigit", "isalpha", "isupper",
    "islower", "get", "find", "replace", "removeprefix", "removesuffix", "partition", "rpartition", "swapcase",
})  # fmt: skip
_OPERATIONS = (
    ast.Subscript, ast.Slice, ast.Constant, ast.UnaryOp, ast.Not, ast.USub, ast.BinOp, ast.Add, ast.Sub, ast.Mult,
    ast.Mod,
    ast.Compare, ast.cmpop, ast.BoolOp, ast.boolop, ast.Call, ast.Attribute, ast.Name, ast.expr_context, ast.Tuple,
    ast.IfExp, ast.Dict, ast.List,
)  # fmt: skip


def is_record_key(function: ast.expr) -> bool:
    """Whether a key function is one that is looked into."""
    match function:
        case ast.Lambda(
            args=ast.arguments(args=[_], posonlyargs=[], kwonlyargs=[], vararg=None, kwarg=None, defaults=[])
        ):
            return True
        case ast.Call(func=ast.Name(id="itemgetter") | ast.Attribute(attr="itemgetter"), args=[_, *_], keywords=[]):
            return True
    return False


def by_record_key(name: str, items: Sequence[Any], function: ast.expr, look: Look, is_reversed: bool) -> Steps:
    """`sorted`, `min` or `max` by such a key."""
    try:
        keys = yield from keys_of(function, items, look)
    except NotOrdered:
        return None
    return (
        (yield from sorted_told(items, keys, is_reversed))
        if name == "sorted"
        else (yield from extreme(name, items, keys))
    )


def keys_of(function: ast.expr, items: Sequence[Any], look: Look) -> Keys:
    """What the key function gives for each item."""
    name, bodies, is_tuple = _bodies(function)
    for body in bodies:
        if not _is_lookup(body, name, items, look):
            _refuse_unclear(body, name, look)
    columns = list[list[Any]]()
    for body in bodies:
        if _is_lookup(body, name, items, look):
            columns.append([_looked_up(body, name, item, look) for item in items])
        else:
            columns.append((yield from _asked(body, name, items, look)))
    return [tuple(row) if is_tuple else row[0] for row in zip(*columns, strict=True)]


def _bodies(function: ast.expr) -> tuple[str, list[ast.expr], bool]:
    """The name of the item and the parts of the key; whether they stand in a tuple."""
    match function:
        case ast.Lambda(args=arguments, body=ast.Tuple(elts=[_, *_] as bodies)):
            return arguments.args[0].arg, bodies, True
        case ast.Lambda(args=arguments, body=body):
            return arguments.args[0].arg, [body], False
        case ast.Call(args=places):
            item = ast.Name("item", ast.Load())
            return "item", [ast.Subscript(item, place, ast.Load()) for place in places], len(places) > 1
    raise NotOrdered


def _is_lookup(body: ast.expr, name: str, items: Sequence[Any], look: Look) -> bool:
    try:
        return all(_looked_up(body, name, item, look) is not NOT_PLAIN for item in items)
    except NotOrdered:
        return False


def _looked_up(body: ast.expr, name: str, item: Any, look: Look) -> Any:
    """What was told in an item, or in a dictionary under it."""
    match body:
        case ast.Name(id=used):
            return item if used == name else _told(used, look)
        case ast.Constant(value=value):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            number = _looked_up(operand, name, item, look)
            if type(number) not in (int, float):
                raise NotOrdered
            return -number
        case ast.Subscript(value=owner, slice=key) if not isinstance(key, ast.Slice):
            return _part(_looked_up(owner, name, item, look), _looked_up(key, name, item, look))
        case ast.Call(func=ast.Attribute(value=owner, attr="get"), args=[key, *rest], keywords=[]) if len(rest) < 2:
            table, default = _looked_up(owner, name, item, look), [_looked_up(each, name, item, look) for each in rest]
            if not isinstance(table, dict):
                raise NotOrdered
            found = _looked_up(key, name, item, look)
            return _part(table, found) if _is_in(found, table) else (default or [None])[0]
    raise NotOrdered


def _told(name: str, look: Look) -> Any:
    told = look(name)
    value = plain_value(told) if told is not None else NOT_PLAIN
    if value is NOT_PLAIN or isinstance(value, set):
        raise NotOrdered
    return value


def _is_in(key: Any, table: dict[Any, Any]) -> bool:
    try:
        return key in table
    except TypeError:
        raise NotOrdered from None


def _part(owner: Any, key: Any) -> Any:
    if not isinstance(owner, dict | list | tuple | str) or isinstance(key, slice):
        raise NotOrdered
    try:
        return owner[key]
    except (LookupError, TypeError):
        raise NotOrdered from None


def _refuse_unclear(body: ast.expr, name: str, look: Look) -> None:
    """What may raise, or is not told, is not asked."""
    functions = {node.func for node in ast.walk(body) if isinstance(node, ast.Call)}
    for node in ast.walk(body):
        is_plain = isinstance(node, _OPERATIONS)
        if isinstance(node, ast.Attribute):
            is_plain = node in functions and node.attr in _QUIET_METHODS
        elif isinstance(node, ast.Name) and node.id != name:
            is_plain = node in functions and node.id in _QUIET_FUNCTIONS and look(node.id) is None
            is_plain = is_plain or _told(node.id, look) is not NOT_PLAIN
        if not is_plain:
            raise NotOrdered


def _asked(body: ast.expr, name: str, items: Sequence[Any], look: Look) -> Keys:
    text, found = ast.unparse(_Writer(name, look).visit(copy.deepcopy(body))), list[Any]()
    for some in parts([*items], PIECE_OF_LIST):
        told = plain_value((yield f"[{text} for {name} in {some!r}]"))
        if not isinstance(told, list) or len(told) != len(some):
            raise NotOrdered
        found += told
    return found


class _Writer(ast.NodeTransformer):
    """Names that were told as what they are."""

    def __init__(self, name: str, look: Look) -> None:
        self._name, self._look = name, look

    def visit_Name(self, node: ast.Name) -> ast.expr:
        told = self._look(node.id) if node.id != self._name else None
        return (parsed_expression(told) or node) if told is not None else node
