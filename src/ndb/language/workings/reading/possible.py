"""What can come next in a walk, as far as it is known.

Knows texts only: neither tokens nor how it was found out.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

LONGEST_GIVEN: Final = 200
"""Characters of a value that is known: a longer one might be shown cut."""


@dataclass(frozen=True, slots=True)
class Possible:
    """What can come next in a walk, as far as it is known."""

    events: tuple[str, ...]
    expressions: frozenset[str] | None = None
    """None where it is not known which."""
    workings: frozenset[str] = frozenset()
    values: Mapping[str, str] = field(default_factory=dict)
    """Those of expressions that are known."""
    variables: Mapping[str, str] = field(default_factory=dict)
    """What of variables was worked out before the line that comes next."""
    goes_round: bool | None = None
    """Whether a loop that the line opens goes round once more; None where that is not known."""
    callee: int | None = None
    """The line of the function that is called next, if one is; None where that is not known."""
    call: str | None = None
    """The expression that is evaluated next, by a call if a function of the program's is called; None where that is not
    known."""
    in_rounds: Mapping[str, str] = field(default_factory=dict)
    """What comprehensions of the line have bound."""
    item: int | None = None
    """Which item the loop that the line opens binds next, if that is known."""
    is_through: bool = False
    """Whether every round of the comprehensions of the line was told, as far as they went."""


def short(values: Mapping[str, str]) -> dict[str, str]:
    """Those values that are surely shown whole."""
    return {text: value for text, value in values.items() if len(value) <= LONGEST_GIVEN}
