"""Which variables are one and the same object, as far as a recording tells.

Knows timelines. A recording that holds objects tells of their parts, too, one that only numbers them of variables; a
recording without identities says what the code says (sharing): no more is claimed.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ndb.engine.protocol import Holder, Sameness, SharedObjects
from ndb.engine.timeline.columns import KnowsObjects
from ndb.engine.timeline.held import NOT_HERE, Look
from ndb.engine.timeline.parts import need_part, parts_stored
from ndb.engine.timeline.sharing import names_bound, shared_objects
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadAction
from ndb.source.parse import parsed_line
from ndb.trace.beside.versions import At
from ndb.trace.names import GLOBAL
from ndb.trace.state import Event
from ndb.trace.values.nodes import Gone

_PLAIN = (type(None), bool, int, float, complex, str, bytes)
_MOST_OBJECTS = 100_000
_MOST_PLACES = 100
_MOST_DRAWN = 5000
"""Objects that are told apart for a picture."""


def same_in_recording(timeline: Timeline, name: str, moment: int, frame: int) -> Sameness:
    """Who holds the object that a variable of a function of the stack is."""
    at = timeline.stack(moment)[frame]
    state = timeline.state(at)
    part = timeline.values.part_at(name, state)
    number = timeline.values.object_at(part, at) if part is not None else None
    if number is not None:
        return _same_by_identity(timeline, number, moment)
    if part is None or timeline.watches.watch_for(name, state, at) is None:
        raise BadAction(timeline.values.why_unknown(name, state, at))
    value = timeline.values.part_value(part, at)
    if isinstance(value, _PLAIN):
        raise BadAction(f"it is a plain {type(value).__name__}: such a value cannot change, and anyone may share it")
    groups = shared_objects(timeline, moment)
    group = next((each for each in groups if (frame, name) in each), [(frame, name)])
    holders = tuple(Holder(*each) for each in group)
    return Sameness(holders, False, changed=last_change_of(timeline, holders, moment))


def last_change_held(timeline: Timeline, name: str, moment: int) -> int | None:
    """When the object that a variable or part is was last seen to change, in whichever function; None where that is not
    held."""
    part = timeline.values.part_at(name, timeline.state(moment))
    number = timeline.values.object_at(part, moment) if part is not None else None
    if timeline.values.held is None or number is None:
        return None
    changed = timeline.values.held.changed_since_held(number, moment)
    return changed if changed >= 0 else None


def _same_by_identity(timeline: Timeline, number: int, moment: int) -> Sameness:
    unseen: list[str] = []
    holders = tuple(_places(timeline, number, moment, unseen))
    held, recording = timeline.values.held, timeline.recording
    changed = held.last_change(number, moment) if held is not None else -1
    if changed < 0:
        return Sameness(holders, True, None, last_change_of(timeline, holders, moment), not unseen)
    first = held.made(number, moment) if held is not None else None
    seen = recording.first_sight(number, moment) if isinstance(recording, KnowsObjects) else None
    made = min((each for each in (first, seen) if each is not None), default=None)
    return Sameness(holders, True, made, changed if changed not in (made, first) else None, not unseen)


def _places(timeline: Timeline, number: int, moment: int, unseen: list[str]) -> Iterator[Holder]:
    """The ways from the variables of the stack to an object; each object is looked into once. `unseen`: ways to what
    changed, it is not known when."""
    pending = deque(_roots(timeline, moment))
    seen: set[int] = set()
    found = 0
    while pending and len(seen) < _MOST_OBJECTS and found < _MOST_PLACES:
        at = pending.popleft()
        if at.number == number:
            found += 1
            yield Holder(at.frame, at.way)
        if at.number not in seen:
            seen.add(at.number)
            pending += _ways_into(timeline, at, moment)
            unseen += [at.way] if _is_unseen(timeline, at, moment) else []


@dataclass(frozen=True, slots=True)
class _Way:
    """How one comes to an object from a function's variables."""

    frame: int
    way: str
    number: int
    holder: int | None = None
    look: Look | None = None


def _roots(timeline: Timeline, moment: int) -> Iterator[_Way]:
    """The variables of the stack; a module's data once."""
    recording = timeline.recording
    modules: set[str] = set()
    for frame, at in enumerate(timeline.stack(moment)):
        numbers = recording.objects(at) if isinstance(recording, KnowsObjects) else {}
        is_module = timeline.state(at).function == "<module>"
        fresh = {name: number for name, number in numbers.items() if name and name.removeprefix(GLOBAL) not in modules}
        modules |= {name.removeprefix(GLOBAL) for name in fresh if is_module or name.startswith(GLOBAL)}
        yield from (_Way(frame, name, number) for name, number in fresh.items())


def shared_in_recording(timeline: Timeline, moment: int, with_parts: bool = True) -> SharedObjects:
    """Every object that several variables of the stack are, or parts of them, if that is wanted: by identity, where the
    recording keeps it."""
    if with_parts and timeline.values.held is not None:
        return SharedObjects(_with_parts(timeline, moment), is_exact=True, has_parts=True)
    groups = _by_identity(timeline, moment)
    if groups is not None:
        return SharedObjects(groups, is_exact=True, has_parts=False)
    told = shared_objects(timeline, moment)
    return SharedObjects(tuple(tuple(Holder(*each) for each in group) for group in told), False, False)


def _with_parts(timeline: Timeline, moment: int) -> tuple[tuple[Holder, ...], ...]:
    """The ways to every object that is come to by more than one; each object is looked into once."""
    found: dict[int, list[Holder]] = {}
    pending = deque(_roots(timeline, moment))
    while pending and len(found) < _MOST_DRAWN:
        at = pending.popleft()
        ways = found.setdefault(at.number, [])
        ways.append(Holder(at.frame, at.way))
        if len(ways) == 1:
            pending += _ways_into(timeline, at, moment)
    return tuple(tuple(ways[:_MOST_PLACES]) for ways in found.values() if len(ways) > 1)


def _ways_into(timeline: Timeline, at: "_Way", moment: int) -> "Iterator[_Way]":
    """The objects that an object holds itself."""
    held = timeline.values.held
    if held is None:
        return
    look = at.look or held.look(at.number, moment)
    for step, item in held.parts(look, at.number, at.holder):
        if isinstance(item, At):
            yield _Way(at.frame, f"{at.way}{step}", item.number, at.number, look)


def _is_unseen(timeline: Timeline, at: "_Way", moment: int) -> bool:
    """Whether it is not known what an object held because it was not looked at just then."""
    if timeline.values.held is None:
        return False
    content = (at.look or timeline.values.held.look(at.number, moment)).content(at.number, at.holder)
    return isinstance(content, Gone) and content.text.startswith(NOT_HERE)


def _by_identity(timeline: Timeline, moment: int) -> tuple[tuple[Holder, ...], ...] | None:
    """None where no identities are known."""
    recording = timeline.recording
    if not isinstance(recording, KnowsObjects):
        return None
    known = [recording.objects(at) for at in timeline.stack(moment)]
    found: dict[int, list[Holder]] = {}
    for frame, numbers in enumerate(known):
        for name, number in numbers.items():
            found.setdefault(number, []).extend([Holder(frame, name)] if name else [])
    return tuple(tuple(group) for group in found.values() if len(group) > 1) if any(known) else None


def last_change_of(timeline: Timeline, holders: Iterable[Holder], moment: int) -> int | None:
    """When an object last changed, by whichever of its names saw it first: a caller sees what a function does to its
    arguments only when the function has returned. None if no change was seen."""
    stack = timeline.stack(moment)
    ways = [(holder.way.removeprefix(GLOBAL), stack[holder.frame]) for holder in holders]
    return max((at for way, last in ways if (at := _last_change(timeline, way, last)) is not None), default=None)


def _last_change(timeline: Timeline, way: str, moment: int) -> int | None:
    """The last change under one name that did not just give it the name."""
    at = timeline.through_calls.last_change(way, moment)
    maker = timeline.maker(at) if at is not None else None
    if at is None or maker is None or timeline.recording.events[at] == Event.CALL:
        return None
    line = parsed_line(timeline.recording.source_of(maker))
    bound = {name for statement in (line.body if line is not None else ()) for name in names_bound(statement)}
    state = timeline.state(maker)
    stored = {str(timeline.values.part_at(text, state)) for text in parts_stored(line)} if line is not None else set()
    return None if need_part(way).root in bound or way in stored else at
