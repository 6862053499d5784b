"""What the syntax of a source text says about its lines: where definitions, comprehensions and conditions stand.

Knows syntax trees. A text is parsed once, however many recordings ask about it, and only when one does.
"""

import ast
import functools
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Final

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.source.parse import nodes_of, parsed

Position = tuple[int, int]
"""Line and column."""

_FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
_DEFINITIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_COMPREHENSIONS: Final = (ast.ListComp, ast.SetComp, ast.DictComp)
_CONDITIONS: Final = (ast.If, ast.While, ast.BoolOp, ast.IfExp, ast.Assert, ast.TryStar)
_LOOKED_FOR: Final = frozenset({*_FUNCTIONS, ast.ClassDef, *_COMPREHENSIONS, ast.GeneratorExp, *_CONDITIONS})
_OVER_LINES: Final = frozenset({ast.With, ast.AsyncWith, ast.match_case, ast.JoinedStr})
"""Kinds of nodes. The parser makes no others that are derived from them, so that one look is enough for each."""
_BROKEN_LINE: Final = re.compile(
    r"([,(\[{\\=+\-*/%|&^<>]|\b(and|or|not|in|is|if|else))\s*(#.*)?$|^\s*(and|or)\b|\bexcept\s*\*", re.MULTILINE
)
"""What a source looks like that may have a condition over several lines, or `except*`."""
_BROKEN_HEADER: Final = re.compile(
    r"""^[ \t]*(async[ \t]+)?(with|case)\b[^\n]*([(\[{,|\\]|\b(and|or|not|in|is|if|else|as))[ \t]*(\#[^\n]*)?$"""
    r"""|\b[rR]?[fF][rR]?(\'\'\'|\"\"\"|[\"\'][^\n]*[{(\[,:!][ \t]*$)"""
    r"""|[\"\'][ \t]*\\?[ \t]*(\#[^\n]*)?\n[ \t]*\w{0,2}[\"\']""",
    re.MULTILINE,
)
"""The same for a `with` header, a case or an f-string over several lines."""


@functools.lru_cache(maxsize=1024)
def last_line(source: str, line: int) -> int:
    """The last line of the statement that starts at a line; of one with a body, of its header."""
    if parsed(source) is None:
        return line
    ends = [
        body[0].lineno - 1 if (body := getattr(node, "body", None)) else node.end_lineno or line
        for node in nodes_of(source)
        if isinstance(node, ast.stmt) and node.lineno == line
    ]
    return max([line, *ends])


@functools.lru_cache(maxsize=256)
def has_comprehension(source: str) -> bool:
    """Whether a text has a comprehension or generator expression anywhere."""
    wanted = (*_COMPREHENSIONS, ast.GeneratorExp)
    return parsed(source) is not None and any(isinstance(node, wanted) for node in nodes_of(source))


@functools.lru_cache(maxsize=256)
def syntax_of(source: str) -> "Syntax":
    """What is known of a source text, shared by all who ask."""
    return Syntax(source)


class Syntax:
    """One source text. A text that cannot be parsed has no definitions, no comprehensions and no conditions."""

    def __init__(self, source: str) -> None:
        self._source = source

    @property
    def _all_nodes(self) -> Sequence[ast.AST]:
        return nodes_of(self._source) if parsed(self._source) is not None else ()

    @cached_property
    def _nodes(self) -> list[ast.AST]:
        return [node for node in self._all_nodes if type(node) in _LOOKED_FOR]

    @cached_property
    def definitions(self) -> dict[tuple[int, str], int]:
        """Line of the first decorator and name to the line of `def` or `class`."""
        return {
            (node.decorator_list[0].lineno, node.name): node.lineno
            for node in self._nodes
            if isinstance(node, _DEFINITIONS) and node.decorator_list
        }

    @cached_property
    def comprehensions(self) -> list[tuple[Position, Position]]:
        """Start and end of every list, set and dict comprehension, outer ones first."""
        return [
            ((node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0))
            for node in self._nodes
            if isinstance(node, _COMPREHENSIONS)
        ]

    @cached_property
    def drawn_at_once(self) -> list[tuple[Position, Position]]:
        """Start and end of names that are called with a generator expression alone: `any` in `any(x for x in xs)`."""
        return [
            ((node.func.lineno, node.func.col_offset), (node.func.end_lineno or 0, node.func.end_col_offset or 0))
            for node in self._all_nodes
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords
            if len(node.args) == 1 and isinstance(node.args[0], ast.GeneratorExp)
        ]

    @cached_property
    def captured(self) -> list[tuple[int, str]]:
        """Line and name of what list, set and dict comprehensions read, the value that they run over aside."""
        return [
            (name.lineno, name.id)
            for node in self._nodes
            if isinstance(node, _COMPREHENSIONS)
            for part in _of_rounds(node)
            for name in ast.walk(part)
            if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Load) and name.id not in _targets(node)
        ]

    @cached_property
    def spans(self) -> dict[int, int]:
        """Lines of comprehensions over several lines to the first line of each."""
        return self.spans_since((0, 0))

    def spans_since(self, start: Position) -> dict[int, int]:
        """The same of those that start there or later. A lambda is part of none that starts before it."""
        return _joined_lines((first, end[0]) for first, end in self.comprehensions if first >= start)

    @cached_property
    def headers(self) -> dict[int, int]:
        """Lines of `with` headers, cases and f-strings over several lines to the first line of each: versions differ in
        the order, and in how often, they come to the others."""
        return self.headers_since((0, 0))

    def headers_since(self, start: Position) -> dict[int, int]:
        return _joined_lines(stretch for stretch in self._headers if stretch[0] >= start)

    @cached_property
    def _headers(self) -> list[tuple[Position, int]]:
        if _BROKEN_HEADER.search(self._source) is None:
            return []
        return sorted(filter(None, (_one_line(node) for node in self._all_nodes if type(node) in _OVER_LINES)))

    @cached_property
    def generators(self) -> dict[int, int]:
        """First line to last line of generator expressions, of the longest where several start."""
        found = (node for node in self._nodes if isinstance(node, ast.GeneratorExp))
        return dict(sorted((node.lineno, node.end_lineno or 0) for node in found))

    @cached_property
    def no_steps(self) -> frozenset[tuple[int, int]]:
        """Pairs of lines between which some Python versions go back within one condition, and others do not."""
        if _BROKEN_LINE.search(self._source) is None:
            return frozenset()
        return frozenset(pair for node in self._nodes for pair in _backward_pairs(node))

    def names_bound_in(self, first_line: int, name: str) -> set[str]:
        """Names that a function's own body stores to, comprehensions aside."""
        names: set[str] = set()
        for node in self._nodes:
            if isinstance(node, _FUNCTIONS) and (_first_line(node), getattr(node, "name", "<lambda>")) == (
                first_line,
                name,
            ):
                names |= _bound_names(node)
        return names


def _joined_lines(stretches: Iterable[tuple[Position, int]]) -> dict[int, int]:
    """Every line of a stretch over several, to its first; outer ones first."""
    lines: dict[int, int] = {}
    for (start, _), end in stretches:
        if end > start:
            start = lines.get(start, start)
            lines.update((line, start) for line in range(start, end + 1))
    return lines


def _one_line(node: ast.AST) -> tuple[Position, int] | None:
    """Start and last line of what is to be one line although it has several."""
    match node:
        case ast.With() | ast.AsyncWith():
            first: ast.With | ast.AsyncWith | ast.pattern | ast.JoinedStr = node
            end = max(item.end_lineno or 0 for with_ in node.items for item in _parts_of(with_))
        case ast.match_case():
            first, end = node.pattern, (node.guard or node.pattern).end_lineno or 0
        case ast.JoinedStr():
            first, end = node, node.end_lineno or 0
        case _:
            return None
    return ((first.lineno, first.col_offset), end) if end > first.lineno else None


def _parts_of(item: ast.withitem) -> list[ast.expr]:
    return [item.context_expr, *([item.optional_vars] if item.optional_vars is not None else [])]


def _targets(node: ast.ListComp | ast.SetComp | ast.DictComp) -> set[str]:
    """The variables that a comprehension, or what stands in it, binds for itself."""
    generators = [part for part in ast.walk(node) if isinstance(part, ast.comprehension)]
    bound = {name.id for each in generators for name in ast.walk(each.target) if isinstance(name, ast.Name)}
    return bound | {part.arg for part in ast.walk(node) if isinstance(part, ast.arg)}


def _of_rounds(node: ast.ListComp | ast.SetComp | ast.DictComp) -> Iterator[ast.AST]:
    """The parts of a comprehension that every round evaluates."""
    yield from (node.key, node.value) if isinstance(node, ast.DictComp) else (node.elt,)
    for number, generator in enumerate(node.generators):
        yield from generator.ifs
        if number:
            yield generator.iter


def _backward_pairs(node: ast.AST) -> Iterator[tuple[int, int]]:
    match node:
        case ast.TryStar():
            for handler in node.handlers:
                body = range(handler.body[0].lineno, (handler.body[-1].end_lineno or 0) + 1)
                yield from ((line, handler.lineno) for line in body)
        case ast.If() | ast.While() | ast.Assert():
            yield from _backwards(node.lineno, node.test.end_lineno or 0)
        case ast.BoolOp() | ast.IfExp():
            yield from _backwards(node.lineno, node.end_lineno or 0)


def _backwards(first: int, last: int) -> Iterator[tuple[int, int]]:
    return ((start, end) for start in range(first, last + 1) for end in range(first, start))


def _first_line(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> int:
    decorators = getattr(node, "decorator_list", [])
    return int(decorators[0].lineno) if decorators else node.lineno


def _bound_names(function: ast.AST) -> set[str]:
    names: set[str] = set()
    pending = list(ast.iter_child_nodes(function))
    while pending:
        node = pending.pop()
        match node:
            case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
                names.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
                continue
            case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                names.add(name)
            case ast.MatchMapping(rest=str(name)):
                names.add(name)
            case ast.alias():
                names.add((node.asname or node.name).partition(".")[0])
            case ast.Lambda() | ast.GeneratorExp():
                continue
            case ast.ListComp() | ast.SetComp() | ast.DictComp():
                names |= {inner.target.id for inner in ast.walk(node) if isinstance(inner, ast.NamedExpr)}
                continue
        pending.extend(ast.iter_child_nodes(node))
    return names


_CONTAINERS = frozenset({"list", "tuple", "dict", "str", "bytes", "deque", "Counter", "defaultdict", "OrderedDict"})
_ANSWERS_KEYS = frozenset({"__getitem__", "__getattribute__"})


@functools.lru_cache(maxsize=256)
def has_plain_items(text: str, name: str) -> bool:
    """Whether a text has classes of that name, each a container that answers keys as the library's do."""
    tree = parsed(text)
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)] if tree is not None else []
    named = [node for node in classes if node.name == name]
    return bool(named) and all(_is_plain_container(node, text) for node in named)


def _is_plain_container(node: ast.ClassDef, text: str) -> bool:
    own = {part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
    own |= {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    bases = [ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in node.bases]
    is_known = all(base in _CONTAINERS or (base != node.name and has_plain_items(text, base)) for base in bases)
    return is_known and bool(bases) and not node.decorator_list and not node.keywords and not own & _ANSWERS_KEYS
