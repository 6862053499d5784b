"""From the interpreter's events to states in normal form (SPEC 1): what counts, at which depth, of which activation.

Knows what the events of `sys.settrace` and `sys.monitoring` mean and where they differ. Does not know what is done with
a tape that is full, nor how programs are started (recorder).

The normal form in short: only the user's frames; comprehensions are no frames and several lines of one are one line; a
frame that is left by an exception ends with an exception state; a loop's StopIteration is no exception; a generator
that is closed where nothing of it can run shows nothing.

Calls, lines and returns are the hot path; it has a twin in C. Exceptions are rare and written only once.
"""

import dis
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import CodeType, FrameType
from typing import Any, Final

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.trace.scopes import CodeInfo, Places, Scopes, line_at, places
from ndb.trace.state import Event
from ndb.trace.tape import last_entries, last_of_frames
from ndb.trace.values.read_snapshot import decode

try:
    from ndb.trace import _encode
except ImportError:
    _encode = None  # type: ignore[assignment]

MONITORING: Final[Any] = getattr(sys, "monitoring", None)
_NOTHING: Final[Mapping[str, Any]] = {}
_REMEMBERED: Final = 1000
"""Exceptions of which it is remembered in which frame they were raised last."""
_CALL, _LINE, _RETURN, _EXCEPTION, _EXPRESSION, _ROUND = map(int, list(Event)[:6])
_YIELD: Final = dis.opmap["YIELD_VALUE"]
_TOO_DEEP: Final = "maximum recursion depth exceeded"
_LEVELS_OF_OURS: Final = 4
"""From a frame that starts to where it is asked how deep the stack is."""


@dataclass(slots=True, eq=False)
class Activation:
    """A user's frame that is running, and what was last recorded of it."""

    frame: FrameType
    number: int
    info: CodeInfo
    depth: int
    line: int = 0
    """Line of the last line state."""
    span: int = 0
    """First line of the comprehension over several lines that it is in."""
    raised: bool = False
    """The last state was an exception: nothing has run since."""
    thrown: bool = False
    """Entered by an exception from outside (`throw`, `close`), of which nothing is recorded yet."""

    @property
    def scope(self) -> int:
        """Its number in this recording."""
        return self.info.scope


class HotPath:
    """Calls, lines and returns of one thread. `attend` is called when the tape wants to be looked at.

    Events come by `set_trace`, or by `sys.monitoring` to the methods named on_...; these are of the thread that started
    the recording and pass events on to the tracers of the other threads.
    """

    def __init__(self, scopes: Scopes, tape: Any, attend: Callable[[], None], disable: object) -> None:
        self.scopes = scopes
        self.tape = tape
        self.attend = attend
        self.stack: list[Activation] = []
        self.frames = 0
        self.unsettled: Any = None
        """What is held back of a frame that was left by an exception not yet known."""
        self.is_closed = False
        """Nothing is recorded any more."""
        self.is_busy = False
        """Frames that start now are of our own making."""
        self.has_passed_by = False
        """An exception was thrown through frames, which may go on without a word (`go_on`)."""
        self.spare_frames = 0
        self.get_limit: Callable[[], int] = sys.getrecursionlimit
        self.set_limit: Callable[[int], None] = sys.setrecursionlimit
        self._disable = disable
        self._suspended: dict[int, int] = {}
        self._here = threading.local()
        self._here.tracer = self

    def append(self, event: int, line: int, activation: Activation) -> None:
        """Add a state without a value."""
        if self.is_closed:
            return self.attend()
        if self.unsettled is not None:
            self.settle(None)
        info, frame = activation.info, activation.frame
        row = (event, line, activation.depth, activation.number, info.scope)
        self.tape.append(row, info.names, self.visible(frame, info), info.global_names, frame.f_globals)
        return self._look()

    def append_value(self, event: int, line: int, activation: Activation, value: Any) -> None:
        """Add a state with a value."""
        if self.is_closed:
            return self.attend()
        if self.unsettled is not None:
            self.settle(value if event == _EXCEPTION else None)
        info, frame = activation.info, activation.frame
        row = (event, line, activation.depth, activation.number, info.scope)
        self.tape.append_value(
            row, "", value, info.names, self.visible(frame, info), info.global_names, frame.f_globals
        )
        return self._look()

    def push(self, frame: FrameType, info: CodeInfo, is_resumed: bool) -> Activation:
        """A frame starts, or a generator goes on: the same activation as before."""
        number = self._suspended.get(id(frame)) if is_resumed else None
        if number is None:
            number = self.frames
            self.frames += 1
            if info.can_suspend:
                self._suspended[id(frame)] = number
        activation = Activation(frame, number, info, self.stack[-1].depth + 1 if self.stack else 0)
        self.stack.append(activation)
        return activation

    def pop(self, activation: Activation) -> None:
        while self.stack and self.stack.pop() is not activation:
            pass

    def _look(self) -> None:
        if self.tape.count >= self.tape.look_at:
            self.attend()

    def _enter(self, frame: FrameType, info: CodeInfo, is_resumed: bool) -> None:
        activation = self.push(frame, info, is_resumed)
        if is_resumed:
            activation.line = here(activation)
        self.append(_CALL, activation.line if is_resumed else info.line, activation)
        if info.is_spread:
            activation.line = activation.span = info.line
            self.append(_LINE, info.line, activation)

    def _line(self, activation: Activation, line: int) -> None:
        if activation.thrown:
            return  # closed where nothing of it can run; some versions tell of cleaning up a `yield from`
        info = activation.info
        if info.spans is not None:
            start = info.spans.get(line, 0)
            if start and start == activation.span:
                return
            activation.span = start
            line = start or line
        if line < info.first or (line < activation.line and info.no_steps and (activation.line, line) in info.no_steps):
            return
        activation.raised = False
        activation.line = line
        self.append(_LINE, line, activation)

    def _leave(self, activation: Activation, value: object) -> None:
        line = here(activation)
        if activation.info.no_steps is not None and (activation.line, line) in activation.info.no_steps:
            line = activation.line
        self.append_value(_RETURN, line, activation, value)
        self.pop(activation)

    def _top(self, frame: FrameType) -> Activation | None:
        """The activation of a frame, if it is a user's."""
        return self.stack[-1] if self.stack and self.stack[-1].frame is frame else None

    # The rare events, of Tracer below.

    def raise_(self, activation: Activation, error: BaseException) -> None:
        raise NotImplementedError

    def unwind(self, activation: Activation, error: BaseException | None) -> None:
        raise NotImplementedError

    def settle(self, error: BaseException | None) -> None:
        raise NotImplementedError

    def enter_thrown(self, frame: FrameType, info: CodeInfo) -> None:
        raise NotImplementedError

    def go_on(self, frame: FrameType) -> None:
        raise NotImplementedError

    def adopt(self) -> None:
        raise NotImplementedError

    def watch(self, code: CodeType) -> None:
        raise NotImplementedError

    def places(self, code: CodeType) -> Places:
        raise NotImplementedError

    def jumped(self, code: CodeType, offset: int, target: int) -> int:
        raise NotImplementedError

    def visible(self, frame: FrameType, info: CodeInfo) -> Mapping[str, Any]:
        raise NotImplementedError

    # sys.settrace

    def set_trace(self) -> None:
        """Trace this thread."""
        sys.settrace(self._on_trace_call)

    def _on_trace_call(self, frame: FrameType, event: str, argument: object) -> Any:
        info = self.scopes.info(frame.f_code)
        if info is None or self.is_busy:
            return None
        if self._is_too_deep():
            self._trace_on()
            raise RecursionError(_TOO_DEEP)
        if not info.can_suspend or frame.f_lasti == info.start:
            self._enter(frame, info, is_resumed=False)
        elif frame.f_lasti in info.resumes:
            self._enter(frame, info, is_resumed=True)
        else:
            self.enter_thrown(frame, info)
        return self._on_trace

    def _on_trace(self, frame: FrameType, event: str, argument: Any) -> Any:
        if event == "opcode" or (event == "line" and self.has_passed_by):
            self.go_on(frame)
        activation = self._top(frame)
        if activation is None:
            return None
        if event == "line":
            if not self._is_told_again(activation):
                self._line(activation, frame.f_lineno)
        elif event == "return":
            if argument is None and self._is_left_by_exception(activation):
                self.unwind(activation, None)
            else:
                self._leave(activation, argument)
        elif event == "exception":
            self.raise_(activation, argument[1])
        return self._on_trace

    def _is_told_again(self, activation: Activation) -> bool:
        gaps, frame = activation.info.gaps, activation.frame
        is_same = gaps is not None and frame.f_lineno == activation.line and not activation.raised
        return is_same and gaps is not None and frame.f_lasti in gaps

    def _is_too_deep(self) -> bool:
        """Whether a frame that starts is one too many: the room that is left for us is not the program's."""
        if not self.spare_frames:
            return False
        limit = self.get_limit()
        try:
            self.set_limit(limit - self.spare_frames + _LEVELS_OF_OURS)  # nothing else tells how deep the stack is
        except RecursionError:
            return True
        self.set_limit(limit)
        return False

    def _trace_on(self) -> None:
        """An exception from a trace function ends the tracing. The frame ends next; a profile function is told."""
        before = sys.getprofile()

        def go_on(frame: FrameType, event: str, argument: object) -> None:
            sys.setprofile(before)
            self.set_trace()

        sys.setprofile(go_on)

    def _is_left_by_exception(self, activation: Activation) -> bool:
        """One taken earlier on the line of a `return` does not count; one thrown into a generator is at a `yield`."""
        lasti, code = activation.frame.f_lasti, activation.info.code
        return lasti not in self.places(code).leaving or (activation.raised and code.co_code[lasti] == _YIELD)

    # sys.monitoring

    def link(self, tracer: "HotPath") -> None:
        """Events of this thread go to `tracer` from now on."""
        self._here.tracer = tracer

    def _mine(self) -> Any:
        return getattr(self._here, "tracer", None)

    def on_start(self, code: CodeType, offset: int) -> object:
        info = self.scopes.info(code)
        if info is None:
            return self._disable
        self._start(info, sys._getframe(1), is_resumed=False)
        return None

    def on_resume(self, code: CodeType, offset: int) -> object:
        info = self.scopes.info(code)
        if info is None:
            return self._disable
        self._start(info, sys._getframe(1), is_resumed=True)
        return None

    def _start(self, info: CodeInfo, frame: FrameType, is_resumed: bool) -> None:
        if self._is_too_deep():
            raise RecursionError(_TOO_DEEP)
        if id(info.code) not in self.scopes.knowns:
            self.scopes.knowns[id(info.code)] = info.code
            self.watch(info.code)
        if self._mine() is None:
            self.adopt()
        if (tracer := self._mine()) is not None and not tracer.is_busy:
            tracer._enter(frame, info, is_resumed)

    def on_throw(self, code: CodeType, offset: int, error: BaseException) -> None:
        tracer, info = self._mine(), self.scopes.info(code)
        if tracer is not None and info is not None:
            tracer.enter_thrown(sys._getframe(1), info)

    def on_line(self, code: CodeType, line: int) -> None:
        tracer = self._mine()
        if tracer is not None and (activation := tracer._top(sys._getframe(1))) is not None and activation.line != line:
            tracer._line(activation, line)

    def on_jump(self, code: CodeType, offset: int, target: int) -> object:
        """Going back to the line one is on is a step, too; `LINE` events do not tell."""
        line = self.jumped(code, offset, target)
        if not line:
            return self._disable
        tracer = self._mine()
        if tracer is not None and (activation := tracer._top(sys._getframe(1))) is not None:
            tracer._line(activation, line)
        return None

    def on_return(self, code: CodeType, offset: int, value: object) -> None:
        tracer = self._mine()
        if tracer is not None and (activation := tracer._top(sys._getframe(1))) is not None:
            tracer._leave(activation, value)

    def on_unwind(self, code: CodeType, offset: int, error: BaseException) -> None:
        tracer = self._mine()
        if tracer is not None and (activation := tracer._top(sys._getframe(1))) is not None:
            tracer.unwind(activation, error)

    def on_raise(self, code: CodeType, offset: int, error: BaseException) -> None:
        tracer = self._mine()
        if tracer is not None and (activation := tracer._top(sys._getframe(1))) is not None:
            tracer.raise_(activation, error)


def here(activation: Activation) -> int:
    """The line a frame is on; the last known one where the compiler gave an instruction no line."""
    return line_of(activation.frame, activation.info, activation.line)


def line_of(frame: FrameType, info: CodeInfo, known: int = 0) -> int:
    """The line on which the statement begins that a frame is in."""
    line = frame.f_lineno or known
    return info.spans.get(line, line) if info.spans is not None else line


@dataclass(slots=True, eq=False)
class _Leaving:
    """A frame left by an exception that is not known until the caller's frame reports it."""

    row: tuple[int, int, int, int, int]
    info: CodeInfo
    variables: Mapping[str, Any]
    module: Mapping[str, Any]
    guess: bytes
    """Snapshot of the last exception that was raised in it."""


class _Rare:
    """What happens less often: exceptions, generators that are thrown into, new threads.

    `new_thread` makes the tracer of a thread that was met, or None; `watch_code` is told the user's code objects.
    """

    append: Any
    append_value: Any
    push: Any
    pop: Any
    tape: Any
    attend: Any
    stack: Any
    is_closed: Any
    is_busy: Any
    scopes: Any
    traces_instructions = False
    """Whether every instruction of the user's frames is told."""
    own_frames = 0
    """Frames that this tracer itself needs above the program's, so that a program at its recursion limit is traced."""

    def __init__(self, scopes: Scopes, tape: Any, attend: Callable[[], None]) -> None:
        super().__init__(scopes, tape, attend, MONITORING and MONITORING.DISABLE)  # type: ignore[call-arg]
        self.unsettled: _Leaving | None = None
        self.spare_frames = 0
        """By how much the recursion limit was raised for us and for hooks; the program is kept out of that room."""
        self.set_limit: Any = sys.setrecursionlimit
        self.new_thread: Callable[[], Any] = lambda: None
        self.watch_code: Callable[[CodeType], None] = lambda code: None
        self._jumps: dict[tuple[int, int], int] = {}
        self._errors: dict[int, bytes] = {}
        self._kept: dict[int, dict[str, bytes]] = {}
        self._passed: dict[int, tuple[CodeInfo, int]] = {}
        """Frames that an exception was thrown through, and the line where each waits."""
        self._was_passed_by = False
        """The frame that was entered last by an exception."""

    def enter_thrown(self, frame: FrameType, info: CodeInfo) -> None:
        """A generator goes on with an exception; what is recorded depends on which one it is."""
        activation = self.push(frame, info, True)
        activation.thrown = True
        self._was_passed_by = self._passed.pop(id(frame), None) is not None
        self._pass_by(activation)

    def go_on(self, frame: FrameType) -> None:
        """A frame that was passed by when an exception was thrown comes to its first instruction, which may
        begin a line. If what it was thrown into has returned, it goes on behind its `yield from` or `await`: up to 3.11
        the interpreter does not tell that it is entered."""
        frame.f_trace_opcodes = self.traces_instructions
        info, line = self._passed.pop(id(frame), (None, 0))
        self.has_passed_by = bool(self._passed)
        is_entered = bool(self.stack) and self.stack[-1].frame is frame
        if info is None or is_entered or self.is_busy:
            return
        activation = self.push(frame, info, True)
        self._pass_by(activation)
        activation.line = line
        self.append(_CALL, line, activation)

    def _pass_by(self, activation: Activation) -> None:
        """User's frames between this one and the one that runs it are told nothing: they wait in a `yield from` or
        `await` through which the exception was thrown. Some of them may go on later."""
        below = self.stack[-2].frame if len(self.stack) > 1 else None
        passed, caller = [], activation.frame.f_back
        while caller is not None and caller is not below:
            if (info := self.scopes.info(caller.f_code)) is not None:
                passed.append((caller, info))
            caller = caller.f_back
        if caller is None:
            return
        activation.depth += len(passed)
        for frame, info in passed:
            self._passed[id(frame)] = info, line_of(frame, info) or info.line
            if MONITORING is None:
                frame.f_trace_opcodes = True  # its next event is to be the first instruction, not the next line
        for each in list(self._passed)[:-_REMEMBERED]:
            del self._passed[each]
        self.has_passed_by = bool(self._passed)

    def raise_(self, activation: Activation, error: BaseException) -> None:
        """An exception is raised in a frame or comes to it out of a call."""
        if self._ends_a_loop(activation, error):
            return
        line = here(activation)
        if activation.thrown:
            if isinstance(error, GeneratorExit) and not self._is_guarded(activation):
                activation.raised = True
                return
            activation.thrown = False
            activation.line = line
            self.append(_CALL, line, activation)
            if self._was_passed_by and isinstance(error, StopIteration):
                return  # since 3.12 a frame is told so that what it waited for in a `yield from` or `await` returned
        if clashing := self._clashing(activation):
            self._append_clashing(line, activation, error, clashing)
        else:
            self.append_value(_EXCEPTION, line, activation, error)
        activation.raised = True
        if MONITORING is None:
            self._remember(activation, error)

    def _clashing(self, activation: Activation) -> frozenset[str]:
        """Variables of the frame that a comprehension, in the middle of which it is, uses for itself (since 3.12)."""
        info = activation.info
        if not info.clashing or info.names is None:
            return frozenset()
        is_inside = self.scopes.is_in_comprehension(info.code, activation.frame.f_lasti)
        return info.clashing if is_inside else frozenset()

    def _append_clashing(self, line: int, activation: Activation, error: BaseException, names: frozenset[str]) -> None:
        frame, info = activation.frame, activation.info
        variables = self._outside(frame, activation.number, info)
        row = (_EXCEPTION, line, activation.depth, activation.number, activation.scope)
        self.settle(None)
        self.tape.append_value(row, "", error, info.names, variables, info.global_names, frame.f_globals)
        if self.tape.count >= self.tape.look_at:
            self.attend()

    def _outside(self, frame: FrameType, number: int, info: CodeInfo) -> dict[str, Any]:
        """The variables of a frame in the middle of a comprehension. Those that it uses for itself are out of reach,
        and are what they were in the frame's last state.

        One by one: to go through all of them crashes 3.13.0, where a variable is a cell outside and none inside.
        """
        variables = frame.f_locals
        names = info.names if info.names is not None else tuple(variables)
        own = {name: variables[name] for name in names if name not in info.hidden and name in variables}
        before = last_entries(self.tape, number) or self._kept.get(number, {})
        return own | {name: decode(before[name]) for name in info.clashing if name in before}

    def keep(self, rows: Any, payload: Any) -> None:
        """These are taken off the tape. What a comprehension may hide later is remembered."""
        if self.scopes.clashing:
            self._kept.update(last_of_frames(bytes(rows), bytes(payload), self.scopes.clashing))
            for number in list(self._kept)[:-_REMEMBERED]:
                del self._kept[number]

    def _remember(self, activation: Activation, error: BaseException) -> None:
        """Settrace does not say by which exception a frame is left. Bytes, so that nothing of the program's is kept."""
        if len(self._errors) >= _REMEMBERED:
            del self._errors[next(iter(self._errors))]
        self._errors[activation.number] = self.tape.encode(error)

    def unwind(self, activation: Activation, error: BaseException | None) -> None:
        """A frame is left by an exception: if that is not its last state, as after `finally`, it becomes it."""
        frame, info = activation.frame, activation.info
        guess = self._errors.pop(activation.number, b"N")
        if not activation.raised and error is not None:
            self.append_value(_EXCEPTION, here(activation), activation, error)
        elif not activation.raised and not self.is_closed:
            self.settle(None)
            row = (_EXCEPTION, here(activation), activation.depth, activation.number, activation.scope)
            self.unsettled = _Leaving(row, info, dict(self.visible(frame, info)), frame.f_globals, guess)
        self.pop(activation)

    def settle(self, error: BaseException | None) -> None:
        """The exception by which the last frame was left is known now, or never will be."""
        left, self.unsettled = self.unsettled, None
        if left is not None:
            value = error if error is not None else decode(left.guess)
            info = left.info
            self.tape.append_value(left.row, "", value, info.names, left.variables, info.global_names, left.module)

    def expression(self, text: str, line: int, value: object, is_round: bool = False) -> None:
        """A sub-expression of the running frame has its value; `is_round`: one inside a comprehension."""
        if self.is_closed or not self.stack:
            return
        self.settle(None)
        activation = self.stack[-1]
        event = _ROUND if is_round else _EXPRESSION
        row = (event, line, activation.depth, activation.number, activation.scope)
        # Unlike an event's callback, this runs with events switched on, and a `__repr__` that is called has some.
        self.is_busy = True
        try:
            self.tape.append_value(row, text, value, (), _NOTHING, (), _NOTHING)
        finally:
            self.is_busy = False
        if self.tape.count >= self.tape.look_at:
            self.attend()

    def adopt(self) -> None:
        """A thread was met that has no tracer."""
        tracer = self.new_thread()
        if tracer is not None:
            self.link(tracer)

    def link(self, tracer: Any) -> None:
        raise NotImplementedError

    def watch(self, code: CodeType) -> None:
        self.watch_code(code)

    def places(self, code: CodeType) -> Places:
        """Studied only for code in which an exception or an empty return happened."""
        found = self.scopes.places.get(id(code))
        if found is None:
            found = self.scopes.places[id(code)] = places(code)
        return found  # type: ignore[no-any-return]

    def visible(self, frame: FrameType, info: CodeInfo) -> Mapping[str, Any]:
        """A frame's variables without those of a comprehension that it is in the middle of."""
        if info.loses_name:
            return _NOTHING
        is_asked = info.is_asked or (info.names is None and bool(info.hidden))
        if not is_asked or not self.scopes.is_in_comprehension(info.code, frame.f_lasti):
            return frame.f_locals
        if info.line == 0:
            return frame.f_globals
        activation = next((each for each in reversed(self.stack) if each.frame is frame), None)
        return self._outside(frame, -1 if activation is None else activation.number, info)

    def jumped(self, code: CodeType, offset: int, target: int) -> int:
        """The line on which a jump goes back to the same line; 0 for other jumps."""
        key = (id(code), offset)
        if key not in self._jumps:
            line = line_at(code, target) if target < offset else 0
            is_step = line == line_at(code, offset) and not self.scopes.is_in_round(code, target)
            self._jumps[key] = line if is_step else 0
        return self._jumps[key]

    def _ends_a_loop(self, activation: Activation, error: BaseException) -> bool:
        if isinstance(error, StopIteration):
            return activation.frame.f_lasti in self.places(activation.info.code).iterating
        if isinstance(error, StopAsyncIteration):
            return activation.frame.f_lasti in self.places(activation.info.code).async_iterating
        return False

    def _is_guarded(self, activation: Activation) -> bool:
        return activation.frame.f_lasti in self.places(activation.info.code).guarded


class Tracer(_Rare, HotPath):
    """All of it in Python."""

    link = HotPath.link
    own_frames = 1000

    @property
    def trace_object(self) -> Any:
        """What `sys.gettrace` gives while this traces."""
        return self._on_trace_call

    def first_event(self, frame: FrameType, event: str, argument: object) -> Any:
        """Take over from a trace function that made this tracer."""
        return self._on_trace_call(frame, event, argument)


if _encode is not None:

    class FastTracer(_Rare, _encode.HotPath):
        """Its hot path in C."""

        def link(self, tracer: Any) -> None:
            last: Any = self
            while last.next is not None:
                last = last.next
            last.next = tracer

        @property
        def trace_object(self) -> Any:
            """What `sys.gettrace` gives while this traces."""
            return self

        def first_event(self, frame: FrameType, event: str, argument: object) -> None:
            """Take over from a trace function that made this tracer."""
            self.call_event(frame)

        def __call__(self, frame: FrameType, event: str, argument: object) -> None:
            """A program that sets the trace function back to what it was before gives us an ordinary call."""
            self.set_trace()
            if event == "call":
                running = set(map(id, _frames(frame)))
                self.stack[:] = [activation for activation in self.stack if id(activation.frame) in running]
                self.call_event(frame)


def _frames(frame: FrameType | None) -> Iterator[FrameType]:
    while frame is not None:
        yield frame
        frame = frame.f_back


def new_tracer(scopes: Scopes, tape: Any, attend: Callable[[], None], is_fast: bool = True) -> Any:
    """A tracer for this thread, its hot path in C where that was compiled; its tape must be of the same kind."""
    return FastTracer(scopes, tape, attend) if is_fast and _encode is not None else Tracer(scopes, tape, attend)


class SetTrace:
    """Feeds a tracer from `sys.settrace`: all there is before Python 3.12."""

    def __init__(self, tracer: Any) -> None:
        self._tracer = tracer
        self._before: Any = None

    def start(self) -> None:
        self._before = sys.gettrace()
        self._tracer.set_trace()

    def pause(self) -> None:
        """No more events of this thread."""
        sys.settrace(None)

    def stop(self) -> None:
        """No more events, and everything as before."""
        sys.settrace(self._before)


class Monitoring:
    """Feeds a tracer from `sys.monitoring`: code that is not the user's runs at full speed."""

    def __init__(self, tracer: Any, watched: list[CodeType]) -> None:
        """`watched`: code that earlier parts of the same recording have met."""
        events = MONITORING.events
        self._tracer = tracer
        self._callbacks = {
            events.PY_START: tracer.on_start,
            events.PY_RESUME: tracer.on_resume,
            events.PY_THROW: tracer.on_throw,
            events.LINE: tracer.on_line,
            events.JUMP: tracer.on_jump,
            events.PY_RETURN: tracer.on_return,
            events.PY_YIELD: tracer.on_return,
            events.PY_UNWIND: tracer.on_unwind,
            events.RAISE: tracer.on_raise,
        }
        self._global = events.PY_START | events.PY_RESUME | events.PY_THROW | events.PY_UNWIND | events.RAISE
        self._local = events.LINE | events.JUMP | events.PY_RETURN | events.PY_YIELD
        self._watched = watched
        self._tool = -1

    def start(self) -> None:
        self._tracer.watch_code = self._watch
        self._tool = next(tool for tool in range(6) if MONITORING.get_tool(tool) is None)
        MONITORING.use_tool_id(self._tool, "ndb")
        for event, callback in self._callbacks.items():
            MONITORING.register_callback(self._tool, event, callback)
        for code in self._watched:
            MONITORING.set_local_events(self._tool, code, self._local)
        MONITORING.set_events(self._tool, self._global)

    def pause(self) -> None:
        """No more events."""
        MONITORING.set_events(self._tool, 0)
        for code in self._watched:
            MONITORING.set_local_events(self._tool, code, 0)

    def stop(self) -> None:
        """No more events, and everything as before."""
        self.pause()
        for event in self._callbacks:
            MONITORING.register_callback(self._tool, event, None)
        MONITORING.free_tool_id(self._tool)
        self._tracer.watch_code = _not_watched  # else each has the other, until the garbage collector comes

    def _watch(self, code: CodeType) -> None:
        self._watched.append(code)
        MONITORING.set_local_events(self._tool, code, self._local)


def _not_watched(code: CodeType) -> None:
    """Nothing is to be told of."""


def new_backend(tracer: Any, watched: list[CodeType] | None = None) -> SetTrace | Monitoring:
    """What is fastest on this Python."""
    return SetTrace(tracer) if MONITORING is None else Monitoring(tracer, [] if watched is None else watched)


def restart_events() -> None:
    """Forget which code was not the user's: for a recording that asks for other code than those before."""
    if MONITORING is not None:
        MONITORING.restart_events()
