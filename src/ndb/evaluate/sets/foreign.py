"""The foreign test set: functions of packages that nobody here wrote, with calls that their own tests made.

Fetches each package's sdist, runs its tests and doctests under `call_capture`, and takes every function that can stand
alone: with the definitions it needs, from whatever module of the package, and without docstrings. None of these
packages is trained on (dataset/checks/held_out.py).
"""

import ast
import builtins
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import ndb
from ndb.dataset.checks.filters import uses_chance
from ndb.dataset.programs.program import Program
from ndb.dataset.programs.repositories import Repository, fetch
from ndb.dataset.programs.standalone import IMPURE, PURE_MODULES
from ndb.errors import BadData, NotPython
from ndb.evaluate.cruxeval import Row
from ndb.evaluate.sets.items import LONG, row_of
from ndb.source.parse import parse, statements_of, tree_of, walk_text

FOREIGN = (
    Repository("algorithms", "1.0.1", "MIT"),
    Repository("aniso8601", "10.0.1", "BSD-3-Clause", "aniso8601"),
    Repository("base58", "2.1.1", "MIT", "test_base58.py"),
    Repository("bech32", "1.2.0", "MIT", "tests"),
    Repository("braceexpand", "0.1.7", "MIT", "test_braceexpand.py"),
    Repository("funcy", "2.1", "BSD-3-Clause"),
    Repository("glom", "25.12.0", "BSD-3-Clause", "glom"),
    Repository("humanize", "4.16.0", "MIT"),
    Repository("isodate", "0.7.2", "BSD-3-Clause"),
    Repository("jmespath", "1.1.0", "MIT"),
    Repository("langcodes", "3.5.1", "MIT", "langcodes"),
    Repository("mergedeep", "1.3.4", "MIT", "mergedeep"),
    Repository("natsort", "8.4.0", "MIT"),
    Repository("parse", "1.22.4", "MIT"),
    Repository("pydash", "8.1.0", "MIT"),
    Repository("python-slugify", "9.1.3", "MIT"),
    Repository("pytimeparse", "1.1.10", "MIT", "pytimeparse"),
    Repository("roman", "5.2", "ZPL-2.1", "src"),
    Repository("semver", "3.1.1", "BSD-3-Clause"),
    Repository("simpleeval", "1.0.8", "MIT", "."),
    Repository("sortedcontainers", "2.4.0", "Apache-2.0"),
    Repository("strsimpy", "0.2.1", "MIT", "strsimpy"),
    Repository("tabulate", "0.10.0", "MIT", "test"),
    Repository("texttable", "1.7.2", "MIT", "."),
    Repository("titlecase", "2.4.1", "MIT", "titlecase"),
    Repository("w3lib", "2.5.0", "BSD-3-Clause"),
    Repository("wcwidth", "0.9.4", "MIT"),
)
MOST_LINES = 70
CALLS_A_FUNCTION = 3
ITEMS_A_PACKAGE = 150
_BUILTINS = frozenset(dir(builtins)) - IMPURE - {"print"} | {"__name__"}
_SECONDS = 240.0


def foreign_rows(repository: Repository, work: Path) -> list[Row]:
    """The items that come of a package."""
    root = fetch(repository, work)
    calls = recorded_calls(repository, root)
    rows, modules = list[Row](), Modules(root)
    for place, found in sorted(calls.items()):
        file, _, entry = place.rpartition(":")
        source = modules.standalone(root / file, entry)
        if source is not None and not uses_chance(source):
            rows += _rows(repository, file, Program(source, entry, tuple(found), "foreign", repository.name))
    return spread(rows, ITEMS_A_PACKAGE)


def spread(rows: Sequence[Row], most: int) -> list[Row]:
    """Evenly out of all, where there are too many."""
    return list(rows) if len(rows) <= most else [rows[n * len(rows) // most] for n in range(most)]


def _rows(repository: Repository, file: str, program: Program) -> Iterator[Row]:
    outputs: set[str] = set()
    for call in program.calls:
        if len(outputs) == CALLS_A_FUNCTION:
            return
        name = f"{repository.name}/{Path(file).stem}.{program.entry}/{len(outputs)}"
        try:
            row, again = (row_of(program, call, name, LONG) for _ in range(2))
        except Exception:  # a foreign module's text may fail in any way; it is not used then
            return
        if row is not None and row == again and row.output not in outputs:
            outputs.add(row.output)
            yield row


def recorded_calls(repository: Repository, root: Path) -> Mapping[str, Sequence[str]]:
    """Run the package's tests and doctests, unless that was done; calls of its functions by file and name."""
    out = root / "ndb_calls.json"
    if not out.exists():
        _run_tests(repository, root, out)
    found: dict[str, list[str]] = json.loads(out.read_text(encoding="utf-8"))
    return {place: calls for place, calls in found.items() if "test" not in place.rpartition(":")[0]}


def _run_tests(repository: Repository, root: Path, out: Path) -> None:
    paths = [str(Path(ndb.__file__).parents[1]), str(root / "src"), str(root)]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(paths),
        "PYTHONHASHSEED": "0",
        "NDB_CAPTURE_ROOT": str(root.resolve()),
        "NDB_CAPTURE_FILE": str(out),
    }
    folders = [folder for folder in (repository.tests, *_packages(root)) if (root / folder).exists()]
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "ndb.evaluate.sets.call_capture",
        "-p",
        "no:cacheprovider",
        "--doctest-modules",
        "--continue-on-collection-errors",
        "-o",
        "addopts=",
        *dict.fromkeys(folders),
    ]
    try:
        done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, timeout=_SECONDS)
    except subprocess.TimeoutExpired:
        raise BadData(f"{repository.name}: its tests took more than {_SECONDS:.0f} s") from None
    if not out.exists():
        raise BadData(f"{repository.name}: its tests cannot be run: {done.stdout[-300:]}{done.stderr[-300:]}")


def _packages(root: Path) -> list[str]:
    """Folders of an sdist that hold the package itself."""
    bases = [root / "src"] if (root / "src").is_dir() else [root]
    return [
        str(path.parent.relative_to(root))
        for base in bases
        for path in sorted(base.glob("*/__init__.py"))
        if "test" not in path.parent.name
    ]


# -- functions that stand alone, over modules --------------------------------------------------------------------------


@dataclass(slots=True)
class Modules:
    """The modules of one package."""

    root: Path
    known: dict[Path, "Module"] = field(default_factory=dict)

    def module(self, path: Path) -> "Module":
        if path not in self.known:
            self.known[path] = Module(path, path.read_text(encoding="utf-8"))
        return self.known[path]

    def standalone(self, path: Path, name: str) -> str | None:
        """The function with all that it needs, as one text; None if it needs what is not pure."""
        try:
            parts = Closure(self).of(self.module(path), name)
        except (NotAlone, NotPython, OSError, UnicodeDecodeError):
            return None
        if any(_is_annotated(node) for part in parts.texts for node in walk_text(part)):
            parts.imports.append("from __future__ import annotations")  # their names are not taken along
        text = "".join(f"{line}\n" for line in sorted(set(parts.imports))) + "\n\n" * bool(parts.imports)
        text += "\n\n".join(parts.texts)
        return text if text.count("\n") <= MOST_LINES and _is_plain_function(text, name) else None


class NotAlone(Exception):
    """A function needs something that cannot be taken along."""


@dataclass(slots=True)
class Module:
    path: Path
    text: str
    names: dict[str, list[ast.stmt]] = field(default_factory=dict)
    """By which statements at the top each name is bound."""

    def __post_init__(self) -> None:
        for node in tree_of(self.text).body:
            for name in _bound(node):
                self.names.setdefault(name, []).append(node)

    def defines(self, name: str) -> ast.stmt:
        """The one statement at the top that binds a name."""
        if len(self.names.get(name, ())) != 1:
            raise NotAlone(name)
        return self.names[name][0]


@dataclass(slots=True)
class Closure:
    """Collects definitions, those first that others need."""

    modules: Modules
    imports: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    taken: dict[str, Path] = field(default_factory=dict)
    seen: set[tuple[str, Path]] = field(default_factory=set)

    def of(self, module: Module, name: str) -> "Closure":
        node = module.defines(name)
        if isinstance(node, ast.Import | ast.ImportFrom):
            return self._import(module, node, name)
        if self.taken.setdefault(name, module.path) != module.path:
            raise NotAlone(name)  # two things of the same name
        if (name, module.path) in self.seen:
            return self
        self.seen.add((name, module.path))
        for used in sorted(_used(node)):
            if used in module.names:
                self.of(module, used)
            elif used not in _BUILTINS:
                raise NotAlone(used)
        self.texts.append(_text(node, module.text))
        if len(self.texts) > 12:
            raise NotAlone("too much")
        return self

    def _import(self, module: Module, node: ast.Import | ast.ImportFrom, name: str) -> "Closure":
        alias = next(a for a in node.names if (a.asname or a.name.partition(".")[0]) == name)
        if isinstance(node, ast.Import):
            if alias.name not in PURE_MODULES:
                raise NotAlone(alias.name)
            self.imports.append(f"import {alias.name}" + (f" as {alias.asname}" if alias.asname else ""))
            return self
        if not node.level and node.module in PURE_MODULES:
            known = f" as {alias.asname}" if alias.asname else ""
            self.imports.append(f"from {node.module} import {alias.name}{known}")
            return self
        if alias.asname not in (None, alias.name):
            raise NotAlone(name)
        return self.of(self.modules.module(self._file(module, node)), alias.name)

    def _file(self, module: Module, node: ast.ImportFrom) -> Path:
        """The file of the package that an import names."""
        parts = (node.module or "").split(".") if node.module else []
        if node.level:
            folder = module.path.parents[node.level - 1]
            options = [folder.joinpath(*parts)]
        else:
            options = [base.joinpath(*parts) for base in (self.modules.root, self.modules.root / "src")]
        for option in options:
            for path in (option.with_suffix(".py"), option / "__init__.py"):
                if path.is_file():
                    return path
        raise NotAlone(node.module or ".")


def _bound(node: ast.stmt) -> list[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.Assign(targets=targets):
            return [t.id for target in targets for t in ast.walk(target) if isinstance(t, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name)) | ast.AugAssign(target=ast.Name(id=name)):
            return [name]
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return [alias.asname or alias.name.partition(".")[0] for alias in names]
        case ast.If() | ast.Try() | ast.With() | ast.For():  # bound under a condition: only the module knows how
            inner = [n for n in ast.walk(node) if isinstance(n, ast.stmt) and n is not node]
            return [name for child in inner for name in _bound(child)]
    return []


def _used(node: ast.stmt) -> set[str]:
    """Names that a statement reads and does not bind itself. Annotations do not count: nothing evaluates them."""
    bare = _Bare().visit(parse(ast.unparse(node)))
    read, bound = set[str](), set[str]()
    for child in ast.walk(bare):
        match child:
            case ast.Name(id=name, ctx=ast.Load()):
                read.add(name)
            case ast.Name(id=name) | ast.arg(arg=name) | ast.ExceptHandler(name=str(name)):
                bound.add(name)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                bound.add(name)
            case ast.Import(names=names) if all(alias.name in PURE_MODULES for alias in names):
                bound |= {alias.asname or alias.name.partition(".")[0] for alias in names}
            case ast.ImportFrom(module=str(name), level=0, names=names) if name in PURE_MODULES:
                bound |= {alias.asname or alias.name for alias in names}
            case ast.Import() | ast.ImportFrom() | ast.Global() | ast.Await() | ast.AsyncFunctionDef():
                raise NotAlone("import, global or await inside a function")
    return read - bound


class _Bare(ast.NodeTransformer):
    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)


def _text(node: ast.stmt, text: str) -> str:
    """A statement as it stands in its file, without docstrings."""
    lines = text.split("\n")
    hidden = {line for child in ast.walk(node) for line in _docstring_lines(child)}
    first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", ()))])
    rows = range(first, (node.end_lineno or node.lineno) + 1)
    return "\n".join(lines[row - 1] for row in rows if row not in hidden) + "\n"


def _docstring_lines(node: ast.AST) -> range:
    match node:
        case (
            ast.FunctionDef(body=[ast.Expr(value=ast.Constant(value=str())) as text, _, *_])
            | ast.ClassDef(body=[ast.Expr(value=ast.Constant(value=str())) as text, _, *_])
        ):
            return range(text.lineno, (text.end_lineno or text.lineno) + 1)
    return range(0)


def _is_annotated(node: ast.AST) -> bool:
    match node:
        case ast.arg(annotation=ast.expr()) | ast.FunctionDef(returns=ast.expr()) | ast.AnnAssign():
            return True
    return False


def _is_plain_function(text: str, name: str) -> bool:
    """Whether it is no generator, has no decorator, and does something."""
    function = next(n for n in statements_of(text) if isinstance(n, ast.FunctionDef) and n.name == name)
    yields = any(isinstance(n, ast.Yield | ast.YieldFrom) for n in ast.walk(function))
    return not yields and not function.decorator_list
