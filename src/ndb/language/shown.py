"""From full states to what a document shows of them, and back (SPEC 4: only what changed is listed).

Knows the rules of listing; nothing of text. `resolve` undoes `show` as far as a document allows.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ndb.language.document import Document, Frame, Shown
from ndb.language.tokens import FORWARD, INVERSE, Sep
from ndb.trace.state import Event, State
from ndb.tree.action import Action, Move

JUMPS = frozenset({Move.STEP_RETURN, Move.BREAKPOINT, Move.CONTINUE, Move.INV_STEP_CALL})


@dataclass(frozen=True, slots=True)
class Visit:
    """A state of a walk and what was done there."""

    state: State
    action: Action
    before_calls: bool = False
    """Inverse walks only: shown as `inv_line_call`."""


def show(visits: Iterable[Visit]) -> Iterator[Frame]:
    """The frames of a document that makes this walk."""
    shower = Shower()
    for visit in visits:
        yield Frame(shower.show(visit.state, visit.action.move.inverse, visit.before_calls), visit.action)
        shower.moved(visit.action)


class Shower:
    """Remembers what a reader of the document knows of the current frame, and shows the next state as a difference from
    it."""

    def __init__(self) -> None:
        self._frame: int | None = None
        self._known: Mapping[str, str] | None = None

    def show(self, state: State, inverse: bool = False, before_calls: bool = False) -> Shown:
        if state.event in (Event.ROUND, Event.WORKING):  # of the line that is shown, whatever frame it ran in
            return Shown(FORWARD[state.event], state.source, value=state.value)
        if state.event is Event.INSTRUCTION:  # shows the stack, all of it, and nothing of the variables
            return Shown(Sep.INSTRUCTION, state.source, dict(state.locals))
        if state.frame != self._frame:
            self._frame, self._known = state.frame, None
        sep = Sep.INV_LINE_CALL if before_calls else (INVERSE if inverse else FORWARD)[state.event]
        known = self._known
        if sep.has_locals or inverse:
            # Backwards, a value state counts although its locals are not shown: the line before it is compared with it.
            self._known = state.locals
        if not sep.has_locals:
            return Shown(sep, state.source, value=state.value)
        if known is None or state.event is Event.CALL:
            return Shown(sep, state.source, dict(state.locals))
        changed = _difference(known, state.locals, mark_deleted=not inverse)
        return Shown(sep, state.source, changed, partial=any(name not in changed for name in state.locals))

    def moved(self, action: Action) -> None:
        if action.move in JUMPS:
            self._known = None


def _difference(before: Mapping[str, str], after: Mapping[str, str], *, mark_deleted: bool) -> dict[str, str | None]:
    changed: dict[str, str | None] = {name: text for name, text in after.items() if before.get(name) != text}
    if mark_deleted:
        changed |= {name: None for name in before if name not in after}
    return changed


def resolve(document: Document) -> list[Mapping[str, str]]:
    """The locals that a reader knows at each state, differences undone; a value state keeps what was known before
    it."""
    resolver = Resolver()
    return [resolver.take(frame.state) for frame in document.frames]


class Resolver:
    """Undoes `Shower`: complete listings replace what is known, partial ones amend it."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}
        self._before: Sep | None = None

    def take(self, shown: Shown) -> Mapping[str, str]:
        if shown.sep is Sep.INSTRUCTION:
            return dict(self._known)
        if self._enters_backwards(shown.sep) or (shown.sep.has_locals and not shown.partial):
            self._known = {}
        self._before = shown.sep
        kept = {name: text for name, text in self._known.items() if name not in shown.locals}
        self._known = kept | {name: text for name, text in shown.locals.items() if text is not None}
        return dict(self._known)

    def _enters_backwards(self, sep: Sep) -> bool:
        """Whether an inverse walk comes into a function here, of which nothing is known yet."""
        return sep is Sep.INV_RETURN or (
            sep is Sep.INV_EXCEPTION and self._before in (None, Sep.INV_LINE_CALL, Sep.INV_CALL)
        )
