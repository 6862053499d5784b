"""What a recording in a file says its variables were, as the naive copies (`naive.py`) have it: nested tuples.

Both kinds of copies are brought into one order, since where attributes are stored is not told in the same order.
"""

from typing import Any

from naive import Full, repr_of

from ndb.trace.beside.versions import At, Buffer, Content, Heap
from ndb.trace.tracefile.recorded_file import FileRecording
from ndb.trace.values.nodes import Gone, Object, Opaque, Wrapped
from ndb.trace.values.reach import Kind
from ndb.trace.values.read_snapshot import decode, digest_in

_ATOMS = (type(None), bool, int, float, complex, str, bytes, type(...))
_ROW = Kind.LISTED | Kind.TUPLED | Kind.DEQUED


class NotHeld(Exception):
    """Something is not held, and why."""


def in_order(full: Any) -> Any:
    """A copy whose attributes stand in the order of their names."""
    if not isinstance(full, tuple):
        return full
    parts = tuple(map(in_order, full))
    if parts[:1] == ("object",):
        return (*parts[:2], tuple(sorted(parts[2], key=lambda pair: pair[0])))
    if parts[:1] == ("members",):
        return (*parts[:2], tuple(sorted(parts[2], key=repr)))
    return parts


def agrees(naive: Any, held: Any) -> bool:
    """Whether two copies are of one value. What is held as a text has to be that of the value, or to name it."""
    if naive == held:
        return True
    if not isinstance(naive, tuple) or not isinstance(held, tuple):
        return False
    if held[:1] == ("text",):
        is_handle = naive[:1] == ("object",) and naive[-1] == () and naive[1] in held[1]  # `<RLock>`
        is_named = naive[:1] in (("atom",), ("opaque",)) and (naive[-1] == held[1] or str(naive[-1]) in held[1] != "")
        return is_handle or is_named
    if held[:1] == ("shown",):
        return naive[:1] in (("items",), ("pairs",), ("object",))
    return len(naive) == len(held) and all(map(agrees, naive, held))


class HeldCopier:
    """Copies what a recording holds of a variable at an event."""

    def __init__(self, recording: FileRecording) -> None:
        assert recording.heap is not None
        self._recording = recording
        self._heap: Heap = recording.heap
        self._event = 0

    def variable(self, name: str, snapshot: bytes, event: int) -> Full:
        """By its versions; what is shown in full and holds nothing else needs none."""
        self._event = event
        number = self._recording.objects(event).get(name)
        if number is not None and self._heap.changes(number) and self._heap.changes(number)[0] <= event:
            return self._full(At(number), ())
        digest = digest_in(snapshot)
        if digest is not None:
            found = self._heap.text(digest)
            if found is None:
                raise NotHeld(name)
            return self._full(found, ())
        return self._full(decode(snapshot), ())

    def _full(self, value: Any, path: tuple[int, ...]) -> Full:
        match value:
            case At(number):
                return self._object(number, path)
            case Gone():
                raise NotHeld(value.text)
            case Opaque():
                return ("text", value.text)
            case Wrapped() | Object():
                return ("shown",)
            case list() | tuple():
                return ("items", type(value).__name__, tuple(self._full(item, path) for item in value))
            case set() | frozenset():
                return ("members", type(value).__name__, tuple(self._full(item, path) for item in value))
            case dict():
                pairs = tuple((self._full(key, path), self._full(item, path)) for key, item in value.items())
                return ("pairs", "dict", pairs)
        if type(value) in _ATOMS:
            cls = type(value)
            return ("atom", cls.__name__, value if cls in (str, bytes) else repr_of(value))
        return ("atom", type(value).__name__, bytes(value) if isinstance(value, bytearray) else repr(value))

    def _object(self, number: int, path: tuple[int, ...]) -> Full:
        if number in path:
            return ("again", len(path) - path.index(number))
        content = self._heap.content(number, self._event)
        if isinstance(content, Gone):
            raise NotHeld(content.text)
        held = self._held(content, (*path, number))
        attributes = tuple(
            (name, self._full(item, (*path, number)))
            for name, item in content.attributes
            if not (name in ("maxlen", "default_factory") and content.cls.kind & (Kind.DEQUED | Kind.MAPPED))
        )
        if held is not None and not attributes:
            return held
        return ("object", content.cls.name, (("", held), *attributes) if held is not None else attributes)

    def _held(self, content: Content, path: tuple[int, ...]) -> Full | None:
        name, kind = content.cls.name, content.cls.kind
        if isinstance(content.value, Buffer):
            buffer = content.value
            if name == "array":
                return ("atom", name, buffer.format, buffer.data)
            if name == "ndarray":
                return ("atom", name, buffer.format, buffer.shape, buffer.data)
            return ("atom", name, buffer.data)
        if kind & (Kind.WHOLE | Kind.REAL):
            return ("atom", name, repr_of(content.value))
        if kind & (Kind.TEXTUAL | Kind.BINARY):
            return ("atom", name, content.value)
        if kind & Kind.MAPPED:
            keys = (self._full(key, path) for key in content.keys)
            return ("pairs", name, tuple(zip(keys, (self._full(item, path) for item in content.items), strict=True)))
        if kind & (_ROW | Kind.MEMBERS):
            word = "members" if kind & Kind.MEMBERS else "items"
            return (word, name, tuple(self._full(item, path) for item in content.items))
        return self._full(content.value, path) if content.value is not None else None
