"""Values as they were held, by identity: what a recording keeps beside what it shows (`trace/beside/versions.py`).

Knows recordings and parts of values. What is not held is HIDDEN, here as elsewhere; nothing is guessed.
"""

from bisect import bisect_right
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, runtime_checkable

import numpy as np

from ndb.engine.protocol import Inside
from ndb.engine.timeline.parts import HIDDEN, NOTHING, same_key, value_at
from ndb.trace.beside.versions import At, Buffer, Content, Heap, elements
from ndb.trace.values import library
from ndb.trace.values.nodes import Cut, Cycle, Gone, Object, Opaque, Wrapped
from ndb.trace.values.notation import read_value
from ndb.trace.values.reach import Kind
from ndb.trace.values.read_snapshot import digest_in
from ndb.trace.values.render import text_of
from ndb.trace.values.thing import Thing, Unknown
from ndb.trace.values.way import Attribute, Item, Step

MOST_NODES: Final = 100_000
"""Objects of one value that are put together."""
_FEW_NODES: Final = 100
"""Objects that a short text can show."""
_DEEPEST: Final = 200
_ROW: Final = Kind.LISTED | Kind.TUPLED | Kind.DEQUED
_KEYS: Final = (bool, int, float, str, bytes, type(None))


NOT_HERE: Final = "not known here"
"""How reasons begin that are true of one state, while others may tell more."""


@runtime_checkable
class HoldsObjects(Protocol):
    """A recording that may keep what objects held."""

    def heap_at(self, moment: int) -> Heap | None:
        """What tells of a moment."""

    def objects(self, index: int) -> Mapping[str, int]: ...


class Look:
    """What a variable's object reached at a moment, as far as it was looked at. Of something large not all is, for some
    events; what is held of it counts where it was looked at later and found to be the same."""

    def __init__(self, heap: Heap, root: int, moment: int) -> None:
        self._heap = heap
        self.moment = moment
        self._later = heap.looked_at(root, moment)
        self._sure: dict[int, bool] = {root: True}
        self._held_later: dict[int, frozenset[int]] = {}

    def content(self, number: int, holder: int | None = None) -> Content | Gone:
        """What an object held that another one, which was asked for before, refers to."""
        if not self._is_sure(number, holder):
            return _UNSURE
        return self._heap.content(number, self.moment)

    def _is_sure(self, number: int, holder: int | None) -> bool:
        known = self._sure.get(number)
        if not known:
            known = self._later == self.moment or self._heap.is_looked_at(number, self.moment)
            if not known and self._later is not None and holder is not None and self._sure.get(holder):
                known = number in self._numbers_later(holder, self._later)
            self._sure[number] = known
        return known

    def _numbers_later(self, holder: int, later: int) -> frozenset[int]:
        """The objects that one referred to when all was looked at."""
        found = self._held_later.get(holder)
        if found is None:
            content = self._heap.content(holder, later)
            refs = _refs(content) if isinstance(content, Content) else ()
            found = self._held_later[holder] = frozenset(item.number for item in refs if isinstance(item, At))
        return found


_NO_HEAP: Final = Heap()
_UNSURE: Final = Gone(f"{NOT_HERE}: something so large is not looked at whole for every state")


def _refs(content: Content) -> Iterator[Any]:
    yield from content.items
    yield from content.keys
    yield from (item for _, item in content.attributes)
    yield from _nodes_refs(content.value)


def _nodes_refs(node: Any) -> Iterator[Any]:
    """Objects that a description refers to."""
    match node:
        case At():
            yield node
        case Object():
            for _, item in node.attributes:
                yield from _nodes_refs(item)
        case Wrapped():
            yield from _nodes_refs(node.value)
        case Cut():
            yield from (*_nodes_refs(node.head), *_nodes_refs(node.tail))
        case list() | tuple() | set() | frozenset():
            for item in node:
                yield from _nodes_refs(item)
        case dict():
            for key, item in node.items():
                yield from (*_nodes_refs(key), *_nodes_refs(item))


@dataclass(frozen=True, slots=True)
class HeldValues:
    """What the objects of a recording held."""

    recording: HoldsObjects

    def _heap(self, moment: int) -> Heap:
        return self.recording.heap_at(moment) or _NO_HEAP

    def look(self, root: int, moment: int) -> Look:
        """What an object that a variable is reached at a moment."""
        return Look(self._heap(moment), root, moment)

    def made(self, number: int, moment: int) -> int | None:
        """When an object was first seen; None if that is not known."""
        return self._heap(moment).made(number, moment)

    def has_gaps(self, moment: int) -> bool:
        """Whether there was anything so large that it was not looked at whole for every event."""
        return self._heap(moment).has_gaps

    def root(self, name: str, snapshot: bytes, moment: int) -> Any:
        """What a variable, named as its state lists it, is: an object, a long plain value, or HIDDEN."""
        number = self.recording.objects(moment).get(name)
        if number is not None:
            return At(number)
        digest = digest_in(snapshot)
        found = None if digest is None else self._heap(moment).text(digest)
        return HIDDEN if found is None else found

    def part(self, root: Any, steps: tuple[Step, ...], moment: int) -> Any:
        """What a way from a variable leads to: an object or a plain value; NOTHING, or HIDDEN."""
        found = self._walk(root, steps, moment)[0]
        return HIDDEN if isinstance(found, Gone) and found is not NOTHING else found

    def value(self, root: Any, steps: tuple[Step, ...], moment: int, most: int = MOST_NODES) -> Any:
        """All of the value that a way leads to, as snapshots hold it; at most so many objects of it."""
        found, holder, look = self._walk(root, steps, moment)
        if isinstance(found, Gone):
            return found if found is NOTHING else HIDDEN
        value = _Building(look, most).value(found, holder) if look is not None else found
        return HIDDEN if isinstance(value, Gone) else value

    def why_unheld(self, root: Any, steps: tuple[Step, ...], moment: int) -> str:
        """Why it is not known what a way leads to."""
        found, holder, look = self._walk(root, steps, moment)
        value = _Building(look).value(found, holder) if look is not None else found
        return next((gone.text for gone in _gone(value)), HIDDEN.text)

    def _walk(self, root: Any, steps: tuple[Step, ...], moment: int) -> tuple[Any, int | None, Look | None]:
        """What a way leads to, which object holds that, how it was looked at; Gone, and why, where it is not known."""
        if not isinstance(root, At):
            return value_at(root, steps), None, None
        look, found = self.look(root.number, moment), root
        holder: int | None = None
        for place, step in enumerate(steps):
            if not isinstance(found, At):
                return value_at(found, steps[place:]), holder, look
            content = look.content(found.number, holder)
            if isinstance(content, Gone):
                return content, holder, look
            holder, found = found.number, _step(look, found.number, content, step)
        return found, holder, look

    def parts(self, look: Look, number: int, holder: int | None) -> Iterator[tuple[Step, Any]]:
        """What an object holds itself, as far as there is a way to it."""
        content = look.content(number, holder)
        if isinstance(content, Gone):
            return
        if content.cls.kind & _ROW:
            yield from ((Item(place), item) for place, item in enumerate(content.items))
        if content.cls.kind & Kind.MAPPED:
            pairs = zip(content.keys, content.items, strict=True)
            yield from ((Item(key), item) for key, item in pairs if type(key) in _KEYS)
        yield from ((Attribute(name), item) for name, item in content.attributes)

    def inside(self, root: Any, steps: tuple[Step, ...], moment: int) -> Inside | None:
        """What the object that a way leads to holds itself; None where that is no object, or cannot be told part by
        part."""
        found, holder, look = self._walk(root, steps, moment)
        content = look.content(found.number, holder) if look is not None and isinstance(found, At) else HIDDEN
        if isinstance(content, Gone) or look is None or content.value is not None or content.cls.kind & Kind.MEMBERS:
            return None
        parts = [step for step, _ in self.parts(look, found.number, holder)]
        if len(parts) != len(content.items) + len(content.attributes):
            return None  # some keys are objects themselves
        is_row = content.cls.kind & _ROW and not content.attributes
        form = "list" if is_row else "dict" if content.cls.kind & Kind.MAPPED and not content.attributes else "object"
        return Inside(content.cls.name, form, parts)

    def brief(self, root: Any, steps: tuple[Step, ...], moment: int) -> Any:
        """As much of the value that a way leads to as a text of some hundred characters can show."""
        found, holder, look = self._walk(root, steps, moment)
        return _Building(look, _FEW_NODES).value(found, holder) if look is not None else found

    def last_change(self, number: int, moment: int) -> int:
        """When an object, or anything that it reached, was last seen to hold something else; -1 if never."""
        look, heap = self.look(number, moment), self._heap(moment)
        return max(_last(heap.changes(at)[at != number :], moment) for at, _ in self._reached(look, number))

    def changed_since_held(self, number: int, moment: int) -> int:
        """The same without when it was held first, which need not be when it changed."""
        look, heap = self.look(number, moment), self._heap(moment)
        return max(_last(heap.changes(at)[1:], moment) for at, _ in self._reached(look, number))

    def is_unchanged_at(self, number: int, moment: int) -> bool:
        """Whether it is sure that nothing which an object reached was seen to change at a moment."""
        look, heap = self.look(number, moment), self._heap(moment)
        return all(
            _last(heap.changes(at), moment) != moment and not isinstance(look.content(at, holder), Gone)
            for at, holder in self._reached(look, number)
        )

    def _reached(self, look: Look, number: int) -> Iterator[tuple[int, int | None]]:
        """All objects that one reached, each with one that holds it."""
        seen = {number}
        pending: list[tuple[int, int | None]] = [(number, None)]
        while pending and len(seen) < MOST_NODES:
            at, holder = pending.pop()
            yield at, holder
            for _, item in self.parts(look, at, holder):
                if isinstance(item, At) and item.number not in seen:
                    seen.add(item.number)
                    pending.append((item.number, at))


def _step(look: Look, number: int, content: Content, step: Step) -> Any:
    if isinstance(step, Attribute):
        return _attribute(content, step.name)
    key, kind = step.key, content.cls.kind
    if isinstance(content.value, Buffer):
        found = value_at(_array(content), tuple(map(Item, key)) if isinstance(key, tuple) else (step,))
        return _of_array(found, content)
    if kind & Kind.MAPPED:
        for known, item in zip(content.keys, content.items, strict=True):
            if same_key(_Building(look).value(known, number) if isinstance(known, At) else known, key):
                return item
        return NOTHING
    if kind & _ROW:
        is_there = isinstance(key, int) and -len(content.items) <= key < len(content.items)
        return content.items[key] if is_there else NOTHING
    return HIDDEN if content.value is None else value_at(content.value, (step,))


def held_values(recording: object) -> HeldValues | None:
    """What a recording holds, if it is one that does."""
    is_held = isinstance(recording, HoldsObjects) and recording.heap_at(0) is not None
    return HeldValues(recording) if is_held and isinstance(recording, HoldsObjects) else None


def _attribute(content: Content, name: str) -> Any:
    known = dict(content.attributes)
    if name in known:
        return known[name]
    if name in content.cls.fields:
        return content.items[content.cls.fields.index(name)]
    if name in ("name", "value") and f"_{name}_" in known:
        return known[f"_{name}_"]  # of an enum's member
    if content.value is not None:
        return value_at(content.value, (Attribute(name),)) if isinstance(content.value, Object) else HIDDEN
    return NOTHING


_PLAIN_KINDS: Final = frozenset({"int64", "float64", "bool", "complex128"})
"""Kinds of numbers that compute as Python's do."""


def _of_array(found: Any, content: Content) -> Any:
    """A part of an array: a row is an array, too; a number of a kind of its own says so."""
    kind = _kind_of(content)
    if isinstance(found, list):
        return Wrapped("array(", found, ")" if kind is None else f", dtype={kind})")
    return Wrapped(f"np.{kind}(", found, ")") if kind is not None and isinstance(found, int | float) else found


def _kind_of(content: Content) -> str | None:
    """The kind of numbers that an array of numpy has, where they do not compute as Python's do."""
    if content.cls.name in ("array", "bytearray"):
        return None
    kind = np.dtype(content.value.format).name
    return None if kind in _PLAIN_KINDS else kind


def _array(content: Content) -> Any:
    """The elements of an array."""
    buffer = content.value
    if not isinstance(buffer, Buffer):
        return HIDDEN
    return bytearray(buffer.data) if content.cls.name == "bytearray" else elements(buffer)


class _Building:
    """One value being put together."""

    def __init__(self, look: Look, most: int = MOST_NODES) -> None:
        self._look = look
        self._left = most
        self._path: list[int] = []

    def value(self, item: Any, holder: int | None) -> Any:
        match item:
            case At(number):
                return self._object(number, holder)
            case Object():
                return Object(item.name, tuple((name, self.value(part, holder)) for name, part in item.attributes))
            case Wrapped():
                return Wrapped(item.prefix, self.value(item.value, holder), item.suffix)
            case Cut():
                return Cut(item.omitted, self.value(item.head, holder), self.value(item.tail, holder))
            case list() | tuple() | set() | frozenset():
                return type(item)(self.value(part, holder) for part in item)
            case dict():
                return {self.value(key, holder): self.value(part, holder) for key, part in item.items()}
        return item

    def _object(self, number: int, holder: int | None) -> Any:
        content = self._look.content(number, holder)
        if isinstance(content, Gone):
            return content
        if number in self._path:
            return Cycle(_CYCLES.get(content.cls.name, f"{content.cls.name}(...)"))
        self._left -= 1
        if self._left < 0 or len(self._path) > _DEEPEST:
            return Gone("more")
        self._path.append(number)
        try:
            return self._built(content, number)
        finally:
            self._path.pop()

    def _built(self, content: Content, number: int) -> Any:
        kind, name = content.cls.kind, content.cls.name
        attributes = tuple((key, self.value(item, number)) for key, item in content.attributes)
        if any(key == "_name_" for key, _ in attributes):
            member = dict(attributes)
            return Wrapped(f"<{name}.{member['_name_']}: ", member.get("_value_"), ">")
        if isinstance(content.value, Buffer):
            return self._of_buffer(content)
        if content.value is not None and not kind & (_ROW | Kind.MAPPED | Kind.MEMBERS):
            return self.value(content.value, number)
        if kind & (_ROW | Kind.MAPPED | Kind.MEMBERS):
            return self._container(content, number, dict(attributes))
        return Object(name, attributes)

    def _of_buffer(self, content: Content) -> Any:
        found = _array(content)
        if isinstance(found, bytearray | Gone):
            return found
        if content.cls.name == "array":
            return Wrapped(f"array({content.value.format!r}, ", found, ")")
        return _of_array(found, content)

    def _items(self, content: Content, number: int, *, is_all: bool) -> list[Any]:
        """The items of a container, in general up to the first object for which there is no room."""
        items: list[Any] = []
        for item in content.items:
            if self._left <= 0 and isinstance(item, At) and not is_all:
                break
            items.append(self.value(item, number))
        return items

    def _container(self, content: Content, number: int, attributes: dict[str, Any]) -> Any:
        name, kind = content.cls.name, content.cls.kind
        items = self._items(content, number, is_all=bool(kind & Kind.MEMBERS))
        omitted = len(content.items) - len(items)
        if kind & Kind.MAPPED:
            keys = [self.value(key, number) for key in content.keys[: len(items)]]
            pairs = dict(zip(keys, items, strict=True))
            if omitted:
                cut = Cut(omitted, pairs, {})
                return cut if name == "dict" else Wrapped(f"{name}(", cut, ")")
            return pairs if name == "dict" else _named_dict(name, pairs, attributes)
        if kind & Kind.MEMBERS:
            return {"set": set, "frozenset": frozenset}.get(name, set)(items)
        if content.cls.fields and len(content.cls.fields) == len(items):
            return Object(name, tuple(zip(content.cls.fields, items, strict=True)))
        if kind & Kind.DEQUED:
            most, shown = attributes.get("maxlen"), Cut(omitted, items, []) if omitted else items
            return Wrapped(f"{name}(", shown, ")" if most is None else f", maxlen={most})")
        found: Any = tuple(items) if kind & Kind.TUPLED else items
        found = Cut(omitted, found, found[:0]) if omitted else found
        return found if name in ("list", "tuple") else Wrapped(f"{name}(", found, ")")


_CYCLES: Final = {"list": "[...]", "tuple": "(...)", "dict": "{...}"}


def _named_dict(name: str, pairs: dict[Any, Any], attributes: Mapping[str, Any]) -> Any:
    if name == "defaultdict":
        factory = attributes.get("default_factory")
        return Wrapped(f"defaultdict({factory.text if isinstance(factory, Opaque) else factory}, ", pairs, ")")
    if name == "Counter" and not pairs:
        return Opaque("Counter()")
    if name == "Counter" and all(type(count) in (int, float) for count in pairs.values()):
        pairs = dict(sorted(pairs.items(), key=lambda pair: pair[1], reverse=True))
    return Wrapped(f"{name}(", pairs, ")")


def _gone(value: Any) -> Iterator[Gone]:
    """What is not held of a value."""
    match value:
        case Gone():
            yield value
        case Object():
            for _, item in value.attributes:
                yield from _gone(item)
        case Wrapped():
            yield from _gone(value.value)
        case dict():
            for key, item in value.items():
                yield from (*_gone(key), *_gone(item))
        case list() | tuple() | set() | frozenset():
            for item in value:
                yield from _gone(item)


def _last(events: Sequence[int], moment: int) -> int:
    place = bisect_right(events, moment)
    return events[place - 1] if place else -1


def as_value(node: Any) -> Any:
    """What snapshots hold, as expressions compute with it: objects are things, what is not held is unknown."""
    match node:
        case Object():
            attributes = {name: as_value(item) for name, item in node.attributes}
            return Thing(node.name, attributes, text_of(node, 10_000))
        case Opaque() | Gone() | Cycle() | Cut():
            return read_value(text_of(node)) if isinstance(node, Opaque) else Unknown(text_of(node))
        case Wrapped():
            return _library_value(node)
        case list() | tuple() | set() | frozenset():
            return type(node)(map(as_value, node))
        case dict():
            return {as_value(key): as_value(item) for key, item in node.items()}
    return node


def _library_value(node: Wrapped) -> Any:
    inner = as_value(node.value)
    match node.prefix.partition("(")[0], inner:
        case "deque", list():
            most = node.suffix.partition("=")[2].rstrip(")")
            return deque(inner, int(most) if most else None)
        case "Counter", dict():
            return Counter(inner)
        case "OrderedDict", dict():
            return library.Ordered(inner)
        case "defaultdict", dict():
            return library.Grouped(node.prefix.partition("(")[2].rstrip(", "), inner)
        case "array", list():
            kind = node.suffix.removeprefix(", dtype=").rstrip(")") or None
            return np.array(inner, dtype=kind) if node.prefix == "array(" else inner
        case kind, int() | float() if kind.startswith("np."):
            return np.dtype(kind.removeprefix("np.")).type(inner)
    if node.prefix.startswith("<") and "." in node.prefix:
        kind, _, member = node.prefix[1:].rstrip(": ").partition(".")
        return Thing(kind, {"name": member, "value": inner}, text_of(node))
    return Unknown(text_of(node))
