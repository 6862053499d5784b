"""Requests that move a session, and those that set where it stops: handed to the session, answered with a view."""

from collections.abc import Callable

from ndb.engine.guided.engine import GuidedEngine
from ndb.errors import BadAction
from ndb.frontend.web.asked import Body, flag, number, text
from ndb.frontend.web.page_session import PageSession
from ndb.session import Session
from ndb.session.set_breakpoint import Options

Handler = Callable[[PageSession, Body], Body]
_MOVES: dict[str, Callable[[Session], object]] = {
    "step": Session.step, "next": Session.next, "finish": Session.finish, "resume": Session.resume,
    "back": Session.back, "back_over": Session.back_over, "back_to_call": Session.back_to_call,
    "resume_back": Session.resume_back, "undo": Session.undo, "restart": Session.restart,
    "expression": Session.step_expression, "inside": lambda session: session.step_expression(rounds=True),
}  # fmt: skip


def view(page: PageSession, _: Body | None = None) -> Body:
    """Where the session stands."""
    showing = page.need()
    told = showing.views.view()
    if (written := _written(page)) is not None:
        told["output"] = {"text": written, "cut": False, "whole": True, "real": True}
    if showing.input is not None and page.session.engine.name == "live":
        told["reads"] = True
    return told


def _written(page: PageSession) -> str | None:
    """What the program has really written, where that is known: of one that runs, up to the present; of a guided run,
    when it is over."""
    session, pipe = page.session, page.need().pipe
    moment, length = session.place.moment, len(session.engine.timeline)
    if isinstance(session.engine, GuidedEngine):
        return session.engine.guided_run.output if moment is None or moment >= length else None
    is_present = moment is None or moment >= length - 1
    return pipe.settle() if pipe is not None and is_present and session.engine.name == "live" else None


def _moving(move: Callable[[Session], object]) -> Handler:
    def moved(page: PageSession, _: Body) -> Body:
        move(page.session)
        return view(page)

    return moved


def thread(page: PageSession, asked: Body) -> Body:
    """Look at another thread, and go on in it."""
    page.session.threads.choose(number(asked, "number"))
    return view(page)


def go(page: PageSession, asked: Body) -> Body:
    page.session.go(number(asked, "moment"))
    return view(page)


def run_to(page: PageSession, asked: Body) -> Body:
    page.session.run_to(text(asked, "file"), number(asked, "line"))
    return view(page)


def back_to_change(page: PageSession, asked: Body) -> Body:
    page.session.back_to_change(text(asked, "name"))
    return view(page)


def error(page: PageSession, _: Body) -> Body:
    if page.session.go_to_error() is None:
        raise BadAction("no exception was left uncaught in this run")
    return view(page)


# Breakpoints


def toggle(page: PageSession, asked: Body) -> Body:
    """Set a breakpoint on a line, or remove the one that is there."""
    file, line = text(asked, "file"), number(asked, "line")
    there = [b for b in page.session.breakpoints if b.place == (file, line)]
    for found in there:
        page.session.breakpoints.remove(found.number)
    if not there or asked.get("condition") or asked.get("log"):
        options: Options = {"condition": asked.get("condition") or None, "log": asked.get("log") or None}
        page.session.set_breakpoint.at_line(file, line, **options)
    return breakpoints(page, asked)


def catch(page: PageSession, asked: Body) -> Body:
    """Stop where exceptions are raised, or no longer."""
    raised = [b for b in page.session.breakpoints if b.kind == "raised"]
    for found in raised:
        page.session.breakpoints.remove(found.number)
    if flag(asked, "on"):
        page.session.set_breakpoint.on_exception()
    return breakpoints(page, asked)


def breakpoints(page: PageSession, _: Body) -> Body:
    rows = [
        {"number": b.number, "kind": b.kind, "file": b.file, "line": b.line, "condition": b.condition, "log": b.log,
         "hits": b.hits, "text": str(b)} for b in page.session.breakpoints
    ]  # fmt: skip
    return {"breakpoints": rows}


HANDLERS: dict[str, Handler] = {
    **{name: _moving(move) for name, move in _MOVES.items()},
    "view": view, "go": go, "run_to": run_to, "back_to_change": back_to_change, "error": error,
    "thread": thread,
    "toggle": toggle, "catch": catch, "breakpoints": breakpoints,
}  # fmt: skip
