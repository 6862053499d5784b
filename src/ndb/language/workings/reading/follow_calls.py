"""Follows a walk into calls and back: where the lines are that wait, and what they draw from generators.

Knows the program, and moves where a walk stands.
"""

import re

from ndb.language.document import Shown
from ndb.language.subexpressions import Inside
from ndb.language.tokens import Sep
from ndb.language.workings.drawn import Drawing, called_by, drawing_by
from ndb.language.workings.reading.calls import is_header
from ndb.language.workings.reading.known_program import KnownProgram
from ndb.language.workings.reading.possible import Possible, short
from ndb.language.workings.reading.standing import Standing
from ndb.tree.action import Move

TO_THE_NEXT = (Move.STEP_INSIDE, Move.STEP_EXPRESSION, Move.STEP_INTO, Move.STEP_OVER)
"""Actions that lead to the next line, whatever it is."""
_FUNCTION = re.compile(r"\s*def\s+(\w+)")


class FollowCalls:
    """Told every state that is no working, it keeps where the line that runs is."""

    def __init__(self, program: KnownProgram, at: Standing) -> None:
        self._program, self._at, self._told = program, at, at.told

    def follow(self, shown: Shown, goes_on: bool, was_resumed: bool, is_call: bool, was_raised: bool) -> None:
        """`goes_on`: the line is another one of the statement that runs. `was_resumed`, `was_raised`: a call, or an
        exception, was shown before. `is_call`: what was to be evaluated next could only be a call of the program's
        own."""
        at, resolver = self._at, self._at.resolver
        if goes_on:
            at.inside.go_on(min(at.lines), at.line_is_next or at.move in (Move.STEP_INSIDE, Move.STEP_EXPRESSION))
        elif shown.sep is Sep.LINE and len(at.lines) == 1 and resolver and resolver.is_in_statements:
            at.inside.start(min(at.lines))
            if at.inside.has_lines and at.move not in TO_THE_NEXT:
                at.inside.lose()  # it may be in the midst of it
        elif shown.sep is Sep.EXPRESSION:
            at.inside.take(shown.source, shown.value)
        elif shown.sep is Sep.CALL:
            self._enter(shown.source, is_call)
        elif shown.sep is Sep.RETURN and at.waiting:
            self._return(shown, was_resumed)
        elif shown.sep is Sep.EXCEPTION:
            self._raise(was_raised)
        else:
            at.inside.lose()
            at.waiting.clear()
        if shown.sep in (Sep.LINE, Sep.EXPRESSION, Sep.EXCEPTION):
            at.drawing = None

    def _enter(self, header: str, is_call: bool) -> None:
        at = self._at
        if at.drawing is None and is_call:
            self._pass_generator(header)
        if at.drawing is None and (not is_call or self._program.is_drawn(header)):
            at.inside.lose()  # a step into a call may have passed by what is evaluated before it
        at.waiting.append((at.inside, header, at.drawing))
        at.inside, at.drawing = Inside(self._program.code), None

    def _return(self, shown: Shown, was_resumed: bool) -> None:
        at = self._at
        at.inside, header, at.drawing = at.waiting.pop()
        has_yield = "yield" in shown.source
        at.returned = (header, shown.value or "") if not has_yield and at.drawing is None else None
        if "yield from" in shown.source or "async " in self._program.code:  # who gives what is not told
            at.drawing = None
            at.inside.lose()
        if at.drawing is not None:
            at.drawing.take(shown.value or "", has_yield and not was_resumed)  # else it ends at this line

    def _raise(self, was_raised: bool) -> None:
        at = self._at
        if was_raised and at.waiting:  # it has left a function
            at.inside, _, at.drawing = at.waiting.pop()
            if at.inside.may_be_drawn:  # it goes on to the generator expression that has called it
                at.waiting.clear()
                self._told.forget()
        at.inside.lose()

    def draw(self, header: str) -> None:
        """A function is entered: where it is a generator that runs, or goes on, the line draws from it."""
        if self._program.is_drawn(header):
            self._at.drawing = self._drawn_by(header)

    def _drawn_by(self, source: str) -> Drawing | None:
        """How the line draws from the generator that begins, or goes on, with this line."""
        if self._at.drawing is not None:
            return self._at.drawing
        if self._told.loop.is_under_way:
            return Drawing() if self._told.loop.draws else None
        found = _FUNCTION.match(source)
        inside = self._at.inside.next() if found is not None else None
        if found is None or inside is None:
            return None
        if len(inside.texts) == 1 and called_by(min(inside.texts)) == found[1]:
            self._pass_call_by(min(inside.texts), f"<generator {found[1]}>")
            inside = self._at.inside.next()
        call = self._at.inside.last.text if self._at.inside.last is not None else ""
        if inside is None or called_by(call) != found[1]:
            return Drawing() if self._told.loop.draws and inside is not None and not inside.texts else None
        if not inside.texts and self._at.inside.goes_through(call):
            return Drawing()
        return drawing_by(min(inside.texts), call) if len(inside.texts) == 1 else None

    def _pass_call_by(self, text: str, value: str) -> None:
        """A sub-expression that a step into a function did not show, of which the value is known."""
        self._at.inside.take(text, value)
        self._told.pass_by(text, value)

    def after_drawing(self, drawing: Drawing, events: tuple[str, ...]) -> Possible | None:
        """Behind a `yield` from which the line has drawn: it goes on where it draws all; else what it drew is known."""
        if not drawing.has_given:
            return Possible(events, goes_round=False) if drawing.is_loop else None
        if drawing.takes_all:
            return Possible((Sep.CALL, Sep.EXCEPTION))
        if drawing.is_loop:
            bound = self._told.loop.bound_by(drawing.values[-1])
            return Possible((Sep.LINE,), variables=short(bound), goes_round=True) if bound is not None else None
        given = short({drawing.taker: drawing.values[-1]})
        return Possible((Sep.EXPRESSION,), frozenset({drawing.taker}), values=given)

    def pass_by(self, header: str) -> None:
        """A call has returned, and the function with this header is entered without a word of what the first gave."""
        text, (returned, value) = self._at.awaited(), self._at.returned or ("", "")
        if text is not None and self._program.enters(text, returned):
            self._at.inside.take(text, value if "__init__" not in returned else None)
        text = self._at.awaited()
        if text is None or not self._program.enters(text, header):
            self._at.inside.lose()

    def _pass_generator(self, header: str) -> None:
        """A function is entered where a call of a generator was to come: that runs nothing, and is passed by."""
        text = self._at.awaited()
        name = called_by(text) if text is not None else None
        if text is not None and name is not None and self._program.is_generator(name) and not is_header(header, name):
            self._at.inside.take(text, f"<generator {name}>")
