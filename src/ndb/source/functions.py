"""The functions of a text: where they stand, what they are called, which of their lines are their own.

Knows syntax trees; a text that is no Python has no functions.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

from ndb.source.parse import parsed, statements_of, walk_text

Function = ast.FunctionDef | ast.AsyncFunctionDef
Node = TypeVar("Node", bound=ast.AST)


def functions_in(text: str) -> list[Function]:
    """All functions and methods of a text, outer ones first."""
    return [node for node in walk_text(text) if isinstance(node, Function)]


def top_functions(text: str) -> list[Function]:
    """The functions at the top of a text, in order."""
    return [node for node in statements_of(text) if isinstance(node, Function)]


def function_at(text: str, line: int) -> Function | None:
    """The innermost function that holds a line, from its `def` line on."""
    around = [node for node in functions_in(text) if node.lineno <= line <= (node.end_lineno or node.lineno)]
    return max(around, key=lambda node: node.lineno, default=None)


def first_line(node: ast.stmt) -> int:
    """Where a statement begins: a decorated one at its first decorator."""
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(decorator.lineno for decorator in decorators)])


def own_nodes(function: Function, kind: type[Node]) -> list[Node]:
    """The nodes of a kind that a function's own code has, in order of lines: not those of functions inside it."""
    found: list[Node] = []
    pending: list[ast.AST] = list(function.body)
    while pending:
        node = pending.pop()
        if isinstance(node, kind):
            found.append(node)
        if not isinstance(node, Function | ast.Lambda | ast.ClassDef):
            pending += ast.iter_child_nodes(node)
    return sorted(found, key=lambda n: (getattr(n, "lineno", 0), getattr(n, "col_offset", 0)))


def definition_of(text: str, name: str) -> Function | ast.ClassDef | None:
    """The last definition of `f`, `C` or `C.f` in a text."""
    found: Function | ast.ClassDef | None = None
    body: Sequence[ast.stmt] = statements_of(text)
    for part in name.split("."):
        named = [n for n in body if isinstance(n, Function | ast.ClassDef) and n.name == part]
        found = named[-1] if named else None
        body = found.body if isinstance(found, ast.ClassDef) else []
    return found


def is_property(definition: Function | ast.ClassDef | None) -> bool:
    words = [ast.unparse(each) for each in definition.decorator_list] if definition is not None else []
    return bool({"property", "cached_property", "functools.cached_property"} & set(words))


def what_it_gives_first(function: Function | ast.ClassDef | None) -> str | None:
    """What a call gives of which nothing has run yet: a generator, a coroutine. Decorators may have changed that."""
    if not isinstance(function, Function) or function.decorator_list:
        return None
    draws = bool(own_nodes(function, ast.Yield) or own_nodes(function, ast.YieldFrom))
    if isinstance(function, ast.AsyncFunctionDef):
        return None if draws else "coroutine"
    return "generator" if draws else None


def entered_by(text: str, name: str) -> frozenset[str]:
    """Functions of which one is surely entered by a call of a name, as they are called themselves: of a class those
    that make its objects. Empty where the call runs nothing of the file, or that is not known."""
    found = definition_of(text, name)
    last = name.rpartition(".")[2]
    match found:
        case ast.ClassDef():
            makers = [n for n in found.body if isinstance(n, Function) and n.name in ("__init__", "__new__")]
            return frozenset(f"{last}.{each.name}" for each in makers)
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            return frozenset() if what_it_gives_first(found) else frozenset({last})
    is_text = parsed(text) is not None
    near = (n for n in walk_text(text) if isinstance(n, ast.ImportFrom) and n.level)
    is_near = any(alias.asname in (None, name) and alias.name == name for node in near for alias in node.names)
    is_inherited = isinstance(definition_of(text, name.rpartition(".")[0]), ast.ClassDef)
    return frozenset({last}) if is_near or is_inherited or not is_text else frozenset()


def required_arguments(text: str, name: str) -> list[str]:
    """What a call of a function or method in a text must give. Decorators may have changed that."""
    found = definition_of(text, name)
    if not isinstance(found, Function) or found.decorator_list:
        return []
    given = found.args
    by_place = given.posonlyargs + given.args
    named = [each for each, default in zip(given.kwonlyargs, given.kw_defaults, strict=True) if default is None]
    return [each.arg for each in by_place[: len(by_place) - len(given.defaults)] + named]


def last_return_line(function: Function) -> int | None:
    """The line of the last `return` of a function's own; None where it has none."""
    return max((node.lineno for node in own_nodes(function, ast.Return)), default=None)


def falls_off(body: Sequence[ast.stmt]) -> Iterator[int]:
    """The lines after which a block that ends without `return` is left."""
    last = body[-1]
    match last:
        case ast.If():
            yield from (last.lineno,) if not last.orelse else ()
            yield from (line for block in (last.body, last.orelse) if block for line in falls_off(block))
        case ast.For() | ast.While() | ast.AsyncFor():
            yield last.lineno
        case ast.Return() | ast.Raise():
            return
        case _:
            yield last.lineno if not hasattr(last, "body") else last.end_lineno or last.lineno


@lru_cache(maxsize=256)
def qualified_names(text: str) -> Mapping[int, str]:
    """Functions, classes, lambdas and generator expressions by first line, named as Python qualifies them."""
    names: dict[int, str] = {}
    for node, name in _qualified(text):
        if isinstance(node, ast.Lambda | ast.GeneratorExp):
            names.setdefault(node.lineno, name)
        else:
            names[node.lineno] = name
    return names


@lru_cache(maxsize=256)
def function_names(text: str) -> tuple[str, ...]:
    """Qualified names of the functions and methods of a text."""
    return tuple(name for node, name in _qualified(text) if isinstance(node, Function))


@lru_cache(maxsize=256)
def class_bodies(text: str) -> frozenset[tuple[int, str]]:
    """The classes of a text by line and qualified name: their bodies run as if they were functions. A decorated one is
    known by its first line and by that of its `class`."""
    classes = [(node, name) for node, name in _qualified(text) if isinstance(node, ast.ClassDef)]
    return frozenset((line, name) for node, name in classes for line in (first_line(node), node.lineno))


def _qualified(text: str) -> Iterator[tuple[Function | ast.ClassDef | ast.Lambda | ast.GeneratorExp, str]]:
    tree = parsed(text)
    pending: list[tuple[ast.AST, str]] = [(tree, "")] if tree is not None else []
    while pending:
        node, prefix = pending.pop()
        inside = prefix
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield node, prefix + node.name
                inside = f"{prefix}{node.name}.<locals>."
            case ast.ClassDef():
                yield node, prefix + node.name
                inside = f"{prefix}{node.name}."
            case ast.Lambda() | ast.GeneratorExp():
                word = "<lambda>" if isinstance(node, ast.Lambda) else "<genexpr>"
                yield node, prefix + word
                inside = f"{prefix}{word}.<locals>."
        pending += [(child, inside) for child in reversed(list(ast.iter_child_nodes(node)))]


@lru_cache(maxsize=256)
def lines_of_function(text: str, line: int) -> tuple[int, int]:
    """First and last line of the innermost function that holds a line, decorators included; else of the whole text."""
    best = (1, max(len(text.splitlines()), 1))
    for node in functions_in(text):
        first, last = first_line(node), node.end_lineno or node.lineno
        if first <= line <= last and last - first < best[1] - best[0]:
            best = first, last
    return best


def default_nodes(given: ast.arguments) -> dict[str, ast.expr]:
    """Parameters that need not be given, and what they then are."""
    names = [each.arg for each in (*given.posonlyargs, *given.args)]
    late = dict(zip(names[len(names) - len(given.defaults) :], given.defaults, strict=True))
    return late | {a.arg: d for a, d in zip(given.kwonlyargs, given.kw_defaults, strict=True) if d is not None}
