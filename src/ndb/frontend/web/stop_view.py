"""Where a session stands, as the page shows it: one JSON object a stop.

Knows names of keys, and how much of a stack a page can hold. Everything in it was decided by the session, its engine or
its timeline; the page only draws.
"""

from collections.abc import Sequence
from typing import Any

from ndb.engine.guided.assumption import IMPLIED
from ndb.engine.protocol import Assumes, Place, SharedObjects, TakesNotes
from ndb.engine.timeline.line_values import LastRun, last_runs, parts_of_line
from ndb.engine.timeline.overview import Overview
from ndb.engine.timeline.printed import PrintedOutput
from ndb.engine.timeline.timeline import Timeline
from ndb.frontend.stop_json import stop_as_json
from ndb.frontend.web.drawing import node_of
from ndb.session import Session
from ndb.session.verify import Verification, differing_parts
from ndb.session.why import Cause
from ndb.trace.names import bare_name, is_global
from ndb.trace.state import State
from ndb.tree.action import Move

MOST_FRAMES = 24
"""Functions of a stack that are shown with their variables: the outermost few and the innermost."""
_OUTERMOST = 4
_BESIDE = 60
"""Characters of a value beside a line."""
MOST_ROWS = 400
"""States of a comparison that are shown."""
Body = dict[str, Any]


class Views:
    """The views of a session: what is costly is kept from one to the next, by branch."""

    def __init__(self, session: Session, other: Overview | None = None) -> None:
        """`other`: the overview of another session, perhaps of the same recording."""
        self.session = session
        self._other = other
        self._overviews: dict[str, tuple[Any, Overview, PrintedOutput]] = {}

    @property
    def overview(self) -> Overview:
        return self._kept()[0]

    def _kept(self) -> tuple[Overview, PrintedOutput]:
        name, timeline = self.session.branches.current.name, self.session.engine.timeline
        known = self._overviews.get(name)
        if known is None or known[0] is not timeline:
            overview = Overview(timeline, self._other)
            known = self._overviews[name] = timeline, overview, PrintedOutput(timeline, overview)
        return known[1], known[2]

    def view(self) -> Body:
        """All that the page shows of this stop."""
        session = self.session
        stop = stop_as_json(session.stop)
        stop.pop("state", None)
        moment = session.place.moment
        return {
            "stop": stop, "engine": session.engine.name, "length": len(session.engine.timeline),
            "branch": session.branches.current.name, "branches": [branch.name for branch in session.branches],
            "state": _state(session.place), "frames": frames(session), "beside": self._beside(),
            "inside": self._inside(), "output": self._output(moment), "notes": _notes(session),
            "can": sorted(move for move in session.engine.moves if move in (Move.STEP_EXPRESSION, Move.STEP_INSIDE)),
            "assumes": isinstance(session.engine, Assumes), **_threads(session),
        }  # fmt: skip

    def _beside(self) -> list[Body]:
        place = self.session.place
        if place.moment is None or place.state is None:
            return []
        runs = last_runs(self.session.engine.timeline, place.moment)
        return [told for run in runs if (told := _run(run, place.unknown)) is not None]

    def _inside(self) -> list[Body]:
        place = self.session.place
        if place.moment is None or place.state is None:
            return []
        parts = parts_of_line(self.session.engine.timeline, place.moment)
        return [{"at": p.moment, "text": p.text, "value": p.value, "round": p.is_round} for p in parts]

    def _output(self, moment: int | None) -> Body:
        found = self._kept()[1].at(len(self.session.engine.timeline) if moment is None else moment)
        return {"text": found.text, "cut": found.is_cut, "whole": found.is_whole}


def _threads(session: Session) -> Body:
    """The threads, where there are several."""
    found = session.threads.all()
    if len(found) < 2:
        return {}
    rows = [
        {"number": each.number, "name": each.name, "condition": each.condition,
         "function": each.state.function if each.state is not None else None,
         "line": each.state.line if each.state is not None else None} for each in found
    ]  # fmt: skip
    return {"threads": rows, "thread": session.threads.current}


def frames(session: Session) -> list[Body]:
    """The active functions, outermost first; of a deep stack, its ends."""
    stack = list(session.frames.stack())
    moments = _moments(session, len(stack))
    rows = list(range(len(stack)))
    if len(rows) > MOST_FRAMES:
        rows = rows[:_OUTERMOST] + rows[-(MOST_FRAMES - _OUTERMOST) :]
    return [_frame(session, number, stack[number], moments[number], number == len(stack) - 1) for number in rows]


def _moments(session: Session, count: int) -> Sequence[int | None]:
    timeline, moment = session.engine.timeline, session.place.moment
    if moment is None or not len(timeline):
        return [None] * count
    found = timeline.stack(max(min(moment, len(timeline) - 1), 0))
    return found if len(found) == count else [None] * count


def _frame(session: Session, number: int, state: State, moment: int | None, is_here: bool) -> Body:
    names = [name for name in state.locals if not is_global(name)] + [n for n in state.locals if is_global(n)]
    return {
        "number": number, "function": state.function, "file": state.file, "line": state.line, "moment": moment,
        "variables": [_variable(session, name, state.locals[name], is_here) for name in names],
    }  # fmt: skip


def _variable(session: Session, listed: str, text: str, is_here: bool) -> Body:
    """A variable; of the innermost function with what is known about it. What says nothing is left out."""
    row: Body = {"name": bare_name(listed), "text": text}
    node = node_of(text)
    if not isinstance(node, str):
        row["node"] = node
    if is_global(listed):
        row["global"] = True
    return row | (_known(session.stop.place, listed, session.stop.changed) if is_here else {})


def _known(place: Place, name: str, changed: frozenset[str]) -> Body:
    known: Body = {"changed": True} if name in changed else {}
    if place.forecast is not None and name in place.forecast.chances:
        known["chance"] = round(place.forecast.chances[name], 3)
    if name in place.unknown:
        known["unknown"] = True
    origin = place.origins.get(name)
    if origin is not None:
        known |= {"origin": origin.provenance, "assumptions": list(origin.assumptions)}
    return known


def _state(place: Place) -> Body | None:
    state = place.state
    if state is None:
        return None
    told: Body = {"event": state.event.word, "file": state.file, "function": state.function, "line": state.line}
    told |= {"depth": state.depth, "source": state.source}
    if state.value is not None:
        told |= {"value": "?" if "" in place.unknown else state.value, "node": node_of(state.value)}
    return told


def _run(run: LastRun, unknown: frozenset[str]) -> Body | None:
    """What a line did; of a prediction, what is more likely wrong than right is not told here either."""
    known = [(name, "?" if name in unknown else text) for name, text in run.changed]
    words = [f"{bare_name(name)} = {_cut(text)}" if text is not None else f"del {name}" for name, text in known]
    words += [f"→ {_cut(run.value)}"] if run.value is not None else []
    return {"line": run.line, "at": run.moment, "text": "  ".join(words)} if words else None


def _cut(text: str) -> str:
    return text if len(text) <= _BESIDE else text[: _BESIDE - 1] + "…"


def _notes(session: Session) -> list[str]:
    """What the engine has to say on its own; said once."""
    if not isinstance(session.engine, TakesNotes):
        return []
    said = list(session.engine.notes)
    session.engine.notes.clear()
    return said


def groups_as_json(found: SharedObjects) -> list[list[list[Any]]]:
    """Variables, and parts of them, that are one object: function and way each."""
    return [[[holder.frame, bare_name(holder.way)] for holder in group] for group in found.groups]


def assumptions(engine: Assumes) -> list[Body]:
    """What a guided run took for true; what is taken for granted without a question is marked as such."""
    return [
        each.as_json() | {"number": each.number, "key": each.key, "at": each.moment, "implied": each.use in IMPLIED}
        for each in engine.assumptions
    ]  # fmt: skip


def cause_as_json(timeline: Timeline, cause: Cause) -> Body:
    """One step of an explanation, with the line that ran."""
    told: Body = {
        "name": cause.name, "value": cause.value, "how": cause.how, "level": cause.level, "uses": list(cause.uses),
        "returned": cause.returned, "shown": cause.moment,
    }  # fmt: skip
    if cause.maker is not None:
        state = timeline.state(cause.maker)
        told |= {"moment": cause.maker, "file": state.file, "line": state.line, "source": state.source.strip()}
    return told


# -- two runs side by side ---------------------------------------------------------------------------------------------


def comparison(found: Verification, pairs: Sequence[tuple[State | None, State | None]], names: tuple[str, str]) -> Body:
    """How two runs agree, with the states around their first difference."""
    first = found.first.number if found.first is not None else None
    begin = max((first or 0) - MOST_ROWS // 2, 0)
    shown = list(enumerate(pairs))[begin : begin + MOST_ROWS]
    return {
        "names": list(names), "agreed": found.agreed, "compared": found.compared, "first": first,
        "report": list(found.report(100)), "rows": [_row(number, *pair) for number, pair in shown],
    }  # fmt: skip


def _row(number: int, one: State | None, other: State | None) -> Body:
    return {"number": number, "differs": list(differing_parts(one, other)), "left": _brief(one), "right": _brief(other)}


def _brief(state: State | None) -> Body | None:
    if state is None:
        return None
    shown = {bare_name(name): text for name, text in state.locals.items()} if state.value is None else {}
    return {"event": state.event.word, "line": state.line, "source": state.source.strip(), "value": state.value,
            "locals": shown}  # fmt: skip
