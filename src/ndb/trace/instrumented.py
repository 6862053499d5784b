"""Compiles the user's code so that it tells the values of its sub-expressions, also that of modules it imports.

Knows how code gets into the interpreter. Does not know which sub-expressions there are (expressions), nor what becomes
of the values: `report` is told text, line, value and whether it is inside a comprehension.
"""

import builtins
import sys
import warnings
import weakref
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType
from typing import Any

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.source.parse import parse_program
from ndb.trace.expressions import HOOK, HOOK_CONSTANT, Expression, hook, imported_modules, instrument
from ndb.trace.scopes import Parts


class Instrumented:
    """Compiles, and passes on what the compiled code reports."""

    def __init__(self, report: Callable[[str, int, object, bool], None]) -> None:
        self._report = report
        self._expressions: list[Expression] = []
        self._is_on = True
        self._hook = hook(_reporter(weakref.ref(self)))

    def compile(self, source: str, file: str) -> CodeType:
        """A module's code. It has the hook among its constants, and so still when the interpreter ends."""
        tree = parse_program(source, file)
        self._expressions += instrument(tree, source, hook=HOOK_CONSTANT, first=len(self._expressions))
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", "'frozenset' object is not callable", SyntaxWarning)  # but it will be
            code = compile(tree, file, "exec", dont_inherit=True)
        return _with_constant(code, self._hook)

    def compile_in_two(self, parts: Parts, file: str) -> list[CodeType]:
        """A module's code in two parts, to be run in turn; the first is compiled once for all who ask.

        Fails where a part is no module by itself.
        """
        assert not self._expressions
        first, expressions, modules = _compiled(parts.first, file)
        tree = parse_program(parts.rest, file)
        self._expressions += expressions
        self._expressions += instrument(tree, parts.rest, first=len(expressions), modules=modules)
        return [first, compile(tree, file, "exec", dont_inherit=True)]

    def builtins(self) -> dict[str, Any]:
        """Builtins that know the hook, for a program that is to have it to itself."""
        return {**vars(builtins), HOOK: self._hook}

    def start(self, is_users: Callable[[str], bool]) -> None:
        """From now on all modules of the user's are instrumented when they are imported."""
        self._is_on = True
        self._finder = _Finder(self, is_users)
        sys.meta_path.insert(0, self._finder)

    def stop(self) -> None:
        """Functions that know the hook may still be called: it gives on what it is given."""
        self._is_on = False
        sys.meta_path.remove(self._finder)


def _reporter(owner: "weakref.ref[Instrumented]") -> Callable[[int, object], None]:
    """Passes on what the hook is told. The hook is part of code, which the garbage collector does not look into: all
    that it held would never be freed, and the program's finalizers not run."""
    is_ending = sys.is_finalizing

    def told(number: int, value: object) -> None:
        instrumented = owner()
        if instrumented is not None and instrumented._is_on and not is_ending():
            expression = instrumented._expressions[number]
            instrumented._report(expression.text, expression.line, value, expression.is_round)

    return told


def _with_constant(code: CodeType, hook: object) -> CodeType:
    """The same code, and all code in it, with the hook where HOOK_CONSTANT stands for it."""
    if not any(isinstance(part, CodeType) or part == HOOK_CONSTANT for part in code.co_consts):
        return code
    return code.replace(co_consts=tuple(_constant(part, hook) for part in code.co_consts))


def _constant(part: object, hook: object) -> Any:
    if isinstance(part, CodeType):
        return _with_constant(part, hook)
    return hook if part == HOOK_CONSTANT else part


@lru_cache(maxsize=16)
def _compiled(source: str, file: str) -> tuple[CodeType, tuple[Expression, ...], frozenset[str]]:
    """Code, its sub-expressions, and the names of the modules it imports."""
    tree = parse_program(source, file)
    modules = imported_modules(tree) if "import" in source else frozenset[str]()
    expressions = tuple(instrument(tree, source, modules=modules))
    return compile(tree, file, "exec", dont_inherit=True), expressions, modules


class _Finder(MetaPathFinder):
    def __init__(self, instrumented: Instrumented, is_users: Callable[[str], bool]) -> None:
        self._instrumented = instrumented
        self._is_users = is_users

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or type(spec.loader) is not SourceFileLoader or not self._is_users(spec.origin or ""):
            return None
        spec.loader = _Loader(self._instrumented, fullname, spec.loader.path)
        return spec


class _Loader(SourceFileLoader):
    def __init__(self, instrumented: Instrumented, fullname: str, path: str) -> None:
        super().__init__(fullname, path)
        self._instrumented = instrumented

    def get_code(self, fullname: str) -> CodeType:
        """Always from the source: what lies in `__pycache__` is not instrumented, and ours must not get there."""
        source = self.get_source(fullname)
        assert source is not None
        return self._instrumented.compile(source, self.path)
