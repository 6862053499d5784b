"""Builtins of our own, for modules of which functions run inside a watched program.

They import `BUILTINS as __builtins__`. A function looks its builtins up where its module's `__builtins__` pointed when
it was made, so a program that replaces `len` changes its own calls, not those of whoever watches it. What such a module
calls of the standard library still sees the program's.
"""

import builtins
from types import FunctionType
from typing import Any

BUILTINS: dict[str, Any] = dict(vars(builtins))


def with_own_builtins(function: Any) -> Any:
    """A function of the standard library that calls these, too (not those that it calls in turn)."""
    if not isinstance(function, FunctionType):
        return function
    names = {**function.__globals__, "__builtins__": BUILTINS}
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
    copy.__kwdefaults__ = function.__kwdefaults__
    return copy
