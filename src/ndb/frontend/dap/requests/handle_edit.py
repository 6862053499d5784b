"""Requests that change: setVariable, setExpression, and statements typed at the console."""

import re
from copy import deepcopy
from typing import Any

from ndb.engine.protocol import RunsStatements
from ndb.errors import BadAction
from ndb.frontend.dap.client import Arguments, Body
from ndb.frontend.dap.contents import FrameVariables, KeptParts, LiveParts, Parts, as_body, named_part, variable
from ndb.frontend.dap.debuggee import Debuggee
from ndb.frontend.dap.prediction import Assumed
from ndb.trace.names import value_of
from ndb.trace.values.notation import read_value, write_value
from ndb.trace.values.thing import Thing

_ASSIGNMENT = re.compile(r"(?P<name>[^\W\d]\w*)\s*=(?!=)\s*(?P<value>.+)", re.DOTALL)


def set_variable(debuggee: Debuggee, told: Arguments) -> Body:
    name, value = str(told["name"]), str(told["value"])
    match debuggee.container(int(told["variablesReference"])):
        case FrameVariables(frame=frame):
            return _set(debuggee, frame, name, value)
        case Parts(frame=frame) as parts:
            return _set_part(debuggee, frame, parts, name, value)
        case LiveParts(frame=frame, form=form, expression=owner):
            part = f"{owner}.{name}" if form == "object" else f"{owner}[{name}]"
            return _set(debuggee, frame, part, value)
        case KeptParts(frame=frame) as parts:
            return _set(debuggee, frame, parts.expression_of(name), value)
        case Assumed() as assumed:
            return assumed.set(name, value)
    raise BadAction(f"{name} is told about the state; it is no variable that could be set")


def set_expression(debuggee: Debuggee, told: Arguments) -> Body:
    frame = debuggee.select(told.get("frameId"))
    return _set(debuggee, frame, str(told["expression"]).strip(), str(told["value"]))


def _set(debuggee: Debuggee, frame: int, expression: str, value: str) -> Body:
    """Give a variable, or a part of one in a running program, another value."""
    session = debuggee.session
    session.cursor.frame = frame
    if expression.isidentifier():
        session.frames.assign(expression, value)
    elif isinstance(session.engine, RunsStatements):
        session.frames.execute(f"{expression} = {value}")
    else:
        raise BadAction(f"{expression} is no variable; set the whole one, or run the program with --engine live")
    return _shown(debuggee, frame, expression)


def _shown(debuggee: Debuggee, frame: int, expression: str) -> Body:
    debuggee.edited()
    session = debuggee.session
    session.cursor.frame = frame
    text = value_of(debuggee.stack[frame].locals, expression) or session.frames.evaluate(expression)
    body = as_body(debuggee, variable(debuggee, frame, expression, text, expression, (expression,)))
    return {key: value for key, value in body.items() if key not in ("name", "evaluateName", "presentationHint")}


def _set_part(debuggee: Debuggee, frame: int, parts: Parts, name: str, value: str) -> Body:
    if isinstance(debuggee.session.engine, RunsStatements) and parts.expression:
        owner = parts.expression
        part = f"{owner}.{name}" if isinstance(parts.value, Thing) else f"{owner}[{name}]"
        return _set(debuggee, frame, part, value)
    whole, *path = parts.path
    text = value_of(debuggee.stack[frame].locals, whole)
    if text is None:
        raise BadAction(f"{name} is part of no variable")
    debuggee.session.cursor.frame = frame
    item = read_value(debuggee.session.frames.evaluate(value))
    changed = _with_part(read_value(text), [*path, _key(parts.value, name)], item)
    debuggee.session.frames.assign(whole, write_value(changed))
    return _shown(debuggee, frame, named_part(parts.expression, parts.value, _key(parts.value, name))[1] or whole)


def _key(owner: Any, name: str) -> Any:
    """The key of a part from the name under which it is shown."""
    return read_value(name) if isinstance(owner, dict) else int(name) if name.isdigit() else name


def _with_part(value: Any, path: list[Any], item: Any) -> Any:
    """Plain data with another part."""
    if not path:
        return item
    if not isinstance(value, list | dict):
        raise BadAction(f"a part of a {type(value).__name__} cannot be set; set the whole variable")
    changed = deepcopy(value)
    changed[path[0]] = _with_part(value[path[0]], path[1:], item)
    return changed


def run_in_frame(debuggee: Debuggee, frame: int, statement: str) -> str:
    """What is no expression: an assignment, or a statement that the running program runs."""
    session, assignment = debuggee.session, _ASSIGNMENT.fullmatch(statement)
    session.cursor.frame = frame
    if assignment and not isinstance(session.engine, RunsStatements):
        session.frames.assign(assignment["name"], assignment["value"])
    else:
        session.frames.execute(statement)
    debuggee.edited()
    return ""


REQUESTS = {"setVariable": set_variable, "setExpression": set_expression}
