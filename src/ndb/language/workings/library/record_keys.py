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
InSteps = Callable[[str], Generator[str, str, str]]
NUMBER, TEXT, ROW = "number", "text", "row"
_FUNCTIONS = {
    ("len", TEXT): NUMBER, ("len", ROW): NUMBER, ("abs", NUMBER): NUMBER, ("str", NUMBER): TEXT, ("str", TEXT): TEXT,
    ("bool", NUMBER): NUMBER, ("bool", TEXT): NUMBER, ("bool", ROW): NUMBER,
}  # fmt: skip
"""What functions make of what; none of these raises."""
_METHODS = {
    **{(name, 0): TEXT for name in ("lower", "upper", "casefold", "strip", "title", "swapcase", "capitalize")},
    **{(name, 0): NUMBER for name in ("isdigit", "isalpha", "isupper", "islower", "isalnum")},
    **{(name, 1): NUMBER for name in ("count", "find", "rfind", "startswith", "endswith")},
    **{(name, 1): TEXT for name in ("lstrip", "rstrip", "strip", "removeprefix", "removesuffix")},
    ("replace", 2): TEXT, ("split", 1): ROW, ("rsplit", 1): ROW, ("partition", 1): ROW, ("rpartition", 1): ROW,
}  # fmt: skip
"""The same of methods of a text, by how many texts they are given."""
_SURE_PIECES = {
    ("split", 1): (0, -1), ("rsplit", 1): (0, -1), ("partition", 1): (0, 1, 2, -1), ("rpartition", 1): (0, 1, 2, -1),
}  # fmt: skip
"""Pieces of a text that is cut which are always there."""


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


def by_record_key(
    name: str, items: Sequence[Any], function: ast.expr, look: Look, is_reversed: bool,
    in_steps: InSteps | None = None,
) -> Steps:  # fmt: skip
    """`sorted`, `min` or `max` by such a key. `in_steps`: asks for an expression over literals, in steps of its own."""
    try:
        keys = yield from keys_of(function, items, look, in_steps or _at_once)
    except NotOrdered:
        return None
    return (
        (yield from sorted_told(items, keys, is_reversed))
        if name == "sorted"
        else (yield from extreme(name, items, keys))
    )


def _at_once(text: str) -> Generator[str, str, str]:
    return (yield text)


def keys_of(function: ast.expr, items: Sequence[Any], look: Look, in_steps: InSteps) -> Keys:
    """What the key function gives for each item."""
    name, bodies, is_tuple = _bodies(function)
    if not all(_is_lookup(body, name, items, look) or _Kinds(name, items, look).of(body) for body in bodies):
        raise NotOrdered
    columns = list[list[Any]]()
    for body in bodies:
        if _is_lookup(body, name, items, look):
            columns.append([_looked_up(body, name, item, look) for item in items])
        else:
            columns.append((yield from _asked(body, name, items, look, in_steps)))
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


class _Kinds:
    """What kind of value a part of a key has for all items: of others it is not asked, since they may raise."""

    def __init__(self, name: str, items: Sequence[Any], look: Look) -> None:
        self._name, self._items, self._look = name, items, look

    def of(self, node: ast.expr) -> str | None:
        if _is_lookup(node, self._name, self._items, self._look):
            kinds = {_kind(_looked_up(node, self._name, item, self._look)) for item in self._items}
            return kinds.pop() if len(kinds) == 1 else None
        match node:
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return NUMBER if self.of(operand) == NUMBER else None
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return NUMBER if self.of(operand) else None
            case ast.BinOp(left=left, op=operator, right=right):
                return self._reckoned(self.of(left), operator, right)
            case ast.Compare(left=left, ops=[operator], comparators=[right]):
                return self._compared(self.of(left), operator, self.of(right))
            case ast.Subscript(value=owner, slice=ast.Slice(lower=lower, upper=upper, step=None)):
                bounds = [each for each in (lower, upper) if each is not None]
                return self.of(owner) if all(type(plain_value(each)) is int for each in bounds) else None
            case ast.Subscript(value=ast.Call(func=ast.Attribute(attr=method)) as owner, slice=key):
                is_there = plain_value(key) in _SURE_PIECES.get((method, len(owner.args)), ())
                return TEXT if is_there and self.of(owner) == ROW else None
            case ast.Call(func=ast.Name(id=function), args=[one], keywords=[]) if self._look(function) is None:
                return _FUNCTIONS.get((function, self.of(one) or ""))
            case ast.Call(func=ast.Attribute(value=owner, attr=method), args=args, keywords=[]):
                are_texts = all(isinstance(plain_value(each), str) for each in args)
                return _METHODS.get((method, len(args))) if are_texts and self.of(owner) == TEXT else None
        return None

    def _reckoned(self, kind: str | None, operator: ast.operator, right: ast.expr) -> str | None:
        if isinstance(operator, ast.Mod):
            divisor = plain_value(right)
            return NUMBER if kind == NUMBER and type(divisor) is int and divisor else None
        is_known = isinstance(operator, ast.Add | ast.Sub | ast.Mult) and kind == NUMBER
        is_known |= isinstance(operator, ast.Add) and kind == TEXT
        return kind if is_known and self.of(right) == kind else None

    def _compared(self, kind: str | None, operator: ast.cmpop, other: str | None) -> str | None:
        is_same = kind is not None and kind == other and kind in (NUMBER, TEXT)
        is_held = isinstance(operator, ast.In | ast.NotIn) and (kind, other) in (
            (TEXT, TEXT),
            (TEXT, ROW),
            (NUMBER, ROW),
        )
        return NUMBER if is_held or (is_same and not isinstance(operator, ast.In | ast.NotIn)) else None


def _kind(value: Any) -> str | None:
    return NUMBER if isinstance(value, int | float) else TEXT if isinstance(value, str) else (
        ROW if isinstance(value, list | tuple | dict) else None
    )  # fmt: skip


def _asked(body: ast.expr, name: str, items: Sequence[Any], look: Look, in_steps: InSteps) -> Keys:
    """What is looked up in the items is written instead of them, where it is but one thing."""
    narrow = _Narrowed(name, items, look)
    narrowed = narrow.visit(copy.deepcopy(body))
    if len(narrow.found) == 1:
        [part] = narrow.found.values()
        body, items = narrowed, [_looked_up(part, name, item, look) for item in items]
    body, found = _Writer(name, look).visit(copy.deepcopy(body)), list[Any]()
    if not _is_one_step(body, name) and (_is_reckoned(body) or not _has_operators(body)):
        return (yield from _one_by_one(body, name, items, in_steps))
    text = ast.unparse(body)
    for some in parts([*items], PIECE_OF_LIST):
        told = plain_value((yield f"[{text} for {name} in {some!r}]"))
        if not isinstance(told, list) or len(told) != len(some):
            raise NotOrdered
        found += told
    return found


def _is_one_step(body: ast.expr, name: str) -> bool:
    """Whether it is one function or method of the item alone: `len(x)`, `x.lower()`."""
    match body:
        case ast.Call(func=ast.Name(), args=[ast.Name(id=used)]):
            return used == name
        case ast.Call(func=ast.Attribute(value=ast.Name(id=used)), args=[]):
            return used == name
    return False


def _has_operators(body: ast.expr) -> bool:
    return any(isinstance(part, ast.BinOp) for part in ast.walk(body))


def _is_reckoned(body: ast.expr) -> bool:
    """Whether it is arithmetic on one number: `abs(x - 100)`."""
    calls = [ast.unparse(part.func) for part in ast.walk(body) if isinstance(part, ast.Call)]
    parts = (ast.BinOp, ast.operator, ast.UnaryOp, ast.unaryop, ast.Constant, ast.Name, ast.expr_context, ast.Call)
    return {*calls} <= {"abs"} and all(isinstance(part, parts) for part in ast.walk(body))


def _one_by_one(body: ast.expr, name: str, items: Sequence[Any], in_steps: InSteps) -> Keys:
    """One item after the other, each operation by itself; what comes twice is asked once."""
    known = dict[str, Any]()
    for item in items:
        if repr(item) in known:
            continue
        told = plain_value((yield from _inner_first(body, name, item, in_steps)))
        if told is NOT_PLAIN:
            raise NotOrdered
        known[repr(item)] = told
    return [known[repr(item)] for item in items]


def _inner_first(node: ast.expr, name: str, item: Any, in_steps: InSteps) -> Generator[str, str, str]:
    match node:
        case ast.Name(id=used):
            return repr(item) if used == name else used
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            told = yield from _inner_first(operand, name, item, in_steps)
            return told[1:] if told.startswith("-") else f"-{told}" if told != "0" else told
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            told = yield from _inner_first(operand, name, item, in_steps)
            return (yield from in_steps(f"not {told}"))
        case ast.BinOp(left=left, op=operator, right=right):
            sides = list[ast.expr]()
            for side in (left, right):
                sides.append(_literal((yield from _inner_first(side, name, item, in_steps))))
            return (yield from in_steps(ast.unparse(ast.BinOp(sides[0], operator, sides[1]))))
        case ast.Compare(left=left, ops=operators, comparators=[right]):
            one = _literal((yield from _inner_first(left, name, item, in_steps)))
            other = _literal((yield from _inner_first(right, name, item, in_steps)))
            return (yield from in_steps(ast.unparse(ast.Compare(one, operators, [other]))))
        case ast.Subscript(value=owner, slice=key):
            whole = _literal((yield from _inner_first(owner, name, item, in_steps)))
            return (yield from in_steps(ast.unparse(ast.Subscript(whole, key, ast.Load()))))
        case ast.Call(func=ast.Attribute(value=owner, attr=method), args=args, keywords=[]):
            whole = _literal((yield from _inner_first(owner, name, item, in_steps)))
            return (yield from in_steps(ast.unparse(ast.Call(ast.Attribute(whole, method, ast.Load()), args, []))))
        case ast.Call(func=func, args=[one_argument], keywords=[]):
            told = yield from _inner_first(one_argument, name, item, in_steps)
            return (yield from in_steps(f"{ast.unparse(func)}({told})"))
    return ast.unparse(node)


def _literal(told: str) -> ast.expr:
    tree = parsed_expression(told)
    if tree is None:
        raise NotOrdered
    return tree


class _Narrowed(ast.NodeTransformer):
    """What is looked up in an item as the item itself."""

    def __init__(self, name: str, items: Sequence[Any], look: Look) -> None:
        self._name, self._items, self._look = name, items, look
        self.found: dict[str, ast.expr] = {}
        """By their texts: the parts that are looked up."""

    def visit(self, node: Any) -> Any:
        names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
        is_part = isinstance(node, ast.Subscript | ast.Name) and names == {self._name}
        if not is_part or not _is_lookup(node, self._name, self._items, self._look):
            return self.generic_visit(node)
        self.found[ast.unparse(node)] = node
        return ast.Name(self._name, ast.Load())


class _Writer(ast.NodeTransformer):
    """Names that were told as what they are."""

    def __init__(self, name: str, look: Look) -> None:
        self._name, self._look = name, look

    def visit_Name(self, node: ast.Name) -> ast.expr:
        told = self._look(node.id) if node.id != self._name else None
        return (parsed_expression(told) or node) if told is not None else node
