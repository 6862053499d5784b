"""Requests that look: the run as a picture, the source, where a value came from, which variables are one object."""

from ndb.engine.protocol import TellsShared
from ndb.engine.timeline.objects import shared_in_recording
from ndb.engine.timeline.overview import thinned
from ndb.errors import BadAction
from ndb.frontend.web.asked import Body, number, text
from ndb.frontend.web.page_session import PageSession
from ndb.frontend.web.requests_move import Handler
from ndb.frontend.web.stop_view import cause_as_json, groups_as_json

_MOST_BINS = 4000
_MOST_ROWS = 200


def _range(page: PageSession, asked: Body) -> tuple[int, int, int]:
    """What part of the run is asked for, and for how many pixels."""
    length = len(page.session.engine.timeline)
    start = max(0, min(number(asked, "start", 0), max(length - 1, 0)))
    stop = max(start + 1, min(number(asked, "stop", length), length))
    return start, stop, max(1, min(number(asked, "bins", 1000), _MOST_BINS))


def overview(page: PageSession, asked: Body) -> Body:
    """The run for the time slider: how deep it was, where something happened."""
    start, stop, bins = _range(page, asked)
    found = page.need().views.overview
    lines = [b.place for b in page.session.breakpoints if b.kind == "line"]
    marks = {
        "breakpoints": found.at_lines(lines, start, stop), "exceptions": found.raised(start, stop),
        "prints": found.printed(start, stop),
    }  # fmt: skip
    told = {name: thinned(moments, start, stop, bins) for name, moments in marks.items()}
    told["changes"] = _changes(page, text(asked, "name", ""), start, stop, bins)
    return {
        "start": start, "stop": stop, "length": len(page.session.engine.timeline), "marks": told,
        "depths": found.depths(start, stop, bins), "deepest": found.deepest, "sure": _sure(page, start, stop, bins),
    }  # fmt: skip


def _changes(page: PageSession, name: str, start: int, stop: int, bins: int) -> list[int]:
    """Where the chosen variable of the function that is looked at changed."""
    session = page.session
    if not name or session.place.state is None:
        return []
    watch = session.engine.timeline.watches.watch_for(name, session.frames.selected())
    if watch is None:
        return []
    return thinned(page.need().views.overview.changed(watch, start, stop), start, stop, bins)


def _sure(page: PageSession, start: int, stop: int, bins: int) -> list[list[float]]:
    """Of predicted states: how sure the model was of each, as (moment, chance)."""
    from ndb.engine.neural.recording import PredictedRecording

    recording = page.session.engine.timeline.recording
    if not isinstance(recording, PredictedRecording):
        return []
    items = recording.items[start:stop][:bins]
    return [[start + n, round(item.so_far, 3)] for n, item in enumerate(items) if item.confidence is not None]


def calls(page: PageSession, asked: Body) -> Body:
    """The call tree for the flame graph: bars that can be seen, the rest merged."""
    start, stop, bins = _range(page, asked)
    top, rows = max(number(asked, "top", 0), 0), max(1, min(number(asked, "rows", 40), _MOST_ROWS))
    found = page.need().views.overview
    bars, merged = found.calls(start, stop, bins, top, rows)
    scopes = page.session.engine.timeline.recording.scopes
    numbers = sorted({bar.scope for bar in bars})
    return {
        "start": start, "stop": stop, "top": top, "deepest": found.deepest,
        "bars": [[bar.start, bar.end, bar.depth, bar.scope] for bar in bars],
        "merged": [[m.start, m.end, m.depth, m.calls] for m in merged],
        "scopes": {str(n): [scopes[n].name, scopes[n].file, scopes[n].line] for n in numbers},
    }  # fmt: skip


def why(page: PageSession, asked: Body) -> Body:
    """The lines that made a variable's value, nearest first."""
    page.session.cursor.frame = asked.get("frame") if isinstance(asked.get("frame"), int) else None
    try:
        name, timeline = text(asked, "name"), page.session.engine.timeline
        return {"name": name, "causes": [cause_as_json(timeline, c) for c in page.session.frames.why(name)]}
    finally:
        page.session.cursor.frame = None


def evaluate(page: PageSession, asked: Body) -> Body:
    """The value of an expression in a function of the stack."""
    from ndb.frontend.web.drawing import node_of

    frame = asked.get("frame")
    page.session.cursor.frame = frame if isinstance(frame, int) else None
    try:
        value = page.session.frames.evaluate(text(asked, "expression"))
    finally:
        page.session.cursor.frame = None
    return {"value": value, "node": node_of(value)}


def source(page: PageSession, asked: Body) -> Body:
    """The text of a file of the run, and the lines of it that can run."""
    from ndb.source.runnable import runnable_lines

    sources, file = page.session.engine.sources, text(asked, "file")
    if file not in sources:
        raise BadAction(f"no file {file!r} is part of this run; there are {', '.join(sources)}")
    return {"file": file, "text": sources[file], "runnable": sorted(runnable_lines(sources[file]))}


def objects(page: PageSession, _: Body) -> Body:
    """Which variables of the stack are one and the same object, as far as that can be told."""
    session = page.session
    if session.place.state is None or session.place.moment is None:
        return {"same": [], "exact": False}
    engine = session.engine
    found = (
        engine.shared()
        if isinstance(engine, TellsShared)
        else shared_in_recording(engine.timeline, session.place.moment)
    )
    return {"same": groups_as_json(found), "exact": found.is_exact, "parts": found.has_parts}


def explain(page: PageSession, _: Body) -> Body:
    """The run so far, in words."""
    from ndb.session.explain import explain_run

    return {"text": explain_run(page.session.engine.timeline).markdown()[:40_000]}


HANDLERS: dict[str, Handler] = {
    "overview": overview, "calls": calls, "why": why, "evaluate": evaluate, "source": source, "objects": objects,
    "explain": explain,
}  # fmt: skip
