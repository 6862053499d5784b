"""A run as one HTML file that replays without a server: the page itself, and every answer it could ask for.

What a step leads to is looked up, not decided, in the file too: all targets are worked out here by the timeline. Knows
how much fits into a file; the page's own files come from built_page.
"""

import base64
import gzip
import hashlib
import html
import json
from collections.abc import Iterator
from typing import Any

from ndb.engine.protocol import InLine, Leaving, Level, NextState, Stops
from ndb.engine.timeline.objects import shared_in_recording
from ndb.engine.timeline.overview import Overview, thinned
from ndb.engine.timeline.seek import seek, seek_back
from ndb.engine.timeline.timeline import Timeline
from ndb.errors import BadTarget
from ndb.frontend.web.built_page import read_built
from ndb.frontend.web.stop_view import Views, cause_as_json, groups_as_json
from ndb.session import Session
from ndb.session.why import explain
from ndb.source.runnable import runnable_lines
from ndb.tree.action import INV_STEP_CALL, Move
from ndb.tree.inverse import Node

MOST_STATES = 3000
"""Of a longer run, those around where one stands are kept."""
MOST_EXPLAINED = 600
"""States of a run up to which the file also says where each value came from."""
_BINS = 2000
Body = dict[str, Any]


def exported(session: Session, title: str) -> str:
    """The page with a run inside."""
    return page_with(run_as_data(session, title), title)


def page_with(data: Body, title: str) -> str:
    """One HTML file: style, script and data inside; the policy allows that script and nothing else."""
    script, style = read_built("app.js"), read_built("app.css")
    script = script.replace("</script", "<\\/script")
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    rules = f"default-src 'none'; script-src 'sha256-{digest}'; style-src 'unsafe-inline'; img-src data: blob:"
    packed = base64.b64encode(gzip.compress(json.dumps(data, separators=(",", ":")).encode(), 9, mtime=0)).decode()
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f"<meta http-equiv=\"Content-Security-Policy\" content=\"{rules}; base-uri 'none'; form-action 'none'\">"
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{html.escape(title)} · ndb</title><style>{style}</style></head>"
        f'<body><div id="app"></div><script type="application/json" id="ndb-data">{packed}</script>'
        f"<script>{script}</script></body></html>\n"
    )


def run_as_data(session: Session, title: str) -> Body:
    """Everything that the page may ask of a run, asked already."""
    timeline = session.engine.timeline
    if not len(timeline):
        raise BadTarget("there is nothing to export yet: no state is known")
    start, stop = _window(len(timeline), session.place.moment)
    views, overview = Views(session), Overview(timeline)
    stops = session.breakpoints.stops()
    here = session.place.moment if session.place.moment is not None else start
    moments = range(start, stop + (stop == len(timeline)))
    causes: dict[str, Any] = {}
    return {
        "version": 1, "title": title, "start": start, "stop": stop, "length": len(timeline), "here": here,
        "sources": {f: {"text": t, "runnable": sorted(runnable_lines(t))} for f, t in session.engine.sources.items()},
        "views": list(views_of(session, views, moments, causes)), "causes": causes,
        "targets": [_targets(timeline, at, stops, session.engine.moves) for at in moments],
        "same": [groups_as_json(shared_in_recording(timeline, at, False)) if at < stop else [] for at in moments],
        "overview": _overview(timeline, overview, stops, start, stop), "calls": _calls(timeline, overview, start, stop),
        "breakpoints": [{"file": b.file, "line": b.line} for b in session.breakpoints if b.kind == "line"],
    }  # fmt: skip


def _window(length: int, moment: int | None) -> tuple[int, int]:
    if length <= MOST_STATES:
        return 0, length
    middle = moment if moment is not None else 0
    start = max(0, min(middle - MOST_STATES // 2, length - MOST_STATES))
    return start, start + MOST_STATES


def views_of(session: Session, views: Views, moments: range, causes: dict[str, Any] | None = None) -> Iterator[Body]:
    """The view of each moment. The session is put back to where it stood, and remembers nothing of it.

    `causes`: gets what `why` says, where it is wanted.
    """
    cursor, stop, latest = session.cursor, session.stop, dict[tuple[int, str], str]()
    try:
        if moments and moments.start > 0:  # what changed is told from one to the next, not from where the session stood
            cursor.arrive(session.engine.go(moments.start - 1), "")
        for at in moments:
            cursor.arrive(session.engine.go(at), f"state {at}")
            view = views.view()
            if causes is not None and len(moments) <= MOST_EXPLAINED:
                _add_causes(session, at, view, causes, latest)
            yield view
    finally:
        session.engine.go(stop.place.moment if stop.place.moment is not None else 0)
        cursor.stop = stop


def _add_causes(
    session: Session, moment: int, view: Body, causes: dict[str, Any], latest: dict[tuple[int, str], str]
) -> None:
    """What `why` says of each variable here: told once, when it changed. `latest`: by activation and name, which."""
    state, timeline = session.place.state, session.engine.timeline
    if not view["frames"] or state is None:
        return
    for row in view["frames"][-1]["variables"]:
        key = state.frame, row["name"]
        if row.get("changed") or key not in latest:
            latest[key] = f"{moment} {row['name']}"
            found = explain(timeline, row["name"], moment, deepest=2, most=4)
            causes[latest[key]] = [cause_as_json(timeline, cause) for cause in found]
        row["why"] = latest[key]


def _targets(timeline: Timeline, moment: int, stops: Stops, moves: frozenset[Move]) -> Body:
    """Where each step leads from a moment."""
    if moment >= len(timeline):
        last = timeline.before(len(timeline))
        stop = seek_back(timeline, moment, stops)
        return {"back": last, "back_over": last, "resume_back": stop, "back_to_call": last}
    depth = int(timeline.recording.depths[moment])
    entered = timeline.backward(Node(moment), INV_STEP_CALL)
    told: Body = {
        "step": timeline.goal(moment, NextState()), "next": timeline.goal(moment, Level(depth)),
        "finish": timeline.goal(moment, Leaving(depth)), "resume": seek(timeline, moment, stops, len(timeline)),
        "back": timeline.before(moment), "back_over": timeline.before_on_level(moment),
        "back_to_call": entered.index if entered is not None else -1, "resume_back": seek_back(timeline, moment, stops),
    }  # fmt: skip
    if Move.STEP_INSIDE in moves:
        told |= {
            "expression": timeline.goal(moment, InLine(depth)),
            "inside": timeline.goal(moment, InLine(depth, True)),
        }
    return told


def _overview(timeline: Timeline, overview: Overview, stops: Stops, start: int, stop: int) -> Body:
    marks = {
        "breakpoints": overview.at_lines(stops.lines, start, stop), "exceptions": overview.raised(start, stop),
        "prints": overview.printed(start, stop),
    }  # fmt: skip
    told: dict[str, list[int]] = {name: thinned(found, start, stop, _BINS) for name, found in marks.items()}
    return {
        "start": start, "stop": stop, "length": len(timeline), "marks": told | {"changes": []},
        "depths": overview.depths(start, stop, _BINS), "deepest": overview.deepest, "sure": [],
    }  # fmt: skip


def _calls(timeline: Timeline, overview: Overview, start: int, stop: int) -> Body:
    bars, merged = overview.calls(start, stop, max(stop - start, 1), 0, 200)
    scopes = timeline.recording.scopes
    return {
        "start": start, "stop": stop, "top": 0, "deepest": overview.deepest,
        "bars": [[b.start, b.end, b.depth, b.scope] for b in bars],
        "merged": [[m.start, m.end, m.depth, m.calls] for m in merged],
        "scopes": {str(n): [scopes[n].name, scopes[n].file, scopes[n].line] for n in {b.scope for b in bars}},
    }  # fmt: skip
