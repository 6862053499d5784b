"""How stops and states are shown in a terminal: where, the line, what is new, how far it is to be trusted.

Knows columns and colours, and who takes the text; nothing of commands.
"""

import textwrap
from collections.abc import Callable

from ndb.engine.protocol import WORKED_OUT, Place, Provenance
from ndb.frontend.forecast_words import is_value_unknown
from ndb.frontend.terminal.paint import BOLD, CYAN, DIM, GREEN, RED, YELLOW, Paint, cut, visible_length
from ndb.session import Stop
from ndb.trace.state import Event, State

Write = Callable[[str], None]
_PLAIN_REASONS = frozenset(
    {"step", "next", "return", "continue", "until", "back", "back over", "expression", "instruction", "start", "undone"}
)


class Screen:
    """Shows things to whoever reads `write`."""

    def __init__(self, write: Write, paint: Paint) -> None:
        self.write = write
        self.paint = paint

    def say(self, text: str = "") -> None:
        self.write(text)

    def wrap(self, text: str, colour: str = "", indent: str = "") -> None:
        """A text over as many lines as it needs."""
        for line in textwrap.wrap(text, max(self.paint.width, 20), subsequent_indent=indent):
            self.say(self.paint(line, colour) if colour else line)

    def stop(self, stop: Stop) -> None:
        """Where the session came to rest."""
        for text in stop.said:
            self.say(text)
        if stop.place.state is not None:
            self.state(stop.place.state, stop)
            return
        self.wrap(f"[{stop.why}]", BOLD)
        if sure := self._sure(stop.place):
            self.say(f"  {self.paint('predicted', CYAN)} {sure}")

    def state(self, state: State, stop: Stop | None = None) -> None:
        """A state: that of a stop, or one on the stack."""
        if state.event is Event.INSTRUCTION:
            self.say(self._instruction(state))
            return
        if state.event.is_inside_line:
            self.say(self._expression(state, stop))
            return
        if state.event is not Event.LINE:
            self.say(self.paint(f"--{state.event.word.capitalize()}--", DIM))
        self.say(self._heading(state, stop))
        self.say("-> " + self.paint.source(state.source.strip()))
        if stop is not None and state.event is not Event.RETURN:
            self._changed(state, stop)

    def _changed(self, state: State, stop: Stop) -> None:
        """The variables with new values."""
        unknown = stop.place.unknown
        changed = [f"{n} = {'?' if n in unknown else t}" for n, t in state.locals.items() if n in stop.changed]
        if changed:
            self.say("   " + self.paint(cut(", ".join(changed), self.paint.width - 3), GREEN))

    def _expression(self, state: State, stop: Stop | None) -> str:
        """A part of the line that was shown before, and its value."""
        half = max(self.paint.width // 2 - 6, 20)
        source, value = cut(state.source, half), cut(_value_of(state, stop), half)
        notes = self._notes(stop) if stop else ""
        return f"   {self.paint.source(source)} {self.paint('=>', DIM)} {self.paint(value, GREEN)}  {notes}".rstrip()

    def _instruction(self, state: State) -> str:
        """An instruction that runs next, and the stack that it finds, bottom first."""
        half = max(self.paint.width // 2 - 6, 20)
        stack = cut(", ".join(state.locals.values()), half)
        return f"   {cut(state.source, half)} {self.paint('<-', DIM)} [{self.paint(stack, GREEN)}]"

    def _heading(self, state: State, stop: Stop | None) -> str:
        place = f"> {state.file}({state.line}){short_name(state.function)}()"
        if state.event is Event.RETURN:
            place += f"->{cut(_value_of(state, stop), max(self.paint.width - len(place) - 2, 12))}"
        elif state.event is Event.EXCEPTION:
            place += " " + self.paint(cut(_value_of(state, stop), max(self.paint.width - len(place) - 1, 20)), RED)
        notes = self._notes(stop) if stop else ""
        if visible_length(place) + visible_length(notes) + 2 > self.paint.width:
            return f"{place}\n  {notes}" if notes else place
        return place + (f"  {notes}" if notes else "")

    def _notes(self, stop: Stop) -> str:
        """Why it stopped here, and what is to be thought of it."""
        place = stop.place
        notes = [] if stop.why in _PLAIN_REASONS else [self.paint(f"[{stop.why}]", YELLOW)]
        if place.provenance is Provenance.PREDICTED:
            notes.append(self.paint(_predicted(place), CYAN))
            if sure := self._sure(place):
                notes.append(sure)
        if place.edited:
            notes.append(self.paint("edited: " + ", ".join(sorted(place.edited)), YELLOW))
        return " ".join(notes)

    def _sure(self, place: Place) -> str:
        sure = place.forecast.confidence if place.forecast is not None and not is_value_unknown(place) else None
        return self.paint.confidence(sure) if sure is not None else ""


def _predicted(place: Place) -> str:
    """Whether a model was asked: for this state, for one that it comes from, or not at all."""
    forecast = place.forecast
    if forecast is None or forecast.way != WORKED_OUT:
        return "predicted"
    return "worked out" if forecast.is_worked_out else "worked out from predictions"


def short_name(function: str) -> str:
    return function.rpartition("<locals>.")[2]


def _value_of(state: State, stop: Stop | None) -> str:
    return "?" if stop is not None and "" in stop.place.unknown else state.value or ""
