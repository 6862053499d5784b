"""Functions and classes that stand alone: a definition with all it needs of its package, as the text of one program.

It imports nothing but pure parts of the standard library. What another module of the package defines is looked up
there, also behind `module.name` and other names for it, and put before its user; of two definitions of one name one is
called after its module. Annotations whose names cannot be had are taken off. What does input or output, keeps state or
needs a foreign package does not stand alone. Reads syntax; runs nothing.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from ndb.dataset.programs.standalone import (
    BUILTINS,
    Cut,
    Definition,
    Module,
    Modules,
    annotation_cuts,
    annotations_of,
    bound_anywhere,
    bound_by,
    docstring_lines,
    edit,
    foreign_names,
    is_pure_import,
)
from ndb.source.functions import first_line
from ndb.source.parse import parsed

MOST_LINES, MOST_WITH_DOCSTRINGS, MOST_STATEMENTS, LONGEST_CHAIN = 110, 250, 28, 6


class _CannotBeHad(Exception):
    """Something that a definition needs is not pure, not of its package, or not to be found."""


@dataclass(frozen=True, slots=True)
class Defined:
    """A name that a module of the package binds by a statement of its own."""

    module: str
    name: str
    first: str
    """The first name that the statement binds: mostly the same."""

    @property
    def statement(self) -> "Defined":
        return Defined(self.module, self.first, self.first)


@dataclass(frozen=True, slots=True)
class Imported:
    """A name for something of the standard library; all of it is what stands after `import`."""

    name: str
    what: tuple[str, str]
    """Module, and name in it; of a whole module the latter is empty."""


@dataclass(frozen=True, slots=True)
class Submodule:
    """A name for a module of the package."""

    module: Module


Found = Defined | Imported | Submodule | None
"""What a name stands for; None: a builtin."""


def standing_alone(module: Module, modules: Modules, node: Definition) -> str | None:
    """The text of a program that has the definition and all it needs."""
    program = link(module, modules, node)
    return program.text if program is not None else None


@dataclass(frozen=True, slots=True)
class Linked:
    """A program, and the modules whose functions and classes it has."""

    text: str
    modules: tuple[str, ...]


def link(module: Module, modules: Modules, node: Definition, also: Iterable[tuple[str, str]] = ()) -> Linked | None:
    """A definition with all it needs, and others by module and name; None where something cannot be had, or it is too
    much."""
    linker = _Linker(modules)
    try:
        linker.add(Defined(module.name, node.name, node.name), module, node)
        for place, name in also:
            linker.take(Defined(place, name, name))
        text = linker.text()
    except (_CannotBeHad, RecursionError):
        return None
    if text.count("\n") > MOST_LINES or parsed(text) is None:
        return None
    taken = (key.module for key, one in linker.taken.items() if isinstance(one.node, Definition))
    return Linked(text, tuple(dict.fromkeys(taken)))


@dataclass
class _Taken:
    """A statement of the program to be, and where it names what."""

    module: Module
    node: ast.stmt
    is_bare: bool = False
    """Whether annotations are taken off."""
    references: list[tuple[ast.expr, Defined]] = field(default_factory=list)


class _Linker:
    def __init__(self, modules: Modules) -> None:
        self._modules = modules
        self.taken: dict[Defined, _Taken] = {}
        self._imports: dict[str, Imported] = {}
        self._builtins: set[str] = set()
        self._lines = 0

    # -- what is needed --------------------------------------------------------------------------------------------

    def add(self, key: Defined, module: Module, node: ast.stmt) -> None:
        """Take a statement with all it needs."""
        if key in self.taken:
            return
        one = self.taken[key] = _Taken(module, node)
        self._lines += (node.end_lineno or node.lineno) - node.lineno - len(module.left_out & _lines_of(node))
        if len(self.taken) > MOST_STATEMENTS or self._lines > MOST_WITH_DOCSTRINGS:
            raise _CannotBeHad
        in_code, in_annotations = foreign_names(node)
        one.is_bare = not all(self._can_have(module, name) for name in in_annotations)
        wanted = in_code if one.is_bare else in_code | in_annotations
        found = {name: self._needed(module, name) for name in sorted(wanted)}
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = key
        hidden = _inside(annotations_of(node)) if one.is_bare else set()
        one.references += [pair for pair in self._references(node, found) if id(pair[0]) not in hidden]
        for _, there in one.references:
            self.take(there.statement)

    def take(self, key: Defined) -> None:
        module = self._modules.get(key.module)
        node = module.top.get(key.name) if module is not None else None
        if module is not None and node is not None:
            self.add(key, module, node)
        elif key not in self.taken:
            raise _CannotBeHad

    def _can_have(self, module: Module, name: str) -> bool:
        """Whether an annotation's name is of the standard library."""
        node = module.top.get(name)
        if isinstance(node, ast.Import | ast.ImportFrom):
            return is_pure_import(node)
        return name in BUILTINS if node is None else False

    def _needed(self, module: Module, name: str) -> Found:
        found = self._found(module, name)
        match found:
            case Imported():
                if self._imports.setdefault(found.name, found) != found:
                    raise _CannotBeHad  # one name for two things of the library
            case None:
                self._builtins.add(name)
        return found

    def _found(self, module: Module, name: str, chain: int = 0) -> Found:
        """What a name stands for in a module."""
        node = module.top.get(name)
        if chain > LONGEST_CHAIN:
            raise _CannotBeHad
        if node is None:
            return self._from_stars(module, name, chain)
        if isinstance(node, ast.Import | ast.ImportFrom):
            return self._imported(module, node, name, chain)
        return Defined(module.name, name, bound_by(node)[0])

    def _from_stars(self, module: Module, name: str, chain: int) -> Found:
        for star in module.stars if not name.startswith("_") else ():
            there = self._modules.get(module.absolute(star))
            if there is not None and (name in there.top or there.stars):
                try:
                    if (found := self._found(there, name, chain + 1)) is not None:
                        return found
                except _CannotBeHad:
                    continue
        if name in BUILTINS and name not in bound_anywhere(module):
            return None
        raise _CannotBeHad

    def _imported(self, module: Module, node: ast.Import | ast.ImportFrom, name: str, chain: int) -> Found:
        alias = next((a for a in node.names if (a.asname or a.name.partition(".")[0]) == name), None)
        if alias is None:
            raise _CannotBeHad
        if is_pure_import(node) and not self._is_subject(module, node, alias):
            whole = isinstance(node, ast.Import)
            return Imported(name, (alias.name, "") if whole else (node.module or "", alias.name))  # type: ignore[union-attr]
        if isinstance(node, ast.Import):
            return self._submodule(alias.name if alias.asname else name)
        start = module.absolute(node)
        there, below = self._modules.get(start), self._modules.get(f"{start}.{alias.name}")
        again = there.top.get(alias.name) if there is not None else None
        is_below = isinstance(again, ast.ImportFrom) and there is not None and there.absolute(again) == start
        if there is None or (below is not None and (again is None or is_below)):
            return self._submodule(f"{start}.{alias.name}")
        return self._found(there, alias.name, chain + 1)

    def _is_subject(self, test: Module, node: ast.Import | ast.ImportFrom, alias: ast.alias) -> bool:
        """Whether an import is of the module that a file of tests is called after: that one is not left an import."""
        name = alias.name if isinstance(node, ast.Import) else node.module or ""
        return test.name.rpartition(".")[2] == f"test_{name}" and self._modules.get(name) is not None

    def _submodule(self, name: str) -> Submodule:
        module = self._modules.get(name)
        if module is None:
            raise _CannotBeHad
        return Submodule(module)

    def _references(self, node: ast.stmt, found: Mapping[str, Found]) -> Iterator[tuple[ast.expr, Defined]]:
        """Where a statement names definitions of the package, by a name or through modules."""
        through = {id(child.value): child for child in ast.walk(node) if isinstance(child, ast.Attribute)}
        for child in ast.walk(node):
            if not isinstance(child, ast.Name) or child.id not in found or not isinstance(child.ctx, ast.Load):
                continue
            there, place = found[child.id], _as_expression(child)
            while isinstance(there, Submodule):
                outer = through.get(id(place))
                if outer is None or not isinstance(outer.ctx, ast.Load):
                    raise _CannotBeHad  # a module as a value, or one that is changed
                there, place = self._inside(there.module, outer.attr), outer
            if isinstance(there, Defined):
                yield place, there
            elif there != found[child.id]:
                raise _CannotBeHad  # something of the library through a module of the package

    def _inside(self, module: Module, name: str) -> Found:
        if name not in module.top and (there := self._modules.get(f"{module.name}.{name}")) is not None:
            return Submodule(there)
        found = self._found(module, name)
        if found is None:
            raise _CannotBeHad
        return found

    # -- the text --------------------------------------------------------------------------------------------------

    def text(self) -> str:
        """Imports first, then the statements, each as it stands in its file."""
        names = self._names()
        parts: list[str] = []
        for key in self._order():
            one = self.taken[key]
            gap = "" if isinstance(one.node, ast.Assign | ast.AnnAssign) else "\n\n"
            parts.append((gap + self._text_of(one, key, names)).lstrip("\n" if not parts else ""))
        imports = sorted({_import_line(one) for one in self._imports.values()})
        return "\n".join([*imports, *([""] if imports and parts[0][:1] != "\n" else []), *parts]) + "\n"

    def _order(self) -> list[Defined]:
        """Modules that were found last first, statements as in their files; unless one ran before what it needs."""
        modules = list(dict.fromkeys(one.module.name for one in self.taken.values()))
        usual = sorted(self.taken, key=lambda key: (-modules.index(key.module), self.taken[key].node.lineno))
        place = {key: number for number, key in enumerate(usual)}
        is_right = all(place[need] < place[key] for key in usual for need in self._at_once(key) - {key})
        return usual if is_right else self._by_need(usual)

    def _by_need(self, usual: list[Defined]) -> list[Defined]:
        done: dict[Defined, None] = {}

        def put(key: Defined, waiting: tuple[Defined, ...] = ()) -> None:
            if key in done or key in waiting:
                return
            for need in sorted(self._at_once(key), key=usual.index):
                put(need, (*waiting, key))
            done[key] = None

        for key in usual:
            put(key)
        return list(done)

    def _at_once(self, key: Defined) -> set[Defined]:
        """What a statement needs when it runs: of a function its decorators and defaults, of a class its bases and what
        stands in its body; of anything else all, and all that this needs, since it may be called."""
        one = self.taken[key]
        if isinstance(one.node, Definition):
            later = _inside(_bodies(one.node))
            return {there.statement for place, there in one.references if id(place) not in later} - {key}
        found: set[Defined] = set()
        pending = [there.statement for _, there in one.references]
        while pending:
            need = pending.pop()
            if need not in found:
                found.add(need)
                pending += [there.statement for _, there in self.taken[need].references]
        return found - {key}

    def _names(self) -> dict[Defined, str]:
        """What each definition is called in the program: as it was, if nothing else is called so."""
        used = {*self._imports, *self._builtins}
        local = {key: _bound_inside(one.node) for key, one in self.taken.items()}
        names: dict[Defined, str] = {}
        for key in self.taken:
            readers = [
                local[other]
                for other, one in self.taken.items()
                if any(there.statement == key and not _is_called(place, key.name) for place, there in one.references)
            ]
            shadowed = set().union(*readers)
            several = bound_by(self.taken[key].node)
            if len(several) > 1:
                if used & {*several} or shadowed & {*several}:
                    raise _CannotBeHad
                names |= {Defined(key.module, name, key.first): name for name in several}
                used |= {*several}
                continue
            module = re.sub(r"\W|^_+", "", key.module.rpartition(".")[2])
            ways = (key.name, f"{module}_{key.name.lstrip('_')}", f"{key.name}_of_{module}")
            everywhere = set().union(*local.values())
            free = [n for n in ways if n not in used and n not in (shadowed if n == key.name else everywhere)]
            if not free:
                raise _CannotBeHad
            names[key] = free[0]
            used.add(free[0])
        return names

    def _text_of(self, one: _Taken, key: Defined, names: Mapping[Defined, str]) -> str:
        node, lines = one.node, one.module.lines
        rows = {row: lines[row - 1] for row in range(first_line(node), (node.end_lineno or node.lineno) + 1)}
        edges = sorted(one.module.left_out & rows.keys())
        cuts = [Cut.of(place, names[there]) for place, there in one.references if not _is_called(place, names[there])]
        if cuts and _inside(n for n in ast.walk(node) if isinstance(n, ast.JoinedStr)) & {
            id(place) for place, there in one.references if not _is_called(place, names[there])
        }:
            raise _CannotBeHad  # before 3.12 nobody knows where inside a text a name stands
        if names[key] != key.name:
            cuts.append(_renamed(node, key.name, names[key], rows))
        cuts += annotation_cuts(node, rows) if one.is_bare else []
        edit(rows, dict.fromkeys(cuts))
        for row in edges:
            rows.pop(row, None)
        for child in ast.walk(node):
            for row in docstring_lines(child):
                rows.pop(row, None)
        return b"\n".join(_to_the_left(list(rows.values()), node.col_offset)).decode("utf-8", "surrogatepass")


def _lines_of(node: ast.stmt) -> frozenset[int]:
    return frozenset(range(first_line(node), (node.end_lineno or node.lineno) + 1))


def _bodies(node: Definition) -> list[ast.AST]:
    """What of a definition runs later: the bodies of functions."""
    functions = [n for n in ast.walk(node) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)]
    return [part for f in functions for part in (f.body if isinstance(f.body, list) else [f.body])]


def _as_expression(node: ast.expr) -> ast.expr:
    return node


def _is_called(place: ast.expr, name: str) -> bool:
    """Whether a reference is written in just this way."""
    return isinstance(place, ast.Name) and place.id == name


def _inside(nodes: Iterable[ast.AST]) -> set[int]:
    return {id(child) for node in nodes for child in ast.walk(node)}


@lru_cache(maxsize=4096)
def _bound_inside(node: ast.stmt) -> set[str]:
    """Names that mean something of their own inside a statement."""
    named = {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and not isinstance(n.ctx, ast.Load)}
    named |= {n.arg for n in ast.walk(node) if isinstance(n, ast.arg)}
    return named - set(bound_by(node))


def _renamed(node: ast.stmt, name: str, new: str, rows: Mapping[int, bytes]) -> Cut:
    """Where a statement says the name that it binds."""
    match node:
        case ast.FunctionDef() | ast.ClassDef():
            said = re.compile(rb"\b(?:def|class)\s+").search(rows[node.lineno], node.col_offset)
            if said is None:
                raise _CannotBeHad
            return Cut(node.lineno, said.end(), node.lineno, said.end() + len(name.encode()), new.encode())
        case ast.Assign(targets=[ast.Name() as target]) | ast.AnnAssign(target=ast.Name() as target):
            return Cut.of(target, new)
    raise _CannotBeHad


def _to_the_left(rows: list[bytes], spaces: int) -> list[bytes]:
    """Lines that stood under a condition, at the top."""
    if any(row[:spaces].strip() for row in rows):
        raise _CannotBeHad
    return [row[spaces:] for row in rows]


def _import_line(one: Imported) -> str:
    module, name = one.what
    if not name:
        return f"import {module}" + (f" as {one.name}" if one.name != module.partition(".")[0] else "")
    return f"from {module} import {name}" + (f" as {one.name}" if one.name != name else "")
