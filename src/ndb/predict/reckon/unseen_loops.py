"""A `for` whose beginning nobody saw: which items are still to come, where the variables tell.

What it goes through is evaluated again, if nothing in the loop can have changed it; the item it is at is the one that
its variables hold, if only one is like that. Knows syntax, scopes and values.
"""

import ast
from collections.abc import Iterator
from typing import Any, Final

from ndb.predict.reckon.activations import Frame, Scope
from ndb.predict.reckon.allowed import pure_library as library
from ndb.predict.reckon.doubt import NotKnown, is_immutable
from ndb.predict.reckon.program.program_text import names_of
from ndb.predict.reckon.shown.shown_values import Hidden

MOST_ITEMS: Final = 2_000
_MAKING: Final = frozenset({"range", "enumerate", "zip", "sorted", "reversed", "list", "tuple"})
_READING: Final = frozenset({"items", "keys", "values", "split", "splitlines", "strip", "lower", "upper", "copy"})
_PLAIN: Final = (
    ast.Name, ast.Constant, ast.Tuple, ast.List, ast.Subscript, ast.Slice, ast.BinOp, ast.UnaryOp, ast.operator,
    ast.unaryop, ast.expr_context, ast.Attribute, ast.Call,
)  # fmt: skip
_NATIVE: Final = (list, dict, set, str, tuple, int, float)


def is_readable(node: ast.expr) -> bool:
    """Whether evaluating an expression again runs nothing of the program's and changes nothing."""
    for each in ast.walk(node):
        if not isinstance(each, _PLAIN):
            return False
        match each:
            case ast.Call(func=ast.Name(id=name), keywords=[]) if name in _MAKING:
                continue
            case ast.Call(func=ast.Attribute(attr=name), keywords=[]) if name in _READING:
                continue
            case ast.Call():
                return False
    return True


def rest_of(machine: Any, statement: ast.For, frame: Frame) -> list[Any]:
    """The items that a loop has not come to yet; NotKnown where that cannot be told."""
    scope = frame.scope
    read = {each.id for each in ast.walk(statement.iter) if isinstance(each, ast.Name)}
    taken = {each.id for each in ast.walk(statement.target) if isinstance(each, ast.Name)}
    stored = names_of(ast.Module(statement.body, [])).own
    if not is_readable(statement.iter) or (read & (stored | taken)) or taken & stored:
        raise NotKnown("a loop that was begun unseen")
    values = {name: machine.look_up(name, scope) for name in read - _MAKING}
    if not all(map(is_immutable, values.values())):
        _check_spared(machine, statement, values, scope)
    items = _items(machine, statement.iter, frame)
    here = [number for number, item in enumerate(items) if _is_at(machine, statement.target, item, scope)]
    if len(here) != 1:
        raise NotKnown("which round of a loop it is")
    return items[here[0] + 1 :]


def _items(machine: Any, node: ast.expr, frame: Frame) -> list[Any]:
    """What an expression goes through now, without a state that tells of it."""
    place = frame.line, frame.told_line, frame.span, frame.raised
    machine.silent += 1
    try:
        found = machine.value(node, frame.scope)
        if isinstance(found, range) and len(found) > MOST_ITEMS:
            raise NotKnown("a long loop")
        items: list[Any] = machine.items(found)
    finally:
        machine.silent -= 1
        frame.line, frame.told_line, frame.span, frame.raised = place
    if len(items) > MOST_ITEMS:
        raise NotKnown("a long loop")
    return items


def _check_spared(machine: Any, statement: ast.For, values: dict[str, Any], scope: Scope) -> None:
    """NotKnown where the loop may change what it goes through."""
    for value in values.values():
        if not isinstance(value, _NATIVE) or isinstance(value, list | dict | set):
            machine.check_change(value)
        if not isinstance(value, _NATIVE):
            raise NotKnown("a loop over an object's parts")
    for node in (each for one in statement.body for each in ast.walk(one)):
        if _may_change(machine, node, values, scope):
            raise NotKnown("a loop that may change what it goes through")


def _may_change(machine: Any, node: ast.AST, values: dict[str, Any], scope: Scope) -> bool:
    match node:
        case ast.Call(func=ast.Name(id=name)):
            return name not in library.BUILTINS or scope.find(name) is not None
        case ast.Call(func=ast.Attribute(value=owner)):
            root = _root(owner)
            if root is None:
                return not isinstance(owner, ast.Constant | ast.JoinedStr)
            found = scope.find(root)
            value = found.variables.get(root, Hidden("")) if found is not None else Hidden("")
            return root in values or type(value) not in _NATIVE
        case ast.Call() | ast.FunctionDef() | ast.Lambda() | ast.Yield() | ast.YieldFrom() | ast.With() | ast.Delete():
            return True
        case ast.Subscript(ctx=ast.Store()) | ast.Attribute(ctx=ast.Store()):
            return _root(node) in values or _root(node) is None
    return False


def _root(node: ast.AST) -> str | None:
    """The variable that a chain of attributes and items begins with."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None


def _is_at(machine: Any, target: ast.expr, item: Any, scope: Scope) -> bool:
    """Whether the variables of a loop hold an item."""
    match target:
        case ast.Name(id=name):
            value = machine.look_up(name, scope)
            return type(value) is type(item) and bool(machine.shown.text(value) == machine.shown.text(item))
        case ast.Tuple(elts=parts) | ast.List(elts=parts) if isinstance(item, tuple | list):
            pairs: Iterator[tuple[ast.expr, Any]] = zip(parts, item, strict=False)
            return len(parts) == len(item) and all(_is_at(machine, part, each, scope) for part, each in pairs)
    raise NotKnown("a loop with other targets")
