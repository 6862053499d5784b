"""Sending a live program to a goal, with stops on the way, and deciding whether what it stopped at is what was wanted.

The program stops at the first row that may be it (inside/stop_test); here all its states are known, so that is looked
up in them as in any recording, and where it was not meant the program is sent on. Breakpoints of other threads count,
goals are those of the chosen one.
"""

from dataclasses import replace

from ndb.engine.live.history import History
from ndb.engine.live.position import stand
from ndb.engine.live.running_program import RunningProgram
from ndb.engine.protocol import RUN_END, Goal, Place, Reason, Stops, stops_of_thread
from ndb.engine.timeline.parts import need_part
from ndb.engine.timeline.seek import seek
from ndb.errors import BadAction


def advance(running: RunningProgram, goal: Goal, stops: Stops) -> Place:
    """To the goal or a stop: in the past as far as it is known, then in the program."""
    history = running.history
    _check_can_run(history, goal)
    mine, known, history.is_held = history.thread, stops, False
    while True:
        past = history.now
        count, end = len(past.timeline), _moment_of_goal(history, goal)
        found = seek(past.timeline, past.at.index, stops_of_thread(known, mine), end)
        if history.is_held:
            found = min(found, count - 1)
        if found < count or history.is_over or (past.is_over and goal != RUN_END):
            return _with_reason(stand(history, found), _reason(found, end, count))
        running.go_on(goal, stops)
        known = _looked_at_here(stops)
        if (place := _stopped_elsewhere(running, mine, known)) is not None:
            return place


def _check_can_run(history: History, goal: Goal) -> None:
    past = history.now
    if past.at.index < len(past.timeline) or not past.is_over:
        return
    if history.is_over:
        raise BadAction("the program has ended; go back, or restart")
    if goal != RUN_END:
        raise BadAction("this thread has ended; `c` lets the others go on, `thread N` chooses one of them")


def _moment_of_goal(history: History, goal: Goal) -> int:
    past = history.now
    if past.at.index < 0:
        return 0 if goal != RUN_END else len(past.timeline)
    return past.timeline.goal(past.at.index, goal)


def _looked_at_here(stops: Stops) -> Stops:
    """Without conditions and parts: at those the program looks itself while it runs, and stops on the line that changed
    one, also where nobody can tell from here that it is the same object."""
    whole = tuple(watch for watch in stops.watches if not need_part(watch.name).steps)
    return replace(stops, conditions=(), watches=whole)


def _stopped_elsewhere(running: RunningProgram, mine: int, stops: Stops) -> Place | None:
    """Where the program stopped, if it is not to be asked whether that is what `mine` was sent to."""
    history, now = running.history, running.history.now
    if history.is_over:
        history.thread = 0
        return None if mine == 0 else replace(stand(history, len(history.now.timeline)), reason=Reason.END)
    last = len(now.timeline) - 1
    if history.stopped in ("interrupted", "called", "debugged"):
        return replace(stand(history, last), reason=Reason.INTERRUPTED, problem=why_it_waits(history))
    if running.process.take_interrupt():
        return replace(stand(history, last), reason=Reason.INTERRUPTED)
    if history.stopped == "ended":
        return stand(history, last + 1)
    if history.thread == mine:
        return None
    if history.is_held or seek(now.timeline, last - 1, stops_of_thread(stops, history.thread), last + 1) == last:
        return replace(stand(history, last), reason=Reason.STOP)
    history.thread = mine
    return None


def why_it_waits(history: History) -> str | None:
    """Where that was no goal and no stop."""
    if history.stopped == "called":
        return "breakpoint() was called"
    if history.stopped == "debugged":
        return "the statement is done" + (f": {history.said}" if history.said else "")
    return None


def _with_reason(place: Place, reason: Reason) -> Place:
    return place if place.reason is Reason.THREAD_END else replace(place, reason=reason)


def _reason(found: int, goal: int, end: int) -> Reason:
    if found == end:
        return Reason.END
    return Reason.GOAL if found == goal else Reason.STOP
