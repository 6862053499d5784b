"""Runs programs and records them: a call or a module body in memory, a target of the command line into a file.

Knows what a program must not notice and when it has to be stopped. Does not know what events mean (tracer), how values
are kept (codec), how files look (tracefile), nor how a target is found (target).
"""

import atexit
import builtins
import functools
import io
import os
import platform
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from types import CodeType, FrameType, TracebackType
from typing import TYPE_CHECKING, Any, Final, NoReturn

from ndb.errors import BadTarget
from ndb.trace.beside.shelf import Shelf
from ndb.trace.beside.tail import Tail, new_tail, scope_text, shelved_text
from ndb.trace.deadline import Deadline
from ndb.trace.executed import Executed
from ndb.trace.loading.failure import last_line, why_not_loaded
from ndb.trace.memory import MemoryRecording
from ndb.trace.scopes import Familiar, Scopes, parts_of, read_source, user_files
from ndb.trace.state import Exit, Scope
from ndb.trace.tape import new_tape, unfolded
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
    with_main,
)  # fmt: skip
from ndb.trace.tracefile import Events, Held, Numbered, Writer
from ndb.trace.tracer import MONITORING, new_backend, new_tracer, restart_events
from ndb.trace.values.describe import Describer
from ndb.trace.values.limit import LIMIT

if TYPE_CHECKING:
    from ndb.trace.instrumented import Instrumented

_LOOK_EVERY: Final = 256
HOOK_FRAMES: Final = 50
"""Enough for what happens between a program's expression and the tape."""
_BLOCK_EVENTS: Final = 4096
_BLOCK_BYTES: Final = 256 << 10


@dataclass(frozen=True, slots=True)
class RecordLimits:
    """When a recording ends although the program does not. None: no limit."""

    events: int | None = 100_000
    seconds: float | None = 10.0
    bytes: int | None = 256 << 20
    """Of snapshots, before compression."""
    value: int = LIMIT
    """Characters of text for one value."""
    whole: int | None = 4 << 20
    """Bytes of what objects hold besides what is shown of them, before compression. None: nothing of it."""
    whole_an_event: int = 16
    """How many more every event adds."""
    clock: Callable[[], float] = time.monotonic
    """What counts the seconds. By `time.process_time` a recording does not depend on what else the machine does."""


UNLIMITED: Final = RecordLimits(events=None, seconds=None, bytes=None)


class Level(Enum):
    """What is recorded besides lines: nothing, what they evaluate, or every instruction of theirs."""

    LINES = "lines"
    EXPRESSIONS = "expressions"
    INSTRUCTIONS = "instructions"


def _level(expressions: bool, instructions: bool) -> Level:
    if expressions and instructions:
        raise BadTarget(
            "expressions and instructions cannot be recorded at once: code that tells its expressions has other"
            " instructions than the program's; ask for one of them"
        )
    return Level.INSTRUCTIONS if instructions else Level.EXPRESSIONS if expressions else Level.LINES


def _tracer_for(level: Level, scopes: Scopes, tape: Any, attend: Callable[[], None], is_fast: bool = True) -> Any:
    if level is Level.INSTRUCTIONS:
        from ndb.trace.instructions.instruction_tracer import InstructionTracer

        return InstructionTracer(scopes, tape, attend)
    return new_tracer(scopes, tape, attend, is_fast)


def _instrumented_for(level: Level, report: Callable[[str, int, object, bool], None]) -> "Instrumented | None":
    if level is not Level.EXPRESSIONS:
        return None
    from ndb.trace.instrumented import Instrumented  # much to load for what is seldom asked for

    return Instrumented(report)


class LimitReached(BaseException):
    """Raised inside a program to stop it; no Exception, so that the program does not take it for one of its own."""


# In memory


def record_call(
    source: str,
    call: str,
    *,
    limits: RecordLimits = RecordLimits(),
    expressions: bool = False,
    instructions: bool = False,
    file: str = "<program>",
    is_fast: bool = True,
) -> MemoryRecording:
    """Record `call`, made from a function `main` placed after `source`. The module body is run but not recorded."""
    text, name = with_main(source, call)
    run = _InMemory(text, file, limits, _level(expressions, instructions), is_fast)
    with _quiet():
        namespace = run.namespace()
        run.execute(run.compiled_in_two(text.rindex(f"def {name}():\n    return {call}\n")), namespace)
        return run.record(namespace[name])


def record_source(
    source: str,
    *,
    argv: Sequence[str] = (),
    limits: RecordLimits = RecordLimits(),
    expressions: bool = False,
    instructions: bool = False,
    file: str = "<program>",
    is_fast: bool = True,
) -> MemoryRecording:
    """Record a module body, run as a script with these arguments."""
    run = _InMemory(source, file, limits, _level(expressions, instructions), is_fast)
    before, sys.argv = sys.argv, [file, *argv]
    try:
        with _quiet():
            namespace = run.namespace()
            code = run.compiled()
            return run.record(lambda: exec(code, namespace))
    finally:
        sys.argv = before


class _InMemory:
    """One program text that is compiled, run and recorded in this process; of its threads only the first."""

    def __init__(self, source: str, file: str, limits: RecordLimits, level: Level, is_fast: bool) -> None:
        self._source = source
        self._file = file
        self._limits = limits
        self._level = level
        is_fast = self._is_fast = is_fast and level is not Level.INSTRUCTIONS
        self._instrumented = _instrumented_for(level, self._report)
        self._tracer: Any = None
        self._scopes = Scopes(lambda name: name if name == file else None, lambda name: source)
        self._tape = new_tape(Describer(lambda name: source if name == file else None), limits.value, is_fast)

    def namespace(self) -> dict[str, Any]:
        known = self._instrumented.builtins() if self._instrumented is not None else vars(builtins)
        return {"__name__": "__main__", "__file__": self._file, "__builtins__": known}

    def compiled(self) -> CodeType:
        try:
            if self._instrumented is not None:
                return self._instrumented.compile(self._source, self._file)
            return _compile(self._source, self._file)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            raise BadTarget(f"the program cannot be compiled: {last_line(error)}") from error

    def compiled_in_two(self, split: int) -> list[CodeType]:
        """The code before `split`, which other calls of the same program share, and that behind it."""
        # A future import holds for both parts, and `\r` may end lines, too. Without expressions nothing is gained.
        if self._instrumented is None or "__future__" in self._source or "\r" in self._source:
            return [self.compiled()]
        parts = parts_of(self._source, split, self._file)
        try:
            codes = self._instrumented.compile_in_two(parts, self._file)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return [self.compiled()]  # perhaps it is a program as a whole: a decorator at the end, say
        self._scopes.in_parts(self._file, parts)
        return codes

    def execute(self, codes: Sequence[CodeType], namespace: dict[str, Any]) -> None:
        """Run the module body, unrecorded."""
        try:
            with Deadline(self._limits.seconds, LimitReached, self._limits.clock):
                for code in codes:
                    exec(code, namespace)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise BadTarget(f"the program cannot be loaded: {last_line(error)}") from error

    def record(self, function: Callable[[], object]) -> MemoryRecording:
        limiter = _Limiter(self._tape, self._limits)
        tracer = self._tracer = limiter.tracer = _tracer_for(
            self._level, self._scopes, self._tape, limiter, self._is_fast
        )
        tracer.spare_frames = tracer.own_frames + (HOOK_FRAMES if self._instrumented is not None else 0)
        backend = new_backend(tracer)
        error: BaseException | None = None
        backend.start()
        deadline = Deadline(self._limits.seconds, LimitReached, self._limits.clock)
        try:
            with stack_of_its_own(tracer.spare_frames), deadline:
                function()
        except BaseException as raised:
            error = raised
        finally:
            backend.stop()
            tracer.stack.clear()
        if isinstance(error, KeyboardInterrupt):
            raise error
        return self._finished(error)

    def _finished(self, error: BaseException | None) -> MemoryRecording:
        ended = exit_of(error)
        if ended is not Exit.NEVER:
            self._tracer.settle(error)
        rows, payload = map(bytes, self._tape.take())
        said = last_line(error) if ended is Exit.ERROR and error is not None else None
        return MemoryRecording(
            self._scopes.sources, self._scopes.scopes, ended, rows, payload, self._limits.value, said
        )

    def _report(self, text: str, line: int, value: object, is_round: bool) -> None:
        if self._tracer is not None and _is_running(self._tracer, self._scopes):
            self._tracer.expression(text, line, value, is_round)


def _is_running(tracer: Any, scopes: Scopes) -> bool:
    """Whether the frame that reports an expression is the one being recorded, and not that of a `__repr__` of ours."""
    frame: FrameType | None = sys._getframe(3)
    while frame is not None and scopes.info(frame.f_code) is None:
        frame = frame.f_back
    return bool(tracer.stack) and tracer.stack[-1].frame is frame


class _Limiter:
    """Looks at a tape from time to time and ends the recording when there is enough."""

    def __init__(self, tape: Any, limits: RecordLimits) -> None:
        self._tape = tape
        self._events = limits.events if limits.events is not None else sys.maxsize
        self._bytes = limits.bytes if limits.bytes is not None else sys.maxsize
        self._clock = limits.clock
        self._until = limits.clock() + limits.seconds if limits.seconds is not None else float("inf")
        self.tracer: Any = None
        tape.look_at = min(_LOOK_EVERY, self._events)

    def __call__(self) -> None:
        tape = self._tape
        if tape.count >= self._events or tape.payload_size > self._bytes or self._clock() > self._until:
            self.tracer.is_closed = True
        if self.tracer.is_closed:
            raise LimitReached
        tape.look_at = min(tape.count + _LOOK_EVERY, self._events)


def exit_of(error: BaseException | None) -> Exit:
    """How a program ended that ended with this uncaught exception, or none."""
    match error:
        case None:
            return Exit.NORMAL
        case LimitReached():
            return Exit.NEVER
        case SystemExit():
            return Exit.NORMAL if error.code in (None, 0) else Exit.ERROR
        case _:
            return Exit.ERROR


@contextmanager
def _quiet() -> Iterator[None]:
    """Nothing is printed, nothing can be read."""
    before = sys.stdin, sys.stdout, sys.stderr
    sys.stdin, sys.stdout, sys.stderr = io.StringIO(), io.StringIO(), io.StringIO()
    try:
        yield
    finally:
        sys.stdin, sys.stdout, sys.stderr = before


# Into a file


def _users_source(label_of: Callable[[str], str | None], texts: dict[str, str]) -> Callable[[str], str | None]:
    """Texts of the user's files only: to read a whole library for the sake of a `__repr__` takes too long.

    Holds no recorder: what is known of classes outlives it.
    """

    def source_of(file: str) -> str | None:
        if label_of(file) is None:
            return None
        return texts[file] if file in texts else read_source(file)

    return source_of


class FileRecorder:
    """Records all threads of what runs between `start` and `stop` into one trace file."""

    def __init__(
        self,
        path: Path,
        label_of: Callable[[str], str | None],
        *,
        about: dict[str, Any] | None = None,
        limits: RecordLimits = UNLIMITED,
        runs_on: bool = False,
        sources: dict[str, str] | None = None,
        hook_frames: int = 0,
        level: Level = Level.LINES,
        first_thread: int = 1,
        after: "FileRecorder | None" = None,
        shelf: Shelf | None = None,
        tail: Tail | None = None,
    ) -> None:
        """`runs_on`: a program whose recording ended goes on, otherwise it is stopped.

        `sources`: texts of files of which not that on disk is run. `first_thread`: number of the first thread that is
        found on the way. `hook_frames`: how deep the stack is of hooks that the program calls. `after`: an earlier
        recorder of the same files, which knows code and classes. `shelf`: where sources are kept that several
        recordings share. `tail`: where their last states are kept, one recording's after the other's.
        """
        texts = sources or {}
        self._familiar: Familiar = Familiar() if after is None else after._familiar
        self.scopes = Scopes(label_of, lambda file: texts[file] if file in texts else read_source(file), self._familiar)
        self._shelf = shelf
        self.note: str | None = None
        self._hook_frames = hook_frames
        self._level = level
        self._has_room = False
        self._limits = limits
        self._runs_on = runs_on
        self._until = time.monotonic() + limits.seconds if limits.seconds is not None else float("inf")
        self._describer: Describer
        if after is None:
            self._describer = Describer(_users_source(label_of, texts))
        else:
            self._describer = after._describer
            self._describer.rest()
        self._threads: list[_Thread] = []
        self._main: _Thread
        self._seen: Any = None if after is None else after._seen
        """The last tape of the main thread: it knows the objects that were seen."""
        self._numbers = first_thread - 1
        self._is_alone = True
        """No other threads were met."""
        self._told = 0
        self._lists: dict[int, int] = {}
        """Of the shelf's lists of scopes, those that this recording has."""
        self._sizes = [0, 0]
        self._lock = threading.Lock()
        self._here = threading.local()
        self._executed = Executed(self.scopes.is_users, self.scopes.add)
        told = _about(limits) | (about or {})
        is_told_by_tail = shelf is not None and tail is not None
        self._writer = Writer(path, {"about": told}, self._collect, shelf, is_about_kept=is_told_by_tail)
        self.path = path.absolute()
        self._own_tail = new_tail(path.parent) if tail is None else None
        self._tail = tail or self._own_tail
        self._told_files: set[str] = set()
        if self._tail is not None:
            self._begin_tail(self._tail)
            if is_told_by_tail:
                self._tail.tell_about(told)
        self._pid = os.getpid()
        self.follows_children = False
        """Whether a forked child goes on in a file of its own."""
        self.is_child = False
        """Whether that is what this process is."""
        self._children = 0
        self._watched: list[CodeType] = []
        self._backend: Any = None

    def start(self, name: str | None = None, number: int = 0, *, has_room: bool = False) -> None:
        """Record this thread, and those that it starts. May be called again after `stop`, for another part of a run.

        `has_room`: whoever calls raises the recursion limit by `spare_frames`, as long as the program runs.
        """
        self._has_room = has_room
        name = name or threading.current_thread().name
        self._main = self._unused_thread(number, name) or self._add_thread(number, name, self._seen)
        self._seen = self._main.tape
        tracer = self._main.tracer
        tracer.new_thread = self._new_thread
        self._backend = new_backend(tracer, self._watched)
        self._executed.start()
        _running.append(self)
        if MONITORING is None:
            threading.settrace(self._on_thread)
        self._backend.start()

    def stop(self) -> None:
        """No more events, from any thread."""
        self._look_for_trace_function()
        if MONITORING is None:
            threading.settrace(None)
        self._backend.stop()
        self._executed.stop()
        self._end()
        _running.remove(self)

    def end_main(self, error: BaseException | None) -> None:
        """The main thread is done, by this uncaught exception or without; other threads may go on."""
        tracer = self._main.tracer
        if not tracer.is_closed:
            self._look_for_trace_function()
            tracer.settle(error)
            tracer.is_closed = True

    def _look_for_trace_function(self) -> None:
        """What runs behind the program's end (the `__str__` of its exception, which is printed) is not its doing."""
        tracer = self._main.tracer
        if MONITORING is None and not tracer.is_closed and self.note is None and sys.gettrace() != tracer.trace_object:
            self.note = "the trace function was taken away, by the program or at its recursion limit"

    def close(self, error: BaseException | None) -> None:
        """Write the end, with the uncaught exception that ended the run."""
        is_cut_short = self.note is not None
        for part in self._collect():
            self._writer.put(part)
        ended = Exit.NEVER if is_cut_short else exit_of(error)
        said = last_line(error) if error is not None and ended is Exit.ERROR else None
        self._writer.close({"exit": ended, "error": said, "note": self.note})
        if self._own_tail is not None:
            self._own_tail.close()
        for thread in self._threads:  # it may take long until the recorder itself is collected
            if self._shelf is None or thread.tape is not self._seen:
                thread.tape.forget()
        if self._seen is not None:
            self._seen.rest()
        if self._shelf is not None and self._is_alone:
            self._let_go_of_all()

    def _let_go_of_all(self) -> None:
        """Have no cycles left, of a recording that many others follow: garbage collection would go through all that is
        there to find them."""
        for thread in self._threads:
            del thread.tracer
        self._threads.clear()
        self._here.tracer = self._backend = None
        self.scopes.found, self.scopes.file_told_as = _nobody, _as_nothing

    @property
    def spare_frames(self) -> int:
        """By how much the recursion limit has to be raised, if at all; known after `start`."""
        return int(self._main.tracer.spare_frames)

    def expression(self, text: str, line: int, value: object, is_round: bool) -> None:
        """A sub-expression of this thread's running frame has its value."""
        tracer = getattr(self._here, "tracer", None)
        if tracer is not None and not tracer.is_closed and _is_running(tracer, self.scopes):
            tracer.expression(text, line, value, is_round)

    def pause(self) -> None:
        """Have no thread of our own for the moment: this one is about to fork."""
        self._writer.hold()
        if self.follows_children:
            self._here.child = self.next_child()

    def next_child(self) -> int:
        """The number of a child that this process is about to start."""
        with self._lock:
            self._children += 1
            return self._children

    def resume(self) -> None:
        """This thread has forked, or has tried to."""
        self._writer.resume()

    def fork(self) -> None:
        """In a forked child: nothing more is recorded, the file is the parent's; or it goes on in one of its own."""
        # Threads that held a lock at the fork are not here to release it.
        self._lock, self.scopes.lock = threading.Lock(), threading.Lock()
        self._let_go_of_tail()
        if self.follows_children:
            self._branch()
        else:
            self._end()
            self._writer.leave()

    def _begin_tail(self, tail: Tail) -> None:
        tail.begin(self.path.name)
        self.scopes.found = self._tell_scope
        self.scopes.lines_told, self.scopes.told_as = tail.lines, scope_text
        if (shelf := self._shelf) is not None:
            source = self.scopes.source
            self.scopes.file_told_as = lambda file: shelved_text(file, shelf.put(source(file)))

    def _let_go_of_tail(self) -> None:
        """The memory is the parent's."""
        for thread in self._threads:
            thread.tape.mirror(None, 0)
        self._tail = self._own_tail = None
        self.scopes.found, self.scopes.lines_told = _nobody, None

    def _branch(self) -> None:
        """Go on with this thread, the only one that is here."""
        self._children, self.is_child, self._pid = 0, True, os.getpid()
        mine = getattr(self._here, "tracer", None)
        for thread in self._threads:
            if thread.tracer is mine:
                self._main = thread
            else:
                thread.tracer.is_closed = True
        self.path = child_path(self.path, self._here.child)
        self._writer.branch(self.path)
        self._told = self._writer.scopes  # another thread may have been about to tell
        for part in [*self._collect(), *self._news()]:
            self._writer.put_at_once(part)
        self._have_tail_of_its_own()

    def _have_tail_of_its_own(self) -> None:
        """What the child will have done is there however it ends: pools end their workers by a signal."""
        self._tail = self._own_tail = new_tail(self.path.parent) if self._writer.error is None else None
        if self._tail is None:
            return
        self._begin_tail(self._tail)
        memory, main = self._tail.memory(), self._main
        if memory is not None and main.tape.count == 0:  # not so in the middle of an event: a `__repr__` that forks
            main.tape.mirror(memory, main.number, main.events)

    @property
    def is_running(self) -> bool:
        """Whether this process is being recorded."""
        return self in _running and self.has_file

    @property
    def has_file(self) -> bool:
        """Whether the file is this process's own, and no forked one's parent's."""
        return os.getpid() == self._pid

    def _end(self) -> None:
        for thread in self._threads:
            thread.tracer.is_closed = True

    def _new_thread(self) -> Any:
        with self._lock:
            self._is_alone = False
            number = self._numbers = self._numbers + 1
        return self._add_thread(number, threading.current_thread().name).tracer

    def _add_thread(self, number: int, name: str, before: Any = None) -> "_Thread":
        thread = _Thread(self, number, before)
        self._threads.append(thread)
        self._here.tracer = thread.tracer
        self._writer.put({"threads": {number: name}})
        if self._tail is not None and (memory := self._tail.memory()) is not None:
            self._tail.tell_thread(number, name)
            thread.mirror(memory)
        return thread

    def _unused_thread(self, number: int, name: str) -> "_Thread | None":
        """That of the part of the run before, if nothing of it was recorded: most tests have nothing to tear down."""
        thread = self._threads[-1] if self._threads and self._is_alone else None
        mine: Any = getattr(self._here, "tracer", None)
        if thread is None or not thread.is_unused or thread.tracer is not mine:
            return None
        thread.number, mine.is_closed, mine.spare_frames = number, False, thread.room(self)
        self._writer.put({"threads": {number: name}})
        if self._tail is not None and thread.memory is not None:
            self._tail.tell_thread(number, name)
            thread.tape.mirror(None, 0)
            thread.mirror(thread.memory)
        return thread

    def _tell_scope(self, number: int, scope: Scope) -> None:
        """The tail has what the events refer to; but texts of files are too long for it."""
        assert self._tail is not None
        if scope.file not in self._told_files:
            self._told_files.add(scope.file)
            source = self.scopes.source(scope.file)
            if self._shelf is not None:
                self._tail.tell_shelved(scope.file, self._shelf.put(source))
            else:
                self._writer.put_at_once({"sources": {scope.file: source}})
        self._tail.lines.add_scope(number, scope_text(scope))

    def _on_thread(self, frame: FrameType, event: str, argument: object) -> Any:
        """First event of a new thread, under `sys.settrace`."""
        tracer = self._new_thread()
        tracer.set_trace()
        return tracer.first_event(frame, event, argument)

    def look(self, thread: "_Thread") -> None:
        """Called from a thread's tracer every few events."""
        tape = thread.tape
        if thread.tracer.is_closed:
            return self._finish(thread)
        if tape.count >= _BLOCK_EVENTS or tape.payload_size >= _BLOCK_BYTES:
            for part in self._take(thread):
                self._writer.put(part)
        if (reached := self._reached(tape)) is not None:
            self.note = reached
            self._end()
            return self._finish(thread)
        tape.look_at = tape.count + _LOOK_EVERY
        if self._limits.events is not None:
            tape.look_at = min(tape.look_at, max(self._limits.events - self._sizes[0], 1))
        return None

    def _finish(self, thread: "_Thread") -> None:
        """The recording has ended: so does the program, or it goes on without, and nothing of it is kept."""
        thread.tracer.stack.clear()
        if self.has_file and self.note is not None and not self._runs_on:
            raise LimitReached
        self._backend.pause()

    def _reached(self, tape: Any) -> str | None:
        limits = self._limits
        if limits.events is not None and self._sizes[0] + tape.count >= limits.events:
            return f"the limit of {limits.events} events was reached"
        if limits.bytes is not None and self._sizes[1] + tape.payload_size > limits.bytes:
            return f"the limit of {limits.bytes} bytes was reached"
        if time.monotonic() > self._until:
            return f"the limit of {limits.seconds} seconds was reached"
        return f"writing failed: {self._writer.error}" if self._writer.error is not None else None

    def _collect(self) -> list[Any]:
        return [part for thread in self._threads for part in self._take(thread)]

    def _take(self, thread: "_Thread") -> list[Any]:
        """What is new of a thread: texts first, since the events refer to them."""
        with self._lock:
            rows, payload = thread.tape.take()
            if not rows:
                return []
            objects = Numbered(thread.number, thread.events, thread.tape.taken_objects())
            versions = thread.tape.taken_versions()
            held = [] if versions is None else [Held(thread.number, thread.events, versions)]
            thread.events += len(rows) // 24
            if self.scopes.clashing:
                thread.tracer.keep(*unfolded(rows, payload))
            self._sizes[0] += len(rows) // 24
            self._sizes[1] += len(payload)
            events: Events = (thread.number, rows, payload)
            return [*self._news(), events, *([objects] if objects.data else []), *held]

    def _news(self) -> list[Any]:
        fresh = self.scopes.scopes[self._told :]
        self._told += len(fresh)
        if not fresh:
            return []
        if self._shelf is not None:
            return [self._shelf.tell(fresh, self._lists, self.scopes.source)]
        files = {scope.file for scope in fresh} if self._tail is None else ()
        told = [(scope.file, scope.name, scope.line) for scope in fresh]
        return [{"scopes": told, "sources": {file: self.scopes.source(file) for file in files}}]


class _Thread:
    """One thread's tape and tracer."""

    def __init__(self, recorder: FileRecorder, number: int, before: Any) -> None:
        self.number = number
        self.events = 0
        """How many were taken off the tape."""
        is_fast = recorder._level is not Level.INSTRUCTIONS
        self.tape = new_tape(recorder._describer, recorder._limits.value, is_fast, is_delta=True, before=before)
        if recorder._limits.whole is not None:
            self.tape.hold(recorder._limits.whole, recorder._limits.whole_an_event)
        self.tape.look_at = min(_LOOK_EVERY, recorder._limits.events or _LOOK_EVERY)
        self.tracer = _tracer_for(recorder._level, recorder.scopes, self.tape, lambda: recorder.look(self))
        self.tracer.spare_frames = self.room(recorder)
        self.memory: memoryview | None = None
        """Of the tail."""

    def room(self, recorder: FileRecorder) -> int:
        """By how much the recursion limit is raised."""
        return int(self.tracer.own_frames + recorder._hook_frames if recorder._has_room else 0)

    def mirror(self, memory: memoryview) -> None:
        """Have what is not written yet in the tail."""
        self.memory = memory
        self.tape.mirror(memory, self.number)

    @property
    def is_unused(self) -> bool:
        """Whether no frame was met."""
        return not self.events and not self.tape.count and not self.tracer.frames and self.tracer.unsettled is None


def _nobody(number: int, scope: Scope) -> None:
    """Is told of new scopes where nobody wants to know."""


def _as_nothing(file: str) -> bytes:
    """How a file is told of there."""
    return b""


def child_path(path: Path, number: int) -> Path:
    """Where a child is recorded of a process that is recorded there."""
    stem, _, of = path.stem.partition(".child-")
    return path.with_name(f"{stem}.child-{f'{of}.{number}' if of else number}{path.suffix}")


_running: list[FileRecorder] = []


def _before_fork() -> None:
    for recorder in _running:
        recorder.pause()


def _after_fork() -> None:
    for recorder in _running:
        recorder.resume()


def _after_fork_in_child() -> None:
    for recorder in _running:
        recorder.fork()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_before_fork, after_in_parent=_after_fork, after_in_child=_after_fork_in_child)


def _about(limits: RecordLimits) -> dict[str, Any]:
    return {"python": platform.python_version(), "value_limit": limits.value}


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
        exclude=exclude, level=_level(expressions, instructions), runs_on=runs_on,
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
        _end_child(outcome.exit_code)
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
        self._instrumented = _instrumented_for(level, self._recorder.expression)
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
        compile_ = self._instrumented.compile if self._instrumented is not None else _compile
        if target.main is None:
            return functools.partial(exec, *load(target, compile_))
        try:
            return load_module(target, compile_)[target.main]  # type: ignore[no-any-return]
        except (Exception, SystemExit) as error:
            raise BadTarget(why_not_loaded(target, error)) from error

    def end(self, error: BaseException | None) -> Outcome:
        """Tell of what was not caught, wait for the threads that are left, and write the end."""
        self._recorder.end_main(error)
        exit_code = _report_error(error, None if self.is_at_bottom else str(self.target.file))
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


def _compile(source: str, file: str) -> CodeType:
    return compile(source, file, "exec", dont_inherit=True)


def other_threads() -> frozenset[threading.Thread]:
    """Threads for which the interpreter would wait."""
    return frozenset(t for t in threading.enumerate() if t is not threading.current_thread() and not t.daemon)


def wait_for_threads(before: frozenset[threading.Thread] = frozenset()) -> None:
    """As the interpreter does before it exits, and by its own means: pools are told to end, the main thread is over.

    `before`: threads of whoever asked, in whose process the program runs. Where some are left, only the program's own
    are waited for: after the interpreter's way no pool of theirs would ever work again.
    """
    left = other_threads() - before
    if not left:
        return
    if not any(thread.is_alive() for thread in before):
        threading._shutdown()  # type: ignore[attr-defined]
        return
    pools = getattr(sys.modules.get("concurrent.futures.thread"), "_threads_queues", {})
    for thread in left:
        if thread not in pools:  # a pool that nobody ends has idle threads for ever
            thread.join()


def _end_child(exit_code: int) -> NoReturn:
    """End a forked child as the interpreter would. What our caller still has to do is the parent's business."""
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, OSError, ValueError):
            stream.flush()
    os._exit(exit_code)


def _report_error(error: BaseException | None, file: str | None) -> int:
    """Show an uncaught exception as Python would, from frames of this file on; the exit code."""
    if error is None:
        return 0
    if isinstance(error, SystemExit):
        if error.code is None or isinstance(error.code, int):
            return (error.code or 0) & 0xFF
        _say(error.code)
        return 1
    if isinstance(error, LimitReached):
        return 124
    if file is not None:
        error.__traceback__ = _without_us(error.__traceback__, file)
    sys.excepthook(type(error), error, error.__traceback__)
    return 130 if isinstance(error, KeyboardInterrupt) else 1


def _say(value: object) -> None:
    """Print to stderr as the interpreter does at its end: past `sys.stderr` if the program took that away."""
    if sys.stderr is not None:
        with suppress(OSError, ValueError):
            print(value, file=sys.stderr)
    else:
        with suppress(OSError):
            os.write(2, f"{value}\n".encode(errors="backslashreplace"))


def _without_us(trace: TracebackType | None, file: str) -> TracebackType | None:
    """A traceback from the program's own first frame on."""
    while trace is not None and trace.tb_frame.f_code.co_filename != file:
        trace = trace.tb_next
    return trace
