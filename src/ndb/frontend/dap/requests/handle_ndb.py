"""Requests that the protocol does not have: why a value is so, which inputs lead to something, what really happens."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

from ndb.errors import BadAction
from ndb.frontend.dap.client import Arguments, Body
from ndb.frontend.dap.debuggee import Debuggee


def why(debuggee: Debuggee, told: Arguments) -> Body:
    """The lines that made a variable's value, nearest first."""
    debuggee.select(told.get("frameId"))
    timeline = debuggee.session.engine.timeline
    rows = []
    for cause in debuggee.session.frames.why(str(told["name"])):
        row = {name: value for name, value in asdict(cause).items() if value is not None}
        if cause.maker is not None:
            state = timeline.state(cause.maker)
            row["line"] = debuggee.client.line_out(max(state.line, 1))
            row |= {"source": debuggee.files.source(state.file, state.line), "text": state.source.strip()}
        rows.append(row)
    return {"causes": rows}


def infer_inputs(debuggee: Debuggee, told: Arguments) -> Body:
    """Arguments with which a function returns, raises or reaches something; all questions of `ndb infer`."""
    from ndb.api import infer_inputs as infer
    from ndb.inverse.infer import QUESTIONS, SEARCH
    from ndb.model.load import open_model
    from ndb.trace.target import find_target

    wanted = debuggee.configuration.wanted
    file, _, function = str(told.get("target") or wanted.program.target).partition("::")
    if not function:
        raise BadAction('which function? Give "target": FILE.py::FUNCTION')
    text = find_target(str(Path(file))).source
    like = told.get("like") or []
    words: dict[str, Any] = {word: told.get(word) for word in QUESTIONS}
    found = infer(
        text, function, **words, count=int(told.get("count") or 5),
        run=bool(told.get("run")), like=[like] if isinstance(like, str) else like, file=file,
        seconds=float(told.get("seconds") or SEARCH.seconds), model=open_model(wanted.model, wanted.device),
    )  # fmt: skip
    return {"candidates": [asdict(candidate) for candidate in found]}


def verify(debuggee: Debuggee, told: Arguments) -> Body:
    """What this session was shown, compared with what really happens."""
    if debuggee.found.verifier is None:
        raise BadAction("there is no program to run: this session was opened without one")
    found = debuggee.found.verifier(debuggee.session)
    body = {"report": list(found.report(120)), "agreed": found.agreed, "compared": found.compared}
    return body | ({"firstDifference": found.first.number} if found.first is not None else {})


REQUESTS = {"ndb/why": why, "ndb/inferInputs": infer_inputs, "ndb/verify": verify}
