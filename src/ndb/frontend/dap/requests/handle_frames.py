"""Requests that look: threads, stackTrace, scopes, variables, evaluate, completions, exceptionInfo."""

import re
from collections.abc import Sequence

from ndb.engine.protocol import Assumes, RunsStatements
from ndb.engine.timeline.causes.origin import origin_of_error
from ndb.errors import BadAction, NdbError
from ndb.frontend.dap.client import Arguments, Body
from ndb.frontend.dap.contents import MOST_AT_ONCE, Container, FrameVariables, as_body, held, variable
from ndb.frontend.dap.debuggee import FIRST_THREAD, Debuggee, FrameAt
from ndb.frontend.dap.prediction import Assumed, Worth
from ndb.frontend.dap.requests.handle_edit import run_in_frame
from ndb.source.functions import function_names
from ndb.source.parse import is_expression, plain_value
from ndb.trace.names import bare_name, is_global
from ndb.trace.state import Event, State
from ndb.trace.values.notation import read_value
from ndb.trace.values.thing import Thing


def threads(debuggee: Debuggee, told: Arguments) -> Body:
    return {"threads": debuggee.threads()}


_LONGEST_SHOWN = 1000
"""Characters of a value that is only looked at in passing; it can be opened."""

# -- the stack ---------------------------------------------------------------------------------------------------------


def stack_trace(debuggee: Debuggee, told: Arguments) -> Body:
    asked, here = told.get("threadId"), debuggee.session.threads.current
    thread = int(asked) - FIRST_THREAD if asked else here
    stack = debuggee.stack_of(thread)
    start, levels = int(told.get("startFrame") or 0), int(told.get("levels") or 0)
    stop = min(start + levels, len(stack)) if levels else len(stack)
    rows = [_frame(debuggee, stack, FrameAt(len(stack) - 1 - number, thread)) for number in range(start, stop)]
    return {"stackFrames": rows, "totalFrames": len(stack)}


def _frame(debuggee: Debuggee, stack: Sequence[State], at: FrameAt) -> Body:
    state, client = stack[at.number], debuggee.client
    # The call state of a module body has no line.
    line = max(state.line, 1)
    source = debuggee.files.source(state.file, line)
    frame = {
        "id": debuggee.frames.add(at), "name": state.function or "<module>", "source": source,
        "line": client.line_out(line), "column": client.first_column, "canRestart": True,
    }  # fmt: skip
    return frame | ({} if "path" in source else {"presentationHint": "subtle"})


def scopes(debuggee: Debuggee, told: Arguments) -> Body:
    number = debuggee.at_frame(int(told["frameId"]))
    state = debuggee.stack[number]
    found = [_scope(debuggee, "Locals", "locals", FrameVariables(debuggee, number, False))]
    if any(map(is_global, state.locals)):
        found.append(_scope(debuggee, "Globals", "globals", FrameVariables(debuggee, number, True)))
    if number == len(debuggee.stack) - 1 and (worth := Worth(debuggee)).rows():
        found.append(_scope(debuggee, "Prediction", "", worth))
    if isinstance(debuggee.session.engine, Assumes):
        # How many there are is known when a second run was made: nobody waits for that who does not open it.
        found.append(
            {"name": "Assumptions", "expensive": True, "variablesReference": debuggee.add_container(Assumed(debuggee))}
        )
    return {"scopes": found}


def _scope(debuggee: Debuggee, name: str, hint: str, container: Container) -> Body:
    body = {"name": name, "expensive": name == "Prediction", **held(debuggee, container)}
    return body | ({"presentationHint": hint} if hint == "locals" else {})


def variables(debuggee: Debuggee, told: Arguments) -> Body:
    container: Container = debuggee.container(int(told["variablesReference"]))
    named, indexed = container.sizes
    first, last = {"indexed": (named, named + indexed), "named": (0, named)}.get(
        told.get("filter") or "", (0, named + indexed)
    )
    start = first + int(told.get("start") or 0)
    count = int(told.get("count") or 0)
    stop = min(start + count, last) if count else last
    rows = [as_body(debuggee, shown) for shown in container.children(start, min(stop, start + MOST_AT_ONCE))]
    if not count and stop - start > MOST_AT_ONCE:
        rest = f"{stop - start - MOST_AT_ONCE} more; ask for them in pages, or evaluate a slice"
        rows.append({"name": "…", "value": rest, "variablesReference": 0})
    if isinstance(container, FrameVariables) and not container.of_module and not start:
        rows = _special(debuggee, container.frame) + rows
    return {"variables": rows}


def _special(debuggee: Debuggee, frame: int) -> list[Body]:
    """What is no variable but stands beside them: what is returned, what was raised, the value of an expression."""
    state = debuggee.stack[frame]
    if frame != len(debuggee.stack) - 1:
        return []
    rows: list[Body] = []
    hint = {"kind": "virtual", "attributes": ["readOnly"]}
    if state.value is not None:
        text = "?" if "" in debuggee.session.place.unknown else state.value
        word = {Event.RETURN: f"(return) {state.function}", Event.EXCEPTION: "(exception)"}.get(
            state.event, state.source.strip()
        )
        rows.append(as_body(debuggee, variable(debuggee, frame, word, text, None, ())) | {"presentationHint": hint})
    if debuggee.returned is not None:
        function, text = debuggee.returned
        shown = variable(debuggee, frame, f"(return) {function}", text, None, ())
        rows.append(as_body(debuggee, shown) | {"presentationHint": hint})
    return rows


# -- expressions -------------------------------------------------------------------------------------------------------


def evaluate(debuggee: Debuggee, told: Arguments) -> Body:
    expression, frame = str(told["expression"]).strip(), debuggee.select(told.get("frameId"))
    if told.get("context") == "repl" and not is_expression(expression):
        return {"result": run_in_frame(debuggee, frame, expression), "variablesReference": 0}
    text = debuggee.session.frames.evaluate(expression)
    shown = variable(debuggee, frame, expression, text, expression, ())
    if told.get("context") in ("hover", "watch") and len(text) > _LONGEST_SHOWN:
        text = f"{text[: _LONGEST_SHOWN - 1]}…"
    body = {"result": text, **held(debuggee, shown.holds)}
    if told.get("context") == "repl" and isinstance(debuggee.session.engine, RunsStatements):
        # A call may have changed something.
        debuggee.client.invalidate("variables")
    return body | ({"type": shown.kind} if shown.kind else {})


def completions(debuggee: Debuggee, told: Arguments) -> Body:
    text = str(told["text"])[: max(int(told["column"]) - debuggee.client.first_column, 0)]
    word = (re.search(r"[\w.]*$", text) or [""])[0]
    owner, _, begun = word.rpartition(".")
    debuggee.select(told.get("frameId"))
    names = _attributes(debuggee, owner) if owner else _names(debuggee)
    found = [name for name in dict.fromkeys(names) if name.startswith(begun)]
    start = len(text) - len(begun)
    kind = "property" if owner else "variable"
    return {"targets": [{"label": n, "type": kind, "start": start, "length": len(begun)} for n in sorted(found)]}


def _names(debuggee: Debuggee) -> list[str]:
    listed = [bare_name(name) for name in debuggee.session.frames.selected().locals]
    sources = debuggee.session.engine.sources
    return listed + [name for text in sources.values() for name in function_names(text) if "." not in name]


def _attributes(debuggee: Debuggee, owner: str) -> list[str]:
    try:
        if debuggee.is_live:
            found = plain_value(debuggee.session.frames.evaluate(f"[n for n in dir({owner}) if n[:1] != '_']"))
            return found if isinstance(found, list) else []
        value = read_value(debuggee.session.frames.evaluate(owner))
        return list(value.attributes) if isinstance(value, Thing) else []
    except NdbError:
        return []


def exception_info(debuggee: Debuggee, told: Arguments) -> Body:
    state = debuggee.session.place.state
    if state is None or state.event is not Event.EXCEPTION:
        raise BadAction("no exception was raised here")
    text = state.value or ""
    name = re.split(r"[(:\s]", text, maxsplit=1)[0]
    is_last = debuggee.session.place.moment == origin_of_error(debuggee.session.engine.timeline)
    lines = [f'  File "{s.file}", line {s.line}, in {s.function}\n    {s.source.strip()}' for s in debuggee.stack]
    return {
        "exceptionId": name, "description": text, "breakMode": "unhandled" if is_last else "always",
        "details": {"message": text, "typeName": name, "fullTypeName": name, "stackTrace": "\n".join(lines)},
    }  # fmt: skip


REQUESTS = {
    "threads": threads, "stackTrace": stack_trace, "scopes": scopes, "variables": variables, "evaluate": evaluate,
    "completions": completions, "exceptionInfo": exception_info,
}  # fmt: skip
