"""What a call of a class gives, where the text says all of it: dataclasses, named tuples, exceptions, classes that make
nothing of their own.

Only what cannot be otherwise is said. Knows syntax and values as text; nothing of the program is run.
"""

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ndb.language.objects.classes import Classes, classes_of
from ndb.source.parse import NOT_PLAIN, parsed, plain_value
from ndb.trace.values.notation import write_value

_DATACLASS = frozenset({"dataclass", "dataclasses.dataclass"})
_OPTIONS = frozenset({"order", "eq", "frozen", "unsafe_hash"})
_FACTORIES = {"list": "[]", "dict": "{}", "set": "set()", "str": "''", "int": "0", "float": "0.0", "tuple": "()"}
_NO_FIELDS = ("ClassVar", "InitVar", "KW_ONLY")
_PLAIN_EXCEPTIONS = frozenset(
    {"Exception", "ValueError", "KeyError", "TypeError", "RuntimeError", "IndexError", "LookupError", "ArithmeticError",
     "ZeroDivisionError", "NotImplementedError", "AssertionError", "OverflowError", "RecursionError"}
)  # fmt: skip
_OWN_WORDS = frozenset(
    {"__init__", "__new__", "__post_init__", "__repr__", "__str__", "__reduce__", "__getattribute__", "__setattr__",
     "__slots__"}
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Field:
    name: str
    default: str | None = None
    """As it is shown; None where it has none."""
    is_given: bool = True
    """Whether a call must give it, for all that is known."""


class Constructors:
    """Those of one program."""

    def __init__(self, code: str) -> None:
        tree = parsed(code)
        self._nodes = list(ast.walk(tree)) if tree is not None else []
        body = tree.body if tree is not None else []
        self._own: Classes = classes_of(code)
        self._classes = {node.name: node for node in body if isinstance(node, ast.ClassDef)}
        bound = [node.id for node in self._nodes if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)]
        bound += [node.name for node in self._nodes if isinstance(node, ast.ClassDef | ast.FunctionDef)]
        bound += [node.arg for node in self._nodes if isinstance(node, ast.arg)]
        self._bound = {name: bound.count(name) for name in bound}
        self._tuples = {
            name: fields for node in body if (found := _named_tuple(node)) is not None for name, fields in [found]
        }
        stored = [n for n in self._nodes if isinstance(n, ast.Attribute) and not isinstance(n.ctx, ast.Load)]
        self._patched = any(isinstance(n.value, ast.Name) and n.value.id in self._classes for n in stored)

    def made(self, name: str, given: Sequence[str], named: Mapping[str, str]) -> str | None:
        """What a call gives, by the texts of what it is given; None where that is not known."""
        if self._patched or self._bound.get(name, 0) > 1:
            return None
        if name in _PLAIN_EXCEPTIONS and name not in self._bound:
            return _positional(name, given) if not named else None
        if name in self._tuples:
            return _by_fields(name, self._tuples[name], given, named)
        owner = self._classes.get(name)
        if owner is None:
            return None
        bases = [ast.unparse(base) for base in owner.bases]
        if bases == ["NamedTuple"] and not owner.decorator_list and not _words(owner) & _OWN_WORDS:
            fields = _fields(owner)
            return _by_fields(name, fields, given, named) if fields is not None else None
        if self._is_exception(name):
            return _positional(name, given) if not named else None
        if not given and not named and self._own.begins_empty(name) and self._own.runs_nothing(name):
            return f"{name}()" if not _fields(owner) else None
        fields = self._fields_of_dataclass(name)
        return _by_fields(name, fields, given, named) if fields is not None else None

    def _is_exception(self, name: str) -> bool:
        """Whether a class is one of exceptions that are made and shown as all are."""
        while name in self._classes:
            owner = self._classes[name]
            if owner.keywords or owner.decorator_list or len(owner.bases) != 1 or _words(owner) & _OWN_WORDS:
                return False
            name = ast.unparse(owner.bases[0])
        return name in _PLAIN_EXCEPTIONS and name not in self._bound

    def _fields_of_dataclass(self, name: str) -> list[Field] | None:
        lineage = self._own.lineage(name)
        if not lineage or any(_words(owner) & _OWN_WORDS for owner in lineage) or not all(map(_is_dataclass, lineage)):
            return None
        found = dict[str, Field]()
        for owner in reversed(lineage):
            fields = _fields(owner)
            if fields is None:
                return None
            found |= {field.name: field for field in fields}
        is_plain = not any(_words(owner) & found.keys() for owner in lineage)  # no property in place of one
        return list(found.values()) if is_plain else None


def _words(owner: ast.ClassDef) -> set[str]:
    """Names of methods of a class, and of what is put in their place."""
    functions = {node.name for node in owner.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    targets = [target for node in owner.body if isinstance(node, ast.Assign) for target in node.targets]
    return functions | {target.id for target in targets if isinstance(target, ast.Name)}


def _is_dataclass(owner: ast.ClassDef) -> bool:
    match owner.decorator_list:
        case [ast.Call(func=called, args=[], keywords=options)]:
            is_plain = {option.arg for option in options} <= _OPTIONS
            return is_plain and ast.unparse(called) in _DATACLASS
        case [ast.Name() | ast.Attribute() as called]:
            return ast.unparse(called) in _DATACLASS
    return False


def _fields(owner: ast.ClassDef) -> list[Field] | None:
    """The fields that a class says it has; None where one of them is more than a name and a plain default."""
    found = list[Field]()
    for node in owner.body:
        match node:
            case ast.AnnAssign(annotation=annotation) if any(word in ast.unparse(annotation) for word in _NO_FIELDS):
                return None
            case ast.AnnAssign(target=ast.Name(id=name), value=None):
                found.append(Field(name))
            case ast.AnnAssign(value=ast.Call() as made) if not _only_defaults(made):
                return None  # it may be shown, given or set otherwise
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                found.append(Field(name, _default(value), is_given=_default(value) is None))
    return found


def _only_defaults(made: ast.Call) -> bool:
    """`field(default=…)`, `field(default_factory=…)`."""
    options = [option.arg for option in made.keywords]
    return ast.unparse(made.func) == "field" and not made.args and options in (["default"], ["default_factory"])


def _default(value: ast.expr) -> str | None:
    match value:
        case ast.Call(func=ast.Name(id="field"), args=[], keywords=[ast.keyword(arg="default_factory", value=made)]):
            return _FACTORIES.get(ast.unparse(made))
        case ast.Call(func=ast.Name(id="field"), args=[], keywords=[ast.keyword(arg="default", value=given)]):
            value = given
    plain = plain_value(value)
    is_plain = plain is not NOT_PLAIN and not isinstance(plain, list | dict | set)
    return write_value(plain) if is_plain else None


def _named_tuple(node: ast.stmt) -> tuple[str, list[Field]] | None:
    match node:
        case ast.Assign(
            targets=[ast.Name(id=name)],
            value=ast.Call(
                func=ast.Name(id="namedtuple") | ast.Attribute(attr="namedtuple"),
                args=[ast.Constant(value=str(title)), fields],
                keywords=[],
            ),
        ) if name == title:
            names = plain_value(fields)
            row = names.replace(",", " ").split() if isinstance(names, str) else names
            if isinstance(row, list | tuple) and all(isinstance(each, str) for each in row):
                return name, [Field(each) for each in row]
    return None


def _by_fields(name: str, fields: Sequence[Field], given: Sequence[str], named: Mapping[str, str]) -> str | None:
    names = [field.name for field in fields]
    values = dict(zip(names, given, strict=False))
    if len(given) > len(names) or values.keys() & named.keys() or not named.keys() <= {*names}:
        return None
    values |= named
    texts = [values.get(field.name, field.default) for field in fields]
    if any(text is None for text in texts):
        return None
    return f"{name}({', '.join(f'{field}={text}' for field, text in zip(names, texts, strict=True))})"


def _positional(name: str, given: Sequence[str]) -> str | None:
    return f"{name}({', '.join(given)})"


@lru_cache(maxsize=64)
def constructors_of(code: str) -> Constructors:
    return Constructors(code)
