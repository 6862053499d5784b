"""The special tokens of the language, and how text that looks like one is kept apart from them.

Knows spelling only.
"""

import re
from enum import StrEnum

from ndb.trace.state import Event


class Mark(StrEnum):
    """Tokens of structure."""

    BEGIN_OF_TEXT = "begin_of_text"
    END_OF_TEXT = "end_of_text"
    PAD = "pad"
    TRACE_CONTEXT_START = "trace_context_start"
    TRACE_END = "trace_end"
    FRAME_SEP = "frame_sep"
    ACTION_SEP = "action_sep"
    SRC_SEP = "src_sep"
    ARG_SEP = "arg_sep"


class Sep(StrEnum):
    """Tokens that open a state: its event, forward or inverse."""

    CALL = "call_sep"
    LINE = "line_sep"
    RETURN = "return_sep"
    EXCEPTION = "exception_sep"
    EXPRESSION = "expression_sep"
    WORKING = "working_sep"
    INSTRUCTION = "instruction_sep"
    INV_CALL = "inv_call_sep"
    INV_LINE = "inv_line_sep"
    INV_LINE_CALL = "inv_line_call_sep"
    INV_RETURN = "inv_return_sep"
    INV_EXCEPTION = "inv_exception_sep"

    @property
    def inverse(self) -> bool:
        return self.value.startswith("inv_")

    @property
    def has_locals(self) -> bool:
        return self in _WITH_LOCALS

    @property
    def event(self) -> Event:
        return _EVENTS[self]

    @property
    def word(self) -> str:
        return self.value.removesuffix("_sep")


_WITH_LOCALS = frozenset({Sep.CALL, Sep.LINE, Sep.INSTRUCTION, Sep.INV_CALL, Sep.INV_LINE, Sep.INV_LINE_CALL})
_EVENTS = {
    Sep.CALL: Event.CALL,
    Sep.INV_CALL: Event.CALL,
    Sep.LINE: Event.LINE,
    Sep.INV_LINE: Event.LINE,
    Sep.INV_LINE_CALL: Event.LINE,
    Sep.RETURN: Event.RETURN,
    Sep.INV_RETURN: Event.RETURN,
    Sep.EXCEPTION: Event.EXCEPTION,
    Sep.INV_EXCEPTION: Event.EXCEPTION,
    Sep.EXPRESSION: Event.EXPRESSION,
    Sep.WORKING: Event.WORKING,
    Sep.INSTRUCTION: Event.INSTRUCTION,
}
FORWARD = {event: Sep.EXPRESSION if event is Event.ROUND else Sep(f"{event.word}_sep") for event in Event}
INVERSE: dict[Event, Sep] = {event: Sep(f"inv_{event.word}_sep") for event in Event if not event.is_inside_line}


def _all_names() -> tuple[str, ...]:
    from ndb.trace.state import Exit
    from ndb.tree.action import Move

    return (*Mark, *Sep, *Move, *Exit)


SPECIAL_NAMES = _all_names()
"""Every special token."""
OF_INSTRUCTIONS = ("instruction_sep", "step_instruction")
"""Special tokens of a level that no model knows unless it was taught (SPEC 2d)."""
LATER = ("working_sep", "step_inside", *OF_INSTRUCTIONS)
"""Special tokens that came after the first models: a tokenizer has them among its words, or not at all."""
FIRST_NAMES = tuple(name for name in SPECIAL_NAMES if name not in LATER)
"""Special tokens that every tokenizer has, in the order of their ids."""


def spell(name: str) -> str:
    return f"<|{name}|>"


_NAMES = "|".join(sorted(SPECIAL_NAMES, key=len, reverse=True))
SPECIAL = re.compile(rf"<\|({_NAMES})\|>")
_LOOKS_SPECIAL = re.compile(rf"<(\\*)\|(?=(?:{_NAMES})\|>)")
_ESCAPED = re.compile(rf"<\\(\\*)\|(?=(?:{_NAMES})\|>)")


def escape(text: str) -> str:
    """Source text in which a special token's spelling cannot be taken for the token: `<|pad|>` becomes `<\\|pad|>`."""
    return _LOOKS_SPECIAL.sub(r"<\\\1|", text) if "|>" in text else text


def unescape(text: str) -> str:
    return _ESCAPED.sub(r"<\1|", text) if "|>" in text else text
