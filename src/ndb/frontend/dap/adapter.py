"""The adapter: one client's requests, one after the other, answered from one debuggee.

Knows the order in which things may be asked, and errors. Reading from streams, and what may come in between while the
program runs, is stream_server.py's business.
"""

import contextlib
import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Mapping

from ndb.engine.protocol import EXPRESSION_MOVES, INSTRUCTION_MOVES, AsksModel, Assumes, Jumps
from ndb.errors import BadAction, NdbError
from ndb.frontend.dap.client import Arguments, Body, Client, Send
from ndb.frontend.dap.configuration import Configuration, read_attach, read_launch
from ndb.frontend.dap.debuggee import FIRST_THREAD, Debuggee
from ndb.frontend.dap.requests import (
    handle_breakpoints,
    handle_edit,
    handle_frames,
    handle_motion,
    handle_ndb,
    handle_sources,
    handle_time,
)
from ndb.frontend.dap.requests.handle_motion import Moving
from ndb.frontend.dap.stops import arrived, ended, told
from ndb.frontend.dap.wire import Message
from ndb.session import Kind, Stop
from ndb.trace.state import Exit

Handler = Callable[[Debuggee, Arguments], Body]
HANDLERS: Mapping[str, Handler] = {
    **handle_frames.REQUESTS, **handle_edit.REQUESTS, **handle_breakpoints.REQUESTS, **handle_sources.REQUESTS,
    **handle_motion.REQUESTS, **handle_ndb.REQUESTS, **handle_time.REQUESTS,
}  # fmt: skip
MOVES: Mapping[str, Callable[[Debuggee, Arguments], Moving]] = {**handle_motion.MOVES, **handle_time.MOVES}
QUIET_SECONDS = 0.5
"""A prediction that takes longer is shown as progress."""
CAPABILITIES: Body = {
    "supportsConfigurationDoneRequest": True, "supportsFunctionBreakpoints": True,
    "supportsConditionalBreakpoints": True, "supportsHitConditionalBreakpoints": True, "supportsLogPoints": True,
    "supportsEvaluateForHovers": True, "supportsStepBack": True, "supportsSetVariable": True,
    "supportsSetExpression": True, "supportsRestartFrame": True, "supportsRestartRequest": True,
    "supportsGotoTargetsRequest": True, "supportsStepInTargetsRequest": True, "supportsCompletionsRequest": True,
    "completionTriggerCharacters": ["."], "supportsModulesRequest": True, "supportsLoadedSourcesRequest": True,
    "supportsExceptionInfoRequest": True, "supportsExceptionFilterOptions": True,
    "supportsDataBreakpoints": True, "supportsTerminateRequest": True, "supportTerminateDebuggee": True,
    "supportsCancelRequest": True, "supportsBreakpointLocationsRequest": True, "supportsClipboardContext": True,
    "supportsSteppingGranularity": True, "supportsDelayedStackTraceLoading": True,
    "exceptionBreakpointFilters": list(handle_breakpoints.FILTERS),
}  # fmt: skip


class Adapter:
    """Answers one client."""

    def __init__(self, send: Send, settle: Callable[[], None] = lambda: None) -> None:
        """`settle` waits until all output of a program that stands still has been sent."""
        self.client = Client(send)
        self.debuggee: Debuggee | None = None
        self.is_done = False
        self.current: int | None = None
        """The number of the request whose answer or move is under way."""
        self.is_moving = False
        """Whether it can be interrupted."""
        self.is_to_break = False
        """Whether the next move is to be broken off at once: it was asked for before the move had begun."""
        self.resumes = False
        """Whether what is under way goes on by itself after a break."""
        self.is_to_stay = False
        """Whether it does not, whatever else it is broken off for: it was paused."""
        self._settle = settle
        self._is_greeted = False
        self._broken_off: Moving | None = None
        self._own: Mapping[str, Callable[[Arguments], Body | None]] = {
            "initialize": self._initialize, "launch": self._launch, "attach": self._attach,
            "disconnect": self._disconnect, "terminate": self._terminate, "cancel": self._nothing,
            "pause": self._nothing,
        }  # fmt: skip
        self._after: list[Callable[[], None]] = []

    # Requests

    def handle(self, message: Message) -> None:
        """Answer a request, and do what comes of it. Nothing that a client sends can raise."""
        if message.get("type") != "request":
            return
        self.current, self._after = message.get("seq"), []
        try:
            body = self._answer(str(message.get("command")), message.get("arguments") or {})
            self.respond(message, body)
        except NdbError as error:
            self.fail(message, str(error))
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            self.fail(message, f"{message.get('command')}: wrong arguments: {type(error).__name__}: {error}")
        except Exception as error:
            # A fault of ours: the client must have an answer, and whoever mends it the traceback.
            self.fail(message, f"{message.get('command')}: a fault in ndb: {type(error).__name__}: {error}")
            self.client.say(traceback.format_exc(), "stderr")
        else:
            for act in self._after:
                act()
        finally:
            self.current, self.is_to_break = None, False

    def respond(self, message: Message, body: Body | None = None) -> None:
        answer = {"type": "response", "request_seq": message.get("seq", 0), "success": True}
        answer["command"] = str(message.get("command"))
        self.client.send(answer | ({"body": body} if body is not None else {}))

    def fail(self, message: Message, reason: str) -> None:
        self.client.send({
            "type": "response", "request_seq": message.get("seq", 0), "success": False,
            "command": str(message.get("command")), "message": reason,
            "body": {"error": {"id": 1, "format": _literal(reason), "showUser": False}},
        })  # fmt: skip

    def _answer(self, command: str, told: Arguments) -> Body | None:
        if not isinstance(told, dict):
            raise BadAction("arguments of a request are an object")
        if not self._is_greeted and command not in ("initialize", "disconnect"):
            raise BadAction("the first request is initialize")
        if command in self._own:
            return self._own[command](told)
        if command not in HANDLERS and command not in MOVES and command not in _LIFE:
            raise BadAction(f"there is no request {command!r}")
        if self.debuggee is None:
            raise BadAction(f"nothing is debugged yet: {command} comes after launch or attach")
        if command in _LIFE:
            return _LIFE[command](self, self.debuggee, told)
        if command in MOVES:
            return self._begin(self.debuggee, MOVES[command](self._in_thread(told), told))
        return HANDLERS[command](self.debuggee, told)

    def _in_thread(self, told: Arguments) -> Debuggee:
        """The debuggee, standing in the thread that is to move; one that is not named is where it stands."""
        debuggee = self._standing()
        if told.get("threadId"):
            debuggee.look_at(int(told["threadId"]) - FIRST_THREAD)
        return debuggee

    def _standing(self) -> Debuggee:
        assert self.debuggee is not None
        self.debuggee.check_not_over()
        if not self.debuggee.is_configured:
            raise BadAction("the program has not begun: send configurationDone first")
        return self.debuggee

    # The beginning

    def _initialize(self, told: Arguments) -> Body:
        if self._is_greeted:
            raise BadAction("initialize comes once")
        self._is_greeted = True
        self.client.introduced(told)
        return CAPABILITIES

    def _launch(self, told: Arguments) -> None:
        self._open(read_launch(told), "launch")

    def _attach(self, told: Arguments) -> None:
        self._open(read_attach(told), "attach")

    def _open(self, configuration: Configuration, method: str) -> None:
        if self.debuggee is not None:
            raise BadAction("something is debugged already; disconnect first")
        debuggee = self.debuggee = Debuggee.open(self.client, configuration)
        for words in (*configuration.remarks, *debuggee.found.warnings):
            self.client.say(f"ndb: {words}")
        self._after = [lambda: self._opened(debuggee, method)]

    def _opened(self, debuggee: Debuggee, method: str) -> None:
        about = {"name": debuggee.configuration.wanted.program.target, "isLocalProcess": True, "startMethod": method}
        self.client.event("process", about | {"systemProcessId": debuggee.program_process or os.getpid()})
        self.client.event("capabilities", {"capabilities": capabilities_of(debuggee)})
        self.client.event("initialized")

    def _configuration_done(self, debuggee: Debuggee, told: Arguments) -> None:
        if debuggee.is_configured:
            raise BadAction("configurationDone comes once")
        debuggee.is_configured = True
        self._after = [debuggee.tell_threads, self._start]

    def _start(self) -> None:
        """The program begins: it waits at its first line, or runs."""
        debuggee = self.debuggee
        assert debuggee is not None
        session, configuration = debuggee.session, debuggee.configuration
        if not configuration.is_debugged:
            session.breakpoints.clear()
            debuggee.exception_filters = {}
        kinds = _kinds(debuggee)
        hit = session.breakpoints.hit(session.place, session.frames.evaluate, lambda watch: False)
        stop = session.cursor.arrive(session.place, session.stop.why, hit.stopping, hit.said)
        if configuration.stops_on_entry or hit.stopping:
            self._settle()
            debuggee.moved()
            words = "breakpoint() was called" if configuration.waiting is not None else ""
            told(debuggee, stop, "breakpoint" if words else "entry", kinds, words)
        else:
            for text in hit.said:
                self.client.say(text)
            self._move(debuggee, Moving(session.resume, "breakpoint", may_be_resumed=True))

    # Moving

    def _begin(self, debuggee: Debuggee, moving: Moving) -> Body | None:
        self._after = [lambda: self._move(debuggee, moving)]
        return moving.body

    def _move(self, debuggee: Debuggee, moving: Moving) -> None:
        self.client.printing_at = debuggee.line_of(debuggee.session.place) if moving.is_over_a_line else {}
        debuggee.moved()
        kinds = _kinds(debuggee)
        try:
            with self._interruptible(moving), self._progress(debuggee):
                stop = moving.move()
        except NdbError as error:
            self.client.say(f"ndb: {error}", "important")
            stop = debuggee.session.interrupted()
            told(debuggee, stop, "pause", {}, str(error))
            return
        except KeyboardInterrupt:
            stop = debuggee.session.interrupted()
        self._settle()
        self.client.printing_at = {}
        stays, self.is_to_stay = self.is_to_stay, False
        if self.resumes and not stays and stop.why == "interrupted" and moving.may_be_resumed:
            self._broken_off = moving
            return
        self._arrive(debuggee, stop, moving, kinds)

    def _arrive(self, debuggee: Debuggee, stop: Stop, moving: Moving, kinds: dict[int, Kind]) -> None:
        reason = "pause" if stop.why == "interrupted" and not stop.place.is_end else moving.reason
        try:
            arrived(debuggee, stop, reason, kinds | _kinds(debuggee))
        except NdbError as error:
            self.client.say(f"ndb: {error}", "important")
            ended(debuggee, Exit.ERROR)

    def go_on(self) -> None:
        """Take up the move that was broken off so that breakpoints could be set."""
        moving, self._broken_off, self.resumes = self._broken_off, None, False
        if moving is not None and self.debuggee is not None and not self.debuggee.is_over and not self.is_done:
            self._move(self.debuggee, moving)

    @contextlib.contextmanager
    def _interruptible(self, moving: Moving) -> Iterator[None]:
        try:
            self.is_moving = True
            if self.is_to_break:
                raise KeyboardInterrupt
            yield
        finally:
            self.is_moving = False

    @contextlib.contextmanager
    def _progress(self, debuggee: Debuggee) -> Iterator[None]:
        """A prediction that takes its time is shown, to clients that can."""
        if not self.client.knows_progress or not isinstance(debuggee.session.engine, AsksModel):
            yield
            return
        name, shown = f"predict{self.current}", threading.Event()

        def show() -> None:
            shown.set()
            self.client.event("progressStart", {"progressId": name, "title": "ndb predicts", "cancellable": True})

        timer = threading.Timer(QUIET_SECONDS, show)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            if shown.is_set():
                self.client.event("progressEnd", {"progressId": name})

    # The end

    def _restart(self, debuggee: Debuggee, told: Arguments) -> None:
        changed = told.get("arguments")
        if changed:
            read = read_attach if not debuggee.configuration.wanted.is_program else read_launch
            configuration = read(changed)
            debuggee.close()
            self.debuggee = None
            self._open(configuration, "launch")
            return
        debuggee.session.restart()
        debuggee.is_over = False
        debuggee.moved()
        self._after = [self._start]

    def _terminate(self, told: Arguments) -> None:
        if self.debuggee is None:
            raise BadAction("nothing is debugged")
        was_over = self.debuggee.is_over
        self._end_guest()
        self.debuggee.close()
        self._settle()
        if not was_over:
            self._after = [lambda: self.client.event("terminated")]

    def _disconnect(self, told: Arguments) -> None:
        if told.get("terminateDebuggee"):
            self._end_guest()
        self.close()
        self.is_done = True

    def _end_guest(self) -> None:
        """A program that was there before us goes on when we leave, unless it is to be ended."""
        debuggee = self.debuggee
        if debuggee is not None and debuggee.configuration.waiting is not None and not debuggee.is_over:
            with contextlib.suppress(OSError):
                os.kill(debuggee.configuration.waiting.pid, signal.SIGTERM)

    def foreign_processes(self) -> list[int]:
        """Programs that were started for us but are no children of ours."""
        debuggee = self.debuggee
        if debuggee is None or debuggee.configuration.terminal is None or debuggee.program_process is None:
            return []
        return [debuggee.program_process]

    def _nothing(self, told: Arguments) -> None:
        """What is asked while something is under way is answered at once, elsewhere; here it comes too late."""

    def close(self) -> None:
        """End what was started."""
        if self.debuggee is not None:
            self.debuggee.close()


_LIFE: Mapping[str, Callable[[Adapter, Debuggee, Arguments], Body | None]] = {
    "configurationDone": Adapter._configuration_done, "restart": Adapter._restart,
}  # fmt: skip


def capabilities_of(debuggee: Debuggee) -> Body:
    """What this engine can do, of what was offered before it was known."""
    engine = debuggee.session.engine
    can_change = isinstance(engine, Jumps | AsksModel)
    return {
        "supportsGotoTargetsRequest": isinstance(engine, Jumps),
        "supportsSetVariable": can_change or isinstance(engine, Assumes),
        "supportsSetExpression": can_change,
        "supportsSteppingGranularity": bool((EXPRESSION_MOVES | INSTRUCTION_MOVES) & engine.moves),
    }


def _kinds(debuggee: Debuggee) -> dict[int, Kind]:
    return {b.number: b.kind for b in debuggee.session.breakpoints}


def _literal(text: str) -> str:
    """In the format of an error braces mean variables."""
    return text.replace("{", "(").replace("}", ")")
