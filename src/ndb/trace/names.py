"""How a state names variables: a frame's own by their names, the module's data as `global NAME` (SPEC 4).

Knows names only. The compiled tape (`_encode.c`) writes the same prefix; a test compares the two.
"""

from collections.abc import Mapping
from typing import Final

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401

GLOBAL: Final = "global "
"""Before the names of variables that are not the frame's own."""


def global_name(name: str) -> str:
    """The name under which a state lists data of the module's."""
    return GLOBAL + name


def is_global(listed: str) -> bool:
    """Whether a listed name is that of data of the module's."""
    return listed.startswith(GLOBAL)


def bare_name(listed: str) -> str:
    """A listed name as the code has it."""
    return listed.removeprefix(GLOBAL)


def listed_name(variables: Mapping[str, object], name: str) -> str | None:
    """The name under which a state lists what the code calls `name`, the frame's own first; None where it does not."""
    for listed in (name, global_name(name)):
        if listed in variables:
            return listed
    return None


def value_of(variables: Mapping[str, str], name: str) -> str | None:
    """The value of what the code calls `name`; None where a state does not list it."""
    listed = listed_name(variables, name)
    return None if listed is None else variables[listed]
