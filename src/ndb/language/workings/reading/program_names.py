"""What the text of a program says of its names: which are those of builtins, which functions are decorated, which loops
bind what they go through.

Knows syntax trees; neither values nor states.
"""

import ast
import builtins
from collections.abc import Mapping
from functools import lru_cache
from types import MethodDescriptorType

from ndb.language.known.constants import Elsewhere, module_constants
from ndb.language.known.names_bound import stored_names
from ndb.source.parse import parsed, parsed_expression, walk_text

NAMED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


@lru_cache(maxsize=64)
def constants_of(code: str) -> Mapping[str, str]:
    """What stands in the text of a module for good: comprehensions use it without listing it."""
    tree = parsed(code)
    shared = {name for node in walk_text(code) if isinstance(node, ast.Global | ast.Nonlocal) for name in node.names}
    return module_constants(tree, shared, Elsewhere()) if tree is not None else {}


@lru_cache(maxsize=64)
def functions_of_lines(code: str) -> tuple[int, ...]:
    """By line: where the innermost function around it begins."""
    found = [0] * (code.count("\n") + 2)
    functions = [node for node in walk_text(code) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    for node in sorted(functions, key=lambda each: each.lineno):
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1):
            found[line] = node.lineno
    return tuple(found)


@lru_cache(maxsize=64)
def loops_that_rebind(code: str) -> frozenset[int]:
    """The lines of loops in whose bodies a variable is bound that their headers read."""
    loops = [node for node in walk_text(code) if isinstance(node, ast.For)]
    return frozenset(
        loop.lineno
        for loop in loops
        if {node.id for node in ast.walk(loop.iter) if isinstance(node, ast.Name)}
        & {name for each in (loop.target, *loop.body) for name in stored_names(each)}
    )


@lru_cache(maxsize=64)
def decorated_names(code: str) -> frozenset[str]:
    """The names of functions that are decorated."""
    return frozenset(node.name for node in walk_text(code) if isinstance(node, NAMED) and node.decorator_list)


@lru_cache(maxsize=64)
def builtins_renamed(code: str) -> frozenset[str]:
    """Names of builtins that a program gives to something else, other than to variables of its functions."""
    tree, names = parsed(code), set[str]()
    for node in walk_text(code):
        methods = [id(each) for each in node.body] if isinstance(node, ast.ClassDef) else []
        children = [each for each in ast.iter_child_nodes(node) if id(each) not in methods]
        names |= {each.name for each in children if isinstance(each, NAMED)}
        names |= {each.asname or each.name for each in children if isinstance(each, ast.alias)}
    targets = [target for node in tree.body if isinstance(node, ast.Assign) for target in node.targets] if tree else []
    names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return frozenset(name for name in names if hasattr(builtins, name))


def is_shadowed(text: str, values: Mapping[str, str], own: frozenset[str]) -> bool:
    """Whether a function that an expression names is not the builtin of that name."""
    tree = parsed_expression(f"({text}\n)")
    nodes = list(ast.walk(tree)) if tree is not None else []
    called = {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    named = {node.id for node in nodes if isinstance(node, ast.Name)}
    return bool(named & own) or any(name in values and hasattr(builtins, name) for name in called)


def is_method_of_builtin(name: str, attribute: str) -> bool:
    """`str.upper`, where it is not called."""
    owner = {each.__name__: each for each in (str, int, float, list, dict, set, tuple, bytes)}.get(name)
    return isinstance(getattr(owner, attribute, None), MethodDescriptorType)
