"""What stands where something is missing: knows the expression it came from, and takes every protocol of Python.

Reading, calling, indexing and calculating give further unknowns; nothing is assumed for them. Where Python itself needs
a plain answer (a bool, a number, a text, items) the `Decider` is asked, and what it says holds from then on. Knows
nothing of how decisions are made. Our own code looks at unknowns with `is_unknown` and `node` only: every attribute of
one belongs to the program.
"""

import dis
import enum
import operator
import sys
import types
from collections.abc import Callable, Iterator
from typing import Any, Final, Literal, Protocol

LONGEST_TEXT: Final = 160
MOST_ITEMS_SEEN: Final = 64
_UNPACK: Final = dis.opmap["UNPACK_SEQUENCE"]
_UNPACK_EX: Final = dis.opmap["UNPACK_EX"]
_DICT_MERGE: Final = dis.opmap["DICT_MERGE"]
_NO_VALUE: Final = object()


class Node:
    """All that is known of one unknown."""

    __slots__ = ("attributes", "calls", "hint", "items", "key", "kind", "likely", "owner", "recipe", "rests_on", "said",
                 "text", "value")  # fmt: skip

    def __init__(self, text: str, key: str, kind: str = "name", hint: Any = None) -> None:
        self.text = text
        """Its expression, as a person would write it."""
        self.key = key
        """Its expression and which occurrence of it: the same in every run of the same program."""
        self.kind = kind
        """How it came to be: name, module, attribute, call, item, each, operation, await."""
        self.hint = hint
        """A type that an annotation gives, if any."""
        self.likely: Any = None
        """A type that its use in the code speaks for: no more than that."""
        self.attributes: dict[str, Any] = {}
        self.items: dict[Any, Any] = {}
        self.calls = 0
        self.value: Any = _NO_VALUE
        self.said: list[tuple[str, Any, bool]] = []
        """What was decided about it: (operator, other side, outcome)."""
        self.recipe: tuple[Callable[..., Any], tuple[Any, ...]] | None = None
        """The operation that gives its value, once its operands have theirs."""
        self.owner: Any = None
        self.rests_on: tuple[int, ...] = ()

    @property
    def is_settled(self) -> bool:
        return self.value is not _NO_VALUE


class Decider(Protocol):
    """Whoever says what an unknown is, where it matters."""

    def given(self, node: Node) -> tuple[bool, Any]:
        """Whether a person has said what this expression is, and what. Raises what they say it raises."""

    def truth(self, unknown: Any) -> bool: ...

    def number(self, unknown: Any, kind: type) -> Any: ...

    def text(self, unknown: Any) -> str: ...

    def count(self, unknown: Any) -> int:
        """How many items it has."""

    def implied(self, unknown: Any, use: str, value: str) -> None:
        """Something was taken for granted without a question: it is noted, since values may rest on it."""

    def occurrence(self, text: str) -> int:
        """How often an expression has come up by now, this time included."""


_decider: list[Decider] = []


def set_decider(decider: Decider) -> None:
    _decider[:] = [decider]


def is_unknown(value: object) -> bool:
    return type(value) is Unknown


def node(unknown: Any) -> Node:
    return _NODE(unknown, Unknown)  # type: ignore[no-any-return]


def make(text: str, kind: str, key: str | None = None, hint: Any = None) -> Any:
    """An unknown for an expression; or, where a person has said what it is, that."""
    made = Node(_shortened(text), key if key is not None else text, kind, hint)
    has, value = _decider[0].given(made)
    if has:
        return value
    unknown = object.__new__(Unknown)
    _SET_NODE(unknown, made)
    return unknown


def settled(value: Any) -> Any:
    """The value behind an unknown that has one by now; anything else as it is."""
    if type(value) is not Unknown:
        return value
    known = node(value)
    if not known.is_settled and known.recipe is not None:
        function, operands = known.recipe
        found = [settled(each) for each in operands]
        if not any(type(each) is Unknown for each in found):
            known.value = function(*found)
    return known.value if known.is_settled else value


def derived(function: Callable[..., Any], text: str, *operands: Any) -> Any:
    """The result of an operation on unknowns: computed where their values are known, else unknown."""
    found = [settled(each) for each in operands]
    if not any(type(each) is Unknown for each in found):
        return function(*found)
    made = make(text, "operation")
    if type(made) is Unknown:
        node(made).recipe = (function, operands)
    return made


_CONTAINERS: Final[dict[type, str]] = {list: "[…]", tuple: "(…)", dict: "{…}", set: "{…}"}


def shown(value: Any) -> str:
    """How a value stands in the expression of an unknown."""
    if type(value) is Unknown:
        return node(value).text
    if value is None or type(value) in (bool, int, float, complex):
        return repr(value)
    if type(value) in (str, bytes):
        return repr(value) if len(value) <= 40 else repr(value[:30]) + "…"
    if type(value) in (list, tuple, dict, set) and not value:
        return repr(value)
    if isinstance(value, type | types.FunctionType | types.BuiltinFunctionType | types.ModuleType):
        name = type.__dict__["__name__"].__get__(value) if isinstance(value, type) else value.__name__
        return str(name)
    if isinstance(value, enum.Enum) and value.name is not None:
        return f"{type(value).__name__}.{value.name}"
    return _CONTAINERS.get(type(value), "…")


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else f"{text[:100]}…{text[-50:]}"


def _as_operand(value: Any) -> str:
    text = shown(value)
    is_operation = type(value) is Unknown and node(value).kind == "operation" and " " in text
    return f"({text})" if is_operation and not text.startswith(("isinstance(", "len(")) else text


def attribute(unknown: Any, name: str) -> Any:
    own = node(unknown)
    if name not in own.attributes:
        own.attributes[name] = make(f"{_as_operand(unknown)}.{name}", "attribute", f"{own.key}.{name}")
    return own.attributes[name]


def called(unknown: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """The result of a call: a new unknown each time, since two calls may give two things."""
    words = [shown(each) for each in args] + [f"{name}={shown(each)}" for name, each in kwargs.items()]
    text = _shortened(f"{_as_operand(unknown)}({', '.join(words)})")
    if any(not _is_atom(each) for each in (*args, *kwargs.values())):
        _decider[0].implied(unknown, "effect", "changes nothing")
    number = _decider[0].occurrence(text)
    made = make(text, "call", text if number == 1 else f"{text} #{number}")
    if type(made) is Unknown:
        node(made).owner = unknown
    return made


def _is_atom(value: Any) -> bool:
    """Whether whoever is given a value cannot change it, nor anything by it."""
    if type(value) is tuple:
        return all(map(_is_atom, value))
    return type(value) is Unknown or value is None or type(value) in (bool, int, float, complex, str, bytes)


def item(unknown: Any, key: Any) -> Any:
    own = node(unknown)
    name = shown(key)
    if name not in own.items:
        own.items[name] = make(f"{_as_operand(unknown)}[{name}]", "item", f"{own.key}[{name}]")
    return own.items[name]


def each(unknown: Any, count: int) -> Iterator[Any]:
    own = node(unknown)
    for number in range(count):
        name = str(number)
        if name not in own.items:
            own.items[name] = make(f"{_as_operand(unknown)}[{name}]", "each", f"{own.key}[{name}]")
        yield own.items[name]


def instruction(frame: types.FrameType) -> tuple[int, int]:
    """What a frame is doing: the instruction and its argument."""
    at, code = frame.f_lasti, frame.f_code.co_code
    return (code[at], code[at + 1]) if 0 <= at < len(code) - 1 else (0, 0)


def _wanted_items(unknown: Any, frame: types.FrameType) -> int:
    """As many as an unpacking asks for; else it is to be decided."""
    doing, argument = instruction(frame)
    if doing == _UNPACK:
        return argument
    if doing == _UNPACK_EX:
        return (argument & 0xFF) + 1
    return _decider[0].count(unknown)


_STORED: Final = frozenset({"__name__", "__qualname__", "__module__"})
_SPECIAL: Final = frozenset(
    {"__dict__", "__version__", "__init__", "__new__", "__setstate__", "__getstate__", "__file__"}
)
"""Special attributes that Python itself does not look for."""
_ABSENT: Final = frozenset(
    {"__wrapped__", "__prepare__", "__set_name__", "__isabstractmethod__", "__array__", "__array_interface__",
     "__array_struct__", "__array_ufunc__", "__array_function__", "__objclass__", "__text_signature__",
     "__signature__", "__length_hint__", "__cause__", "__context__", "__init_subclass__", "__post_init__"}
)  # fmt: skip
_OWN: Final[set[str]] = set()


class _Items:
    """An iterator over an unknown's items; also an asynchronous one."""

    def __init__(self, items: Iterator[Any]) -> None:
        self._items = items

    def __aiter__(self) -> "_Items":
        return self

    async def __anext__(self) -> Any:
        for found in self._items:
            return found
        raise StopAsyncIteration


class _Later:
    """Something to be awaited whose result is known."""

    def __init__(self, result: Any) -> None:
        self._result = result

    def __await__(self) -> Iterator[Any]:
        return self._result  # type: ignore[no-any-return]
        yield


class Unknown:
    """A value that is not there. See the module."""

    __slots__ = ("__weakref__", "_ndb_node")

    def __init_subclass__(cls) -> None:
        raise TypeError("an unknown's class has no subclasses")

    def __getattribute__(self, name: str) -> Any:
        if name in _OWN:
            return object.__getattribute__(self, name)
        own = node(self)
        if name in own.attributes:
            return own.attributes[name]
        if name in _STORED:
            return own.text.rpartition(".")[2]
        if name in ("__doc__", "__annotations__", "__all__", "__path__", "__defaults__", "__slots__"):
            return {"__doc__": None, "__annotations__": {}}.get(name, [])
        if name == "__class__":
            return _class_of(self)
        is_special = name.startswith("__") and name.endswith("__") and name not in _SPECIAL
        if name in _ABSENT or (is_special and not own.text.endswith("super()")):
            raise AttributeError(name)
        if own.is_settled:
            return getattr(own.value, name)
        if name == "keys" and instruction(sys._getframe(1))[0] == _DICT_MERGE:
            return list
        return attribute(self, name)

    def __setattr__(self, name: str, value: Any) -> None:
        node(self).attributes[name] = value

    def __delattr__(self, name: str) -> None:
        node(self).attributes.pop(name, None)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        own = node(self)
        if own.is_settled:
            return own.value(*args, **kwargs)
        match args:
            case (str(), tuple() as bases, dict() as body) if not kwargs:
                _decider[0].implied(self, "metaclass", "type")
                return type(args[0], bases, body)  # it is a metaclass
        return called(self, args, kwargs)

    def __getitem__(self, key: Any) -> Any:
        own = node(self)
        if own.is_settled:
            return own.value[settled(key)]
        return item(self, key)

    def __setitem__(self, key: Any, value: Any) -> None:
        own = node(self)
        if own.is_settled:
            own.value[key] = value
        else:
            own.items[shown(key)] = value

    def __delitem__(self, key: Any) -> None:
        node(self).items.pop(shown(key), None)

    def __iter__(self) -> Iterator[Any]:
        own = node(self)
        if own.is_settled:
            return iter(own.value)
        count = _wanted_items(self, sys._getframe(1))
        return iter(own.value) if own.is_settled else each(self, count)  # asking how many may have told which

    def __next__(self) -> Any:
        own = node(self)
        if own.calls >= _decider[0].count(self):
            raise StopIteration
        own.calls += 1
        return next(iter([*each(self, own.calls)][-1:]))

    def __reversed__(self) -> Iterator[Any]:
        return iter([*iter(self)][::-1])

    def __contains__(self, value: Any) -> bool:
        own = node(self)
        if own.is_settled:
            return settled(value) in own.value
        return bool(make(f"{shown(value)} in {_as_operand(self)}", "operation"))

    def __len__(self) -> int:
        own = node(self)
        return len(own.value) if own.is_settled else _decider[0].count(self)

    def __bool__(self) -> bool:
        found = settled(self)
        return bool(found) if type(found) is not Unknown else _decider[0].truth(self)

    def __hash__(self) -> int:
        own = node(self)
        if own.is_settled:
            return hash(own.value)
        _decider[0].implied(self, "hash", "none of the known values")
        return hash(own.key)

    def __int__(self) -> int:
        return int(_decider[0].number(self, int))

    def __index__(self) -> int:
        return operator.index(_decider[0].number(self, int))

    def __float__(self) -> float:
        return float(_decider[0].number(self, float))

    def __complex__(self) -> complex:
        return complex(_decider[0].number(self, float))

    def __round__(self, digits: Any = None) -> Any:
        return derived(round, f"round({node(self).text})", self)

    def __abs__(self) -> Any:
        return derived(abs, f"abs({node(self).text})", self)

    def __divmod__(self, other: Any) -> Any:
        return _operation(operator.floordiv, "//", self, other), _operation(operator.mod, "%", self, other)

    def __trunc__(self) -> Any:
        return int(_decider[0].number(self, int))

    __floor__ = __ceil__ = __trunc__

    def __str__(self) -> str:
        return _decider[0].text(self)

    def __repr__(self) -> str:
        own = node(self)
        if own.is_settled:
            return repr(own.value)
        _decider[0].implied(self, "repr", "a text of its own")
        return f"<unknown {own.text}>"

    def __bytes__(self) -> bytes:
        return _decider[0].text(self).encode()

    def __fspath__(self) -> str:
        return _decider[0].text(self)

    def __format__(self, spec: str) -> str:
        if spec and spec[-1] in "bcdoxXn":
            return format(int(self), spec)
        if spec and spec[-1] in "eEfFgG%":
            return format(float(self), spec)
        return format(str(self), spec)

    def __enter__(self) -> Any:
        own = node(self)
        return make(f"{own.text}.__enter__()", "call", f"{own.key}.__enter__()") if own.kind != "call" else self

    def __exit__(self, *raised: object) -> Literal[False]:
        if raised[:1] != (None,):
            _decider[0].implied(self, "with", "lets exceptions pass")
        return False

    def __aenter__(self) -> Any:
        return _Later(self)

    def __aexit__(self, *raised: object) -> Any:
        return _Later(False)

    def __await__(self) -> Iterator[Any]:
        own = node(self)
        return _Later(make(f"(await {own.text})", "await", f"await {own.key}")).__await__()

    def __aiter__(self) -> Any:
        count, own = _decider[0].count(self), node(self)
        return _Items(iter(own.value) if own.is_settled else each(self, count))

    def __anext__(self) -> Any:
        return _Items(each(self, 1)).__anext__()

    def __mro_entries__(self, bases: tuple[Any, ...]) -> tuple[type, ...]:
        """As a base class: an empty class of its own; of one unknown the same at every use."""
        own = node(self)
        _decider[0].implied(self, "base", "an empty class")
        if "__base__" not in own.items:
            name = own.text.rpartition(".")[2]
            own.items["__base__"] = empty_class(name if name.isidentifier() else "Unknown", own.text)
        return (own.items["__base__"],)

    def __instancecheck__(self, instance: Any) -> bool:
        bases = node(self).items.get("__base__")
        if bases is not None and type(instance) is not Unknown:
            return isinstance(instance, bases)
        return bool(make(f"isinstance({shown(instance)}, {node(self).text})", "operation"))

    def __subclasscheck__(self, cls: Any) -> bool:
        return bool(make(f"issubclass({shown(cls)}, {node(self).text})", "operation"))

    def __copy__(self) -> Any:
        return self

    def __deepcopy__(self, memo: Any) -> Any:
        return self

    def __reduce_ex__(self, protocol: Any) -> Any:
        return make, (node(self).text, "name")

    def __dir__(self) -> list[str]:
        return sorted(name for name in node(self).attributes)

    def __eq__(self, other: Any) -> Any:
        if type(other) is Unknown and node(other).key == node(self).key:
            return True
        return _operation(operator.eq, "==", self, other)

    def __ne__(self, other: Any) -> Any:
        if type(other) is Unknown and node(other).key == node(self).key:
            return False
        return _operation(operator.ne, "!=", self, other)


_NODE: Final = Unknown.__dict__["_ndb_node"].__get__
_SET_NODE: Final = Unknown.__dict__["_ndb_node"].__set__


def _operation(function: Callable[..., Any], sign: str, left: Any, right: Any) -> Any:
    return derived(function, f"{_as_operand(left)} {sign} {_as_operand(right)}", left, right)


def _binary(sign: str, function: Callable[..., Any], is_reflected: bool) -> Callable[[Any, Any], Any]:
    if is_reflected:
        return lambda self, other: _operation(function, sign, other, self)
    return lambda self, other: _operation(function, sign, self, other)


def _unary(sign: str, function: Callable[..., Any]) -> Callable[[Any], Any]:
    return lambda self: derived(function, f"{sign}{_as_operand(self)}", self)


_OPERATORS: Final = {
    "add": "+", "sub": "-", "mul": "*", "truediv": "/", "floordiv": "//", "mod": "%", "pow": "**", "matmul": "@",
    "lshift": "<<", "rshift": ">>", "and": "&", "or": "|", "xor": "^",
}  # fmt: skip


def _function(name: str) -> Callable[..., Any]:
    return getattr(operator, name + "_" if name in ("and", "or") else name)  # type: ignore[no-any-return]


for _name, _sign in _OPERATORS.items():
    setattr(Unknown, f"__{_name}__", _binary(_sign, _function(_name), is_reflected=False))
    setattr(Unknown, f"__r{_name}__", _binary(_sign, _function(_name), is_reflected=True))
for _name, _sign in {"lt": "<", "le": "<=", "gt": ">", "ge": ">="}.items():
    setattr(Unknown, f"__{_name}__", _binary(_sign, getattr(operator, _name), is_reflected=False))
for _name, _sign in {"neg": "-", "pos": "+", "invert": "~"}.items():
    setattr(Unknown, f"__{_name}__", _unary(_sign, getattr(operator, _name)))
_OWN.update(name for name in vars(Unknown) if name.startswith("__") and callable(vars(Unknown)[name]))


def _class_of(unknown: Any) -> Any:
    """For Python's own questions the class; for the program's, which may make a class of it, an unknown."""
    frame = sys._getframe(2)
    doing = dis.opname[instruction(frame)[0]]
    return attribute(unknown, "__class__") if doing == "LOAD_ATTR" else Unknown


class UnknownError(Exception):
    """The base of exceptions whose classes are missing; their attributes are unknowns."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        return make(f"{type(self).__name__}().{name}", "attribute")


_errors: Final[dict[str, type[Exception]]] = {}


def exception_class(name: str) -> type[Exception]:
    """The class for which an unknown stands where exceptions are raised or caught; of one name always the same."""
    word = name.partition("(")[0].rpartition(".")[2]
    if word not in _errors:
        _errors[word] = type(word if word.isidentifier() else "Unknown", (UnknownError,), {})
    return _errors[word]


def empty_class(name: str, text: str) -> type:
    """A class in the place of a missing one: what it does not have is unknown."""

    def missing(self: Any, attribute: str) -> Any:
        if attribute.startswith("__") and attribute.endswith("__"):
            raise AttributeError(attribute)
        return make(f"{type(self).__name__.lower()}.{attribute}", "attribute")

    def start(self: Any, *args: Any, **kwargs: Any) -> None:
        """Takes whatever it is given."""

    def subclassed(cls: Any, /, **kwargs: Any) -> None:
        """Takes whatever it is given."""

    body = {"__getattr__": missing, "__init__": start, "__init_subclass__": classmethod(subclassed)}
    return type(name, (), body)
