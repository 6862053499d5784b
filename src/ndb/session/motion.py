"""How a session's moves are made: running through what does not really stop, going back past what is known, beginning.

Knows engines, stops and breakpoints; which moves there are is session.py's business.
"""

from collections.abc import Callable
from dataclasses import replace

from ndb.engine.protocol import NO_STOPS, Forgets, Goal, Place, Reason, SeesChanges, Stops, Watch
from ndb.session.breakpoints import Breakpoints
from ndb.session.cursor import Cursor, Stop
from ndb.trace.state import Exit
from ndb.tree.action import INV_STEP_INTO, Action

Listener = Callable[[Place, str], None]
"""Hears what a log point said, and where."""


class Motion:
    """Moves a cursor, with breakpoints on the way."""

    def __init__(self, cursor: Cursor, breakpoints: Breakpoints) -> None:
        self._cursor = cursor
        self._breakpoints = breakpoints
        self._begin: tuple[Goal, Stops] | None = None
        self.listener: Listener | None = None
        """Told what log points say as they are hit; without one, the stop tells it."""

    def run(self, goal: Goal, word: str) -> Stop:
        """Run to a goal, or to a breakpoint before it."""
        return self._run(lambda stops: self._run_once(goal, stops), word)

    def run_back(self, word: str) -> Stop:
        """Run back to a breakpoint, or to before the first state."""
        self._cursor.moment_to_leave()
        return self._run(self._cursor.engine.run_back, word)

    def _run(self, run: Callable[[Stops], Place], word: str) -> Stop:
        """Run on as long as what was hit does not really stop: a condition that does not hold, a log point."""
        self._cursor.remember()
        engine, said = self._cursor.engine, list[str]()
        while True:
            place = run(self._breakpoints.stops())
            hit = self._breakpoints.hit(place, lambda e: engine.evaluate(e, -1), self._changed_at(place))
            said += self._unheard(place, hit.said)
            if place.exit is Exit.ERROR:
                hit.stopping += self._breakpoints.uncaught()
            if place.reason is not Reason.STOP or hit.stopping:
                return self._cursor.arrive(place, word, hit.stopping, said)

    def _unheard(self, place: Place, said: list[str]) -> list[str]:
        """What nobody listened to."""
        if self.listener is None:
            return said
        for text in said:
            self.listener(place, text)
        return []

    def _run_once(self, goal: Goal, stops: Stops) -> Place:
        known, thread = self._forgotten(), self._cursor.thread
        place = self._cursor.engine.run(goal, stops)
        if thread == self._cursor.thread:
            self._cursor.shift(known - self._forgotten())
        return place

    def _forgotten(self) -> int:
        engine = self._cursor.engine
        return engine.forgotten if isinstance(engine, Forgets) else 0

    def _changed_at(self, place: Place) -> Callable[[Watch], bool]:
        """Tells of a watched variable whether it changed at a place."""
        engine, moment, thread = self._cursor.engine, place.moment, self._cursor.thread
        timeline = engine.timeline

        def changed(watch: Watch) -> bool:
            if watch.frame is not None and watch.thread != thread:
                return False
            if moment is None:
                return False
            if isinstance(engine, SeesChanges) and engine.seen_change(watch) is not None:
                return True
            return any(True for _ in timeline.through_calls.changes_of(watch, moment, moment + 1))

        return changed

    def move(self, action: Action, word: str) -> Stop:
        """Do one action of the language."""
        place = self._cursor.engine.move(action)
        self._cursor.remember()
        return self._cursor.arrive(place, word)

    def go(self, moment: int, word: str) -> Stop:
        """Stand at a state that is known."""
        place = self._cursor.engine.go(moment)
        self._cursor.remember()
        return self._cursor.arrive(place, word)

    def back(self, previous: Callable[[int], int], count: int, word: str) -> Stop:
        """Back by so many states, as `previous` leads from one to the one before."""
        moment = self._cursor.moment_to_leave()
        for _ in range(count):
            if moment < 0:
                break
            moment = previous(moment)
        if moment >= 0:
            return self.go(moment, word)
        self._cursor.remember()
        return self._cursor.arrive(self._before_start(), word)

    def _before_start(self) -> Place:
        """Before the first state that is known. A model may know more; then all moments shift."""
        engine = self._cursor.engine
        known = len(engine.timeline)
        engine.go(0)
        place = engine.move(INV_STEP_INTO)
        self._cursor.shift(len(engine.timeline) - known)
        return place

    def begin(self, goal: Goal, stops: Stops = NO_STOPS) -> None:
        """Go to where people expect to start; `restart` comes back."""
        self._begin = goal, stops
        self._cursor.stop = replace(self._cursor.stop, place=self._begun(self._cursor.place))

    def _begun(self, first: Place) -> Place:
        """Where to start: at the first state, if the place that people expect is never reached."""
        if self._begin is None:
            return first
        place = self._cursor.engine.run(*self._begin)
        return place if place.state is not None else self._cursor.engine.go(0)

    def restart(self, word: str) -> Stop:
        self._cursor.remember()
        return self._cursor.arrive(self._begun(self._cursor.engine.restart()), word)
