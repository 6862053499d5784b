"""States: what is told of a run, and what a jump passes over."""

import ast
import sys
from typing import Any, Final

from ndb.predict.reckon.activations import Frame, Gap, Scope, Told
from ndb.predict.reckon.doubt import Aside, NotKnown
from ndb.predict.reckon.expressions.comprehensions import Comprehensions
from ndb.predict.reckon.jumping import Flight, Jump
from ndb.predict.reckon.shown.shown_values import ShownValues
from ndb.trace.expressions import Expression
from ndb.trace.names import global_name
from ndb.trace.scopes import CodeInfo, is_hidden
from ndb.trace.state import Event

_ONLY_OTHERS: Final = sys.version_info >= (3, 12)
"""Whether a line is told only if it is another one than was told last; else, if it is another one than the last, told
or not."""


class TooManyStates(Aside):
    """Enough for now."""


class Telling(Comprehensions):
    """Tells where frames are."""

    shown: ShownValues
    told: list[Told | Gap]
    most_states: int
    tells_inside_from: int
    """How many states are told before those inside lines are, too; 0: they never are."""
    jumps: list[Jump]
    """Still to come."""
    flight: Flight | None
    """The jump under way."""
    landed: Flight | None
    """The last one that came to a state."""

    def at(self, line: int, is_jump: bool = False) -> None:
        """The frame comes to a line."""
        frame = self.frame
        info = frame.code.info
        if info is None:
            frame.line = line
            return
        if info.spans is not None:
            start = info.spans.get(line, 0)
            if start and start == frame.span:
                return
            frame.span = start
            line = start or line
        if (line == frame.line and not is_jump) or line < info.first:
            return
        if _ONLY_OTHERS and line == frame.told_line and not is_jump:
            frame.line = line
            return
        if line < frame.told_line and info.no_steps and (frame.told_line, line) in info.no_steps:
            frame.line = line
            return
        frame.raised, frame.left_at = False, 0
        frame.line = frame.told_line = line
        self.tell(Event.LINE)

    def tell(self, event: Event, value: Any = None) -> None:
        if self.silent or not self.frame.code.text.is_told:
            return
        if self.flight is not None and not self._lands(self.flight, event, value):
            return
        frame = self.frame
        if frame.code.info is None:
            if not self.told or self.told[-1] != Gap(frame.depth):
                self.told.append(Gap(frame.depth))
            return
        if len(self.told) >= self.most_states:
            raise TooManyStates
        self._put(self._state(frame, frame.code.info, event, value))
        if len(self.told) == self.tells_inside_from:
            self.parts = {key: part for each in self.texts for key, part in each.parts.items()}

    def _state(self, frame: Frame, info: CodeInfo, event: Event, value: Any) -> Told:
        self.silent += 1
        try:
            listed = self.listed(frame)
            text = self.shown.text(value) if event in (Event.RETURN, Event.EXCEPTION) else None
        finally:
            self.silent -= 1
        file, begins, line = frame.code.text.file, _line_of_generator(frame), frame.line
        if event is Event.RETURN and info.no_steps and (frame.told_line, line) in info.no_steps:
            line = frame.told_line
        return Told(event, file, line, frame.depth, listed, text, id(frame), "", begins)

    def _put(self, told: Told | Gap) -> None:
        """Tell something; a jump may begin behind it."""
        self.told.append(told)
        if self.jumps and self.jumps[0].after == len(self.told):
            self.flight = Flight(self.jumps.pop(0))

    def _lands(self, flight: Flight, event: Event, value: Any) -> bool:
        """Whether a jump leads to a state, or to the one before it; all others on its way are only counted."""
        frame = self.frame
        info = frame.code.info
        if info is None:
            if not flight.is_return or frame.depth <= flight.jump.depth:
                raise NotKnown("a jump past states that cannot be told")
            return False
        if flight.is_past(event, frame.depth):
            self.land_left(flight)
            return True
        if flight.is_return and frame.depth == flight.jump.depth:
            flight.left_with = self._state(frame, info, event, value) if event is Event.EXCEPTION else None
        lines = frame.code.text.lines
        source = lines[frame.line - 1] if frame.line and not flight.is_return else "<module>"
        if not flight.is_there(event, frame.depth, source):
            return False
        self.flight, self.landed = None, flight
        return True

    def land_left(self, flight: Flight) -> None:
        """The function in which a jump began has been left: with an exception, of which its last state told."""
        if flight.left_with is None:
            raise NotKnown("how a function was left")
        self.flight, self.landed = None, flight
        self._put(flight.left_with)

    def tell_inside(self, part: Expression, value: Any) -> None:
        """A part of a line has its value. One that has no text is left out: lines can be told all the same."""
        frame = self.frame
        if self.silent or self.flight is not None or not frame.code.text.is_told:
            return
        if len(self.told) >= self.most_states:
            raise TooManyStates
        self.silent += 1
        try:
            text = self.shown.text(value)
        except NotKnown:
            text = None
        finally:
            self.silent -= 1
        if frame.code.info is None or text is None:
            self._put(Gap(frame.depth, is_inside=True))
            return
        event = Event.ROUND if part.is_round else Event.EXPRESSION
        begins = _line_of_generator(frame)
        file = frame.code.text.file
        self._put(Told(event, file, part.line, frame.depth, {}, text, id(frame), part.text, begins))

    def listed(self, frame: Frame) -> dict[str, str]:
        """The variables that a state shows, as text."""
        info, scope = frame.code.info, frame.scope
        assert info is not None
        found = self._listed_of_body(scope) if info.names is None else {}
        for name in info.names or ():
            owner = scope if name in scope.variables else scope.find(name)
            if owner is not None and owner.outer is not None and name in owner.variables:
                found[name] = self.shown.text(owner.variables[name])
        module = scope.module.variables
        for name in info.global_names:
            if name in module and self.shown.is_listed(module[name]):
                found[global_name(name)] = self.shown.text(module[name])
        return found

    def _listed_of_body(self, scope: Scope) -> dict[str, str]:
        """Of the body of a class or a module: all data that it has named so far."""
        items = [(name, value) for name, value in scope.variables.items() if not is_hidden(name)]
        return {name: self.shown.text(value) for name, value in items if self.shown.is_listed(value)}


def _line_of_generator(frame: Frame) -> int:
    """The line of a generator expression; 0 of everything else."""
    if not isinstance(frame.code.node, ast.GeneratorExp):
        return 0
    return frame.code.info.line if frame.code.info is not None else frame.code.line
