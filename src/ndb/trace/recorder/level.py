"""How closely a program is looked at: its lines, their expressions or their instructions."""

import sys
from collections.abc import Callable
from enum import Enum
from types import FrameType
from typing import TYPE_CHECKING, Any, Final

from ndb.errors import BadTarget
from ndb.trace.scopes import Scopes
from ndb.trace.tracer import new_tracer

if TYPE_CHECKING:
    from ndb.trace.instrumented import Instrumented

HOOK_FRAMES: Final = 50
"""Enough for what happens between a program's expression and the tape."""


class Level(Enum):
    """What is recorded besides lines: nothing, what they evaluate, or every instruction of theirs."""

    LINES = "lines"
    EXPRESSIONS = "expressions"
    INSTRUCTIONS = "instructions"


def level_of(expressions: bool, instructions: bool) -> Level:
    if expressions and instructions:
        raise BadTarget(
            "expressions and instructions cannot be recorded at once: code that tells its expressions has other"
            " instructions than the program's; ask for one of them"
        )
    return Level.INSTRUCTIONS if instructions else Level.EXPRESSIONS if expressions else Level.LINES


def tracer_for(level: Level, scopes: Scopes, tape: Any, attend: Callable[[], None], is_fast: bool = True) -> Any:
    if level is Level.INSTRUCTIONS:
        from ndb.trace.instructions.instruction_tracer import InstructionTracer

        return InstructionTracer(scopes, tape, attend)
    return new_tracer(scopes, tape, attend, is_fast)


def instrumented_for(level: Level, report: Callable[[str, int, object, bool], None]) -> "Instrumented | None":
    if level is not Level.EXPRESSIONS:
        return None
    from ndb.trace.instrumented import Instrumented  # much to load for what is seldom asked for

    return Instrumented(report)


def is_of_the_program(tracer: Any, scopes: Scopes) -> bool:
    """Whether the frame that reports an expression is the one being recorded, and not that of a `__repr__` of ours."""
    frame: FrameType | None = sys._getframe(3)
    while frame is not None and scopes.info(frame.f_code) is None:
        frame = frame.f_back
    return bool(tracer.stack) and tracer.stack[-1].frame is frame
