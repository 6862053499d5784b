"""Calls that a package's authors made, as calls of programs that stand alone.

Of a function as it stands; a generator's items as a list; a method on an object made as the tests made it, by a
function that takes what both were given. Only those parameters are taken that must be, or that somebody gave something
else than their default. Knows syntax and texts; runs nothing.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ndb.dataset.programs.packages.run_suites import WatchedCall
from ndb.dataset.programs.packages.source_text import MODULES
from ndb.dataset.programs.packages.trimmed import link_function, link_trimmed
from ndb.dataset.programs.standalone import Definition, Module, Modules, is_builtin
from ndb.source.functions import own_nodes
from ndb.source.parse import parsed, parsed_expression

MOST_METHODS, MOST_PARAMETERS = 8, 6
Given = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Called:
    """A program that stands alone, its entry, and calls of it by its authors."""

    source: str
    entry: str
    calls: tuple[str, ...]


def called(
    node: Definition, module: Module, modules: Modules, calls: Mapping[str, Sequence[WatchedCall]]
) -> Iterator[Called]:
    """Programs of one definition that its authors' calls can be told of; `calls` by qualified name."""
    made = _of_function(node, calls) if isinstance(node, ast.FunctionDef) else _of_class(node, calls)
    for entry, wrapper, texts in made:
        plain = [text for text in texts if not _classes_in(text, entry)]
        also = [] if plain else _places({name for text in texts for name in _classes_in(text, entry)}, modules)
        if wrapper:
            program = link_function(wrapper, module, modules, also)
        else:
            program = link_trimmed(module, modules, node, also)
        if program is not None:
            yield _with_imports(Called(program.text, entry, tuple(plain or texts)))


def _classes_in(call: str, entry: str) -> set[str]:
    """Names in a call that are neither builtins nor modules of the library: classes of the package."""
    tree = parsed_expression(call)
    inner = {a.arg for n in ast.walk(tree) if isinstance(n, ast.Lambda) for a in n.args.args} if tree else set()
    named = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} if tree else set()
    return {name for name in named - inner - MODULES - {entry} if not is_builtin(name)}


def _places(names: set[str], modules: Modules) -> list[tuple[str, str]]:
    """Where classes of these names are defined, those that are in one place only."""
    found = {name: [place for place in modules if name in _classes_of(modules.get(place))] for name in sorted(names)}
    return [(places[0], name) for name, places in found.items() if len(places) == 1]


@lru_cache(maxsize=4096)
def _classes_of(module: Module | None) -> frozenset[str]:
    nodes = module.statements if module is not None else ()
    return frozenset(node.name for node in nodes if isinstance(node, ast.ClassDef))


_Made = tuple[str, str, Sequence[str]]
"""An entry, the text of a function around what is called where there must be one, and calls."""


def _of_class(node: ast.ClassDef, calls: Mapping[str, Sequence[WatchedCall]]) -> Iterator[_Made]:
    methods = [method for method in node.body if isinstance(method, ast.FunctionDef)]
    named = ((method, calls.get(f"{node.name}.{method.name}", ())) for method in methods)
    known = [(method, found) for method, found in named if found]
    known.sort(key=lambda pair: -len(pair[1]))  # those that tests call in most ways
    for method, found in known[:MOST_METHODS]:
        yield from _of_method(node, method, found)


def by_name(calls: Sequence[WatchedCall], module: str) -> dict[str, list[WatchedCall]]:
    """Those of one module, by qualified name."""
    found: dict[str, list[WatchedCall]] = {}
    for call in calls:
        if call.module == module:
            found.setdefault(call.name, []).append(call)
    return found


# -- functions ---------------------------------------------------------------------------------------------------------


def _of_function(node: ast.FunctionDef, calls: Mapping[str, Sequence[WatchedCall]]) -> Iterator[_Made]:
    found, signature = calls.get(node.name, ()), _Signature.of(node.args)
    if found and not is_generator(node):
        yield node.name, "", _distinct(f"{node.name}({signature.written(dict(call.given))})" for call in found)
    elif found:
        given = [signature.named(dict(call.given)) for call in found]
        if names := signature.wanted(given):
            entry = f"all_{node.name.lstrip('_')}"
            wrapper = _wrapper(entry, names, f"return list({node.name}({signature.passed(names, {})}))")
            yield entry, wrapper, _distinct(f"{entry}({', '.join(one[name] for name in names)})" for one in given)


def _distinct(texts: Iterable[str]) -> Sequence[str]:
    return list(dict.fromkeys(texts))


def is_generator(function: ast.FunctionDef) -> bool:
    return bool(own_nodes(function, ast.Yield) or own_nodes(function, ast.YieldFrom))


# -- methods -----------------------------------------------------------------------------------------------------------

_OPERATIONS = {
    "__call__": "{0}({1})", "__len__": "len({0})", "__str__": "str({0})", "__repr__": "repr({0})",
    "__getitem__": "{0}[{1}]", "__contains__": "{1} in {0}", "__eq__": "{0} == {1}", "__lt__": "{0} < {1}",
    "__add__": "{0} + {1}", "__sub__": "{0} - {1}", "__mul__": "{0} * {1}", "__iter__": "list({0})",
}  # fmt: skip


def _of_method(node: ast.ClassDef, method: ast.FunctionDef, found: Sequence[WatchedCall]) -> Iterator[_Made]:
    """The method's value; or what it leaves in its object, where it has none."""
    decorators = {ast.unparse(decorator) for decorator in method.decorator_list}
    is_dunder = method.name.startswith("__")
    if decorators - {"staticmethod", "classmethod", "property"} or (is_dunder and method.name not in _OPERATIONS):
        return
    needs_object = not decorators & {"staticmethod", "classmethod"}
    own = _constructor(node) if needs_object else _Signature()
    signature = _Signature.of(method.args, start=0 if "staticmethod" in decorators else 1)
    if own is None:
        return
    made, given = [own.named(dict(c.made)) for c in found], [signature.named(dict(c.given)) for c in found]
    own_names, names = own.wanted(made), signature.wanted(given)
    taken = {name: f"{name}_" for name in names if name in own_names}
    parameters = [*own_names, *(taken.get(name, name) for name in names)]
    if not parameters or len(parameters) > MOST_PARAMETERS:
        return
    entry = f"use_{method.name.strip('_')}"
    texts = _distinct(
        f"{entry}({', '.join([*(a[name] for name in own_names), *(b[name] for name in names)])})"
        for a, b in zip(made, given, strict=True)
    )
    thing = "thing" if needs_object else node.name
    way = _OPERATIONS.get(method.name, "{0}.{2}" if "property" in decorators else "{0}.{2}({1})")
    asked = way.format(thing, signature.passed(names, taken), method.name)
    asked = f"list({asked})" if is_generator(method) and not is_dunder else asked
    body = [f"thing = {node.name}({own.passed(own_names, {})})"] * needs_object
    has_value = is_dunder or is_generator(method) or any(one.value for one in own_nodes(method, ast.Return))
    body += [f"return {asked}"] if has_value or not needs_object else [asked, "return thing.__dict__"]
    yield entry, _wrapper(entry, parameters, *body), texts


def _constructor(node: ast.ClassDef) -> "_Signature | None":
    """What a new object takes; None where another class says it."""
    init = next((m for m in node.body if isinstance(m, ast.FunctionDef) and m.name == "__init__"), None)
    if init is not None:
        return _Signature.of(init.args, start=1)
    if node.decorator_list or any(ast.unparse(base).endswith("NamedTuple") for base in node.bases):
        fields = [f for f in node.body if isinstance(f, ast.AnnAssign) and isinstance(f.target, ast.Name)]
        defaults = {f.target.id: ast.unparse(f.value) for f in fields if isinstance(f.target, ast.Name) and f.value}
        return _Signature(tuple(f.target.id for f in fields if isinstance(f.target, ast.Name)), defaults)
    return None if node.bases else _Signature()


# -- parameters --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Signature:
    """Parameters by position, those only by name, defaults, and names of what gathers the rest."""

    positional: tuple[str, ...] = ()
    defaults: Given = None  # type: ignore[assignment]
    by_name: tuple[str, ...] = ()
    rest: str = ""
    named_rest: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "defaults", self.defaults or {})

    @classmethod
    def of(cls, arguments: ast.arguments, start: int = 0) -> "_Signature":
        positional = [argument.arg for argument in arguments.posonlyargs + arguments.args]
        defaults = dict(zip(positional[::-1], map(ast.unparse, arguments.defaults[::-1]), strict=False))
        keywords = zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
        defaults |= {argument.arg: ast.unparse(value) for argument, value in keywords if value is not None}
        return cls(
            tuple(positional[start:]),
            defaults,
            tuple(argument.arg for argument in arguments.kwonlyargs),
            arguments.vararg.arg if arguments.vararg else "",
            arguments.kwarg.arg if arguments.kwarg else "",
        )

    def named(self, given: Given) -> dict[str, str]:
        """Every parameter with a text: what was given, or its default."""
        told = {name.strip("*="): text for name, text in given.items()}
        empty = {self.rest: "()", self.named_rest: "{}"}
        names = (*self.positional, self.rest, *self.by_name, self.named_rest)
        return {name: told.get(name, self.defaults.get(name, empty.get(name, "None"))) for name in names if name}

    def wanted(self, calls: Sequence[Given]) -> list[str]:
        """Parameters that a function around this one needs."""
        return [name for name in (calls[0] if calls else ()) if self._is_wanted(name, calls)]

    def _is_wanted(self, name: str, calls: Sequence[Given]) -> bool:
        usual = {self.rest: "()", self.named_rest: "{}"}.get(name, self.defaults.get(name))
        return usual is None or any(call[name] != usual for call in calls)

    def passed(self, names: Sequence[str], renamed: Mapping[str, str]) -> str:
        """As a function around this one hands them on: by position as long as none was left out."""
        parts: list[str] = []
        for name in names:
            now = renamed.get(name, name)
            if name in (self.rest, self.named_rest):
                parts.append(("*" if name == self.rest else "**") + now)
            else:
                in_place = name in self.positional and list(self.positional[: len(parts) + 1])[-1] == name
                parts.append(now if in_place and not any("=" in part for part in parts) else f"{name}={now}")
        return ", ".join(parts)

    def written(self, given: Given) -> str:
        """Arguments as they would be written: none that equals its default, by name where one before was left out."""
        told = self.named(given)
        rest = _elements(told.get(self.rest, "()")) if self.rest else []
        parts: list[str] = []
        is_in_row = True
        for name in self.positional:
            if not rest and told[name] == self.defaults.get(name):
                is_in_row = False
            else:
                parts.append(told[name] if is_in_row else f"{name}={told[name]}")
        parts += rest
        parts += [f"{name}={told[name]}" for name in self.by_name if told[name] != self.defaults.get(name)]
        named = told.get(self.named_rest, "{}") if self.named_rest else "{}"
        return ", ".join([*parts, *_keywords(named)])


def _elements(text: str) -> list[str]:
    tree = parsed_expression(text)
    return [ast.unparse(item) for item in tree.elts] if isinstance(tree, ast.Tuple) else [f"*{text}"]


def _keywords(text: str) -> list[str]:
    tree = parsed_expression(text)
    pairs = list(zip(tree.keys, tree.values, strict=True)) if isinstance(tree, ast.Dict) else []
    keys = [key.value for key, _ in pairs if isinstance(key, ast.Constant)]
    names = [key for key in keys if isinstance(key, str) and key.isidentifier()]
    if len(names) != len(pairs):
        return [f"**{text}"]
    return [f"{name}={ast.unparse(value)}" for name, (_, value) in zip(names, pairs, strict=True)]


# -- the text ----------------------------------------------------------------------------------------------------------


def _wrapper(entry: str, parameters: Sequence[str], *body: str) -> str:
    return f"def {entry}({', '.join(parameters)}):\n" + "".join(f"    {line}\n" for line in body)


def _with_imports(made: Called) -> Called:
    """Names of the standard library in calls as the program knows them; what it does not know it imports."""
    tree = parsed(made.source)
    if tree is None or not any(f"{module}." in call for module in MODULES for call in made.calls):
        return made
    renaming = _Library(tree)
    calls = [ast.unparse(renaming.visit(one)) for call in made.calls if (one := parsed_expression(call)) is not None]
    imports = "".join(f"import {module}\n" for module in sorted(renaming.missing))
    return Called(imports + made.source, made.entry, tuple(calls))


class _Library(ast.NodeTransformer):
    def __init__(self, tree: ast.Module) -> None:
        imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
        self._classes = {(n.module, alias.name): alias.asname or alias.name for n in imports for alias in n.names}
        whole = [alias for node in tree.body if isinstance(node, ast.Import) for alias in node.names]
        self._modules = {alias.name: alias.asname or alias.name for alias in whole}
        self.missing: set[str] = set()

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        match node:
            case ast.Attribute(value=ast.Name(id=module), attr=name) if module in MODULES:
                if (module, name) in self._classes:
                    return ast.Name(self._classes[module, name], ast.Load())
                if module not in self._modules:
                    self.missing.add(module)
                return ast.Attribute(ast.Name(self._modules.get(module, module), ast.Load()), name, ast.Load())
        return self.generic_visit(node)
