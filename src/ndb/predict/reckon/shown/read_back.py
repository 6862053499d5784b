"""Values read back from the texts that a state shows, and which of them may be one and the same object.

What a text does not show whole stays hidden. Knows texts and classes of the program; no syntax but literals.
"""

import collections
import contextlib
import dataclasses
import types
from collections.abc import Callable, Iterator
from typing import Any, Final

from ndb.predict.reckon.allowed import pure_library as library
from ndb.predict.reckon.doubt import NotKnown, is_immutable
from ndb.predict.reckon.shown.shown_values import Hidden, ShownValues
from ndb.trace.values.library import Grouped, Ordered
from ndb.trace.values.notation import read_value
from ndb.trace.values.render import is_cut
from ndb.trace.values.thing import Thing, Unknown

_FACTORIES: Final = {f"<class '{kind.__name__}'>": kind for kind in (int, list, set, dict, str, float, bool)}
_MUTABLE: Final = (list, dict, set, collections.deque, bytearray)
_FUNCTIONS: Final = (types.FunctionType, types.BuiltinFunctionType, types.GeneratorType)
_PLAIN: Final = frozenset(
    {int, float, bool, str, bytes, complex, type(None), type(...), range, list, tuple, dict, set, frozenset, slice,
     bytearray, collections.deque, collections.Counter}
)  # fmt: skip


class Reading:
    """Reads the values of one state."""

    def __init__(
        self, shown: ShownValues, classes: Callable[[str], type | None], functions: Callable[[str], Any]
    ) -> None:
        """`classes`: those of the program by name, where their objects show all they hold; `functions` likewise."""
        self._shown, self._classes, self._functions = shown, classes, functions

    def value(self, text: str) -> Any:
        """What a text stands for; Hidden where that is not all there."""
        try:
            value = self._converted(read_value(text))
            return value if self._shown.text(value) == text else Hidden(text)
        except (NotKnown, Exception):
            return Hidden(text)

    def _converted(self, value: Any) -> Any:
        match value:
            case Unknown(text=text):
                return self._named(text)
            case Thing(name=name, attributes=attributes):
                return self._instance(name, attributes)
            case Grouped():
                factory = _FACTORIES.get(str(value.factory))
                if factory is None:
                    raise NotKnown
                return collections.defaultdict(factory, self._items(value))
            case Ordered():
                return collections.OrderedDict(self._items(value))
            case collections.Counter():
                if len(value) > 1:
                    raise NotKnown  # shown by counts, not in its own order
                return collections.Counter(self._items(value))
            case dict():
                return self._items(value)
            case list():
                return [self._converted(each) for each in value]
            case tuple():
                return tuple(self._converted(each) for each in value)
            case set():
                return {self._converted(each) for each in value}
            case frozenset():
                return frozenset(self._converted(each) for each in value)
            case collections.deque():
                return collections.deque((self._converted(each) for each in value), value.maxlen)
        if type(value) not in _PLAIN and type(value).__module__ not in ("datetime", "decimal", "fractions"):
            raise NotKnown
        return value

    def _items(self, value: dict[Any, Any]) -> dict[Any, Any]:
        return {self._converted(key): self._converted(item) for key, item in value.items()}

    def _named(self, text: str) -> Any:
        if text.startswith("<function ") and (found := self._functions(text[10:-1])) is not None:
            return found
        if text.startswith("<class '") and text in _FACTORIES:
            return _FACTORIES[text]
        if text.startswith("<class '") and (found := self._classes(text[8:-2])) is not None:
            return found
        raise NotKnown

    def _instance(self, name: str, attributes: Any) -> Any:
        cls = self._classes(name)
        if cls is None and set(attributes) == {"args"}:
            error = library.BUILTINS.get(name)
            if isinstance(error, type) and issubclass(error, Exception):
                return error(*self._converted(attributes["args"]))
        if cls is None:
            raise NotKnown
        if issubclass(cls, library.MODULES["enum"].contents["Enum"]):
            return cls[attributes["name"]]  # type: ignore[index]
        made: Any = object.__new__(cls)
        for key, item in attributes.items():
            object.__setattr__(made, key, self._converted(item))
        return made


def doubtful(values: list[Any], shown: ShownValues) -> Iterator[Any]:
    """Objects that can change and that may be the same object as another one: they look alike."""
    hidden = [value.text for value in values if type(value) is Hidden]
    seen: dict[str, list[Any]] = {}
    for value in values:
        for part in parts_of(value):
            seen.setdefault(shown.text(part), []).append(part)
    has_cut = any(map(is_cut, hidden))
    for text, several in seen.items():
        if len(several) > 1 or has_cut or any(text in each for each in hidden):
            yield from several


def parts_of(value: Any) -> Iterator[Any]:
    """What can change of a value, all the way down."""
    if type(value) is Hidden or is_immutable(value) or isinstance(value, (type, *_FUNCTIONS)):
        return
    if isinstance(value, types.MethodType):
        yield from parts_of(value.__self__)
        return
    attributes = [*getattr(value, "__dict__", {}).values(), *_slots(value)]
    if isinstance(value, _MUTABLE) or _has_attributes(value):
        yield value
    if isinstance(value, dict):
        attributes += value.values()
    elif isinstance(value, list | tuple | collections.deque):
        attributes += value
    for item in attributes:
        yield from parts_of(item)


def _has_attributes(value: Any) -> bool:
    """Whether attributes of a value can be set, as far as that can be told: it may be callable all the same."""
    return hasattr(value, "__dict__") or dataclasses.is_dataclass(value) or any(_slot_names(value))


def _slot_names(value: Any) -> Iterator[str]:
    for cls in type(value).__mro__:
        yield from (name for name, each in vars(cls).items() if type(each) is types.MemberDescriptorType)


def _slots(value: Any) -> Iterator[Any]:
    for name in _slot_names(value) if type(value).__module__ == "__main__" else ():
        with contextlib.suppress(AttributeError):
            yield object.__getattribute__(value, name)


def equals_only_itself(value: Any) -> bool:
    plain: Any = object
    return type(value).__eq__ is plain.__eq__
