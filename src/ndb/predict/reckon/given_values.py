"""Where the interpreter may go on with a value that it did not work out: where nothing else can have come of it.

A call that was not seen may change whatever it reaches. So it must be given nothing that can change, and what it can
reach by itself is forgotten (machine.py). Knows syntax, scopes and values.
"""

import ast
import types
from typing import Any, Final

from ndb.predict.reckon.activations import Code, Given, Scope
from ndb.predict.reckon.allowed import pure_library as library
from ndb.predict.reckon.doubt import NotKnown, is_immutable
from ndb.predict.reckon.shown.shown_values import Outside, OwnModule

_DEEPEST: Final = 5
_BINDING: Final = (
    ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.NamedExpr, ast.Await, ast.Yield,
    ast.YieldFrom,
)  # fmt: skip


def is_meant(machine: Any, given: Given, node: ast.expr) -> bool:
    """Whether a value that was seen is that of an expression."""
    if given.depth != machine.frame.depth:
        return False
    if given.part:
        found = machine.text.parts.get(id(node))
        return found is not None and not found.is_round and bool(found.text == given.part)
    match node:
        case ast.Call(func=ast.Name(id=name)):
            return name == given.function
    return False


def check_alone(machine: Any, node: ast.expr, scope: Scope) -> bool:
    """NotKnown where evaluating an expression can have changed something that is not the program's functions' own.
    Whether functions of the program have a part in it."""
    is_own = False
    for each in ast.walk(node):
        if isinstance(each, _BINDING):
            raise NotKnown("more than a value")
        if isinstance(each, ast.Name):
            is_own |= _check_name(machine, each.id, scope)
    return is_own


def _check_name(machine: Any, name: str, scope: Scope) -> bool:
    found = scope.find(name)
    if found is None:
        if name not in library.BUILTINS:
            raise NotKnown(f"name {name}")
        return False
    value = found.variables.get(name)
    if type(value) is types.FunctionType and keeps_nothing(machine, value) and not machine.codes[value].is_generator:
        return True
    if type(value) is OwnModule:
        return True
    is_plain = is_immutable(value) or isinstance(value, library.Library | types.BuiltinFunctionType)
    is_plain = is_plain or (type(value) is Outside and name in machine.text.imported)
    if not is_plain and not (isinstance(value, type) and value not in machine.own_classes):
        raise NotKnown(f"what may have become of {name}")
    return False


def keeps_nothing(machine: Any, function: Any, depth: int = 0) -> bool:
    """Whether a function of the program has nothing of its own that may differ from call to call: defaults, attributes,
    variables of functions around it."""
    code = machine.codes.get(function)
    if code is None or vars(function) or depth > _DEEPEST or not all(map(is_immutable, code.defaults.values())):
        return False
    scope: Scope | None = code.scope
    while scope is not None and scope.outer is not None:
        kept = {} if scope.is_class else scope.variables
        if not all(_is_steady(machine, code, name, value, depth) for name, value in kept.items()):
            return False
        scope = scope.outer
    return True


def _is_steady(machine: Any, code: Code, name: str, value: Any, depth: int) -> bool:
    if type(value) is types.FunctionType:
        return value in machine.codes and keeps_nothing(machine, value, depth + 1)
    return is_immutable(value) and name not in code.text.rebound
