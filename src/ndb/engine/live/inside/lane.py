"""The program's threads, from inside: what each has to tell, and whose turn it is to talk with the debugger.

One thread talks at a time; all others are held at their next state meanwhile. Knows tracers, tapes and locks; nothing
of what is said. Light: the program's process imports it.
"""

import threading
from typing import Any, Final

from ndb.engine.live.channel import Told
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Event
from ndb.trace.tape import ROW

BATCH_ROWS: Final = 4096
"""States that are told in one go."""
_BATCH_BYTES: Final = 1 << 20
_LIMITS: Final = RecordLimits()
"""Of what objects hold as much is told as a recording in a file has."""


class Lane:
    """One thread: its tracer and its tape, and what was recorded but not yet told."""

    def __init__(self, number: int, name: str, tape: Any, most_held: int) -> None:
        """`most_held`: bytes of what objects hold after which it is told anew."""
        self.number = number
        self.name = name
        self.tape = tape
        self.tracer: Any = None
        self.is_held = False
        self.is_over = False
        self.is_called = False
        """Whether it has called `breakpoint()` and is to stop at its next state."""
        self._most_held = most_held
        self._held = 0
        self._stretches: list[tuple[Told, bool]] = []
        self._is_anew = False
        self._last_event = -1
        self._looked_at = 0
        self._unseen = bytearray()
        self._lock = threading.Lock()
        self._hold()

    def take(self) -> None:
        """Take what is on the tape. Another thread may do it as well: what a stop is decided by is kept apart."""
        with self._lock:
            rows, payload = map(bytes, self.tape.take())
            if not rows:
                return
            self._unseen += rows[self._looked_at * ROW.size :]
            self._looked_at = 0
            told = Told(rows, payload, bytes(self.tape.taken_objects()), bytes(self.tape.taken_versions() or b""))
            self._stretches.append((told, self._is_anew))
            self._is_anew = False
            self._held += len(told.versions)
            if self._held > self._most_held:
                self._hold()

    def _hold(self) -> None:
        """Write what objects hold, all of it anew: of a long run what is old can be forgotten then."""
        self.tape.hold(_LIMITS.whole, _LIMITS.whole_an_event)
        self._held, self._is_anew = 0, True

    def fresh(self) -> bytes:
        """All rows that nobody has looked at yet. Asked at every state; they stay on the tape, since a long stretch of
        changes is short."""
        with self._lock:
            rows: bytes = self.tape.rows(self._looked_at)
            self._looked_at += len(rows) // ROW.size
            if self._unseen:
                rows = bytes(self._unseen) + rows
                self._unseen.clear()
        return rows

    @property
    def is_full(self) -> bool:
        """Whether there is so much to tell that it should not wait."""
        return self.tape.count >= BATCH_ROWS or self.tape.payload_size > _BATCH_BYTES or bool(self._stretches)

    def unseen(self) -> bytes:
        """The rows that nobody has looked at yet."""
        with self._lock:
            rows = bytes(self._unseen)
            self._unseen.clear()
        return rows

    def told(self) -> list[tuple[Told, bool]]:
        """What is to be told, for the last time: stretch by stretch, and whether it begins to tell anew what objects
        hold."""
        with self._lock:
            stretches, self._stretches = self._stretches, []
        return stretches

    @property
    def has_news(self) -> bool:
        """Whether something was taken that is not told yet."""
        return bool(self._stretches)

    @property
    def is_left_by_error(self) -> bool:
        """Of a thread that is over: whether its last state was an exception that nobody caught."""
        return self._last_event == Event.EXCEPTION

    def look(self, rows: bytes) -> list[tuple[int, ...]]:
        """Rows as numbers. Of the last one it is remembered whether it left the outermost function."""
        found = list(ROW.iter_unpack(rows))
        if found:
            self._last_event = found[-1][0] if found[-1][2] == 0 else -1
        return found


class Turns:
    """Who talks. A thread that wants to, while another one does, is held until it is done."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self.speaker: Lane | None = None

    def claim(self, lane: Lane) -> bool:
        """Begin to talk, if nobody else does."""
        with self._changed:
            if self.speaker is None:
                self.speaker = lane
            return self.speaker is lane

    def wait(self, lane: Lane) -> bool:
        """Be held until nobody talks, or until this thread is given the word: whether it is."""
        with self._changed:
            lane.is_held = True
            while self.speaker is not None and self.speaker is not lane:
                self._changed.wait()
            lane.is_held = False
            return self.speaker is lane

    def hand_to(self, lane: Lane) -> bool:
        """Give the word to a thread that is held; one that runs cannot take it."""
        with self._changed:
            if lane.is_held:
                self.speaker = lane
                self._changed.notify_all()
            return lane.is_held

    def release(self) -> None:
        """Nobody talks: all threads go on."""
        with self._changed:
            self.speaker = None
            self._changed.notify_all()
