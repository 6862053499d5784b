"""What can be asked backwards about a function: which arguments make it return, raise or reach something.

Knows how such a question is put in the language: as the last state of an inverse document (SPEC 3), one for every way
in which the function may come to it. Reads syntax only; asks no model and runs nothing.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from ndb.errors import BadTarget
from ndb.language.document import Shown
from ndb.language.tokens import Sep

Function = ast.FunctionDef | ast.AsyncFunctionDef
Node = TypeVar("Node", bound=ast.AST)
MOST_OPENINGS = 6
_NOT_PLAIN: Any = object()


@dataclass(frozen=True, slots=True)
class Returns:
    """Which arguments give this value? `value` is source text of a plain value."""

    value: str

    def __str__(self) -> str:
        return f"returns {self.value}"


@dataclass(frozen=True, slots=True)
class Raises:
    """Which arguments make it raise this? An exception's name, or the whole of it: `KeyError('x')`."""

    error: str

    @property
    def name(self) -> str:
        return self.error.partition("(")[0].strip()

    def __str__(self) -> str:
        return f"raises {self.error}"


@dataclass(frozen=True, slots=True)
class Reaches:
    """Which arguments make it run this line of the file?"""

    line: int

    def __str__(self) -> str:
        return f"reaches line {self.line}"


Question = Returns | Raises | Reaches


@dataclass(frozen=True, slots=True)
class Subject:
    """A function of a file, and what is shown of the file when it is asked about."""

    source: str
    node: Function
    code: str
    """The function and what it needs."""

    @property
    def name(self) -> str:
        return self.node.name

    @property
    def head(self) -> str:
        return self.text(self.node.lineno)

    def text(self, line: int) -> str:
        return self.source.split("\n")[line - 1]


def subject_of(source: str, function: str) -> Subject:
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError) as error:
        raise BadTarget(f"the file cannot be read as Python: {error}") from None
    found = [node for node in tree.body if isinstance(node, Function)]
    for node in found:
        if node.name == function:
            _check_runs(node)
            return Subject(source, node, blocks(source, node))
    names = ", ".join(node.name for node in found) or "none"
    raise BadTarget(f"there is no function {function} at the top of the file; its functions are: {names}")


def _check_runs(node: Function) -> None:
    """A call of a generator or a coroutine runs nothing: there is nothing to ask about it."""
    is_generator = bool(own_nodes(node, ast.Yield) or own_nodes(node, ast.YieldFrom))
    if is_generator or isinstance(node, ast.AsyncFunctionDef):
        kind = "async" if isinstance(node, ast.AsyncFunctionDef) else "a generator"
        raise BadTarget(f"{node.name} is {kind}: a call of it runs nothing yet; ask about a function that uses it")


def rendered(value: str) -> str:
    """A value's source text as states show it."""
    try:
        return repr(ast.literal_eval(value))
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        raise BadTarget(f"{value!r} is no plain value; write it as Python would show it, strings in quotes") from None


def line_of(subject: Subject, text: str) -> int:
    """The line that a user means by a number or by its text."""
    lines = subject.source.split("\n")
    found = [int(text)] if text.strip().isdigit() else [n for n, t in enumerate(lines, 1) if t.strip() == text.strip()]
    if len(found) > 1:
        inside = range(subject.node.lineno, (subject.node.end_lineno or 0) + 1)
        found = [line for line in found if line in inside]
    if len(found) != 1:
        raise BadTarget(f"{text!r} is {'no line' if not found else 'more than one line'} of the file; give its number")
    if not 0 < found[0] <= len(lines) or not lines[found[0] - 1].strip():
        raise BadTarget(f"there is no code at line {found[0]}; the file has {len(lines)} lines")
    return found[0]


# -- how a question is put ---------------------------------------------------------------------------------------------


def openings(subject: Subject, question: Question) -> list[Shown]:
    """States from which a model may go back to the call, likeliest first."""
    match question:
        case Returns(value):
            found = list(_returning(subject, rendered(value)))
        case Raises():
            found = list(_raising(subject, question))
        case Reaches(line):
            found = list(_reaching(subject, line))
    return list({(shown.sep, shown.source, shown.value): shown for shown in found}.values())[:MOST_OPENINGS]


def _returning(subject: Subject, value: str) -> Iterator[Shown]:
    """The ways out with this value: a `return` of another constant is none."""
    ends = [(_constant(n.value), subject.text(n.lineno)) for n in reversed(own_nodes(subject.node, ast.Return))]
    fitting = [end for end in ends if end[0] in (None, value)]
    for _, text in sorted(fitting, key=lambda end: end[0] is None):
        yield Shown(Sep.INV_RETURN, text, value=value)
    for line in _falls_off(subject.node.body) if value == "None" else ():
        yield Shown(Sep.INV_RETURN, subject.text(line), value=value)
    if not fitting:
        yield from (Shown(Sep.INV_RETURN, text, value=value) for _, text in ends)


def _constant(node: ast.expr | None) -> str | None:
    """The value of a constant expression, rendered; None for any other."""
    value = None if node is None else _plain(node)
    return None if value is _NOT_PLAIN else repr(value)


def _plain(node: ast.expr) -> Any:
    try:
        return ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return _NOT_PLAIN


def _falls_off(body: Sequence[ast.stmt]) -> Iterator[int]:
    """The lines after which a block that ends without `return` is left."""
    last = body[-1]
    match last:
        case ast.If():
            yield from (last.lineno,) if not last.orelse else ()
            yield from (line for block in (last.body, last.orelse) if block for line in _falls_off(block))
        case ast.For() | ast.While() | ast.AsyncFor():
            yield last.lineno
        case ast.Return() | ast.Raise():
            return
        case _:
            yield last.lineno if not hasattr(last, "body") else last.end_lineno or last.lineno


def _raising(subject: Subject, question: Raises) -> Iterator[Shown]:
    """Lines that may raise it: those that say so, then those that call, then those whose syntax can."""
    whole = question.error if "(" in question.error else None
    for node in own_nodes(subject.node, ast.Raise):
        name, message = _raised(node)
        if name in (question.name, None):
            yield Shown(Sep.INV_EXCEPTION, subject.text(node.lineno), value=whole or message or f"{question.name}(")
    for line in _lines_that_may_raise(subject, question.name):
        yield Shown(Sep.INV_EXCEPTION, subject.text(line), value=whole or f"{question.name}(")


def _raised(node: ast.Raise) -> tuple[str | None, str | None]:
    """The name of what a `raise` raises and, where its arguments are constants, the whole of it; None: not known."""
    made = node.exc
    if isinstance(made, ast.Name):
        return made.id, f"{made.id}()"
    if not isinstance(made, ast.Call) or not isinstance(made.func, ast.Name):
        return None, None
    values = [_constant(argument) for argument in made.args]
    is_known = None not in values and not made.keywords
    return made.func.id, f"{made.func.id}({', '.join(str(v) for v in values)})" if is_known else None


_SYNTAX: Mapping[str, tuple[type[ast.AST], ...]] = {
    "KeyError": (ast.Subscript, ast.Call), "IndexError": (ast.Subscript, ast.Call),
    "ZeroDivisionError": (ast.Div, ast.FloorDiv, ast.Mod, ast.Call), "AttributeError": (ast.Attribute,),
    "AssertionError": (ast.Assert,), "ValueError": (ast.Call, ast.Assign, ast.For), "StopIteration": (ast.Call,),
    "TypeError": (ast.Call, ast.BinOp, ast.Compare, ast.Subscript, ast.For), "RecursionError": (ast.Call,),
}  # fmt: skip
"""What a line must have to raise one of Python's own exceptions by itself."""


def _lines_that_may_raise(subject: Subject, name: str) -> list[int]:
    """Those whose own syntax can raise it before those that only call something; a `raise` raises what it says."""
    kinds = _SYNTAX.get(name, (ast.Call,))
    found: list[tuple[bool, int]] = []
    for statement in own_nodes(subject.node, ast.stmt):
        parts = [statement, *(n for field in _own_fields(statement) for n in ast.walk(field))]
        fitting = {kind for kind in kinds for part in parts if isinstance(part, kind)}
        if fitting and not isinstance(statement, ast.Raise):
            found.append((fitting == {ast.Call}, statement.lineno))
    return [line for _, line in sorted(found)]


def _own_fields(statement: ast.stmt) -> list[ast.AST]:
    """A statement's expressions, without the statements inside it."""
    return [child for child in ast.iter_child_nodes(statement) if not isinstance(child, ast.stmt | ast.ExceptHandler)]


def _reaching(subject: Subject, line: int) -> Iterator[Shown]:
    inside = [n for n in own_nodes(subject.node, ast.stmt) if n.lineno <= line <= (n.end_lineno or n.lineno)]
    if not inside:
        yield from (_at_line(subject, n) for n in _leading_into(subject, line))
        return
    innermost = max(inside, key=lambda n: n.lineno)
    if isinstance(innermost, ast.Return) and (value := _constant(innermost.value)) is not None:
        yield Shown(Sep.INV_RETURN, subject.text(line), value=value)
    elif isinstance(innermost, ast.Raise) and (message := _raised(innermost)[1]) is not None:
        yield Shown(Sep.INV_EXCEPTION, subject.text(line), value=message)
    else:
        yield _at_line(subject, line)


def _at_line(subject: Subject, line: int) -> Shown:
    """Nothing is known of the state at the line but that it is there: what is left out is all of it."""
    return Shown(Sep.INV_LINE, subject.text(line), partial=True)


def _leading_into(subject: Subject, line: int) -> list[int]:
    """Lines of the function that call whatever the line stands in; its last line where none does so by name."""
    names = {
        n.name
        for n in ast.walk(ast.parse(subject.source))
        if isinstance(n, Function | ast.ClassDef) and n.lineno <= line <= (n.end_lineno or 0)
    }
    used = [n.lineno for n in own_nodes(subject.node, ast.Name) if n.id in names]
    return used or [subject.node.body[-1].end_lineno or subject.node.lineno]


def own_nodes(function: Function, kind: type[Node]) -> list[Node]:
    """The nodes of a kind that a function's own code has, in order of lines: not those of functions inside it."""
    found: list[Node] = []
    pending: list[ast.AST] = list(function.body)
    while pending:
        node = pending.pop()
        if isinstance(node, kind):
            found.append(node)
        if not isinstance(node, Function | ast.Lambda | ast.ClassDef):
            pending += ast.iter_child_nodes(node)
    return sorted(found, key=lambda n: (getattr(n, "lineno", 0), getattr(n, "col_offset", 0)))


# -- what is shown of the file -----------------------------------------------------------------------------------------


def blocks(source: str, node: Function) -> str:
    """The function and whatever else of the file it needs: what a document shows of a file (SPEC 4)."""
    lines, tree = source.split("\n"), ast.parse(source)
    kept = needed_statements(tree, node)
    starts = [min([s.lineno, *(d.lineno for d in getattr(s, "decorator_list", ()))]) for s in kept]
    return "\n".join("\n".join(lines[start - 1 : s.end_lineno]) + "\n" for start, s in zip(starts, kept, strict=True))


def needed_statements(tree: ast.Module, node: Function) -> list[ast.stmt]:
    """The statements at the top of a file that a function's meaning depends on, itself among them."""
    needed = [statement for statement in tree.body if statement.lineno == node.lineno]
    for statement in needed:  # grows while it is walked
        used = {n.id for n in ast.walk(statement) if isinstance(n, ast.Name)}
        needed += [other for other in tree.body if other not in needed and used & _binds(other)]
    return [statement for statement in tree.body if statement in needed]


def _binds(statement: ast.stmt) -> set[str]:
    """The names that a statement at the top of a file gives a meaning."""
    if isinstance(statement, Function | ast.ClassDef):
        return {statement.name}
    if isinstance(statement, ast.Import | ast.ImportFrom):
        return {alias.asname or alias.name.split(".")[0] for alias in statement.names}
    return {n.id for n in ast.walk(statement) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


# -- arguments ---------------------------------------------------------------------------------------------------------


def arguments_text(given: ast.arguments, names: Mapping[str, str]) -> str | None:
    """Arguments of a call, from the locals at its start: `*args` and `**kwargs` unpacked."""
    plain = [argument.arg for argument in (*given.posonlyargs, *given.args)]
    if any(name not in names for name in (*plain, *(a.arg for a in given.kwonlyargs))):
        return None
    parts = [names[name] for name in plain]
    parts += [f"*{names[given.vararg.arg]}"] if given.vararg and given.vararg.arg in names else []
    parts += [f"{a.arg}={names[a.arg]}" for a in given.kwonlyargs]
    parts += [f"**{names[given.kwarg.arg]}"] if given.kwarg and given.kwarg.arg in names else []
    return ", ".join(parts)


def bound(given: ast.arguments, arguments: str) -> dict[str, str] | None:
    """The locals with which a call starts, rendered; None where they cannot be told from its text alone."""
    call, names = _call(arguments), [a.arg for a in (*given.posonlyargs, *given.args)]
    if call is None or given.vararg or given.kwarg or len(call.args) > len(names):
        return None
    told = [*zip(names, call.args, strict=False), *((k.arg or "**", k.value) for k in call.keywords)]
    values = _defaults(given) | dict(told)
    ordered = [*names, *(a.arg for a in given.kwonlyargs)]
    if set(values) != set(ordered) or len(dict(told)) != len(told):
        return None
    texts = {name: _constant(values[name]) for name in ordered}
    return {name: text for name, text in texts.items() if text is not None} if None not in texts.values() else None


def _defaults(given: ast.arguments) -> dict[str, ast.expr]:
    names = [a.arg for a in (*given.posonlyargs, *given.args)]
    late = dict(zip(names[len(names) - len(given.defaults) :], given.defaults, strict=True))
    return late | {a.arg: d for a, d in zip(given.kwonlyargs, given.kw_defaults, strict=True) if d is not None}


def split_call(call: str) -> tuple[str, str]:
    """The function's name and the arguments of `f(1, 2)`, as text."""
    name, bracket, rest = call.strip().partition("(")
    if not bracket or not rest.endswith(")") or not name.isidentifier() or not is_call(rest[:-1]):
        raise BadTarget(f"{call!r} is no call of a function of the file; write it like f(1, 'a')")
    return name, rest[:-1]


def is_call(arguments: str) -> bool:
    """Whether a text is the arguments of one call, and no more than that."""
    return _call(arguments) is not None


def _call(arguments: str) -> ast.Call | None:
    try:
        call = ast.parse(f"f({arguments})", mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    return call if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) else None
