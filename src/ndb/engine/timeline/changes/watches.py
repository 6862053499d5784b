"""When what is watched changed: a variable of an activation, a module's, or a part of one (`d["k"]`).

The index says when a variable showed a new value; here that is asked of whatever can be watched, and only what is a
change of it is told, once. Knows values and the index; what called functions do to it is through_calls' matter.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain, islice
from typing import Any

from ndb.engine.protocol import Watch
from ndb.engine.timeline.changes.change_index import Change, Changes
from ndb.engine.timeline.changes.late import is_late
from ndb.engine.timeline.known_values import KnownValues, is_known
from ndb.engine.timeline.parts import HIDDEN, NOTHING, Part, identity, need_part
from ndb.trace.beside.versions import At
from ndb.trace.names import global_name, listed_name
from ndb.trace.state import State

_FEW = 50
"""Changes that are looked at one by one."""


class Watches:
    """Whatever can be watched, and its changes."""

    def __init__(self, values: KnownValues, changes: Changes) -> None:
        self._values, self._changes = values, changes

    def watch_for(self, name: str, state: State, moment: int | None = None) -> Watch | None:
        """What `name` means at a state: a variable of its frame or of its module, or a part of one (`d['k']`); None if
        there is no such variable, or if nothing is known of such a part. With the moment of the state, more is known of
        parts than its texts say."""
        part = self._values.part_at(name, state)
        if part is None or (part.steps and not is_known(self._values.part_of_state(state, part, moment))):
            return None
        if part.root in state.locals and state.function != "<module>":
            return Watch(str(part), state.frame)
        if listed_name(state.locals, part.root) is not None:
            return Watch(str(part), None, state.file)
        return None

    def changes_of(self, watch: Watch, start: int, stop: int, *, backwards: bool = False) -> Iterator[Change]:
        """The moments in [start, stop) at which a variable, or the part of it, shows a new value, nearest first."""
        part = need_part(watch.name)
        if part.steps:
            return self._part_changes(watch, part, start, stop, backwards)
        if watch.frame is not None:
            found = self._changes.of([watch.name], watch.frame, start, stop, backwards=backwards)
        else:
            found = self._module_changes(watch, start, stop, backwards)
        return self._told_once(watch.name, found)

    def watched(self, watch: Watch, moment: int) -> Any:
        """What a watched variable or part is at a moment, as it was last seen; NOTHING where it is not there."""
        part = need_part(watch.name)
        whole = replace(watch, name=part.root)
        return self._shown(part, next(self.changes_of(whole, 0, moment + 1, backwards=True), None))

    def _told_once(self, name: str, changes: Iterator[Change]) -> Iterator[Change]:
        """Without those that were told before. Only where something was not looked at whole can there be any; to find
        that out takes as long as looking at a few."""
        for change in islice(changes, _FEW):
            if not self._is_told_again(name, change.state):
                yield change
        after = next(changes, None)
        has_gaps = after is not None and self._values.held is not None and self._values.held.has_gaps(after.state)
        for change in chain(() if after is None else (after,), changes):
            if not has_gaps or not self._is_told_again(name, change.state):
                yield change

    def _is_told_again(self, name: str, moment: int) -> bool:
        """Whether a change was seen late only because something new was looked at whole, which was told before: what is
        put into the middle of something large changes it at once."""
        if not is_late(self._values, name, moment) or self._values.held is None:
            return False
        root = self._values.root(name, moment)
        return isinstance(root, At) and self._values.held.is_unchanged_at(root.number, moment)

    def _part_changes(self, watch: Watch, part: Part, start: int, stop: int, backwards: bool) -> Iterator[Change]:
        """A part changes only where its variable does: these moments are compared, each with the one before at which it
        is known what the part was."""
        whole = replace(watch, name=part.root)
        known = self._known(part, self.changes_of(whole, 0, start if not backwards else stop, backwards=True))
        if backwards:
            later = next(known, None)
            for earlier in chain(known, [None]):
                if later is None or later[0].state < start:
                    return
                if _differs(earlier, later):
                    yield later[0]
                later = earlier
            return
        before = next(known, None)
        for now in self._known(part, self.changes_of(whole, start, stop)):
            if _differs(before, now):
                yield now[0]
            before = now

    def _known(self, part: Part, changes: Iterable[Change]) -> Iterator[tuple[Change, Any]]:
        """Changes of a variable, and what a part of it was then, where that is known."""
        return ((change, value) for change in changes if (value := self._shown(part, change)) is not HIDDEN)

    def _shown(self, part: Part, change: Change | None) -> Any:
        if change is None or not change.value:
            return NOTHING
        return self._values.part_value(part, change.state)

    def _module_changes(self, watch: Watch, start: int, stop: int, backwards: bool) -> Iterator[Change]:
        """A module's variable is seen from many frames: it changed where it is not as it was seen last."""
        names = [watch.name, global_name(watch.name)]
        until = stop if backwards else start
        seen = (c for c in self._changes.of(names, None, 0, until, backwards=True) if self._is_modules(c, watch))
        if not backwards:
            known = next((c.value for c in seen), None)
            for change in self._changes.of(names, None, start, stop, backwards=False):
                if self._is_modules(change, watch) and change.value != known:
                    known = change.value
                    yield change
            return
        later: Change | None = None
        for change in seen:
            if later is not None and later.value != change.value:
                yield later
            later = change if change.state >= start else None
            if later is None:
                return
        if later is not None:
            yield later

    def _is_modules(self, change: Change, watch: Watch) -> bool:
        scope = self._values.recording.scopes[self._values.recording.scope_numbers[change.state]]
        if scope.file != watch.file or not change.value:
            return False
        return scope.name == "<module>" or global_name(watch.name) in self._values.state(change.state).locals


def _differs(earlier: tuple[Change, Any] | None, later: tuple[Change, Any]) -> bool:
    before = NOTHING if earlier is None else earlier[1]
    return bool(identity(before) != identity(later[1]))
