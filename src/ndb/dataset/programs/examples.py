"""Doctests as programs: calls of a function by its author; whole examples as functions, their literals as arguments.

Knows doctests and syntax; runs nothing. Whether an example gives what its author says is for the caller to see.
"""

import ast
import copy
import doctest
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ndb.dataset.programs.inputs import written
from ndb.dataset.programs.standalone import Definition, is_builtin, is_pure_import
from ndb.source.parse import NOT_PLAIN, parse, parsed, plain_value

ENTRY = "example"
MOST_STATEMENTS, MOST_EXAMPLES, MOST_ARGUMENTS = 14, 6, 3


@dataclass(frozen=True, slots=True)
class Example:
    """A doctest's example as a function; a program, once it has what it needs of its module."""

    source: str
    call: str
    wanted: str
    """What its author says it gives, as printed."""


# -- calls -------------------------------------------------------------------------------------------------------------


def doctest_calls(function: ast.FunctionDef) -> list[str]:
    """Calls of the function in its own doctests, with the values of variables put in."""
    known: dict[str, ast.expr] = {}
    calls: dict[str, None] = {}
    for statement, _ in _statements(function):
        for node in ast.walk(statement):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function.name:
                call = _Substitute(known).visit(copy.deepcopy(node))
                calls |= {ast.unparse(call): None} if _is_self_contained(call, function.name) else {}
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                value = _Substitute(known).visit(copy.deepcopy(value))
                if _literal(value) is not NOT_PLAIN:
                    known[name] = value
                else:
                    known.pop(name, None)
    return list(calls)


class _Substitute(ast.NodeTransformer):
    def __init__(self, known: dict[str, ast.expr]) -> None:
        self._known = known

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self._known.get(node.id, node) if isinstance(node.ctx, ast.Load) else node


def _is_self_contained(call: ast.expr, name: str) -> bool:
    return all(n.id == name or is_builtin(n.id) for n in ast.walk(call) if isinstance(n, ast.Name))


def _statements(owner: Definition) -> Iterator[tuple[ast.stmt, str]]:
    """The statements of a docstring's examples, each with what its example prints."""
    try:
        found = doctest.DocTestParser().get_examples(ast.get_docstring(owner) or "")
    except ValueError:
        return
    for example in found:
        tree = parsed(example.source)
        if tree is None:
            return
        yield from ((statement, example.want.strip()) for statement in tree.body)


# -- examples ----------------------------------------------------------------------------------------------------------


def doctest_examples(node: Definition) -> Iterator[Example]:
    """Examples in the docstrings of a function, of a class and of its methods, as functions."""
    methods = [m for m in node.body if isinstance(m, ast.FunctionDef)] if isinstance(node, ast.ClassDef) else []
    for owner in (node, *methods):
        before: list[ast.stmt] = []
        made = 0
        for statement, wanted in _statements(owner):
            shown = _shown(statement) if wanted and "Traceback" not in wanted else None
            if shown is not None and made < MOST_EXAMPLES:
                made += 1
                yield from _example(needed_for(before, shown), shown, node.name, wanted)
            if not isinstance(statement, ast.Import | ast.ImportFrom) or is_pure_import(statement):
                before.append(statement)
            if len(before) > MOST_STATEMENTS:
                break


def _shown(statement: ast.stmt) -> ast.expr | None:
    """The expression whose value an example shows."""
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Name(id="print"), args=[value], keywords=[])):
            return value
        case ast.Expr(value=value):
            return value
    return None


def needed_for(statements: Sequence[ast.stmt], shown: ast.expr) -> list[ast.stmt]:
    """Those of the statements before an expression that bind or change what it reads."""
    read = {n.id for n in ast.walk(shown) if isinstance(n, ast.Name)}
    kept: list[ast.stmt] = []
    for statement in reversed(statements):
        if _touched(statement) & read:
            kept.append(statement)
            read |= {n.id for n in ast.walk(statement) if isinstance(n, ast.Name)}
    return kept[::-1]


def _touched(statement: ast.stmt) -> set[str]:
    """Names that a statement binds, or whose objects it may change."""
    match statement:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return {name}
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return {alias.asname or alias.name.partition(".")[0] for alias in names}
    parts = list(ast.walk(statement))
    found = {n.id for n in parts if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    found |= {
        n.value.id for n in parts if isinstance(n, ast.Attribute | ast.Subscript) and isinstance(n.value, ast.Name)
    }
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        found |= {argument.id for argument in statement.value.args if isinstance(argument, ast.Name)}
    return found


def _example(before: Sequence[ast.stmt], shown: ast.expr, name: str, wanted: str) -> Iterator[Example]:
    lift = Lift()
    body: list[Any] = [lift.visit(copy.deepcopy(statement)) for statement in (*before, ast.Return(shown))]
    if not any(isinstance(n, ast.Name) and n.id == name for statement in body for n in ast.walk(statement)):
        return
    function = as_function(list(lift.values), body)
    call = f"{ENTRY}({', '.join(map(written, lift.values.values()))})"
    yield Example(f"{ast.unparse(function)}\n", call, wanted)


def as_function(parameters: Sequence[str], body: list[ast.stmt]) -> ast.FunctionDef:
    """Statements as the function of an example. Its definition is read, since which parts one has differs by Python."""
    function = parse(f"def {ENTRY}({', '.join(parameters)}): pass").body[0]
    assert isinstance(function, ast.FunctionDef)
    function.body = body
    return ast.fix_missing_locations(function)


def _literal(node: ast.AST) -> Any:
    if not isinstance(node, ast.Constant | ast.List | ast.Tuple | ast.Dict | ast.Set | ast.UnaryOp):
        return NOT_PLAIN
    return plain_value(node)


class Lift(ast.NodeTransformer):
    """Makes arguments of the first literals, so that an example can be tried with other ones."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {}

    def visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.JoinedStr | ast.Slice) or not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            return node
        value = _literal(node)
        if value is NOT_PLAIN:
            return self.generic_visit(node)
        if len(self.values) >= MOST_ARGUMENTS or isinstance(value, bool | None) or value in (..., (), [], {}, ""):
            return node
        name = _name_of(value) + (str(len(self.values) + 1) if self.values else "")
        self.values[name] = value
        return ast.Name(name, ast.Load())


def _name_of(value: Any) -> str:
    match value:
        case str():
            return "text"
        case int() | float():
            return "number"
        case list() | tuple() | set():
            return "items"
        case dict():
            return "mapping"
    return "value"
