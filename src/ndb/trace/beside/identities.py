"""Which variables are the same object: a number for every object that a variable of a recorded frame was.

Knows how the numbers of a stretch of events are written by the tape in C. Plain values (numbers, texts, None) have
none. Two names of one moment have the same number if, and only if, they are the same object. Over time it is a strong
hint: nothing is kept alive, so an object that was made where another of its class has just died may have its number.

    stretch : {event}
    event   : events since the last one told of (since the first) {name object} 0
    name    : 1 size text (a new one) | number + 2, numbers from 0 on
    object  : its number; 0: no longer one that has any

All numbers are varints. The value of a return or exception stands under the name "", for its event only.
"""

from collections.abc import Mapping, Sequence

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.values.varint import read_varint

Objects = Mapping[str, int]
"""Names as states list them to numbers of objects."""


def read_objects(data: bytes, frames: Sequence[int]) -> list[Objects]:
    """For every event of a stretch, whose frames these are: which objects its frame's variables are."""
    told = _read(data)
    of_frames: dict[int, Objects] = {}
    result: list[Objects] = []
    for event, frame in enumerate(frames):
        known = of_frames.get(frame, {})
        if event in told:
            changed = told[event]
            known = of_frames[frame] = {
                name: number for name, number in {**known, **changed}.items() if number and name != ""
            }
            if changed.get(""):
                known = {**known, "": changed[""]}
        result.append(known)
    return result


def _read(data: bytes) -> dict[int, dict[str, int]]:
    names: list[str] = []
    told: dict[int, dict[str, int]] = {}
    at = event = 0
    while at < len(data):
        since, at = read_varint(data, at)
        event += since
        of_event = told[event] = {}
        while True:
            name, at = read_varint(data, at)
            if name == 0:
                break
            if name == 1:
                size, at = read_varint(data, at)
                names.append(data[at : at + size].decode("utf-8", "surrogatepass"))
                at, name = at + size, len(names) + 1
            of_event[names[name - 2]], at = read_varint(data, at)
    return told
