"""Replies for agents: small, with why and how sure, values cut and the rest on request.

Knows names of keys and lengths. A reply is one line of JSON; what is cut away can be had by its handle.
"""

import json
from collections import OrderedDict
from collections.abc import Mapping

from ndb.engine.protocol import WORKED_OUT, Origin, Place, Provenance
from ndb.errors import BadAction
from ndb.frontend.forecast_words import step_words, way_words
from ndb.session import Stop
from ndb.trace.state import Event, State

SHOWN, PRINTED, PAGE = 120, 400, 2000
"""Characters of a value in a reply; of what the program printed; of one page of either on request."""
_MOST_HANDLES = 500
_MOST_CHANGED = 12


class Handles:
    """Texts that were cut, by the handle under which the rest can be asked for. The oldest are given up."""

    def __init__(self) -> None:
        self._texts: OrderedDict[str, str] = OrderedDict()
        self._next = 1

    def cut(self, text: str, limit: int = SHOWN) -> str:
        """A text, or its beginning with the handle to the whole."""
        if len(text) <= limit:
            return text
        handle = f"v{self._next}"
        self._next += 1
        self._texts[handle] = text
        if len(self._texts) > _MOST_HANDLES:
            self._texts.popitem(last=False)
        return f"{text[:limit]}… [{len(text)} characters, get_more {handle}]"

    def page(self, handle: str, start: int) -> str:
        if handle not in self._texts:
            raise BadAction(f"no handle {handle!r}; handles of long ago are given up: ask for the value again")
        return self._texts[handle][max(start, 0) : max(start, 0) + PAGE]


def as_text(reply: Mapping[str, object]) -> str:
    """One line; what is empty is left out."""
    kept = {key: value for key, value in reply.items() if value not in (None, "", [], {}, ())}
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))


def told_stop(stop: Stop, handles: Handles) -> dict[str, object]:
    """A stop: why, how sure, where, and what changed."""
    reply: dict[str, object] = {"why": stop.why, "sure": how_sure(stop.place)}
    if stop.place.moment is not None:
        reply["state"] = stop.place.moment
    if stop.place.state is not None:
        reply |= told_state(stop.place.state, handles)
        reply["changed"] = _changed(stop, stop.place.state, handles)
    reply |= {"exit": stop.place.exit, "said": list(stop.said)}
    return reply


def told_state(state: State, handles: Handles) -> dict[str, object]:
    told: dict[str, object] = {"at": f"{state.file}:{state.line}", "function": state.function}
    if state.event is not Event.LINE:
        told["event"] = state.event.word
    told["source"] = state.source.strip()
    return told | ({"value": handles.cut(state.value)} if state.value is not None else {})


def _changed(stop: Stop, state: State, handles: Handles) -> dict[str, str]:
    names = sorted(stop.changed)
    shown = {name: told_value(stop.place, name, state.locals.get(name, ""), handles) for name in names[:_MOST_CHANGED]}
    return shown | ({"…": f"{len(names) - _MOST_CHANGED} more"} if len(names) > _MOST_CHANGED else {})


def told_value(place: Place, name: str, text: str, handles: Handles) -> str:
    """A value; one that is more likely wrong than right is unknown, not guessed."""
    return "?" if name in place.unknown else handles.cut(text)


def how_sure(place: Place) -> str:
    """In words: certain, or how likely."""
    match place.provenance:
        case Provenance.COMPUTED:
            rests = sorted({number for origin in place.origins.values() for number in origin.assumptions})
            return f"computed; some values rest on assumptions {rests}" if rests else "certain: really computed"
        case Provenance.RECORDED:
            return "certain: recorded"
        case Provenance.PREDICTED:
            return _chance(place)
    return f"{place.provenance}: set by hand or taken for true"


def _chance(place: Place) -> str:
    if place.forecast is not None and place.forecast.is_worked_out:
        return f"{WORKED_OUT}, nothing was run: right as far as the code that is shown is all there is"
    return "; ".join(filter(None, ("predicted, nothing was run", step_words(place), way_words(place))))


def told_origin(origin: Origin) -> str | None:
    """What is to be said of one value's origin; None where it is exact."""
    if origin.is_exact:
        return None
    rests = f", rests on assumptions {list(origin.assumptions)}" if origin.assumptions else ""
    return f"{origin.provenance}{rests}"
