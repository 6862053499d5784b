"""`except*`: every handler gets what of a group it takes, and what is left over goes on.

Knows exceptions and handlers; not who raised them.
"""

import ast
from collections.abc import Iterator
from typing import Any

from ndb.predict.reckon.activations import Frame
from ndb.predict.reckon.calling.function_calls import NEXT, Running
from ndb.predict.reckon.doubt import NotKnown, Raised, native


def handle_parts(machine: Any, statement: ast.TryStar, error: BaseException, frame: Frame) -> Running:
    """Run the handlers of a statement; what they raise and what none of them takes is raised behind the last."""
    rest: BaseException | None = error
    left: list[BaseException] = []
    again: list[BaseException] = []
    for handler in statement.handlers:
        machine.at(handler.lineno)
        kinds = machine.value(handler.type, frame.scope)
        taken, rest = _split(rest, kinds)
        if taken is None:
            continue
        frame.reported = None
        try:
            yield from _run(machine, handler, taken, frame)
        except Raised as raised:
            (again if raised.error is taken else left).append(raised.error)
    if rest is not None:
        again.append(rest)
    found = _together(error, left, again)
    if found is not None:
        frame.reported = found  # no state tells of it a second time
        raise Raised(found)
    return NEXT


def _run(machine: Any, handler: ast.ExceptHandler, taken: BaseException, frame: Frame) -> Running:
    if handler.name:
        frame.scope.store(handler.name, taken)
    frame.handled.append(taken)
    try:
        signal = yield from machine.block(handler.body, frame)
    finally:
        frame.handled.pop()
        if handler.name:
            frame.scope.variables.pop(handler.name, None)
    assert signal is NEXT, "no such block can be left otherwise"
    return signal


def _split(error: BaseException | None, kinds: Any) -> tuple[BaseException | None, BaseException | None]:
    """What of an exception is of some kinds, as a group, and the rest."""
    several = kinds if isinstance(kinds, tuple) else (kinds,)
    if not all(isinstance(each, type) and issubclass(each, BaseException) for each in several):
        raise NotKnown("a handler of something else")
    if any(issubclass(each, BaseExceptionGroup) for each in several):
        raise NotKnown("a handler of groups that takes them apart")
    if error is None:
        return None, None
    if isinstance(error, BaseExceptionGroup):
        taken, rest = native(error.split, kinds)
        return taken, rest
    if not isinstance(error, kinds):
        return None, error
    made = BaseExceptionGroup if not isinstance(error, Exception) else ExceptionGroup
    return made("", (error,)), None


def _together(error: BaseException, left: list[BaseException], again: list[BaseException]) -> BaseException | None:
    """What is raised behind the handlers: what they raised, and of the group what was raised again."""
    if not isinstance(error, BaseExceptionGroup):
        return next(iter([*left, *again]), None)
    kept = {id(leaf) for each in again for leaf in _leaves(each)}
    whole = native(error.split, lambda each: id(each) in kept)[0] if kept else None
    several = [*left, *([whole] if whole is not None else [])]
    if len(several) < 2:
        return several[0] if several else None
    are_usual = all(isinstance(each, Exception) for each in several)
    return ExceptionGroup("", several) if are_usual else BaseExceptionGroup("", several)


def _leaves(error: BaseException) -> Iterator[BaseException]:
    if isinstance(error, BaseExceptionGroup):
        for each in error.exceptions:
            yield from _leaves(each)
    else:
        yield error
