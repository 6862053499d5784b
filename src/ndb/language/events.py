"""Which events can follow a state and an action (SPEC 2, 2b and 3). Knows nothing of code."""

from ndb.language.tokens import Sep
from ndb.trace.state import Exit
from ndb.tree.action import Action, Move

_EXITS = (Exit.NORMAL, Exit.ERROR, Exit.NEVER)


def events_after(before: Sep | None, action: Action) -> tuple[str, ...]:
    """The events and exits that can follow a state and an action (SPEC 2, 2b and 3)."""
    left = before in (Sep.RETURN, Sep.EXCEPTION)
    over = (Sep.LINE, Sep.RETURN, Sep.EXCEPTION, *((Sep.CALL,) if left else ()), *_EXITS)
    match action.move:
        case Move.STEP_INTO:
            return (Sep.LINE, Sep.CALL, Sep.RETURN, Sep.EXCEPTION, *_EXITS)
        case Move.STEP_OVER:
            return over
        case Move.STEP_EXPRESSION:
            return (Sep.EXPRESSION, *over)
        case Move.STEP_INSIDE:
            return (Sep.EXPRESSION, Sep.WORKING, *over)
        case Move.STEP_INSTRUCTION:
            return (Sep.INSTRUCTION, *over)
        case Move.STEP_RETURN:
            return (
                over
                if before is Sep.RETURN
                else (Sep.RETURN, Sep.EXCEPTION, *((Sep.CALL, Sep.LINE) if left else ()), *_EXITS)
            )
        case Move.BREAKPOINT:
            return (Sep.LINE, Sep.CALL, *_EXITS)
        case Move.CONTINUE:
            return _EXITS
        case Move.INV_STEP_CALL if before is not Sep.INV_CALL:
            return (Sep.INV_CALL,)
    if before is Sep.INV_CALL:
        return (Sep.INV_CALL, Sep.INV_LINE, Sep.INV_LINE_CALL, Sep.INV_RETURN, Sep.INV_EXCEPTION, Exit.ENTRY)
    if before is Sep.INV_LINE_CALL:
        return (Sep.INV_RETURN, Sep.INV_EXCEPTION, Sep.INV_LINE, Sep.INV_CALL)
    return (Sep.INV_CALL, Sep.INV_LINE, Sep.INV_LINE_CALL, Sep.INV_RETURN, Sep.INV_EXCEPTION)
