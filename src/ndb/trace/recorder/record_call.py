"""Records a call or a module body in memory, in this process, of its threads only the first.

Knows what a program must not notice and when it has to be stopped. Does not know what events mean (tracer) nor how
values are kept (tape).
"""

import builtins
import io
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import CodeType
from typing import Any

from ndb.errors import BadTarget
from ndb.trace.deadline import Deadline
from ndb.trace.loading.failure import last_line
from ndb.trace.memory import MemoryRecording
from ndb.trace.recorder.level import HOOK_FRAMES, Level, instrumented_for, is_of_the_program, level_of, tracer_for
from ndb.trace.recorder.program_end import exit_of
from ndb.trace.recorder.record_limits import LOOK_EVERY, USUAL_LIMITS, LimitReached, RecordLimits
from ndb.trace.scopes import Scopes, parts_of
from ndb.trace.state import Exit
from ndb.trace.tape import new_tape
from ndb.trace.target import compile_whole, stack_of_its_own, with_main
from ndb.trace.tracer import new_backend
from ndb.trace.values.describe import Describer


def record_call(
    source: str,
    call: str,
    *,
    limits: RecordLimits = USUAL_LIMITS,
    expressions: bool = False,
    instructions: bool = False,
    file: str = "<program>",
    is_fast: bool = True,
) -> MemoryRecording:
    """Record `call`, made from a function `main` placed after `source`. The module body is run but not recorded."""
    text, name = with_main(source, call)
    run = _InMemory(text, file, limits, level_of(expressions, instructions), is_fast)
    with _quiet():
        namespace = run.namespace()
        run.execute(run.compiled_in_two(text.rindex(f"def {name}():\n    return {call}\n")), namespace)
        return run.record(namespace[name])


def record_source(
    source: str,
    *,
    argv: Sequence[str] = (),
    limits: RecordLimits = USUAL_LIMITS,
    expressions: bool = False,
    instructions: bool = False,
    file: str = "<program>",
    is_fast: bool = True,
) -> MemoryRecording:
    """Record a module body, run as a script with these arguments."""
    run = _InMemory(source, file, limits, level_of(expressions, instructions), is_fast)
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
        self._instrumented = instrumented_for(level, self._report)
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
            return compile_whole(self._source, self._file)
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
        tracer = self._tracer = limiter.tracer = tracer_for(
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
        if self._tracer is not None and is_of_the_program(self._tracer, self._scopes):
            self._tracer.expression(text, line, value, is_round)


class _Limiter:
    """Looks at a tape from time to time and ends the recording when there is enough."""

    def __init__(self, tape: Any, limits: RecordLimits) -> None:
        self._tape = tape
        self._events = limits.events if limits.events is not None else sys.maxsize
        self._bytes = limits.bytes if limits.bytes is not None else sys.maxsize
        self._clock = limits.clock
        self._until = limits.clock() + limits.seconds if limits.seconds is not None else float("inf")
        self.tracer: Any = None
        tape.look_at = min(LOOK_EVERY, self._events)

    def __call__(self) -> None:
        tape = self._tape
        if tape.count >= self._events or tape.payload_size > self._bytes or self._clock() > self._until:
            self.tracer.is_closed = True
        if self.tracer.is_closed:
            raise LimitReached
        tape.look_at = min(tape.count + LOOK_EVERY, self._events)


@contextmanager
def _quiet() -> Iterator[None]:
    """Nothing is printed, nothing can be read."""
    before = sys.stdin, sys.stdout, sys.stderr
    sys.stdin, sys.stdout, sys.stderr = io.StringIO(), io.StringIO(), io.StringIO()
    try:
        yield
    finally:
        sys.stdin, sys.stdout, sys.stderr = before
