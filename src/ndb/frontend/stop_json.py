"""Stops and states as JSON, for every front end whose reader is a program. Knows names of keys; nothing of streams."""

from ndb.engine.protocol import Forecast, Place
from ndb.session import Stop
from ndb.trace.state import State


def stop_as_json(stop: Stop) -> dict[str, object]:
    """A stop: why, where, and how far it is to be trusted."""
    place = stop.place
    forecast = place.forecast or Forecast()
    said: dict[str, object] = {
        "why": stop.why, "moment": place.moment, "provenance": place.provenance, "confidence": forecast.confidence,
        "exit": place.exit, "breakpoints": list(stop.breakpoints), "changed": sorted(stop.changed),
        "edited": sorted(place.edited), "said": list(stop.said), "unknown": sorted(place.unknown),
        "chances": dict(forecast.chances), "so_far": forecast.so_far, "way": forecast.way,
        "origins": _origins(place), "thread": stop.thread,
    }  # fmt: skip
    if place.state is not None:
        said["state"] = state_as_json(place.state)
    return said


def _origins(place: Place) -> dict[str, object]:
    """Where values come from that do not come from where the place does."""
    origins = place.origins.items()
    return {name: {"provenance": o.provenance, "assumptions": list(o.assumptions)} for name, o in origins}


def state_as_json(state: State) -> dict[str, object]:
    return {
        "event": state.event.word, "file": state.file, "function": state.function, "line": state.line,
        "depth": state.depth, "source": state.source, "locals": dict(state.locals), "value": state.value,
    }  # fmt: skip
