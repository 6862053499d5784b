"""What a line makes of a variable without saying so in an expression: `xs.append(x)`, `d[key] = value`, `n += 1`.

As a working before the next line (SPEC 2c): `[1, 2] + [3]`, `{'a': 1} | {'b': 2}`, `4 + 1`. Knows statements and plain
values; no model.
"""

import ast
import builtins
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ndb.language.workings.numbers import Steps
from ndb.language.workings.operands import value_tree, written_in
from ndb.language.workings.pieces import sorted_in_parts
from ndb.source.parse import NOT_PLAIN, parsed_expression, parsed_line, plain_value

LONGEST_CHANGED = 200
"""Characters of a value that is written twice."""


@dataclass(frozen=True, slots=True)
class Change:
    """A variable that a line changes, and the text of what it becomes."""

    name: str
    texts: Steps
    may_raise: bool = False
    is_sure: bool = True
    """Whether nothing else in the line can change it as well."""


class _Unknown(Exception):
    """Not plain, or not told."""


def change_by(line: str, values: Mapping[str, str]) -> Change | None:
    """What a line that is done but for this does to one variable; None where that cannot be said in a few words."""
    tree = parsed_line(line.strip())
    statement = tree.body[0] if tree is not None and len(tree.body) == 1 else None
    try:
        change = _change(statement, _Values(values)) if statement is not None else None
    except _Unknown:
        return None
    if change is None or statement is None or _is_changed_twice(statement, change.name):
        return None
    return replace(change, is_sure=_is_only_one(statement, change.name))


def _is_changed_twice(statement: ast.stmt, name: str) -> bool:
    """Whether another method of what a line changes is called in it."""
    calls = [node.func for node in ast.walk(statement) if isinstance(node, ast.Call)]
    owners = [call.value for call in calls if isinstance(call, ast.Attribute)]
    own = sum(isinstance(owner, ast.Name) and owner.id == name for owner in owners)
    return own > int(isinstance(statement, ast.Expr | ast.Assign) and not _is_put(statement))


def _is_put(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Subscript)


def _is_only_one(statement: ast.stmt, name: str) -> bool:
    """Whether a line calls nothing else that could change a variable: a function of the program's, a method of it."""
    outer = statement.value if isinstance(statement, ast.Expr | ast.Assign) and not _is_put(statement) else None
    calls = [node for node in ast.walk(statement) if isinstance(node, ast.Call) and node is not outer]
    return all(_leaves_alone(call.func, name) for call in calls)


def _leaves_alone(function: ast.expr, name: str) -> bool:
    if isinstance(function, ast.Attribute):
        return not any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(function.value))
    return isinstance(function, ast.Name) and hasattr(builtins, function.id)


class _Values:
    def __init__(self, values: Mapping[str, str]) -> None:
        self.told = values

    def __call__(self, node: ast.expr) -> Any:
        """A plain value."""
        told = self.told.get(ast.unparse(node))
        tree = value_tree(told) if told is not None else node
        is_short = tree is not None and len(told or "") <= LONGEST_CHANGED
        has_sets = any(isinstance(part, ast.Set) for part in ast.walk(tree or node))  # their order is not their text's
        value = plain_value(tree) if tree is not None and is_short and not has_sets else NOT_PLAIN
        if value is NOT_PLAIN:
            raise _Unknown
        return value


def _change(statement: ast.stmt, value: _Values) -> Change | None:
    match statement:
        case ast.Expr(value=ast.Call() as call) | ast.Assign(targets=[ast.Name()], value=ast.Call() as call):
            return _by_method(call, value)
        case ast.Assign(targets=[ast.Subscript(value=ast.Name(id=name) as owner, slice=key)], value=new):
            return Change(name, _only(_put(value(owner), value(key), value(new))))
        case ast.AugAssign(target=ast.Name(id=name) as target, op=operator, value=by):
            text = written_in(ast.unparse(ast.BinOp(target, operator, by)), value.told)
            is_alike = _is_alike(value(target), value(by), operator)
            return Change(name, _only(text), may_raise=True) if text is not None and is_alike else None
        case ast.AugAssign(target=ast.Subscript(value=ast.Name(id=name) as owner, slice=key), op=operator, value=by):
            old, place, more = value(owner), value(key), value(by)
            if not _is_alike(_part(old, place), more, operator):
                return None
            return Change(name, _put_more(old, place, operator, more), may_raise=True)
    return None


def _only(text: str) -> Steps:
    yield text
    return None


def _put(owner: Any, key: Any, new: Any) -> str:
    """With something else in one place."""
    if isinstance(owner, dict) and _is_hashable(key):
        return f"{owner!r} | { ({key: new})!r}"
    if isinstance(owner, list) and type(key) is int and -len(owner) <= key < len(owner):
        at = key % len(owner)
        return _joined(owner[:at], [new], owner[at + 1 :])
    raise _Unknown


def _put_more(owner: Any, key: Any, operator: ast.operator, more: Any) -> Steps:
    old = _part(owner, key)
    told = yield ast.unparse(ast.BinOp(_tree(old), operator, _tree(more)))
    new = plain_value(told)
    if new is not NOT_PLAIN:
        yield _put(owner, key, new)
    return None


def _part(owner: Any, key: Any) -> Any:
    try:
        return owner[key]
    except (TypeError, LookupError):
        raise _Unknown from None


def _is_alike(old: Any, by: Any, operator: ast.operator) -> bool:
    """Whether `old += by` is `old + by`: a list takes anything that can be gone through."""
    is_number = isinstance(old, int | float) and isinstance(by, int | float)
    return is_number or type(old) is type(by) or (isinstance(operator, ast.Mult | ast.Mod) and isinstance(old, str))


def _tree(value: Any) -> ast.expr:
    tree = parsed_expression(repr(value))
    assert tree is not None, "a plain value"
    return tree


def _is_hashable(key: Any) -> bool:
    try:
        return hash(key) is not None
    except TypeError:
        return False


def _joined(*lists: list[Any]) -> str:
    return " + ".join(repr(part) for part in lists if part) or "[]"


def _by_method(call: ast.Call, value: _Values) -> Change | None:
    match call:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name) as owner, attr=method), args=args, keywords=[]):
            if any(isinstance(each, ast.Name) and each.id == name for each in args):
                return None  # it would hold itself
            old, given = value(owner), [value(each) for each in args]
            if isinstance(old, list) and method == "sort" and not given:
                return Change(name, _sorted(old))
            text = _after_method(old, method, given)
            return Change(name, _only(text)) if text is not None else None
    return None


def _sorted(old: list[Any]) -> Steps:
    return (yield from sorted_in_parts(old))


def _after_method(owner: Any, method: str, given: list[Any]) -> str | None:
    match owner, method, given:
        case list(), "append", [new]:
            return _joined(owner, [new])
        case list(), "extend", [list() | tuple() as more]:
            return _joined(owner, [*more])
        case list(), "insert", [int(at), new] if type(at) is int:
            at = max(0, at + len(owner)) if at < 0 else at
            return _joined(owner[:at], [new], owner[at:])
        case list(), "pop", [] if owner:
            return f"{owner!r}[:-1]"
        case list(), "pop", [int(at)] if type(at) is int and -len(owner) <= at < len(owner):
            at %= len(owner)
            return _joined(owner[:at], owner[at + 1 :])
        case list(), "reverse", []:
            return f"{owner!r}[::-1]"
        case dict(), "update", [dict() as more]:
            return f"{owner!r} | {more!r}"
    return None
