"""Classes without the methods that a program does not need: what is left of large ones stands alone more often.

Which methods are needed is told by names: those that the program says anywhere, and those that these methods say in
turn, until nothing is added. Special methods stay, since nobody names them. Reads syntax; runs nothing.
"""

import ast
from collections.abc import Iterator, Sequence
from functools import lru_cache

from ndb.dataset.programs.packages.linked import Linked, link
from ndb.dataset.programs.standalone import Definition, Module, Modules, foreign_names
from ndb.source.functions import first_line
from ndb.source.parse import parse, parsed

_ROUNDS = 6
_HOME = "a_program"
_NOT_NEEDED = frozenset({"__reduce__", "__reduce_ex__", "__getstate__", "__setstate__", "__copy__", "__deepcopy__",
                         "__sizeof__", "__dir__", "__del__", "__getnewargs__"})  # fmt: skip


Places = Sequence[tuple[str, str]]
"""Further definitions that a program is to have: modules and names."""


def link_function(function: str, home: Module, modules: Modules, also: Places = ()) -> Linked | None:
    """A function as if it stood at the end of a file, with all it needs of it and of the package."""
    [node] = parse(function).body
    assert isinstance(node, ast.FunctionDef)
    bound = [name for name in sorted(foreign_names(node)[0]) if name in home.top]
    lines = [f"from {home.name} import {', '.join(bound)}"] * bool(bound) + [f"from {home.name} import *", "", function]
    module = Module(_HOME, "\n".join(lines) + "\n")
    modules.add(home)
    modules.add(module)
    [node] = [one for one in module.tree.body if isinstance(one, ast.FunctionDef)]
    return link_trimmed(module, modules, node, also)


def link_trimmed(module: Module, modules: Modules, node: Definition, also: Places = ()) -> Linked | None:
    """As `link`; where that comes to nothing, with those methods only that are needed."""
    whole = link(module, modules, node, also)
    names = frozenset(_said_by(node))
    for _ in range(_ROUNDS if whole is None else 0):
        program = link(module, _Trimmed(modules, names), node, also)
        tree = parsed(program.text) if program is not None else None
        more = names | frozenset(_said_by(tree)) if tree is not None else names
        if program is None or more == names:
            return program
        names = more
    return whole


def _said_by(node: ast.AST) -> Iterator[str]:
    """All names and attributes in a text, and words in it that may name some."""
    for child in ast.walk(node):
        match child:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield name
            case ast.Constant(value=str(word)) if word.isidentifier():
                yield word


class _Trimmed(Modules):
    """A package's modules, their classes without what nobody names."""

    def __init__(self, modules: Modules, names: frozenset[str]) -> None:
        super().__init__(())
        self._whole = modules
        self._names = names

    def get(self, name: str) -> Module | None:
        module = self._whole.get(name)
        return None if module is None else _trimmed(module, self._names & _methods_of(module))


@lru_cache(maxsize=256)
def _methods_of(module: Module) -> frozenset[str]:
    return frozenset(method.name for _, method in _methods(module))


def _methods(module: Module) -> Iterator[tuple[ast.ClassDef, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for node in module.statements:
        if isinstance(node, ast.ClassDef):
            yield from (
                (node, child) for child in node.body if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
            )


@lru_cache(maxsize=512)
def _trimmed(module: Module, names: frozenset[str]) -> Module:
    """The module without methods that are not among the names; a class that would be empty stays whole."""
    left_out: set[int] = set()
    assert module.whole is None
    kept = {id(node): len(node.body) for node in module.statements if isinstance(node, ast.ClassDef)}
    for owner, method in _methods(module):
        is_special = method.name.startswith("__") and method.name not in _NOT_NEEDED
        if not is_special and method.name not in names and kept[id(owner)] > 1:
            kept[id(owner)] -= 1
            left_out |= set(range(first_line(method), (method.end_lineno or method.lineno) + 1))
    if not left_out:
        return module
    return Module(module.name, module.text, module.is_package, module, frozenset(left_out))
