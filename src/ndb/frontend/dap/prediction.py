"""What the protocol has no field for: how far a state is to be trusted, and what a guided run assumed.

Both are scopes of their own, so that values stay clean for copying and editing.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ndb.engine.guided.assumption import Given
from ndb.engine.protocol import WORKED_OUT, AsksModel, Assumes, Forecast, Place, Provenance
from ndb.frontend.dap.client import Body
from ndb.frontend.dap.contents import Variable
from ndb.frontend.dap.debuggee import Debuggee
from ndb.frontend.forecast_words import is_value_unknown, percent, step_words, way_words
from ndb.session import Session

if TYPE_CHECKING:
    from ndb.engine.guided.assumption import Assumption

_READ_ONLY = {"kind": "virtual", "attributes": ["readOnly"]}


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows that are made when somebody opens them."""

    make: Callable[[], Sequence[Variable]]

    @property
    def sizes(self) -> tuple[int, int]:
        return 1, 0

    def children(self, start: int, stop: int) -> Iterator[Variable]:
        return iter(self.make())


@dataclass(frozen=True, slots=True)
class Worth:
    """The scope "Prediction": provenance, confidence, and what is not certain about each value."""

    debuggee: Debuggee

    @property
    def sizes(self) -> tuple[int, int]:
        return len(self.rows()), 0

    def children(self, start: int, stop: int) -> Iterator[Variable]:
        return iter(self.rows()[start:stop])

    def rows(self) -> list[Variable]:
        """None where all is certain."""
        place = self.debuggee.session.place
        edited = [_row(f"{name} (edited)", "set by hand") for name in sorted(place.edited)]
        if place.provenance is not Provenance.PREDICTED:
            return edited
        forecast = place.forecast or Forecast()
        rows = [_row("provenance", place.provenance.value), *_chances(place), *edited]
        rows += [self._guess(name, chance) for name, chance in forecast.chances.items()]
        if isinstance(self.debuggee.session.engine, AsksModel):
            rows.append(Variable("before", "what the state before may have been", holds=Rows(self._before)))
        return rows

    def _guess(self, name: str, chance: float) -> Variable:
        place = self.debuggee.session.place
        state = place.state
        text = "" if state is None else state.value if not name else state.locals.get(name, "")
        word = "a guess: " if name in place.unknown else ""
        return _row(name or "value", f"{word}{text}  ({percent(chance)})")

    def _before(self) -> list[Variable]:
        self.debuggee.session.cursor.frame = None
        found = self.debuggee.session.ask_model.before()
        return [_row(f"{e.state.file}:{e.state.line}", _listed(e.state.locals)) for e in found]


def _row(name: str, text: str) -> Variable:
    return Variable(name, text, hint=_READ_ONLY)


def _listed(variables: Mapping[str, str]) -> str:
    return ", ".join(f"{name}={text}" for name, text in variables.items())


def _chances(place: Place) -> Iterator[Variable]:
    if step := step_words(place):
        yield _row("confidence", step)
    if so_far := way_words(place):
        yield _row("with all guesses before", so_far)
    if place.forecast is not None and place.forecast.way:
        yield _row("way", place.forecast.way)


def description(session: Session) -> str:
    """How far the state is to be trusted, for the reason of a stop; empty where it is certain."""
    place = session.place
    if place.provenance is not Provenance.PREDICTED:
        return ""
    if place.forecast is not None and place.forecast.is_worked_out:
        return WORKED_OUT
    sure = place.forecast.confidence if place.forecast is not None else None
    if is_value_unknown(place):
        return "predicted, the value is not known"
    return "predicted" + (f", {sure:.0%} sure" if sure is not None else "")


# -- assumptions -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Assumed:
    """The scope "Assumptions" of a guided run. One that is set makes the run go again."""

    debuggee: Debuggee

    @property
    def _all(self) -> "Sequence[Assumption]":
        engine = self.debuggee.session.engine
        return engine.assumptions if isinstance(engine, Assumes) else ()

    @property
    def sizes(self) -> tuple[int, int]:
        return len(self._all), 0

    def children(self, start: int, stop: int) -> Iterator[Variable]:
        for each in self._all[start:stop]:
            others = [_row(text, f"{chance:.0%}") for text, chance in each.alternatives]
            about = [_row("said by", each.source), _row("needed for", each.use), _row("where", each.where)]
            about += [_row("confidence", f"{each.confidence:.0%}")] if each.confidence is not None else []
            more = [Variable("alternatives", str(len(others)), holds=Rows(lambda rows=others: rows))] if others else []  # type: ignore[misc]
            yield Variable(each.key, each.value, holds=Rows(lambda rows=about + more: rows))  # type: ignore[misc]

    def set(self, name: str, value: str) -> Body:
        """Assume another value (or, written `raises ERROR`, an error); the run goes again to where it stands."""
        session, debuggee = self.debuggee.session, self.debuggee
        assert isinstance(session.engine, Assumes)
        session.cursor.remember()
        error = value.removeprefix("raises ") if value.startswith("raises ") else None
        place = session.engine.assume(Given(name, raises=error) if error else Given(name, value=value))
        session.cursor.arrive(place, f"{name} assumed")
        debuggee.moved()
        debuggee.client.invalidate("all")
        return {"value": value, "variablesReference": 0}
