"""A generator of the program's that a line draws from: by a loop, by `next`, by one who takes all of it.

What it has given so far is told by its `yield`s, so what `list(numbers())` gives is known when it is through. Knows
syntax and values as text; neither walks nor models.
"""

import ast
from dataclasses import dataclass, field

from ndb.source.parse import parsed_expression

TAKE_ALL = frozenset({"list", "tuple", "set", "sorted", "sum", "dict", "frozenset", "max", "min", "Counter", "deque"})


@dataclass(slots=True)
class Drawing:
    """Who draws, and what came."""

    call: str = ""
    """The text of the generator's call, where that is the taker's only argument."""
    taker: str = ""
    """The text of the call that draws; none where it is the loop of the line."""
    takes_all: bool = False
    values: list[str] = field(default_factory=list)
    has_given: bool = False
    """Whether the generator has just given something, and waits."""

    @property
    def is_loop(self) -> bool:
        return not self.taker

    def take(self, value: str, is_yielded: bool) -> None:
        self.has_given = is_yielded
        if is_yielded:
            self.values.append(value)

    @property
    def as_list(self) -> str | None:
        """All that came, where it is told whole."""
        return (
            f"[{', '.join(self.values)}]" if self.takes_all and not any("<…" in each for each in self.values) else None
        )


def called_by(text: str) -> str:
    """The name of the function that an expression calls, if it is a call."""
    match parsed_expression(f"({text}\n)"):
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name
    return ""


def drawing_by(taker: str, call: str) -> Drawing | None:
    """How an expression draws from what a call in it has made; None where that is not sure."""
    match parsed_expression(f"({taker}\n)"), parsed_expression(f"({call}\n)"):
        case ast.Call(func=ast.Name(id=name), args=[argument], keywords=[]), ast.expr() as made:
            is_its = ast.unparse(argument) == ast.unparse(made)
            return Drawing(call, taker, name in TAKE_ALL) if is_its and name in {*TAKE_ALL, "next"} else None
    return None
