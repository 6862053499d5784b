"""Where one stands in what a live program has shown: at a state of the chosen thread, present or past, or past its end.

Knows the history only; nothing is asked of the program.
"""

from collections.abc import Sequence
from dataclasses import replace

from ndb.engine.live.history import History
from ndb.engine.protocol import Place, Provenance, Reason, edited_by_hand
from ndb.trace.state import Exit, State
from ndb.tree.inverse import Node


def is_present(history: History) -> bool:
    """Whether this is where the program really is."""
    return not history.now.is_over and history.now.at.index == len(history.now.timeline) - 1


def place_of(history: History) -> Place:
    past, at = history.now, history.now.at
    if at.index < 0:
        return Place(None, Exit.ENTRY, moment=-1)
    if at.index >= len(past.timeline):
        return _past_end(history, past.recording.exit)
    provenance = Provenance.COMPUTED if is_present(history) else Provenance.RECORDED
    if at.index in past.edits:
        state, names = past.edits[at.index]
        return Place(state, provenance=provenance, moment=at.index, origins=edited_by_hand(names))
    state = past.timeline.state(at.index)
    return Place(state, provenance=provenance, moment=at.index, before_calls=at.before_calls)


def _past_end(history: History, exit: Exit) -> Place:
    """Past the end of the program, or of a thread."""
    error, end = history.now.recording.error, Place(None, exit, Provenance.COMPUTED, len(history.now.timeline))
    if history.is_over and not history.thread:
        return replace(end, problem=error)
    said = f"thread {history.thread} ({history.now.name}) has ended" + (f": {error}" if error else "")
    return replace(end, reason=Reason.THREAD_END, problem=said if history.is_over else f"{said}; the program goes on")


def stand(history: History, moment: int) -> Place:
    """Stand at a state of the chosen thread, before its first one or past its end."""
    return stand_at(history, Node(moment))


def stand_at(history: History, at: Node) -> Place:
    history.now.at = at
    return place_of(history)


def stack(history: History) -> Sequence[State]:
    """Where the functions stand that are active here, outermost first."""
    past = history.now
    return [past.state(moment) for moment in past.timeline.stack(max(past.at.index, 0))]


def moment_here(history: History) -> int:
    """The nearest moment at which there is a state."""
    return min(max(history.now.at.index, 0), len(history.now.timeline) - 1)


def moment_of(history: History, frame: int) -> int:
    """Where a function of the stack waits."""
    here = moment_here(history)
    return here if frame == -1 else history.now.timeline.stack(here)[frame]


def state_of(history: History, frame: int) -> State:
    """How a function of the stack stands. Nobody looks for the callers of the innermost one: the longer the run, the
    longer that takes."""
    return history.now.state(moment_here(history)) if frame == -1 else stack(history)[frame]
