"""Bodies of modules that ran before anything is told: what is not known of one hides only what it may have touched.

Statement by statement: one that is not known hides what it binds and the data that it names; if it may have had
functions of the program run, all data of all modules. Knows modules and syntax; not what imports mean.
"""

import ast
import types
from collections.abc import Callable, Iterator, Sequence, Set
from typing import Any, Final

from ndb.predict.reckon.activations import Code, Frame, Scope
from ndb.predict.reckon.allowed import pure_library as library
from ndb.predict.reckon.class_statements import Classes
from ndb.predict.reckon.doubt import NotKnown, Raised, is_fixed
from ndb.predict.reckon.program.program_files import ProgramFiles
from ndb.predict.reckon.program.program_text import ProgramText, names_of
from ndb.predict.reckon.shown.shown_values import OUTSIDE, UNSEEN, Loaded, Outside, OwnModule, Unseen
from ndb.trace.scopes import is_hidden

_STEPS_FOR_INSTALLED: Final = 300_000
"""For the bodies of all modules that are installed."""
_NO_FUNCTIONS: Final = frozenset({"__file__", "__path__", "__spec__", "__loader__", "__package__", "__cached__"})
"""Names of every module that are not the program's."""


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
        self._steps_for_installed, self._is_loading_installed = _STEPS_FOR_INSTALLED, False
        self._loading: dict[str, int] = {}
        """Lines that modules that are being loaded have come to."""

    @property
    def texts(self) -> Sequence[ProgramText]:
        return self._texts

    def loaded(self) -> Loaded:
        return Loaded(frozenset(module.name for module in self.modules.values()))

    def load_installed(self, text: ProgramText, scope: Scope) -> None:
        """The same of a module that is installed: no state tells of it, and it takes no steps from the program's."""
        if self._is_loading_installed:
            self.load(text, scope)
            return
        before, self.steps_left = self.steps_left, self._steps_for_installed
        self.silent += 1
        self._is_loading_installed = True
        try:
            self.load(text, scope)
        finally:
            self._is_loading_installed = False
            self.silent -= 1
            self.steps_left, self._steps_for_installed = before, self.steps_left

    def keep_text(self, text: ProgramText) -> None:
        """From now on something of a file has run."""
        self._texts.append(text)
        if self.parts:
            self.parts = {**self.parts, **text.parts}

    def load(self, text: ProgramText, scope: Scope) -> None:
        """Run a module's body; what is not known of it is hidden."""
        if text.is_told:
            self.keep_text(text)
        code = Code(text.tree, text, "<module>", scope, {}, None, False)
        outer, self.frame = self.frame, Frame(code, scope, -1)
        try:
            for statement in text.tree.body:
                self._loading[text.file] = statement.lineno
                try:
                    for _ in self.block([statement], self.frame):
                        raise NotKnown("a yield")
                except (NotKnown, Raised, RecursionError, Exception):
                    self.frame = Frame(code, scope, -1)
                    self._hide(statement, scope)
        finally:
            self.frame = outer
            self._loading.pop(text.file, None)
        if text.file in self.lost:
            self._lose(text)

    def _hide(self, statement: ast.stmt, scope: Scope) -> None:
        """A statement of a module's may have done anything to the names it has, and by calls to all others."""
        nodes, run = list(ast.walk(statement)), [*_run_now(statement)]
        variables, self.dice = scope.variables, None
        named = {node.id for node in nodes if isinstance(node, ast.Name)}
        changed = {node.value.id for node in nodes if _is_attribute_set(node)}  # type: ignore[attr-defined]
        for name in self._names_bound(statement):
            variables[name] = OUTSIDE if _is_no_data(statement) else UNSEEN
        is_told, calls_own = self.text.is_told, self._calls(statement, scope, self._may_be_own)
        for name, value in variables.items():
            is_data = not is_fixed(value) and not is_text(value)
            if name in changed or ((calls_own or name in named) and (is_data or self._may_have_changed(value))):
                variables[name] = UNSEEN
        if is_told:
            self.has_hidden = self.has_hidden or calls_own or any(map(self._imports_own, nodes))
        if calls_own and is_told:
            self.doubt_all()
        elif calls_own or self._calls(statement, scope, self._may_be_installed):
            self.doubt_installed()
        if not isinstance(statement, ast.Import | ast.ImportFrom) and any(map(self.text.is_spoiling, run)):
            self._lose(self.text)
        for text in self._texts if calls_own and is_told else ():
            if text.may_have_spoiled(self._loading.get(text.file), self._texts):
                self._lose(text)

    def _lose(self, text: ProgramText) -> None:
        """Any name of a file may be another's now."""
        self.lost.add(text.file)
        variables = self.modules[text.file].scope.variables
        variables.update({name: OUTSIDE if name in text.defined else UNSEEN for name in variables})

    def _may_have_changed(self, value: Any) -> bool:
        """Whether a function has something of its own: that of a library's decorator, attributes."""
        if type(value) is not types.FunctionType:
            return False
        return bool(vars(value)) if value in self.codes else value.__module__ == "__main__"

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

    def _calls(self, statement: ast.stmt, scope: Scope, is_meant: Callable[[str, Scope], bool]) -> bool:
        """Whether a statement may have had functions of some kind run."""
        nodes = [*_run_now(statement)]
        if isinstance(statement, ast.Import | ast.ImportFrom) or not any(map(_is_calling, nodes)):
            return False
        named = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
        return any(is_meant(name, scope) for name in named)

    def _may_be_own(self, name: str, scope: Scope) -> bool:
        """Whether a name may lead to functions of the program's."""
        text, found = self.text, scope.variables.get(name)
        if found is None:
            return name not in library.BUILTINS and name not in scope.variables and name not in _NO_FUNCTIONS
        if type(found) in (Outside, Unseen):
            return name in text.defined or (type(found) is Unseen and name in text.imported)
        is_part = type(found) in (OwnModule, types.FunctionType) or self.is_own(found)
        return is_part and not self._is_installed_part(found)

    def _may_be_installed(self, name: str, scope: Scope) -> bool:
        return self._is_installed_part(scope.variables.get(name))

    def _is_installed_part(self, value: Any) -> bool:
        """Whether something is of a module that is installed."""
        if type(value) is types.FunctionType:
            return value in self.codes and not self.codes[value].text.is_told
        if isinstance(value, type):
            return value in self.installed_classes
        return type(value) is OwnModule and value.is_installed

    def doubt_all(self) -> None:
        """Functions of the program have run unseen."""
        for text in self._texts:
            self._hide_data(self.modules[text.file].scope, text.shared)
        self.doubt_installed()

    def doubt_installed(self) -> None:
        """Functions of what is installed have run unseen."""
        for file, module in self.modules.items():
            text = self.program.text(file) if module.is_installed else None
            if text is not None and text.can_spoil:
                self._lose(text)
            elif text is not None:
                self._hide_data(module.scope, text.shared)

    @staticmethod
    def _hide_data(scope: Scope, shared: Set[str]) -> None:
        for name, value in scope.variables.items():
            if name in shared or not (is_fixed(value) or is_text(value)):
                scope.variables[name] = UNSEEN if not is_hidden(name) else value


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
