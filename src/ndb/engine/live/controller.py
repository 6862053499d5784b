"""Inside the program's own process: runs it under a tracer, stops it where asked, does what it is told while it waits.

Knows the recorder's parts and the channel; nothing of sessions or people. Whether a stop is exactly what was wanted is
for the other side to decide, which has all states: here a run is stopped at the first state that may be it.
"""

import ast
import codeop
import contextlib
import ctypes
import dis
import functools
import io
import os
import signal
import socket
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, assert_never

from ndb.engine.live.channel import Channel, Closed
from ndb.engine.live.orders import read_goal, read_stops, write_goal, write_stops
from ndb.engine.protocol import (
    NO_STOPS,
    RUN_END,
    Goal,
    InLine,
    Leaving,
    Level,
    NextState,
    RunEnd,
    SourceLine,
    Stops,
    Until,
    Watch,
    has_function_name,
)
from ndb.errors import NdbError, NotPython
from ndb.source.parse import parse_expression
from ndb.trace import tracer as tracers
from ndb.trace.executed import Executed
from ndb.trace.instrumented import Instrumented
from ndb.trace.memory import source_line
from ndb.trace.recorder import exit_of, last_line
from ndb.trace.scopes import Scopes, read_source, user_files
from ndb.trace.state import Event, Exit
from ndb.trace.tape import ROW, new_tape
from ndb.trace.target import Target, as_if_alone, find_target, load, stack_of_its_own
from ndb.trace.values.describe import Describer
from ndb.trace.values.render import render
from ndb.trace.values.snapshot import encode

CALL, LINE, RETURN, EXCEPTION, EXPRESSION, ROUND, _ = map(int, Event)
_BATCH_ROWS, _BATCH_BYTES = 4096 * ROW.size, 1 << 20
_EVALUATED = 10_000
"""Characters of an evaluated value that are shown."""
_OWN = str(Path(__file__).resolve().parents[2]) + os.sep
_Test = Callable[[int, int, int, int], bool]
"""Of an event, its line, depth and scope."""
_Base: Any = getattr(tracers, "FastTracer", tracers.Tracer)


class _Tracer(_Base):  # type: ignore[misc]
    """Tells the controller when a function is about to be left by an exception."""

    controller: "Controller"

    def unwind(self, activation: Any, error: BaseException | None) -> None:
        if activation.raised:
            self.controller.unwinding(activation.depth)
        super().unwind(activation, error)


class Controller:
    """One program under control."""

    def __init__(self, channel: Channel, target: Target, options: Mapping[str, Any], is_guest: bool = False) -> None:
        """`is_guest`: the program was there before the debugger, and goes on when that is gone."""
        self._channel = channel
        self._is_guest = is_guest
        self._target = target
        texts = {str(target.file): target.source}
        label_of = user_files(target.root, tuple(options.get("include", ())), tuple(options.get("exclude", ())))
        self._source_of = lambda file: texts[file] if file in texts else read_source(file)
        self._scopes = Scopes(label_of, self._source_of)
        self._limit = int(options["value_limit"])
        self._describer = Describer(self._source_of)
        self._tape = new_tape(self._describer, self._limit)
        self.tracer = _Tracer(self._scopes, self._tape, self._attend)
        self.tracer.controller = self
        self._backend = tracers.new_backend(self.tracer)
        self._is_traced = True
        self._instrumented = Instrumented(self.tracer.expression) if options.get("expressions") else None
        self._executed = Executed(self._scopes.is_users, self._scopes.add)
        self._label_of = label_of
        self._rows, self._payload = bytearray(), bytearray()
        self._told_scopes = 0
        self._told_sources: set[str] = set()
        self._is_waiting = self._is_interrupted = self._is_called = self._is_alone = False
        self._left: list[FrameType] = []
        """Of a program that has ended with an exception: the functions that it left, with their variables."""
        self._notes: list[str] = []
        self._run_with(NextState(), NO_STOPS)

    # Running the program

    def run(self, argv: list[str]) -> int:
        """Run the program to its end; its exit code."""
        error: BaseException | None = None
        with as_if_alone(self._target, argv):
            function = self._loaded()
            signal.signal(signal.SIGINT, self._on_interrupt)
            os.register_at_fork(after_in_parent=self._on_fork, after_in_child=self._on_forked)
            sys.breakpointhook = self._on_breakpoint
            self._executed.start()
            self._backend.start()
            try:
                self.tracer.spare_frames = self.tracer.own_frames
                with stack_of_its_own(self.tracer.spare_frames):
                    function()
            except BaseException as raised:
                error = raised
            self.stop_tracing()
            self._executed.stop()
            if self._is_alone:
                return _exit_code(error, self._target)
            self.tracer.settle(error)
            self._take()
            left = self._users_frames(error)
            code = _exit_code(error, self._target)
            _flush()
            self._left = left if exit_of(error) is Exit.ERROR else []
            self.tell_end(exit_of(error), error, len(self._left))
            self._be_looked_at()
        return code

    def _be_looked_at(self) -> None:
        """After an uncaught exception: answer until whoever debugs has seen enough."""
        self._is_waiting = bool(self._left)
        while self._left and self._serve(self._receive()):
            pass
        self._is_waiting = False

    def _users_frames(self, error: BaseException | None) -> list[FrameType]:
        """The functions of the user's that an exception has left, outermost first, as states count them."""
        found, trace = [], error.__traceback__ if error is not None else None
        while trace is not None:
            if self._scopes.info(trace.tb_frame.f_code) is not None:
                found.append(trace.tb_frame)
            trace = trace.tb_next
        return found

    def stop_tracing(self) -> None:
        """The program runs at its own speed from now on."""
        if self._is_traced:
            self._is_traced = False
            self._backend.stop()

    def tell_end(self, ended: Exit, error: BaseException | None, left: int = 0) -> None:
        """The program is over; so many functions that an exception has left can still be looked into."""
        self._take()
        said = last_line(error) if error is not None and ended is Exit.ERROR else None
        self._tell({"event": "exited", "exit": ended, "error": said, "left": left})

    def attach(self, frame: FrameType) -> None:
        """Take control of a program that runs already: its functions are where they are, and it stops here."""
        frames: list[FrameType] = []
        at: FrameType | None = frame
        while at is not None:
            frames.insert(0, at)
            at = at.f_back
        signal.signal(signal.SIGINT, self._on_interrupt)
        self._run_with(Level(sys.maxsize), NO_STOPS)
        self._tape.look_at = 1 << 30
        self._backend.start()
        for each in frames:
            info = self._scopes.info(each.f_code)
            if info is not None:
                self.tracer.watch(each.f_code)
                self.tracer.append(LINE, each.f_lineno, self.tracer.push(each, info, False))
        self._take()
        self._stop("stopped")

    def stop_next(self) -> None:
        """The program itself asks for it: stop at the next state."""
        self._is_called = True
        self._tape.look_at = 0

    def _loaded(self) -> Any:
        compile_ = self._instrumented.compile if self._instrumented else _compile
        if self._instrumented:
            self._instrumented.start(lambda file: self._label_of(file) is not None)
        code, namespace = load(self._target, compile_)
        if self._target.main is None:
            return functools.partial(exec, code, namespace)
        exec(code, namespace)
        return namespace[self._target.main]

    # Stopping

    def _run_with(self, goal: Goal, stops: Stops) -> None:
        self._goal = goal
        self._may_be_goal = self._test_of(goal)
        self._lines = stops.lines
        self._conditions = _conditions(stops.conditions)
        self._is_held = False
        self._functions = stops.functions
        self._is_raised = stops.raised
        self._watches = [(watch, self._seen(watch)) for watch in stops.watches]
        self._named: dict[int, bool] = {}
        self._is_free = goal == RUN_END and stops == NO_STOPS
        self._tape.look_at = _BATCH_ROWS // ROW.size if self._is_free else 0

    def _attend(self) -> None:
        if self._is_alone:
            return
        rows, payload = self._tape.take()
        self._rows += rows
        self._payload += payload
        # Every row is looked at, also after one that stops: what is watched must be seen as it is now.
        found = [self._may_stop(*row) for row in ROW.iter_unpack(rows)]
        if self._is_interrupted or self._is_called:
            self._stop("interrupted" if self._is_interrupted else "called")
        elif any(found):
            self._stop("stopped")
        elif len(self._rows) > _BATCH_ROWS or len(self._payload) > _BATCH_BYTES:
            self._tell({"event": "states"})
        if self._is_free:
            self._tape.look_at = _BATCH_ROWS // ROW.size

    def _may_stop(self, event: int, line: int, depth: int, frame: int, scope: int, size: int) -> bool:
        if self._may_be_goal is not None and self._may_be_goal(event, line, depth, scope):
            return True
        if (self._lines or self._functions or self._conditions) and event <= LINE:
            place = self._scopes.scopes[scope].file, line
            if place in self._lines or (event == CALL and self._is_named(scope)):
                return True
            if place in self._conditions and self._holds(self._conditions[place]):
                self._is_held = True
                return True
        return (self._is_raised and event == EXCEPTION) or bool(self._watches and self._is_changed(frame))

    def _test_of(self, goal: Goal) -> "_Test | None":
        """Tells of a row whether it may be the goal: chosen once, since it is asked of every row."""
        match goal:
            case NextState():
                return lambda event, line, depth, scope: event < EXPRESSION
            case Level(most):
                return lambda event, line, depth, scope: depth <= most and event < EXPRESSION
            case InLine(most, rounds):
                return lambda event, line, depth, scope: depth <= most or (rounds and event == ROUND)
            case Leaving(own):
                return lambda event, line, depth, scope: (
                    event < EXPRESSION and (depth < own or (depth == own and event in (RETURN, CALL)))
                )
            case Until(own, last):
                return lambda event, line, depth, scope: (
                    event <= LINE and (depth < own or (depth == own and line > last))
                )
            case SourceLine(source):
                return lambda event, line, depth, scope: event <= LINE and self._text_at(scope, line) == source
            case RunEnd():
                return None
        assert_never(goal)

    def _text_at(self, scope: int, line: int) -> str:
        return source_line(self._scopes.lines[self._scopes.scopes[scope].file], line)

    def _holds(self, conditions: list["_Condition"]) -> bool:
        """Whether one holds in the function that runs; one that fails does, so that it can be told."""
        frame = self.tracer.stack[-1].frame
        busy, self.tracer.is_busy = self.tracer.is_busy, True
        try:
            return any(condition.holds(frame) for condition in conditions)
        except Exception:
            return True
        finally:
            self.tracer.is_busy = busy

    def _is_named(self, scope: int) -> bool:
        if scope not in self._named:
            name = self._scopes.scopes[scope].name
            self._named[scope] = any(has_function_name(name, wanted) for wanted in self._functions)
        return self._named[scope]

    def _is_changed(self, frame: int) -> bool:
        changed = False
        for number, (watch, before) in enumerate(self._watches):
            if watch.frame is None or watch.frame == frame:
                now = self._seen(watch)
                if now != before and now is not None:
                    self._watches[number] = (watch, now)
                    changed = True
        return changed

    def _seen(self, watch: Watch) -> bytes | None:
        """A snapshot of a watched variable; empty if it is gone, None if it cannot be seen from here."""
        for activation in reversed(self.tracer.stack):
            if watch.frame is not None and activation.number != watch.frame:
                continue
            if watch.frame is None and self._scopes.label(activation.info.code.co_filename) != watch.file:
                continue
            variables = activation.frame.f_locals if watch.frame is not None else activation.frame.f_globals
            if watch.name not in variables:
                return b""
            return encode(variables[watch.name], self._describer, self._limit)
        return None

    def unwinding(self, depth: int) -> None:
        """A function is about to be left by the exception that was its last state."""
        if not self._is_alone and self._goal == Leaving(depth):
            self._stop("stopped", unwound=True)

    def _on_interrupt(self, number: int, frame: FrameType | None) -> None:
        """Stop where the program is; in the middle of our own work, at the next state."""
        if self._is_waiting or self._is_alone:
            return
        if _is_ours(frame):
            self._is_interrupted = True
            self._tape.look_at = 0
        else:
            self._stop("interrupted")

    def _on_breakpoint(self, *_: object, **__: object) -> None:
        self.stop_next()

    def _on_fork(self) -> None:
        if not self._is_waiting:
            self._notes.append("the program forked: its child runs on by itself, not debugged")

    def _on_forked(self) -> None:
        if not self._is_waiting:
            self._is_alone = self.tracer.is_closed = True
            self.stop_tracing()
            self._channel.close()

    # Talking

    def _take(self) -> None:
        rows, payload = self._tape.take()
        self._rows += rows
        self._payload += payload

    def _tell(self, says: dict[str, Any]) -> None:
        """Say something, and everything that is new about the run."""
        scopes = self._scopes.scopes
        says["scopes"] = [(scope.file, scope.name, scope.line) for scope in scopes[self._told_scopes :]]
        says["sources"] = {name: text for name, text in self._scopes.sources.items() if name not in self._told_sources}
        says["notes"], self._notes = self._notes, []
        self._told_scopes = len(scopes)
        self._told_sources |= set(says["sources"])
        rows, payload = bytes(self._rows), bytes(self._payload)
        self._rows.clear()
        self._payload.clear()
        try:
            self._channel.send(says, rows, payload)
        except Closed:
            self._abandoned()

    def _abandoned(self) -> None:
        """The debugger is gone: its program ends with it, unless it was there before."""
        if not self._is_guest:
            os._exit(1)
        self._is_alone = self.tracer.is_closed = True
        self.stop_tracing()
        signal.signal(signal.SIGINT, signal.default_int_handler)

    def _stop(self, why: str, unwound: bool = False) -> None:
        """Tell where the program is and do what is asked until it may go on."""
        self._is_waiting = True
        self._is_interrupted = self._is_called = False
        self._take()
        busy, self.tracer.is_busy = self.tracer.is_busy, True
        _flush()
        self._tell({"event": why, "unwound": unwound, "held": self._is_held, "threads": _other_threads()})
        try:
            while self._serve(self._receive()):
                pass
        finally:
            self.tracer.is_busy = busy
            self._is_waiting = False

    def _receive(self) -> dict[str, Any]:
        try:
            return self._channel.receive().says
        except Closed:
            self._abandoned()
            return {"do": "run", "goal": write_goal(RUN_END), "stops": write_stops(NO_STOPS)}

    def _serve(self, asked: dict[str, Any]) -> bool:
        """Do one thing; whether more is to come before the program goes on."""
        match asked["do"]:
            case "run":
                self._run_with(read_goal(asked["goal"]), read_stops(asked["stops"]))
                return False
            case "quit":
                os._exit(0)
            case "leave":
                return False
            case "fork":
                self._fork(asked["path"])
                return True
        try:
            with contextlib.redirect_stdout(sys.stdout):
                answer = self._do(asked)
        except BaseException as error:
            answer = {"error": last_line(error)}
        _flush()
        rows, payload = answer.pop("state", (b"", b""))
        try:
            self._channel.send({"event": "answer"} | answer, rows, payload)
        except Closed:
            self._abandoned()
        return not self._is_alone

    # Doing things in a frame

    def _do(self, asked: dict[str, Any]) -> dict[str, Any]:
        match asked["do"]:
            case "evaluate":
                return self._evaluate(asked)
            case "execute":
                return self._execute(asked)
            case "jump":
                return self._jump(asked)
        raise AssertionError(asked)

    def _evaluate(self, asked: dict[str, Any]) -> dict[str, Any]:
        value = _evaluated(asked["expression"].strip(), self._frame(asked["frame"]))
        return {"value": _own_text(value) or render(encode(value, self._describer, _EVALUATED), _EVALUATED)}

    def _execute(self, asked: dict[str, Any]) -> dict[str, Any]:
        frame = self._frame(asked["frame"])
        code = codeop.compile_command(asked["statement"] + "\n", "<ndb>", "exec")
        if code is None:
            raise SyntaxError("the statement is not complete")
        _execute_in(code, frame)
        if sys.version_info < (3, 13):
            ctypes.pythonapi.PyFrame_LocalsToFast(ctypes.py_object(frame), ctypes.c_int(0))
        return self._state_of(asked["frame"])

    def _jump(self, asked: dict[str, Any]) -> dict[str, Any]:
        frame = self._frame(asked["frame"])
        frame.f_trace = frame.f_trace or (lambda *_: None)
        setattr(frame, "f_lineno", asked["line"])  # noqa: B010  the stubs do not know that it can be set
        self.tracer.stack[asked["frame"]].line = frame.f_lineno
        return self._state_of(asked["frame"])  # the interpreter reports no line that was jumped to

    def _frame(self, number: int) -> FrameType:
        if self._left:
            return self._left[number]
        if not 0 <= number < len(self.tracer.stack):
            raise NdbError("this function is not active any more")
        frame: FrameType = self.tracer.stack[number].frame
        return frame

    def _state_of(self, number: int) -> dict[str, Any]:
        """A frame as it is now, as a state would show it."""
        activation = self.tracer.stack[number]
        tape, info, frame = new_tape(self._describer, self._limit), activation.info, activation.frame
        row = (LINE, frame.f_lineno, activation.depth, activation.number, info.scope)
        tape.append(row, info.names, frame.f_locals, info.global_names, frame.f_globals)
        return {"state": tape.take()}

    def _fork(self, path: str) -> None:
        """Become two: the other one talks to whoever listens at `path`."""
        if _other_threads():
            return self._channel.send({"event": "answer", "error": "a program with threads cannot be forked"})
        _flush()
        pid = os.fork()
        if pid:
            return self._channel.send({"event": "answer", "pid": pid})
        connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            connection.connect(path)
        except OSError:
            os._exit(1)
        self._channel.close()
        self._channel = Channel(connection)
        return None


def _evaluated(expression: str, frame: FrameType) -> Any:
    """The value of an expression in a function. Functions and comprehensions inside it see its variables, too."""
    code = compile(expression, "<ndb>", "eval")
    locals_, globals_ = frame.f_locals, frame.f_globals
    if not any(isinstance(part, CodeType) for part in code.co_consts):
        return eval(code, globals_, locals_)
    namespace = {"locals": lambda: dict(locals_), "globals": lambda: globals_}
    return eval(code, {**namespace, **globals_, **locals_})


def _own_text(value: Any) -> str | None:
    """An object's own `repr`, as at a Python prompt; None for plain data, and where it says no more than an address."""
    if _is_data(value, 8):
        return None
    try:
        text = repr(value)
    except Exception:
        return None
    if " at 0x" in text:
        return None
    return text if len(text) <= _EVALUATED else f"{text[: _EVALUATED // 2]}<...>{text[-_EVALUATED // 2 :]}"


def _is_data(value: Any, depth: int) -> bool:
    if type(value) is dict:
        return depth > 0 and all(_is_data(each, depth - 1) for pair in value.items() for each in pair)
    if type(value) in (list, tuple, set, frozenset):
        return depth > 0 and all(_is_data(each, depth - 1) for each in value)
    return type(value) in (int, float, complex, bool, str, bytes, bytearray, type(None))


def _execute_in(code: CodeType, frame: FrameType) -> None:
    """Run a statement in a function. Functions and comprehensions inside it see the function's variables, too."""
    locals_, globals_ = frame.f_locals, frame.f_globals
    if locals_ is globals_ or not any(isinstance(part, CodeType) for part in code.co_consts):
        exec(code, globals_, locals_)
        return
    namespace = {**globals_, **locals_}
    exec(code, namespace)
    for step in dis.get_instructions(code):
        if step.opname in ("STORE_NAME", "STORE_GLOBAL") and step.argval in namespace:
            (locals_ if step.opname == "STORE_NAME" else globals_)[step.argval] = namespace[step.argval]


class _Condition:
    """The condition of a breakpoint: compiled once, and given only the variables that it names."""

    def __init__(self, expression: str) -> None:
        tree = parse_expression(expression.strip())
        self._code = compile(ast.Expression(tree), "<condition>", "eval")
        self._names = sorted({node.id for node in ast.walk(tree) if isinstance(node, ast.Name)})

    def holds(self, frame: FrameType) -> bool:
        locals_, globals_ = frame.f_locals, frame.f_globals
        known = {name: locals_[name] for name in self._names if name in locals_}
        known |= {name: globals_[name] for name in self._names if name not in known and name in globals_}
        return bool(eval(self._code, known))


def _conditions(asked: Sequence[Sequence[Any]]) -> dict[tuple[str, int], list[_Condition]]:
    """Conditions by place; one that makes no sense stops always, and whoever set it is told."""
    found: dict[tuple[str, int], list[_Condition]] = {}
    for file, line, expression in asked:
        try:
            condition = _Condition(expression)
        except (NotPython, SyntaxError, ValueError, RecursionError, MemoryError):
            condition = _Condition("True")
        found.setdefault((file, line), []).append(condition)
    return found


def _is_ours(frame: FrameType | None) -> bool:
    """Whether the debugger itself is at work in this stack, the call that started the program aside."""
    while frame is not None:
        name = frame.f_code.co_filename
        if name.startswith(_OWN):
            return frame.f_code.co_name != "run"
        frame = frame.f_back
    return False


def _other_threads() -> int:
    threading = sys.modules.get("threading")
    return threading.active_count() - 1 if threading else 0


def _flush() -> None:
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(Exception):
            stream.flush()


def _compile(source: str, file: str) -> Any:
    return compile(source, file, "exec", dont_inherit=True)


def _exit_code(error: BaseException | None, target: Target) -> int:
    """Show an uncaught exception as Python would; the exit code."""
    if error is None:
        return 0
    if isinstance(error, SystemExit):
        if error.code is None or isinstance(error.code, int):
            return (error.code or 0) & 0xFF
        print(error.code, file=sys.stderr)
        return 1
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename != str(target.file):
        trace = trace.tb_next
    with contextlib.suppress(Exception):
        sys.excepthook(type(error), error.with_traceback(trace), trace)
    return 1


def _die_with_parent() -> None:
    """A debugger that is killed leaves no program behind (where the system can do that)."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)


def _read_no_further() -> None:
    """Read from stdin only what is asked for: what follows is for the debugger."""
    with contextlib.suppress(OSError, ValueError):
        stdin: Any = io.TextIOWrapper(io.FileIO(0, closefd=False), encoding=sys.stdin.encoding, errors=sys.stdin.errors)
        stdin._CHUNK_SIZE = 1
        sys.stdin = stdin


def main(descriptor: int, options: Mapping[str, Any], argv: list[str]) -> int:
    """Run a target for whoever is at the other end of a socket."""
    channel = Channel(socket.socket(fileno=descriptor))
    if options.get("dies_with_parent"):
        _die_with_parent()
    if options.get("shares_input"):
        _read_no_further()
    try:
        target = find_target(options["target"], is_module=bool(options.get("is_module")), args=options.get("args", ""))
        controller = Controller(channel, target, options)
        return controller.run(argv)
    except NdbError as error:
        channel.send({"event": "failed", "error": str(error)})
    except Closed:
        pass
    except BaseException as error:
        channel.send({"event": "failed", "error": f"the program cannot be loaded: {last_line(error)}"})
    return 1
