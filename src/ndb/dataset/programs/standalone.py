"""What a module of a package binds and needs: which names, by which statements, and what of it is pure.

Reads files and syntax; runs nothing. How a definition and all it needs become one program is told in
`packages/linked.py`.
"""

import ast
import builtins
import copy
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from ndb.errors import NotPython
from ndb.source.parse import parse, plain_value

PURE_MODULES = frozenset(
    {
        "re",
        "math",
        "cmath",
        "itertools",
        "functools",
        "collections",
        "collections.abc",
        "string",
        "operator",
        "bisect",
        "heapq",
        "textwrap",
        "unicodedata",
        "fractions",
        "decimal",
        "statistics",
        "numbers",
        "copy",
        "enum",
        "dataclasses",
        "typing",
        "types",
        "abc",
        "keyword",
        "calendar",
        "datetime",
        "html",
        "json",
        "base64",
        "binascii",
        "struct",
        "difflib",
        "warnings",
        "contextlib",
        "array",
        "colorsys",
        "urllib.parse",
        "zlib",
        "hashlib",
        "codecs",
        "posixpath",
        "ntpath",
        "fnmatch",
        "shlex",
        "csv",
        "io",
        "pprint",
        "ipaddress",
        "logging",
        "html.entities",
        "reprlib",
        "graphlib",
        "ast",
        "token",
        "quopri",
        "hmac",
        "email.utils",
        "xml.sax.saxutils",
        "queue",
    }
)
ALSO_PURE = frozenset(
    {"sys", "tokenize", "configparser", "errno", "weakref", "inspect", "http", "html.parser", "xml.etree.ElementTree",
     "xml.sax", "email", "email.header", "pathlib", "copyreg", "getopt", "argparse", "stat", "zoneinfo", "encodings",
     "stringprep", "symtable", "opcode", "dis", "gzip", "bz2", "pickle", "traceback", "__future__", "locale", "gettext",
     "os.path", "genericpath", "optparse", "cmd", "plistlib", "contextvars"}
)  # fmt: skip
"""Parts of the standard library that are pure in what functions mostly use of them; results tell where they are not."""
IMPURE = frozenset(
    {
        "open",
        "input",
        "exec",
        "eval",
        "compile",
        "globals",
        "locals",
        "vars",
        "__import__",
        "breakpoint",
        "exit",
        "quit",
        "memoryview",
        "__file__",
        "__path__",
        "help",
        "copyright",
        "credits",
        "license",
    }
)
BUILTINS = frozenset(dir(builtins)) - IMPURE | {"__name__"}
Definition = ast.FunctionDef | ast.ClassDef


def is_builtin(name: str) -> bool:
    """Whether a program may use this name without binding it."""
    return name in BUILTINS


@dataclass(frozen=True)
class Module:
    """A file of a package."""

    name: str
    text: str
    is_package: bool = False
    whole: "Module | None" = None
    """What it is without some methods."""
    left_out: frozenset[int] = frozenset()
    """The lines of these methods."""

    @cached_property
    def tree(self) -> ast.Module:
        if self.whole is not None:
            return ast.Module([_without(node, self.left_out) for node in self.whole.tree.body], [])
        try:
            return parse(self.text)
        except NotPython:
            return ast.Module(body=[], type_ignores=[])

    @cached_property
    def lines(self) -> list[bytes]:
        return self.whole.lines if self.whole is not None else self.text.encode("utf-8", "surrogatepass").splitlines()

    @cached_property
    def top(self) -> Mapping[str, ast.stmt]:
        """Name to the statement that binds it; names bound twice are nobody's."""
        found: dict[str, ast.stmt] = {}
        often: Counter[str] = Counter()
        for node in self.statements:
            for name in bound_by(node):
                is_same = _is_whole(node, name) and _is_whole(found.get(name), name)  # `import a.b`, `import a.c`
                found[name] = node
                often[name] += not is_same
        return {name: node for name, node in found.items() if often[name] == 1}

    @cached_property
    def statements(self) -> Sequence[ast.stmt]:
        """Its top level as it is on this Python where no foreign package is installed, nothing for type checkers."""
        return [kept for node in self.tree.body for kept in _taken(node)]

    @cached_property
    def stars(self) -> Sequence[ast.ImportFrom]:
        """Imports of all that another module has."""
        return [n for n in self.statements if isinstance(n, ast.ImportFrom) and n.names[0].name == "*"]

    def absolute(self, node: ast.ImportFrom) -> str:
        """The module that is imported from."""
        if not node.level:
            return node.module or ""
        parts = self.name.split(".")
        parts = parts[: len(parts) - node.level + self.is_package]
        return ".".join([*parts, *([node.module] if node.module else [])])


class Modules:
    """All files of a package, read when they are asked for."""

    def __init__(self, files: Iterable[tuple[str, Path]]) -> None:
        self._paths = {name.removesuffix(".__init__"): path for name, path in files}
        self._known: dict[str, Module | None] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(sorted({*self._paths, *self._known}))

    def add(self, module: Module) -> None:
        """A module that stands in no file."""
        self._known[module.name] = module

    def get(self, name: str) -> Module | None:
        if name not in self._known:
            self._known[name] = self._read(name)
        return self._known[name]

    def _read(self, name: str) -> Module | None:
        path = self._paths.get(name)
        try:
            return Module(name, path.read_text(encoding="utf-8"), path.stem == "__init__") if path else None
        except (OSError, UnicodeDecodeError):
            return None


def _without(node: ast.stmt, lines: frozenset[int]) -> ast.stmt:
    """A class without the parts that begin on these lines; anything else as it is."""
    if not isinstance(node, ast.ClassDef) or not any(part.lineno in lines for part in node.body):
        return node
    less = copy.copy(node)
    less.body = [part for part in node.body if part.lineno not in lines]
    return less


def _is_whole(node: ast.stmt | None, name: str) -> bool:
    """Whether a name is that of a package of which something is imported."""
    names = node.names if isinstance(node, ast.Import) else []
    return any(alias.asname is None and alias.name.partition(".")[0] == name for alias in names)


def _taken(node: ast.stmt) -> list[ast.stmt]:
    """What of a statement at the top counts: of a choice by Python's version the side that is taken, of imports that
    may fail those that do not."""
    match node:
        case ast.FunctionDef() if any(ast.unparse(d).endswith("overload") for d in node.decorator_list):
            return []
        case ast.If(test=ast.Name(id="TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING")):
            return node.orelse
        case ast.If(test=ast.Compare(left=left, ops=[operator], comparators=[ast.Tuple() as version])):
            side = _by_version(ast.unparse(left), operator, plain_value(version))
            return (
                [node] if side is None else [kept for n in (node.body if side else node.orelse) for kept in _taken(n)]
            )
        case ast.Try(body=[ast.Import() | ast.ImportFrom(), *_] as body, handlers=[handler, *_]):
            return body if _are_at_hand(body) else handler.body if _are_at_hand(handler.body) else [node]
    return [node]


def _by_version(left: str, operator: ast.cmpop, version: Any) -> bool | None:
    if left not in ("sys.version_info", "sys.version_info[:2]") or not isinstance(version, tuple):
        return None
    now = sys.version_info[: len(version)]
    match operator:
        case ast.GtE():
            return now >= version
        case ast.Gt():
            return now > version
        case ast.Lt():
            return now < version
    return None


def _are_at_hand(body: Sequence[ast.stmt]) -> bool:
    """Whether imports cannot fail, of the standard library's pure parts or of the package itself, and what else stands
    there binds names."""
    return all(
        isinstance(node, ast.Assign) or (isinstance(node, ast.ImportFrom) and node.level > 0) or _is_pure(node)
        for node in body
    )


def _is_pure(node: ast.stmt) -> bool:
    return isinstance(node, ast.Import | ast.ImportFrom) and is_pure_import(node)


def bound_anywhere(module: Module) -> frozenset[str]:
    """Names that conditional statements bind, which may hide builtins."""
    return frozenset(
        name for node in module.statements if isinstance(node, ast.If | ast.Try) for name in bound_by(node)
    )


def bound_by(node: ast.stmt) -> list[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AsyncFunctionDef(name=name):
            return [name]
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case ast.Assign(targets=[ast.Tuple(elts=names)]) if all(isinstance(name, ast.Name) for name in names):
            return [name.id for name in names if isinstance(name, ast.Name)]
        case ast.Assign(targets=targets):
            return [
                n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
            ] * 2
        case ast.AugAssign(target=ast.Name(id=name)) | ast.Delete(targets=[ast.Name(id=name)]):
            return [name] * 2
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return [alias.asname or alias.name.partition(".")[0] for alias in names]
        case ast.If() | ast.Try() | ast.For() | ast.With():  # what it is then, only the module knows
            return [
                name
                for child in ast.walk(node)
                if isinstance(child, ast.stmt) and child is not node
                for name in bound_by(child)
            ] * 2
    return []


def is_pure_import(node: ast.Import | ast.ImportFrom) -> bool:
    if isinstance(node, ast.ImportFrom):
        return not node.level and _is_pure_module(node.module or "") and all(a.name != "*" for a in node.names)
    return all(_is_pure_module(alias.name) for alias in node.names)


def _is_pure_module(name: str) -> bool:
    return name in PURE_MODULES or name in ALSO_PURE


@lru_cache(maxsize=4096)
def foreign_names(node: ast.stmt) -> tuple[frozenset[str], frozenset[str]]:
    """Names a statement reads and does not bind itself: in code, and only in annotations of functions."""
    annotations = annotations_of(node)
    hidden = {id(child) for annotation in annotations for child in ast.walk(annotation)}
    read: set[str] = set()
    bound: set[str] = set()
    for child in ast.walk(node):
        if id(child) in hidden:
            continue
        match child:
            case ast.Name(id=name, ctx=ast.Load()):
                read.add(name)
            case ast.Name(id=name) | ast.arg(arg=name) | ast.ExceptHandler(name=str(name)):
                bound.add(name)
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                bound.add(name)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) if child is not node:
                bound.add(name)
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                read |= {"__import__"} if not is_pure_import(child) else set()
                bound |= {alias.asname or alias.name.partition(".")[0] for alias in names}
            case ast.Global():
                read.add("global")
            case ast.Await() | ast.AsyncFunctionDef() | ast.AsyncFor() | ast.AsyncWith():
                read.add("await")
    own = {node.name} if isinstance(node, ast.FunctionDef | ast.ClassDef) else set()
    named = {name.id for annotation in annotations for name in ast.walk(annotation) if isinstance(name, ast.Name)}
    return frozenset(read - bound - own), frozenset(named - bound - own)


@lru_cache(maxsize=4096)
def annotations_of(node: ast.AST) -> Sequence[ast.expr]:
    """Of functions inside a statement, their arguments and variables; those of a class's fields do something."""
    found = list[ast.expr | None]()
    for child in ast.walk(node):
        if isinstance(child, ast.FunctionDef):
            found += [child.returns, *(a.annotation for a in ast.walk(child.args) if isinstance(a, ast.arg))]
            found += [s.annotation for s in ast.walk(child) if isinstance(s, ast.AnnAssign)]
    return [annotation for annotation in found if annotation is not None]


@dataclass(frozen=True, slots=True, order=True)
class Cut:
    """A piece of a file's text, in lines and bytes, and what stands in its place."""

    row: int
    start: int
    last: int
    end: int
    text: bytes = b""

    @classmethod
    def of(cls, node: ast.expr, text: str) -> "Cut":
        return cls(node.lineno, node.col_offset, *_end_of(node), text.encode())


def _end_of(node: ast.expr) -> tuple[int, int]:
    return node.end_lineno or node.lineno, node.end_col_offset or 0


def annotation_cuts(node: ast.AST, rows: Mapping[int, bytes]) -> Iterator[Cut]:
    """Where the annotations of functions stand, as cuts."""
    for child in ast.walk(node):
        if not isinstance(child, ast.FunctionDef):
            continue
        for argument in (a for a in ast.walk(child.args) if isinstance(a, ast.arg)):
            if argument.annotation is not None:
                end = argument.col_offset + len(argument.arg.encode())
                yield Cut(argument.lineno, end, *_end_of(argument.annotation))
        if child.returns is not None:
            row, column = child.returns.lineno, child.returns.col_offset
            arrow = rows[row].rfind(b"->", 0, column)
            if arrow >= 0:
                yield Cut(row, len(rows[row][:arrow].rstrip()), *_end_of(child.returns))


def edit(rows: dict[int, bytes], cuts: Iterable[Cut]) -> None:
    """Put into lines what is to stand there; the last cuts first, so that the others' places stay."""
    for cut in sorted(cuts, reverse=True):
        rest = rows[cut.last][cut.end :]
        for between in range(cut.row + 1, cut.last + 1):
            rows.pop(between, None)
        rows[cut.row] = rows[cut.row][: cut.start] + cut.text + rest


def docstring_lines(node: ast.AST) -> range:
    match node:
        case (ast.FunctionDef() | ast.ClassDef()) as owner:
            match owner.body:
                case [ast.Expr(value=ast.Constant(value=str())) as text, _, *_]:
                    return range(text.lineno, (text.end_lineno or text.lineno) + 1)
    return range(0)


def definitions(module: Module) -> Sequence[Definition]:
    return [
        node
        for node in module.statements
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        and module.top.get(node.name) is node
        and not node.name.startswith("__")
    ]
