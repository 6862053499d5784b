"""Runs a target of the command line as Python would, and records it into a file.

Does not know how a target is found (target) nor how it is recorded (file_recorder).
"""

import functools
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from ndb.errors import BadTarget
from ndb.trace.deadline import Deadline
from ndb.trace.loading.failure import why_not_loaded
from ndb.trace.recorder.file_recorder import FileRecorder
from ndb.trace.recorder.level import HOOK_FRAMES, Level, instrumented_for, level_of
from ndb.trace.recorder.program_end import end_child, other_threads, report_error, wait_for_threads
from ndb.trace.recorder.record_limits import UNLIMITED, LimitReached, RecordLimits
from ndb.trace.scopes import user_files
from ndb.trace.target import (
    Target,
    as_if_alone,
    as_module,
    can_leave,
    compile_whole,
    find_target,
    leave_and_run,
    levels_below_bottom,
    load,
    load_module,
    stack_of_its_own,
)  # fmt: skip
from ndb.trace.tracer import restart_events


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a target's run ended."""

    exit_code: int
    """What `python` itself would have exited with."""
    path: Path
    note: str | None
    """Why the recording does not reach to the end of the run, if so."""


def record_target(
    text: str,
    *,
    out: Path,
    argv: Sequence[str] = (),
    is_module: bool = False,
    args: str = "",
    limits: RecordLimits = UNLIMITED,
    include: tuple[str, ...] = (),
    exclude: tuple[str, ...] = (),
    expressions: bool = False,
    instructions: bool = False,
    runs_on: bool = False,
    children: bool = False,
    at_bottom: Callable[[Outcome], int] | None = None,
) -> Outcome:
    """Run a script, a module or one function in this process as Python would, and record it into a trace file.

    `children`: record the processes that it starts, too (see children.py). `at_bottom`: run it when all that runs now
    has been left, with no frame of ours below the program's, and end the process with the exit code that this function
    says. With a limit of seconds it is run here: that needs a frame.
    """
    run = TargetRun(
        find_target(text, is_module=is_module, args=args), args, out=out, argv=argv, limits=limits, include=include,
        exclude=exclude, level=level_of(expressions, instructions), runs_on=runs_on,
        is_at_bottom=at_bottom is not None and can_leave(),
    )  # fmt: skip
    if children:
        run.follow_children(include, exclude, limits)
    if at_bottom is not None and run.is_at_bottom:
        _record_at_bottom(run, at_bottom)
    error: BaseException | None = None
    run.load()
    run.start()
    try:
        with stack_of_its_own(run.spare_frames), Deadline(limits.seconds, LimitReached):
            run.take_body()()
    except BaseException as raised:
        error = raised
    outcome = run.end(error)
    if run.is_forked:
        end_child(outcome.exit_code)
    return outcome if at_bottom is None else sys.exit(at_bottom(outcome))


def _record_at_bottom(run: "TargetRun", told: Callable[[Outcome], int]) -> NoReturn:
    room: stack_of_its_own

    def begin() -> None:
        nonlocal room
        run.start()
        room = stack_of_its_own(run.spare_frames, levels_below_bottom(run.target))
        room.__enter__()

    def end(error: BaseException | None) -> NoReturn:
        room.__exit__()
        outcome = run.end(error)
        sys.exit(outcome.exit_code if run.is_forked else told(outcome))

    run.load()
    leave_and_run(begin, run.take_body(), end)


class TargetRun:
    """A target that is recorded: what is done before its code runs, that code, and what is done after it."""

    def __init__(
        self,
        target: Target,
        args: str,
        *,
        out: Path,
        argv: Sequence[str],
        limits: RecordLimits,
        include: tuple[str, ...],
        exclude: tuple[str, ...],
        level: Level,
        runs_on: bool,
        is_at_bottom: bool,
    ) -> None:
        self.is_at_bottom = is_at_bottom and limits.seconds is None
        self.target = target
        self._out = out
        self._label_of = user_files(target.root, include, exclude, target.file)
        self._recorder = FileRecorder(
            out,
            self._label_of,
            about={"target": target.text, "argv": list(argv), "args": args, "root": str(target.root)},
            limits=limits,
            runs_on=runs_on,
            sources={str(target.file): target.source},
            hook_frames=HOOK_FRAMES if level is Level.EXPRESSIONS else 0,
            level=level,
        )
        self._instrumented = instrumented_for(level, self._recorder.expression)
        self._alone = as_if_alone(target, argv)
        self._bodies: list[Callable[[], object]] = []

    def load(self) -> None:
        """Have all as the program expects it."""
        restart_events()
        self._alone.__enter__()
        try:
            if self._instrumented is not None:
                self._instrumented.start(lambda file: self._label_of(file) is not None)
            self._bodies.append(self._body())
        except BaseException:
            self._close(None)
            raise

    def follow_children(self, include: tuple[str, ...], exclude: tuple[str, ...], limits: RecordLimits) -> None:
        from ndb.trace.children import ChildOrder, follow_children  # only if asked: it needs `multiprocessing`

        out = str(self._out.absolute())
        root, file = str(self.target.root), str(self.target.file)
        order = ChildOrder(out, root, include, exclude, limits.events, limits.bytes, file)
        follow_children(self._recorder, order)

    _others: frozenset[threading.Thread] = frozenset()

    def take_body(self) -> Callable[[], object]:
        """What is recorded, called from C without a frame of its own. Not kept: it holds the program's variables."""
        return self._bodies.pop()

    def start(self) -> None:
        self._others = other_threads()
        self._recorder.start(has_room=True)

    def _body(self) -> Callable[[], object]:
        """What runs a module body, or its function `main`; then the body is run here, unrecorded."""
        target = self.target
        if self.is_at_bottom and target.is_module:
            return as_module(target)
        compile_ = self._instrumented.compile if self._instrumented is not None else compile_whole
        if target.main is None:
            return functools.partial(exec, *load(target, compile_))
        try:
            return load_module(target, compile_)[target.main]  # type: ignore[no-any-return]
        except (Exception, SystemExit) as error:
            raise BadTarget(why_not_loaded(target, error)) from error

    def end(self, error: BaseException | None) -> Outcome:
        """Tell of what was not caught, wait for the threads that are left, and write the end."""
        self._recorder.end_main(error)
        exit_code = report_error(error, None if self.is_at_bottom else str(self.target.file))
        try:
            wait_for_threads(self._others)
            self._recorder.stop()
        finally:
            self._close(error)
        return Outcome(exit_code, self._out, self._recorder.note)

    def _close(self, error: BaseException | None) -> None:
        if self._instrumented is not None:
            self._instrumented.stop()
        if self._recorder.has_file:
            self._recorder.close(error)
        if not self.is_at_bottom:
            self._alone.__exit__(None, None, None)
        else:  # the program is all that there is, until the process ends
            self._alone.give_back()

    @property
    def spare_frames(self) -> int:
        return self._recorder.spare_frames

    @property
    def is_forked(self) -> bool:
        """Whether this is a child of the process that was asked to record."""
        return self._recorder.is_child or not self._recorder.has_file
