"""The program's code, compiled so that unknowns may stand where Python takes no objects of ours: and only there.

`is`, `in`, branch tests, `except`, `raise`, decorators, a `super()` outside of a class and calls of builtins that look
at their argument go through hooks, which do just what Python does unless an unknown is there. What may run code of the
program's or fail is only prepared by its hook: it is called where it stands, with no frame of ours in between. On
single lines (`hooked`) every operation goes through one: those on which Python refused an unknown in a run before.
Lines and positions stay. Also says of every branch which side is worth taking. Knows syntax; nothing of unknowns.
"""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from types import CodeType
from typing import Any, Final

from ndb.engine.guided.inside.varying_names import IN_ORDER, NAMES, OF_ENVIRONMENT, WHOLE
from ndb.source.parse import nodes_of, parse_program

IS, IS_NOT, IN, NOT_IN = "__ndb_is__", "__ndb_is_not__", "__ndb_in__", "__ndb_not_in__"
ASKED, BUILTIN, WALKED, READ, TEXT, WRITTEN, FILLED = (
    "__ndb_asked__", "__ndb_builtin__", "__ndb_walked__", "__ndb_read__", "__ndb_text__", "__ndb_written__",
    "__ndb_filled__",
)  # fmt: skip
TEST, CAUGHT, RAISED, DECORATED, SUPER = (
    "__ndb_test__", "__ndb_caught__", "__ndb_raised__", "__ndb_decorated__", "__ndb_super__"
)  # fmt: skip
CALL, ITEM, OPERATION, MISSING, SLICE = (
    "__ndb_call__", "__ndb_item__", "__ndb_operation__", "__ndb_missing__", "__ndb_slice__"
)  # fmt: skip
_COMPARED: Final = {ast.Is: IS, ast.IsNot: IS_NOT}
ASKING: Final = IN_ORDER | {"len", "isinstance", "issubclass", "hasattr", "open", "input", "hash", "id", "getattr"}
"""Builtins whose calls are of interest. By their names they are what they are to Python: only calls are looked at."""
_WHOLES: Final = frozenset(text.partition(".")[2] for text in WHOLE)
_SINGLE: Final = OF_ENVIRONMENT | {"get", "update", "clear"}
"""Methods by which single items of such a mapping are asked for, or which only write."""
_OF_THE_RUN: Final = frozenset({"__builtins__", "__import__"})
"""Names that mean something of ours to the interpreter."""
_KEPT_CALLS: Final = frozenset({"super", "locals", "globals", "vars", "dir", "eval", "exec", "breakpoint", MISSING})
_SETS: Final = frozenset({"set", "frozenset", "union", "intersection", "difference", "symmetric_difference", "copy"})
"""Names in whose company a file has sets."""
_LEAVES: Final = (ast.Return, ast.Raise)
_JUMPS: Final = (ast.Break, ast.Continue)
_SCOPES: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)


@dataclass(frozen=True, slots=True)
class Branch:
    """A place where a branch is decided: one operand of a test."""

    line: int
    text: str
    wanted: bool
    """The outcome that leads to more of the code."""
    may_flip: bool
    """Whether the other outcome may be taken the next time: it does not leave the function."""
    sides: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The lines that only its being false, and true, leads to."""
    leaves: tuple[bool, bool] = (False, False)
    """Whether what stands behind is not reached from them."""


@dataclass(slots=True)
class Rewritten:
    """A file's code, and what is known of its branches."""

    code: CodeType
    branches: list[Branch] = field(default_factory=list)
    handlers: list[tuple[int, int, frozenset[str]]] = field(default_factory=list)
    """(first line, last line, names of exceptions) of guarded code whose handlers really handle."""
    all_handlers: list[tuple[int, int, frozenset[str]]] = field(default_factory=list)
    """The same of all guarded code."""


def rewrite(source: str, file: str, *, hooked: frozenset[int] = frozenset(), is_loose: bool = False) -> Rewritten:
    """Compile a file. `is_loose`: code torn out of its surroundings, whose locals may come from there."""
    tree = parse_program(source, file)
    if is_loose:
        for function in [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]:
            _take_from_outside(function)
    writer = _Writer(hooked, _names_of_interest(tree), _has_sets(tree))
    writer.block_ahead(tree.body, 0)
    tree = writer.visit(tree)
    ast.fix_missing_locations(tree)
    guarded = [node for node in nodes_of(source) if isinstance(node, ast.Try)]
    handlers, everything = list(_handlers(guarded)), list(_handlers(guarded, is_all=True))
    return Rewritten(compile(tree, file, "exec", dont_inherit=True), writer.branches, handlers, everything)


def _name(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def _hook(at: ast.AST, name: str, *args: ast.expr, keywords: Sequence[ast.keyword] = ()) -> ast.Call:
    return ast.copy_location(ast.Call(_name(name), list(args), list(keywords)), at)


def _is_whole(node: ast.Attribute) -> bool:
    return node.attr in _WHOLES and isinstance(node.value, ast.Name) and f"{node.value.id}.{node.attr}" in WHOLE


def _takes_items(target: ast.expr) -> bool:
    """Whether what is assigned is gone through."""
    return isinstance(target, ast.Tuple | ast.List) or (
        isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Slice)
    )


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _is_environ(node: ast.expr) -> bool:
    return isinstance(node, ast.Name | ast.Attribute) and ast.unparse(node) in ("os.environ", "environ")


def _names_of_interest(tree: ast.Module) -> frozenset[str]:
    """Names that a file gives to what may be of interest."""
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    wanted = NAMES | {text.partition(".")[2] for text in WHOLE}
    return frozenset(a.asname or a.name for node in imports for a in node.names if a.name in wanted)


def _has_sets(tree: ast.Module) -> bool:
    """Whether a file may make sets: then it matters of every call whether it is given one."""
    for node in ast.walk(tree):
        match node:
            case ast.Set() | ast.SetComp():
                return True
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in _SETS:
                return True
            case ast.BinOp(
                op=ast.Sub() | ast.BitAnd() | ast.BitOr() | ast.BitXor(), left=ast.Call(func=ast.Attribute())
            ):
                return True
    return False


def _called(prepared: ast.Call) -> ast.Call:
    """Call what a hook gives."""
    return ast.copy_location(ast.Call(prepared, [], []), prepared)


@dataclass(frozen=True, slots=True)
class _Sides:
    """Of a branch, false first."""

    lines: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    leaves: tuple[bool, bool] = (False, False)

    def swapped(self) -> "_Sides":
        return _Sides((self.lines[1], self.lines[0]), (self.leaves[1], self.leaves[0]))


class _Writer(ast.NodeTransformer):
    def __init__(self, hooked: frozenset[int], names: frozenset[str], has_sets: bool) -> None:
        self.branches: list[Branch] = []
        self._hooked = hooked
        self._has_sets = has_sets
        self._names = names
        """Names of functions that may be of interest."""
        self._in_parts: set[int] = set()
        """Mappings of which only an item is asked for."""
        self._classes = 0
        self._after: dict[int, int] = {}
        """Of a statement: how many lines of its function (or loop) stand behind it."""

    # What stands where

    def block_ahead(self, body: Sequence[ast.stmt], after: int) -> None:
        """Count what comes after every statement of a block."""
        for statement in reversed(body):
            self._after[id(statement)] = after
            inner = 0 if isinstance(statement, _SCOPES) else after
            for block in _blocks(statement):
                self.block_ahead(block, inner)
            after += len(set(_lines([statement])))

    def _worth(self, node: ast.If) -> tuple[bool, bool]:
        """Which side of an `if` leads to more lines, and whether the other may be tried, too."""
        after = self._after.get(id(node), 0)
        values = []
        for block in (node.orelse, node.body):
            values.append(len(set(_lines(block))) + (0 if _leaves(block) else after))
        wanted = values[1] > values[0] or (values[1] == values[0] and not _leaves(node.body))
        wanted = wanted and not _only_raises(node.body)
        if node.orelse and _only_raises(node.orelse) and not _only_raises(node.body):
            wanted = True
        other = node.orelse if wanted else node.body
        return wanted, not _leaves_function(other)

    def _sides(self, node: ast.If | ast.While) -> "_Sides":
        blocks = (node.orelse, node.body)
        found = [tuple(sorted(set(_lines(block)))) for block in blocks]
        gone = [_leaves(block) and not isinstance(node, ast.While) for block in blocks]
        return _Sides((found[0], found[1]), (gone[0], gone[1]))

    # Branches

    def visit_If(self, node: ast.If) -> ast.AST:
        wanted, may_flip = self._worth(node)
        node.test = self._test(node.test, wanted, may_flip, self._sides(node))
        self._blocks(node)
        return node

    def visit_While(self, node: ast.While) -> ast.AST:
        node.test = self._test(node.test, True, True, self._sides(node))
        self._blocks(node)
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        node.test = self._test(node.test, True, True, _Sides())
        node.body, node.orelse = self.visit(node.body), self.visit(node.orelse)
        return node

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        node.test = self._test(node.test, True, False, _Sides())
        if node.msg is not None:
            node.msg = self.visit(node.msg)
        return node

    # What is walked through, and what it reads like

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        self.generic_visit(node)
        if not node.is_async:
            node.iter = _hook(node.iter, WALKED, node.iter)
        return node

    def visit_For(self, node: ast.For) -> ast.AST:
        self.generic_visit(node)
        node.iter = _hook(node.iter, WALKED, node.iter)
        return node

    def visit_Starred(self, node: ast.Starred) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load):
            node.value = _hook(node.value, WALKED, node.value)
        return node

    def visit_YieldFrom(self, node: ast.YieldFrom) -> ast.AST:
        self.generic_visit(node)
        node.value = _hook(node.value, WALKED, node.value)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        if any(_takes_items(each) for each in node.targets) and not isinstance(node.value, ast.Tuple | ast.List):
            node.value = _hook(node.value, WALKED, node.value)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.Add) and self._has_sets and not isinstance(node.value, ast.Constant):
            node.value = _hook(node.value, WALKED, node.value)
        return node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        for each in node.values:
            if isinstance(each, ast.FormattedValue):
                each.value = self.visit(each.value)
                each.value = _hook(each.value, WALKED, each.value)
                if isinstance(each.format_spec, ast.JoinedStr):
                    self.generic_visit(each.format_spec)
        return _hook(node, TEXT, node)

    def _blocks(self, node: Any) -> None:
        node.body = [self.visit(each) for each in node.body]
        node.orelse = [self.visit(each) for each in node.orelse]

    def _test(self, test: ast.expr, wanted: bool, may_flip: bool, sides: "_Sides") -> ast.expr:
        """A test whose operands are decided one by one."""
        match test:
            case ast.BoolOp():
                test.values = [self._test(each, wanted, may_flip, sides) for each in test.values]
                return test
            case ast.UnaryOp(op=ast.Not()):
                test.operand = self._test(test.operand, not wanted, may_flip, sides.swapped())
                return test
            case ast.Constant():
                return test
        self.branches.append(Branch(test.lineno, ast.unparse(test), wanted, may_flip, sides.lines, sides.leaves))
        number = ast.copy_location(ast.Constant(len(self.branches) - 1), test)
        return _hook(test, TEST, number, self.visit(test))

    # Where Python takes no objects of ours

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        if len(node.ops) == 1 and isinstance(node.ops[0], ast.In | ast.NotIn) and _is_environ(node.comparators[0]):
            self._in_parts.add(id(node.comparators[0]))
        text = ast.unparse(node) if node.lineno in self._hooked else ""
        self.generic_visit(node)
        if len(node.ops) != 1:
            return node
        right = node.comparators[0]
        if isinstance(node.ops[0], ast.In):
            return _called(_hook(node, IN, node.left, right))
        if isinstance(node.ops[0], ast.NotIn):
            return _hook(node, NOT_IN, _called(_hook(node, IN, node.left, right)))
        if (hook := _COMPARED.get(type(node.ops[0]))) is not None:
            return _hook(node, hook, node.left, right)
        if node.lineno in self._hooked:
            kind = ast.Constant(type(node.ops[0]).__name__)
            return _hook(node, OPERATION, ast.Constant(text), kind, node.left, right)
        return node

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.AST:
        self.generic_visit(node)
        node.type = _hook(node.type, CAUGHT, node.type) if node.type is not None else _hook(node, CAUGHT)
        return node

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        self.generic_visit(node)
        if node.exc is not None:
            node.exc = _hook(node.exc, RAISED, node.exc)
        if node.cause is not None:
            node.cause = _hook(node.cause, RAISED, node.cause)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._decorated(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self._decorated(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        self._classes += 1
        try:
            return self._decorated(node)
        finally:
            self._classes -= 1

    def _decorated(self, node: Any) -> ast.AST:
        self.generic_visit(node)
        node.decorator_list = [_hook(each, DECORATED, each) for each in node.decorator_list]
        return node  # type: ignore[no-any-return]

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id in _OF_THE_RUN and isinstance(node.ctx, ast.Load):
            return _hook(node, BUILTIN, ast.Constant(node.id))
        if node.id in self._names and isinstance(node.ctx, ast.Load) and id(node) not in self._in_parts:
            return _hook(node, READ, ast.Constant(node.id), node)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        is_of_interest = node.attr in NAMES or _is_whole(node)
        self.generic_visit(node)
        if is_of_interest and isinstance(node.ctx, ast.Load) and id(node) not in self._in_parts:
            return _hook(node, READ, ast.Constant(ast.unparse(node)), node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        text = ast.unparse(node) if node.lineno in self._hooked else ""
        function = node.func
        self._in_parts.add(id(function))  # that it is called is what is of interest
        if isinstance(function, ast.Attribute) and function.attr in _SINGLE:
            self._in_parts.add(id(function.value))
        is_asking = self._is_asking(function)
        self.generic_visit(node)
        if isinstance(function, ast.Name) and function.id in _OF_THE_RUN:
            node.func = function  # called, it is ours
        if isinstance(node.func, ast.Name) and node.func.id == "super" and not node.args and not self._classes:
            return _hook(node, SUPER)
        if node.lineno not in self._hooked or (isinstance(node.func, ast.Name) and node.func.id in _KEPT_CALLS):
            return _called(_hook(node, ASKED, node.func, *node.args, keywords=node.keywords)) if is_asking else node
        hooked = ast.Call(_name(CALL), [ast.Constant(text), node.func, *node.args], node.keywords)
        return ast.copy_location(hooked, node)

    def _is_asking(self, function: ast.expr) -> bool:
        match function:
            case ast.Name(id=name):
                if name in _KEPT_CALLS or name in _OF_THE_RUN:
                    return False
                return name in ASKING or name in self._names or self._has_sets
            case ast.Attribute(attr=name):
                return name in NAMES or self._has_sets
        return False

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self._in_parts.add(id(node.value))
        text = ast.unparse(node) if node.lineno in self._hooked else ""
        self.generic_visit(node)
        if node.lineno not in self._hooked or not isinstance(node.ctx, ast.Load):
            return node
        return _hook(node, ITEM, ast.Constant(text), node.value, _index(node.slice))

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        text = ast.unparse(node) if node.lineno in self._hooked else ""
        self.generic_visit(node)
        if isinstance(node.op, ast.Mod) and _is_text(node.left):
            node.right = _hook(node.right, WRITTEN, node.right)
        if node.lineno not in self._hooked:
            may_fill = not isinstance(node.left, ast.Constant) and not isinstance(node.right, ast.Constant)
            if isinstance(node.op, ast.Mod) and may_fill:
                return _called(_hook(node, FILLED, node.left, node.right))
            return node
        return _hook(node, OPERATION, ast.Constant(text), ast.Constant(type(node.op).__name__), node.left, node.right)


def _index(index: ast.expr) -> ast.expr:
    if isinstance(index, ast.Slice):
        parts = [each if each is not None else ast.Constant(None) for each in (index.lower, index.upper, index.step)]
        return ast.Call(_name(SLICE), parts, [])
    if isinstance(index, ast.Tuple):
        return ast.Tuple([_index(each) for each in index.elts], ast.Load())
    return index


# -- how much a branch leads to ----------------------------------------------------------------------------------------


def _blocks(statement: ast.stmt) -> Iterator[list[ast.stmt]]:
    for name in ("body", "orelse", "finalbody"):
        block = getattr(statement, name, None)
        if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
            yield block
    for handler in getattr(statement, "handlers", ()):
        yield handler.body
    for case in getattr(statement, "cases", ()):
        yield case.body


def _lines(body: Sequence[ast.stmt]) -> Iterator[int]:
    """First lines of the statements of a block and of the blocks inside."""
    for statement in body:
        yield statement.lineno
        for block in _blocks(statement):
            yield from _lines(block)


def _leaves(body: Sequence[ast.stmt]) -> bool:
    """Whether what stands behind a block is not reached from it."""
    if not body:
        return False
    match body[-1]:
        case ast.Return() | ast.Raise() | ast.Break() | ast.Continue():
            return True
        case ast.If(body=inner, orelse=other):
            return bool(other) and _leaves(inner) and _leaves(other)
        case ast.With(body=inner) | ast.AsyncWith(body=inner):
            return _leaves(inner)
    return False


def _only_raises(body: Sequence[ast.stmt]) -> bool:
    return bool(body) and isinstance(body[-1], ast.Raise)


def _leaves_function(body: Sequence[ast.stmt]) -> bool:
    return any(isinstance(node, _LEAVES) for each in body for node in _own_nodes(each))


def _own_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """A node and what is inside it, but for other functions."""
    yield node
    if not isinstance(node, _SCOPES):
        for child in ast.iter_child_nodes(node):
            yield from _own_nodes(child)


# -- what a program handles itself -------------------------------------------------------------------------------------


def _handlers(guarded: Sequence[ast.Try], is_all: bool = False) -> Iterator[tuple[int, int, frozenset[str]]]:
    for node in guarded:
        names = {name for each in node.handlers if is_all or not _only_raises(each.body) for name in _caught(each)}
        if names:
            yield node.body[0].lineno, node.body[-1].end_lineno or node.body[-1].lineno, frozenset(names)


def _caught(handler: ast.ExceptHandler) -> Iterator[str]:
    if handler.type is None:
        yield "BaseException"
        return
    types = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    yield from (ast.unparse(each).rpartition(".")[2] for each in types)


# -- code torn out of its surroundings ---------------------------------------------------------------------------------


def _take_from_outside(function: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    """Make locals that are read before anything is assigned to them into parameters that are unknown if not given."""
    given = function.args
    taken = {a.arg for a in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg) if a}
    for name in _read_first(function):
        if name not in taken and not name.startswith("__ndb"):
            default = ast.Call(_name(MISSING), [ast.Constant(name)], [])
            given.kwonlyargs.append(ast.arg(name))
            given.kw_defaults.append(default)
    for node in (*given.kwonlyargs, *(d for d in given.kw_defaults if d is not None)):
        if not hasattr(node, "lineno"):
            ast.copy_location(node, function)


def _read_first(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    seen: dict[str, bool] = {}
    outer: set[str] = set()
    for node, is_read in (use for statement in function.body for use in _uses(statement)):
        if isinstance(node, ast.Global | ast.Nonlocal):
            outer.update(node.names)
        else:
            seen.setdefault(node, is_read)
    stored = {name for s in function.body for name, is_read in _uses(s) if isinstance(name, str) and not is_read}
    return [name for name, is_read in seen.items() if is_read and name in stored and name not in outer]


def _uses(node: Any) -> Iterator[tuple[Any, bool]]:
    """Names in the order of evaluation, with whether each is read; declarations of outer names as they are."""
    match node:
        case None:
            return
        case list():
            for each in node:
                yield from _uses(each)
        case ast.Global() | ast.Nonlocal():
            yield node, False
        case ast.Name(id=name, ctx=ctx):
            yield name, not isinstance(ctx, ast.Store)
        case ast.Assign():
            yield from _uses([node.value, *node.targets])
        case ast.AnnAssign():
            yield from _uses([node.value] if node.value is not None else [])
            if node.value is not None:
                yield from _uses(node.target)
        case ast.AugAssign(target=ast.Name(id=name)):
            yield name, True
            yield from _uses(node.value)
            yield name, False
        case ast.NamedExpr():
            yield from _uses([node.value, node.target])
        case ast.For() | ast.AsyncFor():
            yield from _uses([node.iter, node.target, *node.body, *node.orelse])
        case ast.withitem():
            yield from _uses([node.context_expr, node.optional_vars])
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            yield from _uses([*node.decorator_list])
            yield node.name, False
        case ast.Lambda():
            return
        case ast.Import() | ast.ImportFrom():
            yield from (((alias.asname or alias.name).partition(".")[0], False) for alias in node.names)
        case ast.ExceptHandler():
            yield from _uses(node.type)
            if node.name:
                yield node.name, False
            yield from _uses(node.body)
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            bound = {n.id for g in node.generators for n in ast.walk(g.target) if isinstance(n, ast.Name)}
            uses = (use for child in ast.iter_child_nodes(node) for use in _uses(child))
            yield from ((name, is_read) for name, is_read in uses if is_read and name not in bound)
        case _:
            for child in ast.iter_child_nodes(node):
                yield from _uses(child)
