"""Why an expression has no value here: what cannot be known is never guessed."""

import ast
from typing import Any, Final

from ndb.errors import NdbError
from ndb.trace.values.render import is_cut, reason_in
from ndb.trace.values.thing import Thing, Unknown, has_own_code

LONGEST_TOLD: Final = 200
"""Characters of a value in an error."""


class BadExpression(NdbError):
    """An expression that has no value here, or none that can be known."""


class UnknownValue(BadExpression):
    """Something cannot be computed with, because too little is known of it."""


def plain(value: Any, node: ast.expr) -> Any:
    """The value of an expression, if it can be computed with."""
    if isinstance(value, Thing | Unknown):
        raise no_value(value, node)
    return value


def all_plain(value: Any, node: ast.expr) -> Any:
    """A value in which there is nothing that says itself what it is equal to, or how it is written."""
    if has_own_code(plain(value, node)):
        raise UnknownValue(
            f"`{ast.unparse(node)}` holds objects: what their own code would say is not known, but their parts are"
        )
    return value


def no_value(value: Thing | Unknown, node: ast.expr) -> UnknownValue:
    """Why something cannot be computed with."""
    text, reason = ast.unparse(node), reason_in(value.text)
    if reason is not None:
        return UnknownValue(f"what `{text}` was is not known: {reason.removeprefix('not known here: ')}")
    cut = " (it was cut when it was recorded)" if is_cut(value.text) else ""
    if isinstance(value, Thing) and not cut:
        return UnknownValue(f"`{text}` is an object: what its own code would say is not known, but its parts are")
    shown = value.text if len(value.text) <= LONGEST_TOLD else f"{value.text[: LONGEST_TOLD - 3]}..."
    return UnknownValue(f"`{text}` is known only as a text{cut}: {shown}")
