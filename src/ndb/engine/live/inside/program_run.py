"""A program that is started to be debugged, from its loading to its exit. Where it stops is the controller's business.

Knows how Python runs programs and ends them; with `expressions` its code tells the values of its sub-expressions.
"""

import contextlib
import functools
import signal
import sys
import threading
from types import FrameType
from typing import Any, NoReturn

from ndb.engine.live.inside.controller import Controller
from ndb.engine.live.inside.reporter import told_if_failed
from ndb.engine.live.inside.streams import flush
from ndb.errors import BadTarget
from ndb.trace import tracer as tracers
from ndb.trace.executed import Executed
from ndb.trace.instrumented import Instrumented
from ndb.trace.loading.failure import why_not_loaded
from ndb.trace.recorder.level import HOOK_FRAMES
from ndb.trace.recorder.program_end import exit_of, wait_for_threads
from ndb.trace.state import Exit
from ndb.trace.target import (
    Target,
    as_if_alone,
    as_module,
    can_leave,
    leave_and_run,
    levels_below_bottom,
    load,
    load_module,
    stack_of_its_own,
)


class ProgramRun:
    def __init__(self, controller: Controller, target: Target, expressions: bool) -> None:
        self._controller = controller
        self._lanes = controller.lanes
        self._main = controller.lanes.main
        self._target = target
        self.is_at_bottom = can_leave()
        """Whether the program is to be run with no frame of ours below its own."""
        self._bodies: list[tuple[Any, tuple[Any, ...]]] = []
        self._instrumented = Instrumented(self._lanes.expression) if expressions else None
        self._executed = Executed(controller.scopes.is_users, controller.scopes.add)

    def load(self, argv: list[str]) -> None:
        """Have all as the program expects it."""
        self._alone = as_if_alone(self._target, argv)  # kept: to the end of the process
        self._alone.__enter__()
        self._bodies.append(self._loaded())

    def _loaded(self) -> tuple[Any, tuple[Any, ...]]:
        """What is to be called, and with what. Not as one function: up to 3.11 that would be a level of the stack."""
        compile_ = self._instrumented.compile if self._instrumented else _compile
        if self._instrumented:
            label_of = self._controller.label_of
            self._instrumented.start(lambda file: label_of(file) is not None)
        if self._target.is_module and self.is_at_bottom:
            return as_module(self._target), ()
        if self._target.main is None:
            return exec, load(self._target, compile_)
        try:
            return load_module(self._target, compile_)[self._target.main], ()
        except (Exception, SystemExit) as error:
            raise BadTarget(why_not_loaded(self._target, error)) from error

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
            with told_if_failed(self._controller.reporter.channel):
                code = self._end(error)
            sys.exit(code)

        function, arguments = self._bodies.pop()
        leave_and_run(begin, functools.partial(function, *arguments) if arguments else function, end)

    def _begin(self) -> None:
        signal.signal(signal.SIGINT, self._controller.on_interrupt)
        self._controller.forks.watch()
        sys.breakpointhook = self._controller.on_breakpoint
        self._executed.start()
        self._main.tracer.spare_frames = self._main.tracer.own_frames + (HOOK_FRAMES if self._instrumented else 0)
        self._lanes.start()

    # Its end

    def _end(self, error: BaseException | None) -> int:
        """Tell of what was not caught, wait for the threads that are left, and be looked at."""
        self._end_main()
        above = None if self.is_at_bottom else self._target
        if self._lanes.is_alone:
            return _exit_code(error, above)
        self._main.tracer.settle(error)
        self._main.take()
        left = self._users_frames(error)
        code = _exit_code(error, above)
        self._wait_for_threads()
        self._stop_all()
        flush()
        left = left if exit_of(error) is Exit.ERROR else []
        self._controller.reporter.tell_end(exit_of(error), error, len(left))
        self._controller.be_looked_at(left)
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
        if self._lanes.is_traced:
            self._lanes.stop()
            self._executed.stop()

    def _wait_for_threads(self) -> None:
        """As the interpreter does before it exits."""
        if not _threads_to_wait_for():
            return
        self._main.tracer.is_closed = True
        with self._controller.joining():
            wait_for_threads()

    def _users_frames(self, error: BaseException | None) -> list[FrameType]:
        """The functions of the user's that an exception has left, outermost first, as states count them."""
        found, trace = [], error.__traceback__ if error is not None else None
        while trace is not None:
            if self._controller.scopes.info(trace.tb_frame.f_code) is not None:
                found.append(trace.tb_frame)
            trace = trace.tb_next
        return found


def _compile(source: str, file: str) -> Any:
    return compile(source, file, "exec", dont_inherit=True)


def _threads_to_wait_for() -> list[threading.Thread]:
    return [each for each in threading.enumerate() if each is not threading.current_thread() and not each.daemon]


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
