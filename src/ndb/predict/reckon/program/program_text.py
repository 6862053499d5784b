"""What a program's text says before any of it is interpreted: its scopes, which names are whose, what spoils it.

Knows syntax trees and code objects (the text is compiled, never run); no values.
"""

import ast
import sys
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from functools import lru_cache
from types import CodeType
from typing import Final

from ndb.predict.reckon.program.installed_files import is_installed_file
from ndb.source.functions import Function
from ndb.source.parse import parsed
from ndb.trace.expressions import Expression, listed_parts
from ndb.trace.scopes import CodeInfo, Scopes

ScopeNode = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.GeneratorExp | ast.ClassDef | ast.Module
_COMPREHENSION = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_INNER = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef, *_COMPREHENSION)
_SPOILING = frozenset(
    {"exec", "eval", "globals", "__import__", "builtins", "__builtins__", "settrace", "setprofile", "getcontext",
     "setcontext", "localcontext", "setlocale", "gc", "ctypes", "_thread", "concurrent",
     "multiprocessing", "signal", "__globals__", "__code__", "__defaults__", "__closure__", "__del__"}
)  # fmt: skip
"""Names with which a program can change what other names mean, or have something run at any time."""
_HARMLESS: Final[Mapping[str, frozenset[str]]] = {
    "threading": frozenset({"Lock", "RLock", "local", "current_thread", "get_ident", "main_thread"}),
    "weakref": frozenset({"WeakKeyDictionary", "WeakValueDictionary", "WeakSet", "ReferenceType"}),
}
"""What modules have that starts nothing, while other things of theirs have something run at any time."""


@dataclass(frozen=True, slots=True)
class Names:
    """The names of a scope."""

    own: frozenset[str]
    """Bound in it."""
    of_module: frozenset[str]
    """Declared global."""
    of_outer: frozenset[str]
    """Declared nonlocal."""


class ProgramText:
    """One file."""

    def __init__(self, text: str, file: str) -> None:
        tree = parsed(text)
        self.text, self.file = text, file
        self.lines = text.split("\n")
        self.tree = tree if tree is not None else ast.Module([], [])
        nodes = list(ast.walk(self.tree))
        self._reading_globals = {id(n.value) for n in nodes if isinstance(n, ast.Subscript) and _reads_globals(n)}
        self._looking_into_globals = {id(n.comparators[0]) for n in nodes if _looks_into_globals(n)}  # type: ignore[attr-defined]
        asked = self._reading_globals | self._looking_into_globals
        calls = {id(n.func) for n in nodes if isinstance(n, ast.Call) and id(n) in asked}
        reading = calls | {id(part) for node in nodes for part in _only_read(node)}
        spoiling = [node for node in nodes if _is_spoiling(node) and id(node) not in reading]
        self.is_strange = tree is None
        """Whether nothing is sure: it is no Python."""
        self.can_spoil = bool(spoiling)
        """Whether any name may be another's once unknown parts of it have run."""
        self._spoiling = {id(node) for node in spoiling if not isinstance(node, ast.Import | ast.ImportFrom)}
        self._spoilers = [each for each in self.tree.body if any(id(part) in self._spoiling for part in ast.walk(each))]
        """Statements at its top that may make anything of any name, or define what may."""
        self._read: frozenset[str] | None = None
        self.spoiling_names = _SPOILING | {
            alias.asname or alias.name.split(".")[0]
            for node in spoiling if isinstance(node, ast.Import | ast.ImportFrom) for alias in node.names
        }  # fmt: skip
        """Names that must not be used where nobody sees for what."""
        self._bound: set[str] | None = None
        self._binds_by_text = False
        self._parts: dict[int, Expression] | None = None
        self._names: dict[int, Names] = {}
        self._infos: dict[int, CodeInfo | None] = {}
        self._qualified: dict[int, str] | None = None
        self._untold: list[CodeType] | None = None
        self._generators: dict[int, bool] = {}
        self._functions = sorted((n for n in nodes if isinstance(n, Function)), key=lambda n: n.lineno)
        self.is_told = not is_installed_file(file)
        """Whether states tell of what runs of it."""
        self._codes = self._compiled() if not self.is_strange and self.is_told else {}
        stored = [n for n in nodes if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store | ast.Del)]
        self.touched = {n.attr for n in stored if not (isinstance(n.value, ast.Name) and n.value.id == "self")}
        """Attributes that are set of anything but `self`."""
        self.shared = {name for n in nodes if isinstance(n, ast.Global) for name in n.names}
        """Names of the module that functions set."""
        self.rebound = {name for n in nodes if isinstance(n, ast.Nonlocal) for name in n.names}
        """Variables of functions that functions inside them set."""
        self.function_names = [
            *(n.name for n in self._functions), *(n.attr for n in stored if n.attr in ("__name__", "__qualname__")),
        ]  # fmt: skip
        """Of all functions, and those two where they are set."""
        self.defined = {n.name for n in self.tree.body if isinstance(n, Function | ast.ClassDef)}
        """Functions and classes at its top."""
        self.stars = [n for n in nodes if isinstance(n, ast.ImportFrom) and any(alias.name == "*" for alias in n.names)]
        """Imports of all that a module has."""
        self.imported = {
            alias.asname or alias.name.split(".")[0]
            for n in nodes if isinstance(n, ast.Import | ast.ImportFrom) for alias in n.names
        }  # fmt: skip
        self.set_elsewhere = {n.attr for n in stored if _root(n.value) in self.imported}
        """Names that may be variables of other modules, set from here."""

    def _compiled(self) -> dict[tuple[str, int], list[CodeInfo]]:
        try:
            code = compile(self.text, self.file, "exec", dont_inherit=True)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            self.is_strange = True
            return {}
        scopes = Scopes(lambda name: name if name == self.file else None, lambda name: self.text)
        found: dict[tuple[str, int], list[CodeInfo]] = {}
        for each in _codes_in(code):
            info = scopes.info(each)
            if info is not None:
                first = each.co_firstlineno if each is not code else 0
                found.setdefault((each.co_name, first), []).append(info)
        return found

    def info(self, node: ScopeNode) -> CodeInfo | None:
        """What the recorder knows of a scope; None where there are two that cannot be told apart."""
        if id(node) not in self._infos:
            found = self._codes.get((_code_name(node), _first_line(node)), [])
            if len(found) > 1:
                found = _own_code(found, node)
            self._infos[id(node)] = found[0] if len(found) == 1 else None
        return self._infos[id(node)]

    def code_of(self, node: ScopeNode) -> CodeType | None:
        """What the compiler makes of a scope; None where there are two that cannot be told apart."""
        info = self.info(node)
        if info is not None or self.is_told or self.is_strange:
            return info.code if info is not None else None
        if self._untold is None:
            self._untold = [*_codes_in(compile(self.text, self.file, "exec", dont_inherit=True))]
        found = [c for c in self._untold if (c.co_name, c.co_firstlineno) == (_code_name(node), _first_line(node))]
        return found[0] if len(found) == 1 else None

    def may_have_spoiled(self, line: int | None, texts: Iterable["ProgramText"]) -> bool:
        """Whether a function may have run that makes anything of any name: it stands above a line (None: anywhere), and
        something in some texts names it."""
        above = [each for each in self._spoilers if line is None or each.lineno < line]
        read = frozenset[str]().union(*(text.names_read for text in texts)) if above else frozenset[str]()
        return any(_may_run_later(each, read) for each in above)

    @property
    def names_read(self) -> frozenset[str]:
        """All names that are read anywhere in it, as variables, attributes or texts."""
        if self._read is None:
            self._read = frozenset(name for node in ast.walk(self.tree) for name in _read_by(node))
        return self._read

    def is_spoiling(self, node: ast.AST) -> bool:
        """Whether a part of a statement may make anything of any name, if nobody sees what it does."""
        return id(node) in self._spoiling or (isinstance(node, ast.Name) and node.id in self.spoiling_names)

    def qualified_name(self, node: ScopeNode) -> str:
        """What a function or class is called from its module on, as far as that is known."""
        info = self.info(node)
        if info is not None or self.is_told:
            return info.code.co_qualname if info is not None else _code_name(node)
        if self._qualified is None:
            self._qualified = dict(_qualified(self.tree, ""))
        return self._qualified.get(id(node), _code_name(node))

    def is_reading_globals(self, node: ast.Call) -> bool:
        """Whether a call is `globals()` of which one name is read."""
        return id(node) in self._reading_globals

    def is_looking_into_globals(self, node: ast.Call) -> bool:
        """Whether a call is `globals()` of which it is asked whether it has a name."""
        return id(node) in self._looking_into_globals

    @property
    def binds_by_text(self) -> bool:
        """Whether names may be bound that no statement binds."""
        self.may_bind("", True)
        return self._binds_by_text

    def may_bind(self, name: str, is_seen: bool) -> bool:
        """Whether anything here may give a name a meaning, in whichever scope or module; `is_seen`: unseen."""
        if self._bound is None:
            nodes = [*ast.walk(self.tree)]
            self._binds_by_text = any(_binds_by_text(each) for each in nodes)
            self._bound = {found for each in nodes for found in _names_in(each)}
        bound = self.shared | self.set_elsewhere if is_seen else self._bound
        return self._binds_by_text or name in bound

    @property
    def has_texts_for_annotations(self) -> bool:
        """Whether annotations are kept as they are written."""
        return has_texts_for_annotations(self.tree)

    @property
    def docstring(self) -> str | None:
        """What a file says of itself, as the compiler keeps it."""
        return docstring_of(self.tree)

    @property
    def parts(self) -> dict[int, Expression]:
        """By the `id` of its node: what a recording tells of the inside of lines."""
        if self._parts is None:
            self._parts = listed_parts(self.tree, self.text)
        return self._parts

    def names(self, node: ast.AST) -> Names:
        if id(node) not in self._names:
            self._names[id(node)] = names_of(node)
        return self._names[id(node)]

    def is_generator(self, node: ScopeNode) -> bool:
        if id(node) not in self._generators:
            is_async = isinstance(node, ast.AsyncFunctionDef)
            kinds = (ast.Yield,) if is_async else (ast.Yield, ast.YieldFrom, ast.Await)
            self._generators[id(node)] = any(isinstance(each, kinds) for each in _own_nodes(node))
        return self._generators[id(node)]

    def function_at(self, line: int) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """The innermost function whose body a line belongs to."""
        around = [f for f in self._functions if f.lineno <= line <= (f.end_lineno or 0)]
        return around[-1] if around else None


@lru_cache(maxsize=256)
def has_texts_for_annotations(tree: ast.Module) -> bool:
    future = [each for each in tree.body if isinstance(each, ast.ImportFrom) and each.module == "__future__"]
    return any(alias.name == "annotations" for each in future for alias in each.names)


def docstring_of(node: ast.Module | ast.ClassDef) -> str | None:
    """What a module or a class says of itself; since 3.13 indents are taken away where it is compiled."""
    return ast.get_docstring(node, clean=sys.version_info >= (3, 13))


def static_attributes(node: ast.ClassDef) -> tuple[str, ...]:
    """What its methods bind in `self`, as the compiler sees it: not by `+=`, nor in the classes in it."""
    found, waiting = set[str](), list[ast.AST](node.body)
    while waiting:
        match each := waiting.pop():
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                found.add(name)
            case ast.ClassDef() | ast.AugAssign() | ast.AnnAssign(value=None):
                continue
        waiting += ast.iter_child_nodes(each)
    return tuple(sorted(found))


@lru_cache(maxsize=512)
def program_text(text: str, file: str) -> ProgramText:
    return ProgramText(text, file)


def _reads_globals(node: ast.Subscript) -> bool:
    match node:
        case ast.Subscript(value=ast.Call(func=ast.Name(id="globals"), args=[], keywords=[]), ctx=ast.Load()):
            return True
    return False


def _looks_into_globals(node: ast.AST) -> bool:
    match node:
        case ast.Compare(
            ops=[ast.In() | ast.NotIn()], comparators=[ast.Call(func=ast.Name(id="globals"), args=[], keywords=[])]
        ):
            return True
    return False


def _binds_by_text(node: ast.AST) -> bool:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in ("setattr", "vars", "locals", "__dict__")
    return False


def _names_in(node: ast.AST) -> Iterator[str]:
    """What a node binds: a variable, or an attribute of what may be a module."""
    match node:
        case (
            ast.Name(id=name, ctx=ast.Store() | ast.Del())
            | ast.Attribute(attr=name, ctx=ast.Store() | ast.Del())
            | ast.FunctionDef(name=name)
            | ast.AsyncFunctionDef(name=name)
            | ast.ClassDef(name=name)
            | ast.arg(arg=name)
            | ast.ExceptHandler(name=str(name))
            | ast.MatchAs(name=str(name))
            | ast.MatchStar(name=str(name))
            | ast.MatchMapping(rest=str(name))
        ):
            yield name
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            yield from (each.asname or each.name.split(".")[0] for each in names)
        case ast.Global(names=names) | ast.Nonlocal(names=names):
            yield from names


def _root(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def _only_read(node: ast.AST) -> Iterator[ast.AST]:
    """Parts that look as if they spoilt something, but are only read."""
    match node:
        case ast.Attribute(value=ast.Name(id="builtins") as owner, ctx=ast.Load()):
            yield owner
        case ast.Subscript(slice=ast.Name(id="builtins") as place):
            yield place
        case ast.Call(func=ast.Attribute(value=ast.Name(id="weakref"), attr="ref") as function, args=[_], keywords=[]):
            yield function


def _may_run_later(statement: ast.stmt, read: Set[str]) -> bool:
    """Whether something of a statement at the top of a file may run once that has: a function that somebody names."""
    if isinstance(statement, Function | ast.ClassDef):
        return bool(statement.decorator_list) or statement.name in read
    return any(isinstance(each, Function | ast.Lambda) for each in ast.walk(statement))


def _read_by(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name) | ast.Constant(value=str(name)):
            yield name
        case ast.ImportFrom(names=names):
            yield from (each.name for each in names)


def _is_spoiling(node: ast.AST) -> bool:
    match node:
        case ast.ImportFrom(module="builtins", level=0):
            return False
        case ast.ImportFrom(module=str(module), names=names, level=0) if module in _HARMLESS:
            return not _HARMLESS[module].issuperset(each.name for each in names)
        case ast.Attribute(value=ast.Name(id=module), attr=name) if module in _HARMLESS:
            return name not in _HARMLESS[module]
        case ast.ImportFrom(module=module, names=names, level=level):
            read = {*(module.split(".") if module and not level else ()), *(each.name for each in names)}
            return not _SPOILING.isdisjoint(read)
        case ast.Import(names=names):
            is_renamed = any(each.name in (*_HARMLESS, "builtins") and each.asname for each in names)
            return is_renamed or any(each.name.split(".")[0] in _SPOILING - {"builtins"} for each in names)
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.FunctionDef(name=name):
            return name in _SPOILING
    return False


def _codes_in(code: CodeType) -> Iterator[CodeType]:
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from _codes_in(part)


def _code_name(node: ScopeNode) -> str:
    match node:
        case ast.Module():
            return "<module>"
        case ast.Lambda():
            return "<lambda>"
        case ast.GeneratorExp():
            return "<genexpr>"
    return node.name


def _qualified(node: ast.AST, around: str) -> Iterator[tuple[int, str]]:
    for each in ast.iter_child_nodes(node):
        inside = around
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
            name = f"{around}{_code_name(each)}"
            yield id(each), name
            inside = f"{name}." if isinstance(each, ast.ClassDef) else f"{name}.<locals>."
        yield from _qualified(each, inside)


def _extent(code: CodeType) -> tuple[tuple[int, int], tuple[int, int]]:
    """From where to where the text of a code object's instructions goes."""
    places = [place for place in code.co_positions() if None not in place and place[3] != 0]
    starts = [(line, column) for line, _, column, _ in places]
    ends = [(line, column) for _, line, _, column in places]
    return min(starts, default=(0, 0)), max(ends, default=(0, 0))  # type: ignore[return-value]


def _is_within(code: CodeType, node: ast.expr | ast.stmt) -> bool:
    start, end = _extent(code)
    return (node.lineno, node.col_offset) <= start and end <= (node.end_lineno or 0, node.end_col_offset or 0)


def _own_code(several: list[CodeInfo], node: ScopeNode) -> list[CodeInfo]:
    """Of code of one name that begins on one line, that of a lambda or a generator expression."""
    if isinstance(node, ast.Lambda):
        body = node.body
        place = (body.lineno, body.col_offset), (body.end_lineno or 0, body.end_col_offset or 0)
        return [each for each in several if _extent(each.code) == place]
    found = [each for each in several if not isinstance(node, ast.Module) and _is_within(each.code, node)]
    if not found:
        return []
    extents = [_extent(each.code) for each in found]
    start, end = min(e[0] for e in extents), max(e[1] for e in extents)
    return [each for each, extent in zip(found, extents, strict=True) if extent == (start, end)]


def _first_line(node: ScopeNode) -> int:
    if isinstance(node, ast.Module):
        return 0
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(each.lineno for each in decorators)])


def _own_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """What stands in a scope itself, not in scopes inside it."""
    pending = list(_body(node))
    while pending:
        each = pending.pop()
        yield each
        if isinstance(each, _COMPREHENSION):
            pending.append(each.generators[0].iter)
        elif isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
            pending.extend([*each.decorator_list, *each.args.defaults, *(d for d in each.args.kw_defaults if d)])
        elif isinstance(each, ast.Lambda):
            pending.extend([*each.args.defaults, *(d for d in each.args.kw_defaults if d)])
        elif isinstance(each, ast.ClassDef):
            pending.extend([*each.decorator_list, *each.bases])
        else:
            pending.extend(ast.iter_child_nodes(each))


def _body(node: ast.AST) -> list[ast.AST]:
    match node:
        case ast.Lambda(body=body):
            return [body]
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            parts: list[ast.AST] = [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
            for number, clause in enumerate(node.generators):
                parts += [clause.target, *clause.ifs, *([clause.iter] if number else [])]
            return parts
    return list(getattr(node, "body", []))


def names_of(node: ast.AST) -> Names:
    own, of_module, of_outer = set[str](), set[str](), set[str]()
    is_comprehension = isinstance(node, _COMPREHENSION)
    if not is_comprehension and isinstance(args := getattr(node, "args", None), ast.arguments):
        own |= {each.arg for each in ast.walk(args) if isinstance(each, ast.arg)}
    for each in _own_nodes(node):
        match each:
            case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
                own.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                own.add(name)
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                own |= {one.asname or one.name.split(".")[0] for one in names}
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                own.add(name)
            case ast.MatchMapping(rest=str(name)):
                own.add(name)
            case ast.Global(names=declared):
                of_module |= set(declared)
            case ast.Nonlocal(names=declared):
                of_outer |= set(declared)
    if not is_comprehension:
        own |= {
            each.target.id for inner in _own_nodes(node) if isinstance(inner, _COMPREHENSION)
            for each in ast.walk(inner) if isinstance(each, ast.NamedExpr)
        }  # fmt: skip
    else:
        own -= {each.target.id for each in ast.walk(node) if isinstance(each, ast.NamedExpr)}
    return Names(frozenset(own - of_module - of_outer), frozenset(of_module), frozenset(of_outer))
