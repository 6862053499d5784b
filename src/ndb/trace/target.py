"""What is to be run: a script, a module, or one function of a file; and running it as Python itself would.

Knows `sys.argv`, `sys.path`, `__main__` and packages. Does not know that anything is recorded.
"""

import ast
import builtins
import functools
import importlib
import importlib.util
import re
import runpy
import symtable
import sys
import tokenize
import traceback
import types
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NoReturn

from ndb.errors import BadTarget
from ndb.source.functions import top_functions
from ndb.source.neighbours import is_in, place_of
from ndb.source.parse import parsed_call
from ndb.trace.loading.import_code import import_code
from ndb.trace.scopes import read_source

try:
    from ndb.trace import _encode
except ImportError:
    _encode = None  # type: ignore[assignment]

Compile = Callable[[str, str], CodeType]
"""Source and file name to code."""

_HAS_MAIN = re.compile(r"^(async +def|def|class|import|from .* import.*) *\bmain\b|^main\b", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Target:
    """A program that was found and can be read."""

    text: str
    """As the user named it."""
    file: Path
    source: str
    """What is run: for a function, with the function `main` after it."""
    root: Path
    """The folder under which the user's code stands; the first of `sys.path`."""
    module: str
    """Name of the module that the file is; `__main__` for scripts and `-m`."""
    package: str | None
    spec: str | None = None
    """Name in its `__spec__`; a script has none."""
    main: str | None = None
    """Name of the function to be called, if the target is one."""

    @property
    def is_module(self) -> bool:
        """Whether it was named as `python -m` names it."""
        return self.text.startswith("-m ")


def with_main(source: str, call: str) -> tuple[str, str]:
    """A program with a function that makes one call, and that function's name."""
    name = "main_" if "main" in source and _HAS_MAIN.search(source) else "main"
    body = source.rstrip("\n")
    return (f"{body}\n\n" if body else "") + f"def {name}():\n    return {call}\n", name


def find_target(text: str, *, is_module: bool = False, args: str = "") -> Target:
    """Find `FILE.py`, `FILE.py::FUNCTION` (called with the source text `args`) or, with is_module, a module by name."""
    if is_module:
        return _find_module(text)
    name, _, function = text.partition("::")
    file = Path(name)
    if file.is_dir() and (file / "__main__.py").is_file():
        file /= "__main__.py"
    source = _read(file, text)
    if not function:
        return Target(text, file.resolve(), source, file.resolve().parent, "__main__", None)
    return _find_function(text, file.resolve(), source, function, args)


def _read(file: Path, text: str) -> str:
    source = read_source(str(file))
    if source is None and file.is_file():
        raise BadTarget(f"{file} is no text as Python reads it: {_why_unread(file)}")
    if source is None:
        raise BadTarget(f"cannot read {file}: give a Python file, FILE.py::FUNCTION, or -m MODULE (given: {text})")
    return source


def _why_unread(file: Path) -> str:
    try:
        with tokenize.open(file):
            return "its bytes are not of the encoding that its first line declares"
    except (OSError, ValueError, SyntaxError) as error:
        hint = "write its encoding on the first line, such as # -*- coding: latin-1 -*-"
        return hint if isinstance(error, SyntaxError) else str(error)


def _find_module(name: str) -> Target:
    """The module's source, found as `python -m` finds it, except that no package on the way is imported."""
    if not all(part.isidentifier() for part in name.split(".")):
        raise BadTarget(f"{name} is no module's name: give it as an import does, such as package.module")
    asked, spec = name, _spec(name)
    if spec is not None and spec.submodule_search_locations is not None:
        name, spec = f"{name}.__main__", _spec_in("__main__", spec)
    if spec is None or not spec.origin or not spec.origin.endswith(".py"):
        where = is_in(asked.partition(".")[0], (Path.cwd(),)) if _spec(asked) is None else ""
        raise BadTarget(f"no module named {name} with a source (a package needs a __main__.py){where}")
    file = Path(spec.origin)
    root, package = file.parents[name.count(".")], name.rpartition(".")[0]
    return Target(f"-m {asked}", file, _read(file, name), root, "__main__", package, name)


def _spec(name: str) -> ModuleSpec | None:
    """Where a module is. `importlib.util.find_spec` would run the packages that it is in."""
    top, *rest = name.split(".")
    spec = PathFinder.find_spec(top, [str(Path.cwd()), *sys.path])
    if spec is None:  # what is installed in place may have a finder of its own
        spec = next(filter(None, (finder.find_spec(top, None) for finder in sys.meta_path)), None)
    for part in rest:
        spec = _spec_in(part, spec) if spec is not None else None
    return spec


def _spec_in(part: str, package: ModuleSpec) -> ModuleSpec | None:
    """A module of a package. By its last name only: for the whole one the package would have to be imported."""
    folders = package.submodule_search_locations
    return PathFinder.find_spec(part, list(folders)) if folders is not None else None


def _find_function(text: str, file: Path, source: str, function: str, args: str) -> Target:
    if not re.fullmatch(r"[\w.]+", function):
        raise BadTarget(f"{function} is no function's name: give FILE.py::FUNCTION and the arguments with --args")
    if parsed_call(args) is None or "\n" in args:
        raise BadTarget(f"{function}({args}) is no call on one line; --args takes what stands between the parentheses")
    is_entry = function == "main" and not args and _takes_nothing(source, function)
    program, main = (source, function) if is_entry else with_main(source, f"{_written(file, source, function)}({args})")
    place = place_of(file, source)
    return Target(text, file, program, Path(place.root), place.module, place.package or None, place.module, main)


def _written(file: Path, source: str, function: str) -> str:
    """What is called, as the file can say it: something that it has, or of Python's own, such as `list`. A file that
    is no Python may have anything."""
    try:
        symbols = symtable.symtable(source, str(file), "exec").get_symbols()
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return function
    names = {s.get_name() for s in symbols if s.is_assigned() or s.is_imported()}
    first, dot, rest = function.partition(".")
    if first in names or hasattr(builtins, first) or "import *" in source or "globals()" in source:
        return function
    if dot and first in sys.stdlib_module_names:
        return f"__import__({first!r}).{rest}"
    functions = [s.get_name() for s in symbols if s.is_namespace()]
    raise BadTarget(f"{file.name} has no {function}; its functions are {', '.join(functions) or 'none'}")


def _takes_nothing(source: str, function: str) -> bool:
    """Whether it is a plain function without parameters: then it is its own entry point (SPEC, section 4)."""
    found = [each for each in top_functions(source) if each.name == function]
    if len(found) != 1 or not isinstance(found[0], ast.FunctionDef) or found[0].decorator_list:
        return False
    given = found[0].args
    return not (given.posonlyargs or given.args or given.vararg or given.kwonlyargs or given.kwarg)


def compile_whole(source: str, file: str) -> CodeType:
    """As it stands: no future imports of ours, nothing told of expressions."""
    return compile(source, file, "exec", dont_inherit=True)


def load(target: Target, compile_: Compile) -> tuple[CodeType, dict[str, Any]]:
    """A program's code and the namespace of the module in which it is to be run. Its package is imported here."""
    if target.package:
        _import_package(target.package)
    code = _compiled(target, compile_)
    sys.modules["__main__"] = module = _main_module()
    if target.spec is None:
        module.__loader__ = SourceFileLoader("__main__", str(target.file))
        module.__cached__ = None  # type: ignore[attr-defined]
    module.__file__ = str(target.file)
    module.__package__ = target.package
    module.__builtins__ = builtins  # type: ignore[attr-defined]
    if target.spec is not None:
        module.__spec__ = importlib.util.spec_from_file_location(target.spec, target.file)
    return code, module.__dict__


def load_module(target: Target, compile_: Compile, names: dict[str, Any] | None = None) -> dict[str, Any]:
    """The namespace of the module that a target's function is in, imported here. `names`: other builtins than Python's.
    Fails with what the module raises, or its package."""
    return import_code(target.module, str(target.file), _compiled(target, compile_), names)


def _compiled(target: Target, compile_: Compile) -> CodeType:
    try:
        return compile_(target.source, str(target.file))
    except (SyntaxError, ValueError) as error:
        raise BadTarget(f"{target.file} cannot be compiled: {error}") from error


def _main_module() -> types.ModuleType:
    """As the interpreter makes it before it runs anything."""
    module = types.ModuleType("__main__")
    if sys.version_info < (3, 14):
        module.__annotations__ = {}
    return module


def _import_package(name: str) -> None:
    """As `python -m` does before it runs a module of it."""
    try:
        importlib.import_module(name)
    except ImportError as error:
        raise BadTarget(f"the package {name} cannot be imported: {error}") from error


def as_module(target: Target) -> Callable[[], object]:
    """What runs a module as `python -m` does: the interpreter's own function. Its package is imported here."""
    if target.package:
        _import_package(target.package)
    sys.modules["__main__"] = module = _main_module()
    module.__builtins__ = builtins  # type: ignore[attr-defined]
    return functools.partial(runpy._run_module_as_main, target.text.removeprefix("-m "))  # type: ignore[attr-defined]


# At the bottom of the stack


def levels_below_bottom(target: Target) -> int:
    """How many levels of the stack are ours below what `leave_and_run` runs: up to 3.11 calls in C are levels, too."""
    if sys.version_info >= (3, 12):
        return 0
    return 2 if target.is_module else 3


class _Leave(BaseException):
    """Raised to leave all that runs. Nobody is to catch it, so it is no Exception."""


def can_leave() -> bool:
    """Whether something can be run when all has been left: with the compiled part, if nobody else waits for that."""
    return _encode is not None and sys.excepthook is sys.__excepthook__


def leave_and_run(
    before: Callable[[], object], body: Callable[[], object], after: Callable[[BaseException | None], object]
) -> NoReturn:
    """Leave all that runs, then call these in turn, the last with what `body` raised; `after` is to exit.

    The interpreter calls `sys.excepthook` when the stack is empty, and goes on to its end as always if that exits. What
    is a function in C has no frame, so a `body` that is one lies at the bottom of the stack, as a script does.
    """

    def begin() -> None:
        sys.excepthook = sys.__excepthook__
        traceback.clear_frames(sys.last_traceback)  # what we left holds nothing any more
        for name in ("last_type", "last_value", "last_traceback", "last_exc"):
            sys.__dict__.pop(name, None)
        before()

    sys.excepthook = functools.partial(_encode.run_between, [begin, body, after])
    raise _Leave


class as_if_alone:
    """`sys.argv`, `sys.path` and the modules as the program expects them, and as they were afterwards."""

    def __init__(self, target: Target, argv: Sequence[str]) -> None:
        self._target, self._argv = target, argv

    def __enter__(self) -> None:
        target = self._target
        self._before, self._others = (sys.argv, sys.path), _its_modules(target)
        name = str(target.file) if target.is_module else target.text.partition("::")[0]
        sys.argv = [name, *self._argv]
        # Where Python put no folder in front (-P), there is none to take away.
        sys.path = [str(target.root), *sys.path[not sys.flags.safe_path :]]
        if target.is_module:
            sys.path[0] = str(Path.cwd())
        for each in self._others if target.main is not None and not _is_ours(target) else ():
            del sys.modules[each]

    def give_back(self) -> None:
        """The program is over, but for what it does at the exit: we go on with modules of our own, though one of its
        be called like one of Python's."""
        if self._target.module.partition(".")[0] in sys.stdlib_module_names:
            self._forget()
        sys.path = [*self._before[1], *sys.path]

    def _forget(self) -> None:
        for each in _its_modules(self._target):
            del sys.modules[each]
        sys.modules.update(self._others)

    def __exit__(self, *error: object) -> None:
        sys.argv, sys.path = self._before
        self._forget()


def _its_modules(target: Target) -> dict[str, types.ModuleType]:
    """What is imported of the package that the target's module is in. Where that is done by whoever runs the program,
    it is another one or an older one than the program's."""
    top = target.module if _is_ours(target) else target.module.partition(".")[0]
    return {name: module for name, module in sys.modules.items() if name == top or name.startswith(f"{top}.")}


def _is_ours(target: Target) -> bool:
    """Whether it is a part of ndb, which is at work."""
    return target.module.partition(".")[0] == __name__.partition(".")[0]


class stack_of_its_own:
    """Our own frames do not count: the program reaches its recursion limit at the same depth as without us."""

    __slots__ = ("_before", "_below", "_spare")

    def __init__(self, spare: int = 0, below: int | None = None) -> None:
        """`spare`: frames on top of the program's, for us; `below`: how many under it are ours, if not all."""
        self._spare = spare
        self._below = below

    def __enter__(self) -> None:
        self._before = sys.getrecursionlimit(), sys.getrecursionlimit, sys.setrecursionlimit
        limit, get, set_ = self._before
        below = (_frames_below(sys._getframe(1)) if self._below is None else self._below) + self._spare
        set_(limit + below)
        sys.getrecursionlimit = lambda: get() - below
        sys.setrecursionlimit = lambda limit: set_(limit + below if isinstance(limit, int) and limit > 0 else limit)

    def __exit__(self, *error: object) -> None:
        limit, sys.getrecursionlimit, sys.setrecursionlimit = self._before
        sys.setrecursionlimit(limit)


def _frames_below(frame: FrameType | None) -> int:
    """Levels of the stack up to a frame, with the call that comes next."""
    # Up to 3.11 the call of `exec`, or of the function by C, is a level, too, and so are those under us: runpy's, say.
    count = 0 if sys.version_info >= (3, 12) else 1 + _levels_in_c()
    while frame is not None:
        count += 1
        frame = frame.f_back
    return count


def _levels_in_c() -> int:
    """Levels of the stack that are no frames. Only the message of a limit that is too low tells how deep it is."""
    frames, frame = 0, sys._getframe()
    while frame is not None:
        frames, frame = frames + 1, frame.f_back  # type: ignore[assignment]
    try:
        sys.setrecursionlimit(1)
    except RecursionError as error:
        told = re.search(r"depth (\d+)", str(error))
        return int(told[1]) - frames - 1 if told else 0  # the call itself is a level
    raise AssertionError("a limit of one is always too low")
