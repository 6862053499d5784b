"""Changes that were seen late: what is very large is not looked at whole for every event, so a state may be the first
to show what an earlier line did. The recorder says so of a value, and since when.

Knows timelines and the marks of snapshots. What is said to people of it is the session's.
"""

from typing import TYPE_CHECKING

from ndb.engine.timeline.parts import part_of
from ndb.trace.names import listed_name
from ndb.trace.values.snapshot import late_by
from ndb.trace.values.unfold import entries

if TYPE_CHECKING:
    from ndb.engine.timeline.timeline import Timeline


def changed_after(timeline: "Timeline", name: str, change: int) -> int | None:
    """The state after which a variable, or the part of one, changed that shows it at another one, where more lines than
    the one before ran in between; None where that line did it."""
    snapshot = _snapshot(timeline, name, change)
    events = late_by(snapshot) if snapshot is not None else 0
    maker = timeline.maker(change) if events else None
    since = max(change - events, 0)
    return since if maker is not None and since < maker else None


def is_late(timeline: "Timeline", name: str, change: int) -> bool:
    """Whether a variable was not looked at whole for some events before a state that shows it changed."""
    snapshot = _snapshot(timeline, name, change)
    return snapshot is not None and late_by(snapshot) > 0


def _snapshot(timeline: "Timeline", name: str, moment: int) -> bytes | None:
    """What is kept of the variable that a name is, or is a part of."""
    part = part_of(name)
    if part is None or not timeline.recording.has_snapshots:
        return None
    data, _ = timeline.recording.payloads(moment, moment + 1)
    found = dict(entries(data))
    listed = listed_name(found, part.root)
    return found[listed] if listed is not None else None
