"""Bodies of modules that ran before anything is told: what is not known of one hides only what it may have touched.

Statement by statement: one that is not known hides what it binds and the data that it names; if it may have had
functions of the program run, all data of all modules. Knows modules and syntax; not what imports mean.
"""

import ast
import types
from collections.abc import Iterator, Sequence
from typing import Any

from ndb.predict.reckon.activations import Code, Frame, Scope
from ndb.predict.reckon.allowed import pure_library as library
from ndb.predict.reckon.class_statements import Classes
from ndb.predict.reckon.doubt import NotKnown, Raised, is_fixed
from ndb.predict.reckon.program.program_files import ProgramFiles
from ndb.predict.reckon.program.program_text import ProgramText, names_of
from ndb.predict.reckon.shown.shown_values import OUTSIDE, UNSEEN, Loaded, Outside, OwnModule, Unseen
from ndb.trace.scopes import is_hidden


class ModuleBodies(Classes):
    """The modules of one program."""

    program: ProgramFiles
    has_hidden = False
    """Whether anything of a module was not known."""

    def __init__(self) -> None:
        super().__init__()
        self.modules: dict[str, OwnModule] = {}
        """By file."""
        self.lost: set[str] = set()
        """Those in which something ran unseen that may have made anything of their names."""
        self._texts: list[ProgramText] = []

    @property
    def texts(self) -> Sequence[ProgramText]:
        return self._texts

    def loaded(self) -> Loaded:
        return Loaded(frozenset(module.name for module in self.modules.values()))

    def keep_text(self, text: ProgramText) -> None:
        """From now on something of a file has run."""
        self._texts.append(text)
        if self.parts:
            self.parts = {**self.parts, **text.parts}

    def load(self, text: ProgramText, scope: Scope) -> None:
        """Run a module's body; what is not known of it is hidden."""
        self.keep_text(text)
        code = Code(text.tree, text, "<module>", scope, {}, None, False)
        outer, self.frame = self.frame, Frame(code, scope, -1)
        try:
            for statement in text.tree.body:
                try:
                    for _ in self.block([statement], self.frame):
                        raise NotKnown("a yield")
                except (NotKnown, Raised, RecursionError, Exception):
                    self.frame = Frame(code, scope, -1)
                    self._hide(statement, scope)
        finally:
            self.frame = outer
        if text.file in self.lost:
            variables = scope.variables
            variables.update({name: OUTSIDE if name in text.defined else UNSEEN for name in variables})

    def _hide(self, statement: ast.stmt, scope: Scope) -> None:
        """A statement of a module's may have done anything to the names it has, and by calls to all others."""
        nodes = list(ast.walk(statement))
        variables, self.dice = scope.variables, None
        named = {node.id for node in nodes if isinstance(node, ast.Name)}
        changed = {node.value.id for node in nodes if _is_attribute_set(node)}  # type: ignore[attr-defined]
        for name in self._names_bound(statement):
            variables[name] = OUTSIDE if _is_no_data(statement) else UNSEEN
        calls_own = self._calls_own(statement, scope)
        for name, value in variables.items():
            is_data = not is_fixed(value) and not is_text(value)
            if name in changed or ((calls_own or name in named) and (is_data or self._may_have_changed(value))):
                variables[name] = UNSEEN
        self.has_hidden = self.has_hidden or calls_own or any(map(self._imports_own, nodes))
        if calls_own:
            self._doubt_all()
        used = {node.id for node in _run_now(statement) if isinstance(node, ast.Name)}
        if not isinstance(statement, ast.Import | ast.ImportFrom) and not used.isdisjoint(self.text.spoiling_names):
            self.lost.add(self.text.file)

    def _may_have_changed(self, value: Any) -> bool:
        """Whether a function has something of its own: that of a library's decorator, attributes."""
        return type(value) is types.FunctionType and (value not in self.codes or bool(vars(value)))

    def _imports_own(self, node: ast.AST) -> bool:
        match node:
            case ast.Import(names=names):
                return any(self.program.find(self.text.file, 0, alias.name) is not None for alias in names)
            case ast.ImportFrom(module=module, level=level):
                return self.program.find(self.text.file, level, module or "") is not None
        return False

    def _names_bound(self, statement: ast.stmt) -> frozenset[str]:
        names = names_of(ast.Module([statement], [])).own | {getattr(statement, "name", "")}
        if isinstance(statement, ast.ImportFrom) and "*" in names:
            found = self.program.find(self.text.file, statement.level, statement.module or "")
            text = self.program.text(found.files[-1]) if found is not None else None
            names |= names_of(text.tree).own if text is not None else frozenset()
        return names - {"", "*"}

    def _calls_own(self, statement: ast.stmt, scope: Scope) -> bool:
        """Whether a statement may have had functions of the program run."""
        nodes = [*_run_now(statement)]
        if isinstance(statement, ast.Import | ast.ImportFrom) or not any(map(_is_calling, nodes)):
            return False
        return any(isinstance(node, ast.Name) and self._may_be_own(node.id, scope) for node in nodes)

    def _may_be_own(self, name: str, scope: Scope) -> bool:
        text, found = self.text, scope.variables.get(name)
        if found is None:
            return name not in library.BUILTINS and name not in scope.variables
        if type(found) in (Outside, Unseen):
            return name in text.defined or (type(found) is Unseen and name in text.imported)
        return type(found) is OwnModule or self.is_own(found) or (type(found) is types.FunctionType)

    def _doubt_all(self) -> None:
        """Functions of the program have run unseen."""
        for text in self._texts:
            variables = self.modules[text.file].scope.variables
            for name, value in variables.items():
                if name in text.shared or not (is_fixed(value) or is_text(value)):
                    variables[name] = UNSEEN if not is_hidden(name) else value


def _run_now(node: ast.AST) -> Iterator[ast.AST]:
    """What of a statement runs with it: of functions only decorators and defaults."""
    yield node
    match node:
        case (
            ast.FunctionDef(args=args, decorator_list=decorators)
            | ast.AsyncFunctionDef(args=args, decorator_list=decorators)
        ):
            inner: list[ast.AST] = [*decorators, *args.defaults, *(each for each in args.kw_defaults if each)]
        case ast.Lambda(args=args):
            inner = [*args.defaults, *(each for each in args.kw_defaults if each)]
        case _:
            inner = [*ast.iter_child_nodes(node)]
    for each in inner:
        yield from _run_now(each)


def _is_attribute_set(node: ast.AST) -> bool:
    match node:
        case ast.Attribute(value=ast.Name(), ctx=ast.Store() | ast.Del()):
            return True
    return False


def _is_calling(node: ast.AST) -> bool:
    match node:
        case ast.Call() | ast.FunctionDef(decorator_list=[_, *_]) | ast.ClassDef(decorator_list=[_, *_]):
            return True
        case ast.ClassDef(bases=[_, *_]):
            return True  # its base may be told of it (`__init_subclass__`)
    return False


def is_text(value: Any) -> bool:
    """Whether a value is part of the program's text rather than data."""
    kinds = types.FunctionType | type | library.Library | OwnModule | Outside | Unseen
    return isinstance(value, kinds) or callable(value)


def _is_no_data(statement: ast.stmt) -> bool:
    """Whether what a statement binds is surely a module, class or function, which states do not list."""
    match statement:
        case ast.Import() | ast.ClassDef(decorator_list=[]) | ast.FunctionDef(decorator_list=[]):
            return True
    return False
