"""What values are where one stands: the program is asked where it is, elsewhere the past tells.

After an uncaught exception the program keeps the functions that it left: they, too, can be asked, as far as they are as
they were.
"""

from collections.abc import Iterable
from typing import Any

from ndb.engine.live.position import is_present, moment_here, moment_of, stack, state_of
from ndb.engine.live.running_program import RunningProgram
from ndb.engine.protocol import Holder, Inside, Sameness, SharedObjects, Watch
from ndb.engine.timeline.objects import last_change_held, last_change_of, same_in_recording, shared_in_recording
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadAction
from ndb.trace.state import Event
from ndb.trace.values.expression.refusal import UnknownValue
from ndb.trace.values.interpret import evaluate_text


class LiveValues:
    """`frame`: which function of the stack; -1 is the innermost."""

    def __init__(self, running: RunningProgram) -> None:
        self._running = running
        self._history = running.history

    @property
    def _timeline(self) -> Timeline:
        return self._history.now.timeline

    def evaluate(self, expression: str, frame: int) -> str:
        if is_present(self._history) or self._is_as_left(frame):
            return self._asked(expression, frame)
        moment = moment_of(self._history, frame)
        if moment in self._history.now.edits:
            return evaluate_text(expression, state_of(self._history, frame).locals)
        try:
            return self._timeline.values.evaluate(expression, moment)
        except UnknownValue:
            if not self._was_left(moment):
                raise
            return self._asked(expression, frame) + "   (asked after the end: code that ran since may have changed it)"

    def _asked(self, expression: str, frame: int) -> str:
        depth = state_of(self._history, frame).depth
        value: str = self._running.ask(do="evaluate", expression=expression, frame=depth).says["value"]
        return value

    # Part by part, of the past

    def value(self, expression: str, frame: int) -> Any:
        if self._is_asked(frame):
            raise BadAction("the program itself is asked here")
        return self._timeline.values.value(expression, moment_of(self._history, frame))

    def inside(self, name: str, frame: int) -> Inside | None:
        return None if self._is_asked(frame) else self._timeline.values.inside(name, moment_of(self._history, frame))

    def brief(self, name: str, frame: int) -> str:
        return self._timeline.values.brief(name, moment_of(self._history, frame))

    def _is_asked(self, frame: int) -> bool:
        """Whether the program can be asked what a function has, or something was set by hand."""
        is_there = is_present(self._history) or self._is_as_left(frame)
        return is_there or moment_of(self._history, frame) in self._history.now.edits

    def seen_change(self, watch: Watch) -> tuple[str, str] | None:
        history = self._history
        is_there = history.now.at.index == history.changed_at
        return history.changed.get((watch.name, watch.frame)) if is_there else None

    # Which are one object

    def same(self, name: str, frame: int) -> Sameness:
        here = moment_here(self._history)
        if not is_present(self._history):
            return same_in_recording(self._timeline, name, here, frame)
        depth = stack(self._history)[frame].depth
        holders = _holders(self._running.ask(do="same", name=name, frame=depth).says["holders"])
        changed = last_change_held(self._timeline, name, self._timeline.stack(here)[frame])
        if changed is None:
            changed = last_change_of(self._timeline, holders, here)
        return Sameness(holders, True, changed=changed)

    def shared(self) -> SharedObjects:
        if not is_present(self._history):
            return shared_in_recording(self._timeline, moment_here(self._history))
        groups = self._running.ask(do="shared").says["groups"]
        return SharedObjects(tuple(map(_holders, groups)), True, True)

    # Functions that an uncaught exception left

    def _is_as_left(self, frame: int) -> bool:
        """Whether this is a function that the uncaught exception left, and is as it was here: nothing of the user's ran
        since, no `finally` and no end of a `with`."""
        was_left = self._was_left(moment_of(self._history, frame))
        return was_left and moment_here(self._history) >= self._unwinding()[0]

    def _was_left(self, moment: int) -> bool:
        """Whether the program keeps the function of this state, which the uncaught exception left."""
        if not self._history.left or self._history.thread:
            return False
        recording = self._timeline.recording
        is_kept = recording.depths[moment] < self._history.left
        return bool(is_kept and any(recording.frames[at] == recording.frames[moment] for at in self._unwinding()))

    def _unwinding(self) -> list[int]:
        """The last states of a run that ended in an error: the functions that the exception left without anything else
        being run, innermost first."""
        recording, found = self._timeline.recording, [len(self._timeline) - 1]
        while (at := found[0] - 1) >= 0 and recording.events[at] == Event.EXCEPTION:
            if recording.depths[at] != recording.depths[at + 1] + 1:
                break
            found.insert(0, at)
        return found


def _holders(told: Iterable[tuple[int, str]]) -> tuple[Holder, ...]:
    return tuple(Holder(number, way) for number, way in told)
