"""Operations on values of the standard library, by what they are on (SPEC 2c).

Brings the rules of this room together. A name is taken for the library's where the program has none of its own like
it. Knows syntax and values as text; no model.
"""

import ast
from collections.abc import Callable, Generator

from ndb.language.workings.amounts.exact import of_exact
from ndb.language.workings.library.addresses import of_address
from ndb.language.workings.library.dates import of_date
from ndb.language.workings.library.drawn_lists import of_numbers_in_lists
from ndb.language.workings.library.gathered import of_gathered
from ndb.language.workings.library.mathematics import of_mathematics
from ndb.language.workings.library.patterns import of_pattern
from ndb.language.workings.library.posix import of_path
from ndb.language.workings.library.written import of_written

Workings = Generator[str, str, bool | str | None]
"""In the end the value, where it follows from what was told; True where it raises."""


def of_library(
    node: ast.expr,
    told: Callable[[ast.expr], str],
    look: Callable[[str], str | None],
    is_free: Callable[[str], bool],
) -> Workings | None:
    """The workings of an operation on values of the library; None where it is none. `look`: what a name, or the text of
    an expression, was told to be. `is_free`: whether a name is none
    of the program's own."""

    def is_library(function: ast.expr, name: str) -> bool:
        """Whether a function, or a class, is the one of the library that has this name."""
        match function:
            case ast.Name(id=called):
                return called == name and is_free(called)
            case ast.Attribute(value=ast.Name(id=module), attr=called):
                return called == name and is_free(module)
        return False

    for rule in _RULES:
        found = rule(node, told, is_library)
        if found is not None:
            return found
    return of_pattern(node, told, look)


_RULES = (of_date, of_path, of_gathered, of_mathematics, of_address, of_exact, of_written, of_numbers_in_lists)
