"""What of a file can be tested by a call: functions, generators, coroutines, methods; and how the call is written.

What is no plain function is searched through a function of our own behind the file's text, which makes the object or
draws from the generator; a test shows the call that this function makes. Knows syntax; runs nothing.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from ndb.errors import BadTarget
from ndb.inverse.search.candidate import text_of, values_of
from ndb.predict.subject import Subject
from ndb.source.functions import Function, own_nodes, top_functions
from ndb.source.needed import needed_text
from ndb.source.parse import parsed, statements_of

DRAWN = 20
"""Items that are drawn from a generator."""
OURS = "ndb_"
"""How the names of parameters begin that are a constructor's."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that a call can test."""

    label: str
    """`total`, `Account.deposit`."""
    subject: Subject
    imported: str
    """What a test has to import from the file."""
    lines: frozenset[int]
    """Of its own body, where statements start."""
    how: str = "function"
    """function, generator, coroutine, method, class method."""
    made_by: ast.arguments | None = None
    """What the constructor of a method's object takes."""

    def call(self, arguments: str) -> str:
        """The call that a test shows."""
        if self.how == "function":
            return f"{self.label}({arguments})"
        if self.how == "generator":
            return f"list(islice({self.label}({arguments}), {DRAWN}))"
        if self.how == "coroutine":
            return f"asyncio.run({self.label}({arguments}))"
        owner, _, method = self.label.partition(".")
        if self.made_by is None:
            return f"{owner}.{method}({arguments})"
        values = values_of(self.subject.node.args, arguments) or {}
        made = {name.removeprefix(OURS): value for name, value in values.items() if name.startswith(OURS)}
        rest = {name: value for name, value in values.items() if not name.startswith(OURS)}
        own = _without_own(self.subject.node.args)
        return f"{owner}({text_of(self.made_by, made)}).{method}({text_of(own, rest)})"


def _without_own(given: ast.arguments) -> ast.arguments:
    """The method's parameters among those of our function: it takes them by name."""
    kept = [each for each in given.kwonlyargs if not each.arg.startswith(OURS)]
    return ast.arguments([], kept, None, [], [], None, [])


def offers(source: str) -> list[Offer]:
    """All of a file, in its order; what begins with an underscore is tested through what uses it."""
    return [each for each in _all(source) if each is not None]


def offer_of(source: str, label: str) -> Offer:
    """The one that is called so."""
    found = {each.label: each for each in _all(source, private=True) if each is not None}
    if label not in found:
        raise BadTarget(
            f"there is no {label} in the file that a call can test; there are: {', '.join(found) or 'none'}"
        )
    return found[label]


def _all(source: str, private: bool = False) -> Iterator[Offer | None]:
    if parsed(source) is None:
        raise BadTarget("the file cannot be read as Python")
    for node in statements_of(source):
        if isinstance(node, Function) and (private or not node.name.startswith("_")):
            yield _function(source, node)
        elif isinstance(node, ast.ClassDef) and (private or not node.name.startswith("_")):
            for method in node.body:
                if isinstance(method, Function) and (private or not method.name.startswith("_")):
                    yield _method(source, node, method)


def _function(source: str, node: Function) -> Offer | None:
    is_generator = bool(own_nodes(node, ast.Yield) or own_nodes(node, ast.YieldFrom))
    if isinstance(node, ast.AsyncFunctionDef):
        return (
            None if is_generator else _through(source, node, "coroutine", f"__import__('asyncio').run({_handed(node)})")
        )
    if is_generator:
        return _through(source, node, "generator", f"list(__import__('itertools').islice({_handed(node)}, {DRAWN}))")
    return Offer(node.name, Subject(source, node, needed_text(source, node)), node.name, lines_in(node))


def _handed(node: Function) -> str:
    """The call that hands all of a function's parameters on."""
    given = node.args
    parts = [each.arg for each in (*given.posonlyargs, *given.args)]
    parts += [f"*{given.vararg.arg}"] if given.vararg is not None else []
    parts += [f"{each.arg}={each.arg}" for each in given.kwonlyargs]
    parts += [f"**{given.kwarg.arg}"] if given.kwarg is not None else []
    return f"{node.name}({', '.join(parts)})"


def _through(source: str, node: Function, how: str, call: str) -> Offer:
    subject = _ours(source, ast.unparse(node.args), call)
    return Offer(node.name, subject, node.name, lines_in(node), how)


def _ours(source: str, parameters: str, call: str) -> Subject:
    """A function of our own behind the file's text."""
    text = f"{source.rstrip()}\n\n\ndef {OURS}called({parameters}):\n    return {call}\n"
    node = top_functions(text)[-1]
    return Subject(text, node, needed_text(text, node))


def _method(source: str, owner: ast.ClassDef, method: Function) -> Offer | None:
    words = {ast.unparse(each).rpartition(".")[2] for each in method.decorator_list}
    if (
        isinstance(method, ast.AsyncFunctionDef)
        or own_nodes(method, ast.Yield)
        or words - {"staticmethod", "classmethod"}
    ):
        return None
    label, given = f"{owner.name}.{method.name}", method.args
    own = [*given.posonlyargs, *given.args][0 if "staticmethod" in words else 1 :]
    if given.vararg or given.kwarg or given.kwonlyargs:
        return None
    if words:
        heads = ", ".join(_declared(given, own))
        call = f"{label}({', '.join(each.arg for each in own)})"
        return Offer(label, _ours(source, heads, call), owner.name, lines_in(method), "class method")
    made_by = _constructor(source, owner)
    if made_by is None:
        return None
    made = [*made_by.posonlyargs, *made_by.args]
    heads = (
        ", ".join([*_declared(made_by, made, OURS), "*", *_declared(given, own)])
        if own
        else ", ".join(_declared(made_by, made, OURS))
    )
    call = f"{owner.name}({', '.join(OURS + each.arg for each in made)}).{method.name}({', '.join(e.arg for e in own)})"
    return Offer(label, _ours(source, heads, call), owner.name, lines_in(method), "method", made_by)


def _declared(given: ast.arguments, kept: list[ast.arg], before: str = "") -> Iterator[str]:
    """Parameters with their annotations and defaults."""
    every = [*given.posonlyargs, *given.args]
    defaults = dict(zip([each.arg for each in every][len(every) - len(given.defaults) :], given.defaults, strict=True))
    for each in kept:
        hint = f": {ast.unparse(each.annotation)}" if each.annotation is not None else ""
        default = f" = {ast.unparse(defaults[each.arg])}" if each.arg in defaults else ""
        yield f"{before}{each.arg}{hint}{default}"


def _constructor(source: str, owner: ast.ClassDef) -> ast.arguments | None:
    """What an object is made of; None where that is not known from the class alone."""
    known = {node.name: node for node in statements_of(source) if isinstance(node, ast.ClassDef)}
    kind: ast.ClassDef | None = owner
    for _ in range(8):
        if kind is None:
            return None
        for node in kind.body:
            if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                given = node.args
                if given.vararg or given.kwarg or given.kwonlyargs:
                    return None
                return ast.arguments([], [*given.posonlyargs, *given.args][1:], None, [], [], None, given.defaults)
        if any("dataclass" in ast.unparse(each) for each in kind.decorator_list):
            return _fields(kind)
        bases = [base.id for base in kind.bases if isinstance(base, ast.Name)]
        if not kind.bases:
            return ast.arguments([], [], None, [], [], None, [])
        kind = known.get(bases[0]) if bases else None
    return None


def _fields(kind: ast.ClassDef) -> ast.arguments:
    """Those of a dataclass that have to be given: the others are left as they are."""
    fields = [
        n for n in kind.body if isinstance(n, ast.AnnAssign) and n.value is None and isinstance(n.target, ast.Name)
    ]
    made = [ast.arg(n.target.id, n.annotation) for n in fields if isinstance(n.target, ast.Name)]
    return ast.arguments([], made, None, [], [], None, [])


def lines_in(function: Function) -> frozenset[int]:
    """Lines at which statements of a function start that run when it runs."""
    nodes = [n for statement in function.body for n in ast.walk(statement)]
    return frozenset(n.lineno for n in nodes if isinstance(n, ast.stmt) and not _runs_nothing(n))


def _runs_nothing(node: ast.stmt) -> bool:
    """Docstrings, declarations, `else: pass`-like statements that the interpreter may leave out, `try:`."""
    match node:
        case ast.Global() | ast.Nonlocal() | ast.Expr(value=ast.Constant()) | ast.AnnAssign(value=None) | ast.Pass():
            return True
    return isinstance(node, ast.Try | ast.TryStar | ast.Continue | ast.Break)
