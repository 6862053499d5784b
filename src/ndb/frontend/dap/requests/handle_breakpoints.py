"""Requests that set breakpoints. A request names all of its kind; those that are as before stay, with their counts."""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from ndb.errors import BadAction, NdbError
from ndb.frontend.dap.client import Arguments, Body
from ndb.frontend.dap.contents import FrameVariables, KeptParts, LiveParts, Parts
from ndb.frontend.dap.debuggee import Debuggee
from ndb.session import Breakpoint, Kind
from ndb.session.set_breakpoint import Options
from ndb.source.runnable import runnable_lines

_HITS = re.compile(r"\s*(?P<sign>>=|>|)\s*(?P<count>\d+)\s*")
FILTERS = (
    {
        "filter": "raised", "label": "Raised exceptions", "default": False, "supportsCondition": True,
        "description": "Stop where an exception is raised, also if it is caught.",
        "conditionDescription": "types, separated by commas: KeyError, ValueError",
    },
    {
        "filter": "uncaught", "label": "Uncaught exceptions", "default": True, "supportsCondition": False,
        "description": "Stop where an exception was raised that nobody caught.",
    },
)  # fmt: skip


def ignored_hits(condition: str | None) -> int:
    """How many hits a hitCondition lets pass."""
    if not condition:
        return 0
    found = _HITS.fullmatch(condition)
    if found is None:
        raise BadAction(f"the hit condition {condition!r} is none: write 5, >= 5 or > 5")
    return max(int(found["count"]) - (found["sign"] != ">"), 0)


def options_of(wanted: Mapping[str, Any]) -> Options:
    return Options(
        condition=wanted.get("condition") or None, ignore=ignored_hits(wanted.get("hitCondition")),
        log=wanted.get("logMessage") or None,
    )  # fmt: skip


# -- lines -------------------------------------------------------------------------------------------------------------


def set_breakpoints(debuggee: Debuggee, told: Arguments) -> Body:
    name, client = debuggee.files.name(told["source"]), debuggee.client
    wanted = told.get("breakpoints")
    if wanted is None:
        wanted = [{"line": line} for line in told.get("lines") or ()]
    before = {_key(b): b for b in debuggee.session.breakpoints if b.kind is Kind.LINE and b.file == name}
    rows: list[Body] = []
    kept: set[int] = set()
    for each in wanted:
        asked = client.line_in(int(each["line"]))
        row = _settled(lambda each=each, asked=asked: _at_line(debuggee, name, asked, each, before))  # type: ignore[misc]
        found = row.pop("set", None)
        if found is not None:
            kept.add(found.number)
            row |= _placed(debuggee, found, asked)
        rows.append(row)
    _remove(debuggee, [b for b in before.values() if b.number not in kept])
    return {"breakpoints": rows}


def _key(b: Breakpoint) -> tuple[object, ...]:
    return b.line, b.condition, b.log, b.ignore + b.hits


def _at_line(
    debuggee: Debuggee, name: str, asked: int, wanted: Mapping[str, Any], before: dict[tuple[object, ...], Breakpoint]
) -> Breakpoint:
    line, options = _line_that_runs(debuggee, name, asked), options_of(wanted)
    same = before.get((line, options.get("condition"), options.get("log"), options.get("ignore", 0)))
    return same or debuggee.session.set_breakpoint.at_line(name, line, **options)


def _line_that_runs(debuggee: Debuggee, name: str, line: int) -> int:
    """The line itself, or the next one at which something runs."""
    lines = runnable_lines(debuggee.files.known_text(name) or "")
    return line if line in lines else min((n for n in lines if n > line), default=line)


def _placed(debuggee: Debuggee, found: Breakpoint, asked: int) -> Body:
    row = {"line": debuggee.client.line_out(found.line), "source": debuggee.files.source(found.file)}
    return row | (
        {"message": f"line {asked} never runs by itself; line {found.line} does"} if found.line != asked else {}
    )


def _settled(setting: Callable[[], Breakpoint]) -> Body:
    """A breakpoint that was set, or why it could not be."""
    try:
        found = setting()
    except NdbError as error:
        return {"verified": False, "message": str(error)}
    return {"id": found.number, "verified": True, "set": found}


def _remove(debuggee: Debuggee, unwanted: Sequence[Breakpoint]) -> None:
    for each in unwanted:
        debuggee.session.breakpoints.remove(each.number)


def _of_kind(debuggee: Debuggee, *kinds: Kind) -> list[Breakpoint]:
    return [b for b in debuggee.session.breakpoints if b.kind in kinds]


def breakpoint_locations(debuggee: Debuggee, told: Arguments) -> Body:
    client, text = debuggee.client, debuggee.files.known_text(debuggee.files.name(told["source"])) or ""
    first = client.line_in(int(told["line"]))
    last = client.line_in(int(told.get("endLine") or told["line"]))
    lines = sorted(line for line in runnable_lines(text) if first <= line <= last)
    return {"breakpoints": [{"line": client.line_out(line)} for line in lines]}


# -- functions, exceptions, data ---------------------------------------------------------------------------------------


def set_function_breakpoints(debuggee: Debuggee, told: Arguments) -> Body:
    _remove(debuggee, _of_kind(debuggee, Kind.FUNCTION))
    session = debuggee.session
    rows = [
        _settled(lambda each=each: session.set_breakpoint.in_function(each["name"], **options_of(each)))  # type: ignore[misc]
        for each in told["breakpoints"]
    ]
    return {"breakpoints": [_without_object(row) for row in rows]}


def _without_object(row: Body) -> Body:
    return {name: value for name, value in row.items() if name != "set"}


def set_exception_breakpoints(debuggee: Debuggee, told: Arguments) -> Body:
    _remove(debuggee, _of_kind(debuggee, Kind.RAISED, Kind.UNCAUGHT))
    wanted = [(str(name), "") for name in told.get("filters") or ()]
    wanted += [(str(o["filterId"]), str(o.get("condition") or "")) for o in told.get("filterOptions") or ()]
    unknown = [name for name, _ in wanted if name not in ("raised", "uncaught")]
    if unknown:
        raise BadAction(f"no exception filter {unknown[0]!r}; there are raised and uncaught")
    debuggee.exception_filters = dict(wanted)
    rows = [_settled(setting) for name, condition in wanted for setting in _exceptions(debuggee, name, condition)]
    return {"breakpoints": [_without_object(row) for row in rows]}


def _exceptions(debuggee: Debuggee, filter_: str, condition: str) -> Iterator[Callable[[], Breakpoint]]:
    setting = debuggee.session.set_breakpoint.on_exception
    if filter_ == "uncaught":
        yield lambda: setting(uncaught=True)
        return
    for name in [part.strip() for part in condition.split(",")] or [""]:
        yield lambda name=name: setting(name)  # type: ignore[misc]


def data_breakpoint_info(debuggee: Debuggee, told: Arguments) -> Body:
    """What is to be watched when a variable or a part of one is chosen; of a part that was not recorded, the whole."""
    name, frame = str(told["name"]), len(debuggee.stack) - 1
    whole: str | None = name
    if reference := told.get("variablesReference"):
        match debuggee.container(int(reference)):
            case FrameVariables(frame=frame):
                pass
            case Parts(frame=frame, path=(str() as whole, *_)) as parts:
                name = parts.expression_of(name) or name
            case LiveParts(frame=frame) | KeptParts(frame=frame) as parts:
                name, whole = parts.expression_of(name), None
            case _:
                return {"dataId": None, "description": f"{name} is no variable of the program"}
    elif told.get("frameId") is not None:
        frame = debuggee.at_frame(int(told["frameId"]))
    return _watchable(debuggee, frame, [name, whole] if whole and whole != name else [name])


def _watchable(debuggee: Debuggee, frame: int, names: Sequence[str]) -> Body:
    """How the first of some expressions that can be watched is; why none can."""
    session = debuggee.session
    session.cursor.frame = frame
    state, moment, timeline = debuggee.stack[frame], session.frames.moment(), session.engine.timeline
    for name in names:
        if (watch := timeline.watches.watch_for(name, state, moment)) is not None:
            told_as = name if name == names[0] else f"{name}, of which {names[0]} is a part"
            thread = session.threads.current if watch.frame is not None else 0
            known = json.dumps([watch.name, watch.frame, watch.file, thread])
            about = {"description": f"changes of {told_as}", "accessTypes": ["write"], "canPersist": False}
            return {"dataId": known, **about}
    return {"dataId": None, "description": timeline.values.why_unknown(names[0], state, moment)}


def set_data_breakpoints(debuggee: Debuggee, told: Arguments) -> Body:
    _remove(debuggee, _of_kind(debuggee, Kind.DATA))
    rows = [_settled(lambda each=each: _on_data(debuggee, each)) for each in told["breakpoints"]]  # type: ignore[misc]
    return {"breakpoints": [_without_object(row) for row in rows]}


def _on_data(debuggee: Debuggee, wanted: Mapping[str, Any]) -> Breakpoint:
    try:
        name, frame, file, thread = json.loads(wanted["dataId"])
    except (ValueError, TypeError):
        raise BadAction(f"{wanted['dataId']!r} is no dataId; ask for dataBreakpointInfo") from None
    if wanted.get("accessType", "write") != "write":
        raise BadAction("variables are watched for changes only, not for being read")
    add = debuggee.session.breakpoints.add
    return add(Kind.DATA, name=name, frame=frame, file=file, thread=thread, **options_of(wanted))


REQUESTS = {
    "setBreakpoints": set_breakpoints, "breakpointLocations": breakpoint_locations,
    "setFunctionBreakpoints": set_function_breakpoints, "setExceptionBreakpoints": set_exception_breakpoints,
    "dataBreakpointInfo": data_breakpoint_info, "setDataBreakpoints": set_data_breakpoints,
}  # fmt: skip
