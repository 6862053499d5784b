"""From the interpreter's events to states in normal form (SPEC 1): what counts, at which depth, of which activation.

Knows what the events of `sys.settrace` and `sys.monitoring` mean and where they differ. Does not know what is done with
a tape that is full, nor how programs are started (recorder).

The normal form in short: only the user's frames; comprehensions are no frames and several lines of one are one line; a
frame that is left by an exception ends with an exception state; a loop's StopIteration is no exception; a generator
that is closed where nothing of it can run shows nothing.
"""

import dis
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import CodeType, FrameType
from typing import Any

from ndb.trace.scopes import CodeInfo, Places, Scopes, places
from ndb.trace.state import Event
from ndb.trace.tape import Tape

_NOTHING: Mapping[str, Any] = {}


@dataclass(slots=True, eq=False)
class Activation:
    """A user's frame that is running, and what was last recorded of it."""

    frame: FrameType
    number: int
    info: CodeInfo
    depth: int
    span: int = 0
    """First line of the comprehension over several lines that it is in."""
    raised: bool = False
    """The last state was an exception: nothing has run since."""
    thrown: bool = False
    """Entered by an exception from outside (`throw`, `close`), of which nothing is recorded yet."""


@dataclass(slots=True, eq=False)
class _Leaving:
    """A frame left by an exception that is not known until the caller's frame reports it."""

    row: tuple[int, int, int, int, int]
    info: CodeInfo
    variables: Mapping[str, Any]
    module: Mapping[str, Any]
    guess: BaseException | None


class Tracer:
    """One thread's events. `attend` is called whenever something was added to the tape."""

    def __init__(self, scopes: Scopes, tape: Tape, attend: Callable[[], None]) -> None:
        self.scopes = scopes
        self.tape = tape
        self.attend = attend
        self.stack: list[Activation] = []
        self.frames = 0
        self._suspended: dict[int, int] = {}
        self._places: dict[int, Places] = {}
        self._leaving: _Leaving | None = None
        self.is_busy = False

    # States

    def enter(self, frame: FrameType, info: CodeInfo, is_resumed: bool) -> None:
        """A frame starts, or a generator goes on."""
        activation = self._push(frame, info, is_resumed)
        self._append(Event.CALL, frame.f_lineno if is_resumed else info.line, activation)

    def enter_thrown(self, frame: FrameType, info: CodeInfo) -> None:
        """A generator goes on with an exception; what is recorded depends on which one it is."""
        self._push(frame, info, is_resumed=True).thrown = True

    def line(self, activation: Activation, line: int) -> None:
        """A line is about to run."""
        info = activation.info
        if info.spans is not None:
            start = info.spans.get(line, 0)
            if start and start == activation.span:
                return
            activation.span = start
            line = start or line
        if line < info.first:
            return
        activation.raised = False
        self._append(Event.LINE, line, activation)

    def leave(self, activation: Activation, value: object) -> None:
        """A frame returns or yields a value."""
        self._append_value(Event.RETURN, activation.frame.f_lineno, activation, value)
        self._pop(activation)

    def raise_(self, activation: Activation, error: BaseException) -> None:
        """An exception is raised in a frame or comes to it out of a call."""
        if self._ends_a_loop(activation, error):
            return
        if activation.thrown:
            if isinstance(error, GeneratorExit) and not self._is_guarded(activation):
                activation.raised = True
                return
            activation.thrown = False
            self._append(Event.CALL, activation.frame.f_lineno, activation)
        self._append_value(Event.EXCEPTION, activation.frame.f_lineno, activation, error)
        activation.raised = True

    def unwind(self, activation: Activation, error: BaseException | None) -> None:
        """A frame is left by an exception: if that is not its last state, as after `finally`, it becomes it."""
        if not activation.raised:
            frame, info = activation.frame, activation.info
            row = (int(Event.EXCEPTION), frame.f_lineno, activation.depth, activation.number, info.scope)
            self._leaving = _Leaving(row, info, dict(frame.f_locals), frame.f_globals, error)
        self._pop(activation)
        if error is not None:
            self.settle(error)

    def settle(self, error: BaseException | None) -> None:
        """The exception by which the last frame was left is known now, or never will be."""
        left, self._leaving = self._leaving, None
        if left is not None:
            value = error if error is not None else left.guess
            self.tape.append_value(
                left.row, "", value, left.info.names, left.variables, left.info.global_names, left.module
            )
            self.attend()

    def expression(self, text: str, line: int, value: object) -> None:
        """A sub-expression of the running frame has its value."""
        if self._leaving is not None:
            self.settle(None)
        activation = self.stack[-1]
        row = (int(Event.EXPRESSION), line, activation.depth, activation.number, activation.info.scope)
        # Unlike an event's callback, this runs with events switched on: a `__repr__` called to describe the value has some.
        self.is_busy = True
        try:
            self.tape.append_value(row, text, value, (), _NOTHING, (), _NOTHING)
        finally:
            self.is_busy = False
        self.attend()

    def _append(self, event: Event, line: int, activation: Activation) -> None:
        if self._leaving is not None:
            self.settle(None)
        info, frame = activation.info, activation.frame
        row = (int(event), line, activation.depth, activation.number, info.scope)
        self.tape.append(row, info.names, frame.f_locals, info.global_names, frame.f_globals)
        self.attend()

    def _append_value(self, event: Event, line: int, activation: Activation, value: object) -> None:
        if self._leaving is not None:
            self.settle(value if isinstance(value, BaseException) and event is Event.EXCEPTION else None)
        info, frame = activation.info, activation.frame
        row = (int(event), line, activation.depth, activation.number, info.scope)
        self.tape.append_value(row, "", value, info.names, frame.f_locals, info.global_names, frame.f_globals)
        self.attend()

    # The stack

    def _push(self, frame: FrameType, info: CodeInfo, is_resumed: bool) -> Activation:
        number = self._suspended.get(id(frame)) if is_resumed else None
        if number is None:
            number = self.frames
            self.frames += 1
            if info.can_suspend:
                self._suspended[id(frame)] = number
        activation = Activation(frame, number, info, len(self.stack))
        self.stack.append(activation)
        return activation

    def _pop(self, activation: Activation) -> None:
        while self.stack and self.stack.pop() is not activation:
            pass

    def top(self, frame: FrameType) -> Activation | None:
        """The activation of a frame that has an event; frames above it that were left unseen are dropped."""
        stack = self.stack
        if stack and stack[-1].frame is frame:
            return stack[-1]
        found = next((activation for activation in reversed(stack) if activation.frame is frame), None)
        while found is not None and stack[-1] is not found:
            stack.pop()
        return found

    # What an event means

    def places(self, code: CodeType) -> Places:
        """Studied only for code in which an exception or an empty return happened."""
        found = self._places.get(id(code))
        if found is None:
            found = self._places[id(code)] = places(code)
        return found

    def _ends_a_loop(self, activation: Activation, error: BaseException) -> bool:
        if isinstance(error, StopIteration):
            return activation.frame.f_lasti in self.places(activation.info.code).iterating
        if isinstance(error, StopAsyncIteration):
            return activation.frame.f_lasti in self.places(activation.info.code).async_iterating
        return False

    def _is_guarded(self, activation: Activation) -> bool:
        return activation.frame.f_lasti in self.places(activation.info.code).guarded


class SetTrace:
    """Feeds a tracer from `sys.settrace`."""

    def __init__(self, tracer: Tracer) -> None:
        self._tracer = tracer
        self._before: Any = None

    def start(self) -> None:
        self._before = sys.gettrace()
        sys.settrace(self._on_call)

    def stop(self) -> None:
        sys.settrace(self._before)

    def _on_call(self, frame: FrameType, event: str, argument: object) -> Any:
        info = self._tracer.scopes.info(frame.f_code)
        if info is None or self._tracer.is_busy:
            return None
        if not info.can_suspend:
            self._tracer.enter(frame, info, is_resumed=False)
        else:
            self._enter_suspendable(frame, info)
        return self._on_event

    def _enter_suspendable(self, frame: FrameType, info: CodeInfo) -> None:
        op, argument = frame.f_code.co_code[frame.f_lasti], frame.f_code.co_code[frame.f_lasti + 1]
        if op != _RESUME:
            self._tracer.enter_thrown(frame, info)
        else:
            self._tracer.enter(frame, info, is_resumed=argument & 3 != 0)

    def _on_event(self, frame: FrameType, event: str, argument: Any) -> Any:
        activation = self._tracer.top(frame)
        if activation is None:
            return None
        if event == "line":
            self._tracer.line(activation, frame.f_lineno)
        elif event == "return":
            self._on_return(activation, argument)
        elif event == "exception":
            activation.span = 0
            self._tracer.raise_(activation, argument[1])
        return self._on_event

    def _on_return(self, activation: Activation, value: object) -> None:
        if value is None and self._is_left_by_exception(activation):
            self._tracer.unwind(activation, None)
        else:
            self._tracer.leave(activation, value)

    def _is_left_by_exception(self, activation: Activation) -> bool:
        lasti = activation.frame.f_lasti
        return activation.raised or lasti not in self._tracer.places(activation.info.code).leaving


_RESUME = dis.opmap["RESUME"]
