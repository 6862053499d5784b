"""What of a file can be tested by a call: functions, generators, coroutines, methods; and how the call is written.

What is no plain function is searched through a function of our own behind the file's text, which makes the object or
draws from the generator; a test shows the call that this function makes. Knows syntax; runs nothing.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from ndb.errors import BadTarget
from ndb.inverse.search.candidate import Arguments, text_of, values_of
from ndb.predict.subject import Subject, subject_of
from ndb.source.functions import Function, own_nodes, top_functions
from ndb.source.needed import needed_text
from ndb.source.parse import parsed, parsed_call, statements_of

DRAWN = 20
"""Items that are drawn from a generator."""
OURS = "ndb_"
"""How the names of parameters begin that are a constructor's."""
FIRST = f"{OURS}first_"
"""And those of a method that is called before the one that is tested."""
MOST_FIRST = 5
_NEVER_CALLED = (
    "__init__", "__new__", "__del__", "__init_subclass__", "__set_name__", "__getattribute__", "__setattr__",
    "__delattr__", "__reduce_ex__", "__class_getitem__", "__instancecheck__", "__subclasscheck__",
)  # fmt: skip
"""Methods with two underscores that are no business of a single call, or are tested by making an object."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that a call can test."""

    label: str
    """`total`, `Account.deposit`."""
    subject: Subject
    imported: str
    """What a test has to import from the file."""
    tested: Function
    """Whose body it is."""
    how: str = "function"
    """function, class, generator, coroutine, method, generator method, property, class method."""
    made_by: ast.arguments | None = None
    """What the constructor of a method's object takes."""
    first: Function | None = None
    """A method of the object that is called before."""

    def set_up(self, arguments: str) -> list[str]:
        """What a test does before its call: nothing, but where another method comes first."""
        if self.first is None:
            return []
        handed = text_of(_named_so(self.subject.node.args, FIRST), self._values(arguments, FIRST))
        return [f"made = {self._made(arguments)}", f"made.{self.first.name}({handed})"]

    def call(self, arguments: str) -> str:
        """The call that a test shows."""
        match self.how:
            case "generator":
                return f"list(islice({self.label}({arguments}), {DRAWN}))"
            case "coroutine":
                return f"asyncio.run({self.label}({arguments}))"
            case "method" | "property":
                return self._of_object(arguments)
            case "generator method":
                return f"list(islice({self._of_object(arguments)}, {DRAWN}))"
        return f"{self.label}({arguments})"

    def given(self, arguments: str) -> str:
        """What stands between the brackets of a call by its label: of a method, the object comes first."""
        if self.how not in ("method", "generator method", "property"):
            return arguments
        own = text_of(_named_so(self.subject.node.args, ""), self._values(arguments, ""))
        return ", ".join(filter(None, (self._made(arguments), own)))

    def taken(self, given: str) -> str:
        """The same the other way round; as it is where that cannot be done."""
        call = parsed_call(given)
        if self.how not in ("method", "generator method", "property") or call is None or not call.args:
            return given
        made, *own = call.args
        if not isinstance(made, ast.Call) or ast.unparse(made.func) != self.imported:
            return given
        names = [each.arg for each in _own(self.tested)]
        parts = [ast.unparse(each) for each in made.args]
        parts += [f"{OURS}{word.arg}={ast.unparse(word.value)}" for word in made.keywords]
        parts += [f"{name}={ast.unparse(each)}" for name, each in zip(names, own, strict=False)]
        return ", ".join([*parts, *(ast.unparse(word) for word in call.keywords)])

    def _of_object(self, arguments: str) -> str:
        """The object made, and its method called."""
        own = text_of(_named_so(self.subject.node.args, ""), self._values(arguments, ""))
        made = self._made(arguments) if self.first is None else "made"
        return f"{made}.{self.tested.name}{f'({own})' if self.how != 'property' else ''}"

    def _made(self, arguments: str) -> str:
        assert self.made_by is not None
        return f"{self.imported}({text_of(self.made_by, self._values(arguments, OURS))})"

    def _values(self, arguments: str, before: str) -> Arguments:
        """The arguments of one of the calls that our function makes."""
        values = values_of(self.subject.node.args, arguments) or {}
        return {name.removeprefix(before): value for name, value in values.items() if _whose(name) == before}


def _whose(name: str) -> str:
    return next((before for before in (FIRST, OURS) if name.startswith(before)), "")


def _named_so(given: ast.arguments, before: str) -> ast.arguments:
    """A method's parameters among those of our function, which takes them by name."""
    kept = [ast.arg(each.arg.removeprefix(before)) for each in given.kwonlyargs if _whose(each.arg) == before]
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


def asked_about(source: str, label: str) -> Offer:
    """What a question is about: a plain function, or what is called through one of our own."""
    others = {each.label: each for each in _all(source, private=True) if each is not None and each.how != "function"}
    if label in others:
        return others[label]
    if "." in label:
        return offer_of(source, label)
    subject = subject_of(source, label)
    return Offer(label, subject, label, subject.node)


def _all(source: str, private: bool = False) -> Iterator[Offer | None]:
    if parsed(source) is None:
        raise BadTarget("the file cannot be read as Python")
    for node in statements_of(source):
        if isinstance(node, Function) and (private or not node.name.startswith("_")):
            yield _function(source, node)
        elif isinstance(node, ast.ClassDef) and (private or not node.name.startswith("_")):
            yield _class(source, node)
            for method in node.body:
                if isinstance(method, Function) and (private or _is_called(method.name)):
                    yield _method(source, node, method)


def _is_called(name: str) -> bool:
    """Whether a method is called by others: `__add__` is, `_add` is not."""
    is_python = name.startswith("__") and name.endswith("__")
    return name not in _NEVER_CALLED if is_python else not name.startswith("_")


def _class(source: str, owner: ast.ClassDef) -> Offer | None:
    """Making an object, where the class says how."""
    for node in owner.body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            given = node.args
            names = [*given.posonlyargs, *given.args]
            if given.vararg or given.kwarg or given.kwonlyargs or not names:
                return None
            call = f"{owner.name}({', '.join(each.arg for each in names[1:])})"
            subject = _ours(source, ", ".join(_declared(given, names[1:])), call)
            return Offer(owner.name, subject, owner.name, node, "class")
    return None


def _function(source: str, node: Function) -> Offer | None:
    if isinstance(node, ast.AsyncFunctionDef):
        call = f"__import__('asyncio').run({_handed(node)})"
        return None if _is_generator(node) else _through(source, node, "coroutine", call)
    if _is_generator(node):
        return _through(source, node, "generator", f"list(__import__('itertools').islice({_handed(node)}, {DRAWN}))")
    return Offer(node.name, Subject(source, node, needed_text(source, node)), node.name, node)


def _is_generator(node: Function) -> bool:
    return bool(own_nodes(node, ast.Yield) or own_nodes(node, ast.YieldFrom))


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
    return Offer(node.name, subject, node.name, node, how)


def _ours(source: str, parameters: str, call: str, before: str = "") -> Subject:
    """A function of our own behind the file's text."""
    text = f"{source.rstrip()}\n\n\ndef {OURS}called({parameters}):\n{before}    return {call}\n"
    node = top_functions(text)[-1]
    return Subject(text, node, needed_text(text, node))


def _method(source: str, owner: ast.ClassDef, method: Function, first: Function | None = None) -> Offer | None:
    words = {ast.unparse(each).rpartition(".")[2] for each in method.decorator_list}
    given = method.args
    if (
        isinstance(method, ast.AsyncFunctionDef)
        or words - {"staticmethod", "classmethod", "property", "cached_property"}
        or given.vararg
        or given.kwarg
        or given.kwonlyargs
    ):
        return None
    if words & {"staticmethod", "classmethod"}:
        return _class_method(source, owner, method, is_static="staticmethod" in words)
    made_by = _constructor(source, owner)
    if made_by is None or (first is not None and _is_awkward(first)):
        return None
    made, own = [*made_by.posonlyargs, *made_by.args], _own(method)
    before = _own(first) if first is not None else []
    late = [*(_declared(first.args, before, FIRST) if first is not None else ()), *_declared(given, own)]
    heads = [*_declared(made_by, made, OURS), *(["*", *late] if late else [])]
    maker = f"{owner.name}({', '.join(OURS + each.arg for each in made)})"
    opening = ""
    if first is not None:
        handed = ", ".join(FIRST + each.arg for each in before)
        opening, maker = f"    {OURS}made = {maker}\n    {OURS}made.{first.name}({handed})\n", f"{OURS}made"
    call = f"{maker}.{method.name}{'' if words else _in_brackets(own)}"
    how = "property" if words else "method"
    if _is_generator(method):
        how, call = "generator method", f"list(__import__('itertools').islice({call}, {DRAWN}))"
    label = f"{owner.name}.{method.name}"
    return Offer(label, _ours(source, ", ".join(heads), call, opening), owner.name, method, how, made_by, first)


def _own(method: Function) -> list[ast.arg]:
    return [*method.args.posonlyargs, *method.args.args][1:]


def _in_brackets(names: list[ast.arg]) -> str:
    return f"({', '.join(each.arg for each in names)})"


def _is_awkward(method: Function) -> bool:
    """Whether a call of it cannot be written as a line of a test."""
    given = method.args
    is_bound = bool(method.decorator_list) or isinstance(method, ast.AsyncFunctionDef) or _is_generator(method)
    return is_bound or bool(given.vararg or given.kwarg or given.kwonlyargs)


def after_others(source: str, each: Offer) -> list[Offer]:
    """The same method after another one, or itself, was called: some states are come to by calls only."""
    owner = next((n for n in statements_of(source) if isinstance(n, ast.ClassDef) and n.name == each.imported), None)
    if owner is None or each.made_by is None:
        return []
    firsts = [n for n in owner.body if isinstance(n, ast.FunctionDef) and not n.name.startswith("_")]
    found = [_method(source, owner, each.tested, first) for first in firsts[:MOST_FIRST]]
    return [offer for offer in found if offer is not None]


def _class_method(source: str, owner: ast.ClassDef, method: Function, is_static: bool) -> Offer | None:
    if _is_generator(method):
        return None
    label, given = f"{owner.name}.{method.name}", method.args
    own = [*given.posonlyargs, *given.args][0 if is_static else 1 :]
    call = f"{label}({', '.join(each.arg for each in own)})"
    return Offer(label, _ours(source, ", ".join(_declared(given, own)), call), owner.name, method, "class method")


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
