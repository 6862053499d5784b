"""The threads of a run, the functions that are active where a session stands, and looking into one of them.

Knows the stack and what can be asked of a function on it: values, where they come from, changing them. Code of the
program is run only by engines that run it. Threads are told apart only by engines that can.
"""

from collections.abc import Sequence
from dataclasses import replace

from ndb.engine.protocol import (
    DebugsStatements,
    HasTasks,
    Holder,
    Origin,
    RunsStatements,
    Sameness,
    TaskInfo,
    TellsSame,
    ThreadInfo,
    ThreadState,
    has_threads,
)
from ndb.errors import BadAction
from ndb.session.cursor import Cursor, Stop
from ndb.session.why import MEANWHILE, Cause, explain
from ndb.trace.state import State

LEVELS = 3
"""How deep a tree of causes is, if nobody wants to know more."""
_MOST_CAUSES = 16
"""In a tree of so many levels."""


class Frames:
    """The stack, and the function on it that is looked at: the innermost one, until `up` is said."""

    def __init__(self, cursor: Cursor) -> None:
        self._cursor = cursor

    def stack(self) -> Sequence[State]:
        """The active functions, outermost first, each at the state at which it waits."""
        return self._cursor.engine.stack()

    @property
    def number(self) -> int:
        """Which one of the stack is looked at."""
        return self._number_in(self.stack())

    def _number_in(self, stack: Sequence[State]) -> int:
        last, chosen = len(stack) - 1, self._cursor.frame
        return last if chosen is None else max(0, min(chosen, last))

    def selected(self) -> State:
        """The state of the function that is looked at."""
        stack = self.stack()
        if not stack:
            raise BadAction("no function is active here")
        return stack[self._number_in(stack)]

    def up(self, count: int = 1) -> State:
        return self._select(-count, "this is the outermost function")

    def down(self, count: int = 1) -> State:
        return self._select(count, "this is the innermost function")

    def _select(self, by: int, limit: str) -> State:
        stack = self.stack()
        now = self._number_in(stack)
        if (by < 0 and now == 0) or (by > 0 and now == len(stack) - 1):
            raise BadAction(limit)
        self._cursor.frame = max(0, min(now + by, len(stack) - 1))
        return stack[self._cursor.frame]

    def moment(self) -> int:
        """The moment at which the function that is looked at waits."""
        timeline = self._cursor.engine.timeline
        waiting = timeline.stack(min(self._cursor.moment_to_leave(), len(timeline) - 1))
        return waiting[min(self.number, len(waiting) - 1)]  # a program that died meanwhile stands somewhere else

    # Values

    def evaluate(self, expression: str) -> str:
        """The value of an expression in the function that is looked at."""
        return self._cursor.engine.evaluate(expression, self.number)

    def origin(self, name: str) -> Origin:
        """Where the value of a variable here comes from."""
        return self._cursor.place.origin(name)

    def why(self, name: str, moment: int | None = None, levels: int = LEVELS) -> list[Cause]:
        """What made the value of a variable, or of a part of one: a tree, each cause followed by what it rests on.

        `moment`: as of another state than the one that is looked at. `levels`: how deep the tree is to be."""
        timeline = self._cursor.engine.timeline
        moment = self.moment() if moment is None else moment
        if not 0 <= moment < len(timeline):
            raise BadAction(f"states are numbered 0 to {len(timeline) - 1}")
        causes = explain(timeline, name, moment, deepest=levels, most=_MOST_CAUSES * levels // LEVELS)
        if not causes:
            raise BadAction(timeline.values.why_unknown(name, timeline.state(moment), moment))
        return [self._by_whom(cause) for cause in causes]

    def _by_whom(self, cause: Cause) -> Cause:
        """A change is its line's; but where there are several threads, and the line does not name what changed, another
        one may have done it while the line ran."""
        return cause if cause.is_named or not self._cursor.has_several_threads else replace(cause, how=MEANWHILE)

    def same(self, name: str) -> Sameness:
        """Who else holds the object that a variable of the function that is looked at, or a part of one, is."""
        engine = self._cursor.engine
        if not isinstance(engine, TellsSame):
            raise BadAction("objects are told apart only in runs and recordings, not in predictions")
        timeline, at = engine.timeline, self.moment()
        part = timeline.values.part_at(name, timeline.state(at))
        if part is None:
            raise BadAction(timeline.values.why_unknown(name, timeline.state(at), at))
        found, asked = engine.same(str(part), self.number), Holder(self.number, str(part))
        return replace(found, holders=tuple(holder for holder in found.holders if holder != asked))

    # Changing what happens

    def assign(self, name: str, expression: str) -> Stop:
        """Set a variable and go on from there."""
        cursor = self._cursor
        place = cursor.engine.assign(name, expression, self.number)
        cursor.stop = replace(cursor.stop, place=place, why=f"{name} set", changed=frozenset({name}))
        return cursor.stop

    def execute(self, statement: str) -> Stop:
        """Run a statement in the program. Only what runs can do that."""
        cursor = self._cursor
        if not isinstance(cursor.engine, RunsStatements):
            raise BadAction("statements are run only with --engine live")
        cursor.stop = replace(cursor.stop, place=cursor.engine.execute(statement, self.number))
        return cursor.stop

    def debug(self, statement: str) -> Stop:
        """Step through what a statement calls, from its first state on; then the session stands here again."""
        cursor = self._cursor
        if not isinstance(cursor.engine, DebugsStatements):
            raise BadAction("statements are run only with --engine live")
        number = self.number
        cursor.remember()
        return cursor.arrive(cursor.engine.debug(statement, number), "debug")


class Threads:
    """All threads of the run, and the one that is looked at: moves go on in it."""

    def __init__(self, cursor: Cursor) -> None:
        self._cursor = cursor

    @property
    def current(self) -> int:
        return self._cursor.thread

    def all(self) -> Sequence[ThreadInfo]:
        """Every thread that was met, in order of number. An engine that does not tell them apart has one."""
        engine = self._cursor.engine
        if has_threads(engine):
            return engine.threads
        return [ThreadInfo(0, "MainThread", ThreadState.HELD, self._cursor.place.state)]

    def choose(self, number: int) -> Stop:
        """Look at another thread, and go on in it."""
        cursor, engine = self._cursor, self._cursor.engine
        if not has_threads(engine):
            raise BadAction("this engine knows only one thread")
        if number == engine.thread:
            return cursor.stop
        place = engine.choose_thread(number)
        cursor.remember()
        cursor.stop = Stop(place, cursor.thread_name(number), thread=number)
        return cursor.stop

    def stack(self, number: int) -> Sequence[State]:
        """The active functions of a thread, outermost first, without choosing it."""
        cursor, engine = self._cursor, self._cursor.engine
        if not has_threads(engine) or number == engine.thread:
            return engine.stack()
        before, moment = engine.thread, cursor.place.moment
        engine.choose_thread(number)
        stack = engine.stack()
        engine.choose_thread(before)
        if moment is not None:
            engine.go(moment)
        return stack

    def tasks(self) -> Sequence[TaskInfo]:
        """The tasks of the event loop that runs in this thread."""
        if not isinstance(self._cursor.engine, HasTasks):
            raise BadAction("tasks are told apart only in a running program; use --engine live")
        return self._cursor.engine.tasks()
