"""When a recording ends although the program does not."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ndb.trace.values.limit import LIMIT

LOOK_EVERY: Final = 256


@dataclass(frozen=True, slots=True)
class RecordLimits:
    """When a recording ends although the program does not. None: no limit."""

    events: int | None = 100_000
    seconds: float | None = 10.0
    bytes: int | None = 256 << 20
    """Of snapshots, before compression."""
    value: int = LIMIT
    """Characters of text for one value."""
    whole: int | None = 4 << 20
    """Bytes of what objects hold besides what is shown of them, before compression. None: nothing of it."""
    whole_an_event: int = 16
    """How many more every event adds."""
    clock: Callable[[], float] = time.monotonic
    """What counts the seconds. By `time.process_time` a recording does not depend on what else the machine does."""


USUAL_LIMITS: Final = RecordLimits()
UNLIMITED: Final = RecordLimits(events=None, seconds=None, bytes=None)


class LimitReached(BaseException):
    """Raised inside a program to stop it; no Exception, so that the program does not take it for one of its own."""
