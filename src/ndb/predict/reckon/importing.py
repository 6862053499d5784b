"""Imports: a module of the program is run once, its packages before it; one of the library's is looked up.

A module that is run while states are told is told like a function, and what is not known of it is not known of the
import; before that, module_bodies.py runs it. Knows import statements; not how statements run.
"""

import ast
import sys
from collections.abc import Sequence, Set
from typing import Any, Final, NoReturn

from ndb.predict.reckon.activations import Code, Frame, Scope
from ndb.predict.reckon.allowed import pure_library as library
from ndb.predict.reckon.doubt import NO_NAME, NotKnown, Raised
from ndb.predict.reckon.module_bodies import ModuleBodies
from ndb.predict.reckon.program.installed_files import is_installed_file
from ndb.predict.reckon.program.program_text import Names, ProgramText
from ndb.predict.reckon.shown.shown_values import OUTSIDE, UNSEEN, Outside, OwnModule, Unseen
from ndb.source.project.project_files import FoundModule
from ndb.trace.state import Event

NO_NAMES: Final = Names(frozenset(), frozenset(), frozenset())


class Imports(ModuleBodies):
    """Import statements."""

    tells_imports = False
    """Whether a module that is not there yet is run now, and told: not before the program runs, nor where nobody knows
    what has run."""
    is_under_way = False
    """Whether more has run than bodies of modules, and nobody knows what."""
    guards = 0
    """Statements under way that handle that a module is missing."""
    guessed: Set[str] = frozenset()
    """Files of modules of which nobody knows whether they have been imported yet."""

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
            if found is None and (installed := self._installed(alias.name)):
                frame.scope.store(alias.asname or top, installed[-1 if alias.asname else 0])
                continue
            if found is None and not library.is_installed(top):
                self._miss(alias.name)
            if found is None and top not in sys.stdlib_module_names:
                self.dice = None  # it may draw
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
        own = self._own_modules(self._find(level, name)) or (self._installed(name) if not level else [])
        for alias in statement.names:
            if own and alias.name == "*":
                self._import_all(own[-1], scope)
            elif own:
                whole = f"{name}.{alias.name}" if name else alias.name
                is_other = own[-1].is_installed and not level
                inner = self.program.find_installed(whole) if is_other else self._find(level, whole)
                value = self._part_of(own[-1], alias.name, inner)
                if scope.outer is not None and type(value) in (Outside, Unseen):
                    raise NotKnown(f"{name}.{alias.name}")
                scope.store(alias.asname or alias.name, value)
            else:
                is_expected = bool(self.guards or self._is_told_elsewhere)
                if not level and is_expected and not library.is_installed(name.partition(".")[0]):
                    self._miss(name)
                self._from_library(name if not level else "", alias, scope)

    def _miss(self, name: str) -> NoReturn:
        """A module is not installed here. Where the program sees to that, it does what it does without it; where one of
        its other files needs it, it ends. What a file would do if it had what it lacks nobody can say."""
        if not self.guards and not self._is_told_elsewhere:
            raise NotKnown(f"module {name}")
        top = name.partition(".")[0]
        raise Raised(ModuleNotFoundError(f"No module named {top!r}", name=top))

    @property
    def _is_told_elsewhere(self) -> bool:
        """Whether the body of another file than the one that it begins with runs, and is told."""
        return not self.silent and self.text is not self.start_text and isinstance(self.frame.code.node, ast.Module)

    def _from_library(self, name: str, alias: ast.alias, scope: Scope) -> None:
        found = library.module(name)
        if found is None and name.partition(".")[0] not in sys.stdlib_module_names:
            self.dice = None  # it may draw
        if name == "__future__":
            scope.store(alias.asname or alias.name, OUTSIDE)  # no data of the program's
        elif alias.name == "*" and (names := library.all_of(name)) is not None:
            for each in names:
                scope.store(each, library.MODULES[name].contents[each])
        elif self.guards and library.lacks(name, alias.name):
            raise Raised(ImportError(f"cannot import name {alias.name!r} from {name!r}{NO_NAME}", name=name))
        elif found is not None and alias.name in found.contents:
            scope.store(alias.asname or alias.name, found.contents[alias.name])
        elif scope.outer is None:
            is_no_data = library.is_part_of_program(name, alias.name)
            scope.store(alias.asname or alias.name, OUTSIDE if is_no_data else UNSEEN)
        else:
            raise NotKnown(f"{name}.{alias.name}")

    def _installed(self, name: str) -> list[OwnModule]:
        """A module that is installed, its packages before it; none where nothing is known of it."""
        if not name or library.module(name.partition(".")[0]) is not None or library.module(name) is not None:
            return []
        found = self.program.find_installed(name)
        if found is not None:
            if self.program.project.find(self.start_text.file, 0, name.partition(".")[0]) is not None:
                raise NotKnown(f"which {name} is meant")
            self.dice = None  # it may draw
        return self._own_modules(found)

    def _find(self, level: int, name: str) -> FoundModule | None:
        file = self.text.file
        if not level and self.text.is_told and self.program.project.is_shadowing(file, name):
            raise NotKnown(f"which {name} is meant")
        return self.program.find(file, level, name)

    def _part_of(self, module: OwnModule, name: str, inner: FoundModule | None) -> Any:
        """What `from MODULE import NAME` gives."""
        is_guessed = inner is not None and not self.silent and inner.files[-1] in self.guessed
        if name in module.scope.variables and not is_guessed:
            return module.scope.variables[name]
        if inner is not None:
            return self._own_modules(inner)[-1]
        texts = [self.program.text(file) for file, each in self.modules.items() if each is module]
        is_def = any(name in text.defined for text in texts if text is not None)
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
        is_installed = is_installed_file(file)
        is_told = not self.silent and not is_installed
        if is_installed and not self.silent and not self.tells_imports:
            raise NotKnown(f"module {name}")  # what has become of it, if it was imported before
        if is_told and (not self.tells_imports or (text is None and not file.endswith("/"))):
            raise NotKnown(f"module {name}")
        package = name if file.endswith(("/", "/__init__.py")) else name.rpartition(".")[0]
        words = text.docstring if text is not None else None
        scope = Scope({"__name__": name, "__package__": package, "__doc__": words}, NO_NAMES, None)
        module = self.modules[file] = OwnModule(name, scope, is_installed)
        if is_installed:
            if text is not None:
                self.load_installed(text, scope)
        elif text is not None and is_told:
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
            self.modules.pop(text.file, None)  # the next import runs it anew
            raise
        finally:
            self.frame = outer
