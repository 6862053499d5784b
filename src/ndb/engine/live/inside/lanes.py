"""The program's threads under their tracers: one that is met gets a lane, one that ends says so.

Knows tracers, tapes and how threads begin and end. What is to happen at a state is for whoever follows them.
"""

import threading
from collections.abc import Callable
from types import FrameType
from typing import Any, Protocol

from ndb.engine.live.inside.lane import Lane
from ndb.trace import tracer as tracers
from ndb.trace.scopes import Scopes

_Base: Any = getattr(tracers, "FastTracer", tracers.Tracer)


class Follower(Protocol):
    """Is told what threads do, each time by the thread itself."""

    def attend(self, lane: Lane) -> None:
        """It has recorded something."""

    def met(self, lane: Lane) -> None:
        """It is new."""

    def ended(self, lane: Lane) -> None:
        """It is over, and has taken its last states off its tape."""

    def unwinding(self, lane: Lane, depth: int) -> None:
        """A function is about to be left by the exception that was its last state."""


class _Tracer(_Base):  # type: ignore[misc]
    """Tells when a function is about to be left by an exception."""

    follower: Follower
    lane: Lane

    def unwind(self, activation: Any, error: BaseException | None) -> None:
        if activation.raised:
            self.follower.unwinding(self.lane, activation.depth)
        super().unwind(activation, error)


class Lanes:
    """All lanes, in order of their numbers; the first is the main thread's."""

    def __init__(self, scopes: Scopes, new_tape: Callable[[], Any], most_held: int, follower: Follower) -> None:
        """`most_held`: see Lane."""
        self._scopes = scopes
        self._new_tape = new_tape
        self._most_held = most_held
        self._follower = follower
        self._adding = threading.Lock()
        self._here = threading.local()
        self.all: list[Lane] = []
        self.main = self._add("MainThread")
        self.main.tracer.new_thread = self._new_thread
        self.chosen = self.main
        """The thread that is looked at: the one that talks, or one that cannot because it is not held."""
        self._backend = tracers.new_backend(self.main.tracer)
        self.is_traced = True
        self.is_alone = False
        """Whether nobody debugs any more: the program runs on by itself."""

    @property
    def of_this_thread(self) -> Lane | None:
        return getattr(self._here, "lane", None)

    def _add(self, name: str) -> Lane:
        """A lane for this thread."""
        tape = self._new_tape()
        with self._adding:
            lane = Lane(len(self.all), name, tape, self._most_held)
            lane.tracer = _Tracer(self._scopes, tape, lambda: self._follower.attend(lane))
            lane.tracer.follower, lane.tracer.lane = self._follower, lane
            self.all.append(lane)
        self._here.lane = lane
        return lane

    def look_at_all(self, count: int = 0) -> None:
        """Have every thread attend when its tape holds so many events; at once if none are said."""
        for lane in self.all:
            lane.tape.look_at = count

    def expression(self, text: str, line: int, value: object, is_round: bool = False) -> None:
        """A sub-expression of this thread's running frame has its value."""
        lane: Lane | None = getattr(self._here, "lane", None)
        if lane is not None:
            lane.tracer.expression(text, line, value, is_round)

    # From the first to the last

    def start(self) -> None:
        """Trace this thread and those that will be started."""
        if tracers.MONITORING is None:
            threading.settrace(self._on_thread)
        self._have_ends_told()
        self._backend.start()

    def _on_thread(self, frame: FrameType, event: str, argument: object) -> Any:
        """First event of a new thread, under `sys.settrace`."""
        tracer = self._new_thread()
        if tracer is None:
            return None
        tracer.set_trace()
        return tracer.first_event(frame, event, argument)

    def _new_thread(self) -> Any:
        """The tracer of a thread that was met."""
        if self.is_alone:
            return None
        lane = self._add(threading.current_thread().name)
        lane.tracer.spare_frames = self.main.tracer.spare_frames
        self._follower.met(lane)
        return lane.tracer

    def _have_ends_told(self) -> None:
        """A thread that ends says so. Python has no hook for that but a method of its own."""
        before: Any = getattr(threading.Thread, "_delete", None)
        if before is None:
            return

        def delete(thread: threading.Thread) -> None:
            self._thread_ends()
            before(thread)

        setattr(threading.Thread, "_delete", delete)  # noqa: B010  the stubs do not know it

    def _thread_ends(self) -> None:
        lane = self.of_this_thread
        if lane is None or lane is self.main or self.is_alone or lane.is_over:
            return
        lane.tracer.settle(None)
        lane.take()
        lane.look(lane.unseen())
        lane.is_over = lane.tracer.is_closed = True
        self._follower.ended(lane)

    def stop(self) -> None:
        """The program runs at its own speed from now on."""
        if self.is_traced:
            self.is_traced = False
            if tracers.MONITORING is None:
                threading.settrace(None)
            self._backend.stop()

    def let_go(self) -> None:
        """Nobody debugs any more."""
        self.is_alone = True
        for lane in self.all:
            lane.tracer.is_closed = True
        self.stop()
