"""Lines and calls as they are written: whether a call has the arguments that a function takes, who draws all that a
comprehension gives.

Knows syntax trees; neither values nor states.
"""

import ast
from collections.abc import Iterable
from functools import lru_cache

from ndb.source.parse import parsed_expression, parsed_line


@lru_cache(maxsize=1024)
def stores_several(line: str) -> bool:
    tree = parsed_line(line.strip())
    match tree.body if tree is not None else []:
        case [ast.Assign(targets=targets)]:
            return len(targets) > 1 or not isinstance(targets[0], ast.Name | ast.Attribute | ast.Subscript)
    return tree is None


def fits(call: ast.Call, args: ast.arguments, skipped: int) -> bool:
    """Whether a call without `*` gives a function the arguments that it takes."""
    places = [each.arg for each in (*args.posonlyargs, *args.args)][skipped:]
    named = [each.arg for each in call.keywords]
    known = {*places, *(each.arg for each in args.kwonlyargs)}
    given = places[: len(call.args)]
    required = places[: len(places) - len(args.defaults)] + [
        each.arg for each, value in zip(args.kwonlyargs, args.kw_defaults, strict=True) if value is None
    ]
    is_enough = set(required) <= {*given, *named}
    is_apart = not {*given} & {*named} and {*named} <= known and not args.posonlyargs
    return is_enough and is_apart and (len(call.args) <= len(places) or args.vararg is not None)


def is_header(line: str, name: str) -> bool:
    """Whether a function of this name begins with a line."""
    return line.lstrip().startswith(f"def {name}(")


def spreads(args: Iterable[ast.expr], named: Iterable[ast.keyword]) -> bool:
    return any(isinstance(each, ast.Starred) for each in args) or any(each.arg is None for each in named)


def takes_all(texts: Iterable[str]) -> bool:
    """Whether what comes when a comprehension is through draws until then: nothing else can come before that."""
    return all(text.startswith("for ") or _is_drawn_to_the_end(text) for text in texts)


@lru_cache(maxsize=1024)
def _is_drawn_to_the_end(text: str) -> bool:
    match parsed_expression(text):
        case ast.ListComp() | ast.SetComp() | ast.DictComp():
            return True
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[_, *_]):
            return name in _TAKE_ALL
    return False


_TAKE_ALL = frozenset(
    # `any`, `all` and `next` until an element decides.
    {
        "sum",
        "sorted",
        "list",
        "tuple",
        "set",
        "dict",
        "max",
        "min",
        "frozenset",
        "Counter",
        "join",
        "any",
        "all",
        "next",
        "extend",
        "update",
        "deque",
    }
)
