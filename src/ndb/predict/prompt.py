"""What the model reads of a walk, kept as it grows: bounded however long the run is (SPEC 4).

Every visit is written once. When the walk has outgrown its room, each waiting function shrinks to its latest complete
state, a finished call to where it began and what it gave; then it grows again. Knows documents and control flow;
neither models nor timelines.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from ndb.language.decoding import LONGEST_STATE, Feed, Prediction, Talk, next_state
from ndb.language.document import Shown
from ndb.language.grammar import Cursor, Grammar, cursor_for
from ndb.language.guide import Guide
from ndb.language.prompt import frame_ids, opened
from ndb.language.shown import Shower, Visit
from ndb.language.tokens import FORWARD
from ndb.predict.follow import FunctionResolver
from ndb.trace.state import Event, State
from ndb.trace.values.limit import LIMIT
from ndb.tree.action import STEP_RETURN

_SHORTER = (LIMIT, 100, 30)
"""Characters of a value that are read: as many as recordings keep; fewer where a state would fill the room alone."""


class Past:
    """A walk up to a state and the action taken there, as tokens, and where control may go from there."""

    def __init__(self, grammar: Grammar, room: int, visits: Iterable[Visit] = ()) -> None:
        """`room`: tokens that the walk may take, besides the code."""
        self._grammar, self._tokenizer, self._room = grammar, grammar.tokenizer, room
        self._opening = grammar.tokenizer.context(grammar.code)
        flow = grammar.flow
        self._guide = Guide(grammar, FunctionResolver(flow) if flow is not None else None, has_workings=True)
        """It has seen the whole walk, also what is not read any more."""
        self._is_followed = False
        """Whether the guide has seen the state that comes next."""
        self.cursor: Cursor | None = None
        """What may come next."""
        self._write_anew(())
        for visit in visits:
            self._take(visit)
        self._shorten()

    def _write_anew(self, visits: Iterable[Visit]) -> None:
        self.visits: list[Visit] = []
        self._ids: list[int] = []
        self._shower = Shower()
        for visit in visits:
            self._write(visit)

    def take(self, visit: Visit) -> None:
        """The state at which the walk stands, and the action that is taken there."""
        self._take(visit)
        self._shorten()

    def prompt(self) -> list[int]:
        """Everything to read before the next state can be said."""
        return [*self._opening, *self._ids, *opened(self._tokenizer)]

    def ask(self, constrained: bool = True, longest: int = LONGEST_STATE) -> Talk[Prediction]:
        """Ask for the next state as a talk of its own."""
        yield Feed(self.prompt())
        return (yield from next_state(self._tokenizer, self.cursor if constrained else None, longest))

    def follow(self, shown: Shown) -> set[int]:
        """The lines at which a predicted state can be. It is the next one to be taken."""
        self._is_followed = True
        return self._guide.saw(shown)

    def calls_own(self, state: State, rounds: bool = False) -> bool:
        """Whether what is evaluated next at a state, where the walk stands, can only be a call of the program's own."""
        if not self._is_followed:
            self.follow(Shown(FORWARD[state.event], state.source, dict(state.locals), value=state.value))
        return self._guide.calls_own(rounds)

    def lacks_caller(self, state: State, lowest: int) -> bool:
        """Whether the function that waits for this one had to be left out; `lowest` is the depth of the outermost."""
        return bool(self.visits) and self.visits[0].state.depth >= state.depth > lowest

    def _take(self, visit: Visit) -> None:
        shown = self._write(visit)
        if visit.action.move.inverse:
            self.cursor = cursor_for(self._grammar, shown, visit.action, None)
        else:
            if not self._is_followed:
                self._guide.saw(shown)
            self.cursor = self._guide.act(visit.action)
        self._is_followed = False

    def _write(self, visit: Visit) -> Shown:
        shown = self._shower.show(_readable(visit.state, LIMIT), visit.action.move.inverse, visit.before_calls)
        self._shower.moved(visit.action)
        self._ids += self._written(shown, visit)
        self.visits.append(visit)
        return shown

    def _written(self, shown: Shown, visit: Visit) -> list[int]:
        for limit in _SHORTER:
            cut = replace(shown, locals=_cut_all(shown.locals, limit), value=_cut(shown.value, limit))
            ids = frame_ids(self._tokenizer, cut, visit.action)
            if len(ids) <= max(self._room // 2, 1):
                break
        return ids

    def _shorten(self) -> None:
        """Shrink what has outgrown its room; of a stack that is too deep for it, the outer functions are left out."""
        if len(self._ids) <= self._room:
            return
        kept = shortened(self.visits)
        while True:
            self._write_anew(kept)
            starts = [n for n, visit in enumerate(kept) if n and visit.state.event in (Event.LINE, Event.CALL)]
            if len(self._ids) <= self._room or not starts:
                return
            kept = kept[starts[len(starts) // 4] :]


def shortened(visits: Sequence[Visit]) -> list[Visit]:
    """What must be remembered of a walk (SPEC 4): of every active function its latest line, and of the calls that this
    line has finished where they began and what they gave. Bounded by the depth of the stack."""
    kept: list[Visit] = []
    for visit in visits:
        _finish_calls(kept, visit.state.depth)
        if visit.state.event is Event.LINE:
            while kept and (kept[-1].state.frame == visit.state.frame or kept[-1].state.depth > visit.state.depth):
                kept.pop()
        kept.append(visit)
    return kept


def _finish_calls(kept: list[Visit], depth: int) -> None:
    """Shorten what was called from this depth to its call and its end."""
    start = len(kept)
    while start and kept[start - 1].state.depth > depth:
        start -= 1
    calls: list[Visit] = []
    for visit in kept[start:]:
        if visit.state.depth == depth + 1 and visit.state.event is Event.CALL:
            calls.append(replace(visit, action=STEP_RETURN))
        elif visit.state.depth == depth + 1 and calls:
            if calls[-1].state.event is not Event.CALL:
                calls.pop()
            calls.append(visit)
    kept[start:] = calls


def _readable(state: State, limit: int) -> State:
    """A state without what no model could read; most are left as they are."""
    if all(len(text) <= limit for text in state.locals.values()) and len(state.value or "") <= limit:
        return state
    names = {name: _cut(text, limit) or "" for name, text in state.locals.items()}
    return replace(state, locals=names, value=_cut(state.value, limit))


def _cut_all(locals: Mapping[str, str | None], limit: int) -> dict[str, str | None]:
    return {name: _cut(text, limit) for name, text in locals.items()}


def _cut(text: str | None, limit: int) -> str | None:
    """A value cut in the middle as rendered values are: visibly, so that it is never taken for a whole one."""
    if text is None or len(text) <= limit:
        return text
    quote = text[-1] if text[-1] in "'\"" and text[:1] in "'\"bu" else ""
    half = limit // 2
    return f"{text[:half]}{quote}<…{len(text) - 2 * half} more…>{quote}{text[len(text) - half :]}"
