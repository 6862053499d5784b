"""Which variables are one and the same object, as far as a recording tells.

Knows timelines. A recording without identities says what the code says (sharing): no more is claimed.
"""

from collections.abc import Iterable

from ndb.engine.protocol import Holder, Sameness, SharedObjects
from ndb.engine.timeline.columns import KnowsObjects
from ndb.engine.timeline.parts import need_part
from ndb.engine.timeline.sharing import names_bound, shared_objects
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadAction
from ndb.source.parse import parsed_line
from ndb.trace.names import GLOBAL
from ndb.trace.state import Event


def same_in_recording(timeline: Timeline, name: str, moment: int, frame: int) -> Sameness:
    """Who holds the object that a variable of a function of the stack is."""
    at = timeline.stack(moment)[frame]
    state = timeline.state(at)
    if timeline.watch_for(name, state, at) is None:
        raise BadAction(timeline.why_unknown(name, state, at))
    groups = shared_objects(timeline, moment)
    group = next((each for each in groups if (frame, name) in each), [(frame, name)])
    holders = tuple(Holder(*each) for each in group)
    return Sameness(holders, False, changed=last_change_of(timeline, holders, moment))


def shared_in_recording(timeline: Timeline, moment: int) -> SharedObjects:
    """Every object that several variables of the stack are: by identity, where the recording keeps it."""
    groups = _by_identity(timeline, moment)
    if groups is not None:
        return SharedObjects(groups, is_exact=True, has_parts=False)
    told = shared_objects(timeline, moment)
    return SharedObjects(tuple(tuple(Holder(*each) for each in group) for group in told), False, False)


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
    at = timeline.last_change(way, moment)
    maker = timeline.maker(at) if at is not None else None
    if at is None or maker is None or timeline.recording.events[at] == Event.CALL:
        return None
    line = parsed_line(timeline.recording.source_of(maker))
    bound = {name for statement in (line.body if line is not None else ()) for name in names_bound(statement)}
    return None if need_part(way).root in bound else at
