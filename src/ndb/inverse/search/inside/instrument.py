"""A program's text with hooks: lines that ran, what was compared with what, keys that were missing, texts that parsed.

Knows syntax trees and the names of the hooks; what they do is report.py's. The program computes what it did without
them. Hooks stand in functions and methods only: what a module does when it is loaded is no answer to a question.
"""

import ast
from collections.abc import Sequence
from typing import Final, TypeVar

from ndb.source.parse import parse, parse_expression

Made = TypeVar("Made", bound=ast.AST)
SEEN, TICK, TEST, COMPARE = "__ndb_seen__", "__ndb_tick__", "__ndb_test__", "__ndb_compare__"
METHOD, FUNCTION, ITEM, STATE = "__ndb_method__", "__ndb_function__", "__ndb_item__", "__ndb_state__"
ROUND, ROUNDS_OVER, LINE = "__ndb_round__", "__ndb_rounds_over__", "__ndb_line__"
WATCHED_METHODS: Final = frozenset(
    {"startswith", "endswith", "match", "fullmatch", "search", "finditer", "findall", "split", "sub", "subn", "get",
     "pop", "index", "find", "count", "isdigit", "isalpha", "isalnum", "isupper", "islower", "isspace", "isnumeric",
     "isdecimal", "isidentifier", "istitle", "fromisoformat", "strptime", "remove", "partition", "rpartition",
     "issubset", "issuperset", "isdisjoint"}
)  # fmt: skip
WATCHED_FUNCTIONS: Final = frozenset({"int", "float", "isinstance", "Decimal", "Fraction"})
_SILENT = (ast.Global, ast.Nonlocal, ast.Import, ast.ImportFrom)
_SIMPLE = (ast.Name, ast.Constant, ast.Attribute)


def instrumented(source: str, state_line: int | None = None) -> ast.Module:
    """The tree of a program with hooks; `state_line`: where a state is looked at before the line runs."""
    tree = parse(source)
    Hooks(state_line).visit(tree)
    return ast.fix_missing_locations(tree)


def instrumented_expression(text: str) -> ast.Expression:
    """The tree of a condition, its comparisons watched."""
    hooks = Hooks(None)
    hooks.depth = 1
    return ast.fix_missing_locations(ast.Expression(hooks.test(parse_expression(text))))


class Hooks(ast.NodeTransformer):
    """Puts hooks into functions. A site is a line and a column."""

    def __init__(self, state_line: int | None) -> None:
        self.depth = 0
        self.state_line = state_line

    # -- statements ----------------------------------------------------------------------------------------------------

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        self.depth += 1
        node.body = self.block(node.body, ticks=True, is_function=True)
        self.depth -= 1
        return node

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        depth, self.depth = self.depth, 0
        node.body = [self.visit(statement) for statement in node.body]
        self.depth = depth
        return node

    def block(self, body: Sequence[ast.stmt], ticks: bool = False, is_function: bool = False) -> list[ast.stmt]:
        made: list[ast.stmt] = []
        for number, statement in enumerate(body):
            is_docstring = not number and is_function and isinstance(statement, ast.Expr)
            if (
                self.depth
                and not isinstance(statement, _SILENT)
                and not (
                    is_docstring and isinstance(statement.value, ast.Constant)  # type: ignore[attr-defined]
                )
            ):
                if ticks:
                    made.append(_placed(ast.Expr(_call(TICK)), statement))
                    ticks = False
                made += self.before(statement)
            made.append(self.visit(statement))
        return made

    def before(self, statement: ast.stmt) -> list[ast.stmt]:
        seen = ast.Subscript(_name(SEEN), ast.Constant(statement.lineno), ast.Store())
        made: list[ast.stmt] = [_placed(ast.Assign([seen], ast.Constant(1)), statement)]
        if statement.lineno == self.state_line:
            made.append(_placed(ast.Expr(_call(STATE, _call("locals"))), statement))
        return made

    def visit_If(self, node: ast.If) -> ast.AST:
        node.test = self.test(node.test)
        node.body, node.orelse = self.block(node.body), self.block(node.orelse)
        return node

    def visit_While(self, node: ast.While) -> ast.AST:
        node.test = self.test(node.test)
        node.body, node.orelse = self.block(node.body, ticks=True), self.block(node.orelse)
        return node

    def visit_For(self, node: ast.For | ast.AsyncFor) -> ast.AST:
        """A loop that runs to its end and one that is left before are two outcomes, as those of a condition."""
        site = _site(node.iter)
        node.iter = self.visit(node.iter)
        node.body, node.orelse = self.block(node.body), self.block(node.orelse)
        if self.depth:
            node.body.insert(0, _placed(ast.Expr(_call(ROUND, site)), node.body[0]))
            node.orelse.insert(0, _placed(ast.Expr(_call(ROUNDS_OVER, site)), node))
        return node

    visit_AsyncFor = visit_For

    def visit_With(self, node: ast.With | ast.AsyncWith) -> ast.AST:
        node.items = [self.visit(item) for item in node.items]
        node.body = self.block(node.body)
        return node

    visit_AsyncWith = visit_With

    def visit_Try(self, node: ast.Try) -> ast.AST:
        for handler in node.handlers:
            handler.body = self.block(handler.body)
        node.body, node.orelse, node.finalbody = map(self.block, (node.body, node.orelse, node.finalbody))
        return node

    visit_TryStar = visit_Try  # type: ignore[assignment]

    def visit_Match(self, node: ast.Match) -> ast.AST:
        node.subject = self.visit(node.subject)
        for case in node.cases:
            case.guard = self.test(case.guard) if case.guard is not None else None
            case.body = self.block(case.body)
        return node

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        node.test = self.test(node.test)
        node.msg = self.visit(node.msg) if node.msg is not None else None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.value = self.visit(node.value) if node.value is not None else None
        return node

    # -- expressions ---------------------------------------------------------------------------------------------------

    def test(self, node: ast.expr) -> ast.expr:
        """A condition: the parts of which it is made report whether they hold."""
        if not self.depth:
            return node
        match node:
            case ast.BoolOp():
                node.values = [self.test(value) for value in node.values]
                return node
            case ast.UnaryOp(op=ast.Not()):
                node.operand = self.test(node.operand)
                return node
            case ast.Compare() | ast.Constant():
                return self.visited(node)
        return _placed(_call(TEST, _site(node), self.visited(node)), node)

    def visited(self, node: ast.expr) -> ast.expr:
        made = self.visit(node)
        assert isinstance(made, ast.expr)
        return made

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        node.test, node.body, node.orelse = self.test(node.test), self.visited(node.body), self.visited(node.orelse)
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        node.values = [self.test(value) for value in node.values]
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        node.iter = self.visited(node.iter)
        node.ifs = [self.test(test) for test in node.ifs]
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        self.depth += 1
        seen = _placed(_call(LINE, ast.Constant(node.body.lineno)), node.body)
        node.body = _placed(ast.BoolOp(ast.Or(), [seen, self.visited(node.body)]), node.body)
        self.depth -= 1
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        if not self.depth:
            return node
        parts = [node.left, *node.comparators]
        if len(node.ops) > 1 and not all(isinstance(part, _SIMPLE) for part in parts[1:-1]):
            return self.generic_visit(node)
        pairs = list(zip(parts, node.ops, parts[1:], strict=False))
        made = [self.compared(node, *pair) for pair in pairs]
        return made[0] if len(made) == 1 else _placed(ast.BoolOp(ast.And(), made), node)

    def compared(self, node: ast.Compare, left: ast.expr, op: ast.cmpop, right: ast.expr) -> ast.expr:
        kind = ast.Constant(type(op).__name__)
        # An operand that stands twice in a chain must not be transformed twice.
        parts = [part if isinstance(part, _SIMPLE) else self.visited(part) for part in (left, right)]
        return _placed(_call(COMPARE, _site(right), kind, *parts), node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        is_super = isinstance(node.func, ast.Attribute) and _is_super(node.func.value)
        self.generic_visit(node)
        if not self.depth or is_super:
            return node
        match node.func:
            case ast.Attribute(value=owner, attr=name) if name in WATCHED_METHODS:
                node.func = _placed(_call(METHOD, _site(node), owner, ast.Constant(name)), node)
            case ast.Name(id=name) if name in WATCHED_FUNCTIONS:
                node.func = _placed(_call(FUNCTION, _site(node), node.func), node)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if not self.depth or not isinstance(node.ctx, ast.Load) or isinstance(node.slice, ast.Slice | ast.Tuple):
            return node
        return _placed(_call(ITEM, _site(node), node.value, node.slice), node)


def _is_super(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "super"


def _name(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def _call(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(_name(name), list(arguments), [])


def _site(node: ast.expr) -> ast.expr:
    """Where something stands, as one number."""
    return ast.Constant(node.lineno * 1000 + min(node.col_offset, 999))


def _placed(made: Made, where: ast.AST) -> Made:
    for part in ast.walk(made):
        if not hasattr(part, "lineno") and isinstance(part, ast.expr | ast.stmt):
            ast.copy_location(part, where)
    return made
