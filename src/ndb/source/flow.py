"""Where control may go: from a line to the lines that can follow it, from the syntax alone.

An over-approximation, on purpose: what really happens is always among what is said to be possible, so that
constrained decoding never forbids the truth. Knows syntax trees; nothing of recordings or of the language's text.
"""

import ast
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ndb.source.parse import parsed

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef | ast.GeneratorExp | ast.Module
_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef, ast.GeneratorExp)


@dataclass(frozen=True, slots=True)
class ScopeFlow:
    """The control flow of one function, class body, lambda, generator expression or module."""

    name: str
    line: int
    """Its `def` line; 0 for a module."""
    last: int
    entries: frozenset[int]
    """Lines that can run first."""
    successors: dict[int, frozenset[int]]
    """Line to the lines that can come next in the same activation."""
    exits: frozenset[int]
    """Lines at which it can return or yield."""
    resumes: frozenset[int]
    """Lines at which a generator or coroutine can be resumed."""
    cleanups: frozenset[int] = frozenset()
    """Lines that may pass an exception on: it then shows at the line where it was raised."""
    goes_on: frozenset[int] = frozenset()
    """Lines at which it cannot return: unless they raise, another line comes."""
    caught: Mapping[int, frozenset[int]] = field(default_factory=dict)
    """Line to those that can come next where something was raised at it; only lines of which that is sure."""

    @property
    def lines(self) -> Iterable[int]:
        return self.successors.keys()

    def after(self, line: int, is_raised: bool) -> frozenset[int]:
        """The lines that can come next. `is_raised`: something was raised at this one."""
        caught = self.caught.get(line) if is_raised else None
        return self.successors.get(line, frozenset()) if caught is None else caught

    def reachable(self, lines: Iterable[int]) -> set[int]:
        """Every line that can come some time after one of these."""
        seen: set[int] = set()
        rest = list(lines)
        while rest:
            new = self.successors.get(rest.pop(), frozenset()) - seen
            seen |= new
            rest += new
        return seen


@dataclass(frozen=True, slots=True)
class Flow:
    """The control flow of a source text, and its lines."""

    lines: Sequence[str]
    scopes: tuple[ScopeFlow, ...]
    """Outer before inner; those of modules come first, one for each file."""
    starts: tuple[int, ...] = (1,)
    """The first lines of the files."""

    def scopes_starting(self, source: str) -> list[ScopeFlow]:
        """The scopes whose `def` (or class, lambda) line reads so."""
        if source == "<module>":
            return [scope for scope in self.scopes if not scope.line]
        return [scope for scope in self.scopes if scope.line and self.text(scope.line) == source]

    def text(self, line: int) -> str:
        return self.lines[line - 1] if 0 < line <= len(self.lines) else ""

    def lines_reading(self, source: str) -> list[int]:
        return [number for number, text in enumerate(self.lines, 1) if text == source]

    def scope_of(self, line: int) -> ScopeFlow:
        """The innermost scope that runs this line."""
        inside = [scope for scope in self.scopes if line in scope.successors]
        return max(inside, key=lambda scope: scope.line, default=self.scopes[0])


def flow_of(source: str, starts: Sequence[int] = (1,)) -> Flow | None:
    """The flow of a text, or None where it cannot be parsed: then nothing is known and everything may follow. `starts`:
    the first lines of the files that it is made of, one behind the other."""
    tree = parsed(source)
    if tree is None:
        return None
    scopes = [_scope_flow(module, "<module>") for module in modules_in(tree, starts)]
    for node in ast.walk(tree):
        if isinstance(node, _SCOPES):
            scopes.append(_scope_flow(node, getattr(node, "name", f"<{type(node).__name__.lower()}>")))
    return Flow(source.split("\n"), tuple(scopes), tuple(starts))


def modules_in(tree: ast.Module, starts: Sequence[int]) -> list[ast.Module]:
    """The modules in the text of several files, by the lines at which these begin; control never goes from the end of
    one to the next. They share the statements of the tree."""
    if len(starts) < 2:
        return [tree]
    found = [ast.Module([], tree.type_ignores) for _ in starts]
    for node in tree.body:
        found[max(bisect_right(starts, _first_line(node)) - 1, 0)].body.append(node)
    return found


def _scope_flow(node: FunctionNode, name: str) -> ScopeFlow:
    builder = _Builder()
    if isinstance(node, ast.Lambda | ast.GeneratorExp):
        body = node.body if isinstance(node, ast.Lambda) else node
        lines = _span(body)
        builder.link(lines, lines)
        entries = lines
    else:
        entries = builder.block(_without_docstring(node), frozenset(), _Context())
        if not isinstance(node, ast.Module | ast.ClassDef) and all(map(_emits_nothing, node.body)):
            entries |= {node.lineno}  # it returns at once, and that happens in its first line
            builder.link({node.lineno}, ())
    first = 0 if isinstance(node, ast.Module) else node.lineno
    last = getattr(node, "end_lineno", 0) or 0
    all_lines = frozenset(builder.successors)
    resumes = frozenset(
        line for n in _own_nodes(node) if isinstance(n, ast.Yield | ast.YieldFrom | ast.Await) for line in _span(n)
    )
    resumes |= frozenset(
        line for n in _own_nodes(node) if isinstance(n, ast.AsyncFor | ast.AsyncWith) for line in _header(n)
    )
    successors = {line: frozenset(builder.successors[line]) for line in all_lines}
    exits = frozenset(builder.exits) | resumes | _falls_off(node, all_lines)
    statements = [] if isinstance(node, ast.Lambda | ast.GeneratorExp) else node.body
    goes_on = frozenset(_going_on(statements, False)) - resumes
    is_plain = not isinstance(node, ast.AsyncFunctionDef)  # else the end of an `async for` is raised there, and goes on
    caught = {line: frozenset(to) for line, to in builder.caught.items() if is_plain and line not in resumes | to}
    cleanups = frozenset(builder.cleanups)
    return ScopeFlow(name, first, last, entries, successors, exits, resumes, cleanups, goes_on, caught)


def _without_docstring(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module) -> list[ast.stmt]:
    """The statements of a body. A function's docstring is none: nothing runs there, unless nothing else is there."""
    is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    has_docstring = is_function and ast.get_docstring(node, clean=False) is not None
    return node.body[1:] if has_docstring and not all(map(_emits_nothing, node.body)) else node.body


def _falls_off(node: FunctionNode, lines: frozenset[int]) -> frozenset[int]:
    """Any line can be the last one run before a function ends without `return`."""
    return frozenset() if isinstance(node, ast.Lambda) else lines


def _own_nodes(scope: ast.AST) -> Iterable[ast.AST]:
    """The nodes of a scope without those of scopes inside it."""
    rest = list(ast.iter_child_nodes(scope))
    while rest:
        node = rest.pop()
        yield node
        if not isinstance(node, _SCOPES):
            rest += ast.iter_child_nodes(node)


@dataclass(frozen=True, slots=True)
class _Context:
    """Where jumps lead from inside a block."""

    breaks: frozenset[int] = frozenset()
    continues: frozenset[int] = frozenset()
    raises: frozenset[int] = frozenset()
    """Lines of handlers and finally blocks around."""
    finals: frozenset[int] = frozenset()
    """Lines of the finally blocks that a return, break or continue passes on its way."""


@dataclass(slots=True)
class _Builder:
    successors: defaultdict[int, set[int]] = field(default_factory=lambda: defaultdict(set))
    exits: set[int] = field(default_factory=set)
    cleanups: set[int] = field(default_factory=set)
    caught: defaultdict[int, set[int]] = field(default_factory=lambda: defaultdict(set))

    def link(self, lines: Iterable[int], targets: Iterable[int]) -> None:
        targets = set(targets)
        for line in lines:
            self.successors[line] |= targets

    def block(self, body: Sequence[ast.stmt], follow: frozenset[int], context: _Context) -> frozenset[int]:
        """Link the statements of a block; returns the lines at which the block can start."""
        for statement in reversed(body):
            follow = self.statement(statement, follow, context)
        return follow

    def statement(self, node: ast.stmt, follow: frozenset[int], context: _Context) -> frozenset[int]:
        header = _header(node)
        if _emits_nothing(node):
            self.link(header, follow)
            return header | follow
        self.link(header, header if len(header) > 1 else ())
        self.link(header, context.raises)
        targets = self._targets(node, header, follow, context)
        self.link(header, targets)
        # What is raised in the first line of a `with` may have been swallowed by another part of it.
        is_swallowed = isinstance(node, ast.With | ast.AsyncWith)
        for line in header:
            self.caught[line] |= context.raises | targets if is_swallowed else context.raises
        return header

    def _targets(
        self, node: ast.stmt, header: frozenset[int], follow: frozenset[int], context: _Context
    ) -> frozenset[int]:
        match node:
            case ast.Return():
                self.exits |= header
                return context.finals
            case ast.Raise():
                return context.raises
            case ast.Break():
                return context.breaks | context.finals
            case ast.Continue():
                return context.continues | context.finals
            case ast.If():
                return self.block(node.body, follow, context) | (self.block(node.orelse, follow, context) or follow)
            case ast.While() | ast.For() | ast.AsyncFor():
                return self._loop(node, header, follow, context)
            case ast.With() | ast.AsyncWith():
                return self._with(node, header, follow, context)
            case ast.Try() | ast.TryStar():
                return self._try(node, follow, context)
            case ast.Match():
                return self._match(node, follow, context)
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                return follow | header
        return follow

    def _loop(
        self,
        node: ast.While | ast.For | ast.AsyncFor,
        header: frozenset[int],
        follow: frozenset[int],
        context: _Context,
    ) -> frozenset[int]:
        after = self.block(node.orelse, follow, context) if node.orelse else follow
        # Without a test to run (`while True`) the interpreter goes straight back to the body.
        again = header | _header(node.body[0]) if isinstance(node, ast.While) else header
        body = self.block(node.body, again, _Context(follow, again, context.raises, frozenset()))
        return body | after

    def _with(
        self, node: ast.With | ast.AsyncWith, header: frozenset[int], follow: frozenset[int], context: _Context
    ) -> frozenset[int]:
        # Leaving the block runs __exit__ at the `with` line, also on the way out of a return, break or exception.
        self.cleanups |= header
        inside = _Context(
            context.breaks | header, context.continues | header, context.raises | header, context.finals | header
        )
        body = self.block(node.body, header | follow, inside)
        return body | follow | context.breaks | context.continues | context.finals

    def _try(self, node: ast.Try | ast.TryStar, follow: frozenset[int], context: _Context) -> frozenset[int]:
        final: frozenset[int] = frozenset()
        if node.finalbody:
            out = follow | context.breaks | context.continues | context.raises | context.finals
            final = self.block(node.finalbody, out, context)
            final_lines = {line for statement in node.finalbody for line in _span(statement)}
            self.exits |= final_lines
            self.cleanups |= final_lines
        after = final or follow
        outside = _Context(
            final or context.breaks, final or context.continues, context.raises | final, context.finals | final
        )
        handlers = self._handlers(node, after, outside)
        orelse = self.block(node.orelse, after, outside) if node.orelse else after
        inside = _Context(outside.breaks, outside.continues, outside.raises | handlers, outside.finals)
        return self.block(node.body, orelse, inside) | after

    def _handlers(self, node: ast.Try | ast.TryStar, after: frozenset[int], context: _Context) -> frozenset[int]:
        lines = frozenset(line for handler in node.handlers for line in _handler_header(handler))
        self.cleanups |= lines
        if isinstance(node, ast.TryStar):  # the next handler takes what is left, also where something is raised in one
            after |= lines
            context = replace(context, raises=context.raises | lines)
        for handler in node.handlers:
            body = self.block(handler.body, after, context)
            self.link(_handler_header(handler), body | lines | context.raises | after)
        return lines

    def _match(self, node: ast.Match, follow: frozenset[int], context: _Context) -> frozenset[int]:
        cases = frozenset(line for case in node.cases for line in _case_header(case))
        for case in node.cases:
            body = self.block(case.body, follow, context)
            self.link(_case_header(case), body | cases | follow | context.raises)
        return cases


_PLAIN = (
    ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Expr, ast.Pass, ast.Import, ast.ImportFrom, ast.Assert, ast.Delete,
)  # fmt: skip


def _going_on(body: Sequence[ast.stmt], followed: bool) -> Iterator[int]:
    """Lines of a block behind which another statement always comes; `followed`: one comes behind the block."""
    for number, node in enumerate(body):
        later = followed or not all(map(_may_vanish, body[number + 1 :]))
        match node:
            case ast.If():
                yield from _header(node) if later else ()
                yield from _going_on([*node.body], later)
                yield from _going_on([*node.orelse], later)
            case ast.For() | ast.While():
                yield from _header(node) if later else ()
                yield from _going_on(node.body, True)
                yield from _going_on(node.orelse, later)
            case ast.With() | ast.Match() | ast.Try() | ast.TryStar():
                for inner in _blocks_in(node):
                    yield from _going_on(inner, later)
            case _ if isinstance(node, _PLAIN) and later:
                yield from _span(node)


def _may_vanish(node: ast.stmt) -> bool:
    """Whether the compiler may leave nothing of a statement."""
    is_decided = isinstance(node, ast.If | ast.While | ast.Assert) and isinstance(node.test, ast.Constant)
    return is_decided or _emits_nothing(node)


def _blocks_in(node: ast.With | ast.Match | ast.Try | ast.TryStar) -> list[list[ast.stmt]]:
    """Blocks from whose end control goes on behind the statement; not `finally`, which a return may go through."""
    match node:
        case ast.With(body=body):
            return [body]
        case ast.Match(cases=cases):
            return [case.body for case in cases]
        case ast.Try() | ast.TryStar():
            return [node.body, node.orelse, *(handler.body for handler in node.handlers)]


def _emits_nothing(node: ast.stmt) -> bool:
    """Statements for which the interpreter runs nothing, so that no line state stands for them (some versions,
    sometimes)."""
    match node:
        case ast.Global() | ast.Nonlocal() | ast.Expr(value=ast.Constant()) | ast.AnnAssign(value=None):
            return True
    return False


def _header(node: ast.AST) -> frozenset[int]:
    """The lines of a statement itself, without those of the blocks inside it."""
    assert isinstance(node, ast.stmt)
    first = _first_line(node)
    body = getattr(node, "body", None) or getattr(node, "cases", None)
    if not body:
        return frozenset(range(first, (node.end_lineno or first) + 1))
    inner = body[0]
    start = inner.pattern.lineno if isinstance(inner, ast.match_case) else _first_line(inner)
    return frozenset(range(first, max(start, first + 1)))


def _first_line(node: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(d.lineno for d in decorators)])


def _handler_header(handler: ast.ExceptHandler) -> frozenset[int]:
    return frozenset(range(handler.lineno, max(_first_line(handler.body[0]), handler.lineno + 1)))


def _case_header(case: ast.match_case) -> frozenset[int]:
    return frozenset(range(case.pattern.lineno, max(_first_line(case.body[0]), case.pattern.lineno + 1)))


def _span(node: ast.AST) -> frozenset[int]:
    first = getattr(node, "lineno", 0)
    return frozenset(range(first, (getattr(node, "end_lineno", first) or first) + 1))
