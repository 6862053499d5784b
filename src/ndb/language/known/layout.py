"""What stands where in the text of a program: which statement and which function are at a line, what a line says by
itself.

Knows syntax trees; neither values nor states.
"""

import ast
from collections.abc import Iterable

from ndb.language.known.names_bound import parameters
from ndb.source.callees import header_nodes, statement_at
from ndb.source.parse import parsed


class Layout:
    """Of one program."""

    def __init__(self, code: str) -> None:
        tree = parsed(code)
        self.tree = tree if tree is not None else ast.Module([], [])
        self.rows = code.split("\n")
        self.nodes = list(ast.walk(self.tree))
        every = [node for node in self.nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        self.functions = {node.lineno: node for node in every}
        """By the line of their `def`."""
        self.owners = {id(child): owner for owner in self.nodes for child in ast.iter_child_nodes(owner)}
        self.draws = any(isinstance(node, ast.GeneratorExp) for node in self.nodes)
        """Whether there are generator expressions."""
        self.delegates = any(isinstance(node, ast.YieldFrom) for node in self.nodes)
        """Whether generators let others give in their stead."""
        self._headers: dict[str, list[ast.FunctionDef | ast.AsyncFunctionDef]] = {}
        for node in every:
            self._headers.setdefault(self.rows[node.lineno - 1], []).append(node)
        self._statements: dict[int, ast.AST | None] = {}
        self._around: dict[int, ast.FunctionDef | ast.AsyncFunctionDef | None] = {}
        self._generators: dict[int, bool] = {}

    def function_of(self, header: str) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """The function that begins with a line and runs at once where it is called; None where that is not sure."""
        function = self.begun_with(header)
        is_plain = function is not None and not function.decorator_list and not self.is_generator(function)
        return function if is_plain else None

    def begun_with(self, header: str) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """The function that begins with a line; None where there is no or more than one such."""
        found = self._headers.get(header, [])
        # A line that begins a function and is also where a generator goes on, or that holds a lambda, says less.
        is_plain = len(found) == 1 and self.rows.count(header) == 1 and "lambda" not in header
        if not is_plain or found[0].end_lineno == found[0].lineno or isinstance(found[0], ast.AsyncFunctionDef):
            return None
        return None if any(name.startswith("__") for name in parameters(found[0])) else found[0]

    def is_generator(self, function: ast.AST) -> bool:
        if id(function) not in self._generators:
            kinds = (ast.Yield, ast.YieldFrom, ast.Await)
            self._generators[id(function)] = any(isinstance(part, kinds) for part in ast.walk(function))
        return self._generators[id(function)]

    def stands_in(self, function: ast.AST, line: int) -> bool:
        """Whether a function is defined by the one at a line, itself."""
        return self.owners.get(id(function)) is self.function_at(line) is not None

    def is_method(self, function: ast.AST) -> bool:
        return isinstance(self.owners.get(id(function)), ast.ClassDef)

    def enters(self, line: int, lines: Iterable[int]) -> bool:
        """Whether lines are in the block that a line opens."""
        body = getattr(self.statement(line), "body", [])
        return bool(body) and all(body[0].lineno <= each <= (body[-1].end_lineno or 0) for each in lines)

    def class_at(self, line: int) -> ast.ClassDef | None:
        """The class in whose text a line stands, where it is the only one."""
        classes = [node for node in self.nodes if isinstance(node, ast.ClassDef)]
        around = [node for node in classes if node.lineno <= line <= (node.end_lineno or 0)]
        return around[0] if len(around) == 1 else None

    def leaves_handler(self, line: int) -> str | None:
        """The name that an `except` around a line has given what it took, if that is left behind this line for sure:
        then it is no longer there."""
        statement = self.statement(line)
        if not isinstance(statement, ast.Assign | ast.AugAssign | ast.AnnAssign | ast.Expr | ast.Pass | ast.Continue):
            return None
        node: ast.AST = statement
        while not isinstance(node, ast.ExceptHandler):
            owner = self.owners.get(id(node))
            if not isinstance(owner, ast.If | ast.ExceptHandler):
                return None
            blocks: list[list[ast.stmt]] = [owner.body, owner.orelse if isinstance(owner, ast.If) else []]
            if not isinstance(statement, ast.Continue) and not any(each and each[-1] is node for each in blocks):
                return None
            node = owner
        return node.name

    def draws_at(self, line: int) -> bool:
        """Whether there is a generator expression on a line."""
        statement = self.statement(line)
        return statement is None or any(isinstance(node, ast.GeneratorExp) for node in header_nodes(statement))

    def is_one_line(self, line: int) -> bool:
        """Whether the statement at a line, or its header, has no other."""
        statement = self.statement(line)
        if statement is None:
            return False
        ends = [getattr(n, "end_lineno", None) or line for n in header_nodes(statement) if n is not statement]
        return getattr(statement, "lineno", 0) == line == max(ends, default=line)

    def is_loop(self, line: int) -> bool:
        """Whether a line is all of the header of a loop."""
        statement = self.statement(line)
        is_header = isinstance(statement, ast.For) and statement.lineno == line == statement.iter.end_lineno
        return is_header and isinstance(statement, ast.For) and statement.body[0].lineno > line

    def does_nothing(self, line: int) -> bool:
        return isinstance(self.statement(line), ast.Pass)

    def yields_at(self, line: int | None) -> bool:
        """Whether a line is one of a generator, with one `yield`, that is entered nowhere else."""
        statement = self.statement(line) if line is not None else None
        found = [n for n in header_nodes(statement) if isinstance(n, ast.Yield)] if statement is not None else []
        return len(found) == 1 and isinstance(statement, ast.Expr | ast.Assign) and statement.lineno == line

    def only_yields(self, line: int | None) -> bool:
        """Whether a line does nothing more when its generator goes on."""
        statement = self.statement(line) if line is not None else None
        return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Yield)

    def suspends(self, line: int) -> bool:
        """Whether others may run while a line does."""
        statement = self.statement(line)
        kinds = (ast.Yield, ast.YieldFrom, ast.Await, ast.AsyncFor, ast.AsyncWith)
        return statement is None or any(isinstance(node, kinds) for node in header_nodes(statement))

    def reads(self, line: int) -> str:
        return self.rows[line - 1]

    def is_only_line(self, text: str) -> bool:
        return self.rows.count(text) == 1

    def text_of(self, node: ast.expr) -> str:
        """An expression as it is written, if it stands on one line."""
        if node.lineno != node.end_lineno or id(node) not in self.owners:
            return ""
        return self.rows[node.lineno - 1].encode()[node.col_offset : node.end_col_offset].decode(errors="replace")

    def statement(self, line: int) -> ast.AST | None:
        if line not in self._statements:
            self._statements[line] = statement_at(self.tree, line)
        return self._statements[line]

    def function_at(self, line: int) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """The function whose statement stands at a line; None in the body of a class or of the module."""
        if line not in self._around:
            self._around[line] = self._find_function(line)
        return self._around[line]

    def _find_function(self, line: int) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        around = [node for node in self.functions.values() if node.lineno < line <= (node.end_lineno or 0)]
        found = max(around, key=lambda node: node.lineno, default=None)
        if found is None or any(
            isinstance(node, ast.ClassDef) and node.lineno <= line <= (node.end_lineno or 0) for node in ast.walk(found)
        ):
            return None
        return found
