"""Requests that ask a model, change what happens, or compare with what really does.

Only `verify` and `infer` with `run` start the user's code by themselves, and both in the sandbox.
"""

from pathlib import Path
from typing import Any

from ndb.engine.guided.assumption import parse_given
from ndb.engine.protocol import Assumes
from ndb.errors import BadAction
from ndb.frontend.web.asked import Body, flag, number, text
from ndb.frontend.web.page_session import PageSession, Showing, alone_with_model
from ndb.frontend.web.requests_move import Handler, view
from ndb.frontend.web.stop_view import assumptions, comparison
from ndb.session.truth import real_run, side_by_side, verify_walk
from ndb.trace.state import Exit, State

_MOST_STATES = 20_000
_MOST_CANDIDATES = 10


def predict(page: PageSession, _: Body) -> Body:
    """Let a model go on from here, as a branch."""
    with alone_with_model():
        page.session.ask_model.go_on()
    return view(page)


def edit(page: PageSession, asked: Body) -> Body:
    """Set a variable on a branch of its own, so that the original stays to be compared with.

    What cannot run on with another value is predicted from there, if that was asked for.
    """
    session = page.session
    name, value, frame = text(asked, "name"), text(asked, "value"), asked.get("frame")
    before = session.branches.current.name
    if flag(asked, "predicted"):
        with alone_with_model():
            session.ask_model.go_on()
    else:
        session.branches.fork()
    session.cursor.frame = frame if isinstance(frame, int) else None
    try:
        session.frames.assign(name, value)
    except BadAction:
        session.branches.switch(before)
        raise
    return view(page) | {"from": before}


def switch(page: PageSession, asked: Body) -> Body:
    page.session.branches.switch(text(asked, "name"))
    return view(page)


def compare(page: PageSession, asked: Body) -> Body:
    """This branch and another, state by state from where they part."""
    branches, name = page.session.branches, text(asked, "name")
    mine, other = branches.current, branches[name]
    found = branches.compare(name)
    start = max(mine.start, other.start)
    lists = [_states(b.engine.timeline, max(start - b.first, 0)) for b in (mine, other)]
    longest = max(map(len, lists))
    pairs = [tuple(states[n] if n < len(states) else None for states in lists) for n in range(longest)]
    told = comparison(found, pairs, (mine.name, other.name))  # type: ignore[arg-type]
    if told["first"] is not None:
        told["first"] -= start
    return told


def _states(timeline: object, start: int) -> list[State]:
    from ndb.engine.timeline.timeline import Timeline

    assert isinstance(timeline, Timeline)
    return [timeline.state(at) for at in range(start, min(len(timeline), start + _MOST_STATES))]


def verify(page: PageSession, _: Body) -> Body:
    """Run the real program in the sandbox, and put it beside what was shown."""
    showing = page.need()
    if not showing.wanted.is_program:
        raise BadAction("there is no program to run: this session shows a recording")
    if showing.wanted.snippet is not None:
        raise BadAction("a guided run has really run already, with the assumptions it lists")
    real = real_run(showing.wanted.program)
    timeline = showing.opened.session.engine.timeline
    # The real run is recorded by lines: what was shown inside lines has nothing to be compared with.
    shown = [state for state in _states(timeline, 0) if not state.event.is_inside_line]
    exits = tuple(ended if ended is not Exit.NEVER else None for ended in (timeline.exit, real.exit))
    found = verify_walk(shown, real.states, exits)  # type: ignore[arg-type]
    told = comparison(found, list(side_by_side(shown, real.states)), ("shown here", "really happened"))
    return told | {"lacked": list(real.lacked)}


def listed(page: PageSession, _: Body) -> Body:
    return {"assumptions": assumptions(_assuming(page))}


def assume(page: PageSession, asked: Body) -> Body:
    """Run again with another assumption, to where one is now."""
    engine, given = _assuming(page), parse_given(text(asked, "assumption"))
    page.session.cursor.arrive(engine.assume(given), f"assumed {given.expression}")
    return view(page) | {"assumptions": assumptions(engine)}


def _assuming(page: PageSession) -> Assumes:
    engine = page.session.engine
    if not isinstance(engine, Assumes):
        raise BadAction("nothing is assumed here: the engine `guided` runs code that lacks something")
    return engine


def infer(page: PageSession, asked: Body) -> Body:
    """Arguments with which a function returns, raises or reaches something; with `run`, searched for in the sandbox."""
    from ndb.api import infer_inputs
    from ndb.inverse.infer import QUESTIONS
    from ndb.model.load import open_model

    showing = page.need()
    file, function = text(asked, "file"), text(asked, "function")
    source = showing.opened.session.engine.sources.get(file)
    if source is None:
        raise BadAction(f"no file {file!r} is part of this run")
    kind, what = text(asked, "kind"), text(asked, "what")
    if kind not in QUESTIONS:
        raise BadAction(f"the kind of a question is one of {', '.join(QUESTIONS)}")
    count = max(1, min(number(asked, "count", 3), _MOST_CANDIDATES))
    with alone_with_model():
        model = open_model(showing.wanted.model, showing.wanted.device)
        words: dict[str, Any] = {kind: what}
        found = infer_inputs(
            source, function, **words, count=count, run=flag(asked, "run"), model=model, file=_path(showing, file)
        )
    return {"candidates": [each.told() for each in found], "ran": flag(asked, "run")}


def _path(showing: Showing, file: str) -> Path | None:
    """Where a file of a run stands: pasted code stands nowhere."""
    from ndb.trace.target import find_target

    program = showing.wanted.program
    if showing.text is not None or not showing.wanted.is_program:
        return None
    path = find_target(program.target, is_module=program.is_module, args=program.args).root / file
    return path if path.is_file() else None


HANDLERS: dict[str, Handler] = {
    "predict": predict, "edit": edit, "switch": switch, "compare": compare, "verify": verify, "assumptions": listed,
    "assume": assume, "infer": infer,
}  # fmt: skip
