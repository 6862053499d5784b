"""A tracer that also tells every instruction before it runs (SPEC 2d).

Knows the interpreter's `opcode` events, which come behind the `line` event of the same instruction. All of it is
Python: some 15 microseconds a state, forty times what the tracer takes whose hot path is in C.
"""

from collections.abc import Iterator, Mapping
from types import CodeType, FrameType
from typing import Any, Final

from ndb.errors import BadTarget
from ndb.trace.instructions.evaluation_stack import evaluation_stack, why_unreadable
from ndb.trace.instructions.instruction import Instruction, instructions_of
from ndb.trace.state import Event
from ndb.trace.tracer import Activation, Tracer
from ndb.trace.values.nodes import Opaque

_EVENT: Final = int(Event.INSTRUCTION)
_NOTHING: Final[Mapping[str, Any]] = {}


class InstructionTracer(Tracer):
    """Calls, lines, returns, exceptions, and every instruction between them."""

    traces_instructions = True

    def __init__(self, *arguments: Any) -> None:
        if (reason := why_unreadable()) is not None:
            raise BadTarget(f"instructions cannot be recorded here: {reason}")
        super().__init__(*arguments)
        self._instructions: dict[int, tuple[CodeType, dict[int, Instruction]]] = {}

    def _on_trace_call(self, frame: FrameType, event: str, argument: object) -> Any:
        traced = super()._on_trace_call(frame, event, argument)
        if traced is not None:
            frame.f_trace_opcodes = True
        return traced

    def _on_trace(self, frame: FrameType, event: str, argument: Any) -> Any:
        if event != "opcode":
            return super()._on_trace(frame, event, argument)
        if self._passed:
            self.go_on(frame)
        activation = self._top(frame)
        if activation is None:
            return None
        if not activation.thrown:
            self._append_instructions(activation)
        return self._on_trace

    def _append_instructions(self, activation: Activation) -> None:
        if self.is_closed:
            self.attend()
            return
        if self.unsettled is not None:
            self.settle(None)
        info, stack = activation.info, evaluation_stack(activation.frame)
        names = tuple(map(str, range(len(stack))))
        line = activation.line or info.line
        row = (_EVENT, line, activation.depth, activation.number, info.scope)
        for each in self._running(activation.frame):
            place = Opaque(each.position)
            self.tape.append_value(row, each.text, place, names, dict(zip(names, stack, strict=True)), (), _NOTHING)
        self._look()

    def _running(self, frame: FrameType) -> Iterator[Instruction]:
        """The instruction that runs next. One with a long argument is several; the interpreter tells of the first."""
        known, at = self._of(frame.f_code), frame.f_lasti
        while True:
            yield known[at]
            if not known[at].is_prefix:
                return
            at += 2

    def _of(self, code: CodeType) -> dict[int, Instruction]:
        found = self._instructions.get(id(code))
        if found is None:
            found = self._instructions[id(code)] = (code, instructions_of(code))
        return found[1]
