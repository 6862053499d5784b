"""Functions and classes that stand alone: a definition with all it needs of its package, as the text of one program.

It imports nothing but pure parts of the standard library. Reads files and syntax; runs nothing. What another module of
the same package defines is looked up there, and the definition is put before its user. Annotations whose names cannot
be had are taken off. What does input or output, keeps state or needs a foreign package does not stand alone.
"""

import ast
import builtins
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from ndb.errors import NotPython
from ndb.source.parse import parse, parsed

MOST_LINES = 90
MOST_STATEMENTS = 16
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
_BUILTINS = frozenset(dir(builtins)) - IMPURE | {"__name__"}
Definition = ast.FunctionDef | ast.ClassDef


def is_builtin(name: str) -> bool:
    """Whether a program may use this name without binding it."""
    return name in _BUILTINS


@dataclass(frozen=True)
class Module:
    """A file of a package."""

    name: str
    text: str
    is_package: bool = False

    @cached_property
    def tree(self) -> ast.Module:
        try:
            return parse(self.text)
        except NotPython:
            return ast.Module(body=[], type_ignores=[])

    @cached_property
    def lines(self) -> list[bytes]:
        return self.text.encode("utf-8", "surrogatepass").splitlines()

    @cached_property
    def top(self) -> Mapping[str, ast.stmt]:
        """Name to the statement that binds it; names bound twice are nobody's."""
        found: dict[str, ast.stmt] = {}
        often: Counter[str] = Counter()
        for node in self.tree.body:
            for name in _bound_by(node):
                found[name] = node
                often[name] += 1
        return {name: node for name, node in found.items() if often[name] == 1}

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
        return iter(sorted(self._paths))

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


@dataclass
class Closure:
    """What a definition needs, gathered module by module; `text` is the program."""

    modules: Modules
    statements: dict[str, dict[int, ast.stmt]] = field(default_factory=dict)
    whose: dict[str, tuple[str, int]] = field(default_factory=dict)
    bare: set[tuple[str, int]] = field(default_factory=set)
    """Definitions whose annotations are taken off."""

    def add(self, module: Module, node: ast.stmt) -> bool:
        """Take a statement with all it needs; False if something cannot be had."""
        kept = self.statements.setdefault(module.name, {})
        if node.lineno in kept:
            return True
        kept[node.lineno] = node
        if sum(map(len, self.statements.values())) > MOST_STATEMENTS or not self._claim(module, node):
            return False
        if isinstance(node, ast.Import | ast.ImportFrom):
            return is_pure_import(node)
        in_code, in_annotations = foreign_names(node)
        if not all(self.find(module, name) for name in sorted(in_code)):
            return False
        if not all(self._can_have(module, name) for name in in_annotations):
            self.bare.add((module.name, node.lineno))
            return True
        return all(self.find(module, name) for name in sorted(in_annotations))

    def _claim(self, module: Module, node: ast.stmt) -> bool:
        """Whether no other statement binds the same names; imports of the same thing are the same."""
        for name in _bound_by(node):
            place = (
                (ast.unparse(node), 0) if isinstance(node, ast.Import | ast.ImportFrom) else (module.name, node.lineno)
            )
            if self.whose.setdefault(name, place) != place:
                return False
        return True

    def find(self, module: Module, name: str) -> bool:
        """Take whatever binds a name."""
        node = module.top.get(name)
        if node is None:
            return name in _BUILTINS and name not in _bound_anywhere(module)
        if isinstance(node, ast.ImportFrom) and not is_pure_import(node):
            there = self._other(module, node, name)
            return there is not None and self.add(*there)
        return self.add(module, node)

    def _can_have(self, module: Module, name: str) -> bool:
        node = module.top.get(name)
        if isinstance(node, ast.Import | ast.ImportFrom):
            return is_pure_import(node)
        return name in _BUILTINS if node is None else False

    def _other(self, module: Module, node: ast.ImportFrom, name: str) -> tuple[Module, ast.stmt] | None:
        """Where another module of the package defines a name, under the same name; not by a chain of imports longer
        than three."""
        for _ in range(3):
            alias = next((a for a in node.names if (a.asname or a.name) == name), None)
            there = self.modules.get(module.absolute(node))
            if alias is None or alias.name != name or there is None:
                return None
            found = there.top.get(name)
            if not isinstance(found, ast.ImportFrom):
                return (there, found) if found is not None else None
            if is_pure_import(found):
                return there, found
            module, node = there, found
        return None

    def text(self) -> str:
        """Imports first, then the statements of the modules that were found last, each as it stands in its file."""
        imports, parts = dict[str, None](), list[str]()
        for name in reversed(self.statements):
            module = self.modules.get(name)
            assert module is not None
            for line in sorted(self.statements[name]):
                node = self.statements[name][line]
                if isinstance(node, ast.Import | ast.ImportFrom):
                    imports[ast.unparse(self._used_of(node))] = None
                else:
                    parts.append(
                        (
                            ("" if isinstance(node, ast.Assign | ast.AnnAssign) else "\n\n")
                            + self._text_of(module, node)
                        ).lstrip("\n" if not parts else "")
                    )
        return "\n".join([*imports, *([""] if imports and parts[0][:1] != "\n" else []), *parts]) + "\n"

    def _used_of(self, node: ast.Import | ast.ImportFrom) -> ast.Import | ast.ImportFrom:
        """An import with only those names that the program reads."""
        read = {
            name.id
            for kept in self.statements.values()
            for other in kept.values()
            for name in ast.walk(other)
            if isinstance(name, ast.Name)
        }
        names = [a for a in node.names if (a.asname or a.name.partition(".")[0]) in read] or node.names
        if isinstance(node, ast.ImportFrom):
            return ast.ImportFrom(node.module, names, node.level)
        return ast.Import(names)

    def _text_of(self, module: Module, node: ast.stmt) -> str:
        first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", ()))])
        rows = {row: module.lines[row - 1] for row in range(first, (node.end_lineno or node.lineno) + 1)}
        if (module.name, node.lineno) in self.bare:
            _take_annotations_off(node, rows)
        for child in ast.walk(node):
            for row in docstring_lines(child):
                rows.pop(row, None)
        return b"\n".join(rows.values()).decode("utf-8", "surrogatepass")


def _bound_anywhere(module: Module) -> frozenset[str]:
    """Names that conditional statements bind, which may hide builtins."""
    return frozenset(
        name for node in module.tree.body if isinstance(node, ast.If | ast.Try) for name in _bound_by(node)
    )


def _bound_by(node: ast.stmt) -> list[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AsyncFunctionDef(name=name):
            return [name]
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
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
                for name in _bound_by(child)
            ] * 2
    return []


def is_pure_import(node: ast.Import | ast.ImportFrom) -> bool:
    if isinstance(node, ast.ImportFrom):
        return not node.level and node.module in PURE_MODULES and all(alias.name != "*" for alias in node.names)
    return all(alias.name in PURE_MODULES for alias in node.names)


def foreign_names(node: ast.stmt) -> tuple[set[str], set[str]]:
    """Names a statement reads and does not bind itself: in code, and only in annotations of functions."""
    annotations = _annotations(node)
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
    return read - bound - own, named - bound - own


def _annotations(node: ast.AST) -> list[ast.expr]:
    """Of functions inside a statement, their arguments and variables; those of a class's fields do something."""
    found = list[ast.expr | None]()
    for child in ast.walk(node):
        if isinstance(child, ast.FunctionDef):
            found += [child.returns, *(a.annotation for a in ast.walk(child.args) if isinstance(a, ast.arg))]
            found += [s.annotation for s in ast.walk(child) if isinstance(s, ast.AnnAssign)]
    return [annotation for annotation in found if annotation is not None]


def _take_annotations_off(node: ast.AST, rows: dict[int, bytes]) -> None:
    cuts = list[tuple[int, int, int, int]]()
    for child in ast.walk(node):
        if not isinstance(child, ast.FunctionDef):
            continue
        for argument in (a for a in ast.walk(child.args) if isinstance(a, ast.arg) and a.annotation):
            end = argument.col_offset + len(argument.arg.encode())
            assert argument.annotation is not None
            cuts.append(
                (argument.lineno, end, argument.annotation.end_lineno or 0, argument.annotation.end_col_offset or 0)
            )
        if child.returns is not None:
            row, column = child.returns.lineno, child.returns.col_offset
            arrow = rows[row].rfind(b"->", 0, column)
            if arrow >= 0:
                start = len(rows[row][:arrow].rstrip())
                cuts.append((row, start, child.returns.end_lineno or row, child.returns.end_col_offset or 0))
    for row, start, last, end in sorted(cuts, reverse=True):
        rest = rows[last][end:]
        for between in range(row + 1, last + 1):
            rows.pop(between, None)
        rows[row] = rows[row][:start] + rest


def docstring_lines(node: ast.AST) -> range:
    match node:
        case (ast.FunctionDef() | ast.ClassDef()) as owner:
            match owner.body:
                case [ast.Expr(value=ast.Constant(value=str())) as text, _, *_]:
                    return range(text.lineno, (text.end_lineno or text.lineno) + 1)
    return range(0)


def standing_alone(module: Module, modules: Modules, node: Definition) -> str | None:
    """The text of a program that has the definition and all it needs."""
    closure = Closure(modules)
    if not closure.add(module, node):
        return None
    text = closure.text()
    if text.count("\n") > MOST_LINES:
        return None
    return text if parsed(text) is not None else None


def definitions(module: Module) -> Sequence[Definition]:
    return [
        node
        for node in module.tree.body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        and module.top.get(node.name) is node
        and not node.name.startswith("__")
    ]
