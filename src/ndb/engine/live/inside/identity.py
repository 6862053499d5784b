"""Who holds an object: the ways from the variables of the active functions to one and the same object.

Looks at what is stored, and runs nobody's code: no property, no `__getattr__`, no `__eq__`. Light: the program's
process imports it.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from types import FrameType, GetSetDescriptorType, MemberDescriptorType, ModuleType
from typing import Any

from ndb.engine.live.inside.in_frame import variables_of
from ndb.errors import NdbError
from ndb.trace.scopes import is_hidden
from ndb.trace.tape import is_program
from ndb.trace.values.way import Attribute, Item, Step

MOST_OBJECTS = 100_000
MOST_PLACES = 100
MOST_DRAWN = 5000
"""Objects of a picture that are told apart."""
_PLAIN = (type(None), bool, int, float, complex, str, bytes, type(...), range)
_NOTHING: tuple[()] = ()
"""There is only one: sharing it says nothing."""
_KEYS = (bool, int, float, str, bytes, type(None))
_GETTERS = (GetSetDescriptorType, MemberDescriptorType)
Root = tuple[int, str, Any]
"""Which function of the stack, the name of a variable, its value."""


def value_there(value: Any, steps: Iterable[Step]) -> Any:
    """What a way leads to; an error where it leads nowhere."""
    for step in steps:
        found = [item for known, item in _parts(value) if known == step and type(known) is type(step)]
        if not found:
            raise NdbError(f"there is no {step} that is stored in the {type(value).__name__}")
        value = found[0]
    return value


def roots_of(frames: Iterable[FrameType]) -> Iterator[Root]:
    """The variables of functions, outermost first, and the data of their modules, each once."""
    seen: set[int] = set()
    for number, frame in enumerate(frames):
        variables = variables_of(frame)
        is_modules = variables is frame.f_globals
        yield from ((number, name, value) for name, value in _shown(variables))
        if not is_modules and id(frame.f_globals) not in seen:
            yield from ((number, f"global {name}", value) for name, value in _shown(frame.f_globals))
        seen.add(id(frame.f_globals))


def _shown(variables: Mapping[str, Any]) -> list[tuple[str, Any]]:
    return [(name, value) for name, value in list(variables.items()) if not is_hidden(name) and not is_program(value)]


def places_of(target: Any, roots: Iterable[Root]) -> list[tuple[int, str]]:
    """Function and way of every variable and part that is this very object; each container is looked into once."""
    if type(target) in _PLAIN:
        raise NdbError(f"it is a plain {type(target).__name__}: such a value cannot change, and anyone may share it")
    found: list[tuple[int, str]] = []
    pending = deque((frame, name, value) for frame, name, value in roots)
    seen: set[int] = set()
    while pending and len(seen) < MOST_OBJECTS and len(found) < MOST_PLACES:
        frame, way, value = pending.popleft()
        if value is target:
            found.append((frame, way))
        if type(value) in _PLAIN or isinstance(value, ModuleType) or is_program(value) or id(value) in seen:
            continue
        seen.add(id(value))
        pending += ((frame, f"{way}{step}", item) for step, item in _parts(value))
    return found


def shared_places(roots: Iterable[Root]) -> list[list[tuple[int, str]]]:
    """The ways to every object that two or more variables or parts are; each container is looked into once."""
    ways: dict[int, list[tuple[int, str]]] = {}
    kept: list[Any] = []  # so that no number is given to a second object
    pending = deque((frame, name, value) for frame, name, value in roots)
    while pending and len(ways) < MOST_DRAWN:
        frame, way, value = pending.popleft()
        if type(value) in _PLAIN or isinstance(value, ModuleType) or is_program(value) or value is _NOTHING:
            continue
        is_new = id(value) not in ways
        ways.setdefault(id(value), []).append((frame, way))
        if is_new:
            kept.append(value)
            pending += ((frame, f"{way}{step}", item) for step, item in _parts(value))
    return [found[:MOST_PLACES] for found in ways.values() if len(found) > 1]


def _parts(value: Any) -> Iterator[tuple[Step, Any]]:
    """What a value holds, where it is stored."""
    items: tuple[Any, ...] = (list, tuple, deque)
    for base in items:
        if isinstance(value, base):
            yield from ((Item(place), item) for place, item in enumerate(base.__iter__(value)))
    if isinstance(value, dict):
        yield from ((Item(key), item) for key, item in list(dict.items(value)) if type(key) in _KEYS)
    spaces = [vars(base) for base in type.mro(type(value))]
    for space in spaces:
        for name, member in space.items() if "__slots__" in space else ():
            if isinstance(member, MemberDescriptorType):
                try:
                    yield Attribute(name), member.__get__(value)
                except AttributeError:
                    continue
    stored = next((space["__dict__"] for space in spaces if isinstance(space.get("__dict__"), _GETTERS)), None)
    if stored is not None and not isinstance(value, type):
        yield from ((Attribute(name), item) for name, item in list(stored.__get__(value).items()) if type(name) is str)
