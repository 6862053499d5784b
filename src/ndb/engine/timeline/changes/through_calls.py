"""When a watched object really changed: a function changes what it was given, and its caller sees that only later.

A variable of a function is seen at that function's states. Where a line of it passes the object on (`f(xs)`,
`a.pay(3)`, `f(shop.stock)`), the states of the called function show the same object under another name; so the
changes are those that are seen there, on the lines that made them. What is passed is read from the syntax of the call;
an object that reaches a function in another way is seen to change when the function has returned. Knows timelines and
syntax.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ndb.engine.protocol import Watch
from ndb.engine.timeline.changes.callee_names import Alias, aliases, statement_at
from ndb.engine.timeline.changes.change_index import Change
from ndb.engine.timeline.changes.differences import difference
from ndb.engine.timeline.parts import NOTHING, identity, need_part, value_at
from ndb.source.statements import names_set
from ndb.trace.state import Event
from ndb.trace.values.render import text_of
from ndb.trace.values.way import Step
from ndb.tree.search import first_where

if TYPE_CHECKING:
    from ndb.engine.timeline.timeline import Timeline

_DEEPEST = 50
_MOST_CALLS = 200
"""Calls of one line that are looked into, the last ones."""


@dataclass(frozen=True, slots=True)
class _Seen:
    """A change under another name, and where it was made: in that function, or in those that it called."""

    alias: Alias
    change: Change
    made: list[Change]


class ThroughCalls:
    """The changes of a watched variable, each at the first state that shows it, in whichever function that is."""

    def __init__(self, timeline: "Timeline") -> None:
        self._timeline, self._watches = timeline, timeline.watches
        self._newest: NDArray[np.int64] = np.empty(0, np.int64)

    def changes_of(self, watch: Watch, start: int, stop: int, *, backwards: bool = False) -> Iterator[Change]:
        """The changes in [start, stop), nearest first."""
        return self._backwards(watch, start, stop) if backwards else self._forwards(watch, start, stop)

    def seen_as(self, watch: Watch, moment: int) -> tuple[Watch, tuple[Step, ...]]:
        """Under which name the function that runs at a moment sees what is watched; and if that is only a part of it,
        the way to that part."""
        timeline, rest = self._timeline, tuple[Step, ...]()
        stack = timeline.stack(moment)
        frames = [int(timeline.recording.frames[at]) for at in stack]
        first = next((place for place, at in enumerate(stack) if self._is_of(watch, at)), len(stack))
        found = watch
        for waits, frame in zip(stack[first:], frames[first + 1 :], strict=False):
            entered = timeline.first_of(frame, waits)
            alias = next(aliases(timeline, found, waits, entered), None)
            if alias is None:
                return watch, ()
            found, rest = alias.watch, rest + alias.rest
        return found, rest

    def told_change(self, watch: Watch, moment: int) -> tuple[str, str, str]:
        """What changed of a watched variable at a moment: the smallest part in which it differs, before and after."""
        seen, rest = self.seen_as(watch, moment)
        before = self._watches.watched(seen, moment - 1) if moment > 0 else NOTHING
        found = difference(before, self._watches.watched(seen, moment))
        name = watch.name + "".join(map(str, (*rest, *found.steps)))
        old, new = ("nothing" if value is NOTHING else text_of(value) for value in (found.before, found.after))
        return name, old, new

    def last_change(self, name: str, moment: int) -> int | None:
        """The latest moment up to this one at which the variable, or the part, got the value it has here."""
        state = self._timeline.state(moment)
        watch = self._watches.watch_for(name, state, moment)
        if watch is None:
            return None
        changes = self.changes_of(watch, 0, moment + 1, backwards=True)
        return next((c.state for c in changes), None)

    def _forwards(self, watch: Watch, start: int, stop: int) -> Iterator[Change]:
        for outer in self._watches.changes_of(watch, start, stop):
            yield from (change for change in self._within(watch, outer, 0) if change.state >= start)
        yield from (change for change in self._in_progress(watch, stop - 1) if start <= change.state < stop)

    def _backwards(self, watch: Watch, start: int, stop: int) -> Iterator[Change]:
        later = self._in_progress(watch, stop - 1)
        yield from (change for change in reversed(later) if start <= change.state < stop)
        for outer in self._watches.changes_of(watch, start, stop, backwards=True):
            yield from (change for change in reversed(self._within(watch, outer, 0)) if change.state >= start)

    def _in_progress(self, watch: Watch, moment: int) -> list[Change]:
        """The changes made by a call, all of them, that the function of what is watched waits for at a moment."""
        timeline, frames = self._timeline, self._timeline.recording.frames
        if not 0 <= moment < len(timeline) or self._is_of(watch, moment):
            return []
        waits = next((at for at in timeline.stack(moment) if self._is_of(watch, at)), None)
        if waits is None or self._is_seen_between(watch, waits, moment + 1):
            return []
        back = first_where(lambda a, b: frames[a:b] == frames[waits], moment + 1, len(timeline))
        if back == len(timeline):
            return [change for seen in self._inner(watch, waits, back, 0) for change in seen.made]
        outer = next(self._watches.changes_of(watch, back, back + 1), None)
        return self._within(watch, outer, 0) if outer is not None else []

    def _within(self, watch: Watch, outer: Change, depth: int) -> list[Change]:
        """The changes that a function's state shows, each where it was made: in the calls of the line before, and at
        the state itself, if it is not as the last call left it."""
        maker = self._timeline.maker(outer.state) if self._can_look(watch, outer, depth) else None
        if maker is None or self._is_seen_between(watch, maker, outer.state):
            return [outer]
        inner = sorted(self._inner(watch, maker, outer.state, depth), key=lambda seen: seen.change.state)
        if not inner:
            return [outer]
        made = {change.state: change for seen in inner for change in seen.made}
        return [*made.values()] if self._is_as_left(watch, outer, inner[-1]) else [*made.values(), outer]

    def _can_look(self, watch: Watch, outer: Change, depth: int) -> bool:
        is_call = self._timeline.recording.events[outer.state] == Event.CALL
        return depth < _DEEPEST and self._is_of(watch, outer.state) and bool(outer.value) and not is_call

    def _is_of(self, watch: Watch, moment: int) -> bool:
        """Whether a state is one of the function, or of the module, whose variable is watched."""
        recording = self._timeline.recording
        if watch.frame is not None:
            return bool(recording.frames[moment] == watch.frame)
        scope = recording.scopes[recording.scope_numbers[moment]]
        return bool(scope.name == "<module>" and scope.file == watch.file)

    def _is_seen_between(self, watch: Watch, maker: int, end: int) -> bool:
        """Whether functions that a line called tell themselves how a module's variable changed: they name it."""
        return watch.frame is None and next(self._watches.changes_of(watch, maker + 1, end), None) is not None

    def _inner(self, watch: Watch, maker: int, end: int, depth: int) -> Iterator[_Seen]:
        """The changes under the names that the functions called by a line have for what is watched."""
        for entered in self._calls(maker, end):
            for alias in aliases(self._timeline, watch, maker, entered):
                for change in self._watches.changes_of(alias.watch, entered + 1, end):
                    if self._is_bound_anew(alias, change):
                        break
                    if alias.is_shared and self._timeline.recording.events[change.state] == Event.CALL:
                        continue  # while a generator waited, whoever draws from it did that
                    yield _Seen(alias, change, self._within(alias.watch, change, depth + 1))

    def _calls(self, maker: int, end: int) -> Iterator[int]:
        """The first states of the functions that a line called."""
        recording = self._timeline.recording
        events, depths = recording.events[maker + 1 : end], recording.depths[maker + 1 : end]
        found = np.flatnonzero((events == Event.CALL) & (depths == recording.depths[maker] + 1))[-_MOST_CALLS:]
        newest = self._newest_until(maker) if len(found) else 0
        return (at for at in (maker + 1 + int(offset) for offset in found) if recording.frames[at] > newest)

    def _newest_until(self, moment: int) -> int:
        """The newest activation up to a moment: they are numbered as they start."""
        if len(self._newest) != len(self._timeline):
            self._newest = np.maximum.accumulate(np.asarray(self._timeline.recording.frames))
        return int(self._newest[moment])

    def _is_bound_anew(self, alias: Alias, change: Change) -> bool:
        """Whether the name is another object's from here on."""
        maker = self._timeline.maker(change.state)
        if maker is None or not change.value:
            return True
        if alias.is_shared:
            return False
        return need_part(alias.watch.name).root in names_set(statement_at(self._timeline, self._timeline.state(maker)))

    def _is_as_left(self, watch: Watch, outer: Change, last: _Seen) -> bool:
        """Whether what a state shows is what the last change in a call made of it, and nothing else."""
        alias = last.alias
        if not any((alias.rest, need_part(watch.name).steps, need_part(alias.watch.name).steps)):
            return outer.value == last.change.value
        shown = self._watches.watched(watch, outer.state)
        left = self._watches.watched(alias.watch, last.change.state)
        if identity(value_at(shown, alias.rest)) != identity(left):
            return False
        return not alias.rest or self._lies_in(watch, outer, shown, alias.rest)

    def _lies_in(self, watch: Watch, outer: Change, shown: Any, rest: tuple[Step, ...]) -> bool:
        """Whether all that is different lies in one part."""
        before = self._watches.watched(watch, outer.state - 1)
        return difference(before, shown).steps[: len(rest)] == rest
