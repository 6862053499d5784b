"""Requests that move the program, in both directions of time. Each gives what is to be done once it was answered."""

import ast
from collections.abc import Callable
from dataclasses import dataclass

from ndb.engine.protocol import EXPRESSION_MOVES, INSTRUCTION_MOVES, Jumps
from ndb.errors import BadAction
from ndb.frontend.dap.client import Arguments, Body
from ndb.frontend.dap.debuggee import Debuggee
from ndb.session import Session, Stop
from ndb.source.functions import function_names, lines_of_function
from ndb.source.parse import parsed_line
from ndb.source.runnable import runnable_lines
from ndb.trace.state import Event

Move = Callable[[], Stop]


@dataclass(frozen=True, slots=True)
class Moving:
    """A move: the answer comes first, since the move may take its time."""

    move: Move
    reason: str = "step"
    body: Body | None = None
    may_be_resumed: bool = False
    """Whether it can be broken off to set breakpoints, and just go on."""
    is_over_a_line: bool = False
    """Whether what is printed meanwhile comes from the line where it begins."""


def continue_(debuggee: Debuggee, told: Arguments) -> Moving:
    return Moving(debuggee.session.resume, "breakpoint", {"allThreadsContinued": True}, may_be_resumed=True)


def next_(debuggee: Debuggee, told: Arguments) -> Moving:
    session = debuggee.session
    if told.get("granularity") == "instruction":
        return _inside_line(debuggee, session.step_expression, session.step_instruction)
    return Moving(lambda: _to_line(debuggee, session.next()), is_over_a_line=True)


def step_in(debuggee: Debuggee, told: Arguments) -> Moving:
    session = debuggee.session
    if told.get("granularity") == "instruction":
        return _inside_line(debuggee, lambda: session.step_expression(rounds=True), lambda: _into_call(session))
    if (target := told.get("targetId")) is not None:
        if target not in debuggee.targets:
            raise BadAction(f"no step-in target {target}; ask for stepInTargets first")
        into = debuggee.targets[target]
        return Moving(lambda: _to_line(debuggee, into()))
    return Moving(lambda: _to_line(debuggee, session.step(), session.step), is_over_a_line=True)


def step_out(debuggee: Debuggee, told: Arguments) -> Moving:
    return Moving(lambda: _to_line(debuggee, debuggee.session.finish()))


def _inside_line(debuggee: Debuggee, expression: Move, instruction: Move) -> Moving:
    """The smallest step that there is: an instruction of a recording that has them, else a sub-expression."""
    moves = debuggee.session.engine.moves
    if INSTRUCTION_MOVES & moves:
        return Moving(instruction)
    if not EXPRESSION_MOVES & moves:
        raise BadAction('there are no steps inside a line here; launch with "expressions": true')
    return Moving(expression)


def _into_call(session: Session) -> Stop:
    """To the next instruction, also that of a function that is called."""
    stop, timeline, following = session.stop, session.engine.timeline, session.cursor.moment + 1
    if following < len(timeline) and timeline.state(following).event is Event.CALL:
        stop = session.step()
    return session.step_instruction() if stop.state is not None else stop


def _to_line(debuggee: Debuggee, stop: Stop, leave: Move | None = None) -> Stop:
    """A step leads to lines; that functions are entered and left is shown only if it was asked for. `leave`: how to go
    on from a return; else to the next line of the caller."""
    session, debuggee.returned = debuggee.session, None
    while not debuggee.configuration.shows_calls and (state := stop.state) is not None and not stop.breakpoints:
        if state.event is Event.CALL:
            stop = session.step()
        elif state.event is Event.RETURN:
            debuggee.returned = (state.function, state.value or "")
            stop = leave() if leave is not None else _to_caller(session)
        else:
            break
    return stop


def _to_caller(session: Session) -> Stop:
    """From a return to the next line of whoever called: not into what it calls next."""
    if len(session.frames.stack()) > 1:
        session.frames.up()
    return session.next()


# -- backwards ---------------------------------------------------------------------------------------------------------


def step_back(debuggee: Debuggee, told: Arguments) -> Moving:
    session = debuggee.session
    if told.get("granularity") == "instruction" and INSTRUCTION_MOVES & session.engine.moves:
        return Moving(session.back_instruction)
    return Moving(lambda: _back_to_line(debuggee, session.back_over))


def step_back_into(debuggee: Debuggee, told: Arguments) -> Moving:
    return Moving(lambda: _back_to_line(debuggee, debuggee.session.back))


def step_back_out(debuggee: Debuggee, told: Arguments) -> Moving:
    session = debuggee.session

    def out() -> Stop:
        stop = session.back_to_call()
        return stop if debuggee.configuration.shows_calls or stop.state is None else session.back()

    return Moving(out)


def _back_to_line(debuggee: Debuggee, back: Move) -> Stop:
    debuggee.returned, stop = None, back()
    passing = (Event.CALL, Event.RETURN)
    while not debuggee.configuration.shows_calls and stop.state is not None and stop.state.event in passing:
        if debuggee.session.cursor.moment == 0:
            break
        stop = back()
    return stop


def reverse_continue(debuggee: Debuggee, told: Arguments) -> Moving:
    return Moving(debuggee.session.resume_back, "breakpoint")


def restart_frame(debuggee: Debuggee, told: Arguments) -> Moving:
    number = debuggee.at_frame(int(told["frameId"]))
    session = debuggee.session

    def restart() -> Stop:
        session.cursor.frame = number
        if number < len(session.frames.stack()) - 1:
            session.go(session.frames.moment())
        return session.back_to_call("frame restarted")

    return Moving(restart, "restart")


# -- elsewhere ---------------------------------------------------------------------------------------------------------


def goto_targets(debuggee: Debuggee, told: Arguments) -> Body:
    name, line = debuggee.files.name(told["source"]), debuggee.client.line_in(int(told["line"]))
    text, state = debuggee.files.known_text(name) or "", debuggee.session.place.state
    if not isinstance(debuggee.session.engine, Jumps) or state is None or state.file != name:
        return {"targets": []}
    first, last = lines_of_function(text, state.line)
    if not first <= line <= last or line not in runnable_lines(text):
        return {"targets": []}
    number = _offer(debuggee, lambda: debuggee.session.jump(line))
    return {"targets": [{"id": number, "label": f"line {line}", "line": debuggee.client.line_out(line)}]}


def goto(debuggee: Debuggee, told: Arguments) -> Moving:
    target = told["targetId"]
    if target not in debuggee.targets:
        raise BadAction(f"no goto target {target}; ask for gotoTargets first")
    return Moving(debuggee.targets[target], "goto")


def step_in_targets(debuggee: Debuggee, told: Arguments) -> Body:
    """The functions of the program that the line calls by name."""
    number = debuggee.at_frame(int(told["frameId"]))
    if number != len(debuggee.stack) - 1:
        return {"targets": []}
    names = [name for text in debuggee.session.engine.sources.values() for name in function_names(text)]
    known = {name.rpartition(".")[2] for name in names}
    called = [name for name in _called(debuggee.stack[number].source) if name in known]
    return {"targets": [{"id": _offer(debuggee, _into(debuggee, name)), "label": name} for name in called]}


def _called(source: str) -> list[str]:
    """Names that a line calls, inner calls first: they run first."""
    calls = [node for node in ast.walk(parsed_line(source) or ast.Module([], [])) if isinstance(node, ast.Call)]
    found = []
    for call in reversed(calls):
        match call.func:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                found.append(name)
    return list(dict.fromkeys(found))


def _into(debuggee: Debuggee, function: str) -> Move:
    def into() -> Stop:
        session = debuggee.session
        wanted = session.set_breakpoint.in_function(function, temporary=True)
        stop = session.next()
        if any(each.number == wanted.number for each in session.breakpoints):
            session.breakpoints.remove(wanted.number)
            return stop
        # The client set no breakpoint there: it is a step that led here.
        return session.step() if not debuggee.configuration.shows_calls else stop

    return into


def _offer(debuggee: Debuggee, move: Move) -> int:
    number = len(debuggee.targets) + 1
    debuggee.targets[number] = move
    return number


REQUESTS = {"gotoTargets": goto_targets, "stepInTargets": step_in_targets}
MOVES = {
    "continue": continue_, "next": next_, "stepIn": step_in, "stepOut": step_out, "stepBack": step_back,
    "reverseContinue": reverse_continue, "restartFrame": restart_frame, "goto": goto,
    "ndb/stepBackInto": step_back_into, "ndb/stepBackOut": step_back_out,
}  # fmt: skip
