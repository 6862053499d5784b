"""The branches of a session: what happened, and what might happen from a state on, side by side.

Knows which branch one is on and how two of them differ. Each has an engine of its own.
"""

from collections.abc import Iterator
from dataclasses import replace

from ndb.engine.protocol import Engine
from ndb.errors import BadAction
from ndb.session.cursor import Branch, Cursor, Stop
from ndb.session.verify import Verification, verify
from ndb.trace.state import State

MOST_COMPARED = 10_000


class Branches:
    """All branches of a session, by name; the first is `main`."""

    def __init__(self, cursor: Cursor) -> None:
        self._cursor = cursor
        self._by_name = {cursor.branch.name: cursor.branch}

    def __iter__(self) -> Iterator[Branch]:
        return iter(self._by_name.values())

    def __len__(self) -> int:
        return len(self._by_name)

    def __getitem__(self, name: str) -> Branch:
        if name not in self._by_name:
            raise BadAction(f"no branch {name!r}; there are {', '.join(self._by_name)}")
        return self._by_name[name]

    @property
    def current(self) -> Branch:
        return self._cursor.branch

    def fork(self, name: str = "") -> Branch:
        """A new branch from here on; the old one stays as it is, to be returned to or compared with."""
        name = name or f"branch{len(self)}"
        if name in self._by_name:
            raise BadAction(f"there is a branch {name!r} already")
        made = self._by_name[name] = Branch(name, self._cursor.engine.fork(), self._cursor.moment)
        self.switch(name)
        return made

    def adopt(self, name: str, engine: Engine) -> Stop:
        """Go on with another engine that stands at this state, as a branch of its own."""
        self._by_name[name] = Branch(name, engine, self._cursor.moment, self._cursor.moment)
        return self.switch(name)

    def switch(self, name: str) -> Stop:
        """Go to where another branch stands."""
        branch, cursor = self[name], self._cursor
        cursor.remember()
        cursor.branch = branch
        return cursor.arrive(cursor.engine.here, f"branch {name}")

    def compare(self, name: str) -> Verification:
        """How this branch and another went on from the state at which the younger of them was forked."""
        mine, other = self.current, self[name]
        start = max(mine.start, other.start)
        found = verify(_states_from(mine, start), _states_from(other, start))
        if found.first is None:
            return found
        return replace(found, first=replace(found.first, number=found.first.number + start))

    def close(self) -> None:
        for branch in self:
            branch.engine.close()


def _states_from(branch: Branch, start: int) -> list[State]:
    """A branch's states from a fork on."""
    timeline, first = branch.engine.timeline, max(start - branch.first, 0)
    moments = range(first, min(len(timeline), first + MOST_COMPARED))
    return [timeline.state(moment) for moment in moments]
