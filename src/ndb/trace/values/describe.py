"""What an object that is no plain data shows of itself, without running any of its code that could matter.

Knows classes: which of the standard library have a `repr` worth having, which attributes an instance holds. Looks at
attributes only where they are stored, so no property, `__getattr__` or lazy value is triggered and no iterator is
consumed. Does not know sizes and nesting: it describes one level, and the encoder (codec) goes on from there.
"""

import __future__

import functools
import gc
import re
import reprlib
import sys
import typing
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from types import (
    AsyncGeneratorType,
    BuiltinFunctionType,
    CodeType,
    CoroutineType,
    FrameType,
    FunctionType,
    GeneratorType,
    GenericAlias,
    GetSetDescriptorType,
    MemberDescriptorType,
    MethodType,
    ModuleType,
    TracebackType,
    UnionType,
)
from typing import Any, Final

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.instructions import calm
from ndb.trace.values import reach
from ndb.trace.values.harmless import Reads, reads
from ndb.trace.values.nodes import Cut, Cycle, Gone, Object, Opaque, Wrapped
from ndb.trace.values.whole_value import type_name

Kind = Callable[[Any], Any]
"""How instances of one class are described."""

FUNCTION_LIKE: Final[frozenset[type]] = frozenset(
    {
        FunctionType, BuiltinFunctionType, MethodType, ModuleType, staticmethod, classmethod, property, type,
        GenericAlias, UnionType, type(str.join), type(str.__add__), type("".__add__), type(vars(dict)["fromkeys"]),
        type(functools.lru_cache(len)), functools.partial, type(__future__.annotations), typing.TypeVar,
        *(cls for cls in vars(typing).values() if type(cls) is type and cls.__module__ == "typing"),
    }
)  # fmt: skip
"""Types whose values are part of the program's text rather than of its data."""

_ADDRESS: Final = re.compile(r" at 0x[0-9A-Fa-f]+")
_KEPT: Final = 40
"""Items of each end of a large container that is no builtin."""
_LOOKED_AT: Final = 60
"""Values that may be looked at before calling a harmless `__repr__` on them."""
_LONG: Final = 1000
_REPRS: Final = frozenset({"__repr__", "<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"})
"""Code of others that describing may lead to."""
_OURS: Final = (str(Path(__file__).parents[2]), str(Path(reprlib.__file__).parent), "<frozen")
_MODULE: Final = vars(ModuleType)["__dict__"]
_MODULE_NAME: Final = vars(type)["__module__"]
_MRO: Final = vars(type)["__mro__"]
_QUALNAME: Final = vars(type)["__qualname__"]
_DICT: Final = vars(type)["__dict__"]
_PLAIN: Final = (int, float, complex, str, bytes, bytearray, list, tuple, dict, set, frozenset)
_SCALARS: Final = frozenset({type(None), bool, int, float, complex, str, bytes, type(...), range})
_TAME: Final = frozenset({"__init__", "__repr__", "__post_init__", "__hash__"})
"""Special methods a class may have for `str`, `==` or `len` of its instances to run no code of its own."""

_OWN_REPR: Final = frozenset(
    {
        "decimal.Decimal", "fractions.Fraction", "datetime.date", "datetime.time", "datetime.datetime",
        "datetime.timedelta", "datetime.timezone", "pathlib.PurePath", "uuid.UUID", "re.Pattern", "re.Match",
        "array.array", "numpy.generic", "numpy.dtype", "zoneinfo.ZoneInfo", "ipaddress._BaseAddress",
        "ipaddress._BaseNetwork", "types.GenericAlias", "types.UnionType", "builtins.NotImplementedType",
        "typing._GenericAlias", "typing._SpecialGenericAlias", "typing._SpecialForm", "typing.TypeVar",
    }
)  # fmt: skip
"""Classes of the standard library and numpy whose `__repr__` is short, quick and runs none of the user's code."""
_MACHINERY: Final = frozenset(
    {
        "_io", "io", "_thread", "threading", "_queue", "queue", "_socket", "socket", "ssl", "select", "selectors",
        "subprocess", "multiprocessing", "concurrent", "asyncio", "_asyncio", "_contextvars", "logging", "unittest",
    }
)  # fmt: skip
"""Modules whose objects are handles and inner workings: the class says it all."""

_TEST_RUNNER: Final = frozenset({"_pytest", "pluggy"})
"""Modules whose objects, which fixtures are given, reach every other test of a run."""
_RECORDERS: Final = frozenset(
    {"ndb.trace.suite.pytest_recorder.TestRecorder", "ndb.trace.recorder.file_recorder.FileRecorder"}
)
"""What a program under test may reach through pytest, and must not be told of."""


class Describer:
    """Describes objects; one for each recording, since it remembers the classes it has seen.

    `source_of` gives the text of a file of which a `__repr__` may be read, or None.
    """

    is_stirring = staticmethod(calm.is_stirring)
    may_change = staticmethod(calm.may_change)
    asking_methods = calm.ASKING_METHODS

    def __init__(self, source_of: Callable[[str], str | None]) -> None:
        self._source_of = source_of
        self._kinds: dict[type, Kind] = {}
        self._local: list[type] = []
        self._plans: dict[type, _Plan] = {}
        self._reaches: dict[type, reach.Plan] = {}
        self.plain: dict[type, str] = {}
        """Classes whose instances show just what is in their `__dict__`, under which name."""
        self.shapes: dict[type, Shape] = {}
        """Classes whose instances show slots, or only some attributes."""
        self._forms: dict[type, tuple[str, str]] = {}

    def rest(self) -> None:
        """Before the next recording: forget the classes that were made in functions."""
        for cls in self._local:
            for known in (self._kinds, self._plans, self._reaches, self.plain, self.shapes, self._forms):
                known.pop(cls, None)
        self._local.clear()

    def __call__(self, value: Any) -> Any:
        cls = type(value)
        try:
            return self._kind(cls)(value)
        except Exception as error:
            if is_from_outside(error):
                raise
            return Gone(f"{type_name(cls)}: {type_name(type(error))} on reading")

    def _kind(self, cls: type) -> Kind:
        kind = self._kinds.get(cls)
        if kind is None:
            kind = self._kinds[cls] = _kind_of_builtin(cls) or self._kind_of_class(cls)
            if "<locals>" in _QUALNAME.__get__(cls):
                self._local.append(cls)
        return kind

    def _kind_of_class(self, cls: type) -> Kind:
        """Decided by who defines its `__repr__`."""
        owner = _owner(cls, "__repr__")
        own = namespace(owner)["__repr__"]
        storage = _Storage(cls)
        if kind := _KNOWN.get(_full_name(owner)) or _KNOWN.get(_full_name(cls)):
            if (known := _CONTAINERS.get(kind)) is not None and issubclass(cls, known[0]):
                self._forms[cls] = known[1], known[2] or f"{type_name(cls)}("
            return kind
        if _full_name(cls).partition(".")[0] in _MACHINERY:
            return lambda value: Opaque(f"<{type_name(cls)}>")
        if _full_name(owner) in _OWN_REPR or "numpy.generic" in map(_full_name, mro(cls)):
            return _own_repr
        if isinstance(own, FunctionType):
            if kind := _kind_of_generated(cls, own, storage):
                if isinstance(kind, _Fields):
                    self.shapes[cls] = _shape(type_name(cls), storage, frozenset(kind.fields))
                return kind
            if (reads := self._harmless(cls, own)) is not None and (plan := _plan(cls, storage, reads)) is not None:
                self._plans[cls] = plan
                return lambda value: self._called(value, own, plan)
        return self._kind_of_storage(cls, storage)

    def _kind_of_storage(self, cls: type, storage: "_Storage") -> Kind:
        name = type_name(cls)
        for base in _PLAIN:
            if issubclass(cls, base):
                if base in _TAGS:
                    self._forms[cls] = _TAGS[base], f"{name}("
                return lambda value: Wrapped(f"{name}(", _plain_twin(value, base), ")")
        if storage.is_empty:
            return lambda value: Opaque(f"<{name}>")
        if _full_name(cls).partition(".")[0] in sys.stdlib_module_names - {"__main__"}:
            # What is private there differs from one Python version to the next.
            return lambda value: Object(name, tuple(item for item in storage.read(value) if item[0][:1] != "_"))
        if not storage.slots:
            self.plain[cls] = name
        else:
            self.shapes[cls] = _shape(name, storage, None)
        return lambda value: Object(name, storage.read(value))

    def _harmless(self, cls: type, function: FunctionType) -> Reads | None:
        code = function.__code__
        source = self._source_of(code.co_filename) if _owner(cls, "__getattribute__") is object else None
        return None if source is None else reads(source, code.co_firstlineno, function.__globals__)

    def plan(self, cls: type) -> reach.Plan:
        """What instances of a class reach, whatever they show of it."""
        plan = self._reaches.get(cls)
        if plan is None:
            try:
                self._kind(cls)
                kind, members = self._reach_of(cls)
            except Exception as error:
                if is_from_outside(error):
                    raise
                kind, members = reach.Kind.VOLATILE, ()
            plan = self._reaches[cls] = kind, hash(type_name(cls)) & (1 << 64) - 1, members
        return plan

    def names_read(self, cls: type) -> tuple[str, ...]:
        """Which attributes a harmless `__repr__` reads, if only an instance's `__dict__` can have them."""
        self.plan(cls)
        plan = self._plans.get(cls)
        return plan.names if plan is not None and not plan.storage.slots and not plan.of_class else ()

    def form(self, cls: type) -> tuple[str, str] | None:
        """How the tape in C writes containers of a class without asking what they are, to the same effect: a letter for
        the kind of container, and the text before it."""
        self._kind(cls)
        return self._forms.get(cls)

    def _reach_of(self, cls: type) -> tuple[reach.Kind, tuple[Any, ...]]:
        known = _reach_of_known(cls)
        if known is not None:
            return known, ()
        storage = _Storage(cls)
        shown = (vars(base)[name] for base, names in _SHOWN_MEMBERS.items() if issubclass(cls, base) for name in names)
        members = (*shown, *storage.slots.values())
        kind = reach.Kind(0)
        for base, its in _REACH_OF_BASE.items():
            if issubclass(cls, base):
                kind |= its
        if storage.has_dict and cls not in _WITHOUT_ATTRIBUTES:
            kind |= reach.Kind.STORED
        plan = self._plans.get(cls)
        if plan is not None and any(not isinstance(found, MemberDescriptorType) for found in plan.of_class.values()):
            kind |= reach.Kind.TOLD
        if not kind and not members:
            return reach.Kind.CONST, ()
        if _full_name(cls).partition(".")[0] in _TEST_RUNNER:
            kind |= reach.Kind.FOREIGN
        return kind, members

    def _called(self, value: Any, function: FunctionType, plan: "_Plan") -> Any:
        """What a harmless `__repr__` says, if all it reads is plain data; else the attributes."""
        parts = plan.read(value)
        if parts is not None and self._are_calm(parts, [_LOOKED_AT], (id(value),)):
            try:
                return Opaque(_without_mark(function(value)))
            except Exception as error:
                if is_from_outside(error):
                    raise
                # such as an attribute that is not there yet: shown below as what is there
        return Object(type_name(type(value)), plan.storage.read(value))

    def _are_calm(self, values: Any, left: list[int], path: tuple[int, ...]) -> bool:
        """Whether `repr` of some values runs nothing but harmless code, and not much of it."""
        for value in values:
            left[0] -= 1
            if type(value) in _SCALARS:
                if type(value) in (str, bytes) and len(value) > _LONG:
                    return False
                continue
            parts = self._parts(value) if left[0] >= 0 and id(value) not in path else None
            if parts is None or not self._are_calm(parts, left, (*path, id(value))):
                return False
        return True

    def _parts(self, value: Any) -> Any:
        """What `repr` of a container or an object inside another will look at; None if that cannot be told."""
        cls = type(value)
        if cls in (list, tuple, set, frozenset):
            return value if len(value) <= _LOOKED_AT else None
        if cls is dict:
            return [*value, *value.values()] if len(value) <= _LOOKED_AT else None
        self._kind(cls)
        plan = self._plans.get(cls)
        return plan.read(value) if plan is not None and plan.is_tame else None


@dataclass(frozen=True, slots=True)
class _Plan:
    """What calling a class's harmless `__repr__` amounts to."""

    storage: "_Storage"
    names: tuple[str, ...]
    of_class: dict[str, Any]
    """What the class itself has under these names."""
    calls_methods: bool
    is_tame: bool

    def read(self, value: Any) -> list[Any] | None:
        """What reading the attributes would give, without reading them; None if methods of unknown ones are called."""
        stored = dict(self.storage.read(value)) if self.storage.slots else self.storage.dict_of(value)
        parts = [stored.get(name, self.of_class.get(name)) for name in self.names]
        return parts if not self.calls_methods or all(type(part) in _BUILTIN_DATA for part in parts) else None


def _plan(cls: type, storage: "_Storage", reads: Reads) -> _Plan | None:
    """None if reading one of the attributes would run code of a descriptor."""
    of_class = {
        name: next(namespace(base)[name] for base in mro(cls) if name in namespace(base))
        for name in reads.attributes
        if any(name in namespace(base) for base in mro(cls))
    }
    for found in of_class.values():
        if not isinstance(found, MemberDescriptorType) and hasattr(type(found), "__get__"):
            return None
    return _Plan(storage, tuple(reads.attributes), of_class, reads.calls_methods, _is_tame(cls))


def _is_tame(cls: type) -> bool:
    """Whether nothing but `repr` of an instance runs code of its class."""
    methods = (
        name
        for base in mro(cls)[:-1]
        for name, found in namespace(base).items()
        if isinstance(found, FunctionType) and name.startswith("__")
    )
    return _TAME.issuperset(methods)


_GETTERS: Final = (GetSetDescriptorType, MemberDescriptorType)


class _Storage:
    """Where instances of a class keep their attributes."""

    __slots__ = ("_dict", "slots")

    def __init__(self, cls: type) -> None:
        found = (namespace(base).get("__dict__") for base in mro(cls))
        self._dict = next((getter for getter in found if isinstance(getter, _GETTERS)), None)
        self.slots = {
            name: member
            for base in reversed(mro(cls))
            if "__slots__" in namespace(base)
            for name, member in namespace(base).items()
            if isinstance(member, MemberDescriptorType)
        }

    @property
    def has_dict(self) -> bool:
        return self._dict is not None

    @property
    def is_empty(self) -> bool:
        return not self.slots and self._dict is None

    def dict_of(self, value: Any) -> dict[Any, Any]:
        return self._dict.__get__(value) if self._dict is not None else {}

    def read(self, value: Any) -> tuple[tuple[str, Any], ...]:
        """Attributes in the order in which they were set, slots first."""
        found = []
        for name, member in self.slots.items():
            try:
                found.append((name, member.__get__(value)))
            except AttributeError:
                continue
        if self._dict is not None:
            found.extend(item for item in list(dict.items(self._dict.__get__(value))) if type(item[0]) is str)
        return tuple(found)


@dataclass(frozen=True, slots=True)
class _Fields:
    """Describes a dataclass by the fields that it shows."""

    name: str
    storage: _Storage
    fields: tuple[str, ...]

    def __call__(self, value: Any) -> Object:
        return Object(self.name, tuple(item for item in self.storage.read(value) if item[0] in self.fields))


Shape = tuple[str, tuple[str, ...], tuple[Any, ...], bool, frozenset[str] | None]
"""Name of a class, names and descriptors of its slots, whether there is a `__dict__`, which attributes are shown."""


def _shape(name: str, storage: _Storage, fields: frozenset[str] | None) -> Shape:
    return name, tuple(storage.slots), tuple(storage.slots.values()), storage.has_dict, fields


def _kind_of_builtin(cls: type) -> Kind | None:
    if issubclass(cls, type):
        return lambda value: Opaque(f"<class '{type_name(value)}'>")
    return next((kind for base, kind in _BY_BASE.items() if issubclass(cls, base)), None)


def _kind_of_generated(cls: type, own: FunctionType, storage: _Storage) -> Kind | None:
    """For classes whose `__repr__` was written by the standard library: dataclasses, named tuples, enums."""
    name, file = type_name(cls), own.__code__.co_filename.replace("\\", "/")
    if file.endswith(("/dataclasses.py", "/reprlib.py", "<string>")) and (fields := _fields(cls)):
        return _Fields(name, storage, fields)
    if file.endswith("/collections/__init__.py") and issubclass(cls, tuple):
        names = next(namespace(base)["_fields"] for base in mro(cls) if "_fields" in namespace(base))
        return lambda value: Object(name, tuple(zip(names, tuple.__iter__(value), strict=True)))
    return functools.partial(_enum, storage) if file.endswith("/enum.py") else None


def is_from_outside(error: BaseException) -> bool:
    """Whether an exception was raised by a signal handler of the program's, and not by what is described: its special
    methods, which a `__repr__` may come to (`__getattr__` of an object that is not built yet), never come out."""
    if isinstance(error, RecursionError):
        return False
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        is_special = code.co_name in _REPRS or (code.co_name.startswith("__") and code.co_name.endswith("__"))
        if not is_special and not code.co_filename.startswith(_OURS):
            return True
        trace = trace.tb_next
    return False


def mro(cls: type) -> tuple[type, ...]:
    """A class and its bases, without asking a metaclass."""
    return _MRO.__get__(cls)  # type: ignore[no-any-return]


def namespace(cls: type) -> Mapping[str, Any]:
    """What a class itself defines, without asking a metaclass."""
    return _DICT.__get__(cls)  # type: ignore[no-any-return]


def _owner(cls: type, name: str) -> type:
    return next(base for base in mro(cls) if name in namespace(base))


def _full_name(cls: type) -> str:
    module = _MODULE_NAME.__get__(cls)
    return f"{_ROOTS.get(module, module)}.{type_name(cls)}" if isinstance(module, str) else type_name(cls)


_ROOTS: Final = {"pathlib._local": "pathlib", "pathlib._abc": "pathlib", "_decimal": "decimal", "_datetime": "datetime"}


def _fields(cls: type) -> tuple[str, ...]:
    """The fields that a dataclass shows."""
    fields: Mapping[str, Any] = next(
        (namespace(base)["__dataclass_fields__"] for base in mro(cls) if "__dataclass_fields__" in namespace(base)), {}
    )
    return tuple(name for name, field in fields.items() if field.repr and field._field_type.name == "_FIELD")


def _plain_twin(value: Any, base: Any) -> Any:
    """What an instance of a subclass of a builtin holds as that builtin; both ends of it if it is large."""
    if base in (int, float):
        return base.__pos__(value)
    if base is complex:
        return complex.__add__(value, 0j)
    size = base.__len__(value)
    if base in (set, frozenset):
        # From a set, and not from an iterator: so no member is hashed again.
        return base(value) if size <= 2 * _KEPT else Cut(size, base(), base())
    if base is dict:
        return _dict_twin(value, size)
    if base in (str, bytes, bytearray) or size <= 2 * _KEPT:
        return base.__getitem__(value, slice(None))
    head, tail = base.__getitem__(value, slice(_KEPT)), base.__getitem__(value, slice(-_KEPT, None))
    return Cut(size - 2 * _KEPT, head, tail)


def _dict_twin(value: Any, size: int) -> Any:
    if size <= 2 * _KEPT:
        return _dict_of(_items(value))
    head = islice(dict.items(value), _KEPT)
    tail = list(islice(reversed(dict.items(value)), _KEPT))[::-1]
    return Cut(size - 2 * _KEPT, _dict_of(head), _dict_of(tail))


def _items(value: Any) -> Iterable[tuple[Any, Any]]:
    """In their order, which an OrderedDict keeps for itself; to ask it means hashing its keys."""
    if isinstance(value, OrderedDict) and all(type(key) in _SCALARS for key in dict.keys(value)):
        return [(key, dict.__getitem__(value, key)) for key in OrderedDict.__iter__(value)]
    return dict.items(value)


def _dict_of(items: Iterable[tuple[Any, Any]]) -> dict[Any, Any]:
    """A dict that was made without hashing or comparing any key of the user's."""
    return {key if type(key) in _SCALARS else Wrapped("", key, ""): item for key, item in items}


def _without_mark(text: str) -> str:
    """A text of the user's may not look like a cut of ours, nor hold an address."""
    return _ADDRESS.sub("", text).replace("<…", "<...")


def _own_repr(value: Any) -> Opaque:
    return Opaque(_without_mark(repr(value)))


def _named(kind: str) -> Kind:
    return lambda value: Opaque(f"<{kind} {value.__name__}>")


def _exception(value: Any) -> Object:
    return Object(type_name(type(value)), tuple(("", argument) for argument in BaseException.args.__get__(value)))  # type: ignore[attr-defined]


def _enum(storage: _Storage, value: Any) -> Wrapped:
    stored = storage.dict_of(value)
    return Wrapped(f"<{type_name(type(value))}.{stored.get('_name_')}: ", stored.get("_value_"), ">")


def _deque(value: Any) -> Wrapped:
    size, most = deque.__len__(value), vars(deque)["maxlen"].__get__(value)
    items: Any = list(deque.__iter__(value)) if size <= 2 * _KEPT else None
    if items is None:
        tail = list(islice(deque.__reversed__(value), _KEPT))[::-1]
        items = Cut(size - 2 * _KEPT, list(islice(deque.__iter__(value), _KEPT)), tail)
    return Wrapped("deque(", items, ")" if most is None else f", maxlen={most})")


def _ordered_dict(value: Any) -> Wrapped:
    return Wrapped("OrderedDict(", _plain_twin(value, dict), ")")


def _defaultdict(value: Any) -> Wrapped:
    factory = vars(defaultdict)["default_factory"].__get__(value)
    name = f"<class '{type_name(factory)}'>" if isinstance(factory, type) else _name_of(factory)
    return Wrapped(f"defaultdict({name}, ", _plain_twin(value, dict), ")")


def _name_of(function: Any) -> str:
    if function is None:
        return "None"
    is_known = type(function) in (FunctionType, BuiltinFunctionType, MethodType)
    return f"<function {function.__name__ if is_known else '?'}>"


def _second(item: tuple[Any, Any]) -> Any:
    return item[1]


def _counter(value: Any) -> Any:
    """As Counter shows itself: most common first."""
    twin = _plain_twin(value, dict)
    if not dict.__len__(value):
        return Opaque(f"{type_name(type(value))}()")
    if isinstance(twin, dict) and all(type(count) in (int, float) for count in twin.values()):
        twin = dict(sorted(twin.items(), key=_second, reverse=True))
    return Wrapped(f"{type_name(type(value))}(", twin, ")")


def _view(value: Any) -> Wrapped:
    name = type_name(type(value))
    if name.startswith("odict_"):  # to go through one of these means hashing keys
        behind = gc.get_referents(value)[0]
        plain = {"keys": dict.keys, "values": dict.values, "items": dict.items}[name.partition("_")[2]]
        return Wrapped(f"{name}(", _view(plain(behind)).value, ")")
    size = len(value)
    items = list(islice(value, _KEPT if size > 2 * _KEPT else size))
    return Wrapped(f"{type_name(type(value))}(", Cut(size - _KEPT, items, []) if size > 2 * _KEPT else items, ")")


def _mapping_proxy(value: Any) -> Wrapped:
    behind = gc.get_referents(value)[0]
    return Wrapped("mappingproxy(", behind if type(behind) is dict else Opaque(f"<{type_name(type(behind))}>"), ")")


def _wrapped_by_async_generator(value: Any) -> Any:
    """The value that an async generator yields; the interpreter hides it in a box."""
    return Wrapped("", gc.get_referents(value)[0], "")


def _array(value: Any) -> Any:
    """A numpy array: as its `repr` if small and of plain numbers, else both ends of it."""
    if value.dtype.hasobject:
        return Opaque(f"<{type_name(type(value))} of shape {value.shape}, dtype {value.dtype}>")
    if value.size <= 2 * _KEPT:
        return _own_repr(value)
    items = Cut(value.size - 16, value.flat[:8].tolist(), value.flat[-8:].tolist())
    return Wrapped("array(", items, f", shape={value.shape}, dtype={value.dtype})")


def _frame(value: Any) -> Any:
    """A pandas DataFrame by its columns; its own text takes a thousand times as long."""
    rows, columns = value.shape
    if rows * columns > 2 * _KEPT:
        return Opaque(f"<DataFrame of {rows} rows, columns {list(value.columns)[:_KEPT]}>")
    return Wrapped("DataFrame(", value.to_dict("list"), ")")


def _series(value: Any) -> Any:
    size = len(value)
    items = value.tolist() if size <= 2 * _KEPT else Cut(size - 16, value[:8].tolist(), value[-8:].tolist())
    return Wrapped("Series(", items, f", name={value.name!r})")


def _memory(value: Any) -> Opaque:
    return Opaque(f"<memory of {value.nbytes} bytes>")


_BUILTIN_DATA: Final = frozenset({*_PLAIN, *_SCALARS})
_BY_BASE: Final[dict[type, Kind]] = {
    BaseException: _exception,
    FunctionType: _named("function"),
    BuiltinFunctionType: _named("function"),
    MethodType: _named("method"),
    type(str.join): _named("method"),
    type(str.__add__): _named("method"),
    type("".__add__): _named("method"),
    ModuleType: lambda value: Opaque(f"<module {_MODULE.__get__(value).get('__name__')}>"),
    GeneratorType: _named("generator"),
    CoroutineType: _named("coroutine"),
    AsyncGeneratorType: _named("async generator"),
    FrameType: lambda value: Opaque("<frame>"),
    TracebackType: lambda value: Opaque("<traceback>"),
    CodeType: lambda value: Opaque(f"<code {value.co_name}>"),
    memoryview: _memory,
    type({}.keys()): _view,
    type({}.values()): _view,
    type({}.items()): _view,
    type(type.__dict__): _mapping_proxy,
}
_KNOWN: Final[dict[str, Kind]] = {
    "types.SimpleNamespace": lambda value: Object("namespace", tuple(value.__dict__.items())),
    "functools._lru_cache_wrapper": _named("function"),
    "functools.partial": lambda value: Wrapped("partial(", value.func, ", ...)"),
    "collections.deque": _deque,
    "collections.defaultdict": _defaultdict,
    "collections.Counter": _counter,
    "collections.OrderedDict": _ordered_dict,
    "builtins.async_generator_wrapped_value": _wrapped_by_async_generator,
    "numpy.ndarray": _array,
    "pandas.DataFrame": _frame,
    "pandas.core.frame.DataFrame": _frame,
    "pandas.Series": _series,
    "pandas.core.series.Series": _series,
}


_TAGS: Final[dict[type, str]] = {list: "l", tuple: "t", dict: "d", set: "S", frozenset: "z"}
_CONTAINERS: Final[dict[Kind, tuple[type, str, str]]] = {
    _deque: (deque, "l", "deque("),
    _defaultdict: (defaultdict, "f", "defaultdict("),
    _counter: (Counter, "c", ""),
    _ordered_dict: (OrderedDict, "d", "OrderedDict("),
}
"""What describes instances of a class: which, as what (`f`, `c`: a dict and more), after which text (else its name)."""

_REACH_OF_BASE: Final[dict[type, reach.Kind]] = {
    list: reach.Kind.LISTED,
    tuple: reach.Kind.TUPLED,
    dict: reach.Kind.MAPPED,
    OrderedDict: reach.Kind.ORDERED,
    set: reach.Kind.MEMBERS,
    frozenset: reach.Kind.MEMBERS,
    deque: reach.Kind.DEQUED,
    bytearray: reach.Kind.BUFFERED,
    int: reach.Kind.WHOLE,
    float: reach.Kind.REAL,
    str: reach.Kind.TEXTUAL,
    bytes: reach.Kind.BINARY,
    complex: reach.Kind.VOLATILE,
}
_WITHOUT_ATTRIBUTES: Final = frozenset({OrderedDict, defaultdict, Counter})
"""Their instances could have attributes; to look for some would make room for them."""
_REACH_BY_NAME: Final = {
    "array.array": reach.Kind.BUFFERED,
    "numpy.ndarray": reach.Kind.BUFFERED,
    "functools._lru_cache_wrapper": reach.Kind.NAMED,
}
_STORED_AS_SHOWN: Final = frozenset(
    {
        "types.SimpleNamespace", "collections.deque", "collections.defaultdict", "collections.Counter",
        "collections.OrderedDict",
    }
)  # fmt: skip
_NAMED_BASES: Final = (
    type, FunctionType, BuiltinFunctionType, MethodType, GeneratorType, CoroutineType, AsyncGeneratorType,
    type(str.join), type(str.__add__), type("".__add__),
)  # fmt: skip
_VOLATILE_BASES: Final[tuple[type, ...]] = (
    memoryview, type({}.keys()), type({}.values()), type({}.items()), type(type.__dict__),
    Opaque, Object, Wrapped, Cut, Gone, Cycle,
)  # fmt: skip

_SHOWN_MEMBERS: Final[dict[type, tuple[str, ...]]] = {
    BaseException: ("args",),
    slice: ("start", "stop", "step"),
    deque: ("maxlen",),
    defaultdict: ("default_factory",),
}
"""What is part of a text and is neither an item nor an attribute that a program stores."""


def _reach_of_known(cls: type) -> reach.Kind | None:
    """What instances of a class reach that is not judged by where it stores attributes."""
    if issubclass(cls, _NAMED_BASES):
        return reach.Kind.NAMED
    if issubclass(cls, _VOLATILE_BASES):
        return reach.Kind.VOLATILE
    if issubclass(cls, FrameType | TracebackType):
        return reach.Kind.CONST
    if issubclass(cls, ModuleType | CodeType):
        return reach.Kind.VOLATILE  # what is frozen is held, and a module may be one that is to go
    names = [_full_name(_owner(cls, "__repr__")), _full_name(cls)]
    if kind := next((_REACH_BY_NAME[name] for name in names if name in _REACH_BY_NAME), None):
        return kind
    if any(name in _KNOWN and name not in _STORED_AS_SHOWN for name in names):
        return reach.Kind.VOLATILE
    root = names[1].partition(".")[0]
    if root in _MACHINERY or names[1] in _RECORDERS:
        return reach.Kind.CONST
    if names[0] in _OWN_REPR or "numpy.generic" in map(_full_name, mro(cls)):
        return reach.Kind.FROZEN if root in sys.stdlib_module_names | {"numpy"} else reach.Kind.VOLATILE
    return None


def describe_as(name: str, kind: Kind) -> None:
    """Have the instances of a class (`module.name`) described so, in this process."""
    _KNOWN[name] = kind
