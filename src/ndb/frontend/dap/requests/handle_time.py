"""Requests of our own about time and trust: the run as a picture to click in, a state by its number, and how far each
value of the innermost function is to be trusted."""

from typing import Any

from ndb.engine.protocol import Assumes, Place, Provenance
from ndb.engine.timeline.overview import Bar, Overview, thinned
from ndb.engine.timeline.timeline import Timeline
from ndb.frontend.dap.client import Arguments, Body
from ndb.frontend.dap.debuggee import Debuggee
from ndb.frontend.dap.requests.handle_motion import Moving
from ndb.session import Kind
from ndb.trace.names import bare_name

MOST_BINS = 2000
"""As many as a picture has columns."""
_ROWS = 24
"""Depths of the call tree that a picture shows."""


def timeline(debuggee: Debuggee, told: Arguments) -> Body:
    """A stretch of the run as a picture: how deep it was, its calls, where something happened."""
    known, bins = debuggee.session.engine.timeline, max(1, min(int(told.get("bins") or 400), MOST_BINS))
    start = max(int(told.get("start") or 0), 0)
    stop = min(int(told.get("stop") or len(known)), len(known))
    picture = Overview(known)
    lines = [b.place for b in debuggee.session.breakpoints if b.kind is Kind.LINE]
    bars, stretches = picture.calls(start, stop, bins, int(told.get("top") or 0), _ROWS)
    marks = {
        "raised": picture.raised(start, stop), "printed": picture.printed(start, stop),
        "breakpoints": picture.at_lines(lines, start, stop),
    }  # fmt: skip
    scopes = known.recording.scopes
    return {
        "length": len(known), "start": start, "stop": stop, "here": debuggee.session.cursor.moment,
        "depths": picture.depths(start, stop, bins), "deepest": picture.deepest,
        "calls": [[bar.start, _end(known, bar), bar.depth, scopes[bar.scope].name] for bar in bars],
        "narrow": [[each.start, each.end, each.depth, each.calls] for each in stretches],
        **{name: thinned(moments, start, stop, bins) for name, moments in marks.items()},
    }  # fmt: skip


def _end(known: Timeline, bar: Bar) -> int:
    """Where a call ends; one that the run has not come back to goes on to the last state that is known."""
    deeper = known.recording.depths[bar.end + 1 :] > bar.depth
    return len(known) - 1 if len(deeper) and bool(deeper.all()) else bar.end


def state(debuggee: Debuggee, told: Arguments) -> Body:
    """One state, without going there: for what is shown beside the mouse."""
    known = debuggee.session.engine.timeline
    number = max(0, min(int(told["moment"]), len(known) - 1))
    found = known.state(number)
    return {
        "moment": number, "event": found.event.name.lower(), "function": found.function, "text": found.source.strip(),
        "line": debuggee.client.line_out(max(found.line, 1)), "source": debuggee.files.source(found.file, found.line),
    }  # fmt: skip


def go(debuggee: Debuggee, told: Arguments) -> Moving:
    """To a state by its number."""
    moment = int(told["moment"])
    return Moving(lambda: debuggee.session.go(moment), "goto")


# -- trust -------------------------------------------------------------------------------------------------------------


def trust(debuggee: Debuggee, told: Arguments) -> Body:
    """How far the state and each of its values is to be trusted; values that are exact or worked out are not listed."""
    place = debuggee.session.place
    if place.state is None:
        return {"provenance": place.provenance.value, "values": []}
    names = [*place.state.locals, *([""] if place.state.value is not None else [])]
    rows = [row for name in names if (row := _trusted(debuggee, place, name)) is not None]
    body: Body = {
        "provenance": place.provenance.value, "values": rows,
        "line": debuggee.client.line_out(max(place.state.line, 1)),
        "source": debuggee.files.source(place.state.file, place.state.line),
    }  # fmt: skip
    if place.forecast is None or place.forecast.confidence is None:
        return body
    worked_out = {"isWorkedOut": True} if place.forecast.is_worked_out else {}
    return body | worked_out | {"confidence": round(place.forecast.confidence, 4)}


def _trusted(debuggee: Debuggee, place: Place, name: str) -> Body | None:
    origin = place.origin(name)
    if origin.is_exact:
        return None
    assert place.state is not None
    text = place.state.locals[name] if name else place.state.value or ""
    row: Body = {"name": bare_name(name), "value": text, "provenance": origin.provenance.value}
    if place.forecast is not None and origin.provenance is Provenance.PREDICTED:
        if name not in place.forecast.chances:
            return None  # given, or worked out from what was: nothing about it is the model's
        row["confidence"] = round(place.forecast.chances[name], 4)
    if name in place.unknown:
        row["isUnknown"] = True
    if origin.assumptions:
        row["assumptions"] = _assumed(debuggee, origin.assumptions)
        row["provenance"] = Provenance.ASSUMED.value
    return row


def _assumed(debuggee: Debuggee, numbers: tuple[int, ...]) -> list[dict[str, Any]]:
    engine = debuggee.session.engine
    known = {each.number: each for each in engine.assumptions} if isinstance(engine, Assumes) else {}
    found = [known[number] for number in numbers if number in known]
    return [{"expression": e.key, "value": e.value, "confidence": e.confidence, "said by": e.source} for e in found]


REQUESTS = {"ndb/timeline": timeline, "ndb/state": state, "ndb/trust": trust}
MOVES = {"ndb/go": go}
