"""Records all threads of a run into one trace file, from a start to a stop; a forked child into one of its own.

Does not know what events mean (tracer), how values are kept (tape), nor how files look (tracefile).
"""

import os
import platform
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

from ndb.trace.beside.shelf import Shelf
from ndb.trace.beside.tail import Tail, new_tail, scope_text, shelved_text
from ndb.trace.executed import Executed
from ndb.trace.loading.failure import last_line
from ndb.trace.recorder.level import Level, is_of_the_program, tracer_for
from ndb.trace.recorder.program_end import exit_of
from ndb.trace.recorder.record_limits import LOOK_EVERY, UNLIMITED, LimitReached, RecordLimits
from ndb.trace.scopes import Familiar, Scopes, read_source
from ndb.trace.state import Exit, Scope
from ndb.trace.tape import new_tape, unfolded
from ndb.trace.tracefile.file_layout import Events, Held, Numbered
from ndb.trace.tracefile.writer import Writer
from ndb.trace.tracer import MONITORING, new_backend
from ndb.trace.values.describe import Describer

_BLOCK_EVENTS: Final = 4096
_BLOCK_BYTES: Final = 256 << 10


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
        if tracer is not None and not tracer.is_closed and is_of_the_program(tracer, self.scopes):
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
        tape.look_at = tape.count + LOOK_EVERY
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
        self.tape.look_at = min(LOOK_EVERY, recorder._limits.events or LOOK_EVERY)
        self.tracer = tracer_for(recorder._level, recorder.scopes, self.tape, lambda: recorder.look(self))
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
