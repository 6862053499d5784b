"""Runs programs and records them: a call or a module body in memory, a target of the command line into a file.

Knows how a program is started, what it must not notice, and when it has to be stopped. Does not know what events mean
(tracer), how values are kept (codec) or how files look (tracefile).
"""

import ast
import builtins
import io
import re
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from types import CodeType, FrameType
from typing import Any

from ndb.errors import BadTarget
from ndb.trace.codec import LIMIT
from ndb.trace.describe import Describer
from ndb.trace.expressions import HOOK, Expression, hook, instrument
from ndb.trace.scopes import Scopes
from ndb.trace.state import Event, Exit, Scope, State
from ndb.trace.tape import ROW, entries, new_tape
from ndb.trace.tracer import new_backend, new_tracer
from ndb.trace.values import Renderer, renderer

_LOOK_EVERY = 256
_HAS_MAIN = re.compile(r"^(async +def|def|class|import|from .* import.*) *\bmain\b|^main\b", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class RecordLimits:
    """When a recording ends although the program does not. None: no limit."""

    events: int | None = 100_000
    seconds: float | None = 10.0
    bytes: int | None = 256 << 20
    """Of snapshots, before compression."""
    value: int = LIMIT
    """Characters of text for one value."""


class LimitReached(BaseException):
    """Raised inside a program to stop it; no Exception, so that the program does not take it for one of its own."""


@dataclass(frozen=True, slots=True)
class _Stretch:
    """Events in memory, column by column."""

    events: Sequence[int]
    lines: Sequence[int]
    depths: Sequence[int]
    frames: Sequence[int]
    scope_numbers: Sequence[int]
    ends: Sequence[int]


@dataclass(frozen=True)
class MemoryRecording:
    """A recording that is held in memory."""

    sources: Mapping[str, str]
    scopes: Sequence[Scope]
    exit: Exit
    rows: bytes = field(repr=False)
    payload: bytes = field(repr=False)
    value_limit: int = LIMIT
    error: str | None = None
    """How an uncaught exception reads in the last line of its traceback."""

    @cached_property
    def _columns(self) -> _Stretch:
        columns = list(zip(*ROW.iter_unpack(self.rows), strict=True)) or [()] * 6
        return _Stretch(*columns)

    @property
    def events(self) -> Sequence[int]:
        return self._columns.events

    @property
    def depths(self) -> Sequence[int]:
        return self._columns.depths

    @property
    def lines(self) -> Sequence[int]:
        return self._columns.lines

    @property
    def frames(self) -> Sequence[int]:
        return self._columns.frames

    @property
    def scope_numbers(self) -> Sequence[int]:
        return self._columns.scope_numbers

    def __len__(self) -> int:
        return len(self.rows) // ROW.size

    def state(self, index: int) -> State:
        """One state, rendered."""
        columns = self._columns
        index = range(len(self))[index]
        start = columns.ends[index - 1] if index else 0
        scope = self.scopes[columns.scope_numbers[index]]
        row = (columns.events[index], columns.lines[index], columns.depths[index], columns.frames[index])
        payload = self.payload[start : columns.ends[index]]
        return make_state(row, scope, payload, self._text_lines[scope.file], self._render)

    def source_of(self, index: int) -> str:
        """The SRC of a state."""
        columns = self._columns
        if columns.events[index] == Event.EXPRESSION:
            return self.state(index).source
        return source_line(self._text_lines[self.scopes[columns.scope_numbers[index]].file], columns.lines[index])

    @cached_property
    def _text_lines(self) -> dict[str, list[str]]:
        return {file: source.splitlines() for file, source in self.sources.items()}

    @cached_property
    def _render(self) -> Renderer:
        return renderer(self.value_limit)


def source_line(lines: Sequence[str], line: int) -> str:
    """A source line without its line end; `<module>` for line 0, where module bodies are called."""
    if line == 0:
        return "<module>"
    return lines[line - 1] if line <= len(lines) else ""


def make_state(
    row: tuple[int, int, int, int], scope: Scope, payload: bytes, lines: Sequence[str], render: Renderer
) -> State:
    """A state from what is stored of it."""
    event, line, depth, frame = row
    parts = entries(payload)
    source, value = source_line(lines, line), None
    if event >= Event.RETURN:
        label, snapshot = next(parts)
        value = render(snapshot)
        source = label if event == Event.EXPRESSION else source
    variables = {name: render(snapshot) for name, snapshot in parts}
    return State(Event(event), source, variables, value, line, depth, frame, scope.file, scope.name)


class _Limiter:
    """Looks at a tape from time to time and ends the recording when there is enough."""

    def __init__(self, tape: Any, limits: RecordLimits) -> None:
        self._tape = tape
        self._events = limits.events if limits.events is not None else sys.maxsize
        self._bytes = limits.bytes if limits.bytes is not None else sys.maxsize
        self._until = time.monotonic() + limits.seconds if limits.seconds is not None else float("inf")
        self.is_reached = False
        self.tracer: Any = None
        tape.look_at = min(_LOOK_EVERY, self._events)

    def __call__(self) -> None:
        tape = self._tape
        if tape.count >= self._events or tape.payload_size > self._bytes or time.monotonic() > self._until:
            self.is_reached = self.tracer.is_closed = True
        if self.is_reached:
            raise LimitReached
        tape.look_at = min(tape.count + _LOOK_EVERY, self._events)


def record_call(
    source: str,
    call: str,
    *,
    limits: RecordLimits = RecordLimits(),  # noqa: B008
    expressions: bool = False,
    file: str = "<program>",
    is_fast: bool = True,
) -> MemoryRecording:
    """Record `call`, made from a function `main` placed after `source`. The module body is run but not recorded."""
    name = "main_" if "main" in source and _HAS_MAIN.search(source) else "main"
    body = source.rstrip("\n")
    text = f"{body}\n\ndef {name}():\n    return {call}\n" if body else f"def {name}():\n    return {call}\n"
    run = _InMemory(text, file, limits, expressions, is_fast)
    with _quiet():
        namespace = run.namespace()
        run.execute_body(namespace)
        return run.record(namespace[name])


class _InMemory:
    """One program text that is compiled, run and recorded in this process."""

    def __init__(
        self, source: str, file: str, limits: RecordLimits, expressions: bool = False, is_fast: bool = True
    ) -> None:
        self.source = source
        self.file = file
        self.limits = limits
        self.with_expressions = expressions
        self.expressions: list[Expression] = []
        self.tracer: Any = None
        self.scopes = Scopes(lambda name: name if name == file else None, lambda name: source)
        self.tape = new_tape(Describer(lambda name: source if name == file else None), limits.value, is_fast)
        self.is_fast = is_fast

    def namespace(self) -> dict[str, Any]:
        space = {"__name__": "__main__", "__file__": self.file, "__builtins__": __builtins__}
        if self.with_expressions:
            # A builtins module of the program's own, so that nothing else in this process sees the hook.
            space["__builtins__"] = {**vars(builtins), HOOK: hook(self._report)}
        return space

    def _report(self, number: int, value: object) -> None:
        tracer = self.tracer
        frame: FrameType | None = sys._getframe(2)
        while frame is not None and frame.f_code.co_filename != self.file:
            frame = frame.f_back
        # A `__repr__` that is called to describe a value is no part of the run: its frame is not on the stack.
        if tracer is not None and tracer.stack and tracer.stack[-1].frame is frame:
            expression = self.expressions[number]
            tracer.expression(expression.text, expression.line, value)

    def _compiled(self) -> CodeType:
        if not self.with_expressions:
            return compile(self.source, self.file, "exec", dont_inherit=True)
        tree = ast.parse(self.source)
        self.expressions = instrument(tree, self.source)
        return compile(ast.fix_missing_locations(tree), self.file, "exec", dont_inherit=True)

    def execute_body(self, namespace: dict[str, Any]) -> None:
        try:
            exec(self._compiled(), namespace)
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt):
                raise
            raise BadTarget(f"the program cannot be loaded: {_last_line(error)}") from error

    def record(self, function: Any) -> MemoryRecording:
        limiter = _Limiter(self.tape, self.limits)
        tracer = self.tracer = limiter.tracer = new_tracer(self.scopes, self.tape, limiter, self.is_fast)
        backend = new_backend(tracer)
        error: BaseException | None = None
        backend.start()
        try:
            function()
        except BaseException as raised:
            error = raised
        finally:
            backend.stop()
        tracer.settle(error) if not limiter.is_reached else None
        if isinstance(error, KeyboardInterrupt):
            raise error
        return self._finished(error, limiter.is_reached)

    def _finished(self, error: BaseException | None, is_cut_short: bool) -> MemoryRecording:
        ended = Exit.NEVER if is_cut_short else exit_of(error)
        rows, payload = self.tape.take()
        said = _last_line(error) if ended is Exit.ERROR and error is not None else None
        return MemoryRecording(self.scopes.sources, self.scopes.scopes, ended, rows, payload, self.limits.value, said)


def exit_of(error: BaseException | None) -> Exit:
    """How a program ended that ended with this uncaught exception, or none."""
    if isinstance(error, SystemExit):
        return Exit.NORMAL if error.code in (None, 0) else Exit.ERROR
    return Exit.NORMAL if error is None else Exit.ERROR


def _last_line(error: BaseException) -> str:
    try:
        said = str(error)
    except Exception:
        said = "<unprintable>"
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


@contextmanager
def _quiet() -> Iterator[None]:
    """Nothing is printed, nothing can be read."""
    before = sys.stdin, sys.stdout, sys.stderr
    sys.stdin, sys.stdout, sys.stderr = io.StringIO(), io.StringIO(), io.StringIO()
    try:
        yield
    finally:
        sys.stdin, sys.stdout, sys.stderr = before
