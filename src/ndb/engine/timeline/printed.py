"""What a run had printed at a moment, worked out from its states: recordings keep values, not output.

Each `print` that was run is read again over the values its line had. Nothing is run; what cannot be known is shown as
`⟨…⟩`, and what libraries write is not seen. Knows timelines and the syntax of `print`.
"""

import ast
from collections import OrderedDict
from dataclasses import dataclass

import numpy as np

from ndb.engine.timeline.overview import Ints, Overview
from ndb.engine.timeline.timeline import EXPRESSION, Timeline
from ndb.errors import NdbError
from ndb.source.printing import bound_beside_prints, print_calls
from ndb.trace.state import Event, State
from ndb.trace.values.interpret import evaluate
from ndb.trace.values.notation import read_value, write_value
from ndb.trace.values.thing import Thing, Unknown

MOST_PRINTS = 200
"""Of the latest ones: what a person scrolls through."""
NOT_KNOWN = "⟨…⟩"
_REMEMBERED = 4096
_FEW = 5000
"""States of a run that is read anew each time: what is predicted may be predicted again, and differently."""


@dataclass(frozen=True, slots=True)
class Printed:
    """Output up to a moment."""

    text: str
    is_cut: bool
    """Whether more came before."""
    is_whole: bool
    """Whether every part could be worked out."""


class PrintedOutput:
    """The output of a timeline."""

    def __init__(self, timeline: Timeline, overview: Overview) -> None:
        self._timeline = timeline
        self._overview = overview
        self._known: OrderedDict[int, str] = OrderedDict()
        self._seen, self._moments = 0, np.empty(0, np.int64)

    def at(self, moment: int) -> Printed:
        """What had been printed when the run came to `moment`."""
        moments, is_cut = self._prints_before(moment)
        text = "".join(map(self._text, moments))
        return Printed(text, is_cut, NOT_KNOWN not in text)

    def _prints_before(self, moment: int) -> tuple[list[int], bool]:
        """The latest lines that have printed; those that are still at work have not."""
        waiting = set(self._timeline.stack(moment)) if 0 <= moment < len(self._timeline) else set()
        known = self._all()
        end = int(np.searchsorted(known, min(moment, len(self._timeline))))
        start = max(end - MOST_PRINTS, 0)
        latest: list[int] = known[start:end].tolist()
        return [at for at in latest if at not in waiting and not self._is_return_to(at)], start > 0

    def _all(self) -> Ints:
        """Every line that prints; of a run that grew, what is new is added."""
        length = len(self._timeline)
        if self._seen > length or length < _FEW:
            self._seen, self._moments = 0, np.empty(0, np.int64)
            self._known.clear()
        if self._seen < length:
            self._moments = np.concatenate([self._moments, self._overview.printed(self._seen, length)])
            self._seen = length
        return self._moments

    def _is_return_to(self, moment: int) -> bool:
        """Whether a line is come back to from the lower lines of its own call: those are its arguments."""
        recording = self._timeline.recording
        scope = recording.scopes[recording.scope_numbers[moment]]
        calls = print_calls(recording.sources[scope.file])[int(recording.lines[moment])]
        last = max(call.end_lineno or call.lineno for call in calls)
        maker = self._timeline.maker(moment) if last > calls[0].lineno else None
        return maker is not None and calls[0].lineno < recording.lines[maker] <= last

    def _text(self, moment: int) -> str:
        if moment not in self._known:
            if len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)
            self._known[moment] = self._worked_out(moment)
        return self._known[moment]

    def _worked_out(self, moment: int) -> str:
        state = self._timeline.state(moment)
        if state.event is not Event.LINE:
            return ""
        calls = print_calls(self._timeline.recording.sources[state.file])[state.line]
        parts = self._parts(moment)
        return "".join(_printed(call, state, parts) for call in calls)

    def _parts(self, moment: int) -> dict[str, str]:
        """Values of the sub-expressions of a line, where they were recorded."""
        recording = self._timeline.recording
        events, depths = recording.events, recording.depths
        found: dict[str, str] = {}
        for at in range(moment + 1, min(moment + 200, len(recording))):
            if events[at] < EXPRESSION and depths[at] <= depths[moment]:
                break
            if events[at] >= EXPRESSION and depths[at] == depths[moment]:
                state = self._timeline.state(at)
                found[state.source] = state.value or ""
        return found


def _printed(call: ast.Call, state: State, parts: dict[str, str]) -> str:
    named = {word.arg: word.value for word in call.keywords if word.arg}
    if "file" in named:
        return ""
    separator, end = _word(named.get("sep"), " ", state, parts), _word(named.get("end"), "\n", state, parts)
    return separator.join(text for argument in call.args for text in _shown(argument, state, parts)) + end


def _word(node: ast.expr | None, default: str, state: State, parts: dict[str, str]) -> str:
    return default if node is None else "".join(_shown(node, state, parts))


def _shown(node: ast.expr, state: State, parts: dict[str, str]) -> list[str]:
    if isinstance(node, ast.Starred):
        value = _value(node.value, state, parts)
        return [_as_text(item) for item in value] if isinstance(value, list | tuple | str | range) else [NOT_KNOWN]
    return [_as_text(_value(node, state, parts))]


def _value(node: ast.expr, state: State, parts: dict[str, str]) -> object:
    text = ast.unparse(node)
    if text in parts:
        return read_value(parts[text])
    read = {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}
    if read & bound_beside_prints(state.source):
        return Unknown(NOT_KNOWN)
    try:
        return evaluate(text, state.locals)
    except NdbError:
        return Unknown(NOT_KNOWN)


def _as_text(value: object) -> str:
    match value:
        case str():
            return value
        case Unknown() | Thing():
            return value.text
    return write_value(value)
