"""Which sub-expressions a statement evaluates, in which order, and how to have their values reported.

`instrument` rewrites a syntax tree so that sub-expression number k, E, becomes `HOOK(k, E)`; whoever runs the compiled
tree puts `hook(report)` into builtins under that name and is told every value as it comes into being.
`sub_expressions` lists the same expressions of one statement without running anything.

Knows Python's syntax and order of evaluation. Knows nothing of recording, rendering or files.

Listed, once the value is there: calls, operators, comparisons (a chain is one), `and`/`or`/`not`, conditional
expressions, subscripts, attribute reads, f-strings, list, set and dict comprehensions, `await`, and a `yield` whose
result is used. Not listed:
- names, literals (`-1` and `1+2j` too), displays, walrus, lambdas, generator expressions;
- the lookup of a method that is merely called, and `super()` before an attribute: the call is what happens;
- attributes of modules, as far as the file's own `import` statements tell;
- what is stored to or deleted (but the index computed on the way is), annotations, patterns, decorators without a call;
- anything inside a lambda, save its default values, and inside comprehensions with `async` or `await`, or that store
  to attributes or items, save their first iterable;
- parts of what the compiler folds: `60 * 60 * 24` is one expression;
- parts nested deeper than DEEPEST, so that the rewriting costs no program its compilation.

Inside a comprehension or generator expression each round is listed (`is_round`): the clause `for c in s` with what it
bound (several names as a tuple), then conditions and element with their parts, these also where they are names.

What a program can still see of it: its own bytecode, the HOOK in builtins, and time.
"""

import ast
import re
import sys
import tokenize
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, cast

from ndb.errors import NotPython
from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.source.parse import parsed_expression, tokens_of, tree_of

HOOK = "__ndb_expression__"
HOOK_CONSTANT = frozenset({HOOK})
"""Stands for the hook itself among the constants of code: unlike a name it is still there when the interpreter ends."""
DEEPEST = 100
START = -1
"""In `Expression.after`: no expression of the statement was evaluated before."""

_LINE_END = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True, slots=True)
class Expression:
    """A sub-expression that has a value of its own. Its number is its place in the list it comes in."""

    text: str
    """Source text on one line."""
    line: int
    """Where it starts; inside an f-string, where the f-string starts."""
    conditional: bool = False
    """Short-circuiting, a conditional expression or an assertion that holds may skip it."""
    after: tuple[int, ...] = (START,)
    """Numbers of the expressions one of which was evaluated last when this one is; START: none of this statement."""
    is_round: bool = False
    """Whether it stands inside a comprehension or generator expression."""
    element_of: str = ""
    """Of the element of a comprehension or generator expression (of a dict, key and value): its text."""
    ends_round: bool = False
    """Of a round, whether its value decides if the round goes on: a condition."""
    if_true: tuple[int, int] = (0, 0)
    """Of a part of `and`, `or`, `x if y else z` whose truth decides what is evaluated next: the numbers, from and up
    to, of what is if it is true."""
    if_false: tuple[int, int] = (0, 0)


def instrument(
    tree: ast.Module,
    source: str,
    hook: str | frozenset[str] = HOOK,
    first: int = 0,
    modules: frozenset[str] | None = None,
) -> list[Expression]:
    """Rewrite `tree` in place so that it reports its sub-expressions; they are numbered from `first`.

    `hook` is a name, or HOOK_CONSTANT, for which whoever compiles the tree has to put the hook. `modules` as for
    `sub_expressions`; without it they are found in the tree.
    """
    if modules is None:
        modules = imported_modules(tree) if "import" in source else frozenset()
    walk = _Walk(source, modules, hook, first, rounds=True)
    for part in _parts(tree):
        walk.header(part)
    return walk.expressions


def sub_expressions(
    statement: ast.AST, source: str, modules: frozenset[str] | None = None, rounds: bool = False
) -> list[Expression]:
    """What a statement (of a compound one: its header) evaluates, in order, with the ways through it in `after`.

    `modules` are the dotted names that `import` binds in the file; without it they are found in `source`. `rounds`:
    also what is evaluated inside comprehensions.
    """
    if modules is None:
        modules = imported_modules(tree_of(source)) if "import" in source else frozenset()
    walk = _Walk(source, modules, "", 0, rounds)
    walk.header(statement)
    return walk.expressions


def listed_parts(tree: ast.Module, source: str) -> dict[int, Expression]:
    """All that `instrument` would have reported, by the `id` of its node: of an expression, or of the clause of a
    comprehension that binds something. Nothing is rewritten; the tree must outlive the answer."""
    walk = _Noting(source, imported_modules(tree) if "import" in source else frozenset())
    for part in _parts(tree):
        walk.header(part)
    return {id(node): expression for node, expression in zip(walk.nodes, walk.expressions, strict=True)}


def imported_modules(tree: ast.AST) -> frozenset[str]:
    """Dotted names that mean modules: what `import` statements bind anywhere in the file, and `os.path`."""
    names = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(name for alias in node.names for name in _bound(alias))
        elif isinstance(node, ast.ImportFrom) and node.level and not node.module:
            names.update(alias.asname or alias.name for alias in node.names)
    return frozenset(names | {"os.path"} if "os" in names else names)


def _bound(alias: ast.alias) -> Iterator[str]:
    if alias.asname:
        yield alias.asname
    else:
        parts = alias.name.split(".")
        yield from (".".join(parts[: count + 1]) for count in range(len(parts)))


def _parts(tree: ast.Module) -> Iterator[ast.AST]:
    """What has a header, in source order: statements, except clauses, cases. Not recursive: elif chains are deep."""
    pending: list[ast.AST] = [*reversed(tree.body)]
    while pending:
        node = pending.pop()
        yield node
        for field in reversed(_BLOCKS.get(type(node), ())):
            pending += reversed(getattr(node, field))


_BLOCKS: dict[type[ast.AST], tuple[str, ...]] = {
    node: tuple(field for field in ("body", "handlers", "orelse", "finalbody", "cases") if field in node._fields)
    for node in cast(list[type[ast.AST]], [*ast.stmt.__subclasses__(), ast.ExceptHandler, ast.match_case])
}


class _Walk:
    """One walk in order of evaluation, which lists and (given the name of a hook) rewrites."""

    def __init__(
        self, source: str, modules: frozenset[str], hook: str | frozenset[str], first: int, rounds: bool
    ) -> None:
        self.expressions: list[Expression] = []
        self._lines = _LINE_END.split(source.removeprefix("\ufeff"))
        self._modules = modules
        self._hook = hook
        self._first = first
        self._rounds = rounds
        self._comprehensions = 0
        """How many of them the walk is inside of."""
        self._before: tuple[int, ...] = (START,)
        self._conditions = 0
        self._depth = 0
        self._string: ast.expr | None = None

    def header(self, node: ast.AST) -> None:
        """List what `node` evaluates itself, without the statements inside it."""
        self._before, self._conditions = (START,), 0
        self._children(node)

    def _children(self, node: Any) -> None:
        """Visit, in order, what `node` evaluates in this frame."""
        special = _SPECIAL.get(type(node))
        if special:
            special(self, node)
            return
        for field in _FIELDS[type(node)]:
            self._field(node, field)

    def _field(self, node: Any, field: str) -> None:
        child = getattr(node, field)
        if isinstance(child, list):
            for place, one in enumerate(child):
                child[place] = self._child(one)
        elif child is not None:
            setattr(node, field, self._child(child))

    def _child(self, node: Any) -> Any:
        if isinstance(node, ast.expr):
            return self._expression(node)
        if node is not None:  # keyword, withitem, arguments
            self._children(node)
        return node

    def _expression(self, node: Any, tested: bool = False) -> Any:
        """List the parts of `node`, then `node`; give what is to stand for it. `tested`: its truth is asked next."""
        if type(node) in _PLAIN or self._depth >= DEEPEST or _is_literal(node):
            return node
        listed = self._is_listed(node)
        text = self._text(node) if listed else ""  # before the parts are rewritten
        if not _is_folded(node):
            self._depth += 1
            choice = _CHOICES.get(type(node))
            if choice:
                choice(self, node, tested)
            else:
                self._children(node)
            self._depth -= 1
        return self._report(node, text, tested) if listed else node

    def _maybe(self, node: ast.expr, tested: bool = False) -> Any:
        """An expression that the ones around it may skip."""
        self._conditions += 1
        result = self._expression(node, tested)
        self._conditions -= 1
        return result

    def _test(self, node: Any) -> None:
        node.test = self._expression(node.test, tested=True)

    def _assert(self, node: ast.Assert) -> None:
        self._test(node)
        if node.msg:
            node.msg = self._maybe(node.msg)

    def _guard(self, node: ast.match_case) -> None:
        if node.guard:
            node.guard = self._expression(node.guard, tested=True)

    def _not(self, node: ast.UnaryOp) -> None:
        node.operand = self._expression(node.operand, tested=isinstance(node.op, ast.Not))

    def _statement_expression(self, node: ast.Expr) -> None:
        if isinstance(node.value, (ast.Yield, ast.YieldFrom)):
            self._children(node.value)  # nobody wants the result
        else:
            node.value = self._expression(node.value)

    def _function(self, node: Any) -> None:
        self._decorators(node)
        self._children(node.args)

    def _class(self, node: Any) -> None:
        self._decorators(node)
        if not getattr(node, "type_params", None):  # with them, the bases are evaluated in a scope of their own
            self._field(node, "bases")
            self._field(node, "keywords")

    def _decorators(self, node: Any) -> None:
        for place, decorator in enumerate(node.decorator_list):
            if isinstance(decorator, (ast.Name, ast.Attribute)):
                self._children(decorator)
            else:
                node.decorator_list[place] = self._expression(decorator)

    def _dict(self, node: ast.Dict) -> None:
        for place, key in enumerate(node.keys):
            if key:
                node.keys[place] = self._expression(key)
            node.values[place] = self._expression(node.values[place])

    def _comprehension(self, node: Any) -> None:
        text, clause = self._text(node), self._clause(node.generators[0])
        node.generators[0].iter = self._expression(node.generators[0].iter)
        if self._rounds and _has_rounds(node):
            self._comprehensions += 1
            self._round(node, text, clause)
            self._comprehensions -= 1

    def _clause(self, part: ast.comprehension) -> str:
        """`for c in s`, before anything of it is rewritten."""
        return f"for {self._text(part.target)} in {self._text(part.iter)}" if self._rounds else ""

    def _round(self, node: Any, text: str, clause: str) -> None:
        """List one round; where the next one begins, or the comprehension ends, is known when all of it is listed."""
        starts, ends = list[int](), list[set[int]]()
        for place, part in enumerate(node.generators):
            if place:
                clause = self._clause(part)
                part.iter = self._expression(part.iter)
            ends.append(set(self._before))
            starts.append(len(self.expressions))
            bound = self._report_bound(part, clause)
            for number, condition in enumerate(part.ifs):
                part.ifs[number] = self._of_round(condition, tested=True)
                ends[-1].update(self._before)
            part.ifs[:0] = [bound] if self._hook else []
        for field in ("key", "value", "elt"):
            if hasattr(node, field):
                setattr(node, field, self._of_round(getattr(node, field)))
                self.expressions[-1] = replace(self.expressions[-1], element_of=text)
        done = set(self._before)
        for start, later in zip(reversed(starts), reversed(ends), strict=True):
            done |= later
            was = self.expressions[start]
            self.expressions[start] = replace(was, after=tuple(sorted(done | set(was.after))))
        self._before = tuple(sorted(done))

    def _report_bound(self, part: ast.comprehension, clause: str) -> Any:
        """A condition that always holds, and reports what a clause has bound."""
        number = self._number(clause, part.target.lineno, is_conditional=True)
        value = _loaded(part.target)
        return self._hooked(value, (number, "bound")) if self._hook else value

    def _of_round(self, node: Any, tested: bool = False) -> Any:
        """A condition or an element, which is listed also where it is a name, a literal or a display."""
        text, known = self._text(node), len(self.expressions)
        is_listed = type(node) not in _PLAIN and not _is_literal(node) and self._is_listed(node)
        found = self._maybe(node, tested)
        if not is_listed:
            self._conditions += 1
            found = self._report(found, text, tested=False)
            self._conditions -= 1
        if tested and len(self.expressions) > known:
            self.expressions[-1] = replace(self.expressions[-1], ends_round=True)
        return found

    def _call(self, node: ast.Call) -> None:
        if not isinstance(node.func, ast.Attribute):
            self._field(node, "func")
        elif not _is_super(node.func.value):
            node.func.value = self._expression(node.func.value)
        self._field(node, "args")
        self._field(node, "keywords")

    def _attribute(self, node: ast.Attribute) -> None:
        if not _is_super(node.value):
            node.value = self._expression(node.value)

    def _text_template(self, node: Any) -> None:
        outer, self._string = self._string, self._string or node
        self._field(node, "values")
        self._string = outer

    def _placeholder(self, node: Any) -> None:
        node.value = self._expression(node.value)
        if node.format_spec:
            self._children(node.format_spec)  # kept as an f-string, but no expression

    def _operands(self, node: ast.BoolOp, tested: bool) -> None:
        ends = set[int]()
        last = len(node.values) - 1
        for place, value in enumerate(node.values):
            visit, before, first = self._maybe if place else self._expression, self._before, self._next
            asked = self._asked(node.values[place - 1] if place else None)
            node.values[place] = visit(value, tested or (place < last and _ASKED_ONCE))
            if asked:
                self._leads(before, (first, self._next), if_true=isinstance(node.op, ast.And))
            ends.update(self._before)
        self._before = tuple(sorted(ends))
        if tested and self._hook:
            node.values[last] = self._hooked(node.values[last], None)

    def _branches(self, node: ast.IfExp, tested: bool) -> None:
        asked = self._asked(node.test)
        self._test(node)
        start, first = self._before, self._next
        node.body = self._maybe(node.body, tested)
        end, self._before, second = self._before, start, self._next
        node.orelse = self._maybe(node.orelse, tested)
        if asked:
            self._leads(start, (first, second), if_true=True)
            self._leads(start, (second, self._next), if_true=False)
        self._before = tuple(sorted({*end, *self._before}))

    @property
    def _next(self) -> int:
        """The number that the next expression gets."""
        return self._first + len(self.expressions)

    def _asked(self, node: Any) -> bool:
        """Whether a part is listed, so that its value is the last one before its truth decides."""
        return node is not None and type(node) not in _PLAIN and not _is_literal(node) and self._is_listed(node)

    def _leads(self, before: tuple[int, ...], to: tuple[int, int], if_true: bool) -> None:
        """The expression before goes to others by its truth."""
        if len(before) == 1 and before[0] != START:
            number = before[0] - self._first
            was = self.expressions[number]
            self.expressions[number] = replace(was, if_true=to) if if_true else replace(was, if_false=to)

    def _comparison(self, node: ast.Compare) -> None:
        node.left = self._expression(node.left)
        ends = set[int]()
        for place, value in enumerate(node.comparators):
            node.comparators[place] = self._maybe(value) if place else self._expression(value)
            ends.update(self._before)
        self._before = tuple(sorted(ends))

    def _is_listed(self, node: Any) -> bool:
        kind = type(node)
        if kind is ast.Attribute:
            return isinstance(node.ctx, ast.Load) and not (self._modules and _dotted(node.value) in self._modules)
        if kind is ast.Subscript:
            return isinstance(node.ctx, ast.Load)
        if kind is ast.JoinedStr:
            return any(isinstance(part, ast.FormattedValue) for part in node.values)
        return kind in _LISTED

    def _report(self, node: ast.expr, text: str, tested: bool) -> ast.expr:
        number = self._number(text, node.lineno, self._conditions > 0)
        return cast(ast.expr, self._hooked(node, _what_to_report(node, number, tested))) if self._hook else node

    def _number(self, text: str, line: int, is_conditional: bool) -> int:
        """List an expression: its number."""
        number = self._first + len(self.expressions)
        line = self._string.lineno if self._string else line
        is_round = self._comprehensions > 0
        self.expressions.append(Expression(text, line, is_conditional, self._before, is_round))
        self._before = (number,)
        return number

    def _hooked(self, node: Any, what: Any) -> Any:
        """`HOOK(what, node)`, on the same lines as before: loaded where evaluation starts, called where it ends."""
        start = _first_evaluated(node) if node.lineno != node.end_lineno else node
        place = (start.lineno, start.col_offset, start.end_lineno, start.end_col_offset)
        constant: Any = self._hook
        hook = _at(place, ast.Name(constant, ast.Load()) if isinstance(constant, str) else ast.Constant(constant))
        return _at(_end(node), ast.Call(hook, [_at(place, ast.Constant(what)), node], []))

    def _text(self, node: ast.expr) -> str:
        assert node.end_lineno is not None
        lines = self._lines[node.lineno - 1 : node.end_lineno]
        if len(lines) > 1:
            return _joined(lines, node)
        text = _columns(lines[0], node.col_offset, node.end_col_offset)
        if self._string and sys.version_info < (3, 12) and not _means(text, node):  # 3.11 misplaces parts of f-strings
            return ast.unparse(node)
        return text


class _Noting(_Walk):
    """Notes the node of each expression."""

    def __init__(self, source: str, modules: frozenset[str]) -> None:
        super().__init__(source, modules, "", 0, rounds=True)
        self.nodes: list[ast.AST] = []

    def _report(self, node: ast.expr, text: str, tested: bool) -> ast.expr:
        self.nodes.append(node)
        return super()._report(node, text, tested)

    def _report_bound(self, part: ast.comprehension, clause: str) -> Any:
        self.nodes.append(part)
        return super()._report_bound(part, clause)


def _is_asked_once() -> bool:
    """Does `(a and b) or c` ask `a` for its truth once? Optimised so in 3.11, and left alone in 3.12 and 3.13."""
    asked = []

    class Probe:
        def __bool__(self) -> bool:
            asked.append(self)
            return False

    (Probe() and 1) or 2
    return len(asked) == 1


_ASKED_ONCE = _is_asked_once()

_LISTED = frozenset({
    ast.Call, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.ListComp, ast.SetComp, ast.DictComp,
    ast.Await, ast.Yield, ast.YieldFrom,
})  # fmt: skip
"""As a rule; `_is_listed` knows what it depends on for the others."""

_PLAIN = frozenset({ast.Name, ast.Constant})

_CHOICES: dict[type[ast.AST], Callable[[_Walk, Any, bool], None]] = {
    ast.BoolOp: _Walk._operands,
    ast.IfExp: _Walk._branches,
}
"""Expressions that give a part of theirs as their own value, so that it matters to the part who asks for its truth."""

_SPECIAL: dict[type[ast.AST], Callable[[_Walk, Any], None]] = {
    ast.If: _Walk._test,
    ast.While: _Walk._test,
    ast.Assert: _Walk._assert,
    ast.match_case: _Walk._guard,
    ast.UnaryOp: _Walk._not,
    ast.Expr: _Walk._statement_expression,
    ast.FunctionDef: _Walk._function,
    ast.AsyncFunctionDef: _Walk._function,
    ast.ClassDef: _Walk._class,
    ast.Dict: _Walk._dict,
    ast.ListComp: _Walk._comprehension,
    ast.SetComp: _Walk._comprehension,
    ast.DictComp: _Walk._comprehension,
    ast.GeneratorExp: _Walk._comprehension,
    ast.Call: _Walk._call,
    ast.Attribute: _Walk._attribute,
    ast.Compare: _Walk._comparison,
    ast.JoinedStr: _Walk._text_template,
    ast.FormattedValue: _Walk._placeholder,
    getattr(ast, "TemplateStr", ast.JoinedStr): _Walk._text_template,
    getattr(ast, "Interpolation", ast.FormattedValue): _Walk._placeholder,
}

_FIELDS: dict[type[ast.AST], tuple[str, ...]] = {
    ast.Return: ("value",),
    ast.Delete: ("targets",),
    ast.Assign: ("value", "targets"),
    ast.AnnAssign: ("value", "target"),
    ast.AugAssign: ("target", "value"),
    ast.For: ("iter", "target"),
    ast.AsyncFor: ("iter", "target"),
    ast.With: ("items",),
    ast.AsyncWith: ("items",),
    ast.withitem: ("context_expr", "optional_vars"),
    ast.Match: ("subject",),
    ast.Raise: ("exc", "cause"),
    ast.ExceptHandler: ("type",),
    ast.arguments: ("defaults", "kw_defaults"),
    ast.keyword: ("value",),
    ast.Lambda: ("args",),
    ast.NamedExpr: ("value",),
    ast.BinOp: ("left", "right"),
    ast.Subscript: ("value", "slice"),
    ast.Slice: ("lower", "upper", "step"),
    ast.Starred: ("value",),
    ast.List: ("elts",),
    ast.Tuple: ("elts",),
    ast.Set: ("elts",),
    ast.Await: ("value",),
    ast.Yield: ("value",),
    ast.YieldFrom: ("value",),
}
"""What is evaluated in this frame, in order."""
_NOTHING_EVALUATED = (
    ast.Try, ast.TryStar, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal, ast.Pass, ast.Break, ast.Continue,
    ast.Name, ast.Constant, getattr(ast, "TypeAlias", ast.Pass),
)  # fmt: skip
_FIELDS.update(dict.fromkeys(_NOTHING_EVALUATED, ()))


def _has_rounds(node: Any) -> bool:
    """Whether the rounds of a comprehension can be told: it waits for nothing and binds plain names only."""
    if any(part.is_async for part in node.generators) or any(isinstance(n, ast.Await) for n in ast.walk(node)):
        return False
    plain = (ast.Name, ast.Tuple, ast.List, ast.Starred, ast.expr_context)
    return all(isinstance(n, plain) for part in node.generators for n in ast.walk(part.target))


def _loaded(target: ast.expr) -> ast.expr:
    """What a clause has bound, as an expression at the same place."""
    place = (target.lineno, target.col_offset, target.end_lineno or 0, target.end_col_offset or 0)
    if isinstance(target, ast.Name):
        return cast(ast.expr, _at(place, ast.Name(target.id, ast.Load())))
    if isinstance(target, ast.Starred):
        return cast(ast.expr, _at(place, ast.Starred(_loaded(target.value), ast.Load())))
    assert isinstance(target, (ast.Tuple, ast.List))
    return cast(ast.expr, _at(place, ast.Tuple([_loaded(part) for part in target.elts], ast.Load())))


def _is_super(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "super" and not node.args


def _dotted(node: ast.expr) -> str:
    if isinstance(node, ast.Name):
        return node.id
    return f"{_dotted(node.value)}.{node.attr}" if isinstance(node, ast.Attribute) else ""


def _is_literal(node: Any) -> bool:
    kind = type(node)
    if kind is ast.UnaryOp:
        return type(node.operand) is ast.Constant
    if kind is ast.BinOp and type(node.right) is ast.Constant:
        return type(node.right.value) is complex and (type(node.left) is ast.Constant or _is_literal(node.left))
    return kind is ast.Constant


def _is_folded(node: Any, depth: int = 0) -> bool:
    """Does the compiler compute it? Its parts must stay as they are, or it would be made anew each time."""
    kind = type(node)
    if kind is ast.BinOp:
        return depth < DEEPEST and _is_folded(node.right, depth + 1) and _is_folded(node.left, depth + 1)
    if kind is ast.Subscript:
        return depth < DEEPEST and _is_folded(node.value, depth + 1) and _is_folded(node.slice, depth + 1)
    if kind is ast.Tuple:
        return depth < DEEPEST and all(_is_folded(element, depth + 1) for element in node.elts)
    return kind is ast.Constant or _is_literal(node)


def _first_evaluated(node: Any) -> Any:
    """The part of an expression that the interpreter comes to first."""
    while field := _FIRST.get(type(node)):
        part = getattr(node, field)
        if part == []:  # an empty f-string
            break
        node = part[0] if isinstance(part, list) else part
    return node


_FIRST: dict[type[ast.AST], str] = {
    ast.BinOp: "left",
    ast.Compare: "left",
    ast.UnaryOp: "operand",
    ast.Call: "func",
    ast.Attribute: "value",
    ast.Subscript: "value",
    ast.Await: "value",
    ast.IfExp: "test",
    ast.BoolOp: "values",
    ast.JoinedStr: "values",
    ast.FormattedValue: "value",
}
if sys.version_info >= (3, 12):  # comprehensions are inlined
    _FIRST |= {ast.ListComp: "generators", ast.SetComp: "generators", ast.DictComp: "generators"}
    _FIRST[ast.comprehension] = "iter"


def _end(node: Any) -> tuple[int, int, int, int]:
    """The place that the compiler gives to the last instruction of `node`: of an attribute, the line of its name."""
    last = node.func if isinstance(node, ast.Call) else node
    if isinstance(last, ast.Attribute) and last.lineno != last.end_lineno:
        assert last.end_lineno is not None and last.end_col_offset is not None
        return last.end_lineno, last.end_col_offset - len(last.attr.encode()), node.end_lineno, node.end_col_offset
    return node.lineno, node.col_offset, node.end_lineno, node.end_col_offset


def _at(place: tuple[int, int, int, int], node: Any) -> Any:
    node.lineno, node.col_offset, node.end_lineno, node.end_col_offset = place
    return node


def _columns(line: str, start: int, end: int | None) -> str:
    """Syntax trees count columns in bytes of UTF-8."""
    return line[start:end] if line.isascii() else line.encode()[start:end].decode()


def _joined(lines: list[str], node: ast.expr) -> str:
    """The text of an expression on several lines, on one."""
    cut = [_columns(lines[0], node.col_offset, None), *lines[1:-1], _columns(lines[-1], 0, node.end_col_offset)]
    try:
        if any(isinstance(part, ast.JoinedStr) and part.end_lineno != part.lineno for part in ast.walk(node)):
            return ast.unparse(node)  # what tokens such a string has depends on the version
        text = _on_one_line(cut)
        return text if _means(text, node) else ast.unparse(node)
    except RecursionError:
        return " ".join(" ".join(cut).split())


def _means(text: str, node: ast.expr) -> bool:
    tree = parsed_expression(text)
    return tree is not None and ast.dump(tree) == ast.dump(node)


def _on_one_line(lines: list[str]) -> str:
    """The same tokens without comments, line breaks and commas before closing brackets; breaks in strings escaped."""
    text, row, column = "", 1, 1
    lines = ["(" + lines[0], *lines[1:-1], lines[-1] + ")"]
    try:
        tokens = tokens_of("\n".join(lines))
    except NotPython:
        return ""
    for token in tokens[1:]:
        if token.type in (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE):
            continue
        if token.start[0] == row:
            text += lines[row - 1][column : token.start[1]]
        elif token.string and token.string in ")]}":
            text = text.rstrip().removesuffix(",")
        elif text and text[-1] not in "([{" and token.string != ".":
            text = text.rstrip() + " "
        row, column = token.end
        text += token.string.replace("\\\n", "").replace("\n", "\\n")
        if token.end == (len(lines), len(lines[-1])):
            break
    return text.removesuffix(")").strip()


# --- the other side of the rewriting: what HOOK does at run time ---
#
# `and`, `or` ask a value for its truth. Where the result is asked again (`if a and b`), the interpreter jumps and asks
# once; with a call around it, it would ask twice, and a class can see that. So where a result is tested next, the last
# operand is marked, and a value that was asked already travels on in a wrapper that knows the answer. (A chained
# comparison has no such mark: the result of a comparison, if it is an object with a truth method, is asked twice.)


class _Last:
    """The last operand of `and`/`or`: not asked for its truth yet."""

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value


class _Truthy:
    """A value that was found true."""

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value


class _Falsy(list[object]):
    """A value that was found false. An empty list, so that being asked again runs no Python code."""

    __slots__ = ("value",)

    def __init__(self, value: object) -> None:
        self.value = value


_ASKED: dict[type[ast.boolop], str] = {ast.And: "falsy", ast.Or: "truthy"}
"""What a value was found to be with which an operator ends early."""


def _what_to_report(node: ast.expr, number: int, tested: bool) -> object:
    """The hook's first argument: a number; of a choice between parts that were tested (number, how to give it on)."""
    if not isinstance(node, (ast.BoolOp, ast.IfExp)):
        return number
    if not tested:
        return (number, "plain") if _has_choices(node) else number
    return (number, _ASKED[type(node.op)] if isinstance(node, ast.BoolOp) else "as it is")


def _has_choices(node: ast.BoolOp | ast.IfExp) -> bool:
    """Is a part itself a choice? Then it was rewritten to a call of the hook with such a first argument."""
    parts = node.values if isinstance(node, ast.BoolOp) else [node.body, node.orelse]
    return any(isinstance(part, ast.Call) and _is_choice(part.args) for part in parts)


def _is_choice(arguments: list[ast.expr]) -> bool:
    return bool(arguments) and isinstance(arguments[0], ast.Constant) and isinstance(arguments[0].value, tuple)


def hook(report: Callable[[int, object], object]) -> Callable[[Any, object], object]:
    """What HOOK is to be: calls `report(number, value)` for every value, in order of evaluation.

    It needs nothing but what it holds itself: code may call it when the interpreter has cleared all modules.
    """
    last, chosen = _Last, _chooser(report)

    def ndb_expression(what: Any, value: object) -> object:
        if what.__class__ is int:
            report(what, value)
            return value
        return last(value) if what is None else chosen(what[0], what[1], value)

    return ndb_expression


def _chooser(report: Callable[[int, object], object]) -> Callable[[int, str, object], object]:
    last, truthy, falsy, is_a = _Last, _Truthy, _Falsy, isinstance

    def chosen(number: int, how: str, value: Any) -> object:
        if how == "bound":
            report(number, value)
            return True
        asked = not is_a(value, last)
        if not asked:
            value = value.value
        plain = value.value if is_a(value, (truthy, falsy)) else value
        report(number, plain)
        if how == "plain":
            return plain
        if plain is not value or not asked or how == "as it is":
            return value
        return falsy(value) if how == "falsy" else truthy(value)

    return chosen
