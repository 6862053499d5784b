"""What a prediction is worth, in words: what each figure is the chance of."""

from collections.abc import Iterator

from ndb.engine.protocol import Forecast, Place
from ndb.trace.state import Event


def percent(share: float) -> str:
    """A chance; one that is nearly nothing or nearly certain is not called so."""
    if 0 < share < 0.005:
        return "under 1%"
    return "over 99%" if 0.995 <= share < 1 else f"{share:.0%}"


def is_value_unknown(place: Place) -> bool:
    """Whether what is returned, raised or worked out here is shown as `?`: then nothing is sure of it."""
    return "" in place.unknown


def step_words(place: Place) -> str:
    """How likely the last step is right; empty where that is not known."""
    sure = _forecast(place).confidence
    if sure is None:
        return ""
    if is_value_unknown(place):
        return f"{percent(sure)} likely {_what_happens(place)}, if the state before is right; the value is not known"
    return f"{percent(sure)} likely right, if the state before is"


def way_words(place: Place) -> str:
    """How likely all guesses so far are right; empty where that is not known."""
    so_far = _forecast(place).so_far
    return "" if so_far is None else f"{percent(so_far)} likely that every guess on the way here is right, this one too"


def chances_of_values(place: Place) -> Iterator[tuple[str, str]]:
    """How likely each value is right, with the guesses that it was made from; those below a half are shown as `?`."""
    for name, chance in _forecast(place).chances.items():
        yield name or "value", percent(chance) + (" (shown as ?)" if name in place.unknown else "")


def _forecast(place: Place) -> Forecast:
    return place.forecast or Forecast()


def _what_happens(place: Place) -> str:
    match place.state.event if place.state is not None else None:
        case Event.RETURN:
            return "that it returns here"
        case Event.EXCEPTION:
            return "that it raises here"
    return "to be here"
