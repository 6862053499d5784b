"""Imports: a module of the program is run once, its packages before it; one of the library's is looked up.

Before anything is told, what is not known of a module hides only what it may have touched. Later a module's body is
told like a function, and what is not known of it is not known of the import. Knows import statements and modules; not
how statements run.
"""

import ast
import types
from collections.abc import Iterator, Sequence
from typing import Any, Final, NoReturn

from ndb.predict.reckon.activations import Code, Frame, Scope
from ndb.predict.reckon.allowed import pure_library as library
from ndb.predict.reckon.class_statements import Classes
from ndb.predict.reckon.doubt import NotKnown, Raised, is_fixed
from ndb.predict.reckon.program.program_files import ProgramFiles
from ndb.predict.reckon.program.program_text import Names, ProgramText, names_of
from ndb.predict.reckon.shown.shown_values import OUTSIDE, UNSEEN, Outside, OwnModule, Unseen
from ndb.source.project.project_files import FoundModule
from ndb.trace.scopes import is_hidden
from ndb.trace.state import Event

NO_NAMES: Final = Names(frozenset(), frozenset(), frozenset())


class Imports(Classes):
    """The modules of one program."""

    program: ProgramFiles
    tells_imports = False
    """Whether a module that is not there yet is run now, and told: not before the program runs, nor where nobody knows
    what has run."""
    guards = 0
    """Statements under way that handle that a module is missing."""
    is_under_way = False
    """Whether more has run than bodies of modules, and nobody knows what."""
    has_hidden = False
    """Whether anything of a module was not known."""

    def __init__(self) -> None:
        super().__init__()
        self.modules: dict[str, OwnModule] = {}
        """By file."""
        self.guessed: set[str] = set()
        """Those of which nobody knows whether they have been imported yet."""
        self.lost: set[str] = set()
        """Those in which something ran unseen that may have made anything of their names."""
        self._texts: list[ProgramText] = []

    @property
    def texts(self) -> Sequence[ProgramText]:
        return self._texts

    def keep_text(self, text: ProgramText) -> None:
        """From now on something of a file has run."""
        self._texts.append(text)
        if self.parts:
            self.parts = {**self.parts, **text.parts}

    # Statements

    def import_(self, statement: ast.Import, frame: Frame) -> None:
        self.at(statement.lineno)
        for alias in statement.names:
            top = alias.name.split(".")[0]
            own = self._own_modules(self._find(0, alias.name))
            if own:
                value: Any = own[0]
                for part in alias.name.split(".")[1:] if alias.asname else ():
                    value = self.attribute(value, part)  # a package may call something else by its module's name
                frame.scope.store(alias.asname or top, value)
                continue
            found = library.module(alias.name if alias.asname else top)
            if found is None and not library.is_installed(top):
                self._miss(alias.name)
            name = alias.name if alias.asname else top
            frame.scope.store(alias.asname or top, found if found is not None else library.Library(name, {}))

    def import_named(self, name: str) -> Any:
        """What `importlib.import_module` gives."""
        own = self._own_modules(self._find(0, name))
        found = own[-1] if own else library.module(name)
        if found is None:
            raise NotKnown(f"module {name}")
        return found

    def import_from(self, statement: ast.ImportFrom, frame: Frame) -> None:
        self.at(statement.lineno)
        level, name, scope = statement.level, statement.module or "", frame.scope
        own = self._own_modules(self._find(level, name))
        for alias in statement.names:
            if own and alias.name == "*":
                self._import_all(own[-1], scope)
            elif own:
                inner = self._find(level, f"{name}.{alias.name}" if name else alias.name)
                value = self._part_of(own[-1], alias.name, inner)
                if scope.outer is not None and type(value) in (Outside, Unseen):
                    raise NotKnown(f"{name}.{alias.name}")
                scope.store(alias.asname or alias.name, value)
            else:
                if not level and self.guards and not library.is_installed(name.partition(".")[0]):
                    self._miss(name)
                self._from_library(name if not level else "", alias, scope)

    def _miss(self, name: str) -> NoReturn:
        """A module is not installed here. Where the program sees to that, it does what it does without it; else nobody
        can say what would be."""
        if not self.guards:
            raise NotKnown(f"module {name}")
        top = name.partition(".")[0]
        raise Raised(ModuleNotFoundError(f"No module named {top!r}", name=top))

    @staticmethod
    def _from_library(name: str, alias: ast.alias, scope: Scope) -> None:
        found = library.module(name)
        if name == "__future__":
            scope.store(alias.asname or alias.name, OUTSIDE)  # no data of the program's
        elif found is not None and alias.name in found.contents:
            scope.store(alias.asname or alias.name, found.contents[alias.name])
        elif scope.outer is None:
            is_no_data = library.is_part_of_program(name, alias.name)
            scope.store(alias.asname or alias.name, OUTSIDE if is_no_data else UNSEEN)
        else:
            raise NotKnown(f"{name}.{alias.name}")

    def _find(self, level: int, name: str) -> FoundModule | None:
        file = self.text.file
        if not level and self.program.project.is_shadowing(file, name):
            raise NotKnown(f"which {name} is meant")
        return self.program.find(file, level, name)

    def _part_of(self, module: OwnModule, name: str, inner: FoundModule | None) -> Any:
        """What `from MODULE import NAME` gives."""
        is_guessed = inner is not None and not self.silent and inner.files[-1] in self.guessed
        if name in module.scope.variables and not is_guessed:
            return module.scope.variables[name]
        if inner is not None:
            return self._own_modules(inner)[-1]
        is_def = any(name in text.defined for text in self._texts if self.modules.get(text.file) is module)
        return OUTSIDE if is_def else UNSEEN

    def _import_all(self, module: OwnModule, scope: Scope) -> None:
        variables = module.scope.variables
        names = variables.get("__all__", [name for name in variables if not name.startswith("_")])
        if not isinstance(names, list | tuple) or not all(type(name) is str for name in names):
            raise NotKnown("which names are meant by *")
        for name in names:
            scope.store(name, variables.get(name, UNSEEN))

    # Modules

    def imported_by(self, statements: Sequence[ast.stmt], file: str) -> set[str]:
        """The files of the modules that statements at the top of a file surely import, and of the packages around."""
        found = [*self.program.own_module(file).files]
        for each in statements:
            names: list[tuple[int, str]] = []
            match each:
                case ast.Import(names=aliases):
                    names = [(0, alias.name) for alias in aliases]
                case ast.ImportFrom(module=module, level=level):
                    names = [(level, module or "")]
            modules = [self.program.find(file, level, name) for level, name in names]
            found += [name for module_ in modules if module_ is not None for name in module_.files]
        return set(found)

    def _own_modules(self, found: FoundModule | None) -> list[OwnModule]:
        """A module of the program, its packages before it; none where it is not the program's."""
        made: list[OwnModule] = []
        parts = found.name.split(".") if found is not None else []
        for number, file in enumerate(found.files if found is not None else (), 1):
            is_new = file not in self.modules
            made.append(self.module_at(file, ".".join(parts[:number])))
            if is_new and number > 1:
                made[-2].scope.variables[parts[number - 1]] = made[-1]
        return made

    def module_at(self, file: str, name: str) -> OwnModule:
        if file in self.modules:
            if not self.silent and file in self.guessed:
                raise NotKnown(f"whether {name} was imported before")
            return self.modules[file]
        text = self.program.text(file, self.is_under_way)
        is_told = not self.silent
        if is_told and (not self.tells_imports or (text is None and not file.endswith("/"))):
            raise NotKnown(f"module {name}")
        package = name if file.endswith(("/", "/__init__.py")) else name.rpartition(".")[0]
        scope = Scope({"__name__": name, "__package__": package}, NO_NAMES, None)
        module = self.modules[file] = OwnModule(name, scope)
        if text is not None and is_told:
            self._tell_body(text, scope)
        elif text is not None:
            self.load(text, scope)
        else:
            self.has_hidden = self.has_hidden or not file.endswith("/")
        return module

    def _tell_body(self, text: ProgramText, scope: Scope) -> None:
        """Run a module's body as a function that was called here."""
        self.keep_text(text)
        code = Code(text.tree, text, "<module>", scope, {}, text.info(text.tree), False)
        frame = Frame(code, scope, self.frame.depth + 1)
        outer, self.frame = self.frame, frame
        try:
            self.tell_call(frame)
            for _ in self.block(text.tree.body, frame):
                raise NotKnown("a yield")
            self.tell(Event.RETURN, None)
        except Raised as raised:
            self.left_by(frame, raised.error)
            raise NotKnown("a module that cannot be imported") from raised
        finally:
            self.frame = outer

    # Before anything is told

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
        variables = scope.variables
        named = {node.id for node in nodes if isinstance(node, ast.Name)}
        for name in self._names_bound(statement):
            variables[name] = OUTSIDE if _is_no_data(statement) else UNSEEN
        calls_own = self._calls_own(statement, scope)
        for name, value in variables.items():
            is_data = not is_fixed(value) and not is_text(value)
            if (calls_own or name in named) and (is_data or self._may_have_changed(value)):
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
            found = self._find(statement.level, statement.module or "")
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
