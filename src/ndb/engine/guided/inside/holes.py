"""Holes: what would end the run for a reason outside the code becomes an unknown.

Undefined names, modules that cannot be imported, files, variables of the environment, addresses, other programs and
input that the sandbox does not have, and (as hooks of the rewritten code) operations that take no unknowns. What the
program handles itself, by an `except` around it, is left to it. Knows what is missing; not what stands there instead.
"""

import ast
import builtins
import contextlib
import importlib
import json
import operator
import os
import pathlib
import socket
import sqlite3
import subprocess
import sys
import types
import urllib.request
from collections.abc import Callable, Collection, Mapping
from functools import partial
from types import FrameType
from typing import Any, Final
from urllib.error import URLError

from ndb.engine.guided.assumption import VARYING
from ndb.engine.guided.inside import rewrite as hooks
from ndb.engine.guided.inside.decide import Decisions, isinstance_of
from ndb.engine.guided.inside.files.overlay import REAL_OPEN, Overlay
from ndb.engine.guided.inside.likely_import import likely_import
from ndb.engine.guided.inside.our_frames import forget_our_frames
from ndb.engine.guided.inside.surroundings import Surroundings
from ndb.engine.guided.inside.time_and_chance import forget_chance, forget_time
from ndb.engine.guided.inside.unknown import (
    called,
    derived,
    exception_class,
    is_unknown,
    make,
    node,
    shown,
)
from ndb.engine.guided.inside.varying import Varying, has_own_hash
from ndb.engine.guided.inside.varying_names import OF_CODE, WHOLE
from ndb.source.parse import nodes_of

_OPERATIONS: Final = {
    "Add": operator.add, "Sub": operator.sub, "Mult": operator.mul, "Div": operator.truediv,
    "FloorDiv": operator.floordiv, "Mod": operator.mod, "Pow": operator.pow, "MatMult": operator.matmul,
    "LShift": operator.lshift, "RShift": operator.rshift, "BitAnd": operator.and_, "BitOr": operator.or_,
    "BitXor": operator.xor, "Eq": operator.eq, "NotEq": operator.ne, "Lt": operator.lt, "LtE": operator.le,
    "Gt": operator.gt, "GtE": operator.ge,
}  # fmt: skip
_FIRST: Final = operator.itemgetter(0)
_WHOLE: Final = {
    id(getattr(sys.modules[module], name)): f"{module}.{name}"
    for module, _, name in (text.partition(".") for text in WHOLE)
    if hasattr(sys.modules[module], name) and module != "time"
}
"""Of values that are others in every place, their names."""
_OF_PLACE: Final = (OSError, RecursionError, sqlite3.OperationalError)
"""Exceptions that may be owed to where the program runs."""
_ZONES: Final = {text: text for text in WHOLE if text.startswith("time.")}
"""Numbers and texts that are others in every place: they are known by their names alone."""
OVERLAY: Final = "written"
"""Folder for what the program writes to places that it may only read."""


Handlers = Mapping[str, list[tuple[int, int, frozenset[str]]]]
"""By file: first line, last line and caught exceptions of guarded code."""


class Names(dict[str, Any]):
    """The builtins of a guided program: Python's own, as they are by now; names that are nowhere are unknowns."""

    def __init__(self, holes: "Holes", own: Mapping[str, Any]) -> None:
        """`own`: what is called by the code as it was rewritten."""
        super().__init__(own)
        self._holes = holes
        self._builtins = vars(builtins)

    def __missing__(self, name: str) -> Any:
        if name in self._builtins:
            return self._holes.as_python_has_it(self._builtins[name])
        if name.startswith("__") and name.endswith("__"):
            raise KeyError(name)
        if self._holes.is_handled("NameError", is_by_name=True):
            raise KeyError(name)
        self[name] = self._holes.undefined(name)
        return self[name]


Names.__name__ = Names.__qualname__ = "dict"  # as which it is to be found in the modules of the program


class Holes:
    """Stands between a program and what it lacks."""

    def __init__(
        self, decisions: Decisions, handlers: "Handlers", all_handlers: "Handlers", sources: Mapping[str, str],
        home: pathlib.Path, is_bare: bool = False,
    ) -> None:  # fmt: skip
        """`sources`: texts of the program's files. `home`: where can be written. `is_bare`: nothing but the standard
        library can be imported."""
        self._sources = sources
        self._is_bare = is_bare
        self._decisions = decisions
        decisions.is_handled = self.is_any_handled
        decisions.is_raising = self._is_raising
        self._handlers, self._all_handlers = handlers, all_handlers
        self._import = builtins.__import__
        self._surroundings: Surroundings | None = None
        self._laid: dict[int, Any] = {}
        self._overlay: Overlay
        self._varying = Varying(decisions)
        self._box = home / OVERLAY
        self.missing_modules: list[str] = []
        self.unknown_names: set[str] = set()
        self.prepared: dict[str, Any] = {}
        """Names that have a value already: arguments that nobody gave."""
        self.names = Names(self, self._hooks())
        self._askers: dict[Any, Callable[..., Callable[[], Any]]] = {
            REAL_OPEN: self.opened, input: self.asked_for, isinstance: self.isinstance_, issubclass: self.issubclass_,
            len: self.len_, hasattr: self.hasattr_, hash: self.hash_, id: self.id_,
        }  # fmt: skip

    def _hooks(self) -> dict[str, Any]:
        return {
            "__import__": self.imported, hooks.ASKED: self.asked, hooks.BUILTIN: self.builtin, hooks.READ: self.read,
            hooks.WALKED: self._varying.walked, hooks.TEXT: self._varying.text,
            hooks.WRITTEN: self._varying.written, hooks.FILLED: self._varying.filled,
            hooks.IS: self.is_, hooks.IS_NOT: self.is_not, hooks.IN: self.in_, hooks.NOT_IN: self.not_in,
            hooks.TEST: self.test, hooks.CAUGHT: self.caught, hooks.RAISED: self.raised,
            hooks.DECORATED: self.decorated, hooks.SUPER: lambda: make("super()", "call"), hooks.CALL: self.call,
            hooks.ITEM: self.item, hooks.OPERATION: self.operation, hooks.SLICE: slice,
            hooks.MISSING: lambda name: self.undefined(name),
        }  # fmt: skip

    def is_called_by(self, function: Any) -> None:
        """`function` is ours, and calls the program's."""
        self._varying.caller = function.__code__

    def as_python_has_it(self, value: Any) -> Any:
        """A builtin; instead of what stands for it in libraries."""
        return self._laid.get(id(value), value)

    def undefined(self, name: str) -> Any:
        self.unknown_names.add(name)
        return self.prepared[name] if name in self.prepared else self._imported_elsewhere(name)

    def _imported_elsewhere(self, name: str) -> Any:
        """An undefined name: what is surely an import that got lost, or an unknown."""
        made = make(name, "name")
        frame = self._decisions.user_frame()
        source = self._sources.get(frame.f_code.co_filename, "") if frame is not None else ""
        if not is_unknown(made) or (found := likely_import(name, source)) is None:
            return made
        self._decisions.implied(made, "import", found[0])
        return found[1]

    def is_handled(self, *errors: str, is_by_name: bool = False) -> bool:
        """Whether the program itself handles such an exception, where it is running; `is_by_name`: just that one."""
        wanted = {*errors} if is_by_name else {*errors, "Exception", "BaseException"}
        frame: FrameType | None = sys._getframe(1)
        while frame is not None:
            for first, last, names in self._handlers.get(frame.f_code.co_filename, ()):
                if first <= frame.f_lineno <= last and not wanted.isdisjoint(names):
                    return True
            frame = frame.f_back
        return False

    def _is_raising(self, file: str, line: int) -> bool:
        lines = self._sources.get(file, "").splitlines()
        return 0 < line <= len(lines) and lines[line - 1].lstrip().startswith("raise")

    def is_any_handled(self) -> bool:
        """Whether the program handles any exception, where it is running."""
        frame: FrameType | None = sys._getframe(1)
        while frame is not None:
            for first, last, _ in self._all_handlers.get(frame.f_code.co_filename, ()):
                if first <= frame.f_lineno <= last:
                    return True
            frame = frame.f_back
        return False

    # Modules

    def imported(self, name: str, space: Any = None, local: Any = None, names: Any = (), level: int = 0) -> Any:
        try:
            if self._is_bare and not level and name.partition(".")[0] not in sys.stdlib_module_names:
                raise ModuleNotFoundError(f"No module named {name!r}", name=name)
            module = self._import(name, space, local, names, level)
        except Exception as error:
            expected = ("ImportError", "ModuleNotFoundError") if isinstance(error, ImportError) else ("Exception",)
            if self.is_handled(*expected):
                raise
            return self._missing_module(name, names, level)
        lacking = [each for each in names or () if each != "*" and not hasattr(module, each)]
        if lacking and not self.is_handled("ImportError"):
            whole = types.ModuleType(module.__name__)
            whole.__dict__.update(vars(module))
            whole.__dict__.update({each: make(f"{name}.{each}" if name else each, "attribute") for each in lacking})
            return whole
        return module

    def _missing_module(self, name: str, names: Any, level: int) -> Any:
        """What `import` binds: `a` of `import a.b`; of `from a import b` something that has a `b`."""
        if not level and name not in self.missing_modules:
            self.missing_modules.append(name)
        return _Package() if names else make(name.partition(".")[0], "module")

    # Files, input, surroundings

    def opened(self, file: Any, mode: Any = "r", *rest: Any, **more: Any) -> Callable[[], Any]:
        if is_unknown(file) or is_unknown(mode):
            return _given(make(f"open({shown(file)})", "call"))
        try:
            found = self._overlay.opening(file, mode, *rest, **more)()
            self._overlay.tell_of_system(file)
            return _given(found)
        except OSError as error:
            if not self.is_handled(type(error).__name__, "OSError", "IOError", "EnvironmentError"):
                return _given(make(f"open({shown(str(file))})", "call"))
            if self._surroundings is not None and self._surroundings.is_outside(file):
                self._surroundings.raises(f"open({shown(str(file))})", error)
        except Exception:
            pass  # it is raised again where it stands
        return self._overlay.opening(file, mode, *rest, **more)

    def asked_for(self, prompt: Any = "") -> Callable[[], Any]:
        text = f"input({shown(prompt)})" if prompt != "" else "input()"
        number = self._decisions.occurrence(text)
        return _given(make(text, "call", text if number == 1 else f"{text} #{number}", hint=str))

    def surround(self, root: pathlib.Path, unknown: Collection[str] = ()) -> None:
        """Have the parts of the standard library that reach outside give unknowns where there is nothing; and of those
        that always have an answer, those that are to be `unknown`. `root`: the program's folder."""
        self._overlay = Overlay(self._box, root, self._decisions.varying)
        self._overlay.lay()
        self._laid = {id(builtins.open): REAL_OPEN}
        self._surroundings = Surroundings(self._decisions, root, self.is_any_handled)
        self._surroundings.told()
        self._patch_environment()
        if "clock" in unknown:
            forget_time(self._not_told)
        if "random" in unknown:
            forget_chance(self._not_told)
        for owner, name in (
            (subprocess, "run"), (subprocess, "check_output"), (subprocess, "call"), (subprocess, "check_call"),
            (subprocess, "Popen"), (socket, "create_connection"), (urllib.request, "urlopen"),
            (importlib, "import_module"),
        ):  # fmt: skip
            self._patch(owner, name, f"{owner.__name__}.{name}")
        for name in ("read_text", "read_bytes", "open", "iterdir", "stat"):
            self._patch(pathlib.Path, name, f"Path.{name}")
        self._patch(os, "listdir", "os.listdir")
        self._patch(os, "scandir", "os.scandir")
        self._varying.begin()
        encoder: Any = json.JSONEncoder
        default = encoder.default
        encoder.default = lambda coder, value: (
            self._decisions.text(value) if is_unknown(value) else default(coder, value)
        )

    def _patch(self, owner: Any, name: str, text: str) -> None:
        real = getattr(owner, name)
        if isinstance(real, type):
            return  # a class may be inherited from

        def patched(*args: Any, **kwargs: Any) -> Any:
            try:
                return real(*args, **kwargs)
            except (OSError, ImportError, TypeError) as error:
                frame = sys._getframe(1)
                is_ours = self._decisions.user_frame() is frame
                unknown = any(is_unknown(each) for each in (*args, *kwargs.values()))
                if not is_ours or (isinstance(error, TypeError) and not unknown):
                    raise
                words = ", ".join(shown(str(a) if isinstance(a, os.PathLike) else a) for a in args)
                if self.is_handled(type(error).__name__, "OSError", "ImportError", *map(_name_of, type(error).__mro__)):
                    if isinstance(error, OSError):
                        self._handles(f"{text}({words})", args, error)
                    raise
                return make(f"{text}({words})", "call")

        patched.__name__ = patched.__qualname__ = name
        setattr(owner, name, patched)

    def _handles(self, text: str, args: tuple[Any, ...], error: OSError) -> None:
        """The program handles what may not happen outside: files of its own are the same there."""
        is_of_file = bool(args) and isinstance(args[0], str | os.PathLike) and not isinstance(error, URLError)
        if self._surroundings is not None and (not is_of_file or self._surroundings.is_outside(args[0])):
            self._surroundings.raises(text, error)

    def _not_told(self, real: Any, text: str, kind: Any) -> Any:
        """A function whose results are unknown to the program, and as always to everybody else."""

        def patched(*args: Any, **kwargs: Any) -> Any:
            if self._decisions.user_frame() is not sys._getframe(1):
                return real(*args, **kwargs)
            words = [shown(each) for each in args] + [f"{name}={shown(each)}" for name, each in kwargs.items()]
            said = f"{text}({', '.join(words)})"
            number = self._decisions.occurrence(said)
            return make(said, "call", said if number == 1 else f"{said} #{number}", hint=kind)

        return patched

    def _patch_environment(self) -> None:
        environment: Any = type(os.environ)
        real = environment.__getitem__

        def patched(mapping: Any, key: Any) -> Any:
            try:
                found = real(mapping, key)
                is_ours = mapping is os.environ and self._decisions.user_frame() is sys._getframe(1)
                return self._decisions.surrounding(f"os.environ[{shown(key)}]", found) if is_ours else found
            except KeyError:
                direct = self._decisions.user_frame() is sys._getframe(1)
                if not direct:
                    raise
                if self.is_handled("KeyError", "LookupError"):
                    self._decisions.surrounding_error(f"os.environ[{shown(key)}]", "KeyError")
                    raise
                return make(f"os.environ[{shown(key)}]", "item", hint=str)

        environment.__getitem__ = patched

    # Builtins that look at their arguments. What is to be called is said; it is called where it stands in the program

    def asked(self, function: Any, /, *args: Any, **kwargs: Any) -> Any:
        """What comes to the same as a call of such a builtin, or of what the program calls by its name."""
        if type(function) is types.BuiltinFunctionType and function in self._askers:
            with contextlib.suppress(TypeError):  # these are no arguments for it: it says so itself
                return self._askers[function](*args, **kwargs)
        if not is_unknown(function) and (instead := self._varying.call(function, args, kwargs)) is not None:
            return instead
        if not is_unknown(function) and (instead := self._overlay.call(function, args, kwargs)) is not None:
            return instead
        return partial(function, *args, **kwargs) if callable(function) else function

    def builtin(self, name: str) -> Any:
        """What a name of Python's own means to the program that means something else to the interpreter here."""
        if name != "__builtins__":
            return self.as_python_has_it(getattr(builtins, name))
        return builtins if sys._getframe(1).f_globals.get("__name__") == "__main__" else vars(builtins)

    def read(self, text: str, value: Any) -> Any:
        """Something that the program reads without calling it."""
        if is_unknown(value):
            return value
        kind = _WHOLE.get(id(value)) or _ZONES.get(text)
        if kind is not None or text.rpartition(".")[2] in OF_CODE:
            self._decisions.varying(kind or text)
            return value
        return self.as_python_has_it(self._varying.value(value))

    def isinstance_(self, value: Any, cls: Any, /) -> Callable[[], Any]:
        classes = cls if type(cls) is tuple else (cls,)
        if is_unknown(value) or any(is_unknown(each) for each in classes):
            if not is_unknown(value) and _is_of(value, classes):
                return _given(True)
            text = f"isinstance({shown(value)}, {_classes(cls)})"
            return _given(derived(isinstance_of, text, value, _Kept.of(cls)))
        return partial(isinstance, value, cls)

    def issubclass_(self, value: Any, cls: Any, /) -> Callable[[], Any]:
        classes = cls if type(cls) is tuple else (cls,)
        if is_unknown(value) or any(is_unknown(each) for each in classes):
            return _given(make(f"issubclass({shown(value)}, {_classes(cls)})", "operation"))
        return partial(issubclass, value, cls)

    def len_(self, value: Any, /) -> Callable[[], Any]:
        return _given(derived(len, f"len({node(value).text})", value)) if is_unknown(value) else partial(len, value)

    def hasattr_(self, value: Any, name: Any, /) -> Callable[[], Any]:
        if is_unknown(value) or is_unknown(name):
            return _given(make(f"hasattr({shown(value)}, {shown(name)})", "operation"))
        return partial(hasattr, value, name)

    def hash_(self, value: Any, /) -> Callable[[], Any]:
        """Of what is no number it is another in every run, unless the program says otherwise itself."""
        if is_unknown(value) or has_own_hash(value) or self._is_programs(type(value).__hash__):
            return partial(hash, value)
        return _given(self._decisions.surrounding(f"hash({shown(value)})", hash(value), VARYING))

    def _is_programs(self, function: Any) -> bool:
        return type(function) is types.FunctionType and function.__code__.co_filename in self._handlers

    def id_(self, value: Any, /) -> Callable[[], Any]:
        return _given(self._decisions.surrounding(f"id({shown(value)})", id(value), VARYING))

    # Hooks

    def is_(self, left: Any, right: Any) -> Any:
        if left is right:
            return True
        if is_unknown(left) or is_unknown(right):
            return derived(operator.is_, f"{shown(left)} is {shown(right)}", left, right)
        return False

    def is_not(self, left: Any, right: Any) -> Any:
        if left is right:
            return False
        if is_unknown(left) or is_unknown(right):
            return derived(operator.is_not, f"{shown(left)} is not {shown(right)}", left, right)
        return True

    def in_(self, left: Any, right: Any) -> Callable[[], Any]:
        if is_unknown(left) or is_unknown(right):
            return _given(derived(_is_in, f"{shown(left)} in {_listed(right)}", left, right))
        if right is os.environ:
            return _given(self._decisions.surrounding(f"{shown(left)} in os.environ", left in right))
        return partial(operator.contains, right, left)

    def not_in(self, found: Any) -> Any:
        """The contrary of `in`."""
        recipe = node(found).recipe if is_unknown(found) else None
        if recipe is None:
            return not found
        left, right = recipe[1]
        return derived(_is_not_in, f"{shown(left)} not in {_listed(right)}", left, right)

    def test(self, number: int, value: Any) -> Any:
        if not is_unknown(value):
            return value
        frame = self._decisions.user_frame()
        return _plain_truth(value, self._decisions, number, frame.f_code.co_filename if frame is not None else "")

    def caught(self, kind: Any = BaseException) -> Any:
        """The classes of a handler, when it is asked whether it is one for the exception that was raised."""
        error, kind = sys.exc_info()[1], self._known_kind(kind)
        forget_our_frames(error)
        if isinstance(error, _OF_PLACE) and _handles(kind, error) and self._surroundings is not None:
            self._surroundings.handled(error)
        return kind

    def _known_kind(self, kind: Any) -> Any:
        if is_unknown(kind):
            self._decisions.implied(kind, "except", "another exception")
            return exception_class(node(kind).text)
        if isinstance(kind, tuple):
            return tuple(self._known_kind(each) for each in kind)
        return kind

    def raised(self, error: Any) -> Any:
        if not is_unknown(error):
            return error
        return exception_class(node(error).text)(node(error).text)

    def decorated(self, decorator: Any) -> Any:
        if not is_unknown(decorator):
            return decorator
        self._decisions.implied(decorator, "decorator", "returns what it decorates")
        return lambda decorated: decorated

    # Operations on lines where Python refused an unknown

    def call(self, text: str, function: Any, /, *args: Any, **kwargs: Any) -> Any:
        try:
            return self.asked(function, *args, **kwargs)()
        except Exception as error:
            if self._is_programs_own(error):
                raise
            reaches_out = isinstance(error, OSError) and not self.is_handled(*map(_name_of, type(error).__mro__))
            around = (*args, *kwargs.values(), getattr(function, "__self__", None))
            if reaches_out or is_unknown(function) or _holds_unknown(around):
                return called(make(text.partition("(")[0], "name"), args, kwargs)
            raise

    def item(self, text: str, value: Any, index: Any) -> Any:
        try:
            return value[index]
        except Exception as error:
            if not self._is_programs_own(error) and _holds_unknown((value, index)):
                return make(text, "item")
            raise

    def operation(self, text: str, kind: str, left: Any, right: Any) -> Any:
        try:
            return _OPERATIONS[kind](left, right)
        except Exception as error:
            if not self._is_programs_own(error) and _holds_unknown((left, right)):
                return make(text, "operation")
            raise

    def _is_programs_own(self, error: BaseException) -> bool:
        """Whether an exception was raised by a statement of the program's own or is assumed, or says that too much was
        used up."""
        if isinstance(error, RecursionError | MemoryError) or self._decisions.is_assumed(error):
            return True
        trace, frame = error.__traceback__, None
        while trace is not None:
            frame = trace.tb_frame
            trace = trace.tb_next
        return frame is not None and frame.f_code.co_filename in self._handlers


def _handles(kind: Any, error: BaseException) -> bool:
    with contextlib.suppress(TypeError):
        return isinstance(error, kind)
    return False


def _given(value: Any) -> Callable[[], Any]:
    """What gives a value when it is called, without a frame."""
    return partial(_FIRST, (value,))


class _Package:
    """A module that is not there: whatever is imported from it is unknown, and called as the program calls it."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return make(name, "module")


class _Kept:
    """A tuple of classes in which unknowns may be."""

    @staticmethod
    def of(cls: Any) -> Any:
        return cls


def _is_of(value: Any, classes: tuple[Any, ...]) -> bool:
    with contextlib.suppress(TypeError):
        return any(isinstance(value, each) for each in classes if not is_unknown(each))
    return False


def _classes(cls: Any) -> str:
    return f"({', '.join(map(shown, cls))})" if isinstance(cls, tuple) else shown(cls)


def _listed(value: Any) -> str:
    if isinstance(value, list | tuple | set | frozenset) and len(value) <= 6:
        words = ", ".join(shown(each) for each in value)
        return f"({words})" if isinstance(value, tuple) else f"[{words}]" if isinstance(value, list) else f"{{{words}}}"
    return shown(value)


def _name_of(cls: type) -> str:
    return cls.__name__


def _is_in(left: Any, right: Any) -> bool:
    return left in right


def _is_not_in(left: Any, right: Any) -> bool:
    return left not in right


def _plain_truth(value: Any, decisions: Decisions, number: int, file: str) -> bool:
    from ndb.engine.guided.inside.unknown import settled

    found = settled(value)
    return bool(found) if not is_unknown(found) else decisions.truth(value, number, file)


def _holds_unknown(values: Any, depth: int = 3) -> bool:
    for value in values:
        if is_unknown(value):
            return True
        if depth and type(value) in (list, tuple, set, frozenset) and _holds_unknown(list(value)[:50], depth - 1):
            return True
        if depth and type(value) is dict and _holds_unknown([*value, *value.values()][:100], depth - 1):
            return True
        stored = getattr(value, "__dict__", None) if depth else None
        if type(stored) is dict and _holds_unknown(list(stored.values())[:50], depth - 1):
            return True
    return False


def undefined_names(source: str, known: Callable[[str], bool]) -> set[str]:
    """Names that a file reads and nowhere binds: whether it was torn out of something."""
    bound, read = set[str](), set[str]()
    for each in nodes_of(source):
        match each:
            case ast.Name(id=name, ctx=ast.Load()):
                read.add(name)
            case ast.Name(id=name) | ast.arg(arg=name) | ast.ExceptHandler(name=str(name)):
                bound.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                bound.add(name)
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                bound.update((alias.asname or alias.name).partition(".")[0] for alias in names)
    return {name for name in read - bound if not known(name)}
