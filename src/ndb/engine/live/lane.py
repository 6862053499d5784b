"""The program's threads, from inside: what each has to tell, and whose turn it is to talk with the debugger.

One thread talks at a time; all others are held at their next state meanwhile. Knows tracers, tapes and locks; nothing
of what is said. Light: the program's process imports it.
"""

import threading
from typing import Any

from ndb.trace.state import Event
from ndb.trace.tape import ROW


class Lane:
    """One thread: its tracer and its tape, and what was recorded but not yet told."""

    def __init__(self, number: int, name: str, tape: Any) -> None:
        self.number = number
        self.name = name
        self.tape = tape
        self.tracer: Any = None
        self.rows, self.payload = bytearray(), bytearray()
        self.is_held = False
        self.is_over = False
        self.is_called = False
        """Whether it has called `breakpoint()` and is to stop at its next state."""
        self._last_event = -1
        self._unseen = bytearray()
        self._lock = threading.Lock()

    def take(self) -> None:
        """Take what is on the tape. Another thread may do it as well: what a stop is decided by is kept apart."""
        with self._lock:
            rows, payload = self.tape.take()
            self.rows += rows
            self.payload += payload
            self._unseen += rows

    def fresh(self) -> bytes:
        """Take what is on the tape: all rows that nobody has looked at yet. Asked at every state, so in one go."""
        with self._lock:
            rows, payload = self.tape.take()
            self.rows += rows
            self.payload += payload
            if self._unseen:
                rows = bytes(self._unseen) + rows
                self._unseen.clear()
        return bytes(rows)

    def unseen(self) -> bytes:
        """The rows that nobody has looked at yet."""
        with self._lock:
            rows = bytes(self._unseen)
            self._unseen.clear()
        return rows

    def told(self) -> tuple[bytes, bytes]:
        """What is to be told, for the last time."""
        with self._lock:
            rows, payload = bytes(self.rows), bytes(self.payload)
            self.rows.clear()
            self.payload.clear()
        return rows, payload

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
