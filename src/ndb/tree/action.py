"""Debugger actions: the closed set of moves of the language, forward and inverse.

Knows their names only; what they lead to is the trees' business.
"""

import re
from dataclasses import dataclass
from enum import StrEnum

from ndb.errors import BadAction


class Move(StrEnum):
    STEP_INTO = "step_into"
    STEP_OVER = "step_over"
    STEP_RETURN = "step_return"
    STEP_EXPRESSION = "step_expression"
    STEP_INSIDE = "step_inside"
    STEP_INSTRUCTION = "step_instruction"
    BREAKPOINT = "breakpoint"
    CONTINUE = "continue"
    INV_STEP_INTO = "inv_step_into"
    INV_STEP_OVER = "inv_step_over"
    INV_STEP_CALL = "inv_step_call"

    @property
    def inverse(self) -> bool:
        return self.value.startswith("inv_")


@dataclass(frozen=True, slots=True)
class Action:
    """A move; a breakpoint also names the source line to stop at."""

    move: Move
    source: str | None = None

    def __post_init__(self) -> None:
        assert (self.source is not None) == (self.move is Move.BREAKPOINT), self

    def __str__(self) -> str:
        return self.move.value if self.source is None else f"{self.move.value} {self.source.strip()!r}"


STEP_INTO = Action(Move.STEP_INTO)
STEP_OVER = Action(Move.STEP_OVER)
STEP_RETURN = Action(Move.STEP_RETURN)
STEP_EXPRESSION = Action(Move.STEP_EXPRESSION)
STEP_INSIDE = Action(Move.STEP_INSIDE)
STEP_INSTRUCTION = Action(Move.STEP_INSTRUCTION)
CONTINUE = Action(Move.CONTINUE)
INV_STEP_INTO = Action(Move.INV_STEP_INTO)
INV_STEP_OVER = Action(Move.INV_STEP_OVER)
INV_STEP_CALL = Action(Move.INV_STEP_CALL)


def breakpoint_at(source: str) -> Action:
    return Action(Move.BREAKPOINT, source)


@dataclass(frozen=True, slots=True)
class LineBreakpoint:
    """A scripted breakpoint by line number; the language knows lines only by text."""

    line: int


ScriptedAction = Action | LineBreakpoint

_SCRIPTED = re.compile(
    r"\s*(?P<move>\w+)(?:\s+(?:'(?P<single>[^']*)'|\"(?P<double>[^\"]*)\"|(?P<line>\d+)))?\s*(?:\*\s*(?P<times>\d+))?\s*(?:,|$)"
)


def parse_script(script: str) -> list[ScriptedAction]:
    """`step_into*3, breakpoint 'return n', breakpoint 12, continue` as actions."""
    actions: list[ScriptedAction] = []
    position = 0
    while position < len(script):
        match = _SCRIPTED.match(script, position)
        if not match:
            raise BadAction(
                f"cannot read the actions from {script[position:]!r} on; write e.g. step_into*3, breakpoint 'return n'"
            )
        actions += [_scripted(match)] * int(match["times"] or 1)
        position = match.end()
    return actions


def _scripted(match: re.Match[str]) -> ScriptedAction:
    try:
        move = Move(match["move"])
    except ValueError:
        raise BadAction(f"no action {match['move']!r}; there are {', '.join(Move)}") from None
    text = match["single"] if match["single"] is not None else match["double"]
    if (move is Move.BREAKPOINT) != (text is not None or match["line"] is not None):
        raise BadAction("a breakpoint needs a quoted source line or a line number, and nothing else takes one")
    if match["line"] is not None:
        return LineBreakpoint(int(match["line"]))
    return Action(move, text)
