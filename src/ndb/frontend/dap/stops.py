"""How a stop is told to the client: why, where, how far it is to be trusted; and what the end of a run means.

Knows the reasons of the protocol and those of a session.
"""

from ndb.engine.timeline.causes.origin import origin_of_error
from ndb.frontend.dap.client import Body
from ndb.frontend.dap.debuggee import FIRST_THREAD, Debuggee
from ndb.frontend.dap.prediction import description
from ndb.session import Kind, Stop
from ndb.trace.state import Event, Exit

_REASONS = {
    Kind.LINE: "breakpoint", Kind.FUNCTION: "function breakpoint", Kind.DATA: "data breakpoint",
    Kind.RAISED: "exception", Kind.UNCAUGHT: "exception",
}  # fmt: skip


def arrived(debuggee: Debuggee, stop: Stop, reason: str, kinds: dict[int, Kind] | None = None) -> None:
    """Tell where the session came to rest. `kinds`: breakpoints by number, also those that are gone by now."""
    debuggee.moved()
    for text in stop.said:
        debuggee.client.say(text)
    debuggee.show_notes()
    place = stop.place
    if place.state is not None:
        if _is_uncaught(debuggee, stop) and "uncaught" not in debuggee.exception_filters:
            ended(debuggee, Exit.ERROR)
        else:
            told(debuggee, stop, reason, kinds or {})
    elif place.exit is Exit.ENTRY:
        told(debuggee, debuggee.session.go(0), "entry", {}, "the start of the run: there is nothing before")
    elif place.exit is None:
        # The model said what makes no sense: stand where the step began.
        debuggee.client.say(f"ndb: {stop.why}", "important")
        told(debuggee, debuggee.session.undo(), "pause", {}, stop.why)
    elif debuggee.configuration.stops_at_end:
        last = debuggee.session.back()
        told(debuggee, last, "pause", {}, f"{stop.why}: step back from here")
    else:
        ended(debuggee, place.exit)


def told(debuggee: Debuggee, stop: Stop, reason: str, kinds: dict[int, Kind], words: str = "") -> None:
    """A stopped event."""
    debuggee.tell_threads()
    body: Body = {"reason": reason, "threadId": stop.thread + FIRST_THREAD, "allThreadsStopped": True}
    if _is_uncaught(debuggee, stop) and reason in ("step", "breakpoint", "pause", "entry"):
        body["reason"], words = "exception", words or stop.why
    elif stop.breakpoints:
        body["reason"] = _REASONS[kinds.get(stop.breakpoints[0], Kind.LINE)]
        body["hitBreakpointIds"] = list(stop.breakpoints)
        words = words or stop.why
    body["description"] = "; ".join(filter(None, (words or stop.why, description(debuggee.session))))
    if body["reason"] == "exception" and stop.state is not None:
        body["text"] = stop.state.value or ""
    debuggee.client.event("stopped", body)


def _is_uncaught(debuggee: Debuggee, stop: Stop) -> bool:
    state = stop.state
    if state is None or state.event is not Event.EXCEPTION:
        return False
    return stop.place.moment == origin_of_error(debuggee.session.engine.timeline)


def ended(debuggee: Debuggee, exit: Exit) -> None:
    """The run is over, and so is the session."""
    debuggee.is_over = True
    debuggee.client.event("exited", {"exitCode": 0 if exit is Exit.NORMAL else 1})
    debuggee.client.event("terminated")
