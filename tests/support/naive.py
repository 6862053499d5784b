"""What a program's variables really were, state by state: a naive deep copy of everything at every event.

Slow, and simple enough to be believed: it is what the recorder, `watch`, `why` and `back` are compared with. A value is
copied into nested tuples (`full`), by reading storage and without running code of the program. Two copies are made. The
*narrow* one holds what everybody would call part of a value; the *wide* one also what a library's objects keep for
themselves. Whoever records must see every change of the narrow one, and none that is not one of the wide one.
"""

import gc
import sys
from array import array
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import (
    BuiltinFunctionType,
    CodeType,
    FrameType,
    FunctionType,
    GetSetDescriptorType,
    MappingProxyType,
    MemberDescriptorType,
    MethodType,
    ModuleType,
    TracebackType,
)
from typing import Any

from ndb.trace.recorder.record_limits import LimitReached
from ndb.trace.scopes import Scopes
from ndb.trace.tape import Tape
from ndb.trace.target import stack_of_its_own, with_main
from ndb.trace.tracer import new_backend, new_tracer
from ndb.trace.values.describe import Describer
from ndb.trace.values.limit import LIMIT
from ndb.trace.values.nodes import Cut, Cycle, Gone, Object, Opaque, Wrapped

Full = tuple[Any, ...]
UNSURE: Full = ("unsure",)
"""Stands for a value that the tracer put together itself (a name that a comprehension hid)."""
MOST_NODES = 300_000
_NODES = (Opaque, Object, Wrapped, Cut, Gone, Cycle)
_ATOMS = frozenset({type(None), bool, int, float, complex, str, bytes, type(...), type(NotImplemented)})
_OPAQUE = (
    FunctionType, BuiltinFunctionType, MethodType, ModuleType, CodeType, FrameType, TracebackType, type, memoryview,
    type(str.join), type(str.__add__), type("".__add__), type(_ for _ in ()), property, staticmethod, classmethod,
)  # fmt: skip
_NAMED = (
    FunctionType, BuiltinFunctionType, MethodType, ModuleType, type(str.join), type(str.__add__), type("".__add__),
)  # fmt: skip
_SEQUENCES = (list, tuple, deque)
_SETS = (set, frozenset)
_VIEWS = (type({}.keys()), type({}.values()), type({}.items()))
_BY_REPR = frozenset(
    {
        "datetime.date", "datetime.time", "datetime.datetime", "datetime.timedelta", "datetime.timezone",
        "decimal.Decimal", "fractions.Fraction", "uuid.UUID", "re.Pattern", "re.Match",
    }
)  # fmt: skip
_HANDLES = frozenset(
    {
        "_io", "io", "_thread", "threading", "_queue", "queue", "_socket", "socket", "ssl", "select", "selectors",
        "subprocess", "multiprocessing", "concurrent", "asyncio", "_asyncio", "_contextvars", "logging", "unittest",
    }
)  # fmt: skip
"""Modules whose objects a recording shows by their class alone; the narrow copy does so, too."""
_GETTERS = (GetSetDescriptorType, MemberDescriptorType)


class TooLarge(Exception):
    """A value is too large or too deep to be copied at every event."""


class Copier:
    """Copies values into tuples that are equal where the values are."""

    def __init__(self, is_wide: bool) -> None:
        self._is_wide = is_wide
        self._left = MOST_NODES
        self.objects: list[tuple[Any, Full]] | None = None
        """Where what was copied is kept beside its copy, if that is wanted."""

    def __call__(self, value: Any) -> Full:
        self._left = MOST_NODES
        if type(value) in _NODES:
            return UNSURE
        try:
            return self._full(value, ())
        except RecursionError:
            raise TooLarge("too deep") from None

    def _full(self, value: Any, path: tuple[int, ...]) -> Full:
        self._left -= 1
        if self._left < 0:
            raise TooLarge("too many parts")
        cls = type(value)
        if cls in _ATOMS:
            return ("atom", cls.__name__, value if cls is str or cls is bytes else repr_of(value))
        if id(value) in path:
            return ("again", len(path) - path.index(id(value)))
        copy = self._of(value, cls, (*path, id(value)))
        if self.objects is not None:
            self.objects.append((value, copy))
        return copy

    def _of(self, value: Any, cls: type, path: tuple[int, ...]) -> Full:
        if isinstance(value, _OPAQUE):
            return ("opaque", cls.__name__, name_in_text(value))
        if not self._is_wide and cls.__module__.partition(".")[0] in _HANDLES:
            return ("opaque", cls.__name__, "")
        held = self._held(value, path)
        attributes = tuple((name, self._full(item, path)) for name, item in self._attributes(value, cls))
        if held is not None and not attributes:
            return held
        return ("object", cls.__name__, (("", held), *attributes) if held is not None else attributes)

    def _held(self, value: Any, path: tuple[int, ...]) -> Full | None:
        """What a value is besides its attributes: items, numbers, text."""
        cls = type(value)
        name = cls.__name__
        if isinstance(value, dict):
            return ("pairs", name, tuple((self._full(k, path), self._full(v, path)) for k, v in pairs_of(value)))
        for base in _SEQUENCES:
            if isinstance(value, base):
                return ("items", name, tuple(self._full(item, path) for item in base.__iter__(value)))
        if isinstance(value, _SETS):
            members = (self._full(item, path) for item in list(value if type(value) in _SETS else set.copy(value)))
            return ("members", name, tuple(sorted(members, key=repr)))
        if isinstance(value, _VIEWS):
            return ("items", name, tuple(self._full(item, path) for item in value))
        if isinstance(value, MappingProxyType):
            return ("items", name, (self._full(gc.get_referents(value)[0], path),))
        return self._plain(value, cls, name)

    def _plain(self, value: Any, cls: type, name: str) -> Full | None:
        """What holds no other values."""
        if isinstance(value, int | float | complex):
            base = next(b for b in (int, float, complex) if isinstance(value, b))
            return ("atom", name, repr_of(base.__pos__(value)))
        if isinstance(value, str):
            return ("atom", name, str.__getitem__(value, slice(None)))
        if isinstance(value, bytes | bytearray):
            return ("atom", name, bytes(value))
        if isinstance(value, array):
            return ("atom", name, value.typecode, value.tobytes())
        if isinstance(value, range | slice):
            return ("atom", name, repr(value))
        if is_array(value):
            return ("atom", name, str(value.dtype), tuple(value.shape), value.tobytes())
        full_name = f"{cls.__module__.lstrip('_')}.{name}"
        if full_name in _BY_REPR or cls.__module__.startswith("pathlib"):
            return ("atom", name, repr(value))
        if cls.__module__ == "numpy":
            return ("atom", name, repr(value))
        return None

    def _attributes(self, value: Any, cls: type) -> Iterator[tuple[str, Any]]:
        if self._is_described_by_text(cls):
            return
        hides = not self._is_wide and cls.__module__.partition(".")[0] in sys.stdlib_module_names - {"__main__"}
        if isinstance(value, BaseException):
            yield "args", BaseException.args.__get__(value)  # type: ignore[attr-defined]
        for name, item in stored(value, cls):
            if not (hides and name.startswith("_")):
                yield name, item

    def _is_described_by_text(self, cls: type) -> bool:
        module = cls.__module__
        return module.startswith(("pathlib", "numpy")) or f"{module.lstrip('_')}.{cls.__name__}" in _BY_REPR


def stored(value: Any, cls: type) -> Iterator[tuple[str, Any]]:
    """Attributes where they are stored: slots, then the instance's dict."""
    spaces = [vars(base) for base in type.mro(cls)]
    for space in reversed(spaces):
        for name, member in space.items() if "__slots__" in space else ():
            if isinstance(member, MemberDescriptorType):
                try:
                    yield name, member.__get__(value)
                except AttributeError:
                    continue
    getter = next((space["__dict__"] for space in spaces if isinstance(space.get("__dict__"), _GETTERS)), None)
    if getter is not None:
        yield from ((name, item) for name, item in list(getter.__get__(value).items()) if type(name) is str)


def pairs_of(value: dict[Any, Any]) -> Sequence[tuple[Any, Any]]:
    """In their order; asking an OrderedDict for its own means hashing keys, so only of plain ones."""
    if isinstance(value, OrderedDict) and all(type(key) in _ATOMS for key in dict.keys(value)):
        return [(key, dict.__getitem__(value, key)) for key in OrderedDict.__iter__(value)]
    return list(dict.items(value))


def repr_of(value: Any) -> str:
    return hex(value) if type(value) is int else repr(value)


def name_in_text(value: Any) -> str:
    """Parts of a program's text are told apart by name: `t = str.isdigit` after `t = str.islower` is a change."""
    if isinstance(value, type):
        return str(type.__dict__["__name__"].__get__(value))
    return str(getattr(value, "__name__", "")) if isinstance(value, _NAMED) else ""


def is_array(value: Any) -> bool:
    numpy = sys.modules.get("numpy")
    return numpy is not None and isinstance(value, numpy.ndarray) and not value.dtype.hasobject


@dataclass(frozen=True, slots=True)
class Moment:
    """One state: its row, and every variable in both copies."""

    row: tuple[int, int, int, int, int]
    """Event, line, depth, frame, scope."""
    narrow: Mapping[str, Full]
    wide: Mapping[str, Full]
    waiting: Mapping[int, Mapping[str, Full]]
    """The variables of the functions that wait for this one, by activation, as they are now; if that was asked for."""
    objects: Sequence[tuple[Any, Full]] = ()
    """Every object that was copied for these, and each of its copies; kept, so that no two ever are one by their id."""


class _CopyingTape(Tape):
    """Keeps a full copy of every entry beside the snapshots that the tracer needs."""

    def __init__(self, with_waiting: bool) -> None:
        super().__init__(Describer(lambda file: None), LIMIT)
        self.tracer: Any = None
        self._with_waiting = with_waiting
        self.moments: list[Moment] = []
        self._narrow: dict[str, Full] = {}
        self._wide: dict[str, Full] = {}
        self._copiers = Copier(False), Copier(True)
        if with_waiting:
            self._copiers[0].objects = []

    def _entry(self, name: str, value: Any) -> None:
        super()._entry(name, value)
        self._narrow[name], self._wide[name] = (copy(value) for copy in self._copiers)

    def _row(self, row: tuple[int, int, int, int, int]) -> None:
        super()._row(row)
        waiting = self._waiting(row[3]) if self._with_waiting else {}
        self.moments.append(Moment(row, self._narrow, self._wide, waiting, self._copiers[0].objects or ()))
        self._narrow, self._wide = {}, {}
        if self._with_waiting:
            self._copiers[0].objects = []

    def _waiting(self, running: int) -> dict[int, dict[str, Full]]:
        waiting = [each for each in self.tracer.stack if each.number != running and each.info.names is not None]
        visible = {each.number: self.tracer.visible(each.frame, each.info) for each in waiting}
        return {
            number: {name: self._copiers[0](value) for name, value in variables.items()}
            for number, variables in visible.items()
        }


def run_call(source: str, call: str, file: str = "<program>", most: int = 5_000, waiting: bool = False) -> list[Moment]:
    """Every moment of a call, as `record_call` records it; the first ones, if there are too many."""
    text, name = with_main(source, call)
    namespace = {"__name__": "__main__", "__file__": file}
    exec(compile(text, file, "exec", dont_inherit=True), namespace)
    return _run(text, file, namespace[name], most, waiting)  # type: ignore[arg-type]


def run_source(source: str, file: str = "<program>", most: int = 5_000, waiting: bool = False) -> list[Moment]:
    """Every moment of a module body, as `record_source` records it."""
    namespace = {"__name__": "__main__", "__file__": file}
    code = compile(source, file, "exec", dont_inherit=True)
    return _run(source, file, lambda: exec(code, namespace), most, waiting)


def _run(text: str, file: str, function: Callable[[], object], most: int, waiting: bool) -> list[Moment]:
    tape = _CopyingTape(waiting)
    tape.look_at = most

    def attend() -> None:
        raise LimitReached

    tracer = new_tracer(Scopes(lambda name: name if name == file else None, lambda name: text), tape, attend, False)
    tape.tracer = tracer
    tracer.spare_frames = tracer.own_frames
    backend = new_backend(tracer)
    error: BaseException | None = None
    backend.start()
    try:
        with stack_of_its_own(tracer.spare_frames):
            function()
    except (TooLarge, KeyboardInterrupt):
        raise
    except LimitReached:
        return tape.moments[:most]
    except BaseException as raised:
        error = raised
    finally:
        backend.stop()
        tracer.stack.clear()
    tracer.settle(error)
    return tape.moments


def changes(moments: Sequence[Moment], is_wide: bool) -> set[tuple[int, str]]:
    """State and name of every change: a value that differs from that in the state before of the same activation,
    or a variable that is new or gone."""
    found: set[tuple[int, str]] = set()
    before: dict[int, Mapping[str, Full]] = {}
    for at, moment in enumerate(moments):
        if moment.row[0] >= 4:
            continue
        now = moment.wide if is_wide else moment.narrow
        known = before.get(moment.row[3], {})
        for name in now.keys() | known.keys():
            if now.get(name) != known.get(name) and name:
                found.add((at, name))
        before[moment.row[3]] = now
    return found
