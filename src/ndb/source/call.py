"""The text of a call: its function, its arguments, and what these make of the function's variables.

Knows syntax; a call is taken apart, never made.
"""

import ast
from collections.abc import Mapping

from ndb.errors import BadTarget
from ndb.source.parse import NOT_PLAIN, parsed_call, plain_value


def split_call(call: str) -> tuple[str, str]:
    """The function's name and the arguments of `f(1, 2)`, as text."""
    name, bracket, rest = call.strip().partition("(")
    if not bracket or not rest.endswith(")") or not name.isidentifier() or not is_arguments(rest[:-1]):
        raise BadTarget(f"{call!r} is no call of a function of the file; write it like f(1, 'a')")
    return name, rest[:-1]


def is_arguments(text: str) -> bool:
    """Whether a text is the arguments of one call, and no more than that."""
    return parsed_call(text) is not None


def arguments_text(given: ast.arguments, names: Mapping[str, str]) -> str | None:
    """Arguments of a call, from the variables at its start: `*args` and `**kwargs` unpacked."""
    plain = [argument.arg for argument in (*given.posonlyargs, *given.args)]
    if any(name not in names for name in (*plain, *(a.arg for a in given.kwonlyargs))):
        return None
    parts = [names[name] for name in plain]
    parts += [f"*{names[given.vararg.arg]}"] if given.vararg and given.vararg.arg in names else []
    parts += [f"{a.arg}={names[a.arg]}" for a in given.kwonlyargs]
    parts += [f"**{names[given.kwarg.arg]}"] if given.kwarg and given.kwarg.arg in names else []
    return ", ".join(parts)


def bound_arguments(given: ast.arguments, arguments: str) -> dict[str, str] | None:
    """The variables with which a call starts, rendered; None where they cannot be told from its text alone."""
    call, names = parsed_call(arguments), [a.arg for a in (*given.posonlyargs, *given.args)]
    if call is None or given.vararg or given.kwarg or len(call.args) > len(names):
        return None
    told = [*zip(names, call.args, strict=False), *((k.arg or "**", k.value) for k in call.keywords)]
    values = _defaults(given) | dict(told)
    ordered = [*names, *(a.arg for a in given.kwonlyargs)]
    if set(values) != set(ordered) or len(dict(told)) != len(told):
        return None
    texts = {name: constant_text(values[name]) for name in ordered}
    return {name: text for name, text in texts.items() if text is not None} if None not in texts.values() else None


def constant_text(node: ast.expr | None) -> str | None:
    """The value of a constant expression, rendered; None for any other."""
    value = NOT_PLAIN if node is None else plain_value(node)
    return None if value is NOT_PLAIN else repr(value)


def _defaults(given: ast.arguments) -> dict[str, ast.expr]:
    names = [a.arg for a in (*given.posonlyargs, *given.args)]
    late = dict(zip(names[len(names) - len(given.defaults) :], given.defaults, strict=True))
    return late | {a.arg: d for a, d in zip(given.kwonlyargs, given.kw_defaults, strict=True) if d is not None}


def passed_to(given: ast.arguments, call: ast.Call, name: str, *, is_bound: bool) -> ast.expr | None:
    """The expression that a call passes for a parameter; None where its text does not tell.

    `is_bound`: the first parameter is what the function was found on (`a.pay(3)`, a class that is called)."""
    if any(isinstance(argument, ast.Starred) for argument in call.args):
        return None
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    names = [argument.arg for argument in (*given.posonlyargs, *given.args)]
    if name not in names:
        return None
    place = names.index(name) - is_bound
    if place < 0:
        return call.func.value if isinstance(call.func, ast.Attribute) else None
    return call.args[place] if place < len(call.args) else None
