"""One line of a function as it is written: its parts, and what its text says of how it is left.

Knows syntax only.
"""

import ast
from collections.abc import Iterator
from functools import cached_property
from typing import Final

SUSPENDS: Final = (ast.Yield, ast.YieldFrom, ast.Await)
INNER: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)
PLAIN_KINDS: Final = (ast.Name, ast.Constant, ast.Tuple, ast.List, ast.expr_context, ast.Not)
_OWN_FRAMES: Final = (ast.Lambda, ast.GeneratorExp)
FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


class WrittenLine:
    """The statement of a line, and the function that holds it."""

    def __init__(self, function: FunctionNode, statement: ast.stmt, text: str) -> None:
        """`text`: the line, on which the statement, or its header, stands alone."""
        self.function, self.statement = function, statement
        self._text = text.encode()

    @property
    def has_frames(self) -> bool:
        """Whether a function without a name is written on the line: its states are at this line, too."""
        return any(isinstance(node, _OWN_FRAMES) for node in self.nodes)

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """Of the statement, without the statements inside it."""
        children = (n for n in ast.iter_child_nodes(self.statement) if not isinstance(n, ast.stmt | ast.ExceptHandler))
        return [node for child in children for node in ast.walk(child)]

    @cached_property
    def sources(self) -> list[str]:
        """The texts of its expressions."""
        texts = [node for node in self.nodes if isinstance(node, ast.JoinedStr)]
        parts = {id(part) for text in texts for node in text.values for part in (node, *_format_of(node))}
        nodes = (node for node in self.nodes if id(node) not in parts)  # 3.11 puts these where the whole text is
        return [self.source(node) for node in nodes if isinstance(node, ast.expr)]

    def source(self, node: ast.expr) -> str:
        """An expression as it stands there."""
        return self._text[node.col_offset : node.end_col_offset].decode(errors="replace")

    @cached_property
    def runs_nothing(self) -> bool:
        """Whether it only reads and binds names."""
        return all(isinstance(node, PLAIN_KINDS) or is_attribute_of_name(node) for node in self.nodes)

    @cached_property
    def only_looks(self) -> bool:
        """Whether the line calls nothing, as far as its text tells."""
        return not any(isinstance(node, (ast.Call, ast.NamedExpr, *SUSPENDS)) for node in self.nodes)

    @cached_property
    def yielded(self) -> ast.expr | None:
        """What a line gives that is nothing but a `yield`."""
        match self.statement:
            case ast.Expr(value=ast.Yield(value=ast.expr() as given)) if isinstance(self.function, ast.FunctionDef):
                inside = (*SUSPENDS, ast.NamedExpr)
                return given if not any(isinstance(node, inside) for node in ast.walk(given)) else None
        return None

    @cached_property
    def suspends(self) -> bool:
        """Whether the function is a generator or a coroutine: it is left where it does not return."""
        is_async = isinstance(self.function, ast.AsyncFunctionDef)
        return is_async or any(isinstance(node, SUSPENDS) for node in _own_nodes(self.function))

    @cached_property
    def is_left_through_more(self) -> bool:
        """Whether a `with` or a `finally` around the line may replace what it returns, or runs behind it."""
        around = (node for node in _own_nodes(self.function) if isinstance(node, ast.stmt))
        return any(
            isinstance(node, ast.With | ast.AsyncWith)
            or (isinstance(node, ast.Try | ast.TryStar) and bool(node.finalbody))
            for node in around
            if node.lineno <= self.statement.lineno <= (node.end_lineno or 0)
        )


def _format_of(node: ast.expr) -> list[ast.expr]:
    return [node.format_spec] if isinstance(node, ast.FormattedValue) and node.format_spec is not None else []


def is_attribute_of_name(node: ast.AST) -> bool:
    """`name.attribute`, which is stored to."""
    match node:
        case ast.Attribute(value=ast.Name(), ctx=ast.Store()):
            return True
    return False


def _own_nodes(function: FunctionNode) -> Iterator[ast.AST]:
    """The nodes of a function without those of functions inside it."""
    waiting: list[ast.AST] = [*function.body]
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, INNER):
            waiting += ast.iter_child_nodes(node)
