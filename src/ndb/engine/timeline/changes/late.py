"""Changes that were seen late: what is very large is not looked at whole for every event, so a state may be the first
to show what an earlier line did. The recorder says so of a value, and since when.

Knows timelines, values and the marks of snapshots. What is said to people of it is the session's.
"""

from typing import TYPE_CHECKING

from ndb.engine.timeline.known_values import KnownValues
from ndb.engine.timeline.parts import part_of
from ndb.trace.values.read_snapshot import late_by

if TYPE_CHECKING:
    from ndb.engine.timeline.timeline import Timeline


def changed_after(timeline: "Timeline", name: str, change: int) -> int | None:
    """The state after which a variable, or the part of one, changed that shows it at another one, where more lines than
    the one before ran in between; None where that line did it."""
    snapshot = _snapshot(timeline.values, name, change)
    events = late_by(snapshot) if snapshot is not None else 0
    maker = timeline.maker(change) if events else None
    since = max(change - events, 0)
    return since if maker is not None and since < maker else None


def is_late(values: KnownValues, name: str, change: int) -> bool:
    """Whether a variable was not looked at whole for some events before a state that shows it changed."""
    snapshot = _snapshot(values, name, change)
    return snapshot is not None and late_by(snapshot) > 0


def _snapshot(values: KnownValues, name: str, moment: int) -> bytes | None:
    """What is kept of the variable that a name is, or is a part of."""
    part = part_of(name)
    listed, snapshot = values.snapshot(part.root, moment) if part is not None else (None, b"")
    return snapshot if listed is not None else None
