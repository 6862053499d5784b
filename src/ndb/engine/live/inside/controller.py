"""Inside the program's own process: runs it under tracers, stops it where asked, does what it is told while it waits.

Knows the recorder's parts and the channel; nothing of sessions or people. Every thread has a lane (lane.py); where one
may have to stop is stop_test.py's, what is done in a frame in_frame.py's.
"""

import codeop
import contextlib
import ctypes
import functools
import io
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NoReturn

from ndb.engine.live.channel import NOTHING_TOLD, Channel, Closed, Told
from ndb.engine.live.inside.identity import places_of, roots_of, shared_places, value_there
from ndb.engine.live.inside.in_frame import MOST_SHOWN, evaluated, execute_in, forget_copies, own_text, variables_of
from ndb.engine.live.inside.lane import BATCH_ROWS, Lane, Turns
from ndb.engine.live.inside.stop_test import LINE, StopTest
from ndb.engine.live.inside.task_view import tasks_here
from ndb.engine.live.launch import MOST_HELD
from ndb.engine.live.orders import read_goal, read_stops, write_goal, write_stops
from ndb.engine.protocol import NO_STOPS, RUN_END, Goal, Level, NextState, Stops, Watch
from ndb.engine.timeline.parts import need_part
from ndb.errors import BadTarget, NdbError
from ndb.trace import tracer as tracers
from ndb.trace.executed import Executed
from ndb.trace.instrumented import Instrumented
from ndb.trace.loading.failure import last_line, why_not_loaded
from ndb.trace.recorder import HOOK_FRAMES, exit_of, wait_for_threads
from ndb.trace.scopes import Scopes, read_source, user_files
from ndb.trace.state import Exit
from ndb.trace.tape import new_tape
from ndb.trace.target import (
    Target,
    as_if_alone,
    as_module,
    can_leave,
    find_target,
    leave_and_run,
    levels_below_bottom,
    load,
    load_module,
    stack_of_its_own,
)
from ndb.trace.values.describe import Describer
from ndb.trace.values.render import render
from ndb.trace.values.snapshot import encode

_OWN = str(Path(__file__).resolve().parents[3]) + os.sep
_Base: Any = getattr(tracers, "FastTracer", tracers.Tracer)


class _Tracer(_Base):  # type: ignore[misc]
    """Tells the controller when a function is about to be left by an exception."""

    controller: "Controller"
    lane: Lane

    def unwind(self, activation: Any, error: BaseException | None) -> None:
        if activation.raised:
            self.controller.unwinding(self.lane, activation.depth)
        super().unwind(activation, error)


class Controller:
    """One program under control."""

    def __init__(self, channel: Channel, target: Target, options: Mapping[str, Any], is_guest: bool = False) -> None:
        """`is_guest`: the program was there before the debugger, and goes on when that is gone."""
        self._channel = channel
        self._is_guest = is_guest
        self._target = target
        self.is_at_bottom = not is_guest and can_leave()
        """Whether the program is to be run with no frame of ours below its own."""
        self._bodies: list[tuple[Any, tuple[Any, ...]]] = []
        texts = {str(target.file): target.source}
        include, exclude = tuple(options.get("include", ())), tuple(options.get("exclude", ()))
        label_of = user_files(target.root, include, exclude, target.file)
        self._source_of = lambda file: texts[file] if file in texts else read_source(file)
        self._scopes = Scopes(label_of, self._source_of)
        self._limit = int(options["value_limit"])
        self._most_held = int(options.get("most_held", MOST_HELD))
        self._describer = Describer(self._source_of)
        self._watching = new_tape(self._describer, self._limit)
        self._turns = Turns()
        self._lanes: list[Lane] = []
        self._adding, self._telling = threading.Lock(), threading.Lock()
        self._here = threading.local()
        self._main = self._add_lane("MainThread")
        self._main.tracer.new_thread = self._new_thread
        self._chosen = self._main
        """The thread that is looked at: the one that talks, or one that cannot because it is not held."""
        self._backend = tracers.new_backend(self._main.tracer)
        self._is_traced = True
        self._instrumented = Instrumented(self._expression) if options.get("expressions") else None
        self._executed = Executed(self._scopes.is_users, self._scopes.add)
        self._label_of = label_of
        self._told_scopes = 0
        self._told_sources: set[str] = set()
        self._is_interrupted = self._is_alone = self._is_evaluating = self._is_joining = False
        self._is_doubling = False
        """Whether it is the debugger that forks the program."""
        self._left: list[FrameType] = []
        """Of a program that has ended with an exception: the functions that it left, with their variables."""
        self._notes: list[str] = []
        self._watched: dict[Watch, bytes | None] = {}
        self._run_with(NextState(), NO_STOPS)

    # Threads

    def _add_lane(self, name: str) -> Lane:
        """A lane for this thread."""
        tape = new_tape(self._describer, self._limit, is_delta=True)
        with self._adding:
            lane = Lane(len(self._lanes), name, tape, self._most_held)
            lane.tracer = _Tracer(self._scopes, tape, lambda: self._attend(lane))
            lane.tracer.controller, lane.tracer.lane = self, lane
            self._lanes.append(lane)
        self._here.lane = lane
        return lane

    def _new_thread(self) -> Any:
        """The tracer of a thread that was met."""
        if self._is_alone:
            return None
        lane = self._add_lane(threading.current_thread().name)
        lane.tracer.spare_frames = self._main.tracer.spare_frames
        self._run_unseen(lane)
        return lane.tracer

    def _on_thread(self, frame: FrameType, event: str, argument: object) -> Any:
        """First event of a new thread, under `sys.settrace`."""
        tracer = self._new_thread()
        if tracer is None:
            return None
        tracer.set_trace()
        return tracer.first_event(frame, event, argument)

    def _watch_threads(self) -> None:
        """Threads that start are traced; one that ends says so. Python has no hook for that but a method of its own."""
        if tracers.MONITORING is None:
            threading.settrace(self._on_thread)
        before: Any = getattr(threading.Thread, "_delete", None)
        if before is None:
            return

        def delete(thread: threading.Thread) -> None:
            self._thread_ends()
            before(thread)

        setattr(threading.Thread, "_delete", delete)  # noqa: B010  the stubs do not know it

    def _thread_ends(self) -> None:
        lane: Lane | None = getattr(self._here, "lane", None)
        if lane is None or lane is self._main or self._is_alone or lane.is_over:
            return
        lane.tracer.settle(None)
        lane.take()
        lane.look(lane.unseen())
        lane.is_over = lane.tracer.is_closed = True
        is_error = self._test.is_uncaught_wanted and lane.is_left_by_error
        if (self._test.lane is lane and self._test.goal != RUN_END) or is_error:
            self._stop(lane, "ended")

    def _expression(self, text: str, line: int, value: object, is_round: bool = False) -> None:
        """A sub-expression of this thread's running frame has its value."""
        lane: Lane | None = getattr(self._here, "lane", None)
        if lane is not None:
            lane.tracer.expression(text, line, value, is_round)

    # Running the program

    def load(self, argv: list[str]) -> None:
        """Have all as the program expects it."""
        self._alone = as_if_alone(self._target, argv)  # kept: to the end of the process
        self._alone.__enter__()
        self._bodies.append(self._loaded())

    def run(self) -> int:
        """Run the program to its end, on top of what runs now; its exit code."""
        error: BaseException | None = None
        self._begin()
        function, arguments = self._bodies.pop()
        try:
            with stack_of_its_own(self._main.tracer.spare_frames):
                function(*arguments)
        except BaseException as raised:
            error = raised
        return self._end(error)

    def run_at_bottom(self) -> NoReturn:
        """Leave all that runs and run the program with no frame of ours below its own; then the process ends."""
        room: stack_of_its_own

        def begin() -> None:
            nonlocal room
            self._begin()
            room = stack_of_its_own(self._main.tracer.spare_frames, levels_below_bottom(self._target))
            room.__enter__()

        def end(error: BaseException | None) -> NoReturn:
            room.__exit__()
            code = 1
            with _told_if_failed(self._channel):
                code = self._end(error)
            sys.exit(code)

        function, arguments = self._bodies.pop()
        leave_and_run(begin, functools.partial(function, *arguments) if arguments else function, end)

    def _begin(self) -> None:
        signal.signal(signal.SIGINT, self._on_interrupt)
        os.register_at_fork(after_in_parent=self._on_fork, after_in_child=self._on_forked)
        sys.breakpointhook = self._on_breakpoint
        self._executed.start()
        self._watch_threads()
        self._main.tracer.spare_frames = self._main.tracer.own_frames + (HOOK_FRAMES if self._instrumented else 0)
        self._backend.start()

    def _end(self, error: BaseException | None) -> int:
        """Tell of what was not caught, wait for the threads that are left, and be looked at."""
        self._end_main()
        above = None if self.is_at_bottom else self._target
        if self._is_alone:
            return _exit_code(error, above)
        self._main.tracer.settle(error)
        self._main.take()
        left = self._users_frames(error)
        code = _exit_code(error, above)
        self._wait_for_threads()
        self._stop_all()
        _flush()
        self._left = left if exit_of(error) is Exit.ERROR else []
        self.tell_end(exit_of(error), error, len(self._left))
        self._be_looked_at()
        return code

    def _end_main(self) -> None:
        """The main thread is done; others may go on, and are traced as before."""
        if tracers.MONITORING is None:
            sys.settrace(None)
        if _threads_to_wait_for():
            self._main.is_over = True
        else:
            self._stop_all()

    def _stop_all(self) -> None:
        if self._is_traced:
            self.stop_tracing()
            self._executed.stop()

    def _wait_for_threads(self) -> None:
        """As the interpreter does before it exits. A step of the main thread has come to its end."""
        if not _threads_to_wait_for():
            return
        self._main.tracer.is_closed = True
        self._is_joining = True
        if self._test.lane is self._main and self._test.goal != RUN_END:
            self._stop(self._main, "ended")
        wait_for_threads()
        self._is_joining = False

    def _be_looked_at(self) -> None:
        """After an uncaught exception: answer until whoever debugs has seen enough."""
        if self._left:
            self._chosen = self._turns.speaker = self._main
            self._talk(self._main)

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
            if tracers.MONITORING is None:
                threading.settrace(None)
            self._backend.stop()

    def tell_end(self, ended: Exit, error: BaseException | None, left: int = 0) -> None:
        """The program is over; so many functions that an exception has left can still be looked into."""
        said = last_line(error) if error is not None and ended is Exit.ERROR else None
        self._tell({"event": "exited", "exit": ended, "error": said, "left": left}, self._main)

    def attach(self, frame: FrameType) -> None:
        """Take control of a program that runs already: its functions are where they are, and it stops here."""
        frames: list[FrameType] = []
        at: FrameType | None = frame
        while at is not None:
            frames.insert(0, at)
            at = at.f_back
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, self._on_interrupt)
        self._run_with(Level(sys.maxsize), NO_STOPS)
        self._main.tape.look_at = 1 << 30
        self._watch_threads()
        self._backend.start()
        tracer = self._main.tracer
        for each in frames:
            info = self._scopes.info(each.f_code)
            if info is not None:
                tracer.watch(each.f_code)
                tracer.append(LINE, each.f_lineno, tracer.push(each, info, False))
        self._stop(self._main, "stopped")

    def stop_next(self) -> None:
        """The program itself asks for it: stop this thread at its next state."""
        lane: Lane = getattr(self._here, "lane", self._main)
        lane.is_called = True
        lane.tape.look_at = 0

    def _loaded(self) -> tuple[Any, tuple[Any, ...]]:
        """What is to be called, and with what. Not as one function: up to 3.11 that would be a level of the stack."""
        compile_ = self._instrumented.compile if self._instrumented else _compile
        if self._instrumented:
            self._instrumented.start(lambda file: self._label_of(file) is not None)
        if self._target.is_module and self.is_at_bottom:
            return as_module(self._target), ()
        if self._target.main is None:
            return exec, load(self._target, compile_)
        try:
            return load_module(self._target, compile_)[self._target.main], ()
        except (Exception, SystemExit) as error:
            raise BadTarget(why_not_loaded(self._target, error)) from error

    # Stopping

    def _run_with(self, goal: Goal, stops: Stops) -> None:
        self._test = StopTest(goal, stops, self._chosen, self._scopes, self._snapshot, self._lanes, self._watched)
        self._watched = self._test.seen
        self._look_at = BATCH_ROWS if self._test.is_free else 0
        for lane in self._lanes:
            lane.tape.look_at = self._look_at

    def _snapshot(self, value: Any) -> bytes:
        return bytes(self._watching.fingerprint(value))

    def _attend(self, lane: Lane) -> None:
        """A thread has recorded something: it stops, is held because another one is stopped, or goes on."""
        speaker = self._turns.speaker
        if self._is_alone or lane.is_over or speaker is lane:
            return
        if speaker is not None and not self._is_evaluating:
            lane.take()
            if self._be_held(lane):
                return
        rows = lane.look(lane.fresh())
        while (why := self._why_stop(lane, rows)) is not None:
            if self._stop(lane, why):
                break
            rows = rows[-1:]
        else:
            if lane.is_full:
                self._tell({"event": "states"}, lane)
        if self._test.is_free:
            self._run_unseen(lane)

    def _run_unseen(self, lane: Lane) -> None:
        """Let a thread run on without a look at every state; not if another one has stopped in this very moment, which
        has told all of them to be looked at."""
        lane.tape.look_at = self._look_at
        if self._turns.speaker is not None:
            lane.tape.look_at = 0

    def _why_stop(self, lane: Lane, rows: list[tuple[int, ...]]) -> str | None:
        # Every row is looked at, also after one that stops: what is watched must be seen as it is now.
        self._test.begin(lane)
        found = [self._test.may_stop(lane, *row) for row in rows]
        if self._is_evaluating:
            return None
        if self._is_interrupted or lane.is_called:
            return "interrupted" if self._is_interrupted else "called"
        return "stopped" if any(found) else None

    def _be_held(self, lane: Lane) -> bool:
        """Wait while another thread is stopped; whether this one was given the word meanwhile, and told to go on."""
        if not self._turns.wait(lane):
            return False
        lane.unseen()
        self._talk(lane)
        return True

    def unwinding(self, lane: Lane, depth: int) -> None:
        """A function is about to be left by the exception that was its last state."""
        if not self._is_alone and self._test.is_left(lane, depth):
            self._stop(lane, "stopped", unwound=True)

    def _on_interrupt(self, number: int, frame: FrameType | None) -> None:
        """Stop where the program is; in the middle of our own work, at the next state. Ends what is evaluated."""
        if self._is_alone:
            return
        if self._turns.speaker is not None:
            if self._is_evaluating and self._turns.speaker is self._main:
                raise KeyboardInterrupt
        elif self._is_joining or not _is_ours(frame):
            self._stop(self._main, "interrupted")
        else:
            self._is_interrupted = True
            for lane in self._lanes:
                lane.tape.look_at = 0

    def _on_breakpoint(self, *_: object, **__: object) -> None:
        self.stop_next()

    def _on_fork(self) -> None:
        if not self._is_doubling:
            self._notes.append("the program forked: its child runs on by itself, not debugged")

    def _on_forked(self) -> None:
        """In a child of the program's, also of one that forked while something was evaluated or another thread was
        stopped: nobody would let that one go on in the child."""
        if not self._is_doubling:
            self._is_alone = True
            for lane in self._lanes:
                lane.tracer.is_closed = True
            self.stop_tracing()
            self._channel.close()

    # Talking

    def _tell(self, says: dict[str, Any], lane: Lane) -> None:
        """Say something about a thread, and everything that is new about all of them."""
        with self._telling:
            for other in self._lanes:
                other.take()
                if other is not lane and other.has_news:
                    self._send({"event": "states"}, other)
            self._send(says, lane)

    def _conditions(self) -> list[tuple[str, str]]:
        """Every thread's name, and how it is."""
        speaker = self._turns.speaker
        return [
            (each.name, "ended" if each.is_over else "held" if each.is_held or each is speaker else "running")
            for each in list(self._lanes)
        ]

    def _send(self, says: dict[str, Any], lane: Lane) -> None:
        """Tell what is new of one thread; what is new of the program before any of its states, which refer to it."""
        news = self._news()
        *earlier, (last, is_anew) = lane.told() or [(NOTHING_TOLD, False)]
        for told, is_before_anew in earlier:
            self._put({"event": "states", "thread": lane.number, "anew": is_before_anew} | news, told)
            news = {"threads": news["threads"]}
        self._put(says | news | {"thread": lane.number, "anew": is_anew}, last)

    def _news(self) -> dict[str, Any]:
        """Functions, files, notes and threads that were not told yet."""
        scopes = self._scopes.scopes
        count = len(scopes)
        new = [(scope.file, scope.name, scope.line) for scope in scopes[self._told_scopes : count]]
        files = {name: text for name, text in list(self._scopes.sources.items()) if name not in self._told_sources}
        notes, self._notes = self._notes, []
        self._told_scopes = count
        self._told_sources |= set(files)
        return {"scopes": new, "sources": files, "notes": notes, "threads": self._conditions()}

    def _put(self, says: dict[str, Any], told: Told) -> None:
        try:
            self._channel.send(says, told)
        except Closed:
            self._abandoned()

    def _abandoned(self) -> None:
        """The debugger is gone: its program ends with it, unless it was there before."""
        if not self._is_guest:
            os._exit(1)
        self._is_alone = True
        for lane in self._lanes:
            lane.tracer.is_closed = True
        self.stop_tracing()
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def _stop(self, lane: Lane, why: str, unwound: bool = False, said: str | None = None) -> bool:
        """Tell where a thread is and do what is asked until it may go on; the others are held as they come along.

        False: another thread was stopped first, and it is to be seen anew whether this one is to stop.
        """
        if not self._turns.claim(lane):
            return self._be_held(lane)
        self._is_interrupted = lane.is_called = False
        self._chosen = lane
        for each in self._lanes:
            each.tape.look_at = 0
        lane.take()
        lane.unseen()
        _flush()
        changed = [(name, frame, _text(old), _text(new)) for name, frame, old, new in self._test.changed(lane)]
        told = {"unwound": unwound, "held": self._test.is_held(lane), "said": said, "changed": changed}
        self._tell({"event": why} | told, lane)
        self._talk(lane)
        return True

    def _talk(self, lane: Lane) -> None:
        """Do what is asked until the program may go on; another thread may be given the word meanwhile."""
        busy, lane.tracer.is_busy = lane.tracer.is_busy, True
        try:
            while self._turns.speaker is lane or self._turns.wait(lane):
                if not self._serve(lane, self._receive()):
                    self._turns.release()
                    break
        finally:
            lane.tracer.is_busy = busy

    def _receive(self) -> dict[str, Any]:
        try:
            return self._channel.receive().says
        except Closed:
            self._abandoned()
            return {"do": "run", "thread": 0, "goal": write_goal(RUN_END), "stops": write_stops(NO_STOPS)}

    def _serve(self, lane: Lane, asked: dict[str, Any]) -> bool:
        """Do one thing; whether more is to come before the program goes on."""
        match asked["do"]:
            case "run":
                self._chosen = self._lanes[asked["thread"]]
                self._run_with(read_goal(asked["goal"]), read_stops(asked["stops"]))
                return False
            case "quit":
                os._exit(0)
            case "leave":
                return False
            case "fork":
                self._fork(asked["path"])
                return True
            case "debug":
                return self._debug(lane, asked)
        try:
            self._is_evaluating = True
            with contextlib.redirect_stdout(sys.stdout):
                answer = self._do(asked)
        except BaseException as error:
            answer = {"error": _problem(error)}
        finally:
            self._is_evaluating = False
        if asked["do"] == "execute":
            self._forget_copies(asked["frame"])
        _flush()
        self._answer(answer)
        if asked["do"] == "thread" and self._chosen is not lane:
            self._turns.hand_to(self._chosen)
        return not self._is_alone

    def _answer(self, answer: dict[str, Any]) -> None:
        told = answer.pop("state", NOTHING_TOLD)
        try:
            with self._telling:
                self._channel.send({"event": "answer"} | answer, told)
        except Closed:
            self._abandoned()

    # Doing things in a frame

    def _do(self, asked: dict[str, Any]) -> dict[str, Any]:
        match asked["do"]:
            case "evaluate":
                return self._evaluate(asked)
            case "execute":
                return self._execute(asked)
            case "jump":
                return self._jump(asked)
            case "thread":
                self._chosen = self._lanes[asked["thread"]]
                self._tell({"event": "states"}, self._chosen)
                return {"threads": self._conditions()}
            case "same":
                return {"holders": self._holders(asked)}
            case "shared":
                return {"groups": shared_places(roots_of(self._active()))}
            case "tasks":
                return {"tasks": tasks_here(self._scopes.label, self._shown)}
        raise AssertionError(asked)

    def _evaluate(self, asked: dict[str, Any]) -> dict[str, Any]:
        return {"value": self._shown(evaluated(asked["expression"].strip(), self._frame(asked["frame"])))}

    def _holders(self, asked: dict[str, Any]) -> list[tuple[int, str]]:
        """Which variables of the active functions, and parts of them, are one and the same object."""
        part, own = need_part(asked["name"]), self._frame(asked["frame"])
        locals_ = variables_of(own)
        variables = locals_ if part.root in locals_ else own.f_globals
        if part.root not in variables:
            raise NdbError(f"no variable {part.root!r} here")
        return places_of(value_there(variables[part.root], part.steps), roots_of(self._active()))

    def _active(self) -> list[FrameType]:
        """The active functions of the chosen thread; after an uncaught exception, those that it left."""
        is_left = self._left and self._chosen is self._main
        return self._left if is_left else [activation.frame for activation in self._chosen.tracer.stack]

    def _shown(self, value: Any) -> str:
        return own_text(value) or render(encode(value, self._describer, MOST_SHOWN), MOST_SHOWN)

    def _execute(self, asked: dict[str, Any]) -> dict[str, Any]:
        frame = self._frame(asked["frame"])
        _execute_and_keep(_compiled(asked["statement"]), frame)
        return self._state_of(asked["frame"])

    def _forget_copies(self, number: int) -> None:
        """A statement was executed in a function; not before what it raised is gone, which leads there, too."""
        with contextlib.suppress(NdbError):
            forget_copies(self._frame(number))

    def _debug(self, lane: Lane, asked: dict[str, Any]) -> bool:
        """Run a statement under the tracer; what it calls can be stepped through. Then the thread stops here again."""
        said: str | None = None
        try:
            if self._chosen is not lane or self._left:
                raise NdbError("this thread is not held at a state: nothing can be run in it")
            code, frame = _compiled(asked["statement"]), self._frame(asked["frame"])
        except BaseException as error:
            self._answer({"error": _problem(error)})
            return True
        self._run_with(NextState(), read_stops(asked["stops"]))
        lane.tracer.is_busy = False
        self._turns.release()
        try:
            sys.call_tracing(_execute_and_keep, (code, frame))
        except Exception as error:
            said = last_line(error)
        forget_copies(frame)
        lane.tracer.is_busy = True
        while not self._turns.claim(lane):
            self._turns.wait(lane)
        lane.tracer.append(LINE, frame.f_lineno, lane.tracer.stack[asked["frame"]])
        self._chosen = lane
        lane.take()
        lane.unseen()
        self._tell({"event": "debugged", "said": said}, lane)
        return True

    def _jump(self, asked: dict[str, Any]) -> dict[str, Any]:
        if self._turns.speaker is not self._chosen:
            raise NdbError("this thread is not held at a state: it cannot be set to another line")
        frame = self._frame(asked["frame"])
        frame.f_trace = frame.f_trace or (lambda *_: None)
        setattr(frame, "f_lineno", asked["line"])  # noqa: B010  the stubs do not know that it can be set
        tracer = self._chosen.tracer
        activation = tracer.stack[asked["frame"]]
        activation.line = frame.f_lineno
        tracer.append(LINE, frame.f_lineno, activation)  # the interpreter reports no line that was jumped to
        self._tell({"event": "states"}, self._chosen)
        return {}

    def _frame(self, number: int) -> FrameType:
        stack = self._chosen.tracer.stack
        if self._left and self._chosen is self._main:
            return self._left[number]
        if not 0 <= number < len(stack):
            raise NdbError("this function is not active any more")
        frame: FrameType = stack[number].frame
        return frame

    def _state_of(self, number: int) -> dict[str, Any]:
        """A frame as it is now, as a state would show it."""
        activation = self._chosen.tracer.stack[number]
        tape, info, frame = new_tape(self._describer, self._limit), activation.info, activation.frame
        row = (LINE, frame.f_lineno, activation.depth, activation.number, info.scope)
        tape.append(row, info.names, variables_of(frame), info.global_names, frame.f_globals)
        return {"state": Told(*map(bytes, tape.take()))}

    def _fork(self, path: str) -> None:
        """Become two: the other one talks to whoever listens at `path`."""
        if threading.active_count() > 1:
            return self._channel.send({"event": "answer", "error": "a program with threads cannot be forked"})
        _flush()
        self._is_doubling = True
        try:
            pid = os.fork()
        finally:
            self._is_doubling = False
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


def _text(snapshot: bytes) -> str:
    return render(snapshot) if snapshot else "nothing"


def _compiled(statement: str) -> CodeType:
    code: CodeType | None = codeop.compile_command(statement + "\n", "<ndb>", "exec")
    if code is None:
        raise SyntaxError("the statement is not complete")
    return code


def _execute_and_keep(code: CodeType, frame: FrameType) -> None:
    """Run a statement in a function, whose variables are then as it left them."""
    try:
        execute_in(code, frame)
    finally:
        if sys.version_info < (3, 13):
            ctypes.pythonapi.PyFrame_LocalsToFast(ctypes.py_object(frame), ctypes.c_int(0))


def _problem(error: BaseException) -> str:
    """What went wrong: in our own words, or as Python tells it."""
    return str(error) if isinstance(error, NdbError) else last_line(error)


def _threads_to_wait_for() -> list[threading.Thread]:
    return [each for each in threading.enumerate() if each is not threading.current_thread() and not each.daemon]


def _is_ours(frame: FrameType | None) -> bool:
    """Whether the debugger itself is at work in this stack, the call that started the program aside."""
    while frame is not None:
        name = frame.f_code.co_filename
        if name.startswith(_OWN):
            return frame.f_code.co_name != "run"
        frame = frame.f_back
    return False


def _flush() -> None:
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(Exception):
            stream.flush()


def _compile(source: str, file: str) -> Any:
    return compile(source, file, "exec", dont_inherit=True)


def _exit_code(error: BaseException | None, target: Target | None) -> int:
    """Show an uncaught exception as Python would; the exit code. `target`: without the frames below this one's."""
    if error is None:
        return 0
    if isinstance(error, SystemExit):
        if error.code is None or isinstance(error.code, int):
            return (error.code or 0) & 0xFF
        print(error.code, file=sys.stderr)
        return 1
    trace = error.__traceback__
    while target is not None and trace is not None and trace.tb_frame.f_code.co_filename != str(target.file):
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


@contextlib.contextmanager
def _told_if_failed(channel: Channel) -> Iterator[None]:
    """What goes wrong here is told to whoever debugs."""
    try:
        yield
    except NdbError as error:
        channel.send({"event": "failed", "error": str(error)})
    except Closed:
        pass
    except BaseException as error:
        channel.send({"event": "failed", "error": f"the program cannot be loaded: {last_line(error)}"})


def main(descriptor: int, options: Mapping[str, Any], argv: list[str]) -> int:
    """Run a target for whoever is at the other end of a socket."""
    channel, is_ready = Channel(socket.socket(fileno=descriptor)), False
    if options.get("dies_with_parent"):
        _die_with_parent()
    if options.get("shares_input"):
        _read_no_further()
    with _told_if_failed(channel):
        target = find_target(options["target"], is_module=bool(options.get("is_module")), args=options.get("args", ""))
        controller = Controller(channel, target, options)
        controller.load(argv)
        if not controller.is_at_bottom:
            return controller.run()
        is_ready = True
    if is_ready:
        controller.run_at_bottom()
    return 1
