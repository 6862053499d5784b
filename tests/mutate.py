"""Mutation testing: small faults are planted in a package, one at a time, and the tests are asked whether they notice.

    python tests/mutate.py src/ndb/session tests/session [--only breakpoints]

Each fault is tried in a forked process that has all the rest imported already, so a fault costs little more than its
tests. Texts are left alone: a message may read as it likes. Last line: JSON with how many were killed and survived.
"""

import argparse
import ast
import copy
import importlib
import importlib.util
import io
import json
import os
import signal
import sys
import types
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 60
STANDS_ON_IT = ("ndb.evaluate", "ndb.api", "ndb.frontend", "ndb.cli")
"""Modules that may hold parts of the package as it was without a fault; those of the tests do, too."""
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.Mult, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
}  # fmt: skip
PLANTABLE = (
    ast.Compare, ast.BoolOp, ast.BinOp, ast.AugAssign, ast.Constant, ast.If, ast.While, ast.IfExp, ast.Return, ast.Expr,
    ast.Delete, ast.Break, ast.Continue, ast.Assign,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Fault:
    """One planted fault: where, what the code read, and what it is made to read."""

    file: Path
    line: int
    was: str
    now: str
    tree: ast.Module


def faults(file: Path) -> Iterator[Fault]:
    """Every fault of a file."""
    whole = ast.parse(file.read_text(encoding="utf-8"))
    idle = idle_nodes(whole)
    for number, original in enumerate(ast.walk(whole)):
        if id(original) in idle or not isinstance(original, PLANTABLE):
            continue
        for kind in range(3):
            tree = copy.deepcopy(whole)
            node = next(n for at, n in enumerate(ast.walk(tree)) if at == number)
            if plant(tree, node, kind):
                ast.fix_missing_locations(tree)
                was, now = (ast.unparse(n).split("\n")[0] for n in (original, node))
                yield Fault(file, getattr(node, "lineno", 0), was, "pass" if kind == 2 else now, tree)


def idle_nodes(tree: ast.Module) -> set[int]:
    """What no run depends on: annotations, decorators, imports for the type checker."""
    idle: list[ast.AST | None] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            idle += [node.returns, *node.decorator_list, *(a.annotation for a in arguments)]
        elif isinstance(node, ast.AnnAssign):
            idle.append(node.annotation)
        elif isinstance(node, ast.ClassDef):
            idle += node.decorator_list
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            idle.append(node)
    return {id(inner) for part in idle if part is not None for inner in ast.walk(part)}


def plant(tree: ast.Module, node: ast.AST, kind: int) -> bool:
    """Change a node in one of its ways; whether there is such a way."""
    match node, kind:
        case ast.Compare(), 0 if type(node.ops[0]) in COMPARISONS:
            node.ops[0] = COMPARISONS[type(node.ops[0])]()
        case ast.BoolOp(), 0:
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        case ((ast.BinOp() | ast.AugAssign()), 0) if type(node.op) in OPERATORS and not is_text(node):
            node.op = OPERATORS[type(node.op)]()
        case ast.Constant(value=bool()), 0:
            node.value = not node.value
        case ast.Constant(value=int(value)), 0:
            node.value = value + 1
        case ((ast.If() | ast.While() | ast.IfExp()), 0):
            node.test = ast.UnaryOp(ast.Not(), node.test)
        case ast.Return(value=ast.expr()), 1 if not (isinstance(node.value, ast.Constant) and node.value.value is None):
            node.value = ast.Constant(None)
        case ((ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete() | ast.Break() | ast.Continue()), 2):
            remove(tree, node)
        case ast.Assign(), 2 if any(isinstance(t, ast.Attribute | ast.Subscript) for t in node.targets):
            remove(tree, node)
        case _:
            return False
    return True


def is_text(node: ast.AST) -> bool:
    parts = ast.walk(node)
    return any(
        isinstance(n, ast.JoinedStr) or (isinstance(n, ast.Constant) and isinstance(n.value, str)) for n in parts
    )


def remove(tree: ast.Module, statement: ast.AST) -> None:
    for outer in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(outer, name, None)
            if isinstance(block, list) and statement in block:
                block[block.index(statement)] = ast.copy_location(ast.Pass(), statement)


class Planted:
    """Imports one module from a changed tree instead of from its file."""

    def __init__(self, name: str, fault: Fault) -> None:
        self._name, self._fault = name, fault

    def find_spec(self, name: str, path: object = None, target: object = None) -> Any:
        if name != self._name:
            return None
        return importlib.util.spec_from_loader(name, self, origin=str(self._fault.file))  # type: ignore[arg-type]

    def create_module(self, spec: object) -> None:
        return None

    def exec_module(self, module: types.ModuleType) -> None:
        module.__file__ = str(self._fault.file)
        exec(compile(self._fault.tree, str(self._fault.file), "exec"), module.__dict__)


def is_noticed(fault: Fault, tests: list[str]) -> bool:
    """Whether the tests fail with a fault. Tried in a child; one that hangs has been noticed."""
    child = os.fork()
    if child == 0:
        os.setsid()
        signal.alarm(SECONDS)
        name = ".".join(fault.file.relative_to(ROOT / "src").with_suffix("").parts)
        sys.meta_path.insert(0, Planted(name, fault))  # type: ignore[arg-type]
        try:
            importlib.import_module(name)  # before pytest has its own way of importing
        except Exception:
            os._exit(1)
        own = [str(path) for test in tests for path in Path(test).rglob(f"test_{fault.file.stem}.py")]
        os._exit(1 if run([*own, *tests]) else 0)
    _, status = os.waitpid(child, 0)
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(child, signal.SIGKILL)
    return status != 0


def run(tests: list[str]) -> int:
    """Run the tests up to the first that fails."""
    silent = io.StringIO()
    with redirect_stdout(silent), redirect_stderr(silent):
        return int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "addopts=", *tests]))


def forget(package: str) -> None:
    """Have the package, and what stands on it, imported anew."""
    for name, module in list(sys.modules.items()):
        is_test = str(getattr(module, "__file__", None)).startswith(str(ROOT / "tests"))
        if (is_test and name != "__main__") or name == package or name.startswith((package + ".", *STANDS_ON_IT)):
            del sys.modules[name]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("package", type=Path)
    parser.add_argument("tests", nargs="+")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="a module of the package")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="try only each N-th fault")
    given = parser.parse_args()
    sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests" / "support")]
    assert run(given.tests) == 0, "the tests fail without any fault"
    forget(".".join(given.package.resolve().relative_to(ROOT / "src").parts))
    files = [f for f in sorted(given.package.resolve().rglob("*.py")) if not given.only or f.stem in given.only]
    planted = [fault for file in files for fault in faults(file)][:: given.every]
    survived = 0
    for fault in planted:
        if not is_noticed(fault, given.tests):
            survived += 1
            print(f"{fault.file.name}:{fault.line}: {fault.was}  ->  {fault.now}", flush=True)
    print(json.dumps({"faults": len(planted), "killed": len(planted) - survived, "survived": survived}))


if __name__ == "__main__":
    main()
